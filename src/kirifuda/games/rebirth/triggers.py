"""Triggers of automatic abilities: one description for everything that can happen (9.8)."""

from __future__ import annotations

from typing import Final

from kirifuda.games.rebirth.events import (
    ATTACK_ENDING,
    CLOSE_STEP,
    DEFEATED,
    PHASE_ENDED,
    PHASE_STARTED,
    TURN_ENDING,
    TURN_STARTED,
)
from kirifuda.games.rebirth.table import Table
from kirifuda.games.rebirth.zones import DECK, HAND, MEMBER
from kirifuda.kernel.effects.conditions import Condition, Trigger
from kirifuda.kernel.effects.terms import All, Filter, Is, Not
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.events.moving import MOVED
from kirifuda.kernel.position.scope import CARD_MASK, Event, Scope
from kirifuda.kernel.position.state import State

HIDDEN: Final = (DECK, HAND)
# events of turns, phases and steps
OF_TURNS: Final = (TURN_STARTED, TURN_ENDING, PHASE_STARTED, PHASE_ENDED)


def judged(ev: Event) -> int:
    """9.8.4.1: the reference by which an ability asks what the card of its event is.

    A member that moved is judged as a member; between a public and a hidden zone the public one
    counts; otherwise the new one.
    """
    if ev.kind != MOVED:
        return ev.card
    if ev.frm == MEMBER:  # 9.8.4.1.2
        return ev.before
    if ev.to in HIDDEN and ev.frm not in HIDDEN:  # 9.8.4.1.1
        return ev.before
    return ev.card  # 9.8.4.1.3


def recurs(ev: Event) -> bool:
    """7.6.1, 8.5.1: events of steps that start over, for which an ability waits once only."""
    return ev.kind in (TURN_ENDING, ATTACK_ENDING) or (
        ev.kind == PHASE_STARTED and ev.number == CLOSE_STEP
    )


def meets(filter: Filter, s: State, sc: Scope, ev: Event) -> bool:
    """Whether the card of an event meets a filter; who it is, is told by both of its zones."""
    if isinstance(filter, All):
        return all(meets(part, s, sc, ev) for part in filter.parts)
    if isinstance(filter, Not):
        return not meets(filter.part, s, sc, ev)
    if isinstance(filter, Is):
        found = filter.cards.refs(s, sc)
        return ev.card in found or ev.before in found
    return filter.holds(s, sc, judged(ev))  # 9.8.4.1


def whose(s: State, ev: Event, seats: list[int]) -> bool:
    """Whether an event is one of these players'; a turn and its phases are the whole team's
    (13.5.7.2)."""
    if ev.seat in seats:
        return True
    if ev.kind in OF_TURNS and s.seats > 2:
        for seat in seats:
            if s.team[seat] == s.team[ev.seat]:
                return True
    return False


class Occurs(Trigger):
    """An event of a kind, with what is asked of it. What is None or -1 is not asked.

    `frm`, `to`: zones (bits) of a move. `causes`: why (bits). `whose`: whose card. `actor`: who
    did it. `by`: whose effect it was, whoever acted for it. `source`: the card of that effect.
    `filter`: the card. `other`, `other_whose`: the second card. `number`: the event's number.
    `defeated`: in the attack under way it has retired one.
    """

    def __init__(self, event: int, own: bool) -> None:
        super().__init__(event, own)
        self.causes = -1
        self.whose: Who | None = None
        self.actor: Who | None = None
        self.by: Who | None = None
        self.source: Filter | None = None
        self.filter: Filter | None = None
        self.other: Filter | None = None
        self.other_whose: Who | None = None
        self.defeated = False
        self.condition: Condition | None = None

    def matches(self, s: State, sc: Scope, ev: Event) -> bool:
        if ev.kind == MOVED and not (self.frm >> ev.frm & 1 and self.to >> ev.to & 1):
            return False
        if not self.causes >> ev.cause & 1 or (self.number >= 0 and ev.number != self.number):
            return False
        if self.whose is not None and not whose(s, ev, self.whose.seats(s, sc)):
            return False
        if self.actor is not None and ev.actor not in self.actor.seats(s, sc):
            return False
        if self.by is not None and (
            ev.source < 0 or s.pool.owner[ev.source] not in self.by.seats(s, sc)
        ):
            return False
        if self.source is not None and (
            ev.source < 0 or not self.source.holds(s, sc, s.refs[ev.source])
        ):
            return False
        if self.filter is not None:
            if ev.card < 0 or not meets(self.filter, s, sc, ev):
                return False
        if self.condition is not None and not self.condition.true(s, sc):
            return False
        if self.defeated:
            return self.has_defeated(s, sc)
        return self.second(s, sc, ev)

    def second(self, s: State, sc: Scope, ev: Event) -> bool:
        """Whether the second card is such a card of such a player."""
        if self.other is None and self.other_whose is None:
            return True
        if ev.other < 0:
            return False
        if self.other_whose is not None:
            seat = s.pool.owner[ev.other & CARD_MASK]
            if seat not in self.other_whose.seats(s, sc):
                return False
        return self.other is None or self.other.holds(s, sc, ev.other)

    def has_defeated(self, s: State, sc: Scope) -> bool:
        """Whether the card has retired such a one in the attack under way."""
        assert isinstance(s, Table)
        now = len(s.attacks)
        for past in s.history:
            if past.kind == DEFEATED and past.card == sc.source and past.to == now:
                if self.second(s, sc, past):
                    return True
        return False
