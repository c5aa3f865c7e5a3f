"""What cannot be done, or can be where it could not: 9.15."""

from __future__ import annotations

from kirifuda.games.phrases import condition
from kirifuda.games.rebirth.changes import Mute
from kirifuda.games.rebirth.counter import CANCEL
from kirifuda.games.rebirth.meaning.cards import cards
from kirifuda.games.rebirth.meaning.context import (
    Context,
    NoMeaning,
    Span,
    child,
    children,
    means,
    number,
    words,
)
from kirifuda.games.rebirth.meaning.filters import filter_, icon_kind, icon_kinds
from kirifuda.games.rebirth.meaning.lasting import make
from kirifuda.games.rebirth.meaning.places import place
from kirifuda.games.rebirth.meaning.players import player
from kirifuda.games.rebirth.questions import PlaysSoFar
from kirifuda.games.rebirth.rules import BLOCKER, SPARK
from kirifuda.games.rebirth.rulings import (
    BLOCK_WITH,
    CANCEL_TOLL,
    COMBO,
    COMBO_ALSO,
    COST_CHANGE,
    DAMAGE_CHANGE,
    DAMAGE_TAKEN,
    NO_ACTIVATED,
    NO_AUTO,
    NO_BLOCK,
    NO_BLOCK_FOR,
    NO_CANCEL,
    NO_DRAW,
    NO_DRAW_BY,
    NO_PLAY,
    NO_PUT,
    NO_RECOVERING,
    NO_SET,
    NO_SPARK,
    PLAY_COST,
    PLAY_FROM,
    SPARK_AGAIN,
    UNBLOCKED,
)
from kirifuda.games.rebirth.terms import (
    InZone,
    NumberOf,
)
from kirifuda.games.rebirth.triggers import Occurs
from kirifuda.games.rebirth.zones import CHARACTER, COST, ENTRY, HAND, KINDS, MEMBER, REBIRTH
from kirifuda.kernel.effects.conditions import Between, Unless
from kirifuda.kernel.effects.flow import Keep
from kirifuda.kernel.effects.past import TimesSo
from kirifuda.kernel.effects.terms import (
    All,
    Anything,
    Cards,
    Filter,
    Fixed,
    HasAbility,
    In,
    Is,
    Kind,
    Named,
    Not,
    Number,
    Value,
)
from kirifuda.kernel.effects.who import EachPlayer, Who
from kirifuda.kernel.events.moving import MOVED
from kirifuda.kernel.position.cards import ACTIVATED, AUTO
from kirifuda.kernel.values.lasting import THIS_TURN
from kirifuda.kernel.values.rulings import Ruling
from kirifuda.text import Node


def cannot_use(cx: Context, who: Who, kind: int, target: Cards | None, such: Filter | None) -> None:
    """9.15: abilities of a kind cannot be used."""
    rules = {
        BLOCKER: NO_BLOCK,
        SPARK: NO_SPARK,
        CANCEL: NO_CANCEL,
        ACTIVATED: NO_ACTIVATED,
        AUTO: NO_AUTO,
    }
    rule = rules.get(kind)
    if rule is None:
        raise NoMeaning("such abilities are not used")
    make(cx, Ruling(rule, who, target, such), floating=True)


@means("act.cannot_use")
def act_cannot_use(cx: Context, node: Node) -> None:
    cannot_use(cx, cx.actor, icon_kind(child(node, 0)), None, None)


@means("act.cannot_use_any")
def cannot_use_any(cx: Context, node: Node) -> None:
    for icon in children(node, 0):
        cannot_use(cx, cx.actor, icon_kind(icon), None, None)


@means("act.cannot_use_characters")
def cannot_use_characters(cx: Context, node: Node) -> None:
    cannot_use(cx, cx.actor, icon_kind(child(node, 0)), None, Kind(CHARACTER))


