"""Whole games of Legions! from the first choice to the end."""

from __future__ import annotations

import random

import pytest
from tests.games.legions.table import game, table
from tests.ruling import clause

from kirifuda.games.legions.zones import CORE_WAIT, DECK, HAND, MASTER, ON_MASTER

DECKS = sorted(game.decks)


@clause("25-3", "25-5", "25-6", "25-7", "25-8", "25-9", "25-10", "08-3")
@pytest.mark.parametrize("answer", ["first", "second"])
def test_a_random_winner_chooses_who_begins(answer: str) -> None:
    match = game.start([DECKS[0], DECKS[1]], seed=3)
    decision = match.decision
    assert decision is not None
    assert decision.kind == "first or second"
    chooser = decision.seat
    match.choose([o.kind for o in decision.options].index(answer))
    t = table(match)
    first = chooser if answer == "first" else 1 - chooser
    assert (t.first_seat, t.turn_seat, t.turn) == (first, first, 1)
    second = 1 - first
    assert t.life == [20, 20]
    # the first player's core phase has moved one of five cores; the second one's lies in zone III
    assert (t.core(first, ON_MASTER), t.core(second, ON_MASTER)) == (4, 4)
    assert (t.core(first, CORE_WAIT + 3), t.core(second, CORE_WAIT + 3)) == (0, 1)
    assert (t.count(first, HAND), t.count(second, HAND)) == (6, 5)  # the first one has drawn
    assert (t.count(first, DECK), t.count(second, DECK)) == (34, 35)
    assert all(t.count(seat, MASTER) == 1 and not t.awake(seat) for seat in (0, 1))


@clause("25-7")
def test_chance_decides_who_chooses() -> None:
    seen = set()
    for seed in range(12):
        decision = game.start([DECKS[0], DECKS[1]], seed=seed).decision
        assert decision is not None
        seen.add(decision.seat)
    assert seen == {0, 1}


@clause("24-1")
@pytest.mark.parametrize("seed", range(6))
def test_a_game_comes_to_an_end(seed: int) -> None:
    luck = random.Random(seed)
    match = game.start([luck.choice(DECKS), luck.choice(DECKS)], seed=seed)
    while match.decision is not None:
        match.choose(luck.randrange(len(match.decision.options)))
    outcome = match.outcome
    assert outcome is not None
    assert outcome.clause in ("24-2a", "24-2b", "24-2c", "24-3a", "24-3b", "24-3c")
    assert len(outcome.winners) == 1
