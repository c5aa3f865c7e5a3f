"""The cards and decks that we ship: read, printed, legal, and played."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

import kirifuda
from kirifuda.games.deck import Deck
from kirifuda.games.legend_of_stars.deck import COPIES, LEAST, limit_of
from kirifuda.games.legend_of_stars.words import grammar
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
    USE,
    WATER,
    WOOD,
)
from kirifuda.kernel.cards import ACTIVATED, AUTO, CONTINUOUS, CardDef
from kirifuda.text import compile_text, print_ja
from kirifuda.text.compile import normal_text

game = kirifuda.game("legend_of_stars")
KEYS = list(game.cards)
DECKS = ["dawn", "dusk", "meteor", "springtide"]
MOST_DECISIONS = 20_000


def kind(bit: int) -> list[CardDef]:
    return [card for card in game.cards.values() if card.kinds & bit]


def test_there_are_enough_cards() -> None:
    assert len(KEYS) >= 64
    for attribute in (LIGHT, DARK, FIRE, WATER, WOOD, EARTH):
        mine = kind(attribute)
        assert len([card for card in mine if card.kinds & CHARACTER]) >= 10
        assert [card for card in mine if card.kinds & FLASH]
        assert [card for card in mine if card.kinds & EFFECT and not card.kinds & FLASH]
        assert [card for card in mine if card.kinds & FIELD]
        assert [card for card in mine if card.kinds & SUPPORT and not card.kinds & FIELD]


def test_names_tell_cards_apart() -> None:
    cards = list(game.cards.values())
    assert all(re.fullmatch(r"LS-\d{3}", card.key) for card in cards)
    assert len({card.name for card in cards}) == len(cards)
    assert len({card.english for card in cards}) == len(cards)
    assert all(card.english.isascii() for card in cards)


@pytest.mark.parametrize("key", KEYS)
def test_a_card_is_read_and_printed_back(key: str) -> None:
    card = game.cards[key]
    words = grammar()
    assert [print_ja(words, n) for n in compile_text(words, card.text)] == normal_text(
        words, card.text
    )
    printed = game.printed(card)
    assert game.printed(game.define(printed)) == printed


@pytest.mark.parametrize("key", KEYS)
def test_a_card_can_be_read_in_english(key: str) -> None:
    card = game.cards[key]
    english = card.fields.get("english_text", "")
    told = [a for a in card.abilities if a.printed]
    assert len(english.splitlines()) == len(told) == len(card.text.splitlines())
    assert all(a.english and a.text for a in told)
    assert not re.search("[ぁ-んァ-ヶ一-龠]", re.sub("<.*?>|「.*?」|“.*?”", "", english))


def test_characters_have_sensible_values() -> None:
    """2.1: in hundreds, dearer ones stronger, and each can come to the front row."""
    for card in kind(CHARACTER):
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
    traits = {trait for card in game.cards.values() for trait in card.traits}
    names = [card.name for card in game.cards.values()]
    for card in game.cards.values():
        assert set(re.findall("<(.*?)>", card.text)) <= traits, card.key
        for part in re.findall("「(.*?)」", card.text):
            assert any(part in name for name in names), (card.key, part)


def test_every_phrase_stands_on_a_card() -> None:
    words = grammar()
    found: Counter[str] = Counter()
    for card in game.cards.values():
        for node in compile_text(words, card.text):
            found.update(part.phrase for part in node.walk())
    assert sorted(set(words.phrases) - set(found)) == []
    kinds = {ability.kind for card in game.cards.values() for ability in card.abilities}
    assert {AUTO, ACTIVATED, CONTINUOUS, USE} <= kinds


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_is_legal(name: str) -> None:
    assert game.check_deck(name) == []
    assert {"name", "plan"} <= set(game.decks[name].about)


def test_there_are_the_decks_we_tell_of() -> None:
    assert sorted(game.decks) == DECKS


def any_deck(luck: random.Random) -> Deck:
    """Any legal deck of our cards."""
    cards = list(game.cards.values())
    main: Counter[CardDef] = Counter()
    while sum(main.values()) < LEAST:
        card = luck.choice(cards)
        if main[card] < (limit_of(card) or COPIES):
            main[card] += 1
    return Deck("any", main=main)


def play(decks: list[str | Deck], luck: random.Random, seed: int) -> kirifuda.Match:
    match = game.start(decks, seed=seed)
    for _ in range(MOST_DECISIONS):
        if match.decision is None:
            return match
        match.choose(luck.randrange(len(match.decision.options)))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("seed", range(40))
def test_any_decks_can_be_played_to_the_end(seed: int) -> None:
    luck = random.Random(seed)
    match = play([any_deck(luck), any_deck(luck)], luck, seed)
    assert match.outcome is not None


@pytest.mark.parametrize("one", DECKS)
@pytest.mark.parametrize("other", DECKS)
def test_our_decks_can_be_played_to_the_end(one: str, other: str) -> None:
    match = play([one, other], random.Random(7), 7)
    assert match.outcome is not None
