"""9.14: who あなた, 自分 and 相手 are.

Only who acts is "named before" for them: in あなたは相手のメンバーから…、自分の手札から… the hand
is yours, though the opponent's members stand in between.
"""

from __future__ import annotations

from kirifuda.games.rebirth.meaning.context import Context, meaning, means
from kirifuda.kernel.effects.who import Allies, Bound, EachPlayer, Opponent, Who, You
from kirifuda.text import Node


def player(cx: Context, node: Node) -> Who:
    """The players that a word names."""
    found = meaning(node)(cx)
    assert isinstance(found, Who)
    return found


@means("player.you")
def you(cx: Context) -> Who:
    return You()


@means("player.self")
def self_(cx: Context) -> Who:
    return cx.named


@means("player.opponent")
def opponent(cx: Context) -> Who:
    """The opponent of who acts; while the opponent acts, still the same opponent."""
    if isinstance(cx.named, Opponent):
        return cx.named
    return cx.opponent(cx.named)


@means("player.your_opponent")
def your_opponent(cx: Context) -> Who:
    return cx.opponent(You())


@means("player.ally")
def ally(cx: Context) -> Who:
    """味方: you and your team mates (13.5.4)."""
    return Allies(You())


@means("player.each", "player.both")
def each(cx: Context) -> Who:
    return EachPlayer()


@means("player.either", "player.any")
def anyone(cx: Context) -> Who:
    """One of the players: in a condition each by itself; cards of all of them can be chosen."""
    return cx.some_player if cx.some_player is not None else EachPlayer()


@means("player.others")
def others(cx: Context) -> Who:
    return Opponent(cx.actor)


@means("player.that")
def that(cx: Context) -> Who:
    """9.14.4: who did what was told of; or whose card was chosen."""
    if cx.asked_player is not None:
        return cx.asked_player
    return cx.that_player if cx.that_player is not None else cx.named


def same_player(one: Who, other: Who) -> bool:
    """Whether two words name the same player."""
    if isinstance(one, Opponent) and isinstance(other, Opponent):
        return same_player(one.of, other.of)
    if isinstance(one, Bound) and isinstance(other, Bound):
        return one.index == other.index
    return type(one) is type(other)
