"""Effects that last: how long, how they are made, when they end; and delayed triggers."""

from __future__ import annotations

from typing import Final

from kirifuda.kernel.effects.effect import Effect, Instruction
from kirifuda.kernel.effects.instructions import lacking
from kirifuda.kernel.effects.who import Opponent, Who, You
from kirifuda.kernel.events.moving import sight
from kirifuda.kernel.events.triggers import is_pair
from kirifuda.kernel.position.scope import CARD_MASK, Delayed, Lasting, Scope
from kirifuda.kernel.position.state import State

# How long an effect lasts, in turns.
GAME: Final = 0
THIS_TURN: Final = 1
NEXT_OPPOSING_TURN: Final = 2  # only during it
NEXT_OWN_TURN: Final = 3  # only during it
UNTIL_NEXT_OPPOSING_TURN: Final = 4  # from now to its end
UNTIL_NEXT_OWN_TURN: Final = 5  # from now to its end
UNTIL_TURN_ENDS: Final = 6  # of the player told with it: this turn, or else that player's next
UNTIL_TURN_BEGINS: Final = 7  # the next of the player told with it
NO_LIMIT: Final = 0


class Apply(Instruction):
    """Make a continuous effect: a modifier of the ability, with targets and numbers fixed now.

    `floating`: its targets are not fixed (it applies to whatever meets its description).
    `whose`: the player whose turn the span names, if it is not the master or any opponent.
    """

    def __init__(
        self,
        clause: str,
        modifier: int,
        span: int,
        until: int = NO_LIMIT,
        floating: bool = False,
        whose: Who | None = None,
    ) -> None:
        super().__init__(clause)
        self.modifier = modifier
        self.span = span
        self.until = until
        self.floating = floating
        self.whose = whose

    def run(self, s: State, f: Effect) -> None:
        if not self.payable(s, f.scope):
            f.failed = 1
        self.make(s, f.scope, f.since if s.pool.rules.aged_by_play else 0)

    def payable(self, s: State, sc: Scope) -> bool:
        """Where effects end at what cannot be done: whether the cards it is made on are there."""
        if not s.pool.rules.strict or self.floating:
            return True
        target = s.pool.abilities[sc.ability].modifiers[self.modifier].target
        return target is None or not lacking(s, sc, target)

    def at_once(self, s: State, sc: Scope) -> None:
        self.make(s, sc, 0)

    def make(self, s: State, sc: Scope, since: int) -> None:
        """Make the effect; it is as old as the play of its ability (`since`, 0: as now)."""
        if self.until and not s.pool.rules.under_way(s, self.until):
            return
        modifier = s.pool.abilities[sc.ability].modifiers[self.modifier]
        found: list[int] | None = None
        if modifier.target is not None and not self.floating:
            found = [r for r in modifier.target.refs(s, sc) if s.alive(r)]
            if s.pool.shielded:
                rules = s.pool.rules
                found = [r for r in found if rules.reaches(s, sc, r & CARD_MASK)]
            if not found:
                return
        first, last = lasts(s, sc, self.span, self.whose)
        stamp = since or s.clock
        told = (self.until, first, last, stamp)
        if found is not None and modifier.each:
            made = [
                Lasting(sc.copy(), self.modifier, [r], modifier.amounts_for(s, sc, r), *told)
                for r in found
            ]
        else:
            made = [Lasting(sc.copy(), self.modifier, found, modifier.amounts(s, sc), *told)]
        logged = s.trail is not None
        before = [s.face_of(r).nums for r in found] if logged and found is not None else []
        s.lasting = s.lasting + made
        s.clock += 1
        s.deeds += 1
        s.stale = True
        if logged:
            self.tell(s, sc, found, before)

    def tell(self, s: State, sc: Scope, found: list[int] | None, before: list[list[int]]) -> None:
        """Note on which cards it is, and which of their values it changes by how much."""
        source = sc.source & CARD_MASK
        if found is None:
            s.note("effect", self.clause, sc.master, source=source, ability=sc.ability)
            return
        attributes = s.pool.rules.attributes
        for at, ref in enumerate(found):
            card = ref & CARD_MASK
            seen = sight(s, card)
            now = s.face_of(ref).nums
            told = False
            for i in range(len(attributes)):
                if now[i] != before[at][i]:
                    by = now[i] - before[at][i]
                    verb = "value " + attributes[i]
                    s.note(verb, self.clause, sc.master, card, -1, -1, by, source, seen)
                    told = True
            if not told:
                ability = sc.ability
                s.note("effect", self.clause, sc.master, card, -1, -1, 0, source, seen, -1, ability)


