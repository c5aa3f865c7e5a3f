"""The cards and decks that we ship: read, printed, legal, and played."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest
from tests.games.luck_and_logic.decks import any_deck, kind, tools
from tests.games.luck_and_logic.table import game

import kirifuda
from kirifuda.games.deck import Deck
from kirifuda.games.luck_and_logic.words import grammar
from kirifuda.games.luck_and_logic.zones import (
    AURA,
    COLOURS,
    COST,
    DISPHERE,
    FOREIGNER,
    GATE_CARD,
    INTERCEPT,
    LAW,
    LEVEL,
    LIMIT,
    LOGIC_DRIVE,
    LOGICALIST,
    MEMBER,
    MONOLIUM,
    MY_CARD,
    NAME,
    PACT,
    PARADOX,
    POWER,
    RAKUROJI,
    SECRET_SKILL,
    SEPTPIA,
    SUPER,
    TACTICS,
    TERRITORY,
    TETRA_HEAVEN,
    TITLE,
    TRANS_CHANGE,
    TRITOMY,
    UNION,
    WIDE,
    WORLDS,
)
from kirifuda.kernel.cards import ACTIVATED, AUTO, CONTINUOUS
from kirifuda.text import compile_text, print_ja
from kirifuda.text.compile import normal_text

KEYS = list(game.cards)
DECKS = ["archive", "club", "lamps", "orchard"]
MOST_DECISIONS = 20_000


def test_there_are_enough_cards() -> None:
    """In every world, every kind (2.2.2), and what kinds can differ in."""
    assert len(KEYS) >= 110
    for world in (MONOLIUM, DISPHERE, TETRA_HEAVEN, TRITOMY, SEPTPIA, RAKUROJI):
        for bit in (LOGICALIST, FOREIGNER, UNION, GATE_CARD, TACTICS, PARADOX):
            assert [card for card in kind(bit) if card.kinds & world], (world, bit)
    assert all([kind(SUPER), kind(MY_CARD), kind(WIDE), kind(INTERCEPT), tools()])
    assert {card.nums[TERRITORY] for card in kind(MEMBER)} == {1, 2, 4}
    assert {card.nums[LAW] for card in kind(PARADOX)} == {1, 2}


def test_names_tell_cards_apart() -> None:
    cards = list(game.cards.values())
    assert all(re.fullmatch(r"LL-\d{3}", card.key) for card in cards)
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


def test_members_have_sensible_values() -> None:
    """2.8 to 2.15: dearer ones are stronger; a name and a title; foreigners and unions a pact."""
    for card in kind(MEMBER):
        level, cost, power = card.nums[LEVEL], card.nums[COST], card.nums[POWER]
        assert max(level, cost) <= 4, card.key
        assert {card.nums[AURA], card.nums[LIMIT]} <= {1, 2, 3, 4}, card.key
        assert power % 1000 == 0, card.key
        union = card.kinds & UNION != 0
        assert power <= (4000 if union else 2000) + 2000 * max(level, cost), card.key
        marks = Counter(trait[0] for trait in card.traits)
        assert marks[NAME] == marks[TITLE] == 1, card.key
        assert bool(marks[PACT]) or not card.kinds & (FOREIGNER | UNION), card.key


def test_every_card_has_a_world_and_a_colour() -> None:
    for card in game.cards.values():
        assert card.kinds & WORLDS, card.key
        assert card.kinds & COLOURS or card.kinds & GATE_CARD, card.key


def test_what_a_text_names_is_there() -> None:
    """A text that names an attribute, or a card or a member, means one that we ship."""
    words = {trait.lstrip(NAME + PACT) for c in game.cards.values() for trait in c.traits}
    names = [card.name for card in game.cards.values()]
    for card in game.cards.values():
        assert set(re.findall("<(.*?)>", card.text)) <= words, card.key
        for part in re.findall("「(.*?)」", card.text):
            assert "勝負" in part or part in words or any(part in n for n in names), card.key


def test_who_has_a_pact_finds_a_partner() -> None:
    """2.3.1: the names of pacts are names of members."""
    names = {t[1:] for c in kind(MEMBER) for t in c.traits if t[0] == NAME}
    pacts = {t[1:] for c in kind(MEMBER) for t in c.traits if t[0] == PACT}
    assert pacts <= names


def test_every_phrase_stands_on_a_card() -> None:
    words = grammar()
    found: Counter[str] = Counter()
    for card in game.cards.values():
        for node in compile_text(words, card.text):
            found.update(part.phrase for part in node.walk())
    assert sorted(set(words.phrases) - set(found)) == []
    kinds = {ability.kind for card in game.cards.values() for ability in card.abilities}
    assert {AUTO, ACTIVATED, CONTINUOUS, LOGIC_DRIVE, TRANS_CHANGE, SECRET_SKILL} <= kinds


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_is_legal(name: str) -> None:
    assert game.check_deck(name) == []
    assert {"name", "plan"} <= set(game.decks[name].about)


def test_there_are_the_decks_we_tell_of() -> None:
    """Four; two with a My Logicalist, one with secret tools."""
    assert sorted(game.decks) == DECKS
    assert [game.decks[name].count("my logicalist") for name in DECKS] == [0, 1, 0, 1]
    assert [game.decks[name].count("secret") for name in DECKS] == [0, 4, 0, 0]


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
