"""How many cards a text tells to choose (9.7.4.2)."""

from __future__ import annotations

from dataclasses import dataclass

from kirifuda.games.rebirth.meaning.cards import cards
from kirifuda.games.rebirth.meaning.context import Context, NoMeaning, child, means, number
from kirifuda.games.rebirth.meaning.places import place
from kirifuda.games.rebirth.terms import EmptySlots
from kirifuda.kernel.effects.relations import Times
from kirifuda.kernel.effects.terms import Amount, CountOf, Fixed, Sum
from kirifuda.text import Node

ALL = 999


@dataclass
class Count:
    """How many: at least, at most; all without choice; so many of each place or kind."""

    least: Amount
    most: Amount
    all: bool = False
    each: bool = False
    up_to: bool = False
    total: bool = False  # all kinds taken together


def count(cx: Context, node: Node) -> Count:
    return cx.read(node, Count)


@means("count.all")
def every(cx: Context, node: Node) -> Count:
    return Count(Fixed(0), Fixed(ALL), all=True)


@means("count.at_least_all")
def at_least_all(cx: Context, node: Node) -> Count:
    """1枚以上すべて: all of them, which can only be done if there are so many."""
    return Count(Fixed(number(node, 0)), Fixed(ALL), all=True)


@means("count.any")
def any_number(cx: Context, node: Node) -> Count:
    return Count(Fixed(0), Fixed(ALL), up_to=True)


@means("count.same", "count.that_many")
def same(cx: Context, node: Node) -> Count:
    n = CountOf(cx.it)
    return Count(n, n)


@means("count.as_those")
def as_those(cx: Context, node: Node) -> Count:
    """As many as there are of those; of vacant members: as many as there are vacant slots."""
    those = child(node, 0)
    if those.phrase == "cards.at":
        where = place(cx, child(those, 0))
        if len(where.spots) == 1 and where.spots[0].vacant:
            slots = EmptySlots(where.owner(cx))
            return Count(slots, slots)
    n = CountOf(cards(cx, those))
    return Count(n, n)


@means("count.to_make")
def to_make(cx: Context, node: Node) -> Count:
    """As many as are missing to a number."""
    n = Sum([Fixed(number(node, 1)), Times(CountOf(cards(cx, child(node, 0))), Fixed(-1))])
    return Count(n, n)


@means("count.n", "count.things")
def exactly(cx: Context, node: Node) -> Count:
    n = Fixed(number(node, 0))
    return Count(n, n)


@means("count.total")
def in_total(cx: Context, node: Node) -> Count:
    n = Fixed(number(node, 0))
    return Count(n, n, total=True)


@means("count.up_to", "count.things_up_to")
def up_to(cx: Context, node: Node) -> Count:
    return Count(Fixed(0), Fixed(number(node, 0)), up_to=True)


@means("count.total_up_to", "count.total_things_up_to")
def total_up_to(cx: Context, node: Node) -> Count:
    return Count(Fixed(0), Fixed(number(node, 0)), up_to=True, total=True)


@means("count.or")
def one_or_other(cx: Context, node: Node) -> Count:
    low, high = sorted((number(node, 0), number(node, 1)))
    if high != low + 1:
        raise NoMeaning("numbers between these two could be chosen")
    return Count(Fixed(low), Fixed(high))


@means("count.at_least")
def at_least(cx: Context, node: Node) -> Count:
    return Count(Fixed(number(node, 0)), Fixed(ALL))


@means("count.each", "count.apiece")
def of_each(cx: Context, node: Node) -> Count:
    n = Fixed(number(node, 0))
    return Count(n, n, each=True)


@means("count.each_up_to", "count.apiece_up_to")
def up_to_of_each(cx: Context, node: Node) -> Count:
    return Count(Fixed(0), Fixed(number(node, 0)), each=True, up_to=True)
