"""Meanings that games share: of phrases for conditions, cards, numbers, times and sentences.

A game takes those of its phrases that mean the same as elsewhere (`Meanings.take`). What they are
made of, its players, groups of cards, numbers and verbs, is read by the game's own meanings.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from kirifuda.games.drafts import Draft, Span, together
from kirifuda.games.meanings import Meanings, NoMeaning, child, children, number
from kirifuda.kernel.effects.conditions import And, Between, Condition, Exists, Or, TurnOf, Unless
from kirifuda.kernel.effects.relations import Less, Times, ValueOf
from kirifuda.kernel.effects.terms import (
    All,
    Amount,
    Anything,
    Cards,
    CountOf,
    Filter,
    Fixed,
    Kind,
    Per,
    This,
    Value,
    Where,
)
from kirifuda.kernel.effects.who import EachPlayer, Opponent, Who, You
from kirifuda.kernel.timing.occurring import Occurs
from kirifuda.kernel.values.lasting import GAME, THIS_TURN, UNTIL_NEXT_OPPOSING_TURN
from kirifuda.text import Node

COMMON: Final = Meanings()
means = COMMON.means
MANY: Final = 99  # more cards than can be chosen from


# -- players -----------------------------------------------------------------------------------


def one_player(cx: Draft, node: Node) -> Who:
    """The player that a word names, where there can be only one."""
    found = cx.read(node, Who)
    if isinstance(found, EachPlayer):
        raise NoMeaning("of which of the two players is not told")
    return found


# -- groups of cards ---------------------------------------------------------------------------


class Described:
    """Cards that a text describes."""

    def counted(self, cx: Draft) -> Cards:
        """All of them, where everyone can check which they are."""
        raise AssertionError("a game answers this")


@dataclass
class Group(Described):
    """A description of cards: whose, where, and what they are."""

    whose: Who | None = None
    zones: int = 0  # as told
    kinds: int = 0
    parts: list[Filter] = field(default_factory=list)

    def like(self) -> Filter:
        """What each of them is, wherever it is."""
        return joined([*self.parts, Kind(self.kinds)] if self.kinds else self.parts)

    def cards(self, cx: Draft) -> Cards:
        """All of them."""
        raise AssertionError("a game answers this")

    def counted(self, cx: Draft) -> Cards:
        return self.cards(cx)


def joined(parts: list[Filter]) -> Filter:
    """All that some filters ask, be it nothing."""
    if not parts:
        return Anything()
    return parts[0] if len(parts) == 1 else All(parts)


def every(cx: Draft, node: Node, more: tuple[Node, ...] = ()) -> Cards:
    """All cards of a group, with more words before it."""
    found = cx.apply(node, more)
    assert isinstance(found, Group)
    return found.cards(cx)


# -- cards -------------------------------------------------------------------------------------


def cards(cx: Draft, node: Node) -> Cards:
    """Cards that are spoken of."""
    return cx.read(node, Cards)


@means("card.this", "me.card")
def this(cx: Draft, node: Node) -> Cards:
    return This()


COMMON.refer("card.that", "cards.it", "cards.those", "cards.they", "it.do")


@means("card.that", "cards.it")
def that(cx: Draft, node: Node) -> Cards:
    return cx.that()


@means("cards.those", "cards.they")
def those(cx: Draft, node: Node) -> Cards:
    return cx.them()


@means("cards.rest")
def rest(cx: Draft, node: Node) -> Cards:
    if cx.rest is None:
        raise NoMeaning("nothing was chosen of which something could be left")
    return cx.rest


@means("cards.all")
def all_such(cx: Draft, node: Node) -> Cards:
    return every(cx, child(node, 1), children(node, 0))


@means("cards.all_told")
def all_told(cx: Draft, node: Node) -> Cards:
    return every(cx, child(node, 0))


# -- numbers -----------------------------------------------------------------------------------


def stat(cx: Draft, node: Node) -> int:
    """A number that cards have."""
    return cx.meanings.stats[node.phrase]


def stats(cx: Draft, nodes: tuple[Node, ...]) -> list[int]:
    return [stat(cx, node) for node in nodes]


@means("mod.least", "mod.exactly", "mod.most")
def compared(cx: Draft, node: Node) -> Filter:
    """A number of a card, so much or more, exactly, or so much or less."""
    bound = Fixed(number(node, 1))
    least = None if node.phrase == "mod.most" else bound
    most = None if node.phrase == "mod.least" else bound
    return Value(stat(cx, child(node, 0)), least, most)


@means("mod.below")
def below(cx: Draft, node: Node) -> Filter:
    return Value(stat(cx, child(node, 0)), None, amount(cx, child(node, 1)))


def amount(cx: Draft, node: Node) -> Amount:
    """How many, how much."""
    return cx.read(node, Amount)


@means("worth.of")
def worth(cx: Draft, node: Node) -> Amount:
    """A number of a card, as it is now."""
    return ValueOf(cards(cx, child(node, 0)), stat(cx, child(node, 1)), False)


@means("value.n")
def told(cx: Draft, node: Node) -> Amount:
    return Fixed(number(node, 0))


@means("value.worth")
def as_much(cx: Draft, node: Node) -> Amount:
    return amount(cx, child(node, 0))


@means("per.group")
def per_group(cx: Draft, node: Node) -> Amount:
    return Per(CountOf(counted(cx, child(node, 0))), number(node, 1), 1)


def times(cx: Draft, n: int) -> Amount:
    """So much, as often as the sentence's につき says."""
    if not cx.per:
        return Fixed(n)
    if len(cx.per) > 1:
        raise NoMeaning("for each of two things at once")
    return Times(cx.per[0], Fixed(n))


