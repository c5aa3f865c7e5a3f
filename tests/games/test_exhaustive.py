"""Exhaustive play of every game: every step, every shipped card, every ability of a shipped card is
used in random play; what is not is named in the game's hooks, with its reason."""

from __future__ import annotations

import random

import pytest
from tests.exhaustive import Used, all_steps, play, printed_abilities
from tests.hooks import GAMES, Hooks, hooks

from kirifuda import CardDef

pytestmark = pytest.mark.slow

Played = tuple[Hooks, Used]


def cards_of(told: Hooks) -> dict[str, CardDef]:
    """The cards that a legal deck can hold."""
    return {key: card for key, card in told.game.cards.items() if key not in told.no_deck}


@pytest.fixture(scope="module", params=GAMES)
def played(request: pytest.FixtureRequest) -> Played:
    """Rounds of random play, each with decks around cards of which something is still unused."""
    told = hooks(request.param)
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
    return told, found


def test_every_card_is_seen(played: Played) -> None:
    told, used = played
    assert set(cards_of(told)) - used.cards == set()


def test_every_ability_is_used(played: Played) -> None:
    told, used = played
    assert sorted(printed_abilities(cards_of(told).values()) - used.abilities) == []


def test_every_step_is_run(played: Played) -> None:
    told, used = played
    assert sorted(all_steps(told.game) - set(told.unreached) - used.steps) == []
