"""Zones and places: where cards are taken from and put to."""

from __future__ import annotations

from dataclasses import dataclass, field

from kirifuda.games.rebirth.meaning.context import (
    Context,
    NoMeaning,
    child,
    children,
    means,
    part,
)
from kirifuda.games.rebirth.meaning.filters import STATS, filter_, one_of, told_cards
from kirifuda.games.rebirth.meaning.players import player
from kirifuda.games.rebirth.questions import Foremost
from kirifuda.games.rebirth.terms import EnergyCards
from kirifuda.games.rebirth.zones import (
    CHARACTER,
    DECK,
    DEER_PILE,
    ENERGY,
    ENTRY,
    HAND,
    MEMBER,
    MEMORY,
    REBIRTH,
    RETIRE,
    SOUL,
    WAITING,
)
from kirifuda.kernel.effects.instructions import Top
from kirifuda.kernel.effects.relations import Of, Other, Under
from kirifuda.kernel.effects.terms import (
    All,
    Amount,
    Both,
    Cards,
    EventCard,
    FaceDown,
    Filter,
    In,
    Is,
    Kind,
    Not,
    Resting,
    Where,
)
from kirifuda.kernel.effects.who import EachPlayer, Opponent, Who
from kirifuda.text import Node

TOP = 1
BOTTOM = 2
ENDS = 3


@dataclass
class Spot:
    """One zone as a text names it."""

    kind: int
    partners: int = -1  # energy zone: 1 the partners, 0 the others
    filter: Filter | None = None
    vacant: bool = False
    end: int = 0  # deck: TOP, BOTTOM or ENDS
    slots: Filter | None = None  # only member slots with such a character,
    without: bool = False  # or without one


@dataclass
class Place:
    """Zones of players, or cards that were told of (`cards`)."""

    who: Who | None
    spots: list[Spot]
    each: bool = False  # joined by と
    cards: Cards | None = None
    parts: list[Cards] = field(default_factory=list)  # several of those, joined by と

    def owner(self, cx: Context) -> Who:
        return self.who if self.who is not None else cx.actor

    def spot(self) -> Spot:
        if len(self.spots) != 1:
            raise NoMeaning("one zone is needed here")
        return self.spots[0]

    def hidden(self) -> bool:
        """Whether not everyone can check what is there."""
        return any(s.kind in (HAND, DECK, DEER_PILE) or s.partners == 0 for s in self.spots)

    def zone_bits(self) -> int:
        bits = 0
        for s in self.spots:
            bits |= 1 << s.kind
        return bits

    def whole(self) -> int:
        """The zones, where no part of one is meant: nobody is kept out of some slots alone."""
        parts = [s for s in self.spots if s.partners > 0 or s != Spot(s.kind, s.partners)]
        if self.cards is not None or parts:
            raise NoMeaning("only whole zones are meant here")
        return self.zone_bits()


def spot_cards(who: Who, spot: Spot, filter: Filter | None) -> Cards:
    """The cards of one zone that meet a filter."""
    parts = [f for f in (spot.filter, filter) if f is not None]
    both = None if not parts else parts[0] if len(parts) == 1 else All(parts)
    if spot.kind == ENERGY and spot.partners >= 0:
        return EnergyCards(who, spot.partners, both)
    return In(who, [spot.kind], both)


def place_cards(cx: Context, place: Place, filter: Filter | None = None) -> Cards:
    """All cards of a place that meet a filter."""
    if place.cards is not None:
        return Where(place.cards, filter) if filter is not None else place.cards
    who = place.owner(cx)
    found = [spot_cards(who, s, filter) for s in place.spots]
    return found[0] if len(found) == 1 else Both(found)


def top_cards(cx: Context, place: Place, amount: Amount) -> Cards:
    """The top cards of a deck, or of a pile of deer."""
    return Top(place.owner(cx), place.spot().kind, amount)


def place(cx: Context, node: Node) -> Place:
    return cx.read(node, Place)


@means("place.bare")
def bare(cx: Context, node: Node) -> Place:
    named = child(node, 0)
    spots, each = zones(cx, named)
    everyone = named.phrase == "spot.with" and child(named, 0).phrase == "state.all"
    return Place(EachPlayer() if everyone else None, spots, each)


@means("place.of")
def of(cx: Context, node: Node) -> Place:
    who = player(cx, child(node, 0))
    spots, each = zones(cx, child(node, 1))
    return Place(who, spots, each)


@means("place.two", "place.two_or")
def two(cx: Context, node: Node) -> Place:
    """Zones of two players: joined by と, with ずつ so many from each."""
    parts: list[Cards] = []
    for at in (0, 2):
        who = player(cx, child(node, at))
        spots, _ = zones(cx, child(node, at + 1))
        if any(one.end or one.vacant for one in spots):
            raise NoMeaning("of the deck of two players nothing is taken at once")
        parts += [spot_cards(who, one, None) for one in spots]
    both = Both(parts)
    if node.phrase == "place.two":
        return Place(None, [], True, both, parts)
    return Place(None, [], False, both)


@means("place.but_bare", "place.but_of")
def but(cx: Context, node: Node) -> Place:
    missing = Not(Is(told_cards(cx, child(node, 0))))
    who = player(cx, child(node, 1)) if node.phrase == "place.but_of" else None
    spots, each = zones(cx, child(node, 2 if node.phrase == "place.but_of" else 1))
    for one in spots:
        one.filter = missing if one.filter is None else All([one.filter, missing])
    return Place(who, spots, each)


@means("place.those", "place.those_n")
def those(cx: Context, node: Node) -> Place:
    if cx.seen is not None:
        return Place(None, [], False, cx.seen)
    if cx.chosen is not None or isinstance(cx.told.last, EventCard):
        return Place(None, [], False, cx.it)
    raise NoMeaning("no cards were told of before")


