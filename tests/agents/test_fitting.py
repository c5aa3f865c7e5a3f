"""Fitting: the same seed gives the same weights, and weights tell what was put in."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import kirifuda
from kirifuda.agents import tasting
from kirifuda.agents.fitting import fit, likeliest, watched
from kirifuda.agents.regression import auc
from kirifuda.agents.rows import THIRDS, Row, by_thirds, weighed
from kirifuda.agents.tasting import Choice, by_hand_alone, only_sum, rested, tasted
from kirifuda.games.weights import weighted, written
from kirifuda.kernel.foresight.judging import PLAIN, SCALE, SHARED, WHOLE


def made_up(count: int) -> list[Row]:
    """Matches that the third number beyond the shared ones decides, and nothing else."""
    rng = random.Random(2)
    judge = kirifuda.game("legions").new_judge()
    rows = []
    for number in range(count):
        told = [1, rng.randrange(2), *[rng.randrange(-9, 10) for _ in judge.names[2:]]]
        won = told[len(SHARED) + 2] + rng.uniform(-2, 2) > 0
        rows.append(Row(told, rng.randrange(WHOLE), number, rng.randrange(THIRDS), won, 0, 0))
    return rows


def test_what_decides_gets_the_weight() -> None:
    judge = kirifuda.game("legions").new_judge()
    found = likeliest(judge, made_up(400), 1)
    weight = [abs(one) + abs(other) for one, other in zip(found.early, found.late, strict=True)]
    most = weight.index(max(weight[len(SHARED) :]))
    assert most == len(SHARED) + 2
    assert found.early[most] > 0
    fresh = made_up(800)[400:]
    assert min(by_thirds(fresh, [weighed(found, row) for row in fresh])) > 0.9


def test_what_only_goes_with_a_strong_deck_gets_no_weight() -> None:
    """Deck 1 mostly beats deck 0 and has more of some number, which decides nothing."""
    rng = random.Random(3)
    judge = kirifuda.game("legions").new_judge()
    at = len(SHARED) + 4
    rows: list[Row] = []
    for number in range(600):
        deck = number % 2
        told = [1, 0, *[0] * len(judge.names[2:])]
        told[at] = (6 if deck else -6) + rng.randrange(-2, 3)
        won = (rng.random() < 0.9) == bool(deck)
        rows.append(Row(told, 50, number, 0, won, deck, 1 - deck))
    blind = likeliest(judge, [row._replace(deck=0, against=0) for row in rows], 2)
    found = likeliest(judge, rows, 2)
    assert abs(found.early[at]) * 4 < abs(blind.early[at])


def test_choices_tell_what_should_be_taken() -> None:
    """Of two options the one with less of a number is always better: its weight is negative."""
    judge = kirifuda.game("legions").new_judge()
    count = len(judge.names)
    at = len(SHARED) + 5
    more, less = [0] * count, [0] * count
    more[at], less[at] = 3, 1
    choices = [Choice([more, less], [50, 50], [0.1, 0.9])] * 60
    found = tasted(judge, choices, made_up(50))
    assert found.early[at] + found.late[at] * 50 // WHOLE < 0


def test_the_same_seed_gives_the_same_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasting, "DUELS", 2)
    game = kirifuda.game("legions")
    found = []
    kept = game.judge
    try:
        for _ in range(2):
            told = fit(game, games=4, choices=2, seed=3)
            found.append(written(game.judge, "kirifuda fit legions", {"rows": told.rows}))
            assert (len(told.plain), len(told.fitted)) == (THIRDS, THIRDS)
            assert told.tasted.choices == 2
            lost = told.tasted.wins < told.tasted.duels * tasting.TRUST
            assert game.judge.by_sum is lost
    finally:
        game.__dict__["judge"] = kept
    assert found[0] == found[1]


def test_rows_are_written_where_turns_begin_for_every_seat() -> None:
    """Whose turn it is, is told of one of the two; one of them wins."""
    game = kirifuda.game("rebirth")
    rows = watched(game, game.judge, 5, 0)
    assert len(rows) > 8
    own = SHARED.index("own turn")
    for mine, theirs in zip(rows[::2], rows[1::2], strict=True):
        assert {mine.features[own], theirs.features[own]} == {0, 1}
        assert mine.won is not theirs.won
        assert mine.progress == theirs.progress
    assert {row.third for row in rows} == set(range(THIRDS))
    quiet = rested(game, game.judge, 5, 0)
    assert {row.features[own] for row in quiet} == {0, 1}
    assert len({row.progress for row in quiet}) > 1


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    game = kirifuda.game("rebirth")
    judge = game.new_judge()
    judge.weigh(
        likeliest(judge, watched(game, game.judge, 5, 0), len(game.decks)), only_sum(judge, 7)
    )
    path = tmp_path / "weights.json"
    path.write_text(written(judge, "kirifuda fit rebirth", {"rows": 3}), "utf-8")
    again = weighted(game.new_judge(), path)
    assert (again.odds.early, again.odds.late) == (judge.odds.early, judge.odds.late)
    assert (again.taste.early, again.taste.late) == (judge.taste.early, judge.taste.late)
    assert again.by_sum


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
        Row([rng.randrange(-5, 6) for _ in judge.names], 50, number, 0, bool(number % 2), 0, 0)
        for number in range(40)
    ]
    for found in (likeliest(judge, rows, 1), tasted(judge, [], rows)):
        assert (found.early[at], found.late[at]) == (judge.fixed["to and fro"], 0)


def test_by_hand_alone_nothing_else_has_a_weight() -> None:
    """Whose turn it is goes with winning here, but has no weight: else turns end by it."""
    judge = kirifuda.game("legions").new_judge()
    rows = [
        Row(
            [1, won, plain_sum, *[0] * (len(judge.names) - len(SHARED))],
            50,
            number,
            0,
            bool(won),
            0,
            0,
        )
        for number in range(60)
        for won, plain_sum in ((number % 2, 20 * (number % 2) + number % 7),)
    ]
    found = by_hand_alone(judge, rows)
    pairs = list(zip(found.early, found.late, strict=True))
    assert [at for at, pair in enumerate(pairs) if any(pair)] == [PLAIN]
    assert found.early[PLAIN] > 0


def test_taste_and_odds_are_apart() -> None:
    """Who judges by the sum by hand alone looks at nothing else, and tells odds by other weights."""
    game = kirifuda.game("legions")
    state = game.start(["ash", "elm"], seed=3).state
    judge = game.new_judge()
    odds = only_sum(judge, 0)
    odds.early[0] = 700 * SCALE
    judge.weigh(odds, only_sum(judge, 2 * SCALE))
    assert judge.by_sum
    assert [judge.worth(state, seat) for seat in (0, 1)] == [700, 700]
    assert [judge.appeal(state, seat) for seat in (0, 1)] == [
        2 * judge.plain(state, seat) for seat in (0, 1)
    ]
