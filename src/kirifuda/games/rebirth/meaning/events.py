"""What automatic abilities wait for (…時)."""

from __future__ import annotations

from kirifuda.games.phrases import condition
from kirifuda.games.rebirth import events as ev
from kirifuda.games.rebirth.meaning.cards import cards
from kirifuda.games.rebirth.meaning.causes import both_hold, caused
from kirifuda.games.rebirth.meaning.conditions import bounds
from kirifuda.games.rebirth.meaning.context import (
    Context,
    NoMeaning,
    child,
    means,
    number,
)
from kirifuda.games.rebirth.meaning.counting import in_kinds
from kirifuda.games.rebirth.meaning.filters import filter_, icon_kind
from kirifuda.games.rebirth.meaning.happenings import (
    both,
    deed_of,
    subject,
)
from kirifuda.games.rebirth.meaning.places import place, place_cards
from kirifuda.games.rebirth.meaning.players import player
from kirifuda.games.rebirth.meaning.spans import moment, span_condition
from kirifuda.games.rebirth.questions import Blocker, EventSeat
from kirifuda.games.rebirth.rules import SPARK
from kirifuda.games.rebirth.terms import BlockedCharacter, NthAttackBy, NthAttackOf, Supporter
from kirifuda.games.rebirth.triggers import Occurs
from kirifuda.games.rebirth.zones import SOUL, WAITING
from kirifuda.kernel.effects.conditions import (
    And,
    Between,
    Condition,
    Exists,
    Unless,
)
from kirifuda.kernel.effects.past import TimesSo
from kirifuda.kernel.effects.terms import (
    Cards,
    EventCard,
    EventNumber,
    EventOther,
    Fixed,
    Is,
    This,
    Where,
)
from kirifuda.kernel.events.moving import MOVED
from kirifuda.text import Node

OWN = ("card.this_character", "card.this_card", "card.this_rebirth")
#: Deeds that name another card: that one is told of from then on (そのキャラ).
TOLD = (
    *("aid.supported_such", "aid.was_supported_by", "deed.blocked_such"),
    *("fate.retired_them", "deed.retired_such"),
)
SUPPORTED = ("aid.supported", "aid.supported_such")


def event(cx: Context, node: Node) -> list[Occurs]:
    """The triggers of an event; the context learns what the event's cards are called."""
    cx.waiting = True
    found = cx.apply(node)
    cx.waiting = False
    assert isinstance(found, list)
    return found


@means("hap.did", "event.did")
def did(cx: Context, node: Node) -> list[Occurs]:
    return deed(cx, child(node, 0), child(node, 1))


@means("hap.next_did")
def next_did(cx: Context, node: Node) -> list[Occurs]:
    return next_time(cx, Node("hap.next", (Node("hap.did", node.args),)))


@means("event.such_did")
def such_did(cx: Context, node: Node) -> list[Occurs]:
    found = deed_of(cx, child(node, 1))
    found.filter = both(found.filter, filter_(cx, child(node, 0)))
    cx.it = EventCard()
    return [found]


@means("hap.placed")
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
    if what.phrase == "deed.was_blocked":
        found = deed_of(cx, what)
        found.other = Is(cards(cx, who))
        cx.it = EventOther()
        return [found]
    if what.phrase == "deed.by" and supports(child(what, 0)):
        return supporting(cx, who, what)
    if who.phrase in OWN:
        found = deed_of(cx, what)
        found.own = True
        cx.it = EventOther() if what.phrase in TOLD else This()
        return [found]
    found = subject(cx, who, deed_of(cx, what))
    cx.it = EventCard()
    return [found]


def supports(cause: Node) -> bool:
    """Whether a cause is the attack in which the card that is spoken of supported somebody."""
    return cause.phrase == "cause.attack_thus" and child(cause, 0).phrase in SUPPORTED


def supporting(cx: Context, who: Node, what: Node) -> list[Occurs]:
    """In an attack in which it supported (such) a one, that one retired somebody."""
    aid = child(child(what, 0), 0)
    such = filter_(cx, child(aid, 0)) if aid.phrase == "aid.supported_such" else None
    found = deed_of(cx, child(what, 1))
    if found.event != ev.DEFEATED:
        raise NoMeaning("only the retiring of characters is asked of an attack")
    found.filter = such
    found.number = 1
    found.condition = Exists(Where(Supporter(), Is(cards(cx, who))))
    cx.it = EventCard()
    return [found]


@means("hap.player_did")
def player_did(cx: Context, node: Node) -> list[Occurs]:
    found = player_deed(cx, child(node, 0), child(node, 1))
    cx.it = EventCard()
    cx.asked_player = EventSeat()
    return [found]


