"""Timing by checks: rule processes until none is left, then waiting abilities, and again.

The game lists the stages of its check timing in order; a stage that has done something starts the
check over. The stage of automatic abilities is the kernel's: it lets the turn player, then the
others in turn order, play one waiting ability.
"""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64, mypyc_attr
from kirifuda.kernel.effects.effect import start
from kirifuda.kernel.position.cards import AUTO, Ability
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.integers import Reader
from kirifuda.kernel.position.scope import CARD_MASK, NO_SCOPE, Scope, Waiting, read_scope
from kirifuda.kernel.position.state import State
from kirifuda.kernel.procedures.frames import Frame, ask_one
from kirifuda.kernel.procedures.rounds import Rounds

NOTHING: Final = 0  # the stage had nothing to do
ACTED: Final = 1  # something was done (or pushed): start over
END: Final = 2  # there is no such stage: check timing ends
IDLE: Final = [0]  # what a check timing that has done nothing gives back


@mypyc_attr(acyclic=True, free_list_len=1)
class CheckTiming(Rounds):
    """A check timing under way. `rounds` counts what was done in it."""

    code = 5

    def fresh(self) -> Frame:
        return CheckTiming()

    def copy(self) -> Frame:
        f = CheckTiming()
        f.step = self.step
        f.seat = self.seat
        f.rounds = self.rounds
        return f

    def run(self, s: State) -> None:
        rules = s.pool.rules
        while not s.over:
            result = rules.check(s, self.step)
            if result == NOTHING:
                self.step += 1
            elif result == ACTED:
                self.step = 0
                self.start_over(s)
                if s.stack[-1] is not self:
                    return
            else:
                s.give([self.rounds] if self.rounds else IDLE)
                return


def late(s: State, ability: Ability) -> bool:
    """Whether an ability counts as used only when it has changed something."""
    return s.pool.rules.used_late and ability.kind == AUTO


def check_timing(s: State) -> None:
    """Push a check timing, unless there is nothing that it could do."""
    if s.waiting or not s.pool.rules.settled(s):
        s.stack.append(CheckTiming())


def play_waiting(s: State) -> int:
    """One seat plays one waiting ability: the turn player first. A stage of check timing."""
    if not s.waiting:
        return NOTHING
    for seat in s.seats_from(s.turn_seat):
        together = s.pool.rules.plays_for(s, seat)
        for w in s.waiting:
            if together >> w.scope.master & 1:
                f = PlayWaiting()
                f.seat = seat
                s.stack.append(f)
                return ACTED
    s.waiting = []
    return NOTHING


@mypyc_attr(acyclic=True, free_list_len=1)
class PlayWaiting(Frame):
    """A seat chooses one of its waiting abilities and plays it.

    Steps: 0 choose, 1 play (cost, answers, resolution are frames on top), 2 done.
    """

    code = 6

    def fresh(self) -> Frame:
        return PlayWaiting()

    def run(self, s: State) -> None:
        if self.step == 0:
            together = s.pool.rules.plays_for(s, self.seat)
            mine = [i for i, w in enumerate(s.waiting) if together >> w.scope.master & 1]
            alone = len(mine) == 1 and not self.can_decline(s, s.waiting[mine[0]])
            if alone and not s.stepwise:
                self.play(s, mine[0])
                return
            options: list[Option] = []
            for i in mine:
                sc = s.waiting[i].scope
                options.append(Option("play", sc.source & CARD_MASK, number=i, ability=sc.ability))
            for i in mine:
                if self.can_decline(s, s.waiting[i]):
                    sc = s.waiting[i].scope
                    options.append(
                        Option("decline", sc.source & CARD_MASK, number=i, ability=sc.ability)
                    )
            ask_one(s, self.seat, "waiting ability", s.pool.rules.wait_clause, options)
        else:
            s.stack.pop()

    def abandon(self, s: State) -> bool:
        if self.step:
            return False
        s.stack.pop()
        return True

    def can_decline(self, s: State, w: Waiting) -> bool:
        ability = s.pool.abilities[w.scope.ability]
        if used_up(s, ability, w.scope):
            return False  # it cannot be played either
        return ability.declinable

    def answer(self, s: State, option: Option) -> None:
        if option.kind == "decline":
            w = s.waiting[option.number]
            self.drop(s, option.number)
            s.stack.pop()
            s.pool.rules.waited(s, w)
        else:
            self.play(s, option.number)

    def drop(self, s: State, index: int) -> None:
        waiting = s.waiting[:]
        waiting.pop(index)
        s.waiting = waiting

    def play(self, s: State, index: int) -> None:
        w = s.waiting[index]
        self.drop(s, index)
        self.step = 1
        ability = s.pool.abilities[w.scope.ability]
        if used_up(s, ability, w.scope):
            s.stack.pop()
            s.pool.rules.waited(s, w)
            return
        f = PlayAbility()
        f.seat = w.scope.master
        f.scope = w.scope.copy()
        f.mark = w.mark
        s.stack.append(f)


def uses(s: State, sc: Scope) -> int:
    """How often an ability of a card has been played in this turn."""
    n = 0
    used = s.used
    for i in range(0, len(used), 2):
        if used[i] == sc.source and used[i + 1] == sc.ability:
            n += 1
    return n


