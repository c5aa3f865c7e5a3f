"""Chapter 7: keyword actions that few cards speak of."""

from __future__ import annotations

from kirifuda.games.vanguard.battling import Boosting, Retarget
from kirifuda.games.vanguard.doing import Damage
from kirifuda.games.vanguard.events import LOOKED
from kirifuda.games.vanguard.exchanging import Exchange, ExchangeZones
from kirifuda.games.vanguard.happening import Chose, Happens
from kirifuda.games.vanguard.meaning.acts import then_verb
from kirifuda.games.vanguard.meaning.context import (
    Context,
    NoMeaning,
    child,
    means,
    number,
    part,
)
from kirifuda.games.vanguard.meaning.deeds import happens
from kirifuda.games.vanguard.meaning.groups import Group, ref
from kirifuda.games.vanguard.meaning.places import ZONES, place, player
from kirifuda.games.vanguard.meaning.values import ICON_KINDS, fighter, hold, hold_rule, rule
from kirifuda.games.vanguard.payments import ANY_KIND, BY_COUNTER, BY_ENERGY, BY_SOUL
from kirifuda.games.vanguard.picks import DECLARE
from kirifuda.games.vanguard.riding import Ride
from kirifuda.games.vanguard.rulings import DRIVES, HITS_ANYWAY, NEXT_COST, PEEKS, UNAFFECTED
from kirifuda.games.vanguard.zones import DECK, GRADE
from kirifuda.kernel.effects.choosing import ChooseNumber
from kirifuda.kernel.effects.lots import ChooseAtRandom
from kirifuda.kernel.effects.terms import Cards, Fixed, Number, Value
from kirifuda.kernel.values.rulings import Ruling
from kirifuda.text import Node

# -- battles -----------------------------------------------------------------------------------


def done_now(cx: Context) -> None:
    if cx.standing:
        raise NoMeaning("what holds does nothing")


@means("act.damage_to")
def damage_to(cx: Context, node: Node) -> None:
    """7.35.2.1: where no number of vanguards is told, each of them."""
    done_now(cx)
    cx.emit(Damage(ref(cx, child(node, 0)), Fixed(number(node, 1))))


@means("act.retarget")
def retarget(cx: Context, node: Node) -> None:
    done_now(cx)
    cx.emit(Retarget(ref(cx, child(node, 0)), ref(cx, child(node, 1))))


@means("act.boost_with")
def boost_with(cx: Context, node: Node) -> None:
    done_now(cx)
    cx.emit(Boosting(ref(cx, child(node, 0)), ref(cx, child(node, 1))))


@means("it.boost")
def they_boost(cx: Context, node: Node) -> None:
    done_now(cx)
    found = cx.left_out()
    cx.emit(Boosting(found, ref(cx, child(node, 0))))


@means("act.from_random")
def by_chance(cx: Context, node: Node) -> None:
    """12.4.2: so many of them, each as likely as any other; nobody looks at them."""
    done_now(cx)
    at = place(cx, child(node, 0))
    if at.seen or DECK in at.zones or child(node, 1).phrase != "count.n":
        raise NoMeaning("chance chooses so many cards of a place at which nobody looks")
    register, kept = cx.into()
    n = Fixed(number(child(node, 1), 0))
    cx.emit(ChooseAtRandom("12.4.2", register, Group().cards(cx, at), n, n))
    cx.emit(Chose(register))
    cx.note("choose", kept)
    then_verb(cx, child(node, 2), kept)


DRIVE_CHECKS = {"being.drives_twice": 2, "being.drives_thrice": 3}


@means(*DRIVE_CHECKS)
def drives(cx: Context, node: Node, found: Cards) -> None:
    """7.46.1: so many drive checks, be it a rear-guard."""
    rule(cx, DRIVES, found, amount=Fixed(DRIVE_CHECKS[node.phrase]))


@means("being.hits_anyway")
def hits_anyway(cx: Context, node: Node, found: Cards) -> None:
    rule(cx, HITS_ANYWAY, found)


@means("being.unaffected")
def unaffected(cx: Context, node: Node, found: Cards) -> None:
    rule(cx, UNAFFECTED, found, player(cx, child(node, 0)))


# -- places ------------------------------------------------------------------------------------


@means("act.swap_places")
def swap_places(cx: Context, node: Node) -> None:
    """7.8.1: two units of the field."""
    done_now(cx)
    cx.emit(Exchange(ref(cx, child(node, 0)), units=True))


@means("verb1.swap")
def swap(cx: Context, node: Node, found: Cards) -> None:
    done_now(cx)
    cx.emit(Exchange(found))


@means("act.swap_zones")
def swap_zones(cx: Context, node: Node) -> None:
    """7.8.3: two zones of one fighter."""
    done_now(cx)
    first, second = (ZONES[child(node, at).phrase] for at in (1, 2))
    if DECK in (first, second) or first == second:
        raise NoMeaning("two zones without an order are exchanged")
    if child(node, 0).phrase == "player.both":
        raise NoMeaning("whose zones change places with whose is not told")
    cx.emit(ExchangeZones(player(cx, child(node, 0)), first, second))


@means("verb1.put_vanguard")
def put_vanguard(cx: Context, node: Node, found: Cards) -> None:
    """7.4.1.1: a rear-guard that is put onto the vanguard circle rides."""
    done_now(cx)
    register, kept = cx.into()
    cx.emit(Ride(cx.actor, found, register, put=True))
    cx.note("ride", kept)
    cx.it = kept


# -- what is known and told --------------------------------------------------------------------


@means("act.declare")
def declare(cx: Context, node: Node) -> None:
    """7.13.2: only what there is can be declared."""
    done_now(cx)
    low, high = number(node, 0), number(node, 1)
    if low >= high:
        raise NoMeaning("there is nothing to choose from")
    cx.declared = cx.number()
    cx.emit(ChooseNumber("7.13.2", DECLARE, cx.declared, cx.actor, Fixed(low), Fixed(high)))


@means("mod.declared")
def declared(cx: Context, node: Node, such: Group) -> None:
    if cx.declared < 0:
        raise NoMeaning("no grade was told of before")
    such.parts.append(Value(GRADE, Number(cx.declared), Number(cx.declared)))


@means("act.peek")
def peek(cx: Context, node: Node) -> None:
    hold_rule(cx, Ruling(PEEKS, fighter(cx)))


@means("feat.look")
def looks(cx: Context, node: Node) -> list[Happens]:
    return happens(LOOKED)


# -- costs -------------------------------------------------------------------------------------

BLAST_WORDS = {
    "blastword.counter": BY_COUNTER,
    "blastword.soul": BY_SOUL,
    "blastword.energy": BY_ENERGY,
}
part(*BLAST_WORDS)


@means("act.next_cheaper", "act.next_cheaper_kind")
def next_cheaper(cx: Context, node: Node) -> None:
    """7.28.2: the next such blast is less, whatever is done before."""
    done_now(cx)
    whole = node.phrase == "act.next_cheaper"
    kind = ANY_KIND if whole else ICON_KINDS[child(node, 1).phrase]
    blast = child(node, 1 if whole else 2)
    amount = Fixed(number(node, 2 if whole else 3))
    found = ref(cx, child(node, 0))
    hold(cx, Ruling(NEXT_COST, None, found, None, amount, kind, 1 << BLAST_WORDS[blast.phrase]))
    cx.modified = found
