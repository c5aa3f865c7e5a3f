"""9.7: what automatic abilities wait for, where the kernel's description does not do."""

from __future__ import annotations

from kirifuda.games.luck_and_logic.terms import area_of
from kirifuda.games.luck_and_logic.zones import CLOSED, DECK, FIELD, HAND
from kirifuda.kernel.events.moving import MOVED
from kirifuda.kernel.position.scope import CARD_MASK, Event, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.timing.occurring import Occurs


def unseen(s: State, ev: Event) -> bool:
    """9.7.4.1.1: whether a card was in no public zone, so that nothing is known of it.

    What lies face up in the stock is seen there (4.8.1.1.1).
    """
    if not CLOSED >> ev.frm & 1 or not CLOSED >> ev.to & 1 or FIELD >> ev.frm & 1:
        return False
    card = ev.card & CARD_MASK
    return s.zone[card] in (DECK, HAND) or s.down[card] == 1


class Happens(Occurs):
    """An event whose card is judged by what it was or is, as it has moved (`seen`).

    `flags`: bits of which its number must have one (how a member was sortied); 0: any. `here`: its
    number is a circle on which this card lies (11.8.1). `places`: zones (bits) in which its card
    must be, or have been before if it has come from elsewhere (`past`); 0: any.
    """

    def __init__(self, event: int, own: bool) -> None:
        super().__init__(event, own)
        self.flags = 0
        self.here = False
        self.places = 0
        self.past = False

    def matches(self, s: State, sc: Scope, ev: Event) -> bool:
        if self.flags and not ev.number & self.flags:
            return False
        if self.here:
            if ev.seat != sc.master or not area_of(s, sc.source) >> ev.number & 1:
                return False
        if self.places:
            where = ev.frm if self.past else s.zone[ev.card & CARD_MASK]
            if not self.places >> where & 1:
                return False
        if ev.kind == MOVED and self.asks() and unseen(s, ev):
            return False
        return super().matches(s, sc, ev)

    def asks(self) -> bool:
        """Whether it matters which card it is that moves."""
        return self.own or (self.filter is not None and self.filter.reads != 0)

    def seen(self, s: State, ev: Event) -> int:
        return s.pool.rules.judged(s, ev)  # 9.7.4.1
