"""A program while it is being written: what every game's reading of an ability does with it."""

from __future__ import annotations

from dataclasses import dataclass, field

from kirifuda.kernel.cards import Ability
from kirifuda.kernel.conditions import And, Condition, Kept
from kirifuda.kernel.effects import Instruction
from kirifuda.kernel.flow import Jump, KeepTruth, Unless
from kirifuda.kernel.lasting import GAME
from kirifuda.kernel.terms import Cards, Chosen
from kirifuda.kernel.values import Modifier


@dataclass
class Span:
    """How long a change lasts: turns, a shorter limit, and a condition meanwhile."""

    turns: int = GAME
    until: int = 0
    condition: Condition | None = None


@dataclass
class CardBuilder:
    """The abilities of one card, printed ones and those that they grant or make wait."""

    abilities: list[Ability] = field(default_factory=list)

    def add(self, ability: Ability) -> int:
        self.abilities.append(ability)
        return len(self.abilities) - 1


class Draft:
    """An ability that is being written: its instructions, registers, numbers and modifiers."""

    ability: Ability
    body: list[Instruction]
    numbers: int  # so many are in use

    def register(self) -> int:
        self.ability.registers += 1
        return self.ability.registers - 1

    def number(self) -> int:
        self.numbers += 1
        return self.numbers - 1

    def emit(self, instruction: Instruction) -> None:
        self.body.append(instruction)

    def keep(self, register: int) -> Cards:
        return Chosen(register)

    def modifier(self, modifier: Modifier) -> int:
        self.ability.modifiers.append(modifier)
        return len(self.ability.modifiers) - 1

    def only_if(self, condition: Condition) -> Unless:
        """Emit a jump that the caller later lands."""
        jump = Unless(condition)
        self.emit(jump)
        return jump

    def land(self, jump: Unless | Jump) -> None:
        jump.to = len(self.body)

    def truth(self, condition: Condition) -> Condition:
        """Keep whether a condition holds now, to be asked again later."""
        index = self.number()
        self.emit(KeepTruth(index, condition))
        return Kept(index)


def together(conditions: list[Condition]) -> Condition:
    """All of some conditions, of which there is at least one."""
    return conditions[0] if len(conditions) == 1 else And(conditions)
