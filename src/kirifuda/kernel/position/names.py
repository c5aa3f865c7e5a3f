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

    def __init__(
        self, rules: Rules, called: list[str], definition: list[int], abilities: list[str]
    ) -> None:
        self.rules = rules
        self.called = called  # by definition
        self.definition = definition  # by card number
        self.abilities = abilities  # by ability number

    def dealt(self, definition: list[int]) -> Names:
        """The names of the same cards, dealt in another way."""
        return Names(self.rules, self.called, definition, self.abilities)

    def card(self, number: int) -> str:
        if number < 0:
            return "a card that you cannot see"
        if number < len(self.definition):
            return self.called[self.definition[number]]
        return f"card {number}"

    def ability(self, number: int) -> str:
        if 0 <= number < len(self.abilities) and self.abilities[number]:
            return self.abilities[number]
        return f"ability {number}"
