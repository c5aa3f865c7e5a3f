"""Why something happens: an effect (whose, of which card, by which ability), or an attack."""

from __future__ import annotations

from dataclasses import dataclass

from kirifuda.games.rebirth import events as ev
from kirifuda.games.rebirth.counter import CANCEL
from kirifuda.games.rebirth.meaning.cards import cards
from kirifuda.games.rebirth.meaning.context import (
    Context,
    NoMeaning,
    child,
    children,
    means,
    part,
)
from kirifuda.games.rebirth.meaning.filters import any_of, filter_, icon_kind, icon_kinds
from kirifuda.games.rebirth.meaning.places import place
from kirifuda.games.rebirth.meaning.players import player
from kirifuda.games.rebirth.rules import SPARK
from kirifuda.games.rebirth.terms import PartnerAttack, Supporter
from kirifuda.games.rebirth.triggers import Occurs
from kirifuda.kernel.effects.conditions import And, Condition, Exists
from kirifuda.kernel.effects.relations import InZones, Of
from kirifuda.kernel.effects.terms import All, Amount, EventOther, Filter, Fixed, Is, Where
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.events.moving import MOVED
from kirifuda.kernel.position.cards import ACTIVATED, AUTO, CONTINUOUS
from kirifuda.kernel.position.scope import BY_EFFECT, BY_RULE
from kirifuda.text import Node

#: Abilities whose effects can be told apart from those of others.
EFFECTIVE = 1 << SPARK | 1 << AUTO | 1 << ACTIVATED | 1 << CONTINUOUS
#: What effects do, and are told to have done.
BY_EFFECTS = (
    *(MOVED, ev.DREW, ev.DREW_MANY, ev.STOOD, ev.RESTED),
    *(ev.DAMAGED, ev.RECOVERED, ev.CHECKED, ev.DEFEATED),
)
NOT_YET = ("attack.this", "attack.that")  # known as an effect is made


@dataclass(frozen=True)
class Culprit:
    """Whose effects, of which cards, by which kinds of abilities (bits; 0: by any)."""

    who: Who | None = None
    such: Filter | None = None
    kinds: int = 0

    def told(self) -> Amount | None:
        """The kinds of abilities as the number of a ruling."""
        return Fixed(self.kinds) if self.kinds else None


# -- effects -----------------------------------------------------------------------------------


def by_which(cx: Context, cause: Node) -> Culprit:
    """What effects a cause speaks of."""
    if cause.category != "cause" or cause.phrase in ("cause.partner_attack", "cause.attack_thus"):
        raise NoMeaning("only of effects it is told what they do not do")
    return cx.read(cause, Culprit)


def culprit(cx: Context, cause: Node) -> tuple[Who | None, Filter | None]:
    """The same where it is known only of which card an effect is, not of which ability."""
    found = by_which(cx, cause)
    if found.kinds:
        raise NoMeaning("by which ability of a card something was done is not known")
    return found.who, found.such


@means("cause.effect")
def effect(cx: Context, node: Node) -> Culprit:
    return Culprit()


@means("cause.effect_of")
def effect_of(cx: Context, node: Node) -> Culprit:
    return Culprit(player(cx, child(node, 0)))


@means("cause.effect_by")
def effect_by(cx: Context, node: Node) -> Culprit:
    return Culprit(None, maker(cx, child(node, 0)))


@means("cause.ability")
def ability(cx: Context, node: Node) -> Culprit:
    return Culprit(None, None, kinds(node, 0))


@means("cause.ability_of", "cause.icons")
def ability_of(cx: Context, node: Node) -> Culprit:
    return Culprit(player(cx, child(node, 0)), None, kinds(node, 1))


@means("cause.ability_by")
def ability_by(cx: Context, node: Node) -> Culprit:
    return Culprit(None, maker(cx, child(node, 0)), kinds(node, 1))


@means("cause.icon_of")
def icon_of(cx: Context, node: Node) -> Culprit:
    return Culprit(None, maker(cx, child(node, 0)), effective(icon_kinds(child(node, 1))))


def kinds(node: Node, at: int) -> int:
    """Kinds of abilities: an icon before 効果 tells the ability, not a card that has it."""
    found = 0
    for icon in children(node, at):
        found |= icon_kinds(icon)
    return effective(found)


def effective(found: int) -> int:
    if found & ~EFFECTIVE:
        raise NoMeaning("such abilities have no effects on cards")
    return found


part("maker.such", "maker.kinds", "maker.of", "maker.kinds_of", "maker.at", "maker.among")
part("maker.it")


