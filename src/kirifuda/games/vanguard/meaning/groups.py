"""Which cards: groups that are described, and cards that are spoken of."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from kirifuda.games.vanguard.describing import (
    AtSpots,
    Attacker,
    Attacks,
    Boosted,
    BoundBy,
    OfRideDeck,
    SameColumn,
)
from kirifuda.games.vanguard.events import (
    APPEARED,
    ATTACKED,
    BATTLE_ENDING,
    CHECKED,
    CHOSEN,
    HIT,
    NOT_HIT,
    REVEALED,
    STOOD,
    UNBOOSTED,
    WAS_ATTACKED,
    WAS_BOOSTED,
)
from kirifuda.games.vanguard.happening import Happens
from kirifuda.games.vanguard.marking import Bearer
from kirifuda.games.vanguard.meaning.context import (
    Context,
    Done,
    NoMeaning,
    child,
    means,
    number,
    part,
)
from kirifuda.games.vanguard.meaning.places import NOWHERE, ZONES, Place, Spot, player
from kirifuda.games.vanguard.zones import (
    BIND,
    BOOST,
    CRITICAL,
    DECK,
    DRIVE,
    GRADE,
    GUARDIAN,
    INTERCEPT,
    MARKER,
    PERSONA,
    POWER,
    REAR,
    SHIELD,
    TRIPLE_DRIVE,
    TWIN_DRIVE,
    UNIT,
    VANGUARD,
)
from kirifuda.kernel.effects.relations import InZones, Of, Other
from kirifuda.kernel.effects.terms import (
    All,
    Any,
    Anything,
    Both,
    Cards,
    CountOf,
    EventCard,
    FaceDown,
    Filter,
    Fixed,
    In,
    Is,
    Kind,
    Not,
    This,
    Value,
    Where,
)
from kirifuda.kernel.effects.who import EachPlayer, Who, You
from kirifuda.kernel.events.moving import MOVED
from kirifuda.text import Node

STATS = {
    "figure.power": POWER,
    "figure.shield": SHIELD,
    "figure.critical": CRITICAL,
    "figure.drive": DRIVE,
    "stat.grade": GRADE,
}
part(*STATS)
FIELD_ZONES = [VANGUARD, REAR, GUARDIAN]
SKILL_MARKS = {
    "skill.boost": BOOST,
    "skill.intercept": INTERCEPT,
    "skill.twin": TWIN_DRIVE,
    "skill.triple": TRIPLE_DRIVE,
    "skill.persona": PERSONA,
}
part(*SKILL_MARKS)


@dataclass
class Group:
    """Cards as a text describes them: whose, where, and what they are."""

    whose: Who | None = None
    zones: list[int] = field(default_factory=list)  # none: not told
    parts: list[Filter] = field(default_factory=list)
    located: list[Filter] = field(default_factory=list)  # where they lie, in which state
    token: str = ""  # tokens of that name
    ticket: bool = False  # rather tickets of that name
    distinct: str = ""  # "names" or "grades": all of them different; "same"
    loose: bool = False  # described by the word for any card
    vanguard: bool = False
    left: list[Happens] = field(default_factory=list)  # how they have left where they were

    @property
    def single(self) -> bool:
        """Whether there can be only one: a vanguard, who attacks, the other unit of a column."""
        if self.vanguard or any(isinstance(one, Attacks) for one in self.located):
            return True
        beside = any(isinstance(one, SameColumn) for one in self.located)
        return beside and any(isinstance(one, Other) for one in self.located)

    @property
    def anywhere(self) -> bool:
        """Whether it is not told where they are: "unit" alone is a unit of the field, unless
        cards were looked at just before."""
        if self.whose is not None:
            return False
        return not self.zones or (self.zones == FIELD_ZONES and not self.located)

    def like(self) -> Filter:
        """What each of them is."""
        return joined(self.parts)

    def whole(self) -> Filter:
        """What each of them is, where and whose."""
        self.still_there()
        more: list[Filter] = [*self.parts, *self.located]
        if self.zones:
            bits = 0
            for zone in self.zones:
                bits |= 1 << zone if zone != NOWHERE else 0
            more.append(InZones(bits))
        if self.whose is not None:
            more.append(Of(self.whose))
        return joined(more)

    def here(self) -> Filter:
        """What each of them is, and how it lies."""
        return joined([*self.parts, *self.located])

    def somewhere(self) -> Filter:
        """The same, and in which of its zones."""
        bits = 0
        for zone in self.zones:
            bits |= 1 << zone if zone != NOWHERE else 0
        return joined([*self.parts, *self.located, InZones(bits)])

    def still_there(self) -> None:
        if self.left:
            raise NoMeaning("who has left is there no more; such are only counted")

    def cards(self, cx: Context, place: Place | None = None) -> Cards:
        """All of them: in a place, or where their description puts them."""
        self.still_there()
        parts = [*self.parts, *self.located]
        if place is not None and self.zones == FIELD_ZONES:
            parts.insert(0, Kind(UNIT))  # 2.9.3.1.1: elsewhere than on the field, a unit card
        if place is not None and place.seen:
            seen = cx.rest if cx.rest is not None else cx.seen
            assert seen is not None
            return Where(seen, joined(parts)) if parts else seen
        if place is not None:
            # a rear-guard in the front row is none but a rear-guard, be the vanguard there too
            there = [one for one in place.spots if one.zone in self.zones] or place.spots
            return at_place(cx, replace(place, spots=there), self.whose, parts)
        zones = self.zones
        if not zones:
            if self.whose is None or self.loose:
                raise NoMeaning("where these cards are is not told")
            zones = FIELD_ZONES
        who = self.whose
        if who is None:
            who = You() if cx.pays else EachPlayer()
        somewhere = [zone for zone in zones if zone != NOWHERE]
        return In(who, somewhere, joined(parts) if parts else None)


def joined(parts: list[Filter]) -> Filter:
    """All that some filters ask."""
    if not parts:
        return Anything()
    return parts[0] if len(parts) == 1 else All(parts)


def any_of(parts: list[Filter]) -> Filter:
    return parts[0] if len(parts) == 1 else Any(parts)


def at_place(cx: Context, place: Place, whose: Who | None, parts: list[Filter]) -> Cards:
    """The cards of a place that meet filters."""
    who = place.who or whose or (You() if place.column is None else EachPlayer())
    if place.who is None and whose is None and place.column is None:
        who = cx.actor
    if place.column is not None:
        parts = [*parts, SameColumn(place.column)]
    plain = [one.zone for one in place.spots if one.plain]
    out: list[Cards] = []
    if plain:
        there = [zone for zone in plain if zone != NOWHERE]
        out.append(In(who, there, joined(parts) if parts else None))
    for one in place.spots:
        if not one.plain:
            out.append(In(who, [one.zone], joined([*parts, *at_spot(one)])))
    return out[0] if len(out) == 1 else Both(out)


def at_spot(one: Spot) -> list[Filter]:
    """Being on such circles."""
    if one.vacant or one.own:
        raise NoMeaning("there is no unit there")
    found: list[Filter] = []
    if one.down >= 0:
        found.append(FaceDown(one.down))
    if one.spots != Spot(REAR).spots:
        found.append(AtSpots(one.spots))
    if one.column is not None:
        found.append(SameColumn(one.column))
    if one.other and one.column is not None:
        found.append(Not(Is(one.column)))
    return found


def group(cx: Context, node: Node) -> Group:
    """Cards that are described."""
    found = cx.apply(node)
    assert isinstance(found, Group)
    return found


def scope(cx: Context, node: Node, attribute: int, printed: bool = False) -> Filter:
    """A number that is so much, more or less."""
    n = Fixed(number(node, 0))
    if node.phrase == "scope.or":
        either: list[Filter] = [
            Value(attribute, n, n),
            Value(attribute, Fixed(number(node, 1)), Fixed(number(node, 1))),
        ]
        return Any(either)
    least = None if node.phrase == "scope.most" else n
    most = None if node.phrase == "scope.least" else n
    return Value(attribute, least, most)


part("scope.n", "scope.least", "scope.most", "scope.or")


# -- cards that are spoken of ------------------------------------------------------------------


def ref(cx: Context, node: Node) -> Cards:
    return cx.read(node, Cards)


@means("card.this")
def this(cx: Context, node: Node) -> Cards:
    return itself(cx)


@means("cards.bound_by")
def bound_by(cx: Context, node: Node) -> Cards:
    """4.12.5: what that card has bound."""
    cx.card.bundles = True
    return In(EachPlayer(), [BIND], BoundBy(ref(cx, child(node, 0))))


def itself(cx: Context) -> Cards:
    """The card with the ability; of a marker the unit that it is on (15.8.6.1)."""
    return Bearer() if cx.card.kinds & MARKER else This()


@means("ridecard.this")
def this_of_ride_deck(cx: Context, node: Node) -> Cards:
    return Where(This(), OfRideDeck())


@means("card.that", "card.it")
def that(cx: Context, node: Node) -> Cards:
    """The card told of last: never this one, which is called so; else one that was asked for."""
    if cx.told.that is None and cx.standing and isinstance(cx.counted, CountOf):
        return cx.counted.cards
    return but_this(cx.that())


def but_this(found: Cards) -> Cards:
    if isinstance(found, This):
        raise NoMeaning("no other card was told of before")
    return found


@means("ref.vanguard")
def the_vanguard(cx: Context, node: Node) -> Cards:
    return In(player(cx, child(node, 0)), [VANGUARD])


DEEDS = {
    "thus.called": "call",
    "thus.revealed": "reveal",
    "thus.chosen": "choose",
    "thus.discarded": "discard",
    "thus.bound": "bind",
    "thus.retired": "retire",
    "thus.stood": "stand",
    "thus.put": "put",
    "thus.added": "add",
    "thus.returned": "add",
    "thus.put_at": "put",
    "thus.put_bottom": "put",
    "thus.soul_blasted": "soul blast",
    "thus.soul_charged": "soul charge",
}
part(*DEEDS, "thus.boosted", "thus.attacked", "thus.was_attacked", "thus.ridden")


ATTACKS = (ATTACKED, UNBOOSTED, WAS_BOOSTED, HIT, NOT_HIT, BATTLE_ENDING)
#: What befell the card of an event, by which it is spoken of.
BEFELL = {
    "thus.called": (APPEARED,),
    "thus.ridden": (APPEARED,),
    "thus.attacked": ATTACKS,
    "thus.was_attacked": (WAS_ATTACKED,),
    "thus.revealed": (REVEALED, CHECKED),
    "thus.chosen": (CHOSEN,),
    "thus.stood": (STOOD,),
    "thus.discarded": (MOVED,),
    "thus.bound": (MOVED,),
    "thus.retired": (MOVED,),
    "thus.put": (MOVED,),
    "thus.put_at": (MOVED,),
    "thus.put_bottom": (MOVED,),
    "thus.added": (MOVED,),
    "thus.returned": (MOVED,),
}


def befallen(cx: Context, node: Node) -> Cards | None:
    """Who was waited for, if that is what befell it."""
    kinds = BEFELL.get(node.phrase, ())
    if cx.event_card is None or not cx.ability.triggers:
        return None
    if any(trigger.event not in kinds for trigger in cx.ability.triggers):
        return None
    return cx.event_card


def of_kind(cx: Context, deed: str, zone: int, paid: bool) -> list[Done]:
    """What was told to be done of a kind, for the cost or not; where a zone is told, what came
    there. What the effect did goes before what was paid for it."""
    found = [one for one in cx.deeds if one.deed == deed]
    found = [one for one in found if (not one.way if zone < 0 else one.zone == zone)]
    return [one for one in found if one.paid == paid] or ([] if paid else found)


#: Spellings that say このコストで.
FOR_COST = {
    "card.done": (3, 4, 5),
    "cards.done": (3, 4, 5),
    "cards.done_such": (1,),
    "cond1.thus_count": (0, 1, 2),
    "per.thus": (0, 1),
}


def for_cost(node: Node) -> bool:
    return node.form in FOR_COST.get(node.phrase, ())


def done_cards(cx: Context, node: Node, paid: bool = False) -> Cards:
    """The cards to which this effect, or its cost, did something; or who has a part in the event
    that it waits for."""
    if node.phrase == "thus.boosted":
        return Boosted()
    waited = befallen(cx, node)
    if node.phrase == "thus.attacked":
        return waited or Attacker()
    if node.phrase in ("thus.was_attacked", "thus.ridden"):
        if waited is None:
            raise NoMeaning("no card that this befell was told of before")
        return waited
    wanted = DEEDS[node.phrase]
    zone = ZONES[child(node, 0).phrase] if node.phrase == "thus.put_at" else -1
    if node.phrase == "thus.put_bottom":
        zone = DECK
    done = of_kind(cx, wanted, zone, paid)
    if len(done) > 1:
        raise NoMeaning("two things were told of before to which that was done")
    if done:
        return done[0].cards
    if isinstance(waited, EventCard) and not paid:
        return waited
    raise NoMeaning("no card to which that was done was told of before")


@means("card.done", "cards.done")
def thus(cx: Context, node: Node) -> Cards:
    return done_cards(cx, child(node, 0), for_cost(node))


@means("cards.done_such")
def thus_such(cx: Context, node: Node) -> Cards:
    found = done_cards(cx, child(node, 0), for_cost(node))
    such = Where(found, group(cx, child(node, 1)).like())
    if found is not cx.seen:
        return such
    kept = cx.pin(such, "7.50.1")  # the others of those just shown are the rest
    cx.rest = Where(found, Not(Is(kept)))
    return kept


@means("cards.all")
def all_such(cx: Context, node: Node) -> Cards:
    found = group(cx, child(node, 0))
    if found.distinct:
        raise NoMeaning("all of them, and all different")
    return found.cards(cx)


@means("cards.these")
def these(cx: Context, node: Node) -> Cards:
    """A group without すべて: only where it is one card, as a fighter's vanguard is."""
    found = group(cx, child(node, 0))
    if not found.single:
        raise NoMeaning("which of these is not told")
    return found.cards(cx)


