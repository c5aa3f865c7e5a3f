"""What is known while a text is turned into a program: who acts, what "it" is, how long."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kirifuda.games import drafts
from kirifuda.games.drafts import Draft, Span, together
from kirifuda.games.meanings import Meanings, NoMeaning, child, children, number, words
from kirifuda.kernel.cards import Ability
from kirifuda.kernel.conditions import Condition
from kirifuda.kernel.effects import Instruction
from kirifuda.kernel.terms import Amount, Cards, This, Who, You

__all__ = [
    "MEANINGS",
    "CardBuilder",
    "Context",
    "NoMeaning",
    "Span",
    "child",
    "children",
    "meaning",
    "means",
    "number",
    "part",
    "together",
    "words",
]

MEANINGS: Final = Meanings()
means = MEANINGS.means
part = MEANINGS.part
meaning = MEANINGS.meaning

ANY_NUMBER: Final = 1000  # of one card in a deck


@dataclass
class CardBuilder(drafts.CardBuilder):
    """What the text of a card makes of it: abilities, kinds, special effects, deck limit."""

    deck_limit: int | None = None
    kinds: int = 0  # FLASH, FIELD
    keywords: int = 0  # special effects as bits (8.13)
    speed: int = -1  # resistances (8.13.2, 8.13.3); -1: none
    energy: int = -1


@dataclass
class Context(Draft):
    """Where the reading of an ability has come to."""

    card: CardBuilder
    ability: Ability
    body: list[Instruction]
    standing: bool = False  # nothing is done, everything holds
    actor: Who = field(default_factory=You)
    it: Cards = field(default_factory=This)  # そのキャラクター, or no object at all
    seen: Cards | None = None  # その中: what was looked at
    rest: Cards | None = None  # 残り
    opposed: Cards | None = None  # the other character of the event
    fallen: bool = False  # who it befell has gone to the trash by then
    spans: list[Span] = field(default_factory=list)
    per: list[Amount] = field(default_factory=list)
    when: list[Condition] = field(default_factory=list)  # standing: conditions that must hold
    done: Condition | None = None  # whether the sentence before was done
    numbers: int = 2
