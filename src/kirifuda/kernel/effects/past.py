"""What has happened in this turn, asked later: how often, and to whom.

What is asked is told by the same triggers as abilities wait with. An ability that looks back names
them (`Ability.looks_back`), so that events of their kind are kept from the beginning of a turn.
"""

from __future__ import annotations

from kirifuda.kernel.effects.conditions import Condition, Trigger
from kirifuda.kernel.effects.terms import Amount, Located
from kirifuda.kernel.position.needs import NEEDS_PAST
from kirifuda.kernel.position.scope import Event, Scope
from kirifuda.kernel.position.state import State


def happened(s: State, sc: Scope, trigger: Trigger, ev: Event) -> bool:
    """Whether an event of this turn is one that a trigger tells of."""
    if trigger.event != ev.kind:
        return False
    if trigger.own and sc.source != ev.card and sc.source != ev.before:
        return False
    then = sc.copy()
    then.event = ev
    return trigger.matches(s, then, ev)


class TimesSo(Amount):
    """How often in this turn something has happened that one of the triggers tells of."""

    def __init__(self, triggers: list[Trigger]) -> None:
        self.triggers = triggers
        self.needs = NEEDS_PAST

    def value(self, s: State, sc: Scope) -> int:
        n = 0
        for ev in s.history:
            for trigger in self.triggers:
                if happened(s, sc, trigger, ev):
                    n += 1
                    break
        return n

    def least(self) -> int:
        return 0


class Answers(Condition):
    """The event that an ability answers is one that one of the triggers tells of, where it waits
    for several and does something else for each."""

    def __init__(self, triggers: list[Trigger]) -> None:
        self.triggers = triggers

    def true(self, s: State, sc: Scope) -> bool:
        ev = sc.event
        if ev is not None:
            for trigger in self.triggers:
                if happened(s, sc, trigger, ev):
                    return True
        return False


class HasDone(Located):
    """Is a card that has done in this turn, or that has befallen, what a trigger tells of."""

    def __init__(self, triggers: list[Trigger]) -> None:
        self.triggers = triggers
        self.needs = NEEDS_PAST

    def holds(self, s: State, sc: Scope, ref: int) -> bool:
        for ev in s.history:
            if ev.card == ref:
                for trigger in self.triggers:
                    if happened(s, sc, trigger, ev):
                        return True
        return False
