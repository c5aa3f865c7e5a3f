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
