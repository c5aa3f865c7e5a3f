"""What is offered again and again: options that are made once for a match.

Places in `Pool.offers`. Each of the first holds an option for every card; from CALLS on there is
one place for every card, with its calls to each circle.
"""

from __future__ import annotations

from typing import Final

from kirifuda.games.vanguard.zones import LEFT, REAR_CIRCLES, RIGHT
from kirifuda.kernel.position.decisions import Option

ATTACK: Final = 0
TARGET: Final = 1
BOOST: Final = 2
GUARD: Final = 3  # the first attacked unit
INTERCEPT: Final = 4  # likewise
RIDE: Final = 5
CALLS: Final = 6  # + card

SWAP_LEFT: Final = Option("swap", number=LEFT)
SWAP_RIGHT: Final = Option("swap", number=RIGHT)


def offers(size: int) -> list[list[Option]]:
    """The options of a match with so many cards."""
    kinds = ("attack", "target", "boost", "guard", "intercept", "ride")
    out = [[Option(kind, card) for card in range(size)] for kind in kinds]
    out += [[Option("call", card, spot) for spot in range(REAR_CIRCLES)] for card in range(size)]
    return out
