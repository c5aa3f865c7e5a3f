"""What cards do and what befalls them (…した, …された), as events that abilities wait for."""

from __future__ import annotations

from kirifuda.games.rebirth import events as ev
from kirifuda.games.rebirth.meaning.cards import cards
from kirifuda.games.rebirth.meaning.causes import both_hold, caused, such_attack
from kirifuda.games.rebirth.meaning.context import (
    Context,
    NoMeaning,
    child,
    means,
    number,
)
from kirifuda.games.rebirth.meaning.filters import filter_, icon_kind, one_of
from kirifuda.games.rebirth.meaning.places import place
from kirifuda.games.rebirth.meaning.players import player
from kirifuda.games.rebirth.meaning.spans import span_condition
from kirifuda.games.rebirth.questions import FormerEntry
from kirifuda.games.rebirth.terms import InZone, PartnerAttack
from kirifuda.games.rebirth.triggers import Occurs
from kirifuda.games.rebirth.zones import ENTRY, MEMBER, REBIRTH, RETIRE
from kirifuda.kernel.effects.conditions import Between, Exists
from kirifuda.kernel.effects.terms import (
    All,
    Anything,
    EventNumber,
    EventOther,
    Filter,
    Fixed,
    Is,
    Where,
)
from kirifuda.kernel.events.moving import MOVED
from kirifuda.text import Node

FIELD = 1 << ENTRY | 1 << MEMBER | 1 << REBIRTH


def subject(cx: Context, who: Node, found: Occurs) -> Occurs:
    """Ask that the card of an event is one that a phrase names.

    It is judged by what it was, where it was: an event's card need not be there any more.
    """
    if who.phrase in ("cards.at", "cards.among"):
        where = place(cx, child(who, 0))
        found.whose = where.owner(cx)
        bits = where.zone_bits()
        if found.event == MOVED:
            if found.frm == -1 or not bits & found.to:
                found.frm &= bits  # it was there before it moved
        else:
            found.filter = both(found.filter, InZone(bits))
        for spot in where.spots:
            if spot.filter is not None:
                found.filter = both(found.filter, spot.filter)
        if who.phrase == "cards.among":
            found.filter = both(found.filter, filter_(cx, child(who, 1)))
    elif who.phrase == "cards.of":
        found.whose = player(cx, child(who, 0))
        such = child(who, 1)
        found.filter = both(found.filter, filter_(cx, such))
        if found.event == MOVED and such.phrase != "noun.card" and not found.to & FIELD:
            if found.frm & FIELD:
                found.frm &= FIELD  # 2.2.3.1: a character of yours is in entry or members
    else:
        found.filter = both(found.filter, Is(cards(cx, who)))
    return found


def both(a: Filter | None, b: Filter) -> Filter:
    return b if a is None else All([a, b])


def deed_of(cx: Context, node: Node) -> Occurs:
    return cx.read(node, Occurs)


# events of which nothing but the card that they are about is asked
BEFALLS = {
    "fate.was_attacked": ev.WAS_ATTACKED,
    "deed.took_partner_attack": ev.PARTNER_STRUCK,
    "deed.damaged": ev.DAMAGED,
    "fate.stood": ev.STOOD,
    "fate.rested": ev.RESTED,
    "deed.checked": ev.CHECKED,
    "deed.recovered": ev.RECOVERED,
    "deed.was_blocked": ev.BLOCKED,  # an attack on it was: the event's second card is meant
}


@means("deed.damaged_n")
def damaged_n(cx: Context, node: Node) -> Occurs:
    found = Occurs(ev.DAMAGED, False)
    found.condition = Between(EventNumber(), Fixed(number(node, 0)), None)
    return found


@means(*BEFALLS)
def befalls(cx: Context, node: Node) -> Occurs:
    return Occurs(BEFALLS[node.phrase], False)


@means("aid.supported")
def supported(cx: Context, node: Node) -> Occurs:
    cx.event_other = EventOther()
    return Occurs(ev.SUPPORTED, False)


@means("aid.supported_such")
def supported_such(cx: Context, node: Node) -> Occurs:
    cx.event_other = EventOther()
    found = Occurs(ev.SUPPORTED, False)
    found.other = filter_(cx, child(node, 0))
    return found


@means("deed.supported_attack")
def supported_attack(cx: Context, node: Node) -> Occurs:
    found = Occurs(ev.SUPPORTED, False)
    found.condition = such_attack(cx, child(node, 0))
    cx.event_other = EventOther()
    return found


@means("aid.was_supported")
def was_supported(cx: Context, node: Node) -> Occurs:
    cx.event_other = EventOther()
    found = Occurs(ev.ATTACKED, False)
    found.other = Anything()  # an attack without a supporter was not supported
    return found


@means("aid.was_supported_by")
def was_supported_by(cx: Context, node: Node) -> Occurs:
    cx.event_other = EventOther()
    found = Occurs(ev.ATTACKED, False)
    found.other = filter_(cx, child(node, 0))
    return found


@means("fate.attacked")
def attacked(cx: Context, node: Node) -> Occurs:
    cx.event_other = EventOther()
    return Occurs(ev.ATTACKED, False)


