"""The state of a match of Rebirth for you: the kernel's, and what an attack needs to know."""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.games.rebirth.zones import ENTRY, KINDS, MEMBER, SLOTS
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
GROWS: Final = 1 << 17  # by effects of Rebirth cards ATK and DEF grow so many times as much


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
        return self.next_foe[self.turn_seat]

    def attacker(self) -> i64:
        return self.entry(self.turn_seat) if self.attacking else -1

    def attacked(self) -> i64:
        if not self.attacking:
            return -1
        foe: i64 = self.next_foe[self.turn_seat]
        return self.entry(foe) if foe != self.turn_seat else -1  # who has lost is not there (1.2.2)

    def empty_slots(self, seat: int) -> list[int]:
        """The member slots without a character (空席, 4.5.3.2)."""
        taken = 0
        for card in self.zones[seat * KINDS + MEMBER]:
            taken |= 1 << self.spot[card]
        return [i for i in range(SLOTS) if not taken >> i & 1]
