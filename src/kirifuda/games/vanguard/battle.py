"""Chapter 10: the battle phase, and one battle of it from the attack to its end."""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64, mypyc_attr
from kirifuda.games.vanguard.attacking import (
    additional_targets,
    attackers,
    boosters,
    can_attack,
    deal_damage,
    drive_of,
    drive_unit,
    hits,
    targets,
)
from kirifuda.games.vanguard.departing import depart
from kirifuda.games.vanguard.events import (
    ATTACK_STEP,
    ATTACKED,
    BATTLE_ENDING,
    BATTLE_PHASE,
    BATTLED,
    BOOSTED,
    CLOSE_STEP,
    DAMAGE_STEP,
    DRIVE_CHECK,
    DRIVE_STEP,
    GUARD_STEP,
    HIT,
    NOT_HIT,
    PHASE_STARTED,
    RESTED,
    START_STEP,
    UNBOOSTED,
    WAS_ATTACKED,
    WAS_BOOSTED,
)
from kirifuda.games.vanguard.guarding import GuardStep
from kirifuda.games.vanguard.offers import ATTACK, BOOST, TARGET
from kirifuda.games.vanguard.processes import pending
from kirifuda.games.vanguard.repeating import act, left_to_do
from kirifuda.games.vanguard.rulings import HIT_BUT_STAYS, HITS_ANYWAY, about, is_barred
from kirifuda.games.vanguard.table import GUARDING, NOWHERE, Table, unplaced
from kirifuda.games.vanguard.trigger_abilities import TriggerCheck
from kirifuda.games.vanguard.zones import CRITICAL, DROP, GUARDIAN, REAR, VANGUARD
from kirifuda.kernel.events.moving import turn
from kirifuda.kernel.events.triggers import emit, emit_again, heard
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.integers import Reader
from kirifuda.kernel.position.needs import NEEDS_ACTION
from kirifuda.kernel.position.scope import BY_ATTACK, BY_RULE, CARD_MASK, NO_NUMBERS, Event
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import DONE, CardFrame, Frame, ask, ask_one
from kirifuda.kernel.procedures.repeats import end_action
from kirifuda.kernel.procedures.rounds import Rounds
from kirifuda.kernel.procedures.turns import begin_phase, begin_step
from kirifuda.kernel.timing.checks import check_timing
from kirifuda.kernel.values.lasting import expire

UNTIL_BATTLE_ENDS: Final = 1
END_BATTLES: Final = Option("end battles")

# steps of a battle, by clause
B_BEGIN: Final = 0  # 10.4.1.1
B_ATTACKER: Final = 1  # 10.4.1.3
B_TARGET: Final = 2  # 10.4.1.6
B_BOOST: Final = 3  # 10.4.1.12
B_ATTACKED: Final = 4  # 10.4.1.13
B_GUARD: Final = 5  # 10.5.1.1
B_DRIVE: Final = 6  # 10.6.1.1
B_CHECK: Final = 7  # 10.6.1.2
B_CHECKED: Final = 8  # 10.6.1.3
B_DAMAGE: Final = 9  # 10.7.1.1
B_COMPARE: Final = 10  # 10.7.1.2
B_STRIKE: Final = 11  # 10.7.1.4
B_HIT: Final = 12  # 10.7.1.6
B_RETIRE: Final = 13  # 10.7.1.10
B_FALL: Final = 14
B_RETIRED: Final = 15  # 10.7.1.11
B_CLOSE: Final = 16  # 10.8.1.1
B_CLOSING: Final = 17  # 10.8.1.2


