"""What lists go by, what was paid or charged in total, and upon whom a card is ridden, played."""

from __future__ import annotations

import pytest
from tests.games.vanguard.meaning.played import (
    Play,
    Scene,
    case,
    does,
    not_so,
    run,
    so,
    waits,
    when,
)
from tests.games.vanguard.table import (
    attack,
    no_guard,
    no_ride,
    power,
    scene,
    unit,
    use,
)
from tests.ruling import clause

from kirifuda import CardError

UP = "【永】【(R)】：このユニットのパワー+5000。"

PLAYS = [
    # -- what is had by how many there are: as the list is reached, or as long as they are there
    does(f"あなたのドロップの枚数により、そのターン中、このユニットは以下すべてを得る。・1枚以上-{UP}・2枚以上-{UP}",
         case({"X": (8000, 1)}), case({"X": (13000, 1)}, drop=["ハル"]),
         case({"X": (18000, 1)}, drop=["ハル", "ナツ", "フユ"]),
         case("use 拾", "pick ハル", {"X": (18000, 1)}, rear=["X", "拾"], drop=["ハル", "ナツ"]),
         case("use 埋", {"X": (8000, 1), "me.soul": ["ハル"]}, rear=["X", "埋"], hand=["ハル"])),
    does(f"あなたの、ソウルとドロップのカードの種類の合計により、そのターン中、このユニットは以下すべてを得る。・2種類以上-{UP}",
         case({"X": (8000, 1)}, drop=["ハル", "ハル"]), case({"X": (13000, 1)}, drop=["ハル"], soul=["ナツ"])),
    Play(f"【永】【(R)】：あなたのドロップの合計枚数により以下すべてを得る。・1枚以上-{UP}・3枚以上-{UP}",
         so(drop=["ハル"]), not_so(), case({"X": (18000, 1)}, drop=["ハル", "ナツ", "フユ"]),
         not_so("no_ride", "use 拾", rear=["X", "拾"], drop=["ハル"])),
    # -- how much in total
    when("このターンにあなたが合計【エネルギーチャージ】(2)以上している",
         so("no_ride", "use 電", "use 電", rear=["X", "電"]), not_so("no_ride", "use 電", rear=["X", "電"])),
    when("このターンにあなたが合計【ソウルチャージ】(2)以上している",
         so("no_ride", "use 魂", "use 魂", rear=["X", "魂"]), not_so("no_ride", "use 魂", rear=["X", "魂"])),
    when("このターンにあなたが合計【カウンターチャージ】(2)以上している",
         so("no_ride", "use 癒", "pick ハル", "use 癒", rear=["X", "癒"], damage=["ハル/down", "ナツ/down"]),
         not_so("no_ride", "use 癒", "use 癒", rear=["X", "癒"], damage=["ハル/down"])),
    when("このターンにあなたの〈獣〉の能力のコストで合計【エネルギーブラスト】(2)以上している",
         so("no_ride", "use 放", "use 放", rear=["X", "放"], energy=2),
         not_so("no_ride", "use 放", rear=["X", "放"], energy=2)),
    waits("このユニットの能力のコストであなたのカードが捨てられた時",
          (0, case("use 捨", rear=["X", "捨"], hand=["ハル"]))),
    # -- a row of rear-guard circles and the guardian circle
    when("相手の、前列の(R)と(G)のユニットが合計1枚以下",
         so(), so(foe={"rear": ["ハル"]}), not_so(foe={"rear": ["ハル", "ナツ"]}),
         so(foe={"rear": ["ハル", None, "ナツ", "フユ"]}),
         case("attack ナツ", {"X": (13000, 1)}, "guard ハル", {"X": (8000, 1)}, "no_guard", rear=["X", "ナツ"],
              foe={"rear": ["ナツ"], "hand": ["ハル", "フユ"]})),
    when("あなたの、(V)と(R)のユニットが合計3枚以上",
         so(rear=["X", None, "ナツ"]), not_so()),
    # -- so many of two kinds, and more of them
    Play("【永】【(R)】：あなたのドロップに「ハル」を含むカードと【クリティカル】が合計1枚以上なら、このユニットのパワー+5000。"
         "2枚以上なら、このユニットのクリティカル+1。",
         so(drop=["ハル", "ナツ"]), not_so(drop=["ナツ", "ナツ"]),
         case({"X": (13000, 2)}, drop=["ハル", "星"])),
    # -- a comma between two ways of paying
    does("【コスト】[【エネルギーブラスト】(1)か、あなたの〈鳥〉を1枚退却させる]ことで、1枚引く。",
         case({"me.hand": 1, "me.energy": 0}, energy=1),
         case({"me.hand": 1, "me.drop": ["ハル"]}, rear=["X", "ハル"])),
    # -- one of two: what was not done, or something else
    does("相手のリアガードを1枚選び、退却させる。退却させなかったか、あなたのソウルが1枚以上なら、1枚引く。",
         case({"me.hand": 0, "foe.drop": ["ハル"]}, foe={"rear": ["ハル"]}), case({"me.hand": 1}),
         case({"me.hand": 1, "foe.drop": ["ハル"]}, soul=["ナツ"], foe={"rear": ["ハル"]})),
    # -- upon whom it is ridden
    Play("【永】：このカードは「アキ」を含むグレード3からのみライドできる。",
         *(Scene([{"ride X": can}], me={"vanguard": lead, "hand": ["X"]}, x={"grade": 3}, phase="ride", left="ride")
           for lead, can in (("アキ", True), ("小", False)))),
]  # fmt: skip


