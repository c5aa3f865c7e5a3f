"""Taste: what looks good right after a decision, fitted to what turned out well.

Greedy players by the sum by hand, who now and then do anything at all, play some matches. Two
things are written down on the way, as the numbers that the game counts (`Judge.features`):

- at decisions where nothing is half done, one seat's side, and in the end whether it won;
- at some decisions, what every option leads to right after it, and how well it did when it was
  tried in imagined worlds (kernel/foresight/searching.py).

The weights are those that tell best who wins (a logistic regression) and at once best which option
does well (a conditional one). The second is needed because the first knows no causes: who wins has
spent their cores, but to spend them for nothing does not win. At last greedy plays by them against
greedy by hand; unless it wins, the sum by hand stays its taste.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from kirifuda.agents.agent import Agent, decide, make
from kirifuda.agents.regression import regression
from kirifuda.agents.rows import MOST_DECISIONS, Row, Seen, scaled, scaling, told_rows, unscaled
from kirifuda.games.game import Game
from kirifuda.kernel.foresight.judging import CERTAIN, PLAIN, SCALE, SHARED, Judge, Weights
from kirifuda.kernel.foresight.searching import REST, Search
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.chance import below, seeded

ANYTHING = 10  # one in so many decisions is made by chance, so that much comes about
EVERY = 4  # one in so many decisions is written down
WIDE = 8  # options that are tried at a decision
WORLDS = 8  # in which they are tried
LUKEWARM = 0.03  # by how much better an option has to be so that it is clearly taken
RIDGE = 60.0  # how strongly weights are held at nothing, in matches
A_MATCH = 3.0  # what is written down of a match counts as so many decisions
DUELS = 200  # matches of greedy by the fitted taste against the one by hand ...
TRUST = 0.58  # ... of which so many must be won: else the sum by hand stays (chance: 1 in 70)


class Choice(NamedTuple):
    """What was counted after each option of a decision, and how much it should be taken."""

    features: list[list[int]]
    progress: list[int]
    taken: list[float]


class Tasted(NamedTuple):
    """What was fitted to how much, and how greedy fares by it against greedy by hand."""

    rows: int
    choices: int
    wins: int
    duels: int


def taste(
    game: Game, judge: Judge, games: int, choices: int, seed: int, told: Callable[[int], None]
) -> Tasted:
    """Play, and weigh what was seen: the judge then has a taste.

    The odds by which the options are judged that are tried are the sum by hand as well.
    """
    rows: list[Row] = []
    for number in range(games):
        rows.extend(rested(game, judge, seed, number))
        told(1)
    sum_alone = by_hand_alone(judge, rows)
    judge.weigh(sum_alone, sum_alone)
    found: list[Choice] = []
    number = games
    while len(found) < choices:
        more = tried(game, judge, seed, number, choices - len(found))
        found.extend(more)
        told(len(more))
        number += 1
    judge.weigh(judge.odds, tasted(judge, found, rows))
    game.__dict__["judge"] = judge
    wins = sum(dueled(game, seed, at) for at in range(DUELS))
    if wins < DUELS * TRUST:
        judge.weigh(judge.odds, sum_alone)
    return Tasted(len(rows), len(found), wins, DUELS)


def begun(game: Game, seed: int, number: int) -> tuple[Match, list[Agent], list[int], list[int]]:
    """A match with any decks, its players, luck, and which decks."""
    decks = sorted(game.decks)
    own = seed * 1_000_003 + number
    luck = seeded(own)
    seats = game.seats[0]
    held = [below(luck, len(decks)) for _ in range(seats)]
    match = game.start([decks[at] for at in held], own, log=False)
    return match, [make("unfitted", seats * own + seat) for seat in range(seats)], luck, held


def gone_on(match: Match, players: list[Agent], luck: list[int]) -> None:
    """One decision more."""
    decision = match.decision
    assert decision is not None
    if below(luck, ANYTHING) == 0:
        match.choose(below(luck, len(decision.options)))
    else:
        match.choose(decide(players[decision.seat], match))


def rested(game: Game, judge: Judge, seed: int, number: int) -> list[Row]:
    """Play a match, and write down what was counted where nothing was half done."""
    match, players, luck, held = begun(game, seed, number)
    seen: list[Seen] = []
    made = 0
    while (decision := match.decision) is not None and made < MOST_DECISIONS:
        if decision.kind in judge.resting and below(luck, EVERY) == 0:
            now = judge.progress(match.state)
            seat = below(luck, match.state.seats)
            seen.append((made, seat, judge.features(match.state, seat), now))
        gone_on(match, players, luck)
        made += 1
    return told_rows(match, number, made, seen, held)


def tried(game: Game, judge: Judge, seed: int, number: int, most: int) -> list[Choice]:
    """Play a match, and try the options of some decisions on the way."""
    match, players, luck, _ = begun(game, seed, number)
    out: list[Choice] = []
    made = 0
    while (decision := match.decision) is not None and made < MOST_DECISIONS and len(out) < most:
        if len(decision.options) > 1 and below(luck, EVERY) == 0:
            choice = weighed_up(match, judge, luck)
            if choice is not None:
                out.append(choice)
        gone_on(match, players, luck)
        made += 1
    return out


def weighed_up(match: Match, judge: Judge, luck: list[int]) -> Choice | None:
    """What comes of the options of a decision; None if it does not matter."""
    search = Search(match, judge, luck)
    search.narrow(WIDE)
    for _ in range(WORLDS):
        search.try_all()
    if search.settled():
        return None
    world = search.imagined()
    features: list[list[int]] = []
    progress: list[int] = []
    chances: list[float] = []
    for thought in search.left:
        ahead = world.copy()
        ahead.choose(thought.index)
        judge.settle(ahead, search.seat, REST)
        if not ahead.state.over:
            features.append(judge.features(ahead.state, search.seat))
            progress.append(judge.progress(ahead.state))
            chances.append(thought.total / thought.tries / CERTAIN)
    if len(chances) < 2:
        return None
    shares = [math.exp((chance - max(chances)) / LUKEWARM) for chance in chances]
    return Choice(features, progress, [share / sum(shares) for share in shares])


def dueled(game: Game, seed: int, number: int) -> bool:
    """Whether greedy by the fitted taste wins a match against one by the sum by hand.

    Decks go round; two matches in a row are the same with seats swapped.
    """
    decks = sorted(game.decks)
    mine, theirs = decks[number // 2 % len(decks)], decks[number // 2 // len(decks) % len(decks)]
    own = seed * 1_000_003 - 1 - number // 2
    pairs = [("greedy", mine), ("unfitted", theirs)]
    if number % 2:
        pairs.reverse()
    match = game.start([deck for _, deck in pairs], own, log=False)
    players = [make(name, 2 * own + at) for at, (name, _) in enumerate(pairs)]
    made = 0
    while (decision := match.decision) is not None and made < MOST_DECISIONS:
        match.choose(decide(players[decision.seat], match))
        made += 1
    outcome = match.outcome
    return outcome is not None and outcome.winners == [number % 2]


def only_sum(judge: Judge, weight: int) -> Weights:
    """Weights by which the sum by hand counts, and nothing else."""
    out = Weights([0] * len(judge.names), [0] * len(judge.names))
    out.early[PLAIN] = weight
    return out


def by_hand_alone(judge: Judge, rows: list[Row]) -> Weights:
    """What the sum by hand is worth if nothing else is weighed.

    It has one weight: early in a match a sum may tell hardly anything of who wins, or by chance
    even the contrary, and still tell which option is better.
    """
    table = [[row.features[PLAIN] / 1000] for row in rows]
    (found,) = regression(table, [row.won for row in rows], 1.0, [], [], [0.1])
    return only_sum(judge, max(1, round(found * SCALE)))


def tasted(judge: Judge, choices: list[Choice], rows: list[Row]) -> Weights:
    """The weights by which one takes what did well, and which tell at once who won."""
    scales = scaling(rows)
    free = [judge.fixed.get(name) is None for name in judge.names]
    weights = regression(
        [scaled(row.features, row.progress, scales, free) for row in rows],
        [row.won for row in rows],
        A_MATCH * len({row.match for row in rows}) / max(1, len(rows)),
        [
            [
                scaled(features, progress, scales, free)
                for features, progress in zip(choice.features, choice.progress, strict=True)
            ]
            for choice in choices
        ],
        [choice.taken for choice in choices],
        [RIDGE if i >= len(SHARED) else RIDGE / 10 for i in range(len(scales))] * 2,
    )
    return unscaled(judge, weights, scales)
