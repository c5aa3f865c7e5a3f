"""What is known while a text is turned into a program: what "it" is, how long, what X is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from kirifuda.games import drafts
from kirifuda.games.drafts import Draft, Span, together
from kirifuda.games.legions.terms import HasValue
from kirifuda.games.legions.zones import ATK, COST, HP, WT, X
from kirifuda.games.meanings import Meanings, NoMeaning, child, children, number, words
from kirifuda.games.phrases import amount
from kirifuda.kernel.effects.choosing import Require
from kirifuda.kernel.effects.conditions import Condition, Every
from kirifuda.kernel.effects.flow import Keep
from kirifuda.kernel.effects.terms import Amount, Cards, Number, Who
from kirifuda.kernel.values.layers import Modifier
from kirifuda.text import Node

__all__ = [
    "MEANINGS",
    "STATS",
    "CardBuilder",
    "Context",
    "NoMeaning",
    "Span",
    "X",
    "child",
    "children",
    "meaning",
    "means",
    "measurable",
    "number",
    "part",
    "words",
]

MEANINGS: Final = Meanings()
means = MEANINGS.means
part = MEANINGS.part
meaning = MEANINGS.meaning
MEANINGS.refer("card.that", "cards.those", "it.do", "it.give", "it.gain", "it.stat")


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
    x_told: Node | None = None  # and what the sentence after this one says of it (05-3)
    lasting: bool = False  # something was made to last since a time was told
    chosen: Cards | None = None  # what the sentence has let choose, for そうしたら
    numbers: int = X + 1  # numbers in use (0 and 1 belong to the frame's owner)
    first: bool = False  # inside the first effect (35-8), where nothing is in doubt

    def doing(self) -> None:
        """Something is done."""
        if self.standing:
            raise NoMeaning("a constant ability does nothing, it holds (35-12)")

    def modifier(self, modifier: Modifier) -> int:
        """Keep a modifier with the ability; in a constant ability it holds if its conditions do."""
        if self.when:
            modifier.condition = together(list(self.when))
        return super().modifier(modifier)

    def x_now(self) -> Amount:
        """What X is; 05-3: the text must have told, before or in the sentence after this one."""
        if self.x is None and self.x_told is not None:
            self.x = self.reckon(self.x_told)
        if self.x is None:
            raise NoMeaning("X is not told")
        return self.x

    def reckon(self, node: Node) -> Amount:
        """35-11: an amount as it is when reached; in a constant ability, always anew (35-12)."""
        found = amount(self, node)
        if self.standing:
            return found
        for has in measurable(self, node):
            self.emit(Require(has))  # 01-5: of no number nothing can be counted
        self.emit(Keep(X, found))
        return self.keep_x()

    def await_x(self, node: Node) -> None:
        """What comes now speaks of an X of which a later sentence tells."""
        if self.x is not None and self.x_told is not node:
            raise NoMeaning("what X is, is told twice")
        self.x_told = node

    def found_x(self) -> None:
        """The sentence that tells what X is has come."""
        if self.x is None:
            raise NoMeaning("X is told, and not spoken of")
        self.x_told = None

    def reckon_ahead(self) -> None:
        """What X is, is counted before something that is perhaps not done."""
        if self.x is None and self.x_told is not None:
            self.x = self.reckon(self.x_told)

    def tell_x(self) -> None:
        """What X is, is told now, and not by a later sentence."""
        if self.x_told is not None:
            raise NoMeaning("what X is, is told twice")

    def keep_x(self) -> Amount:
        """X as a number of the scope."""
        self.x = Number(X)
        return self.x


STATS: Final = {"stat.cost": COST, "stat.atk": ATK, "stat.hp": HP, "stat.wait": WT}


def measurable(cx: Context, node: Node) -> list[Condition]:
    """14-3h, 14-3i: that every card whose number is asked for has such a number."""
    return [
        Every(cx.read(child(part, 0), Cards), HasValue(STATS[child(part, 1).phrase]))
        for part in node.walk()
        if part.phrase == "amount1.stat"
    ]
