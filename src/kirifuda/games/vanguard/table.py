"""The state of a match of Cardfight!! Vanguard: the kernel's, and what a battle needs to know."""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.games.vanguard.zones import (
    BACK_CENTER,
    BEHIND,
    BLANKS,
    CENTER,
    COLUMN_OF,
    FRONT,
    GUARDIAN,
    KINDS,
    NO_COLUMN,
    REAR,
    REAR_CIRCLES,
    ROW_OF,
    VANGUARD,
)
from kirifuda.kernel.position.cards import Face, Pool
from kirifuda.kernel.position.integers import Reader, bounded, put
from kirifuda.kernel.position.scope import CARD_MASK, NO_NUMBERS
from kirifuda.kernel.position.state import State

# what rule processes must look for (bits)
LOSING: Final = 1  # decks, damage zones, vanguards have changed
CROWDED: Final = 2  # a second card came to a circle
GUARDING: Final = 4  # a guardian came, or a battle has changed
MISPLACED: Final = 8  # something lies in the trigger zone, the order area or on a circle
EVERYTHING: Final = 15

# statuses of a card (bits); texts name others
IN_PLAY: Final = 1  # an order that is being played or resolved
FROM_RIDE_DECK: Final = 2  # told in scenarios only: it counts among `rides`
STATES: Final = 2  # the first bit of states that effects give, by name

NO_ROW: Final = -1
NOWHERE: Final = -1  # the place of who has left its own
AT_ZONE: Final = 5  # of a place as one number: spot, then zone, then seat


def changed_at(values: list[int], at: i64, value: int) -> list[int]:
    """A list of numbers with one of them changed."""
    out = values[:]
    out[at] = bounded(value)
    return out


def unplaced(pairs: list[int], ref: i64) -> list[int]:
    """Pairs of references and places, with nowhere as the place of one."""
    for i in range(0, len(pairs), 2):
        if pairs[i] == ref:
            return [*pairs[: i + 1], NOWHERE, *pairs[i + 2 :]]
    return pairs


