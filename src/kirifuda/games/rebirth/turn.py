"""Chapter 7: the turn and its phases (the attack phase is chapter 8)."""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.games.rebirth.attack import AttackPhase
from kirifuda.games.rebirth.drawing import draw_by_rule
from kirifuda.games.rebirth.events import (
    END,
    ENERGY_PHASE,
    GAME_STARTED,
    PHASE_ENDED,
    STANDBY,
    TURN_ENDING,
    TURN_STARTED,
)
from kirifuda.games.rebirth.formats import in_teams
from kirifuda.games.rebirth.main_phase import MainPhase
from kirifuda.games.rebirth.permits import drawn
from kirifuda.games.rebirth.placing import turn_card
from kirifuda.games.rebirth.processes import pending, unconvert
from kirifuda.games.rebirth.rulings import (
    ENERGY_FROM_WAITING,
    ENERGY_RESTED,
    KEEP_REBIRTHS,
    MORE_ENERGY,
    NO_STANDING,
    RETURN_REBIRTHS,
    SPARE_REBIRTHS,
    STAND_TOLL,
)
from kirifuda.games.rebirth.table import Table
from kirifuda.games.rebirth.zones import (
    DEER,
    DEER_PILE,
    ENERGY,
    ENTRY,
    HAND,
    KINDS,
    MEMBER,
    PARTNER,
    REBIRTH,
    WAITING,
)
from kirifuda.kernel.events.moving import move, move_all
from kirifuda.kernel.events.triggers import emit, emit_again, heard
from kirifuda.kernel.position.integers import Reader, put
from kirifuda.kernel.position.needs import NEEDS_DAMAGE, NEEDS_TIME
from kirifuda.kernel.position.scope import NO_NUMBERS, Event, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, pick, still_there
from kirifuda.kernel.procedures.rounds import Rounds
from kirifuda.kernel.procedures.turns import begin_phase, begin_turn, forget_turn, tell_end
from kirifuda.kernel.timing.checks import check_timing
from kirifuda.kernel.timing.replacing import run_program
from kirifuda.kernel.values.lasting import expire_turn, pass_over
from kirifuda.kernel.values.rulings import barred, in_force, number_of

PICK_ENERGY_PARTNER: Final = 4
PICK_ENERGY_CARD: Final = 5
PICK_KEPT: Final = 6
PICK_BACK: Final = 18

# steps of the end phase, by what is done in them
E_BEGIN: Final = 0  # 7.6.1, 7.6.2
E_HEAL: Final = 1  # 7.6.3, 7.6.4
E_BACK: Final = 2  # 7.6.5 and what effects allow there
E_NAMED: Final = 3
E_KEEP: Final = 4
E_SPARE: Final = 5
E_GATHER: Final = 6
E_CLEAR: Final = 7


class Turn(Frame):
    """7.1, 7.1.2: one turn, its phases in order; then the next player's turn."""

    code = 24

    def fresh(self) -> Frame:
        return Turn()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        self.step += 1  # 7.1.2
        if s.seats > 2:
            s.turn_seat = self.seat if self.step == 1 else s.leader(self.seat)
        if self.step == 1:
            begin_turn(s, self.seat, "7.1.1")
            if s.seats > 2:
                had_turn(s)
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
        """7.6.6: the next player's turn. Numbers of turns of who has left are passed over."""
        passed = 0
        if s.seats < 3:
            order = s.seats_from(self.seat)
            self.seat = order[1 % len(order)] if order[0] == self.seat else order[0]
        else:
            if s.vacant:
                s.vacant = 0  # 13.7.7
                s.set_order()
            if in_teams(s.format):  # 13.5.7.2, 13.8.4, 13.9.4, 13.10.4
                self.seat = s.foes[self.seat][0]
            else:  # 13.6.2, 13.7.2
                self.seat = (self.seat + 1) % s.seats
                while s.gone[self.seat]:
                    self.seat = (self.seat + 1) % s.seats
                    passed += 1
        self.step = 0
        s.attacks = NO_NUMBERS
        s.closed = NO_NUMBERS
        if s.delayed:
            expire_turn(s)
        if passed:
            pass_over(s, passed)
            s.turn += passed
        forget_turn(s)


