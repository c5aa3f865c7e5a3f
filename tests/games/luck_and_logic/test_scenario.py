"""Scenarios set up what they are told, and refuse what makes no sense."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.luck_and_logic.table import (
    FOE,
    ME,
    asked,
    broken,
    card,
    count,
    foreigner,
    game,
    gate,
    in_order,
    is_down,
    is_rested,
    leave,
    log_has,
    members,
    my,
    number,
    offered,
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


# -- what cannot be --------------------------------------------------------------------------

WIDE = union(name="大岩", territory=2)


@pytest.mark.parametrize(
    ("me", "told"),
    [
        ({"circles": {"前列左": A, 0: B}}, "me circles 2: 朝 is at front left already (10.4.1)"),
        ({"circles": [WIDE, A]}, "me circles 2: 大岩 is at front centre already (10.4.1)"),
        ({"circles": [TOOL]}, "me circles: 壺 is no logicalist or foreigner or union: it cannot"),
        ({"gates": [A]}, "me gates 1: 朝 is no gate: it cannot lie there (10.7.1.2)"),
        ({"levels": 5}, "me level: no more than 4 can lie there (4.7.2)"),
        (
            {"broken": ["前列左", 1, 2, 3, 4, 5]},
            "me gates: without a gate that lies face down the game is over (10.3.1.1)",
        ),
        ({"refresh": 2}, "me refresh: with 2 cards there the game is over (10.3.1.2)"),
        ({"deck": 0}, "me deck: an empty deck: without a card there the game is over (10.2.2.1)"),
        ({"soul": [A]}, "me soul: a soul belongs to a member (4.15.2)"),
        ({"secret": [A]}, "me secret: 朝 has no secret-tool skill (6.1.1.4.2)"),
        ({"hand": [ARCH]}, "me hand: 凱旋門 is no logicalist"),
    ],
)
def test_what_cannot_be_is_refused(me: dict[str, Any], told: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        game.scenario(me=me)
    assert [str(reason).startswith(told) for reason in caught.value.reasons] == [True]


def test_a_wide_member_cannot_stand_where_it_does_not_fit() -> None:
    with pytest.raises(
        ScenarioError, match=r"its territory is 2: it cannot stand there \(2.10.2.4\)"
    ):
        game.scenario(me={"circles": [{"card": WIDE, "spot": 13}]})


@pytest.mark.parametrize(
    ("described", "told"),
    [
        ({"attack": {"circle": "前列左"}}, "attack: no battle is under way there"),
        ({"step": "logic"}, "step: the main phase has no step 'logic'; its steps: act (行動)"),
        (
            {"phase": "battle", "step": "logic"},
            "attack attacker: it must be told who attacks (8.2.6)",
        ),
        (
            {
                "phase": "battle",
                "step": "logic",
                "me": {"circles": [A]},
                "attack": {"attacker": "朝", "circle": 0},
            },
            "attack circle: nobody stands there to defend",
        ),
    ],
)
def test_a_battle_must_be_one(described: dict[str, Any], told: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        game.scenario(**described)
    assert str(caught.value.reasons[0]).startswith(told)


# -- in the middle of a turn -----------------------------------------------------------------


def test_a_battle_goes_on_from_the_step_that_was_told() -> None:
    me: dict[str, Any] = {"circles": [rested(A)], "hand": 1}
    foe = {"circles": {"前列右": B}, "hand": 1}
    under_way = {"attacker": "朝", "circle": "前列右"}
    m = scene(me=me, foe=foe, phase="バトル", step="ロジック定義", attack=under_way)
    asked(m, "logic", "foe")
    assert (table(m).attacks, table(m).target) == (1, 2)
    leave(m, "logic")
    under_way["defines"] = "me"
    m = scene(me=me, foe=foe, phase="battle", step="logic", attack=under_way)
    asked(m, "logic", "me")
    leave(m, "logic")
    m = scene(me=me, foe=foe, phase="battle", step="judgement", attack=under_way)
    assert log_has(m, "8.5.3.4.1")
    assert log_has(m, "8.5.6", one=B)  # equal values are the attacker's
    leave(m, "level")


def test_who_has_united_in_this_turn_cannot_again() -> None:
    pair: dict[str, Any] = {
        "circles": [card(name="定", names=["サキ"]), foreigner(name="使", names=["ミオ"])]
    }
    whole = union(name="合", names=["サキ"], pact=["ミオ"], level=0)
    m = scene(me={**pair, "top": [whole]})
    assert offered(m, "union")
    m = scene(me={**pair, "top": [whole]}, done={"unions": 1})
    assert not offered(m, "union")
