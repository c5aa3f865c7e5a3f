"""Chapter 5: how phases end (9.3); how they begin is in kernel/procedures/turns.py."""

from __future__ import annotations

from kirifuda.games.legend_of_stars.events import PHASE_ENDING
from kirifuda.games.legend_of_stars.table import Table
from kirifuda.kernel.events.triggers import emit, heard
from kirifuda.kernel.position.scope import Event


def end_phase(t: Table, phase: int) -> None:
    """9.3: a phase is about to end: what waits for that is triggered."""
    if heard(t, PHASE_ENDING):
        emit(t, Event(PHASE_ENDING, seat=t.turn_seat, number=phase))
