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
from kirifuda.kernel.effects.relations import Times
from kirifuda.kernel.effects.terms import Amount, Cards, Number
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.values.layers import Modifier
from kirifuda.text import Node

__all__ = [
    "LETTERS",
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
MEANINGS.refer(
    "card.that", "cards.those", "it.do", "it.give", "it.shuffle", "it.gain", "it.stat", "it.swap"
)


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
    letters: dict[int, Amount] = field(default_factory=dict)  # what X, Y and Z are (05-3)
    facts: dict[int, Node] = field(default_factory=dict)  # and what a later sentence says of them
    spoken: set[int] = field(default_factory=set)  # those of which the text has made use
    lasting: bool = False  # something was made to last since a time was told
    chosen: Cards | None = None  # what the sentence has let choose, for そうしたら
    numbers: int = X + 3  # numbers in use (0 and 1 belong to the frame's owner)
    measure: Amount | None = None  # how much is told before what is done (だけ)
    measured: bool = False  # and something was done so much
    before: Node | None = None  # what the sentence before says
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

    def letter(self, node: Node) -> Amount:
        """What X is; 05-3: the text must have told, before or in a sentence after this one."""
        index = LETTERS[node.phrase]
        self.spoken.add(index)
        if index not in self.letters and index in self.facts:
            self.letters[index] = self.reckon(index, self.facts[index])
        if index not in self.letters:
            raise NoMeaning("what this letter stands for is not told")
        return self.letters[index]

    def reckon(self, index: int, node: Node) -> Amount:
        """35-11: an amount as it is when reached; in a constant ability, always anew (35-12)."""
        found = amount(self, node)
        if self.standing:
            return found
        for has in measurable(self, node):
            self.emit(Require(has))  # 01-5: of no number nothing can be counted
        self.emit(Keep(index, found))
        return Number(index)

    def reckon_ahead(self) -> None:
        """What is told of letters later is counted before something that is perhaps not done."""
        for index, node in self.facts.items():
            if index not in self.letters:
                self.letters[index] = self.reckon(index, node)

    def expect(self, node: Node) -> None:
        """A later sentence tells what a letter is."""
        index, told = LETTERS[child(node, 0).phrase], child(node, 1)
        if self.facts.get(index) is not told and (index in self.letters or index in self.facts):
            raise NoMeaning("what this letter stands for is told twice")
        self.facts[index] = told

    def told_at_last(self, node: Node) -> None:
        """The sentence that tells what a letter is has come."""
        index = LETTERS[child(node, 0).phrase]
        if index not in self.spoken:
            raise NoMeaning("of this letter nothing was said")
        del self.facts[index]

    def as_told(self) -> Amount:
        """As much as the sentence has told before."""
        if self.measure is None:
            raise NoMeaning("how much is not told")
        self.measured = True
        return self.measure

    def for_each(self, found: Amount) -> Amount:
        """So much, as often as the sentence's につき says."""
        return found if not self.per else Times(self.per[0], found)

    def name(self, node: Node) -> int:
        """The number that a letter is, which is told now, and not by a later sentence."""
        index = LETTERS[node.phrase]
        if index in self.facts:
            raise NoMeaning("what this letter stands for is told twice")
        return index

    def keep_letter(self, index: int) -> None:
        """A letter is a number of the scope from now on."""
        self.letters[index] = Number(index)


LETTERS: Final = {"letter.x": X, "letter.y": X + 1, "letter.z": X + 2}
STATS: Final = {"stat.cost": COST, "stat.atk": ATK, "stat.hp": HP, "stat.wait": WT}


def measurable(cx: Context, node: Node) -> list[Condition]:
    """14-3h, 14-3i: that every card whose number is asked for has such a number."""
    return [
        Every(cx.read(child(part, 0), Cards), HasValue(STATS[child(part, 1).phrase]))
        for part in node.walk()
        if part.phrase == "amount1.stat"
    ]
