"""Counting: how many cards a text means, where some do not count and others count for more."""

from __future__ import annotations

from kirifuda.games.rebirth.likeness import Figures
from kirifuda.games.rebirth.meaning.cards import cards
from kirifuda.games.rebirth.meaning.context import Context, child, children, means, number, words
from kirifuda.games.rebirth.meaning.filters import filter_, stat
from kirifuda.games.rebirth.meaning.places import Place, place, place_cards, spot_cards
from kirifuda.games.rebirth.questions import KindsThere, RetiredCount, Tally, TraitsBeside, Variety
from kirifuda.games.rebirth.zones import CHARACTER, MEMBER, RETIRE
from kirifuda.kernel.effects.terms import Amount, Any, Cards, CountOf, Filter, Kind, Sum, Where
from kirifuda.text import Node


def tally(cx: Context, node: Node) -> Amount:
    """How many the cards are that a phrase names."""
    found = cards(cx, node)
    if node.phrase == "cards.at":
        return of_place(cx, place(cx, child(node, 0)), None)
    if node.phrase == "cards.among":
        where = place(cx, child(node, 0))
        return of_place(cx, where, child(node, 1))
    if node.phrase in ("cards.among_all", "cards.of"):
        return Tally(found, weights(cx))
    return CountOf(found)


def of_place(cx: Context, where: Place, such: Node | None) -> Amount:
    """How many such cards are in a place."""
    filter = None if such is None else filter_(cx, such)
    if where.cards is not None:
        found: Cards = where.cards
        return CountOf(found if filter is None else Where(found, filter))
    who = where.owner(cx)
    parts: list[Amount] = []
    for spot in where.spots:
        if spot.kind == RETIRE and such is None:
            parts.append(RetiredCount(who, Tally(spot_cards(who, spot, None), weights(cx))))
        elif spot.kind == RETIRE:
            wide = widened(cx, such, filter)
            parts.append(Tally(spot_cards(who, spot, wide), weights(cx)))
        elif spot.kind == MEMBER:
            parts.append(Tally(spot_cards(who, spot, filter), []))
        else:
            parts.append(CountOf(spot_cards(who, spot, filter)))
    return parts[0] if len(parts) == 1 else Sum(parts)


LISTS = ("plain.or", "plain.or_comma", "kinds.all")
IN_KINDS = 2  # the spelling of an amount that counts kinds: …種類


def in_kinds(amount: Node) -> bool:
    """Whether an amount counts kinds, not cards."""
    return amount.phrase.startswith("amount.") and amount.form == IN_KINDS


def kinds_at(cx: Context, where: Place, such: Node | None) -> Amount:
    """5.24: how many kinds of such cards are in a place: of those that are listed (5.24.3), or
    names (5.24.2.1)."""
    if such is not None and such.phrase in LISTS:
        return listed(cx, where, children(such, 0))
    return Variety(place_cards(cx, where, None if such is None else filter_(cx, such)), 0)


def listed(cx: Context, where: Place, kinds: tuple[Node, ...]) -> Amount:
    return KindsThere([place_cards(cx, where, filter_(cx, one)) for one in kinds])


def kinds_of(cx: Context, node: Node) -> Amount:
    """How many kinds the cards are that a phrase names; or how many names, or traits, there are."""
    if node.category == "feature":
        return cx.read(node, Amount)
    if node.phrase in ("cards.among", "cards.among_all"):
        return kinds_at(cx, place(cx, child(node, 0)), child(node, 1))
    return Variety(cards(cx, node), 0)


@means("value1.number_kinds")
def figures(cx: Context, node: Node) -> Amount:
    """コストの種類数: only characters have such numbers."""
    found = Where(place_cards(cx, place(cx, child(node, 0))), Kind(CHARACTER))
    return Figures(found, stat(child(node, 1)))


def weights(cx: Context) -> list[tuple[Filter, int]]:
    return [(filter, times) for filter, times, _trait in cx.weights]


def widened(cx: Context, such: Node | None, filter: Filter | None) -> Filter | None:
    """What counts as having a trait where that trait is counted, has it there."""
    extra = [
        more
        for more, _times, trait in cx.weights
        if trait and such is not None and such.phrase == "noun.trait" and words(such, 0) == trait
    ]
    return filter if filter is None or not extra else Any([filter, *extra])


def weigh(cx: Context, node: Node) -> None:
    """…枚分として数える: told at the end, for all that this ability counts."""
    filter = filter_(cx, child(node, 0))
    if node.phrase == "act.counts_for":
        cx.weights.append((filter, number(node, 1), ""))
    else:
        cx.weights.append((filter, number(node, 2), words(node, 1)))


@means("feature.names", "feature.traits")
def feature(cx: Context, node: Node) -> Amount:
    what = 0 if node.phrase == "feature.names" else 1
    return Variety(place_cards(cx, place(cx, child(node, 0))), what)


@means("feature.other_traits")
def other_traits(cx: Context, node: Node) -> Amount:
    return TraitsBeside(place_cards(cx, place(cx, child(node, 0))), words(node, 1))
