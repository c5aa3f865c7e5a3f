"""How good a position looks to a seat: what it may see, counted, and added up by hand.

Public zones, the seat's own hand, and numbers of cards are looked at and nothing else, so that
the same view always gives the same numbers.
"""

from __future__ import annotations

from typing import Final

from kirifuda.games.vanguard.defending import guarded
from kirifuda.games.vanguard.prospects import (
    DAMAGE_POINT,
    HAND_CARD,
    LOST,
    MOST_POWER,
    battle,
    hand_card,
    lines,
    to_come,
    unit_value,
)
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
from kirifuda.kernel.foresight.settling import idle
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.decisions import Decision
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.repeats import OFTEN

TIRED: Final = 1  # of what changes nothing, such as units that go to and fro
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
    "lines",
    "attacks to come",
    "battle",
]
FEW: Final = 10  # cards in a deck that is running out

# Decisions at which a position is at rest: nothing is half done.
RESTING: Final = ("main", "attack", "ride", "guard")
GUARDING: Final = ("guard", "guard with more", "intercept with more")


def plain(s: State, seat: int) -> int:
    """The seat's side less the other's."""
    assert isinstance(s, Table)
    total = side(s, seat) + to_come(s, seat)
    for card in s.zones[seat * KINDS + HAND]:
        total += hand_card(s, card)
    if seat == s.turn_seat:
        total -= TIRED * s.prints.count(OFTEN)
    for other in range(s.seats):
        if s.team[other] != s.team[seat]:
            total -= side(s, other) + HAND_CARD * len(s.zones[other * KINDS + HAND])
    if s.in_turn(seat):
        return total + battle(s)
    return total - battle(s) + HAND_CARD  # who has the turn has drawn a card for it


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
        total += 120 * nums[GRADE] + power // 400
    for card in t.zones[base + REAR]:
        total += unit_value(t, card)
    total += lines(t, seat)
    deck = len(t.zones[base + DECK])
    total += min(0, deck - 5) * 40
    total += ENERGY * t.energy[seat] + 12 * len(t.zones[base + ORDERS])
    return total + SOUL_CARD * len(t.zones[base + SOUL])


class VanguardJudge(Judge):
    """What is counted in Cardfight!! Vanguard."""

    def __init__(self) -> None:
        super().__init__(COUNTED, RESTING)

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
            lines(s, seat),
            to_come(s, seat),
            battle(s) if s.in_turn(seat) else 0,
        ]

    def progress(self, s: State) -> int:
        most = 0
        for seat in range(s.seats):
            if not s.gone[seat]:
                most = max(most, len(s.zones[seat * KINDS + DAMAGE]))
        return min(WHOLE, most * WHOLE // LOST)

    def at_once(self, s: State, d: Decision) -> int:
        if d.kind in GUARDING:
            assert isinstance(s, Table)
            return guarded(s, d)
        return 0 if d.kind == "boost" else -1

    def settle(self, m: Match, seat: int, most: int) -> None:
        """Play on until the position is at rest: who looks ahead guards with as much as it takes,
        and else does what comes first; others pass."""
        turn = m.state.turn
        for _ in range(most):
            d = m.decision
            if d is None or m.state.turn != turn or d.kind in RESTING:
                return
            if d.seat != seat:
                m.choose(idle(d))
            elif d.kind in GUARDING:
                s = m.state
                assert isinstance(s, Table)
                m.choose(guarded(s, d))
            else:
                m.choose(0)
