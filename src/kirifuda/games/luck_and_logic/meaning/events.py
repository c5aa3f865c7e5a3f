"""9.7: what abilities wait for."""

from __future__ import annotations

from kirifuda.games.luck_and_logic import events
from kirifuda.games.luck_and_logic.meaning.cards import Group, group, player, zone_bits
from kirifuda.games.luck_and_logic.meaning.context import MEANINGS, Context, means, part
from kirifuda.games.luck_and_logic.terms import Battling, Defender, HostOf, LaterTurn, WasSoulOf
from kirifuda.games.luck_and_logic.triggers import Happens
from kirifuda.games.luck_and_logic.zones import (
    BATTLE,
    CIRCLE,
    DROP,
    FIELD,
    GATE,
    GATE_CARD,
    INTERCEPT_ZONE,
    MEMBER,
    SOUL,
)
from kirifuda.games.meanings import NoMeaning, child
from kirifuda.games.phrases import cards, condition
from kirifuda.kernel.effects.conditions import Exists, Unless
from kirifuda.kernel.effects.relations import Of
from kirifuda.kernel.effects.terms import All, EventCard, Filter, Is, This
from kirifuda.kernel.effects.who import EachPlayer, You
from kirifuda.kernel.events.moving import MOVED
from kirifuda.text import Node

part("subject.this", "subject.that", "subject.such")
MEANINGS.call("subject.this", MEMBER, 0, GATE_CARD)


def event(cx: Context, node: Node) -> Happens:
    """What an ability waits for."""
    return cx.read(node, Happens)


def befalls(cx: Context, kind: int, who: Node, zones: int = 0) -> Happens:
    """An event of this card, or of one of a group; そのメンバー is then that card."""
    if who.phrase == "subject.this":
        if zones:
            # 9.3.2.6: an event of the card itself that names a zone: the ability works there
            cx.ability.zones = zones | (max(0, cx.ability.zones))
        cx.it = This()
        return Happens(kind, True)
    found = Happens(kind, False)
    if who.phrase == "subject.that":
        found.filter = Is(cx.that())
        return found
    told = group(cx, child(who, 0))
    if kind not in (events.INTERCEPTED, events.DEFINED, events.SETTLED):
        # 2.2.3, 2.1.3.1: where such cards are meant, or where it is told that they are
        found.places = told.zones or (told.usual if told.asks_kind() else 0)
        found.past = kind == MOVED or (kind == events.SORTIED and told.zones != 0)
    found.filter = what(told)
    cx.it = EventCard()
    return found


def what(told: Group) -> Filter:
    """What the card of an event must be: not where it is, for it may just have gone."""
    if told.souls is not None:
        return All([WasSoulOf(told.souls), told.like()])
    return told.like() if told.whose is None else All([Of(told.whose), told.like()])


# -- cards that come and go --------------------------------------------------------------------


@means("event1.sortie")
def sortie(cx: Context, node: Node) -> Happens:
    return befalls(cx, events.SORTIED, child(node, 0))


@means("event1.united", "event1.made", "event1.flickered")
def sortie_by(cx: Context, node: Node) -> Happens:
    found = befalls(cx, events.SORTIED, child(node, 0))
    found.flags = {
        "event1.united": events.BY_UNION,
        "event1.made": events.BY_MAKE,
        "event1.flickered": events.BY_FLICKER,
    }[node.phrase]
    return found


@means("event1.dropped")
def dropped(cx: Context, node: Node) -> Happens:
    found = befalls(cx, MOVED, child(node, 0))
    found.to = 1 << DROP
    found.frm = ~found.to
    return found


@means("event1.dropped_from")
def dropped_from(cx: Context, node: Node) -> Happens:
    frm = zone_bits(child(node, 1))
    found = befalls(cx, MOVED, child(node, 0), frm)
    found.places = 0  # it is told from where
    found.to = 1 << DROP
    found.frm = frm
    return found


@means("event1.put")
def put(cx: Context, node: Node) -> Happens:
    to = zone_bits(child(node, 1))
    found = befalls(cx, MOVED, child(node, 0), to)
    found.to = to
    found.frm = ~to
    return found


