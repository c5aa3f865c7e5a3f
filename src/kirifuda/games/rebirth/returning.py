"""9.11: what may be done in place of a card's return to the hand."""

from __future__ import annotations

from kirifuda.build import i64
from kirifuda.games.rebirth.placing import put_cards
from kirifuda.games.rebirth.rulings import RETURNING
from kirifuda.games.rebirth.table import Table
from kirifuda.games.rebirth.zones import HAND
from kirifuda.kernel.position.integers import Reader, put
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame
from kirifuda.kernel.timing.replacing import Replaceable, was_tried
from kirifuda.kernel.values.rulings import Found, in_force


class Return(Replaceable):
    """Cards are about to return to the hand by an effect; those that do are told to it.

    9.11.1.1: a card for which something else is done does not return.
    """

    code = 37
    asks = "rescue"
    asks_by = "9.11.2.1"

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[int] = []
        self.left: list[int] = []
        self.at: i64 = 0
        self.cause: i64 = 0
        self.source: i64 = -1

    def fresh(self) -> Frame:
        return Return()

    def copy(self) -> Frame:
        f = Return()
        f.step = self.step
        f.seat = self.seat
        f.tried = self.tried
        f.spared = self.spared
        f.cards = self.cards
        f.left = self.left
        f.at = self.at
        f.cause = self.cause
        f.source = self.source
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.spared, self.at, self.cause, self.source])
        put(out, self.tried)
        put(out, self.cards)
        put(out, self.left)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.spared = r.one()
        self.at = r.one()
        self.cause = r.one()
        self.source = r.one()
        self.tried = r.many()
        self.cards = r.many()
        self.left = r.many()

    def present(self) -> int:
        return self.cards[self.at]

    def offers(self, s: State) -> list[Found]:
        """What can still be tried for the present card, each once (9.11.2.3)."""
        card = self.present()
        return [
            found
            for found in in_force(s, RETURNING)
            if found.about(s, card) and not was_tried(self.tried, found)
        ]

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.at >= len(self.cards):
            how = (self.cause, self.source)
            put_cards(s, self.seat, self.left, HAND, "5.2.1", 0, 0, 0, *how)
            s.give([c for c in self.left if s.zone[c] == HAND])
        elif not self.try_next(s):
            self.left = [*self.left, self.present()]
            self.go_on()

    def go_on(self) -> None:
        self.at += 1
        self.tried = []
        self.spared = 0

    def receive(self, s: State, cards: list[int]) -> None:
        if self.spared:
            self.go_on()


def returns_otherwise(t: Table, cards: list[int]) -> bool:
    """Whether something may be done in place of the return of one of these cards."""
    if not t.pool.rules_touched >> RETURNING & 1:
        return False
    for found in in_force(t, RETURNING):
        for card in cards:
            if found.about(t, card):
                return True
    return False


def return_cards(t: Table, seat: int, cards: list[int], cause: int, source: int) -> None:
    """Push the return of cards to the hand."""
    f = Return()
    f.seat = seat
    f.cards = cards
    f.cause = cause
    f.source = source
    t.stack.append(f)
