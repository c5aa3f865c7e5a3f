"""Who: the players that an effect tree speaks of, ready to be asked.

They stand in compiled programs, never in a state, as all terms do (effects/terms.py). Whom 相手
means where there are several is told in effects/naming.py.
"""

from __future__ import annotations

from typing import Final

from kirifuda.kernel.position.scope import NO_NUMBERS, Scope
from kirifuda.kernel.position.state import State

ALONE: Final = [[seat] for seat in range(6)]  # never written to


class Who:
    """Players. `seats` gives those meant, in the order in which they act."""

    def seats(self, s: State, sc: Scope) -> list[int]:
        raise AssertionError

    def one(self, s: State, sc: Scope) -> int:
        found = self.seats(s, sc)
        return found[0] if found else sc.master


class You(Who):
    """The master of the ability."""

    def seats(self, s: State, sc: Scope) -> list[int]:
        return ALONE[sc.master]

    def one(self, s: State, sc: Scope) -> int:
        return sc.master


class Opponent(Who):
    """The opponents of another reference to players."""

    def __init__(self, of: Who) -> None:
        self.of = of

    def seats(self, s: State, sc: Scope) -> list[int]:
        return s.opponents(self.of.one(s, sc))


BY_ABILITY: Final = (
    -1
)  # of a `OneOpponent`: the position remembers whom a continuous ability is about


class OneOpponent(Opponent):
    """One of the opponents, whom the master of the ability has named (effects/naming.py): which is
    a number of the scope (one more than the seat). Until one was, and where there is but one, all.
    """

    def __init__(self, of: Who, index: int) -> None:
        super().__init__(of)
        self.index = index

    def seats(self, s: State, sc: Scope) -> list[int]:
        foes = s.opponents(self.of.one(s, sc))
        if len(foes) < 2:
            return foes
        if self.index == BY_ABILITY:
            seat = named_by(s, sc)
        else:
            seat = sc.number(self.index) - 1
        if seat < 0:
            return foes
        return ALONE[seat] if not s.gone[seat] else NO_NUMBERS


def named_by(s: State, sc: Scope) -> int:
    """The opponent that a continuous ability is about; -1: none was named yet."""
    named = s.named
    for i in range(0, len(named), 3):
        if named[i] == sc.source and named[i + 1] == sc.ability:
            return named[i + 2]
    return -1


class Allies(Who):
    """A player and those of the same team."""

    def __init__(self, of: Who) -> None:
        self.of = of

    def seats(self, s: State, sc: Scope) -> list[int]:
        seat = self.of.one(s, sc)
        return [other for other in s.seats_from(seat) if s.team[other] == s.team[seat]]


class EachPlayer(Who):
    """Every player that a text means, the turn player first."""

    def seats(self, s: State, sc: Scope) -> list[int]:
        return s.players(sc.master)


class Bound(Who):
    """The player at whom a loop over players has arrived (a number of the scope)."""

    def __init__(self, index: int) -> None:
        self.index = index

    def seats(self, s: State, sc: Scope) -> list[int]:
        return [sc.number(self.index)]
