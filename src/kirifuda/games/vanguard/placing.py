"""Chapters 4, 6 and 15: how cards come to zones and circles: moved, called, ridden, made.

Cards that go at the same time are all there before anything waits for it. A card that is not
allowed to be where it is put goes on at once: orders that come to a circle (4.4.3), cards of a ride
deck that come to the deck (4.18.4), pseudo cards outside their zones (15.2.4.2).
"""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.games.vanguard.events import (
    APPEARED,
    BY_CALL,
    BY_PERSONA,
    BY_RIDE,
    DREW,
    NORMALLY,
    PERSONA_RODE,
    RIDDEN,
    SHIFTED,
    STOOD,
)
from kirifuda.games.vanguard.rulings import ALWAYS_PERSONA, NO_PERSONA, forbids
from kirifuda.games.vanguard.table import GUARDING, LOSING, Table, changed_at
from kirifuda.games.vanguard.zones import (
    BIND,
    CIRCLES,
    CREST,
    CRESTS,
    DECK,
    DROP,
    GUARDIAN,
    HAND,
    KINDS,
    MADE,
    MARKER,
    MARKERS,
    ORDER,
    ORDER_AREA,
    ORDERS,
    OUTSIDE,
    PERSONA,
    PSEUDO,
    REAR,
    REMOVED,
    RIDE_DECK,
    SOUL,
    TICKET,
    UNIT,
    VANGUARD,
)
from kirifuda.kernel.events.moving import (
    LAST,
    MOVED,
    carry,
    left,
    move,
    place,
    remember,
    shift,
    turn,
)
from kirifuda.kernel.events.triggers import emit, emit_all, heard
from kirifuda.kernel.position.scope import BY_EFFECT, BY_RULE, Event
from kirifuda.kernel.values.rulings import in_force

PERSONA_BONUS: Final = 10000
FACE_UP: Final = 0
AS_USUAL: Final = -1


def allowed_zones(t: Table, card: int) -> int:
    """15.2.4, 15.2.4.1: the zones (bits) in which a pseudo card can be."""
    kinds = t.pool.faces[card].kinds
    if kinds & TICKET:
        return 1 << HAND | 1 << ORDER_AREA  # 15.5.2, 15.5.5
    if kinds & CREST:
        return 1 << CRESTS  # 15.7.2
    if kinds & ORDER:
        return 1 << ORDERS  # 15.4.4.2, 15.4.4.3
    if kinds & UNIT:
        # 15.2.4.1.1, 15.4.3, 15.4.3.4, 15.4.3.2: the soul is no part of the field (15.4.3.2.1)
        return CIRCLES
    if kinds & MARKER:
        return 1 << MARKERS  # 15.8.4.2: anywhere else than at a circle it is erased
    return 1 << HAND  # 15.6.3, 付録A1.4.1


def destination(t: Table, card: int, zone: int) -> int:
    """Where a card goes that is to be put into a zone, by what it is (4.4.1): 4.4.3, 4.18.4."""
    if zone == DECK and card in t.rides:
        return RIDE_DECK  # 4.18.4
    if CIRCLES >> zone & 1:
        kinds = t.kinds_of(card)
        if kinds & ORDER:
            return DROP  # 4.4.1, 4.4.3
        if kinds & PSEUDO and not kinds & UNIT:
            return DROP  # 15.6.1: so does a pseudo card that is no unit
    return zone


def send(
    t: Table,
    cards: list[int],
    zone: int,
    clause: str,
    cause: int = BY_RULE,
    source: int = -1,
    actor: int = -1,
    where: int = LAST,
    down: int = AS_USUAL,
    rest: int = 0,
) -> list[Event]:
    """Put cards into a zone of their owners at the same time, without telling yet."""
    remember(t, cards)
    events: list[Event] = []
    in_deck = zone == DECK and len(cards) > 1
    told = sorted(cards) if in_deck else cards  # 4.1.10: in an order that says nothing
    for card in told:
        to = destination(t, card, zone)
        if to == REMOVED and t.pool.faces[card].kinds & MADE:
            is_marker = t.pool.faces[card].kinds & MARKER
            clause = "15.8.4.1" if is_marker else "15.2.3.2"
            events.append(erase(t, card, clause, cause, source, actor))  # 15.2.3.2
            continue
        lies = FACE_UP if to == RIDE_DECK and zone == DECK else down
        events.append(shift(t, card, to, clause, where, AS_USUAL, rest, lies, cause, source, actor))
        vanish(t, card, events)
        if to == BIND and source >= 0:
            bundle(t, card, source)
    if in_deck:
        line_up(t, cards if where == LAST else cards[::-1], where)
    return events


