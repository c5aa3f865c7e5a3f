"""Chapter 34: attacks and battles, and attacks of a master by an effect (38-9)."""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.games.legions.events import ATTACKED, PIERCING, WAS_ATTACKED
from kirifuda.games.legions.processes import deal, exhaust, unit_face
from kirifuda.games.legions.rulings import (
    NO_ATTACK,
    NO_BLOCKING,
    NOT_ATTACKED,
    REACH,
    UNTIL_BATTLE,
)
from kirifuda.games.legions.table import Table, adjacent, opposite
from kirifuda.games.legions.zones import (
    ATK,
    CANNOT_BLOCK,
    COST,
    FIELD,
    FIRST_STRIKE,
    KINDS,
    LEADER_ZONES,
    LEAP,
    LORD,
    LORD_CARD,
    MENACE,
    MINION,
    MINIONS,
    PIERCE,
    STRAIGHT,
    UNITS,
)
from kirifuda.kernel.errors import Reason
from kirifuda.kernel.events.triggers import emit, heard
from kirifuda.kernel.position.cards import Face
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.integers import Reader
from kirifuda.kernel.position.scope import CARD_MASK, Event
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask_one
from kirifuda.kernel.timing.sequences import check_triggers, freeze, thaw
from kirifuda.kernel.values.lasting import expire
from kirifuda.kernel.values.rulings import in_force

# `Table.raid`: card, ATK, marks, then pairs of a number and its value
RAID_ATK: Final = 1
RAID_MARKS: Final = 2
RAID_NUMBERS: Final = 3


def ruled(t: Table, rule: i64, card: i64, other: i64) -> bool:
    """Whether a ruling of this kind is about a unit, with respect to another one."""
    if t.pool.rules_touched >> rule & 1:
        for found in in_force(t, rule):
            if found.about(t, card) and found.admits(t, other):
                return True
    return False


def blocks(t: Table, minion: i64, attacker: i64) -> bool:
    """34-6: whether a minion blocks a unit in its lane: 39-9, 39-16 and 39-18 except some."""
    if not t.kinds_of(minion) & MINION:
        return False
    marks = t.marks_of(minion)
    if marks & CANNOT_BLOCK:  # 39-16
        return False
    if t.marks_of(attacker) & LEAP and not marks & LEAP:  # 39-18
        return False
    menace = t.number(attacker, MENACE)
    if menace and t.number(minion, COST) <= menace:  # 39-9
        return False
    return not ruled(t, NO_BLOCKING, minion, attacker)


def blocker(t: Table, attacker: i64) -> i64:
    """34-6: the minion that blocks a unit, or -1."""
    lane = opposite(t.lane(attacker))
    minion = t.in_lane(t.opponent(t.seat[attacker]), lane)
    if minion >= 0 and blocks(t, minion, attacker):  # 34-6
        return minion
    return -1


def targets(t: Table, attacker: i64, minions_only: bool) -> list[int]:
    """34-4, 34-5: the units that a unit can attack from where it is.

    39-17: with straight, minions in its own lane only. 39-9: no unit with menace is attacked by a
    minion of so low a cost. `minions_only`: what an assault reaches (29-3).
    """
    foe = t.opponent(t.seat[attacker])
    found: list[int] = []
    for card in t.zones[foe * KINDS + MINIONS]:
        if in_reach(t, card, attacker) and can_be_attacked(t, card, attacker):  # 34-5
            found.append(card)
    if not minions_only and blocker(t, attacker) < 0:  # 29-3, 34-6
        for kind in LEADER_ZONES:
            for card in t.zones[foe * KINDS + kind]:
                if t.kinds_of(card) & UNITS and can_be_attacked(t, card, attacker):
                    found.append(card)
    return found


def in_reach(t: Table, card: i64, attacker: i64) -> bool:
    """34-5, 39-17: whether a card of the minion zone is a minion in a lane that is in reach."""
    if not t.kinds_of(card) & MINION:
        return False
    lane = opposite(t.lane(attacker))
    if t.spot[card] == lane:  # 34-5
        return True
    if t.marks_of(attacker) & STRAIGHT:  # 39-17
        return False
    return adjacent(t.spot[card], lane) or ruled(t, REACH, attacker, card)  # 34-5


def can_be_attacked(t: Table, card: i64, attacker: i64) -> bool:
    """39-9 and rulings: whether a unit may be the target of another one's attack."""
    return not is_daunted(t, card, attacker) and not ruled(t, NOT_ATTACKED, card, attacker)


def is_daunted(t: Table, card: i64, attacker: i64) -> bool:
    """39-9: whether a unit's menace keeps a minion of so low a cost from attacking it."""
    menace = t.number(card, MENACE)
    if not menace or not t.kinds_of(attacker) & MINION:  # 39-9
        return False
    return t.number(attacker, COST) <= menace  # 39-9


