"""`sim` with more than two players: who wins in a format, by agent, by deck and by seat."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from pathlib import Path

import kirifuda
from kirifuda.agents import decide, make
from kirifuda.cli import complain
from kirifuda.cli.sim import (
    CHUNK,
    MOST_DECISIONS,
    MOST_GAMES,
    MOST_TOLD,
    Plain,
    counts,
    named_agents,
    spread_of,
    wilson,
    with_cards,
)
from kirifuda.cli.workers import progress, spread
from kirifuda.games.lists import CLOSED
from kirifuda.kernel.errors import DeckError, KirifudaError, Said, UnknownError


@dataclass
class Table:
    """One game: who sat where with which deck, and what has come of it."""

    number: int
    agents: list[str]
    decks: list[str]
    order: list[int] = field(default_factory=list)  # of each seat, how many turns after the first
    winners: list[int] = field(default_factory=list)
    clause: str = ""
    turns: int = 0
    decisions: int = 0
    failure: str = ""


@dataclass
class Task:
    """Some games in a row."""

    name: str
    format: str
    seed: int
    lists: str
    think: float
    cards: list[Path]
    tables: list[Table]


def play_some(task: Task) -> list[Table]:
    """Play the games of a task."""
    game = with_cards(task.name, task.cards)
    for one in task.tables:
        seed = task.seed + one.number
        seats = len(one.decks)
        players = [make(a, seats * seed + at, task.think) for at, a in enumerate(one.agents)]
        match = game.start(one.decks, seed, log=False, lists=task.lists, format=task.format)
        try:
            while (decision := match.decision) is not None:
                match.choose(decide(players[decision.seat], match))
                one.decisions += 1
                if one.decisions > MOST_DECISIONS:
                    one.failure = f"no end after {MOST_DECISIONS} decisions"
                    break
        except KirifudaError as error:
            one.failure = str(error)
        except Exception as error:
            one.failure = f"{type(error).__name__}: {error}"
        s = match.state
        one.order = [(seat - s.first_seat) % seats for seat in range(seats)]
        one.turns = s.turn
        if match.outcome is not None:
            one.winners, one.clause = match.outcome.winners, match.outcome.clause
    return task.tables


def seated(number: int, seats: int, agents: list[str], decks: list[str]) -> Table:
    """Who sits where in a game: everyone comes to every seat and every deck in turn.

    >>> [seated(n, 3, ["a", "b"], ["x", "y"]).agents for n in range(2)]
    [['a', 'b', 'a'], ['b', 'a', 'b']]
    """
    return Table(
        number,
        [agents[(number + at) % len(agents)] for at in range(seats)],
        [decks[(number // len(agents) + at) % len(decks)] for at in range(seats)],
    )


def simulate_crowd(
    name: str,
    format: str,
    seats: int,
    games: int,
    agents: str,
    decks: str,
    seed: int,
    jobs: int,
    cards: list[Path],
    as_json: bool,
    lists: str = CLOSED,
    think: float = 0.0,
) -> int:
    """Play, tell, and say whether all went well (0)."""
    if games > MOST_GAMES:
        raise UnknownError(Said("at most {0} games are played at a time", [f"{MOST_GAMES:,}"]))
    game = with_cards(name, cards)
    game.check_seats(seats, format)
    players = list(dict.fromkeys(named_agents(agents)))
    chosen = [d.strip() for d in decks.split(",") if d.strip()] or sorted(game.decks)
    reasons = [r.within(d) for d in dict.fromkeys(chosen) for r in game.check_deck(d)]
    if reasons:
        raise DeckError(reasons)
    whole = [seated(number, seats, players, chosen) for number in range(games)]
    tasks = [
        Task(name, format, seed, lists, think, cards, whole[at : at + CHUNK])
        for at in range(0, games, CHUNK)
    ]
    begin = time.perf_counter()
    played: list[Table] = []
    with progress("games", games) as done:
        for _, some in spread(play_some, tasks, jobs):
            played.extend(some)
            done(len(some))
    told = summary(sorted(played, key=lambda one: one.number))
    told |= {"game": name, "format": format, "seats": seats, "seed": seed, "jobs": jobs}
    told["seconds"] = time.perf_counter() - begin
    told["decisions_per_second"] = told["decisions"]["all"] / told["seconds"]
    told["native"] = kirifuda.NATIVE
    if as_json:
        print(json.dumps(told, ensure_ascii=False, indent=2))
    else:
        from kirifuda.cli.tables import show_crowd

        show_crowd(told)
    for failure in told["failures"][:MOST_TOLD]:
        complain(f"game {failure['game']}: {failure['what']}")
    return 1 if told["failures"] else 0


def summary(tables: list[Table]) -> Plain:
    """What came out, as data: of those who sat there as what, how many won."""
    fair = [one for one in tables if not one.failure]
    decisions = [one.decisions for one in fair]
    return {
        "games": len(fair),
        "draws": sum(1 for one in fair if not one.winners),
        "agents": rates([(one, one.agents) for one in fair]),
        "decks": rates([(one, one.decks) for one in fair]),
        "order": rates([(one, [f"turn {at + 1}" for at in one.order]) for one in fair]),
        "clauses": counts(one.clause for one in fair),
        "turns": spread_of([one.turns for one in fair]),
        "decisions": {"all": sum(decisions), **spread_of(decisions)},
        "failures": [
            {"game": one.number + 1, "what": one.failure} for one in tables if one.failure
        ],
    }


def rates(seated: list[tuple[Table, list[str]]]) -> list[Plain]:
    """How often each of some names won, of all seats at which it sat."""
    wins: dict[str, list[int]] = {}
    for one, names in seated:
        for seat, name in enumerate(names):
            wins.setdefault(name, []).append(int(seat in one.winners))
    out: list[Plain] = []
    for name, won in sorted(wins.items()):
        low, high = wilson(sum(won), len(won))
        share = sum(won) / len(won)
        row = {"wins": sum(won), "games": len(won), "rate": share, "low": low, "high": high}
        out.append({"name": name, **row})
    return out
