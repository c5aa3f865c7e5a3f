"""The cards and decks that we ship: read, printed, legal, and of every kind."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import combinations

import pytest
from tests.games.legions.decks import copies
from tests.merciless import play

import kirifuda
from kirifuda.agents import make
from kirifuda.games.deck import Deck
from kirifuda.games.legions.words import grammar
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
from kirifuda.kernel.cards import CardDef
from kirifuda.text import compile_text, print_en, print_ja
from kirifuda.text.compile import normal_text

game = kirifuda.game("legions")
KEYS = list(game.cards)
DECKS = ["ash", "dawn", "elm", "moonmoss"]
BUILT = re.compile(r"LG-\d{3}")


def kind(bit: int) -> list[CardDef]:
    return [card for card in game.cards.values() if card.kinds & bit]


def texts(card: CardDef) -> Iterator[str]:
    """The texts of a card, both sides of a master."""
    for text in (card.text, card.fields.get("awakened", "")):
        if text:
            yield text


def test_there_are_enough_cards() -> None:
    assert len(game.cards) >= 76
    assert [len(kind(bit)) >= least for bit, least in ENOUGH] == [True] * len(ENOUGH)


ENOUGH = ((MASTER_CARD, 6), (MINION, 60), (SKILL, 25), (ARTS, 8), (LORD_CARD, 8))


def test_there_is_a_master_of_every_class() -> None:
    """13-3 to 13-8."""
    masters = kind(MASTER_CARD)
    assert len({card.kinds & COLOURS for card in masters}) == 6
    assert len({card.fields["class"] for card in masters}) == 6
    names = [name for card in masters for name in card.fields["common"].split("/")]
    assert len(set(names)) == len(names) == 24  # 20-2, 20-3: each calls them otherwise
    assert all(card.fields["awakened"] for card in masters)


def test_every_class_has_cards_of_its_own() -> None:
    """13-2: minions or skills, and arts or lords, with both colour symbols."""
    for master in kind(MASTER_CARD):
        mine = [c for c in game.cards.values() if c.kinds & COLOURS == master.kinds & COLOURS]
        assert sum(1 for c in mine if c.kinds & (MINION | SKILL)) >= 3
        assert any(c.kinds & (ARTS | LORD_CARD) for c in mine)


def test_names_tell_cards_apart() -> None:
    """14-2."""
    cards = list(game.cards.values())
    assert all(BUILT.fullmatch(card.key) for card in cards)
    assert len({card.name for card in cards}) == len(cards)
    assert len({card.english for card in cards}) == len(cards)
    assert all(card.english != card.name for card in cards)


@pytest.mark.parametrize("key", KEYS)
def test_a_card_is_read_and_printed_back(key: str) -> None:
    card = game.cards[key]
    words = grammar()
    for text in texts(card):
        nodes = compile_text(words, text)
        assert [print_ja(words, node) for node in nodes] == normal_text(words, text)
        for node in nodes:
            assert not set("{}⟪⟫~<>|") & set(print_en(words, node))


@pytest.mark.parametrize("key", KEYS)
def test_printed_values_are_within_reason(key: str) -> None:
    card = game.cards[key]
    if not card.kinds & MASTER_CARD:
        assert 0 <= card.nums[COST] <= 5  # five cores, and one more a turn once awakened
    if card.kinds & (MINION | SKILL):
        assert 1 <= card.nums[WT] <= 4
    assert game.define(game.printed(card)).nums == card.nums


def test_every_phrase_stands_on_a_card() -> None:
    words = grammar()
    found = {
        part.phrase
        for card in game.cards.values()
        for text in texts(card)
        for node in compile_text(words, text)
        for part in node.walk()
    }
    assert sorted(set(words.phrases) - found) == []


def test_there_are_four_decks_of_different_classes() -> None:
    assert list(game.decks) == DECKS
    masters = [game.read_deck(name)[0]["master"][0] for name in DECKS]
    assert len({master.kinds & COLOURS for master in masters}) == 4


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_is_legal(name: str) -> None:
    assert game.check_deck(name) == []
    deck = game.decks[name]
    assert deck.about["name"]
    assert deck.about["plan"]


def deck_of(master: CardDef, luck: random.Random) -> Deck:
    """A legal deck of a master with cards at random."""
    symbols = master.kinds & COLOURS
    usable = [
        card
        for card in game.cards.values()
        if not card.kinds & MASTER_CARD
        and (not card.kinds & COLOURS & ~symbols or (card.kinds & COLOURS).bit_count() == 1)
    ]
    chosen: dict[str | CardDef, int] = {}
    while sum(chosen.values()) < 40:
        card = luck.choice(usable)
        more = min(copies(card, chosen), chosen.get(card, 0) + 1)
        if more:
            chosen[card] = more
    deck = Deck("random", master={master: 1}, main=chosen)
    assert game.check_deck(deck) == []
    return deck


@pytest.mark.parametrize("seed", range(12))
def test_all_cards_can_be_played_with(seed: int) -> None:
    """Random decks of every class play to the end, and nobody sees what they may not know."""
    luck = random.Random(seed)
    masters = kind(MASTER_CARD)
    decks = [deck_of(masters[(seed + n) % 6], luck) for n in (0, 1 + seed // 6)]
    play(game, decks, seed, every=10)


@pytest.mark.slow
def test_no_deck_beats_the_others_too_often() -> None:
    """Greedy players, every pair of decks, both ways: nobody wins over 65 % of its games."""
    wins = dict.fromkeys(DECKS, 0)
    rounds = 20 if kirifuda.NATIVE else 6
    for seed in range(rounds):
        for pair in combinations(DECKS, 2):
            names = pair if seed % 2 else pair[::-1]
            match = game.start(names, seed=seed, log=False)
            players = [make("greedy", seed), make("greedy", seed + rounds)]
            while match.decision is not None:
                match.choose(players[match.decision.seat].choose(match))
            assert match.outcome is not None
            for seat in match.outcome.winners:
                wins[names[seat]] += 1
    assert max(wins.values()) <= 0.65 * rounds * (len(DECKS) - 1), wins
