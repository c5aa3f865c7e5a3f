"""Looks one decision ahead: tries every option on a copy and takes the one that looks best.

The copy is imagined (kernel/foresight/guess.py): cards that the agent's seat cannot see are dealt
anew and chance is another, so nothing is tried with knowledge that the seat does not have. An
option is followed until the position is at rest: small choices that belong to it (what to pay
with, which slot) are made as they come, and others are taken to let things pass. What stands there
then is judged by the game's `worth`, which looks at what the seat may see.
"""

from __future__ import annotations

from kirifuda.agents.agent import Agent, asked
from kirifuda.agents.player import Player
from kirifuda.kernel.position.chance import below


class Greedy(Agent):
    """Takes what looks best right after it, by a plain sum of what it can see."""

    name = "greedy"

    def choose(self, player: Player) -> int:
        options = asked(player).options
        if len(options) == 1:
            return 0
        here = player.imagine(self.luck)
        best: list[int] = []
        most = 0
        for index in range(len(options)):
            ahead = here.copy()
            ahead.choose(index)
            ahead.settle()
            value = ahead.worth()
            if not best or value > most:
                best = [index]
                most = value
            elif value == most:
                best.append(index)
        return best[below(self.luck, len(best))]
