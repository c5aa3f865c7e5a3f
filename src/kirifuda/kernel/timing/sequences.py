"""Timing by sequences: nothing triggers and no continuous ability changes until one has ended.

A sequence is what is done in one go: an effect, a game action. While it runs, events are recorded
and continuous abilities stay as they were (`freeze`); what effects themselves make applies at
once. When it ends (`thaw`), continuous abilities apply anew, and a trigger check looks at all that
was recorded: an ability that waits for something recorded, whose card is there now, is resolved as
the next sequence of the same chain, and the check begins anew. The chain ends when nothing
triggers any more.
"""

from __future__ import annotations

from typing import Final

from kirifuda.build import i64, mypyc_attr
from kirifuda.kernel.effects.conditions import Trigger
from kirifuda.kernel.effects.effect import start
from kirifuda.kernel.position.cards import MOVE, Ability, Pool
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.position.integers import Reader, put
from kirifuda.kernel.position.needs import NEEDS_NOTHING
from kirifuda.kernel.position.scope import (
    CARD_MASK,
    NO_NUMBERS,
    NO_REGS,
    Active,
    Delayed,
    Event,
    Scope,
    read_event,
    read_scope,
)
from kirifuda.kernel.position.state import NO_EFFECTS, NO_EVENTS, State
from kirifuda.kernel.procedures.frames import Frame, ask_one
from kirifuda.kernel.values.projecting import fix_rules

BY_RULES: Final = -1  # in place of an ability: the rules themselves answer the event


class Chained(State):
    """A position of a game with sequences."""

    def __init__(self, pool: Pool, seats: int, kinds: int, other: State | None = None) -> None:
        # every attribute first, so that compiled code knows that it is there
        self.starts = NO_NUMBERS  # of the chain's sequences: how many events came before each
        self.spent = NO_NUMBERS  # triples: card, ability, event that it has answered
        self.entered = NO_NUMBERS  # cards that effects have brought in, in this chain
        self.links: i64 = 0  # how many sequences the chain has had
        self.acting: i64 = -1  # the card that takes the action under way
        super().__init__(pool, seats, kinds, other)

    def share(self, other: State) -> None:
        assert isinstance(other, Chained)
        super().share(other)
        self.starts = other.starts
        self.spent = other.spent
        self.entered = other.entered
        self.links = other.links
        self.acting = other.acting

    def write_chain(self, out: list[int]) -> None:
        """Append what the chain under way has recorded."""
        out.extend([1 if self.frozen else 0, self.links, self.acting, len(self.chain)])
        for ev in self.chain:
            ev.write(out)
        put(out, self.starts)
        put(out, self.spent)
        put(out, self.entered)
        if self.frozen:
            out.append(len(self.fixed))
            for a in self.fixed:
                modifiers = self.pool.abilities[a.scope.ability].modifiers
                a.scope.write(out)
                out.append(modifiers.index(a.modifier))
                if a.targets is None:
                    out.append(-1)
                else:
                    put(out, a.targets)
                put(out, a.numbers if a.numbers is not None else [])
                out.append(a.stamp)

    def read_chain(self, r: Reader) -> None:
        """Read what `write_chain` wrote."""
        self.frozen = 2 if r.one() else 0
        self.links = r.one()
        self.acting = r.one()
        self.chain = [read_event(r) for _ in range(r.count())]
        self.starts = r.many()
        self.spent = r.many()
        self.entered = r.many()
        if self.frozen:
            for _ in range(r.count()):
                scope = read_scope(r)
                modifier = self.pool.abilities[scope.ability].modifiers[r.one()]
                targets: list[int] | None = None
                if r.words[r.at : r.at + 1] == [-1]:
                    r.one()
                else:
                    targets = r.many()
                a = Active(modifier, scope, targets, r.many(), r.one(), False, NEEDS_NOTHING)
                a.fixed = True
                self.fixed = [*self.fixed, a]


def freeze(s: Chained) -> None:
    """A sequence begins: continuous abilities stay as they are now."""
    if s.stale:
        if s.pool.rules.stays(s):
            s.pool.rules.project(s)
        else:
            s.fixed = NO_EFFECTS
    s.frozen = 1
    if s.pool.ruling_zones and not s.stale and fix_rules(s):
        s.frozen = 2
    if s.chain:
        s.starts = [*s.starts, len(s.chain)]


def thaw(s: Chained) -> None:
    """A sequence has ended: continuous abilities apply anew."""
    if s.frozen == 2 and (s.fixed or s.pool.rules.stays(s)):
        s.stale = True
    s.frozen = 0


def check_triggers(s: Chained) -> None:
    """Push a trigger check, unless there is nothing that it could find."""
    if (s.chain and is_heard(s)) or not s.pool.rules.settled(s):
        s.stack.append(TriggerCheck())
    elif s.chain or s.entered:
        end_chain(s)


