"""Chapters 11, 12 and 38: what effects and rules do to cards: turn, move, break, damage.

Everything here is done at once (17-4); what it triggers is looked at when the sequence has ended.
Frames that ask where a card goes are in placing.py, what happens to cores and life in cores.py.
"""

from __future__ import annotations

from kirifuda.games.legions.cores import drop_life
from kirifuda.games.legions.ending import judge, lose
from kirifuda.games.legions.events import (
    BROKE,
    BROKEN,
    BY_BATTLE,
    BY_BREAK,
    DAMAGED,
    DEALT,
    DREW,
    EXHAUSTED,
    LANE_MOVED,
    OPENED,
    READIED,
    SHOCKING,
)
from kirifuda.games.legions.rulings import BREAKS_INTO, DAMAGE_CHANGE, NO_BREAK, NO_DAMAGE, SHIELD
from kirifuda.games.legions.table import Table
from kirifuda.games.legions.zones import (
    ARTS,
    DECK,
    EXCLUDED,
    FIELD,
    HAND,
    HP,
    HP_LACKS,
    HP_STANDS,
    KINDS,
    LANES,
    LAST_WAIT,
    LORD_CARD,
    MASTER,
    MASTER_CARD,
    MINION,
    MINIONS,
    NEEDS_LANES,
    NO_EFFECT_DAMAGE,
    REGENERATION,
    REVERSIBLE,
    SHOCK,
    SKILL,
    STANDBY,
    STATIONS,
    UNIT_ZONES,
    UNITS,
    VS_LORD,
    VS_MASTER,
    VS_MINION,
    WAIT,
    WAITS,
    WT,
)
from kirifuda.kernel.events.moving import LAST, last_information, move, remember, shift, turn
from kirifuda.kernel.events.triggers import emit, heard
from kirifuda.kernel.position.cards import Face
from kirifuda.kernel.position.needs import NEEDS_DAMAGE
from kirifuda.kernel.position.scope import BY_EFFECT, BY_RULE, CARD_BITS, CARD_MASK, Event
from kirifuda.kernel.values.projecting import applies_any
from kirifuda.kernel.values.rulings import barred, in_force

# -- how a card lies (16-1) -----------------------------------------------------------------


def exhaust(t: Table, card: int, clause: str = "38-12", source: int = -1) -> bool:
    """38-12: a card becomes exhausted; False if it is already."""
    if not FIELD >> t.zone[card] & 1 or not turn(t, card, 1, clause, source):
        return False
    if heard(t, EXHAUSTED):
        ref = t.refs[card]
        emit(t, Event(EXHAUSTED, ref, ref, seat=t.seat[card], source=source))
    return True


def ready(t: Table, card: int, clause: str = "38-13", source: int = -1) -> bool:
    """38-13: a card becomes active; False if it is already."""
    if not FIELD >> t.zone[card] & 1 or not turn(t, card, 0, clause, source):
        return False
    if heard(t, READIED):
        ref = t.refs[card]
        emit(t, Event(READIED, ref, ref, seat=t.seat[card], source=source))
    return True


def reverse(t: Table, card: int, clause: str = "16-3", source: int = -1) -> bool:
    """16-3, 38-8: a card in a public zone goes into reverse state, which hides it from nobody.

    Whether it is exhausted does not change.
    """
    # 16-3f: what lies in a hidden zone is no such card
    if t.down[card] or not REVERSIBLE >> t.zone[card] & 1:
        return False
    t.set_down(card, 1)  # 16-3a
    t.set_known(card, (1 << t.seats) - 1)  # 16-3b
    t.turn_over()
    t.note("reverse", clause, t.seat[card], card, source=source)
    return True


