"""Master points and cores (07, 30-2, 38-12)."""

from __future__ import annotations

from kirifuda.games.legions.cores import CORE_ZONE, OUTSIDE_GAME
from kirifuda.games.legions.instructions import (
    DRAW,
    EXHAUST_CORES,
    GET_POINTS,
    READY_CORES,
    MoveCores,
    Pay,
    PlayersDo,
)
from kirifuda.games.legions.meaning.cards import num
from kirifuda.games.legions.meaning.context import (
    Context,
    NoMeaning,
    child,
    means,
    measurable,
    number,
    part,
)
from kirifuda.games.legions.meaning.places import player, wait_zone
from kirifuda.games.legions.picks import POINTS
from kirifuda.games.legions.terms import CoresInZone, Purse
from kirifuda.games.legions.zones import (
    CORE_WAIT,
    LORD_CARD,
    MASTER_CARD,
    ON_LORD,
    ON_MASTER,
)
from kirifuda.games.phrases import amount
from kirifuda.kernel.effects.choosing import ChooseNumber, Require
from kirifuda.kernel.effects.terms import Amount, Fixed, Number, Per
from kirifuda.kernel.effects.who import EachPlayer, Who, You
from kirifuda.kernel.values.lasting import THIS_TURN
from kirifuda.text import Node

DEEDS = {
    "act.draw": ("38-11", DRAW),
    "act.points": ("07-6", GET_POINTS),
    "act.exhaust_cores": ("38-12", EXHAUST_CORES),
    "act.ready_cores": ("38-12", READY_CORES),
}


@means(*DEEDS)
def players_do(cx: Context, node: Node) -> None:
    cx.doing()
    clause, deed = DEEDS[node.phrase]
    if deed == GET_POINTS and all(span.turns == THIS_TURN for span in cx.spans):
        cx.lasting = True  # 26-7: so long they last anyway
    cx.emit(PlayersDo(clause, deed, cx.actor, cx.for_each(num(cx, child(node, 0)))))


@means("act.pay")
def pay(cx: Context, node: Node) -> None:
    cx.doing()
    cx.emit(Pay("30-2", cx.actor, Fixed(number(node, 0))))


@means("act.pay_letter")
def pay_letter(cx: Context, node: Node) -> None:
    cx.doing()
    paying_any(cx, child(node, 0))


def paying_any(cx: Context, letter: Node) -> None:
    """30-2a: any number of points is paid, which is X from then on."""
    x = cx.name(letter)
    cx.emit(ChooseNumber("30-2a", POINTS, x, cx.actor, Fixed(0), Purse(cx.actor)))
    cx.emit(Pay("30-2a", cx.actor, Number(x)))
    cx.keep_letter(x)


@means("act.exhaust_cores_of")
def exhaust_cores(cx: Context, node: Node) -> None:
    """38-12: cores of a player; 07-4: that player has the points."""
    cx.doing()
    who = player(cx, child(node, 0))
    cx.emit(PlayersDo("38-12", EXHAUST_CORES, who, num(cx, child(node, 1))))


@means("act.ready_cores_of")
def ready_cores(cx: Context, node: Node) -> None:
    """07-2: cores of a player, from the exhausted to the ready area."""
    cx.doing()
    who = player(cx, child(node, 0))
    cx.emit(PlayersDo("38-12", READY_CORES, who, num(cx, child(node, 1))))


@means("act.draw_told")
def draw_told(cx: Context, node: Node) -> None:
    cx.doing()
    cx.emit(PlayersDo("38-11", DRAW, cx.actor, cx.as_told()))


@means("act.draw_equal")
def draw_equal(cx: Context, node: Node) -> None:
    cx.doing()
    for has in measurable(cx, child(node, 0)):
        cx.emit(Require(has))  # 01-5
    cx.emit(PlayersDo("38-11", DRAW, cx.actor, amount(cx, child(node, 0))))


COREPLACES = {
    "coreplace.zone": CORE_ZONE,
    "coreplace.master": ON_MASTER,
    "coreplace.lord": ON_LORD,
}
part(*COREPLACES, "coreplace.wait", "corehome.bare", "corehome.of", "corehome.this")


def corehome(cx: Context, node: Node) -> tuple[Who | None, int]:
    """Whose cores, if that is told, and where they lie."""
    if node.phrase == "corehome.this":
        return You(), ON_MASTER if cx.kinds & MASTER_CARD else lord_place(cx)
    at = child(node, 0)
    who: Who | None = None
    if node.phrase == "corehome.of":
        who, at = player(cx, at), child(node, 1)
    if at.phrase == "coreplace.wait":
        return who, CORE_WAIT + wait_zone(child(at, 0))
    return who, COREPLACES[at.phrase]


def lord_place(cx: Context) -> int:
    if not cx.kinds & LORD_CARD:
        raise NoMeaning("cores lie on masters and lords (07-1, 32-5)")
    return ON_LORD


@means("act.new_core")
def new_core(cx: Context, node: Node) -> None:
    cx.doing()
    who, to = corehome(cx, child(node, 1))
    who = cx.actor if who is None else who
    cx.emit(MoveCores("20-3b", who, OUTSIDE_GAME, to, num(cx, child(node, 0))))


@means("act.cores")
def cores(cx: Context, node: Node) -> None:
    """07-3; 17-3: cores stay with their player as well."""
    cx.doing()
    told, frm = corehome(cx, child(node, 0))
    also, to = corehome(cx, child(node, 2))
    who = cx.actor if told is None else told
    if also is not None and not same_players(who, also):
        raise NoMeaning("cores do not go to another player (17-3)")
    if frm == to:
        raise NoMeaning("cores that stay where they are do not move")
    cx.emit(MoveCores("07-3", who, frm, to, num(cx, child(node, 1))))


def same_players(one: Who, other: Who) -> bool:
    """Whether two words name the same players."""
    return type(one) is type(other)


@means("per.cores")
def per_cores(cx: Context, node: Node) -> Amount:
    """07-2: for every so many cores that lie there."""
    told, place = corehome(cx, child(node, 0))
    who = cx.actor if told is None else told
    if isinstance(who, EachPlayer):
        raise NoMeaning("of which of the two players is not told")
    return Per(CoresInZone(who, -1 if place == CORE_ZONE else place), number(node, 1), 1)
