"""By what a search should choose: looks, rounds of turns played on, and how many worlds.

At some decisions of greedy matches every option is tried in many imagined worlds: what it looks
like right after it, what the position is worth after each of three rounds of turns, and who wins if
everybody plays on to the end. Then choices are made by some of the worlds, and the ends in others
tell by how much they are better than any option: `python bench/outlook.py rebirth --decisions 160`.
"""

from __future__ import annotations

import argparse
import random

import kirifuda
from kirifuda.agents import decide, make
from kirifuda.games.game import Game
from kirifuda.kernel.foresight.judging import chance
from kirifuda.kernel.foresight.searching import Search, look, play_on
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.chance import below, seeded

EVERY = 14  # one in so many decisions is looked at
WIDE = 16
ROUNDS = 3
FAR = 1000  # turns: to the end of the match
DRAWS = 40  # ways to part the worlds into those that choose and those that tell
BUDGETS = (4, 8, 16, 25)
PRIOR = 8  # worlds as which looks count
# By what is chosen: as how many worlds looks count, and the share of each round and of the end.
WAYS: dict[str, tuple[float, list[float]]] = {
    "looks alone": (1.0, [0.0, 0.0, 0.0, 0.0]),
    "one round": (0.0, [1.0, 0.0, 0.0, 0.0]),
    "one round and looks": (PRIOR, [1.0, 0.0, 0.0, 0.0]),
    "the mean of three": (0.0, [1 / 3, 1 / 3, 1 / 3, 0.0]),
    "the mean of three and looks": (PRIOR, [1 / 3, 1 / 3, 1 / 3, 0.0]),
    "the end alone": (0.0, [0.0, 0.0, 0.0, 1.0]),
}
Tried = list[list[list[float]]]  # looks, rounds and the end; option by option; world by world


def tried(match: Match, game: Game, luck: list[int], worlds: int) -> Tried:
    """What comes of the options of a decision; empty if it does not matter."""
    search = Search(match, game.judge, luck, rounds=ROUNDS)
    search.narrow(WIDE)
    out: Tried = [[[] for _ in search.left] for _ in range(ROUNDS + 2)]
    for _ in range(worlds):
        world = search.imagined()
        for at, thought in enumerate(search.left):
            judge, seat = game.judge, search.seat
            out[0][at].append(chance(look(world, judge, seat, thought.index)))
            ahead = world.copy()
            ahead.choose(thought.index)
            for number, end in enumerate([*search.ends, match.state.turn + FAR]):
                while ahead.decision is not None and ahead.state.turn < end:
                    play_on(ahead, judge, end)
                out[number + 1][at].append(chance(judge.worth(ahead.state, seat)))
    matters = any(results != out[1][0] for results in out[1])
    return out if matters else []


def looked_at(game: Game, decisions: int, worlds: int, seed: int) -> list[Tried]:
    """What comes of the options of many decisions."""
    decks = sorted(game.decks)
    out: list[Tried] = []
    number = seed
    while len(out) < decisions:
        luck = seeded(number)
        match = game.start([decks[below(luck, len(decks))] for _ in range(2)], number, log=False)
        players = [make("greedy", 2 * number + seat) for seat in range(2)]
        while (decision := match.decision) is not None and len(out) < decisions:
            if len(decision.options) > 1 and below(luck, EVERY) == 0:
                found = tried(match, game, luck, worlds)
                if found:
                    out.append(found)
            match.choose(decide(players[decision.seat], match))
        number += 1
    return out


def gain(told: list[Tried], weights: list[float], budget: int, rng: random.Random) -> float:
    """By how much what is chosen by some worlds is better than any option, in parts of 100."""
    total = 0.0
    for one in told:
        worlds = list(range(len(one[0][0])))
        for _ in range(DRAWS):
            rng.shuffle(worlds)
            some, others = worlds[:budget], worlds[len(worlds) // 2 :]
            values = [
                sum(
                    weight * sum(part[at][world] for world in some)
                    for weight, part in zip(weights, one, strict=True)
                )
                for at in range(len(one[0]))
            ]
            ends = [sum(results[world] for world in others) / len(others) for results in one[-1]]
            total += ends[values.index(max(values))] - sum(ends) / len(ends)
    return total / len(told) / DRAWS / 100


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=50, help="at least twice the largest budget")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    told = looked_at(kirifuda.game(options.game), options.decisions, options.worlds, options.seed)
    print(f"{options.game}: {len(told)} decisions, gain over any option in %, by worlds {BUDGETS}")
    for name, (looks, rest) in WAYS.items():
        found = [
            gain(told, [looks / budget, *rest], budget, random.Random(7)) for budget in BUDGETS
        ]
        print(f"{name:28}", *(f"{value:6.2f}" for value in found))


if __name__ == "__main__":
    main()
