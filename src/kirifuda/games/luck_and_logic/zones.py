"""Chapters 2 and 4: what is printed on a card as numbers, the zones, circles and territory.

A seat has six circles and six gate zones. They are numbered as their player sees them: 0 to 2 the
front row from left to right, 3 to 5 the back row (4.4.2.1). A member can stand on several circles
at once; where it stands (its *place*) is one number, whose circles `AREAS` tells as bits.
"""

from __future__ import annotations

from typing import Final

from kirifuda.kernel.position.cards import KEYWORD
from kirifuda.kernel.position.zones import HIDDEN, PRIVATE, PUBLIC, ZoneSpec

OUTSIDE: Final = 0  # the gate deck before the game
CIRCLE: Final = 1  # members, and the cards that are set
GATE: Final = 2
DECK: Final = 3
HAND: Final = 4
LEVEL_ZONE: Final = 5
STOCK: Final = 6  # its first card is its top
DROP: Final = 7
REMOVED: Final = 8
REFRESH: Final = 9
BATTLE: Final = 10  # its last card was put there last
PARADOX_ZONE: Final = 11
INTERCEPT_ZONE: Final = 12
SOUL: Final = 13
RESOLUTION: Final = 14
PURGE: Final = 15
MY: Final = 16  # My Logicalist
SECRET: Final = 17  # the secret-tool deck
KINDS: Final = 18

PARADOX_ZONES: Final = [PARADOX_ZONE, BATTLE]  # where paradoxes lie, as a list to go through
STANDING_ZONES: Final = [CIRCLE, GATE, LEVEL_ZONE]  # where cards stand and rest

FIELD: Final = 1 << CIRCLE | 1 << GATE  # 4.4.1
# where cards lie face up or face down
SIDED: Final = (
    FIELD
    | 1 << LEVEL_ZONE
    | 1 << STOCK
    | 1 << REMOVED
    | 1 << REFRESH
    | 1 << BATTLE
    | 1 << PARADOX_ZONE
    | 1 << SECRET
)
# what the book calls hidden zones
CLOSED: Final = (
    1 << DECK | 1 << HAND | 1 << GATE | 1 << STOCK | 1 << REFRESH | 1 << SECRET | 1 << OUTSIDE
)

# kinds (2.2.2), as bits; a super logicalist is a logicalist too (2.2.2.7.1)
LOGICALIST: Final = 1
FOREIGNER: Final = 2
UNION: Final = 4
GATE_CARD: Final = 8
TACTICS: Final = 16
PARADOX: Final = 32
SUPER: Final = 64
MY_CARD: Final = 128
MEMBER: Final = LOGICALIST | FOREIGNER | UNION
# logic icons (2.11), among the bits of kinds
INTERCEPT: Final = 256  # IC
POWER_LOGIC: Final = 512  # P
AURA_LOGIC: Final = 1024  # A
LIMIT_LOGIC: Final = 2048  # L
WIDE: Final = 4096  # a My Logicalist that unites with super logicalists too (2.2.2.8.1)
# colours (2.7), among the bits of kinds
RED: Final = 1 << 13
BLUE: Final = 1 << 14
GREEN: Final = 1 << 15
YELLOW: Final = 1 << 16
PURPLE: Final = 1 << 17
WHITE: Final = 1 << 18
BLACK: Final = 1 << 19
COLOURS: Final = 127 << 13
# worlds (2.5), among the bits of kinds
MONOLIUM: Final = 1 << 20
DISPHERE: Final = 1 << 21
TETRA_HEAVEN: Final = 1 << 22
TRITOMY: Final = 1 << 23
SEPTPIA: Final = 1 << 24
RAKUROJI: Final = 1 << 25
WORLDS: Final = 63 << 20

KIND_NAMES: Final = [
    "logicalist",
    "foreigner",
    "union",
    "gate",
    "tactics",
    "paradox",
    "super logicalist",
    "My Logicalist",
    "intercept",
    "power logic",
    "aura logic",
    "limit logic",
    "wide",
    "red",
    "blue",
    "green",
    "yellow",
    "purple",
    "white",
    "black",
    "Monolium",
    "Disphere",
    "Tetra Heaven",
    "Tritomy",
    "Septpia",
    "Rakuroji Club",
]
# which clauses tell what a card is asked for
TOPICS: Final = {
    "kind": "2.2.1",
    **dict.fromkeys(KIND_NAMES[8:12], "2.11.1"),
    **dict.fromkeys(KIND_NAMES[13:20], "2.7.1"),
    **dict.fromkeys(KIND_NAMES[20:], "2.5.4"),
    "name": "2.1.3",
    "trait": "2.6.3",
    "level": "2.8.1",
    "cost": "2.9.1",
    "power": "2.13.1",
    "aura": "2.14.1",
    "limit": "2.15.1",
    "heart": "2.21.1",
    "territory": "2.10.2.4",
}

