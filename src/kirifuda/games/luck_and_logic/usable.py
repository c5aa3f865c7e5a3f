"""12.3: abilities that cannot be used."""

from __future__ import annotations

from kirifuda.games.luck_and_logic.rulings import NO_ACTIVATED, NO_AUTO, NO_DRIVE
from kirifuda.games.luck_and_logic.table import Table
from kirifuda.games.luck_and_logic.zones import LOGIC_DRIVE
from kirifuda.kernel.position.cards import ACTIVATED, AUTO, Ability
from kirifuda.kernel.position.scope import CARD_MASK, Scope, Waiting
from kirifuda.kernel.timing.checks import uses
from kirifuda.kernel.values.rulings import barred


def usable(t: Table, ability: Ability, sc: Scope) -> bool:
    """12.3.1: whether an ability can be used: no effect forbids it, and not too often.

    Activated ones cannot be played otherwise; automatic ones do not trigger.
    """
    if ability.limit and uses(t, sc) >= ability.limit:  # 12.4.1.1
        return False
    if not t.pool.rules_changed:
        return True
    rule = 0
    if ability.kind == AUTO:
        rule = NO_AUTO
    elif ability.kind == ACTIVATED:
        rule = NO_ACTIVATED
    elif ability.kind == LOGIC_DRIVE:
        rule = NO_DRIVE
    if not rule:
        return True
    card = sc.source & CARD_MASK
    return not barred(t, rule, sc.master, card, card)  # 12.3.1, 12.3.1.2


def withdraw(t: Table) -> None:
    """12.3.1.3: what waits and cannot be used any more waits no more."""
    kept: list[Waiting] = []
    for w in t.waiting:
        if usable(t, t.pool.abilities[w.scope.ability], w.scope):
            kept.append(w)
    if len(kept) < len(t.waiting):
        gone = [w for w in t.waiting if w not in kept]
        t.waiting = kept  # 12.3.1.3
        for w in gone:
            t.pool.rules.waited(t, w)
