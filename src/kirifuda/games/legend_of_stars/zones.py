"""Chapter 3: the play sheet, and chapter 2: what is printed on a card, as numbers."""

from __future__ import annotations

from typing import Final

from kirifuda.kernel.position.zones import HIDDEN, PRIVATE, ZoneSpec

OUTSIDE: Final = 0  # in no zone of the game
CHARACTERS: Final = 1  # キャラクターゾーン
SUPPORTS: Final = 2
ENERGY: Final = 3
DECK: Final = 4
HAND: Final = 5
TRASH: Final = 6
IN_USE: Final = 7  # an effect card from its play to the trash (2.2)
KINDS: Final = 8

ON_FIELD: Final = 1 << CHARACTERS | 1 << SUPPORTS  # 場 (3)

# Squares of the character zone (3.3): the front row (前衛) is 0 to 3, the back row (後衛) 4 to 7.
# Lanes are the same for both players: lane k faces the opponent's lane k.
LANES: Final = 4
SQUARES: Final = 8

# kinds of cards (2), as bits
CHARACTER: Final = 1
EFFECT: Final = 2
SUPPORT: Final = 4
FLASH: Final = 8  # an effect card with フラッシュ (2.2.1)
FIELD: Final = 16  # a support card with フィールド (2.3.1)
# attributes (2.6), as bits of the same number
LIGHT: Final = 32
DARK: Final = 64
FIRE: Final = 128
WATER: Final = 256
WOOD: Final = 512
EARTH: Final = 1024
ATTRIBUTES: Final = 2016

KIND_NAMES: Final = [
    "character",
    "effect",
    "support",
    "flash",
    "field",
    "light",
    "dark",
    "fire",
    "water",
    "wood",
    "earth",
]
# which clauses tell what a card is asked for
TOPICS: Final = {
    "character": "2.1",
    "effect": "2.2",
    "support": "2.3",
    "flash": "2.2.1",
    "field": "2.3.1",
    "kind": "2.6",
    "trait": "2.1.5",
    "cost": "2.5.1",
    "speed": "2.5.2",
    "atk": "2.1.2",
    "def": "2.1.3",
    "down value": "2.1.4",
}

# numbers on a card
COST: Final = 0
SPEED: Final = 1
ATK: Final = 2
DEF: Final = 3
DOWN: Final = 4
LEAD: Final = 5  # lead icons, as bits of directions
KEYWORDS: Final = 6  # bits, see below
SPEED_RESISTANCE: Final = 7  # -1: none
ENERGY_RESISTANCE: Final = 8  # -1: none

NUMBERS: Final = 9

# a kind of ability beside the kernel's: what an effect card does when it is played (2.2)
USE: Final = 11

# directions of lead icons (2.1.1) on an upright card; clockwise, so that turning the card shifts
UP: Final = 1
RIGHT: Final = 2
BACK: Final = 4  # ▼
LEFT: Final = 8

# keywords (8.13), as bits; the two kinds of resistance are numbers of their own
SKY: Final = 1
DOUBLE_ATTACK: Final = 2
VENOM: Final = 4

# how a character lies (6.1, 6.2)
ATTACK_DISPLAY: Final = 0
RIGHT_DISPLAY: Final = 1  # defence, facing right
LEFT_DISPLAY: Final = 2  # defence, facing left
FACE_DOWN: Final = 3  # added to a display where both are told by one number

# what squares are called (3.3.2 to 3.3.4), in both languages
SPOT_NAMES: Final = [
    *[(f"front {lane + 1}", f"前衛{lane + 1}") for lane in range(LANES)],
    *[(f"back {lane + 1}", f"後衛{lane + 1}") for lane in range(LANES)],
]
# how a character lies (6.1, 6.2), by what one number tells
DISPLAY_NAMES: Final = [
    "in attack display",
    "in defence display, facing right",
    "in defence display, facing left",
    "face down in attack display",
    "face down in defence display, facing right",
    "face down in defence display, facing left",
]


def zone_specs() -> list[ZoneSpec]:
    """Every zone, in the order of its number; each player has one of each (3).

    3.2: everyone sees the trash. 3.6: nobody but its player sees a hand.
    """
    return [
        ZoneSpec(OUTSIDE, "outside", "ゲーム外", "3"),
        ZoneSpec(
            CHARACTERS,
            "characters",
            "キャラクターゾーン",
            "3.3",
            turns=True,
            field=True,
            spots=SQUARES,
        ),
        ZoneSpec(SUPPORTS, "supports", "サポートゾーン", "3.5", turns=True, field=True),
        ZoneSpec(ENERGY, "energy", "エネルギーゾーン", "3.4", turns=True),
        ZoneSpec(DECK, "deck", "デッキ", "3.1", sight=HIDDEN, ordered=True),
        ZoneSpec(HAND, "hand", "手札", "3.6", sight=PRIVATE),
        ZoneSpec(TRASH, "trash", "トラッシュ", "3.2"),
        ZoneSpec(IN_USE, "in use", "使用中", "2.2"),
    ]


def is_front(spot: int) -> bool:
    """3.3.2: whether a square is in the front row."""
    return 0 <= spot < LANES


def lane_of(spot: int) -> int:
    """3.3.4: the lane of a square."""
    return spot % LANES
