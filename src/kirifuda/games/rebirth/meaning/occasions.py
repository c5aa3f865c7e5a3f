"""What is done in another way on an occasion: choosing (…選ぶ際), being retired (…直前に)."""

from __future__ import annotations

from collections.abc import Callable

from kirifuda.games.rebirth.meaning.actions import make
from kirifuda.games.rebirth.meaning.cards import cards
from kirifuda.games.rebirth.meaning.conditions import condition
from kirifuda.games.rebirth.meaning.context import Context, NoMeaning, child
from kirifuda.games.rebirth.meaning.delayed import nested
from kirifuda.games.rebirth.meaning.filters import filter_
from kirifuda.games.rebirth.meaning.places import place
from kirifuda.games.rebirth.meaning.players import player
from kirifuda.games.rebirth.rulings import PREFER, RESCUE, Ruling
from kirifuda.games.rebirth.terms import InZone
from kirifuda.kernel.cards import AUTO, Ability
from kirifuda.kernel.choosing import Require
from kirifuda.kernel.terms import All, Filter
from kirifuda.text import Node

Do = Callable[[Context, Node], None]


def on(cx: Context, node: Node) -> None:
    """際: something changed about an occasion."""
    occasion, then = child(node, 0), child(node, 1)
    if then.phrase == "act.prefer":
        prefer(cx, occasion, then)
    else:
        raise NoMeaning(f"no meaning is attached to {then.phrase} on an occasion")


def prefer(cx: Context, occasion: Node, then: Node) -> None:
    """9.10.5: whoever chooses for an effect must choose these before others."""
    parts: list[Filter] = []
    if occasion.phrase in ("occasion.choose_such", "occasion.choose_from"):
        parts.append(InZone(place(cx, child(occasion, 0)).zone_bits()))
    if occasion.phrase in ("occasion.choose_such", "occasion.choose"):
        parts.append(filter_(cx, child(occasion, len(occasion.args) - 1)))
    if not parts:
        raise NoMeaning(f"no meaning is attached to {occasion.phrase} here")
    found = cards(cx, child(then, 0))
    make(cx, Ruling(PREFER, cx.actor, found, All(parts)))


def before(cx: Context, node: Node, do: Do) -> None:
    """直前に: 5.19.3, what may be done so that a character does not retire."""
    occasion = child(node, 0)
    if not cx.standing or occasion.phrase != "occasion.retires":
        raise NoMeaning(f"no meaning is attached to {occasion.phrase} here")
    found = cards(cx, child(occasion, 0))
    ability = Ability(AUTO)
    ability.printed = False
    program = cx.card.add(ability)
    rescue(nested(cx, ability), child(node, 1), do)
    make(cx, Ruling(RESCUE, None, found, program=program))


def rescue(cx: Context, node: Node, do: Do) -> None:
    """The steps up to the undoing; whoever is asked has chosen to take them."""
    if node.phrase == "act.undo_retire":
        return
    if node.phrase == "pre.who":
        cx.actor = cx.named = player(cx, child(node, 0))
        rescue(cx, child(node, 1), do)
    elif node.phrase in ("do.by", "steps.then", "chain.then"):
        do(cx, child(node, 0))
        rescue(cx, child(node, 1), do)
    elif node.phrase == "pre.if":
        cx.emit(Require(condition(cx, child(node, 0))))
        rescue(cx, child(node, 1), do)
    else:
        raise NoMeaning(f"no meaning is attached to {node.phrase} before the undoing")