def open_card(t: Table, card: int, clause: str = "16-4", source: int = -1) -> bool:
    """16-4, 38-8: a card in reverse state is opened."""
    if not t.is_reversed(card) or not REVERSIBLE >> t.zone[card] & 1:
        return False
    t.set_down(card, 0)
    t.set_known(card, 0)
    t.turn_over()
    t.note("open", clause, t.seat[card], card, source=source)
    if heard(t, OPENED):
        ref = t.refs[card]
        emit(t, Event(OPENED, ref, ref, seat=t.seat[card], source=source))
    if t.damage[card] and card in fallen(t):
        break_cards(t, [card], source, cause=BY_RULE)  # 10-1: its damage is still there
    return True


# -- moving (17-3, 38-6, 38-7) --------------------------------------------------------------


def put(
    t: Table,
    card: int,
    kind: int,
    clause: str = "38-6",
    where: int = LAST,
    cause: int = BY_RULE,
    source: int = -1,
    down: int = 0,
) -> bool:
    """Put a card into a zone beside the field; False if it has no room there (38-6).

    A master does not leave its area (17-13).
    """
    if t.zone[card] == MASTER:
        return False
    if kind == STANDBY and t.zone[card] != STANDBY:
        if t.standby_room(t.seat[card]) <= 0 or not stands_by(t, card):
            no_room(t, card, cause, source)
            return False
    move(t, card, kind, clause, where, down=down, cause=cause, source=source)
    return True


def stands_by(t: Table, card: int) -> bool:
    """31-5: whether a card may lie on standby at all: arts and lords may not."""
    return t.pool.faces[card].kinds & (SKILL | MINION) != 0


def no_room(t: Table, card: int, cause: int, source: int) -> None:
    """38-6: a card that finds no room: skills and minions break, lords and arts are excluded."""
    kinds = t.pool.faces[card].kinds
    wait = WAIT + wait_of(t, card)
    if not kinds & (SKILL | MINION):
        exclude(t, card, "38-6", cause, source)
    elif t.is_reversed(card):
        move(t, card, wait, "38-6", cause=BY_BREAK, source=source)
    else:
        break_cards(t, [card], source=source, cause=cause)


def exclude(
    t: Table,
    card: int,
    clause: str = "38-7",
    cause: int = BY_RULE,
    source: int = -1,
    down: int = 0,
) -> None:
    """38-7: exclude a card, face up unless told otherwise (17-18); a master stays (17-13)."""
    if t.zone[card] == MASTER:
        return
    move(t, card, EXCLUDED, clause, down=down, cause=cause, source=source)


def wait_of(t: Table, card: int) -> int:
    """14-3j: the number of the wait zone that a card's WT names; nothing changes it."""
    return max(1, min(WAITS, t.pool.faces[card].nums[WT]))


def wait_zone(kind: int, by: int) -> int:
    """Where a card of a wait zone, or of standby, comes."""
    # 38-3: there is none beyond the fourth, and none below standby
    return max(STANDBY, min(LAST_WAIT, kind + by))


def shift_wait(t: Table, cards: list[int], by: int, clause: str = "38-3", source: int = -1) -> None:
    """38-3: cards on the timeline or on standby (wait zone 0) go so many zones up or down.

    There is no zone beyond the fourth, and none below standby. A card in reverse state stays so,
    but is opened on standby, as when wait turns pass (28-1).
    """
    for card in cards:
        kind = t.zone[card]
        if not STANDBY <= kind <= LAST_WAIT:
            continue
        to = wait_zone(kind, by)
        if to == kind:
            continue
        if to == STANDBY:
            put(t, card, STANDBY, clause, cause=BY_EFFECT, source=source)
        else:
            down = t.down[card]
            move(t, card, to, clause, down=down, cause=BY_EFFECT, source=source)


def move_lane(t: Table, card: int, lane: int, clause: str, source: int = -1) -> bool:
    """27-5, 33-2: a minion goes to a free lane of its side; that is no placement."""
    if t.zone[card] != MINIONS or not 0 <= lane < LANES or t.in_lane(t.seat[card], lane) >= 0:
        return False
    before = t.spot[card]
    t.set_spot(card, lane)
    tell_lane(t, card, before, clause, source)
    return True


