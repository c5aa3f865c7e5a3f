"""How good a position looks to a seat: what it may see, counted, and added up by hand.

Public zones, the seat's own hand, and numbers of cards are looked at and nothing else, so that
the same view always gives the same numbers.
"""

from __future__ import annotations

from typing import Final

from kirifuda.games.rebirth.attack import BLOCKER
from kirifuda.games.rebirth.table import Table
from kirifuda.games.rebirth.zones import (
    ATK,
    CHARACTER,
    COST,
    DECK,
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
from kirifuda.kernel.foresight.judging import WHOLE, Judge
from kirifuda.kernel.position.decisions import Decision
from kirifuda.kernel.position.state import State

RETIRED: Final = 250
RETIRED_MORE: Final = 40  # for each one before it
ENERGY_CARDS: Final = [70, 66, 62, 58, 52, 46, 36, 24, 10]  # the first is worth most
PARTNER_CARD: Final = 20
HAND_CARD: Final = 24
DEFEATED: Final = 4500  # more than what is retired when a player loses
SET_REBIRTH: Final = 8

COUNTED: Final = [
    "retired",
    "retired, squared",
    "entry attack",
    "entry defence",
    "members",
    "members' cost",
    "members' attack",
    "standing members",
    "abilities",
    "energy",
    "standing energy",
    "partners",
    "hand",
    "playable hand",
    "blockers in hand",
    "set",
    "soul",
    "deck",
]
LOST: Final = 7  # retired cards at which a player has lost

# Decisions at which a position is at rest: nothing is half done. Which card goes to the energy is
# asked before the partner has gone there (7.3.2), so there is no rest in between.
RESTING: Final = (
    "main",
    "attack",
    "partner to energy",
    "first entry",
    "first partner",
)
DECLINED: Final = ("block",)  # what even who looks ahead does nothing about


def plain(s: State, seat: int) -> int:
    """The seat's side and those of its team, less the others'."""
    assert isinstance(s, Table)
    total = side(s, seat) + own_hand(s, seat)
    against = against_all = 0
    for other in range(s.seats):
        if other != seat:
            theirs = side(s, other) + HAND_CARD * len(s.zones[other * KINDS + HAND])
            if s.gone[other]:
                theirs = -DEFEATED
            if s.team[other] == s.team[seat]:
                total += theirs
            else:
                against += 1
                against_all += theirs
    total -= against_all // max(1, against)  # several opponents count as one, on average
    if not s.in_turn(seat):
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


class RebirthJudge(Judge):
    """What is counted in Rebirth for you."""

    def __init__(self) -> None:
        super().__init__(COUNTED, RESTING, DECLINED)

    def plain(self, s: State, seat: int) -> int:
        return plain(s, seat)

    def side(self, s: State, seat: int, viewer: int) -> list[int]:
        assert isinstance(s, Table)
        base = seat * KINDS
        retired = len(s.zones[base + RETIRE])
        attack = defence = cost = strength = standing = abilities = 0
        for card in s.zones[base + ENTRY]:
            if not s.down[card]:
                face = s.face(card)
                attack += face.nums[ATK]
                defence += max(0, face.nums[DEF] - s.damage[card])
                abilities += len(face.abilities)
        for card in s.zones[base + MEMBER]:
            face = s.face(card)
            cost += face.nums[COST]
            strength += face.nums[ATK]
            abilities += len(face.abilities)
            standing += 0 if s.rest[card] else 1
        energy = s.zones[base + ENERGY]
        ready = partners = 0
        for card in energy:
            ready += 0 if s.rest[card] else 1
            if not s.down[card] and s.face(card).kinds & PARTNER:
                partners += 1
        playable = blockers = 0
        if seat == viewer:
            for card in s.zones[base + HAND]:
                face = s.face(card)
                if face.kinds & CHARACTER and face.nums[COST] <= len(energy) + 1:
                    playable += face.nums[COST]
                for number in face.abilities:
                    if s.pool.abilities[number].kind == BLOCKER:
                        blockers += 1
        return [
            retired,
            retired * retired,
            attack,
            defence,
            len(s.zones[base + MEMBER]),
            cost,
            strength,
            standing,
            abilities,
            len(energy),
            ready,
            partners,
            len(s.zones[base + HAND]),
            playable,
            blockers,
            len(s.zones[base + REBIRTH]),
            len(s.zones[base + SOUL]),
            len(s.zones[base + DECK]),
        ]

    def at_once(self, s: State, d: Decision) -> int:
        """What is offered last to pay with is no partner, if it need not be: three of them that
        stand make a partner attack (8.2.4.4)."""
        return len(d.options) - 1 if d.kind == "pay energy" else -1

    def progress(self, s: State) -> int:
        most = 0
        for seat in range(s.seats):
            if not s.gone[seat]:
                most = max(most, len(s.zones[seat * KINDS + RETIRE]))
        return min(WHOLE, most * WHOLE // LOST)
