"""9.9.1.4: what continuous effects change on cards beside the kernel's: worlds, colours, icons."""

from __future__ import annotations

from kirifuda.kernel.cards import Face
from kirifuda.kernel.scope import Scope
from kirifuda.kernel.state import State
from kirifuda.kernel.terms import Cards
from kirifuda.kernel.values import WORDS, Modifier


class GainKinds(Modifier):
    """Gives worlds, colours or the intercept icon (bits of kinds)."""

    def __init__(self, target: Cards, kinds: int) -> None:
        super().__init__(WORDS, target)
        self.kinds = kinds

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        face.kinds |= self.kinds
