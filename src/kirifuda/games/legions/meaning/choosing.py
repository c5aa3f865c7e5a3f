"""What is chosen (35-6), and what is done with it in the same breath."""

from __future__ import annotations

from kirifuda.games.legions.choosing import ChooseHidden, Sift
from kirifuda.games.legions.meaning.cards import Group, cards, group
from kirifuda.games.legions.meaning.changes import gain, give
from kirifuda.games.legions.meaning.context import (
    MEANINGS,
    Context,
    NoMeaning,
    child,
    means,
)
from kirifuda.games.legions.meaning.places import Place, player
from kirifuda.games.legions.meaning.verbs import verb
from kirifuda.games.legions.picks import CHOOSE, COST
from kirifuda.games.legions.terms import InSight
from kirifuda.games.legions.zones import MASTER
from kirifuda.games.phrases import COMMON, Bounds, count
from kirifuda.kernel.effects.choosing import Choose, Enough
from kirifuda.kernel.effects.lots import ChooseAtRandom
from kirifuda.kernel.effects.terms import Amount, Both, Cards, Chosen, Fixed
from kirifuda.kernel.effects.who import EachPlayer
from kirifuda.text import Node

MEANINGS.take(COMMON, "count.n", "count.up_to", "count.any")


@means("count.letter")
def up_to_letter(cx: Context, node: Node) -> Bounds:
    return Fixed(0), cx.letter(child(node, 0))


def some(cx: Context, described: Node, many: Node) -> Cards:
    """35-6; 01-8: the turn player chooses. 01-5: too few of them end the effect."""
    cx.doing()
    return choose_from(cx, group(cx, described), many)


def choose_from(cx: Context, found: Group, many: Node) -> Cards:
    least, most = count(cx, many)
    return choose_bounds(cx, found, least, most)


def choose_bounds(cx: Context, found: Group, least: Amount, most: Amount) -> Cards:
    into = cx.register()
    chosen: Choose
    kind = COST if cx.pays else CHOOSE
    filter = found.filter()
    sought = found.cards()
    if found.hidden() and filter is not None:
        sight = InSight(sought, found.everything())
        chosen = ChooseHidden(kind, into, cx.actor, sight, least, most, cx.pays)
        cx.emit(chosen)
        cx.emit(Sift(into, filter))
        cx.emit(Enough(into, least))
    else:
        chosen = Choose("35-6", kind, into, cx.actor, sought, least, most, paying=cx.pays)
        cx.emit(chosen)
    if cx.first and found.of is None:
        cx.ability.first.append(chosen)  # 35-9
    return took(cx, into, found)


def took(cx: Context, into: int, found: Group) -> Cards:
    """What was chosen is "it", and still to be spoken of."""
    cx.it = chosen = Chosen(into)
    cx.leave_open()
    cx.chosen = chosen
    if found.of is not None:
        cx.taken.append(chosen)
    return chosen


@means("act.choose")
def choose(cx: Context, node: Node) -> None:
    some(cx, child(node, 0), child(node, 1))


@means("act.choose_two")
def choose_two(cx: Context, node: Node) -> None:
    some(cx, child(node, 0), child(node, 1))
    some(cx, child(node, 2), child(node, 3))


@means("act.choose_master")
def choose_master(cx: Context, node: Node) -> None:
    """17-13: there is one; 39-19: it is not chosen by the opponent if it has a barrier."""
    cx.doing()
    found = Group(Place(1 << MASTER), player(cx, child(node, 0)), [])
    choose_bounds(cx, found, Fixed(1), Fixed(1))


def at_random(cx: Context, node: Node) -> Cards:
    cx.doing()
    found = group(cx, child(node, 0))
    least, most = count(cx, child(node, 1))
    if found.hidden() and found.filters:
        raise NoMeaning("chance does not look at cards that nobody sees")
    into = cx.register()
    chosen = ChooseAtRandom("35-6", into, found.cards(), least, most)
    cx.emit(chosen)
    if cx.first and found.of is None:
        cx.ability.first.append(chosen)
    return took(cx, into, found)


@means("act.choose_random")
def choose_random(cx: Context, node: Node) -> None:
    at_random(cx, node)


@means("act.some_random")
def some_random(cx: Context, node: Node) -> None:
    at_random(cx, node)
    verb(cx, child(node, 2), cx.it)


@means("act.to_some")
def to_some(cx: Context, node: Node) -> None:
    some(cx, child(node, 0), child(node, 1))
    verb(cx, child(node, 2), cx.it)


@means("it.some")
def some_seen(cx: Context, node: Node) -> None:
    """Of the cards that were looked at."""
    cx.doing()
    if cx.seen is None:
        raise NoMeaning("nothing was looked at")
    found = Group(None, EachPlayer(), [])
    found.of = cx.seen
    choose_from(cx, found, child(node, 0))
    verb(cx, child(node, 1), cx.it)


@means("act.give_some")
def give_some(cx: Context, node: Node) -> None:
    some(cx, child(node, 0), child(node, 1))
    give(cx, child(node, 2), cx.it)


@means("act.gain_some")
def gain_some(cx: Context, node: Node) -> None:
    some(cx, child(node, 0), child(node, 1))
    gain(cx, child(node, 2), cx.it)


@means("act.give_with")
def give_with(cx: Context, node: Node) -> None:
    """To what is chosen, and to cards that are told of beside it, perhaps by it."""
    chosen = some(cx, child(node, 0), child(node, 1))
    others = cards(cx, child(node, 2))
    both = cx.pin(Both([chosen, others]), "")
    cx.tell(both)
    give(cx, child(node, 3), both)
