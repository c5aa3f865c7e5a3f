"""What effects that have been made could change: asked before values are computed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.build import i64
from kirifuda.kernel.position.needs import READS_ABILITIES, READS_WORDS

if TYPE_CHECKING:
    from kirifuda.kernel.position.state import State


def made_change(s: State, what: i64) -> bool:
    """Whether an effect that has been made may change this of cards (bits)."""
    for e in s.lasting:
        modifier = s.pool.abilities[e.scope.ability].modifiers[e.modifier]
        if modifier.writes & what:
            return True
    return False


def made_on(s: State, card: i64, what: i64) -> bool:
    """Whether an effect that has been made may change a card (`what`: see `State.untouched`)."""
    ref = s.refs[card]
    for e in s.lasting:
        if e.targets is None or s.frozen or ref in e.targets:
            modifier = s.pool.abilities[e.scope.ability].modifiers[e.modifier]
            if not modifier.layer:
                continue
            if what < 0:
                if what == -1 or modifier.writes & READS_WORDS:
                    return True
            elif modifier.changes(what) or modifier.writes & READS_ABILITIES:
                return True  # it may have got an ability that changes it
    return False