def player_deed(cx: Context, who: Node, what: Node) -> Occurs:
    """Something that a player did."""
    kept = cx.named
    seat = player(cx, who)
    cx.named = seat
    found = deed_of(cx, what)
    cx.named = kept
    if found.event == MOVED:
        found.actor = seat
    else:
        found.whose = seat
    return found


@means("hap.drew_many", "hap.drew_many_by")
def drew_many(cx: Context, node: Node) -> list[Occurs]:
    """5.9.2: one card is drawn at a time; more than one, by one instruction."""
    amount = child(node, len(node.args) - 1)
    least, most = bounds(amount)
    if least < 1 or in_kinds(amount) or amount.phrase.startswith("amount.total"):
        raise NoMeaning("so many cards are drawn by one instruction, and one at least")
    one = least == most == 1
    found = Occurs(ev.DREW if one else ev.DREW_MANY, False)
    found.whose = player(cx, child(node, 0))
    if least == most and not one:
        found.number = least
    elif not one:
        found.condition = Between(EventNumber(), Fixed(least), None)
    if node.phrase == "hap.drew_many_by":
        caused(cx, found, child(node, 1))
    if one:
        cx.it = EventCard()
    cx.asked_player = EventSeat()
    return [found]


@means("event.drew_nth")
def drew_nth(cx: Context, node: Node) -> list[Occurs]:
    """5.9.2: the card of that number that the player draws in a turn."""
    found = Occurs(ev.DREW, False)
    found.whose = player(cx, child(node, 0))
    before = Occurs(ev.DREW, False)
    before.whose = found.whose
    cx.ability.looks_back.append(before)
    nth = Fixed(number(node, 1))
    found.condition = Between(TimesSo([before]), nth, nth)
    cx.it = EventCard()
    return [found]


@means("event.nth_attack")
def nth_attack(cx: Context, node: Node) -> list[Occurs]:
    """Its own attacks of the turn are counted (8.2.4.2), not those that others have made."""
    who = child(node, 0)
    found = deed(cx, who, Node("fate.attacked"))
    return narrowed(cx, found, NthAttackOf(cards(cx, who), number(node, 1)))


@means("event.player_nth_attack")
def player_nth_attack(cx: Context, node: Node) -> list[Occurs]:
    found = player_deed(cx, child(node, 0), Node("fate.attacked"))
    cx.it = EventCard()
    return narrowed(cx, [found], NthAttackBy(found.whose, number(node, 1)))


@means("hap.next")
def next_time(cx: Context, node: Node) -> list[Occurs]:
    """次に: what an effect waits for, it waits for once (meaning/delayed.py)."""
    if not cx.ability.delayed:
        raise NoMeaning("what always waits, waits for every time")
    return happening(cx, child(node, 0))


@means("event.this_turn")
def this_turn(cx: Context, node: Node) -> list[Occurs]:
    """This turn, the next time or each time (meaning/delayed.py)."""
    return happening(cx, child(node, 0), anyone=True)


def happening(cx: Context, node: Node, anyone: bool = False) -> list[Occurs]:
    """What happens; of a place that is nobody's: wherever there is such a place."""
    while node.phrase == "hap.next":
        node = child(node, 0)
    if anyone and node.phrase != "hap.placed" and child(node, 0).phrase == "cards.at":
        if place(cx, child(child(node, 0), 0)).who is None:
            found = deed_of(cx, child(node, 1))
            cx.it = EventCard()
            return [found]
    return event(cx, node)


@means("event.placed_from")
def placed_from(cx: Context, node: Node) -> list[Occurs]:
    frm, to = place(cx, child(node, 0)), place(cx, child(node, 1))
    found = Occurs(MOVED, False)
    found.frm, found.to = frm.zone_bits(), to.zone_bits()
    found.whose = frm.owner(cx)
    found.filter = filter_(cx, child(node, 2))
    cx.it = EventCard()
    return [found]


@means("event.left")
def left(cx: Context, node: Node) -> list[Occurs]:
    """Such a card left that place so."""
    where = place(cx, child(node, 0))
    found = deed_of(cx, child(node, 2))
    if found.event != MOVED:
        raise NoMeaning("nothing else leaves a place")
    found.frm &= where.zone_bits()
    found.whose = where.owner(cx)
    found.filter = both(found.filter, filter_(cx, child(node, 1)))
    cx.it = EventCard()
    return [found]


@means("event.blocked_with")
def blocked_with(cx: Context, node: Node) -> list[Occurs]:
    """An attack on that character was blocked with such a card."""
    found = Occurs(ev.BLOCKED, False)
    found.filter = filter_(cx, child(node, 1))
    found.other = Is(cards(cx, child(node, 0)))
    return [found]


