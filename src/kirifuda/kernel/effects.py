"""Effects: programs of instructions, run by a frame on the same stack as everything else.

An effect tree is flattened once into a list of instructions. The frame holds where it is and what
it has chosen; instructions are immutable and shared. An instruction that needs an answer pushes a
frame that asks; the answer comes back into a register or a number of the scope.
"""

from __future__ import annotations

from typing import Final

from kirifuda.kernel.decisions import Option
from kirifuda.kernel.frames import Frame, ask, pick
from kirifuda.kernel.moving import move, shuffle, sight, turn
from kirifuda.kernel.scope import (
    BY_COST,
    BY_EFFECT,
    CARD_MASK,
    NO_REGS,
    Delayed,
    Lasting,
    Scope,
    read_scope,
)
from kirifuda.kernel.state import State
from kirifuda.kernel.terms import (
    Amount,
    Cards,
    Condition,
    Opponent,
    Who,
    You,
)
from kirifuda.kernel.words import Reader

# How long an effect lasts, in turns.
GAME: Final = 0
THIS_TURN: Final = 1
NEXT_OPPOSING_TURN: Final = 2  # only during it
NEXT_OWN_TURN: Final = 3  # only during it
UNTIL_NEXT_OPPOSING_TURN: Final = 4  # from now to its end
NO_LIMIT: Final = 0


class Instruction:
    """One thing that an effect does. `clause` is the rule that says how it is done."""

    def __init__(self, clause: str) -> None:
        self.clause = clause

    def run(self, s: State, f: Effect) -> None:
        raise AssertionError

    def payable(self, s: State, sc: Scope) -> bool:
        """Whether it could be done completely now (asked of costs before they are paid)."""
        return True

    def at_once(self, s: State, sc: Scope) -> None:
        """Do it without a frame, the moment that it is called for (effects on what comes)."""
        raise AssertionError("this cannot be done at once")


class Program:
    """A cost: instructions that must all be done completely."""

    def __init__(self, instructions: list[Instruction]) -> None:
        self.instructions = instructions

    def payable(self, s: State, sc: Scope) -> bool:
        for part in self.instructions:
            if not part.payable(s, sc):
                return False
        return True


class Effect(Frame):
    """An effect (or a cost) being carried out."""

    code = 2

    def __init__(self) -> None:
        super().__init__()
        self.scope = Scope(-1, -1, 0, None, NO_REGS)
        self.at = 0
        self.cost = 0
        self.failed = 0  # something was not done completely
        self.into = 0
        self.reading = 0  # 1: the answer is a number, not cards

    def fresh(self) -> Frame:
        return Effect()

    def copy(self) -> Frame:
        f = Effect()
        f.step = self.step
        f.seat = self.seat
        f.scope = self.scope.copy()
        f.at = self.at
        f.cost = self.cost
        f.failed = self.failed
        f.into = self.into
        f.reading = self.reading
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.at, self.cost, self.failed, self.into, self.reading])
        self.scope.write(out)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.at = r.one()
        self.cost = r.one()
        self.failed = r.one()
        self.into = r.one()
        self.reading = r.one()
        self.scope = read_scope(r)

    def program(self, s: State) -> list[Instruction]:
        ability = s.pool.abilities[self.scope.ability]
        if self.cost:
            return ability.cost.instructions if ability.cost is not None else []
        return ability.body

    def run(self, s: State) -> None:
        program = self.program(s)
        end = len(program)
        while self.at < end:
            if self.cost and self.failed:
                break
            instruction = program[self.at]
            self.at += 1
            instruction.run(s, self)
            if s.over or s.decision is not None or s.stack[-1] is not self:
                return
        s.stack.pop()
        below = s.own_top()
        below.inherit(self.scope)
        below.receive(s, [0] if self.failed else [1])

    def receive(self, s: State, cards: list[int]) -> None:
        if self.reading:
            self.scope.set_number(self.into, cards[0] if cards else 0)
        else:
            self.scope.regs[self.into] = [s.ref(c) for c in cards]
            self.follow(s, cards)

    def follow(self, s: State, cards: list[int]) -> None:
        """An effect that moves its own card goes on speaking of it."""
        card = self.scope.source & CARD_MASK
        if self.scope.source >= 0 and card in cards:
            self.scope.source = s.ref(card)

    def keep(self, register: int, refs: list[int]) -> None:
        """Put references into a register."""
        self.scope.regs[register] = refs

    @property
    def cause(self) -> int:
        return BY_COST if self.cost else BY_EFFECT


