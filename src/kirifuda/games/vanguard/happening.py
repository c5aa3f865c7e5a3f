"""What automatic abilities wait for, and what texts ask of a turn (11.9)."""

from __future__ import annotations

from typing import Final

from kirifuda.games.vanguard.events import (
    ATTACKED,
    BATTLE_PHASE,
    CHOSEN,
    DRAW_PHASE,
    END_PHASE,
    HIT,
    MAIN_PHASE,
    PHASE_STARTED,
    RIDE_PHASE,
    STAND_PHASE,
    UNBOOSTED,
)
from kirifuda.games.vanguard.table import Table
from kirifuda.games.vanguard.zones import CIRCLES, DECK, HAND, ORDER, ORDERS, RIDE_DECK
from kirifuda.kernel.effects.conditions import Condition, Trigger
from kirifuda.kernel.effects.effect import Effect, Instruction
from kirifuda.kernel.effects.past import happened
from kirifuda.kernel.effects.terms import Amount, Filter, This
from kirifuda.kernel.effects.who import Who
from kirifuda.kernel.events.moving import MOVED
from kirifuda.kernel.events.triggers import emit_all, heard
from kirifuda.kernel.position.needs import NEEDS_PAST
from kirifuda.kernel.position.scope import BY_COST, BY_EFFECT, CARD_MASK, Event, Scope
from kirifuda.kernel.position.state import State

HIDDEN: Final = 1 << DECK | 1 << HAND | 1 << RIDE_DECK
DIVINE: Final = 1  # skills of which a fighter uses one in a game (12.3.3, 12.3.4)
UNIQUE: Final = 2
ATTACKING: Final = 0  # parts that units have in a battle
BOOSTING: Final = 1
DEFENDING: Final = 2
PHASES: Final = (STAND_PHASE, DRAW_PHASE, RIDE_PHASE, MAIN_PHASE, BATTLE_PHASE, END_PHASE)
BY_EFFECTS: Final = 1 << BY_EFFECT
BY_COSTS: Final = 1 << BY_COST
BY_ABILITY: Final = BY_EFFECTS | BY_COSTS  # 11.1.1.1.1: its cost is part of an ability
THIS: Final = This()


def judged(s: State, ev: Event) -> int:
    """11.9.6.1: the reference by which it is asked what the card of an event is.

    Who leaves the field is judged there (11.9.6.1.2); between open and hidden zones the open one
    tells (11.9.6.1.1); otherwise the new one (11.9.6.1.3), and so of an order that comes to the
    order zone (11.9.6.1.2.1).
    """
    if ev.kind != MOVED or ev.before < 0:  # 11.9.6.1
        return ev.card
    if ev.to == ORDERS and s.face(ev.card & CARD_MASK).kinds & ORDER:
        return ev.card  # 11.9.6.1.2.1
    if CIRCLES >> ev.frm & 1 and not CIRCLES >> ev.to & 1:
        return ev.before  # 11.9.6.1.2
    if HIDDEN >> ev.to & 1 and not HIDDEN >> ev.frm & 1:
        return ev.before  # 11.9.6.1.1
    return ev.card  # 11.9.6.1.3


