"""From printed text to trees, all of it or an error that names every problem."""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass

from kirifuda.kernel.errors import KirifudaError, Reason, Said

from .grammar import Branch, Grammar, Symbol
from .normal import Piece
from .parse import Parser
from .show import print_en, print_ja
from .tree import Node

__all__ = ["MOST_CHARACTERS", "Problem", "TextError", "compile_text", "normal_text"]

#: How many characters of a clause are compared with what is known.
_LOOK = 60
#: No card has so long a text by far; reading a longer one would only take time.
MOST_CHARACTERS = 4000

#: With what an ability ends, if another one follows in the line.
_ENDS = "。]"

_JAPANESE = re.compile(r"[\u3041-\u30ff\u3400-\u9fff\uff66-\uff9f]")
_LARGE = re.compile(r"[+-]?[0-9]{3}")
_FOREIGN = re.compile(r"[^\W\d_]{2}")


@dataclass(frozen=True)
class Problem:
    """One thing wrong with a text, and where."""

    ability: int  # counted from 0
    line: int  # of the text as given, counted from 1
    offset: int  # of the text as given, counted from 0
    wording: str  # the ability, normalised
    at: int  # in the wording
    what: str | Said  # one sentence
    expected: tuple[str, ...] = ()  # what could have stood there
    nearest: tuple[str, ...] = ()  # known wordings that look like what stands there
    readings: tuple[str, ...] = ()  # when there is more than one

    @property
    def place(self) -> Said:
        if not self.wording:
            return Said("")
        return Said("ability {0}, line {1}", [self.ability + 1, self.line])

    def __str__(self) -> str:
        if not self.wording:
            return str(self.what)
        head = f"ability {self.ability + 1}, line {self.line}: {self.what}"
        lines = [head, f"  {self.wording[: self.at]}⟨?⟩{self.wording[self.at :]}"]
        if self.expected:
            lines.append("  expected: " + "  ".join(self.expected))
        if self.nearest:
            lines.append("  nearest known: " + "  ".join(self.nearest))
        lines.extend(f"  reading: {one}" for one in self.readings)
        return "\n".join(lines)