def maker(cx: Context, node: Node) -> Filter:
    """Of which cards an effect is: judged by what its card was, and where, as it made it."""
    if node.phrase in ("maker.such", "maker.kinds"):
        return sort(cx, child(node, 0))
    if node.phrase in ("maker.of", "maker.kinds_of"):
        return All([Of(player(cx, child(node, 0))), sort(cx, child(node, 1))])
    if node.phrase == "maker.it":
        return Is(cx.that())
    if node.category != "maker":
        return Is(cards(cx, node))
    where = place(cx, child(node, 0))
    if where.cards is not None or any(spot.end or spot.vacant for spot in where.spots):
        raise NoMeaning("no card of such a place has an effect")
    there = [spot_of(spot.kind, spot.filter) for spot in where.spots]
    found: list[Filter] = [Of(where.owner(cx)), any_of(there)]
    if node.phrase == "maker.among":
        found.append(sort(cx, child(node, 1)))
    return All(found)


def spot_of(kind: int, such: Filter | None) -> Filter:
    """A card of a zone, or that was there last."""
    there = InZones(1 << kind)
    return there if such is None else All([there, such])


def sort(cx: Context, node: Node) -> Filter:
    """Such a card; a card of one of some kinds."""
    if node.phrase in ("kinds.all", "kinds.lists"):
        return any_of(
            [filter_(cx, one) for at in range(len(node.args)) for one in children(node, at)]
        )
    if node.category == "kinds":
        raise NoMeaning("these are all cards")
    return filter_(cx, node)


# -- what was caused ---------------------------------------------------------------------------


def caused(cx: Context, found: Occurs, cause: Node) -> None:
    """Ask why something happened."""
    if cause.category == "attack":
        by_attack(cx, cause, found)
    elif cause.phrase == "cause.partner_attack":
        in_attack(found)
        found.condition = both_hold(found.condition, PartnerAttack())
    elif cause.phrase == "cause.attack_thus":
        attack_thus(cx, cause, found)
    elif cause.phrase == "cause.icon_of":
        by_cancel(cx, cause, found)
    else:
        if found.event not in BY_EFFECTS:
            raise NoMeaning("no effect does that")
        found.causes = 1 << BY_EFFECT
        found.by, found.source = culprit(cx, cause)


def both_hold(a: Condition | None, b: Condition) -> Condition:
    return b if a is None else And([a, b])


def by_cancel(cx: Context, node: Node, found: Occurs) -> None:
    """By a cancel ability that is presented: its card goes to the waiting room for it."""
    if icon_kind(child(node, 1)) != CANCEL:
        raise NoMeaning("only cancel abilities move their own card")
    found.causes = 1 << ev.BY_CANCEL
    found.source = Is(cards(cx, child(node, 0)))


part("cause.partner_attack", "cause.attack_thus")


def in_attack(found: Occurs) -> None:
    """Ask that something happened by an attack: it retired it, or dealt it damage (8.4.3)."""
    if found.event == ev.DAMAGED:
        found.causes = 1 << BY_RULE
    elif found.event in (MOVED, ev.DEFEATED):
        found.number = 1  # as games/rebirth/processes.py tells it
    else:
        raise NoMeaning("no attack does that")


def such_attack(cx: Context, node: Node) -> Condition:
    """Which attack it is that something happens in."""
    if node.phrase in NOT_YET or node.phrase.startswith("attack.next"):
        raise NoMeaning(f"{node.phrase} is told of as an effect is made, not waited for")
    return cx.read(node, Condition)


def by_attack(cx: Context, cause: Node, found: Occurs) -> None:
    """Ask that an attack did it: of whom, or which attack it was."""
    in_attack(found)
    if cause.phrase == "attack.of":
        found.other_whose = player(cx, child(cause, 0))
        cx.event_other = EventOther()
    elif cause.phrase == "attack.by":
        found.other = Is(cards(cx, child(cause, 0)))
        cx.event_other = EventOther()
    else:
        found.condition = both_hold(found.condition, such_attack(cx, cause))


def attack_thus(cx: Context, node: Node, found: Occurs) -> None:
    """In an attack in which it was supported by such a one; of its supporting: see events.py."""
    in_attack(found)
    aid = child(node, 0)
    if aid.phrase != "aid.was_supported_by":
        raise NoMeaning("only by whom it was supported is asked of its attack")
    supporter = Exists(Where(Supporter(), filter_(cx, child(aid, 0))))
    found.condition = both_hold(found.condition, supporter)
