"""Chapter 5: what effects can tell players to do."""

from __future__ import annotations

from typing import Final

from kirifuda.games.rebirth.attack import hurt
from kirifuda.games.rebirth.events import CHECKED
from kirifuda.games.rebirth.placing import (
    convert,
    energy_left,
    exchange,
    make_soul,
    pay_energy,
    put_cards,
    turn_card,
)
from kirifuda.games.rebirth.rulings import NO_SET, NO_STANDING, barred
from kirifuda.games.rebirth.table import Table
from kirifuda.games.rebirth.zones import (
    ATK,
    CHARACTER,
    DECK,
    ENERGY,
    ENTRY,
    HAND,
    KINDS,
    MEMBER,
    PARTNER,
    REBIRTH,
    REBIRTH_CARD,
    WAITING,
)
from kirifuda.kernel.asking import Confirm
from kirifuda.kernel.decisions import Option
from kirifuda.kernel.doing import Top
from kirifuda.kernel.effects import Effect, Instruction
from kirifuda.kernel.frames import Frame, ask
from kirifuda.kernel.moving import FIRST, LAST, move
from kirifuda.kernel.scope import BY_EFFECT, CARD_MASK, NO_REGS, Event, Scope
from kirifuda.kernel.state import State
from kirifuda.kernel.terms import Amount, Cards, Who
from kirifuda.kernel.timing import PlayAbility, check_timing
from kirifuda.kernel.triggers import emit
from kirifuda.kernel.words import Reader, put

ORDER: Final = 13
DRAW_ON: Final = 10
LOOK_ON: Final = 11
EITHER_END: Final = 2
ANY_ORDER: Final = 1


