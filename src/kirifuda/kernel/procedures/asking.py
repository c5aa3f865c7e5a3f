"""Frames that ask an effect's questions: yes or no, which number, which player."""

from __future__ import annotations

from kirifuda.build import i64, mypyc_attr
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.integers import Reader, put
from kirifuda.kernel.position.scope import NO_NUMBERS
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask, ask_one


@mypyc_attr(acyclic=True)
class Confirm(Frame):
    """Whether to do something that may be done: yes (1) or no (0)."""

    code = 3

    def __init__(self) -> None:
        super().__init__()
        self.source: i64 = -1
        self.clause: i64 = 0

    def fresh(self) -> Frame:
        return Confirm()

    def copy(self) -> Frame:
        f = Confirm()
        f.step = self.step
        f.seat = self.seat
        f.source = self.source
        f.clause = self.clause
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.source, self.clause])

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.source = r.one()
        self.clause = r.one()

    def run(self, s: State) -> None:
        ask(
            s,
            self.seat,
            s.pool.rules.pick_kinds[self.clause],
            s.pool.rules.pick_clauses[self.clause],
            [Option("yes", number=1), Option("no")],
            self.source,
        )

    def answer(self, s: State, option: Option) -> None:
        s.give([option.number])

    def abandon(self, s: State) -> bool:
        s.give([0])
        return True


@mypyc_attr(acyclic=True)
class Select(Frame):
    """One number out of a range: a mode, a declared number, a player, an amount.

    `lo` to `hi`; the bits of `taken` are left out. Step 1: a single one would not be asked.
    """

    code = 4

    def __init__(self) -> None:
        super().__init__()
        self.source: i64 = -1
        self.kind: i64 = 0
        self.lo: i64 = 0
        self.hi: i64 = 0
        self.taken: i64 = 0

    def fresh(self) -> Frame:
        return Select()

    def copy(self) -> Frame:
        f = Select()
        f.step = self.step
        f.seat = self.seat
        f.source = self.source
        f.kind = self.kind
        f.lo = self.lo
        f.hi = self.hi
        f.taken = self.taken
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.source, self.kind, self.lo, self.hi, self.taken])

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.source = r.one()
        self.kind = r.one()
        self.lo = r.one()
        self.hi = r.one()
        self.taken = r.one()

    def run(self, s: State) -> None:
        options = [
            Option("number", number=n)
            for n in range(self.lo, self.hi + 1)
            if not self.taken >> (n - self.lo) & 1
        ]
        kind = s.pool.rules.pick_kinds[self.kind]
        clause = s.pool.rules.pick_clauses[self.kind]
        if self.step:
            ask_one(s, self.seat, kind, clause, options, self.source)
        else:
            ask(s, self.seat, kind, clause, options, self.source)

    def answer(self, s: State, option: Option) -> None:
        s.give([option.number])

    def abandon(self, s: State) -> bool:
        s.give([0])
        return True


def select(s: State, seat: int, kind: int, lo: int, hi: int, source: int, taken: int = 0) -> None:
    """Let a seat choose a number; the frame that calls this receives it."""
    f = Select()
    f.seat = seat
    f.kind = kind
    f.lo = lo
    f.hi = hi
    f.source = source
    f.taken = taken
    s.stack.append(f)


@mypyc_attr(acyclic=True)
class NameSeat(Frame):
    """One of several players, by whoever needs one: the answer is one more than the seat."""

    code = 12

    def __init__(self) -> None:
        super().__init__()
        self.source: i64 = -1
        self.among = NO_NUMBERS

    def fresh(self) -> Frame:
        return NameSeat()

    def copy(self) -> Frame:
        f = NameSeat()
        f.step = self.step
        f.seat = self.seat
        f.source = self.source
        f.among = self.among
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.source])
        put(out, self.among)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.source = r.one()
        self.among = r.many()

    def run(self, s: State) -> None:
        options = [Option("player", spot=seat) for seat in self.among if not s.gone[seat]]
        if not options:
            s.give([0])
            return
        ask_one(s, self.seat, "opponent", s.pool.rules.naming_clause, options, self.source)
        if len(options) == 1 and not s.stepwise:
            s.decision = None
            self.answer(s, options[0])

    def answer(self, s: State, option: Option) -> None:
        s.note("names", s.pool.rules.naming_clause, self.seat, number=option.spot + 1)
        s.give([option.spot + 1])

    def abandon(self, s: State) -> bool:
        s.give([0])
        return True


def name_seat(s: State, seat: int, among: list[int], source: int) -> None:
    """Let a seat name one of several players; the frame that calls this receives it."""
    f = NameSeat()
    f.seat = seat
    f.among = among
    f.source = source
    s.stack.append(f)