def had_turn(s: Table) -> None:
    """Who has the turn now can be attacked from now on."""
    bit: i64 = 1
    for seat in range(s.seats):
        if s.in_turn(seat):
            s.begun |= bit  # 13.3.1
        bit <<= 1


class StandbyPhase(Frame):
    """7.2, 7.2.1: stand everything and draw a card, at once; then a check timing (7.2.3).

    Where an effect lets a card stand only for something, that is asked for first. `asked`: for
    which cards it was; `resting`: those that do not stand.
    """

    code = 25

    def __init__(self) -> None:
        super().__init__()
        self.asked = NO_NUMBERS
        self.resting = NO_NUMBERS

    def fresh(self) -> Frame:
        return StandbyPhase()

    def copy(self) -> Frame:
        f = StandbyPhase()
        f.step = self.step
        f.seat = self.seat
        f.asked = self.asked
        f.resting = self.resting
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat])
        put(out, self.asked)
        put(out, self.resting)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.asked = r.many()
        self.resting = r.many()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.step == 1:
            s.stack.pop()
            if tell_end(s, PHASE_ENDED, STANDBY):
                check_timing(s)
            return
        if s.phase != STANDBY:
            s.phase = STANDBY
            s.stir(NEEDS_TIME)
        standing: list[int] = []
        for seat in s.turn_seats():  # 13.5.7.2.1
            for kind in range(ENTRY, ENERGY + 1):
                for card in s.zones[seat * KINDS + kind]:
                    if s.rest[card] and not barred(s, NO_STANDING, seat, card):
                        standing.append(card)
        for found in in_force(s, STAND_TOLL):
            for card in standing:
                if card not in self.asked and found.about(s, card):
                    self.asked = [*self.asked, card]
                    run_program(s, found, s.refs[card])
                    return
        self.step = 1  # 7.2.1: all of it at once
        for card in standing:  # 7.2.1.1
            if card not in self.resting:
                turn_card(s, card, 0, "7.2.1.1")
        for seat in s.turn_seats():
            draw_by_rule(s, seat, drawn(s, seat, 1, False), "7.2.1.2")
            if s.over:
                return
        if s.turn == 1:
            emit(s, Event(GAME_STARTED, seat=s.turn_seat))
        if heard(s, TURN_STARTED):
            emit(s, Event(TURN_STARTED, seat=s.turn_seat))
        begin_phase(s, STANDBY, "7.2.2")
        check_timing(s)  # 7.2.3

    def inherit(self, scope: Scope) -> None:
        if not scope.number(0):
            self.resting = [*self.resting, self.asked[-1]]


class EnergyPhase(Frame):
    """7.3, 7.3.2: up to one partner and up to one other card go to the energy zone, at once.

    A check timing comes before (7.3.1) and after (7.3.3). Of a team, which does it at the same time
    (13.5.7.2.2), `seat` is who is asked; nothing moves before all have chosen.
    """

    code = 26

    def __init__(self) -> None:
        super().__init__()
        self.chosen = NO_NUMBERS

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
        seat = self.seat
        self.step += 1
        if self.step == 1:
            begin_phase(s, ENERGY_PHASE, "7.3.1")
            check_timing(s)  # 7.3.1
        elif self.step == 2:
            seat = s.next_in_turn(self.seat)
            if seat < 0:  # 13.4.6
                self.step = 3
                return
            self.seat = seat
            partners = s.such(s.zones[seat * KINDS + HAND], PARTNER)
            pick(s, seat, PICK_ENERGY_PARTNER, partners, 0, 1, -1, 1)
        elif self.step == 3:
            seat = s.next_in_turn(self.seat)
            if seat < 0:
                return
            self.seat = seat
            most = 1 + number_of(s, MORE_ENERGY, seat)
            copies = 0 if barred(s, ENERGY_FROM_WAITING, seat) else 1
            pick(s, seat, PICK_ENERGY_CARD, energy_cards(s, seat), 0, most, -1, copies)
        elif self.step == 4 and s.next_in_turn(seat + 1) >= 0:
            self.seat += 1  # 13.5.7.2.2
            self.step = 1
        elif self.step == 4:
            for card in self.chosen:  # 7.3.2: both at once
                if s.kinds_of(card) & PARTNER:
                    move(s, card, ENERGY, "7.3.2.1")
                else:
                    rest = 1 if barred(s, ENERGY_RESTED, s.seat[card]) else 0
                    move(s, card, ENERGY, "7.3.2.2", rest=rest)
            check_timing(s)  # 7.3.3
        else:
            s.stack.pop()
            if tell_end(s, PHASE_ENDED, ENERGY_PHASE):
                check_timing(s)

    def receive(self, s: State, cards: list[int]) -> None:
        if cards and self.step in (2, 3):
            self.chosen = self.chosen + cards

    def without(self, s: State) -> None:
        self.chosen = still_there(s, self.chosen)


