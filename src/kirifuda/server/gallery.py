"""Those who watch: some decisions late, and without hands unless everybody agrees."""

from __future__ import annotations

from collections import deque

from kirifuda.kernel.match import Match
from kirifuda.server.seating import Ear
from kirifuda.server.telling import Eyes
from kirifuda.table.desk import Desk
from kirifuda.table.handles import ALL_SEATS, EVERYTHING, WATCHES

MOST_WATCHERS = 200


class Gallery:
    """The watchers of a table."""

    def __init__(self, desk: Desk, delay: int, own: frozenset[str]) -> None:
        self.desk = desk
        self.delay = delay
        self.own = own
        self.ears: list[Ear] = []
        self.eyes: Eyes | None = None
        self.mode = WATCHES
        self.late: deque[tuple[int, Match]] = deque()  # what is not shown yet, and what is

    def add(self, v: int, match: Match) -> None:
        """A new position; the ones that nobody will see any more go."""
        self.late.append((v, match))
        while len(self.late) > self.delay + 1:
            self.late.popleft()

    def catch_up(self) -> None:
        """It is over: nothing is held back any more, and nothing hidden."""
        while len(self.late) > 1:
            self.late.popleft()
        self.delay = 0
        self.see(EVERYTHING)

    def hands(self, shown: bool) -> None:
        """Whether watchers see what any seat may know."""
        if self.mode != EVERYTHING:
            self.see(ALL_SEATS if shown else WATCHES)

    def see(self, mode: int) -> None:
        if mode != self.mode:
            self.mode = mode
            if self.eyes is not None:
                self.eyes.sees_as(mode)

    @property
    def shown(self) -> int:
        """The version that watchers see."""
        return self.late[0][0] if self.late else 0

    def whole(self) -> bytes:
        """The position for who comes in; empty if there is none yet."""
        if not self.late:
            return b""
        v, match = self.late[0]
        return self.opened(v).whole(match, v)

    def opened(self, v: int) -> Eyes:
        if self.eyes is None:
            self.eyes = Eyes(self.desk, None, v, self.own)
            if self.mode != WATCHES:
                self.eyes.sees_as(self.mode)
        return self.eyes

    def tell(self) -> None:
        """Show what may be shown by now."""
        if not self.late or not self.ears:
            return
        v, match = self.late[0]
        eyes = self.opened(v)
        if eyes.said_v != v:
            raw = eyes.news(match, v)
            for ear in list(self.ears):
                ear.send(raw)