@mypyc_attr(acyclic=True, free_list_len=1)
class BattlePhase(CardFrame):
    """9.10.1, 10.1.1, 10.3.1: start steps with their attacks, until the turn fighter wants no more.

    `card`: the unit that is to attack, told with the choice to attack at all (10.3.1.3).
    """

    code = 32

    def fresh(self) -> Frame:
        return BattlePhase()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.step == 0:
            self.step = 1
            if s.phase != BATTLE_PHASE:
                begin_phase(s, BATTLE_PHASE, "10.3.1.1")
            s.step = START_STEP
            begin_step(s, START_STEP, "10.3.1.1")
            check_timing(s)
        elif self.step == 1:
            end_action(s)
            s.attacking_seat = s.turn_seat  # 10.3.1.2
            found = attackers(s, s.turn_seat) if s.turn > 1 else NO_NUMBERS  # 10.3.2
            if not found and not s.stepwise:
                self.step = 4
                return
            options = left_to_do(s, [s.pool.offers[ATTACK][card] for card in found])
            options.append(END_BATTLES)
            ask_one(s, s.turn_seat, "attack", "10.3.1.3", options)
        elif self.step == 2:
            self.step = 3
            check_timing(s)  # 10.3.1.4
        elif self.step == 3:
            self.step = 0
            f = Battle()
            f.seat = s.turn_seat
            f.card = self.card
            s.stack.append(f)  # 10.1.1
        else:
            end_action(s)
            s.step = 0
            s.stack.pop()

    def answer(self, s: State, option: Option) -> None:
        assert isinstance(s, Table)
        if option.kind == "end battles":  # 10.3.1
            self.step = 4  # 10.3.1.5
        else:
            self.step = 2
            self.card = option.card
            act(s, s.turn_seat, option)  # 18.1.1

    def receive(self, s: State, cards: list[int]) -> None:
        if self.step == 3 and cards[0]:
            self.card = -1  # something was done since: the attacker is chosen in its step
        elif self.step == 0 and cards == [-1]:
            self.step = 4  # 10.4.1.3.1


