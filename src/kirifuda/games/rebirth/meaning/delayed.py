"""9.8.5: effects that wait for a later event."""

from __future__ import annotations

from collections.abc import Callable

from kirifuda.games.rebirth.meaning.context import Context, child
from kirifuda.games.rebirth.meaning.events import event
from kirifuda.games.rebirth.meaning.lasting import limit, make
from kirifuda.games.rebirth.meaning.players import player
from kirifuda.games.rebirth.questions import TurnNow
from kirifuda.games.rebirth.terms import AttackNumber, AttacksSoFar
from kirifuda.games.rebirth.triggers import Occurs
from kirifuda.kernel.effects.conditions import Between
from kirifuda.kernel.effects.flow import Keep
from kirifuda.kernel.effects.terms import Cards, Fixed, Number, Sum, This
from kirifuda.kernel.effects.who import Opponent
from kirifuda.kernel.position.cards import AUTO, Ability
from kirifuda.kernel.values.lasting import NEXT_OPPOSING_TURN, NEXT_OWN_TURN, Delay
from kirifuda.kernel.values.layers import GrantAbility
from kirifuda.text import Node

NEXT = ("hap.next", "hap.next_did")
NEXT_TURN = ("event.next_turn_end", "event.next_turn_start")
#: Events of attacks, of which the next one may be meant.
ATTACKS = ("event.attack_end", "event.attack_blocked")
RUNNING = ("attack.this", "attack.that")


def pinned(cx: Context, found: Cards | None) -> Cards | None:
    """Cards as they are told of now, for later: an event that comes has other cards."""
    return found if found is None or cx.standing else cx.pin(found, "9.8.5")


def nested(cx: Context, ability: Ability) -> Context:
    """The context of an ability that an effect makes: it knows what the effect knows."""
    told = cx.told if cx.standing else cx.recall(cx.told, "9.8.5")
    inner = Context(cx.card, ability, ability.body)
    inner.actor, inner.named = cx.actor, cx.named
    inner.told = told
    inner.modified = told.last if cx.modified is cx.told.last else pinned(cx, cx.modified)
    inner.event_other = pinned(cx, cx.event_other)
    inner.seen, inner.seen_used = cx.seen, list(cx.seen_used)
    inner.moved, inner.moves, inner.origins = cx.moved, list(cx.moves), dict(cx.origins)
    inner.chosen, inner.revealed, inner.drawn = cx.chosen, cx.revealed, cx.drawn
    inner.done, inner.last, inner.won = cx.done, cx.last, cx.won
    inner.last_spans, inner.weights = list(cx.last_spans), cx.weights
    inner.numbers = cx.numbers
    ability.registers = cx.ability.registers
    return inner


def automatic(cx: Context, what: Node, then: Node, do: Callable[[Context, Node], None]) -> None:
    """9.1.1.2.1: what a continuous ability tells of an event is an automatic ability, which the
    card has for as long as the continuous one is valid."""
    ability = Ability(AUTO)
    ability.printed = False
    ability.zones = cx.ability.zones
    place = cx.card.add(ability)
    inner = Context(cx.card, ability, ability.body)
    ability.triggers.extend(event(inner, what))
    do(inner, then)
    make(cx, GrantAbility(This(), place))
    cx.program = inner


def delayed(cx: Context, what: Node, then: Node, do: Callable[[Context, Node], None]) -> None:
    """A delayed trigger: the rest of the sentence happens when the event comes.

    9.8.5.1: once, unless it is told that it is for every time.
    """
    if cx.standing:
        automatic(cx, what, then, do)
        return
    ability = Ability(AUTO)
    ability.printed = False
    ability.delayed = True
    place = cx.card.add(ability)
    now = cx.number()
    whose = player(cx, child(what, 0)) if what.phrase in NEXT_TURN else None
    if isinstance(whose, Opponent):
        whose = cx.one_opponent(whose.of)  # 13.5.5.3
    inner = nested(cx, ability)
    if what.phrase in ATTACKS:
        cx.emit(Keep(now, AttacksSoFar()))
        inner.attacks_then = now
    ability.triggers.extend(event(inner, what))
    do(inner, then)
    if what.phrase in NEXT_TURN:
        # the end, or the start, of a later turn than the one in which it was told
        cx.emit(Keep(now, TurnNow()))
        trigger = ability.triggers[0]
        assert isinstance(trigger, Occurs)
        later = Sum([Number(now), Fixed(1)])
        trigger.condition = Between(TurnNow(), later, None)
        trigger.whose = whose
        span = NEXT_OPPOSING_TURN if isinstance(whose, Opponent) else NEXT_OWN_TURN
        cx.emit(Delay("9.8.5", place, True, span, whose=whose))
        cx.program = inner
        return
    if what.phrase == "event.attack_end" and child(what, 0).phrase in RUNNING:
        for trigger in ability.triggers:
            assert isinstance(trigger, Occurs)
            trigger.condition = AttackNumber(now)
    held = limit(cx.spans)
    once = what.phrase != "event.this_turn" or child(what, 0).phrase in NEXT
    cx.emit(Delay("9.8.5", place, once, held.turns, held.until, held.whose))
    cx.program = inner  # what asks whether that was done belongs to it
