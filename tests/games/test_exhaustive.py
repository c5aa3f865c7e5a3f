"""Exhaustive play of every game: every step, every shipped card, every ability of a shipped card is
used in random play; what is not is named in the game's hooks, with its reason."""

from __future__ import annotations

import random

import pytest
from tests.exhaustive import Used, all_steps, play, printed_abilities
from tests.hooks import GAMES, Hooks, hooks

from kirifuda import CardDef

pytestmark = pytest.mark.slow


def cards_of(told: Hooks) -> dict[str, CardDef]:
    """The cards that a legal deck can hold."""
    return {key: card for key, card in told.game.cards.items() if key not in told.no_deck}


def played(told: Hooks) -> Used:
    """Rounds of random play, each with decks around cards of which something is still unused."""
    cards = cards_of(told)
    found = Used()
    luck = random.Random(5)
    abilities = printed_abilities(cards.values())
    steps = all_steps(told.game) - set(told.unreached)
    for number in range(told.rounds):
        missing = sorted({key for key, _ in abilities - found.abilities})
        if not missing and set(cards) <= found.cards and steps <= found.steps:
            break
        goals = [cards[key] for key in luck.sample(missing, min(told.goals, len(missing)))]
        around = goals or told.seldom(luck)
        decks = [told.deck_for(around, luck) for _ in range(2)]
        match = told.game.start(decks, seed=number, log=False)
        play(match, luck, found)
        assert match.outcome is not None
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_card_is_seen_every_ability_used_every_step_run(name: str) -> None:
    """One test, so that its rounds are played once, however many processes share the suite."""
    told = hooks(name)
    used = played(told)
    cards = cards_of(told)
    assert set(cards) - used.cards == set()
    assert sorted(printed_abilities(cards.values()) - used.abilities) == []
    assert sorted(all_steps(told.game) - set(told.unreached) - used.steps) == []
