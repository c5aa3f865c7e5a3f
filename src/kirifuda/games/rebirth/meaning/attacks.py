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
from kirifuda.games.rebirth.meaning.filters import filter_
from kirifuda.games.rebirth.meaning.lasting import make
from kirifuda.games.rebirth.meaning.numbers import one
from kirifuda.games.rebirth.meaning.players import player
from kirifuda.games.rebirth.questions import AttacksOf, FirstAttackSince, SupportsSoFar
from kirifuda.games.rebirth.rulings import (
    ATTACK_ALONE,
    ATTACK_DAMAGE,
    MOST_ATTACKS,
    NO_ATTACK,
    NO_BLOCK,
    NO_PARTNER_ATTACK,
    PARTNER_ATTACK,
    STAND_BY,
)
from kirifuda.games.rebirth.terms import (
    Attacker,
    AttackNumber,
    AttackOn,
    AttacksSoFar,
    NthAttackBy,
    NthAttackOf,
    PartnerAttack,
    Supporter,
)
from kirifuda.games.rebirth.zones import MEMBER
from kirifuda.kernel.effects.conditions import And, Between, Condition, Exists, Or, Unless
from kirifuda.kernel.effects.flow import Keep
from kirifuda.kernel.effects.terms import Fixed, In, Is, Number, Sum, Where
from kirifuda.kernel.values.lasting import THIS_TURN
from kirifuda.kernel.values.rulings import Ruling
from kirifuda.text import Node


def which_attack(cx: Context, node: Node) -> Condition:
    """The attacks that a phrase names, as a condition on the attack under way."""
    return cx.read(node, Condition)


@means("attack.this", "attack.that")
def this(cx: Context, node: Node) -> Condition:
    """The attack under way as this is told; in a standing ability, any."""
    if cx.standing or cx.live:
        return NthAttackBy(None, 0)
    index = cx.number()
    cx.emit(Keep(index, AttacksSoFar()))
    return AttackNumber(index)


@means("attack.by")
def by(cx: Context, node: Node) -> Condition:
    return NthAttackOf(cards(cx, child(node, 0)), 0)


@means("attack.of")
def of(cx: Context, node: Node) -> Condition:
    return NthAttackBy(player(cx, child(node, 0)), 0)


@means("attack.partner_by")
def partner_by(cx: Context, node: Node) -> Condition:
    return And([by(cx, node), PartnerAttack()])


@means("attack.partner_of")
def partner_of(cx: Context, node: Node) -> Condition:
    return And([of(cx, node), PartnerAttack()])


@means("attack.from")
def from_such(cx: Context, node: Node) -> Condition:
    return Exists(Where(Attacker(), filter_(cx, child(node, 0))))


@means("attack.to")
def against(cx: Context, node: Node) -> Condition:
    return AttackOn(cards(cx, child(node, 0)))


def so_far(cx: Context) -> int:
    """The number that keeps how many attacks there have been as this is told."""
    if cx.attacks_then >= 0:
        return cx.attacks_then
    if cx.standing or cx.waiting:
        raise NoMeaning("what holds, and what always waits, has no next attack")
    index = cx.number()
    cx.emit(Keep(index, AttacksSoFar()))
    return index


@means("attack.next_to")
def next_against(cx: Context, node: Node) -> Condition:
    return And([next_any(cx, node), AttackOn(cards(cx, child(node, 0)))])


@means("attack.next_any")
def next_any(cx: Context, node: Node) -> Condition:
    one_more = Sum([Number(so_far(cx)), Fixed(1)])
    return And([NthAttackBy(None, 0), Between(AttacksSoFar(), one_more, one_more)])


@means("attack.next")
def next_by(cx: Context, node: Node) -> Condition:
    """Its next attack: the first after those that there were when the effect was made."""
    return FirstAttackSince(cards(cx, child(node, 0)), so_far(cx))


