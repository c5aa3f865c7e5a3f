"""Printed cards as rows of data, and the shelf from which a game takes its own.

Files are TOML (tables ``[[card]]``, with what holds for all cards of the file above them) or JSON
(a list of objects, or one object a line). A row holds the printed values: the game says which.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from kirifuda.games.deck import Deck, read, why_unreadable
from kirifuda.kernel.errors import CardError, DeckError, Reason, Said, UnknownError, joined
from kirifuda.kernel.match import shown
from kirifuda.kernel.position.cards import CardDef, folded

if TYPE_CHECKING:
    from kirifuda.text import Problem, TextError

Printed = dict[str, object]
NO_ROW = "every card is a table of printed values"


def rows_of(path: Path) -> list[Printed]:
    """The rows of a card file; a `CardError` lists what cannot be read."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = Reason(
            Said("the file cannot be read: {0}", [why_unreadable(error)]), place=str(path)
        )
        raise CardError([reason]) from error
    try:
        if path.suffix == ".toml":
            return _tables(tomllib.loads(text), path)
        if path.suffix == ".jsonl":
            return _lines(text, path)
        found = json.loads(text)
        if isinstance(found, dict):
            found = found.get("cards", [found])
        if not isinstance(found, list):
            raise ValueError("a list of cards is expected")
        return _rows(found, path)
    except (ValueError, RecursionError) as error:
        what = str(error) or type(error).__name__
        raise CardError(
            [Reason(Said("the file cannot be read: {0}", [what]), place=str(path))]
        ) from error


def _lines(text: str, path: Path) -> list[Printed]:
    """One row a line."""
    rows: list[Printed] = []
    reasons: list[Reason] = []
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            try:
                rows.append(_row(json.loads(line)))
            except (ValueError, RecursionError) as error:
                reasons.append(
                    Reason(
                        Said("the line cannot be read: {0}", [str(error)]),
                        place=Said("{0}, line {1}", [path, number]),
                    )
                )
    if reasons:
        raise CardError(reasons)
    return rows


def _row(row: object) -> Printed:
    if not isinstance(row, dict):
        raise ValueError(NO_ROW)
    return row


def _rows(found: list[object], path: Path) -> list[Printed]:
    """The rows of a list; whatever in it is none is told with its place."""
    reasons = [
        Reason(NO_ROW, place=Said("{0}, card {1}", [path, number]))
        for number, row in enumerate(found, 1)
        if not isinstance(row, dict)
    ]
    if reasons:
        raise CardError(reasons)
    return [_row(row) for row in found]


def _shared(value: object) -> bool:
    """Whether a value at the head of a file is printed on all of its cards."""
    if isinstance(value, list):
        return bool(value) and all(isinstance(one, str) for one in value)
    return not isinstance(value, dict)


def _tables(found: Printed, path: Path) -> list[Printed]:
    common = {key: value for key, value in found.items() if _shared(value)}
    rows: list[Printed] = []
    for name, value in found.items():
        if name in common:
            continue
        if isinstance(value, list):
            rows.extend({**common, **row} for row in _rows(value, path))
        elif isinstance(value, dict):
            rows.append({**common, "key": name, **value})
    return rows


def keyed(path: Path, others: Mapping[str, Printed]) -> dict[str, Printed]:
    """The rows of a card file by key; keys must differ, also from those of other rows."""
    out: dict[str, Printed] = {}
    reasons: list[Reason] = []
    for number, row in enumerate(rows_of(path), 1):
        key = row.get("key")
        place = Said("{0}, card {1}", [path, number])
        if not isinstance(key, str) or not key:
            reasons.append(Reason("a card without a key", place=place))
        elif key in out or key in others:
            reasons.append(Reason(Said("a second card with the key {0}", [repr(key)]), place=place))
        else:
            out[key] = row
    if reasons:
        raise CardError(reasons)
    return out