def start(s: State, ability: int, sc: Scope, cost: bool = False) -> None:
    """Push an ability's effect (or its cost) as a frame."""
    f = Effect()
    f.scope = sc.copy()
    f.seat = sc.master
    f.cost = 1 if cost else 0
    need = s.pool.abilities[ability].registers
    while len(f.scope.regs) < need:
        f.scope.regs.append([])
    s.stack.append(f)


class Confirm(Frame):
    """Whether to do something that may be done: yes (1) or no (0)."""

    code = 3

    def __init__(self) -> None:
        super().__init__()
        self.source = -1
        self.clause = 0

    def fresh(self) -> Frame:
        return Confirm()

    def copy(self) -> Frame:
        f = Confirm()
        f.step = self.step
        f.seat = self.seat
        f.source = self.source
        f.clause = self.clause
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.source, self.clause])

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.source = r.one()
        self.clause = r.one()

    def run(self, s: State) -> None:
        ask(
            s,
            self.seat,
            s.pool.rules.pick_kinds[self.clause],
            s.pool.rules.pick_clauses[self.clause],
            [Option("yes", number=1), Option("no")],
            self.source,
        )

    def answer(self, s: State, option: Option) -> None:
        s.give([option.number])


class Select(Frame):
    """One number out of a range: a mode, a declared number, a player, an amount.

    `lo` to `hi`; the bits of `taken` are left out.
    """

    code = 4

    def __init__(self) -> None:
        super().__init__()
        self.source = -1
        self.kind = 0
        self.lo = 0
        self.hi = 0
        self.taken = 0

    def fresh(self) -> Frame:
        return Select()

    def copy(self) -> Frame:
        f = Select()
        f.step = self.step
        f.seat = self.seat
        f.source = self.source
        f.kind = self.kind
        f.lo = self.lo
        f.hi = self.hi
        f.taken = self.taken
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.source, self.kind, self.lo, self.hi, self.taken])

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.source = r.one()
        self.kind = r.one()
        self.lo = r.one()
        self.hi = r.one()
        self.taken = r.one()

    def run(self, s: State) -> None:
        options = [
            Option("number", number=n)
            for n in range(self.lo, self.hi + 1)
            if not self.taken >> (n - self.lo) & 1
        ]
        ask(
            s,
            self.seat,
            s.pool.rules.pick_kinds[self.kind],
            s.pool.rules.pick_clauses[self.kind],
            options,
            self.source,
        )

    def answer(self, s: State, option: Option) -> None:
        s.give([option.number])


def select(s: State, seat: int, kind: int, lo: int, hi: int, source: int, taken: int = 0) -> None:
    """Let a seat choose a number; the frame that calls this receives it."""
    f = Select()
    f.seat = seat
    f.kind = kind
    f.lo = lo
    f.hi = hi
    f.source = source
    f.taken = taken
    s.stack.append(f)


# -- choosing --------------------------------------------------------------------------------


class Choose(Instruction):
    """A player chooses cards, as many as possible up to the most, at least the least.

    `unsure`: the cards lie where not everyone can check them and must have certain values, so
    that it may be said that there are none.
    """

    def __init__(
        self,
        clause: str,
        kind: int,
        into: int,
        who: Who,
        cards: Cards,
        least: Amount,
        most: Amount,
        unsure: bool = False,
        distinct: int = 0,
    ) -> None:
        super().__init__(clause)
        self.kind = kind
        self.into = into
        self.who = who
        self.cards = cards
        self.least = least
        self.most = most
        self.unsure = unsure
        self.distinct = distinct

    def candidates(self, s: State, sc: Scope) -> list[int]:
        rules = s.pool.rules
        return [
            r & CARD_MASK
            for r in self.cards.refs(s, sc)
            if s.alive(r) and rules.selectable(s, sc, r)
        ]

    def run(self, s: State, f: Effect) -> None:
        sc = f.scope
        found = self.candidates(s, sc)
        least = self.least.value(s, sc)
        most = self.most.value(s, sc)
        if len(found) < least:
            f.failed = 1
        f.keep(self.into, [])
        if most <= 0:
            return
        f.into = self.into
        f.reading = 0
        if self.unsure and not f.cost:
            least = 0
        seat = self.who.one(s, sc)
        pick(s, seat, self.kind, found, least, most, sc.source & CARD_MASK, self.distinct)

    def payable(self, s: State, sc: Scope) -> bool:
        return len(self.candidates(s, sc)) >= self.least.value(s, sc)


