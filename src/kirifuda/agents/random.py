"""Chooses anything, each option alike."""

from __future__ import annotations

from kirifuda.agents.agent import Agent, asked
from kirifuda.kernel.chance import below
from kirifuda.kernel.match import Match


class Random(Agent):
    """Chooses any option, each as likely as the others."""

    name = "random"

    def choose(self, match: Match) -> int:
        return below(self.luck, len(asked(match).options))
