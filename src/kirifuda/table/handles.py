"""Handles: what a seat calls the cards that it sees.

The engine's numbers count in the order of the deck lists and follow a copy through hidden zones,
so they never leave towards a seat. A handle names a card where it lies: it is new whenever the card
has been put somewhere else, and in a deck whenever it is looked at. So it tells nothing that the
place does not tell.
"""

from __future__ import annotations

from kirifuda.build import i64
from kirifuda.kernel.events.moving import sight
from kirifuda.kernel.position.state import State
from kirifuda.kernel.position.zones import HIDDEN

NO_HANDLE = 0
WATCHES = -1  # a seat that only watches
EVERYTHING = -2  # one that may know everything
ALL_SEATS = -3  # one that may know what any seat may


class Handles:
    """The handles of one seat, of those who only watch, or of who may know more than a seat."""

    def __init__(self, seat: int) -> None:
        self.seat: i64 = seat
        self.last: i64 = 0  # handles given so far
        self.before: dict[int, int] = {}  # by reference
        self.now: dict[int, int] = {}
        self.cards: dict[int, int] = {}  # the engine's numbers, by handle
        self.options: list[int] = []  # by place on the board: the engine's index

    def begin(self) -> None:
        """A board is being made: what is not seen on it is forgotten."""
        self.before = self.now
        self.now = {}
        self.cards = {}

    def sees(self, s: State, card: i64) -> bool:
        """Whether the seat may know which card this is."""
        if self.seat == EVERYTHING:
            return True
        bits: i64 = sight(s, card)
        if self.seat == ALL_SEATS:
            return bits != 0
        if self.seat < 0:
            everyone: i64 = 1
            everyone <<= s.seats
            return bits == everyone - 1
        return bits >> self.seat & 1 == 1

    def give(self, s: State, card: i64) -> int:
        """The handle of a card that the seat sees."""
        ref = s.refs[card]
        handle = self.now.get(ref, NO_HANDLE)
        if handle:
            return handle
        if s.pool.rules.zones[s.zone[card]].sight != HIDDEN:
            handle = self.before.get(ref, NO_HANDLE)
        if not handle:
            self.last += 1
            handle = self.last
        self.now[ref] = handle
        self.cards[handle] = card
        return handle

    def of(self, s: State, card: i64) -> int:
        """The handle of a card; none (0) if the seat may not know which it is."""
        return self.give(s, card) if card >= 0 and self.sees(s, card) else NO_HANDLE

    def still(self, s: State, ref: i64) -> int:
        """The handle of what a reference meant, if it is there yet and seen."""
        return self.now.get(ref, NO_HANDLE)

    def card(self, handle: int) -> int:
        """The engine's number behind a handle of the present board; -1: there is none."""
        return self.cards.get(handle, -1)
