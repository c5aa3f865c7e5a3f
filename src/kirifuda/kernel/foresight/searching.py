"""Searching: every option tried in imagined worlds, each played on for a while and judged.

Flat Monte Carlo: a world is imagined as the seat might find it (guess.py), every option that is
still thought about is taken in a copy of the same world, everybody then plays on as one who looks
a single decision ahead (`foremost`), and after a round of turns the position is judged
(judging.py). Who searches tells how often, and when to drop what has done badly (`drop`); there is
no clock in here, so the same luck and the same steps give the same thoughts.
"""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.kernel.foresight.guess import imagine
from kirifuda.kernel.foresight.judging import Judge, chance
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.decisions import Decision, Option
from kirifuda.kernel.position.state import State

REST: Final = 24  # decisions after which a position counts as being at rest
MOST: Final = 150  # decisions after which a line is judged where it stands


def alike(s: State, one: Option, other: Option) -> bool:
    """Whether two options come to the same: they name two copies of a card that lie alike.

    Only cards that lie somewhere without order or place are taken for each other.
    """
    a, b = one.card, other.card
    if a < 0 or b < 0 or one.kind != other.kind or one.spot != other.spot:
        return False
    if one.number != other.number or one.ability != other.ability:
        return False
    zone = s.zone[a]
    return (
        zone == s.zone[b]
        and s.seat[a] == s.seat[b]
        and s.pool.rules.mingling >> zone & 1 == 1
        and s.pool.definition[a] == s.pool.definition[b]
        and s.down[a] == s.down[b]
        and s.rest[a] == s.rest[b]
        and s.damage[a] == s.damage[b]
        and s.status[a] == s.status[b]
    )


def distinct(s: State, options: list[Option]) -> list[int]:
    """The indices of the options that differ (`alike`), each by its first."""
    out: list[int] = []
    for i in range(len(options)):
        for j in out:
            if alike(s, options[i], options[j]):
                break
        else:
            out.append(i)
    return out


def foremost(m: Match, judge: Judge, d: Decision) -> int:
    """What looks best to the seat that is asked, right after it."""
    options = d.options
    if len(options) == 1:
        return 0
    best = 0
    most = 0
    first = True
    for index in distinct(m.state, options):
        ahead = m.copy()
        ahead.choose(index)
        judge.settle(ahead, d.seat, REST)
        value = judge.worth(ahead.state, d.seat)
        if first or value > most:
            best = index
            most = value
            first = False
    return best


def play_on(m: Match, judge: Judge, until: int) -> None:
    """Let every seat take what looks best to it, up to a turn."""
    end: i64 = until
    for _ in range(MOST):
        s = m.state
        d = s.decision
        if d is None or s.turn >= end:
            return
        m.choose(foremost(m, judge, d))


class Thought:
    """An option, by its index, and what has come of it in the worlds in which it was tried."""

    def __init__(self, index: int) -> None:
        self.index = index
        self.tries = 0
        self.total = 0  # of the chances to win, in parts of 10,000

    @property
    def chance(self) -> int:
        """How likely the seat wins with it, in parts of 10,000."""
        return self.total // self.tries if self.tries else 0


class Search:
    """What a seat thinks of the options of its present decision.

    `luck` is four words of chance, and is used up; `rounds` is how many rounds of turns are
    played on.
    """

    def __init__(
        self, match: Match, judge: Judge, luck: list[int], lists: str = "", rounds: int = 1
    ) -> None:
        d = match.decision
        assert d is not None
        self.match = match
        self.judge = judge
        self.luck = luck
        self.lists = lists
        self.seat = d.seat
        s = match.state
        teams = {s.team[seat] for seat in s.order[d.seat]}  # who have a turn together
        self.until = s.turn + rounds * len(teams)
        self.thoughts = [Thought(index) for index in distinct(s, d.options)]
        self.left = self.thoughts[:]  # those that are still thought about
        self.simulations = 0

    def imagined(self) -> Match:
        """Another world."""
        return imagine(self.match, self.seat, self.luck, self.lists)

    def glance(self) -> list[int]:
        """What each option that is left looks like right after it, in one world."""
        world = self.imagined()
        out: list[int] = []
        for thought in self.left:
            ahead = world.copy()
            ahead.choose(thought.index)
            self.judge.settle(ahead, self.seat, REST)
            out.append(self.judge.worth(ahead.state, self.seat))
        return out

    def narrow(self, most: int) -> None:
        """Leave so many options, those that look best right after them."""
        if len(self.left) <= most:
            return
        values = self.glance()
        ranked = sorted([(-values[i], i) for i in range(len(values))])[:most]
        kept = sorted([i for _, i in ranked])
        self.left = [self.left[i] for i in kept]

    def try_all(self) -> None:
        """Try every option that is left in one more world."""
        world = self.imagined()
        for thought in self.left:
            ahead = world.copy()
            ahead.choose(thought.index)
            play_on(ahead, self.judge, self.until)
            thought.total += chance(self.judge.worth(ahead.state, self.seat))
            thought.tries += 1
            self.simulations += 1

    def drop(self) -> None:
        """Think no more about the worse half of what is left."""
        ranked = self.ranked()
        self.left = ranked[: (len(ranked) + 1) // 2]

    def ranked(self) -> list[Thought]:
        """What is left, the best first."""
        order = sorted([(-t.chance, t.index) for t in self.left])
        by_index = {t.index: t for t in self.left}
        return [by_index[index] for _, index in order]

    def settled(self) -> bool:
        """Whether nothing is left to think about: one option, or all have come to the same."""
        for thought in self.left:
            if thought.total != self.left[0].total:
                return False
        return True
