"""Moving cards between zones, and turning them.

`place` is the one way in which a card comes to be where it is. It gives the card a new stamp, so
that it is a new card there, and remembers what it was, if it leaves the field. `shift` also lets
the game see zones that have run empty; `move` emits the event, too.
"""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.kernel.events.triggers import emit, emit_all
from kirifuda.kernel.position.cards import MOVE
from kirifuda.kernel.position.chance import shuffled
from kirifuda.kernel.position.made import names
from kirifuda.kernel.position.needs import NEEDS_REST, ZONE_BIT
from kirifuda.kernel.position.scope import BY_RULE, NO_NUMBERS, Event, Last
from kirifuda.kernel.position.state import State
from kirifuda.kernel.position.zones import HIDDEN, PRIVATE, PUBLIC

MOVED: Final = MOVE  # a game numbers its own kinds of events from 2 on

LAST: Final = 0  # at the bottom of an ordered zone, at the end of another
FIRST: Final = 1  # on top


def take(s: State, card: i64) -> None:
    """Take a card out of its zone's list."""
    at: i64 = s.seat[card] * s.kinds + s.zone[card]
    zone = s.own_zone(at)
    i: i64 = 0
    while zone[i] != card:
        i += 1
    zone.pop(i)


def place(
    s: State,
    card: i64,
    kind: i64,
    where: i64 = LAST,
    spot: i64 = -1,
    rest: i64 = 0,
    down: i64 = -1,
    to: i64 = -1,
) -> None:
    """Put a card into a zone of its owner (or of the seat `to`), as a new card there."""
    rules = s.pool.rules
    frm: i64 = s.zone[card]
    seat: i64 = s.seat[card]
    if rules.zones[frm].field or (
        rules.recalls_seen
        and rules.hidden_zones >> kind & 1
        and not rules.hidden_zones >> frm & 1
        and s.face(card) is not s.pool.faces[card]
    ):
        s.last = [*s.last, last_information(s, card)]
    covers: bool = s.recalls and (down > 0 or rules.covering >> kind & 1 != 0)
    saw: i64 = seen_in(s, card, frm) if covers else 0
    if s.lent:
        s.lend(card, seat)
    s.deeds += 1
    take(s, card)
    owner: i64 = s.pool.owner[card] if to < 0 else to
    zone = s.own_zone(owner * s.kinds + kind)
    if where == FIRST:
        zone.insert(0, card)
    else:
        zone.append(card)
    s.set_zone(card, kind)
    was = s.refs[card]
    s.renew(card)
    if s.seat[card] != owner:
        s.set_seat(card, owner)
    if s.spot[card] != spot:
        s.set_spot(card, spot)
    if s.rest[card] != rest:
        s.set_rest(card, rest)
    lies: i64 = rules.lies_down(s, card, kind) if down < 0 else down
    if s.down[card] != lies:
        s.set_down(card, lies)
        if rules.zones[frm].field or rules.zones[kind].field:
            s.stale = True
    if s.damage[card]:
        s.set_damage(card, 0)
    if s.host[card] >= 0:
        s.set_host(card, -1)
    if s.status[card]:
        s.set_status(card, 0)
    if s.known[card]:
        s.set_known(card, 0)
    definition: i64 = s.pool.definition[card]
    watch: i64 = s.pool.alert[definition]
    if watch:
        watch &= -2  # in no zone (0) a card does nothing
        if watch >> frm & 1 != watch >> kind & 1:
            _watch(s, card)
    if not s.stale:
        # a continuous effect looks at one of the zones, or is the card's own, or is on the card
        matter: i64 = s.pool.lasting[definition]
        matter |= s.needs >> ZONE_BIT
        if (matter >> frm | matter >> kind) & 1 or bound(s, was):
            s.stale = True
    rules.placed(s, card, frm, seat, kind)
    if covers:
        number: int = card  # there are more cards than bits in a machine word
        if saw or (s.clues and rules.mingling >> kind & 1) or s.followed_any >> number & 1:
            rules.concealed(s, number, saw)


def carry(s: State, card: i64, kind: i64, spot: i64, rest: i64) -> None:
    """Put a card elsewhere on the field as the same card: what applies to it goes on applying."""
    frm: i64 = s.zone[card]
    s.deeds += 1
    if frm != kind:
        take(s, card)
        s.own_zone(s.seat[card] * s.kinds + kind).append(card)
        s.set_zone(card, kind)
        watch: i64 = s.pool.alert[s.pool.definition[card]]
        watch &= -2
        if watch >> frm & 1 != watch >> kind & 1:
            _watch(s, card)
    if s.spot[card] != spot:
        s.set_spot(card, spot)
    if s.rest[card] != rest:
        s.set_rest(card, rest)
    s.stale = True
    s.pool.rules.placed(s, card, frm, s.seat[card], kind)


