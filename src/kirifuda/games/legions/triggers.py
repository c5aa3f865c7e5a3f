"""36-2: what triggered abilities wait for, one description for everything that can happen."""

from __future__ import annotations

from kirifuda.games.legions.events import BROKEN, EXHAUSTED, LANE_MOVED, READIED
from kirifuda.games.legions.zones import EXCLUDED
from kirifuda.kernel.effects.conditions import Condition, Trigger
from kirifuda.kernel.effects.terms import Filter
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.events.moving import MOVED
from kirifuda.kernel.position.scope import CARD_MASK, Event, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.timing.sequences import Chained, sequence_of


def judged(ev: Event) -> int:
    """The reference by which it is asked what the card of an event is: a broken one was it."""
    return ev.before if ev.kind == BROKEN and ev.before >= 0 else ev.card


class Occurs(Trigger):
    """An event of a kind, with what is asked of it. What is None or -1 is not asked.

    `frm`, `to`: zones (bits) of a move. `frm_not`: zones that it does not start from. `causes`: why
    (bits). `whose`: whose card, or whom the event is about. `filter`: the card. `other`: the second
    card. `number`: the event's number. `least`: so many of them in one sequence (37-4). `leaving`:
    the card has the ability where it was, and must have had it there.
    """

    def __init__(self, event: int, own: bool) -> None:
        super().__init__(event, own)
        self.frm_not = 0
        self.causes = -1
        self.whose: Who | None = None
        self.filter: Filter | None = None
        self.other: Filter | None = None
        self.number = -1
        self.least = 1
        self.leaving = False
        self.condition: Condition | None = None

    def matches(self, s: State, sc: Scope, ev: Event) -> bool:
        if not self.one(s, sc, ev):
            return False
        return self.least < 2 or self.enough(s, sc, ev)

    def one(self, s: State, sc: Scope, ev: Event) -> bool:
        """Whether an event is one of those that are waited for."""
        if ev.kind != self.event:
            return False
        if ev.kind == MOVED and not (self.frm >> ev.frm & 1 and self.to >> ev.to & 1):
            return False
        if self.frm_not >> ev.frm & 1 or not self.causes >> ev.cause & 1:
            return False
        if self.number >= 0 and ev.number != self.number:
            return False
        if ev.kind == LANE_MOVED and not s.alive(ev.card):
            return False  # 37-5a: it is in no lane any more
        if self.own and not self.still(s, sc, ev):
            return False
        if self.whose is not None:
            seat = s.pool.owner[ev.card & CARD_MASK] if ev.card >= 0 else ev.seat
            if seat not in self.whose.seats(s, sc):
                return False
        if self.filter is not None:
            if ev.card < 0 or not self.filter.holds(s, sc, judged(ev)):
                return False
            if s.zone[ev.card & CARD_MASK] == EXCLUDED and s.down[ev.card & CARD_MASK]:
                return False  # 17-18: nobody knows what it is
        if self.other is not None:
            if ev.other < 0 or not self.other.holds(s, sc, ev.other):
                return False
        return self.condition is None or self.condition.true(s, sc)

    def still(self, s: State, sc: Scope, ev: Event) -> bool:
        """37-5a: whether a card still is what it became; 36-1: whether it had the ability."""
        card = ev.card & CARD_MASK
        if ev.kind == EXHAUSTED:
            return s.rest[card] == 1
        if ev.kind == READIED:
            return s.rest[card] == 0
        if self.leaving:
            info = s.last_of(ev.before)
            return info is None or sc.ability in info.face.abilities
        return True

    def enough(self, s: State, sc: Scope, ev: Event) -> bool:
        """37-4: whether the sequence of an event has recorded so many of them; 37-5a: those that
        came must still be there."""
        assert isinstance(s, Chained)
        for at in range(len(s.chain)):
            if s.chain[at] is ev:
                first, end = sequence_of(s, at)
                n = 0
                for i in range(first, end):
                    found = s.chain[i]
                    if self.one(s, sc, found) and (found.kind != MOVED or s.alive(found.card)):
                        n += 1
                return n >= self.least
        return False
