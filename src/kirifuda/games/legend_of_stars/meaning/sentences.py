"""Sentences: what is done in order, under which conditions, by whom, how often, how long.

A word that reaches to the end of its sentence is undone there; what "it" is goes on.
"""

from __future__ import annotations

from kirifuda.games.legend_of_stars.events import TURN_ENDING
from kirifuda.games.legend_of_stars.meaning.cards import per, player
from kirifuda.games.legend_of_stars.meaning.conditions import condition, span, span_condition
from kirifuda.games.legend_of_stars.meaning.context import (
    Context,
    NoMeaning,
    child,
    meaning,
    means,
    part,
)
from kirifuda.games.legend_of_stars.triggers import Occurs
from kirifuda.kernel.cards import AUTO, Ability
from kirifuda.kernel.choosing import Collect, NeedDone
from kirifuda.kernel.conditions import Kept
from kirifuda.kernel.flow import EachOf, Jump, KeepTruth
from kirifuda.kernel.lasting import THIS_TURN, Delay
from kirifuda.kernel.terms import Bound, Cards, Chosen, EachPlayer, This
from kirifuda.text import Node

PER = (  # what can be done once for each
    *("act.change", "it.change", "act.draw", "act.damage", "act.heal", "act.heal_of"),
    *("act.lose_life", "act.play_cost"),
)


def sentences(cx: Context, nodes: tuple[Node, ...]) -> None:
    """Sentences in order; whether one was done is noted if the next asks (そうした場合)."""
    for i, node in enumerate(nodes):
        asked = i + 1 < len(nodes) and child(nodes[i + 1], 0).phrase == "pre.so"
        sentence(cx, node, asked)


@means("sentence.do")
def sentence(cx: Context, node: Node, asked: bool = False) -> None:
    whole(cx, child(node, 0), asked)


def whole(cx: Context, node: Node, asked: bool) -> None:
    """What a sentence says."""
    actor, spans, often, when = cx.actor, list(cx.spans), list(cx.per), list(cx.when)
    index = cx.number() if asked else -1
    if asked:
        cx.emit(NeedDone(index))  # forgets what was not done before
    do(cx, node)
    if asked:
        cx.emit(NeedDone(index))
        cx.done = Kept(index)
    cx.actor, cx.spans, cx.per, cx.when = actor, spans, often, when


part("steps.then", "chain.then")


def do(cx: Context, node: Node) -> None:
    """The rest of a sentence."""
    if node.phrase in ("steps.then", "chain.then"):
        do(cx, child(node, 0))
        do(cx, child(node, 1))
        return
    if cx.per and node.category != "pre" and node.phrase not in PER:
        raise NoMeaning(f"{node.phrase} is not done once for each")
    meaning(node)(cx, node)


@means("pre.who")
def who(cx: Context, node: Node) -> None:
    """Who acts; each player acts by itself, but life is lost together (4)."""
    found = player(cx, child(node, 0))
    together = child(node, 1).phrase == "act.lose_life"
    if isinstance(found, EachPlayer) and not cx.standing and not together:
        index = cx.number()
        loop = EachOf(found, index, cx.number(), len(cx.body))
        cx.emit(loop)
        cx.actor = Bound(index)
        do(cx, child(node, 1))
        cx.emit(Jump(loop.to))
        loop.to = len(cx.body)
        return
    cx.actor = found
    do(cx, child(node, 1))


@means("pre.if")
def if_(cx: Context, node: Node) -> None:
    found = condition(cx, child(node, 0))
    if cx.standing:
        cx.when = [*cx.when, found]
        do(cx, child(node, 1))
        return
    index = cx.number()
    cx.emit(KeepTruth(index, found))
    skip = cx.only_if(Kept(index))
    do(cx, child(node, 1))
    cx.land(skip)


@means("pre.so")
def so(cx: Context, node: Node) -> None:
    if cx.done is None:
        raise NoMeaning("nothing was told before that could have been done")
    skip = cx.only_if(cx.done)
    do(cx, child(node, 0))
    cx.land(skip)


@means("pre.after")
def after(cx: Context, node: Node) -> None:
    if cx.standing:
        raise NoMeaning("what holds has no order")
    do(cx, child(node, 0))


@means("pre.during")
def during(cx: Context, node: Node) -> None:
    if cx.standing:
        cx.when = [*cx.when, span_condition(cx, child(node, 0))]
    else:
        cx.spans = [*cx.spans, span(cx, child(node, 0))]
    do(cx, child(node, 1))


@means("pre.per")
def for_each(cx: Context, node: Node) -> None:
    cx.per = [*cx.per, per(cx, child(node, 0))]
    do(cx, child(node, 1))


@means("pre.end")
def at_end(cx: Context, node: Node) -> None:
    """5.6.(1): an effect that waits for the end of this turn."""
    if cx.standing:
        raise NoMeaning("what holds does not wait for anything")
    ability = Ability(AUTO)
    ability.printed = False
    ability.delayed = True
    place = cx.card.add(ability)
    it = pinned(cx, cx.it)
    opposed = pinned(cx, cx.opposed) if cx.opposed is not None else None
    ability.registers = cx.ability.registers
    inner = Context(cx.card, ability, ability.body)
    inner.actor, inner.it, inner.opposed, inner.numbers = cx.actor, it, opposed, cx.numbers
    ability.triggers.append(Occurs(TURN_ENDING, False))
    do(inner, child(node, 0))
    cx.emit(Delay("5.6.(1)", place, True, THIS_TURN))


def pinned(cx: Context, found: Cards) -> Cards:
    """Cards as they are told of now, for later: an event that comes has other cards."""
    if isinstance(found, Chosen | This):
        return found
    register = cx.register()
    cx.emit(Collect("5.6.(1)", register, found))
    return cx.keep(register)
