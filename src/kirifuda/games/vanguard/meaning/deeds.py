"""What befalls cards and what fighters do, as triggers; and what caused it."""

from __future__ import annotations

from kirifuda.games.vanguard.describing import SameColumn
from kirifuda.games.vanguard.events import (
    APPEARED,
    ATTACKED,
    BOOSTED,
    BY_CALL,
    BY_RIDE,
    CHOSEN,
    COUNTER_BLASTED,
    COUNTER_CHARGED,
    DREW,
    ENERGY_BLASTED,
    ENERGY_CHARGED,
    INTERCEPTED,
    NORMALLY,
    PERSONA_RODE,
    PLAYED_ORDER,
    RESTED,
    REVEALED,
    RIDDEN,
    SHIFTED,
    SOUL_BLASTED,
    SOUL_CHARGED,
    STOOD,
    STOOD_UP,
    UNBOOSTED,
    WAS_ATTACKED,
    WAS_BOOSTED,
)
from kirifuda.games.vanguard.happening import (
    BY_ABILITY,
    BY_COSTS,
    BY_EFFECTS,
    DEFENDING,
    Happens,
    InBattle,
)
from kirifuda.games.vanguard.marking import Bearer
from kirifuda.games.vanguard.meaning.context import (
    Context,
    NoMeaning,
    child,
    children,
    means,
    part,
)
from kirifuda.games.vanguard.meaning.groups import Group, Subject, at_spot, group, joined, ref
from kirifuda.games.vanguard.meaning.places import (
    ZONES,
    Goal,
    Spot,
    place,
    player,
    row_filter,
    sites,
    spot,
)
from kirifuda.games.vanguard.payments import BLASTED
from kirifuda.games.vanguard.zones import (
    BIND,
    CIRCLES,
    DECK,
    DROP,
    HAND,
    REAR,
    SOUL,
)
from kirifuda.kernel.effects.conditions import And, Every
from kirifuda.kernel.effects.relations import InZones, Of
from kirifuda.kernel.effects.terms import Filter, Is, Not, This
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.events.moving import MOVED
from kirifuda.text import Node

ANYWHERE = -1
DISCARDABLE = 1 << HAND | 1 << DECK


# -- what befalls cards ------------------------------------------------------------------------


def triggers_of(cx: Context, about: Subject, node: Node) -> list[Happens]:
    """What happens when a deed befalls a card or such cards."""
    found = cx.apply(node)
    assert isinstance(found, list)
    for one in found:
        assert isinstance(one, Happens)
        concern(cx, one, about)
    return found


def concern(cx: Context, one: Happens, about: Subject) -> None:
    """Let a trigger be about a card, or about such cards."""
    if about.cards is not None:
        if about.state is not None:
            told = Every(This(), about.state)
            one.condition = told if one.condition is None else And([told, one.condition])
        if about.own:
            one.own = True
        elif isinstance(about.cards, Bearer):
            raise NoMeaning("markers do not wait for what befalls the unit they are on")
        else:
            one.filter = both(one.filter, Is(cx.pin(about.cards, "11.9.7")))
        return
    such = about.group
    assert such is not None
    if such.distinct:
        raise NoMeaning("several different ones at once")
    if such.whose is not None:
        one.whose = such.whose
    parts = [*such.parts, *such.located]
    if parts:
        one.filter = both(one.filter, joined(parts))
    if such.zones:
        limit_zones(one, such)


def limit_zones(one: Happens, such: Group) -> None:
    """A rear-guard that appears comes there; one that retires was there."""
    bits = 0
    for zone in such.zones:
        bits |= 1 << zone
    if one.event == APPEARED:
        one.zoned = True
        one.to = bits if one.to == ANYWHERE else one.to & bits
        if not one.to:
            raise NoMeaning("such a card does not appear there")
    elif one.event == MOVED:
        if CIRCLES & bits:
            one.frm = bits if one.frm == ANYWHERE else one.frm & bits
        elif one.frm == ANYWHERE:
            raise NoMeaning("from where it comes is not told")
        if not one.frm:
            raise NoMeaning("such a card does not come from there")
    elif one.event == SHIFTED:
        one.zoned = True
        one.frm = bits
    else:
        one.filter = both(one.filter, InZones(bits))


