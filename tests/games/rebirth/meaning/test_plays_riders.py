"""Choices that a later sentence widens, sums that are counted, energy paid by its icon alone."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run

SWAP = "【起】【メンバー】:あなたは自分の、手札と控え室から、それぞれコストが同じキャラを1枚ずつ選び、それらを入れ替えてよい。"
CALL = "【起】【メンバー】:あなたは自分の控え室からキャラを1枚選び、手札のReバース1枚と入れ替える。"
ROUND = "【起】【メンバー】:あなたは以下から1つ選び、あなたのメンバーに《ハル》がいるなら、このキャラを【レスト】する。i.あなたは1枚引く。ii.相手は1枚引く。"
SUM = "【起】【エントリー】:あなたの、メンバーの《ハル》の枚数の2倍の値と、あなたのエネルギーの枚数の合計値1につき、このターン中、このキャラを+1/+1。合計値5以上なら、あなたは1枚引く。"
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
