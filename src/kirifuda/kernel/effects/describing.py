"""Why a card cannot be chosen: which part of the description of those that can be it fails."""

from __future__ import annotations

from kirifuda.kernel.effects.choosing import Choose
from kirifuda.kernel.effects.costs import Cost, Share
from kirifuda.kernel.effects.effect import Effect
from kirifuda.kernel.effects.instructions import Top
from kirifuda.kernel.effects.relations import Called, FirstOf, Under
from kirifuda.kernel.effects.terms import (
    All,
    Both,
    Cards,
    Filter,
    In,
    Kind,
    Named,
    Not,
    Trait,
    Value,
    Where,
)
from kirifuda.kernel.errors import Reason, Said, joined
from kirifuda.kernel.events.moving import sight
from kirifuda.kernel.position.scope import CARD_MASK, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Pick


def why_not_picked(s: State, seat: int, card: int) -> list[Reason]:
    """Why the seat that is choosing cannot pick a card; empty if nothing more can be told.

    Of a card that the seat may not see only that is told which everyone can see: where it lies.
    """
    d = s.decision
    top = s.stack[-1]
    if d is None or d.seat != seat or card < 0 or not isinstance(top, Pick):
        return []
    if card in top.picked:
        return [Reason("it has been picked already", d.clause)]
    rules = s.pool.rules
    if card in top.candidates:
        if card not in rules.foremost(s, top, top.candidates):
            clause = rules.topics.get("prefer", d.clause)
            return [Reason("an effect lets other cards be chosen first", clause)]
        return [Reason("a copy of it is offered in its place", d.clause)]
    below = s.stack[-2]
    if not isinstance(below, Effect):
        return []
    sc = below.scope
    ref = s.refs[card]
    program = below.program(s)
    if below.at < len(program):
        toll = program[below.at]  # a cost comes back to itself until all of it is chosen
        if isinstance(toll, Cost):
            share = toll.asking(sc)
            if share is not None:
                return why_not_paid(s, sc, share, ref, seat, d.clause)
    chooses = program[below.at - 1]
    if not isinstance(chooses, Choose):
        return []
    out = missed(s, sc, chooses.cards, ref, seat, d.clause)
    if out or not sight(s, card) >> seat & 1:
        return out
    if not rules.selectable(s, sc, ref, chooses.paying):
        return [rules.why_unselectable(s, sc, ref, chooses.paying)]
    clause = rules.topics.get("together", d.clause)
    return [Reason("it does not go with what was picked", clause)]


def why_not_paid(
    s: State, sc: Scope, share: Share, ref: int, seat: int, clause: str
) -> list[Reason]:
    """Why a card cannot be picked for a part of a cost."""
    card = ref & CARD_MASK
    out = [] if share.cards is None else missed(s, sc, share.cards, ref, seat, clause)
    if out or not sight(s, card) >> seat & 1:
        return out
    if not share.payment.fits(s, sc, card):
        return [Reason("as it lies, it cannot pay for this", clause)]
    if not s.pool.rules.selectable(s, sc, ref, True):
        return [s.pool.rules.why_unselectable(s, sc, ref, True)]
    return [Reason("another part of the cost needs it", clause)]


def missed(s: State, sc: Scope, cards: Cards, ref: int, seat: int, clause: str) -> list[Reason]:
    """What a card lacks to be one of these cards; empty if it is one of them."""
    cards = cards.spelled()
    if isinstance(cards, Both):
        return nearest(s, sc, cards.parts, ref, seat, clause)
    if isinstance(cards, FirstOf):
        return nearest(s, sc, first_of(s, sc, cards.parts), ref, seat, clause)
    places = places_of(s, sc, cards, seat)
    if places and not there(s, sc, cards, ref):
        return [
            Reason(
                Said("it must lie in {0}", [joined("{0} or {1}", places)]),
                place_clause(s, cards, clause),
            )
        ]
    if isinstance(cards, Where):
        found = missed(s, sc, cards.cards, ref, seat, clause)
        return found or lacked(s, sc, cards.filter, ref, seat, clause)
    if isinstance(cards, In):
        return lacked(s, sc, cards.filter, ref, seat, clause)
    if isinstance(cards, Under):
        host = s.host[ref & CARD_MASK]
        if host < 0 or s.refs[host] not in cards.cards.refs(s, sc):
            return [Reason("it must lie under the card that the text speaks of", clause)]
        return lacked(s, sc, cards.filter, ref, seat, clause)
    if ref in cards.refs(s, sc):
        return []
    if isinstance(cards, Top):
        n = cards.amount.value(s, sc)
        return [Reason(Said("it must be among the top {0} cards of {1}", [n, places[0]]), clause)]
    return [Reason("it is none of the cards that the text speaks of", clause)]


