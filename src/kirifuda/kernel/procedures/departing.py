"""A player leaves while the others play on.

It happens between two steps, never inside one: what was moved stays moved. All that the player owns
is gone, what the player was playing ends where it is, what waited for the player waits no more, and
what the player was asked stays without an answer. The seat itself stays, empty (`State.gone`).
"""

from __future__ import annotations

from typing import Final

from kirifuda.kernel.events.moving import place
from kirifuda.kernel.position.scope import CARD_MASK
from kirifuda.kernel.position.state import State

NOWHERE: Final = 0


def depart(s: State) -> None:
    """Clear the table of all who have left since it was last cleared."""
    s.departing = 0
    s.decision = None
    for card in range(s.pool.size):
        if s.gone[s.pool.owner[card]] and s.zone[card] != NOWHERE:
            place(s, card, NOWHERE, down=1)
    forget(s)
    end_plays(s)
    for at in range(len(s.stack)):
        f = s.stack[at].copy() if at < s.shared_frames else s.stack[at]
        f.without(s)
        s.stack[at] = f
    s.shared_frames = 0
    while s.gone[s.stack[-1].seat] and s.own_top().abandon(s):
        pass
    s.stale = True


def forget(s: State) -> None:
    """Drop what waits, and what was named, of those who have left."""
    gone = s.gone
    s.waiting = [w for w in s.waiting if not gone[w.scope.master]]
    s.delayed = [d for d in s.delayed if not gone[d.scope.master]]
    s.hushed = [h for h in s.hushed if not gone[h.seat]]
    named: list[int] = []
    for i in range(0, len(s.named), 3):
        owner = s.pool.owner[s.named[i] & CARD_MASK]
        if not gone[owner] and not gone[s.named[i + 2]]:
            named.extend(s.named[i : i + 3])
    s.named = named


def end_plays(s: State) -> None:
    """End what those who have left were playing, with all that runs on top of it."""
    for at in range(len(s.stack)):
        by = s.stack[at].played_by()
        if by >= 0 and s.gone[by]:
            s.stack = s.stack[:at]
            s.shared_frames = min(s.shared_frames, at)
            return
