"""Legal decks for tests: any at all, and ones around certain cards."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Sequence

from tests.games.luck_and_logic.table import game
from tests.shipped import of_kind

from kirifuda import CardDef, Deck
from kirifuda.games.luck_and_logic.deck import (
    COPIES,
    GATE_COPIES,
    GATE_SIZE,
    PARADOXES,
    SECRET_SIZE,
    SIZE,
)
from kirifuda.games.luck_and_logic.zones import (
    COLOURS,
    COST,
    FOREIGNER,
    GATE_CARD,
    LEVEL,
    LOGICALIST,
    MY_CARD,
    PARADOX,
    SECRET_SKILL,
    WORLDS,
)


def tools() -> list[CardDef]:
    """The cards that a secret-tool deck can hold (6.1.1.4.2)."""
    return [c for c in game.cards.values() if any(a.kind == SECRET_SKILL for a in c.abilities)]


def best(
    cards: Sequence[CardDef], size: int, most: int, near: Callable[[CardDef], float]
) -> Counter[CardDef]:
    """So many cards, those nearest to something first, each as often as it may be in there."""
    chosen: Counter[CardDef] = Counter()
    for card in sorted(cards, key=near, reverse=True):
        room = size - sum(chosen.values())
        if room:
            chosen[card] = min(most, room)
    return chosen


def deck_for(goals: Sequence[CardDef], luck: random.Random) -> Deck:
    """A legal deck around some cards: what their texts name, what shares their worlds, colours and
    attributes, what is cheap, the rest at random, so that what needs company finds it."""
    texts = " ".join(goal.text for goal in goals)
    names = re.findall("「(.+?)」", texts)
    shared = {*re.findall("<(.+?)>", texts), *(t for goal in goals for t in goal.traits)}
    keywords = [word for word in ("設置",) if word in texts]
    bits = 0
    for goal in goals:
        bits |= goal.kinds & (WORLDS | COLOURS)

    def near(card: CardDef) -> float:
        wanted = card in goals or any(name in card.name for name in names)
        wanted = wanted or any(word in card.text for word in keywords)
        akin = bool(shared & set(card.traits))
        same = card.kinds & bits != 0
        plain = card.kinds & (LOGICALIST | FOREIGNER) != 0
        dear = card.nums[COST] + card.nums[LEVEL]
        return luck.random() + 4 * wanted + akin + 0.4 * same + 0.4 * plain - 0.1 * dear

    others = [c for c in game.cards.values() if not c.kinds & (GATE_CARD | MY_CARD | PARADOX)]
    main = best(others, SIZE - PARADOXES, COPIES, near) + best(
        of_kind(game, PARADOX), PARADOXES, COPIES, near
    )
    parts = {
        "main": main,
        "gates": best(of_kind(game, GATE_CARD), GATE_SIZE, GATE_COPIES, near),
        "my logicalist": best(of_kind(game, MY_CARD), 1, 1, near),
        "secret": best(tools(), SECRET_SIZE, 1, near),
    }
    deck = Deck("random", **parts)
    assert not game.check_deck(deck)
    return deck


def any_deck(luck: random.Random) -> Deck:
    """Any legal deck of our cards."""
    return deck_for([], luck)
