"""Properties of cards: kinds, names, traits, costs, icons."""

from __future__ import annotations

from kirifuda.games.rebirth.counter import CANCEL
from kirifuda.games.rebirth.likeness import HasIcon
from kirifuda.games.rebirth.meaning.context import (
    MEANINGS,
    Context,
    NoMeaning,
    child,
    children,
    means,
    part,
    words,
)
from kirifuda.games.rebirth.questions import HasCombo, OtherThan, SameName
from kirifuda.games.rebirth.rules import BLOCKER, GROWTH, SPARK
from kirifuda.games.rebirth.terms import Damaged, NumberOf, Souled
from kirifuda.games.rebirth.zones import ATK, CHARACTER, COST, DEER, DEF, REBIRTH_CARD
from kirifuda.kernel.effects.terms import (
    All,
    Any,
    Anything,
    Both,
    Cards,
    FaceDown,
    Filter,
    Is,
    Kind,
    Named,
    Not,
    Number,
    Resting,
    This,
    Trait,
    Value,
)
from kirifuda.kernel.position.cards import ACTIVATED, AUTO, CONTINUOUS
from kirifuda.text import Node

ICONS = {
    "keyword.spark": SPARK,
    "keyword.blocker": BLOCKER,
    "keyword.cancel": CANCEL,
    "keyword.growth": GROWTH,
    "icon.auto": AUTO,
    "icon.act": ACTIVATED,
    "icon.always": CONTINUOUS,
}


part(*ICONS, "icon.recombo")


def icon_kind(node: Node) -> int:
    """The kind of ability that an icon stands for."""
    found = ICONS.get(node.phrase)
    if found is None:
        raise NoMeaning(f"no meaning is attached to {node.phrase}")
    return found


def icon_kinds(node: Node) -> int:
    """The kinds (bits) that an icon stands for; 11.3.1: a spark is an automatic ability."""
    kind = icon_kind(node)
    return 1 << kind | (1 << SPARK if kind == AUTO else 0)


def filter_(cx: Context, node: Node) -> Filter:
    if node.phrase == "icon.recombo":
        return HasCombo()
    if node.category in ("icon", "keyword"):
        return HasIcon(1 << icon_kind(node))
    return cx.read(node, Filter)


def told_cards(cx: Context, node: Node) -> Cards:
    """Cards that a phrase names (meaning/cards.py)."""
    return cx.read(node, Cards)


def any_of(parts: list[Filter]) -> Filter:
    return parts[0] if len(parts) == 1 else Any(parts)


@means("noun.character")
def character(cx: Context, node: Node) -> Filter:
    return Kind(CHARACTER)


@means("noun.deer")
def deer(cx: Context, node: Node) -> Filter:
    """12.2.1.1: a kind of characters."""
    return Kind(DEER)


@means("noun.card")
def card(cx: Context, node: Node) -> Filter:
    return Anything()


@means("noun.rebirth")
def rebirth(cx: Context, node: Node) -> Filter:
    return Kind(REBIRTH_CARD)


@means("noun.named")
def named(cx: Context, node: Node) -> Filter:
    return Named(words(node, 0))


@means("noun.trait")
def trait(cx: Context, node: Node) -> Filter:
    return Trait(words(node, 0))


@means("noun.face_down")
def face_down(cx: Context, node: Node) -> Filter:
    return All([FaceDown(1), Kind(CHARACTER)])


@means("noun.face_down_named")
def face_down_named(cx: Context, node: Node) -> Filter:
    return All([FaceDown(1), Named(words(node, 0))])


STATS = {"stat.cost": COST, "stat.atk": ATK, "stat.def": DEF}


MEANINGS.measure(STATS)


def stat(node: Node) -> int:
    """The number on a card that a word names."""
    return STATS[node.phrase]


@means("mod.same_as")
def same_as(cx: Context, node: Node) -> Filter:
    which = stat(child(node, 1))
    n = NumberOf(told_cards(cx, child(node, 0)), which)
    return Value(which, n, n)


@means("mod.same_as_it")
def same_as_it(cx: Context, node: Node) -> Filter:
    which = stat(child(node, 0))
    n = NumberOf(cx.it, which)
    return Value(which, n, n)


@means("mod.same_declared")
def same_declared(cx: Context, node: Node) -> Filter:
    if cx.declared < 0:
        raise NoMeaning("no number was declared before")
    n = Number(cx.declared)
    return Value(stat(child(node, 0)), n, n)


