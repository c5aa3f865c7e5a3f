"""Clues: what a seat has seen of cards that it cannot see any more.

A card that a seat saw going to a hand is in that hand, as far as that seat can tell; once another
card has left the hand unseen, it is in the hand or is that card; and so on. A clue says just that:
of these printed cards (`kinds`) at least so many (`least`) are among those cards (`cards`, bits of
card numbers, all of them out of the seat's sight).
"""

from __future__ import annotations

from typing import Final, final

from kirifuda.build import i64, mypyc_attr
from kirifuda.kernel.errors import PackError
from kirifuda.kernel.position.integers import Reader, put

ANYWHERE: Final = -1  # all bits: among whatever its owner has that the seat cannot see


@final
@mypyc_attr(acyclic=True)
class Clue:
    """What one seat knows of the hidden cards of one owner."""

    def __init__(self, viewer: i64, owner: i64, least: i64, kinds: list[int], cards: int) -> None:
        self.viewer: i64 = viewer
        self.owner: i64 = owner
        self.least: i64 = least
        self.kinds = kinds
        self.cards = cards
        self.sure = least == len(kinds)  # all of the printed cards are there

    def concerns(self, kind: int) -> bool:
        """Whether it says something else once the seat sees a card of this kind."""
        return self.cards != ANYWHERE or kind in self.kinds

    def without(self, card: int, kind: int) -> Clue:
        """What is left to say once the seat sees one of the cards."""
        cards = self.cards if self.cards == ANYWHERE else self.cards & ~(1 << card)
        if kind not in self.kinds:
            return Clue(self.viewer, self.owner, self.least, self.kinds, cards)
        kinds = self.kinds[:]
        kinds.remove(kind)
        return Clue(self.viewer, self.owner, self.least - 1, kinds, cards)

    def covers(self, other: Clue) -> bool:
        """Whether another clue says nothing beyond this one."""
        return (
            self.viewer == other.viewer
            and self.least >= other.least
            and self.cards & ~other.cards == 0
            and contained(self.kinds, other.kinds)
        )

    def write(self, out: list[int]) -> None:
        out.extend([self.viewer, self.owner, self.least])
        put(out, self.kinds)
        put(out, [ANYWHERE] if self.cards == ANYWHERE else members(self.cards))


def contained(some: list[int], all_: list[int]) -> bool:
    """Whether sorted numbers are among others, each as often."""
    at = 0
    for one in some:
        while at < len(all_) and all_[at] < one:
            at += 1
        if at == len(all_) or all_[at] != one:
            return False
        at += 1
    return True


NO_CLUES: Final[list[Clue]] = []


def members(cards: int) -> list[int]:
    """The numbers of the cards that bits tell."""
    out: list[int] = []
    while cards:
        lowest = cards & -cards
        out.append(lowest.bit_length() - 1)
        cards ^= lowest
    return out


def read_clue(r: Reader, size: int, definitions: int) -> Clue:
    """A clue that `write` wrote, in a match of so many cards and printed cards."""
    viewer = r.one()
    owner = r.one()
    least = r.one()
    kinds = r.many()
    told = r.many()
    if not all(0 <= kind < definitions for kind in kinds) or not 0 < least <= len(kinds):
        raise PackError("the pack recalls cards that are not there")
    cards = 0
    if told == [ANYWHERE]:
        cards = ANYWHERE
    else:
        for card in told:
            if not 0 <= card < size:
                raise PackError("the pack recalls cards that are not there")
            cards |= 1 << card
    return Clue(viewer, owner, least, kinds, cards)
