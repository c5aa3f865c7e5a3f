"""Chapter 5: specific actions that leave nothing to choose."""

from __future__ import annotations

from kirifuda.games.luck_and_logic.events import (
    BY_PAYMENT,
    DREW,
    LEVEL_BOOSTED,
    LUCK_DRIVEN,
    REFRESHED,
    RESTED,
    SETTLED,
    SHIFTED,
    SORTIED,
    STOOD,
    TURNED_DOWN,
    TURNED_UP,
)
from kirifuda.games.luck_and_logic.rulings import (
    NO_BOOST,
    NO_DRAW,
    NO_LUCK,
    NO_SHIFT,
    NO_STANDING,
)
from kirifuda.games.luck_and_logic.table import (
    BROKEN,
    CROWDED,
    GATES,
    MISPLACED,
    PARADOXES,
    UNSEEN,
    Table,
)
from kirifuda.games.luck_and_logic.zones import (
    AREAS,
    BATTLE,
    CIRCLE,
    DECK,
    DROP,
    GATE,
    HAND,
    KINDS,
    LEVEL_ZONE,
    NEEDS_DOWN,
    NEEDS_HOSTS,
    NEEDS_PLACES,
    PARADOX_ZONE,
    SET,
    SOUL,
    STOCK,
)
from kirifuda.kernel.events.moving import (
    FIRST,
    LAST,
    MOVED,
    last_information,
    move,
    place,
    shuffle,
    sight,
    turn,
)
from kirifuda.kernel.events.triggers import emit, heard
from kirifuda.kernel.position.scope import BY_COST, BY_EFFECT, BY_RULE, Event
from kirifuda.kernel.values.rulings import barred

LUCK_COST = 3  # 5.18.1


def turn_card(t: Table, card: int, rest: int, clause: str, source: int = -1) -> bool:
    """5.2.1: stand (0) or rest (1) a card; False if it was so already (1.3.2.1)."""
    if t.rest[card] == rest:
        return False
    return bool(turn_cards(t, [card], rest, clause, source))


def turn_cards(t: Table, cards: list[int], rest: int, clause: str, source: int = -1) -> list[int]:
    """5.2.1: stand or rest cards at the same time; those that were not so already (1.3.2.1)."""
    turned = [c for c in cards if t.rest[c] != rest]  # 1.3.2.1
    if not rest and t.pool.rules_touched >> NO_STANDING & 1:
        turned = [c for c in turned if not barred(t, NO_STANDING, t.seat[c], c)]
    for card in turned:
        turn(t, card, rest, clause, source)
    kind = RESTED if rest else STOOD
    if heard(t, kind):
        for card in turned:
            ref = t.refs[card]
            emit(t, Event(kind, ref, ref, seat=t.seat[card], source=source))
    return turned


def turn_face(t: Table, card: int, down: int, clause: str, source: int = -1) -> bool:
    """5.3.1: turn a card face up (0) or face down (1); False if it lay so already (1.3.2.1)."""
    return bool(turn_faces(t, [card], down, clause, source))


def turn_faces(t: Table, cards: list[int], down: int, clause: str, source: int = -1) -> list[int]:
    """5.3.1: turn cards at the same time; those that did not lie so already (1.3.2.1).

    9.11.2: who turned them down, or waits for that, goes on speaking of what they were. What their
    automatic abilities have done goes on (4.12.1.1.2).
    """
    turned = [c for c in cards if t.down[c] != down]  # 1.3.2.1
    if down:
        t.last = t.last + [last_information(t, c) for c in turned]
    events: list[Event] = []
    told = TURNED_DOWN if down else TURNED_UP
    for card in turned:
        before = t.refs[card]
        seen = sight(t, card)
        t.set_down(card, down)  # 4.12.1.1.2
        if t.status[card] & SET:
            t.alike = 1
        if down:
            t.renew(card)
            t.bygone = [*t.bygone, t.refs[card], before]  # 9.11.2
        t.set_known(card, 0)
        if down:
            t.pool.rules.concealed(t, card, seen)
        faces_changed(t, card)
        kind = t.zone[card]
        if kind in (BATTLE, PARADOX_ZONE):
            t.stray |= PARADOXES
        elif kind == GATE:
            t.stray |= BROKEN
        elif kind == CIRCLE:
            t.stray |= MISPLACED
        verb = "turn down" if down else "turn up"
        t.note(verb, clause, t.seat[card], card, source=source, seen=seen | sight(t, card))
        if heard(t, told):
            ev = Event(told, t.refs[card], before, kind, kind, t.seat[card], source=source)
            ev.number = 1 if t.status[card] & SET else 0
            events.append(ev)
    for ev in events:
        emit(t, ev)
    return turned


