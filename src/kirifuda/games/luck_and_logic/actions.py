"""Chapter 5: what effects tell players to do: draw, pay, boost, unite, define, win."""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.games.luck_and_logic.alchemy import push_alchemy
from kirifuda.games.luck_and_logic.battle import define, definitions, may_define
from kirifuda.games.luck_and_logic.events import LOGIC_DRIVEN
from kirifuda.games.luck_and_logic.instructions import ToOne, alive, source_of
from kirifuda.games.luck_and_logic.make import push_boost, push_make
from kirifuda.games.luck_and_logic.processes import (
    draw,
    luck_drive,
    may_level_boost,
    may_luck_drive,
    pay_stock,
    refresh,
    reshuffle,
    shuffle_stock,
    stock_boost,
    stock_close,
    stock_open,
)
from kirifuda.games.luck_and_logic.rulings import LOSES_NOT, NO_DEFINING
from kirifuda.games.luck_and_logic.table import Table
from kirifuda.games.luck_and_logic.union import pairs, push_union
from kirifuda.games.luck_and_logic.usable import usable
from kirifuda.games.luck_and_logic.zones import DECK, DROP, LOGIC_DRIVE, STOCK
from kirifuda.kernel.effects.effect import Effect, Instruction, start
from kirifuda.kernel.effects.terms import Amount, Cards
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.events.moving import LAST, move
from kirifuda.kernel.events.triggers import emit, heard
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.integers import Reader
from kirifuda.kernel.position.scope import NO_REGS, Event, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask, ask_one
from kirifuda.kernel.values.rulings import barred


class ByPlayer(Instruction):
    """Something that players do so many times; less than once is not at all."""

    def __init__(self, clause: str, who: Who, amount: Amount) -> None:
        super().__init__(clause)
        self.who = who
        self.amount = amount

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        amount = self.amount.value(s, f.scope)
        for seat in self.who.seats(s, f.scope):
            if amount > 0 and not s.over and not self.do(s, seat, amount, f):  # 1.3.2.2
                f.failed = 1

    def do(self, t: Table, seat: int, amount: int, f: Effect) -> bool:
        """Do it; whether all of it was done."""
        raise AssertionError


class Draw(ByPlayer):
    """5.6.2."""

    def do(self, t: Table, seat: int, amount: int, f: Effect) -> bool:
        return draw(t, seat, amount, self.clause, f.cause, source_of(f)) == amount

    def payable(self, s: State, sc: Scope) -> bool:
        return s.count(self.who.one(s, sc), DECK) >= self.amount.value(s, sc)  # 10.2.3


class Boost(ByPlayer):
    """5.27."""

    def do(self, t: Table, seat: int, amount: int, f: Effect) -> bool:
        return stock_boost(t, seat, amount, self.clause, f.cause, source_of(f)) == amount

    def payable(self, s: State, sc: Scope) -> bool:
        return s.count(self.who.one(s, sc), DECK) >= self.amount.value(s, sc)


class Open(ByPlayer):
    """5.28."""

    def do(self, t: Table, seat: int, amount: int, f: Effect) -> bool:
        return stock_open(t, seat, amount, self.clause, source_of(f)) == amount

    def payable(self, s: State, sc: Scope) -> bool:
        stock = s.cards(self.who.one(s, sc), STOCK)
        return len([c for c in stock if s.down[c]]) >= self.amount.value(s, sc)


class Close(ByPlayer):
    """5.29."""

    def do(self, t: Table, seat: int, amount: int, f: Effect) -> bool:
        return stock_close(t, seat, amount, self.clause, source_of(f)) == amount

    def payable(self, s: State, sc: Scope) -> bool:
        stock = s.cards(self.who.one(s, sc), STOCK)
        return len([c for c in stock if not s.down[c]]) >= self.amount.value(s, sc)


class Pay(ByPlayer):
    """5.22.5: stock is paid, all of it or none (5.22.3)."""

    def do(self, t: Table, seat: int, amount: int, f: Effect) -> bool:
        return pay_stock(t, seat, amount, self.clause)

    def payable(self, s: State, sc: Scope) -> bool:
        return s.count(self.who.one(s, sc), STOCK) >= self.amount.value(s, sc)


