"""Learning: whether a seat has come to know something between two moments of a match.

What can be taken back without harm is what has taught nobody anything. A seat has learned something
if a card has come into its sight, also only for a moment, or if chance had a part in what happened.
The log of the match tells of moments, so one must be kept.
"""

from __future__ import annotations

from kirifuda.kernel.events.moving import sight
from kirifuda.kernel.position.state import State


def learned(before: State, now: State, seat: int) -> bool:
    """Whether a seat knows more in `now` than it did in `before`, an earlier moment of the same."""
    if now.chance != before.chance or now.trail is None or before.trail is None:
        return True
    for card in range(now.pool.size):
        if sight(now, card) >> seat & 1 and not sight(before, card) >> seat & 1:
            return True
    for note in now.trail.notes(len(before.trail)):
        if note.card >= 0 and note.seen >> seat & 1 and not sight(before, note.card) >> seat & 1:
            return True
    return False
