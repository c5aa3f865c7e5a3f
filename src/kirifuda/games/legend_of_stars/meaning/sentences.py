"""Sentences: what is done in order, under which conditions, by whom, how often, how long.

A word that reaches to the end of its sentence is undone there; what "it" is goes on.
"""

from __future__ import annotations

from kirifuda.games.legend_of_stars.events import TURN_ENDING
from kirifuda.games.legend_of_stars.instructions import Together
from kirifuda.games.legend_of_stars.meaning.cards import player
from kirifuda.games.legend_of_stars.meaning.context import MEANINGS, Context, means, part
from kirifuda.games.legend_of_stars.picks import COST, MAY, MODE
from kirifuda.games.meanings import NoMeaning, child, children, number
from kirifuda.games.phrases import COMMON, amount, as_long, condition, in_common, who_acts
from kirifuda.kernel.effects.choosing import ChooseNumber, NeedDone, TakeBit
from kirifuda.kernel.effects.conditions import HasBit, Kept
from kirifuda.kernel.effects.flow import Jump, Keep
from kirifuda.kernel.effects.terms import Amount, Fixed
from kirifuda.kernel.effects.who import Bound, EachPlayer
from kirifuda.kernel.position.cards import AUTO, Ability
from kirifuda.kernel.timing.occurring import Occurs
from kirifuda.kernel.values.lasting import THIS_TURN, Delay
from kirifuda.text import Node


def sentences(cx: Context, nodes: tuple[Node, ...]) -> None:
    """Sentences in order; whether one was done is noted if the next asks (そうした場合).

    What X is may be told before or after it is spoken of.
    """
    told = [node for node in nodes if node.phrase == "sentence.x"]
    if len(told) > 1:
        raise NoMeaning("X is told twice")
    cx.x = told[0] if told else None
    left = [node for node in nodes if node.phrase != "sentence.x"]
    at = 0
    while at < len(left):
        first = child(left[at], 0)
        then = child(left[at + 1], 0) if at + 1 < len(left) else None
        if then is not None and is_instead(then):
            instead(cx, first, then)
            at += 1
        else:
            whole(cx, first, then is not None and then.phrase == "pre.so")
        cx.granted = False
        at += 1
    if told and not cx.x_told:
        raise NoMeaning("it is told what X is, but not what it is for")


part("sentence.do", "sentence.x", "listing.do", "option.dot")


def ask_x(cx: Context) -> Amount:
    """How much X is."""
    if cx.x is None:
        raise NoMeaning("it is not told what X is")
    cx.x_told = True
    return amount(cx, child(cx.x, 0))


def whole(cx: Context, node: Node, asked: bool) -> None:
    """What a sentence says."""
    actor, spans, often, when = cx.actor, list(cx.spans), list(cx.per), list(cx.when)
    cx.rows = None
    index = cx.number() if asked else -1
    if asked:
        cx.emit(NeedDone(index))  # forgets what was not done before
    cx.do(node)
    if cx.unspent:
        raise NoMeaning("what is done at once does not last")
    if asked:
        cx.emit(NeedDone(index))
        cx.done = Kept(index)
    cx.actor, cx.spans, cx.per, cx.when = actor, spans, often, when


def is_instead(node: Node) -> bool:
    """Whether a sentence says what is done in place of the one before, and when."""
    return node.phrase == "pre.if" and child(node, 1).phrase == "pre.instead"


def instead(cx: Context, first: Node, then: Node) -> None:
    """9.1: if the condition holds, the second in place of the first; what was told of by only one
    of them is not told of afterwards."""
    if cx.standing:
        raise NoMeaning("what holds is not done in place of something")
    second = child(child(then, 1), 0)
    choice, first, second = in_common(first, second, CHOSEN, NAMED)
    if choice is not None:
        cx.do(choice)
    second = as_long(first, second, LASTING)
    before, kept = cx.told, (cx.seen, cx.rest, cx.done)
    other = cx.only_if(condition(cx, child(then, 0)))
    whole(cx, second, False)
    end = Jump()
    cx.emit(end)
    cx.land(other)
    cx.told, (cx.seen, cx.rest, cx.done) = before, kept
    whole(cx, first, False)
    cx.land(end)
    cx.told, (cx.seen, cx.rest, cx.done) = before, kept


