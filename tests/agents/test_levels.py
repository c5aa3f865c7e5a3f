"""Levels: those who search choose the same with the same budget, and know only what they may."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest
from tests.hooks import GAMES
from tests.merciless import positions, swapped

import kirifuda
from kirifuda import KirifudaError, Match, UnknownError
from kirifuda.agents import Player, agents, decide, levels, make
from kirifuda.agents.levels import seconds_of
from kirifuda.agents.searching import DITHERING, Club, Searcher
from kirifuda.agents.thinking import ENOUGH, thought_over
from kirifuda.games.weights import weighted
from kirifuda.kernel.foresight.judging import CERTAIN, SURE, WHOLE, WIN, chance
from kirifuda.kernel.foresight.searching import Search, Thought, distinct
from kirifuda.kernel.position.chance import seeded

FEW = 12  # simulations: enough to see that something holds, not to play well


def asked_twice(name: str, count: int) -> list[Match]:
    """Positions in which there is something to decide."""
    found = [m for m in positions(name, 3 * count) if m.decision and len(m.decision.options) > 1]
    assert found
    return found[:count]


def thoughts(match: Match, seed: int, simulations: int = FEW) -> list[tuple[int, int, int]]:
    assert match.decision is not None
    player = Player(match, match.decision.seat)
    told = player.think(seeded(seed), simulations)
    return [(thought.index, thought.tries, thought.chance) for thought in told]


def test_every_level_has_titles_in_both_languages_and_can_be_made() -> None:
    for level in levels():
        assert level.name in agents()
        assert level.title("en").isascii()
        assert not level.title("ja").isascii()
        assert make(level.name).simulations == level.simulations
        assert seconds_of(level.name) == level.seconds
    assert seconds_of("mine:Bot") == 0.0


def test_a_budget_is_told_by_name_or_by_the_clock() -> None:
    assert make("master@40").simulations == 40
    assert make("master", think=0.5).seconds == 0.5
    for name in ("club@", "club@0", "club@-3", "club@many", "club@99999999999"):
        with pytest.raises(UnknownError, match="no number of simulations"):
            make(name)
    with pytest.raises(UnknownError, match="does not search"):
        make("greedy@40")
    for think in (-1.0, 1e9, float("nan")):
        with pytest.raises(UnknownError, match="nobody thinks"):
            make("club", think=think)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_budget_give_the_same_thoughts(name: str) -> None:
    for number, match in enumerate(asked_twice(name, 2)):
        before = match.digest()
        assert thoughts(match, number) == thoughts(match, number)
        assert decide(make(f"club@{FEW}", 5), match) == decide(make(f"club@{FEW}", 5), match)
        assert match.digest() == before


@pytest.mark.parametrize("name", GAMES)
def test_who_searches_does_not_look_at_hidden_cards(name: str) -> None:
    """Whatever the cards are that its seat cannot see, it thinks and chooses the same."""
    for number, match in enumerate(asked_twice(name, 4)):
        assert match.decision is not None
        other = swapped(match, match.decision.seat, seeded(number + 70))
        assert thoughts(other, number) == thoughts(match, number)
        agent = f"club@{FEW}"
        assert decide(make(agent, number), other) == decide(make(agent, number), match)


@pytest.mark.parametrize("name", GAMES)
def test_a_judge_looks_at_what_a_seat_may_see(name: str) -> None:
    judge = kirifuda.game(name).judge
    for number, match in enumerate(positions(name, 12)):
        for seat in range(match.state.seats):
            other = swapped(match, seat, seeded(number))
            assert judge.features(other.state, seat) == judge.features(match.state, seat)
            assert judge.worth(other.state, seat) == judge.worth(match.state, seat)
            assert -SURE <= judge.worth(match.state, seat) <= SURE
        assert 0 <= judge.progress(match.state) <= WHOLE


@pytest.mark.parametrize("name", GAMES)
def test_weights_are_told_with_the_command_that_made_them(name: str, tmp_path: Path) -> None:
    game = kirifuda.game(name)
    told = json.loads((game.folder / "weights.json").read_text("utf-8"))
    assert list(told["odds"]) == list(told["taste"]) == game.judge.names
    assert told["made by"].startswith(f"kirifuda fit {name} --games ")
    wins, duels = map(int, told["greedy by taste against by hand"].split(" of "))
    assert (wins >= duels * told["share it had to win"]) is (not game.judge.by_sum)
    path = tmp_path / "weights.json"
    with pytest.raises(KirifudaError, match="holds no weights"):
        weighted(game.new_judge(), path)
    path.write_text('{"odds": {"luck": [1, 2]}, "taste": {"luck": [1, 2]}}')
    with pytest.raises(KirifudaError, match="not what the game counts"):
        weighted(game.new_judge(), path)


def test_what_is_over_is_certain() -> None:
    match = kirifuda.game("legions").start(["ash", "elm"], seed=3)
    match.concede(0)
    judge = kirifuda.game("legions").judge
    assert [judge.worth(match.state, seat) for seat in (0, 1)] == [-WIN, WIN]
    assert [chance(judge.worth(match.state, seat)) for seat in (0, 1)] == [0, CERTAIN]
    assert [chance(w) for w in range(-SURE, SURE, 50)] == sorted(
        chance(w) for w in range(-SURE, SURE, 50)
    )


def test_copies_of_a_card_in_hand_are_thought_about_once() -> None:
    """Which of two copies goes back under the deck does not matter."""
    game = kirifuda.game("vanguard")
    looked = 0
    for seed in range(8):
        match = game.start(sorted(game.decks)[:2], seed=seed, log=False)
        while match.decision is not None and match.decision.kind != "put back":
            match.choose(0)
        assert match.decision is not None
        options = match.decision.options
        kept = distinct(match.state, options)
        kinds = [match.pool.definition[o.card] if o.card >= 0 else -1 for o in options]
        assert [kinds[index] for index in kept] == list(dict.fromkeys(kinds))
        looked += len(kept) < len(options)
    assert looked


def test_poor_options_are_dropped_and_the_budget_is_kept() -> None:
    game = kirifuda.game("rebirth")
    match = game.start(sorted(game.decks)[:2], seed=2, log=False)
    while match.decision and (match.decision.kind != "main" or len(match.decision.options) < 5):
        match.choose(0)
    search = Search(match, game.judge, seeded(1))
    many = len(search.thoughts)
    assert many > 4
    told = thought_over(search, 60)
    assert search.simulations <= 60 + 2 * many
    assert len(told) == min(many, 60 // ENOUGH)
    assert told[0].tries > told[-1].tries > 0
    assert told[0].chance == max(thought.chance for thought in search.left)


def weighed(*told: tuple[list[int], int]) -> Search:
    """A search whose options have come to these results, and looked so well in every world."""
    game = kirifuda.game("rebirth")
    match = asked_twice("rebirth", 1)[0]
    search = Search(match, game.judge, seeded(1))
    search.left = [Thought(at) for at in range(len(told))]
    for thought, (results, look) in zip(search.left, told, strict=True):
        for result in results:
            thought.tried(result, look)
    search.weigh()
    return search


def test_what_looks_better_counts_where_little_has_been_tried() -> None:
    """Chances stay what has come of the options on average; how they look tells them apart."""
    few = weighed(([5000, 5200], 4000), ([5000, 5000], 6000))
    assert [thought.index for thought in few.ranked()] == [1, 0]
    assert sum(thought.chance for thought in few.left) // 2 in range(5040, 5060)
    many = weighed(([6000] * 60, 5000), ([5000] * 60, 6000))
    assert [thought.index for thought in many.ranked()] == [0, 1]


def test_what_is_clear_is_thought_about_no_more() -> None:
    """Options are compared world by world: what is always a little better is clearly better."""
    worlds = [1000 * (at % 7) for at in range(12)]
    better = [chance + 150 + 10 * (at % 3) for at, chance in enumerate(worlds)]
    assert weighed((worlds, 5000), (better, 5000)).clear()
    assert not weighed((worlds[:4], 5000), (better[:4], 5000)).clear()
    luckier = [chance + (900 if at % 2 else -700) for at, chance in enumerate(worlds)]
    assert not weighed((worlds, 5000), (luckier, 5000)).clear()


@pytest.mark.parametrize(("format", "seats"), [("rumble", 3), ("circle", 5), ("double-team", 4)])
def test_many_seats_are_played_at_every_level(format: str, seats: int) -> None:
    """Who is one's opponent follows from the teams; what is hidden changes nothing."""
    game = kirifuda.game("rebirth")
    decks = sorted(game.decks)
    match = game.start([decks[n % len(decks)] for n in range(seats)], 4, False, format=format)
    players = [make("greedy", n) for n in range(seats)]
    looked = 0
    for number in range(60):
        decision = match.decision
        assert decision is not None
        if number % 20 == 19 and len(decision.options) > 1:
            other = swapped(match, decision.seat, seeded(number))
            for level in ("beginner", f"club@{FEW}"):
                chosen = decide(make(level, number), match)
                assert chosen == decide(make(level, number), other)
                looked += 1
        match.choose(decide(players[decision.seat], match))
    assert looked


