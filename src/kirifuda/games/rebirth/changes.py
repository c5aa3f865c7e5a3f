"""Changes of cards that only some texts make: names taken, abilities copied, values multiplied."""

from __future__ import annotations

from kirifuda.kernel.cards import Face
from kirifuda.kernel.scope import CARD_BITS, Scope
from kirifuda.kernel.state import State
from kirifuda.kernel.terms import Cards
from kirifuda.kernel.values import ABILITIES, NUMBERS, WORDS, Modifier


class SetNames(Modifier):
    """Has these names and no others; none: no name at all."""

    def __init__(self, target: Cards, names: list[str]) -> None:
        super().__init__(WORDS, target)
        self.names = names

    def strings(self) -> list[str]:
        return self.names

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        face.names = tuple(self.names)


class SetTraits(Modifier):
    """Has these traits and no others."""

    def __init__(self, target: Cards, traits: list[str]) -> None:
        super().__init__(WORDS, target)
        self.traits = traits

    def strings(self) -> list[str]:
        return self.traits

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        face.traits = tuple(self.traits)


class CopyAbilities(Modifier):
    """Has the abilities of other cards too; made by an effect, those that they have then."""

    def __init__(self, target: Cards, models: Cards) -> None:
        super().__init__(ABILITIES, target)
        self.models = models
        self.reads |= models.reads

    def amounts(self, s: State, sc: Scope) -> list[int]:
        out: list[int] = []
        for ref in self.models.refs(s, sc):
            out.extend(s.face_of(ref).abilities)
        return out

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        face.abilities = face.abilities + numbers


class CopyChosen(Modifier):
    """Has an ability too that was chosen and kept as a number."""

    def __init__(self, target: Cards, index: int) -> None:
        super().__init__(ABILITIES, target)
        self.index = index

    def amounts(self, s: State, sc: Scope) -> list[int]:
        chosen = sc.number(self.index)
        return [chosen >> CARD_BITS] if chosen >= 0 else []

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        face.abilities = face.abilities + numbers


class Multiply(Modifier):
    """9.10.4: a number becomes so many times what it is as the effect is made."""

    def __init__(self, target: Cards, attribute: int, times: int) -> None:
        super().__init__(NUMBERS, target)
        self.attribute = attribute
        self.times = times
        self.each = True

    def amounts(self, s: State, sc: Scope) -> list[int]:
        return [0]

    def amounts_for(self, s: State, sc: Scope, ref: int) -> list[int]:
        return [1, s.face_of(ref).nums[self.attribute] * (self.times - 1)]

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        if numbers[0]:
            face.nums[self.attribute] += numbers[1]
        else:
            face.nums[self.attribute] *= self.times

    def lowers(self, attribute: int) -> bool:
        return False

    def changes(self, attribute: int) -> bool:
        return self.attribute == attribute
