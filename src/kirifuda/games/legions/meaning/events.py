"""36-2: what triggered abilities wait for."""

from __future__ import annotations

from kirifuda.games.legions.events import (
    ATTACKED,
    AWAKENED,
    BROKE,
    BROKEN,
    BY_BATTLE,
    CHANGED,
    CORE,
    DAMAGED,
    DEALT,
    DRAW,
    DREW,
    END,
    EXHAUSTED,
    GAINED_POINTS,
    LANE_MOVED,
    LIFE_GAINED,
    MAIN,
    OPENED,
    PHASE_ENDED,
    PHASE_STARTED,
    PLAYED,
    READIED,
    START,
    UNLOCKED_CARD,
    WAS_ATTACKED,
)
from kirifuda.games.legions.meaning.cards import group, such
from kirifuda.games.legions.meaning.context import (
    Context,
    NoMeaning,
    child,
    means,
    number,
    part,
)
from kirifuda.games.legions.meaning.places import place, player
from kirifuda.games.legions.terms import InZones
from kirifuda.games.legions.triggers import Occurs
from kirifuda.games.legions.zones import (
    EXCLUDED,
    FIELD,
    KINDS,
    MASTER,
    MASTER_CARD,
    STANDBY,
)
from kirifuda.kernel.effects.conditions import TurnOf
from kirifuda.kernel.effects.terms import All, Anything, EventCard, EventOther, Filter, Kind, This
from kirifuda.kernel.effects.who import You
from kirifuda.kernel.events.moving import MOVED
from kirifuda.kernel.position.cards import EVERYWHERE
from kirifuda.kernel.position.scope import BY_EFFECT
from kirifuda.text import Node

ELSEWHERE = (1 << KINDS) - 1 & ~FIELD
PHASES = {
    "phase.start": START,
    "phase.core": CORE,
    "phase.draw": DRAW,
    "phase.main": MAIN,
    "phase.end": END,
}
part(*PHASES)


def moment(cx: Context, node: Node) -> Occurs:
    """When an ability triggers."""
    return cx.read(node, Occurs)


def own(kind: int) -> Occurs:
    return Occurs(kind, True)


def others(cx: Context, kind: int, about: bool = True) -> Occurs:
    """An event of other cards (of its own card too); what it is about, the text may speak of."""
    if about:
        cx.event = EventCard()
    return Occurs(kind, False)


@means("moment.placed")
def placed(cx: Context, node: Node) -> Occurs:
    """36-2a: from another zone to the field."""
    found = own(MOVED)
    found.frm, found.to = ELSEWHERE, FIELD
    return found


@means("moment.moved")
def moved(cx: Context, node: Node) -> Occurs:
    return own(LANE_MOVED)


@means("moment.attacks")
def attacks(cx: Context, node: Node) -> Occurs:
    cx.event = EventOther()
    return own(ATTACKED)


@means("moment.unlocked")
def unlocked(cx: Context, node: Node) -> Occurs:
    """36-2f: the card is then neither played nor on standby."""
    cx.ability.zones = EVERYWHERE
    return own(UNLOCKED_CARD)


def phase(cx: Context, node: Node, kind: int) -> Occurs:
    found = others(cx, kind, False)
    found.whose = player(cx, child(node, 0))
    found.number = PHASES[child(node, 1).phrase]
    return found


@means("moment.phase_start")
def phase_start(cx: Context, node: Node) -> Occurs:
    return phase(cx, node, PHASE_STARTED)


@means("moment.phase_end")
def phase_end(cx: Context, node: Node) -> Occurs:
    return phase(cx, node, PHASE_ENDED)


@means("moment.own_phase_start", "moment.own_phase_end")
def own_phase(cx: Context, node: Node) -> Occurs:
    """36-2d, 36-2e: where no player is named, the phase is yours."""
    start = node.phrase == "moment.own_phase_start"
    told = Node(node.phrase, (Node("player.you"), child(node, 0)))
    return phase(cx, told, PHASE_STARTED if start else PHASE_ENDED)


def edge(cx: Context, node: Node, kind: int, number: int) -> Occurs:
    """26-2: a turn begins with its start phase, and ends with its end phase."""
    found = others(cx, kind, False)
    found.whose = player(cx, child(node, 0))
    found.number = number
    return found


@means("moment.turn_start")
def turn_start(cx: Context, node: Node) -> Occurs:
    return edge(cx, node, PHASE_STARTED, START)


