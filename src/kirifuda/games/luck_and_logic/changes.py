"""9.9.1.4, 9.9.1.5: what continuous effects change on cards, where the kernel's do not do."""

from __future__ import annotations

from kirifuda.kernel.effects.terms import Amount, Cards
from kirifuda.kernel.position.cards import Face
from kirifuda.kernel.position.scope import Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.values.layers import NUMBERS, WORDS, Modifier, SetNumber


class GainKinds(Modifier):
    """Gives worlds, colours or the intercept icon (bits of kinds)."""

    def __init__(self, target: Cards, kinds: int) -> None:
        super().__init__(WORDS, target)
        self.kinds = kinds

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        face.kinds |= self.kinds


class Multiplied(Modifier):
    """9.9.1.5: a number is so many times what it is when this is applied.

    Made by an effect, the change is fixed for each card as it is made.
    """

    def __init__(self, target: Cards, attribute: int, by: int) -> None:
        super().__init__(NUMBERS, target)
        self.attribute = attribute
        self.by = by
        self.each = True

    def amounts(self, s: State, sc: Scope) -> list[int]:
        return [0, self.by]

    def amounts_for(self, s: State, sc: Scope, ref: int) -> list[int]:
        return [1, (self.by - 1) * s.face_of(ref).nums[self.attribute]]

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        if numbers[0]:
            face.nums[self.attribute] += numbers[1]
        else:
            face.nums[self.attribute] *= numbers[1]

    def lowers(self, attribute: int) -> bool:
        return self.attribute == attribute and self.by < 1

    def changes(self, attribute: int) -> bool:
        return self.attribute == attribute


class Becomes(SetNumber):
    """9.9.1.5, 9.9.1.8: a number is so much from then on, whatever is applied before it.

    So souls and logic never change it (9.9.1.2), nor do older effects; younger ones do. How much
    is told as the effect is made.
    """

    def __init__(self, target: Cards, attribute: int, goal: Amount) -> None:
        super().__init__(target, attribute, goal)
        self.each = False
