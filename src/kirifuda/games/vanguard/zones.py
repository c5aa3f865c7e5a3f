"""Chapter 4: the zones and circles, and chapter 2: what is printed on a card, as numbers."""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.kernel.position.zones import HIDDEN, PRIVATE, ZoneSpec

OUTSIDE: Final = 0  # pseudo cards that do not exist (15.2.3)
VANGUARD: Final = 1  # the circles of a kind are one zone, its spots are the circles (4.9.2)
REAR: Final = 2
GUARDIAN: Final = 3
SOUL: Final = 4
DAMAGE: Final = 5
DECK: Final = 6
HAND: Final = 7
DROP: Final = 8
BIND: Final = 9
TRIGGER: Final = 10
ORDER_AREA: Final = 11
ORDERS: Final = 12
RIDE_DECK: Final = 13
CRESTS: Final = 14
REMOVED: Final = 15
MARKERS: Final = 16  # record markers (15.8), in the zone of who made them (15.8.5): see marking.py
KINDS: Final = 17

CIRCLES: Final = 1 << VANGUARD | 1 << REAR | 1 << GUARDIAN  # the field (4.8.2), as bits of zones
UNITS: Final = 1 << VANGUARD | 1 << REAR

# rear-guard circles (4.9.1), as their master sees them; what is made later comes after them
FRONT_LEFT: Final = 0
FRONT_RIGHT: Final = 1
BACK_LEFT: Final = 2
BACK_CENTER: Final = 3
BACK_RIGHT: Final = 4
REAR_CIRCLES: Final = 5

FRONT: Final = 0  # rows (4.9.1.3)
BACK: Final = 1
LEFT: Final = 0  # columns (4.9.1.1)
CENTER: Final = 1
RIGHT: Final = 2
NO_COLUMN: Final = -1

ROW_OF: Final = [FRONT, FRONT, BACK, BACK, BACK]
COLUMN_OF: Final = [LEFT, RIGHT, LEFT, CENTER, RIGHT]
BEHIND: Final = [BACK_LEFT, BACK_RIGHT, -1, -1, -1]  # the other circle of its column
AHEAD: Final = [-1, -1, FRONT_LEFT, -1, FRONT_RIGHT]

SPOT_NAMES: Final = [
    ("front left", "前列左"),
    ("front right", "前列右"),
    ("back left", "後列左"),
    ("back center", "後列中央"),
    ("back right", "後列右"),
]

# types (2.9), as bits: main types, subtypes, special types
UNIT: Final = 1
ORDER: Final = 2
CREST: Final = 4
RIDE_CREST: Final = 8
NORMAL_UNIT: Final = 16
TRIGGER_UNIT: Final = 32
G_UNIT: Final = 64
NORMAL_ORDER: Final = 128
BLITZ: Final = 256
SET: Final = 512
TOKEN: Final = 1024
TICKET: Final = 2048
PSEUDO: Final = 4096  # no card, though it is treated as one (15.2.1.1)
MARKER: Final = 8192  # a record marker: neither a card nor treated as one (15.8.1.2)
MADE: Final = PSEUDO | MARKER  # what a match makes and no deck holds

# numbers on a card
GRADE: Final = 0
POWER: Final = 1
SHIELD: Final = 2
CRITICAL: Final = 3
DRIVE: Final = 4  # on no card: 1 (2.17.2)
BONUS: Final = 5  # the number below a trigger icon (11.10.5)

# where cards that lie face down have no information (4.11.3, 4.12.4, 4.17.3.1)
BLANKS: Final = 1 << DAMAGE | 1 << BIND | 1 << ORDERS

# icons (2.8, 2.10, 2.13) and keywords that are no more than a word, as marks (bits)
BOOST: Final = 1
INTERCEPT: Final = 2
TWIN_DRIVE: Final = 4
TRIPLE_DRIVE: Final = 8
PERSONA: Final = 16
CRITICAL_TRIGGER: Final = 32
DRAW_TRIGGER: Final = 64
STAND_TRIGGER: Final = 128
HEAL_TRIGGER: Final = 256
FRONT_TRIGGER: Final = 512
OVER_TRIGGER: Final = 1024
SENTINEL: Final = 2048
REGALIS: Final = 4096
ACE: Final = 8192
COUNTED_TWIN: Final = 16384  # such a drive ability is in the number of the drive already (14.3.2)
COUNTED_TRIPLE: Final = 32768

SKILLS: Final = BOOST | INTERCEPT | TWIN_DRIVE | TRIPLE_DRIVE  # icons that are abilities (2.10.1)
TRIGGERS: Final = (
    CRITICAL_TRIGGER | DRAW_TRIGGER | STAND_TRIGGER | HEAL_TRIGGER | FRONT_TRIGGER | OVER_TRIGGER
)


def drive_by(marks: i64) -> int:
    """14.3.2: by how much drive abilities raise the drive: the greatest of them alone counts.

    Twin drive by 1 (14.3.3.1), triple drive by 2 (14.3.4.1).
    """
    return (
        2 if marks & TRIPLE_DRIVE else 1 if marks & TWIN_DRIVE else 0
    )  # 14.3.2, 14.3.3.1, 14.3.4.1


def counted(marks: i64) -> int:
    """How much of that is in the number already."""
    return 2 if marks & COUNTED_TRIPLE else 1 if marks & COUNTED_TWIN else 0


COUNTED: Final = (0, COUNTED_TWIN, COUNTED_TRIPLE)


def zone_specs() -> list[ZoneSpec]:
    """Every zone, in the order of its number; each fighter has one of each (4.1.1).

    Circles are one zone for each kind that they have at the start (4.9.2.3, 4.9.2.4, 4.9.2.5);
    they are open (4.8.3), and cards there stand or rest (4.9.2.2), as in the order zone (4.17.3).
    """
    return [
        ZoneSpec(OUTSIDE, "outside", "ゲーム外", "15.2.3"),
        ZoneSpec(VANGUARD, "vanguard", "ヴァンガード", "4.9.3", turns=True, field=True, spots=1),
        ZoneSpec(
            REAR, "rear-guards", "リアガード", "4.9.3", turns=True, field=True, spots=REAR_CIRCLES
        ),
        ZoneSpec(GUARDIAN, "guardians", "ガーディアン", "4.9.3", turns=True, field=True),
        ZoneSpec(SOUL, "soul", "ソウル", "4.10.2"),
        ZoneSpec(DAMAGE, "damage zone", "ダメージゾーン", "4.11.2"),
        ZoneSpec(DECK, "deck", "山札", "4.5.2", sight=HIDDEN, ordered=True),
        ZoneSpec(HAND, "hand", "手札", "4.6.2", sight=PRIVATE),
        ZoneSpec(DROP, "drop zone", "ドロップゾーン", "4.7.2"),
        ZoneSpec(BIND, "bind zone", "バインドゾーン", "4.12.2"),
        ZoneSpec(TRIGGER, "trigger zone", "トリガーゾーン", "4.13.2"),
        ZoneSpec(ORDER_AREA, "order area", "オーダー領域", "4.16.2"),
        ZoneSpec(ORDERS, "order zone", "オーダーゾーン", "4.17.2", turns=True),
        ZoneSpec(RIDE_DECK, "ride deck", "ライドデッキ", "4.18.2", sight=PRIVATE),
        ZoneSpec(CRESTS, "crest zone", "クレストゾーン", "4.19.2"),
        ZoneSpec(REMOVED, "removed", "除外", "7.19.2"),
        ZoneSpec(MARKERS, "markers", "マーカー", "15.8.1", spots=2 * REAR_CIRCLES + 2),
    ]
