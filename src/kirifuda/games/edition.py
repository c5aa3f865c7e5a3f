"""Editions: what tells two states of a game's rules, words and cards apart.

A position in bytes can be read by whoever has the same edition of the game, whatever the package's
version is; a record tells by which edition it was made.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from kirifuda.games.trees import fingerprint

PACKAGE = Path(__file__).resolve().parent.parent
SHARED = ("kernel", "text")


@cache
def edition(folder: Path) -> str:
    """A short name for the contents of all that decides how a game is played.

    >>> import kirifuda
    >>> game = kirifuda.game("rebirth")
    >>> edition(game.folder) == game.edition, len(game.edition)
    (True, 20)
    """
    sources = [path for room in SHARED for path in (PACKAGE / room).rglob("*.py")]
    sources += (PACKAGE / "games").glob("*.py")
    sources += [path for path in folder.rglob("*.py") if path.stem not in ("sheet", "speech")]
    sources += folder.rglob("*.toml")
    return fingerprint(sources)
