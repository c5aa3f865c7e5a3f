"""Legal decks for tests: any at all, and ones around certain cards."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Sequence

from tests.games.legend_of_stars.table import game

from kirifuda import CardDef, Deck
from kirifuda.games.deck import limit_of
from kirifuda.games.legend_of_stars.deck import COPIES, LEAST
from kirifuda.games.legend_of_stars.zones import ATTRIBUTES, CHARACTER, COST

# what texts wait for that few cards do, and what cards say that do it
DEEDS = {"破壊された": "破壊する", "裏側表示になった": "裏側表示にする"}


def deck_for(goals: Sequence[CardDef], luck: random.Random) -> Deck:
    """A legal deck around some cards: what their texts name, what shares their tribes and
    attributes, what is cheap, the rest at random, so that what needs company finds it."""
    cards = list(game.cards.values())
    texts = " ".join(goal.text for goal in goals)
    names = re.findall("「(.+?)」", texts)
    tribes = {*re.findall("＜(.+?)＞", texts), *(t for goal in goals for t in goal.traits)}

    def near(card: CardDef) -> float:
        wanted = card in goals or any(name in card.name for name in names)
        akin = bool(tribes & set(card.traits))
        same = any(card.kinds & goal.kinds & ATTRIBUTES for goal in goals)
        plain = card.kinds & CHARACTER != 0
        serves = any(word in texts and deed in card.text for word, deed in DEEDS.items())
        near = 4 * wanted + serves + akin + 0.3 * same + 0.2 * plain - 0.1 * card.nums[COST]
        return luck.random() + near

    chosen: dict[str | CardDef, int] = {}
    for card in sorted(cards, key=near, reverse=True):
        room = LEAST - sum(chosen.values())
        if room:
            chosen[card] = min(COPIES, room)
    deck = Deck("random", main=chosen)
    assert not game.check_deck(deck)
    return deck


def any_deck(luck: random.Random) -> Deck:
    """Any legal deck of our cards."""
    cards = list(game.cards.values())
    main: Counter[CardDef] = Counter()
    while sum(main.values()) < LEAST:
        card = luck.choice(cards)
        if main[card] < limit_of(card, COPIES):
            main[card] += 1
    return Deck("any", main=main)
