"""`text`: how much of a file of printed cards is understood.

A card is understood if all of its text is read, in one way only, prints back the same, and every
part of it has a meaning that can be played.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import kirifuda
from kirifuda.cli.workers import progress, spread
from kirifuda.games.printed import Printed, rows_of, text_reasons
from kirifuda.games.trees import MeaningError
from kirifuda.kernel.errors import CardError, KirifudaError, Reason, Said
from kirifuda.table.speech import speech

CHUNK = 50
NO_MEANING = ("without meaning: {0}", "意味なし：{0}")


class Task:
    """Some rows of a file."""

    def __init__(self, name: str, lang: str, rows: list[Printed]) -> None:
        self.name = name
        self.lang = lang
        self.rows = rows


class Count:
    """What was counted in some rows."""

    def __init__(self) -> None:
        self.cards = 0
        self.understood = 0
        self.abilities = 0
        self.abilities_understood = 0
        self.stops: Counter[str] = Counter()
        self.problems: list[tuple[str, str]] = []

    def add(self, other: Count) -> None:
        self.cards += other.cards
        self.understood += other.understood
        self.abilities += other.abilities
        self.abilities_understood += other.abilities_understood
        self.stops.update(other.stops)
        self.problems.extend(other.problems)


def count(task: Task) -> Count:
    """Read the texts of some rows."""
    from kirifuda.text import TextError, coverage

    game = kirifuda.game(task.name)
    words = speech(task.name, task.lang)
    out = Count()
    for row in task.rows:
        name = str(row.get("name", ""))
        text = str(row.get("text") or "")
        out.cards += 1
        try:
            found = game.check_text(text, row)
        except TextError as error:
            told = coverage(game.grammar(), [{"text": text}])
            out.abilities += told.abilities
            out.abilities_understood += told.abilities_understood
            out.stops.update(told.stops)
            reasons = text_reasons(text, error)
            told_so = [str(problem) for problem in error.problems]
            if words.lang != "en":
                told_so = [words.placed(reason) for reason in reasons]
            out.problems.extend((name, one) for one in told_so)
        except KirifudaError as error:
            told = coverage(game.grammar(), [{"text": text}])
            out.abilities += told.abilities
            out.abilities_understood += max(0, told.abilities_understood - 1)
            what = str(error.what if isinstance(error, MeaningError) else error.reasons[0].said)
            if words.lang != "en":
                what = words.reason(error.reasons[0])
            out.stops[words.pair(NO_MEANING).format(short(what))] += 1
            out.problems.extend((name, words.placed(reason)) for reason in error.reasons)
        else:
            out.understood += 1
            out.abilities += found
            out.abilities_understood += found
    return out


def short(text: str) -> str:
    return re.sub(r"\s+", " ", text)[:120]


def measure(name: str, path: Path, most: int, jobs: int, lang: str, as_json: bool) -> int:
    """Count, and tell; what is not understood is no error, what cannot be read is."""
    game = kirifuda.game(name)
    rows = rows_of(path)
    wrong = [
        Reason("a text is expected", place=Said("{0}, row {1}", [path, number]))
        for number, row in enumerate(rows, 1)
        if not isinstance(row.get("text") or "", str)
    ]
    if not wrong and not any("text" in row for row in rows):
        wrong = [Reason("no card in it has a text", place=str(path))]
    if wrong:
        raise CardError(wrong)
    tasks = [Task(game.name, lang, rows[at : at + CHUNK]) for at in range(0, len(rows), CHUNK)]
    total = Count()
    with progress("cards", len(rows)) as done:
        for place, some in spread(count, tasks, jobs):
            total.add(some)
            done(len(tasks[place].rows))
    told: dict[str, Any] = {
        "game": game.name,
        "cards": total.cards,
        "understood": total.understood,
        "share": total.understood / total.cards,
        "abilities": total.abilities,
        "abilities_understood": total.abilities_understood,
        "stops": [
            {"wording": wording, "count": times}
            for wording, times in sorted(total.stops.items(), key=lambda one: (-one[1], one[0]))
        ],
    }
    if as_json:
        told["stops"] = told["stops"][:most] if most else told["stops"]
        told["problems"] = [
            {"card": card, "problem": what} for card, what in sorted(total.problems)
        ]
        print(json.dumps(told, ensure_ascii=False, indent=2))
    else:
        from kirifuda.cli.tables import show_text

        show_text(told, most, lang)
    return 0
