"""Chapter 6.2: before the game."""

from __future__ import annotations

from kirifuda.games.luck_and_logic.picks import EXCHANGE
from kirifuda.games.luck_and_logic.processes import draw
from kirifuda.games.luck_and_logic.table import Table
from kirifuda.games.luck_and_logic.turn import Turn
from kirifuda.games.luck_and_logic.zones import (
    CIRCLES,
    DECK,
    GATE,
    HAND,
    MY,
    OUTSIDE,
    REMOVED,
)
from kirifuda.kernel.events.moving import move, place, shuffle
from kirifuda.kernel.position.chance import below, shuffled
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, pick

OPENING_HAND = 5  # 6.2.1.8


class Prepare(Frame):
    """6.2.1: the steps before the first turn."""

    code = 29

    def fresh(self) -> Frame:
        return Prepare()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.step == 0:
            self.step = 1
            self.deal(s)
        elif self.step <= s.seats:
            # 6.2.1.8: the first player first
            self.seat = s.seats_from(s.first_seat)[self.step - 1]
            hand = s.cards(self.seat, HAND)
            pick(s, self.seat, EXCHANGE, hand, 0, len(hand), -1, 1)
        else:
            for seat in range(s.seats):
                for card in s.cards(seat, MY):
                    s.set_down(card, 0)  # 6.2.1.9
                    s.note("open", "6.2.1.9", seat, card)
            s.points = [0] * s.seats  # 6.2.1.10
            s.fresh = False
            s.stale = True
            s.stray = 0
            s.waiting = []
            s.stack.pop()
            first = Turn()
            first.seat = s.first_seat  # 6.2.1.11
            s.turn = 1
            s.stack.append(first)

    def deal(self, s: Table) -> None:
        """6.2.1.4 to 6.2.1.8: shuffle, lay out the gates, decide by lot who begins, draw."""
        for seat in range(s.seats):
            shuffle(s, seat, DECK, "6.2.1.4")
            gates = shuffled(s.chance, s.cards(seat, OUTSIDE))
            for i, card in enumerate(gates):
                if i < CIRCLES:
                    place(s, card, GATE, spot=i, down=1)  # 6.2.1.5
                    s.note("move", "6.2.1.5", seat, card, OUTSIDE, GATE, seen=0)
                else:
                    place(s, card, REMOVED, down=1)  # 6.2.1.5.1
                    s.note("move", "6.2.1.5.1", seat, card, OUTSIDE, REMOVED, seen=0)
        s.first_seat = below(s.chance, s.seats)  # 6.2.1.7, 6.2.1.7.1: nobody chooses
        s.turn_seat = s.first_seat
        s.note("first", "6.2.1.7", s.first_seat)
        for seat in s.seats_from(s.first_seat):
            draw(s, seat, OPENING_HAND, "6.2.1.8")

    def receive(self, s: State, cards: list[int]) -> None:
        assert isinstance(s, Table)
        self.step += 1
        for card in cards:
            move(s, card, DECK, "6.2.1.8")
        draw(s, self.seat, len(cards), "6.2.1.8")
