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
    ChooseAtRandom,
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
)
from kirifuda.games.legions.meaning.places import player, wait_zone
from kirifuda.games.legions.meaning.verbs import verb
from kirifuda.games.legions.picks import CHOOSE, COST, POINTS
from kirifuda.games.legions.terms import InSight, Purse
from kirifuda.games.legions.zones import CORE_WAIT, DECK, ON_MASTER
from kirifuda.games.phrases import COMMON, Bounds, count
from kirifuda.kernel.effects.choosing import Choose, ChooseNumber, Enough
from kirifuda.kernel.effects.instructions import Shuffle
from kirifuda.kernel.effects.terms import Amount, Chosen, EachPlayer, Fixed, Number
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
    cx.it = Chosen(into)
    cx.chosen = True
    if found.of is not None:
        cx.taken.append(cx.it)


@means("act.choose_random")
def choose_random(cx: Context, node: Node) -> None:
    doing(cx)
    found = group(cx, child(node, 0))
    least, most = count(cx, child(node, 1))
    if found.hidden() and found.filters:
        raise NoMeaning("chance does not look at cards that nobody sees")
    into = cx.register()
    chosen = ChooseAtRandom(into, found.cards(), least, most)
    cx.emit(chosen)
    if cx.first and found.of is None:
        cx.ability.first.append(chosen)
    took(cx, into, found)


@means("act.to")
def to(cx: Context, node: Node) -> None:
    verb(cx, child(node, 1), cards(cx, child(node, 0)))


@means("it.do")
def it(cx: Context, node: Node) -> None:
    verb(cx, child(node, 0), cx.it)


@means("act.give")
def give_to(cx: Context, node: Node) -> None:
    give(cx, child(node, 1), cards(cx, child(node, 0)))


@means("it.give")
def give_it(cx: Context, node: Node) -> None:
    if not cx.chosen:
        raise NoMeaning("no card was told of before")
    give(cx, child(node, 0), cx.it)


@means("act.gain")
def gain_(cx: Context, node: Node) -> None:
    gain(cx, child(node, 1), cards(cx, child(node, 0)))


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
    if isinstance(cx.actor, EachPlayer):
        raise NoMeaning("each player would pay another X")
    cx.emit(ChooseNumber("30-2a", POINTS, X, cx.actor, Fixed(0), Purse(cx.actor)))
    cx.emit(Pay("30-2a", cx.actor, Number(X)))
    cx.keep_x()


def cores(cx: Context, node: Node, clause: str, frm: int, to: int) -> None:
    doing(cx)
    cx.emit(MoveCores(clause, cx.actor, frm, to, num(cx, child(node, 0))))


@means("act.new_core")
def new_core(cx: Context, node: Node) -> None:
    cores(cx, node, "20-3b", OUTSIDE_GAME, ON_MASTER)


@means("act.core_out")
def core_out(cx: Context, node: Node) -> None:
    cores(cx, node, "07-3", ON_MASTER, CORE_ZONE)


@means("act.core_back")
def core_back(cx: Context, node: Node) -> None:
    cores(cx, node, "07-3", CORE_ZONE, ON_MASTER)


@means("act.core_wait")
def core_wait(cx: Context, node: Node) -> None:
    cores(cx, node, "07-3", CORE_ZONE, CORE_WAIT + wait_zone(child(node, 1)))


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
