"""4.6.3, 4.7.2, 7.5.3, 8.2.3: limits of a player, and how effects change them."""

from __future__ import annotations

from kirifuda.games.luck_and_logic.table import Table
from kirifuda.kernel.effects.terms import Amount
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.values.rulings import Found, Ruling, in_force


class LimitIs(Ruling):
    """A limit is so much, whatever it was; what changes it later is added (9.9.1.8)."""

    def __init__(self, rule: int, who: Who, amount: Amount) -> None:
        super().__init__(rule, who=who, amount=amount)


def limit_now(t: Table, rule: int, seat: int, base: int) -> int:
    """A limit of a player now: what the rules tell, changed by effects, the earlier first."""
    if not t.pool.rules_touched >> rule & 1:
        return base
    found = [one for one in in_force(t, rule) if one.binds(t, seat)]
    for one in sorted(found, key=age):
        if isinstance(one.ruling, LimitIs):
            base = one.number(t)
        else:
            base += one.number(t)
    return base


def age(found: Found) -> int:
    """9.9.1.8.1, 9.9.1.8.2: when an effect came to be."""
    return found.active.stamp
