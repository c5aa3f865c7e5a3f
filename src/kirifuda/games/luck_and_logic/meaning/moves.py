"""What is done to cards: turned, moved, sortied, set, broken (5.2 to 5.12, 5.24 to 5.34)."""

from __future__ import annotations

from collections.abc import Callable

from kirifuda.games.drafts import Told
from kirifuda.games.luck_and_logic.instructions import (
    BeforeSoul,
    BeforeSwap,
    Break,
    Broken,
    Ensoul,
    FlickerOne,
    NeedSome,
    PlayFree,
    Send,
    SendOut,
    Sent,
    SetUpon,
    ShiftOne,
    Swap,
    ToOne,
    Turn,
    TurnOver,
)
from kirifuda.games.luck_and_logic.meaning.cards import ROWS, THAT, group, zone_bits
from kirifuda.games.luck_and_logic.meaning.context import MEANINGS, Context, means, part
from kirifuda.games.luck_and_logic.picks import CHOOSE
from kirifuda.games.luck_and_logic.terms import Nth
from kirifuda.games.luck_and_logic.zones import (
    CIRCLE,
    DECK,
    DROP,
    GATE,
    HAND,
    KINDS,
    MY,
    PURGE,
    SECRET,
    SIDED,
    SOUL,
    STOCK,
)
from kirifuda.games.meanings import NoMeaning, child
from kirifuda.games.phrases import COMMON, cards
from kirifuda.kernel.effects.choosing import Choose
from kirifuda.kernel.effects.effect import Instruction
from kirifuda.kernel.effects.instructions import Show
from kirifuda.kernel.effects.relations import InZones, Of
from kirifuda.kernel.effects.terms import Cards, Fixed, Is, Not, This, Where
from kirifuda.kernel.events.moving import FIRST, LAST
from kirifuda.text import Node


def act(cx: Context, instruction: Instruction) -> None:
    """Something is done; a continuous ability does nothing."""
    if cx.standing:
        raise NoMeaning("this would have to be done, not to hold")
    cx.emit(instruction)


MEANINGS.take(COMMON, "act.to", "act.all")

#: Verbs that name a second card.
BESIDE = ("verb1.set", "verb1.set_down", "verb1.soul", "verb1.swap")


@means("it.do")
def to_it(cx: Context, node: Node) -> None:
    """No object: what was told of last; beside そのメンバー, the other of two that were chosen."""
    what = child(node, 0)
    if what.phrase in BESIDE and child(what, 0).phrase in THAT and len(cx.told.open) == 2:
        both = cx.told.open
        beside = cards(cx, child(what, 0))
        mine = both[1] if beside is both[0] else both[0]
        cx.prior = Told(beside, beside)
        cx.told = Told(mine, mine)
    cx.do_to(what, cx.it)


# -- to zones (5.4) ----------------------------------------------------------------------------


def move(
    cx: Context, found: Cards, kind: int, clause: str, where: int = LAST, down: int = -1
) -> None:
    """Cards go to a zone; those that did are "it" from then on."""
    register = cx.register()
    act(cx, Send(clause, cx.actor, found, kind, register, cx.register(), where, down))
    cx.emit(Sent(register, kind))
    cx.tell_moved(found, cx.keep(register))


#: What is done to cards where they are.
STAYING = ("verb1.face_up", "verb1.face_down", "verb1.reveal", "verb1.look")
PLACES = {
    "verb1.return": (HAND, "5.4.1", LAST, -1),
    "verb1.add": (HAND, "5.4.1", LAST, -1),
    "verb1.drop": (DROP, "5.9.1", LAST, -1),
    "verb1.stock": (STOCK, "5.10.1", FIRST, 1),
    "verb1.stock_up": (STOCK, "5.10.1", FIRST, 0),
    "verb1.purge": (PURGE, "5.25.1", LAST, -1),
}


@means(*PLACES)
def put(cx: Context, node: Node, found: Cards) -> None:
    move(cx, found, *PLACES[node.phrase])


@means("verb1.discard")
def discard(cx: Context, node: Node, found: Cards) -> None:
    """5.8.1: only cards of the hand are discarded."""
    move(cx, Where(found, InZones(1 << HAND)), DROP, "5.8.1")


@means("verb1.add_own")
def add_own(cx: Context, node: Node, found: Cards) -> None:
    """4.1.7: cards go to their owners; who adds to the own hand adds own cards."""
    move(cx, Where(found, Of(cx.named)), HAND, "5.4.1")


