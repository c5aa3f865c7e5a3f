"""Players, zones and lanes: of whom, which, and where in them (02-8, 02-9, 17, 18)."""

from __future__ import annotations

from dataclasses import dataclass

from kirifuda.games.legions.meaning.context import (
    Context,
    NoMeaning,
    child,
    children,
    means,
    part,
)
from kirifuda.games.legions.terms import InLane
from kirifuda.games.legions.zones import (
    CENTRE,
    DECK,
    EXCLUDED,
    FIELD,
    HAND,
    LEFT,
    LORD,
    MASTER,
    MINIONS,
    RIGHT,
    STANDBY,
    TIMELINE,
    WAIT,
)
from kirifuda.kernel.effects.terms import Filter
from kirifuda.kernel.effects.who import Bound, EachPlayer, Opponent, Who, You
from kirifuda.kernel.events.moving import FIRST, LAST
from kirifuda.text import Node

ANY_LANE = -1
NEXT_LANE = -2


@dataclass
class Place:
    """Zones (bits) of players, perhaps one lane of the field, or an end of the deck."""

    zones: int
    who: Who | None = None  # None: not told
    lanes: list[int] | None = None
    where: int = LAST

    def kinds(self) -> list[int]:
        """The zones as numbers, in order."""
        return [kind for kind in range(1, 32) if self.zones >> kind & 1]

    def only(self) -> int:
        """The one zone where something is put."""
        found = self.kinds()
        if len(found) != 1:
            raise NoMeaning("a card is put into one zone")
        return found[0]

    def lane_filter(self) -> Filter | None:
        """What cards there must meet, if a lane is named; without a player, yours (18-1)."""
        if self.lanes is None:
            return None
        if len(self.lanes) != 1 or self.lanes[0] < 0:
            raise NoMeaning("no lane is named")
        return InLane(self.lanes[0], self.who is None)

    def hidden(self) -> bool:
        """Whether not everyone sees the cards there."""
        return bool(self.zones & (1 << HAND | 1 << DECK))


# -- players --------------------------------------------------------------------------------


def player(cx: Context, node: Node) -> Who:
    """The players that a word names."""
    return cx.read(node, Who)


@means("player.you")
def you(cx: Context, node: Node) -> Who:
    """02-8: who plays the card."""
    return You()


@means("player.self")
def self_(cx: Context, node: Node) -> Who:
    """02-8: who is named as the one that acts; where nobody is, who plays the card."""
    return You() if cx.subject is None else cx.subject


@means("player.opponent")
def opponent(cx: Context, node: Node) -> Who:
    """02-9: the opponent of who plays the card."""
    if isinstance(cx.subject, Bound):
        raise NoMeaning("whose opponent is meant, where each player acts, is not told (02-9)")
    return Opponent(You())


@means("player.each", "player.both")
def each(cx: Context, node: Node) -> Who:
    return EachPlayer()


# -- zones ----------------------------------------------------------------------------------

ZONES = {
    "zone.field": Place(FIELD),
    "zone.minions": Place(1 << MINIONS),
    "zone.leaders": Place(1 << MASTER | 1 << LORD),
    "zone.hand": Place(1 << HAND),
    "zone.deck": Place(1 << DECK),
    "zone.excluded": Place(1 << EXCLUDED),
    "zone.standby": Place(1 << STANDBY),
    "zone.timeline": Place(TIMELINE),
    "zone.any_wait": Place(TIMELINE),
    "lane.right": Place(FIELD, lanes=[RIGHT]),
    "lane.center": Place(FIELD, lanes=[CENTRE]),
    "lane.left": Place(FIELD, lanes=[LEFT]),
    "zone.free_lane": Place(1 << MINIONS, lanes=[ANY_LANE]),
    "zone.next_lane": Place(1 << MINIONS, lanes=[NEXT_LANE]),
}
WAITS = {"wait.1": 1, "wait.2": 2, "wait.3": 3, "wait.4": 4}
ENDS = {"end.top": FIRST, "end.bottom": LAST}
part(*ZONES, *WAITS, *ENDS, "zone.wait", "zone.waits", "zones.several")
part("store.bare", "store.of", "store.owner", "ends.bare", "ends.of")


def wait_zone(node: Node) -> int:
    """The number of a wait zone."""
    return WAITS[node.phrase]


def zone(node: Node) -> Place:
    """One zone, or several as one."""
    if node.phrase == "zone.wait":
        return Place(1 << WAIT + wait_zone(child(node, 0)))
    if node.phrase == "zone.waits":
        first, last = wait_zone(child(node, 0)), wait_zone(child(node, 1))
        if first >= last:
            raise NoMeaning("wait zones are counted upwards")
        return Place(sum(1 << WAIT + n for n in range(first, last + 1)))
    if node.phrase == "zones.several":
        found = [zone(one) for one in children(node, 0)]
        if any(one.lanes is not None for one in found):
            raise NoMeaning("lanes and zones are not taken together")
        bits = 0
        for one in found:
            bits |= one.zones
        return Place(bits)
    known = ZONES[node.phrase]
    return Place(known.zones, None, known.lanes, known.where)


def found_at(cx: Context, node: Node) -> Place:
    """Where cards are that are spoken of: without an owner, with who acts (02-8).

    Where nobody is named either, a hand or deck is that of who has the effect, and zones that all
    can see are those of both players.
    """
    if node.phrase == "store.owner":
        raise NoMeaning("whose owner is meant is not told: nothing goes there")
    found = place(cx, node)
    if found.who is None:
        found.who = cx.subject
    if found.who is None and found.hidden():
        found.who = You()
    return found


def place(cx: Context, node: Node) -> Place:
    """Where."""
    if node.phrase == "ends.bare":
        return Place(1 << DECK, where=ENDS[child(node, 0).phrase])
    if node.phrase == "ends.of":
        who = player(cx, child(node, 0))
        return Place(1 << DECK, who, where=ENDS[child(node, 1).phrase])
    if node.phrase == "store.of":
        found = zone(child(node, 1))
        found.who = player(cx, child(node, 0))
        return found
    return zone(child(node, 0))  # 17-3: a card goes to a zone of its owner in any case
