"""Positions from descriptions, in every game: words of both languages, and all that is wrong."""

from __future__ import annotations

from typing import Any

import pytest
from tests.hooks import GAMES

import kirifuda
from kirifuda import KirifudaError, ScenarioError
from kirifuda.games.finding import of_state
from kirifuda.games.scenes import normal


def reasons(name: str, **described: Any) -> list[str]:
    with pytest.raises(ScenarioError) as caught:
        kirifuda.game(name).scenario(**described)
    return [str(reason) for reason in caught.value.reasons]


@pytest.mark.parametrize("name", GAMES)
def test_words_of_both_languages_name_zones_numbers_phases_and_steps(name: str) -> None:
    scenes = kirifuda.game(name).scenes
    for spec in scenes.zones[1:]:
        assert scenes.zone(spec.name) == scenes.zone(spec.japanese) == spec.number
    for word, (_, japanese) in scenes.measures.items():
        for one in japanese.split("/"):
            assert scenes.seat_word(one) == word
    for word, japanese in scenes.card_words().items():
        for one in japanese.split("/"):
            assert scenes.card_word(one) == word
    for word, phase in scenes.phases.items():
        assert scenes.phase(phase.japanese) == word
        for step, (_, japanese) in phase.steps.items():
            assert scenes.step(word, japanese) == step


@pytest.mark.parametrize("name", GAMES)
def test_no_word_means_two_things(name: str) -> None:
    scenes = kirifuda.game(name).scenes
    words = [normal(w) for s in scenes.zones for w in {s.name, s.japanese}]
    words += [normal(w) for w, (_, ja) in scenes.measures.items() for w in (w, *ja.split("/"))]
    words += [normal(w) for w, ja in scenes.seat_words.items() for w in (w, ja)]
    assert sorted(words) == sorted(set(words))
    told = [
        w
        for one, ja in scenes.card_words().items()
        for w in set(map(normal, (one, *ja.split("/"))))
    ]
    assert sorted(told) == sorted(set(told))


@pytest.mark.parametrize("name", GAMES)
def test_every_spot_has_a_name_in_both_languages(name: str) -> None:
    scenes = kirifuda.game(name).scenes
    for spec in scenes.zones:
        if not spec.spots:
            continue
        named = scenes.spot_words[spec.name]
        assert len(named) == spec.spots
        for spot, words in enumerate(named):
            assert len(words) >= 2
            for word in words:
                assert scenes.spot(spec.number, word) == spot


@pytest.mark.parametrize("name", GAMES)
def test_a_wrong_word_is_answered_with_those_that_there_are(name: str) -> None:
    scenes = kirifuda.game(name).scenes
    told = reasons(name, me={"garden": 1, "hand": [{"card": "FILLER", "sleepy": True}]})
    assert len(told) == 2
    for spec in scenes.zones[1:]:
        assert f"{spec.name} ({spec.japanese})" in told[0]
    for word in scenes.measures:
        assert word in told[0]
    for word in ("rest (レスト)", "arrived (登場順)", *scenes.flags, *scenes.counts):
        assert word in told[1]
    told = reasons(name, phase="lunch")
    for word, phase in scenes.phases.items():
        assert f"{word} ({phase.japanese})" in told[0]


@pytest.mark.parametrize("name", GAMES)
def test_all_that_is_wrong_is_told_at_once(name: str) -> None:
    told = reasons(
        name,
        me={"garden": 1, "hand": ["nobody"]},
        foe={"deck": -1, "hand": [{"card": "FILLER", "as": "a"}, {"card": "FILLER", "as": "a"}]},
        whose="you",
        turn=0,
        phase="lunch",
        seed="x",
        done={"yawned": 1},
        attack=3,
        effects=[{"on": "me"}, 7],
        happened=[{"what": "nothing"}],
        anyway="perhaps",
    )
    for place in (
        *("seed: ", "whose: ", "turn: ", "phase: ", "me: ", "me hand: ", "foe deck: "),
        *("foe hand 2: ", "done: ", "attack: ", "effects 1: ", "effects 2: ", "happened 1: "),
        "anyway: ",
    ):
        assert any(one.startswith(place) for one in told), (place, told)


