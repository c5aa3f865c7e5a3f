"""One measurement of one game, printed as JSON; run.py starts it for each build in turn.

ours.py KIND GAME DECKS SECONDS [FORMAT SEATS]
DECKS: names joined by commas, or - for all that ship
"""

import importlib
import itertools
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

import kirifuda.build

Pair = tuple[Any, ...]


class Played:
    """A game as it is measured: in a format, or as usual."""

    def __init__(self, game: Any, format: str) -> None:
        self.game = game
        self.format = format

    def start(self, decks: list[Any], seed: int, log: bool = True) -> Any:
        if not self.format:
            return self.game.start(decks, seed=seed, log=log)
        return self.game.start(decks, seed=seed, log=log, format=self.format)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


def pairings(game: Any, names: str, seats: int) -> Iterator[Pair]:
    """Every deck against every other and itself, over and over; of more than two, in turn."""
    decks = sorted(game.decks) if names == "-" else names.split(",")
    if seats == 2:
        return itertools.cycle(itertools.combinations_with_replacement(decks, 2))
    turned = [tuple(decks[(n + at) % len(decks)] for at in range(seats)) for n in range(len(decks))]
    return itertools.cycle(turned)


def play(match: Any, draw: Callable[[], float]) -> int:
    """Play at random to the end: how many decisions that took."""
    count = 0
    while (decision := match.decision) is not None:
        match.choose(int(draw() * len(decision.options)))
        count += 1
    return count


def paced(game: Any, decks: Iterator[Pair], seconds: float, log: bool) -> tuple[float, float]:
    """Random games for so long: decisions a second, decisions a game."""
    draw = random.Random(7).random
    decisions = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        games += 1
        decisions += play(game.start(list(next(decks)), seed=games, log=log), draw)
    spent = time.perf_counter() - start
    return decisions / spent, decisions / games


def speed(game: Any, decks: Iterator[Pair], seconds: float) -> dict[str, float]:
    """As bots play by the thousand, without a log, as the rival keeps none; and with one."""
    play(game.start(list(next(decks)), seed=0), random.Random(7).random)  # warm
    per_second, per_game = paced(game, decks, seconds, False)
    logged, _ = paced(game, decks, seconds / 2, True)
    return {"per_second": per_second, "per_game": per_game, "logged_per_second": logged}


def middles(game: Any, decks: Iterator[Pair], count: int) -> list[Any]:
    """Matches left in the middle: each halfway through a random game."""
    found = []
    for seed in range(count):
        pair = list(next(decks))
        length = play(game.start(pair, seed=seed), random.Random(seed).random)
        match, draw = game.start(pair, seed=seed), random.Random(seed).random
        for _ in range(length // 2):
            match.choose(int(draw() * len(match.decision.options)))
        found.append(match)
    return found


def micros(action: Callable[[], object], seconds: float) -> float:
    """What one call takes, in microseconds: the best of several rounds."""
    start, rounds, calls = time.perf_counter(), [], 1
    while time.perf_counter() - start < seconds:
        begin = time.perf_counter()
        for _ in range(calls):
            action()
        spent = time.perf_counter() - begin
        if spent < seconds / 20:
            calls *= 2
        else:
            rounds.append(spent / calls)
    return min(rounds) * 1e6


def positions(game: Any, decks: Iterator[Pair], seconds: float) -> dict[str, float]:
    """Copying, packing and looking at them, in the middle of games of every pairing."""
    table = importlib.import_module("kirifuda.table.desk")
    share = seconds / 48
    found: list[tuple[float, ...]] = []
    for match in middles(game, decks, 12):

        def step(match: Any = match) -> None:
            match.copy().choose(0)

        def pack(match: Any = match) -> None:
            game.unpack(match.pack())

        seen = table.Seen(table.desk(game), 0)

        def look(match: Any = match, seen: Any = seen) -> None:
            seen.look(match)

        times = [micros(action, share) for action in (match.copy, step, pack, look)]
        found.append((*times, float(len(match.pack()))))
    names = "copy_us", "copy_step_us", "pack_unpack_us", "board_us", "pack_bytes"
    return dict(zip(names, map(median, zip(*found, strict=True)), strict=True))


def resident() -> float:
    """Megabytes this process holds in memory."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(x for x in status.read_text().splitlines() if x.startswith("VmRSS:"))
        return int(line.split()[1]) / 1024
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1 << 20)


def memory(game: Any, decks: Iterator[Pair], games: float) -> dict[str, float]:
    draw = random.Random(7).random
    after_100 = 0.0
    for count in range(int(games)):
        if count == 100:
            after_100 = resident()
        play(game.start(list(next(decks)), seed=count), draw)
    return {"memory_mb": resident(), "grown_mb": resident() - after_100, "games": games}


KINDS = {"speed": speed, "positions": positions, "memory": memory}


def main() -> None:
    kind, name, decks, amount, *more = sys.argv[1:]
    format, seats = more or ("", "2")
    game = Played(importlib.import_module("kirifuda").game(name), format)
    figures = KINDS[kind](game, pairings(game, decks, int(seats)), float(amount))
    print(json.dumps({"native": kirifuda.build.NATIVE, **figures}))


if __name__ == "__main__":
    main()
