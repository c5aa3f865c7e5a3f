"""Shipped cards in play: what each of them is for. The card is X; see `meaning/played.py`."""

from __future__ import annotations

import pytest
from tests.games.legions.meaning.played import Scene, act

import kirifuda

game = kirifuda.game("legions")

X = {"minions": ["X"]}
HAND = {"hand": ["X"]}
MASTER = {"master": "X", "awakened": True}
FOE_KURO = {"minions": ["クロ"]}
GREEN_HAND = {"hand": ["X"], "master": "LG-002"}

PLAYED: dict[str, list[Scene]] = {
    # masters, awakened
    "LG-001": [
        Scene(
            ["play イヤシ", {"アカ": (3, 2)}],
            me={**MASTER, "hand": ["イヤシ"], "minions": ["アカ"]},
        ),
        Scene(
            ["play イヤシ", {"アカ": (2, 2)}],
            me={"master": "X", "hand": ["イヤシ"], "minions": ["アカ"]},
        ),
    ],
    "LG-002": [
        Scene(["use X", {"me.standby": ["アカ"], "X.rest": True}], me={**MASTER, "wait1": ["アカ"]})
    ],
    "LG-003": [
        Scene(
            ["play キル", {"me.life": 19}],
            me={"hand": ["キル"]},
            foe={**MASTER, "minions": ["アカ"]},
        )
    ],
    "LG-004": [
        Scene(["use X", {"me.hand": 1, "me.wait1": ["アカ"]}], me={**MASTER, "minions": ["アカ"]})
    ],
    "LG-005": [
        Scene(
            ["use X", "lane 2", {"me.minions": ["", "", "アカ"], "アカ.rest": False}],
            me={**MASTER, "minions": ["アカ"]},
        )
    ],
    "LG-006": [
        Scene(
            ["use X", "pick 名もなき将", {"foe.life": 18, "me.excluded": ["アカ"]}],
            me={**MASTER, "hand": ["アカ"]},
            foe={"minions": ["クロ"]},
        )
    ],
    # red
    "LG-014": [
        Scene(["attack X", {"アカ": (3, 2), "X": (2, 2)}], me={"minions": ["X", None, "アカ"]})
    ],
    "LG-015": [Scene(["play X 0", {"foe.wait1": ["アカ"]}], me=HAND, foe={"minions": ["アカ"]})],
    "LG-017": [
        Scene(
            ["attack X 名もなき将", {"foe.life": 17, "me.hand": 1}],
            me={"minions": [None, "X"]},
            foe={"minions": [None, "クロ"]},
        )
    ],
    "LG-020": [
        Scene(
            ["use X", "say 4", {"foe.wait3": ["クロ"], "X.rest": True, "me.cores": 1}],
            me=X,
            foe={"minions": ["クロ"]},
        )
    ],
    "LG-023": [
        Scene(["play X", "attack アカ", {"foe.life": 16}], me={**HAND, "minions": ["アカ/new"]})
    ],
    "LG-025": [
        Scene(
            ["play X", {"foe.minions": ["クロ", "", ""], "クロ.damage": 3}],
            me={**HAND, "awakened": True},
            foe={"minions": ["クロ", "ミドリ"]},
        ),
        Scene(
            ["play X", {"foe.minions": ["", "", ""]}],
            me={**HAND, "awakened": True, "life": 8},
            foe={"minions": ["クロ", "ミドリ"]},
        ),
    ],
    "LG-026": [
        Scene(
            ["attack X クロ", {"foe.wait3": ["クロ"], "シロ.damage": 1}],
            me={"lord": "X"},
            foe={"minions": ["クロ", None, "シロ"]},
        )
    ],
    # white
    "LG-036": [Scene(["play イヤシ", {"X": (4, 4)}], me={**X, "hand": ["イヤシ"], "life": 9})],
    "LG-038": [Scene([{"X": (3, 6)}, "turn", {"X": (3, 8)}], me=X)],
    "LG-040": [
        Scene(
            ["move X 1", {"アカ.rest": True, "クロ.rest": False}],
            me=X,
            foe={"minions": ["クロ", "アカ"]},
        )
    ],
    "LG-042": [
        Scene(
            [
                "play X",
                "pick アカ クロ",
                {"アカ": (2, 4)},
                "turn",
                {"アカ.barrier": True},
                "turn",
                {"アカ": (2, 2)},
            ],
            me={**HAND, "minions": ["アカ", "クロ"]},
        )
    ],
    "LG-044": [
        Scene(
            ["play X", "lane 1", {"アカ.rest": False, "attack アカ": True}],
            me={**HAND, "minions": ["アカ/rest"]},
        )
    ],
    "LG-045": [
        Scene(
            ["play X", {"foe.minions": ["", "アカ", ""], "foe.wait3": ["クロ"], "me.life": 13}],
            me={**HAND, "awakened": True, "life": 10},
            foe={"minions": ["クロ", "アカ"]},
        )
    ],
    "LG-046": [Scene([{"アカ": (3, 3), "X": (4, 8)}], me={"lord": "X", "minions": ["アカ"]})],
    # green: the garden on the timeline
    "LG-051": [
        Scene(
            ["play ミドリ 1", "lane 0", {"me.minions": ["X", "ミドリ", ""], "attack X": True}],
            me={"wait2": ["X"], "hand": ["ミドリ"], "master": "LG-002"},
        ),
        Scene(
            ["play アカ 1", {"me.wait2": ["X"]}],
            me={"wait2": ["X"], "hand": ["アカ"], "master": "LG-002"},
        ),
        Scene(["from X 0", {"X.haste": False, "attack X": False}], me={"standby": ["X"]}),
    ],
    "LG-052": [
        Scene(
            ["play X 0", {"me.wait2": ["ミドリ"], "me.wait3": ["アカ"]}],
            me={**HAND, "wait3": ["ミドリ", "アカ"], "master": "LG-002"},
        ),
        Scene(["move X 1", {"me.wait1": ["ミドリ"]}], me={**X, "wait2": ["ミドリ"]}),
    ],
    "LG-053": [
        Scene(
            ["play ミドリ 1", {"クロ.damage": 1}],
            me={**X, "hand": ["ミドリ"], "master": "LG-002"},
            foe={"minions": ["クロ"]},
        )
    ],
    "LG-060": [
        Scene(
            ["use X", "lane 1", {"アカ.rest": True, "me.cores": 4, "use X": False}],
            me={**X, "wait4": ["アカ"], "wait3": ["クロ"]},
        )
    ],
    "LG-063": [
        Scene(
            [
                "play X",
                {"pick クロ": False},
                "pick ミドリ",
                "lane 0",
                {"me.minions": ["ミドリ", "", ""]},
            ],
            me={"hand": ["X", "ミドリ", "クロ"], "master": "LG-002"},
        )
    ],
    "LG-065": [
        Scene(
            ["play X", "pick アカ クロ", "lane 0", "lane 2", {"me.minions": ["アカ", "", "クロ"]}],
            me={
                **HAND,
                "awakened": True,
                "master": "LG-002",
                "standby": ["アカ"],
                "wait4": ["クロ"],
            },
        )
    ],
    "LG-066": [
        Scene(["play アカ 0", {"me.life": 11}], me={"lord": "X", "hand": ["アカ"], "life": 10})
    ],
    # black
    "LG-072": [Scene(["play X 0", {"foe.wait1": ["アカ"]}], me=HAND, foe={"standby": ["アカ"]})],
    "LG-074": [
        Scene(
            ["play キル", {"foe.wait2": ["アカ"]}],
            me={**X, "hand": ["キル"]},
            foe={"minions": ["アカ"]},
        )
    ],
    "LG-076": [
        Scene(
            ["attack X 名もなき将", "pick クロ", {"クロ.down": True, "foe.life": 17}],
            me={"minions": [None, "X"]},
            foe={"minions": ["アカ", None, "クロ"]},
        )
    ],
    "LG-080": [
        Scene(
            ["use X", {"me.excluded": ["X"], "me.wait3": ["クロ"]}], me={**X, "excluded": ["クロ"]}
        )
    ],
    "LG-085": [
        Scene(
            ["play X", {"foe.excluded": ["クロ"], "foe.wait3": ["アカ"]}],
            me={**HAND, "awakened": True},
            foe={"minions": ["クロ"], "wait2": ["アカ"]},
        )
    ],
    "LG-086": [Scene(["turn", "turn", {"foe.life": 19}], me={"lord": "X"})],
    # of one class
    "LG-103": [
        Scene(
            ["play X", {"foe.life": 17, "me.life": 11}],
            me={**HAND, "life": 10, "master": "LG-001"},
        )
    ],
    "LG-105": [
        Scene(
            [{"アカ": (3, 2), "クロ": (3, 4)}], me={"lord": "X", "minions": ["アカ/rest", "クロ"]}
        )
    ],
    "LG-112": [
        Scene(
            ["play LG-111 1", {"LG-111.assault": True}],
            me={**X, "hand": ["LG-111"], "master": "LG-002"},
        )
    ],
    "LG-114": [
        Scene(
            ["attack X アカ", {"foe.wait1": ["アカ"], "シロ.damage": 2, "クロ.damage": 2}],
            me={"minions": [None, "X"]},
            foe={"minions": ["シロ", "アカ", "クロ"]},
        )
    ],
    "LG-115": [
        Scene(
            [
                "play X",
                "pick 名もなき将",
                {"foe.life": 17, "me.wait1": ["アカ"], "me.wait2": ["クロ", "シロ"]},
            ],
            me={
                **HAND,
                "awakened": True,
                "master": "LG-002",
                "wait2": ["アカ"],
                "wait3": ["クロ", "シロ"],
            },
            foe={"minions": ["ミドリ"]},
        )
    ],
    "LG-121": [Scene(["exclude X", {"me.hand": 1}], me=X)],
    "LG-122": [
        Scene(
            ["play X", "say 1", {"me.wait2": ["クロ"]}],
            me={**HAND, "excluded": ["クロ"], "master": "LG-003"},
        ),
        Scene(
            ["play X", "say 2", {"me.hand": ["アカ"]}],
            me={**HAND, "wait4": ["アカ"], "master": "LG-003"},
        ),
    ],
    "LG-123": [Scene(["turn", {"foe.life": 19, "me.standby": ["X"]}], me={"wait1": ["X"]})],
    "LG-124": [
        Scene(
            ["play アラシ", {"foe.wait1": ["アカ", "ミドリ"]}],
            me={"hand": ["アラシ"]},
            foe={"lord": "X", "minions": ["アカ", "ミドリ"]},
        )
    ],
    "LG-125": [
        Scene(
            ["play X", "pick アカ クロ", {"me.wait1": ["アカ", "クロ"], "me.life": 12}],
            me={
                **HAND,
                "awakened": True,
                "master": "LG-003",
                "excluded": ["アカ", "クロ"],
                "wait4": ["シロ"],
                "life": 10,
            },
        )
    ],
    "LG-132": [
        Scene(
            ["play X 1", {"me.wait1": ["アカ"], "me.life": 20}],
            me={**HAND, "minions": ["アカ"], "master": "LG-004"},
        ),
        Scene(["play X 1", {"me.life": 18}], me={**HAND, "master": "LG-004"}),
    ],
    "LG-133": [
        Scene(
            ["play X", {"me.wait1": ["アカ"], "foe.wait3": ["クロ"]}],
            me={**HAND, "minions": ["アカ"], "master": "LG-004"},
            foe={"minions": ["クロ"]},
        )
    ],
    "LG-134": [
        Scene(
            ["use X", "attack X 名もなき将", {"foe.life": 11, "me.excluded": ["アカ"]}],
            me={"lord": "X", "minions": ["アカ"]},
            foe={"minions": [None, "クロ"]},
        )
    ],
    "LG-141": [
        Scene(
            [{"アカ": (3, 3), "クロ": (4, 5), "X": (1, 3)}], me={"minions": ["アカ", "X", "クロ"]}
        ),
        Scene(["move X 1", {"アカ": (3, 3)}], me={"minions": ["X", None, "アカ"]}),
    ],
    "LG-142": [Scene(["move X 1", {"foe.wait1": ["アカ"]}], me=X, foe={"minions": [None, "アカ"]})],
    "LG-143": [
        Scene(
            ["play X", {"アカ": (4, 2), "クロ": (5, 4)}],
            me={**HAND, "minions": ["アカ", "クロ"], "master": "LG-005"},
        )
    ],
    "LG-144": [
        Scene(
            ["move アカ 1", {"アカ": (4, 2), "me.life": 11}],
            me={"lord": "X", "minions": ["アカ"], "life": 10},
        )
    ],
    "LG-151": [Scene(["play イヤシ", {"foe.life": 19}], me={**X, "hand": ["イヤシ"]})],
    "LG-152": [
        Scene(
            ["play X", {"foe.wait3": ["クロ"], "foe.life": 20, "me.excluded": ["アカ"]}],
            me={"hand": ["X", "アカ"], "master": "LG-006"},
            foe=FOE_KURO,
        ),
        Scene(["unlock X", {"me.standby": ["X"]}], me={**HAND, "master": "LG-006"}),
    ],
    "LG-153": [Scene(["use X", {"foe.life": 18, "me.excluded": ["X"]}], me=X)],
    "LG-154": [
        Scene(["attack X", {"foe.excluded": ["アカ"]}], me={"lord": "X"}, foe={"hand": ["アカ"]})
    ],
    "LG-155": [
        Scene(["play X", {"foe.life": 15}], me={**HAND, "awakened": True, "master": "LG-006"})
    ],
    "LG-161": [
        Scene(["play X", {"over": "24-2c"}], me={**HAND, "awakened": True, "cores": 9}),
        Scene(["play X", {"me.on_master": 2, "over": ""}], me={**HAND, "awakened": True}),
    ],
    "LG-162": [
        Scene(["turn", {"over": "24-3c"}], me={**X, "life": 5}),
        Scene(["turn", {"over": ""}], me={**X, "life": 6}),
    ],
    "LG-169": [
        Scene(["play キル", {"foe.excluded": ["X"]}], me={"hand": ["キル"]}, foe=X),
        Scene(["play ヤ", {"X.damage": 0}], me={"hand": ["ヤ"]}, foe=X),
    ],
    "LG-201": [Scene(["turn", "turn", {"X": (4, 4), "X.leap": True}], me={"minions": ["X/down"]})],
    "LG-210": [Scene(["play ワザ", {"me.life": 19, "foe.life": 20}], me={"hand": ["ワザ"]}, foe=X)],
    "LG-237": [
        Scene(["unlock X", "say 4", "from X", {"foe.wait3": ["クロ"]}], me=HAND, foe=FOE_KURO),
        Scene(["unlock X", "say 3", "from X", {"クロ.damage": 3}], me=HAND, foe=FOE_KURO),
    ],
    "LG-238": [Scene(["play X 1", "say 4", {"X": (4, 5), "me.cores": 0}], me=GREEN_HAND)],
    "LG-239": [
        Scene(["move X 1", "yes", {"X.rest": False, "me.cores": 4}], me=X),
        Scene(["move X 1", "no", {"X.rest": True, "me.cores": 5}], me=X),
    ],
    "LG-240": [
        Scene(
            ["play X", "attack アカ", {"foe.wait3": ["クロ"], "me.wait1": ["アカ"]}],
            me={**HAND, "minions": [None, "アカ"]},
            foe={"minions": [None, "クロ"]},
        )
    ],
    "LG-243": [
        Scene(
            ["play X", "play アカ 0", {"me.points": 2}, "play シロ 1", {"me.points": 0}],
            me={"hand": ["X", "アカ", "シロ"], "master": "LG-005"},
        ),
        Scene(
            ["play X", "turn", "turn", "play アカ 0", {"me.points": 0}],
            me={"hand": ["X", "アカ"]},
        ),
    ],
    "LG-244": [
        Scene(["play X", "turn", {"foe.life": 20}, "turn", {"foe.life": 18}], me=HAND),
    ],
    "LG-245": [
        Scene(
            [
                "play X",
                "pick クロ シロ",
                {"me.standby": ["クロ", "シロ"], "me.wait1": ["アカ"], "me.excluded": ["X"]},
            ],
            me={
                "hand": ["X"],
                "master": "LG-002",
                "awakened": True,
                "wait1": ["アカ"],
                "wait2": ["シロ"],
                "wait4": ["クロ"],
            },
        ),
        Scene(
            ["play X", {"me.standby": ["アカ", "シロ"], "me.wait1": []}],
            me={
                "hand": ["X"],
                "master": "LG-002",
                "awakened": True,
                "wait1": ["アカ"],
                "wait2": ["シロ"],
            },
        ),
    ],
    "LG-241": [
        Scene(
            ["play X", {"アカ": (5, 2), "アカ.pierce": 2}, "turn", {"me.minions": ["", "", ""]}],
            me={**HAND, "minions": ["アカ"]},
        )
    ],
    "LG-242": [
        Scene(
            ["play X", "attack アカ", {"me.life": 11}, "turn", {"me.life": 11}],
            me={**HAND, "minions": ["アカ"], "life": 10},
        )
    ],
    "LG-215": [
        Scene(
            ["play キル", "pick クロ", {"foe.wait1": ["クロ"]}],
            me={"hand": ["キル"]},
            foe={"minions": ["X", "クロ"]},
        )
    ],
}
SCENES = [(key, scene) for key, scenes in PLAYED.items() for scene in scenes]


@pytest.mark.parametrize(("key", "scene"), SCENES, ids=[key for key, _ in SCENES])
def test_a_card_does_what_it_is_for(key: str, scene: Scene) -> None:
    act(scene, game.cards[key])
