"""Turns of phrase that hardly any card uses."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run

PLAYS = [
    # 9.7.4.3: being asked tells nobody what is in a hand
    Play(
        "【起】【メンバー】:あなたは自分の手札から〔風組〕を1枚選び、控え室に置くことで、1枚引く。",
        Scene(
            ["use", {"asked": "may do"}, "yes", {"asked": "choose"}, "done", {"me.hand": ["アキ"]}],
            me={"members": ["X"], "hand": ["アキ"]},
        ),
        Scene(
            ["use", {"asked": "may do"}, "yes", "pick ハル", {"me.waiting": ["ハル"]}],
            me={"members": ["X"], "hand": ["ハル"]},
        ),
        Scene(["use", {"asked": "main"}], me={"members": ["X"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から2枚見て、その中から〔風組〕を1枚まで選び、手札に加え、残りを控え室に置く。",
        Scene(
            ["use", {"asked": "choose", "pick アキ": False}, "done", {"me.waiting": 2}],
            me={"members": ["X"], "top": ["アキ", "フユ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から〔風組〕を1枚選び、手札に戻す。",
        Scene(["use", {"asked": "main"}], me={"members": ["X"], "waiting": ["アキ"]}),
    ),
    Play(
        "【起】【メンバー】:このターン中、次にあなたのエントリーに置かれるキャラを+1/±0。そのエントリーに置かれたキャラが〔風組〕なら、さらに+2/±0。",
        Scene(
            ["use", "play ハル", {"ハル": (4, 3)}],
            me={"members": ["X"], "hand": ["ハル"], "energy": 1},
        ),
        Scene(
            ["use", "play ノビ", {"ノビ": (2, 2)}],
            me={"members": ["X"], "hand": ["ノビ"], "energy": 1},
        ),
    ),
    # where the card to come was not told of after all, nothing is added to it
    Play(
        "【起】【エントリー】:あなたはこのキャラを空席のメンバーに置く。置いたら、このターン中、次にあなたのエントリーに置かれるキャラを+1/±0。そのエントリーに置かれたキャラが〔風組〕なら、さらに+2/±0。",
        Scene(
            ["use", "slot 0", "pass_all", {"オオカゼ": (9, 9)}],
            me={"entry": "X", "top": ["オオカゼ"]},
        ),
        Scene(
            ["use", "slot 0", "pass_all", {"フユ": (5, 6)}],
            me={"entry": "X", "top": ["フユ"]},
        ),
        Scene(
            ["use", "play ハル", {"ハル": (1, 3)}],
            me={
                "entry": "X",
                "members": ["アキ", "アキ", "アキ"],
                "hand": ["ハル"],
                "energy": 1,
            },
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から1枚選び、手札に戻す。戻したら、このターン中、次にあなたのエントリーに置かれるキャラを+1/±0。あなたのメンバーが2枚以上なら、さらに+1/±0。そのエントリーに置かれたキャラが〔風組〕なら、さらに+2/±0。",
        Scene(
            ["use", "play ハル", {"ハル": (5, 3)}],
            me={"members": ["X", "アキ"], "hand": ["ハル"], "waiting": ["鐘"], "energy": 1},
        ),
        Scene(
            ["use", "play ハル", {"ハル": (4, 3)}],
            me={"members": ["X"], "hand": ["ハル"], "waiting": ["鐘"], "energy": 1},
        ),
        Scene(
            ["use", "play ノビ", {"ノビ": (3, 2)}],
            me={"members": ["X", "アキ"], "hand": ["ノビ"], "waiting": ["鐘"], "energy": 1},
        ),
        Scene(
            ["use", "play ハル", {"ハル": (1, 3)}],
            me={"members": ["X", "アキ"], "hand": ["ハル"], "energy": 1},
        ),
    ),
    Play(
        "【自】:このキャラが手札からエントリーに置かれた時、あなたは1枚引く。あなたのエントリーが《ハル》なら、この能力は手札からメンバーに置かれた時でも発動する。",
        Scene(["play X", {"me.hand": 1}], me={"hand": ["X"], "energy": 1}),
        Scene(["play X 0", {"me.hand": 1}], me={"entry": "ハル", "hand": ["X"], "energy": 1}),
        Scene(["play X 0", {"me.hand": 0}], me={"entry": "ナツ", "hand": ["X"], "energy": 1}),
    ),
    Play(
        "【起】【エントリー】:あなたは【スパーク】、【Reコンボ】、【のびしろ】を1つ選ぶ。あなたのリタイアの、その能力を持つキャラ1枚につき、このターン中、このキャラを+1/±0。【のびしろ】を選んだら、あなたは1枚引く。",
        Scene(
            ["use", "say 1", {"X": (3, 3), "me.hand": 0}],
            me={"entry": "X", "retire": ["ヒバナ", "ヒバナ", "ノビ", "クミ"]},
        ),
        Scene(
            ["use", "say 2", {"X": (2, 3), "me.hand": 0}],
            me={"entry": "X", "retire": ["ヒバナ", "ヒバナ", "ノビ", "クミ"]},
        ),
        Scene(
            ["use", "say 3", {"X": (2, 3), "me.hand": 1}],
            me={"entry": "X", "retire": ["ヒバナ", "ヒバナ", "ノビ", "クミ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは1枚引く。あなたのメインフェイズを終了する。",
        Scene(["use", {"me.hand": 1, "asked": "attack"}], me={"members": ["X"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のエントリーから1枚まで選び、空席のメンバーに置き、控え室からキャラを1枚まで選び、空席のメンバーに置く。エントリーからメンバーに置いたら、あなたは1枚引く。",
        Scene(
            ["use", "pick ハル", "slot 1", "done", {"me.hand": 1}],
            me={"entry": "ハル", "members": ["X"], "waiting": ["ナツ"], "top": ["アキ", "フユ"]},
        ),
        Scene(
            ["use", "done", "pick ナツ", "slot 1", {"me.hand": 0}],
            me={"entry": "ハル", "members": ["X"], "waiting": ["ナツ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のエントリーから1枚選び、【レスト】するか、このキャラの魂にする。魂にしたら、あなたは1枚引く。",
        Scene(
            ["use", "say 2", {"me.hand": 1, "me.soul": ["ハル"]}],
            me={"entry": "ハル", "members": ["X"], "top": ["ナツ", "アキ"]},
        ),
        Scene(
            ["use", "say 1", {"me.hand": 0, "ハル.rest": True}],
            me={"entry": "ハル", "members": ["X"]},
        ),
    ),
    Play(
        "【自】【エントリー】:このキャラがアタックした時、サポートしたメンバーを手札に戻す。",
        Scene(
            ["attack ハル", {"me.hand": ["ハル"]}, "block"],
            me={"entry": "X", "members": ["ハル", "ナツ"]},
            foe={"entry": "フユ", "hand": 1},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のエントリーから1枚選び、このターン中、そのキャラを-1/±0し、このキャラを+1/±0。あなたのメンバーに《ハル》がいるなら、さらにそのエントリーのキャラを-2/±0。",
        Scene(
            ["use", {"フユ": (1, 6), "X": (2, 3)}, "end_turn", {"フユ": (4, 6)}],
            me={"members": ["X", "ハル"]},
            foe={"entry": "フユ"},
        ),
        Scene(["use", {"フユ": (3, 6)}], me={"members": ["X"]}, foe={"entry": "フユ"}),
    ),
    Play(
        "【永】【メンバー】【本領発揮Lv1】:あなたのエントリーに【のびしろ】がいるなら、そのキャラと、【スタンド】しているこのキャラは相手のキャラの効果で選ばれない。",
        Scene(
            ["use ドケ", {"foe.waiting": ["ハル"]}],
            me={"members": ["ドケ"]},
            foe={"entry": "ノビ", "members": ["X", "ハル"]},
        ),
        Scene(
            ["use ドケ", {"pick X": True}, "pick X"],
            me={"members": ["ドケ"]},
            foe={"entry": "ノビ", "members": ["X/rest", "ハル"]},
        ),
        Scene(
            ["use エラ", {"asked": "main", "foe.hand": 0}],
            me={"members": ["エラ"]},
            foe={"entry": "ノビ", "members": ["X"]},
        ),
    ),
    Play(
        "【起】【メンバー】:各プレイヤーは自分のエネルギーから1枚選び、残りを控え室に置き、控え室に置かれたエネルギー1枚につき、このターン中、このキャラを+1/±0。",
        Scene(
            ["use", "pick ハル", "pick アキ", {"me.waiting": ["ナツ"], "foe.waiting": ["フユ"]}],
            me={"members": ["X"], "energy": ["ハル", "ナツ"]},
            foe={"energy": ["アキ", "フユ"]},
        ),
    ),
    Play(
        "【スパーク】:あなたは1枚引く。\n【起】【エントリー】:[エネ1]このターン中、このキャラを+3/±0。このターン中にこのキャラの【スパーク】が【キャンセル】されているなら、あなたは2枚引く。",
        Scene(["use", {"X": (4, 3), "me.hand": 0}], me={"entry": "X", "energy": 1}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の、手札か控え室から、《ハル》と《ナツ》をそれぞれ1枚ずつ合計2枚まで選び、メンバーに置く。",
        Scene(
            ["use", "pick ハル", "done", "slot 1", {"me.members": ["X", "ハル", ""]}],
            me={"members": ["X"], "hand": ["ハル"], "waiting": ["ナツ"]},
        ),
    ),
    Play(
        "【自】【エントリー】:このキャラが相手のキャラをパートナーアタックでリタイアさせた時、あなたは1枚引く。",
        Scene(
            ["partner ハル", {"me.hand": 1}],
            me={"entry": "X", "members": ["ハル", "ナツ"], "partners": 3},
            foe={"entry": "フユ", "top": ["アキ"]},
        ),
        Scene(
            ["attack ハル", {"me.hand": 0, "foe.retire": ["ノビ"]}],
            me={"entry": "X", "members": ["ハル", "ナツ"], "partners": 3},
            foe={"entry": "ノビ", "top": ["アキ"]},
            x={"atk": 3},
        ),
    ),
    Play(
        "【起】【メンバー】:このターンのあなたのキャラのアタック終了時、あなたは1枚引く。",
        Scene(
            ["use", "attack X", {"me.hand": 1}, "attack ハル", {"me.hand": 1}],
            me={"members": ["X", "ハル", "ナツ"]},
            foe={"entry": "フユ"},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたの、手札が2枚以上で《幕開け》がセットされているなら、あなたは1枚引く。",
        Scene(["use", {"me.hand": 3}], me={"members": ["X"], "hand": 2, "rebirth": ["幕開け"]}),
        Scene(["use", {"me.hand": 2}], me={"members": ["X"], "hand": 2, "rebirth": ["大団円"]}),
        Scene(["use", {"me.hand": 1}], me={"members": ["X"], "hand": 1, "rebirth": ["幕開け"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは相手の、エントリーかメンバーから、ATK3かDEF3のキャラを1枚選び、控え室に置く。そうしたら、このキャラを控え室に置く。",
        Scene(
            ["use", {"pick ナツ": False, "pick ハル": True}, "pick アキ", {"me.waiting": ["X"]}],
            me={"members": ["X"]},
            foe={"entry": "フユ", "members": ["ハル", "ナツ", "アキ"]},
        ),
        Scene(["use", {"me.waiting": 0}], me={"members": ["X"]}, foe={"entry": "フユ"}),
    ),
    Play(
        "【起】【メンバー】:あなたはいずれかのプレイヤーのメンバーから1枚選び、このターン中、そのキャラは能力と属性をすべて失い、効果で選ばれない。",
        Scene(
            ["use", "pick ハル", {"ハル.traits": []}, "use", {"pick ハル": False}, "pick X"],
            me={"members": ["X"]},
            foe={"members": ["ハル", "ナツ"]},
        ),
    ),
    Play(
        "【自】:このキャラが相手の効果でメンバーから控え室に置かれた時、あなたはこのキャラを控え室から手札に戻し、1枚引いてよい。",
        Scene(
            ["use ドケ", {"seat": "foe"}, "yes", {"foe.hand": 2, "foe.waiting": 0}],
            me={"members": ["ドケ"]},
            foe={"members": ["X"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の手札からキャラを1枚選び、エントリーか、【スタンド】しているメンバーと入れ替えてよい。",
        Scene(
            ["use", "yes", "pick ナツ", "pick ハル", {"me.entry": ["ナツ"], "me.hand": ["ハル"]}],
            me={"entry": "ハル", "members": ["X", "アキ/rest"], "hand": ["ナツ"]},
        ),
    ),
]


@pytest.mark.parametrize("play", PLAYS)
def test_play(play: Play) -> None:
    run(play)
