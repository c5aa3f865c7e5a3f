"""Sentences: order, offers (ことで, てよい), conditions (なら, 違うなら), for each, how long, さらに."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run

PLAYS = [
    # 5.11.1: only cards of the hand are discarded
    Play(
        "【起】【メンバー】:あなたは自分のメンバーから1枚選び、すてる。",
        Scene(
            ["use", "pick ハル", {"me.members": ["X", "ハル", ""]}], me={"members": ["X", "ハル"]}
        ),
    ),
    # of what is left of the options, as many as there are
    Play(
        "【起】【メンバー】:あなたは以下から2つ選ぶ。ただし、同ターンに同じものは選べない。i.あなたは1枚引く。ii.相手は1枚引く。iii.あなたは自分の手札から1枚デッキの下に置く。",
        Scene(
            [
                "use",
                "say 1",
                "say 2",
                {"me.hand": 1},
                "use",
                "say 3",
                {"me.hand": 0, "foe.hand": 1},
                "use",
            ],
            me={"members": ["X"]},
        ),
    ),
    # one thing after the other, by whom
    Play(
        "【起】【メンバー】:あなたは2枚引き、自分の手札から1枚選び、控え室に置く。",
        Scene(
            ["use", {"me.hand": 3}, "pick ハル", {"me.hand": 2, "me.waiting": ["ハル"]}],
            me={"members": ["X"], "hand": ["ハル"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは1枚引き、相手は自分の手札から1枚選び、控え室に置く。",
        Scene(
            [
                "use",
                {"seat": "foe", "me.hand": 1},
                "pick ナツ",
                {"foe.waiting": ["ナツ"], "foe.hand": ["ハル"]},
            ],
            me={"members": ["X"]},
            foe={"hand": ["ハル", "ナツ"]},
        ),
        Scene(["use", {"me.hand": 1, "asked": "main"}], me={"members": ["X"]}),
    ),
    Play(
        "【起】【メンバー】:相手は1枚引く。あなたは相手のメンバーから1枚選び、控え室に置く。",
        Scene(
            [
                "use",
                {"foe.hand": 1, "seat": "me", "pick ハル": False},
                "pick ナツ",
                {"foe.waiting": ["ナツ"]},
            ],
            me={"members": ["X", "ハル"]},
            foe={"members": ["ナツ", "アキ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:各プレイヤーは自分の手札から1枚選び、控え室に置く。",
        Scene(
            [
                "use",
                {"seat": "me"},
                "pick ハル",
                {"seat": "foe", "me.hand": 2},
                "pick アキ",
                {"me.waiting": ["ハル"], "foe.waiting": ["アキ"]},
            ],
            me={"members": ["X"], "hand": ["ハル", "ナツ"]},
            foe={"hand": ["アキ", "フユ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:各プレイヤーは1枚引く。",
        Scene(["use", {"me.hand": 1, "foe.hand": 1}], me={"members": ["X"]}),
    ),
    # ことで: all of it, or nothing of what follows
    Play(
        "【起】【メンバー】:あなたは自分の手札から2枚選び、控え室に置くことで、1枚引く。",
        Scene(
            ["use", {"asked": "may do"}, "yes", {"me.hand": 1, "me.waiting": ["ハル", "ナツ"]}],
            me={"members": ["X"], "hand": ["ハル", "ナツ"]},
        ),
        Scene(
            ["use", "no", {"me.hand": ["ハル", "ナツ"], "me.waiting": 0}],
            me={"members": ["X"], "hand": ["ハル", "ナツ"]},
        ),
        Scene(
            ["use", {"asked": "main", "me.hand": ["ハル"]}],
            me={"members": ["X"], "hand": ["ハル"]},
        ),
    ),
    Play(
        "【自】:このキャラが手札からメンバーに置かれた時、あなたはエネ2することで、相手のメンバーから1枚選び、【レスト】する。相手は1枚引く。",
        Scene(
            [
                "play X 0",
                "yes",
                "pay",
                "pick ハル",
                {"ハル.rest": True, "foe.hand": 1, "me.stand": 0},
            ],
            me={"hand": ["X"], "energy": 3},
            foe={"members": ["ハル", "ナツ"]},
        ),
        Scene(
            ["play X 0", "no", {"ハル.rest": False, "foe.hand": 1, "me.stand": 2}],
            me={"hand": ["X"], "energy": 3},
            foe={"members": ["ハル", "ナツ"]},
        ),
        Scene(
            ["play X 0", {"asked": "main", "foe.hand": 1, "me.stand": 1}],
            me={"hand": ["X"], "energy": 2},
            foe={"members": ["ハル", "ナツ"]},
        ),
    ),
    # てよい
    Play(
        "【起】【メンバー】:あなたは自分のメンバーから1枚選び、手札に戻してよい。",
        Scene(
            ["use", "yes", "pick ハル", {"me.hand": ["ハル"]}],
            me={"members": ["X", "ハル"]},
        ),
        Scene(["use", "no", {"me.hand": 0}], me={"members": ["X", "ハル"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の手札から1枚選び、控え室に置いてよい。そうしたら、あなたは1枚引く。",
        Scene(
            ["use", "yes", {"me.hand": ["エキストラ"], "me.waiting": ["ハル"]}],
            me={"members": ["X"], "hand": ["ハル"]},
        ),
        Scene(["use", "no", {"me.hand": ["ハル"]}], me={"members": ["X"], "hand": ["ハル"]}),
    ),
    # なら, 違うなら
    Play(
        "【起】【メンバー】:あなたの手札が2枚以上なら、あなたは自分の手札から1枚選び、控え室に置く。違うなら、あなたは2枚引く。",
        Scene(
            ["use", "pick ハル", {"me.hand": ["ナツ"]}],
            me={"members": ["X"], "hand": ["ハル", "ナツ"]},
        ),
        Scene(["use", {"me.hand": 3}], me={"members": ["X"], "hand": ["ハル"]}),
    ),
    # につき
    Play(
        "【起】【メンバー】:このターン中、あなたのメンバー1枚につき、あなたのエントリーを+1/+2。",
        Scene(
            ["use", {"フユ": (7, 12)}, "end_turn", {"フユ": (4, 6)}],
            me={"entry": "フユ", "members": ["X", "ハル", "ナツ"]},
        ),
        Scene(["use", {"フユ": (5, 8)}], me={"entry": "フユ", "members": ["X"]}),
    ),
    Play(
        "【永】【エントリー】:あなたの控え室の〔月組〕2枚につき、このキャラを+1/±0。",
        Scene([{"X": (1, 3)}], me={"entry": "X", "waiting": ["アキ", "ハル", "ナツ"]}),
        Scene([{"X": (2, 3)}], me={"entry": "X", "waiting": ["アキ", "フユ", "ノビ", "ナツ"]}),
        Scene([{"X": (3, 3)}], me={"entry": "X", "waiting": ["アキ", "フユ", "ノビ", "トメ"]}),
    ),
    # このターン中, このアタック中, 次の相手のターン中
    Play(
        "【起】【メンバー】【ターン1】:このターン中、あなたのエントリーを+2/±0。次の相手のターン中、あなたのエントリーを±0/+3。",
        Scene(
            [
                "use",
                {"フユ": (6, 6), "use X": False},
                "end_turn",
                {"フユ": (4, 9), "seat": "foe"},
                "end_turn",
                {"フユ": (4, 6), "use X": True},
            ],
            me={"entry": "フユ", "members": ["X"]},
        ),
    ),
    Play(
        "【自】【メンバー】:このキャラがサポートした時、このアタック中、サポートされたキャラを+3/±0。",
        Scene(
            ["attack X", {"オオカゼ.damage": 7, "フユ": (4, 6)}],
            me={"entry": "フユ", "members": ["X", "ハル"]},
            foe={"entry": "オオカゼ"},
        ),
        Scene(
            ["attack ハル", {"オオカゼ.damage": 4}, "attack X", {"foe.retire": ["オオカゼ"]}],
            me={"entry": "フユ", "members": ["X", "ハル", "ナツ"]},
            foe={"entry": "オオカゼ"},
        ),
    ),
    # さらに: more of the same
    Play(
        "【永】【エントリー】:あなたのメンバーが1枚以上なら、このキャラを+1/±0。あなたのメンバーが3枚以上なら、さらに+2/+1。",
        Scene([{"X": (1, 3)}], me={"entry": "X"}),
        Scene([{"X": (2, 3)}], me={"entry": "X", "members": ["ハル", "ナツ"]}),
        Scene([{"X": (4, 4)}], me={"entry": "X", "members": ["ハル", "ナツ", "アキ"]}),
    ),
    Play(
        "【起】【メンバー】:このターン中、あなたのエントリーを+1/±0。あなたのリタイアが2枚以上なら、さらに+1/+1。",
        Scene(["use", {"フユ": (5, 6)}], me={"entry": "フユ", "members": ["X"]}),
        Scene(
            ["use", {"フユ": (6, 7)}, "end_turn", {"フユ": (4, 6)}],
            me={"entry": "フユ", "members": ["X"], "retire": 2},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のエントリーから1枚選び、そのキャラに1ダメージを与える。あなたの手札が2枚以上なら、さらに2ダメージ与える。",
        Scene(["use", {"フユ.damage": 1}], me={"members": ["X"]}, foe={"entry": "フユ"}),
        Scene(
            ["use", {"フユ.damage": 3}],
            me={"members": ["X"], "hand": 2},
            foe={"entry": "フユ"},
        ),
    ),
    # an effect that waits
    Play(
        "【起】【メンバー】:あなたは1枚引く。このターン終了時、あなたは自分の手札から1枚選び、控え室に置く。",
        Scene(
            ["use", {"me.hand": 1}, "to_attack", "end_attacks", {"me.hand": 0}, "pass_all"],
            me={"members": ["X"]},
        ),
    ),
    Play(
        "【自】【メンバー】:このキャラがサポートした時、このアタック終了時、あなたは自分のメンバーから1枚選び、手札に戻す。",
        Scene(
            ["attack X", {"フユ.damage": 1}, "pick X", {"me.hand": ["X"]}],
            me={"members": ["X", "ハル"]},
            foe={"entry": "フユ"},
        ),
    ),
    # once something was done
    Play(
        "【起】【メンバー】:あなたは自分の手札から〔風組〕を1枚選び、控え室に置く。控え室に置いたら、あなたは2枚引く。",
        Scene(
            ["use", "pick ハル", {"me.hand": 2}],
            me={"members": ["X"], "hand": ["ハル"]},
        ),
        Scene(
            ["use", "done", {"me.hand": ["ハル"]}],
            me={"members": ["X"], "hand": ["ハル"]},
        ),
    ),
]


@pytest.mark.parametrize("play", PLAYS)
def test_play(play: Play) -> None:
    run(play)
