"""Abilities: their kind, where they are valid, their conditions, limits, costs and effects."""

from __future__ import annotations

from collections.abc import Callable

from kirifuda.games.phrases import condition
from kirifuda.games.vanguard.describing import AtSpots, SharesClan
from kirifuda.games.vanguard.happening import DIVINE, UNIQUE, Happens
from kirifuda.games.vanguard.keywords import (
    BLACK,
    DEATHBLOW,
    GLITTER,
    THUNDER,
    WHITE,
    Keyword,
)
from kirifuda.games.vanguard.meaning.context import (
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
from kirifuda.games.vanguard.meaning.costs import cost, or_nothing
from kirifuda.games.vanguard.meaning.events import event
from kirifuda.games.vanguard.meaning.keywords import KEYWORDS, WORDS
from kirifuda.games.vanguard.meaning.places import ALL_SPOTS, spot
from kirifuda.games.vanguard.orders import ORDER_ABILITY, PLAYED_FROM
from kirifuda.games.vanguard.rulings import NO_CALL, NO_RIDE, PLAY_FROM
from kirifuda.games.vanguard.trigger_abilities import OVER_EFFECT
from kirifuda.games.vanguard.zones import (
    ACE,
    BIND,
    CIRCLES,
    CREST,
    CRESTS,
    DAMAGE,
    G_UNIT,
    GRADE,
    MARKER,
    MARKERS,
    ORDER,
    REAR,
    RIDE_CREST,
)
from kirifuda.games.vanguard.zones import VANGUARD as V
from kirifuda.kernel.effects.conditions import And, Condition, Every, Exists, Kept, Or, Unless
from kirifuda.kernel.effects.effect import Instruction, Program
from kirifuda.kernel.effects.flow import KeepTruth
from kirifuda.kernel.effects.relations import InZones, OddValue
from kirifuda.kernel.effects.terms import All, FaceDown, In, Is, Kind, Named, This, Trait, Where
from kirifuda.kernel.effects.who import Opponent, You
from kirifuda.kernel.position.cards import (
    ACTIVATED,
    AUTO,
    CONTINUOUS,
    EVERYWHERE,
    Ability,
    folded,
)
from kirifuda.kernel.values.layers import Modifier
from kirifuda.kernel.values.rulings import Ruling
from kirifuda.text import Node

KINDS = {
    "ability.auto": AUTO,
    "ability.auto_also": AUTO,
    "ability.act": ACTIVATED,
    "ability.always": CONTINUOUS,
}
NO_UNIT = ORDER | CREST | RIDE_CREST | MARKER
Lines = Callable[[Context, Node], None]


@means(*KINDS)
def build(card: CardBuilder, node: Node, kinds: int, printed: bool = True) -> int:
    """Turn one ability's tree into an `Ability`; returns its place in the card's list."""
    kind = KINDS[node.phrase]
    ability = Ability(kind)
    ability.printed = printed
    place = card.add(ability)
    cx = Context(card, ability, ability.body)
    for label in children(node, 0):
        put_label(cx, label)
    if card.glitter and printed:
        # 14.47.3.2.1, 14.47.3.1.1: all abilities from there on; without it none of them is valid
        ability.conditions.append(glitter(card.glitter))  # 14.47.3.2.2
    zones = 0
    for mark in children(node, 1):
        zones |= put_mark(cx, mark)
    at = 2
    if node.phrase == "ability.auto_also":
        otherwise(cx, child(node, 2))
        at = 3
    if kind == AUTO:
        wait_for(cx, child(node, at))
        ability.declinable = ability.limit > 0 or ability.skill > 0  # 12.3.5
    lines = children(node, len(node.args) - 1)
    if kind == CONTINUOUS and not zones and printed and declared(card, lines):
        card.abilities.pop()
        return -1
    cx.unit = not kinds & NO_UNIT and not zones & ~CIRCLES
    carry_out(cx, lines, kind)
    ability.zones = zones or default_zones(ability, kinds)
    return place


def wait_for(cx: Context, node: Node) -> None:
    """What an automatic ability waits for: an event, or a state (11.9.8)."""
    if node.phrase == "event1.state":
        cx.ability.state = cx.read(child(node, 0), Condition)
    else:
        cx.ability.triggers.extend(event(cx, node))


part("event1.state")


def carry_out(cx: Context, lines: tuple[Node, ...], kind: int) -> None:
    """The sentences of an ability."""
    cx.standing = kind == CONTINUOUS
    first = True
    for line in lines:
        if line.phrase == "sentence.also_pay":
            if not first or kind != ACTIVATED:
                raise NoMeaning("the cost that this speaks of is told elsewhere")
            otherwise(cx, child(line, 0))
            continue
        if first and kind == ACTIVATED:
            line = without_cost(cx, line)
        first = False
        cx.do(line)
        if cx.standing and cx.body:
            raise NoMeaning("this would have to be done, not to hold", line)
    if cx.also or cx.less is not None:
        raise NoMeaning("the cost that can be paid otherwise is not told")


def otherwise(cx: Context, node: Node) -> None:
    """Another way of paying the cost that is told next, or less to pay."""
    if node.phrase == "also.less":
        cx.less = (child(node, 0), child(node, 1))
    elif node.phrase == "also.pay_if":
        cx.also = [(child(node, 0), child(node, 1))]
    else:
        cx.also = [(None, child(node, 0))]


part("sentence.also_pay", "also.pay", "also.pay_if", "also.less")


def without_cost(cx: Context, line: Node) -> Node:
    """11.8.2.3: the cost of an activated ability is paid as it is played, whatever is asked of it
    later (11.2.1.1). What stands before the cost is asked before it is paid (11.8.3.1.1), so that
    paying it changes nothing about the answer."""
    told = child(line, 0)
    path: list[Node] = []
    while told.phrase == "pre.if":
        path.append(told)
        told = child(told, 1)
    if told.phrase != "pre.cost":
        return line
    paid: list[Instruction] = []
    for one in path:
        index = cx.number()
        paid.append(KeepTruth(index, condition(cx, child(one, 0))))
        cx.settled.append((child(one, 0), Kept(index)))
    cx.ability.cost = Program([*paid, cost(cx, child(told, 0))])
    rest = child(told, 1)
    for one in reversed(path):
        rest = Node(one.phrase, (one.args[0], rest), one.form)
    return Node(line.phrase, (rest,), line.form)


def default_zones(ability: Ability, kinds: int) -> int:
    """11.4.4.1: without a zone told, where the text can come true; crests, those of ride decks
    too, in the crest zone (11.4.4.1.1)."""
    if kinds & (CREST | RIDE_CREST):
        return 1 << CRESTS  # 15.7.3
    if kinds & MARKER:
        return 1 << MARKERS  # 15.8.6.2
    if ability.kind == CONTINUOUS:
        own = all(of_itself(one) for one in ability.modifiers)
        return EVERYWHERE if own and ability.modifiers else CIRCLES
    if any(trigger.own for trigger in ability.triggers):
        return EVERYWHERE
    return CIRCLES


def of_itself(modifier: Modifier) -> bool:
    """Whether a change concerns its own card alone: what it is, or what may be done with it."""
    if modifier.target is not None:
        return modifier.target.own
    such = modifier.filter if isinstance(modifier, Ruling) else None
    return isinstance(such, Is) and such.cards.own


LABELS = {"label.divine": DIVINE, "label.unique": UNIQUE}  # 12.3.3.2, 12.3.4.2


def put_label(cx: Context, node: Node) -> None:
    """What a keyword before an ability's icon says (14.2)."""
    if node.phrase in LABELS:
        cx.ability.skill = LABELS[node.phrase]
    elif node.phrase in ("label.white", "label.black"):
        white = node.phrase == "label.white"
        up = In(You(), [BIND], FaceDown(0))  # 14.43.2.4: what lies face down is not there
        # 14.43.2.3: without a card there neither is valid
        grades = And([Exists(up), Every(up, OddValue(GRADE, 1 if white else 0))])
        cx.ability.conditions.append(Keyword(WHITE if white else BLACK, grades))
        cx.ability.conditions.append(Exists(In(You(), [V], Named(folded("アレスティエル")))))
    elif node.phrase == "label.glitter":
        cx.card.glitter = words(node, 0)


def glitter(name: str) -> Condition:
    """14.47.3.2: the vanguard is a glitter of that name."""
    lead = All([Trait("煌求者"), Named(folded(name))])
    return Keyword(GLITTER, Exists(In(You(), [V], lead)))


part("label.glitter", "label.word", "label.divine", "label.unique", "label.white", "label.black")


def put_mark(cx: Context, node: Node) -> int:
    """Enter a mark of an ability's head; returns the zones (bits) it names."""
    ability = cx.ability
    if node.phrase == "mark.zone":
        return put_zones(cx, children(node, 0))
    if node.phrase == "mark.turn":
        ability.limit = number(node, 0)
    elif node.phrase == "mark.break":
        ability.conditions.append(Exists(In(You(), [V], Kind(G_UNIT)), number(node, 0)))
    elif node.phrase == "mark.fight":
        ability.limit = number(node, 0)
        ability.for_good = True
    else:
        word = child(node, 0)
        if word.phrase == "labelword.thunder":
            bound = In(Opponent(You()), [BIND])
            ability.conditions.append(Keyword(THUNDER, Exists(bound, number(word, 0))))
        elif word.phrase == "labelword.deathblow":
            hurt = Exists(In(You(), [DAMAGE]), 3)
            ability.conditions.append(Keyword(DEATHBLOW, hurt))
    return 0


part("mark.break", "mark.zone", "mark.turn", "mark.fight", "mark.word")
part("labelword.thunder", "labelword.deathblow", "labelword.fusion")


def put_zones(cx: Context, nodes: tuple[Node, ...]) -> int:
    """11.4.4: zones, and rows or places of circles that are part of them."""
    zones = 0
    rows: list[Condition] = []
    others = 0
    for node in nodes:
        found = spot(cx, node)
        zones |= 1 << found.zone
        if found.spots != ALL_SPOTS:
            rows.append(Exists(Where(This(), AtSpots(found.spots))))
        elif not found.plain:
            raise NoMeaning("an ability is not valid in such a place")
        else:
            others |= 1 << found.zone
    if rows:
        if others & 1 << REAR:
            raise NoMeaning("valid on all rear-guard circles and on some")
        if others:
            rows.append(Exists(Where(This(), InZones(others))))
        cx.ability.conditions.append(rows[0] if len(rows) == 1 else Or(rows))
    return zones


def granted(cx: Context, node: Node) -> int:
    """An ability that cards are given: its place in the card's list."""
    return build(cx.card, node, 0, printed=False)


# -- what holds from the beginning -------------------------------------------------------------


def declared(card: CardBuilder, lines: tuple[Node, ...]) -> bool:
    """2.1.2: names that a card has everywhere, told in an ability that says nothing else."""
    found: list[tuple[str, str]] = []
    for line in lines:
        told = child(line, 0)
        if told.phrase == "pre.during" and child(told, 0).phrase == "span.fight":
            told = child(told, 1)
        if told.phrase != "act.are" or child(told, 0).phrase != "card.this":
            return False
        being = child(told, 1)
        if being.phrase not in ("being.named", "being.also_named"):
            return False
        found.append((being.phrase, words(being, 0)))
    for phrase, name in found:
        if phrase == "being.named":
            card.renamed = name
        else:
            card.names.append(name)
    return True


part("being.named")


def declare(card: CardBuilder, node: Node, kinds: int) -> None:
    """A line of a text: an ability, a keyword, what an order does."""
    phrase = node.phrase
    if phrase in KINDS:
        build(card, node, kinds)
    elif phrase in ("text.keyword", "text.word"):
        word = child(node, 0)
        if word.phrase in KEYWORDS:
            card.marks |= KEYWORDS[word.phrase]
        elif word.phrase in WORDS:
            card.traits.append(WORDS[word.phrase])
        else:
            raise NoMeaning("this is no keyword of a card by itself", word)
    elif phrase == "text.forerunner":
        forerunner(card, kinds)
    elif phrase == "text.icon":
        card.traits.append(f"icon:{words(node, 0)}")
    elif phrase == "text.dress_up":
        card.names.append(words(node, 0))  # 14.52.2.1: of the printed card, so in every zone
        card.traits.append("ドレスアップ")
    elif phrase == "text.world":
        card.traits.append(f"〈{words(node, 0)}〉")
    elif phrase == "text.mate":
        mate(card, words(node, 0))
    elif phrase == "text.ace":
        card.marks |= ACE
    elif phrase == "text.deck_limit":
        card.limits.append(((words(node, 0),), number(node, 1)))
    elif phrase == "text.deck_limit_both":
        card.limits.append(((words(node, 0), words(node, 1)), number(node, 2)))
    elif phrase == "text.deck_limit_this":
        card.limits.append(((), number(node, 0)))
    elif phrase in ("text.order", "text.over"):
        order(card, node)
    else:
        raise NoMeaning(f"no meaning is attached to {phrase}", node)


part(
    "text.forerunner",
    "text.keyword",
    "text.word",
    "text.icon",
    "text.dress_up",
    "text.mate",
    "text.ace",
)
part(
    "text.world",
    "text.deck_limit",
    "text.deck_limit_both",
    "text.deck_limit_this",
    "text.order",
    "text.over",
)
part("sentence.playable", "sentence.playable_from", "sentence.playable_free")
part("playable.if", "playable.for", "playable.if_for")


def order(card: CardBuilder, node: Node) -> None:
    """What an order does, what playing it costs and asks (11.8.2.4); what an over trigger adds."""
    over = node.phrase == "text.over"
    ability = Ability(OVER_EFFECT if over else ORDER_ABILITY)
    ability.printed = not over
    ability.zones = 0
    card.add(ability)
    cx = Context(card, ability, ability.body)
    lines = list(children(node, 0))
    head: list[Node] = []
    while lines and lines[0].phrase.startswith("sentence.playable"):
        head.append(lines.pop(0))
    if head:
        playable(cx, head, over)
    for line in lines:
        if line.phrase.startswith("sentence.playable"):
            raise NoMeaning("what playing it asks is told first", line)
        cx.do(line)


def playable(cx: Context, lines: list[Node], over: bool) -> None:
    """11.8.2.4: what must hold so that it can be played, what that costs, and when it costs
    nothing: then it can be played, whatever must hold to pay."""
    free = [line for line in lines if line.phrase == "sentence.playable_free"]
    told = [line for line in lines if line not in free]
    if over or len(free) > 1 or len(told) != 1:
        raise NoMeaning("what playing it asks is told first", lines[-1])
    line = child(told[0], len(told[0].args) - 1)
    if told[0].phrase == "sentence.playable_from":
        where = Ability(CONTINUOUS)
        where.modifiers.append(from_there(cx, told[0]))
        cx.card.add(where)
    asked = condition(cx, child(line, 0)) if line.phrase != "playable.for" else None
    made = None
    if line.phrase != "playable.if":
        made = cost(cx, child(line, len(line.args) - 1))
    if free:
        if made is None:
            raise NoMeaning("nothing is paid for it", free[0])
        nothing = condition(cx, child(free[0], 0))
        made = or_nothing(cx, made, asked, nothing)
        asked = None if asked is None else Or([asked, nothing])
    if asked is not None:
        cx.ability.conditions.append(asked)
    if made is not None:
        cx.ability.cost = Program([made])


def from_there(cx: Context, node: Node) -> Ruling:
    """9.9.2.3, 10.5.1.2.5: an order that is played from elsewhere than the hand, too."""
    zones = 0
    for one in children(node, 0):
        zones |= 1 << spot(cx, one).zone
    if zones & ~PLAYED_FROM:
        raise NoMeaning("no order is played from there", node)
    return Ruling(PLAY_FROM, You(), None, Is(This()), zones=zones)


def forerunner(card: CardBuilder, kinds: int) -> None:
    """14.8.2: who is ridden upon by a unit of its own clan may be called."""
    this = Node("card.this", ())
    ridden = Node("event2.did", (Node("subject.card", (this,)), Node("deed1.was_ridden", ())))
    rear = Node("site.one", (Node("field.rear", ()),))
    call = Node("act.to", (this, Node("verb1.call", (rear,))))
    told = Node("sentence.do", (Node("do.may", (call,)),))
    place = build(card, Node("ability.auto", ((), (), ridden, (told,))), kinds)
    for trigger in card.abilities[place].triggers:
        assert isinstance(trigger, Happens)
        trigger.other = SharesClan(This())


def mate(card: CardBuilder, name: str) -> None:
    """14.54.2: it cannot be ridden, and is called only with such a vanguard."""
    ability = Ability(CONTINUOUS)
    ability.modifiers.append(Ruling(NO_RIDE, You(), None, Is(This())))
    alone = Ruling(NO_CALL, You(), None, Is(This()))
    alone.condition = Unless(Exists(In(You(), [V], Named(folded(name)))))
    ability.modifiers.append(alone)
    card.add(ability)
