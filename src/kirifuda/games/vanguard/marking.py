"""15.8: record markers, at circles or on units; they are neither cards nor pseudo cards (15.8.1.2).

A marker lies in the zone of who has made it (15.8.5), where no text finds cards. What place it has
(15.8.2) is told by its spot: the circles of who made it, then those of the opponent (15.8.2.1); or
by its host, if it is on a unit (15.8.2.2): then its spot tells nothing.
"""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.games.vanguard.describing import NOWHERE, circle_of, column_at
from kirifuda.games.vanguard.doing import living, source_of
from kirifuda.games.vanguard.picks import MARKED_CIRCLE
from kirifuda.games.vanguard.placing import make
from kirifuda.games.vanguard.table import Table
from kirifuda.games.vanguard.zones import (
    CIRCLES,
    MARKERS,
    REAR,
    REAR_CIRCLES,
    VANGUARD,
)
from kirifuda.kernel.effects.effect import Effect, Instruction
from kirifuda.kernel.effects.terms import Amount, Cards, Filter
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.errors import Said
from kirifuda.kernel.events.moving import LAST, place
from kirifuda.kernel.position.cards import folded
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.integers import Reader
from kirifuda.kernel.position.needs import NEEDS_ALL, NEEDS_NOTHING
from kirifuda.kernel.position.scope import CARD_MASK, NO_NUMBERS, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask_one

SIDE: Final = REAR_CIRCLES + 1  # circles of one fighter, the vanguard circle last


def circle_at(t: Table, marker: int) -> tuple[int, int, int]:
    """Zone, spot and seat of the circle that a marker is at; of one on a unit, where that is at the
    moment (15.8.2.3.1)."""
    host = t.host[marker]
    if host >= 0:
        return circle_of(t, t.refs[host])
    seat = t.seat[marker]
    at = t.spot[marker]
    if at < 0:
        return NOWHERE
    if at >= SIDE:
        seat = 1 - seat
    spot = at % SIDE
    return (VANGUARD, 0, seat) if spot == REAR_CIRCLES else (REAR, spot, seat)


def unit_at(t: Table, marker: int) -> int:
    """The unit that a marker is on, or that is on the circle that it is at; -1: nobody."""
    if t.zone[marker] != MARKERS:
        return -1
    host = t.host[marker]
    if host >= 0:
        return host
    zone, spot, seat = circle_at(t, marker)
    if zone < 0:
        return -1
    return t.vanguard(seat) if zone == VANGUARD else t.rear(seat, spot)


class Bearer(Cards):
    """15.8.6.1: the unit on which the marker with the ability is, or that is on its circle."""

    def spread(self, own: int) -> int:
        return CIRCLES

    def refs(self, s: State, sc: Scope) -> list[int]:
        assert isinstance(s, Table)
        if sc.source < 0 or not s.alive(sc.source):
            return []
        found = unit_at(s, sc.source & CARD_MASK)
        return [s.refs[found]] if found >= 0 else []


class Titled(Filter):
    """Is a marker of that name (15.1.2.1.1)."""

    def __init__(self, name: str) -> None:
        self.name = folded(name)
        self.needs = NEEDS_NOTHING

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        return s.definition(ref & CARD_MASK).titled == self.name

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be called {0}", [self.name])


