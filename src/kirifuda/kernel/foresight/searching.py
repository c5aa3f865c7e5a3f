"""Searching: every option tried in imagined worlds, each played on for a while and judged.

Flat Monte Carlo: a world is imagined as the seat might find it (guess.py), every option that is
still thought about is taken in a copy of the same world, everybody then plays on as one who looks
a single decision ahead (`foremost`), and after a round of turns the position is judged
(judging.py). What an option looks like right after it counts as well, as much as some tries
(`PRIOR`): it is far less a matter of luck, and where few worlds have been tried it tells more than
they do. Who searches tells how often, and when to drop what has done badly (`drop`); there is no
clock in here, so the same luck and the same steps give the same thoughts.
"""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.kernel.foresight.guess import imagine
from kirifuda.kernel.foresight.judging import CERTAIN, Judge, chance
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.decisions import Decision, Option
from kirifuda.kernel.position.state import State

REST: Final = 24  # decisions after which a position counts as being at rest
LOOKS: Final = 8  # options at which one looks who plays on, if there are many
MOST: Final = 150  # decisions after which a line is judged where it stands
PRIOR: Final = 8  # tries as which counts what an option looks like right after it
LEAST: Final = 8  # worlds before something can be clear
CLEAR: Final = 3  # standard errors by which the best is ahead where it is clear


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


class Habits:
    """What somebody who plays on has looked at in a turn, and found not to be worth doing.

    Where one is asked again and again until one wants no more (`Judge.resting`), what has looked
    worse than an end is not looked at again in that turn, and once `LOOKS` options have been looked
    at, the first that is better than an end will do.
    """

    def __init__(self) -> None:
        self.turn = -1
        self.seat = -1
        self.kind = ""
        self.worse: list[Option] = []
        self.stir = 1  # in which order one looks: any, but always the same

    def begin(self, s: State, d: Decision) -> None:
        """Think of a decision: forget what was about another."""
        if s.turn != self.turn or d.seat != self.seat or d.kind != self.kind:
            self.turn = s.turn
            self.seat = d.seat
            self.kind = d.kind
            self.worse = []

    def left(self, s: State, options: list[Option]) -> list[int]:
        """What is still worth a look, by its index, all but the last option."""
        found: list[int] = []
        for index in distinct(s, options):
            if index < len(options) - 1 and not self.tired_of(options[index]):
                found.append(index)
        if len(found) > LOOKS:
            self.mix(found)
        return found

    def tired_of(self, option: Option) -> bool:
        """Whether an option has looked worse than an end."""
        for other in self.worse:
            if option.same(other):
                return True
        return False

    def mix(self, found: list[int]) -> None:
        """Put indices into any order."""
        for i in range(len(found) - 1, 0, -1):
            self.stir = (self.stir * 1103515245 + 12345) & 0x7FFFFFFF
            j = (self.stir >> 16) % (i + 1)
            found[i], found[j] = found[j], found[i]


def look(m: Match, judge: Judge, seat: int, index: int) -> int:
    """What an option looks like to a seat, right after it."""
    ahead = m.copy()
    ahead.choose(index)
    judge.settle(ahead, seat, REST)
    return judge.appeal(ahead.state, seat)


def foremost(m: Match, judge: Judge, d: Decision, habits: Habits) -> int:
    """What looks best to the seat that is asked, right after it; of equals the last.

    The last option is an end where one is asked until one wants no more.
    """
    options = d.options
    best = len(options) - 1
    if best == 0:
        return 0
    known = judge.at_once(m.state, d)
    if known >= 0:
        return known
    habits.begin(m.state, d)
    repeated = d.kind in judge.resting
    most = look(m, judge, d.seat, best)
    end = most
    for looks, index in enumerate(habits.left(m.state, options)):
        if looks >= LOOKS and (not repeated or most > end):
            break
        value = look(m, judge, d.seat, index)
        if value > most:
            best = index
            most = value
        elif repeated and value < end:
            habits.worse.append(options[index])
    return best


def play_on(m: Match, judge: Judge, until: int) -> None:
    """Let every seat take what looks best to it, up to a turn."""
    end: i64 = until
    habits = Habits()
    for _ in range(MOST):
        s = m.state
        d = s.decision
        if d is None or s.turn >= end:
            return
        m.choose(foremost(m, judge, d, habits))


class Thought:
    """An option, by its index, and what has come of it in the worlds in which it was tried."""

    def __init__(self, index: int) -> None:
        self.index = index
        self.tries = 0
        self.results: list[int] = []  # chances to win, in parts of 10,000, world by world
        self.total = 0  # of them
        self.looks = 0  # as what chance it looked right after it, added up over the worlds
        self.chance = 0  # how likely the seat wins with it, in parts of 10,000, all in all

    def tried(self, result: int, look: int) -> None:
        """Note what came of it in one world more."""
        self.tries += 1
        self.results.append(result)
        self.total += result
        self.looks += look


class Search:
    """What a seat thinks of the options of its present decision.

    `luck` is four words of chance, and is used up; `rounds` is how many rounds of turns are played
    on. After each of them the position is judged, and the mean counts: later ones know more of what
    comes of an option, earlier ones hold less of what is luck.
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
        self.ends = [s.turn + (at + 1) * len(teams) for at in range(rounds)]
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
            out.append(look(world, self.judge, self.seat, thought.index))
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
            looks = chance(look(world, self.judge, self.seat, thought.index))
            ahead = world.copy()
            ahead.choose(thought.index)
            thought.tried(self.outlook(ahead), looks)
            self.simulations += 1
        self.weigh()

    def outlook(self, ahead: Match) -> int:
        """Play on, and tell how likely the seat wins, in parts of 10,000."""
        total = 0
        for end in self.ends:
            play_on(ahead, self.judge, end)
            total += chance(self.judge.worth(ahead.state, self.seat))
        return total // len(self.ends)

    def weigh(self) -> None:
        """Put together what has come of the options that are left and what they look like.

        How they look tells them from each other, and not how likely the seat wins at all: that is
        what has come of them on average.
        """
        tries = self.left[0].tries
        many = len(self.left)
        total = looks = 0
        for thought in self.left:
            total += thought.total
            looks += thought.looks
        for thought in self.left:
            apart = (thought.looks * many - looks + total) // (many * tries)
            found = (thought.total + PRIOR * apart) // (tries + PRIOR)
            thought.chance = max(0, min(CERTAIN, found))

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

    def clear(self) -> bool:
        """Whether one option is so much better than all others that more worlds would not help.

        Options are tried in the same worlds, so their differences are compared, world by world.
        """
        tries: i64 = self.left[0].tries
        if tries < LEAST:
            return False
        best = self.ranked()[0]
        for other in self.left:
            if other is best:
                continue
            lead: i64 = 0
            squares: i64 = 0
            for at in range(tries):
                apart: i64 = best.results[at] - other.results[at]
                lead += apart
                squares += apart * apart
            spread = squares * tries - lead * lead  # of the sum, times the tries
            if lead <= 0 or lead * lead * tries < CLEAR * CLEAR * spread:
                return False
        return True
