"""What is done with cards, cores and life (chapter 38), and how sentences are put together."""

from __future__ import annotations

import pytest
from tests.games.legions.meaning.played import Play, Scene, run

PLAYS = [
    # 38-1: damage
    Play(
        "相手のミニオンを1体選び、2点のダメージを与える。",
        Scene(
            [
                "play X",
                {"pick アカ": False},
                "pick ミドリ",
                {"ミドリ.damage": 2, "foe:シロ.damage": 0},
            ],
            me={"hand": ["X"], "minions": ["アカ"]},
            foe={"minions": ["ミドリ", "シロ"]},
        ),
        Scene(
            ["play X", {"foe.minions": ["", "", ""], "foe.wait1": ["アカ"], "me.wait2": ["X"]}],
            me={"hand": ["X"]},
            foe={"minions": ["アカ"]},
        ),
        # 35-9: without a target it cannot be played, only stand by
        Scene(["unlock X", {"me.standby": ["X"]}], me={"hand": ["X"]}),
    ),
    Play(
        "相手のフィールドにいるミニオン全てに1点のダメージを与える。",
        Scene(
            ["play X", {"ミドリ.damage": 1, "シロ.damage": 1, "クロ.damage": 0}],
            me={"hand": ["X"], "minions": ["クロ"]},
            foe={"minions": ["ミドリ", "シロ"]},
        ),
    ),
    Play(
        "相手のマスターに3点のダメージを与える。",
        Scene(["play X", {"foe.life": 17, "me.life": 20}], me={"hand": ["X"]}),
        Scene(["play X", {"over": "24-2a"}], me={"hand": ["X"]}, foe={"life": 3}),
    ),
    # 30-2, 30-2a: master points
    Play(
        "「声」《配置時》:あなたはXMPを支払う。このカードは「+X/+X」の修正を得る。",
        Scene(["play X 0", "say 2", {"X": (3, 5), "me.cores": 2}], me={"hand": ["X"]}),
        Scene(["play X 0", "say 0", {"X": (1, 3), "me.cores": 4}], me={"hand": ["X"]}),
    ),
    Play(
        "2MPを支払ってもよい。そうしたなら、あなたはカードを1枚引く。",
        Scene(["play X", "yes", {"me.hand": 1, "me.cores": 2}], me={"hand": ["X"]}),
        Scene(["play X", "no", {"me.hand": 0, "me.cores": 4}], me={"hand": ["X"]}),
        # 01-5: with too few of them nobody is asked
        Scene(["play X", {"me.hand": 0, "me.cores": 1}], me={"hand": ["X"], "cores": 2}),
    ),
    Play(
        "各プレイヤーは1MPを支払う。",
        Scene(["play X", {"foe.cores": 4, "me.cores": 3}], me={"hand": ["X"]}),
    ),
    # 01-5: what cannot be paid ends the effect
    Play(
        "相手は1MPを支払う。相手はカードを1枚引く。",
        Scene(["play X", {"foe.hand": 1, "foe.cores": 4}], me={"hand": ["X"]}),
        Scene(["play X", {"foe.hand": 0}], me={"hand": ["X"]}, foe={"cores": 0}),
    ),
    # 38-2, 08-5: life
    Play(
        "あなたのマスターは4点のライフを得る。",
        Scene(["play X", {"me.life": 14}], me={"hand": ["X"], "life": 10}),
        Scene(["play X", {"me.life": 20}], me={"hand": ["X"], "life": 18}),
    ),
    Play(
        "相手のマスターは2点のライフを失う。",
        Scene(["play X", {"foe.life": 18}], me={"hand": ["X"]}),
    ),
    # 07-3, 38-12: cores
    Play(
        "相手のコアゾーンにあるコアを2つ疲労させる。",
        Scene(
            ["play X", {"foe.cores": 3, "foe.spent": 2, "foe.points": 2, "me.cores": 4}],
            me={"hand": ["X"]},
        ),
        # 01-5: fewer are not so many
        Scene(["play X", {"foe.cores": 0, "foe.spent": 1}], me={"hand": ["X"]}, foe={"cores": 1}),
    ),
    Play(
        "あなたのマスターの上にあるコアを1つ、あなたのコアゾーンに置く。",
        Scene(
            ["play X", {"me.on_master": 1, "me.cores": 5, "foe.on_master": 2}],
            me={"hand": ["X"], "on_master": 2},
            foe={"on_master": 2},
        ),
    ),
    Play(
        "相手のコアゾーンからコアを1つ取り、マスターの上に置く。",
        Scene(["play X", {"me.cores": 4, "foe.cores": 4, "foe.on_master": 2}], me={"hand": ["X"]}),
    ),
    Play(
        "あなたのコアゾーンからコアを2つ選び、ウェイトゾーンⅡに置く。",
        Scene(["play X", {"me.cores2": 2, "me.cores": 3, "me.spent": 0}], me={"hand": ["X"]}),
    ),
    Play(
        "各プレイヤーは自分のロードの上にあるコアを1つ、自分のマスターの上に置く。",
        Scene(
            ["play X", {"me.on_lord": 1, "me.on_master": 2, "foe.on_lord": 0, "foe.on_master": 2}],
            me={"hand": ["X"], "lord": ["キミ"], "on_lord": 2},
            foe={"lord": ["キミ"], "on_lord": 1},
        ),
        # 01-5: who has none ends it
        Scene(
            ["play X", {"me.on_lord": 0, "foe.on_lord": 1}],
            me={"hand": ["X"]},
            foe={"lord": ["キミ"], "on_lord": 1},
        ),
    ),
    Play(
        "「声」《自ターン中任意》【このカードの上にあるコアを1つ、コアゾーンに置く】:カードを1枚引く。",
        Scene(
            ["use", "use", {"use X": False, "me.hand": 2, "me.on_lord": 0, "me.cores": 7}],
            me={"lord": ["X"], "on_lord": 2},
            x={"kind": "lord"},
        ),
        Scene(
            ["use", {"use X": False, "me.hand": 1, "me.on_master": 0}],
            me={"master": "X", "on_master": 1},
            x={"kind": "master"},
        ),
    ),
    # 38-3: wait turns
    Play(
        "あなたのタイムラインにあるカードを1枚選び、WT-1する。",
        Scene(
            ["play X", "pick アカ", {"me.wait2": ["アカ", "X"], "me.wait1": ["クロ"]}],
            me={"hand": ["X"], "wait3": ["アカ"], "wait1": ["クロ"]},
        ),
        Scene(
            ["play X", "pick クロ", {"me.standby": ["クロ"], "me.wait3": ["アカ"]}],
            me={"hand": ["X"], "wait3": ["アカ"], "wait1": ["クロ"]},
        ),
        # 38-6: no room on standby
        Scene(
            ["play X", {"me.standby": ["ミドリ", "シロ"], "me.wait3": ["クロ"], "me.wait1": 0}],
            me={"hand": ["X"], "wait1": ["クロ"], "standby": ["ミドリ", "シロ"]},
        ),
    ),
    Play(
        "相手のスタンバイゾーン及びタイムラインにあるカードを2枚まで選び、WT+1する。",
        Scene(
            ["play X", "pick アカ クロ", {"foe.wait1": ["アカ"], "foe.wait4": ["クロ"]}],
            me={"hand": ["X"]},
            foe={"standby": ["アカ"], "wait4": ["クロ"]},
        ),
        Scene(["play X", {"asked": "main", "me.wait2": ["X"]}], me={"hand": ["X"]}),
    ),
    Play(
        "あなたの手札の枚数をXとし、相手のタイムラインにあるカードを1枚選び、WT+Xする。",
        Scene(
            ["play X", {"foe.wait3": ["アカ"]}],
            me={"hand": ["X", "クロ", "シロ"]},
            foe={"wait1": ["アカ"]},
        ),
    ),
    Play(
        "あなたの手札の枚数をXとし、あなたのタイムラインにあるカードを1枚選び、WT-Xする。",
        Scene(
            ["play X", {"me.wait2": ["アカ", "X"]}],
            me={"hand": ["X", "クロ", "シロ"], "wait4": ["アカ"]},
        ),
    ),
    # 38-4: breaking
    Play(
        "相手のミニオンを1体選び、ブレイクする。",
        Scene(["play X", {"foe.wait3": ["クロ"]}], me={"hand": ["X"]}, foe={"minions": ["クロ"]}),
    ),
    Play(
        "相手のロードを1体選び、ブレイクする。",
        Scene(
            ["play X", {"foe.excluded": ["キミ"], "foe.on_master": 3}],
            me={"hand": ["X"]},
            foe={"lord": ["キミ"], "on_lord": 2},
        ),
    ),
    Play(
        "あなたのスタンバイゾーンにあるスキルを1枚選び、ブレイクする。",
        Scene(["play X", {"me.wait2": ["ワザ", "X"]}], me={"hand": ["X"], "standby": ["ワザ"]}),
    ),
    # 38-6: putting, 33-1: placing
    Play(
        "あなたの除外ゾーンにあるミニオンを1枚選び、ウェイトゾーンⅢに置く。",
        Scene(
            ["play X", {"me.wait3": ["クロ"], "me.excluded": ["ワザ"]}],
            me={"hand": ["X"], "excluded": ["クロ", "ワザ"]},
        ),
    ),
    Play(
        "あなたの山札の上から2枚をウェイトゾーンⅠに置く。",
        Scene(
            ["play X", {"me.wait1": ["アカ", "クロ"], "me.deck": ["シロ"]}],
            me={"hand": ["X"], "top": ["アカ", "クロ", "シロ"]},
        ),
    ),
    Play(
        "あなたの手札にあるカードを1枚選び、山札の下に置く。",
        Scene(
            ["play X", "pick アカ", {"me.hand": ["クロ"], "me.deck": ["シロ", "アカ"]}],
            me={"hand": ["X", "アカ", "クロ"], "deck": ["シロ"]},
        ),
    ),
    Play(
        "あなたの手札にあるカードを1枚選び、山札の上に置く。",
        Scene(
            ["play X", {"me.hand": 0, "me.deck": ["アカ", "シロ"]}],
            me={"hand": ["X", "アカ"], "deck": ["シロ"]},
        ),
    ),
    Play(
        "あなたのタイムラインにあるミニオンを1体選び、フィールドに配置する。",
        Scene(
            [
                "play X",
                {"asked": "lane"},
                "lane 2",
                {"me.minions": ["", "", "アカ"], "attack アカ": False},
            ],
            me={"hand": ["X"], "wait2": ["アカ"]},
        ),
        # 38-6: no room
        Scene(
            ["play X", {"me.wait1": ["アカ"], "me.minions": ["クロ", "シロ", "ミドリ"]}],
            me={"hand": ["X"], "wait2": ["アカ"], "minions": ["クロ", "シロ", "ミドリ"]},
        ),
    ),
    Play(
        "あなたのタイムラインにあるミニオンを1体選び、右レーンに配置する。",
        Scene(
            ["play X", {"me.minions": ["", "", "アカ"]}],
            me={"hand": ["X"], "wait2": ["アカ"]},
        ),
    ),
    Play(
        "あなたのタイムラインにあるミニオンを1体選び、空いているレーンに疲労状態で配置する。",
        Scene(
            ["play X", "lane 0", {"アカ.rest": True}],
            me={"hand": ["X"], "wait2": ["アカ"]},
        ),
    ),
    Play(
        "相手のミニオンを1体選び、手札に戻す。",
        Scene(["play X", {"foe.hand": ["アカ"]}], me={"hand": ["X"]}, foe={"minions": ["アカ"]}),
    ),
    # 38-7: excluding
    Play(
        "相手のタイムラインにあるカード全てを除外する。",
        Scene(
            ["play X", {"foe.excluded": ["アカ", "クロ"], "foe.standby": ["シロ"]}],
            me={"hand": ["X"]},
            foe={"wait1": ["アカ"], "wait4": ["クロ"], "standby": ["シロ"]},
        ),
    ),
    Play(
        "相手の手札にあるカードを無作為に1枚選び、裏向きに除外する。",
        Scene(
            ["play X", {"foe.excluded": ["アカ"], "アカ.down": True, "foe.hand": 0}],
            me={"hand": ["X"]},
            foe={"hand": ["アカ"]},
        ),
        Scene(["unlock X", {"me.standby": ["X"]}], me={"hand": ["X"]}),
    ),
    # 38-8, 38-12, 38-13
    Play(
        "相手のミニオンを1体選び、リバース状態にする。",
        Scene(
            ["play X", {"アカ.down": True, "foe.minions": ["アカ", "", ""]}],
            me={"hand": ["X"]},
            foe={"minions": ["アカ"]},
        ),
    ),
    Play(
        "あなたのリバース状態のカードを1枚選び、オープン状態にする。",
        Scene(
            ["play X", {"アカ.down": False, "attack アカ": True}],
            me={"hand": ["X"], "minions": ["アカ/down", "クロ"]},
        ),
    ),
    Play(
        "相手の活性状態のミニオンを1体選び、疲労させる。",
        Scene(
            ["play X", {"アカ.rest": True}],
            me={"hand": ["X"]},
            foe={"minions": ["アカ", "クロ/rest"]},
        ),
    ),
    Play(
        "あなたの疲労状態のミニオンを1体選び、活性状態にする。",
        Scene(
            ["play X", {"クロ.rest": False, "attack クロ": True}],
            me={"hand": ["X"], "minions": ["アカ", "クロ/rest"]},
        ),
    ),
    # 38-9: the master attacks
    Play(
        "あなたのマスターは「ATK3」でアタックを行う。",
        Scene(["play X", {"foe.life": 17}], me={"hand": ["X"]}),
        Scene(
            [
                "play X",
                {"target クロ": True, "target 名もなき将": False},
                "target クロ",
                {"クロ.damage": 3, "me.life": 17},
            ],
            me={"hand": ["X"]},
            foe={"minions": ["シロ", "クロ"]},
        ),
    ),
    Play(
        "あなたのマスターは「ATK3/貫通2/先制」でアタックを行う。",
        Scene(
            ["play X", {"foe.wait2": ["ミドリ"], "foe.life": 18, "me.life": 20}],
            me={"hand": ["X"]},
            foe={"minions": [None, "ミドリ"]},
        ),
    ),
    # 38-11: drawing
    Play(
        "カードを2枚引く。",
        Scene(["play X", {"me.hand": 2}], me={"hand": ["X"]}),
        Scene(["play X", {"over": "24-3b"}], me={"hand": ["X"], "deck": 1}),
    ),
    Play(
        "各プレイヤーはカードを1枚引く。",
        Scene(["play X", {"me.hand": 1, "foe.hand": 1}], me={"hand": ["X"]}),
    ),
    # 38-14: その後, in the same sequence
    Play(
        "自分はカードを1枚引く。その後、相手はカードを1枚引く。",
        Scene(["play X", {"me.hand": 1, "foe.hand": 1}], me={"hand": ["X"]}),
    ),
    # 38-15: options
    Play(
        "以下から1つを選び解決する。・あなたはカードを1枚引く。・あなたのマスターは2点のライフを得る。",
        Scene(
            ["play X", {"asked": "mode"}, "say 1", {"me.hand": 1, "me.life": 10}],
            me={"hand": ["X"], "life": 10},
        ),
        Scene(["play X", "say 2", {"me.hand": 0, "me.life": 12}], me={"hand": ["X"], "life": 10}),
    ),
    Play(
        "以下から2つを選び解決する。・あなたはカードを1枚引く。・あなたのマスターは2点のライフを得る。・相手のマスターに1点のダメージを与える。",
        Scene(
            [
                "play X",
                "say 3",
                {"asked": "mode"},
                "say 1",
                {"me.hand": 1, "foe.life": 19, "me.life": 10},
            ],
            me={"hand": ["X"], "life": 10},
        ),
    ),
    # 38-16: instead
    Play(
        "相手のマスターに1点のダメージを与える。あなたのライフが5以下なら、代わりに相手のマスターに3点のダメージを与える。",
        Scene(["play X", {"foe.life": 19}], me={"hand": ["X"]}),
        Scene(["play X", {"foe.life": 17}], me={"hand": ["X"], "life": 5}),
    ),
    Play(
        "「殻」《常時》:このカードがブレイクする場合、代わりに除外する。",
        Scene(
            ["play キル", {"foe.excluded": ["X"], "foe.wait1": 0}],
            me={"hand": ["キル"]},
            foe={"minions": ["X"]},
        ),
    ),
    Play(
        "「帰巣」《常時》:あなたの他のミニオンがブレイクする場合、代わりに手札に戻す。",
        Scene(
            ["play キル", "pick アカ", {"foe.hand": ["アカ"]}],
            me={"hand": ["キル"]},
            foe={"minions": ["X", "アカ"]},
        ),
        Scene(
            ["play キル", "pick X", {"foe.wait1": ["X"]}],
            me={"hand": ["キル"]},
            foe={"minions": ["X", "アカ"]},
        ),
    ),
    Play(
        "「壺」《常時》:このカードがブレイクする場合、代わりにウェイトゾーンⅣに置く。",
        Scene(["play キル", {"foe.wait4": ["X"]}], me={"hand": ["キル"]}, foe={"minions": ["X"]}),
    ),
    # 38-17: unlocking waits until the sequence has ended
    Play(
        "あなたの手札にある赤属性を持つミニオンを1枚選び、アンロックする。あなたはカードを1枚引く。",
        Scene(
            [
                "play X",
                "pick アカ",
                {
                    "asked": "play or standby",
                    "me.hand": ["クロ", "アカ", "雑兵"],
                    "me.wait2": ["X"],
                },
                "from アカ 0",
                {"me.minions": ["アカ", "", ""], "me.cores": 4},
            ],
            me={"hand": ["X", "アカ", "クロ"]},
        ),
    ),
    # 33-2: lanes
    Play(
        "あなたのミニオンを1体選び、空いているレーンに移動させる。",
        Scene(
            ["play X", {"asked": "lane"}, "lane 2", {"me.minions": ["", "", "アカ"]}],
            me={"hand": ["X"], "minions": ["アカ"]},
        ),
    ),
    Play(
        "あなたのミニオンを1体選び、隣接するレーンに移動させる。",
        Scene(
            ["play X", {"me.minions": ["", "アカ", ""]}], me={"hand": ["X"], "minions": ["アカ"]}
        ),
    ),
    Play(
        "あなたのミニオンを1体選び、左レーンに移動させる。",
        Scene(
            ["play X", {"me.minions": ["アカ", "", ""]}],
            me={"hand": ["X"], "minions": [None, None, "アカ"]},
        ),
        # 01-5: it cannot be done, so what follows is not
        Scene(
            ["play X", "pick アカ", {"me.minions": ["クロ", "", "アカ"]}],
            me={"hand": ["X"], "minions": ["クロ", None, "アカ"]},
        ),
    ),
    # 02-33: looking
    Play(
        "あなたの山札の上から3枚を見る。その中のミニオンを1枚まで選び、手札に加える。残りを山札の下に置く。",
        Scene(
            [
                "play X",
                {"pick ワザ": False},
                "pick クロ",
                {"me.hand": ["クロ"], "me.deck": ["シロ", "アカ", "ワザ"]},
            ],
            me={"hand": ["X"], "deck": ["アカ", "ワザ", "クロ", "シロ"]},
        ),
    ),
    Play(
        "あなたの山札にあるコスト2以下のミニオンを1枚選び、手札に加える。山札をシャッフルする。",
        Scene(
            ["play X", {"pick クロ": False}, "pick アカ", {"me.hand": ["アカ"], "me.deck": 2}],
            me={"hand": ["X"], "deck": ["クロ", "アカ", "シロ"]},
        ),
        # 01-5: none is found, and the effect ends there
        Scene(
            ["play X", "done", {"me.hand": 0, "me.deck": 1}], me={"hand": ["X"], "deck": ["クロ"]}
        ),
    ),
    # 07: cores and points
    Play(
        "あなたは2マスターポイントを得る。",
        Scene(["play X", {"me.points": 2, "me.cores": 4}], me={"hand": ["X"]}),
    ),
    Play(
        "コアを2つ疲労させる。",
        Scene(["play X", {"me.points": 2, "me.cores": 2, "me.spent": 3}], me={"hand": ["X"]}),
    ),
    Play(
        "コアを1個活性させる。",
        Scene(["play X", {"me.cores": 5, "me.spent": 2}], me={"hand": ["X"], "spent": 2}),
    ),
    Play(
        "ゲーム外からコアを2個取りマスターの上に置く。",
        Scene(["play X", {"me.on_master": 3}], me={"hand": ["X"]}),
    ),
    Play(
        "マスターの上にあるコアを1個コアゾーンに置く。",
        Scene(["play X", {"me.on_master": 0, "me.cores": 5}], me={"hand": ["X"]}),
    ),
    Play(
        "コアゾーンにあるコアを1個マスターの上に置く。",
        Scene(["play X", {"me.on_master": 2, "me.spent": 0, "me.cores": 4}], me={"hand": ["X"]}),
    ),
    Play(
        "コアゾーンにあるコアを1個ウェイトゾーンⅡに置く。あなたはカードを1枚引く。",
        Scene(["play X", {"me.cores2": 1, "me.hand": 1}], me={"hand": ["X"]}),
    ),
    # 24-2c, 24-3c
    Play("あなたはゲームに勝利する。", Scene(["play X", {"over": "24-2c"}], me={"hand": ["X"]})),
    Play("相手はゲームに敗北する。", Scene(["play X", {"over": "24-3c"}], me={"hand": ["X"]})),
    # what may be done
    Play(
        "あなたの手札にあるカードを1枚選び、除外してもよい。そうしたなら、あなたはカードを2枚引く。",
        Scene(
            ["play X", "yes", {"me.hand": 2, "me.excluded": ["アカ"]}], me={"hand": ["X", "アカ"]}
        ),
        Scene(["play X", "no", {"me.hand": ["アカ"]}], me={"hand": ["X", "アカ"]}),
    ),
]


@pytest.mark.parametrize("play", PLAYS, ids=repr)
def test_play(play: Play) -> None:
    run(play)
