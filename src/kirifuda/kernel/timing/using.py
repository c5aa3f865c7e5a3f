"""Activated abilities: which ones a seat can play now, and how that begins."""

from __future__ import annotations

from kirifuda.build import i64
from kirifuda.kernel.position.cards import ACTIVATED
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.scope import NO_REGS, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.timing.checks import PlayAbility, used_up
from kirifuda.kernel.values.rulings import barred


def may_use(s: State, seat: int, card: int, number: int, rule: int) -> bool:
    """Whether a seat can play an ability of a card now, which no ruling on `rule` forbids."""
    ability = s.pool.abilities[number]
    if not ability.zones >> s.zone[card] & 1 or (ability.rests and s.rest[card]):
        return False
    sc = Scope(number, s.refs[card], seat, None, NO_REGS)
    if used_up(s, ability, sc):
        return False
    for condition in ability.conditions:
        if not condition.true(s, sc):
            return False
    if ability.cost is not None and not ability.cost.payable(s, sc):
        return False
    return not (s.pool.rules_changed and barred(s, rule, seat, card, card))


def add_usable(s: State, seat: int, rule: int, out: list[Option]) -> None:
    """Add the activated abilities that a seat can play to its options."""
    pool = s.pool
    card: i64
    for card in s.alert:
        zones: i64 = pool.acting[pool.definition[card]]
        if zones >> s.zone[card] & 1 and s.master(card) == seat:
            _add_usable(s, seat, card, rule, out)
    if pool.granted >> ACTIVATED & 1 and s.shifts():
        if s.stale:
            pool.rules.project(s)  # what was given is known once values are
        for card in s.altered:
            acts = pool.acting[pool.definition[card]] >> s.zone[card] & 1
            if s.master(card) == seat and not acts:
                _add_usable(s, seat, card, rule, out)


def _add_usable(s: State, seat: int, card: int, rule: int, out: list[Option]) -> None:
    abilities = s.abilities_of(card)
    for at, number in enumerate(abilities):
        if s.pool.abilities[number].kind != ACTIVATED or abilities.index(number) < at:
            continue  # what it was given twice is offered once
        if may_use(s, seat, card, number, rule):
            out.append(Option("use", card, ability=number))


def play_ability(s: State, seat: int, card: int, number: int) -> None:
    """Begin to play an activated ability."""
    f = PlayAbility()
    f.seat = seat
    f.scope = Scope(number, s.refs[card], seat, None, NO_REGS)
    s.stack.append(f)
