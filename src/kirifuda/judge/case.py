"""Cases: a position, moves and questions in a file (TOML); see docs/judge.md."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from kirifuda.games.game import Game
from kirifuda.games.printed import Printed
from kirifuda.kernel.errors import KirifudaError, Reason, Said, ScenarioError
from kirifuda.kernel.match import Match, shown
from kirifuda.kernel.position.cards import CardDef

Plain = dict[str, Any]
TOP = ("title", "why", "card", "position", "step")
POSITION = {
    **{word: word for word in ("me", "foe", "whose", "turn", "phase", "step", "attack", "done")},
    **{word: word for word in ("effects", "happened", "moves", "anyway", "seed")},
    **{word: word for word in ("seats", "format")},
    "自分": "me",
    "相手": "foe",
    "手番": "whose",
    "ターン": "turn",
    "フェイズ": "phase",
    "ステップ": "step",
    "攻撃": "attack",
    "経過": "done",
    "効果": "effects",
    "席": "seats",
    "形式": "format",
}
ASKS = ("do", "may", "why_not", "what_happens", "look")
EXPECTS = ("answer", "clauses", "asked", "look")


class Case:
    """What a file asks: a match in its position, and the steps to be taken from there."""

    def __init__(self, game: Game, title: str, why: str, match: Match, steps: list[Plain]) -> None:
        self.labels: dict[int, str] = {}  # what cards are called, by their numbers
        self.game = game
        self.title = title
        self.why = why
        self.match = match
        self.steps = steps


def read_case(game: Game, path: Path) -> Case:
    """The case in a file; a `ScenarioError` lists what is wrong with it."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ScenarioError(
            [Reason(Said("it cannot be read: {0}", [error]), place=str(path))]
        ) from error
    return case_of(game, text, game.define, str(path), path.stem)


def case_of(
    game: Game,
    text: str,
    define: Callable[[Printed], CardDef],
    place: str = "",
    title: str = "",
) -> Case:
    """The case that a text tells. `define` makes its own cards: those of a `Shelf` stay there."""
    try:
        told = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise ScenarioError(
            [Reason(Said("it cannot be read: {0}", [error]), place=place)]
        ) from error
    reasons = [
        Reason(Said("{0} says nothing here; known: {1}", [repr(word), ", ".join(TOP)]), place=place)
        for word in told
        if word not in TOP
    ]
    cards = _cards(define, told.get("card", []), reasons)
    position = told.get("position", {})
    described: Plain = {}
    if not isinstance(position, dict):
        reasons.append(Reason("a table is expected", place="position"))
        position = {}
    for word, value in position.items():
        if word in POSITION:
            described[POSITION[word]] = named(value, cards)
        else:
            known = ", ".join(POSITION)
            reasons.append(
                Reason(
                    Said("{0} says nothing here; known: {1}", [repr(word), known]), place="position"
                )
            )
    steps = _steps(told.get("step", []), reasons)
    match: Match | None = None
    try:
        match = game.scenario(**described)
    except ScenarioError as error:
        reasons.extend(error.reasons)
    if reasons or match is None:
        raise ScenarioError(reasons)
    case = Case(game, str(told.get("title", title)), str(told.get("why", "")), match, steps)
    plan = game.setting(match.setup).plan
    case.labels = {row.number: row.label for row in (plan.rows() if plan is not None else [])}
    return case


def _cards(
    define: Callable[[Printed], CardDef], rows: object, reasons: list[Reason]
) -> dict[str, CardDef]:
    """The cards that a file brings along, by name and by key."""
    out: dict[str, CardDef] = {}
    if not isinstance(rows, list):
        reasons.append(Reason("a list of tables is expected", place="card"))
        return out
    for number, row in enumerate(rows, 1):
        if not isinstance(row, dict):
            reasons.append(Reason("a table is expected", place=Said("card {0}", [number])))
            continue
        try:
            card = define(row)
        except KirifudaError as error:
            for r in error.reasons:
                reasons.append(r.within(Said("card {0}", [number])))
            continue
        for name in (card.name, card.english, str(row.get("key", ""))):
            if name:
                out[name] = card
    return out


def named(told: Any, cards: Mapping[str, CardDef]) -> Any:
    """A description with the file's own cards put for their names where a card can stand."""
    if isinstance(told, str):
        return cards.get(told, told)
    if isinstance(told, list):
        return [named(one, cards) for one in told]
    if isinstance(told, dict):
        return {word: named(one, cards) for word, one in told.items()}
    return told


def _steps(rows: object, reasons: list[Reason]) -> list[Plain]:
    """The moves and questions, each with what is expected of it."""
    out: list[Plain] = []
    if not isinstance(rows, list):
        reasons.append(Reason("a list of tables is expected", place="step"))
        return out
    for number, row in enumerate(rows, 1):
        place = Said("step {0}", [number])
        if not isinstance(row, dict):
            reasons.append(Reason("a table is expected", place=place))
            continue
        wrong = [word for word in row if word not in (*ASKS, *EXPECTS)]
        for word in wrong:
            known = ", ".join(dict.fromkeys((*ASKS, *EXPECTS)))
            reasons.append(
                Reason(Said("{0} says nothing here; known: {1}", [repr(word), known]), place=place)
            )
        for word in ("answer", "asked"):
            if not isinstance(row.get(word, ""), str):
                why = Said("a text is expected, not {0}", [shown(row[word])])
                reasons.append(Reason(why, place=place))
        clauses = row.get("clauses", [])
        if not isinstance(clauses, list) or not all(isinstance(one, str) for one in clauses):
            reasons.append(Reason("a list of texts is expected", place=place))
        asked = [word for word in ASKS[:-1] if word in row]
        if len(asked) > 1 or (not asked and "look" not in row):
            why = Said("one thing is asked at a time: {0}", [", ".join(ASKS)])
            reasons.append(Reason(why, place=place))
        out.append(row)
    return out
