"""What is offered again and again: options that are made once for a match.

Places in `Pool.offers`; each holds an option for every card. Those with lanes stand in a row.
"""

from __future__ import annotations

from typing import Final

from kirifuda.games.legions.zones import LANES
from kirifuda.kernel.position.decisions import Option

UNLOCK: Final = 0
ATTACK: Final = 1
EXCLUDE: Final = 2
STAND_BY: Final = 3
PLAY: Final = 4
PLAY_TO: Final = 5  # + lane
MOVE: Final = 8  # + lane


def offers(size: int) -> list[list[Option]]:
    """The options of a match with so many cards."""
    out: list[list[Option]] = []
    for kind in ("unlock", "attack", "exclude", "standby", "play"):
        out.append([Option(kind, card) for card in range(size)])
    for kind in ("play", "move"):
        for lane in range(LANES):
            out.append([Option(kind, card, lane) for card in range(size)])
    return out
