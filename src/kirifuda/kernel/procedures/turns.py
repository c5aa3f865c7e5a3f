"""Turns, phases and steps: what begins and ends with them in every game."""

from __future__ import annotations

from kirifuda.kernel.events.triggers import emit, heard
from kirifuda.kernel.position.needs import NEEDS_ACTION, NEEDS_PAST, NEEDS_TIME
from kirifuda.kernel.position.scope import NO_NUMBERS, Event
from kirifuda.kernel.position.state import NO_EVENTS, NOTHING_LEFT, State


def begin_turn(s: State, seat: int, clause: str) -> None:
    """It is a seat's turn."""
    s.turn_seat = seat
    s.stir(NEEDS_TIME)
    s.note("turn", clause, seat, number=s.turn)


def begin_phase(s: State, phase: int, clause: str) -> None:
    """A phase begins: what waits for it comes to wait."""
    s.phase = phase
    s.stir(NEEDS_TIME)
    if s.trail is not None:
        s.note("phase", clause, s.turn_seat, number=phase)
    tell_start(s, phase)


def begin_step(s: State, step: int, clause: str) -> None:
    """A step of a phase begins: what waits for it comes to wait."""
    if s.trail is not None:
        s.note("step", clause, s.turn_seat, number=step)
    tell_start(s, step)


def tell_start(s: State, number: int) -> None:
    started = s.pool.rules.phase_started
    if heard(s, started, number):
        emit(s, Event(started, seat=s.turn_seat, number=number))


def tell_end(s: State, ended: int, phase: int) -> bool:
    """A phase is over: what waits for that comes to wait. False if nothing could."""
    if not heard(s, ended, phase):
        return False
    emit(s, Event(ended, seat=s.turn_seat, number=phase))
    return True


def forget_turn(s: State) -> None:
    """A turn is over: the next one begins with nothing used, remembered or repeated."""
    s.turn += 1
    s.used = NO_NUMBERS
    s.last = NOTHING_LEFT
    s.history = NO_EVENTS
    s.own_history = False
    s.prints = NO_NUMBERS
    s.own_prints = False
    s.course = NO_NUMBERS
    s.stir(NEEDS_TIME | NEEDS_ACTION | NEEDS_PAST)
    if s.lasting:
        s.stale = True  # some begin with a turn to come
