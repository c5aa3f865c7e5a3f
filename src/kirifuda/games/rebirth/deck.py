"""6.1: what a deck must be like."""

from __future__ import annotations

from collections.abc import Mapping

from kirifuda.games.deck import too_many
from kirifuda.games.rebirth.prepare import ENTRY_COST
from kirifuda.games.rebirth.zones import CHARACTER, COST, PARTNER, REBIRTH_CARD
from kirifuda.kernel.errors import Reason
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
        out.append(Reason(f"the main deck has {len(main)} cards, not {SIZE}", "6.1.1.1"))
    out.extend(too_many(main, COPIES, "6.1.1.2"))
    rebirths = sum(1 for card in main if card.kinds & REBIRTH_CARD)
    if rebirths > REBIRTHS:
        out.append(Reason(f"{rebirths} Rebirth cards; {REBIRTHS} are allowed", "6.1.1.3"))
    for name in dict.fromkeys(card.name for card in main if card.kinds & PARTNER):
        out.append(Reason(f"{name} is a partner and cannot be in the main deck", "6.1.1.4"))
    if len(partners) != PARTNER_CARDS:
        out.append(Reason(f"{len(partners)} partners, not {PARTNER_CARDS}", "6.1.1.5"))
    for name in dict.fromkeys(card.name for card in partners if not card.kinds & PARTNER):
        out.append(Reason(f"{name} is no partner", "6.1.1.5"))
    if not any(card.kinds & CHARACTER and card.nums[COST] <= ENTRY_COST for card in main):
        out.append(Reason(f"no character of cost {ENTRY_COST} or less to begin with", "6.2.1.2"))
    return out
