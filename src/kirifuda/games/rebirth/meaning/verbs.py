"""Verbs: what is done with cards that were chosen or told of."""

from __future__ import annotations

from kirifuda.games.rebirth.down import COMING, Guise, PutOn, TurnOver
from kirifuda.games.rebirth.instructions import (
    EITHER_END,
    Convert,
    MakeSoul,
    PutCards,
    Swap,
    SwapGroups,
    TurnCards,
)
from kirifuda.games.rebirth.meaning.cards import cards
from kirifuda.games.rebirth.meaning.context import (
    Context,
    NoMeaning,
    Swapping,
    child,
    means,
    number,
    words,
)
from kirifuda.games.rebirth.meaning.lasting import make
from kirifuda.games.rebirth.meaning.places import (
    BOTTOM,
    ENDS,
    TOP,
    Place,
    Spot,
    place,
)
from kirifuda.games.rebirth.quoting import ChooseAbility, TriggerAbility
from kirifuda.games.rebirth.rules import SPARK
from kirifuda.games.rebirth.rulings import OPEN_HAND
from kirifuda.games.rebirth.terms import InZone
from kirifuda.games.rebirth.zones import (
    CHARACTER,
    DECK,
    ENERGY,
    ENTRY,
    HAND,
    MEMORY,
    OUTSIDE,
    REBIRTH,
    REBIRTH_CARD,
    RETIRE,
    SOUL,
    WAITING,
)
from kirifuda.kernel.effects.choosing import Choose, ChooseNumber, Collect, Enough
from kirifuda.kernel.effects.conditions import Between, Exists
from kirifuda.kernel.effects.flow import Jump
from kirifuda.kernel.effects.instructions import Show, Top
from kirifuda.kernel.effects.relations import Times
from kirifuda.kernel.effects.terms import (
    Both,
    Cards,
    Chosen,
    CountOf,
    Fixed,
    In,
    Is,
    Not,
    Number,
    Sum,
    Where,
)
from kirifuda.kernel.events.moving import FIRST, LAST
from kirifuda.kernel.values.lasting import GAME, NO_LIMIT, Apply
from kirifuda.kernel.values.rulings import Ruling
from kirifuda.text import Node

CHOOSE = 0  # places in the list of pick kinds
MODE = 9


def verb(cx: Context, node: Node, found: Cards) -> None:
    cx.apply(node, found)


def put(
    cx: Context,
    found: Cards,
    to: Place,
    rest: int = 0,
    order: int = 0,
    clause: str = "5.2.1",
    down: int = -1,
) -> None:
    """Put cards into a zone; they, or what was put, are from now on "it"."""
    if len(to.spots) > 1:
        put_either(cx, found, to, rest, clause)
        return
    spot: Spot = to.spot()
    if spot.kind == ENTRY and cx.former is None:
        before = cx.register()
        cx.emit(Collect("9.12.1", before, In(to.owner(cx), [ENTRY])))
        cx.former = cx.keep(before)
    register = cx.register()
    put_into(cx, found, to, spot, register, rest, order, clause, down)
    settle(cx, found, register)


def put_into(
    cx: Context,
    found: Cards,
    to: Place,
    spot: Spot,
    register: int,
    rest: int,
    order: int,
    clause: str,
    down: int,
    lax: bool = False,
) -> None:
    """Put cards into one zone, perhaps none (`lax`); what was put is kept in a register."""
    where = LAST
    if spot.kind == DECK:
        if spot.end == TOP:
            where = FIRST
        elif spot.end == ENDS:
            where = EITHER_END
        elif spot.end != BOTTOM and not cx.shuffling:
            raise NoMeaning("where in the deck is not told")
    if spot.kind == ENERGY and spot.partners == 1:
        raise NoMeaning("cards are not put among the partners")
    vacant = 1 if spot.vacant else 0
    how = (where, rest, vacant, order, to.who, down)
    made = PutCards(clause, cx.actor, found, spot.kind, register, *how)
    free = isinstance(found, Chosen) and found.register in cx.all_registers
    made.lax = lax or free
    made.loose = spot.kind == DECK and cx.shuffling
    made.slots, made.without = spot.slots, spot.without
    cx.emit(made)
    cx.put(register, spot.kind, cx.origin(found))
    if (cx.owed or cx.pays) and isinstance(found, Chosen) and not free:
        cx.emit(Enough(register, CountOf(found)))


