"""Abilities: keywords (39), when they happen (36), their costs (30), their effects (35)."""

from __future__ import annotations

from kirifuda.games.drafts import NOTHING
from kirifuda.games.legions.instructions import ExhaustThis, Pay
from kirifuda.games.legions.meaning.cards import KEYS, SIZED
from kirifuda.games.legions.meaning.changes import hold
from kirifuda.games.legions.meaning.context import (
    CardBuilder,
    Context,
    NoMeaning,
    Span,
    child,
    children,
    means,
    number,
    part,
)
from kirifuda.games.legions.meaning.cores import paying_any
from kirifuda.games.legions.meaning.events import moment
from kirifuda.games.legions.meaning.places import place
from kirifuda.games.legions.meaning.sentences import lines
from kirifuda.games.legions.zones import (
    ARTS,
    COSTS_X,
    FIELD,
    MENACE,
    PLAY,
    PLAY_EFFECT,
    SKILL,
    UNITS,
    X,
)
from kirifuda.kernel.effects.conditions import TurnOf
from kirifuda.kernel.effects.effect import Instruction, Program
from kirifuda.kernel.effects.terms import Cards, Fixed
from kirifuda.kernel.effects.who import Opponent, You
from kirifuda.kernel.position.cards import ACTIVATED, AUTO, CONTINUOUS, EVERYWHERE, Ability
from kirifuda.kernel.values.layers import GrantAbility
from kirifuda.text import Node

KINDS = {
    "when.always": CONTINUOUS,
    "when.your_turn": CONTINUOUS,
    "when.their_turn": CONTINUOUS,
    "when.any": ACTIVATED,
    "when.once": ACTIVATED,
    "when.at": AUTO,
}
part(*KINDS, "ability.named", "ability.paid", "ability.keywords", "ability.play")


def build(card: CardBuilder, node: Node, kinds: int, side: int) -> None:
    """Turn one ability's tree into an `Ability`, or keywords into what the card is."""
    if node.phrase == "ability.keywords":
        for one in children(node, 0):
            keyword(card, one)
        return
    plays = bool(kinds & (SKILL | ARTS))
    if plays != (node.phrase == "ability.play"):
        raise NoMeaning("skills and arts have an effect (35-14), units have abilities (35-2)")
    ability = Ability(PLAY_EFFECT if plays else KINDS[child(node, 1).phrase])
    ability.side = side
    card.add(ability)
    cx = Context(card, ability, ability.body, kinds=kinds)
    if plays:
        if len([one for one in card.abilities if one.kind == PLAY_EFFECT]) > 1:
            raise NoMeaning("the whole text of a skill is one effect (35-3)")
        ability.zones = 1 << PLAY
        if kinds & COSTS_X:
            cx.keep_letter(X)
        lines(cx, children(node, 0))
        return
    ability.zones = FIELD  # 36-1
    head(cx, child(node, 1))
    paid = node.phrase == "ability.paid"
    if paid:
        if ability.kind != ACTIVATED:
            raise NoMeaning("only what is started has a cost (36-4a)")
        ability.cost = cost(cx, children(node, 2))
        cx.told = NOTHING
    body = children(node, 3 if paid else 2)
    if ability.kind == AUTO:
        works_elsewhere(cx, body)
    lines(cx, body)


def works_elsewhere(cx: Context, body: tuple[Node, ...]) -> None:
    """35-13: an effect that begins by asking whether its card is in another zone than the field
    says by that that it works there."""
    first = child(body[0], 0)
    if first.phrase != "pre.if" or child(first, 0).phrase != "cond1.in":
        return
    asked = child(first, 0)
    where = place(cx, child(asked, 1))
    if child(asked, 0).category != "me" or where.zones & FIELD:
        return
    if where.hidden():
        raise NoMeaning("nobody can check that a card of a hidden zone is there (17-8, 17-9)")
    cx.ability.zones = where.zones


@means("boon.ability")
def grant(cx: Context, node: Node, target: Cards, span: Span) -> None:
    """38-10: units are given an ability, which they have like one of their own."""
    if child(node, 1).phrase not in KINDS:
        raise NoMeaning("no such ability can be given")
    ability = Ability(KINDS[child(node, 1).phrase])
    ability.printed = False
    ability.zones = FIELD
    place = cx.card.add(ability)
    inner = Context(cx.card, ability, ability.body, kinds=UNITS)
    head(inner, child(node, 1))
    lines(inner, children(node, 2))
    hold(cx, GrantAbility(target, place), span, "38-10")


def keyword(card: CardBuilder, node: Node) -> None:
    """39-1: a keyword of the card itself. Of two menaces the larger counts, others add up."""
    key = child(node, 0).phrase
    if node.phrase == "keyword.plain":
        card.marks |= KEYS[key]
        return
    size = child(node, 1)
    if size.phrase != "num.n":
        raise NoMeaning("a keyword that is printed has a number")
    at = SIZED[key]
    had = card.numbers.get(at, 0)
    n = number(size, 0)
    card.numbers[at] = max(had, n) if at == MENACE else had + n


def head(cx: Context, node: Node) -> None:
    """36: when an ability holds, triggers or can be started.

    36-3b, 36-3c: in whose turn it holds. 36-4b: started once a turn.
    """
    ability = cx.ability
    if node.phrase == "when.your_turn":
        ability.conditions.append(TurnOf(You()))  # 36-3b
    elif node.phrase == "when.their_turn":
        ability.conditions.append(TurnOf(Opponent(You())))
    elif node.phrase == "when.once":
        ability.limit = 1  # 36-4b
    elif node.phrase == "when.at":
        zones = 0
        for one in children(node, 0):
            ability.zones = FIELD
            ability.triggers.append(moment(cx, one))
            zones = EVERYWHERE if EVERYWHERE in (zones, ability.zones) else zones | ability.zones
        ability.zones = zones
        if len(ability.triggers) > 1:
            cx.event = None  # which of them it was is not told
    cx.standing = ability.kind == CONTINUOUS


def cost(cx: Context, nodes: tuple[Node, ...]) -> Program:
    """30-1: all of it is paid before anything is done."""
    body: list[Instruction] = []
    effect, cx.body = cx.body, body
    cx.pays = True
    for node in nodes:
        part_of_cost(cx, node)
    cx.pays = False
    cx.body = effect
    return Program(body)


@means("cost.points", "cost.letter", "cost.exhaust", "cost.do")
def part_of_cost(cx: Context, node: Node) -> None:
    if node.phrase == "cost.points":
        cx.emit(Pay("30-2", You(), Fixed(number(node, 0))))
    elif node.phrase == "cost.letter":
        paying_any(cx, child(node, 0))
    elif node.phrase == "cost.exhaust":
        cx.emit(ExhaustThis("30-3"))
        cx.ability.rests = True
    else:
        cx.do(child(node, 0))