def is_heard(s: Chained) -> bool:
    """Whether a card that is there waits for such events as were recorded, or the rules do."""
    pool = s.pool
    for ev in s.chain:
        kind = ev.kind
        if (pool.rules.answers | pool.granted_events) >> kind & 1:
            return True
        if ev.card >= 0 and pool.listens[pool.definition[ev.card & CARD_MASK]] >> kind & 1:
            return True
        if pool.listening[kind]:
            for card in s.alert:
                if pool.listens[pool.definition[card]] >> kind & 1:
                    return True
        for d in s.delayed:
            for trigger in pool.abilities[d.ability].triggers:
                if trigger.event == kind:
                    return True
    return False


def end_chain(s: Chained) -> None:
    """Nothing triggers any more: what was recorded is done with."""
    if s.delayed:
        s.delayed = [from_now_on(d) for d in s.delayed]
    s.chain = NO_EVENTS
    s.starts = NO_NUMBERS
    s.spent = NO_NUMBERS
    s.entered = NO_NUMBERS
    s.links = 0


def from_now_on(d: Delayed) -> Delayed:
    """A delayed trigger for which a new chain begins."""
    if not d.after:
        return d
    made = Delayed(d.scope, d.ability, d.once, d.until, d.last)
    made.stamp = d.stamp
    return made


class Found:
    """An ability that triggers: of which card, because of which recorded event.

    `delayed`: the place of the delayed trigger that it is (-1: none).
    """

    def __init__(self, card: int, ability: int, event: int, delayed: int = -1) -> None:
        self.card = card
        self.ability = ability
        self.event = event
        self.delayed = delayed

    def holder(self, s: Chained) -> int:
        """Who answers the event: a card, or a delayed trigger, as a number below -1."""
        return self.card if self.delayed < 0 else -1 - s.delayed[self.delayed].stamp


@mypyc_attr(acyclic=True, free_list_len=1)
class TriggerCheck(Frame):
    """A trigger check under way: abilities that trigger are resolved one by one."""

    code = 8

    def fresh(self) -> Frame:
        return TriggerCheck()

    def run(self, s: State) -> None:
        assert isinstance(s, Chained)
        rules = s.pool.rules
        if rules.after_sequence(s) or s.over:
            return
        found = foremost(s, triggered(s))
        if not found:
            end_chain(s)
            s.stack.pop()
        elif len(found) == 1 and not s.stepwise:
            self.resolve(s, found[0])
        else:
            options = [
                Option("trigger", one.card, one.delayed, one.event, one.ability) for one in found
            ]
            ask_one(s, rules.chooser(s, s.turn_seat), "trigger", rules.wait_clause, options)

    def answer(self, s: State, option: Option) -> None:
        assert isinstance(s, Chained)
        self.resolve(s, Found(option.card, option.ability, option.number, option.spot))

    def resolve(self, s: Chained, one: Found) -> None:
        """Let an ability that triggers be the next sequence of the chain."""
        rules = s.pool.rules
        s.links += 1
        rules.looped(s, s.links)
        if s.over:
            return
        ev = s.chain[one.event]
        holder = one.holder(s)
        s.spent = [*s.spent, holder, one.ability, one.event]
        if one.ability == BY_RULES:
            rules.answer_event(s, ev)
            return
        ability = s.pool.abilities[one.ability]
        if one.delayed < 0:
            sc = Scope(one.ability, s.refs[one.card], s.seat[one.card], ev, NO_REGS)
        else:
            d = s.delayed[one.delayed]
            sc = scope_of(d, ev)
            if d.once:
                s.delayed = s.delayed[: one.delayed] + s.delayed[one.delayed + 1 :]
        spend_alike(s, one, holder, ability, sc)
        f = Resolve()
        f.seat = sc.master
        f.scope = sc
        s.stack.append(f)


def scope_of(d: Delayed, ev: Event) -> Scope:
    """With what the effect of a delayed trigger begins: all that its maker knew, and the event."""
    sc = d.scope.copy()
    sc.ability = d.ability
    sc.event = ev
    return sc


def spend_alike(s: Chained, one: Found, holder: int, ability: Ability, sc: Scope) -> None:
    """What waits for one or more has answered all of them that one sequence has recorded."""
    for trigger in ability.triggers:
        if not trigger.bulk:
            continue
        first, end = sequence_of(s, one.event)
        for at in range(first, end):
            if at != one.event and meets(s, trigger, sc, s.chain[at]):
                s.spent = [*s.spent, holder, one.ability, at]


def sequence_of(s: Chained, event: int) -> tuple[int, int]:
    """The recorded events (first, end) of the sequence in which one of them was recorded."""
    first = 0
    end = len(s.chain)
    for at in s.starts:
        if at <= event:
            first = at
        elif at < end:
            end = at
    return first, end


def meets(s: Chained, trigger: Trigger, sc: Scope, ev: Event) -> bool:
    """Whether an event is still what a trigger waits for: a card that came must be there."""
    if trigger.event != ev.kind:
        return False
    if ev.kind == MOVE and not s.alive(ev.card):
        return False
    if trigger.own and ev.card != sc.source:
        return False
    return trigger.matches(s, sc, ev)


