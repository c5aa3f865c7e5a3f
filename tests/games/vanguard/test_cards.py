"""The cards and decks of Cardfight!! Vanguard: of every kind and nation, with sensible values."""

from __future__ import annotations

import pytest
from tests.games.vanguard.hooks import HOOKS
from tests.games.vanguard.table import game
from tests.shipped import Balance, named_but_missing, of_kind

import kirifuda
from kirifuda.games.vanguard.zones import (
    BLITZ,
    CREST,
    GRADE,
    MARKER,
    NORMAL_ORDER,
    POWER,
    RIDE_CREST,
    SET,
    SHIELD,
    TICKET,
    TOKEN,
    TRIGGER_UNIT,
    TRIGGERS,
    UNIT,
)

DECKS = HOOKS.decks
NATIONS = ("暁燈同盟", "鋳鉄学府", "霧海群島", "玻璃植物園")
ENOUGH = (
    *((UNIT, 230), (TRIGGER_UNIT, 20), (NORMAL_ORDER, 30), (BLITZ, 10), (SET, 20)),
    *((TOKEN, 2), (TICKET, 1), (CREST, 2), (RIDE_CREST, 2), (MARKER, 2)),
)


def test_there_are_enough_cards_of_every_kind() -> None:
    """2.9 and chapter 15."""
    assert len(game.cards) >= 350
    assert [len(of_kind(game, bit)) >= least for bit, least in ENOUGH] == [True] * len(ENOUGH)


def test_every_nation_has_units_of_every_grade() -> None:
    for nation in NATIONS:
        mine = [card for card in of_kind(game, UNIT) if f"《{nation}》" in card.traits]
        assert {card.nums[GRADE] for card in mine} == {0, 1, 2, 3}, nation


def test_every_trigger_icon_is_on_a_card() -> None:
    """2.8.1: six kinds of icons."""
    icons = {card.marks & TRIGGERS for card in of_kind(game, TRIGGER_UNIT)}
    assert len(icons) == 6


@pytest.mark.parametrize("key", game.cards)
def test_printed_values_are_within_reason(key: str) -> None:
    card = game.cards[key]
    if card.kinds & UNIT:
        assert 0 <= card.nums[GRADE] <= 3
        assert 5000 <= card.nums[POWER] <= 14000
        assert card.nums[SHIELD] in (0, 5000, 10000, 15000, 50000)


def test_what_texts_name_is_there() -> None:
    """Races and parts of names; what is told of states and icons stands in no other brackets."""
    assert named_but_missing("vanguard", "〈[^〉]*〉", "「([^」]*)」を含む") == []


def test_the_decks_ride_different_vanguards() -> None:
    leads = [game.read_deck(name)[0]["ride"][3] for name in DECKS]
    assert len({lead.name for lead in leads}) == len(DECKS) == 6


@pytest.mark.slow
def test_neither_a_deck_nor_who_goes_first_wins_too_often() -> None:
    """docs/decks.md: greedy players; few games leave much to chance."""
    rounds = 12 if kirifuda.NATIVE else 2
    found = Balance(game, DECKS, rounds)
    assert found.within(found.first, found.games, 0.45, 0.55), found.first / found.games
    for name, won in found.wins.items():
        assert found.within(won, rounds * (len(DECKS) - 1), 0.45, 0.62), (name, won)
    assert found.apart() < 2 * len(DECKS), found.wins
