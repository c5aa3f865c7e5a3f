"""Numbers as texts speak of them (text/core/numbers.py): values, what they are held against.

A game says what the numbers of its cards are (`value1.*`); sums, multiples, comparisons and the
properties that are made of them mean the same everywhere. A game takes them (`Meanings.take`).
"""

from __future__ import annotations

from typing import Final

from kirifuda.games.drafts import Draft, together
from kirifuda.games.meanings import Meanings, NoMeaning, child, children, number
from kirifuda.games.phrases import amount, cards, stat
from kirifuda.kernel.effects.conditions import Between, Condition, Exists, Or
from kirifuda.kernel.effects.relations import Odd, OddValue, Times, ValueOf
from kirifuda.kernel.effects.terms import (
    Amount,
    Any,
    Filter,
    Fixed,
    Not,
    Per,
    Sum,
    Value,
    Where,
)
from kirifuda.text import Node

NUMBERS: Final = Meanings()
means = NUMBERS.means
part = NUMBERS.part

#: All of them, for games that take the whole.
PHRASES: Final = (
    *("value.n", "value.plus", "value2.times", "addend.times", "value2.both", "value1.sum"),
    *("bound.n", "bound.least", "bound.most", "bound.below", "bound.or", "bound.odd"),
    *("bound.even", "numeral.n", "range.greater", "range.less", "range.least", "range.most"),
    *("range.same", "range.greater_than", "range.less_than", "range.least_of", "range.most_of"),
    *("range.same_as", "cond1.value", "cond1.with_value", "mod.value", "mod.either", "figure.so"),
    *("mod.greater", "mod.less", "mod.greater_than", "mod.less_than", "mod.odd", "mod.even"),
    *("scope.n", "scope.least", "scope.most", "scope.below", "scope.or", "scope.value_least"),
    *("scope.value_most", "mod.same_value", "mod.same_value_as", "per.value"),
    *("scope.least_of", "scope.most_of", "mod.more_than", "mod.fewer_than"),
    *("cond1.with_value_not", "cond1.its_value", "cond1.values_same"),
)


# -- values ------------------------------------------------------------------------------------


@means("value.n", "numeral.n")
def fixed(cx: Draft, node: Node) -> Amount:
    return Fixed(number(node, 0))


@means("value.plus")
def plus(cx: Draft, node: Node) -> Amount:
    return Sum([amount(cx, child(node, 0)), Fixed(number(node, 1))])


@means("value2.times", "addend.times")
def times(cx: Draft, node: Node) -> Amount:
    return Times(amount(cx, child(node, 0)), Fixed(number(node, 1)))


@means("value2.both")
def both(cx: Draft, node: Node) -> Amount:
    return Sum([amount(cx, child(node, 0)), amount(cx, child(node, 1))])


@means("value1.sum")
def total(cx: Draft, node: Node) -> Amount:
    return ValueOf(cards(cx, child(node, 0)), stat(cx, child(node, 1)), False)


# -- bounds and ranges -------------------------------------------------------------------------


def between(n: Amount, least: Amount | None, most: Amount | None) -> Condition:
    return Between(n, least, most)


def more(n: Amount) -> Amount:
    return Sum([n, Fixed(1)])


def less(n: Amount) -> Amount:
    return Sum([n, Fixed(-1)])


def within(cx: Draft, node: Node, n: Amount, which: int | None = None) -> Condition:
    """Whether a number is as a bound or a range says; `which`: the number of a card that it is."""
    found = cx.meanings.meaning(node)(cx, node, n, which)
    assert isinstance(found, Condition)
    return found


@means("bound.n", "bound.least", "bound.most", "bound.below")
def bound(cx: Draft, node: Node, n: Amount, which: int | None) -> Condition:
    limit = Fixed(number(node, 0))
    if node.phrase == "bound.n":
        return between(n, limit, limit)
    if node.phrase == "bound.least":
        return between(n, limit, None)
    return between(n, None, limit if node.phrase == "bound.most" else less(limit))


@means("bound.or")
def one_of(cx: Draft, node: Node, n: Amount, which: int | None) -> Condition:
    each = [amount(cx, one) for one in children(node, 0)]
    return Or([between(n, one, one) for one in each])


@means("bound.odd", "bound.even", "parity.odd", "parity.even")
def parity(cx: Draft, node: Node, n: Amount, which: int | None) -> Condition:
    return Odd(n, 1 if node.phrase.endswith("odd") else 0)


def compared(how: str, n: Amount, other: Amount) -> Condition:
    """`how` begins a phrase's name: greater, less, least, most, same."""
    if how.startswith("greater"):
        return between(n, more(other), None)
    if how.startswith("less"):
        return between(n, None, less(other))
    if how.startswith("least"):
        return between(n, other, None)
    return between(n, other if how.startswith("same") else None, other)


@means("range.greater", "range.less", "range.least", "range.most", "range.same")
def than_value(cx: Draft, node: Node, n: Amount, which: int | None) -> Condition:
    return compared(node.phrase.partition(".")[2], n, amount(cx, child(node, 0)))


