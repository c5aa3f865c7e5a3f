"""Scenarios of Legions! set up what they are told, and refuse what makes no sense."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.legions.table import (
    PLACES,
    asked,
    cores,
    damage,
    game,
    hurt,
    is_rested,
    is_turned,
    is_unable,
    leave,
    life,
    lord,
    minion,
    offered,
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


# -- what cannot be --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("me", "told"),
    [
        (
            {"minions": {"左": A, "left lane": B}},
            "me minions 2: あ is at left lane already (17-11)",
        ),
        ({"minions": [S]}, "me minions: う is no minion: it cannot lie there (17-11)"),
        (
            {"minions": ["FILLER-MASTER"]},
            "me minions: 名もなき将 (Filler Master) is no minion: it cannot lie there (17-11)",
        ),
        ({"lord": A}, "me lord: あ is no lord: it cannot lie there (17-14)"),
        ({"lord": [L, L]}, "me lord: no more than 1 can lie there (17-14)"),
        ({"standby": [A, B, S]}, "me standby: no more than 2 can lie there (31-5)"),
        ({"standby": [L]}, "me standby: え is no skill or minion: it cannot lie there (31-5)"),
        ({"life": 0}, "me life: with no life left the game is over (08-1)"),
        ({"ライフ": 21}, "me life: at most 20 (08-4)"),
        (
            {"cores": 12},
            "me cores: with 12 in the core zone and the leader zone the game is won (24-2b)",
        ),
        ({"on_lord": 1}, "me on_lord: there is no lord to lie on (32-5)"),
        ({"hand": [hurt(A, 1)]}, "me hand: only minions and lords have damage (11-2)"),
    ],
)
def test_what_cannot_be_is_refused(me: dict[str, Any], told: str) -> None:
    """A master among minions, which made a match hang, too: nothing would take it away."""
    for anyway in (False, True):
        if anyway and ("standby" in me):
            continue
        with pytest.raises(ScenarioError) as caught:
            game.scenario(me=me, anyway=anyway)
        assert [str(reason) for reason in caught.value.reasons] == [told]


@pytest.mark.parametrize(
    ("described", "told"),
    [
        ({"attack": {"free": True}}, "attack: no attack is under way there"),
        ({"step": "damage"}, "attack: it must be told who is the attacker (34-2)"),
        (
            {"step": "target", "attack": {"attacker": "foe master"}},
            "attack attacker: the attacker is a unit of the turn player (34-2)",
        ),
    ],
)
def test_an_attack_must_be_one(described: dict[str, Any], told: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        game.scenario(**described)
    assert str(caught.value.reasons[0]).startswith(told)


# -- in the middle of a turn -----------------------------------------------------------------


def test_an_attack_goes_on_from_the_step_that_was_told() -> None:
    me: dict[str, Any] = {"minions": [rested(A)]}
    foe = {"minions": {"右": B, "centre": minion(name="か", hp=9)}}
    m = scene(me=me, foe=foe, step="target", attack={"attacker": "あ"})
    asked(m, "target", "me")
    leave(m, "target")
    told = {"attacker": "あ", "target": "foe minions centre"}
    m = scene(me=me, foe=foe, step="ダメージ", attack=told)
    assert damage(m, "か") == 3
    asked(m, "main", "me")


def test_what_was_paid_as_x_is_told_of_a_card() -> None:
    m = scene(me={"standby": [{"card": S, "X": 3}]})
    view: Any = m.view(1)
    assert [paid for _, paid in view["x"]] == [3]


def test_effects_that_last_and_abilities_that_were_used() -> None:
    cheer = minion(
        "「声援」《自ターン中任意1回》：このカードは、ターン終了時まで「+2/+0」の修正を得る。",
        name="き",
    )
    m = scene(
        me={"minions": [{"card": cheer, "used": 1}]},
        effects=[{"card": "き", "on": "き"}],
    )
    assert not offered(m, "use", cheer)
    plain = scene(me={"minions": [cheer]})
    assert offered(plain, "use", cheer)
    assert values(m, cheer)[0] == values(plain, cheer)[0] + 2
    text = "あなたのミニオンを１体選び、ターン終了時まで「+1/+0」の修正を与える。"
    m = scene(me={"minions": [A]}, effects=[{"text": text, "on": "あ"}])
    assert values(m, A)[0] == 4
