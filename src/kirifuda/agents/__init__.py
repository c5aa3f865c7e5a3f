"""Players that are programs.

An agent chooses an option of a match's present decision: ``agent.choose(match) -> int``. It may
look at what the deciding seat may know, and at nothing else.
"""

from __future__ import annotations

from kirifuda.agents.agent import Agent, agents, make

__all__ = ["Agent", "agents", "make"]
