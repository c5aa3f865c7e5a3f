"""Chapter 7: the turn and its phases (the main phase is 7.5, the battle phase chapter 8)."""

from __future__ import annotations

from typing import Final

from kirifuda.games.luck_and_logic.battle import BattlePhase
from kirifuda.games.luck_and_logic.events import (
    DRAW,
    END,
    ENDING,
    GAME_STARTED,
    LEVEL_PHASE,
    STAND,
    TURN_STARTED,
)
from kirifuda.games.luck_and_logic.limits import limit_now
from kirifuda.games.luck_and_logic.main_phase import MainPhase
from kirifuda.games.luck_and_logic.picks import DISCARD, LAY, SWAP
from kirifuda.games.luck_and_logic.processes import draw, stock_boost, turn_cards
from kirifuda.games.luck_and_logic.rule_processes import level_limit, pending
from kirifuda.games.luck_and_logic.rulings import MORE_HAND
from kirifuda.games.luck_and_logic.table import Table
from kirifuda.games.luck_and_logic.zones import (
    CIRCLE,
    DROP,
    HAND,
    JUST_MADE,
    KINDS,
    LEVEL_ZONE,
    PARADOX_ZONE,
    STANDING_ZONES,
)
from kirifuda.kernel.events.moving import move_all, shift
from kirifuda.kernel.events.triggers import emit, emit_again, heard
from kirifuda.kernel.position.scope import BY_RULE, NO_NUMBERS, Event
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import CardFrame, Frame, pick
from kirifuda.kernel.procedures.rounds import Rounds
from kirifuda.kernel.procedures.turns import begin_phase, begin_turn, forget_turn
from kirifuda.kernel.timing.checks import check_timing
from kirifuda.kernel.values.lasting import expire_turn

HAND_LIMIT: Final = 8  # 4.6.3.1
DRAWN: Final = 2  # 7.3.3

# steps of the end phase, by what is done in them
E_BEGIN: Final = 0  # 7.7.2, 7.7.3
E_PARADOX: Final = 1  # 7.7.4, 7.7.5
E_DISCARD: Final = 2  # 7.7.6
E_EXPIRE: Final = 3  # 7.7.7
E_AGAIN: Final = 4  # 7.7.8


class Turn(Frame):
    """7.1.1, 7.1.2: one turn, its phases in order; then the other player's turn."""

    code = 30

    def fresh(self) -> Frame:
        return Turn()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        self.step += 1  # 7.1.2
        if self.step == 1:
            begin_turn(s, self.seat, "7.1.1")
            s.stack.append(StandPhase())
        elif self.step == 2:
            s.stack.append(DrawPhase())
        elif self.step == 3:
            s.stack.append(LevelPhase())
        elif self.step == 4:
            s.stack.append(MainPhase())
        elif self.step == 5:
            s.stack.append(BattlePhase())  # 7.6.1
        elif self.step == 6:
            s.stack.append(EndPhase())
        else:
            self.pass_on(s)

    def pass_on(self, s: Table) -> None:
        """7.7.8: the opponent's turn."""
        self.seat = s.opponent(self.seat)  # 7.7.8
        self.step = 0
        s.unions = 0
        s.changes = 0
        s.drives = 0
        s.attacks = 0
        s.closed = NO_NUMBERS
        for seat in range(s.seats):
            for card in s.zones[seat * KINDS + CIRCLE]:
                if s.status[card] & JUST_MADE:  # 11.11.3.1
                    s.set_status(card, s.status[card] & ~JUST_MADE)
        forget_turn(s)


class StandPhase(Frame):
    """7.2, 7.2.1: what the turn player has on the field and in the level zone stands (7.2.4).

    My Logicalist does not (7.2.4.1). Check timings: 7.2.3, 7.2.5.
    """

    code = 31

    def fresh(self) -> Frame:
        return StandPhase()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        seat = s.turn_seat
        self.step += 1
        if self.step == 1:
            # 7.2.2
            if s.turn == 1 and heard(s, GAME_STARTED):
                emit(s, Event(GAME_STARTED, seat=seat))
            if heard(s, TURN_STARTED):
                emit(s, Event(TURN_STARTED, seat=seat))
            begin_phase(s, STAND, "7.2.2")
            check_timing(s)  # 7.2.3
        elif self.step == 2:
            mine: list[int] = []
            for kind in STANDING_ZONES:
                mine.extend(s.zones[seat * KINDS + kind])  # 7.2.4.1: not My Logicalist
            turn_cards(s, mine, 0, "7.2.4")  # 7.2.1
            check_timing(s)  # 7.2.5
        else:
            s.stack.pop()