def tell_lane(t: Table, card: int, before: int, clause: str, source: int) -> None:
    """A minion has come to another lane."""
    lane = t.spot[card]
    t.stir(NEEDS_LANES)
    if t.pool.notes[STATIONS] and t.minds_lane(card):
        t.stale = True
    t.note("move lane", clause, t.seat[card], card, number=lane, source=source)
    if heard(t, LANE_MOVED):
        ref = t.refs[card]
        ev = Event(LANE_MOVED, ref, ref, before, lane, t.seat[card], source=source)
        emit(t, ev)


def swap_lanes(t: Table, one: int, other: int, clause: str, source: int = -1) -> bool:
    """33-2: two minions of a player take each other's lane at the same time."""
    if t.zone[one] != MINIONS or t.zone[other] != MINIONS or t.seat[one] != t.seat[other]:
        return False
    lanes = [t.spot[other], t.spot[one]]
    for at, card in enumerate((one, other)):
        t.set_spot(card, lanes[at])
        tell_lane(t, card, lanes[1 - at], clause, source)
    return True


def draw(
    t: Table,
    seat: int,
    amount: int,
    clause: str = "38-11",
    cause: int = BY_RULE,
    source: int = -1,
) -> None:
    """38-11: draw cards one by one; who is to draw from an empty deck loses (24-3b)."""
    for _ in range(amount):
        card = t.top(seat, DECK)
        if card < 0:
            lose(t, seat, "24-3b")
            return
        move(t, card, HAND, clause, cause=cause, source=source)  # 38-11
        if heard(t, DREW):
            ref = t.refs[card]
            emit(t, Event(DREW, ref, ref, seat=seat, cause=cause, source=source))


# -- breaking (chapter 12) ------------------------------------------------------------------


def break_cards(
    t: Table, cards: list[int], source: int = -1, by: int = -1, cause: int = BY_EFFECT
) -> None:
    """12-1, 38-4: cards break at the same time, each as its category says.

    `source` is the card of the effect that breaks them; `by` refers to the unit that did it by
    damage. A card without a category (16-3e) has no way to break.
    """
    by_effect = cause == BY_EFFECT and by < 0
    left: list[int] = []
    faces: list[Face] = []
    for card in cards:
        face = t.face(card)
        if not face.kinds & (MINION | SKILL | LORD_CARD | ARTS):
            continue
        if by_effect and barred(t, NO_BREAK, t.seat[card], card):
            continue
        left.append(card)
        faces.append(face)
    remember(t, left)
    for i in range(len(left)):
        break_one(t, left[i], faces[i], source, by, cause)  # 12-1, 38-4


def break_one(t: Table, card: int, face: Face, source: int, by: int, cause: int) -> None:
    """12-2: minions and skills go to the wait zone of their WT. 12-3: lords are excluded.

    39-5: a unit with regeneration goes into reverse state where it is instead. 38-16: another
    effect may say where it goes instead.
    """
    before = t.refs[card]
    frm = t.zone[card]
    seat = t.seat[card]
    t.note("break", "12-1", seat, card, source=source)
    if FIELD >> frm & 1 and face.marks & REGENERATION:
        before = as_it_was(t, card, face)
        reverse(t, card, "39-5")
    elif t.pool.rules_touched >> BREAKS_INTO & 1 and instead_of_breaking(t, card) > 0:
        put(t, card, instead_of_breaking(t, card), "38-16", cause=BY_BREAK, source=source)
    elif face.kinds & (MINION | SKILL):
        to = WAIT + wait_of(t, card)
        emit(t, shift(t, card, to, "12-2", cause=BY_BREAK, source=source))
    else:
        emit(t, shift(t, card, EXCLUDED, "12-3", cause=BY_BREAK, source=source))
    if heard(t, BROKEN):
        ev = Event(BROKEN, t.refs[card], before, frm, t.zone[card], seat, cause, source)
        ev.other = by
        emit(t, ev)
    if by >= 0 and heard(t, BROKE):
        ev = Event(BROKE, by, by, seat=t.seat[by & CARD_MASK], cause=cause, other=before)
        emit(t, ev)


