"""Damage, life, conditions, descriptions, lanes, costs and players, said in the book's manner."""

from __future__ import annotations

import pytest
from tests.games.legions.meaning.played import Play, Scene, run

PLAYS = [
    # -- damage
    Play(
        "あなたのマスターは2ダメージを受ける。その後、カードを2枚引く。",
        Scene(["play X", {"me.life": 18, "me.hand": 2}], me={"hand": ["X"]}),
    ),
    Play(
        "「番」《相手ターン中》:あなたのマスターがダメージを受ける場合、そのダメージを1点減らす。",
        Scene(
            ["turn", "attack クロ", {"me.life": 18}],
            me={"minions": ["X"]},
            foe={"minions": ["クロ"]},
        ),
    ),
    Play(
        "ターン終了時まで、相手のミニオンがダメージを受ける場合、そのダメージを2点増やす。",
        Scene(
            ["play X", "play ヤ", {"オオ.damage": 4}],
            me={"hand": ["X", "ヤ"]},
            foe={"minions": ["オオ"]},
        ),
        # 11-5: no damage is not increased
        Scene(
            ["play X", "attack アカ オオ", {"オオ.damage": 4, "me.wait1": ["アカ"]}],
            me={"hand": ["X"], "minions": ["アカ"]},
            foe={"minions": [None, "オオ"]},
        ),
    ),
    Play(
        "このターン、あなたのマスターが次に受けるダメージを0にする。あなたのマスターは3ダメージを受ける。あなたのマスターは2ダメージを受ける。",
        Scene(["play X", {"me.life": 18}], me={"hand": ["X"]}),
    ),
    Play(
        "相手のミニオン1体を選ぶ。ターン終了時まで、それが次に受けるダメージを0にする。",
        Scene(
            ["play X", "pick オオ", "play ヤ", "pick クロ", {"クロ.damage": 2, "オオ.damage": 0}],
            me={"hand": ["X", "ヤ"]},
            foe={"minions": ["オオ", "クロ"]},
        ),
        Scene(
            ["play X", "play ヤ", {"オオ.damage": 0}],
            me={"hand": ["X", "ヤ"]},
            foe={"minions": ["オオ"]},
        ),
    ),
    # -- breaking, and what is done instead (38-16)
    Play(
        "このターン、あなたのミニオンがブレイクする場合、ウェイトゾーンに置く代わりに手札に戻す。",
        Scene(
            ["play X", "attack アカ", {"me.hand": ["アカ"], "me.wait1": 0}],
            me={"hand": ["X"], "minions": ["アカ"]},
            foe={"minions": [None, None, "クロ"]},
        ),
        Scene(
            ["play X", "turn", "turn", "attack アカ", {"me.wait1": ["アカ", "X"]}],
            me={"hand": ["X"], "minions": ["アカ"]},
            foe={"minions": [None, None, "クロ"]},
        ),
    ),
    Play(
        "相手のミニオン1体を選び、3ダメージを与える。この効果でそのミニオンがブレイクした場合、カードを1枚引く。",
        Scene(["play X", {"me.hand": 1}], me={"hand": ["X"]}, foe={"minions": ["アカ"]}),
        Scene(["play X", {"me.hand": 0}], me={"hand": ["X"]}, foe={"minions": ["クロ"]}),
    ),
    # -- life (38-2)
    Play(
        "ライフを3点得る。",
        Scene(
            ["play X", {"me.life": 13, "foe.life": 10}],
            me={"hand": ["X"], "life": 10},
            foe={"life": 10},
        ),
    ),
    Play(
        "相手はライフを2点失う。",
        Scene(["play X", {"me.life": 20, "foe.life": 18}], me={"hand": ["X"]}),
    ),
    Play(
        "各プレイヤーのマスターは、ライフを2点得る。",
        Scene(
            ["play X", {"me.life": 12, "foe.life": 12}],
            me={"hand": ["X"], "life": 10},
            foe={"life": 10},
        ),
    ),
    Play(
        "相手のマスターは、ターン終了時までライフを得られない。あなたはライフを3点得る。相手はライフを3点得る。",
        Scene(
            ["play X", {"me.life": 13, "foe.life": 10}],
            me={"hand": ["X"], "life": 10},
            foe={"life": 10},
        ),
    ),
    # -- conditions, with the place first
    Play(
        "あなたのタイムラインにカードが3枚以上ある場合、カードを2枚引く。",
        Scene(["play X", {"me.hand": 2}], me={"hand": ["X"], "wait1": 1, "wait4": 2}),
        Scene(["play X", {"me.hand": 0}], me={"hand": ["X"], "wait1": 2}, foe={"wait1": 3}),
    ),
    Play(
        "ライフを2点得る。あなたのフィールドにロードがいる場合、代わりにライフを4点得る。",
        Scene(["play X", {"me.life": 14}], me={"hand": ["X"], "life": 10, "lord": ["キミ"]}),
        Scene(["play X", {"me.life": 12}], me={"hand": ["X"], "life": 10}, foe={"lord": ["キミ"]}),
    ),
    Play(
        "「孤高」《常時》:あなたのフィールドに他のミニオンがいない場合、このミニオンは「威圧2」と「先制」を得る。",
        Scene(
            [
                {"X.menace": 2, "X.first_strike": True},
                "play アカ 1",
                {"X.menace": 0, "X.first_strike": False},
            ],
            me={"minions": ["X"], "hand": ["アカ"]},
            foe={"minions": ["クロ"]},
        ),
    ),
    Play(
        "あなたのライフが20点で、かつ手札が3枚以上の場合、あなたはゲームに勝利する。",
        Scene(["play X", {"over": "24-2c"}], me={"hand": ["X", "アカ", "クロ", "シロ"]}),
        Scene(["play X", {"over": ""}], me={"hand": ["X", "アカ", "クロ"]}),
        Scene(["play X", {"over": ""}], me={"hand": ["X", "アカ", "クロ", "シロ"], "life": 19}),
    ),
    Play(
        "カードを3枚引く。あなたの手札が4枚以上になった場合、あなたはゲームに敗北する。",
        Scene(["play X", {"over": "24-3c"}], me={"hand": ["X", "アカ"]}),
        Scene(["play X", {"over": ""}], me={"hand": ["X"]}),
    ),
    Play(
        "「構え」《自ターン中任意》:このミニオンが疲労状態でないなら、このミニオンを疲労させる。",
        Scene(["use", {"X.rest": True}, "use", {"X.rest": True}], me={"minions": ["X"]}),
    ),
    # -- descriptions
    Play(
        "フィールドにある黒属性を持たないミニオンを全て除外する。",
        Scene(
            ["play X", {"me.minions": ["クロ", "", ""], "foe.minions": ["", "", ""]}],
            me={"hand": ["X"], "minions": ["クロ", "アカ"]},
            foe={"minions": ["シロ"]},
        ),
    ),
    Play(
        "相手のタイプ「騎士」を持たないミニオンを全て除外する。",
        Scene(
            ["play X", {"foe.minions": ["", "シロ", ""]}],
            me={"hand": ["X"]},
            foe={"minions": ["クロ", "シロ"]},
        ),
    ),
    Play(
        "相手の「速攻」を持たないミニオンを全て除外する。",
        Scene(
            ["play X", {"foe.minions": ["", "ハヤテ", ""]}],
            me={"hand": ["X"]},
            foe={"minions": ["クロ", "ハヤテ"]},
        ),
    ),
    Play(
        "相手のフィールドにある、ATKが最も高いミニオン1体を選びブレイクする。",
        Scene(
            ["play X", {"foe.minions": ["アカ", "", "シロ"]}],
            me={"hand": ["X"], "minions": ["オオ"]},
            foe={"minions": ["アカ", "クロ", "シロ"]},
        ),
        # of two that are as high one is chosen
        Scene(
            ["play X", {"pick シロ": False}, "pick ミドリ", {"foe.minions": ["アカ", "", "シロ"]}],
            me={"hand": ["X"]},
            foe={"minions": ["アカ", "ミドリ", "シロ"]},
        ),
        Scene(["unlock X", {"me.standby": ["X"]}], me={"hand": ["X"], "minions": ["オオ"]}),
    ),
    Play(
        "フィールドにあるHPが最も低いミニオンを全てブレイクする。",
        Scene(
            ["play X", {"me.minions": ["", "クロ", ""], "foe.minions": ["", "シロ", ""]}],
            me={"hand": ["X"], "minions": ["アカ", "クロ"]},
            foe={"minions": ["クロ/2", "シロ"]},
        ),
    ),
    Play(
        "相手の疲労状態でないミニオン1体を選び、疲労させる。",
        Scene(
            ["play X", {"シロ.rest": True}],
            me={"hand": ["X"]},
            foe={"minions": ["クロ/rest", "シロ"]},
        ),
    ),
    Play(
        "相手の行動不能状態でないミニオンを全てブレイクする。",
        Scene(
            ["play X", {"foe.minions": ["クロ", "", ""]}],
            me={"hand": ["X"]},
            foe={"minions": ["クロ/new", "シロ"]},
        ),
    ),
    Play(
        "除外ゾーンにある表向きのミニオンカードを1枚選び、手札に加える。",
        Scene(
            ["play X", {"me.hand": ["アカ"], "foe.hand": 0, "me.excluded": ["クロ"]}],
            me={"hand": ["X"], "excluded": ["アカ", "クロ/down"]},
        ),
        # 17-3: of both players, each to its own hand
        Scene(
            ["play X", "pick シロ", {"foe.hand": ["シロ"], "me.hand": 0}],
            me={"hand": ["X"], "excluded": ["アカ"]},
            foe={"excluded": ["シロ"]},
        ),
    ),
    # -- how units lie, and lanes
    Play(
        "「風」《レーン移動時》:このカードの疲労を回復する。",
        Scene(["move X 1", {"X.rest": False, "move X": True}], me={"minions": ["X"]}),
    ),
    Play(
        "あなたのミニオン2体を選び、それらの位置を入れ替える。",
        Scene(
            ["play X", "pick アカ クロ", {"me.minions": ["クロ", "シロ", "アカ"]}],
            me={"hand": ["X"], "minions": ["アカ", "シロ", "クロ"]},
        ),
        Scene(["unlock X", {"me.standby": ["X"]}], me={"hand": ["X"], "minions": ["アカ"]}),
    ),
    # 17-3, 01-5: not with a minion of the other player
    Play(
        "フィールドにあるミニオン2体を選び、それらの位置を入れ替える。カードを1枚引く。",
        Scene(
            [
                "play X",
                {"me.minions": ["アカ", "", ""], "foe.minions": ["", "クロ", ""], "me.hand": 0},
            ],
            me={"hand": ["X"], "minions": ["アカ"]},
            foe={"minions": [None, "クロ"]},
        ),
    ),
    Play(
        "相手のミニオン1体を選び疲労させる。そのミニオンは次の相手のスタートフェイズに活性状態にならない。",
        Scene(
            ["play X", "turn", {"クロ.rest": True}, "turn", "turn", {"クロ.rest": False}],
            me={"hand": ["X"]},
            foe={"minions": ["クロ"]},
        ),
    ),
    Play(
        "あなたのミニオン1体を選び疲労させる。そのミニオンは次のあなたのスタートフェイズに活性しない。",
        Scene(
            ["play X", "turn", "turn", {"クロ.rest": True}, "turn", "turn", {"クロ.rest": False}],
            me={"hand": ["X"], "minions": ["クロ"]},
        ),
    ),
    # -- attacks
    Play(
        "「狙い」《アタック時》:このミニオンがアタックしているミニオンに1ダメージを与える。",
        Scene(
            ["attack X ミドリ", {"ミドリ.damage": 2, "クロ.damage": 0}],
            me={"minions": ["X"]},
            foe={"minions": [None, "クロ", "ミドリ"]},
        ),
        # 01-5 would end it: a master is no minion, and takes none
        Scene(["attack X", {"foe.life": 19}], me={"minions": ["X"]}),
    ),
    Play(
        "ターン終了時まで、相手のミニオンはブロッカーになれない。",
        Scene(
            ["play X", "attack アカ 名もなき将", {"foe.life": 18}],
            me={"hand": ["X"], "minions": ["アカ"]},
            foe={"minions": [None, None, "クロ"]},
        ),
    ),
    # -- costs, rulings
    Play(
        "「倹約」《常時》:あなたのスキルカードのアンロックコストは1少なくなる。",
        Scene(
            ["play ワザ", {"me.cores": 5}, "play アカ 1", {"me.cores": 4}],
            me={"minions": ["X"], "hand": ["ワザ", "アカ"]},
        ),
    ),
    Play(
        "「重税」《常時》:相手のミニオンのアンロックコストは2多くなる。",
        Scene(
            ["turn", {"unlock アカ": False}, "play ワザ", {"foe.cores": 1}],
            me={"minions": ["X"]},
            foe={"hand": ["アカ", "ワザ"], "cores": 1},
        ),
    ),
    Play(
        "「封鎖」《常時》:相手はこのミニオンと同じレーンにミニオンを配置できない。",
        Scene(
            ["turn", "unlock アカ", "standby アカ", {"foe.standby": ["アカ"]}],
            me={"minions": ["X"]},
            foe={"hand": ["アカ"]},
        ),
        # 18-2: its left lane is their right one; effects place none there either
        Scene(
            ["turn", "use ヨビ", {"foe.minions": ["ヨビ", "アカ", ""]}],
            me={"minions": ["X"]},
            foe={"minions": ["ヨビ"], "wait2": ["アカ"]},
        ),
    ),
    Play(
        "「交代」《自ターン中任意1回》【手札を1枚除外する】:カードを1枚引く。",
        Scene(
            ["use", "pick アカ", {"me.excluded": ["アカ"], "me.hand": 2, "use X": False}],
            me={"minions": ["X"], "hand": ["アカ", "クロ"]},
        ),
        Scene([{"use X": False}], me={"minions": ["X"]}, foe={"hand": 2}),
    ),
    Play(
        "「早駆け」《自ターン中任意1回》【1マスターポイントを支払い、このカードを疲労させる】:カードを1枚引く。",
        Scene(["use", {"X.rest": True, "me.cores": 4, "me.hand": 1}], me={"minions": ["X"]}),
        Scene([{"use X": False}], me={"minions": ["X/new"]}),  # 29-1
        Scene([{"use X": False}], me={"minions": ["X/rest"]}),
        Scene([{"use X": False}], me={"minions": ["X"], "cores": 0}),
    ),
    Play(
        "「大技」《自ターン中任意1回》【X点のマスターポイントを支払う】:相手のミニオン1体を選び、Xダメージを与える。",
        Scene(
            ["use", "say 3", {"オオ.damage": 3, "me.cores": 2}],
            me={"minions": ["X"]},
            foe={"minions": ["オオ"]},
        ),
    ),
    Play(
        "「武装」《自ターン中任意》【2マスターポイント】:このミニオンは、ターン終了時まで「+1/+1」の修正を得る。このミニオンが右レーンにいる場合、さらに「跳躍」を得る。",
        Scene(["use", {"X": (2, 4), "X.leap": True}], me={"minions": [None, None, "X"]}),
        Scene(["use", {"X": (2, 4), "X.leap": False}], me={"minions": ["X"]}),
    ),
    Play(
        "「主の声」《自ターン中任意1回》:このマスターを疲労させる。",
        Scene(["use X 0", {"X.rest": True}], me={"master": "X"}, x={"kind": "master"}),
    ),
    Play(
        "「卿の声」《自ターン中任意1回》:このロードを疲労させる。",
        Scene(["use", {"X.rest": True}], me={"lord": ["X"]}, x={"kind": "lord"}),
    ),
    # -- players
    Play(
        "あなたと相手は、それぞれカードを1枚引く。",
        Scene(["play X", {"me.hand": 1, "foe.hand": 1}], me={"hand": ["X"]}),
    ),
    Play(
        "お互いは自分のコアゾーンにあるコアを1つ、自分のマスターの上に置く。",
        Scene(
            ["play X", {"me.cores": 4, "me.on_master": 2, "foe.cores": 4, "foe.on_master": 2}],
            me={"hand": ["X"]},
        ),
    ),
    # -- abilities that work elsewhere (35-13)
    Play(
        "「芽」《あなたのフィールドに緑属性を持つミニオンが配置された時》:このカードがあなたのタイムラインにある場合、このカードをあなたのフィールドに配置する。",
        Scene(
            ["play ミドリ 0", "lane 1", {"me.minions": ["ミドリ", "X", ""]}],
            me={"hand": ["ミドリ"], "wait3": ["X"]},
        ),
        Scene(
            ["play アカ 0", {"me.minions": ["アカ", "", ""]}], me={"hand": ["アカ"], "wait3": ["X"]}
        ),
        Scene(
            ["turn", "play ミドリ 0", {"me.minions": ["", "", ""]}],
            me={"wait4": ["X"]},
            foe={"hand": ["ミドリ"]},
        ),
    ),
]


@pytest.mark.parametrize("play", PLAYS, ids=repr)
def test_play(play: Play) -> None:
    run(play)
