"""35-6 and 35-9: what effects let the turn player choose (01-8), where that is not plain."""

from __future__ import annotations

from kirifuda.games.legions.instructions import living
from kirifuda.games.legions.picks import ORDER
from kirifuda.games.legions.terms import InSight
from kirifuda.kernel.effects.choosing import Choose
from kirifuda.kernel.effects.effect import Effect, Instruction
from kirifuda.kernel.effects.terms import Amount, Cards, Filter
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.position.scope import CARD_MASK, Scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import pick


class Order(Instruction):
    """01-8: the turn player tells in which order cards are put: the first lies above the others.

    `into`: a register for them.
    """

    def __init__(self, cards: Cards, into: int) -> None:
        super().__init__("01-8")
        self.cards = cards
        self.into = into

    def run(self, s: State, f: Effect) -> None:
        found = living(s, self.cards, f.scope)
        f.keep(self.into, [s.refs[card] for card in found])
        if len(found) < 2:
            return
        f.into = self.into
        f.reading = 0
        seat = s.pool.rules.chooser(s, f.scope.master)
        many = len(found)
        # more could be candidates than there are: so each is asked for, and none goes by itself
        pick(s, seat, ORDER, found, many, many, f.scope.source & CARD_MASK, 0, many + 1)


class ChooseHidden(Choose):
    """35-6, 01-8: the turn player chooses cards of a hidden zone that must be such and such.

    Who holds them in hand must choose (32-4). Who sees them elsewhere may say that there are none,
    since nobody can check; who does not chooses among all of them, and what turns out to be
    something else stays where it is.
    """

    def __init__(
        self,
        kind: int,
        into: int,
        who: Who,
        cards: InSight,
        least: Amount,
        most: Amount,
        paying: bool,
    ) -> None:
        super().__init__("35-6", kind, into, who, cards, least, most, True, 0, paying)
        self.sight = cards

    def payable(self, s: State, sc: Scope) -> bool:
        if self.sight.held(s, sc):
            return len(self.candidates(s, sc)) >= self.least.value(s, sc)
        return super().payable(s, sc)

    def run(self, s: State, f: Effect) -> None:
        sc = f.scope
        held = self.sight.held(s, sc)
        if not held and not self.sight.unseen(s, sc):
            super().run(s, f)
            return
        f.keep(self.into, [])
        f.into = self.into
        f.reading = 0
        found = self.candidates(s, sc)
        least = self.least.value(s, sc)
        most = self.most.value(s, sc)
        blind = 0
        if held and not f.cost:
            blind = self.room(s, sc)  # others are not told by a question how many there are
        if len(found) < least:
            f.failed = 1
            least = len(found)
        seat = s.pool.rules.chooser(s, self.who.one(s, sc))
        pick(s, seat, self.kind, found, least, most, sc.source & CARD_MASK, 0, blind)


class Sift(Instruction):
    """Of cards that were chosen unseen, those that are not what was asked for stay."""

    def __init__(self, register: int, filter: Filter) -> None:
        super().__init__("35-6")
        self.register = register
        self.filter = filter

    def run(self, s: State, f: Effect) -> None:
        sc = f.scope
        f.keep(self.register, [r for r in sc.regs[self.register] if self.filter.holds(s, sc, r)])


class ForEach(Instruction):
    """35-9: what each of some players must be able to choose; only asked about, never carried out.

    `index`: the number of the scope that tells the player.
    """

    def __init__(self, who: Who, index: int, parts: list[Instruction]) -> None:
        super().__init__("35-9")
        self.who = who
        self.index = index
        self.parts = parts

    def payable(self, s: State, sc: Scope) -> bool:
        asked = sc.copy()
        for seat in self.who.seats(s, sc):
            asked.set_number(self.index, seat)
            for part in self.parts:
                if not part.payable(s, asked):
                    return False
        return True