def as_it_was(t: Table, card: int, face: Face) -> int:
    """A reference to what a unit was when it broke, although it stays where it is (39-5)."""
    ref = t.clock << CARD_BITS | card
    t.clock += 1
    info = last_information(t, card)
    info.ref = ref
    info.face = face
    t.last = [*t.last, info]
    return ref


def instead_of_breaking(t: Table, card: int) -> int:
    """38-16: the zone to which an effect lets a card go instead when it breaks; 0: none does."""
    for found in in_force(t, BREAKS_INTO):
        if found.about(t, card):
            return found.number(t)
    return 0


def fallen(t: Table) -> list[int]:
    """10-1: the minions and lords whose HP is used up, the turn player's first."""
    out: list[int] = []
    for seat in t.seats_from(t.turn_seat):
        for kind in UNIT_ZONES:
            for card in t.zones[seat * KINDS + kind]:
                if t.kinds_of(card) and t.number(card, HP) <= t.damage[card]:
                    out.append(card)
    return out


def as_printed(t: Table) -> bool:
    """Whether no effect on HP is in force, and nobody is printed without."""
    pool = t.pool
    if pool.notes[HP_LACKS]:
        return False
    for effect in t.lasting:
        if pool.abilities[effect.scope.ability].modifiers[effect.modifier].changes(HP):
            return False
    return not pool.notes[HP_STANDS] or not applies_any(t)


def stands_firm(t: Table) -> bool:
    """Whether nobody is without HP: looked at anew only if an effect could have changed that.

    Who runs out of HP by damage breaks at once (11-3).
    """
    if not t.stale and t.firm == t.epoch:
        return True
    plain = as_printed(t)
    if plain and t.plain:
        return True
    if fallen(t):
        return False
    t.firm = t.epoch
    t.plain = 1 if plain else 0
    return True


def fall(t: Table, source: int = -1) -> bool:
    """10-1, 38-5: minions and lords without HP break at once. To be called after a change of HP.

    What regenerates is no minion any more, so nothing falls twice.
    """
    found = fallen(t)
    if found:
        break_cards(t, found, source, cause=BY_RULE)  # 10-1, 38-5
    return bool(found)


# -- damage (chapter 11) --------------------------------------------------------------------


def unit_face(t: Table, ref: int) -> Face | None:
    """What a unit is, or was when it left the field; None for what is or was no unit."""
    if ref < 0:
        return None
    if t.alive(ref):
        card = ref & CARD_MASK
        return t.face(card) if t.is_unit(card) else None
    info = t.last_of(ref)
    return info.face if info is not None and info.face.kinds & UNITS else None


def harm(t: Table, target: int, amount: int, source: int, battle: bool) -> int:
    """How much damage a unit takes: 39-13 to 39-15 increase it, 39-6 and rulings undo it.

    11-5: what is 0 or less is no damage, and so is not increased.
    """
    if amount <= 0:  # 11-5
        return 0
    face = t.face(target)
    if not battle and face.marks & NO_EFFECT_DAMAGE:  # 39-6
        return 0
    seat = t.turn_seat
    dealer = unit_face(t, source)
    mine = source >= 0 and t.seat[source & CARD_MASK] == seat
    if dealer is not None and mine and t.seat[target] != seat:
        if face.kinds & MASTER_CARD:
            amount += dealer.nums[VS_MASTER]  # 39-13
        elif face.kinds & LORD_CARD:
            amount += dealer.nums[VS_LORD]  # 39-14
        else:
            amount += dealer.nums[VS_MINION]  # 39-15
    if t.pool.rules_changed:
        for found in in_force(t, NO_DAMAGE):
            if found.about(t, target) and found.knows(t, source):
                return 0
        for found in in_force(t, DAMAGE_CHANGE):
            if found.about(t, target) and found.knows(t, source):
                amount += found.number(t)
    return amount