class Happens(Trigger):
    """An event of a kind, with what is asked of it. What is None or -1 is not asked.

    `frm`, `to`: zones (bits), also of events that are no moves but tell of zones (`zoned`).
    `causes`: why (bits). `whose`: whose card or who. `doer`: whose ability did it. `by`: the card
    whose ability did it. `filter`, `other`: the card and the second card. `spots`: onto which
    circles (bits). `least`: its number is so much or more. `bits`: its number has these bits;
    `lacks`: and none of these.
    """

    def __init__(self, event: int, own: bool) -> None:
        super().__init__(event, own)
        self.zoned = event == MOVED
        self.causes = -1
        self.whose: Who | None = None
        self.doer: Who | None = None
        self.by: Filter | None = None
        self.by_this = False
        self.not_by: Filter | None = None  # no ability of such a card did it
        self.filter: Filter | None = None
        self.other: Filter | None = None
        self.spots = -1
        self.least = -1
        self.bits = 0
        self.lacks = 0
        self.condition: Condition | None = None

    def matches(self, s: State, sc: Scope, ev: Event) -> bool:
        if self.zoned and not (self.frm >> ev.frm & 1 and self.to >> ev.to & 1):
            return False
        if not self.causes >> ev.cause & 1 or ev.number < self.least:
            return False
        if (self.number >= 0 and ev.number != self.number) or ev.number & self.lacks:
            return False
        if ev.number & self.bits != self.bits:
            return False
        if self.whose is not None and self.side(s, ev) not in self.whose.seats(s, sc):
            return False
        if not self.caused(s, sc, ev):
            return False
        if self.spots >= 0 and not self.spots >> max(0, s.spot[ev.card & CARD_MASK]) & 1:
            return False
        if self.filter is not None:
            if ev.card < 0 or not self.filter.holds(s, sc, judged(s, ev)):
                return False
        if self.other is not None and not self.meets(s, sc, ev, self.other):
            return False
        return self.condition is None or self.condition.true(s, sc)

    def meets(self, s: State, sc: Scope, ev: Event, such: Filter) -> bool:
        """Whether the second card is such a one; of a battle, any unit that was attacked or hit."""
        found = [ev.other] if ev.other >= 0 else []
        assert isinstance(s, Table)
        if s.battling and ev.number == s.battles:
            if ev.kind == HIT:
                found = s.struck or s.attacked[::2]  # 10.7.1.6.1, 10.7.1.8
            elif ev.kind in (ATTACKED, UNBOOSTED):
                found = s.attacked[::2]  # 10.1.4
        elif s.fought and ev.kind in (ATTACKED, UNBOOSTED, HIT):
            found = s.fought_in(ev.number, 1 if ev.kind == HIT else 0) or found
        return any(such.holds(s, sc, ref) for ref in found)

    def side(self, s: State, ev: Event) -> int:
        """Whose card an event is about; of one without a card, whom."""
        if ev.kind == MOVED:
            return s.master_of(judged(s, ev))
        return ev.seat if ev.seat >= 0 or ev.card < 0 else s.master_of(ev.card)

    def caused(self, s: State, sc: Scope, ev: Event) -> bool:
        """Whether the ability of such a card did it, and none of such as are excluded."""
        if self.not_by is not None and BY_ABILITY >> ev.cause & 1 and ev.source >= 0:
            if self.not_by.holds(s, sc, acting(s, ev.source & CARD_MASK)):
                return False
        if self.doer is None and self.by is None and not self.by_this:
            return True
        if ev.source < 0:
            return False
        card = ev.source & CARD_MASK
        if self.by_this and (sc.source < 0 or card != sc.source & CARD_MASK):
            return False
        ref = acting(s, card)
        if self.doer is not None and s.master_of(ref) not in self.doer.seats(s, sc):
            return False
        return self.by is None or self.by.holds(s, sc, ref)


def acting(s: State, card: int) -> int:
    """11.5.3.1, 11.13.1: the reference by which it is asked what the source of an effect is: as its
    ability knows it, be it gone since."""
    for f in reversed(s.stack):
        if isinstance(f, Effect) and f.scope.source & CARD_MASK == card:
            return THIS.judged(s, f.scope)[0]
    return s.refs[card]


class Thus(Condition):
    """What the ability waited for happened in a way that one of the triggers tells."""

    def __init__(self, triggers: list[Trigger]) -> None:
        self.triggers = triggers

    def true(self, s: State, sc: Scope) -> bool:
        ev = sc.event
        if ev is None:
            return False
        for trigger in self.triggers:
            if trigger.event == ev.kind and trigger.matches(s, sc, ev):
                return True
        return False


class TimesSince(Amount):
    """How often something has happened since a kind of event with a number last did."""

    def __init__(self, triggers: list[Trigger], kind: int, number: int) -> None:
        self.triggers = triggers
        self.kind = kind
        self.number = number
        self.needs = NEEDS_PAST

    def value(self, s: State, sc: Scope) -> int:
        n = 0
        begun = False
        for ev in s.history:
            if ev.kind == self.kind and (self.number < 0 or ev.number == self.number):
                n = 0
                begun = True
                continue
            for trigger in self.triggers:
                if begun and happened(s, sc, trigger, ev):
                    n += 1
                    break
        return n

    def least(self) -> int:
        return 0