def faces_changed(t: Table, card: int) -> None:
    """What a card is by itself has changed: it was turned, or set."""
    kind = t.zone[card]
    if not UNSEEN >> kind & 1:
        t.fresh = False
        t.stale = True
    elif t.pool.lasting[t.pool.definition[card]] >> kind & 1:
        t.stale = True  # 9.3.2.6: what it does there depends on its face
    t.stir(NEEDS_DOWN)


def draw(t: Table, seat: int, n: int, clause: str, cause: int = BY_RULE, source: int = -1) -> int:
    """5.6.1, 5.6.2: draw so many cards, one after the other; how many were drawn."""
    done = 0
    while done < n and not t.over:
        top = t.top(seat, DECK)
        if top < 0 or barred(t, NO_DRAW, seat):
            break
        move(t, top, HAND, clause, cause=cause, source=source, actor=seat)  # 5.6.1
        done += 1  # 5.6.2
        if heard(t, DREW):
            emit(t, Event(DREW, seat=seat, cause=cause, source=source))
    return done


def pay_stock(t: Table, seat: int, n: int, clause: str, cause: int = BY_PAYMENT) -> bool:
    """5.22.5: so many cards go from the top of the stock to the drop zone, all or none (5.22.3).

    They may lie face up or down (5.22.5.2); none at all is paid, too (5.22.5.4).
    """
    if t.count(seat, STOCK) < n:  # 5.22.3, 5.22.5.4
        return False
    for _ in range(n):  # 5.22.5.2
        move(t, t.top(seat, STOCK), DROP, clause, cause=cause, actor=seat)
    return True


def may_luck_drive(t: Table, seat: int) -> bool:
    """5.18.1: whether a luck drive can be paid for."""
    return t.count(seat, STOCK) >= LUCK_COST and not barred(t, NO_LUCK, seat)


def luck_drive(t: Table, seat: int) -> None:
    """5.18.1: three cards of the stock for one card drawn."""
    if pay_stock(t, seat, LUCK_COST, "5.18.1", BY_COST):
        t.note("luck drive", "5.18.1", seat)
        draw(t, seat, 1, "5.18.1")
        if heard(t, LUCK_DRIVEN):
            emit(t, Event(LUCK_DRIVEN, seat=seat))


def may_level_boost(t: Table, seat: int) -> list[int]:
    """5.15.1: the standing level cards of which one can be rested for a level boost."""
    if barred(t, NO_BOOST, seat):
        return []
    return [card for card in t.zones[seat * KINDS + LEVEL_ZONE] if not t.rest[card]]


def level_boost(t: Table, card: int) -> None:
    """5.15.1: a standing level card is rested for one card drawn."""
    seat = t.seat[card]
    if turn_card(t, card, 1, "5.15.1"):
        t.note("level boost", "5.15.1", seat)
        draw(t, seat, 1, "5.15.1")
        if heard(t, LEVEL_BOOSTED):
            emit(t, Event(LEVEL_BOOSTED, seat=seat))


# -- stock (5.27 to 5.29, 4.8) ---------------------------------------------------------------


def stock_boost(
    t: Table, seat: int, n: int, clause: str, cause: int = BY_EFFECT, source: int = -1
) -> int:
    """5.27.1: so many cards go from the top of the deck to the stock, face down."""
    done = 0
    while done < n and not t.over:
        top = t.top(seat, DECK)
        if top < 0:
            break
        move(t, top, STOCK, clause, FIRST, cause=cause, source=source, actor=seat)  # 5.27.1
        done += 1
    return done


def stock_open(t: Table, seat: int, n: int, clause: str, source: int = -1) -> int:
    """5.28.1: so many face-down cards of the stock are turned up, from its bottom."""
    found = [card for card in t.cards(seat, STOCK)[::-1] if t.down[card]][: max(0, n)]
    return len(turn_faces(t, found, 0, clause, source))  # 5.28.1