def test_who_is_out_counts_for_those_who_are_not() -> None:
    game = kirifuda.game("rebirth")
    match = game.start(sorted(game.decks)[:3], 4, False, format="rumble")
    judge = game.judge
    before = [judge.worth(match.state, 0), judge.plain(match.state, 0)]
    match.concede(1)
    assert match.outcome is None
    assert judge.worth(match.state, 0) > before[0]
    assert judge.plain(match.state, 0) > before[1]


def test_who_is_out_leaves_something_to_think_about() -> None:
    """Two of four are out, and those who are left have begun alike: nobody has all but won."""
    game = kirifuda.game("rebirth")
    decks = sorted(game.decks)
    match = game.start([decks[n % len(decks)] for n in range(4)], 4, False, format="rumble")
    fair = chance(game.judge.worth(match.state, 0))
    assert CERTAIN // 10 < fair < CERTAIN // 2
    match.concede(1)
    match.concede(2)
    assert fair < chance(game.judge.worth(match.state, 0)) < CERTAIN * 98 // 100


def test_the_clock_is_kept() -> None:
    match = asked_twice("legions", 1)[0]
    begin = time.monotonic()
    decide(make("master", 1, think=0.2), match)
    assert time.monotonic() - begin < 5


class Counting(Searcher):
    """A searcher that has decided very often in this turn."""

    simulations = FEW


def test_what_can_be_undone_comes_to_an_end() -> None:
    agent = Counting(1)
    told = [agent.dithers(4) for _ in range(DITHERING + 2)]
    assert told == [False] * DITHERING + [True, True]
    assert agent.dithers(5) is False


def test_who_searches_sees_a_win_at_hand() -> None:
    """At the last decision of who won, it thinks that it wins."""
    match = kirifuda.game("legions").start(["ash", "elm"], seed=5, log=False)
    players = [make("greedy", seed) for seed in (1, 2)]
    last: dict[int, Match] = {}
    while match.decision is not None:
        if len(match.decision.options) > 1:
            last[match.decision.seat] = match.copy()
        match.choose(decide(players[match.decision.seat], match))
    assert match.outcome is not None
    winner = match.outcome.winners[0]
    best = Player(last[winner], winner).think(seeded(3), 40)[0]
    assert best.chance > CERTAIN // 2


def test_a_searcher_is_an_agent_with_a_budget() -> None:
    assert make("club").simulations == Club.simulations
    assert make("master").simulations > make("club").simulations
