"""Effects that do something in place of an event, or just before it."""

from __future__ import annotations

from kirifuda.kernel.cards import MOVE
from kirifuda.kernel.effects import start
from kirifuda.kernel.rulings import Found
from kirifuda.kernel.scope import Event
from kirifuda.kernel.state import State


def run_program(s: State, found: Found, ref: int) -> None:
    """Do what an effect does in place of something, or just before it, to a card.

    It keeps in its number 0 whether that is spared.
    """
    scope = found.active.scope
    number = s.pool.base[s.pool.ability_def[scope.ability]] + found.ruling.program
    sc = scope.copy()
    sc.ability = number
    sc.event = Event(MOVE, ref, ref)
    sc.set_number(0, 0)
    start(s, number, sc)


def was_tried(tried: list[int], found: Found) -> bool:
    """Whether an effect is among those already tried for the same event (pairs: card, ability)."""
    scope = found.active.scope
    for i in range(0, len(tried), 2):
        if tried[i] == scope.source and tried[i + 1] == scope.ability:
            return True
    return False