def stock_close(t: Table, seat: int, n: int, clause: str, source: int = -1) -> int:
    """5.29.1: so many face-up cards of the stock are turned down, from its top."""
    found = [card for card in t.zones[seat * KINDS + STOCK] if not t.down[card]][: max(0, n)]
    return len(turn_faces(t, found, 1, clause, source))  # 5.29.1


def shuffle_stock(t: Table, seat: int, clause: str) -> None:
    """4.8.1.1.2: shuffle the stock; as many cards as lay face up do so again, from its bottom.

    Nothing is told about turning them (4.8.1.1.2.1).
    """
    opened = 0
    for card in t.cards(seat, STOCK):
        if not t.down[card]:
            opened += 1  # 4.8.1.1.2
            t.set_down(card, 1)
            t.pool.rules.concealed(t, card, (1 << t.seats) - 1)
    shuffle(t, seat, STOCK, clause)
    for card in t.cards(seat, STOCK)[::-1][:opened]:
        t.set_down(card, 0)  # 4.8.1.1.2, 4.8.1.1.2.1: nothing is told about it
    if t.pool.lasting_zones >> STOCK & 1:
        t.stale = True
    t.stir(NEEDS_DOWN)


# -- the deck (5.20, 5.21) -------------------------------------------------------------------


def reshuffle(t: Table, seat: int, clause: str) -> None:
    """5.20.1: the whole drop zone goes to the deck, which is shuffled."""
    dropped = t.cards(seat, DROP)
    events: list[Event] = []
    for card in dropped:
        before = t.refs[card]
        place(t, card, DECK)  # 5.20.1
        events.append(Event(MOVED, t.refs[card], before, DROP, DECK, seat, actor=seat))
    t.note("reshuffle", clause, seat, number=len(dropped))
    shuffle(t, seat, DECK, clause)
    if t.delayed or t.pool.moves[DROP] >> DECK & 1:
        for ev in events:
            emit(t, ev)


def refresh(t: Table, seat: int, clause: str) -> None:
    """5.21.1: reshuffle, then one refresh point more."""
    reshuffle(t, seat, clause)
    t.set_points(seat, t.points[seat] + 1)  # 5.21.1
    t.note("refresh", "5.21.1", seat, number=t.points[seat])
    if heard(t, REFRESHED):
        emit(t, Event(REFRESHED, seat=seat))


# -- the field -------------------------------------------------------------------------------


def land(
    t: Table,
    card: int,
    spot: int,
    how: int,
    clause: str,
    cause: int = BY_RULE,
    source: int = -1,
    actor: int = -1,
    rest: int = 0,
    to: int = -1,
) -> None:
    """5.12.1: a member is put on circles of its owner (or of the seat `to`): it is sortied."""
    frm = t.zone[card]
    move(t, card, CIRCLE, clause, LAST, spot, rest, 0, cause, source, actor, to)  # 5.12.1
    if t.zone[card] == CIRCLE:
        tell_sortie(t, card, frm, how, cause, source, actor)


def tell_sortie(
    t: Table, card: int, frm: int, how: int, cause: int, source: int, actor: int
) -> None:
    """5.12.1: a member was put on a circle."""
    if heard(t, SORTIED):
        ref = t.refs[card]
        ev = Event(SORTIED, ref, ref, frm, CIRCLE, t.seat[card], cause, source, actor)
        ev.number = how
        emit(t, ev)


def shift_member(t: Table, card: int, spot: int, clause: str) -> bool:
    """5.14: a card on circles comes to be on others, or a gate to another gate zone.

    False if it cannot be moved (5.14.3) or is there already.
    """
    return bool(shift_members(t, [card], [spot], clause))


def shift_members(
    t: Table, cards: list[int], spots: list[int], clause: str, rearranged: int = 0
) -> list[int]:
    """5.14: cards come to be in other places at the same time; those of them that do.

    The cards set on them go along (5.24.2). They stay the same cards (4.1.5).
    """
    going: list[int] = []
    for i, card in enumerate(cards):
        if t.spot[card] != spots[i]:
            if t.zone[card] != CIRCLE or not barred(t, NO_SHIFT, t.seat[card], card):
                going.append(i)
    for i in going:
        put_elsewhere(t, cards[i], spots[i], clause)
    moved = [cards[i] for i in going]
    if heard(t, SHIFTED):
        for card in moved:
            ref = t.refs[card]
            kind = t.zone[card]
            emit(t, Event(SHIFTED, ref, ref, kind, kind, t.seat[card], number=rearranged))
    return moved