def why_not_target(t: Table, attacker: int, card: int, minions_only: bool) -> list[Reason]:
    """Every clause that keeps a card from being the target of a unit's attack."""
    foe = t.opponent(t.seat[attacker])
    if t.seat[card] != foe or not FIELD >> t.zone[card] & 1:
        return [Reason("only units on the opponent's field are attacked", "34-4")]
    if not t.kinds_of(card) & UNITS:
        return [Reason("it is not a unit now", "16-3e")]
    out: list[Reason] = []
    if t.zone[card] == MINIONS:
        if not in_reach(t, card, attacker):
            near = adjacent(t.spot[card], opposite(t.lane(attacker)))
            if near:
                out.append(Reason("straight attacks minions in its own lane only", "39-17"))
            else:
                out.append(Reason("its lane is not next to that of the attacker", "34-5"))
    elif minions_only:
        out.append(Reason("an assault reaches the minion zone only", "29-3"))
    elif blocker(t, attacker) >= 0:
        out.append(Reason("a minion in the lane of the attacker blocks", "34-6"))
    if is_daunted(t, card, attacker):
        out.append(Reason("menace keeps minions of so low a cost from attacking it", "39-9"))
    if ruled(t, NOT_ATTACKED, card, attacker):
        out.append(Reason("an effect keeps it from being attacked", "01-3"))
    return out


def finds_target(t: Table, card: i64, minions_only: bool) -> bool:
    """34-4: whether a unit has something to attack, and no effect forbids it to (01-3)."""
    if ruled(t, NO_ATTACK, card, card):
        return False
    if not minions_only and blocker(t, card) < 0:
        if can_be_attacked(t, t.master_card(t.opponent(t.seat[card])), card):
            return True
    return bool(targets(t, card, minions_only))


def can_attack(t: Table, card: i64) -> bool:
    """27-4, 34-3: whether a minion or lord can be declared as an attacking unit."""
    if t.rest[card] or not t.kinds_of(card) & (MINION | LORD_CARD):
        return False
    able = t.can_act(card)
    if not able and not t.can_assault(card):
        return False
    return finds_target(t, card, not able)


def why_not_attack(t: Table, seat: int, card: int) -> list[Reason]:
    """Every clause that keeps a unit from attacking."""
    out: list[Reason] = []
    if t.seat[card] != seat or t.zone[card] not in (MINIONS, LORD):
        return [Reason("only your minions and lords attack", "27-4")]
    if not t.kinds_of(card) & (MINION | LORD_CARD):
        return [Reason("it is not a unit now", "16-3e")]
    if t.rest[card]:
        out.append(Reason("it is exhausted", "34-3"))
    able = t.can_act(card)
    if not t.rest[card] and not able and not t.can_assault(card):
        out.append(Reason("it is unable to act in the turn of its placement", "29-1"))
    if ruled(t, NO_ATTACK, card, card):
        out.append(Reason("an effect forbids it to attack", "01-3"))
    if not out and not targets(t, card, not able):
        out.append(Reason("nothing is in its reach", "29-3" if not able else "34-5"))
    return out


