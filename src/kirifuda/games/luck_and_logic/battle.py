"""Chapter 8: attacks and battles.

The battle phase is one frame, whose steps carry out the clauses in the order of the book. Who
battles about which circle stands in the table; what their logic and souls do to their values is
told in faces.py (9.9.1.2).
"""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.games.luck_and_logic.breaking import break_gates
from kirifuda.games.luck_and_logic.events import (
    ATTACK_STEP,
    ATTACKED,
    BATTLE_END,
    BATTLE_PHASE,
    BY_BATTLE,
    CIRCLE_ATTACKED,
    DEFENDED,
    DEFINED,
    ENDING,
    INTERCEPT_STEP,
    INTERCEPTED,
    JUDGE_STEP,
    LOGIC_STEP,
    LOST,
    THIS_BATTLE,
    WAS_ATTACKED,
    WON,
)
from kirifuda.games.luck_and_logic.leaving import send
from kirifuda.games.luck_and_logic.picks import INTERCEPTORS
from kirifuda.games.luck_and_logic.processes import level_boost, may_level_boost, turn_card
from kirifuda.games.luck_and_logic.rule_processes import pending
from kirifuda.games.luck_and_logic.rulings import (
    DEFINE_FROM,
    NO_DEFINING,
    NO_INTERCEPT,
    NO_LOSS,
)
from kirifuda.games.luck_and_logic.table import Table
from kirifuda.games.luck_and_logic.targets import (
    attackers,
    open_circles,
    why_no_attack,
    why_no_target,
    within_limit,
)
from kirifuda.games.luck_and_logic.zones import (
    AURA,
    AURA_LAW,
    BATTLE,
    DROP,
    HAND,
    HEART,
    HEART_LAW,
    INTERCEPT,
    INTERCEPT_ZONE,
    KINDS,
    LAW,
    LIMIT,
    PARADOX,
    PARADOX_ZONE,
    PARADOX_ZONES,
    POWER,
    POWER_LAW,
    STOCK,
)
from kirifuda.kernel.errors import Reason
from kirifuda.kernel.events.moving import FIRST, move, move_all, shift
from kirifuda.kernel.events.triggers import emit, emit_again, heard
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.integers import Reader
from kirifuda.kernel.position.needs import NEEDS_ACTION
from kirifuda.kernel.position.scope import CARD_MASK, Event
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask, ask_one, pick
from kirifuda.kernel.procedures.rounds import Rounds
from kirifuda.kernel.procedures.turns import begin_phase, begin_step
from kirifuda.kernel.timing.checks import check_timing
from kirifuda.kernel.values.lasting import expire
from kirifuda.kernel.values.rulings import barred, in_force

# steps of the frame, by clause
S_START: Final = 0  # 8.2.2
S_DECLARE: Final = 1  # 8.2.3, 8.2.4
S_TARGET: Final = 2  # 8.2.6
S_ATTACK: Final = 3  # 8.2.10, 8.2.11
S_BREAK: Final = 4  # 8.2.10.3
S_BROKEN: Final = 5  # 8.2.10.4
S_INTERCEPT_START: Final = 6  # 8.3.2
S_INTERCEPT: Final = 7  # 8.3.3
S_INTERCEPTING: Final = 8  # 8.3.3.1
S_INTERCEPTED: Final = 9  # 8.3.6
S_LOGIC_START: Final = 10  # 8.4.2
S_LOGIC: Final = 11  # 8.4.3, 8.4.5
S_BOOSTED: Final = 12  # 8.4.3.2, 8.4.5.2
S_DEFINED: Final = 13  # 8.4.4, 8.4.6
S_JUDGE_START: Final = 14  # 8.5.2
S_JUDGE: Final = 15  # 8.5.3
S_LOSER: Final = 16  # 8.5.6
S_LOST: Final = 17  # 8.5.8
S_END: Final = 18  # 8.6.2
S_CLEAR: Final = 19  # 8.6.4
S_LEAVE: Final = 20

# what players do in battles
ACTS: Final = ["attack", "end attacks", "circle", "define", "level boost"]

# who defines logic (fields of the frame)
DEFENCE: Final = 0
OFFENCE: Final = 1


