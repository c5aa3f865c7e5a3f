"""7.6.3, 7.7.2: up to so many cards of a deck are moved or looked at, decided card by card."""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.games.vanguard.doing import source_of
from kirifuda.games.vanguard.events import DREW
from kirifuda.games.vanguard.looking import look_at
from kirifuda.games.vanguard.picks import LOOK_ON, MOVE_ON
from kirifuda.games.vanguard.placing import AS_USUAL, put
from kirifuda.games.vanguard.table import Table
from kirifuda.games.vanguard.zones import DECK, HAND
from kirifuda.kernel.effects.effect import Effect, Instruction
from kirifuda.kernel.effects.terms import Amount
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.events.triggers import emit, heard
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.integers import Reader
from kirifuda.kernel.position.integers import put as write_numbers
from kirifuda.kernel.position.scope import NO_NUMBERS, Event, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask
from kirifuda.kernel.procedures.rounds import goes_round

LOOK: Final = -1  # in place of a zone: the cards are looked at where they are
CLAUSES: Final = {HAND: "7.6.4"}


class OneByOne(Frame):
    """Somebody goes on, card by card, until the number is reached or somebody stops.

    `whose`: the deck; `zone`: where its top card goes, or LOOK; `left`: how many more.
    """

    code = 64

    def __init__(self) -> None:
        super().__init__()
        self.whose: i64 = 0
        self.zone: i64 = 0
        self.left: i64 = 0
        self.down: i64 = AS_USUAL
        self.source: i64 = -1
        self.cause: i64 = 0
        self.cards = NO_NUMBERS

    def fresh(self) -> Frame:
        return OneByOne()

    def copy(self) -> Frame:
        f = OneByOne()
        f.step = self.step
        f.seat = self.seat
        f.whose = self.whose
        f.zone = self.zone
        f.left = self.left
        f.down = self.down
        f.source = self.source
        f.cause = self.cause
        f.cards = self.cards
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.whose, self.zone, self.left, self.down])
        out.extend([self.source, self.cause])
        write_numbers(out, self.cards)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.whose = r.one()
        self.zone = r.one()
        self.left = r.one()
        self.down = r.one()
        self.source = r.one()
        self.cause = r.one()
        self.cards = r.many()

    def next(self, s: State) -> int:
        """The card that is next, or -1."""
        deck = s.zones[self.whose * s.kinds + DECK]
        at: i64 = 0
        if self.zone == LOOK:
            at = len(self.cards)  # 7.7.2.2, 7.7.2.5
        return deck[at] if at < len(deck) else -1

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        # 7.6.3.1, 7.7.2.1, and 7.6.3.4, 7.7.2.5: nothing is left of the number
        if self.left <= 0 or self.next(s) < 0 or goes_round(s):
            self.end(s)
            return
        kind = LOOK_ON if self.zone == LOOK else MOVE_ON
        rules = s.pool.rules
        options = [Option("yes", number=1), Option("no")]
        name, clause = rules.pick_kinds[kind], rules.pick_clauses[kind]
        ask(s, self.seat, name, clause, options, self.source)

    def answer(self, s: State, option: Option) -> None:
        assert isinstance(s, Table)
        if option.number == 0:
            self.left = 0  # 7.6.3.2, 7.7.2.3
            return
        card = self.next(s)
        self.left -= 1
        if self.zone == LOOK:
            look_at(s, self.seat, card, "7.7.2.4", self.source)
        else:
            zone: int = self.zone
            clause = CLAUSES.get(zone, "7.6.3.3")
            # 7.6.3.3: it is there before the next is decided
            put(s, [card], zone, clause, self.cause, self.source, self.seat, down=self.down)
        self.cards = [*self.cards, card]

    def end(self, s: Table) -> None:
        """What was done is told once."""
        many = len(self.cards)
        if many and self.zone == HAND and heard(s, DREW):
            ev = Event(DREW, seat=self.seat, cause=self.cause, source=self.source, number=many)
            emit(s, ev)
        s.give(self.cards)


class UpTo(Instruction):
    """7.6.3, 7.7.2: who acts moves, or looks at, up to so many cards of a deck, from the top."""

    def __init__(
        self,
        clause: str,
        who: Who,
        whose: Who,
        amount: Amount,
        zone: int,
        into: int,
        down: int = AS_USUAL,
    ) -> None:
        super().__init__(clause)
        self.who = who
        self.whose = whose
        self.amount = amount
        self.zone = zone
        self.into = into
        self.down = down

    def run(self, s: State, f: Effect) -> None:
        sc = f.scope
        frame = OneByOne()
        frame.seat = self.who.one(s, sc)
        frame.whose = self.whose.one(s, sc)
        frame.zone = self.zone
        frame.left = self.amount.value(s, sc)
        frame.down = self.down
        frame.source = source_of(f)
        frame.cause = f.cause
        f.into = self.into
        f.reading = 0
        f.keep(self.into, NO_NUMBERS)
        s.stack.append(frame)  # 7.6.3, 7.7.2

    def possible(self, s: State, sc: Scope) -> bool:
        return s.count(self.whose.one(s, sc), DECK) > 0
