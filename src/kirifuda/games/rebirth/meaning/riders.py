"""Riders: what a later sentence says about a choice that was told before it."""

from __future__ import annotations

from kirifuda.games.rebirth.meaning.context import Context, NoMeaning, child, means
from kirifuda.games.rebirth.meaning.filters import filter_, stat
from kirifuda.games.rebirth.meaning.places import place, place_cards
from kirifuda.games.rebirth.meaning.sentences import do
from kirifuda.games.rebirth.questions import Foremost, Given
from kirifuda.games.rebirth.zones import CHARACTER
from kirifuda.kernel.effects.conditions import Exists
from kirifuda.kernel.effects.relations import OwnerOf
from kirifuda.kernel.effects.terms import Both, Kind, Where
from kirifuda.kernel.effects.who import Bound
from kirifuda.text import Node


@means("act.may_differ")
def may_differ(cx: Context, node: Node) -> None:
    """両方…を選ぶなら、…が異なっていてもよい: such cards need not share the number."""
    if cx.alike is None or cx.alike.attribute != stat(child(node, 1)):
        raise NoMeaning("no cards were chosen before that share that value")
    cx.alike.unless = filter_(cx, child(node, 0))
    cx.alike.reads |= cx.alike.unless.reads


@means("act.may_swap_rather")
def may_swap_rather(cx: Context, node: Node) -> None:
    """…を選ぶなら、…ではなく…と入れ替えてもよい: for such a card, also with one of another kind."""
    swapping = cx.swapping
    if swapping is None or swapping.told.phrase != "cards.among":
        raise NoMeaning("no card was chosen before to swap with another")
    if child(swapping.told, 1) != child(node, 1):
        raise NoMeaning("it was to be swapped with another kind of card")
    where = place(cx, child(swapping.told, 0))
    such = Exists(Where(swapping.found, filter_(cx, child(node, 0))))
    others = Where(place_cards(cx, where, filter_(cx, child(node, 2))), Given(such))
    swapping.choice.cards = Both([swapping.choice.cards, others])


@means("pre.who_showed")
def who_showed(cx: Context, node: Node) -> None:
    """Those players whose character no other that was shown surpasses, one after the other."""
    if cx.revealed is None or child(node, 2).phrase != "player.each":
        raise NoMeaning("nobody has shown a card before")
    shown = Where(cx.revealed, Kind(CHARACTER))
    best = Foremost(shown, stat(child(node, 1)), child(node, 0).phrase == "pole.high")
    index, count = cx.number(), cx.number()
    actor, named = cx.actor, cx.named
    loop = cx.each(OwnerOf(Where(shown, best)), index, count)
    cx.actor = cx.named = Bound(index)
    do(cx, child(node, 3))
    cx.again(loop)
    cx.actor, cx.named = actor, named
