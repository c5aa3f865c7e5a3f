"""The cards and decks of Legions!: of every kind and class, with sensible values."""

from __future__ import annotations

import pytest
from tests.games.legions.hooks import HOOKS
from tests.games.legions.table import game
from tests.shipped import Balance, of_kind

import kirifuda
from kirifuda.games.legions.zones import (
    ARTS,
    COLOURS,
    COST,
    LORD_CARD,
    MASTER_CARD,
    MINION,
    SKILL,
    WT,
)

DECKS = HOOKS.decks


def test_there_are_enough_cards() -> None:
    assert len(game.cards) >= 76
    assert [len(of_kind(game, bit)) >= least for bit, least in ENOUGH] == [True] * len(ENOUGH)


ENOUGH = ((MASTER_CARD, 6), (MINION, 60), (SKILL, 25), (ARTS, 8), (LORD_CARD, 8))


def test_there_is_a_master_of_every_class() -> None:
    """13-3 to 13-8."""
    masters = of_kind(game, MASTER_CARD)
    assert len({card.kinds & COLOURS for card in masters}) == 6
    assert len({card.fields["class"] for card in masters}) == 6
    names = [name for card in masters for name in card.fields["common"].split("/")]
    assert len(set(names)) == len(names) == 24  # 20-2, 20-3: each calls them otherwise
    assert all(card.fields["awakened"] for card in masters)


def test_every_class_has_cards_of_its_own() -> None:
    """13-2: minions or skills, and arts or lords, with both colour symbols."""
    for master in of_kind(game, MASTER_CARD):
        mine = [c for c in game.cards.values() if c.kinds & COLOURS == master.kinds & COLOURS]
        assert sum(1 for c in mine if c.kinds & (MINION | SKILL)) >= 3
        assert any(c.kinds & (ARTS | LORD_CARD) for c in mine)


@pytest.mark.parametrize("key", game.cards)
def test_printed_values_are_within_reason(key: str) -> None:
    card = game.cards[key]
    if not card.kinds & MASTER_CARD:
        assert 0 <= card.nums[COST] <= 5  # five cores, and one more a turn once awakened
    if card.kinds & (MINION | SKILL):
        assert 1 <= card.nums[WT] <= 4


def test_the_decks_are_of_different_classes() -> None:
    masters = [game.read_deck(name)[0]["master"][0] for name in DECKS]
    assert len({master.kinds & COLOURS for master in masters}) == len(DECKS) == 4


@pytest.mark.slow
def test_neither_a_deck_nor_who_goes_first_wins_too_often() -> None:
    """docs/decks.md: greedy players; few games leave much to chance."""
    rounds = 100 if kirifuda.NATIVE else 10
    found = Balance(game, DECKS, rounds)
    assert found.within(found.first, found.games, 0.45, 0.55), found.first / found.games
    for name, won in found.wins.items():
        assert found.within(won, rounds * (len(DECKS) - 1), 0.45, 0.62), (name, won)
