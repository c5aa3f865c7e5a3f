"""Sentences as the book's chapters on effects would have them, played from both seats."""

from __future__ import annotations

import pytest
from tests.games.legend_of_stars.meaning.played import Play, Scene, on_effect, on_support, run

PLAYS = [
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
