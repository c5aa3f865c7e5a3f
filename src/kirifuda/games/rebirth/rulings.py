"""Effects that change what is allowed: which rules of the game an effect can touch, and how to ask.

A ruling is a continuous effect that changes no card's values. It names a rule (below), for whom
(`who`), on which cards (`target`), with which further condition on a second card (`filter`), and a
number. So texts go before the rules (1.3.1). Where two contradict, what forbids wins (1.3.3).
"""

from __future__ import annotations

from typing import Final

from kirifuda.build import mypyc_attr
from kirifuda.games.rebirth.table import Table
from kirifuda.kernel.scope import CARD_MASK, Active, Scope
from kirifuda.kernel.state import State
from kirifuda.kernel.terms import Amount, Cards, Filter, Who
from kirifuda.kernel.values import RULE, Modifier, holds

NO_BLOCK: Final = 1  # `who` cannot block (with cards that meet `filter`)
NO_PARTNER_ATTACK: Final = 2  # the attack under way is no partner attack
PARTNER_ATTACK: Final = 3  # the attack under way is one
NO_SPARK: Final = 4  # `who` cannot use sparks (of cards that meet `filter`)
NO_CANCEL: Final = 5  # `who` cannot use cancel abilities
NO_ACTIVATED: Final = 6  # `who` cannot use activated abilities of `target`
BLOCK_WITH: Final = 7  # `target` can be blocked for with hand cards that meet `filter`
KEEP_REBIRTHS: Final = 8  # at the end of turn `who` may keep so many Rebirth cards (number)
ENERGY_FROM_WAITING: Final = 9  # in the energy phase `who` may use the waiting room for the hand
RESCUE: Final = 10  # before `target` retires, do `program`; if it works, it does not
NO_ATTACK: Final = 11  # `target` cannot attack
NO_SET: Final = 12  # `who` cannot set Rebirth cards (from zones in number, bits)
NO_PLAY: Final = 13  # `who` cannot play cards that meet `filter` (to zones in number, bits)
PLAY_FROM: Final = 14  # `target` can be played as though it were in the hand
SPARK_AGAIN: Final = 15  # `who`'s sparks are played once more
NO_SUPPORT: Final = 16  # `target` cannot support
MUST_BLOCK_FILTER: Final = 17
NO_STANDING: Final = 18  # `target` does not stand in the standby phase
NO_MOVE: Final = 19  # `target` is not moved by effects of opponents
NO_DAMAGE: Final = 20  # `target` takes no damage
COMBO: Final = 21  # the Re-combo conditions of `target` count as met
NO_AUTO: Final = 22  # `who` cannot use automatic abilities of `target`
COUNT_AS: Final = 23  # `target` counts as so many cards (number)
COST_CHANGE: Final = 24  # `target` costs so much more or less energy to play (number)
PAY_WITH: Final = 25  # `who` may pay energy in another way
PREFER: Final = 26  # for effects `who` must choose `target` first, where it meets `filter`


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
    ) -> None:
        super().__init__(RULE, target)
        self.rule = rule
        self.who = who
        self.filter = filter
        self.amount = amount
        self.program = program

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
        ref = s.ref(card)
        if self.active.targets is not None:
            return ref in self.active.targets
        return ref in self.ruling.target.refs(s, self.active.scope)

    def binds(self, s: State, seat: int) -> bool:
        """Whether it is about this player (a ruling without players is about all)."""
        if self.ruling.who is None:
            return True
        return seat in self.ruling.who.seats(s, self.active.scope)

    def admits(self, s: State, card: int) -> bool:
        """Whether a card meets its further condition."""
        if self.ruling.filter is None:
            return True
        return self.ruling.filter.holds(s, self.active.scope, s.ref(card))


def in_force(s: State, rule: int) -> list[Found]:
    """The rulings on a rule that are in force now."""
    if s.stale:
        s.pool.rules.project(s)
    out: list[Found] = []
    for active in s.rule_changes:
        modifier = active.modifier
        if modifier.rule == rule and isinstance(modifier, Ruling) and holds(s, active):
            out.append(Found(modifier, active))
    return out


def barred(s: State, rule: int, seat: int, card: int = -1, other: int = -1) -> bool:
    """Whether a ruling of this kind is about the seat (and the card, and a second card)."""
    if not s.pool.rules_changed:
        return False
    if s.stale:
        s.pool.rules.project(s)
    for active in s.rule_changes:
        if active.modifier.rule != rule:
            continue
        for found in in_force(s, rule):
            if not found.binds(s, seat):
                continue
            if card >= 0 and not found.about(s, card):
                continue
            if other >= 0 and not found.admits(s, other):
                continue
            return True
        return False
    return False


def is_partner_attack(t: Table) -> bool:
    """5.23.1, 5.23.2: whether the attack under way is a partner attack; denials win (5.23.3)."""
    if not t.attacking:
        return False
    attacker = t.attacker()
    if attacker < 0 or barred(t, NO_PARTNER_ATTACK, t.turn_seat, attacker, t.attacked()):
        return False
    return t.partner_attack == 1 or barred(t, PARTNER_ATTACK, t.turn_seat, attacker)


def source_card(found: Found) -> int:
    """The card that a ruling comes from."""
    return found.active.scope.source & CARD_MASK