@mypyc_attr(acyclic=True, free_list_len=1)
class Battle(Rounds):
    """10.4.1.1 to 10.8.1.4: a battle (10.2.1).

    `card`: who is to attack; `seat`: who attacks. `attacker` and `target` are told with its end.
    """

    code = 33

    def __init__(self) -> None:
        super().__init__()
        self.card: i64 = -1
        self.attacker: i64 = -1
        self.target: i64 = -1

    def fresh(self) -> Frame:
        return Battle()

    def copy(self) -> Frame:
        f = Battle()
        f.step = self.step
        f.seat = self.seat
        f.rounds = self.rounds
        f.card = self.card
        f.attacker = self.attacker
        f.target = self.target
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.rounds, self.card, self.attacker, self.target])

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.rounds = r.one()
        self.card = r.one()
        self.attacker = r.one()
        self.target = r.one()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        step = self.step
        if step <= B_ATTACKED:  # 10.2.1
            self.attack_step(s, step)  # 10.4.1
        elif step == B_GUARD:
            self.step = B_DRIVE
            s.step = GUARD_STEP
            begin_step(s, GUARD_STEP, "10.5.1.1")
            f = GuardStep()
            f.seat = s.defending_seat()
            s.stack.append(f)  # 10.5.1
        elif step <= B_CHECKED:
            self.drive_step(s, step)  # 10.6.1
        elif step <= B_RETIRED:
            self.damage_step(s, step)  # 10.7.1
        else:
            self.close_step(s, step)  # 10.8.1

    # -- 10.4 ------------------------------------------------------------------------------

    def attack_step(self, s: Table, step: i64) -> None:
        """10.4.1: who attacks whom, and who boosts."""
        if step == B_BEGIN:
            self.step = B_ATTACKER
            s.battling = 1  # 10.1.2, 10.4.1.1
            s.battles += 1  # 10.1.3
            s.checks = 0
            s.hit = 0
            s.struck = NO_NUMBERS
            s.attacked = NO_NUMBERS
            s.guards = NO_NUMBERS
            s.step = ATTACK_STEP
            s.stir(NEEDS_ACTION)
            if heard(s, BATTLED):
                emit(s, Event(BATTLED, seat=self.seat, number=s.battles))
            begin_step(s, ATTACK_STEP, "10.4.1.2")
            check_timing(s)
        elif step == B_ATTACKER:
            card = self.card
            if card >= 0 and can_attack(s, card):  # 10.4.1.4
                self.declare(s, card)
                return
            found = attackers(s, self.seat)
            if not found:
                self.stop(s)  # 10.4.1.3.1
                return
            if len(found) == 1 and not s.stepwise:
                self.declare(s, found[0])
                return
            options = [s.pool.offers[ATTACK][c] for c in found]
            ask_one(s, self.seat, "attack", "10.4.1.3", options)
        elif step == B_TARGET:
            found = targets(s, s.attacker & CARD_MASK)
            if not found:
                self.step = B_CLOSE  # 10.4.1.7.1
                if heard(s, ATTACKED):  # 10.4.1.5.3: it has attacked all the same
                    self.tell_attack(s, ATTACKED)
                return
            if len(found) == 1 and not s.stepwise:
                self.aim(s, found[0])
                return
            options = [s.pool.offers[TARGET][c] for c in found]
            ask_one(s, self.seat, "target", "10.4.1.6", options, s.attacker & CARD_MASK)
        elif step == B_BOOST:
            found = boosters(s)
            if not found:
                self.step = B_ATTACKED
                return
            options = [s.pool.offers[BOOST][c] for c in found]
            options.append(DONE)
            ask(s, self.seat, "boost", "10.4.1.12", options, s.attacker & CARD_MASK)
        else:
            self.step = B_GUARD
            if s.booster < 0 and heard(s, UNBOOSTED):
                self.tell_attack(s, UNBOOSTED)
            check_timing(s)  # 10.4.1.13

    def answer(self, s: State, option: Option) -> None:
        assert isinstance(s, Table)
        if self.step == B_ATTACKER:
            self.declare(s, option.card)
        elif self.step == B_TARGET:
            self.aim(s, option.card)
        else:
            if option.kind == "boost":
                boost(s, option.card)
            self.step = B_ATTACKED

    def declare(self, s: Table, card: int) -> None:
        """10.4.1.5: the unit rests and attacks; whether it can is not asked again (10.4.1.5.2)."""
        self.step = B_TARGET
        rest(s, card, "10.4.1.5")
        s.attacker = s.refs[card]  # 10.2.2, 10.4.1.5.2
        s.attacker_at = s.place_of(card)
        self.attacker = s.attacker
        s.alike = 1
        s.stale = True
        s.note("attack", "10.4.1.5", self.seat, card)

    def aim(self, s: Table, card: int) -> None:
        """10.4.1.6 to 10.4.1.9: who is attacked, and who else (10.4.1.8); all alike
        (10.4.1.9.3)."""
        self.step = B_BOOST
        self.target = s.refs[card]
        found = [card]
        s.attacked = [s.refs[card], s.place_of(card)]  # who else may hang on who that is
        s.stale = True
        found.extend([c for c in additional_targets(s) if c != card])
        s.attacked = NO_NUMBERS
        for one in found:
            s.attacked = [*s.attacked, s.refs[one], s.place_of(one)]  # 10.2.2, 10.4.1.9.3
        if len(found) > 1:
            s.keep_fought(0, s.attacked[::2])  # 10.1.4
        s.stray |= GUARDING
        s.stale = True
        me = s.attacker
        for one in found:
            s.note("attacked", "10.4.1.9", s.seat[one], one)
        if heard(s, ATTACKED):  # 10.4.1.5.3
            self.tell_attack(s, ATTACKED)
        if heard(s, WAS_ATTACKED):  # 10.4.1.9.4
            for one in found:
                ref = s.refs[one]
                emit(s, Event(WAS_ATTACKED, ref, ref, seat=s.seat[one], other=me, cause=BY_ATTACK))

    def tell_attack(self, s: Table, kind: int) -> None:
        """The unit attacks: for those who wait for that, or for an attack that nobody boosts."""
        me, n = s.attacker, s.battles
        emit(s, Event(kind, me, me, seat=self.seat, other=self.target, cause=BY_ATTACK, number=n))

    def stop(self, s: Table) -> None:
        """10.4.1.3.1: without an attacker the battle is over, and the phase with it."""
        expire(s, UNTIL_BATTLE_ENDS)
        self.finish(s)
        self.clear(s)
        s.give([-1])

    # -- 10.6 ------------------------------------------------------------------------------

    def drive_step(self, s: Table, step: i64) -> None:
        """10.6.1: drive checks, one by one."""
        if step == B_DRIVE:
            if drive_unit(s) < 0:  # 10.5.1.2.1
                self.step = B_DAMAGE
                return
            self.step = B_CHECK
            s.step = DRIVE_STEP
            begin_step(s, DRIVE_STEP, "10.6.1.1")
            check_timing(s)
        elif step == B_CHECK:
            unit = drive_unit(s)
            if unit < 0 or s.checks >= drive_of(s, unit):  # 10.6.1.2.2
                self.step = B_DAMAGE
                check_timing(s)  # 10.6.1.4
                return
            self.step = B_CHECKED
            s.checks += 1
            f = TriggerCheck()
            f.seat = s.master(unit)
            f.kind = DRIVE_CHECK
            s.stack.append(f)
        else:
            self.step = B_CHECK
            check_timing(s)  # 10.6.1.3

    # -- 10.7 ------------------------------------------------------------------------------

    def damage_step(self, s: Table, step: i64) -> None:
        """10.7.1: who is hit, the damage, and who retires."""
        if step == B_DAMAGE:
            self.step = B_COMPARE
            s.step = DAMAGE_STEP
            begin_step(s, DAMAGE_STEP, "10.7.1.1")
            check_timing(s)
        elif step == B_COMPARE:
            self.step = B_STRIKE
            s.struck = [s.refs[card] for card in hits(s)]
            for ref in s.struck:
                s.note("hit", "10.7.1.2", self.seat, ref & CARD_MASK)
            check_timing(s)  # 10.7.1.3
        elif step == B_STRIKE:
            self.step = B_HIT
            attacker = s.attacks()
            if attacker >= 0:  # 10.7.1.4.2
                for ref in s.struck:
                    card = ref & CARD_MASK
                    if s.alive(ref) and s.zone[card] == VANGUARD:
                        amount = s.number(attacker, CRITICAL)
                        # 11.5.2, 11.5.2.1: by the unit that attacks
                        deal_damage(s, card, amount, attacker, BY_ATTACK, "10.7.1.4")
            check_timing(s)  # 10.7.1.5
        elif step == B_HIT:
            self.step = B_RETIRE
            self.tell_hit(s)
            check_timing(s)  # 10.7.1.9
        elif step == B_RETIRE:
            self.step = B_FALL
            guardians = [card for seat in range(s.seats) for card in s.cards(seat, GUARDIAN)]
            depart(s, guardians, DROP, "10.7.1.10")
        elif step == B_FALL:
            self.step = B_RETIRED
            depart(s, self.fallen(s), DROP, "10.7.1.10", BY_ATTACK)
        else:
            self.step = B_CLOSE
            check_timing(s)  # 10.7.1.11

    def tell_hit(self, s: Table) -> None:
        """10.7.1.6 to 10.7.1.8: the attack hit, or it did not; nor has it if nobody is attacking
        any more (10.7.1.7)."""
        me = self.attacker
        hit = len(s.struck) > 0 and s.attacks() >= 0
        s.hit = 1 if hit else 2
        s.stir(NEEDS_ACTION)
        card = me & CARD_MASK
        anyway = s.alive(me) and bool(about(s, HITS_ANYWAY, card))  # 10.7.1.8
        if len(s.struck) > 1:
            s.keep_fought(1, s.struck)  # 10.7.1.6.1
        if hit or anyway:
            other = s.struck[0] if s.struck else self.target
            n = s.battles
            kept = s.history
            s.own_history = s.own_history and hit
            # 10.7.1.6
            emit(s, Event(HIT, me, me, seat=self.seat, other=other, cause=BY_ATTACK, number=n))
            if not hit:
                s.history = kept  # 10.7.1.8: abilities wait as for a hit, but there was none
                s.own_history = False
        if not hit:
            # 10.7.1.7
            emit(s, Event(NOT_HIT, me, me, seat=self.seat, other=self.target, cause=BY_ATTACK))

    def fallen(self, s: Table) -> list[int]:
        """10.7.1.10: after the guardians the rear-guards that were hit retire."""
        return [
            ref & CARD_MASK
            for ref in s.struck
            if s.alive(ref)
            and s.zone[ref & CARD_MASK] == REAR
            and not is_barred(s, HIT_BUT_STAYS, ref & CARD_MASK)
        ]

    # -- 10.8 ------------------------------------------------------------------------------

    def close_step(self, s: Table, step: i64) -> None:
        """10.8.1: the end of the battle, again until nothing is left to do (10.8.1.3)."""
        if step == B_CLOSE:
            if s.step != CLOSE_STEP:
                s.step = CLOSE_STEP
                s.closed = NO_NUMBERS
                s.note("step", "10.8.1.1", s.turn_seat, number=CLOSE_STEP)
            self.step = B_CLOSING
            self.tell_end(s)  # 10.8.1.1
            check_timing(s)
        else:
            expire(s, UNTIL_BATTLE_ENDS)  # 10.8.1.2
            self.tell_end(s)  # 10.8.1.3: who has come since tells of this battle, too
            if s.battling:
                self.finish(s)
            if s.waiting or s.hushed or pending(s):
                self.step = B_CLOSE  # 10.8.1.3
                self.start_over(s)
                return
            self.clear(s)
            s.closed = NO_NUMBERS
            s.step = 0
            s.give([0])  # 10.8.1.4

    def tell_end(self, s: Table) -> None:
        """10.8.1.1: what waits for the end of the battle comes to wait, each once."""
        if heard(s, PHASE_STARTED, CLOSE_STEP):
            ev = Event(PHASE_STARTED, seat=s.turn_seat, number=CLOSE_STEP)
            s.closed = s.closed + emit_again(s, ev)
        if heard(s, BATTLE_ENDING):
            me = self.attacker
            ev = Event(BATTLE_ENDING, me, me, seat=self.seat, other=self.target)
            s.closed = s.closed + emit_again(s, ev)

    def finish(self, s: Table) -> None:
        """10.8.1.2: nobody attacks, boosts or is attacked any more. Who did is known until the
        close step is over (1.3.7.4)."""
        s.battling = 0
        s.attacker_at = NOWHERE
        s.booster_at = NOWHERE
        for i in range(0, len(s.boosters), 2):
            s.boosters = unplaced(s.boosters, s.boosters[i])
        for i in range(0, len(s.attacked), 2):
            s.attacked = unplaced(s.attacked, s.attacked[i])
        s.guards = NO_NUMBERS
        s.alike = 1 if any(rode for rode in s.persona) else 0
        s.stray |= GUARDING
        s.stale = True

    def clear(self, s: Table) -> None:
        """The battle is a thing of the past."""
        s.attacker = -1
        s.booster = -1
        s.boosters = NO_NUMBERS
        s.attacked = NO_NUMBERS

    def receive(self, s: State, cards: list[int]) -> None:
        if self.step == B_ATTACKER and cards[0]:
            self.card = -1  # something was done since: the attacker is chosen in its step