@means("event.attack_blocked")
def attack_blocked(cx: Context, node: Node) -> list[Occurs]:
    """Such an attack was blocked."""
    found = Occurs(ev.BLOCKED, False)
    found.condition = cx.read(child(node, 0), Condition)
    return [found]


def unblocked(attack: Condition) -> list[Occurs]:
    """The block step of such an attack is over, and nobody has blocked."""
    found = Occurs(ev.PHASE_ENDED, False)
    found.number = ev.BLOCK_STEP
    found.condition = And([attack, Unless(Exists(BlockedCharacter()))])
    return [found]


@means("event.attack_unblocked")
def attack_unblocked(cx: Context, node: Node) -> list[Occurs]:
    return unblocked(cx.read(child(node, 0), Condition))


@means("event.unblocked")
def card_unblocked(cx: Context, node: Node) -> list[Occurs]:
    return unblocked(NthAttackOf(cards(cx, child(node, 0)), 0))


@means("event.spark_chosen")
def spark_chosen(cx: Context, node: Node) -> list[Occurs]:
    """An effect of such a card chose its ability."""
    if icon_kind(child(node, 1)) != SPARK or child(node, 0).phrase not in OWN:
        raise NoMeaning("only the sparks of this card are asked after")
    found = Occurs(ev.SPARK_CHOSEN, True)
    found.source = filter_(cx, child(node, 2))
    return [found]


@means("event.lost_check", "event.won_check")
def check_over(cx: Context, node: Node) -> list[Occurs]:
    """5.25.1: who checks wins or loses, and nobody else does."""
    who, other = child(node, 0), child(node, 1)
    if who != other:
        raise NoMeaning("who checks is who wins or loses")
    found = Occurs(ev.CHECKED, False)
    found.whose = player(cx, who)
    found.number = 1 if node.phrase == "event.won_check" else 0
    return [found]


@means("event.did_by")
def did_by(cx: Context, node: Node) -> list[Occurs]:
    found = deed(cx, child(node, 1), child(node, 2))
    for one in found:
        caused(cx, one, child(node, 0))
    return found


@means("event.put_by")
def put_by(cx: Context, node: Node) -> list[Occurs]:
    what = Node("motion.put", (child(node, 2),))
    found = subject(cx, child(node, 1), deed_of(cx, what))
    caused(cx, found, child(node, 0))
    cx.it = EventCard()
    return [found]


@means("event.while")
def meanwhile(cx: Context, node: Node) -> list[Occurs]:
    """That event, if such a card is there as it happens."""
    where = place(cx, child(node, 0))
    there = Exists(place_cards(cx, where, filter_(cx, child(node, 1))))
    return narrowed(cx, event(cx, child(node, 2)), there)


@means("event.within")
def within(cx: Context, node: Node) -> list[Occurs]:
    limit = span_condition(cx, child(node, 0))
    return narrowed(cx, event(cx, child(node, 1)), limit)


@means("event.attack_end")
def attack_end(cx: Context, node: Node) -> list[Occurs]:
    """The end of attacks: of certain cards, of those in which something was done, of others."""
    which = child(node, 0)
    if which.phrase == "attack.by":
        return end_of_attacks_by(cx, which)
    if which.phrase == "attack.did":
        return end_of_attacks_with(cx, which)
    found = Occurs(ev.ATTACK_ENDING, False)
    if which.phrase not in ("attack.this", "attack.that"):
        found.condition = cx.read(which, Condition)
        cx.it = EventCard()
    return [found]


def end_of_attacks_by(cx: Context, node: Node) -> list[Occurs]:
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


def end_of_attacks_with(cx: Context, node: Node) -> list[Occurs]:
    """At the end of an attack in which it did that: retired, supported, blocked."""
    who = child(node, 0)
    what = deed_of(cx, child(node, 1))
    if who.phrase not in OWN or what.condition is not None or what.filter is not None:
        raise NoMeaning("only what this card did is asked of a whole attack")
    if what.event == ev.DEFEATED:
        found = Occurs(ev.ATTACK_ENDING, True)
        found.defeated = True
        found.other = what.other
        found.other_whose = what.other_whose
        return [found]
    found = Occurs(ev.ATTACK_ENDING, False)
    if what.event == ev.SUPPORTED:
        role: Cards = Supporter()
        found.filter = what.other
    elif what.event == ev.BLOCKED and what.other is None:
        role = Blocker()
    else:
        raise NoMeaning("that is not asked of a whole attack")
    found.condition = Exists(Where(role, Is(This())))
    if what.event == ev.BLOCKED:
        cx.ability.zones = 1 << WAITING  # 8.3.3.3.1: where it has gone
    cx.event_other = None
    return [found]


