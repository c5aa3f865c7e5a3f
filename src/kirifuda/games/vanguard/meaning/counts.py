"""How many: numbers of cards that are chosen, and numbers that cards tell."""

from __future__ import annotations

from kirifuda.games.phrases import MANY
from kirifuda.games.vanguard.describing import Originally
from kirifuda.games.vanguard.meaning.context import Context, NoMeaning, child, number, part
from kirifuda.games.vanguard.meaning.groups import STATS, group, ref
from kirifuda.games.vanguard.picks import MODE
from kirifuda.kernel.effects.choosing import ChooseNumber
from kirifuda.kernel.effects.relations import ValueOf
from kirifuda.kernel.effects.terms import Amount, Cards, CountOf, Fixed, Number, Sum
from kirifuda.text import Node


def bounds(cx: Context, node: Node) -> tuple[Amount, Amount]:
    """At least and at most how many."""
    phrase = node.phrase
    if phrase in ("count.n", "count.total"):
        n = cx.so_many(number(node, 0))
        return n, n
    if phrase in ("count.up_to", "count.total_up_to"):
        return Fixed(0), cx.so_many(number(node, 0))
    if phrase in ("count.least", "count.total_least"):
        return Fixed(number(node, 0)), Fixed(MANY)
    if phrase in ("count.range", "count.total_range"):
        if number(node, 0) > number(node, 1):
            raise NoMeaning("no number is both so much and so little")
        return Fixed(number(node, 0)), Fixed(number(node, 1))
    if phrase == "count.any":
        return Fixed(0), Fixed(MANY)
    if phrase in ("count.as_many", "count.up_to_many"):
        n = CountOf(many_of(cx, child(node, 0)))
        return (Fixed(0) if phrase == "count.up_to_many" else n), n
    if phrase in ("count.as_value", "count.up_to_value"):
        n = value(cx, child(node, 0))
        return (Fixed(0) if phrase == "count.up_to_value" else n), n
    if phrase == "count.sum":
        n = Sum([CountOf(group(cx, child(node, 0)).cards(cx)), Fixed(number(node, 1))])
        return n, n
    raise NoMeaning(f"no meaning is attached to {phrase}")


def value(cx: Context, node: Node) -> Amount:
    """A number of a card, as it is now or as it counts as printed."""
    found, stat = ref(cx, child(node, 0)), STATS[child(node, 1).phrase]
    return Originally(found, stat) if node.phrase == "value.base" else ValueOf(found, stat, False)


part("value.of", "value.base", "count.as_value", "count.up_to_value", "count.sum")
part("count.n", "count.up_to", "count.total", "count.total_up_to", "count.least", "count.any")
part("count.total_least", "count.range", "count.total_range", "count.as_many", "count.up_to_many")


def many_of(cx: Context, node: Node) -> Cards:
    """Cards that are counted."""
    if node.phrase == "cards.these":
        return group(cx, child(node, 0)).cards(cx)
    return cx.read(node, Cards)


def is_most(node: Node) -> bool:
    """Whether a number is the most that may be, and none is enough."""
    return node.phrase in ("count.up_to", "count.up_to_many", "count.up_to_value")


def exactly(cx: Context, node: Node) -> Amount:
    least, most = bounds(cx, node)
    if least is not most:
        raise NoMeaning("how many cards of the deck is not told")
    return least


def chosen_number(cx: Context, least: Amount, most: Amount) -> Amount:
    """So many, or as many as who acts says."""
    if least is most:
        return least
    index = cx.number()
    cx.emit(ChooseNumber("11.8.4.1.1", MODE, index, cx.actor, least, most))
    return Number(index)
