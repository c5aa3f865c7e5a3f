"""6.2.1: units that effects call, to which circles, at once; tokens and crests that they make."""

from __future__ import annotations

from kirifuda.build import i64
from kirifuda.games.vanguard.describing import circle_of, column_at
from kirifuda.games.vanguard.doing import living, source_of, turn_away
from kirifuda.games.vanguard.picks import CIRCLE, GUARDED
from kirifuda.games.vanguard.placing import call, guard, guards, make, put, shift_circle
from kirifuda.games.vanguard.rulings import NO_CALL, NO_MOVE, forbids, is_barred
from kirifuda.games.vanguard.table import Table
from kirifuda.games.vanguard.zones import (
    CIRCLES,
    COLUMN_OF,
    GUARDIAN,
    REAR,
    REAR_CIRCLES,
    UNIT,
)
from kirifuda.kernel.effects.effect import Effect, Instruction
from kirifuda.kernel.effects.terms import Amount, Cards, Filter
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.position.cards import folded
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.integers import Reader
from kirifuda.kernel.position.scope import CARD_MASK, NO_NUMBERS, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask_one
from kirifuda.kernel.values.layers import AlwaysNumber, SetNumber, SetOriginal


class Circles:
    """Which circles a text means: the guardian circle, or rear-guard circles (bits) of a column.

    `column`: of that unit; `other`: another circle than its own; `own`: only its own; `vacant`:
    only such without a unit; `together`: all that are called come to one column; `whose`: the
    fighter whose circles they are told to be. They are always those of the cards' owners (4.1.12),
    and cards of others do not come there (4.1.13).
    """

    def __init__(self, zone: int, spots: int = (1 << REAR_CIRCLES) - 1) -> None:
        self.zone = zone
        self.spots = spots
        self.column: Cards | None = None
        self.other = False
        self.own = False
        self.vacant = False
        self.together = False
        self.whose: Who | None = None

    def takes(self, t: Table, sc: Scope, card: int) -> bool:
        """4.1.13: whether they are circles of the card's owner."""
        return self.whose is None or t.pool.owner[card] in self.whose.seats(t, sc)

    def open(self, t: Table, sc: Scope, seat: int) -> int:
        """The rear-guard circles of a fighter (bits)."""
        bits = self.spots
        if self.column is not None:
            bits &= self.beside(t, sc, seat, self.column)
        if self.vacant:
            for spot in range(REAR_CIRCLES):
                if t.rear(seat, spot) >= 0:
                    bits &= ~(1 << spot)
        return bits

    def beside(self, t: Table, sc: Scope, seat: int, cards: Cards) -> int:
        """The circles of a fighter in the column of a unit (bits)."""
        bits = 0
        for ref in cards.judged(t, sc):
            zone, at, side = circle_of(t, ref)
            column = column_at(zone, at)
            if column < 0:
                continue
            if side != seat:
                column = 2 - column
            for spot in range(REAR_CIRCLES):
                mine = zone == REAR and side == seat and spot == at
                if COLUMN_OF[spot] == column and (mine if self.own else not mine or not self.other):
                    bits |= 1 << spot
        return bits


