"""Chapter 13: rule processes, and the stages of check timing (11.6.1).

First all processes but those of damage, together and until none is left (11.6.1.1); then damage is
applied (13.6); then abilities that wait are played (11.6.1.4, 11.6.1.5); damage is resolved (13.7)
only when nothing waits. Each of them starts the check over.
"""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.games.vanguard.departing import depart
from kirifuda.games.vanguard.events import DAMAGE_CHECK, DRIVE_CHECK
from kirifuda.games.vanguard.placing import put, ride
from kirifuda.games.vanguard.rulings import (
    ENERGY_MOST,
    LOSES_AT,
    NO_RIDE,
    forbids,
    least_of,
    most_of,
)
from kirifuda.games.vanguard.table import (
    CROWDED,
    EVERYTHING,
    GUARDING,
    IN_PLAY,
    LOSING,
    MISPLACED,
    Table,
    changed_at,
)
from kirifuda.games.vanguard.trigger_abilities import TriggerCheck
from kirifuda.games.vanguard.zones import (
    CIRCLES,
    DAMAGE,
    DECK,
    DROP,
    GUARDIAN,
    KINDS,
    ORDER,
    ORDER_AREA,
    REAR,
    SOUL,
    TRIGGER,
    UNIT,
    VANGUARD,
)
from kirifuda.kernel.position.scope import BY_RULE, NO_NUMBERS
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, pick
from kirifuda.kernel.timing.checks import ACTED, NOTHING

LOSING_DAMAGE: Final = 6
NO_LIMIT: Final = 1_000_000
ASTRAY: Final = CROWDED | GUARDING | MISPLACED  # something may lie where it must not
PICK_LAST: Final = 3  # place in the game's list of pick kinds: who is ridden from the soul


def losers(t: Table) -> list[int]:
    """13.2.1, 1.2.2: who has lost."""
    out = NO_NUMBERS
    if looks_for(t, LOSING):
        for seat in range(t.seats):
            if not t.gone[seat] and lost_by(t, seat):
                out = [*out, seat]
    return out


def lost_by(t: Table, seat: int) -> str:
    """The clause by which a fighter has lost, if any: damage (1.2.2.1), no deck (1.2.2.2), no
    vanguard and none to ride (13.2.4, 13.5.1.1)."""
    most = LOSING_DAMAGE
    if t.pool.rules_touched >> LOSES_AT & 1:
        most = most_of(t, LOSES_AT, seat, LOSING_DAMAGE)
    if t.count(seat, DAMAGE) >= most:
        return "13.2.2"  # 4.11.4, 1.2.2.1
    if not t.zones[seat * KINDS + DECK]:
        return "13.2.3"  # 1.2.2.2
    if t.vanguard(seat) < 0 and not rideable(t, seat):
        # 1.2.2.3: without a soul, or with nothing in it that can be ridden
        return "13.5.1.1" if t.zones[seat * KINDS + SOUL] else "13.2.4"
    return ""


def looks_for(t: Table, what: i64) -> bool:
    """Whether this (bits) has to be looked for; whoever loses by an effect, at any moment."""
    return t.stray & what != 0 or t.pool.rules_touched >> LOSES_AT & 1 != 0


def rideable(t: Table, seat: int) -> list[int]:
    """13.5.1: the cards of the soul that can be ridden."""
    return [
        card
        for card in t.zones[seat * KINDS + SOUL]
        if t.kinds_of(card) & UNIT and not forbids(t, NO_RIDE, seat, card, SOUL)
    ]