def both(first: Filter | None, second: Filter) -> Filter:
    return second if first is None else joined([first, second])


def happens(event: int, other: Filter | None = None) -> list[Happens]:
    made = Happens(event, False)
    made.other = other
    return [made]


SIMPLE = {
    "deed1.appear": APPEARED,
    "deed1.was_ridden": RIDDEN,
    "deed1.attack": ATTACKED,
    "deed1.attacked": WAS_ATTACKED,
    "deed1.boost": BOOSTED,
    "deed1.boosted": WAS_BOOSTED,
    "deed1.intercept": INTERCEPTED,
    "deed1.stand": STOOD,
    "deed1.rest": RESTED,
    "deed1.chosen": CHOSEN,
    "deed1.revealed": REVEALED,
    "deed1.played": PLAYED_ORDER,
}


@means(*SIMPLE)
def simple(cx: Context, node: Node) -> list[Happens]:
    return happens(SIMPLE[node.phrase])


@means("deed1.attack_boost")
def attack_or_boost(cx: Context, node: Node) -> list[Happens]:
    return [*happens(ATTACKED), *happens(BOOSTED)]


WITH = {
    "deed1.was_ridden_by": RIDDEN,
    "deed1.attack_such": ATTACKED,
    "deed1.boost_such": BOOSTED,
    "deed1.boosted_by": WAS_BOOSTED,
    "deed1.attacked_by": WAS_ATTACKED,
}


@means(*WITH)
def with_other(cx: Context, node: Node) -> list[Happens]:
    such = group(cx, child(node, 0))
    if node.phrase == "deed1.was_ridden_by":
        return happens(RIDDEN, such.like())
    return happens(WITH[node.phrase], such.whole())


@means("deed1.attack_boosted")
def attack_boosted(cx: Context, node: Node) -> list[Happens]:
    return happens(WAS_BOOSTED)


@means("deed1.attack_boosted_by")
def attack_boosted_by(cx: Context, node: Node) -> list[Happens]:
    return happens(WAS_BOOSTED, group(cx, child(node, 0)).whole())


@means("deed1.attack_unboosted", "deed1.attack_such_unboosted")
def attack_unboosted(cx: Context, node: Node) -> list[Happens]:
    """10.4.1.12: whether anybody boosts is known after the attack was told (10.4.1.5.3)."""
    return happens(UNBOOSTED, group(cx, child(node, 0)).whole() if node.args else None)


@means("deed1.attack_such_boosted", "deed1.attack_such_boosted_by")
def attack_such_boosted(cx: Context, node: Node) -> list[Happens]:
    found = happens(WAS_BOOSTED, group(cx, child(node, 0)).whole() if len(node.args) > 1 else None)
    such = group(cx, child(node, len(node.args) - 1)).whole()
    found[0].condition = InBattle(DEFENDING, such)
    return found


@means("deed1.appear_onto")
def appears_onto(cx: Context, node: Node) -> list[Happens]:
    such = group(cx, child(node, 0))
    found = happens(APPEARED, joined([*such.parts, *such.located]))
    found[0].zoned = True
    found[0].to = 1 << REAR
    return found


@means("deed1.attack_from")
def attack_from(cx: Context, node: Node) -> list[Happens]:
    found = happens(ATTACKED)
    found[0].filter = row_filter(child(node, 0).phrase)
    return found


@means("deed1.rode")
def rode(cx: Context, node: Node) -> list[Happens]:
    found = happens(APPEARED, group(cx, child(node, 0)).like())
    found[0].bits = BY_RIDE
    return found


def appear_at(cx: Context, spots: list[Spot]) -> list[Happens]:
    """Coming to a circle, of one of these kinds."""
    out: list[Happens] = []
    for one in spots:
        found = Happens(APPEARED, False)
        found.zoned = True
        found.to = 1 << one.zone
        narrow(found, one)
        out.append(found)
    return out


def appear_on(cx: Context, node: Node) -> list[Happens]:
    """Coming to such circles, of that fighter if one is told."""
    out = appear_at(cx, sites(cx, node))
    if node.phrase == "site.of":
        for one in out:
            one.filter = both(one.filter, Of(player(cx, child(node, 0))))
    return out