# numbers on a card; HEART is 0 unless an effect gives some (2.21.3.1)
LEVEL: Final = 0
COST: Final = 1
POWER: Final = 2
AURA: Final = 3
LIMIT: Final = 4
HEART: Final = 5
TERRITORY: Final = 6  # on how many circles it is put (2.10.2.4)
BY_POWER_LOGIC: Final = 7  # by how much its logic icon changes power, aura, limit
BY_AURA_LOGIC: Final = 8
BY_LIMIT_LOGIC: Final = 9
LAW: Final = 10  # of a paradox (2.16)
NUMBERS: Final = 11
NUMBER_NAMES: Final = [
    "level",
    "cost",
    "power",
    "aura",
    "limit",
    "heart",
    "territory",
    "power_logic",
    "aura_logic",
    "limit_logic",
    "law",
]

# laws (2.16.1, 8.5.3.4.1.1)
POWER_LAW: Final = 0
AURA_LAW: Final = 1
HEART_LAW: Final = 2

# what stands before a word among the traits of a card; attributes (2.6) stand there as they are
NAME: Final = "@"  # a name (名称, 2.1.2)
TITLE: Final = "~"  # a title (称号, 2.1.2)
PACT: Final = "&"  # a name of its pact (盟約者, 2.3.1)

# statuses of a card (bits)
SET: Final = 1  # lies set on another card, or did so until that left (5.24)
MADE: Final = 2  # came by make (11.11.3)
FORGED: Final = 4  # turned up by alchemy until the effect has resolved (5.33.2)
IN_PLAY: Final = 8  # is being played (9.6.2.1)
JUST_MADE: Final = 16  # came by make in this turn (11.11.3.1)

# kinds of abilities beside the kernel's
LOGIC_DRIVE: Final = KEYWORD  # 11.4
SECRET_SKILL: Final = KEYWORD + 1  # 11.10
TRANS_CHANGE: Final = KEYWORD + 2  # 11.5: `filter` tells what may be brought out

# what continuous abilities may look at, beside what kernel/effects/terms.py names
NEEDS_DOWN: Final = 32  # which cards lie face up or down
NEEDS_PLACES: Final = 64  # on which circles members stand
NEEDS_HOSTS: Final = 128  # which souls and set cards belong to which card
NEEDS_COUNTS: Final = 256  # T-rank and other numbers of a seat

# circles and gate zones (4.4.2.1)
CIRCLES: Final = 6
FRONT: Final = 7  # bits
BACK: Final = 56
ALL_CIRCLES: Final = 63

# places: which circles a card on that place covers, as bits
AREAS: Final = [
    *[1 << circle for circle in range(CIRCLES)],
    1 | 2,
    2 | 4,
    8 | 16,
    16 | 32,
    1 | 8,
    2 | 16,
    4 | 32,
    1 | 2 | 8 | 16,
    2 | 4 | 16 | 32,
]
PLACES: Final = len(AREAS)
# the places for each territory
SINGLE: Final = [0, 1, 2, 3, 4, 5]
DOUBLE: Final = [6, 7, 8, 9, 10, 11, 12]
FOURFOLD: Final = [13, 14]

# what circles are called (4.4.2.1), in both languages
CIRCLE_NAMES: Final = [
    ("front left", "前列左"),
    ("front centre", "前列中央"),
    ("front right", "前列右"),
    ("back left", "後列左"),
    ("back centre", "後列中央"),
    ("back right", "後列右"),
]


def place_name(place: int, japanese: bool) -> str:
    """What a place is called: its circles."""
    named = CIRCLE_NAMES
    told = [named[c][1 if japanese else 0] for c in range(CIRCLES) if AREAS[place] >> c & 1]
    return ("・" if japanese else " and ").join(told)


def places_for(territory: int) -> list[int]:
    """The places on which a card of a territory can be put."""
    if territory == 2:
        return DOUBLE  # 2.10.2.2
    if territory == 4:
        return FOURFOLD  # 2.10.2.3
    return SINGLE  # 2.10.2.1


def circles_of(area: int) -> list[int]:
    """The circles that bits name."""
    return [circle for circle in range(CIRCLES) if area >> circle & 1]


def behind(circle: int) -> int:
    """4.4.3, 4.4.3.1, 4.4.3.2: the circle before or behind a circle, and so for what is there."""
    return circle + 3 if circle < 3 else circle - 3  # 4.4.3, 4.4.3.1, 4.4.3.2


