"""What lasts: values, traits and abilities that change for a while or for as long as it holds."""

from __future__ import annotations

from kirifuda.games.drafts import together
from kirifuda.games.rebirth.changes import Change, Steady
from kirifuda.games.rebirth.meaning.cards import cards
from kirifuda.games.rebirth.meaning.context import (
    Context,
    NoMeaning,
    Span,
    child,
    children,
    meaning,
    means,
    number,
    part,
    words,
)
from kirifuda.games.rebirth.meaning.filters import filter_, stat
from kirifuda.games.rebirth.meaning.places import place
from kirifuda.games.rebirth.meaning.players import player
from kirifuda.games.rebirth.questions import Floored
from kirifuda.games.rebirth.terms import (
    NumberOf,
)
from kirifuda.games.rebirth.triggers import Occurs
from kirifuda.games.rebirth.zones import ATK, CHARACTER, COST, DEF
from kirifuda.kernel.effects.conditions import Exists, Kept
from kirifuda.kernel.effects.flow import Keep
from kirifuda.kernel.effects.terms import Cards, EventCard, Filter, Fixed, This, Where
from kirifuda.kernel.events.moving import MOVED
from kirifuda.kernel.position.cards import AUTO, Ability
from kirifuda.kernel.values.lasting import GAME, THIS_TURN, Apply, Delay
from kirifuda.kernel.values.layers import (
    AddNumbers,
    GainTrait,
    GrantAbility,
    Modifier,
)
from kirifuda.text import Node

#: Characters of the running attack: whoever of them is named is told of from then on.
TOLD = ("card.supported", "card.supporting", "card.blocked")


def make(cx: Context, modifier: Modifier, floating: bool = False) -> None:
    """A continuous effect: part of a standing ability, or made now for a while.

    9.3.1.2: what is told without a limit holds for the rest of the game; but さらに goes on as long
    as what it adds to.
    """
    if cx.standing:
        if cx.when:
            modifier.condition = together(list(cx.when))
        cx.modifier(modifier)
        return
    if not cx.spans and cx.more:
        cx.spans = list(cx.last_spans)
    held = Span(GAME)
    conditions = [s.condition for s in cx.spans if s.condition is not None]
    if cx.spans:
        held = limit(cx.spans)
        cx.last_spans = list(cx.spans)
    if conditions:
        modifier.condition = together(conditions)
    made = cx.modifier(modifier)
    cx.emit(Apply("9.3.1.2", made, held.turns, held.until, floating, held.whose))


def limit(spans: list[Span]) -> Span:
    """When an effect ends that is told of with several durations: a turn named comes first. What
    is told with none ends with the turn."""
    if not spans:
        return Span(THIS_TURN)
    held = Span(spans[-1].turns, spans[-1].until, None, spans[-1].whose)
    for one in spans:
        if one.turns != THIS_TURN:
            held.turns, held.whose = one.turns, one.whose
    return held


def to_next(cx: Context, node: Node, modifier: Modifier, such: Filter | None = None) -> None:
    """An effect on the next card that is put somewhere: it applies as that card comes."""
    where = place(cx, child(node, 0))
    ability = Ability(AUTO)
    ability.printed = False
    ability.delayed = True
    ability.at_once = True
    ability.registers = cx.ability.registers
    trigger = Occurs(MOVED, False)
    trigger.to = where.zone_bits()
    trigger.frm = ~trigger.to
    trigger.whose = where.owner(cx)
    trigger.filter = filter_(cx, child(node, 1))
    if such is not None:
        modifier.condition = Exists(Where(EventCard(), such))
    ability.triggers.append(trigger)
    ability.modifiers.append(modifier)
    held = limit(cx.spans)
    if cx.spans:
        cx.last_spans = list(cx.spans)
    ability.body.append(Apply("9.10.3", 0, held.turns, held.until, False, held.whose))
    waits = cx.card.add(ability)
    cx.emit(Delay("9.10.3", waits, True, held.turns, held.until, held.whose))
    cx.upcoming = node
    cx.modified = None


part("cards.next_placed")


@means("act.modify")
def modify(cx: Context, node: Node) -> None:
    atk = cx.times(Fixed(number(node, 1)))
    defence = cx.times(Fixed(number(node, 2)))
    target = child(node, 0)
    if target.phrase == "cards.next_placed":
        to_next(cx, target, Change(EventCard(), [ATK, DEF], [atk, defence]))
        index = cx.number()
        cx.emit(Keep(index, Fixed(1)))
        cx.upcoming_told = Kept(index)
        return
    found = cards(cx, target)
    cx.modified = found
    if target.phrase in TOLD or isinstance(cx.told.last, This | None):
        cx.it = found  # それ, そのキャラ: who was told of, if none was chosen
    make(cx, Change(found, [ATK, DEF], [atk, defence]))


@means("it.modify")
def it_modify(cx: Context, node: Node) -> None:
    atk = cx.times(Fixed(number(node, 0)))
    defence = cx.times(Fixed(number(node, 1)))
    if not cx.standing and not cx.spans and cx.last_spans:
        cx.spans = list(cx.last_spans)
    if cx.modified is None and cx.upcoming is not None and cx.upcoming_told is not None:
        such, cx.upcoming_such = cx.upcoming_such, None
        skip = cx.only_if(cx.upcoming_told)  # さらに: on top of what was told, if it was
        to_next(cx, cx.upcoming, Change(EventCard(), [ATK, DEF], [atk, defence]), such)
        cx.land(skip)
        return
    make(cx, Change(cx.changing(), [ATK, DEF], [atk, defence]))


@means("act.floor")
def floor(cx: Context, node: Node) -> None:
    """ただし…以下にはならない: the change just made stops above that number."""
    made = cx.ability.modifiers[-1] if cx.ability.modifiers else None
    if not isinstance(made, AddNumbers) or made.target is None:
        raise NoMeaning("nothing was changed before that could stop somewhere")
    made.add(
        [
            Floored(change, NumberOf(made.target, which), number(node, 0))
            for change, which in zip(made.by, made.attributes, strict=True)
        ]
    )


@means("act.values_fixed")
def values_fixed(cx: Context, node: Node) -> None:
    """増減しない: by effects of that player; ATK and DEF, or the cost as well."""
    which = sorted(stat(one) for one in children(node, 1))
    if which not in ([ATK, DEF], [COST, ATK, DEF]):
        raise NoMeaning("only ATK and DEF, or all values, are kept from changing")
    found = cards(cx, child(node, 0))
    cx.modified = found
    make(cx, Steady(found, player(cx, child(node, 2)), COST in which))


@means("act.give_trait")
def give_trait(cx: Context, node: Node) -> None:
    cx.gave = cards(cx, child(node, 0))
    make(cx, GainTrait(cx.gave, [words(node, 1)]))


@means("it.give_trait")
def it_give_trait(cx: Context, node: Node) -> None:
    cx.gave = cx.it
    make(cx, GainTrait(cx.gave, [words(node, 0)]))


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