class BattlePhase(Rounds):
    """8.1.1, 8.1.2: battles, as many as the turn player wants and may.

    Check timings: 8.2.2, 8.2.4.1, 8.2.8, 8.2.10.2, 8.2.10.4, 8.2.11.5; 8.3.2, 8.3.6; 8.4.2, 8.4.4,
    8.4.6; 8.5.2, 8.5.5, 8.5.8; 8.6.3. `card` attacks; `side` defines logic next, and `passed` tells
    whether the other one has just done nothing. It is the end step that may start over (8.6.7).
    """

    code = 60

    def __init__(self) -> None:
        super().__init__()
        self.card: i64 = -1
        self.side = DEFENCE
        self.passed: i64 = 0

    def fresh(self) -> Frame:
        return BattlePhase()

    def copy(self) -> Frame:
        f = BattlePhase()
        f.step = self.step
        f.seat = self.seat
        f.card = self.card
        f.side = self.side
        f.passed = self.passed
        f.rounds = self.rounds
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.card, self.side, self.passed, self.rounds])

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.card = r.one()
        self.side = r.one()
        self.passed = r.one()
        self.rounds = r.one()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        step = self.step
        if step <= S_BROKEN:
            self.run_attack(s, step)
        elif step <= S_INTERCEPTED:
            self.run_intercept(s, step)
        elif step <= S_DEFINED:
            self.run_logic(s, step)
        elif step <= S_LOST:
            self.run_judge(s, step)
        elif step == S_END:
            self.step = S_CLEAR
            self.end(s)
            check_timing(s)  # 8.6.3
        elif step == S_CLEAR:
            self.clear(s)
        else:
            s.stack.pop()

    # -- 8.2: attack declaration step ------------------------------------------------------

    def run_attack(self, s: Table, step: int) -> None:
        """8.2.1: whether, with whom and where the turn player attacks."""
        if step == S_START:
            self.step = S_DECLARE
            if s.phase != BATTLE_PHASE:
                begin_phase(s, BATTLE_PHASE, "8.2.2")
            begin_step(s, ATTACK_STEP, "8.2.2")  # 8.2.1
            check_timing(s)  # 8.2.2
        elif step == S_DECLARE:
            # nothing can happen between 8.2.4.1 and 8.2.5: who attacks is chosen with it
            seat = s.turn_seat
            able = attackers(s, seat) if within_limit(s, seat) else []
            if not able:
                self.step = S_LEAVE  # 8.2.4
                return
            options = [Option("attack", c) for c in able]
            options.append(Option("end attacks"))
            ask(s, seat, "attack", "8.2.4", options)
        elif step == S_TARGET:
            circles = open_circles(s, self.card) if s.is_member(self.card) else []
            if not circles:
                self.finish(s)
            elif len(circles) == 1 and not s.stepwise:
                self.declare(s, circles[0])
            else:
                options = [Option("circle", spot=c) for c in circles]
                ask_one(s, s.turn_seat, "target", "8.2.6", options, self.card)
        elif step == S_ATTACK:
            self.attack(s)
            check_timing(s)  # 8.2.10.2, 8.2.11.5
        elif step == S_BREAK:
            self.step = S_BROKEN
            if s.attacking() >= 0:
                # 5.32.2.1: it is the attacker who breaks it
                gate = s.gate_of(s.opponent(s.turn_seat), s.target)
                if gate >= 0:
                    break_gates(s, [gate], s.attacker, "8.2.10.3")
        else:
            self.finish(s)  # 8.2.10.5
            check_timing(s)  # 8.2.10.4

    def declare(self, s: Table, circle: int) -> None:
        """8.2.6: the circle is named; who attacks is the attacking member from now on.

        It stays so on another circle, though it could not attack any more. Who stands on the circle
        defends from now on, too.
        """
        s.battling = 1
        s.attacker = s.refs[self.card]  # 8.2.9, 8.2.9.3, 8.2.7
        s.target = circle
        member = s.member_on(s.opponent(s.turn_seat), circle)
        s.defender = s.refs[member] if member >= 0 else -1  # 8.2.11.1
        s.note("attack", "8.2.6", s.turn_seat, self.card, number=circle)
        rouse(s)
        self.step = S_ATTACK
        check_timing(s)  # 8.2.8

    def attack(self, s: Table) -> None:
        """8.2.10.1, 8.2.11: what waits for the attack; who stands there defends."""
        foe = s.opponent(s.turn_seat)
        me = s.attacker if s.attacking() >= 0 else -1
        member = s.member_on(foe, s.target)
        other = -1
        self.step = S_BREAK  # 8.2.10
        if member >= 0:
            self.step = S_INTERCEPT_START  # 8.2.11
            other = s.refs[member]
            s.note("defend", "8.2.11.1", foe, member)
        if s.defender != other:
            s.defender = other
            rouse(s)
        circle = s.target
        if me >= 0 and heard(s, ATTACKED, circle):  # 8.2.10.1, 8.2.11.4
            emit(s, Event(ATTACKED, me, me, seat=s.turn_seat, other=other, number=circle))
        if other >= 0 and heard(s, WAS_ATTACKED):  # 8.2.11.4
            emit(s, Event(WAS_ATTACKED, other, other, seat=foe, other=me))
        if heard(s, CIRCLE_ATTACKED, circle):  # 8.2.10.1
            emit(s, Event(CIRCLE_ATTACKED, seat=foe, other=me, number=circle))
        if other >= 0 and heard(s, DEFENDED):  # 8.2.11.4
            emit(s, Event(DEFENDED, other, other, seat=foe, other=me))

    # -- 8.3: intercept step ---------------------------------------------------------------

    def run_intercept(self, s: Table, step: int) -> None:
        """8.3.1: the other player may intercept (5.17.1), or not (8.3.3.2)."""
        foe = s.opponent(s.turn_seat)
        if step == S_INTERCEPT_START:
            self.step = S_INTERCEPT
            begin_step(s, INTERCEPT_STEP, "8.3.2")
            check_timing(s)  # 8.3.2
        elif step == S_INTERCEPT:
            able = interceptors(s, foe)
            if not able:
                self.step = S_INTERCEPTED  # 8.3.3
                return
            self.step = S_INTERCEPTING
            pick(s, foe, INTERCEPTORS, able, 0, len(able))  # 8.3.1, 8.3.3.2
        else:
            self.step = S_LOGIC_START
            check_timing(s)  # 8.3.6

    def intercept(self, s: Table, cards: list[int]) -> None:
        """8.3.5, 5.17.1: who has been put into the zone by this rule has intercepted."""
        for card in cards:
            came = s.zone[card] == INTERCEPT_ZONE and s.host[card] < 0  # 8.3.5, 5.17.1
            if came and heard(s, INTERCEPTED):
                me = s.refs[card]
                emit(s, Event(INTERCEPTED, me, me, seat=s.seat[card], other=s.defender))

    # -- 8.4: logic definition step --------------------------------------------------------

    def run_logic(self, s: Table, step: int) -> None:
        """8.4.1: both define logic in turn; who can define nothing does nothing.

        So does who is asked but may define none of the cards.
        """
        seat = s.turn_seat if self.side else s.opponent(s.turn_seat)
        if step == S_LOGIC_START:
            self.step = S_LOGIC
            self.side = DEFENCE
            self.passed = 0
            begin_step(s, LOGIC_STEP, "8.4.2")
            check_timing(s)  # 8.4.2
        elif step == S_LOGIC:
            if not may_define(s, seat):
                self.nothing()
                return
            options = definitions(s, seat) if holds_logic(s, seat) else []
            boosts = may_level_boost(s, seat)
            if not boosts and not holds_logic(s, seat):  # 8.4.3.1, 8.4.5.1
                self.nothing()
                return
            for card in boosts:
                options.append(Option("level boost", card))
            options.append(Option("done"))
            ask(s, seat, "logic", "8.4.5" if self.side else "8.4.3", options)
        elif step == S_BOOSTED:
            if not holds_logic(s, seat):
                self.step = S_DEFINED
                return
            options = definitions(s, seat)
            if not options:
                options.append(Option("done"))
            ask(s, seat, "define", "8.4.5.2" if self.side else "8.4.3.2", options)
        else:
            self.side = OFFENCE - self.side  # 8.4.1
            self.step = S_LOGIC  # 8.4.7
            check_timing(s)  # 8.4.4, 8.4.6

    def nothing(self) -> None:
        """8.4.3.3, 8.4.5.3: once both do nothing in a row, the battle is judged."""
        if self.passed:
            self.step = S_JUDGE_START  # 8.4.3.3, 8.4.5.3
        else:
            self.passed = 1  # 8.4.3.3, 8.4.5.3
            self.step = S_DEFINED

    # -- 8.5: judgement step ---------------------------------------------------------------

    def run_judge(self, s: Table, step: int) -> None:
        """8.5.1: who wins; a defending member that does so stays (8.5.7)."""
        if step == S_JUDGE_START:
            self.step = S_JUDGE
            begin_step(s, JUDGE_STEP, "8.5.2")
            check_timing(s)  # 8.5.2
        elif step == S_JUDGE:
            self.step = S_LOSER
            judge(s)  # 8.5.1
            check_timing(s)  # 8.5.5
        elif step == S_LOSER:
            self.step = S_LOST
            card = s.defending()
            if card >= 0 and s.loser == s.refs[card]:  # 8.5.7
                if not barred(s, NO_LOSS, s.seat[card], card):
                    send(s, [card], STOCK, "8.5.6", FIRST, down=1, cause=BY_BATTLE)
        else:
            self.finish(s)
            check_timing(s)  # 8.5.8

    # -- 8.6: battle end step --------------------------------------------------------------

    def finish(self, s: Table) -> None:
        """8.6.1: go on to the end step, for which nothing has waited yet in this battle."""
        s.closed = []
        self.rounds = 0
        self.step = S_END  # 8.6.1

    def end(self, s: Table) -> None:
        """8.6.2: what waits for the end of a battle, each once in it."""
        if heard(s, ENDING, BATTLE_END):
            me = s.attacker if s.attacking() >= 0 else -1
            ev = Event(ENDING, me, me, seat=s.turn_seat, other=s.defender, number=BATTLE_END)
            waits = emit_again(s, ev)
            s.closed = s.closed + waits

    def clear(self, s: Table) -> None:
        """8.6.4 to 8.6.7."""
        old: list[int] = []
        fresh: list[int] = []
        used: list[int] = []
        for seat in s.seats_from(s.turn_seat):
            for card in s.cards(seat, PARADOX_ZONE):
                if s.down[card]:
                    old.append(card)
            for card in s.cards(seat, BATTLE):
                if not s.down[card] and s.kinds_of(card) & PARADOX:
                    fresh.append(card)
                else:
                    used.append(card)
            used.extend(s.cards(seat, INTERCEPT_ZONE))
        move_all(s, old, DROP, "8.6.4", cause=BY_BATTLE)
        clear_away(s, fresh, used)
        expire(s, THIS_BATTLE)  # 8.6.6
        self.end(s)
        if s.waiting or s.hushed or pending(s):
            self.step = S_END  # 8.6.7
            self.start_over(s)
            return
        s.battling = 0
        s.attacker = -1
        s.defender = -1
        s.target = -1
        s.winner = -1
        s.loser = -1
        s.closed = []
        rouse(s)
        self.card = -1
        self.step = S_START  # 8.1.1, 8.1.2

    # -- what is chosen --------------------------------------------------------------------

    def answer(self, s: State, option: Option) -> None:
        assert isinstance(s, Table)
        step = self.step
        if step == S_DECLARE:
            if option.kind == "end attacks":
                self.step = S_LEAVE  # 8.2.4.2
                s.note("end attacks", "8.2.4.2", s.turn_seat)
                return
            self.card = option.card
            self.step = S_TARGET
            s.attacks += 1  # 8.1.3
            s.stir(NEEDS_ACTION)
            turn_card(s, option.card, 1, "8.2.5")
        elif step == S_TARGET:
            self.declare(s, option.spot)
        elif option.kind == "done" and step == S_BOOSTED:
            self.step = S_DEFINED  # who has made a level boost has not done nothing
        elif option.kind == "done":
            self.nothing()  # 8.4.3.1.1, 8.4.5.1.1
        elif option.kind == "level boost":
            self.passed = 0
            self.step = S_BOOSTED
            level_boost(s, option.card)
        else:
            self.passed = 0
            self.step = S_DEFINED
            clause = "8.4.5" if self.side else "8.4.3"
            define(s, option.card, clause + (".2" if step == S_BOOSTED else ".1"))

    def receive(self, s: State, cards: list[int]) -> None:
        assert isinstance(s, Table)
        if self.step == S_INTERCEPTING:
            self.step = S_INTERCEPTED
            if send(s, cards, INTERCEPT_ZONE, "8.3.3.1", cause=BY_BATTLE):
                self.intercept(s, cards)
        elif self.step == S_INTERCEPTED:
            self.intercept(s, cards)


