"""When two positions are the same for the players: fingerprints, to find what goes round."""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.kernel.position.scope import CARD_MASK, Scope
from kirifuda.kernel.position.state import (
    BY_DAMAGE,
    BY_DOWN,
    BY_REST,
    BY_SEAT,
    BY_SPOT,
    BY_STATUS,
    State,
)

MASS_BITS: Final = 30
MASS: Final = 0x3FFFFFFF


def fingerprint(s: State) -> int:
    """A short fingerprint of what players see as the same position: stamps and chance aside.

    Used to find endless loops. Where and how each card is, every change keeps as one number. The
    rest: which effects last, on which cards; what waits; which abilities have been used up; and
    where in an order those cards lie that somebody knows.
    """
    b: i64 = len(s.waiting) + 1
    for e in s.lasting:
        b = _scoped(s, b, e.scope)
        b = (b * 31 + e.modifier * 8 + e.until) & MASS
        b = (b * 31 + e.first * 1024 + e.last) & MASS
        for n in e.numbers:
            b = (b * 31 + n) & MASS
        if e.targets is not None:
            b = _named(s, b, e.targets)
    for d in s.delayed:
        b = (_scoped(s, b, d.scope) * 31 + d.ability) & MASS
    if s.used:
        b += _used(s, s.used)
    if s.spent:
        b += 5 * _used(s, s.spent)
    for n in s.lent:
        b = (b * 31 + n) & MASS
    if s.held:
        b += 7 * _used(s, s.held)
    b = (b + _order(s)) & MASS
    return (s.mass & MASS) << MASS_BITS | b


def _scoped(s: State, b: i64, sc: Scope) -> i64:
    """A fingerprint, and an effect's ability, card and choices."""
    b = (b * 31 + sc.ability) & MASS
    b = (b * 31 + (sc.source & CARD_MASK)) & MASS
    for n in sc.numbers:
        b = (b * 31 + n) & MASS
    for refs in sc.regs:
        b = _named(s, b, refs)
    return b


def _named(s: State, b: i64, refs: list[int]) -> i64:
    """A fingerprint, and the cards that are still where references saw them."""
    for ref in refs:
        if ref >= 0 and s.refs[ref & CARD_MASK] == ref:
            b = (b * 31 + (ref & CARD_MASK) + 1) & MASS
    return (b * 31) & MASS


def _used(s: State, pairs: list[int]) -> i64:
    """Abilities of cards that are still where they were, and skills that seats have spent (-1 -
    seat), in whatever order, as one number."""
    total: i64 = 0
    for i in range(0, len(pairs), 2):
        ref: i64 = pairs[i]
        if ref < 0:
            total += (1 - ref) * 8191 * (pairs[i + 1] + 1)
        elif s.refs[ref & CARD_MASK] == ref:
            total += s.pool.weights[ref & CARD_MASK] * (pairs[i + 1] + 1)
    return total & MASS


def _order(s: State) -> i64:
    """Where cards lie that somebody knows, in zones whose order is kept, as one number."""
    total: i64 = 0
    pool = s.pool
    for card in s.known_cards:
        zone: i64 = s.zone[card]
        if pool.rules.ordered_hidden >> zone & 1:
            there = s.zones[s.seat[card] * s.kinds + zone]
            total += pool.weights[card] * (there.index(card) + 1)
    for spec in pool.rules.ordered:
        for seat in range(s.seats):
            cards = s.zones[seat * s.kinds + spec.number]
            for at in range(len(cards)):
                card = cards[at]
                if s.known[card] or not s.down[card]:
                    total += pool.weights[card] * (at + 1)
    return total & MASS


def mass_of(s: State) -> int:
    """Where and how each card is, as one number: what changes keep up to date."""
    total = 0
    for card in range(s.pool.size):
        total += s.pool.weights[card] * (
            s.zone[card]
            + BY_SPOT * s.spot[card]
            + BY_REST * s.rest[card]
            + BY_DOWN * s.down[card]
            + BY_DAMAGE * s.damage[card]
            + BY_STATUS * s.status[card]
            + BY_SEAT * (s.seat[card] - s.pool.owner[card])
        )
    return total
