"""How good a position looks to a seat: what it may see, counted, and added up by hand.

Public zones, the seat's own hand, and numbers of cards are looked at and nothing else, so that
the same view always gives the same numbers.
"""

from __future__ import annotations

from typing import Final

from kirifuda.games.luck_and_logic.battle import law_now
from kirifuda.games.luck_and_logic.table import Table
from kirifuda.games.luck_and_logic.zones import (
    AURA,
    AURA_LAW,
    AURA_LOGIC,
    BATTLE,
    DECK,
    HAND,
    HEART,
    HEART_LAW,
    KINDS,
    LEVEL,
    LEVEL_ZONE,
    LIMIT_LOGIC,
    MEMBER,
    PARADOX,
    PARADOX_ZONE,
    POWER,
    POWER_LOGIC,
    REFRESH,
    SOUL,
    STOCK,
    UNION,
)
from kirifuda.kernel.foresight.judging import WHOLE, Judge
from kirifuda.kernel.foresight.settling import idle
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.decisions import Decision
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.repeats import OFTEN

WHOLE_GATE: Final = [0, 900, 700, 500, 400, 330, 270]  # the last ones are worth most
LEVEL_CARD: Final = [150, 130, 110, 90]
STOCK_CARD: Final = [26, 24, 22, 18, 14, 10, 6]
HAND_CARD: Final = 36
REFRESHED: Final = 350
TIRED: Final = 200  # of moving members to and fro, which could go on for very long
DECIDED: Final = 120  # the battle under way, if it were judged now

GATES: Final = 6
TO_AND_FRO: Final = -2_000_000_000  # a weight that is told, since it hardly occurs in matches
COUNTED: Final = [
    "whole gates",
    "gates lost, squared",
    "members",
    "power",
    "unions",
    "standing members",
    "abilities",
    "soul",
    "levels",
    "standing levels",
    "stock",
    "refreshed",
    "hand",
    "members in hand",
    "logic in hand",
    "deck",
    "battle",
    "to and fro",
]

# Decisions at which a position is at rest: nothing is half done.
RESTING: Final = ("main", "attack", "level", "exchange")


def plain(s: State, seat: int) -> int:
    """The seat's side less the other's."""
    assert isinstance(s, Table)
    total = side(s, seat) + own_hand(s, seat)
    if seat == s.turn_seat:
        total -= TIRED * s.prints.count(OFTEN)
    for other in s.opponents(seat):
        total -= side(s, other) + HAND_CARD * len(s.zones[other * KINDS + HAND])
    return total + battle(s, seat)


def side(t: Table, seat: int) -> int:
    """What a seat has on the table."""
    base = seat * KINDS
    total = 0
    for i in range(min(6, t.whole_gates(seat))):
        total += WHOLE_GATE[i + 1]
    for card in t.members(seat):
        face = t.face(card)
        total += 60 + face.nums[POWER] // 60 + 6 * len(face.abilities)
        if face.kinds & UNION:
            total += 60
        if not t.rest[card]:
            total += 2
    total += 12 * len(t.zones[base + SOUL])
    levels = t.zones[base + LEVEL_ZONE]
    for i, card in enumerate(levels):
        total += LEVEL_CARD[min(i, len(LEVEL_CARD) - 1)]
        if not t.rest[card]:
            total += 8
    for i in range(len(t.zones[base + STOCK])):
        total += STOCK_CARD[min(i, len(STOCK_CARD) - 1)]
    total -= REFRESHED * len(t.zones[base + REFRESH])
    return total - REFRESHED * t.points[seat]


def own_hand(t: Table, seat: int) -> int:
    """What a seat's hand is worth to itself."""
    base = seat * KINDS
    soon = len(t.zones[base + LEVEL_ZONE]) + 1
    total = 0
    for card in t.zones[base + HAND]:
        face = t.face(card)
        total += HAND_CARD - 8
        if face.kinds & MEMBER and face.nums[LEVEL] <= soon:
            total += 8
        if face.kinds & (POWER_LOGIC | AURA_LOGIC | LIMIT_LOGIC | PARADOX):
            total += 6
    return total


def battle(t: Table, seat: int) -> int:
    """Who would win the battle under way by power, and what hangs on it."""
    attacker = t.attacking()
    defender = t.defending()
    if not t.battling or attacker < 0:
        return 0
    mine = 1 if seat == t.turn_seat else -1
    if defender < 0:
        foe = t.opponent(t.turn_seat)
        gate = t.gate_of(foe, t.target)
        return mine * DECIDED * 2 if gate >= 0 and t.down[gate] else 0
    ahead = leads(t, attacker, defender)
    spent = len(t.zones[seat * KINDS + BATTLE]) + len(t.zones[seat * KINDS + PARADOX_ZONE])
    if t.winner >= 0:
        ahead = t.winner == t.attacker
    return mine * (DECIDED if ahead else -DECIDED) - 4 * spent


