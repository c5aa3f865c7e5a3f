"""How long options are thought about, and which of them: poor ones are dropped early.

The trying itself is in kernel/foresight/searching.py. Here the budget is spent by successive
halving: all options that differ are tried in the same worlds, the worse half is dropped, what is
left is tried in as many more as the same share of the budget allows, and so on. It ends early where
all have come to the same, or one is clearly the best. A budget is a number of simulations, which
always gives the same thoughts, or a time by the clock.
"""

from __future__ import annotations

import time

from kirifuda.kernel.foresight.searching import Search, Thought

WIDE = 16  # options beyond that are left out by what they look like right after them
FEW = 4  # so many are thought about however small the budget is
ENOUGH = 8  # simulations that the budget should hold for each option
SAME = 3  # worlds in which all options have come to the same: then it does not matter
MOST_WORLDS = 4000


def thought_over(search: Search, simulations: int, seconds: float = 0.0) -> list[Thought]:
    """The options of a search, the best first; with `seconds` the clock decides.

    Options that were dropped come after those that were not, the later dropped before.
    """
    if len(search.thoughts) == 1:
        return search.thoughts
    begin = time.monotonic()
    search.narrow(WIDE)
    if seconds > 0.0:
        search.narrow(affordable(search, seconds, begin))
    else:
        search.narrow(max(FEW, simulations // ENOUGH))
    dropped: list[Thought] = []
    halvings = max(1, (len(search.left) - 1).bit_length())
    worlds = 0
    for halving in range(halvings):
        allowed = simulations * (halving + 1) // halvings
        tried = 0
        while worlds < MOST_WORLDS:
            if seconds > 0.0:
                spent = time.monotonic() - begin
                if tried and spent >= seconds * (halving + 1) / halvings:
                    break
            elif tried and search.simulations + len(search.left) > allowed:
                break
            search.try_all()
            tried += 1
            worlds += 1
            if worlds >= SAME and (search.settled() or search.clear()):
                return [*search.ranked(), *dropped]
        ranked = search.ranked()
        if halving < halvings - 1:
            search.drop()
            dropped = [*ranked[len(search.left) :], *dropped]
    return [*search.ranked(), *dropped]


def affordable(search: Search, seconds: float, begin: float) -> int:
    """How many options can be thought about in the time, by how long one world takes."""
    before = search.simulations
    search.try_all()
    each = (time.monotonic() - begin) / max(1, search.simulations - before)
    return max(FEW, int(seconds / max(each, 1e-6)) // ENOUGH)
