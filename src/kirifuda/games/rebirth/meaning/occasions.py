"""What is done in another way on an occasion: choosing (…選ぶ際), being retired (…直前に)."""

from __future__ import annotations

from collections.abc import Callable

from kirifuda.games.rebirth.meaning.cards import cards
from kirifuda.games.rebirth.meaning.context import Context, NoMeaning, child, means
from kirifuda.games.rebirth.meaning.delayed import nested
from kirifuda.games.rebirth.meaning.filters import filter_
from kirifuda.games.rebirth.meaning.lasting import make
from kirifuda.games.rebirth.meaning.places import place
from kirifuda.games.rebirth.processes import SPARED_DAMAGE
from kirifuda.games.rebirth.rulings import PREFER, RESCUE, Ruling
from kirifuda.games.rebirth.zones import ENTRY, MEMBER
from kirifuda.kernel.cards import AUTO, Ability
from kirifuda.kernel.flow import Keep
from kirifuda.kernel.terms import Anything, Cards, EachPlayer, Filter, Fixed, In, Is
from kirifuda.text import Node

Do = Callable[[Context, Node], None]


def on(cx: Context, node: Node) -> None:
    """際: something changed about an occasion."""
    occasion, then = child(node, 0), child(node, 1)
    if then.phrase in ("act.prefer", "act.prefer_such"):
        prefer(cx, occasion, then)
    else:
        raise NoMeaning(f"no meaning is attached to {then.phrase} on an occasion")


def prefer(cx: Context, occasion: Node, then: Node) -> None:
    """9.10.5: who chooses among these for an effect must choose those before the others."""
    among = choosing(cx, occasion)
    if then.phrase == "act.prefer":
        first: Filter = Is(cards(cx, child(then, 0)))
    else:
        first = filter_(cx, child(then, 0))
    make(cx, Ruling(PREFER, cx.actor, among, first), floating=True)


def choosing(cx: Context, occasion: Node) -> Cards:
    """The cards among which is chosen: where no player is named, those of every player."""
    if occasion.phrase in ("occasion.choose_such", "occasion.choose_from"):
        where = place(cx, child(occasion, 0))
        such = Anything() if len(occasion.args) == 1 else filter_(cx, child(occasion, 1))
        who = where.who if where.who is not None else EachPlayer()
        return In(who, [spot.kind for spot in where.spots], such)
    if occasion.phrase == "occasion.choose":
        return In(EachPlayer(), [ENTRY, MEMBER], filter_(cx, child(occasion, 0)))
    if occasion.phrase == "occasion.choose_of":
        return cards(cx, child(occasion, 0))
    raise NoMeaning(f"no meaning is attached to {occasion.phrase} here")


def before(cx: Context, node: Node, do: Do) -> None:
    """直前に: 5.19.3, what may be done so that a character does not retire."""
    occasion = child(node, 0)
    if not cx.standing or occasion.phrase != "occasion.retires":
        raise NoMeaning(f"no meaning is attached to {occasion.phrase} here")
    found = cards(cx, child(occasion, 0))
    ability = Ability(AUTO)
    ability.printed = False
    program = cx.card.add(ability)
    do(nested(cx, ability), child(node, 1))
    make(cx, Ruling(RESCUE, None, found, program=program))


@means("act.undo_retire")
def undo_retire(cx: Context, node: Node) -> None:
    """5.19.3: told by a number of the scope to the recovery that asked (processes.py)."""
    cx.emit(Keep(0, Fixed(SPARED_DAMAGE)))
