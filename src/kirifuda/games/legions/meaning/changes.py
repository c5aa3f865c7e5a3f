"""What units are given, gain and cannot do, and for how long (35-10 to 35-12, 38-5, 38-10)."""

from __future__ import annotations

from collections.abc import Callable

from kirifuda.games.legions.instructions import Damage, Fall, GainLife
from kirifuda.games.legions.keywords import GainMenace
from kirifuda.games.legions.meaning.cards import KEYS, SIZED, Group, cards, num, such
from kirifuda.games.legions.meaning.context import (
    Context,
    NoMeaning,
    Span,
    child,
    children,
    means,
    measurable,
    number,
    part,
)
from kirifuda.games.legions.meaning.places import player
from kirifuda.games.legions.rulings import (
    DAMAGE_CHANGE,
    MUTE,
    NO_ATTACK,
    NO_BLOCKING,
    NO_BREAK,
    NO_CHOICE,
    NO_DAMAGE,
    NO_ENTERING,
    NO_LANE_MOVE,
    NO_LIFE_GAIN,
    NO_PLACING,
    NO_PLAY,
    NO_READYING,
    NO_UNLOCK,
    NO_USE,
    NOT_ATTACKED,
    REACH,
    SHIELD,
    UNLOCK_COST,
    UNTIL_BATTLE,
    UNTIL_TURN_STARTS,
)
from kirifuda.games.legions.terms import LoseMarks, LoseNumber
from kirifuda.games.legions.zones import ATK, COST, HP, MASTER, MASTER_CARD, MENACE, MINIONS
from kirifuda.games.phrases import amount
from kirifuda.kernel.effects.choosing import Require
from kirifuda.kernel.effects.flow import Keep
from kirifuda.kernel.effects.relations import Times
from kirifuda.kernel.effects.terms import (
    Amount,
    Cards,
    Fixed,
    In,
    Is,
    Kind,
    Number,
    This,
    Where,
)
from kirifuda.kernel.effects.who import Bound, Opponent, Who, You
from kirifuda.kernel.values.lasting import (
    THIS_TURN,
    UNTIL_NEXT_OPPOSING_TURN,
    UNTIL_NEXT_OWN_TURN,
    Apply,
)
from kirifuda.kernel.values.layers import AddNumbers, LoseAbilities, Mark, Modifier
from kirifuda.kernel.values.rulings import Ruling
from kirifuda.text import Node

SPANS = {
    "span.turn": Span(THIS_TURN),
    "span.own_turn": Span(UNTIL_NEXT_OWN_TURN),
    "span.next_turn": Span(UNTIL_NEXT_OPPOSING_TURN),
    "span.own_start": Span(UNTIL_NEXT_OWN_TURN, UNTIL_TURN_STARTS),
    "span.next_start": Span(UNTIL_NEXT_OPPOSING_TURN, UNTIL_TURN_STARTS),
    "span.battle": Span(THIS_TURN, UNTIL_BATTLE),
}
part(*SPANS, "delta.n", "delta.none", "delta.plus", "delta.minus")


def span_now(cx: Context, told: Span) -> Span:
    """How long a change lasts: as told beside it, or for the sentence."""
    span = told if told.turns or told.until or not cx.spans else cx.spans[-1]
    if cx.standing and (span.turns or span.until):
        raise NoMeaning("a constant ability holds as long as its card is there (35-12)")
    cx.lasting = True
    return span


def hold(cx: Context, modifier: Modifier, told: Span, clause: str, floating: bool = False) -> None:
    """A change: in a constant ability it holds, otherwise the effect makes it last.

    `floating`: whichever its targets are at any moment.
    """
    span = span_now(cx, told)
    if cx.standing:
        cx.modifier(modifier)
        return
    kept = cx.when
    cx.when = []
    cx.emit(Apply(clause, cx.modifier(modifier), span.turns, span.until, floating))
    cx.when = kept


def delta(cx: Context, node: Node) -> Amount:
    """By how much a value changes."""
    if node.phrase == "delta.n":
        return Fixed(number(node, 0))
    if node.phrase == "delta.none":
        return Fixed(0)
    letter = cx.letter(child(node, 0))
    return letter if node.phrase == "delta.plus" else Times(letter, Fixed(-1))


def keyword(cx: Context, node: Node, target: Cards) -> Modifier:
    """A keyword that cards are given."""
    key = child(node, 0).phrase
    if node.phrase == "keyword.plain":
        return Mark(target, KEYS[key])
    n = num(cx, child(node, 1))
    if SIZED[key] == MENACE:
        return GainMenace(target, n)
    return AddNumbers(target, [SIZED[key]], [n])


