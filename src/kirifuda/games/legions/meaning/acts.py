"""What is done (chapter 38)."""

from __future__ import annotations

from kirifuda.games.legions.cores import CORE_ZONE, OUTSIDE_GAME
from kirifuda.games.legions.instructions import (
    DRAW,
    EXHAUST_CORES,
    GET_POINTS,
    LOSE,
    READY_CORES,
    WIN,
    ChooseHidden,
    MasterAttack,
    MoveCores,
    Pay,
    PlayersDo,
    Sift,
)
from kirifuda.games.legions.meaning.cards import KEYS, SIZED, Group, cards, group, num
from kirifuda.games.legions.meaning.changes import gain, give
from kirifuda.games.legions.meaning.context import (
    MEANINGS,
    Context,
    NoMeaning,
    X,
    child,
    children,
    means,
    number,
    part,
)
from kirifuda.games.legions.meaning.places import player, wait_zone
from kirifuda.games.legions.meaning.verbs import verb
from kirifuda.games.legions.picks import CHOOSE, COST, POINTS
from kirifuda.games.legions.terms import InSight, Purse
from kirifuda.games.legions.zones import (
    CORE_WAIT,
    DECK,
    LORD_CARD,
    MASTER_CARD,
    ON_LORD,
    ON_MASTER,
)
from kirifuda.games.phrases import COMMON, Bounds, count
from kirifuda.kernel.effects.choosing import Choose, ChooseNumber, Enough
from kirifuda.kernel.effects.instructions import Shuffle
from kirifuda.kernel.effects.lots import ChooseAtRandom
from kirifuda.kernel.effects.terms import Amount, Chosen, Fixed, Number, Who, You
from kirifuda.text import Node

MEANINGS.take(COMMON, "count.n", "count.up_to", "count.any")


@means("count.x")
def up_to_x(cx: Context, node: Node) -> Bounds:
    return Fixed(0), cx.x_now()


def doing(cx: Context) -> None:
    if cx.standing:
        raise NoMeaning("a constant ability does nothing, it holds (35-12)")


@means("act.choose")
def choose(cx: Context, node: Node) -> None:
    """35-6; 01-8: the turn player chooses. 01-5: too few of them end the effect."""
    doing(cx)
    found = group(cx, child(node, 0))
    least, most = count(cx, child(node, 1))
    into = cx.register()
    chosen: Choose
    kind = COST if cx.pays else CHOOSE
    filter = found.filter()
    if found.hidden() and filter is not None:
        sight = InSight(found.cards(), found.everything())
        chosen = ChooseHidden(kind, into, cx.actor, sight, least, most, cx.pays)
        cx.emit(chosen)
        cx.emit(Sift(into, filter))
        cx.emit(Enough(into, least))
    else:
        chosen = Choose("35-6", kind, into, cx.actor, found.cards(), least, most, paying=cx.pays)
        cx.emit(chosen)
    if cx.first and found.of is None:
        cx.ability.first.append(chosen)  # 35-9
    took(cx, into, found)


def took(cx: Context, into: int, found: Group) -> None:
    cx.it = chosen = Chosen(into)
    cx.leave_open()
    if found.of is not None:
        cx.taken.append(chosen)


@means("act.choose_random")
def choose_random(cx: Context, node: Node) -> None:
    doing(cx)
    found = group(cx, child(node, 0))
    least, most = count(cx, child(node, 1))
    if found.hidden() and found.filters:
        raise NoMeaning("chance does not look at cards that nobody sees")
    into = cx.register()
    chosen = ChooseAtRandom("35-6", into, found.cards(), least, most)
    cx.emit(chosen)
    if cx.first and found.of is None:
        cx.ability.first.append(chosen)
    took(cx, into, found)


@means("act.to")
def to(cx: Context, node: Node) -> None:
    what = child(node, 1)
    cx.act_on(cards(cx, child(node, 0)), lambda found: verb(cx, what, found))


@means("it.do")
def it(cx: Context, node: Node) -> None:
    verb(cx, child(node, 0), cx.it)


