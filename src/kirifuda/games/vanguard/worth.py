"""How good a position looks to a seat: what it may see, counted, and added up by hand.

Public zones, the seat's own hand, and numbers of cards are looked at and nothing else, so that
the same view always gives the same numbers.
"""

from __future__ import annotations

from typing import Final

from kirifuda.games.vanguard.table import Table
from kirifuda.games.vanguard.zones import (
    DAMAGE,
    DECK,
    GRADE,
    HAND,
    KINDS,
    ORDERS,
    POWER,
    REAR,
    SHIELD,
    SOUL,
    VANGUARD,
)
from kirifuda.kernel.foresight.judging import WHOLE, Judge
from kirifuda.kernel.position.state import State

HAND_CARD: Final = 60
DAMAGE_POINT: Final = [0, 60, 140, 240, 380, 600, 1200]
OPEN_DAMAGE: Final = 8
SOUL_CARD: Final = 5
ENERGY: Final = 4

COUNTED: Final = [
    "damage",
    "damage, squared",
    "open damage",
    "grade",
    "vanguard's power",
    "vanguard stands",
    "rear-guards",
    "power in front",
    "power behind",
    "standing rear-guards",
    "hand",
    "shields in hand",
    "soul",
    "energy",
    "orders",
    "deck",
    "deck running out",
]
LOST: Final = 6  # damage at which a player has lost
FEW: Final = 10  # cards in a deck that is running out
MOST_POWER: Final = 60_000

# Decisions at which a position is at rest: nothing is half done.
RESTING: Final = ("main", "attack", "ride", "guard")
DECLINED: Final = ()


def plain(s: State, seat: int) -> int:
    """The seat's side less the other's."""
    assert isinstance(s, Table)
    total = side(s, seat) + own_hand(s, seat)
    for other in range(s.seats):
        if s.team[other] != s.team[seat]:
            total -= side(s, other) + HAND_CARD * len(s.zones[other * KINDS + HAND])
    return total


def side(t: Table, seat: int) -> int:
    """What a seat has on the table."""
    base = seat * KINDS
    hurt = len(t.zones[base + DAMAGE]) + t.pain[seat]
    total = -DAMAGE_POINT[min(hurt, 6)]
    for card in t.zones[base + DAMAGE]:
        if not t.down[card]:
            total += OPEN_DAMAGE
    for card in t.zones[base + VANGUARD]:
        nums = t.face(card).nums
        power = min(nums[POWER], MOST_POWER)
        total += 120 * nums[GRADE] + power // 400 + (6 if not t.rest[card] else 0)
    for card in t.zones[base + REAR]:
        nums = t.face(card).nums
        front = t.row(card) == 0
        total += 30 + min(nums[POWER], 40000) // 300 + (6 if not t.rest[card] else 0)
        total += 8 if front == (nums[GRADE] >= 2) else 0
    deck = len(t.zones[base + DECK])
    total += min(0, deck - 5) * 40
    total += ENERGY * t.energy[seat] + 12 * len(t.zones[base + ORDERS])
    return total + SOUL_CARD * len(t.zones[base + SOUL])


def own_hand(t: Table, seat: int) -> int:
    """What a seat's hand is worth to itself: shields, and units of the next grade."""
    total = 0
    for card in t.zones[seat * KINDS + HAND]:
        total += HAND_CARD - 15 + t.pool.faces[card].nums[SHIELD] // 500
    return total


class VanguardJudge(Judge):
    """What is counted in Cardfight!! Vanguard."""

    def __init__(self) -> None:
        super().__init__(COUNTED, RESTING, DECLINED)

    def plain(self, s: State, seat: int) -> int:
        return plain(s, seat)

    def side(self, s: State, seat: int, viewer: int) -> list[int]:
        assert isinstance(s, Table)
        base = seat * KINDS
        hurt = len(s.zones[base + DAMAGE]) + s.pain[seat]
        whole = grade = power = stands = 0
        for card in s.zones[base + DAMAGE]:
            whole += 0 if s.down[card] else 1
        for card in s.zones[base + VANGUARD]:
            nums = s.face(card).nums
            grade += nums[GRADE]
            power += min(nums[POWER], MOST_POWER) // 1000
            stands += 0 if s.rest[card] else 1
        front = behind = standing = 0
        for card in s.zones[base + REAR]:
            strength = min(s.face(card).nums[POWER], MOST_POWER) // 1000
            if s.row(card) == 0:
                front += strength
            else:
                behind += strength
            standing += 0 if s.rest[card] else 1
        shields = 0
        if seat == viewer:
            for card in s.zones[base + HAND]:
                shields += s.pool.faces[card].nums[SHIELD] // 1000
        deck = len(s.zones[base + DECK])
        return [
            hurt,
            hurt * hurt,
            whole,
            grade,
            power,
            stands,
            len(s.zones[base + REAR]),
            front,
            behind,
            standing,
            len(s.zones[base + HAND]),
            shields,
            len(s.zones[base + SOUL]),
            s.energy[seat],
            len(s.zones[base + ORDERS]),
            deck,
            max(0, FEW - deck),
        ]

    def progress(self, s: State) -> int:
        most = 0
        for seat in range(s.seats):
            if not s.gone[seat]:
                most = max(most, len(s.zones[seat * KINDS + DAMAGE]))
        return min(WHOLE, most * WHOLE // LOST)
