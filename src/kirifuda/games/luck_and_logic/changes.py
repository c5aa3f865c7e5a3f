"""9.9.1.4, 9.9.1.5: what continuous effects change on cards, where the kernel's do not do."""

from __future__ import annotations

from kirifuda.kernel.effects.terms import Amount, Cards
from kirifuda.kernel.position.cards import Face
from kirifuda.kernel.position.scope import Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.values.layers import WORDS, Modifier, SetNumber


class GainKinds(Modifier):
    """Gives worlds, colours or the intercept icon (bits of kinds)."""

    def __init__(self, target: Cards, kinds: int) -> None:
        super().__init__(WORDS, target)
        self.kinds = kinds

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        face.kinds |= self.kinds


class Becomes(SetNumber):
    """9.9.1.5, 9.9.1.8: a number is so much from then on, whatever is applied before it.

    So souls and logic never change it (9.9.1.2), nor do older effects; younger ones do. How much
    is told as the effect is made.
    """

    def __init__(self, target: Cards, attribute: int, goal: Amount) -> None:
        super().__init__(target, attribute, goal)
        self.each = False
