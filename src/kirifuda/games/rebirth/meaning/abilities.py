"""Abilities: their kind, where they are valid, their conditions, limits, costs and effects."""

from __future__ import annotations

from collections.abc import Sequence

from kirifuda.games.phrases import condition
from kirifuda.games.rebirth.counter import CANCEL, CARD_PLAY, Cancels
from kirifuda.games.rebirth.events import BY_ENTRY
from kirifuda.games.rebirth.meaning.causes import both_hold
from kirifuda.games.rebirth.meaning.context import (
    CardBuilder,
    Context,
    NoMeaning,
    child,
    children,
    means,
    number,
    part,
    words,
)
from kirifuda.games.rebirth.meaning.costs import cost
from kirifuda.games.rebirth.meaning.counting import weigh
from kirifuda.games.rebirth.meaning.delayed import NEXT
from kirifuda.games.rebirth.meaning.events import event, narrowed
from kirifuda.games.rebirth.meaning.filters import any_of, filter_, icon_kind
from kirifuda.games.rebirth.meaning.happenings import deed_of
from kirifuda.games.rebirth.meaning.instead import core
from kirifuda.games.rebirth.meaning.places import spot
from kirifuda.games.rebirth.meaning.sentences import sentence
from kirifuda.games.rebirth.meaning.spans import span_condition
from kirifuda.games.rebirth.rules import BLOCKER, GROWTH, SPARK
from kirifuda.games.rebirth.terms import Combo, FullPower, IsPartner
from kirifuda.games.rebirth.triggers import Occurs
from kirifuda.games.rebirth.zones import (
    DECK,
    ENERGY,
    ENTRY,
    HAND,
    MEMBER,
    REBIRTH,
    REBIRTH_CARD,
    SOUL,
)
from kirifuda.kernel.effects.conditions import Condition, Trigger
from kirifuda.kernel.effects.past import Answers
from kirifuda.kernel.effects.terms import Filter, Not
from kirifuda.kernel.events.moving import MOVED
from kirifuda.kernel.position.cards import ACTIVATED, AUTO, CONTINUOUS, EVERYWHERE, Ability
from kirifuda.text import Node

KINDS = {
    "ability.auto": AUTO,
    "ability.auto_during": AUTO,
    "ability.auto_cost": AUTO,
    "ability.act": ACTIVATED,
    "ability.act_free": ACTIVATED,
    "ability.always": CONTINUOUS,
    "ability.spark": SPARK,
    "ability.blocker": BLOCKER,
    "ability.blocker_of": BLOCKER,
    "ability.cancel": CANCEL,
    "ability.growth": GROWTH,
}


UNSEEN = 1 << DECK | 1 << HAND


@means(*KINDS)
def build(card: CardBuilder, node: Node, kinds: int, printed: bool = True) -> int:
    """Turn one ability's tree into an `Ability`; returns its place in the card's list."""
    kind = KINDS[node.phrase]
    ability = Ability(kind)
    ability.printed = printed
    place = card.add(ability)
    cx = Context(card, ability, ability.body)
    zones = 0
    if kind in (AUTO, ACTIVATED, CONTINUOUS, SPARK):
        for mark in children(node, 0):
            zones |= put_mark(cx, mark)
    if node.phrase in ("ability.act", "ability.auto_cost"):
        ability.cost = cost(cx, child(node, 1))
    if node.phrase == "ability.auto_during":
        limit = span_condition(cx, child(node, 1))
        ability.triggers.extend(narrowed(cx, event(cx, child(node, 2)), limit))
    elif node.phrase == "ability.auto":
        ability.triggers.extend(event(cx, child(node, 1)))
    elif node.phrase == "ability.auto_cost":
        ability.triggers.extend(event(cx, child(node, 2)))
        ability.declinable = True
    elif kind == SPARK:
        spark = Occurs(MOVED, True)
        spark.frm = 1 << DECK
        spark.to = 1 << ENTRY
        spark.causes = 1 << BY_ENTRY
        ability.triggers.append(spark)
    elif kind == BLOCKER:
        if node.phrase == "ability.blocker_of":
            ability.filter = any_of([filter_(cx, n) for n in children(node, 0)])
    elif kind == CANCEL:
        for mark in children(node, 0):
            zones |= put_mark(cx, mark)
        if zones & ~(1 << HAND):
            raise NoMeaning("a cancel ability is presented from the hand")
        ability.filter = cancels(cx, children(node, 1))
    if ability.state is not None and zones & UNSEEN:
        raise NoMeaning("where nobody looks no state is seen to come about")
    if ability.limit and kind in (AUTO, SPARK):
        ability.declinable = True  # 9.2.2.2
    cx.zoned = zones != 0
    if zones or ability.zones == EVERYWHERE:
        ability.zones = zones or default_zones(ability, kinds)
    if not zones and mentions(node, "cond1.is_soul"):
        ability.zones |= 1 << SOUL  # 9.4.5: it tells of itself as a soul
    if kind in (AUTO, ACTIVATED, SPARK, CONTINUOUS):
        cx.standing = kind == CONTINUOUS
        lines = children(node, len(node.args) - 1)
        draws_more = mentions(node, "act.draw_more")
        for line in lines:
            declare(cx, line, draws_more)
            if line.phrase == "sentence.letter":
                if cx.letter is not None:
                    raise NoMeaning("it is told twice what X is", line)
                cx.letter = child(line, 0)
        others = also_waits(lines) if node.phrase == "ability.auto" else []
        if others:
            answer_each(cx, child(node, 1), lines, others)
            return place
        for line in lines:
            say_line(cx, line)
            if cx.standing and ability.body:
                raise NoMeaning("this would have to be done, not to hold", line)
    return place


