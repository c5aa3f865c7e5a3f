"""`replay`: a recorded match, step by step."""

from __future__ import annotations

import json
from pathlib import Path

import kirifuda
from kirifuda.cli.playing import read_record
from kirifuda.cli.telling import tell
from kirifuda.games.game import Game
from kirifuda.kernel.errors import Reason, RecordError


def show_record(path: Path, lang: str, as_json: bool) -> int:
    """Replay a record and print its log; what does not replay raises."""
    try:
        match = kirifuda.replay(read_record(path))
    except RecordError as error:
        raise RecordError(
            [
                Reason(r.message, r.clause, f"{path}, {r.place}" if r.place else str(path))
                for r in error.reasons
            ]
        ) from error
    outcome = match.outcome
    game = match.host
    assert isinstance(game, Game)
    lines = [(note.clause, tell(match, note, lang)) for note in match.log]
    if as_json:
        told = {
            "game": game.name,
            "seed": match.seed,
            "choices": len(match.choices),
            "turns": match.state.turn,
            "digest": match.digest(),
            "outcome": None
            if outcome is None
            else {
                "winners": outcome.winners,
                "losers": outcome.losers,
                "clause": outcome.clause,
            },
            "log": [{"clause": clause, "text": text} for clause, text in lines],
        }
        print(json.dumps(told, ensure_ascii=False, indent=2))
        return 0
    for clause, text in lines:
        print(f"{clause:>12}  {text}")
    print(f"{len(match.choices)} choices, {match.state.turn} turns; the digests agree")
    return 0