def beside(circle: int) -> int:
    """4.4.4.1, 4.4.4.2: the circles (bits) of the same player that are adjacent to a circle."""
    bits = 1 << behind(circle)
    row = circle // 3 * 3
    if circle - row == 1:
        bits |= 1 << row | 1 << row + 2
    else:
        bits |= 1 << row + 1
    return bits


def across(circle: int) -> int:
    """4.4.4.3: the opponent's circle (bits) that is adjacent to a circle; 0 for the back row."""
    return 1 << 2 - circle if circle < 3 else 0


def neighbours(area: int) -> int:
    """The circles (bits) of the same player adjacent to one of these; of several, each other."""
    bits = 0
    for circle in range(CIRCLES):
        if area >> circle & 1:
            bits |= beside(circle)
    return bits


def opposite(area: int) -> int:
    """4.4.4.3: the opponent's circles (bits) adjacent to one of these."""
    bits = 0
    for circle in range(3):
        if area >> circle & 1:
            bits |= across(circle)
    return bits


def by(clause: str, value: int) -> int:
    """What a clause says of a zone; the ledger reads its number here."""
    del clause
    return value


def zone_specs() -> list[ZoneSpec]:
    """Every zone, in the order of its number; each player has one of each (4.1.1).

    Cards stand or rest on circles, as gates, as levels, and as My Logicalist. The book's hidden
    zones in which cards can lie face up are told as public ones whose cards lie face down: gates,
    stock, secret tools.
    """
    rows: list[tuple[int, tuple[str, str, str], int, int]] = [
        # number, names; who sees its cards; whether their order is kept
        (OUTSIDE, ("outside", "ゲーム外", "6.2.1.1"), PUBLIC, False),
        (CIRCLE, ("circles", "サークル", "4.2.1"), by("4.2.1.1", PUBLIC), by("4.2.1.3", False)),
        (GATE, ("gates", "ゲート領域", "4.3.1"), by("4.3.1.1", PUBLIC), by("4.3.1.2", False)),
        (DECK, ("deck", "山札", "4.5.1"), by("4.5.1.1", HIDDEN), by("4.5.1.2", True)),
        (HAND, ("hand", "手札", "4.6.1"), by("4.6.1.1", PRIVATE), by("4.6.1.2", False)),
        (LEVEL_ZONE, ("level", "レベル領域", "4.7.1"), by("4.7.1.1", PUBLIC), by("4.7.1.3", False)),
        (STOCK, ("stock", "ストック領域", "4.8.1"), by("4.8.1.1", PUBLIC), by("4.8.1.2", True)),
        (DROP, ("drop", "ドロップ領域", "4.9.1"), by("4.9.1.1", PUBLIC), by("4.9.1.2", False)),
        (
            REMOVED,
            ("removed", "リムーブ領域", "4.10.1"),
            by("4.10.1.1", PUBLIC),
            by("4.10.1.3", False),
        ),
        (
            REFRESH,
            ("refresh", "リフレッシュ領域", "4.11.1"),
            by("4.11.1.1", HIDDEN),
            by("4.11.1.2", False),
        ),
        (BATTLE, ("battle", "バトル領域", "4.12.1"), by("4.12.1.1", PUBLIC), by("4.12.1.2", True)),
        (
            PARADOX_ZONE,
            ("paradox", "逆理領域", "4.13.1"),
            by("4.13.1.1", PUBLIC),
            by("4.13.1.3", True),
        ),
        (
            INTERCEPT_ZONE,
            ("intercept", "インターセプト領域", "4.14.1"),
            by("4.14.1.1", PUBLIC),
            by("4.14.1.2", False),
        ),
        (SOUL, ("soul", "ソウル領域", "4.15.1"), by("4.15.1.1", PUBLIC), by("4.15.1.2", False)),
        (
            RESOLUTION,
            ("resolution", "解決領域", "4.16.1.1"),
            by("4.16.1.1.1", PUBLIC),
            by("4.16.1.1.2", False),
        ),
        (PURGE, ("purge", "パージ領域", "4.17.1"), by("4.17.1.1", PUBLIC), by("4.17.1.2", False)),
        (
            MY,
            ("my logicalist", "マイロジカリスト領域", "4.18.1"),
            by("4.18.1.1", PUBLIC),
            by("4.18.1.3", False),
        ),
        (SECRET, ("secret", "秘具領域", "4.19.1"), by("4.19.1.1", PUBLIC), by("4.19.1.2", False)),
    ]
    out = [ZoneSpec(n, *told, sight=see, ordered=bool(kept)) for n, told, see, kept in rows]
    for number in (CIRCLE, GATE, LEVEL_ZONE):
        out[number].turns = True
    out[MY].turns = True  # 4.18.1.2
    for number, places in ((CIRCLE, PLACES), (GATE, CIRCLES)):
        out[number].field = True
        out[number].spots = places
    return out
