"""How strong the bots are: plays them against each other, and writes the tables of docs/agents.md.

python bench/strength.py --games 64 --pair club,greedy [--game legions] plays, and keeps what came
out in docs/strength.json, some games at a time, so that what was played counts also if it is
stopped; every run writes the tables anew, of all that is kept there and of the weights of every
game. Decks and seats are swapped as `kirifuda sim` does; which of the pairings come first is drawn
by the seed. With --seats 4 the first of a pair sits down at a rumble in which all others are the
second, at each seat in turn. Without a pair only the tables are written.
"""

from __future__ import annotations

import argparse
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import kirifuda
from kirifuda.agents import make
from kirifuda.cli.sim import Result, Task, pairings, play_out, play_some, wilson
from kirifuda.cli.workers import spread
from kirifuda.games.weights import WEIGHTS

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs" / "agents.md"
KEPT = ROOT / "docs" / "strength.json"
RUMBLE = "rumble"
FEW = 4  # games after which it is told how they went
Plain = dict[str, Any]


def played(name: str, pair: str, games: int, seed: int, jobs: int) -> Iterator[Plain]:
    """What comes of many games between two agents: told again and again as they are played."""
    game = kirifuda.game(name)
    decks = sorted(game.decks)
    agents = pair.split(",")
    pairs = pairings(agents, decks)
    order = list(range(2 * len(pairs)))  # each with the seats swapped as well
    random.Random(seed).shuffle(order)
    tasks: list[Task] = []
    for first in range(0, games, FEW):
        task = Task(name, decks, agents, seed)
        for number in range(first, min(games, first + FEW)):
            which = order[number % len(order)]
            task.games.append((number, pairs[which // 2], which % 2 == 1))
        tasks.append(task)
    results: list[Result] = []
    for _, some in spread(play_some, tasks, jobs):
        results.extend(some)
        yield told(results, seed)


def rumbled(name: str, pair: str, seats: int, games: int, seed: int) -> Iterator[Plain]:
    """What comes of many rumbles of one agent among others that are all alike."""
    game = kirifuda.game(name)
    decks = sorted(game.decks)
    one, others = pair.split(",")
    results: list[Result] = []
    for number in range(games):
        own = seed + number
        order = [0 if seat == number % seats else 1 for seat in range(seats)]
        players = [
            make(others if who else one, seats * own + seat) for seat, who in enumerate(order)
        ]
        held = [decks[(number // seats + seat) % len(decks)] for seat in range(seats)]
        match = game.start(held, own, log=False, format=RUMBLE)
        result = Result(number, (0, 0), False)
        play_out(result, match, players, order)
        results.append(result)
        yield told(results, seed)


def told(results: list[Result], seed: int) -> Plain:
    """What is kept of the results of many games."""
    fair = [one for one in results if not one.failure]
    wins = sum(1 for one in fair if one.winner == 0)
    return {
        "wins": wins,
        "losses": sum(1 for one in fair if one.winner == 1),
        "games": len(fair),
        "failed": len(results) - len(fair),
        "interval": [round(end, 3) for end in wilson(wins, len(fair))],
        "seed": seed,
        "native": kirifuda.NATIVE,
    }


def kept_rows() -> Plain:
    """All that has been played so far, by game and pair."""
    found: Plain = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    return found


def keep(name: str, pair: str, row: Plain) -> None:
    """Keep what came of a pair in place of what was there; others may be writing meanwhile."""
    kept = kept_rows()
    kept.setdefault(name, {})[pair] = row
    ordered = {game: kept[game] for game in sorted(kept)}
    KEPT.write_text(json.dumps(ordered, indent=1) + "\n", "utf-8")


def strength(kept: Plain) -> list[str]:
    """The table of who beats whom."""
    out = ["| game | | wins | of | rate | 95 % |", "| --- | --- | ---: | ---: | ---: | --- |"]
    for name, rows in kept.items():
        for pair, row in rows.items():
            first, second = pair.split(",")
            low, high = (f"{end * 100:.0f}" for end in row["interval"])
            rate = f"{row['wins'] / max(1, row['games']) * 100:.0f} %"
            second, _, seats = second.partition(" of ")
            who = f"`{first}` {f'in a rumble of {seats} with' if seats else 'against'} `{second}`"
            title = kirifuda.game(name).title
            line = [title, who, row["wins"], row["games"], rate, f"{low} to {high} %"]
            out.append(f"| {' | '.join(map(str, line))} |")
    return out


def fits() -> list[str]:
    """The table of how well positions tell who wins."""
    out = [
        "| game | by hand | fitted | greedy by taste against by hand | it goes by | |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for name in kirifuda.game_names():
        game = kirifuda.game(name)
        told = json.loads((game.folder / WEIGHTS).read_text("utf-8"))
        by_hand, fitted = (
            " ".join(f"{value:.3f}" for value in told[key]) for key in ("auc by hand", "auc")
        )
        duel = told["greedy by taste against by hand"]
        weighed = "the sum by hand" if game.judge.by_sum else "its taste"
        made = f"`{told['made by']}`"
        out.append(f"| {game.title} | {by_hand} | {fitted} | {duel} | {weighed} | {made} |")
    return out


def put(text: str, mark: str, lines: list[str]) -> str:
    """A text with a table between its marks."""
    table = "\n".join([f"<!-- {mark}:start -->", *lines, f"<!-- {mark}:end -->"])
    return re.sub(
        f"<!-- {mark}:start -->.*?<!-- {mark}:end -->", lambda _: table, text, flags=re.DOTALL
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pair", action="append", default=[], help="two agents, by a comma")
    parser.add_argument("--game", action="append", default=[], help="otherwise all")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2, help="more: one among others, in a rumble")
    parser.add_argument("--seed", type=int, default=5000)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    for name in options.game or kirifuda.game_names():
        for agents in options.pair:
            pair = agents
            if options.seats > 2:
                rows = rumbled(name, pair, options.seats, options.games, options.seed)
                pair = f"{pair} of {options.seats}"
            else:
                rows = played(name, pair, options.games, options.seed, options.jobs)
            for row in rows:
                keep(name, pair, row)
            print(name, pair, row, flush=True)
    text = put(DOCS.read_text("utf-8"), "strength", strength(kept_rows()))
    DOCS.write_text(put(text, "fit", fits()), "utf-8")


if __name__ == "__main__":
    main()
