"""The library as its users see it: games, cards, matches."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.plain import cards, deck, game

import kirifuda
from kirifuda import (
    CardError,
    ChoiceError,
    DeckError,
    KirifudaError,
    Match,
    Option,
    UnknownError,
)

ROOT = Path(__file__).resolve().parent.parent


def play(match: Match, seed: int, most: int = 100_000) -> Match:
    """Random choices until the end, or so many."""
    rng = random.Random(seed)
    for _ in range(most):
        if match.decision is None:
            break
        match.choose(rng.randrange(len(match.decision.options)))
    return match


def test_games_are_found_by_name() -> None:
    names = kirifuda.game_names()
    assert names == sorted(names)
    assert {"rebirth", "legend_of_stars"} <= set(names)
    for name in names:
        assert kirifuda.game(name) is kirifuda.game(name)
        assert kirifuda.game(name).name == name
    for name in ("chess", ""):
        with pytest.raises(UnknownError, match=f"games: {', '.join(names)}"):
            kirifuda.game(name)


def test_the_version_is_that_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert kirifuda.__version__ == project["version"]


def test_all_public_names_are_there() -> None:
    for name in kirifuda.__all__:
        assert getattr(kirifuda, name) is not None
    with pytest.raises(AttributeError):
        kirifuda.nothing  # noqa: B018


def test_a_match_runs_from_start_to_outcome() -> None:
    match = game.start([deck(0), deck(1)], seed=7)
    assert match.decision is not None
    assert match.decision.kind == "first entry"
    assert match.outcome is None
    ended = play(match, 7)
    assert ended.decision is None
    outcome = ended.outcome
    assert outcome is not None
    assert sorted(outcome.winners + outcome.losers) == [0, 1]
    assert match.log[-1].verb == "over"
    with pytest.raises(ChoiceError, match="over"):
        match.choose(0)
    with pytest.raises(ChoiceError, match="over"):
        match.concede(0)


def test_the_same_seed_gives_the_same_match() -> None:
    one, two, other = (play(game.start([deck(0), deck(1)], seed=s), 5) for s in (3, 3, 4))
    assert one.digest() == two.digest() != other.digest()
    assert one.view(0) == two.view(0)


def test_a_log_changes_nothing_but_itself() -> None:
    told = play(game.start([deck(0), deck(1)], seed=3), 5)
    silent = play(game.start([deck(0), deck(1)], seed=3, log=False), 5)
    assert told.digest() == silent.digest()
    assert told.log
    assert not silent.log


def test_a_copy_goes_its_own_way() -> None:
    match = play(game.start([deck(0), deck(1)], seed=1), 1, 40)
    before = match.digest()
    copy = match.copy()
    play(copy, 9)
    assert match.digest() == before
    assert copy.outcome is not None
    assert match.outcome is None


def test_a_seat_that_is_not_there_sees_nothing() -> None:
    match = game.start([deck(0), deck(1)], seed=1)
    for seat in (-1, 2, 5):
        with pytest.raises(KirifudaError, match=f"no seat {seat} in this match"):
            match.view(seat)


def test_what_is_not_offered_is_refused_and_nothing_changes() -> None:
    match = play(game.start([deck(0), deck(1)], seed=1), 1, 40)
    before = match.digest()
    decision = match.decision
    assert decision is not None
    for wrong in (-1, len(decision.options), Option("dance"), Option("play", 0, 9)):
        with pytest.raises(ChoiceError) as caught:
            match.choose(wrong)
        assert caught.value.reasons
        assert match.decision is decision
        assert match.digest() == before
    match.choose(decision.options[0])


def test_conceding_ends_the_match() -> None:
    match = game.start([deck(0), deck(1)], seed=1)
    with pytest.raises(ChoiceError):
        match.concede(5)
    match.concede(1)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.clause) == ([0], "1.2.4")


def test_decks_are_checked_before_anything_starts() -> None:
    with pytest.raises(DeckError, match="2 decks, not 1"):
        game.start([deck(0)])
    with pytest.raises(DeckError) as caught:
        game.start(["no such deck", kirifuda.Deck("empty")])
    told = [str(r) for r in caught.value.reasons]
    assert any("no deck or file 'no such deck'" in one for one in told)
    assert any("deck 2 (empty)" in one and "6.1.1.1" in one for one in told)
    odd: list[Any] = [7, None, {}, ["a"], "a\0b"]
    for wrong in odd:
        with pytest.raises(DeckError):
            game.start([wrong, deck(0)])
        assert game.check_deck(wrong)
    seed: Any = "7"
    with pytest.raises(KirifudaError, match="a seed is an integer"):
        game.start([deck(0), deck(1)], seed=seed)
    with pytest.raises(kirifuda.ScenarioError, match="seed: "):
        game.scenario(seed=seed)


def test_a_card_comes_from_its_printed_values() -> None:
    card = game.card(
        "【自】【エントリー】：このキャラがアタックした時、あなたは１枚引く。",
        name="旅人",
        english="Traveller",
        cost=2,
        atk=3,
        def_=4,
        traits=["月", "風"],
        title="試し",
    )
    assert (card.name, card.english, card.nums) == ("旅人", "Traveller", [2, 3, 4])
    assert card.traits == ("月", "風")
    assert card.fields["title"] == "試し"
    assert [a.english for a in card.abilities] == [
        "[Auto] [entry] When this character attacks, you draw 1 card."
    ]
    again = game.define(game.printed(card))
    assert game.printed(again) == game.printed(card)


def test_every_problem_of_a_card_is_told() -> None:
    with pytest.raises(CardError) as caught:
        game.card(
            "【自】：ほげ。\n【永】ふが", name="", kind="hero", cost=-1, atk="x", colour="red"
        )
    places = {r.place for r in caught.value.reasons}
    assert places >= {"name", "kind", "cost", "atk", "def", "colour"}
    assert "text, line 1, character 5" in places
    assert any(place.startswith("text, line 2") for place in places)


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"name": 5}, "name"),
        ({"name": "a\nb"}, "name"),
        ({"name": "\ud800"}, "name"),
        ({"name": "x" * 5000}, "name"),
        ({"kind": "partner", "cost": 3}, "cost"),
        ({"cost": True}, "cost"),
        ({"cost": 100}, "cost"),
        ({"cost": 1.5}, "cost"),
        ({"traits": 7}, "traits"),
        ({"traits": ["a", 7]}, "traits"),
        ({"traits": ["a", "\ud800"]}, "traits 2"),
        ({"text": 7}, "text"),
    ],
)
def test_printed_values_are_checked(fields: dict[str, object], place: str) -> None:
    values = {"name": "旅人", "cost": 1, "atk": 1, "def": 1, **fields}
    if fields.get("kind") == "partner":
        del values["atk"], values["def"]
    with pytest.raises(CardError) as caught:
        game.define(values)
    assert [r.place for r in caught.value.reasons] == [place]


def test_cards_are_found_by_any_name_and_unknown_ones_are_not() -> None:
    assert game.find("filler") is game.find("FILLER")
    with pytest.raises(UnknownError, match="there is no card"):
        game.find("nobody at all")


def test_cards_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(
        'title = "試し"\n[[card]]\nkey = "own-1"\nname = "旅人"\ncost = 1\natk = 1\ndef = 1\n',
        "utf-8",
    )
    try:
        assert game.cards.add(path) == ["own-1"]
        assert game.find("旅人").fields["title"] == "試し"
        match = game.scenario(me={"hand": ["own-1"]})
        assert game.unpack(match.pack()).digest() == match.digest()
        with pytest.raises(CardError, match="second card with the key"):
            game.cards.add(path)
    finally:
        for table in (game.cards.rows, game.cards.made, game.cards.names):
            table.pop("own-1", None)
            table.pop("旅人", None)
        game.cards.added.discard("own-1")
    path.write_text('[[card]]\nname = "x"\n[[card]]\nkey = 3\n', "utf-8")
    with pytest.raises(CardError) as caught:
        game.cards.add(path)
    assert len(caught.value.reasons) == 2


def test_views_are_plain_data() -> None:
    import json

    match = play(game.start([deck(0), deck(1)], seed=1), 1, 50)
    for seat in (0, 1, None):
        assert json.loads(json.dumps(match.view(seat))) == match.view(seat)


def test_a_second_start_loads_no_grammar(tmp_path: Path) -> None:
    """Where every text was read before, neither the grammar nor a command's packages are loaded."""
    code = (
        "import sys, kirifuda; g = kirifuda.game('rebirth'); g.start(sorted(g.decks)[:2]); "
        "print('kirifuda.games.rebirth.words' in sys.modules, 'typer' in sys.modules)"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            check=True,
            env=os.environ | {"KIRIFUDA_CACHE": str(tmp_path)},
        ).stdout.split()
        for _ in range(2)
    ]
    assert told == [["True", "False"], ["False", "False"]]


def test_matches_do_not_pile_up() -> None:
    import gc

    for seed in range(3):
        play(game.start([deck(0), deck(1)], seed=seed, log=False), seed)
    gc.collect()
    before = len(gc.get_objects())
    for seed in range(30):
        play(game.start([deck(0), deck(1)], seed=seed, log=False), seed)
    gc.collect()
    assert len(gc.get_objects()) - before < 500
    for number in range(100):
        own = game.card(name=f"臨時{number}", cost=1, atk=1, def_=1)
        game.scenario(me={"hand": [own]})
    assert len(game.settings) <= 64
    assert len(cards()) == 15
