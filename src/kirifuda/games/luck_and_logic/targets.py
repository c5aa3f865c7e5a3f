"""8.2.3 to 8.2.6: how often, with whom and where the turn player can attack."""

from __future__ import annotations

from kirifuda.games.luck_and_logic.limits import limit_now
from kirifuda.games.luck_and_logic.rulings import (
    ATTACK_BACK,
    MORE_ATTACKS,
    MUST_ATTACK,
    NO_ATTACK,
    NOT_ATTACKED,
)
from kirifuda.games.luck_and_logic.table import Table
from kirifuda.games.luck_and_logic.zones import (
    ALL_CIRCLES,
    CIRCLES,
    FRONT,
    circles_of,
)
from kirifuda.kernel.errors import Reason
from kirifuda.kernel.values.rulings import Found, barred, in_force


def attack_limit(t: Table, seat: int) -> int:
    """8.2.3: the face-up cards in the level zone, and what effects add."""
    return limit_now(t, MORE_ATTACKS, seat, t.open_levels(seat))


def within_limit(t: Table, seat: int) -> bool:
    """8.2.4: whether the attacks of this turn are fewer than the limit."""
    return t.attacks < attack_limit(t, seat)


def row_open(t: Table, seat: int, card: int) -> int:
    """8.2.6.1: the circles (bits) that a card could attack: the back row behind broken gates."""
    foe = t.opponent(seat)
    if barred(t, ATTACK_BACK, seat, card):
        return ALL_CIRCLES
    bits = FRONT
    for circle in range(3):
        if t.is_broken(foe, circle):  # 8.2.6.1
            bits |= 1 << circle + 3
    return bits


def on_circle(t: Table, found: Found, seat: int, circle: int) -> bool:
    """Whether a ruling is about what is on a circle of a seat: its member or its gate."""
    member = t.member_on(seat, circle)
    if member >= 0 and found.about(t, member):
        return True
    gate = t.gate_of(seat, circle)
    return gate >= 0 and found.about(t, gate)


def admits_circle(t: Table, found: Found, seat: int, circle: int) -> bool:
    """Whether the member or the gate of a circle meets the further condition of a ruling."""
    member = t.member_on(seat, circle)
    if member >= 0 and found.admits(t, member):
        return True
    gate = t.gate_of(seat, circle)
    return gate >= 0 and found.admits(t, gate)


def closed_to(t: Table, seat: int, card: int) -> int:
    """1.3.3: the circles (bits) that effects forbid a card to attack."""
    foe = t.opponent(seat)
    bits = 0
    for found in in_force(t, NO_ATTACK):
        if not found.binds(t, seat) or not found.about(t, card):
            continue
        if found.ruling.filter is None:
            return ALL_CIRCLES
        for circle in range(CIRCLES):
            if admits_circle(t, found, foe, circle):
                bits |= 1 << circle
    for found in in_force(t, NOT_ATTACKED):
        if not found.binds(t, seat) or not found.admits(t, card):
            continue
        for circle in range(CIRCLES):
            if on_circle(t, found, foe, circle):
                bits |= 1 << circle
    return bits


def called_to(t: Table, seat: int, card: int) -> int:
    """8.2.6.2: the circles (bits) that effects want a card to attack."""
    foe = t.opponent(seat)
    bits = 0
    for found in in_force(t, MUST_ATTACK):
        if not found.binds(t, seat) or not found.admits(t, card):
            continue
        for circle in range(CIRCLES):
            if on_circle(t, found, foe, circle):
                bits |= 1 << circle
    return bits


def targets(t: Table, card: int) -> int:
    """8.2.6: the circles (bits) of the opponent that a card can attack now."""
    seat = t.turn_seat
    bits = row_open(t, seat, card)
    if not t.pool.rules_changed:
        return bits
    bits &= ~closed_to(t, seat, card)
    called = called_to(t, seat, card) & bits
    return called or bits  # 8.2.6.2


def attackers(t: Table, seat: int) -> list[int]:
    """8.2.4, 8.2.5: the standing members that can attack some circle."""
    out: list[int] = []
    for card in t.members(seat):
        if not t.rest[card] and t.is_member(card):
            if not t.pool.rules_changed or targets(t, card):
                out.append(card)
    return out


def why_no_attack(t: Table, seat: int, card: int) -> list[Reason]:
    """Every clause that keeps a player from attacking with a card."""
    out: list[Reason] = []
    if not within_limit(t, seat):
        out.append(Reason("the limit of attacks is reached", "8.2.4"))
    if t.seat[card] != seat or not t.is_member(card):
        out.append(Reason("only your own member can attack", "8.2.5"))
    elif t.rest[card]:
        out.append(Reason("the member is rested", "8.2.5"))
    elif closed_to(t, seat, card) & row_open(t, seat, card) == row_open(t, seat, card):
        out.append(Reason("an effect forbids attacking", "1.3.3"))
    return out


def why_no_target(t: Table, seat: int, card: int, circle: int) -> list[Reason]:
    """Every clause that keeps a card from attacking a circle."""
    out: list[Reason] = []
    if not 0 <= circle < CIRCLES:
        return [Reason("there is no such circle", "8.2.6")]
    if not row_open(t, seat, card) >> circle & 1:
        out.append(Reason("the gate before that circle is not broken", "8.2.6.1"))
    if closed_to(t, seat, card) >> circle & 1:
        out.append(Reason("an effect forbids attacking that circle", "1.3.3"))
    elif not targets(t, card) >> circle & 1 and row_open(t, seat, card) >> circle & 1:
        out.append(Reason("an effect wants another circle to be attacked", "8.2.6.2"))
    return out


def open_circles(t: Table, card: int) -> list[int]:
    """The circles that a card can attack now, by number."""
    return circles_of(targets(t, card))