@means("act.cannot_use_of")
def cannot_use_of(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    cannot_use(cx, cx.actor, icon_kind(child(node, 1)), found, None)


@means("act.unusable_of")
def unusable_of(cx: Context, node: Node) -> None:
    cannot_use(cx, player(cx, child(node, 0)), icon_kind(child(node, 1)), None, None)


@means("act.unusable")
def unusable(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    cannot_use(cx, EachPlayer(), icon_kind(child(node, 1)), found, None)


@means("act.mute")
def mute(cx: Context, node: Node) -> None:
    """9.4.2: they do nothing while it holds."""
    found = cards(cx, child(node, 0))
    cx.modified = found
    make(cx, Mute(found, -1))


@means("act.mute_icon")
def mute_icon(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    cx.modified = found
    make(cx, Mute(found, icon_kinds(child(node, 1))))


@means("act.mute_icon_of")
def mute_icon_of(cx: Context, node: Node) -> None:
    kinds = icon_kinds(child(node, 1))
    if kinds & (1 << BLOCKER | 1 << CANCEL):
        raise NoMeaning("where cards are that nobody sees, nothing is invalid")
    found = In(player(cx, child(node, 0)), [ENTRY, MEMBER, REBIRTH])
    make(cx, Mute(found, kinds), floating=True)


@means("act.cannot_set")
def cannot_set(cx: Context, node: Node) -> None:
    """Rebirth cards are set from one place only: what lies elsewhere cannot be."""
    allowed = place(cx, child(node, 0)).zone_bits()
    everything = In(cx.actor, [k for k in range(1, 11) if not allowed >> k & 1])
    make(cx, Ruling(NO_SET, cx.actor, everything, Not(InZone(allowed))), floating=True)


@means("act.recombo_valid")
def recombo_valid(cx: Context, node: Node) -> None:
    make(cx, Ruling(COMBO, None, cards(cx, child(node, 0))))


@means("act.cannot_set_any")
def cannot_set_any(cx: Context, node: Node) -> None:
    everything = In(cx.actor, list(range(1, KINDS)))
    make(cx, Ruling(NO_SET, cx.actor, everything), floating=True)


@means("act.cannot_play", "act.cannot_play_from")
def cannot_play(cx: Context, node: Node) -> None:
    such = filter_(cx, child(node, len(node.args) - 1))
    if node.phrase == "act.cannot_play_from":
        such = All([such, InZone(place(cx, child(node, 0)).zone_bits())])
    make(cx, Ruling(NO_PLAY, cx.actor, None, such), floating=True)


@means("act.cannot_put", "act.cannot_put_from")
def cannot_put(cx: Context, node: Node) -> None:
    """置けない: that player puts no such card there, be it by playing it or by an effect."""
    if node.phrase == "act.cannot_put":
        such, to = filter_(cx, child(node, 0)), place(cx, child(node, 1))
    else:
        frm = InZone(place(cx, child(node, 0)).zone_bits())
        such, to = All([filter_(cx, child(node, 1)), frm]), place(cx, child(node, 2))
    make(cx, Ruling(NO_PUT, cx.actor, None, such, zones=to.zone_bits()), floating=True)


@means("act.puts_at_most")
def puts_at_most(cx: Context, node: Node) -> None:
    """Once that player has put so many such cards there in a turn, no more."""
    such, to = filter_(cx, child(node, 1)), place(cx, child(node, 2)).zone_bits()
    put = Occurs(MOVED, False)
    put.to, put.frm = to, ~to
    put.actor, put.filter = cx.actor, such
    cx.ability.looks_back.append(put)
    enough = Between(TimesSo([put]), Fixed(number(node, 0)), None)
    spans, when = list(cx.spans), list(cx.when)
    cx.spans, cx.when = [*spans, Span(THIS_TURN, 0, enough)], [*when, enough]
    make(cx, Ruling(NO_PUT, cx.actor, None, such, zones=to), floating=True)
    cx.spans, cx.when = spans, when


@means("act.cannot_recover")
def cannot_recover(cx: Context, node: Node) -> None:
    make(cx, Ruling(NO_RECOVERING, cx.actor), floating=True)


@means("act.cannot_draw", "act.cannot_draw_by")
def cannot_draw(cx: Context, node: Node) -> None:
    rule = NO_DRAW if node.phrase == "act.cannot_draw" else NO_DRAW_BY
    make(cx, Ruling(rule, cx.actor), floating=True)


@means("act.cannot_use_against")
def cannot_use_against(cx: Context, node: Node) -> None:
    """このキャラに【ブロッカー】を使えない: attacks on it cannot be blocked."""
    if icon_kind(child(node, 1)) != BLOCKER:
        raise NoMeaning("only blockers are used for a character")
    make(cx, Ruling(NO_BLOCK_FOR, cx.actor, cards(cx, child(node, 0))))


@means("act.cannot_use_abilities")
def cannot_use_abilities(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    for kind in (SPARK, CANCEL, ACTIVATED, AUTO, BLOCKER):
        cannot_use(cx, cx.actor, kind, found, None)


@means("act.cancel_needs")
def cancel_needs(cx: Context, node: Node) -> None:
    """Its cancel ability cannot be used unless a condition holds, and more is paid for it."""
    if not cx.standing or place(cx, child(node, 2)).zone_bits() != 1 << HAND:
        raise NoMeaning("a cancel ability costs more cards of the hand, if anything")
    found = cards(cx, child(node, 0))
    when = cx.when
    cx.when = [*when, Unless(condition(cx, child(node, 1)))]
    make(cx, Ruling(NO_CANCEL, cx.actor, found), floating=True)
    cx.when = when
    make(cx, Ruling(CANCEL_TOLL, cx.actor, found, amount=Fixed(number(node, 3))), floating=True)


@means("act.recombo_also")
def recombo_also(cx: Context, node: Node) -> None:
    make(cx, Ruling(COMBO_ALSO, None, cards(cx, child(node, 0)), Named(words(node, 1))))


def block_with(cx: Context, found: Cards, such: Filter) -> None:
    times = Fixed(cx.uses) if cx.uses else None
    make(cx, Ruling(BLOCK_WITH, cx.actor, found, such, times), floating=True)


@means("act.may_block")
def may_block(cx: Context, node: Node) -> None:
    block_with(cx, cards(cx, child(node, 0)), filter_(cx, child(node, 1)))


@means("act.may_block_not_blocker")
def may_block_not_blocker(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    cx.modified = found
    such = filter_(cx, child(node, 1))
    block_with(cx, found, All([such, Not(HasAbility(1 << BLOCKER))]))


@means("act.may_block_same_cost")
def may_block_same_cost(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    cost = NumberOf(found, COST)
    such = filter_(cx, child(node, 1))
    block_with(cx, found, All([such, Value(COST, cost, cost)]))


@means("act.may_play_as_hand")
def may_play_as_hand(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    zones = place(cx, child(node, 1)).zone_bits()
    make(cx, Ruling(PLAY_FROM, cx.actor, found, zones=zones), floating=True)


@means("act.play_cost_is")
def play_cost_is(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    zones = place(cx, child(node, 1)).zone_bits()
    cost = Fixed(number(node, 2))
    make(cx, Ruling(PLAY_COST, None, found, None, cost, zones=zones))


@means("act.next_play_cost")
def next_play_cost(cx: Context, node: Node) -> None:
    next_play(cx, node, PLAY_COST)


def next_play(cx: Context, node: Node, rule: int) -> None:
    """Of the next such card that the player plays this turn: until one more was played."""
    if cx.standing:
        raise NoMeaning("what holds has no next card that is played")
    who = player(cx, child(node, 0))
    such = filter_(cx, child(node, 1))
    index = cx.number()
    cx.emit(Keep(index, PlaysSoFar(who, such)))
    none_yet = Between(PlaysSoFar(who, such), None, Number(index))
    cx.spans.append(Span(THIS_TURN, 0, none_yet))
    make(cx, Ruling(rule, who, None, such, Fixed(number(node, 2))), floating=True)
    cx.spans.pop()


@means("act.play_cost_change")
def play_cost_change(cx: Context, node: Node) -> None:
    who, such = player(cx, child(node, 0)), filter_(cx, child(node, 1))
    by = cx.times(Fixed(number(node, 2)))
    make(cx, Ruling(COST_CHANGE, who, None, such, by), floating=True)


@means("act.next_play_cost_change")
def next_play_cost_change(cx: Context, node: Node) -> None:
    next_play(cx, node, COST_CHANGE)


@means("act.spark_again")
def spark_again(cx: Context, node: Node) -> None:
    make(cx, Ruling(SPARK_AGAIN, player(cx, child(node, 0)), amount=Fixed(1)), floating=True)


@means("act.damage_taken_is")
def damage_taken_is(cx: Context, node: Node) -> None:
    make(cx, Ruling(DAMAGE_TAKEN, None, cards(cx, child(node, 0)), None, Fixed(number(node, 1))))


@means("act.damage_dealt_change")
def damage_dealt_change(cx: Context, node: Node) -> None:
    dealt_by = Is(cards(cx, child(node, 0)))
    make(cx, Ruling(DAMAGE_CHANGE, None, None, dealt_by, Fixed(number(node, 1))), floating=True)


@means("act.damage_taken_change")
def damage_taken_change(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    make(cx, Ruling(DAMAGE_CHANGE, None, found, Anything(), Fixed(number(node, 1))))


@means("act.unblocked")
def unblocked(cx: Context, node: Node) -> None:
    """A block does not undo the damage; what is told next changes it then (it.damage_change)."""
    make(cx, Ruling(UNBLOCKED, None, cards(cx, child(node, 0)), None, Fixed(0)))


@means("it.damage_change")
def damage_change(cx: Context, node: Node) -> None:
    made = cx.ability.modifiers[-1] if cx.ability.modifiers else None
    if not isinstance(made, Ruling) or made.rule != UNBLOCKED:
        raise NoMeaning("no damage was told of that could change")
    made.amount = Fixed(number(node, 0))
