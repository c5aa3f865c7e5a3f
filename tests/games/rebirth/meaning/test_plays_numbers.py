"""Numbers: compared with numbers and with one another, added up, multiplied, set, and counted by."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run

PLUS = (2, 3)
PLAIN = (1, 3)


def held(text: str, holds: list[Scene], fails: list[Scene]) -> Play:
    """A condition on X in the entry: with it X has 2 ATK, else 1."""
    for scenes, values in ((holds, PLUS), (fails, PLAIN)):
        for scene in scenes:
            scene.do = [{"X": values}]
    return Play(f"【永】【エントリー】:{text}、このキャラを+1/±0。", *holds, *fails)


def foe(name: str, **more: object) -> Scene:
    return Scene(me={"entry": "X"}, foe={"entry": name, **more})


def mine(*members: str, **more: object) -> Scene:
    return Scene(me={"entry": "X", "members": list(members), **more})


PLAYS = [
    # a number of a card against a number
    held("相手のエントリーのコストが4なら", [foe("フユ")], [foe("アキ"), foe("オオカゼ")]),
    held(
        "相手のエントリーのATKが4未満なら",
        [foe("アキ"), foe("ハル")],
        [foe("フユ"), foe("オオカゼ")],
    ),
    held("相手のエントリーのDEFが5か9なら", [foe("アキ"), foe("オオカゼ")], [foe("フユ")]),
    held("相手のエントリーのコストが奇数なら", [foe("アキ")], [foe("フユ")]),
    held("相手のエントリーがATK4以上なら", [foe("フユ"), foe("オオカゼ")], [foe("アキ")]),
    held("相手のエントリーの元々のATKが偶数なら", [foe("フユ")], [foe("アキ")]),
    # against a number of another card, from both sides
    held(
        "相手のエントリーのATKがこのキャラのDEFより大きいなら",
        [foe("フユ"), foe("オオカゼ")],
        [foe("アキ"), foe("ハル")],
    ),
    held("このキャラのDEFが相手のエントリーのATKより低いなら", [foe("フユ")], [foe("アキ")]),
    held("このキャラのDEFが相手のエントリーのATK以上なら", [foe("アキ")], [foe("フユ")]),
    held("このキャラのDEFが相手のエントリーのATK以下なら", [foe("アキ"), foe("フユ")], [foe("ナツ")]),
    held("このキャラのDEFが相手のエントリーのATKと同じなら", [foe("アキ")], [foe("フユ"), foe("ナツ")]),
    Play(
        "【起】【メンバー】:あなたは相手のメンバーから1枚選ぶ。このキャラのコストがそのキャラより小さいなら、あなたは1枚引く。",
        Scene(["use", "pick ナツ", {"me.hand": 1}], me={"members": ["X"]}, foe={"members": ["ナツ", "ハル"]}),
        Scene(["use", "pick ハル", {"me.hand": 0}], me={"members": ["X"]}, foe={"members": ["ナツ", "ハル"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のメンバーから1枚選ぶ。このキャラのコストがそのキャラ以上なら、あなたは1枚引く。",
        Scene(["use", "pick ナツ", {"me.hand": 0}], me={"members": ["X"]}, foe={"members": ["ナツ", "ハル"]}),
        Scene(["use", "pick ハル", {"me.hand": 1}], me={"members": ["X"]}, foe={"members": ["ナツ", "ハル"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のメンバーから1枚選ぶ。このキャラのATKがそのキャラ以下なら、あなたは1枚引く。",
        Scene(["use", "pick ナツ", {"me.hand": 1}], me={"members": ["X"]}, foe={"members": ["ナツ", "ハル"]}),
        Scene(
            ["use", "pick ハル", {"me.hand": 0}],
            me={"members": ["X"]},
            foe={"members": ["ナツ", "ハル"]},
            x={"atk": 2},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のメンバーから1枚選ぶ。このキャラのコストがそのキャラと同じなら、あなたは1枚引く。",
        Scene(["use", "pick ハル", {"me.hand": 1}], me={"members": ["X"]}, foe={"members": ["ナツ", "ハル"]}),
        Scene(["use", "pick ナツ", {"me.hand": 0}], me={"members": ["X"]}, foe={"members": ["ナツ", "ハル"]}),
    ),
    # sums, counts, multiples
    held(
        "あなたのメンバーのコストの合計が5以上なら",
        [mine("ナツ", "アキ"), mine("オオカゼ")],
        [mine("ハル", "アキ"), mine()],
    ),
    held(
        "あなたのメンバーの枚数が3枚なら",
        [mine("ハル", "ナツ", "アキ")],
        [mine("ハル", "ナツ"), mine()],
    ),
    held("あなたのメンバーが奇数なら", [mine("ハル"), mine("ハル", "ナツ", "アキ")], [mine(), mine("ハル", "ナツ")]),
    held("あなたのメンバーが偶数枚なら", [mine(), mine("ハル", "ナツ")], [mine("ハル")]),
    held(
        "あなたのメンバーの枚数の2倍があなたのリタイアの枚数より少ないなら",
        [mine("ハル", retire=3), mine(retire=1)],
        [mine("ハル", retire=2), mine("ハル", "ナツ", retire=3)],
    ),
    held(
        "あなたの手札の枚数とあなたのリタイアの枚数の合計が3以上なら",
        [mine(hand=2, retire=1), mine(hand=3)],
        [mine(hand=1, retire=1)],
    ),
    held("あなたの、メンバーとリタイアの属性が2種類なら", [mine("ハル", retire=["アキ"])], [mine("ハル", retire=["ナツ"])]),
    held("あなたのメンバーの属性の種類数が2なら", [mine("ハル", "アキ")], [mine("ハル", "ナツ")]),
    held("あなたのメンバーの空席の数が2なら", [mine("ハル")], [mine(), mine("ハル", "アキ")]),
    Play(
        "【永】【エントリー】:あなたのメンバーの枚数が2以上なら、このキャラを+1/±0。奇数なら、さらに±0/+1。",
        Scene([{"X": (1, 4)}], me={"entry": "X", "members": ["ハル"]}),
        Scene([{"X": (2, 3)}], me={"entry": "X", "members": ["ハル", "ナツ"]}),
        Scene([{"X": (2, 4)}], me={"entry": "X", "members": ["ハル", "ナツ", "アキ"]}),
    ),
    # what cards are such
    Play(
        "【起】【メンバー】:あなたは相手のメンバーから、コストが奇数のキャラを1枚選び、控え室に置く。",
        Scene(["use", "pick アキ", {"foe.waiting": ["アキ"]}], me={"members": ["X"]}, foe={"members": ["ナツ", "アキ", "ハル"]}),
        Scene(["use", {"foe.waiting": []}], me={"members": ["X"]}, foe={"members": ["ナツ", "フユ"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のメンバーから、コストが偶数のキャラをすべて選び、控え室に置く。",
        Scene(["use", {"foe.waiting": ["ナツ", "フユ"]}], me={"members": ["X"]}, foe={"members": ["ナツ", "フユ", "ハル"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のメンバーから、ATKがこのキャラのDEFより大きいキャラをすべて選び、控え室に置く。",
        Scene(["use", {"foe.waiting": ["フユ"]}], me={"members": ["X"]}, foe={"members": ["アキ", "フユ", "ハル"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のメンバーから、ATKがこのキャラのDEFより小さいキャラをすべて選び、控え室に置く。",
        Scene(["use", {"foe.waiting": ["ハル"]}], me={"members": ["X"]}, foe={"members": ["アキ", "フユ", "ハル"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のメンバーから、コストがこのキャラより大きいキャラをすべて選び、控え室に置く。",
        Scene(["use", {"foe.waiting": ["アキ", "フユ"]}], me={"members": ["X"]}, foe={"members": ["アキ", "フユ", "ハル"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のメンバーから、DEFがこのキャラより低いキャラをすべて選び、控え室に置く。",
        Scene(
            ["use", {"foe.waiting": ["アキ", "ハル"]}],
            me={"members": ["X"]},
            foe={"members": ["アキ", "フユ", "ハル"]},
            x={"def_": 6},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のメンバーから、コスト3未満のキャラをすべて選び、控え室に置く。",
        Scene(["use", {"foe.waiting": ["ナツ", "ハル"]}], me={"members": ["X"]}, foe={"members": ["アキ", "ナツ", "ハル"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のメンバーから、コストがあなたのリタイアの枚数以下のキャラをすべて選び、控え室に置く。",
        Scene(["use", {"foe.waiting": ["ナツ", "ハル"]}], me={"members": ["X"], "retire": 2}, foe={"members": ["アキ", "ナツ", "ハル"]}),
        Scene(["use", {"foe.waiting": []}], me={"members": ["X"]}, foe={"members": ["アキ", "ナツ", "ハル"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のメンバーから、コストがあなたのリタイアの枚数以上のキャラをすべて選び、控え室に置く。",
        Scene(["use", {"foe.waiting": ["アキ", "ナツ"]}], me={"members": ["X"], "retire": 2}, foe={"members": ["アキ", "ナツ", "ハル"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のメンバーから、コストがあなたのリタイアの枚数と同じキャラを1枚選び、控え室に置く。",
        Scene(["use", {"foe.waiting": ["ナツ"]}], me={"members": ["X"], "retire": 2}, foe={"members": ["アキ", "ナツ", "ハル"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のメンバーから、コストがこのキャラと同じキャラをすべて選び、控え室に置く。",
        Scene(["use", {"foe.waiting": ["ハル"]}], me={"members": ["X"]}, foe={"members": ["アキ", "ナツ", "ハル"]}),
    ),
    # as many as
    Play(
        "【起】【メンバー】:あなたは相手のメンバーの枚数と同じ枚数引く。",
        Scene(["use", {"me.hand": 2}], me={"members": ["X"]}, foe={"members": ["アキ", "ナツ"]}),
        Scene(["use", {"me.hand": 0}], me={"members": ["X"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のメンバーから1枚選ぶ。自分の控え室から、そのコストと同じ枚数まで選び、手札に戻す。",
        Scene(
            ["use", "pick ナツ", "pick ハル", {"me.hand": ["ハル"]}],
            me={"members": ["X"], "waiting": ["ハル", "アキ", "フユ"]},
            foe={"members": ["ナツ", "フユ"]},
        ),
        Scene(
            ["use", "pick ナツ", "pick ハル アキ", {"me.hand": ["ハル", "アキ"]}],
            me={"members": ["X"], "waiting": ["ハル", "アキ", "フユ"]},
            foe={"members": ["ナツ", "フユ"]},
        ),
    ),
    # what numbers become
    Play(
        "【起】【メンバー】:このターン中、このキャラのATKは5になる。",
        Scene(["use", {"X": (5, 3)}, "end_turn", {"X": (1, 3)}], me={"members": ["X"]}),
    ),
    Play(
        "【起】【メンバー】:このターン中、あなたのエントリーのATKとDEFを2にする。",
        Scene(["use", {"フユ": (2, 2)}], me={"members": ["X"], "entry": "フユ"}),
    ),
    Play(
        "【永】【メンバー】:あなたのエントリーのATKはあなたのメンバーの枚数と同じになる。",
        Scene([{"フユ": (2, 6)}], me={"members": ["X", "ハル"], "entry": "フユ"}),
        Scene([{"フユ": (1, 6)}], me={"members": ["X"], "entry": "フユ"}),
    ),
    Play(
        "【起】【メンバー】:このターン中、あなたのエントリーの元々のATKを1にする。",
        Scene(["use", {"フユ": (2, 6)}], me={"members": ["X", "エイ"], "entry": "フユ"}),
    ),
    # 1.3.2: like a number of a card that is not there it cannot become
    Play(
        "【起】【メンバー】:あなたは自分のリタイアから〔月組〕を1枚まで選び、このターン中、このキャラのATKを、そのキャラのATK+1にする。",
        Scene(["use", "pick アキ", {"X": (4, 3)}], me={"members": ["X"], "retire": ["アキ"]}),
        Scene(["use", "done", {"X": (1, 3)}], me={"members": ["X"], "retire": ["アキ"]}),
        Scene(["use", {"X": (1, 3)}], me={"members": ["X"], "retire": ["ハル"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のリタイアから〔月組〕を1枚選び、このターン中、このキャラの元々のDEFはそのキャラのDEFと同じになり、このキャラのコストとATKをそのキャラと同じにする。",
        Scene(["use", {"X": (3, 5), "X.cost": 3}], me={"members": ["X"], "retire": ["アキ"]}),
        Scene(["use", {"X": (1, 3), "X.cost": 1}], me={"members": ["X"], "retire": ["ハル"]}),
    ),
    Play(
        "【永】【エントリー】:このキャラのATKは、このキャラをサポートしているキャラのATKと同じになる。",
        Scene([{"X": (1, 3)}, "attack フユ", {"foe:オオカゼ.damage": 4}], me={"entry": "X", "members": ["フユ", "ハル"]}, foe={"entry": "オオカゼ"}),
    ),
    Play(
        "【永】【メンバー】:このキャラのATKをあなたのエントリーのDEFに加える。",
        Scene([{"フユ": (4, 7)}], me={"members": ["X"], "entry": "フユ"}),
    ),
    Play(
        "【起】【メンバー】:あなたのメンバーのコストの合計2につき、このターン中、あなたのエントリーを+1/±0。",
        Scene(["use", {"フユ": (6, 6)}], me={"members": ["X", "アキ"], "entry": "フユ"}),
        Scene(["use", {"フユ": (5, 6)}], me={"members": ["X", "ナツ"], "entry": "フユ"}),
        Scene(["use", {"フユ": (4, 6)}], me={"members": ["X"], "entry": "フユ"}),
    ),
    Play(
        "【永】【エントリー】:あなたのメンバーの〔風組〕の種類数1につき、このキャラを+1/±0。",
        Scene([{"X": (3, 3)}], me={"entry": "X", "members": ["ハル", "ナツ", "アキ"]}),
        Scene([{"X": (2, 3)}], me={"entry": "X", "members": ["ハル", "ハル", "アキ"]}),
    ),
]  # fmt: skip


@pytest.mark.parametrize("play", PLAYS)
def test_play(play: Play) -> None:
    run(play)
