"""Where: zones, circles, rows, whose they are, and where cards go."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import reduce
from operator import or_

from kirifuda.games.phrases import who_acts
from kirifuda.games.vanguard.calling import Circles
from kirifuda.games.vanguard.describing import AtSpots, InRow
from kirifuda.games.vanguard.meaning.context import (
    Context,
    NoMeaning,
    child,
    children,
    means,
    part,
)
from kirifuda.games.vanguard.zones import (
    BACK,
    BACK_CENTER,
    BACK_LEFT,
    BACK_RIGHT,
    BIND,
    CRESTS,
    DAMAGE,
    DECK,
    DROP,
    FRONT,
    FRONT_LEFT,
    FRONT_RIGHT,
    GUARDIAN,
    HAND,
    ORDERS,
    REAR,
    REAR_CIRCLES,
    RIDE_DECK,
    ROW_OF,
    SOUL,
    TRIGGER,
    VANGUARD,
)
from kirifuda.kernel.effects.terms import Cards, Filter
from kirifuda.kernel.effects.who import EachPlayer, Opponent, Who, You
from kirifuda.kernel.events.moving import FIRST, LAST
from kirifuda.text import Node

NOWHERE = -1  # the G zone, which nothing fills yet
ZONES = {
    "zone.hand": HAND,
    "zone.drop": DROP,
    "zone.soul": SOUL,
    "zone.deck": DECK,
    "zone.damage": DAMAGE,
    "zone.bind": BIND,
    "zone.orders": ORDERS,
    "zone.ride_deck": RIDE_DECK,
    "zone.crests": CRESTS,
    "zone.trigger": TRIGGER,
    "pile.soul": SOUL,
    "pile.hand": HAND,
    "pile.drop": DROP,
    "pile.damage": DAMAGE,
    "pile.bind": BIND,
    "pile.orders": ORDERS,
    "pile.g_zone": NOWHERE,
}
part(*ZONES)

_FRONT = sum(1 << spot for spot in range(REAR_CIRCLES) if ROW_OF[spot] == FRONT)
_BACK = sum(1 << spot for spot in range(REAR_CIRCLES) if ROW_OF[spot] == BACK)
ROWS = {
    "row.front": _FRONT,
    "row.back": _BACK,
    "row.middle": 1 << BACK_CENTER,
    "row.front_left": 1 << FRONT_LEFT,
    "row.front_right": 1 << FRONT_RIGHT,
    "row.back_left": 1 << BACK_LEFT,
    "row.back_right": 1 << BACK_RIGHT,
}
part(*ROWS)
ALL_SPOTS = (1 << REAR_CIRCLES) - 1


def row_filter(row: str) -> Filter:
    """Being in a row (4.9.1.3), the vanguard in the front row too, or on one of its circles."""
    if row in ("row.front", "row.back"):
        return InRow(FRONT if row == "row.front" else BACK)
    return AtSpots(ROWS[row])


def player(cx: Context, node: Node) -> Who:
    """A fighter, as the words before make it."""
    return cx.read(node, Who)


@means("player.you")
def you(cx: Context, node: Node) -> Who:
    return Opponent(You()) if cx.flipped else You()


@means("player.self")
def self_(cx: Context, node: Node) -> Who:
    return cx.actor


@means("player.opponent")
def opponent(cx: Context, node: Node) -> Who:
    return You() if cx.flipped else Opponent(You())


@means("player.both")
def both_players(cx: Context, node: Node) -> Who:
    return EachPlayer()


def actor(cx: Context, node: Node) -> Who:
    """Who は names."""
    return who_acts(cx, node, player(cx, node))


@dataclass
class Spot:
    """A zone, or circles of a kind."""

    zone: int
    spots: int = ALL_SPOTS
    column: Cards | None = None
    other: bool = False
    own: bool = False
    vacant: bool = False
    down: int = -1  # only those that lie so

    @property
    def plain(self) -> bool:
        """Nothing but the zone is told."""
        told = self.column is not None or self.other or self.own or self.vacant or self.down >= 0
        return self.spots == ALL_SPOTS and not told


CIRCLES = {"field.vanguard": VANGUARD, "field.rear": REAR, "field.guardian": GUARDIAN}


def spot(cx: Context, node: Node) -> Spot:
    """A zone or a kind of circles."""
    if node.phrase in ZONES:
        return Spot(ZONES[node.phrase])
    return cx.read(node, Spot)


@means("beyond.g_zone")
def g_zone(cx: Context, node: Node) -> Spot:
    """4.14: without stride no card is ever there."""
    return Spot(NOWHERE)


@means(*CIRCLES)
def plain_circle(cx: Context, node: Node) -> Spot:
    return Spot(CIRCLES[node.phrase])


@means("field.row")
def row_circle(cx: Context, node: Node) -> Spot:
    return Spot(REAR, ROWS[child(node, 0).phrase])


@means("circle.column", "circle.column_row", "circle.other", "circle.of")
def column_circle(cx: Context, node: Node) -> Spot:
    found = Spot(REAR, column=cx.read(child(node, 0), Cards))
    if node.phrase == "circle.column_row":
        found.spots = ROWS[child(node, 1).phrase]
    found.other = node.phrase == "circle.other"
    found.own = node.phrase == "circle.of"
    return found


@means("facing.up", "facing.down")
def facing_zone(cx: Context, node: Node) -> Spot:
    return Spot(ZONES[child(node, 0).phrase], down=0 if node.phrase == "facing.up" else 1)


@means("circle.open", "circle.open_row", "circle.open_column")
def open_circle(cx: Context, node: Node) -> Spot:
    found = Spot(REAR, vacant=True)
    if node.phrase == "circle.open_row":
        found.spots = ROWS[child(node, 0).phrase]
    elif node.phrase == "circle.open_column":
        found.column = cx.read(child(node, 0), Cards)
    return found


@dataclass
class Place:
    """Zones of fighters from which or in which cards are spoken of."""

    who: Who | None  # None: not told
    spots: list[Spot] = field(default_factory=list)
    seen: bool = False  # the cards looked at or revealed
    column: Cards | None = None

    @property
    def zones(self) -> list[int]:
        return [one.zone for one in self.spots]

    @property
    def bits(self) -> int:
        out = 0
        for zone in self.zones:
            if zone != NOWHERE:
                out |= 1 << zone
        return out


def place(cx: Context, node: Node) -> Place:
    return cx.read(node, Place)


@means("place.bare", "place.of", "place.all")
def zones_of(cx: Context, node: Node) -> Place:
    if node.phrase == "place.bare":
        return Place(None, [spot(cx, one) for one in children(node, 0)])
    return Place(player(cx, child(node, 0)), [spot(cx, one) for one in children(node, 1)])


@means("place.seen", "place.shown")
def seen(cx: Context, node: Node) -> Place:
    if node.phrase == "place.shown":
        shown = [one.cards for one in cx.deeds if one.deed == "reveal"]
        if not shown:
            raise NoMeaning("no cards were told of before that were shown")
        if cx.seen is not shown[-1]:
            cx.seen, cx.rest, cx.shown = shown[-1], None, True
    if cx.seen is None:
        raise NoMeaning("no cards were told of before that were looked at or shown")
    return Place(None, seen=True)


@means("place.column")
def column_place(cx: Context, node: Node) -> Place:
    units = [Spot(VANGUARD), Spot(REAR)]
    return Place(None, units, column=cx.read(child(node, 0), Cards))


@means("place.row")
def row_place(cx: Context, node: Node) -> Place:
    row = child(node, 1).phrase
    spots = [Spot(REAR, ROWS[row])]
    if row == "row.front":
        spots.append(Spot(VANGUARD))
    return Place(player(cx, child(node, 0)), spots)


@dataclass
class Goal:
    """Where cards are put: one zone, or one of two as who acts chooses."""

    zone: int
    where: int = LAST
    who: Who | None = None
    or_zone: int = -1
    or_where: int = LAST
    ordered: bool = False  # who acts orders what comes to a deck
    mixed: bool = False  # it is shuffled then
    frm: int = -1  # only from these zones (bits)


@means("goal.top_of", "goal.bottom_of")
def deck_goal_of(cx: Context, node: Node) -> Goal:
    top = node.phrase == "goal.top_of"
    return Goal(DECK, FIRST if top else LAST, player(cx, child(node, 0)))


@means("goal.top", "goal.bottom", "goal.ends", "goal.top_or", "goal.bottom_or")
def deck_goal(cx: Context, node: Node) -> Goal:
    top = node.phrase in ("goal.top", "goal.ends", "goal.top_or")
    found = Goal(DECK, FIRST if top else LAST)
    if node.phrase == "goal.ends":
        found.or_zone, found.or_where = DECK, LAST
    elif node.phrase in ("goal.top_or", "goal.bottom_or"):
        found.or_zone = ZONES[child(node, 0).phrase]
    return found


@means("goal.zone")
def zone_goal(cx: Context, node: Node) -> Goal:
    return Goal(ZONES[child(node, 0).phrase])


@means("goal.either")
def either_goal(cx: Context, node: Node) -> Goal:
    first, second = ZONES[child(node, 0).phrase], ZONES[child(node, 1).phrase]
    if DECK in (first, second):
        raise NoMeaning("where in the deck is not told")
    return Goal(first, or_zone=second)


@means("goal.of")
def zone_of(cx: Context, node: Node) -> Goal:
    return Goal(ZONES[child(node, 1).phrase], who=player(cx, child(node, 0)))


def goal(cx: Context, node: Node) -> Goal:
    found = cx.read(node, Goal)
    if found.zone == DECK and found.where == LAST and node.phrase == "goal.zone":
        raise NoMeaning("where in the deck is not told")
    return found


def circles(cx: Context, node: Node) -> Circles:
    """Circles to which cards are called."""
    if node.phrase == "site.or":
        told = [spot(cx, one) for one in children(node, 0)]
        if any(one != Spot(REAR, one.spots) for one in told):
            raise NoMeaning("called to circles of two kinds")
        return Circles(REAR, reduce(or_, (one.spots for one in told)))
    at = spot(cx, child(node, 1 if node.phrase == "site.of" else 0))
    if at.zone == VANGUARD:
        raise NoMeaning("nobody is called to the vanguard circle")
    out = Circles(at.zone, at.spots)
    if node.phrase == "site.of":
        out.whose = player(cx, child(node, 0))
        if isinstance(out.whose, EachPlayer):
            raise NoMeaning("called to circles of several fighters")
    out.column, out.other, out.own, out.vacant = at.column, at.other, at.own, at.vacant
    return out


def sites(cx: Context, node: Node) -> list[Spot]:
    """Circles at which units appear."""
    if node.phrase == "site.or":
        return [spot(cx, one) for one in children(node, 0)]
    return [spot(cx, child(node, len(node.args) - 1))]


part("site.one", "site.of", "site.or")
