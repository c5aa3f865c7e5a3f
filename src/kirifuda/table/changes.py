"""What changes a card: continuous abilities and lasting effects, each with its source.

Only told of cards that the seat sees. A continuous ability is told if its card is seen; an effect
that was made is told always, because whatever made it was played in the open.
"""

from __future__ import annotations

from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import Face
from kirifuda.kernel.position.scope import CARD_MASK, Active
from kirifuda.kernel.position.state import State
from kirifuda.kernel.values.layers import gather_made, gather_printed, numbers_of, targets
from kirifuda.table.desk import Seen


class Change:
    """One effect on a card: where it comes from and what it does."""

    def __init__(self, active: Active, of: str, ability: int, last: int) -> None:
        self.of = of  # the key of the card whose ability it is
        self.ability = ability  # and which of them
        self.printed = active.printed
        self.last = last  # the last turn of an effect; -1: as long as its source stays
        self.numbers: dict[str, int] = {}
        self.traits: list[str] = []
        self.names: list[str] = []
        self.lost_traits = False
        self.abilities = 0  # how many it gives (or takes, below zero)
        self.flags: list[str] = []  # such as it gives
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


def changes(match: Match, seen: Seen, handle: int) -> list[Change]:
    """Everything that changes a card of the present board, in the order of application."""
    card = seen.handles.card(handle)
    if card < 0:
        return []
    s = match.copy().state
    s.pool.rules.project(s)
    out: list[Change] = []
    for active, last in in_force(s):
        source = active.scope.source & CARD_MASK
        if active.printed and not seen.handles.sees(s, source):
            continue
        if card not in targets(s, active):
            continue
        change = difference(s, seen, active, last, card)
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


def difference(s: State, seen: Seen, active: Active, last: int, card: int) -> Change:
    """What an effect does to a card, found by applying it to a bare face."""
    ability = active.scope.ability
    definition = s.pool.ability_def[ability]
    key = s.pool.defs[definition].key
    change = Change(active, key, ability - s.pool.base[definition], last)
    if active.modifier.layer == 0:
        change.rule = True
        return change
    printed = s.pool.faces[card]
    bare = Face(printed.nums[:], printed.kinds, printed.names, printed.traits, 0, printed.abilities)
    active.modifier.apply(s, active.scope, numbers_of(s, active), bare)
    for at, number in enumerate(bare.nums):
        if number != printed.nums[at]:
            change.numbers[s.pool.rules.attributes[at]] = number - printed.nums[at]
    change.traits = [t for t in bare.traits if t not in printed.traits]
    change.lost_traits = any(t not in bare.traits for t in printed.traits)
    change.names = [n for n in bare.names if n not in printed.names]
    change.abilities = len(bare.abilities) - len(printed.abilities)
    seen.desk.looks.flags_of(0, bare.marks & ~printed.marks, change.flags)
    change.rule = bare.marks != printed.marks
    return change
