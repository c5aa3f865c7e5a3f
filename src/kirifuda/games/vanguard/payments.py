"""11.7: what costs are paid with: cards that go somewhere, turn or are shown, and energy."""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64
from kirifuda.games.vanguard.events import (
    CHOSEN,
    COUNTER_BLASTED,
    ENERGY_BLASTED,
    RESTED,
    REVEALED,
    SOUL_BLASTED,
    STOOD,
    TURNED_DOWN,
    TURNED_UP,
)
from kirifuda.games.vanguard.placing import AS_USUAL, send
from kirifuda.games.vanguard.rulings import COST_CHANGE, NEXT_COST
from kirifuda.games.vanguard.table import Table, changed_at
from kirifuda.games.vanguard.zones import CIRCLES, DROP, RIDE_DECK
from kirifuda.kernel.effects.conditions import Condition
from kirifuda.kernel.effects.costs import Cost, Paid, Payment, Share, Toll
from kirifuda.kernel.effects.effect import Effect
from kirifuda.kernel.effects.terms import Amount
from kirifuda.kernel.events.moving import LAST, sight, turn
from kirifuda.kernel.events.triggers import heard
from kirifuda.kernel.position.scope import BY_COST, CARD_MASK, NO_NUMBERS, Event, Lasting, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.asking import select
from kirifuda.kernel.values.rulings import Ruling, in_force

PLAIN: Final = 0
BLASTED: Final = 1  # of a move: it was a soul blast
# kinds of blasts, for what changes how much of them is paid
BY_COUNTER: Final = 0
BY_SOUL: Final = 1
BY_ENERGY: Final = 2
ANY_KIND: Final = -1  # of an ability


class Goes(Payment):
    """The cards go to a zone. `blast`: the event that this is beside (7.25), or PLAIN. `frm`: the
    zones (bits) from which a card can pay so."""

    leaves = True

    def __init__(
        self,
        clause: str,
        zone: int,
        where: int = LAST,
        down: int = AS_USUAL,
        blast: int = PLAIN,
        frm: i64 = -1,
    ) -> None:
        self.frm = frm
        self.clause = clause
        self.zone = zone
        self.where = where
        self.down = down
        self.blast = blast

    def fits(self, s: State, sc: Scope, card: int) -> bool:
        return s.zone[card] != self.zone and bool(self.frm >> s.zone[card] & 1)

    def pay(self, s: State, f: Effect, cards: list[int]) -> list[Event]:
        assert isinstance(s, Table)
        sc = f.scope
        seat, source = sc.master, sc.source & CARD_MASK
        out = send(s, cards, self.zone, self.clause, BY_COST, source, seat, self.where, self.down)
        if self.blast:
            for one in out:
                one.number |= BLASTED  # 7.25.2: not as other cards of the soul that are put there
            out.append(told(self.blast, seat, source, len(cards)))
        return out

    def settled(self, s: State, sc: Scope) -> None:
        if self.blast == SOUL_BLASTED:
            end_next(s, sc, BY_SOUL)


def told(kind: int, seat: int, source: int, number: int, cause: int = BY_COST) -> Event:
    """A blast was paid, or a charge made, at once, so much of it."""
    return Event(kind, seat=seat, cause=cause, source=source, actor=seat, number=number)


class CounterBlast(Payment):
    """7.24.1: face-up cards of the damage zone are turned face down."""

    def fits(self, s: State, sc: Scope, card: int) -> bool:
        return s.down[card] == 0  # 7.24.1

    def pay(self, s: State, f: Effect, cards: list[int]) -> list[Event]:
        sc = f.scope
        seat, source = sc.master, sc.source & CARD_MASK
        out = flip(s, cards, 1, "7.24.2", BY_COST, source, seat)  # 7.24.1
        out.append(told(COUNTER_BLASTED, seat, source, len(cards)))
        return out

    def settled(self, s: State, sc: Scope) -> None:
        end_next(s, sc, BY_COUNTER)


def flip(
    s: State, cards: list[int], down: int, clause: str, cause: int, source: int, seat: int
) -> list[Event]:
    """Turn cards over where they lie, without telling yet."""
    assert isinstance(s, Table)
    out: list[Event] = []
    for card in cards:
        if s.down[card] == down:
            continue
        s.set_down(card, down)
        everyone = (1 << s.seats) - 1
        if s.zone[card] == RIDE_DECK:
            s.set_known(card, 0 if down else everyone)  # 4.1.5, 4.18.5
        elif down and CIRCLES >> s.zone[card] & 1:
            s.set_known(card, everyone)  # 4.9.3.1: all may look at it
        s.deeds += 1
        s.blank = None  # what it is can be told no more, or again
        s.stale = True
        verb = "face down" if down else "face up"
        s.note(verb, clause, seat, card, source=source, seen=sight(s, card))
        ref = s.refs[card]
        kind = TURNED_DOWN if down else TURNED_UP
        zone: i64 = s.zone[card]
        out.append(Event(kind, ref, ref, zone, zone, s.seat[card], cause, source, seat))
    return out


