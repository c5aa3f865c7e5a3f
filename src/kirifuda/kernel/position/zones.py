"""Zones: what a game declares about each of its zones."""

from __future__ import annotations

from typing import Final

PUBLIC: Final = 0  # everyone sees its cards
PRIVATE: Final = 1  # only the player it belongs to
HIDDEN: Final = 2  # no one

NOWHERE: Final = 0  # every game's zone 0: cards that are in no zone of the game


class ZoneSpec:
    """One kind of zone.

    `ordered`: the order of its cards means something. `turns`: cards stand or rest in it.
    `field`: a card that leaves it is remembered as it last was (last information).
    `spots`: how many spots it is divided into (0: none).
    """

    def __init__(
        self,
        number: int,
        name: str,
        japanese: str,
        clause: str,
        *,
        sight: int = PUBLIC,
        ordered: bool = False,
        turns: bool = False,
        field: bool = False,
        spots: int = 0,
    ) -> None:
        self.number = number
        self.name = name
        self.japanese = japanese
        self.clause = clause
        self.sight = sight
        self.ordered = ordered
        self.turns = turns
        self.field = field
        self.spots = spots
