"""What numbers are worth, fitted to who wins and to what turned out well: `kirifuda fit GAME`.

Two sets of weights are made of the numbers that a game counts (`Judge.features`): taste, for those
who look one decision ahead (agents/tasting.py), and *odds*, for those who judge where a search has
come to. For these somebody who looks ahead by that taste, and now and then does anything at all,
plays many matches against their like; where a turn begins, which is where a search stops, each side
is written down, and in the end whether it won. What the decks tell of that has weights beside them,
which are then left out. The same seed gives the same weights.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from kirifuda.agents.regression import regression
from kirifuda.agents.rows import (
    MOST_DECISIONS,
    Row,
    Seen,
    by_deck,
    by_thirds,
    scaled,
    scaling,
    told_rows,
    unscaled,
    weighed,
)
from kirifuda.agents.tasting import Tasted, taste
from kirifuda.games.game import Game
from kirifuda.kernel.foresight.judging import PLAIN, Judge, Weights
from kirifuda.kernel.foresight.searching import Habits, foremost
from kirifuda.kernel.position.chance import below, seeded

ANYTHING = 12  # one in so many decisions is made by chance, so that much comes about
HELD_BACK = 4  # one in so many matches tells how good the fit is, and is not fitted to
MATCHES = 10  # for each match that is played for taste, so many are for odds: they are quick
LOOSE = 3.0  # how strongly weights are held at nothing, in rows


class Fit(NamedTuple):
    """How well a position tells who wins, third by third: by hand, and fitted."""

    tasted: Tasted
    rows: int
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
    tasted = taste(game, judge, games, choices, seed, told)
    rows: list[Row] = []
    for number in range(games * MATCHES):
        rows.extend(watched(game, judge, seed, number))
        told(1)
    learned = [row for row in rows if row.match % HELD_BACK < HELD_BACK - 1]
    judge.weigh(likeliest(judge, learned, len(game.decks)), judge.taste)
    held = [row for row in rows if row.match % HELD_BACK == HELD_BACK - 1]
    return Fit(
        tasted,
        len(learned),
        by_thirds(held, [row.features[PLAIN] for row in held]),
        by_thirds(held, [weighed(judge.odds, row) for row in held]),
    )


def watched(game: Game, judge: Judge, seed: int, number: int) -> list[Row]:
    """Play a match, and write down what was counted for each seat where turns began."""
    decks = sorted(game.decks)
    own = seed * 1_000_003 + number
    luck = seeded(own)
    seats = game.seats[0]
    held = [below(luck, len(decks)) for _ in range(seats)]
    match = game.start([decks[at] for at in held], own, log=False)
    habits = Habits()
    seen: list[Seen] = []
    turn = -1
    made = 0
    while (decision := match.state.decision) is not None and made < MOST_DECISIONS:
        s = match.state
        if s.turn != turn:
            turn = s.turn
            for seat in range(seats):
                seen.append((made, seat, judge.features(s, seat), judge.progress(s)))
        if below(luck, ANYTHING) == 0:
            match.choose(below(luck, len(decision.options)))
        else:
            match.choose(foremost(match, judge, decision, habits))
        made += 1
    return told_rows(match, number, made, seen, held)


def likeliest(judge: Judge, rows: list[Row], decks: int) -> Weights:
    """The weights that tell best who won, beside what the decks tell."""
    scales = scaling(rows)
    free = [judge.fixed.get(name) is None for name in judge.names]
    table = [
        [*scaled(row.features, row.progress, scales, free), *by_deck(row, decks)] for row in rows
    ]
    held = [LOOSE] * len(table[0])
    weights = regression(table, [row.won for row in rows], 1.0, [], [], held)
    return unscaled(judge, weights[: 2 * len(scales)], scales)
