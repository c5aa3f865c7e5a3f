"""Choices that a later sentence widens, sums that are counted, energy paid by its icon alone."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run
from tests.games.rebirth.table import (
    asked,
    attack,
    cancel,
    card,
    count,
    is_rested,
    no_cancel,
    offered,
    pass_all,
    pick,
    rested,
    scene,
    to_attack,
    use,
    zone,
)

SWAP = "【起】【メンバー】:あなたは自分の、手札と控え室から、それぞれコストが同じキャラを1枚ずつ選び、それらを入れ替えてよい。"
CALL = "【起】【メンバー】:あなたは自分の控え室からキャラを1枚選び、手札のReバース1枚と入れ替える。"
ROUND = "【起】【メンバー】:あなたは以下から1つ選び、あなたのメンバーに《ハル》がいるなら、このキャラを【レスト】する。i.あなたは1枚引く。ii.相手は1枚引く。"
SUM = "【起】【エントリー】:あなたの、メンバーの《ハル》の枚数の2倍の値と、あなたのエネルギーの枚数の合計値1につき、このターン中、このキャラを+1/+1。合計値5以上なら、あなたは1枚引く。"
LAID = "【起】【メンバー】:各プレイヤーは自分の手札から1枚選び、裏向きで提示する。それらを公開し、その中で、最も大きいコストのキャラを公開した各プレイヤーは1枚まで引く。"
TIRELESS = "【自】【エントリー】:各アタックフェイズ開始時、そのプレイヤーのメンバーをすべて【スタンド】する。このターン中、そのプレイヤーは、メンバーを【レスト】せずにサポートでき、それらの自動能力を使えず、3回までしかアタックできない。"
FILL = "【起】【メンバー】:あなたは自分の控え室から、自分のエネルギーと選んだ枚数が合計4枚になるように選び、エネルギーに置く。"

PLAYS = [
    Play(
        SWAP,
        Scene(
            [
                "use",
                "yes",
                "pick ナツ",
                {"pick ワザ": True, "pick ヒバナ": True, "pick ハル": False},
                "pick ワザ",
                {"me.hand": ["ワザ"], "me.waiting": ["ナツ", "ハル", "ヒバナ"]},
            ],
            me={"members": ["X"], "hand": ["ナツ"], "waiting": ["ワザ", "ハル", "ヒバナ"]},
        ),
        Scene(
            ["use", "no", {"me.hand": ["ナツ"], "me.waiting": ["ワザ"]}],
            me={"members": ["X"], "hand": ["ナツ"], "waiting": ["ワザ"]},
        ),
        # nothing there has that cost: nothing is swapped
        Scene(
            ["use", "yes", "pick ナツ", {"me.hand": ["ナツ"], "me.waiting": ["ハル"]}],
            me={"members": ["X"], "hand": ["ナツ"], "waiting": ["ハル"]},
        ),
    ),
    Play(
        SWAP + "両方〔風組〕を選ぶなら、コストが異なっていてもよい。",
        Scene(
            [
                "use",
                "yes",
                "pick ナツ",
                {"pick ハル": True, "pick ヒバナ": True, "pick アキ": False},
                "pick ハル",
                {"me.hand": ["ハル"], "me.waiting": ["ナツ", "アキ", "ヒバナ"]},
            ],
            me={"members": ["X"], "hand": ["ナツ"], "waiting": ["ハル", "アキ", "ヒバナ"]},
        ),
        # one of the two is not enough
        Scene(
            ["use", "yes", "pick アキ", {"me.hand": ["アキ"], "me.waiting": ["ハル", "ナツ"]}],
            me={"members": ["X"], "hand": ["アキ"], "waiting": ["ハル", "ナツ"]},
        ),
    ),
    Play(
        CALL + "《ハル》を選ぶなら、Reバースではなくキャラと入れ替えてもよい。",
        Scene(
            [
                "use",
                "pick ナツ",
                {"pick 幕開け": True, "pick アキ": False},
                "pick 幕開け",
                {"me.hand": ["アキ", "ナツ"], "me.waiting": ["ハル", "幕開け"]},
            ],
            me={"members": ["X"], "hand": ["アキ", "幕開け"], "waiting": ["ハル", "ナツ"]},
        ),
        Scene(
            [
                "use",
                "pick ハル",
                {"pick 幕開け": True},
                "pick アキ",
                {"me.hand": ["ハル", "幕開け"], "me.waiting": ["アキ", "ナツ"]},
            ],
            me={"members": ["X"], "hand": ["アキ", "幕開け"], "waiting": ["ハル", "ナツ"]},
        ),
    ),
    Play(
        ROUND,
        Scene(
            ["use", "say 1", {"me.hand": 1, "foe.hand": 0, "X.rest": True}],
            me={"members": ["X", "ハル"]},
        ),
        Scene(
            ["use", "say 2", {"me.hand": 0, "foe.hand": 1, "X.rest": False}],
            me={"members": ["X", "ナツ"]},
        ),
    ),
    Play(
        SUM,
        Scene(
            ["use", {"X": (6, 8), "me.hand": 1}],
            me={"entry": "X", "members": ["ハル", "ハル", "ナツ"], "energy": 1},
        ),
        Scene(
            ["use", {"X": (5, 7), "me.hand": 0}],
            me={"entry": "X", "members": ["ハル", "ナツ"], "energy": 2},
        ),
    ),
    Play(
        FILL,
        Scene(
            ["use", "pick ハル ナツ", {"me.energy": 4, "me.waiting": ["アキ"]}],
            me={"members": ["X"], "energy": 2, "waiting": ["ハル", "ナツ", "アキ"]},
        ),
        # as many as there are, and none where none is missing
        Scene(
            ["use", {"me.energy": 3, "me.waiting": 0}],
            me={"members": ["X"], "energy": 2, "waiting": ["ハル"]},
        ),
        Scene(
            ["use", {"me.energy": 5, "me.waiting": 1}],
            me={"members": ["X"], "energy": 5, "waiting": ["ハル"]},
        ),
    ),
    Play(
        LAID,
        Scene(
            [
                "use",
                "pick アキ",
                {"me.hand": ["アキ", "ハル"]},
                "pick ナツ",
                "yes",
                {"me.hand": 3, "foe.hand": ["ナツ", "幕開け"]},
            ],
            me={"members": ["X"], "hand": ["アキ", "ハル"]},
            foe={"hand": ["ナツ", "幕開け"]},
        ),
        # whose cost is the same draw both, the turn player first; up to one is none, too
        Scene(
            [
                "use",
                "pick ナツ",
                "pick ワザ",
                {"seat": "me"},
                "no",
                {"seat": "foe"},
                "yes",
                {"me.hand": 2, "foe.hand": 3},
            ],
            me={"members": ["X"], "hand": ["ナツ", "ハル"]},
            foe={"hand": ["ワザ", "ハル"]},
        ),
        # a Rebirth card is no character
        Scene(
            ["use", "pick 幕開け", "pick ハル", {"seat": "foe"}, "no", {"me.hand": 2}],
            me={"members": ["X"], "hand": ["ナツ", "幕開け"]},
            foe={"hand": ["ワザ", "ハル"]},
        ),
    ),
    # 5.14.2: the icon with its number says it all
    Play(
        "【起】【エントリー】:[2、このキャラを控え室に置く]あなたは1枚引く。",
        Scene(
            ["use", {"me.hand": 1, "me.stand": 1, "me.waiting": ["X"]}],
            me={"entry": "X", "energy": 3},
        ),
        Scene([{"use X": False}], me={"entry": "X", "energy": 1}),
    ),
    Play(
        "【自】【メンバー】:このキャラがサポートした時、あなたは1することで、1枚引く。",
        Scene(
            ["attack X", "yes", "pay", {"me.hand": 1, "me.stand": 1}],
            me={"members": ["X", "ハル"], "energy": 2},
        ),
        Scene(
            ["attack X", "no", {"me.hand": 0, "me.stand": 2}],
            me={"members": ["X", "ハル"], "energy": 2},
        ),
    ),
]


@pytest.mark.parametrize("play", PLAYS, ids=lambda play: play.text)
def test_what_is_printed_is_what_happens(play: Play) -> None:
    run(play)


def test_members_that_support_without_rest_attack_so_often_only() -> None:
    chief = card(TIRELESS, name="先頭")
    eager = card("【自】【メンバー】:このキャラがサポートした時、あなたは1枚引く。", name="後押し")
    calm = card(name="後詰め")
    rock = card(name="岩", def_=9)
    m = scene(me={"entry": chief, "members": [rested(calm), eager]}, foe={"entry": rock})
    to_attack(m)
    assert not is_rested(m, calm)
    for helper in (eager, calm):
        attack(m, with_=helper)
        assert not is_rested(m, helper)
    attack(m, with_=eager)
    assert count(m, "me", "hand") == 0  # their automatic abilities were not used
    assert m.state.turn_seat == 1  # and three attacks were all
    pass_all(m)
    m = scene(me={"members": [eager, calm]}, foe={"entry": chief})
    attack(m, with_=eager)  # in the opponent's attack phase it is the same
    assert count(m, "me", "hand") == 0
    assert not is_rested(m, eager)


def test_a_cancel_ability_that_needs_and_costs_more() -> None:
    wall = card(
        "【キャンセル】:【起】\n【永】【手札】:このキャラの【キャンセル】は、あなたのリタイアが相手より多く、"
        "追加で自分の手札から2枚控え室に置かないと使えない。",
        name="高い壁",
    )
    drawer = card("【起】【メンバー】:あなたは1枚引く。", name="引き手")
    first, second, third = card(name="一枚目"), card(name="二枚目"), card(name="三枚目")
    foe = {"hand": [wall, first, second, third], "retire": [first]}
    m = scene(me={"members": [drawer]}, foe=foe)
    use(m, drawer)
    cancel(m, wall)
    asked(m, "cost", "foe")
    pick(m, first, second)
    no_cancel(m)
    assert count(m, "me", "hand") == 0
    assert zone(m, "foe", "hand") == [third.name]
    assert count(m, "foe", "waiting") == 3
    # not with as many retired cards as the opponent has, nor with too few cards to pay
    for me, yours in (
        ({"retire": [first]}, foe),
        ({}, {"hand": [wall, first], "retire": [first]}),
    ):
        m = scene(me={"members": [drawer], **me}, foe=yours)
        use(m, drawer)
        asked(m, "cancel", "foe")  # which does not tell what the hand holds
        assert not offered(m, "cancel", wall)
        no_cancel(m)
        assert count(m, "me", "hand") == 1
