"""Moves in words: "foe: block Gatekeeper", "play Scout to member 2", "use Bell ability 2".

A move is a kind of option, then the card that it is about, then where to ("to", "→"), with which
second card ("with"), which number ("number") and which ability of the card ("ability"); or a table
with these words. What is not told may be anything.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from kirifuda.games.finding import Finder, side
from kirifuda.games.game import Game
from kirifuda.games.moves import Move, meant, read_table
from kirifuda.kernel.errors import Said, ScenarioError
from kirifuda.kernel.match import Match, shown
from kirifuda.table.speech import vocabulary

__all__ = ["Move", "kinds_of", "meant", "read_move"]

LATER = re.compile(r"\s+(to|with|number|ability)\s+|\s*(→)\s*")


def kinds_of(game: Game, match: Match) -> list[str]:
    """All kinds of options that there are, the longest first."""
    told = {re.sub(r"[#>+].*", "", word.split("/")[-1]) for word in vocabulary(game.name).options}
    if match.decision is not None:
        told |= {option.kind for option in match.decision.options}
    return sorted(told, key=len, reverse=True)


def read_move(game: Game, match: Match, finder: Finder, told: object) -> Move:
    """The move that is meant; a `ScenarioError` tells what is wrong with it."""
    if isinstance(told, str):
        table = _split(game, match, told)
    elif isinstance(told, Mapping):
        table = {str(word): value for word, value in told.items()}
    else:
        raise ScenarioError(Said("a move is a text or a table, not {0}", [shown(told)]))
    return read_table(game, match, finder, table, kinds_of(game, match))


def _split(game: Game, match: Match, told: str) -> dict[str, object]:
    """The words of a move that was told as a text."""
    out: dict[str, object] = {}
    seat, rest = side(told)
    if seat >= 0:
        out["seat"] = f"seat {seat}"
    for kind in kinds_of(game, match):
        if rest == kind or rest.startswith(kind + " "):
            out["do"] = kind
            rest = rest[len(kind) :]
            break
    else:
        out["do"] = rest
        return out
    parts = LATER.split(rest)
    if parts[0].strip():
        out["card"] = parts[0].strip()
    for at in range(1, len(parts), 3):
        out["to" if parts[at + 1] else parts[at]] = parts[at + 2].strip()
    return out
