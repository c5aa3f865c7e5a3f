"""Frames: procedures of a rulebook under way, as data on a stack.

A frame has named fields and a step number. `run` carries out the present step and says what comes
next: another step, a frame to run first (pushed on top), a decision to ask (`ask`), or the end
(`pop`). `answer` takes the chosen option. A step that asks changes nothing before it asks, so
that a position read back from a pack asks the same again.
"""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64, mypyc_attr
from kirifuda.kernel.events.moving import bound, in_sight, secret, sight
from kirifuda.kernel.position.decisions import Decision, Option
from kirifuda.kernel.position.integers import Reader, put
from kirifuda.kernel.position.scope import NO_NUMBERS, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.repeats import withhold

SEEN_BITS: Final = 63
DONE: Final = Option("done")


@mypyc_attr(acyclic=True)
class Frame:
    """One procedure under way. `code` names its class in a pack."""

    code = 0

    def __init__(self) -> None:
        self.step: i64 = 0
        self.seat: i64 = 0

    def run(self, s: State) -> None:
        raise AssertionError("a frame must say how it runs")

    def answer(self, s: State, option: Option) -> None:
        raise AssertionError("this frame asks nothing")

    def receive(self, s: State, cards: list[int]) -> None:
        """Take the result of a frame that ran on top of this one."""

    def inherit(self, scope: Scope) -> None:
        """Take over what an effect that ran on top has found out."""

    def played_by(self) -> int:
        """Who plays what is being carried out; -1: nobody, it is a part of the game itself."""
        return -1

    def abandon(self, s: State) -> bool:
        """The seat that is asked something has left: go on without an answer. False: it asks
        nothing, or finds out by itself who is still there."""
        return False

    def without(self, s: State) -> None:
        """Cards of seats that have left are no longer there."""

    def fresh(self) -> Frame:
        """An empty frame of the same class."""
        raise AssertionError("a frame must say how it is made")

    def copy(self) -> Frame:
        f = self.fresh()
        f.step = self.step
        f.seat = self.seat
        return f

    def write(self, out: list[int]) -> None:
        out.append(self.step)
        out.append(self.seat)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()


@mypyc_attr(acyclic=True)
class CardFrame(Frame):
    """A procedure about one card (-1: none yet)."""

    def __init__(self) -> None:
        super().__init__()
        self.card: i64 = -1

    def copy(self) -> Frame:
        f = self.fresh()
        assert isinstance(f, CardFrame)
        f.step = self.step
        f.seat = self.seat
        f.card = self.card
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.card])

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.card = r.one()


def still_there(s: State, cards: list[int]) -> list[int]:
    """Those of cards whose owners have not left."""
    return [card for card in cards if not s.gone[s.pool.owner[card]]]


def ask(
    s: State,
    seat: i64,
    kind: str,
    clause: str,
    options: list[Option],
    source: i64 = -1,
    in_sight: bool = False,
) -> None:
    """Ask a seat to choose one of the options.

    `in_sight`: it sees all cards that they name, so that nobody need look (kernel/sight/veil.py).
    """
    d = Decision(seat, kind, clause, source, options, NO_NUMBERS, 1, 1)
    d.in_sight = in_sight
    s.decision = d


def ask_one(
    s: State,
    seat: i64,
    kind: str,
    clause: str,
    options: list[Option],
    source: i64 = -1,
) -> None:
    """Ask where a single option would be taken without a word, unless someone goes step by step."""
    d = Decision(seat, kind, clause, source, options, NO_NUMBERS, 1, 1)
    d.forced = len(options) == 1
    s.decision = d


def take_step(s: State) -> None:
    """Carry out one step of the procedure on top."""
    if s.departing:
        s.pool.rules.depart(s)
    if len(s.stack) <= s.shared_frames:
        s.own_top()
    s.stack[-1].run(s)
    if s.course:
        withhold(s)


def advance(s: State) -> None:
    """Run until someone must decide or the game is over."""
    while s.decision is None and not s.over:
        if s.departing:
            s.pool.rules.depart(s)
        stack = s.stack
        if len(stack) <= s.shared_frames:
            s.own_top()
        stack[-1].run(s)
    if s.course:
        withhold(s)


