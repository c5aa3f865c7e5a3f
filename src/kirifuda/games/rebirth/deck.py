"""6.1: what a deck must be like."""

from __future__ import annotations

from collections.abc import Mapping

from kirifuda.games.deck import too_many
from kirifuda.games.rebirth.prepare import ENTRY_COST
from kirifuda.games.rebirth.zones import CHARACTER, COST, DEER, PARTNER, REBIRTH_CARD
from kirifuda.kernel.errors import Reason, Said
from kirifuda.kernel.position.cards import CardDef

MAIN = "main"
PARTNERS = "partners"
DEER_CARDS = "deer"

SIZE = 50
COPIES = 4
REBIRTHS = 8
PARTNER_CARDS = 3
DEER_NAMES = 5


def deck_reasons(parts: Mapping[str, list[CardDef]]) -> list[Reason]:
    """Every clause of 6.1 that a deck breaks.

    6.1.2.1: a card's own ability on deck building replaces the limit of 6.1.1.2.
    """
    main = parts[MAIN]
    partners = parts[PARTNERS]
    out: list[Reason] = []
    unfit = len(main) != SIZE  # 6.1.1: there is one, 6.1.1.1
    if unfit:
        out.append(
            Reason(Said("the main deck has {0} cards, not {1}", [len(main), SIZE]), "6.1.1.1")
        )
    out.extend(too_many(main, COPIES, "6.1.1.2"))  # 6.1.2.1
    rebirths = sum(1 for card in main if card.kinds & REBIRTH_CARD)
    unfit = rebirths > REBIRTHS  # 6.1.1.3
    if unfit:
        out.append(
            Reason(Said("{0} Rebirth cards; {1} are allowed", [rebirths, REBIRTHS]), "6.1.1.3")
        )
    strangers = dict.fromkeys(card.name for card in main if card.kinds & PARTNER)  # 6.1.1.4
    for name in strangers:
        out.append(
            Reason(Said("{0} is a partner and cannot be in the main deck", [name]), "6.1.1.4")
        )
    unfit = len(partners) != PARTNER_CARDS  # 6.1.1, 6.1.1.5
    if unfit:
        out.append(Reason(Said("{0} partners, not {1}", [len(partners), PARTNER_CARDS]), "6.1.1.5"))
    for name in dict.fromkeys(card.name for card in partners if not card.kinds & PARTNER):
        out.append(Reason(Said("{0} is no partner", [name]), "6.1.1.5"))
    out.extend(deer_reasons(main, parts[DEER_CARDS]))
    if not any(card.kinds & CHARACTER and card.nums[COST] <= ENTRY_COST for card in main):
        out.append(
            Reason(Said("no character of cost {0} or less to begin with", [ENTRY_COST]), "6.2.1.2")
        )
    return out


def deer_reasons(main: list[CardDef], pile: list[CardDef]) -> list[Reason]:
    """12.2.1.2, 12.2.1.3: deer are in a pile of their own, one of each of five names."""
    out: list[Reason] = []
    for name in dict.fromkeys(card.name for card in main if card.kinds & DEER):  # 12.2.1.2
        out.append(Reason(Said("{0} is a deer and cannot be in the main deck", [name]), "12.2.1.2"))
    if not pile:
        return out
    for name in dict.fromkeys(card.name for card in pile if not card.kinds & DEER):
        out.append(Reason(Said("{0} is no deer", [name]), "12.2.1.3"))
    names = {card.name for card in pile}
    if len(pile) != DEER_NAMES or len(names) != DEER_NAMES:  # 12.2.1.3
        told = Said(
            "the deer pile has {0} cards of {1} names, not one of each of {2}",
            [len(pile), len(names), DEER_NAMES],
        )
        out.append(Reason(told, "12.2.1.3"))
    return out
