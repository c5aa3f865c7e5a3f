"""What one could want to do: options that may or may not be offered, for those who ask why not."""

from __future__ import annotations

from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import ACTIVATED
from kirifuda.kernel.position.decisions import Option


def uses(match: Match, card: int, of: int = ACTIVATED, by: str = "use") -> list[Option]:
    """To use each ability of a card, those of one kind."""
    told = match.pool.abilities
    found = [number for number in match.state.face(card).abilities if told[number].kind == of]
    return [Option(by, card, ability=number) for number in found]


def plain(words: list[str]) -> list[Option]:
    """What is done without a card."""
    return [Option(word) for word in words]