def narrow(found: Happens, one: Spot) -> None:
    if one.own or one.vacant:
        raise NoMeaning("which circle that is, is not kept")
    if one.spots != Spot(REAR).spots:
        found.spots = one.spots
    if one.column is not None:
        found.filter = both(found.filter, SameColumn(one.column))
        if one.other:
            found.filter = both(found.filter, Not(Is(one.column)))


@means("deed1.appear_at")
def appears_at(cx: Context, node: Node) -> list[Happens]:
    return appear_on(cx, child(node, 0))


@means("deed1.called_normally")
def called_normally(cx: Context, node: Node) -> list[Happens]:
    """6.2.2.1: by rule, from the hand."""
    out = appear_on(cx, child(node, 0))
    for one in out:
        one.bits = BY_CALL | NORMALLY
    return out


@means("deed1.appear_from")
def appears_from(cx: Context, node: Node) -> list[Happens]:
    out = appear_on(cx, child(node, 1))
    for one in out:
        one.frm = plain_bits(cx, child(node, 0))
    return out


@means("deed1.appear_from_any", "deed1.appear_not_from")
def appears_from_any(cx: Context, node: Node) -> list[Happens]:
    found = happens(APPEARED)
    found[0].zoned = True
    bits = plain_bits(cx, child(node, 0))
    found[0].frm = bits if node.phrase == "deed1.appear_from_any" else ~bits
    return found


@means("deed1.appear_not_from_at")
def appears_not_from_at(cx: Context, node: Node) -> list[Happens]:
    out = appear_on(cx, child(node, 1))
    for one in out:
        one.frm = ~plain_bits(cx, child(node, 0))
    return out


@means("deed1.appear_column")
def appears_in_column(cx: Context, node: Node) -> list[Happens]:
    found = happens(APPEARED)
    found[0].filter = SameColumn(ref(cx, child(node, 0)))
    return found


def moves(frm: int, to: int) -> Happens:
    made = Happens(MOVED, False)
    made.frm = frm
    made.to = to
    return made


def left(cx: Context, node: Node, to: int) -> Happens:
    """A move from a place; of who leaves a circle it is known which one (11.9.6.1.2)."""
    at = place(cx, node)
    made = moves(at.bits & ~to, to)
    if all(one.plain for one in at.spots):
        return made
    if len(at.spots) > 1 or at.spots[0].zone != REAR or at.spots[0].down >= 0:
        raise NoMeaning("from which of these it went is not kept")
    made.filter = joined(at_spot(at.spots[0]))
    return made


def plain_bits(cx: Context, node: Node) -> int:
    """The zones of a place of which nothing else is told."""
    at = place(cx, node)
    if any(not one.plain for one in at.spots):
        raise NoMeaning("from which circle it came is not kept")
    return at.bits


@means("deed1.put", "deed1.put_from")
def is_put(cx: Context, node: Node) -> list[Happens]:
    told = child(node, len(node.args) - 1)
    if told.phrase == "goal.either":
        to = 1 << ZONES[child(told, 0).phrase] | 1 << ZONES[child(told, 1).phrase]
    else:
        where = cx.read(told, Goal)  # where in a deck it was put, is not asked
        if where.or_zone >= 0:
            raise NoMeaning("put into one of two places")
        to = 1 << where.zone
    if node.phrase == "deed1.put":
        return [moves(ANYWHERE, to)]
    return [left(cx, child(node, 0), to)]


@means("deed1.put_circle", "deed1.put_circle_from")
def is_put_on(cx: Context, node: Node) -> list[Happens]:
    frm = ANYWHERE if node.phrase == "deed1.put_circle" else plain_bits(cx, child(node, 0))
    return put_on(spot(cx, child(node, len(node.args) - 1)), frm)


@means("deed1.put_circles")
def is_put_on_either(cx: Context, node: Node) -> list[Happens]:
    return [one for told in children(node, 0) for one in put_on(spot(cx, told), ANYWHERE)]