def misplaced(t: Table) -> list[int]:
    """13.3.5, 13.4.1, 13.10.1, 13.11: cards to put into their owners' drop zones."""
    out = NO_NUMBERS
    for seat in range(t.seats):
        base: i64 = seat * KINDS
        if t.stray & CROWDED and crowded(t, base + REAR):
            for card in t.zones[base + REAR]:
                # 13.3.5, 4.9.4: the one put there last stays
                if t.rear(seat, t.spot[card]) != card:
                    out = [*out, card]
        for card in t.zones[base + GUARDIAN]:
            guards = t.battling and t.master(card) != t.attacking_seat
            if not guards or not t.attacked_units():
                out = [*out, card]  # 13.4.1
        if t.checking < 0 and t.zones[base + TRIGGER]:
            out = out + t.zones[base + TRIGGER]  # 13.10.1
        for card in t.zones[base + ORDER_AREA]:
            if not t.status[card] & IN_PLAY:  # 13.11.1, 13.11.2
                out = [*out, card]
        if t.stray & MISPLACED:
            out = orders_among(t, base + VANGUARD, out)
            out = orders_among(t, base + REAR, out)
            out = orders_among(t, base + GUARDIAN, out)
    return out


def why_wrong(t: Table, cards: list[int]) -> str:
    """The clause by which cards are put right; if there are several, that they are it together."""
    found = ""
    for card in cards:
        zone: i64 = t.zone[card]
        is_order = t.kinds_of(card) & ORDER != 0
        if zone == TRIGGER:
            clause = "13.10.1"
        elif zone == ORDER_AREA:
            clause = "13.11.1" if is_order else "13.11.2"
        elif is_order:
            clause = "13.11.3"
        else:
            clause = "13.4.1" if zone == GUARDIAN else "13.3.5"
        if found and found != clause:
            return "13.1.3"
        found = clause
    return found


def crowded(t: Table, at: i64) -> bool:
    """Whether two cards lie on one rear-guard circle."""
    taken: i64 = 0
    card: i64
    for card in t.zones[at]:
        spot: i64 = t.spot[card]
        if taken >> spot & 1:
            return True
        taken |= 1 << spot
    return False


def orders_among(t: Table, at: i64, found: list[int]) -> list[int]:
    """13.11.3: what was found, with the orders that lie on circles of a kind."""
    faces = t.pool.faces
    card: i64
    for card in t.zones[at]:
        if faces[card].kinds & ORDER and t.kinds_of(card) & ORDER and card not in found:  # 13.11.3
            found = [*found, card]
    return found


def processes(t: Table) -> int:
    """11.6.1.1: what is to be done of all these at the moment (13.1.1, 13.1.2), all at once
    (13.1.3)."""
    if not looks_for(t, EVERYTHING):
        return ACTED if limit_energy(t) else NOTHING
    lost = losers(t)
    if lost:
        clause = lost_by(t, lost[0])
        if lost_by(t, lost[-1]) != clause:
            clause = "1.2.3"  # each by a clause of its own, and both at once
        for seat in lost:
            t.pool.rules.leave(t, [seat], lost_by(t, seat))
        t.pool.rules.lose(t, NO_NUMBERS, clause)  # 1.2.2, 13.2.1, 13.1.1
        return ACTED
    for seat in t.seats_from(t.turn_seat):
        if t.vanguard(seat) < 0:
            f = RideAgain()
            f.seat = seat
            t.stack.append(f)
            return ACTED
    did = NOTHING
    if t.stray & ASTRAY:
        wrong = misplaced(t)
        if wrong:
            depart(t, wrong, DROP, why_wrong(t, wrong))  # 11.5.1.2: no effect, and by nobody
            did = ACTED
    if limit_energy(t):
        did = ACTED
    if did == NOTHING:
        t.stray = 0
    return did


def limit_energy(t: Table) -> bool:
    """13.13.1: energy above its limit is lowered to it."""
    did = False
    if not t.pool.rules_touched >> ENERGY_MOST & 1:
        return did
    for seat in range(t.seats):
        most = most_energy(t, seat)
        if t.energy[seat] > most:
            t.note("energy", "13.13.1", seat, number=most - t.energy[seat])
            t.energy = changed_at(t.energy, seat, most)  # 13.13.1, 3.1.3.1
            t.deeds += 1
            did = True
    return did


