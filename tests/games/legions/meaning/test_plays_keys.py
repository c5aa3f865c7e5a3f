"""Keywords (chapter 39) as cards have them printed."""

from __future__ import annotations

import pytest
from tests.games.legions.meaning.played import Play, Scene, run

CENTRE = {"minions": [None, "X"]}

PLAYS = [
    Play("速攻", Scene([{"attack X": True, "move X": True}], me={"minions": ["X/new"]})),
    Play(
        "強襲",
        Scene(
            [{"move X": False}, "attack X", {"foe.wait1": ["アカ"]}],
            me={"minions": [None, "X/new"]},
            foe={"minions": ["アカ"]},
            x={"atk": 2},
        ),
        Scene([{"attack X": False}], me={"minions": ["X/new"]}),
    ),
    Play(
        "先制",
        Scene(
            ["attack X", {"foe.wait1": ["アカ"], "X.damage": 0}],
            me=CENTRE,
            foe={"minions": [None, "アカ"]},
            x={"atk": 2},
        ),
    ),
    Play(
        "再生",
        Scene(
            ["play キル", {"foe.minions": ["X", "", ""], "X.down": True}],
            me={"hand": ["キル"]},
            foe={"minions": ["X"]},
        ),
    ),
    Play(
        "効果ダメージ無効",
        Scene(["play ヤ", {"X.damage": 0}], me={"hand": ["ヤ"]}, foe={"minions": ["X"]}),
    ),
    Play(
        "移動攻撃",
        Scene(
            ["move X 1", {"asked": "move attack"}, "attack X", {"foe.life": 19}],
            me={"minions": ["X"]},
        ),
    ),
    Play(
        "ブロック不可",
        Scene(
            ["attack アカ 名もなき将", {"foe.life": 18}],
            me={"minions": [None, "アカ"]},
            foe={"minions": [None, "X"]},
        ),
    ),
    Play(
        "直進",
        Scene(["attack X", {"foe.life": 19}], me=CENTRE, foe={"minions": ["アカ"]}),
    ),
    Play(
        "跳躍",
        Scene(
            ["attack X 名もなき将", {"foe.life": 19}], me=CENTRE, foe={"minions": [None, "アカ"]}
        ),
    ),
    Play(
        "結界",
        Scene(
            ["unlock キル", {"me.standby": ["キル"]}], me={"hand": ["キル"]}, foe={"minions": ["X"]}
        ),
    ),
    Play(
        "衝撃1",
        Scene(
            ["attack X", {"asked": "shock"}, "pick クロ", {"foe.wait2": ["クロ"]}],
            me={"minions": ["X"]},
            foe={"wait1": ["クロ"], "standby": ["アカ"]},
        ),
    ),
    Play(
        "威圧2",
        Scene(
            ["attack X 名もなき将", {"foe.life": 19}], me=CENTRE, foe={"minions": [None, "ミドリ"]}
        ),
        Scene(["attack X", {"クロ.damage": 1}], me=CENTRE, foe={"minions": [None, "クロ"]}),
    ),
    Play(
        "貫通2",
        Scene(
            ["attack X", {"foe.life": 18, "foe.wait1": ["アカ"]}],
            me=CENTRE,
            foe={"minions": [None, "アカ"]},
            x={"atk": 2},
        ),
    ),
    Play(
        "右配置特性2",
        Scene([{"X": (3, 3)}, "turn", {"X": (1, 3)}], me={"minions": [None, None, "X"]}),
        Scene([{"X": (1, 3)}], me=CENTRE),
    ),
    Play(
        "中央配置特性2",
        Scene([{"X": (3, 3)}], me=CENTRE),
        Scene([{"X": (1, 3)}], me={"minions": ["X"]}),
    ),
    Play("対マスター特効2", Scene(["attack X", {"foe.life": 17}], me={"minions": ["X"]})),
    Play(
        "対ロード特効2",
        Scene(["attack X キミ", {"キミ.damage": 3}], me={"minions": ["X"]}, foe={"lord": ["キミ"]}),
    ),
    Play(
        "対ミニオン特効2",
        Scene(["attack X", {"クロ.damage": 3}], me=CENTRE, foe={"minions": [None, "クロ"]}),
    ),
]


@pytest.mark.parametrize("play", PLAYS, ids=repr)
def test_play(play: Play) -> None:
    run(play)
