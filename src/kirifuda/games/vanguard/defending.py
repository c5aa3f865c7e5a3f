"""10.5 for those who look ahead: with how much to guard, if at all, decided at once.

A defender weighs what it costs to be hit, as likely as drive checks make it, against the cards that
it takes to stand so much above the attacker: just enough, one trigger more, or two.
"""

from __future__ import annotations

from typing import Final

from kirifuda.games.vanguard.prospects import (
    A_TRIGGER,
    checks_left,
    hand_card,
    harm,
    likely,
    unit_value,
)
from kirifuda.games.vanguard.rulings import NO_HIT, is_barred
from kirifuda.games.vanguard.table import Table
from kirifuda.games.vanguard.zones import HAND, KINDS, POWER, SENTINEL, SHIELD
from kirifuda.kernel.position.decisions import Decision, Option

ENDS: Final = ("pass", "done")
SURELY: Final = 3  # drive checks, and no attack, find at most so many triggers that are allowed for


def guarded(t: Table, d: Decision) -> int:
    """What the defending fighter does, by its index: guards for the unit that costs most."""
    end = len(d.options) - 1
    rest = end if d.options[end].kind in ENDS else 0
    attacker = t.attacks()
    units = t.attacked_units()
    if attacker < 0 or not units:
        return rest
    at, most = 0, -1
    for i in range(len(units)):
        if not is_barred(t, NO_HIT, units[i], attacker):
            cost = harm(t, units[i], attacker)
            if cost > most:
                at, most = i, cost
    if most < 0:
        return rest
    taken = list(d.picked)
    margin = t.number(units[at], POWER) - t.number(attacker, POWER)
    for card in taken:
        margin += t.pool.faces[card].nums[SHIELD]
    checks = checks_left(t, attacker)
    hand = [card for card in t.zones[d.seat * KINDS + HAND] if card not in taken]
    means = shields(t, d, hand, at)
    best, least = rest, likely(margin, checks) * most // 100
    for triggers in range(min(checks, SURELY - 1) + 1):
        needed = 1 + triggers * A_TRIGGER - margin
        if needed > 0:
            cost, index = covered(means, needed)
            if index >= 0:
                cost += likely(margin + needed, checks) * most // 100
                if cost < least:
                    best, least = index, cost
    cost, index = warded(t, d, hand, at)
    if index >= 0 and cost < least:
        best = index
    return best


def shields(t: Table, d: Decision, hand: list[int], at: int) -> list[tuple[int, int, int]]:
    """What there is to guard with: what it costs, how much shield it has, which option it is.

    Copies of a card in hand are offered once; each of them counts.
    """
    out: list[tuple[int, int, int]] = []
    for i in range(len(d.options)):
        option = d.options[i]
        if option.number != at or option.card < 0:
            continue
        shield = t.pool.faces[option.card].nums[SHIELD]
        if shield <= 0:
            continue
        if option.kind == "intercept":
            out.append((unit_value(t, option.card), shield, i))
        elif option.kind == "guard":
            for card in hand:
                if t.pool.definition[card] == t.pool.definition[option.card]:
                    out.append((hand_card(t, card), shield, i))
    return out


def covered(means: list[tuple[int, int, int]], needed: int) -> tuple[int, int]:
    """What it costs at least, nearly, to have so much shield, and with which option to begin.

    (0, -1) if there is not so much. Some of those that cost least for what they are, and then the
    cheapest that is enough for the rest.
    """
    ranked = sorted([(cost * 1000 // shield, cost, shield, i) for cost, shield, i in means])
    best, first = 0, -1
    spent = 0
    for at in range(len(ranked)):
        for _, cost, shield, i in ranked[at:]:
            if shield >= needed and (first < 0 or spent + cost < best):
                best, first = spent + cost, i
        spent += ranked[at][1]
        needed -= ranked[at][2]
        if needed <= 0:
            break
    return best, first


def warded(t: Table, d: Decision, hand: list[int], at: int) -> tuple[int, int]:
    """What it costs to guard with a sentinel without a shield, and which option that is.

    Such a one usually keeps the unit from being hit for another card of the hand. (0, -1) if there
    is none.
    """
    if d.picked or len(hand) < 2:
        return 0, -1
    for i in range(len(d.options)):
        option: Option = d.options[i]
        if option.kind == "guard" and option.number == at:
            face = t.pool.faces[option.card]
            if face.marks & SENTINEL and face.nums[SHIELD] <= 0:
                others = [hand_card(t, card) for card in hand if card != option.card]
                return hand_card(t, option.card) + min(others), i
    return 0, -1
