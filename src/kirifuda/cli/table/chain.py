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
        self.offered = [o.card for o in decision.options if o.kind == "pick"]
        self.order = self.offered[:]  # of everything that was ever offered
        self.ticked: list[int] = []
        self.open = set(self.offered)  # what can be ticked now
        self.complete = False  # nothing more can or need be picked
        self.enough = len(decision.picked) >= decision.least

    @property
    def cards(self) -> list[int]:
        """What to show: what was offered first, and copies offered once those are taken."""
        shown = {*self.offered, *self.ticked, *self.open}
        return [c for c in self.order if c in shown]

    def alike(self, one: int, other: int) -> bool:
        definition = self.match.pool.definition
        return definition[one] == definition[other]

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

    def try_out(self, wanted: list[int]) -> bool:
        """Try picks on a copy; of copies that are alike, the one that is offered is taken."""
        match = self.match.copy()
        now: SeenDecision | None = self.first
        ticked: list[int] = []
        for card in wanted:
            if now is None:
                return False
            able = [o for o in now.options if o.kind == "pick" and self.alike(o.card, card)]
            same = [o for o in able if o.card == card] or able
            if not same:
                return False
            ticked.append(same[0].card)
            match.choose(same[0].index)
            now = self.goes_on(match, len(now.picked) + 1)
        self.ticked = ticked
        self.complete = now is None
        self.enough = now is None or len(now.picked) >= now.least
        self.open = set() if now is None else {o.card for o in now.options if o.kind == "pick"}
        for card in sorted(self.open):
            self.add(card)
        return True

    def add(self, card: int) -> None:
        """Remember a card, next to those like it."""
        if card in self.order:
            return
        like = [at for at, other in enumerate(self.order) if self.alike(other, card)]
        self.order.insert(like[-1] + 1 if like else len(self.order), card)

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
