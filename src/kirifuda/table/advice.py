"""Advice: what a bot would do in a person's place, and where a match was lost; on demand only.

Everything is told as a board tells options (asking.py), with the chance to win, so that every face
can draw it. Advice is what the seat itself may think: whoever gives it sits at that seat and knows
no more (agents/player.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kirifuda.agents.agent import make
from kirifuda.agents.player import Player, game_of
from kirifuda.agents.searching import Searcher
from kirifuda.kernel.errors import ChoiceError, KirifudaError, Said, UnknownError
from kirifuda.kernel.foresight.searching import Thought, alike
from kirifuda.kernel.match import Match
from kirifuda.table.desk import Seen, desk

Plain = dict[str, Any]
BEST = 3  # options that are told
ADVISER = "club"
LEAST_FALL = 0.03  # of the chance to win: what is less is not worth a word
MOST_FALLS = 5


def adviser(name: str = ADVISER, seed: int = 0, think: float = 0.0) -> Searcher:
    """One who can be asked: an agent that searches, by its name."""
    found = make(name, seed, think)
    if not isinstance(found, Searcher):
        raise UnknownError(Said("{0} does not tell what it thinks; club and master do", [name]))
    return found


def thoughts(agent: Searcher, match: Match, seat: int) -> list[Thought]:
    """What an agent would think at a seat that is asked something, the best first."""
    decision = match.decision
    if decision is None or decision.seat != seat:
        raise ChoiceError("it is not for this seat to decide now")
    player = Player(match, seat)
    try:
        return agent.thoughts(player)
    finally:
        player.leave()


def advice(seen: Seen, agent: Searcher, most: int = BEST) -> list[Plain]:
    """The best options of the seat that is asked, each as its board tells it, with its chance.

    `chance` is how likely the seat wins, as far as the agent can tell, from 0.0 to 1.0, and
    `tries` in how many worlds that was seen. The match stays as it is.
    """
    match = seen.looked
    if seen.seat is None:
        raise ChoiceError("who only watches has nothing to decide")
    found = thoughts(agent, match.copy(), seen.seat)
    return [with_chance(seen, thought) for thought in found[:most]]


def with_chance(seen: Seen, thought: Thought) -> Plain:
    """An option as a board tells it, with what is thought of it."""
    told = dict(seen.chosen(thought.index))
    return {**told, "chance": thought.chance / 10_000, "tries": thought.tries}


def review(
    match: Match,
    seat: int,
    agent: Searcher,
    most: int = MOST_FALLS,
    told: Callable[[int], None] = lambda choices: None,
) -> list[Plain]:
    """The decisions of a seat at which its chance fell most, the worst first.

    The match is played again from its record. Each is told with the number of the choice (`n`),
    the turn, what was `chosen` and what the agent would have taken (`better`), both as a board
    tells options, with their chances; `fell` is the difference.
    """
    game = game_of(match)
    if not match.replayable:
        raise KirifudaError("this match cannot be played again, so it cannot be reviewed")
    again = game.open(game.setting(match.setup), match.seed, True, recalls=True)
    out: list[Plain] = []
    seen = Seen(desk(game), seat)
    for number, index in enumerate(match.choices.all()):
        decision = again.decision
        if index >= 0 and decision is not None and decision.seat == seat:
            if len(decision.options) > 1:
                fall = fallen(seen, again, thoughts(agent, again.copy(), seat), index)
                if fall is not None:
                    out.append({"n": number, "turn": int(again.state.turn), **fall})
        if index < 0:
            again.concede(-1 - index)
        else:
            again.choose(index)
        told(1)
    out.sort(key=lambda row: (-row["fell"], row["n"]))
    return out[:most]


def fallen(seen: Seen, match: Match, found: list[Thought], index: int) -> Plain | None:
    """How much the chance fell with a choice, by what was thought of all options, the best first.

    None if that is not worth a word.
    """
    best = found[0]
    assert match.decision is not None
    options = match.decision.options
    mine = [
        thought
        for thought in found
        if thought.index == index or alike(match.state, options[thought.index], options[index])
    ]
    if not mine or not mine[0].tries:
        return None  # it looked too bad, or too much like others, to be tried
    fell = (best.chance - mine[0].chance) / 10_000
    if best is mine[0] or fell < LEAST_FALL:
        return None
    seen.look(match)
    return {
        "asked": seen.board["ask"]["kind"],
        "clause": seen.board["ask"]["clause"],
        "chosen": with_chance(seen, mine[0]),
        "better": with_chance(seen, best),
        "fell": fell,
    }
