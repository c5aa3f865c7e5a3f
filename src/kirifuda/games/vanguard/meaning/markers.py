"""Markers (15.1): those of the hand (15.6), and record markers at circles or on units (15.8)."""

from __future__ import annotations

from kirifuda.games.vanguard.marking import (
    AtSide,
    Bearer,
    Bears,
    ChooseCircles,
    MarkerIn,
    PutMarkers,
    Titled,
)
from kirifuda.games.vanguard.meaning.acts import choose
from kirifuda.games.vanguard.meaning.conditions import amounts
from kirifuda.games.vanguard.meaning.context import (
    Context,
    NoMeaning,
    child,
    means,
    number,
    part,
    words,
)
from kirifuda.games.vanguard.meaning.counts import exactly
from kirifuda.games.vanguard.meaning.groups import Group, ref
from kirifuda.games.vanguard.meaning.making import make_in_zone
from kirifuda.games.vanguard.meaning.places import place, player
from kirifuda.games.vanguard.zones import HAND, MARKER, MARKERS, REAR
from kirifuda.kernel.effects.conditions import Condition, Exists
from kirifuda.kernel.effects.relations import InZones
from kirifuda.kernel.effects.terms import All, Amount, Cards, CountOf, Fixed, In, Per, Where
from kirifuda.kernel.effects.who import EachPlayer, Who
from kirifuda.text import Node


@means("act.hand_marker")
def hand_marker(cx: Context, node: Node) -> None:
    """15.6: a pseudo card that is nothing but a card of the hand."""
    make_in_zone(cx, words(node, 0), exactly(cx, child(node, 1)), HAND, "add")


# -- where they are put ------------------------------------------------------------------------


@means("act.circles", "act.circles_each")
def choose_circles(cx: Context, node: Node) -> None:
    """Circles that markers are put at next."""
    if cx.standing:
        raise NoMeaning("what holds chooses nothing")
    each = node.phrase == "act.circles_each"
    whose: Who = EachPlayer()
    without = ""
    if not each:
        site = child(node, 0)
        if site.phrase == "marksite.of":
            whose = player(cx, child(site, 0))
        elif site.phrase == "marksite.without":
            without = words(site, 0)
            whose = player(cx, child(site, 1))
    many = Fixed(number(node, 0 if each else 1))
    index = cx.number()
    cx.emit(ChooseCircles(cx.actor, whose, many, index, each, without))
    cx.circles = index


part("marksite.of", "marksite.any", "marksite.without")


def put_markers(cx: Context, name: str, many: int, units: Cards | None, index: int) -> None:
    if cx.standing:
        raise NoMeaning("what holds puts nothing")
    cx.emit(PutMarkers(cx.actor, name, cx.so_many(many), units, index))
    cx.card.makes.append(name)


@means("it.mark")
def mark_there(cx: Context, node: Node) -> None:
    """15.8.2: at the circles that were chosen, else on the unit told of last."""
    if cx.circles >= 0:
        if cx.told.open:
            raise NoMeaning("circles and units were told of before, and this could mean either")
        put_markers(cx, words(node, 0), number(node, 1), None, cx.circles)
        cx.circles = -1
        return
    if not cx.deeds or cx.deeds[-1].deed != "choose":
        raise NoMeaning("where the marker is put is not told, nor was a unit told of before")
    put_markers(cx, words(node, 0), number(node, 1), cx.it, -1)


@means("act.mark")
def mark_unit(cx: Context, node: Node) -> None:
    put_markers(cx, words(node, 1), number(node, 2), ref(cx, child(node, 0)), -1)


# -- what becomes of them ----------------------------------------------------------------------

LEAVES = ("verb1.remove", "verb1.put")


@means("act.unmark")
def unmark(cx: Context, node: Node) -> None:
    """15.8.4: markers are erased, or go where they cannot be and are erased there."""
    verb = child(node, 3)
    if verb.phrase not in LEAVES:
        raise NoMeaning("this is not done to markers", verb)
    many = Fixed(number(node, 2))
    kept = choose(cx, of(player(cx, child(node, 0)), words(node, 1)), many, many)
    cx.it = kept
    cx.do_to(verb, kept)


# -- what is asked of them ---------------------------------------------------------------------


def of(who: Who, name: str) -> In:
    """The markers of a name that a fighter has put (15.8.5)."""
    return In(who, [MARKERS], Titled(name))


@means("cond1.markers")
def so_many(cx: Context, node: Node) -> Condition:
    return amounts(child(node, 2), CountOf(of(player(cx, child(node, 0)), words(node, 1))))


@means("cond1.marker_at")
def is_there(cx: Context, node: Node) -> Condition:
    at = place(cx, child(node, 0))
    if at.column is None:
        raise NoMeaning("markers are looked for in columns")
    found = of(player(cx, child(node, 1)), words(node, 2))
    return Exists(Where(found, All([Titled(words(node, 2)), MarkerIn(at.column)])))


@means("cond1.marker_side")
def at_side(cx: Context, node: Node) -> Condition:
    """15.8.2.3: whoever has put it there."""
    found = of(EachPlayer(), words(node, 1))
    return Exists(Where(found, AtSide(player(cx, child(node, 0)))))


@means("cond1.on_marked", "cond1.on_any_marked")
def on_marked(cx: Context, node: Node) -> Condition:
    found = ref(cx, child(node, 0))
    where = Bears(EachPlayer(), "")
    if node.phrase == "cond1.on_marked":
        where = Bears(player(cx, child(node, 1)), words(node, 2))
    return Exists(Where(found, All([InZones(1 << REAR), where])))


@means("per.markers")
def per_markers(cx: Context, node: Node) -> Amount:
    return Per(CountOf(of(player(cx, child(node, 0)), words(node, 1))), number(node, 2), 1)


@means("mod.marked")
def marked(cx: Context, node: Node, found: Group) -> None:
    found.located.append(Bears(player(cx, child(node, 0)), words(node, 1)))


@means("card.marked", "cards.at_marker")
def bearer(cx: Context, node: Node) -> Cards:
    if not cx.card.kinds & MARKER:
        raise NoMeaning("this is no marker")
    return Bearer()
