"""Clocks: how much time a seat has, for all decisions and while it is not connected.

Only the seat that decides loses time. While it is not connected, a bank of its own runs, which
nothing refills; what a slow line costs is given back, up to half a second a decision. While the
server is down no clock runs: time is counted between two of its own moments.
"""

from __future__ import annotations

import time

from kirifuda.server.calls import Clock

MOST_LAG = 0.5


class Bank:
    """The time of one seat, in seconds."""

    def __init__(self, clock: Clock) -> None:
        self.left = float(clock.bank)
        self.away = float(clock.away)


class Clocks:
    """The clocks of a table; `clock` None: there are none."""

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self.clock = clock
        self.banks = [Bank(clock) for _ in range(seats)] if clock is not None else []
        self.running = -1  # whose
        self.since = 0.0
        self.here = True  # whether that seat is connected
        self.spent = 0.0  # of the present decision, before `since`
        self.gone = 0.0  # and what of it was away

    def start(self, seat: int, here: bool) -> None:
        """A seat is to decide; if it is the one that was, its time runs on."""
        if seat == self.running:
            self.connected(seat, here)
            return
        self.running = seat
        self.since = time.monotonic()
        self.here = here
        self.spent = self.gone = 0.0

    def stop(self) -> None:
        self.running = -1

    def connected(self, seat: int, here: bool) -> None:
        """The seat that decides has come or gone."""
        if seat == self.running and here != self.here:
            self.count()
            self.here = here

    def count(self) -> None:
        """Book the time until now."""
        now = time.monotonic()
        passed = now - self.since
        self.since = now
        if self.here:
            self.spent += passed
        else:
            self.gone += passed

    def took(self, lag: float) -> tuple[int, int]:
        """What the decision has taken until now, in ms: on the clock, and away."""
        if self.running < 0:
            return 0, 0
        self.count()
        spent = max(0.0, self.spent - min(lag, MOST_LAG))
        return int(spent * 1000), int(self.gone * 1000)

    def pay(self, seat: int, spent: int, away: int, decided: bool) -> None:
        """A decision was made (and is on disk): take its time off, and add what it earns."""
        if self.clock is None:
            return
        bank = self.banks[seat]
        bank.left = max(0.0, bank.left - spent / 1000) + (self.clock.add if decided else 0)
        bank.away = max(0.0, bank.away - away / 1000)

    def rest(self, seat: int) -> tuple[float, float]:
        """What a seat has left now, in seconds, also below nothing: on the clock, and away."""
        bank = self.banks[seat]
        if seat != self.running:
            return bank.left, bank.away
        passed = time.monotonic() - self.since
        spent = self.spent + (passed if self.here else 0)
        gone = self.gone + (0 if self.here else passed)
        return bank.left - spent, bank.away - gone

    def left(self, seat: int) -> tuple[int | None, int | None]:
        """What a seat has left now, in ms: on the clock, and away."""
        if self.clock is None:
            return None, None
        bank, away = self.rest(seat)
        return int(max(0.0, bank) * 1000), int(max(0.0, away) * 1000)

    def falls_in(self) -> float | None:
        """Seconds until the flag of the seat that decides falls; None: never."""
        if self.clock is None or self.running < 0:
            return None
        bank, away = self.rest(self.running)
        # what a slow line may give back is waited for
        return max(0.0, bank + MOST_LAG if self.here else away)
