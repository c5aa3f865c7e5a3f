"""What is chosen, from where, how many; and what is done with it."""

from __future__ import annotations

import pytest
from tests.games.rebirth.meaning.played import Play, Scene, run

PLAYS = [
    # how many
    Play(
        "【起】【メンバー】:あなたは自分の控え室から2枚選び、デッキの下に置く。",
        Scene(
            ["use", "pick ハル アキ", "bottom ハル", {"me.waiting": ["ナツ"], "me.deck": 22}],
            me={"members": ["X"], "waiting": ["ハル", "ナツ", "アキ"]},
        ),
        Scene(
            ["use", {"me.waiting": 0, "me.deck": 21, "asked": "main"}],
            me={"members": ["X"], "waiting": ["ハル"]},
        ),
        Scene(["use", {"me.deck": 20}], me={"members": ["X"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のメンバーから2枚まで選び、【レスト】する。",
        Scene(
            ["use", "pick ハル アキ", {"ハル.rest": True, "ナツ.rest": False, "アキ.rest": True}],
            me={"members": ["X"]},
            foe={"members": ["ハル", "ナツ", "アキ"]},
        ),
        Scene(
            ["use", "pick ハル", {"ハル.rest": True, "ナツ.rest": False}],
            me={"members": ["X"]},
            foe={"members": ["ハル", "ナツ"]},
        ),
        Scene(
            ["use", "done", {"ハル.rest": False}],
            me={"members": ["X"]},
            foe={"members": ["ハル"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の手札から望む枚数選び、控え室に置く。",
        Scene(
            ["use", "pick ハル ナツ", {"me.waiting": ["ハル", "ナツ"], "me.hand": ["アキ"]}],
            me={"members": ["X"], "hand": ["ハル", "ナツ", "アキ"]},
        ),
        Scene(["use", "done", {"me.hand": ["ハル"]}], me={"members": ["X"], "hand": ["ハル"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の手札から1枚以上、望む枚数選び、控え室に置くことで、それと同じ枚数引く。",
        Scene(
            [
                "use",
                "yes",
                {"done X": False},
                "pick ハル ナツ",
                {"me.hand": ["アキ", "エキストラ", "エキストラ"]},
            ],
            me={"members": ["X"], "hand": ["ハル", "ナツ", "アキ"]},
        ),
        Scene(["use", {"asked": "main", "me.hand": 0}], me={"members": ["X"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは相手のメンバーをすべて控え室に置く。",
        Scene(
            [
                "use",
                {
                    "foe.members": ["", "", ""],
                    "foe.waiting": ["ハル", "ナツ"],
                    "me.members": ["X", "", ""],
                },
            ],
            me={"members": ["X"]},
            foe={"members": ["ハル", "ナツ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から〔風組〕と〔月組〕を1枚ずつ選び、手札に戻す。",
        Scene(
            [
                "use",
                {"pick アキ": False},
                "pick ハル",
                {"pick ナツ": False},
                "pick フユ",
                {"me.hand": ["ハル", "フユ"]},
            ],
            me={"members": ["X"], "waiting": ["ハル", "ナツ", "アキ", "フユ"]},
        ),
        Scene(
            ["use", "pick ハル", {"me.hand": ["ハル"]}],
            me={"members": ["X"], "waiting": ["ハル", "ナツ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から〔風組〕と〔月組〕をそれぞれ1枚まで選び、手札に戻す。",
        Scene(
            ["use", "pick ハル", "done", {"me.hand": ["ハル"]}],
            me={"members": ["X"], "waiting": ["ハル", "ナツ", "アキ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは相手の、エントリーとメンバーから1枚ずつ選び、【レスト】する。",
        Scene(
            ["use", "pick ナツ", {"フユ.rest": True, "ナツ.rest": True, "ハル.rest": False}],
            me={"members": ["X"]},
            foe={"entry": "フユ", "members": ["ハル", "ナツ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から〔風組〕と〔月組〕を合計2枚まで選び、手札に戻す。",
        Scene(
            ["use", {"pick 幕開け": False}, "pick ハル ナツ", {"me.hand": ["ハル", "ナツ"]}],
            me={"members": ["X"], "waiting": ["ハル", "ナツ", "アキ", "幕開け"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の、メンバーかリタイアから合計2枚選び、手札に戻す。",
        Scene(
            ["use", "pick ハル アキ", {"me.hand": ["ハル", "アキ"], "me.retire": 0}],
            me={"members": ["X", "ハル"], "retire": ["アキ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の、メンバーか控え室からキャラを1枚選び、手札に戻す。",
        Scene(
            [
                "use",
                {"pick ハル": True, "pick アキ": True, "pick 幕開け": False},
                "pick アキ",
                {"me.hand": ["アキ"]},
            ],
            me={"members": ["X", "ハル"], "waiting": ["アキ", "幕開け"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の手札から望む枚数選び、控え室に置き、それらと同じ枚数引く。",
        Scene(
            ["use", "pick ハル ナツ", {"me.hand": ["アキ", "エキストラ", "エキストラ"]}],
            me={"members": ["X"], "hand": ["ハル", "ナツ", "アキ"]},
        ),
    ),
    # the top and the bottom of the deck
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から3枚見て、その中から〔風組〕を1枚選び、公開し、手札に加える。残りをデッキの下に望む順で置く。",
        Scene(
            [
                "use",
                {"pick アキ": False},
                "pick ハル",
                {"me.hand": ["ハル"]},
                "bottom フユ",
                {"me.deck": [*["エキストラ"] * 20, "フユ", "アキ"]},
            ],
            me={"members": ["X"], "top": ["ハル", "アキ", "フユ"]},
        ),
        Scene(
            [
                "use",
                "done",
                "bottom フユ",
                "bottom アキ",
                {"me.hand": 0, "me.deck": [*["エキストラ"] * 20, "フユ", "アキ", "ハル"]},
            ],
            me={"members": ["X"], "top": ["ハル", "アキ", "フユ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から2枚公開し、その中からキャラを1枚選び、手札に加え、残りを控え室に置く。",
        Scene(
            ["use", {"me.hand": ["ハル"], "me.waiting": ["幕開け"]}],
            me={"members": ["X"], "top": ["ハル", "幕開け"]},
        ),
        Scene(
            ["use", {"me.hand": 0, "me.waiting": ["大団円", "幕開け"]}],
            me={"members": ["X"], "top": ["大団円", "幕開け"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から1枚見て、デッキの上か下に置く。",
        Scene(
            ["use", "bottom ハル", {"me.deck": ["エキストラ", "エキストラ", "ハル"]}],
            me={"members": ["X"], "top": ["ハル"], "deck": 2},
        ),
        Scene(
            ["use", "top ハル", {"me.deck": ["ハル", "エキストラ", "エキストラ"]}],
            me={"members": ["X"], "top": ["ハル"], "deck": 2},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から2枚控え室に置き、その中に〔月組〕がいるなら、1枚引く。",
        Scene(
            ["use", {"me.hand": 1, "me.waiting": ["ハル", "アキ"]}],
            me={"members": ["X"], "top": ["ハル", "アキ"]},
        ),
        Scene(
            ["use", {"me.hand": 0, "me.waiting": ["ハル", "ナツ"]}],
            me={"members": ["X"], "top": ["ハル", "ナツ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のデッキの上から1枚エネルギーに【レスト】で置く。",
        Scene(["use", {"me.energy": 1, "me.stand": 0, "me.deck": 19}], me={"members": ["X"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のデッキから〔月組〕を1枚まで選び、手札に加える。デッキをシャッフルする。",
        Scene(
            ["use", {"pick ハル": False}, "pick アキ", {"me.hand": ["アキ"], "me.deck": 21}],
            me={"members": ["X"], "top": ["ハル", "アキ"]},
        ),
    ),
    # properties
    Play(
        "【起】【メンバー】:あなたは自分の控え室からコスト3以上のキャラを1枚選び、手札に戻す。",
        Scene(
            ["use", {"pick ナツ": False}, "pick アキ", {"me.hand": ["アキ"]}],
            me={"members": ["X"], "waiting": ["ナツ", "アキ", "フユ"]},
        ),
        Scene(["use", {"me.hand": 0}], me={"members": ["X"], "waiting": ["ナツ", "幕開け"]}),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の手札からコスト2以下の〔風組〕を1枚選び、空席のメンバーに置く。",
        Scene(
            [
                "use",
                {"pick アキ": False, "pick オオカゼ": False},
                "pick ハル",
                "slot 2",
                {"me.members": ["X", "", "ハル"]},
            ],
            me={"members": ["X"], "hand": ["ハル", "アキ", "オオカゼ"]},
        ),
        Scene(
            ["use", "done", {"me.members": ["X", "", ""]}],
            me={"members": ["X"], "hand": ["ハル"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から《ハル》か《アキ》を1枚選び、手札に戻す。",
        Scene(
            ["use", {"pick ナツ": False}, "pick アキ", {"me.hand": ["アキ"]}],
            me={"members": ["X"], "waiting": ["ハル", "ナツ", "アキ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から【スパーク】を持つキャラを1枚選び、手札に戻す。",
        Scene(
            ["use", {"me.hand": ["ヒバナ"]}],
            me={"members": ["X"], "waiting": ["ハル", "ヒバナ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から【ブロッカー】か【のびしろ】を持つキャラを1枚選び、手札に戻す。",
        Scene(
            ["use", {"pick ハル": False}, "pick タテ", {"me.hand": ["タテ"]}],
            me={"members": ["X"], "waiting": ["ハル", "タテ", "ノビ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から【スパーク】を持たないキャラを1枚選び、手札に戻す。",
        Scene(
            ["use", {"me.hand": ["ハル"]}],
            me={"members": ["X"], "waiting": ["ハル", "ヒバナ", "幕開け"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から【スパーク】も【ブロッカー】も持たないキャラを1枚選び、手札に戻す。",
        Scene(
            ["use", {"me.hand": ["ハル"]}],
            me={"members": ["X"], "waiting": ["ハル", "ヒバナ", "タテ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から〔風組〕以外のキャラを1枚選び、手札に戻す。",
        Scene(
            ["use", {"me.hand": ["アキ"]}],
            me={"members": ["X"], "waiting": ["ハル", "アキ", "幕開け"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室から【のびしろ】を1枚選び、手札に戻す。",
        Scene(
            ["use", {"me.hand": ["ノビ"]}],
            me={"members": ["X"], "waiting": ["ハル", "ノビ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室からコスト2以下の、〔風組〕か〔月組〕を1枚選び、手札に戻す。",
        Scene(
            [
                "use",
                {"pick アキ": False, "pick オオカゼ": False},
                "pick ノビ",
                {"me.hand": ["ノビ"]},
            ],
            me={"members": ["X"], "waiting": ["ハル", "アキ", "オオカゼ", "ノビ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室からコスト2以下の〔風組〕か〔月組〕を1枚選び、手札に戻す。",
        Scene(
            [
                "use",
                {"pick アキ": True, "pick オオカゼ": False},
                "pick アキ",
                {"me.hand": ["アキ"]},
            ],
            me={"members": ["X"], "waiting": ["ハル", "アキ", "オオカゼ", "ノビ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室からReバースを1枚選び、セットする。",
        Scene(
            ["use", {"pick ハル": False}, "pick 大団円", {"me.rebirth": ["大団円"]}],
            me={"members": ["X"], "waiting": ["ハル", "幕開け", "大団円"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の【レスト】しているメンバーから1枚選び、【スタンド】する。",
        Scene(
            ["use", {"ハル.rest": False}],
            me={"members": ["X", "ハル/rest", "ナツ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の他のメンバーから1枚選び、控え室に置く。",
        Scene(
            ["use", {"pick X": False}, "pick ナツ", {"me.waiting": ["ナツ"]}],
            me={"members": ["X", "ハル", "ナツ"]},
        ),
        Scene(["use", {"me.waiting": 0}], me={"members": ["X"]}),
    ),
    Play(
        "【起】【メンバー】:あなたはいずれかのメンバーから1枚選び、【レスト】する。",
        Scene(
            ["use", {"pick ハル": True, "pick X": True}, "pick ナツ", {"ナツ.rest": True}],
            me={"members": ["X", "ハル"]},
            foe={"members": ["ナツ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のエネルギーから1枚選び、手札に戻す。",
        Scene(
            ["use", {"pick 黒子": False}, "pick ハル", {"me.hand": ["ハル"]}],
            me={"members": ["X"], "energy": ["ハル", "ナツ"], "partners": ["黒子"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のパートナーから1枚選び、【スタンド】する。",
        Scene(
            ["use", {"黒子.rest": False, "ハル.rest": True}],
            me={"members": ["X"], "energy": ["ハル/rest"], "partners": ["黒子/rest"]},
        ),
    ),
    # it, they, the rest
    Play(
        "【起】【メンバー】:あなたは自分のメンバーから1枚選び、このターン中、そのキャラを+1/+1。",
        Scene(
            ["use", "pick ハル", {"ハル": (2, 4), "ナツ": (2, 4)}],
            me={"members": ["X", "ハル", "ナツ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の控え室からキャラを1枚選び、手札に戻す。それが〔風組〕なら、1枚引く。",
        Scene(
            ["use", "pick ハル", {"me.hand": 2}],
            me={"members": ["X"], "waiting": ["ハル", "アキ"]},
        ),
        Scene(
            ["use", "pick アキ", {"me.hand": 1}],
            me={"members": ["X"], "waiting": ["ハル", "アキ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のメンバーから2枚選び、このターン中、それらを+1/+1。",
        Scene(
            ["use", "pick ハル ナツ", {"ハル": (2, 4), "ナツ": (3, 5), "X": (1, 3)}],
            me={"members": ["X", "ハル", "ナツ"]},
        ),
    ),
    # swapping
    Play(
        "【起】【メンバー】:あなたは自分の控え室から〔風組〕のキャラを1枚選び、このキャラと入れ替える。",
        Scene(
            [
                "use",
                "pick ナツ",
                {"me.members": ["ナツ", "", ""], "me.waiting": ["X", "ハル", "アキ"]},
            ],
            me={"members": ["X"], "waiting": ["ハル", "ナツ", "アキ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の、エントリーとメンバーから1枚ずつ選び、入れ替える。",
        Scene(
            ["use", "pick ハル", {"me.entry": ["ハル"], "me.members": ["X", "フユ", ""]}],
            me={"entry": "フユ", "members": ["X", "ハル"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の手札から〔風組〕のキャラを1枚選び、自分のエントリーと【レスト】で入れ替える。",
        Scene(
            ["use", "pick ハル", {"me.entry": ["ハル"], "me.hand": ["フユ"], "ハル.rest": True}],
            me={"entry": "フユ", "members": ["X"], "hand": ["ハル"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分のエネルギーから1枚選び、手札1枚と入れ替える。",
        Scene(
            ["use", "pick ハル", "pick アキ", {"me.hand": ["ハル", "フユ"]}],
            me={"members": ["X"], "energy": ["ハル", "ナツ"], "hand": ["アキ", "フユ"]},
        ),
    ),
    # souls
    Play(
        "【起】【メンバー】:あなたは自分の手札から1枚選び、このキャラの魂にする。",
        Scene(
            ["use", "pick ハル", {"me.soul": ["ハル"]}],
            me={"members": ["X"], "hand": ["ハル", "ナツ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:あなたは自分の手札から1枚選び、自分のエントリーの魂にする。",
        Scene(
            ["use", "pick ハル", {"me.soul": ["ハル"]}],
            me={"members": ["X"], "hand": ["ハル", "ナツ"]},
        ),
    ),
    Play(
        "【起】【メンバー】:[このキャラの魂から1枚控え室に置く]あなたは1枚引く。",
        Scene(
            ["use", {"me.hand": 1, "me.soul": 0, "me.waiting": ["ハル"], "use X": False}],
            me={"members": [{"card": "X", "soul": ["ハル"]}]},
        ),
    ),
    # the card itself with others
    Play(
        "【起】【メンバー】:あなたはこのキャラと、自分のメンバーから〔風組〕を1枚選び、手札に戻す。",
        Scene(
            ["use", "pick ハル", {"me.hand": ["ハル", "X"]}],
            me={"members": ["X", "ハル", "ナツ"]},
        ),
    ),
    Play(
        "【永】【エントリー】:このキャラとあなたのメンバーを+1/±0。",
        Scene([{"X": (2, 3), "ハル": (2, 3)}], me={"entry": "X", "members": ["ハル"]}),
    ),
]


@pytest.mark.parametrize("play", PLAYS)
def test_play(play: Play) -> None:
    run(play)
