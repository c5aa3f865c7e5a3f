"""Chapter 5: what effects tell players to do beside moving cards: draw, check, hurt, trigger."""

from __future__ import annotations

from typing import Final

from kirifuda.games.rebirth.attack import hurt
from kirifuda.games.rebirth.drawing import draw_card, have_drawn
from kirifuda.games.rebirth.events import CHECKED, RECOVERED
from kirifuda.games.rebirth.instructions import hit
from kirifuda.games.rebirth.permits import drawn
from kirifuda.games.rebirth.rulings import CHECK_ATK
from kirifuda.games.rebirth.table import Table
from kirifuda.games.rebirth.zones import (
    ATK,
    CHARACTER,
    DECK,
    ENTRY,
    REBIRTH_CARD,
    WAITING,
)
from kirifuda.kernel.effects.conditions import Condition
from kirifuda.kernel.effects.effect import Effect, Instruction
from kirifuda.kernel.effects.terms import Amount, Cards
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.events.moving import move
from kirifuda.kernel.events.triggers import emit
from kirifuda.kernel.position.needs import NEEDS_DAMAGE
from kirifuda.kernel.position.scope import BY_EFFECT, CARD_MASK, Event
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.asking import Confirm, name_seat
from kirifuda.kernel.values.rulings import number_of

DRAW_ON: Final = 10
LOOK_ON: Final = 11


class DrawCards(Instruction):
    """5.9: players draw, one card at a time; what was drawn is kept in a register."""

    def __init__(self, clause: str, who: Who, amount: Amount, into: int) -> None:
        super().__init__(clause)
        self.who = who
        self.amount = amount
        self.into = into

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        n = self.amount.value(s, f.scope)
        kept: list[int] = []
        for seat in self.who.seats(s, f.scope):
            many = drawn(s, seat, n)
            got = 0
            if many < n:
                f.failed = 1
            for _ in range(many):
                ref = draw_card(s, seat, self.clause, f.cause, f.scope.source & CARD_MASK, seat)
                if ref < 0:
                    f.failed = 1
                    break
                kept.append(ref)
                got += 1
            have_drawn(s, seat, got, f.cause, f.scope.source & CARD_MASK)
        f.keep(self.into, kept)


STAT_WORDS: Final = ["cost", "ATK", "DEF"]


class Tell(Instruction):
    """A player tells everyone a number: one of a card that is there, or a guess at it."""

    def __init__(self, clause: str, who: Who, word: str, cards: Cards, amount: Amount) -> None:
        super().__init__(clause)
        self.who = who
        self.word = word
        self.cards = cards
        self.amount = amount

    def run(self, s: State, f: Effect) -> None:
        if self.cards.refs(s, f.scope):
            n = self.amount.value(s, f.scope)
            source = f.scope.source & CARD_MASK
            s.note(self.word, self.clause, self.who.one(s, f.scope), number=n, source=source)


class Recovered(Instruction):
    """5.16: a player has recovered damage: what waits for that comes to wait."""

    def __init__(self, who: Who, cards: Cards) -> None:
        super().__init__("5.16.1")
        self.who = who
        self.cards = cards

    def run(self, s: State, f: Effect) -> None:
        n = len(self.cards.refs(s, f.scope))
        seat = self.who.one(s, f.scope)
        if n:
            by = f.scope.source & CARD_MASK
            ev = Event(RECOVERED, seat=seat, actor=seat, cause=f.cause, source=by, number=n)
            emit(s, ev)


class Hurt(Instruction):
    """Deal damage to characters; what deals it is the card of the ability (9.13.3)."""

    def __init__(self, clause: str, cards: Cards, amount: Amount) -> None:
        super().__init__(clause)
        self.cards = cards
        self.amount = amount

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        for ref in self.cards.refs(s, f.scope):
            if hit(s, f, ref) and s.zone[ref & CARD_MASK] == ENTRY:
                hurt(
                    s,
                    ref & CARD_MASK,
                    self.amount.value(s, f.scope),
                    f.scope.source,
                    self.clause,
                    BY_EFFECT,
                )
            else:
                f.failed = 1


class SetDamage(Instruction):
    """The damage that a character has becomes a number."""

    def __init__(self, clause: str, cards: Cards, amount: Amount) -> None:
        super().__init__(clause)
        self.cards = cards
        self.amount = amount

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        for ref in self.cards.refs(s, f.scope):
            card = ref & CARD_MASK
            if hit(s, f, ref):
                n = self.amount.value(s, f.scope)
                s.set_damage(card, n)
                s.calm = 0
                s.stir(NEEDS_DAMAGE)
                s.note("healed", self.clause, s.seat[card], card, number=n)


