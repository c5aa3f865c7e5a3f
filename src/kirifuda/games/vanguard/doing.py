"""Chapter 7: what effects tell fighters to do with cards, decks, energy and damage."""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.games.vanguard.attacking import deal_damage
from kirifuda.games.vanguard.departing import depart
from kirifuda.games.vanguard.events import (
    COUNTER_CHARGED,
    ENERGY_CHARGED,
    SOUL_CHARGED,
)
from kirifuda.games.vanguard.payments import flip, shown, told, turned
from kirifuda.games.vanguard.picks import COUNTER_CHARGE, ORDER
from kirifuda.games.vanguard.placing import (
    AS_USUAL,
    destination,
    draw,
    persona_ride,
    put,
    remove,
)
from kirifuda.games.vanguard.rulings import (
    ENERGY_MOST,
    UNAFFECTED,
    forbids,
    least_of,
    retires,
    unaffected,
)
from kirifuda.games.vanguard.table import Table, changed_at
from kirifuda.games.vanguard.zones import (
    CIRCLES,
    DAMAGE,
    DECK,
    DROP,
    REMOVED,
    SOUL,
    VANGUARD,
)
from kirifuda.kernel.effects.choosing import Choose
from kirifuda.kernel.effects.conditions import Condition
from kirifuda.kernel.effects.effect import Effect, Instruction
from kirifuda.kernel.effects.terms import Amount, Cards, FaceDown, Filter, In
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.events.moving import FIRST, LAST, shuffle, sight
from kirifuda.kernel.events.triggers import emit, emit_all, heard
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.integers import Reader
from kirifuda.kernel.position.scope import BY_EFFECT, CARD_MASK, NO_NUMBERS, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask_one, pick

NO_LIMIT: Final = 1 << 30


def source_of(f: Effect) -> int:
    """11.5.1, 11.5.3: what an effect comes from: the card that has the ability (11.5.1.1,
    11.5.3.1)."""
    return f.scope.source & CARD_MASK if f.scope.source >= 0 else -1


def living(s: State, sc: Scope, cards: Cards) -> list[int]:
    """Cards that are still what is spoken of, and that this concerns (12.5.1)."""
    found = [ref & CARD_MASK for ref in cards.refs(s, sc) if s.alive(ref)]
    assert isinstance(s, Table)
    if s.pool.rules_touched >> UNAFFECTED & 1:
        found = [card for card in found if not unaffected(s, sc, card)]  # 12.5.1
    return found


def turn_away(t: Table, f: Effect, cards: list[int], circle: int, rule: int) -> None:
    """Cards that an effect tells to come to a circle, and that cannot. Orders are put into the drop
    zone instead (4.4.3), unless an effect forbids the move as such (`rule`; 1.3.3). What stays in a
    hidden zone because of what it is, is shown (4.1.6)."""
    seat = f.scope.master
    orders = [
        card
        for card in cards
        if t.zone[card] != DROP
        and destination(t, card, circle) == DROP
        and not forbids(t, rule, seat, card, circle)
    ]
    hidden = t.pool.rules.hidden_zones
    stays = [card for card in cards if card not in orders and hidden >> t.zone[card] & 1]
    shown(t, stays, "4.1.6", f.cause, source_of(f), seat)
    if orders:
        put(t, orders, DROP, "4.4.3", f.cause, source_of(f), seat)
        f.follow(t, orders)


class ShowUnfit(Instruction):
    """1.3.2.4.1: if fewer hidden cards than so many can be taken, those that cannot are shown."""

    def __init__(self, who: Who, cards: Cards, such: Filter, amount: Amount) -> None:
        super().__init__("1.3.2.4.1")
        self.who = who
        self.cards = cards
        self.such = such
        self.amount = amount

    def run(self, s: State, f: Effect) -> None:
        sc = f.scope
        refs = self.cards.refs(s, sc)
        unfit = [ref & CARD_MASK for ref in refs if not self.such.holds(s, sc, ref)]
        if len(refs) - len(unfit) < self.amount.value(s, sc):
            hidden = [c for c in unfit if s.pool.rules.hidden_zones >> s.zone[c] & 1]
            shown(s, hidden, self.clause, f.cause, source_of(f), self.who.one(s, sc))

    def possible(self, s: State, sc: Scope) -> bool:
        return True


