"""Chapters 22 and 23: what a deck must be like, and which cards a regulation limits.

Both players' decks are held to the same regulation (03-1).
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from kirifuda.games.deck import too_many
from kirifuda.games.legions.zones import COLOURS, MASTER_CARD
from kirifuda.kernel.errors import DeckError, Reason, Said
from kirifuda.kernel.position.cards import CardDef

MASTER = "master"
MAIN = "main"

SIZE = 40  # 23-2a
COPIES = 3  # 23-2c
STANDARD = Path(__file__).resolve().parent / "regulation.toml"


class Regulation:
    """23-3: cards, by name, that may be used not at all, once, twice, or not together."""

    def __init__(
        self,
        banned: tuple[str, ...] = (),
        one: tuple[str, ...] = (),
        two: tuple[str, ...] = (),
        apart: tuple[tuple[str, ...], ...] = (),
    ) -> None:
        self.banned = banned
        self.one = one
        self.two = two
        self.apart = apart


def read_regulation(path: Path) -> Regulation:
    """A regulation from its file; a `DeckError` says what is wrong with it."""
    try:
        held = tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise DeckError(
            [Reason(Said("the regulation cannot be read: {0}", [error]), "23-1")]
        ) from error
    reasons: list[Reason] = []
    for word in held:
        if word not in ("banned", "one", "two", "apart"):
            reasons.append(Reason(Said("a regulation says nothing about “{0}”", [word]), "23-3"))

    def names(value: object, word: str) -> tuple[str, ...]:
        if isinstance(value, list) and all(isinstance(one, str) for one in value):
            return tuple(value)
        reasons.append(Reason("a list of names is expected", "23-3", word))
        return ()

    apart = held.get("apart", [])
    if not isinstance(apart, list):
        apart = [apart]
    made = Regulation(
        names(held.get("banned", []), "banned"),
        names(held.get("one", []), "one"),
        names(held.get("two", []), "two"),
        tuple(names(group, "apart") for group in apart),
    )
    if reasons:
        raise DeckError(reasons)
    return made


@cache
def standard() -> Regulation:
    """23-2: the standard regulation."""
    return read_regulation(STANDARD)


def deck_reasons(
    parts: Mapping[str, list[CardDef]], regulation: Regulation | None = None
) -> list[Reason]:
    """Every clause of 23-2 that a deck breaks."""
    masters = parts[MASTER]
    main = parts[MAIN]
    out: list[Reason] = []
    if len(masters) != 1:
        out.append(Reason(Said("{0} masters, not 1", [len(masters)]), "23-2a"))
    for name in dict.fromkeys(card.name for card in masters if not card.kinds & MASTER_CARD):
        out.append(Reason(Said("{0} is no master", [name]), "23-2a"))
    if len(main) != SIZE:
        out.append(Reason(Said("the main deck has {0} cards, not {1}", [len(main), SIZE]), "23-2a"))
    for name in dict.fromkeys(card.name for card in main if card.kinds & MASTER_CARD):
        out.append(Reason(Said("{0} is a master and cannot be in the main deck", [name]), "23-2b"))
    out.extend(too_many(main, COPIES, "23-2c"))
    colours = masters[0].kinds & COLOURS if masters else COLOURS
    for name in dict.fromkeys(card.name for card in main if of_other_class(card, colours)):
        out.append(Reason(Said("{0} belongs to another class", [name]), "23-2d"))
    counts = Counter(card.name for card in [*main, *masters])  # 22-1
    return out + limited(counts, regulation or standard())  # 03-1, 23-1


def of_other_class(card: CardDef, colours: int) -> bool:
    """23-2d, 13-2: whether a card with two colour symbols has one that the master lacks."""
    symbols = card.kinds & COLOURS
    return symbols & (symbols - 1) != 0 and symbols & ~colours != 0 and not is_master(card)


def is_master(card: CardDef) -> bool:
    return card.kinds & MASTER_CARD != 0


def limited(counts: Mapping[str, int], regulation: Regulation) -> list[Reason]:
    """23-2e to 23-2g: what the regulation says about these cards (23-3a to 23-3c)."""
    out: list[Reason] = []
    for name in regulation.banned:
        if counts.get(name):
            out.append(Reason(Said("{0} is banned", [name]), "23-2e"))
    for limit, names, clause in ((1, regulation.one, "23-3b"), (2, regulation.two, "23-3c")):
        for name in names:
            if counts.get(name, 0) > limit:
                what = f"{counts[name]} cards named {name}; the regulation allows {limit}"
                out.append(Reason(Said("{0} ({1})", [what, clause]), "23-2f"))
    for group in regulation.apart:
        used = [name for name in group if counts.get(name)]
        if len(used) > 1:
            out.append(Reason(Said("{0} cannot be used together", [" and ".join(used)]), "23-2g"))
    return out
