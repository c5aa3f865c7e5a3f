"""Chapter 5: what effects tell players to do with cards; costs (5.22).

What players do with their decks and stocks stands in actions.py.
"""

from __future__ import annotations

from kirifuda.build import i64
from kirifuda.games.luck_and_logic.breaking import break_gates
from kirifuda.games.luck_and_logic.leaving import (
    exchange,
    exchangeable,
    kept,
    send,
    try_replacing,
)
from kirifuda.games.luck_and_logic.processes import (
    attached,
    give_soul,
    set_card,
    shift_member,
    shift_members,
    turn_cards,
    turn_faces,
)
from kirifuda.games.luck_and_logic.rule_processes import paid
from kirifuda.games.luck_and_logic.rulings import NO_SHIFT
from kirifuda.games.luck_and_logic.sortie import (
    open_places,
    playable,
    push_flicker,
    push_sortie,
)
from kirifuda.games.luck_and_logic.table import Table
from kirifuda.games.luck_and_logic.terms import area_of, seat_of
from kirifuda.games.luck_and_logic.zones import (
    AREAS,
    CIRCLE,
    DECK,
    DROP,
    FIELD,
    GATE,
    LEVEL_ZONE,
    MEMBER,
    MY,
    PLACES,
    SET,
    SIDED,
    SOUL,
    TERRITORY,
    neighbours,
    places_for,
)
from kirifuda.kernel.effects.conditions import Condition
from kirifuda.kernel.effects.effect import Effect, Instruction
from kirifuda.kernel.effects.terms import Cards
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.events.moving import LAST, move
from kirifuda.kernel.position.cards import Ability
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.integers import Reader, put
from kirifuda.kernel.position.needs import NEEDS_PAST
from kirifuda.kernel.position.scope import CARD_MASK, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask_one
from kirifuda.kernel.timing.checks import PlayAbility, uses
from kirifuda.kernel.values.rulings import barred

NOWHERE = [-1]  # no place at all
TURNING = 1 << CIRCLE | 1 << GATE | 1 << LEVEL_ZONE | 1 << MY  # zones where cards stand or rest


def alive(s: State, refs: list[int]) -> list[int]:
    """The numbers of the cards that are still where they were (4.1.5)."""
    return [r & CARD_MASK for r in refs if s.alive(r)]


def source_of(f: Effect) -> int:
    return f.scope.source & CARD_MASK if f.scope.source >= 0 else -1


# -- costs (5.22) ------------------------------------------------------------------------------


def done_to_none(t: Table, f: Effect) -> None:
    """5.22.4: what is done to no card at all was not done, unless it is a cost."""
    if not f.cost and not t.paying:
        f.failed = 1


class BeginCost(Instruction):
    """10.2.3: a cost is being paid from now on."""

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        s.paying += 1


class EndCost(Instruction):
    """10.2.3: the cost has been paid."""

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        paid(s)


class Unused(Condition):
    """12.4.1.1: what can be done once a turn was not done in this turn."""

    needs = NEEDS_PAST

    def true(self, s: State, sc: Scope) -> bool:
        return uses(s, sc) == 0


class UseUp(Instruction):
    """12.4.1.1: that was done, and cannot be again in this turn."""

    def run(self, s: State, f: Effect) -> None:
        s.used = [*s.used, f.scope.source, f.scope.ability]


class PlayPart(Instruction):
    """9.7.3.3: the cost in brackets is paid, and then comes the rest of the text.

    It is an ability of its own, so that a cost that cannot be finished is taken back (5.22.3.1).
    """

    def __init__(self, place: int, part: Ability) -> None:
        super().__init__("9.7.3.3")
        self.place = place
        self.part = part

    def run(self, s: State, f: Effect) -> None:
        play = PlayAbility()
        play.seat = f.scope.master
        play.scope = f.scope.copy()
        play.scope.ability = s.pool.base[s.pool.ability_def[f.scope.ability]] + self.place
        s.stack.append(play)  # 9.7.3.3

    def payable(self, s: State, sc: Scope) -> bool:
        return self.part.cost is None or self.part.cost.payable(s, sc)


# -- moving ------------------------------------------------------------------------------------


