"""The state of a match of Luck & Logic: the kernel's, with what a turn and a battle count.

Positions on the field (4.4), souls (4.15.2), set cards (5.24), who battles (8.2): the questions
that the chapters share.
"""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.games.luck_and_logic.zones import (
    AREAS,
    CIRCLE,
    GATE,
    GATE_CARD,
    KINDS,
    LEVEL_ZONE,
    MEMBER,
    NEEDS_COUNTS,
    NUMBERS,
    REFRESH,
    REMOVED,
    SECRET,
    SET,
    SOUL,
    STOCK,
)
from kirifuda.kernel.position.cards import Face, Pool
from kirifuda.kernel.position.integers import Reader, put
from kirifuda.kernel.position.scope import CARD_MASK, NO_NUMBERS
from kirifuda.kernel.position.state import State

# what may be wrong on the field, so that rule processes look closer (bits of `stray`)
CROWDED: Final = 1  # two members on a circle (10.4)
GATES: Final = 2  # two gates in a gate zone (10.5)
MISPLACED: Final = 4  # a card where it may not lie, or set on nothing (10.7)
PARADOXES: Final = 8  # paradoxes have come, gone or turned (10.6)
LEVELS: Final = 16  # the level zone has grown (10.8)
BROKEN: Final = 32  # a gate was broken or has gone (10.3.1.1)
REFRESHES: Final = 64  # a refresh point, or a card in a refresh zone (10.3.1.2, 10.9)

# marks that effects put on cards (bits of a face's marks)
HIDDEN_FROM_OPPONENTS: Final = 1  # cannot be chosen by opponents

# what a face-down card is; in a gate zone its back tells a gate
BLANK: Final = Face([0] * NUMBERS, 0, (), (), 0, [])
BLANK_GATE: Final = Face([0] * NUMBERS, GATE_CARD, (), (), 0, [])
# zones whose face-down cards nothing changes: what they are need not be computed
UNSEEN: Final = 1 << STOCK | 1 << REFRESH | 1 << REMOVED | 1 << SECRET