class Turns(Payment):
    """Units are rested (1) or stood (0); who is not named has been chosen for it (7.50.1)."""

    def __init__(self, rest: int, chosen: bool = False) -> None:
        self.rest = rest
        self.chosen = chosen

    def fits(self, s: State, sc: Scope, card: int) -> bool:
        return s.rest[card] != self.rest

    def pay(self, s: State, f: Effect, cards: list[int]) -> list[Event]:
        sc = f.scope
        seat, source = sc.master, sc.source & CARD_MASK
        out = turned(s, cards, self.rest, "7.2.1", BY_COST, source, seat)
        if self.chosen and heard(s, CHOSEN):
            for card in cards:
                ref = s.refs[card]
                zone: i64 = s.zone[card]
                out.append(Event(CHOSEN, ref, ref, zone, zone, s.seat[card], BY_COST, source, seat))
        return out


def turned(
    s: State, cards: list[int], rest: int, clause: str, cause: int, source: int, seat: int
) -> list[Event]:
    """Stand or rest cards that are not so already, without telling yet (1.3.2.1)."""
    out: list[Event] = []
    for card in cards:
        if turn(s, card, rest, clause, source):
            ref = s.refs[card]
            zone: i64 = s.zone[card]
            kind = RESTED if rest else STOOD
            out.append(Event(kind, ref, ref, zone, zone, s.seat[card], cause, source, seat))
    return out


class Shows(Payment):
    """7.10.2: cards are shown as the cost is paid; they stay where they are."""

    def pay(self, s: State, f: Effect, cards: list[int]) -> list[Event]:
        sc = f.scope
        seat, source = sc.master, sc.source & CARD_MASK
        return shown(s, cards, "7.10.1", BY_COST, source, seat)


def shown(
    s: State, cards: list[int], clause: str, cause: int, source: int, seat: int
) -> list[Event]:
    """7.10.1: let everyone know cards for a while, where they are (7.10.4), without telling yet."""
    assert isinstance(s, Table)
    everyone = (1 << s.seats) - 1
    out: list[Event] = []
    for card in cards:
        s.shown = [*s.shown, s.refs[card], s.known[card]]
        s.set_known(card, everyone)  # 7.10.2, 7.10.4
        s.note("reveal", clause, s.seat[card], card, source=source, seen=everyone)
        ref = s.refs[card]
        zone: i64 = s.zone[card]
        out.append(Event(REVEALED, ref, ref, zone, zone, s.seat[card], cause, source, seat))
    return out


def hide_shown(t: Table) -> None:
    """7.10.3, 7.10.3.1: once an effect is done, what it has shown lies as before."""
    pairs = t.shown
    t.shown = NO_NUMBERS
    for i in range(len(pairs) - 2, -1, -2):
        card = pairs[i] & CARD_MASK
        if t.alive(pairs[i]):
            before = sight(t, card)
            # 7.10.3, 7.10.3.1; a shuffle may have hidden it
            t.set_known(card, t.known[card] & pairs[i + 1])
            t.pool.rules.concealed(t, card, before)


def pays_with_itself(s: State, sc: Scope) -> bool:
    """Whether what an ability costs names its own card, so that everyone comes to see it."""
    cost = s.pool.abilities[sc.ability].cost
    if cost is None:
        return False
    for part in cost.instructions:
        if isinstance(part, Toll):
            for share in part.shares:
                if share.cards is not None and not share.chosen:
                    if sc.source in share.cards.refs(s, sc):
                        return True
    return False


class EnergyBlast(Paid):
    """7.49: so much energy."""

    def able(self, s: State, sc: Scope, amount: int) -> bool:
        assert isinstance(s, Table)
        return s.energy[sc.master] >= amount  # 7.49.2

    def spend(self, s: State, f: Effect, amount: int) -> list[Event]:
        assert isinstance(s, Table)
        seat = f.scope.master
        s.energy = changed_at(s.energy, seat, s.energy[seat] - amount)  # 7.49.1
        s.deeds += 1
        s.note("energy", "7.49.1", seat, number=-amount)
        return [told(ENERGY_BLASTED, seat, f.scope.source & CARD_MASK, amount)]

    def settled(self, s: State, sc: Scope) -> None:
        end_next(s, sc, BY_ENERGY)


