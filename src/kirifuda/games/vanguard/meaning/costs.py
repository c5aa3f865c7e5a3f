"""11.7: costs, as shares that are chosen whole and paid at once."""

from __future__ import annotations

from dataclasses import replace

from kirifuda.games.phrases import condition
from kirifuda.games.vanguard.describing import Either
from kirifuda.games.vanguard.meaning.context import (
    Context,
    NoMeaning,
    child,
    means,
    number,
    part,
)
from kirifuda.games.vanguard.meaning.deeds import DISCARDABLE
from kirifuda.games.vanguard.meaning.groups import at_place, group, ref
from kirifuda.games.vanguard.meaning.places import Place, goal, place
from kirifuda.games.vanguard.payments import (
    BY_COUNTER,
    BY_ENERGY,
    BY_SOUL,
    AnyToll,
    CounterBlast,
    EnergyBlast,
    Goes,
    Reduced,
    Said,
    Shows,
    Turns,
    soul_blast,
)
from kirifuda.games.vanguard.picks import MODE, PAY
from kirifuda.games.vanguard.zones import (
    BIND,
    CIRCLES,
    DAMAGE,
    DECK,
    DROP,
    HAND,
    REMOVED,
    SOUL,
)
from kirifuda.kernel.effects.conditions import And, Condition
from kirifuda.kernel.effects.costs import Payment, Share, Toll
from kirifuda.kernel.effects.effect import Instruction
from kirifuda.kernel.effects.instructions import Top
from kirifuda.kernel.effects.relations import InZones
from kirifuda.kernel.effects.terms import (
    Amount,
    Cards,
    FaceDown,
    Filter,
    Fixed,
    In,
    Is,
    Not,
    This,
    Where,
)
from kirifuda.kernel.effects.who import You
from kirifuda.text import Node

BLASTS = ("flip", "soul blast")
EITHER = ("cost.or", "pay.or")
NONE = Fixed(0)
ONE = Fixed(1)


def cost(cx: Context, node: Node) -> Instruction:
    """What is paid, in one of its ways."""
    kept, cx.pays = cx.pays, True
    told = child(node, 0) if node.phrase == "cost.last" else node
    ways = [child(told, 0), child(told, 1)] if told.phrase in EITHER else [node]
    tolls: list[Toll] = []
    conditions: list[Condition | None] = []
    for way in ways:
        tolls.append(toll(cx, way))
        conditions.append(None)
    for also, way in cx.also:
        tolls.append(toll(cx, way))
        conditions.append(None if also is None else condition(cx, also))
    cx.also = []
    cx.pays = kept
    if len(tolls) == 1:
        return tolls[0]
    return AnyToll(tolls, conditions, cx.number(), MODE)


def or_nothing(cx: Context, made: Instruction, asked: Condition | None, free: Condition) -> AnyToll:
    """A cost that is paid if something holds, and need not be paid if something else does."""
    tolls: list[Toll] = []
    conditions: list[Condition | None] = []
    if isinstance(made, AnyToll):
        tolls, conditions = made.tolls, made.conditions
    elif isinstance(made, Toll):
        tolls, conditions = [made], [None]
    told = [[one for one in (asked, way) if one is not None] for way in conditions]
    both = [And(parts) if parts else None for parts in told]
    nothing = Toll("11.7.2", PAY, [], cx.number())
    return AnyToll([*tolls, nothing], [*both, free], cx.number(), MODE)


def toll(cx: Context, node: Node) -> Toll:
    made: list[Share] = []
    shares(cx, node, made)
    return Toll("11.7.1", PAY, made, cx.number())


def shares(cx: Context, node: Node, out: list[Share]) -> None:
    """The parts of a cost."""
    if node.phrase in ("cost.blast_then", "cost.then"):
        shares(cx, child(node, 0), out)
        shares(cx, child(node, 1), out)
    elif node.phrase == "cost.last":
        shares(cx, child(node, 0), out)
    elif node.phrase in EITHER:
        raise NoMeaning("one of two ways within a longer cost")
    else:
        found = cx.apply(node)
        assert isinstance(found, Share)
        out.append(found)


part("cost.last", "cost.blast_then", "cost.then", *EITHER)


