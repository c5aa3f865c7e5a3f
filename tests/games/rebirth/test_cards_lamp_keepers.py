"""Lamp keepers: shipped cards, each in a position where what it says shows."""

from __future__ import annotations

from tests.games.rebirth.shipped import go, name
from tests.games.rebirth.table import (
    attack,
    damage,
    is_rested,
    offered,
    play,
    scene,
    standing_energy,
    use,
    values,
    zone,
)


def test_high_water_costs_less_with_ten_energy() -> None:
    m = scene(me={"hand": ["SY-038"], "energy": 9}, foe={"entry": "SY-104"})
    assert m.state.face(m.state.cards(0, 7)[0]).nums[0] == 8
    m = scene(me={"hand": ["SY-038"], "energy": 10}, foe={"entry": "SY-104"})
    play(m, "SY-038")
    go(m)
    assert standing_energy(m, "me") == 4
    assert damage(m, "SY-104") == 6


def test_a_keeper_lets_a_whale_in() -> None:
    m = scene(
        me={
            "entry": "SY-040",
            "members": ["SY-025", "SY-026", "SY-027"],
            "hand": ["SY-035", "SY-038"],
            "energy": 3,
        },
        foe={"members": ["SY-001", "SY-003", None]},
    )
    use(m, "SY-040")
    assert not offered(m, "pick", "SY-038")
    go(m, "SY-035", "SY-001", "SY-003")
    assert zone(m, "me", "entry") == [name("SY-035")]
    assert zone(m, "foe", "members") == ["", "", ""]


def test_the_phosphor_calf_grows_with_energy() -> None:
    m = scene(me={"entry": "SY-037", "energy": 7})
    assert values(m, "SY-037") == (6, 6)
    m = scene(me={"entry": "SY-037", "energy": 8})
    assert values(m, "SY-037") == (7, 6)


def test_the_music_box_rests_for_light() -> None:
    m = scene(me={"entry": "SY-031", "energy": ["SY-048"]})
    use(m, "SY-048")
    go(m)
    assert values(m, "SY-031") == (5, 9)
    assert is_rested(m, "SY-048")


def test_the_fog_horn_keeps_the_first_partner_attack_away() -> None:
    m = scene(
        whose="foe",
        me={"entry": "SY-030", "retire": ["SY-026", "SY-027"]},
        foe={"entry": "SY-097", "members": 2, "partners": 3},
    )
    attack(m)
    go(m)
    assert damage(m, "SY-030") == 2
    m = scene(
        whose="foe",
        me={"entry": "SY-030", "retire": ["SY-026", "SY-027"]},
        foe={"entry": "SY-097", "members": 2, "partners": 3},
    )
    attack(m)
    go(m)
    attack(m, partner=True)
    go(m)
    assert name("SY-030") in zone(m, "me", "retire")
