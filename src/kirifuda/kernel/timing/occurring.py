"""What abilities wait for: one description for everything that can happen."""

from __future__ import annotations

from kirifuda.kernel.effects.conditions import Condition, Trigger
from kirifuda.kernel.effects.terms import Filter
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.events.moving import MOVED
from kirifuda.kernel.position.scope import CARD_MASK, Event, Scope
from kirifuda.kernel.position.state import State


class Occurs(Trigger):
    """An event of a kind, with what is asked of it. What is None or -1 is not asked.

    `frm`, `to`: zones (bits) of a move. `whose`: whose card, or whom it befell. `filter`: the card
    of the event. `other`: its second card. `numbers`: its number (bits). `doer`: whose effect.
    """

    def __init__(self, event: int, own: bool) -> None:
        super().__init__(event, own)
        self.whose: Who | None = None
        self.doer: Who | None = None
        self.filter: Filter | None = None
        self.other: Filter | None = None
        self.numbers = -1
        self.condition: Condition | None = None

    def matches(self, s: State, sc: Scope, ev: Event) -> bool:
        if ev.kind == MOVED and not (self.frm >> ev.frm & 1 and self.to >> ev.to & 1):
            return False
        if self.numbers >= 0 and not self.numbers >> ev.number & 1:
            return False
        if self.whose is not None:
            seat = s.master_of(self.seen(s, ev)) if ev.kind == MOVED else ev.seat
            if seat not in self.whose.seats(s, sc):
                return False
        if self.doer is not None:
            if ev.source < 0 or s.seat[ev.source & CARD_MASK] not in self.doer.seats(s, sc):
                return False
        if self.filter is not None:
            if ev.card < 0 or not self.filter.holds(s, sc, self.seen(s, ev)):
                return False
        if self.other is not None and (ev.other < 0 or not self.other.holds(s, sc, ev.other)):
            return False
        return self.condition is None or self.condition.true(s, sc)

    def seen(self, s: State, ev: Event) -> int:
        """The reference by which it is asked what the card of the event is."""
        return ev.before if ev.kind == MOVED and s.last_of(ev.before) else ev.card
