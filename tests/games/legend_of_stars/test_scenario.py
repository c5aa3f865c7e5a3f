"""Positions of Legend of Stars from a description: squares, displays, life."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.legend_of_stars.table import card, display, game, life, scene, square

import kirifuda
from kirifuda import ScenarioError

A = card(name="甲星")
B = card(name="乙星")


def test_squares_displays_and_life_are_as_described() -> None:
    m = scene(
        me={"life": 1200, "characters": {2: {"card": A, "rest": True, "left": True}}},
        foe={"characters": {7: {"card": B, "down": True}}},
    )
    assert (life(m, "me"), life(m, "foe")) == (1200, 3000)
    assert (square(m, A), display(m, A)) == (2, 2)
    assert (square(m, B), display(m, B)) == (7, 3)


def test_what_is_described_as_new_is_new() -> None:
    m = scene(me={"characters": {4: {"card": A, "new": True}, 5: B}})
    assert m.decision is not None
    changed = {o.card for o in m.decision.options if o.kind == "display"}
    assert changed == {m.state.cards(0, 1)[1]}


def test_a_scenario_is_packed_and_replayed() -> None:
    m = scene(
        me={"life": 700, "characters": {2: {"card": A, "rest": True, "left": True}}, "hand": 2},
        foe={"life": 10},
    )
    m.choose(0)
    read = game.unpack(m.pack())
    assert read.digest() == m.digest()
    record: dict[str, Any] = json.loads(json.dumps(m.record()))
    assert kirifuda.replay(record).digest() == m.digest()
    record["setup"]["scenario"]["measures"] = [{"life": -1}, {"life": 10}]
    with pytest.raises(kirifuda.KirifudaError, match="damaged"):
        kirifuda.replay(record)


@pytest.mark.parametrize(
    ("me", "place"),
    [
        ({"life": -5}, "me life"),
        ({"life": "much"}, "me life"),
        ({"characters": [{"card": A, "left": 3}]}, "me characters"),
        ({"characters": [{"card": A, "sideways": True}]}, "me characters"),
        ({"characters": [A] * 9}, "me characters"),
    ],
)
def test_nonsense_is_refused_with_its_place(me: dict[str, object], place: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        game.scenario(me=me)
    assert place in [r.place for r in caught.value.reasons]


# -- what cannot be --------------------------------------------------------------------------

ROAD = game.card(kind="support", name="道", cost=0, speed=1, text="")
FIELDS = [
    game.card(kind="support", name=f"野{n}", cost=0, speed=1, text="[フィールド]") for n in (1, 2)
]


@pytest.mark.parametrize(
    ("me", "told"),
    [
        ({"characters": {"前衛1": A, 0: B}}, "me characters 2: 甲星 is at front 1 already (3.3.1)"),
        ({"characters": [ROAD]}, "me characters: 道 is no character: it cannot lie there (3.3)"),
        ({"supports": [A]}, "me supports: 甲星 is no support: it cannot lie there (3.5)"),
        ({"supports": FIELDS}, "me supports 2: one field card lies there at most (3.5)"),
        ({"life": 0}, "me life: with no life left the game is over (4)"),
        (
            {"characters": [{"card": A, "damage": 1}]},
            "me characters: cards have no damage: they are downed at once (8.11)",
        ),
        (
            {"characters": [{"card": A, "left": True}]},
            "me characters: only who rests, in defence display, faces left (6.2)",
        ),
        ({"hand": [{"card": A, "led": 1}]}, "me hand: this is told of characters only (3.3)"),
    ],
)
def test_what_cannot_be_is_refused(me: dict[str, Any], told: str) -> None:
    for anyway in (False, True):
        with pytest.raises(ScenarioError) as caught:
            game.scenario(me=me, anyway=anyway)
        assert [str(reason) for reason in caught.value.reasons] == [told]


@pytest.mark.parametrize(
    ("described", "told"),
    [
        ({"attack": {"attacker": "me"}}, "attack attacker: there is no card 'me'"),
        ({"attack": {"priority": "me"}}, "attack: nobody has priority there (7.1)"),
        (
            {"phase": "attack", "step": "battle"},
            "attack: it must be told who is the attacker (5.5.1.I)",
        ),
    ],
)
def test_an_attack_must_be_one(described: dict[str, Any], told: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        game.scenario(**described)
    assert str(caught.value.reasons[0]).startswith(told)


# -- in the middle of a turn -----------------------------------------------------------------


def test_who_has_led_attacked_or_put_energy_cannot_again() -> None:
    runner = card(name="走星", lead="▲▼")
    how: dict[str, Any] = {"characters": {"front 1": {"card": runner, "led": 1, "attacked": 1}}}
    lead = scene(me={**how, "hand": 1}, phase="lead")
    assert lead.decision is not None
    assert lead.decision.kind != "lead"  # 5.4: there is nobody to move, so it is over
    for attacked, asks in ((0, True), (1, False)):
        mine = {"front 1": {"card": runner, "attacked": attacked}}
        m = game.scenario(me={"characters": mine}, phase="attack", step="declare")
        assert (m.decision is not None and m.decision.kind == "attack") == asks
    for put, offered_ in ((0, True), (1, False)):
        m = game.scenario(me={"hand": 1}, done={"energy": put})
        assert m.decision is not None
        assert any(o.kind == "energy" for o in m.decision.options) == offered_


def test_a_battle_goes_on_from_the_step_that_was_told() -> None:
    strong = card(name="強星", atk=900)
    m = game.scenario(
        me={"characters": {"front 1": strong}},
        foe={"characters": {"front 1": B}},
        phase="アタック",
        step="バトル",
        attack={"attacker": "強星", "target": "乙星"},
    )
    assert [n.clause for n in m.log if n.verb == "battle"] == ["5.5.1.V"]
    assert len(m.state.cards(1, game.scenes.zone("trash"))) == 1


def test_effects_last_that_were_made_before() -> None:
    grow = card(
        "自分のライフが回復した時、ターン終了時まで、このキャラクターのATKを+200する。",
        name="成星",
        atk=100,
    )
    m = game.scenario(me={"characters": [grow]}, effects=[{"card": "成星", "on": "成星"}])
    face = m.state.face(m.state.cards(0, game.scenes.zone("characters"))[0])
    assert face.nums[2] == 300
