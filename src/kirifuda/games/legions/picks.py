"""What players are asked to pick, and the clauses that have it picked."""

from __future__ import annotations

from typing import Final

# places in PICKS; an effect's instructions name them
CHOOSE: Final = 0  # an effect lets cards be chosen
MAY: Final = 1  # an effect may be done
MODE: Final = 2  # one of the effects of a list
POINTS: Final = 3  # X master points are paid
COST: Final = 4  # cards a cost names
TO_STANDBY: Final = 5
SHOCKED: Final = 6
CHANGE: Final = 7
CROWDED: Final = 8  # which of several cards find room on standby
ORDER: Final = 9  # the order in which cards are put into a deck

PICKS: Final = [
    ("choose", "35-6"),
    ("may do", "35-3"),
    ("mode", "38-15"),
    ("points to pay", "30-2a"),
    ("cost", "30-4"),
    ("to standby", "28-1"),
    ("shock", "39-8"),
    ("card change", "26-5a"),
    ("to standby", "38-6"),
    ("order", "01-8"),
]