def nearest(
    s: State, sc: Scope, parts: list[Cards], ref: int, seat: int, clause: str
) -> list[Reason]:
    """Of several selections: what a card lacks for one that looks where it lies."""
    places: list[Said] = []
    around: list[Reason] = []
    for part in parts:
        found = missed(s, sc, part, ref, seat, clause)
        if not found:
            return []
        if there(s, sc, part, ref):
            around = around or found
        told = [str(p) for p in places]
        places.extend([p for p in places_of(s, sc, part, seat) if str(p) not in told])
    if around or not places:
        return around or [Reason("it is none of the cards that the text speaks of", clause)]
    return [
        Reason(
            Said("it must lie in {0}", [joined("{0} or {1}", places)]),
            place_clause(s, parts[0], clause),
        )
    ]


def first_of(s: State, sc: Scope, parts: list[Cards]) -> list[Cards]:
    """That one of several selections that counts."""
    for part in parts:
        if part.refs(s, sc):
            return [part]
    return parts[-1:]


def places_of(s: State, sc: Scope, cards: Cards, seat: int) -> list[Said]:
    """Where these cards lie, as the seat would say it; empty if it is not told by zones."""
    cards = cards.spelled()
    if isinstance(cards, Where):
        return places_of(s, sc, cards.cards, seat)
    if isinstance(cards, Under):
        return [Said("the {0}", [Said(s.pool.rules.zones[cards.zone].name)])]
    if isinstance(cards, Top):
        return [place_words(s, cards.who.seats(s, sc), seat, cards.kind)]
    if isinstance(cards, In):
        seats = cards.who.seats(s, sc)
        return [place_words(s, seats, seat, kind) for kind in cards.zones]
    return []


def place_words(s: State, seats: list[int], seat: int, kind: int) -> Said:
    """A zone of some seats, as one of the players would say it."""
    zone = Said(s.pool.rules.zones[kind].name)
    if seat not in seats:
        return Said("the opponent's {0}", [zone])
    return Said("your {0}" if len(seats) == 1 else "anyone's {0}", [zone])


def there(s: State, sc: Scope, cards: Cards, ref: int) -> bool:
    """Whether a card lies where these cards do."""
    cards = cards.spelled()
    card = ref & CARD_MASK
    if isinstance(cards, Where):
        return there(s, sc, cards.cards, ref)
    if isinstance(cards, Under):
        return s.zone[card] == cards.zone
    if isinstance(cards, Top):
        return s.zone[card] == cards.kind and s.seat[card] in cards.who.seats(s, sc)
    if isinstance(cards, In):
        return s.zone[card] in cards.zones and s.seat[card] in cards.who.seats(s, sc)
    return ref in cards.refs(s, sc)


def place_clause(s: State, cards: Cards, clause: str) -> str:
    """The clause about the zone in which cards must lie."""
    cards = cards.spelled()
    zones = s.pool.rules.zones
    if isinstance(cards, Where):
        return place_clause(s, cards.cards, clause)
    if isinstance(cards, Under):
        return zones[cards.zone].clause
    if isinstance(cards, Top):
        return zones[cards.kind].clause
    return zones[cards.zones[0]].clause if isinstance(cards, In) else clause


def lacked(
    s: State, sc: Scope, filter: Filter | None, ref: int, seat: int, clause: str
) -> list[Reason]:
    """Each part of a filter that a card fails, if the seat may know what the card is."""
    if filter is None or not sight(s, ref & CARD_MASK) >> seat & 1 or filter.holds(s, sc, ref):
        return []
    if isinstance(filter, All):
        out: list[Reason] = []
        for part in filter.parts:
            out.extend(lacked(s, sc, part, ref, seat, clause))
        return out
    message = Said("it must {0}", [filter.wants(s, sc)])
    held = filter.shows(s, sc, ref)
    if held:
        message = Said("it must {0}; it has {1}", [filter.wants(s, sc), Said(held)])
    return [Reason(message, s.pool.rules.topics.get(topic(s, filter), clause))]


def topic(s: State, filter: Filter) -> str:
    """What a filter is about, as `Rules.topics` calls it."""
    if isinstance(filter, Not):
        return topic(s, filter.part)
    if isinstance(filter, Kind):
        for bit, name in enumerate(s.pool.rules.kind_names):
            if filter.kinds >> bit & 1 and name in s.pool.rules.topics:
                return name
        return "kind"
    if isinstance(filter, Named) or isinstance(filter, Called):
        return "name"
    if isinstance(filter, Trait):
        return "trait"
    if isinstance(filter, Value):
        return s.pool.rules.attributes[filter.attribute]
    return filter.about
