"""What is done in another way on an occasion (…際, …直前に): choosing, putting energy, retiring.

Where a continuous ability speaks of it, it holds as long as the ability does; where an effect does,
on that occasion in this turn.
"""

from __future__ import annotations

from collections.abc import Callable

from kirifuda.games.phrases import condition
from kirifuda.games.rebirth.changes import Grows
from kirifuda.games.rebirth.instructions import Pay
from kirifuda.games.rebirth.meaning.cards import cards
from kirifuda.games.rebirth.meaning.causes import culprit
from kirifuda.games.rebirth.meaning.context import (
    Context,
    NoMeaning,
    Span,
    child,
    children,
    means,
    number,
    part,
)
from kirifuda.games.rebirth.meaning.counts import count
from kirifuda.games.rebirth.meaning.delayed import nested
from kirifuda.games.rebirth.meaning.filters import filter_, stat
from kirifuda.games.rebirth.meaning.lasting import make
from kirifuda.games.rebirth.meaning.places import place
from kirifuda.games.rebirth.meaning.players import player
from kirifuda.games.rebirth.processes import SPARED_DAMAGE
from kirifuda.games.rebirth.rulings import (
    CHECK_ATK,
    DRAW_MORE,
    ENERGY_FROM_WAITING,
    ENERGY_RESTED,
    KEEP_REBIRTHS,
    MORE_ENERGY,
    PREFER,
    PUT_TOLL,
    RESCUE,
    RETIRED_AS,
    RETURN_REBIRTHS,
    RETURNING,
    SHIFT_COST,
    SHIFT_ONTO,
    SPARE_REBIRTHS,
    STAND_BY,
)
from kirifuda.games.rebirth.tolls import FIRST_ONLY
from kirifuda.games.rebirth.zones import ATK, DEF, ENTRY, HAND, MEMBER, RETIRE, WAITING
from kirifuda.kernel.effects.choosing import May
from kirifuda.kernel.effects.conditions import Kept
from kirifuda.kernel.effects.flow import Keep
from kirifuda.kernel.effects.relations import Of
from kirifuda.kernel.effects.terms import All, Anything, Cards, EventCard, Filter, Fixed, In, Is
from kirifuda.kernel.effects.who import EachPlayer, Who, You
from kirifuda.kernel.position.cards import AUTO, Ability
from kirifuda.kernel.values.lasting import THIS_TURN
from kirifuda.kernel.values.rulings import Ruling
from kirifuda.text import Node

MAY = 8  # place in the list of pick kinds
Do = Callable[[Context, Node], None]
Handler = Callable[[Context, Node, Node, Do], None]


part(
    "occasion.play",
    "act.prefer",
    "act.put_from",
    "act.may_put_more",
    "act.may_place_also",
    "act.must_pay_more",
    "act.draw_more",
    "act.count_as",
    "act.gain_times",
    "being.no_rest",
    "span.check",
    "verb1.keep",
    "verb1.rested_put",
)


def on(cx: Context, node: Node, do: Do) -> None:
    """際: something changed about an occasion."""
    occasion, then = child(node, 0), child(node, 1)
    cx.apply(occasion, then, do)


def before(cx: Context, node: Node, do: Do) -> None:
    """直前に: 5.19.3, what may be done so that a character does not retire."""
    occasion = child(node, 0)
    retires = occasion.phrase == "occasion.befalls" and child(occasion, 1).phrase == "fate.retired"
    if not cx.standing or not retires:
        raise NoMeaning(f"no meaning is attached to {occasion.phrase} here")
    program(cx, RESCUE, cards(cx, child(occasion, 0)), child(node, 1), do)


