"""9.14: who あなた, 自分 and 相手 are."""

from __future__ import annotations

from kirifuda.games.rebirth.meaning.context import Context, meaning, means
from kirifuda.kernel.terms import EachPlayer, Opponent, Who, You
from kirifuda.text import Node


def player(cx: Context, node: Node) -> Who:
    """The players that a word names; it becomes the nearest named one (9.14.2, 9.14.3)."""
    found = meaning(node)(cx)
    assert isinstance(found, Who)
    if node.phrase in ("player.you", "player.self", "player.opponent", "player.each"):
        cx.named = found
    return found


@means("player.you")
def you(cx: Context) -> Who:
    return You()


@means("player.self")
def self_(cx: Context) -> Who:
    return cx.named


@means("player.opponent")
def opponent(cx: Context) -> Who:
    """The opponent of the nearest named player: 相手 after 相手は means their opponent's no more
    than once, as printed texts use it (あなたは相手の…)."""
    if isinstance(cx.named, Opponent):
        return cx.named
    return Opponent(cx.named)


@means("player.ally")
def ally(cx: Context) -> Who:
    """味方: you and your team mates (13.5.4); with two players, you."""
    return You()


@means("player.each", "player.all", "player.both", "player.either", "player.any")
def each(cx: Context) -> Who:
    return EachPlayer()


@means("player.others")
def others(cx: Context) -> Who:
    return Opponent(cx.actor)


@means("player.that")
def that(cx: Context) -> Who:
    """9.14.4: who was named; after いずれかの, whose card was chosen."""
    return cx.that_player if cx.that_player is not None else cx.named
