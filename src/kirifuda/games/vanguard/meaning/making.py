"""What is made: tokens, tickets and crests (chapter 15)."""

from __future__ import annotations

from kirifuda.games.vanguard.calling import Token
from kirifuda.games.vanguard.meaning.context import Context, NoMeaning, child, means, words
from kirifuda.games.vanguard.meaning.counts import bounds, chosen_number, exactly
from kirifuda.games.vanguard.meaning.groups import group
from kirifuda.games.vanguard.meaning.places import circles, goal
from kirifuda.games.vanguard.zones import CRESTS, ORDERS
from kirifuda.kernel.effects.terms import Amount, Fixed
from kirifuda.kernel.effects.who import You
from kirifuda.text import Node


def call_token(cx: Context, name: str, many: Node, verb: Node) -> None:
    """15.4.6.1: tokens are made where they are called; up to so many."""
    where = circles(cx, child(verb, 0))
    least, most = bounds(cx, many)
    amount = chosen_number(cx, least, most)
    register, kept = cx.into()
    made = Token(cx.actor, name, amount, where, where.zone, register)
    if verb.phrase == "verb1.call_posed":
        made.rest = 1 if child(verb, 1).phrase == "pose.rest" else 0
    elif verb.phrase == "verb1.call_column":
        where.together = True
    cx.emit(made)
    cx.card.makes.append(name)
    cx.note("call", kept)
    cx.tell(kept)


@means("act.token_order")
def token_order(cx: Context, node: Node) -> None:
    where = goal(cx, child(node, 0))
    such = group(cx, child(node, 1))
    if where.zone != ORDERS or not such.token or such.ticket:
        raise NoMeaning("only tokens are made in the order zone")
    if where.who is not None and not isinstance(where.who, You):
        raise NoMeaning("tokens of another fighter")
    make_in_zone(cx, such.token, exactly(cx, child(node, 2)), ORDERS, "put")


def make_in_zone(cx: Context, name: str, amount: Amount, zone: int, deed: str) -> None:
    """15.2.2: pseudo cards are made in a zone."""
    if cx.standing:
        raise NoMeaning("what holds makes nothing")
    register, kept = cx.into()
    cx.emit(Token(cx.actor, name, amount, None, zone, register))
    cx.card.makes.append(name)
    cx.note(deed, kept, zone)


@means("act.crest")
def get_crest(cx: Context, node: Node) -> None:
    """7.14.6: a fighter gets a crest."""
    make_in_zone(cx, words(node, 0), Fixed(1), CRESTS, "get")
