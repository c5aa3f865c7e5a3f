"""What happened earlier in the turn: as a condition, as a number, as a property of cards."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run

BIG = {"entry": "オオカゼ"}

PLAYS = [
    # what befell cards, or what they did
    Play(
        "【起】【メンバー】:このターンあなたのキャラがメンバーに置かれているなら、あなたは1枚引く。",
        Scene(
            ["use X", {"me.hand": 0}, "use ヨビ", "use X", {"me.hand": 1}],
            me={"members": ["X", "ヨビ"], "waiting": ["ハル"]},
        ),
        Scene(
            ["use ヨビ", "end_turn", "end_turn", "use X", {"me.hand": 1}],
            me={"members": ["X", "ヨビ"], "waiting": ["ハル"]},
        ),
    ),
    Play(
        "【自】【メンバー】:このキャラがサポートした時、このターンあなたのキャラが相手のキャラをリタイアさせているなら、あなたは1枚引く。",
        Scene(
            ["attack ハル", "block", "attack X", {"me.hand": 1}],
            me={"entry": "オオカゼ", "members": ["X", "ハル", "ナツ"]},
            foe={"entry": "ハル", "members": ["ナツ", "アキ"]},
        ),
        Scene(
            ["attack ハル", "attack X", {"me.hand": 0}],
            me={"entry": "ハル", "members": ["X", "ハル", "ナツ"]},
            foe=BIG,
        ),
    ),
    Play(
        "【永】【エントリー】:このターンこのキャラがアタックしたなら、このキャラを±0/+1。",
        Scene(["attack ハル", {"X": (1, 4)}], me={"entry": "X", "members": ["ハル", "ナツ"]}, foe=BIG),
        Scene([{"X": (1, 3)}], me={"entry": "X", "members": ["ハル", "ナツ"]}, foe=BIG),
    ),
    Play(
        "【永】【エントリー】:このターンこのキャラがアタックしていないなら、このキャラを±0/+1。",
        Scene(
            [{"X": (1, 4)}, "attack ハル", {"X": (1, 3)}],
            me={"entry": "X", "members": ["ハル", "ナツ"]},
            foe=BIG,
        ),
    ),
    # what players did
    Play(
        "【永】【エントリー】:このターンあなたがReバースをセットしたなら、このキャラを+1/±0。",
        Scene([{"X": (1, 3)}, "set 幕開け", {"X": (2, 3)}], me={"entry": "X", "hand": ["幕開け"], "members": ["ハル"], "energy": 9}),
        Scene([{"X": (1, 3)}], me={"entry": "X", "rebirth": ["幕開け"]}),
        Scene(
            ["end_turn", "set 幕開け", {"X": (1, 3)}],
            me={"entry": "X"},
            foe={"hand": ["幕開け"], "members": ["ハル"], "energy": 9},
            left="main",
        ),
    ),
    Play(
        "【永】【エントリー】:このターンあなたが手札からReバースをセットしているなら、このキャラを+1/±0。",
        Scene([{"X": (1, 3)}, "set 幕開け", {"X": (2, 3)}], me={"entry": "X", "hand": ["幕開け"], "members": ["ハル"], "energy": 9}),
    ),
    Play(
        "【永】【メンバー】:このターンあなたが《ハル》をメンバーに置いていないなら、あなたのエントリーを+1/±0。",
        Scene(
            [{"フユ": (5, 6)}, "use ワザ", {"フユ": (5, 6)}],
            me={"entry": "フユ", "members": ["X", "ワザ"]},
        ),
        Scene(
            [{"フユ": (5, 6)}, "use ヨビ", {"フユ": (4, 6)}],
            me={"entry": "フユ", "members": ["X", "ヨビ"], "waiting": ["ハル"]},
        ),
    ),
    Play(
        "【起】【メンバー】:このターンあなたが控え室から《ハル》をメンバーに置いたなら、あなたは1枚引く。",
        Scene(
            ["use X", {"me.hand": 0}, "use ヨビ", "use X", {"me.hand": 1}],
            me={"entry": "フユ", "members": ["X", "ヨビ"], "waiting": ["ハル"]},
        ),
    ),
    # how often
    Play(
        "【永】【エントリー】:このターンあなたのエントリーがアタックした回数が2以上なら、このキャラを±0/+1。",
        Scene(
            ["attack ハル", {"X": (1, 3)}, "attack ナツ", {"X": (1, 4)}],
            me={"entry": "X", "members": ["ハル", "ナツ", "アキ"]},
            foe=BIG,
        ),
    ),
    Play(
        "【永】【メンバー】:このターンあなたが【起】を使った回数1につき、あなたのエントリーを+1/±0。",
        Scene(
            [{"フユ": (4, 6)}, "use ワザ", {"フユ": (5, 6)}],
            me={"entry": "フユ", "members": ["X", "ワザ"]},
        ),
    ),
    # such cards
    Play(
        "【起】【メンバー】:あなたは自分のメンバーから、このターンメンバーに置かれたキャラを1枚選び、手札に戻す。",
        Scene(
            ["use ヨビ", "use X", {"me.hand": ["ハル"], "me.members": ["X", "ヨビ", ""]}],
            me={"members": ["X", "ヨビ"], "waiting": ["ハル"]},
        ),
        Scene(["use X", {"me.hand": 0}], me={"members": ["X", "ヨビ"], "waiting": ["ハル"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のメンバーから、このターンメンバーに置かれていないキャラをすべて選び、手札に戻す。",
        Scene(
            ["use ヨビ", "use X", {"me.members": ["", "", "ハル"]}],
            me={"members": ["X", "ヨビ"], "waiting": ["ハル"]},
        ),
    ),
]  # fmt: skip


@pytest.mark.parametrize("play", PLAYS)
def test_play(play: Play) -> None:
    run(play)
