"""What is valid and what is not (11.4, 11.10.4.2, 11.11.8), and what is so whatever else is."""

from __future__ import annotations

from kirifuda.games.vanguard.changing import Become, Double
from kirifuda.games.vanguard.keywords import BLACK, DEATHBLOW, GLITTER, THUNDER, WHITE
from kirifuda.games.vanguard.meaning.context import (
    Context,
    NoMeaning,
    child,
    children,
    means,
    number,
    part,
)
from kirifuda.games.vanguard.meaning.counts import value
from kirifuda.games.vanguard.meaning.groups import STATS, ref
from kirifuda.games.vanguard.meaning.places import player
from kirifuda.games.vanguard.meaning.values import ICON_KINDS, PLAIN, hold, hold_rule
from kirifuda.games.vanguard.nullifying import EndEffects
from kirifuda.games.vanguard.rulings import LOSES_AT, NO_TRIGGERS, REGALIS_ANYWAY, VALID
from kirifuda.games.vanguard.skills import CountDrive, LoseOriginalSkills, LoseSkills
from kirifuda.kernel.effects.relations import ValueOf
from kirifuda.kernel.effects.terms import Cards, Fixed, This
from kirifuda.kernel.effects.who import You
from kirifuda.kernel.position.cards import CONTINUOUS
from kirifuda.kernel.values.layers import AlwaysNumber, LoseAbilities, LoseOriginalAbilities
from kirifuda.kernel.values.rulings import Ruling
from kirifuda.text import Node


@means("act.nullify")
def nullify(cx: Context, node: Node) -> None:
    """11.4.2: the abilities are there, but nothing comes of them."""
    kind = ICON_KINDS[child(node, 1).phrase]
    found = cx.read(child(node, 0), Cards)

    def write(cards: Cards) -> None:
        hold(cx, LoseAbilities(cards, 1 << kind))
        if kind == CONTINUOUS:
            hold(cx, LoseSkills(cards))
            hold(cx, CountDrive(cards))

    if cx.rule:
        write(found)
        return
    cx.act_on(found, write)


@means("act.lose_original")
def lose_original(cx: Context, node: Node) -> None:
    """11.11.1.3: what the card says itself is lost, what it was given stays."""
    found = cx.read(child(node, 0), Cards)
    if not isinstance(found, This) or not isinstance(ref(cx, child(node, 1)), This):
        raise NoMeaning("only of the card itself that is told")
    kind = ICON_KINDS[child(node, 2).phrase]
    hold(cx, LoseOriginalAbilities(found, 1 << kind))
    if kind == CONTINUOUS:
        hold(cx, LoseOriginalSkills(found))


@means("act.always")
def always(cx: Context, node: Node) -> None:
    """11.11.1.9, 11.11.2."""
    found = cx.read(child(node, 0), Cards)
    attribute, goal = STATS[child(node, 1).phrase], Fixed(number(node, 2))
    hold(cx, AlwaysNumber(found, attribute, goal))


@means("act.until_value", "act.until_like")
def until_as(cx: Context, node: Node) -> None:
    """11.11.4.1: by what it differs as that is done, whatever becomes of either later."""
    if cx.standing or cx.rule:
        raise NoMeaning("this is done, it does not hold")
    found, told = cx.read(child(node, 0), Cards), child(node, 2)

    def write(cards: Cards) -> None:
        if node.phrase == "act.until_value":
            hold(cx, Become(cards, STATS[child(node, 1).phrase], value(cx, told)))
            return
        other = ref(cx, told)
        for one in children(node, 1):
            hold(cx, Become(cards, STATS[one.phrase], ValueOf(other, STATS[one.phrase], False)))

    cx.act_on(found, write)


@means("act.double")
def double(cx: Context, node: Node) -> None:
    """11.11.4.1.1: each by what it is as that is done."""
    if cx.standing or cx.rule:
        raise NoMeaning("this is done, it does not hold")
    attribute = STATS[child(node, 1).phrase]
    cx.act_on(cx.read(child(node, 0), Cards), lambda cards: hold(cx, Double(cards, attribute)))


@means("act.no_triggers")
def no_triggers(cx: Context, node: Node) -> None:
    """11.10.4.2: a rule for the fighter."""
    hold_rule(cx, Ruling(NO_TRIGGERS, player(cx, child(node, 0))))


@means("act.loses_at")
def loses_at(cx: Context, node: Node) -> None:
    """13.2.2, 4.11.4: for that fighter."""
    who = player(cx, child(node, 0))
    hold_rule(cx, Ruling(LOSES_AT, who, amount=Fixed(number(node, 1))))


@means("act.end_effects")
def end_effects(cx: Context, node: Node) -> None:
    told = child(node, 1).phrase
    if told not in PLAIN:
        raise NoMeaning("effects are not told apart by this")
    if cx.standing or cx.rule:
        raise NoMeaning("this is done, it does not hold")
    cx.emit(EndEffects(ref(cx, child(node, 0)), PLAIN[told]))


CONDITIONED = {
    "condword.thunder": THUNDER,
    "condword.white": WHITE,
    "condword.black": BLACK,
    "condword.glitter": GLITTER,
    "condword.deathblow": DEATHBLOW,
}
part(*CONDITIONED)


@means("act.validate")
def validate(cx: Context, node: Node) -> None:
    """14.1.2: what a keyword asks counts as met, for abilities with that keyword."""
    word = Fixed(CONDITIONED[child(node, 1).phrase])
    found = cx.read(child(node, 0), Cards)
    hold_rule(cx, Ruling(VALID, You(), found, amount=word))


@means("act.piece_anyway")
def piece_anyway(cx: Context, node: Node) -> None:
    """14.51.2.2: other Regalis Pieces do not matter to these abilities."""
    kind = Fixed(ICON_KINDS[child(node, 1).phrase])
    hold_rule(cx, Ruling(REGALIS_ANYWAY, You(), ref(cx, child(node, 0)), amount=kind))
