"""What units are given, gain and cannot do, and for how long (35-10 to 35-12, 38-5, 38-10)."""

from __future__ import annotations

import pytest
from tests.games.legions.meaning.played import Play, Scene, run

IN_HAND = {"hand": ["X"]}
ON_FIELD = {"minions": ["X"]}

PLAYS = [
    # 38-5
    Play(
        "あなたのミニオンを1体選び、ターン終了時まで「+2/+1」の修正を与える。",
        Scene(
            ["play X", {"アカ": (4, 3)}, "turn", {"アカ": (2, 2)}],
            me={**IN_HAND, "minions": ["アカ"]},
        ),
    ),
    # 35-10: without a limit it ends when the unit leaves the field
    Play(
        "あなたのミニオンを1体選び、「+1/+1」の修正を与える。",
        Scene(["play X", "turn", "turn", {"アカ": (3, 3)}], me={**IN_HAND, "minions": ["アカ"]}),
    ),
    Play(
        "相手のミニオンを1体選び、ターン終了時まで「-1/-2」の修正を与える。",
        Scene(
            ["play X", "pick クロ", {"クロ": (2, 2)}],
            me=IN_HAND,
            foe={"minions": ["クロ", "アカ"]},
        ),
        # 10-1: no HP is left
        Scene(
            ["play X", "pick アカ", {"foe.wait1": ["アカ"]}],
            me=IN_HAND,
            foe={"minions": ["クロ", "アカ"]},
        ),
    ),
    # 35-11: X is fixed when the effect is resolved
    Play(
        "あなたの手札の枚数をXとし、フィールドにいるミニオン1体を選び、ターン終了時まで「+X/+X」の修正を与える。",
        Scene(
            ["play X", {"アカ": (4, 4)}, "play ワザ", {"アカ": (4, 4)}],
            me={"hand": ["X", "ワザ", "クロ"], "minions": ["アカ"]},
        ),
    ),
    Play(
        "あなたの手札の枚数をXとし、相手のミニオンを1体選び、ターン終了時まで「-X/+0」の修正を与える。",
        Scene(
            ["play X", {"クロ": (1, 4)}],
            me={"hand": ["X", "アカ", "シロ"]},
            foe={"minions": ["クロ"]},
        ),
        # 09-2: not below 0
        Scene(
            ["play X", {"アカ": (0, 2)}],
            me={"hand": ["X", "クロ", "ミドリ", "シロ"]},
            foe={"minions": ["アカ"]},
        ),
    ),
    # 38-5: what becomes less may be written as less by nothing
    Play(
        "相手のミニオンを1体選び、ターン終了時まで「-2/-0」の修正を与える。",
        Scene(["play X", {"クロ": (1, 4)}], me=IN_HAND, foe={"minions": ["クロ"]}),
    ),
    # 38-10: keywords
    Play(
        "あなたのミニオンを1体選び、ターン終了時まで「速攻※」を与える。\n※速攻(すぐに動ける。)",
        Scene(
            ["play X", {"アカ.haste": True, "attack アカ": True}, "turn", {"アカ.haste": False}],
            me={**IN_HAND, "minions": ["アカ/new"]},
        ),
    ),
    Play(
        "あなたのミニオンを1体選び、ターン終了時まで「+2/+0」の修正と「貫通2」を与える。",
        Scene(["play X", {"アカ": (4, 2), "アカ.pierce": 2}], me={**IN_HAND, "minions": ["アカ"]}),
        Scene(["play X", {"ツラヌキ.pierce": 4}], me={**IN_HAND, "minions": ["ツラヌキ"]}),
    ),
    Play(
        "あなたのミニオン全ては、次の相手ターン終了時まで「結界」を得る。",
        Scene(
            ["play X", "turn", {"アカ.barrier": True}, "turn", {"アカ.barrier": False}],
            me={**IN_HAND, "minions": ["アカ"]},
        ),
        Scene(
            ["play X", "turn", "unlock キル", {"foe.standby": ["キル"]}],
            me={**IN_HAND, "minions": ["アカ"]},
            foe={"hand": ["キル"]},
        ),
    ),
    Play(
        "「声」《配置時》:このカードは、ターン終了時まで「+1/+0」の修正と「強襲」を得る。",
        Scene(["play X 0", {"X": (2, 3), "X.assault": True}], me=IN_HAND),
    ),
    Play(
        "「声」《常時》:あなたのフィールドにいるこのカード以外のミニオンは「先制」を得る。",
        Scene(
            [{"アカ.first_strike": True, "X.first_strike": False}], me={"minions": ["X", "アカ"]}
        ),
    ),
    Play(
        "「声」《常時》:あなたの手札の枚数をXとし、このカードは「+X/+0」の修正を得る。",
        Scene(
            [{"X": (3, 3)}, "play ワザ", {"X": (3, 3)}, "unlock クロ", "standby", {"X": (2, 3)}],
            me={**ON_FIELD, "hand": ["ワザ", "クロ"]},
        ),
    ),
    Play(
        "「声」《常時》:あなたの他のミニオンがいるなら、このカードは「威圧2」を得る。",
        Scene([{"X.menace": 2}, "exclude アカ", {"X.menace": 0}], me={"minions": ["X", "アカ"]}),
    ),
    Play(
        "相手のミニオン全ては、ターン終了時まで「速攻」を失う。",
        Scene(["play X", {"ハヤテ.haste": False}], me=IN_HAND, foe={"minions": ["ハヤテ"]}),
    ),
    Play(
        "相手のミニオン全ては、ターン終了時まで「貫通」を失う。",
        Scene(["play X", {"ツラヌキ.pierce": 0}], me=IN_HAND, foe={"minions": ["ツラヌキ"]}),
    ),
    Play(
        "「声」《常時》:あなたの他のミニオンは全てのアビリティを失う。",
        Scene([{"use ツトメ": False}], me={"minions": ["X", "ツトメ"]}),
    ),
    # 01-3: what cannot be done
    Play(
        "「声」《常時》:このカードと同一レーンにいる相手のミニオンはアタックできない。",
        Scene(
            [{"attack アカ": False, "attack クロ": True}],
            me={"minions": ["アカ", "クロ"]},
            foe={"minions": [None, None, "X"]},
        ),
    ),
    Play(
        "相手のミニオンを1体選び、疲労させる。そのミニオンは、次の相手ターン終了時までスタートフェイズに活性しない。",
        Scene(
            ["play X", "turn", {"アカ.rest": True}, "turn", "turn", {"アカ.rest": False}],
            me=IN_HAND,
            foe={"minions": ["アカ"]},
        ),
    ),
    Play(
        "「声」《常時》:相手のミニオンはレーン移動できない。",
        Scene([{"move アカ": False}], me={"minions": ["アカ"]}, foe=ON_FIELD),
    ),
    Play(
        "「声」《常時》:このカードはアタックターゲットにならない。",
        Scene(
            ["attack アカ", "target クロ", {"クロ.damage": 2}],
            me={"minions": [None, "アカ"]},
            foe={"minions": ["クロ", "X", "シロ"]},
        ),
    ),
    Play(
        "「声」《常時》:相手のミニオンはブロックできない。",
        Scene(
            ["attack アカ", {"target 名もなき将": True}, "target 名もなき将", {"foe.life": 18}],
            me={"minions": [None, "アカ", "X"]},
            foe={"minions": [None, "クロ"]},
        ),
    ),
    Play(
        "「声」《常時》:このカードはコスト3以上のミニオンにブロックされない。",
        Scene(
            ["attack X 名もなき将", {"foe.life": 19}],
            me={"minions": [None, "X"]},
            foe={"minions": [None, "クロ"]},
        ),
        Scene(
            ["attack X", {"foe.life": 20, "ミドリ.damage": 1}],
            me={"minions": [None, "X"]},
            foe={"minions": [None, "ミドリ"]},
        ),
    ),
    Play(
        "「声」《自ターン中任意》:このカードは、ターン終了時までコスト3以上のミニオンにブロックされない。",
        Scene(
            ["use", "attack X 名もなき将", {"foe.life": 19}],
            me={"minions": [None, "X"]},
            foe={"minions": [None, "クロ"]},
        ),
    ),
    Play(
        "「声」《常時》:相手のミニオンはアビリティを起動できない。",
        Scene([{"use ツトメ": False}], me={"minions": ["ツトメ"]}, foe=ON_FIELD),
    ),
    Play(
        "「声」《常時》:このカードは効果でブレイクしない。",
        Scene(["play キル", {"foe.minions": ["X", "", ""]}], me={"hand": ["キル"]}, foe=ON_FIELD),
    ),
    Play(
        "「声」《常時》:このカードはダメージを受けない。",
        Scene(["play ヤ", {"X.damage": 0}], me={"hand": ["ヤ"]}, foe=ON_FIELD),
    ),
    Play(
        "「声」《常時》:このカードはコスト1のミニオンからダメージを受けない。",
        Scene(
            ["attack アカ", {"X.damage": 0, "アカ.damage": 1}],
            me={"minions": [None, "アカ"]},
            foe={"minions": [None, "X"]},
        ),
        Scene(
            ["attack ミドリ", {"X.damage": 2}],
            me={"minions": [None, "ミドリ"]},
            foe={"minions": [None, "X"]},
        ),
    ),
    Play(
        "「声」《常時》:このカードは受けるダメージが-1される。",
        Scene(["play ヤ", {"X.damage": 1}], me={"hand": ["ヤ"]}, foe=ON_FIELD),
    ),
    Play(
        "「声」《常時》:相手のマスターはライフを得られない。",
        Scene(["play イヤシ", {"me.life": 10}], me={"hand": ["イヤシ"], "life": 10}, foe=ON_FIELD),
    ),
    Play(
        "「声」《常時》:このカードは全てのレーンのミニオンにアタックできる。",
        Scene(
            ["attack X クロ", {"クロ.damage": 1}], me=ON_FIELD, foe={"minions": ["クロ", "シロ"]}
        ),
    ),
    Play(
        "「声」《常時》:あなたのフィールドにいる他のミニオンはコストが-1される。",
        Scene([{"クロ.cost": 2, "X.cost": 1}], me={"minions": ["X", "クロ"]}),
    ),
    Play(
        "「声」《常時》:あなたがアンロックする赤属性を持つミニオンはコストが-1される。",
        Scene(
            ["unlock アカ", "standby", {"me.cores": 1}, {"unlock クロ": False}],
            me={**ON_FIELD, "hand": ["アカ", "クロ"], "cores": 1},
        ),
    ),
    Play(
        "「声」《常時》:相手はスキルをアンロックできない。",
        Scene(
            [{"unlock ワザ": False, "unlock アカ": True}],
            me={"hand": ["ワザ", "アカ"]},
            foe=ON_FIELD,
        ),
    ),
    Play(
        "相手は、次の相手ターン終了時までスキルをプレイできない。",
        Scene(
            ["play X", "turn", {"play イヤシ": False}, "turn", "turn", {"play イヤシ": True}],
            me=IN_HAND,
            foe={"standby": ["イヤシ"]},
        ),
    ),
]


@pytest.mark.parametrize("play", PLAYS, ids=repr)
def test_play(play: Play) -> None:
    run(play)
