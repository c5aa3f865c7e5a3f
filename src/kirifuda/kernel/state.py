"""The state of a match: plain data, copied in microseconds.

Cards are numbers; what a card has (zone, spot, rest, ...) stands in one list for each property.
Zones are lists of card numbers that are replaced, never changed in place, so that copies share
them. No generator, closure or callable is in here; `pool` is the unchanging table that the
numbers point into.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.kernel.cards import Ability, CardDef, Face, Pool
from kirifuda.kernel.decisions import Decision
from kirifuda.kernel.scope import (
    CARD_BITS,
    CARD_MASK,
    Delayed,
    Event,
    Last,
    Lasting,
    Scope,
    Waiting,
)
from kirifuda.kernel.trail import Note, Trail
from kirifuda.kernel.words import Reader

if TYPE_CHECKING:
    from kirifuda.kernel.frames import Frame
    from kirifuda.kernel.values import Modifier


class Active:
    """A continuous effect in force: a modifier with its scope.

    `targets` and `numbers` are fixed for effects that an effect has made; None: as they are now.
    `printed`: it comes from a continuous ability, whose conditions must hold.
    """

    def __init__(
        self,
        modifier: Modifier,
        scope: Scope,
        targets: list[int] | None,
        numbers: list[int] | None,
        stamp: int,
        printed: bool,
    ) -> None:
        self.modifier = modifier
        self.scope = scope
        self.targets = targets
        self.numbers = numbers
        self.stamp = stamp
        self.printed = printed


class State:
    """A position, and how far the procedures under way have come."""

    def __init__(self, pool: Pool, seats: int, kinds: int) -> None:
        n = pool.size if seats else 0
        self.pool = pool
        self.seats = seats
        self.kinds = kinds
        self.team: list[int] = list(range(seats))
        self.gone: list[int] = [0] * seats  # seats that have lost and left
        # cards
        self.zones: list[list[int]] = [[] for _ in range(seats * kinds)]
        self.zone: list[int] = [0] * n
        self.seat: list[int] = pool.owner[:n]
        self.spot: list[int] = [-1] * n
        self.rest: list[int] = [0] * n
        self.down: list[int] = [0] * n
        self.damage: list[int] = [0] * n
        self.host: list[int] = [-1] * n
        self.stamp: list[int] = [0] * n
        self.status: list[int] = [0] * n
        self.known: list[int] = [0] * n  # bits: seats that know it although it is hidden
        self.clock = 1
        # time
        self.turn = 0
        self.turn_seat = 0
        self.first_seat = 0
        self.chance: list[int] = [1, 2, 3, 4]
        # what waits and lasts
        self.waiting: list[Waiting] = []
        self.lasting: list[Lasting] = []
        self.delayed: list[Delayed] = []
        self.last: list[Last] = []
        self.used: list[int] = []  # pairs: card reference, ability number (uses in this turn)
        self.held: list[int] = []  # pairs: card reference, ability number (state triggers)
        self.history: list[Event] = []
        self.prints: list[int] = []  # pairs: fingerprint of a position, what was done in it
        # procedures
        self.stack: list[Frame] = []
        self.decision: Decision | None = None
        self.over = False
        self.winners: list[int] = []
        self.end_clause = ""
        self.trail: Trail | None = None
        # projected values
        self.faces: list[Face] = pool.faces
        self.rule_changes: list[Active] = []
        self.stale = True
        self.projecting = False

    # -- copying ---------------------------------------------------------------------------

    def fresh(self) -> State:
        """An empty state of the same game; a game with a state of its own overrides it."""
        return State(self.pool, 0, self.kinds)

    def copy(self) -> State:
        s = self.fresh()
        s.seats = self.seats
        s.restore(self)
        return s

    def restore(self, other: State) -> None:
        """Become equal to another state of the same match."""
        self.seats = other.seats
        self.team = other.team
        self.gone = other.gone[:]
        self.zones = other.zones[:]
        self.zone = other.zone[:]
        self.seat = other.seat[:]
        self.spot = other.spot[:]
        self.rest = other.rest[:]
        self.down = other.down[:]
        self.damage = other.damage[:]
        self.host = other.host[:]
        self.stamp = other.stamp[:]
        self.status = other.status[:]
        self.known = other.known[:]
        self.clock = other.clock
        self.turn = other.turn
        self.turn_seat = other.turn_seat
        self.first_seat = other.first_seat
        self.chance = other.chance[:]
        self.waiting = other.waiting[:]
        self.lasting = other.lasting[:]
        self.delayed = other.delayed[:]
        self.last = other.last[:]
        self.used = other.used[:]
        self.held = other.held[:]
        self.history = other.history[:]
        self.prints = other.prints[:]
        self.stack = [f.copy() for f in other.stack]
        self.decision = other.decision
        self.over = other.over
        self.winners = other.winners
        self.end_clause = other.end_clause
        if other.trail is None:
            self.trail = None
        else:
            self.trail = other.trail.copy()
        self.faces = other.faces
        self.rule_changes = other.rule_changes
        self.stale = other.stale
        self.projecting = False

    def write_more(self, out: list[int]) -> None:
        """Append what a game's own state holds beyond this."""

    def read_more(self, r: Reader) -> None:
        """Read what `write_more` wrote."""

    # -- asking ----------------------------------------------------------------------------

    def cards(self, seat: int, kind: int) -> list[int]:
        """The cards in a seat's zone, top or first first. Not to be changed."""
        return self.zones[seat * self.kinds + kind]

    def count(self, seat: int, kind: int) -> int:
        return len(self.zones[seat * self.kinds + kind])

    def ref(self, card: int) -> int:
        """The reference that names the card as it is now."""
        return self.stamp[card] << CARD_BITS | card

    def alive(self, ref: int) -> bool:
        """Whether the referenced card is still where it was."""
        return ref >= 0 and self.stamp[ref & CARD_MASK] == ref >> CARD_BITS

    def definition(self, card: int) -> CardDef:
        return self.pool.defs[self.pool.definition[card]]

    def ability(self, number: int) -> Ability:
        return self.pool.abilities[number]

    def face(self, card: int) -> Face:
        """What the card is now, all continuous effects applied."""
        if self.stale and not self.projecting:
            self.pool.rules.project(self)
        return self.faces[card]

    def face_of(self, ref: int) -> Face:
        """What a referenced card is, or last was where the reference saw it."""
        card = ref & CARD_MASK
        if self.stamp[card] == ref >> CARD_BITS:
            return self.face(card)
        for info in self.last:
            if info.ref == ref:
                return info.face
        return self.pool.faces[card]

    def last_of(self, ref: int) -> Last | None:
        """Last information on a reference that has ended."""
        for info in self.last:
            if info.ref == ref:
                return info
        return None

    def seats_from(self, seat: int) -> list[int]:
        """The seats still in the game in turn order, from `seat` on."""
        out: list[int] = []
        for k in range(self.seats):
            other = (seat + k) % self.seats
            if not self.gone[other]:
                out.append(other)
        return out

    def opponents(self, seat: int) -> list[int]:
        """The seats of other teams, in turn order after `seat`."""
        return [o for o in self.seats_from(seat) if self.team[o] != self.team[seat]]

    def opponent(self, seat: int) -> int:
        """The next opponent in turn order (the only one with two seats)."""
        for k in range(1, self.seats):
            other = (seat + k) % self.seats
            if self.team[other] != self.team[seat] and not self.gone[other]:
                return other
        return seat

    # -- telling ---------------------------------------------------------------------------

    def note(
        self,
        verb: str,
        clause: str,
        seat: int,
        card: int = -1,
        before: int = -1,
        after: int = -1,
        number: int = 0,
        source: int = -1,
        seen: int = -1,
    ) -> None:
        """Add a line to the log, if one is kept."""
        if self.trail is not None:
            definition = self.pool.definition[card] if card >= 0 else -1
            origin = self.pool.definition[source] if source >= 0 else -1
            self.trail.add(
                Note(verb, clause, seat, card, definition, before, after, number, origin, seen)
            )

    def push(self, frame: Frame) -> None:
        self.stack.append(frame)

    def pop(self) -> None:
        self.stack.pop()
