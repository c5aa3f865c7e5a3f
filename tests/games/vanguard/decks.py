"""Legal decks for tests: any at all, and ones around certain cards."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from tests.games.vanguard.table import game

from kirifuda import CardDef, Deck
from kirifuda.games.vanguard.deck import COPIES, HEALS, SIZE, TRIGGER_CARDS
from kirifuda.games.vanguard.zones import (
    ACE,
    GRADE,
    HEAL_TRIGGER,
    MADE,
    OVER_TRIGGER,
    REGALIS,
    RIDE_CREST,
    SENTINEL,
    TRIGGERS,
    UNIT,
)

TOGETHER = (
    ("YT-224",),  # several ride at once (6.3.6)
    ("YT-225",),  # a vanguard leaves its circle (13.5.1)
    ("YT-369", "YT-370"),  # of cards that go to a deck together one goes elsewhere (4.1.9, 11.12.1)
)
WITHOUT_RIDE_DECK = 6  # one in so many decks has none, and G assists instead (9.5)


def deck_for(goals: Sequence[CardDef], luck: random.Random) -> Deck:
    """A legal deck around some cards: what shares their races, the rest at random."""
    cards = [card for card in game.cards.values() if not card.kinds & MADE]
    traits = {trait for goal in goals for trait in goal.traits}

    def near(card: CardDef) -> float:
        return luck.random() + 3 * (card in goals) + bool(traits & set(card.traits))

    cards.sort(key=near, reverse=True)
    ride: list[CardDef] = []
    for grade in range(4):
        ride.append(
            next(
                card
                for card in cards
                if card.kinds & UNIT
                and card.nums[GRADE] == grade
                and not card.marks & (TRIGGERS | SENTINEL)
            )
        )
    ride.extend([card for card in cards if card.kinds & RIDE_CREST][:1])
    if not luck.randrange(WITHOUT_RIDE_DECK) and not set(goals) & set(ride[4:]):
        ride = []
    main: Counter[CardDef] = Counter()
    names = Counter(name for card in ride for name in called(card))

    def add(card: CardDef, most: int) -> None:
        room = min(most, COPIES - max(names[name] for name in called(card)))
        if room > 0:
            main[card] += room
            names.update(dict.fromkeys(called(card), room))

    left = TRIGGER_CARDS
    heals = HEALS
    for card in [card for card in cards if card.marks & TRIGGERS]:
        most = 1 if card.marks & OVER_TRIGGER else min(4, left)
        if card.marks & OVER_TRIGGER and any(c.marks & OVER_TRIGGER for c in main):
            continue
        if card.marks & HEAL_TRIGGER:
            most = min(most, heals)
            heals -= most
        before = main[card]
        add(card, min(most, left))
        left -= main[card] - before
        if not left:
            break
    sentinels = 4
    for card in cards:
        if card.marks & TRIGGERS or card.kinds & RIDE_CREST:
            continue
        room = SIZE - sum(main.values())
        most = 4 if card in goals else luck.randint(1, 3)
        if card.marks & SENTINEL:
            most = min(most, sentinels)
            sentinels -= most
        for mark in (REGALIS, ACE):
            if card.marks & mark:
                has = [*ride, *(one for one in main if main[one])]
                most = 0 if any(one.marks & mark for one in has) else 1
        add(card, min(most, room))
        if not room:
            break
    deck = Deck("random", main={card: n for card, n in main.items() if n}, ride=ride)
    assert not game.check_deck(deck), game.check_deck(deck)
    return deck


def called(card: CardDef) -> set[str]:
    """Every name of a card (8.1.5.2)."""
    return {card.called, *card.aliases}


def seldom(luck: random.Random) -> list[CardDef]:
    """Cards that meet seldom: what a group of them brings about only together."""
    return luck.choice([[game.cards[key] for key in group] for group in TOGETHER])


def any_deck(luck: random.Random) -> Deck:
    """Any legal deck of our cards."""
    return deck_for([], luck)