@means("deed.partner_attacked", "deed.was_partner_attacked")
def partner_attacked(cx: Context, node: Node) -> Occurs:
    kind = ev.ATTACKED if node.phrase == "deed.partner_attacked" else ev.WAS_ATTACKED
    found = Occurs(kind, False)
    found.condition = PartnerAttack()
    return found


@means("deed.blocked")
def blocked(cx: Context, node: Node) -> Occurs:
    cx.event_other = EventOther()
    return Occurs(ev.BLOCKED, False)


@means("deed.blocked_such")
def blocked_such(cx: Context, node: Node) -> Occurs:
    found = blocked(cx, node)
    found.other = one_of(cx, child(node, 0))
    return found


@means("fate.retired_them")
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


@means("deed.retired_such")
def retired_such(cx: Context, node: Node) -> Occurs:
    found = Occurs(ev.DEFEATED, False)
    found.other = filter_(cx, child(node, 0))
    cx.event_other = EventOther()
    return found


@means("fate.left")
def left(cx: Context, node: Node) -> Occurs:
    found = Occurs(MOVED, False)
    found.frm = place(cx, child(node, 0)).zone_bits()
    found.to = ~found.frm
    return found


@means("fate.put_here")
def put_here(cx: Context, node: Node) -> Occurs:
    """置かれた, of a card that is looked for in a place: put there, from wherever."""
    if cx.waiting:
        raise NoMeaning("it is not told where it is put")
    return Occurs(MOVED, False)


@means("feat.drew")
def drew(cx: Context, node: Node) -> Occurs:
    """5.9.2: each card that is drawn."""
    return Occurs(ev.DREW, False)


@means("feat.drew_by")
def drew_by(cx: Context, node: Node) -> Occurs:
    found = drew(cx, node)
    caused(cx, found, child(node, 0))
    return found


@means("fate.retired")
def retired(cx: Context, node: Node) -> Occurs:
    found = Occurs(MOVED, False)
    found.to = 1 << RETIRE
    return found


@means("motion.put", "motion.returned")
def put(cx: Context, node: Node) -> Occurs:
    found = Occurs(MOVED, False)
    found.to = place(cx, child(node, 0)).zone_bits()
    found.frm = ~found.to
    return found


@means("fate.from")
def from_there(cx: Context, node: Node) -> Occurs:
    found = deed_of(cx, child(node, 1))
    zones = place(cx, child(node, 0)).zone_bits()
    put = child(node, 1).phrase in ("motion.put", "motion.returned")
    found.frm = zones if put else found.frm & zones
    return found


@means("fate.not_from")
def from_elsewhere(cx: Context, node: Node) -> Occurs:
    found = deed_of(cx, child(node, 1))
    found.frm &= ~place(cx, child(node, 0)).zone_bits()
    return found


@means("motion.set")
def set_(cx: Context, node: Node) -> Occurs:
    found = Occurs(MOVED, False)
    found.to = 1 << REBIRTH
    return found


@means("deed.used")
def used(cx: Context, node: Node) -> Occurs:
    found = Occurs(ev.PLAYED, False)
    found.number = icon_kind(child(node, 0))
    return found


@means("deed.played")
def played(cx: Context, node: Node) -> Occurs:
    found = Occurs(ev.CARD_PLAYED, False)
    found.filter = filter_(cx, child(node, 0))
    return found


@means("motion.entered")
def entered(cx: Context, node: Node) -> Occurs:
    """5.5, 5.5.1.1: it came to the entry or the members, and from neither of them."""
    found = Occurs(MOVED, False)
    found.to = 1 << ENTRY | 1 << MEMBER
    found.frm = ~found.to
    return found


@means("motion.entered_at")
def entered_at(cx: Context, node: Node) -> Occurs:
    found = entered(cx, node)
    found.to = place(cx, child(node, 0)).zone_bits()
    return found


@means("motion.put_on")
def put_on(cx: Context, node: Node) -> Occurs:
    """It took the place of such a character in the entry."""
    found = Occurs(MOVED, False)
    found.to = 1 << ENTRY
    found.frm = ~found.to
    found.condition = Exists(Where(FormerEntry(), filter_(cx, child(node, 0))))
    return found


@means("deed.put_active")
def put_active(cx: Context, node: Node) -> Occurs:
    found = Occurs(MOVED, False)
    found.frm = place(cx, child(node, 0)).zone_bits()
    found.to = place(cx, child(node, 1)).zone_bits()
    found.filter = filter_(cx, child(node, 2))
    return found


@means("deed.put_them_active")
def put_them_active(cx: Context, node: Node) -> Occurs:
    what = Node("motion.put", (child(node, 1),))
    return subject(cx, child(node, 0), deed_of(cx, what))


@means("deed.within")
def within(cx: Context, node: Node) -> Occurs:
    limit = span_condition(cx, child(node, 0))
    found = deed_of(cx, child(node, 1))
    found.condition = both_hold(found.condition, limit)
    return found


@means("deed.by")
def by(cx: Context, node: Node) -> Occurs:
    found = deed_of(cx, child(node, 1))
    caused(cx, found, child(node, 0))
    return found
