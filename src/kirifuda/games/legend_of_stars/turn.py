"""Chapter 5: the turn; 5.2: its setup phase, 5.6: its end phase."""

from __future__ import annotations

from typing import Final

from kirifuda.games.legend_of_stars.attack import AttackPhase
from kirifuda.games.legend_of_stars.ending import EndEffects
from kirifuda.games.legend_of_stars.events import END, SETUP, TURN_ENDING, TURN_STARTED
from kirifuda.games.legend_of_stars.main_phase import LeadPhase, MainPhase
from kirifuda.games.legend_of_stars.phases import end_phase
from kirifuda.games.legend_of_stars.picks import HAND_PICK
from kirifuda.games.legend_of_stars.priorities import settle
from kirifuda.games.legend_of_stars.processes import draw_cards, move_cards, turn_sideways
from kirifuda.games.legend_of_stars.rulings import HAND_BECOMES, HAND_LIMIT, NO_REGAIN
from kirifuda.games.legend_of_stars.table import OF_THE_TURN, Table
from kirifuda.games.legend_of_stars.zones import CHARACTERS, ENERGY, HAND, KINDS, SUPPORTS, TRASH
from kirifuda.kernel.events.triggers import emit, heard
from kirifuda.kernel.position.scope import Event
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, pick
from kirifuda.kernel.procedures.turns import begin_phase, begin_turn, forget_turn
from kirifuda.kernel.values.rulings import barred, in_force, number_of

HAND_SIZE: Final = 7  # 3.6, 5.6.(3)

# steps of the end phase
E_BEGIN: Final = 0  # 5.6.(1)
E_EFFECTS: Final = 1  # 5.6.(2)
E_SETTLE: Final = 2
E_HAND: Final = 3  # 5.6.(3)
E_LEAVE: Final = 4  # 5.6.(4)


class Turn(Frame):
    """Chapter 5: one turn, its phases in order; then the other player's."""

    code = 25

    def fresh(self) -> Frame:
        return Turn()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        self.step += 1
        if self.step == 1:
            begin_turn(s, self.seat, "5.6.(4)" if s.turn > 1 else "5.1")
            s.stack.append(SetupPhase())
        elif self.step == 2:
            s.stack.append(MainPhase())
        elif self.step == 3:
            s.stack.append(LeadPhase())
        elif self.step == 4:
            s.stack.append(AttackPhase())
        elif self.step == 5:
            s.stack.append(EndPhase())
        else:
            self.pass_on(s)

    def pass_on(self, s: Table) -> None:
        """5.6.(4): the other player's turn; what counted for this turn is forgotten."""
        for seat in range(s.seats):
            for card in s.zones[seat * KINDS + CHARACTERS]:
                if s.status[card] & OF_THE_TURN:
                    s.set_status(card, s.status[card] & ~OF_THE_TURN)
        self.seat = s.opponent(self.seat)
        self.step = 0
        s.energy_put = 0
        s.attacks = []
        forget_turn(s)


class SetupPhase(Frame):
    """5.2: energy and supports are regained, then a card is drawn."""

    code = 26

    def fresh(self) -> Frame:
        return SetupPhase()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        self.step += 1
        if self.step == 1:
            # 9.3: what is triggered by the turn or the phase beginning
            if heard(s, TURN_STARTED):
                emit(s, Event(TURN_STARTED, seat=s.turn_seat))
            begin_phase(s, SETUP, "5.2")
            settle(s)
        elif self.step == 2:
            self.set_up(s, s.turn_seat)
            if not s.over:
                settle(s)
        elif self.step == 3:
            end_phase(s, SETUP)
            settle(s)
        else:
            s.stack.pop()

    def set_up(self, s: Table, seat: int) -> None:
        """5.2: the first player draws no card in the first turn."""
        for kind in (ENERGY, SUPPORTS):
            for card in s.cards(seat, kind):
                if s.rest[card] and not barred(s, NO_REGAIN, seat, card):
                    turn_sideways(s, card, 0, "5.2", None)
        if s.turn > 1:
            draw_cards(s, seat, 1, "5.2")


class EndPhase(Frame):
    """5.6: effects of the turn's end, effects that end, the hand, the next turn."""

    code = 27

    def fresh(self) -> Frame:
        return EndPhase()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        step = self.step
        self.step += 1
        if step == E_BEGIN:
            begin_phase(s, END, "5.6")
            if heard(s, TURN_ENDING):
                emit(s, Event(TURN_ENDING, seat=s.turn_seat))
            end_phase(s, END)
            settle(s)
        elif step == E_EFFECTS:
            if s.lasting or s.delayed:
                f = EndEffects()
                f.seat = s.opponent(s.turn_seat)
                s.stack.append(f)
        elif step == E_SETTLE:
            settle(s)
        elif step == E_HAND:
            hand = s.cards(s.turn_seat, HAND)
            over = len(hand) - hand_limit(s, s.turn_seat)
            if over > 0:
                pick(s, s.turn_seat, HAND_PICK, hand, over, over, -1, 1)
        elif step == E_LEAVE and s.waiting:
            self.step = E_LEAVE
            settle(s)
        else:
            s.stack.pop()

    def receive(self, s: State, cards: list[int]) -> None:
        assert isinstance(s, Table)
        if self.step == E_LEAVE:
            move_cards(s, cards, TRASH, "5.6.(3)", None)


def hand_limit(t: Table, seat: int) -> int:
    """3.6, 5.6.(3): how many cards a player may keep; of what makes it a number the last (9.5)."""
    limit = HAND_SIZE
    latest = -1
    for found in in_force(t, HAND_BECOMES):
        if found.binds(t, seat) and found.active.stamp >= latest:
            latest = found.active.stamp
            limit = found.number(t)
    return limit + number_of(t, HAND_LIMIT, seat)