class Said(Paid):
    """Words are said: that can always be done."""

    def able(self, s: State, sc: Scope, amount: int) -> bool:
        return True

    def spend(self, s: State, f: Effect, amount: int) -> list[Event]:
        return []


def soul_blast() -> Goes:
    """7.25.1: cards go from the soul to the drop zone."""
    return Goes("7.25.2", DROP, blast=SOUL_BLASTED)  # 7.25.1


class AnyToll(Cost):
    """11.7.1.1: a cost that can be paid in several ways; which one is chosen first.

    `index`: the number of the scope that keeps which. A way may have a condition.
    """

    def __init__(
        self, tolls: list[Toll], conditions: list[Condition | None], index: int, kind: int
    ) -> None:
        super().__init__("11.7.1.1")
        self.tolls = tolls
        self.conditions = conditions
        self.index = index
        self.kind = kind

    def ways(self, s: State, sc: Scope) -> list[int]:
        """The ways in which it can be paid, counted from 1."""
        out: list[int] = []
        for i, toll in enumerate(self.tolls):
            condition = self.conditions[i]
            if (condition is None or condition.true(s, sc)) and toll.payable(s, sc):
                out.append(i + 1)
        return out

    def asking(self, sc: Scope) -> Share | None:
        way = sc.number(self.index)
        return self.tolls[way - 1].asking(sc) if way else None

    def payable(self, s: State, sc: Scope) -> bool:
        return bool(self.ways(s, sc))

    def run(self, s: State, f: Effect) -> None:
        sc = f.scope
        way = sc.number(self.index)
        if way == 0:
            ways = self.ways(s, sc)
            if not ways:
                f.failed = 1
                return
            if len(ways) == 1:
                sc.set_number(self.index, ways[0])
            else:
                taken = 0
                for i in range(len(self.tolls)):
                    if i + 1 not in ways:
                        taken |= 1 << i
                f.into = self.index
                f.reading = 1
                f.at -= 1
                select(s, sc.master, self.kind, 1, len(self.tolls), sc.source & CARD_MASK, taken)
                return
            way = ways[0]
        toll = self.tolls[way - 1]
        toll.run(s, f)
        if sc.number(toll.done) == 0:
            sc.set_number(self.index, 0)


def lowers(s: State, sc: Scope, ruling: Ruling, blast: int) -> bool:
    """Whether a ruling is about such a blast of an ability of this kind, wherever it is."""
    if not ruling.zones >> blast & 1:
        return False
    ability = s.pool.abilities[sc.ability]
    return ruling.program == ANY_KIND or (ruling.program == ability.kind and ability.printed)


def end_next(s: State, sc: Scope, blast: int) -> None:
    """7.28.2: what lowers the next blast has done so, as such a blast is paid."""
    if not s.pool.rules_touched >> NEXT_COST & 1:
        return
    left: list[Lasting] = []
    for made in s.lasting:
        ruling = s.pool.abilities[made.scope.ability].modifiers[made.modifier]
        if isinstance(ruling, Ruling) and ruling.rule == NEXT_COST:
            on_it = made.targets is not None and sc.source in made.targets
            if on_it and lowers(s, sc, ruling, blast):
                continue
        left.append(made)
    if len(left) < len(s.lasting):
        s.lasting = left
        s.stale = True


class Reduced(Amount):
    """How much of a blast is paid: less by what effects say, never below 0 (7.28).

    An effect names the cards, the kind of ability (as its program) and the blast (as its zones).
    """

    def __init__(self, amount: Amount, blast: int) -> None:
        self.amount = amount
        self.blast = blast
        self.reads = amount.reads
        self.needs = amount.needs

    def value(self, s: State, sc: Scope) -> int:
        n = self.amount.value(s, sc)
        touched: int = s.pool.rules_touched
        if not (touched >> COST_CHANGE | touched >> NEXT_COST) & 1 or sc.source < 0:
            return n
        card = sc.source & CARD_MASK
        for rule in (COST_CHANGE, NEXT_COST):  # 7.28.2.1: all of them are added up
            for found in in_force(s, rule):
                if lowers(s, sc, found.ruling, self.blast) and found.about(s, card):
                    n -= found.number(s)
        # 11.7.2: what is nothing any more is paid by declaring it
        return max(0, n)

    def least(self) -> int:
        return 0
