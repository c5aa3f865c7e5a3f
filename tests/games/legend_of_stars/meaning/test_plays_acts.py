"""What is done: to players, to cards, to squares and displays; targets (9.6); costs (8.4)."""

from __future__ import annotations

import pytest
from tests.games.legend_of_stars.meaning.played import Play, Scene, on_effect, on_support, run

PLAYS = [
    # players
    on_effect(
        "カードを2枚引く。",
        Scene(["play X", {"me.hand": 2, "me.trash": ["X"]}], me={"hand": ["X"]}),
    ),
    on_effect(
        "相手に300ダメージを与える。",
        Scene(["play X", {"foe.life": 2700, "me.life": 3000}], me={"hand": ["X"]}),
        Scene(["play X", {"over": ["me"]}], me={"hand": ["X"]}, foe={"life": 300}),
    ),
    on_effect(
        "各プレイヤーに300ダメージを与える。",
        Scene(["play X", {"foe.life": 2700, "me.life": 2700}], me={"hand": ["X"]}),
        # both at once: a draw (4)
        Scene(["play X", {"over": []}], me={"hand": ["X"], "life": 200}, foe={"life": 300}),
    ),
    on_effect(
        "ライフを400回復する。相手はライフを100回復する。",
        Scene(
            ["play X", {"me.life": 3400, "foe.life": 3100}],
            me={"hand": ["X"]},
        ),
    ),
    on_effect(
        "相手のライフを200回復する。その後、自分のライフを300回復する。",
        Scene(["play X", {"me.life": 3300, "foe.life": 3200}], me={"hand": ["X"]}),
    ),
    on_effect(
        "ライフを300失う。カードを1枚引く。",
        Scene(["play X", {"me.life": 2700, "me.hand": 1}], me={"hand": ["X"]}),
        Scene(["play X", {"over": ["foe"]}], me={"hand": ["X"], "life": 300}),
        # which is no damage
        Scene(
            ["play X", {"me.life": 2700, "foe.hand": 0}],
            me={"hand": ["X"]},
            foe={"supports": ["見張り"]},
        ),
    ),
    Play(
        "ライフを200失って、このカードの効果を発動する。相手に100ダメージを与える。",
        Scene(["use", {"me.life": 2800, "foe.life": 2900}], me={"characters": {4: "X"}}),
        Scene([{"use X": False}], me={"characters": {4: "X"}, "life": 199}),
    ),
    on_effect(
        "各プレイヤーはカードを1枚引き、手札を1枚トラッシュに置く。",
        Scene(
            [
                "play X",
                "pick ハル",
                "pick ナツ",
                {"me.trash": ["ハル", "X"], "foe.trash": ["ナツ"]},
            ],
            me={"hand": ["X", "ハル"]},
            foe={"hand": ["ナツ"]},
        ),
    ),
    on_effect(
        "自分のキャラクターを1体選ぶ。相手にそのキャラクターのATK分のダメージを与える。",
        Scene(
            ["play X", "pick アキ", {"foe.life": 2400}],
            me={"hand": ["X"], "characters": {4: "アキ", 5: "ハル"}},
        ),
        # 9.6: without a target it cannot be played
        Scene([{"play X": False}], me={"hand": ["X"]}, foe={"characters": {4: "アキ"}}),
    ),
    on_effect(
        "自分のキャラクターを1体選ぶ。ターン終了時まで、そのキャラクターのATKを+100する。相手にそのキャラクターの元々のATK分のダメージを与える。",
        Scene(
            ["play X", "pick アキ", {"foe.life": 2400, "アキ": (700, 500, 300)}],
            me={"hand": ["X"], "characters": {4: "アキ", 5: "ハル"}},
        ),
    ),
    on_effect(
        "キャラクターを1体選ぶ。そのキャラクターのDOWN分ライフを回復する。",
        Scene(
            ["play X", "pick フユ", {"me.life": 3400}],
            me={"hand": ["X"], "characters": {4: "ハル"}},
            foe={"characters": {4: "フユ"}},
        ),
    ),
    on_effect(
        "手札を2枚までトラッシュに置く。カードを1枚引く。",
        Scene(
            ["play X", "pick ハル", {"me.trash": ["ハル", "X"], "me.hand": 2}],
            me={"hand": ["X", "ハル", "ナツ"]},
        ),
    ),
    on_effect(
        "手札を全てトラッシュに置く。そうした場合、カードを3枚引く。",
        Scene(
            ["play X", {"me.trash": ["ハル", "ナツ", "X"], "me.hand": 3}],
            me={"hand": ["X", "ハル", "ナツ"]},
        ),
        Scene(["play X", {"me.hand": 0}], me={"hand": ["X"]}),
    ),
    on_effect(
        "手札を1枚エネルギーゾーンに置く。",
        Scene(
            ["play X", "pick ハル", {"me.energy": ["ハル"], "me.upright": 1}],
            me={"hand": ["X", "ハル", "ナツ"]},
        ),
    ),
    on_effect(
        "デッキの上から2枚をトラッシュに置く。",
        Scene(
            ["play X", {"me.trash": ["ハル", "ナツ", "X"], "me.deck": ["アキ"]}],
            me={"hand": ["X"], "top": ["ハル", "ナツ", "アキ"]},
        ),
    ),
    on_effect(
        "デッキの上から1枚をエネルギーゾーンに置く。",
        Scene(
            ["play X", {"me.energy": ["ハル"], "me.upright": 1}],
            me={"hand": ["X"], "top": ["ハル", "ナツ"]},
        ),
    ),
    on_effect(
        "デッキの上から3枚を見る。その中から<鳥>のキャラクターを1枚まで選び、手札に加える。残りをデッキの下に戻す。",
        Scene(
            [
                "play X",
                {"pick アキ": False},
                "pick ナツ",
                {"me.hand": ["ナツ"], "me.deck": ["椅子"]},
            ],
            me={"hand": ["X"], "top": ["ハル", "アキ", "ナツ"], "deck": ["椅子"]},
        ),
    ),
    on_effect(
        "エネルギーを1枚リゲインする。",
        Scene(
            ["play X", {"me.upright": 1}],
            me={"hand": ["X"], "energy": ["ハル/side"]},
        ),
    ),
    on_effect(
        "自分のデッキのコスト3の<獣>のキャラクターを1枚選び、手札に加える。デッキをシャッフルする。",
        Scene(
            ["play X", {"pick フユ": False}, "pick アキ", {"me.hand": ["アキ"]}],
            me={"hand": ["X"], "deck": ["フユ", "アキ", "ハル"]},
        ),
        # nobody can check a deck: it may be said that there is none
        Scene(["play X", "done", {"me.hand": 0}], me={"hand": ["X"], "deck": ["フユ", "アキ"]}),
    ),
    # cards
    on_effect(
        "キャラクターを1体選び、破壊する。",
        Scene(
            ["play X", "pick ハル", {"foe.trash": ["ハル"], "foe.life": 3000}],
            me={"hand": ["X"], "characters": {4: "ナツ"}},
            foe={"characters": {4: "ハル"}},
        ),
        # 9.6: a face-down character is turned up first
        Scene(
            ["play X", "pick メクリ", {"foe.trash": ["メクリ"], "foe.life": 3000}],
            me={"hand": ["X"], "characters": {4: "ナツ"}},
            foe={"characters": {4: "メクリ/down"}},
        ),
    ),
    on_effect(
        "相手のキャラクターを1体選び、ダウン状態にする。",
        Scene(
            ["play X", "pick アキ", {"foe.trash": ["アキ"], "foe.life": 2700}],
            me={"hand": ["X"]},
            foe={"characters": {4: "アキ", 5: "ハル"}},
        ),
    ),
    on_effect(
        "全てのキャラクターに300ダメージを与える。",
        Scene(
            [
                "play X",
                {"me.trash": ["ハル", "X"], "foe.trash": ["ナツ"], "foe.characters": ["アキ"]},
                {"me.life": 2900, "foe.life": 2800},
            ],
            me={"hand": ["X"], "characters": {4: "ハル/def"}},
            foe={"characters": {4: "アキ", 5: "ナツ/def"}},
        ),
    ),
    on_effect(
        "キャラクターを1体破壊する。",
        Scene(
            ["play X", "pick ハル", {"foe.trash": ["ハル"]}],
            me={"hand": ["X"], "characters": {4: "ナツ"}},
            foe={"characters": {4: "ハル"}},
        ),
        Scene([{"play X": False}], me={"hand": ["X"]}),
    ),
    on_effect(
        "相手のキャラクターすべてを手札に戻す。",
        Scene(
            ["play X", {"foe.hand": ["ハル", "アキ"], "me.characters": ["ナツ"]}],
            me={"hand": ["X"], "characters": {4: "ナツ"}},
            foe={"characters": {4: "ハル", 0: "アキ/down"}},
        ),
    ),
    on_effect(
        "キャラクターを1体選び、アタック表示にする。",
        Scene(
            ["play X", "pick ハル", {"ハル.display": 0}],
            me={"hand": ["X"], "characters": {4: "ナツ"}},
            foe={"characters": {4: "ハル/def"}},
        ),
    ),
    on_effect(
        "キャラクターを1体選び、ディフェンス表示にする。",
        Scene(
            [
                "play X",
                "pick ハル",
                {"asked": "display", "seat": "me"},
                "say 2",
                {"ハル.display": 2},
            ],
            me={"hand": ["X"], "characters": {4: "ナツ"}},
            foe={"characters": {4: "ハル"}},
        ),
        Scene(
            ["play X", "pick ハル", {"ハル.display": 2, "asked": "main"}],
            me={"hand": ["X"], "characters": {4: "ナツ"}},
            foe={"characters": {4: "ハル/left"}},
        ),
    ),
    on_effect(
        "自分のアタック表示のキャラクターを好きな数選び、ディフェンス表示にする。",
        Scene(
            [
                "play X",
                {"pick アキ": False},
                "pick ハル ナツ",
                "say 1",
                "say 2",
                {"ハル.display": 1, "ナツ.display": 2, "ソラ.display": 0},
            ],
            me={"hand": ["X"], "characters": {4: "ナツ", 5: "ハル", 6: "ソラ", 7: "アキ/def"}},
        ),
    ),
    on_effect(
        "キャラクターを1体選び、右向きのディフェンス表示にする。",
        Scene(
            ["play X", "pick ハル", {"ハル.display": 1}],
            me={"hand": ["X"], "characters": {4: "ナツ", 5: "ハル"}},
        ),
    ),
    on_effect(
        "キャラクターを1体選び、左向きのディフェンス表示にする。",
        Scene(
            ["play X", "pick ハル", {"ハル.display": 2}],
            me={"hand": ["X"], "characters": {4: "ナツ", 5: "ハル"}},
        ),
    ),
    on_effect(
        "相手の裏側表示の全てのキャラクターを表側表示にする。",
        Scene(
            ["play X", {"ハル.display": 0, "ナツ.display": 1, "アキ.display": 3}],
            me={"hand": ["X"], "characters": {4: "アキ/down"}},
            foe={"characters": {4: "ハル/down", 5: "ナツ/def"}},
        ),
    ),
    on_effect(
        "自分の表側表示のキャラクターを1体選び、裏側表示にする。そのキャラクターが裏側表示である場合、カードを1枚引く。",
        Scene(
            ["play X", {"pick ハル": False}, "pick ナツ", {"ナツ.display": 4, "me.hand": 1}],
            me={"hand": ["X"], "characters": {4: "ハル/down", 5: "ナツ/def", 6: "アキ"}},
        ),
    ),
    on_effect(
        "キャラクターを1体選び、前衛に移動させる。",
        Scene(
            ["play X", "pick ハル", {"ハル.at": 1}],
            me={"hand": ["X"], "characters": {4: "ナツ", 5: "ハル"}},
        ),
        # 3.3.1: not onto another
        Scene(
            ["play X", "pick ハル", {"ハル.at": 4}],
            me={"hand": ["X"], "characters": {0: "ナツ", 4: "ハル"}},
        ),
    ),
    on_effect(
        "キャラクターを1体選び、後衛に移動させる。",
        Scene(
            ["play X", "pick ハル", {"ハル.at": 5}],
            me={"hand": ["X"], "characters": {4: "ナツ", 1: "ハル"}},
        ),
    ),
    on_effect(
        "自分のキャラクターを1体選び、隣のレーンに移動させる。",
        Scene(
            ["play X", "pick ハル", {"number 1": False}, "say 6", {"ハル.at": 6}],
            me={"hand": ["X"], "characters": {0: "ナツ", 5: "ハル"}},
        ),
        Scene(
            ["play X", "pick ハル", {"ハル.at": 5}],
            me={"hand": ["X"], "characters": {0: "ナツ", 4: "ハル"}},
        ),
    ),
    on_effect(
        "キャラクターを1体選び、空いているマスに移動させる。",
        Scene(
            ["play X", "pick ハル", {"number 0": True, "number 4": False}, "say 7", {"ハル.at": 7}],
            me={"hand": ["X"], "characters": {4: "ナツ"}},
            foe={"characters": {4: "ハル"}},
        ),
    ),
    on_effect(
        "自分のキャラクターを2体選び、位置を入れ替える。",
        Scene(
            ["play X", "pick ハル ナツ", {"ハル.at": 4, "ナツ.at": 0}],
            me={"hand": ["X"], "characters": {0: "ハル", 4: "ナツ", 5: "アキ"}},
        ),
    ),
    on_effect(
        "自分のキャラクターを2体選ぶ。それらのキャラクターの位置を入れ替える。",
        Scene(
            ["play X", "pick ハル ナツ", {"ハル.at": 4, "ナツ.at": 0}],
            me={"hand": ["X"], "characters": {0: "ハル", 4: "ナツ", 5: "アキ"}},
        ),
    ),
    on_effect(
        "キャラクターを1体選び、手札に戻す。",
        Scene(
            ["play X", "pick ハル", {"foe.hand": ["ハル"]}],
            me={"hand": ["X"], "characters": {4: "ナツ"}},
            foe={"characters": {4: "ハル"}},
        ),
    ),
    on_effect(
        "相手のキャラクターを1体選び、デッキの上に戻す。",
        Scene(
            ["play X", "pick ハル", {"foe.deck": ["ハル"]}],
            me={"hand": ["X"]},
            foe={"characters": {4: "ハル", 5: "ナツ"}},
        ),
    ),
    on_effect(
        "相手のキャラクターを1体選び、デッキの下に戻す。",
        Scene(
            ["play X", "pick ハル", {"foe.deck": ["アキ", "ハル"]}],
            me={"hand": ["X"]},
            foe={"characters": {4: "ハル", 5: "ナツ"}, "deck": ["アキ"]},
        ),
    ),
    on_effect(
        "自分のエネルギーゾーンのカードを1枚選び、トラッシュに置く。そうした場合、カードを2枚引く。",
        Scene(
            ["play X", "pick ハル", {"me.trash": ["ハル", "X"], "me.hand": 2}],
            me={"hand": ["X"], "energy": ["ハル", "ナツ"]},
        ),
    ),
    on_effect(
        "自分のトラッシュのキャラクターを1枚選び、エネルギーゾーンに置く。",
        Scene(
            ["play X", "pick ハル", {"me.energy": ["ハル"], "me.upright": 1}],
            me={"hand": ["X"], "trash": ["ハル", "ナツ", "椅子"]},
        ),
    ),
    on_effect(
        "自分のトラッシュのキャラクターを1枚選び、エネルギーゾーンにゲイン表示で置く。",
        Scene(
            ["play X", "pick ハル", {"me.energy": ["ハル"], "me.upright": 0}],
            me={"hand": ["X"], "trash": ["ハル", "ナツ", "椅子"]},
        ),
    ),
    on_effect(
        "自分のトラッシュのキャラクターを1枚選び、後衛に出す。",
        Scene(
            [
                "play X",
                "pick ヒク",
                {"number 0": False, "number 5": False},
                "say 6",
                {"asked": "display"},
                "say 1",
                {"ヒク.at": 6, "ヒク.display": 1, "me.hand": 1},
            ],
            me={"hand": ["X"], "trash": ["ヒク", "ナツ"], "characters": {5: "ハル"}},
        ),
    ),
    on_effect(
        "自分の手札のキャラクターを1枚選び、裏側表示で後衛に出す。",
        Scene(
            [
                "play X",
                "pick ヒク",
                "say 4",
                "say 0",
                {"ヒク.at": 4, "ヒク.display": 3, "me.hand": 1},
            ],
            me={"hand": ["X", "ヒク", "ハル"]},
        ),
    ),
    on_effect(
        "自分のサポートを1枚選び、リゲインする。",
        Scene(
            ["play X", "pick 鐘", {"鐘.side": False}],
            me={"hand": ["X"], "supports": ["鐘/side", "椅子"]},
        ),
    ),
    on_effect(
        "相手のリゲイン表示のサポートを1枚選び、ゲインする。",
        Scene(
            ["play X", {"pick 草原": False}, "pick 鐘", {"鐘.side": True}],
            me={"hand": ["X"]},
            foe={"supports": ["鐘", "椅子", "草原/side"]},
        ),
    ),
    # what an effect uses up (8.4)
    Play(
        "エネルギーを2枚ゲインして、このカードの効果を発動する。カードを1枚引く。",
        Scene(
            ["use", "pay", {"me.hand": 1, "me.upright": 1}, {"use X": False}],
            me={"characters": {4: "X"}, "energy": 3},
        ),
        Scene([{"use X": False}], me={"characters": {4: "X"}, "energy": 1}),
        Scene([{"use X": False}], me={"characters": {4: "X/down"}, "energy": 3}),
    ),
    on_support(
        "このカードをゲインして、このカードの効果を発動する。ライフを100回復する。",
        Scene(
            ["use", {"me.life": 3100, "X.side": True, "use X": False}],
            me={"supports": ["X"]},
        ),
    ),
    on_support(
        "エネルギーを1枚ゲインし、このカードをゲインして、このカードの効果を発動する。ライフを100回復する。",
        Scene(
            ["use", "pay", {"me.life": 3100, "X.side": True, "me.upright": 1}],
            me={"supports": ["X"], "energy": 2},
        ),
        Scene([{"use X": False}], me={"supports": ["X"]}),
        Scene([{"use X": False}], me={"supports": ["X/side"], "energy": 2}),
    ),
    on_support(
        "このカードを破壊してこのカードの効果を発動する。相手に200ダメージを与える。",
        Scene(["use", {"me.trash": ["X"], "foe.life": 2800}], me={"supports": ["X"]}),
    ),
    on_support(
        "このカードをデッキの下に戻して、このカードの効果を発動する。自分のトラッシュのエフェクトを1枚選び、手札に加える。",
        Scene(
            ["use", "pick 薬", {"me.hand": ["薬"], "me.deck": ["ハル", "X"]}],
            me={"supports": ["X"], "trash": ["薬", "引札", "ハル"], "deck": ["ハル"]},
        ),
    ),
    Play(
        "1ターンに1回、手札を1枚トラッシュに置いて、このカードの効果を発動する。カードを1枚引く。",
        Scene(
            ["use", "pick ハル", {"me.hand": 2, "me.trash": ["ハル"], "use X": False}],
            me={"characters": {4: "X"}, "hand": ["ハル", "ナツ"]},
        ),
        Scene([{"use X": False}], me={"characters": {4: "X"}}),
    ),
    Play(
        "1ターンに2回、このカードの効果を発動する。カードを1枚引く。",
        Scene(
            ["use", "use", {"me.hand": 2, "use X": False}],
            me={"characters": {4: "X"}},
        ),
    ),
    # at the end of the turn (5.6.(1))
    Play(
        "このキャラクターが場に出た時、このターンの終了時、このキャラクターを手札に戻す。",
        Scene(
            ["play X 4", {"me.characters": ["X"]}, "end_turn", {"me.hand": ["X"]}],
            me={"hand": ["X"], "energy": 1},
        ),
    ),
    on_effect(
        "キャラクターを1体選ぶ。このターンの終了時に、そのキャラクターを破壊する。",
        Scene(
            ["play X", "pick ハル", {"me.trash": ["X"]}, "end_turn", {"me.trash": ["X", "ハル"]}],
            me={"hand": ["X"], "characters": {4: "ハル", 5: "ナツ"}},
        ),
    ),
    # flash (2.2.1) in a battle
    on_effect(
        "[フラッシュ]\nアタックしているキャラクターを後衛に移動させる。",
        Scene(
            [
                "attack ハル",
                {"seat": "foe", "asked": "priority"},
                "play X",
                "no_flash",
                {"ハル.at": 4, "foe.life": 3000},
            ],
            me={"characters": {0: "ハル", 3: "ソラ"}},
            foe={"hand": ["X"]},
        ),
    ),
    on_effect(
        "[フラッシュ]\nアタックされているキャラクターを手札に戻す。",
        Scene(
            ["attack アキ", "play X", "no_flash", {"foe.hand": ["ハル"], "foe.life": 2400}],
            me={"characters": {0: "アキ", 3: "ソラ"}},
            foe={"hand": ["X"], "characters": {0: "ハル"}},
        ),
    ),
]


@pytest.mark.parametrize("play", PLAYS, ids=repr)
def test_played(play: Play) -> None:
    run(play)
