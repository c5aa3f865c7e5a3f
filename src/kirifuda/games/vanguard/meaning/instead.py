"""かわりに: what is done in place of something that is about to happen (11.3.1.3, 11.12)."""

from __future__ import annotations

from dataclasses import replace

from kirifuda.games.vanguard.describing import IsAttacked
from kirifuda.games.vanguard.happening import Happens
from kirifuda.games.vanguard.meaning.context import Context, NoMeaning, child, means, part
from kirifuda.games.vanguard.meaning.groups import group, joined, subject
from kirifuda.games.vanguard.meaning.values import hold
from kirifuda.games.vanguard.picks import MAY
from kirifuda.games.vanguard.rulings import INSTEAD
from kirifuda.games.vanguard.zones import CIRCLES, KINDS
from kirifuda.kernel.effects.flow import Keep, KeepTruth
from kirifuda.kernel.effects.terms import Cards, EventCard, Fixed, In, This
from kirifuda.kernel.effects.who import Opponent, You
from kirifuda.kernel.events.moving import MOVED
from kirifuda.kernel.position.cards import AUTO, Ability
from kirifuda.kernel.values.rulings import Ruling
from kirifuda.text import Node

SPARED = 0  # the number in which a program keeps whether the event was replaced
LEAVES = ("deed1.retire", "deed1.returned", "deed1.put", "deed1.bound")

part("pre.instead")


@means("pre.as")
def as_it_happens(cx: Context, node: Node) -> None:
    """11.12.1: in place of a unit's leaving; 11.12.3: or, if it may be done, only if it is."""
    then = child(node, 2)
    if then.phrase == "it.are" and child(then, 0).phrase == "being.battle_all":
        attacks(cx, node, child(then, 0))
        return
    if then.phrase != "pre.instead":
        raise NoMeaning("what is changed about that is not told")
    ability = Ability(AUTO)
    ability.printed = False
    place = cx.card.add(ability)
    inner = Context(cx.card, ability, ability.body)
    inner.it = EventCard()
    inner.flipped = cx.flipped
    what = child(then, 0)
    if what.phrase == "do.may":

        def write() -> None:
            inner.do(child(what, 0))

        skip, _asked, done = inner.offer("11.12.3", MAY, False, write)
        inner.land(skip)
        inner.emit(KeepTruth(SPARED, done))
        cx.instead = inner
    else:
        inner.emit(Keep(SPARED, Fixed(1)))
        inner.do(what)
    hold(cx, Ruling(INSTEAD, target=whom(cx, child(node, 0)), program=place, zones=goals(cx, node)))


def attacks(cx: Context, node: Node, being: Node) -> None:
    """7.37.1: whom else a unit attacks, whenever it does."""
    told, deed = subject(cx, child(node, 0)), child(node, 1)
    if deed.phrase not in ("deed1.attack", "deed1.attack_such") or told.state is not None:
        raise NoMeaning("what is changed about that is not told")
    who = told.group.cards(cx) if told.group is not None else whom(cx, child(node, 0))
    if deed.phrase == "deed1.attack":
        cx.do_to(being, who)
        return
    target = group(cx, child(deed, 0))
    if not target.zones or target.distinct:
        raise NoMeaning("whom it attacks is told by its circle")
    # those that are attacked are such as are told, or nobody is in their column
    such = [*target.parts, *target.located, IsAttacked()]
    kept, attacked = cx.told, In(target.whose or Opponent(You()), target.zones, joined(such))
    cx.told = replace(kept, that=attacked)
    if "card.that" not in {one.phrase for one in being.walk()}:
        raise NoMeaning("whom else it attacks then has nothing to do with whom it attacks")
    cx.do_to(being, who)
    cx.told = kept


def goals(cx: Context, node: Node) -> int:
    """The zones (bits) to which a unit would go."""
    deed = child(node, 1)
    if deed.phrase not in LEAVES:
        raise NoMeaning("only what a unit leaves its circle for is replaced")
    bits = 0
    found = cx.apply(deed)
    assert isinstance(found, list)
    for one in found:
        assert isinstance(one, Happens)
        if one.event == MOVED:
            bits |= one.to
    return bits & ((1 << KINDS) - 1) & ~CIRCLES


def whom(cx: Context, node: Node) -> Cards:
    """The units that it is about."""
    told = subject(cx, node)
    if told.state is not None:
        raise NoMeaning("only what a unit leaves its circle for is replaced")
    if told.group is None:
        if not isinstance(told.cards, This):
            raise NoMeaning("no unit was told of before")
        return told.cards
    if not told.group.zones or any(not CIRCLES >> zone & 1 for zone in told.group.zones):
        raise NoMeaning("only what a unit leaves its circle for is replaced")
    return told.group.cards(cx)