CHECK_WON: Final = 1
CHECK_LOST: Final = 2  # 0: there was no check


class Check(Instruction):
    """5.25: a check. How it ended is kept as a number (5.25.2), the card in a register.

    Of several opponents the one who checks names one first (5.25.1), which is a number, too.
    """

    def __init__(self, clause: str, who: Who, won: int, into: int, against: int) -> None:
        super().__init__(clause)
        self.who = who
        self.won = won
        self.into = into
        self.against = against

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        seat = self.who.one(s, f.scope)
        foes = s.opponents(seat)
        foe = s.opponent(seat)
        if len(foes) > 1:
            if f.step == 0:
                f.step = 1
                f.at -= 1
                f.into = self.against
                f.reading = 1
                name_seat(s, seat, foes, f.scope.source & CARD_MASK)  # 5.25.1
                return
            f.step = 0
            foe = f.scope.number(self.against) - 1
            if foe < 0:
                f.failed = 1
                return
        card = s.top(seat, DECK)
        f.scope.set_number(self.won, 0)
        f.keep(self.into, [])
        if card < 0:
            f.failed = 1
            return
        ref = move(
            s,
            card,
            WAITING,
            "5.25.1",
            cause=f.cause,
            source=f.scope.source & CARD_MASK,
            actor=seat,
        )
        face = s.face(card)
        entry = s.entry(foe)
        won = False  # 5.25.1.3
        clause = "5.25.1.3"
        if face.kinds & REBIRTH_CARD:
            won = True  # 5.25.1.1
            clause = "5.25.1.1"
        elif face.kinds & CHARACTER and entry >= 0:
            clause = "5.25.1.2"
            if face.nums[ATK] > s.face(entry).nums[ATK] + number_of(s, CHECK_ATK, seat):
                won = True  # 5.25.1.2
        f.scope.set_number(self.won, CHECK_WON if won else CHECK_LOST)  # 5.25.2
        f.keep(self.into, [ref])
        s.note("check won" if won else "check lost", clause, seat, card)
        by = f.scope.source & CARD_MASK
        ev = Event(CHECKED, ref, ref, seat=seat, cause=f.cause, source=by, number=int(won))
        emit(s, ev)


class EndPhase(Instruction):
    """The phase under way ends, once what is being done is done."""

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        s.end_phase = 1
        s.note("end phase", self.clause, f.scope.master)


class UpTo(Instruction):
    """5.9.3, 5.10.3: up to so many cards from the top of the deck, one at a time.

    The first is the top one (5.10.3.1); it ends when there were enough (5.9.3.3, 5.10.3.4).

    Who acts says of each whether there is to be another (3.1.2.4.1), of whoever's deck they are.

    `do`: 0 draws each, 1 looks at each (they stay, and are kept in a register), 2 puts each into
    a zone, which `put` names, with how it lies there (`rest`).
    """

    def __init__(
        self,
        clause: str,
        who: Who,
        amount: Amount,
        do: int,
        into: int,
        count: int,
        whose: Who | None = None,
        put: int = WAITING,
        rest: int = 0,
    ) -> None:
        super().__init__(clause)
        self.who = who
        self.amount = amount
        self.do = do
        self.into = into
        self.count = count
        self.whose = who if whose is None else whose
        self.put = put
        self.rest = rest

    def run(self, s: State, f: Effect) -> None:
        sc = f.scope
        seat = self.who.one(s, sc)
        owner = self.whose.one(s, sc)
        done = sc.number(self.count)
        deck = s.cards(owner, DECK)
        if f.step == 0:
            f.keep(self.into, [])
            done = 0  # 5.10.3.1
            sc.set_number(self.count, 0)
            sc.set_number(self.count + 1, 0)
        elif sc.number(self.count + 1):
            at = done if self.do == 1 else 0
            if at < len(deck):
                card = deck[at]
                self.take(s, f, seat, card)
                done += 1
                sc.set_number(self.count, done)
                if s.over:
                    return
        else:
            self.end(s, f, seat, done)
            return
        limit = self.amount.value(s, sc)
        if self.do == 0:
            assert isinstance(s, Table)
            limit = drawn(s, seat, limit)
        ahead = done if self.do == 1 else 0
        enough = done >= limit  # 5.9.3.3, 5.10.3.4
        if enough or ahead >= len(s.cards(owner, DECK)):
            self.end(s, f, seat, done)
            return
        f.step = 1
        f.at -= 1  # 5.9.3, 5.10.3: it is gone through once more
        f.into = self.count + 1
        f.reading = 1
        c = Confirm()
        c.seat = seat
        c.source = sc.source & CARD_MASK
        c.clause = DRAW_ON if self.do == 0 else LOOK_ON
        s.stack.append(c)  # 5.9.3.1, 5.10.3.2

    def end(self, s: State, f: Effect, seat: int, done: int) -> None:
        """5.9.3.1, 5.9.3.3, 5.10.3.2, 5.10.3.4: the instruction is over; none is not done."""
        f.step = 0
        if not done:
            f.failed = 1
        if self.do == 0:
            assert isinstance(s, Table)
            have_drawn(s, seat, done, f.cause, f.scope.source & CARD_MASK)

    def take(self, s: State, f: Effect, seat: int, card: int) -> None:
        sc = f.scope
        if self.do == 1:
            s.set_known(card, s.known[card] | s.pool.rules.allies(s, seat))  # 5.10.3.3
            s.note("look", "5.10.3.3", seat, card, seen=s.known[card])
            ref = s.refs[card]
        elif self.do == 0:
            assert isinstance(s, Table)
            ref = draw_card(s, seat, "5.9.3.2", f.cause, sc.source & CARD_MASK, seat)
        else:
            ref = move(
                s,
                card,
                self.put,
                self.clause,
                rest=self.rest,
                cause=f.cause,
                source=sc.source & CARD_MASK,
                actor=seat,
            )
        f.keep(self.into, [*sc.regs[self.into], ref])


