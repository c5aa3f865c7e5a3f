"""Who sits at a table, and who listens there."""

from __future__ import annotations

from typing import Any

import msgspec

from kirifuda.server.calls import Clock
from kirifuda.server.passing import Stops
from kirifuda.server.telling import Eyes

PERSON = "person"
BOT = "bot"
OPEN = "open"
INVITE = "invite"
ASKINGS = 3  # take-backs that a seat may ask the others for in a game


class Kept(msgspec.Struct, omit_defaults=True):
    """The deck of a seat as it is kept: one of the game, or one's own with its cards."""

    id: str = ""
    name: str = ""
    text: str = ""
    cards: list[dict[str, Any]] = msgspec.field(default_factory=list)


class Options(msgspec.Struct, omit_defaults=True):
    """What was agreed for a table, and how far its match of several games has come."""

    format: str = ""
    clock: Clock | None = None
    best_of: int = 1
    delay: int = 0
    watch: bool = True
    lists: str = "closed"
    wins: list[int] = msgspec.field(default_factory=list)  # before this game
    played: int = 0
    chooser: int = -1  # the seat that chooses who begins
    source: str = ""  # the table of which this one goes on


class Ear:
    """Somebody who listens: a socket, or a stream of events. `seat` None: who only watches."""

    streams = False  # hears a stream of events, and speaks through ears of single requests
    listens = True  # for longer than one request

    def __init__(self, person: str, seat: int | None) -> None:
        self.person = person
        self.seat = seat
        self.lag = 0.0
        self.last_state = b""  # that was told

    def send(self, raw: bytes) -> None:
        """Hand over a message; never waits."""
        raise AssertionError("a subclass answers this")

    def end(self, code: int, again: bool) -> None:
        """Say good-bye and close."""
        raise AssertionError("a subclass answers this")


class Chair:
    """One seat of a table."""

    def __init__(self, seat: int, who: str, person: str, name: str, level: str, deck: Kept) -> None:
        self.seat = seat
        self.who = who
        self.person = person
        self.name = name
        self.level = level
        self.deck = deck
        self.eyes: Eyes | None = None
        self.ears: list[Ear] = []
        self.stops = Stops()
        self.left = ASKINGS
        self.never = False  # does not want to be asked for take-backs
        self.asked_for = (-1, -1, -1)  # the take-back that was asked for last, as it was sent
        self.shows = False  # watchers may see the hand
        self.again = False  # wants a rematch

    @property
    def taken(self) -> bool:
        return self.who in (PERSON, BOT)

    @property
    def here(self) -> bool:
        return self.who == BOT or bool(self.ears)

    def newest(self, ear: Ear) -> None:
        """Somebody sits down here, also again: from now on they act."""
        if ear in self.ears:
            self.ears.remove(ear)
        self.ears.append(ear)

    def acts(self, ear: Ear) -> bool:
        """Whether what is said through this ear counts: through the newest, if there are some."""
        if not self.ears or self.ears[-1] is ear:
            return True
        return self.ears[-1].streams and not ear.listens

    @property
    def lag(self) -> float:
        return max((ear.lag for ear in self.ears), default=0.0)
