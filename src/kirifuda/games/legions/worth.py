"""How good a position looks to a seat: what it may see, counted, and added up by hand.

Public zones, the seat's own hand, and numbers of cards are looked at and nothing else, so that
the same view always gives the same numbers.
"""

from __future__ import annotations

from typing import Final

from kirifuda.games.legions.table import Table
from kirifuda.games.legions.zones import (
    ACTIVE,
    ARTS,
    ATK,
    CORE_WAIT,
    COST,
    DECK,
    HAND,
    HP,
    KINDS,
    LORD,
    LORD_CARD,
    MASTER,
    MINION,
    MINIONS,
    ON_LORD,
    ON_MASTER,
    PIERCE,
    SHOCK,
    SPENT,
    STANDBY,
    UNABLE,
    VS_MASTER,
    WAIT,
    WAITS,
)
from kirifuda.kernel.foresight.judging import WHOLE, Judge
from kirifuda.kernel.position.state import State

HAND_CARD: Final = 26
STANDBY_CARD: Final = 22
WAIT_CARDS: Final = [0, 17, 13, 9, 6]  # by wait zone
IN_ZONE: Final = 46  # a core in the core zone
WAITING_CORE: Final = 40
LATER_CORE: Final = 34  # on the master: it comes by and by
LORD_CORE: Final = 28
TOO_MANY: Final = 2  # cards that all come to standby at once

COUNTED: Final = [
    "life",
    "life, squared",
    "cores ready",
    "cores spent",
    "cores to come",
    "cores of the lord",
    "waiting cores",
    "awake",
    "standby",
    "standby cost",
    "soon",
    "later",
    "minions",
    "attack",
    "hit points",
    "standing",
    "abilities",
    "lord",
    "hand",
    "playable hand",
    "deck",
]
LIFE: Final = 20

# Decisions at which a position is at rest: nothing is half done.
RESTING: Final = ("main", "first or second", "card change")


def plain(s: State, seat: int) -> int:
    """The seat's side less the other's."""
    assert isinstance(s, Table)
    foe = s.opponent(seat)
    total = side(s, seat) - side(s, foe)
    total += own_hand(s, seat) - HAND_CARD * len(s.zones[foe * KINDS + HAND])
    if s.turn_seat != seat:
        total += HAND_CARD
    return total


def side(t: Table, seat: int) -> int:
    """What a seat has on the table."""
    base = seat * KINDS
    life = t.life[seat]
    total = 24 * life - (20 - life) * (20 - life) // 2
    total += IN_ZONE * (t.core(seat, ACTIVE) + t.core(seat, SPENT))
    total += LATER_CORE * t.core(seat, ON_MASTER) + LORD_CORE * t.core(seat, ON_LORD)
    for n in range(1, WAITS + 1):
        total += WAITING_CORE * t.core(seat, CORE_WAIT + n)
        waiting = len(t.zones[base + WAIT + n])
        total += WAIT_CARDS[n] * waiting
        if waiting > TOO_MANY:
            total -= 9 * (waiting - TOO_MANY)
    cores = t.core_total(seat)
    if cores > 8:
        total += 60 * (cores - 8)
    if t.awake(seat):
        total += 60
    standby = t.zones[base + STANDBY]
    for card in standby:
        total += STANDBY_CARD + 6 * t.face(card).nums[COST]
    if len(standby) == TOO_MANY and t.zones[base + WAIT + 1]:
        total -= 10 * len(t.zones[base + WAIT + 1])
    for kind in (MINIONS, LORD, MASTER):
        for card in t.zones[base + kind]:
            total += on_field(t, card)
    return total


def on_field(t: Table, card: int) -> int:
    """What a card on the field is worth."""
    face = t.face(card)
    if t.zone[card] == MASTER:
        return 0 if t.rest[card] else 6
    if not face.kinds & (MINION | LORD_CARD):
        return 12
    left = max(0, face.nums[HP] - t.damage[card])
    total = 24 + 13 * face.nums[ATK] + 9 * left + 8 * len(face.abilities)
    total += 6 * (face.nums[PIERCE] + face.nums[SHOCK] + face.nums[VS_MASTER])
    marks = face.marks
    while marks:
        total += 5
        marks &= marks - 1
    if not t.rest[card] and not t.status[card] & UNABLE:
        total += 3
    return total


def own_hand(t: Table, seat: int) -> int:
    """What a seat's hand is worth to itself: more what can be unlocked soon."""
    soon = t.core_zone(seat) + 1
    awake = t.awake(seat)
    total = 0
    for card in t.zones[seat * KINDS + HAND]:
        face = t.face(card)
        total += HAND_CARD - 6
        if face.nums[COST] <= soon and (awake or not face.kinds & (ARTS | LORD_CARD)):
            total += 2 * min(face.nums[COST], 5)
    return total


class LegionsJudge(Judge):
    """What is counted in Legions!."""

    def __init__(self) -> None:
        super().__init__(COUNTED, RESTING)

    def plain(self, s: State, seat: int) -> int:
        return plain(s, seat)

    def side(self, s: State, seat: int, viewer: int) -> list[int]:
        assert isinstance(s, Table)
        base = seat * KINDS
        life = s.life[seat]
        waiting = 0
        for n in range(1, WAITS + 1):
            waiting += s.core(seat, CORE_WAIT + n)
        cost = 0
        for card in s.zones[base + STANDBY]:
            cost += s.face(card).nums[COST]
        attack = left = standing = abilities = 0
        for kind in (MINIONS, LORD):
            for card in s.zones[base + kind]:
                face = s.face(card)
                if face.kinds & (MINION | LORD_CARD):
                    attack += face.nums[ATK]
                    left += max(0, face.nums[HP] - s.damage[card])
                    abilities += len(face.abilities)
                    if not s.rest[card] and not s.status[card] & UNABLE:
                        standing += 1
        playable = 0
        if seat == viewer:
            soon = s.core_zone(seat) + 1
            awake = s.awake(seat)
            for card in s.zones[base + HAND]:
                face = s.face(card)
                if face.nums[COST] <= soon and (awake or not face.kinds & (ARTS | LORD_CARD)):
                    playable += face.nums[COST]
        return [
            life,
            (LIFE - life) * (LIFE - life),
            s.core(seat, ACTIVE),
            s.core(seat, SPENT),
            s.core(seat, ON_MASTER),
            s.core(seat, ON_LORD),
            waiting,
            1 if s.awake(seat) else 0,
            len(s.zones[base + STANDBY]),
            cost,
            len(s.zones[base + WAIT + 1]) + len(s.zones[base + WAIT + 2]),
            len(s.zones[base + WAIT + 3]) + len(s.zones[base + WAIT + 4]),
            len(s.zones[base + MINIONS]),
            attack,
            left,
            standing,
            abilities,
            len(s.zones[base + LORD]),
            len(s.zones[base + HAND]),
            playable,
            len(s.zones[base + DECK]),
        ]

    def progress(self, s: State) -> int:
        assert isinstance(s, Table)
        least = LIFE
        for life in s.life:
            least = min(least, life)
        return max(0, min(WHOLE, (LIFE - least) * WHOLE // LIFE))
