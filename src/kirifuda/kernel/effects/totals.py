"""Choosing cards whose numbers come to so much together (合計…になるように).

In such a chain of picks a card can be picked as long as the total can be reached with it, and the
chain can end only where it is reached. The bounds are part of `Pick.distinct`, so that a position
holds them.
"""

from __future__ import annotations

from typing import Final

from kirifuda.kernel.effects.choosing import Choose
from kirifuda.kernel.effects.effect import Effect
from kirifuda.kernel.effects.terms import Amount, Cards, unknown
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.position.scope import CARD_MASK, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Pick, pick
from kirifuda.kernel.procedures.rounds import goes_round

IN_TOTAL: Final = 16  # of a pick, and more: a total; lower numbers are the game's
STATS: Final = 8  # numbers of a card that can be told apart
OPEN: Final = 4095  # no bound; no total comes to as much
BASE: Final = OPEN + 2  # of bounds, from -1 to OPEN


class Total:
    """What a number of cards (by its place) must come to: at least, at most (None: no matter)."""

    def __init__(self, which: int, low: Amount | None, high: Amount | None) -> None:
        self.which = which
        self.low = low
        self.high = high


class ChooseInTotal(Choose):
    """A player chooses cards of which a number comes to so much in all.

    `least` (0 or 1), `most`: how many cards; `optional`: or none. Where the total cannot be
    reached, none are chosen.
    """

    def __init__(
        self,
        clause: str,
        kind: int,
        into: int,
        who: Who,
        cards: Cards,
        least: Amount,
        most: Amount,
        unsure: bool,
        paying: bool,
        total: Total,
        optional: bool,
    ) -> None:
        super().__init__(clause, kind, into, who, cards, least, most, unsure, IN_TOTAL, paying)
        self.which = total.which
        self.low = total.low
        self.high = total.high
        self.optional = optional

    def bounds(self, s: State, sc: Scope) -> tuple[int, int]:
        low = 0 if self.low is None else self.low.value(s, sc)
        high = OPEN if self.high is None else self.high.value(s, sc)
        return max(0, min(low, OPEN)), max(-1, min(high, OPEN))

    def fewest(self, s: State, sc: Scope) -> int:
        """By how few cards the total is reached; -1: by none."""
        low, high = self.bounds(s, sc)
        numbers = [s.face(c).nums[self.which] for c in self.candidates(s, sc)]
        least, most = self.least.value(s, sc), self.most.value(s, sc)
        return reached(numbers, low, high, least, most)

    def run(self, s: State, f: Effect) -> None:
        sc = f.scope
        f.keep(self.into, [])
        fewest = self.fewest(s, sc)
        if fewest < 0:
            f.failed = 1
        found = self.candidates(s, sc)
        blind = 0
        least = max(0, fewest)
        if self.optional:
            least = 0
        if self.unsure and not f.cost:
            blind = self.room(s, sc)
            if any(unknown(s, c) for c in found):
                least = 0  # who chooses may say that there are none
        most = self.most.value(s, sc)
        if most <= 0 or (goes_round(s) and least <= 0):
            return
        f.into = self.into
        f.reading = 0
        low, high = self.bounds(s, sc)
        told = IN_TOTAL + (low * BASE + high + 1) * STATS + self.which
        seat = s.pool.rules.chooser(s, self.who.one(s, sc))
        if self.unsure:
            self.search(s, sc, seat)
        found = fitting(s, found, self.which, low, high, self.least.value(s, sc), most)
        pick(s, seat, self.kind, found, least, most, sc.source & CARD_MASK, told, blind)

    def payable(self, s: State, sc: Scope) -> bool:
        if self.unsure and not self.paying:
            return self.low is None or self.room(s, sc) > 0
        return self.fewest(s, sc) >= 0

    def possible(self, s: State, sc: Scope) -> bool:
        return self.payable(s, sc)


def reached(numbers: list[int], low: int, high: int, least: int, most: int) -> int:
    """How few of some numbers, at least and at most so many, come to between two bounds
    together; -1: none do."""
    sums = {0: 1}  # what can be come to: a bit for each number of numbers by which it is
    for n in numbers:
        for total, bits in list(sums.items()):
            sums[total + n] = sums.get(total + n, 0) | bits << 1
    found = -1
    for total, bits in sums.items():
        if low <= total and (total <= high or high == OPEN):
            for many in range(max(0, least), min(most, len(numbers)) + 1):
                if bits >> many & 1:
                    if found < 0 or many < found:
                        found = many
                    break
    return found


def fitting(
    s: State, cards: list[int], which: int, low: int, high: int, least: int, most: int
) -> list[int]:
    """Those of some cards with which the total can be reached."""
    numbers = [s.face(c).nums[which] for c in cards]
    fits: dict[int, bool] = {}
    for at, n in enumerate(numbers):
        if n not in fits:
            others = numbers[:at] + numbers[at + 1 :]
            top = high if high == OPEN else high - n
            fits[n] = reached(others, low - n, top, least - 1, most - 1) >= 0
    return [c for c, n in zip(cards, numbers, strict=True) if fits[n]]


def still_fitting(s: State, f: Pick, left: list[int]) -> list[int]:
    """Those of the cards left with which a chain of picks can still come to its total; how many
    must be picked for it at least is kept in the chain."""
    told = (f.distinct - IN_TOTAL) // STATS
    which = (f.distinct - IN_TOTAL) % STATS
    low, high = told // BASE, told % BASE - 1
    for card in f.picked:
        n = s.face(card).nums[which]
        low -= n
        if high != OPEN:
            high -= n
    many = len(f.picked)
    numbers = [s.face(c).nums[which] for c in left]
    f.least = many + max(0, reached(numbers, low, high, 0, f.most - many))
    return fitting(s, left, which, low, high, 0, f.most - many)
