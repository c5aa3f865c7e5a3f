"""The effects of a card (8.1): forced, optional, activated, holding, or done when it is played."""

from __future__ import annotations

from kirifuda.games.deck import ANY_NUMBER
from kirifuda.games.legend_of_stars.meaning.cards import KIND_BITS, keyword
from kirifuda.games.legend_of_stars.meaning.context import CardBuilder, Context, means, part
from kirifuda.games.legend_of_stars.meaning.events import event
from kirifuda.games.legend_of_stars.meaning.sentences import sentences, whole
from kirifuda.games.legend_of_stars.picks import TARGET
from kirifuda.games.legend_of_stars.zones import (
    CHARACTER,
    CHARACTERS,
    EFFECT,
    FIELD,
    SUPPORT,
    SUPPORTS,
    USE,
)
from kirifuda.games.meanings import NoMeaning, child, children, number
from kirifuda.games.phrases import condition, span_condition
from kirifuda.kernel.effects.choosing import Choose
from kirifuda.kernel.effects.effect import Instruction, Program
from kirifuda.kernel.position.cards import ACTIVATED, AUTO, CONTINUOUS, EVERYWHERE, KEYWORD, Ability
from kirifuda.text import Node

#: Where the cost of an activated effect stands, and where what it does.
ACTIVATED_BY = {"ability.act": 0, "ability.act_limited": 1, "ability.act_free": -1}


@means("ability.keyword")
def special(card: CardBuilder, node: Node, kinds: int) -> None:
    """8.13: a special effect, or what the card is."""
    one = child(node, 0)
    bit = KIND_BITS.get(one.phrase, 0)
    if bit:
        if not kinds & (SUPPORT if bit == FIELD else EFFECT):
            raise NoMeaning(f"a card of this kind is not {one.phrase.partition('.')[2]}")
        card.kinds |= bit
        card.add(Ability(KEYWORD))
        return
    if kinds & EFFECT:
        raise NoMeaning("effect cards have no special effects (8.13)")
    bits, speed, energy = keyword(one)
    card.keywords |= bits
    card.speed = max(card.speed, speed)
    card.energy = max(card.energy, energy)
    card.add(Ability(KEYWORD))


@means("ability.deck_any", "ability.deck_up_to")
def deck_limit(card: CardBuilder, node: Node) -> None:
    """3.1: how many of it a deck may hold."""
    card.deck_limit = ANY_NUMBER if node.phrase == "ability.deck_any" else number(node, 0)
    card.add(Ability(KEYWORD))


@means("ability.when", "ability.plain", "ability.limited", *ACTIVATED_BY)
def effect(card: CardBuilder, node: Node, kinds: int) -> None:
    ability = Ability(kind_of(node, kinds))
    card.add(ability)
    cx = Context(card, ability, ability.body)
    told = children(node, len(node.args) - 1)
    lines = tuple(line for line in told if line.phrase != "sentence.limit")
    if len(lines) < len(told):
        limit_told(ability, node, told)
    if node.phrase == "ability.limited":
        ability.limit = number(node, 0)
    if node.phrase == "ability.when":
        ability.triggers.append(event(cx, child(node, 0)))
        ability.declinable = cx.granted = is_optional(lines[0])
    elif node.phrase in ACTIVATED_BY:
        at = ACTIVATED_BY[node.phrase]
        if node.phrase != "ability.act":
            ability.limit = number(node, 0)
        if at >= 0:
            ability.cost = cost(cx, child(node, at))
    elif ability.kind == CONTINUOUS:
        cx.standing = True
    if ability.kind == ACTIVATED and node.phrase not in ACTIVATED_BY:
        by(cx, child(lines[0], 0))
        lines = lines[1:]
    sentences(cx, lines)
    begin = ability.body[0] if ability.body else None
    if isinstance(begin, Choose) and begin.kind == TARGET:
        ability.first = [begin]  # 9.6: without a target it cannot be used
    if ability.zones == EVERYWHERE:
        ability.zones = 1 << CHARACTERS if kinds & CHARACTER else 1 << SUPPORTS


part("sentence.limit")


def limit_told(ability: Ability, node: Node, told: tuple[Node, ...]) -> None:
    """8.4: the last sentence tells how often the effect is used in a turn."""
    if len(told) < 2 or any(line.phrase == "sentence.limit" for line in told[:-1]):
        raise NoMeaning("how often it is used is told last, and once")
    if node.phrase not in ("ability.when", "ability.act") and ability.kind != ACTIVATED:
        raise NoMeaning("only what is used or triggered is used so many times a turn")
    if node.phrase not in ("ability.when", "ability.act", "ability.plain"):
        raise NoMeaning("how often it is used is told twice")
    ability.limit = number(told[-1], 0)


#: What stands before the cost of an effect, and tells when it can be used.
LIMITS = ("pre.during", "pre.if")


def by(cx: Context, node: Node) -> None:
    """8.4: an effect that is used by doing what stands before ことで, at such times only."""
    while node.phrase in LIMITS:
        told = child(node, 0)
        limit = span_condition if node.phrase == "pre.during" else condition
        cx.ability.conditions.append(limit(cx, told))
        node = child(node, 1)
    cx.ability.cost = cost(cx, child(node, 0))
    whole(cx, child(node, 1), False)


def is_used(lines: tuple[Node, ...]) -> bool:
    """Whether what a card in play says is used by doing something for it (ことで)."""
    node = lines[0]
    if node.phrase != "sentence.do":
        return False
    node = child(node, 0)
    while node.phrase in LIMITS:
        node = child(node, 1)
    return node.phrase == "do.by"


def is_optional(line: Node) -> bool:
    """8.1.2: whether an effect begins with what its master may do."""
    if line.phrase != "sentence.do":
        return False
    node = child(line, 0)
    while node.phrase in LIMITS:
        node = child(node, 1)
    return node.phrase == "do.may"


def kind_of(node: Node, kinds: int) -> int:
    """8.1: what kind of effect it is."""
    plain = node.phrase == "ability.plain"
    if plain and any(n.phrase.startswith("act.own_cost") for n in node.walk()):
        return CONTINUOUS
    if kinds & EFFECT:
        if not plain:
            raise NoMeaning("an effect card does what it says when it is played (2.2)")
        return USE
    if plain or node.phrase == "ability.limited":
        if is_used(children(node, len(node.args) - 1)):
            return ACTIVATED
        if not plain:
            raise NoMeaning("what holds is not used so many times a turn")
        return CONTINUOUS
    return ACTIVATED if node.phrase in ACTIVATED_BY else AUTO


def cost(cx: Context, node: Node) -> Program:
    """8.4: what must be done completely to use an effect."""
    body: list[Instruction] = []
    kept, cx.body, cx.pays = cx.body, body, True
    cx.do(node)
    cx.body, cx.pays = kept, False
    return Program(body)


def build(card: CardBuilder, node: Node, kinds: int) -> None:
    """Turn the tree of one line of text into what the card has."""
    if node.phrase == "ability.keyword":
        special(card, node, kinds)
    elif node.phrase in ("ability.deck_any", "ability.deck_up_to"):
        deck_limit(card, node)
    else:
        effect(card, node, kinds)
