"""11.11: make; 5.15: a level boost that an effect calls for."""

from __future__ import annotations

from kirifuda.build import i64
from kirifuda.games.luck_and_logic.events import BY_MAKE
from kirifuda.games.luck_and_logic.leaving import try_replacing
from kirifuda.games.luck_and_logic.picks import MAKE, TO_REST
from kirifuda.games.luck_and_logic.processes import (
    join_soul,
    level_boost,
    may_level_boost,
    tell_sortie,
)
from kirifuda.games.luck_and_logic.rulings import NO_SORTIE
from kirifuda.games.luck_and_logic.table import Table
from kirifuda.games.luck_and_logic.zones import (
    CIRCLE,
    HAND,
    JUST_MADE,
    KINDS,
    LEVEL,
    MADE,
    MEMBER,
    NAME,
    PACT,
    SET,
    TERRITORY,
)
from kirifuda.kernel.events.moving import move, shift
from kirifuda.kernel.events.triggers import emit
from kirifuda.kernel.position.integers import Reader
from kirifuda.kernel.position.scope import BY_EFFECT, CARD_MASK
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import CardFrame, Frame, pick
from kirifuda.kernel.values.rulings import barred


def words_of(t: Table, card: int, mark: str) -> list[str]:
    """The names (NAME) of a card, or those of its pact (PACT)."""
    return [word for word in t.face(card).traits if word.startswith(mark)]


def replaces(t: Table, card: int, other: int, level: int) -> bool:
    """11.11.2: whether a hand card can take a member's place by make.

    It may have the same pact beside a different one. It stands on the very circles of the other, so
    its territory must be the same (2.10.2).
    """
    face = t.face(other)
    if not face.kinds & MEMBER or face.nums[LEVEL] > level:
        return False
    if face.nums[TERRITORY] != t.face(card).nums[TERRITORY]:
        return False
    names = words_of(t, card, NAME)
    if not any(word in names for word in words_of(t, other, NAME)):
        return False
    pact = words_of(t, card, PACT)
    if not any(word not in pact for word in words_of(t, other, PACT)):  # 11.11.2.1
        return False
    return not barred(t, NO_SORTIE, t.seat[card], other, other)


class Make(Frame):
    """11.11.2: a member and a card of the hand change places; its souls stay.

    If something is done in place of its going to the hand (9.10.1), the other comes all the same,
    to where it was, unless that is gone from the hand by then. `new`: who comes, as a reference.
    `goes`: whether the member goes to the hand. The frame below receives who came, or nothing.
    """

    code = 27

    def __init__(self) -> None:
        super().__init__()
        self.card: i64 = -1
        self.level: i64 = 0
        self.source: i64 = -1
        self.new: i64 = -1
        self.spot: i64 = -1
        self.goes: i64 = 1

    def fresh(self) -> Frame:
        return Make()

    def copy(self) -> Frame:
        f = Make()
        f.step = self.step
        f.seat = self.seat
        f.card = self.card
        f.level = self.level
        f.source = self.source
        f.new = self.new
        f.spot = self.spot
        f.goes = self.goes
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.card, self.level, self.source])
        out.extend([self.new, self.spot, self.goes])

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.card = r.one()
        self.level = r.one()
        self.source = r.one()
        self.new = r.one()
        self.spot = r.one()
        self.goes = r.one()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.step == 0 and s.zone[self.card] == CIRCLE and not s.status[self.card] & SET:
            self.step = 1
            hand = s.zones[self.seat * KINDS + HAND]
            found = [c for c in hand if replaces(s, self.card, c, self.level)]
            pick(s, self.seat, MAKE, found, 0, 1, self.source, 1, 1 if hand else 0)
        elif self.step == 1 and self.new >= 0:
            self.step = 2
            self.spot = s.spot[self.card]
            try_replacing(s, [self.card], HAND, self.source)
        else:
            s.give(self.change(s) if self.step == 2 else [])

    def receive(self, s: State, cards: list[int]) -> None:
        if self.step == 2:
            self.goes = 1 if cards else 0
        elif cards:
            self.new = s.refs[cards[0]]

    def change(self, t: Table) -> list[int]:
        """The member goes, unless something was done in place of that, and the other comes."""
        souls = t.souls(self.card)
        if self.goes:
            move(
                t,
                self.card,
                HAND,
                "11.11.2",
                cause=BY_EFFECT,
                source=self.source,
                actor=self.seat,
            )
        new = self.new & CARD_MASK
        if not t.alive(self.new):
            return []
        for soul in souls:
            join_soul(t, soul, new)
        ev = shift(
            t,
            new,
            CIRCLE,
            "11.11.2",
            spot=self.spot,
            down=0,
            cause=BY_EFFECT,
            source=self.source,
            actor=self.seat,
        )
        t.set_status(new, t.status[new] | MADE | JUST_MADE)  # 11.11.3
        emit(t, ev)
        tell_sortie(t, new, HAND, BY_MAKE, BY_EFFECT, self.source, self.seat)
        return [new]


def push_make(t: Table, seat: int, card: int, level: int, source: int) -> None:
    """11.11.2: begin to make; the frame that called this receives the new member, or nothing."""
    f = Make()
    f.seat = seat
    f.card = card
    f.level = level
    f.source = source
    t.stack.append(f)


class Boost(CardFrame):
    """5.15.1: a level boost; the frame below receives 1 if it was made."""

    code = 28

    def fresh(self) -> Frame:
        return Boost()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.step == 0:
            self.step = 1
            pick(s, self.seat, TO_REST, may_level_boost(s, self.seat), 1, 1)
        else:
            if self.card >= 0:
                level_boost(s, self.card)
            if not s.over:
                s.give([1 if self.card >= 0 else 0])

    def receive(self, s: State, cards: list[int]) -> None:
        if cards:
            self.card = cards[0]


def push_boost(t: Table, seat: int) -> None:
    """5.15.1: begin a level boost."""
    f = Boost()
    f.seat = seat
    t.stack.append(f)
