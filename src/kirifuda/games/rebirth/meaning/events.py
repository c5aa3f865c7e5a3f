"""What automatic abilities wait for (…時)."""

from __future__ import annotations

from kirifuda.games.rebirth import events as ev
from kirifuda.games.rebirth.counter import CANCEL
from kirifuda.games.rebirth.meaning.cards import cards
from kirifuda.games.rebirth.meaning.context import (
    Context,
    NoMeaning,
    child,
    meaning,
    means,
    number,
)
from kirifuda.games.rebirth.meaning.filters import filter_, icon_kind
from kirifuda.games.rebirth.meaning.places import Place, place
from kirifuda.games.rebirth.meaning.players import player
from kirifuda.games.rebirth.meaning.spans import span_condition
from kirifuda.games.rebirth.terms import InZone
from kirifuda.games.rebirth.triggers import Occurs
from kirifuda.games.rebirth.zones import ENTRY, MEMBER, RETIRE
from kirifuda.kernel.conditions import Condition
from kirifuda.kernel.moving import MOVED
from kirifuda.kernel.scope import BY_EFFECT
from kirifuda.kernel.terms import All, EventCard, EventOther, Filter, Is
from kirifuda.text import Node

OWN = ("card.this_character", "card.this_card", "card.this_rebirth")
#: Deeds that name another card: that one is told of from then on (そのキャラ).
TOLD = ("deed.supported_such", "deed.was_supported_by", "deed.blocked_such", "deed.retired_them")


def event(cx: Context, node: Node) -> list[Occurs]:
    """The triggers of an event; the context learns what the event's cards are called."""
    found = meaning(node)(cx, node)
    assert isinstance(found, list)
    return found


@means("event.did")
def did(cx: Context, node: Node) -> list[Occurs]:
    return deed(cx, child(node, 0), child(node, 1))


@means("event.such_did")
def such_did(cx: Context, node: Node) -> list[Occurs]:
    found = _deed(cx, child(node, 1))
    found.filter = _both(found.filter, filter_(cx, child(node, 0)))
    cx.it = EventCard()
    return [found]


@means("event.placed")
def placed(cx: Context, node: Node) -> list[Occurs]:
    where = place(cx, child(node, 0))
    found = Occurs(MOVED, False)
    found.to = where.zone_bits()
    found.frm = ~found.to
    found.whose = where.owner(cx)
    found.filter = filter_(cx, child(node, 1))
    cx.it = EventCard()
    return [found]


def deed(cx: Context, who: Node, what: Node) -> list[Occurs]:
    """Something that cards did or that befell them."""
    if who.phrase in OWN:
        found = _deed(cx, what)
        found.own = True
        if what.phrase in TOLD:
            cx.it = EventOther()
        return [found]
    subject = cards(cx, who)
    found = _deed(cx, what)
    # judged by what the card was, where it was: an event's card need not be there any more
    if who.phrase in ("cards.at", "cards.among"):
        where = place(cx, child(who, 0))
        found.whose = where.owner(cx)
        bits = where.zone_bits()
        if found.event == MOVED:
            if found.frm == -1 or not bits & found.to:
                found.frm &= bits  # it was there before it moved
        else:
            found.filter = _both(found.filter, InZone(bits))
        if who.phrase == "cards.among":
            found.filter = _both(found.filter, filter_(cx, child(who, 1)))
    elif who.phrase == "cards.of":
        found.whose = player(cx, child(who, 0))
        found.filter = _both(found.filter, filter_(cx, child(who, 1)))
    else:
        found.filter = _both(found.filter, Is(subject))
    cx.it = EventCard()
    return [found]


def _both(a: Filter | None, b: Filter) -> Filter:
    return b if a is None else All([a, b])


def _deed(cx: Context, node: Node) -> Occurs:
    found = meaning(node)(cx, node)
    assert isinstance(found, Occurs)
    return found


@means("deed.supported")
def supported(cx: Context, node: Node) -> Occurs:
    cx.event_other = EventOther()
    return Occurs(ev.SUPPORTED, False)


@means("deed.supported_such")
def supported_such(cx: Context, node: Node) -> Occurs:
    cx.event_other = EventOther()
    found = Occurs(ev.SUPPORTED, False)
    found.other = filter_(cx, child(node, 0))
    return found


@means("deed.supported_nth")
def supported_nth(cx: Context, node: Node) -> Occurs:
    from kirifuda.games.rebirth.terms import NthAttackBy

    found = Occurs(ev.SUPPORTED, False)
    found.condition = NthAttackBy(None, number(node, 0))
    cx.event_other = EventOther()
    return found


@means("deed.was_supported")
def was_supported(cx: Context, node: Node) -> Occurs:
    cx.event_other = EventOther()
    return Occurs(ev.ATTACKED, False)


