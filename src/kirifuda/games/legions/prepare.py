"""Chapter 25: before the game."""

from __future__ import annotations

from typing import Final

from kirifuda.games.legions.cores import note_cores
from kirifuda.games.legions.table import LIFE, Table
from kirifuda.games.legions.turn import Turn
from kirifuda.games.legions.zones import CORE_WAIT, DECK, HAND, ON_MASTER
from kirifuda.kernel.events.moving import move, shuffle
from kirifuda.kernel.position.chance import below
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask

CORES: Final = 5  # 25-6
OPENING_HAND: Final = 5  # 25-9
LATER: Final = 3  # the wait zone of the second player's core (25-8)


class Prepare(Frame):
    """25-4 to 25-10. Steps: 0 decks, life and cores, 1 who begins, 2 hands and the first turn."""

    code = 32

    def fresh(self) -> Frame:
        return Prepare()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.step == 0:
            self.step = 1
            for seat in range(s.seats):
                shuffle(s, seat, DECK, "25-4")
                s.set_life(seat, LIFE)  # 25-5
                s.set_core(seat, ON_MASTER, CORES)  # 25-6
            self.seat = s.chooser if s.chooser >= 0 else below(s.chance, s.seats)
            s.note("chooses", "25-7", self.seat)
        elif self.step == 1:
            ask(s, self.seat, "first or second", "25-7", [Option("first"), Option("second")])
        else:
            second = s.opponent(s.first_seat)
            s.set_core(second, ON_MASTER, CORES - 1)
            s.set_core(second, CORE_WAIT + LATER, 1)
            note_cores(s, second, ON_MASTER, CORE_WAIT + LATER, 1, "25-8")
            for seat in s.seats_from(s.first_seat):
                for _ in range(OPENING_HAND):
                    move(s, s.top(seat, DECK), HAND, "25-9")
            s.chain = []
            s.stack.pop()
            first = Turn()
            first.seat = s.first_seat  # 25-10
            s.turn = 1
            s.stack.append(first)  # 25-10

    def answer(self, s: State, option: Option) -> None:
        self.step = 2
        s.first_seat = self.seat if option.kind == "first" else s.opponent(self.seat)
        s.turn_seat = s.first_seat
        s.note("first", "25-7", s.first_seat)
