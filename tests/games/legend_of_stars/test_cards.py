"""The cards of Legend of Stars: of every kind, with sensible values."""

from __future__ import annotations

from tests.games.legend_of_stars.table import game
from tests.shipped import named_but_missing, of_kind

from kirifuda.games.legend_of_stars.zones import (
    ATTRIBUTES,
    CHARACTER,
    DARK,
    EARTH,
    EFFECT,
    FIELD,
    FIRE,
    FLASH,
    LEAD,
    LIGHT,
    SUPPORT,
    UP,
    WATER,
    WOOD,
)


def test_there_are_enough_cards() -> None:
    assert len(game.cards) >= 64
    for attribute in (LIGHT, DARK, FIRE, WATER, WOOD, EARTH):
        mine = of_kind(game, attribute)
        assert len([card for card in mine if card.kinds & CHARACTER]) >= 10
        assert [card for card in mine if card.kinds & FLASH]
        assert [card for card in mine if card.kinds & EFFECT and not card.kinds & FLASH]
        assert [card for card in mine if card.kinds & FIELD]
        assert [card for card in mine if card.kinds & SUPPORT and not card.kinds & FIELD]


def test_characters_have_sensible_values() -> None:
    """2.1: in hundreds, dearer ones stronger, and each can come to the front row."""
    for card in of_kind(game, CHARACTER):
        cost, speed, atk, defence, down = card.nums[:5]
        assert 1 <= cost <= 7, card.key
        assert 1 <= speed <= 9, card.key
        assert all(n % 100 == 0 for n in (atk, defence, down)), card.key
        assert atk + defence <= 300 * cost + 500, card.key
        assert 100 <= down <= 700, card.key
        assert card.nums[LEAD] & UP, card.key
        assert card.traits, card.key


def test_every_card_has_one_attribute() -> None:
    assert all((card.kinds & ATTRIBUTES).bit_count() == 1 for card in game.cards.values())


def test_what_a_text_names_is_there() -> None:
    """A text that names a tribe, or a part of a name, means a card that we ship."""
    assert named_but_missing("legend_of_stars", "<(.*?)>", "「(.*?)」") == []