class SumSo(Amount):
    """How much it was, taken together, each time that something happened in this turn."""

    def __init__(self, triggers: list[Trigger]) -> None:
        self.triggers = triggers
        self.needs = NEEDS_PAST

    def value(self, s: State, sc: Scope) -> int:
        n = 0
        for ev in s.history:
            for trigger in self.triggers:
                if happened(s, sc, trigger, ev):
                    n += ev.number
                    break
        return n

    def least(self) -> int:
        return 0


class TimesIn(Amount):
    """How often something has happened in a phase of this turn."""

    def __init__(self, triggers: list[Trigger], phase: int) -> None:
        self.triggers = triggers
        self.phase = phase
        self.needs = NEEDS_PAST

    def value(self, s: State, sc: Scope) -> int:
        n = 0
        within = False
        for ev in s.history:
            if ev.kind == PHASE_STARTED:
                if ev.number in PHASES:
                    within = ev.number == self.phase
                continue
            for trigger in self.triggers:
                if within and happened(s, sc, trigger, ev):
                    n += 1
                    break
        return n

    def least(self) -> int:
        return 0


class HitNow(Condition):
    """The attack of the battle under way has hit (1) or has not (2), as far as that is decided."""

    def __init__(self, hit: int) -> None:
        self.hit = hit

    def true(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        return (s.hit == 1) == (self.hit == 1)


class ForRide(Condition):
    """The event is a discard for a ride from the ride deck (6.3.3.2.2)."""

    def true(self, s: State, sc: Scope) -> bool:
        ev = sc.event
        return ev is not None and ev.source < 0 and s.phase == RIDE_PHASE


class InBattle(Condition):
    """A unit that meets a filter has had a part in the battle, be it gone since (1.3.7.4).

    That is known until the close step is over, however often it starts over (10.8.1.3).

    `now`: it has that part still.
    """

    def __init__(self, role: int, filter: Filter, now: bool = False) -> None:
        self.role = role
        self.filter = filter
        self.now = now

    def true(self, s: State, sc: Scope) -> bool:
        assert isinstance(s, Table)
        found: list[int] = []
        if self.role == ATTACKING:
            found = [s.attacker, s.attacker_at]
        elif self.role == BOOSTING:
            found = [s.booster, s.booster_at, *s.boosters]
        else:
            found = s.attacked
        for i in range(0, len(found), 2):
            ref = found[i]
            if ref < 0 or (self.now and s.there(ref, found[i + 1]) < 0):
                continue
            if self.filter.holds(s, sc, ref):
                return True
        return False


class UsedSkill(Condition):
    """A fighter has used up a skill of which there is one use in a game (12.3.3.2)."""

    def __init__(self, who: Who, skill: int) -> None:
        self.who = who
        self.skill = skill

    def true(self, s: State, sc: Scope) -> bool:
        for seat in self.who.seats(s, sc):
            for i in range(0, len(s.spent), 2):
                if s.spent[i] == -1 - seat and s.spent[i + 1] == self.skill:
                    return True
        return False


class Chose(Instruction):
    """7.50: tell of cards that an effect has chosen."""

    def __init__(self, register: int) -> None:
        super().__init__("7.50.1")
        self.register = register

    def run(self, s: State, f: Effect) -> None:
        if not heard(s, CHOSEN):
            return
        source = f.scope.source & CARD_MASK if f.scope.source >= 0 else -1
        events: list[Event] = []
        for ref in f.scope.regs[self.register]:
            zone = s.zone[ref & CARD_MASK]
            seat = s.seat[ref & CARD_MASK]
            events.append(
                Event(CHOSEN, ref, ref, zone, zone, seat, f.cause, source, f.scope.master)
            )
        emit_all(s, events)

    def possible(self, s: State, sc: Scope) -> bool:
        return True