@means("deed.was_supported_by")
def was_supported_by(cx: Context, node: Node) -> Occurs:
    cx.event_other = EventOther()
    found = Occurs(ev.ATTACKED, False)
    found.other = filter_(cx, child(node, 0))
    return found


@means("deed.attacked")
def attacked(cx: Context, node: Node) -> Occurs:
    cx.event_other = EventOther()
    return Occurs(ev.ATTACKED, False)


@means("deed.was_attacked")
def was_attacked(cx: Context, node: Node) -> Occurs:
    return Occurs(ev.WAS_ATTACKED, False)


@means("deed.blocked")
def blocked(cx: Context, node: Node) -> Occurs:
    cx.event_other = EventOther()
    return Occurs(ev.BLOCKED, False)


@means("deed.blocked_such")
def blocked_such(cx: Context, node: Node) -> Occurs:
    found = blocked(cx, node)
    found.other = filter_(cx, child(node, 0))
    return found


@means("deed.retired_them")
def retired_them(cx: Context, node: Node) -> Occurs:
    """5.15.2: it retired such characters."""
    found = Occurs(ev.DEFEATED, False)
    who = child(node, 0)
    if who.phrase == "cards.of":
        victim = player(cx, child(who, 0))
        found.other_whose = victim
        such = child(who, 1)
        if such.phrase != "noun.character":
            found.other = filter_(cx, such)
    elif who.phrase == "cards.at":
        found.other_whose = place(cx, child(who, 0)).owner(cx)
    elif who.phrase == "cards.among":
        found.other_whose = place(cx, child(who, 0)).owner(cx)
        found.other = filter_(cx, child(who, 1))
    else:
        raise NoMeaning(f"no meaning is attached to {who.phrase} here")
    cx.event_other = EventOther()
    return found


@means("deed.retired")
def retired(cx: Context, node: Node) -> Occurs:
    found = Occurs(MOVED, False)
    found.to = 1 << RETIRE
    return found


@means("deed.put")
def put(cx: Context, node: Node) -> Occurs:
    found = Occurs(MOVED, False)
    found.to = place(cx, child(node, 0)).zone_bits()
    found.frm = ~found.to
    return found


@means("deed.put_from", "deed.returned")
def put_from(cx: Context, node: Node) -> Occurs:
    found = Occurs(MOVED, False)
    found.frm = _bits(place(cx, child(node, 0)))
    found.to = _bits(place(cx, child(node, 1)))
    return found


@means("deed.put_not_from")
def put_not_from(cx: Context, node: Node) -> Occurs:
    found = Occurs(MOVED, False)
    found.to = _bits(place(cx, child(node, 1)))
    found.frm = ~(_bits(place(cx, child(node, 0))) | found.to)
    return found


@means("deed.came_from")
def came_from(cx: Context, node: Node) -> Occurs:
    """5.5: out of another zone than entry and members, into one of them."""
    found = put_from(cx, node)
    found.frm &= ~(1 << ENTRY | 1 << MEMBER)
    return found


def _bits(where: Place) -> int:
    return where.zone_bits()


@means("deed.set")
def set_(cx: Context, node: Node) -> Occurs:
    from kirifuda.games.rebirth.zones import REBIRTH

    found = Occurs(MOVED, False)
    found.to = 1 << REBIRTH
    return found


@means("deed.set_from")
def set_from(cx: Context, node: Node) -> Occurs:
    found = set_(cx, node)
    found.frm = _bits(place(cx, child(node, 0)))
    return found


@means("deed.stood")
def stood(cx: Context, node: Node) -> Occurs:
    return Occurs(ev.STOOD, False)


@means("deed.checked")
def checked(cx: Context, node: Node) -> Occurs:
    return Occurs(ev.CHECKED, False)


@means("deed.used")
def used(cx: Context, node: Node) -> Occurs:
    found = Occurs(ev.PLAYED, False)
    found.number = icon_kind(child(node, 0))
    return found


@means("deed.by")
def by(cx: Context, node: Node) -> Occurs:
    found = _deed(cx, child(node, 1))
    cause = child(node, 0)
    if cause.phrase == "cause.effect":
        found.causes = 1 << BY_EFFECT
    elif cause.phrase == "cause.icon_of":
        if icon_kind(child(cause, 1)) != CANCEL:
            raise NoMeaning("only cancel abilities move their own card")
        found.causes = 1 << ev.BY_CANCEL
        found.source = Is(cards(cx, child(cause, 0)))
    elif cause.phrase == "cause.effect_of":
        found.causes = 1 << BY_EFFECT
        found.actor = player(cx, child(cause, 0))
    elif cause.phrase == "cause.effect_by_such":
        found.causes = 1 << BY_EFFECT
        found.source = filter_(cx, child(cause, 0))
    elif cause.phrase == "cause.effect_by":
        found.causes = 1 << BY_EFFECT
        found.source = Is(cards(cx, child(cause, 0)))
    elif cause.phrase in ("cause.attack_by", "cause.attack_of"):
        found.number = 1  # retired by an attack (games/rebirth/processes.py)
        if cause.phrase == "cause.attack_by":
            found.other_whose = player(cx, child(cause, 0))
        else:
            found.other = Is(cards(cx, child(cause, 0)))
        cx.event_other = EventOther()
    elif cause.phrase == "cause.partner_attack":
        from kirifuda.games.rebirth.terms import PartnerAttack

        found.number = 1
        found.condition = PartnerAttack()
    else:
        raise NoMeaning(f"no meaning is attached to {cause.phrase}")
    return found


