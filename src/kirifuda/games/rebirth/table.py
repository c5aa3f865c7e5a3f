"""The state of a match of Rebirth for you: the kernel's, and what an attack needs to know."""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.games.rebirth.formats import CIRCLE_FORMATS, in_teams, team_of
from kirifuda.games.rebirth.zones import ENTRY, KINDS, MEMBER, SLOTS
from kirifuda.kernel.effects.who import ALONE
from kirifuda.kernel.position.cards import Pool
from kirifuda.kernel.position.integers import Reader, put
from kirifuda.kernel.position.scope import NO_NUMBERS
from kirifuda.kernel.position.state import State

# statuses of a card (bits)
PARTNER_HIT: Final = 1  # has taken a partner attack (8.4.3.2)
CONVERTED: Final = 2  # has become a partner (5.28)
IN_PLAY: Final = 4  # is being played (9.7.2.1)
TOGETHER: Final = 8  # was put into the entry last, at the same time as others (10.3.3)

# what may lie where it may not (bits)
SOMETHING: Final = 1
A_PARTNER: Final = 2
TWO_IN_A_SLOT: Final = 4

# marks that effects put on cards (bits)
HIDDEN_FROM_OPPONENTS: Final = 1  # cannot be chosen by opponents (相手から選ばれない)
HIDDEN_FROM_CHARACTERS: Final = 2  # cannot be chosen by opponents' characters
HIDDEN_FROM_EFFECTS: Final = 4  # cannot be chosen by effects (効果で選ばれない)
HIDDEN: Final = 8  # cannot be chosen (選ばれない)
NOT_COUNTED: Final = 16  # does not count as a member (メンバーの枚数に数えない)
STEADY: Final = 32  # ATK and DEF are not changed by effects of the first seat, and so on (6 bits)
STEADY_COST: Final = 2048  # nor is the cost (6 bits)
MUTED: Final = 1 << 17  # an ability of the first kind is invalid, and so on (8 bits)
GROWS: Final = 1 << 25  # by effects of Rebirth cards ATK and DEF grow so many times as much


def muted(kind: int) -> int:
    """The mark of a card with an invalid ability of a kind (the kernel's, or one from SPARK on)."""
    return MUTED << (kind if kind < 4 else kind - 6)


