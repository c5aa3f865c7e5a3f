"""Looks one decision ahead: tries every option on a copy and takes the one that looks best.

The copy is imagined (sight/guess.py): cards that the agent's seat cannot see are dealt anew and
chance is another, so nothing is tried with knowledge that the seat does not have. An option is
followed until the position is at rest: small choices that belong to it (what to pay with, which
slot) are made as they come, and others are taken to let things pass. What stands there then is
judged by the game's `worth`, which looks at what the seat may see.
"""

from __future__ import annotations

from kirifuda.agents.agent import Agent, asked
from kirifuda.games.game import Game
from kirifuda.kernel.errors import UnknownError
from kirifuda.kernel.foresight.guess import imagine
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.chance import below

REST = 24  # decisions after which a position counts as being at rest


class Greedy(Agent):
    """Takes what looks best right after it, by a plain sum of what it can see."""

    name = "greedy"

    def choose(self, match: Match) -> int:
        decision = asked(match)
        if len(decision.options) == 1:
            return 0
        game = match.host
        if not isinstance(game, Game):
            raise UnknownError("no game has set this match up, so nothing tells what is good in it")
        seat = decision.seat
        here = imagine(match, seat, self.luck)
        best: list[int] = []
        most = 0
        for index in range(len(decision.options)):
            ahead = here.copy()
            ahead.choose(index)
            game.settle(ahead, seat, REST)
            value = game.worth(ahead.state, seat)
            if not best or value > most:
                best = [index]
                most = value
            elif value == most:
                best.append(index)
        return best[below(self.luck, len(best))]