def put_either(cx: Context, found: Cards, to: Place, rest: int, clause: str) -> None:
    """エントリーかメンバーに置く: the actor chooses a zone; of several cards, for each of them."""
    source = cx.pin(found, "9.7.4.2")
    assert isinstance(source, Chosen)
    if source.register not in cx.all_registers:
        cx.emit(Enough(source.register, Fixed(1)))
    piles = [cx.register() for _ in to.spots]
    for pile in piles:
        cx.emit(Collect("", pile, Both([])))
    several = cx.only_if(Between(CountOf(source), Fixed(2), None))
    for at, pile in enumerate(piles):
        left = Where(source, Not(Is(Both([cx.keep(done) for done in piles[:at]]))))
        if at == len(piles) - 1:
            cx.emit(Collect("9.7.4.2", pile, left))
        else:
            some = (Fixed(0), CountOf(left))
            cx.emit(Choose("9.7.4.2", CHOOSE, pile, cx.actor, left, *some))
    settled = Jump()
    cx.emit(settled)
    cx.land(several)
    index = cx.number()
    none = cx.only_if(Exists(source))
    cx.emit(ChooseNumber("9.7.4.2", MODE, index, cx.actor, Fixed(1), Fixed(len(piles))))
    for n, pile in enumerate(piles, 1):
        other = cx.only_if(Between(Number(index), Fixed(n), Fixed(n)))
        cx.emit(Collect("9.7.4.2", pile, source))
        cx.land(other)
    cx.land(none)
    cx.land(settled)
    put: list[Cards] = []
    for pile, spot in zip(piles, to.spots, strict=True):
        register = cx.register()
        cx.origins[pile] = cx.origin(source)
        put_into(cx, cx.keep(pile), to, spot, register, rest, 0, clause, -1, lax=True)
        put.append(cx.keep(register))
    every = cx.register()
    cx.emit(Collect("9.7.4.2", every, Both(put)))
    cx.put(every, -1, cx.origin(source))
    settle(cx, source, every)
    if isinstance(found, Top):
        cx.seen = source
        cx.seen_used = []


def settle(cx: Context, found: Cards, register: int) -> None:
    """What "it" is once cards were put somewhere: the effect goes on speaking of them."""
    cx.it = kept = found if isinstance(found, Chosen) else cx.keep(register)
    if isinstance(found, Top):
        cx.seen = kept
        cx.seen_used = []


@means("verb1.choose")
def choose(cx: Context, node: Node, found: Cards) -> None:
    """What was chosen is "it"; nothing else happens."""
    if cx.told.last is found:
        cx.leave_open()


@means("verb1.present")
def present(cx: Context, node: Node, found: Cards) -> None:
    """Laid down unseen: who did has settled on it, and nobody else learns which it is."""


@means("verb.either")
def either(cx: Context, node: Node, found: Cards) -> None:
    """One of the two, as the actor chooses."""
    index = cx.number()
    cx.emit(ChooseNumber("9.7.4.2", MODE, index, cx.actor, Fixed(1), Fixed(2)))
    other = cx.only_if(Between(Number(index), Fixed(1), Fixed(1)))
    verb(cx, child(node, 0), found)
    end = Jump()
    cx.emit(end)
    cx.land(other)
    verb(cx, child(node, 1), found)
    cx.land(end)
    cx.it = found


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


@means("verb1.set_face_down")
def set_face_down(cx: Context, node: Node, found: Cards) -> None:
    """4.3.3.3.1: face down it is a Rebirth card, and nothing more."""
    guise = Guise(found, [0, 0, 0], [], [], REBIRTH_CARD)
    cx.emit(Apply("4.3.3.3.1", cx.modifier(guise), GAME, COMING))
    put(cx, found, Place(None, [Spot(REBIRTH)]), clause="5.6.1", down=1)
    cx.emit(PutOn("4.3.3.3.1"))