@means("place.checked")
def checked(cx: Context, node: Node) -> Place:
    """The card of the check that an ability waited for, or of the last one in the effect."""
    found = cx.checked if cx.checked is not None else EventCard()
    return Place(None, [], False, Where(found, Of(player(cx, child(node, 0)))))


@means("place.soul")
def soul(cx: Context, node: Node) -> Place:
    return Place(None, [], False, Under(told_cards(cx, child(node, 0)), SOUL))


@means("place.soul_and")
def soul_and(cx: Context, node: Node) -> Place:
    """The souls of a card, and zones of a player; with ずつ, so many from each."""
    souls = Under(told_cards(cx, child(node, 0)), SOUL)
    who = player(cx, child(node, 1))
    spots, _ = zones(cx, child(node, 2))
    parts = [souls, *[spot_cards(who, spot, None) for spot in spots]]
    return Place(None, [], True, Both(parts), parts)


@means("place.soul_such")
def soul_such(cx: Context, node: Node) -> Place:
    who = player(cx, child(node, 0))
    host = spot_cards(who, spot(cx, child(node, 1)), filter_(cx, child(node, 2)))
    return Place(None, [], False, Under(host, SOUL))


@means("place.extreme")
def extreme(cx: Context, node: Node) -> Place:
    """Those characters whose value no other there surpasses."""
    who = player(cx, child(node, 0))
    spots, each = zones(cx, child(node, 1))
    there = Place(who, spots, each)
    every = place_cards(cx, there, Kind(CHARACTER))
    highest = child(node, 3).phrase == "pole.high"
    foremost = Foremost(every, STATS[child(node, 2).phrase], highest)
    return Place(None, [], False, Where(every, foremost))


@means("place.without")
def without(cx: Context, node: Node) -> Place:
    """Member slots without such a character."""
    who = player(cx, child(node, 1))
    if isinstance(who, Opponent):
        raise NoMeaning("one's own characters are put among one's own members")
    return Place(who, [Spot(MEMBER, slots=filter_(cx, child(node, 0)), without=True)])


part("zones.either", "zones.both", "zones.such_or", "pole.high", "pole.low")


def zones(cx: Context, node: Node) -> tuple[list[Spot], bool]:
    """The zones that a phrase names, and whether they are joined by と."""
    if node.phrase == "zones.such_or":
        first = spot(cx, child(node, 0))
        first.filter = filter_(cx, child(node, 1))
        return [first, spot(cx, child(node, 2))], False
    if node.phrase in ("zones.either", "zones.both"):
        spots = [spot(cx, n) for n in children(node, 0)]
        return spots, node.phrase == "zones.both"
    return [spot(cx, node)], False


part(
    "spot.with",
    "area.set",
    "state.all",
    "state.empty",
    "state.other",
    "state.rested",
    "state.standing",
    "state.face_down",
    "state.valued",
    "state.with_such",
)


SET = ("noun.rebirth", "noun.card")  # what every set card is called


def state_filter(cx: Context, node: Node, where: Spot) -> Filter:
    """How cards of a zone are, told before it."""
    if node.phrase == "state.other":
        return Other()
    if node.phrase in ("state.rested", "state.standing"):
        return Resting(1 if node.phrase == "state.rested" else 0)
    if node.phrase == "state.face_down":
        return FaceDown(1)
    if node.phrase == "state.valued":
        if where.kind in (HAND, DECK, ENERGY, DEER_PILE):
            raise NoMeaning("not everyone can check the numbers of cards there")
        return filter_(cx, Node("mod.value", node.args))
    raise NoMeaning(f"no meaning is attached to {node.phrase}")


def spot(cx: Context, node: Node) -> Spot:
    if node.phrase == "spot.with":
        found = spot(cx, child(node, 1))
        state = child(node, 0).phrase
        if state == "state.all":
            return found
        if state == "state.empty":
            found.vacant = True
        elif state == "state.with_such":
            found.slots = one_of(cx, child(child(node, 0), 0))
        else:
            so = state_filter(cx, child(node, 0), found)
            found.filter = so if found.filter is None else All([found.filter, so])
        return found
    if node.phrase == "area.set":
        such = child(node, 0)
        return Spot(REBIRTH, filter=None if such.phrase in SET else filter_(cx, such))
    simple = ZONES.get(node.phrase)
    if simple is None:
        raise NoMeaning(f"no meaning is attached to {node.phrase}")
    return Spot(*simple)


ZONES: dict[str, tuple[int, int, None, bool, int]] = {
    "zone.entry": (ENTRY, -1, None, False, 0),
    "zone.members": (MEMBER, -1, None, False, 0),
    "zone.energy": (ENERGY, 0, None, False, 0),
    "zone.partners": (ENERGY, 1, None, False, 0),
    "zone.retired": (RETIRE, -1, None, False, 0),
    "zone.hand": (HAND, -1, None, False, 0),
    "zone.waiting": (WAITING, -1, None, False, 0),
    "zone.deck": (DECK, -1, None, False, 0),
    "zone.deck_top": (DECK, -1, None, False, TOP),
    "zone.deck_bottom": (DECK, -1, None, False, BOTTOM),
    "zone.deck_ends": (DECK, -1, None, False, ENDS),
    "zone.deer": (DEER_PILE, -1, None, False, 0),
    "zone.deer_top": (DEER_PILE, -1, None, False, TOP),
    "zone.rebirth": (REBIRTH, -1, None, False, 0),
    "zone.memories": (MEMORY, -1, None, False, 0),
    "zone.soul": (SOUL, -1, None, False, 0),
}
part(*ZONES)
