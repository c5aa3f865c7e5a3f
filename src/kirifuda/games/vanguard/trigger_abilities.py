"""11.10: trigger abilities, played part by part without waiting.

Every trigger unit has the parts of its icons as abilities of its own, which nothing but this plays.
"""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64, mypyc_attr
from kirifuda.games.vanguard.events import CHECKED, DAMAGE_CHECK, DRIVE_CHECK
from kirifuda.games.vanguard.placing import draw, put, remove, stand
from kirifuda.games.vanguard.rulings import NO_TRIGGERS
from kirifuda.games.vanguard.table import Table
from kirifuda.games.vanguard.zones import (
    BONUS,
    CRITICAL,
    CRITICAL_TRIGGER,
    DAMAGE,
    DECK,
    DRAW_TRIGGER,
    DROP,
    FRONT,
    FRONT_TRIGGER,
    GUARDIAN,
    HAND,
    HEAL_TRIGGER,
    OVER_TRIGGER,
    POWER,
    REAR,
    STAND_TRIGGER,
    TRIGGER,
    TRIGGERS,
    UNIT,
    VANGUARD,
)
from kirifuda.kernel.effects.choosing import Choose
from kirifuda.kernel.effects.effect import Effect, Instruction, start
from kirifuda.kernel.effects.terms import Amount, Cards, Chosen, Fixed, In, Kind
from kirifuda.kernel.effects.who import You
from kirifuda.kernel.events.triggers import emit, heard
from kirifuda.kernel.position.cards import KEYWORD, Ability, CardDef
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.integers import Reader
from kirifuda.kernel.position.integers import put as put_numbers
from kirifuda.kernel.position.needs import NEEDS_ALL
from kirifuda.kernel.position.scope import BY_EFFECT, CARD_MASK, NO_REGS, Event, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask_one
from kirifuda.kernel.timing.checks import check_timing
from kirifuda.kernel.values.lasting import THIS_TURN, Apply
from kirifuda.kernel.values.layers import AddNumbers
from kirifuda.kernel.values.rulings import barred

PARTS: Final = KEYWORD  # the kinds of abilities that are parts of trigger abilities begin here
PICK_TRIGGERED: Final = 1  # places in the game's list of pick kinds
PICK_HEALED: Final = 2
OVER_POWER: Final = 100_000_000

# what the parts are called
P_POWER: Final = 1
P_CRITICAL: Final = 2
P_DRAW: Final = 3
P_STAND: Final = 4
P_HEAL: Final = 5
P_FRONT: Final = 6
P_REMOVE: Final = 7
P_OVER: Final = 8
P_MORE: Final = 9  # what the text of an over trigger adds (11.10.2.9)
OVER_EFFECT: Final = PARTS + P_MORE
PART_NAMES: Final = [
    ("", ""),
    ("power", "パワー"),
    ("critical", "クリティカル"),
    ("draw", "ドロー"),
    ("stand", "スタンド"),
    ("heal", "ヒール"),
    ("front row", "前列"),
    ("remove", "除外"),
    ("power", "パワー"),
    ("additional effect", "追加効果"),
]


class Bonus(Amount):
    """The number below the trigger icon of the card (11.10.5)."""

    needs = NEEDS_ALL

    def value(self, s: State, sc: Scope) -> int:
        return s.pool.faces[sc.source & CARD_MASK].nums[BONUS]


class FrontRow(Cards):
    """The units in the front row of who plays it (11.10.2.8, 4.9.1.3)."""

    def refs(self, s: State, sc: Scope) -> list[int]:
        assert isinstance(s, Table)
        out: list[int] = []
        for zone in (VANGUARD, REAR):
            for card in s.cards(sc.master, zone):
                if s.row(card) == FRONT:
                    out.append(s.refs[card])
        return out


class DrawPart(Instruction):
    """11.10.2.3, 11.10.2.9: draw a card."""

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        draw(s, f.scope.master, 1, self.clause, BY_EFFECT, f.scope.source & CARD_MASK)


class StandPart(Instruction):
    """11.10.2.5: if it is a rear-guard, it stands, and makes no drive checks in later battles."""

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        for ref in f.scope.regs[0]:
            card = ref & CARD_MASK
            if s.alive(ref) and s.zone[card] == REAR:
                source = f.scope.source & CARD_MASK
                stand(s, card, self.clause, BY_EFFECT, source, f.scope.master)
                s.tired = [*s.tired, ref, s.battles]


