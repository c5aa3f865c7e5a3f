"""The cards and decks of Luck & Logic: of every kind and world, with sensible values."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from tests.games.luck_and_logic.decks import tools
from tests.games.luck_and_logic.hooks import HOOKS
from tests.games.luck_and_logic.table import card as own_card
from tests.games.luck_and_logic.table import game
from tests.shipped import Balance, of_kind

import kirifuda
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
    LOGICALIST,
    MEMBER,
    MONOLIUM,
    MY_CARD,
    NAME,
    PACT,
    PARADOX,
    POWER,
    RAKUROJI,
    SEPTPIA,
    SUPER,
    TACTICS,
    TERRITORY,
    TETRA_HEAVEN,
    TITLE,
    TRITOMY,
    UNION,
    WIDE,
    WORLDS,
)


def test_there_are_enough_cards() -> None:
    """In every world, every kind (2.2.2), and what kinds can differ in."""
    assert len(game.cards) >= 110
    for world in (MONOLIUM, DISPHERE, TETRA_HEAVEN, TRITOMY, SEPTPIA, RAKUROJI):
        for bit in (LOGICALIST, FOREIGNER, UNION, GATE_CARD, TACTICS, PARADOX):
            assert [card for card in of_kind(game, bit) if card.kinds & world], (world, bit)
    assert all(
        [
            of_kind(game, SUPER),
            of_kind(game, MY_CARD),
            of_kind(game, WIDE),
            of_kind(game, INTERCEPT),
            tools(),
        ]
    )
    assert {card.nums[TERRITORY] for card in of_kind(game, MEMBER)} == {1, 2, 4}
    assert {card.nums[LAW] for card in of_kind(game, PARADOX)} == {1, 2}


def test_members_have_sensible_values() -> None:
    """2.8 to 2.15: dearer ones are stronger; a name and a title; foreigners and unions a pact."""
    for card in of_kind(game, MEMBER):
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
    names = {t[1:] for c in of_kind(game, MEMBER) for t in c.traits if t[0] == NAME}
    pacts = {t[1:] for c in of_kind(game, MEMBER) for t in c.traits if t[0] == PACT}
    assert pacts <= names


def test_decks_have_what_they_may_have() -> None:
    """Two have a My Logicalist, one has secret tools."""
    assert [game.decks[name].count("my logicalist") for name in HOOKS.decks] == [0, 1, 0, 1]
    assert [game.decks[name].count("secret") for name in HOOKS.decks] == [0, 4, 0, 0]


@pytest.mark.slow
def test_neither_a_deck_nor_who_goes_first_wins_too_often() -> None:
    """docs/decks.md: greedy players; few games leave much to chance."""
    rounds = 40 if kirifuda.NATIVE else 2
    found = Balance(game, HOOKS.decks, rounds)
    assert found.within(found.first, found.games, 0.45, 0.55), found.first / found.games
    for name, won in found.wins.items():
        assert found.within(won, rounds * (len(HOOKS.decks) - 1), 0.45, 0.62), (name, won)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "自 先鋒 このメンバーが出撃した時、カードを1枚引く。",
            "自 先鋒 このメンバーが出撃した時、",
        ),
        (
            "起【ターン1回】[① 手札を1枚捨てる]カードを2枚引く。",
            "起【ターン1回】[1 手札を1枚捨てる]",
        ),
        ("EXソウル② 永 このメンバーのパワーを+1000する。", "EXソウル2 永 このメンバーの"),
    ],
)
def test_an_ability_is_set_apart_from_its_icons(text: str, told: str) -> None:
    """As it is printed, and read again as the same."""
    [ability] = own_card(text).abilities
    assert ability.text.startswith(told)
    assert own_card(ability.text).abilities[0].text == ability.text


def test_who_fights_belongs_to_whom_it_is_told_of_before() -> None:
    """相手の防御中のメンバーと同じ名称の…: the defending member is the opponent's."""
    told = own_card("起 相手の防御中のメンバーと同じ名称のあなたのメンバーを1体選び、レストする。")
    [ability] = told.abilities
    assert "your opponent's defending member" in ability.english
