"""How good a position looks to a seat: a plain sum over what it may see.

Public zones, the seat's own hand, and numbers of cards are looked at and nothing else, so that
the same view always gives the same worth.
"""

from __future__ import annotations

from typing import Final

from kirifuda.games.rebirth.attack import BLOCKER
from kirifuda.games.rebirth.table import Table
from kirifuda.games.rebirth.zones import (
    ATK,
    CHARACTER,
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
    SOUL,
)
from kirifuda.kernel.foresight.settling import decided
from kirifuda.kernel.position.state import State

WIN: Final = 1_000_000
RETIRED: Final = 250
RETIRED_MORE: Final = 40  # for each one before it
ENERGY_CARDS: Final = [70, 66, 62, 58, 52, 46, 36, 24, 10]  # the first is worth most
PARTNER_CARD: Final = 20
HAND_CARD: Final = 24
SET_REBIRTH: Final = 8

# Decisions at which a position is at rest: nothing is half done.
RESTING: Final = (
    "main",
    "attack",
    "partner to energy",
    "card to energy",
    "first entry",
    "first partner",
)
DECLINED: Final = ("block",)  # what even who looks ahead does nothing about


def worth(s: State, seat: int) -> int:
    """The seat's side less the others'."""
    assert isinstance(s, Table)
    if s.over:
        return decided(s, seat, WIN)
    total = side(s, seat) + own_hand(s, seat)
    for other in range(s.seats):
        if s.team[other] != s.team[seat]:
            total -= side(s, other) + HAND_CARD * len(s.zones[other * KINDS + HAND])
    if s.turn_seat != seat:
        total += HAND_CARD  # who has begun a turn has drawn for it
    return total


def side(t: Table, seat: int) -> int:
    """What a seat has on the table."""
    base = seat * KINDS
    retired = len(t.zones[base + RETIRE])
    total = -RETIRED * retired - RETIRED_MORE * retired * retired
    for card in t.zones[base + ENTRY]:
        if not t.down[card]:
            nums = t.face(card).nums
            total += 14 * nums[ATK] + 12 * max(0, nums[DEF] - t.damage[card])
    for card in t.zones[base + MEMBER]:
        face = t.face(card)
        total += 50 + 8 * face.nums[COST] + 3 * face.nums[ATK] + 6 * len(face.abilities)
    at = 0
    for card in t.zones[base + ENERGY]:
        total += ENERGY_CARDS[at]
        if at < len(ENERGY_CARDS) - 1:
            at += 1
        if not t.down[card] and t.face(card).kinds & PARTNER:
            total += PARTNER_CARD
        if not t.rest[card]:
            total += 1
    return total + SET_REBIRTH * len(t.zones[base + REBIRTH]) + 10 * len(t.zones[base + SOUL])


def own_hand(t: Table, seat: int) -> int:
    """What a seat's hand is worth to itself: more what can be played soon, or blocks."""
    base = seat * KINDS
    soon = len(t.zones[base + ENERGY]) + 1
    total = 0
    for card in t.zones[base + HAND]:
        face = t.face(card)
        if face.kinds & PARTNER:
            total += HAND_CARD
            continue
        total += HAND_CARD - 8
        if face.kinds & CHARACTER:
            cost = face.nums[COST]
            total += 2 * cost if cost <= soon else 0
        for number in face.abilities:
            if t.pool.abilities[number].kind == BLOCKER:
                total += 14
    return total