class LoseGame(Instruction):
    """1.2.5: players lose while the effect resolves."""

    def __init__(self, clause: str, who: Who) -> None:
        super().__init__(clause)
        self.who = who

    def run(self, s: State, f: Effect) -> None:
        s.pool.rules.lose(s, self.who.seats(s, f.scope), self.clause)  # 1.2.5


class WinGame(Instruction):
    """1.2.5: players win while the effect resolves; so all others lose (1.2.1.1)."""

    def __init__(self, clause: str, who: Who) -> None:
        super().__init__(clause)
        self.who = who

    def run(self, s: State, f: Effect) -> None:
        winners = self.who.seats(s, f.scope)
        teams = [s.team[seat] for seat in winners]
        losers = [o for o in range(s.seats) if not s.gone[o] and s.team[o] not in teams]
        s.pool.rules.lose(s, losers, self.clause)  # 1.2.1.1
        if not s.over:  # 1.2.1: the game ends also where several have won
            s.over = True
            s.winners = sorted(winners)
            s.end_clause = self.clause
            s.note("over", "1.2.1", winners[0])


class RecallOptions(Instruction):
    """Which options of this ability of this card were chosen in this turn, as bits.

    They stand among the uses of abilities, as numbers below all ability numbers.
    """

    def __init__(self, index: int, many: int) -> None:
        super().__init__("9.2.1")
        self.index = index
        self.many = many

    def run(self, s: State, f: Effect) -> None:
        sc = f.scope
        bits = 0
        for i in range(0, len(s.used), 2):
            if s.used[i] == sc.source:
                for place in range(self.many):
                    if s.used[i + 1] == option_mark(sc.ability, place):
                        bits |= 1 << place
        sc.set_number(self.index, bits)


class NoteOptions(Instruction):
    """The options that were chosen now cannot be chosen again in this turn."""

    def __init__(self, index: int, many: int) -> None:
        super().__init__("9.2.1")
        self.index = index
        self.many = many

    def run(self, s: State, f: Effect) -> None:
        sc = f.scope
        for place in range(self.many):
            if sc.number(self.index) >> place & 1:
                s.used = [*s.used, sc.source, option_mark(sc.ability, place)]


def option_mark(ability: int, place: int) -> int:
    return -2 - (ability * 16 + place)


class NoteBit(Instruction):
    """Set a bit of a number if a condition holds."""

    def __init__(self, index: int, bit: int, condition: Condition) -> None:
        super().__init__("")
        self.index = index
        self.bit = bit
        self.condition = condition

    def run(self, s: State, f: Effect) -> None:
        if self.condition.true(s, f.scope):
            f.scope.set_number(self.index, f.scope.number(self.index) | 1 << self.bit)
