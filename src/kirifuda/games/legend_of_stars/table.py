"""The state of a match of Legend of Stars: the kernel's, life, and what a battle needs to know."""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.games.legend_of_stars.zones import (
    ATTACK_DISPLAY,
    CHARACTERS,
    KINDS,
    LANES,
    LEFT_DISPLAY,
    RIGHT_DISPLAY,
    SQUARES,
)
from kirifuda.kernel.position.cards import Pool
from kirifuda.kernel.position.integers import Reader, bounded, put
from kirifuda.kernel.position.scope import CARD_MASK, NO_NUMBERS
from kirifuda.kernel.position.state import State

LIFE: Final = 3000

# what terms look at beside what the kernel names (kernel/effects/terms.py)
NEEDS_SQUARES: Final = 32
NEEDS_LIFE: Final = 64

# statuses of a card (bits)
FACES_LEFT: Final = 1  # in defence display: faces left, not right (6.2)
NEW: Final = 2  # was put onto the field in this turn (5.3, 5.4)
CHANGED: Final = 4  # its display was changed by its player in this turn (5.3)
LED: Final = 8  # moved in this turn's lead phase (5.4)
TURNED: Final = 16  # was turned face up in this turn (5.4)
DOWNED_STATE: Final = 32  # ダウン状態 (8.12)
COVERED: Final = 64  # an effect has turned it face down (8.13.2)
ONE_ATTACK: Final = 128  # from this bit on: how many attacks it declared in this turn
ONE_LEAD: Final = 8192  # from this bit on: how often it moved in this turn's lead phase
OF_THE_TURN: Final = ~(FACES_LEFT | DOWNED_STATE | COVERED) & 0xFFFFFF  # what a new turn forgets


class Table(State):
    """A position of Legend of Stars."""

    def __init__(self, pool: Pool, seats: int, other: Table | None = None) -> None:
        # every attribute first, so that compiled code knows that it is there
        self.life = NO_NUMBERS  # replaced, never changed in place
        self.energy_put: i64 = 0  # cards put to the energy zone in this turn (2.4)
        self.attacker: i64 = -1  # reference of the character whose attack is under way
        self.attacked: i64 = -1  # reference of whom it attacks; -1: the player
        self.direct: i64 = 0  # the attack was declared on the player past characters (8.13.1)
        self.attacks = NO_NUMBERS  # attackers of this turn's attacks, in order (references)
        self.poisoned = NO_NUMBERS  # in fours: who battled, with whose venom, its speed and cost
        self.veiled: i64 = 0  # a character may lie face down: values look closer
        self.withheld: i64 = 0  # 1 while several act at once, with 2 << seat: it has run dry (4)
        super().__init__(pool, seats, KINDS, other)
        if other is None:
            self.alike = 0  # what lies face up counts as printed
            self.life = [LIFE] * seats
        else:
            self.share_more(other)

    def copy(self) -> State:
        return Table(self.pool, 0, self)

    def restore(self, other: State) -> None:
        assert isinstance(other, Table)
        super().restore(other)
        self.share_more(other)

    def share_more(self, other: Table) -> None:
        self.life = other.life
        self.energy_put = other.energy_put
        self.attacker = other.attacker
        self.attacked = other.attacked
        self.direct = other.direct
        self.attacks = other.attacks
        self.poisoned = other.poisoned
        self.veiled = other.veiled
        self.withheld = other.withheld

    def write_more(self, out: list[int]) -> None:
        put(out, self.life)
        out.extend([self.energy_put, self.attacker, self.attacked, self.direct, self.withheld])
        put(out, self.attacks)
        put(out, self.poisoned)

    def read_more(self, r: Reader) -> None:
        self.life = r.many()
        self.energy_put = r.one()
        self.attacker = r.one()
        self.attacked = r.one()
        self.direct = r.one()
        self.withheld = r.one()
        self.veiled = 1  # looked at when values are computed
        self.attacks = r.many()
        self.poisoned = r.many()

    # -- asking ----------------------------------------------------------------------------

    def display(self, card: int) -> int:
        """6.1, 6.2: how a character lies."""
        if not self.rest[card]:
            return ATTACK_DISPLAY
        return LEFT_DISPLAY if self.status[card] & FACES_LEFT else RIGHT_DISPLAY

    def at(self, seat: int, spot: int) -> int:
        """The character of a seat on a square, or -1."""
        for card in self.zones[seat * KINDS + CHARACTERS]:
            if self.spot[card] == spot:
                return card
        return -1

    def taken(self, seat: int) -> int:
        """The squares of a seat with a character, as bits (3.3.1: one each)."""
        bits = 0
        for card in self.zones[seat * KINDS + CHARACTERS]:
            bits |= 1 << self.spot[card]
        return bits

    def free_squares(self, seat: int) -> list[int]:
        """The empty squares of a seat."""
        taken = self.taken(seat)
        return [i for i in range(SQUARES) if not taken >> i & 1]

    def facing(self, card: int) -> int:
        """5.5: whom an attack from a character's lane meets: the front row, else the back row.

        -1: there is no character in the opponent's lane.
        """
        seat = self.opponent(self.seat[card])
        lane = self.spot[card] % LANES
        found = -1
        for other in self.zones[seat * KINDS + CHARACTERS]:
            if self.spot[other] == lane:
                return other
            if self.spot[other] == lane + LANES:
                found = other
        return found

    def attacking_card(self) -> int:
        """The character whose attack is under way, if it is still there; else -1."""
        return self.attacker & CARD_MASK if self.alive(self.attacker) else -1

    def attacked_card(self) -> int:
        """The character that is attacked, if there is one and it is still there; else -1."""
        return self.attacked & CARD_MASK if self.alive(self.attacked) else -1

    def set_life(self, seat: int, value: int) -> None:
        self.life = [*self.life[:seat], bounded(value), *self.life[seat + 1 :]]
