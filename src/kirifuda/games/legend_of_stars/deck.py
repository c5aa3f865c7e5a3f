"""3.1: what a deck must be like."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from kirifuda.kernel.cards import CardDef
from kirifuda.kernel.errors import Reason

MAIN = "main"
LEAST = 50
COPIES = 3


def limit_of(card: CardDef) -> int | None:
    """3.1: how many cards of its name a deck may hold; None: any number.

    9.1: a card's own text on that goes before the rule.
    """
    limit = int(card.fields.get("deck_limit", COPIES))
    return limit if limit < LEAST else None


def deck_reasons(parts: Mapping[str, list[CardDef]]) -> list[Reason]:
    """Every rule of 3.1 that a deck breaks."""
    main = parts[MAIN]
    out: list[Reason] = []
    if len(main) < LEAST:
        out.append(Reason(f"the deck has {len(main)} cards; at least {LEAST} are needed", "3.1"))
    limits: dict[str, int | None] = {}
    for card in main:
        limit = limit_of(card)
        known = limits.get(card.name, 0)
        limits[card.name] = None if limit is None or known is None else max(limit, known)
    for name, count in Counter(card.name for card in main).items():
        limit = limits[name]
        if limit is not None and count > limit:
            out.append(Reason(f"{count} cards named {name}; {limit} are allowed", "3.1"))
    return out
