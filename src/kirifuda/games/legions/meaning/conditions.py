"""Whether, and how many."""

from __future__ import annotations

from kirifuda.games.legions.meaning.cards import STATS, card, group, such
from kirifuda.games.legions.meaning.context import (
    Context,
    NoMeaning,
    child,
    meaning,
    means,
    number,
)
from kirifuda.games.legions.meaning.places import place, player
from kirifuda.games.legions.terms import (
    Awake,
    Broke,
    CoresInZone,
    Half,
    HitPointsOf,
    InZones,
    Life,
    Reversed,
)
from kirifuda.games.legions.zones import HAND
from kirifuda.kernel.conditions import (
    And,
    Between,
    Condition,
    Every,
    Exists,
    TurnOf,
    Unless,
)
from kirifuda.kernel.relations import Times
from kirifuda.kernel.terms import (
    All,
    Amount,
    CountOf,
    EventNumber,
    Filter,
    Fixed,
    In,
    Resting,
    Sum,
    SumOf,
)
from kirifuda.text import Node


def condition(cx: Context, node: Node) -> Condition:
    """Something that is so or not."""
    found = meaning(node)(cx, node)
    assert isinstance(found, Condition)
    return found


@means("cond.and")
def both(cx: Context, node: Node) -> Condition:
    return And([condition(cx, child(node, 0)), condition(cx, child(node, 1))])


@means("cond1.there")
def there(cx: Context, node: Node) -> Condition:
    return Exists(group(cx, child(node, 0)).open_cards())


@means("cond1.none")
def none(cx: Context, node: Node) -> Condition:
    return Unless(there(cx, node))


@means("cond1.at_least")
def at_least(cx: Context, node: Node) -> Condition:
    return Exists(group(cx, child(node, 0)).open_cards(), number(node, 1))


@means("cond1.at_most")
def at_most(cx: Context, node: Node) -> Condition:
    return Between(CountOf(group(cx, child(node, 0)).open_cards()), None, Fixed(number(node, 1)))


@means("cond1.awakened")
def awakened(cx: Context, node: Node) -> Condition:
    return Awake(player(cx, child(node, 0)))


@means("cond1.asleep")
def asleep(cx: Context, node: Node) -> Condition:
    return Unless(awakened(cx, node))


@means("cond1.compare")
def compare(cx: Context, node: Node) -> Condition:
    return Between(amount(cx, child(node, 0)), Fixed(number(node, 1)), None)


@means("cond1.compare_low")
def compare_low(cx: Context, node: Node) -> Condition:
    return Between(amount(cx, child(node, 0)), None, Fixed(number(node, 1)))


@means("cond1.more")
def more(cx: Context, node: Node) -> Condition:
    least = Sum([amount(cx, child(node, 1)), Fixed(1)])
    return Between(amount(cx, child(node, 0)), least, None)


@means("cond1.fewer")
def fewer(cx: Context, node: Node) -> Condition:
    most = Sum([amount(cx, child(node, 1)), Fixed(-1)])
    return Between(amount(cx, child(node, 0)), None, most)


@means("cond1.in")
def is_in(cx: Context, node: Node) -> Condition:
    where = place(cx, child(node, 1))
    parts: list[Filter] = [InZones(where.who, where.zones)]
    lane = where.lane_filter()
    if lane is not None:
        parts.append(lane)
    return Every(card(cx, child(node, 0)), All(parts))


@means("cond1.is")
def is_such(cx: Context, node: Node) -> Condition:
    return Every(card(cx, child(node, 0)), such(cx, child(node, 1)))


@means("cond1.exhausted")
def exhausted(cx: Context, node: Node) -> Condition:
    return Every(card(cx, child(node, 0)), Resting(1))


@means("cond1.reversed")
def reversed_(cx: Context, node: Node) -> Condition:
    return Every(card(cx, child(node, 0)), Reversed(1))


@means("cond1.turn_of")
def turn_of(cx: Context, node: Node) -> Condition:
    return TurnOf(player(cx, child(node, 0)))


@means("cond1.broke")
def broke(cx: Context, node: Node) -> Condition:
    return Broke(card(cx, child(node, 0)))


@means("cond1.else")
def otherwise(cx: Context, node: Node) -> Condition:
    if cx.last is None:
        raise NoMeaning("no condition stands before")
    return Unless(cx.last)


@means("cond1.so")
def so(cx: Context, node: Node) -> Condition:
    if cx.done is None:
        raise NoMeaning("nothing was offered before")
    return cx.done


def amount(cx: Context, node: Node) -> Amount:
    """How many, how much."""
    found = meaning(node)(cx, node)
    assert isinstance(found, Amount)
    return found


@means("amount1.count")
def count(cx: Context, node: Node) -> Amount:
    return CountOf(group(cx, child(node, 0)).open_cards())


@means("amount1.hand")
def hand(cx: Context, node: Node) -> Amount:
    return CountOf(In(player(cx, child(node, 0)), [HAND]))


@means("amount1.life")
def life(cx: Context, node: Node) -> Amount:
    return Life(player(cx, child(node, 0)))


@means("amount1.cores")
def cores(cx: Context, node: Node) -> Amount:
    return CoresInZone(player(cx, child(node, 0)))


@means("amount1.stat")
def stat(cx: Context, node: Node) -> Amount:
    found = card(cx, child(node, 0))
    if child(node, 1).phrase == "stat.hp":
        return HitPointsOf(found)
    return SumOf(found, STATS[child(node, 1).phrase])


@means("amount1.damage")
def damage(cx: Context, node: Node) -> Amount:
    """How much damage was dealt by what triggered the ability."""
    if cx.event is None:
        raise NoMeaning("no damage was told of")
    cx.ability.recalls = True
    return EventNumber()


@means("amount.half")
def half(cx: Context, node: Node) -> Amount:
    return Half(amount(cx, child(node, 0)), False)


@means("amount.half_down")
def half_down(cx: Context, node: Node) -> Amount:
    return Half(amount(cx, child(node, 0)), True)


@means("amount.times")
def times(cx: Context, node: Node) -> Amount:
    return Times(amount(cx, child(node, 0)), Fixed(number(node, 1)))
