"""Positions of studies as forms, and moves that can be tried: in random play of every game."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.hooks import GAMES, hooks

from kirifuda.games.finding import of_plan
from kirifuda.games.game import Game
from kirifuda.judge import Court, case_of, written
from kirifuda.kernel.errors import KirifudaError, ScenarioError
from kirifuda.kernel.match import Match
from kirifuda.server import calls
from kirifuda.server.position_words import words_of
from kirifuda.server.positions import form
from kirifuda.server.trials import key, moves, shown, study

Plain = dict[str, Any]


def positions(
    game: Game, seed: int, most: int, form: str = "", seats: int = 2
) -> Iterator[tuple[Match, str]]:
    """Positions of random play that can be told, with their texts."""
    rng = random.Random(seed)
    found = 0
    while found < most:
        decks = [rng.choice(list(game.decks)) for _ in range(seats)]
        match = game.start(decks, seed=rng.randrange(1 << 30), format=form)
        while match.decision is not None and found < most:
            if rng.random() < 0.1:
                try:
                    text = written(game.describe(match))
                except KirifudaError:
                    pass
                else:
                    found += 1
                    yield match.copy(), text
            match.choose(rng.randrange(len(match.decision.options)))


@pytest.mark.parametrize("name", GAMES)
def test_a_form_tells_what_its_text_does(name: str) -> None:
    game = hooks(name).game
    fields = 0
    for _, text in positions(game, 7, 12):
        told = msgspec.convert(form(name, text, None), calls.Formed)
        assert told.text == text
        again = msgspec.convert(form(name, text, msgspec.to_builtins(told.position)), calls.Formed)
        assert again.position == told.position
        first = case_of(game, text, game.define).match
        second = case_of(game, again.text, game.define).match
        assert first.digest() == second.digest()
        for side in told.position.sides:
            fields += sum(len(lies) for lies in side.zones.values())
            assert not set(side.more) - set(game.scenes.seat_words), side.more
    assert fields > 100


@pytest.mark.parametrize(
    ("format", "seats"), [("rumble", 3), ("circle", 5), ("double-team", 4), ("triple-team", 6)]
)
def test_as_many_sit_in_a_form_as_play(format: str, seats: int) -> None:
    game = hooks("rebirth").game
    rng = random.Random(2)
    for _, text in positions(game, 7, 6, format, seats):
        told = msgspec.convert(form("rebirth", text, None), calls.Formed)
        assert (told.position.format, len(told.position.sides)) == (format, seats)
        assert not {"seats", "format", "whose"} & set(told.position.more)
        again = form("rebirth", text, msgspec.to_builtins(told.position))
        assert msgspec.convert(again, calls.Formed).position == told.position
        case = case_of(game, text, game.define)
        assert case.match.digest() == case_of(game, again["text"], game.define).match.digest()
        # and what is offered to be tried says so that it can be read again, whomever it is about
        court = Court(case)
        assert case.match.decision is not None
        found = moves(game, court)
        assert len(found) >= len(case.match.decision.options) * 0.9
        one = rng.choice(found)
        assert court.step(1, {"do": one["do"]}).answer == "yes", one["do"]


def test_an_attack_has_a_target_that_a_move_can_name() -> None:
    """13.4.6: whom one attacks is told by their seat."""
    game = hooks("rebirth").game
    seat = '[[position.seats]]\nentry = "SY-001"\nmembers = ["SY-001"]\n'
    text = f'[position]\nformat = "rumble"\nphase = "attack"\nturn = 6\n{seat * 4}'
    court = Court(case_of(game, text, game.define))
    named: list[str] = []
    for _ in range(3):
        found = moves(game, court)
        named = [one["do"] for one in found if " to seat " in one["do"]]
        if named:
            break
        court.step(1, {"do": found[0]["do"]})
    assert {one[-1] for one in named} == {"1", "2", "3"}
    assert court.step(1, {"may": named[2]}).answer == "yes"


WAYS = """
[position]
phase = "attack"
step = "block"
"攻撃" = { "サポート" = "me members 1", partner = false }
done = { attacks = "me entry" }
effects = [
  { card = "me entry", ability = 1, on = "me members 1", until = "アタック", made = 2 },
  { "テキスト" = "このターン中、あなたのエントリーを＋２/±０。", whose = "相手" },
]
[position.me]
entry = { card = "SY-001", as = "chief" }
members = ["", "SY-002"]
hand = ["SY-001", "SY-001"]
"""


def test_what_goes_on_has_fields() -> None:
    told = msgspec.convert(form("rebirth", WAYS, None), calls.Formed)
    position = told.position
    assert position.attack == {"supporter": "me members 1", "partner": False}
    assert position.done == {"attacks": ["me entry"]}
    first, second = position.effects
    assert (first.card, first.ability, first.on) == ("me entry", 1, ["me members 1"])
    assert (first.until, first.more) == ("attack", {"made": 2})
    assert (second.text[:6], second.whose) == ("このターン中", "foe")
    assert not position.more
    # every card that is told can be named where it lies, and is found there
    assert [(one.place, one.card) for one in told.places] == [
        ("chief", "SY-001"),
        ("me members 2", "SY-002"),
        ("me hand 1", "SY-001"),
        ("me hand 2", "SY-001"),
    ]
    again = form("rebirth", WAYS, msgspec.to_builtins(position))
    assert "supporter" in again["text"]
    assert "partner" not in again["text"]  # as usual


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("attack", {"supporter": {"gone": "me entry"}}),
        ("attack", {"tea": 1}),
        ("attack", 3),
        ("done", {"attacks": [1]}),
        ("effects", ["x"]),
        ("effects", 2),
        ("whose", ["me"]),
        ("seats", [{}]),
        ("turn", True),
    ],
)
def test_what_has_no_field_is_carried_along(word: str, told: object) -> None:
    text = written({word: told, "phase": "main"})
    position = form("rebirth", text, None)["position"]
    assert position["more"] == {word: told}
    assert tomllib.loads(form("rebirth", text, position)["text"])["position"][word] == told


@pytest.mark.parametrize("name", GAMES)
def test_every_card_that_is_told_is_found_at_its_place(name: str) -> None:
    game = hooks(name).game
    asked = 0
    for _, text in positions(game, 3, 5):
        told = msgspec.convert(form(name, text, None), calls.Formed)
        plan = game.setting(case_of(game, text, game.define).match.setup).plan
        assert plan is not None
        finder = of_plan(game.scenes, plan)
        for one in told.places:
            asked += 1
            if one.card:
                card = next(c for c in finder.cards if c.number == finder.find(one.place)).card
                assert one.card in (card.key, card.name, card.english)
    assert asked > 20


@pytest.mark.parametrize("name", GAMES)
def test_what_is_offered_to_be_tried_does_just_that(name: str) -> None:
    game = hooks(name).game
    rng = random.Random(3)
    offered = options = 0
    for _, text in positions(game, 11, 8):
        case = case_of(game, text, game.define)
        court = Court(case)
        assert case.match.decision is not None
        there = case.match.decision.options
        found = moves(game, court)
        options += len(there)
        offered += len(found)
        told = [one["option"] for one in found]
        assert all(one in [shown(game, case.match, way) for way in there] for one in told)
        one = rng.choice(found)
        at = next(w for w in there if shown(game, case.match, w) == one["option"])
        straight = case.match.copy()
        straight.choose(at)
        answer = court.step(1, {"do": one["do"]})
        assert answer.answer == "yes", (one["do"], answer.wrong)
        # what follows without a choice is done, too
        while straight.decision is not None and straight.decision.forced:
            straight.choose(0)
        assert court.match.digest() == straight.digest()
    assert offered >= options * 0.95


def test_a_seat_is_told_in_either_language_and_in_any_way() -> None:
    card = hooks("rebirth").game.cards["SY-001"]
    text = f"""
