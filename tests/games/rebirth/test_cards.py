"""The cards of Rebirth for you: of every kind, with sensible values, played or kept for others."""

from __future__ import annotations

import pytest
from tests.games.rebirth.hooks import HOOKS
from tests.games.rebirth.table import game
from tests.shipped import Balance, named_but_missing, of_kind, phrases

import kirifuda
from kirifuda.games.rebirth.zones import CHARACTER, PARTNER, REBIRTH_CARD

# What no deck of ours plays, kept for decks that people build.
POOL = {
    *(f"SY-{n:03d}" for n in (9, 10, 15, 16)),
    *(f"SY-{n:03d}" for n in (29, 32, 34, 41, 42)),
    *(f"SY-{n:03d}" for n in (61, 64, 65, 67)),
    *(f"SY-{n:03d}" for n in (82, 84, 89)),
    *(f"SY-{n:03d}" for n in range(97, 313) if n not in (101, 102, 104, 190, 206)),
}


def test_there_are_enough_cards() -> None:
    assert len(of_kind(game, CHARACTER)) >= 80
    assert len(of_kind(game, REBIRTH_CARD)) >= 8
    assert len(of_kind(game, PARTNER)) >= 8


def test_characters_have_sensible_values() -> None:
    for card in of_kind(game, CHARACTER):
        cost, atk, defense = card.nums
        assert 0 <= cost <= 8, card.key
        assert 1 <= atk <= cost + 2, card.key
        assert 1 <= defense <= 10, card.key
        assert card.traits, card.key


def test_every_card_is_in_a_deck_or_in_the_pool() -> None:
    played = {
        card.key
        for name in game.decks
        for cards in game.read_deck(name)[0].values()
        for card in cards
    }
    assert played | POOL == set(game.cards)
    assert not played & POOL


def test_what_a_text_names_is_there() -> None:
    """A text that names a trait, or a part of a name, means a card that we ship."""
    assert named_but_missing("rebirth", "〔(.*?)〕", "《(.*?)》") == []


def test_most_of_what_cards_can_say_is_said() -> None:
    assert len(phrases("rebirth")) >= 360


@pytest.mark.slow
def test_neither_a_deck_nor_who_goes_first_wins_too_often() -> None:
    """docs/decks.md: greedy players; few games leave much to chance."""
    rounds = 40 if kirifuda.NATIVE else 4
    found = Balance(game, HOOKS.decks, rounds)
    assert found.within(found.first, found.games, 0.45, 0.55), found.first / found.games
    for name, won in found.wins.items():
        assert found.within(won, rounds * (len(HOOKS.decks) - 1), 0.45, 0.62), (name, won)
