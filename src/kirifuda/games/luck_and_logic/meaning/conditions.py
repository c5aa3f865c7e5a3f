"""Conditions, and times within which something holds."""

from __future__ import annotations

from kirifuda.games.drafts import Span
from kirifuda.games.luck_and_logic.events import THIS_BATTLE
from kirifuda.games.luck_and_logic.meaning.cards import ROWS, group, player
from kirifuda.games.luck_and_logic.meaning.context import MEANINGS, Context, means, part
from kirifuda.games.luck_and_logic.terms import Battling, LawIs, OnCircles, Rank, Such
from kirifuda.games.luck_and_logic.zones import AURA_LAW, HEART_LAW, POWER_LAW
from kirifuda.games.meanings import NoMeaning, child, number
from kirifuda.games.phrases import COMMON, amount, cards, counted, joined
from kirifuda.kernel.effects.conditions import Between, Condition, Exists, TurnOf
from kirifuda.kernel.effects.relations import InZones, Less, Of
from kirifuda.kernel.effects.terms import CountOf, Filter, Fixed, Where, You
from kirifuda.kernel.values.lasting import GAME, THIS_TURN
from kirifuda.text import Node

MEANINGS.take(COMMON, "cond.and", "cond1.there", "cond1.none", "cond1.least", "cond1.most")
MEANINGS.take(COMMON, "cond1.worth_least", "cond1.worth_most", "cond1.so", "cond1.else")


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


@means("cond1.worth_more")
def worth_more(cx: Context, node: Node) -> Condition:
    return Less(amount(cx, child(node, 1)), amount(cx, child(node, 0)))


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


MEANINGS.take(COMMON, "span.turn", "span.next_turn", "span.game", "span.turn_of", "event.during")


@means("span.battle")
def battle(cx: Context, node: Node) -> Span:
    return Span(THIS_TURN, THIS_BATTLE)


@means("span.fight")
def fight(cx: Context, node: Node) -> Span:
    return Span(GAME, 0, Battling(cards(cx, child(node, 0))))
