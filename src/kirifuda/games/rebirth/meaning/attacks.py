"""Which attacks a text means, and what they become (5.23)."""

from __future__ import annotations

from kirifuda.games.rebirth.attack import UNTIL_ATTACK_ENDS
from kirifuda.games.rebirth.meaning.cards import cards
from kirifuda.games.rebirth.meaning.context import (
    Context,
    NoMeaning,
    Span,
    child,
    means,
    number,
)
from kirifuda.games.rebirth.meaning.lasting import make
from kirifuda.games.rebirth.meaning.players import player
from kirifuda.games.rebirth.rulings import (
    NO_PARTNER_ATTACK,
    PARTNER_ATTACK,
    Ruling,
)
from kirifuda.games.rebirth.terms import (
    AttackNumber,
    AttackOn,
    AttacksSoFar,
    NthAttackBy,
    NthAttackOf,
)
from kirifuda.kernel.conditions import And, Condition, Or
from kirifuda.kernel.flow import Keep
from kirifuda.kernel.lasting import THIS_TURN
from kirifuda.kernel.terms import Fixed, Sum
from kirifuda.text import Node


def which_attack(cx: Context, node: Node) -> Condition | None:
    """The attacks that a phrase names, as a condition on the attack under way."""
    name = node.phrase
    if name in ("attack.this", "attack.that"):
        if cx.standing:
            return None
        index = cx.number()
        cx.emit(Keep(index, AttacksSoFar()))
        return AttackNumber(index)
    if name == "attack.by":
        return NthAttackOf(cards(cx, child(node, 0)), 0)
    if name == "attack.of":
        return NthAttackBy(player(cx, child(node, 0)), 0)
    if name == "attack.to":
        return AttackOn(cards(cx, child(node, 0)))
    if name in ("attack.next_to", "attack.next"):
        index = cx.number()
        cx.emit(Keep(index, Sum([AttacksSoFar(), Fixed(1)])))
        found = cards(cx, child(node, 0))
        on: Condition = AttackOn(found) if name == "attack.next_to" else NthAttackOf(found, 0)
        return And([AttackNumber(index), on])
    if name == "attack.nth":
        return NthAttackBy(player(cx, child(node, 0)), number(node, 1))
    if name == "attack.nth_two":
        who = player(cx, child(node, 0))
        return Or([NthAttackBy(who, number(node, 1)), NthAttackBy(who, number(node, 2))])
    if name == "attack.nth_by":
        return NthAttackOf(cards(cx, child(node, 0)), number(node, 1))
    raise NoMeaning(f"no meaning is attached to {name}")


@means("act.partner_attack", "act.no_partner_attack")
def partner_attack(cx: Context, node: Node) -> None:
    rule = PARTNER_ATTACK if node.phrase == "act.partner_attack" else NO_PARTNER_ATTACK
    found = which_attack(cx, child(node, 0))
    modifier = Ruling(rule)
    attack = child(node, 0).phrase
    spans, when = list(cx.spans), list(cx.when)
    if found is not None:
        if cx.standing:
            cx.when = [*when, found]
        else:
            until = UNTIL_ATTACK_ENDS if attack in ("attack.this", "attack.that") else 0
            cx.spans = [*spans, Span(THIS_TURN, until, found)]
    make(cx, modifier, floating=True)
    cx.spans, cx.when = spans, when
