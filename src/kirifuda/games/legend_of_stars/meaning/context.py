"""What is known while a text is turned into a program: who acts, what "it" is, how long."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from kirifuda.games import drafts
from kirifuda.games.drafts import Draft
from kirifuda.games.meanings import Meanings, NoMeaning
from kirifuda.kernel.effects.terms import Cards
from kirifuda.kernel.effects.who import Who
from kirifuda.text import Node

MEANINGS: Final = Meanings()
means = MEANINGS.means
part = MEANINGS.part
MEANINGS.refer("it.change", "it.change_for", "it.damage", "it.switch", "it.shuffle")
MEANINGS.refer("act.cease", "it.becomes", "it.gives")


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

    meanings: ClassVar[Meanings] = MEANINGS

    card: CardBuilder
    opposed: Cards | None = None  # the other character of the event
    fallen: bool = False  # who it befell has gone to the trash by then
    turned: Cards | None = None  # those of "it" that were turned up as targets (9.6)
    granted: bool = False  # what may be done next is what the ability itself may do (8.1.2)
    x: Node | None = None  # what X stands for
    x_told: bool = False  # X was asked for
    held: list[Cards] = field(default_factory=list)  # what was chosen in a hand
    unspent: bool = False  # how long was told before a choice, but not yet of what
    many: Cards | None = None  # what was chosen or moved last, be it put away
    rows: Who | None = None  # whose rows the sentence spoke of before

    def do(self, node: Node) -> None:
        """The rest of a sentence; not everything can be done once for each."""
        if self.per and node.category not in ("pre", "do", *JOINED) and node.phrase not in PER:
            raise NoMeaning(f"{node.phrase} is not done once for each")
        super().do(node)


JOINED = ("steps", "chain")
PER = (  # what can be done once for each
    *("act.change", "it.change", "act.draw", "act.damage", "act.heal", "act.heal_of"),
    *(
        "act.lose_life",
        "act.lose_life_of",
        "act.play_cost",
        "act.own_cost",
        "act.take",
        "act.changes",
    ),
    *("act.change_for", "it.change_for"),
)
