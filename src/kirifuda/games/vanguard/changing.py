"""1.3.6: numbers that grow or shrink, and cards whose numbers no effect makes smaller."""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.kernel.effects.terms import Cards, Fixed
from kirifuda.kernel.position.cards import Face
from kirifuda.kernel.position.scope import Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.values.layers import AddNumbers, SetNumber

STEADY_BIT: Final = 16  # of marks: the first of those that keep a number from being lowered
STEADY: Final = 63 << STEADY_BIT


def steady(attribute: i64) -> int:
    """The mark of a card of which no effect lowers that number."""
    bit: i64 = 1
    bit <<= attribute + STEADY_BIT
    return bit


class Change(AddNumbers):
    """Adds to numbers. What is added tells whether they grow or shrink, not the word for it: an
    increase by less than nothing is a decrease (1.3.6.1)."""

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        if face.marks & STEADY:
            kept: list[int] = []
            for i, number in enumerate(numbers):
                shrinks = number < 0 and face.marks & steady(self.attributes[i])
                kept.append(0 if shrinks else number)
            numbers = kept
        super().apply(s, sc, numbers, face)


class Become(SetNumber):
    """Makes a number so much: a smaller one than before is a decrease (1.3.6)."""

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        before = face.nums[self.attribute]
        super().apply(s, sc, numbers, face)
        if face.nums[self.attribute] < before and face.marks & steady(self.attribute):
            face.nums[self.attribute] = before


class Double(Become):
    """Adds to a number of each card as much as it is when that is done (11.11.4.1.1)."""

    def __init__(self, target: Cards, attribute: int) -> None:
        super().__init__(target, attribute, Fixed(0))

    def amounts_for(self, s: State, sc: Scope, ref: int) -> list[int]:
        return [1, s.face_of(ref).nums[self.attribute]]
