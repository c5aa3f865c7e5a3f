"""Judging: how likely a seat is to win from a position, by what that seat may see.

A game counts what each side has (`Judge.side`), adds up by hand what that looks like (`plain`), and
tells how far the match has come (`progress`). What the numbers are worth, early and late in a
match, is fitted to who won in many of them (agents/fitting.py); the sum is the logarithm of the
odds, in thousandths. All of it is integers, so that every build judges alike.
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


class Judge:
    """What a game tells those who look ahead. A game subclasses it."""

    def __init__(
        self, names: list[str], resting: tuple[str, ...], declined: tuple[str, ...] = ()
    ) -> None:
        self.names = SHARED + names
        self.resting = resting  # kinds of decisions at which nothing is half done
        self.declined = declined  # kinds of which even who looks ahead lets everything pass
        self.early: list[int] = []  # weights of `features`, and ...
        self.late: list[int] = []  # ... what is added to them as the match goes on
        self.alone: list[
            int
        ] = []  # early and late, of the sum by hand if nothing else is looked at
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

    def worth(self, s: State, seat: int) -> int:
        """The logarithm of the odds that a seat wins, in thousandths."""
        if s.over:
            return decided(s, seat, WIN)
        told = self.features(s, seat)
        now: i64 = self.progress(s)
        return self.total(s, seat, told, now, 0)

    def appeal(self, s: State, seat: int) -> int:
        """How a position looks to who compares it with others that one decision leads to.

        It is what the position is worth, but for whose turn it is: a turn ends sooner or later, so
        that nothing is won by doing something bad first. Where nobody plays well by all weights
        (agents/fitting.py), the sum by hand `alone` counts.
        """
        if s.over:
            return decided(s, seat, WIN)
        now: i64 = self.progress(s)
        if self.alone:
            total: i64 = self.plain(s, seat)
            total *= self.alone[0] + self.alone[1] * now // WHOLE
            return max(-SURE, min(SURE, total // SCALE + absent(s, seat)))
        return self.total(s, seat, self.features(s, seat), now, SINCE)

    def total(self, s: State, seat: int, told: list[int], now: i64, since: i64) -> int:
        """The sum of what was counted, from a number on, so far into the match."""
        early, late = self.early, self.late
        total: i64 = 0
        for i in range(since, len(told)):
            value: i64 = told[i]
            if value:
                total += value * (early[i] + late[i] * now // WHOLE)
        return max(-SURE, min(SURE, total // SCALE + absent(s, seat)))

    def by_hand(self, s: State, seat: int) -> int:
        """The sum that was made by hand, of a match that is over too."""
        return decided(s, seat, MOST) if s.over else self.plain(s, seat)

    def settle(self, m: Match, seat: int, most: int) -> None:
        """Play on (at most so many decisions) until nothing is half done."""
        settle(m, seat, most, self.resting, self.declined)
