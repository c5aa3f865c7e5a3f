"""`sim`: many games between agents, and what comes out of them."""

from __future__ import annotations

import json
import math
import statistics
import time
from collections.abc import Sequence
from itertools import combinations, product
from pathlib import Path
from typing import Any

import kirifuda
from kirifuda.agents import Agent, decide, make
from kirifuda.cli import complain
from kirifuda.cli.plots import drawn
from kirifuda.cli.workers import progress, spread
from kirifuda.games.game import Game
from kirifuda.games.lists import CLOSED
from kirifuda.games.series import Series
from kirifuda.kernel.errors import DeckError, KirifudaError, Said, UnknownError
from kirifuda.kernel.match import Match

Plain = dict[str, Any]
Pairing = tuple[int, int]  # the decks of the first and the second agent
CHUNK = 20
MOST_DECISIONS = 100_000
MOST_TOLD = 10
MOST_GAMES = 1_000_000
LOADED: set[Path] = set()  # files whose cards this process has taken in
Z = 1.959963984540054  # 95 %


class Result:
    """One game, or one match of several: who sat where, who won, how long it took."""

    def __init__(self, number: int, pairing: Pairing, swapped: bool) -> None:
        self.number = number
        self.pairing = pairing
        self.swapped = swapped
        self.winner = -1  # 0 or 1: the first or the second agent; -1: nobody
        self.first_won = -1  # 1: who went first won, 0: who went second did; -1: nobody
        self.clause = ""
        self.turns = 0
        self.decisions = 0
        self.seconds = 0.0
        self.failure = ""
        self.seed = 0
        self.games: list[Result] = []  # of a match of several games

    def single(self) -> list[Result]:
        """The games of a match, or the game itself."""
        return self.games or [self]


class Task:
    """Some games in a row."""

    def __init__(self, name: str, decks: list[str], agents: list[str], seed: int) -> None:
        self.name = name
        self.decks = decks
        self.agents = agents
        self.seed = seed
        self.games: list[tuple[int, Pairing, bool]] = []
        self.best_of = 1
        self.lists = CLOSED
        self.think = 0.0  # seconds for a decision; 0: as many simulations as an agent has
        self.records = ""
        self.cards: list[Path] = []


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate.

    >>> [round(x, 3) for x in wilson(50, 100)]
    [0.404, 0.596]
    """
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    scale = 1 + Z * Z / games
    middle = (rate + Z * Z / (2 * games)) / scale
    spread = Z * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games)) / scale
    return max(0.0, middle - spread), min(1.0, middle + spread)


def play_some(task: Task) -> list[Result]:
    """Play the games of a task."""
    game = with_cards(task.name, task.cards)
    play = play_match if task.best_of > 1 else play_one
    return [play(game, task, *which) for which in task.games]


def with_cards(name: str, cards: list[Path]) -> Game:
    """The game, with cards from files."""
    game = kirifuda.game(name)
    for path in cards:
        if path not in LOADED:
            game.cards.add(path)
            LOADED.add(path)
    return game


def play_one(game: Game, task: Task, number: int, pairing: Pairing, swapped: bool) -> Result:
    """Play one game; what goes wrong in it is told in the result."""
    result = Result(number, pairing, swapped)
    seed = task.seed + number
    order = (1, 0) if swapped else (0, 1)  # the agent of each seat
    players = [make(task.agents[side], 2 * seed + side, task.think) for side in order]
    match = game.start(
        [task.decks[pairing[side]] for side in order], seed, log=False, lists=task.lists
    )
    result.seed = seed
    play_out(result, match, players, order)
    keep_record(result, match, task.records)
    return result


def play_match(game: Game, task: Task, number: int, pairing: Pairing, swapped: bool) -> Result:
    """Play a match of several games: who first wins most of them wins it."""
    result = Result(number, pairing, swapped)
    first = (task.seed + number) * task.best_of
    order = (1, 0) if swapped else (0, 1)
    players = [make(task.agents[side], 2 * first + side, task.think) for side in order]
    series = Series(game, [task.decks[pairing[side]] for side in order], task.best_of, task.lists)
    while not series.over and not result.failure:
        seed = first + series.played
        match = series.start(seed, log=False)
        one = Result(number, pairing, swapped)
        one.seed = seed
        play_out(one, match, players, order)
        keep_record(one, match, task.records)
        result.games.append(one)
        result.failure, result.seed = one.failure, seed
        if not one.failure:
            series.finish(match)
    if series.winner is not None:
        result.winner = order[series.winner]
    return result


def play_out(result: Result, match: Match, players: list[Agent], order: Sequence[int]) -> None:
    """Play a game to its end, and tell in the result what has come of it."""
    begin = time.perf_counter()
    try:
        while (decision := match.decision) is not None:
            match.choose(decide(players[decision.seat], match))
            result.decisions += 1
            if result.decisions > MOST_DECISIONS:
                result.failure = f"no end after {MOST_DECISIONS} decisions"
                break
    except KirifudaError as error:
        result.failure = str(error)
    except Exception as error:
        result.failure = f"{type(error).__name__}: {error}"
    result.seconds = time.perf_counter() - begin
    result.turns = match.state.turn
    outcome = match.outcome
    if outcome is not None:
        result.clause = outcome.clause
        if outcome.winners:
            result.winner = order[outcome.winners[0]]
            result.first_won = int(outcome.winners[0] == match.state.first_seat)


def keep_record(result: Result, match: Match, folder: str) -> None:
    """Write a game's record into a folder, if one is named."""
    if folder:
        path = Path(folder) / f"{match.state.pool.rules.name}-{result.seed}.json"
        try:
            path.write_text(json.dumps(match.record(), ensure_ascii=False), "utf-8")
        except KirifudaError as error:
            result.failure = result.failure or str(error)


