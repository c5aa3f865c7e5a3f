"""9.11: what may be done in place of a card's way to the hand or to the waiting room."""

from __future__ import annotations

from kirifuda.build import i64
from kirifuda.games.rebirth.placing import put_cards
from kirifuda.games.rebirth.rulings import RETURNING
from kirifuda.games.rebirth.table import Table
from kirifuda.games.rebirth.zones import HAND
from kirifuda.kernel.position.integers import Reader, put
from kirifuda.kernel.position.scope import CARD_MASK
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame
from kirifuda.kernel.timing.replacing import Replaceable, was_tried
from kirifuda.kernel.values.rulings import Found, in_force


class Return(Replaceable):
    """Cards are about to go to the hand, or elsewhere, by an effect; those that do are told to it.

    9.11.1.1: a card for which something else is done does not go.
    """

    code = 37
    asks = "rescue"
    asks_by = "9.11.2.1"
    rule = RETURNING

    def __init__(self) -> None:
        super().__init__()
        self.left: list[int] = []
        self.cause: i64 = 0
        self.kind: i64 = HAND
        self.source: i64 = -1

    def fresh(self) -> Frame:
        return Return()

    def copy(self) -> Frame:
        f = Return()
        f.take_over(self)
        f.left = self.left
        f.cause = self.cause
        f.kind = self.kind
        f.source = self.source
        return f

    def write(self, out: list[int]) -> None:
        super().write(out)
        out.extend([self.cause, self.source, self.kind])
        put(out, self.left)

    def read(self, r: Reader) -> None:
        super().read(r)
        self.cause = r.one()
        self.source = r.one()
        self.kind = r.one()
        self.left = r.many()

    def offers(self, s: State) -> list[Found]:
        """What can still be tried for the present card, each once (9.11.2.3)."""
        return [
            found
            for found in self.about_it(s)
            if not was_tried(self.tried, found) and minds(s, found, self.kind, self.source)
        ]

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.at >= len(self.refs):
            how = (self.cause, self.source)
            going = [ref & CARD_MASK for ref in self.left if s.alive(ref)]
            put_cards(s, self.seat, going, self.kind, "5.2.1", 0, 0, 0, *how)
            s.give([c for c in going if s.zone[c] == self.kind])
        elif not self.try_next(s):
            self.left = [*self.left, self.refs[self.at]]
            self.next_card()

    def receive(self, s: State, cards: list[int]) -> None:
        if self.spared:
            self.next_card()


def minds(s: State, found: Found, kind: int, source: int) -> bool:
    """Whether an effect is about such a way, made by such a card."""
    if not found.ruling.zones >> kind & 1:
        return False
    return found.knows(s, s.refs[source] if source >= 0 else -1)


def returns_otherwise(t: Table, cards: list[int], kind: int, source: int) -> bool:
    """Whether something may be done in place of the way of one of these cards."""
    if not t.pool.rules_touched >> RETURNING & 1:
        return False
    for found in in_force(t, RETURNING):
        for card in cards:
            if found.about(t, card) and minds(t, found, kind, source):
                return True
    return False


def return_cards(t: Table, seat: int, cards: list[int], kind: int, cause: int, source: int) -> None:
    """Push the way of cards to a zone."""
    f = Return()
    f.seat = seat
    f.look(t, cards)
    f.kind = kind
    f.cause = cause
    f.source = source
    t.stack.append(f)