def bundle(t: Table, card: int, source: int) -> None:
    """4.12.5: by which card's effect a card was bound is remembered as long as it lies there."""
    kept: list[int] = []
    for i in range(0, len(t.bound), 2):
        if t.alive(t.bound[i]):
            kept.extend(t.bound[i : i + 2])
    t.bound = [*kept, t.refs[card], t.refs[source]]  # 4.12.5


def line_up(t: Table, cards: list[int], where: int) -> None:
    """Let cards that have come to decks together lie there in that order, the first topmost."""
    for seat in range(t.seats):
        mine = [card for card in cards if t.zone[card] == DECK and t.seat[card] == seat]
        if len(mine) > 1:
            deck = t.cards(seat, DECK)  # all of them lie together, where they were put
            lined = deck[: -len(mine)] + mine if where == LAST else mine + deck[len(mine) :]
            t.set_zones(seat * KINDS + DECK, lined)


def vanish(t: Table, card: int, events: list[Event]) -> None:
    """13.8.1, 15.2.4.2.1, 15.2.4.1.1: a pseudo card is erased at once where it may not be, and
    stays as any card does where it may."""
    kinds = t.pool.faces[card].kinds
    # 13.8.1, 15.2.4, 15.2.4.1, 15.2.4.2: all zones but those that are its own
    if kinds & MADE and not allowed_zones(t, card) >> t.zone[card] & 1:
        events.append(erase(t, card, "15.8.4.2" if kinds & MARKER else "15.2.4.2.1"))


def erase(
    t: Table, card: int, clause: str, cause: int = BY_RULE, source: int = -1, actor: int = -1
) -> Event:
    """15.2.3, 15.8.4.1: a pseudo card or a marker exists no more; it has left where it was
    (15.2.3.1)."""
    before, frm, seat = t.refs[card], t.zone[card], t.seat[card]
    t.note("vanish", clause, seat, card)
    place(t, card, OUTSIDE)  # 15.2.3, 15.8.4, 15.8.4.1
    left(t, seat, frm)
    # 15.2.3.1
    return Event(MOVED, t.refs[card], before, frm, OUTSIDE, seat, cause, source, actor)


def put(
    t: Table,
    cards: list[int],
    zone: int,
    clause: str,
    cause: int = BY_RULE,
    source: int = -1,
    actor: int = -1,
    where: int = LAST,
    down: int = AS_USUAL,
    rest: int = 0,
) -> None:
    """Put cards into a zone of their owners at the same time."""
    if len(cards) == 1 and zone not in (BIND, REMOVED):
        card = cards[0]
        if not t.pool.faces[card].kinds & MADE:  # it goes there and nowhere else (`send`)
            to = destination(t, card, zone)
            lies = FACE_UP if to == RIDE_DECK and zone == DECK else down
            move(t, card, to, clause, where, AS_USUAL, rest, lies, cause, source, actor)
            return
    emit_all(t, send(t, cards, zone, clause, cause, source, actor, where, down, rest))


def draw(t: Table, seat: int, count: int, clause: str, cause: int, source: int = -1) -> int:
    """7.6.4: draw cards one at a time (7.6.2); how many were drawn."""
    drawn = 0
    for _ in range(count):
        top = t.top(seat, DECK)
        if top < 0:
            break
        put(t, [top], HAND, clause, cause, source, seat)  # 7.6.2
        drawn += 1
    if drawn and heard(t, DREW):
        emit(t, Event(DREW, seat=seat, cause=cause, source=source, number=drawn))
    return drawn


