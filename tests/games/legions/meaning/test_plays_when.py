"""When: conditions of abilities (chapter 36), and all that can have happened."""

from __future__ import annotations

import pytest
from tests.games.legions.meaning.played import Play, Scene, run

IN_HAND = {"hand": ["X"]}
ON_FIELD = {"minions": ["X"]}

PLAYS = [
    # 36-2a, 36-2b
    Play(
        "「声」《配置時》:あなたはカードを1枚引く。",
        Scene(["play X 0", {"me.hand": 1}], me=IN_HAND),
        Scene(["move X 1", {"me.hand": 0}], me=ON_FIELD),
    ),
    Play(
        "「声」《レーン移動時》:あなたはカードを1枚引く。",
        Scene(["play X 0", {"me.hand": 0}], me=IN_HAND),
        Scene(["move X 1", {"me.hand": 1, "X.rest": True}], me=ON_FIELD),
    ),
    Play(
        "「声」《配置時/レーン移動時》:あなたはカードを1枚引く。",
        Scene(["play X 0", {"me.hand": 1}], me=IN_HAND),
        Scene(["move X 1", {"me.hand": 1}], me=ON_FIELD),
    ),
    # 36-2c: before the damage
    Play(
        "「声」《アタック時》:このカードは、ターン終了時まで「+2/+0」の修正を得る。",
        Scene(["attack X", {"foe.life": 17, "X": (3, 3)}, "turn", {"X": (1, 3)}], me=ON_FIELD),
    ),
    Play(
        "「声」《アタック時》:このカードは、このバトルの間「+2/+0」の修正を得る。",
        Scene(["attack X", {"foe.life": 17, "X": (1, 3)}], me=ON_FIELD),
    ),
    Play(
        "「声」《アタック時》:アタックターゲットに1点のダメージを与える。",
        Scene(
            ["attack X クロ", {"クロ.damage": 2, "me.wait1": ["X"]}],
            me={"minions": [None, "X"]},
            foe={"minions": ["アカ", "クロ"]},
            x={"hp": 3},
        ),
    ),
    Play(
        "「声」《このカードがアタックターゲットになった時》:アタックユニットに1点のダメージを与える。",
        Scene(
            ["attack アカ", {"me.wait1": ["アカ"], "foe:X.damage": 2}],
            me={"minions": [None, "アカ"]},
            foe={"minions": [None, "X"]},
        ),
    ),
    # 36-2d, 36-2e
    Play(
        "「声」《あなたのスタートフェイズ開始時》:あなたはカードを1枚引く。",
        Scene(["turn", {"me.hand": 0}, "turn", {"me.hand": 2}], me=ON_FIELD),
    ),
    Play(
        "「声」《あなたのコアフェイズ終了時》:あなたはカードを1枚引く。",
        Scene(["turn", "turn", {"me.hand": 2}], me=ON_FIELD),
    ),
    Play(
        "「声」《相手のドローフェイズ開始時》:あなたはカードを1枚引く。",
        Scene(["turn", {"me.hand": 1}], me=ON_FIELD),
    ),
    Play(
        "「声」《あなたのメインフェイズ開始時》:あなたはカードを1枚引く。",
        Scene([{"me.hand": 1}, "turn", {"me.hand": 1}], me=ON_FIELD),
    ),
    Play(
        "「声」《あなたのエンドフェイズ終了時》:あなたはカードを1枚引く。",
        Scene(["turn", {"me.hand": 1}], me=ON_FIELD),
    ),
    # 36-2f
    Play(
        "「声」《アンロック時》:あなたはカードを1枚引く。",
        Scene(
            [
                "unlock X",
                {"asked": "play or standby", "me.hand": ["X", "雑兵"]},
                "standby",
                {"me.standby": ["X"]},
            ],
            me=IN_HAND,
        ),
        Scene(["from X 0", {"me.hand": 0}], me={"standby": ["X"]}),
    ),
    # 36-3: constant
    Play(
        "「声」《常時》:このカードは「+1/+1」の修正を得る。",
        Scene([{"X": (2, 4)}, "turn", {"X": (2, 4)}], me=ON_FIELD),
    ),
    Play(
        "「声」《自ターン中》:このカードは「+1/+1」の修正を得る。",
        Scene([{"X": (2, 4)}, "turn", {"X": (1, 3)}], me=ON_FIELD),
    ),
    Play(
        "「声」《相手ターン中》:このカードは「+1/+1」の修正を得る。",
        Scene([{"X": (1, 3)}, "turn", {"X": (2, 4)}], me=ON_FIELD),
    ),
    # 36-4: started
    Play(
        "「声」《自ターン中任意》【1MP】:あなたはカードを1枚引く。",
        Scene(["use", "use", {"me.hand": 2, "use X": False}], me={**ON_FIELD, "cores": 2}),
    ),
    Play(
        "「声」《自ターン中1回》:あなたはカードを1枚引く。",
        Scene(
            ["use", {"me.hand": 1, "use X": False}, "turn", "turn", {"use X": True}], me=ON_FIELD
        ),
    ),
    Play(
        "「声」《自ターン中任意》【疲労】:あなたはカードを1枚引く。",
        Scene(["use", {"me.hand": 1, "X.rest": True, "use X": False}], me=ON_FIELD),
        Scene([{"use X": False}], me={"minions": ["X/new"]}),
    ),
    Play(
        "「声」《自ターン中任意》【XMP】:あなたはカードをX枚引く。",
        Scene(
            [
                "use",
                {"asked": "points to pay"},
                "say 3",
                {"me.hand": 3, "me.cores": 2, "me.points": 0},
            ],
            me=ON_FIELD,
        ),
        Scene(["use", "say 0", {"me.hand": 0, "me.cores": 5}], me=ON_FIELD),
    ),
    Play(
        "「声」《自ターン中任意》【1MP、あなたの手札にあるカードを1枚選び、除外する】:あなたはカードを2枚引く。",
        Scene(
            ["use", "pick アカ", {"me.hand": ["クロ", "雑兵", "雑兵"], "me.excluded": ["アカ"]}],
            me={**ON_FIELD, "hand": ["アカ", "クロ"]},
        ),
        Scene([{"use X": False}], me=ON_FIELD),
    ),
    # 36-2h: of this card
    Play(
        "「声」《このカードがタイムラインからフィールドに配置された時》:あなたはカードを1枚引く。",
        Scene(["play X 0", {"me.hand": 0}], me=IN_HAND),
        Scene(
            ["use ヨビ", "lane 0", {"me.hand": 1}], me={"minions": [None, "ヨビ"], "wait1": ["X"]}
        ),
        Scene(
            ["use ヨビ", "lane 0", {"me.hand": 0}],
            me={"minions": [None, "ヨビ"], "excluded": ["X"]},
        ),
    ),
    Play(
        "「声」《このカードがスタンバイゾーンに置かれた時》:あなたはカードを1枚引く。",
        Scene(["unlock X", "standby", {"me.hand": 1}], me=IN_HAND),
        Scene(["turn", {"me.hand": 1, "me.standby": ["X"]}], me={"wait1": ["X"]}),
    ),
    Play(
        "「声」《このカードがブレイクした時》:相手のマスターに1点のダメージを与える。",
        Scene(
            ["play キル", {"me.life": 19, "foe.wait1": ["X"]}],
            me={"hand": ["キル"]},
            foe=ON_FIELD,
        ),
        Scene(["exclude X", {"foe.life": 20}], me=ON_FIELD),
    ),
    Play(
        "「声」《このカードがフィールドから離れた時》:あなたはカードを1枚引く。",
        Scene(["exclude X", {"me.hand": 1}], me=ON_FIELD),
    ),
    Play(
        "「声」《このカードが相手のマスターにダメージを与えた時》:あなたはカードを1枚引く。",
        Scene(["attack X", {"me.hand": 1}], me=ON_FIELD),
        Scene(
            ["attack X", {"me.hand": 0}],
            me={"minions": [None, "X"]},
            foe={"minions": [None, "クロ"]},
        ),
    ),
    Play(
        "「声」《このカードが相手のマスターにダメージを与えた時》:そのダメージの点数をXとし、あなたはカードをX枚引く。",
        Scene(["attack X", {"me.hand": 2}], me=ON_FIELD, x={"atk": 2}),
    ),
    Play(
        "「声」《このカードが相手のミニオンにダメージを与えた時》:そのミニオンを疲労させる。",
        Scene(
            ["attack X", {"クロ.rest": True}],
            me={"minions": [None, "X"]},
            foe={"minions": [None, "クロ"]},
            x={"hp": 4},
        ),
    ),
    Play(
        "「声」《このカードがダメージを受けた時》:あなたはカードを1枚引く。",
        Scene(["play ヤ", {"foe.hand": 1}], me={"hand": ["ヤ"]}, foe=ON_FIELD),
    ),
    Play(
        "「声」《このカードがアタックにより相手のミニオンをブレイクした時》:あなたはカードを1枚引く。",
        Scene(
            ["attack X", {"me.hand": 1, "foe.wait1": ["アカ"]}],
            me={"minions": [None, "X"]},
            foe={"minions": [None, "アカ"]},
            x={"atk": 2},
        ),
        # struck back: the target did not attack
        Scene(
            ["attack アカ", {"foe.hand": 0, "me.wait1": ["アカ"]}],
            me={"minions": [None, "アカ"]},
            foe={"minions": [None, "X"]},
            x={"atk": 2},
        ),
    ),
    Play(
        "「声」《このカードが疲労した時》:あなたはカードを1枚引く。",
        Scene(["attack X", {"me.hand": 1}], me=ON_FIELD),
    ),
    Play(
        "「声」《このカードが活性した時》:あなたはカードを1枚引く。",
        Scene(["turn", "turn", {"me.hand": 2}], me={"minions": ["X/rest"]}),
        Scene(["turn", "turn", {"me.hand": 1}], me=ON_FIELD),
    ),
    Play(
        "「声」《このカードがオープン状態になった時》:あなたはカードを1枚引く。",
        Scene(["turn", "turn", {"me.hand": 2}], me={"minions": ["X/down"]}),
    ),
    # of other cards, from the field and from elsewhere (35-13)
    Play(
        "「声」《あなたのフィールドに緑属性を持つミニオンが配置された時》:あなたはカードを1枚引く。",
        Scene(["play ミドリ 1", {"me.hand": 1}], me={**ON_FIELD, "hand": ["ミドリ"]}),
        Scene(["play アカ 1", {"me.hand": 0}], me={**ON_FIELD, "hand": ["アカ"]}),
        Scene(["play ミドリ 1", {"foe.hand": 0}], me={"hand": ["ミドリ"]}, foe=ON_FIELD),
    ),
    Play(
        "「声」《あなたのフィールドにミニオンが配置された時》:あなたはカードを1枚引く。",
        Scene(["play アカ 1", {"me.hand": 1}], me={**ON_FIELD, "hand": ["アカ"]}),
        # 37-4: three at once, three times
        Scene(
            ["play ミナ", "pick アカ クロ", "lane 0", {"me.hand": 2}],
            me={"minions": [None, None, "X"], "hand": ["ミナ"], "wait1": ["アカ", "クロ"]},
        ),
    ),
    Play(
        "「声」《あなたのフィールドに1枚以上のミニオンが配置された時》:あなたはカードを1枚引く。",
        Scene(
            ["play ミナ", "pick アカ クロ", "lane 0", {"me.hand": 1}],
            me={"minions": [None, None, "X"], "hand": ["ミナ"], "wait1": ["アカ", "クロ"]},
        ),
    ),
    Play(
        "「声」《あなたのフィールドに2体以上のミニオンが配置された時》:あなたはカードを1枚引く。",
        Scene(
            ["play ミナ", "pick アカ クロ", "lane 0", {"me.hand": 1}],
            me={"minions": [None, None, "X"], "hand": ["ミナ"], "wait1": ["アカ", "クロ"]},
        ),
        Scene(["play アカ 1", {"me.hand": 0}], me={**ON_FIELD, "hand": ["アカ"]}),
    ),
    Play(
        "「声」《このカードがあなたのウェイトゾーンⅠ〜Ⅱにあり、あなたのフィールドにミニオンが配置された時》:このカードをフィールドに配置する。",
        Scene(
            ["play アカ 1", "lane 0", {"me.minions": ["X", "アカ", ""]}],
            me={"wait2": ["X"], "hand": ["アカ"]},
        ),
        Scene(
            ["play アカ 1", {"me.minions": ["", "アカ", ""]}], me={"wait3": ["X"], "hand": ["アカ"]}
        ),
    ),
    Play(
        "「声」《相手のミニオンがブレイクした時》:そのカードをWT+1する。",
        Scene(
            ["play キル", {"foe.wait2": ["アカ"]}],
            me={**ON_FIELD, "hand": ["キル"]},
            foe={"minions": ["アカ"]},
        ),
    ),
    Play(
        "「声」《1体以上の相手のミニオンがブレイクした時》:あなたはカードを1枚引く。",
        Scene(
            ["play アラシ", {"me.hand": 1, "foe.minions": ["", "", ""]}],
            me={**ON_FIELD, "hand": ["アラシ"]},
            foe={"minions": ["アカ", "ミドリ"]},
        ),
    ),
    Play(
        "「声」《あなたの他のミニオンがレーン移動した時》:そのミニオンを活性させる。",
        Scene(["move アカ 1", {"アカ.rest": False}], me={"minions": ["アカ", None, "X"]}),
        Scene(["move X 1", {"X.rest": True}], me={"minions": ["アカ", None, "X"]}),
    ),
    Play(
        "「声」《あなたの他のミニオンがアタックした時》:そのミニオンは、ターン終了時まで「+1/+0」の修正を得る。",
        Scene(["attack アカ", {"foe.life": 17}], me={"minions": ["アカ", None, "X"]}),
    ),
    Play(
        "「声」《相手のマスターがダメージを受けた時》:あなたはカードを1枚引く。",
        Scene(["attack アカ", {"me.hand": 1}], me={"minions": ["アカ", None, "X"]}),
    ),
    Play(
        "「声」《あなたのマスターが覚醒モードになった時》:あなたはカードを1枚引く。",
        Scene(["turn", "turn", {"me.hand": 2}], me={**ON_FIELD, "on_master": 1}),
        Scene(["turn", "turn", {"me.hand": 1}], me={**ON_FIELD, "on_master": 2}),
    ),
    Play(
        "「声」《あなたがカードを引いた時》:相手のマスターに1点のダメージを与える。",
        Scene(["play ワザ", {"foe.life": 19}], me={**ON_FIELD, "hand": ["ワザ"]}),
    ),
    Play(
        "「声」《あなたがスキルをアンロックした時》:あなたはカードを1枚引く。",
        Scene(["unlock ワザ", "standby", {"me.hand": 1}], me={**ON_FIELD, "hand": ["ワザ"]}),
    ),
    Play(
        "「声」《あなたがスキルをプレイした時》:あなたはカードを1枚引く。",
        Scene(["unlock イヤシ", "standby", {"me.hand": 0}], me={**ON_FIELD, "hand": ["イヤシ"]}),
        Scene(["from イヤシ", {"me.hand": 1}], me={**ON_FIELD, "standby": ["イヤシ"]}),
    ),
    Play(
        "「声」《あなたがアーツカードをプレイした時》:あなたのマスターは1点のライフを得る。",
        Scene(
            ["play オウギ", {"me.life": 11, "me.excluded": ["オウギ"]}],
            me={**ON_FIELD, "hand": ["オウギ"], "awakened": True, "life": 10},
        ),
    ),
    Play(
        "「声」《あなたのマスターがライフを得た時》:あなたはカードを1枚引く。",
        Scene(["play イヤシ", {"me.hand": 1}], me={**ON_FIELD, "hand": ["イヤシ"], "life": 10}),
        Scene(["play イヤシ", {"me.hand": 0}], me={**ON_FIELD, "hand": ["イヤシ"]}),
    ),
    Play(
        "「声」《あなたのミニオンが除外された時》:あなたはカードを1枚引く。",
        Scene(["exclude アカ", {"me.hand": 1}], me={"minions": ["X", "アカ"]}),
        Scene(["exclude ワザ", {"me.hand": 0}], me={**ON_FIELD, "standby": ["ワザ"]}),
    ),
    Play(
        "「声」《あなたのミニオンがスタンバイゾーンに置かれた時》:あなたはカードを1枚引く。",
        Scene(["unlock アカ", "standby", {"me.hand": 1}], me={**ON_FIELD, "hand": ["アカ"]}),
    ),
    Play(
        "「声」《あなたがマスターポイントを得た時》:このカードは、ターン終了時まで「+1/+0」の修正を得る。",
        Scene(["use ツトメ", {"X": (2, 3)}], me={"minions": ["X", "ツトメ"]}),
    ),
    # what waits for later (37-1)
    Play(
        "次に相手のミニオンがブレイクした時、そのカードを除外する。",
        Scene(
            ["play X", "play キル", "pick アカ", {"foe.excluded": ["アカ"]}],
            me={"hand": ["X", "キル"]},
            foe={"minions": ["アカ", "クロ"]},
        ),
        Scene(
            ["play X", "turn", "turn", "play キル", {"foe.excluded": ["アカ"]}],
            me={"hand": ["X", "キル"]},
            foe={"minions": ["アカ"]},
        ),
    ),
    Play(
        "ターン終了時まで、次にあなたがスキルをプレイした時、あなたはカードを1枚引く。",
        Scene(
            ["play X", "play イヤシ", {"me.hand": 2}, "play ヤ", {"me.hand": 1}],
            me={"hand": ["X", "イヤシ", "ヤ"]},
            foe={"minions": ["クロ"]},
        ),
        Scene(
            ["play X", "turn", "turn", "play イヤシ", {"me.hand": 1}],
            me={"hand": ["X", "イヤシ"]},
        ),
    ),
    Play(
        "ターン終了時まで、あなたのミニオンがアタックした時、そのミニオンは「+1/+1」の修正を得る。",
        Scene(
            ["play X", "attack アカ", "attack ミドリ", {"アカ": (3, 3), "ミドリ": (3, 4)}],
            me={"hand": ["X"], "minions": ["アカ", "ミドリ", "シロ"]},
        ),
        Scene(
            ["play X", "turn", "turn", "attack アカ", {"アカ": (2, 2)}],
            me={"hand": ["X"], "minions": ["アカ"]},
        ),
    ),
    Play(
        "次の相手のドローフェイズ開始時、相手は1枚引く。",
        Scene(["play X", {"foe.hand": 0}, "turn", {"foe.hand": 2}], me={"hand": ["X"]}),
    ),
    Play(
        "次の相手のメインフェイズ終了時、相手のマスターに1点のダメージを与える。",
        Scene(
            ["play X", "turn", {"foe.life": 20}, "turn", {"foe.life": 19}, "turn", "turn"],
            me={"hand": ["X"]},
        ),
    ),
    # keywords that a card has (39-1)
    Play("速攻※/衝撃2※", Scene([{"X.haste": True, "X.impact": 2}], me=ON_FIELD)),
    Play(
        "速攻※(注)\n威圧1\n威圧3",
        Scene([{"X.haste": True, "X.menace": 3}], me=ON_FIELD),
    ),
]


@pytest.mark.parametrize("play", PLAYS, ids=repr)
def test_play(play: Play) -> None:
    run(play)
