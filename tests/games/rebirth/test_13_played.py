"""Chapter 13: exhaustive and greedy play in every format of more than two players."""

from __future__ import annotations

import random

import pytest
from tests.exhaustive import Step, Used, all_steps, play, printed_abilities
from tests.games.rebirth.hooks import HOOKS
from tests.games.rebirth.table import game

from kirifuda.agents import decide, make
from kirifuda.games.rebirth.formats import FORMATS
from kirifuda.kernel.match import Match

MANY = [word for word in FORMATS if word]
ROUNDS = 40  # at most, of each format
#: Steps that need a card or two of their own: in some format each of them is run.
RARE = {"PickAbility", "Put", "Recovery", "Return", "Reveal", "Stay", "Toll", "NameFor"}

Played = dict[str, Used]


@pytest.fixture(scope="module")
def played() -> Played:
    """Rounds of random play, one of each format in turn, with decks around cards of which some
    ability has not been used among many."""
    cards = {key: card for key, card in game.cards.items() if key not in HOOKS.no_deck}
    abilities = printed_abilities(cards.values())
    found = {word: Used() for word in MANY}
    everywhere = Used()
    luck = random.Random(5)
    for number in range(ROUNDS * len(MANY)):
        word = MANY[number % len(MANY)]
        missing = sorted({key for key, _ in abilities - everywhere.abilities})
        if not missing and number >= ROUNDS * len(MANY) // 2:
            break
        decks = []
        for _ in range(luck.randint(*FORMATS[word].seats)):
            keys = luck.sample(missing, min(HOOKS.goals, len(missing)))
            beside = [key for key in sorted(cards) if not keys or key[:4] == keys[0][:4]]
            keys += luck.sample(beside, HOOKS.goals - len(keys))  # of the same set
            goals = [cards[key] for key in dict.fromkeys(keys)]
            decks.append(HOOKS.deck_for(goals, luck))
        match = game.start(decks, seed=number, log=False, format=word)
        play(match, luck, found[word], most=30000)
        assert match.outcome is not None, (word, number)
        everywhere.abilities |= found[word].abilities
    found[""] = everywhere
    return found


@pytest.mark.slow
def test_every_ability_is_used_among_many(played: Played) -> None:
    cards = [card for key, card in game.cards.items() if key not in HOOKS.no_deck]
    assert sorted(printed_abilities(cards) - played[""].abilities) == []


@pytest.mark.slow
@pytest.mark.parametrize("format", MANY)
def test_every_step_is_run_in_every_format(played: Played, format: str) -> None:
    steps = {step for step in all_steps(game) if step[0] not in RARE}
    assert sorted(steps - played[format].steps) == []


@pytest.mark.slow
def test_every_rare_step_is_run_in_some_format(played: Played) -> None:
    run: set[Step] = set()
    for used in played.values():
        run |= used.steps
    assert sorted(all_steps(game) - run) == []


# -- greedy play --------------------------------------------------------------------------------


def contest(format: str, count: int, agents: list[str], seed: int) -> Match:
    """A match to its end, with these agents at the seats."""
    names = sorted(game.decks)
    decks = [names[(seat + seed) % len(names)] for seat in range(count)]
    match = game.start(decks, seed=seed, format=format, log=False)
    players = [make(name, 7 * seed + seat) for seat, name in enumerate(agents)]
    while match.decision is not None:
        match.choose(decide(players[match.decision.seat], match))
    assert match.outcome is not None
    return match


def side(format: str, count: int, seat: int) -> list[bool]:
    """Who plays on the side of a seat."""
    teams = FORMATS[format].number not in (1, 2, 3, 4)
    return [seat * 2 // count == n * 2 // count if teams else n == seat for n in range(count)]


@pytest.mark.parametrize("format", MANY)
def test_greedy_players_beat_random_ones_in_every_format(format: str) -> None:
    """At the seats of one side in turn; who chose by chance would win a third to a half of them.

    Where it ends with the first who drops out (13.6.3.1), greedy wins four in five: few games leave
    much to chance.
    """
    count = FORMATS[format].seats[0]
    won = 0
    for seed in range(20, 26):
        seat = seed % count
        mine = side(format, count, seat)
        match = contest(format, count, ["greedy" if own else "random" for own in mine], seed)
        assert match.outcome is not None
        won += seat in match.outcome.winners
    assert won >= 4


@pytest.mark.parametrize("format", MANY)
def test_greedy_players_play_each_other_to_an_end(format: str) -> None:
    count = FORMATS[format].seats[1]
    match = contest(format, count, ["greedy"] * count, 3)
    assert match.outcome is not None
    assert match.outcome.clause
