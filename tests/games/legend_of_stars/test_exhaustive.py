"""Exhaustive play of Legend of Stars: every step, every shipped card, every ability of the shipped
cards is used in random play; what is not must be named here, with its reason."""

from __future__ import annotations

import random
import re

import pytest
from tests.exhaustive import Used, all_steps, play, printed_abilities

import kirifuda
from kirifuda import CardDef, Deck
from kirifuda.games.legend_of_stars.deck import COPIES, LEAST
from kirifuda.games.legend_of_stars.zones import ATTRIBUTES, CHARACTER, COST

game = kirifuda.game("legend_of_stars")
ROUNDS = 600

# Steps that random play does not come to: a frame is made by these places only, or its step is a
# mark that nobody runs.
UNREACHED_STEPS: set[tuple[str, int]] = {
    ("Prepare", 0),  # before the first choice
    ("Confirm", 0),  # whether an effect is used is told by priority (8.1.2)
}
REACHED = all_steps(game) - UNREACHED_STEPS


# what texts wait for that few cards do, and what cards say that do it
DEEDS = {"破壊された": "破壊する", "裏側表示になった": "裏側表示にする"}


def deck_for(goals: list[CardDef], luck: random.Random) -> Deck:
    """A legal deck around some cards: what their texts name, what shares their tribes and
    attributes, what is cheap, the rest at random, so that what needs company finds it."""
    cards = list(game.cards.values())
    texts = " ".join(goal.text for goal in goals)
    names = re.findall("「(.+?)」", texts)
    tribes = {*re.findall("＜(.+?)＞", texts), *(t for goal in goals for t in goal.traits)}

    def near(card: CardDef) -> float:
        wanted = card in goals or any(name in card.name for name in names)
        akin = bool(tribes & set(card.traits))
        same = any(card.kinds & goal.kinds & ATTRIBUTES for goal in goals)
        plain = card.kinds & CHARACTER != 0
        serves = any(word in texts and deed in card.text for word, deed in DEEDS.items())
        near = 4 * wanted + serves + akin + 0.3 * same + 0.2 * plain - 0.1 * card.nums[COST]
        return luck.random() + near

    chosen: dict[str | CardDef, int] = {}
    for card in sorted(cards, key=near, reverse=True):
        room = LEAST - sum(chosen.values())
        if room:
            chosen[card] = min(COPIES, room)
    deck = Deck("random", main=chosen)
    assert not game.check_deck(deck)
    return deck


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
        goals = [game.cards[key] for key in luck.sample(missing, min(2, len(missing)))]
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
