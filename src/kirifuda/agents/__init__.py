"""Players that are programs.

An agent chooses an option of its seat's present decision: ``agent.choose(player) -> int``. A
`Player` tells what that seat may know, and nothing else: its view, its decision, and how it might
be (`imagine`), which can be copied and tried out.

>>> from kirifuda.agents import Agent, Player, decide
>>> class Patient(Agent):
...     "Takes what leaves it best off in most of three guesses."
...     def choose(self, player: Player) -> int:
...         worth = [0] * len(player.decision.options)
...         for _ in range(3):
...             here = player.imagine(self.luck)
...             for index in range(len(worth)):
...                 ahead = here.copy()
...                 ahead.choose(index)
...                 ahead.settle()
...                 worth[index] += ahead.worth()
...         return worth.index(max(worth))

>>> import kirifuda
>>> match = kirifuda.game("legions").start(["ash", "elm"], seed=3)
>>> for _ in range(20):
...     match.choose(decide(Patient(), match))

`kirifuda sim legions --agents mine.bots:Patient,greedy` lets it play, if it is in `mine/bots.py`.
"""

from __future__ import annotations

from kirifuda.agents.agent import Agent, AgentError, agents, decide, make
from kirifuda.agents.levels import Level, levels
from kirifuda.agents.player import Guess, Player

__all__ = [
    "Agent",
    "AgentError",
    "Guess",
    "Level",
    "Player",
    "agents",
    "decide",
    "levels",
    "make",
]
