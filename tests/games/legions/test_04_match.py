"""04-2 and 25-7: matches of several games."""

from __future__ import annotations

import pytest
from tests.games.legions.table import game
from tests.ruling import clause

import kirifuda
from kirifuda.games.series import Series
from kirifuda.kernel.errors import DeckError, KirifudaError

DECKS = sorted(game.decks)[:2]


@clause("04-2", "25-7")
def test_the_loser_of_a_game_chooses_who_begins_the_next_one() -> None:
    series = Series(game, DECKS, 3)
    for seed, loser in ((0, 0), (1, 1)):
        match = series.start(seed)
        match.concede(loser)
        series.finish(match)
        for later in range(5):
            decision = series.start(later).decision
            assert decision is not None
            assert (decision.kind, decision.clause, decision.seat) == (
                "first or second",
                "25-7",
                loser,
            )
        assert not series.over
    match = series.start(2)
    match.concede(0)
    series.finish(match)
    assert (series.wins, series.winner, series.over) == ([1, 2], 1, True)


@clause("04-2")
def test_two_wins_decide_the_best_of_three() -> None:
    series = Series(game, DECKS, 3)
    for seed in range(2):
        match = series.start(seed)
        match.concede(1)
        series.finish(match)
    assert (series.winner, series.played) == (0, 2)


def test_a_later_game_is_recorded_with_who_chose() -> None:
    match = game.start(DECKS, seed=4, chooser=1)
    match.choose(1)
    again = kirifuda.replay(match.record())
    assert again.digest() == match.digest()
    assert game.unpack(match.pack()).digest() == match.digest()
    with pytest.raises(DeckError):
        game.start(DECKS, chooser=2)
    with pytest.raises(DeckError):
        kirifuda.game("rebirth").start(["lamps", "letters"], chooser=0)


def test_a_match_has_an_odd_number_of_games() -> None:
    with pytest.raises(KirifudaError, match="odd"):
        Series(game, DECKS, 2)
