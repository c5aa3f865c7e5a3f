"""Packs that somebody has forged, with a right checksum: typed errors, or a match that plays."""

from __future__ import annotations

import random
import struct

import pytest
from tests.hooks import GAMES
from tests.merciless import positions

import kirifuda
from kirifuda import KirifudaError
from kirifuda.games.saving import _HEAD
from kirifuda.kernel.position.packing import checksum

FORGED = 150  # packs of each game
ODD = (-1, 0, 1, 2, 7, 1000, -1000, 2**31 - 1, -(2**31))


def words_of(raw: bytes) -> tuple[int, list[int]]:
    """Where the words of a position begin in a pack, and the words."""
    _, _, meta, setup, size = _HEAD.unpack_from(raw)
    at = _HEAD.size + meta + setup
    return at, list(struct.unpack(f"<{size // 4}i", raw[at : at + size]))


def forged(raw: bytes, words: list[int]) -> bytes:
    """The pack with other words, and with the sum that belongs to them."""
    at, _ = words_of(raw)
    head = _HEAD.pack(*_HEAD.unpack_from(raw)[:4], 4 * len(words))
    body = head + raw[_HEAD.size : at] + struct.pack(f"<{len(words)}i", *words)
    return body + checksum(body)


def spoil(words: list[int], luck: random.Random) -> None:
    """Change a few words, take some out, put some in."""
    for _ in range(luck.choice((1, 1, 1, 2, 4))):
        at = luck.randrange(len(words))
        how = luck.randrange(5)
        if how == 0:
            words[at] = luck.choice(ODD)
        elif how == 1:
            words[at] ^= 1 << luck.randrange(31)
        elif how == 2:
            words.insert(at, luck.randrange(-2, 60))
        elif how == 3:
            words.pop(at)
        else:
            words[at] = luck.choice(words)


@pytest.mark.parametrize("name", GAMES)
def test_a_forged_pack_is_refused_or_played_but_never_breaks(name: str) -> None:
    game = kirifuda.game(name)
    luck = random.Random(name)
    packs = [match.pack() for match in positions(name, 8)]
    refused = 0
    for _ in range(FORGED):
        raw = luck.choice(packs)
        _, words = words_of(raw)
        spoil(words, luck)
        try:
            match = game.unpack(forged(raw, words))
            for _ in range(12):
                match.view(0)
                if match.decision is None:
                    break
                match.choose(luck.randrange(len(match.decision.options)))
        except KirifudaError:
            refused += 1
    assert refused > FORGED // 10


@pytest.mark.parametrize("name", GAMES)
def test_a_pack_that_is_cut_or_padded_is_refused(name: str) -> None:
    game = kirifuda.game(name)
    raw = positions(name, 1)[0].pack()
    _, words = words_of(raw)
    for other in ([], words[:-1], words[: len(words) // 2], [*words, 0], words * 2):
        with pytest.raises(KirifudaError):
            game.unpack(forged(raw, other))
    with pytest.raises(KirifudaError, match="far too many"):
        game.unpack(raw + b"0" * (1 << 23))