@means("boon.change")
def change(cx: Context, node: Node, target: Cards, span: Span) -> None:
    changed(cx, [delta(cx, child(node, index)) for index in (0, 1)], target, span)


def changed(cx: Context, each: list[Amount], target: Cards, span: Span) -> None:
    """ATK and HP change; what changes by nothing is not spoken of."""
    values: list[int] = []
    by: list[Amount] = []
    for value, more in zip((ATK, HP), each, strict=True):
        if not isinstance(more, Fixed) or more.n:
            values.append(value)
            by.append(cx.for_each(more))
    hold(cx, AddNumbers(target, values, by), span, "38-5")
    if HP in values and not cx.standing:
        cx.emit(Fall())


@means("verb1.raise")
def raise_(cx: Context, node: Node, target: Cards) -> None:
    change(cx, node, target, Span())


def alter(cx: Context, target: Cards, value: int, by: Amount) -> None:
    """38-5: ATK or HP changes by so much."""
    if value not in (ATK, HP):
        raise NoMeaning("only ATK and HP change so (38-5)")
    hold(cx, AddNumbers(target, [value], [by]), Span(), "38-5")
    if value == HP and not cx.standing:
        cx.emit(Fall())


# -- what is given, and what is gained ------------------------------------------------------------


def give(cx: Context, node: Node, target: Cards) -> None:
    """Cards are given something."""
    bestow(cx, node, target, "give.during")


def gain(cx: Context, node: Node, target: Cards) -> None:
    """Cards gain something."""
    bestow(cx, node, target, "gain.during")


part("give.during", "gain.during")


def bestow(cx: Context, node: Node, target: Cards, limited: str) -> None:
    span = Span()
    if node.phrase == limited:
        span = SPANS[child(node, 0).phrase]
        node = child(node, 1)
    if node.phrase in ("give2.per", "gain2.per"):
        for_each(cx, node, lambda: cx.apply(child(node, 1), target, span))
        return
    cx.apply(node, target, span)


part("give2.per", "gain2.per")

#: What つき can make so much of (35-11).
SCALED = {"act.draw", "act.points", "give1.damage", "boon.change", "live1.gain", "live1.lose"}
LISTS = {"give1.boons", "gain1.boons"}
FRAMES = {"act.give", "act.give_each", "it.give", "act.gain", "act.gain_each", "it.gain"}
FRAMES |= {"act.lives", "act.live"}


def for_each(cx: Context, node: Node, act: Callable[[], object]) -> None:
    """つき: as many times as much of the one thing that is done; 35-11: counted when reached,
    35-12: or always anew."""
    told = {part.phrase for part in child(node, 1).walk()}
    deeds = [one for one in told if one.split(".")[0] in ("act", "do", "it", "steps", "boon")]
    deeds += [one for one in told - LISTS if one.split(".")[0] in ("give1", "gain1", "live1")]
    if cx.per or len({*deeds} - FRAMES) != 1 or not {*deeds} <= SCALED | FRAMES:
        raise NoMeaning("of this it is not told what there is more of for each")
    often = cx.read(child(node, 0), Amount)
    if not cx.standing:
        index = cx.number()
        cx.emit(Keep(index, often))
        often = Number(index)
    cx.per = [often]
    act()
    cx.per = []


@means("give1.damage")
def damage(cx: Context, node: Node, target: Cards, span: Span) -> None:
    done_once(cx, span)
    cx.emit(Damage(target, cx.for_each(num(cx, child(node, 0)))))


def done_once(cx: Context, span: Span) -> None:
    if cx.standing or span.turns or span.until:
        raise NoMeaning("this is done, and does not last")


@means("give1.damage_equal")
def damage_equal(cx: Context, node: Node, target: Cards, span: Span) -> None:
    done_once(cx, span)
    found = amount(cx, child(node, 0))
    for has in measurable(cx, child(node, 0)):
        cx.emit(Require(has))  # 01-5
    cx.emit(Damage(target, found))


@means("give1.damage_told")
def damage_told(cx: Context, node: Node, target: Cards, span: Span) -> None:
    done_once(cx, span)
    cx.emit(Damage(target, cx.as_told()))


@means("gain1.no_effect_damage")
def no_effect_damage(cx: Context, node: Node, target: Cards, span: Span) -> None:
    """39-6: as with the keyword."""
    hold(cx, Mark(target, KEYS["key.immune"]), span, "39-6")


@means("gain1.no_enter")
def no_enter(cx: Context, node: Node, target: Cards, span: Span) -> None:
    """01-3: into the lane of this card none of those goes."""
    cards(cx, child(node, 0))
    hold(cx, Ruling(NO_ENTERING, target=This(), filter=Is(target)), span, "01-3")


