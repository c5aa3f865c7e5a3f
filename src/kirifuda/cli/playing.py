"""`play`: everything is made ready here; the table itself is in cli/table."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import kirifuda
from kirifuda.agents import make
from kirifuda.agents.levels import seconds_of
from kirifuda.cli import table
from kirifuda.games.game import Game
from kirifuda.games.lists import CLOSED
from kirifuda.kernel.errors import DeckError, Reason, RecordError, Said
from kirifuda.kernel.match import Match

SEEDS = 1 << 31


def sit_down(
    name: str,
    decks: list[str],
    bot: str | None,
    lang: str,
    seed: int | None,
    resume: Path | None,
    cards: list[Path],
    lists: str = CLOSED,
    think: float = 0.0,
    format: str = "",
) -> None:
    """Start or resume a match and hand it to the table.

    The table is `kirifuda.cli.table.run(game, match, bot, lang)`: the match stands at its first
    decision (or where it was saved), seat 0 is the person, `bot` the agent at all others or None.
    It has so many seconds to `think`, or what its level has.
    """
    game = kirifuda.game(name)
    for path in cards:
        game.cards.add(path)
    agent = None if bot is None else make(bot, seed or 0, think or seconds_of(bot))
    if resume is not None:
        match = replayed(resume)
        if match.host is not game:
            raise RecordError(
                [Reason(Said("it is no match of {0}", [game.name]), place=str(resume))]
            )
    else:
        chosen = both_decks(game, decks)
        luck = random.randrange(SEEDS) if seed is None else seed
        match = game.start(chosen, luck, lists=lists, format=format)
    table.run(game, match, agent, lang)


def both_decks(game: Game, decks: list[str]) -> list[str]:
    """The decks that were named; for those that were not, the game's first ones."""
    shipped = sorted(game.decks)
    out: list[str] = []
    for seat, deck in enumerate(decks):
        if not deck and not shipped:
            raise DeckError(Said("{0} ships no decks here; name one for each seat", [game.title]))
        out.append(deck or shipped[seat % len(shipped)])
    return out


def replayed(path: Path) -> Match:
    """The match that the record in a file leads to; what is wrong with it is told with the file."""
    try:
        return kirifuda.replay(read_record(path))
    except RecordError as error:
        raise RecordError([placed(path, reason) for reason in error.reasons]) from error


def placed(path: Path, reason: Reason) -> Reason:
    """A reason with the file it is about."""
    if reason.place.startswith(str(path)):
        return reason
    return reason.within(str(path))


def read_record(path: Path) -> dict[str, Any]:
    """The record in a file."""
    try:
        found = json.loads(path.read_text("utf-8"))
    except OSError:
        raise
    except (ValueError, RecursionError) as error:
        raise RecordError([Reason("the file holds no JSON", place=str(path))]) from error
    if not isinstance(found, dict):
        raise RecordError([Reason("this is no record of a match", place=str(path))])
    return found
