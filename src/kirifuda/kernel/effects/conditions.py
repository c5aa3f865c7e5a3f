"""Conditions of effects, and what automatic abilities wait for."""

from __future__ import annotations

from kirifuda.kernel.effects.terms import Amount, Cards, Filter
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.position.needs import NEEDS_ALL, NEEDS_NOTHING, NEEDS_TIME, READS_NOTHING
from kirifuda.kernel.position.scope import Event, Scope
from kirifuda.kernel.position.state import State


class Condition:
    """Something that is so or not."""

    reads = READS_NOTHING
    needs = NEEDS_ALL
    names_opponent = False  # it holds once one of several opponents was named (effects/naming.py)

    def true(self, s: State, sc: Scope) -> bool:
        raise AssertionError


class Between(Condition):
    """An amount lies between two others (bounds included; None: open)."""

    def __init__(self, amount: Amount, least: Amount | None, most: Amount | None) -> None:
        self.amount = amount
        self.least = least
        self.most = most
        self.reads = amount.reads
        if least is not None:
            self.reads |= least.reads
        if most is not None:
            self.reads |= most.reads
        self.needs = amount.needs
        for bound in (least, most):
            if bound is not None:
                self.needs |= bound.needs

    def true(self, s: State, sc: Scope) -> bool:
        n = self.amount.value(s, sc)
        if self.least is not None and n < self.least.value(s, sc):
            return False
        return self.most is None or n <= self.most.value(s, sc)


class Exists(Condition):
    """There are at least so many such cards."""

    def __init__(self, cards: Cards, least: int = 1) -> None:
        self.cards = cards
        self.least = least
        self.reads = cards.reads
        self.needs = cards.needs

    def true(self, s: State, sc: Scope) -> bool:
        return self.cards.count(s, sc, self.least) >= self.least


class Every(Condition):
    """All of the cards meet a filter, and there is at least one."""

    def __init__(self, cards: Cards, filter: Filter) -> None:
        self.cards = cards
        self.filter = filter
        self.reads = cards.reads | filter.reads
        self.needs = cards.needs | filter.needs

    def true(self, s: State, sc: Scope) -> bool:
        found = self.cards.refs(s, sc)
        by = self.cards.judged(s, sc) if self.cards.recalls else found
        for i, ref in enumerate(found):
            if not self.filter.suits(s, sc, ref, by[i]):
                return False
        return bool(found)


class Conditions(Condition):
    """Conditions that are joined: they look at what each of them does."""

    def __init__(self, parts: list[Condition]) -> None:
        self.parts = parts
        for part in parts:
            self.reads |= part.reads
        self.needs = NEEDS_NOTHING
        for part in parts:
            self.needs |= part.needs


class And(Conditions):
    def true(self, s: State, sc: Scope) -> bool:
        for part in self.parts:
            if not part.true(s, sc):
                return False
        return True


class Or(Conditions):
    def true(self, s: State, sc: Scope) -> bool:
        for part in self.parts:
            if part.true(s, sc):
                return True
        return False


class Unless(Condition):
    """The contrary of another condition."""

    def __init__(self, part: Condition) -> None:
        self.part = part
        self.reads = part.reads
        self.needs = part.needs

    def true(self, s: State, sc: Scope) -> bool:
        return not self.part.true(s, sc)


class TurnOf(Condition):
    """It is the turn of one of these players."""

    def __init__(self, who: Who) -> None:
        self.who = who
        self.needs = NEEDS_TIME

    def true(self, s: State, sc: Scope) -> bool:
        for seat in self.who.seats(s, sc):
            if s.in_turn(seat):
                return True
        return False


class InPhase(Condition):
    """It is a phase of the turn."""

    needs = NEEDS_TIME

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def true(self, s: State, sc: Scope) -> bool:
        return s.phase == self.phase


class Kept(Condition):
    """A number that the effect has kept is not zero (whether something was done)."""

    def __init__(self, index: int) -> None:
        self.index = index
        self.needs = NEEDS_NOTHING

    def true(self, s: State, sc: Scope) -> bool:
        return sc.number(self.index) != 0


class HasBit(Condition):
    """A bit of a number that the effect has kept is set."""

    def __init__(self, index: int, bit: int) -> None:
        self.index = index
        self.bit = bit
        self.needs = NEEDS_NOTHING

    def true(self, s: State, sc: Scope) -> bool:
        return sc.number(self.index) >> self.bit & 1 == 1


class Trigger:
    """What an automatic ability waits for. `own`: an event of its own card."""

    def __init__(self, event: int, own: bool) -> None:
        self.event = event
        self.own = own
        self.frm = -1  # of a move: bits of the zones it starts from
        self.to = -1  # and of those it goes to
        self.number = -1  # of an event with a number: that one only
        self.bulk = False  # "one or more": once, however often it happens at the same time

    def matches(self, s: State, sc: Scope, ev: Event) -> bool:
        return True