def call(
    t: Table,
    seat: int,
    cards: list[int],
    spots: list[int],
    clause: str,
    cause: int,
    source: int = -1,
    normal: bool = False,
    rest: int = 0,
) -> None:
    """6.2.3.3, 6.2.3.4: cards come to rear-guard circles of their owners at once (4.1.12), whoever
    was there retires.

    They are new cards there, whencesoever they come (6.2.5), open to all, and stand unless told
    otherwise (4.9.2.5.1). `seat`: who calls them.
    """
    how = BY_CALL | (NORMALLY if normal else 0)
    owner = t.pool.owner
    old = [t.rear(owner[card], spots[at]) for at, card in enumerate(cards)]
    remember(t, cards)
    events: list[Event] = []
    came: list[int] = []
    stood_there: list[int] = []
    for at, card in enumerate(cards):
        to = destination(t, card, REAR)  # 6.2.1
        spot = spots[at] if to == REAR else AS_USUAL
        frm = t.zone[card]
        ev = shift(t, card, to, clause, LAST, spot, rest, FACE_UP, cause, source, seat)
        events.append(ev)
        vanish(t, card, events)
        if to == REAR:
            was = t.refs[old[at]] if old[at] >= 0 else -1
            came.append(card)
            stood_there.append(old[at])
            side = owner[card]
            events.append(
                Event(APPEARED, ev.card, ev.before, frm, REAR, side, cause, source, seat, was, how)
            )
    gone = [card for card in stood_there if card >= 0 and card not in came and t.zone[card] == REAR]
    emit_all(t, events)  # 6.2.3.3: who is about to retire has seen them come
    if gone:
        emit_all(t, send(t, gone, DROP, "6.2.3.4", actor=seat))


def guard(
    t: Table,
    seat: int,
    cards: list[int],
    whom: list[int],
    clause: str,
    cause: int,
    source: int = -1,
    normal: bool = False,
) -> None:
    """6.2.3.3, 6.2.4: cards come to the guardian circle at once, each for an attacked unit."""
    how = BY_CALL | (NORMALLY if normal else 0)
    remember(t, cards)
    events: list[Event] = []
    for at, card in enumerate(cards):
        to = destination(t, card, GUARDIAN)  # 6.2.1
        frm = t.zone[card]
        # 6.2.3.3.1, 4.9.2.4.1: resting
        ev = shift(t, card, to, clause, LAST, AS_USUAL, 1, FACE_UP, cause, source, seat)
        events.append(ev)
        if to == GUARDIAN:
            guards(t, card, whom[at])
            side = t.seat[card]
            events.append(
                Event(
                    APPEARED, ev.card, ev.before, frm, GUARDIAN, side, cause, source, seat, -1, how
                )
            )
    emit_all(t, events)


def guards(t: Table, card: int, whom: int) -> None:
    """6.2.4: a guardian guards an attacked unit from now on."""
    if whom >= 0:  # 6.2.4, 10.4.1.10
        t.guards = [*t.guards, t.refs[card], t.refs[whom]]
    t.alike = 1
    t.stale = True
    t.stray |= GUARDING


def ride(
    t: Table,
    seat: int,
    card: int,
    clause: str,
    cause: int,
    source: int = -1,
    normal: bool = False,
    rest: int = 0,
) -> None:
    """6.3.3.4, 6.3.3.5: a card rides; who was there goes to the soul (and is ridden upon).

    It comes to its owner's vanguard circle (6.3.1, 6.3.3.3, 6.3.3.3.1), face up (6.3.3.4.1) and so
    open to all (6.3.3.2.1), as a new card (6.3.4).
    """
    frm: i64 = t.zone[card]
    old = t.cards(seat, VANGUARD)
    was = t.vanguard(seat)
    named = normal and frm == HAND and was >= 0 and persona(t, was, card)
    ridden = t.refs[was] if was >= 0 else -1
    remember(t, [*old, card])
    # 6.3.1, 6.3.3.3, 6.3.3.3.1, 6.3.3.4, 6.3.3.4.1
    first = shift(t, card, VANGUARD, clause, LAST, 0, rest, FACE_UP, cause, source, seat)
    events: list[Event] = [first]
    for other in old:
        before = t.refs[other]
        events.append(shift(t, other, SOUL, "6.3.3.5", cause=cause, source=source, actor=seat))
        vanish(t, other, events)
        # 6.3.5.1: it is told of as the card that it is now, in the soul
        events.append(
            Event(
                RIDDEN, t.refs[other], before, VANGUARD, SOUL, seat, cause, source, seat, first.card
            )
        )
    how = BY_RIDE | (NORMALLY if normal else 0) | (BY_PERSONA if named else 0)
    events.append(
        Event(
            APPEARED,
            first.card,
            first.before,
            frm,
            VANGUARD,
            seat,
            cause,
            source,
            seat,
            ridden,
            how,
        )
    )
    t.note("ride", clause, seat, card, frm, VANGUARD)
    t.stray |= LOSING
    emit_all(t, events)
    if named:
        persona_ride(t, seat, card)  # 6.3.8


