"""What changes a card: continuous abilities and lasting effects, each with its source.

Only told of cards that the seat sees. A continuous ability is told if its card is seen; an effect
that was made is told always, because whatever made it was played in the open.
"""

from __future__ import annotations

from typing import Any

from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import Face
from kirifuda.kernel.position.scope import CARD_MASK, Active
from kirifuda.kernel.position.state import State
from kirifuda.kernel.values.projecting import gather_made, gather_printed, numbers_of, targets
from kirifuda.table.handles import Handles
from kirifuda.table.looks import Looks

Plain = dict[str, Any]


def changes(match: Match, looks: Looks, handles: Handles, handle: int) -> list[Plain]:
    """Everything that changes a card of the present board, in the order of application.

    `of` and `ability`: what does it; `last`: the last turn of an effect that was made; the rest is
    what it does: `numbers` by how much, `traits`, `names` and `flags` that it gives, `bare` if it
    takes traits, `abilities` how many it gives (or takes, below zero), `rule` if it changes what is
    allowed.
    """
    card = handles.card(handle)
    if card < 0:
        return []
    s = match.copy().state
    s.pool.rules.project(s)
    out: list[Plain] = []
    for active, last in in_force(s):
        source = active.scope.source & CARD_MASK
        if active.printed and not handles.sees(s, source):
            continue
        if card not in targets(s, active):
            continue
        change = difference(s, looks, active, card)
        if change:
            ability = active.scope.ability
            definition = s.pool.ability_def[ability]
            change["of"] = s.pool.defs[definition].key
            change["ability"] = ability - s.pool.base[definition]
            if last >= 0:
                change["last"] = last
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


def difference(s: State, looks: Looks, active: Active, card: int) -> Plain:
    """What an effect does to a card, found by applying it to a bare face; empty: nothing."""
    if active.modifier.layer == 0:
        return {"rule": True}
    printed = s.pool.faces[card]
    bare = Face(printed.nums[:], printed.kinds, printed.names, printed.traits, 0, printed.abilities)
    active.modifier.apply(s, active.scope, numbers_of(s, active), bare)
    flags: list[str] = []
    looks.flags_of(0, bare.marks & ~printed.marks, flags)
    found: Plain = {
        "numbers": {
            s.pool.rules.attributes[at]: number - printed.nums[at]
            for at, number in enumerate(bare.nums)
            if number != printed.nums[at]
        },
        "traits": [t for t in bare.traits if t not in printed.traits],
        "names": [n for n in bare.names if n not in printed.names],
        "bare": any(t not in bare.traits for t in printed.traits),
        "abilities": len(bare.abilities) - len(printed.abilities),
        "flags": flags,
        "rule": bare.marks != printed.marks,
    }
    return {word: value for word, value in found.items() if value}