class Attack(Frame):
    """34-2: an attack. Steps: 0 the attacking unit, 1 its target, 2 what that triggers,
    3 battle damage, 4 done.

    `free`: nothing is exhausted for it (38-9, 39-7). `inner`: an effect that is being resolved
    has it done, so that nothing else is resolved before that effect has ended (01-6).
    `outer_attacker`, `outer_target`: the units of the battle that was under way when it began, for
    an attack may trigger an effect that lets the master attack.
    """

    code = 24

    def __init__(self) -> None:
        super().__init__()
        self.card: i64 = -1
        self.target: i64 = -1
        self.limited: i64 = 0  # an assault: the minion zone only
        self.free: i64 = 0
        self.inner: i64 = 0
        self.outer_attacker: i64 = -1
        self.outer_target: i64 = -1

    def fresh(self) -> Frame:
        return Attack()

    def copy(self) -> Frame:
        f = Attack()
        f.step = self.step
        f.seat = self.seat
        f.card = self.card
        f.target = self.target
        f.limited = self.limited
        f.free = self.free
        f.inner = self.inner
        f.outer_attacker = self.outer_attacker
        f.outer_target = self.outer_target
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.card, self.target])
        out.extend([self.limited, self.free, self.inner, self.outer_attacker, self.outer_target])

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.card = r.one()
        self.target = r.one()
        self.limited = r.one()
        self.free = r.one()
        self.inner = r.one()
        self.outer_attacker = r.one()
        self.outer_target = r.one()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        card = self.card
        if self.step == 0:
            self.step = 1  # 34-2
            self.limited = 1 if not self.free and not s.can_act(card) else 0  # 29-3
            s.note("attack", "34-3", self.seat, card)
            if not self.free:  # 38-9, 39-7
                exhaust(s, card, "34-3")
        elif self.step == 1:
            found = targets(s, card, self.limited == 1)
            if not found:
                self.step = 4
            elif len(found) == 1 and not s.stepwise:
                self.aim(s, found[0])
            else:
                options = [Option("target", one) for one in found]
                ask_one(s, s.turn_seat, "target", "34-4", options, card)
        elif self.step == 2:
            self.step = 3  # 34-2
            self.tell(s)
            # 36-2c: what the attack triggers comes before the damage
            if not self.inner:
                check_triggers(s)
        elif self.step == 3:
            self.step = 4
            if s.unit_ref(s.attacker) and s.unit_ref(s.target):
                if not self.inner:
                    freeze(s)
                exchange(s, s.attacker, s.target)  # 34-2, 34-7
                if not self.inner:
                    thaw(s)
            if s.over:
                return
            if not self.inner:
                check_triggers(s)
            if s.stack[-1] is self:
                self.end(s)
        else:
            self.end(s)

    def end(self, s: Table) -> None:
        """The battle is over."""
        s.stack.pop()
        s.attacker = self.outer_attacker
        s.target = self.outer_target
        if s.raid:
            set_raid(s, [])
        if s.attacker < 0:
            expire(s, UNTIL_BATTLE)
        if not self.inner:
            check_triggers(s)  # 10-1: what such effects leave without HP breaks

    def answer(self, s: State, option: Option) -> None:
        assert isinstance(s, Table)
        self.aim(s, option.card)

    def aim(self, t: Table, target: int) -> None:
        self.step = 2
        self.target = target
        t.attacker = t.refs[self.card]
        t.target = t.refs[target]
        t.note("target", "34-4", self.seat, target, source=self.card)

    def tell(self, t: Table) -> None:
        if heard(t, ATTACKED):
            emit(t, Event(ATTACKED, t.attacker, t.attacker, seat=self.seat, other=t.target))
        if heard(t, WAS_ATTACKED):
            seat = t.seat[self.target]
            emit(t, Event(WAS_ATTACKED, t.target, t.target, seat=seat, other=t.attacker))


def exchange(t: Table, one: int, other: int) -> None:
    """34-7: both units deal battle damage equal to their ATK at the same time.

    39-4: a unit with first strike comes before one without it, which then strikes back only if it
    is still there.
    """
    first = t.face(one & CARD_MASK)
    second = t.face(other & CARD_MASK)
    early = first.marks & FIRST_STRIKE
    if early == second.marks & FIRST_STRIKE:
        # 34-7
        deal(
            t,
            [other, one],
            [first.nums[ATK], second.nums[ATK]],
            [one, other],
            True,
        )
    else:
        a, b = (one, other) if early else (other, one)  # 39-4
        deal(t, [b], [t.face(a & CARD_MASK).nums[ATK]], [a], True)  # 39-4
        if not t.over and t.unit_ref(a) and t.unit_ref(b):  # 39-4
            deal(t, [a], [t.face(b & CARD_MASK).nums[ATK]], [b], True)
    if not t.over and second.kinds & (MINION | LORD_CARD) and not t.unit_ref(other):  # 39-10
        dealer = unit_face(t, one)
        if dealer is None:
            dealer = first  # it has gone, or lies in reverse state: as it was when it struck
        if dealer.nums[PIERCE]:
            x = dealer.nums[PIERCE]
            emit(t, Event(PIERCING, one, one, seat=t.seat[one & CARD_MASK], number=x))  # 39-10


def attack(t: Table, seat: int, card: int, free: bool = False, inner: bool = False) -> None:
    """34-1: push an attack, declared as an action or made by an effect."""
    f = Attack()
    f.seat = seat
    f.card = card
    f.free = 1 if free else 0
    f.inner = 1 if inner else 0
    f.outer_attacker = t.attacker
    f.outer_target = t.target
    t.stack.append(f)  # 34-1


def master_attack(t: Table, seat: int, atk: int, marks: int, numbers: list[int]) -> bool:
    """38-9: a seat's master attacks with an ATK and keywords that it has for this battle only.

    `numbers` are pairs of a number of the card (the X of a keyword) and its value. False if there
    is nothing that it could attack.
    """
    card = t.master_card(seat)
    if card < 0:
        return False
    set_raid(t, [card, atk, marks, *numbers])  # 38-9
    if not targets(t, card, False):
        set_raid(t, [])
        return False
    attack(t, seat, card, True, True)
    return True


def set_raid(t: Table, raid: list[int]) -> None:
    """A master begins to attack by an effect, or its battle has ended."""
    t.raid = raid
    t.look_anew()
    t.stale = True


def raiding_face(t: Table, face: Face) -> Face:
    """38-9: what a master that attacks by an effect is during the battle."""
    out = face.copy()
    out.nums[ATK] = t.raid[RAID_ATK]  # 38-9
    out.marks |= t.raid[RAID_MARKS]  # 38-9
    for i in range(RAID_NUMBERS, len(t.raid), 2):
        out.nums[t.raid[i]] += t.raid[i + 1]
    return out
