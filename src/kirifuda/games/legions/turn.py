"""Chapters 26 and 28: the turn and its phases; wait turns that pass."""

from __future__ import annotations

from kirifuda.games.legions.cores import move_cores, ready_cores
from kirifuda.games.legions.events import (
    AWAKENED,
    BY_WAITING,
    CHANGED,
    CORE,
    DRAW,
    END,
    MAIN,
    PHASE_ENDED,
    PHASE_STARTED,
    START,
)
from kirifuda.games.legions.main_phase import MainActions
from kirifuda.games.legions.picks import CHANGE, TO_STANDBY
from kirifuda.games.legions.processes import draw, exclude, open_card, ready, stands_by
from kirifuda.games.legions.rulings import NO_READYING, UNTIL_TURN_STARTS
from kirifuda.games.legions.table import Table
from kirifuda.games.legions.zones import (
    ACTIVE,
    CORE_WAIT,
    FIELD_ZONES,
    HAND,
    KINDS,
    NEEDS_UNABLE,
    ON_MASTER,
    SPENT,
    STANDBY,
    STATIONS,
    UNABLE,
    UNIT_ZONES,
    WAIT,
    WAITS,
)
from kirifuda.kernel.events.moving import move
from kirifuda.kernel.events.triggers import emit, heard
from kirifuda.kernel.position.integers import Reader
from kirifuda.kernel.position.needs import NEEDS_DAMAGE, NEEDS_TIME
from kirifuda.kernel.position.scope import NO_NUMBERS, Event
from kirifuda.kernel.position.state import NOTHING_LEFT, State
from kirifuda.kernel.procedures.frames import Frame, pick
from kirifuda.kernel.timing.sequences import check_triggers, freeze, thaw
from kirifuda.kernel.values.lasting import expire_turn
from kirifuda.kernel.values.rulings import barred


class Turn(Frame):
    """26-1: one turn, its phases in order; then the other player's turn.

    Steps: 0 it begins, 1 its phases are over.
    """

    code = 29

    def fresh(self) -> Frame:
        return Turn()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.step == 0:
            self.step = 1
            s.turn_seat = self.seat  # 26-1
            time_has_passed(s)
            begin_turn(s)
            s.note("turn", "26-1", self.seat, number=s.turn)
            s.stack.append(Phase(START))
        else:
            # 26-7 ⑤
            self.step = 0
            self.seat = s.opponent(self.seat)  # 26-1
            end_with_turn(s)  # what the end of the end phase has made for this turn
            s.turn += 1
            s.used = NO_NUMBERS
            s.last = NOTHING_LEFT
            s.prints = NO_NUMBERS
            s.own_prints = False
            time_has_passed(s)


def begin_turn(t: Table) -> None:
    """26-3: what lasts until this turn starts ends before anything is done in it."""
    if t.lasting:
        left = [e for e in t.lasting if e.until != UNTIL_TURN_STARTS or e.last != t.turn]
        if len(left) < len(t.lasting):
            t.lasting = left
            t.stale = True
    if t.delayed:
        t.delayed = [d for d in t.delayed if d.until != UNTIL_TURN_STARTS or d.last != t.turn]


def time_has_passed(t: Table) -> None:
    """It is another turn, or another player's: values change if an effect looks at that."""
    if t.lasting or t.pool.notes[STATIONS]:
        t.stale = True
    else:
        t.stir(NEEDS_TIME)


CLAUSES = ["", "26-3", "26-4", "26-5", "26-6", "26-7"]


class Phase(Frame):
    """A phase: what waits for its beginning (36-2d), what is done in it, what waits for its end
    (36-2e); then the next one.

    Steps: 0 begin, 1 the phase's own, 2 a second part of it, 3 end, 4 done.
    """

    code = 30

    def __init__(self, number: int = 0) -> None:
        super().__init__()
        self.number = number

    def fresh(self) -> Frame:
        return Phase()

    def copy(self) -> Frame:
        f = Phase(self.number)
        f.step = self.step
        f.seat = self.seat
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat])
        out.append(self.number)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.number = r.one()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        depth = len(s.stack)
        while len(s.stack) == depth and not s.over:
            if self.step == 0:
                self.step = 1
                self.begin(s)
            elif self.step == 1:
                self.step = 2
                self.carry_out(s)
            elif self.step == 2:
                self.step = 3
                if self.number == DRAW:
                    hand = s.cards(s.turn_seat, HAND)
                    pick(s, s.turn_seat, CHANGE, hand, 0, 1, -1, 1)  # 26-5 ③
                elif self.number == END:
                    end_turn_effects(s)
            elif self.step == 3:
                self.step = 4
                if heard(s, PHASE_ENDED, self.number):
                    emit(s, Event(PHASE_ENDED, seat=s.turn_seat, number=self.number))
                    check_triggers(s)
            elif self.number < END:
                self.step = 0
                self.number += 1  # 26-2
            else:
                s.stack.pop()
                return

    def begin(self, s: Table) -> None:
        s.phase = self.number
        s.acting = -1
        s.stir(NEEDS_TIME)
        if s.trail is not None:
            s.note("phase", CLAUSES[self.number], s.turn_seat, number=self.number)
        if heard(s, PHASE_STARTED, self.number):
            emit(s, Event(PHASE_STARTED, seat=s.turn_seat, number=self.number))
            check_triggers(s)
        elif s.stale:
            check_triggers(s)  # another phase may have changed values

    def carry_out(self, s: Table) -> None:
        if self.number == START:
            start_phase(s, s.turn_seat)
        elif self.number == CORE:
            core_phase(s, s.turn_seat)
        elif self.number == DRAW:
            draw(s, s.turn_seat, 1, "26-5")  # 26-5 ②
            check_triggers(s)
        elif self.number == MAIN:
            s.stack.append(MainActions())
        elif is_waiting(s, s.turn_seat):
            s.stack.append(PassWaiting())

    def receive(self, s: State, cards: list[int]) -> None:
        """26-5a: card change: a card is excluded face down, and one is drawn."""
        assert isinstance(s, Table)
        if self.number == DRAW and self.step == 3 and cards:
            exclude(s, cards[0], "26-5a", down=1)
            draw(s, s.turn_seat, 1, "26-5a")
            if not s.over:
                if heard(s, CHANGED):
                    emit(s, Event(CHANGED, seat=s.turn_seat))
                check_triggers(s)


