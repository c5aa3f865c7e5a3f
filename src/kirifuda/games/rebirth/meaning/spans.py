"""How long (…中), and for each (…につき)."""

from __future__ import annotations

from kirifuda.games.rebirth import events as ev
from kirifuda.games.rebirth.attack import UNTIL_ATTACK_ENDS
from kirifuda.games.rebirth.meaning.context import (
    Context,
    NoMeaning,
    Span,
    child,
    children,
    means,
    number,
)
from kirifuda.games.rebirth.meaning.counting import figures, kinds_of, listed, tally
from kirifuda.games.rebirth.meaning.places import place, spot, spot_cards
from kirifuda.games.rebirth.meaning.players import player
from kirifuda.games.rebirth.questions import (
    Fewer,
    PhaseNow,
)
from kirifuda.games.rebirth.terms import (
    EmptySlots,
    NthAttackBy,
)
from kirifuda.kernel.effects.conditions import And, Between, Condition, InPhase, TurnOf
from kirifuda.kernel.effects.flow import Keep
from kirifuda.kernel.effects.terms import Amount, Cards, CountOf, Number, Per
from kirifuda.kernel.effects.who import Opponent
from kirifuda.kernel.values.lasting import (
    GAME,
    NEXT_OPPOSING_TURN,
    NEXT_OWN_TURN,
    THIS_TURN,
    UNTIL_NEXT_OPPOSING_TURN,
    UNTIL_TURN_BEGINS,
    UNTIL_TURN_ENDS,
)
from kirifuda.text import Node

PHASES = {
    "phase.main": ev.MAIN,
    "phase.attack": ev.ATTACK,
    "phase.standby": ev.STANDBY,
    "phase.energy": ev.ENERGY_PHASE,
    "phase.end": ev.END,
}
STEPS = {
    "phase.start_step": ev.START_STEP,
    "phase.block_step": ev.BLOCK_STEP,
    "phase.damage_step": ev.DAMAGE_STEP,
    "phase.close_step": ev.CLOSE_STEP,
}


@means(*PHASES, *STEPS)
def moment(node: Node) -> int:
    """The number of a phase or a step."""
    return PHASES[node.phrase] if node.phrase in PHASES else STEPS[node.phrase]


def phase(node: Node) -> int:
    """The number of a phase."""
    if node.phrase not in PHASES:
        raise NoMeaning("only of a phase it is asked whether it is that time")
    return PHASES[node.phrase]


def span(cx: Context, node: Node) -> Span:
    """How long an effect lasts."""
    return cx.read(node, Span)


@means("span.turn")
def turn(cx: Context, node: Node) -> Span:
    return Span(THIS_TURN)


@means("span.attack")
def attack(cx: Context, node: Node) -> Span:
    """The attack under way as this is told; or whichever attack is such (meaning/attacks.py)."""
    which = child(node, 0)
    if which.phrase in ("attack.this", "attack.that"):
        return Span(THIS_TURN, UNTIL_ATTACK_ENDS)
    return Span(THIS_TURN, 0, cx.read(which, Condition))


@means("span.while_did")
def while_did(cx: Context, node: Node) -> Span:
    """アタックしている間: in the attacks in which it does that (8.2.4.3)."""
    return Span(THIS_TURN, 0, cx.read(Node("attack.did", node.args), Condition))


@means("span.turn_of")
def turn_of(cx: Context, node: Node) -> Span:
    return Span(THIS_TURN, 0, TurnOf(player(cx, child(node, 0))))


@means("span.next_turn_of")
def next_turn_of(cx: Context, node: Node) -> Span:
    """13.5.5.3: of several opponents, the next turn of the one whom the master names."""
    who = player(cx, child(node, 0))
    if not isinstance(who, Opponent):
        return Span(NEXT_OWN_TURN)
    return Span(NEXT_OPPOSING_TURN, whose=cx.one_opponent(who.of))


@means("span.phase_of")
def phase_of(cx: Context, node: Node) -> Span:
    who = player(cx, child(node, 0))
    return Span(THIS_TURN, 0, And([TurnOf(who), InPhase(phase(child(node, 1)))]))


