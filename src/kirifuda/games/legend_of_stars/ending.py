"""9.4: effects that end at the same time, one after the other, the opponent's first."""

from __future__ import annotations

from kirifuda.games.legend_of_stars.table import Table
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.integers import Reader
from kirifuda.kernel.position.scope import CARD_MASK, Lasting
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask_one
from kirifuda.kernel.values.lasting import NO_LIMIT


class EndEffects(Frame):
    """9.4: `seat` ends one of its effects, then the other seat one of its, until none is left.

    `until`: which of the game's limits is reached; none of them: the end of the turn. A
    seat is asked only where it has several. Triggers that wait no longer go unnoticed.
    """

    code = 24

    def __init__(self) -> None:
        super().__init__()
        self.until = NO_LIMIT

    def fresh(self) -> Frame:
        return EndEffects()

    def copy(self) -> Frame:
        f = EndEffects()
        f.step = self.step
        f.seat = self.seat
        f.until = self.until
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.until])

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.until = r.one()

    def ends(self, s: State, effect: Lasting) -> bool:
        if self.until:
            return effect.until == self.until
        return effect.last == s.turn  # 5.6.(2)

    def ending(self, s: State, seat: int) -> list[int]:
        """The effects of a seat that end now, by the moment they were made; each once."""
        out: list[int] = []
        for effect in s.lasting:
            if effect.scope.master == seat and self.ends(s, effect) and effect.stamp not in out:
                out.append(effect.stamp)
        return out

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        while True:
            mine = self.ending(s, self.seat)
            if len(mine) > 1 or (mine and s.stepwise):
                options = [
                    Option("end effect", source(s, mine[i]), number=i) for i in range(len(mine))
                ]
                ask_one(s, self.seat, "end effect", "9.4", options)
                return
            other = s.opponent(self.seat)
            if mine:
                self.end(s, mine[0])
            elif not self.ending(s, other):
                break
            self.seat = other
        if s.delayed:
            if self.until:
                s.delayed = [d for d in s.delayed if d.until != self.until]
            else:
                s.delayed = [d for d in s.delayed if d.last != s.turn]
        s.stack.pop()

    def answer(self, s: State, option: Option) -> None:
        self.end(s, self.ending(s, self.seat)[option.number])
        self.seat = s.opponent(self.seat)

    def end(self, s: State, stamp: int) -> None:
        """One effect ends, on all that it applied to."""
        seat = self.seat
        card = source(s, stamp)
        s.lasting = [
            e
            for e in s.lasting
            if e.stamp != stamp or e.scope.master != seat or not self.ends(s, e)
        ]
        s.stale = True
        s.note("effect ends", "9.4" if self.until else "5.6.(2)", seat, card)


def source(s: State, stamp: int) -> int:
    """The card that made an effect."""
    for effect in s.lasting:
        if effect.stamp == stamp:
            return effect.scope.source & CARD_MASK
    return -1