@means("give1.boons", "gain1.boons")
def boons(cx: Context, node: Node, target: Cards, span: Span) -> None:
    """38-5, 38-10: all of it; what may break the unit comes last."""
    told = children(node, 0)
    for one in sorted(told, key=lambda boon: boon.phrase == "boon.change"):
        cx.apply(one, target, span)


@means("boon.keyword")
def give_keyword(cx: Context, node: Node, target: Cards, span: Span) -> None:
    hold(cx, keyword(cx, child(node, 0), target), span, "38-10")


@means("gain1.lose_keys")
def lose_keys(cx: Context, node: Node, target: Cards, span: Span) -> None:
    """14-3d: every keyword, with a number or without."""
    hold(cx, LoseMarks(target, sum(KEYS.values())), span, "38-10")
    for value in SIZED.values():
        hold(cx, LoseNumber(target, value), span, "38-10")


@means("gain1.lose_key")
def lose_key(cx: Context, node: Node, target: Cards, span: Span) -> None:
    key = child(node, 0).phrase
    lost = LoseMarks(target, KEYS[key]) if key in KEYS else LoseNumber(target, SIZED[key])
    hold(cx, lost, span, "38-10")


@means("gain1.lose_abilities")
def lose_abilities(cx: Context, node: Node, target: Cards, span: Span) -> None:
    """02-42; 20-2a, 20-3a: with them a master loses the one to unlock cards."""
    hold(cx, LoseAbilities(target, -1), span, "38-10")
    masters = Where(target, Kind(MASTER_CARD))
    hold(cx, Ruling(MUTE, target=masters), span, "38-10")


@means("gain1.no_target_of")
def no_target_of(cx: Context, node: Node, target: Cards, span: Span) -> None:
    """34-4: no target of attacks of such units."""
    attackers = cx.read(child(node, 0), Group).test()
    if not cx.standing and not isinstance(target, This):
        raise NoMeaning("only this card is known as long as the effect lasts")
    hold(cx, Ruling(NOT_ATTACKED, target=target, filter=attackers), span, "01-3")


@means("gain1.cost")
def cost(cx: Context, node: Node, target: Cards, span: Span) -> None:
    hold(cx, AddNumbers(target, [COST], [Fixed(number(node, 0))]), span, "14-3f")


RULES = {
    "gain1.no_attack": NO_ATTACK,
    "gain1.no_move": NO_LANE_MOVE,
    "gain1.no_target": NOT_ATTACKED,
    "gain1.no_ready": NO_READYING,
    "gain1.no_block": NO_BLOCKING,
    "gain1.no_use": NO_USE,
    "gain1.no_break": NO_BREAK,
    "gain1.no_damage": NO_DAMAGE,
    "gain1.reach": REACH,
}


@means(*RULES)
def ruled(cx: Context, node: Node, target: Cards, span: Span) -> None:
    """01-2, 01-3: a rule is otherwise for those cards."""
    hold(cx, Ruling(RULES[node.phrase], target=target), span, "01-3")


@means("gain1.unblocked_by")
def unblocked_by(cx: Context, node: Node, target: Cards, span: Span) -> None:
    """34-6: such minions of the other side are no blockers of those units."""
    blockers = In(Opponent(You()), [MINIONS], such(cx, child(node, 0)))
    if not cx.standing and not isinstance(target, This):
        raise NoMeaning("only this card is known as long as the effect lasts")
    hold(cx, Ruling(NO_BLOCKING, target=blockers, filter=Is(target)), span, "01-3", True)


@means("gain1.no_choice")
def no_choice(cx: Context, node: Node, target: Cards, span: Span) -> None:
    """35-6, 39-19: no keyword, so who loses those keeps it."""
    ruling = Ruling(NO_CHOICE, who=all_along(player(cx, child(node, 0))), target=target)
    hold(cx, ruling, span, "01-3")


@means("gain1.no_damage_from")
def no_damage_from(cx: Context, node: Node, target: Cards, span: Span) -> None:
    ruling = Ruling(NO_DAMAGE, target=target, filter=such(cx, child(node, 0)))
    hold(cx, ruling, span, "01-3")


@means("gain1.damage_change")
def damage_change(cx: Context, node: Node, target: Cards, span: Span) -> None:
    ruling = Ruling(DAMAGE_CHANGE, target=target, amount=Fixed(number(node, 0)))
    hold(cx, ruling, span, "11-5")


@means("gain1.not_next_ready")
def not_next_ready(cx: Context, node: Node, target: Cards, span: Span) -> None:
    """26-3: in the next start phase of a player, which is that of the next turn of theirs."""
    if cx.standing or span.turns or span.until:
        raise NoMeaning("how long it lasts is told twice")
    who = player(cx, child(node, 0))
    if not isinstance(who, You | Opponent):
        raise NoMeaning("each player has another next start phase")
    until = UNTIL_NEXT_OWN_TURN if isinstance(who, You) else UNTIL_NEXT_OPPOSING_TURN
    hold(cx, Ruling(NO_READYING, target=target), Span(until), "01-3")