def start_phase(t: Table, seat: int) -> None:
    """26-3 ②, ③: cards on the field become active, those in reverse state are opened."""
    tired = NO_NUMBERS
    turned = NO_NUMBERS
    for kind in FIELD_ZONES:
        for card in t.zones[seat * KINDS + kind]:
            if t.rest[card] and not barred(t, NO_READYING, seat, card):
                tired = [*tired, card]
            if t.is_reversed(card):
                turned = [*turned, card]
    if not tired and not turned:
        return
    freeze(t)
    for card in tired:
        ready(t, card, "26-3")
    for card in turned:
        open_card(t, card, "26-3")
    thaw(t)
    check_triggers(t)


def core_phase(t: Table, seat: int) -> None:
    """26-4 ② to ④: a core from the master to the core zone; awakening; cores become active."""
    freeze(t)
    move_cores(t, seat, ON_MASTER, ACTIVE, 1, "26-4")
    if not t.awake(seat) and t.core(seat, ON_MASTER) == 0:
        awaken(t, seat, "26-4")
    ready_cores(t, seat, t.core(seat, SPENT), "26-4")
    thaw(t)
    check_triggers(t)


def awaken(t: Table, seat: int, clause: str) -> None:
    """20-1, 26-4 ③: the master is turned over and shows its awakened side."""
    card = t.master_card(seat)
    if card < 0 or t.down[card]:
        return
    t.set_down(card, 1)
    t.set_known(card, (1 << t.seats) - 1)
    t.turn_over()
    t.note("awaken", clause, seat, card)
    if heard(t, AWAKENED):
        ref = t.refs[card]
        emit(t, Event(AWAKENED, ref, ref, seat=seat))


def is_waiting(t: Table, seat: int) -> bool:
    """Whether a card or core lies in a seat's wait zones."""
    for n in range(1, WAITS + 1):
        if t.zones[seat * KINDS + WAIT + n] or t.core(seat, CORE_WAIT + n):
            return True
    return False


class PassWaiting(Frame):
    """28-1: wait turns pass. Steps: 0 which cards find room on standby, 1 the rest."""

    code = 31

    def fresh(self) -> Frame:
        return PassWaiting()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        seat = s.turn_seat
        if self.step == 0:
            room = s.standby_room(seat)
            waiting = [card for card in s.zones[seat * KINDS + WAIT + 1] if stands_by(s, card)]
            if len(waiting) > room:
                pick(s, seat, TO_STANDBY, waiting, room, room)
            else:
                self.receive(s, waiting)
        else:
            if s.core(seat, CORE_WAIT + 1):
                move_cores(s, seat, CORE_WAIT + 1, ACTIVE, s.core(seat, CORE_WAIT + 1), "28-1")
            for n in range(2, WAITS + 1):
                for card in s.cards(seat, WAIT + n):
                    move(s, card, WAIT + n - 1, "28-1", down=s.down[card], cause=BY_WAITING)
                here = CORE_WAIT + n
                if s.core(seat, here):
                    move_cores(s, seat, here, here - 1, s.core(seat, here), "28-1")
            s.stack.pop()
            thaw(s)
            if not s.over:
                check_triggers(s)

    def receive(self, s: State, cards: list[int]) -> None:
        """28-1 ①: cards come to standby, opened; those without room, and those that may not lie
        there (31-5), are excluded."""
        assert isinstance(s, Table)
        self.step = 1
        freeze(s)
        for card in cards:
            move(s, card, STANDBY, "28-1", down=0, cause=BY_WAITING)
        for card in s.cards(s.turn_seat, WAIT + 1):
            exclude(s, card, "28-1", BY_WAITING)


def end_turn_effects(t: Table) -> None:
    """26-7 ③: damage, effects until the end of turn and unused points are gone at once."""
    freeze(t)
    end_with_turn(t)
    thaw(t)
    check_triggers(t)


def end_with_turn(t: Table) -> None:
    """26-7: what does not outlast the turn ends. 29-1: so does being unable to act."""
    for seat in range(t.seats):
        if t.points[seat]:
            t.set_points(seat, 0)
        for kind in UNIT_ZONES:
            for card in t.zones[seat * KINDS + kind]:
                if t.damage[card]:
                    t.set_damage(card, 0)  # 11-4
                    t.stir(NEEDS_DAMAGE)
                    t.note("healed", "11-4", seat, card)
                if t.status[card] & UNABLE:
                    t.set_status(card, t.status[card] & ~UNABLE)
                    t.stir(NEEDS_UNABLE)
    expire_turn(t)
