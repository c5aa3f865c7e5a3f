"""Chapter 7: the turn and its phases (the attack phase is chapter 8)."""

from __future__ import annotations

from typing import Final

from kirifuda.games.rebirth.attack import AttackPhase
from kirifuda.games.rebirth.events import (
    END,
    ENERGY_PHASE,
    GAME_STARTED,
    PHASE_STARTED,
    STANDBY,
    TURN_ENDING,
    TURN_STARTED,
)
from kirifuda.games.rebirth.main_phase import MainPhase
from kirifuda.games.rebirth.placing import turn_card
from kirifuda.games.rebirth.processes import pending, unconvert
from kirifuda.games.rebirth.rulings import (
    ENERGY_FROM_WAITING,
    KEEP_REBIRTHS,
    NO_STANDING,
    barred,
    in_force,
)
from kirifuda.games.rebirth.table import Table
from kirifuda.games.rebirth.triggers import emit_again
from kirifuda.games.rebirth.zones import (
    DECK,
    ENERGY,
    ENTRY,
    HAND,
    MEMBER,
    PARTNER,
    REBIRTH,
    WAITING,
)
from kirifuda.kernel.frames import Frame, pick
from kirifuda.kernel.lasting import expire_turn
from kirifuda.kernel.moving import move, move_all
from kirifuda.kernel.scope import Event
from kirifuda.kernel.state import State
from kirifuda.kernel.timing import check_timing
from kirifuda.kernel.triggers import emit, heard
from kirifuda.kernel.words import Reader, put

PICK_ENERGY_PARTNER: Final = 4
PICK_ENERGY_CARD: Final = 5
PICK_KEPT: Final = 6


def begin_phase(t: Table, phase: int, clause: str) -> None:
    """A phase begins: what waits for it comes to wait."""
    t.phase = phase
    t.stale = True
    t.note("phase", clause, t.turn_seat, number=phase)
    if heard(t, PHASE_STARTED):
        emit(t, Event(PHASE_STARTED, seat=t.turn_seat, number=phase))


class Turn(Frame):
    """7.1, 7.1.2: one turn, its phases in order; then the next player's turn."""

    code = 24

    def fresh(self) -> Frame:
        return Turn()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        self.step += 1
        if self.step == 1:
            s.turn_seat = self.seat
            s.note("turn", "7.1.1", self.seat, number=s.turn)
            s.stack.append(StandbyPhase())
        elif self.step == 2:
            s.stack.append(EnergyPhase())
        elif self.step == 3:
            s.stack.append(MainPhase())
        elif self.step == 4:
            s.stack.append(AttackPhase())  # 7.5.1
        elif self.step == 5:
            s.stack.append(EndPhase())
        else:
            self.pass_on(s)

    def pass_on(self, s: Table) -> None:
        """7.6.6: the next player's turn."""
        order = s.seats_from(self.seat)
        self.seat = order[1 % len(order)] if order and order[0] == self.seat else order[0]
        self.step = 0
        s.turn += 1
        s.attacks = []
        s.used = []
        s.last = []
        s.history = []
        s.prints = []
        s.closed = []
        s.stale = True


class StandbyPhase(Frame):
    """7.2, 7.2.1: stand everything and draw a card, at once; then a check timing (7.2.3)."""

    code = 25

    def fresh(self) -> Frame:
        return StandbyPhase()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.step == 1:
            s.stack.pop()
            return
        self.step = 1
        seat = s.turn_seat
        s.phase = STANDBY
        s.stale = True
        stays: list[int] = []
        if s.pool.rules_changed:
            for kind in (ENTRY, MEMBER, ENERGY):
                for card in s.cards(seat, kind):
                    if s.rest[card] and barred(s, NO_STANDING, seat, card):
                        stays.append(card)
        for kind in (ENTRY, MEMBER, ENERGY):
            for card in s.cards(seat, kind):
                if s.rest[card] and card not in stays:
                    turn_card(s, card, 0, "7.2.1.1")
        deck = s.cards(seat, DECK)
        if deck:
            move(s, deck[0], HAND, "7.2.1.2")
        if s.over:
            return
        if s.turn == 1:
            emit(s, Event(GAME_STARTED, seat=seat))
        emit(s, Event(TURN_STARTED, seat=seat))
        begin_phase(s, STANDBY, "7.2.2")
        check_timing(s)


