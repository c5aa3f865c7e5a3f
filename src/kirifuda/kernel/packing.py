"""Packing: a state as words, and words as bytes that check themselves."""

from __future__ import annotations

import hashlib
import struct
import sys
import zlib
from array import array
from typing import Final

from kirifuda.kernel.asking import Confirm, Select
from kirifuda.kernel.cards import Face, Pool
from kirifuda.kernel.effects import Effect
from kirifuda.kernel.errors import PackError
from kirifuda.kernel.frames import Frame, Pick
from kirifuda.kernel.scope import (
    CARD_MASK,
    Last,
    Waiting,
    read_delayed,
    read_event,
    read_hushed,
    read_lasting,
    read_scope,
)
from kirifuda.kernel.sequences import Resolve, TriggerCheck
from kirifuda.kernel.state import State
from kirifuda.kernel.timing import CheckTiming, PlayAbility, PlayWaiting
from kirifuda.kernel.words import Reader, put, put_lists

MAGIC: Final = b"KFDA"
SUM: Final = 4
MASS_BITS: Final = 30
MASS: Final = 0x3FFFFFFF


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
    put(out, s.held)
    out.append(len(s.history))
    for ev in s.history:
        ev.write(out)
    out.append(len(s.prints))
    for n in s.prints:  # fingerprints have 60 bits
        out.append(n >> 30)
        out.append(n & 0x3FFFFFFF)
    out.append(1 if s.over else 0)
    put(out, s.winners)
    put(out, [ord(c) for c in s.end_clause])
    out.append(len(s.stack))
    for f in s.stack:
        out.append(f.code)
        f.write(out)
    s.write_more(out)


def read_state(pool: Pool, r: Reader) -> State:
    """The state that `write_state` wrote."""
    s = pool.rules.new_state(pool)
    n = pool.size
    seats = r.one()
    if seats != s.seats:
        raise PackError("the pack has another number of seats")
    s.team = r.many()
    s.gone = r.many()
    s.set_order()
    s.zones = r.lists()
    _find_cards(s, n)
    s.refs = _refs(r, n)
    _few(r, s.spot)
    _few(r, s.rest)
    _few(r, s.down)
    _few(r, s.damage)
    _few(r, s.host)
    _few(r, s.status)
    _few(r, s.known)
    s.mass = (r.one() << MASS_BITS) + r.one()
    s.alert = _cards(r, n)
    s.clock = r.one()
    s.turn = r.one()
    s.turn_seat = r.one()
    s.phase = r.one()
    s.first_seat = r.one()
    s.chance = []
    for _ in range(4):
        high = r.one()
        s.chance.append(high << 16 | r.one())
    for _ in range(r.count()):
        sc = read_scope(r)
        s.waiting = [*s.waiting, Waiting(sc, r.one())]
    s.lasting = [read_lasting(r) for _ in range(r.count())]
    s.delayed = [read_delayed(r) for _ in range(r.count())]
    s.hushed = [read_hushed(r) for _ in range(r.count())]
    s.last = [_read_last(pool, r) for _ in range(r.count())]
    s.used = r.many()
    s.held = r.many()
    s.history = [read_event(r) for _ in range(r.count())]
    prints: list[int] = []
    for _ in range(r.count()):
        high = r.one()
        prints.append(high << 30 | r.one())
    s.prints = prints
    s.over = r.one() == 1
    s.winners = r.many()
    s.end_clause = "".join([chr(c) for c in r.many()])
    s.stack = []
    for _ in range(r.count()):
        f = new_frame(pool, r.one())
        f.read(r)
        if isinstance(f, PlayAbility) and f.nested:
            f.saved = read_state(pool, r)
        s.stack.append(f)
    s.read_more(r)
    s.stale = True
    return s


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


def _few(r: Reader, values: list[int]) -> None:
    words = r.words
    at = r.at
    end = at + 1 + 2 * r.count()
    if end > len(words):
        raise PackError("the pack ends too early")
    at += 1
    while at < end:
        card = words[at]
        if not 0 <= card < len(values):
            raise PackError("the pack tells about a card that is not there")
        values[card] = words[at + 1]
        at += 2
    r.at = end


def _find_cards(s: State, n: int) -> None:
    """Where each card is, from what each zone holds."""
    if len(s.zones) != s.seats * s.kinds:
        raise PackError("the pack has another number of zones")
    found = 0
    zone = [-1] * n
    seat = s.seat
    for of in range(s.seats):
        for kind in range(s.kinds):
            cards = s.zones[of * s.kinds + kind]
            found += len(cards)
            for card in cards:
                if not 0 <= card < n or zone[card] >= 0:
                    raise PackError("the pack's zones do not hold each card once")
                zone[card] = kind
                seat[card] = of
    if found != n:
        raise PackError("the pack's zones do not hold each card once")
    s.zone = zone


def _cards(r: Reader, n: int) -> list[int]:
    out = r.many()
    for card in out:
        if not 0 <= card < n:
            raise PackError("the pack tells about a card that is not there")
    return out


def _refs(r: Reader, n: int) -> list[int]:
    if r.at + n > len(r.words):
        raise PackError("the pack ends too early")
    out = r.words[r.at : r.at + n]
    for card in range(n):
        if out[card] & CARD_MASK != card:
            raise PackError("the pack names cards that are not there")
    r.at += n
    return out


def new_frame(pool: Pool, code: int) -> Frame:
    """An empty frame by its code."""
    if code == 1:
        return Pick()
    if code == 2:
        return Effect()
    if code == 3:
        return Confirm()
    if code == 4:
        return Select()
    if code == 5:
        return CheckTiming()
    if code == 6:
        return PlayWaiting()
    if code == 7:
        return PlayAbility()
    if code == 8:
        return TriggerCheck()
    if code == 9:
        return Resolve()
    f = pool.rules.new_frame(code)
    if f is None:
        raise PackError(f"the pack holds an unknown procedure ({code})")
    return f


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


def _read_last(pool: Pool, r: Reader) -> Last:
    head = [r.one() for _ in range(8)]
    nums = r.many()
    kinds = r.one()
    names = _texts(pool, r)
    traits = _texts(pool, r)
    face = Face(nums, kinds, names, traits, r.one(), r.many())
    ref, zone, seat, spot, rest, damage, status, host = head
    return Last(ref, face, zone, seat, spot, rest, damage, status, host)


def _texts(pool: Pool, r: Reader) -> tuple[str, ...]:
    found: list[str] = []
    for n in r.many():
        if not 0 <= n < len(pool.strings):
            raise PackError("the pack names a word that its cards do not have")
        found.append(pool.strings[n])
    return tuple(found)


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


def fingerprint(s: State) -> int:
    """A short fingerprint of what players see as the same position: stamps and chance aside.

    Used to find endless loops. Where and how each card is, every change keeps as one number.
    """
    b = len(s.waiting) + 1
    for e in s.lasting:
        b = (b * 31 + e.scope.ability * 64 + e.modifier) & MASS
        for n in e.numbers:
            b = (b * 31 + n) & MASS
    b = (b * 31 + len(s.used) + len(s.delayed) * 256) & MASS
    return (s.mass & MASS) << MASS_BITS | b


def mass_of(s: State) -> int:
    """Where and how each card is, as one number: what changes keep up to date."""
    total = 0
    for card in range(s.pool.size):
        total += s.pool.weights[card] * (
            s.zone[card]
            + 17 * s.spot[card]
            + 29 * s.rest[card]
            + 37 * s.down[card]
            + 41 * s.damage[card]
            + 43 * s.status[card]
            + 47 * (s.seat[card] - s.pool.owner[card])
        )
    return total