class Collect(Instruction):
    """Keep cards in a register without anyone choosing (all of them, or those an event names)."""

    def __init__(self, clause: str, into: int, cards: Cards, chosen: bool = False) -> None:
        super().__init__(clause)
        self.into = into
        self.cards = cards
        self.chosen = chosen  # they count as chosen: what cannot be chosen is left out

    def run(self, s: State, f: Effect) -> None:
        found = self.cards.refs(s, f.scope)
        if self.chosen:
            rules = s.pool.rules
            found = [r for r in found if rules.selectable(s, f.scope, r)]
        f.keep(self.into, found[:])


class NeedDone(Instruction):
    """Whether all since the last `NeedDone` was done completely, kept as a number."""

    def __init__(self, index: int) -> None:
        super().__init__("")
        self.index = index

    def run(self, s: State, f: Effect) -> None:
        f.scope.set_number(self.index, 0 if f.failed else 1)
        f.failed = 0


class May(Instruction):
    """A player may do what follows: the answer is kept as a number.

    Only asked if `possible` says that it can be done; otherwise the answer is no.
    """

    def __init__(
        self, clause: str, kind: int, index: int, who: Who, parts: list[Instruction]
    ) -> None:
        super().__init__(clause)
        self.kind = kind
        self.index = index
        self.who = who
        self.parts = parts

    def run(self, s: State, f: Effect) -> None:
        f.failed = 0
        for part in self.parts:
            if not part.payable(s, f.scope):
                f.scope.set_number(self.index, 0)
                return
        f.into = self.index
        f.reading = 1
        c = Confirm()
        c.seat = self.who.one(s, f.scope)
        c.source = f.scope.source & CARD_MASK
        c.clause = self.kind
        s.stack.append(c)


class ChooseNumber(Instruction):
    """A player chooses a number from a range; what other choices took is left out.

    `taken` is a number of the scope that gathers what was taken as bits (-1: none).
    """

    def __init__(
        self,
        clause: str,
        kind: int,
        index: int,
        who: Who,
        lo: Amount,
        hi: Amount,
        taken: int = -1,
    ) -> None:
        super().__init__(clause)
        self.kind = kind
        self.index = index
        self.who = who
        self.lo = lo
        self.hi = hi
        self.taken = taken

    def run(self, s: State, f: Effect) -> None:
        f.into = self.index
        f.reading = 1
        sc = f.scope
        bits = sc.number(self.taken) if self.taken >= 0 else 0
        select(
            s,
            self.who.one(s, sc),
            self.kind,
            self.lo.value(s, sc),
            self.hi.value(s, sc),
            sc.source & CARD_MASK,
            bits,
        )


class TakeBit(Instruction):
    """Add a chosen number to the bits of those taken."""

    def __init__(self, taken: int, index: int, lo: int) -> None:
        super().__init__("")
        self.taken = taken
        self.index = index
        self.lo = lo

    def run(self, s: State, f: Effect) -> None:
        sc = f.scope
        bit = 1 << (sc.number(self.index) - self.lo)
        sc.set_number(self.taken, sc.number(self.taken) | bit)


# -- going on --------------------------------------------------------------------------------


class Jump(Instruction):
    def __init__(self, to: int = 0) -> None:
        super().__init__("")
        self.to = to

    def run(self, s: State, f: Effect) -> None:
        f.at = self.to


class Unless(Instruction):
    """Go on elsewhere unless a condition holds."""

    def __init__(self, condition: Condition, to: int = 0) -> None:
        super().__init__("")
        self.condition = condition
        self.to = to

    def run(self, s: State, f: Effect) -> None:
        if not self.condition.true(s, f.scope):
            f.at = self.to


class Keep(Instruction):
    """Keep an amount as a number."""

    def __init__(self, index: int, amount: Amount) -> None:
        super().__init__("")
        self.index = index
        self.amount = amount

    def run(self, s: State, f: Effect) -> None:
        f.scope.set_number(self.index, self.amount.value(s, f.scope))


