"""Unpacking: the state that a list of integers tells (position/packing.py), if it is sound."""

from __future__ import annotations

from typing import Final

from kirifuda.kernel.effects.effect import Effect
from kirifuda.kernel.errors import KirifudaError, PackError, Reason, Said
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import Face, Pool
from kirifuda.kernel.position.clues import read_clue
from kirifuda.kernel.position.fingerprints import MASS_BITS
from kirifuda.kernel.position.integers import Reader
from kirifuda.kernel.position.scope import (
    CARD_MASK,
    Last,
    Waiting,
    read_delayed,
    read_event,
    read_hushed,
    read_lasting,
    read_scope,
)
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.asking import Confirm, NameSeat, Select
from kirifuda.kernel.procedures.frames import Frame, Pick
from kirifuda.kernel.timing.checks import CheckTiming, PlayAbility, PlayWaiting
from kirifuda.kernel.timing.naming import NameFor
from kirifuda.kernel.timing.sequences import Resolve, TriggerCheck

UNSOUND: Final = "the position in the pack is not sound"


class Restored(Match):
    """A match that was read from a pack, which anybody may have written.

    What of it makes no sense may show only when it is played on: then a `PackError` tells so, and
    the match is as it was.
    """

    def copy(self) -> Match:
        m = Restored(self.pool, self.state.copy(), self.seed, self.setup)
        m.choices = self.choices.copy()
        m.replayable = self.replayable
        m.host = self.host
        return m

    def choose(self, what: object, stop: object = "") -> None:
        before = self.state.copy()
        chosen = self.choices.copy()
        try:
            super().choose(what, stop)
            self.decision  # noqa: B018 - what is asked next must make sense, too
        except KirifudaError:
            raise
        except Exception as error:
            self.state = before
            self.choices = chosen
            raise PackError(UNSOUND) from error

    def concede(self, seat: object) -> None:
        before = self.state.copy()
        try:
            super().concede(seat)
        except KirifudaError:
            raise
        except Exception as error:
            self.state = before
            raise PackError(UNSOUND) from error

    def view(self, seat: object) -> dict[str, object]:
        try:
            return super().view(seat)
        except KirifudaError:
            raise
        except Exception as error:
            raise PackError(UNSOUND) from error

    def why_not(self, seat: object, what: object) -> list[Reason]:
        try:
            return super().why_not(seat, what)
        except KirifudaError:
            raise
        except Exception as error:
            raise PackError(UNSOUND) from error


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
    s.known_cards = [card for card in range(n) if s.known[card]]
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
    s.spent = r.many()
    s.lent = r.many()
    s.deeds = r.one()
    s.held = r.many()
    s.named = r.many()
    s.history = [read_event(r) for _ in range(r.count())]
    s.prints = r.long()
    s.course = r.long()
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


def read_recalled(s: State, r: Reader) -> None:
    """What `write_recalled` wrote (kernel/match.py)."""
    n = s.pool.size
    s.recalls = r.one() == 1
    if s.recalls:
        s.followed = [_bits(r, n) for _ in range(s.seats)]
        s.followed_any = 0
        for cards in s.followed:
            s.followed_any |= cards
        s.met = [_bits(r, n) for _ in range(s.seats)]
        s.clues = [read_clue(r, n, len(s.pool.defs)) for _ in range(r.count())]
    for f in s.stack:
        if isinstance(f, PlayAbility) and f.saved is not None:
            read_recalled(f.saved, r)


def _bits(r: Reader, size: int) -> int:
    """Numbers of cards as bits."""
    out = 0
    for card in _cards(r, size):
        out |= 1 << card
    return out


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
    if code == 12:
        return NameSeat()
    if code == 13:
        return NameFor()
    f = pool.rules.new_frame(code)
    if f is None:
        raise PackError(Said("the pack holds an unknown procedure ({0})", [code]))
    return f


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