def is_spent(s: Chained, holder: int, ability: int, event: int) -> bool:
    spent = s.spent
    for i in range(0, len(spent), 3):
        if spent[i + 2] == event and spent[i] == holder and spent[i + 1] == ability:
            return True
    return False


def triggered(s: Chained) -> list[Found]:
    """All that triggers now because of what the chain has recorded."""
    out: list[Found] = []
    pool = s.pool
    rules = pool.rules
    for at in range(len(s.chain)):
        ev = s.chain[at]
        if rules.answers >> ev.kind & 1:
            card = ev.card & CARD_MASK
            if not is_spent(s, card, BY_RULES, at):
                out.append(Found(card, BY_RULES, at))
        if s.delayed:
            _look_ahead(s, at, out)
        if not pool.heard >> ev.kind & 1:
            continue
        mine = -1
        if ev.card >= 0 and s.alive(ev.card):
            mine = ev.card & CARD_MASK
            _look(s, mine, at, out)
        zones = pool.listening[ev.kind]
        if zones:
            for card in s.alert:
                if card != mine and pool.listens[pool.definition[card]] >> ev.kind & 1:
                    _look(s, card, at, out)
        if pool.granted_events >> ev.kind & 1 and s.shifts():
            if s.stale:
                rules.project(s)
            for card in s.altered:
                if card != mine and not pool.listens[pool.definition[card]] >> ev.kind & 1:
                    _look(s, card, at, out)
    return out


def _look(s: Chained, card: int, at: int, out: list[Found]) -> None:
    """Whether abilities of a card trigger because of an event; each is found once only, with the
    first event that it answers, unless it speaks of its event."""
    ev = s.chain[at]
    kind = s.zone[card]
    for number in s.abilities_of(card):
        ability = s.pool.abilities[number]
        if not ability.triggers or not ability.zones >> kind & 1:
            continue
        for trigger in ability.triggers:
            if trigger.event != ev.kind:
                continue
            if not trigger.own and s.pool.rules.hidden_zones >> kind & 1:
                continue  # nobody can see that it is there
            sc = Scope(number, s.refs[card], s.seat[card], ev, NO_REGS)
            if not meets(s, trigger, sc, ev) or is_spent(s, card, number, at):
                continue
            if s.pool.rules.may_wait(s, ability, sc) and (
                ability.recalls or not _known(out, card, number)
            ):
                out.append(Found(card, number, at))
            break


def _look_ahead(s: Chained, at: int, out: list[Found]) -> None:
    """Whether delayed triggers are what an event sets off; each is found once only, too."""
    ev = s.chain[at]
    for index in range(len(s.delayed)):
        d = s.delayed[index]
        if at < d.after or is_spent(s, -1 - d.stamp, d.ability, at):
            continue
        ability = s.pool.abilities[d.ability]
        for trigger in ability.triggers:
            sc = scope_of(d, ev)
            if not meets(s, trigger, sc, ev):
                continue
            card = sc.source & CARD_MASK
            if ability.recalls or not _known(out, card, d.ability, index):
                out.append(Found(card, d.ability, at, index))
            break


def _known(out: list[Found], card: int, ability: int, delayed: int = -1) -> bool:
    for one in out:
        if one.card == card and one.ability == ability and one.delayed == delayed:
            return True
    return False


def foremost(s: Chained, found: list[Found]) -> list[Found]:
    """Those that come first: the card that takes the action, then what effects brought in."""
    if len(found) < 2:
        return found
    first = [one for one in found if one.card == s.acting and one.delayed < 0]
    if first:
        return first
    second = [one for one in found if one.card in s.entered and one.delayed < 0]
    return second or found


@mypyc_attr(acyclic=True, free_list_len=1)
class Resolve(Frame):
    """An effect as a sequence of its own."""

    code = 9

    def __init__(self) -> None:
        super().__init__()
        self.scope = Scope(-1, -1, 0, None, NO_REGS)

    def fresh(self) -> Frame:
        return Resolve()

    def copy(self) -> Frame:
        f = Resolve()
        f.step = self.step
        f.seat = self.seat
        f.scope = self.scope.copy()
        return f

    def write(self, out: list[int]) -> None:
        out.extend([self.step, self.seat])
        self.scope.write(out)

    def read(self, r: Reader) -> None:
        self.step = r.one()
        self.seat = r.one()
        self.scope = read_scope(r)

    def run(self, s: State) -> None:
        assert isinstance(s, Chained)
        if self.step == 0:
            self.step = 1
            freeze(s)
            sc = self.scope
            card = sc.source & CARD_MASK
            clause = s.pool.rules.forbids_resolving(s, s.pool.abilities[sc.ability], sc)
            if clause:
                s.note("fizzle", clause, self.seat, card)
                return
            s.note("trigger", s.pool.rules.resolve_clause, self.seat, card)
            s.clock += 1
            start(s, sc.ability, sc, since=s.clock - 1)
        else:
            thaw(s)
            s.stack.pop()
