"""What is known while a text is turned into a program: who acts, what "it" is, how long."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kirifuda.games.drafts import CardBuilder, Draft, Span, together
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


@dataclass
class Context(Draft):
    """Where the reading of an ability has come to."""

    card: CardBuilder
    ability: Ability
    body: list[Instruction]
    kinds: int  # of the card, as bits
    standing: bool = False  # a continuous ability: nothing is done, everything holds
    actor: Who = field(default_factory=You)
    named: Who = field(default_factory=You)  # 自分 (3.3.3)
    it: Cards = field(default_factory=This)  # そのメンバー, or no object at all
    prior: Cards = field(default_factory=This)  # what "it" was before the last choice
    seen: Cards | None = None  # その中: what was looked at or revealed
    rest: Cards | None = None  # 残り
    stays: bool = False  # what is chosen stays where it is (4.8.1.2)
    partner: Cards | None = None  # 合体したメンバー
    spans: list[Span] = field(default_factory=list)
    per: list[Amount] = field(default_factory=list)  # Xにつき
    taken: int = -1  # register of what was chosen in a につき (12.5.3)
    when: list[Condition] = field(default_factory=list)  # standing: conditions that must hold
    done: Condition | None = None  # whether what was offered last was done
    last: Condition | None = None  # the last condition, for 違うなら
    before: Cards = field(default_factory=This)  # what "it" was when it was asked
    forged: Cards | None = None  # what the last alchemy turned up
    x: int = -1  # the number that X is
    paying: bool = False  # a cost is read: cards of who pays are meant (9.4.2)
    cost: list[Instruction] | None = None  # what コストを払ってよい pays
    numbers: int = 2  # numbers in use (0 and 1 belong to the frame's owner)