class Table(State):
    """A position of Rebirth for you."""

    def __init__(self, pool: Pool, seats: int, other: Table | None = None) -> None:
        # every attribute first, so that compiled code knows that it is there
        self.attacking: i64 = 0  # 1 while an attack is under way (8.2.4 to 8.5.4)
        self.supporter: i64 = -1  # reference of the supporting member
        self.partner_attack: i64 = 0  # declared as one (8.2.4.4)
        self.blocked: i64 = -1  # reference of the blocked character
        self.blocker: i64 = -1  # reference of the card that blocked
        self.attacks = NO_NUMBERS  # attackers of this turn's attacks, in order (references)
        self.end_phase: i64 = 0  # an effect ends the phase under way
        self.damage_by = NO_NUMBERS  # pairs: damaged character, source (5.15.2)
        self.closed = NO_NUMBERS  # pairs that waited in this close step or turn end
        self.stray: i64 = 0  # something lies where it may not (bits): recovery looks closer
        # 1 and more: no rule process waits, and no card has changed since that could call one;
        # 2 and more: and no value (two more than how often they had been computed)
        self.calm: i64 = 0
        self.asking = False  # a Re-combo condition is being looked at: no part of the position
        # with more than two players (chapter 13)
        self.format: i64 = pool.format
        self.target: i64 = -1  # whom an attack is declared on (13.6.6)
        self.begun: i64 = 0  # bits: seats that have had a turn (13.3.1)
        self.vacant: i64 = 0  # bits: seats left in this turn, still in the order (13.7.7)
        self.points = NO_NUMBERS  # of the teams (13.9.3)
        super().__init__(pool, seats, KINDS, other)
        if other is None:
            self.alike = 0  # no card counts as something else than printed
        else:
            self.share_more(other)

    def copy(self) -> State:
        return Table(self.pool, 0, self)

    def restore(self, other: State) -> None:
        assert isinstance(other, Table)
        super().restore(other)
        self.share_more(other)

    def share_more(self, other: Table) -> None:
        self.attacking = other.attacking
        self.supporter = other.supporter
        self.partner_attack = other.partner_attack
        self.blocked = other.blocked
        self.blocker = other.blocker
        self.attacks = other.attacks
        self.end_phase = other.end_phase
        self.damage_by = other.damage_by
        self.closed = other.closed
        self.stray = other.stray
        self.calm = other.calm
        self.asking = False
        self.target = other.target
        self.begun = other.begun
        self.vacant = other.vacant
        self.points = other.points

    def leave_as(self, other: State) -> None:
        assert isinstance(other, Table)
        self.vacant = other.vacant
        self.points = other.points
        super().leave_as(other)

    def write_more(self, out: list[int]) -> None:
        out.extend(
            [
                self.attacking,
                self.supporter,
                self.partner_attack,
                self.blocked,
                self.blocker,
                self.end_phase,
                self.stray,
                self.alike,
            ]
        )
        put(out, self.attacks)
        put(out, self.damage_by)
        put(out, self.closed)
        if self.seats > 2:
            out.extend([self.target, self.begun, self.vacant])
            put(out, self.points)

    def read_more(self, r: Reader) -> None:
        self.attacking = r.one()
        self.supporter = r.one()
        self.partner_attack = r.one()
        self.blocked = r.one()
        self.blocker = r.one()
        self.end_phase = r.one()
        self.stray = r.one()
        self.alike = r.one()
        self.attacks = r.many()
        self.damage_by = r.many()
        self.closed = r.many()
        if self.seats > 2:
            self.target = r.one()
            self.begun = r.one()
            self.vacant = r.one()
            self.points = r.many()
            self.set_order()

    # -- who plays with whom (chapter 13) --------------------------------------------------

    def teams(self) -> list[int]:
        return [team_of(self.format, seat, self.seats) for seat in range(self.seats)]

    def around(self, seat: int) -> list[int]:
        """13.2.1: from a seat on in the order of turns; in teams the whole team first (13.5.7)."""
        if not in_teams(self.format):
            return super().around(seat)
        seats = [other for other in range(self.seats) if not self.gone[other]]
        own = [other for other in seats if self.team[other] == self.team[seat]]
        return own + [other for other in seats if self.team[other] != self.team[seat]]  # 13.5.7

    def opposed(self, seat: int) -> list[int]:
        """13.6.4: everyone else; 13.7.4: in a circle those next to a seat; the other team."""
        if self.format not in CIRCLE_FORMATS:
            return super().opposed(seat)
        # 13.7.7, 13.7.7.1: with the places of who left in this turn still between them
        ring = [
            (seat + k) % self.seats
            for k in range(1, self.seats)
            if not self.gone[(seat + k) % self.seats] or self.vacant >> (seat + k) % self.seats & 1
        ]
        beside = ring if len(ring) < 2 else [ring[0], ring[-1]]
        return [other for other in beside if not self.gone[other]]

    def players(self, seat: int) -> list[int]:
        """13.6.4: all; 13.7.4: in a circle oneself and one's opponents."""
        found = super().players(seat)
        if self.format not in CIRCLE_FORMATS:
            return found
        return [other for other in found if other == seat or other in self.foes[seat]]

    def ahead(self, seat: int) -> int:
        """13.5.7.2: where turns are those of teams, the other one's is next."""
        if in_teams(self.format):
            return 2 if self.team[seat] == self.team[self.turn_seat] else 1
        return super().ahead(seat)

    def turn_back(self, turns: int, seat: int) -> int:
        if not in_teams(self.format):
            return super().turn_back(turns, seat)
        return self.leader(seat if turns % 2 == 0 else self.foes[seat][0])

    def next_in_circle(self, seat: i64) -> i64:
        """13.7.6: who comes directly after a seat in the order of turns, or -1: nobody does."""
        for k in range(1, self.seats):
            other: i64 = (seat + k) % self.seats
            if not self.gone[other]:
                return other
            if self.vacant >> other & 1:
                return -1
        return -1

    def turn_seats(self) -> list[int]:
        """Who has the turn: the turn player, or all of the turn team; nobody who has left."""
        if in_teams(self.format):  # 13.5.7.1.1, 13.5.7.2
            team = self.team[self.turn_seat]
            return [o for o in self.order[self.turn_seat] if self.team[o] == team]
        return ALONE[self.turn_seat] if not self.gone[self.turn_seat] else NO_NUMBERS  # 13.4.6

    def next_in_turn(self, frm: i64) -> i64:
        """The first of those who have the turn from a seat on, or -1."""
        for seat in self.turn_seats():
            if seat >= frm:
                return seat
        return -1

    def leader(self, seat: i64) -> i64:
        """Who chooses for a team in its turn: the one to the left (13.5.7.2.3, 13.5.7.2.4)."""
        if not in_teams(self.format):
            return seat
        for other in self.order[seat]:
            if self.team[other] == self.team[seat]:
                return other
        return seat

    # -- what the chapters on attacks call characters (8.2.4.3) ----------------------------

    def entry(self, seat: i64) -> i64:
        """The character in a seat's entry (the last one put there), or -1."""
        zone = self.zones[seat * KINDS + ENTRY]
        return zone[-1] if zone else -1

    def kinds_of(self, card: i64) -> i64:
        """What kinds of card it is: as printed, unless it lies face down or was converted."""
        if self.alike or (self.down[card] and self.zone[card] <= MEMBER):
            return self.worded(self.refs[card]).kinds
        return self.pool.faces[card].kinds

    def such(self, cards: list[int], kinds: i64) -> list[int]:
        """Those of cards in a hand or an energy zone that are of one of the kinds (bits)."""
        if self.alike:
            return [card for card in cards if self.kinds_of(card) & kinds]
        faces = self.pool.faces
        return [card for card in cards if faces[card].kinds & kinds]

    def attacked_seat(self) -> i64:
        """Who is attacked: of several opponents, whom the attack was declared on (13.6.6)."""
        return self.next_foe[self.turn_seat] if self.seats < 3 else self.target

    def attacker(self) -> i64:
        return self.entry(self.turn_seat) if self.attacking else -1

    def attacked(self) -> i64:
        if not self.attacking:
            return -1
        foe: i64 = self.attacked_seat()
        if foe < 0 or foe == self.turn_seat or self.gone[foe]:
            return -1  # who has lost is not there (1.2.2)
        return self.entry(foe)

    def empty_slots(self, seat: int) -> list[int]:
        """The member slots without a character (空席, 4.5.3.2)."""
        taken = 0
        for card in self.zones[seat * KINDS + MEMBER]:
            taken |= 1 << self.spot[card]
        return [i for i in range(SLOTS) if not taken >> i & 1]
