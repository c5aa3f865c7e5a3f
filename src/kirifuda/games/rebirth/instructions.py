"""Chapter 5: what effects can tell players to do."""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.games.rebirth.placing import (
    convert,
    energy_left,
    exchange,
    make_soul,
    pay_energy,
    put_cards,
    turn_card,
)
from kirifuda.games.rebirth.returning import return_cards, returns_otherwise
from kirifuda.games.rebirth.rulings import NO_SET, NO_STANDING, NO_TURN_BY
from kirifuda.games.rebirth.table import Table
from kirifuda.games.rebirth.tolls import ask_toll
from kirifuda.games.rebirth.zones import (
    DECK,
    DEER,
    DEER_PILE,
    ENERGY,
    ENTRY,
    HAND,
    KINDS,
    MEMBER,
    PARTNER,
    REBIRTH,
    REBIRTH_CARD,
    SLOTS,
    WAITING,
)
from kirifuda.kernel.effects.effect import Effect, Instruction
from kirifuda.kernel.effects.instructions import Top
from kirifuda.kernel.effects.terms import Amount, Cards, Filter
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.events.moving import FIRST, LAST, move
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.integers import Reader, put
from kirifuda.kernel.position.scope import CARD_MASK, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask_one, still_there
from kirifuda.kernel.values.rulings import barred, in_force

ORDER: Final = 13
EITHER_END: Final = 2
ANY_ORDER: Final = 1


def hit(s: State, f: Effect, ref: int) -> bool:
    """Whether a card is still where it was meant, and the effect (no cost is one) affects it."""
    if not s.alive(ref):
        return False
    return not s.pool.shielded or f.cost != 0 or s.pool.rules.reaches(s, f.scope, ref & CARD_MASK)


