"""Texts that were once read otherwise than a judge would: each from both seats, with none, one, many."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run

SWEEP = "【起】【エントリー】:あなたは自分のメンバーからすべて選び、控え室に置く。"

PLAYS = [
    # 9.8.4: who leaves sees who leaves, itself included
    Play(
        "【自】【エントリー】【メンバー】:あなたのメンバーが効果で控え室に置かれた時、あなたは1枚引く。",
        Scene(
            ["use ドケ", {"foe.hand": 1, "foe.waiting": ["X"]}],
            me={"members": ["ドケ"]},
            foe={"members": ["X"]},
        ),
        Scene(
            ["use ドケ", "pick ハル", {"foe.hand": 1}],
            me={"members": ["ドケ"]},
            foe={"members": ["X", "ハル"]},
        ),
        Scene(
            ["play ハル 0", {"me.hand": 0, "me.waiting": ["X"]}],  # by no effect
            me={"members": ["X"], "hand": ["ハル"], "energy": 1},
        ),
        Scene(
            ["use ドケ", {"me.hand": 0, "foe.hand": 0}],  # not one of its player's
            me={"members": ["ドケ", "X"]},
            foe={"members": ["ハル"]},
        ),
    ),
    Play(
        "【自】【メンバー】:あなたのメンバーが控え室に置かれた時、あなたはエネ1してよい。\n"
        + SWEEP,
        Scene(["use", {"me.stand": 3}], me={"entry": "X", "members": ["ハル"], "energy": 3}),
    ),
    Play(
        "【自】【エントリー】:あなたのキャラがリタイアした時、あなたは1枚引く。",
        Scene(
            ["attack ハル", {"foe.hand": 1, "foe.retire": ["X"]}],
            me={"entry": "オオカゼ", "members": ["ハル", "ナツ"]},
            foe={"entry": "X", "top": ["アキ"]},
        ),
    ),
    Play(
        "【自】【メンバー】:あなたの他のメンバーが控え室に置かれた時、あなたは1枚引く。",
        Scene(["use ドケ", {"foe.hand": 0}], me={"members": ["ドケ"]}, foe={"members": ["X"]}),
    ),
]

PLAYS += [
    # conditions in one sentence stand side by side, unless one goes on from the other
    Play(
        "【起】【エントリー】:あなたは自分のメンバーから1枚選ぶ。"
        "《ハル》を選んだら、あなたは1枚引き、《ナツ》を選んだら、このターン中、このキャラを+2/±0。",
        Scene(
            ["use", "pick ハル", {"me.hand": 1, "X": (1, 3)}],
            me={"entry": "X", "members": ["ハル", "ナツ", "アキ"]},
        ),
        Scene(
            ["use", "pick ナツ", {"me.hand": 0, "X": (3, 3)}],
            me={"entry": "X", "members": ["ハル", "ナツ", "アキ"]},
        ),
        Scene(
            ["use", "pick アキ", {"me.hand": 0, "X": (1, 3)}],
            me={"entry": "X", "members": ["ハル", "ナツ", "アキ"]},
        ),
    ),
    Play(
        "【起】【エントリー】:相手の手札が2枚以上なら、あなたは1枚引き、"
        "相手のメンバーがいないなら、このターン中、このキャラを+2/±0。",
        Scene(["use", {"me.hand": 1, "X": (3, 3)}], me={"entry": "X"}, foe={"hand": 2}),
        Scene(["use", {"me.hand": 0, "X": (3, 3)}], me={"entry": "X"}),
        Scene(
            ["use", {"me.hand": 1, "X": (1, 3)}],
            me={"entry": "X"},
            foe={"hand": 2, "members": ["ハル"]},
        ),
    ),
    Play(
        "【起】【エントリー】:相手の手札が2枚以上なら、あなたは1枚引き、"
        "相手のメンバーがいないなら、さらにこのターン中、このキャラを+2/±0。",
        Scene(["use", {"me.hand": 1, "X": (3, 3)}], me={"entry": "X"}, foe={"hand": 2}),
        Scene(["use", {"me.hand": 0, "X": (1, 3)}], me={"entry": "X"}),
    ),
    Play(
        "【起】【エントリー】:相手の手札が2枚以上なら、あなたは自分の控え室から1枚選び、手札に戻し、"
        "そのキャラが《ナツ》なら、このターン中、このキャラを+2/±0。",
        Scene(
            ["use", "pick ナツ", {"X": (3, 3)}],
            me={"entry": "X", "waiting": ["ハル", "ナツ"]},
            foe={"hand": 2},
        ),
        Scene(["use", {"X": (1, 3)}], me={"entry": "X", "waiting": ["ハル", "ナツ"]}),
    ),
    Play(
        "【永】【エントリー】:あなたのメンバーに《ハル》がいるなら、このキャラを+1/±0し、"
        "あなたのメンバーに《ナツ》がいるなら、このキャラを±0/+2。",
        Scene([{"X": (2, 5)}], me={"entry": "X", "members": ["ハル", "ナツ"]}),
        Scene([{"X": (2, 3)}], me={"entry": "X", "members": ["ハル"]}),
        Scene([{"X": (1, 5)}], me={"entry": "X", "members": ["ナツ"]}),
        Scene([{"X": (1, 3)}], me={"entry": "X"}, foe={"members": ["ハル", "ナツ"]}),
    ),
    Play(
        "【自】【エントリー】:このキャラがアタックした時、このキャラの1回目のアタックなら、"
        "あなたは1枚引き、このキャラの2回目のアタックなら、あなたは2枚引く。",
        Scene(
            ["attack ハル", "block", {"me.hand": 1}, "attack ナツ", "block", {"me.hand": 3}],
            me={"entry": "X", "members": ["ハル", "ナツ", "アキ"]},
            foe={"entry": "オオカゼ"},
        ),
    ),
    # この効果で: whatever the effect has put, not only what it put last
    Play(
        "【起】【メンバー】:あなたは自分の手札から1枚選び、エントリーに置き、"
        "自分の控え室から1枚選び、エネルギーに置く。この効果で《ハル》を置いたら、あなたは1枚引く。",
        Scene(
            ["use", "pick ハル", "pick アキ", {"me.hand": ["ナツ", "エキストラ"]}],
            me={"members": ["X"], "hand": ["ハル", "ナツ"], "waiting": ["アキ", "フユ"]},
        ),
        Scene(
            ["use", "pick ナツ", "pick ハル", {"me.hand": ["アキ", "エキストラ"]}],
            me={"members": ["X"], "hand": ["アキ", "ナツ"], "waiting": ["ハル", "フユ"]},
        ),
        Scene(
            ["use", "pick ナツ", "pick フユ", {"me.hand": ["アキ"]}],
            me={"members": ["X"], "hand": ["アキ", "ナツ"], "waiting": ["ハル", "フユ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:[手札から1枚選び、控え室に置く]"
        "あなたは自分のデッキの上から1枚控え室に置く。"
        "この効果で《ハル》を控え室に置いたら、あなたは2枚引く。",
        Scene(
            ["use", {"me.hand": 2, "me.waiting": ["ナツ", "ハル"]}],
            me={"members": ["X"], "hand": ["ナツ"], "top": ["ハル"]},
        ),
        Scene(  # 9.5: a cost is no effect
            ["use", {"me.hand": 0, "me.waiting": ["ナツ", "ハル"]}],
            me={"members": ["X"], "hand": ["ハル"], "top": ["ナツ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:[手札から1枚選び、控え室に置く]"
        "あなたは自分のデッキの上から1枚控え室に置く。"
        "このコストで控え室に置いたキャラが《ハル》なら、あなたは2枚引く。",
        Scene(["use", {"me.hand": 0}], me={"members": ["X"], "hand": ["ナツ"], "top": ["ハル"]}),
        Scene(["use", {"me.hand": 2}], me={"members": ["X"], "hand": ["ハル"], "top": ["ナツ"]}),
    ),
    # into A or B: each card by itself
    Play(
        "【起】【メンバー】:あなたは自分の控え室から2枚選び、エントリーかエネルギーに置く。"
        "エントリーに置いたら、あなたは1枚引く。",
        Scene(
            ["use", "pick アキ", {"me.energy": ["フユ"], "me.entry": ["アキ"], "me.hand": 1}],
            me={"members": ["X"], "waiting": ["アキ", "フユ"]},
        ),
        Scene(
            ["use", "done", {"me.energy": ["アキ", "フユ"], "me.hand": 0}],
            me={"members": ["X"], "waiting": ["アキ", "フユ"]},
        ),
        Scene(  # of one card it is only asked where it goes
            ["use", "say 2", {"me.energy": ["アキ"], "me.hand": 0}],
            me={"members": ["X"], "waiting": ["アキ"]},
        ),
        Scene(
            ["use", "say 1", {"me.entry": ["アキ"], "me.hand": 1}],
            me={"members": ["X"], "waiting": ["アキ"]},
        ),
        Scene(["use", {"asked": "main", "me.hand": 0}], me={"members": ["X"]}),
    ),
    # ではなく: of who acts
    Play(
        "【起】【メンバー】:あなたは自分の控え室から1枚選び、手札に戻し、"
        "相手は自分の控え室から1枚選び、エネルギーに置く。"
        "相手のメンバーがいるなら、相手は控え室ではなくデッキの上から置く。",
        Scene(
            ["use", {"me.hand": ["アキ"], "foe.energy": ["フユ"], "foe.waiting": ["ハル"]}],
            me={"members": ["X"], "waiting": ["アキ"]},
            foe={"members": ["ナツ"], "waiting": ["ハル"], "top": ["フユ"]},
        ),
        Scene(
            ["use", {"me.hand": ["アキ"], "foe.energy": ["ハル"], "foe.deck": ["フユ"]}],
            me={"members": ["X"], "waiting": ["アキ"]},
            foe={"waiting": ["ハル"], "top": ["フユ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:相手は自分のメンバーから1枚選び、控え室に置く。"
        "相手の手札がないなら、控え室ではなく手札に置く。",
        Scene(
            ["use", {"foe.hand": ["ハル"], "foe.waiting": 0}],
            me={"members": ["X"]},
            foe={"members": ["ハル"]},
        ),
        Scene(
            ["use", {"foe.waiting": ["ハル"]}],
            me={"members": ["X"]},
            foe={"members": ["ハル"], "hand": 1},
        ),
    ),
    # いずれかの: of one of the players, not of both together
    Play(
        "【起】【エントリー】:いずれかのプレイヤーのメンバーがいないなら、あなたは1枚引く。",
        Scene(["use", {"me.hand": 1}], me={"entry": "X"}),
        Scene(["use", {"me.hand": 1}], me={"entry": "X"}, foe={"members": ["ハル"]}),
        Scene(["use", {"me.hand": 1}], me={"entry": "X", "members": ["ハル"]}),
        Scene(
            ["use", {"me.hand": 0}],
            me={"entry": "X", "members": ["ハル"]},
            foe={"members": ["ハル"]},
        ),
    ),
    Play(
        "【永】【エントリー】:いずれかの控え室に〔風組〕がいないなら、このキャラを+1/±0。",
        Scene([{"X": (2, 3)}], me={"entry": "X", "waiting": ["ハル", "アキ"]}),
        Scene(
            [{"X": (1, 3)}],
            me={"entry": "X", "waiting": ["ハル", "アキ"]},
            foe={"waiting": ["ナツ"]},
        ),
    ),
    Play(
        "【起】【エントリー】:いずれかのプレイヤーの手札が3枚以上なら、あなたは1枚引く。",
        Scene(["use", {"me.hand": 4}], me={"entry": "X", "hand": 3}),
        Scene(["use", {"me.hand": 1}], me={"entry": "X"}, foe={"hand": 3}),
        Scene(["use", {"me.hand": 2}], me={"entry": "X", "hand": 2}, foe={"hand": 2}),
    ),
    Play(
        "【起】【エントリー】:いずれかのエントリーに《フユ》がいるなら、あなたは1枚引く。",
        Scene(["use", {"me.hand": 1}], me={"entry": "X"}, foe={"entry": "フユ"}),
        Scene(["use", {"me.hand": 0}], me={"entry": "X"}, foe={"entry": "アキ"}),
    ),
    # 【レスト】で入れ替える: who comes to the slot rests
    Play(
        "【起】【エントリー】:あなたは自分のメンバーから1枚選び、手札のキャラと【レスト】で入れ替える。",
        Scene(
            ["use", {"me.members": ["ナツ", "", ""], "me.hand": ["ハル"], "ナツ.rest": True}],
            me={"entry": "X", "members": ["ハル"], "hand": ["ナツ"]},
        ),
    ),
    # 4.3.3.3.2: who is turned over leaves its damage on the other side
    Play(
        "【起】【メンバー】:あなたは自分のエントリーから1枚選び、"
        "コスト7でATK7/DEF7の『影』のキャラとして裏向きにする。",
        Scene(
            ["use", {"アキ": (7, 7), "アキ.damage": 0}], me={"members": ["X"], "entry": "アキ/4"}
        ),
    ),
    # 9.14.2: 自分 after 負けなら is who checked
    Play(
        "【起】【メンバー】:相手はチェックする。負けなら、自分の手札から1枚選び、控え室に置く。",
        Scene(
            ["use", {"foe.hand": 0, "foe.waiting": ["ハル", "エキストラ"], "me.hand": 1}],
            me={"members": ["X"], "entry": "フユ", "hand": 1},
            foe={"hand": 1, "top": ["ハル"]},
        ),
        Scene(
            ["use", {"foe.hand": 1, "me.hand": 1}],
            me={"members": ["X"], "entry": "フユ", "hand": 1},
            foe={"hand": 1, "top": ["幕開け"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたはチェックする。それであなたが勝ちなら、あなたは1枚引き、"
        "負けなら、自分の手札から1枚選び、控え室に置く。",
        Scene(
            ["use", {"me.hand": 0, "foe.hand": 1}],
            me={"members": ["X"], "hand": 1, "top": ["ハル"]},
            foe={"entry": "フユ", "hand": 1},
        ),
        Scene(
            ["use", {"me.hand": 2, "foe.hand": 1}],
            me={"members": ["X"], "hand": 1, "top": ["幕開け"]},
            foe={"entry": "フユ", "hand": 1},
        ),
    ),
    # spaces at the ends of a name or trait are no part of it
    Play(
        "【起】【メンバー】【Reコンボ】《幕開け 》【ターン1】:あなたは自分の控え室から〔風組 〕を1枚選び、手札に戻す。",
        Scene(
            ["use", {"me.hand": ["ハル"]}],
            me={"members": ["X"], "rebirth": ["幕開け"], "waiting": ["ハル", "アキ"]},
        ),
        Scene([{"use X": False}], me={"members": ["X"], "rebirth": ["大団円"]}),
    ),
    # cards that were chosen in two places swap: it is not chosen again with whom
    Play(
        "【起】【メンバー】:あなたは自分のセットされているReバースから望む枚数選び、控え室から、Reバースを同じ枚数になるよう選び、セットされているReバースと入れ替える。",
        Scene(
            [
                "use",
                "pick 幕開け 大団円",
                {"me.rebirth": ["鐘", "霧"], "me.waiting": ["幕開け", "大団円"], "me.hand": 1},
            ],
            me={"members": ["X"], "rebirth": ["幕開け", "大団円"], "waiting": ["鐘", "霧"]},
        ),
        Scene(
            ["use", "pick 大団円", "pick 霧", {"me.rebirth": ["幕開け", "霧"]}],
            me={"members": ["X"], "rebirth": ["幕開け", "大団円"], "waiting": ["鐘", "霧"]},
        ),
        Scene(  # one by one, as far as there are any (1.3.2)
            ["use", "pick 幕開け 大団円", {"me.rebirth": 2, "me.waiting": 1, "asked": "main"}],
            me={"members": ["X"], "rebirth": ["幕開け", "大団円"], "waiting": ["霧"]},
        ),
        Scene(
            ["use", "done", {"me.rebirth": ["幕開け"], "me.waiting": ["霧"]}],
            me={"members": ["X"], "rebirth": ["幕開け"], "waiting": ["霧"]},
        ),
    ),
    Play(  # but who was put away is chosen no more
        "【起】【エントリー】:あなたは自分のメンバーから1枚控え室に置く。自分の手札からキャラを1枚選び、メンバーと入れ替える。",
        Scene(
            ["use", "pick ハル", "pick フユ", "pick アキ", {"me.members": ["", "フユ", "ナツ"]}],
            me={"entry": "X", "members": ["ハル", "アキ", "ナツ"], "hand": ["フユ"]},
        ),
    ),
    # what was not done has put nothing: whom one spoke of before is spoken of
    Play(
        "【起】【メンバー】:あなたはこのキャラをコスト1でATK1/DEF1の『布』のキャラとして裏向きにする。このターン終了時、そのキャラをデッキの下に置くことで、あなたは2枚引く。デッキの下に置かないなら、その『布』を表向きにする。",
        Scene(
            ["use", {"X": (1, 1)}, "end_turn", {"X": (4, 5), "me.members": ["X", "", ""]}],
            me={"members": ["X"]},
            x={"atk": 4, "def": 5},
        ),
        Scene(
            ["use", "end_attacks", "yes", {"me.members": ["", "", ""], "me.hand": 2}],
            me={"members": ["X"]},
            left="card to energy",
        ),
    ),
]


@pytest.mark.parametrize("play", PLAYS)
def test_play(play: Play) -> None:
    run(play)
