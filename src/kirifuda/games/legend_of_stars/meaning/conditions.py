"""Conditions (場合), and times within which something holds."""

from __future__ import annotations

from kirifuda.games.drafts import Span, together
from kirifuda.games.legend_of_stars import events
from kirifuda.games.legend_of_stars.instructions import BATTLE
from kirifuda.games.legend_of_stars.meaning.cards import (
    DISPLAYS,
    ROWS,
    group,
    placed,
    player,
    such,
)
from kirifuda.games.legend_of_stars.meaning.context import MEANINGS, Context, means, part
from kirifuda.games.legend_of_stars.terms import Displayed, InRow, Life
from kirifuda.games.legend_of_stars.zones import HAND
from kirifuda.games.meanings import NoMeaning, child, children, number
from kirifuda.games.phrases import COMMON, cards, counted, joined, one_player, span_condition
from kirifuda.kernel.effects.conditions import Between, Condition, Exists, InPhase, TurnOf
from kirifuda.kernel.effects.relations import Less
from kirifuda.kernel.effects.terms import CountOf, Fixed, In, Where
from kirifuda.kernel.values.lasting import GAME, THIS_TURN, UNTIL_TURN_BEGINS
from kirifuda.text import Node

MEANINGS.take(COMMON, "cond1.more", "cond1.fewer_than_they", "cond1.more_than_they")
MEANINGS.take(COMMON, "cond1.card_least", "cond1.card_most")
MEANINGS.take(COMMON, "cond.and", "cond1.there", "cond1.none", "cond1.least", "cond1.most")
MEANINGS.take(COMMON, "cond1.number_least", "cond1.number_most")


@means("cond1.exactly")
def exactly(cx: Context, node: Node) -> Condition:
    n = Fixed(number(node, 1))
    return Between(CountOf(counted(cx, child(node, 0))), n, n)


@means("cond1.of_each")
def of_each(cx: Context, node: Node) -> Condition:
    """At least one of each kind in a place."""
    bare = Node("kin.of", ((), child(node, 2)))
    found: list[Condition] = []
    for kind in children(node, 1):
        told = placed(cx, child(node, 0), bare)
        told.parts.append(such(cx, kind))
        told.printed_side = told.printed_side or kind.phrase != "such.face_down"
        found.append(Exists(told.cards(cx)))
    return together(found)


@means("cond1.among")
def among(cx: Context, node: Node) -> Condition:
    if cx.seen is None:
        raise NoMeaning("nothing was looked at, or moved from the deck")
    return Exists(Where(cx.seen, group(cx, child(node, 0)).like()))


@means("cond1.during")
def during(cx: Context, node: Node) -> Condition:
    return span_condition(cx, child(node, 0))


@means("cond1.life_least")
def life_least(cx: Context, node: Node) -> Condition:
    return Between(Life(one_player(cx, child(node, 0))), Fixed(number(node, 1)), None)


@means("cond1.life_most")
def life_most(cx: Context, node: Node) -> Condition:
    return Between(Life(one_player(cx, child(node, 0))), None, Fixed(number(node, 1)))


@means("cond1.life_behind")
def life_behind(cx: Context, node: Node) -> Condition:
    return Less(Life(one_player(cx, child(node, 0))), Life(one_player(cx, child(node, 1))))


@means("cond1.life_ahead")
def life_ahead(cx: Context, node: Node) -> Condition:
    return Less(Life(one_player(cx, child(node, 1))), Life(one_player(cx, child(node, 0))))


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


PHASES = {
    "phase.setup": events.SETUP,
    "phase.main": events.MAIN,
    "phase.lead": events.LEADING,
    "phase.attack": events.ATTACK,
    "phase.end": events.END,
}
part(*PHASES)
MEANINGS.take(COMMON, "span.turn", "span.next_turn", "span.turn_of", "event.during")


@means("span.battle")
def battle(cx: Context, node: Node) -> Span:
    return Span(THIS_TURN, BATTLE)


@means("span.own_start")
def own_start(cx: Context, node: Node) -> Span:
    """9.4: over when the next turn of who acts begins."""
    return Span(UNTIL_TURN_BEGINS, whose=cx.actor)


@means("span.phase_of")
def phase_of(cx: Context, node: Node) -> Span:
    phase = InPhase(PHASES[child(node, 1).phrase])
    return Span(GAME, 0, together([TurnOf(player(cx, child(node, 0))), phase]))