NOT_PUT = 1 << CIRCLE | 1 << GATE | 1 << SOUL | 1 << MY | 1 << SECRET


@means("verb1.put", "verb1.put_down", "verb1.put_up")
def put_into(cx: Context, node: Node, found: Cards) -> None:
    move(cx, found, *goal(node))


part("end.top", "end.bottom")
ENDS = {"end.top": FIRST, "end.bottom": LAST}
#: What takes cards elsewhere, and needs to know nothing but where to.
GOING = (
    *PLACES,
    *("verb1.put", "verb1.put_down", "verb1.put_up", "verb1.put_end", "verb1.put_order"),
)


@means("verb1.put_end", "verb1.put_order")
def put_onto(cx: Context, node: Node, found: Cards) -> None:
    move(cx, found, *goal(node))


def goal(node: Node) -> tuple[int, str, int, int]:
    """Where a verb takes cards: the zone, by which clause, to which end of it, on which side."""
    name = node.phrase
    if name in PLACES:
        return PLACES[name]
    if name in ("verb1.put_end", "verb1.put_order"):
        return DECK, "5.4.1", ENDS[child(node, 0).phrase], -1
    down = {"verb1.put": -1, "verb1.put_down": 1, "verb1.put_up": 0}[name]
    bits = zone_bits(child(node, 0))
    if bits & NOT_PUT:
        raise NoMeaning("cards are not simply put there")
    kind = next(kind for kind in range(KINDS) if bits >> kind & 1)
    if down >= 0 and not SIDED >> kind & 1:
        raise NoMeaning("cards lie neither face up nor face down there")
    # 4.1.4.1: on top; in the other zones whose order is kept, that is the end
    return kind, "5.4.1", FIRST if kind in (DECK, STOCK) else LAST, down


# -- turning (5.2, 5.3), showing (5.19, 5.23) --------------------------------------------------


@means("verb1.stand", "verb1.rest")
def turn(cx: Context, node: Node, found: Cards) -> None:
    act(cx, Turn("5.2.1", cx.actor, found, 1 if node.phrase == "verb1.rest" else 0))


@means("verb1.face_up", "verb1.face_down")
def turn_over(cx: Context, node: Node, found: Cards) -> None:
    down = 1 if node.phrase == "verb1.face_down" else 0
    act(cx, TurnOver("5.3.1", cx.actor, found, down))


@means("verb1.reveal")
def reveal(cx: Context, node: Node, found: Cards) -> None:
    act(cx, Show("5.19.1", found, None))
    cx.it = found
    if cx.seen is None:
        cx.seen = cx.rest = found
        cx.checked = True


@means("verb1.look")
def look(cx: Context, node: Node, found: Cards) -> None:
    act(cx, Show("5.23.1", found, cx.actor))
    cx.seen = cx.rest = cx.it = found
    cx.checked = False


# -- setting, souls, swapping ------------------------------------------------------------------


def other(cx: Context, node: Node, found: Cards) -> Cards:
    """The second card of two; そのメンバー is not the first one, but what was told of before it."""
    it = cx.told
    if found is it.last:
        cx.told = cx.prior
    second = cards(cx, node)
    cx.told = it
    if second is found or (isinstance(second, This) and isinstance(found, This)):
        raise NoMeaning("a card has no such place beside itself")
    return second


@means("verb1.set", "verb1.set_down")
def set_on(cx: Context, node: Node, found: Cards) -> None:
    host = other(cx, child(node, 0), found)
    down = 1 if node.phrase == "verb1.set_down" else 0
    act(cx, SetUpon("5.24.1", cx.actor, found, host, down))


@means("verb1.set_one", "verb1.set_one_down")
def set_on_one(cx: Context, node: Node, found: Cards) -> None:
    """On one of such cards, which who acts chooses."""
    found = cx.pin(found, "9.8.1")
    told = group(cx, child(node, 0))
    host = cx.register()
    without = Where(told.cards(cx), Not(Is(found)))
    act(cx, Choose("9.6.3", CHOOSE, host, cx.actor, without, Fixed(1), Fixed(1)))
    down = 1 if node.phrase == "verb1.set_one_down" else 0
    cx.emit(SetUpon("5.24.1", cx.actor, found, cx.keep(host), down))
    cx.it = found


