"""What effects of Cardfight!! Vanguard ask their fighters: places in `rules.PICKS`."""

from __future__ import annotations

from typing import Final

from kirifuda.games.vanguard.zones import GRADE
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Pick

# as in `rules.PICKS`
CHOOSE: Final = 0
PAY: Final = 10
MAY: Final = 11
MODE: Final = 12
ORDER: Final = 14
COUNTER_CHARGE: Final = 15
CIRCLE: Final = 16
GUARDED: Final = 18
MARKED_CIRCLE: Final = 19
MOVE_ON: Final = 20
LOOK_ON: Final = 21
DECLARE: Final = 22
# which of the candidates of a chain of picks are left (`Pick.distinct`)
DIFFERENT_NAMES: Final = 2
DIFFERENT_GRADES: Final = 3
ONE_NAME: Final = 4


def narrowed(s: State, pick: Pick, card: int) -> list[int]:
    """12.6.2.2.1: the candidates left once a card has been picked that others must differ from."""
    left = [c for c in pick.candidates if c != card]
    face = s.face(card)
    if pick.distinct == DIFFERENT_GRADES:
        return [c for c in left if s.face(c).nums[GRADE] != face.nums[GRADE]]
    if pick.distinct in (DIFFERENT_NAMES, ONE_NAME):
        same = pick.distinct == ONE_NAME
        return [c for c in left if shares(s, c, face.names) == same]
    return left


def shares(s: State, card: int, names: tuple[str, ...]) -> bool:
    """Whether a card has one of some names."""
    for name in s.face(card).names:
        if name in names:
            return True
    return False
