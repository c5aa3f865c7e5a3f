"""Heads of abilities (marks, costs), options, numbers declared, cards face down."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run

PLAYS = [
    # marks
    Play(
        "【永】【魂】:あなたのエントリーを+1/±0。",
        Scene([{"フユ": (5, 6)}], me={"entry": {"card": "フユ", "soul": ["X"]}}),
        Scene(
            [{"フユ": (5, 6)}], me={"entry": "フユ", "members": [{"card": "ハル", "soul": ["X"]}]}
        ),
        Scene([{"フユ": (4, 6)}], me={"entry": "フユ", "members": ["X"]}),
    ),
    Play(
        "【永】【エントリー】【本領発揮Lv3】:このキャラを+1/±0。",
        Scene([{"X": (2, 3)}], me={"entry": "X", "members": ["ハル"], "retire": ["アキ", "ナツ"]}),
        Scene(
            [{"X": (1, 3)}],
            me={"entry": "X", "members": ["ハル"], "retire": ["アキ"], "waiting": 3},
        ),
    ),
    Play(
        "【永】【エントリー】【本領発揮Lv3】〔風組〕:このキャラを+1/±0。",
        Scene([{"X": (2, 3)}], me={"entry": "X", "members": ["ハル"], "retire": ["タテ", "ナツ"]}),
        Scene([{"X": (1, 3)}], me={"entry": "X", "members": ["ハル"], "retire": ["アキ", "ナツ"]}),
    ),
    Play(
        "【起】【メンバー】【本領発揮Lv3】〔風組〕&《アキ》:あなたは1枚引く。",
        Scene(["use", {"me.hand": 1}], me={"members": ["X", "ハル"], "retire": ["アキ", "ナツ"]}),
        Scene([{"use X": False}], me={"members": ["X", "ハル"], "retire": ["フユ", "ナツ"]}),
    ),
    Play(
        "【自】【メンバー】【本領発揮Lv3】:このキャラがサポートした時、あなたは1枚引く。",
        Scene(["attack X", {"me.hand": 1}], me={"members": ["X", "ハル"], "retire": 1}),
        Scene(["attack X", {"me.hand": 0}], me={"members": ["X", "ハル"]}),
    ),
    Play(
        "【永】【エントリー】【Reコンボ】:このキャラを+1/±0。",
        Scene([{"X": (2, 3)}], me={"entry": "X", "rebirth": ["幕開け"]}),
        Scene([{"X": (1, 3)}], me={"entry": "X"}, foe={"rebirth": ["幕開け"]}),
    ),
    Play(
        "【起】【メンバー】【Reコンボ】《幕開け》:あなたは1枚引く。",
        Scene(["use", {"me.hand": 1}], me={"members": ["X"], "rebirth": ["大団円", "幕開け"]}),
        Scene([{"use X": False}], me={"members": ["X"], "rebirth": ["大団円"]}),
    ),
    Play(
        "【起】【手札】【ターン1】:[エネ1、このキャラを控え室に置く]あなたは2枚引く。",
        Scene(["use", {"me.hand": 2, "me.waiting": ["X"]}], me={"hand": ["X"], "energy": 1}),
        Scene([{"use X": False}], me={"members": ["X"], "energy": 1}),
        Scene([{"use X": False}], me={"hand": ["X"]}),
    ),
    Play(
        "【起】【パートナー】【ターン1】:[このカードを【レスト】する]このターン中、あなたのエントリーを+1/±0。",
        Scene(
            ["use", {"フユ": (5, 6), "X.rest": True}],
            me={"entry": "フユ", "partners": ["X"]},
            x={"kind": "partner"},
        ),
    ),
    Play(
        "【永】【リタイア】:あなたのエントリーを±0/+1。",
        Scene([{"フユ": (4, 7)}], me={"entry": "フユ", "retire": ["X"]}),
        Scene([{"フユ": (4, 6)}], me={"entry": "フユ", "waiting": ["X"]}),
    ),
    Play(
        "【永】:あなたのエントリーを+1/±0。",
        Scene([{"フユ": (5, 6)}], me={"entry": "フユ", "rebirth": ["X"]}, x={"kind": "rebirth"}),
        Scene([{"フユ": (4, 6)}], me={"entry": "フユ", "hand": ["X"]}, x={"kind": "rebirth"}),
    ),
    # costs
    Play(
        "【起】【メンバー】:[エネ1、手札から1枚控え室に置く]あなたは相手のメンバーから1枚選び、【レスト】する。",
        Scene(
            ["use", "pick ハル", "pay", {"フユ.rest": True, "me.hand": ["ナツ"], "me.stand": 0}],
            me={"members": ["X"], "hand": ["ハル", "ナツ"], "energy": 1},
            foe={"members": ["フユ"]},
        ),
        Scene([{"use X": False}], me={"members": ["X"], "energy": 1}),
    ),
    Play(
        "【起】【メンバー】:[エネ3。あなたのメンバーに《ハル》がいるなら、かわりにエネ1]あなたは1枚引く。",
        Scene(["use", {"me.hand": 1, "me.stand": 0}], me={"members": ["X"], "energy": 3}),
        Scene(["use", {"me.hand": 1, "me.stand": 2}], me={"members": ["X", "ハル"], "energy": 3}),
        Scene([{"use X": False}], me={"members": ["X"], "energy": 2}),
    ),
    Play(
        "【起】【エントリー】:[あなたの手札2枚につき、エネ1]あなたは1枚引く。",
        Scene(["use", {"me.hand": 6, "me.stand": 1}], me={"entry": "X", "hand": 5, "energy": 3}),
        Scene([{"use X": False}], me={"entry": "X", "hand": 4, "energy": 1}),
    ),
    Play(
        "【自】【メンバー】:[エネ1]このキャラがサポートした時、あなたは1枚引く。",
        Scene(
            ["attack X", "trigger X", "pay", {"me.hand": 1, "me.stand": 0}],
            me={"members": ["X", "ハル"], "energy": 1},
        ),
        Scene(
            ["attack X", "decline X", {"me.hand": 0, "me.stand": 1}],
            me={"members": ["X", "ハル"], "energy": 1},
        ),
        Scene(["attack X", "trigger X", {"me.hand": 0}], me={"members": ["X", "ハル"]}),
    ),
    # options
    Play(
        "【起】【メンバー】:あなたは以下から1つ選ぶ。i.あなたは2枚引く。ii.相手のメンバーから1枚選び、【レスト】する。",
        Scene(
            ["use", "say 1", {"me.hand": 2, "ハル.rest": False}],
            me={"members": ["X"]},
            foe={"members": ["ハル"]},
        ),
        Scene(
            ["use", "say 2", {"me.hand": 0, "ハル.rest": True}],
            me={"members": ["X"]},
            foe={"members": ["ハル"]},
        ),
    ),
    Play(
        "【起】【メンバー】:以下から2つ選ぶ。i.あなたは1枚引く。ii.相手は1枚引く。iii.このターン中、あなたのエントリーを+1/±0。",
        Scene(
            [
                "use",
                "say 3",
                {"number X": False},
                "say 1",
                {"me.hand": 1, "foe.hand": 0, "フユ": (5, 6)},
            ],
            me={"entry": "フユ", "members": ["X"]},
        ),
    ),
    # declared numbers
    Play(
        "【起】【メンバー】:あなたは1~5の数字を1つ宣言する。あなたは自分のデッキの上から1枚公開する。それが宣言した数字と同じコストのキャラなら、手札に加える。",
        Scene(["use", "say 3", {"me.hand": ["アキ"]}], me={"members": ["X"], "top": ["アキ"]}),
        Scene(["use", "say 2", {"me.hand": 0}], me={"members": ["X"], "top": ["アキ"]}),
    ),
    # face down
    Play(
        "【起】【エントリー】:[エネ1]あなたはこのキャラをコスト5でATK5/DEF9の『カゲ』のキャラとして裏向きにし、このターン終了時、表向きにする。",
        Scene(
            ["use", {"X": (5, 9), "X.cost": 5}, "end_turn", {"X": (1, 3)}],
            me={"entry": "X", "energy": 1},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室からキャラを1枚選び、空席のメンバーにコスト3でATK4/DEF8の〔影組〕で『カゲ』のキャラとして裏向きで置く。",
        Scene(
            ["use", "pick ハル", "slot 1", {"ハル": (4, 8), "ハル.traits": ["影組"]}],
            me={"members": ["X"], "waiting": ["ハル", "ナツ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の手札から1枚選び、コスト1でATK2/DEF2のキャラとして空席のメンバーに裏向きで置く。このターン終了時、あなたのメンバーの裏向きのキャラを控え室に置く。",
        Scene(
            [
                "use",
                "pick フユ",
                "slot 1",
                {"フユ": (2, 2)},
                "end_turn",
                {"me.waiting": ["フユ"], "me.members": ["X", "", ""]},
            ],
            me={"members": ["X"], "hand": ["フユ", "ナツ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の他のメンバーから1枚選び、コスト1でATK1/DEF1の『カカシ』のキャラとして裏向きにする。\n【永】【メンバー】:あなたのメンバーに『カカシ』がいるなら、あなたのエントリーを+1/±0。",
        Scene(
            ["use", {"フユ": (5, 6), "ナツ": (1, 1)}],
            me={"entry": "フユ", "members": ["X", "ナツ"]},
        ),
    ),
    # cancel abilities
    Play(
        "【キャンセル】:キャラの【スパーク】",
        Scene(
            ["cancel X", {"foe.hand": 0}],
            me={"hand": ["X"]},
            foe={"entry": None, "top": ["ヒバナ"]},
        ),
    ),
    Play(
        "【キャンセル】:【起】",
        Scene(
            ["use ワザ", "cancel X", {"foe.hand": 0, "me.waiting": ["X"]}],
            me={"hand": ["X"]},
            foe={"members": ["ワザ"]},
            whose="foe",
        ),
    ),
    # phases
    Play(
        "【起】【メンバー】:このフェイズを終了する。",
        Scene(["use", {"asked": "attack"}], me={"members": ["X"]}),
    ),
    Play(
        "【スパーク】:このフェイズを終了する。",
        Scene(
            ["attack ハル", "pass_all", {"seat": "me", "asked": "main"}],
            me={"entry": "ハル/2", "top": ["X"]},
            foe={"members": ["ハル", "ナツ"]},
            whose="foe",
        ),
    ),
    # damage
    Play(
        "【起】【エントリー】:このキャラが受けているダメージを0にする。",
        Scene(["use", {"X.damage": 0}], me={"entry": "X/2"}),
    ),
    Play(
        "【起】【メンバー】:あなたは1点回復する。",
        Scene(
            ["use", "pick ハル", {"me.retire": ["ナツ"], "me.waiting": ["ハル"]}],
            me={"members": ["X"], "retire": ["ハル", "ナツ"]},
        ),
    ),
    Play(
        "【永】【エントリー】:このキャラがリタイアする直前に、あなたは自分の手札から2枚選び、控え室に置くことで、そのリタイアとダメージを取り消す。",
        Scene(
            ["attack ハル", "block", "yes", {"me.entry": ["X"], "X.damage": 0, "me.hand": 0}],
            me={"entry": "X/2", "hand": ["ナツ", "アキ"]},
            foe={"members": ["ハル", "ナツ"]},
            whose="foe",
        ),
    ),
]


@pytest.mark.parametrize("play", PLAYS)
def test_play(play: Play) -> None:
    run(play)