class Stock(Amount):
    """How many cards the stock of a player holds: the most that can be paid."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def value(self, s: State, sc: Scope) -> int:
        return s.count(self.who.one(s, sc), STOCK)


class PlainAct(Instruction):
    """Something that players do once."""

    def __init__(self, clause: str, who: Who) -> None:
        super().__init__(clause)
        self.who = who

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        for seat in self.who.seats(s, f.scope):
            if not s.over and not self.do(s, seat, f):
                f.failed = 1

    def do(self, t: Table, seat: int, f: Effect) -> bool:
        raise AssertionError


class Refresh(PlainAct):
    """5.21."""

    def do(self, t: Table, seat: int, f: Effect) -> bool:
        refresh(t, seat, self.clause)
        return True


class Reshuffle(PlainAct):
    """5.20."""

    def do(self, t: Table, seat: int, f: Effect) -> bool:
        reshuffle(t, seat, self.clause)
        return True


class MixStock(PlainAct):
    """4.8.1.1.2."""

    def do(self, t: Table, seat: int, f: Effect) -> bool:
        shuffle_stock(t, seat, self.clause)
        return True


class LuckDrive(PlainAct):
    """5.18."""

    def do(self, t: Table, seat: int, f: Effect) -> bool:
        if not may_luck_drive(t, seat):
            return False
        luck_drive(t, seat)
        return True

    def payable(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        return may_luck_drive(s, self.who.one(s, sc))


class Win(PlainAct):
    """1.2.5: players win at once: all others lose."""

    def do(self, t: Table, seat: int, f: Effect) -> bool:
        t.pool.rules.lose(t, t.opponents(seat), self.clause)
        return True


class Lose(PlainAct):
    """1.2.5: players lose at once, unless an effect forbids it (1.3.3)."""

    def do(self, t: Table, seat: int, f: Effect) -> bool:
        if barred(t, LOSES_NOT, seat):
            return False
        t.pool.rules.lose(t, [seat], self.clause)
        return True


# -- what asks ---------------------------------------------------------------------------------


class LevelBoost(Instruction):
    """5.15: a level boost, if it can be paid for."""

    def __init__(self, clause: str, who: Who, index: int) -> None:
        super().__init__(clause)
        self.who = who
        self.index = index

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        seat = self.who.one(s, f.scope)
        if not may_level_boost(s, seat):
            f.failed = 1
            return
        f.into = self.index
        f.reading = 1
        push_boost(s, seat)

    def payable(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        return bool(may_level_boost(s, self.who.one(s, sc)))


class Forge(Instruction):
    """5.33: alchemy; the tool that was turned up comes into a register."""

    def __init__(self, clause: str, who: Who, level: int, into: int) -> None:
        super().__init__(clause)
        self.who = who
        self.level = level
        self.into = into

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        f.into = self.into
        f.reading = 0
        f.keep(self.into, [])
        push_alchemy(s, self.who.one(s, f.scope), self.level, source_of(f))


class MakeOver(Instruction):
    """11.11.2: the member with the ability changes place with one in the hand."""

    def __init__(self, clause: str, cards: Cards, level: int, into: int) -> None:
        super().__init__(clause)
        self.cards = cards
        self.level = level
        self.into = into

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        f.into = self.into
        f.reading = 0
        for card in alive(s, self.cards.refs(s, f.scope)):
            push_make(s, f.scope.master, card, self.level, source_of(f))
            return
        f.failed = 1


class PlayDrive(ToOne):
    """11.4.2.1: a logic drive of a member is done without its cost, X as 0.

    Not if it is not valid or cannot be used.
    """

    def begin(self, t: Table, card: int, f: Effect) -> bool:
        seat = self.who.one(t, f.scope)
        found = drives(t, seat, card)
        if not found:
            return False
        f.reading = 1
        f.into = 1
        if len(found) == 1 and not t.stepwise:
            drive(t, seat, card, found[0], f)
            return True
        q = Questions()
        q.seat = seat
        q.kind = OF_DRIVES
        q.card = card
        q.source = source_of(f)
        t.stack.append(q)
        return True


def drives(t: Table, seat: int, card: int) -> list[int]:
    """The logic drives of a card that a seat can play by an effect."""
    out: list[int] = []
    for number in t.abilities_of(card):
        ability = t.pool.abilities[number]
        if ability.kind == LOGIC_DRIVE and ability.zones >> t.zone[card] & 1:
            if usable(t, ability, Scope(number, t.refs[card], seat, None, NO_REGS)):  # 12.3.1.1
                out.append(number)
    return out


def drive(t: Table, seat: int, card: int, number: int, f: Effect) -> None:
    """5.22.6: a logic drive is played, for an effect."""
    ref = t.refs[card]
    start(t, number, Scope(number, ref, seat, None, NO_REGS), since=f.since)  # 5.22.6, 5.22.6.1
    if heard(t, LOGIC_DRIVEN):
        emit(t, Event(LOGIC_DRIVEN, ref, ref, seat=seat, source=source_of(f)))


# what an effect asks
OF_UNIONS: Final = 0
OF_LOGIC: Final = 1
OF_DRIVES: Final = 2


class Questions(Frame):
    """What an effect asks before a union (5.13.1.1), a definition (5.16) or a logic drive (11.4).

    Which two cards unite, which is defined, or which of the logic drives of `card` is played. The
    frame below receives the union, or the card that was defined, or nothing.
    """

    code = 41

    def __init__(self) -> None:
        super().__init__()
        self.kind: i64 = OF_UNIONS
        self.card: i64 = -1
        self.source: i64 = -1

    def fresh(self) -> Frame:
        return Questions()

    def copy(self) -> Frame:
        f = Questions()
        f.step = self.step
        f.seat = self.seat
        f.kind = self.kind
        f.card = self.card
        f.source = self.source
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.kind, self.card, self.source])

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.kind = r.one()
        self.card = r.one()
        self.source = r.one()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.kind == OF_DRIVES:
            found = drives(s, self.seat, self.card)
            which = [Option("drive", self.card, ability=number) for number in found]
            ask_one(s, self.seat, "drive", "11.4.2.1", which, self.source)
        elif self.kind == OF_LOGIC:
            ask(s, self.seat, "define", "5.16.1", definitions(s, self.seat), self.source)
        else:
            options = [Option("union", a, number=b) for a, b in pairs(s, self.seat)]
            ask(s, self.seat, "unite", "5.13.1.1", options, self.source)

    def answer(self, s: State, option: Option) -> None:
        assert isinstance(s, Table)
        if self.kind == OF_LOGIC:
            define(s, option.card, "5.16.1")
            s.give([option.card])
            return
        s.stack.pop()
        if self.kind == OF_DRIVES:
            below = s.own_top()
            assert isinstance(below, Effect)
            drive(s, self.seat, self.card, option.ability, below)
            return
        push_union(s, self.seat, option.card, option.number, source=self.source, free=1)


class Unite(PlainAct):
    """5.13: who acts unites two of their cards; the union needs no condition and no cost."""

    def __init__(self, clause: str, who: Who, into: int) -> None:
        super().__init__(clause, who)
        self.into = into

    def do(self, t: Table, seat: int, f: Effect) -> bool:
        f.into = self.into
        f.reading = 0
        f.keep(self.into, [])
        if not pairs(t, seat):
            return False
        q = Questions()
        q.seat = seat
        q.source = source_of(f)
        t.stack.append(q)
        return True

    def payable(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        return bool(pairs(s, self.who.one(s, sc)))


class UnitePair(Instruction):
    """5.13.1.1: who acts unites two cards that are told, if they can unite.

    Like `Unite`, it needs no condition and no cost for the union.
    """

    def __init__(self, clause: str, who: Who, first: Cards, second: Cards, into: int) -> None:
        super().__init__(clause)
        self.who = who
        self.first = first
        self.second = second
        self.into = into

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        f.into = self.into
        f.reading = 0
        f.keep(self.into, [])
        seat = self.who.one(s, f.scope)
        two = alive(s, self.first.refs(s, f.scope)) + alive(s, self.second.refs(s, f.scope))
        for one, other in pairs(s, seat):
            if len(two) == 2 and one in two and other in two:
                push_union(s, seat, one, other, source=source_of(f), free=1)
                return
        f.failed = 1


class DefineThese(ToOne):
    """5.16.1: a card is defined as logic, if a battle goes on and the limit allows it."""

    def begin(self, t: Table, card: int, f: Effect) -> bool:
        seat = self.who.one(t, f.scope)
        if not t.battling or not may_define(t, seat) or barred(t, NO_DEFINING, seat, -1, card):
            return False
        define(t, card, self.clause)
        f.keep(self.scratch, [t.refs[card]])
        return True


class Define(PlainAct):
    """5.16: who acts defines a card as logic, if a battle goes on and the limit allows it."""

    def __init__(self, clause: str, who: Who, into: int) -> None:
        super().__init__(clause, who)
        self.into = into

    def do(self, t: Table, seat: int, f: Effect) -> bool:
        f.into = self.into
        f.reading = 0
        f.keep(self.into, [])
        if not t.battling or not may_define(t, seat) or not definitions(t, seat):
            return False
        q = Questions()
        q.seat = seat
        q.kind = OF_LOGIC
        q.source = source_of(f)
        t.stack.append(q)
        return True

    def payable(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        seat = self.who.one(s, sc)
        return s.battling == 1 and may_define(s, seat) and bool(definitions(s, seat))


class Mill(ByPlayer):
    """4.5.2: cards go from the top of the deck to a zone, one at a time."""

    def __init__(self, clause: str, who: Who, amount: Amount, into: int) -> None:
        super().__init__(clause, who, amount)
        self.into = into
        self.kind = DROP
        self.where = LAST
        self.down = -1

    def do(self, t: Table, seat: int, amount: int, f: Effect) -> bool:
        moved: list[int] = []
        for _ in range(amount):
            top = t.top(seat, DECK)
            if top < 0 or t.over:
                break
            how = (f.cause, source_of(f), seat)
            moved.append(move(t, top, self.kind, self.clause, self.where, -1, 0, self.down, *how))
        if not t.over:
            f.keep(self.into, [r for r in moved if t.alive(r)])
        return len(moved) == amount

    def payable(self, s: State, sc: Scope) -> bool:
        return s.count(self.who.one(s, sc), DECK) >= self.amount.value(s, sc)  # 10.2.3
