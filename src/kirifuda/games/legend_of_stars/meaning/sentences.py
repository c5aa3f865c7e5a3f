"""Sentences: what is done in order, under which conditions, by whom, how often, how long.

A word that reaches to the end of its sentence is undone there; what "it" is goes on.
"""

from __future__ import annotations

from kirifuda.games.legend_of_stars.events import TURN_ENDING
from kirifuda.games.legend_of_stars.instructions import Together
from kirifuda.games.legend_of_stars.meaning.cards import player
from kirifuda.games.legend_of_stars.meaning.context import MEANINGS, Context, means
from kirifuda.games.meanings import NoMeaning, child
from kirifuda.games.phrases import COMMON, condition, who_acts
from kirifuda.kernel.effects.choosing import NeedDone
from kirifuda.kernel.effects.conditions import Kept
from kirifuda.kernel.effects.terms import Bound, EachPlayer
from kirifuda.kernel.position.cards import AUTO, Ability
from kirifuda.kernel.timing.occurring import Occurs
from kirifuda.kernel.values.lasting import THIS_TURN, Delay
from kirifuda.text import Node


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
    cx.do(node)
    if asked:
        cx.emit(NeedDone(index))
        cx.done = Kept(index)
    cx.actor, cx.spans, cx.per, cx.when = actor, spans, often, when


MEANINGS.take(COMMON, "steps.then", "chain.then", "pre.after", "pre.during", "pre.per")


@means("pre.who")
def who(cx: Context, node: Node) -> None:
    """Who acts; each player acts by itself, but at the same time as the others (4)."""
    found = who_acts(cx, child(node, 0), player(cx, child(node, 0)))
    if isinstance(found, EachPlayer) and not cx.standing:
        cx.emit(Together(1))
        loop = cx.each(found, cx.number(), cx.number())
        cx.actor = Bound(loop.index)
        cx.do(child(node, 1))
        cx.again(loop)
        cx.emit(Together(0))
        return
    cx.actor = found
    cx.do(child(node, 1))


@means("pre.if")
def if_(cx: Context, node: Node) -> None:
    found = condition(cx, child(node, 0))
    if cx.standing:
        cx.when = [*cx.when, found]
        cx.do(child(node, 1))
        return
    skip = cx.only_if(cx.truth(found))
    cx.do(child(node, 1))
    cx.land(skip)


@means("pre.so")
def so(cx: Context, node: Node) -> None:
    if cx.done is None:
        raise NoMeaning("nothing was told before that could have been done")
    skip = cx.only_if(cx.done)
    cx.do(child(node, 0))
    cx.land(skip)


@means("pre.end")
def at_end(cx: Context, node: Node) -> None:
    """5.6.(1): an effect that waits for the end of this turn."""
    if cx.standing:
        raise NoMeaning("what holds does not wait for anything")
    ability = Ability(AUTO)
    ability.printed = False
    ability.delayed = True
    place = cx.card.add(ability)
    told = cx.recall(cx.told, "5.6.(1)")
    opposed = cx.pin(cx.opposed, "5.6.(1)") if cx.opposed is not None else None
    ability.registers = cx.ability.registers
    inner = Context(cx.card, ability, ability.body)
    inner.actor, inner.told, inner.opposed, inner.numbers = cx.actor, told, opposed, cx.numbers
    ability.triggers.append(Occurs(TURN_ENDING, False))
    inner.do(child(node, 0))
    cx.emit(Delay("5.6.(1)", place, True, THIS_TURN))