class Table(State):
    """A position of Luck & Logic."""

    def __init__(self, pool: Pool, seats: int, other: Table | None = None) -> None:
        # every attribute first, so that compiled code knows that it is there
        # numbers of each seat: replaced, never changed in place
        self.ranks = NO_NUMBERS  # T-rank (5.35)
        self.points = NO_NUMBERS  # refresh points (6.2.1.10)
        # of this turn
        self.unions: i64 = 0  # without trans-change (7.5.3.2)
        self.changes: i64 = 0  # by trans-change (7.5.3.3)
        self.drives: i64 = 0  # logic drives played without an effect (7.5.3.5)
        self.attacks: i64 = 0  # how often the turn player has attacked (8.1.3)
        self.closed = NO_NUMBERS  # pairs (reference, ability) that waited for an ending
        # the battle under way (8.2.9, 8.2.11)
        self.battling: i64 = 0  # 1 from the choice of attacker and circle to the battle's end
        self.attacker: i64 = -1  # references
        self.defender: i64 = -1
        self.target: i64 = -1  # the attacked circle of the turn player's opponent
        self.winner: i64 = -1  # references, once it is judged (8.5.3)
        self.loser: i64 = -1
        # 12.2.2: pairs: a member as it last was (-1 less that, if it is still there), a card that
        # was its soul as it is now
        self.gone_souls = NO_NUMBERS
        # 9.11: pairs: a card that has left the field or was turned down, as it is and as it was
        self.bygone = NO_NUMBERS
        # 10.4.2, 10.5.2: pairs (reference, moment) of cards put on the field together
        self.together = NO_NUMBERS
        self.paying: i64 = 0  # so many costs are being paid (10.2.3)
        self.stray: i64 = 0  # what rule processes must look at
        # derived: printed faces but for face-down and set cards; whether these are still right
        self.plain: list[Face] = pool.faces
        self.fresh = False
        super().__init__(pool, seats, KINDS, other)
        if other is None:
            self.ranks = [0] * seats
            self.points = [0] * seats
            self.alike = 0

    def copy(self) -> State:
        return Table(self.pool, 0, self)

    def share(self, other: State) -> None:
        assert isinstance(other, Table)
        super().share(other)
        self.ranks = other.ranks
        self.points = other.points
        self.unions = other.unions
        self.changes = other.changes
        self.drives = other.drives
        self.attacks = other.attacks
        self.closed = other.closed
        self.battling = other.battling
        self.attacker = other.attacker
        self.defender = other.defender
        self.target = other.target
        self.winner = other.winner
        self.loser = other.loser
        self.gone_souls = other.gone_souls
        self.together = other.together
        self.bygone = other.bygone
        self.paying = other.paying
        self.stray = other.stray
        self.plain = other.plain
        self.fresh = other.fresh

    def write_more(self, out: list[int]) -> None:
        out.extend(self.ranks)
        out.extend(self.points)
        out.extend(
            [
                self.unions,
                self.changes,
                self.drives,
                self.attacks,
                self.battling,
                self.attacker,
                self.defender,
                self.target,
                self.winner,
                self.loser,
                self.paying,
                self.stray,
            ]
        )
        put(out, self.closed)
        put(out, self.gone_souls)
        put(out, self.together)
        put(out, self.bygone)

    def read_more(self, r: Reader) -> None:
        self.ranks = [r.one() for _ in range(self.seats)]
        self.points = [r.one() for _ in range(self.seats)]
        self.unions = r.one()
        self.changes = r.one()
        self.drives = r.one()
        self.attacks = r.one()
        self.battling = r.one()
        self.attacker = r.one()
        self.defender = r.one()
        self.target = r.one()
        self.winner = r.one()
        self.loser = r.one()
        self.paying = r.one()
        self.stray = r.one()
        self.closed = r.many()
        self.gone_souls = r.many()
        self.together = r.many()
        self.bygone = r.many()
        self.alike = 1  # the first projection finds out
        self.fresh = False

    def dealt_anew(self) -> None:
        self.plain = self.pool.faces
        self.fresh = False

    # -- numbers of a seat -----------------------------------------------------------------

    def set_rank(self, seat: int, value: int) -> None:
        ranks = self.ranks[:]
        ranks[seat] = value
        self.ranks = ranks
        self.stir(NEEDS_COUNTS)

    def set_points(self, seat: int, value: int) -> None:
        points = self.points[:]
        points[seat] = value
        self.points = points
        if value:
            self.stray |= REFRESHES

    # -- what cards are --------------------------------------------------------------------

    def face(self, card: int) -> Face:
        """What a card is now; face down where nothing changes it, nothing (4.1.3.2.2)."""
        if self.down[card] and UNSEEN >> self.zone[card] & 1:
            return BLANK
        return super().face(card)

    def worded(self, ref: int) -> Face:
        card = ref & CARD_MASK
        if self.down[card] and UNSEEN >> self.zone[card] & 1 and self.refs[card] == ref:
            return BLANK
        return super().worded(ref)

    def abilities_of(self, card: int) -> list[int]:
        """What a card has now; a member that lies set has less than is printed (5.24.6)."""
        if self.status[card] & SET:
            return self.face(card).abilities
        return super().abilities_of(card)

    def kinds_of(self, card: int) -> int:
        """The bits of kinds of a card now."""
        if not self.stale and not self.down[card]:
            return self.faces[card].kinds
        return self.worded(self.refs[card]).kinds

    # -- the field (4.4) -------------------------------------------------------------------

    def is_member(self, card: int) -> bool:
        """Whether a card on a circle is a member there (5.24.6: set cards are not)."""
        return (
            self.zone[card] == CIRCLE
            and not self.status[card] & SET
            and self.kinds_of(card) & MEMBER != 0
        )

    def members(self, seat: int) -> list[int]:
        """The cards on a seat's circles that are not set."""
        out: list[int] = []
        for card in self.zones[seat * KINDS + CIRCLE]:
            if not self.status[card] & SET:
                out.append(card)
        return out

    def area(self, card: int) -> int:
        """The circles (bits) on which a card stands (2.10.3); of a gate: its own (4.4.2.2)."""
        spot = self.spot[card]
        return AREAS[spot] if spot >= 0 else 0  # 4.4.2.2

    def covered(self, seat: int) -> int:
        """The circles (bits) of a seat with a member."""
        bits = 0
        for card in self.zones[seat * KINDS + CIRCLE]:
            if not self.status[card] & SET:
                bits |= AREAS[self.spot[card]]
        return bits

    def member_on(self, seat: int, circle: int) -> int:
        """The member on a circle (the one put there last), or -1."""
        found = -1
        for card in self.zones[seat * KINDS + CIRCLE]:
            if AREAS[self.spot[card]] >> circle & 1 and not self.status[card] & SET:
                found = card
        return found

    def members_on(self, seat: int, area: int) -> list[int]:
        """The members on any of the circles (bits)."""
        out: list[int] = []
        for card in self.zones[seat * KINDS + CIRCLE]:
            if AREAS[self.spot[card]] & area and not self.status[card] & SET:
                out.append(card)
        return out

    def gate_of(self, seat: int, circle: int) -> int:
        """The card in the gate zone of a circle (the one put there last), or -1."""
        found = -1
        for card in self.zones[seat * KINDS + GATE]:
            if self.spot[card] == circle:
                found = card
        return found

    def is_broken(self, seat: int, circle: int) -> bool:
        """5.32.1: whether the gate of a circle lies face up."""
        gate = self.gate_of(seat, circle)
        return gate >= 0 and not self.down[gate]

    def whole_gates(self, seat: int) -> int:
        """How many gates of a seat lie face down: cards whose backs are gates (2.22.2)."""
        count = 0
        for card in self.zones[seat * KINDS + GATE]:
            if self.down[card] and self.pool.faces[card].kinds & GATE_CARD:
                count += 1
        return count

    # -- souls and set cards ---------------------------------------------------------------

    def souls(self, card: int) -> list[int]:
        """4.15.2: the souls that belong to a member."""
        zone = self.zones[self.seat[card] * KINDS + SOUL]
        if not zone:
            return NO_NUMBERS
        return [soul for soul in zone if self.host[soul] == card]

    def soul_count(self, card: int) -> int:
        count = 0
        for soul in self.zones[self.seat[card] * KINDS + SOUL]:
            if self.host[soul] == card:
                count += 1
        return count

    def set_on(self, card: int) -> list[int]:
        """5.24.1: the cards that are set on a card."""
        out: list[int] = []
        for other in self.zones[self.seat[card] * KINDS + CIRCLE]:
            if self.host[other] == card and self.status[other] & SET:
                out.append(other)
        return out

    # -- levels (4.7) ----------------------------------------------------------------------

    def levels(self, seat: int) -> int:
        """How many cards lie in a level zone (9.6.2.1.3)."""
        return len(self.zones[seat * KINDS + LEVEL_ZONE])

    def open_levels(self, seat: int) -> int:
        """How many of them lie face up (8.2.3)."""
        count = 0
        for card in self.zones[seat * KINDS + LEVEL_ZONE]:
            if not self.down[card]:  # 8.2.3
                count += 1
        return count

    # -- battle (8.2) ----------------------------------------------------------------------

    def attacking(self) -> int:
        """8.2.9: the attacking member's card number, or -1 (8.2.9.4)."""
        ref = self.attacker
        return ref & CARD_MASK if ref >= 0 and self.refs[ref & CARD_MASK] == ref else -1  # 8.2.9.4

    def defending(self) -> int:
        """8.2.11.1: the defending member's card number, or -1.

        It defends as long as it stands on the attacked circle (8.2.11.2, 8.2.11.2.1).
        """
        ref = self.defender
        if ref < 0 or self.refs[ref & CARD_MASK] != ref:  # 8.2.11.2.1
            return -1
        card = ref & CARD_MASK
        return card if AREAS[self.spot[card]] >> self.target & 1 else -1  # 8.2.11.2

    def fighter(self, seat: int) -> int:
        """The battling member of a seat, or -1 (8.2.9.1, 8.2.11.1.1)."""
        return self.attacking() if seat == self.turn_seat else self.defending()
