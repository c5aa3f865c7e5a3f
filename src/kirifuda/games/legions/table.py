"""The state of a match of Legions!: the kernel's, with life, master points and cores.

Lanes (chapter 18), cores (chapter 07), blockers (34-6): the questions that the chapters share.
"""

from __future__ import annotations

from kirifuda.games.legions.zones import (
    ACTIVE,
    ASSAULT,
    CENTRE,
    CORE_PLACES,
    FIELD,
    HASTE,
    KINDS,
    LANES,
    LORD,
    MASTER,
    MINION,
    MINIONS,
    NEEDS_CORES,
    NEEDS_LIFE,
    ON_LORD,
    ON_MASTER,
    PLACES_OF_STANDBY,
    SPENT,
    STANDBY,
    UNABLE,
    UNITS,
)
from kirifuda.kernel.cards import Face, Pool
from kirifuda.kernel.scope import CARD_MASK
from kirifuda.kernel.sequences import Chained
from kirifuda.kernel.state import State
from kirifuda.kernel.words import Reader, put

LIFE = 20  # 08-3
MOST_LIFE = 20  # 08-4


class Table(Chained):
    """A position of Legions!."""

    def __init__(self, pool: Pool, seats: int, other: Table | None = None) -> None:
        super().__init__(pool, seats, KINDS, other)
        if other is not None:
            return
        # replaced, never changed in place
        self.life: list[int] = [LIFE] * seats
        self.points: list[int] = [0] * seats  # master points (07-5)
        self.cores: list[int] = [0] * (seats * CORE_PLACES)
        self.phase = 0
        self.chooser = -1  # who chooses who begins (25-7); -1: chance decides who
        self.unlocks: list[int] = []  # references: cards that effects have unlocked (38-17)
        self.raid: list[int] = []  # a master that attacks by an effect (38-9): see battle.py
        self.stationed: list[int] = []  # pairs: reference, X of 39-11 and 39-12 as last applied
        self.attacker = -1  # references of the units of the battle under way (34-2)
        self.target = -1
        self.fresh: list[int] = []  # references: units that the sequence under way has placed
        # what can be derived, and so is no part of it
        self.base: list[Face] = pool.faces  # what cards are before effects, by the side that is up
        self.based = 0  # 1: no card has been turned over since that was looked at
        self.firm = -1  # the values with which nobody was without HP (`epoch`)

    def copy(self) -> State:
        return Table(self.pool, 0, self)

    def share(self, other: State) -> None:
        assert isinstance(other, Table)
        super().share(other)
        self.life = other.life
        self.points = other.points
        self.cores = other.cores
        self.phase = other.phase
        self.chooser = other.chooser
        self.unlocks = other.unlocks
        self.raid = other.raid
        self.stationed = other.stationed
        self.attacker = other.attacker
        self.target = other.target
        self.fresh = other.fresh
        self.base = other.base
        self.based = other.based
        self.firm = other.firm

    def write_more(self, out: list[int]) -> None:
        self.write_chain(out)
        out.extend(self.life)
        out.extend(self.points)
        out.extend(self.cores)
        out.extend([self.phase, self.chooser, self.attacker, self.target])
        put(out, self.unlocks)
        put(out, self.raid)
        put(out, self.stationed if self.frozen else [])
        put(out, self.fresh if self.frozen else [])

    def read_more(self, r: Reader) -> None:
        self.read_chain(r)
        self.life = [r.one() for _ in range(self.seats)]
        self.points = [r.one() for _ in range(self.seats)]
        self.cores = [r.one() for _ in range(self.seats * CORE_PLACES)]
        self.phase = r.one()
        self.chooser = r.one()
        self.attacker = r.one()
        self.target = r.one()
        self.unlocks = r.many()
        self.raid = r.many()
        self.stationed = r.many()
        self.fresh = r.many()

    def turn_over(self) -> None:
        """A card has been turned over, or has come or gone with its other side up."""
        self.based = 0
        self.stale = True

    # -- numbers of a seat -----------------------------------------------------------------

    def set_life(self, seat: int, value: int) -> None:
        life = self.life[:]
        life[seat] = value
        self.life = life
        self.stir(NEEDS_LIFE)

    def set_points(self, seat: int, value: int) -> None:
        points = self.points[:]
        points[seat] = value
        self.points = points
        self.stir(NEEDS_CORES)

    def core(self, seat: int, place: int) -> int:
        """How many cores lie in a place (a wait zone n is CORE_WAIT + n)."""
        return self.cores[seat * CORE_PLACES + place]

    def set_core(self, seat: int, place: int, value: int) -> None:
        cores = self.cores[:]
        cores[seat * CORE_PLACES + place] = value
        self.cores = cores
        self.stir(NEEDS_CORES)

    def core_zone(self, seat: int) -> int:
        """The cores in a core zone, active or exhausted (07-2)."""
        at = seat * CORE_PLACES
        return self.cores[at + ACTIVE] + self.cores[at + SPENT]

    def core_total(self, seat: int) -> int:
        """24-2b: the cores in a seat's core zone and leader zone."""
        at = seat * CORE_PLACES
        cores = self.cores
        return cores[at + ACTIVE] + cores[at + SPENT] + cores[at + ON_MASTER] + cores[at + ON_LORD]

    def purse(self, seat: int) -> int:
        """The master points that a seat could pay: those it has, and one for each active core."""
        return self.points[seat] + self.cores[seat * CORE_PLACES + ACTIVE]

    # -- cards -----------------------------------------------------------------------------

    def master_of(self, seat: int) -> int:
        """A seat's master, or -1."""
        zone = self.zones[seat * KINDS + MASTER]
        return zone[0] if zone else -1

    def lord_of(self, seat: int) -> int:
        """The card in a seat's lord area, or -1."""
        zone = self.zones[seat * KINDS + LORD]
        return zone[0] if zone else -1

    def awake(self, seat: int) -> bool:
        """Whether a seat's master shows its awakened side (20-1)."""
        master = self.master_of(seat)
        return master >= 0 and self.down[master] == 1

    def is_reversed(self, card: int) -> bool:
        """16-3: whether a card is in reverse state (a master is never)."""
        return self.down[card] == 1 and self.zone[card] != MASTER

    def is_unit(self, card: int) -> bool:
        """21-1: a master, minion or lord on the field."""
        return bool(FIELD >> self.zone[card] & 1 and self.face(card).kinds & UNITS)

    def is_minion(self, card: int) -> bool:
        return bool(self.zone[card] == MINIONS and self.face(card).kinds & MINION)

    def units(self, seat: int) -> list[int]:
        """A seat's units: master, lord, minions by lane."""
        out: list[int] = []
        for kind in (MASTER, LORD, MINIONS):
            for card in self.zones[seat * KINDS + kind]:
                if self.face(card).kinds & UNITS:
                    out.append(card)
        return out

    def unit_ref(self, ref: int) -> bool:
        """Whether a reference names a unit that is still there."""
        return ref >= 0 and self.alive(ref) and self.is_unit(ref & CARD_MASK)

    def can_act(self, card: int) -> bool:
        """29-1, 29-2: whether a unit is free to do what exhausts it: active, and not unable."""
        if self.rest[card]:
            return False
        return not self.status[card] & UNABLE or self.face(card).marks & HASTE != 0

    def can_assault(self, card: int) -> bool:
        """29-3: whether a unit that is unable to act may attack the minion zone all the same."""
        if self.rest[card] or not self.status[card] & UNABLE:
            return False
        marks = self.face(card).marks
        return marks & ASSAULT != 0 and not marks & HASTE

    # -- lanes (chapter 18) ----------------------------------------------------------------

    def lane(self, card: int) -> int:
        """The lane of a card on the field as its player counts; leaders: the centre (18-3)."""
        return self.spot[card] if self.zone[card] == MINIONS else CENTRE

    def in_lane(self, seat: int, lane: int) -> int:
        """The card in a lane of a seat's minion zone, or -1."""
        for card in self.zones[seat * KINDS + MINIONS]:
            if self.spot[card] == lane:
                return card
        return -1

    def free_lanes(self, seat: int) -> list[int]:
        """The lanes of a seat's minion zone without a card (17-11, 32-3)."""
        taken = 0
        for card in self.zones[seat * KINDS + MINIONS]:
            taken |= 1 << self.spot[card]
        return [lane for lane in range(LANES) if not taken >> lane & 1]

    def next_lanes(self, card: int) -> list[int]:
        """18-5, 17-11: the free lanes next to a minion's."""
        lane = self.spot[card]
        return [free for free in self.free_lanes(self.seat[card]) if abs(free - lane) == 1]

    # -- zones -----------------------------------------------------------------------------

    def standby_room(self, seat: int) -> int:
        """17-17: how many more cards fit onto standby."""
        return PLACES_OF_STANDBY - len(self.zones[seat * KINDS + STANDBY])


def opposite(lane: int) -> int:
    """18-2 to 18-4: the number that the opponent has for a lane."""
    return LANES - 1 - lane


def adjacent(one: int, other: int) -> bool:
    """18-5: whether two lanes, counted by the same player, are next to each other."""
    return abs(one - other) == 1
