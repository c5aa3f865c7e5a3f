"""What the board needs of a game's sheet, made ready once: names for bits and numbers."""

from __future__ import annotations

from collections.abc import Mapping

from kirifuda.build import i64
from kirifuda.kernel.rules import Rules

MOST_SEATS = 6


class Looks:
    """A game's names, as the board looks them up."""

    def __init__(self, rules: Rules, hand: str) -> None:
        self.attributes = rules.attributes
        self.kind_names = rules.kind_names
        self.hand: i64 = 0  # the zone whose cards have a price
        self.part_names: list[list[str]] = []
        self.gauge_parts: list[str] = []
        for spec in rules.zones:
            if spec.name == hand:
                self.hand = spec.number
        for seat in range(MOST_SEATS):
            self.part_names.append([f"{seat}.{spec.name}" for spec in rules.zones])
            self.gauge_parts.append(f"{seat}.gauges")
        self.flag_names: list[str] = []
        self.flag_status: list[int] = []
        self.flag_marks: list[int] = []
        self.flag_unless: list[int] = []
        self.spots: dict[str, str] = {}  # by kind of option: what its spot is
        self.cards: dict[str, bool] = {}  # by kind of option: its number is a card
        self.places: dict[str, Mapping[int, tuple[int, ...]]] = {}  # ... is places to touch
        self.grids: list[int] = []  # zones that consist of places
        self.options: Mapping[str, object] = {}  # the sentences that there are
        self.notes: Mapping[str, object] = {}
        self.public: list[str] = []
        self.said: dict[str, str] = {}  # by what an option is: its sentence
        self.numbered: dict[str, bool] = {}  # options whose sentence depends on the number itself

    def flag(self, name: str, status: int, marks: int, unless: int) -> None:
        """A flag that bits of status or marks stand for."""
        self.flag_names.append(name)
        self.flag_status.append(status)
        self.flag_marks.append(marks)
        self.flag_unless.append(unless)

    def flags_of(self, status: i64, marks: i64, out: list[str]) -> None:
        """Add the names of the flags that a card has."""
        for at in range(len(self.flag_names)):
            if marks & self.flag_unless[at]:
                continue
            if status & self.flag_status[at] or marks & self.flag_marks[at]:
                out.append(self.flag_names[at])

    def kinds_of(self, kinds: i64) -> list[str]:
        """The names of the kinds that bits stand for."""
        out: list[str] = []
        for at in range(len(self.kind_names)):
            bit: i64 = 1
            bit <<= at
            if kinds & bit:
                out.append(self.kind_names[at])
        return out