@pytest.mark.parametrize("played", PLAYS, ids=repr)
def test_plays(played: Play) -> None:
    run(played)


def test_what_was_done_in_this_turn_and_what_was_not() -> None:
    a = unit(
        "【自】【(R)】：このユニットがアタックした時、このターンに、このユニットがあなたのカードの能力で"
        "【スタンド】していて、あなたのリアガードがアタックしたバトルでドライブチェックしていないなら、"
        "そのターン中、このユニットのパワー+5000。",
        name="甲",
    )
    b = unit("【起】【(R)】：あなたの「甲」を1枚選び、【スタンド】させる。")
    c = unit("【永】【(R)】：このユニットはドライブチェックを行う。")
    for stood, drove, p in ((1, 0, 13000), (0, 0, 8000), (1, 1, 8000)):
        m = scene(
            me={
                "rear-guards": {
                    "front left": {"card": a, "rest": bool(stood)},
                    "front right": c,
                    "back left": b,
                },
            },
            foe={"hand": 1},
        )
        no_ride(m)
        if stood:
            use(m, b)
        if drove:
            attack(m, c)
            no_guard(m)
        attack(m, a)
        assert power(m, a) == p
        no_guard(m)


@clause("1.3.3")
def test_1_3_3_an_effect_rides_it_upon_nobody_else_either() -> None:
    a = unit("【永】：このカードは「朝」を含むユニットからのみライドできる。", grade=3, power=13000)
    b = unit("【起】【(R)】：あなたの手札から1枚選び、【スタンド】でライドする。")
    for name, rides in (("朝凪", True), ("夕凪", False)):
        lead = unit(name=name, grade=3, power=13000)
        m = scene(me={"vanguard": lead, "rear-guards": {"front left": b}, "hand": [a]})
        no_ride(m)
        use(m, b)
        assert (m.state.definition(m.state.cards(0, 1)[0]).name == a.name) == rides


@clause("11.1.1.1.1")
def test_11_1_1_1_1_what_this_unit_has_paid_in_total() -> None:
    text = "【コスト】[【エネルギーブラスト】({0})]することで、【ソウルチャージ】(1)。"
    a = unit(
        f"【起】【(R)】：{text.format(2)}"
        "【永】【(R)】：このターンにこのユニットの能力のコストで合計【エネルギーブラスト】(4)以上しているなら、"
        "このユニットのパワー+5000。"
    )
    b = unit(f"【起】【(R)】：{text.format(2)}")
    for first, second, p in ((a, a, 13000), (a, b, 8000), (b, b, 8000)):
        m = scene(me={"rear-guards": {"front left": a, "back left": b}, "energy": 4})
        no_ride(m)
        use(m, first)
        assert power(m, a) == 8000
        use(m, second)
        assert power(m, a) == p


@pytest.mark.parametrize(
    "text",
    [
        "【起】【(R)】：あなたのドロップの枚数により、1枚引く。",
        "【起】【(R)】：あなたのドロップの枚数により、以下すべてを行う。・1枚引く。",
        "【起】【(R)】：そのターン中、このユニットは以下すべてを得る。・1枚以上-【永】【(R)】：このユニットのパワー+5000。",
        "【起】【(R)】：あなたのドロップの枚数により、そのターン中、このユニットは以下すべてを得る。・【永】【(R)】：このユニットのパワー+5000。",
        "【起】【(R)】：あなたのドロップの枚数により、そのターン中、このユニットは以下すべてを得る。・1種類以上-【永】【(R)】：このユニットのパワー+5000。",
        "【起】【(R)】：そのターン中、あなたのリアガードすべては「朝」からのみライドできる。",
        "【永】【(R)】：このファイト中にあなたが合計【エネルギーチャージ】(2)以上しているなら、このユニットのパワー+5000。",
    ],
)
def test_what_goes_by_no_number_and_what_nobody_has_counted(text: str) -> None:
    with pytest.raises(CardError):
        unit(text)
