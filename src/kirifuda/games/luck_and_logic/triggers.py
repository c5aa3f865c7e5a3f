"""9.7: what automatic abilities wait for, where the kernel's description does not do."""

from __future__ import annotations

from kirifuda.games.luck_and_logic.terms import area_of
from kirifuda.kernel.occurring import Occurs
from kirifuda.kernel.scope import Event, Scope
from kirifuda.kernel.state import State


class Happens(Occurs):
    """An event whose card is judged as 9.7.4.1 says.

    `flags`: bits of which its number must have one (how a member was sortied); 0: any. `here`: its
    number is a circle on which this card lies (11.8.1).
    """

    def __init__(self, event: int, own: bool) -> None:
        super().__init__(event, own)
        self.flags = 0
        self.here = False

    def matches(self, s: State, sc: Scope, ev: Event) -> bool:
        if self.flags and not ev.number & self.flags:
            return False
        if self.here:
            if ev.seat != sc.master or not area_of(s, sc.source) >> ev.number & 1:
                return False
        return super().matches(s, sc, ev)

    def seen(self, s: State, ev: Event) -> int:
        return s.pool.rules.judged(s, ev)
