"""What holds: numbers, special effects, what cards and players can and cannot do."""

from __future__ import annotations

import pytest
from tests.games.legend_of_stars.meaning.played import Play, Scene, on_effect, on_support, run

PLAYS = [
    # numbers (8.9, 9.5, 8.7)
    Play(
        "自分の他の全ての<鳥>のキャラクターのATKとDEFを+100する。",
        Scene(
            [{"ハル": (300, 400, 100), "アキ": (600, 500, 300), "X": (300, 200, 100)}],
            me={"characters": {4: "X", 0: "ハル", 5: "アキ"}},
            foe={"characters": {0: "ナツ"}},
            x={"traits": "鳥"},
        ),
        Scene(
            [{"ナツ": (400, 200, 200)}],
            me={"characters": {4: "X"}},
            foe={"characters": {0: "ナツ"}},
        ),
    ),
    on_effect(
        "ターン終了時まで、全てのキャラクターのATKを-300する。",
        # never below zero (2.1.2)
        Scene(
            ["play X", {"ハル": (0, 300, 100), "ナツ": (100, 200, 200)}, "end_turn"],
            me={"hand": ["X"], "characters": {4: "ハル"}},
            foe={"characters": {4: "ナツ"}},
        ),
        Scene(
            ["play X", "end_turn", {"ハル": (200, 300, 100)}],
            me={"hand": ["X"], "characters": {4: "ハル"}},
        ),
    ),
    on_effect(
        "自分のキャラクターを1体選び、このターン、DOWNを-200する。",
        Scene(
            ["play X", "pick アキ", {"アキ": (600, 500, 100)}],
            me={"hand": ["X"], "characters": {4: "ハル", 5: "アキ"}},
        ),
    ),
    on_effect(
        "自分のキャラクターを1体選ぶ。ターン終了時まで、そのキャラクターは火属性になり、ATKを+200する。",
        Scene(
            ["play X", "pick フユ", {"フユ": (1000, 900, 400)}],
            me={"hand": ["X"], "characters": {4: "ハル", 5: "フユ"}},
        ),
    ),
    Play(
        "自分のターン中、このカードのATKは700になる。",
        Scene(
            [{"X": (700, 200, 100)}, "end_turn", {"X": (300, 200, 100)}],
            me={"characters": {4: "X"}},
        ),
    ),
    on_support(
        "[フィールド]\n全てのキャラクターのATKは250になる。",
        Scene(
            [{"ハル": (250, 300, 100), "フユ": (250, 900, 400)}],
            me={"supports": ["X"], "characters": {4: "ハル"}},
            foe={"characters": {4: "フユ"}},
        ),
        # 9.5: what comes to the field later counts; a change made earlier is covered
        Scene(
            ["play X", {"エイ": (250, 200, 100)}],
            me={"hand": ["X"], "characters": {4: "エイ"}},
        ),
        Scene(
            ["play エイ 4", {"エイ": (350, 200, 100)}],
            me={"supports": ["X"], "hand": ["エイ"], "energy": 1},
        ),
    ),
    Play(
        "このキャラクターがアタックする時、ターン終了時まで、このキャラクターのATKはこのキャラクターのDEFになる。",
        Scene(["attack X", {"foe.life": 2200}], me={"characters": {0: "X"}}, x={"def_": 800}),
    ),
    on_effect(
        "ターン終了時まで、全てのキャラクターのATKとDEFは元々の数値になる。",
        Scene(
            [
                {"エイ": (400, 200, 100)},
                "play X",
                {"エイ": (300, 200, 100), "ハル": (200, 300, 100)},
            ],
            me={"hand": ["X"], "characters": {4: "エイ", 5: "ハル"}},
        ),
    ),
    on_support(
        "前衛の全てのキャラクターのATKとDEFを入れ替える。",
        Scene(
            [{"アキ": (500, 600, 300), "ナツ": (200, 400, 200), "ハル": (200, 300, 100)}],
            me={"supports": ["X"], "characters": {0: "アキ", 5: "ハル"}},
            foe={"characters": {0: "ナツ"}},
        ),
    ),
    on_effect(
        "次の相手のターン終了時まで、自分の全てのキャラクターのDEFを+100する。",
        Scene(
            [
                "play X",
                "end_turn",
                {"ハル": (200, 400, 100)},
                "end_turn",
                {"ハル": (200, 300, 100)},
            ],
            me={"hand": ["X"], "characters": {4: "ハル"}},
        ),
    ),
    on_effect(
        "[フラッシュ]\nこの戦闘の間、アタックされているキャラクターのDEFを+500する。",
        Scene(
            [
                "attack アキ",
                "play X",
                "no_flash",
                {"me.trash": ["アキ"], "foe.trash": ["X"], "ハル": (200, 300, 100)},
            ],
            me={"characters": {0: "アキ", 3: "ソラ"}},
            foe={"hand": ["X"], "characters": {0: "ハル/def"}},
        ),
    ),
    Play(
        "自分のアタックフェイズ中、このキャラクターのATKを+100する。",
        Scene(
            [{"X": (300, 200, 100)}, "to_attack", {"X": (400, 200, 100)}],
            me={"characters": {0: "X"}},
        ),
    ),
    on_support(
        "アタックしているキャラクターのATKを+100する。",
        Scene(
            ["attack ハル", {"foe.life": 2700, "ハル": (200, 300, 100)}],
            me={"characters": {0: "ハル", 3: "ソラ"}, "supports": ["X"]},
        ),
    ),
    on_support(
        "アタックされているキャラクターのDEFを+100する。",
        Scene(
            ["attack ナツ", {"me.trash": ["ナツ"], "foe.trash": ["ハル"]}],
            me={"characters": {0: "ナツ", 3: "ソラ"}},
            foe={"characters": {0: "ハル/def"}, "supports": ["X"]},
        ),
    ),
    Play(
        "自分の手札のカード2枚につき、このキャラクターのATKを+100する。",
        Scene(
            [{"X": (400, 200, 100)}],
            me={"characters": {4: "X"}, "hand": ["ハル", "ナツ", "アキ"]},
        ),
    ),
    on_effect(
        "自分が失ったライフ500につき、相手に100ダメージを与える。",
        Scene(["play X", {"foe.life": 2800}], me={"hand": ["X"], "life": 1700}),
        Scene(["play X", {"foe.life": 3000}], me={"hand": ["X"], "life": 3400}),
    ),
    # special effects (8.13)
    Play(
        "[上空]",
        Scene(
            ["attack X direct", {"foe.life": 2700}],
            me={"characters": {0: "X"}},
            foe={"characters": {0: "フユ"}},
        ),
        Scene(
            [{"attack X 1": False}],
            me={"characters": {0: "X"}},
            foe={"characters": {0: "フユ", 4: "ソラ"}},
            phase="attack",
        ),
    ),
    Play(
        "[スピード耐性：3]",
        Scene(
            ["play 雷", "pick X", {"foe.characters": ["X"]}],
            me={"hand": ["雷"], "characters": {4: "ハル"}},
            foe={"characters": {4: "X"}},
        ),
    ),
    Play(
        "[エネルギー耐性：0]",
        Scene(
            ["play 雷", "pick X", {"foe.characters": ["X"]}],
            me={"hand": ["雷"], "characters": {4: "ハル"}},
            foe={"characters": {4: "X"}},
        ),
        # one's own effects are no matter
        Scene(
            ["play 雷", "pick X", {"me.trash": ["X", "雷"]}],
            me={"hand": ["雷"], "characters": {4: "X", 5: "ハル"}},
        ),
    ),
    Play(
        "[2回攻撃]",
        Scene(
            ["attack X", "attack X", {"foe.life": 2400}],
            me={"characters": {0: "X"}},
        ),
    ),
    Play(
        "[毒呪]",
        Scene(
            ["attack X", {"foe.trash": ["フユ"], "me.trash": ["X"], "foe.life": 2600}],
            me={"characters": {0: "X"}},
            foe={"characters": {0: "フユ"}},
        ),
    ),
    Play(
        "自分の<鳥>のキャラクターが2体以上いる場合、このキャラクターは[2回攻撃]を得る。",
        Scene(
            ["attack X", "attack X", {"foe.life": 2400}],
            me={"characters": {0: "X", 4: "ハル", 5: "ナツ"}},
        ),
        Scene(
            ["attack X", {"attack X": False, "foe.life": 2700}],
            me={"characters": {0: "X", 1: "アキ", 4: "ハル"}},
        ),
    ),
    on_support(
        "自分の全てのキャラクターは[スピード耐性:1]を得る。",
        Scene(
            ["play 雷", "pick ハル", {"foe.characters": ["ハル"]}],
            me={"hand": ["雷"], "characters": {4: "ナツ"}},
            foe={"characters": {4: "ハル"}, "supports": ["X"]},
        ),
    ),
    on_effect(
        "キャラクターを1体選ぶ。ターン終了時まで、そのキャラクターは効果を全て失う。",
        Scene(
            [{"エイ": (400, 200, 100)}, "play X", "pick エイ", {"エイ": (300, 200, 100)}],
            me={"hand": ["X"], "characters": {4: "エイ", 5: "ハル"}},
        ),
        Scene(
            ["play X", "pick ソラ", "to_attack", {"attack ソラ 1": False, "attack ソラ": True}],
            me={"hand": ["X"], "characters": {0: "ソラ"}},
            foe={"characters": {0: "フユ"}},
        ),
    ),
    Play(
        "自分の全ての火属性のキャラクターは<獣>としても扱う。",
        Scene(
            [{"ハル.traits": ["鳥", "獣"], "ナツ.traits": ["鳥"]}],
            me={"characters": {4: "X", 5: "ハル", 6: "ナツ"}},
        ),
    ),
    Play(
        "このキャラクターは◀のリードアイコンを得る。",
        Scene(["lead X 4", {"X.at": 4}], me={"characters": {5: "X"}}, x={"lead": "▲"}),
    ),
    Play(
        "このキャラクターは▶のリードアイコンを得る。",
        Scene(["lead X 6", {"X.at": 6}], me={"characters": {5: "X"}}, x={"lead": "▲"}),
    ),
    Play(
        "このキャラクターは▼のリードアイコンを得る。",
        Scene(["lead X 5", {"X.at": 5}], me={"characters": {1: "X"}}, x={"lead": "▲"}),
    ),
    Play(
        "このキャラクターは▲のリードアイコンを得る。",
        Scene(["lead X 1", {"X.at": 1}], me={"characters": {5: "X"}}, x={"lead": "▶"}),
    ),
    # what cards can and cannot do (9.1, 9.2)
    on_support(
        "相手の<獣>の全てのキャラクターはアタックできない。",
        Scene(
            ["to_attack", {"attack アキ": False, "attack ハル": True}],
            me={"characters": {0: "アキ", 1: "ハル"}},
            foe={"supports": ["X"]},
        ),
    ),
    Play(
        "このキャラクターは可能ならアタックしなければならない。",
        Scene(
            [
                "to_attack",
                {"end attacks": False},
                "attack X",
                {"end attacks": True},
                {"foe.life": 2700},
            ],
            me={"characters": {0: "X", 1: "ハル"}},
        ),
    ),
    Play(
        "正面の全てのキャラクターは移動できない。",
        Scene(
            ["to_lead", {"lead ハル": False, "lead ナツ": True}],
            me={"characters": {4: "ハル", 5: "ナツ"}},
            foe={"characters": {0: "X"}},
        ),
        Scene(
            ["play 風", "pick ハル", {"ハル.at": 4}],
            me={"hand": ["風"], "characters": {4: "ハル", 5: "ナツ"}},
            foe={"characters": {0: "X"}},
        ),
    ),
    on_support(
        "相手の全てのキャラクターは表示を変更できない。",
        Scene(
            [{"display ハル": False}],
            me={"characters": {4: "ハル"}},
            foe={"supports": ["X"]},
        ),
        Scene(
            [{"display ハル": True}],
            me={"characters": {4: "ハル"}, "supports": ["X"]},
        ),
    ),
    Play(
        "このキャラクターは破壊されない。",
        Scene(
            ["play 雷", "pick X", {"foe.characters": ["X"]}],
            me={"hand": ["雷"], "characters": {4: "ハル"}},
            foe={"characters": {4: "X"}},
        ),
    ),
    Play(
        "このキャラクターは戦闘でダウン状態にならない。",
        Scene(
            ["attack アキ", {"foe.characters": ["X"], "foe.life": 3000}],
            me={"characters": {0: "アキ", 3: "ソラ"}},
            foe={"characters": {0: "X"}},
        ),
    ),
    Play(
        "このキャラクターはATK600以下のキャラクターとの戦闘でダウン状態にならない。",
        Scene(
            ["attack アキ", {"foe.characters": ["X"]}],
            me={"characters": {0: "アキ", 3: "ソラ"}},
            foe={"characters": {0: "X"}},
        ),
        Scene(
            ["attack フユ", {"foe.trash": ["X"]}],
            me={"characters": {0: "フユ", 3: "ソラ"}},
            foe={"characters": {0: "X"}},
        ),
    ),
    Play(
        "このキャラクターはダウン状態になってもダウンダメージが発生しない。",
        Scene(
            ["attack アキ", {"foe.trash": ["X"], "foe.life": 3000}],
            me={"characters": {0: "アキ", 3: "ソラ"}},
            foe={"characters": {0: "X"}},
        ),
    ),
    Play(
        "このキャラクターは相手の効果の対象にならない。",
        Scene(
            ["play 雷", {"pick X": False}, "pick ハル"],
            me={"hand": ["雷"], "characters": {4: "ハル", 5: "ナツ"}},
            foe={"characters": {4: "X"}},
        ),
        Scene(
            ["play 雷", "pick X", {"me.trash": ["X", "雷"]}],
            me={"hand": ["雷"], "characters": {4: "X", 5: "ナツ"}},
        ),
    ),
    Play(
        "このキャラクターが前衛にいる場合、このキャラクターは相手の効果を受けない。",
        Scene(
            ["play 雷", "pick X", {"foe.characters": ["X"]}],
            me={"hand": ["雷"], "characters": {5: "ナツ"}},
            foe={"characters": {0: "X"}},
        ),
        Scene(
            ["play 雷", "pick X", {"foe.trash": ["X"]}],
            me={"hand": ["雷"], "characters": {5: "ナツ"}},
            foe={"characters": {4: "X"}},
        ),
    ),
    Play(
        "このキャラクターは相手のエフェクトの効果を受けない。",
        Scene(
            ["play 雷", "pick X", {"foe.characters": ["X"]}],
            me={"hand": ["雷"], "characters": {5: "ナツ"}},
            foe={"characters": {0: "X"}},
        ),
    ),
    on_support(
        "相手の全てのキャラクターは効果を発動できない。",
        Scene([{"use ワザ": False}], me={"characters": {4: "ワザ"}}, foe={"supports": ["X"]}),
        Scene(
            ["play ヒク 4", {"me.hand": 0}],
            me={"hand": ["ヒク"], "energy": 1},
            foe={"supports": ["X"]},
        ),
        Scene([{"use ワザ": True}], me={"characters": {4: "ワザ"}, "supports": ["X"]}),
    ),
    Play(
        "このキャラクターは後衛からアタックできる。",
        Scene(["attack X", {"foe.life": 2700}], me={"characters": {4: "X"}}),
    ),
    Play(
        "このキャラクターはディフェンス表示でアタックできる。",
        Scene(["attack X", {"foe.life": 2700}], me={"characters": {0: "X/def"}}),
    ),
    Play(
        "このキャラクターは相手に直接アタックできる。",
        Scene(
            ["attack X direct", {"foe.life": 2700}],
            me={"characters": {0: "X"}},
            foe={"characters": {0: "ソラ"}},
        ),
    ),
    Play(
        "このキャラクターは1回多くアタックできる。",
        Scene(["attack X", "attack X", {"foe.life": 2400}], me={"characters": {0: "X"}}),
    ),
    Play(
        "このキャラクターは場に出たターンに移動できる。",
        Scene(
            ["play X 4", "lead X 0", "attack X", {"foe.life": 2700}],
            me={"hand": ["X"], "energy": 1},
        ),
    ),
    Play(
        "このキャラクターは場に出たターンに表示を変更できる。",
        Scene(
            ["play X 4", "show X 1", {"X.display": 1}],
            me={"hand": ["X"], "energy": 1},
        ),
    ),
    Play(
        "このキャラクターはリードフェイズに1回多く移動できる。",
        Scene(
            ["lead X 0", "lead X 1", {"X.at": 1}],
            me={"characters": {4: "X"}},
            x={"lead": "▲▶"},
        ),
    ),
    on_support(
        "相手のゲイン表示の全てのサポートはセットアップフェイズにリゲインしない。",
        Scene(
            ["end_turn", {"鐘.side": True}],
            me={"supports": ["X"]},
            foe={"supports": ["鐘/side"]},
        ),
        Scene(["end_turn", {"鐘.side": False}], foe={"supports": ["鐘/side", "X"]}),
    ),
    # what players can and cannot do
    on_support(
        "相手はエフェクトをプレイできない。",
        Scene([{"play 引札": False}], me={"hand": ["引札"]}, foe={"supports": ["X"]}),
        Scene([{"play 引札": True}], me={"hand": ["引札"], "supports": ["X"]}),
    ),
    on_effect(
        "次の相手のターン終了時まで、相手はコスト1のキャラクターをプレイできない。",
        Scene(
            ["play X", "end_turn", {"play ハル": False, "play ナツ": True}],
            me={"hand": ["X"]},
            foe={"hand": ["ハル", "ナツ"], "energy": 3},
        ),
    ),
    on_support(
        "相手はアタックフェイズに[フラッシュ]をプレイできない。",
        Scene(
            ["attack ハル", {"foe.life": 2800, "asked": "attack"}],
            me={"characters": {0: "ハル", 3: "ソラ"}, "supports": ["X"]},
            foe={"hand": ["閃光"]},
        ),
        Scene(
            ["attack ハル", {"seat": "foe", "play 閃光": True}],
            me={"characters": {0: "ハル", 3: "ソラ"}},
            foe={"hand": ["閃光"], "supports": ["X"]},
            left="priority",
        ),
    ),
    on_support(
        "相手はライフを回復できない。",
        Scene(["play 薬", {"me.life": 3000}], me={"hand": ["薬"]}, foe={"supports": ["X"]}),
        Scene(["play 薬", {"me.life": 3100}], me={"hand": ["薬"], "supports": ["X"]}),
    ),
    on_effect(
        "次の相手のターン終了時まで、自分はダメージを受けない。",
        Scene(
            ["play X", "end_turn", "attack ナツ", {"me.life": 3000}],
            me={"hand": ["X"]},
            foe={"characters": {0: "ナツ", 3: "ソラ"}},
        ),
    ),
    on_support(
        "各プレイヤーは効果でカードを引けない。",
        Scene(["play 引札", {"me.hand": 0}], me={"hand": ["引札"]}, foe={"supports": ["X"]}),
        Scene(["end_turn", {"foe.hand": 1}], me={"supports": ["X"]}),
    ),
    on_support(
        "相手のターン中、自分は受けるダメージを-100する。",
        Scene(
            ["attack ハル", {"foe.life": 2900}],
            me={"characters": {0: "ハル", 3: "ソラ"}},
            foe={"supports": ["X"]},
        ),
    ),
    on_support(
        "自分は<鳥>のキャラクターをプレイするコストを-1する。",
        Scene(
            [{"play アキ": False}, "play ナツ 4", {"me.upright": 0}],
            me={"hand": ["ナツ", "アキ"], "energy": 1, "supports": ["X"]},
        ),
    ),
    Play(
        "自分の<鳥>のキャラクターがいる場合、このカードをプレイするコストを-1する。",
        Scene([{"play X": False}], me={"hand": ["X"]}),
        Scene(
            ["play X 5", {"me.characters": ["X", "ハル"]}],
            me={"hand": ["X"], "characters": {4: "ハル"}},
        ),
    ),
    Play(
        "自分は<鳥>のキャラクターを前衛にも出せる。",
        Scene(
            ["play ハル 0", {"ハル.at": 0}],
            me={"hand": ["ハル"], "energy": 1, "characters": {4: "X"}},
        ),
    ),
    on_support(
        "自分は手札の上限を+2する。",
        Scene(["end_turn", {"me.hand": 9, "me.trash": 0}], me={"supports": ["X"], "hand": 9}),
    ),
    on_support(
        "自分はエネルギーゾーンにカードを1枚多く出せる。",
        Scene(
            ["charge ハル", "charge ナツ", {"me.energy": ["ハル", "ナツ"], "energy アキ": False}],
            me={"supports": ["X"], "hand": ["ハル", "ナツ", "アキ"]},
        ),
    ),
]


@pytest.mark.parametrize("play", PLAYS, ids=repr)
def test_played(play: Play) -> None:
    run(play)
