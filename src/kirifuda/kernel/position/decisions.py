"""Decisions: one seat picks one of the listed options."""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64, mypyc_attr
from kirifuda.kernel.position.names import Names

AT_BITS: Final = 12  # of a place: where in the zone
AT_MASK: Final = 0xFFF
ZONE_MASK: Final = 0xFFF


@mypyc_attr(acyclic=True)
class Option:
    """One thing that can be chosen: what it does (`kind`) and to what.

    `card` is a card number of the match (-1: none), `ability` an ability number (-1: none),
    `spot` a spot, zone or seat, `number` an amount, `mode` or place in a list. A card that the
    chooser may not know has no number: `place` tells whose it is (`of`), in which zone it lies,
    and where there in the chooser's view (`at`), -1 if there is no such card.
    """

    def __init__(
        self,
        kind: str,
        card: int = -1,
        spot: int = -1,
        number: int = 0,
        ability: int = -1,
        place: int = -1,
    ) -> None:
        self.kind = kind
        self.card = card
        self.spot = spot
        self.number = number
        self.ability = ability
        self.place = place
        self.names: Names | None = None  # told by a match, so that it can be printed

    @property
    def of(self) -> int:
        """Whose the card is that the chooser may not know; -1: there is none."""
        return self.place >> 2 * AT_BITS if self.place >= 0 else -1

    @property
    def zone(self) -> int:
        """In which zone it lies; -1: there is none."""
        return self.place >> AT_BITS & ZONE_MASK if self.place >= 0 else -1

    @property
    def at(self) -> int:
        """Where it lies in the chooser's view of that zone; -1: there is none."""
        return self.place & AT_MASK if self.place >= 0 else -1

    def same(self, other: Option) -> bool:
        return (
            self.kind == other.kind
            and self.card == other.card
            and self.spot == other.spot
            and self.number == other.number
            and self.ability == other.ability
            and self.place == other.place
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.same(other)

    def __hash__(self) -> int:
        return hash((self.kind, self.card, self.spot, self.number, self.ability, self.place))

    def __repr__(self) -> str:
        parts = [repr(self.kind)]
        if self.card >= 0:
            parts.append(f"card={self.card}")
        if self.place >= 0:
            parts.append(f"of={self.of}, zone={self.zone}, at={self.at}")
        if self.spot >= 0:
            parts.append(f"spot={self.spot}")
        if self.number:
            parts.append(f"number={self.number}")
        if self.ability >= 0:
            parts.append(f"ability={self.ability}")
        return f"Option({', '.join(parts)})"

    def __str__(self) -> str:
        """What choosing it does: "play Lamplighter to entry"."""
        names = self.names
        out = self.kind if names is None else names.rules.deed_name(self.kind)
        if self.card >= 0:
            out += f" {names.card(self.card) if names is not None else f'card {self.card}'}"
        if self.place >= 0:
            zone = names.rules.zones[self.zone].name if names is not None else f"zone {self.zone}"
            out += f" card {self.at + 1} in the {zone} of player {self.of + 1}"
        if self.spot >= 0:
            where = names.rules.spot_name(self.kind, self.spot) if names is not None else ""
            if names is None:
                where = f"to spot {self.spot}"
            if where:
                out += f" {where}"
        if names is not None:
            more = names.rules.amount_name(self.kind, self.number, names)
            if more:
                out += f" {more}"
        elif self.number:
            out += f" {self.number}"
        if self.ability >= 0:
            told = f"ability {self.ability}" if names is None else names.ability(self.ability)
            out += f": {told}"
        return out


def place_of(seat: int, zone: int, at: int) -> int:
    """A place of a seat's zone as the one number that an option names it by."""
    return (seat << AT_BITS | zone) << AT_BITS | at


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """What is asked of whom, by which clause and which card, and what can be answered.

    `picked` holds the cards picked so far in a chain of picks, with the least and the most.
    """

    def __init__(
        self,
        seat: i64,
        kind: str,
        clause: str,
        source: i64,
        options: list[Option],
        picked: list[int],
        least: i64,
        most: i64,
    ) -> None:
        self.seat: i64 = seat
        self.kind = kind
        self.clause = clause
        self.source: i64 = source
        self.options = options
        self.picked = picked
        self.least: i64 = least
        self.most: i64 = most
        self.forced = False  # nothing is left to choose: asked only of who goes step by step
        self.in_sight = False  # who asks knows that the seat sees all cards that it names
        self.named = False  # its options know what cards are called
        self.names: Names | None = None

    def __repr__(self) -> str:
        return (
            f"Decision(seat={self.seat}, kind={self.kind!r}, clause={self.clause!r}, "
            f"options={len(self.options)})"
        )

    def __str__(self) -> str:
        """Who is asked what: "player 1, main (7.4.2): play Lamplighter to entry; attack phase"."""
        out = f"player {self.seat + 1}, {self.kind} ({self.clause})"
        if self.source >= 0 and self.names is not None:
            out += f", for {self.names.card(self.source)}"
        if self.picked:
            told = [str(c) if self.names is None else self.names.card(c) for c in self.picked]
            out += f", picked so far {', '.join(told)}"
        return f"{out}: {'; '.join([str(option) for option in self.options])}"