class IfHurt(Instruction):
    """11.10.2.6: only with as many cards in the damage zone as the opponent, or more."""

    def run(self, s: State, f: Effect) -> None:
        seat = f.scope.master
        foe = s.opponent(seat)
        if s.count(seat, DAMAGE) < s.count(foe, DAMAGE):
            f.at = 3  # behind the choice and the recovery


class HealPart(Instruction):
    """7.20: the chosen card goes from the damage zone to the drop zone."""

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        cards = [ref & CARD_MASK for ref in f.scope.regs[0] if s.alive(ref)]
        put(s, cards, DROP, self.clause, BY_EFFECT, f.scope.source & CARD_MASK, f.scope.master)


class RemovePart(Instruction):
    """11.10.2.9: the card in the trigger zone is removed from the game."""

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        card = f.scope.source & CARD_MASK
        if s.zone[card] == TRIGGER:
            remove(s, [card], self.clause, BY_EFFECT, card)


def _choice(clause: str) -> Choose:
    units = In(You(), [VANGUARD, REAR, GUARDIAN], Kind(UNIT))
    return Choose(clause, PICK_TRIGGERED, 0, You(), units, Fixed(1), Fixed(1))


def _part(number: int, clause: str, body: list[Instruction]) -> Ability:
    ability = Ability(PARTS + number)
    ability.printed = False
    ability.zones = 0
    ability.body = body
    ability.english, ability.text = PART_NAMES[number]
    return ability


def _lasting(number: int, clause: str, attribute: int, by: Amount, target: Cards) -> Ability:
    body: list[Instruction] = [_choice(clause)] if isinstance(target, Chosen) else []
    body.append(Apply(clause, 0, THIS_TURN))
    ability = _part(number, clause, body)
    ability.modifiers = [AddNumbers(target, [attribute], [by])]
    return ability


def parts_of(marks: int) -> list[Ability]:
    """11.10.2: the parts of the trigger abilities of icons (marks)."""
    out: list[Ability] = []
    for icon, clause in (
        (CRITICAL_TRIGGER, "11.10.2.2"),
        (DRAW_TRIGGER, "11.10.2.3"),
        (STAND_TRIGGER, "11.10.2.5"),
        (HEAL_TRIGGER, "11.10.2.6"),
    ):
        if not marks & icon:
            continue
        if icon == CRITICAL_TRIGGER:
            out.append(_lasting(P_CRITICAL, clause, CRITICAL, Fixed(1), Chosen(0)))
        elif icon == DRAW_TRIGGER:
            out.append(_part(P_DRAW, clause, [DrawPart(clause)]))
        elif icon == STAND_TRIGGER:
            out.append(_part(P_STAND, clause, [_choice(clause), StandPart(clause)]))
        else:
            hurt = In(You(), [DAMAGE])
            pick = Choose(clause, PICK_HEALED, 0, You(), hurt, Fixed(1), Fixed(1))
            body: list[Instruction] = [IfHurt(clause), pick, HealPart("7.20.1")]
            out.append(_part(P_HEAL, clause, body))
        out.append(_lasting(P_POWER, "11.10.5", POWER, Bonus(), Chosen(0)))
    if marks & FRONT_TRIGGER:
        out.append(_lasting(P_FRONT, "11.10.2.8", POWER, Bonus(), FrontRow()))
    if marks & OVER_TRIGGER:  # 11.10.2.9
        clause = "11.10.2.9"
        out.append(_part(P_REMOVE, clause, [RemovePart(clause)]))
        out.append(_part(P_DRAW, clause, [DrawPart(clause)]))
        out.append(_lasting(P_OVER, clause, POWER, Fixed(OVER_POWER), Chosen(0)))
    return out


def add_parts(card: CardDef) -> None:
    """Give a trigger unit the parts of its trigger ability."""
    card.abilities.extend(parts_of(card.marks & TRIGGERS))


def parts_on(t: Table, card: int, kind: int) -> list[int]:
    """The parts (ability numbers) that a card in the trigger zone has to play."""
    pool = t.pool
    d = pool.definition[card]
    out: list[int] = []
    base = pool.base[d]
    for i, ability in enumerate(pool.defs[d].abilities):
        if PARTS < ability.kind < OVER_EFFECT or (
            ability.kind == OVER_EFFECT and kind == DRIVE_CHECK
        ):
            out.append(base + i)
    return out


