"""10.4, 10.6, 10.7: who can attack whom, who boosts, who makes drive checks, who is hit."""

from __future__ import annotations

from kirifuda.build import i64
from kirifuda.games.vanguard.events import DAMAGED
from kirifuda.games.vanguard.rulings import (
    ALSO_BATTLES,
    BACK_ATTACK,
    DRIVES,
    MORE_DAMAGE,
    NO_ATTACK,
    NO_ATTACK_ON,
    NO_BOOST,
    NO_DRIVE,
    NO_HIT,
    NOT_BOOSTED,
    NOT_DAMAGED,
    REACHES_BACK,
    about,
    is_barred,
)
from kirifuda.games.vanguard.table import Table, changed_at
from kirifuda.games.vanguard.zones import (
    BOOST,
    DRIVE,
    FRONT,
    KINDS,
    POWER,
    REAR,
    UNIT,
    VANGUARD,
)
from kirifuda.kernel.errors import Reason
from kirifuda.kernel.events.triggers import emit, heard
from kirifuda.kernel.position.scope import BY_ATTACK, CARD_MASK, Event
from kirifuda.kernel.values.rulings import barred, in_force, number_of


def units(t: Table, seat: int) -> list[int]:
    """A fighter's vanguard and rear-guards."""
    return t.zones[seat * KINDS + VANGUARD] + t.zones[seat * KINDS + REAR]


def can_attack(t: Table, card: int) -> bool:
    """10.4.1.3: whether a unit can attack somebody now."""
    if t.rest[card] or t.zone[card] not in (VANGUARD, REAR) or not t.kinds_of(card) & UNIT:
        return False
    if not attacks_from_there(t, card):
        return False
    if t.pool.rules_touched >> NO_ATTACK & 1 and why_not_attack(t, card):
        return False
    return has_target(t, card)


def why_not_attack(t: Table, card: int) -> list[Reason]:
    """10.4.1.3, 10.4.1.4.1: what is against a unit's attack, whomever it is on."""
    out: list[Reason] = []
    if t.zone[card] not in (VANGUARD, REAR) or not t.kinds_of(card) & UNIT:
        return [Reason("only vanguards and rear-guards attack", "10.4.1.3")]
    if t.rest[card]:
        out.append(Reason("it rests", "10.4.1.3"))
    if not attacks_from_there(t, card):
        out.append(Reason("it is not in the front row", "10.4.1.3"))
    for found in in_force(t, NO_ATTACK):
        if found.ruling.filter is None and found.about(t, card):
            out.append(Reason("an effect keeps it from attacking", "1.3.3"))
            break
    return out


def attacks_from_there(t: Table, card: int) -> bool:
    """10.4.1.3: units of the front row attack, others by an effect only."""
    return t.row(card) == FRONT or is_barred(t, BACK_ATTACK, card)  # 1.3.1


def attackers(t: Table, seat: int) -> list[int]:
    """The units with which a fighter can attack."""
    return [card for card in units(t, seat) if can_attack(t, card)]


def has_target(t: Table, attacker: int) -> bool:
    """10.4.1.6: whether there is a unit that a unit can attack."""
    foe: i64 = t.opponent(t.master(attacker))
    for card in t.zones[foe * KINDS + VANGUARD]:
        if can_be_attacked(t, card, attacker):
            return True
    for card in t.zones[foe * KINDS + REAR]:
        if can_be_attacked(t, card, attacker):
            return True
    return False


def targets(t: Table, attacker: int) -> list[int]:
    """10.4.1.6: the units that a unit can attack."""
    foe = t.opponent(t.master(attacker))
    return [card for card in units(t, foe) if can_be_attacked(t, card, attacker)]


def can_be_attacked(t: Table, card: int, attacker: int) -> bool:
    """10.4.1.6: front-row units, others by an effect only; what forbids goes first (1.3.3)."""
    if t.row(card) != FRONT:
        reached = False
        for found in about(t, REACHES_BACK, attacker):
            if found.admits(t, card):
                reached = True
        if not reached:
            return False
    # 10.4.1.7: such a unit, and no effect forbids it
    return t.kinds_of(card) & UNIT != 0 and not kept_apart(t, card, attacker)


