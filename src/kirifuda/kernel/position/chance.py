"""Chance: the generator that a state carries in itself.

xoshiro128++ on four 32-bit words kept as plain integers, so that the same seed gives the same
game on every platform, interpreted or compiled, and a copy of a state repeats its luck.
"""

from __future__ import annotations

import hashlib
from typing import Final

from kirifuda.build import i64

MASK: Final[i64] = 0xFFFFFFFF


def seeded(seed: int) -> list[int]:
    """Four words of generator state for any integer seed.

    >>> seeded(7) == seeded(7) != seeded(8)
    True
    """
    raw = hashlib.blake2b(str(seed).encode(), digest_size=16).digest()
    words = [int.from_bytes(raw[i : i + 4], "little") for i in range(0, 16, 4)]
    if not any(words):
        words[0] = 1
    return words


def draw(words: list[int]) -> int:
    """The next 32-bit number; advances the words in place."""
    w0: i64 = words[0]
    w1: i64 = words[1]
    w2: i64 = words[2]
    w3: i64 = words[3]
    total: i64 = (w0 + w3) & MASK
    result: i64 = ((((total << 7) & MASK) | (total >> 25)) + w0) & MASK
    t: i64 = (w1 << 9) & MASK
    w2 ^= w0
    w3 ^= w1
    w1 ^= w2
    w0 ^= w3
    w2 ^= t
    words[0] = w0
    words[1] = w1
    words[2] = w2
    words[3] = ((w3 << 11) & MASK) | (w3 >> 21)
    return result


def below(words: list[int], n: int) -> int:
    """A uniform number from 0 to n - 1, without bias."""
    if n <= 1:
        return 0
    of: i64 = n
    limit: i64 = MASK + 1 - (MASK + 1) % of
    while True:
        x: i64 = draw(words)
        if x < limit:
            return x % of


def shuffled(words: list[int], cards: list[int]) -> list[int]:
    """A new list with the same cards in random order.

    >>> sorted(shuffled(seeded(1), [1, 2, 3]))
    [1, 2, 3]
    """
    out = cards[:]
    w0: i64 = words[0]
    w1: i64 = words[1]
    w2: i64 = words[2]
    w3: i64 = words[3]
    for i in range(len(out) - 1, 0, -1):
        n: i64 = i + 1
        limit: i64 = MASK + 1 - (MASK + 1) % n
        x: i64 = limit
        while x >= limit:
            # `draw` and `below`, word for word: a list of words costs more than the generator
            total: i64 = (w0 + w3) & MASK
            x = ((((total << 7) & MASK) | (total >> 25)) + w0) & MASK
            t: i64 = (w1 << 9) & MASK
            w2 ^= w0
            w3 ^= w1
            w1 ^= w2
            w0 ^= w3
            w2 ^= t
            w3 = ((w3 << 11) & MASK) | (w3 >> 21)
        j: i64 = x % n
        kept = out[i]
        out[i] = out[j]
        out[j] = kept
    words[0] = w0
    words[1] = w1
    words[2] = w2
    words[3] = w3
    return out