@means("moment.turn_end")
def turn_end(cx: Context, node: Node) -> Occurs:
    return edge(cx, node, PHASE_ENDED, END)


@means("moment.event")
def event(cx: Context, node: Node) -> Occurs:
    found = moment(cx, child(node, 0))
    if found.own:
        cx.it = This()
    return found


@means("moment.from")
def event_from(cx: Context, node: Node) -> Occurs:
    """35-13: the text says where else than on the field the ability works."""
    where = place(cx, child(node, 1))
    if where.hidden():
        raise NoMeaning("nobody can check that a card of a hidden zone is there (17-8, 17-9)")
    cx.ability.zones = where.zones
    return moment(cx, child(node, 2))


# -- of this card -----------------------------------------------------------------------------


@means("event.this_placed_from")
def placed_from(cx: Context, node: Node) -> Occurs:
    found = own(MOVED)
    found.frm, found.to = place(cx, child(node, 1)).zones & ~FIELD, FIELD
    return found


@means("event.this_put")
def put(cx: Context, node: Node) -> Occurs:
    found = own(MOVED)
    found.to = place(cx, child(node, 1)).zones
    found.frm = (1 << KINDS) - 1
    found.frm_not = found.to
    cx.ability.zones = found.to
    return found


@means("event.this_broke")
def broke(cx: Context, node: Node) -> Occurs:
    """12-1: the card is then on the timeline, excluded, or where another effect has put it (38-16);
    one that regenerates has no ability any more (16-3c)."""
    cx.ability.zones = EVERYWHERE
    found = own(BROKEN)
    found.leaving = True
    return found


@means("event.this_left")
def left(cx: Context, node: Node) -> Occurs:
    found = own(MOVED)
    found.frm, found.to = FIELD, ELSEWHERE
    found.leaving = True
    cx.ability.zones = EVERYWHERE
    return found


@means("event.this_dealt_master")
def dealt_master(cx: Context, node: Node) -> Occurs:
    found = own(DEALT)
    found.other = All([Kind(MASTER_CARD), InZones(player(cx, child(node, 1)), 1 << MASTER)])
    cx.event = EventOther()
    return found


@means("event.this_dealt_battle")
def dealt_battle(cx: Context, node: Node) -> Occurs:
    """11-1: not by an effect."""
    found = dealt_master(cx, node)
    found.causes = 1 << BY_BATTLE
    return found


@means("event.this_dealt")
def dealt(cx: Context, node: Node) -> Occurs:
    found = own(DEALT)
    found.other = group(cx, child(node, 1)).test()
    cx.event = EventOther()
    return found


@means("event.this_hit")
def hit(cx: Context, node: Node) -> Occurs:
    found = own(DEALT)
    found.other = such(cx, child(node, 1))
    cx.event = EventOther()
    return found


@means("event.this_took")
def took(cx: Context, node: Node) -> Occurs:
    cx.event = EventOther()
    return own(DAMAGED)


@means("event.this_defeated")
def defeated(cx: Context, node: Node) -> Occurs:
    return beaten(cx, group(cx, child(node, 1)).test())


@means("event.this_beat")
def beat(cx: Context, node: Node) -> Occurs:
    return beaten(cx, such(cx, child(node, 1)))


def beaten(cx: Context, other: Filter) -> Occurs:
    """The attacker is always the turn player's, and battle damage of the attack breaks."""
    found = own(BROKE)
    found.other = other
    found.causes = 1 << BY_BATTLE
    found.condition = TurnOf(You())
    cx.event = EventOther()
    return found


@means("event.this_targeted")
def targeted(cx: Context, node: Node) -> Occurs:
    cx.event = EventOther()
    return own(WAS_ATTACKED)


@means("event.this_exhausted")
def exhausted(cx: Context, node: Node) -> Occurs:
    return own(EXHAUSTED)


@means("event.this_readied")
def readied(cx: Context, node: Node) -> Occurs:
    return own(READIED)


@means("event.this_opened")
def opened(cx: Context, node: Node) -> Occurs:
    return own(OPENED)


# -- of other cards and of players ----------------------------------------------------------------


def filter_or_none(cx: Context, node: Node) -> Filter | None:
    found = such(cx, node)
    return None if isinstance(found, Anything) else found


@means("event.placed")
def someone_placed(cx: Context, node: Node) -> Occurs:
    found = others(cx, MOVED)
    found.frm, found.to = ELSEWHERE, FIELD
    found.whose = player(cx, child(node, 0))
    found.filter = filter_or_none(cx, child(node, 1))
    return found


