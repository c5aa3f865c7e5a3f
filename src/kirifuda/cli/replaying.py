"""`replay`: a recorded match, step by step."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from kirifuda.cli.playing import replayed
from kirifuda.cli.speech import speech
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.trail import Note


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


def told(match: Match, lang: str) -> list[tuple[str, str]]:
    """The log with its clauses, for a reader who may know everything."""
    words = speech(match.pool.rules.name, lang)

    def named(definition: int) -> str:
        card = match.pool.defs[definition]
        return card.name if lang == "ja" else card.english

    def card_named(card: int) -> str:
        return named(match.pool.definition[card])

    return [
        (
            note.clause,
            words.note(
                everything(match, note),
                words.seat,
                card_named,
                named(note.source) if note.source >= 0 else "",
            ),
        )
        for note in match.log
    ]


def everything(match: Match, note: Note) -> dict[str, Any]:
    """A line of the log as plain data, hidden cards too."""
    rules = match.pool.rules
    out: dict[str, Any] = {"verb": note.verb, "clause": note.clause, "seat": note.seat}
    out["number"] = note.number
    if note.card >= 0:
        out["card"] = note.card
    if note.before >= 0:
        out["from"] = rules.place_name(note.before)
    if note.after >= 0:
        out["to"] = rules.place_name(note.after)
    return out
