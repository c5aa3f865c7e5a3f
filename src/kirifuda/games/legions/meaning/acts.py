"""What is done (chapter 38)."""

from __future__ import annotations

from kirifuda.games.legions.instructions import (
    LOSE,
    READY,
    WIN,
    Damage,
    Duel,
    MasterAttack,
    PlayersDo,
    SwapLanes,
)
from kirifuda.games.legions.meaning.cards import KEYS, SIZED, cards, group, num
from kirifuda.games.legions.meaning.changes import alter, gain, give, live
from kirifuda.games.legions.meaning.context import (
    STATS,
    Context,
    child,
    children,
    means,
    part,
)
from kirifuda.games.legions.meaning.places import player
from kirifuda.games.legions.meaning.verbs import turn, verb
from kirifuda.games.legions.zones import DECK
from kirifuda.games.phrases import one_player
from kirifuda.kernel.effects.instructions import Shuffle, Top
from kirifuda.kernel.effects.relations import Times
from kirifuda.kernel.effects.terms import Amount, Fixed
from kirifuda.kernel.effects.who import Who
from kirifuda.text import Node


@means("act.to")
def to(cx: Context, node: Node) -> None:
    what = child(node, 1)
    cx.act_on(cards(cx, child(node, 0)), lambda found: verb(cx, what, found))


@means("act.all", "act.to_each")
def to_all(cx: Context, node: Node) -> None:
    what = child(node, 1)
    cx.act_on(group(cx, child(node, 0)).cards(), lambda found: verb(cx, what, found))


@means("act.top")
def to_top(cx: Context, node: Node) -> None:
    found = Top(cx.read(child(node, 0), Who), DECK, num(cx, child(node, 1)))
    verb(cx, child(node, 2), found)


@means("it.do")
def it(cx: Context, node: Node) -> None:
    verb(cx, child(node, 0), cx.it)


@means("act.recover")
def recover(cx: Context, node: Node) -> None:
    cx.doing()
    cx.act_on(cards(cx, child(node, 0)), lambda found: turn(cx, "38-13", found, READY))


@means("act.swap")
def swap(cx: Context, node: Node) -> None:
    cx.doing()
    cx.act_on(cards(cx, child(node, 0)), lambda found: cx.emit(SwapLanes(found)))


@means("it.swap")
def swap_it(cx: Context, node: Node) -> None:
    cx.doing()
    found = cx.them()
    cx.emit(SwapLanes(found))


@means("act.duel")
def duel(cx: Context, node: Node) -> None:
    cx.doing()
    cx.act_on(cards(cx, child(node, 0)), lambda found: cx.emit(Duel(found)))


@means("act.suffer")
def suffer(cx: Context, node: Node) -> None:
    cx.doing()
    n = num(cx, child(node, 1))
    cx.act_on(cards(cx, child(node, 0)), lambda found: cx.emit(Damage(found, n)))


# -- what is given, and what is gained ------------------------------------------------------------


@means("act.give")
def give_to(cx: Context, node: Node) -> None:
    what = child(node, 1)
    cx.act_on(cards(cx, child(node, 0)), lambda found: give(cx, what, found))


@means("act.give_each")
def give_each(cx: Context, node: Node) -> None:
    what = child(node, 1)
    cx.act_on(group(cx, child(node, 0)).cards(), lambda found: give(cx, what, found))


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
    what = child(node, 1)
    cx.act_on(group(cx, child(node, 0)).cards(), lambda found: gain(cx, what, found))


@means("it.gain")
def gain_it(cx: Context, node: Node) -> None:
    gain(cx, child(node, 0), cx.it)


part("way.up", "way.down")


def by(cx: Context, amount: Node, way: Node) -> Amount:
    """So much more, or less."""
    n = num(cx, amount)
    return n if way.phrase == "way.up" else Times(n, Fixed(-1))


@means("act.stat")
def stat(cx: Context, node: Node) -> None:
    which, more = STATS[child(node, 1).phrase], by(cx, child(node, 2), child(node, 3))
    cx.act_on(cards(cx, child(node, 0)), lambda found: alter(cx, found, which, more))


@means("it.stat")
def stat_of_it(cx: Context, node: Node) -> None:
    alter(cx, cx.it, STATS[child(node, 0).phrase], by(cx, child(node, 1), child(node, 2)))


@means("act.lives")
def lives(cx: Context, node: Node) -> None:
    live(cx, child(node, 1), player(cx, child(node, 0)))


@means("act.live")
def own_life(cx: Context, node: Node) -> None:
    live(cx, child(node, 0), cx.actor)


# -- masters, and the end of the game -------------------------------------------------------------


@means("act.master_attack")
def master_attack(cx: Context, node: Node) -> None:
    raid(cx, node, ())


@means("act.master_attack_with")
def master_attack_with(cx: Context, node: Node) -> None:
    raid(cx, node, children(node, 2))


def raid(cx: Context, node: Node, keywords: tuple[Node, ...]) -> None:
    """38-9: ATK and keywords for one battle."""
    cx.doing()
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
    who = one_player(cx, child(node, 0))
    cx.emit(MasterAttack(who, num(cx, child(node, 1)), marks, sizes, amounts))


@means("act.win")
def win(cx: Context, node: Node) -> None:
    cx.doing()
    cx.emit(PlayersDo("24-2c", WIN, cx.actor, Fixed(0)))


@means("act.lose")
def lose(cx: Context, node: Node) -> None:
    cx.doing()
    cx.emit(PlayersDo("24-3c", LOSE, cx.actor, Fixed(0)))


@means("act.shuffle")
def shuffle(cx: Context, node: Node) -> None:
    cx.doing()
    cx.emit(Shuffle("02-13", cx.actor, DECK))


@means("it.shuffle")
def it_shuffle(cx: Context, node: Node) -> None:
    cx.doing()
    cx.emit(Shuffle("02-13", cx.decks(), DECK))
