"""Looks one decision ahead: tries every option on a copy and takes the one that looks best.

The copy is imagined (kernel/foresight/guess.py): cards that the agent's seat cannot see are dealt
anew and chance is another, so nothing is tried with knowledge that the seat does not have. An
option is followed until the position is at rest: small choices that belong to it (what to pay
with, which slot) are made as they come, and others are taken to let things pass. What stands there
then is judged by the game's `judge`, which looks at what the seat may see.
"""

from __future__ import annotations

from kirifuda.agents.agent import Agent, asked
from kirifuda.agents.player import Guess, Player
from kirifuda.kernel.position.chance import below

BLUR = 190  # how far a beginner is off at most, in parts of 100 of how far options are apart
FAR = 1000  # but no farther than that: even a beginner sees a win, in thousandths (`Judge.worth`)


class Greedy(Agent):
    """Takes what looks best right after it."""

    name = "greedy"

    def choose(self, player: Player) -> int:
        options = asked(player).options
        if len(options) == 1:
            return 0
        here = player.imagine(self.luck)
        values: list[int] = []
        for index in range(len(options)):
            ahead = here.copy()
            ahead.choose(index)
            ahead.settle()
            values.append(self.value(ahead))
        values = self.blurred(values)
        best = [index for index, value in enumerate(values) if value == max(values)]
        return best[below(self.luck, len(best))]

    def value(self, ahead: Guess) -> int:
        """How good it looks."""
        return ahead.appeal()

    def blurred(self, values: list[int]) -> list[int]:
        """How good the options look to somebody whose eyes may be better or worse."""
        return values


class Beginner(Greedy):
    """Takes what looks best, but sees it dimly: the more options differ, the more it is off."""

    name = "beginner"

    def blurred(self, values: list[int]) -> list[int]:
        apart = min(max(values) - min(values), FAR)
        return [value + below(self.luck, 1 + apart * BLUR // 100) for value in values]


class Unfitted(Greedy):
    """Greedy by the sum that was made by hand: what a fitted one is measured by."""

    name = "unfitted"

    def value(self, ahead: Guess) -> int:
        return ahead.by_hand()