class EnergyPhase(Frame):
    """7.3, 7.3.2: up to one partner and up to one other card go to the energy zone, at once.

    A check timing comes before (7.3.1) and after (7.3.3).
    """

    code = 26

    def __init__(self) -> None:
        super().__init__()
        self.chosen: list[int] = []

    def fresh(self) -> Frame:
        return EnergyPhase()

    def copy(self) -> Frame:
        f = EnergyPhase()
        f.step = self.step
        f.seat = self.seat
        f.chosen = self.chosen
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat])
        put(out, self.chosen)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.chosen = r.many()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        seat = s.turn_seat
        self.step += 1
        if self.step == 1:
            begin_phase(s, ENERGY_PHASE, "7.3.1")
            check_timing(s)
        elif self.step == 2:
            partners = [c for c in s.cards(seat, HAND) if s.kinds_of(c) & PARTNER]
            pick(s, seat, PICK_ENERGY_PARTNER, partners, 0, 1, -1, 1)
        elif self.step == 3:
            pick(s, seat, PICK_ENERGY_CARD, energy_cards(s, seat), 0, 1, -1, 1)
        elif self.step == 4:
            for card in self.chosen:
                clause = "7.3.2.1" if s.kinds_of(card) & PARTNER else "7.3.2.2"
                move(s, card, ENERGY, clause)
            check_timing(s)
        else:
            s.stack.pop()

    def receive(self, s: State, cards: list[int]) -> None:
        if self.step in (2, 3):
            self.chosen = self.chosen + cards


def energy_cards(t: Table, seat: int) -> list[int]:
    """What may become energy: hand cards that are no partners (or what an effect allows)."""
    out = [c for c in t.cards(seat, HAND) if not t.kinds_of(c) & PARTNER]
    if barred(t, ENERGY_FROM_WAITING, seat):
        out = out + [c for c in t.cards(seat, WAITING) if not t.kinds_of(c) & PARTNER]
    return out


class EndPhase(Frame):
    """7.6: the end of the turn, again and again until nothing is left to do.

    It begins with a check timing (7.6.2).
    """

    code = 27

    def __init__(self) -> None:
        super().__init__()
        self.again = 0

    def fresh(self) -> Frame:
        return EndPhase()

    def copy(self) -> Frame:
        f = EndPhase()
        f.step = self.step
        f.seat = self.seat
        f.again = self.again
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.again])

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.again = r.one()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        seat = s.turn_seat
        if self.step == 0:
            self.step = 1
            self.again = 0
            s.end_phase = 0
            s.phase = END
            s.stale = True
            emit_again(s, Event(TURN_ENDING, seat=seat))
            check_timing(s)
        elif self.step == 1:
            self.step = 2
            for other in range(s.seats):
                for card in s.cards(other, ENTRY):
                    if s.damage[card]:
                        s.set_damage(card, 0)
                        s.stale = True
                        s.note("healed", "7.6.3", other, card)
            expire_turn(s)  # 7.6.4
            self.clear_away(s, seat)
        elif self.step == 2:
            if s.waiting or self.again or pending(s):
                self.step = 0  # 7.6.6
                return
            s.stack.pop()

    def clear_away(self, s: Table, seat: int) -> None:
        """7.6.5, 5.28.2: Rebirth cards and converted cards go to the waiting room."""
        kept = 0
        for found in in_force(s, KEEP_REBIRTHS):
            if found.binds(s, seat):
                kept += found.number(s)
        if kept and s.cards(seat, REBIRTH):
            pick(s, seat, PICK_KEPT, s.cards(seat, REBIRTH), 0, kept)
            return
        self.receive_kept(s, [])

    def receive(self, s: State, cards: list[int]) -> None:
        assert isinstance(s, Table)
        if self.step == 1:
            if cards[0]:
                self.again = 1
        elif self.step == 2:
            self.receive_kept(s, cards)

    def receive_kept(self, s: Table, kept: list[int]) -> None:
        seat = s.turn_seat
        leaving = [c for c in s.cards(seat, REBIRTH) if c not in kept]
        leaving = leaving + unconvert(s, seat)
        move_all(s, leaving, WAITING, "7.6.5")
