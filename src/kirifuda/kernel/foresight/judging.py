"""Judging: how likely a seat is to win from a position, by what that seat may see.

A game counts what each side has (`Judge.side`), adds up by hand what that looks like (`plain`), and
tells how far the match has come (`progress`). Each number has two weights, early and late in a
match: one in the logarithm of the odds that a seat wins from there, in thousandths, and one in how
good a position looks beside others that a decision leads to. They are not the same: who wins has
spent what they had, but spending it for nothing does not win. Both are fitted (agents/fitting.py).
All of it is integers, so that every build judges alike.
"""

from __future__ import annotations

import math
from typing import Final

from kirifuda.build import i64
from kirifuda.kernel.foresight.settling import decided, settle
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.decisions import Decision
from kirifuda.kernel.position.state import State

WIN: Final = 20_000  # a match that is won
MOST: Final = 100_000_000  # more than any sum that is made by hand
SURE: Final = 9_000  # a match that goes on is never surer
FELLOW: Final = 100  # somebody who has lost and left, while others play on
ODDS: Final = [0, 0, 693, 1099, 1386, 1609]  # against so many sides, in thousandths below even
WHOLE: Final = 100  # `progress` at the end of a match
SCALE: Final = 1_000_000  # weights are told in so many parts of a thousandth
SHARED: Final = ["even", "own turn", "plain"]  # what is counted in every game, before its own
SINCE: Final = 2  # of these, what tells positions apart that one decision leads to
PLAIN: Final = 2  # of these, the sum by hand

