"""9.10: what replaces an event: a card that would leave, a gate that would be broken."""

from __future__ import annotations

from collections.abc import Callable

from kirifuda.games.drafts import straight, together
from kirifuda.games.luck_and_logic.actions import Pay
from kirifuda.games.luck_and_logic.meaning.cards import group, zone_bits
from kirifuda.games.luck_and_logic.meaning.context import Context, means, part
from kirifuda.games.luck_and_logic.picks import MAY
from kirifuda.games.luck_and_logic.rulings import BY_LOSING, GATE_INSTEAD, INSTEAD
from kirifuda.games.luck_and_logic.zones import CIRCLE, DROP, FIELD, GATE, KINDS, STOCK
from kirifuda.games.meanings import NoMeaning, child, number
from kirifuda.games.phrases import joined
from kirifuda.kernel.effects.choosing import May, NeedDone
from kirifuda.kernel.effects.conditions import Kept
from kirifuda.kernel.effects.flow import Keep
from kirifuda.kernel.effects.terms import Cards, EventCard, Fixed, In, This
from kirifuda.kernel.position.cards import AUTO, Ability
from kirifuda.kernel.values.rulings import Ruling
from kirifuda.text import Node

part("would.put", "would.drop", "would.stock", "would.leave", "would.lost", "would.broken")
WOULD = ("pre.would", "pre.would_rather", "pre.would_for")
OFFERS = ("do.may", "do.pay_may")  # what may be done, or left undone
SPARED = 0  # the number in which a program keeps whether the event was replaced


#: What lets cards be chosen, and does nothing else.
CHOOSES = (
    *("act.choose", "act.choose_from", "act.pick_from", "act.pick_seen", "act.choose_two"),
    *("act.choose_seen", "act.choose_random"),
)


def only_verb(node: Node) -> str:
    """The phrase of the one thing that is done in what is offered; none, if there are more."""
    if node.phrase != "do.may":
        return node.phrase
    step = child(node, 0)
    while step.phrase == "chain.then":
        if child(step, 0).phrase not in CHOOSES:
            return ""
        step = child(step, 1)
    last = step.args[-1] if step.args else None
    return last.phrase if isinstance(last, Node) and last.category == "verb1" else step.phrase


@means(*WOULD)
def would(cx: Context, node: Node) -> None:
    spare(cx, node)


def spare(cx: Context, node: Node, go_on: Callable[[Context], None] | None = None) -> None:
    """9.10.1: in place of that event; 9.10.3: or, if it may be done, only if it is.

    `go_on`: what follows そうしたら, done only then (9.2.2.3.2).
    """
    if not cx.standing:
        raise NoMeaning("only a continuous ability replaces events")
    what = child(node, 1)
    if node.phrase == "pre.would_rather" and child(node, 2) != what:
        raise NoMeaning("it is told in two ways what is replaced")
    ability = Ability(AUTO)
    ability.printed = False
    place = cx.card.add(ability)
    inner = Context(cx.card, ability, ability.body, kinds=cx.kinds)
    inner.spares = True
    inner.it = EventCard()
    then = child(node, len(node.args) - 1)
    if then.phrase in OFFERS:
        asked = inner.number()
        offer = May("9.10.3", MAY, asked, inner.actor, True)
        inner.emit(offer)
        skip = inner.only_if(Kept(asked))
        start = len(inner.body)
        if then.phrase == "do.may":
            inner.do(child(then, 0))
        else:
            inner.emit(Pay("5.22.5.1", inner.actor, Fixed(number(then, 0))))
        offer.parts = straight(inner.body[start:])
        inner.emit(NeedDone(SPARED))
        if go_on is not None:
            inner.done = Kept(SPARED)
            inner.offers = only_verb(then)
            go_on(inner)
        inner.land(skip)
    else:
        inner.emit(Keep(SPARED, Fixed(1)))
        inner.do(then)
    broken = what.phrase == "would.broken"
    ruling = Ruling(
        GATE_INSTEAD if broken else INSTEAD,
        target=whom(cx, child(node, 0), 1 << GATE if broken else 1 << CIRCLE),
        program=place,
        zones=-1 if broken else goal(what),
    )
    if cx.when:
        ruling.condition = together(list(cx.when))
    cx.modifier(ruling)


def goal(node: Node) -> int:
    """The zones (bits) to which a card would go."""
    if node.phrase == "would.drop":
        return 1 << DROP
    if node.phrase == "would.stock":
        return 1 << STOCK
    if node.phrase == "would.leave":
        return (1 << KINDS) - 1 & ~FIELD
    if node.phrase == "would.lost":
        return 1 << STOCK | BY_LOSING
    bits = zone_bits(child(node, 0))
    if bits & FIELD:
        raise NoMeaning("only what leaves for a zone outside of the field is replaced")
    return bits


def whom(cx: Context, node: Node, zones: int) -> Cards:
    """The cards that it is about."""
    if node.phrase == "subject.this":
        return This()
    if node.phrase != "subject.such":
        raise NoMeaning("no card was told of before")
    told = group(cx, child(node, 0))
    if told.souls is not None or told.zones & ~zones:
        raise NoMeaning("only what leaves from circles, or is broken, is replaced")
    kinds = [kind for kind in (CIRCLE, GATE) if zones >> kind & 1]
    return In(told.owner(), kinds, joined([told.like()]))
