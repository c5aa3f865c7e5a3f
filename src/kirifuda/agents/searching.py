"""Players that search: every option tried in imagined worlds, played on and judged.

`Club` and `Master` differ in how much they try and how far they look. A budget is a number of
simulations (the same seed and the same match then give the same choices), or seconds by the clock.
"""

from __future__ import annotations

from kirifuda.agents.agent import Agent, asked
from kirifuda.agents.player import Player
from kirifuda.kernel.foresight.searching import Thought
from kirifuda.kernel.foresight.settling import idle

DITHERING = 40  # decisions in one turn, from which on it is better to come to an end
SLACK = 200  # chances, in parts of 10,000, that coming to an end may then cost


class Searcher(Agent):
    """Takes what does best in worlds as they might be."""

    rounds = 1  # rounds of turns that are played on and judged

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.turn = -1
        self.made = 0  # decisions in this turn

    def choose(self, player: Player) -> int:
        decision = asked(player)
        if len(decision.options) == 1:
            return 0
        thoughts = self.thoughts(player)
        best = thoughts[0]
        if self.dithers(player.turn):
            rest = idle(decision)
            for thought in thoughts:
                if thought.index == rest and thought.chance + SLACK >= best.chance:
                    return rest
        return best.index

    def thoughts(self, player: Player) -> list[Thought]:
        """What it thinks of the options of its decision, the best first."""
        simulations, rounds = self.simulations, self.rounds
        if self.name in player.game.thinking:
            own, rounds = player.game.thinking[self.name]
            simulations = simulations if self.told else own
        return player.think(self.luck, simulations, self.seconds, rounds)

    def dithers(self, turn: int) -> bool:
        """Whether it has decided very often in this turn: what can be undone has no end."""
        if turn != self.turn:
            self.turn = turn
            self.made = 0
        self.made += 1
        return self.made > DITHERING


class Club(Searcher):
    """As good as somebody who plays at a club."""

    name = "club"
    simulations = 100


class Master(Searcher):
    """The same with more time, and a longer view."""

    name = "master"
    simulations = 600
    rounds = 3
