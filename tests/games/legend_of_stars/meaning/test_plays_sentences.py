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
]


@pytest.mark.parametrize("play", PLAYS, ids=repr)
def test_plays(play: Play) -> None:
    run(play)
