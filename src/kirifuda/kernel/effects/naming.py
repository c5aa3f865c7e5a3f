"""Whom 相手 means where there are several: one opponent, whom the master of the ability names.

What applies to opponents applies to all of them, and cards are chosen among those of all. But what
is asked *about* an opponent (a condition, a number), and what one of them has to choose, is about
one: the master of the effect names that opponent as it comes up (`NameOpponent`), the master of a
continuous ability when it becomes valid (kernel/timing/naming.py).
"""

from __future__ import annotations

from kirifuda.kernel.effects.conditions import Condition
from kirifuda.kernel.effects.effect import Effect, Instruction
from kirifuda.kernel.effects.who import Who, named_by
from kirifuda.kernel.position.needs import NEEDS_NOTHING
from kirifuda.kernel.position.scope import CARD_MASK, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.asking import name_seat


class NameOpponent(Instruction):
    """The master of the effect names the opponent that what follows is about, if there are several.

    `index`: the number that keeps one more than the seat (0: nobody was named). `of`: whose
    opponent it is. `asks`: whether what follows needs one; else it is about all of them.
    """

    def __init__(self, index: int, of: Who, asks: bool = True) -> None:
        super().__init__("")
        self.index = index
        self.of = of
        self.asks = asks

    def run(self, s: State, f: Effect) -> None:
        sc = f.scope
        foes = s.opponents(self.of.one(s, sc))
        if not self.asks or len(foes) < 2:
            sc.set_number(self.index, 0)
            return
        f.into = self.index
        f.reading = 1
        name_seat(s, s.pool.rules.chooser(s, sc.master), foes, sc.source & CARD_MASK)


class ForSomeOpponent(Condition):
    """A condition holds with some opponent named: it is asked where nobody could be asked whom."""

    def __init__(self, index: int, of: Who, part: Condition) -> None:
        self.index = index
        self.of = of
        self.part = part
        self.reads = part.reads
        self.needs = part.needs

    def true(self, s: State, sc: Scope) -> bool:
        foes = s.opponents(self.of.one(s, sc))
        if len(foes) < 2:
            return self.part.true(s, sc)
        for seat in foes:
            one = sc.copy()
            one.set_number(self.index, seat + 1)
            if self.part.true(s, one):
                return True
        return False


class HasNamed(Condition):
    """The opponent that a continuous ability is about was named, or there is but one."""

    def __init__(self, of: Who) -> None:
        self.of = of
        self.needs = NEEDS_NOTHING
        self.names_opponent = True

    def true(self, s: State, sc: Scope) -> bool:
        return len(s.opponents(self.of.one(s, sc))) < 2 or named_by(s, sc) >= 0
