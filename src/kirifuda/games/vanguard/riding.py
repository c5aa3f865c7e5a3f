"""6.3: cards that effects let ride, one after the other."""

from __future__ import annotations

from kirifuda.build import i64
from kirifuda.games.vanguard.doing import living, source_of, turn_away
from kirifuda.games.vanguard.picks import ORDER
from kirifuda.games.vanguard.placing import ride
from kirifuda.games.vanguard.rulings import NO_RIDE, forbids
from kirifuda.games.vanguard.table import Table
from kirifuda.games.vanguard.zones import CIRCLES, REAR, SOUL, UNIT, VANGUARD
from kirifuda.kernel.effects.effect import Effect, Instruction
from kirifuda.kernel.effects.terms import Cards
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.integers import Reader, put
from kirifuda.kernel.position.scope import NO_NUMBERS, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask_one


class Ride(Instruction):
    """6.3: cards are ridden upon the vanguard, standing or resting.

    `put`: a rear-guard is put onto the vanguard circle, which is a ride (7.4.1.1).
    """

    def __init__(
        self, who: Who, cards: Cards, into: int, rest: int = -1, put: bool = False
    ) -> None:
        super().__init__("7.4.1.1" if put else "6.3.3")
        self.put = put
        self.who = who
        self.cards = cards
        self.into = into
        self.rest = rest

    def fits(self, t: Table, seat: int, card: int) -> bool:
        """6.3.3.1: units that are on no circle and that nothing keeps from being ridden."""
        zone = t.zone[card]
        if not t.kinds_of(card) & UNIT or (CIRCLES >> zone & 1 and not self.put):
            return False  # 6.3.3.1
        if self.put and (zone != REAR or t.master(card) != seat):
            return False
        return not forbids(t, NO_RIDE, seat, card, zone)  # 1.3.3

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        sc = f.scope
        seat = self.who.one(s, sc)
        wanted = living(s, sc, self.cards)
        cards = [c for c in wanted if self.fits(s, seat, c)]  # 6.3.3.2
        if len(cards) < len(wanted) or not cards:
            f.failed = 1
            turn_away(s, f, [c for c in wanted if c not in cards], VANGUARD, NO_RIDE)
        f.keep(self.into, [s.refs[c] for c in cards])
        if not cards:
            return
        rest = max(0, self.rest)  # 4.9.2.3.1: standing, unless the text says how
        if len(cards) > 1:
            frame = Riding()
            frame.seat = seat
            frame.cards = cards
            frame.rest = rest
            frame.source = source_of(f)
            frame.cause = f.cause
            f.into = self.into
            f.reading = 0
            s.stack.append(frame)
            return
        side = s.pool.owner[cards[0]]  # 6.3.3.3.1
        ride(s, side, cards[0], self.clause, f.cause, source_of(f), rest=rest)  # 6.3.3, 7.4.1.1
        f.follow(s, s.cards(side, VANGUARD) + s.cards(side, SOUL))

    def possible(self, s: State, sc: Scope) -> bool:
        return True


class Riding(Frame):
    """6.3.6: of several cards that ride at once their master tells the order; then each rides, one
    after the other."""

    code = 65

    def __init__(self) -> None:
        super().__init__()
        self.cards = NO_NUMBERS  # that are still to ride
        self.done = NO_NUMBERS
        self.rest: i64 = 0
        self.source: i64 = -1
        self.cause: i64 = 0

    def fresh(self) -> Frame:
        return Riding()

    def copy(self) -> Frame:
        f = Riding()
        f.step = self.step
        f.seat = self.seat
        f.cards = self.cards
        f.done = self.done
        f.rest = self.rest
        f.source = self.source
        f.cause = self.cause
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.rest, self.source, self.cause])
        put(out, self.cards)
        put(out, self.done)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.rest = r.one()
        self.source = r.one()
        self.cause = r.one()
        self.cards = r.many()
        self.done = r.many()

    def run(self, s: State) -> None:
        options = [s.pool.picks[card] for card in self.cards]
        if not options:
            s.give(self.done)
            return
        if len(options) == 1 and not s.stepwise:
            self.answer(s, options[0])
            return
        rules = s.pool.rules
        kind, clause = rules.pick_kinds[ORDER], rules.pick_clauses[ORDER]
        ask_one(s, self.seat, kind, clause, options, self.source)

    def answer(self, s: State, option: Option) -> None:
        assert isinstance(s, Table)
        self.cards = [card for card in self.cards if card != option.card]
        self.done = [*self.done, option.card]
        side = s.pool.owner[option.card]  # 6.3.3.3.1
        ride(s, side, option.card, "6.3.6", self.cause, self.source, rest=self.rest)
