"""The terminal table: `kirifuda play`. Textual is imported only when somebody sits down."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from kirifuda.kernel.errors import KirifudaError

if TYPE_CHECKING:
    from kirifuda.agents import Agent
    from kirifuda.games.game import Game
    from kirifuda.kernel.match import Match


def run(game: Game, match: Match, bot: Agent | None, lang: str = "en") -> None:
    """Play a match at a table in the terminal.

    Seat 0 is the person and seat 1 the bot; without a bot two people play in turn. If something
    goes wrong inside, the match is saved, and the error is raised once the screen is restored.
    """
    need_a_terminal()
    from kirifuda.cli.table.app import Table

    table = Table(game, match, bot, lang)
    table.run()
    if table.crash is None:
        kept = table.sitting.kept()
        if kept is not None:
            print(f"kirifuda play {game.name} --resume {kept}")
    else:
        rescue(table)
        raise table.crash


def need_a_terminal() -> None:
    """Without one there is no table; a `KirifudaError` says so."""
    streams = (sys.stdin, sys.stdout, sys.stderr)
    if not all(s.isatty() for s in streams) or os.environ.get("TERM") == "dumb":
        raise KirifudaError("the table needs a terminal; `kirifuda sim` plays without one")


def rescue(table: object) -> None:
    """Save a match that something broke off, if that can be done."""
    from pathlib import Path

    from kirifuda.cli.table.app import Table

    assert isinstance(table, Table)
    path = Path(table.sitting.file_name()).with_suffix(".rescued.json")
    try:
        table.sitting.save(path)
    except (OSError, KirifudaError):
        return
    print(f"kirifuda: the match was saved; --resume {path} goes on with it", file=sys.stderr)
