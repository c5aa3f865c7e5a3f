"""Chapter 5: how phases begin and end (9.3)."""

from __future__ import annotations

from kirifuda.games.legend_of_stars.events import PHASE_ENDING, PHASE_STARTED
from kirifuda.games.legend_of_stars.table import Table
from kirifuda.kernel.scope import Event
from kirifuda.kernel.terms import NEEDS_TIME
from kirifuda.kernel.triggers import emit, heard


def begin_phase(t: Table, phase: int, clause: str) -> None:
    """9.3: a phase begins: what waits for it is triggered."""
    t.phase = phase
    t.stir(NEEDS_TIME)
    t.note("phase", clause, t.turn_seat, number=phase)
    if heard(t, PHASE_STARTED):
        emit(t, Event(PHASE_STARTED, seat=t.turn_seat, number=phase))


def end_phase(t: Table, phase: int) -> None:
    """9.3: a phase is about to end: what waits for that is triggered."""
    if heard(t, PHASE_ENDING):
        emit(t, Event(PHASE_ENDING, seat=t.turn_seat, number=phase))