def say_line(cx: Context, line: Node) -> None:
    """A sentence of an ability, if it tells what is done."""
    if line.phrase == "sentence.letter":
        cx.apply(line)
    elif core(child(line, 0)).phrase not in DECLARED:
        sentence(cx, line)


def also_waits(lines: Sequence[Node]) -> list[int]:
    """The sentences that begin with another event for which an automatic ability waits as well.

    Something that happens to cards, told without a time: what an effect makes wait for it tells
    until when (このターン), or that it is the next time (9.8.5).
    """
    out: list[int] = []
    for at in range(1, len(lines)):
        told = child(lines[at], 0) if lines[at].phrase == "sentence.do" else lines[at]
        if told.phrase == "pre.when" and child(told, 0).category == "hap":
            if child(told, 0).phrase not in NEXT:
                out.append(at)
    return out


def answer_each(cx: Context, first: Node, lines: Sequence[Node], others: list[int]) -> None:
    """An ability that waits for several events, and does something else for each (9.1.1.2.1)."""
    events = [first, *(child(child(lines[at], 0), 0) for at in others)]
    cx.ability.triggers = []
    answers: list[Condition] = []
    for what in events:
        found: list[Trigger] = [*event(cx, what)]
        cx.ability.triggers.extend(found)
        answers.append(cx.truth(Answers(found)))
    for nth, start in enumerate([0, *others]):
        end = [*others, len(lines)][nth]
        event(cx, events[nth])  # what it is about is told of from here on
        jump = cx.only_if(answers[nth])
        for line in lines[start:end]:
            if line is lines[start] and start:
                line = Node(line.phrase, (child(child(line, 0), 1),), line.form)
            say_line(cx, line)
        cx.land(jump)


def declare(cx: Context, line: Node, draws_more: bool) -> None:
    """What a sentence tells about the whole ability: how often, when else, what counts double."""
    told = child(line, 0)
    what = core(told)
    ability = cx.ability
    if what.phrase == "act.limit":
        ability.limit = number(what, 0)
        ability.declinable = ability.kind in (AUTO, SPARK)  # 9.2.2.2
    elif what.phrase == "act.usable_only":
        if told is not what or ability.kind not in (AUTO, ACTIVATED):
            raise NoMeaning("only abilities that are used are used at such a time")
        ability.conditions.append(cx.for_some(condition(cx, child(what, 0))))
    elif what.phrase == "act.usable_during":
        if told is not what or ability.kind not in (AUTO, ACTIVATED):
            raise NoMeaning("only abilities that are used are used at such a time")
        ability.conditions.append(cx.for_some(span_condition(cx, child(what, 0))))
    elif what.phrase in ("act.counts_for", "act.counts_for_trait"):
        weigh(cx, what)
    elif what.phrase == "act.also_triggers":
        also = deed_of(cx, child(what, 0))
        also.own = True
        while told is not what:
            if told.phrase != "pre.if":
                raise NoMeaning("only a condition is told for another event")
            also.condition = both_hold(also.condition, condition(cx, child(told, 0)))
            told = child(told, 1)
        ability.triggers.append(also)
    elif what.phrase == "act.not_stacking":
        if not draws_more:
            raise NoMeaning("only the drawing of more cards counts once")


