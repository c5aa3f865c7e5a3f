"""The same things in the other words in which such cards are printed, from both seats."""

from __future__ import annotations

import pytest
from tests.games.legend_of_stars.meaning.played import Play, Scene, on_effect, on_support, run

CHOSEN = "相手のキャラクターを1体選び、300ダメージを与える。"
FREED = "自分のトラッシュからコスト3以下のキャラクターを1体選び、場に出す。"

PLAYS = [
    # -- the chosen one is meant (9.6, 8.11); by its display ATK or DEF must not be greater
    on_effect(
        CHOSEN,
        Scene(
            ["play X", "pick ハル", {"foe.trash": ["ハル"], "foe.life": 2900, "me.life": 3000}],
            me={"hand": ["X"], "characters": {0: "ナツ"}},
            foe={"characters": {0: "ハル", 1: "フユ"}},
        ),
        Scene(
            ["play X", "pick フユ", {"foe.trash": [], "foe.life": 3000}],
            me={"hand": ["X"]},
            foe={"characters": {0: "ハル", 1: "フユ"}},
        ),
    ),
    on_effect(
        f"[フラッシュ]{CHOSEN}",
        Scene(
            ["play X", "pick ハル", {"foe.trash": ["ハル"], "foe.life": 2900}],
            me={"hand": ["X"]},
            foe={"characters": {0: "ハル", 1: "フユ"}},
        ),
    ),
    # -- life that is lowered is no damage (3.7): who waits for damage does not see it
    on_effect(
        "相手のライフを300減らす。",
        Scene(
            ["play X", {"foe.life": 2700, "me.life": 3000, "me.hand": 0}],
            me={"hand": ["X"], "supports": ["見張り"]},
        ),
    ),
    on_effect(
        "自分のライフを200減らす。その後、カードを1枚引く。",
        Scene(["play X", {"me.life": 2800, "foe.life": 3000, "me.hand": 1}], me={"hand": ["X"]}),
    ),
    on_effect(
        "相手はライフを100減らす。",
        Scene(["play X", {"foe.life": 2900, "me.life": 3000}], me={"hand": ["X"]}),
    ),
    on_effect(
        "自分の前衛のキャラクター1体につき、相手のライフを100減らす。",
        Scene(
            ["play X", {"foe.life": 2800, "me.life": 3000}],
            me={"hand": ["X"], "characters": {0: "ハル", 2: "ナツ", 5: "アキ"}},
        ),
    ),
    # -- so much damage for each, at once: one damage for who waits for it
    on_effect(
        "相手に、自分の前衛のキャラクター1体につき100ダメージを与える。",
        Scene(
            ["play X", {"foe.life": 2800, "me.life": 3000, "me.hand": 1}],
            me={
                "hand": ["X"],
                "characters": {0: "ハル", 2: "ナツ", 5: "アキ"},
                "supports": ["見張り"],
            },
            foe={"characters": {1: "フユ"}},
        ),
        Scene(
            ["play X", {"foe.life": 3000, "me.hand": 0}],  # for nobody there is none
            me={"hand": ["X"], "supports": ["見張り"]},
        ),
    ),
    # -- to where cards of their kind come first: the back row (3.3.3), the support zone (3.5)
    on_effect(
        FREED,
        Scene(
            [
                "play X",
                "pick ハル",
                {"number 0": False, "asked": "square"},
                "say 6",
                "say 1",
                {"ハル.at": 6, "ハル.display": 1, "me.trash": ["ナツ", "フユ", "X"]},
            ],
            me={"hand": ["X"], "trash": ["ハル", "ナツ", "フユ"], "characters": {0: "アキ"}},
        ),
        # without a free square behind it stays where it is
        Scene(
            ["play X", "pick ハル", "say 0", {"me.trash": ["ハル", "ナツ", "X"]}],
            me={
                "hand": ["X"],
                "trash": ["ハル", "ナツ"],
                "characters": {4: "アキ", 5: "ヒク", 6: "ソラ", 7: "エイ"},
            },
        ),
    ),
    on_effect(
        "自分のトラッシュからカードを1枚選び、場に出す。そうした場合、ライフを100回復する。",
        Scene(
            ["play X", "pick 椅子", {"me.supports": ["椅子"], "me.life": 3100}],
            me={"hand": ["X"], "trash": ["椅子", "ハル"]},
        ),
        Scene(
            ["play X", "pick ハル", "say 4", "say 0", {"ハル.at": 4, "me.life": 3100}],
            me={"hand": ["X"], "trash": ["椅子", "ハル"]},
        ),
    ),
    # -- other orders and points
    on_effect(
        "自分の手札からキャラクターを1枚、エネルギーゾーンに置く。",
        Scene(
            ["play X", "pick ハル", {"me.energy": ["ハル"], "me.hand": ["ナツ"]}],
            me={"hand": ["X", "ハル", "ナツ"]},
        ),
    ),
    on_effect(
        "相手のキャラクターを1体、破壊する。",
        Scene(
            ["play X", "pick ハル", {"foe.trash": ["ハル"], "me.characters": ["アキ"]}],
            me={"hand": ["X"], "characters": {0: "アキ"}},
            foe={"characters": {0: "ハル", 1: "フユ"}},
        ),
    ),
    Play(
        "自分のトラッシュに火属性のカードが2枚以上ある場合、このキャラクターのATKは+300される。",
        Scene([{"X": (600, 200, 100)}], me={"characters": {0: "X"}, "trash": ["ハル", "アキ"]}),
        Scene([{"X": (300, 200, 100)}], me={"characters": {0: "X"}, "trash": ["ハル", "ナツ"]}),
    ),
    on_support(
        "相手のプレイヤーがダメージを受けた時、カードを1枚引く。",
        Scene(
            ["play 閃光", {"foe.life": 2900, "me.hand": 1}],
            me={"hand": ["閃光"], "supports": ["X"]},
        ),
    ),
]


@pytest.mark.parametrize("play", PLAYS, ids=repr)
def test_plays(play: Play) -> None:
    run(play)