Bounds = tuple[Amount, Amount]


def count(cx: Draft, node: Node) -> Bounds:
    """At least and at most how many."""
    found = cx.apply(node)
    assert isinstance(found, tuple)
    least, most = found
    return least, most


@means("count.n")
def so_many(cx: Draft, node: Node) -> Bounds:
    return Fixed(number(node, 0)), Fixed(number(node, 0))


@means("count.up_to")
def up_to(cx: Draft, node: Node) -> Bounds:
    return Fixed(0), Fixed(number(node, 0))


@means("count.any")
def any_number(cx: Draft, node: Node) -> Bounds:
    return Fixed(0), Fixed(MANY)


# -- conditions --------------------------------------------------------------------------------


def condition(cx: Draft, node: Node) -> Condition:
    """What is asked."""
    return cx.read(node, Condition)


def counted(cx: Draft, node: Node) -> Cards:
    """Cards that are counted, so that everyone must see which they are."""
    return cx.read(node, Described).counted(cx)


@means("cond.or")
def one_or_both(cx: Draft, node: Node) -> Condition:
    return Or([condition(cx, child(node, 0)), condition(cx, child(node, 1))])


@means("cond.and")
def both(cx: Draft, node: Node) -> Condition:
    if child(node, 1).phrase == "cond.or":
        raise NoMeaning("whether the first goes with both of the others is not told")
    return And([condition(cx, child(node, 0)), condition(cx, child(node, 1))])


@means("cond1.there")
def there(cx: Draft, node: Node) -> Condition:
    return Exists(counted(cx, child(node, 0)))


@means("cond1.none")
def none(cx: Draft, node: Node) -> Condition:
    return Unless(there(cx, node))


@means("cond1.least", "cond1.at_least")
def least(cx: Draft, node: Node) -> Condition:
    return Exists(counted(cx, child(node, 0)), number(node, 1))


@means("cond1.most", "cond1.at_most")
def most(cx: Draft, node: Node) -> Condition:
    return Between(CountOf(counted(cx, child(node, 0))), None, Fixed(number(node, 1)))


@means("cond1.number_least", "cond1.worth_least", "cond1.compare")
def so_much(cx: Draft, node: Node) -> Condition:
    return Between(amount(cx, child(node, 0)), Fixed(number(node, 1)), None)


@means("cond1.number_most", "cond1.worth_most", "cond1.compare_low")
def so_little(cx: Draft, node: Node) -> Condition:
    return Between(amount(cx, child(node, 0)), None, Fixed(number(node, 1)))


@means("cond1.fewer", "cond1.more")
def beside(cx: Draft, node: Node) -> Condition:
    """How many cards of two groups there are, one beside the other."""
    one, other = (CountOf(counted(cx, child(node, i))) for i in (0, 1))
    return Less(other, one) if node.phrase == "cond1.more" else Less(one, other)


@means("cond1.fewer_than_they", "cond1.more_than_they")
def beside_theirs(cx: Draft, node: Node) -> Condition:
    """How many cards of a group there are, beside those of the opponent's that are so."""
    mine = cx.read(child(node, 0), Group)
    if mine.whose is None or isinstance(mine.whose, Opponent | EachPlayer):
        raise NoMeaning("whose they are that are more or fewer than the opponent's is not told")
    one = CountOf(mine.counted(cx))
    other = CountOf(replace(mine, whose=cx.opponent(mine.whose)).counted(cx))
    return Less(other, one) if node.phrase == "cond1.more_than_they" else Less(one, other)


@means("cond1.card_least", "cond1.card_most")
def card_has(cx: Draft, node: Node) -> Condition:
    """A number of a card, so much or more, or so much or less."""
    bound = Fixed(number(node, 2))
    least = bound if node.phrase == "cond1.card_least" else None
    most = bound if node.phrase == "cond1.card_most" else None
    such = Value(stat(cx, child(node, 1)), least, most)
    return Exists(Where(cards(cx, child(node, 0)), such))