def rouse(t: Table) -> None:
    """Who battles has changed, and so has what logic and souls apply to (9.9.1.2)."""
    t.stir(NEEDS_ACTION)
    t.alike = 1
    t.stale = True


def interceptors(t: Table, seat: int) -> list[int]:
    """8.3.3, 8.3.3.1: the members with which a player can intercept now."""
    defender = t.defending()
    if defender < 0 or t.attacking() < 0:
        return []
    out: list[int] = []
    for card in t.members(seat):
        if card != defender and t.kinds_of(card) & INTERCEPT:
            if not t.area(card) >> t.target & 1 and not barred(t, NO_INTERCEPT, seat, card):
                out.append(card)
    return out


def may_define(t: Table, seat: int) -> bool:
    """8.4.3, 8.4.5, 2.15.2: both members are there, and the limit is not reached."""
    if t.attacking() < 0 or t.defending() < 0:
        return False
    return t.number(t.fighter(seat), LIMIT) > len(t.zones[seat * KINDS + BATTLE])  # 2.15.2


def definable_from(t: Table, seat: int) -> int:
    """5.16.1.1, 5.16.1.2: the zones (bits) from which a player can define logic."""
    bits = 1 << HAND  # 5.16.1.1
    for found in in_force(t, DEFINE_FROM):
        if found.binds(t, seat):
            bits |= found.ruling.zones  # 5.16.1.2
    return bits


