"""What effects change about where cards go, what playing them costs, and drawing."""

from __future__ import annotations

from typing import Final

from kirifuda.games.rebirth.events import SHIFTED
from kirifuda.games.rebirth.rulings import (
    COST_CHANGE,
    DRAW_MORE,
    NO_DRAW,
    NO_DRAW_BY,
    NO_PLACING,
    NO_PLAY,
    NO_PUT,
    NO_PUT_BY,
    PLAY_COST,
    PLAY_FROM,
    SHIFT_COST,
    SHIFT_ONTO,
)
from kirifuda.games.rebirth.table import Table
from kirifuda.games.rebirth.zones import COST, ENERGY, HAND, KINDS, MEMBER
from kirifuda.kernel.position.scope import CARD_MASK
from kirifuda.kernel.values.rulings import barred, in_force, number_of

# rules of one subject (bits): where no card of a match touches them, nothing need be asked
ON_COSTS: Final = 1 << PLAY_COST | 1 << COST_CHANGE
ON_PUTTING: Final = 1 << NO_PUT | 1 << NO_PUT_BY | 1 << NO_PLACING
ON_PLAYING: Final = 1 << NO_PLAY | 1 << PLAY_FROM | ON_PUTTING
ON_DRAWING: Final = 1 << NO_DRAW | 1 << NO_DRAW_BY | 1 << DRAW_MORE


def play_cost(t: Table, card: int, kind: int) -> int:
    """What it takes to play a character to a zone: its cost, as effects change it (2.3.1)."""
    cost = t.number(card, COST)
    if t.pool.rules_touched & ON_COSTS:
        for found in in_force(t, PLAY_COST):
            if (
                found.about(t, card)
                and found.binds(t, t.seat[card])
                and found.admits(t, card)
                and found.ruling.zones >> kind & 1
            ):
                cost = found.number(t)
        for found in in_force(t, COST_CHANGE):
            if found.about(t, card) and found.binds(t, t.seat[card]) and found.admits(t, card):
                cost += found.number(t)
    return max(0, cost)


def affordable(t: Table, card: int, kind: int, standing: int) -> bool:
    """Whether so much energy is enough: a card that is played from among it cannot pay itself."""
    if t.zone[card] == ENERGY and not t.rest[card]:
        standing -= 1
    return play_cost(t, card, kind) <= standing


def shift_cost(t: Table, seat: int, card: int) -> int:
    """7.4.2.2: what it takes to move the entry's character to the members."""
    cost = t.number(card, COST)
    if t.pool.rules_touched >> SHIFT_COST & 1:
        more = number_of(t, SHIFT_COST, seat)
        if more and not any(ev.kind == SHIFTED and ev.seat == seat for ev in t.history):
            cost += more
    return max(0, cost)


def not_put(t: Table, card: int, kind: int, actor: int, by_effect: bool, source: int = -1) -> bool:
    """Whether effects keep a player from putting a card into a zone (by an effect of a card)."""
    if not t.pool.rules_touched & ON_PUTTING:
        return False
    for found in in_force(t, NO_PUT):
        if found.about(t, card) and found.ruling.zones >> kind & 1:
            if found.binds(t, actor) and found.admits(t, card):
                return True
    if by_effect:
        for found in in_force(t, NO_PUT_BY):
            if source >= 0 and found.about(t, card) and found.ruling.zones >> kind & 1:
                if found.binds(t, t.pool.owner[source]) and found.knows(t, t.refs[source]):
                    return True
    else:
        for found in in_force(t, NO_PLACING):
            if found.about(t, card) and found.ruling.zones >> kind & 1:
                return True
    return False


def opened(t: Table, seat: int, card: int) -> list[int]:
    """The empty slots, and those with a character that effects open to an entry character."""
    out = t.empty_slots(seat)
    if t.pool.rules_touched >> SHIFT_ONTO & 1:
        for found in in_force(t, SHIFT_ONTO):
            if found.binds(t, seat) and found.admits(t, card):
                for member in t.zones[seat * KINDS + MEMBER]:
                    if t.spot[member] not in out and found.about(t, member):
                        out.append(t.spot[member])
        out.sort()
    return out


def slots_for(t: Table, seat: int, card: int) -> list[int]:
    """7.4.2.2: the slots to which the entry's character can move."""
    return [] if not_put(t, card, MEMBER, seat, False) else opened(t, seat, card)


def playable_from_elsewhere(t: Table, seat: int) -> list[int]:
    """Cards outside the hand that an effect lets be played as though they were in it."""
    out: list[int] = []
    for found in in_force(t, PLAY_FROM):
        if found.ruling.target is None:
            continue
        for ref in found.ruling.target.refs(t, found.active.scope):
            card = ref & CARD_MASK
            if t.seat[card] == seat and t.alive(ref) and t.zone[card] != HAND:
                out.append(card)
    return out


def forbidden_to(t: Table, seat: int, card: int, kind: int) -> bool:
    """Whether an effect forbids playing a card to a zone, or allows it to other zones only."""
    if not t.pool.rules_touched & ON_PLAYING:
        return False
    for found in in_force(t, NO_PLAY):
        if found.binds(t, seat) and found.admits(t, card) and found.about(t, card):
            if found.ruling.zones >> kind & 1:
                return True
    if t.zone[card] != HAND and not any(
        found.about(t, card) and found.ruling.zones >> kind & 1 for found in in_force(t, PLAY_FROM)
    ):
        return True
    return not_put(t, card, kind, seat, False)


def drawn(t: Table, seat: int, amount: int, by_effect: bool = True) -> int:
    """How many cards are drawn where so many are to be."""
    if amount <= 0 or not t.pool.rules_touched & ON_DRAWING:
        return max(0, amount)
    if barred(t, NO_DRAW, seat) or (by_effect and barred(t, NO_DRAW_BY, seat)):
        return 0
    more = 0
    for found in in_force(t, DRAW_MORE):
        if found.binds(t, seat):
            more = max(more, found.number(t))
    return amount + more
