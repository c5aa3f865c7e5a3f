"""What is set aside before a text is read, and what a text is compared with after it was.

A text is *normalised* in four steps, and every character of the result knows its place in the
text as it was given, so that errors can point there:

1. characters have one width (NFKC), and dashes are one;
2. reminder text in round brackets goes, and so do spaces, both outside of names; what a game
   says is an icon (its ``icons``: (V), (1)) stays;
3. spellings that mean the same become one, outside of names (``spelling``, and what a game adds
   in its ``equal``);
4. the abilities are told apart: one a line, and where the head of another follows a full stop,
   or where a game says that one begins (its ``heads``).

What is *understood* prints back to exactly this. So three things hold, and are tested: a text
that is normalised stays as it is when it is normalised again; whatever a phrase prints is
normalised; two spellings of a text give equal trees. Words that do not only look different but
stand elsewhere in the sentence, or are said in another number, are not spellings: they are
phrases, and their nodes tell them apart (``form``).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from .spelling import NAMES, Rule, named, respell

__all__ = ["Piece", "normal", "split"]

_DASHES = "−‐‑–－"
_VOICED = "ﾞﾟ゙゚"

#: Characters with their places in the text as it was given.
_Placed = list[tuple[str, int]]


@dataclass(frozen=True)
class Piece:
    """One ability's text, normalised."""

    text: str
    places: tuple[int, ...]  # of each character, in the text as it was given

    def place(self, at: int) -> int:
        """Where a character of this piece stands in the text as it was given."""
        if at < len(self.places):
            return self.places[at]
        return self.places[-1] + 1 if self.places else 0


def normal(text: str) -> str:
    """A text as it is compared and read, one ability a line when it has no line breaks.

    >>> normal("【自】： 一枚 引く。（注釈）")
    '【自】:1枚引く。'
    """
    return "\n".join(piece.text for piece in split(text, ()))


def split(
    text: str,
    openers: tuple[str, ...],
    equal: Iterable[Rule] = (),
    names: dict[str, str] | None = None,
    heads: re.Pattern[str] | None = None,
    icons: re.Pattern[str] | None = None,
) -> list[Piece]:
    """The abilities of a card, each normalised.

    With openers, an ability begins at a line or after a sentence where one of them stands, and
    any other line goes on with the ability above it. Without, each line is by itself, unless it is
    one of a list (・).
    """
    names = NAMES if names is None else names
    rules = tuple(equal)
    pieces: list[tuple[str, list[int]]] = []
    for line, places in _lines(_without_reminders(_folded(text), names, icons), names):
        line, origins = respell(line, rules, names)
        places = [places[origin] for origin in origins]
        for start, end in _abilities(line, openers, heads):
            one = line[start:end].rstrip("、")
            if one.endswith("."):
                one = one[:-1] + "。"
            if not one:
                continue
            where = places[start : start + len(one)]
            opens = not openers and not one.startswith("・")
            opens = opens or any(
                one.startswith(opener) and one[len(opener) : len(opener) + 1] != "."
                for opener in openers
            )
            if opens or not pieces or (heads is not None and start):
                pieces.append((one, where))
            else:
                before, there = pieces[-1]
                pieces[-1] = (before + one, there + where)
    return [Piece(one, tuple(places)) for one, places in pieces]


def _folded(text: str) -> _Placed:
    """Characters of one width, each with its place."""
    out: _Placed = []
    at = 0
    while at < len(text):
        cluster = text[at]
        size = 1
        if text[at + 1 : at + 2] and text[at + 1] in _VOICED:
            cluster += text[at + 1]
            size = 2
        for char in unicodedata.normalize("NFKC", cluster):
            out.append((char, at))
        at += size
    return out


def _without_reminders(
    chars: _Placed, names: dict[str, str], icons: re.Pattern[str] | None
) -> _Placed:
    """Without what stands in round brackets, outside of names, and is no icon."""
    out: _Placed = []
    depth = 0
    text = "".join(char for char, _ in chars)
    inside = named(text, names)
    kept: _Placed = []  # since the bracket opened, should it never close
    for at, (char, place) in enumerate(chars):
        if depth == 0:
            icon = icons is not None and icons.match(text, at) is not None
            if char == "(" and not inside[at] and not icon:
                depth = 1
                kept = [(char, place)]
                continue
            out.append((char, place))
        else:
            kept.append((char, place))
            depth += (char == "(") - (char == ")")
    return out + kept if depth else out


def _lines(chars: _Placed, names: dict[str, str]) -> list[tuple[str, list[int]]]:
    """Lines without the spaces that stand outside of names."""
    lines: list[tuple[list[str], list[int]]] = [([], [])]
    inside = named("".join(char for char, _ in chars), names)
    for (char, place), within in zip(chars, inside, strict=True):
        if char == "\n":
            lines.append(([], []))
            continue
        if not within:
            if char.isspace():
                continue
            if char in _DASHES:
                char = "-"
        lines[-1][0].append(char)
        lines[-1][1].append(place)
    return [("".join(line), places) for line, places in lines]


def _abilities(
    line: str, openers: tuple[str, ...], heads: re.Pattern[str] | None
) -> list[tuple[int, int]]:
    """Where the abilities of a line begin and end: the next begins with its head, after a 。."""
    cuts = [0]
    if heads is None and openers:
        words = "|".join(map(re.escape, openers))
        heads = re.compile(rf"(?<=。)(?=(?:{words})(?:【[^】]*】|《[^》]*》|〔[^〕]*〕|[&か・])*:)")
    if heads is not None:
        found = [m.start() for m in heads.finditer(line) if _open_quotes(line, m.start()) == 0]
        cuts += [at for at in found if at]
    return list(zip(cuts, [*cuts[1:], len(line)], strict=True))


def _open_quotes(text: str, at: int) -> int:
    opened = text.count("〈", 0, at) - text.count("〉", 0, at)
    return opened + text.count("『", 0, at) - text.count("』", 0, at)
