"""かわりに, …ではなく: what a sentence puts in place of a step that was told before.

Such a sentence is read when its step is already written. So the step is moved away: in its place
stands a jump to a block that does the one or the other, and jumps back.
"""

from __future__ import annotations

from collections.abc import Callable

from kirifuda.games.phrases import condition
from kirifuda.games.rebirth.changes import Multiply
from kirifuda.games.rebirth.instructions import PutCards
from kirifuda.games.rebirth.meaning.context import Context, NoMeaning, child, number, part
from kirifuda.games.rebirth.meaning.counts import count
from kirifuda.games.rebirth.meaning.filters import filter_, stat
from kirifuda.games.rebirth.meaning.lasting import make
from kirifuda.games.rebirth.meaning.picks import chosen_from
from kirifuda.games.rebirth.meaning.places import place
from kirifuda.games.rebirth.meaning.players import player, same_player
from kirifuda.games.rebirth.meaning.verbs import put, verb
from kirifuda.games.rebirth.zones import HAND
from kirifuda.kernel.effects.choosing import Choose, May, NeedDone
from kirifuda.kernel.effects.conditions import Condition, Exists, Kept
from kirifuda.kernel.effects.effect import Instruction
from kirifuda.kernel.effects.flow import EachOf, Jump, Unless
from kirifuda.kernel.effects.terms import Cards, Where
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.values.lasting import Apply
from kirifuda.kernel.values.layers import AddNumbers
from kirifuda.text import Node

MAY = 8  # place in the list of pick kinds
Write = Callable[[], None]
RATHER = ("act.put_from_rather", "act.multiply_rather", "do.rather")


part(*RATHER[:2], "verb1.put_rather", "occasion.return_by_this")


def core(node: Node) -> Node:
    """What a sentence tells, without who, if and whether it may be done."""
    while node.phrase in ("pre.who", "pre.if"):
        node = child(node, 1)
    return node


def replaces(cx: Context, node: Node) -> bool:
    """Whether a sentence puts something in place of a step that was told before."""
    if cx.standing:
        return False
    told = core(node)
    if told.phrase == "pre.as":
        return child(told, 0).phrase == "occasion.return_by_this"
    if told.phrase == "do.may":
        told = child(told, 0)
    if told.phrase == "pre.instead":
        return child(told, 0).phrase == "it.so_many"
    if told.phrase == "it.do":
        return child(told, 0).phrase == "verb1.put_rather"
    return told.phrase in RATHER


def replace(cx: Context, node: Node) -> None:
    """Read such a sentence."""
    conditions: list[Node] = []
    by: Who | None = None
    while node.phrase in ("pre.who", "pre.if"):
        if node.phrase == "pre.if":
            conditions.append(child(node, 0))
        else:
            by = cx.actor = cx.named = player(cx, child(node, 0))
        node = child(node, 1)
    asks = node.phrase == "do.may"
    told = child(node, 0) if asks else node
    if told.phrase == "pre.as":
        returned_by_this(cx, told, conditions)
    elif told.phrase == "do.rather":
        kind = place(cx, child(verb_of(child(told, 0)), 0)).spot().kind
        then = child(told, 1)
        asks = then.phrase == "do.may"
        other = verb_of(child(then, 0) if asks else then)
        at, step = last_put(cx, kind, by)
        cx.actor = cx.named = step.who
        block(cx, at, at + 1, conditions, asks, lambda: verb(cx, other, step.cards))
    elif told.phrase == "it.do":
        rather = child(told, 0)
        at, step = last_put(cx, place(cx, child(rather, 0)).spot().kind, by)
        cx.actor = cx.named = step.who
        to = place(cx, child(rather, 1))
        block(cx, at, at + 1, conditions, asks, lambda: put(cx, step.cards, to))
    elif told.phrase == "act.put_from_rather":
        put_from_rather(cx, told, conditions, asks, by)
    elif told.phrase == "act.multiply_rather":
        multiply_rather(cx, told, conditions, asks)
    else:
        choose_rather(cx, child(told, 0), conditions, asks)


def verb_of(node: Node) -> Node:
    if node.phrase != "it.do":
        raise NoMeaning("only what is done with the same cards is done instead")
    return child(node, 0)


def last_put(cx: Context, kind: int, by: Who | None) -> tuple[int, PutCards]:
    """The last step that puts cards into a zone, by that player."""
    for at in range(len(cx.body) - 1, -1, -1):
        step = cx.body[at]
        if isinstance(step, PutCards) and step.kind == kind:
            if by is None or same_player(step.who, by):
                return at, step
    raise NoMeaning("nothing was put there that could be put elsewhere instead")