def lasts(s: State, sc: Scope, span: int, whose: Who | None = None) -> tuple[int, int]:
    """The first and the last turn of a span, as turn numbers (-1: no last one)."""
    if span == GAME:
        return s.turn, -1
    if span == THIS_TURN:
        return s.turn, s.turn
    own: bool = span in (NEXT_OWN_TURN, UNTIL_NEXT_OWN_TURN)
    who: Who = whose or (You() if own else Opponent(You()))
    seats = who.seats(s, sc)
    if span == UNTIL_TURN_ENDS and any(s.in_turn(seat) for seat in seats):
        return s.turn, s.turn
    turns = [s.ahead(seat) for seat in seats]
    ahead = min(turns) if turns else 1
    if span in (NEXT_OPPOSING_TURN, NEXT_OWN_TURN):
        return s.turn + ahead, s.turn + ahead
    if span == UNTIL_TURN_BEGINS:
        ahead -= 1
    return s.turn, s.turn + ahead


class Delay(Instruction):
    """Make a delayed trigger: an ability of the same definition waits for its event."""

    def __init__(
        self,
        clause: str,
        ability: int,
        once: bool,
        span: int,
        until: int = NO_LIMIT,
        whose: Who | None = None,
    ) -> None:
        super().__init__(clause)
        self.ability = ability
        self.once = once
        self.span = span
        self.until = until
        self.whose = whose

    def run(self, s: State, f: Effect) -> None:
        sc = f.scope
        if self.until and not s.pool.rules.under_way(s, self.until):
            return
        number = s.pool.base[s.pool.ability_def[sc.ability]] + self.ability
        _first, last = lasts(s, sc, self.span, self.whose)
        made = Delayed(sc.copy(), number, self.once, self.until, last)
        if s.pool.rules.chained:
            made.stamp = s.clock
            made.after = len(s.chain)
            s.clock += 1
        s.delayed = [*s.delayed, made]
        s.deeds += 1


def expire_turn(s: State, met: int = -1) -> None:
    """Effects that last until the end of this turn end now; but not a delayed trigger for the
    event `met`, which is still to be met in this turn."""
    if s.lasting:
        _keep(s, [e for e in s.lasting if e.last != s.turn])
    if s.delayed:
        s.delayed = [d for d in s.delayed if d.last != s.turn or waits_for(s, d, met)]


def pass_over(s: State, turns: int) -> None:
    """The next so many turns are those of players who have left, and pass: what was to begin or to
    end with one of them does so with the first that is not."""
    to = s.turn + turns + 1
    kept: list[Lasting] = []
    for e in s.lasting:
        if s.turn < e.first < to or s.turn < e.last < to:
            first = to if s.turn < e.first < to else e.first
            last = to if s.turn < e.last < to else e.last
            e = Lasting(e.scope, e.modifier, e.targets, e.numbers, e.until, first, last, e.stamp)
        kept.append(e)
    s.lasting = kept
    waiting: list[Delayed] = []
    for d in s.delayed:
        if s.turn < d.last < to:
            later = Delayed(d.scope, d.ability, d.once, d.until, to)
            later.stamp = d.stamp
            later.after = d.after
            d = later
        waiting.append(d)
    s.delayed = waiting


def waits_for(s: State, delayed: Delayed, event: int) -> bool:
    for trigger in s.pool.abilities[delayed.ability].triggers:
        if trigger.event == event:
            return True
    return False


def _keep(s: State, left: list[Lasting]) -> None:
    if len(left) < len(s.lasting):
        s.lasting = left
        s.stale = True


def expire(s: State, until: int) -> None:
    """Effects with a shorter limit of the game end now."""
    if s.lasting:
        _keep(s, [e for e in s.lasting if e.until != until])
    if s.delayed:
        s.delayed = [d for d in s.delayed if d.until != until]


def end(s: State, pairs: list[int]) -> None:
    """What some abilities (pairs: card, ability) have made to last ends now."""
    _keep(s, [e for e in s.lasting if not is_pair(pairs, e.scope.source, e.scope.ability)])
    s.deeds += 1