@means("cond1.so")
def so(cx: Draft, node: Node) -> Condition:
    if cx.done is None:
        raise NoMeaning("nothing was told before that could have been done")
    return cx.done


@means("cond1.else")
def otherwise(cx: Draft, node: Node) -> Condition:
    if cx.last is None:
        raise NoMeaning("nothing was asked before that could be otherwise")
    return Unless(cx.last)


# -- times -------------------------------------------------------------------------------------


def span(cx: Draft, node: Node) -> Span:
    """How long what an effect changes lasts."""
    return cx.read(node, Span)


def span_condition(cx: Draft, node: Node) -> Condition:
    """Within which time something holds, or an ability can be triggered."""
    found = span(cx, node).condition
    if found is None:
        raise NoMeaning(f"{node.phrase} tells when something ends, not when it holds")
    return found


@means("span.turn")
def this_turn(cx: Draft, node: Node) -> Span:
    return Span(THIS_TURN)


@means("span.next_turn")
def next_turn(cx: Draft, node: Node) -> Span:
    return Span(UNTIL_NEXT_OPPOSING_TURN)


@means("span.game")
def whole_game(cx: Draft, node: Node) -> Span:
    return Span(GAME)


@means("span.turn_of")
def turn_of(cx: Draft, node: Node) -> Span:
    return Span(GAME, 0, TurnOf(cx.read(child(node, 0), Who)))


@means("event.during")
def event_during(cx: Draft, node: Node) -> Occurs:
    """An event that counts only within a time."""
    limit = span_condition(cx, child(node, 0))
    found = cx.read(child(node, 1), Occurs)
    found.condition = limit if found.condition is None else together([limit, found.condition])
    return found


# -- sentences ---------------------------------------------------------------------------------


@means("steps.then", "chain.then")
def in_order(cx: Draft, node: Node) -> None:
    cx.do(child(node, 0))
    cx.do(child(node, 1))


def who_acts(cx: Draft, node: Node, named: Who) -> Who:
    """Who は names: 自分は after 相手は is in contrast to it, so it is you."""
    contrast = node.phrase == "player.self" and isinstance(cx.actor, Opponent)
    return You() if contrast else named


@means("act.to")
def to_cards(cx: Draft, node: Node) -> None:
    what = child(node, 1)
    cx.act_on(cards(cx, child(node, 0)), lambda found: cx.do_to(what, found))


@means("act.all")
def to_all(cx: Draft, node: Node) -> None:
    what = child(node, 1)
    cx.act_on(every(cx, child(node, 0)), lambda found: cx.do_to(what, found))


@means("it.do")
def to_it(cx: Draft, node: Node) -> None:
    cx.do_to(child(node, 0), cx.it)


@means("pre.after")
def after(cx: Draft, node: Node) -> None:
    if cx.standing:
        raise NoMeaning("what holds has no order")
    cx.do(child(node, 0))


@means("pre.during")
def during(cx: Draft, node: Node) -> None:
    if cx.standing:
        cx.when = [*cx.when, span_condition(cx, child(node, 0))]
    else:
        cx.spans = [*cx.spans, span(cx, child(node, 0))]
    cx.do(child(node, 1))


@means("pre.per")
def for_each(cx: Draft, node: Node) -> None:
    cx.per = [*cx.per, amount(cx, child(node, 0))]
    cx.do(child(node, 1))


# -- in place of the sentence before -----------------------------------------------------------


def in_common(
    first: Node, second: Node, chosen: Mapping[str, str], named: Mapping[str, str]
) -> tuple[Node | None, Node, Node]:
    """What a sentence and the one in its place (代わりに) have in common: a choice that comes
    before both, or to whom both are done.

    `chosen`: what is done with cards that are chosen by the way, and how it is told once they are.
    `named`: what is done to those who are named, and how it is told where they are not.
    """
    choice: Node | None = None
    if second.category == "it":
        if first.phrase == "steps.then" and child(first, 0).phrase.startswith("act.choose"):
            choice, first = child(first, 0), child(first, 1)
        elif first.phrase in chosen:
            choice = Node("act.choose", first.args[:2])
            first = Node(chosen[first.phrase], first.args[2:])
    inner = first
    while inner.phrase == "pre.during":
        inner = child(inner, 1)
    if inner.phrase in named and second.phrase == named[inner.phrase]:
        second = Node(inner.phrase, (inner.args[0], *second.args))
    return choice, first, second


def as_long(first: Node, second: Node, lasting: Container[str]) -> Node:
    """What is done in place of a sentence, for as long as that, where no other time is told."""
    spans = [one for one in first.walk() if one.category == "span"]
    told = [*second.walk()]
    if len(spans) != 1 or any(one.category == "span" for one in told):
        return second
    lasts = any(one.phrase in lasting for one in told)
    return Node("pre.during", (spans[0], second)) if lasts else second
