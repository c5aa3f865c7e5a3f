"""14.3 to 14.5: skills, the continuous abilities that an icon tells (2.10.1), as they come and go.

Boost, intercept and drive abilities are such (14.3.1, 14.4.1, 14.5.1): what takes continuous
abilities away or gives those of other cards does the same with them.
"""

from __future__ import annotations

from kirifuda.games.vanguard.zones import (
    COUNTED,
    COUNTED_TRIPLE,
    COUNTED_TWIN,
    DRIVE,
    SKILLS,
    counted,
    drive_by,
)
from kirifuda.kernel.effects.terms import Cards
from kirifuda.kernel.position.cards import Face
from kirifuda.kernel.position.needs import READS_WORDS, reads_number
from kirifuda.kernel.position.scope import CARD_MASK, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.values.layers import NUMBERS, ORIGINAL_LOST, WORDS, Modifier


class CountDrive(Modifier):
    """14.3.2: the drive is what the drive abilities make it that a unit has got or lost."""

    def __init__(self, target: Cards) -> None:
        super().__init__(NUMBERS, target)
        self.writes = reads_number(DRIVE)

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        by = drive_by(face.marks)
        face.nums[DRIVE] += by - counted(face.marks)
        face.marks = face.marks & ~(COUNTED_TWIN | COUNTED_TRIPLE) | COUNTED[by]

    def changes(self, attribute: int) -> bool:
        return attribute == DRIVE


class LoseSkills(Modifier):
    """Cards have no skills (7.14.2, 11.4.2), but for those that they get later."""

    def __init__(self, target: Cards) -> None:
        super().__init__(WORDS, target)

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        face.marks &= ~SKILLS


class LoseOriginalSkills(Modifier):
    """Cards have none of the skills that are printed on them (11.11.1.3)."""

    def __init__(self, target: Cards) -> None:
        super().__init__(ORIGINAL_LOST, target)
        self.writes = READS_WORDS | reads_number(DRIVE)

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        face.nums[DRIVE] -= counted(face.marks)
        face.marks &= ~(SKILLS | COUNTED_TWIN | COUNTED_TRIPLE)

    def changes(self, attribute: int) -> bool:
        return attribute == DRIVE


class GrantSkillsOf(Modifier):
    """The skills that other cards have as printed, with their other continuous abilities."""

    def __init__(self, target: Cards, cards: Cards) -> None:
        super().__init__(WORDS, target)
        self.cards = cards
        self.reads |= cards.reads

    def needs(self) -> int:
        return super().needs() | self.cards.needs

    def amounts(self, s: State, sc: Scope) -> list[int]:
        marks = 0
        for ref in self.cards.judged(s, sc):
            marks |= s.pool.faces[ref & CARD_MASK].marks & SKILLS
        return [marks]

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        face.marks |= numbers[0]
