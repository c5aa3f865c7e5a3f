"""What continuous effects change: modifiers, each of one layer (values/projecting.py)."""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.kernel.effects.conditions import Condition
from kirifuda.kernel.effects.terms import Amount, Cards, Fixed
from kirifuda.kernel.position.cards import Face
from kirifuda.kernel.position.integers import MOST, bounded
from kirifuda.kernel.position.needs import (
    NEEDS_NOTHING,
    READS_ABILITIES,
    READS_NUMBERS,
    READS_WORDS,
    reads_number,
)
from kirifuda.kernel.position.scope import CARD_MASK, Scope
from kirifuda.kernel.position.state import State

RULE: Final = 0  # changes no card: changes what is allowed
ABILITIES: Final = 1
WORDS: Final = 2
NUMBERS: Final = 3
AFTER: Final = 4  # on numbers too, but after all others on them
# On what counts as printed, before all others: what is put there, then what is taken from it.
ORIGINAL: Final = 5
ORIGINAL_LOST: Final = 6


class Modifier:
    """What a continuous effect changes. Immutable; stands in compiled abilities."""

    def __init__(self, layer: int, target: Cards | None) -> None:
        self.layer: i64 = layer
        self.target = target
        self.rule = 0  # layer RULE: which rule of the game it changes
        self.condition: Condition | None = None  # of its own, beside its ability's
        self.quotes = False  # it gives abilities of whatever cards
        self.each = False  # its numbers are told for each card by itself
        self.live = False  # made by an effect, its numbers are those of each moment all the same
        self.reads: i64 = target.reads if target is not None else 0
        self.writes: i64 = 0
        if layer == ABILITIES:
            self.writes = READS_ABILITIES
        elif layer == WORDS:
            self.writes = READS_WORDS
        elif layer >= NUMBERS:
            self.writes = READS_NUMBERS  # or whatever it says it does

    def strings(self) -> list[str]:
        """The words it can put on a card."""
        return []

    def needs(self) -> int:
        """What of a position it looks at (rulings are asked when they are needed)."""
        if self.layer == RULE:
            return NEEDS_NOTHING
        mask = self.target.needs if self.target is not None else NEEDS_NOTHING
        if self.condition is not None:
            mask |= self.condition.needs
        return mask

    def amounts(self, s: State, sc: Scope) -> list[int]:
        """The numbers it works with, as they are now."""
        return []

    def amounts_for(self, s: State, sc: Scope, ref: int) -> list[int]:
        """The numbers it works with on one card, fixed as it is made (where `each`)."""
        return self.amounts(s, sc)

    def lowers(self, attribute: int) -> bool:
        """Whether it could ever make a number of a card smaller."""
        return False

    def changes(self, attribute: int) -> bool:
        """Whether it could ever change a number of a card."""
        return self.layer >= NUMBERS

    def rivals(self, other: Modifier) -> bool:
        """Whether of the two the later counts, be it that one looks at what the other changes."""
        return False

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        """Change a face."""


class AddNumbers(Modifier):
    """Adds amounts to numbers of cards."""

    def __init__(self, target: Cards, attributes: list[int], amounts: list[Amount]) -> None:
        super().__init__(NUMBERS, target)
        self.attributes = attributes
        self.writes = 0
        for attribute in attributes:
            self.writes |= reads_number(attribute)
        self.by = amounts
        self.always: list[int] | None = None  # the amounts, if they are always the same
        self.add(amounts)

    def add(self, amounts: list[Amount]) -> None:
        """Let these amounts be what it adds."""
        self.by = amounts
        self.always = []
        for a in amounts:
            self.reads |= a.reads
            if self.always is not None:
                self.always = [*self.always, a.n] if isinstance(a, Fixed) else None

    def amounts(self, s: State, sc: Scope) -> list[int]:
        if self.always is not None:
            return self.always
        return [bounded(a.value(s, sc)) for a in self.by]

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        nums = face.nums
        for i in range(len(numbers)):
            at: i64 = self.attributes[i]
            number = nums[at] + numbers[i]
            nums[at] = number if -MOST <= number <= MOST else bounded(number)

    def needs(self) -> int:
        mask = super().needs()
        for amount in self.by:
            mask |= amount.needs
        return mask

    def lowers(self, attribute: int) -> bool:
        for i in range(len(self.by)):
            if self.attributes[i] == attribute and self.by[i].least() < 0:
                return True
        return False

    def changes(self, attribute: int) -> bool:
        return attribute in self.attributes


class SetNumber(Modifier):
    """Makes a number of cards so much: as a change by what it differs from that now.

    Made by an effect, the change is fixed for each card as it is made. As part of a continuous
    ability it swallows what came before it; what comes later changes the number further.
    """

    def __init__(self, target: Cards, attribute: int, goal: Amount) -> None:
        super().__init__(NUMBERS, target)
        self.attribute = attribute
        self.writes = reads_number(attribute)
        self.goal = goal
        self.each = True
        self.reads |= goal.reads

    def amounts(self, s: State, sc: Scope) -> list[int]:
        return [0, bounded(self.goal.value(s, sc))]

    def amounts_for(self, s: State, sc: Scope, ref: int) -> list[int]:
        return [1, bounded(self.goal.value(s, sc) - s.face_of(ref).nums[self.attribute])]

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        if numbers[0]:
            face.nums[self.attribute] = bounded(face.nums[self.attribute] + numbers[1])
        else:
            face.nums[self.attribute] = bounded(numbers[1])

    def lowers(self, attribute: int) -> bool:
        return self.attribute == attribute

    def changes(self, attribute: int) -> bool:
        return self.attribute == attribute


