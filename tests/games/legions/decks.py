"""How many copies of a card a deck of Legions! may hold beside others (23-2c, 23-2e to 23-2g)."""

from __future__ import annotations

from collections.abc import Collection

from kirifuda import CardDef
from kirifuda.games.legions.deck import standard

BANNED = standard().banned


def copies(card: CardDef, others: Collection[str | CardDef]) -> int:
    """At most so many, with such other cards in the deck."""
    rule = standard()
    if card.name in rule.banned:
        return 0
    names = {other.name if isinstance(other, CardDef) else other for other in others}
    for group in rule.apart:
        if card.name in group and names & set(group) - {card.name}:
            return 0
    return 1 if card.name in rule.one else 2 if card.name in rule.two else 3