@means("span.next_phase_of")
def next_phase_of(cx: Context, node: Node) -> Span:
    turn = next_turn_of(cx, node)
    return Span(turn.turns, 0, InPhase(phase(child(node, 1))), turn.whose)


@means("span.each_phase")
def each_phase(cx: Context, node: Node) -> Span:
    return Span(THIS_TURN, 0, InPhase(phase(child(node, 0))))


@means("span.game")
def game(cx: Context, node: Node) -> Span:
    return Span(GAME)


@means("span.phase", "span.this_phase")
def this_phase(cx: Context, node: Node) -> Span:
    """Until the running phase ends: while it is this phase, of this turn."""
    index = cx.number()
    cx.emit(Keep(index, PhaseNow()))
    return Span(THIS_TURN, 0, Between(PhaseNow(), Number(index), Number(index)))


@means("span.until_next_turn_end")
def until_next_turn_end(cx: Context, node: Node) -> Span:
    """From now to the end of the opponent's next turn."""
    who = player(cx, child(node, 0))
    if not isinstance(who, Opponent):
        raise NoMeaning("only the opponent's next turn is told of so")
    return Span(UNTIL_NEXT_OPPOSING_TURN, whose=cx.one_opponent(who.of))


@means("span.until_next_turn_start")
def until_next_turn_start(cx: Context, node: Node) -> Span:
    """To the end of the turn before the next one of a player."""
    who = player(cx, child(node, 0))
    if isinstance(who, Opponent):
        who = cx.one_opponent(who.of)
    return Span(UNTIL_TURN_BEGINS, whose=who)


@means("span.until_this_turn_end")
def until_this_turn_end(cx: Context, node: Node) -> Span:
    return Span(THIS_TURN)


@means("span.until_turn_end")
def until_turn_end(cx: Context, node: Node) -> Span:
    """To the end of a player's turn: of this one, if that player has it, else of the next."""
    who = player(cx, child(node, 0))
    if isinstance(who, Opponent):
        who = cx.one_opponent(who.of)
    return Span(UNTIL_TURN_ENDS, whose=who)


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
    return cx.read(node, Amount)


@means("per.cards")
def per_cards(cx: Context, node: Node) -> Amount:
    cx.counted_amount = tally(cx, child(node, 0))
    return Per(cx.counted_amount, number(node, 1), 1)


@means("per.kinds")
def per_kinds(cx: Context, node: Node) -> Amount:
    cx.counted_amount = kinds_of(cx, child(node, 0))
    return Per(cx.counted_amount, number(node, 1), 1)


@means("per.number_kinds")
def per_number_kinds(cx: Context, node: Node) -> Amount:
    cx.counted_amount = figures(cx, node)
    return Per(cx.counted_amount, number(node, 2), 1)


@means("per.listed")
def per_listed(cx: Context, node: Node) -> Amount:
    kinds = listed(cx, place(cx, child(node, 0)), children(node, 1))
    return Per(kinds, number(node, 2), 1)


@means("per.vacant_bare")
def per_vacant_bare(cx: Context, node: Node) -> Amount:
    return Per(EmptySlots(cx.actor), number(node, 0), 1)


@means("per.vacant")
def per_vacant(cx: Context, node: Node) -> Amount:
    return Per(EmptySlots(player(cx, child(node, 0))), number(node, 1), 1)


@means("per.those")
def per_those(cx: Context, node: Node) -> Amount:
    return Per(CountOf(cx.it), number(node, 0), 1)


@means("per.fewer")
def per_fewer(cx: Context, node: Node) -> Amount:
    """Zones in which the one player has fewer cards than the other."""
    mine, theirs = player(cx, child(node, 0)), player(cx, child(node, 2))
    pairs: list[tuple[Cards, Cards]] = []
    for zone in children(node, 1):
        where = spot(cx, zone)
        pairs.append((spot_cards(mine, where, None), spot_cards(theirs, where, None)))
    return Per(Fewer(pairs), number(node, 3), 1)