def pairings(agents: list[str], decks: list[str]) -> list[Pairing]:
    """Who plays what against what: two decks meet each other, more meet all others."""
    if len(decks) <= 2:
        both = len(decks) == 2 and agents[0] != agents[1]
        return [(0, 1), (1, 0)] if both else [(0, len(decks) - 1)]
    numbers = range(len(decks))
    if agents[0] == agents[1]:
        return list(combinations(numbers, 2))
    return list(product(numbers, numbers))


def simulate(
    name: str,
    games: int,
    agents: str,
    decks: str,
    seed: int,
    jobs: int,
    records: Path | None,
    cards: list[Path],
    as_json: bool,
    best_of: int = 1,
    plot: Path | None = None,
    lists: str = CLOSED,
    think: float = 0.0,
) -> int:
    """Play, tell, and say whether all went well (0)."""
    if best_of % 2 == 0:
        raise UnknownError(
            Said("a match is the best of an odd number of games, not {0}", [best_of])
        )
    if games * best_of > MOST_GAMES:
        raise UnknownError(Said("at most {0} games are played at a time", [f"{MOST_GAMES:,}"]))
    game = with_cards(name, cards)
    players = named_agents(agents)
    chosen = [d.strip() for d in decks.split(",") if d.strip()] or sorted(game.decks)
    if not chosen:
        raise DeckError(Said("{0} ships no decks here; name some with --decks", [game.title]))
    reasons = [r.within(d) for d in dict.fromkeys(chosen) for r in game.check_deck(d)]
    if reasons:
        raise DeckError(reasons)
    if len(chosen) > 2:
        chosen = list(dict.fromkeys(chosen))
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    pairs = pairings(players, chosen)
    tasks: list[Task] = []
    for first in range(0, games, CHUNK):
        task = Task(name, chosen, players, seed)
        task.cards = cards
        task.best_of = best_of
        task.lists = lists
        task.think = think
        task.records = str(records) if records is not None else ""
        for number in range(first, min(games, first + CHUNK)):
            pairing = pairs[number % len(pairs)]
            task.games.append((number, pairing, number // len(pairs) % 2 == 1))
        tasks.append(task)
    begin = time.perf_counter()
    results: list[Result] = []
    try:
        with progress("games", games) as done:
            for _, some in spread(play_some, tasks, jobs):
                results.extend(some)
                done(len(some))
    except KeyboardInterrupt:
        if not results:
            raise
        complain(f"stopped after {len(results)} of {games} games")
    results.sort(key=lambda r: r.number)
    told = summary(results, players, chosen, pairs)
    told["game"] = name
    told["best_of"] = best_of
    told["seed"] = seed
    told["jobs"] = jobs
    told["seconds"] = time.perf_counter() - begin
    told["decisions_per_second"] = told["decisions"]["all"] / told["seconds"]
    told["native"] = kirifuda.NATIVE
    if plot is not None:
        lengths = [one.turns for r in results for one in r.single() if not one.failure]
        plot.write_text(drawn(told, lengths, game.title), "utf-8")
    if as_json:
        print(json.dumps(told, ensure_ascii=False, indent=2))
    else:
        from kirifuda.cli.tables import show_sim

        show_sim(told)
    for failure in told["failures"][:MOST_TOLD]:
        complain(f"game {failure['game']} (seed {failure['seed']}): {failure['what']}")
    if len(told["failures"]) > MOST_TOLD:
        complain(f"{len(told['failures'])} games failed in all")
    return 1 if told["failures"] else 0


def named_agents(agents: str) -> list[str]:
    """One or two agents by name; one plays against itself."""
    players = [a.strip() for a in agents.split(",") if a.strip()]
    if not 1 <= len(players) <= 2:
        raise UnknownError(Said("one or two agents play, not {0}", [len(players)]))
    for player in players:
        make(player)
    return players * 2 if len(players) == 1 else players


def summary(
    results: list[Result], agents: list[str], decks: list[str], pairs: list[Pairing]
) -> Plain:
    """What came out, as data."""
    fair = [r for r in results if not r.failure]
    single = [one for r in fair for one in r.single()]
    turns = [r.turns for r in single]
    decisions = [r.decisions for r in single]
    return {
        "games": len(fair),
        "draws": sum(1 for r in fair if r.winner < 0),
        "agents": [
            {"agent": agent, **rate([r for r in fair if r.winner == side], fair)}
            for side, agent in enumerate(agents)
        ],
        "first": rate(
            [r for r in single if r.first_won == 1], [r for r in single if r.winner >= 0]
        ),
        "decks": [{"deck": deck, **deck_rate(fair, n)} for n, deck in enumerate(decks)],
        "pairings": [
            {"decks": [decks[a], decks[b]], **rate_of_pair(fair, (a, b))} for a, b in pairs
        ],
        "clauses": counts(r.clause for r in single),
        "scores": counts(score(r) for r in fair if r.games),
        "turns": spread_of(turns),
        "decisions": {"all": sum(decisions), **spread_of(decisions)},
        "failures": [
            {"game": r.number + 1, "seed": r.seed, "what": r.failure} for r in results if r.failure
        ],
    }


def score(result: Result) -> str:
    """How many games of a match each agent has won."""
    won = [sum(1 for one in result.games if one.winner == side) for side in (0, 1)]
    return f"{won[0]}-{won[1]}"


def rate(won: list[Result], played: list[Result]) -> Plain:
    """How often something was won, with its interval."""
    low, high = wilson(len(won), len(played))
    share = len(won) / len(played) if played else 0.0
    return {"wins": len(won), "games": len(played), "rate": share, "low": low, "high": high}


def rate_of_pair(results: list[Result], pair: Pairing) -> Plain:
    played = [r for r in results if r.pairing == pair]
    lost = sum(1 for r in played if r.winner == 1)
    return {**rate([r for r in played if r.winner == 0], played), "losses": lost}


def deck_rate(results: list[Result], deck: int) -> Plain:
    """How often a deck won against others."""
    played = [r for r in results if (r.pairing[0] == deck) != (r.pairing[1] == deck)]
    return rate([r for r in played if r.winner >= 0 and r.pairing[r.winner] == deck], played)


def counts(words: Any) -> dict[str, int]:
    out: dict[str, int] = {}
    for word in words:
        out[word] = out.get(word, 0) + 1
    return dict(sorted(out.items(), key=lambda item: -item[1]))


def spread_of(numbers: list[int]) -> Plain:
    """The middle and the ends of some numbers."""
    if not numbers:
        return {"mean": 0.0, "median": 0, "least": 0, "most": 0}
    return {
        "mean": statistics.fmean(numbers),
        "median": statistics.median(numbers),
        "least": min(numbers),
        "most": max(numbers),
    }