class PutCards(Instruction):
    """5.2: cards go to a zone. What was put is kept in a register (-1: not kept).

    `order`: the acting player orders them; otherwise who owns the deck that they go to (4.1.5).
    `where` may be EITHER_END: top or bottom of the deck, as the acting player chooses for each.
    `whose`: a zone of that player is named, and nobody else's card goes there (4.1.1.1).
    `lax`: all of some cards are meant, be it none; otherwise putting none is not putting.
    `slots`: only member slots with such a character, or without one (`without`).
    """

    def __init__(
        self,
        clause: str,
        who: Who,
        cards: Cards,
        kind: int,
        into: int = -1,
        where: int = LAST,
        rest: int = 0,
        vacant: int = 0,
        order: int = 0,
        whose: Who | None = None,
        down: int = -1,
    ) -> None:
        super().__init__(clause)
        self.who = who
        self.cards = cards
        self.whose = whose
        self.down = down  # 1: face down where cards lie face up (4.3.3.3)
        self.kind = kind
        self.into = into
        self.where = where
        self.rest = rest
        self.vacant = vacant
        self.order = order
        self.lax = False
        self.loose = False  # 5.8.2: into a deck that is then shuffled, in no order
        self.slots: Filter | None = None
        self.without = False

    def spots(self, s: Table, sc: Scope) -> list[int] | None:
        """The member slots that are named, if any are."""
        if self.slots is None:
            return None
        seat = (self.whose if self.whose is not None else self.who).one(s, sc)
        held = [0] * SLOTS
        for card in s.cards(seat, MEMBER):
            if self.slots.holds(s, sc, s.refs[card]):
                held[s.spot[card]] = 1
        return [i for i in range(SLOTS) if (held[i] == 0) == self.without]

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        sc = f.scope
        if isinstance(self.cards, Top) and self.kind != MEMBER:
            self.one_by_one(s, f, self.cards)
            return
        wanted = self.cards.refs(s, sc)
        cards = [r & CARD_MASK for r in wanted if hit(s, f, r) and self.fits(s, r & CARD_MASK)]
        if self.whose is not None:
            seats = self.whose.seats(s, sc)
            cards = [c for c in cards if s.pool.owner[c] in seats]  # 4.1.1.1
        if len(cards) < len(wanted) or (not wanted and not self.lax):
            f.failed = 1
        if self.into >= 0:
            f.keep(self.into, [s.refs[c] for c in cards])  # followed once they were put
        if not cards:
            return
        f.into = max(self.into, 0)
        f.reading = 0
        seat = self.who.one(s, sc)
        source = sc.source & CARD_MASK
        if self.where == EITHER_END or (self.kind == DECK and len(cards) > 1 and not self.loose):
            chooser = seat if self.order or self.where == EITHER_END else -1
            arrange(s, chooser, seat, cards, self, f.cause, source)
            return
        if self.kind in (ENTRY, MEMBER) and not f.cost:
            for card in cards:
                if ask_toll(s, seat, card, self.kind):
                    f.at -= 1  # once that is settled, they are put
                    return
        to = self.kind
        if to in (HAND, WAITING) and not f.cost and returns_otherwise(s, cards, to, source):
            return_cards(s, seat, cards, to, f.cause, source)
            return
        if put_cards(
            s,
            seat,
            cards,
            self.kind,
            self.clause,
            self.where,
            self.rest,
            self.vacant,
            f.cause,
            source,
            self.down,
            self.spots(s, sc),
        ):
            f.follow(s, cards)
            if self.into >= 0:
                sc.regs[self.into] = [s.refs[c] for c in cards if s.zone[c] == self.kind]

    def one_by_one(self, s: Table, f: Effect, top: Top) -> None:
        """So many times the top card; a deck that runs empty is made anew in between."""
        sc = f.scope
        moved: list[int] = []
        for seat in top.who.seats(s, sc):
            for _ in range(top.amount.value(s, sc)):  # 4.9.3
                first = s.top(seat, top.kind)
                if first < 0 or s.over:
                    f.failed = 1
                    break
                put_there = move(
                    s,
                    first,
                    self.kind,
                    self.clause,
                    self.where,
                    rest=self.rest,
                    cause=f.cause,
                    source=sc.source & CARD_MASK,
                    actor=self.who.one(s, sc),
                )
                moved.append(put_there)
        if self.into >= 0:
            f.keep(self.into, moved)

    def fits(self, t: Table, card: int) -> bool:
        """Whether a card can go there at all."""
        kinds = t.face(card).kinds
        if self.kind == ENERGY:
            return not kinds & PARTNER and t.zone[card] != ENERGY  # 4.6.5
        if self.kind == REBIRTH:
            return (
                (kinds & REBIRTH_CARD != 0 or self.down == 1)  # face down it counts as one
                and t.zone[card] != REBIRTH
                and not barred(t, NO_SET, t.seat[card], card)
            )
        if self.kind == MEMBER:
            return not kinds & PARTNER
        if self.kind == ENTRY:
            return t.zone[card] != ENTRY
        if self.kind == DEER_PILE and not kinds & DEER:  # 12.2.1.4: only deer lie there
            return False
        return t.zone[card] != self.kind or self.kind == DECK

    def payable(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        if isinstance(self.cards, Top):
            need = self.cards.amount.value(s, sc)
            for seat in self.cards.who.seats(s, sc):
                more = s.count(seat, WAITING) if self.cards.kind == DECK else 0
                if s.count(seat, self.cards.kind) + more < need:
                    return False
        for ref in self.cards.refs(s, sc):
            if not s.alive(ref) or not self.fits(s, ref & CARD_MASK):
                return False
        spots = self.spots(s, sc)
        if spots is not None and not spots:
            return False
        return not (self.vacant and not s.empty_slots(self.who.one(s, sc)))


class Arrange(Frame):
    """Cards go to the deck in an order that a player chooses (`seat`; -1: its owner, 4.1.5)."""

    code = 34

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[int] = []
        self.tops: list[int] = []
        self.bottoms: list[int] = []
        self.actor: i64 = 0
        self.where: i64 = 0
        self.cause: i64 = 0
        self.source: i64 = -1

    def fresh(self) -> Frame:
        return Arrange()

    def copy(self) -> Frame:
        f = Arrange()
        f.step = self.step
        f.seat = self.seat
        f.cards = self.cards
        f.tops = self.tops
        f.bottoms = self.bottoms
        f.actor = self.actor
        f.where = self.where
        f.cause = self.cause
        f.source = self.source
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.actor, self.where, self.cause, self.source])
        put(out, self.cards)
        put(out, self.tops)
        put(out, self.bottoms)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.actor = r.one()
        self.where = r.one()
        self.cause = r.one()
        self.source = r.one()
        self.cards = r.many()
        self.tops = r.many()
        self.bottoms = r.many()

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if not self.cards:
            s.stack.pop()
            self.put(s)
            s.own_top().receive(s, self.tops + self.bottoms)
            return
        seat = self.seat
        cards = self.cards
        if seat < 0:
            seat = s.pool.owner[cards[0]]
            cards = [c for c in cards if s.pool.owner[c] == seat]
        options: list[Option] = []
        for card in cards:
            if self.where != LAST:
                options.append(Option("top", card))
            if self.where != FIRST:
                options.append(Option("bottom", card))
        if len(options) == 1 and not s.stepwise:
            self.answer(s, options[0])
            return
        ask_one(s, seat, "order", "4.1.5", options, self.source)

    def without(self, s: State) -> None:
        self.cards = still_there(s, self.cards)
        self.tops = still_there(s, self.tops)
        self.bottoms = still_there(s, self.bottoms)
        if self.seat >= 0 and s.gone[self.seat]:  # 13.4.7: nobody orders them
            self.bottoms = self.bottoms + self.cards
            self.cards = []

    def put(self, s: Table) -> None:
        """Put them there, told in an order that says nothing about the one chosen (4.1.5.1).

        The one named first lies on top of those named after it, or above them at the bottom.
        """
        cards = sorted(self.tops + self.bottoms)  # 4.1.5.1
        put_cards(s, self.actor, cards, DECK, "4.1.5", cause=self.cause, source=self.source)
        for seat in range(s.seats):
            deck = s.cards(seat, DECK)
            mine = [c for c in cards if c in deck]
            if len(mine) > 1 or (mine and self.tops):
                rest = [c for c in deck if c not in mine]
                tops = [c for c in self.tops if c in mine]
                bottoms = [c for c in self.bottoms if c in mine]
                s.set_zones(seat * KINDS + DECK, tops + rest + bottoms)

    def answer(self, s: State, option: Option) -> None:
        self.cards = [c for c in self.cards if c != option.card]
        if option.kind == "top":
            self.tops = [*self.tops, option.card]
        else:
            self.bottoms = [*self.bottoms, option.card]