#: What is done with cards that are chosen by the way, and how it is told once they are.
CHOSEN = {"act.some": "it.do"}
#: What is done to those who are named, and how it is told where they are not.
NAMED = {
    "act.damage": "it.damage",
    "act.damage_to": "it.damage",
    "act.lose_life_of": "act.lose_life",
    "act.heal_of": "act.heal",
    "act.change": "it.change",
    "act.becomes": "it.becomes",
    "act.gives": "it.gives",
    "act.to": "it.do",
}
#: What lasts, so that it is told for how long.
LASTING = {
    *("act.change", "act.changes", "act.becomes", "act.gives", "act.is", "act.times"),
    *("it.change", "it.becomes", "it.gives", "it.times"),
}


@means("pre.instead")
def only_instead(cx: Context, node: Node) -> None:
    raise NoMeaning("what is done instead needs a condition and a sentence before it")


MEANINGS.take(COMMON, "steps.then", "chain.then", "pre.after", "pre.during", "pre.per")


@means("pre.who")
def who(cx: Context, node: Node) -> None:
    """Who acts; each player acts by itself, but at the same time as the others (4)."""
    found = who_acts(cx, child(node, 0), player(cx, child(node, 0)))
    if isinstance(found, EachPlayer) and not cx.standing:
        cx.emit(Together(1))
        loop = cx.each(found, cx.number(), cx.number())
        cx.actor = Bound(loop.index)
        told = cx.told
        cx.do(child(node, 1))
        cx.gather(told)
        cx.again(loop)
        cx.emit(Together(0))
        return
    cx.actor = found
    cx.do(child(node, 1))


@means("do.by")
def by(cx: Context, node: Node) -> None:
    """8.1: the first may be done; only if all of it was done, the rest."""
    if cx.standing:
        raise NoMeaning("what holds does nothing that could be paid for")

    def pay() -> None:
        cx.pays = True
        cx.do(child(node, 0))
        cx.pays = False

    skip, _asked, done = cx.offer("8.1", COST, True, pay)
    end = cx.only_if(done)
    cx.do(child(node, 1))
    cx.land(skip)
    cx.land(end)
    cx.done = done


@means("do.may")
def may(cx: Context, node: Node) -> None:
    """8.1.2: it may be done; if the effect itself may be used, who uses it does it."""
    if cx.standing:
        raise NoMeaning("what holds is not done, and not left undone")
    if cx.granted:
        cx.granted = False
        cx.do(child(node, 0))
        return
    skip, _asked, done = cx.offer("8.1.2", MAY, False, lambda: cx.do(child(node, 0)))
    cx.land(skip)
    cx.done = done


@means("act.options")
def options(cx: Context, node: Node) -> None:
    """8.1: so many of several effects are chosen, and done in their order."""
    if cx.standing:
        raise NoMeaning("what holds is not chosen")
    listed = children(node, 1)
    many = number(node, 0)
    if not 0 < many < len(listed):
        raise NoMeaning("of so many effects there is nothing to choose")
    taken = cx.number()
    cx.emit(Keep(taken, Fixed(0)))
    for _ in range(many):
        index = cx.number()
        cx.emit(ChooseNumber("8.1", MODE, index, cx.actor, Fixed(1), Fixed(len(listed)), taken))
        cx.emit(TakeBit(taken, index, 1))
    told, seen, done = cx.told, cx.seen, cx.done
    for place, option in enumerate(listed):
        skip = cx.only_if(HasBit(taken, place))
        sentences(cx, children(option, 0))
        cx.land(skip)
        cx.told, cx.seen, cx.done = told, seen, done


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
