"""Fitting: the same seed gives the same weights, and weights tell what was put in."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import kirifuda
from kirifuda.agents import fitting
from kirifuda.agents.fitting import (
    BY_HAND,
    THIRDS,
    Choice,
    Row,
    auc,
    by_thirds,
    fit,
    weigh,
    weighed,
)
from kirifuda.games.weights import weighted, written
from kirifuda.kernel.foresight.judging import SHARED, WHOLE


def made_up(count: int) -> list[Row]:
    """Matches that the third number beyond the shared ones decides, and nothing else."""
    rng = random.Random(2)
    judge = kirifuda.game("legions").new_judge()
    rows = []
    for number in range(count):
        told = [1, rng.randrange(2), *[rng.randrange(-9, 10) for _ in judge.names[2:]]]
        won = told[len(SHARED) + 2] + rng.uniform(-2, 2) > 0
        rows.append(Row(told, rng.randrange(WHOLE), number, rng.randrange(THIRDS), won))
    return rows


def test_what_decides_gets_the_weight() -> None:
    judge = kirifuda.game("legions").new_judge()
    weigh(judge, made_up(400), [], [True] * len(judge.names))
    weight = [abs(one) + abs(other) for one, other in zip(judge.early, judge.late, strict=True)]
    most = weight.index(max(weight[len(SHARED) :]))
    assert most == len(SHARED) + 2
    assert judge.early[most] > 0
    fresh = made_up(800)[400:]
    assert min(by_thirds(fresh, [weighed(judge, row) for row in fresh])) > 0.9


def test_choices_tell_what_should_be_taken() -> None:
    """Of two options the one with less of a number is always better: its weight is negative."""
    judge = kirifuda.game("legions").new_judge()
    count = len(judge.names)
    at = len(SHARED) + 5
    more, less = [0] * count, [0] * count
    more[at], less[at] = 3, 1
    choices = [Choice([more, less], [50, 50], [0.1, 0.9])] * 60
    weigh(judge, made_up(50), choices, [True] * count)
    assert judge.early[at] + judge.late[at] * 50 // WHOLE < 0


def test_the_same_seed_gives_the_same_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "DUELS", 2)
    game = kirifuda.game("legions")
    found = []
    kept = game.judge
    try:
        for _ in range(2):
            told = fit(game, games=8, choices=4, seed=3)
            found.append(written(game.judge, "kirifuda fit legions", {"rows": told.rows}))
            assert (told.choices, len(told.plain), len(told.fitted)) == (4, THIRDS, THIRDS)
            assert (game.judge.alone == []) is (told.wins >= told.duels * fitting.TRUST)
    finally:
        game.__dict__["judge"] = kept
    assert found[0] == found[1]


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    game = kirifuda.game("rebirth")
    path = tmp_path / "weights.json"
    path.write_text(written(game.judge, "kirifuda fit rebirth", {}), "utf-8")
    again = weighted(game.new_judge(), path)
    assert (again.early, again.late) == (game.judge.early, game.judge.late)


def test_a_value_that_tells_nothing_tells_nothing() -> None:
    assert auc([(True, 1), (False, 1)]) == 0.5
    assert auc([(True, 2), (False, 1)]) == 1.0
    assert auc([(True, 1)]) == 0.5


def test_weights_that_a_game_tells_itself_are_not_fitted() -> None:
    game = kirifuda.game("luck_and_logic")
    judge = game.new_judge()
    at = judge.names.index("to and fro")
    rng = random.Random(1)
    rows = [
        Row([rng.randrange(-5, 6) for _ in judge.names], 50, number, 0, bool(number % 2))
        for number in range(40)
    ]
    weigh(judge, rows, [], [True] * len(judge.names))
    assert (judge.early[at], judge.late[at]) == (judge.fixed["to and fro"], 0)


def test_without_causes_greedy_plays_as_by_hand() -> None:
    """Whose turn it is goes with winning here, but has no weight: else turns end by it."""
    judge = kirifuda.game("legions").new_judge()
    plain = judge.names.index("plain")
    rows = [
        Row([1, won, plain_sum, *[0] * (len(judge.names) - len(SHARED))], 50, number, 0, bool(won))
        for number in range(60)
        for won, plain_sum in ((number % 2, 20 * (number % 2) + number % 7),)
    ]
    weigh(judge, rows, [], BY_HAND)
    pairs = list(zip(judge.early, judge.late, strict=True))
    assert {name for name, pair in zip(judge.names, pairs, strict=True) if any(pair)} == {
        "even",
        "plain",
    }
    assert judge.early[plain] > 0
