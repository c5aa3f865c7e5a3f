"""5.9: drawing cards, by an effect or by the rules (7.2.1.2, 7.4.2.4)."""

from __future__ import annotations

from kirifuda.games.rebirth.events import DREW, DREW_MANY
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


def have_drawn(t: Table, seat: int, many: int, cause: int = BY_RULE, source: int = -1) -> None:
    """What one instruction to draw (5.9.2, 5.9.3) has come to in all."""
    if many > 0 and heard(t, DREW_MANY, many):
        emit(t, Event(DREW_MANY, seat=seat, actor=seat, cause=cause, source=source, number=many))


def draw_by_rule(t: Table, seat: int, many: int, clause: str) -> None:
    """7.2.1.2, 7.4.2.4: a player draws as the rules say."""
    drawn = 0
    for _ in range(many):
        if draw_card(t, seat, clause) >= 0:
            drawn += 1
    have_drawn(t, seat, drawn)
