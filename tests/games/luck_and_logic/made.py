"""Cards for what rules provide for: abilities made of instructions, whatever texts can say."""

from __future__ import annotations

import itertools
from typing import Any

from tests.games.luck_and_logic.table import card

from kirifuda.games.luck_and_logic.actions import Draw
from kirifuda.games.luck_and_logic.triggers import Happens
from kirifuda.games.luck_and_logic.zones import CIRCLE
from kirifuda.kernel.effects.conditions import Condition, Trigger
from kirifuda.kernel.effects.effect import Instruction, Program
from kirifuda.kernel.effects.terms import Fixed
from kirifuda.kernel.effects.who import You
from kirifuda.kernel.position.cards import ACTIVATED, AUTO, CONTINUOUS, Ability, CardDef
from kirifuda.kernel.values.layers import Modifier

REGISTERS = 8

_count = itertools.count(1)


def ability(
    kind: int,
    *parts: Instruction,
    zones: int = 1 << CIRCLE,
    cost: list[Instruction] | None = None,
    conditions: list[Condition] | None = None,
) -> Ability:
    """An ability that does just this."""
    made = Ability(kind)
    made.zones = zones
    made.body = list(parts)
    made.cost = Program(cost) if cost is not None else None
    made.conditions = conditions or []
    made.registers = REGISTERS
    made.text = made.english = "made"
    return made


def with_(one: CardDef, *abilities: Ability) -> CardDef:
    """A card with abilities beside those that its text has."""
    one.abilities = [*one.abilities, *abilities]
    one.key = f"made-{next(_count)}"  # no two of them are taken for the same card
    return one


def doing(*parts: Instruction, cost: list[Instruction] | None = None, **values: Any) -> CardDef:
    """A member with an activated ability that does just this."""
    return with_(card(**values), ability(ACTIVATED, *parts, cost=cost))


def always(*modifiers: Modifier, zones: int = 1 << CIRCLE, **values: Any) -> CardDef:
    """A card with a continuous ability."""
    made = ability(CONTINUOUS, zones=zones)
    made.modifiers = list(modifiers)
    return with_(card(**values), made)


def when(kind: int, own: bool = False, number: int = -1, frm: int = -1, to: int = -1) -> Happens:
    """What an ability waits for: an event of a kind (with a number; of a move between zones)."""
    made = Happens(kind, own)
    made.numbers = 1 << number if number >= 0 else -1
    made.frm = frm
    made.to = to
    return made


def draws(n: int = 1) -> Draw:
    return Draw("5.6.2", You(), Fixed(n))


def waiting(
    trigger: Trigger, *parts: Instruction, zones: int = 1 << CIRCLE, **values: Any
) -> CardDef:
    """A card with an automatic ability that waits for an event."""
    made = ability(AUTO, *parts, zones=zones)
    made.triggers = [trigger]
    return with_(card(**values), made)
