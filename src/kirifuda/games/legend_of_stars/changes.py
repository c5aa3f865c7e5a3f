"""What continuous effects change about a card (8.7, 8.9, 8.13, 9.5)."""

from __future__ import annotations

from typing import Final

from kirifuda.games.legend_of_stars.zones import (
    ATK,
    ATTRIBUTES,
    DEF,
    ENERGY_RESISTANCE,
    KEYWORDS,
    LEAD,
    SPEED_RESISTANCE,
)
from kirifuda.kernel.effects.terms import Amount, Cards
from kirifuda.kernel.position.cards import Face
from kirifuda.kernel.position.integers import bounded
from kirifuda.kernel.position.needs import READS_NUMBERS
from kirifuda.kernel.position.scope import CARD_MASK, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.values.layers import ABILITIES, NUMBERS, WORDS, Modifier

SPECIAL: Final = (KEYWORDS, SPEED_RESISTANCE, ENERGY_RESISTANCE)  # what special effects are


class Change(Modifier):
    """8.9: numbers change by so much; they are never below zero (2.1.2, 2.1.3, 2.1.4)."""

    def __init__(self, target: Cards, attributes: list[int], by: Amount) -> None:
        super().__init__(NUMBERS, target)
        self.attributes = attributes
        self.by = by
        self.reads |= by.reads

    def amounts(self, s: State, sc: Scope) -> list[int]:
        return [self.by.value(s, sc)]

    def needs(self) -> int:
        return super().needs() | self.by.needs

    def lowers(self, attribute: int) -> bool:
        return attribute in self.attributes and self.by.least() < 0

    def changes(self, attribute: int) -> bool:
        return attribute in self.attributes

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        for attribute in self.attributes:
            face.nums[attribute] = max(0, face.nums[attribute] + numbers[0])


class Become(Modifier):
    """9.5: a number is so much, whatever came before; the later such effect counts."""

    def __init__(self, target: Cards, attribute: int, goal: Amount) -> None:
        super().__init__(NUMBERS, target)
        self.attribute = attribute
        self.goal = goal
        self.reads |= goal.reads

    def amounts(self, s: State, sc: Scope) -> list[int]:
        return [self.goal.value(s, sc)]

    def needs(self) -> int:
        return super().needs() | self.goal.needs

    def lowers(self, attribute: int) -> bool:
        return attribute == self.attribute

    def changes(self, attribute: int) -> bool:
        return attribute == self.attribute

    def rivals(self, other: Modifier) -> bool:
        """9.5: similar effects count by when they came, whatever their conditions look at."""
        if isinstance(other, Become):
            return other.attribute == self.attribute
        return isinstance(other, BecomePrinted) and self.attribute in other.attributes

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        face.nums[self.attribute] = numbers[0]


class BecomePrinted(Modifier):
    """8.7, 9.5: numbers of a card are those that are printed on it, or so many times as much.

    Made by an effect, it tells each card by itself; of a continuous effect, only its own card.
    `printed`: otherwise, so many times what the card has as the effect is made.
    """

    def __init__(
        self, target: Cards, attributes: list[int], times: int = 1, printed: bool = True
    ) -> None:
        super().__init__(NUMBERS, target)
        self.attributes = attributes
        self.times = times
        self.printed = printed
        self.each = True

    def amounts(self, s: State, sc: Scope) -> list[int]:
        return self.amounts_for(s, sc, sc.source)

    def amounts_for(self, s: State, sc: Scope, ref: int) -> list[int]:
        nums = s.pool.faces[ref & CARD_MASK].nums if self.printed else s.face_of(ref).nums
        return [bounded(nums[attribute] * self.times) for attribute in self.attributes]

    def lowers(self, attribute: int) -> bool:
        return attribute in self.attributes

    def changes(self, attribute: int) -> bool:
        return attribute in self.attributes

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        for i in range(len(numbers)):
            face.nums[self.attributes[i]] = numbers[i]


class Trade(Modifier):
    """9.5: ATK and DEF are each what the other was."""

    def __init__(self, target: Cards) -> None:
        super().__init__(NUMBERS, target)
        self.reads |= READS_NUMBERS

    def lowers(self, attribute: int) -> bool:
        return attribute in (ATK, DEF)

    def changes(self, attribute: int) -> bool:
        return attribute in (ATK, DEF)

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        atk = face.nums[ATK]
        face.nums[ATK] = face.nums[DEF]
        face.nums[DEF] = atk


class GainKeyword(Modifier):
    """8.13: special effects (bits) are given, or resistances (-1: none)."""

    def __init__(self, target: Cards, keywords: int, speed: int = -1, energy: int = -1) -> None:
        super().__init__(WORDS, target)
        self.keywords = keywords
        self.speed = speed
        self.energy = energy

    def changes(self, attribute: int) -> bool:
        return attribute in SPECIAL

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        nums = face.nums
        nums[KEYWORDS] |= self.keywords
        nums[SPEED_RESISTANCE] = max(nums[SPEED_RESISTANCE], self.speed)
        nums[ENERGY_RESISTANCE] = max(nums[ENERGY_RESISTANCE], self.energy)


class GainLead(Modifier):
    """2.1.1: lead icons (bits of directions) are given."""

    def __init__(self, target: Cards, directions: int) -> None:
        super().__init__(WORDS, target)
        self.directions = directions

    def changes(self, attribute: int) -> bool:
        return attribute == LEAD

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        face.nums[LEAD] |= self.directions


class LoseText(Modifier):
    """8.1: everything that the text of a card says is gone, special effects included."""

    def __init__(self, target: Cards) -> None:
        super().__init__(ABILITIES, target)

    def changes(self, attribute: int) -> bool:
        return attribute in SPECIAL

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        face.abilities = []
        face.nums[KEYWORDS] = 0
        face.nums[SPEED_RESISTANCE] = -1
        face.nums[ENERGY_RESISTANCE] = -1


class SetAttribute(Modifier):
    """2.6: has this attribute (a bit of its kinds) and no other."""

    def __init__(self, target: Cards, attribute: int) -> None:
        super().__init__(WORDS, target)
        self.attribute = attribute

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        face.kinds = face.kinds & ~ATTRIBUTES | self.attribute
