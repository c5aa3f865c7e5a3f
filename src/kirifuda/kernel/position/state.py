"""The state of a match: plain data, copied in microseconds.

Cards are numbers; what a card has (zone, spot, rest, ...) stands in one list for each property.
Zones are lists of card numbers that copies share until a card moves. No generator, closure or
callable is in here; `pool` is the unchanging table that the numbers point into.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.build import i64
from kirifuda.kernel.position.cards import Ability, CardDef, Face, Pool
from kirifuda.kernel.position.clues import NO_CLUES
from kirifuda.kernel.position.decisions import Decision
from kirifuda.kernel.position.integers import Reader
from kirifuda.kernel.position.made import made_change, made_on
from kirifuda.kernel.position.needs import READS_ABILITIES
from kirifuda.kernel.position.scope import (
    CARD_BITS,
    CARD_MASK,
    NO_NUMBERS,
    NO_REGS,
    Active,
    Delayed,
    Event,
    Hushed,
    Last,
    Lasting,
    Standing,
    Waiting,
)
from kirifuda.kernel.position.trail import Note, Trail

if TYPE_CHECKING:
    from kirifuda.kernel.procedures.frames import Frame


# One bit for each list of card properties that two copies still share.
ZONES: Final = 1
ZONE: Final = 2
SEAT: Final = 4
SPOT: Final = 8
REST: Final = 16
DOWN: Final = 32
DAMAGE: Final = 64
HOST: Final = 128
STAMP: Final = 256
STATUS: Final = 512
KNOWN: Final = 1024
ALL_SHARED: Final = 2047


# How much each property of a card adds to `State.mass`, beside its zone: so far apart that no two
# ways of lying somewhere add the same.
BY_SPOT: Final = 101
BY_REST: Final = 4099
BY_DOWN: Final = 6151
BY_DAMAGE: Final = 8209
BY_STATUS: Final = 12289
BY_SEAT: Final = 24593
MOST_DAMAGE: Final = 9_999  # of a card: beyond it `mass` would not go into a pack

# What of a card is asked for, if it is none of its numbers (`State.untouched`).
ANYTHING_OF: Final = -1
WORDS_OF: Final = -2

# What a state begins with: never written to.
NOTHING_WAITS: Final[list[Waiting]] = []
NOTHING_LASTS: Final[list[Lasting]] = []
NOTHING_DELAYED: Final[list[Delayed]] = []
NOTHING_LEFT: Final[list[Last]] = []
NOTHING_HUSHED: Final[list[Hushed]] = []
NO_EVENTS: Final[list[Event]] = []
NO_EFFECTS: Final[list[Active]] = []
NO_FRAMES: Final[list[Frame]] = []
NOTHING_STANDS: Final[list[Standing]] = []
NO_FACES: Final[list[Face]] = []
NOT_LOOKED: Final = Standing(-1, NO_EFFECTS)

# The bit of each zone in `State.own_zones`; of zones beyond a machine word, none.
ZONE_BITS: Final = [1 << at if at < 62 else 0 for at in range(256)]


class State:
    """A position, and how far the procedures under way have come.

    Copies share everything until one of them changes it. Lists of card properties are changed
    through the `set_` methods only; zones through `own_zone`; frames through `own_top`; all other
    lists are replaced, never changed in place.
    """

    def __init__(self, pool: Pool, seats: int, kinds: int, other: State | None = None) -> None:
        # every attribute first, so that compiled code knows that it is there
        self.pool = pool
        self.kinds: i64 = kinds
        self.seats: i64 = seats
        self.team = NO_NUMBERS
        self.gone = NO_NUMBERS  # seats that have lost and left
        self.departing: i64 = 0  # 1: the table still has to be cleared of some of them
        self.order = NO_REGS  # for each seat, those still in the game in turn order from it on
        self.next_foe = NO_NUMBERS  # for each seat, its next opponent in turn order
        self.foes = NO_REGS  # for each seat, all of them
        self.shared: i64 = 0
        # cards
        self.zones: list[list[int]] = NO_REGS
        self.own_zones: i64 = 0  # bits: zones whose list is this state's alone, and held nowhere
        self.zone = NO_NUMBERS
        self.seat = NO_NUMBERS
        self.spot = NO_NUMBERS
        self.rest = NO_NUMBERS
        self.down = NO_NUMBERS
        self.damage = NO_NUMBERS
        self.host = NO_NUMBERS
        self.refs = NO_NUMBERS  # the reference that names each card as it is now
        self.status = NO_NUMBERS
        self.known = NO_NUMBERS  # bits: seats that know it although it is hidden
        self.known_cards = NO_NUMBERS  # the cards of which some seat does
        # what seats recall of cards that they see no more, if that is kept (`Match.recall`): for
        # each seat, bits of those that it has followed with its eyes; bits of those that any has;
        # for each seat, bits of those that it has seen before; and what else they know of them
        self.recalls = True
        self.followed = NO_NUMBERS
        self.followed_any = 0
        self.met = NO_NUMBERS
        self.clues = NO_CLUES
        self.clock: i64 = 1
        self.mass: i64 = 0  # where and how each card is, as one number (kernel/position/packing.py)
        # time
        self.turn: i64 = 0
        self.turn_seat: i64 = 0
        self.phase: i64 = 0  # of the turn, as the game counts them
        self.first_seat: i64 = 0
        self.chance = NO_NUMBERS
        # what waits and lasts
        self.waiting: list[Waiting] = NOTHING_WAITS
        self.lasting: list[Lasting] = NOTHING_LASTS
        self.delayed: list[Delayed] = NOTHING_DELAYED
        self.hushed: list[Hushed] = NOTHING_HUSHED
        self.last: list[Last] = NOTHING_LEFT
        self.used = NO_NUMBERS  # pairs: card reference, ability number (uses in this turn)
        self.spent = NO_NUMBERS  # likewise for the whole game; or -1 - seat, number of a skill
        self.lent = NO_NUMBERS  # pairs: card, its master, where that is not whose zone it lies in
        self.deeds: i64 = 0  # how often something has changed that players can see change
        self.held = NO_NUMBERS  # pairs: card reference, ability number (state triggers)
        self.named = NO_NUMBERS  # triples: card reference, ability number, the opponent it is about
        self.history: list[Event] = NO_EVENTS
        self.own_history = False  # that list is this state's alone, and may be written to
        self.prints = NO_NUMBERS  # pairs: fingerprint of a position, what was done in it
        self.own_prints = False  # likewise
        self.course = NO_NUMBERS  # the action under way (kernel/procedures/repeats.py)
        # procedures
        self.stack: list[Frame] = NO_FRAMES
        self.shared_frames: i64 = 0  # so many frames at the bottom are shared with a copy
        self.decision: Decision | None = None
        self.over = False
        self.winners = NO_NUMBERS
        self.end_clause = ""
        self.trail: Trail | None = None
        # 1: also what leaves nothing to choose is asked, of who wants to see it; no part of it
        self.stepwise: i64 = 0
        # projected values
        self.faces: list[Face] = pool.faces
        self.base_faces: list[Face] = pool.faces  # what they are before effects
        self.own_faces = False  # the list of faces is this state's alone, and may be written to
        self.rule_changes: list[Active] = NO_EFFECTS
        self.alert = NO_NUMBERS  # cards that apply, listen or can be used where they are, by number
        self.own_alert = False  # likewise
        # cards that count as printed otherwise than they are, and as what
        self.original_cards = NO_NUMBERS
        self.original_faces = NO_FACES
        self.altered = NO_NUMBERS  # cards to which abilities were given, or taken from
        self.changed = NO_NUMBERS  # cards that are now something else than their base faces tell
        self.printed: list[Standing] = NOTHING_STANDS  # by card: what as_printed has found
        self.stale = True
        self.weighed = False  # conditions are being asked whether values need be computed
        self.epoch: i64 = 0  # how often values were computed: what was seen with these is still so
        self.alike: i64 = 1  # 0, if a game tells so: what lies face up counts as printed
        self.needs: i64 = 0  # what of the position the effects in force look at (effects/terms.py)
        # sequences (kernel/timing/sequences.py)
        # 1: continuous abilities stay as they were; 2: values were computed since
        self.frozen: i64 = 0
        self.fixed: list[Active] = NO_EFFECTS  # continuous abilities as they last applied
        self.chain: list[Event] = NO_EVENTS  # events recorded since the chain of sequences began
        if other is not None:
            self.seats = other.seats
            self.share(other)
        else:
            self.set_up()

    def set_up(self) -> None:
        """Nothing has happened yet: every card is nowhere."""
        n = self.pool.size
        self.team = self.teams()
        self.gone = [0] * self.seats
        self.set_order()
        self.zones = [[] for _ in range(self.seats * self.kinds)]
        self.zone = [0] * n
        self.seat = self.pool.owner[:]
        self.spot = [-1] * n
        self.rest = [0] * n
        self.down = [0] * n
        self.damage = [0] * n
        self.host = [-1] * n
        self.refs = list(range(n))
        self.status = [0] * n
        self.known = [0] * n
        self.followed = [0] * self.seats
        self.met = [0] * self.seats
        self.chance = [1, 2, 3, 4]
        self.stack = []
        self.forget_printed()

    # -- copying ---------------------------------------------------------------------------

    def copy(self) -> State:
        """An independent state in the same position; a game with its own state overrides it."""
        return State(self.pool, 0, self.kinds, self)

    def restore(self, other: State) -> None:
        """Become equal to another state of the same match."""
        self.seats = other.seats
        self.share(other)

    def share(self, other: State) -> None:
        """Take over all that another state holds; from now on both copy before they write."""
        other.shared = ALL_SHARED
        self.shared = ALL_SHARED
        self.team = other.team
        self.gone = other.gone
        self.departing = other.departing
        self.order = other.order
        self.next_foe = other.next_foe
        self.foes = other.foes
        self.zones = other.zones
        self.own_zones = other.own_zones = 0
        self.zone = other.zone
        self.seat = other.seat
        self.spot = other.spot
        self.rest = other.rest
        self.down = other.down
        self.damage = other.damage
        self.host = other.host
        self.refs = other.refs
        self.status = other.status
        self.known = other.known
        self.known_cards = other.known_cards
        self.recall_as(other)
        self.clock = other.clock
        self.mass = other.mass
        self.turn = other.turn
        self.turn_seat = other.turn_seat
        self.phase = other.phase
        self.first_seat = other.first_seat
        self.chance = other.chance[:]
        self.waiting = other.waiting
        self.lasting = other.lasting
        self.delayed = other.delayed
        self.hushed = other.hushed
        self.last = other.last
        self.used = other.used
        self.spent = other.spent
        self.lent = other.lent
        self.deeds = other.deeds
        self.held = other.held
        self.named = other.named
        self.history = other.history
        self.own_history = other.own_history = False
        self.prints = other.prints
        self.own_prints = other.own_prints = False
        self.course = other.course
        self.stack = other.stack[:]
        other.shared_frames = len(other.stack)
        self.shared_frames = other.shared_frames
        self.decision = other.decision
        self.over = other.over
        self.winners = other.winners
        self.end_clause = other.end_clause
        self.stepwise = other.stepwise
        if other.trail is None:
            self.trail = None
        else:
            self.trail = other.trail.copy()
        self.faces = other.faces
        self.base_faces = other.base_faces
        self.own_faces = other.own_faces = False
        self.rule_changes = other.rule_changes
        self.alert = other.alert
        self.own_alert = other.own_alert = False
        self.original_cards = other.original_cards
        self.original_faces = other.original_faces
        self.altered = other.altered
        self.changed = other.changed
        self.printed = other.printed  # copies look at the same; each entry tells for what it is
        self.stale = other.stale
        self.epoch = other.epoch
        self.alike = other.alike
        self.needs = other.needs
        self.frozen = other.frozen
        self.fixed = other.fixed
        self.chain = other.chain

    def recall_as(self, other: State) -> None:
        """Let seats recall of cards what they do in another state of the same match."""
        self.recalls = other.recalls
        self.followed = other.followed
        self.followed_any = other.followed_any
        self.met = other.met
        self.clues = other.clues

    def own_top(self) -> Frame:
        """The frame on top, made this state's own before it changes."""
        at = len(self.stack) - 1
        f = self.stack[at]
        if at < self.shared_frames:
            f = f.copy()
            self.stack[at] = f
            self.shared_frames = at
        return f

    def give(self, cards: list[int]) -> None:
        """The frame on top is done: the one below receives its result."""
        self.stack.pop()
        self.own_top().receive(self, cards)

    def set_zones(self, at: i64, cards: list[int]) -> None:
        if self.shared & ZONES:
            self.shared ^= ZONES
            self.zones = self.zones[:]
        self.zones[at] = cards
        bit: i64 = ZONE_BITS[at]
        self.own_zones &= ~bit

    def own_zone(self, at: i64) -> list[int]:
        """A zone's list, made this state's own before a card is put into it or taken out."""
        bit: i64 = ZONE_BITS[at]
        if not self.own_zones & bit:
            self.set_zones(at, self.zones[at][:])
            self.own_zones |= bit
        return self.zones[at]

    def set_zone(self, card: i64, value: i64) -> None:
        if self.shared & ZONE:
            self.shared ^= ZONE
            self.zone = self.zone[:]
        weight: i64 = self.pool.weights[card]
        self.mass += weight * (value - self.zone[card])
        self.zone[card] = value

    def set_seat(self, card: i64, value: i64) -> None:
        if self.shared & SEAT:
            self.shared ^= SEAT
            self.seat = self.seat[:]
        weight: i64 = self.pool.weights[card]
        self.mass += weight * BY_SEAT * (value - self.seat[card])
        self.seat[card] = value

    def set_spot(self, card: i64, value: i64) -> None:
        if self.shared & SPOT:
            self.shared ^= SPOT
            self.spot = self.spot[:]
        weight: i64 = self.pool.weights[card]
        self.mass += weight * BY_SPOT * (value - self.spot[card])
        self.spot[card] = value

    def set_rest(self, card: i64, value: i64) -> None:
        if self.shared & REST:
            self.shared ^= REST
            self.rest = self.rest[:]
        weight: i64 = self.pool.weights[card]
        self.mass += weight * BY_REST * (value - self.rest[card])
        self.rest[card] = value

    def set_down(self, card: i64, value: i64) -> None:
        if self.shared & DOWN:
            self.shared ^= DOWN
            self.down = self.down[:]
        weight: i64 = self.pool.weights[card]
        self.mass += weight * BY_DOWN * (value - self.down[card])
        self.down[card] = value

    def set_damage(self, card: i64, value: i64) -> None:
        if self.shared & DAMAGE:
            self.shared ^= DAMAGE
            self.damage = self.damage[:]
        if value > MOST_DAMAGE:
            value = MOST_DAMAGE
        weight: i64 = self.pool.weights[card]
        self.mass += weight * BY_DAMAGE * (value - self.damage[card])
        self.damage[card] = value

    def set_host(self, card: i64, value: i64) -> None:
        if self.shared & HOST:
            self.shared ^= HOST
            self.host = self.host[:]
        self.host[card] = value

    def renew(self, card: i64) -> None:
        """The card is a new one from now on: what named it before names it no more."""
        if self.shared & STAMP:
            self.shared ^= STAMP
            self.refs = self.refs[:]
        clock: i64 = self.clock
        self.refs[card] = clock << CARD_BITS | card
        self.clock = clock + 1

    def set_status(self, card: i64, value: i64) -> None:
        if self.shared & STATUS:
            self.shared ^= STATUS
            self.status = self.status[:]
        weight: i64 = self.pool.weights[card]
        self.mass += weight * BY_STATUS * (value - self.status[card])
        self.status[card] = value

    def set_known(self, card: i64, value: i64) -> None:
        if self.shared & KNOWN:
            self.shared ^= KNOWN
            self.known = self.known[:]
        if value:
            if not self.known[card]:
                self.known_cards = [*self.known_cards, card]
        elif self.known[card]:
            left = self.known_cards[:]
            left.remove(card)
            self.known_cards = left
        self.known[card] = value

    def hide_all(self, cards: list[int]) -> None:
        """Nobody knows these cards any more that somebody knew."""
        if self.shared & KNOWN:
            self.shared ^= KNOWN
            self.known = self.known[:]
        for card in cards:
            self.known[card] = 0
        self.known_cards = [card for card in self.known_cards if self.known[card]]

    def own(self) -> None:
        """Faces are about to be changed: in a list of this state's own."""
        if not self.own_faces:
            self.faces = self.faces[:]
            self.own_faces = True

    def record(self, ev: Event) -> None:
        """Remember an event of this turn."""
        if not self.own_history:
            self.history = self.history[:]
            self.own_history = True
        self.history.append(ev)

    def stir(self, what: i64) -> None:
        """Something of the position has changed: values are stale if an effect looks at it."""
        if self.needs & what:
            self.stale = True

    def set_gone(self, seat: int, value: int) -> None:
        self.gone = [*self.gone[:seat], value, *self.gone[seat + 1 :]]
        self.set_order()
        self.stale = True

    def leave_as(self, other: State) -> None:
        """Let those leave who have left in a later position of the same match."""
        if self.gone != other.gone:
            self.gone = other.gone
            self.departing = 1
            self.set_order()
            self.stale = True

    def set_order(self) -> None:
        """Keep who follows whom among the seats that are still in the game."""
        self.order = [self.around(seat) for seat in range(self.seats)]
        self.foes = [self.opposed(seat) for seat in range(self.seats)]
        self.next_foe = [
            self.foes[seat][0] if self.foes[seat] else seat for seat in range(self.seats)
        ]

    def teams(self) -> list[int]:
        """The team of each seat: everyone has one's own, unless a game has others."""
        return list(range(self.seats))

    def around(self, seat: int) -> list[int]:
        """The seats still in the game in turn order, from one on."""
        order = [(seat + k) % self.seats for k in range(self.seats)]
        return [other for other in order if not self.gone[other]]

    def opposed(self, seat: int) -> list[int]:
        """Whom a seat has as opponents, in turn order after it: those of other teams, unless a
        game says otherwise."""
        return [other for other in self.order[seat] if self.team[other] != self.team[seat]]

    def players(self, seat: int) -> list[int]:
        """Whom a text of a seat means by players, the turn player first. Not to be changed."""
        return self.order[self.turn_seat]

    def ahead(self, seat: int) -> int:
        """In how many turns from now a seat has its next one, if nobody leaves. Turns of seats that
        have left are counted, for their numbers are passed over."""
        return (seat - self.turn_seat - 1) % self.seats + 1

    def turn_back(self, turns: int, seat: int) -> int:
        """Whose turn it was so many turns before one of a seat."""
        return (seat - turns) % self.seats

    def in_turn(self, seat: int) -> bool:
        """Whether it is a seat's turn, or that of its team."""
        return self.team[seat] == self.team[self.turn_seat]

    def forget_printed(self) -> None:
        """Look at every card's printed abilities anew."""
        self.printed = [NOT_LOOKED] * self.pool.size

    def dealt_anew(self) -> None:
        """Hidden cards are other ones now: forget what was derived from what they are."""

    def write_more(self, out: list[int]) -> None:
        """Append what a game's own state holds beyond this."""

    def read_more(self, r: Reader) -> None:
        """Read what `write_more` wrote."""

    # -- asking ----------------------------------------------------------------------------

    def cards(self, seat: i64, kind: i64) -> list[int]:
        """The cards in a seat's zone as it is now, top or first first. Not to be changed: they stay
        so while cards move; the list in `zones` does not."""
        at: i64 = seat * self.kinds + kind
        bit: i64 = ZONE_BITS[at]
        self.own_zones &= ~bit
        return self.zones[at]

    def top(self, seat: i64, kind: i64) -> i64:
        """The card on top of a seat's zone, or -1."""
        cards = self.zones[seat * self.kinds + kind]
        return cards[0] if cards else -1

    def count(self, seat: i64, kind: i64) -> int:
        return len(self.zones[seat * self.kinds + kind])

    def alive(self, ref: int) -> bool:
        """Whether the referenced card is still where it was."""
        return ref >= 0 and self.refs[ref & CARD_MASK] == ref

    def definition(self, card: int) -> CardDef:
        return self.pool.defs[self.pool.definition[card]]

    def ability(self, number: int) -> Ability:
        return self.pool.abilities[number]

    def face(self, card: int) -> Face:
        """What the card is now, all continuous effects applied."""
        if self.stale:
            if self.untouched(card, ANYTHING_OF):
                return self.pool.faces[card]
            self.pool.rules.project(self)
        return self.faces[card]

    def number(self, card: i64, attribute: i64) -> int:
        """A number of the card now: values are computed only if an effect could change it."""
        pool = self.pool
        if not pool.unsteady_numbers >> attribute & 1:
            if not self.down[card] or pool.rules.plain_down >> self.zone[card] & 1:
                return pool.faces[card].nums[attribute]
        if self.stale and self.untouched(card, attribute):
            return pool.faces[card].nums[attribute]
        return self.face(card).nums[attribute]

    def worded(self, ref: int) -> Face:
        """The face of a referenced card, right in all but its numbers and abilities."""
        card = ref & CARD_MASK
        if self.refs[card] != ref:
            return self.face_of(ref)
        if not self.stale:
            return self.faces[card]
        return self.pool.faces[card] if self.untouched(card, WORDS_OF) else self.face(card)

    def untouched(self, card: i64, what: i64) -> bool:
        """Whether a card must be as printed (`what`: in a number, in words or in anything)."""
        pool = self.pool
        rules = pool.rules
        kind: i64 = self.zone[card]
        if self.down[card] and not rules.plain_down >> kind & 1:
            return False
        definition: i64 = pool.definition[card]
        if what >= 0:
            own = rules.own_numbers >> what & 1 != 0
            reach: i64 = pool.reach_numbers[what][definition]
        elif what == WORDS_OF:
            own = rules.own_words
            reach = pool.reach_words[definition]
        else:
            own = True
            reach = pool.reach[definition]
        if self.alike and own and not rules.leaves(self, card):
            return False
        if reach >> kind & 1 and (rules.chained or rules.touched(self, card, what)):
            return False
        return not self.lasting or not made_on(self, card, what)

    def abilities_of(self, card: int) -> list[int]:
        """The numbers of the abilities that a card has now."""
        pool = self.pool
        if not self.down[card] and (pool.steady or not self.shifts()):
            return pool.faces[card].abilities
        return self.face(card).abilities

    def shifts(self) -> bool:
        """Whether an effect that gives or takes abilities may be in force."""
        return self.pool.shifting or made_change(self, READS_ABILITIES)

    def master(self, card: int) -> int:
        """Who is master of a card: whose zone it lies in, unless an effect says otherwise."""
        lent = self.lent
        for i in range(0, len(lent), 2):
            if lent[i] == card:
                return lent[i + 1]
        return self.seat[card]

    def lend(self, card: int, seat: int) -> None:
        """Make somebody master of a card where it lies (whose zone it is in: as usual again)."""
        kept: list[int] = []
        for i in range(0, len(self.lent), 2):
            if self.lent[i] != card:
                kept.extend(self.lent[i : i + 2])
        self.lent = kept if seat == self.seat[card] else [*kept, card, seat]
        self.deeds += 1
        self.stale = True

    def master_of(self, ref: int) -> int:
        """Whose zone a referenced card is in, or last was in where the reference saw it."""
        card = ref & CARD_MASK
        if self.refs[card] != ref:
            info = self.last_of(ref)
            if info is not None:
                return info.seat
        return self.master(card) if self.lent else self.seat[card]

    def face_of(self, ref: int) -> Face:
        """What a referenced card is, or last was where the reference saw it."""
        card = ref & CARD_MASK
        if self.refs[card] == ref:
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
        """The seats still in the game in turn order, from `seat` on. Not to be changed."""
        return self.order[seat]

    def opponents(self, seat: int) -> list[int]:
        """The opponents of a seat, in turn order after it. Not to be changed."""
        return self.foes[seat]

    def opponent(self, seat: int) -> int:
        """The next opponent in turn order (the only one with two seats)."""
        return self.next_foe[seat]

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
        was: int = -1,
        ability: int = -1,
    ) -> None:
        """Add a line to the log, if one is kept; `was`: the card's reference before it moved."""
        if self.trail is not None:
            definition = ref = caused = origin = -1
            if card >= 0:
                definition = self.pool.definition[card]
                ref = self.refs[card]
            if source >= 0:
                caused = self.pool.definition[source]
                origin = self.refs[source]
            note = Note(verb, clause, seat, card, definition, before, after, number, caused, seen)
            note.ref = ref
            note.was = was
            note.origin = origin
            note.ability = ability
            note.names = self.pool.names
            self.trail.add(note)
