"""Legal decks for tests: any at all, and ones around certain cards."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Sequence

from tests.games.rebirth.table import game
from tests.shipped import of_kind

from kirifuda import CardDef, Deck
from kirifuda.games.deck import limit_of
from kirifuda.games.rebirth.deck import COPIES, PARTNER_CARDS, REBIRTHS, SIZE
from kirifuda.games.rebirth.zones import CHARACTER, COST, DEER, PARTNER, REBIRTH_CARD


def deck_for(goals: Sequence[CardDef], luck: random.Random) -> Deck:
    """A legal deck around some cards: what their texts name, what shares their traits, the rest
    at random, so that what needs company finds it."""
    cards = list(game.cards.values())
    texts = " ".join(goal.text for goal in goals)
    names = re.findall("《(.+?)》", texts)
    traits = {*re.findall("〔(.+?)〕", texts), *(trait for goal in goals for trait in goal.traits)}
    keywords = [word for word in ("【キャンセル】", "チェック", "魂") if word in texts]

    def near(card: CardDef) -> float:
        wanted = card in goals or any(name in card.name for name in names)
        akin = bool(traits & set(card.traits)) or any(word in card.text for word in keywords)
        return luck.random() + 2 * wanted + akin

    cards.sort(key=near, reverse=True)
    characters = [c for c in cards if c.kinds & CHARACTER and not c.kinds & DEER]
    starters = [c for c in characters if c.nums[COST] <= 2]
    chosen: dict[str | CardDef, int] = {starters[0]: 4}
    for card in characters:
        room = 42 - sum(chosen.values())
        if room:
            chosen.setdefault(card, min(4 if card in goals else 3, room))
    for card in [c for c in cards if c.kinds & REBIRTH_CARD][:4]:
        chosen[card] = 2
    partners = luck.sample([c for c in cards if c.kinds & PARTNER], 3)
    herd: dict[str | CardDef, int] = dict.fromkeys(of_kind(game, DEER), 1)
    if not any(goal.kinds & DEER or "シカ" in goal.text for goal in goals):
        herd = {}
    deck = Deck("random", main=chosen, partners=dict.fromkeys(partners, 1), deer=herd)
    assert not game.check_deck(deck)
    return deck


def any_deck(luck: random.Random) -> Deck:
    """Any legal deck of our cards."""
    herd = of_kind(game, DEER)
    characters = [card for card in of_kind(game, CHARACTER) if card not in herd]
    rebirths, partners = of_kind(game, REBIRTH_CARD), of_kind(game, PARTNER)
    main: Counter[CardDef] = Counter()
    main[luck.choice([card for card in characters if card.nums[COST] <= 2])] = 1
    rebirth = luck.randint(0, REBIRTHS)
    while sum(main.values()) < SIZE:
        short = sum(n for card, n in main.items() if card.kinds & REBIRTH_CARD) < rebirth
        card = luck.choice(rebirths if short else characters)
        if main[card] < limit_of(card, COPIES):
            main[card] += 1
    beside = luck.choices(partners, k=PARTNER_CARDS)
    return Deck("any", main=main, partners=beside, deer=herd if luck.random() < 0.5 else [])
