"""Chapter 6: before the game."""

from __future__ import annotations

from kirifuda.games.rebirth.formats import in_teams
from kirifuda.games.rebirth.table import Table
from kirifuda.games.rebirth.turn import Turn
from kirifuda.games.rebirth.zones import (
    CHARACTER,
    COST,
    DECK,
    DEER_PILE,
    ENERGY,
    ENTRY,
    HAND,
    OUTSIDE,
    PARTNER,
)
from kirifuda.kernel.events.moving import move, place, shuffle
from kirifuda.kernel.position.chance import below
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, pick

PICK_ENTRY = 2
PICK_PARTNER = 3
OPENING_HAND = 3
ENTRY_COST = 2


class Prepare(Frame):
    """6.2.1: the steps before the first turn. `seat` is whose choice it is."""

    code = 23

    def fresh(self) -> Frame:
        return Prepare()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.step == 0:
            # 6.2.1.1, 6.2.1.2: everyone picks a card of cost 2 or less as the first entry
            if self.seat >= s.seats:
                self.step = 1
                return
            if s.gone[self.seat]:
                self.seat += 1
                return
            pick(s, self.seat, PICK_ENTRY, first_entries(s, self.seat), 1, 1, -1, 1)
        elif self.step == 1:
            for seat in range(s.seats):
                if not s.gone[seat]:
                    shuffle(s, seat, DECK, "6.2.1.3")
                    if s.count(seat, DEER_PILE):
                        shuffle(s, seat, DEER_PILE, "12.2.1.5")
            s.first_seat = first(s)
            s.turn_seat = s.first_seat
            s.note("first", "6.2.1.4", s.first_seat)
            for seat in s.seats_from(s.first_seat):
                for _ in range(OPENING_HAND):
                    move(s, s.top(seat, DECK), HAND, "6.2.1.5")
                for card in s.cards(seat, OUTSIDE):
                    move(s, card, HAND, "6.2.1.5")
            self.step = 2
            self.seat = 0
        elif self.step == 2:
            # 6.2.1.6: everyone who does not begin, in the order of turns (13.2.1)
            later = [o for o in s.seats_from(s.first_seat) if not s.in_turn(o)]
            if self.seat >= len(later):
                self.step = 3
                return
            seat = later[self.seat]
            partners = [c for c in s.cards(seat, HAND) if s.kinds_of(c) & PARTNER]
            pick(s, seat, PICK_PARTNER, partners, 1, 1, -1, 1)
        else:
            for seat in s.seats_from(s.first_seat):
                for card in s.cards(seat, ENTRY):
                    s.set_down(card, 0)
                    s.note("open", "6.2.1.7", seat, card)
            s.stale = True
            s.waiting = []
            s.stack.pop()
            turn = Turn()
            turn.seat = s.first_seat  # 6.2.1.7
            s.turn = 1
            s.stack.append(turn)

    def receive(self, s: State, cards: list[int]) -> None:
        if self.step == 0:
            for card in cards:
                place(s, card, ENTRY, down=1)
                s.set_known(card, s.pool.rules.allies(s, self.seat))
                s.note("move", "6.2.1.2", self.seat, card, DECK, ENTRY, seen=s.known[card])
            self.seat += 1
        else:
            for card in cards:
                move(s, card, ENERGY, "6.2.1.6")
            self.seat += 1


def first_entries(t: Table, seat: int) -> list[int]:
    """The cards that 6.2.1.2 lets a player begin with, copies of one card once."""
    out: list[int] = []
    seen: set[int] = set()
    for card in t.cards(seat, DECK):
        definition = t.pool.definition[card]
        face = t.face(card)
        if definition not in seen and face.kinds & CHARACTER and face.nums[COST] <= ENTRY_COST:
            seen.add(definition)
            out.append(card)
    return out


def first(s: Table) -> int:
    """6.2.1.4, 13.6.2, 13.7.2, 13.5.7.1: who begins, or the team that does; chance alone says so
    (6.2.1.4.1)."""
    if in_teams(s.format):
        return s.leader(below(s.chance, 2) * s.seats // 2)  # 13.5.7.1
    there = s.seats_from(0)
    return there[below(s.chance, len(there))]  # 6.2.1.4, 6.2.1.4.1, 13.6.2, 13.7.2
