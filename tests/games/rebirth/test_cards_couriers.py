"""Couriers: shipped cards, each in a position where what it says shows."""

from __future__ import annotations

from tests.games.rebirth.shipped import go, name
from tests.games.rebirth.table import (
    attack,
    choose,
    count,
    damage,
    hurt,
    is_rested,
    offered,
    play,
    rested,
    scene,
    use,
    values,
    zone,
)


def test_first_out_pushes_couriers_only() -> None:
    m = scene(
        me={"entry": "SY-003", "members": ["SY-001", "FILLER", None]}, foe={"entry": "SY-104"}
    )
    attack(m, "SY-001")
    go(m)
    assert damage(m, "SY-104") == 4
    m = scene(
        me={"entry": "SY-105", "members": ["SY-001", "FILLER", None]}, foe={"entry": "SY-104"}
    )
    attack(m, "SY-001")
    go(m)
    assert damage(m, "SY-104") == 2


def test_training_wheels_at_full_power() -> None:
    m = scene(me={"entry": "SY-003", "members": ["SY-002", "SY-001"], "retire": ["SY-005"]})
    assert values(m, "SY-003") == (4, 5)
    m = scene(me={"entry": "SY-003", "members": ["SY-002", "SY-001"], "retire": 3})
    assert values(m, "SY-003") == (3, 5)


def test_express_hits_harder_and_softens_the_target() -> None:
    m = scene(
        me={"hand": ["SY-004"], "members": 1, "energy": 2},
        foe={"entry": {"card": "SY-011", "damage": 1}},
    )
    play(m, "SY-004")
    go(m)
    assert values(m, "SY-004") == (5, 4)
    assert values(m, "SY-011") == (4, 6)
    attack(m)
    go(m)
    assert zone(m, "foe", "retire") == [name("SY-011")]


def test_swallow_stands_a_courier_once_a_turn() -> None:
    m = scene(
        me={"entry": "SY-007", "members": ["SY-001", "SY-009", None]},
        foe={"entry": hurt("SY-104", 8), "top": ["SY-097"]},
    )
    attack(m, "SY-009")
    go(m, "SY-009")
    assert not is_rested(m, "SY-009")
    attack(m, "SY-009")
    go(m)
    assert zone(m, "foe", "retire") == [name("SY-104"), name("SY-097")]
    assert is_rested(m, "SY-009")


def test_tailwind_keeps_blockers_away() -> None:
    for top in ("SY-021", "SY-022"):
        m = scene(
            me={"entry": "SY-012", "members": ["SY-009", "SY-010", None], "rebirth": [top]},
            foe={"entry": "SY-104", "hand": ["SY-105"]},
        )
        attack(m, "SY-009")
        go(m, until="block")
        assert offered(m, "block", "SY-105") == (top == "SY-022")
        go(m)
        assert damage(m, "SY-104") == (8 if top == "SY-021" else 7)


def test_parcel_tags_look_for_a_courier() -> None:
    m = scene(me={"members": ["SY-014"], "top": ["SY-097", "SY-003", "SY-098", "SY-099"]})
    use(m, "SY-014")
    assert not offered(m, "pick", "SY-097")
    go(m, "SY-003")
    assert zone(m, "me", "hand") == [name("SY-003")]
    deck = zone(m, "me", "deck")
    assert deck[0] == name("SY-099")
    assert sorted(deck[-2:]) == sorted([name("SY-097"), name("SY-098")])


def test_ghost_runner_leaves_at_the_end_of_the_turn() -> None:
    m = scene(
        me={"entry": "SY-016", "members": 2, "top": ["SY-097", "SY-098"]},
        foe={"entry": hurt("SY-104", 8)},
    )
    attack(m)
    go(m)
    go(m)
    choose(m, "end attacks")
    go(m)
    assert name("SY-016") in zone(m, "me", "waiting room")
    assert count(m, "me", "hand") == 1


def test_the_map_maker_stands_when_a_courier_wins() -> None:
    m = scene(
        me={"entry": "SY-007", "members": 1, "energy": [rested("SY-024")]},
        foe={"entry": hurt("SY-104", 8)},
    )
    attack(m)
    go(m)
    go(m)
    assert not is_rested(m, "SY-024")
