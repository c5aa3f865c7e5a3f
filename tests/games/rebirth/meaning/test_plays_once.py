"""Turns of phrase that hardly any card uses."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run

THREE = ["ハル", "ナツ", "アキ"]

PLAYS = [
    Play(
        "【永】【エネルギー】:あなたのメインフェイズ中、あなたはこのキャラを手札にあるかのようにエントリーかメンバーに置ける。",
        Scene(
            ["play X 0", {"me.members": ["X", "", ""], "me.stand": 1}],
            me={"energy": ["X", "ハル", "ナツ"]},
        ),
    ),
    Play(
        "【起】【エントリー】:次の相手のターン中、あなたはこのキャラを【ブロッカー】でない手札のキャラでもブロックできる。",
        Scene(
            [
                "use",
                "end_turn",
                "attack ハル",
                {"block 幕開け": False},
                "block フユ",
                {"X.damage": 0},
            ],
            me={"entry": "X", "hand": ["フユ", "幕開け"]},
            foe={"members": THREE},
        ),
    ),
    Play(
        "【自】【メンバー】:このキャラが【魂】のないキャラをサポートした時、あなたはこのキャラを【魂】にしてよい。",
        Scene(
            ["attack X", "yes", {"me.soul": ["X"]}], me={"entry": "フユ", "members": ["X", "ハル"]}
        ),
        Scene(
            ["attack X", {"me.soul": ["ナツ"]}],
            me={"entry": {"card": "フユ", "soul": ["ナツ"]}, "members": ["X", "ハル"]},
        ),
    ),
    Play(
        "【自】【メンバー】:あなたが回復した時、あなたは1枚引く。\n【起】【メンバー】:あなたは1点回復する。",
        Scene(["use", {"me.hand": 1}], me={"members": ["X"], "retire": ["ハル"]}),
        Scene(["use", {"me.hand": 0}], me={"members": ["X"]}),
    ),
    Play(
        "【自】【メンバー】:あなたが手札から控え室にカードを置いた時、このターン中、あなたのエントリーを+1/±0。\n【起】【メンバー】:あなたは自分の手札から1枚選び、控え室に置く。",
        Scene(["use", {"フユ": (5, 6)}], me={"entry": "フユ", "members": ["X"], "hand": ["ハル"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のエントリーから1枚選び、このターン中、そのキャラを-3/-3。ただし0以下にはならない。",
        Scene(
            ["use", {"ナツ": (1, 1), "foe.entry": ["ナツ"]}],
            me={"members": ["X"]},
            foe={"entry": "ナツ"},
        ),
        Scene(["use", {"フユ": (1, 3)}], me={"members": ["X"]}, foe={"entry": "フユ"}),
    ),
    Play(
        "【永】【エントリー】:相手は自分のエントリーの【自】を使えない。",
        Scene(
            ["attack ハル", {"foe.hand": 0}],
            me={"entry": "X"},
            foe={"entry": "ジドウ", "members": THREE},
            whose="foe",
        ),
    ),
    Play(
        "【永】【エントリー】:あなたのメンバーがいないなら、このキャラはパートナーアタックされず、あなたはこのキャラに【ブロッカー】を使えない。",
        Scene(
            ["partner ハル", {"block タテ": False}, "block", {"me.entry": ["X"], "X.damage": 1}],
            me={"entry": "X", "hand": ["タテ"]},
            foe={"members": THREE, "partners": 3},
            whose="foe",
        ),
        Scene(
            ["attack ハル", {"block タテ": True}, "block"],
            me={"entry": "X", "hand": ["タテ"], "members": ["フユ"]},
            foe={"members": THREE, "partners": 3},
            whose="foe",
        ),
    ),
    Play(
        "【永】【エントリー】:このキャラは各ターン1回目のみサポートなしでアタックできる。",
        Scene(
            [
                "to_attack",
                "alone",
                {"フユ.damage": 1, "ハル.rest": False, "asked": "attack"},
                "attack ハル",
                {"フユ.damage": 2},
            ],
            me={"entry": "X", "members": ["ハル", "ナツ"]},
            foe={"entry": "フユ"},
        ),
    ),
    Play(
        "【永】【メンバー】:このキャラは相手の効果で選ばれず、メンバーの枚数に数えない。\n【永】【メンバー】:あなたのメンバーが2枚以上なら、あなたのエントリーを+1/±0。",
        Scene([{"フユ": (4, 6)}], me={"entry": "フユ", "members": ["X", "ハル"]}),
        Scene([{"フユ": (5, 6)}], me={"entry": "フユ", "members": ["X", "ハル", "ナツ"]}),
        Scene(
            ["use ドケ", {"me.waiting": 0}],
            me={"members": ["X"]},
            foe={"members": ["ドケ"]},
            whose="foe",
        ),
    ),
    Play(
        "【永】【エントリー】:このキャラが相手のアタックでリタイアする際、かわりに自分のメンバーから1枚選び、リタイアに置いてよい。そうしたら、あなたはこのキャラが受けているダメージを0にする。",
        Scene(
            ["attack ハル", "yes", "pick フユ", {"me.entry": ["X"], "me.retire": ["フユ"]}],
            me={"entry": "X/2", "members": ["フユ", "ノビ"]},
            foe={"members": THREE},
            whose="foe",
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のメンバーの中で最もDEFの低いキャラから1枚選び、控え室に置く。",
        Scene(
            ["use", {"foe.waiting": ["ハル"]}],
            me={"members": ["X"]},
            foe={"members": ["ナツ", "ハル", "アキ"]},
        ),
    ),
    Play(
        "【永】【エントリー】:各ターン相手の1回目のアタック中、このキャラが受けるダメージを0にする。",
        Scene(
            ["attack ハル", {"X.damage": 0}, "attack ナツ", {"X.damage": 1}],
            me={"entry": "X"},
            foe={"members": THREE},
            whose="foe",
        ),
    ),
    Play(
        "【永】【メンバー】:各ターン1回目のアタックをこのキャラがサポートする際、このキャラは【レスト】しない。",
        Scene(
            ["attack X", {"X.rest": False}, "attack X", {"X.rest": True}],
            me={"members": ["X", "ハル"]},
            foe={"entry": "オオカゼ"},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは1枚引く。この能力は各ターン2回まで使える。",
        Scene(["use", "use", {"me.hand": 2, "use X": False}], me={"members": ["X"]}),
    ),
    Play(
        "【永】【エントリー】:あなたの、メンバーとリタイアの、〔風組〕以外の属性1種類につき、このキャラを+1/±0。",
        Scene([{"X": (2, 3)}], me={"entry": "X", "members": ["ハル"], "retire": ["アキ", "フユ"]}),
    ),
    Play(
        "【起】【エントリー】:あなたは自分のメンバーから1枚選び、このターン中、このキャラのATKとDEFをそのキャラと同じにする。",
        Scene(["use", {"X": (4, 6)}], me={"entry": "X", "members": ["フユ"]}),
    ),
    Play(
        "【永】:あなたの【スパーク】は追加でもう一度発動する。",
        Scene(
            ["trigger ヒバナ", {"me.hand": 2}],
            me={"entry": None, "top": ["ヒバナ"], "rebirth": ["X"]},
            x={"kind": "rebirth"},
        ),
    ),
    Play(
        "【永】【メンバー】:あなたがカードを引く際、本来より1枚多く引く。この効果は重複しない。",
        Scene(["use ワザ", {"me.hand": 2}], me={"members": ["X", "X", "ワザ"]}),
    ),
    Play(
        "【永】【エントリー】【手札】:あなたのメンバーの、《ハル》か《ナツ》1枚につき、このキャラのコスト-1。《ハル》と《ナツ》が両方いるなら、さらに-1。",
        Scene([{"X.cost": 5}], me={"hand": ["X"], "members": ["アキ"]}, x={"cost": 5}),
        Scene([{"X.cost": 4}], me={"hand": ["X"], "members": ["ハル"]}, x={"cost": 5}),
        Scene([{"X.cost": 2}], me={"hand": ["X"], "members": ["ハル", "ナツ"]}, x={"cost": 5}),
    ),
    Play(
        "【永】【エントリー】:このキャラからのダメージはブロックされても0にならず、ダメージが-2される。",
        Scene(
            ["attack ハル", "block タテ", {"フユ.damage": 2}],
            me={"entry": "X", "members": THREE},
            foe={"entry": "フユ", "hand": ["タテ"]},
            x={"atk": 4},
        ),
    ),
    Play(
        "【自】【メンバー】:あなたの、エントリーかメンバーから《ハル》が効果で控え室に置かれた時、あなたはそのキャラを手札に戻す。",
        Scene(
            ["use ドケ", "pick ハル", {"me.hand": ["ハル"]}],
            me={"members": ["X", "ハル"]},
            foe={"members": ["ドケ"]},
            whose="foe",
        ),
    ),
    Play(
        "【自】【メンバー】:このターン1回目のアタックをこのキャラがサポートした時、あなたはこのキャラを【スタンド】する。",
        Scene(
            ["attack X", {"X.rest": False}, "attack X", {"X.rest": True}],
            me={"members": ["X", "ハル"]},
            foe={"entry": "オオカゼ"},
        ),
    ),
    Play(
        "【永】【メンバー】:あなたがチェックする際、そのチェック中、相手のエントリーを-1/±0。\n【起】【メンバー】:あなたはチェックする。それであなたが勝ちなら、あなたは1枚引く。",
        Scene(
            ["use", {"me.hand": 1, "ナツ": (2, 4)}],
            me={"members": ["X"], "top": ["ヒバナ"]},
            foe={"entry": "ナツ"},
        ),
        Scene(
            ["use", {"me.hand": 0}], me={"members": ["X"], "top": ["タテ"]}, foe={"entry": "アキ"}
        ),
    ),
    Play(
        "【永】【手札】:あなたのエントリーに《ハル》がいるなら、このキャラをエントリーにプレイするためのコストは0になる。",
        Scene(
            ["play X", {"me.entry": ["X"]}],
            me={"entry": "ハル", "hand": ["X"], "members": 1},
            x={"cost": 3},
        ),
        Scene(
            [{"play X": False}], me={"entry": "ナツ", "hand": ["X"], "members": 1}, x={"cost": 3}
        ),
    ),
    Play(
        "【起】【エントリー】:このターン中、このキャラを±0/+5。あなたのメンバーに《ハル》がいるなら、±0/+5ではなくDEFを3倍にする。",
        Scene(["use", {"X": (1, 8)}], me={"entry": "X"}),
        Scene(["use", {"X": (1, 9)}], me={"entry": "X", "members": ["ハル"]}),
    ),
    Play(
        "【自】【エントリー】:このキャラが相手のキャラをリタイアさせた時、このキャラがこのターン相手のキャラをリタイアさせた回数により、あなたは以下を行う。1回目.1枚引く。2回目と3回目.2枚引く。",
        Scene(
            ["attack ハル", {"me.hand": 1}, "attack ナツ", {"me.hand": 3}],
            me={"entry": "X", "members": THREE},
            foe={"entry": "タテ", "top": ["タテ", "フユ"]},
        ),
    ),
    Play(
        "【自】【エントリー】:このキャラがアタックした時、あなたは以下から1つ選ぶ。ただし、同ターンに同じものは選べない。i.あなたは1枚引く。ii.相手は1枚引く。",
        Scene(
            [
                "attack ハル",
                "say 1",
                {"me.hand": 1},
                "attack ナツ",
                "say 2",
                {"me.hand": 1, "foe.hand": 1},
                "block",
            ],
            me={"entry": "X", "members": THREE},
            foe={"entry": "オオカゼ"},
        ),
    ),
    Play(
        "【自】:各メインフェイズ中、このキャラが相手の効果でメンバーから控え室に置かれた時、あなたはこのキャラを自分の空席のメンバーに置いてよい。",
        Scene(
            ["use ドケ", "yes", "slot 1", {"me.members": ["", "X", ""], "X.rest": False}],
            me={"members": ["X"]},
            foe={"members": ["ドケ"]},
            whose="foe",
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のパートナーから1枚選び、【スタンド】するか、相手のパートナーから1枚選び、【レスト】する。",
        Scene(
            ["use", "say 1", {"黒子.rest": False}], me={"members": ["X"], "partners": ["黒子/rest"]}
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から1枚控え室に置き、それが【スパーク】を持つキャラならi、Reバースならii、どちらでもないならiiiを行う。i.あなたは1枚引く。ii.あなたは2枚引く。iii.相手は1枚引く。",
        Scene(["use", {"me.hand": 1, "foe.hand": 0}], me={"members": ["X"], "top": ["ヒバナ"]}),
        Scene(["use", {"me.hand": 2, "foe.hand": 0}], me={"members": ["X"], "top": ["幕開け"]}),
        Scene(["use", {"me.hand": 0, "foe.hand": 1}], me={"members": ["X"], "top": ["ハル"]}),
    ),
    Play(
        "【起】【メンバー】:あなたがこのターン次に〔風組〕をプレイするコストは0になる。",
        Scene(
            ["use", "play ナツ 1", {"me.members": ["X", "ナツ", ""]}],
            me={"members": ["X"], "hand": ["ナツ", "ハル"]},
        ),
    ),
    Play(
        "【永】【メンバー】:このキャラは選ばれない。",
        Scene(
            ["use ドケ", {"me.waiting": 0}],
            me={"members": ["X"]},
            foe={"members": ["ドケ"]},
            whose="foe",
        ),
    ),
    Play(
        "【永】【エントリー】:このキャラはダメージを受けない。",
        Scene(
            ["attack ハル", {"X.damage": 0}], me={"entry": "X"}, foe={"members": THREE}, whose="foe"
        ),
    ),
    Play(
        "【永】【エントリー】:このキャラはパートナーアタックできない。",
        Scene(
            ["to_attack", {"フユ.damage": 0}, "attack ハル", {"フユ.damage": 1}],
            me={"entry": "X", "members": THREE, "partners": 3},
            foe={"entry": "フユ"},
        ),
    ),
    Play(
        "【永】【エントリー】:このキャラは〔風組〕からサポートされない。",
        Scene(
            ["to_attack", {"attack ハル": False, "attack アキ": True}],
            me={"entry": "X", "members": THREE},
        ),
    ),
    Play(
        "【永】【エントリー】:このキャラは〔風組〕から受けるダメージが-1される。",
        Scene(
            ["attack ハル", {"X.damage": 1}],
            me={"entry": "X"},
            foe={"entry": "ナツ", "members": ["ハル", "アキ"]},
            whose="foe",
        ),
        Scene(
            ["attack ハル", {"X.damage": 2}],
            me={"entry": "X"},
            foe={"entry": "トメ", "members": ["ハル", "アキ"]},
            whose="foe",
        ),
    ),
    Play(
        "【永】【手札】:このキャラはメンバーに置けない。",
        Scene(["play X", {"me.entry": ["X"]}], me={"hand": ["X"], "energy": 1, "members": 1}),
    ),
    Play(
        "【起】【メンバー】:このターン中、あなたのエントリーのATKを2倍にする。",
        Scene(["use", {"フユ": (8, 6)}], me={"entry": "フユ", "members": ["X"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のメンバーの【スパーク】から1つ選び、発動させる。",
        Scene(["use", {"me.hand": 1}], me={"members": ["X", "ヒバナ"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室からキャラを1枚選び、手札に戻し、その【スパーク】から1つ選び、発動させる。",
        Scene(["use", {"me.hand": 2}], me={"members": ["X"], "waiting": ["ヒバナ"]}),
    ),
    Play(
        "【起】【メンバー】:このターン中、あなたのメンバーに〔影組〕を与える。",
        Scene(
            ["use", {"ハル.traits": ["風組", "影組"]}, "end_turn", {"ハル.traits": ["風組"]}],
            me={"members": ["X", "ハル"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のエントリーからダメージを受けているキャラを1枚選び、【レスト】する。",
        Scene(["use", {"フユ.rest": True}], me={"members": ["X"]}, foe={"entry": "フユ/1"}),
        Scene(["use", {"フユ.rest": False}], me={"members": ["X"]}, foe={"entry": "フユ"}),
    ),
    Play(
        "【起】【メンバー】:次のアタック中、あなたのエントリーを+2/±0。",
        Scene(
            [
                "use",
                "attack ハル",
                {"オオカゼ.damage": 6},
                "attack ナツ",
                {"foe.retire": ["オオカゼ"]},
            ],
            me={"entry": "フユ", "members": ["X", "ハル", "ナツ"]},
            foe={"entry": "オオカゼ"},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは1枚引く。この能力は各ターン1回しか使えない。",
        Scene(["use", {"me.hand": 1, "use X": False}], me={"members": ["X"]}),
    ),
    Play(
        "【永】【エントリー】:あなたのエントリーのアタック中、このキャラを+1/±0。",
        Scene(
            ["attack ハル", {"フユ.damage": 2}],
            me={"entry": "X", "members": THREE},
            foe={"entry": "フユ"},
        ),
    ),
    Play(
        "【永】【エントリー】:このキャラが【ブロッカー】を持つなら、このキャラを+1/±0。\n【ブロッカー】",
        Scene([{"X": (2, 3)}], me={"entry": "X"}),
    ),
    Play(
        "【永】【エントリー】:あなたのメンバーの〔風組〕がいるなら、このキャラを+1/±0。",
        Scene([{"X": (2, 3)}], me={"entry": "X", "members": ["ハル"]}),
        Scene([{"X": (1, 3)}], me={"entry": "X", "members": ["アキ"]}),
    ),
    Play(
        "【自】:このカードが手札からセットされた時、相手は1枚引く。",
        Scene(["set X", {"foe.hand": 1}], me={"hand": ["X"]}, x={"kind": "rebirth"}),
    ),
    Play(
        "【自】【メンバー】:あなたがチェックした時、このターン中、あなたのエントリーを+1/±0。\n【起】【メンバー】:あなたはチェックする。",
        Scene(["use", {"フユ": (5, 6)}], me={"entry": "フユ", "members": ["X"]}),
    ),
    Play(
        "【自】:このキャラが相手のキャラのアタックでリタイアに置かれた時、あなたは1枚引く。",
        Scene(
            ["attack ハル", {"me.hand": 1}, "pass_all"],
            me={"entry": "X/2"},
            foe={"members": THREE},
            whose="foe",
        ),
    ),
    Play(
        "【永】【エントリー】【メンバー】:このキャラは《サクラ》として扱う。\n【永】【エントリー】:あなたのエントリーに《サクラ》がいるなら、このキャラを+1/±0。",
        Scene([{"X": (2, 3)}], me={"entry": "X"}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から1枚公開する。公開したら、あなたは1枚引く。",
        Scene(["use", {"me.hand": 1}], me={"members": ["X"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の、メンバーと控え室からキャラを1枚ずつ選び、それらを入れ替えてよい。このターン中、この効果でメンバーに置いたキャラを+1/±0。",
        Scene(
            ["use", "yes", "pick ハル", {"アキ": (4, 5)}],
            me={"members": ["X", "ハル"], "waiting": ["アキ"]},
        ),
    ),
]


@pytest.mark.parametrize("play", PLAYS)
def test_play(play: Play) -> None:
    run(play)
