"""Abilities that effects choose, trigger or keep from triggering (9.1.1.2.1, 9.7.4.2)."""

from __future__ import annotations

from kirifuda.build import i64
from kirifuda.games.rebirth.events import SPARK_CHOSEN
from kirifuda.kernel.effects.effect import Effect, Instruction
from kirifuda.kernel.effects.terms import Cards
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.events.moving import MOVED
from kirifuda.kernel.events.triggers import emit, wait
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.integers import Reader, put
from kirifuda.kernel.position.scope import CARD_BITS, CARD_MASK, NO_REGS, Event, Scope, Waiting
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask, ask_one


class PickAbility(Frame):
    """A seat chooses one of several abilities, or none if it may (9.7.4.2).

    An ability is told as its number and its card's number together.
    """

    code = 35

    def __init__(self) -> None:
        super().__init__()
        self.source: i64 = -1
        self.least: i64 = 1
        self.found: list[int] = []

    def fresh(self) -> Frame:
        return PickAbility()

    def copy(self) -> Frame:
        f = PickAbility()
        f.step = self.step
        f.seat = self.seat
        f.source = self.source
        f.least = self.least
        f.found = self.found
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.source, self.least])
        put(out, self.found)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.source = r.one()
        self.least = r.one()
        self.found = r.many()

    def run(self, s: State) -> None:
        if len(self.found) == 1 and self.least and not s.stepwise:
            s.give([self.found[0]])
            return
        options = [
            Option("ability", one & CARD_MASK, ability=one >> CARD_BITS) for one in self.found
        ]
        if self.least:
            ask_one(s, self.seat, "choose", "9.7.4.2", options, self.source)
        else:
            options.append(Option("done"))
            ask(s, self.seat, "choose", "9.7.4.2", options, self.source)

    def abandon(self, s: State) -> bool:
        s.give([-1])
        return True

    def answer(self, s: State, option: Option) -> None:
        if option.kind == "done":
            s.give([-1])
        else:
            s.give([option.ability << CARD_BITS | option.card])


class ChooseAbility(Instruction):
    """A player chooses one ability of a kind among those of cards; it is kept as a number.

    `but`: the numbers of those that were chosen before it; if one of them was none, this is none.
    """

    def __init__(
        self,
        clause: str,
        who: Who,
        cards: Cards,
        kind: int,
        index: int,
        least: int = 1,
        but: list[int] | None = None,
    ) -> None:
        super().__init__(clause)
        self.who = who
        self.cards = cards
        self.kind = kind
        self.index = index
        self.least = least
        self.but = but if but is not None else []

    def found(self, s: State, sc: Scope) -> list[int]:
        out: list[int] = []
        for ref in self.cards.refs(s, sc):
            if s.alive(ref) and s.pool.rules.selectable(s, sc, ref, False):
                for number in s.face_of(ref).abilities:
                    if s.pool.abilities[number].kind == self.kind:
                        out.append(number << CARD_BITS | ref & CARD_MASK)
        return out

    def run(self, s: State, f: Effect) -> None:
        taken = [f.scope.number(index) for index in self.but]
        found = [one for one in self.found(s, f.scope) if one not in taken]
        f.scope.set_number(self.index, -1)
        if -1 in taken or (taken and not found):
            return
        if not found:
            f.failed = 1
            return
        f.into = self.index
        f.reading = 1
        p = PickAbility()
        p.seat = self.who.one(s, f.scope)
        p.source = f.scope.source & CARD_MASK
        p.least = self.least
        p.found = found
        s.stack.append(p)

    def payable(self, s: State, sc: Scope) -> bool:
        return len(self.found(s, sc)) > 0


class TriggerAbility(Instruction):
    """発動: an ability that was chosen comes to wait, as one of its own card or of another.

    9.1.1.2.1: to trigger is to have its condition met, so it is played at the next check timing.
    """

    def __init__(self, clause: str, index: int, cards: Cards | None) -> None:
        super().__init__(clause)
        self.index = index
        self.cards = cards

    def run(self, s: State, f: Effect) -> None:
        chosen = f.scope.number(self.index)
        if chosen < 0:
            f.failed = 1
            return
        card = chosen & CARD_MASK
        ref = s.refs[card]
        emit(s, Event(SPARK_CHOSEN, ref, ref, seat=s.seat[card], source=f.scope.source & CARD_MASK))
        if self.cards is not None:
            owners = self.cards.refs(s, f.scope)
            if not owners:
                f.failed = 1
                return
            ref = owners[0]
        number = chosen >> CARD_BITS
        sc = Scope(number, ref, s.seat[ref & CARD_MASK], None, NO_REGS)
        wait(s, s.pool.abilities[number], sc, 0)


class Unwait(Instruction):
    """Abilities of cards that wait because these were put into a zone wait no more."""

    def __init__(self, clause: str, cards: Cards, zones: int) -> None:
        super().__init__(clause)
        self.cards = cards
        self.zones = zones

    def run(self, s: State, f: Effect) -> None:
        mine = self.cards.refs(s, f.scope)
        s.waiting = [w for w in s.waiting if not self.meant(w, mine)]

    def meant(self, w: Waiting, mine: list[int]) -> bool:
        ev = w.scope.event
        return (
            ev is not None
            and w.scope.source in mine
            and ev.card == w.scope.source
            and ev.kind == MOVED
            and self.zones >> ev.to & 1 == 1
        )