class Send(Instruction):
    """5.4: cards go to a zone of their owners, members with their souls (12.2.1).

    `into` keeps them; what is asked on the way comes back into `scratch`. `Sent` follows.
    """

    def __init__(
        self,
        clause: str,
        who: Who,
        cards: Cards,
        kind: int,
        into: int,
        scratch: int,
        where: int = LAST,
        down: int = -1,
    ) -> None:
        super().__init__(clause)
        self.who = who
        self.cards = cards
        self.kind = kind
        self.into = into
        self.scratch = scratch
        self.where = where
        self.down = down
        self.ordered = True

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        found = alive(s, self.cards.refs(s, f.scope))
        cards = [c for c in found if s.zone[c] != self.kind or self.kind == DECK]
        f.keep(self.into, [s.refs[c] for c in cards])
        if not cards:
            done_to_none(s, f)
            return
        f.into = self.scratch
        f.reading = 0
        actor = self.who.one(s, f.scope)
        if send(
            s,
            cards,
            self.kind,
            self.clause,
            self.where,
            0,
            self.down,
            f.cause,
            source_of(f),
            actor,
            self.ordered,
        ):
            f.follow(s, [c for c in cards if s.zone[c] == self.kind])

    def payable(self, s: State, sc: Scope) -> bool:
        for ref in self.cards.refs(s, sc):
            if not s.alive(ref):
                return False
        return True


class Sent(Instruction):
    """Of the cards that were to go, those that went are kept; what did not go was not done."""

    def __init__(self, register: int, kind: int) -> None:
        super().__init__("")
        self.register = register
        self.kind = kind

    def run(self, s: State, f: Effect) -> None:
        refs = f.scope.regs[self.register]
        there = [r for r in refs if s.alive(r) and s.zone[r & CARD_MASK] == self.kind]
        assert isinstance(s, Table)
        if len(there) < len(refs):
            f.failed = 1
        elif not there:
            done_to_none(s, f)
        f.keep(self.register, there)