@means("event.placed_of")
def one_placed(cx: Context, node: Node) -> Occurs:
    """33-1: from elsewhere to the field."""
    found = others(cx, MOVED)
    found.frm, found.to = ELSEWHERE, FIELD
    told = group(cx, child(node, 0))
    if told.where is not None and told.where.zones & ~FIELD:
        raise NoMeaning("what is placed is on the field (33-1)")
    found.filter = told.test()
    return found


@means("event.placed_by")
def placed_by_effect(cx: Context, node: Node) -> Occurs:
    """33-1: not as a card that is played (32-3, 32-5)."""
    found = one_placed(cx, node)
    found.causes = 1 << BY_EFFECT
    return found


@means("event.placed_some")
def some_placed(cx: Context, node: Node) -> Occurs:
    """37-4: once for a sequence."""
    found = others(cx, MOVED, False)
    found.frm, found.to = ELSEWHERE, FIELD
    found.whose = player(cx, child(node, 0))
    found.least = number(node, 1)
    found.filter = filter_or_none(cx, child(node, 2))
    found.bulk = True
    return found


@means("event.broke")
def someone_broke(cx: Context, node: Node) -> Occurs:
    found = others(cx, BROKEN)
    found.filter = group(cx, child(node, 0)).test()
    return found


@means("event.broke_some")
def some_broke(cx: Context, node: Node) -> Occurs:
    """37-4: once for a sequence."""
    found = others(cx, BROKEN, False)
    found.least = number(node, 0)
    found.filter = group(cx, child(node, 1)).test()
    found.bulk = True
    return found


@means("event.moved")
def someone_moved(cx: Context, node: Node) -> Occurs:
    found = others(cx, LANE_MOVED)
    found.filter = group(cx, child(node, 0)).test()
    return found


@means("event.attacked")
def someone_attacked(cx: Context, node: Node) -> Occurs:
    found = others(cx, ATTACKED)
    found.filter = group(cx, child(node, 0)).test()
    return found


@means("event.master_hit")
def master_hit(cx: Context, node: Node) -> Occurs:
    found = others(cx, DAMAGED)
    found.whose = player(cx, child(node, 0))
    found.filter = Kind(MASTER_CARD)
    return found


@means("event.awakened")
def awakened(cx: Context, node: Node) -> Occurs:
    found = others(cx, AWAKENED, False)
    found.whose = player(cx, child(node, 0))
    return found


@means("event.changed")
def changed(cx: Context, node: Node) -> Occurs:
    found = others(cx, CHANGED, False)
    found.whose = player(cx, child(node, 0))
    return found


@means("event.drew")
def drew(cx: Context, node: Node) -> Occurs:
    found = others(cx, DREW, False)
    found.whose = player(cx, child(node, 0))
    return found


@means("event.unlocked")
def someone_unlocked(cx: Context, node: Node) -> Occurs:
    found = others(cx, UNLOCKED_CARD)
    found.whose = player(cx, child(node, 0))
    found.filter = filter_or_none(cx, child(node, 1))
    return found


@means("event.played")
def played(cx: Context, node: Node) -> Occurs:
    found = others(cx, PLAYED)
    found.whose = player(cx, child(node, 0))
    found.filter = filter_or_none(cx, child(node, 1))
    return found


@means("event.gained_life")
def gained_life(cx: Context, node: Node) -> Occurs:
    found = others(cx, LIFE_GAINED, False)
    found.whose = player(cx, child(node, 0))
    return found


@means("event.excluded")
def excluded(cx: Context, node: Node) -> Occurs:
    found = others(cx, MOVED)
    found.frm = (1 << KINDS) - 1 & ~(1 << EXCLUDED)
    found.to = 1 << EXCLUDED
    found.whose = player(cx, child(node, 0))
    found.filter = filter_or_none(cx, child(node, 1))
    return found


@means("event.stood_by")
def stood_by(cx: Context, node: Node) -> Occurs:
    found = others(cx, MOVED)
    found.frm = (1 << KINDS) - 1 & ~(1 << STANDBY)
    found.to = 1 << STANDBY
    found.whose = player(cx, child(node, 0))
    found.filter = filter_or_none(cx, child(node, 1))
    return found


@means("event.points")
def points(cx: Context, node: Node) -> Occurs:
    found = others(cx, GAINED_POINTS, False)
    found.whose = player(cx, child(node, 0))
    return found
