"""What effects wait for: forced and optional ones, of their own card, of others, of players."""

from __future__ import annotations

import pytest
from tests.games.legend_of_stars.meaning.played import Play, Scene, on_support, run

TURN_DOWN = "1ターンに1回、このカードの効果を発動する。自分の表側表示のキャラクターを1体選び、裏側表示にする。"
PLAYS = [
    # 5.5.1: an attack is over when all of it has been done
    Play(
        "このキャラクターのアタックが終了した時、このキャラクターを後衛に移動させる。",
        Scene(["attack X", {"foe.life": 2700, "X.at": 4}], me={"characters": {0: "X"}}),
        Scene(
            ["attack X", {"foe.trash": ["ハル"], "foe.life": 2900, "X.at": 4}],
            me={"characters": {0: "X"}},
            foe={"characters": {0: "ハル"}},
        ),
        # who has gone by then has no attack to end
        Scene(
            ["attack X", {"me.trash": ["X"]}],
            me={"characters": {0: "X", 1: "ソラ"}},
            foe={"characters": {0: "アキ"}},
        ),
        Scene(["attack ハル", {"X.at": 1}], me={"characters": {0: "ハル", 1: "X"}}),
    ),
    on_support(
        "相手のキャラクターのアタックが終わった時、カードを1枚引く。",
        Scene(
            ["attack ハル", {"foe.hand": 1, "foe.life": 2800}],
            me={"characters": {0: "ハル", 1: "ソラ"}},
            foe={"supports": ["X"]},
        ),
        Scene(
            ["attack ハル", {"me.hand": 0}],
            me={"characters": {0: "ハル", 1: "ソラ"}, "supports": ["X"]},
        ),
    ),
    # 8.10, 8.12: an effect goes on speaking of the card that has gone to the trash
    Play(
        "このキャラクターが破壊された時、このカードをエネルギーゾーンに置く。",
        Scene(
            ["play 雷", "pick X", {"me.energy": ["X"], "me.trash": ["雷"]}],
            me={"hand": ["雷"], "characters": {4: "X", 5: "ハル"}},
        ),
    ),
    Play(
        "このキャラクターがダウン状態になった時、このカードを後衛に出す。",
        Scene(
            ["attack アキ", "say 6", "say 1", {"X.at": 6, "X.display": 1, "foe.life": 2900}],
            me={"characters": {0: "アキ", 1: "ハル"}},
            foe={"characters": {0: "X"}},
        ),
    ),
    on_support(
        "自分の<鳥>のキャラクターが破壊された時、そのカードを手札に戻す。",
        Scene(
            ["play 雷", "pick ハル", {"me.hand": ["ハル"], "me.trash": ["雷"]}],
            me={"hand": ["雷"], "characters": {4: "アキ", 5: "ハル"}, "supports": ["X"]},
        ),
        Scene(
            ["play 雷", "pick アキ", {"me.hand": 0, "me.trash": ["アキ", "雷"]}],
            me={"hand": ["雷"], "characters": {4: "アキ", 5: "ハル"}, "supports": ["X"]},
        ),
    ),
    # 6.4: against what a player may do, an effect turns characters down
    on_support(
        f"{TURN_DOWN}\n自分の<鳥>のキャラクターが裏側表示になった時、カードを1枚引く。",
        Scene(
            ["use", "pick ハル", {"me.hand": 1, "ハル.display": 3}],
            me={"characters": {4: "ハル", 5: "アキ"}, "supports": ["X"]},
        ),
        Scene(
            ["use", "pick アキ", {"me.hand": 0, "アキ.display": 3}],
            me={"characters": {4: "ハル", 5: "アキ"}, "supports": ["X"]},
        ),
    ),
    Play(
        f"{TURN_DOWN}\nこのキャラクターが裏側表示になった時、カードを1枚引く。",
        Scene(
            ["use", "pick X", {"me.hand": 1, "X.display": 3}],
            me={"characters": {4: "X", 5: "アキ"}},
        ),
        Scene(
            ["use", "pick アキ", {"me.hand": 0, "X.display": 0}],
            me={"characters": {4: "X", 5: "アキ"}},
        ),
    ),
    # 6.5, 6.6: energy and supports
    on_support(
        "自分の他のサポートがゲインされた時、ライフを100回復する。",
        Scene(["use 鐘", {"me.hand": 1, "me.life": 3100}], me={"supports": ["X", "鐘"]}),
        Scene(
            ["use 鐘", {"me.hand": 1, "foe.life": 3000}],
            me={"supports": ["鐘"]},
            foe={"supports": ["X"]},
        ),
    ),
    on_support(
        "自分のエネルギーゾーンのカードがゲインされた時、ライフを100回復する。",
        Scene(
            ["play ナツ 4", "trigger", {"me.life": 3200}],
            me={"supports": ["X"], "hand": ["ナツ"], "energy": 2},
        ),
    ),
    on_support(
        "このカードがリゲインされた時、ライフを100回復する。",
        Scene(
            ["end_turn", {"me.life": 3000}, "end_turn", {"me.life": 3100, "X.side": False}],
            me={"supports": ["X/side"]},
        ),
        Scene(["end_turn", "end_turn", {"me.life": 3000}], me={"supports": ["X"]}),
    ),
    # 8.4: effects that are used, not what is triggered or played
    on_support(
        "自分のキャラクターの効果が発動された時、ライフを100回復する。",
        Scene(
            ["use ワザ", {"me.hand": 1, "me.life": 3100}],
            me={"supports": ["X"], "characters": {4: "ワザ"}},
        ),
        Scene(["use 鐘", {"me.hand": 1, "me.life": 3000}], me={"supports": ["X", "鐘"]}),
        Scene(
            ["play ヒク 4", {"me.hand": 1, "me.life": 3000}],
            me={"supports": ["X"], "hand": ["ヒク"], "energy": 1},
        ),
    ),
    Play(
        "1ターンに1回、このカードの効果を発動する。カードを1枚引く。\nこのカードの効果が発動された時、ライフを100回復する。",
        Scene(["use", {"me.hand": 1, "me.life": 3100}], me={"characters": {4: "X"}}),
    ),
    # what left as its cost was paid has been used all the same
    on_support(
        "自分のサポートの効果が発動された時、ライフを100回復する。\nこのカードを破壊して、このカードの効果を発動する。カードを1枚引く。",
        Scene(["use", {"me.hand": 1, "me.life": 3000}], me={"supports": ["X"]}),
        Scene(
            ["use 蝋燭", {"me.hand": 1, "me.life": 3100}],
            me={"supports": ["X", "蝋燭"]},
        ),
    ),
    Play(
        "このキャラクターが場に出た時、カードを1枚引く。",
        Scene(["play X 4", {"me.hand": 1, "me.trash": 0}], me={"hand": ["X"], "energy": 1}),
        # what lies face down says nothing
        Scene(["play X 4 3", {"me.hand": 0}], me={"hand": ["X"], "energy": 1}),
    ),
    Play(
        "自分の他のキャラクターが場に出る時、ライフを100回復する。",
        Scene(
            ["play ハル 5", {"me.life": 3100}],
            me={"characters": {4: "X"}, "hand": ["ハル"], "energy": 1},
        ),
        Scene(["play X 4", {"me.life": 3000}], me={"hand": ["X"], "energy": 1}),
        Scene(
            ["play ハル 5", {"foe.life": 3000}],
            me={"hand": ["ハル"], "energy": 1},
            foe={"characters": {4: "X"}},
        ),
    ),
    Play(
        "このキャラクターがアタックした時、カードを1枚引いても良い。",
        Scene(
            ["attack X", {"asked": "priority"}, "trigger", {"me.hand": 1, "foe.life": 2700}],
            me={"characters": {0: "X"}},
        ),
        Scene(
            ["attack X", "pass", {"me.hand": 0, "foe.life": 2700}],
            me={"characters": {0: "X"}},
        ),
        Scene(["attack ハル", {"me.hand": 0}], me={"characters": {0: "ハル", 1: "X"}}),
    ),
    Play(
        "このキャラクターがアタックする時、ターン終了時まで、このキャラクターのATKを+100する。",
        Scene(["attack X", {"foe.life": 2600}], me={"characters": {0: "X"}}),
    ),
    on_support(
        "相手の<鳥>のキャラクターがアタックする時、そのキャラクターを破壊する。",
        Scene(
            ["attack ハル", {"me.trash": ["ハル"], "foe.life": 3000}],
            me={"characters": {0: "ハル"}},
            foe={"supports": ["X"]},
        ),
        Scene(
            ["attack アキ", {"me.trash": 0, "foe.life": 2400}],
            me={"characters": {0: "アキ"}},
            foe={"supports": ["X"]},
        ),
    ),
    Play(
        "このキャラクターがアタックされた時、カードを1枚引く。",
        Scene(
            ["attack ハル", {"foe.hand": 1, "me.trash": ["ハル"]}],
            me={"characters": {0: "ハル", 3: "ソラ"}},
            foe={"characters": {0: "X"}},
        ),
        Scene(
            ["attack ハル", {"foe.hand": 0}],
            me={"characters": {1: "ハル", 3: "ソラ"}},
            foe={"characters": {0: "X"}},
        ),
    ),
    Play(
        "このキャラクターが戦闘を行った時、カードを1枚引く。",
        Scene(
            ["attack X", {"me.hand": 1, "foe.trash": ["ハル"]}],
            me={"characters": {0: "X"}},
            foe={"characters": {0: "ハル"}},
        ),
        # damage to a player is no battle (8.8)
        Scene(["attack X", {"me.hand": 0, "foe.life": 2700}], me={"characters": {0: "X"}}),
    ),
    Play(
        "このキャラクターが戦闘で相手のキャラクターをダウン状態にした時、ライフを300回復する。",
        Scene(
            ["attack X", {"me.life": 3300}],
            me={"characters": {0: "X"}},
            foe={"characters": {0: "ハル"}},
        ),
        Scene(
            ["attack X", {"me.life": 2900, "me.trash": ["X"]}],
            me={"characters": {0: "X"}},
            foe={"characters": {0: "アキ"}},
        ),
    ),
    on_support(
        "自分の<獣>のキャラクターが戦闘で相手のキャラクターをダウン状態にした時、戦闘を行った相手のキャラクターのDOWN分ライフを回復する。",
        Scene(
            ["attack アキ", {"me.life": 3200, "foe.life": 2800}],
            me={"characters": {0: "アキ"}, "supports": ["X"]},
            foe={"characters": {0: "ナツ"}},
        ),
        Scene(
            ["attack ナツ", {"me.life": 3000}],
            me={"characters": {0: "ナツ"}, "supports": ["X"]},
            foe={"characters": {0: "ハル"}},
        ),
    ),
    Play(
        "このキャラクターがダウン状態になった時、相手に200ダメージを与える。",
        Scene(
            ["attack アキ", {"me.life": 2800, "foe.life": 2900}],
            me={"characters": {0: "アキ"}},
            foe={"characters": {0: "X"}},
        ),
    ),
    Play(
        "このキャラクターがダウン状態になった時、戦闘を行った相手のキャラクターを破壊する。",
        Scene(
            ["attack アキ", {"me.trash": ["アキ"], "foe.trash": ["X"]}],
            me={"characters": {0: "アキ"}},
            foe={"characters": {0: "X"}},
        ),
    ),
    Play(
        "このキャラクターが破壊された時、カードを1枚引く。",
        Scene(
            ["play 雷", "pick X", {"me.hand": 1, "me.trash": ["X", "雷"]}],
            me={"characters": {4: "X"}, "hand": ["雷"]},
            foe={"characters": {4: "ハル"}},
        ),
        # being downed is not being destroyed (8.10)
        Scene(
            ["attack アキ", {"foe.hand": 0, "foe.trash": ["X"]}],
            me={"characters": {0: "アキ", 3: "ソラ"}},
            foe={"characters": {0: "X"}},
        ),
    ),
    Play(
        "このキャラクターが相手の効果で破壊された時、相手に300ダメージを与える。",
        Scene(
            ["play 雷", "pick X", {"me.life": 2700}],
            me={"hand": ["雷"], "characters": {4: "ハル"}},
            foe={"characters": {4: "X"}},
        ),
        Scene(
            ["play 雷", "pick X", {"foe.life": 3000, "me.trash": ["X", "雷"]}],
            me={"characters": {4: "X"}, "hand": ["雷"]},
            foe={"characters": {4: "ハル"}},
        ),
    ),
    Play(
        "このキャラクターが相手にダメージを与えた時、相手は手札を1枚トラッシュに置く。",
        Scene(
            ["attack X", {"seat": "foe"}, "pick ナツ", {"foe.hand": ["ハル"], "foe.life": 2700}],
            me={"characters": {0: "X", 3: "ソラ"}},
            foe={"hand": ["ハル", "ナツ"]},
        ),
        # down damage is dealt by the character that won (5.5.1.VI)
        Scene(
            ["attack X", "pick ナツ", {"foe.hand": ["アキ"], "foe.life": 2900}],
            me={"characters": {0: "X", 3: "ソラ"}},
            foe={"hand": ["アキ", "ナツ"], "characters": {0: "ハル"}},
        ),
        Scene(
            ["attack X", {"foe.hand": 1, "me.life": 2900}],
            me={"characters": {0: "X", 3: "ソラ"}},
            foe={"hand": ["アキ"], "characters": {0: "フユ"}},
        ),
    ),
    Play(
        "このキャラクターが裏側表示から表側表示になった時、カードを1枚引く。",
        Scene(["show X 0", {"me.hand": 1, "X.display": 0}], me={"characters": {4: "X/down"}}),
        Scene(
            ["attack ハル", {"foe.hand": 1, "me.trash": ["ハル"]}],
            me={"characters": {0: "ハル", 3: "ソラ"}},
            foe={"characters": {0: "X/down"}},
        ),
        # 9.6.2.(5): not if it is gone when its turn comes
        Scene(
            ["play 雷", "pick X", {"foe.hand": 0, "foe.trash": ["X"]}],
            me={"hand": ["雷"], "characters": {4: "ハル"}},
            foe={"characters": {4: "X/down"}},
        ),
        Scene(
            ["play 風", "pick X", {"foe.hand": 1, "X.at": 0, "X.display": 0}],
            me={"hand": ["風"], "characters": {4: "ハル"}},
            foe={"characters": {4: "X/down"}},
        ),
    ),
    Play(
        "このキャラクターが移動した時、ターン終了時まで、このキャラクターのATKを+100する。",
        Scene(
            ["lead X 0", {"X": (400, 200, 100)}, "end_turn", {"X": (300, 200, 100)}],
            me={"characters": {4: "X"}},
        ),
        Scene(
            ["play 風", "pick X", {"X": (400, 200, 100)}],
            me={"characters": {4: "X", 5: "ハル"}, "hand": ["風"]},
        ),
    ),
    Play(
        "このキャラクターが前衛に移動した時、カードを1枚引く。",
        Scene(["lead X 0", {"me.hand": 1}], me={"characters": {4: "X"}}),
        Scene(["lead X 4", {"me.hand": 0}], me={"characters": {0: "X"}}, x={"lead": "▼"}),
    ),
    Play(
        "このキャラクターが後衛に移動した時、カードを1枚引く。",
        Scene(["lead X 4", {"me.hand": 1}], me={"characters": {0: "X"}}, x={"lead": "▼"}),
    ),
    Play(
        "このキャラクターがディフェンス表示になった時、ライフを100回復する。",
        Scene(["show X 1", {"me.life": 3100}], me={"characters": {4: "X"}}),
        Scene(["show X 2", {"me.life": 3100}], me={"characters": {4: "X"}}),
        Scene(["show X 0", {"me.life": 3000}], me={"characters": {4: "X/def"}}),
    ),
    Play(
        "このキャラクターが左向きのディフェンス表示になった時、ライフを100回復する。",
        Scene(["show X 1", {"me.life": 3000}], me={"characters": {4: "X"}}),
        Scene(["show X 2", {"me.life": 3100}], me={"characters": {4: "X"}}),
    ),
    Play(
        "このキャラクターが場からトラッシュに置かれた時、カードを1枚引く。",
        Scene(
            ["play 雷", "pick X", {"me.hand": 1}],
            me={"characters": {4: "X", 5: "ハル"}, "hand": ["雷"]},
        ),
        Scene(
            ["attack アキ", {"foe.hand": 1}],
            me={"characters": {0: "アキ", 3: "ソラ"}},
            foe={"characters": {0: "X"}},
        ),
    ),
    Play(
        "このキャラクターが効果の対象になった時、カードを1枚引いても良い。",
        Scene(
            ["play 風", "pick X", "trigger", {"me.hand": 1, "X.at": 0}],
            me={"characters": {4: "X", 5: "ハル"}, "hand": ["風"]},
        ),
        Scene(
            ["play 風", "pick ハル", {"me.hand": 0, "ハル.at": 1}],
            me={"characters": {4: "X", 5: "ハル"}, "hand": ["風"]},
        ),
    ),
    on_support(
        "相手がエフェクトをプレイした時、ライフを100回復する。",
        Scene(
            ["play 引札", {"foe.life": 3100}],
            me={"hand": ["引札"]},
            foe={"supports": ["X"]},
        ),
        Scene(
            ["play ハル 4", {"foe.life": 3000}],
            me={"hand": ["ハル"], "energy": 1},
            foe={"supports": ["X"]},
        ),
        Scene(["play 引札", {"me.life": 3000}], me={"hand": ["引札"], "supports": ["X"]}),
    ),
    on_support(
        "自分がダメージを受けた時、カードを1枚引く。",
        Scene(
            ["attack ハル", {"foe.hand": 1, "foe.life": 2800}],
            me={"characters": {0: "ハル", 3: "ソラ"}},
            foe={"supports": ["X"]},
        ),
        Scene(
            ["attack ハル", {"me.hand": 0}],
            me={"characters": {0: "ハル", 3: "ソラ"}, "supports": ["X"]},
        ),
    ),
    on_support(
        "相手のターン中、自分がダメージを受けた時、カードを1枚引く。",
        Scene(
            ["attack ハル", {"foe.hand": 1}],
            me={"characters": {0: "ハル", 3: "ソラ"}},
            foe={"supports": ["X"]},
        ),
        Scene(
            ["attack ハル", {"me.hand": 0, "me.life": 2900}],
            me={"characters": {0: "ハル", 3: "ソラ"}, "supports": ["X"]},
            foe={"characters": {0: "フユ"}},
        ),
    ),
    on_support(
        "自分のライフが回復した時、相手に100ダメージを与える。",
        Scene(["play 薬", {"foe.life": 2900}], me={"hand": ["薬"], "supports": ["X"]}),
        Scene(["play 薬", {"me.life": 3100}], me={"hand": ["薬"]}, foe={"supports": ["X"]}),
    ),
    on_support(
        "自分のターンの開始時、ライフを100回復する。",
        Scene(["end_turn", {"foe.life": 3100}], foe={"supports": ["X"]}),
        Scene(["end_turn", {"me.life": 3000}], me={"supports": ["X"]}),
    ),
    on_support(
        "自分のターンの終了時、相手に100ダメージを与える。",
        Scene(["end_turn", {"foe.life": 2900}], me={"supports": ["X"]}),
        Scene(["end_turn", {"me.life": 3000}], foe={"supports": ["X"]}),
    ),
    on_support(
        "自分のメインフェイズの終了時、ライフを100回復する。",
        Scene(["to_lead", {"me.life": 3100}], me={"supports": ["X"]}),
    ),
    on_support(
        "自分のリードフェイズの開始時、ライフを100回復する。",
        Scene(
            ["to_lead", {"me.life": 3100}, "to_attack", {"me.life": 3100}], me={"supports": ["X"]}
        ),
    ),
    on_support(
        "自分のリードフェイズの終了時、ライフを100回復する。",
        Scene(
            ["to_lead", {"me.life": 3000}, "to_attack", {"me.life": 3100}],
            me={"supports": ["X"], "characters": {0: "ハル", 5: "ナツ"}},
        ),
    ),
    on_support(
        "自分のアタックフェイズの開始時、ライフを100回復する。",
        Scene(["to_attack", {"me.life": 3100}], me={"supports": ["X"]}),
        Scene(["to_attack", {"foe.life": 3000}], foe={"supports": ["X"]}),
    ),
    on_support(
        "自分のエンドフェイズの開始時、ライフを100回復する。",
        Scene(["end_turn", {"me.life": 3100}], me={"supports": ["X"]}),
    ),
    on_support(
        "自分のセットアップフェイズの終了時、ライフを100回復する。",
        Scene(["end_turn", {"foe.life": 3100}], foe={"supports": ["X"]}),
    ),
    # 8.1.2, そうした場合: what may be done is done first
    on_support(
        "自分のターンの終了時、手札を1枚トラッシュに置いても良い。そうした場合、カードを2枚引く。",
        Scene(
            ["end_attacks", "trigger", "pick ハル", {"me.hand": 3, "me.trash": ["ハル"]}],
            me={"supports": ["X"], "hand": ["ハル", "ナツ"]},
        ),
        Scene(
            ["end_attacks", "pass", {"me.hand": 2, "me.trash": 0}],
            me={"supports": ["X"], "hand": ["ハル", "ナツ"]},
        ),
    ),
]


@pytest.mark.parametrize("play", PLAYS, ids=repr)
def test_played(play: Play) -> None:
    run(play)