@means("range.greater_than", "range.less_than", "range.least_of", "range.most_of", "range.same_as")
def than_card(cx: Draft, node: Node, n: Amount, which: int | None) -> Condition:
    """…より大きい: than the same number of that card, which must be there."""
    if which is None:
        raise NoMeaning("only a number of a card is compared with a card")
    found = cards(cx, child(node, 0))
    same = compared(node.phrase.partition(".")[2], n, ValueOf(found, which, False))
    return together([Exists(found), same])


@means("cond1.value")
def value_is(cx: Draft, node: Node) -> Condition:
    """A number is so; one of a card only if that card is there."""
    left = child(node, 0)
    which = None
    there: list[Condition] = []
    if left.phrase == "value1.of":
        gauge = child(left, 1)
        which = stat(cx, child(gauge, 0) if gauge.phrase == "gauge.base" else gauge)
        found = cards(cx, child(left, 0))
        there = [Exists(found)]
        cx.asked_about(found)
    elif left.phrase == "value1.its":
        which = stat(cx, child(left, 0))
    return together([*there, within(cx, child(node, 1), amount(cx, left), which)])


@means("cond1.with_value")
def with_value(cx: Draft, node: Node) -> Condition:
    """このキャラのATK5以上なら: as if there were a が between."""
    value = Node("value1.of", (node.args[0], node.args[1]))
    return value_is(cx, Node("cond1.value", (value, child(node, 2))))


@means("cond1.with_value_not")
def with_value_not(cx: Draft, node: Node) -> Condition:
    """コスト5以上でないなら: of a card that is there."""
    such = figure(cx, Node("figure.so", (node.args[1], node.args[2])))
    return Exists(Where(cards(cx, child(node, 0)), Not(such)))


@means("cond1.its_value")
def its_value(cx: Draft, node: Node) -> Condition:
    cx.that()  # which must be one card
    value = Node("value1.its", (node.args[0],))
    return value_is(cx, Node("cond1.value", (value, child(node, 1))))


@means("cond1.values_same")
def values_same(cx: Draft, node: Node) -> Condition:
    """AとBが同じなら: as if it were told that A is as much as B."""
    same = Node("range.same", (child(node, 1),))
    return value_is(cx, Node("cond1.value", (child(node, 0), same)))


# -- properties of cards -----------------------------------------------------------------------


@means("mod.value", "figure.so")
def figure(cx: Draft, node: Node) -> Filter:
    scope = child(node, 1)
    found = cx.meanings.meaning(scope)(cx, scope, stat(cx, child(node, 0)))
    assert isinstance(found, Filter)
    return found


@means("mod.either")
def either(cx: Draft, node: Node) -> Filter:
    return Any([figure(cx, one) for one in children(node, 0)])


@means("scope.n", "scope.least", "scope.most", "scope.below")
def scope(cx: Draft, node: Node, which: int) -> Filter:
    limit = Fixed(number(node, 0))
    if node.phrase == "scope.n":
        return Value(which, limit, limit)
    if node.phrase == "scope.least":
        return Value(which, limit, None)
    return Value(which, None, limit if node.phrase == "scope.most" else less(limit))


@means("scope.or")
def scope_or(cx: Draft, node: Node, which: int) -> Filter:
    each = [amount(cx, one) for one in children(node, 0)]
    return Any([Value(which, one, one) for one in each])


@means("scope.value_least", "scope.value_most")
def scope_value(cx: Draft, node: Node, which: int) -> Filter:
    limit = amount(cx, child(node, 0))
    if node.phrase == "scope.value_most":
        return Value(which, None, limit)
    return Value(which, limit, None)


@means("scope.least_of", "scope.most_of")
def scope_card(cx: Draft, node: Node, which: int) -> Filter:
    limit = ValueOf(cards(cx, child(node, 0)), which, False)
    if node.phrase == "scope.most_of":
        return Value(which, None, limit)
    return Value(which, limit, None)


@means("mod.more_than", "mod.fewer_than")
def than_card_has(cx: Draft, node: Node) -> Filter:
    how = "mod.greater_than" if node.phrase == "mod.more_than" else "mod.less_than"
    return than_that(cx, Node(how, (node.args[1], node.args[0])))


@means("mod.greater", "mod.less", "mod.same_value")
def than(cx: Draft, node: Node) -> Filter:
    limit = amount(cx, child(node, 1))
    which = stat(cx, child(node, 0))
    if node.phrase == "mod.same_value":
        return Value(which, limit, limit)
    if node.phrase == "mod.greater":
        return Value(which, more(limit), None)
    return Value(which, None, less(limit))


@means("mod.greater_than", "mod.less_than", "mod.same_value_as")
def than_that(cx: Draft, node: Node) -> Filter:
    """Than the same number of that card."""
    value = Node("value1.of", (node.args[1], node.args[0]))
    return than(cx, Node(node.phrase.rpartition("_")[0], (node.args[0], value)))


@means("mod.odd", "mod.even")
def odd(cx: Draft, node: Node) -> Filter:
    return OddValue(stat(cx, child(node, 0)), 1 if node.phrase == "mod.odd" else 0)


@means("per.value")
def per_value(cx: Draft, node: Node) -> Amount:
    return Per(amount(cx, child(node, 0)), number(node, 1), 1)