@means("verb1.discard")
def discard(cx: Context, node: Node, found: Cards) -> None:
    """5.11.1: only cards of the hand are discarded."""
    put(cx, Where(found, InZone(1 << HAND)), Place(None, [Spot(WAITING)]), clause="5.11.1")


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


@means("verb1.put_face_up")
def put_face_up(cx: Context, node: Node, found: Cards) -> None:
    put(cx, found, place(cx, child(node, 0)), down=0)


@means("verb1.disguise")
def disguise(cx: Context, node: Node, found: Cards) -> None:
    turn_over(cx, found, 1)
    guise(cx, child(node, 0), cx.it)


@means("verb1.disguise_put")
def disguise_put(cx: Context, node: Node, found: Cards) -> None:
    first, second = child(node, 0), child(node, 1)
    where, what = (second, first) if first.category == "guise" else (first, second)
    to = place(cx, where)
    guise(cx, what, found, COMING)
    put(cx, found, to, clause="4.3.3.3", down=1)
    cx.emit(PutOn("4.3.3.3.1"))


@means("guise.named", "guise.trait", "guise.nameless")
def guise(cx: Context, node: Node, found: Cards, until: int = NO_LIMIT) -> None:
    """4.3.3.3.1: what cards that are turned or put face down count as, while they are."""
    names = [words(node, len(node.args) - 1)] if node.phrase != "guise.nameless" else []
    traits = [words(node, 3)] if node.phrase == "guise.trait" else []
    nums = [number(node, 0), number(node, 1), number(node, 2)]
    made = Guise(found, nums, names, traits, CHARACTER)
    cx.emit(Apply("4.3.3.3.1", cx.modifier(made), GAME, until))


@means("verb1.move")
def move_from(cx: Context, node: Node, found: Cards) -> None:
    """Out of that place, if it is there."""
    there = InZone(place(cx, child(node, 0)).zone_bits())
    put(cx, Where(found, there), place(cx, child(node, 1)))


@means("verb1.put_split")
def put_split(cx: Context, node: Node, found: Cards) -> None:
    """Up to so many to the one place, up to so many of the others to the other."""
    first = cx.register()
    most = Fixed(number(node, 1))
    cx.emit(Choose("9.7.4.2", CHOOSE, first, cx.actor, found, Fixed(0), most))
    put(cx, cx.keep(first), place(cx, child(node, 0)))
    rest = Where(found, Not(Is(cx.keep(first))))
    second = cx.register()
    least = Sum([CountOf(found), Times(CountOf(cx.keep(first)), Fixed(-1))])
    cx.emit(Choose("9.7.4.2", CHOOSE, second, cx.actor, rest, least, Fixed(number(node, 3))))
    put(cx, cx.keep(second), place(cx, child(node, 2)))
    cx.it = found


@means("verb1.stand", "verb1.rest")
def turn(cx: Context, node: Node, found: Cards) -> None:
    made = TurnCards("5.3.1", found, 1 if node.phrase == "verb1.rest" else 0)
    made.lax = isinstance(found, Chosen) and found.register in cx.all_registers
    cx.emit(made)
    cx.it = found
    cx.rested = found


@means("verb1.reveal_always")
def reveal_always(cx: Context, node: Node, found: Cards) -> None:
    """常に公開する: the hand of who acts is seen by everyone, what comes to it included."""
    whole = cx.body[-1] if cx.body else None
    if not isinstance(whole, Collect) or not isinstance(whole.cards, In):
        raise NoMeaning("only all cards of a hand stay open")
    if whole.cards.zones != [HAND] or whole.cards.filter is not None:
        raise NoMeaning("only whole hands stay open")
    cx.body.pop()
    make(cx, Ruling(OPEN_HAND, cx.actor), floating=True)


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


def swapped(cx: Context, found: Cards, first: Cards, second: Cards, rest: int = 0) -> None:
    """The two take each other's places; "it" is what was chosen for that."""
    register = cx.register()
    cx.emit(Swap("5.12.1", cx.actor, first, second, register, rest))
    cx.swapped = cx.keep(register)
    cx.put(register, -1)  # each went where the other was
    cx.it = found