# -- life -----------------------------------------------------------------------------------------

part("live.during")


def live(cx: Context, node: Node, who: Who) -> None:
    """08-1: what becomes of the life of players."""
    span = Span()
    if node.phrase == "live.during":
        span = SPANS[child(node, 0).phrase]
        node = child(node, 1)
    cx.apply(node, who, span)


@means("live1.gain")
def gain_life(cx: Context, node: Node, who: Who, span: Span) -> None:
    done_once(cx, span)
    cx.emit(GainLife(In(who, [MASTER]), cx.for_each(num(cx, child(node, 0))), 1))


@means("live1.gain_equal")
def gain_life_equal(cx: Context, node: Node, who: Who, span: Span) -> None:
    done_once(cx, span)
    found = amount(cx, child(node, 0))
    for has in measurable(cx, child(node, 0)):
        cx.emit(Require(has))  # 01-5
    cx.emit(GainLife(In(who, [MASTER]), found, 1))


@means("live1.lose")
def lose_life(cx: Context, node: Node, who: Who, span: Span) -> None:
    done_once(cx, span)
    cx.emit(GainLife(In(who, [MASTER]), cx.for_each(num(cx, child(node, 0))), -1))


@means("live1.none")
def no_life(cx: Context, node: Node, who: Who, span: Span) -> None:
    hold(cx, Ruling(NO_LIFE_GAIN, who=all_along(who)), span, "01-3")


# -- what players cannot do -----------------------------------------------------------------------

BANS = {"ban1.unlock": NO_UNLOCK, "ban1.play": NO_PLAY}
part(*BANS, "ban1.place", "size.less", "size.more")


def all_along(who: Who) -> Who:
    """Players of whom a ruling is, as long as it lasts."""
    if isinstance(who, Bound):
        raise NoMeaning("what each player does ends with the effect; this lasts")
    return who


@means("act.ban")
def ban(cx: Context, node: Node) -> None:
    """01-3: what forbids goes before what allows."""
    told = child(node, 0)
    who = all_along(cx.actor)
    if told.phrase == "ban1.place":
        here, found = cx.read(child(told, 0), Cards), such(cx, child(told, 1))
        ruling = Ruling(NO_PLACING, who=who, target=here, filter=found)
    else:
        limited(cx)
        ruling = Ruling(BANS[told.phrase], who=who, filter=such(cx, child(told, 0)))
    hold(cx, ruling, Span(), "01-3")


@means("act.unlock_less")
def unlock_less(cx: Context, node: Node) -> None:
    """31-4: what unlocking costs."""
    n = number(node, 2)
    more = child(node, 3).phrase == "size.more"
    ruling = Ruling(
        UNLOCK_COST,
        who=player(cx, child(node, 0)),
        filter=such(cx, child(node, 1)),
        amount=Fixed(n if more else -n),
    )
    hold(cx, ruling, Span(), "31-4")


@means("act.damage_less")
def damage_less(cx: Context, node: Node) -> None:
    """11-5: damage to them is so much less, or more."""
    damage_by(cx, node, child(node, 2).phrase == "way.up")


@means("act.damage_taken")
def damage_taken(cx: Context, node: Node) -> None:
    damage_by(cx, node, child(node, 2).phrase == "size.more")


def damage_by(cx: Context, node: Node, more: bool) -> None:
    target = cards(cx, child(node, 0))
    n = number(node, 1)
    limited(cx)
    by = Fixed(n if more else -n)
    hold(cx, Ruling(DAMAGE_CHANGE, target=target, amount=by), Span(), "11-5", True)


def limited(cx: Context) -> None:
    """Refuse an effect on what happens later that would never end."""
    if not cx.standing and not cx.spans:
        raise NoMeaning("how long this goes on is not told")


@means("act.shield")
def shield(cx: Context, node: Node) -> None:
    """11-5: the next damage is none."""
    cx.doing()
    hold(cx, Ruling(SHIELD, target=cards(cx, child(node, 0))), Span(), "11-5")


@means("act.unlock_cost")
def unlock_cost(cx: Context, node: Node) -> None:
    """31-4: what unlocking costs."""
    ruling = Ruling(
        UNLOCK_COST,
        who=player(cx, child(node, 0)),
        filter=such(cx, child(node, 1)),
        amount=Fixed(number(node, 2)),
    )
    hold(cx, ruling, Span(), "31-4")
