"""Chapter 38: what effects of Legions! do, as instructions. What cannot be done ends the effect
there (01-5)."""

from __future__ import annotations

from typing import Final

from kirifuda.games.legions.battle import master_attack
from kirifuda.games.legions.cores import (
    OUTSIDE_GAME,
    cores_in,
    exhaust_cores,
    gain_life,
    gain_points,
    lose_life,
    move_cores,
    pay,
    ready_cores,
)
from kirifuda.games.legions.ending import lose, win
from kirifuda.games.legions.placing import (
    ALL_LANES,
    is_crowded,
    move_to_lane,
    place_cards,
    stand_by,
    ways,
)
from kirifuda.games.legions.processes import (
    break_cards,
    deal,
    deal_damage,
    draw,
    exhaust,
    fall,
    move_lane,
    open_card,
    put,
    ready,
    reverse,
    shift_wait,
    swap_lanes,
    unlock_later,
    wait_zone,
)
from kirifuda.games.legions.rulings import NO_LIFE_GAIN
from kirifuda.games.legions.table import Table, opposite
from kirifuda.games.legions.zones import ACTIVE, ATK, LAST_WAIT, MASTER_CARD, MINIONS, STANDBY
from kirifuda.kernel.effects.effect import Effect, Instruction
from kirifuda.kernel.effects.instructions import lacking
from kirifuda.kernel.effects.terms import Amount, Cards, Chosen, Filter, Fixed
from kirifuda.kernel.effects.who import Who, You
from kirifuda.kernel.events.moving import FIRST, LAST
from kirifuda.kernel.position.scope import CARD_MASK, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.values.rulings import barred


def living(s: State, cards: Cards, sc: Scope) -> list[int]:
    """The card numbers of those that are still there."""
    return [ref & CARD_MASK for ref in cards.refs(s, sc) if s.alive(ref)]


def acted(s: State, cards: Cards, f: Effect) -> list[int]:
    """The card numbers of those with which something is done; with one of them gone meanwhile it
    cannot be done completely (01-5)."""
    if lacking(s, f.scope, cards):
        f.failed = 1  # 01-5
    return living(s, cards, f.scope)


