"""What is known while a text is turned into a program: who acts, what "it" is, how long."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from kirifuda.games.drafts import NOTHING, Draft, Told
from kirifuda.games.meanings import Meanings
from kirifuda.kernel.effects.effect import Instruction
from kirifuda.kernel.effects.terms import Amount, Cards
from kirifuda.kernel.effects.who import Who, You

MEANINGS: Final = Meanings()
means = MEANINGS.means
part = MEANINGS.part
meaning = MEANINGS.meaning
MEANINGS.refer(
    *("card.it", "card.that_member", "card.that_gate", "subject.that"),
    *("it.do", "it.change", "it.gives", "act.draw_same"),
)


@dataclass
class Context(Draft):
    """Where the reading of an ability has come to."""

    meanings: ClassVar[Meanings] = MEANINGS

    kinds: int = 0  # of the card, as bits
    named: Who = field(default_factory=You)  # 自分 (3.3.3)
    told_as: list[tuple[Cards, int]] = field(default_factory=list)  # chosen as what (kinds, bits)
    stays: bool = False  # what is chosen stays where it is (4.8.1.2)
    partner: Cards | None = None  # 合体したメンバー
    taken: int = -1  # register of what was chosen in a につき (12.5.3)
    before: Told = NOTHING  # what "it" was when it was asked
    forged: Cards | None = None  # what the last alchemy turned up
    x: int = -1  # the number that X is
    x_is: Amount | None = None  # what X is, where the text tells it
    later: int = -1  # the number of the turn in which a delayed trigger was made
    spares: bool = False  # inside what is done in place of leaving (9.10)
    checked: bool = False  # what was seen was seen by everyone
    offers: str = ""  # the one verb of what this sentence offers
    offered: str = ""  # the one verb of what the sentence before has offered
    cost: list[Instruction] | None = None  # what コストを払ってよい pays
