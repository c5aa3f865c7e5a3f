"""Chapters 1 and 5: winning and losing by effects, as far as possible, numbers that stay."""

from __future__ import annotations

from kirifuda.games.vanguard.calling import Call
from kirifuda.games.vanguard.changing import steady
from kirifuda.games.vanguard.doing import Loses, ShowUnfit
from kirifuda.games.vanguard.meaning.acts import called, choose
from kirifuda.games.vanguard.meaning.context import Context, NoMeaning, child, means, number
from kirifuda.games.vanguard.meaning.groups import STATS, Group
from kirifuda.games.vanguard.meaning.places import circles, place
from kirifuda.games.vanguard.meaning.values import hold
from kirifuda.kernel.effects.terms import Cards, Fixed, Where
from kirifuda.kernel.effects.who import EachPlayer, Opponent
from kirifuda.kernel.values.layers import Mark
from kirifuda.text import Node


@means("act.win", "act.lose")
def decide(cx: Context, node: Node) -> None:
    """1.2.5: the game ends while the effect resolves."""
    if cx.standing:
        raise NoMeaning("this is done, it does not hold")
    if node.phrase == "act.win" and isinstance(cx.actor, EachPlayer):
        raise NoMeaning("who wins lets the other lose")
    cx.emit(Loses(cx.actor if node.phrase == "act.lose" else Opponent(cx.actor)))


@means("act.possible")
def possible(cx: Context, node: Node) -> None:
    """1.3.2.4: so many of those that can be called; if there are fewer, that is shown."""
    if cx.standing:
        raise NoMeaning("this is done, it does not hold")
    where = circles(cx, child(node, 2))
    there = Group().cards(cx, place(cx, child(node, 0)))
    many = Fixed(number(node, 1))
    can = Call(cx.actor, there, where, cx.register())
    cx.emit(ShowUnfit(cx.actor, there, can.callable(), many))
    called(cx, choose(cx, Where(there, can.callable()), many, many), where)


@means("being.steady")
def keeps(cx: Context, node: Node, found: Cards) -> None:
    hold(cx, Mark(found, steady(STATS[child(node, 0).phrase])))
