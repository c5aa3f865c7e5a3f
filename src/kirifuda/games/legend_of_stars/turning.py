"""9.6.2: what is triggered by cards that effects turn face up; 8.4: what waits no longer."""

from __future__ import annotations

from typing import Final

from kirifuda.games.legend_of_stars.events import DESTROYED, DOWNED, TURNED_UP
from kirifuda.games.legend_of_stars.zones import ON_FIELD
from kirifuda.kernel.events.moving import MOVED
from kirifuda.kernel.position.scope import CARD_MASK, Scope, Waiting
from kirifuda.kernel.position.state import State
from kirifuda.kernel.timing.priority import Priority, open_priority

AT_ONCE: Final = 2  # this window and those above: for what was turned up since a moment (9.6.2)


def turned_up_at(w: Waiting) -> int:
    """When an effect turned the card face up because of which an effect waits; 0: it was not so."""
    ev = w.scope.event
    return ev.number if ev is not None and ev.kind == TURNED_UP else 0


def at_once(s: State, since: int) -> None:
    """9.6.2, 9.6.2.(5): an effect used at that moment is done; what came of cards that it turned
    face up is used now, before anyone has priority, the turn player's opponent first (9.3).

    What such an effect turns up in its turn comes right after that one.
    """
    if s.over or not s.waiting:
        return
    later = False
    earlier = False
    top = s.stack[-1]
    window = top.window if isinstance(top, Priority) else 0
    for w in s.waiting:
        at = turned_up_at(w)
        later = later or at > since
        earlier = earlier or (window >= AT_ONCE and window - AT_ONCE < at <= since)
    if not later:
        return
    forced = top.step if window >= AT_ONCE else 0  # goes on counting what goes on for ever
    if window >= AT_ONCE and not earlier:
        s.stack.pop()
    open_priority(s, s.opponent(s.turn_seat), AT_ONCE + since)  # 9.6.2, 9.6.2.(5)
    s.stack[-1].step = forced


def is_of(w: Waiting, window: int) -> bool:
    """Whether a waiting effect can be used in a window."""
    return window < AT_ONCE or turned_up_at(w) > window - AT_ONCE


def drop_lapsed(s: State) -> None:
    """8.4, 9.6.2.(5): an effect whose card has left the field while it waited is not used."""
    left = [w for w in s.waiting if not has_left(s, w.scope)]
    if len(left) == len(s.waiting):
        return
    for w in s.waiting:
        sc = w.scope
        if has_left(s, sc):
            clause = "9.6.2.(5)" if turned_up_at(w) else "8.4"
            s.note("unresolved", clause, sc.master, sc.source & CARD_MASK)
    s.waiting = left


def has_left(s: State, sc: Scope) -> bool:
    """8.4: whether a card has left before its effect is used, and that is not what it waits for."""
    # 5.6.(1): what an effect has set for later needs its card no more
    if s.alive(sc.source) or s.pool.abilities[sc.ability].delayed:
        return False
    ev = sc.event
    if ev is None or (ev.card ^ sc.source) & CARD_MASK:
        return True
    return ev.kind not in (DOWNED, DESTROYED) and not (ev.kind == MOVED and ON_FIELD >> ev.frm & 1)
