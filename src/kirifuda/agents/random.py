"""Chooses anything, each option alike."""

from __future__ import annotations

from kirifuda.agents.agent import Agent, asked
from kirifuda.agents.player import Player
from kirifuda.kernel.position.chance import below


class Random(Agent):
    """Chooses any option, each as likely as the others."""

    name = "random"

    def choose(self, player: Player) -> int:
        return below(self.luck, len(asked(player).options))
