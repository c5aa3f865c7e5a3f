"""Conditions (場合), and times within which something holds."""

from __future__ import annotations

from kirifuda.games.legend_of_stars import events
from kirifuda.games.legend_of_stars.instructions import BATTLE
from kirifuda.games.legend_of_stars.meaning.cards import (
    DISPLAYS,
    ROWS,
    cards,
    group,
    joined,
    player,
    such,
    worth,
)
from kirifuda.games.legend_of_stars.meaning.context import (
    Context,
    NoMeaning,
    Span,
    child,
    children,
    meaning,
    means,
    number,
    part,
    together,
)
from kirifuda.games.legend_of_stars.terms import Displayed, InRow, Life
from kirifuda.games.legend_of_stars.zones import HAND
from kirifuda.kernel.conditions import And, Between, Condition, Exists, InPhase, TurnOf, Unless
from kirifuda.kernel.lasting import GAME, THIS_TURN, UNTIL_NEXT_OPPOSING_TURN
from kirifuda.kernel.relations import Less
from kirifuda.kernel.terms import CountOf, Fixed, In, Where
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
    return Exists(group(cx, child(node, 0)).cards(cx))


@means("cond1.none")
def none(cx: Context, node: Node) -> Condition:
    return Unless(there(cx, node))


@means("cond1.least")
def least(cx: Context, node: Node) -> Condition:
    return Exists(group(cx, child(node, 0)).cards(cx), number(node, 1))


@means("cond1.most")
def most(cx: Context, node: Node) -> Condition:
    found = group(cx, child(node, 0)).cards(cx)
    return Between(CountOf(found), None, Fixed(number(node, 1)))


@means("cond1.life_least")
def life_least(cx: Context, node: Node) -> Condition:
    return Between(Life(player(cx, child(node, 0))), Fixed(number(node, 1)), None)


@means("cond1.life_most")
def life_most(cx: Context, node: Node) -> Condition:
    return Between(Life(player(cx, child(node, 0))), None, Fixed(number(node, 1)))


@means("cond1.life_behind")
def life_behind(cx: Context, node: Node) -> Condition:
    return Less(Life(player(cx, child(node, 0))), Life(player(cx, child(node, 1))))


@means("cond1.hand_behind")
def hand_behind(cx: Context, node: Node) -> Condition:
    hands = [CountOf(In(player(cx, child(node, i)), [HAND])) for i in (0, 1)]
    return Less(hands[0], hands[1])


@means("cond1.is")
def is_such(cx: Context, node: Node) -> Condition:
    asked = joined([such(cx, one) for one in children(node, 1)])
    return Exists(Where(cards(cx, child(node, 0)), asked))


@means("cond1.at")
def at(cx: Context, node: Node) -> Condition:
    row = InRow(ROWS[child(node, 1).phrase])
    return Exists(Where(cards(cx, child(node, 0)), row))


@means("cond1.stands")
def stands(cx: Context, node: Node) -> Condition:
    asked = Displayed(DISPLAYS[child(node, 1).phrase])
    return Exists(Where(cards(cx, child(node, 0)), asked))


@means("cond1.number_least")
def number_least(cx: Context, node: Node) -> Condition:
    return Between(worth(cx, child(node, 0)), Fixed(number(node, 1)), None)


@means("cond1.number_most")
def number_most(cx: Context, node: Node) -> Condition:
    return Between(worth(cx, child(node, 0)), None, Fixed(number(node, 1)))


PHASES = {
    "phase.setup": events.SETUP,
    "phase.main": events.MAIN,
    "phase.lead": events.LEADING,
    "phase.attack": events.ATTACK,
    "phase.end": events.END,
}
part(*PHASES)
part("span.turn", "span.battle", "span.next_turn", "span.turn_of", "span.phase_of")


def span_condition(cx: Context, node: Node) -> Condition:
    """Within which time something holds, or an effect can be triggered."""
    if node.phrase == "span.turn_of":
        return TurnOf(player(cx, child(node, 0)))
    if node.phrase == "span.phase_of":
        phase = InPhase(PHASES[child(node, 1).phrase])
        return together([TurnOf(player(cx, child(node, 0))), phase])
    raise NoMeaning(f"{node.phrase} tells when something ends, not when it holds")


def span(cx: Context, node: Node) -> Span:
    """How long what an effect changes lasts."""
    if node.phrase == "span.turn":
        return Span(THIS_TURN)
    if node.phrase == "span.battle":
        return Span(THIS_TURN, BATTLE)
    if node.phrase == "span.next_turn":
        return Span(UNTIL_NEXT_OPPOSING_TURN)
    return Span(GAME, 0, span_condition(cx, node))
