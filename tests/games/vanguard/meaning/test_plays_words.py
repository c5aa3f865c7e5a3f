"""What words say of cards, played where they say it and where they do not."""

from __future__ import annotations

import pytest
from tests.games.vanguard.meaning.played import Play, Scene, run
from tests.games.vanguard.table import unit

from kirifuda import CardError

DO = "【起】【(R)】："
OURS = {"rear-guards": ["X", "ハル", None, None, None]}
PLAYS = [
    # 7.9.1, 7.18.1, 7.20.1: only from hand and deck, from the field, from the damage zone
    Play(
        f"{DO}このユニットを捨てる。",
        Scene(["use", {"me.drop": [], "X.at": 0}], me=OURS),
    ),
    Play(
        f"{DO}このユニットを回復する。",
        Scene(["use", {"me.drop": [], "X.at": 0}], me=OURS),
    ),
    Play(
        f"{DO}あなたのソウルから1枚選び、退却させる。",
        Scene(["use", {"me.drop": [], "me.soul": ["アキ"]}], me={**OURS, "soul": ["アキ"]}),
    ),
    Play(
        f"{DO}あなたのダメージゾーンから1枚選び、回復する。",
        Scene(["use", {"me.drop": ["アキ"]}], me={**OURS, "damage zone": ["アキ"]}),
    ),
    # 4.9.1.2: a column as who chose it sees it; what is left to one is right to the other
    Play(
        f"{DO}相手は縦列を1つ選び、そのターン中、その縦列のあなたのリアガードすべてのパワー+5000。",
        Scene(
            ["use", "say 1", {"X": (8000, 1), "ハル": (13000, 1)}],
            me=OURS,
        ),
    ),
    # what is told before the first kind is told of all
    Play(
        f"{DO}あなたのソウルの〈鳥〉と〈獣〉をそれぞれ1枚選び、手札に加える。",
        Scene(
            ["use", {"me.hand": ["ハル", "ナツ"], "me.soul": []}],
            me={**OURS, "soul": ["ハル", "ナツ"]},
            foe={"rear-guards": ["ナツ", None, None, None, None]},
        ),
    ),
    # a card with a trigger icon, and no subtype of that name
    Play(
        f"{DO}あなたのドロップからトリガーカードを1枚選び、手札に加える。",
        Scene(["use", {"me.hand": ["星"]}], me={**OURS, "drop": ["ナツ", "令", "星"]}),
        Scene(["use", {"me.hand": []}], me={**OURS, "drop": ["ナツ", "令"]}),
    ),
]


@pytest.mark.parametrize("play", PLAYS, ids=str)
def test_it_plays(play: Play) -> None:
    run(play)


def test_11_7_1_nobody_but_the_master_pays() -> None:
    with pytest.raises(CardError, match="paid by the master"):
        unit(f"{DO}相手は【コスト】[手札から1枚捨てる]ことで、1枚引く。")


@pytest.mark.parametrize("word", ["同名", "守護者", "残り", "ヴァンガード"])
def test_2_9_4_what_the_rules_have_a_word_for_is_no_subtype(word: str) -> None:
    with pytest.raises(CardError):
        unit(f"{DO}あなたのドロップから{word}カードを1枚選び、手札に加える。")


@pytest.mark.parametrize("word", ["スタンド", "レスト"])
def test_5_2_2_how_a_card_lies_is_no_state_of_that_name(word: str) -> None:
    with pytest.raises(CardError):
        unit(f"{DO}【{word}】状態のあなたのリアガードを1枚選び、手札に戻す。")
