"""9.9.1: what cards are before continuous effects are applied, and aura that counts as heart."""

from __future__ import annotations

from typing import Final

from kirifuda.games.luck_and_logic.events import SETTLED, TURNED_UP
from kirifuda.games.luck_and_logic.table import BLANK, BLANK_GATE, UNSEEN, Table
from kirifuda.games.luck_and_logic.triggers import Happens
from kirifuda.games.luck_and_logic.zones import (
    AURA,
    AURA_LOGIC,
    BATTLE,
    BY_AURA_LOGIC,
    BY_LIMIT_LOGIC,
    BY_POWER_LOGIC,
    CIRCLE,
    GATE,
    GATE_CARD,
    HEART,
    INTERCEPT_ZONE,
    KINDS,
    LIMIT,
    LIMIT_LOGIC,
    MEMBER,
    POWER,
    POWER_LOGIC,
    SET,
    SUPER,
)
from kirifuda.kernel.effects.terms import Cards
from kirifuda.kernel.position.cards import Face
from kirifuda.kernel.position.needs import READS_NUMBERS
from kirifuda.kernel.position.scope import Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.values.layers import AFTER, Modifier

SOUL_POWER: Final = 1000  # 8.2.9.2


def base_faces(t: Table) -> list[Face]:
    """9.9.1.2: printed values; then souls and logic, which are no effects.

    A face-down card has nothing of what is printed on it (4.1.3.2.2), but is a gate in a gate zone
    if its back is one (2.22.2, 4.3.1.1.1). A member that is set is no member (5.24.6).
    """
    if not t.fresh:
        t.plain = plain_faces(t)
        t.fresh = True
    faces = in_battle(t, t.plain) if t.battling else t.plain
    t.alike = 1 if faces is not t.pool.faces and (t.battling or any_set(t)) else 0
    return faces


def any_set(t: Table) -> bool:
    """Whether a card lies set and face up, so that it is something else than printed."""
    for seat in range(t.seats):
        for card in t.zones[seat * KINDS + CIRCLE]:
            if t.status[card] & SET and not t.down[card]:
                return True
    return False


def plain_faces(t: Table) -> list[Face]:
    """What each card is by itself: face down nothing, set no member."""
    faces = t.pool.faces
    mine = False
    for card in range(t.pool.size):
        if t.down[card] or t.status[card] & SET:
            if not mine:
                faces = faces[:]
                mine = True
            faces[card] = by_itself(t, card)
    return faces


def by_itself(t: Table, card: int) -> Face:
    """What a card is: face down nothing (where that is seen), set no member."""
    printed = t.pool.faces[card]
    if t.down[card]:
        if t.zone[card] == GATE and printed.kinds & GATE_CARD:
            return BLANK_GATE  # 2.22.2, 4.3.1.1.1
        return printed if UNSEEN >> t.zone[card] & 1 else BLANK  # 4.1.3.2.2
    if not t.status[card] & SET or t.zone[card] != CIRCLE:
        return printed
    face = printed.copy()
    if face.kinds & MEMBER:
        # 9.3.2.1: what is valid of a member is not valid now
        face.abilities = [a for a in face.abilities if works_set(t, a)]
        face.kinds &= ~(MEMBER | SUPER)
    return face


def face_anew(t: Table, card: int) -> None:
    """A card lies elsewhere, or otherwise: keep what it is by itself."""
    if t.fresh:
        face = by_itself(t, card)
        if face is not t.plain[card]:
            plain = t.plain[:]
            plain[card] = face
            t.plain = plain
            t.stale = True


def works_set(t: Table, number: int) -> bool:
    """Whether an ability speaks of its card as one that is set, and so is valid then (9.3.2.6)."""
    for trigger in t.pool.abilities[number].triggers:
        if isinstance(trigger, Happens):
            if trigger.here or (trigger.own and trigger.event in (SETTLED, TURNED_UP)):  # 9.3.2.6
                return True
    return False


def in_battle(t: Table, faces: list[Face]) -> list[Face]:
    """9.9.1.2: souls of who attacks, logic of both sides, and of who intercepts."""
    attacker = t.attacking()
    defender = t.defending()
    out = faces
    if attacker >= 0:
        face = faces[attacker].copy()
        face.nums[POWER] += SOUL_POWER * t.soul_count(attacker)  # 8.2.9.2
        apply_logic(t, face, t.zones[t.seat[attacker] * KINDS + BATTLE])  # 5.16.2, 9.9.1.2
        out = out[:]
        out[attacker] = face
    if defender >= 0:
        face = faces[defender].copy()
        seat = t.seat[defender]
        apply_logic(t, face, t.zones[seat * KINDS + BATTLE])  # 5.16.2
        there = t.zones[seat * KINDS + INTERCEPT_ZONE]
        apply_logic(t, face, [c for c in there if t.pool.faces[c].kinds & MEMBER])  # 8.3.4
        if out is faces:
            out = out[:]
        out[defender] = face
    return out


def apply_logic(t: Table, face: Face, cards: list[int]) -> None:
    """5.16.2, 4.12.1.1.1: the logic icons of the cards that lie face up change a member.

    Power, aura, limit. Souls that lie with who intercepts do nothing.
    """
    for card in cards:
        if t.down[card]:  # 4.12.1.1.1
            continue
        if t.host[card] >= 0:
            continue
        printed = t.pool.faces[card]
        if printed.kinds & POWER_LOGIC:
            face.nums[POWER] += printed.nums[BY_POWER_LOGIC]  # 2.11.2.1
        if printed.kinds & AURA_LOGIC:
            face.nums[AURA] += printed.nums[BY_AURA_LOGIC]  # 2.11.2.2
        if printed.kinds & LIMIT_LOGIC:
            face.nums[LIMIT] += printed.nums[BY_LIMIT_LOGIC]  # 2.11.2.3


class AuraAsHeart(Modifier):
    """9.9.1.6: aura counts as heart instead, after everything else has changed them."""

    def __init__(self, target: Cards) -> None:
        super().__init__(AFTER, target)
        self.reads |= READS_NUMBERS

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        face.nums[HEART] += face.nums[AURA]  # 9.9.1.6
        face.nums[AURA] = 0  # 9.9.1.6

    def lowers(self, attribute: int) -> bool:
        return attribute == AURA

    def changes(self, attribute: int) -> bool:
        return attribute in (AURA, HEART)
