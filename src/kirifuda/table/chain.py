"""A chain of picks shown as one multi-select.

What is ticked is tried out on copies, so that what a pick rules out is ruled out at once; the
match itself is asked only when all is confirmed. Cards are called by the handles of the board on
which the chain began.
"""

from __future__ import annotations

from typing import Any

from kirifuda.kernel.match import Match
from kirifuda.kernel.position.decisions import Decision
from kirifuda.table.desk import Seen

Plain = dict[str, Any]


class Chain:
    """The picks that a person has ticked so far, in their order.

    `seen` has looked at the match: it stands at the first pick of the chain.
    """

    def __init__(self, match: Match, seen: Seen) -> None:
        self.match = match
        self.handles = seen.handles.cards  # as they were: a copy is kept
        ask: Plain = seen.board["ask"]
        first = match.decision
        assert first is not None
        self.first = first
        self.names = {card: handle for handle, card in self.handles.items()}
        self.offered: list[int] = [o["card"] for o in ask["options"] if "card" in o]
        self.order = self.offered[:]  # of everything that was ever offered
        self.ticked: list[int] = []
        self.open = set(self.offered)  # what can be ticked now
        self.complete = False  # nothing more can or need be picked
        self.enough = len(first.picked) >= first.least

    @property
    def short(self) -> int:
        """How many more must be picked."""
        return max(0, self.first.least - len(self.first.picked) - len(self.ticked))

    @property
    def cards(self) -> list[int]:
        """What to show: what was offered first, and copies offered once those are taken."""
        shown = {*self.offered, *self.ticked, *self.open}
        return [c for c in self.order if c in shown]

    def alike(self, one: int, other: int) -> bool:
        definition = self.match.pool.definition
        return definition[self.handles[one]] == definition[self.handles[other]]

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

    def offers(self, decision: Decision) -> dict[int, int]:
        """What can be picked at a decision: the indexes of its options by handle."""
        found = [(o.card, at) for at, o in enumerate(decision.options) if o.kind == "pick"]
        return {self.names[card]: at for card, at in found if card in self.names}

    def try_out(self, wanted: list[int]) -> bool:
        """Try picks on a copy; of copies that are alike, the one that is offered is taken."""
        match = self.match.copy()
        now: Decision | None = self.first
        ticked: list[int] = []
        for card in wanted:
            if now is None:
                return False
            offers = self.offers(now)
            able = [c for c in offers if self.alike(c, card)]
            same = card if card in offers else able[0] if able else 0
            if not same:
                return False
            ticked.append(same)
            picked = len(now.picked) + 1
            match.choose(offers[same])
            now = self.goes_on(match, picked)
        self.ticked = ticked
        self.complete = now is None
        self.enough = now is None or len(now.picked) >= now.least
        self.open = set() if now is None else set(self.offers(now))
        for card in sorted(self.open):
            self.add(card)
        return True

    def add(self, card: int) -> None:
        """Remember a card, next to those like it."""
        if card in self.order:
            return
        like = [at for at, other in enumerate(self.order) if self.alike(other, card)]
        self.order.insert(like[-1] + 1 if like else len(self.order), card)

    def goes_on(self, match: Match, picked: int) -> Decision | None:
        """The decision that goes on with this chain; None if it is over."""
        now = match.decision
        first = self.first
        if (
            now is None
            or (now.seat, now.kind, now.source) != (first.seat, first.kind, first.source)
            or len(now.picked) != picked
            or now.most != first.most
        ):
            return None
        return now

    def carry_out(self, match: Match) -> None:
        """Make the picks in a match that stands where this chain began."""
        now: Decision | None = self.first
        for card in self.ticked:
            assert now is not None
            picked = len(now.picked) + 1
            match.choose(self.offers(now)[card])
            now = self.goes_on(match, picked)
        if now is not None:
            match.choose(next(at for at, o in enumerate(now.options) if o.kind == "done"))