title = "計"
[position]
"フェイズ" = "アタック"
step = "block"
[position."自分"]
"エントリー" = {{ card = "{card.name}", "ダメージ" = 2 }}
members = ["", "{card.english}"]
"手札" = ["{card.name}", "{card.name}", "{card.key}"]
energy = 3
top = ["{card.key}"]
effects_of = 1
"""
    told = msgspec.convert(form("rebirth", text, None), calls.Formed).position
    assert (told.phase, told.step, told.whose, told.turn) == ("attack", "block", "me", 3)
    me, foe = told.sides
    assert me.zones["entry"] == [calls.Lying(card=card.name, words={"damage": 2})]
    spots = [word.name for word in zone("rebirth", "members").spots]
    assert me.zones["members"] == [calls.Lying(card=card.english, spot=spots[1])]
    assert me.zones["hand"] == [calls.Lying(card=card.name, n=2), calls.Lying(card=card.key)]
    assert me.zones["energy"] == [calls.Lying(n=3)]
    assert me.more == {"top": [card.key], "effects_of": 1}
    assert foe == calls.SideForm(zones={}, numbers={}, more={})
    # a card more, and everything else as it was
    me.zones["hand"].append(calls.Lying(n=2))
    again = form("rebirth", text, msgspec.to_builtins(told))
    assert msgspec.convert(again, calls.Formed).position == told
    assert 'title = "計"' in again["text"]


def zone(game: str, name: str) -> calls.ZoneWord:
    told = msgspec.convert(words_of(hooks(game).game), calls.StudyWords)
    return next(one for one in told.zones if one.name == name)


@pytest.mark.parametrize("name", GAMES)
def test_every_word_of_a_form_has_a_name_in_both_languages(name: str) -> None:
    game = hooks(name).game
    told = msgspec.convert(words_of(game), calls.StudyWords)
    words = [*told.numbers, *told.flags, *told.counts, *told.phases]
    words += [step for phase in told.phases for step in phase.steps]
    words += [spot for one in told.zones for spot in one.spots]
    words += [spot for one in told.attack for spot in one.spots]
    words += [*told.attack, *told.done, *told.limits]
    assert {one.kind for one in told.attack} <= {"card", "cards", "seat", "flag", "number", "spot"}
    for word in [*words, *told.zones]:
        assert word.names[0].isascii()
        assert word.names[1]
    assert [one.name for one in told.zones] == [spec.name for spec in game.scenes.zones[1:]]
    # a form with nothing in it is a position of the game
    empty = calls.SideForm(zones={}, numbers={}, more={})
    start = calls.Position(
        whose="foe", turn=4, phase=told.phases[0].name, step="", sides=[empty, empty], more={}
    )
    text = form(name, "", msgspec.to_builtins(start))["text"]
    assert case_of(game, text, game.define).match.state.turn >= 4


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("[position", None),
        ("position = 3", None),
        ("x = 1.5", None),
        ("x = 1979-05-27", None),
        (f"x = {2**70}", None),
        ("x = " + "[" * 40 + "]" * 40, None),
        ("x = " + "[" * 4000 + "]" * 4000, None),
        ("", {"zones": {"nowhere": [{"card": "", "n": 1, "spot": "", "words": {}}]}}),
        ("", {"zones": {"hand": [{"card": "", "n": 10**9, "spot": "", "words": {}}]}}),
        ("", {"more": {"x": 0.5}}),
        ("", {"more": {"x": None}}),
    ],
)
def test_what_is_no_form_is_refused(text: str, position: Plain | None) -> None:
    whole = None
    if position is not None:
        side = {"zones": {}, "numbers": {}, "more": {}, **position}
        start = calls.Position(whose="me", turn=3, phase="main", step="", more={}, sides=[])
        whole = {**msgspec.to_builtins(start), "sides": [side]}
    with pytest.raises(ScenarioError):
        form("rebirth", text, whole)


def test_a_study_tells_what_was_done_and_what_can_be_next() -> None:
    game = hooks("legions").game
    _, text = next(positions(game, 5, 1))
    first = msgspec.convert(study("legions", text, "en"), calls.Studied)
    move = first.moves[0]
    longer = f'{text}\n[[step]]\ndo = "{move.do}"\n[[step]]\nmay = "{move.do}"\n'
    told = msgspec.convert(study("legions", longer, "en"), calls.Studied)
    done, asked = told.answers
    assert done.done is not None
    assert (done.done.kind, done.done.name) == (move.option.kind, move.option.name)
    assert asked.done is None
    assert told.before == first.before
    case = case_of(game, text, game.define)
    assert case.match.decision is not None
    assert len({key(option) for option in case.match.decision.options}) >= len(first.moves)