def energy_cards(t: Table, seat: int) -> list[int]:
    """What may become energy: hand cards that are no partners (or what an effect allows)."""
    out = [c for c in t.zones[seat * KINDS + HAND] if not t.kinds_of(c) & PARTNER]
    if barred(t, ENERGY_FROM_WAITING, seat):
        out = out + [c for c in t.zones[seat * KINDS + WAITING] if not t.kinds_of(c) & PARTNER]
    return out


class EndPhase(Rounds):
    """7.6: the end of the turn, again and again until nothing is left to do.

    It begins with a check timing (7.6.2). Of a team, which does it at the same time (13.5.7.2.5),
    `seat` is who is asked; nothing moves before all have chosen. `named`: Rebirth cards that may
    stay; for each seat `most`: so many of any may stay, and `back`: so many may be taken back to
    the hand; `kept`: those that stay, `taken`: that are taken back, `leaving`: that leave.
    """

    code = 27

    def __init__(self) -> None:
        super().__init__()
        self.again: i64 = 0
        self.spared: i64 = 0
        self.most = NO_NUMBERS
        self.back = NO_NUMBERS
        self.named = NO_NUMBERS
        self.kept = NO_NUMBERS
        self.taken = NO_NUMBERS
        self.leaving = NO_NUMBERS

    def fresh(self) -> Frame:
        return EndPhase()

    def copy(self) -> Frame:
        f = EndPhase()
        f.step = self.step
        f.seat = self.seat
        f.rounds = self.rounds
        f.again = self.again
        f.spared = self.spared
        f.most = self.most
        f.back = self.back
        f.named = self.named
        f.kept = self.kept
        f.taken = self.taken
        f.leaving = self.leaving
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.rounds, self.again, self.spared])
        put(out, self.most)
        put(out, self.back)
        put(out, self.named)
        put(out, self.kept)
        put(out, self.taken)
        put(out, self.leaving)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.rounds = r.one()
        self.again = r.one()
        self.spared = r.one()
        self.most = r.many()
        self.back = r.many()
        self.named = r.many()
        self.kept = r.many()
        self.taken = r.many()
        self.leaving = r.many()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        step = self.step
        self.step += 1
        if step == E_BEGIN:
            self.again = 0
            self.seat = 0
            self.kept = self.taken = self.leaving = NO_NUMBERS
            s.end_phase = 0
            if s.phase != END:
                begin_phase(s, END, "7.6.1")
            if heard(s, TURN_ENDING):
                waits = emit_again(s, Event(TURN_ENDING, seat=s.turn_seat))
                s.closed = s.closed + waits
            check_timing(s)  # 7.6.2
        elif step == E_HEAL:
            self.heal(s)
        elif step == E_CLEAR:
            self.clear(s)
        elif step > E_CLEAR:
            if self.unfinished(s):
                self.step = E_BEGIN
                self.start_over(s)
            else:
                s.stack.pop()
        else:
            seat = s.next_in_turn(self.seat)
            if seat < 0:
                self.step = E_CLEAR
            else:
                self.seat = seat
                self.ask(s, seat, step)

    def ask(self, s: Table, seat: int, step: int) -> None:
        """7.6.5: what of a player's Rebirth cards stays, or is taken back, if effects allow any."""
        left = [c for c in s.zones[seat * KINDS + REBIRTH] if c not in self.taken]
        left = [c for c in left if c not in self.kept]
        if step == E_BACK:
            self.spared = 0
            if self.back[seat] and left:
                pick(s, seat, PICK_BACK, left, 0, self.back[seat])
        elif step == E_NAMED:
            named = [c for c in self.named if c in left]
            if named:
                pick(s, seat, PICK_KEPT, named, 0, len(named))
        elif step == E_KEEP:
            if self.most[seat] and left:
                pick(s, seat, PICK_KEPT, left, 0, self.most[seat])
        elif step == E_SPARE:
            for found in in_force(s, SPARE_REBIRTHS):
                if found.binds(s, seat) and left:
                    run_program(s, found, -1)
                    return
        else:
            if left and not self.spared:
                self.leaving = self.leaving + left
            if s.alike:
                self.leaving = self.leaving + unconvert(s, seat)
            self.seat = seat + 1
            self.step = E_BACK  # 13.5.7.2.5

    def clear(self, s: Table) -> None:
        """7.6.5: what leaves goes to the waiting room, all of it at once."""
        for card in self.taken:
            move(s, card, HAND, "7.6.5")
        if self.leaving:
            move_all(s, self.leaving, WAITING, "7.6.5")
        if s.pool.bends:
            deer: list[int] = []
            for seat in s.seats_from(s.turn_seat):
                members = s.zones[seat * KINDS + MEMBER]
                deer = deer + [c for c in members if s.pool.faces[c].kinds & DEER]
            move_all(s, deer, DEER_PILE, "12.2.1.7")

    def unfinished(self, s: Table) -> bool:
        """7.6.6: something was done or is left to do, or what is valid only now waits for this."""
        if heard(s, TURN_ENDING):
            waits = emit_again(s, Event(TURN_ENDING, seat=s.turn_seat))
            s.closed = s.closed + waits
        return bool(self.again or s.waiting or s.hushed or pending(s))  # 7.6.6

    def heal(self, s: Table) -> None:
        """7.6.3, 7.6.4. What may be kept (7.6.5) is noted before effects of this turn end.

        A delayed trigger for the end of this turn is none of these: made in this phase, it is met
        when the phase starts over (7.6.6, 9.8.5).
        """
        for other in range(s.seats):
            for card in s.zones[other * KINDS + ENTRY]:
                if s.damage[card]:
                    s.set_damage(card, 0)  # 7.6.3
                    s.stir(NEEDS_DAMAGE)
                    s.note("healed", "7.6.3", other, card)
        self.most = [number_of(s, KEEP_REBIRTHS, seat) for seat in range(s.seats)]
        self.back = [number_of(s, RETURN_REBIRTHS, seat) for seat in range(s.seats)]
        self.named = NO_NUMBERS
        anything = s.alike != 0
        for seat in s.turn_seats():
            set_cards = s.zones[seat * KINDS + REBIRTH]
            if set_cards:
                anything = True
            for found in in_force(s, KEEP_REBIRTHS):
                if found.ruling.target is not None and found.binds(s, seat):
                    self.named = self.named + [
                        c for c in set_cards if found.about(s, c) and c not in self.named
                    ]
        if not anything:
            self.step = E_CLEAR
        expire_turn(s, TURN_ENDING)  # 7.6.4

    def inherit(self, scope: Scope) -> None:
        if self.step == E_GATHER and scope.number(0):
            self.spared = 1

    def receive(self, s: State, cards: list[int]) -> None:
        assert isinstance(s, Table)
        if self.step == E_HEAL:
            if cards[0]:
                self.again = 1
        elif self.step == E_NAMED:
            self.taken = self.taken + cards
        elif self.step in (E_KEEP, E_SPARE):
            self.kept = self.kept + cards

    def without(self, s: State) -> None:
        self.taken = still_there(s, self.taken)
        self.leaving = still_there(s, self.leaving)
        if s.gone[self.seat] and E_BACK < self.step <= E_GATHER:
            self.step = E_BACK  # the next of the team is asked
