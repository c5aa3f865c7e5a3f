"""What an agent is, and the agents that there are."""

from __future__ import annotations

import hashlib
import importlib
import sys
from pathlib import Path

from kirifuda.agents.player import Player
from kirifuda.kernel.errors import ChoiceError, KirifudaError, Said, UnknownError
from kirifuda.kernel.match import Match, shown
from kirifuda.kernel.position.chance import seeded
from kirifuda.kernel.position.decisions import Decision, Option

NAMES = ("beginner", "greedy", "club", "master", "random", "unfitted")
MOST_SIMULATIONS = 1_000_000
MOST_SECONDS = 3600.0


class AgentError(KirifudaError):
    """An agent that failed, or chose what is not offered."""


class Agent:
    """A player that is a program. The same seed and the same matches give the same choices."""

    name = ""
    simulations = 0  # for each decision of one that searches, unless the clock tells
    told = False  # whoever made it has told how many; that goes before what a game tells
    seconds = 0.0  # by the clock; 0: as many simulations as told

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.luck = seeded(seed)  # four words of chance, for `below`, `shuffled` and `imagine`

    def choose(self, player: Player) -> int:
        """The index of an option of the player's present decision."""
        raise AgentError(Said("{0} does not say what it chooses", [type(self).__name__]))


def asked(player: Player) -> Decision:
    """What is to be decided now."""
    decision = player.decision
    if decision is None:
        raise ChoiceError("there is nothing for this seat to decide")
    return decision


def decide(agent: Agent, match: Match) -> int:
    """What an agent chooses in a match: it sits down at the seat that is asked, and gets up.

    >>> import kirifuda
    >>> match = kirifuda.game("legions").start(["ash", "elm"], seed=3)
    >>> decide(make("random", seed=1), match) in range(len(match.decision.options))
    True
    """
    decision = match.decision
    if decision is None:
        raise ChoiceError("the match is over; there is nothing to decide")
    player = Player(match, decision.seat)
    called = agent.name or type(agent).__name__
    try:
        chosen: object = agent.choose(player)
    except KirifudaError:
        raise
    except Exception as error:
        raise AgentError(
            Said("{0} failed: {1}: {2}", [called, type(error).__name__, error])
        ) from error
    finally:
        player.leave()
    if isinstance(chosen, Option) and chosen in decision.options:
        return decision.options.index(chosen)
    if type(chosen) is not int or not 0 <= chosen < len(decision.options):
        raise AgentError(
            Said(
                "{0} chose {1}; there are {2} options",
                [called, shown(chosen), len(decision.options)],
            )
        )
    return chosen


def agents() -> list[str]:
    """The names of the agents that there are."""
    return list(NAMES)


def make(name: str, seed: int = 0, think: float = 0.0) -> Agent:
    """An agent by its name, or one's own by its module and class: `mypackage.bots:Patient`.

    What it gets as its seed follows from `seed`, but does not tell it. `think` is how many seconds
    one that searches has for a decision; otherwise it has a number of simulations, its own or what
    is told after its name: `club@400`.

    >>> make("random", seed=7).name
    'random'
    >>> make("kirifuda.agents.greedy:Greedy").name
    'greedy'
    >>> make("club@400").simulations
    400
    """
    called, at, budget = name.partition("@")
    kind = _kind(called)
    own = int.from_bytes(hashlib.blake2b(f"agent {seed}".encode(), digest_size=7).digest(), "big")
    try:
        agent = kind(own)
    except KirifudaError:
        raise
    except Exception as error:
        raise UnknownError(
            Said("{0} cannot be made: {1}: {2}", [name, type(error).__name__, error])
        ) from error
    if not agent.name:
        agent.name = name
    if at:
        if not agent.simulations:
            raise UnknownError(Said("{0} does not search, and has no budget", [repr(called)]))
        if not budget.isdecimal() or not 1 <= int(budget) <= MOST_SIMULATIONS:
            raise UnknownError(Said("{0} is no number of simulations", [repr(budget)]))
        agent.simulations = int(budget)
        agent.told = True
    if think:
        if not 0.0 < think <= MOST_SECONDS:
            raise UnknownError(Said("nobody thinks for {0} seconds", [think]))
        agent.seconds = think
    return agent


def _kind(name: str) -> type[Agent]:
    if name in ("beginner", "greedy", "unfitted"):
        from kirifuda.agents import greedy

        return {
            "beginner": greedy.Beginner,
            "greedy": greedy.Greedy,
            "unfitted": greedy.Unfitted,
        }[name]
    if name in ("club", "master"):
        from kirifuda.agents import searching

        return {"club": searching.Club, "master": searching.Master}[name]
    if name == "random":
        from kirifuda.agents.random import Random

        return Random
    module, colon, kind = name.partition(":")
    if not colon:
        known = ", ".join(NAMES)
        raise UnknownError(
            Said("there is no agent {0}; agents: {1}, or module:Class", [repr(name), known])
        )
    found = _module(module, name)
    for part in kind.split("."):
        found = getattr(found, part, None)
    if not isinstance(found, type) or not issubclass(found, Agent):
        what = "nothing" if found is None else "no subclass of kirifuda.agents.Agent"
        raise UnknownError(Said("{0} is {1} in {2}", [repr(kind), what, module]))
    return found


def _module(module: str, name: str) -> object:
    """A module by its name; those in the present folder are found too."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        return importlib.import_module(module)
    except Exception as error:  # whatever a module does while it is read
        why = f"{type(error).__name__}: {error}"
        raise UnknownError(
            Said("the module of {0} cannot be read: {1}", [repr(name), why])
        ) from error
