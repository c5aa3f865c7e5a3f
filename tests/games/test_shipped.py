"""The cards and decks that we ship, in every game: read, printed, legal, and played."""

from __future__ import annotations

import random
import re

import pytest
from tests import merciless
from tests.hooks import GAMES, hooks
from tests.shipped import phrases, texts, traits

from kirifuda.cli.table.wording import Wording
from kirifuda.games.deck import IN_JAPANESE
from kirifuda.kernel.position.cards import folded
from kirifuda.table.desk import Desk
from kirifuda.table.speech import Speech
from kirifuda.text import compile_text, normal_text, print_en, print_ja

CARDS = [(name, key) for name in GAMES for key in hooks(name).game.cards]
DECKS = [(name, deck) for name in GAMES for deck in hooks(name).decks]


@pytest.mark.parametrize("name", GAMES)
def test_names_tell_cards_apart(name: str) -> None:
    told = hooks(name)
    cards = list(told.game.cards.values())
    assert all(re.fullmatch(told.keys, card.key) for card in cards)
    assert len({card.name for card in cards}) == len(cards)
    assert len({card.english for card in cards}) == len(cards)
    assert all(card.english.isascii() for card in cards)


@pytest.mark.parametrize(("name", "key"), CARDS)
def test_a_card_is_read_and_printed_back(name: str, key: str) -> None:
    told = hooks(name)
    card = told.game.cards[key]
    words = told.game.grammar()
    for text in texts(name, card):
        nodes = compile_text(words, text)
        assert [print_ja(words, node) for node in nodes] == normal_text(words, text)
        assert not set(told.strange) & set("".join(print_en(words, node) for node in nodes))
    printed = told.game.printed(card)
    assert told.game.printed(told.game.define(printed)) == printed


@pytest.mark.parametrize(("name", "key"), CARDS)
def test_a_card_can_be_read_in_english(name: str, key: str) -> None:
    """A line for each ability; nothing stays Japanese, names and traits included."""
    card = hooks(name).game.cards[key]
    english = card.fields.get("english_text", "")
    assert len(english.splitlines()) == hooks(name).lines(card)
    for ability in card.abilities:
        if ability.printed:
            assert ability.text
            assert ability.english in english.splitlines()
    assert not re.search("[ぁ-んァ-ヶ一-龠]", english)


@pytest.mark.parametrize("name", GAMES)
def test_names_are_the_same_wherever_they_are_told(name: str) -> None:
    """A card that a text names is called there as it is called itself; every trait has a name."""
    game = hooks(name).game
    told = game.grammar().english
    for card in game.cards.values():
        assert told.get(folded(card.name), card.english) == card.english
    desk = Desk(game)
    wording = Wording(desk, Speech(desk.words, "en"), [])
    shown = "".join(wording.trait(trait, True) for trait in sorted(traits(name)))
    assert not re.search("[ぁ-んァ-ヶ一-龠]", shown)


@pytest.mark.parametrize("name", GAMES)
def test_every_phrase_and_every_kind_of_ability_stands_on_a_card(name: str) -> None:
    told = hooks(name)
    for category in told.said:
        known = {word for word in told.game.grammar().phrases if word.startswith(category)}
        assert known, category
        assert sorted(known - phrases(name)) == []
    kinds = {ability.kind for card in told.game.cards.values() for ability in card.abilities}
    assert sorted(set(told.kinds) - kinds) == []


@pytest.mark.parametrize("name", GAMES)
def test_there_are_the_decks_we_tell_of(name: str) -> None:
    assert sorted(hooks(name).game.decks) == list(hooks(name).decks)


@pytest.mark.parametrize(("name", "deck"), DECKS)
def test_a_deck_is_legal(name: str, deck: str) -> None:
    game = hooks(name).game
    assert game.check_deck(deck) == []


@pytest.mark.parametrize(("name", "deck"), DECKS)
def test_a_deck_tells_its_name_and_its_plan_in_both_languages(name: str, deck: str) -> None:
    about = hooks(name).game.decks[deck].about
    for word, japanese in IN_JAPANESE.items():
        assert about[word].isascii()
        assert not about[japanese].isascii()


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("name", GAMES)
def test_any_decks_can_be_played_to_the_end(name: str, seed: int) -> None:
    """How our own decks are played is in test_every_game.py."""
    luck = random.Random(seed)
    told = hooks(name)
    merciless.play(told.game, [told.any_deck(luck), told.any_deck(luck)], seed, every=25)