def put_elsewhere(t: Table, card: int, spot: int, clause: str) -> None:
    """One of the cards that change places."""
    kind = t.zone[card]
    seat = t.seat[card]
    for other in attached(t, card):
        t.set_spot(other, spot)  # 5.24.2
    t.set_spot(card, spot)  # 5.14.2
    at = seat * KINDS + kind
    t.set_zones(at, [*[c for c in t.zones[at] if c != card], card])  # 10.4.1: put there last
    t.stir(NEEDS_PLACES)
    t.stray |= CROWDED if kind == CIRCLE else GATES
    if t.refs[card] == t.defender and not AREAS[spot] >> t.target & 1:
        t.defender = -1  # 8.2.11.2
        t.stale = True
    t.note("shift", clause, seat, card, kind, kind, spot, seen=sight(t, card))


def attached(t: Table, card: int) -> list[int]:
    """The cards that are set on a card, and those that are set on these."""
    found = t.set_on(card)
    out = found[:]
    for other in found:
        out.extend(attached(t, other))
    return out


def set_card(
    t: Table,
    card: int,
    host: int,
    down: int,
    clause: str,
    cause: int = BY_EFFECT,
    source: int = -1,
    actor: int = -1,
) -> None:
    """5.24.1: a card is set on a card of either player; if that has gone, it is dropped (5.24.1.1).

    It lies on the circles of that card, or of that gate, so their player is its master (3.2.1.1)
    and may look at it. Hosts and order are kept (5.24.5). What was set on it goes along (5.24.2).
    """
    if t.zone[host] != CIRCLE and t.zone[host] != GATE:
        move(t, card, DROP, "5.24.1.1", cause=cause, source=source, actor=actor)
        return
    along = t.set_on(card) if t.zone[card] == CIRCLE else []
    spot = t.spot[host]
    to = t.seat[host]
    move(t, card, CIRCLE, clause, LAST, spot, 0, down, cause, source, actor, to)
    fasten(t, card, host)
    for other in along:
        if t.seat[other] != t.seat[card]:
            set_card(t, other, card, t.down[other], "5.24.2", cause, source, actor)
        else:
            for one in [other, *attached(t, other)]:
                t.set_spot(one, t.spot[card])
            t.set_host(other, card)
    if heard(t, SETTLED):
        ref = t.refs[card]
        emit(
            t,
            Event(SETTLED, ref, ref, seat=t.seat[card], source=source, other=t.refs[host]),
        )


def fasten(t: Table, card: int, host: int) -> None:
    """5.24.1: a card on circles counts as set on another from now on."""
    t.set_status(card, t.status[card] | SET)  # 5.24.1
    t.set_host(card, host)  # 5.24.1, 5.24.5
    t.alike = 1
    faces_changed(t, card)
    t.stir(NEEDS_HOSTS)


def give_soul(
    t: Table,
    card: int,
    host: int,
    clause: str,
    cause: int = BY_EFFECT,
    source: int = -1,
    actor: int = -1,
) -> None:
    """5.26.1: a card becomes a soul of a member on a circle (4.15.2), with its own souls (12.2.1).

    It lies in the soul zone of the player whose member it is.
    """
    if t.zone[host] != CIRCLE or t.status[host] & SET:
        return
    souls = t.souls(card) if t.is_member(card) else []
    seat = t.seat[host]
    move(t, card, SOUL, clause, cause=cause, source=source, actor=actor, to=seat)  # 5.26.1
    join_soul(t, card, host)
    for soul in souls:
        if t.seat[soul] != seat:
            move(t, soul, SOUL, "12.2.1", cause=cause, source=source, actor=actor, to=seat)
        join_soul(t, soul, host)


def join_soul(t: Table, soul: int, host: int) -> None:
    """4.15.2: a card in the soul zone belongs to a member from now on."""
    t.set_host(soul, host)
    t.stir(NEEDS_HOSTS)
    if t.battling:
        t.stale = True  # 8.2.9.2
