"""9.9.2.3, 11.8.3.2: from where else orders are played, and where they go then."""

from __future__ import annotations

from kirifuda.games.vanguard.meaning.abilities import from_there
from kirifuda.games.vanguard.meaning.context import Context, NoMeaning, child, means
from kirifuda.games.vanguard.meaning.places import goal
from kirifuda.games.vanguard.meaning.values import hold, rule
from kirifuda.games.vanguard.orders import ENDS
from kirifuda.games.vanguard.rulings import ORDER_GOES
from kirifuda.games.vanguard.zones import BIND, DROP
from kirifuda.kernel.effects.terms import Cards, Fixed, Is, This
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
