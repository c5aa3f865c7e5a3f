"""How many cards and how many kinds of them, and words that differ by what they mean: played."""

from __future__ import annotations

import pytest
from tests.games.vanguard.meaning.played import Play, case, does, not_so, run, so, when
from tests.games.vanguard.table import game

from kirifuda.kernel.errors import CardError

SAME = ["ハル", "ハル", "ハル"]
SHOWN = "あなたの山札を上から3枚公開し、"

PLAYS = [
    when("あなたのソウルが2種類", so(soul=[*SAME, "ナツ"]), not_so(soul=SAME),
         not_so(soul=["ハル", "ナツ", "フユ"])),
    when("あなたのソウルが2種類以下", so(soul=[*SAME, "ナツ"]), not_so(soul=["ハル", "ナツ", "フユ"])),
    does(f"{SHOWN}公開されたカードが2種類以上なら、【エネルギーチャージ】(1)。",
         case({"me.energy": 0}, top=SAME), case({"me.energy": 1}, top=["ハル", "ナツ", "ハル"])),
    does(f"{SHOWN}それらを捨てる。2種類以上捨てたなら、【エネルギーチャージ】(1)。",
         case({"me.energy": 0}, top=SAME), case({"me.energy": 1}, top=["ハル", "ナツ", "ハル"])),
    does("あなたのソウルの種類により、以下すべてを行う。・1種類以上-【エネルギーチャージ】(1)。"
         "・2種類以上-1枚引く。",
         case({"me.energy": 0, "me.hand": 0}), case({"me.energy": 1, "me.hand": 0}, soul=SAME),
         case({"me.energy": 1, "me.hand": 1}, soul=["ハル", "ナツ"])),
    # -- as many as, and up to as many
    does("あなたのドロップから相手のヴァンガードのグレードと同じ枚数まで選び、バインドする。",
         case("pick ハル", {"me.bind": ["ハル"]}, drop=["ハル", "ナツ"]),
         case("done", {"me.bind": 0}, drop=["ハル", "ナツ"])),
    does("あなたのドロップからあなたのリアガードすべてと同じ枚数まで選び、バインドする。",
         case("done", {"me.bind": 0}, drop=["ハル", "ナツ"])),
    does("あなたのドロップから相手のヴァンガードのグレードと同じ枚数選び、バインドする。",
         case({"me.bind": ["ハル", "ナツ"]}, drop=["ハル", "ナツ"])),
    # -- on which circle
    does("あなたの(V)の〈鳥〉を1枚選び、そのターン中、パワー+5000。",
         case({"アキ": (18000, 1), "ハル": (8000, 1)}, vanguard="アキ", rear=["X", "ハル"])),
    does("あなたの(R)の〈鳥〉を1枚選び、そのターン中、パワー+5000。",
         case({"アキ": (13000, 1), "ハル": (13000, 1)}, vanguard="アキ", rear=["X", "ハル"])),
    when("あなたの(G)の〈鳥〉が1枚以上", not_so(vanguard="アキ", rear=["X", "ハル"])),
    # -- wings
    when("あなたのドロップに黒翼能力を持つカードが1枚以上", not_so(drop=["翼"])),
    # -- to different circles
    does("あなたのドロップから2枚選び、それぞれ別の(R)にコールする。",
         case("call_to ハル 1", {"circle ナツ": True}, "call_to ナツ 2",
              {"me.circles": ["X", "ハル", "ナツ", "", ""]}, drop=["ハル", "ナツ"])),
]  # fmt: skip


@pytest.mark.parametrize("play", PLAYS, ids=str)
def test_play(play: Play) -> None:
    run(play)


@pytest.mark.parametrize(
    "condition",
    [
        "あなたのソウルが2種類以上なら、このユニットのパワー+5000。3枚以上",
        "あなたのソウルが2枚以上なら、このユニットのパワー+5000。3種類以上",
        "このターンにあなたのリアガードがあなたのカードの能力で2種類以上登場している",
    ],
)
def test_kinds_are_told_of_what_is_counted_by_kinds_only(condition: str) -> None:
    with pytest.raises(CardError, match="kinds"):
        game.card(
            f"【永】【(R)】：{condition}なら、このユニットのパワー+5000。",
            name="X",
            grade=1,
            power=8000,
            shield=5000,
        )


@pytest.mark.parametrize(
    ("text", "english"),
    [
        (
            "【起】【(R)】：あなたの「foo」を2枚まで選び、【スタンド】させ、そのターン中、パワー+5000。",
            (
                "[Act] [(R)] Choose up to 2 of your “foo” cards, then stand them, then until end of turn, "
                "they get power +5000."
            ),
        ),
        (
            (
                "【起】【(R)】：そのターン中、このユニットは『【永】【(R)】：このユニットのパワー+5000。』を得て、"
                "クリティカル+1。"
            ),
            (
                "[Act] [(R)] Until end of turn, this card gets “[Cont] [(R)] This card gets power +5000.”, "
                "then it gets critical +1."
            ),
        ),
        (
            "【永】【(R)】：あなたのドロップに、白翼能力か黒翼能力を持つカードがあるなら、このユニットのパワー+5000。",
            (
                "[Cont] [(R)] If there is a White Wing or Black Wing card in your drop zone, this card gets "
                "power +5000."
            ),
        ),
        (
            "【永】【(R)】：あなたのソウルにセットオーダーが2種類以上なら、このユニットのパワー+5000。",
            (
                "[Cont] [(R)] If there are 2 or more kinds of set orders in your soul, this card gets power "
                "+5000."
            ),
        ),
    ],
)
def test_what_differs_in_meaning_differs_in_english(text: str, english: str) -> None:
    assert game.compile_text(text).english == [english]
