"""A position written as a case is read again as the position that it is."""

from __future__ import annotations

import random

import pytest
from tests.hooks import GAMES

import kirifuda
from kirifuda import ScenarioError
from kirifuda.judge import case_of, everything, written

ENOUGH = 6


@pytest.mark.parametrize("name", GAMES)
def test_what_can_be_described_is_written_and_read_again(name: str) -> None:
    game = kirifuda.game(name)
    match = game.start(sorted(game.decks)[:2], seed=11)
    rng = random.Random(3)
    shown = 0
    for count in range(400):
        if match.decision is None or shown == ENOUGH:
            break
        if count % 9 == 0:
            try:
                described = game.describe(match)
            except ScenarioError:
                pass
            else:
                again = case_of(game, written(described), game.define).match
                assert everything(game, again) == everything(game, game.scenario(**described))
                shown += 1
        match.choose(rng.randrange(len(match.decision.options)))
    assert shown > 2


@pytest.mark.parametrize("name", GAMES)
def test_an_empty_case_is_a_position(name: str) -> None:
    game = kirifuda.game(name)
    case = case_of(game, '[position]\nphase = "main"\n[position.me]\n[position.foe]\n', game.define)
    assert case.match.decision is not None


def test_words_that_need_marks_get_them() -> None:
    told = written(
        {"phase": "メイン", "me": {"vanguard damage": 1, "手札": ['a"b\\', {"x": True}]}}
    )
    assert told == (
        '[position]\nphase = "メイン"\n\n[position.me]\n"vanguard damage" = 1\n'
        '"手札" = ["a\\"b\\\\", { x = true }]\n'
    )