@means("cards.those")
def those(cx: Context, node: Node) -> Cards:
    return but_this(cx.them())


@means("cards.rest", "cards.revealed_rest")
def rest(cx: Context, node: Node) -> Cards:
    if cx.rest is None:
        raise NoMeaning("no cards were told of before of which some could be left")
    if cx.shown and node.phrase == "cards.rest":
        raise NoMeaning("what is left of those looked at, or of those shown")
    return cx.rest


@means("cards.with")
def together_with(cx: Context, node: Node) -> Cards:
    return Both([ref(cx, child(node, 0)), ref(cx, child(node, 1))])


@means("cards.with_all")
def together_with_all(cx: Context, node: Node) -> Cards:
    return Both([ref(cx, child(node, 0)), group(cx, child(node, 1)).cards(cx)])


@dataclass
class Subject:
    """Whom a sentence is about: a card that is spoken of, or such as are described."""

    cards: Cards | None = None
    group: Group | None = None
    state: Filter | None = None  # in which the card must be

    @property
    def own(self) -> bool:
        return isinstance(self.cards, This)


@means("subject.card")
def subject_card(cx: Context, node: Node) -> Subject:
    return Subject(cards=ref(cx, child(node, 0)))


@means("subject.such")
def subject_such(cx: Context, node: Node) -> Subject:
    return Subject(group=group(cx, child(node, 0)))


def subject(cx: Context, node: Node) -> Subject:
    return cx.read(node, Subject)