def arrange(
    s: State, seat: int, actor: int, cards: list[int], how: PutCards, cause: int, source: int
) -> None:
    """Push the ordering of cards that go to the deck."""
    f = Arrange()
    f.seat = seat
    f.actor = actor
    f.cards = cards
    f.where = how.where
    f.cause = cause
    f.source = source
    s.stack.append(f)


class Pay(Instruction):
    """5.14: pay energy."""

    def __init__(self, clause: str, who: Who, amount: Amount) -> None:
        super().__init__(clause)
        self.who = who
        self.amount = amount

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        seat = self.who.one(s, f.scope)
        amount = self.amount.value(s, f.scope)
        if energy_left(s, seat) < amount:
            f.failed = 1
            return
        pay_energy(s, seat, amount, f.scope.source & CARD_MASK)

    def payable(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        return energy_left(s, self.who.one(s, sc)) >= self.amount.value(s, sc)  # 5.14.1.1


def unturned(s: State, f: Effect, card: int, rest: int) -> bool:
    """Whether such an effect does not stand (0) or rest (1) a card."""
    for found in in_force(s, NO_TURN_BY):
        if found.number(s) == rest and found.about(s, card) and found.binds(s, f.scope.master):
            if found.knows(s, f.scope.source):
                return True
    return False


class TurnCards(Instruction):
    """5.3: stand (0) or rest (1) cards. What already is so is not done again (1.3.2.1).

    `lax`: all of some cards are meant, be it none.
    """

    def __init__(self, clause: str, cards: Cards, rest: int) -> None:
        super().__init__(clause)
        self.cards = cards
        self.rest = rest
        self.lax = False

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        found = self.cards.refs(s, f.scope)
        if not found and not self.lax:
            f.failed = 1
        source = f.scope.source & CARD_MASK
        for ref in found:
            card = ref & CARD_MASK
            if (
                not hit(s, f, ref)
                or (not self.rest and barred(s, NO_STANDING, s.seat[card], card))
                or (not f.cost and unturned(s, f, card, self.rest))
                or not turn_card(s, card, self.rest, self.clause, source, f.cause)
            ):
                f.failed = 1

    def payable(self, s: State, sc: Scope) -> bool:
        for ref in self.cards.refs(s, sc):
            if not s.alive(ref) or s.rest[ref & CARD_MASK] == self.rest:
                return False
        return True


class Swap(Instruction):
    """5.12: the first cards and the second take each other's places."""

    def __init__(
        self, clause: str, who: Who, first: Cards, second: Cards, into: int = -1, rest: int = 0
    ) -> None:
        super().__init__(clause)
        self.who = who
        self.first = first
        self.second = second
        self.into = into
        self.rest = rest

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        sc = f.scope
        firsts = [r for r in self.first.refs(s, sc) if hit(s, f, r)]
        seconds = [r for r in self.second.refs(s, sc) if hit(s, f, r)]
        if self.into >= 0:
            f.keep(self.into, [])
        if len(firsts) != 1 or len(seconds) != 1:
            f.failed = 1
            return
        a = firsts[0] & CARD_MASK
        b = seconds[0] & CARD_MASK
        comes = b if s.zone[a] in (ENTRY, MEMBER) and s.zone[b] not in (ENTRY, MEMBER) else a
        if not exchange(s, a, b, self.clause, f.cause, sc.source & CARD_MASK, self.who.one(s, sc)):
            f.failed = 1  # 5.12.2
            return
        if self.into >= 0:
            f.keep(self.into, [firsts[0], seconds[0]])
        f.follow(s, [a, b])
        if self.rest:
            turn_card(s, comes, 1, self.clause, sc.source & CARD_MASK)  # who comes to the slot

    def payable(self, s: State, sc: Scope) -> bool:
        for cards in (self.first, self.second):
            for ref in cards.refs(s, sc):
                if not s.alive(ref):
                    return False
        return True


class SwapGroups(Instruction):
    """5.12: cards of one zone and cards of another take each other's places, one by one.

    Two cards of the same zone do so too. Where there are more of the one than of the other, as
    many as there are of the fewer do (1.3.2).
    """

    def __init__(self, clause: str, who: Who, cards: Cards, into: int) -> None:
        super().__init__(clause)
        self.who = who
        self.cards = cards
        self.into = into

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        sc = f.scope
        found = [r & CARD_MASK for r in self.cards.refs(s, sc) if hit(s, f, r)]
        f.keep(self.into, [])
        before = [s.refs[c] for c in found]
        firsts = [c for c in found if s.zone[c] == s.zone[found[0]]]
        seconds = [c for c in found if c not in firsts]
        if len(found) == 2 and not seconds:
            firsts, seconds = found[:1], found[1:]
        done: list[int] = []
        seat = self.who.one(s, sc)
        for a, b in zip(firsts, seconds, strict=False):
            if exchange(s, a, b, self.clause, f.cause, sc.source & CARD_MASK, seat):
                done += [a, b]
        if not done:
            f.failed = 1  # 5.12.2
            return
        f.keep(self.into, [before[found.index(c)] for c in done])
        f.follow(s, done)

    def payable(self, s: State, sc: Scope) -> bool:
        return all(s.alive(ref) for ref in self.cards.refs(s, sc))


class MakeSoul(Instruction):
    """5.22: cards become souls of another card."""

    def __init__(self, clause: str, who: Who, cards: Cards, host: Cards, into: int = -1) -> None:
        super().__init__(clause)
        self.who = who
        self.cards = cards
        self.host = host
        self.into = into

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        sc = f.scope
        hosts = [r for r in self.host.refs(s, sc) if hit(s, f, r)]
        cards = [r for r in self.cards.refs(s, sc) if hit(s, f, r)]
        if len(hosts) != 1 or not cards or hosts[0] in cards:
            f.failed = 1
            return
        host = hosts[0] & CARD_MASK
        for ref in cards:
            make_soul(
                s,
                ref & CARD_MASK,
                host,
                self.clause,
                f.cause,
                sc.source & CARD_MASK,
                self.who.one(s, sc),
            )
        if self.into >= 0:
            f.keep(self.into, cards)
        f.follow(s, [r & CARD_MASK for r in cards])

    def payable(self, s: State, sc: Scope) -> bool:
        return any(s.alive(r) for r in self.host.refs(s, sc))


class Convert(Instruction):
    """5.28: cards become partners."""

    def __init__(self, clause: str, who: Who, cards: Cards) -> None:
        super().__init__(clause)
        self.who = who
        self.cards = cards

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        sc = f.scope
        done: list[int] = []
        for ref in self.cards.refs(s, sc):
            if hit(s, f, ref):
                card = ref & CARD_MASK
                seat = self.who.one(s, sc)
                convert(s, card, self.clause, f.cause, sc.source & CARD_MASK, seat)
                done.append(card)
            else:
                f.failed = 1
        f.follow(s, done)