def kept_apart(t: Table, card: int, attacker: int) -> bool:
    """10.2.3: whether an effect forbids this attack."""
    if is_barred(t, NO_ATTACK_ON, card, attacker):
        return True
    for found in in_force(t, NO_ATTACK):
        if found.ruling.filter is not None and found.about(t, attacker) and found.admits(t, card):
            return True
    return False


def additional_targets(t: Table) -> list[int]:
    """10.4.1.8: who else is battled by effects (7.37), unless an effect forbids it."""
    attacker = t.attacker & CARD_MASK
    out: list[int] = []
    for found in about(t, ALSO_BATTLES, attacker):
        for card in units(t, t.opponent(t.master(attacker))):
            if found.admits(t, card) and not kept_apart(t, card, attacker) and card not in out:
                out.append(card)
    return out


def boosters(t: Table) -> list[int]:
    """10.4.1.12, 14.5.2: the unit behind the attacker that can boost it."""
    attacker = t.attacks()
    if attacker < 0 or t.row(attacker) != FRONT or is_barred(t, NOT_BOOSTED, attacker):
        return []
    card = t.behind(attacker)
    if card < 0 or t.rest[card] or not t.worded(t.refs[card]).marks & BOOST:
        return []
    return [] if is_barred(t, NO_BOOST, card, attacker) else [card]


def why_not_boost(t: Table, seat: int, card: int) -> list[Reason]:
    """10.4.1.12: what is against a unit's boosting the one that attacks."""
    attacker = t.attacks()
    if attacker < 0 or t.master(attacker) != seat:
        return [Reason("no unit of yours attacks", "10.4.1.12")]
    out: list[Reason] = []
    if t.row(attacker) != FRONT or t.behind(attacker) != card:
        out.append(Reason("it is not behind the unit that attacks", "10.4.1.12"))
    if t.rest[card]:
        out.append(Reason("it rests", "7.47.1.1"))
    if not t.worded(t.refs[card]).marks & BOOST:
        out.append(Reason("it does not have boost", "14.5.1"))
    if is_barred(t, NOT_BOOSTED, attacker) or is_barred(t, NO_BOOST, card, attacker):
        out.append(Reason("an effect forbids this boost", "1.3.3"))
    return out


def drive_unit(t: Table) -> int:
    """10.6.1.2.1: the unit that makes drive checks in this battle, or -1."""
    card = t.attacks()
    if card < 0 or is_barred(t, NO_DRIVE, card):
        return -1
    for i in range(0, len(t.tired), 2):
        if t.tired[i] == t.attacker and t.tired[i + 1] < t.battles:
            return -1  # 11.10.2.5
    if t.zone[card] == VANGUARD or about(t, DRIVES, card):  # 10.6.1.2, 10.6.1.2.1, 7.46.1.1
        return card
    return -1


def drive_of(t: Table, card: int) -> int:
    """2.17: how many drive checks a unit makes."""
    granted = about(t, DRIVES, card)
    if granted:
        most = max([found.number(t) for found in granted])
        if most:
            return most  # 7.46.1.2
    return t.number(card, DRIVE)


def hits(t: Table) -> list[int]:
    """10.7.1.2: the attacked units whose power is not above the attacker's."""
    attacker = t.attacks()
    if attacker < 0:
        return []  # 10.7.1.2.1
    power = t.number(attacker, POWER)
    # 10.7.1.2
    return [
        card
        for card in t.attacked_units()
        if t.number(card, POWER) <= power and not is_barred(t, NO_HIT, card, attacker)
    ]


def deal_damage(t: Table, card: int, amount: int, source: int, cause: int, clause: str) -> None:
    """7.35.1: the vanguard damage of a vanguard's master grows; 10.7.1.4.1: not below 1."""
    seat = t.master(card)
    if cause != BY_ATTACK and barred(t, NOT_DAMAGED, seat, card):
        return
    amount += number_of(t, MORE_DAMAGE, seat, card) if amount > 0 else 0
    if amount <= 0:
        return  # 10.7.1.4.1
    t.pain = changed_at(t.pain, seat, t.pain[seat] + amount)  # 7.35.1
    t.deeds += 1
    t.note("damage", clause, seat, card, number=amount, source=source)
    if heard(t, DAMAGED):
        me = t.refs[card]
        emit(t, Event(DAMAGED, me, me, seat=seat, cause=cause, source=source, number=amount))
