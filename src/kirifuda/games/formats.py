"""Formats: what a game is played as, where its book has more than one way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kirifuda.kernel.errors import KirifudaError, Said


@dataclass(frozen=True)
class Format:
    """One of them: its number in a position, names in both languages, how many play, the clause."""

    number: int
    title: str
    japanese: str
    seats: tuple[int, int]
    clause: str = ""


def find(formats: Mapping[str, Format], word: object, title: str) -> str:
    """The name of a format as it was told (empty: the usual one).

    >>> duel = Format(0, "duel", "対戦", (2, 2))
    >>> find({"": duel}, "", "Chess")
    ''
    >>> find({"": duel}, "blitz", "Chess")
    Traceback (most recent call last):
    kirifuda.kernel.errors.KirifudaError: Chess has no format 'blitz'; it has none but the usual one
    """
    if not isinstance(word, str) or word not in formats:
        known = ", ".join(name for name in formats if name)
        if not known:
            raise KirifudaError(
                Said("{0} has no format {1}; it has none but the usual one", [title, repr(word)])
            )
        raise KirifudaError(
            Said("{0} has no format {1}; its formats: {2}", [title, repr(word), known])
        )
    return word