@means("event1.left")
def left(cx: Context, node: Node) -> Happens:
    found = befalls(cx, MOVED, child(node, 0))
    found.frm = FIELD
    found.to = ~FIELD
    return found


@means("event1.soul")
def soul(cx: Context, node: Node) -> Happens:
    found = befalls(cx, MOVED, child(node, 0), 1 << SOUL)
    found.to = 1 << SOUL
    found.frm = ~found.to
    return found


@means("event1.soul_united")
def soul_united(cx: Context, node: Node) -> Happens:
    """11.2.1: as with a covenant, whatever it unites with."""
    if child(node, 0).phrase != "subject.this":
        raise NoMeaning("only its own card is known to have become a soul so (11.2.1)")
    cx.ability.zones = 1 << CIRCLE | 1 << SOUL
    cx.partner = HostOf(This())
    cx.it = This()
    return Happens(events.UNITED, True)


# -- what befalls cards where they are ---------------------------------------------------------

BEFALLS = {
    "event1.attacks": events.ATTACKED,
    "event1.attacked": events.WAS_ATTACKED,
    "event1.defends": events.DEFENDED,
    "event1.won": events.WON,
    "event1.lost": events.LOST,
    "event1.broken": events.GATE_BROKEN,
    "event1.intercepts": events.INTERCEPTED,
    "event1.defined": events.DEFINED,
    "event1.stood": events.STOOD,
    "event1.rested": events.RESTED,
    "event1.moved": events.SHIFTED,
    "event1.turned_up": events.TURNED_UP,
    "event1.turned_down": events.TURNED_DOWN,
    "event1.set": events.SETTLED,
}
WORKS_IN = {
    "event1.intercepts": 1 << INTERCEPT_ZONE,
    "event1.defined": 1 << BATTLE,
    "event1.set": 1 << CIRCLE,
}


@means(*BEFALLS)
def happens(cx: Context, node: Node) -> Happens:
    if node.phrase == "event1.attacked" and cx.kinds & GATE_CARD:
        if child(node, 0).phrase == "subject.this":
            return circle_attacked(cx, node)  # 8.2.10.1: a gate, if its circle is
    zones = WORKS_IN.get(node.phrase, 0)
    return befalls(cx, BEFALLS[node.phrase], child(node, 0), zones)


@means("event1.attacks_circle")
def attacks_circle(cx: Context, node: Node) -> Happens:
    """8.2.6: only circles of the opponent are attacked, so that it must be told of a member of the
    other player."""
    who = child(node, 0)
    told = None if who.phrase != "subject.such" else group(cx, child(who, 0)).whose
    attacked = player(cx, child(node, 1))
    if told is None or isinstance(attacked, EachPlayer) or type(told) is type(attacked):
        raise NoMeaning("members attack circles of the other player (8.2.6)")
    return befalls(cx, events.ATTACKED, who, 0)


@means("event1.breaks")
def breaks(cx: Context, node: Node) -> Happens:
    """5.32.2: whose breaking it is stands second in the event."""
    found = Happens(events.GATE_BROKEN, False)
    who = child(node, 0)
    if who.phrase == "subject.this":
        found.other = Is(This())
    elif who.phrase == "subject.that":
        found.other = Is(cx.that())
    else:
        found.other = what(group(cx, child(who, 0)))
    told = group(cx, child(node, 1))
    if told.places() != 1 << GATE:
        raise NoMeaning("only gates are broken")
    found.filter = what(told)
    cx.it = EventCard()
    return found


@means("event1.empty_attacked")
def empty_attacked(cx: Context, node: Node) -> Happens:
    """8.2.10.1: nobody stands there."""
    found = Happens(events.CIRCLE_ATTACKED, False)
    found.whose = player(cx, child(node, 0))
    found.condition = Unless(Exists(Defender()))
    return found


@means("event1.drew_by")
def drew_by(cx: Context, node: Node) -> Happens:
    found = Happens(events.DREW, False)
    found.whose = You()
    found.doer = player(cx, child(node, 0))
    return found