def used_up(s: State, ability: Ability, sc: Scope) -> bool:
    """Whether an ability cannot be played any more, in this turn or for good."""
    if ability.skill and spends(s, -1 - sc.master, ability.skill):
        return True
    if not ability.limit:
        return False
    n = spends(s, sc.source, sc.ability) if ability.for_good else uses(s, sc)
    if n < ability.limit:
        return False
    card = sc.source & CARD_MASK
    if s.refs[card] == sc.source:
        had = s.abilities_of(card).count(sc.ability)
    else:
        had = s.face_of(sc.source).abilities.count(sc.ability)
    return n >= ability.limit * max(1, had)  # it may have been given twice


def spends(s: State, one: int, other: int) -> int:
    """How often something has been used in this game."""
    n = 0
    for i in range(0, len(s.spent), 2):
        if s.spent[i] == one and s.spent[i + 1] == other:
            n += 1
    return n


def use_up(s: State, ability: Ability, sc: Scope) -> None:
    """An ability has been used once more."""
    if ability.skill:
        s.spent = [*s.spent, -1 - sc.master, ability.skill]
    if ability.limit:
        if ability.for_good:
            s.spent = [*s.spent, sc.source, sc.ability]
        else:
            s.used = [*s.used, sc.source, sc.ability]


def drop_used_up(s: State) -> None:
    """What waits and cannot be used any more waits no longer."""
    kept: list[Waiting] = []
    for w in s.waiting:
        if not used_up(s, s.pool.abilities[w.scope.ability], w.scope):
            kept.append(w)
    if len(kept) < len(s.waiting):
        s.waiting = kept


@mypyc_attr(acyclic=True, free_list_len=1)
class PlayAbility(Frame):
    """The playing of an ability: named, paid for, answered, resolved.

    A cost that turns out not to be payable takes the game back to the moment before the play, which
    is `saved`: by whoever has moved a card for it, else as it is named; its frame is on top there.
    `since` is the moment of the play, by which lasting effects of the ability are ordered; `deeds`
    tells what had changed before it. What counts as used when it is over (`Rules.used_late`) is
    so only if something has changed since, and what waits of the same is gone with it.
    """

    code = 7

    def __init__(self) -> None:
        super().__init__()
        self.scope = NO_SCOPE
        self.mark: i64 = 0
        self.since: i64 = 0
        self.deeds: i64 = 0
        self.ref: i64 = -1  # its card as it was when it was played
        self.cancelled: i64 = 0
        self.saved: State | None = None

    def fresh(self) -> Frame:
        return PlayAbility()

    def copy(self) -> Frame:
        f = PlayAbility()
        f.step = self.step
        f.seat = self.seat
        f.scope = self.scope.copy()
        f.mark = self.mark
        f.since = self.since
        f.deeds = self.deeds
        f.ref = self.ref
        f.cancelled = self.cancelled
        f.saved = self.saved
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat, self.mark, self.since, self.deeds, self.ref])
        out.append(self.cancelled)
        self.scope.write(out)
        s = self.saved
        if s is None:
            out.append(0)
        else:
            out.append(1)
            s.pool.rules.write_state(s, out)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.mark = r.one()
        self.since = r.one()
        self.deeds = r.one()
        self.ref = r.one()
        self.cancelled = r.one()
        self.scope = read_scope(r)
        self.nested = r.one()

    nested = 0

    def played_by(self) -> int:
        return self.scope.master

    def without(self, s: State) -> None:
        if self.saved is not None:
            self.saved = self.saved.copy()
            self.saved.leave_as(s)

    def run(self, s: State) -> None:
        rules = s.pool.rules
        sc = self.scope
        ability = s.pool.abilities[sc.ability]
        if self.step == 0:
            me = self
            if ability.cost is not None and not ability.cost.sure and self.saved is None:
                saved = s.copy()
                mine = s.own_top()
                assert isinstance(mine, PlayAbility)
                me = mine
                me.saved = saved
            me.step = 1
            me.since = s.clock
            me.deeds = s.deeds
            me.ref = sc.source
            s.clock += 1
            if (ability.limit or ability.skill) and not late(s, ability):
                use_up(s, ability, sc)
            clause = rules.use_clause or rules.resolve_clause
            s.note("play", clause, self.seat, sc.source & CARD_MASK, seen=-1)
            if ability.cost is not None:
                start(s, sc.ability, sc, cost=True)
        elif self.step == 1:
            self.step = 2
            self.saved = None
            rules.counter(s, self.seat, sc.ability, sc.source & CARD_MASK, -1)
        elif self.step == 2:
            self.step = 3
            if not self.cancelled:
                clause = rules.forbids_resolving(s, ability, sc)
                if clause:
                    s.note("unresolved", clause, self.seat, sc.source & CARD_MASK)
                else:
                    start(s, sc.ability, sc, since=self.since)
        else:
            s.stack.pop()
            if (ability.limit or ability.skill) and late(s, ability) and s.deeds != self.deeds:
                played = sc.copy()
                played.source = self.ref
                use_up(s, ability, played)
                drop_used_up(s)
            rules.resolved(s, self)

    def inherit(self, scope: Scope) -> None:
        self.scope = scope

    def receive(self, s: State, cards: list[int]) -> None:
        if self.step == 1 and not cards[0] and self.saved is not None:
            saved = self.saved
            s.restore(saved)
            s.stack.pop()
            clause = s.pool.rules.cost_clause
            s.note("refused", clause, self.seat, self.scope.source & CARD_MASK)
            s.pool.rules.refused(s, self)
