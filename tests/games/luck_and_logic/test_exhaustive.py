"""Exhaustive play of Luck & Logic: every step, every shipped card, every ability of the shipped
cards is used in random play; what is not must be named here, with its reason."""

from __future__ import annotations

import random

import pytest
from tests.exhaustive import Used, all_steps, play, printed_abilities
from tests.games.luck_and_logic.decks import deck_for
from tests.games.luck_and_logic.table import game

ROUNDS = 900
#: Cards around which the rarest steps come about: unions out of the drop zone (5.13.1.2.4).
SELDOM = [card for card in game.cards.values() if "合体する時、" in card.text]

# Steps that random play does not come to: a frame is made by these places only, or its step is a
# mark that nobody runs.
UNREACHED_STEPS: set[tuple[str, int]] = {
    ("Prepare", 0),  # before the first choice
    ("Prepare", 1),
    ("BattlePhase", 8),  # while interceptors are picked: it goes on as it receives them
}
REACHED = all_steps(game) - UNREACHED_STEPS


@pytest.fixture(scope="module")
def used() -> Used:
    """Rounds of random play, each with decks around cards of which something is still unused."""
    found = Used()
    luck = random.Random(5)
    everything = printed_abilities(game.cards.values())
    for number in range(ROUNDS):
        missing = sorted({key for key, _ in everything - found.abilities})
        if not missing and set(game.cards) <= found.cards and found.steps >= REACHED:
            break
        goals = [game.cards[key] for key in luck.sample(missing, min(2, len(missing)))] or SELDOM
        match = game.start([deck_for(goals, luck), deck_for(goals, luck)], seed=number, log=False)
        play(match, luck, found)
        assert match.outcome is not None
    return found


@pytest.mark.slow
def test_every_card_is_seen(used: Used) -> None:
    assert set(game.cards) - used.cards == set()


@pytest.mark.slow
def test_every_ability_is_used(used: Used) -> None:
    assert sorted(printed_abilities(game.cards.values()) - used.abilities) == []


@pytest.mark.slow
def test_every_step_is_run(used: Used) -> None:
    assert sorted(REACHED - used.steps) == []
