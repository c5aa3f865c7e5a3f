"""Words: a state as a flat list of integers, and back.

Everything in a state is integers and lists of integers; writing it down is appending, reading it
back is walking. The same words are what a digest is made of (kernel/position/packing.py).
"""

from __future__ import annotations

from typing import Final

from kirifuda.kernel.errors import PackError

HALF_BITS: Final = 30  # of a fingerprint, which has 60
HALF: Final = 0x3FFFFFFF
MOST: Final = 1_000_000_000  # what values, amounts and words go up to, and down to its negative


def bounded(n: int) -> int:
    """A number that is kept: what would grow beyond all bounds stays at the bound.

    >>> bounded(5), bounded(10**12), bounded(-(10**12))
    (5, 1000000000, -1000000000)
    """
    if n > MOST:
        return MOST
    return n if n >= -MOST else -MOST  # noqa: FURB136 (a call of max is dear)


class Reader:
    """Walks through words; running off the end or a senseless length is a `PackError`."""

    def __init__(self, words: list[int]) -> None:
        self.words = words
        self.at = 0

    def one(self) -> int:
        if self.at >= len(self.words):
            raise PackError("the pack ends too early")
        n = self.words[self.at]
        self.at += 1
        return n

    def many(self) -> list[int]:
        n = self.one()
        if n < 0 or self.at + n > len(self.words):
            raise PackError("a list in the pack has an impossible length")
        out = self.words[self.at : self.at + n]
        self.at += n
        return out

    def long(self) -> list[int]:
        """A list of numbers of 60 bits."""
        out: list[int] = []
        for _ in range(self.count()):
            high = self.one()
            out.append(high << HALF_BITS | self.one())
        return out

    def lists(self) -> list[list[int]]:
        return [self.many() for _ in range(self.count())]

    def count(self) -> int:
        n = self.one()
        if n < 0 or n > len(self.words):
            raise PackError("a count in the pack is impossible")
        return n


def put(out: list[int], many: list[int]) -> None:
    """Append a list with its length."""
    out.append(len(many))
    out.extend(many)


def put_long(out: list[int], many: list[int]) -> None:
    """Append a list of numbers of 60 bits."""
    out.append(len(many))
    for n in many:
        out.append(n >> HALF_BITS)
        out.append(n & HALF)


def put_lists(out: list[int], lists: list[list[int]]) -> None:
    """Append a list of lists."""
    out.append(len(lists))
    for many in lists:
        out.append(len(many))
        out.extend(many)
