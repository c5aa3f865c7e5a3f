"""37: effects that wait for something to happen later."""

from __future__ import annotations

from dataclasses import replace

from kirifuda.games.drafts import NOTHING
from kirifuda.games.legions.events import PHASE_ENDED, PHASE_STARTED
from kirifuda.games.legions.meaning.changes import SPANS, span_now
from kirifuda.games.legions.meaning.context import Context, NoMeaning, Span, child, means
from kirifuda.games.legions.meaning.events import moment, phase
from kirifuda.games.legions.triggers import Occurs
from kirifuda.kernel.position.cards import AUTO, Ability
from kirifuda.kernel.values.lasting import Delay
from kirifuda.text import Node


def later(cx: Context) -> Context:
    """What is done later, by an ability of no card that knows what this one knows by then."""
    if cx.standing:
        raise NoMeaning("a constant ability does nothing, it holds (35-12)")
    ability = Ability(AUTO)
    ability.printed = False
    ability.delayed = True
    ability.registers = cx.ability.registers
    return replace(
        cx,
        ability=ability,
        body=ability.body,
        event=None,
        first=False,
        spans=[],
        letters=dict(cx.letters),
        facts=dict(cx.facts),
    )


def wait(cx: Context, inner: Context, waited: Occurs, then: Node, once: bool, span: Span) -> None:
    """37-1, 37-2: an effect that is resolved when something has happened and a sequence ended."""
    if waited.own:
        raise NoMeaning("what this card itself waits for is an ability of it (36-1)")
    inner.ability.triggers.append(waited)
    if inner.event is not None:
        inner.told = NOTHING  # "that card" is what happened to it
    now = span_now(cx, span)
    inner.do(then)
    place = cx.card.add(inner.ability)
    cx.emit(Delay("37-1", place, once, now.turns, now.until))


@means("pre.next")
def next_time(cx: Context, node: Node) -> None:
    inner = later(cx)
    wait(cx, inner, moment(inner, child(node, 0)), child(node, 1), True, Span())


@means("pre.whenever")
def within(cx: Context, node: Node) -> None:
    inner = later(cx)
    span = SPANS[child(node, 0).phrase]
    wait(cx, inner, moment(inner, child(node, 1)), child(node, 2), False, span)


@means("pre.next_start", "pre.next_end")
def next_phase(cx: Context, node: Node) -> None:
    inner = later(cx)
    kind = PHASE_STARTED if node.phrase == "pre.next_start" else PHASE_ENDED
    wait(cx, inner, phase(inner, node, kind), child(node, 2), True, Span())