def program(
    cx: Context,
    rule: int,
    found: Cards | None,
    then: Node,
    do: Do,
    such: Filter | None = None,
    spared: bool = False,
    zones: int = -1,
    told: int = 0,
) -> None:
    """Something done on an occasion, as an ability of its own that the rules run.

    `spared`: doing it spares what would have happened; otherwise the text says so itself.
    """
    if not cx.standing:
        raise NoMeaning("only continuous abilities change this")
    ability = Ability(AUTO)
    ability.printed = False
    number_ = cx.card.add(ability)
    inner = nested(cx, ability)
    inner.standing = False
    inner.it = EventCard()
    do(inner, then)
    if spared:
        skip = inner.only_if(inner.done) if inner.done is not None else None
        inner.emit(Keep(0, Fixed(1)))  # 9.3.1.3.1: what must be done instead is
        if skip is not None:
            inner.land(skip)
    make(cx, Ruling(rule, cx.actor, found, such, Fixed(told), number_, zones))
    cx.program = inner


def instead(then: Node) -> Node:
    """What follows かわりに, if it does."""
    if then.phrase != "pre.instead":
        raise NoMeaning("nothing is done instead")
    return child(then, 0)


def may(then: Node) -> Node:
    """What may be done, if it may."""
    if then.phrase != "do.may":
        raise NoMeaning("it is not told that it may be done")
    return child(then, 0)


# -- choosing ----------------------------------------------------------------------------------


@means("occasion.choose_such", "occasion.choose_from", "occasion.choose")
def choosing(cx: Context, node: Node, then: Node, do: Do) -> None:
    """9.10.5: who chooses among these for an effect must choose those before the others."""
    if then.phrase != "act.prefer":
        raise NoMeaning(f"no meaning is attached to {then.phrase} when something is chosen")
    what = child(then, 0)
    first = Is(cards(cx, what)) if is_cards(what) else filter_(cx, what)
    make(cx, Ruling(PREFER, cx.actor, among(cx, node), first), floating=True)


def is_cards(node: Node) -> bool:
    """Whether a phrase names cards, and does not only describe them."""
    return node.category in ("cards", "card")


def among(cx: Context, node: Node) -> Cards:
    """The cards among which is chosen: where no player is named, those of every player."""
    if node.phrase in ("occasion.choose_such", "occasion.choose_from"):
        where = place(cx, child(node, 0))
        such = Anything() if len(node.args) == 1 else filter_(cx, child(node, 1))
        who = where.who if where.who is not None else EachPlayer()
        return In(who, [spot.kind for spot in where.spots], such)
    what = child(node, 0)
    if is_cards(what):
        return cards(cx, what)
    return In(EachPlayer(), [ENTRY, MEMBER], filter_(cx, what))


# -- the end of turn ---------------------------------------------------------------------------


@means("occasion.end_of_turn", "occasion.end_of_this_turn")
def clearing(cx: Context, node: Node, then: Node, do: Do) -> None:
    """7.6.5: what may stay when Rebirth cards are cleared away."""
    who = cx.actor
    if then.phrase == "pre.instead":
        program(cx, SPARE_REBIRTHS, None, child(then, 0), do, spared=True)
        return
    what = may(then)
    if what.phrase == "it.so_many" and child(what, 1).phrase == "verb1.keep":
        many = count(cx, child(what, 0))
        make(cx, Ruling(KEEP_REBIRTHS, who, None, None, many.most), floating=True)
    elif what.phrase == "act.to" and child(what, 1).phrase == "verb1.keep":
        cx.spans.append(Span(THIS_TURN))
        make(cx, Ruling(KEEP_REBIRTHS, who, cards(cx, child(what, 0))))
        cx.spans.pop()
    else:
        raise NoMeaning(f"no meaning is attached to {what.phrase} as Rebirth cards are cleared")


def keep_or_return(cx: Context, node: Node) -> None:
    """1枚残すかわりに、1枚まで手札に戻し、1枚まで残してよい: as many kept, and some taken back."""
    instead_of, then = child(node, 0), child(node, 1)
    what = may(then)
    if what.phrase != "chain.then" or instead_of.phrase != "it.so_many":
        raise NoMeaning("nothing was to be kept that could be taken back")
    back, kept = child(what, 0), child(what, 1)
    if (
        back.phrase != "it.so_many"
        or child(back, 1).phrase != "verb1.return"
        or place(cx, child(child(back, 1), 0)).zone_bits() != 1 << HAND
        or kept.phrase != "it.so_many"
        or child(kept, 1).phrase != "verb1.keep"
        or number(child(kept, 0), 0) != number(child(instead_of, 0), 0)
    ):
        raise NoMeaning("that is not what was to be kept")
    many = count(cx, child(back, 0)).most
    make(cx, Ruling(RETURN_REBIRTHS, cx.actor, None, None, many), floating=True)


