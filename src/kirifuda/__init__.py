"""Kirifuda plays Japanese trading card games exactly as their rulebooks say.

>>> import kirifuda
>>> game = kirifuda.game("rebirth")
>>> game.title
'Rebirth for you'
>>> match = game.scenario(me={"hand": 2, "energy": 3})
>>> match.decision.kind, match.decision.clause
('main', '7.4.2')
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from kirifuda.build import NATIVE as NATIVE
from kirifuda.kernel.errors import (
    CardError,
    ChoiceError,
    DeckError,
    KirifudaError,
    PackError,
    Reason,
    RecordError,
    ScenarioError,
    UnknownError,
)
from kirifuda.version import __version__

if TYPE_CHECKING:
    from kirifuda.games.deck import Deck
    from kirifuda.games.game import Game
    from kirifuda.kernel.match import Match, Outcome
    from kirifuda.kernel.position.cards import CardDef
    from kirifuda.kernel.position.decisions import Decision, Option

__all__ = [
    "NATIVE",
    "CardDef",
    "CardError",
    "ChoiceError",
    "Decision",
    "Deck",
    "DeckError",
    "Game",
    "KirifudaError",
    "Match",
    "Option",
    "Outcome",
    "PackError",
    "Reason",
    "RecordError",
    "ScenarioError",
    "UnknownError",
    "__version__",
    "game",
    "game_names",
    "replay",
]

_PLACES = {
    "CardDef": "kirifuda.kernel.position.cards",
    "Deck": "kirifuda.games.deck",
    "Decision": "kirifuda.kernel.position.decisions",
    "Game": "kirifuda.games.game",
    "Match": "kirifuda.kernel.match",
    "Option": "kirifuda.kernel.position.decisions",
    "Outcome": "kirifuda.kernel.match",
}


def __getattr__(name: str) -> object:
    if name in _PLACES:
        import importlib

        return getattr(importlib.import_module(_PLACES[name]), name)
    raise AttributeError(f"module 'kirifuda' has no attribute {name!r}")


def game_names() -> list[str]:
    """The names of the games that there are.

    >>> import kirifuda
    >>> "rebirth" in kirifuda.game_names()
    True
    """
    from kirifuda.games.registry import names

    return names()


def game(name: str) -> Game:
    """A game by its name; an `UnknownError` lists those that there are."""
    from kirifuda.games.registry import find

    return find(name)


def replay(record: Mapping[str, Any], until: int | None = None) -> Match:
    """The match that a record tells, or its first `until` choices, with its digests proved.

    A `RecordError` lists what is wrong with a record that is damaged, foreign or illegal.
    """
    from kirifuda.games.registry import replay

    return replay(record, until)
