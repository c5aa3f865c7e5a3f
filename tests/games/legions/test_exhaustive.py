"""Exhaustive play of Legions!: every step, every shipped card, every ability of the shipped cards
is used in random play; what is not must be named here, with its reason."""

from __future__ import annotations

import random
import re

import pytest
from tests.exhaustive import Used, all_steps, play, printed_abilities
from tests.games.legions.decks import BANNED, copies

import kirifuda
from kirifuda import CardDef, Deck
from kirifuda.games.legions.deck import of_other_class
from kirifuda.games.legions.zones import COLOURS, COST, MASTER_CARD, SHOCK

game = kirifuda.game("legions")
ROUNDS = 1500

# Steps that random play does not come to: a frame is made by these places only, or its step is a
# mark that nobody runs.
UNREACHED_STEPS: set[tuple[str, int]] = {
    ("Prepare", 0),  # before the first choice
    ("Prepare", 1),
}
REACHED = all_steps(game) - UNREACHED_STEPS


def deck_for(goals: list[CardDef], luck: random.Random) -> Deck:
    """A legal deck around some cards: a master of their class, what shares their types, what is
    cheap, the rest at random, so that what needs company finds it."""
    cards = list(game.cards.values())
    masters = [c for c in cards if c.kinds & MASTER_CARD]
    goal = goals[0]
    fit = [m for m in masters if not goal.kinds & COLOURS & ~m.kinds]
    master = goal if goal.kinds & MASTER_CARD else luck.choice(fit)
    texts = " ".join(g.text for g in goals)
    names = re.findall("「(.+?)」", texts)
    types = {kind for g in goals for kind in g.traits}

    def near(card: CardDef) -> float:
        wanted = card in goals or card.name in names
        own = not card.kinds & COLOURS & ~master.kinds
        akin = bool(types & set(card.traits)) or any(kind in texts for kind in card.traits)
        return luck.random() + 4 * wanted + own + 0.4 * akin - 0.1 * card.nums[COST]

    main = [
        c
        for c in cards
        if not c.kinds & MASTER_CARD and not of_other_class(c, master.kinds & COLOURS)
    ]
    main.sort(key=near, reverse=True)
    chosen: dict[str | CardDef, int] = {}
    for card in main:
        room = 40 - sum(chosen.values())
        most = copies(card, chosen)
        if room and most:
            chosen[card] = min(most, room)
    deck = Deck("random", master={master: 1}, main=chosen)
    assert not game.check_deck(deck)
    return deck


# 23-2e: no legal deck holds these; test_cards_played.py plays them
CARDS = {key: card for key, card in game.cards.items() if card.name not in BANNED}


@pytest.fixture(scope="module")
def used() -> Used:
    """Rounds of random play, each with decks around cards of which something is still unused."""
    found = Used()
    luck = random.Random(5)
    everything = printed_abilities(CARDS.values())
    keyworded = [c for c in game.cards.values() if c.marks or any(c.nums[SHOCK:])]
    for number in range(ROUNDS):
        missing = sorted({key for key, _ in everything - found.abilities})
        if not missing and set(CARDS) <= found.cards and found.steps >= REACHED:
            break
        goals = [game.cards[luck.choice(missing)] if missing else luck.choice(keyworded)]
        match = game.start([deck_for(goals, luck), deck_for(goals, luck)], seed=number, log=False)
        play(match, luck, found)
        assert match.outcome is not None
    return found


@pytest.mark.slow
def test_every_card_is_seen(used: Used) -> None:
    assert set(CARDS) - used.cards == set()


@pytest.mark.slow
def test_every_ability_is_used(used: Used) -> None:
    assert sorted(printed_abilities(CARDS.values()) - used.abilities) == []


@pytest.mark.slow
def test_every_step_is_run(used: Used) -> None:
    assert sorted(REACHED - used.steps) == []