# -- energy ------------------------------------------------------------------------------------


@means("occasion.put_energy", "occasion.put_energy_in_phase", "occasion.put_any_energy")
def charging(cx: Context, node: Node, then: Node, do: Do) -> None:
    """7.3.2: energy is put in the energy phase; what effects put there is put by them."""
    who = cx.actor
    if then.phrase == "pre.who":
        who = player(cx, child(then, 0))
        then = child(then, 1)
    if then.phrase == "pre.extra" and child(then, 0).phrase == "act.may_put_more":
        more = Fixed(number(child(then, 0), 0))
        make(cx, Ruling(MORE_ENERGY, who, None, None, more), floating=True)
    elif then.phrase == "pre.instead":
        what = may(child(then, 0))
        if what.phrase != "act.put_from":
            raise NoMeaning("it is not told from where it is put instead")
        if place(cx, child(what, 0)).zone_bits() != 1 << WAITING:
            raise NoMeaning("energy comes from the waiting room instead, if at all")
        make(cx, Ruling(ENERGY_FROM_WAITING, who), floating=True)
    elif then.phrase == "pre.if" and child(then, 0).phrase == "cond1.is_no_partner":
        if child(then, 1) != Node("it.do", (Node("verb1.rested_put"),)):
            raise NoMeaning("it is not told how it is put")
        make(cx, Ruling(ENERGY_RESTED, who), floating=True)
    else:
        raise NoMeaning(f"no meaning is attached to {then.phrase} when energy is put")


# -- moving ------------------------------------------------------------------------------------


@means("occasion.put")
def shifting(cx: Context, node: Node, then: Node, do: Do) -> None:
    """From the entry to the members: slots that are open beside the empty ones (4.5.3.3)."""
    subject, frm, to = child(node, 0), child(node, 1), child(node, 2)
    if subject.phrase != "cards.of" or then.phrase != "act.may_place_also":
        raise NoMeaning(f"no meaning is attached to {then.phrase} when cards are put")
    if place(cx, frm).zone_bits() != 1 << ENTRY or place(cx, to).zone_bits() != 1 << MEMBER:
        raise NoMeaning("only the way from the entry to the members is opened")
    who = player(cx, child(subject, 0))
    slots = place(cx, child(then, 0)).spot()
    if slots.kind != MEMBER or slots.slots is None:
        raise NoMeaning("it is not told which slots are open")
    held = In(who, [MEMBER], slots.slots)
    such = filter_(cx, child(subject, 1))
    make(cx, Ruling(SHIFT_ONTO, who, held, such), floating=True)


@means("occasion.put_not_from")
def putting(cx: Context, node: Node, then: Node, do: Do) -> None:
    """置く際、追加で: who acts does that as well, as such a card is put."""
    if then.phrase != "pre.extra":
        raise NoMeaning(f"no meaning is attached to {then.phrase} when cards are put")
    frm, to = place(cx, child(node, 0)).zone_bits(), place(cx, child(node, 1)).zone_bits()
    such = filter_(cx, child(node, 2))
    program(cx, PUT_TOLL, None, child(then, 0), do, such, zones=on_field(to), told=frm)


def on_field(zones: int) -> int:
    if zones & ~(1 << ENTRY | 1 << MEMBER):
        raise NoMeaning("only what is put on the field is asked for")
    return zones


part("being.put_rested", "cond1.unless_pays")