@means("event1.circle_attacked")
def circle_attacked(cx: Context, node: Node) -> Happens:
    if child(node, 0).phrase != "subject.this":
        raise NoMeaning("only of this card it is told that its circle is attacked")
    found = Happens(events.CIRCLE_ATTACKED, False)
    found.here = True
    cx.ability.zones = 1 << GATE if cx.kinds & GATE_CARD else 1 << CIRCLE
    return found


# -- what players do ---------------------------------------------------------------------------

DOES = {
    "event1.drew": events.DREW,
    "event1.forged": events.FORGING,
    "event1.level_boosted": events.LEVEL_BOOSTED,
    "event1.luck_driven": events.LUCK_DRIVEN,
    "event1.driven": events.LOGIC_DRIVEN,
    "event1.refreshed": events.REFRESHED,
    "event1.turn_start": events.TURN_STARTED,
    "event1.unites": events.SORTIED,
    "event1.united_by": events.SORTIED,
}


@means(*DOES)
def does(cx: Context, node: Node) -> Happens:
    found = Happens(DOES[node.phrase], False)
    found.whose = player(cx, child(node, 0))
    if node.phrase in ("event1.unites", "event1.united_by"):
        found.flags = events.BY_UNION  # 5.35.2
    if node.phrase == "event1.unites":
        cx.it = EventCard()
    return found


PHASES = {
    "phase.stand": events.STAND,
    "phase.draw": events.DRAW,
    "phase.level": events.LEVEL_PHASE,
    "phase.main": events.MAIN,
    "phase.battle": events.BATTLE_PHASE,
    "phase.declare": events.ATTACK_STEP,
    "phase.intercept": events.INTERCEPT_STEP,
    "phase.define": events.LOGIC_STEP,
    "phase.judge": events.JUDGE_STEP,
    "phase.close": events.BATTLE_END,
    "phase.end": events.END,
}
part(*PHASES)


def phase(number: int) -> Happens:
    """7.7.2, 8.6.2: for the end of a turn and of a battle each ability waits once in it."""
    ends = number in (events.END, events.BATTLE_END)
    found = Happens(events.ENDING if ends else events.PHASE_STARTED, False)
    found.number = number
    found.numbers = 1 << number
    return found


@means("event1.phase_start")
def phase_start(cx: Context, node: Node) -> Happens:
    found = phase(PHASES[child(node, 1).phrase])
    found.whose = player(cx, child(node, 0))
    return found


@means("event1.any_start")
def any_start(cx: Context, node: Node) -> Happens:
    return phase(PHASES[child(node, 0).phrase])


@means("event1.battle_start")
def battle_start(cx: Context, node: Node) -> Happens:
    found = phase(PHASES[child(node, 1).phrase])
    found.condition = Battling(cards(cx, child(node, 0)))
    return found


@means("event1.turn_end", "event1.next_turn_end")
def turn_end(cx: Context, node: Node) -> Happens:
    """7.7.2: the end of a turn is the beginning of its end phase; the next turn is a later one."""
    found = phase(events.END)
    found.whose = player(cx, child(node, 0))
    if node.phrase == "event1.next_turn_end":
        if cx.later < 0:
            raise NoMeaning("only what an effect makes wait has a next turn")
        found.condition = LaterTurn(cx.later)
    return found


@means("event1.each_turn_start")
def each_turn(cx: Context, node: Node) -> Happens:
    return Happens(events.TURN_STARTED, False)


@means("event1.next_end", "event1.each_turn_end")
def next_end(cx: Context, node: Node) -> Happens:
    return phase(events.END)


@means("event1.game_start")
def game_start(cx: Context, node: Node) -> Happens:
    return Happens(events.GAME_STARTED, False)


part("event1.state")


def waits_for(cx: Context, node: Node) -> None:
    """Let an ability wait for an event, or for a state (9.7.6)."""
    if node.phrase == "event1.state":
        cx.ability.state = condition(cx, child(node, 0))
    else:
        cx.ability.triggers.append(event(cx, node))
