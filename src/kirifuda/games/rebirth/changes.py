"""Changes of cards that only some texts make: names taken, abilities copied, values multiplied."""

from __future__ import annotations

from kirifuda.games.rebirth.table import GROWS, STEADY, STEADY_COST, muted
from kirifuda.games.rebirth.zones import COST, REBIRTH_CARD
from kirifuda.kernel.effects.terms import Cards
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.position.cards import Face
from kirifuda.kernel.position.needs import READS_WORDS
from kirifuda.kernel.position.scope import CARD_BITS, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.values.layers import ABILITIES, NUMBERS, WORDS, AddNumbers, Modifier, SetNumber


class Steady(Modifier):
    """増減しない: no effect of these players changes ATK and DEF (and the cost) of the cards.

    It changes no number itself, so it goes before all that does (9.10.1.3, 9.10.1.4).
    """

    def __init__(self, target: Cards, who: Who, cost: bool) -> None:
        super().__init__(WORDS, target)
        self.who = who
        self.cost = cost

    def amounts(self, s: State, sc: Scope) -> list[int]:
        marks = 0
        for seat in self.who.seats(s, sc):
            marks |= STEADY << seat
            if self.cost:
                marks |= STEADY_COST << seat
        return [marks]

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        face.marks |= numbers[0]


class Grows(Modifier):
    """本来の…倍: so many times as much, where an effect of a Rebirth card lets ATK or DEF grow."""

    def __init__(self, target: Cards, times: int) -> None:
        super().__init__(WORDS, target)
        self.times = times

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        if face.marks < GROWS * self.times:
            face.marks = face.marks % GROWS + GROWS * self.times


def steady(sc: Scope, face: Face, attribute: int) -> bool:
    """Whether effects like this one do not change a number of a card."""
    mark = STEADY_COST if attribute == COST else STEADY
    return face.marks & mark << sc.master != 0


class Change(AddNumbers):
    """5.17.1: amounts are added to numbers of cards, unless those are kept from changing."""

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        if not face.marks:
            super().apply(s, sc, numbers, face)
            return
        for i in range(len(numbers)):
            attribute = self.attributes[i]
            by = numbers[i]
            if by > 0 and attribute != COST and face.marks >= GROWS and by_rebirth(s, sc):
                by *= face.marks // GROWS
            if not steady(sc, face, attribute):
                face.nums[attribute] += by


def by_rebirth(s: State, sc: Scope) -> bool:
    """Whether an effect is that of a Rebirth card."""
    return sc.source >= 0 and s.face_of(sc.source).kinds & REBIRTH_CARD != 0


class Become(SetNumber):
    """9.10.4: a number becomes so much, unless it is kept from changing."""

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        if not steady(sc, face, self.attribute):
            super().apply(s, sc, numbers, face)


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


class Mute(Modifier):
    """9.4.2: abilities of these kinds (bits) are invalid: they are there, and do nothing."""

    def __init__(self, target: Cards, kinds: int) -> None:
        super().__init__(ABILITIES, target)
        self.writes |= READS_WORDS  # that they are invalid is marked
        self.kinds = kinds

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        left: list[int] = []
        for number in face.abilities:
            kind = s.pool.abilities[number].kind
            if self.kinds >> kind & 1:
                face.marks |= muted(kind)
            else:
                left.append(number)
        face.abilities = left


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
        if steady(sc, face, self.attribute):
            return
        if numbers[0]:
            face.nums[self.attribute] += numbers[1]
        else:
            face.nums[self.attribute] *= self.times

    def lowers(self, attribute: int) -> bool:
        return False

    def changes(self, attribute: int) -> bool:
        return self.attribute == attribute