class Pay(Instruction):
    """30-2: players pay master points."""

    def __init__(self, clause: str, who: Who, amount: Amount) -> None:
        super().__init__(clause)
        self.who = who
        self.amount = amount

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        sc = f.scope
        n = self.amount.value(s, sc)
        for seat in self.who.seats(s, sc):
            if not pay(s, seat, n, self.clause, sc.source & CARD_MASK):
                f.failed = 1

    def payable(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        n = self.amount.value(s, sc)
        for seat in self.who.seats(s, sc):
            if s.purse(seat) < n:
                return False
        return True

    def sure(self) -> bool:
        return isinstance(self.amount, Fixed)


class ExhaustThis(Instruction):
    """30-3: the card with the ability is exhausted as its cost; one unable to act is not (29-1)."""

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        card = f.scope.source & CARD_MASK
        if not self.payable(s, f.scope) or not exhaust(s, card, self.clause, card):
            f.failed = 1

    def payable(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        return s.alive(sc.source) and s.can_act(sc.source & CARD_MASK)

    def sure(self) -> bool:
        return True


# what is done with each of some cards
EXHAUST: Final = 0
READY: Final = 1
REVERSE: Final = 2
OPEN: Final = 3


class Turn(Instruction):
    """38-8, 38-12, 38-13: cards are turned in a way; what is so already stays so.

    30-4: as a cost (`able`: what a card must be before) those that are chosen are all turned, and
    of all that are so and so at least one is.
    """

    def __init__(self, clause: str, cards: Cards, way: int, able: Filter | None = None) -> None:
        super().__init__(clause)
        self.cards = cards
        self.way = way
        self.able = able

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        source = f.scope.source & CARD_MASK
        done = 0
        found = acted(s, self.cards, f)
        for card in found:
            if self.way == EXHAUST:
                turned = exhaust(s, card, self.clause, source)
            elif self.way == READY:
                turned = ready(s, card, self.clause, source)
            elif self.way == REVERSE:
                turned = reverse(s, card, self.clause, source)
            else:
                turned = open_card(s, card, self.clause, source)
            done += 1 if turned else 0
        if self.able is not None:
            least = len(found) if isinstance(self.cards, Chosen) else 1
            if done < least:
                f.failed = 1

    def payable(self, s: State, sc: Scope) -> bool:
        if self.able is None or isinstance(self.cards, Chosen):
            return not lacking(s, sc, self.cards)
        for ref in self.cards.refs(s, sc):
            if s.alive(ref) and self.able.holds(s, sc, ref):  # 30-4
                return True
        return False


class Damage(Instruction):
    """38-1: effect damage to units."""

    def __init__(self, cards: Cards, amount: Amount) -> None:
        super().__init__("38-1")
        self.cards = cards
        self.amount = amount

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        refs = [s.refs[card] for card in acted(s, self.cards, f)]
        deal_damage(s, refs, self.amount.value(s, f.scope), f.scope.source)

    def payable(self, s: State, sc: Scope) -> bool:
        return not lacking(s, sc, self.cards)


class Duel(Instruction):
    """38-1: two units deal one another effect damage equal to their ATK, at the same time."""

    def __init__(self, cards: Cards) -> None:
        super().__init__("38-1")
        self.cards = cards

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        refs = [ref for ref in self.cards.refs(s, f.scope) if s.unit_ref(ref)]
        if len(refs) != 2:
            f.failed = 1
            return
        one, other = refs
        atk = [s.face(ref & CARD_MASK).nums[ATK] for ref in refs]
        deal(s, [other, one], atk, [one, other], False)


class Break(Instruction):
    """38-4: cards break."""

    def __init__(self, cards: Cards) -> None:
        super().__init__("38-4")
        self.cards = cards

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        found = acted(s, self.cards, f)
        before = [s.refs[card] for card in found]
        break_cards(s, found, f.scope.source & CARD_MASK)
        for i in range(len(found)):
            if s.alive(before[i]) and not s.is_reversed(found[i]):
                f.failed = 1
        f.follow(s, found)

    def payable(self, s: State, sc: Scope) -> bool:
        return not lacking(s, sc, self.cards)


class ShiftWait(Instruction):
    """38-3: cards go along the timeline, later or sooner (-1).

    `into`: a register for those that would all come to standby, where not all find room.
    """

    def __init__(self, cards: Cards, amount: Amount, sign: int = 1, into: int = -1) -> None:
        super().__init__("38-3")
        self.cards = cards
        self.into = into
        self.amount = amount
        self.sign = sign

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        found = acted(s, self.cards, f)
        by = self.sign * self.amount.value(s, f.scope)
        source = f.scope.source & CARD_MASK
        early: list[int] = []
        if by < 0 and len(found) > 1:
            for card in found:
                kind = s.zone[card]
                if STANDBY < kind <= LAST_WAIT and wait_zone(kind, by) == STANDBY:
                    early.append(card)
            if is_crowded(s, early):
                found = [card for card in found if card not in early]
                f.into = self.into
                f.reading = 0
                stand_by(s, early, source)
        shift_wait(s, found, by, self.clause, source)
        f.follow(s, found)

    def payable(self, s: State, sc: Scope) -> bool:
        for card in living(s, self.cards, sc):
            if not STANDBY <= s.zone[card] <= LAST_WAIT:
                return False
        return not lacking(s, sc, self.cards)


class Put(Instruction):
    """38-6, 38-7: cards are put into a zone beside the field; `down`: face down (17-18).

    `into`: a register for those that are put on standby, where not all find room. `of`: whose zone
    is named; a card does not come to that of another player (17-3).
    """

    def __init__(
        self,
        clause: str,
        cards: Cards,
        kind: int,
        where: int = LAST,
        down: int = 0,
        into: int = -1,
        of: Who | None = None,
    ) -> None:
        super().__init__(clause)
        self.cards = cards
        self.of = of
        self.into = into
        self.kind = kind
        self.where = where
        self.down = down

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        found = at_home(s, f, acted(s, self.cards, f), self.of)
        source = f.scope.source & CARD_MASK
        if self.kind == STANDBY and is_crowded(s, found):
            f.into = self.into
            f.reading = 0
            stand_by(s, found, source)
            return
        if self.where == FIRST:
            found.reverse()  # the first of them comes to lie on top
        for card in found:
            put(s, card, self.kind, self.clause, self.where, f.cause, source, self.down)
        f.follow(s, found)

    def payable(self, s: State, sc: Scope) -> bool:
        for ref in self.cards.refs(s, sc):
            if not s.alive(ref) or not is_home(s, sc, ref & CARD_MASK, self.of):
                return False
        return True


def is_home(s: State, sc: Scope, card: int, of: Who | None) -> bool:
    """17-3: whether zones of some players (None: whosever card it is) are those of a card's own."""
    return of is None or s.pool.owner[card] in of.seats(s, sc)


def at_home(s: State, f: Effect, cards: list[int], of: Who | None) -> list[int]:
    """17-3: those of some cards that can come to zones of these players; 01-5: if not all can, it
    cannot be done completely."""
    found = [card for card in cards if is_home(s, f.scope, card, of)]
    if len(found) < len(cards):
        f.failed = 1
    return found


class Place(Instruction):
    """33-1: cards come to the field; those that did are kept in a register.

    `of`: whose field is named; a card does not come to that of another player (17-3). `lane`: to
    this one only (-1: any), as that player counts, and the effect's player if none is told (18-1).
    """

    def __init__(self, cards: Cards, into: int, rest: int, lane: int, of: Who | None) -> None:
        super().__init__("33-1")
        self.cards = cards
        self.into = into
        self.rest = rest
        self.lane = lane
        self.of = of

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        found = at_home(s, f, acted(s, self.cards, f), self.of)
        f.keep(self.into, [])
        f.into = self.into
        f.reading = 0
        if found:
            lanes = ALL_LANES
            if self.lane >= 0:
                of = You() if self.of is None else self.of
                lanes = 1 << own_lane(s, f.scope, found[0], self.lane, of)
            refs = [s.refs[card] for card in found]
            place_cards(s, refs, f.scope.source & CARD_MASK, self.rest, lanes)


class MoveLanes(Instruction):
    """33-2: minions go to another lane: a named one, or a free one (`near`: beside theirs).

    Who finds none cannot do it (01-5). `of`: who calls the lane so; it is the one that both share
    (18-1).
    """

    def __init__(self, cards: Cards, into: int, lane: int, near: bool, of: Who) -> None:
        super().__init__("33-2")
        self.cards = cards
        self.into = into
        self.lane = lane
        self.near = near
        self.of = of

    def lanes(self, t: Table, sc: Scope, card: int) -> list[int]:
        """Where a minion can go."""
        if t.zone[card] != MINIONS:
            return []
        free = t.next_lanes(card) if self.near else t.free_lanes(t.seat[card])
        free = ways(t, card, free)
        if self.lane < 0:
            return free
        lane = own_lane(t, sc, card, self.lane, self.of)
        return [lane] if lane in free else []

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        source = f.scope.source & CARD_MASK
        f.into = self.into
        f.reading = 0
        for card in reversed(acted(s, self.cards, f)):
            lanes = self.lanes(s, f.scope, card)
            if not lanes:
                f.failed = 1  # 01-5
            elif self.lane < 0:
                move_to_lane(s, card, source, self.near)
            else:
                move_lane(s, card, lanes[0], self.clause, source)

    def payable(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        for card in living(s, self.cards, sc):
            if not self.lanes(s, sc, card):
                return False
        return not lacking(s, sc, self.cards)


class SwapLanes(Instruction):
    """33-2: two minions take each other's lane; those of two players cannot (17-3, 01-5)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__("33-2")
        self.cards = cards

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        found = acted(s, self.cards, f)
        source = f.scope.source & CARD_MASK
        if len(found) == 2 and all(
            ways(s, one, [s.spot[other]]) for one, other in (found, found[::-1])
        ):
            if swap_lanes(s, found[0], found[1], self.clause, source):
                return
        f.failed = 1


def own_lane(t: Table, sc: Scope, card: int, lane: int, of: Who) -> int:
    """18-1: the number that a card's player has for a lane that a player names."""
    return lane if t.seat[card] in of.seats(t, sc) else opposite(lane)


class GainLife(Instruction):
    """38-2, 08-5: masters gain life, or lose it (-1) without damage. Who cannot gain any does not,
    which ends the effect (01-3, 01-5)."""

    def __init__(self, cards: Cards, amount: Amount, sign: int) -> None:
        super().__init__("38-2" if sign > 0 else "08-5")
        self.cards = cards
        self.amount = amount
        self.sign = sign

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        n = self.amount.value(s, f.scope)
        source = f.scope.source & CARD_MASK
        for card in acted(s, self.cards, f):
            if not s.face(card).kinds & MASTER_CARD:
                continue
            if self.sign > 0 and n > 0 and barred(s, NO_LIFE_GAIN, s.seat[card]):
                f.failed = 1  # 01-5
            elif self.sign > 0:
                gain_life(s, s.seat[card], n, self.clause, source)
            else:
                lose_life(s, s.seat[card], n, self.clause, source)

    def payable(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        if self.sign > 0:
            return True
        n = self.amount.value(s, sc)
        for card in living(s, self.cards, sc):
            if s.life[s.seat[card]] < n:
                return False
        return True


# what players do
GET_POINTS: Final = 0
EXHAUST_CORES: Final = 1
READY_CORES: Final = 2
DRAW: Final = 3
WIN: Final = 4
LOSE: Final = 5


class PlayersDo(Instruction):
    """Players get master points (07-6), exhaust cores, each for a point (07-4, 38-12), or ready
    them, draw (38-11), win or lose (24-2c, 24-3c); with too few cores it is not all (01-5)."""

    def __init__(self, clause: str, deed: int, who: Who, amount: Amount) -> None:
        super().__init__(clause)
        self.deed = deed
        self.who = who
        self.amount = amount

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        n = self.amount.value(s, f.scope)
        source = f.scope.source & CARD_MASK
        for seat in self.who.seats(s, f.scope):
            if self.deed == GET_POINTS:
                gain_points(s, seat, n, self.clause, source)
            elif self.deed == EXHAUST_CORES:
                if exhaust_cores(s, seat, n, self.clause, source) < n:
                    f.failed = 1
            elif self.deed == READY_CORES:
                ready_cores(s, seat, n, self.clause, source)
            elif self.deed == DRAW:
                draw(s, seat, n, self.clause, f.cause, source)
            elif self.deed == WIN:
                win(s, seat, self.clause)  # 24-2c
            else:
                lose(s, seat, self.clause)  # 24-3c
            if s.over:
                return

    def payable(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        if self.deed == EXHAUST_CORES:
            n = self.amount.value(s, sc)
            for seat in self.who.seats(s, sc):
                if s.core(seat, ACTIVE) < n:
                    return False
        return True


class MoveCores(Instruction):
    """07-3: cores of players go from one place to another; too few of them is not all (01-5)."""

    def __init__(self, clause: str, who: Who, frm: int, to: int, amount: Amount) -> None:
        super().__init__(clause)
        self.who = who
        self.frm = frm
        self.to = to
        self.amount = amount

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        n = self.amount.value(s, f.scope)
        for seat in self.who.seats(s, f.scope):
            source = f.scope.source & CARD_MASK
            if move_cores(s, seat, self.frm, self.to, n, self.clause, source) < n:
                f.failed = 1

    def payable(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        if self.frm == OUTSIDE_GAME:
            return True
        n = self.amount.value(s, sc)
        for seat in self.who.seats(s, sc):
            if cores_in(s, seat, self.frm) < n:
                return False
        return True


class MasterAttack(Instruction):
    """38-9: a master attacks with an ATK and keywords of its own; with no target it cannot be done.

    `sizes` are numbers of the card, `amounts` what is added to them for this battle.
    """

    def __init__(
        self, who: Who, atk: Amount, marks: int, sizes: list[int], amounts: list[Amount]
    ) -> None:
        super().__init__("38-9")
        self.who = who
        self.atk = atk
        self.marks = marks
        self.sizes = sizes
        self.amounts = amounts

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        sc = f.scope
        numbers: list[int] = []
        for i in range(len(self.sizes)):
            numbers = [*numbers, self.sizes[i], self.amounts[i].value(s, sc)]
        f.into = 0
        f.reading = 0
        if not master_attack(s, self.who.one(s, sc), self.atk.value(s, sc), self.marks, numbers):
            f.failed = 1


class UnlockLater(Instruction):
    """38-17: cards in hand are unlocked once this sequence has ended."""

    def __init__(self, cards: Cards) -> None:
        super().__init__("38-17")
        self.cards = cards

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        unlock_later(s, self.cards.refs(s, f.scope))


class Fall(Instruction):
    """38-5, 10-1: a change of HP was made; minions and lords without HP break at once."""

    def __init__(self) -> None:
        super().__init__("38-5")

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        fall(s, f.scope.source & CARD_MASK)