class GainTrait(Modifier):
    def __init__(self, target: Cards, traits: list[str]) -> None:
        super().__init__(WORDS, target)
        self.traits = traits

    def strings(self) -> list[str]:
        return self.traits

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        for trait in self.traits:
            if trait not in face.traits:
                face.traits = (*face.traits, trait)


class LoseTraits(Modifier):
    """Takes all traits away."""

    def __init__(self, target: Cards) -> None:
        super().__init__(WORDS, target)

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        face.traits = ()


class GainName(Modifier):
    """Counts as having another name too."""

    def __init__(self, target: Cards, names: list[str]) -> None:
        super().__init__(WORDS, target)
        self.names = names

    def strings(self) -> list[str]:
        return self.names

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        for name in self.names:
            if name not in face.names:
                face.names = (*face.names, name)


class Mark(Modifier):
    """Puts marks (bits) on cards."""

    def __init__(self, target: Cards, marks: int) -> None:
        super().__init__(WORDS, target)
        self.marks = marks

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        face.marks |= self.marks


class GrantAbility(Modifier):
    """Gives an ability of the same card's definition (by its place there)."""

    def __init__(self, target: Cards, ability: int) -> None:
        super().__init__(ABILITIES, target)
        self.ability = ability

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        given = s.pool.base[s.pool.ability_def[sc.ability]] + self.ability
        face.abilities = [*face.abilities, given]


class LoseAbilities(Modifier):
    """Takes away abilities of the kinds (bits); -1: all."""

    def __init__(self, target: Cards, kinds: int) -> None:
        super().__init__(ABILITIES, target)
        self.kinds = kinds

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        face.abilities = [
            a for a in face.abilities if not self.kinds >> s.pool.abilities[a].kind & 1
        ]


class GrantAbilitiesOf(Modifier):
    """Gives the abilities of the kinds (bits) that other cards have as printed."""

    def __init__(self, target: Cards, cards: Cards, kinds: int = -1) -> None:
        super().__init__(ABILITIES, target)
        self.quotes = True
        self.cards = cards
        self.kinds = kinds
        self.reads |= cards.reads

    def needs(self) -> int:
        return super().needs() | self.cards.needs

    def amounts(self, s: State, sc: Scope) -> list[int]:
        """The numbers of those abilities."""
        out: list[int] = []
        for ref in self.cards.judged(s, sc):
            for number in s.pool.faces[ref & CARD_MASK].abilities:
                if self.kinds >> s.pool.abilities[number].kind & 1:
                    out.append(number)
        return out

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        face.abilities = [*face.abilities, *numbers]


class SetOriginal(Modifier):
    """Makes what counts as the printed number of cards so much."""

    def __init__(self, target: Cards, attribute: int, goal: Amount) -> None:
        super().__init__(ORIGINAL, target)
        self.attribute = attribute
        self.writes = reads_number(attribute)
        self.goal = goal
        self.reads |= goal.reads

    def make(self, goal: Amount) -> None:
        """It is made so much, in place of what was told."""
        self.goal = goal
        self.reads |= goal.reads

    def needs(self) -> int:
        return super().needs() | self.goal.needs

    def amounts(self, s: State, sc: Scope) -> list[int]:
        return [bounded(self.goal.value(s, sc))]

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        face.nums[self.attribute] = numbers[0]

    def lowers(self, attribute: int) -> bool:
        return self.attribute == attribute

    def changes(self, attribute: int) -> bool:
        return self.attribute == attribute


class LoseOriginalAbilities(Modifier):
    """Takes away what counts as printed abilities of the kinds (bits); -1: all."""

    def __init__(self, target: Cards, kinds: int) -> None:
        super().__init__(ORIGINAL_LOST, target)
        self.writes = READS_ABILITIES
        self.kinds = kinds

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        face.abilities = [
            a for a in face.abilities if not self.kinds >> s.pool.abilities[a].kind & 1
        ]

    def changes(self, attribute: int) -> bool:
        return False


class AlwaysNumber(Modifier):
    """A number of cards is always so much, whatever else changes it."""

    def __init__(self, target: Cards, attribute: int, goal: Amount) -> None:
        super().__init__(AFTER, target)
        self.attribute = attribute
        self.writes = reads_number(attribute)
        self.goal = goal
        self.reads |= goal.reads

    def make(self, goal: Amount) -> None:
        """It is made so much, in place of what was told."""
        self.goal = goal
        self.reads |= goal.reads

    def needs(self) -> int:
        return super().needs() | self.goal.needs

    def amounts(self, s: State, sc: Scope) -> list[int]:
        return [bounded(self.goal.value(s, sc))]

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        face.nums[self.attribute] = numbers[0]

    def lowers(self, attribute: int) -> bool:
        return self.attribute == attribute

    def changes(self, attribute: int) -> bool:
        return self.attribute == attribute