@means("verb1.soul")
def soul(cx: Context, node: Node, found: Cards) -> None:
    host = other(cx, child(node, 0), found)
    found = cx.pin(found, "9.8.1")
    free = cx.register()
    act(cx, BeforeSoul(found, free))
    cx.emit(Ensoul("5.26.1", cx.actor, found, host, free))


@means("verb1.swap_pair")
def swap_pair(cx: Context, node: Node, found: Cards) -> None:
    """5.11.1: the two with each other; of any other number none."""
    found = cx.pin(found, "9.8.1")
    first, second = Nth(found, 0), Nth(found, 1)
    free = cx.register()
    act(cx, BeforeSwap(cx.actor, first, second, free))
    cx.emit(Swap("5.11.1", cx.actor, first, second, free))


@means("verb1.swap")
def swap(cx: Context, node: Node, found: Cards) -> None:
    second = other(cx, child(node, 0), found)
    free = cx.register()
    act(cx, BeforeSwap(cx.actor, found, second, free))
    cx.emit(Swap("5.11.1", cx.actor, found, second, free))


# -- one after the other: each may ask ---------------------------------------------------------


def pinned(cx: Context, found: Cards) -> Cards:
    """Cards to which something is done that may ask, as they are now; there must be one."""
    kept = cx.pin(found, "9.8.1")
    act(cx, NeedSome(kept, None if kept is found else found))
    return kept


def one_by_one(cx: Context, found: Cards, step: Callable[[Cards, int], ToOne]) -> None:
    """Do something with each of some cards by itself; they are "it" from then on."""
    kept = pinned(cx, found)
    loop = cx.each_card(kept)
    cx.emit(step(cx.keep(loop.one), cx.register()))
    cx.again(loop)
    cx.tell_moved(found, kept)


@means("verb1.sortie", "verb1.sortie_rested", "verb1.sortie_row")
def sortie(cx: Context, node: Node, found: Cards) -> None:
    rest = 1 if node.phrase == "verb1.sortie_rested" else 0
    circles = ROWS[child(node, 0).phrase] if node.phrase == "verb1.sortie_row" else 0
    one_by_one(cx, found, lambda one, to: SendOut("5.12.3.2", cx.actor, one, to, rest, circles))


@means("verb1.sortie_at")
def sortie_at(cx: Context, node: Node, found: Cards) -> None:
    """4.4.2.2: to a circle that is told by a card, be it a gate."""
    kept = found
    there = cards(cx, child(node, 0))

    def step(one: Cards, to: int) -> ToOne:
        made = SendOut("5.12.3.2", cx.actor, one, to)
        made.of = there
        return made

    one_by_one(cx, kept, step)


@means("verb1.sortie_free")
def sortie_free(cx: Context, node: Node, found: Cards) -> None:
    def step(one: Cards, to: int) -> ToOne:
        made = SendOut("5.12.3.2", cx.actor, one, to)
        made.free = True
        return made

    one_by_one(cx, found, step)


@means("verb1.play_free")
def play_free(cx: Context, node: Node, found: Cards) -> None:
    one_by_one(cx, found, lambda one, to: PlayFree("5.22.6", cx.actor, one, to))


@means("verb1.flicker")
def flicker(cx: Context, node: Node, found: Cards) -> None:
    one_by_one(cx, found, lambda one, to: FlickerOne("5.34.1", cx.actor, one, to))


@means("verb1.break")
def break_(cx: Context, node: Node, found: Cards) -> None:
    kept = pinned(cx, found)
    whole = cx.register()
    cx.emit(Break("5.32.1", cx.actor, kept, whole, cx.register()))
    cx.emit(Broken(whole))
    cx.tell_moved(found, kept)


MOVES = (
    *("verb1.move", "verb1.move_free", "verb1.move_row", "verb1.move_next"),
    *("verb1.move_next_free", "verb1.move_there", "verb1.move_row_free"),
)


TO_ROW = ("verb1.move_row", "verb1.move_row_free")


@means(*MOVES)
def shift(cx: Context, node: Node, found: Cards) -> None:
    circles = ROWS[child(node, 0).phrase] if node.phrase in TO_ROW else 0
    free = node.phrase in ("verb1.move_free", "verb1.move_next_free", "verb1.move_row_free")

    def step(one: Cards, to: int) -> ToOne:
        made = ShiftOne("5.14.1", cx.actor, one, to, circles, free)
        made.near = node.phrase in ("verb1.move_next", "verb1.move_next_free")
        made.there = node.phrase == "verb1.move_there"
        return made

    one_by_one(cx, found, step)
