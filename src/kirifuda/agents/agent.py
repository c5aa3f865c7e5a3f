"""What an agent is, and the agents that there are."""

from __future__ import annotations

from kirifuda.kernel.errors import ChoiceError, UnknownError
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.chance import seeded
from kirifuda.kernel.position.decisions import Decision

NAMES = ("greedy", "random")


class Agent:
    """A player. The same seed and the same matches give the same choices."""

    name = ""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.luck = seeded(seed)

    def choose(self, match: Match) -> int:
        """The index of an option of the match's present decision."""
        raise AssertionError("a subclass answers this")


def asked(match: Match) -> Decision:
    """What is to be decided now."""
    if match.decision is None:
        raise ChoiceError("the match is over; there is nothing to decide")
    return match.decision


def agents() -> list[str]:
    """The names of the agents that there are."""
    return list(NAMES)


def make(name: str, seed: int = 0) -> Agent:
    """An agent by its name.

    >>> make("random", seed=7).name
    'random'
    """
    if name == "greedy":
        from kirifuda.agents.greedy import Greedy

        return Greedy(seed)
    if name == "random":
        from kirifuda.agents.random import Random

        return Random(seed)
    raise UnknownError(f"there is no agent {name!r}; agents: {', '.join(NAMES)}")
