"""Conditions, and times within which something holds."""

from __future__ import annotations

from kirifuda.games.luck_and_logic.events import THIS_BATTLE
from kirifuda.games.luck_and_logic.meaning.cards import (
    ROWS,
    cards,
    counted,
    group,
    joined,
    player,
    worth,
)
from kirifuda.games.luck_and_logic.meaning.context import (
    Context,
    NoMeaning,
    Span,
    child,
    meaning,
    means,
    number,
    part,
)
from kirifuda.games.luck_and_logic.terms import Battling, LawIs, OnCircles, Rank, Such
from kirifuda.games.luck_and_logic.zones import AURA_LAW, HEART_LAW, POWER_LAW
from kirifuda.kernel.conditions import And, Between, Condition, Exists, TurnOf, Unless
from kirifuda.kernel.lasting import GAME, THIS_TURN, UNTIL_NEXT_OPPOSING_TURN
from kirifuda.kernel.relations import InZones, Less, Of
from kirifuda.kernel.terms import CountOf, Filter, Fixed, Where, You
from kirifuda.text import Node


def condition(cx: Context, node: Node) -> Condition:
    """What is asked."""
    found = meaning(node)(cx, node)
    assert isinstance(found, Condition)
    return found


@means("cond.and")
def both(cx: Context, node: Node) -> Condition:
    return And([condition(cx, child(node, 0)), condition(cx, child(node, 1))])


@means("cond1.there")
def there(cx: Context, node: Node) -> Condition:
    return Exists(counted(cx, child(node, 0)))


@means("cond1.none")
def none(cx: Context, node: Node) -> Condition:
    return Unless(there(cx, node))


@means("cond1.least")
def least(cx: Context, node: Node) -> Condition:
    return Exists(counted(cx, child(node, 0)), number(node, 1))


@means("cond1.most")
def most(cx: Context, node: Node) -> Condition:
    found = counted(cx, child(node, 0))
    return Between(CountOf(found), None, Fixed(number(node, 1)))


@means("cond1.fewer")
def fewer(cx: Context, node: Node) -> Condition:
    one, other = (CountOf(counted(cx, child(node, i))) for i in (0, 1))
    return Less(one, other)


@means("cond1.is")
def is_such(cx: Context, node: Node) -> Condition:
    """Where the card is, and whose, counts only as far as it is told."""
    told = group(cx, child(node, 1))
    found = cards(cx, child(node, 0))
    if told.souls is not None:
        return Exists(Where(found, told.there()))
    asked = told.like()
    if told.whose is not None:
        asked = joined([Of(told.whose), asked])  # 9.11.1
    parts: list[Filter] = [InZones(told.zones)] if told.zones else []
    return Exists(Where(Such(found, asked), joined(parts)))


@means("cond1.at")
def at(cx: Context, node: Node) -> Condition:
    row = OnCircles(ROWS[child(node, 1).phrase])
    return Exists(Such(cards(cx, child(node, 0)), row))


@means("cond1.rank")
def rank(cx: Context, node: Node) -> Condition:
    """5.35.1.1: of the ability's master."""
    return Between(Rank(You()), Fixed(number(node, 0)), None)


@means("cond1.rank_of")
def rank_of(cx: Context, node: Node) -> Condition:
    return Between(Rank(player(cx, child(node, 0))), Fixed(number(node, 1)), None)


@means("cond1.worth_least")
def worth_least(cx: Context, node: Node) -> Condition:
    return Between(worth(cx, child(node, 0)), Fixed(number(node, 1)), None)


@means("cond1.worth_most")
def worth_most(cx: Context, node: Node) -> Condition:
    return Between(worth(cx, child(node, 0)), None, Fixed(number(node, 1)))


@means("cond1.worth_more")
def worth_more(cx: Context, node: Node) -> Condition:
    return Less(worth(cx, child(node, 1)), worth(cx, child(node, 0)))


@means("cond1.turn")
def turn(cx: Context, node: Node) -> Condition:
    return TurnOf(player(cx, child(node, 0)))


LAWS = {"law.power": POWER_LAW, "law.aura": AURA_LAW, "law.heart": HEART_LAW}
part(*LAWS)


@means("cond1.law")
def law(cx: Context, node: Node) -> Condition:
    return LawIs(LAWS[child(node, 0).phrase])


@means("cond1.forged")
def forged(cx: Context, node: Node) -> Condition:
    if cx.forged is None:
        raise NoMeaning("no alchemy was told of")
    return Exists(cx.forged)


@means("cond1.battling")
def battling(cx: Context, node: Node) -> Condition:
    return Battling(cards(cx, child(node, 0)))


@means("cond1.so")
def so(cx: Context, node: Node) -> Condition:
    if cx.done is None:
        raise NoMeaning("nothing was told before that could have been done")
    return cx.done


@means("cond1.else")
def otherwise(cx: Context, node: Node) -> Condition:
    if cx.last is None:
        raise NoMeaning("nothing was asked before that could be otherwise")
    return Unless(cx.last)


part("span.turn", "span.battle", "span.next_turn", "span.game", "span.turn_of", "span.fight")


def span_condition(cx: Context, node: Node) -> Condition:
    """Within which time something holds, or an ability can be triggered."""
    if node.phrase == "span.turn_of":
        return TurnOf(player(cx, child(node, 0)))
    if node.phrase == "span.fight":
        return Battling(cards(cx, child(node, 0)))
    raise NoMeaning(f"{node.phrase} tells when something ends, not when it holds")


def span(cx: Context, node: Node) -> Span:
    """How long what an effect changes lasts."""
    if node.phrase == "span.turn":
        return Span(THIS_TURN)
    if node.phrase == "span.battle":
        return Span(THIS_TURN, THIS_BATTLE)
    if node.phrase == "span.next_turn":
        return Span(UNTIL_NEXT_OPPOSING_TURN)
    if node.phrase == "span.game":
        return Span(GAME)
    return Span(GAME, 0, span_condition(cx, node))