class KeepTruth(Instruction):
    """Keep whether a condition holds now as a number (1 or 0)."""

    def __init__(self, index: int, condition: Condition) -> None:
        super().__init__("")
        self.index = index
        self.condition = condition

    def run(self, s: State, f: Effect) -> None:
        f.scope.set_number(self.index, 1 if self.condition.true(s, f.scope) else 0)


class Gather(Instruction):
    """Add cards to a register."""

    def __init__(self, into: int, cards: Cards) -> None:
        super().__init__("")
        self.into = into
        self.cards = cards

    def run(self, s: State, f: Effect) -> None:
        known = f.scope.regs[self.into]
        f.keep(self.into, known + [r for r in self.cards.refs(s, f.scope) if r not in known])


class Require(Instruction):
    """What is being done counts as done only if a condition holds."""

    def __init__(self, condition: Condition) -> None:
        super().__init__("")
        self.condition = condition

    def run(self, s: State, f: Effect) -> None:
        if not self.condition.true(s, f.scope):
            f.failed = 1


class EachOf(Instruction):
    """Loop over players: `index` is the player, `at` how many are done; ends by going to `to`."""

    def __init__(self, who: Who, index: int, at: int, to: int = 0) -> None:
        super().__init__("")
        self.who = who
        self.index = index
        self.count = at
        self.to = to

    def run(self, s: State, f: Effect) -> None:
        sc = f.scope
        seats = self.who.seats(s, sc)
        done = sc.number(self.count)
        if done >= len(seats):
            sc.set_number(self.count, 0)
            f.at = self.to
            return
        sc.set_number(self.index, seats[done])
        sc.set_number(self.count, done + 1)


# -- doing -----------------------------------------------------------------------------------


class Turn(Instruction):
    """Stand (0) or rest (1) cards."""

    def __init__(self, clause: str, cards: Cards, rest: int) -> None:
        super().__init__(clause)
        self.cards = cards
        self.rest = rest

    def run(self, s: State, f: Effect) -> None:
        for ref in self.cards.refs(s, f.scope):
            if not s.alive(ref) or not turn(
                s, ref & CARD_MASK, self.rest, self.clause, f.scope.source & CARD_MASK
            ):
                f.failed = 1

    def payable(self, s: State, sc: Scope) -> bool:
        for ref in self.cards.refs(s, sc):
            if not s.alive(ref) or s.rest[ref & CARD_MASK] == self.rest:
                return False
        return True


class Draw(Instruction):
    """Players draw cards, one at a time."""

    def __init__(self, clause: str, who: Who, amount: Amount, deck: int, hand: int) -> None:
        super().__init__(clause)
        self.who = who
        self.amount = amount
        self.deck = deck
        self.hand = hand

    def run(self, s: State, f: Effect) -> None:
        n = self.amount.value(s, f.scope)
        for seat in self.who.seats(s, f.scope):
            for _ in range(n):
                deck = s.cards(seat, self.deck)
                if not deck:
                    f.failed = 1
                    break
                move(
                    s,
                    deck[0],
                    self.hand,
                    self.clause,
                    cause=f.cause,
                    source=f.scope.source & CARD_MASK,
                    actor=seat,
                )
                if s.over:
                    return


class Shuffle(Instruction):
    def __init__(self, clause: str, who: Who, kind: int) -> None:
        super().__init__(clause)
        self.who = who
        self.kind = kind

    def run(self, s: State, f: Effect) -> None:
        for seat in self.who.seats(s, f.scope):
            shuffle(s, seat, self.kind, self.clause)


class Show(Instruction):
    """Let players know cards: all of them (reveal) or one (look)."""

    def __init__(self, clause: str, cards: Cards, to: Who | None) -> None:
        super().__init__(clause)
        self.cards = cards
        self.to = to

    def run(self, s: State, f: Effect) -> None:
        bits = 0
        if self.to is None:
            bits = (1 << s.seats) - 1
        else:
            for seat in self.to.seats(s, f.scope):
                bits |= s.pool.rules.allies(s, seat)
        for ref in self.cards.refs(s, f.scope):
            if s.alive(ref):
                card = ref & CARD_MASK
                s.set_known(card, s.known[card] | bits)
                s.note(
                    "reveal" if self.to is None else "look",
                    self.clause,
                    s.seat[card],
                    card,
                    source=f.scope.source & CARD_MASK,
                    seen=sight(s, card),
                )