def seen_in(s: State, card: i64, zone: i64) -> i64:
    """The seats (bits) that see a card which leaves a zone; nobody has seen what is not yet laid
    out (zone 0)."""
    rules = s.pool.rules
    if not s.down[card]:
        if not rules.hidden_zones >> zone & 1:
            return (1 << s.seats) - 1 if zone else 0
        if not rules.private_zones >> zone & 1:
            return s.known[card]
    return sight(s, card)


def bound(s: State, ref: i64) -> bool:
    """Whether an effect has been made on this very card."""
    for effect in s.lasting:
        if effect.targets is not None and names(effect.targets, ref):
            return True
    if s.frozen:
        for active in s.fixed:
            if active.targets is not None and ref in active.targets:
                return True
    return False


def remember(s: State, cards: list[int]) -> None:
    """Cards are about to leave together: keep what each is while all of them are still there."""
    if len(cards) > 1:
        for card in cards:
            if s.pool.rules.zones[s.zone[card]].field:
                s.last = [*s.last, last_information(s, card)]


def last_information(s: State, card: int) -> Last:
    return Last(
        s.refs[card],
        s.face(card),
        s.zone[card],
        s.master(card) if s.lent else s.seat[card],
        s.spot[card],
        s.rest[card],
        s.damage[card],
        s.status[card],
        s.refs[s.host[card]] if s.host[card] >= 0 else -1,
    )


def left(s: State, seat: i64, kind: i64) -> None:
    """Cards have left a zone: let the game see if it has run empty."""
    rules = s.pool.rules
    if not s.zones[seat * s.kinds + kind] and rules.zones[kind].ordered:
        rules.emptied(s, seat, kind)


def _watch(s: State, card: i64) -> None:
    """Keep the list of cards that apply or listen from where they are, in order of number: a card
    that is in it goes out, another one comes in."""
    if not s.own_alert:
        s.alert = s.alert[:]
        s.own_alert = True
    at: i64 = 0
    alert = s.alert
    while at < len(alert) and alert[at] < card:
        at += 1
    if at < len(alert) and alert[at] == card:
        alert.pop(at)
    else:
        alert.insert(at, card)


def alert_cards(s: State) -> list[int]:
    """The cards that apply or listen from where they are: what moves keep up to date."""
    pool = s.pool
    out: list[int] = []
    for card in range(pool.size):
        kind = s.zone[card]
        if kind and pool.alert[pool.definition[card]] >> kind & 1:
            out.append(card)
    return out


def sight(s: State, card: int) -> int:
    """The seats (bits) that may know which card it is."""
    rules = s.pool.rules
    see = rules.zones[s.zone[card]].sight
    everyone = (1 << s.seats) - 1
    if see == PUBLIC and (not s.down[card] or rules.open_down >> s.zone[card] & 1):
        return everyone
    known = s.known[card]
    if see == PRIVATE:
        known |= rules.viewers(s, s.seat[card])
    elif see != HIDDEN:
        if rules.master_looks(s, card):
            known |= rules.allies(s, s.seat[card])
    elif rules.glimpses:
        known |= rules.glimpsers(s, card)
    return known


def secret(s: State, seat: i64, card: i64) -> bool:
    """Whether a seat may not know which card it is: of most this is told by where they lie."""
    rules = s.pool.rules
    zone: i64 = s.zone[card]
    if not rules.hidden_zones >> zone & 1:
        if not s.down[card] or (s.seat[card] == seat and rules.master_looks(s, card)):
            return False
    elif s.seat[card] == seat and rules.private_zones >> zone & 1:
        return False
    return not sight(s, card) >> seat & 1


def in_sight(s: State, seat: i64, cards: list[int]) -> bool:
    """Whether a seat may know which cards these are."""
    rules = s.pool.rules
    hidden: i64 = rules.hidden_zones
    private: i64 = rules.private_zones
    zones, seats, down = s.zone, s.seat, s.down
    card: i64
    for card in cards:
        zone: i64 = zones[card]  # of most cards, where they lie tells enough (`secret`)
        if hidden >> zone & 1:
            if seats[card] == seat and private >> zone & 1:
                continue
        elif not down[card]:
            continue
        if secret(s, seat, card):
            return False
    return True


