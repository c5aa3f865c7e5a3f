"""Chooses anything, each option alike."""

from __future__ import annotations

from kirifuda.agents.agent import Agent, asked
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.chance import below


class Random(Agent):
    """Chooses any option, each as likely as the others."""

    name = "random"

    def choose(self, match: Match) -> int:
        return below(self.luck, len(asked(match).options))
