"""Continuous abilities that ask about an opponent, where there are several.

Whom one is about is named by its master when it becomes valid: at the next check timing, before
which it does not apply; and again if that opponent leaves, or if it was not valid in between.
"""

from __future__ import annotations

from kirifuda.build import i64, mypyc_attr
from kirifuda.kernel.position.cards import Ability
from kirifuda.kernel.position.scope import CARD_MASK, NO_NUMBERS, NO_REGS, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.asking import name_seat
from kirifuda.kernel.procedures.frames import Frame


def unnamed(s: State) -> Scope | None:
    """A continuous ability whose opponent is still to be named, the turn player's first."""
    found = asking_cards(s)
    if not found:
        return None
    for seat in s.seats_from(s.turn_seat):
        if len(s.opponents(seat)) < 2:
            continue
        for card in found:
            if s.seat[card] != seat or s.down[card]:
                continue
            for number in s.abilities_of(card):
                ability = s.pool.abilities[number]
                if ability.names_opponent and ability.zones >> s.zone[card] & 1:
                    sc = Scope(number, s.refs[card], s.master(card), None, NO_REGS)
                    if lacks_name(s, ability, sc):
                        return sc
    return None


def asking_cards(s: State) -> list[int]:
    """The cards with abilities that may be about a named opponent where they lie."""
    pool = s.pool
    out = NO_NUMBERS
    granted: i64 = pool.naming_granted
    card: i64
    for card in s.alert if granted else pool.namers:
        kind: i64 = s.zone[card]
        if not kind or not pool.naming_zones >> kind & 1:
            continue
        if (pool.naming[pool.definition[card]] | granted) >> kind & 1:
            out = [*out, card]
    return out


def lacks_name(s: State, ability: Ability, sc: Scope) -> bool:
    """Whether nothing but the name keeps an ability from being valid."""
    lacks = False
    for condition in ability.conditions:
        if not condition.true(s, sc):
            if not condition.names_opponent:
                return False
            lacks = True
    return lacks


def is_valid(s: State, source: int, number: int) -> bool:
    """Whether a card still has an ability, and it is valid."""
    card = source & CARD_MASK
    if not s.alive(source) or s.down[card] or number not in s.abilities_of(card):
        return False
    ability = s.pool.abilities[number]
    if not ability.zones >> s.zone[card] & 1:
        return False
    sc = Scope(number, source, s.master(card), None, NO_REGS)
    return all(condition.true(s, sc) for condition in ability.conditions)


def forget_names(s: State) -> None:
    """Whom an ability was about is forgotten once it is not valid."""
    kept: list[int] = []
    for i in range(0, len(s.named), 3):
        if is_valid(s, s.named[i], s.named[i + 1]):
            kept.extend(s.named[i : i + 3])
    if len(kept) < len(s.named):
        s.named = kept
        s.stale = True


def naming_due(s: State) -> bool:
    """Whether an opponent is to be named, or whom an ability was about is to be forgotten."""
    for i in range(0, len(s.named), 3):
        if not is_valid(s, s.named[i], s.named[i + 1]):
            return True
    return unnamed(s) is not None


def ask_names(s: State) -> bool:
    """Push the asking, if an opponent is to be named; True if pushed."""
    if s.seats < 3:
        return False
    if s.named:
        forget_names(s)
    sc = unnamed(s)
    if sc is None:
        return False
    f = NameFor()
    f.seat = sc.master
    s.stack.append(f)
    return True


@mypyc_attr(acyclic=True)
class NameFor(Frame):
    """The naming of the opponent whom one continuous ability is about."""

    code = 13

    def fresh(self) -> Frame:
        return NameFor()

    def run(self, s: State) -> None:
        sc = unnamed(s) if self.step == 0 else None
        if sc is None:
            s.stack.pop()
            return
        self.step = 1
        name_seat(
            s, s.pool.rules.chooser(s, sc.master), s.opponents(sc.master), sc.source & CARD_MASK
        )

    def receive(self, s: State, cards: list[int]) -> None:
        sc = unnamed(s)
        if sc is not None and cards[0] > 0:
            s.named = [*s.named, sc.source, sc.ability, cards[0] - 1]
            s.stale = True
