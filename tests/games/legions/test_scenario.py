"""Scenarios of Legions! set up what they are told, and refuse what makes no sense."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.legions.table import (
    PLACES,
    asked,
    cores,
    game,
    hurt,
    is_rested,
    is_turned,
    is_unable,
    life,
    lord,
    minion,
    points,
    rested,
    scene,
    skill,
    table,
    turned,
    unable,
    values,
    zone,
)

import kirifuda
from kirifuda import ScenarioError

A = minion(name="あ", atk=3, hp=5)
B = minion(name="い")
S = skill("あなたはカードを1枚引く。", name="う")
L = lord(name="え")


def described() -> dict[str, Any]:
    return {
        "life": 7,
        "points": 2,
        "cores": 3,
        "spent": 1,
        "on_master": 0,
        "on_lord": 2,
        "cores_4": 1,
        "awakened": True,
        "minions": [hurt(A, 2), None, unable(B)],
        "lord": rested(L),
        "standby": [S],
        "wait 1": [A],
        "wait4": [turned(B)],
        "hand": [S, "FILLER"],
        "excluded": 2,
        "top": [B],
    }


def test_everything_lies_where_it_was_told() -> None:
    m = scene(me=described())
    assert (life(m, "me"), points(m, "me")) == (7, 2)
    assert {word: cores(m, "me", word) for word in PLACES if cores(m, "me", word)} == {
        "cores": 3,
        "spent": 1,
        "on_lord": 2,
        "cores_4": 1,
    }
    assert table(m).awake(0)
    assert zone(m, "me", "minions") == [A.name, "", B.name]
    assert zone(m, "me", "lord") == [L.name]
    assert zone(m, "me", "wait 1") == [A.name]
    assert zone(m, "me", "wait 4") == [B.name]
    assert zone(m, "me", "deck")[0] == B.name
    t = table(m)
    on_field = [c for c in t.cards(0, 3) if t.spot[c] == 0]
    assert t.damage[on_field[0]] == 2
    assert is_rested(m, L)
    asked(m, "main", "me")


def test_what_is_not_told_is_plain() -> None:
    m = scene()
    for seat in ("me", "foe"):
        assert (life(m, seat), cores(m, seat, "on_master")) == (20, 1)
        assert len(zone(m, seat, "deck")) == 20
    assert not table(m).awake(0)


def test_cards_of_a_scenario_were_not_just_placed() -> None:
    m = scene(me={"minions": [A, unable(B), turned(minion(name="お"))]})
    assert [is_unable(m, one) for one in (A, B, "お")] == [False, True, False]
    assert is_turned(m, "お")
    assert values(m, A) == (3, 5)


def test_a_scenario_is_packed_and_recorded() -> None:
    m = scene(me=described())
    m.choose(len(m.decision.options) - 1 if m.decision else 0)
    assert game.unpack(m.pack()).digest() == m.digest()
    assert kirifuda.replay(m.record()).digest() == m.digest()
    while m.decision is not None and m.decision.kind != "main":
        m.choose(len(m.decision.options) - 1)


@pytest.mark.parametrize(
    "wrong",
    [
        {"life": -1},
        {"cores": "many"},
        {"minions": [A, A, A, A]},
        {"bench": [A]},
        {"minions": [{"card": A, "sleepy": True}]},
        {"minions": [{"card": A, "unable": 3}]},
        {"hand": [7]},
    ],
)
def test_what_makes_no_sense_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ScenarioError):
        game.scenario(me=wrong)