def move(
    s: State,
    card: i64,
    kind: i64,
    clause: str,
    where: i64 = LAST,
    spot: i64 = -1,
    rest: i64 = 0,
    down: i64 = -1,
    cause: i64 = BY_RULE,
    source: i64 = -1,
    actor: i64 = -1,
    to: i64 = -1,
) -> int:
    """Move a card and tell everyone. Returns the reference to the card where it was put."""
    pool = s.pool
    if pool.bends:
        kind = pool.rules.bent(s, card, kind)
    if (
        s.trail is None
        and not s.delayed
        and not pool.state_zones
        and not pool.moves[s.zone[card]] >> kind & 1
    ):
        frm: i64 = s.zone[card]
        seat: i64 = s.seat[card]
        place(s, card, kind, where, spot, rest, down, to)  # nobody waits for such a move
        after = s.refs[card]
        if not s.zones[seat * s.kinds + frm]:
            left(s, seat, frm)
        return after
    ev = shift(s, card, kind, clause, where, spot, rest, down, cause, source, actor, to)
    emit(s, ev)
    return ev.card


def shift(
    s: State,
    card: i64,
    kind: i64,
    clause: str,
    where: i64 = LAST,
    spot: i64 = -1,
    rest: i64 = 0,
    down: i64 = -1,
    cause: i64 = BY_RULE,
    source: i64 = -1,
    actor: i64 = -1,
    to: i64 = -1,
) -> Event:
    """Move a card without telling yet: for several that move at once."""
    if s.pool.bends:
        kind = s.pool.rules.bent(s, card, kind)
    before = s.refs[card]
    frm: i64 = s.zone[card]
    seat: i64 = s.seat[card]
    seen = sight(s, card) if s.trail is not None else 0
    place(s, card, kind, where, spot, rest, down, to)
    after = s.refs[card]
    if s.trail is not None:
        s.note(
            "move",
            clause,
            seat,
            card,
            frm,
            kind,
            rest,
            source,
            seen | sight(s, card),
            before,
        )
    master = s.seat[card]
    left(s, seat, frm)  # what an empty zone calls for may move this very card on
    return Event(
        MOVED,
        after,
        before,
        frm,
        kind,
        master,
        cause,
        source,
        actor if actor >= 0 else seat,
    )


def move_all(
    s: State,
    cards: list[int],
    kind: int,
    clause: str,
    where: i64 = LAST,
    rest: i64 = 0,
    cause: i64 = BY_RULE,
    source: i64 = -1,
    actor: i64 = -1,
) -> None:
    """Move cards at the same time: all are there before any trigger sees it."""
    remember(s, cards)
    events = [shift(s, c, kind, clause, where, -1, rest, -1, cause, source, actor) for c in cards]
    emit_all(s, events)


def shuffle(s: State, seat: int, kind: int, clause: str) -> None:
    """Put a zone's cards into random order; nobody knows any of them any more."""
    at = seat * s.kinds + kind
    s.deeds += 1
    s.set_zones(at, shuffled(s.chance, s.zones[at]))
    known = [c for c in s.known_cards if s.zone[c] == kind and s.seat[c] == seat]
    if s.recalls and (known or s.clues or s.followed_any):
        shown = [0] * s.seats  # for each seat, bits of the cards that it knew
        for card in known:
            for viewer in range(s.seats):
                if s.known[card] >> viewer & 1:
                    shown[viewer] |= 1 << card
    else:
        shown = NO_NUMBERS
    if known:
        s.hide_all(known)
    if shown:
        s.pool.rules.mixed(s, seat, kind, shown)
    s.note("shuffle", clause, seat, -1, -1, kind)


def show_no_more(s: State, card: int) -> None:
    """A card that was shown is hidden again where it lies."""
    before = sight(s, card)
    s.set_known(card, 0)
    s.pool.rules.concealed(s, card, before)


def turn(s: State, card: i64, rest: i64, clause: str, source: int = -1) -> bool:
    """Stand (0) or rest (1) a card; False if it already was so, and then nothing is done."""
    if s.rest[card] == rest:
        return False
    s.set_rest(card, rest)
    s.deeds += 1
    if s.needs & NEEDS_REST:
        s.stale = True
    if s.trail is not None:
        verb = "rest" if rest else "stand"
        s.note(verb, clause, s.seat[card], card, source=source, seen=sight(s, card))
    return True
