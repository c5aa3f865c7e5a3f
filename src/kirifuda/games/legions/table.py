"""The state of a match of Legions!: the kernel's, with life, master points and cores.

Lanes (chapter 18), cores (chapter 07), blockers (34-6): the questions that the chapters share.
"""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.games.legions.zones import (
    ACTIVE,
    ASSAULT,
    AT_CENTRE,
    AT_RIGHT,
    CENTRE,
    CORE_PLACES,
    FIELD,
    GRANTS_STATIONS,
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
from kirifuda.kernel.position.cards import Face, Pool, weights
from kirifuda.kernel.position.integers import Reader, bounded, put
from kirifuda.kernel.position.scope import CARD_MASK, NO_NUMBERS
from kirifuda.kernel.position.state import State
from kirifuda.kernel.timing.sequences import Chained

# by the lanes that are taken (bits): those that are not, and (by a lane) those of them next to it
FREE_LANES: Final = [
    [lane for lane in range(LANES) if not taken >> lane & 1] for taken in range(1 << LANES)
]
NEXT_LANES: Final = [
    [[free for free in lanes if abs(free - lane) == 1] for lanes in FREE_LANES]
    for lane in range(LANES)
]

LIFE = 20  # 08-3
MOST_LIFE = 20  # 08-4

# what life, points and cores count for in `Table.tally`, so that sums are hardly ever equal
LIFE_WEIGHTS: Final = weights(2)
POINT_WEIGHTS: Final = weights(4)[2:]
CORE_WEIGHTS: Final = weights(2 * CORE_PLACES + 4)[4:]


class Table(Chained):
    """A position of Legions!."""

    def __init__(self, pool: Pool, seats: int, other: Table | None = None) -> None:
        # every attribute first, so that compiled code knows that it is there
        # replaced, never changed in place
        self.life = NO_NUMBERS
        self.points = NO_NUMBERS  # master points (07-5)
        self.cores = NO_NUMBERS
        self.chooser: i64 = -1  # who chooses who begins (25-7); -1: chance decides who
        self.unlocks = NO_NUMBERS  # references: cards that effects have unlocked (38-17)
        self.raid = NO_NUMBERS  # a master that attacks by an effect (38-9): see battle.py
        self.stationed = NO_NUMBERS  # pairs: reference, X of 39-11 and 39-12 as last applied
        self.attacker: i64 = -1  # references of the units of the battle under way (34-2)
        self.target: i64 = -1
        self.paid = NO_NUMBERS  # pairs: reference of a card that is unlocked or stands by, X
        self.fresh = NO_NUMBERS  # references: units that the sequence under way has placed
        # what can be derived, and so is no part of it
        self.base: list[Face] = pool.faces  # what cards are before effects, by the side that is up
        self.based: i64 = 0  # 1: no card has been turned over since that was looked at
        self.firm: i64 = -1  # the values with which nobody was without HP (`epoch`)
        self.plain: i64 = 0  # 1: then no effect could have changed any HP
        self.tally: i64 = 0  # life, points and cores as one number
        self.prices = NO_NUMBERS  # what unlocking costs, by seat and definition (playing.py)
        super().__init__(pool, seats, KINDS, other)
        if other is None:
            self.life = [LIFE] * seats
            self.points = [0] * seats
            self.cores = [0] * (seats * CORE_PLACES)
            self.tally = self.count_up()

    def copy(self) -> State:
        return Table(self.pool, 0, self)

    def share(self, other: State) -> None:
        assert isinstance(other, Table)
        super().share(other)
        self.life = other.life
        self.points = other.points
        self.cores = other.cores
        self.chooser = other.chooser
        self.unlocks = other.unlocks
        self.raid = other.raid
        self.stationed = other.stationed
        self.attacker = other.attacker
        self.target = other.target
        self.paid = other.paid
        self.fresh = other.fresh
        self.base = other.base
        self.based = other.based
        self.plain = other.plain
        self.tally = other.tally
        self.prices = other.prices
        self.firm = other.firm

    def write_more(self, out: list[int]) -> None:
        self.write_chain(out)
        out.extend(self.life)
        out.extend(self.points)
        out.extend(self.cores)
        out.extend([self.chooser, self.attacker, self.target])
        put(out, self.unlocks)
        put(out, self.raid)
        put(out, self.paid)
        put(out, self.stationed if self.frozen else [])
        put(out, self.fresh if self.frozen else [])

    def read_more(self, r: Reader) -> None:
        self.read_chain(r)
        self.life = [r.one() for _ in range(self.seats)]
        self.points = [r.one() for _ in range(self.seats)]
        self.cores = [r.one() for _ in range(self.seats * CORE_PLACES)]
        self.tally = self.count_up()
        self.chooser = r.one()
        self.attacker = r.one()
        self.target = r.one()
        self.unlocks = r.many()
        self.raid = r.many()
        self.paid = r.many()
        self.stationed = r.many()
        self.fresh = r.many()
        self.look_anew()

    def opponent(self, seat: int) -> int:
        return 1 - seat  # 01-1

    def dealt_anew(self) -> None:
        self.base = self.pool.faces
        self.prices = self.pool.worked
        self.based = 0

    def turn_over(self) -> None:
        """A card has been turned over, or has come or gone with its other side up."""
        self.based = 0
        self.stale = True

    def look_anew(self) -> None:
        """Whether cards that lie face up may be something else than printed (`State.alike`)."""
        odd = self.raid or self.fresh or self.pool.notes[GRANTS_STATIONS]
        self.alike = 1 if odd else 0

    # -- numbers of a seat -----------------------------------------------------------------

    def count_up(self) -> int:
        """Life, points and cores as one number: what changes keep up to date."""
        total = 0
        for seat in range(self.seats):
            total += LIFE_WEIGHTS[seat] * self.life[seat] + POINT_WEIGHTS[seat] * self.points[seat]
        for at in range(len(self.cores)):
            total += CORE_WEIGHTS[at] * self.cores[at]
        return total

    def set_life(self, seat: i64, value: i64) -> None:
        value = bounded(value)
        life = self.life[:]
        weight: i64 = LIFE_WEIGHTS[seat]
        self.tally += weight * (value - life[seat])
        life[seat] = value
        self.life = life
        self.stir(NEEDS_LIFE)

    def set_points(self, seat: i64, value: i64) -> None:
        points = self.points[:]
        weight: i64 = POINT_WEIGHTS[seat]
        self.tally += weight * (value - points[seat])
        points[seat] = value
        self.points = points
        self.stir(NEEDS_CORES)

    def core(self, seat: i64, place: i64) -> i64:
        """How many cores lie in a place (a wait zone n is CORE_WAIT + n)."""
        return self.cores[seat * CORE_PLACES + place]

    def set_core(self, seat: i64, place: i64, value: i64) -> None:
        at = seat * CORE_PLACES + place
        cores = self.cores[:]
        weight: i64 = CORE_WEIGHTS[at]
        self.tally += weight * (value - cores[at])
        cores[at] = value
        self.cores = cores
        self.stir(NEEDS_CORES)

    def shift_cores(self, seat: i64, frm: i64, to: i64, count: i64) -> None:
        """So many cores go from one place to another."""
        cores = self.cores[:]
        frm += seat * CORE_PLACES
        to += seat * CORE_PLACES
        cores[frm] = cores[frm] - count
        cores[to] = cores[to] + count
        weight: i64 = CORE_WEIGHTS[to] - CORE_WEIGHTS[frm]
        self.tally += weight * count
        self.cores = cores
        self.stir(NEEDS_CORES)

    def core_zone(self, seat: i64) -> i64:
        """The cores in a core zone, active or exhausted."""
        at = seat * CORE_PLACES
        return self.cores[at + ACTIVE] + self.cores[at + SPENT]  # 07-2

    def core_total(self, seat: i64) -> i64:
        """24-2b: the cores in a seat's core zone and leader zone."""
        at = seat * CORE_PLACES
        cores = self.cores
        return cores[at + ACTIVE] + cores[at + SPENT] + cores[at + ON_MASTER] + cores[at + ON_LORD]

    def purse(self, seat: i64) -> i64:
        """The master points that a seat could pay: those it has, and one for each active core."""
        return self.points[seat] + self.cores[seat * CORE_PLACES + ACTIVE]

    def x_of(self, card: int) -> int:
        """30-2a: what was paid as X for a card as it lies now."""
        paid = self.paid
        for i in range(0, len(paid), 2):
            if paid[i] == self.refs[card]:
                return paid[i + 1]
        return 0

    def set_x(self, card: int, x: int) -> None:
        """Keep what was paid as X for a card; of cards that have gone on it is forgotten."""
        kept: list[int] = []
        for i in range(0, len(self.paid), 2):
            if self.alive(self.paid[i]) and self.paid[i] != self.refs[card]:
                kept.extend(self.paid[i : i + 2])
        self.paid = [*kept, self.refs[card], x] if x else kept

    # -- cards -----------------------------------------------------------------------------

    def master_card(self, seat: i64) -> i64:
        """A seat's master, or -1."""
        zone = self.zones[seat * KINDS + MASTER]
        return zone[0] if zone else -1

    def lord_of(self, seat: i64) -> i64:
        """The card in a seat's lord area, or -1."""
        zone = self.zones[seat * KINDS + LORD]
        return zone[0] if zone else -1

    def awake(self, seat: i64) -> bool:
        """Whether a seat's master shows its awakened side (20-1)."""
        master = self.master_card(seat)
        return master >= 0 and self.down[master] == 1

    def is_reversed(self, card: i64) -> bool:
        """16-3: whether a card is in reverse state (a master is never)."""
        return self.down[card] == 1 and self.zone[card] != MASTER

    def kinds_of(self, card: i64) -> i64:
        """Category and colours of a card (bits): nothing changes them but reverse state (16-3e)."""
        if self.down[card] and self.zone[card] != MASTER:
            return 0
        return self.pool.faces[card].kinds

    def marks_of(self, card: i64) -> i64:
        """The keywords without a number that a card has now (bits)."""
        return self.worded(self.refs[card]).marks

    def abilities_of(self, card: int) -> list[int]:
        if self.based and (self.pool.steady or not self.shifts()):
            return self.base[card].abilities
        return super().abilities_of(card)

    def is_unit(self, card: i64) -> bool:
        """21-1: a master, minion or lord on the field."""
        return bool(FIELD >> self.zone[card] & 1 and self.kinds_of(card) & UNITS)

    def is_minion(self, card: i64) -> bool:
        return self.zone[card] == MINIONS and self.kinds_of(card) & MINION != 0

    def unit_ref(self, ref: int) -> bool:
        """Whether a reference names a unit that is still there."""
        return ref >= 0 and self.alive(ref) and self.is_unit(ref & CARD_MASK)

    def can_act(self, card: i64) -> bool:
        """29-1, 29-2: whether a unit is free to do what exhausts it: active, and not unable."""
        if self.rest[card]:
            return False
        return not self.status[card] & UNABLE or self.marks_of(card) & HASTE != 0  # 29-1, 39-2

    def can_assault(self, card: i64) -> bool:
        """29-3: whether a unit that is unable to act may attack the minion zone all the same."""
        if self.rest[card] or not self.status[card] & UNABLE:
            return False
        marks = self.marks_of(card)
        return marks & ASSAULT != 0 and not marks & HASTE  # 29-3, 39-3

    # -- lanes (chapter 18) ----------------------------------------------------------------

    def lane(self, card: i64) -> i64:
        """The lane of a card on the field as its player counts; leaders: the centre (18-3)."""
        return self.spot[card] if self.zone[card] == MINIONS else CENTRE

    def minds_lane(self, card: int) -> bool:
        """39-11, 39-12: whether a minion may have a keyword that looks at its lane, printed or
        given."""
        return self.pool.notes[GRANTS_STATIONS] != 0 or is_stationed(self.pool.faces[card])

    def in_lane(self, seat: i64, lane: i64) -> i64:
        """The card in a lane of a seat's minion zone, or -1."""
        for card in self.zones[seat * KINDS + MINIONS]:
            if self.spot[card] == lane:
                return card
        return -1

    def free_lanes(self, seat: i64) -> list[int]:
        """The lanes of a seat's minion zone without a card (17-11, 32-3). Not to be changed."""
        return FREE_LANES[self.taken_lanes(seat)]

    def taken_lanes(self, seat: i64) -> int:
        """The lanes (bits) of a seat's minion zone with a card."""
        taken = 0
        for card in self.zones[seat * KINDS + MINIONS]:
            taken |= 1 << self.spot[card]
        return taken

    def next_lanes(self, card: i64) -> list[int]:
        """18-5, 17-11: the free lanes next to a minion's. Not to be changed."""
        return NEXT_LANES[self.spot[card]][self.taken_lanes(self.seat[card])]

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


def is_stationed(face: Face) -> bool:
    """39-11, 39-12: whether a card has such a keyword."""
    return face.nums[AT_RIGHT] != 0 or face.nums[AT_CENTRE] != 0
