"""What has happened earlier in this turn, as a condition, a number or a property of cards."""

from __future__ import annotations

from kirifuda.games.rebirth.meaning.conditions import amount_is
from kirifuda.games.rebirth.meaning.context import (
    Context,
    NoMeaning,
    child,
    means,
    number,
    part,
)
from kirifuda.games.rebirth.meaning.counts import count
from kirifuda.games.rebirth.meaning.events import deed, placed, player_deed
from kirifuda.games.rebirth.meaning.filters import filter_
from kirifuda.games.rebirth.meaning.happenings import both, deed_of
from kirifuda.games.rebirth.meaning.picks import take
from kirifuda.games.rebirth.meaning.places import Place, place
from kirifuda.games.rebirth.meaning.players import player
from kirifuda.games.rebirth.triggers import Occurs
from kirifuda.games.rebirth.zones import DECK, HAND, KINDS, REBIRTH
from kirifuda.kernel.effects.conditions import Between, Condition, Trigger, Unless
from kirifuda.kernel.effects.past import HasDone, TimesSo
from kirifuda.kernel.effects.terms import All, Amount, Cards, Filter, Fixed, In, Not
from kirifuda.kernel.events.moving import MOVED
from kirifuda.text import Node


def looked_back(cx: Context, found: list[Occurs]) -> list[Trigger]:
    """Ask after events of this turn: they are kept from its beginning for this ability."""
    for one in found:
        if one.condition is not None or one.defeated:
            raise NoMeaning("how things were then is not known any more")
    out: list[Trigger] = [*found]
    cx.ability.looks_back.extend(out)
    return out


def of_cards(cx: Context, node: Node) -> Amount:
    """How often it was so of certain cards. What "it" is does not change by asking."""
    told = cx.told
    found = deed(cx, child(node, 0), child(node, 1))
    cx.told = told
    return TimesSo(looked_back(cx, found))


def of_player(cx: Context, node: Node) -> Amount:
    return TimesSo(looked_back(cx, [player_deed(cx, child(node, 0), child(node, 1))]))


@means("cond1.happened", "cond1.not_happened")
def happened(cx: Context, node: Node) -> Condition:
    cx.counted_amount = of_cards(cx, node)
    so = Between(cx.counted_amount, Fixed(1), None)
    return so if node.phrase == "cond1.happened" else Unless(so)


@means("cond1.player_happened", "cond1.player_not_happened")
def player_happened(cx: Context, node: Node) -> Condition:
    cx.counted_amount = of_player(cx, node)
    so = Between(cx.counted_amount, Fixed(1), None)
    return so if node.phrase == "cond1.player_happened" else Unless(so)


@means("cond1.happened_often", "cond1.player_often")
def happened_often(cx: Context, node: Node) -> Condition:
    who, times, what = node.args
    assert isinstance(times, Node)
    mine = node.phrase == "cond1.player_often"
    told = Node("value1.player_times" if mine else "value1.times", (who, what))
    cx.counted_amount = of_player(cx, told) if mine else of_cards(cx, told)
    n = Fixed(number(times, 0))
    least = None if times.phrase == "times.most" else n
    return Between(cx.counted_amount, least, None if times.phrase == "times.least" else n)


part("times.n", "times.least", "times.most")


@means("cond1.retired_many")
def retired_many(cx: Context, node: Node) -> Condition:
    """It has retired so many of those in this turn."""
    deed = Node("fate.retired_them", (node.args[1],))
    cx.counted_amount = of_cards(cx, Node("value1.times", (node.args[0], deed)))
    return amount_is(cx.counted_amount, child(node, 2))


@means("cond1.placed_many")
def placed_many(cx: Context, node: Node) -> Condition:
    told = cx.told
    cx.counted_amount = TimesSo(looked_back(cx, placed(cx, node)))
    cx.told = told
    return amount_is(cx.counted_amount, child(node, 2))


@means("cond1.triggered", "cond1.not_triggered")
def triggered(cx: Context, node: Node) -> Condition:
    """【スパーク】が発動している: one of that player's was played in this turn."""
    deed = Node("deed.used", (node.args[1],))
    cx.counted_amount = of_player(cx, Node("value1.player_times", (node.args[0], deed)))
    so = Between(cx.counted_amount, Fixed(1), None)
    return so if node.phrase == "cond1.triggered" else Unless(so)


@means("cond1.drew_many")
def drew_many(cx: Context, node: Node) -> Condition:
    deed = Node("feat.drew")
    cx.counted_amount = of_player(cx, Node("value1.player_times", (node.args[0], deed)))
    return amount_is(cx.counted_amount, child(node, 1))


@means("value1.times")
def times(cx: Context, node: Node) -> Amount:
    return of_cards(cx, node)


@means("value1.player_times")
def player_times(cx: Context, node: Node) -> Amount:
    return of_player(cx, node)


@means("pick1.happened")
def some_by_that(cx: Context, node: Node, verb: Node) -> Cards:
    """このターンにリタイアしたあなたのキャラから1枚: where they have come by that."""
    deed = deed_of(cx, child(node, 0))
    zones = [kind for kind in range(1, KINDS) if deed.to >> kind & 1]
    if deed.event != MOVED or deed.to < 0 or deed.to & (1 << HAND | 1 << DECK):
        raise NoMeaning("where these cards are now is not told")
    done = HasDone(looked_back(cx, [deed]))
    such = All([filter_(cx, child(node, 2)), done])
    there = Place(None, [], False, In(player(cx, child(node, 1)), zones, such))
    return take(cx, there, None, count(cx, child(node, 3)), verb)


@means("mod.did", "mod.not_did")
def did(cx: Context, node: Node) -> Filter:
    """A card to which that happened in this turn, or that has done it, and is where it was then."""
    found = HasDone(looked_back(cx, [deed_of(cx, child(node, 0))]))
    return found if node.phrase == "mod.did" else Not(found)


# -- what players do ---------------------------------------------------------------------------


@means("feat.put", "feat.put_from")
def put(cx: Context, node: Node) -> Occurs:
    """Such a card was put there, from elsewhere."""
    found = Occurs(MOVED, False)
    if node.phrase == "feat.put":
        such, to = child(node, 0), child(node, 1)
        found.to = place(cx, to).zone_bits()
        found.frm = ~found.to
    else:
        such = child(node, 1)
        found.to = place(cx, child(node, 2)).zone_bits()
        found.frm = place(cx, child(node, 0)).zone_bits()
    found.filter = both(found.filter, filter_(cx, such))
    return found


@means("feat.set", "feat.set_from")
def set_(cx: Context, node: Node) -> Occurs:
    """Such a card was put into the Rebirth zone (5.6)."""
    found = Occurs(MOVED, False)
    found.to = 1 << REBIRTH
    found.frm = ~found.to
    if node.phrase == "feat.set_from":
        found.frm = place(cx, child(node, 0)).zone_bits()
    found.filter = filter_(cx, child(node, len(node.args) - 1))
    return found
