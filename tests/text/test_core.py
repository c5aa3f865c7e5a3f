"""What games share of the language is really taken."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from kirifuda import games
from kirifuda.games.phrases import COMMON
from kirifuda.text import core
from kirifuda.text.phrase import Phrase


def phrases() -> set[str]:
    """The names of all phrases that games share."""
    out: set[str] = set()
    for module in iter_modules(core.__path__):
        for value in vars(import_module(f"{core.__name__}.{module.name}")).values():
            if isinstance(value, list | tuple):
                out |= {one.name for one in value if isinstance(one, Phrase)}
    return out


def taken() -> set[str]:
    """The names of the phrases that some game has."""
    places = Path(games.__path__[0]).glob("*/words/__init__.py")
    words = [import_module(f"{games.__name__}.{one.parts[-3]}.words") for one in places]
    return {name for game in words for name in game.grammar().phrases}


def test_every_shared_phrase_is_taken_by_a_game() -> None:
    assert sorted(phrases() - taken()) == []


def test_every_shared_meaning_is_of_a_phrase_of_a_game() -> None:
    meant = {phrase for table in COMMON.tables.values() for phrase in table}
    assert sorted(meant - taken()) == []
