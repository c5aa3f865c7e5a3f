"""A chain of picks shown as one multi-select.

What is ticked is tried out on copies, so that what a pick rules out is ruled out at once; the
match itself is asked only when all is confirmed.
"""

from __future__ import annotations

from kirifuda.cli.table.scene import Scene, SeenDecision
from kirifuda.kernel.match import Match


class Chain:
    """The picks that a person has ticked so far, in their order."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        decision = Scene(match, seat).decision
        assert decision is not None
        self.first = decision
        self.cards = [o.card for o in decision.options if o.kind == "pick"]
        self.ticked: list[int] = []
        self.open = set(self.cards)  # what can be ticked now
        self.complete = False  # nothing more can or need be picked
        self.enough = len(decision.picked) >= decision.least

    def toggle(self, card: int) -> bool:
        """Tick a card or take its tick away; False if it cannot be picked now."""
        if card in self.ticked:
            return self.try_out([c for c in self.ticked if c != card])
        if card not in self.open:
            return False
        return self.try_out([*self.ticked, card])

    def fill(self) -> None:
        """Tick what comes first until there is enough."""
        while not self.enough and not self.complete:
            able = [c for c in self.cards if c in self.open]
            if not able or not self.toggle(able[0]):
                return

    def try_out(self, ticked: list[int]) -> bool:
        match = self.match.copy()
        now: SeenDecision | None = self.first
        for card in ticked:
            if now is None:
                return False
            at = next((o.index for o in now.options if o.kind == "pick" and o.card == card), -1)
            if at < 0:
                return False
            match.choose(at)
            now = self.goes_on(match, len(now.picked) + 1)
        self.ticked = ticked
        self.complete = now is None
        self.enough = now is None or len(now.picked) >= now.least
        self.open = set() if now is None else {o.card for o in now.options if o.kind == "pick"}
        return True

    def goes_on(self, match: Match, picked: int) -> SeenDecision | None:
        """The decision that goes on with this chain; None if it is over."""
        now = match.decision
        if (
            now is None
            or (now.seat, now.kind, now.source) != (self.seat, self.first.kind, self.first.source)
            or len(now.picked) != picked
            or now.most != self.first.most
        ):
            return None
        return Scene(match, self.seat).decision

    def carry_out(self, match: Match) -> None:
        """Make the picks in a match that stands where this chain began."""
        now: SeenDecision | None = self.first
        for card in self.ticked:
            assert now is not None
            match.choose(next(o.index for o in now.options if o.card == card))
            now = self.goes_on(match, len(now.picked) + 1)
        if now is not None:
            match.choose(next(o.index for o in now.options if o.kind == "done"))