def paid_or_rested(cx: Context, who: Who, node: Node, then: Node) -> None:
    """追加でエネ…しなければ…【レスト】で置かれる: who puts such a card first in a turn may pay."""
    asks, rested = child(then, 0), child(then, 1)
    to = place(cx, child(node, 1)).zone_bits()
    if (
        asks.phrase != "cond1.unless_pays"
        or rested != Node("act.is", (Node("card.that_character"), Node("being.put_rested")))
        or to != 1 << MEMBER
    ):
        raise NoMeaning("it is not told that such a card is put rested")
    ability = Ability(AUTO)
    ability.printed = False
    number_ = cx.card.add(ability)
    inner = nested(cx, ability)
    pay = Pay("5.14.2", who, Fixed(number(asks, 0)))
    index = inner.number()
    may = May("9.7.4.2", MAY, index, who, True)
    may.parts = [pay]
    inner.emit(Keep(0, Fixed(1)))
    inner.emit(may)
    skip = inner.only_if(Kept(index))
    inner.emit(pay)
    inner.emit(Keep(0, Fixed(0)))
    inner.land(skip)
    told = Fixed(place(cx, child(node, 0)).zone_bits() | FIRST_ONLY)
    such = filter_(cx, child(node, 2))
    make(cx, Ruling(PUT_TOLL, who, None, such, told, number_, to))


@means("occasion.first")
def first(cx: Context, node: Node, then: Node, do: Do) -> None:
    """各ターン、最初に: moving the entry's character for its cost costs more the first time."""
    who, what = player(cx, child(node, 0)), child(node, 1)
    if what.phrase == "occasion.put_not_from" and then.phrase == "pre.if":
        cx.named = who
        paid_or_rested(cx, who, what, then)
        return
    if what.phrase == "occasion.play" and then.phrase == "pre.who":
        inner = child(then, 1)
        frm, to = place(cx, child(what, 0)), place(cx, child(what, 2))
        if (
            inner.phrase == "act.must_pay_more"
            and child(what, 1).phrase == "noun.character"
            and frm.zone_bits() == 1 << ENTRY
            and to.zone_bits() == 1 << MEMBER
        ):
            more = Fixed(number(inner, 0))
            make(cx, Ruling(SHIFT_COST, who, None, None, more), floating=True)
            return
    raise NoMeaning(f"no meaning is attached to {what.phrase} for the first time")


# -- retiring ----------------------------------------------------------------------------------


@means("occasion.befalls")
def befalls(cx: Context, node: Node, then: Node, do: Do) -> None:
    """…際、かわりに (9.3.1.3.1, 9.3.1.3.2): retiring, going to the hand or the waiting room."""
    found, what = cards(cx, child(node, 0)), child(node, 1)
    cause = None
    if what.phrase == "deed.by":
        cause, what = child(what, 0), child(what, 1)
    if what.phrase == "deed.supported_attack" and cause is None:
        supporting(cx, child(node, 0), child(what, 0), then)
        return
    if what.phrase not in ("fate.retired", "motion.put", "motion.returned"):
        raise NoMeaning(f"no meaning is attached to {what.phrase} that would happen")
    zones = 1 << RETIRE if not what.args else place(cx, child(what, 0)).zone_bits()
    if zones == 1 << RETIRE:
        program(cx, RESCUE, found, instead(then), do, attacker(cx, cause), spared=True)
        return
    if zones & ~(1 << HAND | 1 << WAITING):
        raise NoMeaning("only the way to the hand or to the waiting room is replaced")
    if cause is None and zones != 1 << HAND:
        raise NoMeaning("it is not told by what it would be put there")
    source = None if cause is None else culprits(cx, cause)
    program(cx, RETURNING, found, instead(then), do, source, spared=True, zones=zones)


def attacker(cx: Context, cause: Node | None) -> Filter | None:
    """By whose attack something would be retired (9.11.3); None: by whatever."""
    if cause is None:
        return None
    if cause.phrase != "attack.of":
        raise NoMeaning(f"no meaning is attached to {cause.phrase} here")
    return Of(player(cx, child(cause, 0)))


def culprits(cx: Context, cause: Node) -> Filter:
    """By effects of which cards something would be put away (9.11.3)."""
    who, such = culprit(cx, cause)
    by: list[Filter] = [] if who is None else [Of(who)]
    by += [] if such is None else [such]
    return All(by) if by else Anything()