class PutCards(Instruction):
    """5.2: cards go to a zone. What was put is kept in a register (-1: not kept).

    `order`: the acting player orders them; otherwise who owns the deck that they go to (4.1.5).
    `where` may be EITHER_END: top or bottom of the deck, as the acting player chooses for each.
    `whose`: a zone of that player is named, and nobody else's card goes there (4.1.1.1).
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

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        sc = f.scope
        if isinstance(self.cards, Top) and self.kind != MEMBER:
            self.one_by_one(s, f, self.cards)
            return
        wanted = self.cards.refs(s, sc)
        cards = [r & CARD_MASK for r in wanted if s.alive(r) and self.fits(s, r & CARD_MASK)]
        if self.whose is not None:
            seats = self.whose.seats(s, sc)
            cards = [c for c in cards if s.pool.owner[c] in seats]
        if len(cards) < len(wanted) or not wanted:
            f.failed = 1
        if self.into >= 0:
            f.keep(self.into, [])
        if not cards:
            return
        f.into = max(self.into, 0)
        f.reading = 0
        seat = self.who.one(s, sc)
        source = sc.source & CARD_MASK
        if self.where == EITHER_END or (self.kind == DECK and len(cards) > 1):
            chooser = seat if self.order or self.where == EITHER_END else -1
            arrange(s, chooser, seat, cards, self, f.cause, source)
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
        ):
            f.follow(s, cards)
            if self.into >= 0:
                f.keep(self.into, [s.ref(c) for c in cards if s.zone[c] == self.kind])

    def one_by_one(self, s: Table, f: Effect, top: Top) -> None:
        """4.9.3: so many times the top card; a deck that runs empty is made anew in between."""
        sc = f.scope
        moved: list[int] = []
        for seat in top.who.seats(s, sc):
            for _ in range(top.amount.value(s, sc)):
                deck = s.cards(seat, DECK)
                if not deck or s.over:
                    f.failed = 1
                    break
                put_there = move(
                    s,
                    deck[0],
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
                kinds & REBIRTH_CARD != 0
                and t.zone[card] != REBIRTH  # 1.3.2.1
                and not barred(t, NO_SET, t.seat[card], card)
            )
        if self.kind == MEMBER:
            return kinds & CHARACTER != 0
        if self.kind == ENTRY:
            return t.zone[card] != ENTRY
        return t.zone[card] != self.kind or self.kind == DECK

    def payable(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        if isinstance(self.cards, Top):
            need = self.cards.amount.value(s, sc)
            for seat in self.cards.who.seats(s, sc):
                if s.count(seat, DECK) + s.count(seat, WAITING) < need:
                    return False
        for ref in self.cards.refs(s, sc):
            if not s.alive(ref) or not self.fits(s, ref & CARD_MASK):
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
        self.actor = 0
        self.where = 0
        self.cause = 0
        self.source = -1

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
        if len(options) == 1:
            self.answer(s, options[0])
            return
        ask(s, seat, "order", "4.1.5", options, self.source)

    def put(self, s: Table) -> None:
        """Put them there, told in an order that says nothing about the one chosen (4.1.5.1).

        The one named first lies on top of those named after it, or above them at the bottom.
        """
        cards = sorted(self.tops + self.bottoms)
        put_cards(s, self.actor, cards, DECK, "4.1.5", LAST, 0, 0, self.cause, self.source)
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
            f.failed = 1  # 5.14.1.1
            return
        pay_energy(s, seat, amount, f.scope.source & CARD_MASK)

    def payable(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        return energy_left(s, self.who.one(s, sc)) >= self.amount.value(s, sc)


class TurnCards(Instruction):
    """5.3: stand (0) or rest (1) cards. What already is so is not done again (1.3.2.1)."""

    def __init__(self, clause: str, cards: Cards, rest: int) -> None:
        super().__init__(clause)
        self.cards = cards
        self.rest = rest

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        found = self.cards.refs(s, f.scope)
        if not found:
            f.failed = 1
        for ref in found:
            card = ref & CARD_MASK
            if (
                not s.alive(ref)
                or (not self.rest and barred(s, NO_STANDING, s.seat[card], card))
                or not turn_card(s, card, self.rest, self.clause, f.scope.source & CARD_MASK)
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
        firsts = [r for r in self.first.refs(s, sc) if s.alive(r)]
        seconds = [r for r in self.second.refs(s, sc) if s.alive(r)]
        if self.into >= 0:
            f.keep(self.into, [])
        if len(firsts) != 1 or len(seconds) != 1:
            f.failed = 1
            return
        a = firsts[0] & CARD_MASK
        b = seconds[0] & CARD_MASK
        if not exchange(s, a, b, self.clause, f.cause, sc.source & CARD_MASK, self.who.one(s, sc)):
            f.failed = 1  # 5.12.2
            return
        f.follow(s, [a, b])
        if self.rest:
            turn_card(s, a, 1, self.clause, sc.source & CARD_MASK)
        if self.into >= 0:
            f.keep(self.into, [s.ref(a), s.ref(b)])

    def payable(self, s: State, sc: Scope) -> bool:
        for cards in (self.first, self.second):
            for ref in cards.refs(s, sc):
                if not s.alive(ref):
                    return False
        return True


class MakeSoul(Instruction):
    """5.22: cards become souls of another card."""

    def __init__(self, clause: str, who: Who, cards: Cards, host: Cards) -> None:
        super().__init__(clause)
        self.who = who
        self.cards = cards
        self.host = host

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        sc = f.scope
        hosts = [r for r in self.host.refs(s, sc) if s.alive(r)]
        cards = [r for r in self.cards.refs(s, sc) if s.alive(r)]
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
        for ref in self.cards.refs(s, f.scope):
            if s.alive(ref):
                convert(
                    s,
                    ref & CARD_MASK,
                    self.clause,
                    f.cause,
                    f.scope.source & CARD_MASK,
                    self.who.one(s, f.scope),
                )
            else:
                f.failed = 1


class Hurt(Instruction):
    """Deal damage to characters; what deals it is the card of the ability (9.13.3)."""

    def __init__(self, clause: str, cards: Cards, amount: Amount) -> None:
        super().__init__(clause)
        self.cards = cards
        self.amount = amount

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        for ref in self.cards.refs(s, f.scope):
            if s.alive(ref) and s.zone[ref & CARD_MASK] == ENTRY:
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
        for ref in self.cards.refs(s, f.scope):
            card = ref & CARD_MASK
            if s.alive(ref):
                n = self.amount.value(s, f.scope)
                s.set_damage(card, n)
                s.stale = True
                s.note("healed", self.clause, s.seat[card], card, number=n)


class Check(Instruction):
    """5.25: a check. Whether it was won is kept as a number (5.25.2), the card in a register."""

    def __init__(self, clause: str, who: Who, won: int, into: int) -> None:
        super().__init__(clause)
        self.who = who
        self.won = won
        self.into = into

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        seat = self.who.one(s, f.scope)
        foe = s.opponent(seat)
        deck = s.cards(seat, DECK)
        f.scope.set_number(self.won, 0)
        f.keep(self.into, [])
        if not deck:
            f.failed = 1
            return
        card = deck[0]
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
        won = 0
        clause = "5.25.1.3"
        if face.kinds & REBIRTH_CARD:
            won = 1
            clause = "5.25.1.1"
        elif face.kinds & CHARACTER and entry >= 0:
            clause = "5.25.1.2"
            if face.nums[ATK] > s.face(entry).nums[ATK]:
                won = 1
        f.scope.set_number(self.won, won)
        f.keep(self.into, [ref])
        s.note("check won" if won else "check lost", clause, seat, card)
        emit(s, Event(CHECKED, ref, ref, seat=seat, number=won))


class EndPhase(Instruction):
    """The phase under way ends, once what is being done is done."""

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        s.end_phase = 1
        s.note("end phase", self.clause, f.scope.master)


class UpTo(Instruction):
    """5.9.3, 5.10.3: up to so many cards from the top of the deck, one at a time.

    The first is the top one (5.10.3.1); it ends when there were enough (5.9.3.3, 5.10.3.4).

    `do`: 0 draws each, 1 looks at each (they stay, and are kept in a register), 2 puts each into
    the waiting room.
    """

    def __init__(
        self, clause: str, who: Who, amount: Amount, do: int, into: int, count: int
    ) -> None:
        super().__init__(clause)
        self.who = who
        self.amount = amount
        self.do = do
        self.into = into
        self.count = count

    def run(self, s: State, f: Effect) -> None:
        sc = f.scope
        seat = self.who.one(s, sc)
        done = sc.number(self.count)
        deck = s.cards(seat, DECK)
        if f.step == 0:
            f.keep(self.into, [])
            done = 0
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
            f.step = 0
            return
        limit = self.amount.value(s, sc)
        ahead = done if self.do == 1 else 0
        if done >= limit or ahead >= len(s.cards(seat, DECK)):
            f.step = 0
            return
        f.step = 1
        f.at -= 1
        f.into = self.count + 1
        f.reading = 1
        c = Confirm()
        c.seat = seat
        c.source = sc.source & CARD_MASK
        c.clause = DRAW_ON if self.do == 0 else LOOK_ON
        s.stack.append(c)

    def take(self, s: State, f: Effect, seat: int, card: int) -> None:
        sc = f.scope
        if self.do == 1:
            s.set_known(card, s.known[card] | s.pool.rules.allies(s, seat))
            s.note("look", "5.10.3.3", seat, card, seen=s.known[card])
            ref = s.ref(card)
        else:
            ref = move(
                s,
                card,
                HAND if self.do == 0 else WAITING,
                "5.9.3.2" if self.do == 0 else self.clause,
                cause=f.cause,
                source=sc.source & CARD_MASK,
                actor=seat,
            )
        f.keep(self.into, [*sc.regs[self.into], ref])


class PlayQuoted(Instruction):
    """Play an ability of a chosen card as though it were one of this card."""

    def __init__(self, clause: str, cards: Cards, kind: int) -> None:
        super().__init__(clause)
        self.cards = cards
        self.kind = kind

    def run(self, s: State, f: Effect) -> None:
        for ref in self.cards.refs(s, f.scope):
            for number in s.face_of(ref).abilities:
                ability = s.pool.abilities[number]
                if ability.kind == self.kind:
                    play = PlayAbility()
                    play.seat = f.scope.master
                    play.scope = Scope(
                        number, f.scope.source, f.scope.master, f.scope.event, NO_REGS
                    )
                    s.stack.append(play)
                    return
        f.failed = 1


class CheckNow(Instruction):
    """A check timing in the middle of an effect, where a text calls for one."""

    def run(self, s: State, f: Effect) -> None:
        check_timing(s)


class LoseGame(Instruction):
    """1.2.5: players lose while the effect resolves."""

    def __init__(self, clause: str, who: Who) -> None:
        super().__init__(clause)
        self.who = who

    def run(self, s: State, f: Effect) -> None:
        s.pool.rules.lose(s, self.who.seats(s, f.scope), self.clause)


class WinGame(Instruction):
    """1.2.5: players win while the effect resolves; so all others lose (1.2.1.1)."""

    def __init__(self, clause: str, who: Who) -> None:
        super().__init__(clause)
        self.who = who

    def run(self, s: State, f: Effect) -> None:
        teams = [s.team[seat] for seat in self.who.seats(s, f.scope)]
        losers = [o for o in range(s.seats) if not s.gone[o] and s.team[o] not in teams]
        s.pool.rules.lose(s, losers, self.clause)