class Hide(Instruction):
    """What was shown for the effect only is hidden again."""

    def __init__(self, cards: Cards) -> None:
        super().__init__("")
        self.cards = cards

    def run(self, s: State, f: Effect) -> None:
        for ref in self.cards.refs(s, f.scope):
            if s.alive(ref):
                s.set_known(ref & CARD_MASK, 0)


class Top(Cards):
    """The top cards of a player's ordered zone."""

    def __init__(self, who: Who, kind: int, amount: Amount) -> None:
        self.who = who
        self.kind = kind
        self.amount = amount

    def refs(self, s: State, sc: Scope) -> list[int]:
        n = self.amount.value(s, sc)
        out: list[int] = []
        if n > 0:
            for seat in self.who.seats(s, sc):
                out.extend([s.ref(c) for c in s.cards(seat, self.kind)[:n]])
        return out


class Apply(Instruction):
    """Make a continuous effect: a modifier of the ability, with targets and numbers fixed now.

    `floating`: its targets are not fixed (it applies to whatever meets its description).
    """

    def __init__(
        self,
        clause: str,
        modifier: int,
        span: int,
        until: int = NO_LIMIT,
        floating: bool = False,
    ) -> None:
        super().__init__(clause)
        self.modifier = modifier
        self.span = span
        self.until = until
        self.floating = floating

    def run(self, s: State, f: Effect) -> None:
        self.at_once(s, f.scope)

    def at_once(self, s: State, sc: Scope) -> None:
        modifier = s.pool.abilities[sc.ability].modifiers[self.modifier]
        found: list[int] | None = None
        if modifier.target is not None and not self.floating:
            found = [r for r in modifier.target.refs(s, sc) if s.alive(r)]
            if not found:
                return
        first, last = lasts(s, sc, self.span)
        numbers = modifier.amounts(s, sc)
        made = Lasting(sc.copy(), self.modifier, found, numbers, self.until, first, last, s.clock)
        s.lasting = [*s.lasting, made]
        s.clock += 1
        s.stale = True
        if s.trail is not None:
            for ref in found if found is not None else [-1]:
                s.note(
                    "effect",
                    self.clause,
                    sc.master,
                    ref & CARD_MASK if ref >= 0 else -1,
                    source=sc.source & CARD_MASK,
                )


def lasts(s: State, sc: Scope, span: int) -> tuple[int, int]:
    """The first and the last turn of a span, as turn numbers (-1: no last one)."""
    if span == GAME:
        return s.turn, -1
    if span == THIS_TURN:
        return s.turn, s.turn
    who: Who = You() if span == NEXT_OWN_TURN else Opponent(You())
    wanted = who.seats(s, sc)
    ahead = 1
    order = s.seats_from(s.turn_seat)
    while order[ahead % len(order)] not in wanted and ahead <= len(order):
        ahead += 1
    if span == UNTIL_NEXT_OPPOSING_TURN:
        return s.turn, s.turn + ahead
    return s.turn + ahead, s.turn + ahead


class Delay(Instruction):
    """Make a delayed trigger: an ability of the same definition waits for its event."""

    def __init__(
        self, clause: str, ability: int, once: bool, span: int, until: int = NO_LIMIT
    ) -> None:
        super().__init__(clause)
        self.ability = ability
        self.once = once
        self.span = span
        self.until = until

    def run(self, s: State, f: Effect) -> None:
        sc = f.scope
        number = s.pool.base[s.pool.ability_def[sc.ability]] + self.ability
        _first, last = lasts(s, sc, self.span)
        s.delayed = [*s.delayed, Delayed(sc.copy(), number, self.once, self.until, last)]


def expire_turn(s: State) -> None:
    """Effects that last until the end of this turn end now."""
    if s.lasting:
        s.lasting = [e for e in s.lasting if e.last != s.turn]
        s.stale = True
    if s.delayed:
        s.delayed = [d for d in s.delayed if d.last != s.turn]


def expire(s: State, until: int) -> None:
    """Effects with a shorter limit of the game end now."""
    if s.lasting:
        s.lasting = [e for e in s.lasting if e.until != until]
        s.stale = True
    if s.delayed:
        s.delayed = [d for d in s.delayed if d.until != until]
