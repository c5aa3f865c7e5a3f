"""What is known while a text is turned into a program: what "it" is, how long, what X is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from kirifuda.games import drafts
from kirifuda.games.drafts import Draft, Span, together
from kirifuda.games.legions.zones import X
from kirifuda.games.meanings import Meanings, NoMeaning, child, children, number, words
from kirifuda.kernel.effects.terms import Amount, Cards, Number, Who
from kirifuda.kernel.values.layers import Modifier

__all__ = [
    "MEANINGS",
    "CardBuilder",
    "Context",
    "NoMeaning",
    "Span",
    "X",
    "child",
    "children",
    "meaning",
    "means",
    "number",
    "part",
    "words",
]

MEANINGS: Final = Meanings()
means = MEANINGS.means
part = MEANINGS.part
meaning = MEANINGS.meaning
MEANINGS.refer("card.that", "cards.those", "it.do", "it.give")


@dataclass
class CardBuilder(drafts.CardBuilder):
    """What the text of one card says: abilities, and keywords as marks and numbers (39-1)."""

    marks: int = 0
    numbers: dict[int, int] = field(default_factory=dict)


@dataclass
class Context(Draft):
    """Where the reading of an ability has come to."""

    meanings: ClassVar[Meanings] = MEANINGS

    card: CardBuilder
    kinds: int = 0  # what the card is (bits)
    subject: Who | None = None  # who is named as the one that acts, with は (02-8, 02-9)
    event: Cards | None = None  # the card that what happened is about
    taken: list[Cards] = field(default_factory=list)  # what was chosen out of what was looked at
    x: Amount | None = None  # what X is
    numbers: int = X + 1  # numbers in use (0 and 1 belong to the frame's owner)
    first: bool = False  # inside the first effect (35-8), where nothing is in doubt

    def modifier(self, modifier: Modifier) -> int:
        """Keep a modifier with the ability; in a constant ability it holds if its conditions do."""
        if self.when:
            modifier.condition = together(list(self.when))
        return super().modifier(modifier)

    def x_now(self) -> Amount:
        """What X is; 05-3: the text must have told."""
        if self.x is None:
            raise NoMeaning("X is not told")
        return self.x

    def keep_x(self) -> Amount:
        """X as a number of the scope."""
        self.x = Number(X)
        return self.x
