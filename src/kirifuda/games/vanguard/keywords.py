"""Chapter 14: keywords by whose condition an ability is valid (14.2), Regalis Pieces (14.51).

What such a keyword asks is a condition of its ability: of a continuous one at all times (14.2.3.1,
14.2.3.1.1), of an automatic one when it would come to wait and no more (14.2.3.2), of an activated
one when it is played and no more (14.2.3.3, 14.2.3.3.1).
"""

from __future__ import annotations

from typing import Final

from kirifuda.games.vanguard.rulings import REGALIS_ANYWAY, VALID, about
from kirifuda.games.vanguard.table import Table, changed_at
from kirifuda.games.vanguard.zones import REGALIS
from kirifuda.kernel.effects.conditions import Condition
from kirifuda.kernel.position.needs import NEEDS_ALL
from kirifuda.kernel.position.scope import CARD_MASK, Scope
from kirifuda.kernel.position.state import State

# keywords that ask something (14.2.3)
THUNDER: Final = 0
WHITE: Final = 1
BLACK: Final = 2
GLITTER: Final = 3
DEATHBLOW: Final = 4

REGALIS_LIMIT: Final = 1  # 14.51.2.2.1


class Keyword(Condition):
    """What a keyword asks, unless an effect makes abilities with that keyword valid: then only this
    part of what the ability asks is met (14.1.2)."""

    def __init__(self, word: int, inner: Condition) -> None:
        self.word = word
        self.inner = inner
        self.reads = inner.reads
        self.needs = NEEDS_ALL

    def true(self, s: State, sc: Scope) -> bool:
        # 14.2.3, 14.2.3.1, 14.2.3.1.1, 14.2.3.2, 14.2.3.3, 14.2.3.3.1: whenever it is asked
        if self.inner.true(s, sc):
            return True
        assert isinstance(s, Table)
        if sc.source < 0 or not s.pool.rules_touched >> VALID & 1:
            return False
        return any(found.number(s) == self.word for found in about(s, VALID, sc.source & CARD_MASK))


def is_piece(t: Table, sc: Scope) -> bool:
    """Whether an ability is one of a Regalis Piece (14.51.2), which is printed or is not."""
    return sc.source >= 0 and t.pool.faces[sc.source & CARD_MASK].marks & REGALIS != 0


def spent(t: Table, seat: int, card: int, kind: int) -> bool:
    """14.51.2.2: whether other Regalis Pieces were resolved as often as the limit allows."""
    done = t.regalis[seat] - t.pieces.count(card)
    if done < REGALIS_LIMIT:
        return False
    for found in about(t, REGALIS_ANYWAY, card):
        if found.number(t) == kind:
            return False
    return True


def count_piece(t: Table, seat: int, card: int) -> None:
    """A Regalis Piece has been resolved."""
    t.regalis = changed_at(t.regalis, seat, t.regalis[seat] + 1)
    t.pieces = [*t.pieces, card]
