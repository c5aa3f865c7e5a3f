"""What automatic abilities of Rebirth for you can wait for: kinds of events, and triggers."""

from __future__ import annotations

from typing import Final

from kirifuda.kernel.moving import MOVED
from kirifuda.kernel.scope import CARD_MASK, Event, Scope
from kirifuda.kernel.state import State
from kirifuda.kernel.terms import Filter, Trigger, Who

ATTACKED: Final = 2  # card: the attacker, other: the supporter, number: 1 for a partner attack
SUPPORTED: Final = 3  # card: the supporter, other: the attacker
BLOCKED: Final = 4  # card: the blocker, other: the blocked character
DEFEATED: Final = 5  # card: the character that retired another (5.15.2), other: the retired one
TURN_STARTED: Final = 6
TURN_ENDING: Final = 7
PHASE_STARTED: Final = 8  # number: the phase
ATTACK_ENDING: Final = 9  # card: the attacker
GAME_STARTED: Final = 10
STOOD: Final = 11
RESTED: Final = 12
DAMAGED: Final = 13  # number: how much
PLAYED: Final = 14  # an ability was played: card: its card, number: its kind
CANCELLED: Final = 15  # card: the card of what was cancelled, other: the canceller
CHECKED: Final = 16  # a check contest; number: 1 won

# phases and steps, as numbers of PHASE_STARTED
STANDBY: Final = 1
ENERGY_PHASE: Final = 2
MAIN: Final = 3
ATTACK: Final = 4
START_STEP: Final = 5
BLOCK_STEP: Final = 6
DAMAGE_STEP: Final = 7
CLOSE_STEP: Final = 8
END: Final = 9

BY_ENTRY: Final = 5  # a cause of moves beside the kernel's: the entry process (10.5)
BY_REFRESH: Final = 6

ANY_ZONE: Final = -1


class Moves(Trigger):
    """A card moves: out of some zones, into some zones (bits), for some reasons (bits)."""

    def __init__(
        self,
        own: bool,
        frm: int = ANY_ZONE,
        to: int = ANY_ZONE,
        causes: int = -1,
        whose: Who | None = None,
        filter: Filter | None = None,
        actor: Who | None = None,
    ) -> None:
        super().__init__(MOVED, own)
        self.frm = frm
        self.to = to
        self.causes = causes
        self.whose = whose
        self.filter = filter
        self.actor = actor

    def matches(self, s: State, sc: Scope, ev: Event) -> bool:
        if not (self.frm >> ev.frm & 1 and self.to >> ev.to & 1 and self.causes >> ev.cause & 1):
            return False
        if self.whose is not None and ev.seat not in self.whose.seats(s, sc):
            return False
        if self.actor is not None and ev.actor not in self.actor.seats(s, sc):
            return False
        if self.filter is None:
            return True
        # 9.8.4.1: what has left the field is judged as it was there, the rest as it is now.
        field = ev.frm in (1, 2)
        return self.filter.holds(s, sc, ev.before if field else ev.card)


class Happens(Trigger):
    """Something else happens to a card (`card`) with a second one (`other`)."""

    def __init__(
        self,
        event: int,
        own: bool,
        whose: Who | None = None,
        filter: Filter | None = None,
        other: Filter | None = None,
        number: int = -1,
    ) -> None:
        super().__init__(event, own)
        self.whose = whose
        self.filter = filter
        self.other = other
        self.number = number

    def matches(self, s: State, sc: Scope, ev: Event) -> bool:
        if self.number >= 0 and ev.number != self.number:
            return False
        if self.whose is not None and ev.seat not in self.whose.seats(s, sc):
            return False
        if self.filter is not None and (ev.card < 0 or not self.filter.holds(s, sc, ev.card)):
            return False
        return self.other is None or (ev.other >= 0 and self.other.holds(s, sc, ev.other))


def mover(ev: Event) -> int:
    """The number of the card that an event is about."""
    return ev.card & CARD_MASK
