"""Whether, and how many."""

from __future__ import annotations

from kirifuda.games.drafts import together
from kirifuda.games.legions.meaning.cards import STATES, Group, card, filters_of, group, such
from kirifuda.games.legions.meaning.context import (
    MEANINGS,
    STATS,
    Context,
    NoMeaning,
    child,
    children,
    means,
    measurable,
    number,
    part,
)
from kirifuda.games.legions.meaning.places import found_at, place, player
from kirifuda.games.legions.terms import (
    Awake,
    Broke,
    CoresInZone,
    Half,
    HitPointsOf,
    InZones,
    Life,
)
from kirifuda.games.legions.zones import ACTIVE, LANES, MINIONS, SPENT
from kirifuda.games.phrases import COMMON, amount, counted, one_player
from kirifuda.kernel.effects.conditions import (
    Between,
    Condition,
    Every,
    Exists,
    TurnOf,
    Unless,
)
from kirifuda.kernel.effects.relations import Less, Other, Times
from kirifuda.kernel.effects.terms import (
    All,
    Amount,
    Cards,
    CountOf,
    EventNumber,
    Filter,
    Fixed,
    In,
    Not,
    Sum,
    SumOf,
    This,
)
from kirifuda.kernel.effects.who import EachPlayer
from kirifuda.text import Node

MEANINGS.take(COMMON, "cond.and", "cond1.there", "cond1.none", "cond1.at_least", "cond1.at_most")
MEANINGS.take(COMMON, "cond1.so", "cond1.else")


@means("cond1.awakened")
def awakened(cx: Context, node: Node) -> Condition:
    return Awake(player(cx, child(node, 0)))


@means("cond1.asleep")
def asleep(cx: Context, node: Node) -> Condition:
    return Unless(Awake(one_player(cx, child(node, 0))))


def compared(cx: Context, node: Node, least: Amount | None, most: Amount | None) -> Condition:
    """Whether the first amount of a comparison lies between two others."""
    return together([*measurable(cx, node), Between(amount(cx, child(node, 0)), least, most)])


@means("cond1.compare")
def so_much(cx: Context, node: Node) -> Condition:
    return compared(cx, node, Fixed(number(node, 1)), None)


@means("cond1.compare_low")
def so_little(cx: Context, node: Node) -> Condition:
    return compared(cx, node, None, Fixed(number(node, 1)))


@means("cond1.exactly")
def just(cx: Context, node: Node) -> Condition:
    return compared(cx, node, Fixed(number(node, 1)), Fixed(number(node, 1)))


@means("cond1.more")
def more(cx: Context, node: Node) -> Condition:
    return compared(cx, node, Sum([amount(cx, child(node, 1)), Fixed(1)]), None)


@means("cond1.fewer")
def fewer(cx: Context, node: Node) -> Condition:
    return compared(cx, node, None, Sum([amount(cx, child(node, 1)), Fixed(-1)]))


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


@means("cond1.state")
def in_state(cx: Context, node: Node) -> Condition:
    return Every(card(cx, child(node, 0)), STATES[child(node, 1).phrase])


@means("cond1.no_state")
def not_in_state(cx: Context, node: Node) -> Condition:
    return Every(card(cx, child(node, 0)), Not(STATES[child(node, 1).phrase]))


def gathered(cx: Context, node: Node) -> Cards:
    """Such cards at a place that a condition names first."""
    where = found_at(cx, child(node, 0))
    filters = filters_of(cx, child(node, 1))
    lane = where.lane_filter()
    if lane is not None:
        filters = [lane, *filters]
    who = where.who if where.who is not None else EachPlayer()
    return Group(where, who, filters).counted(cx)


@means("cond1.there_at")
def there_at(cx: Context, node: Node) -> Condition:
    return Exists(gathered(cx, node))


@means("cond1.none_at")
def none_at(cx: Context, node: Node) -> Condition:
    return Unless(there_at(cx, node))