class DrawPhase(Frame):
    """7.3, 7.3.1: two cards are drawn, and one goes to the stock (7.3.3, 7.3.5).

    Check timings: 7.3.2, 7.3.4, 7.3.6.
    """

    code = 32

    def fresh(self) -> Frame:
        return DrawPhase()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        self.step += 1
        if self.step == 1:
            begin_phase(s, DRAW, "7.3.2")
            check_timing(s)  # 7.3.2
        elif self.step == 2:
            draw(s, s.turn_seat, DRAWN, "7.3.3")  # 7.3.1
            check_timing(s)  # 7.3.4
        elif self.step == 3:
            stock_boost(s, s.turn_seat, 1, "7.3.5", BY_RULE)
            check_timing(s)  # 7.3.6
        else:
            s.stack.pop()


class LevelPhase(CardFrame):
    """7.4, 7.4.1, 7.4.3: a card of the hand may go to the level zone (7.4.3.1), or none (7.4.3.2).

    `card`: the one that was chosen. Check timings: 7.4.2, 7.4.4.
    """

    code = 33

    def fresh(self) -> Frame:
        return LevelPhase()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        seat = s.turn_seat
        self.step += 1
        if self.step == 1:
            begin_phase(s, LEVEL_PHASE, "7.4.2")
            check_timing(s)  # 7.4.2
        elif self.step == 2:
            pick(s, seat, LAY, s.cards(seat, HAND), 0, 1, -1, 1)  # 7.4.1, 7.4.3, 7.4.3.2
        elif self.step == 3:
            levels = s.cards(seat, LEVEL_ZONE)
            if self.card >= 0 and len(levels) >= level_limit(s, seat):
                pick(s, seat, SWAP, levels, 1, 1)  # 7.4.3.1.1
            elif self.card >= 0:
                self.lay(s, -1)  # 7.4.3.1
        elif self.step == 4:
            check_timing(s)  # 7.4.4
        else:
            s.stack.pop()

    def receive(self, s: State, cards: list[int]) -> None:
        assert isinstance(s, Table)
        if self.step == 2 and cards:
            self.card = cards[0]
        elif self.step == 3 and cards:
            self.lay(s, cards[0])

    def lay(self, s: Table, old: int) -> None:
        """7.4.3.1, 7.4.3.1.1: the card goes to the level zone; the old one, if any, to the hand.

        Face down in the first turn of the game only.
        """
        down = 1 if s.turn == 1 else 0
        clause = "7.4.3.1" if old < 0 else "7.4.3.1.1"
        events = [shift(s, self.card, LEVEL_ZONE, clause, down=down)]
        if old >= 0:
            events.append(shift(s, old, HAND, clause))  # 7.4.3.1.1
        for ev in events:
            emit(s, ev)


class EndPhase(Rounds):
    """7.7: the end of the turn, again and again until nothing is left to do (7.7.8)."""

    code = 34

    def fresh(self) -> Frame:
        return EndPhase()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        seat = s.turn_seat
        step = self.step
        self.step += 1
        if step == E_BEGIN:
            if s.phase != END:
                s.closed = NO_NUMBERS
                begin_phase(s, END, "7.7.1")
            ending(s)
            check_timing(s)  # 7.7.3
        elif step == E_PARADOX:
            leaving: list[int] = []
            for other in s.seats_from(seat):
                leaving.extend(s.zones[other * KINDS + PARADOX_ZONE])
            if leaving:
                move_all(s, leaving, DROP, "7.7.4")
            check_timing(s)  # 7.7.5
        elif step == E_DISCARD:
            hand = s.cards(seat, HAND)
            over = len(hand) - max(0, limit_now(s, MORE_HAND, seat, HAND_LIMIT))  # 4.6.3, 4.6.3.1
            if over > 0:
                pick(s, seat, DISCARD, hand, over, over, -1, 1)
        elif step == E_EXPIRE:
            expire_turn(s)  # 7.7.7
            ending(s)
        elif s.waiting or s.hushed or pending(s):
            self.step = E_BEGIN  # 7.7.8
            self.start_over(s)
        else:
            s.stack.pop()

    def receive(self, s: State, cards: list[int]) -> None:
        if self.step == E_EXPIRE:
            move_all(s, cards, DROP, "7.7.6")


def ending(t: Table) -> None:
    """7.7.2: what waits for the end phase comes to wait, each once in a turn."""
    if heard(t, ENDING, END):
        came = emit_again(t, Event(ENDING, seat=t.turn_seat, number=END))
        t.closed = t.closed + came