@mypyc_attr(acyclic=True, free_list_len=1)
class Pick(Frame):
    """A chain of picks: one seat picks between `least` and `most` of the candidates.

    Candidates and picks are card numbers. Where nothing is left to choose (all of them must be
    taken, or there are none), nobody is asked. The result goes to the frame below.
    """

    code = 1

    def __init__(self) -> None:
        super().__init__()
        self.kind: i64 = 0
        self.source: i64 = -1
        self.least: i64 = 0
        self.most: i64 = 0
        self.candidates = NO_NUMBERS
        self.picked = NO_NUMBERS
        self.blind: i64 = 0  # so many cards could be candidates for all that others know
        self.distinct: i64 = 0  # 1: copies are alike, offer one; other numbers are the game's

    def fresh(self) -> Frame:
        return Pick()

    def copy(self) -> Frame:
        f = Pick()
        f.step = self.step
        f.seat = self.seat
        f.kind = self.kind
        f.source = self.source
        f.least = self.least
        f.most = self.most
        f.candidates = self.candidates
        f.picked = self.picked
        f.blind = self.blind
        f.distinct = self.distinct
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.kind, self.source, self.least, self.most])
        put(out, self.candidates)
        put(out, self.picked)
        out.append(self.blind)
        out.append(self.distinct)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.kind = r.one()
        self.source = r.one()
        self.least = r.one()
        self.most = r.one()
        self.candidates = r.many()
        self.picked = r.many()
        self.blind = r.one()
        self.distinct = r.one()

    def run(self, s: State) -> None:
        left = self.candidates
        n = len(self.picked)
        if n >= self.most or (not left and n >= self.blind):
            self.finish(s)
            return
        forced = False
        # where what is picked tells what else can be, those left are not all taken unasked
        free = self.distinct < 2 or len(left) == 1
        if left and free and self.blind <= n + len(left) <= self.least:
            if not s.stepwise:
                self.picked = self.picked + left
                self.finish(s)
                return
            forced = True
        rules = s.pool.rules
        if s.pool.rules_changed:
            left = rules.foremost(s, self, left)
        seen = in_sight(s, self.seat, left)
        if self.distinct == 1:
            left = unlike(s, left, -1 if seen else self.seat)
            if len(left) == 1 and self.least == self.most and open_to_all(s, self.candidates):
                # all that is left is alike, as anyone can see: there is nothing to choose
                if not s.stepwise:
                    self.picked = self.picked + self.candidates[: self.most - n]
                    self.finish(s)
                    return
                forced = True
        options = [s.pool.picks[c] for c in left]
        if n >= self.least:
            options.append(DONE)
        d = Decision(
            self.seat,
            rules.pick_kinds[self.kind],
            rules.pick_clauses[self.kind],
            self.source,
            options,
            self.picked,
            self.least,
            self.most,
        )
        d.forced = forced
        if seen and not self.picked:
            d.in_sight = self.source < 0 or not secret(s, self.seat, self.source)
        s.decision = d

    def answer(self, s: State, option: Option) -> None:
        if option.card < 0:
            self.finish(s)
            return
        self.picked = [*self.picked, option.card]
        if len(self.picked) >= self.most:
            self.finish(s)
            return
        self.candidates = s.pool.rules.narrow(s, self, option.card)

    def finish(self, s: State) -> None:
        s.give(self.picked)

    def abandon(self, s: State) -> bool:
        s.give([])
        return True

    def without(self, s: State) -> None:
        self.candidates = still_there(s, self.candidates)
        self.picked = still_there(s, self.picked)
        most: i64 = len(self.candidates) + len(self.picked)
        if self.most > most:
            self.most = most
        if self.least > self.most:
            self.least = self.most
        if self.blind > self.most:
            self.blind = self.most


def open_to_all(s: State, cards: list[int]) -> bool:
    """Whether everyone knows which cards these are."""
    everyone = (1 << s.seats) - 1
    for card in cards:
        if sight(s, card) != everyone:
            return False
    return True


def unlike(s: State, cards: list[int], seat: i64 = -1) -> list[int]:
    """One of each printed card, and each that an effect was made on, or that a seat (-1: nobody)
    cannot see."""
    out: list[int] = []
    definitions = s.pool.definition
    seen: i64 = 0  # definitions as bits; few matches have more than fit
    others = NO_NUMBERS
    card: i64
    for card in cards:
        if (s.lasting and bound(s, s.refs[card])) or (seat >= 0 and secret(s, seat, card)):
            out.append(card)
            continue
        mine: i64 = definitions[card]
        if mine < SEEN_BITS:
            if seen >> mine & 1:
                continue
            bit: i64 = 1  # a literal would be shifted as a shorter number
            bit <<= mine
            seen |= bit
        elif mine in others:
            continue
        else:
            others = [*others, mine]
        out.append(card)
    return out


def pick(
    s: State,
    seat: i64,
    kind: i64,
    candidates: list[int],
    least: i64,
    most: i64,
    source: i64 = -1,
    distinct: i64 = 0,
    blind: i64 = 0,
) -> None:
    """Let a seat pick cards; the frame that calls this receives them.

    `blind`: so many cards could be candidates for all that others know, so that being asked must
    not depend on how many are.
    """
    f = Pick()
    f.seat = seat
    f.kind = kind
    f.source = source
    f.candidates = candidates
    f.most = most
    if most > len(candidates) and most > blind:
        f.most = max(len(candidates), blind)
    f.least = min(f.most, least)
    f.distinct = distinct
    f.blind = blind
    s.stack.append(f)
