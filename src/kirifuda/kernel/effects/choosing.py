"""Instructions that choose: cards, modes, numbers, whether to do something at all."""

from __future__ import annotations

from kirifuda.kernel.effects.conditions import Condition
from kirifuda.kernel.effects.effect import Effect, Instruction
from kirifuda.kernel.effects.terms import Amount, Both, Cards, Chosen, unknown
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.position.scope import CARD_MASK, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.position.zones import HIDDEN
from kirifuda.kernel.procedures.asking import Confirm, select
from kirifuda.kernel.procedures.frames import pick
from kirifuda.kernel.procedures.rounds import CHOSEN_IN_TURN, goes_round


class Choose(Instruction):
    """A player chooses cards, as many as possible up to the most, at least the least.

    `unsure`: cards lie where not everyone can check them and must have certain values, so that it
    may be said that there are none; but what everyone sees must be chosen.
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
        paying: bool = False,
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
        self.paying = paying

    def candidates(self, s: State, sc: Scope) -> list[int]:
        rules = s.pool.rules
        return [
            r & CARD_MASK
            for r in self.cards.refs(s, sc)
            if s.alive(r) and rules.selectable(s, sc, r, self.paying)
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
        blind = 0
        if self.unsure and not f.cost:
            least = min(least, len([c for c in found if not unknown(s, c)]))
            blind = self.room(s, sc)
        if goes_round(s):
            if least <= 0:
                return
            found = in_turn(s, sc, found, least)
        seat = s.pool.rules.chooser(s, self.who.one(s, sc))
        if self.unsure:
            self.search(s, sc, seat)
        pick(s, seat, self.kind, found, least, most, sc.source & CARD_MASK, self.distinct, blind)

    def search(self, s: State, sc: Scope, seat: int) -> None:
        """Who chooses such and such cards of a zone of one's own that nobody sees looks at it."""
        rules = s.pool.rules
        allies = rules.allies(s, seat)
        for ref in self.cards.wide(s, sc):
            card = ref & CARD_MASK
            if allies >> s.seat[card] & 1 and rules.zones[s.zone[card]].sight == HIDDEN:
                if s.known[card] & allies != allies:
                    s.set_known(card, s.known[card] | allies)

    def room(self, s: State, sc: Scope) -> int:
        """How many could be chosen, for all that everyone knows."""
        if self.unsure and not self.paying:
            return len(self.cards.wide(s, sc))
        return len(self.candidates(s, sc))

    def payable(self, s: State, sc: Scope) -> bool:
        return self.room(s, sc) >= self.least.value(s, sc)

    def possible(self, s: State, sc: Scope) -> bool:
        return self.least.value(s, sc) <= 0 or self.room(s, sc) > 0


def in_turn(s: State, sc: Scope, found: list[int], least: int) -> list[int]:
    """Whom a choice must take that keeps coming back: now these, now those, in no simple order, so
    that a loop goes on only if no choice ends it."""
    if len(found) <= least:
        return found
    key = sc.ability * (CARD_MASK + 1) + (sc.source & CARD_MASK)
    times = 0
    for i in range(0, len(s.prints), 2):
        if s.prints[i] == key and s.prints[i + 1] == CHOSEN_IN_TURN:
            times += 1
    s.prints = [*s.prints, key, CHOSEN_IN_TURN]
    at = times * 0x9E3779B1 >> 15
    return [found[(at + i) % len(found)] for i in range(least)]


class Enough(Instruction):
    """What was chosen counts as done only if so many were chosen."""

    def __init__(self, register: int, least: Amount) -> None:
        super().__init__("")
        self.register = register
        self.least = least

    def run(self, s: State, f: Effect) -> None:
        if len(f.scope.regs[self.register]) < self.least.value(s, f.scope):
            f.failed = 1