def put_on(at: Spot, frm: int) -> list[Happens]:
    """7.17.1: also who intercepts, and so was on the field before."""
    out = [moves(frm, 1 << at.zone)]
    if frm & CIRCLES:
        shift = Happens(SHIFTED, False)
        shift.zoned = True
        shift.frm = frm
        shift.to = 1 << at.zone
        out.append(shift)
    for one in out:
        narrow(one, at)
    return out


@means("deed1.discarded", "deed1.discarded_from")
def is_discarded(cx: Context, node: Node) -> list[Happens]:
    frm = DISCARDABLE
    if node.phrase == "deed1.discarded_from":
        frm = plain_bits(cx, child(node, 0))
        if frm & ~DISCARDABLE:
            raise NoMeaning("cards are discarded from hand and deck only")
    return [moves(frm, 1 << DROP)]


@means("deed1.soul_blasted")
def is_blasted(cx: Context, node: Node) -> list[Happens]:
    one = moves(1 << SOUL, 1 << DROP)
    one.bits = BLASTED
    return [one]


@means("deed1.bound", "deed1.bound_from")
def is_bound(cx: Context, node: Node) -> list[Happens]:
    if node.phrase == "deed1.bound":
        return [moves(ANYWHERE, 1 << BIND)]
    return [left(cx, child(node, 0), 1 << BIND)]


@means("deed1.retire", "deed1.retire_from")
def retires(cx: Context, node: Node) -> list[Happens]:
    if node.phrase == "deed1.retire":
        return [moves(CIRCLES, 1 << DROP)]
    made = left(cx, child(node, 0), 1 << DROP)
    made.frm &= CIRCLES
    return [made]


@means("deed1.added")
def is_added(cx: Context, node: Node) -> list[Happens]:
    return [moves(ANYWHERE, 1 << HAND)]


@means("deed1.returned", "deed1.returned_from")
def is_returned(cx: Context, node: Node) -> list[Happens]:
    if node.phrase == "deed1.returned":
        return [moves(CIRCLES, 1 << HAND)]
    return [left(cx, child(node, 0), 1 << HAND)]


FROM = (
    *("deed1.put_from", "deed1.bound_from", "deed1.retire_from", "deed1.returned_from"),
    *("deed1.discarded_from", "deed1.appear_from", "deed1.put_circle_from"),
)
NOT_FROM = (
    *("deed1.put", "deed1.bound", "deed1.retire", "deed1.returned", "deed1.discarded"),
    *("deed1.put_circle",),
)


@means("deed.also")
def also(cx: Context, node: Node) -> list[Happens]:
    first, second = cx.apply(child(node, 0)), cx.apply(child(node, 1))
    assert isinstance(first, list)
    assert isinstance(second, list)
    told, more = child(node, 0).phrase, child(node, 1).phrase
    if told in FROM and more in NOT_FROM:
        # (R)から、Aた時かBた時: from there, whichever of the two
        for one in second:
            one.frm = first[0].frm if one.frm == ANYWHERE else one.frm & first[0].frm
            if not one.frm:
                raise NoMeaning("that does not happen to cards of that place")
            if first[0].filter is not None:
                one.filter = both(one.filter, first[0].filter)
    return [*first, *second]


@means("deed.from")
def from_there(cx: Context, node: Node) -> list[Happens]:
    """Whatever of the rest happens, from that place."""
    found = cx.apply(child(node, 1))
    assert isinstance(found, list)
    bits = plain_bits(cx, child(node, 0))
    for one in found:
        if one.event not in (APPEARED, MOVED, SHIFTED):
            raise NoMeaning("that is not told of a place from which cards come")
        one.zoned = True
        one.frm = bits if one.frm == ANYWHERE else one.frm & bits
    found = [one for one in found if one.event != SHIFTED or one.frm & CIRCLES]
    if not all(one.frm for one in found):
        raise NoMeaning("that does not happen to cards of that place")
    return found


@means("deed.either")
def one_or_other(cx: Context, node: Node) -> list[Happens]:
    first, second = cx.apply(child(node, 0)), cx.apply(child(node, 1))
    assert isinstance(first, list)
    assert isinstance(second, list)
    return [*first, *second]


@means("deed.by")
def by(cx: Context, node: Node) -> list[Happens]:
    found = cx.apply(child(node, 1))
    assert isinstance(found, list)
    for one in found:
        cx.apply(child(node, 0), one)
    return found


