"""What cannot be done, or can be where it could not: 9.15."""

from __future__ import annotations

from kirifuda.games.rebirth.counter import CANCEL
from kirifuda.games.rebirth.meaning.cards import cards
from kirifuda.games.rebirth.meaning.context import (
    Context,
    NoMeaning,
    child,
    means,
)
from kirifuda.games.rebirth.meaning.filters import filter_, icon_kind
from kirifuda.games.rebirth.meaning.lasting import make
from kirifuda.games.rebirth.meaning.places import place, place_cards
from kirifuda.games.rebirth.rules import BLOCKER, SPARK
from kirifuda.games.rebirth.rulings import (
    BLOCK_WITH,
    COMBO,
    NO_ACTIVATED,
    NO_AUTO,
    NO_BLOCK,
    NO_CANCEL,
    NO_SET,
    NO_SPARK,
    Ruling,
)
from kirifuda.games.rebirth.terms import (
    InZone,
)
from kirifuda.games.rebirth.zones import CHARACTER
from kirifuda.kernel.cards import ACTIVATED, AUTO
from kirifuda.kernel.terms import Cards, Filter, In, Kind, Not, Who
from kirifuda.text import Node


def cannot_use(cx: Context, who: Who, kind: int, target: Cards | None, filter: object) -> None:
    """9.15: abilities of a kind cannot be used."""
    such = filter if isinstance(filter, Filter) else None
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


@means("act.cannot_use_characters")
def cannot_use_characters(cx: Context, node: Node) -> None:
    cannot_use(cx, cx.actor, icon_kind(child(node, 0)), None, Kind(CHARACTER))


@means("act.cannot_use_of")
def cannot_use_of(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    cannot_use(cx, cx.actor, icon_kind(child(node, 1)), found, None)


@means("act.cannot_use_from")
def cannot_use_from(cx: Context, node: Node) -> None:
    found = place_cards(cx, place(cx, child(node, 0)))
    cannot_use(cx, cx.actor, icon_kind(child(node, 1)), found, None)


@means("act.cannot_set")
def cannot_set(cx: Context, node: Node) -> None:
    """Rebirth cards are set from one place only: what lies elsewhere cannot be."""
    allowed = place(cx, child(node, 0)).zone_bits()
    everything = In(cx.actor, [k for k in range(1, 11) if not allowed >> k & 1])
    make(cx, Ruling(NO_SET, cx.actor, everything, Not(InZone(allowed))), floating=True)


@means("act.recombo_valid")
def recombo_valid(cx: Context, node: Node) -> None:
    make(cx, Ruling(COMBO, None, cards(cx, child(node, 0))))


@means("act.may_block")
def may_block(cx: Context, node: Node) -> None:
    found = cards(cx, child(node, 0))
    make(cx, Ruling(BLOCK_WITH, cx.actor, found, filter_(cx, child(node, 1))), floating=True)
