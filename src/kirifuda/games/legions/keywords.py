"""Chapter 39: what keywords do beside what the chapters they touch say.

Haste and assault (39-2, 39-3): table.py. First strike, menace, cannot block, straight, leap (39-4,
39-9, 39-16 to 39-18): battle.py. Regeneration, effect damage, specialities (39-5, 39-6, 39-13 to
39-15): processes.py. Move attack (39-7): main_phase.py. Barrier (39-19): rules.py.
"""

from __future__ import annotations

from kirifuda.build import i64
from kirifuda.games.legions.picks import SHOCKED
from kirifuda.games.legions.processes import deal_damage, shift_wait
from kirifuda.games.legions.table import Table
from kirifuda.games.legions.zones import (
    AT_CENTRE,
    AT_RIGHT,
    ATK,
    CENTRE,
    KINDS,
    LAST_WAIT,
    MENACE,
    MINIONS,
    RIGHT,
    SHOCK,
    STANDBY,
)
from kirifuda.kernel.effects.terms import Amount, Cards
from kirifuda.kernel.position.cards import Face
from kirifuda.kernel.position.integers import Reader
from kirifuda.kernel.position.scope import CARD_MASK, NO_NUMBERS, Event, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, pick
from kirifuda.kernel.timing.sequences import freeze, thaw
from kirifuda.kernel.values.layers import NUMBERS, Modifier


class GainMenace(Modifier):
    """39-9: menace of X beside the same keyword of less has no more to say."""

    def __init__(self, target: Cards, amount: Amount) -> None:
        super().__init__(NUMBERS, target)
        self.amount = amount
        self.reads |= amount.reads

    def needs(self) -> int:
        return super().needs() | self.amount.needs

    def amounts(self, s: State, sc: Scope) -> list[int]:
        return [self.amount.value(s, sc)]

    def changes(self, attribute: int) -> bool:
        return attribute == MENACE

    def apply(self, s: State, sc: Scope, numbers: list[int], face: Face) -> None:
        face.nums[MENACE] = max(face.nums[MENACE], numbers[0])


def has_keywords(face: Face) -> bool:
    """Whether a card has keywords printed."""
    return face.marks != 0 or any(face.nums[SHOCK:])


def without_keywords(face: Face) -> Face:
    """39-1, 35-4: keywords are continuous effects: what was placed in the sequence under way has
    none of its own yet."""
    out = face.copy()
    out.marks = 0
    for index in range(SHOCK, len(out.nums)):
        out.nums[index] = 0
    return out


def station(t: Table) -> None:
    """39-11, 39-12: in its player's turn a minion in its lane has so much more ATK.

    Keywords are continuous effects (39-1), so they stay as they were while a sequence runs.
    """
    if t.frozen:
        kept = t.stationed
    else:
        kept = NO_NUMBERS
        for card in t.zones[t.turn_seat * KINDS + MINIONS]:
            nums = t.faces[card].nums
            more = 0
            if t.spot[card] == RIGHT:
                more = nums[AT_RIGHT]  # 39-11
            elif t.spot[card] == CENTRE:
                more = nums[AT_CENTRE]  # 39-12
            if more:
                kept = [*kept, t.refs[card], more]
        t.stationed = kept
    if not kept:
        return
    t.own()
    for i in range(0, len(kept), 2):
        card = kept[i] & CARD_MASK
        if t.refs[card] == kept[i] and not t.down[card]:  # 39-1: kept as it was, if it is there
            face = t.faces[card].copy()
            face.nums[ATK] += kept[i + 1]  # 39-11, 39-12
            t.faces[card] = face
            t.changed = [*t.changed, card]


def pierce(t: Table, ev: Event) -> None:
    """39-10: piercing, as a triggered effect: damage to the opponent's master by that unit."""
    master = t.master_card(t.opponent(ev.seat))
    freeze(t)
    t.note("pierce", "39-10", ev.seat, ev.card & CARD_MASK, number=ev.number)
    deal_damage(t, [t.refs[master]], ev.number, ev.card)  # 39-10
    thaw(t)


class Shock(Frame):
    """39-8: shock, as a triggered effect: up to X cards of the opponent wait one turn longer."""

    code = 25

    def __init__(self) -> None:
        super().__init__()
        self.card: i64 = -1
        self.most: i64 = 0

    def fresh(self) -> Frame:
        return Shock()

    def copy(self) -> Frame:
        f = Shock()
        f.step = self.step
        f.seat = self.seat
        f.card = self.card
        f.most = self.most
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.card, self.most])

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.card = r.one()
        self.most = r.one()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.step == 0:
            self.step = 1
            foe = s.opponent(self.seat)
            found: list[int] = []
            for kind in range(STANDBY, LAST_WAIT + 1):
                found = found + s.zones[foe * KINDS + kind]
            s.note("shock", "39-8", self.seat, self.card, number=self.most)
            pick(s, s.turn_seat, SHOCKED, found, 0, self.most, self.card)
        else:
            s.stack.pop()

    def receive(self, s: State, cards: list[int]) -> None:
        assert isinstance(s, Table)
        freeze(s)
        shift_wait(s, cards, 1, "39-8", self.card)
        thaw(s)


def shock(t: Table, ev: Event) -> None:
    """Push what a unit's shock does."""
    f = Shock()
    f.seat = ev.seat
    f.card = ev.card & CARD_MASK
    f.most = ev.number
    t.stack.append(f)
