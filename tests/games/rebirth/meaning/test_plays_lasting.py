"""How long, which attack, what cards are said to be, what cannot be done, what is preferred."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run

THREE = ["ハル", "ナツ", "アキ"]

PLAYS = [
    # which attack
    Play(
        "【永】【エントリー】:各ターンこのキャラの1回目のアタック中、このキャラを+2/±0。",
        Scene(
            [
                "attack ハル",
                {"オオカゼ.damage": 3, "X": (1, 3)},
                "attack ナツ",
                {"オオカゼ.damage": 4},
            ],
            me={"entry": "X", "members": THREE},
            foe={"entry": "オオカゼ"},
        ),
    ),
    Play(
        "【永】【エントリー】:各ターン2回目のアタック中、このキャラを+2/±0。",
        Scene(
            ["attack ハル", {"オオカゼ.damage": 1}, "attack ナツ", {"オオカゼ.damage": 4}],
            me={"entry": "X", "members": THREE},
            foe={"entry": "オオカゼ"},
        ),
    ),
    Play(
        "【永】【エントリー】:各ターンこのキャラの1回目のアタック中、相手は【ブロッカー】を使えず、2回目のアタック中、このキャラを+2/±0。",
        Scene(
            [
                "attack ハル",
                {"block タテ": False},
                "block",
                {"オオカゼ.damage": 1},
                "attack ナツ",
                {"block タテ": True},
                "block",
                {"オオカゼ.damage": 4},
            ],
            me={"entry": "X", "members": THREE},
            foe={"entry": "オオカゼ", "hand": ["タテ"]},
        ),
    ),
    Play(
        "【永】【メンバー】:各ターン相手の1回目のアタック中、あなたのエントリーを±0/+5。",
        Scene(
            ["attack ハル", {"me.retire": 0}, "attack ナツ", "pass_all", {"me.retire": ["ノビ"]}],
            me={"entry": "ノビ", "members": ["X"]},
            foe={"members": THREE},
            whose="foe",
        ),
    ),
    Play(
        "【起】【エントリー】:このキャラの次のアタック中、相手は【ブロッカー】を使えない。",
        Scene(
            [
                "use",
                "attack ハル",
                {"block タテ": False},
                "block",
                "attack ナツ",
                {"block タテ": True},
                "block",
            ],
            me={"entry": "X", "members": THREE},
            foe={"entry": "オオカゼ", "hand": ["タテ"]},
        ),
    ),
    Play(
        "【永】【メンバー】:あなたのアタックフェイズ中、あなたのエントリーを+1/±0。",
        Scene(
            [{"フユ": (4, 6)}, "to_attack", {"フユ": (5, 6)}],
            me={"entry": "フユ", "members": ["X", "ハル"]},
        ),
    ),
    # partner attacks
    Play(
        "【自】【エントリー】:このキャラがアタックした時、このアタックはパートナーアタックになる。",
        Scene(
            ["attack ハル", {"foe.retire": ["オオカゼ"]}],
            me={"entry": "X", "members": THREE},
            foe={"entry": "オオカゼ"},
        ),
    ),
    Play(
        "【起】【エントリー】:このターンこのキャラの次のアタックはパートナーアタックになる。",
        Scene(
            [
                "use",
                "attack ハル",
                {"foe.retire": ["オオカゼ"], "foe.entry": ["フユ"]},
                "attack ナツ",
                {"フユ.damage": 1},
            ],
            me={"entry": "X", "members": THREE},
            foe={"entry": "オオカゼ", "top": ["フユ"]},
        ),
    ),
    Play(
        "【永】【エントリー】:各ターンあなたの2回目のアタックはパートナーアタックになる。",
        Scene(
            ["attack ハル", {"オオカゼ.damage": 1}, "attack ナツ", {"foe.retire": ["オオカゼ"]}],
            me={"entry": "X", "members": THREE},
            foe={"entry": "オオカゼ"},
        ),
    ),
    Play(
        "【永】【エントリー】:このキャラの2回目のアタックはパートナーアタックになる。",
        Scene(
            ["attack ハル", {"オオカゼ.damage": 1}, "attack ナツ", {"foe.retire": ["オオカゼ"]}],
            me={"entry": "X", "members": THREE},
            foe={"entry": "オオカゼ"},
        ),
    ),
    Play(
        "【永】【エントリー】:各ターン相手の1回目と2回目のアタックはパートナーアタックにならない。",
        Scene(
            ["partner ハル", {"me.entry": ["X"], "X.damage": 1}],
            me={"entry": "X"},
            foe={"members": THREE, "partners": 3},
            whose="foe",
        ),
        Scene(
            ["attack ハル", "attack ナツ", "partner アキ", "pass_all", {"me.retire": ["X"]}],
            me={"entry": "X"},
            foe={"members": THREE, "partners": 3},
            whose="foe",
        ),
    ),
    Play(
        "【永】【メンバー】:あなたのエントリーへのアタックはパートナーアタックにならない。",
        Scene(
            ["partner ハル", {"フユ.damage": 1}],
            me={"entry": "フユ", "members": ["X"]},
            foe={"members": THREE, "partners": 3},
            whose="foe",
        ),
    ),
    Play(
        "【永】【メンバー】:相手のアタックはパートナーアタックにならない。",
        Scene(
            ["partner ハル", {"フユ.damage": 1}],
            me={"entry": "フユ", "members": ["X"]},
            foe={"members": THREE, "partners": 3},
            whose="foe",
        ),
        Scene(
            ["partner ハル", {"foe.retire": ["フユ"]}],
            me={"members": ["X", "ハル"], "partners": 3},
            foe={"entry": "フユ"},
        ),
    ),
    Play(
        "【永】【メンバー】:このキャラのアタックはパートナーアタックになる。\n【永】【エントリー】:このキャラのアタックはパートナーアタックになる。",
        Scene(
            ["attack ハル", {"foe.retire": ["フユ"]}],
            me={"entry": "X", "members": THREE},
            foe={"entry": "フユ"},
        ),
        Scene(
            ["attack X", {"フユ.damage": 2}],
            me={"entry": "ナツ", "members": ["X", "ハル"]},
            foe={"entry": "フユ"},
        ),
    ),
    Play(
        "【スパーク】:このターン中、このキャラを±0/+1し、このキャラへの次のアタックはパートナーアタックにならない。",
        Scene(
            [
                "attack ハル",
                {"me.entry": ["X"]},
                "partner ナツ",
                {"me.entry": ["X"], "X.damage": 1},
            ],
            me={"entry": "ハル/2", "top": ["X"]},
            foe={"members": THREE, "partners": 3},
            whose="foe",
        ),
    ),
    Play(
        "【起】【エントリー】:あなたのターンの終わりまで、このキャラの1回目のアタックはパートナーアタックになる。",
        Scene(
            ["use", "attack ハル", {"foe.retire": ["オオカゼ"]}],
            me={"entry": "X", "members": THREE},
            foe={"entry": "オオカゼ"},
        ),
    ),
    # who comes next
    Play(
        "【起】【メンバー】:このターン中、次にあなたのエントリーに置かれる〔風組〕を+2/+1。",
        Scene(
            [
                "use",
                "play ノビ",
                {"ノビ": (1, 2)},
                "play ハル",
                {"ハル": (3, 4)},
                "play ナツ",
                {"ナツ": (2, 4)},
            ],
            me={"members": ["X", "タテ", "フユ"], "hand": ["ノビ", "ハル", "ナツ"], "energy": 4},
        ),
        Scene(
            ["use", "end_turn", "end_turn", "play ハル", {"ハル": (1, 3)}],
            me={"members": ["X", "タテ", "フユ"], "hand": ["ハル"], "energy": 4},
        ),
    ),
    # values
    Play(
        "【起】【メンバー】:このターン中、あなたのエントリーのATKを7にする。",
        Scene(
            ["use", {"フユ": (7, 6)}, "end_turn", {"フユ": (4, 6)}],
            me={"entry": "フユ", "members": ["X"]},
        ),
    ),
    Play(
        "【起】【エントリー】:あなたは自分のメンバーから1枚選び、このターン中、このキャラのATKを、そのキャラのATK+1にする。",
        Scene(["use", "pick アキ", {"X": (4, 3)}], me={"entry": "X", "members": THREE}),
    ),
    Play(
        "【永】【エントリー】:各ターンこのキャラの2回目のアタック中、サポートしているキャラのATKを、このキャラのATKに加える。",
        Scene(
            ["attack ナツ", {"オオカゼ.damage": 1}, "attack アキ", {"オオカゼ.damage": 5}],
            me={"entry": "X", "members": THREE},
            foe={"entry": "オオカゼ"},
        ),
    ),
    Play(
        "【起】【エントリー】:あなたは相手のエントリーから1枚選び、このターン中、そのキャラの元々のATKを、このキャラのATKに足す。",
        Scene(["use", {"X": (5, 3)}], me={"entry": "X"}, foe={"entry": "フユ"}),
        Scene(
            ["use", {"X": (5, 3), "フユ": (5, 6)}],
            me={"entry": "X"},
            foe={"entry": "フユ", "members": ["エイ"]},
        ),
    ),
    Play(
        "【永】【手札】:あなたのエネルギーが3枚以上なら、このキャラのコストを1にする。",
        Scene(["play X 0", {"me.stand": 2}], me={"hand": ["X"], "energy": 3}, x={"cost": 3}),
        Scene([{"X.cost": 3}], me={"hand": ["X"], "energy": 2}, x={"cost": 3}),
    ),
    # what cards are
    Play(
        "【永】【メンバー】:このキャラは相手から選ばれない。",
        Scene(
            ["use ドケ", {"me.waiting": ["ハル"]}],
            me={"members": ["X", "ハル"]},
            foe={"members": ["ドケ"]},
            whose="foe",
        ),
        Scene(
            ["use ドケ", {"me.members": ["X", "", ""]}],
            me={"members": ["X"]},
            foe={"members": ["ドケ"]},
            whose="foe",
        ),
    ),
    Play(
        "【永】【メンバー】:あなたのメンバーは相手のキャラから選ばれない。",
        Scene(
            ["use ドケ", {"me.waiting": 0}],
            me={"members": ["X", "ハル"]},
            foe={"members": ["ドケ"]},
            whose="foe",
        ),
    ),
    Play(
        "【永】【メンバー】:あなたのエントリーの〔風組〕は〔影組〕を得る。",
        Scene([{"ハル.traits": ["風組", "影組"]}], me={"entry": "ハル", "members": ["X"]}),
        Scene([{"アキ.traits": ["月組"]}], me={"entry": "アキ", "members": ["X"]}),
    ),
    Play(
        "【永】【エントリー】【メンバー】:このキャラは《サクラ》としても扱う。\n【永】【エントリー】:あなたのエントリーに《サクラ》がいるなら、このキャラを+1/±0。",
        Scene([{"X": (2, 3)}], me={"entry": "X"}),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のメンバーから1枚選び、次の相手のターン中、そのキャラは【スタンド】しない。",
        Scene(
            ["use", "end_turn", {"ハル.rest": True}, "end_turn", "end_turn", {"ハル.rest": False}],
            me={"members": ["X"]},
            foe={"members": ["ハル/rest"]},
        ),
    ),
    Play(
        "【永】【エントリー】:あなたのターン中、相手の、エントリーとメンバーは、【永】をすべて失う。",
        Scene([{"フユ": (4, 6)}], me={"entry": "X"}, foe={"entry": "フユ", "members": ["エイ"]}),
        Scene(
            [{"フユ": (5, 6)}],
            me={"entry": "X"},
            foe={"entry": "フユ", "members": ["エイ"]},
            whose="foe",
        ),
    ),
    Play(
        "【起】【メンバー】:次の相手のターン中、相手のメンバーは能力と属性をすべて失う。",
        Scene(
            [
                "use",
                "end_turn",
                {"use ワザ": False, "ワザ.traits": []},
                "end_turn",
                "end_turn",
                {"use ワザ": True, "ワザ.traits": ["風組"]},
            ],
            me={"members": ["X"]},
            foe={"members": ["ワザ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは各プレイヤーの、エントリーとメンバーからすべて選び、このターン中、〔影組〕を与える。",
        Scene(
            [
                "use",
                {"ハル.traits": ["風組", "影組"], "アキ.traits": ["月組", "影組"]},
                "end_turn",
                {"ハル.traits": ["風組"]},
            ],
            me={"entry": "ハル", "members": ["X"]},
            foe={"members": ["アキ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のエントリーから1枚選び、このターン中、そのキャラに〈【自】【エントリー】:このキャラがアタックした時、あなたは1枚引く。〉を与える。",
        Scene(["use", "attack X", {"me.hand": 1}], me={"members": ["X", "ハル"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のエントリーから1枚選び、このターン中、〈【自】【エントリー】:このキャラがアタックした時、あなたは1枚引く。〉を与える。",
        Scene(["use", "attack X", {"me.hand": 1}], me={"members": ["X", "ハル"]}),
    ),
    Play(
        "【起】【メンバー】:このターン中、あなたのエントリーは+2/+1。",
        Scene(["use", {"フユ": (6, 7)}], me={"entry": "フユ", "members": ["X"]}),
    ),
    # what cannot be done
    Play(
        "【自】【メンバー】:このキャラがサポートした時、このアタック中、相手は【ブロッカー】を使えない。",
        Scene(
            [
                "attack X",
                {"block タテ": False},
                "block",
                "attack ハル",
                {"block タテ": True},
                "block",
            ],
            me={"members": ["X", *THREE[:2]]},
            foe={"entry": "オオカゼ", "hand": ["タテ"]},
        ),
    ),
    Play(
        "【永】【メンバー】:相手は手札から【キャンセル】を使えない。",
        Scene(
            [{"cancel トメ": False}, "cancel", {"me.hand": 1, "foe.hand": ["トメ"]}],
            me={"members": ["X"], "entry": None, "top": ["ヒバナ"]},
            foe={"hand": ["トメ"]},
        ),
        Scene(
            ["cancel トメ", {"foe.hand": 0}],
            me={"members": ["X"], "hand": ["トメ"]},
            foe={"entry": None, "top": ["ヒバナ"]},
        ),
    ),
    Play(
        "【永】【メンバー】:相手は自分のエントリーの【起】を使えない。",
        Scene([{"use X": False, "use ワザ": True}], me={"entry": "X", "members": ["ワザ"]}, foe={}),
    ),
    Play(
        "【永】【メンバー】:相手はキャラの【スパーク】を使えない。",
        Scene(
            [{"foe.hand": 0, "foe.entry": ["ヒバナ"]}],
            me={"members": ["X"]},
            foe={"entry": None, "top": ["ヒバナ"]},
        ),
    ),
    Play(
        "【永】【メンバー】:相手は【スパーク】を使えない。",
        Scene(
            [{"foe.hand": 0, "foe.entry": ["ヒバナ"]}],
            me={"members": ["X"]},
            foe={"entry": None, "top": ["ヒバナ"]},
        ),
        Scene([{"me.hand": 1}], me={"members": ["X"], "entry": None, "top": ["ヒバナ"]}),
    ),
    Play(
        "【永】【メンバー】:相手はエントリー以外からReバースをセットできない。",
        Scene(
            [{"set 幕開け": False}], me={"members": ["X"]}, foe={"hand": ["幕開け"]}, whose="foe"
        ),
        Scene([{"set 幕開け": True}], me={"members": ["X"], "hand": ["幕開け"]}),
        Scene(
            ["set 幕開け"],
            me={"hand": ["X"]},
            foe={"hand": ["幕開け"]},
            whose="foe",
        ),
    ),
    Play(
        "【永】【メンバー】:あなたは自分のエントリーの〔風組〕を、手札の〔月組〕でブロックできる。",
        Scene(
            [
                "attack ハル",
                {"block フユ": True, "block オオカゼ": False},
                "block フユ",
                {"ワザ.damage": 0},
            ],
            me={"entry": "ワザ", "members": ["X"], "hand": ["フユ", "オオカゼ"]},
            foe={"members": THREE},
            whose="foe",
        ),
        Scene(
            ["attack ハル", {"block アキ": False}, "block", {"フユ.damage": 1}],
            me={"entry": "フユ", "members": ["X"], "hand": ["アキ"]},
            foe={"members": THREE},
            whose="foe",
        ),
    ),
    # preferring
    Play(
        "【永】【エントリー】【メンバー】:相手は効果でメンバーからキャラを選ぶ際、このキャラを優先する。",
        Scene(
            ["use ドケ", {"pick ハル": False}, "pick X", {"me.waiting": ["X"]}],
            me={"members": ["X", "ハル"]},
            foe={"members": ["ドケ"]},
            whose="foe",
        ),
    ),
    Play(
        "【永】【メンバー】:相手は効果でメンバーから選ぶ際、このキャラを優先する。",
        Scene(
            ["use ドケ", {"pick ハル": False}, "pick X", {"me.waiting": ["X"]}],
            me={"members": ["X", "ハル"]},
            foe={"members": ["ドケ"]},
            whose="foe",
        ),
    ),
    Play(
        "【永】【メンバー】:相手は効果でキャラを選ぶ際、このキャラを優先する。",
        Scene(
            ["use ドケ", {"pick ハル": False}, "pick X", {"me.waiting": ["X"]}],
            me={"members": ["X", "ハル"]},
            foe={"members": ["ドケ"]},
            whose="foe",
        ),
    ),
    Play(
        "【永】【メンバー】:相手は効果であなたのキャラを選ぶ際、《ハル》を優先する。",
        Scene(
            ["use ドケ", {"pick X": False}, "pick ハル", {"me.waiting": ["ハル"]}],
            me={"members": ["X", "ハル", "ナツ"]},
            foe={"members": ["ドケ"]},
            whose="foe",
        ),
    ),
    # sparks of others
    Play(
        "【スパーク】:あなたは自分の控え室からキャラの【スパーク】を1つまで選ぶ。このReバースをセットし、このカードの【スパーク】として発動させる。",
        Scene(
            ["ability ヒバナ", {"me.rebirth": ["X"], "me.hand": 1}],
            me={"entry": None, "top": ["X", "ハル"], "waiting": ["ヒバナ", "タテ"]},
            x={"kind": "rebirth"},
        ),
    ),
    # after
    Play(
        "【起】【メンバー】:あなたは自分のエントリーから1枚選び、このキャラと入れ替える。入れ替えた後、あなたのエントリーが〔影組〕なら、あなたは1枚引く。",
        Scene(
            ["use", {"me.hand": 1, "me.entry": ["X"]}],
            me={"entry": "ハル", "members": ["X"]},
            x={"traits": "影組"},
        ),
        Scene(["use", {"me.hand": 0, "me.entry": ["X"]}], me={"entry": "ハル", "members": ["X"]}),
    ),
    # those n
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から3枚控え室に置き、その3枚から〔月組〕を1枚選び、手札に戻す。",
        Scene(
            ["use", {"me.hand": ["アキ"]}],
            me={"members": ["X"], "top": ["ハル", "ナツ", "アキ"], "waiting": ["フユ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から2枚見て、その中から1枚を手札に加え、1枚を控え室に置く。",
        Scene(
            ["use", "pick ハル", {"me.hand": ["ハル"], "me.waiting": ["ナツ"]}],
            me={"members": ["X"], "top": ["ハル", "ナツ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から3枚公開し、その中から〔風組〕を1枚まで選び、手札に加え、Reバースを1枚までセットする。残りを控え室に置く。",
        Scene(
            [
                "use",
                "pick ハル",
                "pick 幕開け",
                {"me.hand": ["ハル"], "me.rebirth": ["幕開け"], "me.waiting": ["アキ"]},
            ],
            me={"members": ["X"], "top": ["ハル", "アキ", "幕開け"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から2枚公開し、その中から、キャラとReバースをそれぞれ1枚まで選び、キャラを手札に加え、Reバースをセットする。残りを控え室に置く。",
        Scene(
            ["use", "pick ハル", "pick 幕開け", {"me.hand": ["ハル"], "me.rebirth": ["幕開け"]}],
            me={"members": ["X"], "top": ["ハル", "幕開け"]},
        ),
        Scene(
            ["use", "pick ハル", {"me.hand": ["ハル"], "me.waiting": ["ナツ"]}],
            me={"members": ["X"], "top": ["ハル", "ナツ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室からキャラを2枚選び、リタイアを同じ枚数選ぶ。それらを入れ替える。",
        Scene(
            ["use", {"me.retire": ["ハル", "ナツ"], "me.waiting": ["アキ", "フユ"]}],
            me={"members": ["X"], "waiting": ["ハル", "ナツ"], "retire": ["アキ", "フユ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の、メンバーとリタイアから、それぞれ2枚まで選び、それらを入れ替える。",
        Scene(
            [
                "use",
                "pick ハル ナツ",
                "pick アキ フユ",
                {"me.retire": ["ハル", "ナツ"], "me.members": ["X", "アキ", "フユ"]},
            ],
            me={"members": ["X", "ハル", "ナツ"], "retire": ["アキ", "フユ"]},
        ),
    ),
]


@pytest.mark.parametrize("play", PLAYS)
def test_play(play: Play) -> None:
    run(play)