@means("event.player_did")
def player_did(cx: Context, node: Node) -> list[Occurs]:
    who = player(cx, child(node, 0))
    found = _deed(cx, child(node, 1))
    if found.event == MOVED:
        found.actor = who
    else:
        found.whose = who
    cx.it = EventCard()
    return [found]


@means("event.within")
def within(cx: Context, node: Node) -> list[Occurs]:
    limit = span_condition(cx, child(node, 0))
    found = event(cx, child(node, 1))
    for one in found:
        one.condition = limit if one.condition is None else _and(one.condition, limit)
    return found


def _and(a: Condition, b: Condition) -> Condition:
    from kirifuda.kernel.conditions import And

    return And([a, b])


@means("event.attack_end", "event.turn_attack_end")
def attack_end(cx: Context, node: Node) -> list[Occurs]:
    who = child(node, 0)
    found = Occurs(ev.ATTACK_ENDING, who.phrase in OWN)
    if who.phrase not in OWN:
        if who.phrase == "cards.of":
            found.whose = player(cx, child(who, 0))
            if child(who, 1).phrase != "noun.character":
                found.filter = filter_(cx, child(who, 1))
        elif who.phrase in ("cards.at", "cards.among"):
            where = place(cx, child(who, 0))
            found.whose = where.owner(cx)
            if who.phrase == "cards.among":
                found.filter = filter_(cx, child(who, 1))
        else:
            found.filter = Is(cards(cx, who))
        cx.it = EventCard()
    return [found]


@means("event.this_attack_end")
def this_attack_end(cx: Context, node: Node) -> list[Occurs]:
    return [Occurs(ev.ATTACK_ENDING, False)]


@means("event.did_attack_end")
def did_attack_end(cx: Context, node: Node) -> list[Occurs]:
    """At the end of an attack in which it retired such a character."""
    who = child(node, 0)
    what = _deed(cx, child(node, 1))
    if what.event != ev.DEFEATED or who.phrase not in OWN:
        raise NoMeaning("only the retiring of characters is asked of a whole attack")
    found = Occurs(ev.ATTACK_ENDING, True)
    found.defeated = True
    found.other = what.other
    found.other_whose = what.other_whose
    return [found]


@means("event.turn_end")
def turn_end(cx: Context, node: Node) -> list[Occurs]:
    found = Occurs(ev.TURN_ENDING, False)
    found.whose = player(cx, child(node, 0))
    return [found]


@means("event.this_turn_end")
def this_turn_end(cx: Context, node: Node) -> list[Occurs]:
    return [Occurs(ev.TURN_ENDING, False)]


PHASES = {
    "phase.main": ev.MAIN,
    "phase.attack": ev.ATTACK,
    "phase.standby": ev.STANDBY,
    "phase.energy": ev.ENERGY_PHASE,
    "phase.end": ev.END,
}


@means("event.phase_start")
def phase_start(cx: Context, node: Node) -> list[Occurs]:
    phase = child(node, 1).phrase
    if phase not in PHASES:
        raise NoMeaning(f"no meaning is attached to {phase}")
    found = Occurs(ev.PHASE_STARTED, False)
    found.whose = player(cx, child(node, 0))
    found.number = PHASES[phase]
    return [found]


@means("event.each_phase_start")
def each_phase_start(cx: Context, node: Node) -> list[Occurs]:
    found = Occurs(ev.PHASE_STARTED, False)
    found.number = PHASES[child(node, 0).phrase]
    return [found]


@means("event.soul")
def soul(cx: Context, node: Node) -> list[Occurs]:
    from kirifuda.games.rebirth.zones import SOUL

    found = Occurs(MOVED, child(node, 0).phrase in OWN)
    if not found.own:
        found.filter = Is(cards(cx, child(node, 0)))
    found.to = 1 << SOUL
    return [found]


@means("event.cancelled")
def cancelled(cx: Context, node: Node) -> list[Occurs]:
    found = Occurs(ev.CANCELLED, child(node, 0).phrase in OWN)
    found.number = icon_kind(child(node, 1))
    if not found.own:
        found.filter = Is(cards(cx, child(node, 0)))
    return [found]