@means("attack.next_of")
def next_of(cx: Context, node: Node) -> Condition:
    """Only the turn player attacks: the player's next one is the next of the turn."""
    return And([next_any(cx, node), NthAttackBy(player(cx, child(node, 0)), 0)])


@means("attack.next_supported")
def next_supported(cx: Context, node: Node) -> Condition:
    """The next attack that it supports: the first one after those that there were."""
    if cx.standing or cx.waiting:
        raise NoMeaning("what holds, and what waits, has no next attack that it supports")
    found = cards(cx, child(node, 0))
    index = cx.number()
    cx.emit(Keep(index, SupportsSoFar(found)))
    one_more = Sum([Number(index), Fixed(1)])
    first = Between(SupportsSoFar(found), one_more, one_more)
    return And([Exists(Where(Supporter(), Is(found))), first])


@means("attack.nth_any")
def nth_any(cx: Context, node: Node) -> Condition:
    return NthAttackBy(None, number(node, 0))


@means("attack.from_nth")
def from_nth(cx: Context, node: Node) -> Condition:
    return And([NthAttackBy(None, 0), Between(AttacksSoFar(), Fixed(number(node, 0)), None)])


@means("attack.nth")
def nth(cx: Context, node: Node) -> Condition:
    return NthAttackBy(player(cx, child(node, 0)), number(node, 1))


@means("attack.nth_two")
def nth_two(cx: Context, node: Node) -> Condition:
    who = player(cx, child(node, 0))
    return Or([NthAttackBy(who, number(node, 1)), NthAttackBy(who, number(node, 2))])


@means("attack.nth_by")
def nth_by(cx: Context, node: Node) -> Condition:
    cx.attack_of = cards(cx, child(node, 0))
    return NthAttackOf(cx.attack_of, number(node, 1))


@means("attack.nth_two_by")
def nth_two_by(cx: Context, node: Node) -> Condition:
    cx.attack_of = cards(cx, child(node, 0))
    return Or([NthAttackOf(cx.attack_of, number(node, at)) for at in (1, 2)])


@means("attack.nth_it")
def nth_it(cx: Context, node: Node) -> Condition:
    """The nth attack of the same card that was told of before."""
    if cx.attack_of is None:
        return NthAttackBy(None, number(node, 0))
    return NthAttackOf(cx.attack_of, number(node, 0))


@means("attack.alone")
def alone(cx: Context, node: Node) -> Condition:
    """Attacks that nobody supports."""
    return And([NthAttackBy(None, 0), Unless(Exists(Supporter()))])


@means("attack.supported_by")
def supported_by(cx: Context, node: Node) -> Condition:
    """Attacks of it that such a character supports."""
    mine = NthAttackOf(cards(cx, child(node, 1)), 0)
    return And([mine, Exists(Where(Supporter(), filter_(cx, child(node, 0))))])


@means("attack.did")
def did(cx: Context, node: Node) -> Condition:
    """Attacks in which a card attacked, supported, or was attacked or supported."""
    found = cards(cx, child(node, 0))
    deed = child(node, 1)
    if deed.phrase == "fate.attacked":
        return NthAttackOf(found, 0)
    if deed.phrase == "fate.was_attacked":
        return AttackOn(found)
    if deed.phrase == "deed.partner_attacked":
        return And([NthAttackOf(found, 0), PartnerAttack()])
    if deed.phrase == "deed.was_partner_attacked":
        return And([AttackOn(found), PartnerAttack()])
    if deed.phrase == "aid.was_supported":
        return And([NthAttackOf(found, 0), Exists(Supporter())])
    if deed.phrase == "aid.was_supported_by":
        such = Where(Supporter(), filter_(cx, child(deed, 0)))
        return And([NthAttackOf(found, 0), Exists(such)])
    if deed.phrase in ("aid.supported", "aid.supported_such"):
        supports = Exists(Where(Supporter(), Is(found)))
        if deed.phrase == "aid.supported":
            return supports
        return And([supports, Exists(Where(Attacker(), filter_(cx, child(deed, 0))))])
    raise NoMeaning("that is not asked of a whole attack")


