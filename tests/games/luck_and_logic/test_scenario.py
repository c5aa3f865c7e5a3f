"""Scenarios set up what they are told, and refuse what makes no sense."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.luck_and_logic.table import (
    FOE,
    ME,
    broken,
    card,
    count,
    foreigner,
    game,
    gate,
    in_order,
    is_down,
    is_rested,
    members,
    my,
    number,
    open_,
    place_of,
    rested,
    scene,
    set_on,
    souls,
    table,
    tactics,
    turned,
    union,
    zone,
)

from kirifuda import ScenarioError
from kirifuda.games.luck_and_logic.zones import AREAS, circles_of

A = card(name="朝")
B = card(name="昼")
C = card(name="夜")
D = card(name="宵")
E = card(name="暁")
F = foreigner(name="使い")
ARCH = gate(name="凱旋門")
TOOL = tactics("秘具スキルカードを1枚引く。", name="壺")


def test_zones_hold_what_was_told() -> None:
    mine = my(name="わたし")
    m = scene(
        me={
            "circles": [rested(A, souls=[F], set=[turned(B)]), None, E],
            "gates": [open_(ARCH)],
            "broken": [2],
            "levels": [turned(C), D],
            "stock": [open_(D), C],
            "hand": 2,
            "my": mine,
            "secret": [TOOL],
            "top": [D],
            "drop": 3,
            "rank": 2,
        },
        foe={"deck": 5},
    )
    assert members(m, "me") == [A.name, E.name]
    assert is_rested(m, A)
    assert souls(m, A) == [F.name]
    assert set_on(m, A) == [B.name]
    assert broken(m, "me") == [0, 2]
    assert count(m, "me", "level") == 2
    assert in_order(m, "me", "stock") == [D.name, C.name]
    assert is_down(m, TOOL)
    assert in_order(m, "me", "deck")[0] == D.name
    assert count(m, "foe", "deck") == 5
    assert table(m).ranks == [2, 0]
    assert table(m).whole_gates(FOE) == 6
    assert zone(m, "me", "my logicalist") == [mine.name]


@pytest.mark.parametrize(
    ("territory", "spot", "circles"),
    [(2, 0, [0, 1]), (2, 5, [4, 5]), (2, 9, [4, 5]), (4, 0, [0, 1, 3, 4]), (4, 5, [1, 2, 4, 5])],
)
def test_a_wide_member_covers_circles_of_its_territory(
    territory: int, spot: int, circles: list[int]
) -> None:
    wide = union(name="大きい者", territory=territory)
    m = scene(me={"circles": [{"card": wide, "spot": spot}]})
    assert circles_of(AREAS[place_of(m, wide)]) == circles


def test_refresh_points_are_told_too() -> None:
    m = scene(me={"points": 1}, phase="stand")
    assert count(m, "me", "refresh") == 1


@pytest.mark.parametrize(
    ("me", "place"),
    [
        ({"circles": ["誰でもない"]}, "me circles"),
        ({"circles": [{"card": A, "spot": 15}]}, "me circles"),
        ({"nowhere": 1}, "me"),
        ({"hand": [rested(A)]}, "me hand"),
        ({"gates": 7}, "me gates"),
        ({"rank": -1}, "me rank"),
        ({"broken": "all"}, "me"),
        ({"circles": [{"card": A, "damage": "much"}]}, "me circles"),
    ],
)
def test_nonsense_is_refused_with_its_place(me: dict[str, Any], place: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        game.scenario(me=me)
    assert [r.place for r in caught.value.reasons] == [place]


def test_the_turn_goes_on_where_it_was_told() -> None:
    for phase in ("stand", "draw", "level", "main", "battle", "end"):
        m = scene(me={"hand": 1}, phase=phase, whose="me")
        assert m.decision is not None
        assert m.state.seats == 2
        if phase in ("stand", "draw", "level"):
            assert (m.decision.kind, m.decision.seat) == ("level", ME)
        elif phase == "main":
            assert m.decision.kind == "main"
        else:
            assert (m.decision.kind, m.decision.seat) == ("level", FOE)


def test_a_scenario_is_packed_and_read_back() -> None:
    m = scene(me={"circles": [rested(A, souls=[F], set=[turned(B)])], "rank": 3})
    read = game.unpack(m.pack())
    assert read.digest() == m.digest()
    assert table(read).ranks == [3, 0]
    assert table(read).host[number(m, F)] == number(m, A)