class Table(State):
    """A position of Cardfight!! Vanguard."""

    def __init__(self, pool: Pool, seats: int, other: Table | None = None) -> None:
        # every attribute first, so that compiled code knows that it is there
        # by seat
        self.energy = NO_NUMBERS  # 3.1.3
        self.pain = NO_NUMBERS  # vanguard damage that is still to be applied (3.1.2)
        self.orders = NO_NUMBERS  # orders played in this turn (9.9.2.3)
        self.persona = NO_NUMBERS  # persona rides in this turn (7.15.1.4.2)
        self.regalis = NO_NUMBERS  # Regalis Pieces resolved in this game (14.51.2.2)
        self.pieces = NO_NUMBERS  # which cards these were
        self.riding = NO_NUMBERS  # 1: began with a ride deck (9.5.1)
        self.rides = NO_NUMBERS  # cards: those of the ride decks (4.18.4)
        self.bound = NO_NUMBERS  # pairs of references: a bound card, and what bound it (4.12.5)
        # the battle under way (10.2)
        self.battling: i64 = 0
        self.battles: i64 = 0  # battles of this turn (10.1.3)
        self.attacking_seat: i64 = 0  # 10.1.6
        self.attacker: i64 = -1  # reference, and its place as it attacked
        self.attacker_at: i64 = -1
        self.attacked = NO_NUMBERS  # pairs: reference, its place as it was attacked
        self.booster: i64 = -1
        self.booster_at: i64 = -1
        self.boosters = NO_NUMBERS  # further boosts by effects (7.47): pairs as above
        self.guards = NO_NUMBERS  # pairs: guardian, whom it guards (references)
        self.checks: i64 = 0  # drive checks made in this battle (10.6.1.3)
        self.struck = NO_NUMBERS  # who was hit (references)
        self.fought = NO_NUMBERS  # pairs: an attack or hit of this turn, and one whom it was on
        self.hit: i64 = 0  # 1: it has been told that the attack hit; 2: that it did not
        self.step: i64 = 0  # the step under way (10.1.2); 0: none
        self.checking: i64 = -1  # DRIVE_CHECK or DAMAGE_CHECK while a card is in the trigger zone
        self.tired = NO_NUMBERS  # references: make no drive check any more (11.10.2.5)
        self.closed = NO_NUMBERS  # pairs that waited in this close step or end phase
        self.queue = NO_NUMBERS  # attacks that effects have ordered and that wait (7.36)
        self.turns = NO_NUMBERS  # seats whose turns come before the others (18.2)
        self.ending: i64 = 0  # 1: the turn ends at once (18.4)
        self.peeked = NO_NUMBERS  # by seat: the card on top that it may look at (7.7.3.1)
        self.shown = NO_NUMBERS  # pairs: a card that is shown (reference), who knew it before
        self.stray: i64 = EVERYTHING
        self.blank: list[Face] | None = None  # faces with those that lie face down; derived
        super().__init__(pool, seats, KINDS, other)
        if other is None:
            self.alike = 0
            for _ in range(seats):
                self.energy = [*self.energy, 0]
            self.pain = self.energy
            self.orders = self.energy
            self.persona = self.energy
            self.regalis = self.energy
            self.riding = self.energy
        else:
            self.share_more(other)

    def copy(self) -> State:
        return Table(self.pool, 0, self)

    def restore(self, other: State) -> None:
        assert isinstance(other, Table)
        super().restore(other)
        self.share_more(other)

    def share_more(self, other: Table) -> None:
        self.energy = other.energy
        self.pain = other.pain
        self.orders = other.orders
        self.persona = other.persona
        self.regalis = other.regalis
        self.riding = other.riding
        self.rides = other.rides
        self.bound = other.bound
        self.pieces = other.pieces
        self.battling = other.battling
        self.battles = other.battles
        self.attacking_seat = other.attacking_seat
        self.attacker = other.attacker
        self.attacker_at = other.attacker_at
        self.attacked = other.attacked
        self.booster = other.booster
        self.booster_at = other.booster_at
        self.boosters = other.boosters
        self.guards = other.guards
        self.checks = other.checks
        self.struck = other.struck
        self.fought = other.fought
        self.hit = other.hit
        self.step = other.step
        self.checking = other.checking
        self.tired = other.tired
        self.closed = other.closed
        self.queue = other.queue
        self.turns = other.turns
        self.ending = other.ending
        self.shown = other.shown
        self.peeked = other.peeked
        self.stray = other.stray
        self.blank = other.blank

    def dealt_anew(self) -> None:
        self.blank = None

    def write_more(self, out: list[int]) -> None:
        out.extend([self.battling, self.battles, self.attacking_seat, self.attacker])
        out.extend([self.attacker_at, self.booster, self.booster_at, self.checks, self.hit])
        out.extend([self.step, self.checking, self.ending, self.stray, self.alike])
        for numbers in (self.energy, self.pain, self.orders, self.persona, self.regalis):
            put(out, numbers)
        for numbers in (self.riding, self.rides, self.attacked, self.boosters, self.guards):
            put(out, numbers)
        put(out, self.fought)
        for numbers in (self.struck, self.tired, self.closed, self.queue, self.turns, self.bound):
            put(out, numbers)
        put(out, self.pieces)
        put(out, self.shown)
        put(out, self.peeked)

    def read_more(self, r: Reader) -> None:
        self.battling = r.one()
        self.battles = r.one()
        self.attacking_seat = r.one()
        self.attacker = r.one()
        self.attacker_at = r.one()
        self.booster = r.one()
        self.booster_at = r.one()
        self.checks = r.one()
        self.hit = r.one()
        self.step = r.one()
        self.checking = r.one()
        self.ending = r.one()
        self.stray = r.one()
        self.alike = r.one()
        self.energy = r.many()
        self.pain = r.many()
        self.orders = r.many()
        self.persona = r.many()
        self.regalis = r.many()
        self.riding = r.many()
        self.rides = r.many()
        self.attacked = r.many()
        self.boosters = r.many()
        self.guards = r.many()
        self.fought = r.many()
        self.struck = r.many()
        self.tired = r.many()
        self.closed = r.many()
        self.queue = r.many()
        self.turns = r.many()
        self.bound = r.many()
        self.pieces = r.many()
        self.shown = r.many()
        self.peeked = r.many()

    # -- cards -----------------------------------------------------------------------------

    def kinds_of(self, card: i64) -> i64:
        """What kinds of card it is (2.9): as printed, unless it lies face down where it has no
        information (4.11.3, 4.12.4, 4.17.3.1)."""
        if self.down[card] and BLANKS >> self.zone[card] & 1:
            return 0
        return self.pool.faces[card].kinds

    # -- circles ---------------------------------------------------------------------------

    def vanguard(self, seat: i64) -> i64:
        """A fighter's vanguard, or -1."""
        cards = self.zones[seat * KINDS + VANGUARD]
        return cards[-1] if cards else -1

    def rear(self, seat: i64, spot: i64) -> i64:
        """The unit on a rear-guard circle, or -1: the one that came last."""
        found: i64 = -1
        for card in self.zones[seat * KINDS + REAR]:
            if self.spot[card] == spot:
                found = card
        return found

    def row(self, card: i64) -> i64:
        """In which row a unit is (4.9.1.3); the guardian circle is in none."""
        zone: i64 = self.zone[card]
        if zone == VANGUARD:
            return FRONT
        if zone != REAR or (self.lent and self.master(card) != self.seat[card]):
            return NO_ROW
        spot: i64 = self.spot[card]
        return ROW_OF[spot] if spot < REAR_CIRCLES else FRONT

    def column(self, card: i64) -> i64:
        """In which column a unit is, as its own side counts them (4.9.1.1)."""
        zone: i64 = self.zone[card]
        if zone == VANGUARD:
            return CENTER
        if zone != REAR:
            return NO_COLUMN
        spot: i64 = self.spot[card]
        return COLUMN_OF[spot] if spot < REAR_CIRCLES else NO_COLUMN

    def column_for(self, card: i64, seat: i64) -> i64:
        """The same column, as a fighter counts them: left faces right (4.9.1.2)."""
        column: i64 = self.column(card)
        return column if column < 0 or self.seat[card] == seat else 2 - column

    def place_of(self, card: i64) -> i64:
        """Where a card is, as one number."""
        seat: i64 = self.seat[card]
        return (seat << AT_ZONE | self.zone[card]) << AT_ZONE | (self.spot[card] + 1)

    def behind(self, card: i64) -> i64:
        """The unit in the back row behind a unit of the front row, or -1."""
        if self.zone[card] == VANGUARD:
            return self.rear(self.seat[card], BACK_CENTER)
        spot: i64 = self.spot[card]
        if self.zone[card] != REAR or spot >= REAR_CIRCLES or BEHIND[spot] < 0:
            return -1
        return self.rear(self.seat[card], BEHIND[spot])

    # -- the battle ------------------------------------------------------------------------

    def attacks(self) -> i64:
        """The unit that is attacking, or -1: it must be where it was (10.4.1.5.1), and nobody who
        came there since attacks (10.4.1.11)."""
        return self.there(self.attacker, self.attacker_at)

    def boosts(self) -> i64:
        """The unit that is boosting the attacker, or -1 (7.47.1.2)."""
        return self.there(self.booster, self.booster_at) if self.attacks() >= 0 else -1

    def there(self, ref: i64, at: i64) -> i64:
        """A referenced card if it is still where it was, else -1."""
        if ref < 0:
            return -1
        card: i64 = ref & CARD_MASK
        # 10.4.1.9.1, 10.7.1.2.1: who has left, or moved, is not
        return card if self.refs[card] == ref and self.place_of(card) == at else -1

    def depose(self, ref: i64) -> None:
        """Who has moved has no part in the battle any more, also if it comes back (10.4.1.5.1,
        10.4.1.9, 7.47.1.2)."""
        if self.attacker == ref:
            self.attacker_at = NOWHERE
        if self.booster == ref:
            self.booster_at = NOWHERE
        self.boosters = unplaced(self.boosters, ref)
        self.attacked = unplaced(self.attacked, ref)

    def keep_fought(self, hit: i64, refs: list[int]) -> None:
        """10.1.4, 10.1.5, 10.7.1.6.1: whom the attack of this battle was on, or (`hit`) hit, where
        that is not only the one that is told with it."""
        told = self.battles * 2 + hit
        out: list[int] = []
        for i in range(0, len(self.fought), 2):
            if self.fought[i] != told:
                out.extend(self.fought[i : i + 2])
        for ref in refs:
            out.extend([told, ref])
        self.fought = out

    def fought_in(self, battle: i64, hit: i64) -> list[int]:
        """Whom an attack of this turn was on, or hit, if it is kept."""
        told = battle * 2 + hit
        out: list[int] = []
        for i in range(0, len(self.fought), 2):
            if self.fought[i] == told:
                out.append(self.fought[i + 1])
        return out

    def moved_on(self) -> bool:
        """Whether a unit of the battle has moved to another circle since (10.7.1.2.1)."""
        parts = [self.attacker, self.attacker_at, self.booster, self.booster_at, *self.attacked]
        for i in range(0, len(parts), 2):
            if parts[i] >= 0 and self.alive(parts[i]) and self.there(parts[i], parts[i + 1]) < 0:
                return True
        return False

    def attacked_units(self) -> list[int]:
        """The units that are being attacked: they must be where they were (10.4.1.9); without any
        the battle goes on all the same (10.4.1.9.1)."""
        out: list[int] = []
        i: i64 = 0
        while i < len(self.attacked):
            card = self.there(self.attacked[i], self.attacked[i + 1])
            if card >= 0:  # 10.4.1.9
                out.append(card)
            i += 2
        return out

    def guards_of(self, card: i64) -> list[int]:
        """The guardians that guard a unit (6.2.4)."""
        out: list[int] = []
        i: i64 = 0
        while i < len(self.guards):
            ref: i64 = self.guards[i]
            guardian: i64 = ref & CARD_MASK
            if self.refs[guardian] == ref and self.zone[guardian] == GUARDIAN:
                if self.guards[i + 1] & CARD_MASK == card:
                    out.append(guardian)
            i += 2
        return out

    def defending_seat(self) -> i64:
        """10.1.6: who chooses for the attacked side."""
        return self.next_foe[self.attacking_seat]
