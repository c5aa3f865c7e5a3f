"""What is done instead (かわりに, …ではなく), one of two things (か), options and their labels."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run

PLAYS = [
    # a step of the sentence before is done in another way
    Play(
        "【起】【メンバー】:あなたは自分の控え室から1枚選び、エネルギーに【レスト】で置く。あなたのメンバーに《ハル》がいるなら、控え室ではなくデッキの上から置いてよい。",
        Scene(
            ["use", {"asked": "may do"}, "yes", {"me.energy": 1, "me.waiting": ["ナツ"]}],
            me={"members": ["X", "ハル"], "waiting": ["ナツ"]},
        ),
        Scene(
            ["use", "no", {"me.energy": 1, "me.waiting": 0, "me.stand": 0}],
            me={"members": ["X", "ハル"], "waiting": ["ナツ"]},
        ),
        Scene(
            ["use", {"me.energy": 1, "me.waiting": 0}],
            me={"members": ["X"], "waiting": ["ナツ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の手札から1枚選び、控え室に置く。あなたのメンバーに《ハル》がいるなら、控え室に置くかわりにエネルギーに【レスト】で置いてよい。",
        Scene(
            ["use", {"asked": "may do"}, "yes", {"me.energy": 1, "me.waiting": 0}],
            me={"members": ["X", "ハル"], "hand": ["ナツ"]},
        ),
        Scene(
            ["use", {"me.energy": 0, "me.waiting": ["ナツ"]}],
            me={"members": ["X"], "hand": ["ナツ"]},
        ),
    ),
    Play(
        "【起】【エントリー】:あなたは1枚引き、このキャラを自分のメンバーに置く。あなたのメンバーに《ハル》がいるなら、メンバーに置くかわりにエネルギーに置く。",
        Scene(
            ["use", {"me.energy": 1, "me.members": ["ハル", "", ""], "me.hand": 1}],
            me={"entry": "X", "members": ["ハル"], "top": ["ナツ", "アキ"]},
        ),
        Scene(
            ["use", "slot 1", {"me.energy": 0, "me.members": ["", "X", ""]}],
            me={"entry": "X", "top": ["ナツ", "アキ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のエントリーから1枚選び、デッキの下に置く。あなたのメンバーに《ハル》がいるなら、デッキの下ではなくメンバーに置いてよい。",
        Scene(
            ["use", "yes", "slot 2", {"me.members": ["X", "ハル", "ナツ"]}],
            me={"entry": "ナツ", "members": ["X", "ハル"], "top": ["アキ"]},
        ),
        Scene(
            ["use", "no", {"me.members": ["X", "ハル", ""], "me.entry": ["アキ"]}],
            me={"entry": "ナツ", "members": ["X", "ハル"], "top": ["アキ"]},
        ),
    ),
    Play(
        "【自】:このキャラがメンバーに置かれた時、あなたは相手のメンバーから1枚選び、控え室に置く。あなたのターンなら、かわりに2枚選ぶ。",
        Scene(
            ["play X 0", "pick ハル ナツ", {"foe.waiting": ["ハル", "ナツ"]}],
            me={"hand": ["X"], "energy": 1},
            foe={"members": ["ハル", "ナツ", "アキ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から1枚選び、手札に戻す。この効果でキャラを手札に戻す際、かわりに、あなたはそのキャラをメンバーに置いてよい。",
        Scene(
            ["use", "pick ハル", "yes", "slot 1", {"me.members": ["X", "ハル", ""], "me.hand": 0}],
            me={"members": ["X"], "waiting": ["ハル", "幕開け"]},
        ),
        Scene(
            ["use", "pick ハル", "no", {"me.members": ["X", "", ""], "me.hand": ["ハル"]}],
            me={"members": ["X"], "waiting": ["ハル", "幕開け"]},
        ),
        Scene(
            ["use", "pick 幕開け", {"me.hand": ["幕開け"]}],
            me={"members": ["X"], "waiting": ["ハル", "幕開け"]},
        ),
    ),
    Play(
        "【起】【メンバー】:このターン中、このキャラを±0/+5。あなたのメンバーに《ハル》がいるなら、±0/+5ではなくDEFを10倍にする。",
        Scene(["use", {"X": (1, 8)}], me={"members": ["X"]}),
        Scene(
            ["use", {"X": (1, 30)}, "end_turn", {"X": (1, 3)}],
            me={"members": ["X", "ハル"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のエントリーから1枚選ぶ。そのキャラが【のびしろ】なら、このターン中、そのキャラを+1/±0。違うなら、かわりに能力と属性をすべて失い、〔影組〕になる。",
        Scene(["use", {"ノビ": (2, 2)}], me={"members": ["X"], "entry": "ノビ"}),
        Scene(
            [
                "use",
                {"ハル": (1, 3), "ハル.traits": ["影組"]},
                "end_turn",
                {"ハル.traits": ["風組"]},
            ],
            me={"members": ["X"], "entry": "ハル"},
        ),
    ),
    # one of two
    Play(
        "【起】【メンバー】:あなたは自分の控え室から1枚選び、メンバーに置くか、手札に戻す。",
        Scene(
            ["use", "say 1", "slot 1", {"me.members": ["X", "ハル", ""]}],
            me={"members": ["X"], "waiting": ["ハル"]},
        ),
        Scene(
            ["use", "say 2", {"me.hand": ["ハル"]}],
            me={"members": ["X"], "waiting": ["ハル"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のパートナーから1枚選び、【スタンド】するか、相手のメンバーから1枚選び、【レスト】する。",
        Scene(
            ["use", "say 2", {"ハル.rest": True}],
            me={"members": ["X"]},
            foe={"members": ["ハル"]},
        ),
        Scene(
            ["use", "say 1", {"me.stand": 1, "ハル.rest": False}],
            me={"members": ["X"], "energy": ["黒子/rest"]},
            foe={"members": ["ハル"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のエネルギーから1枚選び、エントリーかメンバーに置く。",
        Scene(
            ["use", "say 1", {"me.entry": ["ナツ"], "me.waiting": ["ハル"]}],
            me={"members": ["X"], "entry": "ハル", "energy": ["ナツ"]},
        ),
        Scene(
            ["use", "say 2", "slot 1", {"me.entry": ["ハル"], "me.members": ["X", "ナツ", ""]}],
            me={"members": ["X"], "entry": "ハル", "energy": ["ナツ"]},
        ),
    ),
    # labels
    Play(
        "【起】【メンバー】:あなたは自分のエネルギーの枚数により以下をすべて行う。1枚以上:あなたは1枚引く。3枚以上:このターン中、このキャラを+2/±0。",
        Scene(["use", {"me.hand": 1, "X": (1, 3)}], me={"members": ["X"], "energy": 2}),
        Scene(["use", {"me.hand": 1, "X": (3, 3)}], me={"members": ["X"], "energy": 3}),
        Scene(["use", {"me.hand": 0, "X": (1, 3)}], me={"members": ["X"]}),
    ),
    Play(
        "【起】【エントリー】:あなたの、メンバーとリタイアのカード名の種類により以下をすべて行う。2種類以上.このターン中、このキャラを+3/+3。3種類以上.あなたは1枚引く。",
        Scene(
            ["use", {"me.hand": 0, "X": (4, 6)}],
            me={"entry": "X", "members": ["ハル", "ハル"], "retire": ["ナツ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の手札から1枚まで選び、控え室に置き、そのカードの能力により、以下を1つ行う。【スパーク】.このターン中、このキャラを+3/±0。【ブロッカー】.あなたは1枚引く。",
        Scene(
            ["use", "pick ヒバナ", "say 1", {"X": (4, 3)}],
            me={"members": ["X"], "hand": ["ヒバナ", "タテ"]},
        ),
        Scene(
            ["use", "pick タテ", "say 2", {"X": (1, 3), "me.hand": 2}],
            me={"members": ["X"], "hand": ["ヒバナ", "タテ"]},
        ),
        Scene(
            ["use", "pick ハル", {"X": (1, 3), "me.hand": 0}],
            me={"members": ["X"], "hand": ["ハル"]},
        ),
    ),
    Play(
        "【自】【エントリー】:このキャラが相手のキャラをリタイアさせた時、このキャラがこのターン相手のキャラをリタイアさせた回数により、あなたは以下を行う。1回目と2回目.このターン中、このキャラを+2/±0。3回目.あなたは1枚引く。",
        Scene(
            ["attack ハル", "block", {"X": (11, 3)}, "attack ナツ", "block", {"X": (13, 3)}],
            me={"entry": "X", "members": ["ハル", "ナツ", "アキ"]},
            foe={"entry": "アキ", "top": ["フユ", "フユ", "フユ"]},
            x={"atk": 9},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のパートナーから2枚以上、望む枚数選び、【レスト】することで、その枚数により以下をすべて行う。2枚以上.このターン中、このキャラを+3/±0。3枚.1枚引く。",
        Scene(
            ["use", "yes", "pick 黒子", "pick 黒子", "done", {"X": (4, 3), "me.hand": 0}],
            me={"members": ["X"], "energy": ["黒子", "黒子", "黒子"]},
        ),
        Scene(["use", {"asked": "main"}], me={"members": ["X"], "energy": ["黒子"]}),
    ),
    Play(
        "【起】【エントリー】:あなたのメンバーにいるキャラにより、あなたは以下をすべて行う。《ハル》.1枚引く。《ハル》と《ナツ》.このターン中、このキャラを+3/+3。",
        Scene(["use", {"me.hand": 1, "X": (1, 3)}], me={"entry": "X", "members": ["ハル"]}),
        Scene(["use", {"me.hand": 1, "X": (4, 6)}], me={"entry": "X", "members": ["ハル", "ナツ"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは「海」か「山」から1つ選び、以下を行う。海.1枚引く。山.このターン中、このキャラを+1/±0。",
        Scene(["use", "say 1", {"me.hand": 1, "X": (1, 3)}], me={"members": ["X"]}),
        Scene(["use", "say 2", {"me.hand": 0, "X": (2, 3)}], me={"members": ["X"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは以下をすべて行う。i.あなたの手札が1枚以下なら、あなたは1枚引く。ii.このターン中、このキャラを+1/±0。",
        Scene(["use", {"me.hand": 1, "X": (2, 3)}], me={"members": ["X"]}),
        Scene(["use", {"me.hand": 2, "X": (2, 3)}], me={"members": ["X"], "hand": 2}),
    ),
    Play(
        "【自】【エントリー】:このキャラがアタックした時、あなたは以下から1つ選ぶ。ただし、同ターンに同じものは選べない。i.このターン中、このキャラを+2/±0。ii.あなたは1枚引く。",
        Scene(
            [
                "attack ハル",
                "say 1",
                "block",
                {"X": (3, 3)},
                "attack ナツ",
                {"me.hand": 0},
                "say 2",
                "block",
                {"me.hand": 1},
                "attack アキ",
                "block",
                {"me.hand": 1},
                "pass_all",
            ],
            me={"entry": "X", "members": ["ハル", "ナツ", "アキ"]},
            foe={"entry": "オオカゼ"},
        ),
    ),
    Play(
        "【起】【エントリー】:あなたは自分のデッキの上から1枚控え室に置き、それが【スパーク】を持つキャラならi、Reバースならii、どちらでもないならiiiを行う。i.このターン中、このキャラを+5/±0。ii.2枚引く。iii.あなたがこのターン次にキャラをプレイするコストは0になる。",
        Scene(["use", {"X": (6, 3), "me.hand": 0}], me={"entry": "X", "top": ["ヒバナ"]}),
        Scene(["use", {"X": (1, 3), "me.hand": 2}], me={"entry": "X", "top": ["幕開け"]}),
        Scene(
            [
                {"play フユ": False},
                "use",
                {"play フユ": True},
                "play フユ 0",
                {"play アキ": False, "me.members": ["フユ", "", ""]},
            ],
            me={"entry": "X", "top": ["ハル"], "hand": ["フユ", "アキ"]},
        ),
    ),
]


@pytest.mark.parametrize("play", PLAYS)
def test_play(play: Play) -> None:
    run(play)
