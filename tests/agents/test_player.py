"""A player of a seat reaches what that seat may know, and nothing else."""

from __future__ import annotations

import enum
import json
import types
from pathlib import Path
from typing import Any

import pytest
from tests.hooks import GAMES
from tests.merciless import positions, swapped

import kirifuda
from kirifuda import ChoiceError, KirifudaError, Match, Option, UnknownError
from kirifuda.agents import Agent, AgentError, Guess, Player, agents, decide, make
from kirifuda.games.game import Game
from kirifuda.kernel.position.chance import seeded
from kirifuda.kernel.position.state import State

HIDDEN_FROM_LOOKING = (type, types.ModuleType, types.FunctionType, types.MethodType, enum.Enum)


def reached(what: object) -> list[object]:
    """Everything that attributes lead to, games aside: they know no match."""
    found: dict[int, object] = {}
    todo = [what]
    while todo:
        one = todo.pop()
        if id(one) in found or isinstance(one, (*HIDDEN_FROM_LOOKING, str, int, Game)):
            continue
        found[id(one)] = one
        if isinstance(one, dict):
            todo.extend([*one.keys(), *one.values()])
        elif isinstance(one, (list, tuple, set)):
            todo.extend(one)
        else:
            for name in dir(one):
                if not name.startswith("__"):
                    value = getattr(one, name, None)
                    if not callable(value):
                        todo.append(value)
    return list(found.values())


def told(player: Player) -> str:
    """All that a player is told, as text."""
    decision = player.decision
    asked: list[object] = []
    if decision is not None:
        asked = [decision.kind, decision.clause, decision.source, decision.picked]
        asked += [decision.least, decision.most, *map(repr, decision.options)]
        asked += [player.say(o) for o in decision.options]
    return json.dumps([player.view(), asked, player.over], ensure_ascii=False)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_a_player_reaches_tells_a_hidden_card(name: str) -> None:
    for number, match in enumerate(positions(name, 12)):
        for seat in range(match.state.seats):
            player = Player(match, seat)
            other = Player(swapped(match, seat, seeded(number)), seat)
            assert told(player) == told(other)
            assert not any(isinstance(one, (Match, State)) for one in reached(player))
            guess, same = player.imagine(seeded(number)), other.imagine(seeded(number))
            assert guess.dealt() == same.dealt()
            assert guess.view() == same.view() == player.view()


@pytest.mark.parametrize("name", GAMES)
def test_what_is_imagined_knows_no_seed_no_decks_and_no_choices(name: str) -> None:
    for match in positions(name, 3):
        guess = Player(match, 0).imagine(seeded(1))
        inner = guess._match  # as one who looks further than one should
        assert (inner.seed, inner.setup, len(inner.choices)) == (0, "", 0)
        assert inner.state.chance != match.state.chance
        for save in (inner.pack, inner.record):
            with pytest.raises(KirifudaError):
                save()


@pytest.mark.parametrize("name", GAMES)
def test_a_guess_names_no_card_by_number_that_the_seat_cannot_see(name: str) -> None:
    """In others' decisions too, so that what is hidden is not told by its number."""
    looked = 0
    for number, match in enumerate(positions(name, 10)):
        guess = Player(match, 0).imagine(seeded(number))
        for _ in range(30):
            decision = guess.decision
            if decision is None:
                break
            seen: Any = guess.view()
            known = {
                card["card"]
                for side in seen["seats"]
                for cards in side["zones"].values()
                for card in cards
                if "card" in card
            }
            known |= set(guess._match.pool.made)  # what is being made is what it is for everyone
            for option in decision.options:
                looked += decision.seat != 0 and option.place >= 0
                assert option.card < 0 or option.card in known
            guess.choose(number % len(decision.options))
    assert looked


def test_a_player_decides_for_its_own_seat_only_and_only_while_it_sits() -> None:
    match = positions("rebirth", 1)[0]
    assert match.decision is not None
    mine = match.decision.seat
    other = Player(match, 1 - mine)
    assert other.decision is None
    with pytest.raises(ChoiceError, match="not for this seat"):
        other.choose(0)
    player = Player(match, mine)
    assert player.decision is not None
    assert player.why_not(player.decision.options[0]) == []
    player.choose(player.decision.options[0])
    player.leave()
    with pytest.raises(ChoiceError, match="has been left"):
        player.view()
    for seat in (2, -1, "x", True, None, 10**30):
        with pytest.raises(KirifudaError):
            Player(match, seat)  # type: ignore[arg-type]


class Stubborn(Agent):
    """Chooses what it was made to choose."""

    chosen: object = 0

    def choose(self, player: Player) -> int:
        if isinstance(self.chosen, Exception):
            raise self.chosen
        self.player = player
        return self.chosen  # type: ignore[return-value]


@pytest.mark.parametrize("chosen", [-1, 999, "0", None, True, 10**30, Option("fly"), ValueError()])
def test_an_agent_that_chooses_nonsense_is_told_so(chosen: object) -> None:
    match = positions("legions", 1)[0]
    agent = Stubborn()
    agent.chosen = chosen
    with pytest.raises(AgentError, match="Stubborn"):
        decide(agent, match)


def test_an_agent_may_name_the_option_itself_and_keeps_no_seat() -> None:
    match = positions("legions", 1)[0]
    assert match.decision is not None
    agent = Stubborn()
    agent.chosen = match.decision.options[-1]
    assert decide(agent, match) == len(match.decision.options) - 1
    with pytest.raises(ChoiceError):
        agent.player.view()


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("perfect", "or module:Class"),
        ("no.such.module:Bot", "cannot be read: ModuleNotFoundError"),
        ("kirifuda.agents:Nobody", "'Nobody' is nothing in kirifuda.agents"),
        ("kirifuda.agents:make", "no subclass of kirifuda.agents.Agent"),
        (":", "cannot be read"),
        ("mine_broken:Bot", "cannot be read: ZeroDivisionError"),
        ("mine_shy:Bot", "cannot be made: TypeError"),
    ],
)
def test_an_agent_that_is_not_there_is_told_so(
    name: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    head = "from kirifuda.agents import Agent\n"
    (tmp_path / "mine_broken.py").write_text("1 / 0\n")
    (tmp_path / "mine_shy.py").write_text(head + "class Bot(Agent):\n  def __init__(self): 0\n")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UnknownError) as caught:
        make(name)
    assert why in str(caught.value)


def test_an_agent_of_ones_own_is_found_in_the_present_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = """
from kirifuda.agents import Agent
class Last(Agent):
    def choose(self, player):
        return len(player.decision.options) - 1
"""
    (tmp_path / "mine_last.py").write_text(text)
    monkeypatch.chdir(tmp_path)
    agent = make("mine_last:Last", seed=5)
    assert agent.name == "mine_last:Last"
    match = kirifuda.game("legions").start(["ash", "elm"])
    assert match.decision is not None
    assert decide(agent, match) == len(match.decision.options) - 1


def test_what_an_agent_gets_does_not_tell_the_seed() -> None:
    for name in agents():
        assert make(name, seed=1234).seed not in (1234, 2468, 2469)
        assert make(name, seed=1234).seed == make(name, seed=1234).seed


def test_a_guess_is_copied_and_tried_out_without_a_trace() -> None:
    match = positions("rebirth", 3)[2]
    assert match.decision is not None
    before = match.digest()
    guess = Player(match, match.decision.seat).imagine(seeded(4))
    ahead = guess.copy()
    ahead.choose(0)
    ahead.settle()
    assert isinstance(ahead, Guess)
    assert guess.view() == match.view(match.decision.seat)
    assert match.digest() == before