class TextError(KirifudaError):
    """A text that was not understood: every problem, with its place."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = problems
        super().__init__([Reason(problem.what, place=problem.place) for problem in problems])

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))


def normal_text(grammar: Grammar, text: str) -> list[str]:
    """The abilities of a text, normalised: what printing its trees must give."""
    return [] if _strange(text) else [piece.text for piece, _ in _abilities(grammar, text)]


def compile_text(grammar: Grammar, text: str) -> list[Node]:
    """One tree per ability.

    Raises TextError with every problem of every ability: an unknown wording, two readings,
    or a tree that does not print back to the text.
    """
    strange = _strange(text)
    if strange is not None:
        raise TextError([strange])
    nodes: list[Node] = []
    problems: list[Problem] = []
    for number, (piece, found) in enumerate(_abilities(grammar, text)):
        if found is None:
            problems.append(_too_long(text, number, piece))
        elif len(found) == 1 and print_ja(grammar, found[0]) == piece.text:
            nodes.append(found[0])
        elif not found:
            problems.append(_unknown(grammar, text, number, piece))
        else:
            problems.append(_unclear(grammar, text, number, piece, found))
    if problems:
        raise TextError(problems)
    return nodes


def _strange(text: str) -> Problem | None:
    """What is no text of a Japanese card at all."""
    if len(text) > MOST_CHARACTERS:
        what = Said(
            "the text is too long: {0} characters, at most {1}", [len(text), MOST_CHARACTERS]
        )
        return Problem(0, 1, 0, "", 0, what)
    if _FOREIGN.search(text) and not _JAPANESE.search(text):
        return Problem(0, 1, 0, "", 0, "Japanese is expected")
    return None


#: The readings of an ability; None if it is nested too deeply to be read.
_Found = list[Node] | None


def _abilities(grammar: Grammar, text: str) -> list[tuple[Piece, _Found]]:
    """The abilities of a text, each with all its readings."""
    out: list[tuple[Piece, _Found]] = []
    for piece in grammar.split(text):
        try:
            out += _read(grammar, piece)
        except RecursionError:
            out.append((piece, None))
    return out


def _read(grammar: Grammar, piece: Piece) -> list[tuple[Piece, _Found]]:
    """All readings. A full stop that was left out at the very end is put in.

    What is no ability as a whole may be several in one line; and if it is not, commas after
    particles may stand elsewhere than they usually do.
    """
    start = (grammar.start, "")
    parser = Parser(grammar, piece.text)
    found = parser.readings(start)
    if not found and not piece.text.endswith("。"):
        closed = Piece(piece.text + "。", (*piece.places, piece.place(len(piece.text))))
        parser = Parser(grammar, closed.text)
        found = parser.readings(start)
        if found:
            return [(closed, found)]
        cuts = _several(parser, start)
        if cuts:
            piece = closed
        else:
            cuts = _several(Parser(grammar, piece.text), start)
    elif not found:
        cuts = _several(parser, start)
    else:
        return [(piece, found)]
    if not cuts:
        return [_loosely(grammar, piece, start)]
    out: list[tuple[Piece, _Found]] = []
    for at, end in zip(cuts, [*cuts[1:], len(piece.text)], strict=True):
        one = Piece(piece.text[at:end], piece.places[at:end])
        out.append((one, Parser(grammar, one.text).readings(start)))
    return out


def _loosely(grammar: Grammar, piece: Piece, start: Symbol) -> tuple[Piece, _Found]:
    """The readings of an ability, wherever its commas after particles stand.

    If there is one, the commas are put where its phrases have them.
    """
    found = Parser(grammar, piece.text, loose=True).readings(start)
    if len(found) != 1:
        return piece, found
    return _moved(piece, print_ja(grammar, found[0])), found


def _moved(piece: Piece, text: str) -> Piece:
    """The same characters, with commas elsewhere."""
    places: list[int] = []
    at = 0
    for char in text:
        while char != "、" and piece.text[at] == "、":
            at += 1
        places.append(piece.place(at))
        at += char == piece.text[at : at + 1]
    return Piece(text, tuple(places))


def _several(parser: Parser, start: Symbol) -> list[int]:
    """Where abilities begin that stand in one line: as few as can be, if there is one way.

    An ability ends with a full stop or as a word in brackets here, and the next begins after it.
    """
    text = parser.text
    whole = len(text)
    best: dict[int, tuple[int, list[list[int]]]] = {0: (0, [[]])}
    for at in range(whole):
        if at not in best or (at and text[at - 1] not in _ENDS):
            continue
        fewest, ways = best[at]
        for end in {end for end, _ in parser.read(start, at)}:
            if end <= at or text[end - 1] not in _ENDS:
                continue
            known = best.get(end)
            longer = [[*way, at] for way in ways[:2]]
            if known is None or known[0] > fewest + 1:
                best[end] = (fewest + 1, longer)
            elif known[0] == fewest + 1:
                known[1].extend(longer)
    ways = best.get(whole, (0, []))[1]
    return ways[0] if len(ways) == 1 else []


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
        _wrong(piece.text, at),
        tuple(expected[:8]),
        tuple(_nearest(grammar, _clause(piece.text[start:]))),
    )


def _wrong(text: str, at: int) -> Said:
    if at == len(text):
        return Said("the text ends too early")
    if _LARGE.match(text, at):
        return Said("no game holds a number so large")
    return Said("no known wording goes on here")


def _too_long(text: str, number: int, piece: Piece) -> Problem:
    offset = piece.place(0)
    what = "this is nested too deeply to be read"
    return Problem(number, _line(text, offset), offset, piece.text, 0, what)


def _unclear(grammar: Grammar, text: str, number: int, piece: Piece, found: list[Node]) -> Problem:
    offset = piece.place(0)
    shown = [f"{node!r} = {print_en(grammar, node)}" for node in found[:4]]
    what = (
        Said("this can be read in {0} ways", [len(found)])
        if len(found) > 1
        else Said("this reads back as {0}", [print_ja(grammar, found[0])])
    )
    line = _line(text, offset)
    return Problem(number, line, offset, piece.text, 0, what, readings=tuple(shown))


def _clause(text: str) -> str:
    """The clause that begins a text, or as much of it as tells what it is like."""
    for at, char in enumerate(text[:_LOOK]):
        if char in "、。" and at > 2:
            return text[:at]
    return text[:_LOOK]


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