def share(
    cx: Context,
    deed: str,
    payment: Payment,
    found: Cards | None,
    least: Amount,
    most: Amount | None,
    zone: int = -1,
    chosen: bool = True,
) -> Share:
    """A part of a cost. Who was told of before is still meant by その…, and this unit where none is
    named (11.8.5.3); what paid is meant only if nothing else was told of, and never by a blast."""
    register, kept = cx.into()
    if chosen and isinstance(payment, Turns):
        payment = Turns(payment.rest, True)  # 7.50.1.1: a number of them is chosen
    if found is not None:
        cx.note(deed, kept, zone)
        told = cx.told
        if deed not in BLASTS and (told.that is None or isinstance(told.that, This)):
            cx.told = replace(told, that=kept if chosen else found)
    return Share(payment, found, register, least, most, chosen)


def paid(cx: Context, node: Node) -> Amount:
    """How much is paid: less, if the text says so and its condition holds (7.28.1)."""
    n = number(node, 0)
    kind = BLAST_KINDS[node.phrase]
    if cx.less is None or cx.less[1].phrase != node.phrase:
        return Reduced(Fixed(n), kind)
    asked, by = cx.less
    cx.less = None
    # 11.7.2: what is nothing any more is paid by declaring it
    # 1.3.2.3: never below nothing, which can be paid
    less = Either(condition(cx, asked), Fixed(max(0, n - number(by, 0))), Fixed(n))
    return Reduced(less, kind)


BLAST_KINDS = {"blast.counter": BY_COUNTER, "blast.soul": BY_SOUL, "blast.energy": BY_ENERGY}


@means("blast.counter")
def counter_blast(cx: Context, node: Node) -> Share:
    n = paid(cx, node)
    return share(cx, "flip", CounterBlast(), In(You(), [DAMAGE], FaceDown(0)), n, n)


@means("blast.soul")
def plain_soul_blast(cx: Context, node: Node) -> Share:
    n = paid(cx, node)
    return share(cx, "soul blast", soul_blast(), In(You(), [SOUL]), n, n, DROP)


@means("blast.soul_of", "blast.soul_but")
def such_soul_blast(cx: Context, node: Node) -> Share:
    n = Fixed(number(node, 1))
    if node.phrase == "blast.soul_of":
        found = group(cx, child(node, 0))
        if found.distinct or found.zones:
            raise NoMeaning("cards of the soul are meant")
        cards = In(You(), [SOUL], found.like())
    else:
        cards = In(You(), [SOUL], Not(Is(ref(cx, child(node, 0)))))
    return share(cx, "soul blast", soul_blast(), cards, n, n, DROP)


@means("paid.soul_blast")
def so_many_soul_blast(cx: Context, node: Node) -> Share:
    told = child(node, 0)
    if told.phrase == "count.up_to":
        least, most = NONE, Fixed(number(told, 0))
        return share(cx, "soul blast", soul_blast(), In(You(), [SOUL]), least, most, DROP)
    bounds = counts(cx, told)
    return share(cx, "soul blast", soul_blast(), In(You(), [SOUL]), bounds[0], bounds[1], DROP)


@means("blast.energy")
def energy_blast(cx: Context, node: Node) -> Share:
    n = paid(cx, node)
    return share(cx, "energy", EnergyBlast(), None, n, n)


@means("paid.say")
def say(cx: Context, node: Node) -> Share:
    return share(cx, "say", Said(), None, NONE, NONE)


Kind = tuple[str, Payment, int]


def payment(cx: Context, node: Node) -> Kind:
    """What a verb does with cards that pay: its name, how, and where they come to."""
    verb = node.phrase
    if verb in ("verb1.put", "verb1.put_face"):
        where = goal(cx, child(node, 0))
        if where.or_zone >= 0 or not isinstance(where.who, You | None):
            raise NoMeaning("where that goes is not one place")
        down = -1
        if verb == "verb1.put_face":
            down = 1 if child(node, 1).phrase == "face.down" else 0
        return "put", Goes("7.4.1", where.zone, where.where, down), where.zone
    if verb == "verb1.put_any_order":
        raise NoMeaning("a cost that is ordered")
    if verb in PLAIN:
        return PLAIN[verb]
    raise NoMeaning(f"{verb} is not paid with")