class ToCards(Instruction):
    """Something that is done to cards one after the other; those with which it was done stay."""

    def __init__(self, clause: str, who: Who, cards: Cards) -> None:
        super().__init__(clause)
        self.who = who
        self.cards = cards

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        wanted = self.cards.refs(s, f.scope)
        cards = alive(s, wanted)
        done = self.do(s, cards, f) if cards else []
        if len(done) < len(wanted):
            f.failed = 1
        elif not wanted:
            done_to_none(s, f)
        if not s.over:
            f.follow(s, done)

    def do(self, t: Table, cards: list[int], f: Effect) -> list[int]:
        """Do it; the cards with which it was done."""
        raise AssertionError

    def payable(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        for ref in self.cards.refs(s, sc):
            if not s.alive(ref) or not self.can(s, ref & CARD_MASK):
                return False
        return True

    def can(self, t: Table, card: int) -> bool:
        """Whether it can be done with a card at all."""
        return True


class Turn(ToCards):
    """5.2: stand (0) or rest (1) cards."""

    def __init__(self, clause: str, who: Who, cards: Cards, rest: int) -> None:
        super().__init__(clause, who, cards)
        self.rest = rest

    def do(self, t: Table, cards: list[int], f: Effect) -> list[int]:
        able = [c for c in cards if TURNING >> t.zone[c] & 1]
        return turn_cards(t, able, self.rest, self.clause, source_of(f))

    def can(self, t: Table, card: int) -> bool:
        return TURNING >> t.zone[card] & 1 != 0 and t.rest[card] != self.rest


class TurnOver(ToCards):
    """5.3: turn cards face up (0) or face down (1)."""

    def __init__(self, clause: str, who: Who, cards: Cards, down: int) -> None:
        super().__init__(clause, who, cards)
        self.down = down

    def do(self, t: Table, cards: list[int], f: Effect) -> list[int]:
        able = [c for c in cards if SIDED >> t.zone[c] & 1]
        return turn_faces(t, able, self.down, self.clause, source_of(f))

    def can(self, t: Table, card: int) -> bool:
        return SIDED >> t.zone[card] & 1 != 0 and t.down[card] != self.down


class SetUpon(ToCards):
    """5.24: cards are set on another card, face up (0) or face down (1)."""

    def __init__(self, clause: str, who: Who, cards: Cards, host: Cards, down: int) -> None:
        super().__init__(clause, who, cards)
        self.host = host
        self.down = down

    def do(self, t: Table, cards: list[int], f: Effect) -> list[int]:
        hosts = self.host.refs(t, f.scope)
        out: list[int] = []
        for card in cards:
            # not onto itself, nor onto what is set on it
            there = hosts[0] & CARD_MASK if hosts else card
            if there == card or there in attached(t, card):
                continue
            souls = t.souls(card) if t.is_member(card) else []
            how = (f.cause, source_of(f), self.who.one(t, f.scope))
            if t.alive(hosts[0]):
                set_card(t, card, hosts[0] & CARD_MASK, self.down, self.clause, *how)
            else:
                move(t, card, DROP, "5.24.1.1", LAST, -1, 0, -1, *how)
            if souls:
                # 5.24.6, 4.15.2: it is a member no more, so they belong to none
                send(t, souls, DROP, "5.24.6", LAST, 0, -1, *how)
            out.append(card)
        return out


class BeforeSoul(Instruction):
    """9.10: what is done in place of members' becoming souls; `into` keeps those that do."""

    def __init__(self, cards: Cards, into: int) -> None:
        super().__init__("9.10.1")
        self.cards = cards
        self.into = into

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        found = alive(s, self.cards.refs(s, f.scope))
        f.keep(self.into, [s.refs[c] for c in found])
        f.into = self.into
        f.reading = 0
        try_replacing(s, found, SOUL, source_of(f))


class Ensoul(ToCards):
    """5.26: cards become souls of a member: those of them that `BeforeSoul` has kept in `free`."""

    def __init__(self, clause: str, who: Who, cards: Cards, host: Cards, free: int) -> None:
        super().__init__(clause, who, cards)
        self.host = host
        self.free = free

    def do(self, t: Table, cards: list[int], f: Effect) -> list[int]:
        hosts = alive(t, self.host.refs(t, f.scope))
        out: list[int] = []
        actor = self.who.one(t, f.scope)
        for card in cards:
            if not hosts or hosts[0] == card or kept(t, card, actor):
                continue
            if t.refs[card] not in f.scope.regs[self.free]:
                continue
            give_soul(t, card, hosts[0], self.clause, f.cause, source_of(f), actor)
            if t.host[card] == hosts[0]:
                out.append(card)
        return out

    def payable(self, s: State, sc: Scope) -> bool:
        return bool(alive(s, self.host.refs(s, sc))) and super().payable(s, sc)


class BeforeSwap(Instruction):
    """9.10: what is done in place of a member's leaving its circle by exchange.

    Unless it stays for that, `into` keeps it. `Swap` follows.
    """

    def __init__(self, who: Who, first: Cards, second: Cards, into: int) -> None:
        super().__init__("9.10.1")
        self.who = who
        self.first = first
        self.second = second
        self.into = into

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        firsts = alive(s, self.first.refs(s, f.scope))
        seconds = alive(s, self.second.refs(s, f.scope))
        f.keep(self.into, [s.refs[c] for c in firsts])
        if len(firsts) != 1 or len(seconds) != 1:
            return
        a, b = firsts[0], seconds[0]
        if not exchangeable(s, a, b, self.who.one(s, f.scope)):
            return
        for card, other in ((a, b), (b, a)):
            if s.zone[card] == CIRCLE and s.zone[other] != CIRCLE:
                f.into = self.into
                f.reading = 0
                try_replacing(s, [card], s.zone[other], source_of(f))


class Swap(Instruction):
    """5.11: two cards take each other's place, or nothing is done (5.11.2).

    `free`: the register of `BeforeSwap`, empty if one of them does not leave.
    """

    def __init__(self, clause: str, who: Who, first: Cards, second: Cards, free: int) -> None:
        super().__init__(clause)
        self.who = who
        self.first = first
        self.second = second
        self.free = free

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        firsts = alive(s, self.first.refs(s, f.scope))
        seconds = alive(s, self.second.refs(s, f.scope))
        if len(firsts) != 1 or len(seconds) != 1 or not f.scope.regs[self.free]:
            f.failed = 1
            return
        a, b = firsts[0], seconds[0]
        actor = self.who.one(s, f.scope)
        if s.zone[a] == s.zone[b] and FIELD >> s.zone[a] & 1:
            done = self.trade_places(s, a, b)
        else:
            done = exchange(s, a, b, self.clause, f.cause, source_of(f), actor)
        if not done:
            f.failed = 1
            return
        f.follow(s, [a, b])

    def trade_places(self, t: Table, a: int, b: int) -> bool:
        """Two members of one player on circles, or two gates: each to the place of the other."""
        if t.seat[a] != t.seat[b]:
            return False
        if t.zone[a] == CIRCLE:
            if not t.is_member(a) or not t.is_member(b):
                return False
            if t.face(a).nums[TERRITORY] != t.face(b).nums[TERRITORY]:
                return False
            if barred(t, NO_SHIFT, t.seat[a], a) or barred(t, NO_SHIFT, t.seat[b], b):
                return False
        return len(shift_members(t, [a, b], [t.spot[b], t.spot[a]], self.clause)) == 2

    def payable(self, s: State, sc: Scope) -> bool:
        return len(self.first.refs(s, sc)) == 1 and len(self.second.refs(s, sc)) == 1


class Break(Instruction):
    """5.32: gates are broken at once; by the member whose ability says so.

    `into` keeps those that can be, `scratch` those that were. `Broken` follows.
    """

    def __init__(self, clause: str, who: Who, cards: Cards, into: int, scratch: int) -> None:
        super().__init__(clause)
        self.who = who
        self.cards = cards
        self.into = into
        self.scratch = scratch

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        wanted = self.cards.refs(s, f.scope)
        gates = [c for c in alive(s, wanted) if s.zone[c] == GATE and s.down[c]]  # 5.32.1.1
        if not gates or len(gates) < len(wanted):
            f.failed = 1
        f.keep(self.into, [s.refs[c] for c in gates])
        f.into = self.scratch
        f.reading = 0
        by = f.scope.source if s.face_of(f.scope.source).kinds & MEMBER else -1  # 5.32.2.2
        break_gates(s, gates, by, self.clause, f.cause, source_of(f))


class Broken(Instruction):
    """5.32.1: whether all the gates that were to be broken are."""

    def __init__(self, register: int) -> None:
        super().__init__("")
        self.register = register

    def run(self, s: State, f: Effect) -> None:
        for ref in f.scope.regs[self.register]:
            if not s.alive(ref) or s.down[ref & CARD_MASK]:
                f.failed = 1


# -- one card at a time: what asks for each of them --------------------------------------------


class NeedSome(Instruction):
    """What is done to cards one by one was not done if there is none of them.

    `told`: the cards as they are described, so that it can be known before whether there are any;
    None: they are chosen first, and choosing tells (9.6.3.1.3).
    """

    def __init__(self, cards: Cards, told: Cards | None) -> None:
        super().__init__("")
        self.cards = cards
        self.told = told

    def run(self, s: State, f: Effect) -> None:
        if not self.cards.refs(s, f.scope):
            f.failed = 1

    def payable(self, s: State, sc: Scope) -> bool:
        return self.told is None or bool(self.told.refs(s, sc))


class ToOne(Instruction):
    """Something done to a single card that may ask; the card comes back into `scratch`."""

    def __init__(self, clause: str, who: Who, cards: Cards, scratch: int) -> None:
        super().__init__(clause)
        self.who = who
        self.cards = cards
        self.scratch = scratch

    def run(self, s: State, f: Effect) -> None:
        assert isinstance(s, Table)
        cards = alive(s, self.cards.refs(s, f.scope))
        f.into = self.scratch
        f.reading = 0
        f.keep(self.scratch, [])
        if not cards or not self.begin(s, cards[0], f):
            f.failed = 1

    def begin(self, t: Table, card: int, f: Effect) -> bool:
        """Do it, or push what does it; False if it cannot be done."""
        raise AssertionError


class SendOut(ToOne):
    """5.12.3.2: who acts sorties a member by an effect, to own circles (bits; 0: any)."""

    def __init__(
        self, clause: str, who: Who, cards: Cards, scratch: int, rest: int = 0, circles: int = 0
    ) -> None:
        super().__init__(clause, who, cards, scratch)
        self.rest = rest
        self.circles = circles
        self.free = False  # only where no member is
        self.of: Cards | None = None  # only to circles of these

    def begin(self, t: Table, card: int, f: Effect) -> bool:
        if t.zone[card] == CIRCLE and not t.status[card] & SET:
            return False
        # 5.12.2: on circles of the player who sorties it, whosever card it is
        seat = self.who.one(t, f.scope)
        places: list[int] = []
        if self.of is not None:
            area = 0
            for ref in self.of.refs(t, f.scope):
                area |= area_of(t, ref) if seat_of(t, ref) == seat else 0
            places = [p for p in range(PLACES) if AREAS[p] & area]
            if not open_places(t, card, places or NOWHERE):
                return False
        elif self.circles:
            places = [p for p in range(PLACES) if not AREAS[p] & ~self.circles]
        elif self.free:
            taken = t.covered(seat)
            places = [p for p in range(PLACES) if not AREAS[p] & taken]
            if not open_places(t, card, places or NOWHERE):
                return False
        return push_sortie(t, seat, card, 0, source_of(f), places, self.rest)


class PlayFree(ToOne):
    """5.22.6: a member is played without its cost; its conditions must be met (9.6.2.1)."""

    def begin(self, t: Table, card: int, f: Effect) -> bool:
        seat = self.who.one(t, f.scope)
        if t.zone[card] == CIRCLE or not playable(t, seat, card):
            return False
        return push_sortie(t, seat, card, 0, source_of(f))


class FlickerOne(ToOne):
    """5.34: a member flickers."""

    def begin(self, t: Table, card: int, f: Effect) -> bool:
        if not t.is_member(card):
            return False
        push_flicker(t, self.who.one(t, f.scope), card, source_of(f))
        return True


class ShiftOne(ToOne):
    """5.14: a member moves to other circles of its territory, as who acts chooses.

    `circles`: only to these (bits; 0: any). `free`: only where no other member is. `near`: only to
    circles that are adjacent to its own, or its own. `there`: only to the attacked circle.
    """

    def __init__(
        self, clause: str, who: Who, cards: Cards, scratch: int, circles: int, free: bool
    ) -> None:
        super().__init__(clause, who, cards, scratch)
        self.circles = circles
        self.free = free
        self.near = False
        self.there = False

    def begin(self, t: Table, card: int, f: Effect) -> bool:
        if not t.is_member(card) or barred(t, NO_SHIFT, t.seat[card], card):
            return False
        if self.there and (t.target < 0 or t.seat[card] == t.turn_seat):
            return False
        around = t.area(card) | neighbours(t.area(card))
        others = 0
        for other in t.members(t.seat[card]):
            if other != card:
                others |= t.area(other)
        found: list[int] = []
        for place in places_for(t.face(card).nums[TERRITORY]):
            if place == t.spot[card] or (self.circles and AREAS[place] & ~self.circles):
                continue
            if self.near and AREAS[place] & ~around:
                continue
            if self.there and not AREAS[place] >> t.target & 1:
                continue
            if not self.free or not AREAS[place] & others:
                found.append(place)
        if not found:
            return False
        going = Shifting()
        going.seat = self.who.one(t, f.scope)
        going.card = card
        going.places = found
        t.stack.append(going)
        return True


class Shifting(Frame):
    """5.14: a member moves to a place that is chosen; the frame below receives it."""

    code = 40

    def __init__(self) -> None:
        super().__init__()
        self.card: i64 = -1
        self.places: list[int] = []

    def fresh(self) -> Frame:
        return Shifting()

    def copy(self) -> Frame:
        f = Shifting()
        f.step = self.step
        f.seat = self.seat
        f.card = self.card
        f.places = self.places
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.card])
        put(out, self.places)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.card = r.one()
        self.places = r.many()

    def run(self, s: State) -> None:
        if len(self.places) == 1 and not s.stepwise:
            self.shift(s, self.places[0])
            return
        options = [Option("place", self.card, place) for place in self.places]
        ask_one(s, self.seat, "place", "5.14.1", options, self.card)

    def answer(self, s: State, option: Option) -> None:
        self.shift(s, option.spot)

    def shift(self, s: State, place: int) -> None:
        assert isinstance(s, Table)
        shift_member(s, self.card, place, "5.14.1")
        s.give([self.card])