def most_energy(t: Table, seat: int) -> int:
    """3.1.3.1: how much energy a fighter can have; anything may change it, not only a move."""
    if not t.energy[seat]:
        return NO_LIMIT
    return least_of(t, ENERGY_MOST, seat, NO_LIMIT)  # 3.1.3.1


class RideAgain(Frame):
    """13.5.1: who has no vanguard rides a card of the soul."""

    code = 22

    def fresh(self) -> Frame:
        return RideAgain()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.step == 1:
            s.stack.pop()
            return
        self.step = 1
        pick(s, self.seat, PICK_LAST, rideable(s, self.seat), 1, 1, -1, 1)

    def receive(self, s: State, cards: list[int]) -> None:
        assert isinstance(s, Table)
        for card in cards:
            ride(s, self.seat, card, "13.5.1", BY_RULE)


def apply_damage(t: Table) -> int:
    """13.6: a point of vanguard damage is applied: a damage check. The turn fighter's comes first
    (13.6.1.1), and nothing while a card is in a trigger zone (13.6.1)."""
    seat = -1
    for other in t.seats_from(t.turn_seat):
        if t.pain[other] > 0 and seat < 0:
            seat = other  # 13.6.1.1
    if seat < 0 or t.vanguard(seat) < 0:
        return NOTHING
    for other in range(t.seats):
        if t.zones[other * KINDS + TRIGGER]:
            return NOTHING  # 13.6.1
    t.pain = changed_at(t.pain, seat, t.pain[seat] - 1)  # 13.6.2
    f = TriggerCheck()
    f.seat = seat
    f.kind = DAMAGE_CHECK
    t.stack.append(f)
    return ACTED


def resolve_damage(t: Table) -> int:
    """13.7.1: what a damage check has shown goes to the damage zone, once nothing waits."""
    if t.checking != DAMAGE_CHECK or t.waiting or t.hushed:  # 13.7.1
        return NOTHING
    for seat in t.seats_from(t.turn_seat):
        cards = t.cards(seat, TRIGGER)
        if cards:
            t.checking = -1
            put(t, cards, DAMAGE, "13.7.2", actor=seat)  # 4.13.1.2
            return ACTED
    t.checking = -1
    return NOTHING


def pending(t: Table) -> bool:
    """Whether a check timing would find something to do, abilities that wait aside."""
    if t.hushed or t.checking == DAMAGE_CHECK:
        return True
    touched: i64 = t.pool.rules_touched
    for seat in range(t.seats):
        if t.pain[seat] > 0 and t.checking != DRIVE_CHECK:
            return True
        if touched >> ENERGY_MOST & 1 and t.energy[seat] > most_energy(t, seat):
            return True
    return looks_for(t, EVERYTHING) and unsettled(t)


def unsettled(t: Table) -> bool:
    """Whether something is to be put right; if not, it need not be looked for again."""
    if losers(t) or (t.stray & ASTRAY and misplaced(t)):
        return True
    if t.stray & LOSING:
        for seat in range(t.seats):
            if t.vanguard(seat) < 0 and not t.gone[seat]:
                return True
    t.stray = 0
    return False


def stirs(t: Table, card: i64, frm: i64, kind: i64) -> i64:
    """What a rule process must look for after a move of a card from here to there."""
    bits: i64 = 0
    if frm in (DECK, VANGUARD, SOUL) or kind == DAMAGE:
        bits |= LOSING
    if kind == REAR:
        bits |= CROWDED
    if CIRCLES >> frm & 1 or kind == GUARDIAN:
        bits |= GUARDING
    if CIRCLES >> kind & 1:
        if t.pool.faces[card].kinds & ORDER:
            bits |= MISPLACED  # 13.11.3
    elif kind in (TRIGGER, ORDER_AREA):
        bits |= MISPLACED
    return bits
