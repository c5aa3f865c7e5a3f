"""6.1: what a deck must be like."""

from __future__ import annotations

from collections.abc import Mapping

from kirifuda.games.deck import too_many
from kirifuda.games.rebirth.prepare import ENTRY_COST
from kirifuda.games.rebirth.zones import CHARACTER, COST, PARTNER, REBIRTH_CARD
from kirifuda.kernel.errors import Reason, Said
from kirifuda.kernel.position.cards import CardDef

MAIN = "main"
PARTNERS = "partners"

SIZE = 50
COPIES = 4
REBIRTHS = 8
PARTNER_CARDS = 3


def deck_reasons(parts: Mapping[str, list[CardDef]]) -> list[Reason]:
    """Every clause of 6.1.1 that a deck breaks.

    6.1.2.1: a card's own ability on deck building replaces the limit of 6.1.1.2.
    """
    main = parts[MAIN]
    partners = parts[PARTNERS]
    out: list[Reason] = []
    if len(main) != SIZE:
        out.append(
            Reason(Said("the main deck has {0} cards, not {1}", [len(main), SIZE]), "6.1.1.1")
        )
    out.extend(too_many(main, COPIES, "6.1.1.2"))
    rebirths = sum(1 for card in main if card.kinds & REBIRTH_CARD)
    if rebirths > REBIRTHS:
        out.append(
            Reason(Said("{0} Rebirth cards; {1} are allowed", [rebirths, REBIRTHS]), "6.1.1.3")
        )
    for name in dict.fromkeys(card.name for card in main if card.kinds & PARTNER):
        out.append(
            Reason(Said("{0} is a partner and cannot be in the main deck", [name]), "6.1.1.4")
        )
    if len(partners) != PARTNER_CARDS:
        out.append(Reason(Said("{0} partners, not {1}", [len(partners), PARTNER_CARDS]), "6.1.1.5"))
    for name in dict.fromkeys(card.name for card in partners if not card.kinds & PARTNER):
        out.append(Reason(Said("{0} is no partner", [name]), "6.1.1.5"))
    if not any(card.kinds & CHARACTER and card.nums[COST] <= ENTRY_COST for card in main):
        out.append(
            Reason(Said("no character of cost {0} or less to begin with", [ENTRY_COST]), "6.2.1.2")
        )
    return out
