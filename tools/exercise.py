"""Plays every game in the ways in which it is used: what the tuned build is tuned to.

Run with the compiled engine first on PYTHONPATH. Random games make up nearly all of it: what is
counted often there is laid out for speed. Once in a while a position is copied, packed, looked at
and asked about, and a greedy bot makes a few choices, so that what they need is not taken for what
nobody needs; more of it would drown the rest, for it runs in short loops.
"""

import itertools
import random

import kirifuda
from kirifuda.agents import decide
from kirifuda.agents.greedy import Greedy
from kirifuda.games.game import Game
from kirifuda.kernel.match import Match

GAMES = 80
GREEDY_CHOICES = 10
LOOK_EVERY = 2000
LOG_EVERY = 16


def look(game: Game, match: Match, seat: int) -> None:
    """Everything that one may want to know of a position."""
    game.unpack(match.pack()).digest()
    match.copy().view(seat)
    decision = match.decision
    if decision is not None:
        match.why_not(1 - seat, decision.options[0])


def at_random(game: Game, pair: tuple[str, str], seed: int, count: int) -> int:
    """Play a game; `count` is how many choices there were before, and then after it."""
    match, rng = game.start(pair, seed=seed, log=seed % LOG_EVERY == 0), random.Random(seed)
    while (decision := match.decision) is not None:
        match.choose(rng.randrange(len(decision.options)))
        count += 1
        if count % LOOK_EVERY == 0:
            look(game, match, seed % 2)
    return count


def by_greed(game: Game, pair: tuple[str, str]) -> None:
    match, agent = game.start(pair), Greedy()
    for _ in range(GREEDY_CHOICES):
        match.choose(decide(agent, match))


def main() -> None:
    for name in kirifuda.game_names():
        game = kirifuda.game(name)
        pairs = itertools.cycle(itertools.combinations_with_replacement(sorted(game.decks), 2))
        count = 0
        for seed in range(GAMES):
            count = at_random(game, next(pairs), seed, count)
        by_greed(game, next(pairs))


if __name__ == "__main__":
    main()
