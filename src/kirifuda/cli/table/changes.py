"""What changes a card: continuous abilities and lasting effects, each with its source.

Only told of cards that the seat sees. A continuous ability is told if its card is seen; an effect
that was made is told always, because whatever made it was played in the open.
"""

from __future__ import annotations

from kirifuda.cli.table.scene import Scene
from kirifuda.kernel.position.cards import Face
from kirifuda.kernel.position.scope import CARD_MASK, Active
from kirifuda.kernel.position.state import State
from kirifuda.kernel.values.layers import gather_made, gather_printed, numbers_of, targets


class Change:
    """One effect on a card: where it comes from and what it does."""

    def __init__(self, active: Active, source: int, ability: int, last: int) -> None:
        self.source = source  # card number
        self.ability = ability
        self.printed = active.printed
        self.last = last  # the last turn of an effect; -1: as long as its source stays
        self.numbers: dict[int, int] = {}
        self.traits: list[str] = []
        self.names: list[str] = []
        self.lost_traits = False
        self.abilities = 0  # how many it gives (or takes, below zero)
        self.marks = 0  # marks that it gives, as bits
        self.rule = False  # it changes no value but what is allowed

    @property
    def silent(self) -> bool:
        """Whether it changes nothing that could be shown."""
        return not (
            self.numbers
            or self.traits
            or self.names
            or self.lost_traits
            or self.abilities
            or self.rule
        )


def changes(scene: Scene, card: int) -> list[Change]:
    """Everything that changes a card now, in the order of application."""
    if card not in scene.by_number:
        return []
    s = scene.match.copy().state
    s.pool.rules.project(s)
    out: list[Change] = []
    for active, last in in_force(s):
        source = active.scope.source & CARD_MASK
        if active.printed and source not in scene.by_number:
            continue
        if card not in targets(s, active):
            continue
        change = difference(s, active, last, card)
        if not change.silent:
            out.append(change)
    return out


def in_force(s: State) -> list[tuple[Active, int]]:
    """Every continuous effect, with the last turn of those that effects have made."""
    lasts = [effect.last for effect in s.lasting if effect.first <= s.turn]
    made = list(zip(gather_made(s), lasts, strict=True))
    changed = [card for card in range(s.pool.size) if s.faces[card] is not s.pool.faces[card]]
    printed: list[Active] = []
    gather_printed(s, changed, printed)
    everything = made + [(active, -1) for active in printed]
    everything.sort(key=lambda pair: ((pair[0].modifier.layer or 9), pair[0].stamp))
    return everything


def difference(s: State, active: Active, last: int, card: int) -> Change:
    """What an effect does to a card, found by applying it to a bare face."""
    change = Change(active, active.scope.source & CARD_MASK, active.scope.ability, last)
    if active.modifier.layer == 0:
        change.rule = True
        return change
    printed = s.pool.faces[card]
    bare = Face(printed.nums[:], printed.kinds, printed.names, printed.traits, 0, printed.abilities)
    active.modifier.apply(s, active.scope, numbers_of(s, active), bare)
    for at, number in enumerate(bare.nums):
        if number != printed.nums[at]:
            change.numbers[at] = number - printed.nums[at]
    change.traits = [t for t in bare.traits if t not in printed.traits]
    change.lost_traits = any(t not in bare.traits for t in printed.traits)
    change.names = [n for n in bare.names if n not in printed.names]
    change.abilities = len(bare.abilities) - len(printed.abilities)
    change.marks = bare.marks & ~printed.marks
    change.rule = bare.marks != printed.marks
    return change
