"""Chapters 07, 08 and 30: cores, master points, life, and paying."""

from __future__ import annotations

from typing import Final

from kirifuda.games.legions.ending import judge
from kirifuda.games.legions.events import GAINED_POINTS, LIFE_GAINED
from kirifuda.games.legions.table import MOST_LIFE, Table
from kirifuda.games.legions.zones import (
    ACTIVE,
    CORE_WAIT,
    KINDS,
    LORD,
    MASTER,
    ON_LORD,
    ON_MASTER,
    OUTSIDE,
    SPENT,
    WAIT,
)
from kirifuda.kernel.events.triggers import emit, heard
from kirifuda.kernel.position.scope import Event

OUTSIDE_GAME: Final = -1  # a place of cores: they come from outside the game, or leave it
CORE_ZONE: Final = -2  # a place of cores: the core zone, whichever area (07-3)


def take_cores(t: Table, seat: int, place: int, most: int) -> int:
    """Take cores from a place, as many as there are; how many were taken."""
    if place == OUTSIDE_GAME:
        return most
    if place == CORE_ZONE:  # 07-3: exhausted cores go first
        spent = take_cores(t, seat, SPENT, most)
        return spent + take_cores(t, seat, ACTIVE, most - spent)
    taken = min(most, t.core(seat, place))
    if taken > 0:
        t.set_core(seat, place, t.core(seat, place) - taken)
    return max(0, taken)


def zone_of(place: int) -> int:
    """The zone to which a place of cores belongs; KINDS: the core zone."""
    if place == OUTSIDE_GAME:
        return OUTSIDE
    if place == ON_MASTER:
        return MASTER
    if place == ON_LORD:
        return LORD
    return place - CORE_WAIT + WAIT if place > CORE_WAIT else KINDS


def note_cores(
    t: Table, seat: int, frm: int, to: int, count: int, clause: str, source: int = -1
) -> None:
    """Tell the log from where to where cores of a seat go."""
    if t.trail is not None:
        t.note("cores", clause, seat, -1, zone_of(frm), zone_of(to), count, source)


def cores_in(t: Table, seat: int, place: int) -> int:
    """How many cores a place holds."""
    return t.core_zone(seat) if place == CORE_ZONE else t.core(seat, place)


def move_cores(
    t: Table, seat: int, frm: int, to: int, most: int, clause: str, source: int = -1
) -> int:
    """Move cores of a seat between places, at most so many; how many were moved."""
    if to == CORE_ZONE:
        to = ACTIVE  # 07-3: cores that come to the core zone are active there
    if frm >= 0 and to >= 0:
        taken = min(most, t.core(seat, frm))
        if taken > 0:
            t.shift_cores(seat, frm, to, taken)
    else:
        taken = take_cores(t, seat, frm, most)
        if taken > 0 and to != OUTSIDE_GAME:
            t.set_core(seat, to, t.core(seat, to) + taken)
    if taken <= 0:
        return 0
    note_cores(t, seat, frm, to, taken, clause, source)
    judge(t)  # 24-4b
    return taken


def exhaust_cores(t: Table, seat: int, most: int, clause: str = "07-4", source: int = -1) -> int:
    """07-4: exhaust active cores; each gives one master point. How many were exhausted."""
    taken = min(most, t.core(seat, ACTIVE))
    if taken > 0:
        t.shift_cores(seat, ACTIVE, SPENT, taken)
        t.note("exhaust cores", clause, seat, number=taken, source=source)
        gain_points(t, seat, taken, clause, source)
    return taken


def ready_cores(t: Table, seat: int, most: int, clause: str, source: int = -1) -> int:
    """Exhausted cores become active. How many did."""
    taken = min(most, t.core(seat, SPENT))
    if taken > 0:
        t.shift_cores(seat, SPENT, ACTIVE, taken)
        t.note("ready cores", clause, seat, number=taken, source=source)
    return taken


def gain_points(t: Table, seat: int, amount: int, clause: str = "07-6", source: int = -1) -> None:
    """07-4, 07-6: get master points, wherever they come from."""
    if amount > 0:
        t.set_points(seat, t.points[seat] + amount)
        t.note("points", clause, seat, number=amount, source=source)
        if heard(t, GAINED_POINTS, amount):
            emit(t, Event(GAINED_POINTS, seat=seat, number=amount, source=source))


def pay(t: Table, seat: int, amount: int, clause: str = "30-2", source: int = -1) -> bool:
    """30-2: pay master points; what is missing is made by exhausting cores (07-4)."""
    if amount > t.purse(seat):
        return False
    if amount > t.points[seat]:
        exhaust_cores(t, seat, amount - t.points[seat], "07-4", source)
    if amount > 0:
        t.set_points(seat, t.points[seat] - amount)  # 30-2
        t.note("pay", clause, seat, number=amount, source=source)
    return True


def gain_life(t: Table, seat: int, amount: int, clause: str = "38-2", source: int = -1) -> int:
    """38-2, 08-4: gain life, up to 20. How much was gained."""
    if amount <= 0:
        return 0
    gained = min(MOST_LIFE, t.life[seat] + amount) - t.life[seat]  # 38-2
    if gained > 0:
        t.set_life(seat, t.life[seat] + gained)
    t.note("life", clause, seat, number=gained, source=source)
    if gained > 0 and heard(t, LIFE_GAINED, gained):
        emit(t, Event(LIFE_GAINED, seat=seat, number=gained, source=source))
    return gained


def drop_life(t: Table, seat: int, amount: int, clause: str, source: int = -1) -> None:
    """08-5, 11-2: lose life, down to 0, without looking yet at who has lost."""
    lost = min(t.life[seat], amount)
    if lost > 0:
        t.set_life(seat, t.life[seat] - lost)
        t.note("life lost", clause, seat, number=lost, source=source)


def lose_life(t: Table, seat: int, amount: int, clause: str = "08-5", source: int = -1) -> None:
    """Lose life by an effect that deals no damage."""
    drop_life(t, seat, amount, clause, source)
    judge(t)  # 24-4b


def core_mark(t: Table) -> int:
    """Life, points and cores as one number, to tell positions apart."""
    return t.tally & 0x3FFFFFFF
