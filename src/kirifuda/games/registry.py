"""The games that there are, by name; each is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from kirifuda.games.game import Game
from kirifuda.kernel.errors import KirifudaError, Reason, RecordError, Said, UnknownError
from kirifuda.kernel.match import Match, shown

PLACES: Mapping[str, tuple[str, str]] = {
    "rebirth": ("kirifuda.games.rebirth.game", "Rebirth"),
    "legions": ("kirifuda.games.legions.game", "Legions"),
    "legend_of_stars": ("kirifuda.games.legend_of_stars.game", "LegendOfStars"),
    "luck_and_logic": ("kirifuda.games.luck_and_logic.game", "LuckAndLogic"),
    "vanguard": ("kirifuda.games.vanguard.game", "Vanguard"),
}


def names() -> list[str]:
    return sorted(PLACES)


def find(name: str) -> Game:
    """A game by its name."""
    told: object = name
    if not isinstance(told, str) or told not in PLACES:
        known = ", ".join(names())
        raise UnknownError(Said("the game {0} is not known; games: {1}", [shown(name), known]))
    return _load(name)


@cache
def _load(name: str) -> Game:
    place, called = PLACES[name]
    made: Game = getattr(import_module(place), called)()
    return made


def replay(record: Mapping[str, Any], until: int | None = None) -> Match:
    """The match that a record tells."""
    told: object = record
    if not isinstance(told, Mapping) or "kirifuda" not in told:
        raise RecordError("this is no record of a match")
    try:
        game = find(str(told.get("game")))
    except KirifudaError as error:
        raise RecordError([Reason(r.said, place="game") for r in error.reasons]) from error
    return game.replay(record, until)
