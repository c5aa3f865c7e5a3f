"""Legal decks for tests: any at all, and ones around certain cards."""

from __future__ import annotations

import random
import re
from collections.abc import Collection, Sequence

from tests.games.legions.table import game
from tests.shipped import of_kind

from kirifuda import CardDef, Deck
from kirifuda.games.legions.deck import SIZE, of_other_class, standard
from kirifuda.games.legions.zones import COLOURS, COST, MASTER_CARD

BANNED = standard().banned


def copies(card: CardDef, others: Collection[str | CardDef]) -> int:
    """How many copies of a card a deck may hold beside others (23-2c, 23-2e to 23-2g)."""
    rule = standard()
    if card.name in rule.banned:
        return 0
    names = {other.name if isinstance(other, CardDef) else other for other in others}
    for group in rule.apart:
        if card.name in group and names & set(group) - {card.name}:
            return 0
    return 1 if card.name in rule.one else 2 if card.name in rule.two else 3


def usable(master: CardDef) -> list[CardDef]:
    """The cards that a deck of a master may hold (23-2d)."""
    return [
        card
        for card in game.cards.values()
        if not card.kinds & MASTER_CARD and not of_other_class(card, master.kinds & COLOURS)
    ]


def deck_for(goals: Sequence[CardDef], luck: random.Random) -> Deck:
    """A legal deck around some cards: a master of their class, what shares their types, what is
    cheap, the rest at random, so that what needs company finds it."""
    goal = goals[0]
    fit = [m for m in of_kind(game, MASTER_CARD) if not goal.kinds & COLOURS & ~m.kinds]
    master = goal if goal.kinds & MASTER_CARD else luck.choice(fit)
    texts = " ".join(g.text for g in goals)
    names = re.findall("「(.+?)」", texts)
    types = {kind for g in goals for kind in g.traits}

    def near(card: CardDef) -> float:
        wanted = card in goals or card.name in names
        own = not card.kinds & COLOURS & ~master.kinds
        akin = bool(types & set(card.traits)) or any(kind in texts for kind in card.traits)
        return luck.random() + 4 * wanted + own + 0.4 * akin - 0.1 * card.nums[COST]

    chosen: dict[str | CardDef, int] = {}
    for card in sorted(usable(master), key=near, reverse=True):
        room = SIZE - sum(chosen.values())
        most = copies(card, chosen)
        if room and most:
            chosen[card] = min(most, room)
    deck = Deck("random", master={master: 1}, main=chosen)
    assert not game.check_deck(deck)
    return deck


def any_deck(luck: random.Random) -> Deck:
    """Any legal deck of our cards."""
    master = luck.choice(of_kind(game, MASTER_CARD))
    cards = usable(master)
    chosen: dict[str | CardDef, int] = {}
    while sum(chosen.values()) < SIZE:
        card = luck.choice(cards)
        more = min(copies(card, chosen), chosen.get(card, 0) + 1)
        if more:
            chosen[card] = more
    deck = Deck("any", master={master: 1}, main=chosen)
    assert game.check_deck(deck) == []
    return deck
