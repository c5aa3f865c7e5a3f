"""The cards and decks that we ship: read, printed, legal, and played."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator

import pytest

import kirifuda
from kirifuda.games.deck import Deck
from kirifuda.games.rebirth.deck import COPIES, PARTNER_CARDS, REBIRTHS, SIZE, limit_of
from kirifuda.games.rebirth.words import grammar
from kirifuda.games.rebirth.zones import CHARACTER, PARTNER, REBIRTH_CARD
from kirifuda.kernel.cards import ACTIVATED, AUTO, CONTINUOUS, CardDef
from kirifuda.text import Node, compile_text, print_ja
from kirifuda.text.compile import normal_text

game = kirifuda.game("rebirth")
KEYS = list(game.cards)
DECKS = ["couriers", "lamps", "letters", "stamps"]
MOST_DECISIONS = 20_000
BUILT = re.compile(r"SY-\d{3}")

# What no deck of ours plays, kept for decks that people build.
POOL = {
    *(f"SY-{n:03d}" for n in (9, 10, 15, 16)),
    *(f"SY-{n:03d}" for n in (29, 32, 34, 41, 42)),
    *(f"SY-{n:03d}" for n in (61, 64, 65, 67)),
    *(f"SY-{n:03d}" for n in (82, 84, 89)),
    *(f"SY-{n:03d}" for n in range(97, 246)),
}


def kind(bit: int) -> list[CardDef]:
    return [card for card in game.cards.values() if card.kinds & bit]


def nodes_of(what: object) -> Iterator[Node]:
    if isinstance(what, Node):
        yield what
        for arg in what.args:
            yield from nodes_of(arg)
    elif isinstance(what, tuple | list):
        for one in what:
            yield from nodes_of(one)


def phrases() -> Counter[str]:
    words = grammar()
    found: Counter[str] = Counter()
    for row in game.cards.rows.values():
        for node in nodes_of(compile_text(words, str(row.get("text", "")))):
            found[node.phrase] += 1
    return found


def test_there_are_enough_cards() -> None:
    assert len(kind(CHARACTER)) >= 80
    assert len(kind(REBIRTH_CARD)) >= 8
    assert len(kind(PARTNER)) >= 8


def test_names_tell_cards_apart() -> None:
    cards = list(game.cards.values())
    assert all(BUILT.fullmatch(card.key) for card in cards)
    assert len({card.name for card in cards}) == len(cards)
    assert len({card.english for card in cards}) == len(cards)
    assert all(card.english != card.name for card in cards)


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
    assert len(english.splitlines()) == len([a for a in card.abilities if a.printed])
    assert all(a.english and a.text for a in card.abilities if a.printed)
    assert not re.search("[ぁ-んァ-ヶ一-龠]", re.sub("〔.*?〕|《.*?》", "", english))


def test_characters_have_sensible_values() -> None:
    for card in kind(CHARACTER):
        cost, atk, defense = card.nums
        assert 0 <= cost <= 8, card.key
        assert 1 <= atk <= cost + 2, card.key
        assert 1 <= defense <= 10, card.key
        assert card.traits, card.key


def test_what_a_text_names_is_there() -> None:
    """A text that names a trait, or a part of a name, means a card that we ship."""
    traits = {trait for card in game.cards.values() for trait in card.traits}
    names = [card.name for card in game.cards.values()]
    for card in game.cards.values():
        assert set(re.findall("〔(.*?)〕", card.text)) <= traits, card.key
        for part in re.findall("《(.*?)》", card.text):
            assert any(part in name for name in names), (card.key, part)


def test_every_keyword_and_every_kind_of_ability_is_used() -> None:
    found = phrases()
    for category in ("ability", "mark", "keyword"):
        known = {name for name in grammar().phrases if name.startswith(category + ".")}
        assert known, category
        assert not known - set(found), category
    kinds = {ability.kind for card in game.cards.values() for ability in card.abilities}
    assert {AUTO, ACTIVATED, CONTINUOUS} <= kinds


def test_most_of_what_cards_can_say_is_said() -> None:
    assert len(phrases()) >= 360


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_is_legal(name: str) -> None:
    assert game.check_deck(name) == []
    assert {"name", "plan"} <= set(game.decks[name].about)


def test_there_are_the_decks_we_tell_of() -> None:
    assert sorted(game.decks) == DECKS


def test_every_card_is_in_a_deck_or_in_the_pool() -> None:
    played = {
        card.key for name in DECKS for cards in game.read_deck(name)[0].values() for card in cards
    }
    assert played | POOL == set(KEYS)
    assert not played & POOL


def any_deck(luck: random.Random) -> Deck:
    """Any legal deck of our cards."""
    characters, rebirths, partners = kind(CHARACTER), kind(REBIRTH_CARD), kind(PARTNER)
    main: Counter[CardDef] = Counter()
    main[luck.choice([card for card in characters if card.nums[0] <= 2])] = 1
    rebirth = luck.randint(0, REBIRTHS)
    while sum(main.values()) < SIZE:
        short = sum(n for card, n in main.items() if card.kinds & REBIRTH_CARD) < rebirth
        card = luck.choice(rebirths if short else characters)
        if main[card] < (limit_of(card) or COPIES):
            main[card] += 1
    beside = luck.choices(partners, k=PARTNER_CARDS)
    return Deck("any", main=main, partners=beside)


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