class Collect(Instruction):
    """Keep cards in a register without anyone choosing (all of them, or those an event names)."""

    def __init__(self, clause: str, into: int, cards: Cards, chosen: bool = False) -> None:
        super().__init__(clause)
        self.into = into
        self.cards = cards
        self.chosen = chosen  # they count as chosen: what cannot be chosen is left out

    def run(self, s: State, f: Effect) -> None:
        sc = f.scope
        found = self.cards.refs(s, sc)
        if sc.past and self.cards.recalls and not self.chosen:
            f.keep_all(self.into, found[:], self.cards.judged(s, sc))
            return
        if self.chosen:
            rules = s.pool.rules
            found = [r for r in found if rules.selectable(s, sc, r, False)]
        f.keep(self.into, found[:])


class Gather(Instruction):
    """Add cards to a register."""

    def __init__(self, into: int, cards: Cards) -> None:
        super().__init__("")
        self.into = into
        self.cards = cards

    def run(self, s: State, f: Effect) -> None:
        sc = f.scope
        both = Both([Chosen(self.into), self.cards])
        f.keep_all(self.into, both.refs(s, sc), both.judged(s, sc))


class NeedDone(Instruction):
    """Whether all since the last `NeedDone` was done completely, kept as a number."""

    def __init__(self, index: int) -> None:
        super().__init__("")
        self.index = index

    def run(self, s: State, f: Effect) -> None:
        f.scope.set_number(self.index, 0 if f.failed else 1)
        f.failed = 0


class Require(Instruction):
    """What is being done counts as done, and can be done, only if a condition holds."""

    def __init__(self, condition: Condition) -> None:
        super().__init__("")
        self.condition = condition

    def run(self, s: State, f: Effect) -> None:
        if not self.condition.true(s, f.scope):
            f.failed = 1

    def payable(self, s: State, sc: Scope) -> bool:
        return self.condition.true(s, sc)


class May(Instruction):
    """A player may do what follows: the answer is kept as a number.

    Only asked if it can be done (`whole`: all of it; else each part of it to some extent), and not
    to keep an endless loop going.
    `registers`: from the first to before the second, what it fills, which begins empty.
    """

    def __init__(self, clause: str, kind: int, index: int, who: Who, whole: bool) -> None:
        super().__init__(clause)
        self.kind = kind
        self.index = index
        self.who = who
        self.whole = whole
        self.parts: list[Instruction] = []
        self.first = 0
        self.end = 0

    def run(self, s: State, f: Effect) -> None:
        f.failed = 0
        for register in range(self.first, self.end):
            f.keep(register, [])
        for part in self.parts:
            able = part.payable(s, f.scope) if self.whole else part.possible(s, f.scope)
            if not able:
                f.scope.set_number(self.index, 0)
                return
        if goes_round(s):
            f.scope.set_number(self.index, 0)
            return
        f.into = self.index
        f.reading = 1
        c = Confirm()
        c.seat = s.pool.rules.chooser(s, self.who.one(s, f.scope))
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
            s.pool.rules.chooser(s, self.who.one(s, sc)),
            self.kind,
            self.lo.value(s, sc),
            self.hi.value(s, sc),
            sc.source & CARD_MASK,
            bits,
        )


class Ways(Instruction):
    """Several ways, one of which is gone: those that cannot be are kept as bits of a number. Where
    only one is left, it is taken, and the choice that comes next is not made."""

    def __init__(self, shut: int, index: int) -> None:
        super().__init__("")
        self.shut = shut
        self.index = index
        self.ways: list[list[Instruction]] = []

    def open(self, s: State, sc: Scope, way: list[Instruction]) -> bool:
        for part in way:
            if not part.payable(s, sc):
                return False
        return True

    def run(self, s: State, f: Effect) -> None:
        bits = 0
        ways = 0
        last = 0
        for i in range(len(self.ways)):
            if self.open(s, f.scope, self.ways[i]):
                ways += 1
                last = i + 1
            else:
                bits |= 1 << i
        f.scope.set_number(self.shut, bits)
        if ways == 0:
            f.failed = 1
        if ways < 2 and not s.stepwise:
            f.scope.set_number(self.index, last)
            f.at += 1

    def payable(self, s: State, sc: Scope) -> bool:
        for way in self.ways:
            if self.open(s, sc, way):
                return True
        return False


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
