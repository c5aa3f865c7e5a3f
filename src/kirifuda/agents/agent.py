"""What an agent is, and the agents that there are."""

from __future__ import annotations

import hashlib
import importlib
import sys
from pathlib import Path

from kirifuda.agents.player import Player
from kirifuda.kernel.errors import ChoiceError, KirifudaError, UnknownError
from kirifuda.kernel.match import Match, shown
from kirifuda.kernel.position.chance import seeded
from kirifuda.kernel.position.decisions import Decision, Option

NAMES = ("greedy", "random")


class AgentError(KirifudaError):
    """An agent that failed, or chose what is not offered."""


class Agent:
    """A player that is a program. The same seed and the same matches give the same choices."""

    name = ""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.luck = seeded(seed)  # four words of chance, for `below`, `shuffled` and `imagine`

    def choose(self, player: Player) -> int:
        """The index of an option of the player's present decision."""
        raise AgentError(f"{type(self).__name__} does not say what it chooses")


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
        raise AgentError(f"{called} failed: {type(error).__name__}: {error}") from error
    finally:
        player.leave()
    if isinstance(chosen, Option) and chosen in decision.options:
        return decision.options.index(chosen)
    if type(chosen) is not int or not 0 <= chosen < len(decision.options):
        raise AgentError(
            f"{called} chose {shown(chosen)}; there are {len(decision.options)} options"
        )
    return chosen


def agents() -> list[str]:
    """The names of the agents that there are."""
    return list(NAMES)


def make(name: str, seed: int = 0) -> Agent:
    """An agent by its name, or one's own by its module and class: `mypackage.bots:Patient`.

    What it gets as its seed follows from `seed`, but does not tell it.

    >>> make("random", seed=7).name
    'random'
    >>> make("kirifuda.agents.greedy:Greedy").name
    'greedy'
    """
    kind = _kind(name)
    own = int.from_bytes(hashlib.blake2b(f"agent {seed}".encode(), digest_size=7).digest(), "big")
    try:
        agent = kind(own)
    except KirifudaError:
        raise
    except Exception as error:
        raise UnknownError(f"{name} cannot be made: {type(error).__name__}: {error}") from error
    if not agent.name:
        agent.name = name
    return agent


def _kind(name: str) -> type[Agent]:
    if name == "greedy":
        from kirifuda.agents.greedy import Greedy

        return Greedy
    if name == "random":
        from kirifuda.agents.random import Random

        return Random
    module, colon, kind = name.partition(":")
    if not colon:
        known = ", ".join(NAMES)
        raise UnknownError(f"there is no agent {name!r}; agents: {known}, or module:Class")
    found = _module(module, name)
    for part in kind.split("."):
        found = getattr(found, part, None)
    if not isinstance(found, type) or not issubclass(found, Agent):
        what = "nothing" if found is None else "no subclass of kirifuda.agents.Agent"
        raise UnknownError(f"{kind!r} is {what} in {module}")
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
        raise UnknownError(f"the module of {name!r} cannot be read: {why}") from error
