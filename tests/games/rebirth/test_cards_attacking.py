"""Cards that have a say in attacks: shipped cards, each in a position where what it says shows."""

from __future__ import annotations

from tests.games.rebirth.shipped import go, name
from tests.games.rebirth.table import (
    attack,
    block,
    count,
    damage,
    end_turn,
    hurt,
    is_rested,
    offered,
    rested,
    scene,
    to_attack,
    use,
    values,
    zone,
)


def test_the_wire_tightens_once_and_once_less() -> None:
    m = scene(me={"entry": "SY-114", "members": 3}, foe={"entry": "SY-038"})
    for hit in (6, 11):
        attack(m)
        go(m)
        if hit < 10:
            assert damage(m, "SY-038") == hit
    assert zone(m, "foe", "retire") == [name("SY-038")]


def test_another_lends_its_atk() -> None:
    m = scene(
        me={"entry": "SY-113", "members": ["SY-007", "SY-001", None]}, foe={"entry": "SY-038"}
    )
    attack(m, "SY-007")
    go(m)
    assert damage(m, "SY-038") == 7


def test_a_whale_in_hand_guards_the_lamps() -> None:
    m = scene(
        whose="foe",
        me={"entry": "SY-031", "members": ["SY-121"], "hand": ["SY-036", "SY-003"]},
        foe={"entry": "SY-012", "members": 2},
    )
    attack(m)
    go(m, until="block")
    assert not offered(m, "block", "SY-003")
    block(m, "SY-036")
    go(m)
    assert damage(m, "SY-031") == 0


def test_a_third_attack_is_a_partner_attack() -> None:
    m = scene(
        me={
            "entry": "SY-119",
            "members": ["SY-001", "SY-003", "SY-005"],
            "retire": ["SY-004", "SY-007", "SY-008"],
        },
        foe={"entry": "SY-038"},
    )
    for nth, one in enumerate(("SY-003", "SY-005", "SY-001")):
        if nth:
            m.state.set_damage(m.state.cards(1, 1)[0], 0)
        attack(m, one)
        go(m)
    assert zone(m, "foe", "retire") == [name("SY-038")]


def test_a_storm_ends_the_attack_phase() -> None:
    m = scene(
        whose="foe",
        me={"entry": hurt("SY-097", 3), "retire": 5, "top": ["SY-130"]},
        foe={"entry": "SY-012", "members": 3},
    )
    attack(m)
    go(m)
    assert m.state.turn_seat == 0


def test_a_ghost_in_the_booth_silences() -> None:
    m = scene(
        me={"entry": "SY-007", "members": ["SY-001", "SY-003", None]},
        foe={"entry": hurt("SY-104", 8), "top": ["SY-158"]},
    )
    attack(m, "SY-003")
    go(m)
    attack(m, "SY-001")
    go(m)
    assert count(m, "foe", "retire") == 1


def test_hit_and_run() -> None:
    m = scene(
        me={"entry": "SY-012", "members": ["SY-188", "SY-001", None]}, foe={"entry": "SY-038"}
    )
    attack(m, "SY-188")
    go(m)
    assert damage(m, "SY-038") == 9
    assert zone(m, "me", "hand") == [name("SY-188")]


def test_never_asleep() -> None:
    m = scene(
        me={"entry": "SY-189", "members": ["SY-001", "SY-003", None]}, foe={"entry": "SY-038"}
    )
    attack(m, "SY-001")
    go(m)
    assert not is_rested(m, "SY-001")
    attack(m, "SY-001")
    go(m)
    assert zone(m, "foe", "retire") == [name("SY-038")]
    assert is_rested(m, "SY-001")


def test_a_sign_shields_further() -> None:
    m = scene(
        whose="foe",
        me={"entry": "SY-003", "hand": ["SY-190"]},
        foe={"entry": "SY-012", "members": 2},
    )
    attack(m)
    go(m, until="block")
    block(m, "SY-190")
    go(m)
    assert values(m, "SY-003") == (3, 6)


def test_nothing_stands_on_a_frozen_puddle() -> None:
    m = scene(
        me={"members": ["SY-174"], "energy": 1},
        foe={"members": [rested("SY-001"), rested("SY-003"), None]},
    )
    use(m, "SY-174")
    go(m, "SY-001")
    to_attack(m)
    end_turn(m)
    assert is_rested(m, "SY-001")
    assert not is_rested(m, "SY-003")


def test_a_paper_plane_gives_an_ability_away() -> None:
    m = scene(
        me={"entry": "SY-034", "members": ["SY-173", "SY-001", "SY-003"], "energy": 1},
        foe={"entry": "SY-038"},
    )
    use(m, "SY-173")
    go(m)
    attack(m, "SY-001")
    go(m)
    assert count(m, "me", "hand") == 1


def test_a_shower_draws_after_each_attack() -> None:
    m = scene(
        me={"entry": "SY-034", "members": ["SY-184", "SY-001", "SY-003"], "energy": 2},
        foe={"entry": "SY-038"},
    )
    use(m, "SY-184")
    go(m)
    attack(m, "SY-001")
    go(m)
    assert count(m, "me", "hand") == 1


def test_a_die_ends_the_phase() -> None:
    m = scene(
        whose="foe",
        me={"entry": hurt("SY-097", 3), "top": ["SY-218", "SY-093"]},
        foe={"entry": "SY-034", "members": 3},
    )
    attack(m)
    go(m)
    assert m.state.turn_seat == 0


def test_a_complete_change() -> None:
    m = scene(
        whose="foe",
        me={"entry": hurt("SY-097", 3), "hand": ["SY-001", "SY-003"], "top": ["SY-219"]},
        foe={"entry": "SY-034", "members": 3},
    )
    attack(m)
    go(m, "SY-001", "SY-003")
    assert count(m, "me", "hand") == 2
    assert {name("SY-001"), name("SY-003")} <= set(zone(m, "me", "waiting room"))


def test_glue_takes_its_supporter_in() -> None:
    m = scene(
        me={"entry": "SY-228", "members": ["SY-001", "SY-003", None]}, foe={"entry": "SY-038"}
    )
    attack(m, "SY-001")
    go(m)
    assert zone(m, "me", "soul") == [name("SY-001")]
    assert damage(m, "SY-038") == 4


def test_nobody_is_woken_by_the_storm() -> None:
    m = scene(
        whose="foe",
        phase="standby",
        me={"entry": "SY-067", "retire": 4},
        foe={"members": ["SY-001"]},
    )
    go(m)
    to_attack(m)
    go(m)
    assert is_rested(m, "SY-001") or m.state.turn_seat == 0


def test_an_envelope_is_sealed_again() -> None:
    m = scene(
        whose="foe",
        me={"entry": hurt("SY-065", 7), "hand": ["SY-001", "SY-003"], "retire": 5},
        foe={"entry": "SY-034", "members": 3},
    )
    attack(m)
    go(m)
    assert zone(m, "me", "entry") == [name("SY-065")]
    assert damage(m, "SY-065") == 0
    assert count(m, "me", "hand") == 0
    attack(m)
    go(m)
    assert damage(m, "SY-065") == 2