def wins_so(t: Table, seat: int) -> bool:
    """Whether a seat wins the battle under way if nobody does anything more."""
    attacker = t.attacking()
    defender = t.defending()
    if not t.battling or attacker < 0:
        return False
    ahead = defender < 0 or leads(t, attacker, defender)
    return ahead == (seat == t.turn_seat)


def leads(t: Table, attacker: int, defender: int) -> bool:
    """8.5.3: whether the attacker would win by the value that counts."""
    law = law_now(t)
    value = AURA if law == AURA_LAW else HEART if law == HEART_LAW else POWER
    return t.number(attacker, value) >= t.number(defender, value)


def settle(m: Match, seat: int, most: int) -> None:
    """Play on until the position is at rest: who looks ahead does what comes first, others pass.

    Who looks ahead attacks where it costs the other player most, and thinks again about logic.
    """
    turn = m.state.turn
    for _ in range(most):
        d = m.decision
        if d is None or m.state.turn != turn or d.kind in RESTING:
            return
        chosen = 0
        if d.seat != seat:
            chosen = idle(d)
        elif d.kind == "logic":
            return
        elif d.kind == "target":
            s = m.state
            assert isinstance(s, Table)
            best = 0
            for i in range(len(d.options)):
                value = promise(s, d.source, d.options[i].spot)
                if value > best:
                    best = value
                    chosen = i
        m.choose(chosen)


def promise(t: Table, card: int, circle: int) -> int:
    """How good it looks to attack a circle: an open gate, then the weakest member."""
    foe = t.opponent(t.seat[card])
    member = t.member_on(foe, circle)
    if member < 0:
        gate = t.gate_of(foe, circle)
        return 1000 if gate >= 0 and t.down[gate] else 1
    lead = t.face(card).nums[POWER] - t.face(member).nums[POWER]
    return 500 if lead >= 0 else 2


class LuckAndLogicJudge(Judge):
    """What is counted in Luck & Logic."""

    def __init__(self) -> None:
        super().__init__(COUNTED, RESTING)
        self.fixed = {"to and fro": TO_AND_FRO}

    def plain(self, s: State, seat: int) -> int:
        return plain(s, seat)

    def side(self, s: State, seat: int, viewer: int) -> list[int]:
        assert isinstance(s, Table)
        base = seat * KINDS
        whole = s.whole_gates(seat)
        lost = max(0, GATES - whole)
        members = power = unions = standing = abilities = 0
        for card in s.members(seat):
            face = s.face(card)
            members += 1
            power += face.nums[POWER]
            abilities += len(face.abilities)
            unions += 1 if face.kinds & UNION else 0
            standing += 0 if s.rest[card] else 1
        levels = s.zones[base + LEVEL_ZONE]
        ready = 0
        for card in levels:
            ready += 0 if s.rest[card] else 1
        playable = logic = 0
        if seat == viewer:
            for card in s.zones[base + HAND]:
                face = s.face(card)
                if face.kinds & MEMBER and face.nums[LEVEL] <= len(levels) + 1:
                    playable += 1
                if face.kinds & (POWER_LOGIC | AURA_LOGIC | LIMIT_LOGIC | PARADOX):
                    logic += 1
        return [
            whole,
            lost * lost,
            members,
            power // 100,
            unions,
            standing,
            abilities,
            len(s.zones[base + SOUL]),
            len(levels),
            ready,
            len(s.zones[base + STOCK]),
            len(s.zones[base + REFRESH]) + s.points[seat],
            len(s.zones[base + HAND]),
            playable,
            logic,
            len(s.zones[base + DECK]),
            battle(s, seat) if seat == viewer else 0,
            s.prints.count(OFTEN) if seat == s.turn_seat else 0,
        ]

    def progress(self, s: State) -> int:
        assert isinstance(s, Table)
        least = GATES
        for seat in range(s.seats):
            least = min(least, s.whole_gates(seat))
        return max(0, min(WHOLE, (GATES - least) * WHOLE // GATES))

    def at_once(self, s: State, d: Decision) -> int:
        """Who wins a battle anyway defines no more logic (8.4.3.3)."""
        if d.kind != "logic":
            return -1
        assert isinstance(s, Table)
        return len(d.options) - 1 if wins_so(s, d.seat) else -1

    def settle(self, m: Match, seat: int, most: int) -> None:
        settle(m, seat, most)
