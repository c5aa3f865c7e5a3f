"""3.1: what a deck must be like."""

from __future__ import annotations

from collections.abc import Mapping

from kirifuda.games.deck import too_many
from kirifuda.kernel.errors import Reason, Said
from kirifuda.kernel.position.cards import CardDef

MAIN = "main"
LEAST = 50
COPIES = 3


def deck_reasons(parts: Mapping[str, list[CardDef]]) -> list[Reason]:
    """Every rule of 3.1 that a deck breaks; a card's own text on copies goes before it (9.1)."""
    main = parts[MAIN]
    out: list[Reason] = []
    if len(main) < LEAST:
        out.append(
            Reason(
                Said("the deck has {0} cards; at least {1} are needed", [len(main), LEAST]), "3.1"
            )
        )
    out.extend(too_many(main, COPIES, "3.1"))
    return out