@pytest.mark.parametrize("name", GAMES)
def test_who_came_first_is_told_across_seats(name: str) -> None:
    game = kirifuda.game(name)
    field = next(spec for spec in game.scenes.zones if spec.field and spec.spots)
    for first, second in ((0, 1), (1, 0)):
        told: list[Any] = [{}, {}]
        told[first][field.name] = {"card": "FILLER", "arrived": 1, "as": "early"}
        told[second][field.name] = {"card": "FILLER", "arrived": 2, "as": "late"}
        if name == "luck_and_logic" and field.name == "gates":
            continue
        s = game.scenario(me=told[0], foe=told[1], stop="begin").state
        early, late = (s.zones[seat * s.kinds + field.number][0] for seat in (first, second))
        assert s.refs[early] < s.refs[late]


@pytest.mark.parametrize("name", GAMES)
def test_a_zone_can_be_told_by_its_spots(name: str) -> None:
    game = kirifuda.game(name)
    spec = next(s for s in game.scenes.zones if s.field and s.spots > 1)
    english, japanese = game.scenes.spot_words[spec.name][1][:2]
    held = [game.scenario(me={spec.japanese: {word: "FILLER"}}) for word in (english, japanese, 1)]
    views = [m.view(0) for m in held]
    assert views[0] == views[1] == views[2]
    cards = held[0].state.cards(0, spec.number)
    assert [held[0].state.spot[c] for c in cards] == [1]


@pytest.mark.parametrize("name", GAMES)
def test_nothing_runs_before_it_is_told_to(name: str) -> None:
    game = kirifuda.game(name)
    first = next(iter(game.scenes.phases))
    m = game.scenario(me={"hand": 1}, phase=first, stop="begin")
    assert m.stopped
    assert m.log == []
    straight = game.scenario(me={"hand": 1}, phase=first)
    m.run_to()
    assert m.digest() == straight.digest()


@pytest.mark.parametrize("name", GAMES)
def test_a_card_is_found_by_name_and_by_place(name: str) -> None:
    game = kirifuda.game(name)
    spec = next(s for s in game.scenes.zones if s.field and s.spots)
    m = game.scenario(me={spec.name: ["FILLER"], "hand": 2}, foe={"hand": 1})
    finder = of_state(game.scenes, m.state)
    one = m.state.cards(0, spec.number)[0]
    words = game.scenes.spot_words[spec.name][0]
    for told in (f"me {spec.name}", f"自分の{spec.japanese}{words[1]}", f"me {spec.name} 1"):
        assert finder.find(told) == one
    assert finder.place_of(one).startswith(f"me {spec.name}")
    assert finder.find(finder.place_of(one)) == one
    assert finder.find("foe hand") == m.state.cards(1, game.scenes.zone("hand"))[0]
    assert finder.find("相手の手札") == m.state.cards(1, game.scenes.zone("hand"))[0]
    for wrong in ("me hand", "me hand 3", "nobody", "foe nobody", ""):
        with pytest.raises(KirifudaError):
            finder.find(wrong)


@pytest.mark.parametrize("name", GAMES)
def test_a_scenario_with_everything_is_packed_and_replayed(name: str) -> None:
    game = kirifuda.game(name)
    spec = next(s for s in game.scenes.zones if s.field and s.spots)
    m = game.scenario(
        me={spec.name: [{"card": "FILLER", "arrived": 2, "as": "a", "known": "foe"}]},
        foe={
            spec.name: [{"card": "FILLER", "arrived": 1}],
            "hand": [{"card": "FILLER", "known": "me"}],
        },
    )
    assert game.unpack(m.pack()).digest() == m.digest()
    assert kirifuda.replay(m.record()).digest() == m.digest()
    view: Any = m.view(0)
    assert "name" in view["seats"][1]["zones"]["hand"][0]