class Loses(Instruction):
    """1.2.5: fighters lose while the effect resolves; who wins by an effect lets the other lose."""

    def __init__(self, who: Who) -> None:
        super().__init__("1.2.5")
        self.who = who

    def run(self, s: State, f: Effect) -> None:
        s.pool.rules.lose(s, self.who.seats(s, f.scope), self.clause)


class Put(Instruction):
    """7.4: cards go to a zone of their owners. Those that did are kept in a register.

    `down`: how they lie. `ordered`: who acts orders them, where they come to a deck; otherwise
    their owner does, or nobody if they are mixed in. `lax`: all of some cards are meant, be it
    none. `whose`: the zone is told to be a fighter's; cards of others do not go there (4.1.13).
    `frm`: the zones (bits) from which a card is so moved, if the word says more than "put".
    """

    def __init__(
        self,
        clause: str,
        who: Who,
        cards: Cards,
        zone: int,
        into: int,
        where: int = LAST,
        down: int = AS_USUAL,
        rest: int = 0,
        lax: bool = False,
    ) -> None:
        super().__init__(clause)
        self.who = who
        self.cards = cards
        self.zone = zone
        self.into = into
        self.where = where
        self.down = down
        self.rest = rest
        self.lax = lax
        self.otherwise: Condition | None = None  # if it holds, they go elsewhere (11.3.1.3.5)
        self.other_clause = ""
        self.other_zone = zone
        self.ordered = False
        self.mixed = False
        self.whose: Who | None = None
        self.frm: i64 = -1

    def goes(self, s: State, sc: Scope) -> int:
        """The zone to which they go."""
        if self.otherwise is not None and self.otherwise.true(s, sc):
            return self.other_zone
        return self.zone

    def fits(self, t: Table, sc: Scope, card: int) -> bool:
        """Whether a card can go there at all, and by this effect."""
        zone = self.goes(t, sc)
        if (t.zone[card] == zone and zone != DECK) or not self.frm >> t.zone[card] & 1:
            return False
        if self.whose is not None and t.pool.owner[card] not in self.whose.seats(t, sc):
            return False  # 4.1.13
        if zone == DROP and CIRCLES >> t.zone[card] & 1:
            return retires(t, sc, card)
        return True

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        sc = f.scope
        wanted = self.cards.refs(s, sc)
        cards = [c for c in living(s, sc, self.cards) if self.fits(s, sc, c)]
        if len(cards) < len(wanted) or (not wanted and not self.lax):
            f.failed = 1
        f.keep(self.into, [s.refs[c] for c in cards])
        if not cards:
            return
        seat = self.who.one(s, sc)
        if self.zone == DECK and len(cards) > 1 and not self.mixed:
            arrange(s, f, self, cards, seat)
            return
        self.move(s, f, cards, seat)

    def move(self, s: Table, f: Effect, cards: list[int], seat: int) -> None:
        source = source_of(f)
        zone = self.goes(s, f.scope)
        clause = self.clause if zone == self.zone else self.other_clause
        if zone == REMOVED:
            remove(s, cards, clause, f.cause, source)
        elif not depart(
            s,
            cards,
            zone,
            clause,
            f.cause,
            source,
            seat,
            self.where,
            self.down,
            self.rest,
            True,
        ):
            f.into = self.into
            f.reading = 0
            return
        f.follow(s, cards)

    def payable(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        wanted = self.cards.refs(s, sc)
        fit = [c for c in living(s, sc, self.cards) if self.fits(s, sc, c)]
        return len(fit) == len(wanted) and (bool(wanted) or self.lax)

    def possible(self, s: State, sc: Scope) -> bool:
        return True


class Arrange(Frame):
    """Several cards come to decks at once: whose deck it is tells in which order (4.1.9), or who
    acts does, if the text says so (`seat`; -1: it does not). The first is the topmost."""

    code = 61

    def __init__(self) -> None:
        super().__init__()
        self.cards = NO_NUMBERS  # still to be ordered
        self.done = NO_NUMBERS
        self.first: i64 = 0
        self.source: i64 = -1
        self.cause: i64 = 0
        self.actor: i64 = 0

    def fresh(self) -> Frame:
        return Arrange()

    def copy(self) -> Frame:
        f = Arrange()
        f.step = self.step
        f.seat = self.seat
        f.cards = self.cards
        f.done = self.done
        f.first = self.first
        f.source = self.source
        f.cause = self.cause
        f.actor = self.actor
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.first, self.source, self.cause, self.actor])
        out.extend([len(self.cards), *self.cards, len(self.done), *self.done])

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.first = r.one()
        self.source = r.one()
        self.cause = r.one()
        self.actor = r.one()
        self.cards = [r.one() for _ in range(r.one())]
        self.done = [r.one() for _ in range(r.one())]

    def run(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.cards:
            seat = self.seat
            mine = self.cards
            if seat < 0:
                for one in s.seats_from(s.turn_seat):  # 1.3.4
                    mine = [card for card in self.cards if s.pool.owner[card] == one]
                    if mine:
                        seat = one
                        break
            left = mine
            if alike(s, mine):
                left = mine[:1]
            options = [s.pool.picks[card] for card in left]
            if len(options) == 1 and not s.stepwise:
                self.answer(s, options[0])
                return
            rules = s.pool.rules
            kind, clause = rules.pick_kinds[ORDER], rules.pick_clauses[ORDER]
            ask_one(s, seat, kind, clause, options, self.source)
            return
        if self.step == 0:
            self.step = 1
            order = self.done[::-1] if self.first else self.done
            where = FIRST if self.first else LAST
            if not depart(
                s, order, DECK, "4.1.9", self.cause, self.source, self.actor, where, told=True
            ):
                return
        s.give(self.done)

    def receive(self, s: State, cards: list[int]) -> None:
        self.done = [card for card in self.done if card in cards]  # 11.12.1: the others stay

    def answer(self, s: State, option: Option) -> None:
        self.done = [*self.done, option.card]
        self.cards = [card for card in self.cards if card != option.card]


def alike(s: Table, cards: list[int]) -> bool:
    """Whether everyone sees that the order of cards makes no difference: whether it is asked must
    not tell what only one fighter knows."""
    if len(cards) == 1:
        return True
    everyone = (1 << s.seats) - 1
    for card in cards:
        if s.pool.definition[card] != s.pool.definition[cards[0]] or sight(s, card) != everyone:
            return False
    return True


def arrange(s: Table, f: Effect, how: Put, cards: list[int], seat: int) -> None:
    """Let somebody order cards that come to a deck."""
    f.into = how.into
    f.reading = 0
    frame = Arrange()
    frame.seat = seat if how.ordered else -1
    frame.cards = cards
    frame.first = 1 if how.where == FIRST else 0
    frame.source = source_of(f)
    frame.cause = f.cause
    frame.actor = seat
    s.stack.append(frame)


class Mill(Instruction):
    """7.6.2, 4.5.3: the top cards of a deck go to a zone, one after the other (7.6.1)."""

    def __init__(
        self,
        clause: str,
        who: Who,
        amount: Amount,
        zone: int,
        into: int,
        down: int = AS_USUAL,
        event: int = 0,
    ) -> None:
        super().__init__(clause)
        self.who = who
        self.amount = amount
        self.zone = zone
        self.into = into
        self.down = down
        self.event = event

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        sc = f.scope
        want = self.amount.value(s, sc)
        moved: list[int] = []
        for seat in self.who.seats(s, sc):
            for _ in range(want):  # 1.3.2.2: never less than nothing
                top = s.top(seat, DECK)
                if top < 0:
                    f.failed = 1
                    break
                # 4.5.3, 7.6.1, 7.6.2: each by itself
                put(
                    s,
                    [top],
                    self.zone,
                    self.clause,
                    f.cause,
                    source_of(f),
                    seat,
                    down=self.down,
                )
                moved.append(top)
            if self.event and moved and heard(s, self.event):
                emit(s, told(self.event, seat, source_of(f), len(moved), f.cause))
        f.keep(self.into, [s.refs[card] for card in moved])

    def payable(self, s: State, sc: Scope) -> bool:
        want = self.amount.value(s, sc)
        return all(s.count(seat, DECK) >= want for seat in self.who.seats(s, sc))

    def possible(self, s: State, sc: Scope) -> bool:
        return all(s.count(seat, DECK) > 0 for seat in self.who.seats(s, sc))


def soul_charge(who: Who, amount: Amount, into: int) -> Mill:
    """7.27: the top cards of the deck go to the soul."""
    return Mill("7.27.1", who, amount, SOUL, into, event=SOUL_CHARGED)


class DrawCards(Instruction):
    """7.6.4: fighters draw."""

    def __init__(self, who: Who, amount: Amount) -> None:
        super().__init__("7.6.4")
        self.who = who
        self.amount = amount

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        want = self.amount.value(s, f.scope)
        for seat in self.who.seats(s, f.scope):
            if draw(s, seat, want, self.clause, f.cause, source_of(f)) < want:
                f.failed = 1

    def payable(self, s: State, sc: Scope) -> bool:
        want = self.amount.value(s, sc)
        return all(s.count(seat, DECK) >= want for seat in self.who.seats(s, sc))

    def possible(self, s: State, sc: Scope) -> bool:
        return all(s.count(seat, DECK) > 0 for seat in self.who.seats(s, sc))


class CounterCharge(Choose):
    """7.26: face-down cards of the damage zone are turned up, of the fighter's choice."""

    def __init__(self, who: Who, amount: Amount, into: int) -> None:
        cards = In(who, [DAMAGE], FaceDown(1))
        super().__init__("7.26.1", COUNTER_CHARGE, into, who, cards, amount, amount)
        self.amount = amount

    def hurt(self, s: State, sc: Scope) -> list[int]:
        return [c for c in s.cards(self.who.one(s, sc), DAMAGE) if s.down[c]]

    def run(self, s: State, f: Effect) -> None:
        found = self.hurt(s, f.scope)
        want = self.amount.value(s, f.scope)
        if len(found) < want:
            f.failed = 1
        f.keep(self.into, [])
        if not found:
            return
        f.into = self.into
        f.reading = 0
        most = min(want, len(found))
        # 7.26.1: of the fighter's choice
        pick(s, self.who.one(s, f.scope), COUNTER_CHARGE, found, most, most, source_of(f), 1)

    def payable(self, s: State, sc: Scope) -> bool:
        return len(self.hurt(s, sc)) >= self.amount.value(s, sc)

    def possible(self, s: State, sc: Scope) -> bool:
        return bool(self.hurt(s, sc))


class CounterCharged(Instruction):
    """7.26: the cards that were chosen are turned up."""

    def __init__(self, who: Who, register: int) -> None:
        super().__init__("7.26.1")
        self.who = who
        self.register = register

    def run(self, s: State, f: Effect) -> None:
        cards = [ref & CARD_MASK for ref in f.scope.regs[self.register] if s.alive(ref)]
        seat = self.who.one(s, f.scope)
        if cards:
            events = flip(s, cards, 0, self.clause, f.cause, source_of(f), seat)  # 7.26.1
            events.append(told(COUNTER_CHARGED, seat, source_of(f), len(cards), f.cause))
            emit_all(s, events)

    def possible(self, s: State, sc: Scope) -> bool:
        return True


class EnergyCharge(Instruction):
    """7.48: energy grows, up to its limit."""

    def __init__(self, who: Who, amount: Amount) -> None:
        super().__init__("7.48.1")
        self.who = who
        self.amount = amount

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        for seat in self.who.seats(s, f.scope):
            most = least_of(s, ENERGY_MOST, seat, NO_LIMIT)
            want = self.amount.value(s, f.scope)
            by = min(want, max(0, most - s.energy[seat]))  # 7.48.2
            if by < want:
                f.failed = 1
            if by > 0:
                s.energy = changed_at(s.energy, seat, s.energy[seat] + by)  # 7.48.1
                s.deeds += 1
                s.note("energy", self.clause, seat, number=by)
                if heard(s, ENERGY_CHARGED):  # 7.48.2.1: else it was no charge
                    emit(s, told(ENERGY_CHARGED, seat, source_of(f), by, f.cause))


class Turn(Instruction):
    """7.2: units stand (0) or rest (1)."""

    def __init__(self, who: Who, cards: Cards, rest: int) -> None:
        super().__init__("7.2.1")
        self.who = who
        self.cards = cards
        self.rest = rest

    def run(self, s: State, f: Effect) -> None:
        wanted = self.cards.refs(s, f.scope)
        cards = living(s, f.scope, self.cards)
        events = turned(
            s, cards, self.rest, self.clause, f.cause, source_of(f), self.who.one(s, f.scope)
        )
        if len(events) < len(wanted) or not wanted:
            f.failed = 1
        emit_all(s, events)

    def payable(self, s: State, sc: Scope) -> bool:
        found = living(s, sc, self.cards)
        return bool(found) and all(s.rest[card] != self.rest for card in found)

    def possible(self, s: State, sc: Scope) -> bool:
        return True


class Flip(Instruction):
    """7.3: cards are turned face up (0) or face down (1)."""

    def __init__(self, who: Who, cards: Cards, down: int) -> None:
        super().__init__("7.3.1")
        self.who = who
        self.cards = cards
        self.down = down

    def run(self, s: State, f: Effect) -> None:
        cards = living(s, f.scope, self.cards)
        seat = self.who.one(s, f.scope)
        events = flip(s, cards, self.down, self.clause, f.cause, source_of(f), seat)
        if not events:
            f.failed = 1
        emit_all(s, events)

    def possible(self, s: State, sc: Scope) -> bool:
        return True


class Reveal(Instruction):
    """7.10: cards are shown to all."""

    def __init__(self, who: Who, cards: Cards) -> None:
        super().__init__("7.10.1")
        self.who = who
        self.cards = cards

    def run(self, s: State, f: Effect) -> None:
        cards = living(s, f.scope, self.cards)
        if not cards:
            f.failed = 1
        seat = self.who.one(s, f.scope)
        emit_all(s, shown(s, cards, self.clause, f.cause, source_of(f), seat))

    def possible(self, s: State, sc: Scope) -> bool:
        return True


class Persona(Instruction):
    """7.15.1.4: a persona ride is set off."""

    def __init__(self, who: Who) -> None:
        super().__init__("7.15.1.4")
        self.who = who

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        for seat in self.who.seats(s, f.scope):
            persona_ride(s, seat, source_of(f))


class Damage(Instruction):
    """7.35: vanguards are dealt damage, which rule processes carry out (7.35.2.2, 13.6)."""

    def __init__(self, cards: Cards, amount: Amount) -> None:
        super().__init__("7.35.1")
        self.cards = cards
        self.amount = amount

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        # 7.35.2.1: each of them
        cards = [card for card in living(s, f.scope, self.cards) if s.zone[card] == VANGUARD]
        for card in cards:
            amount = self.amount.value(s, f.scope)
            # 11.5.2, 11.5.2.2: by the source of the effect; 7.35.2.2: rule processes do the rest
            deal_damage(s, card, amount, source_of(f), BY_EFFECT, self.clause)
        if not cards:
            f.failed = 1


class Shuffles(Instruction):
    """7.5.1, 7.12: decks are shuffled, also such of one card or none (7.5.1.1).

    Nobody knows a card of them any more (7.12.3). A card that was searched for is put on the deck
    after that, where the text says so, and is not among those that are mixed (7.12.2).
    """

    def __init__(self, who: Who) -> None:
        super().__init__("7.12.1")
        self.who = who

    def run(self, s: State, f: Effect) -> None:
        for seat in self.who.seats(s, f.scope):
            shuffle(s, seat, DECK, self.clause)  # 7.5.1, 7.5.1.1, 7.12.1, 7.12.2, 7.12.3
