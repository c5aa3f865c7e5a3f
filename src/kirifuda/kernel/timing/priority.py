"""Timing by priority: seats take turns in using one thing each, until all pass in a row.

A game pushes a `Priority` where its book lets players use effects. The seat whose priority it is
uses one of its waiting abilities or something else that the game offers; it resolves at once, and
then the next seat has priority. Abilities that must be used come before everything else: their
master cannot pass or do another thing, and what may be declined waits until none of them is left,
whoever has it. What may be declined and was not used when all have passed is dropped. The game says
which abilities can be used in which window (`Rules.waits_for`) and drops those that cannot be used
any more (`Rules.lapse`); it may end what goes on for ever because it must (`Rules.looped`).
"""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64, mypyc_attr
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.integers import Reader
from kirifuda.kernel.position.scope import CARD_MASK
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask, ask_one
from kirifuda.kernel.timing.checks import PlayAbility, uses

WAITING: Final = "trigger"  # the kind of options that use a waiting ability
PASS: Final = "pass"


@mypyc_attr(acyclic=True, free_list_len=1)
class Priority(Frame):
    """A window in which priority goes round from `seat` on.

    `window` is the game's number for what may be used in it. `passed` counts those who passed
    since something was last used, `step` what had to be used in a row.
    """

    code = 10

    def __init__(self) -> None:
        super().__init__()
        self.window: i64 = 0
        self.passed: i64 = 0

    def fresh(self) -> Frame:
        return Priority()

    def copy(self) -> Frame:
        f = Priority()
        f.step = self.step
        f.seat = self.seat
        f.window = self.window
        f.passed = self.passed
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.window, self.passed])

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.window = r.one()
        self.passed = r.one()

    def run(self, s: State) -> None:
        rules = s.pool.rules
        seats = len(s.seats_from(self.seat))
        while self.passed < seats:
            if s.waiting:
                rules.lapse(s)
            options = waiting_options(s, self, True) if s.waiting else []
            if len(options) == 1 and not s.stepwise:
                self.answer(s, options[0])  # nothing is left to choose
                return
            if options:
                ask_one(s, self.seat, "priority", rules.priority_clause, options)
                return
            if s.waiting and not must_wait(s, self.window):
                options = waiting_options(s, self, False)
            options = options + rules.priority(s, self.seat, self.window)
            if options:
                if options[-1].kind != PASS:
                    options.append(Option(PASS))
                ask(s, self.seat, "priority", rules.priority_clause, options)
                return
            self.pass_on(s)
            self.passed += 1
        s.waiting = [w for w in s.waiting if not rules.waits_for(s, w, self.window)]
        s.stack.pop()

    def pass_on(self, s: State) -> None:
        order = s.seats_from(self.seat)
        self.seat = order[1 % len(order)]

    def answer(self, s: State, option: Option) -> None:
        seat = self.seat
        self.pass_on(s)
        if option.kind == PASS:
            self.passed += 1
            return
        self.passed = 0
        if option.kind != WAITING:
            self.step = 0
            s.pool.rules.take_priority(s, seat, option)
            return
        self.step = 0 if s.pool.abilities[option.ability].declinable else self.step + 1
        use_waiting(s, seat, option.number)
        s.pool.rules.looped(s, self.step)


def open_priority(s: State, seat: int, window: int) -> None:
    """Push a window in which a seat has priority first."""
    f = Priority()
    f.seat = seat
    f.window = window
    s.stack.append(f)


def waiting_options(s: State, f: Priority, must: bool) -> list[Option]:
    """The waiting abilities that who has priority must use in a window, or those that it may."""
    out: list[Option] = []
    for i in range(len(s.waiting)):
        sc = s.waiting[i].scope
        if sc.master == f.seat and s.pool.abilities[sc.ability].declinable != must:
            if s.pool.rules.waits_for(s, s.waiting[i], f.window):
                out.append(Option(WAITING, sc.source & CARD_MASK, number=i, ability=sc.ability))
    return out


def must_wait(s: State, window: int) -> bool:
    """Whether an ability that must be used in a window waits, of any seat."""
    for w in s.waiting:
        if not s.pool.abilities[w.scope.ability].declinable:
            if s.pool.rules.waits_for(s, w, window):
                return True
    return False


def use_waiting(s: State, seat: int, index: int) -> None:
    """Play a waiting ability, unless its uses in this turn are spent."""
    w = s.waiting[index]
    s.waiting = s.waiting[:index] + s.waiting[index + 1 :]
    ability = s.pool.abilities[w.scope.ability]
    if ability.limit and uses(s, w.scope) >= ability.limit:
        s.pool.rules.waited(s, w)
        return
    f = PlayAbility()
    f.seat = seat
    f.scope = w.scope.copy()
    f.mark = w.mark
    s.stack.append(f)
