"""Rulings: effects that change what is allowed, and how to ask for them.

A ruling is a continuous effect that changes no card's values. It names a rule of its game (by
number), for whom (`who`), on which cards (`target`), with which further condition on a second card
(`filter`), and a number.
"""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64, mypyc_attr
from kirifuda.kernel.effects.terms import Amount, Cards, Filter
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.position.scope import Active, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.values.layers import RULE, Modifier
from kirifuda.kernel.values.projecting import holds, rules_now


class Ruling(Modifier):
    """A rule changed by an effect."""

    def __init__(
        self,
        rule: int,
        who: Who | None = None,
        target: Cards | None = None,
        filter: Filter | None = None,
        amount: Amount | None = None,
        program: int = -1,
        zones: int = -1,
    ) -> None:
        super().__init__(RULE, target)
        self.rule = rule
        self.who = who
        self.filter = filter
        self.amount = amount
        self.program = program
        self.zones = zones
        for part in (filter, amount):
            if part is not None:
                self.reads |= part.reads

    def amounts(self, s: State, sc: Scope) -> list[int]:
        return [self.amount.value(s, sc)] if self.amount is not None else []


@mypyc_attr(acyclic=True)
class Found:
    """A ruling in force, with what it was made from."""

    def __init__(self, ruling: Ruling, active: Active) -> None:
        self.ruling = ruling
        self.active = active

    def number(self, s: State) -> int:
        if self.active.numbers is not None:
            return self.active.numbers[0] if self.active.numbers else 0
        amount = self.ruling.amount
        return amount.value(s, self.active.scope) if amount is not None else 0

    def about(self, s: State, card: int) -> bool:
        """Whether it is about this card (a ruling without target is about all)."""
        if self.ruling.target is None:
            return True
        if s.pool.shielded and not s.pool.rules.reaches(s, self.active.scope, card):
            return False
        return self.names(s, card)

    def names(self, s: State, card: int) -> bool:
        """Whether this card is among its targets, be they out of its reach."""
        if self.ruling.target is None:
            return True
        ref = s.refs[card]
        if self.active.targets is not None:
            return ref in self.active.targets
        return ref in self.ruling.target.refs(s, self.active.scope)

    def binds(self, s: State, seat: int) -> bool:
        """Whether it is about this player (a ruling without players is about all)."""
        if self.ruling.who is None:
            return True
        return seat in self.ruling.who.seats(s, self.active.scope)

    def knows(self, s: State, ref: int) -> bool:
        """Whether a card that may be gone since meets its further condition."""
        if self.ruling.filter is None:
            return True
        return ref >= 0 and self.ruling.filter.holds(s, self.active.scope, ref)

    def admits(self, s: State, card: int) -> bool:
        """Whether a card meets its further condition."""
        if self.ruling.filter is None:
            return True
        return self.ruling.filter.holds(s, self.active.scope, s.refs[card])


NOTHING_FOUND: Final[list[Found]] = []  # never written to


def in_force(s: State, rule: i64) -> list[Found]:
    """The rulings on a rule that are in force now."""
    if not s.pool.rules_touched >> rule & 1:
        return NOTHING_FOUND
    out = NOTHING_FOUND
    for active in rules_now(s, rule):
        modifier = active.modifier
        if modifier.rule == rule and isinstance(modifier, Ruling) and holds(s, active):
            out = [*out, Found(modifier, active)]
    return out


def barred(s: State, rule: i64, seat: i64, card: i64 = -1, other: i64 = -1) -> bool:
    """Whether a ruling of this kind is about the seat (and the card, and a second card)."""
    if not s.pool.rules_touched >> rule & 1:
        return False
    for found in in_force(s, rule):
        if not found.binds(s, seat):
            continue
        if card >= 0 and not found.about(s, card):
            continue
        if other >= 0 and not found.admits(s, other):
            continue
        return True
    return False


def number_of(s: State, rule: i64, seat: int, card: int = -1) -> int:
    """The numbers of all rulings of a kind about a seat and a card, added up."""
    total = 0
    for found in in_force(s, rule):
        if found.binds(s, seat) and (card < 0 or found.about(s, card)):
            total += found.number(s)
    return total