class Call(Instruction):
    """6.2.3: who acts calls cards; to which circles is told one by one, then they come at once."""

    def __init__(self, who: Who, cards: Cards, circles: Circles, into: int, rest: int = 0) -> None:
        super().__init__("6.2.3")
        self.who = who
        self.cards = cards
        self.circles = circles
        self.into = into
        self.rest = rest
        self.moves = False  # from circle to circle, as the same cards (7.34)

    def fits(self, t: Table, sc: Scope, seat: int, card: int) -> bool:
        """6.2.3.1: unit cards that nothing keeps from being called there; 7.34: units elsewhere."""
        if not self.circles.takes(t, sc, card):
            return False  # 4.1.13
        if self.moves:
            elsewhere = CIRCLES & ~(1 << self.circles.zone & 1 << GUARDIAN)
            return bool(elsewhere >> t.zone[card] & 1) and not is_barred(t, NO_MOVE, card)
        if not t.kinds_of(card) & UNIT:
            return False
        return not forbids(t, NO_CALL, seat, card, self.circles.zone)

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        sc = f.scope
        seat = self.who.one(s, sc)
        wanted = living(s, sc, self.cards)
        cards = [c for c in wanted if self.fits(s, sc, seat, c)]  # 6.2.3.1
        if len(cards) < len(wanted) or not cards:
            f.failed = 1
            if not self.moves:
                away = [c for c in wanted if c not in cards and self.circles.takes(s, sc, c)]
                turn_away(s, f, away, self.circles.zone, NO_CALL)
        f.keep(self.into, [s.refs[c] for c in cards])
        begin(s, f, cards, self.circles, seat, self.rest, self.into, self.moves)  # 6.2.3

    def callable(self) -> Callable:
        return Callable(self)

    def payable(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        seat = self.who.one(s, sc)
        found = living(s, sc, self.cards)
        return bool(found) and all(self.fits(s, sc, seat, card) for card in found)

    def possible(self, s: State, sc: Scope) -> bool:
        return True


class Callable(Filter):
    """Can be called as a text tells."""

    def __init__(self, call: Call) -> None:
        self.call = call

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        assert isinstance(s, Table)
        return self.call.fits(s, sc, self.call.who.one(s, sc), ref & CARD_MASK)


class Token(Instruction):
    """15.4.6.1, 15.2.1: makes tokens on circles or in the order zone (15.4.4), crests in the crest
    zone, tickets and markers in the hand. They have come there as any card comes (15.2.2.2).

    `name`: which pseudo card, among those that the match knows.
    """

    def __init__(
        self, who: Who, name: str, amount: Amount, circles: Circles | None, zone: int, into: int
    ) -> None:
        super().__init__("15.2.2")
        self.who = who
        self.name = folded(name)
        self.amount = amount
        self.circles = circles
        self.zone = zone
        self.into = into
        self.rest = 0

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        sc = f.scope
        seat = self.who.one(s, sc)
        side = seat
        if self.circles is not None and self.circles.whose is not None:
            side = self.circles.whose.one(s, sc)  # 15.2.2.1
        made: list[int] = []
        for _ in range(self.amount.value(s, sc)):
            card = make(s, side, self.name, self.zone, made)
            barred = self.circles is not None and forbids(s, NO_CALL, seat, card, self.zone)
            if card < 0 or barred:  # 1.3.3
                f.failed = 1
                break
            made.append(card)
        f.keep(self.into, [s.refs[c] for c in made])
        if self.circles is not None:
            # 15.2.1, 15.2.2.2, 15.4.6.1
            begin(s, f, made, self.circles, seat, self.rest, self.into)
        elif made:
            # 15.2.1, 15.2.2.2, 15.4.4
            put(s, made, self.zone, self.clause, f.cause, source_of(f), seat)
            f.follow(s, made)


def begin(
    s: Table,
    f: Effect,
    cards: list[int],
    circles: Circles,
    seat: int,
    rest: int,
    into: int,
    moves: bool = False,
) -> None:
    """Ask where each of some cards is called to."""
    if not cards:
        return
    frame = Calling()
    frame.seat = seat
    frame.cards = cards
    frame.zone = circles.zone
    if circles.zone == REAR:
        owner = s.pool.owner
        frame.cards = sorted(cards, key=owner.__getitem__)  # those of a fighter one after the other
        for side in range(s.seats):
            frame.open |= circles.open(s, f.scope, side) << side * REAR_CIRCLES
    frame.together = 1 if circles.together else 0
    frame.rest = rest
    frame.moves = 1 if moves else 0
    frame.source = source_of(f)
    frame.cause = f.cause
    f.into = into
    f.reading = 0
    s.stack.append(frame)


def sets_numbers(t: Table, card: int) -> bool:
    """Whether a card makes numbers so much by a continuous ability: the younger effect counts."""
    for number in t.face(card).abilities:
        for modifier in t.pool.abilities[number].modifiers:
            if isinstance(modifier, SetOriginal | SetNumber | AlwaysNumber):
                return True
    return False


class Calling(Frame):
    """6.2.3.2, 6.2.3.3: a circle for each card that is called, no two on one; then they come."""

    code = 62

    def __init__(self) -> None:
        super().__init__()
        self.cards = NO_NUMBERS
        self.spots = NO_NUMBERS  # the circles told so far; of guardians, whom they guard
        self.zone: i64 = 0
        self.open: i64 = 0  # circles (bits) of the first fighter, then those of the others
        self.together: i64 = 0
        self.rest: i64 = 0
        self.moves: i64 = 0
        self.source: i64 = -1
        self.cause: i64 = 0
        self.short: i64 = 0  # 1: there was no circle for one of them

    def fresh(self) -> Frame:
        return Calling()

    def copy(self) -> Frame:
        f = Calling()
        f.step = self.step
        f.seat = self.seat
        f.cards = self.cards
        f.spots = self.spots
        f.zone = self.zone
        f.open = self.open
        f.together = self.together
        f.rest = self.rest
        f.moves = self.moves
        f.source = self.source
        f.cause = self.cause
        f.short = self.short
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.zone, self.open, self.together, self.rest])
        out.extend([self.moves, self.source, self.cause, self.short])
        out.extend([len(self.cards), *self.cards])
        out.extend([len(self.spots), *self.spots])

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.zone = r.one()
        self.open = r.one()
        self.together = r.one()
        self.rest = r.one()
        self.moves = r.one()
        self.source = r.one()
        self.cause = r.one()
        self.short = r.one()
        self.cards = [r.one() for _ in range(r.one())]
        self.spots = [r.one() for _ in range(r.one())]

    def choices(self, t: Table, card: int) -> list[int]:
        """Where a card can come: circles, or attacked units."""
        side = t.pool.owner[card]
        if self.zone == GUARDIAN:
            # 6.2.4: of the guardian's own side
            return [unit for unit in t.attacked_units() if t.master(unit) == side]
        at = len(self.spots)
        taken = [self.spots[i] for i in range(at) if t.pool.owner[self.cards[i]] == side]
        if self.moves and t.zone[card] == REAR:
            taken.append(t.spot[card])  # 7.34.1: another circle than its own
        first = self.spots[at - 1] if at and t.pool.owner[self.cards[at - 1]] == side else -1
        out: list[int] = []
        for spot in range(REAR_CIRCLES):
            if not self.open >> (side * REAR_CIRCLES + spot) & 1 or spot in taken:
                continue  # 6.2.3.2.1: no two on one circle
            if self.together and first >= 0 and COLUMN_OF[spot] != COLUMN_OF[first]:
                continue
            out.append(spot)
        if self.together and first < 0:
            # 6.2.3.2.1.1: a column in which as many as possible can be called
            rooms = [self.beside(out, spot) for spot in out]
            least = min(max(rooms, default=0), len(self.cards))
            out = [spot for spot, room in zip(out, rooms, strict=True) if room >= least]
        return out

    def beside(self, spots: list[int], one: int) -> int:
        """How many of some circles are in the column of one of them."""
        return len([spot for spot in spots if COLUMN_OF[spot] == COLUMN_OF[one]])

    def coming(self, t: Table, found: list[int]) -> list[int]:
        """Who may come to one of some circles next; where there are too few of these for all who
        are left, any of them (6.2.3.2.1.1), and so where it matters whose effects are the older
        ones (11.11.3.1.1.2)."""
        side = t.pool.owner[self.cards[len(self.spots)]]
        left = [card for card in self.cards[len(self.spots) :] if t.pool.owner[card] == side]
        if len({t.pool.definition[card] for card in left if sets_numbers(t, card)}) > 1:
            return left  # 11.11.3.1.1.2
        room = len(found)
        if self.together and not self.spots:
            room = self.beside(found, found[0])
        return left if len(left) > room else left[:1]

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        at = len(self.spots)
        if at == len(self.cards):
            self.land(s)
            return
        found = self.choices(s, self.cards[at])
        if not found:
            self.pass_by(s)
            return
        if self.zone == GUARDIAN:
            options = [Option("guard", self.cards[at], number=unit) for unit in found]
            kind = GUARDED
        else:
            who = self.coming(s, found)
            side = "circle" if s.pool.owner[self.cards[at]] == self.seat else "their circle"
            options = [Option(side, card, spot) for card in who for spot in self.choices(s, card)]
            kind = CIRCLE
        if len(options) == 1 and not s.stepwise:
            self.answer(s, options[0])  # 10.4.1.10.1
            return
        rules = s.pool.rules
        ask_one(
            s, self.seat, rules.pick_kinds[kind], rules.pick_clauses[kind], options, self.source
        )

    def answer(self, s: State, option: Option) -> None:
        at = len(self.spots)
        if self.cards[at] != option.card:
            others = [card for card in self.cards[at:] if card != option.card]
            self.cards = [*self.cards[:at], option.card, *others]
        told = option.number if self.zone == GUARDIAN else option.spot
        self.spots = [*self.spots, told]  # 6.2.3.2

    def pass_by(self, s: Table) -> None:
        """Nobody is there to be guarded: it comes all the same (6.2.4). Or there is no circle left
        for the card: it stays where it is (6.2.3.2.1.1)."""
        at = len(self.spots)
        if self.zone == GUARDIAN:
            self.spots = [*self.spots, -1]
        else:
            self.cards = self.cards[:at] + self.cards[at + 1 :]
            self.short = 1

    def land(self, s: Table) -> None:
        """All that have a circle come there."""
        cards = self.cards
        if cards and self.moves:
            self.shift(s, cards)
        elif cards and self.zone == GUARDIAN:
            guard(s, self.seat, cards, self.spots, "6.2.3.3", self.cause, self.source)
        elif cards:
            call(
                s,
                self.seat,
                cards,
                self.spots,
                "6.2.3.3",
                self.cause,
                self.source,
                rest=self.rest,
            )
        s.give(cards)
        below = s.own_top()
        if self.short and isinstance(below, Effect):
            below.failed = 1  # not all of it was done

    def shift(self, s: Table, cards: list[int]) -> None:
        """7.34.1.1: they come to other circles as the same cards, guardians resting and who was a
        vanguard or guardian standing (4.9.2.5.1); who was there goes in the next check timing
        (13.3.5)."""
        on_guard = self.zone == GUARDIAN
        spots = [-1] * len(cards) if on_guard else self.spots
        rests = [
            1 if on_guard else s.rest[card] if s.zone[card] == REAR else 0 for card in cards
        ]  # 4.9.2.5.1, 4.9.2.5.2
        shift_circle(
            s, cards, self.zone, spots, "7.34.1", rests, self.cause, self.source, self.seat
        )
        if on_guard:
            for at, card in enumerate(cards):
                guards(s, card, self.spots[at])
