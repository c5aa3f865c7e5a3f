"""How long: turns, battles, the fight, and times within which something holds."""

from __future__ import annotations

from kirifuda.games.drafts import Span, together
from kirifuda.games.vanguard.battle import UNTIL_BATTLE_ENDS
from kirifuda.games.vanguard.meaning.context import Context, NoMeaning, child, means
from kirifuda.games.vanguard.meaning.events import in_battle, in_phase
from kirifuda.games.vanguard.meaning.groups import subject
from kirifuda.games.vanguard.meaning.places import player
from kirifuda.kernel.effects.conditions import Condition, TurnOf
from kirifuda.kernel.effects.who import You
from kirifuda.kernel.values.lasting import (
    GAME,
    THIS_TURN,
    UNTIL_NEXT_OPPOSING_TURN,
    UNTIL_NEXT_OWN_TURN,
)
from kirifuda.text import Node


def span(cx: Context, node: Node) -> Span:
    return cx.read(node, Span)


def span_condition(cx: Context, node: Node) -> Condition:
    """Within which time a continuous ability holds."""
    found = span(cx, node)
    if found.condition is None or found.turns != GAME:
        raise NoMeaning("this tells when something ends, not when it holds")
    return found.condition


@means("span.turn")
def this_turn(cx: Context, node: Node) -> Span:
    return Span(THIS_TURN)


@means("span.battle")
def this_battle(cx: Context, node: Node) -> Span:
    return Span(THIS_TURN, UNTIL_BATTLE_ENDS)


@means("span.fight")
def this_fight(cx: Context, node: Node) -> Span:
    return Span(GAME)


@means("span.turn_of")
def turn_of(cx: Context, node: Node) -> Span:
    return Span(GAME, 0, TurnOf(player(cx, child(node, 0))))


@means("span.until_turn")
def until_turn(cx: Context, node: Node) -> Span:
    own = isinstance(player(cx, child(node, 0)), You)
    return Span(UNTIL_NEXT_OWN_TURN if own else UNTIL_NEXT_OPPOSING_TURN)


@means("span.battle_of")
def battle_of(cx: Context, node: Node) -> Span:
    return Span(GAME, 0, in_battle(cx, subject(cx, child(node, 0)), child(node, 1)))


@means("span.phase_of")
def phase_of(cx: Context, node: Node) -> Span:
    turn = TurnOf(player(cx, child(node, 0)))
    return Span(GAME, 0, together([turn, in_phase(child(node, 1))]))


@means("span.any_phase")
def any_phase(cx: Context, node: Node) -> Span:
    return Span(GAME, 0, in_phase(child(node, 0)))
