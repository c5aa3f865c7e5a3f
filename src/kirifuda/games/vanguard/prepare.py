"""8.2: before the game."""

from __future__ import annotations

from typing import Final

from kirifuda.games.vanguard.events import STOOD_UP
from kirifuda.games.vanguard.placing import put
from kirifuda.games.vanguard.table import Table
from kirifuda.games.vanguard.turn import Turn
from kirifuda.games.vanguard.zones import DECK, GRADE, HAND, RIDE_DECK, UNIT, VANGUARD
from kirifuda.kernel.events.moving import move, place, shuffle
from kirifuda.kernel.events.triggers import emit
from kirifuda.kernel.position.chance import below
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.scope import BY_RULE, Event
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask, pick

PICK_FIRST: Final = 8  # places in the game's list of pick kinds
PICK_BACK: Final = 9
OPENING_HAND: Final = 5


class Prepare(Frame):
    """8.2.1: the steps before the first turn. `seat` is whose choice it is.

    Decks are presented (8.2.1.1), vanguard damage is 0 (8.2.1.7), as every match begins.
    """

    code = 31

    def fresh(self) -> Frame:
        return Prepare()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.step == 0:
            # 8.2.1.2: everyone picks a unit of grade 0, before anybody knows who goes first
            if self.seat >= s.seats:
                self.step = 1
                return
            pick(s, self.seat, PICK_FIRST, first_vanguards(s, self.seat), 1, 1, -1, 1)
        elif self.step == 1:
            for seat in range(s.seats):
                shuffle(s, seat, DECK, "8.2.1.3")
            self.seat = below(s.chance, s.seats)  # 8.2.1.6: by lot, and who is drawn chooses
            self.step = 2
        elif self.step == 2:
            options = [Option("first"), Option("second")]
            ask(s, self.seat, "first or second", "8.2.1.6", options)
        elif self.step == 3:
            s.turn_seat = s.first_seat
            s.note("first", "8.2.1.6", s.first_seat)
            # 8.2.1.8: five cards each, then everyone may put some back, once
            for seat in s.seats_from(s.first_seat):
                for _ in range(OPENING_HAND):
                    move(s, s.top(seat, DECK), HAND, "8.2.1.8")
            self.seat = s.first_seat
            self.step = 4
        elif self.step in (4, 5):
            pick(s, self.seat, PICK_BACK, s.cards(self.seat, HAND), 0, OPENING_HAND)
        else:
            self.open(s)

    def answer(self, s: State, option: Option) -> None:
        s.first_seat = self.seat if option.kind == "first" else s.opponent(self.seat)
        self.step = 3

    def receive(self, s: State, cards: list[int]) -> None:
        assert isinstance(s, Table)
        seat = self.seat
        if self.step == 0:
            for card in cards:
                place(s, card, VANGUARD, spot=0, down=1)  # 4.9.2.3
                s.set_known(card, s.pool.rules.allies(s, seat))
                s.note("first vanguard", "8.2.1.2", seat, card, seen=s.known[card])
            self.seat += 1  # 8.2.1
            return
        put(s, cards, DECK, "8.2.1.8", BY_RULE, actor=seat)
        for _ in cards:
            move(s, s.top(seat, DECK), HAND, "8.2.1.8")
        if cards:
            shuffle(s, seat, DECK, "8.2.1.8")
        self.seat = s.opponent(seat)
        self.step += 1

    def open(self, s: Table) -> None:
        """8.2.1.9: the first vanguards are turned up (7.45), and the game begins."""
        s.waiting = []
        s.pain = [0] * s.seats  # 8.2.1.7
        for seat in s.seats_from(s.first_seat):
            for card in s.cards(seat, VANGUARD):
                s.set_down(card, 0)  # 8.2.1.9
                s.set_known(card, 0)
                s.note("stand up", "8.2.1.9", seat, card)
        s.stale = True
        for seat in s.seats_from(s.first_seat):
            for card in s.cards(seat, VANGUARD):
                me = s.refs[card]
                emit(s, Event(STOOD_UP, me, me, VANGUARD, VANGUARD, seat))
        s.stack.pop()
        first = Turn()
        first.seat = s.first_seat
        s.turn = 1
        s.stack.append(first)  # 8.2.1.9


def first_vanguards(t: Table, seat: int) -> list[int]:
    """8.2.1.2: units of grade 0 of the ride deck, or of the main deck; copies of a card once."""
    out: list[int] = []
    seen: list[int] = []
    for card in t.cards(seat, RIDE_DECK if t.riding[seat] else DECK):
        face = t.pool.faces[card]
        definition = t.pool.definition[card]
        if definition not in seen and face.kinds & UNIT and face.nums[GRADE] == 0:
            seen.append(definition)
            out.append(card)
    return out