# -- the rest ----------------------------------------------------------------------------------


def supporting(cx: Context, who: Node, attack: Node, then: Node) -> None:
    """8.2.4: it is not rested for supporting the turn's attack of that number."""
    if attack.phrase != "attack.nth_any":
        raise NoMeaning(f"no meaning is attached to {attack.phrase} that is supported")
    conditions = list(cx.when)
    while then.phrase == "pre.if":
        cx.when.append(condition(cx, child(then, 0)))
        then = child(then, 1)
    if then.phrase != "act.is" or child(then, 1).phrase != "being.no_rest":
        raise NoMeaning(f"no meaning is attached to {then.phrase} when something supports")
    if child(then, 0) != who:
        raise NoMeaning("another character supports than is not rested")
    make(cx, Ruling(STAND_BY, None, cards(cx, who), None, Fixed(number(attack, 0))))
    cx.when = conditions


@means("occasion.draws")
def drawing(cx: Context, node: Node, then: Node, do: Do) -> None:
    """本来より…枚多く引く: for each time that cards are drawn, so many more."""
    if then.phrase != "act.draw_more":
        raise NoMeaning(f"no meaning is attached to {then.phrase} when cards are drawn")
    more = Fixed(number(then, 0))
    make(cx, Ruling(DRAW_MORE, player(cx, child(node, 0)), None, None, more), floating=True)


@means("occasion.checks")
def checking(cx: Context, node: Node, then: Node, do: Do) -> None:
    """5.25.1.2: the ATK with which is compared is so much more or less during that check."""
    if then.phrase != "pre.during" or child(then, 0).phrase != "span.check":
        raise NoMeaning(f"no meaning is attached to {then.phrase} when somebody checks")
    what = child(then, 1)
    foe = Node("cards.at", (Node("place.of", (Node("player.opponent"), Node("zone.entry"))),))
    if what.phrase != "act.modify" or child(what, 0) != foe or number(what, 2) != 0:
        raise NoMeaning("only the ATK of the opponent's entry matters to a check")
    who = player(cx, child(node, 0))
    if not isinstance(who, You):
        raise NoMeaning("a check of an opponent is compared with no opponent's entry")
    make(cx, Ruling(CHECK_ATK, who, None, None, Fixed(number(what, 1))), floating=True)


@means("occasion.grows")
def growing(cx: Context, node: Node, then: Node, do: Do) -> None:
    """Effects of Rebirth cards raise its ATK and DEF by so many times as much."""
    cause = child(node, 2)
    if then.phrase != "act.gain_times":
        raise NoMeaning(f"no meaning is attached to {then.phrase} when values grow")
    if sorted(stat(one) for one in children(node, 1)) != [ATK, DEF]:
        raise NoMeaning("ATK and DEF grow so together")
    if cause != Node("cause.effect_by", (Node("maker.such", (Node("noun.rebirth"),)),)):
        raise NoMeaning("only what Rebirth cards let grow grows more")
    make(cx, Grows(cards(cx, child(node, 0)), number(then, 0)))


@means("occasion.counts")
def counting(cx: Context, node: Node, then: Node, do: Do) -> None:
    """The retire zone counts as so many for effects of such cards."""
    cause, what = child(node, 0), child(node, 1)
    if then.phrase != "act.count_as" or what.phrase != "cards.at":
        raise NoMeaning(f"no meaning is attached to {then.phrase} when cards are counted")
    where = place(cx, child(what, 0))
    if where.zone_bits() != 1 << RETIRE:
        raise NoMeaning("only the retire zone is counted so")
    n = Fixed(number(then, 0))
    make(cx, Ruling(RETIRED_AS, where.owner(cx), None, culprits(cx, cause), n), floating=True)


@means("act.undo_retire")
def undo_retire(cx: Context, node: Node) -> None:
    """5.19.3: told by a number of the scope to the recovery that asked (processes.py)."""
    cx.emit(Keep(0, Fixed(SPARED_DAMAGE)))
