"""置く際: what must be done besides, where an effect says so, by who puts a character somewhere."""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.games.rebirth.events import ENTERED, TOLLED
from kirifuda.games.rebirth.rulings import PUT_TOLL
from kirifuda.games.rebirth.table import Table
from kirifuda.kernel.position.integers import Reader
from kirifuda.kernel.position.scope import CARD_MASK, Event, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame
from kirifuda.kernel.timing.replacing import run_program
from kirifuda.kernel.values.rulings import Found, in_force

FIRST_ONLY: Final = 1 << 20  # beside the bits of zones from which it is not asked


class Toll(Frame):
    """One toll for one card that is about to be put into a zone; the history keeps that it was
    asked for, and whether the card comes rested."""

    code = 38

    def __init__(self) -> None:
        super().__init__()
        self.card: i64 = -1
        self.kind: i64 = 0
        self.rested: i64 = 0
        self.source: i64 = -1

    def fresh(self) -> Frame:
        return Toll()

    def copy(self) -> Frame:
        f = Toll()
        f.step = self.step
        f.seat = self.seat
        f.card = self.card
        f.kind = self.kind
        f.rested = self.rested
        f.source = self.source
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.card, self.kind, self.rested, self.source])

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.card = r.one()
        self.kind = r.one()
        self.rested = r.one()
        self.source = r.one()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        found = owed(s, self.seat, self.card, self.kind) if self.step == 0 else None
        if found is not None:
            self.step = 1
            self.source = found.active.scope.source & CARD_MASK
            run_program(s, found, s.refs[self.card])
            return
        ref = s.refs[self.card]
        s.record(Event(TOLLED, ref, source=self.source, number=self.rested))
        s.stack.pop()

    def inherit(self, scope: Scope) -> None:
        self.rested = scope.number(0)


def owed(t: Table, seat: int, card: int, kind: int) -> Found | None:
    """A toll that a seat still owes for putting a card into a zone."""
    if not t.pool.rules_touched >> PUT_TOLL & 1:
        return None
    for found in in_force(t, PUT_TOLL):
        told = found.number(t)
        if (
            found.ruling.zones >> kind & 1
            and not told >> t.zone[card] & 1
            and found.binds(t, seat)
            and found.admits(t, card)
            and not asked(t, card, found)
            and not (
                told & FIRST_ONLY and (came_before(t, seat, kind, told) or asked(t, -1, found))
            )
        ):
            return found
    return None


def asked(t: Table, card: int, found: Found) -> bool:
    """Whether this toll was asked for this card, which is still where it was; -1: for any."""
    source = found.active.scope.source & CARD_MASK
    for ev in t.history:
        if ev.kind == TOLLED and ev.source == source and (card < 0 or ev.card == t.refs[card]):
            return True
    return False


def came_before(t: Table, seat: int, kind: int, told: int) -> bool:
    """Whether a card of a seat came to a zone in this turn in the way that a toll speaks of."""
    for ev in t.history:
        if ev.kind == ENTERED and ev.to == kind and not told >> ev.frm & 1:
            if t.pool.owner[ev.card & CARD_MASK] == seat:
                return True
    return False


def ask_toll(t: Table, seat: int, card: int, kind: int) -> bool:
    """Push the toll that is owed for a card, if one is."""
    if owed(t, seat, card, kind) is None:
        return False
    f = Toll()
    f.seat = seat
    f.card = card
    f.kind = kind
    t.stack.append(f)
    return True


def comes_rested(t: Table, card: int) -> bool:
    """Whether a toll lets a card that is about to be put come rested."""
    if not t.pool.rules_touched >> PUT_TOLL & 1:
        return False
    ref = t.refs[card]
    return any(ev.kind == TOLLED and ev.card == ref and ev.number for ev in t.history)
