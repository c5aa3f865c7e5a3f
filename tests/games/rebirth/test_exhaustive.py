"""Exhaustive play of Rebirth for you: every step, every shipped card, every ability, every phrase
of the shipped cards is used in random play; what is not must be named here, with its reason."""

from __future__ import annotations

import random
import re

import pytest
from tests.exhaustive import Used, all_steps, play, printed_abilities

import kirifuda
from kirifuda import CardDef, Deck
from kirifuda.games.rebirth.zones import CHARACTER, COST, PARTNER, REBIRTH_CARD

game = kirifuda.game("rebirth")
ROUNDS = 1500

# Steps that random play does not come to: a frame is made by these places only, or its step is a
# mark that nobody runs.
UNREACHED_STEPS: set[tuple[str, int]] = {
    ("Recovery", 1),  # waits under the effect that rescues; it runs on as step 0 or 1 alike
    # only while one of two cards lies where it must as the opponent puts a character: luck
    ("Toll", 0),
    ("Toll", 1),
}


def deck_for(goals: list[CardDef], luck: random.Random) -> Deck:
    """A legal deck around some cards: what their texts name, what shares their traits, the rest
    at random, so that what needs company finds it."""
    cards = list(game.cards.values())
    texts = " ".join(goal.text for goal in goals)
    names = re.findall("《(.+?)》", texts)
    traits = {*re.findall("〔(.+?)〕", texts), *(trait for goal in goals for trait in goal.traits)}
    keywords = [word for word in ("【キャンセル】", "チェック", "魂") if word in texts]

    def near(card: CardDef) -> float:
        wanted = card in goals or any(name in card.name for name in names)
        akin = bool(traits & set(card.traits)) or any(word in card.text for word in keywords)
        return luck.random() + 2 * wanted + akin

    cards.sort(key=near, reverse=True)
    starters = [c for c in cards if c.kinds & CHARACTER and c.nums[COST] <= 2]
    chosen: dict[str | CardDef, int] = {starters[0]: 4}
    for card in [c for c in cards if c.kinds & CHARACTER]:
        room = 42 - sum(chosen.values())
        if room:
            chosen.setdefault(card, min(4 if card in goals else 3, room))
    for card in [c for c in cards if c.kinds & REBIRTH_CARD][:4]:
        chosen[card] = 2
    partners = luck.sample([c for c in cards if c.kinds & PARTNER], 3)
    deck = Deck("random", main=chosen, partners=dict.fromkeys(partners, 1))
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
        if not missing and set(game.cards) <= found.cards:
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
    assert sorted(all_steps(game) - used.steps - UNREACHED_STEPS) == []
