"""Plays every game in the ways in which it is used: what the tuned build is tuned to.

Run with the compiled engine first on PYTHONPATH. Random games make up the most of it; now and then
a position is copied, packed, looked at and asked about, and some games are played by a greedy bot,
so that no part in daily use is taken for one that nobody needs.
"""

import itertools
import random

import kirifuda
from kirifuda.agents.greedy import Greedy
from kirifuda.games.game import Game
from kirifuda.kernel.match import Match

GAMES = 40
GREEDY_GAMES = 2
LOOK_EVERY = 40


def look(game: Game, match: Match, seat: int) -> None:
    """Everything that one may want to know of a position."""
    game.unpack(match.pack()).digest()
    match.copy().view(seat)
    decision = match.decision
    if decision is not None:
        match.why_not(1 - seat, decision.options[0])


def at_random(game: Game, pair: tuple[str, str], seed: int) -> None:
    match, rng, count = game.start(pair, seed=seed, log=seed % 4 == 0), random.Random(seed), 0
    while (decision := match.decision) is not None:
        match.choose(rng.randrange(len(decision.options)))
        count += 1
        if count % LOOK_EVERY == 0:
            look(game, match, seed % 2)


def by_greed(game: Game, pair: tuple[str, str], seed: int) -> None:
    match, agent = game.start(pair, seed=seed), Greedy(seed)
    while match.decision is not None:
        match.choose(agent.choose(match))


def main() -> None:
    for name in kirifuda.game_names():
        game = kirifuda.game(name)
        pairs = itertools.cycle(itertools.combinations_with_replacement(sorted(game.decks), 2))
        for seed in range(GAMES):
            at_random(game, next(pairs), seed)
        for seed in range(GREEDY_GAMES):
            by_greed(game, next(pairs), seed)


if __name__ == "__main__":
    main()
