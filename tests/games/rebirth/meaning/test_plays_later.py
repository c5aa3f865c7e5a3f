"""Events that are rarely waited for, what an attack or an effect has brought about, odd places."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run

STRONG = {"entry": "オオカゼ", "members": ["ハル", "ナツ", "アキ"]}

PLAYS = [
    # attacks and who took part in them
    Play(
        "【自】【エントリー】:このキャラが、《ハル》か《ナツ》にサポートされたアタックで相手のキャラをリタイアさせた時、このアタックをサポートしたキャラを控え室に置くことで、あなたは1枚引く。",
        Scene(
            ["attack ハル", "yes", {"me.hand": 1, "me.waiting": ["ハル"]}],
            me={"entry": "X", "members": ["ハル", "アキ", "フユ"]},
            foe={"entry": "ノビ", "top": ["フユ"]},
            x={"atk": 5},
        ),
        Scene(
            ["attack アキ", {"asked": "attack", "me.hand": 0}],
            me={"entry": "X", "members": ["ハル", "アキ", "フユ"]},
            foe={"entry": "ノビ", "top": ["フユ"]},
            x={"atk": 5},
        ),
    ),
    Play(
        "【自】【メンバー】:このキャラが、《ナツ》か《アキ》をサポートしたアタックで、相手のキャラをリタイアさせた時、あなたは1枚引く。",
        Scene(
            ["attack X", {"me.hand": 1}],
            me={"entry": "アキ", "members": ["X", "ハル"]},
            foe={"entry": "ノビ", "top": ["フユ"]},
        ),
        Scene(
            ["attack ハル", {"me.hand": 0}],
            me={"entry": "アキ", "members": ["X", "ハル"]},
            foe={"entry": "ノビ", "top": ["フユ"]},
        ),
        Scene(
            ["attack X", {"me.hand": 0}],
            me={"entry": "フユ", "members": ["X", "ハル"]},
            foe={"entry": "ノビ", "top": ["フユ"]},
        ),
    ),
    Play(
        "【自】【メンバー】:このキャラがサポートしたアタックで、相手のキャラをリタイアさせた時、このターン中、そのキャラを+1/±0。",
        Scene(
            ["attack X", {"アキ": (4, 5)}],
            me={"entry": "アキ", "members": ["X", "ハル"]},
            foe={"entry": "ノビ", "top": ["フユ"]},
        ),
        Scene(
            ["attack ハル", {"アキ": (3, 5)}],
            me={"entry": "アキ", "members": ["X", "ハル"]},
            foe={"entry": "ノビ", "top": ["フユ"]},
        ),
        Scene(  # it supported, and nobody was retired
            ["attack X", {"アキ": (3, 5)}],
            me={"entry": "アキ", "members": ["X", "ハル"]},
            foe={"entry": "フユ"},
        ),
    ),
    Play(
        "【自】【メンバー】:このキャラがサポートした時、このターンあなたのアタック回数が奇数なら、あなたは1枚引く。偶数なら、相手は1枚引く。",
        Scene(
            ["attack X", {"me.hand": 1, "foe.hand": 0}],
            me={"members": ["X", "ハル"]},
            foe={"entry": "フユ"},
        ),
        Scene(
            ["attack ハル", "attack X", {"me.hand": 0, "foe.hand": 1}, "block"],
            me={"members": ["X", "ハル", "ナツ"]},
            foe={"entry": "フユ"},
        ),
    ),
    Play(
        "【自】【エントリー】:あなたがこのキャラをブロックした時、あなたは1枚引く。",
        Scene(
            ["attack ハル", "block タテ", {"foe.hand": 1}],
            me=STRONG,
            foe={"entry": "X", "hand": ["タテ"]},
        ),
        Scene(["attack ハル", "block", {"foe.hand": 1}], me=STRONG, foe={"entry": "X", "hand": 1}),
    ),
    Play(
        "【自】【エントリー】:このキャラを《タテ》でブロックした時、そのアタックはパートナーアタックにならない。",
        Scene(
            ["partner ハル", "block タテ", {"foe.retire": 0}],
            me={**STRONG, "partners": 3},
            foe={"entry": "X", "hand": ["タテ"]},
        ),
    ),
    Play(
        "【自】【メンバー】【本領発揮Lv1】【ターン1】:あなたのキャラの効果でこのキャラが【レスト】から【スタンド】した時、このターンこのキャラが次にサポートしたアタック中、相手は【ブロッカー】を使えない。\n【起】【メンバー】:あなたは自分のメンバーから1枚選び、【スタンド】する。",
        Scene(
            [
                "use",
                "pick X",
                "trigger X",
                "attack ハル",
                {"block タテ": True},
                "block",
                "attack X",
                {"block タテ": False},
                "block",
            ],
            me={"members": ["X/rest", "ハル", "ナツ"]},
            foe={"entry": "フユ", "hand": ["タテ", "タテ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:次のアタック中、相手は【ブロッカー】を使えない。",
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
            me={"members": ["X", "ハル", "ナツ"]},
            foe={"entry": "フユ", "hand": ["タテ"]},
        ),
    ),
    # who was in the entry
    Play(
        "【自】:このキャラが手札から、《ハル》か《フユ》のいたエントリーに置かれた時、エントリーにいた、《ハル》か《フユ》のATKを、このターン中、このキャラのATKに加える。",
        Scene(["play X", {"X": (5, 3)}], me={"entry": "フユ", "hand": ["X"], "energy": 1}),
        Scene(["play X", {"X": (1, 3)}], me={"entry": "アキ", "hand": ["X"], "energy": 1}),
    ),
    Play(
        "【自】:このキャラが手札からエントリーに置かれた時、このターン中、このキャラを+1/±0。このキャラが《ハル》のいたエントリーに置かれたら、さらに+1/±0。",
        Scene(["play X", {"X": (3, 3)}], me={"entry": "ハル", "hand": ["X"], "energy": 1}),
        Scene(["play X", {"X": (2, 3)}], me={"entry": "アキ", "hand": ["X"], "energy": 1}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のメンバーから1枚選び、エントリーに置くことで、エントリーにいたキャラをメンバーに【レスト】で置く。",
        Scene(
            [
                "use",
                "yes",
                "pick ナツ",
                "slot 1",
                {"me.entry": ["ナツ"], "me.members": ["X", "ハル", ""]},
            ],
            me={"entry": "ハル", "members": ["X", "ナツ"]},
        ),
    ),
    # when and while
    Play(
        "【自】:このキャラがあなたのメインフェイズに手札から、エントリーかメンバーに置かれた時、あなたは1枚引く。",
        Scene(["play X 0", {"me.hand": 1}], me={"hand": ["X"], "energy": 1}),
    ),
    Play(
        "【自】:このキャラが相手のターン中にメンバーから控え室に置かれた時、あなたは2枚引く。",
        Scene(
            ["use ドケ", {"foe.hand": 2}],
            me={"members": ["ドケ"]},
            foe={"members": ["X"]},
        ),
        Scene(
            ["play ハル 0", {"me.hand": 0}], me={"members": ["X"], "hand": ["ハル"], "energy": 1}
        ),
    ),
    Play(
        "【自】【メンバー】:あなたのスタンバイフェイズにこのキャラが【スタンド】した時、あなたは1枚引く。",
        Scene(
            [{"me.hand": 2}, "pass_all"],
            me={"members": ["X/rest"]},
            phase="standby",
        ),
    ),
    Play(
        "【自】【メンバー】:あなたのエントリーに《ハル》がいて、自分のReバースがセットされた時、あなたは1枚引く。",
        Scene(
            ["set 幕開け", {"me.hand": 2}],
            me={"entry": "ハル", "members": ["X"], "hand": ["幕開け"]},
        ),
        Scene(
            ["set 幕開け", {"me.hand": 1}],
            me={"entry": "ナツ", "members": ["X"], "hand": ["幕開け"]},
        ),
    ),
    Play(
        "【起】【メンバー】:このターン中、次にあなたのエントリーにキャラが置かれた時、あなたはそのキャラを自分の手札に戻してよい。",
        Scene(
            ["use", "play ハル", "yes", {"me.hand": ["ハル"]}, "play ハル", {"me.entry": ["ハル"]}],
            me={"members": ["X"], "hand": ["ハル"], "energy": 3, "top": ["幕開け", "ナツ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:このターン次にいずれかのキャラがアタックした時、あなたは自分のエントリーから1枚選び、このターン中、そのキャラを+5/+5。",
        Scene(
            [
                "use",
                "attack ハル",
                {"ナツ": (7, 9)},
                "block",
                "attack X",
                {"ナツ": (7, 9)},
                "block",
            ],
            me={"entry": "ナツ", "members": ["X", "ハル", "アキ"]},
            foe={"entry": "オオカゼ", "hand": 1, "top": ["フユ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたの手札がないなら、あなたは2枚引く。この効果で引いたターン終了時、あなたの手札が1枚以上あるなら、あなたは、このキャラと自分の手札をすべて控え室に置く。",
        Scene(
            [
                "use",
                {"me.hand": 2},
                "to_attack",
                "end_attacks",
                {"me.hand": 0, "me.waiting": 3},
                "pass_all",
            ],
            me={"members": ["X"]},
        ),
        Scene(
            ["use", {"me.hand": 1}, "to_attack", "end_attacks", {"me.hand": 1}, "pass_all"],
            me={"members": ["X"], "hand": 1},
        ),
    ),
    Play(
        "【自】【控え室】:このキャラの【スパーク】が《ヨブ》で選ばれた時、あなたはこのキャラをデッキの下に置く。\n【スパーク】:あなたは1枚引く。",
        Scene(
            [
                "use ヨブ",
                {"asked": "waiting ability"},
                "trigger X",
                {"me.hand": 1, "me.waiting": 0},
            ],
            me={"members": ["ヨブ"], "waiting": ["X"], "deck": 5},
        ),
    ),
    # conditions
    Play(
        "【永】【エントリー】:あなたのメンバーに、《ハル》か《ナツ》がいるなら、このキャラを+2/+3。両方いるなら、さらに+2/+3。",
        Scene([{"X": (3, 6)}], me={"entry": "X", "members": ["ハル"]}),
        Scene([{"X": (5, 9)}], me={"entry": "X", "members": ["ハル", "ナツ"]}),
        Scene([{"X": (1, 3)}], me={"entry": "X", "members": ["アキ"]}),
    ),
    Play(
        "【起】【メンバー】:あなたの手札が0枚なら、あなたは3枚引く。0枚ではなく1枚なら、1枚引く。",
        Scene(["use", {"me.hand": 3}], me={"members": ["X"]}),
        Scene(["use", {"me.hand": 2}], me={"members": ["X"], "hand": 1}),
        Scene(["use", {"me.hand": 2}], me={"members": ["X"], "hand": 2}),
    ),
    Play(
        "【自】【メンバー】:あなたのキャラの効果で相手のキャラを控え室に置いた時、このターン中、このキャラを+1/±0。《ドケ》の効果で控え室に置いたら、さらに+1/±0。",
        Scene(
            ["use ドケ", {"X": (3, 3)}],
            me={"members": ["X", "ドケ"]},
            foe={"members": ["ハル"]},
        ),
    ),
    Play(
        "【起】【メンバー】:各プレイヤーはデッキの上から1枚公開する。公開した【スパーク】1枚につき、このターン中、このキャラを+1/+1。【スパーク】が2枚以上公開されたら、さらに+2/+2。",
        Scene(
            ["use", {"X": (5, 7)}],
            me={"members": ["X"], "top": ["ヒバナ"]},
            foe={"top": ["ヒバナ"]},
        ),
        Scene(
            ["use", {"X": (2, 4)}], me={"members": ["X"], "top": ["ヒバナ"]}, foe={"top": ["ハル"]}
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは相手の【レスト】しているメンバーからすべて選び、控え室に置く。相手のメンバーを2枚以上控え室に置いたら、あなたは1枚引く。",
        Scene(
            ["use", {"me.hand": 1, "foe.waiting": ["ハル", "ナツ"]}],
            me={"members": ["X"]},
            foe={"members": ["ハル/rest", "ナツ/rest", "アキ"]},
        ),
        Scene(
            ["use", {"me.hand": 0}], me={"members": ["X"]}, foe={"members": ["ハル/rest", "アキ"]}
        ),
    ),
    Play(
        "【起】【エントリー】:あなたは自分のメンバーから《ハル》をすべて選び、このターン中、それらに〔旗組〕を与え、その〔旗組〕1枚につき、このターン中、このキャラを+1/+1。〔旗組〕を与えたら、このターン中、このキャラは〔旗組〕を得る。",
        Scene(
            ["use", {"X": (2, 4), "X.traits": ["旗組"], "ハル.traits": ["風組", "旗組"]}],
            me={"entry": "X", "members": ["ハル", "ナツ"]},
        ),
        Scene(["use", {"X": (1, 3), "X.traits": []}], me={"entry": "X", "members": ["ナツ"]}),
    ),
    Play(
        "【起】【メンバー】:各プレイヤーのメンバーが合計1枚いるなら、あなたはそのメンバーを控え室に置き、1枚引く。",
        Scene(["use", {"me.hand": 1, "me.waiting": ["X"]}], me={"members": ["X"]}),
        Scene(["use", {"me.hand": 0}], me={"members": ["X"]}, foe={"members": ["ハル"]}),
    ),
    # places and picks
    Play(
        "【起】【エントリー】:[エネ1]あなたはこのキャラを自分の《ハル》がいるメンバーに置く。",
        Scene(
            ["use", {"me.members": ["ナツ", "X", ""], "me.waiting": ["ハル"]}],
            me={"entry": "X", "members": ["ナツ", "ハル"], "energy": 1, "top": ["アキ"]},
        ),
    ),
    Play(
        "【起】【エントリー】:あなたはこのキャラを《ハル》のいない自分のメンバーに置く。",
        Scene(
            ["use", {"slot X": True}, "slot 2", {"me.members": ["ハル", "ナツ", "X"]}],
            me={"entry": "X", "members": ["ハル", "ナツ"], "top": ["アキ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から、あなたの空席のメンバーと同じ枚数〔風組〕を選び、空席のメンバーに置く。",
        Scene(
            ["use", "slot 1", {"me.members": ["X", "ハル", "ナツ"]}],
            me={"members": ["X"], "waiting": ["ハル", "ナツ"]},
        ),
    ),
    Play(
        "【自】【エントリー】:このキャラがアタックした時、あなたは、このキャラの【魂】と自分のエネルギーから1枚ずつ選び、それらを入れ替える。",
        Scene(
            ["attack ナツ", "block", {"me.energy": ["ハル"], "me.waiting": 0}],
            me={
                "entry": {"card": "X", "soul": ["ハル"]},
                "members": ["ナツ", "タテ"],
                "energy": ["アキ"],
            },
            foe={"entry": "フユ"},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の、リタイアの《ハル》かメンバーから1枚選び、手札のキャラ1枚と入れ替えてよい。",
        Scene(
            [
                "use",
                "yes",
                {"pick ナツ": False, "pick ハル": True},
                "pick ハル",
                "pick フユ",
                {"me.retire": ["ナツ", "フユ"]},
            ],
            me={"members": ["X"], "retire": ["ハル", "ナツ"], "hand": ["フユ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の手札から〔風組〕を3枚まで選び、エントリーに1枚までとメンバーに2枚まで置く。",
        Scene(
            [
                "use",
                "pick ハル ナツ",
                "pick ハル",
                "slot 1",
                {"me.entry": ["ハル"], "me.members": ["X", "ナツ", ""]},
            ],
            me={"entry": "アキ", "members": ["X"], "hand": ["ハル", "ナツ", "タテ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から3枚公開する。相手はそれらを2つに分け、あなたはそのどちらかを手札に加え、残りを控え室に置く。",
        Scene(
            [
                "use",
                {"seat": "foe"},
                "pick ハル",
                {"seat": "me"},
                "say 2",
                {"me.hand": ["ナツ", "アキ"], "me.waiting": ["ハル"]},
            ],
            me={"members": ["X"], "top": ["ハル", "ナツ", "アキ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から1枚選び、エントリーの《ハル》の【魂】にすることで、このターン中、そのキャラを+2/±0。",
        Scene(
            ["use", "yes", {"me.soul": ["ナツ"], "ハル": (3, 3)}],
            me={"entry": "ハル", "members": ["X"], "waiting": ["ナツ"]},
        ),
        Scene(
            ["use", {"asked": "main"}], me={"entry": "アキ", "members": ["X"], "waiting": ["ナツ"]}
        ),
    ),
    Play(
        "【起】【メンバー】:[メンバーから1枚【レスト】する]あなたは自分のエントリーから1枚選び、このターン中、このコストで【レスト】したキャラのATKを、そのキャラのATKに加える。",
        Scene(
            ["use", "pick フユ", {"ハル": (5, 3), "フユ.rest": True}],
            me={"entry": "ハル", "members": ["X", "フユ"]},
        ),
    ),
    Play(
        "【自】【手札】:あなたの〔風組〕のアタック終了時、あなたは自分の手札からこのキャラをエントリーに置くことで、手札からキャラを1枚選び、メンバーに置き、残りの手札をすべて控え室に置く。",
        Scene(
            [
                "attack ハル",
                "block",
                "reveal X",
                "done",
                "yes",
                "pick アキ",
                "slot 2",
                {"me.entry": ["X"], "me.hand": 0, "me.waiting": ["フユ", "ナツ"]},
            ],
            me={"entry": "ナツ", "members": ["ハル", "タテ"], "hand": ["X", "アキ", "フユ"]},
            foe={"entry": "オオカゼ"},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室からReバースを1枚セットする。ただし、そのカードのセットされた時の能力は発動しない。",
        Scene(
            ["use", "pick 鐘", {"me.rebirth": ["鐘"], "me.hand": 0}],
            me={"members": ["X"], "waiting": ["鐘", "幕開け"]},
        ),
        Scene(["set 鐘", {"me.hand": 2}], me={"members": ["X"], "hand": ["鐘"]}),
    ),
]


@pytest.mark.parametrize("play", PLAYS)
def test_play(play: Play) -> None:
    run(play)
