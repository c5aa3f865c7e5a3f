"""What numbers are worth, fitted to who won and to what turned out well: `kirifuda fit GAME`.

Greedy players, who now and then do anything at all, play many matches. Two things are written down
on the way, as the numbers that the game counts (`Judge.features`):

- at decisions where nothing is half done, one seat's side, and in the end whether it won;
- at some decisions, what every option leads to right after it, and how well it did when it was
  tried in imagined worlds (kernel/foresight/searching.py).

The weights are those that tell best who wins (a logistic regression) and at once best which option
does well (a conditional one). The second is needed because the first knows no causes: who wins has
spent their cores, but to spend them for nothing does not win. At last greedy plays by them against
greedy by hand; unless it wins, whoever looks one decision ahead goes by the sum by hand alone
(`Judge.appeal`), and the weights only tell how likely one wins where a search has come to. The same
seed gives the same weights.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from kirifuda.agents.agent import Agent, decide, make
from kirifuda.games.game import Game
from kirifuda.kernel.foresight.judging import CERTAIN, SCALE, SHARED, WHOLE, Judge
from kirifuda.kernel.foresight.searching import REST, Search
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.chance import below, seeded

ANYTHING = 10  # one in so many decisions is made by chance, so that much comes about
EVERY = 4  # one in so many decisions is written down
THIRDS = 3
HELD_BACK = 4  # one in so many matches tells how good the fit is, and is not fitted to
WIDE = 8  # options that are tried at a decision
WORLDS = 8  # in which they are tried
LUKEWARM = 0.03  # by how much better an option has to be so that it is clearly taken
TEMPER = 0.15  # and by how much it should then look better, in the logarithm of the odds
RIDGE = 60.0  # how strongly weights are held at nothing, in matches
A_MATCH = 3.0  # what is written down of a match counts as so many decisions
STEPS = 10
DUELS = 64  # matches of greedy by the fitted sum against the one by hand ...
TRUST = 0.5  # ... of which so many must be won: else greedy goes by the sum by hand alone
MOST_DECISIONS = 5000
# What is weighed while nothing tells causes: not whose turn it is. Positions that were looked at in
# a seat's own turn and in the other's differ in more than that, and a weight for it makes greedy
# end its turn too early, or too late.
BY_HAND = [name != "own turn" for name in SHARED]


class Row(NamedTuple):
    """What was counted for a seat at a moment of a match, and whether it won."""

    features: list[int]
    progress: int
    match: int
    third: int
    won: bool


class Choice(NamedTuple):
    """What was counted after each option of a decision, and how much it should be taken."""

    features: list[list[int]]
    progress: list[int]
    taken: list[float]


class Fit(NamedTuple):
    """How well a position tells who wins, third by third: by hand, and fitted.

    `wins` of `duels` is how greedy fares by all weights against greedy by hand.
    """

    rows: int
    choices: int
    wins: int
    duels: int
    plain: list[float]
    fitted: list[float]


def fit(
    game: Game,
    games: int,
    choices: int,
    seed: int,
    told: Callable[[int], None] = lambda done: None,
) -> Fit:
    """Play, and weigh what was seen; the weights go to the game's judge."""
    judge = game.new_judge()
    rows: list[Row] = []
    for number in range(games):
        rows.extend(watched(game, judge, seed, number))
        told(1)
    learned = [row for row in rows if row.match % HELD_BACK < HELD_BACK - 1]
    alone = by_hand_alone(judge, learned)
    found: list[Choice] = []
    number = games
    while len(found) < choices:
        more = tried(game, judge, seed, number, choices - len(found))
        found.extend(more)
        told(len(more))
        number += 1
    judge.alone = []
    weigh(judge, learned, found, [True] * len(judge.names))
    game.__dict__["judge"] = judge
    wins = sum(dueled(game, seed, at) for at in range(DUELS))
    if wins < DUELS * TRUST:
        judge.alone = alone
    held = [row for row in rows if row.match % HELD_BACK == HELD_BACK - 1]
    plain = judge.names.index("plain")
    return Fit(
        len(learned),
        len(found),
        wins,
        DUELS,
        by_thirds(held, [row.features[plain] for row in held]),
        by_thirds(held, [weighed(judge, row) for row in held]),
    )


def by_hand_alone(judge: Judge, rows: list[Row]) -> list[int]:
    """What the sum by hand is worth, early and late, if nothing else is weighed (`BY_HAND`).

    The judge then has these weights.
    """
    weigh(judge, rows, [], BY_HAND)
    at = judge.names.index("plain")
    judge.alone = [judge.early[at], judge.late[at]]
    return judge.alone


