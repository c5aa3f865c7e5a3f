"""What effects wait for (8.1.1, 8.1.2, 9.3)."""

from __future__ import annotations

from kirifuda.games.legend_of_stars import events
from kirifuda.games.legend_of_stars.meaning.cards import DISPLAYS, ROWS, group, player
from kirifuda.games.legend_of_stars.meaning.conditions import PHASES
from kirifuda.games.legend_of_stars.meaning.context import MEANINGS, Context, means, part
from kirifuda.games.legend_of_stars.terms import InRow
from kirifuda.games.legend_of_stars.zones import CHARACTER, LANES, ON_FIELD, TRASH
from kirifuda.games.meanings import child
from kirifuda.kernel.effects.conditions import Exists
from kirifuda.kernel.effects.relations import Of
from kirifuda.kernel.effects.terms import (
    All,
    EventCard,
    EventOther,
    Filter,
    Is,
    This,
    Where,
)
from kirifuda.kernel.events.moving import MOVED
from kirifuda.kernel.timing.occurring import Occurs
from kirifuda.text import Node

part("subject.this", "subject.such")
MEANINGS.call("subject.this", CHARACTER, 0)


def event(cx: Context, node: Node) -> Occurs:
    """What an effect waits for."""
    return cx.read(node, Occurs)


def befalls(cx: Context, kind: int, who: Node) -> Occurs:
    """An event of this card, or of one of a group; そのキャラクター is then that card."""
    cx.fallen = kind in (events.DESTROYED, events.DOWNED)
    if who.phrase == "subject.this":
        cx.it = This()
        return Occurs(kind, True)
    found = Occurs(kind, False)
    found.filter = group(cx, child(who, 0)).there()
    cx.it = EventCard()
    return found


@means("event1.put")
def put(cx: Context, node: Node) -> Occurs:
    found = befalls(cx, MOVED, child(node, 0))
    found.to = ON_FIELD
    found.frm = ~ON_FIELD
    return found


@means("event1.left")
def left(cx: Context, node: Node) -> Occurs:
    found = befalls(cx, MOVED, child(node, 0))
    found.frm = ON_FIELD
    found.to = 1 << TRASH
    return found


BEFALLS = {
    "event1.attacks": events.ATTACKED,
    "event1.attacked": events.WAS_ATTACKED,
    "event1.battled": events.BATTLED,
    "event1.downed": events.DOWNED,
    "event1.destroyed": events.DESTROYED,
    "event1.turned_up": events.TURNED_UP,
    "event1.moved": events.SQUARE_CHANGED,
    "event1.chosen": events.CHOSEN,
    "event1.attack_over": events.BATTLE_ENDED,
    "event1.turned_down": events.TURNED_DOWN,
    "event1.gained": events.GAINED,
    "event1.regained": events.REGAINED,
    "event1.redisplayed": events.DISPLAY_CHANGED,
}


@means(*BEFALLS)
def happens(cx: Context, node: Node) -> Occurs:
    found = befalls(cx, BEFALLS[node.phrase], child(node, 0))
    if node.phrase in ("event1.attacks", "event1.attacked", "event1.battled", "event1.downed"):
        cx.opposed = EventOther()
    return found


@means("event1.used")
def used(cx: Context, node: Node) -> Occurs:
    """8.4: of this card, or of one of a group, which may have left as its cost was paid."""
    who = child(node, 0)
    if who.phrase == "subject.this":
        cx.it = This()
        return Occurs(events.ACTIVATED_EFFECT, True)
    found = Occurs(events.ACTIVATED_EFFECT, False)
    found.filter = other_of(cx, who)
    cx.it = EventCard()
    return found


@means("event1.downs")
def downs(cx: Context, node: Node) -> Occurs:
    found = befalls(cx, events.BATTLE_WON, child(node, 0))
    whom = child(node, 1)
    found.other = Is(This()) if whom.phrase == "subject.this" else other_of(cx, whom)
    cx.opposed = EventOther()
    return found


def other_of(cx: Context, who: Node) -> Filter:
    """What the second card of an event must be: it may have left by then, so not where it is."""
    told = group(cx, child(who, 0))
    return told.like() if told.whose is None else All([Of(told.whose), told.like()])


@means("event1.destroyed_by")
def destroyed_by(cx: Context, node: Node) -> Occurs:
    found = befalls(cx, events.DESTROYED, child(node, 0))
    found.doer = player(cx, child(node, 1))
    return found


@means("event1.damages")
def damages(cx: Context, node: Node) -> Occurs:
    found = befalls(cx, events.DAMAGED, child(node, 0))
    found.whose = player(cx, child(node, 1))
    return found


@means("event1.moved_to")
def moved_to(cx: Context, node: Node) -> Occurs:
    found = befalls(cx, events.SQUARE_CHANGED, child(node, 0))
    row = InRow(ROWS[child(node, 1).phrase])
    found.condition = Exists(Where(EventCard(), row))
    return found


@means("event1.moved_from")
def moved_from(cx: Context, node: Node) -> Occurs:
    """8.2: the number of the event is the square that it came from."""
    found = befalls(cx, events.SQUARE_CHANGED, child(node, 0))
    found.numbers = (1 << LANES) - 1 << LANES * ROWS[child(node, 1).phrase]
    found.condition = Exists(Where(EventCard(), InRow(ROWS[child(node, 2).phrase])))
    return found


@means("event1.shown")
def shown(cx: Context, node: Node) -> Occurs:
    found = befalls(cx, events.DISPLAY_CHANGED, child(node, 0))
    found.numbers = DISPLAYS[child(node, 1).phrase]
    return found


@means("event1.played")
def played(cx: Context, node: Node) -> Occurs:
    found = Occurs(events.CARD_PLAYED, False)
    found.whose = player(cx, child(node, 0))
    found.filter = group(cx, child(node, 1)).like()
    cx.it = EventCard()
    return found


@means("event1.hurt", "event1.healed", "event1.turn_start", "event1.turn_end")
def player_event(cx: Context, node: Node) -> Occurs:
    kinds = {
        "event1.hurt": events.DAMAGED,
        "event1.healed": events.LIFE_GAINED,
        "event1.turn_start": events.TURN_STARTED,
        "event1.turn_end": events.TURN_ENDING,
    }
    found = Occurs(kinds[node.phrase], False)
    found.whose = player(cx, child(node, 0))
    return found


@means("event1.each_turn_start", "event1.each_turn_end")
def each_turn(cx: Context, node: Node) -> Occurs:
    starts = node.phrase == "event1.each_turn_start"
    return Occurs(events.TURN_STARTED if starts else events.TURN_ENDING, False)


@means("event1.each_phase_start", "event1.each_phase_end")
def each_phase(cx: Context, node: Node) -> Occurs:
    starts = node.phrase == "event1.each_phase_start"
    found = Occurs(events.PHASE_STARTED if starts else events.PHASE_ENDING, False)
    found.numbers = 1 << PHASES[child(node, 0).phrase]
    return found


@means("event1.phase_start", "event1.phase_end")
def phase_event(cx: Context, node: Node) -> Occurs:
    starts = node.phrase == "event1.phase_start"
    found = Occurs(events.PHASE_STARTED if starts else events.PHASE_ENDING, False)
    found.whose = player(cx, child(node, 0))
    found.numbers = 1 << PHASES[child(node, 1).phrase]
    return found
