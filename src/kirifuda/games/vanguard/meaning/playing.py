"""How this card itself can be used: whether it is ridden, called or played, from where else it is
played (9.9.2.3), and where it goes then (11.8.3.2)."""

from __future__ import annotations

from kirifuda.games.vanguard.meaning.abilities import from_there
from kirifuda.games.vanguard.meaning.context import Context, NoMeaning, child, means
from kirifuda.games.vanguard.meaning.groups import group
from kirifuda.games.vanguard.meaning.places import goal
from kirifuda.games.vanguard.meaning.values import hold, rule
from kirifuda.games.vanguard.orders import ENDS
from kirifuda.games.vanguard.rulings import NO_CALL, NO_ORDER, NO_RIDE, ORDER_GOES
from kirifuda.games.vanguard.zones import BIND, DROP, VANGUARD
from kirifuda.kernel.effects.conditions import Exists, Unless
from kirifuda.kernel.effects.terms import Cards, Fixed, In, Is, This
from kirifuda.kernel.effects.who import You
from kirifuda.text import Node


@means("being.play_from")
def play_from(cx: Context, node: Node, found: Cards) -> None:
    if not cx.standing or not isinstance(found, This):
        raise NoMeaning("only of the card itself that is told")
    hold(cx, from_there(cx, node))


@means("it.played_goes")
def played_goes(cx: Context, node: Node) -> None:
    """11.8.3.2: where this order goes once it was played, if not to the drop zone."""
    if not cx.standing or not isinstance(cx.modified, This):
        raise NoMeaning("only of the card itself that is told")
    verb = child(node, 0)
    zone, where = BIND, 0
    if verb.phrase == "verb1.put":
        told = goal(cx, child(verb, 0))
        zone, where = told.zone, told.where
        if told.or_zone >= 0 or told.who is not None or zone == DROP:
            raise NoMeaning("where that goes is not one place")
    elif verb.phrase != "verb1.bind":
        raise NoMeaning("where that goes is not told")
    rule(cx, ORDER_GOES, None, You(), Is(This()), amount=Fixed(zone | where << ENDS))


@means("being.not_ridden", "being.not_called", "being.not_played")
def not_used(cx: Context, node: Node, found: Cards) -> None:
    """This card cannot be ridden, called or played."""
    rules = {"being.not_ridden": NO_RIDE, "being.not_called": NO_CALL, "being.not_played": NO_ORDER}
    if not cx.standing or not isinstance(found, This):
        raise NoMeaning("only of the card itself that is told")
    rule(cx, rules[node.phrase], None, You(), Is(This()))


@means("being.ride_only_from")
def ride_only_from(cx: Context, node: Node, found: Cards) -> None:
    """1.3.3: upon any other vanguard it cannot be ridden."""
    if not cx.standing or not isinstance(found, This):
        raise NoMeaning("only of the card itself that is told")
    such = group(cx, child(node, 0))
    if such.whose is not None or such.located or such.distinct:
        raise NoMeaning("whom it is ridden upon is told by what that is")
    kept, cx.when = cx.when, [*cx.when, Unless(Exists(In(You(), [VANGUARD], such.like())))]
    rule(cx, NO_RIDE, None, You(), Is(This()))
    cx.when = kept