def holds_logic(t: Table, seat: int) -> bool:
    """8.4.3.1, 8.4.5.1: whether there is a card that might be defined, as far as anyone knows."""
    if t.pool.rules_changed:
        for found in in_force(t, NO_DEFINING):
            if found.ruling.filter is None and found.binds(t, seat):
                return False
        zones = definable_from(t, seat)
        for kind in range(1, KINDS):
            if zones >> kind & 1 and t.zones[seat * KINDS + kind]:
                return True
        return False
    return len(t.zones[seat * KINDS + HAND]) > 0


def definitions(t: Table, seat: int) -> list[Option]:
    """5.16.1.1, 5.16.1.2: each card with which a player can define logic now.

    World, colour and level do not matter (5.16.3), nor whether it has a logic icon (2.11.1.2.1).
    Of a stock it is the topmost card (4.8.1.2).
    """
    cards = t.zones[seat * KINDS + HAND]
    if t.pool.rules_changed:
        zones = definable_from(t, seat)
        for kind in range(1, KINDS):
            if zones >> kind & 1 and kind != HAND:
                there = t.zones[seat * KINDS + kind]
                cards = cards + (there[:1] if kind == STOCK else there)  # 4.8.1.2
        cards = [c for c in cards if not barred(t, NO_DEFINING, seat, -1, c)]
    return [Option("define", c) for c in cards]  # 5.16.3, 2.11.1.2.1


