"""Agents choose what is offered, the same with the same seed, and know only what their seat may."""

from __future__ import annotations

import random
import time

import pytest
from tests.plain import deck, game
from tests.test_api import play

from kirifuda import ChoiceError, Match, UnknownError
from kirifuda.agents import agents, decide, make
from kirifuda.agents.greedy import Greedy
from kirifuda.kernel.foresight.guess import dealt, imagine, unseen
from kirifuda.kernel.position.chance import seeded


def duel(first: str, second: str, seed: int) -> Match:
    players = [make(first, 2 * seed), make(second, 2 * seed + 1)]
    match = game.start([deck(0), deck(1)], seed=seed, log=False)
    while match.decision is not None:
        match.choose(decide(players[match.decision.seat], match))
    return match


def positions(count: int) -> list[Match]:
    """Matches left anywhere."""
    rng = random.Random(3)
    out = [
        play(game.start([deck(0), deck(1)], seed=n), n, rng.randrange(100))
        for n in range(3 * count)
    ]
    return [match for match in out if match.decision is not None][:count]


def test_agents_by_name() -> None:
    assert agents() == ["beginner", "greedy", "club", "master", "random", "unfitted"]
    for name in agents():
        assert make(name).name == name
    with pytest.raises(UnknownError, match="agents: beginner, greedy, club"):
        make("perfect")


@pytest.mark.parametrize("pair", [("random", "random"), ("greedy", "random"), ("greedy", "greedy")])
def test_the_same_seed_gives_the_same_game(pair: tuple[str, str]) -> None:
    assert duel(*pair, 5).digest() == duel(*pair, 5).digest()


def test_after_the_end_there_is_nothing_to_choose() -> None:
    match = duel("random", "random", 1)
    for name in agents():
        with pytest.raises(ChoiceError):
            decide(make(name), match)


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(20):
        seats = ("greedy", "random") if seed % 2 else ("random", "greedy")
        outcome = duel(*seats, seed).outcome
        assert outcome is not None
        wins += outcome.winners == [seats.index("greedy")]
    assert wins >= 18


def test_choosing_leaves_the_match_as_it_was() -> None:
    for match in positions(10):
        before = match.digest()
        decision = match.decision
        decide(Greedy(1), match)
        assert match.digest() == before
        assert match.decision is decision


def test_an_imagined_match_of_open_lists_looks_the_same_and_holds_the_same_cards() -> None:
    for number, match in enumerate(positions(30)):
        for seat in (0, 1):
            other = imagine(match, seat, seeded(number), "open")
            assert other.view(seat) == match.view(seat)
            for owner in (0, 1):
                mine = [c for c in range(match.pool.size) if match.pool.owner[c] == owner]
                assert sorted(match.pool.definition[c] for c in mine) == sorted(
                    other.pool.definition[c] for c in mine
                )
            assert other.state.chance != match.state.chance


def test_an_imagined_match_can_be_played_to_the_end() -> None:
    for number, match in enumerate(positions(20)):
        assert play(imagine(match, number % 2, seeded(number)), number).outcome is not None


def test_hidden_cards_do_change_places() -> None:
    match = play(game.start([deck(0), deck(1)], seed=2), 2, 30)
    groups = unseen(match.state, 0)
    assert max(map(len, groups)) > 20
    changed = imagine(match, 0, seeded(9)).pool.definition
    assert changed != match.pool.definition


def test_nothing_of_a_pool_is_forgotten_when_it_is_dealt_anew() -> None:
    pool = positions(1)[0].pool
    other = dealt(pool, pool.definition)
    names = [name for name in dir(pool) if not name.startswith("_")]
    for name in names:
        value = getattr(pool, name)
        if name == "names":
            assert [other.names.card(n) for n in range(9)] == [value.card(n) for n in range(9)]
        elif not callable(value):
            assert getattr(other, name) == value, name


def test_greedy_does_not_look_at_hidden_cards() -> None:
    """Whatever the cards are that it cannot see, it judges and chooses the same."""
    for number, match in enumerate(positions(25)):
        assert match.decision is not None
        seat = match.decision.seat
        other = imagine(match, seat, seeded(number + 100))
        assert game.judge.worth(other.state, seat) == game.judge.worth(match.state, seat)
        assert decide(Greedy(number), other) == decide(Greedy(number), match)


def test_greedy_is_fast_enough() -> None:
    """Some hundred games a minute compiled; a tenth of that is asked of any machine here."""
    begin = time.perf_counter()
    for seed in range(3):
        duel("greedy", "greedy", seed)
    assert time.perf_counter() - begin < 30
