"""Procedures that start over while something is left to do, and those that never end."""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64, mypyc_attr
from kirifuda.kernel.position.integers import Reader
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame

LOOP_LIMIT: Final = 200  # what has started over so often goes round in circles
CHOSEN_IN_TURN: Final = -3  # in `State.prints`: who chose was told whom (effects/choosing.py)


@mypyc_attr(acyclic=True)
class Rounds(Frame):
    """A procedure that starts over while something is left to do. `rounds`: how often it has."""

    def __init__(self) -> None:
        super().__init__()
        self.rounds: i64 = 0

    def copy(self) -> Frame:
        f = self.fresh()
        assert isinstance(f, Rounds)
        f.step = self.step
        f.seat = self.seat
        f.rounds = self.rounds
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.rounds])

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.rounds = r.one()

    def start_over(self, s: State) -> None:
        """It starts over: a loop that nobody can stop is found here, too."""
        self.rounds += 1
        s.pool.rules.looped(s, self.rounds)


def goes_round(s: State) -> bool:
    """Whether a check timing goes on and on, or a step that starts over does.

    What may be left undone is left undone from then.
    """
    for f in s.stack:
        if isinstance(f, Rounds) and f.rounds >= LOOP_LIMIT:
            return True
    return False
