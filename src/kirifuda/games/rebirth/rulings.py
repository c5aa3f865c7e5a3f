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
from kirifuda.kernel.values import RULE, Modifier, holds, rules_now

NO_BLOCK: Final = 1  # `who` cannot block (with `target`, with cards that meet `filter`)
NO_PARTNER_ATTACK: Final = 2  # attacks of `target` are no partner attacks
PARTNER_ATTACK: Final = 3  # attacks of `target` are partner attacks
NO_SPARK: Final = 4  # `who` cannot use sparks (of `target`, of cards that meet `filter`)
NO_CANCEL: Final = 5  # `who` cannot use cancel abilities (of `target`)
NO_ACTIVATED: Final = 6  # `who` cannot use activated abilities of `target`
BLOCK_WITH: Final = 7  # `target` can be blocked for with hand cards that meet `filter`, so often
KEEP_REBIRTHS: Final = 8  # at the end of turn `who` may keep so many Rebirth cards, or `target`
ENERGY_FROM_WAITING: Final = 9  # in the energy phase `who` may use the waiting room for the hand
RESCUE: Final = 10  # before `target` retires (by a card that meets `filter`), do `program`
NO_ATTACK: Final = 11  # `target` cannot attack
NO_SET: Final = 12  # `who` cannot set `target`
NO_PLAY: Final = 13  # `who` cannot play cards that meet `filter` to `zones`
PLAY_FROM: Final = 14  # `target` can be played to `zones` as though it were in the hand
SPARK_AGAIN: Final = 15  # `who`'s sparks come to wait once more
NO_SUPPORT: Final = 16  # `target` cannot support (characters that meet `filter`)
STAND_BY: Final = 17  # `target` is not rested for supporting the attack of that number (0: any)
NO_STANDING: Final = 18  # `target` does not stand
NO_MOVE: Final = 19  # `target` is not moved by effects of opponents
NO_DAMAGE: Final = 20  # `target` takes no damage
COMBO: Final = 21  # the Re-combo conditions of `target` count as met
NO_AUTO: Final = 22  # `who` cannot use automatic abilities of `target`
RETIRED_AS: Final = 23  # effects of cards that meet `filter` count `who`'s retire zone as so many
COST_CHANGE: Final = 24  # `target` costs so much more or less energy to play
PREFER: Final = 25  # who chooses among `target` must first choose those that meet `filter`
RETURN_REBIRTHS: Final = 26  # at the end of turn `who` may take so many Rebirth cards back
SPARE_REBIRTHS: Final = 27  # at the end of turn `who` may do `program` and keep all Rebirth cards
MORE_ENERGY: Final = 28  # in the energy phase `who` may put so many more cards
ENERGY_RESTED: Final = 29  # in the energy phase `who`'s cards that are no partners come rested
SHIFT_COST: Final = 30  # `who` pays so much more to move the entry's character, once a turn
DRAW_MORE: Final = 31  # `who` draws so many more cards; several of these count as one
CHECK_ATK: Final = 32  # in checks of `who` the ATK they are compared with is so much more or less
SHIFT_ONTO: Final = 33  # entry characters that meet `filter` can go to the slots of `target`
ATTACK_DAMAGE: Final = 34  # the damage of the attack under way is so much
DAMAGE_TAKEN: Final = 35  # damage to `target` is so much
DAMAGE_CHANGE: Final = 36  # damage to `target` by cards that meet `filter` is so much more or less
UNBLOCKED: Final = 37  # a block does not undo the damage of `target`, but changes it by so much
ATTACK_ALONE: Final = 38  # `target` needs no supporter for its attack of that number (0: any)
NO_PUT: Final = 39  # `target` cannot be put into `zones`
NO_PLACING: Final = 40  # `target` cannot be put into `zones` but by effects
NO_PARTNER_DECLARED: Final = 41  # `target` cannot declare partner attacks
NO_BLOCK_FOR: Final = 42  # `who` cannot block for `target`
COMBO_ALSO: Final = 43  # cards that meet `filter` meet the Re-combo conditions of `target` too
PLAY_COST: Final = 44  # to play `target` (cards that meet `filter`) to `zones` costs so much
NO_DRAW: Final = 45  # `who` cannot draw


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
        ref = s.ref(card)
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
        return self.ruling.filter.holds(s, self.active.scope, s.ref(card))


def in_force(s: State, rule: int) -> list[Found]:
    """The rulings on a rule that are in force now."""
    out: list[Found] = []
    if not s.pool.rules_touched >> rule & 1:
        return out
    for active in rules_now(s):
        modifier = active.modifier
        if modifier.rule == rule and isinstance(modifier, Ruling) and holds(s, active):
            out.append(Found(modifier, active))
    return out


def barred(s: State, rule: int, seat: int, card: int = -1, other: int = -1) -> bool:
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


def preferred(s: State, seat: int, left: list[int]) -> list[int]:
    """Those of the candidates that a seat may choose now.

    Who must prefer some cards to others may choose the others once none of the former is left.
    Where that contradicts itself, as much of it as possible is kept to (9.10.5).
    """
    rules = [f for f in in_force(s, PREFER) if f.binds(s, seat)]
    if not rules:
        return left
    broken = [0] * len(left)
    asked = [0] * len(left)
    for f in rules:
        about = [f.about(s, c) for c in left]
        first = [about[i] and f.admits(s, left[i]) for i in range(len(left))]
        if True in first:
            for i in range(len(left)):
                if about[i]:
                    asked[i] = 1
                    broken[i] += 0 if first[i] else 1
    least = min((broken[i] for i in range(len(left)) if asked[i]), default=0)
    return [left[i] for i in range(len(left)) if not asked[i] or broken[i] == least]


def number_of(s: State, rule: int, seat: int, card: int = -1) -> int:
    """The numbers of all rulings of a kind about a seat and a card, added up."""
    total = 0
    if s.pool.rules_changed:
        for found in in_force(s, rule):
            if found.binds(s, seat) and (card < 0 or found.about(s, card)):
                total += found.number(s)
    return total


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
