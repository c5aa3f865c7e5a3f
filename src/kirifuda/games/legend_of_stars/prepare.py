"""5.1: before the game: who begins, the first hand, mulligans."""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.games.legend_of_stars.picks import SPEED_PICK
from kirifuda.games.legend_of_stars.processes import draw_cards
from kirifuda.games.legend_of_stars.table import Table
from kirifuda.games.legend_of_stars.turn import Turn
from kirifuda.games.legend_of_stars.zones import DECK, HAND, SPEED
from kirifuda.kernel.events.moving import place, shuffle
from kirifuda.kernel.position.chance import below
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.integers import Reader, put
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask, pick

CONTEST_CARDS: Final = 2
MOST_CONTESTS: Final = 3
OPENING_HAND: Final = 7

S_SHUFFLE: Final = 0
S_SHOW: Final = 1  # each picks a card to be shown
S_COMPARE: Final = 2
S_RETURN: Final = 3  # each puts its cards under its deck
S_HANDS: Final = 4
S_MULLIGAN: Final = 5  # 5.1.1.I, 5.1.1.II
S_EXCHANGE: Final = 6  # 5.1.1.III


class Prepare(Frame):
    """5.1, 5.1.1: the contest for the first turn, hands of seven cards, mulligans.

    `seat` is whose choice it is, `shown` the cards picked in this round, `rounds` counts them,
    `order` is what goes under the deck so far, `again` the seats (bits) that exchange their hands.
    """

    code = 28

    def __init__(self) -> None:
        super().__init__()
        self.rounds: i64 = 0
        self.again: i64 = 0
        self.shown: list[int] = []
        self.order: list[int] = []

    def fresh(self) -> Frame:
        return Prepare()

    def copy(self) -> Frame:
        f = Prepare()
        f.step = self.step
        f.seat = self.seat
        f.rounds = self.rounds
        f.again = self.again
        f.shown = self.shown
        f.order = self.order
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.rounds, self.again])
        put(out, self.shown)
        put(out, self.order)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.rounds = r.one()
        self.again = r.one()
        self.shown = r.many()
        self.order = r.many()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.step == S_SHUFFLE:
            self.step = S_SHOW
            self.rounds = 1
            for seat in range(s.seats):
                shuffle(s, seat, DECK, "5.1")
                draw_cards(s, seat, CONTEST_CARDS, "5.1")
        elif self.step == S_SHOW:
            if self.seat >= s.seats:
                self.step = S_COMPARE
                return
            hidden = [c for c in s.cards(self.seat, HAND) if not s.known[c]]
            pick(s, self.seat, SPEED_PICK, hidden, 1, 1)
        elif self.step == S_COMPARE:
            self.compare(s)
        elif self.step == S_RETURN:
            self.give_back(s)
        elif self.step == S_HANDS:
            self.step = S_MULLIGAN
            self.seat = s.first_seat
            for seat in s.seats_from(s.first_seat):
                draw_cards(s, seat, OPENING_HAND, "5.1")
        elif self.step == S_MULLIGAN:
            clause = "5.1.1.I" if self.seat == s.first_seat else "5.1.1.II"
            ask(s, self.seat, "mulligan", clause, [Option("yes", number=1), Option("no")])
        else:
            self.exchange(s)

    def receive(self, s: State, cards: list[int]) -> None:
        """What is picked stays hidden until everyone has picked."""
        self.shown = self.shown + cards
        self.seat += 1

    def answer(self, s: State, option: Option) -> None:
        if self.step == S_RETURN:
            self.order = [*self.order, option.card]
            return
        if option.number:
            self.again |= 1 << self.seat
        s.note("mulligan", "5.1.1", self.seat, number=option.number)
        if self.seat == s.first_seat:
            self.seat = s.opponent(s.first_seat)
        else:
            self.step = S_EXCHANGE

    def compare(self, s: Table) -> None:
        """5.1: shown at once, the higher speed begins; three ties are decided by chance.

        A tie draws one more card each, and another one of the hand is shown.
        """
        speeds: list[int] = []
        for card in self.shown:
            s.set_known(card, (1 << s.seats) - 1)
            speed = s.face(card).nums[SPEED]
            speeds.append(speed)
            s.note("show", "5.1", s.seat[card], card, number=speed)
        self.seat = 0
        self.shown = []
        if speeds[0] == speeds[1] and self.rounds < MOST_CONTESTS:
            self.step = S_SHOW
            self.rounds += 1
            for seat in range(s.seats):
                draw_cards(s, seat, 1, "5.1")
            return
        if speeds[0] == speeds[1]:
            first = below(s.chance, s.seats)
        else:
            first = 0 if speeds[0] > speeds[1] else 1
        s.first_seat = first
        s.turn_seat = first
        s.note("first", "5.1", first)
        self.step = S_RETURN
        self.seat = first

    def give_back(self, s: Table) -> None:
        """5.1: all these cards go under the deck, in the order that their owner likes."""
        left = [c for c in s.cards(self.seat, HAND) if c not in self.order]
        if len(left) > 1:
            options = [Option("bottom", c) for c in left]
            ask(s, self.seat, "order", "5.1", options)
            return
        order = self.order + left
        for card in order:
            place(s, card, DECK)
            s.set_known(card, s.pool.rules.allies(s, self.seat))
        for card in sorted(order):
            s.note("move", "5.1", self.seat, card, HAND, DECK, seen=s.known[card])
        self.order = []
        if self.seat == s.first_seat:
            self.seat = s.opponent(s.first_seat)
        else:
            self.step = S_HANDS

    def exchange(self, s: Table) -> None:
        """5.1.1.III: who declared it returns the hand, shuffles and draws seven cards."""
        for seat in s.seats_from(s.first_seat):
            if self.again >> seat & 1:
                for card in s.cards(seat, HAND):
                    place(s, card, DECK)
                shuffle(s, seat, DECK, "5.1.1.III")
                draw_cards(s, seat, OPENING_HAND, "5.1.1.III")
        s.waiting = []
        s.stack.pop()
        first = Turn()
        first.seat = s.first_seat
        s.turn = 1
        s.stack.append(first)