def block(
    cx: Context,
    start: int,
    end: int,
    conditions: list[Node],
    asks: bool,
    other: Write,
    also: Condition | None = None,
) -> None:
    """Do the other thing in place of some instructions, if its conditions hold."""
    steps: list[Instruction] = cx.body[start:end]
    if any(isinstance(step, Jump | Unless | EachOf) for step in steps):
        raise NoMeaning("a step with branches cannot be replaced")
    it = cx.told
    over = Jump()
    cx.emit(over)
    cx.body[start] = Jump(len(cx.body))
    skips = [cx.only_if(condition(cx, one)) for one in conditions]
    if also is not None:
        skips.append(cx.only_if(also))
    if asks:
        asked, done = cx.number(), cx.number()
        may = May("9.7.4.2", MAY, asked, cx.actor, False)
        cx.emit(may)
        skips.append(cx.only_if(Kept(asked)))
        at = len(cx.body)
        may.first = cx.ability.registers
        other()
        may.end = cx.ability.registers
        may.parts = cx.body[at:]
        cx.emit(NeedDone(done))
    else:
        other()
    cx.emit(Jump(end))
    for skip in skips:
        cx.land(skip)
    for step in steps:
        cx.emit(step)
    cx.emit(Jump(end))
    cx.land(over)
    cx.told = it


def put_from_rather(
    cx: Context, node: Node, conditions: list[Node], asks: bool, by: Who | None
) -> None:
    """控え室ではなくデッキの上から置く: as many, put the same way, from the latter place.

    Both places are those of who acts: who was told to put, if nobody else is named.
    """
    to = child(node, 1)
    for first in range(len(cx.steps) - 1, -1, -1):
        step = cx.steps[first]
        if step.node.phrase != "act.pick" or not (by is None or same_player(step.actor, by)):
            continue
        cx.actor = cx.named = step.actor
        pick, what = child(step.node, 0), child(step.node, 1)
        if pick.phrase != "pick1.some":
            continue
        frm, there = place(cx, child(node, 0)), place(cx, child(pick, 0))
        if there.zone_bits() != frm.zone_bits() or not same_player(there.owner(cx), frm.owner(cx)):
            continue
        end = step.end
        if what.phrase == "verb1.choose" and first + 1 < len(cx.steps):
            after = cx.steps[first + 1]
            what, end = verb_of(after.node), after.end
        elsewhere(cx, (step.start, end), conditions, asks, what, child(pick, 1), to)
        return
    raise NoMeaning("nothing was put from there that could come from elsewhere instead")


def elsewhere(
    cx: Context,
    steps: tuple[int, int],
    conditions: list[Node],
    asks: bool,
    what: Node,
    many: Node,
    frm: Node,
) -> None:
    other = Node("pick1.some", (frm, many))

    def take() -> None:
        verb(cx, what, chosen_from(cx, other, what))

    block(cx, *steps, conditions, asks, take)


def choose_rather(cx: Context, node: Node, conditions: list[Node], asks: bool) -> None:
    """かわりに2枚選ぶ: so many, where fewer were to be chosen."""
    if child(node, 1).phrase != "verb1.choose":
        raise NoMeaning("only choosing is done otherwise here")
    how = count(cx, child(node, 0))
    at = last_step(cx, Choose)
    step = cx.body[at]
    assert isinstance(step, Choose)
    other = Choose(
        step.clause, step.kind, step.into, step.who, step.cards, how.least, how.most, step.unsure
    )
    block(cx, at, at + 1, conditions, asks, lambda: cx.emit(other))


def last_step(cx: Context, kind: type[Instruction]) -> int:
    """Where the last instruction of a kind is."""
    for at in range(len(cx.body) - 1, -1, -1):
        if isinstance(cx.body[at], kind):
            return at
    raise NoMeaning("nothing was told before that could be done otherwise")


def multiply_rather(cx: Context, node: Node, conditions: list[Node], asks: bool) -> None:
    """±0/+5ではなくDEFを10倍にする: in place of that change, as long and for the same."""
    at = last_step(cx, Apply)
    step = cx.body[at]
    assert isinstance(step, Apply)
    made = cx.ability.modifiers[step.modifier]
    if not isinstance(made, AddNumbers) or made.target is None:
        raise NoMeaning("nothing was changed that could be multiplied instead")
    other = Multiply(made.target, stat(child(node, 2)), number(node, 3))
    cx.spans = list(cx.last_spans)
    block(cx, at, at + 1, conditions, asks, lambda: make(cx, other))


def returned_by_this(cx: Context, node: Node, conditions: list[Node]) -> None:
    """この効果で…を手札に戻す際、かわりに: such a card may go elsewhere."""
    occasion, then = child(node, 0), child(node, 1)
    if place(cx, child(occasion, 1)).zone_bits() != 1 << HAND or then.phrase != "pre.instead":
        raise NoMeaning("only what goes to the hand goes elsewhere instead")
    told = child(then, 0)
    while told.phrase == "pre.who":
        cx.actor = cx.named = player(cx, child(told, 0))
        told = child(told, 1)
    if told.phrase != "do.may" or child(told, 0).phrase != "act.to":
        raise NoMeaning("it is not told where such a card may go")
    what = child(child(told, 0), 1)
    at, step = last_put(cx, HAND, None)
    such: Cards = Where(step.cards, filter_(cx, child(occasion, 0)))

    def other() -> None:
        verb(cx, what, such)

    block(cx, at, at + 1, conditions, True, other, Exists(such))