# -- causes ------------------------------------------------------------------------------------


#: 11.1.1.1.1: an ability has a cost and an effect, and does what either of them does.
CAUSES = {
    "cause.ability": BY_ABILITY,
    "cause.effect": BY_EFFECTS,
    "cause.of": BY_ABILITY,
    "cause.of_effect": BY_EFFECTS,
    "cause.cost": BY_COSTS,
    "cause.of_ref": BY_ABILITY,
    "cause.of_ref_effect": BY_EFFECTS,
    "cause.ref_cost": BY_COSTS,
}


@means("cause.ability", "cause.effect")
def by_ability(cx: Context, node: Node, one: Happens) -> None:
    one.causes = CAUSES[node.phrase]


@means("cause.of", "cause.of_effect", "cause.cost")
def by_such(cx: Context, node: Node, one: Happens) -> None:
    such = group(cx, child(node, 0))
    one.causes = CAUSES[node.phrase]
    one.doer = such.whose
    parts = [*such.parts, *such.located]
    if such.zones:
        bits = 0
        for zone in such.zones:
            bits |= 1 << zone
        parts.append(InZones(bits))
    if parts:
        one.by = joined(parts)


@means("cause.of_ref", "cause.of_ref_effect", "cause.ref_cost")
def by_card(cx: Context, node: Node, one: Happens) -> None:
    if not isinstance(ref(cx, child(node, 0)), This):
        raise NoMeaning("whose ability that is, is not kept")
    one.causes = CAUSES[node.phrase]
    one.by_this = True


@means("cause.not_of")
def by_no_such(cx: Context, node: Node, one: Happens) -> None:
    one.not_by = group(cx, child(node, 0)).whole()


# -- what fighters do --------------------------------------------------------------------------

FEATS = {
    "feat.counter_charge": COUNTER_CHARGED,
    "feat.soul_charge": SOUL_CHARGED,
    "feat.energy_charge": ENERGY_CHARGED,
    "feat.counter_blast": COUNTER_BLASTED,
    "feat.soul_blast": SOUL_BLASTED,
    "feat.energy_blast": ENERGY_BLASTED,
    "feat.persona": PERSONA_RODE,
    "feat.stand_up": STOOD_UP,
    "feat.draw": DREW,
}


def feat(cx: Context, who: Who, node: Node) -> list[Happens]:
    """What happens when a fighter does that."""
    found = cx.apply(node)
    assert isinstance(found, list)
    for one in found:
        assert isinstance(one, Happens)
        one.whose = who
    return found


@means(*FEATS)
def plain_feat(cx: Context, node: Node) -> list[Happens]:
    return happens(FEATS[node.phrase])


@means("feat.play")
def plays(cx: Context, node: Node) -> list[Happens]:
    such = group(cx, child(node, 0))
    found = happens(PLAYED_ORDER)
    parts = [*such.parts, *such.located]
    if parts:
        found[0].filter = joined(parts)
    return found


@means("feat.play_from")
def plays_from(cx: Context, node: Node) -> list[Happens]:
    such = group(cx, child(node, 1))
    found = happens(PLAYED_ORDER)
    found[0].zoned = True
    found[0].frm = place(cx, child(node, 0)).bits
    parts = [*such.parts, *such.located]
    if parts:
        found[0].filter = joined(parts)
    return found


@means("feat.ride")
def rides(cx: Context, node: Node) -> list[Happens]:
    found = happens(APPEARED)
    found[0].bits = BY_RIDE
    return found


@means("feat.call")
def calls(cx: Context, node: Node) -> list[Happens]:
    such = group(cx, child(node, 0))
    found = happens(APPEARED)
    found[0].bits = BY_CALL
    if such.parts:
        found[0].filter = such.like()
    return found


@means("feat.discard")
def discards(cx: Context, node: Node) -> list[Happens]:
    return [moves(1 << HAND, 1 << DROP)]


@means("feat.by")
def feat_by(cx: Context, node: Node) -> list[Happens]:
    found = cx.apply(child(node, 1))
    assert isinstance(found, list)
    for one in found:
        cx.apply(child(node, 0), one)
    return found


part("feat.play_times", "feat.divine")