@means("verb1.swap_with", "verb1.swap_rested")
def swap_with(cx: Context, node: Node, found: Cards) -> None:
    """With that card; where several are named, with one of them that the actor chooses."""
    rest = 1 if node.phrase == "verb1.swap_rested" else 0
    named = child(node, 0)
    other = cards(cx, named)
    if named.phrase in ("cards.at", "cards.among"):
        where = place(cx, child(named, 0))
        chosen = chosen_there(cx, where)
        if chosen is not None:
            swap(cx, node, Both([chosen, found]))
            return
        if where.cards is None and where.zone_bits() != 1 << ENTRY:
            register = cx.register()
            one = Fixed(1)
            cx.emit(Choose("9.7.4.2", CHOOSE, register, cx.actor, other, one, one))
            other = cx.keep(register)
    swapped(cx, found, found, other, rest)


def chosen_there(cx: Context, where: Place) -> Cards | None:
    """The cards that were chosen in a place just before those that swap with what is there."""
    told = cx.steps[-2:]
    if where.cards is not None or len(told) < 2 or not all(chooses(step.node) for step in told):
        return None
    if place(cx, child(child(told[0].node, 0), 0)).zone_bits() != where.zone_bits():
        return None
    for step in cx.body[told[0].start : told[0].end]:
        if isinstance(step, Choose):
            return cx.keep(step.into)
    return None


def chooses(node: Node) -> bool:
    """Whether cards of a place are chosen in a step, and nothing is done with them yet."""
    if node.phrase != "act.pick" or child(node, 1).phrase != "verb1.choose":
        return False
    return child(node, 0).phrase.startswith("pick1.")


@means("verb1.swap")
def swap(cx: Context, node: Node, found: Cards) -> None:
    """Cards that were chosen in two places swap them."""
    register = cx.register()
    cx.emit(SwapGroups("5.12.1", cx.actor, found, register))
    cx.swapped = cx.keep(register)
    cx.put(register, -1)  # each went where the other was
    cx.it = found


@means("verb1.swap_some")
def swap_some(cx: Context, node: Node, found: Cards) -> None:
    if number(node, 1) != 1:
        raise NoMeaning("only one card swaps with one")
    register = cx.register()
    other = cards(cx, child(node, 0))
    one = Fixed(1)
    choice = Choose("9.7.4.2", CHOOSE, register, cx.actor, other, one, one, True)
    cx.emit(choice)
    cx.swapping = Swapping(found, choice, child(node, 0))
    swapped(cx, found, found, cx.keep(register))


def make_soul(cx: Context, found: Cards, host: Cards) -> None:
    register = cx.register()
    cx.emit(MakeSoul("5.22.1", cx.actor, found, host, register))
    cx.put(register, SOUL)
    cx.it = host
    cx.souled = cx.keep(register)


@means("verb1.soul")
def soul(cx: Context, node: Node, found: Cards) -> None:
    make_soul(cx, found, cards(cx, child(node, 0)))


@means("verb1.soul_its")
def soul_its(cx: Context, node: Node, found: Cards) -> None:
    """その魂にする: of the card that was put or chosen last, before the one that becomes a soul."""
    make_soul(cx, found, cx.beside(found))


@means("verb1.soul_supported")
def soul_supported(cx: Context, node: Node, found: Cards) -> None:
    """魂にする: of the character that was told of, else of the entry."""
    host = cx.event_other if cx.event_other is not None else In(cx.actor, [ENTRY])
    make_soul(cx, found, host)


@means("verb1.trigger", "verb1.trigger_as")
def trigger(cx: Context, node: Node, found: Cards) -> None:
    """発動する: the ability that was chosen, or the one that cards were given, comes to wait."""
    whose = cards(cx, child(node, 0)) if node.phrase == "verb1.trigger_as" else None
    if not cx.abilities:
        index = cx.number()
        cx.emit(ChooseAbility("9.7.4.2", cx.actor, found, SPARK, index))
        cx.abilities = [index]
    for index in cx.abilities:
        cx.emit(TriggerAbility("9.1.1.2.1", index, whose))
    cx.abilities = []