def shielded(t: Table, card: int) -> bool:
    """11-5: whether an effect makes the next damage to a unit none; it is used up by that."""
    for at in range(len(t.lasting)):
        effect = t.lasting[at]
        modifier = t.pool.abilities[effect.scope.ability].modifiers[effect.modifier]
        if modifier.rule == SHIELD and effect.targets and t.refs[card] in effect.targets:
            t.lasting = t.lasting[:at] + t.lasting[at + 1 :]
            t.stale = True
            t.note("shielded", "11-5", t.seat[card], card, source=effect.scope.source & CARD_MASK)
            return True
    return False


def deal(
    t: Table, targets: list[int], amounts: list[int], sources: list[int], battle: bool
) -> list[int]:
    """11-1 to 11-3: units take damage at the same time; what breaks of it breaks at once.

    Targets and sources are references; what is no unit takes none (21-3). The result tells how
    much each took.
    """
    cause = BY_BATTLE if battle else BY_EFFECT
    took: list[int] = []
    hurt: list[int] = []
    by: list[int] = []
    for i in range(len(targets)):
        card = targets[i] & CARD_MASK
        n = 0
        if t.unit_ref(targets[i]):  # 21-3
            n = harm(t, card, amounts[i], sources[i], battle)
        if n > 0 and t.pool.rules_touched >> SHIELD & 1 and shielded(t, card):
            n = 0
        took.append(max(0, n))
        if n > 0:
            take_damage(t, card, n, sources[i], cause)  # 11-3
            hurt.append(card)
            by.append(sources[i])
    judge(t)  # 24-4b
    if t.over:
        return took
    broken: list[int] = []
    breakers: list[int] = []
    for i in range(len(hurt)):
        face = t.face(hurt[i])
        if face.kinds & (MINION | LORD_CARD) and face.nums[HP] <= t.damage[hurt[i]]:  # 11-3
            if hurt[i] not in broken:
                broken.append(hurt[i])
                breakers.append(by[i])
    remember(t, broken)
    faces = [t.face(card) for card in broken]
    for i in range(len(broken)):
        unit = breakers[i] if unit_face(t, breakers[i]) is not None else -1
        origin = breakers[i] & CARD_MASK if breakers[i] >= 0 else -1
        break_one(t, broken[i], faces[i], origin, unit, cause)
    return took


def take_damage(t: Table, card: int, amount: int, source: int, cause: int) -> None:
    """11-2: a master loses life instead. 11-3: on others damage adds up."""
    ref = t.refs[card]
    seat = t.seat[card]
    origin = source & CARD_MASK if source >= 0 else -1
    t.note("damage", "11-1", seat, card, number=amount, source=origin)
    is_master = t.zone[card] == MASTER
    if is_master:
        drop_life(t, seat, amount, "11-2", origin)
    else:
        t.set_damage(card, t.damage[card] + amount)
        t.stir(NEEDS_DAMAGE)
    if heard(t, DAMAGED, amount):
        ev = Event(DAMAGED, ref, ref, seat=seat, cause=cause, source=origin, other=source)
        ev.number = amount
        emit(t, ev)
    dealer = unit_face(t, source)
    if dealer is None:
        return
    owner = t.seat[origin]
    if heard(t, DEALT, amount):
        ev = Event(DEALT, source, source, seat=owner, cause=cause, source=origin, other=ref)
        ev.number = amount
        emit(t, ev)
    if is_master and dealer.nums[SHOCK] and owner == t.turn_seat and owner != seat:
        emit(t, Event(SHOCKING, source, source, seat=owner, number=dealer.nums[SHOCK]))  # 39-8


def deal_damage(t: Table, refs: list[int], amount: int, source: int) -> None:
    """38-1: an effect deals so much damage to each of some units; `source` refers to its card."""
    deal(t, refs, [amount] * len(refs), [source] * len(refs), False)


# -- unlocking by effects -------------------------------------------------------------------


def unlock_later(t: Table, refs: list[int]) -> None:
    """38-17: cards in hand are unlocked as soon as the sequence under way has ended."""
    t.unlocks = t.unlocks + [r for r in refs if t.alive(r) and t.zone[r & CARD_MASK] == HAND]
