"""What is set aside before a text is read: width, spaces, and reminder text in brackets.

Names in their own brackets keep their spaces. Every character of the result knows its place in
the text as it was given, so that errors can point there.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from .lexical import BRACKETS

__all__ = ["Piece", "normal", "split"]

_DASHES = "−‐‑–－"
_VOICED = "ﾞﾟ゙゚"


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

    >>> normal("【自】： １枚 引く。（注釈）")
    '【自】:1枚引く。'
    """
    return "\n".join(piece.text for piece in split(text, ()))


def split(
    text: str, openers: tuple[str, ...], equal: tuple[tuple[str, str], ...] = ()
) -> list[Piece]:
    """The abilities of a card, each normalised.

    With openers, an ability begins at a line or after a sentence where one of them stands, and
    any other line goes on with the ability above it. Without, each line is by itself.
    """
    pieces: list[tuple[list[str], list[int]]] = []
    for chars, places in _lines(_without_reminders(_folded(text)), openers):
        line = "".join(chars)
        for printed, meant in equal:
            line = _outside_names(line, printed, meant)
        while line.endswith((",", "、")):
            line = line[:-1]
        if line.endswith("."):
            line = line[:-1] + "。"
        chars = list(line)
        places = places[: len(chars)]
        if not chars:
            continue
        opens = not openers or any(
            line.startswith(opener) and line[len(opener) : len(opener) + 1] != "."
            for opener in openers
        )
        if opens or not pieces:
            pieces.append((chars, places))
        else:
            pieces[-1][0].extend(chars)
            pieces[-1][1].extend(places)
    return [Piece("".join(chars), tuple(places)) for chars, places in pieces]


def _outside_names(line: str, printed: str, meant: str) -> str:
    at = line.find(printed)
    while at >= 0:
        before = line[:at]
        if all(before.count(left) == before.count(right) for left, right in BRACKETS.items()):
            line = before + meant + line[at + len(printed) :]
        at = line.find(printed, at + 1)
    return line


def _folded(text: str) -> list[tuple[str, int]]:
    """Characters of one width, each with its place."""
    out: list[tuple[str, int]] = []
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


def _without_reminders(chars: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """Without what stands in round brackets, outside of names."""
    out: list[tuple[str, int]] = []
    depth = 0
    closing = ""
    kept: list[tuple[str, int]] = []  # since the bracket opened, should it never close
    for char, place in chars:
        if depth == 0:
            if closing:
                closing = "" if char == closing else closing
            elif char in BRACKETS:
                closing = BRACKETS[char]
            if char == "(" and not closing:
                depth = 1
                kept = [(char, place)]
                continue
            out.append((char, place))
        else:
            kept.append((char, place))
            depth += (char == "(") - (char == ")")
    return out + kept if depth else out


def _lines(
    chars: list[tuple[str, int]], openers: tuple[str, ...]
) -> list[tuple[list[str], list[int]]]:
    """Lines without the spaces that stand outside of names.

    A line also ends where a sentence does and the head of an ability follows.
    """
    lines: list[tuple[list[str], list[int]]] = [([], [])]
    closing = ""
    for char, place in chars:
        if char == "\n":
            lines.append(([], []))
            closing = ""
            continue
        if closing:
            closing = "" if char == closing else closing
        elif char in BRACKETS:
            closing = BRACKETS[char]
        elif char.isspace():
            continue
        elif char in _DASHES:
            char = "-"
        lines[-1][0].append(char)
        lines[-1][1].append(place)
    if not openers:
        return lines
    heads = "|".join(map(re.escape, openers))
    head = re.compile(rf"(?<=。)(?=(?:{heads})(?:【[^】]*】|《[^》]*》|〔[^〕]*〕|[&か・])*:)")
    out: list[tuple[list[str], list[int]]] = []
    for line, places in lines:
        text = "".join(line)
        cuts = [0, *(m.start() for m in head.finditer(text) if _open_quotes(text, m.start()) == 0)]
        for start, end in zip(cuts, [*cuts[1:], len(line)], strict=True):
            out.append((line[start:end], places[start:end]))
    return out


def _open_quotes(text: str, at: int) -> int:
    return text.count("〈", 0, at) - text.count("〉", 0, at)
