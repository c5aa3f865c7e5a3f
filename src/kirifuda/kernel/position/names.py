"""Names: what is needed to say an option or a line of the log as a person would.

Numbers are all that options and notes hold. Those that a match hands out know its names too, so
that they can be printed; whoever makes one by hand reads its numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.build import mypyc_attr

if TYPE_CHECKING:
    from kirifuda.kernel.rules import Rules


@mypyc_attr(acyclic=True)
class Names:
    """What cards, abilities and places of a match are called.

    It points to no position and no pool, so that what is named keeps neither alive.
    """

    def __init__(self, rules: Rules, cards: list[str], abilities: list[str]) -> None:
        self.rules = rules
        self.cards = cards  # by card number
        self.abilities = abilities  # by ability number

    def card(self, number: int) -> str:
        return self.cards[number] if 0 <= number < len(self.cards) else f"card {number}"

    def ability(self, number: int) -> str:
        if 0 <= number < len(self.abilities) and self.abilities[number]:
            return self.abilities[number]
        return f"ability {number}"
