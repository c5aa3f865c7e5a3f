"""What is offered again and again: options that are made once for a match.

Places in `Pool.offers`; each holds an option for every card. Those with slots stand in a row.
"""

from __future__ import annotations

from typing import Final

from kirifuda.games.rebirth.zones import SLOTS
from kirifuda.kernel.position.decisions import Option

SET: Final = 0
DECLARE: Final = 1  # an attack that the card supports
DECLARE_PARTNER: Final = 2  # likewise, a partner attack
PLAY: Final = 3  # + slot, or SLOTS for the entry
SHIFT: Final = 7  # + slot

ATTACK_PHASE: Final = Option("attack phase")
END_ATTACKS: Final = Option("end attacks")


def offers(size: int) -> list[list[Option]]:
    """The options of a match with so many cards."""
    cards = range(size)
    out = [[Option(kind, card) for card in cards] for kind in ("set", "attack")]
    out.append([Option("attack", card, number=1) for card in cards])
    out += [[Option("play", card, spot) for card in cards] for spot in range(SLOTS + 1)]
    out += [[Option("shift", card, spot) for card in cards] for spot in range(SLOTS)]
    return out
