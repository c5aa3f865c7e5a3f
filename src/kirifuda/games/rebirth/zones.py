"""Chapter 4: the zones, and chapter 2: what is printed on a card, as numbers."""

from __future__ import annotations

from typing import Final

from kirifuda.kernel.position.zones import HIDDEN, PRIVATE, PUBLIC, ZoneSpec

OUTSIDE: Final = 0  # excluded cards (除外), and partners before the game
ENTRY: Final = 1
MEMBER: Final = 2
ENERGY: Final = 3
REBIRTH: Final = 4
RETIRE: Final = 5
DECK: Final = 6
HAND: Final = 7
WAITING: Final = 8
MEMORY: Final = 9
SOUL: Final = 10
DEER_PILE: Final = 11  # シカ山置場 (12.2.1.4)
KINDS: Final = 12

SLOTS: Final = 3  # 4.5.3.1

# kinds of cards (2.2.2), as bits
CHARACTER: Final = 1
REBIRTH_CARD: Final = 2
PARTNER: Final = 4
DEER: Final = 8  # シカキャラ, which is a character as well (12.2.1.1)

# numbers on a card
COST: Final = 0
ATK: Final = 1
DEF: Final = 2

# what the slots are called (4.5.3), and where else a card is played to, in both languages
SPOT_NAMES: Final = [
    ("member 1", "メンバー1"),
    ("member 2", "メンバー2"),
    ("member 3", "メンバー3"),
    ("entry", "エントリー"),
]


def zone_specs() -> list[ZoneSpec]:
    """Every zone, in the order of its number; each player has one of each (4.1.1).

    Cards stand or rest in some only, not where Rebirth cards and retired ones lie (4.7.2, 4.8.2).
    """
    return [
        ZoneSpec(OUTSIDE, "outside", "ゲーム外", "5.20.1"),
        ZoneSpec(ENTRY, "entry", "エントリー", "4.4.2", turns=True, field=True),
        ZoneSpec(MEMBER, "members", "メンバー", "4.5.2", turns=True, field=True, spots=SLOTS),
        ZoneSpec(ENERGY, "energy", "エネルギー", "4.6.2", turns=True),
        ZoneSpec(REBIRTH, "rebirth", "Reバース", "4.7.3"),
        ZoneSpec(RETIRE, "retire", "リタイア", "4.8.3"),
        ZoneSpec(DECK, "deck", "デッキ", "4.9.2", sight=HIDDEN, ordered=True),
        ZoneSpec(HAND, "hand", "手札", "4.10.2", sight=PRIVATE),
        ZoneSpec(WAITING, "waiting room", "控え室", "4.11.2"),
        ZoneSpec(MEMORY, "memory", "思い出", "4.12.2"),
        ZoneSpec(SOUL, "soul", "魂", "4.13.2", sight=PUBLIC),
        ZoneSpec(DEER_PILE, "deer pile", "シカ山", "12.2.1.4.1", sight=HIDDEN, ordered=True),
    ]
