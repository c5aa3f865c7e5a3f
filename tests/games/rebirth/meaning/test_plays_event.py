"""What automatic abilities wait for: events, deeds, causes."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run

TWO = {"members": ["X", "ハル"]}

PLAYS = [
    # attacks
    Play(
        "【自】【エントリー】:このキャラがアタックした時、あなたは1枚引く。",
        Scene(["attack ハル", {"me.hand": 1}], me={"entry": "X", "members": ["ハル", "ナツ"]}),
        Scene(["attack ハル", {"me.hand": 0}], me={"members": ["ハル", "X"]}),
    ),
    Play(
        "【自】【エントリー】:このキャラがアタックされた時、あなたは1枚引く。",
        Scene(
            ["attack ハル", {"me.hand": 1}, "pass_all"],
            me={"entry": "X"},
            foe={"members": ["ハル", "ナツ"]},
            whose="foe",
        ),
        Scene(["attack ハル", {"me.hand": 0}], me={"entry": "X", "members": ["ハル", "ナツ"]}),
    ),
    Play(
        "【自】【メンバー】:このキャラが〔風組〕をサポートした時、このアタック中、サポートされたキャラを+2/±0。",
        Scene(["attack X", {"フユ.damage": 4}], me={"entry": "ナツ", **TWO}, foe={"entry": "フユ"}),
        Scene(["attack X", {"フユ.damage": 3}], me={"entry": "アキ", **TWO}, foe={"entry": "フユ"}),
    ),
    Play(
        "【自】【メンバー】:このキャラがこのターン2回目のアタックをサポートした時、あなたは1枚引く。",
        Scene(
            ["attack X", {"me.hand": 0}],
            me={"members": ["X", "ハル"]},
            foe={"entry": "オオカゼ"},
        ),
        Scene(
            ["attack ハル", {"me.hand": 0}, "attack X", {"me.hand": 1}],
            me={"members": ["X", "ハル", "ナツ"]},
            foe={"entry": "オオカゼ"},
        ),
    ),
    Play(
        "【自】【エントリー】:このキャラが〔月組〕にサポートされた時、このアタック中、サポートしているキャラを+1/+1。あなたは1枚引く。",
        Scene(
            ["attack アキ", {"me.hand": 1}],
            me={"entry": "X", "members": ["ハル", "アキ"]},
            foe={"entry": "オオカゼ"},
        ),
        Scene(
            ["attack ハル", {"me.hand": 0}],
            me={"entry": "X", "members": ["ハル", "アキ"]},
            foe={"entry": "オオカゼ"},
        ),
    ),
    Play(
        "【自】【エントリー】:このキャラがサポートされた時、あなたは1枚引く。",
        Scene(["attack ハル", {"me.hand": 1}], me={"entry": "X", "members": ["ハル", "ナツ"]}),
    ),
    Play(
        "【自】【エントリー】:このキャラのアタック終了時、あなたは1枚引く。",
        Scene(
            ["attack ハル", {"me.hand": 1, "フユ.damage": 1}],
            me={"entry": "X", "members": ["ハル", "ナツ"]},
            foe={"entry": "フユ"},
        ),
        Scene(["attack ハル", {"me.hand": 0}], me={"members": ["ハル", "X"]}),
    ),
    Play(
        "【自】【メンバー】:あなたのエントリーの〔風組〕のアタック終了時、あなたは1枚引く。",
        Scene(["attack ハル", {"me.hand": 1}], me={"entry": "ナツ", "members": ["ハル", "X"]}),
        Scene(["attack ハル", {"me.hand": 0}], me={"entry": "アキ", "members": ["ハル", "X"]}),
    ),
    Play(
        "【自】【エントリー】:このキャラが相手のキャラをリタイアさせた時、あなたは1枚引く。",
        Scene(
            ["attack ハル", {"me.hand": 1, "foe.retire": ["ナツ"]}],
            me={"entry": "X", "members": ["ハル", "アキ"]},
            foe={"entry": "ナツ/3"},
        ),
        Scene(
            ["attack ハル", {"me.hand": 0}],
            me={"entry": "X", "members": ["ハル", "アキ"]},
            foe={"entry": "ナツ"},
        ),
    ),
    Play(
        "【自】【エントリー】:このキャラが相手のコスト2以上のキャラをリタイアさせた時、あなたは1枚引く。",
        Scene(
            ["attack ハル", {"me.hand": 1}],
            me={"entry": "X", "members": ["ハル", "アキ"]},
            foe={"entry": "ナツ/3"},
        ),
        Scene(
            ["attack ハル", {"me.hand": 0, "foe.retire": ["タテ"]}],
            me={"entry": "X", "members": ["ハル", "アキ"]},
            foe={"entry": "タテ"},
        ),
    ),
    Play(
        "【自】【エントリー】:このキャラが相手のキャラをリタイアさせたアタック終了時、あなたは2枚引く。",
        Scene(
            ["attack ハル", {"me.hand": 2}],
            me={"entry": "X", "members": ["ハル", "アキ"]},
            foe={"entry": "ナツ/3"},
        ),
        Scene(
            ["attack ハル", {"me.hand": 0}],
            me={"entry": "X", "members": ["ハル", "アキ"]},
            foe={"entry": "ナツ"},
        ),
    ),
    Play(
        "【ブロッカー】\n【自】:このキャラがブロックした時、あなたは1枚引く。",
        Scene(
            ["attack ハル", "block X", {"me.hand": 1, "me.waiting": ["X"], "フユ.damage": 0}],
            me={"entry": "フユ", "hand": ["X"]},
            foe={"members": ["ハル", "ナツ"]},
            whose="foe",
        ),
        Scene(
            ["attack ハル", "block", {"me.hand": 1, "フユ.damage": 1}],
            me={"entry": "フユ", "hand": ["X"]},
            foe={"members": ["ハル", "ナツ"]},
            whose="foe",
        ),
    ),
    Play(
        "【ブロッカー】〔風組〕or〔月組〕\n【自】:このキャラが〔月組〕をブロックした時、このターン中、ブロックされたキャラを±0/+2。",
        Scene(
            ["attack ハル", "block X", {"アキ": (3, 7)}],
            me={"entry": "アキ", "hand": ["X"]},
            foe={"members": ["ハル", "ナツ"]},
            whose="foe",
        ),
        Scene(
            ["attack ハル", "block X", {"ナツ": (2, 4)}],
            me={"entry": "ナツ", "hand": ["X"]},
            foe={"members": ["ハル", "フユ"]},
            whose="foe",
        ),
        Scene(
            ["attack ハル", {"block X": False}, "block"],
            me={"entry": "ジドウ", "hand": ["X"]},
            foe={"members": ["ハル", "フユ"]},
            whose="foe",
        ),
    ),
    # moving
    Play(
        "【自】:このキャラが手札からエントリーに置かれた時、あなたは1枚引く。",
        Scene(["play X", {"me.hand": 1}], me={"hand": ["X"], "energy": 1, "members": 1}),
        Scene(["play X 0", {"me.hand": 0}], me={"hand": ["X"], "energy": 1}),
        Scene([{"me.entry": ["X"], "me.hand": 0}], me={"entry": None, "top": ["X"]}),
    ),
    Play(
        "【自】:このキャラが手札から、エントリーかメンバーに置かれた時、あなたは1枚引く。",
        Scene(["play X", {"me.hand": 1}], me={"hand": ["X"], "energy": 1, "members": 1}),
        Scene(["play X 0", {"me.hand": 1}], me={"hand": ["X"], "energy": 1}),
    ),
    Play(
        "【自】:このキャラがメンバーに置かれた時、あなたは1枚引く。",
        Scene(["play X 0", {"me.hand": 1}], me={"hand": ["X"], "energy": 1}),
        Scene(["play X", {"me.hand": 0}], me={"hand": ["X"], "energy": 1, "members": 1}),
    ),
    Play(
        "【自】:このキャラが手札以外からメンバーに置かれた時、あなたは1枚引く。",
        Scene(["play X 0", {"me.hand": 0}], me={"hand": ["X"], "energy": 1}),
        Scene(
            ["shift", "pay", {"me.members": ["X", "", ""], "me.hand": 1}],
            me={"entry": "X", "energy": 9},
        ),
    ),
    Play(
        "【自】:このキャラがエントリーからリタイアに置かれた時、あなたは1枚引く。",
        Scene(
            ["attack ハル", {"me.hand": 1, "me.retire": ["X"]}, "pass_all"],
            me={"entry": "X/2"},
            foe={"members": ["ハル", "ナツ"]},
            whose="foe",
        ),
    ),
    Play(
        "【自】:このキャラがリタイアした時、あなたは1枚引く。",
        Scene(
            ["attack ハル", {"me.hand": 1, "me.retire": ["X"]}, "pass_all"],
            me={"entry": "X/2"},
            foe={"members": ["ハル", "ナツ"]},
            whose="foe",
        ),
    ),
    Play(
        "【自】:このキャラが相手のアタックでリタイアした時、あなたは1枚引く。",
        Scene(
            ["attack ハル", {"me.hand": 1, "me.retire": ["X"]}, "pass_all"],
            me={"entry": "X/2"},
            foe={"members": ["ハル", "ナツ"]},
            whose="foe",
        ),
    ),
    Play(
        "【自】:このキャラがパートナーアタックでリタイアした時、あなたは1枚引く。",
        Scene(
            ["attack ハル", {"me.hand": 0, "me.retire": ["X"]}, "pass_all"],
            me={"entry": "X/2"},
            foe={"members": ["ハル", "ナツ"]},
            whose="foe",
        ),
        Scene(
            ["partner ハル", {"me.hand": 1, "me.retire": ["X"]}, "pass_all"],
            me={"entry": "X"},
            foe={"members": ["ハル", "ナツ"], "partners": 3},
            whose="foe",
        ),
    ),
    Play(
        "【自】:このキャラがメンバーから控え室に置かれた時、あなたは1枚引く。\n【起】【メンバー】:あなたは自分のメンバーから1枚選び、控え室に置く。",
        Scene(["use", "pick X", {"me.hand": 1}], me={"members": ["X", "ハル"]}),
        Scene(["use", "pick ハル", {"me.hand": 0}], me={"members": ["X", "ハル"]}),
    ),
    Play(
        "【自】:このキャラが効果でメンバーから控え室に置かれた時、あなたは1枚引く。\n【起】【メンバー】:あなたは自分のメンバーから1枚選び、控え室に置く。",
        Scene(["use", "pick X", {"me.hand": 1}], me={"members": ["X", "ハル"]}),
        Scene(
            ["play ハル 0", {"me.hand": 0, "me.waiting": ["X"]}],
            me={"members": ["X"], "hand": ["ハル"], "energy": 1},
        ),
    ),
    Play(
        "【自】:このキャラがリタイアから控え室に戻った時、あなたは1枚引く。\n【起】【エントリー】:あなたは自分のリタイアから1枚選び、控え室に戻す。",
        Scene(
            ["use", "pick ハル", {"me.waiting": ["ハル"], "me.hand": 0}],
            me={"entry": "X", "retire": ["ハル", "ナツ"]},
        ),
    ),
    Play(
        "【自】【エントリー】:あなたのメンバーに〔風組〕が置かれた時、あなたは1枚引く。",
        Scene(["play ハル 0", {"me.hand": 1}], me={"entry": "X", "hand": ["ハル"], "energy": 1}),
        Scene(["play ノビ 0", {"me.hand": 0}], me={"entry": "X", "hand": ["ノビ"], "energy": 1}),
    ),
    Play(
        "【自】【エントリー】:あなたのReバースがセットされた時、あなたは1枚引く。",
        Scene(
            ["set 幕開け", {"me.rebirth": ["幕開け"], "me.hand": 2}],
            me={"entry": "X", "hand": ["幕開け"]},
        ),
    ),
    Play(
        "【自】【メンバー】:このキャラが【スタンド】した時、このターン中、あなたのエントリーを+1/±0。\n【起】【メンバー】【ターン2】:[このキャラを【レスト】する]このキャラを【スタンド】する。",
        Scene(["use", {"フユ": (5, 6), "X.rest": False}], me={"entry": "フユ", "members": ["X"]}),
    ),
    Play(
        "【自】:このカードがセットされた時、相手は1枚引く。",
        Scene(
            ["set X", {"me.rebirth": ["X"], "me.hand": 1, "foe.hand": 1}],
            me={"hand": ["X"]},
            x={"kind": "rebirth"},
        ),
    ),
    Play(
        "【自】:このキャラを魂にした時、あなたは2枚引く。\n【起】【メンバー】:このキャラを自分のエントリーの魂にする。",
        Scene(["use", {"me.soul": ["X"], "me.hand": 2}], me={"members": ["X"]}),
    ),
    Play(
        "【自】:このキャラがメンバーから手札に戻った時、このターン中、あなたのエントリーを+2/±0。\n【起】【メンバー】:このキャラを手札に戻す。",
        Scene(["use", {"フユ": (6, 6)}], me={"entry": "フユ", "members": ["X"]}),
    ),
    Play(
        "【自】:このキャラがデッキ以外からエントリーに置かれた時、このターン中、このキャラを+2/±0。",
        Scene(["play X", {"X": (3, 3)}], me={"hand": ["X"], "energy": 1, "members": 1}),
        Scene([{"me.entry": ["X"], "X": (1, 3)}], me={"entry": None, "top": ["X"]}),
    ),
    Play(
        "【自】:このキャラが手札からメンバーに登場した時、あなたは1枚引く。",
        Scene(["play X 0", {"me.hand": 1}], me={"hand": ["X"], "energy": 1}),
    ),
    Play(
        "【自】【エントリー】:あなたのメンバーが相手の効果で控え室に置かれた時、あなたは1枚引く。",
        Scene(
            ["use ドケ", {"me.hand": 1, "me.waiting": ["ハル"]}],
            me={"entry": "X", "members": ["ハル"]},
            foe={"members": ["ドケ"]},
            whose="foe",
        ),
        Scene(
            ["play ナツ 0", {"me.hand": 0, "me.waiting": ["ハル"]}],
            me={"entry": "X", "members": ["ハル"], "hand": ["ナツ"], "energy": 2},
        ),
    ),
    Play(
        "【自】【エントリー】:あなたのメンバーがあなたの効果で控え室に置かれた時、あなたは1枚引く。",
        Scene(
            ["use ドケ", {"me.hand": 0, "me.waiting": ["ハル"]}],
            me={"entry": "X", "members": ["ハル"]},
            foe={"members": ["ドケ"]},
            whose="foe",
        ),
    ),
    Play(
        "【自】【エントリー】:あなたの他のメンバーがキャラの効果で控え室に置かれた時、あなたは1枚引く。",
        Scene(
            ["use ドケ", {"me.hand": 1}],
            me={"entry": "X", "members": ["ハル"]},
            foe={"members": ["ドケ"]},
            whose="foe",
        ),
    ),
    Play(
        "【自】【メンバー】:あなたのターン中に〔風組〕があなたのエントリーに置かれた時、このターン中、そのキャラを+2/±0。",
        Scene(
            ["play ハル", {"ハル": (3, 3)}], me={"members": ["X"], "hand": ["ハル"], "energy": 1}
        ),
        Scene(
            ["play ノビ", {"ノビ": (1, 2)}], me={"members": ["X"], "hand": ["ノビ"], "energy": 1}
        ),
        Scene(
            [{"me.entry": ["ハル"], "ハル": (1, 3)}],
            me={"members": ["X"], "entry": None, "top": ["ハル"]},
            whose="foe",
        ),
    ),
    Play(
        "【自】【メンバー】:あなたのエントリーに〔風組〕が置かれた時、このターン中、そのキャラを+1/+1。",
        Scene(
            ["play ハル", {"ハル": (2, 4)}], me={"members": ["X"], "hand": ["ハル"], "energy": 1}
        ),
        Scene(
            ["play ノビ", {"ノビ": (1, 2)}], me={"members": ["X"], "hand": ["ノビ"], "energy": 1}
        ),
    ),
    Play(
        "【自】【メンバー】:相手がアタックした時、それがこのターン1回目のアタックなら、あなたは1枚引く。",
        Scene(
            ["attack ハル", {"me.hand": 1}, "block", "attack ナツ", "block", {"me.hand": 1}],
            me={"entry": "オオカゼ", "members": ["X"]},
            foe={"members": ["ハル", "ナツ", "アキ"]},
            whose="foe",
        ),
        Scene(["attack X", {"me.hand": 0}], me={"members": ["X", "ハル"]}),
    ),
    Play(
        "【自】【メンバー】:このキャラが〔風組〕をサポートした時、このアタック中、サポートされたキャラを+1/±0。《ナツ》をサポートしたら、さらに+2/±0。",
        Scene(
            ["attack X", {"フユ.damage": 2}],
            me={"entry": "ハル", "members": ["X", "タテ"]},
            foe={"entry": "フユ"},
        ),
        Scene(
            ["attack X", {"フユ.damage": 5}],
            me={"entry": "ナツ", "members": ["X", "タテ"]},
            foe={"entry": "フユ"},
        ),
    ),
    Play(
        "【自】【エントリー】:このキャラがアタックした時、このアタック中、このキャラを+1/±0。〔月組〕にサポートされたら、さらに+2/±0。",
        Scene(
            ["attack ハル", {"フユ.damage": 2}],
            me={"entry": "X", "members": ["ハル", "アキ"]},
            foe={"entry": "フユ"},
        ),
        Scene(
            ["attack アキ", {"フユ.damage": 4}],
            me={"entry": "X", "members": ["ハル", "アキ"]},
            foe={"entry": "フユ"},
        ),
    ),
    Play(
        "【ブロッカー】\n【自】:このキャラがブロックした時、あなたは1枚引く。〔月組〕をブロックしたら、さらにあなたは1枚引く。",
        Scene(
            ["attack ハル", "block X", {"me.hand": 1}, "pass_all"],
            me={"entry": "ナツ", "hand": ["X"]},
            foe={"members": ["ハル", "ナツ"]},
            whose="foe",
        ),
        Scene(
            ["attack ハル", "block X", {"me.hand": 2}, "pass_all"],
            me={"entry": "アキ", "hand": ["X"]},
            foe={"members": ["ハル", "ナツ"]},
            whose="foe",
        ),
    ),
    # phases and turns
    Play(
        "【自】【メンバー】:あなたのメインフェイズ開始時、あなたは1枚引く。",
        Scene([{"me.hand": 1}], me={"members": ["X"]}),
        Scene([{"me.hand": 0}], me={"members": ["X"]}, whose="foe"),
    ),
    Play(
        "【自】【メンバー】:相手のアタックフェイズ開始時、あなたは1枚引く。",
        Scene(
            [{"me.hand": 0}, "to_attack", {"me.hand": 1}],
            me={"members": ["X"]},
            foe={"members": ["ハル"]},
            whose="foe",
        ),
        Scene(["to_attack", {"me.hand": 0}], me={"members": ["X"]}),
    ),
    Play(
        "【自】【メンバー】:あなたのターン終了時、あなたは1枚引く。",
        Scene(["end_turn", {"me.hand": 1}], me={"members": ["X"]}),
        Scene(["end_turn", {"me.hand": 1}], me={"members": ["X"]}, whose="foe"),
    ),
    # cancelling
    Play(
        "【キャンセル】:Reバース以外の【スパーク】\n【自】:このキャラがこのキャラの【キャンセル】で控え室に置かれた時、あなたは1枚引く。",
        Scene(
            ["cancel X", {"me.hand": 1, "foe.hand": 0, "me.waiting": ["X"]}],
            me={"hand": ["X"]},
            foe={"entry": None, "top": ["ヒバナ"]},
        ),
        Scene(
            ["cancel", {"foe.hand": 1, "me.hand": ["X"]}],
            me={"hand": ["X"]},
            foe={"entry": None, "top": ["ヒバナ"]},
        ),
    ),
    Play(
        "【スパーク】:あなたは2枚引く。\n【自】【エントリー】:このキャラの【スパーク】が【キャンセル】された時、あなたは1枚引く。",
        Scene(
            ["cancel トメ", {"me.hand": 1}],
            me={"entry": None, "top": ["X"]},
            foe={"hand": ["トメ"]},
        ),
        Scene(
            ["cancel", {"me.hand": 2}],
            me={"entry": None, "top": ["X"]},
            foe={"hand": ["トメ"]},
        ),
    ),
    Play(
        "【自】【エントリー】:相手が【スパーク】を使った時、あなたは1枚引く。",
        Scene(
            [{"me.hand": 1, "foe.hand": 1}],
            me={"entry": "X"},
            foe={"entry": None, "top": ["ヒバナ"]},
        ),
        Scene(
            [{"me.hand": 0}],
            me={"entry": "X"},
            foe={"entry": None, "top": ["ハル"]},
        ),
    ),
]


@pytest.mark.parametrize("play", PLAYS)
def test_play(play: Play) -> None:
    run(play)
