"""9.5: what an ability costs: parts in order, one of several, more or less under a condition."""

from __future__ import annotations

from functools import partial

from kirifuda.games.drafts import straight
from kirifuda.games.phrases import condition
from kirifuda.games.rebirth.instructions import Pay
from kirifuda.games.rebirth.meaning.context import (
    Context,
    NoMeaning,
    child,
    children,
    number,
    part,
)
from kirifuda.games.rebirth.meaning.offers import sure
from kirifuda.games.rebirth.meaning.sentences import MODE, chain
from kirifuda.games.rebirth.meaning.spans import per
from kirifuda.games.rebirth.terms import Either
from kirifuda.kernel.effects.effect import Instruction, Program
from kirifuda.kernel.effects.terms import Amount, Fixed
from kirifuda.text import Node

part("cost.do", "cost.energy_and", "cost.energy_or", "price.do")
part("cost.per", "cost.either", "cost.energy_either", "cost.energy_and_either", "cost.options")


def pay(cx: Context, amount: Amount) -> None:
    cx.emit(Pay("5.14.2", cx.actor, amount))


def cost(cx: Context, node: Node) -> Program:
    """A cost: what must be done completely."""
    body: list[Instruction] = []
    kept = cx.body
    cx.body = body
    cx.pays = True
    write(cx, node)
    cx.pays = False
    cx.body = kept
    made = Program(body)
    made.needed = sure(straight(body))
    return made


def write(cx: Context, node: Node) -> None:
    if node.phrase == "cost.do":
        chain(cx, child(node, 0))
    elif node.phrase == "cost.energy_and":
        pay(cx, Fixed(number(node, 0)))
        chain(cx, child(node, 1))
    elif node.phrase == "cost.energy_and_either":
        pay(cx, Fixed(number(node, 0)))
        one_of(cx, (child(node, 1), child(node, 2)))
    elif node.phrase == "cost.energy_or":
        fewer = condition(cx, child(node, 1))
        pay(cx, Either(fewer, Fixed(number(node, 2)), Fixed(number(node, 0))))
    elif node.phrase == "cost.per":
        cx.per.append(per(cx, child(node, 0)))
        chain(cx, child(node, 1))
        cx.per.pop()
    elif node.phrase == "cost.either":
        one_of(cx, (child(node, 0), child(node, 1)))
    elif node.phrase == "cost.energy_either":
        first = partial(pay, cx, Fixed(number(node, 0)))
        cx.one_way("9.5.2", MODE, [first, partial(chain, cx, child(node, 1))])
    elif node.phrase == "cost.options":
        one_of(cx, tuple(child(one, 1) for one in children(node, 0)))
    else:
        raise NoMeaning(f"no meaning is attached to {node.phrase}")


def one_of(cx: Context, ways: tuple[Node, ...]) -> None:
    """One of several, of those that can be paid: which, is chosen as it is paid."""
    if len(ways) < 2:
        raise NoMeaning("there is nothing to choose from")
    cx.one_way("9.5.2", MODE, [partial(chain, cx, one) for one in ways])