PLAIN: dict[str, Kind] = {
    "verb1.discard": ("discard", Goes("7.9.1", DROP, frm=DISCARDABLE), DROP),
    "verb1.bind": ("bind", Goes("7.29.1", BIND), BIND),
    "verb1.retire": ("retire", Goes("7.18.1", DROP, frm=CIRCLES), DROP),
    "verb1.rest": ("rest", Turns(1), -1),
    "verb1.stand": ("stand", Turns(0), -1),
    "verb1.reveal": ("reveal", Shows(), -1),
    "verb1.remove": ("remove", Goes("7.19.1", REMOVED), REMOVED),
    "verb1.back": ("add", Goes("7.4.1", HAND), HAND),
    "verb1.add": ("add", Goes("7.4.1", HAND), HAND),
}


def counts(cx: Context, node: Node) -> tuple[Amount, Amount | None]:
    """How many cards pay."""
    if node.phrase in ("count.n", "count.total"):
        n = Fixed(number(node, 0))
        return n, n
    if node.phrase in ("count.least", "count.total_least"):
        return Fixed(number(node, 0)), None
    if node.phrase in ("count.range", "count.total_range"):
        if number(node, 0) > number(node, 1):
            raise NoMeaning("no number is both so much and so little")
        return Fixed(number(node, 0)), Fixed(number(node, 1))
    if node.phrase == "count.any":
        return NONE, None
    raise NoMeaning(f"{node.phrase} of a cost")


@means("paid.some_from", "paid.group_from")
def paid_from(cx: Context, node: Node) -> Share:
    at = place(cx, child(node, 0))
    if at.seen:
        raise NoMeaning("where these cards are is not told")
    if at.who is not None and not isinstance(at.who, You):
        raise NoMeaning("costs are paid with one's own (11.7.1)")
    verb = child(node, len(node.args) - 1)
    least, most = counts(cx, child(node, len(node.args) - 2))
    deed, how, zone = payment(cx, verb)
    parts: list[Filter] = []
    if node.phrase == "paid.group_from":
        found = group(cx, child(node, 1))
        if found.distinct:
            raise NoMeaning("a cost of different cards")
        if found.whose is not None:
            raise NoMeaning("costs are paid with one's own (11.7.1)")
        if found.located:
            parts = [found.whole()]
        elif found.parts:
            parts = [found.like()]
    cards = at_place(cx, Place(You(), at.spots), None, parts)
    if deed == "discard" and set(at.zones) - {HAND, DECK}:
        raise NoMeaning("cards are discarded from hand and deck only")
    return share(cx, deed, how, cards, least, most, zone)


@means("paid.group", "paid.all")
def paid_group(cx: Context, node: Node) -> Share:
    found = group(cx, child(node, 0))
    if found.distinct or (found.whose is not None and not isinstance(found.whose, You)):
        raise NoMeaning("costs are paid with one's own (11.7.1)")
    found.whose = You()
    deed, how, zone = payment(cx, child(node, len(node.args) - 1))
    if node.phrase == "paid.all":
        return share(cx, deed, how, found.cards(cx), NONE, None, zone, chosen=False)
    least, most = counts(cx, child(node, 1))
    return share(cx, deed, how, found.cards(cx), least, most, zone)


@means("paid.card")
def paid_card(cx: Context, node: Node) -> Share:
    deed, how, zone = payment(cx, child(node, 1))
    return share(cx, deed, how, ref(cx, child(node, 0)), ONE, ONE, zone, chosen=False)


@means("paid.card_from")
def paid_card_from(cx: Context, node: Node) -> Share:
    at = place(cx, child(node, 0))
    deed, how, zone = payment(cx, child(node, 2))
    found = Where(ref(cx, child(node, 1)), InZones(at.bits))
    return share(cx, deed, how, found, ONE, ONE, zone, chosen=False)


@means("paid.mill")
def paid_mill(cx: Context, node: Node) -> Share:
    if place(cx, child(node, 0)).zones != [DECK]:
        raise NoMeaning("only a deck has a top")
    n = Fixed(number(node, 1))
    how = Goes("7.9.1", DROP)
    return share(cx, "discard", how, Top(You(), DECK, n), n, n, DROP, chosen=False)
