"""Stamps: shipped cards, each in a position where what it says shows."""

from __future__ import annotations

from tests.games.rebirth.shipped import go, name
from tests.games.rebirth.table import (
    attack,
    count,
    damage,
    end_turn,
    game,
    hurt,
    is_rested,
    play,
    rested,
    scene,
    set_rebirth,
    use,
    values,
    zone,
)


def test_the_peacock_counts_its_souls() -> None:
    m = scene(me={"entry": "SY-076", "hand": ["SY-073", "SY-097"]})
    use(m, "SY-076")
    go(m)
    assert values(m, "SY-076")[0] == 5
    assert zone(m, "me", "soul") == [name("SY-073")]


def test_gum_sticks_to_the_entry() -> None:
    m = scene(me={"entry": "SY-076", "members": ["SY-075"], "energy": 1})
    use(m, "SY-075")
    go(m)
    atk, defence = game.cards["SY-076"].nums[1:]
    assert values(m, "SY-076") == (atk + 2, defence + 1)


def test_a_fortune_is_a_check() -> None:
    for top, hit in (("SY-093", 7), ("SY-038", 7), ("SY-097", 4)):
        m = scene(
            me={"entry": "SY-078", "members": 2, "top": [top]},
            foe={"entry": "SY-104"},
        )
        attack(m)
        go(m)
        assert damage(m, "SY-104") == hit
        assert count(m, "me", "hand") == (1 if hit == 4 else 0)


def test_a_dealer_does_one_of_three_things() -> None:
    m = scene(
        me={"entry": "SY-079", "energy": [rested("SY-095"), "FILLER"], "waiting": ["SY-073"]},
        foe={"members": ["SY-001"]},
    )
    use(m, "SY-079")
    go(m, say=2)
    assert is_rested(m, "SY-001")


def test_an_album_of_growth() -> None:
    m = scene(
        me={
            "members": ["SY-081", "SY-097", None],
            "hand": ["SY-080"],
            "energy": 4,
            "waiting": ["SY-082", "SY-003"],
        }
    )
    play(m, "SY-080")
    go(m)
    assert name("SY-082") in zone(m, "me", "members")
    assert is_rested(m, "SY-082")
    assert values(m, "SY-080") == (10, 7)


def test_the_inverted_gull_is_a_partner_for_a_turn() -> None:
    m = scene(
        me={
            "entry": "SY-076",
            "members": ["SY-083", "SY-075", None],
            "energy": 2,
            "partners": 2,
        },
        foe={"entry": "SY-038"},
    )
    use(m, "SY-083")
    go(m)
    assert zone(m, "me", "members")[0] == ""
    attack(m, "SY-075", partner=True)
    go(m)
    assert zone(m, "foe", "retire") == [name("SY-038")]
    end_turn(m)
    assert name("SY-083") in zone(m, "me", "waiting room")


def test_guessing_a_number() -> None:
    for said, kept in ((2, True), (3, False)):
        m = scene(me={"members": ["SY-084"], "energy": 1, "top": ["SY-075"]})
        use(m, "SY-084")
        go(m, say=said)
        assert (name("SY-075") in zone(m, "me", "hand")) == kept
        assert (name("SY-075") in zone(m, "me", "waiting room")) != kept


def test_a_granted_ability_draws() -> None:
    m = scene(
        me={"entry": "SY-077", "members": ["SY-086", "SY-075", None], "energy": 1},
        foe={"entry": hurt("SY-104", 8)},
    )
    use(m, "SY-086")
    go(m)
    attack(m, "SY-075")
    go(m)
    go(m)
    assert count(m, "me", "hand") == 1


def test_everyone_becomes_a_stamp() -> None:
    m = scene(me={"entry": "SY-098", "members": ["SY-087"], "rebirth": ["SY-093"]})
    assert values(m, "SY-098") == (4, 6)


def test_a_block_cutter_uses_another_spark() -> None:
    m = scene(
        me={"entry": "SY-012", "members": 2},
        foe={"entry": hurt("SY-104", 8), "top": ["SY-089", "SY-097"], "waiting": ["SY-008"]},
    )
    attack(m)
    go(m)
    go(m)
    assert zone(m, "foe", "entry") == [name("SY-089")]
    assert zone(m, "foe", "hand") == [name("SY-097")]


def test_a_first_day_cover_sets_what_it_finds() -> None:
    m = scene(me={"hand": ["SY-090"], "energy": 5, "top": ["SY-001", "SY-093", "SY-003", "SY-004"]})
    play(m, "SY-090")
    go(m, "SY-093")
    assert zone(m, "me", "rebirth") == [name("SY-093")]
    assert values(m, "SY-090") == (6, 10)


def test_the_queen_stands_a_member_for_each_rebirth() -> None:
    m = scene(me={"entry": "SY-092", "members": [rested("SY-075")], "hand": ["SY-094"]})
    set_rebirth(m, "SY-094")
    go(m)
    assert not is_rested(m, "SY-075")
