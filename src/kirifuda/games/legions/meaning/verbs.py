"""What is done with cards (chapter 38)."""

from __future__ import annotations

from typing import Final

from kirifuda.games.legions.choosing import Order
from kirifuda.games.legions.instructions import (
    EXHAUST,
    OPEN,
    READY,
    REVERSE,
    Break,
    ExhaustThis,
    MoveLanes,
    Place,
    Put,
    ShiftWait,
    Turn,
    UnlockLater,
)
from kirifuda.games.legions.meaning.context import (
    Context,
    NoMeaning,
    child,
    means,
    number,
)
from kirifuda.games.legions.meaning.places import ANY_LANE, NEXT_LANE, found_at, place
from kirifuda.games.legions.terms import Reversed
from kirifuda.games.legions.zones import DECK, EXCLUDED, FIELD, MASTER_CARD, MINIONS, STANDBY
from kirifuda.kernel.effects.choosing import Choose, Collect
from kirifuda.kernel.effects.instructions import Show, Top
from kirifuda.kernel.effects.terms import (
    All,
    Cards,
    Chosen,
    Filter,
    Fixed,
    Kind,
    Not,
    Resting,
    This,
    Where,
)
from kirifuda.kernel.effects.who import You
from kirifuda.text import Node


def verb(cx: Context, node: Node, cards: Cards) -> None:
    """Do something with cards; they are "it" from then on."""
    if cx.standing:
        raise NoMeaning("a constant ability does nothing, it holds (35-12)")
    if isinstance(cards, Top):
        register = cx.register()
        cx.emit(Collect("", register, cards))
        cards = Chosen(register)
    cx.it = cards
    cx.apply(node, cards)


@means("verb1.break")
def break_(cx: Context, node: Node, cards: Cards) -> None:
    cx.emit(Break(kept(cx, cards)))


def kept(cx: Context, cards: Cards) -> Cards:
    """The cards in a register, so that they are the same ones after they have moved."""
    if isinstance(cards, Chosen):
        return cards
    register = cx.register()
    cx.emit(Collect("", register, cards))
    cx.it = chosen = Chosen(register)
    return chosen


@means("verb1.wait")
def wait(cx: Context, node: Node, cards: Cards) -> None:
    by = number(node, 0)
    into = cx.register() if by < 0 else -1
    cx.emit(ShiftWait(kept(cx, cards), Fixed(by), into=into))


@means("verb1.later")
def later(cx: Context, node: Node, cards: Cards) -> None:
    cx.emit(ShiftWait(kept(cx, cards), cx.letter(child(node, 0))))


@means("verb1.sooner")
def sooner(cx: Context, node: Node, cards: Cards) -> None:
    cx.emit(ShiftWait(kept(cx, cards), cx.letter(child(node, 0)), -1, cx.register()))


@means("verb1.exclude")
def exclude(cx: Context, node: Node, cards: Cards) -> None:
    cx.emit(Put("38-7", kept(cx, cards), EXCLUDED))


@means("verb1.exclude_down")
def exclude_down(cx: Context, node: Node, cards: Cards) -> None:
    cx.emit(Put("38-7", kept(cx, cards), EXCLUDED, down=1))


# 30-4: what a card must be before it can be turned so
BEFORE: Final[dict[int, Filter]] = {
    REVERSE: All([Reversed(0), Not(Kind(MASTER_CARD))]),  # 16-3
    OPEN: Reversed(1),
    EXHAUST: Resting(0),
    READY: Resting(1),
}


def turn(cx: Context, clause: str, cards: Cards, way: int) -> None:
    """Turn cards; as a cost, such as are not so already, and they are chosen among these."""
    if not cx.pays:
        cx.emit(Turn(clause, cards, way))
        return
    if way == EXHAUST and isinstance(cards, This):
        cx.emit(ExhaustThis("30-3"))
        cx.ability.rests = True
        return
    able = BEFORE[way]
    last = cx.body[-1] if cx.body else None
    if isinstance(last, Choose) and isinstance(cards, Chosen) and cards.register == last.into:
        last.cards = Where(last.cards, able)
    cx.emit(Turn(clause, cards, way, able))


@means("verb1.reverse")
def reverse(cx: Context, node: Node, cards: Cards) -> None:
    turn(cx, "16-3", cards, REVERSE)


@means("verb1.open")
def open_(cx: Context, node: Node, cards: Cards) -> None:
    turn(cx, "16-4", cards, OPEN)


@means("verb1.exhaust")
def exhaust(cx: Context, node: Node, cards: Cards) -> None:
    turn(cx, "38-12", cards, EXHAUST)


@means("verb1.ready")
def ready(cx: Context, node: Node, cards: Cards) -> None:
    turn(cx, "38-13", cards, READY)


@means("verb1.put")
def put(cx: Context, node: Node, cards: Cards) -> None:
    """38-6: to a zone beside the field; what comes to the field is placed (33-1)."""
    where = place(cx, child(node, 0))
    if where.zones & FIELD:
        raise NoMeaning("what comes to the field is placed (33-1)")
    into = cx.register() if where.only() == STANDBY else -1
    cx.emit(Put("38-6", kept(cx, cards), where.only(), where.where, into=into, of=where.who))


@means("verb1.put_order")
def put_order(cx: Context, node: Node, cards: Cards) -> None:
    """01-8: in the order that the turn player tells."""
    where = place(cx, child(node, 0))
    if where.zones != 1 << DECK:
        raise NoMeaning("only in a deck cards lie in an order (17-8)")
    into = cx.register()
    cx.emit(Order(kept(cx, cards), into))
    cx.emit(Put("38-6", Chosen(into), DECK, where.where, of=where.who))


def placing(cx: Context, node: Node, cards: Cards, rest: int) -> None:
    where = place(cx, child(node, 0))
    if where.zones not in (FIELD, 1 << MINIONS) or where.lanes == [NEXT_LANE]:
        raise NoMeaning("cards are placed on the field (33-1)")
    lane = where.lanes[0] if where.lanes is not None else ANY_LANE
    into = cx.register()
    cx.emit(Place(cards, into, rest, lane, where.who))
    cx.it = Chosen(into)


@means("verb1.place")
def place_(cx: Context, node: Node, cards: Cards) -> None:
    placing(cx, node, cards, 0)


@means("verb1.place_exhausted")
def place_exhausted(cx: Context, node: Node, cards: Cards) -> None:
    placing(cx, node, cards, 1)


@means("verb1.unlock")
def unlock(cx: Context, node: Node, cards: Cards) -> None:
    cx.emit(UnlockLater(cards))


@means("verb1.shift")
def shift(cx: Context, node: Node, cards: Cards) -> None:
    """33-2: within the field."""
    where = found_at(cx, child(node, 0))
    if where.lanes is None:
        raise NoMeaning("minions move to lanes")
    lane = where.lanes[0]
    of = You() if where.who is None else where.who
    cx.emit(MoveLanes(cards, cx.register(), max(lane, -1), lane == NEXT_LANE, of))


@means("verb1.look")
def look(cx: Context, node: Node, cards: Cards) -> None:
    """02-33: who has the effect looks; what is chosen of them, その中 and 残り tell."""
    seen = kept(cx, cards)
    cx.emit(Show("02-33", seen, cx.actor))
    cx.seen = seen
    cx.taken = []


@means("verb1.reveal")
def reveal(cx: Context, node: Node, cards: Cards) -> None:
    """02-33: both players see them."""
    seen = kept(cx, cards)
    cx.emit(Show("02-33", seen, None))
    if not isinstance(cards, Chosen) or cx.seen is None:
        cx.seen = seen
        cx.taken = []