def persona(t: Table, old: int, new: int) -> bool:
    """6.3.8: whether a card rides upon one of the same name, and both have the icon."""
    mine, theirs = t.face(old), t.face(new)
    if not mine.marks & PERSONA or not theirs.marks & PERSONA:
        return False
    if forbids(t, NO_PERSONA, t.master(old), new, VANGUARD):
        return False
    if any(name in theirs.names for name in mine.names):
        return True
    if not t.pool.rules_touched >> ALWAYS_PERSONA & 1:
        return False
    return any(
        found.about(t, new) and found.admits(t, old) for found in in_force(t, ALWAYS_PERSONA)
    )


def persona_ride(t: Table, seat: int, source: int) -> None:
    """7.15.1.4: draw a card; for the turn, the front row has more power."""
    t.note("persona ride", "7.15.1.4", seat, source)
    draw(t, seat, 1, "7.15.1.4.1", BY_EFFECT, source)
    t.persona = changed_at(t.persona, seat, t.persona[seat] + 1)  # 7.15.1.4, 7.15.1.4.2
    t.alike = 1
    t.stale = True
    t.deeds += 1
    emit(t, Event(PERSONA_RODE, t.refs[source], t.refs[source], seat=seat, source=source))


def shift_circle(
    t: Table,
    cards: list[int],
    zone: int,
    spots: list[int],
    clause: str,
    rests: list[int],
    cause: int = BY_RULE,
    source: int = -1,
    actor: int = -1,
) -> None:
    """4.1.8, 7.34: units come to other circles as the same cards, all at once; they have not been
    called."""
    events: list[Event] = []
    for at, card in enumerate(cards):
        frm = t.zone[card]
        if frm == zone:
            lies = t.own_zone(t.seat[card] * KINDS + zone)
            if any(t.spot[other] == spots[at] and other not in cards for other in lies):
                lies.remove(card)
                lies.append(card)  # 13.3.5: the last that came to its circle
        ref = t.refs[card]
        if t.battling and (frm != zone or t.spot[card] != spots[at]):
            t.depose(ref)
        carry(t, card, zone, spots[at], rests[at])  # 4.1.8
        spot, seat = spots[at], t.seat[card]
        t.note("shift", clause, seat, card, frm, zone, spot, source)
        if heard(t, SHIFTED, max(spot, 0)):
            ev = Event(SHIFTED, ref, ref, frm, zone, seat, cause, source, actor, -1, spot)
            events.append(ev)
    emit_all(t, events)


def stand(
    t: Table, card: int, clause: str, cause: int = BY_RULE, source: int = -1, actor: int = -1
) -> bool:
    """7.2: a card stands; who stands already has not been stood (1.3.2.1)."""
    if not turn(t, card, 0, clause, source):
        return False
    if heard(t, STOOD):
        me = t.refs[card]
        zone = t.zone[card]
        emit(t, Event(STOOD, me, me, zone, zone, t.seat[card], cause, source, actor))
    return True


def make(t: Table, seat: int, name: str, zone: int, taken: list[int]) -> int:
    """15.2.2: a pseudo card or marker of that name that is in no zone and not taken yet, to be put
    where it is made; its owner is whose zone that is (15.2.2.1). -1 if all are out, or if it would
    be erased there: then it is not made (15.2.4.2.2)."""
    pool = t.pool
    for card in pool.made:
        # 15.2.2.1: one of its owner's
        if pool.owner[card] == seat and t.zone[card] == OUTSIDE and card not in taken:
            if pool.defs[pool.definition[card]].titled == name:  # 15.2.2
                return card if allowed_zones(t, card) >> zone & 1 else -1  # 15.2.4.2.2
    return -1


def remove(t: Table, cards: list[int], clause: str, cause: int, source: int = -1) -> None:
    """7.19: cards are taken out of the game."""
    put(t, cards, REMOVED, clause, cause, source)  # 7.19.1
