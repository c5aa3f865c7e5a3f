"""Verbs: what is done with cards that were chosen or told of."""

from __future__ import annotations

from kirifuda.games.rebirth.down import Guise, TurnOver
from kirifuda.games.rebirth.instructions import (
    EITHER_END,
    Convert,
    MakeSoul,
    PlayQuoted,
    PutCards,
    Swap,
    TurnCards,
)
from kirifuda.games.rebirth.meaning.cards import cards
from kirifuda.games.rebirth.meaning.context import (
    Context,
    NoMeaning,
    child,
    meaning,
    means,
    number,
    words,
)
from kirifuda.games.rebirth.meaning.places import (
    BOTTOM,
    ENDS,
    TOP,
    Place,
    Spot,
    place,
    place_cards,
)
from kirifuda.games.rebirth.rules import SPARK
from kirifuda.games.rebirth.zones import (
    DECK,
    ENERGY,
    HAND,
    MEMORY,
    OUTSIDE,
    REBIRTH,
    RETIRE,
    WAITING,
)
from kirifuda.kernel.choosing import Collect
from kirifuda.kernel.doing import Show, Top
from kirifuda.kernel.lasting import GAME, Apply
from kirifuda.kernel.moving import FIRST, LAST
from kirifuda.kernel.terms import Cards, Chosen, Fixed
from kirifuda.text import Node


def verb(cx: Context, node: Node, found: Cards, named: Node | None = None) -> None:
    meaning(node)(cx, node, found)


def put(
    cx: Context,
    found: Cards,
    to: Place,
    rest: int = 0,
    order: int = 0,
    clause: str = "5.2.1",
    down: int = -1,
) -> None:
    """Put cards into a zone; what was put is from now on "it"."""
    spot: Spot = to.spot()
    where = LAST
    if spot.kind == DECK:
        if spot.end == TOP:
            where = FIRST
        elif spot.end == ENDS:
            where = EITHER_END
        elif spot.end != BOTTOM:
            raise NoMeaning("where in the deck is not told")
    if spot.kind == ENERGY and spot.partners == 1:
        raise NoMeaning("cards are not put among the partners")
    register = cx.register()
    vacant = 1 if spot.vacant else 0
    how = (where, rest, vacant, order, to.who, down)
    cx.emit(PutCards(clause, cx.actor, found, spot.kind, register, *how))
    cx.moved = register
    cx.it = cx.keep(register)
    if isinstance(found, Top):
        cx.seen = cx.it
        cx.seen_used = []


@means("verb1.choose")
def choose(cx: Context, node: Node, found: Cards) -> None:
    """What was chosen is "it"; nothing else happens."""


@means("verb1.put")
def put_(cx: Context, node: Node, found: Cards) -> None:
    put(cx, found, place(cx, child(node, 0)))


@means("verb1.put_rested")
def put_rested(cx: Context, node: Node, found: Cards) -> None:
    put(cx, found, place(cx, child(node, 0)), rest=1)


@means("verb1.put_any_order")
def put_any_order(cx: Context, node: Node, found: Cards) -> None:
    put(cx, found, place(cx, child(node, 0)), order=1)


@means("verb1.return")
def return_(cx: Context, node: Node, found: Cards) -> None:
    put(cx, found, place(cx, child(node, 0)))


@means("verb1.add")
def add(cx: Context, node: Node, found: Cards) -> None:
    put(cx, found, Place(None, [Spot(HAND)]))


@means("verb1.set")
def set_(cx: Context, node: Node, found: Cards) -> None:
    put(cx, found, Place(None, [Spot(REBIRTH)]), clause="5.6.1")


@means("verb1.discard")
def discard(cx: Context, node: Node, found: Cards) -> None:
    put(cx, found, Place(None, [Spot(WAITING)]), clause="5.11.1")


@means("verb1.memory")
def memory(cx: Context, node: Node, found: Cards) -> None:
    put(cx, found, Place(None, [Spot(MEMORY)]), clause="5.7.1")


@means("verb1.retire")
def retire(cx: Context, node: Node, found: Cards) -> None:
    put(cx, found, Place(None, [Spot(RETIRE)]), clause="5.15.1")


@means("verb1.exclude")
def exclude(cx: Context, node: Node, found: Cards) -> None:
    put(cx, found, Place(None, [Spot(OUTSIDE)]), clause="5.20.1")


@means("verb1.partner")
def partner(cx: Context, node: Node, found: Cards) -> None:
    cx.emit(Convert("5.28.1.1", cx.actor, found))
    cx.it = found


def turn_over(cx: Context, found: Cards, down: int) -> None:
    register = cx.register()
    cx.emit(TurnOver("5.4.1", found, down, register))
    cx.it = cx.keep(register)


