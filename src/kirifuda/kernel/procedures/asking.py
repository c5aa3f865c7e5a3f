"""Frames that ask an effect's questions: yes or no, and which number."""

from __future__ import annotations

from kirifuda.build import i64, mypyc_attr
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.integers import Reader
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
