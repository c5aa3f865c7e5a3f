"""8.1: what decks must be like, and the formats that ask for more (18.6.1)."""

from __future__ import annotations

from collections.abc import Mapping

from kirifuda.games.deck import limit_of, too_many
from kirifuda.games.formats import Format
from kirifuda.games.vanguard.zones import (
    ACE,
    G_UNIT,
    GRADE,
    HEAL_TRIGGER,
    MADE,
    OVER_TRIGGER,
    REGALIS,
    RIDE_CREST,
    SENTINEL,
    TRIGGERS,
    UNIT,
)
from kirifuda.kernel.errors import Reason, Said
from kirifuda.kernel.position.cards import CardDef

MAIN = "main"
RIDE = "ride"

SIZE = 50
COPIES = 4
TRIGGER_CARDS = 16
HEALS = 4
OVERS = 1
SENTINELS = 4
FORMATS = {  # 18.6.1: without one, all that the book allows is legal
    "": Format(0, "", "", (2, 2), "1.1.1"),
    "standard": Format(1, "standard", "スタンダード", (2, 2), "18.6.1"),
    "v": Format(2, "V", "V", (2, 2), "18.6.1"),
    "premium": Format(3, "premium", "プレミアム", (2, 2), "18.6.1"),
}
EVERY = "《*》"  # belongs to all nations and clans (2.2.4, 2.2.5)


def deck_reasons(parts: Mapping[str, list[CardDef]]) -> list[Reason]:
    """Every clause of 8.1 that a deck breaks: a main deck and, if there is one, a ride deck (8.1.1,
    8.1.2, 8.1.4). What texts say about their numbers takes the place of the limit (8.1.3)."""
    main = parts[MAIN]
    ride = parts[RIDE]
    every = [*main, *ride]
    out: list[Reason] = []
    if len(main) != SIZE:  # 8.1.1, 8.1.2, 8.1.4
        out.append(
            Reason(Said("the main deck has {0} cards, not {1}", [len(main), SIZE]), "8.1.4.1")
        )
    for card in dict.fromkeys(main):
        if card.kinds & (RIDE_CREST | G_UNIT):
            out.append(Reason(Said("{0} cannot be in the main deck", [card.name]), "8.1.4.1"))
    for card in dict.fromkeys(every):
        if card.kinds & MADE:
            out.append(Reason(Said("{0} is no card", [card.name]), "15.2.1.1"))
    out.extend(ride_reasons(ride))
    alone = [card for card in every if "limits_itself" in card.fields]  # 8.1.9
    others = [card for card in every if card not in alone]
    out.extend(too_many(others, COPIES, "8.1.5"))  # by name, whatever else differs (8.1.5.1)
    out.extend(too_many_copies(alone))  # 8.1.9
    out.extend(shared_names(others))
    out.extend(together(every))
    triggers = sum(1 for card in every if card.marks & TRIGGERS)
    if triggers != TRIGGER_CARDS:
        out.append(Reason(Said("{0} trigger units, not {1}", [triggers, TRIGGER_CARDS]), "8.1.6"))
    for mark, most, what, clause in (
        (HEAL_TRIGGER, HEALS, "{0} heal triggers; {1} are allowed", "8.1.6.1"),
        (OVER_TRIGGER, OVERS, "{0} over triggers; {1} are allowed", "8.1.6.2"),
        (SENTINEL, SENTINELS, "{0} sentinels; {1} are allowed", "8.1.7"),  # 14.10.2
        (REGALIS, 1, "{0} Regalis Pieces; {1} are allowed", "8.1.8"),  # 14.51.2.1
        (ACE, 1, "{0} ace units; {1} are allowed", "14.57.2"),  # 14.57.2.1: whatever their names
    ):
        count = sum(1 for card in every if card.marks & mark)
        if count > most:
            out.append(Reason(Said(what, [count, most]), clause))
    if not ride and not any(is_first(card) for card in main):
        out.append(Reason("no unit of grade 0 to begin with", "8.2.1.2"))
    return out


def too_many_copies(cards: list[CardDef]) -> list[Reason]:
    """8.1.9: a text about "this card" is about cards of its own collection number (the key)."""
    out: list[Reason] = []
    for card in dict.fromkeys(cards):
        count, most = cards.count(card), limit_of(card, COPIES)
        if count > most:
            what = Said("{0} cards named {1}; {2} are allowed", [count, card.name, most])
            out.append(Reason(what, "8.1.5"))
    return out


def shared_names(cards: list[CardDef]) -> list[Reason]:
    """8.1.5.2: a card of several names counts for the limit of each."""
    out: list[Reason] = []
    for name in dict.fromkeys(alias for card in cards for alias in card.aliases):
        plain = [card for card in cards if card.called == name]
        others = [card for card in cards if card.called != name and name in card.aliases]
        most = max((limit_of(card, COPIES) for card in plain), default=COPIES)
        count = len(plain) + len(others)
        if count > most:
            what = Said("{0} cards named {1}; {2} are allowed", [count, name, most])
            out.append(Reason(what, "8.1.5.2"))
    return out


def together(cards: list[CardDef]) -> list[Reason]:
    """8.1.3: so many of two names together, if a text says so."""
    out: list[Reason] = []
    for told in dict.fromkeys(card.fields.get("limits_both", "") for card in cards):
        most, *names = told.split("\n")
        count = sum(1 for card in cards if card.called in names)
        if names and count > int(most):
            what = Said("{0} cards named {1}; {2} are allowed", [count, ", ".join(names), most])
            out.append(Reason(what, "8.1.3"))
    return out


def is_first(card: CardDef) -> bool:
    return bool(card.kinds & UNIT) and card.nums[GRADE] == 0


def ride_reasons(ride: list[CardDef]) -> list[Reason]:
    """付録D: one unit of each of the grades 0 to 3, and at most one ride-deck crest."""
    if not ride:
        return []
    out: list[Reason] = []
    for grade in range(4):
        count = sum(1 for card in ride if card.kinds & UNIT and card.nums[GRADE] == grade)
        if count != 1:
            what = Said("the ride deck has {0} units of grade {1}, not 1", [count, grade])
            out.append(Reason(what, "8.1.4.2"))
    crests = sum(1 for card in ride if card.kinds & RIDE_CREST)
    if crests > 1:
        out.append(Reason(Said("{0} ride-deck crests; 1 is allowed", [crests]), "8.1.4.2"))
    for card in dict.fromkeys(ride):
        high = card.kinds & UNIT and card.nums[GRADE] > 3
        if not card.kinds & (UNIT | RIDE_CREST) or card.kinds & G_UNIT or high:
            out.append(Reason(Said("{0} cannot be in the ride deck", [card.name]), "8.1.4.2"))
    return out


def format_reasons(parts: Mapping[str, list[CardDef]], format: str) -> list[Reason]:
    """18.6.1: what a format asks for besides."""
    if not format or format not in FORMATS:
        known = ", ".join(word for word in FORMATS if word)
        return [Reason(Said("there is no format {0}; formats: {1}", [format, known]), "18.6.1")]
    every = [*parts[MAIN], *parts[RIDE]]
    out: list[Reason] = []
    if format == "v" and parts[RIDE]:
        out.append(Reason("this format has no ride deck", "18.6.1"))
    kind = "nation" if format == "standard" else "clan"
    told = [card.fields.get(kind + "s", "") for card in every]
    groups = [set(word.split("/")) for word in told if word and word != EVERY]
    if any(not word for word in told) or (groups and not set.intersection(*groups)):
        what = "all cards must belong to one {0}".replace("{0}", kind)
        out.append(Reason(what, "18.6.1"))
    return out
