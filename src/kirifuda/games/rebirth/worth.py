"""How good a position looks to a seat: a plain sum over what it may see.

Only public zones, the seat's own hand, and numbers of cards are looked at, so that the same view
always gives the same worth.
"""

from __future__ import annotations

from typing import Final

from kirifuda.games.rebirth.table import Table
from kirifuda.games.rebirth.zones import (
    ATK,
    COST,
    DEF,
    ENERGY,
    ENTRY,
    HAND,
    KINDS,
    MEMBER,
    PARTNER,
    REBIRTH,
    RETIRE,
)
from kirifuda.kernel.state import State

WIN: Final = 1_000_000
RETIRED: Final = 300
ENERGY_CARD: Final = 60
PARTNER_CARD: Final = 30
HAND_CARD: Final = 22
SET_REBIRTH: Final = 12


def worth(s: State, seat: int) -> int:
    """The seat's side less the others'."""
    assert isinstance(s, Table)
    if s.over:
        if not s.winners:
            return 0
        return WIN if seat in s.winners else -WIN
    total = side(s, seat)
    for other in range(s.seats):
        if s.team[other] != s.team[seat]:
            total -= side(s, other)
    return total


def side(t: Table, seat: int) -> int:
    """What a seat has on the table and in numbers."""
    base = seat * KINDS
    retired = len(t.zones[base + RETIRE])
    total = -RETIRED * retired - 25 * retired * retired
    for card in t.zones[base + ENTRY]:
        if t.down[card]:
            continue
        nums = t.face(card).nums
        total += 16 * nums[ATK] + 12 * max(0, nums[DEF] - t.damage[card])
    for card in t.zones[base + MEMBER]:
        nums = t.face(card).nums
        total += 40 + 9 * nums[COST] + 4 * nums[ATK] + (6 if not t.rest[card] else 0)
    total += HAND_CARD * len(t.zones[base + HAND])
    for card in t.zones[base + ENERGY]:
        total += ENERGY_CARD
        if not t.rest[card]:
            total += 1
        if not t.down[card] and t.face(card).kinds & PARTNER:
            total += PARTNER_CARD
    return total + SET_REBIRTH * len(t.zones[base + REBIRTH])
