"""Sentences as the book's chapters on effects would have them, played from both seats."""

from __future__ import annotations

import pytest
from tests.games.legend_of_stars.meaning.played import Play, Scene, on_effect, on_support, run

PLAYS = [
    # -- whom it is done to ------------------------------------------------------------------
    on_effect(
        "ATK300以下の相手のキャラクターを1体選ぶ。それを破壊する。",
        Scene(
            ["play X", {"pick ナツ": False}, "pick ソラ", {"foe.trash": ["ソラ"]}],
            me={"hand": ["X"], "characters": {0: "ハル"}},
            foe={"characters": {0: "ハル", 1: "ソラ", 2: "ナツ"}},
        ),
        Scene([{"play X": False}], me={"hand": ["X"], "characters": {0: "ハル"}}),
    ),
    on_effect(
        "スピードが5以上のキャラクターを1体選び、持ち主の手札に戻す。",
        Scene(
            ["play X", "pick アキ", {"foe.hand": ["アキ"], "me.hand": 0}],
            me={"hand": ["X"], "characters": {0: "ソラ"}},
            foe={"characters": {0: "アキ", 1: "ハル"}},
        ),
    ),
    on_effect(
        "自分の<鳥>を1体選ぶ。このターン、それのATKとDEFを+100する。",
        Scene(
            [
                "play X",  # nobody else can be chosen
                {"ハル": (300, 400, 100), "ナツ.display": 3, "ソラ": (300, 100, 100)},
            ],
            me={"hand": ["X"], "characters": {0: "ハル", 1: "ナツ/down", 2: "アキ", 3: "ヒク"}},
            foe={"characters": {0: "ソラ"}},
        ),
    ),
    on_effect(
        "相手のキャラクターを2体まで選ぶ。このターン、それらのATKを-200する。",
        Scene(
            [
                "play X",
                "pick ナツ アキ",
                {"ナツ": (200, 200, 200), "アキ": (400, 500, 300), "フユ": (800, 900, 400)},
                "end_turn",
                {"ナツ": (400, 200, 200)},
            ],
            me={"hand": ["X"]},
            foe={"characters": {0: "ナツ", 1: "アキ", 2: "フユ"}},
        ),
        Scene(
            ["play X", "pick ナツ", {"ナツ": (200, 200, 200), "アキ": (600, 500, 300)}],
            me={"hand": ["X"]},
            foe={"characters": {0: "ナツ", 1: "アキ", 2: "フユ"}},
        ),
        Scene(
            ["play X", "done", {"ナツ": (400, 200, 200)}],
            me={"hand": ["X"]},
            foe={"characters": {0: "ナツ"}},
        ),
    ),
    on_effect(
        "裏側表示のキャラクターをすべて表側表示にする。",
        Scene(
            ["play X", {"ハル.display": 0, "ナツ.display": 0, "アキ.display": 0, "me.life": 3100}],
            me={"hand": ["X"], "characters": {0: "ハル/down", 5: "ナツ", 6: "メクリ/down"}},
            foe={"characters": {0: "アキ/down"}},
        ),
        Scene(["play X", {"me.trash": ["X"]}], me={"hand": ["X"]}),
    ),
    on_effect(
        "キャラクターを1体選ぶ。それがアタック表示の場合、ディフェンス表示にする。",
        Scene(
            ["play X", "pick ハル", "say 2", {"ハル.display": 2, "ナツ.display": 0}],
            me={"hand": ["X"], "characters": {0: "ハル"}},
            foe={"characters": {0: "ナツ"}},
        ),
        Scene(
            ["play X", {"ハル.display": 1}],
            me={"hand": ["X"], "characters": {0: "ハル/def"}},
        ),
    ),
    Play(
        "このキャラクターが表側表示になった時、相手の後衛のキャラクターを全て破壊する。",
        Scene(
            ["show X 0", {"foe.trash": ["ハル", "ナツ"], "foe.characters": 1, "me.characters": 2}],
            me={"characters": {4: "X/down", 5: "ハル"}},
            foe={"characters": {4: "ハル", 5: "ナツ/down", 0: "アキ"}},
        ),
    ),
    # -- numbers -----------------------------------------------------------------------------
    on_effect(
        "自分のキャラクターを1体選ぶ。このターン、そのキャラクターをATK+200、DEF+100する。",
        Scene(
            [
                "play X",
                "pick ハル",
                {"ハル": (400, 400, 100), "ナツ": (400, 200, 200)},
                "end_turn",
                {"ハル": (200, 300, 100)},
            ],
            me={"hand": ["X"], "characters": {0: "ハル", 1: "ナツ"}},
        ),
    ),
    Play(
        "自分のターン中、このキャラクターはATK+100、DOWN+100される。",
        Scene([{"X": (400, 200, 200)}], me={"characters": {4: "X"}}),
        Scene([{"X": (300, 200, 100)}], foe={"characters": {4: "X"}}),
    ),
    on_effect(
        "自分のキャラクターすべてのDEFを、ターン終了時まで+200する。",
        Scene(
            [
                "play X",
                {"ハル": (200, 500, 100), "me:ナツ": (400, 400, 200), "foe:ナツ": (400, 200, 200)},
                "end_turn",
                {"ハル": (200, 300, 100)},
            ],
            me={"hand": ["X"], "characters": {0: "ハル", 1: "ナツ"}},
            foe={"characters": {0: "ナツ"}},
        ),
        Scene(["play X", {"me.trash": ["X"]}], me={"hand": ["X"]}),
    ),
    on_support(
        "自分のキャラクターのATKを相手のターン中、+100する。",
        Scene(
            [{"ハル": (200, 300, 100)}, "end_turn", {"ハル": (300, 300, 100)}],
            me={"supports": ["X"], "characters": {0: "ハル"}},
        ),
    ),
    on_effect(
        "キャラクターを1体選ぶ。そのDOWNをターン終了時まで+200する。",
        Scene(
            ["play X", "pick ナツ", {"ナツ": (400, 200, 400), "ハル": (200, 300, 100)}],
            me={"hand": ["X"], "characters": {0: "ハル"}},
            foe={"characters": {0: "ナツ"}},
        ),
    ),
    on_effect(
        "このターン、自分の前衛のキャラクターのATKを+100し、後衛のキャラクターのDEFを+100する。",
        Scene(
            [
                "play X",
                {"ハル": (300, 300, 100), "me:ナツ": (400, 300, 200), "foe:ナツ": (400, 200, 200)},
            ],
            me={"hand": ["X"], "characters": {0: "ハル", 5: "ナツ"}},
            foe={"characters": {5: "ナツ"}},
        ),
    ),
    Play(
        "このキャラクターのATKは、自分の場の<鳥>のキャラクター1体につき+100される。",
        Scene(
            [{"X": (500, 200, 100)}],
            me={"characters": {4: "X", 0: "ハル", 1: "ナツ", 2: "アキ", 3: "ソラ/down"}},
            foe={"characters": {0: "ハル"}},
        ),
        Scene([{"X": (300, 200, 100)}], me={"characters": {4: "X"}}),
    ),
    on_effect(
        "自分のキャラクターを1体選ぶ。このターン、そのキャラクターのATKを+Xする。Xは自分の手札の枚数×100に等しい。",
        Scene(
            ["play X", {"ハル": (400, 300, 100)}],
            me={"hand": ["X", "薬", "薬"], "characters": {0: "ハル"}},
            foe={"hand": 3},
        ),
    ),
    on_effect(
        "このターン、相手の全てのキャラクターのDEFを-Xする。Xは相手のサポートの数×100である。",
        Scene(
            ["play X", {"ハル": (200, 200, 100), "アキ": (600, 400, 300)}],
            me={"hand": ["X"], "supports": ["椅子", "鐘"]},
            foe={"characters": {0: "ハル", 1: "アキ"}, "supports": ["椅子"]},
        ),
    ),
    on_effect(
        "相手にXダメージを与える。Xは自分のエネルギーの枚数×100に等しい。",
        Scene(
            ["play X", {"foe.life": 2700, "me.life": 3000}],
            me={"hand": ["X"], "energy": 3},
            foe={"energy": 1},
        ),
        Scene(["play X", {"foe.life": 3000}], me={"hand": ["X"]}, foe={"energy": 1}),
    ),
    on_effect(
        "カードをX枚引く。ライフをX回復する。Xは相手の場のキャラクターの数に等しい。",
        Scene(
            ["play X", {"me.hand": 2, "me.life": 3002, "foe.hand": 0}],
            me={"hand": ["X"], "characters": {0: "ハル"}},
            foe={"characters": {0: "ナツ", 1: "アキ/down"}},
        ),
    ),
    Play(
        "このキャラクターのATKは自分の手札の枚数×100に等しい。",
        Scene([{"X": (200, 200, 100)}], me={"characters": {4: "X"}, "hand": 2}, foe={"hand": 5}),
        Scene([{"X": (0, 200, 100)}], me={"characters": {4: "X"}}, foe={"hand": 5}),
    ),
    # -- places ------------------------------------------------------------------------------
    on_effect(
        "相手の後衛のキャラクターを1体選び、同じレーンの前衛に移動する。",
        Scene(
            ["play X", "pick ハル", {"ハル.at": 2}],
            me={"hand": ["X"]},
            foe={"characters": {6: "ハル", 5: "ナツ", 1: "アキ"}},
        ),
        Scene(
            ["play X", "pick ナツ", {"ナツ.at": 5, "アキ.at": 1}],
            me={"hand": ["X"]},
            foe={"characters": {6: "ハル", 5: "ナツ", 1: "アキ"}},
        ),
    ),
    on_effect(
        "自分のキャラクターを1体選ぶ。そのキャラクターを空いている前衛のマスに移動させても良い。",
        Scene(
            ["play X", "pick ハル", "yes", "say 3", {"ハル.at": 3}],
            me={"hand": ["X"], "characters": {4: "ハル", 1: "ナツ"}},
        ),
        Scene(
            ["play X", "pick ハル", "no", {"ハル.at": 4}],
            me={"hand": ["X"], "characters": {4: "ハル", 1: "ナツ"}},
        ),
    ),
    on_effect(
        "自分のキャラクターを2体選び、その位置を入れ替える。",
        Scene(
            ["play X", "pick ハル アキ", {"ハル.at": 6, "アキ.at": 0, "ナツ.at": 5}],
            me={"hand": ["X"], "characters": {0: "ハル", 5: "ナツ", 6: "アキ"}},
        ),
    ),
    Play(
        "このキャラクターが後衛から前衛に移動した時、相手の前衛のキャラクターを1体選び、後衛に移動する。",
        Scene(
            ["lead X 0", {"ナツ.at": 5, "X.at": 0}],
            me={"characters": {4: "X"}},
            foe={"characters": {1: "ナツ"}},
        ),
        # from one square of a row to another of it it is not
        Scene(
            ["lead X 1", {"ナツ.at": 1}],
            me={"characters": {0: "X"}},
            foe={"characters": {1: "ナツ"}},
            x={"lead": "▶"},
        ),
        Scene(
            ["lead X 4", {"ナツ.at": 1}],
            me={"characters": {0: "X"}},
            foe={"characters": {1: "ナツ"}},
            x={"lead": "▼"},
        ),
    ),
    Play(
        "このキャラクターと同じレーンにいる自分のキャラクターのDEFを+200する。",
        Scene(
            [{"X": (300, 200, 100), "ハル": (200, 500, 100), "foe:ナツ": (400, 200, 200)}],
            me={"characters": {0: "X", 4: "ハル", 5: "アキ"}},
            foe={"characters": {0: "ナツ"}},
        ),
        Scene([{"アキ": (600, 500, 300)}], me={"characters": {0: "X", 5: "アキ"}}),
    ),
    Play(
        "このキャラクターの隣のレーンにいる自分のキャラクターのATKを+100する。",
        Scene(
            [{"ハル": (300, 300, 100), "アキ": (700, 500, 300), "フユ": (800, 900, 400)}],
            me={"characters": {1: "X", 4: "ハル", 2: "アキ", 3: "フユ"}},
        ),
    ),
    Play(
        "このキャラクターの表示が変更された時、カードを1枚引く。",
        Scene(["show X 1", {"me.hand": 1}], me={"characters": {4: "X"}}),
        Scene(["show X 0", {"me.hand": 1}], me={"characters": {4: "X/left"}}),
        Scene(["show ハル 1", {"me.hand": 0}], me={"characters": {4: "X", 5: "ハル"}}),
    ),
    # -- hands, decks, trash -----------------------------------------------------------------
    on_effect(
        "お互いのプレイヤーは、デッキからカードを1枚引く。",
        Scene(["play X", {"me.hand": 1, "foe.hand": 1}], me={"hand": ["X"]}),
    ),
    on_effect(
        "お互いは手札をすべてトラッシュに置く。",
        Scene(
            ["play X", {"me.hand": 0, "foe.hand": 0, "foe.trash": 3, "me.trash": ["X", "薬"]}],
            me={"hand": ["X", "薬"]},
            foe={"hand": 3},
        ),
        Scene(["play X", {"me.hand": 0}], me={"hand": ["X"]}),
    ),
    on_effect(
        "お互いは手札すべてをデッキに戻し、シャッフルする。その後、お互いはカードを5枚引く。",
        Scene(
            ["play X", {"me.hand": 5, "foe.hand": 5, "me.deck": 5, "foe.deck": 6}],
            me={"hand": ["X", "薬"], "deck": 9},
            foe={"hand": 2, "deck": 9},
        ),
        Scene(
            ["play X", {"me.hand": 5, "foe.hand": 5, "me.deck": 0}],
            me={"hand": ["X"], "deck": 5},
            foe={"deck": 9},
        ),
    ),
    on_effect(
        "相手の手札を1枚無作為に選び、トラッシュに置く。",
        Scene(
            ["play X", {"foe.hand": 2, "foe.trash": 1, "me.hand": 1}],
            me={"hand": ["X", "薬"]},
            foe={"hand": 3},
        ),
    ),
    on_effect(
        "相手の手札からランダムに1枚を選び、デッキの下に置く。",
        Scene(
            ["play X", {"foe.hand": 2, "foe.trash": 0, "foe.deck": 10}],
            me={"hand": ["X"]},
            foe={"hand": 3, "deck": 9},
        ),
    ),
    on_effect(
        "相手の手札からランダムに1枚をトラッシュに置く。",
        Scene(
            ["play X", {"foe.hand": 2, "foe.trash": 1, "me.hand": 1}],
            me={"hand": ["X", "薬"]},
            foe={"hand": 3},
        ),
        Scene(["play X", {"foe.trash": 0, "me.trash": ["X"]}], me={"hand": ["X"]}),
    ),
    on_effect(
        "お互いは手札を無作為に2枚トラッシュに置く。",
        Scene(
            ["play X", {"foe.hand": 1, "foe.trash": 2, "me.hand": 0, "me.trash": ["X", "薬"]}],
            me={"hand": ["X", "薬"]},
            foe={"hand": 3},
        ),
    ),
    on_effect(
        "相手は手札を1枚選び、トラッシュに置く。",
        Scene(
            [
                "play X",
                {"seat": "foe"},
                "pick 薬",
                {"foe.hand": ["雷"], "foe.trash": ["薬"], "me.hand": 1},
            ],
            me={"hand": ["X", "風"]},
            foe={"hand": ["薬", "雷"]},
        ),
    ),
    on_effect(
        "相手は自分の手札を2枚トラッシュに置く。",
        Scene(
            ["play X", {"seat": "foe"}, "pick 薬 雷", {"foe.hand": ["風"], "me.hand": ["風"]}],
            me={"hand": ["X", "風"]},
            foe={"hand": ["薬", "雷", "風"]},
        ),
    ),
    on_effect(
        "自分のトラッシュからキャラクターカードを1枚選び、手札に加える。",
        Scene(
            ["play X", {"pick 薬": False}, "pick ハル", {"me.hand": ["ハル"]}],
            me={"hand": ["X"], "trash": ["ハル", "ナツ", "薬"]},
            foe={"trash": ["アキ"]},
        ),
        Scene([{"play X": False}], me={"hand": ["X"], "trash": ["薬"]}, foe={"trash": ["アキ"]}),
    ),
    on_effect(
        "自分のトラッシュから<鳥>のキャラクターを2枚まで手札に加える。",
        Scene(
            ["play X", {"pick アキ": False}, "pick ハル ナツ", {"me.hand": ["ハル", "ナツ"]}],
            me={"hand": ["X"], "trash": ["ハル", "ナツ", "アキ", "ソラ"]},
        ),
    ),
    on_effect(
        "トラッシュにあるコスト2以下のキャラクターカードを1枚選んで、後衛に出す。",
        Scene(
            ["play X", {"pick アキ": False}, "pick ナツ", "say 4", "say 0", {"ナツ.at": 4}],
            me={"hand": ["X"], "trash": ["ハル", "ナツ", "アキ"]},
        ),
    ),
    on_effect(
        "トラッシュの<鳥>のキャラクターカードを2枚まで選び、デッキに戻してシャッフルする。",
        Scene(
            ["play X", "pick ハル ナツ", {"me.deck": 11, "foe.deck": 9, "me.trash": ["X", "アキ"]}],
            me={"hand": ["X"], "trash": ["ハル", "ナツ", "アキ"], "deck": 9},
            foe={"deck": 9, "trash": ["フユ"]},
        ),
    ),
    on_effect(
        "自分のデッキからサポートカードを1枚探し、相手に見せて手札に加える。その後、デッキをシャッフルする。",
        Scene(
            ["play X", "pick 鐘", {"me.hand": ["鐘"], "me.deck": 1}],
            me={"hand": ["X"], "top": ["鐘", "ハル"], "deck": 0},
        ),
        # nobody can check, so it may be left
        Scene(
            ["play X", "done", {"me.hand": 0, "me.deck": 2}],
            me={"hand": ["X"], "top": ["鐘", "ハル"], "deck": 0},
        ),
    ),
    on_effect(
        "自分のデッキから「ナツ」を1枚探し、表側アタック表示で後衛に出す。その後、デッキをシャッフルする。",
        Scene(
            ["play X", "pick ナツ", "say 6", {"ナツ.at": 6, "ナツ.display": 0, "me.deck": 1}],
            me={"hand": ["X"], "top": ["ナツ", "ハル"], "deck": 0},
        ),
    ),
    on_effect(
        "自分の手札のキャラクターを1枚選び、表側ディフェンス表示で後衛に出す。",
        Scene(
            ["play X", "pick ハル", "say 4", "say 2", {"ハル.at": 4, "ハル.display": 2}],
            me={"hand": ["X", "ハル", "薬"]},
        ),
    ),
    on_effect(
        "デッキの上から3枚を見る。その中から1枚を手札に加え、残りを好きな順番でデッキの下に置く。",
        Scene(
            [
                "play X",
                "pick ナツ",
                {"me.hand": ["ナツ"], "asked": "deck order"},
                "pick アキ",
                {"me.deck": ["フユ", "アキ", "ハル"]},
            ],
            me={"hand": ["X"], "top": ["ハル", "ナツ", "アキ", "フユ"], "deck": 0},
        ),
        Scene(
            ["play X", {"me.hand": ["ハル"], "me.deck": 0}],
            me={"hand": ["X"], "top": ["ハル"], "deck": 0},
        ),
    ),
    on_effect(
        "相手のデッキの上から2枚を見る。残りをデッキの上に好きな順番で戻す。",
        Scene(
            ["play X", {"seat": "me"}, "pick ナツ", {"foe.deck": ["ナツ", "ハル", "アキ"]}],
            me={"hand": ["X"]},
            foe={"top": ["ハル", "ナツ", "アキ"]},
        ),
    ),
    on_effect(
        "デッキの上から4枚を見る。その中から2枚を選び、手札に加える。残りをデッキの下に戻す。",
        Scene(
            [
                "play X",
                "pick ハル フユ",
                {"me.hand": ["ハル", "フユ"], "me.deck": ["ナツ", "アキ"]},
            ],
            me={"hand": ["X"], "top": ["ハル", "ナツ", "アキ", "フユ"], "deck": 0},
        ),
    ),
    on_effect(
        "デッキの上から3枚を見る。その中から<鳥>のキャラクターを1枚まで手札に加え、残りをトラッシュに置く。",
        Scene(
            [
                "play X",
                {"pick アキ": False},
                "pick ハル",
                {"me.hand": ["ハル"], "me.trash": ["X", "ナツ", "アキ"]},
            ],
            me={"hand": ["X"], "top": ["ハル", "ナツ", "アキ"]},
        ),
    ),
    on_effect(
        "デッキの上からカードを3枚トラッシュに置く。その中にキャラクターカードがある場合、カードを1枚引く。",
        Scene(
            ["play X", {"me.hand": 1, "me.trash": ["X", "薬", "ハル", "雷"]}],
            me={"hand": ["X"], "top": ["薬", "ハル", "雷"]},
        ),
        # what lay in the trash before is not among them
        Scene(
            ["play X", {"me.hand": 0, "me.trash": 5}],
            me={"hand": ["X"], "top": ["薬", "薬", "雷"], "trash": ["ハル"]},
        ),
    ),
    on_effect(
        "自分のデッキの一番上のカードをゲイン表示でエネルギーゾーンに置く。",
        Scene(
            ["play X", {"me.energy": ["ハル"], "ハル.side": True, "foe.energy": 0}],
            me={"hand": ["X"], "top": ["ハル"]},
        ),
    ),
    on_effect(
        "相手のデッキの上から2枚をトラッシュに置く。",
        Scene(
            ["play X", {"foe.trash": ["ハル", "ナツ"], "me.trash": ["X"]}],
            me={"hand": ["X"]},
            foe={"top": ["ハル", "ナツ", "アキ"]},
        ),
    ),
    on_effect(
        "自分の手札を1枚選び、リゲイン表示でエネルギーゾーンに置く。",
        Scene(
            ["play X", "pick 雷", {"me.energy": ["雷"], "me.upright": 1, "me.hand": ["薬"]}],
            me={"hand": ["X", "薬", "雷"]},
        ),
        # the card itself is no more in the hand
        Scene([{"play X": False}], me={"hand": ["X"]}),
    ),
    on_effect(
        "自分のエネルギーを2枚までリゲインする。",
        Scene(
            ["play X", "pick ハル ナツ", {"me.upright": 2, "アキ.side": True}],
            me={"hand": ["X"], "energy": ["ハル/side", "ナツ/side", "アキ/side"]},
            foe={"energy": ["フユ/side"]},
        ),
    ),
    on_effect(
        "相手のエネルギーを1枚選び、ゲインする。",
        Scene(
            ["play X", "pick ハル", {"ハル.side": True, "ナツ.side": False, "アキ.side": False}],
            me={"hand": ["X"], "energy": ["アキ"]},
            foe={"energy": ["ハル", "ナツ"]},
        ),
    ),
    on_effect(
        "自分のエネルギーを1枚選び、手札に加える。",
        Scene(
            ["play X", "pick ハル", {"me.hand": ["ハル"], "me.energy": ["ナツ"]}],
            me={"hand": ["X"], "energy": ["ハル", "ナツ"]},
        ),
    ),
    on_support(
        "お互いのサポートのスピードを+1する。",
        Scene(
            [{"椅子.speed": 2, "鐘.speed": 2, "X.speed": 2}],
            me={"supports": ["X", "椅子"]},
            foe={"supports": ["鐘"]},
        ),
    ),
    # -- life --------------------------------------------------------------------------------
    on_effect(
        "相手のキャラクターを1体選ぶ。相手に、そのキャラクターのDOWNの数値分のダメージを与える。",
        Scene(
            ["play X", "pick アキ", {"foe.life": 2700}],
            me={"hand": ["X"]},
            foe={"characters": {0: "アキ", 1: "ハル"}},
        ),
    ),
    on_effect(
        "自分は200ダメージを受ける。その後、カードを2枚引く。",
        # 8.11: it is damage
        Scene(
            ["play X", {"me.life": 2800, "foe.life": 3000, "me.hand": 2, "foe.hand": 1}],
            me={"hand": ["X"]},
            foe={"supports": ["見張り"]},
        ),
        Scene(["play X", {"over": ["foe"]}], me={"hand": ["X"], "life": 200}),
    ),
    on_effect(
        "お互いに300ダメージを与える。",
        Scene(["play X", {"over": []}], me={"hand": ["X"], "life": 200}, foe={"life": 300}),
    ),
    # -- conditions --------------------------------------------------------------------------
    on_effect(
        "自分の場に<獣>のキャラクターがいる場合、ライフを100回復する。",
        Scene(["play X", {"me.life": 3100}], me={"hand": ["X"], "characters": {0: "アキ"}}),
        Scene(
            ["play X", {"me.life": 3000}],
            me={"hand": ["X"], "characters": {0: "ハル", 1: "フユ/down"}},
            foe={"characters": {0: "アキ"}},
        ),
    ),
    on_effect(
        "自分の場にキャラクターがいない場合、デッキの上から2枚引く。",
        Scene(["play X", {"me.hand": 2}], me={"hand": ["X"]}, foe={"characters": {0: "アキ"}}),
        Scene(["play X", {"me.hand": 0}], me={"hand": ["X"], "characters": {0: "アキ/down"}}),
    ),
    on_effect(
        "自分の場に水属性と火属性のキャラクターがいる場合、相手に400ダメージを与える。",
        Scene(
            ["play X", {"foe.life": 2600}],
            me={"hand": ["X"], "characters": {0: "ハル", 1: "ナツ"}},
        ),
        Scene(
            ["play X", {"foe.life": 3000}],
            me={"hand": ["X"], "characters": {0: "ハル", 1: "アキ"}},
            foe={"characters": {0: "ナツ"}},
        ),
        Scene(
            ["play X", {"foe.life": 3000}],
            me={"hand": ["X"], "characters": {0: "ハル", 1: "ナツ/down"}},
        ),
    ),
    on_effect(
        "相手の場のキャラクターが3体以上の場合、相手のキャラクターを1体選び、持ち主のデッキの下に置く。",
        Scene(
            ["play X", "pick ナツ", {"foe.characters": 2, "foe.deck": 10}],
            me={"hand": ["X"]},
            foe={"characters": {0: "ハル", 1: "ナツ", 2: "アキ"}, "deck": 9},
        ),
        Scene(
            ["play X", {"foe.characters": 2}],
            me={"hand": ["X"], "characters": {0: "ハル"}},
            foe={"characters": {1: "ナツ", 2: "アキ"}},
        ),
    ),
    Play(
        "自分の手札が0枚の場合、このキャラクターのATKを+300する。",
        Scene([{"X": (600, 200, 100)}], me={"characters": {4: "X"}}, foe={"hand": 1}),
        Scene([{"X": (300, 200, 100)}], me={"characters": {4: "X"}, "hand": 1}),
        Scene([{"X": (300, 200, 100)}], me={"characters": {4: "X"}, "hand": 2}),
    ),
    on_effect(
        "[フラッシュ]\n相手のターン中の場合、カードを1枚引く。",
        Scene(["play X", {"me.hand": 0}], me={"hand": ["X"]}),
        Scene(
            ["attack ハル", "play X", {"foe.hand": 1}, "no_flash"],
            me={"characters": {0: "ハル", 1: "ナツ"}},
            foe={"hand": ["X"]},
        ),
    ),
    # -- what is done for something, what may be done, what is chosen --------------------------
    on_effect(
        "手札を1枚トラッシュに置くことで、カードを2枚引く。",
        Scene(
            ["play X", "yes", "pick 雷", {"me.hand": 3, "me.trash": ["X", "雷"]}],
            me={"hand": ["X", "薬", "雷"]},
        ),
        Scene(["play X", "no", {"me.hand": ["薬"]}], me={"hand": ["X", "薬"]}),
        # it cannot be done, and is not asked for
        Scene(["play X", {"me.hand": 0, "me.trash": ["X"]}], me={"hand": ["X"]}),
    ),
    on_effect(
        "自分のキャラクターを1体破壊することで、相手のキャラクターを1体選び破壊する。",
        Scene(
            ["play X", "yes", "pick ハル", "pick アキ", {"foe.trash": ["アキ"]}],
            me={"hand": ["X"], "characters": {0: "ハル", 1: "ソラ"}},
            foe={"characters": {0: "アキ", 1: "ナツ"}},
        ),
        Scene(
            ["play X", "no", {"foe.characters": 1, "me.characters": 1}],
            me={"hand": ["X"], "characters": {0: "ハル"}},
            foe={"characters": {0: "アキ"}},
        ),
    ),
    Play(
        "このキャラクターが場に出た時、手札を1枚トラッシュに置くことで、カードを2枚引く。",
        Scene(
            ["play X 4", "yes", {"me.hand": 2, "me.trash": ["薬"]}],
            me={"hand": ["X", "薬"], "energy": 1},
        ),
    ),
    on_support(
        "このカードをゲインすることで、自分のキャラクターを1体選ぶ。ターン終了時まで、そのキャラクターのATKを+100する。",
        Scene(
            ["use X", "pick ハル", {"ハル": (300, 300, 100), "X.side": True, "use X": False}],
            me={"supports": ["X"], "characters": {0: "ハル", 1: "ナツ"}},
        ),
        # 9.6: without a target it cannot be used
        Scene([{"use X": False}], me={"supports": ["X"]}, foe={"characters": {0: "ハル"}}),
    ),
    on_support(
        "自分のメインフェイズ中、このカードをゲインすることで、カードを1枚引く。",
        Scene(
            ["use X", {"me.hand": 1}],
            me={"supports": ["X"]},
        ),
        Scene(
            ["attack ハル", {"foe.life": 2800, "me.hand": 0}],
            me={"supports": ["X"], "characters": {0: "ハル", 1: "ナツ"}},
        ),
    ),
    on_support(
        "自分のライフが1000以下の場合、このカードを破壊することで、ライフを500回復する。",
        Scene(
            ["use X", {"me.life": 1500, "me.trash": ["X"]}], me={"supports": ["X"], "life": 1000}
        ),
        Scene([{"use X": False}], me={"supports": ["X"], "life": 1001}),
    ),
    on_support(
        "1ターンに1度、手札を1枚トラッシュに置くことで、ライフを200回復する。",
        Scene(
            ["use X", "pick 薬", {"me.life": 3200, "me.hand": ["雷"], "use X": False}],
            me={"supports": ["X"], "hand": ["薬", "雷"]},
        ),
        Scene([{"use X": False}], me={"supports": ["X"]}),
    ),
    on_support(
        "エネルギーを2枚ゲインし、このカードをゲインすることで、相手に200ダメージを与える。",
        Scene(
            ["use X", "pay", {"foe.life": 2800, "me.upright": 1, "X.side": True}],
            me={"supports": ["X"], "energy": 3},
        ),
        Scene([{"use X": False}], me={"supports": ["X"], "energy": 1}),
        Scene([{"use X": False}], me={"supports": ["X/side"], "energy": 3}),
    ),
    on_effect(
        "以下の効果から1つを選ぶ。・カードを1枚引く。・ライフを300回復する。",
        Scene(["play X", "say 1", {"me.hand": 1, "me.life": 3000}], me={"hand": ["X"]}),
        Scene(["play X", "say 2", {"me.hand": 0, "me.life": 3300}], me={"hand": ["X"]}),
    ),
    on_effect(
        "以下から2つを選ぶ。\n・カードを1枚引く。\n・ライフを300回復する。\n・相手に100ダメージを与える。",
        Scene(
            ["play X", "say 3", "say 1", {"me.hand": 1, "me.life": 3000, "foe.life": 2900}],
            me={"hand": ["X"]},
        ),
    ),
    Play(
        "このキャラクターが場に出た時、カードを1枚引く。その後、手札を1枚トラッシュに置いても良い。",
        # 8.1.2: only what comes later may be left; the effect itself must be used
        Scene(
            ["play X 4", {"me.hand": 1, "asked": "may do"}, "no", {"me.hand": 1}],
            me={"hand": ["X"], "energy": 1},
        ),
        Scene(
            ["play X 4", "yes", {"me.hand": 0, "me.trash": 1}],
            me={"hand": ["X"], "energy": 1},
        ),
    ),
    Play(
        "このキャラクターが場に出た時、相手はカードを1枚引いても良い。",
        Scene(
            ["play X 4", {"seat": "foe", "asked": "may do"}, "yes", {"foe.hand": 1, "me.hand": 0}],
            me={"hand": ["X"], "energy": 1},
        ),
    ),
    # -- battles -----------------------------------------------------------------------------
    on_effect(
        "[フラッシュ]\nアタックしている相手のキャラクターを1体選び、ディフェンス表示にする。",
        Scene(
            ["attack ハル", "play X", "say 1", {"ハル.display": 1, "foe.life": 3000}],
            me={"characters": {0: "ハル", 1: "ナツ"}},
            foe={"hand": ["X"], "characters": {3: "アキ"}},
        ),
        Scene([{"play X": False}], me={"hand": ["X"]}, foe={"characters": {0: "アキ"}}),
    ),
    on_effect(
        "[フラッシュ]\nアタックされている自分のキャラクターを1体選ぶ。このターン、そのキャラクターのDEFを+500する。",
        Scene(
            ["attack アキ", "play X", {"me.trash": ["アキ"], "foe.trash": ["X"]}],
            me={"characters": {0: "アキ", 1: "ナツ"}},
            foe={"hand": ["X"], "characters": {0: "ハル/def", 3: "ソラ"}},
        ),
        Scene([{"play X": False}], me={"hand": ["X"], "characters": {0: "アキ"}}),
    ),
    on_effect(
        "[フラッシュ]\n戦闘している自分のキャラクターを1体選ぶ。そのキャラクターのATKとDEFを、ターン終了時まで+200する。",
        Scene(
            ["attack ハル", "pass", "play X", "no_flash", {"foe.life": 2600}],
            me={"hand": ["X"], "characters": {0: "ハル", 1: "ナツ"}},
            foe={"hand": ["閃光"]},
        ),
        Scene(
            ["attack ナツ", "play X", {"me.trash": ["ナツ"]}],
            me={"characters": {0: "ナツ", 1: "ハル"}},
            foe={"hand": ["X"], "characters": {0: "ハル/def"}},
        ),
    ),
    on_effect(
        "[フラッシュ]\nアタック中の相手のキャラクターを1体選び、同じレーンの後衛に移動する。",
        Scene(
            ["attack ハル", "play X", {"ハル.at": 4, "foe.life": 3000}],
            me={"characters": {0: "ハル", 1: "ナツ"}},
            foe={"hand": ["X"]},
        ),
    ),
    on_effect(
        "[フラッシュ]\nアタックしているキャラクターを1体選び、そのアタックを終了する。",
        Scene(
            ["attack ハル", "play X", {"ハル.display": 0, "foe.life": 3000, "attack ハル": False}],
            me={"characters": {0: "ハル", 1: "ナツ"}},
            foe={"hand": ["X"]},
        ),
    ),
    on_effect(
        "[フラッシュ]\nこのターン、自分が受けるダメージは0になる。",
        Scene(
            ["attack ハル", "play X", {"foe.life": 3000}, "attack ナツ", {"foe.life": 3000}],
            me={"characters": {0: "ハル", 1: "ナツ", 2: "アキ"}},
            foe={"hand": ["X"]},
        ),
    ),
    on_effect(
        "[フラッシュ]\nこのターン、自分はダウンダメージを受けない。",
        Scene(
            [
                "attack アキ",
                "play X",
                {"foe.life": 3000, "foe.trash": ["X", "ハル"]},
                "attack ナツ",
                {"foe.life": 2600},
            ],
            me={"characters": {0: "アキ", 1: "ナツ"}},
            foe={"hand": ["X"], "characters": {0: "ハル"}},
        ),
    ),
    on_effect(
        "[フラッシュ]\nこのターン、自分のキャラクターは戦闘でダウンしない。",
        Scene(
            ["attack アキ", "play X", {"foe.characters": 1, "foe.life": 3000}],
            me={"characters": {0: "アキ", 1: "ナツ"}},
            foe={"hand": ["X"], "characters": {0: "ハル"}},
        ),
    ),
    # -- what holds --------------------------------------------------------------------------
    Play(
        "自分の場の他の<鳥>のキャラクターのATKとDEFを+100する。",
        Scene(
            [{"X": (300, 200, 100), "me:ハル": (300, 400, 100), "foe:ハル": (200, 300, 100)}],
            me={"characters": {0: "X", 1: "ハル", 2: "アキ"}},
            foe={"characters": {0: "ハル"}},
            x={"traits": "鳥"},
        ),
    ),
    Play(
        "自分の場に火属性のキャラクターが2体以上いる場合、このキャラクターは[上空]を持つ。",
        Scene(
            ["to_attack", {"attack X 1": True}],
            me={"characters": {0: "X", 4: "ハル", 5: "アキ"}},
            foe={"characters": {0: "フユ"}},
        ),
        Scene(
            ["to_attack", {"attack X 1": False}],
            me={"characters": {0: "X", 4: "ハル"}},
            foe={"characters": {0: "フユ", 1: "アキ"}},
        ),
    ),
    Play(
        "このキャラクターは相手の効果で破壊されない。",
        Scene(
            ["play 雷", "pick X", {"foe.characters": 1, "foe.trash": 0}],
            me={"hand": ["雷"], "characters": {0: "ハル"}},
            foe={"characters": {0: "X"}},
        ),
        Scene(
            ["play 雷", "pick X", {"me.trash": ["X", "雷"]}],
            me={"hand": ["雷"], "characters": {0: "ハル", 1: "X"}},
        ),
    ),
    Play(
        "相手の場のコスト1以下のキャラクターはアタックできない。",
        Scene(
            ["to_attack", {"attack ハル": False, "attack ナツ": True}],
            me={"characters": {0: "ハル", 1: "ナツ"}},
            foe={"characters": {4: "X"}},
        ),
    ),
    Play(
        "自分の場の元々のATKが200以下のキャラクターのATKを+200する。",
        Scene(
            [{"ハル": (400, 300, 100), "X": (300, 200, 100)}],
            me={"characters": {4: "X", 5: "ハル"}},
        ),
    ),
    Play(
        "このカードをプレイするコストは、自分の場の<鳥>のキャラクター1体につき1少なくなる。",
        Scene(
            ["play X 6", {"me.upright": 1}],
            me={"hand": ["X"], "energy": 2, "characters": {4: "ハル", 5: "ナツ"}},
            x={"cost": 3},
        ),
        Scene([{"play X": False}], me={"hand": ["X"], "energy": 2}, x={"cost": 3}),
    ),
    Play(
        "このキャラクターが破壊される場合、代わりに手札に戻す。",
        Scene(
            ["play 雷", "pick X", {"me.hand": ["X"], "me.trash": ["雷"]}],
            me={"hand": ["雷"], "characters": {0: "ハル", 1: "X"}},
        ),
        Scene(
            ["play 雷", "pick ハル", {"me.trash": ["雷", "ハル"]}],
            me={"hand": ["雷"], "characters": {0: "ハル", 1: "X"}},
        ),
        # 8.12: being downed is another thing
        Scene(
            ["attack フユ", {"foe.trash": ["X"]}],
            me={"characters": {0: "フユ", 1: "ハル"}},
            foe={"characters": {0: "X"}},
        ),
    ),
    on_support(
        "自分の<鳥>のキャラクターが破壊される時、代わりに裏側表示にする。",
        Scene(
            ["play 雷", "pick ハル", {"ハル.display": 3, "me.trash": ["雷"]}],
            me={"hand": ["雷"], "characters": {0: "ハル", 1: "アキ"}, "supports": ["X"]},
        ),
        Scene(
            ["play 雷", "pick アキ", {"me.trash": ["雷", "アキ"]}],
            me={"hand": ["雷"], "characters": {0: "ハル", 1: "アキ"}, "supports": ["X"]},
        ),
    ),
    on_support(
        "お互いの手札の上限は5枚になる。",
        Scene(
            ["end_attacks", {"asked": "hand size"}, "pick 薬 雷", {"me.hand": 5}],
            me={"supports": ["X"], "hand": ["薬", "雷", "風", "風", "風", "ハル", "ナツ"]},
        ),
    ),
    on_support(
        "自分はエネルギーゾーンに1ターンに2枚までカードを置くことができる。",
        Scene(
            ["charge 薬", {"energy 雷": True}, "charge 雷", {"energy 風": False, "me.energy": 2}],
            me={"supports": ["X"], "hand": ["薬", "雷", "風"]},
        ),
        Scene(
            ["charge 薬", {"energy 雷": False}],
            me={"hand": ["薬", "雷", "風"]},
            foe={"supports": ["X"]},
        ),
    ),
    on_support(
        "自分がサポートカードをプレイした時、カードを1枚引く。",
        Scene(["play 椅子", {"me.hand": 1}], me={"supports": ["X"], "hand": ["椅子"]}),
        Scene(["play 薬", {"me.hand": 0}], me={"supports": ["X"], "hand": ["薬"]}),
        Scene(["play 椅子", {"foe.hand": 0}], me={"hand": ["椅子"]}, foe={"supports": ["X"]}),
    ),
    # -- two effects in one line ---------------------------------------------------------------
    Play(
        "このキャラクターが場に出た時、カードを1枚引く。このキャラクターがダウンした時、ライフを200回復する。",
        Scene(
            ["play X 4", {"me.hand": 1, "me.life": 3000}],
            me={"hand": ["X"], "energy": 1},
        ),
        Scene(
            ["attack フユ", {"foe.trash": ["X"], "foe.life": 3100, "foe.hand": 0}],
            me={"characters": {0: "フユ", 1: "ハル"}},
            foe={"characters": {0: "X"}},
        ),
    ),
    Play(
        "[上空] このキャラクターがアタックする時、カードを1枚引く。",
        Scene(
            ["attack X direct", {"foe.life": 2700, "me.hand": 1}],
            me={"characters": {0: "X", 1: "ハル"}},
            foe={"characters": {0: "フユ"}},
        ),
    ),
    Play(
        "[2回攻撃][毒呪]",
        Scene(
            ["attack X", {"foe.trash": ["ハル"], "attack X": True}, "attack X", {"foe.life": 2600}],
            me={"characters": {0: "X", 1: "ナツ"}},
            foe={"characters": {0: "ハル"}},
        ),
    ),
]


@pytest.mark.parametrize("play", PLAYS, ids=repr)
def test_plays(play: Play) -> None:
    run(play)
