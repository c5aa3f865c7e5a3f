"""Packing: a state as words, and words as bytes that check themselves."""

from __future__ import annotations

import hashlib
import struct
import sys
import zlib
from array import array
from typing import Final

from kirifuda.kernel.errors import PackError
from kirifuda.kernel.position.cards import Pool
from kirifuda.kernel.position.fingerprints import MASS, MASS_BITS
from kirifuda.kernel.position.integers import put, put_lists, put_long
from kirifuda.kernel.position.scope import (
    Last,
)
from kirifuda.kernel.position.state import State

MAGIC: Final = b"KFDA"
SUM: Final = 4


def write_state(s: State, out: list[int]) -> None:
    """Append everything that makes a position, and what is dear to derive from it."""
    out.append(s.seats)
    put(out, s.team)
    put(out, s.gone)
    put_lists(out, s.zones)
    out.extend(s.refs)
    _put_few(out, s.spot, -1)
    _put_few(out, s.rest, 0)
    _put_few(out, s.down, 0)
    _put_few(out, s.damage, 0)
    _put_few(out, s.host, -1)
    _put_few(out, s.status, 0)
    _put_few(out, s.known, 0)
    out.extend([s.mass >> MASS_BITS, s.mass & MASS])
    put(out, s.alert)
    out.extend([s.clock, s.turn, s.turn_seat, s.phase, s.first_seat])
    for word in s.chance:
        out.append(word >> 16)
        out.append(word & 0xFFFF)
    out.append(len(s.waiting))
    for w in s.waiting:
        w.scope.write(out)
        out.append(w.mark)
    out.append(len(s.lasting))
    for e in s.lasting:
        e.write(out)
    out.append(len(s.delayed))
    for d in s.delayed:
        d.write(out)
    out.append(len(s.hushed))
    for h in s.hushed:
        h.write(out)
    out.append(len(s.last))
    for info in s.last:
        _write_last(s.pool, info, out)
    put(out, s.used)
    put(out, s.spent)
    put(out, s.lent)
    out.append(s.deeds)
    put(out, s.held)
    put(out, s.named)
    out.append(len(s.history))
    for ev in s.history:
        ev.write(out)
    put_long(out, s.prints)
    put_long(out, s.course)
    out.append(1 if s.over else 0)
    put(out, s.winners)
    put(out, [ord(c) for c in s.end_clause])
    out.append(len(s.stack))
    for f in s.stack:
        out.append(f.code)
        f.write(out)
    s.write_more(out)


def _put_few(out: list[int], values: list[int], usual: int) -> None:
    """Append those values that are not as usual, each with its card."""
    if values.count(usual) == len(values):
        out.append(0)
        return
    at = len(out)
    out.append(0)
    for card in range(len(values)):
        if values[card] != usual:
            out.append(card)
            out.append(values[card])
    out[at] = (len(out) - at) // 2


def _write_last(pool: Pool, info: Last, out: list[int]) -> None:
    out.extend([info.ref, info.zone, info.seat, info.spot, info.rest, info.damage])
    out.extend([info.status, info.host])
    face = info.face
    put(out, face.nums)
    out.append(face.kinds)
    put(out, [pool.string_ids[t] for t in face.names])
    put(out, [pool.string_ids[t] for t in face.traits])
    out.append(face.marks)
    put(out, face.abilities)


def to_bytes(words: list[int]) -> bytes:
    """Words as little-endian 32-bit integers."""
    return struct.pack(f"<{len(words)}i", *words)


def from_bytes(raw: bytes) -> list[int]:
    if len(raw) % 4:
        raise PackError("the pack has a broken length")
    a = array("i")
    a.frombytes(raw)
    if sys.byteorder != "little":
        a.byteswap()
    return a.tolist()


def checksum(raw: bytes) -> bytes:
    """Finds damage, not malice: what a pack says is checked when it is read."""
    return zlib.crc32(raw).to_bytes(SUM, "little")


def digest(s: State) -> str:
    """A fingerprint of the position, the same on every platform."""
    words: list[int] = []
    write_state(s, words)
    return hashlib.blake2b(to_bytes(words), digest_size=16).hexdigest()