class Cards(Mapping[str, CardDef]):
    """The cards of a game by key. A card's text is compiled when it is first asked for."""

    def __init__(self, folder: Path, define: Callable[[Printed], CardDef]) -> None:
        self.folder = folder
        self.define = define
        self.made: dict[str, CardDef] = {}
        self.added: set[str] = set()  # keys of cards that did not come with the game

    @cached_property
    def rows(self) -> dict[str, Printed]:
        """The printed values of every card, by key."""
        out: dict[str, Printed] = {}
        for path in sorted(self.folder.glob("*.toml")):
            out.update(keyed(path, out))
        return out

    def add(self, path: Path) -> list[str]:
        """Take in the cards of a file; their keys. A `CardError` lists every problem.

        Matches carry such cards along in their records and packs.
        """
        rows = keyed(path, self.rows)
        reasons: list[Reason] = []
        made: dict[str, CardDef] = {}
        for key, row in rows.items():
            try:
                made[key] = self.define(row)
            except CardError as error:
                place = f"{path}, {key}"
                reasons.extend(r.within(place) for r in error.reasons)
        if reasons:
            raise CardError(reasons)
        self.rows.update(rows)
        self.made.update(made)
        self.added.update(rows)
        self.__dict__.pop("names", None)
        return list(rows)

    @cached_property
    def names(self) -> dict[str, list[str]]:
        """Keys by what people call a card: its key, name or English name, in small letters of one
        width."""
        out: dict[str, list[str]] = {}
        for key, row in self.rows.items():
            for called in {folded(word).casefold() for word in calls(key, row)}:
                out.setdefault(called, []).append(key)
        return out

    def __getitem__(self, key: str) -> CardDef:
        card = self.made.get(key)
        if card is None:
            card = self.define(self.rows[key])
            self.made[key] = card
        return card

    def __iter__(self) -> Iterator[str]:
        return iter(self.rows)

    def __len__(self) -> int:
        return len(self.rows)

    def __contains__(self, key: object) -> bool:
        return key in self.rows

    def __repr__(self) -> str:
        return f"<{len(self)} cards>"

    def find(self, called: str) -> CardDef:
        """A card by its key, name or English name; an `UnknownError` names those like it.

        A name that several cards share finds none of them: their keys tell them apart.
        """
        if called in self.rows:
            return self[called]
        keys = self.names.get(folded(called).casefold(), [])
        if len(keys) == 1:
            return self[keys[0]]
        if keys:
            raise UnknownError(
                Said("{0} is the name of several cards: {1}", [repr(called), ", ".join(keys)])
            )
        known = [word for key, row in self.rows.items() for word in calls(key, row)]
        near = like(called, known)
        if not near:
            raise UnknownError(Said("there is no card {0}", [repr(called)]))
        raise UnknownError(
            Said("there is no card {0}; there is {1}", [repr(called), joined("{0} or {1}", near)])
        )


def is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except (OSError, ValueError):  # no file can be called so
        return False


class Decks(Mapping[str, Deck]):
    """The decks of a game by name, read from its folder when first asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.made: dict[str, Deck] = {}

    @cached_property
    def paths(self) -> dict[str, Path]:
        return {path.stem: path for path in sorted(self.folder.glob("*.txt"))}

    def __getitem__(self, name: str) -> Deck:
        deck = self.made.get(name)
        if deck is None:
            deck = read(self.paths[name])
            self.made[name] = deck
        return deck

    def __iter__(self) -> Iterator[str]:
        return iter(self.paths)

    def __len__(self) -> int:
        return len(self.paths)

    def __contains__(self, name: object) -> bool:
        return name in self.paths

    def __repr__(self) -> str:
        return f"<decks: {', '.join(self)}>"

    def find(self, what: str | Path | Deck) -> Deck:
        """A deck by name, by path, or as it is."""
        given: object = what
        if isinstance(given, Deck):
            return given
        if isinstance(given, str):
            if given in self:
                return self[given]
            if not is_file(given):
                known = ", ".join(self) or "none"
                raise DeckError(
                    Said("there is no deck or file {0}; decks: {1}", [shown(given), known])
                )
            return read(Path(given))
        if isinstance(given, Path):
            return read(given)
        raise DeckError(Said("a deck is a name, a path or a Deck, not {0}", [repr(given)]))


def calls(key: str, row: Printed) -> set[str]:
    """What people call a card: its key, name or English name."""
    return {key, str(row.get("name", "")), str(row.get("english", ""))} - {""}


def like(called: str, known: list[str]) -> list[Said]:
    """A few known names that look like one that is not known."""
    import difflib

    spelled = {word.casefold(): word for word in known}
    near = difflib.get_close_matches(called.casefold(), spelled, 3)
    return [Said(repr(spelled[word])) for word in near]


def text_reasons(text: str, error: TextError) -> list[Reason]:
    """What is wrong with a text, each with its place in it."""
    return [problem_reason(text, problem) for problem in error.problems]


def problem_reason(text: str, problem: Problem) -> Reason:
    """One thing that is wrong with a text, with its place in it."""
    column = problem.offset - (text.rfind("\n", 0, problem.offset) + 1) + 1
    here = f"{problem.wording[: problem.at]}⟨?⟩{problem.wording[problem.at :]}"
    what = problem.what if isinstance(problem.what, Said) else Said(problem.what)
    parts = [Said("{0}: {1}", [what, here]) if problem.wording else what]
    if problem.expected:
        parts.append(Said("expected: {0}", ["  ".join(problem.expected)]))
    if problem.nearest:
        parts.append(Said("nearest known: {0}", ["  ".join(problem.nearest)]))
    parts.extend(Said("reading: {0}", [one]) for one in problem.readings)
    place = Said("text, line {0}, character {1}", [problem.line, column])
    return Reason(joined("{0}; {1}", parts), place=place)