class MarkerIn(Filter):
    """Is a marker in the column of certain units."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.needs = NEEDS_ALL

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        assert isinstance(s, Table)
        zone, spot, seat = circle_at(s, ref & CARD_MASK)
        column = column_at(zone, spot)
        if column < 0:
            return False
        for other in self.cards.judged(s, sc):
            there, at, side = circle_of(s, other)
            found = column_at(there, at)
            if found >= 0 and (found if side == seat else 2 - found) == column:
                return True
        return False

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be in the same column")


class AtSide(Filter):
    """Is a marker at a rear-guard circle of a fighter, or on a unit there."""

    def __init__(self, who: Who) -> None:
        self.who = who
        self.needs = NEEDS_ALL

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        assert isinstance(s, Table)
        zone, _spot, seat = circle_at(s, ref & CARD_MASK)
        return zone == REAR and seat in self.who.seats(s, sc)

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be on such a circle as the text tells")


class Bears(Filter):
    """Is a unit on a circle at which, or on which itself, such a marker of a fighter is
    (15.8.2.3). Without a name: any marker (15.1.2.2)."""

    def __init__(self, who: Who, name: str) -> None:
        self.who = who
        self.name = folded(name)
        self.needs = NEEDS_ALL

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        assert isinstance(s, Table)
        here = circle_of(s, ref)
        for seat in self.who.seats(s, sc):
            for marker in s.cards(seat, MARKERS):
                named = not self.name or s.definition(marker).titled == self.name
                if named and circle_at(s, marker) == here:
                    return True
        return False

    def wants(self, s: State, sc: Scope) -> Said:
        return Said("be where a marker is")


class ChooseCircles(Instruction):
    """15.8.2.1: who acts chooses rear-guard circles of fighters, which are kept as bits of a number
    of the effect: own ones, then the opponent's. `each`: so many of each fighter's. `without`: only
    such at which no marker of that name is."""

    def __init__(
        self, who: Who, whose: Who, amount: Amount, index: int, each: bool, without: str
    ) -> None:
        super().__init__("7.50.1")
        self.who = who
        self.whose = whose
        self.amount = amount
        self.index = index
        self.each = each
        self.without = folded(without)

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        sc = f.scope
        seat = self.who.one(s, sc)
        frame = ChoosingCircles()
        frame.seat = seat
        frame.source = source_of(f)
        want = self.amount.value(s, sc)
        for side in self.whose.seats(s, sc):
            base = 0 if side == seat else SIDE
            for spot in range(REAR_CIRCLES):
                if not self.taken(s, sc, side, spot):
                    frame.open |= 1 << base + spot  # 15.8.2.1
        frame.left = want
        if self.each:
            frame.mine, frame.theirs = want, want
            frame.left = want * 2
        f.into = self.index
        f.reading = 1
        s.stack.append(frame)

    def taken(self, t: Table, sc: Scope, side: int, spot: int) -> bool:
        """Whether there is a marker that must not be there."""
        if not self.without:
            return False
        for marker in t.cards(sc.master, MARKERS):
            if t.definition(marker).titled == self.without:
                if circle_at(t, marker) == (REAR, spot, side):
                    return True
        return False


class ChoosingCircles(Frame):
    """One circle after the other."""

    code = 63

    def __init__(self) -> None:
        super().__init__()
        self.open: i64 = 0
        self.chosen: i64 = 0
        self.left: i64 = 0
        self.mine: i64 = -1  # so many own ones are still to be chosen (-1: it does not matter)
        self.theirs: i64 = -1
        self.source: i64 = -1

    def fresh(self) -> Frame:
        return ChoosingCircles()

    def copy(self) -> Frame:
        f = ChoosingCircles()
        f.step = self.step
        f.seat = self.seat
        f.open = self.open
        f.chosen = self.chosen
        f.left = self.left
        f.mine = self.mine
        f.theirs = self.theirs
        f.source = self.source
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.open, self.chosen, self.left])
        out.extend([self.mine, self.theirs, self.source])

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.open = r.one()
        self.chosen = r.one()
        self.left = r.one()
        self.mine = r.one()
        self.theirs = r.one()
        self.source = r.one()

    def run(self, s: State) -> None:
        options: list[Option] = []
        at: i64 = 0
        while at < 2 * SIDE and self.left > 0:
            bit: i64 = 1
            bit <<= at
            room = self.mine if at < SIDE else self.theirs
            if self.open & ~self.chosen & bit and room != 0:
                options.append(Option("mark", -1, at % SIDE, number=at // SIDE))
            at += 1
        if not options:
            s.give([self.chosen])
            return
        if len(options) == 1 and not s.stepwise:
            self.answer(s, options[0])
            return
        rules = s.pool.rules
        kind, clause = rules.pick_kinds[MARKED_CIRCLE], rules.pick_clauses[MARKED_CIRCLE]
        ask_one(s, self.seat, kind, clause, options, self.source)

    def answer(self, s: State, option: Option) -> None:
        bit: i64 = 1
        bit <<= option.spot + option.number * SIDE
        self.chosen |= bit
        self.left -= 1
        if option.number:
            self.theirs -= 1 if self.theirs > 0 else 0
        else:
            self.mine -= 1 if self.mine > 0 else 0


class PutMarkers(Instruction):
    """7.4.2, 15.8.3: who acts puts markers: so many on each of certain units, or at each of the
    circles that were chosen before. Where there is no such place, none is put (15.8.3.1)."""

    def __init__(
        self, who: Who, name: str, amount: Amount, units: Cards | None, index: int
    ) -> None:
        super().__init__("15.8.3")
        self.who = who
        self.name = folded(name)
        self.amount = amount
        self.units = units
        self.index = index

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        sc = f.scope
        seat = self.who.one(s, sc)
        hosts, spots = NO_NUMBERS, NO_NUMBERS
        if self.units is not None:
            hosts = [card for card in living(s, sc, self.units) if CIRCLES >> s.zone[card] & 1]
        else:
            bits = sc.number(self.index)
            spots = [at for at in range(2 * SIDE) if bits >> at & 1]  # 15.8.3.1
        put = 0
        for _ in range(self.amount.value(s, sc)):
            for host in hosts:
                put += self.put(s, f, seat, 0, host)
            for spot in spots:
                put += self.put(s, f, seat, spot, -1)
        if not put:
            f.failed = 1

    def put(self, t: Table, f: Effect, seat: int, spot: int, host: int) -> int:
        marker = make(t, seat, self.name, MARKERS, NO_NUMBERS)
        if marker < 0:
            return 0
        # 7.4.2, 15.8.2, 15.8.3, 15.8.1.2: where no card lies
        place(t, marker, MARKERS, LAST, spot)
        if host >= 0:
            t.set_host(marker, host)  # 15.8.2.2, 15.8.4.3
        t.stale = True
        t.note("mark", self.clause, seat, marker, source=source_of(f))
        return 1

    def possible(self, s: State, sc: Scope) -> bool:
        return True
