"""Whole matches with a set of our own: everything that must hold does, at every decision."""

from __future__ import annotations

import pytest
from tests.games.legend_of_stars.made import deck
from tests.games.legend_of_stars.table import game
from tests.merciless import play


@pytest.mark.parametrize("seed", range(6))
def test_a_match_is_played_to_its_end(seed: int) -> None:
    match = play(game, [deck(seed % 2), deck(seed // 2 % 2)], seed)
    assert match.outcome is not None
    assert match.outcome.clause == "4"
