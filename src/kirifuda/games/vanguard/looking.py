"""7.7: fighters look at cards of decks."""

from __future__ import annotations

from kirifuda.games.vanguard.events import LOOKED
from kirifuda.games.vanguard.rulings import PEEKS
from kirifuda.games.vanguard.table import Table, changed_at
from kirifuda.games.vanguard.zones import DECK, KINDS
from kirifuda.kernel.effects.effect import Effect, Instruction
from kirifuda.kernel.effects.terms import Amount
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.events.triggers import emit, heard
from kirifuda.kernel.position.scope import BY_EFFECT, CARD_MASK, Event, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.values.rulings import in_force


def look_at(s: State, seat: int, card: int, clause: str, source: int) -> None:
    """A fighter gets to know a card."""
    allies = s.pool.rules.allies(s, seat)
    s.set_known(card, s.known[card] | allies)
    s.note("look", clause, s.seat[card], card, source=source, seen=allies)


class Look(Instruction):
    """7.7.1: a fighter looks at the top cards of a deck, which are kept in a register."""

    def __init__(self, who: Who, whose: Who, amount: Amount, into: int) -> None:
        super().__init__("7.7.1")
        self.who = who
        self.whose = whose
        self.amount = amount
        self.into = into

    def run(self, s: State, f: Effect) -> None:
        sc = f.scope
        want = self.amount.value(s, sc)
        source = sc.source & CARD_MASK if sc.source >= 0 else -1
        found: list[int] = []
        for seat in self.whose.seats(s, sc):
            top = s.cards(seat, DECK)[: max(0, want)]
            if len(top) < want:
                f.failed = 1
            for card in top:  # 7.7.1
                look_at(s, self.who.one(s, sc), card, self.clause, source)
            found.extend([s.refs[card] for card in top])
        f.keep(self.into, found)

    def possible(self, s: State, sc: Scope) -> bool:
        return all(s.count(seat, DECK) > 0 for seat in self.whose.seats(s, sc))


class Looked(Instruction):
    """7.7.4: that cards were looked at is told once in an effect, of its first look.

    `index`: the number of the scope that keeps whether it has been told.
    """

    def __init__(self, who: Who, register: int, index: int) -> None:
        super().__init__("7.7.4")
        self.who = who
        self.register = register
        self.index = index

    def run(self, s: State, f: Effect) -> None:
        sc = f.scope
        if not sc.regs[self.register] or sc.number(self.index):
            return
        sc.set_number(self.index, 1)
        if heard(s, LOOKED):  # 7.7.4
            source = sc.source & CARD_MASK if sc.source >= 0 else -1
            emit(s, Event(LOOKED, seat=self.who.one(s, sc), cause=f.cause, source=source))

    def possible(self, s: State, sc: Scope) -> bool:
        return True


def peekers(t: Table, card: int) -> int:
    """7.7.3: the seats (bits) that may look at a card of a deck at any time: who may look at the
    top card of one's own."""
    if not t.pool.rules_touched >> PEEKS & 1 or t.zone[card] != DECK:
        return 0
    seat = t.seat[card]
    if t.zones[seat * KINDS + DECK][0] != card:
        return 0
    for found in in_force(t, PEEKS):
        if found.binds(t, seat):
            return t.pool.rules.allies(t, seat)
    return 0


def peek(t: Table) -> None:
    """7.7.3.1: who may look at the top card at any time has looked at it once, as long as it lies
    there."""
    for seat in range(t.seats):
        top = t.top(seat, DECK)
        if top < 0 or not peekers(t, top):
            continue
        if t.peeked and t.peeked[seat] == t.refs[top] and t.known[top] >> seat & 1:
            continue
        known = t.peeked or [-1] * t.seats
        t.peeked = changed_at(known, seat, t.refs[top])  # 7.7.3.1
        look_at(t, seat, top, "7.7.3", -1)
        if heard(t, LOOKED):
            emit(t, Event(LOOKED, seat=seat, cause=BY_EFFECT))
