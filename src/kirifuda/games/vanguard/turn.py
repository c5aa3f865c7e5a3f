"""Chapter 9: the turn and its phases (the main phase is 9.9, the battle phase chapter 10)."""

from __future__ import annotations

from kirifuda.build import mypyc_attr
from kirifuda.games.vanguard.battle import BattlePhase
from kirifuda.games.vanguard.events import (
    DRAW_PHASE,
    END_PHASE,
    PHASE_STARTED,
    STAND_PHASE,
    STOOD,
    TURN_ENDING,
    TURN_STARTED,
)
from kirifuda.games.vanguard.main_phase import MainPhase
from kirifuda.games.vanguard.payments import turned
from kirifuda.games.vanguard.placing import draw
from kirifuda.games.vanguard.processes import pending
from kirifuda.games.vanguard.ride_phase import GAssist, RidePhase
from kirifuda.games.vanguard.rulings import NO_STAND, is_barred
from kirifuda.games.vanguard.table import Table
from kirifuda.games.vanguard.zones import GUARDIAN, ORDERS, REAR, VANGUARD
from kirifuda.kernel.events.triggers import emit, emit_again, emit_all, heard
from kirifuda.kernel.position.needs import NEEDS_TIME
from kirifuda.kernel.position.scope import BY_RULE, NO_NUMBERS, Event
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame
from kirifuda.kernel.procedures.rounds import Rounds
from kirifuda.kernel.procedures.turns import begin_phase, begin_turn, forget_turn
from kirifuda.kernel.timing.checks import check_timing
from kirifuda.kernel.values.lasting import expire_turn


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Frame):
    """9.1: one turn, its phases in order; then the next fighter's turn."""

    code = 25

    def fresh(self) -> Frame:
        return Turn()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        self.step += 1  # 9.1.2
        if self.step == 1:
            begin_turn(s, self.seat, "9.1.1")
            s.stack.append(StandPhase())
        elif self.step == 2:
            s.stack.append(DrawPhase())
        elif self.step == 3:
            s.stack.append(RidePhase())
        elif self.step == 4:
            s.stack.append(MainPhase())
        elif self.step == 5:
            s.stack.append(BattlePhase())  # 9.10.1
        elif self.step == 6:
            s.stack.append(EndPhase())
        else:
            self.pass_on(s)

    def pass_on(self, s: Table) -> None:
        """9.11.10: the opponent's turn; turns that were added come first (18.2.1)."""
        if s.turns:
            self.seat = s.turns[-1]
            s.turns = s.turns[:-1]
        else:
            self.seat = s.opponent(self.seat)
        self.step = 0
        s.closed = NO_NUMBERS
        s.tired = NO_NUMBERS
        s.fought = NO_NUMBERS
        s.battles = 0
        s.orders = [0] * s.seats
        s.ending = 0
        forget_turn(s)


def end_of_turn(s: Table) -> None:
    """9.11.9: what lasts for the turn ends, the bonus of persona rides with it."""
    expire_turn(s, TURN_ENDING)
    if any(rode for rode in s.persona):
        s.persona = [0] * s.seats
        s.alike = 0
        s.stale = True


@mypyc_attr(acyclic=True, free_list_len=1)
class StandPhase(Frame):
    """9.2: everything of the turn fighter stands."""

    code = 26

    def fresh(self) -> Frame:
        return StandPhase()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        self.step += 1
        if self.step == 1:
            s.phase = STAND_PHASE
            if s.waiting:
                check_timing(s)  # 9.2.1
        elif self.step == 2:
            if heard(s, TURN_STARTED):
                emit(s, Event(TURN_STARTED, seat=s.turn_seat))
            begin_phase(s, STAND_PHASE, "9.2.2")
            check_timing(s)
        elif self.step == 3:
            seat = s.turn_seat
            cards = [
                card
                for zone in (VANGUARD, REAR, GUARDIAN, ORDERS)
                for card in s.cards(seat, zone)
                if s.rest[card] and not is_barred(s, NO_STAND, card)
            ]
            events = turned(s, cards, 0, "9.2.3", BY_RULE, -1, -1)  # all at once
            if heard(s, STOOD):
                emit_all(s, events)
            check_timing(s)  # 9.2.4
        else:
            s.stack.pop()


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawPhase(Frame):
    """9.3.1: the draw step (9.4), then the G assist step (9.5)."""

    code = 27

    def fresh(self) -> Frame:
        return DrawPhase()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        self.step += 1  # 9.3.1
        if self.step == 1:
            begin_phase(s, DRAW_PHASE, "9.4.1")
            check_timing(s)
        elif self.step == 2:
            draw(s, s.turn_seat, 1, "9.4.2", BY_RULE)
            check_timing(s)  # 9.4.3
        elif self.step == 3:
            if not s.riding[s.turn_seat]:  # 9.5.1
                s.stack.append(GAssist())
        else:
            s.stack.pop()


@mypyc_attr(acyclic=True, free_list_len=1)
class EndPhase(Rounds):
    """9.11: the end of the turn, again until nothing is left to do (9.11.10)."""

    code = 28

    def fresh(self) -> Frame:
        return EndPhase()

    def copy(self) -> Frame:
        f = EndPhase()
        f.step = self.step
        f.seat = self.seat
        f.rounds = self.rounds
        return f

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.step == 0:
            self.step = 1
            s.phase = END_PHASE
            s.stir(NEEDS_TIME)
            s.note("phase", "9.11.7", s.turn_seat, number=END_PHASE)
            check_timing(s)  # 9.11.7
        elif self.step == 1:
            self.step = 2
            self.tell(s)
            check_timing(s)  # 9.11.9
        else:
            end_of_turn(s)
            self.tell(s)
            if s.waiting or s.hushed or pending(s):
                self.step = 1  # 9.11.10
                self.start_over(s)
                return
            s.stack.pop()

    def tell(self, s: Table) -> None:
        """9.11.8: what waits for this phase or the end of the turn comes to wait, each once."""
        if heard(s, PHASE_STARTED, END_PHASE):
            ev = Event(PHASE_STARTED, seat=s.turn_seat, number=END_PHASE)
            s.closed = s.closed + emit_again(s, ev)
        if heard(s, TURN_ENDING):
            s.closed = s.closed + emit_again(s, Event(TURN_ENDING, seat=s.turn_seat))
