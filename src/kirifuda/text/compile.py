"""From printed text to trees, all of it or an error that names every problem."""

from __future__ import annotations

import difflib
from dataclasses import dataclass

from .grammar import Branch, Grammar, Symbol
from .normal import Piece, split
from .parse import Parser
from .show import print_en, print_ja
from .tree import Node

__all__ = ["Problem", "TextError", "compile_text", "normal_text"]


@dataclass(frozen=True)
class Problem:
    """One thing wrong with a text, and where."""

    ability: int  # counted from 0
    line: int  # of the text as given, counted from 1
    offset: int  # of the text as given, counted from 0
    wording: str  # the ability, normalised
    at: int  # in the wording
    what: str  # one sentence
    expected: tuple[str, ...] = ()  # what could have stood there
    nearest: tuple[str, ...] = ()  # known wordings that look like what stands there
    readings: tuple[str, ...] = ()  # when there is more than one

    def __str__(self) -> str:
        head = f"ability {self.ability + 1}, line {self.line}: {self.what}"
        lines = [head, f"  {self.wording[: self.at]}⟨?⟩{self.wording[self.at :]}"]
        if self.expected:
            lines.append("  expected: " + "  ".join(self.expected))
        if self.nearest:
            lines.append("  nearest known: " + "  ".join(self.nearest))
        lines.extend(f"  reading: {one}" for one in self.readings)
        return "\n".join(lines)


class TextError(ValueError):
    """A text that was not understood: every problem, with its place."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = problems
        super().__init__("\n".join(map(str, problems)))


def normal_text(grammar: Grammar, text: str) -> list[str]:
    """The abilities of a text, normalised: what printing its trees must give."""
    return [piece.text for piece in _split(grammar, text)]


def compile_text(grammar: Grammar, text: str) -> list[Node]:
    """One tree per ability.

    Raises TextError with every problem of every ability: an unknown wording, two readings,
    or a tree that does not print back to the text.
    """
    nodes: list[Node] = []
    problems: list[Problem] = []
    for number, piece in enumerate(_split(grammar, text)):
        try:
            piece, found = _read(grammar, piece)
        except RecursionError:
            problems.append(_too_long(text, number, piece))
            continue
        if len(found) == 1 and print_ja(grammar, found[0]) == piece.text:
            nodes.append(found[0])
        elif not found:
            problems.append(_unknown(grammar, text, number, piece))
        else:
            problems.append(_unclear(grammar, text, number, piece, found))
    if problems:
        raise TextError(problems)
    return nodes


def _split(grammar: Grammar, text: str) -> list[Piece]:
    return split(text, grammar.openers, grammar.equal, grammar.names)


def _read(grammar: Grammar, piece: Piece) -> tuple[Piece, list[Node]]:
    """All readings. A full stop that was left out at the very end is put in."""
    found = Parser(grammar, piece.text).readings((grammar.start, ""))
    if not found and not piece.text.endswith("。"):
        closed = Piece(piece.text + "。", (*piece.places, piece.place(len(piece.text))))
        found = Parser(grammar, closed.text).readings((grammar.start, ""))
        if found:
            return closed, found
    return piece, found


def _line(text: str, offset: int) -> int:
    return text.count("\n", 0, offset) + 1


def _unknown(grammar: Grammar, text: str, number: int, piece: Piece) -> Problem:
    parser = Parser(grammar, piece.text, watch=True)
    parser.readings((grammar.start, ""))
    at = parser.furthest
    offset = piece.place(at)
    rest = piece.text[at:]
    expected: list[str] = []
    for branch in parser.expected:
        for wording in _ahead(grammar, branch, 4):
            if wording not in expected:
                expected.append(wording)
    # what is expected and looks most like what stands there comes first
    expected.sort(key=lambda one: -_likeness(one, rest))
    start = max(piece.text.rfind(char, 0, at) for char in "、。:]は") + 1
    return Problem(
        number,
        _line(text, offset),
        offset,
        piece.text,
        at,
        "no known wording goes on here" if at < len(piece.text) else "the text ends too early",
        tuple(expected[:8]),
        tuple(_nearest(grammar, _clause(piece.text[start:]))),
    )


def _too_long(text: str, number: int, piece: Piece) -> Problem:
    offset = piece.place(0)
    what = "this is nested too deeply to be read"
    return Problem(number, _line(text, offset), offset, piece.text, 0, what)


def _unclear(grammar: Grammar, text: str, number: int, piece: Piece, found: list[Node]) -> Problem:
    offset = piece.place(0)
    shown = [f"{node!r} = {print_en(grammar, node)}" for node in found[:4]]
    what = (
        f"this can be read in {len(found)} ways"
        if len(found) > 1
        else f"this reads back as {print_ja(grammar, found[0])}"
    )
    line = _line(text, offset)
    return Problem(number, line, offset, piece.text, 0, what, readings=tuple(shown))


def _clause(text: str) -> str:
    for at, char in enumerate(text):
        if char in "、。" and at > 2:
            return text[:at]
    return text


def _likeness(one: str, text: str) -> float:
    return difflib.SequenceMatcher(None, one, text[: len(one) + 2]).ratio()


def _ahead(grammar: Grammar, branch: Branch, limit: int) -> list[str]:
    """Short beginnings of what can follow at a branch."""
    out: list[str] = []
    for char, following in branch.chars.items():
        text = char
        at = following
        while len(at.chars) == 1 and not at.slots and not at.ends and len(text) < 16:
            step, at = next(iter(at.chars.items()))
            text += step
        if at.slots and not at.chars and len(at.slots) == 1:
            text += f"{{{at.slots[0][0][0]}}}"
        out.append(text)
    for symbol, *_ in branch.slots:
        out.append(f"{{{symbol[0]}}}")
    return out[: limit * 4]


def _nearest(grammar: Grammar, clause: str, count: int = 3) -> list[str]:
    """Phrases whose wording looks most like this clause."""
    scored: list[tuple[float, str]] = []
    plain = _plain(clause)
    for phrase in grammar.phrases.values():
        fixed = "".join(p.text for p in phrase.wordings[0] if p.kind in ("text", "verb"))
        if len(fixed) < 2:
            continue
        score = difflib.SequenceMatcher(None, plain, fixed.replace("~", "")).ratio()
        if score > 0.35:
            scored.append((score, f"{phrase.name} {phrase.ja}"))
    scored.sort(key=lambda one: (-one[0], one[1]))
    return [text for _, text in scored[:count]]


def _plain(clause: str) -> str:
    return "".join(char for char in clause if not char.isdigit())


def parse_as(grammar: Grammar, symbol: Symbol, text: str) -> list[Node]:
    """Every reading of a normalised text as one category, for tests and tools."""
    return Parser(grammar, text).readings(symbol)