def begun(game: Game, seed: int, number: int) -> tuple[Match, list[Agent], list[int]]:
    """A match with any decks, its players, and luck."""
    decks = sorted(game.decks)
    own = seed * 1_000_003 + number
    luck = seeded(own)
    seats = game.seats[0]
    match = game.start([decks[below(luck, len(decks))] for _ in range(seats)], own, log=False)
    return match, [make("unfitted", seats * own + seat) for seat in range(seats)], luck


def gone_on(match: Match, players: list[Agent], luck: list[int]) -> None:
    """One decision more."""
    decision = match.decision
    assert decision is not None
    if below(luck, ANYTHING) == 0:
        match.choose(below(luck, len(decision.options)))
    else:
        match.choose(decide(players[decision.seat], match))


def watched(game: Game, judge: Judge, seed: int, number: int) -> list[Row]:
    """Play a match, and write down what was counted on the way."""
    match, players, luck = begun(game, seed, number)
    seen: list[tuple[int, int, list[int], int]] = []
    made = 0
    while (decision := match.decision) is not None and made < MOST_DECISIONS:
        if decision.kind in judge.resting and below(luck, EVERY) == 0:
            now = judge.progress(match.state)
            seat = below(luck, match.state.seats)
            seen.append((made, seat, judge.features(match.state, seat), now))
        gone_on(match, players, luck)
        made += 1
    outcome = match.outcome
    if outcome is None or not outcome.winners:
        return []
    return [
        Row(features, now, number, at * THIRDS // made, seat in outcome.winners)
        for at, seat, features, now in seen
    ]


def tried(game: Game, judge: Judge, seed: int, number: int, most: int) -> list[Choice]:
    """Play a match, and try the options of some decisions on the way."""
    match, players, luck = begun(game, seed, number)
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
            chances.append(thought.chance / CERTAIN)
    if len(chances) < 2:
        return None
    shares = [math.exp((chance - max(chances)) / LUKEWARM) for chance in chances]
    return Choice(features, progress, [share / sum(shares) for share in shares])


def dueled(game: Game, seed: int, number: int) -> bool:
    """Whether greedy by the fitted sum wins a match against one by the sum by hand.

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


def weigh(judge: Judge, rows: list[Row], choices: list[Choice], free: list[bool]) -> None:
    """Give a judge the weights that tell best who won and what did well.

    What is not `free`, or not named by it, has no weight.
    """
    count = len(free)
    scales = [
        math.sqrt(sum(row.features[i] ** 2 for row in rows) / max(1, len(rows))) or 1.0
        for i in range(count)
    ]

    told = [
        judge.fixed.get(name) if may else 0 for name, may in zip(judge.names, free, strict=False)
    ]

    def scaled(features: list[int], progress: int) -> list[float]:
        known = [features[i] / scales[i] if told[i] is None else 0.0 for i in range(count)]
        return [*known, *[value * progress / WHOLE for value in known]]

    matches = len({row.match for row in rows})
    share = A_MATCH * matches / max(1, len(rows))
    held = [RIDGE if i >= len(SHARED) else RIDGE / 10 for i in range(count)] * 2
    weights = regression(
        [scaled(row.features, row.progress) for row in rows],
        [row.won for row in rows],
        share,
        [
            [scaled(f, p) for f, p in zip(choice.features, choice.progress, strict=True)]
            for choice in choices
        ],
        [choice.taken for choice in choices],
        held,
    )
    none = [0] * (len(judge.names) - count)
    judge.early = [round(weights[i] / scales[i] * 1000 * SCALE) for i in range(count)] + none
    judge.late = [round(weights[count + i] / scales[i] * 1000 * SCALE) for i in range(count)] + none
    for i, weight in enumerate(told):
        if weight is not None:
            judge.early[i] = weight


def weighed(judge: Judge, row: Row) -> int:
    """What a row is worth by a judge's weights."""
    return sum(
        value * (judge.early[i] + judge.late[i] * row.progress // WHOLE)
        for i, value in enumerate(row.features)
    )


def regression(
    table: list[list[float]],
    won: list[bool],
    share: float,
    decisions: list[list[list[float]]],
    taken: list[list[float]],
    held: list[float],
) -> list[float]:
    """The weights of both regressions at once, held at nothing a little: by Newton's steps.

    >>> table = [[1.0, float(x)] for x in range(-50, 51)]
    >>> won = [x > 3 for x in range(-50, 51)]
    >>> even, slope = regression(table, won, 1.0, [], [], [0.1, 0.1])
    >>> even < 0 < slope
    True
    >>> decisions = [[[0.0, 1.0], [0.0, 2.0]]] * 9
    >>> even, slope = regression([[1.0, 0.0]], [True], 1.0, decisions, [[0.9, 0.1]] * 9, [0.1, 0.1])
    >>> slope < 0
    True
    """
    size = len(held)
    weights = [0.0] * size
    for _ in range(STEPS):
        gradient = [-hold * weight for hold, weight in zip(held, weights, strict=True)]
        curve = [[0.0] * size for _ in range(size)]
        for i in range(size):
            curve[i][i] = held[i]
        for row, win in zip(table, won, strict=True):
            chance = 1 / (1 + math.exp(-max(-30.0, min(30.0, dot(weights, row)))))
            add(gradient, row, share * (win - chance))
            curved(curve, row, share * chance * (1 - chance))
        for options, wanted in zip(decisions, taken, strict=True):
            looks = [dot(weights, option) / TEMPER for option in options]
            odds = [math.exp(look - max(looks)) for look in looks]
            chances = [one / sum(odds) for one in odds]
            middle = [0.0] * size
            for option, chance in zip(options, chances, strict=True):
                add(middle, option, chance)
            for option, chance, want in zip(options, chances, wanted, strict=True):
                add(gradient, option, (want - chance) / TEMPER)
                apart = [value - mean for value, mean in zip(option, middle, strict=True)]
                curved(curve, apart, chance / TEMPER**2)
        for i in range(size):
            for j in range(i):
                curve[j][i] = curve[i][j]
        step = solved(curve, gradient)
        longest = max(map(abs, step))
        reach = min(1.0, 1.0 / longest) if longest else 1.0
        weights = [weight + reach * change for weight, change in zip(weights, step, strict=True)]
        if longest < 1e-3:
            break
    return weights


def dot(one: list[float], other: list[float]) -> float:
    return sum([a * b for a, b in zip(one, other, strict=True)])


def add(to: list[float], what: list[float], times: float) -> None:
    """Add so many times some numbers to others."""
    for i, value in enumerate(what):
        if value:
            to[i] += times * value


def curved(curve: list[list[float]], what: list[float], times: float) -> None:
    """Add so many times the products of some numbers, below the diagonal."""
    for i, value in enumerate(what):
        if value:
            by = times * value
            line = curve[i]
            for j in range(i + 1):
                line[j] += by * what[j]


def by_thirds(rows: list[Row], values: list[int]) -> list[float]:
    """How well values tell who wins, in each third of the matches."""
    return [
        auc([(row.won, v) for row, v in zip(rows, values, strict=True) if row.third == third])
        for third in range(THIRDS)
    ]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations whose matrix is symmetric and positive: by Cholesky.

    >>> [round(x, 6) for x in solved([[4.0, 2.0], [2.0, 3.0]], [10.0, 9.0])]
    [1.5, 2.0]
    """
    size = len(right)
    low = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            rest = matrix[i][j] - sum(low[i][k] * low[j][k] for k in range(j))
            low[i][j] = math.sqrt(max(rest, 1e-12)) if i == j else rest / low[j][j]
    half = [0.0] * size
    for i in range(size):
        half[i] = (right[i] - sum(low[i][k] * half[k] for k in range(i))) / low[i][i]
    out = [0.0] * size
    for i in reversed(range(size)):
        out[i] = (half[i] - sum(low[k][i] * out[k] for k in range(i + 1, size))) / low[i][i]
    return out


def auc(told: list[tuple[bool, int]]) -> float:
    """How often a position that was won looks better than one that was lost.

    >>> auc([(True, 3), (False, 1), (True, 1), (False, 0)])
    0.875
    """
    ranked = sorted(told, key=lambda pair: pair[1])
    lost = better = won = 0.0
    at = 0
    while at < len(ranked):
        end = at
        while end < len(ranked) and ranked[end][1] == ranked[at][1]:
            end += 1
        wins = sum(1 for pair in ranked[at:end] if pair[0])
        losses = end - at - wins
        better += wins * (lost + losses / 2)
        won += wins
        lost += losses
        at = end
    return better / (won * lost) if won and lost else 0.5