@mypyc_attr(acyclic=True, free_list_len=1)
class TriggerCheck(Frame):
    """10.6.1.2.3 to 10.6.1.2.6, 13.6.2 to 13.6.4: a card comes to the trigger zone, and its
    trigger ability is played part by part (11.10.3).

    `kind`: a drive or a damage check; `ref`: the card; `left`: the parts still to be played. What a
    drive check shows comes to the hand (10.6.1.2.6); what a damage check shows stays until it is
    resolved (13.7).
    """

    code = 21

    def __init__(self) -> None:
        super().__init__()
        self.kind: i64 = 0
        self.ref: i64 = -1
        self.left: list[int] = []

    def fresh(self) -> Frame:
        return TriggerCheck()

    def copy(self) -> Frame:
        f = TriggerCheck()
        f.step = self.step
        f.seat = self.seat
        f.kind = self.kind
        f.ref = self.ref
        f.left = self.left
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.kind, self.ref])
        put_numbers(out, self.left)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.kind = r.one()
        self.ref = r.one()
        self.left = r.many()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.step == 0:
            self.step = 1
            top = s.top(self.seat, DECK)
            if top < 0:
                s.stack.pop()
                return
            s.checking = self.kind
            clause = "10.6.1.2.3" if self.kind == DRIVE_CHECK else "13.6.3"
            put(s, [top], TRIGGER, clause, actor=self.seat)  # 10.6.1.2.3, 13.6.3
            self.ref = s.refs[top]
            if heard(s, CHECKED, self.kind):
                me = self.ref
                emit(s, Event(CHECKED, me, me, seat=self.seat, number=self.kind, other=s.attacker))
            self.left = self.parts(s, top)  # 10.6.1.2.4, 13.6.4
        elif self.step == 1:
            self.play(s)
        elif self.kind == DAMAGE_CHECK:
            s.stack.pop()
        elif self.step == 2:
            self.step = 3
            check_timing(s)  # 10.6.1.2.5
        else:
            s.stack.pop()
            card = self.ref & CARD_MASK
            s.checking = -1
            if s.alive(self.ref):
                # 4.13.1.1
                put(s, [card], HAND, "10.6.1.2.6", actor=self.seat)

    def parts(self, s: Table, card: int) -> list[int]:
        """What a card has to play: without an icon, nothing."""
        if not s.face(card).marks & TRIGGERS:
            return []
        return parts_on(s, card, self.kind)

    def play(self, s: Table) -> None:
        """11.10.3.1: one of the parts that are left; where the order cannot matter, the next."""
        # 11.10.3.2; 11.10.4.2: nothing while the effects of triggers are nullified; what was
        # played stays played (11.10.4.2.1)
        if not self.left or barred(s, NO_TRIGGERS, self.seat):
            self.step = 2  # 10.6.1.2.5
            return
        if len(self.left) > 1 and self.matters(s):
            options = [
                Option("part", self.ref & CARD_MASK, number=s.pool.abilities[number].kind - PARTS)
                for number in self.left
            ]
            ask_one(s, self.seat, "trigger part", "11.10.3.1", options, self.ref & CARD_MASK)
            return
        self.carry_out(s, 0)

    def matters(self, s: Table) -> bool:
        """Whether one could want to do another part first: what is drawn tells something."""
        for number in self.left:
            if s.pool.abilities[number].kind in (PARTS + P_DRAW, OVER_EFFECT):
                return True
        return False

    def answer(self, s: State, option: Option) -> None:
        assert isinstance(s, Table)
        for at in range(len(self.left)):
            if s.pool.abilities[self.left[at]].kind - PARTS == option.number:
                self.carry_out(s, at)
                return

    def carry_out(self, s: Table, at: int) -> None:
        number = self.left[at]
        self.left = self.left[:at] + self.left[at + 1 :]
        sc = Scope(number, self.ref, self.seat, None, NO_REGS)
        s.note("trigger", "11.10.3.1", self.seat, self.ref & CARD_MASK, number=number)
        start(s, number, sc)  # 11.10.3

    def receive(self, s: State, cards: list[int]) -> None:
        """A part, or a check timing, is done."""