@means("act.give")
def give_to(cx: Context, node: Node) -> None:
    what = child(node, 1)
    cx.act_on(cards(cx, child(node, 0)), lambda found: give(cx, what, found))


@means("it.give")
def give_it(cx: Context, node: Node) -> None:
    give(cx, child(node, 0), cx.it)


@means("act.gain")
def gain_(cx: Context, node: Node) -> None:
    what = child(node, 1)
    cx.act_on(cards(cx, child(node, 0)), lambda found: gain(cx, what, found))


@means("act.gain_each")
def gain_each(cx: Context, node: Node) -> None:
    """35-12: in a constant ability, whichever they are at any moment."""
    gain(cx, child(node, 1), group(cx, child(node, 0)).cards())


DEEDS = {
    "act.draw": ("38-11", DRAW),
    "act.points": ("07-6", GET_POINTS),
    "act.exhaust_cores": ("38-12", EXHAUST_CORES),
    "act.ready_cores": ("38-12", READY_CORES),
}


@means(*DEEDS)
def players_do(cx: Context, node: Node) -> None:
    doing(cx)
    clause, deed = DEEDS[node.phrase]
    cx.emit(PlayersDo(clause, deed, cx.actor, num(cx, child(node, 0))))


@means("act.pay")
def pay(cx: Context, node: Node) -> None:
    doing(cx)
    cx.emit(Pay("30-2", cx.actor, Fixed(number(node, 0))))


@means("act.pay_x")
def pay_x(cx: Context, node: Node) -> None:
    doing(cx)
    paying_x(cx)


def paying_x(cx: Context) -> None:
    """30-2a: any number of points is paid, which is X from then on."""
    cx.emit(ChooseNumber("30-2a", POINTS, X, cx.actor, Fixed(0), Purse(cx.actor)))
    cx.emit(Pay("30-2a", cx.actor, Number(X)))
    cx.keep_x()


@means("act.exhaust_cores_of")
def exhaust_cores(cx: Context, node: Node) -> None:
    """38-12: cores of a player; 07-4: that player has the points."""
    doing(cx)
    who = player(cx, child(node, 0))
    cx.emit(PlayersDo("38-12", EXHAUST_CORES, who, num(cx, child(node, 1))))


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
    doing(cx)
    who, to = corehome(cx, child(node, 1))
    who = cx.actor if who is None else who
    cx.emit(MoveCores("20-3b", who, OUTSIDE_GAME, to, num(cx, child(node, 0))))


@means("act.cores")
def cores(cx: Context, node: Node) -> None:
    """07-3; 17-3: cores stay with their player as well."""
    doing(cx)
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


@means("act.master_attack")
def master_attack(cx: Context, node: Node) -> None:
    raid(cx, node, ())


@means("act.master_attack_with")
def master_attack_with(cx: Context, node: Node) -> None:
    raid(cx, node, children(node, 2))


def raid(cx: Context, node: Node, keywords: tuple[Node, ...]) -> None:
    """38-9: ATK and keywords for one battle."""
    doing(cx)
    marks = 0
    sizes: list[int] = []
    amounts: list[Amount] = []
    for one in keywords:
        key = child(one, 0).phrase
        if one.phrase == "keyword.plain":
            marks |= KEYS[key]
        else:
            sizes.append(SIZED[key])
            amounts.append(num(cx, child(one, 1)))
    who = player(cx, child(node, 0))
    cx.emit(MasterAttack(who, num(cx, child(node, 1)), marks, sizes, amounts))


@means("act.win")
def win(cx: Context, node: Node) -> None:
    doing(cx)
    cx.emit(PlayersDo("24-2c", WIN, cx.actor, Fixed(0)))


@means("act.lose")
def lose(cx: Context, node: Node) -> None:
    doing(cx)
    cx.emit(PlayersDo("24-3c", LOSE, cx.actor, Fixed(0)))


@means("act.shuffle")
def shuffle(cx: Context, node: Node) -> None:
    doing(cx)
    cx.emit(Shuffle("02-13", cx.actor, DECK))
