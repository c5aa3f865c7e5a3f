"""5.9: drawing a card, by an effect or by the rules (7.2.1.2, 7.4.2.4)."""

from __future__ import annotations

from kirifuda.games.rebirth.events import DREW
from kirifuda.games.rebirth.table import Table
from kirifuda.games.rebirth.zones import DECK, HAND
from kirifuda.kernel.events.moving import move
from kirifuda.kernel.events.triggers import emit, heard
from kirifuda.kernel.position.scope import BY_RULE, Event


def draw_card(
    t: Table, seat: int, clause: str, cause: int = BY_RULE, source: int = -1, actor: int = -1
) -> int:
    """5.9: the top card goes to the hand; its reference, or -1 if there is none.

    Each card that is drawn is an event of its own: what waits for it is told that it was
    drawn, not only that a card has gone from the deck to the hand.
    """
    top = t.top(seat, DECK)
    if top < 0 or t.over:
        return -1
    ref = move(t, top, HAND, clause, cause=cause, source=source, actor=actor)
    if heard(t, DREW):
        emit(
            t, Event(DREW, ref, ref, DECK, HAND, seat=seat, actor=seat, cause=cause, source=source)
        )
    return ref  # 5.9.1, 5.9.2
