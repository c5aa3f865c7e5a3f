"""How long (…中), and for each (…につき)."""

from __future__ import annotations

from kirifuda.games.rebirth import events as ev
from kirifuda.games.rebirth.attack import UNTIL_ATTACK_ENDS
from kirifuda.games.rebirth.meaning.cards import cards
from kirifuda.games.rebirth.meaning.context import (
    Context,
    NoMeaning,
    Span,
    child,
    meaning,
    means,
    number,
)
from kirifuda.games.rebirth.meaning.places import place, place_cards
from kirifuda.games.rebirth.meaning.players import player
from kirifuda.games.rebirth.terms import (
    AttackNumber,
    AttacksSoFar,
    EmptySlots,
    InPhase,
    NthAttackBy,
    NthAttackOf,
    NumberOf,
)
from kirifuda.games.rebirth.zones import COST
from kirifuda.kernel.conditions import And, Condition, TurnOf
from kirifuda.kernel.flow import Keep
from kirifuda.kernel.lasting import NEXT_OPPOSING_TURN, NEXT_OWN_TURN, THIS_TURN
from kirifuda.kernel.terms import Amount, CountOf, Fixed, Opponent, Per, Sum, SumOf, Variety
from kirifuda.text import Node

PHASES = {
    "phase.main": ev.MAIN,
    "phase.attack": ev.ATTACK,
    "phase.standby": ev.STANDBY,
    "phase.energy": ev.ENERGY_PHASE,
    "phase.end": ev.END,
}


def span(cx: Context, node: Node) -> Span:
    """How long an effect lasts."""
    found = meaning(node)(cx, node)
    assert isinstance(found, Span)
    return found


@means("span.turn")
def turn(cx: Context, node: Node) -> Span:
    return Span(THIS_TURN)


@means("span.attack")
def attack(cx: Context, node: Node) -> Span:
    return Span(THIS_TURN, UNTIL_ATTACK_ENDS)


@means("span.turn_of")
def turn_of(cx: Context, node: Node) -> Span:
    return Span(THIS_TURN, 0, TurnOf(player(cx, child(node, 0))))


@means("span.next_turn_of")
def next_turn_of(cx: Context, node: Node) -> Span:
    who = player(cx, child(node, 0))
    return Span(NEXT_OPPOSING_TURN if isinstance(who, Opponent) else NEXT_OWN_TURN)


@means("span.phase_of")
def phase_of(cx: Context, node: Node) -> Span:
    who = player(cx, child(node, 0))
    return Span(THIS_TURN, 0, And([TurnOf(who), InPhase(PHASES[child(node, 1).phrase])]))


@means("span.each_phase")
def each_phase(cx: Context, node: Node) -> Span:
    return Span(THIS_TURN, 0, InPhase(PHASES[child(node, 0).phrase]))


@means("span.nth_attack")
def nth_attack(cx: Context, node: Node) -> Span:
    return Span(THIS_TURN, 0, NthAttackBy(None, number(node, 0)))


@means("span.nth_attack_of")
def nth_attack_of(cx: Context, node: Node) -> Span:
    found = cards(cx, child(node, 0))
    cx.attack_of = found
    return Span(THIS_TURN, 0, NthAttackOf(found, number(node, 1)))


@means("span.nth_attack_by")
def nth_attack_by(cx: Context, node: Node) -> Span:
    return Span(THIS_TURN, 0, NthAttackBy(player(cx, child(node, 0)), number(node, 1)))


@means("span.nth_attack_it")
def nth_attack_it(cx: Context, node: Node) -> Span:
    """The nth attack of the same card that was told of before."""
    if cx.attack_of is None:
        return Span(THIS_TURN, 0, NthAttackBy(None, number(node, 0)))
    return Span(THIS_TURN, 0, NthAttackOf(cx.attack_of, number(node, 0)))


@means("span.attacks_of")
def attacks_of(cx: Context, node: Node) -> Span:
    return Span(THIS_TURN, 0, NthAttackOf(cards(cx, child(node, 0)), 0))


@means("span.next_attack")
def next_attack(cx: Context, node: Node) -> Span:
    """The next attack: the one after those that there were when the effect was made."""
    index = cx.number()
    cx.emit(Keep(index, Sum([AttacksSoFar(), Fixed(1)])))
    condition = And([AttackNumber(index), NthAttackOf(cards(cx, child(node, 0)), 0)])
    return Span(THIS_TURN, 0, condition)


@means("span.next_any_attack")
def next_any_attack(cx: Context, node: Node) -> Span:
    index = cx.number()
    cx.emit(Keep(index, Sum([AttacksSoFar(), Fixed(1)])))
    return Span(THIS_TURN, 0, AttackNumber(index))


@means("span.until_turn_end")
def until_turn_end(cx: Context, node: Node) -> Span:
    return Span(THIS_TURN)


def span_condition(cx: Context, node: Node) -> Condition:
    """A duration as a condition: it is that time now."""
    if node.phrase == "span.turn":
        raise NoMeaning("this turn is no condition of its own")
    found = span(cx, node)
    if found.condition is None:
        if found.until == UNTIL_ATTACK_ENDS:
            return NthAttackBy(None, 0)
        raise NoMeaning(f"{node.phrase} is no condition")
    return found.condition


def per(cx: Context, node: Node) -> Amount:
    """How many times: the amount behind につき."""
    found = meaning(node)(cx, node)
    assert isinstance(found, Amount)
    return found


@means("per.cards")
def per_cards(cx: Context, node: Node) -> Amount:
    return Per(CountOf(cards(cx, child(node, 0))), number(node, 1), 1)


@means("per.kinds")
def per_kinds(cx: Context, node: Node) -> Amount:
    return Per(Variety(cards(cx, child(node, 0)), 0), number(node, 1), 1)


@means("per.vacant")
def per_vacant(cx: Context, node: Node) -> Amount:
    return Per(EmptySlots(player(cx, child(node, 0))), number(node, 1), 1)


@means("per.cost")
def per_cost(cx: Context, node: Node) -> Amount:
    return Per(SumOf(cards(cx, child(node, 0)), COST), number(node, 1), 1)


@means("per.those", "per.those_put")
def per_those(cx: Context, node: Node) -> Amount:
    return Per(CountOf(cx.it), number(node, len(node.args) - 1), 1)


@means("per.that_cost")
def per_that_cost(cx: Context, node: Node) -> Amount:
    return Per(NumberOf(cx.it, COST), number(node, 0), 1)


@means("per.names")
def per_names(cx: Context, node: Node) -> Amount:
    return Per(Variety(place_cards(cx, place(cx, child(node, 0))), 0), number(node, 1), 1)


@means("per.traits")
def per_traits(cx: Context, node: Node) -> Amount:
    return Per(Variety(place_cards(cx, place(cx, child(node, 0))), 1), number(node, 1), 1)
