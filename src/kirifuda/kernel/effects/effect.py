"""Effects: programs of instructions, run by a frame on the same stack as everything else.

An effect tree is flattened once into a list of instructions. The frame holds where it is and what
it has chosen; instructions are immutable and shared. An instruction that needs an answer pushes a
frame that asks; the answer comes back into a register or a number of the scope.
"""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64, mypyc_attr
from kirifuda.kernel.position.integers import Reader
from kirifuda.kernel.position.scope import (
    BY_COST,
    BY_EFFECT,
    CARD_MASK,
    NO_NUMBERS,
    NO_SCOPE,
    Scope,
    read_scope,
)
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame

# what an effect gives back: whether everything in it was done
FAILED: Final = [0]
DONE: Final = [1]


class Instruction:
    """One thing that an effect does. `clause` is the rule that says how it is done."""

    def __init__(self, clause: str) -> None:
        self.clause = clause

    def run(self, s: State, f: Effect) -> None:
        raise AssertionError

    def payable(self, s: State, sc: Scope) -> bool:
        """Whether it could be done completely now (asked of costs before they are paid)."""
        return True

    def sure(self) -> bool:
        """Whether it is sure to be done completely if it is `payable`, with no choice in it."""
        return False

    def possible(self, s: State, sc: Scope) -> bool:
        """Whether it could be done at least in part now (asked before it is offered)."""
        return self.payable(s, sc)

    def at_once(self, s: State, sc: Scope) -> None:
        """Do it without a frame, the moment that it is called for (effects on what comes)."""
        raise AssertionError("this cannot be done at once")


class Program:
    """A cost: instructions that must all be done completely."""

    def __init__(self, instructions: list[Instruction]) -> None:
        self.instructions = instructions
        self.needed = instructions  # what must be payable: where ways part, what stands before
        # whether it can be paid if each part can be, and nothing is chosen for it
        self.sure = len({type(part) for part in instructions}) == len(instructions)
        for part in instructions:
            if not part.sure():
                self.sure = False

    def payable(self, s: State, sc: Scope) -> bool:
        for part in self.needed:
            if not part.payable(s, sc):
                return False
        return True


@mypyc_attr(acyclic=True, free_list_len=1)
class Effect(Frame):
    """An effect (or a cost) being carried out."""

    code = 2

    def __init__(self) -> None:
        super().__init__()
        self.scope = NO_SCOPE
        self.at: i64 = 0
        self.cost: i64 = 0
        self.failed: i64 = 0  # something was not done completely
        self.into: i64 = 0
        self.reading: i64 = 0  # 1: the answer is a number, not cards
        self.since: i64 = 0  # when its ability was played; 0: it is no play

    def fresh(self) -> Frame:
        return Effect()

    def copy(self) -> Frame:
        f = Effect()
        f.step = self.step
        f.seat = self.seat
        f.scope = self.scope.copy()
        f.at = self.at
        f.cost = self.cost
        f.failed = self.failed
        f.into = self.into
        f.reading = self.reading
        f.since = self.since
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.at, self.cost, self.failed, self.into, self.reading])
        out.append(self.since)
        self.scope.write(out)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.at = r.one()
        self.cost = r.one()
        self.failed = r.one()
        self.into = r.one()
        self.reading = r.one()
        self.since = r.one()
        self.scope = read_scope(r)

    def played_by(self) -> int:
        return self.scope.master

    def program(self, s: State) -> list[Instruction]:
        ability = s.pool.abilities[self.scope.ability]
        if self.cost:
            return ability.cost.instructions if ability.cost is not None else []
        return ability.body

    def run(self, s: State) -> None:
        program = self.program(s)
        end = len(program)
        strict = s.pool.rules.strict
        while self.at < end:
            if self.failed and (self.cost or strict):
                break
            instruction = program[self.at]
            self.at += 1
            instruction.run(s, self)
            if s.over or s.decision is not None or s.stack[-1] is not self:
                return
        s.stack.pop()
        below = s.own_top()
        below.inherit(self.scope)
        below.receive(s, FAILED if self.failed else DONE)

    def receive(self, s: State, cards: list[int]) -> None:
        if self.reading:
            self.scope.set_number(self.into, cards[0] if cards else 0)
        else:
            # what was to be put somewhere is in the register already, as it was before
            before = [ref for ref in self.scope.regs[self.into] if ref & CARD_MASK in cards]
            self.keep(self.into, before)
            self.follow(s, cards)
            self.scope.regs[self.into] = [s.refs[c] for c in cards]

    def follow(self, s: State, cards: list[int]) -> None:
        """An effect that moves cards goes on speaking of them: its own, and those it has kept.

        What it asks about them may still be asked of what they were (`Rules.bygone`).
        """
        sc = self.scope
        if sc.source >= 0 and sc.source & CARD_MASK in cards:
            sc.source = self.followed(s, -1, sc.source)
        for i in range(len(sc.regs)):
            for ref in sc.regs[i]:
                if ref & CARD_MASK in cards:
                    sc.regs[i] = [
                        self.followed(s, i, r) if r & CARD_MASK in cards else r for r in sc.regs[i]
                    ]
                    break

    def followed(self, s: State, register: int, ref: int) -> int:
        """A reference of a register (-1: the effect's own card), now that its card has moved."""
        now = s.refs[ref & CARD_MASK]
        sc = self.scope
        if now != ref:
            then = sc.was(register, ref)
            sc.recall(register, now, then if s.pool.rules.bygone(s, then, now) else now)
        return now

    def keep(self, register: int, refs: list[int]) -> None:
        """Put references into a register."""
        sc = self.scope
        sc.regs[register] = refs
        if sc.past:
            sc.forget(register)

    def keep_all(self, register: int, refs: list[int], then: list[int]) -> None:
        """Put references into a register, with those by which it is asked what the cards are."""
        self.keep(register, refs)
        for i, ref in enumerate(refs):
            if then[i] != ref:
                self.scope.recall(register, ref, then[i])

    @property
    def cause(self) -> int:
        return BY_COST if self.cost else BY_EFFECT


def start(s: State, ability: int, sc: Scope, cost: bool = False, since: int = 0) -> None:
    """Push an ability's effect (or its cost) as a frame."""
    f = Effect()
    f.since = since
    f.scope = sc.copy()
    f.seat = sc.master
    f.cost = 1 if cost else 0
    need = s.pool.abilities[ability].registers
    while len(f.scope.regs) < need:
        f.scope.regs.append(NO_NUMBERS)
    s.stack.append(f)