# How likely one wins, in parts of 10,000, by the odds in steps of 50 thousandths.
STEP: Final = 50
CHANCES: Final = [round(10_000 / (1 + math.exp(-at * STEP / 1000))) for at in range(SURE // STEP)]
CERTAIN: Final = 10_000


def chance(worth: int) -> int:
    """How likely a seat wins, in parts of 10,000, by what a position is worth to it.

    >>> chance(0), chance(WIN), chance(-WIN), chance(1000) + chance(-1000)
    (5000, 10000, 0, 10000)
    """
    if worth < 0:
        return CERTAIN - chance(-worth)
    at = worth // STEP
    return CHANCES[at] if at < len(CHANCES) else CERTAIN


def absent(s: State, seat: int) -> int:
    """What it is worth to a seat of many how many sides are left, and who of them is not there.

    Of equals each wins as often as the others: against two that is odds of one to two.
    """
    if s.seats == 2:
        return 0
    out = 0
    left: i64 = 0  # sides against whom one plays, as bits
    for other in range(s.seats):
        team: i64 = s.team[other]
        if not s.gone[other]:
            if team != s.team[seat]:
                bit: i64 = 1
                left |= bit << team
        else:
            out += -FELLOW if team == s.team[seat] else FELLOW
    against = 0
    while left:
        left &= left - 1
        against += 1
    return out - ODDS[min(against, len(ODDS) - 1)]


class Weights:
    """What numbers are worth early in a match, and what is added to that as it goes on."""

    def __init__(self, early: list[int], late: list[int]) -> None:
        self.early = early
        self.late = late

    def total(self, told: list[int], now: i64, since: i64) -> i64:
        """The sum of what was counted, from a number on, so far into the match."""
        early, late = self.early, self.late
        total: i64 = 0
        for i in range(since, len(told)):
            value: i64 = told[i]
            if value:
                total += value * (early[i] + late[i] * now // WHOLE)
        return total // SCALE

    def only(self, at: int) -> bool:
        """Whether nothing else counts, of what tells positions apart."""
        for i in range(SINCE, len(self.early)):
            if i != at and (self.early[i] or self.late[i]):
                return False
        return True


class Judge:
    """What a game tells those who look ahead. A game subclasses it."""

    def __init__(
        self, names: list[str], resting: tuple[str, ...], declined: tuple[str, ...] = ()
    ) -> None:
        self.names = SHARED + names
        self.resting = resting  # kinds of decisions at which nothing is half done
        self.declined = declined  # kinds of which even who looks ahead lets everything pass
        self.odds = Weights([], [])  # of `features`: who wins from there
        self.taste = Weights([], [])  # of `features`: what looks good right after a decision
        self.by_sum = False  # the taste is the sum by hand, and nothing else need be counted
        self.fixed: dict[str, int] = {}  # weights that a game tells itself

    # -- what a game answers ---------------------------------------------------------------

    def plain(self, s: State, seat: int) -> int:
        """How good a position looks, by a sum that was made by hand."""
        raise AssertionError

    def side(self, s: State, seat: int, viewer: int) -> list[int]:
        """What a seat has, number by number, as far as the viewer may see it."""
        raise AssertionError

    def progress(self, s: State) -> int:
        """How far the match has come, from 0 to `WHOLE`."""
        raise AssertionError

    def at_once(self, s: State, d: Decision) -> int:
        """What one does who plays on, by its index, where that need not be looked at; else -1."""
        return -1

    # -- what follows from it --------------------------------------------------------------

    def features(self, s: State, seat: int) -> list[int]:
        """What is weighed: as `names` lists it, the seat's side less the other one's."""
        team: list[int] = []
        others: list[int] = []
        for other in range(s.seats):
            if not s.gone[other]:
                if s.team[other] == s.team[seat]:
                    team.append(other)
                else:
                    others.append(other)
        mine = self.mean(s, team, seat)
        theirs = self.mean(s, others, seat)
        for i in range(len(mine)):
            mine[i] -= theirs[i]
        return [1, 1 if s.in_turn(seat) else 0, self.plain(s, seat), *mine]

    def mean(self, s: State, seats: list[int], viewer: int) -> list[int]:
        """What each of some seats has, on average."""
        if not seats:
            return [0] * (len(self.names) - len(SHARED))
        out = self.side(s, seats[0], viewer)
        many = len(seats)
        if many > 1:
            for at in range(1, many):
                more = self.side(s, seats[at], viewer)
                for i in range(len(out)):
                    out[i] += more[i]
            for i in range(len(out)):
                out[i] //= many
        return out

    def weigh(self, odds: Weights, taste: Weights) -> None:
        """Judge by these from now on."""
        self.odds = odds
        self.taste = taste
        self.by_sum = taste.only(PLAIN)

    def worth(self, s: State, seat: int) -> int:
        """The logarithm of the odds that a seat wins, in thousandths."""
        if s.over:
            return decided(s, seat, WIN)
        return self.bounded(s, seat, self.odds.total(self.features(s, seat), self.progress(s), 0))

    def appeal(self, s: State, seat: int) -> int:
        """How a position looks to who compares it with others that one decision leads to.

        Whose turn it is does not count: a turn ends sooner or later, so that nothing is won by
        doing something bad first.
        """
        if s.over:
            return decided(s, seat, WIN)
        now: i64 = self.progress(s)
        if self.by_sum:
            total: i64 = self.plain(s, seat)
            total *= self.taste.early[PLAIN] + self.taste.late[PLAIN] * now // WHOLE
            return self.bounded(s, seat, total // SCALE)
        return self.bounded(s, seat, self.taste.total(self.features(s, seat), now, SINCE))

    def bounded(self, s: State, seat: int, total: i64) -> int:
        """A sum, with what many seats make of it: never as sure as a match that is over."""
        return max(-SURE, min(SURE, total + absent(s, seat)))

    def by_hand(self, s: State, seat: int) -> int:
        """The sum that was made by hand, of a match that is over too."""
        return decided(s, seat, MOST) if s.over else self.plain(s, seat)

    def settle(self, m: Match, seat: int, most: int) -> None:
        """Play on (at most so many decisions) until nothing is half done."""
        settle(m, seat, most, self.resting, self.declined)