def on_attack(cx: Context, node: Node, ruling: Ruling) -> None:
    """A ruling that is in force in the attacks that a phrase names."""
    found = which_attack(cx, node)
    spans, when = list(cx.spans), list(cx.when)
    if cx.standing:
        cx.when = [*when, found]
    else:
        running = node.phrase in ("attack.this", "attack.that") and not cx.live
        until = UNTIL_ATTACK_ENDS if running else 0
        cx.spans = [*spans, Span(THIS_TURN, until, found)]
    make(cx, ruling, floating=True)
    cx.spans, cx.when = spans, when


@means("act.partner_attack", "act.no_partner_attack")
def partner_attack(cx: Context, node: Node) -> None:
    rule = PARTNER_ATTACK if node.phrase == "act.partner_attack" else NO_PARTNER_ATTACK
    on_attack(cx, child(node, 0), Ruling(rule))


@means("act.unblocked_attack")
def unblocked_attack(cx: Context, node: Node) -> None:
    on_attack(cx, child(node, 0), Ruling(NO_BLOCK))


@means("act.unblocked_attack_by")
def unblocked_attack_by(cx: Context, node: Node) -> None:
    on_attack(cx, child(node, 0), Ruling(NO_BLOCK, filter=filter_(cx, child(node, 1))))


@means("act.card_attacks_at_most")
def card_attacks_at_most(cx: Context, node: Node) -> None:
    """Once it has attacked so often in a turn, it cannot attack."""
    found = one(cx, child(node, 0))
    enough = Between(AttacksOf(found), Fixed(number(node, 1)), None)
    spans, when = list(cx.spans), list(cx.when)
    cx.spans, cx.when = [*spans, Span(THIS_TURN, 0, enough)], [*when, enough]
    make(cx, Ruling(NO_ATTACK, None, found))
    cx.spans, cx.when = spans, when


@means("act.damage_is")
def damage_is(cx: Context, node: Node) -> None:
    """The damage of the attack that was told of; not that of other attacks."""
    on_attack(cx, Node("attack.this"), Ruling(ATTACK_DAMAGE, amount=Fixed(number(node, 0))))


@means("act.support_standing")
def support_standing(cx: Context, node: Node) -> None:
    """メンバーをレストせずにサポートできる: none of the player's members is rested for it."""
    members = In(cx.actor, [MEMBER])
    make(cx, Ruling(STAND_BY, cx.actor, members, amount=Fixed(0)), floating=True)
    cx.it = members


@means("act.attacks_at_most")
def attacks_at_most(cx: Context, node: Node) -> None:
    make(cx, Ruling(MOST_ATTACKS, cx.actor, amount=Fixed(number(node, 0))), floating=True)


@means("act.attack_alone")
def attack_alone(cx: Context, node: Node) -> None:
    """The turn's attack of that number needs no supporter, if that card makes it."""
    found = cards(cx, child(node, 1))
    made_so_far = Between(AttacksSoFar(), Fixed(number(node, 0) - 1), Fixed(number(node, 0) - 1))
    cx.spans.append(Span(THIS_TURN, 0, made_so_far))
    make(cx, Ruling(ATTACK_ALONE, None, found, amount=Fixed(0)))
    cx.spans.pop()


@means("act.unsupported_attack")
def unsupported_attack(cx: Context, node: Node) -> None:
    """The next attack of it this turn needs no supporter."""
    attack = child(node, 0)
    if attack.phrase != "attack.next" or cx.standing:
        raise NoMeaning(f"no meaning is attached to {attack.phrase} without a supporter")
    found = cards(cx, child(attack, 0))
    index = cx.number()
    cx.emit(Keep(index, AttacksOf(found)))
    none_since = Between(AttacksOf(found), None, Number(index))
    cx.spans.append(Span(THIS_TURN, 0, none_since))
    make(cx, Ruling(ATTACK_ALONE, None, found, amount=Fixed(0)))
    cx.spans.pop()
