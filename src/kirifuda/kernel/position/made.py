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
    ref: i64 = s.refs[card]
    for e in s.lasting:
        modifier = s.pool.abilities[e.scope.ability].modifiers[e.modifier]
        if not modifier.layer:
            continue
        targets = e.targets
        if targets is not None and not s.frozen and not names(targets, ref):
            continue
        if what < 0:
            if what == -1 or modifier.writes & READS_WORDS:
                return True
        elif modifier.changes(what) or modifier.writes & READS_ABILITIES:
            return True  # it may have got an ability that changes it
    return False


def names(refs: list[int], ref: i64) -> bool:
    """Whether a reference is among others."""
    other: i64
    for other in refs:
        if other == ref:
            return True
    return False
