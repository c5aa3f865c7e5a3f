"""9.8.5: effects that wait for a later event."""

from __future__ import annotations

from collections.abc import Callable

from kirifuda.games.rebirth.attack import UNTIL_ATTACK_ENDS
from kirifuda.games.rebirth.meaning.context import Context, NoMeaning
from kirifuda.games.rebirth.meaning.events import event
from kirifuda.kernel.cards import AUTO, Ability
from kirifuda.kernel.lasting import THIS_TURN, Delay
from kirifuda.text import Node

ATTACK_EVENTS = ("event.this_attack_end",)
EVERY_TIME = ("event.turn_did",)


def nested(cx: Context, ability: Ability) -> Context:
    """The context of an ability that an effect makes: it knows what the effect knows."""
    inner = Context(cx.card, ability, ability.body)
    inner.actor, inner.named = cx.actor, cx.named
    inner.it, inner.seen, inner.moved = cx.it, cx.seen, cx.moved
    inner.chosen, inner.revealed, inner.drawn = cx.chosen, cx.revealed, cx.drawn
    inner.event_other = cx.event_other
    inner.numbers = cx.numbers
    ability.registers = cx.ability.registers
    return inner


def delayed(cx: Context, what: Node, then: Node, do: Callable[[Context, Node], None]) -> None:
    """A delayed trigger: the rest of the sentence happens when the event comes."""
    if cx.standing:
        raise NoMeaning("a continuous ability makes no delayed triggers")
    ability = Ability(AUTO)
    ability.printed = False
    place = cx.card.add(ability)
    inner = nested(cx, ability)
    ability.triggers.extend(event(inner, what))
    do(inner, then)
    until = UNTIL_ATTACK_ENDS if what.phrase in ATTACK_EVENTS else 0
    span = cx.spans[-1] if cx.spans else None
    cx.emit(
        Delay(
            "9.8.5",
            place,
            what.phrase not in EVERY_TIME,
            span.turns if span is not None else THIS_TURN,
            0 if until else (span.until if span is not None else 0),
        )
    )