@means("event.turn_end")
def turn_end(cx: Context, node: Node) -> list[Occurs]:
    found = Occurs(ev.TURN_ENDING, False)
    found.whose = player(cx, child(node, 0))
    return [found]


@means("event.next_turn_end")
def next_turn_end(cx: Context, node: Node) -> list[Occurs]:
    """That it is the next such turn, not this one, is told with what waits for it (delayed.py)."""
    if not cx.ability.delayed:
        raise NoMeaning("only what an effect makes wait knows which turn is the next")
    return turn_end(cx, node)


@means("event.next_turn_start")
def next_turn_start(cx: Context, node: Node) -> list[Occurs]:
    if not cx.ability.delayed:
        raise NoMeaning("only what an effect makes wait knows which turn is the next")
    return turn_start(cx, node)


@means("event.this_turn_end")
def this_turn_end(cx: Context, node: Node) -> list[Occurs]:
    return [Occurs(ev.TURN_ENDING, False)]


@means("event.each_turn_start")
def each_turn_start(cx: Context, node: Node) -> list[Occurs]:
    cx.asked_player = EventSeat()
    return [Occurs(ev.TURN_STARTED, False)]


@means("event.each_turn_end")
def each_turn_end(cx: Context, node: Node) -> list[Occurs]:
    return [Occurs(ev.TURN_ENDING, False)]


@means("event.drew_turn_end")
def drew_turn_end(cx: Context, node: Node) -> list[Occurs]:
    """The end of this turn, if this effect drew."""
    if cx.drawn is None:
        raise NoMeaning("nothing was drawn before")
    found = Occurs(ev.TURN_ENDING, False)
    found.condition = Exists(cx.drawn)
    return [found]


@means("event.turn_start")
def turn_start(cx: Context, node: Node) -> list[Occurs]:
    found = Occurs(ev.TURN_STARTED, False)
    found.whose = player(cx, child(node, 0))
    return [found]


@means("event.phase_start")
def phase_start(cx: Context, node: Node) -> list[Occurs]:
    found = Occurs(ev.PHASE_STARTED, False)
    found.whose = player(cx, child(node, 0))
    found.number = moment(child(node, 1))
    return [found]


def ending(node: Node) -> Occurs:
    """9.1.1.2.1: the end of a phase or step; the last phase of a turn ends as it does (7.6.1)."""
    number = moment(node)
    if number == ev.END:
        return Occurs(ev.TURN_ENDING, False)
    found = Occurs(ev.PHASE_ENDED, False)
    found.number = number
    return found


@means("event.phase_end")
def phase_end(cx: Context, node: Node) -> list[Occurs]:
    found = ending(child(node, 1))
    found.whose = player(cx, child(node, 0))
    return [found]


@means("event.each_phase_start")
def each_phase_start(cx: Context, node: Node) -> list[Occurs]:
    """9.14.4.1: そのプレイヤー is whose phase it is."""
    found = Occurs(ev.PHASE_STARTED, False)
    found.number = moment(child(node, 0))
    cx.asked_player = EventSeat()
    return [found]


@means("event.each_phase_end")
def each_phase_end(cx: Context, node: Node) -> list[Occurs]:
    found = ending(child(node, 0))
    cx.asked_player = EventSeat()
    return [found]


@means("event.game_start")
def game_start(cx: Context, node: Node) -> list[Occurs]:
    return [Occurs(ev.GAME_STARTED, False)]


@means("moment.state")
def state(cx: Context, node: Node) -> list[Occurs]:
    """9.8.6: no event but that something is so."""
    if cx.ability.delayed:
        raise NoMeaning("only an automatic ability of a card waits for a state")
    cx.ability.state = condition(cx, child(node, 0))
    return []


def narrowed(cx: Context, found: list[Occurs], limit: Condition) -> list[Occurs]:
    """The same events, or the same state, but only if something else holds then."""
    for one in found:
        one.condition = both_hold(one.condition, limit)
    if cx.ability.state is not None:
        cx.ability.state = And([limit, cx.ability.state])
    return found


@means("event.soul")
def soul(cx: Context, node: Node) -> list[Occurs]:
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
        subject(cx, child(node, 0), found)
        cx.it = EventCard()
    return [found]


@means("event.cancelled_of")
def cancelled_of(cx: Context, node: Node) -> list[Occurs]:
    found = Occurs(ev.CANCELLED, False)
    found.number = icon_kind(child(node, 1))
    found.whose = player(cx, child(node, 0))
    cx.it = EventCard()
    return [found]
