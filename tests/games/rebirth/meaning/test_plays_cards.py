"""Cards, places and players that a text speaks of; properties; for each; who is meant."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run

PLAYS = [
    # the card told of last
    Play(
        "【自】【メンバー】:このキャラが《ナツ》をサポートした時、あなたはこのキャラをその《ナツ》の【魂】にする。",
        Scene(["attack X", {"me.soul": ["X"]}], me={"entry": "ナツ", "members": ["X", "ハル"]}),
        Scene(["attack X", {"me.soul": 0}], me={"entry": "アキ", "members": ["X", "ハル"]}),
    ),
    Play(
        "【自】【メンバー】:このキャラが〔風組〕をサポートした時、このアタック中、そのキャラを+2/±0。",
        Scene(
            ["attack X", {"フユ.damage": 4}],
            me={"entry": "ナツ", "members": ["X", "ハル"]},
            foe={"entry": "フユ"},
        ),
    ),
    Play(
        "【自】【エントリー】:このキャラが〔風組〕にサポートされた時、そのキャラを【スタンド】する。",
        Scene(
            ["attack ハル", {"ハル.rest": False}],
            me={"entry": "X", "members": ["ハル", "アキ"]},
            foe={"entry": "オオカゼ"},
        ),
        Scene(
            ["attack アキ", {"アキ.rest": True}],
            me={"entry": "X", "members": ["ハル", "アキ"]},
            foe={"entry": "オオカゼ"},
        ),
    ),
    Play(
        "【ブロッカー】\n【自】:このキャラが〔風組〕をブロックした時、このターン中、そのキャラを±0/+2。",
        Scene(
            ["attack ハル", "block X", {"ナツ": (2, 6)}],
            me={"entry": "ナツ", "hand": ["X"]},
            foe={"members": ["ハル", "アキ"]},
            whose="foe",
        ),
    ),
    Play(
        "【自】【エントリー】:このキャラが相手のキャラをリタイアさせた時、あなたは自分の控え室から、そのキャラと同じコストのキャラを1枚選び、手札に戻す。",
        Scene(
            ["attack ハル", {"me.hand": ["ヒバナ"]}],
            me={"entry": "X", "members": ["ハル", "アキ"], "waiting": ["タテ", "ヒバナ"]},
            foe={"entry": "ナツ/3"},
        ),
    ),
    Play(
        "【自】【メンバー】:あなたの他の〔風組〕がメンバーから控え室に置かれた時、あなたはそのカードを手札に戻してよい。",
        Scene(
            ["play アキ 1", "yes", {"me.hand": ["ハル"]}],
            me={"members": ["X", "ハル"], "hand": ["アキ"], "energy": 3},
        ),
        Scene(
            ["play アキ 0", {"me.hand": 0, "me.waiting": ["X"]}],
            me={"members": ["X"], "hand": ["アキ"], "energy": 3},
            x={"traits": "風組"},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のエネルギーから1枚選び、次の相手のターン中、そのエネルギーは【スタンド】しない。",
        Scene(
            [
                "use",
                {"asked": "main"},
                "end_turn",
                {"ハル.rest": True, "seat": "foe"},
                "end_turn",
                "end_turn",
                {"ハル.rest": False},
            ],
            me={"members": ["X"]},
            foe={"energy": ["ハル/rest"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のパートナーから1枚選び、次の相手のターン中、そのパートナーは【スタンド】しない。",
        Scene(
            ["use", "end_turn", {"黒子.rest": True}],
            me={"members": ["X"]},
            foe={"partners": ["黒子/rest"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のセットされているReバースから1枚選び、控え室に置くことで、自分の控え室から他のカードを1枚選び、手札に戻す。",
        Scene(
            ["use", "yes", {"pick 幕開け": False}, "pick ハル", {"me.hand": ["ハル"]}],
            me={"members": ["X"], "rebirth": ["幕開け"], "waiting": ["ハル", "ナツ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のセットされている《幕開け》から1枚選び、手札に戻す。",
        Scene(
            ["use", {"me.hand": ["幕開け"]}], me={"members": ["X"], "rebirth": ["大団円", "幕開け"]}
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のセットされている、【スパーク】を持たないReバースから1枚選び、手札に戻す。",
        Scene(["use", {"me.hand": ["幕開け"]}], me={"members": ["X"], "rebirth": ["幕開け"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のセットされている《幕開け》か《大団円》から1枚選び、手札に戻す。",
        Scene(
            ["use", "pick 大団円", {"me.hand": ["大団円"]}],
            me={"members": ["X"], "rebirth": ["大団円", "幕開け"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室からReバースを1枚選び、手札に戻す。このターン終了時、そのReバースを控え室に置く。",
        Scene(
            ["use", {"me.hand": ["幕開け"]}, "end_turn", {"me.hand": 0, "me.waiting": ["幕開け"]}],
            me={"members": ["X"], "waiting": ["幕開け"]},
        ),
    ),
    Play(
        "【自】【メンバー】:このキャラがサポートした時、このアタック中、サポートされたキャラを+1/±0。それが《ナツ》なら、さらに+2/±0。",
        Scene(
            ["attack X", {"フユ.damage": 5}],
            me={"entry": "ナツ", "members": ["X", "ハル"]},
            foe={"entry": "フユ"},
        ),
        Scene(
            ["attack X", {"フユ.damage": 2}],
            me={"entry": "タテ", "members": ["X", "ハル"]},
            foe={"entry": "フユ"},
        ),
    ),
    Play(
        "【自】【メンバー】【本領発揮Lv1】:このキャラがサポートした時、あなたはエネ1することで、このアタック中、サポートされたキャラを+1/±0。そのキャラのATKが3以上なら、あなたは1枚引く。",
        Scene(
            ["attack X", "yes", {"me.hand": 1}],
            me={"entry": "ナツ", "members": ["X", "ハル"], "energy": 1},
            foe={"entry": "フユ"},
        ),
        Scene(
            ["attack X", "yes", {"me.hand": 0}],
            me={"entry": "タテ", "members": ["X", "ハル"], "energy": 1},
            foe={"entry": "フユ"},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のメンバーから1枚選び、このターン中、このキャラを+1/±0し、そのキャラを控え室に置く。",
        Scene(
            ["use", {"X": (2, 3), "foe.waiting": ["ナツ"]}],
            me={"members": ["X"]},
            foe={"members": ["ナツ"]},
        ),
    ),
    Play(
        "【自】【メンバー】:あなたのメインフェイズ開始時、このターン中、あなたのエントリーを+1/±0。それが〔風組〕なら、あなたは1枚引く。",
        Scene([{"me.hand": 1}], me={"entry": "ナツ", "members": ["X"]}),
        Scene([{"me.hand": 0}], me={"entry": "アキ", "members": ["X"]}),
    ),
    # the same effect, everyone
    Play(
        "【永】【エントリー】:すべてのメンバーが合計4枚以上なら、このキャラを+1/±0。",
        Scene([{"X": (2, 3)}], me={"entry": "X", "members": 2}, foe={"members": 2}),
        Scene([{"X": (1, 3)}], me={"entry": "X", "members": 2}, foe={"members": 1}),
    ),
    Play(
        "【起】【メンバー】:あなたは、自分と相手のメンバーからすべて選び、【レスト】する。",
        Scene(
            ["use", {"X.rest": True, "ハル.rest": True}],
            me={"members": ["X"]},
            foe={"members": ["ハル"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは、自分と相手のメンバーからキャラを1枚ずつ選び、【レスト】する。",
        Scene(
            [
                "use",
                "pick ナツ",
                "pick アキ",
                {"ナツ.rest": True, "アキ.rest": True, "フユ.rest": False},
            ],
            me={"members": ["X", "ナツ"]},
            foe={"members": ["アキ", "フユ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは味方のメンバーから1枚選び、そのプレイヤーの控え室に置く。",
        Scene(
            ["use", "pick ハル", {"me.waiting": ["ハル"]}],
            me={"members": ["X", "ハル"]},
            foe={"members": ["ナツ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは、いずれかの【レスト】しているメンバーから1枚選び、そのプレイヤーのデッキの下に置く。",
        Scene(
            ["use", {"foe.members": ["", "", ""], "foe.deck": 21}],
            me={"members": ["X"]},
            foe={"members": ["ハル/rest"]},
        ),
    ),
    Play(
        "【起】【メンバー】:すべてのプレイヤーは1枚引く。",
        Scene(["use", {"me.hand": 1, "foe.hand": 1}], me={"members": ["X"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは2枚まで引き、他のプレイヤーは1枚まで引く。",
        Scene(
            ["use", "yes", "no", {"seat": "foe"}, "yes", {"me.hand": 1, "foe.hand": 1}],
            me={"members": ["X"]},
        ),
    ),
    Play(
        "【起】【メンバー】:各プレイヤーは自分のメンバーから1枚選び、控え室に置いてよい。2枚以上置いたら、あなたは1枚引く。",
        Scene(
            ["use", "yes", "yes", {"me.hand": 1, "me.waiting": ["X"], "foe.waiting": ["ハル"]}],
            me={"members": ["X"]},
            foe={"members": ["ハル"]},
        ),
        Scene(
            ["use", "yes", "no", {"me.hand": 0}], me={"members": ["X"]}, foe={"members": ["ハル"]}
        ),
        Scene(
            ["use", "no", "yes", {"me.hand": 0}], me={"members": ["X"]}, foe={"members": ["ハル"]}
        ),
    ),
    Play(
        "【起】【メンバー】:各プレイヤーは自分のメンバーから1枚選び、控え室に置いてよい。1枚以上置いたら、このターン中、あなたのエントリーは+1/+1され、〔影組〕を得る。",
        Scene(
            [
                "use",
                "yes",
                "no",
                {"フユ": (5, 7), "フユ.traits": ["月組", "影組"]},
                "end_turn",
                {"フユ": (4, 6), "フユ.traits": ["月組"]},
            ],
            me={"entry": "フユ", "members": ["X"]},
            foe={"members": ["ハル"]},
        ),
        Scene(
            ["use", "no", "yes", {"フユ": (5, 7)}],
            me={"entry": "フユ", "members": ["X"]},
            foe={"members": ["ハル"]},
        ),
        Scene(
            ["use", "no", "no", {"フユ": (4, 6)}],
            me={"entry": "フユ", "members": ["X"]},
            foe={"members": ["ハル"]},
        ),
    ),
    Play(
        "【起】【メンバー】:各プレイヤーは自分の控え室からキャラを望む枚数選び、自分の空席のメンバーに置く。置いたキャラ1枚につき、このターン中、あなたのエントリーを+1/±0。",
        Scene(
            ["use", "pick ハル", "slot 1", "pick ナツ アキ", "slot 0", "slot 1", {"フユ": (7, 6)}],
            me={"entry": "フユ", "members": ["X"], "waiting": ["ハル", "タテ"]},
            foe={"waiting": ["ナツ", "アキ", "ノビ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:各プレイヤーは1枚まで引く。引いたカード1枚につき、このターン中、あなたのエントリーを+1/±0。",
        Scene(["use", "yes", "yes", {"フユ": (6, 6)}], me={"entry": "フユ", "members": ["X"]}),
        Scene(["use", "yes", "no", {"フユ": (5, 6)}], me={"entry": "フユ", "members": ["X"]}),
        Scene(["use", "no", "yes", {"フユ": (5, 6)}], me={"entry": "フユ", "members": ["X"]}),
    ),
    # properties
    Play(
        "【永】【メンバー】:あなたのエントリーの、《ハル》か《ナツ》を+1/±0。《ナツ》なら、さらに+1/±0。",
        Scene([{"ハル": (2, 3)}], me={"entry": "ハル", "members": ["X"]}),
        Scene([{"ナツ": (4, 4)}], me={"entry": "ナツ", "members": ["X"]}),
        Scene([{"アキ": (3, 5)}], me={"entry": "アキ", "members": ["X"]}),
    ),
    Play(
        "【永】【エントリー】:あなたのリタイアの、《ハル》か【のびしろ】合計2枚につき、このキャラを+1/+1。",
        Scene([{"X": (2, 4)}], me={"entry": "X", "retire": ["ハル", "ノビ", "アキ"]}),
        Scene([{"X": (1, 3)}], me={"entry": "X", "retire": ["ナツ", "ノビ", "アキ"]}),
    ),
    Play(
        "【永】【エントリー】:あなたの、メンバーとリタイアの、〔風組〕と〔月組〕合計2枚につき、このキャラを+1/±0。",
        Scene(
            [{"X": (2, 3)}],
            me={"entry": "X", "members": ["ハル", "ジドウ"], "retire": ["アキ", "エイ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のエントリーから1枚選び、そのキャラに2ダメージ与える。それが、【スパーク】か【ブロッカー】なら、さらに1ダメージ与える。",
        Scene(["use", {"フユ.damage": 2}], me={"members": ["X"]}, foe={"entry": "フユ"}),
        Scene(["use", {"foe.retire": ["ヒバナ"]}], me={"members": ["X"]}, foe={"entry": "ヒバナ"}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から【起】を持つキャラを1枚選び、手札に戻す。",
        Scene(
            ["use", {"me.hand": ["ワザ"]}],
            me={"members": ["X"], "waiting": ["ワザ", "ハル", "ジドウ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から1枚控え室に置き、それがキャラなら、控え室から、それと同じコストの他のキャラを1枚選び、手札に戻す。",
        Scene(
            ["use", {"me.hand": ["タテ"], "me.waiting": ["ハル", "ナツ"]}],
            me={"members": ["X"], "top": ["ハル"], "waiting": ["タテ", "ナツ"]},
        ),
        Scene(
            ["use", {"me.hand": 0}], me={"members": ["X"], "top": ["幕開け"], "waiting": ["タテ"]}
        ),
    ),
    Play(
        "【起】【エントリー】:あなたは自分の控え室からこのキャラと同じコストのキャラを1枚選び、手札に戻す。",
        Scene(["use", {"me.hand": ["ハル"]}], me={"entry": "X", "waiting": ["ハル", "ナツ"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室からコスト3のキャラを1枚選び、手札に戻す。",
        Scene(
            ["use", {"me.hand": ["アキ"]}],
            me={"members": ["X"], "waiting": ["ハル", "アキ", "フユ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室からコスト1か4のキャラを1枚選び、手札に戻す。",
        Scene(
            ["use", {"pick アキ": False}, "pick フユ", {"me.hand": ["フユ"]}],
            me={"members": ["X"], "waiting": ["ハル", "アキ", "フユ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から〔月組〕で【スパーク】を持つキャラを1枚選び、手札に戻す。",
        Scene(
            ["use", {"me.hand": ["ヒバナ"]}],
            me={"members": ["X"], "waiting": ["ヒバナ", "アキ", "タテ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から〔月組〕を持つ【のびしろ】を1枚選び、手札に戻す。",
        Scene(["use", {"me.hand": ["ノビ"]}], me={"members": ["X"], "waiting": ["ノビ", "アキ"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から【スパーク】を持つ、コスト2か5のキャラを1枚選び、手札に戻す。",
        Scene(
            ["use", {"me.hand": ["ヒバナ"]}], me={"members": ["X"], "waiting": ["ヒバナ", "ナツ"]}
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から《ハル》以外を1枚選び、手札に戻す。",
        Scene(
            ["use", "pick 幕開け", {"me.hand": ["幕開け"]}],
            me={"members": ["X"], "waiting": ["ハル", "幕開け", "ナツ"]},
        ),
    ),
    Play(
        "【自】:このキャラがメンバーから控え室に置かれた時、あなたは自分の控え室からこのキャラ以外のカードを1枚選び、手札に戻す。",
        Scene(
            ["play ハル 0", {"me.hand": ["ナツ"], "me.waiting": ["X"]}],
            me={"members": ["X"], "hand": ["ハル"], "energy": 1, "waiting": ["ナツ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室からキャラの《ハル》を1枚選び、手札に戻す。",
        Scene(["use", {"me.hand": ["ハル"]}], me={"members": ["X"], "waiting": ["ハル", "幕開け"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のメンバーから《ハル》を控え室に置くことで、1枚引く。",
        Scene(
            ["use", "yes", {"me.hand": 1, "me.waiting": ["ハル"]}], me={"members": ["X", "ハル"]}
        ),
        Scene(["use", {"asked": "main", "me.hand": 0}], me={"members": ["X", "ナツ"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の、手札からキャラを1枚とメンバーから【のびしろ】を1枚選び、それらを控え室に置くことで、1枚引く。",
        Scene(
            ["use", "yes", "pick ハル", {"me.hand": 1, "me.waiting": ["ハル", "ノビ"]}],
            me={"members": ["X", "ノビ"], "hand": ["ハル"]},
        ),
        Scene(["use", {"asked": "main"}], me={"members": ["X", "ナツ"], "hand": ["ハル"]}),
    ),
    Play(
        "【起】【メンバー】:[手札から1枚とこのキャラを控え室に置く]あなたは2枚引く。",
        Scene(
            ["use", {"me.hand": 2, "me.waiting": ["ハル", "X"]}],
            me={"members": ["X"], "hand": ["ハル"]},
        ),
        Scene([{"use X": False}], me={"members": ["X"]}),
    ),
    Play(
        "【永】【エントリー】:このキャラ以外のあなたのメンバーが2枚以上なら、このキャラを+1/±0。",
        Scene([{"X": (2, 3)}], me={"entry": "X", "members": 2}),
    ),
    Play(
        "【永】【メンバー】:このキャラ以外のメンバーが2枚以上なら、このキャラを+1/±0。",
        Scene([{"X": (2, 3)}], me={"members": ["X", "ハル", "ナツ"]}),
        Scene([{"X": (1, 3)}], me={"members": ["X", "ハル"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは相手の【スタンド】しているメンバーから1枚選び、【レスト】する。",
        Scene(
            ["use", {"ナツ.rest": True}],
            me={"members": ["X"]},
            foe={"members": ["ハル/rest", "ナツ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のメンバーから【レスト】しているキャラを1枚選び、控え室に置く。",
        Scene(
            ["use", {"foe.waiting": ["ハル"]}],
            me={"members": ["X"]},
            foe={"members": ["ハル/rest", "ナツ"]},
        ),
    ),
    # for each
    Play(
        "【自】【エントリー】:このキャラがアタックした時、あなたは自分の手札から望む枚数選び、控え室に置き、その1枚につき、このアタック中、このキャラを+1/±0。",
        Scene(
            ["attack ハル", "pick ナツ アキ", {"フユ.damage": 3}],
            me={"entry": "X", "members": ["ハル", "タテ"], "hand": ["ナツ", "アキ", "ノビ"]},
            foe={"entry": "フユ"},
        ),
        Scene(
            ["attack ハル", "done", {"フユ.damage": 1}],
            me={"entry": "X", "members": ["ハル", "タテ"], "hand": ["ナツ"]},
            foe={"entry": "フユ"},
        ),
    ),
    Play(
        "【起】【エントリー】:あなたは自分のエネルギーから望む枚数選び、控え室に置くことで、控え室に置かれた1枚につき、このターン中、このキャラを+1/±0。",
        Scene(
            ["use", "yes", "pick ハル ナツ", {"X": (3, 3), "me.waiting": ["ハル", "ナツ"]}],
            me={"entry": "X", "energy": ["ハル", "ナツ", "アキ"]},
        ),
    ),
    Play(
        "【起】【エントリー】:あなたは自分のデッキの上から1枚控え室に置き、そのコスト1につき、このターン中、このキャラを+1/±0。",
        Scene(["use", {"X": (4, 3)}], me={"entry": "X", "top": ["アキ"]}),
        Scene(["use", {"X": (1, 3)}], me={"entry": "X", "top": ["幕開け"]}),
    ),
    Play(
        "【起】【エントリー】:あなたは自分の手札から〔風組〕を望む枚数公開することで、公開したカード1枚につき、このターン中、このキャラを+1/+1。",
        Scene(
            ["use", "yes", {"pick アキ": False}, "pick ハル ナツ", {"X": (3, 5), "me.hand": 4}],
            me={"entry": "X", "hand": ["ハル", "ナツ", "タテ", "アキ"]},
        ),
    ),
    Play(
        "【起】【エントリー】:あなたは自分のデッキの上から4枚公開し、その中のキャラ1種類につき、このターン中、このキャラを+1/±0。",
        Scene(["use", {"X": (3, 3)}], me={"entry": "X", "top": ["ハル", "ハル", "ナツ", "幕開け"]}),
    ),
    Play(
        "【永】【メンバー】:セットされているあなたの《幕開け》1枚につき、あなたのエントリーを+1/+1。",
        Scene(
            [{"フユ": (6, 8)}],
            me={"entry": "フユ", "members": ["X"], "rebirth": ["幕開け", "幕開け", "大団円"]},
        ),
    ),
    Play(
        "【永】【エントリー】:セットされているすべてのReバース1枚につき、このキャラを+1/±0。",
        Scene(
            [{"X": (3, 3)}], me={"entry": "X", "rebirth": ["幕開け"]}, foe={"rebirth": ["大団円"]}
        ),
    ),
    Play(
        "【永】【エントリー】:あなたの空席のメンバー1つにつき、このキャラを+1/±0。",
        Scene([{"X": (3, 3)}], me={"entry": "X", "members": ["ハル"]}),
    ),
    Play(
        "【永】【エントリー】:あなたのメンバーのコスト合計3につき、このキャラを+1/±0。",
        Scene([{"X": (2, 3)}], me={"entry": "X", "members": ["ハル", "フユ"]}),
        Scene([{"X": (3, 3)}], me={"entry": "X", "members": ["ナツ", "フユ"]}),
    ),
    Play(
        "【永】【エントリー】:あなたのメンバーのカード名1種類につき、このキャラを+1/±0。",
        Scene([{"X": (3, 3)}], me={"entry": "X", "members": ["ハル", "ハル", "ナツ"]}),
    ),
    Play(
        "【永】【エントリー】:あなたのメンバーの属性1種類につき、このキャラを+1/±0。",
        Scene([{"X": (3, 3)}], me={"entry": "X", "members": ["ハル", "アキ", "ナツ"]}),
    ),
]


@pytest.mark.parametrize("play", PLAYS)
def test_play(play: Play) -> None:
    run(play)
