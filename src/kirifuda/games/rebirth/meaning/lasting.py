"""What lasts: values, traits and abilities that change for a while or for as long as it holds."""

from __future__ import annotations

from kirifuda.games.rebirth.meaning.cards import cards
from kirifuda.games.rebirth.meaning.context import (
    Context,
    NoMeaning,
    child,
    meaning,
    means,
    number,
    words,
)
from kirifuda.games.rebirth.meaning.filters import filter_, stat
from kirifuda.games.rebirth.meaning.places import place
from kirifuda.games.rebirth.terms import (
    NumberOf,
    Times,
)
from kirifuda.games.rebirth.triggers import Occurs
from kirifuda.games.rebirth.zones import ATK, CHARACTER, DEF
from kirifuda.kernel.cards import AUTO, Ability
from kirifuda.kernel.conditions import And, Condition
from kirifuda.kernel.lasting import GAME, THIS_TURN, Apply, Delay
from kirifuda.kernel.moving import MOVED
from kirifuda.kernel.terms import Amount, Cards, EventCard, Fixed, Sum, This
from kirifuda.kernel.values import (
    AddNumbers,
    GainTrait,
    GrantAbility,
    Modifier,
    SetNumber,
)
from kirifuda.text import Node

#: Characters of the running attack: whoever of them is named is told of from then on.
TOLD = ("card.supported", "card.supporting", "card.blocked")


def times(cx: Context, amount: Amount) -> Amount:
    """An amount, as often as the sentence's につき says."""
    for each in cx.per:
        amount = Times(each, amount)
    return amount


def make(cx: Context, modifier: Modifier, floating: bool = False) -> None:
    """A continuous effect: part of a standing ability, or made now for a while."""
    if cx.standing:
        if cx.when:
            modifier.condition = cx.when[0] if len(cx.when) == 1 else And(list(cx.when))
        cx.modifier(modifier)
        return
    turns, until = GAME, 0
    conditions: list[Condition] = []
    if cx.spans:
        span = cx.spans[-1]
        turns, until = span.turns, span.until
        conditions = [s.condition for s in cx.spans if s.condition is not None]
        cx.last_spans = list(cx.spans)
    elif modifier.layer:
        raise NoMeaning("nothing tells how long this lasts")
    if conditions:
        modifier.condition = conditions[0] if len(conditions) == 1 else And(conditions)
    cx.emit(Apply("9.3.1.2", cx.modifier(modifier), turns, until, floating))


def to_next(cx: Context, node: Node, modifier: Modifier) -> None:
    """An effect on the next card that is put somewhere: it applies as that card comes."""
    where = place(cx, child(node, 0))
    ability = Ability(AUTO)
    ability.printed = False
    ability.at_once = True
    ability.registers = cx.ability.registers
    trigger = Occurs(MOVED, False)
    trigger.to = where.zone_bits()
    trigger.frm = ~trigger.to
    trigger.whose = where.owner(cx)
    trigger.filter = filter_(cx, child(node, 1))
    ability.triggers.append(trigger)
    ability.modifiers.append(modifier)
    span = cx.spans[-1] if cx.spans else None
    turns = span.turns if span is not None else THIS_TURN
    until = span.until if span is not None else 0
    ability.body.append(Apply("9.10.3", 0, turns, until))
    cx.emit(Delay("9.10.3", cx.card.add(ability), True, turns, until))


@means("act.modify", "act.modify_topic")
def modify(cx: Context, node: Node) -> None:
    atk = times(cx, Fixed(number(node, 1)))
    defence = times(cx, Fixed(number(node, 2)))
    target = child(node, 0)
    if target.phrase == "cards.next_placed":
        to_next(cx, target, AddNumbers(EventCard(), [ATK, DEF], [atk, defence]))
        return
    found = cards(cx, target)
    cx.modified = found
    if target.phrase in TOLD or isinstance(cx.it, This):
        cx.it = found  # それ, そのキャラ: who was told of, if none was chosen
    make(cx, AddNumbers(found, [ATK, DEF], [atk, defence]))


@means("it.modify", "being.modified")
def it_modify(cx: Context, node: Node) -> None:
    if cx.modified is None:
        raise NoMeaning("no character was told of that could change more")
    atk = times(cx, Fixed(number(node, 0)))
    defence = times(cx, Fixed(number(node, 1)))
    if not cx.standing and not cx.spans and cx.last_spans:
        cx.spans = list(cx.last_spans)
    make(cx, AddNumbers(cx.modified, [ATK, DEF], [atk, defence]))


@means("act.value_is")
def value_is(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    which = stat(child(node, 1))
    cx.modified = found
    make(cx, SetNumber(found, which, value(cx, child(node, 2))))


@means("act.add_value")
def add_value(cx: Context, node: Node) -> None:
    amount = value(cx, child(node, 0))
    found = cards(cx, child(node, 1))
    cx.modified = found
    make(cx, AddNumbers(found, [ATK], [amount]))


def value(cx: Context, node: Node) -> Amount:
    if node.phrase == "value.n":
        return Fixed(number(node, 0))
    if node.phrase == "value.of":
        return NumberOf(cards(cx, child(node, 0)), stat(child(node, 1)))
    if node.phrase == "value.of_plus":
        base = NumberOf(cards(cx, child(node, 0)), stat(child(node, 1)))
        return Sum([base, Fixed(number(node, 2))])
    raise NoMeaning(f"no meaning is attached to {node.phrase}")


@means("act.give_trait")
def give_trait(cx: Context, node: Node) -> None:
    make(cx, GainTrait(cards(cx, child(node, 0)), [words(node, 1)]))


@means("it.give_trait")
def it_give_trait(cx: Context, node: Node) -> None:
    make(cx, GainTrait(cx.it, [words(node, 0)]))


def grant(cx: Context, found: Cards, node: Node) -> None:
    granted = meaning(node)(cx.card, node, CHARACTER, False)
    assert isinstance(granted, int)
    make(cx, GrantAbility(found, granted))


@means("act.give_ability")
def give_ability(cx: Context, node: Node) -> None:
    grant(cx, cards(cx, child(node, 0)), child(node, 1))


@means("it.give_ability")
def it_give_ability(cx: Context, node: Node) -> None:
    grant(cx, cx.it, child(node, 0))