def rest(
    s: Table, card: int, clause: str, cause: int = BY_RULE, source: int = -1, actor: int = -1
) -> bool:
    """7.2: a card rests; who rests already has not been rested (1.3.2.1)."""
    if not turn(s, card, 1, clause, source):
        return False
    if heard(s, RESTED):
        me = s.refs[card]
        zone = s.zone[card]
        emit(s, Event(RESTED, me, me, zone, zone, s.seat[card], cause, source, actor))
    return True


def boost(s: Table, card: int, clause: str = "10.4.1.12") -> None:
    """7.47.1: a standing unit rests and boosts the attacker while both stay where they are."""
    attacker = s.attacks()
    if attacker < 0 or s.rest[card]:
        return
    rest(s, card, clause)  # 7.47.1
    if s.booster >= 0:  # 1.3.7.4: it has boosted, be it gone since
        s.boosters = [*s.boosters, s.refs[card], s.place_of(card)]
    else:
        s.booster = s.refs[card]
        s.booster_at = s.place_of(card)
    s.stale = True
    s.note("boost", clause, s.seat[card], card)
    me = s.refs[card]
    if heard(s, BOOSTED):  # 10.4.1.12.2
        emit(s, Event(BOOSTED, me, me, seat=s.seat[card], other=s.attacker))
    if heard(s, WAS_BOOSTED):
        emit(s, Event(WAS_BOOSTED, s.attacker, s.attacker, seat=s.seat[card], other=me))
