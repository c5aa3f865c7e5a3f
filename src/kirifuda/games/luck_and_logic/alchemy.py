"""5.33, 11.10: alchemy and secret skills."""

from __future__ import annotations

from kirifuda.build import i64
from kirifuda.games.luck_and_logic.events import FORGING
from kirifuda.games.luck_and_logic.picks import FORGE
from kirifuda.games.luck_and_logic.processes import turn_face
from kirifuda.games.luck_and_logic.table import Table
from kirifuda.games.luck_and_logic.zones import FORGED, KINDS, LEVEL, SECRET, SECRET_SKILL
from kirifuda.kernel.effects.effect import start
from kirifuda.kernel.events.triggers import emit, heard
from kirifuda.kernel.position.integers import Reader
from kirifuda.kernel.position.scope import NO_REGS, Event, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, pick


class Alchemy(Frame):
    """5.33.1: up to one face-down secret tool is turned up, and its skill carried out.

    The frame below receives that card, or nothing (5.33.3).
    """

    code = 26

    def __init__(self) -> None:
        super().__init__()
        self.level: i64 = 0
        self.source: i64 = -1
        self.card: i64 = -1

    def fresh(self) -> Frame:
        return Alchemy()

    def copy(self) -> Frame:
        f = Alchemy()
        f.step = self.step
        f.seat = self.seat
        f.level = self.level
        f.source = self.source
        f.card = self.card
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.level, self.source, self.card])

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.level = r.one()
        self.source = r.one()
        self.card = r.one()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        step = self.step
        self.step += 1
        if step == 0:
            # its level is what is printed on its front (5.33.1.1)
            lying = [c for c in s.zones[self.seat * KINDS + SECRET] if s.down[c]]
            found = [c for c in lying if s.pool.faces[c].nums[LEVEL] <= self.level]
            pick(s, self.seat, FORGE, found, 0, 1, self.source, 1, 1 if lying else 0)
        elif step == 1:
            if self.card < 0:
                s.give([])
                return
            turn_face(s, self.card, 0, "5.33.1.1", self.source)
            s.set_status(self.card, s.status[self.card] | FORGED)
            ref = s.refs[self.card]
            if heard(s, FORGING):
                emit(s, Event(FORGING, ref, ref, seat=self.seat, source=self.source))
            for number in s.pool.faces[self.card].abilities[::-1]:
                if s.pool.abilities[number].kind == SECRET_SKILL:
                    # 11.10.1: part of the alchemy itself; what is printed first lies on top
                    start(s, number, Scope(number, ref, self.seat, None, NO_REGS))
        else:
            s.give([self.card])

    def receive(self, s: State, cards: list[int]) -> None:
        if self.step == 1 and cards:
            self.card = cards[0]


def push_alchemy(t: Table, seat: int, level: int, source: int) -> None:
    """5.33.1: begin an alchemy; the frame that called this receives the tool, or nothing."""
    f = Alchemy()
    f.seat = seat
    f.level = level
    f.source = source
    t.stack.append(f)


def put_tools_away(t: Table) -> None:
    """5.33.2: an effect has resolved: the tools that it turned up are turned down again."""
    for seat in range(t.seats):
        for card in t.zones[seat * KINDS + SECRET]:
            if t.status[card] & FORGED:
                t.set_status(card, t.status[card] & ~FORGED)
                turn_face(t, card, 1, "5.33.2")
