"""Triggers of automatic abilities: one description for everything that can happen (9.8)."""

from __future__ import annotations

from kirifuda.games.rebirth.events import DEFEATED
from kirifuda.games.rebirth.table import Table
from kirifuda.games.rebirth.zones import ENTRY, MEMBER
from kirifuda.kernel.moving import MOVED
from kirifuda.kernel.scope import CARD_MASK, Event, Scope
from kirifuda.kernel.state import State
from kirifuda.kernel.terms import Condition, Filter, Trigger, Who


class Occurs(Trigger):
    """An event of a kind, with what is asked of it. What is None or -1 is not asked.

    `frm`, `to`: zones (bits) of a move. `causes`: why (bits). `whose`: whose card. `actor`: who
    did it. `source`: whose ability did it. `filter`: the card. `other`, `other_whose`: the second
    card. `number`: the event's number. `defeated`: in the attack under way it has retired one.
    """

    def __init__(self, event: int, own: bool) -> None:
        super().__init__(event, own)
        self.causes = -1
        self.whose: Who | None = None
        self.actor: Who | None = None
        self.source: Filter | None = None
        self.filter: Filter | None = None
        self.other: Filter | None = None
        self.other_whose: Who | None = None
        self.number = -1
        self.defeated = False
        self.condition: Condition | None = None

    def matches(self, s: State, sc: Scope, ev: Event) -> bool:
        if ev.kind == MOVED and not (self.frm >> ev.frm & 1 and self.to >> ev.to & 1):
            return False
        if not self.causes >> ev.cause & 1 or (self.number >= 0 and ev.number != self.number):
            return False
        if self.whose is not None and ev.seat not in self.whose.seats(s, sc):
            return False
        if self.actor is not None and ev.actor not in self.actor.seats(s, sc):
            return False
        if self.source is not None and (
            ev.source < 0 or not self.source.holds(s, sc, s.ref(ev.source))
        ):
            return False
        if self.filter is not None:
            # 9.8.4.1: who has left the field is judged as it was there, all else as it is now
            left = ev.kind == MOVED and ev.frm in (ENTRY, MEMBER)
            ref = ev.before if left else ev.card
            if ref < 0 or not self.filter.holds(s, sc, ref):
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
            if past.kind == DEFEATED and past.card == sc.source and past.frm == now:
                if self.second(s, sc, past):
                    return True
        return False