@means("mod.other")
def other(cx: Context, node: Node) -> Filter:
    last = cx.told.last
    cx.other = OtherThan(This() if last is None else Both([This(), last]))
    return cx.other


@means("mod.has_none")
def has_none(cx: Context, node: Node) -> Filter:
    return Not(any_of([filter_(cx, icon) for icon in children(node, 0)]))


@means("mod.has_any")
def has_any(cx: Context, node: Node) -> Filter:
    return any_of([filter_(cx, icon) for icon in children(node, 0)])


@means("mod.has_both")
def has_both(cx: Context, node: Node) -> Filter:
    return All([filter_(cx, icon) for icon in children(node, 0)])


@means("mod.has_that")
def has_that(cx: Context, node: Node) -> Filter:
    if cx.icons is None:
        raise NoMeaning("no ability was chosen before")
    return cx.icons


@means("mod.is_not")
def is_not(cx: Context, node: Node) -> Filter:
    return Not(filter_(cx, child(node, 0)))


@means("mod.same_name")
def same_name(cx: Context, node: Node) -> Filter:
    return SameName(told_cards(cx, child(node, 0)))


@means("mod.same_name_it")
def same_name_it(cx: Context, node: Node) -> Filter:
    return SameName(cx.it)


RESTING = {"pose.rested": 1, "pose.standing": 0, "pose.not_rested": 0, "pose.not_standing": 1}


@means(*RESTING)
def resting(cx: Context, node: Node) -> Filter:
    return Resting(RESTING[node.phrase])


@means("pose.has", "pose.has_not")
def has(cx: Context, node: Node) -> Filter:
    bears = filter_(cx, child(node, 0))
    return bears if node.phrase == "pose.has" else Not(bears)


@means("pose.damaged", "pose.undamaged")
def damaged(cx: Context, node: Node) -> Filter:
    hurt = Damaged()
    return hurt if node.phrase == "pose.damaged" else Not(hurt)


@means("mod.so")
def so(cx: Context, node: Node) -> Filter:
    return filter_(cx, child(node, 0))


@means("mod.trait")
def mod_trait(cx: Context, node: Node) -> Filter:
    return Trait(words(node, 0))


@means("mod.soulless")
def soulless(cx: Context, node: Node) -> Filter:
    return Souled(0)


@means("item.with", "filter.with_icon")
def item_with(cx: Context, node: Node) -> Filter:
    return All([filter_(cx, child(node, 0)), filter_(cx, child(node, 1))])


@means("plain.with_kind")
def with_kind(cx: Context, node: Node) -> Filter:
    return All([filter_(cx, child(node, at)) for at in (2, 0, 1)])


@means("plain.kinds")
def of_kinds(cx: Context, node: Node) -> Filter:
    """〔…〕か〔…〕のキャラ: the latter, and one of the former."""
    kinds = any_of([filter_(cx, n) for n in children(node, 0)])
    return All([filter_(cx, child(node, 1)), kinds])


@means("plain.cross")
def cross(cx: Context, node: Node) -> Filter:
    first = any_of([filter_(cx, n) for n in children(node, 0)])
    return All([first, any_of([filter_(cx, n) for n in children(node, 1)])])


@means("filter.icon")
def filter_icon(cx: Context, node: Node) -> Filter:
    return filter_(cx, child(node, 0))


@means("filter.character_icon")
def character_icon(cx: Context, node: Node) -> Filter:
    return All([Kind(CHARACTER), filter_(cx, child(node, 0))])


@means("filter.icons", "plain.or", "plain.or_comma")
def filter_or(cx: Context, node: Node) -> Filter:
    return any_of([filter_(cx, n) for n in children(node, 0)])


@means("filter.or_icon", "filter.icon_or")
def filter_or_icon(cx: Context, node: Node) -> Filter:
    return any_of([filter_(cx, n) for n in children(node, 0) + children(node, 1)])


@means("plain.each_or")
def each_or(cx: Context, node: Node) -> Filter:
    inner = any_of([filter_(cx, n) for n in children(node, 1)])
    return All([filter_(cx, child(node, 0)), inner])


def one_of(cx: Context, node: Node) -> Filter:
    """Such a card, or one of the cards that are told of."""
    return Is(told_cards(cx, node)) if node.category == "card" else filter_(cx, node)


@means("plain.but", "filter.icon_but")
def but(cx: Context, node: Node) -> Filter:
    return All([filter_(cx, child(node, 1)), Not(one_of(cx, child(node, 0)))])


@means("filter.not")
def not_(cx: Context, node: Node) -> Filter:
    return Not(one_of(cx, child(node, 0)))
