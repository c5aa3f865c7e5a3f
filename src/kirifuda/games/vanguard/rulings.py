"""What effects can change about the rules of Cardfight!! Vanguard (1.3.1): rules by number.

Each is asked for where the rule is carried out. `target`: the cards it is about; `who`: the
fighters; `filter`: the second card (who attacks, what is called, ...); `zones`: to or from where.
"""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.games.vanguard.table import Table
from kirifuda.kernel.position.scope import CARD_MASK, NO_NUMBERS, Scope
from kirifuda.kernel.values.rulings import Found, barred, in_force

NO_ATTACK: Final = 1  # the unit cannot attack; filter: whom
NO_ATTACK_ON: Final = 2  # the unit cannot be attacked; filter: by whom
BACK_ATTACK: Final = 3  # it attacks from the back row, too
REACHES_BACK: Final = 4  # it can attack such units of the back row (filter)
NO_BOOST: Final = 5  # the unit cannot boost; filter: whom
NO_INTERCEPT: Final = 6
BACK_INTERCEPT: Final = 7  # it intercepts from the back row, too
NO_CALL: Final = 8  # who: cannot call such cards (filter) to such zones; number: other than so
NO_RIDE: Final = 9  # who: cannot ride such cards (filter)
NO_ORDER: Final = 10  # who: cannot play such orders (filter)
MOST_ORDERS: Final = 11  # who: plays so many orders a turn; filter: the further ones must be such
NO_STAND: Final = 12  # the unit does not stand in its stand phase
NO_MOVE: Final = 13  # the unit cannot move to other circles
NO_HIT: Final = 14  # the unit is not hit; filter: by whom
HIT_BUT_STAYS: Final = 15  # hit, it does not retire
NO_DRIVE: Final = 16  # it makes no drive check
DRIVES: Final = 17  # a rear-guard makes drive checks; number: so many (7.46), 0: its own drive
NO_TRIGGERS: Final = 18  # who: effects of triggers do not come about (11.10.4.2)
ALSO_BATTLES: Final = 19  # the attacker battles further units: its cards (7.37); filter: such
HITS_ANYWAY: Final = 20  # what waits for a hit is done without one, too (10.7.1.8)
ENERGY_MOST: Final = 21  # who: so much energy at most (3.1.3.1)
LOSES_AT: Final = 22  # who: loses with so many cards in the damage zone (13.2.2)
REGALIS_ANYWAY: Final = 23  # its abilities (number: kind) are resolved beside other Regalis Pieces
NO_ABILITY: Final = 24  # who, target: its activated abilities cannot be used (12.2.1.1)
UNCHOSEN: Final = 25  # the card cannot be chosen; who: by them; number 1: also not for costs
UNAFFECTED: Final = 26  # the card is not affected by such cards (filter) of who (12.5)
NO_RETIRE: Final = 27  # the unit does not retire by effects of who
INSTEAD: Final = 28  # something is done in place of a move: program
COST_CHANGE: Final = 29  # blasts of an ability cost more or less
ORDER_FREE: Final = 31  # who: the grade of such orders (filter) is no limit
CALL_FREE: Final = 32  # who: the grade of such units (filter) is no limit
RIDE_FREE: Final = 33  # who: may ride such units (filter) whatever their grade
NO_GUARD_BY: Final = 34  # the attack cannot be guarded with such cards: who, filter, zones
NOT_DAMAGED: Final = 35  # who: takes no damage by effects
NO_DISCARD_FOR_RIDE: Final = 36  # who: rides from the ride deck for nothing
MORE_DAMAGE: Final = 38
ALWAYS_PERSONA: Final = 39  # who: such rides are persona rides
GUARD_TOGETHER: Final = 42  # who: calls guardians from the hand only so many at once
PEEKS: Final = 43  # who: may look at the top card of their deck at any time (7.7.3)
NEXT_COST: Final = 44  # the next such blast of an ability costs less (7.28.2)
VALID: Final = 45  # abilities of the cards with a keyword (number: which) are valid (14.1.2)
NO_PERSONA: Final = 46  # who: their rides are no persona rides
MOOD: Final = 47  # who: is so spirited (number; 7.42)
NOT_BOOSTED: Final = 48  # the unit is not boosted
NO_COST: Final = 49  # who, target: the costs of its activated abilities cannot be paid
PLAY_FROM: Final = 50  # who: plays such an order (filter) from zones too
ORDER_GOES: Final = 51  # who: such a played order (filter) goes there (number: zone, and where)


def unaffected(t: Table, sc: Scope, card: int) -> bool:
    """12.5.1: whether a card is out of the reach of an effect or cost."""
    if not t.pool.rules_touched >> UNAFFECTED & 1:
        return False
    source = sc.source
    for found in in_force(t, UNAFFECTED):
        if found.binds(t, sc.master) and found.names(t, card):
            if found.ruling.filter is None or (source >= 0 and found.knows(t, source)):
                return True
    return False


def touches(t: Table, found: Found, sc: Scope) -> bool:
    """12.5.2: whether a ruling concerns what a card does: not if the card is out of its reach."""
    if not t.pool.shielded or sc.source < 0:
        return True
    return not unaffected(t, found.active.scope, sc.source & CARD_MASK)  # 12.5.2


def retires(t: Table, sc: Scope, card: int) -> bool:
    """Whether an effect can retire a unit."""
    for found in in_force(t, NO_RETIRE):
        if found.binds(t, sc.master) and found.about(t, card) and touches(t, found, sc):
            return False
    return True


def unchosen(t: Table, sc: Scope, card: int, paying: bool) -> bool:
    """7.50.2: whether a card cannot be chosen by what an ability does."""
    if not t.pool.rules_touched >> UNCHOSEN & 1:
        return False
    for found in in_force(t, UNCHOSEN):
        if found.binds(t, sc.master) and found.about(t, card) and touches(t, found, sc):
            if paying and not found.number(t):
                continue
            if found.ruling.filter is None or (sc.source >= 0 and found.knows(t, sc.source)):
                return True
    return False


def forbids(t: Table, rule: i64, seat: i64, card: i64, zone: i64) -> bool:
    """Whether a fighter may not do something with such a card to a zone (bit of `zones`)."""
    if not t.pool.rules_touched >> rule & 1:
        return False
    for found in in_force(t, rule):
        if found.ruling.zones >= 0 and not found.ruling.zones >> zone & 1:
            continue
        if found.binds(t, seat) and (card < 0 or found.admits(t, card)):
            return True
    return False


def least_of(t: Table, rule: i64, seat: int, usual: int) -> int:
    """The least of the numbers that rulings set for a fighter; as usual, if there are none."""
    found = numbers(t, rule, seat)
    return min(found) if found else usual


def most_of(t: Table, rule: i64, seat: int, usual: int) -> int:
    found = numbers(t, rule, seat)
    return max(found) if found else usual


def numbers(t: Table, rule: i64, seat: int) -> list[int]:
    told = in_force(t, rule)
    if not told:
        return NO_NUMBERS
    return [found.number(t) for found in told if found.binds(t, seat)]


def about(t: Table, rule: i64, card: int) -> list[Found]:
    """The rulings on a rule that are about a card."""
    told = in_force(t, rule)
    return [found for found in told if found.about(t, card)] if told else told


def is_barred(t: Table, rule: i64, card: i64, other: i64 = -1) -> bool:
    """Whether a unit may not do something (with a second card)."""
    if not t.pool.rules_touched >> rule & 1:
        return False
    return barred(t, rule, t.master(card), card, other)


def source_of(sc: Scope) -> int:
    return sc.source & CARD_MASK if sc.source >= 0 else -1
