"""Cards for what rules provide for and no phrase says: abilities made of instructions."""

from __future__ import annotations

from typing import Any

from tests.games.rebirth.table import card

from kirifuda.kernel.effects.effect import Instruction
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef


def doing(*parts: Instruction, text: str = "", **values: Any) -> CardDef:
    """A card with an activated ability, played as a member, that does just this."""
    made = card(text or "【起】【メンバー】:あなたは1枚引く。", **values)
    ability = made.abilities[0]
    ability.body = list(parts)
    ability.registers = 8
    return made


def seen(m: Match, seat: int | None) -> str:
    """All that a seat (None: a spectator) is shown."""
    return repr((m.view(seat), m.log_view(seat)))