@means("verb1.face_down", "verb1.face_up")
def face_down(cx: Context, node: Node, found: Cards) -> None:
    turn_over(cx, found, 1 if node.phrase == "verb1.face_down" else 0)


@means("verb1.put_face_down")
def put_face_down(cx: Context, node: Node, found: Cards) -> None:
    put(cx, found, place(cx, child(node, 0)), clause="4.3.3.3", down=1)


@means("verb1.disguise")
def disguise(cx: Context, node: Node, found: Cards) -> None:
    turn_over(cx, found, 1)
    guise(cx, child(node, 0))


@means("verb1.disguise_put")
def disguise_put(cx: Context, node: Node, found: Cards) -> None:
    first, second = child(node, 0), child(node, 1)
    where, what = (second, first) if first.category == "guise" else (first, second)
    put(cx, found, place(cx, where), clause="4.3.3.3", down=1)
    guise(cx, what)


def guise(cx: Context, node: Node) -> None:
    """4.3.3.3.1: what the cards just turned or put face down count as, while they are."""
    names = [words(node, len(node.args) - 1)] if node.phrase != "guise.nameless" else []
    traits = [words(node, 3)] if node.phrase == "guise.trait" else []
    made = Guise(cx.it, [number(node, 0), number(node, 1), number(node, 2)], names, traits)
    cx.emit(Apply("4.3.3.3.1", cx.modifier(made), GAME))


@means("verb1.stand", "verb1.rest")
def turn(cx: Context, node: Node, found: Cards) -> None:
    cx.emit(TurnCards("5.3.1", found, 1 if node.phrase == "verb1.rest" else 0))
    cx.it = found


@means("verb1.reveal")
def reveal(cx: Context, node: Node, found: Cards) -> None:
    register = cx.register()
    cx.emit(Collect("4.2.2", register, found))
    kept = cx.keep(register)
    cx.emit(Show("4.2.2", kept, None))
    cx.it = kept
    cx.revealed = kept
    if not (isinstance(found, Chosen) and found.register in cx.seen_used):
        cx.seen = kept  # one of those looked at is shown: the rest is still the rest of those
        cx.seen_used = []


@means("verb1.look")
def look(cx: Context, node: Node, found: Cards) -> None:
    register = cx.register()
    cx.emit(Collect("5.10.1", register, found))
    kept = cx.keep(register)
    cx.emit(Show("5.10.2", kept, cx.actor))
    cx.it = kept
    cx.seen = kept
    cx.seen_used = []


@means("verb1.swap_with", "verb1.swap_rested")
def swap_with(cx: Context, node: Node, found: Cards) -> None:
    other = cards(cx, child(node, 0))
    register = cx.register()
    rest = 1 if node.phrase == "verb1.swap_rested" else 0
    cx.emit(Swap("5.12.1", cx.actor, found, other, register, rest))
    cx.swapped = cx.keep(register)
    cx.moved = register
    cx.it = cx.swapped


@means("verb1.swap")
def swap(cx: Context, node: Node, found: Cards) -> None:
    """Two cards that were chosen swap places."""
    from kirifuda.games.rebirth.terms import Nth

    register = cx.register()
    cx.emit(Swap("5.12.1", cx.actor, Nth(found, 0), Nth(found, 1), register))
    cx.swapped = cx.keep(register)
    cx.moved = register
    cx.it = cx.swapped


@means("verb1.swap_some")
def swap_some(cx: Context, node: Node, found: Cards) -> None:
    from kirifuda.games.rebirth.meaning.picks import Count, choose

    n = Fixed(number(node, 1))
    if number(node, 1) != 1:
        raise NoMeaning("only one card swaps with one")
    chosen = choose(cx, cards(cx, child(node, 0)), Count(n, n), unsure=True)
    register = cx.register()
    cx.emit(Swap("5.12.1", cx.actor, found, chosen, register))
    cx.swapped = cx.keep(register)
    cx.moved = register
    cx.it = cx.swapped


@means("verb1.soul")
def soul(cx: Context, node: Node, found: Cards) -> None:
    host = cards(cx, child(node, 0))
    cx.emit(MakeSoul("5.22.1", cx.actor, found, host))
    cx.it = found


@means("verb1.soul_at")
def soul_at(cx: Context, node: Node, found: Cards) -> None:
    host = place_cards(cx, place(cx, child(node, 0)))
    cx.emit(MakeSoul("5.22.1", cx.actor, found, host))
    cx.it = found


@means("verb1.trigger", "verb1.trigger_as")
def trigger(cx: Context, node: Node, found: Cards) -> None:
    chosen = cx.chosen if cx.chosen is not None else found
    cx.emit(PlayQuoted("9.7.4.2", chosen, SPARK))