def define(t: Table, card: int, clause: str) -> None:
    """5.16.1: a card is put face up into the battle zone; what it says applies (5.16.2)."""
    seat = t.seat[card]
    me = move(t, card, BATTLE, clause, down=0, actor=seat)  # 5.16.1
    if heard(t, DEFINED):
        emit(t, Event(DEFINED, me, me, seat=seat, actor=seat))


def law_giver(t: Table) -> int:
    """8.5.3.4.2: the paradox that lies face up, or -1."""
    for seat in range(t.seats):
        for kind in PARADOX_ZONES:
            for card in t.zones[seat * KINDS + kind]:
                if not t.down[card] and t.kinds_of(card) & PARADOX:
                    return card
    return -1


def law_now(t: Table) -> int:
    """8.5.3.4.2: the law of the face-up paradox, or power."""
    card = law_giver(t)
    return t.number(card, LAW) if card >= 0 else POWER_LAW  # 8.5.3.4, 8.5.3.4.2


def judge(t: Table) -> None:
    """8.5.3, 8.5.4: who wins; equal values are the attacker's (2.16.1.1, 2.16.1.2)."""
    attacker = t.attacking()
    defender = t.defending()
    t.winner = -1
    t.loser = -1
    clause = "8.5.3.3"
    if attacker >= 0 and defender < 0:
        t.winner = t.attacker  # 8.5.3.1
        clause = "8.5.3.1"
    elif defender >= 0 and attacker < 0:
        t.winner = t.defender  # 8.5.3.2
        clause = "8.5.3.2"
    elif attacker >= 0:  # 8.5.3.3: else nobody wins
        law = law_now(t)
        value = POWER  # 8.5.3.4.1
        clause = "8.5.3.4.1" if law_giver(t) < 0 else "8.5.3.4.2"
        if law == AURA_LAW:  # 2.16.1.1
            value = AURA
            clause = "2.16.1.1"
        elif law == HEART_LAW:  # 2.16.1.2
            value = HEART
            clause = "2.16.1.2"
        wins = t.number(attacker, value) >= t.number(defender, value)  # 8.5.3
        t.winner = t.attacker if wins else t.defender  # 8.5.4
        t.loser = t.defender if wins else t.attacker  # 8.5.3.4.3
    t.stir(NEEDS_ACTION)
    if t.winner >= 0:
        card = t.winner & CARD_MASK
        t.note("win", clause, t.seat[card], card)
        if heard(t, WON):
            emit(t, Event(WON, t.winner, t.winner, seat=t.seat[card], other=t.loser))
    if t.loser >= 0:
        card = t.loser & CARD_MASK
        t.note("lose battle", "8.5.3.4.3", t.seat[card], card)
        if heard(t, LOST):
            emit(t, Event(LOST, t.loser, t.loser, seat=t.seat[card], other=t.winner))


