"""Scenarios set up what they are told, and refuse what makes no sense."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.rebirth.table import (
    asked,
    attack,
    block,
    card,
    count,
    damage,
    end_turn,
    game,
    hurt,
    is_rested,
    leave,
    log_has,
    no_block,
    offered,
    pass_all,
    pick,
    play,
    rested,
    scene,
    shift,
    standing_energy,
    values,
    zone,
)
from tests.verbs import nothing_left

from kirifuda import ScenarioError

A = card(name="あ", cost=2, atk=3, def_=5)
B = card(name="い", cost=1, atk=2, def_=4)
C = card(name="う", cost=0)
D = card(name="え", def_=2)


def test_zones_hold_what_was_told() -> None:
    m = scene(
        me={
            "entry": hurt(A, 2),
            "members": [B, None, rested(C)],
            "hand": [D, "FILLER"],
            "energy": 2,
            "partners": 3,
            "retire": 4,
            "waiting": [A],
            "top": [B],
            "rebirth": 1,
            "memory": [C],
        },
        foe={"entry": {"card": D, "soul": [A, B]}, "deck": 5},
    )
    assert zone(m, "me", "entry") == [A.name]
    assert zone(m, "me", "members") == [B.name, "", C.name]
    assert zone(m, "me", "hand") == [D.name, "エキストラ"]
    assert count(m, "me", "energy") == 5
    assert standing_energy(m, "me") == 5
    assert count(m, "me", "retire") == 4
    assert zone(m, "me", "waiting") == [A.name]
    assert zone(m, "me", "deck")[0] == B.name
    assert count(m, "me", "deck") == 21
    assert count(m, "me", "rebirth") == 1
    assert zone(m, "me", "memory") == [C.name]
    assert zone(m, "foe", "soul") == [A.name, B.name]
    assert count(m, "foe", "deck") == 5
    asked(m, "main", "me")


def test_a_plain_scene_has_an_entry_and_a_deck() -> None:
    m = scene()
    for seat in ("me", "foe"):
        assert zone(m, seat, "entry") == ["エキストラ"]
        assert count(m, seat, "deck") == 20
        assert count(m, seat, "hand") == 0
    asked(m, "main", "me")


def test_verbs_carry_a_turn_through() -> None:
    m = scene(me={"entry": A, "hand": [B, C], "energy": 4, "partners": 3}, foe={"entry": D})
    play(m, B, 1)
    assert zone(m, "me", "members") == ["", B.name, ""]
    assert standing_energy(m, "me") == 6
    play(m, C, 0)
    shift(m, 2)
    assert zone(m, "me", "members") == [C.name, B.name, A.name]
    attack(m, with_=B)
    no_block(m)
    assert zone(m, "foe", "retire") == []
    attack(m, with_=A, partner=True)
    no_block(m)
    assert zone(m, "foe", "retire") == [D.name]
    assert is_rested(m, A)
    assert log_has(m, clause="10.3.7", one=D)
    assert values(m, B) == (2, 4)
    end_turn(m)
    asked(m, "main", "foe")


def test_blocking_and_picking() -> None:
    guard = card("【ブロッカー】", name="盾")
    m = scene(me={"members": [B]}, foe={"entry": D, "hand": [guard]})
    attack(m, with_=B)
    asked(m, "block", "foe")
    assert offered(m, "block", guard)
    block(m, guard)
    assert zone(m, "foe", "waiting") == [guard.name]
    assert damage(m, D) == 0
    end_turn(m)


def test_whose_turn_and_which_phase() -> None:
    m = scene(foe={"hand": [A], "partners": 0}, whose="foe", phase="energy", turn=4)
    asked(m, "card to energy", "foe")
    pick(m, A)
    assert count(m, "foe", "energy") == 1
    asked(m, "main", "foe")
    first = scene(turn=1)
    end_turn(first)  # 8.2.3.1: no attack in the first turn
    assert not log_has(first, verb="attack")
    late = scene(me={"members": [B]}, phase="attack")
    asked(late, "attack", "me")
    end = scene(me={"rebirth": 1}, phase="end")
    assert count(end, "me", "rebirth") == 0
    pass_all(end)
    asked(end, "main", "foe")


def test_a_lost_position_is_over_at_once() -> None:
    m = scene(foe={"retire": 7})
    assert m.decision is None
    assert m.outcome is not None
    assert (m.outcome.winners, m.outcome.clause) == ([0], "10.6.2")


def test_a_prompt_left_over_fails() -> None:
    m = scene(me={"members": [B]}, foe={"hand": [A]})
    attack(m, with_=B)
    with pytest.raises(AssertionError, match="left over"):
        nothing_left()


def test_a_prompt_left_on_purpose_does_not() -> None:
    m = scene(me={"members": [B]}, foe={"hand": [A]})
    attack(m, with_=B)
    leave(m, "block")


WRONG: list[tuple[dict[str, Any], list[str]]] = [
    (
        {"me": {"garden": 1, "hand": ["nobody"]}},
        ["me: there is no zone", "me hand: there is no card"],
    ),
    (
        {"me": {"members": 4}, "foe": {"hand": -1}},
        ["me members: there are 3", "foe hand: -1 is no"],
    ),
    ({"phase": "lunch", "turn": 0, "whose": "you"}, ["whose:", "turn:", "phase:"]),
    (
        {"me": {"entry": {"card": "FILLER", "damage": -1, "colour": 1, "rest": 2}}},
        ["rest is true or false", "damage is a number", "'colour' says nothing"],
    ),
    ({"me": {"hand": [rested(A)]}}, ["cards do not rest there"]),
    ({"me": {"hand": [None, 3, 2.5]}}, ["None is no card", "3 is no card", "2.5 is no card"]),
    ({"me": {"deck": 1000}, "foe": {"deck": 1000}}, ["cards in all"]),
    ({"me": ["hand"]}, ["zones with their cards are expected"]),
    (
        {"me": {"hand": 2.5, "energy": {"card": None}}},
        ["me hand: a card, a list", "None is no card"],
    ),
    ({"seats": [{}]}, ["no game for 1"]),
]


@pytest.mark.parametrize(("described", "messages"), WRONG)
def test_every_problem_is_told(described: dict[str, Any], messages: list[str]) -> None:
    with pytest.raises(ScenarioError) as caught:
        game.scenario(**described)
    told = [str(reason) for reason in caught.value.reasons]
    for message in messages:
        assert any(message in one for one in told), (message, told)
    assert len(told) == len(messages)


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 40) | st.text(max_size=5) | st.floats(),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["card", "rest", "damage", "soul", "spot", "x"]), inner, max_size=3
        )
    ),
    max_leaves=5,
)
ZONES = st.sampled_from(
    ["entry", "members", "hand", "energy", "partners", "top", "deck", "soul", "y"]
)


@settings(max_examples=150, deadline=None)
@given(
    st.dictionaries(ZONES, JUNK, max_size=3) | JUNK,
    st.sampled_from(["me", "foe", 0, 1]) | JUNK,
    st.integers(1, 5) | JUNK,
    st.sampled_from(["energy", "main", "end"]) | JUNK,
)
def test_any_description_is_a_match_or_an_error(me: Any, whose: Any, turn: Any, phase: Any) -> None:
    try:
        match = game.scenario(me=me, whose=whose, turn=turn, phase=phase)
    except ScenarioError as error:
        assert error.reasons  # noqa: PT017
    else:
        assert match.decision is not None or match.outcome is not None