@means("cond1.at_least_at")
def at_least_at(cx: Context, node: Node) -> Condition:
    return Exists(gathered(cx, node), number(node, 2))


@means("cond1.exactly_of")
def exactly_of(cx: Context, node: Node) -> Condition:
    n = Fixed(number(node, 1))
    return Between(CountOf(counted(cx, child(node, 0))), n, n)


@means("cond1.exactly_at")
def exactly_at(cx: Context, node: Node) -> Condition:
    n = Fixed(number(node, 2))
    return Between(CountOf(gathered(cx, node)), n, n)


@means("cond1.more_cards", "cond1.fewer_cards")
def beside(cx: Context, node: Node) -> Condition:
    """How many cards of two groups there are, one beside the other."""
    one, other = (CountOf(counted(cx, child(node, i))) for i in (0, 1))
    return Less(other, one) if node.phrase == "cond1.more_cards" else Less(one, other)


@means("cond1.in_lane")
def in_lane(cx: Context, node: Node) -> Condition:
    """18-1, 17-11: of the unit with the ability; of minions there is one of each side."""
    told = Node("group.my_lane", (child(node, 0),))
    found = group(cx, told)
    found.filters = [*found.filters, Other()]
    there = found.counted(cx)
    if any(part.phrase == "noun.minion" for part in node.walk()):
        cx.tell(there)
    return Exists(there)


@means("cond1.turn_of")
def turn_of(cx: Context, node: Node) -> Condition:
    return TurnOf(player(cx, child(node, 0)))


@means("cond1.broke")
def broke(cx: Context, node: Node) -> Condition:
    return Broke(card(cx, child(node, 0)))


@means("cond1.paid")
def paid(cx: Context, node: Node) -> Condition:
    """30-2: points, and nothing else, are what the sentence before was about."""
    said = [] if cx.before is None else [*cx.before.walk()]
    acts = [part.phrase for part in said if part.phrase.startswith(("act.", "it."))]
    if cx.done is None or acts not in (["act.pay"], ["act.pay_letter"]):
        raise NoMeaning("the sentence before tells of no points that are paid")
    return cx.done


@means("amount1.count")
def count(cx: Context, node: Node) -> Amount:
    return CountOf(counted(cx, child(node, 0)))


@means("amount1.life")
def life(cx: Context, node: Node) -> Amount:
    return Life(one_player(cx, child(node, 0)))


@means("amount1.cores")
def cores(cx: Context, node: Node) -> Amount:
    return CoresInZone(one_player(cx, child(node, 0)))


@means("amount1.some_cores")
def some_cores(cx: Context, node: Node) -> Amount:
    return CoresInZone(one_player(cx, child(node, 0)), area(child(node, 1)))


part("corekind.state")


def area(state: Node) -> int:
    """07-2: in the core zone cores are ready or exhausted."""
    places = {"state.ready": ACTIVE, "state.exhausted": SPENT}
    if state.phrase not in places:
        raise NoMeaning("cores are ready or exhausted (07-2)")
    return places[state.phrase]


@means("cond1.cores")
def has_cores(cx: Context, node: Node) -> Condition:
    kinds = [area(child(one, 0)) for one in children(node, 1)]
    if len(kinds) > 1:
        raise NoMeaning("cores are ready or exhausted (07-2)")
    found = CoresInZone(one_player(cx, child(node, 0)), kinds[0] if kinds else -1)
    return Between(found, Fixed(number(node, 2)), None)


@means("amount1.those")
def how_many(cx: Context, node: Node) -> Amount:
    """Of the cards that the effect has just chosen or moved."""
    if isinstance(cx.told.last, This | None):
        raise NoMeaning("no cards were told of that could be counted")
    return CountOf(cx.them() if cx.told.open else cx.that())


@means("cond1.free_lane")
def free_lane(cx: Context, node: Node) -> Condition:
    """17-11: the minion zone has three lanes."""
    taken = CountOf(In(one_player(cx, child(node, 0)), [MINIONS]))
    return Between(taken, None, Fixed(LANES - 1))


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
