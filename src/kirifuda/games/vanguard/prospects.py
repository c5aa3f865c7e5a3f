"""Chapter 10 as those see it who look ahead: what a battle under way, and attacks to come, promise.

All of it is a guess by public numbers: who would be hit as things stand, what drive checks may
change about it, what that would cost, and how much shield it would take to stop it.
"""

from __future__ import annotations

from typing import Final

from kirifuda.games.vanguard.attacking import drive_of, drive_unit
from kirifuda.games.vanguard.events import ATTACK_STEP, BATTLE_PHASE, DRIVE_STEP, GUARD_STEP
from kirifuda.games.vanguard.rulings import NO_HIT, is_barred
from kirifuda.games.vanguard.table import Table
from kirifuda.games.vanguard.zones import (
    BOOST,
    CRITICAL,
    DAMAGE,
    DRIVE,
    FRONT,
    HAND,
    KINDS,
    POWER,
    REAR,
    SHIELD,
    VANGUARD,
)

HAND_CARD: Final = 36
PLAIN_CARD: Final = 22  # a card of one's own hand, and more for its shield
DAMAGE_POINT: Final = [0, 45, 105, 185, 300, 520, 1500]  # with so many cards in the damage zone
LOST: Final = 6  # damage at which a player has lost
MOST_POWER: Final = 60_000
A_SHIELD: Final = 5_000  # the least of which cards have more or less
SHIELDED: Final = 30  # what it costs to add so much shield
OF_A_CARD: Final = 3  # shields that a card of a hand nobody sees may have
CHECKED: Final = 75  # a drive check: a card for the hand, and perhaps a trigger
A_TRIGGER: Final = 10_000
# How often so many drive checks find one trigger that is needed, and two, in parts of 100: about
# every third card has one.
FOUND: Final = ((0, 0), (32, 0), (54, 10), (69, 24))
TO_COME: Final = 75  # what an attack that may still come counts, in parts of 100
A_LINE: Final = 8  # a column that reaches the other vanguard, whenever it attacks ...
STRONGER: Final = 5  # ... and for each shield more that it would take
MOST_STEPS: Final = 6


def blow(t: Table, seat: int, critical: int) -> int:
    """What it costs a fighter to be hit."""
    hurt = min(LOST, len(t.zones[seat * KINDS + DAMAGE]) + t.pain[seat])
    return DAMAGE_POINT[min(LOST, hurt + max(1, critical))] - DAMAGE_POINT[hurt]


def unit_value(t: Table, card: int) -> int:
    """What a rear-guard is worth where it stands."""
    return 28 + min(t.number(card, POWER), MOST_POWER) // 500


def steps(power: int, against: int) -> int:
    """How many shields it takes to stop an attack: none, if it does not reach (10.7.1.2)."""
    return 0 if power < against else (power - against) // A_SHIELD + 1


def stopped(t: Table, seat: int, needed: int, harm: int) -> int:
    """What an attack costs a fighter: being hit or so many shields, whatever is less."""
    if needed > OF_A_CARD * len(t.zones[seat * KINDS + HAND]):
        return harm
    return min(harm, SHIELDED * needed)


def hand_card(t: Table, card: int) -> int:
    """What a card of a hand is worth to who holds it."""
    return PLAIN_CARD + t.pool.faces[card].nums[SHIELD] // 500


def harm(t: Table, card: int, attacker: int) -> int:
    """What it costs a fighter that a unit is hit."""
    if t.zone[card] == VANGUARD:
        return blow(t, t.seat[card], t.number(attacker, CRITICAL))
    return unit_value(t, card) + A_LINE


def likely(margin: int, checks: int) -> int:
    """How likely a unit is hit whose power is so much above the attacker's, in parts of 100."""
    if margin <= 0:
        return 100
    triggers = (margin - 1) // A_TRIGGER + 1
    return FOUND[min(checks, 3)][triggers - 1] if triggers <= 2 else 0


def checks_left(t: Table, attacker: int) -> int:
    """How many drive checks the attacker still makes in this battle."""
    return max(0, drive_of(t, attacker) - t.checks) if drive_unit(t) >= 0 else 0


def battle(t: Table) -> int:
    """What the battle under way promises who attacks, as things stand."""
    attacker = t.attacks()
    if not t.battling or attacker < 0 or t.step not in (ATTACK_STEP, GUARD_STEP, DRIVE_STEP):
        return 0
    power = t.number(attacker, POWER)
    checks = checks_left(t, attacker)
    total = CHECKED * checks
    for card in t.attacked_units():
        if is_barred(t, NO_HIT, card, attacker):
            continue
        against = t.number(card, POWER)
        needed = steps(power, against)
        if needed:
            total += stopped(t, t.seat[card], needed, harm(t, card, attacker))
        else:
            total += harm(t, card, attacker) * likely(against - power, checks) // 100
    return total


def boosted(t: Table, card: int, standing: bool) -> int:
    """The power with which a unit of the front row attacks, boosted if there is who can."""
    power = min(t.number(card, POWER), MOST_POWER)
    behind = t.behind(card)
    if behind >= 0 and t.face(behind).marks & BOOST and not (standing and t.rest[behind]):
        power += min(t.number(behind, POWER), MOST_POWER)
    return power


def fronts(t: Table, seat: int) -> list[int]:
    """The units of a fighter's front row."""
    found = t.zones[seat * KINDS + VANGUARD][-1:]
    for card in t.zones[seat * KINDS + REAR]:
        if t.row(card) == FRONT:
            found.append(card)
    return found


def lines(t: Table, seat: int) -> int:
    """What a fighter's columns are good for, turn after turn."""
    lead = t.vanguard(t.next_foe[seat])
    if lead < 0:
        return 0
    against = t.number(lead, POWER)
    total = 0
    for card in fronts(t, seat):
        needed = min(steps(boosted(t, card, False), against), MOST_STEPS)
        if needed:
            total += A_LINE + STRONGER * needed
    return total


def to_come(t: Table, seat: int) -> int:
    """What a fighter may still do to the other vanguard in this turn."""
    if t.turn_seat != seat or t.phase > BATTLE_PHASE or t.turn < 2:  # 10.3.2
        return 0
    foe = t.next_foe[seat]
    lead = t.vanguard(foe)
    if lead < 0:
        return 0
    against = t.number(lead, POWER)
    total = 0
    for card in fronts(t, seat):
        if t.rest[card]:
            continue
        needed = steps(boosted(t, card, True), against)
        if needed:
            total += stopped(t, foe, needed, blow(t, foe, t.number(card, CRITICAL)))
        if t.zone[card] == VANGUARD:
            total += CHECKED * t.number(card, DRIVE)
    return total * TO_COME // 100