def mentions(node: Node, phrase: str) -> bool:
    """Whether a phrase stands somewhere in a tree."""
    if node.phrase == phrase:
        return True
    for arg in node.args:
        if isinstance(arg, Node) and mentions(arg, phrase):
            return True
        if isinstance(arg, tuple) and any(mentions(n, phrase) for n in arg):
            return True
    return False


DECLARED = (
    "act.limit",
    "act.usable_only",
    "act.usable_during",
    "act.counts_for",
    "act.counts_for_trait",
    "act.also_triggers",
    "act.not_stacking",
)
part(*DECLARED)


def default_zones(ability: Ability, kinds: int) -> int:
    """9.4.5: without a zone named, where the ability clearly functions.

    Rebirth cards: the Rebirth zone, but a spark works from the entry. Blockers and
    cancel abilities: the hand. Events of the card's own: wherever they take it. All else of
    characters: the entry and the members.
    """
    if ability.kind == SPARK:
        return EVERYWHERE
    if ability.kind in (BLOCKER, CANCEL):
        return 1 << HAND
    if ability.kind == GROWTH:
        return EVERYWHERE
    if any(t.own for t in ability.triggers):
        return EVERYWHERE
    if kinds & REBIRTH_CARD:  # 9.4.5.1
        return 1 << REBIRTH
    return 1 << ENTRY | 1 << MEMBER


@means("mark.zone", "mark.soul", "mark.recombo", "mark.recombo_named")
@means("mark.full", "mark.full_of", "mark.turn")
def put_mark(cx: Context, node: Node) -> int:
    """Enter a mark of an ability's head; returns the zones (bits) it names."""
    ability = cx.ability
    if node.phrase == "mark.zone":
        zone = spot(cx, child(node, 0))
        if zone.kind == ENERGY and zone.partners == 1:
            ability.conditions.append(IsPartner())  # 9.4.4.2
        return 1 << zone.kind
    if node.phrase == "mark.soul":
        return 1 << SOUL
    if node.phrase == "mark.recombo":
        ability.conditions.append(Combo([]))
    elif node.phrase == "mark.recombo_named":
        ability.conditions.append(Combo([words(one, 0) for one in children(node, 0)]))
    elif node.phrase == "mark.full":
        ability.conditions.append(FullPower(number(node, 0), None))
    elif node.phrase == "mark.full_of":
        such = any_of([filter_(cx, n) for n in children(node, 1)])
        ability.conditions.append(FullPower(number(node, 0), such))
    elif node.phrase == "mark.turn":
        ability.limit = number(node, 0)
    else:
        raise NoMeaning(f"no meaning is attached to {node.phrase}")
    return 0


part("title.named")
part("target.icon", "target.icon_but", "target.icon_of", "target.card")


def cancels(cx: Context, nodes: tuple[Node, ...]) -> Filter:
    """11.4: what a cancel ability can be aimed at."""
    kinds = 0
    such: Filter | None = None
    for node in nodes:
        if node.phrase == "target.icon":
            kinds |= 1 << icon_kind(child(node, 0))
        elif node.phrase in ("target.icon_but", "target.icon_of"):
            kinds |= 1 << icon_kind(child(node, 1))
            named = filter_(cx, child(node, 0))
            such = Not(named) if node.phrase == "target.icon_but" else named
        elif node.phrase == "target.card":
            kinds |= 1 << CARD_PLAY
            if child(node, 0).phrase != "noun.character":
                such = filter_(cx, child(node, 0))
        else:
            raise NoMeaning(f"no meaning is attached to {node.phrase}")
    if such is not None and len(nodes) > 1:
        raise NoMeaning("several targets of which one is described")
    if kinds >> AUTO & 1:
        kinds |= 1 << SPARK  # 11.3.1: a spark is an automatic ability
    return Cancels(kinds, such)
