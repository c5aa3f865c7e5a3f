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
    options,
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


def test_a_lost_position_is_over_at_once_if_it_is_wanted_anyway() -> None:
    m = scene(foe={"retire": 7}, anyway=True)
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
    ({"seats": [{}]}, ["played with 2 decks, not 1"]),
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


# -- what cannot be --------------------------------------------------------------------------

SONG = game.card(name="歌", kind="rebirth")
MATE = game.card(name="連れ", kind="partner")


@pytest.mark.parametrize(
    ("me", "told"),
    [
        ({"members": {1: A, "メンバー2": B}}, "me members 2: あ is at member 2 already (4.5.3.3)"),
        ({"members": [SONG]}, "me members: 歌 is no character: it cannot lie there (4.5.3)"),
        ({"entry": SONG}, "me entry: 歌 is no character: it cannot lie there (4.4.1)"),
        ({"entry": [A, B]}, "me entry: no more than 1 can lie there (4.4.1)"),
        ({"rebirth": [A]}, "me rebirth: あ is no Rebirth: it cannot lie there (4.7.1)"),
        ({"retire": 7}, "me retire: with 7 cards there the game is over (10.6.2)"),
        ({"deck": 0}, "me deck: an empty deck: without a card there the game is over (10.2.1.1)"),
        ({"deck": 0, "waiting": 1}, "me deck: an empty deck: it is made anew at once (10.2.1)"),
        ({"soul": [A]}, "me soul: a soul lies under a card (4.13.3.2)"),
        ({"members": [hurt(A, 1)]}, "me members: only who is in the entry has damage (4.4.4)"),
        ({"retire": [MATE]}, "me retire: a partner is in the hand or in the energy zone (10.3.8)"),
    ],
)
def test_what_cannot_be_is_refused(me: dict[str, Any], told: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        game.scenario(me=me)
    assert [str(reason) for reason in caught.value.reasons] == [told]


@pytest.mark.parametrize(
    ("described", "told"),
    [
        ({"attack": {"partner": True}}, "attack: no attack is under way there"),
        (
            {"phase": "attack", "step": "block", "attack": {"supporter": "foe entry"}},
            "attack supporter: the supporter is a member of the turn player (8.2.4)",
        ),
        (
            {"phase": "attack", "step": "block", "foe": {"entry": []}},
            "foe entry: there is nobody to attack or to be attacked (8.2.3.2)",
        ),
    ],
)
def test_an_attack_must_be_one(described: dict[str, Any], told: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        game.scenario(**described)
    assert str(caught.value.reasons[0]).startswith(told)


# -- in the middle of a turn -----------------------------------------------------------------


def test_an_attack_goes_on_from_the_step_that_was_told() -> None:
    guard = card("【ブロッカー】", name="門番")
    me: dict[str, Any] = {"entry": A, "members": [rested(B)]}
    under_way = {"supporter": "い", "partner": True}
    how: dict[str, Any] = {"phase": "アタック", "attack": under_way}
    m = scene(me=me, foe={"entry": D, "hand": [guard]}, step="ブロック", **how)
    asked(m, "block", "foe")
    view: Any = m.view(0)
    assert (view["attacks"], view["partner_attack"]) == (1, True)
    block(m, guard)
    assert zone(m, "foe", "retire") == [D.name]  # a blocked partner attack retires all the same
    leave(m, "card to energy")
    m = scene(
        me={"entry": A, "members": [rested(B)]},
        foe={"entry": card(name="盾役", def_=9)},
        phase="attack",
        step="damage",
        attack={"supporter": "い", "blocked": True},
    )
    assert log_has(m, "8.4.3.1")
    leave(m, "card to energy")


def test_the_main_phase_goes_on_without_beginning() -> None:
    eager = card(
        "【自】【エントリー】:あなたのメインフェイズ開始時、あなたは1枚引く。", name="早起き"
    )
    begun = scene(me={"entry": eager})
    assert count(begun, "me", "hand") == 1
    later = scene(me={"entry": eager}, step="act")
    assert count(later, "me", "hand") == 0
    asked(later, "main", "me")


def test_what_was_used_in_this_turn_cannot_be_used_again() -> None:
    once = card(
        "【起】【メンバー】【ターン1】:あなたは1枚引く。\n【起】【メンバー】:あなたは1枚引く。",
        name="一度",
    )
    fresh = scene(me={"members": [once]})
    used = scene(me={"members": [{"card": once, "used": [1]}]})
    assert [len(options(m, "use", once)) for m in (fresh, used)] == [2, 1]
    with pytest.raises(ScenarioError, match="一度 has no ability 3; it has 1: "):
        game.scenario(me={"members": [{"card": once, "used": 3}]})


def test_attacks_that_were_made_are_counted() -> None:
    twice = card(
        "【永】【エントリー】:各ターン2回目のアタック中、このキャラを＋３/±０。", name="二度目"
    )
    for attacks, atk in (([], 1), (["me entry"], 4), (["me entry", "me entry"], 1)):
        me = {"entry": twice, "members": [B]}
        m = scene(me=me, foe={"hand": 1}, phase="attack", done={"attacks": attacks})
        attack(m, with_=B)
        assert values(m, twice)[0] == atk
        leave(m, "block")


# -- effects that last -----------------------------------------------------------------------

CHEER = card(
    "【起】【メンバー】:あなたは自分のエントリーから1枚選び、このターン中、そのキャラを＋２/±０。",
    name="応援",
)


def test_an_effect_lasts_that_an_ability_has_made() -> None:
    told = {"card": "応援", "on": "me entry"}
    m = scene(me={"entry": A, "members": [CHEER]}, effects=[told])
    assert values(m, A) == (5, 5)
    end_turn(m)
    assert values(m, A) == (3, 5)


def test_an_effect_lasts_that_is_told_by_its_text() -> None:
    text = "このターン中、あなたのエントリーを＋４/±０。"
    m = scene(me={"entry": A}, effects=[{"text": text}])
    assert values(m, A)[0] == 7
    assert zone(m, "me", "outside") == ["効果"]
    end_turn(m)
    assert values(m, A)[0] == 3


def test_an_effect_ends_with_the_turn_that_was_told() -> None:
    with pytest.raises(ScenarioError, match="effects 1: it has ended with turn 2"):
        game.scenario(
            me={"entry": A, "members": [CHEER]},
            effects=[{"card": "応援", "on": "me entry", "made": 2}],
        )
    m = scene(
        me={"entry": A, "members": [CHEER]},
        effects=[{"card": "応援", "on": "me entry", "turns": [3, 4], "numbers": [7]}],
    )
    assert values(m, A)[0] == 10
    end_turn(m)
    assert values(m, A)[0] == 10
    end_turn(m)
    assert values(m, A)[0] == 3


@pytest.mark.parametrize(
    ("effect", "why"),
    [
        ({"card": "応援"}, "it is not told on whom it is"),
        ({"card": "誰か", "on": "me entry"}, "there is no card '誰か' in this position"),
        ({"card": "応援", "ability": 2, "on": "me entry"}, "応援 has no ability 2"),
        ({"card": "me entry", "on": "me entry"}, "no ability of あ makes something that lasts"),
        ({"text": "ほげる。"}, "effects 1, text"),
        ({"card": "応援", "on": "me entry", "made": 9}, "made is the number of a turn up to 3"),
        ({"card": "応援", "on": "me entry", "while": 1}, "'while' says nothing here"),
    ],
)
def test_an_effect_that_makes_no_sense_is_refused(effect: dict[str, Any], why: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        game.scenario(me={"entry": A, "members": [CHEER]}, effects=[effect])
    assert any(why in str(reason) for reason in caught.value.reasons), caught.value.reasons


def test_the_older_of_two_effects_comes_first() -> None:
    """9.10.4: what a value is set to swallows what is older, and younger changes are added."""
    fix = card("【永】【メンバー】:相手のエントリーのATKを１にする。", name="定め")
    for when, atk in ((1, 6), (9, 1)):
        m = scene(
            me={"entry": A, "members": [{"card": CHEER, "arrived": 2}]},
            foe={"members": [{"card": fix, "arrived": when}]},
            effects=[{"text": "このターン中、あなたのエントリーを＋５/±０。", "arrived": 5}],
        )
        assert values(m, A)[0] == atk
