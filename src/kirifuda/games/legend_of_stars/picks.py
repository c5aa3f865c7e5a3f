"""What players pick: kinds of decisions, and the clause that each comes from."""

from __future__ import annotations

from typing import Final

ENERGY_PICK: Final = 0  # energy to be turned (2.5.1)
SPEED_PICK: Final = 1  # the card that is shown for the first turn (5.1)
HAND_PICK: Final = 2  # cards above the hand's size (5.6.(3))
DISCARD: Final = 3  # cards of the hand for the trash (3.6)
TARGET: Final = 4  # cards as targets (9.6)
CHARGE: Final = 5  # cards of the hand for the energy zone (2.4)
SEEN: Final = 6  # among cards that were looked at
SQUARE: Final = 7  # which square (3.3.1)
DISPLAY: Final = 8  # which display (chapter 6)
MAY: Final = 9  # whether something is done that may be (8.1.2)
COST: Final = 10  # whether something is done for something else (8.1)
MODE: Final = 11  # which of several effects (8.1)
ORDER: Final = 12  # in which order cards go to the deck (3.1)

PICKS: Final = [
    ("pay energy", "2.5.1"),
    ("show speed", "5.1"),
    ("hand size", "5.6.(3)"),
    ("discard", "3.6"),
    ("target", "9.6"),
    ("charge", "2.4"),
    ("seen", "8.1"),
    ("square", "3.3.1"),
    ("display", "6"),
    ("may do", "8.1.2"),
    ("may do", "8.1"),
    ("mode", "8.1"),
    ("deck order", "3.1"),
]
