"""Chooses anything, each option alike."""

from __future__ import annotations

from kirifuda.agents.agent import Agent
from kirifuda.kernel.chance import below, seeded
from kirifuda.kernel.errors import ChoiceError
from kirifuda.kernel.match import Match


class Random(Agent):
    """Chooses any option, each as likely as the others."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.luck = seeded(seed)

    def choose(self, match: Match) -> int:
        decision = match.decision
        if decision is None:
            raise ChoiceError("the match is over; there is nothing to decide")
        return below(self.luck, len(decision.options))
