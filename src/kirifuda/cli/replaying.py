"""`replay`: a recorded match, step by step."""

from __future__ import annotations

import json
from pathlib import Path

import kirifuda
from kirifuda.cli.advising import NO_FALL, fall_said, names, percent
from kirifuda.cli.playing import replayed
from kirifuda.cli.workers import progress
from kirifuda.kernel.errors import Said, UnknownError
from kirifuda.kernel.match import Match
from kirifuda.table.advice import adviser, review
from kirifuda.table.desk import desk
from kirifuda.table.handles import EVERYTHING, Handles
from kirifuda.table.lines import line
from kirifuda.table.speech import speech

REVIEWER = "club"


def show_record(path: Path, lang: str, as_json: bool) -> int:
    """Replay a record and print its log; what does not replay raises."""
    match = replayed(path)
    lines = told(match, lang)
    if as_json:
        outcome = match.outcome
        data = {
            "game": match.pool.rules.name,
            "seed": match.seed,
            "choices": len(match.choices),
            "turns": match.state.turn,
            "digest": match.digest(),
            "outcome": outcome
            and {
                "winners": outcome.winners,
                "losers": outcome.losers,
                "clause": outcome.clause,
            },
            "log": [{"clause": clause, "text": text} for clause, text in lines],
        }
        print(json.dumps(data, ensure_ascii=False, indent=2))
        return 0
    for clause, text in lines:
        print(f"{clause:>12}  {text}")
    print(f"{len(match.choices)} choices, {match.state.turn} turns; the digests agree")
    return 0


def step_through(path: Path, lang: str) -> int:
    """Replay a record at a table in the terminal."""
    from kirifuda.cli.table import need_a_terminal
    from kirifuda.cli.table.replay import Replay

    match = replayed(path)
    need_a_terminal()
    Replay(kirifuda.game(match.pool.rules.name), match, lang).run()
    return 0


def show_review(path: Path, lang: str, seat: int, think: float, as_json: bool) -> int:
    """Print the decisions at which the chance of each seat, or of one, fell most."""
    match = replayed(path)
    words = speech(match.pool.rules.name, lang)
    named = names(match, lang)
    agent = adviser(REVIEWER, think=think)
    seats = range(match.state.seats) if seat == 0 else [seat - 1]
    found: dict[int, list[dict[str, object]]] = {}
    with progress("choices", len(match.choices) * len(seats)) as done:
        for one in seats:
            if match.whose(one) < 0:
                raise UnknownError(Said("there is no seat {0} in this match", [seat]))
            found[one] = review(match, one, agent, told=done)
    if as_json:
        rows = [{"seat": one, "falls": falls} for one, falls in found.items()]
        print(json.dumps(rows, ensure_ascii=False, indent=2))
        return 0
    for one, falls in found.items():
        print(words.seat(one))
        for row in falls:
            print(f"  {percent(-float(str(row['fell']))):>6}  {fall_said(words, row, named)}")
        if not falls:
            print(f"  {words.pair(NO_FALL)}")
    return 0


def told(match: Match, lang: str) -> list[tuple[str, str]]:
    """The log with its clauses, for a reader who may know everything."""
    words = speech(match.pool.rules.name, lang)
    at = desk(kirifuda.game(match.pool.rules.name))
    named = names(match, lang)
    reader = Handles(EVERYTHING)
    lines = [line(match.state, at.looks, reader, note) for note in match.log]
    return [(str(told["clause"]), words.line(told, words.seat, named)) for told in lines]
