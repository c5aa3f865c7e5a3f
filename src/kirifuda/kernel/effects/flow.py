"""Instructions that tell where an effect goes on, and what it keeps in mind."""

from __future__ import annotations

from kirifuda.kernel.effects.conditions import Condition
from kirifuda.kernel.effects.effect import Effect, Instruction
from kirifuda.kernel.effects.terms import Amount, Cards
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.position.state import State


class Jump(Instruction):
    def __init__(self, to: int = 0) -> None:
        super().__init__("")
        self.to = to

    def run(self, s: State, f: Effect) -> None:
        f.at = self.to


class Unless(Instruction):
    """Go on elsewhere unless a condition holds."""

    def __init__(self, condition: Condition, to: int = 0) -> None:
        super().__init__("")
        self.condition = condition
        self.to = to

    def run(self, s: State, f: Effect) -> None:
        if not self.condition.true(s, f.scope):
            f.at = self.to


class Keep(Instruction):
    """Keep an amount as a number."""

    def __init__(self, index: int, amount: Amount) -> None:
        super().__init__("")
        self.index = index
        self.amount = amount

    def run(self, s: State, f: Effect) -> None:
        f.scope.set_number(self.index, self.amount.value(s, f.scope))


class KeepTruth(Instruction):
    """Keep whether a condition holds now as a number (1 or 0)."""

    def __init__(self, index: int, condition: Condition) -> None:
        super().__init__("")
        self.index = index
        self.condition = condition

    def sure(self) -> bool:
        return True

    def run(self, s: State, f: Effect) -> None:
        f.scope.set_number(self.index, 1 if self.condition.true(s, f.scope) else 0)


class EachOf(Instruction):
    """Loop over players: `index` is the player, `at` how many are done; ends by going to `to`."""

    def __init__(self, who: Who, index: int, at: int, to: int = 0) -> None:
        super().__init__("")
        self.who = who
        self.index = index
        self.count = at
        self.to = to

    def run(self, s: State, f: Effect) -> None:
        sc = f.scope
        seats = self.who.seats(s, sc)
        done = sc.number(self.count)
        if done >= len(seats):
            sc.set_number(self.count, 0)
            f.at = self.to
            return
        sc.set_number(self.index, seats[done])
        sc.set_number(self.count, done + 1)


class EachCard(Instruction):
    """Loop over cards: `one` gets the next of them; ends by going to `to`.

    `left` is a register for those still to come, `begun` a number that tells whether it runs.
    """

    def __init__(self, cards: Cards, one: int, left: int, begun: int) -> None:
        super().__init__("")
        self.cards = cards
        self.one = one
        self.left = left
        self.begun = begun
        self.to = 0

    def run(self, s: State, f: Effect) -> None:
        sc = f.scope
        left = sc.regs[self.left] if sc.number(self.begun) else self.cards.refs(s, sc)
        if not left:
            sc.set_number(self.begun, 0)
            f.at = self.to
            return
        sc.set_number(self.begun, 1)
        f.keep(self.one, left[:1])
        f.keep(self.left, left[1:])