def clear_away(t: Table, fresh: list[int], used: list[int]) -> None:
    """8.6.5: face-up paradoxes go to the paradox zone, all else to the drop zone, at once."""
    events = [shift(t, c, PARADOX_ZONE, "8.6.5", cause=BY_BATTLE) for c in fresh]
    for card in used:
        events.append(shift(t, card, DROP, "8.6.5", cause=BY_BATTLE))
    for ev in events:
        emit(t, ev)


def why_not(t: Table, seat: int, what: Option) -> list[Reason]:
    """Every clause that keeps a seat from something of a battle now."""
    out: list[Reason] = []
    d = t.decision
    if d is None or d.seat != seat:
        out.append(Reason("it is not your decision", "8.1.1"))
    kind = "" if d is None else d.kind
    if what.kind in ("attack", "end attacks"):
        if kind != "attack":
            out.append(Reason("attacks are declared in the attack declaration step", "8.2.4"))
        if what.kind == "attack":
            out.extend(why_no_attack(t, seat, what.card))
    elif what.kind == "circle":
        if d is None or kind != "target":
            out.append(Reason("a circle is named once it is told who attacks", "8.2.6"))
        else:
            out.extend(why_no_target(t, seat, d.source, what.spot))
    elif kind != "logic" and kind != "define":
        out.append(Reason("logic is defined in the logic definition step", "8.4.1"))
    elif what.kind == "level boost":
        if d is not None and kind == "define":
            out.append(Reason("a card must be defined now", d.clause))
        if what.card not in may_level_boost(t, seat):
            clause = "8.4.5.2" if seat == t.turn_seat else "8.4.3.2"
            out.append(Reason("only a standing card of your level zone can be rested", clause))
    elif t.seat[what.card] != seat or not definable_from(t, seat) >> t.zone[what.card] & 1:
        out.append(Reason("logic is defined with cards of the hand", "5.16.1.1"))
    elif barred(t, NO_DEFINING, seat, -1, what.card):
        out.append(Reason("an effect forbids defining it", "1.3.3"))
    elif t.zone[what.card] == STOCK and what.card != t.cards(seat, STOCK)[0]:
        out.append(Reason("of a stock the topmost card is taken", "4.8.1.2"))
    return out
