"""Cards that say what is rarely said: shipped cards, each in a position where what it says shows."""

from __future__ import annotations

from tests.games.rebirth.shipped import go, name
from tests.games.rebirth.table import (
    count,
    end_turn,
    game,
    is_rested,
    offered,
    play,
    rested,
    scene,
    use,
    values,
    zone,
)


def test_the_postmaster_sets_a_value() -> None:
    m = scene(me={"hand": ["SY-104"], "energy": 6}, foe={"entry": "SY-038"})
    play(m, "SY-104")
    go(m)
    assert values(m, "SY-038") == (7, 4)


def test_two_names_at_once() -> None:
    m = scene(me={"entry": "SY-137", "members": ["SY-001"]})
    assert values(m, "SY-137") == (3, 6)
    m = scene(me={"entry": "SY-053", "members": ["SY-137"]})
    atk, defence = game.cards["SY-053"].nums[1:]
    assert values(m, "SY-053") == (atk + 1, defence + 1)


def test_atk_becomes_def() -> None:
    m = scene(me={"entry": "SY-141", "energy": 1, "rebirth": ["SY-094"]})
    use(m, "SY-141")
    go(m)
    assert values(m, "SY-141") == (6, 6)


def test_no_rebirth_no_combo_but_for_a_miniature_sheet() -> None:
    m = scene(
        me={"entry": "SY-087", "members": ["SY-142"], "energy": 1},
    )
    assert values(m, "SY-087") == (4, 5)
    use(m, "SY-142")
    go(m)
    assert values(m, "SY-087") == (6, 5)


def test_three_differently_named_stamps() -> None:
    m = scene(
        me={
            "entry": "SY-145",
            "energy": 2,
            "waiting": ["SY-073", "SY-073", "SY-075", "SY-076"],
        }
    )
    use(m, "SY-145")
    m.choose(0)
    again = offered(m, "pick", "SY-073")
    go(m, "SY-075", "SY-076")
    assert not again
    assert count(m, "me", "hand") == 2
    assert zone(m, "me", "waiting room") == [name("SY-073")]


def test_the_price_depends_on_what_is_shown() -> None:
    m = scene(me={"hand": ["SY-148"], "energy": 3, "top": ["SY-038"]})
    play(m, "SY-148")
    go(m)
    assert zone(m, "me", "hand") == [name("SY-038")]
    assert values(m, "SY-148") == (3, 6)
    m = scene(me={"hand": ["SY-148"], "energy": 3, "top": ["SY-001"]})
    play(m, "SY-148")
    go(m)
    assert zone(m, "me", "hand") == []
    assert values(m, "SY-148") == (5, 6)


def test_lost_property_goes_back_to_its_owner() -> None:
    m = scene(
        me={"hand": ["SY-154"], "energy": 3},
        foe={"members": [rested("SY-001"), "SY-003", None]},
    )
    play(m, "SY-154", 0)
    go(m)
    assert zone(m, "foe", "hand") == [name("SY-001")]


def test_a_wind_removes_cards_from_the_game() -> None:
    m = scene(
        me={"entry": "SY-216", "hand": ["SY-097"]},
        foe={"waiting": ["SY-001", "SY-003", "SY-004"]},
    )
    use(m, "SY-216")
    go(m, "SY-001", "SY-003")
    assert zone(m, "foe", "waiting room") == [name("SY-004")]
    assert zone(m, "me", "waiting room") == [name("SY-097")]
    assert values(m, "SY-216") == (5, 5)


def test_one_of_mine_for_two_of_theirs() -> None:
    m = scene(
        me={"hand": ["SY-217"], "energy": 5, "members": ["SY-049"]},
        foe={"members": ["SY-001", "SY-003", "SY-004"]},
    )
    play(m, "SY-217")
    go(m, "SY-001", "SY-003")
    assert zone(m, "me", "retire") == [name("SY-049")]
    assert zone(m, "foe", "members") == ["", "", name("SY-004")]


def test_a_band_sets_from_the_waiting_room() -> None:
    m = scene(me={"hand": ["SY-175"], "energy": 4, "waiting": ["SY-094"]})
    play(m, "SY-175")
    go(m)
    assert zone(m, "me", "rebirth") == [name("SY-094")]
    assert values(m, "SY-175") == (5, 7)


def test_a_mimic_is_a_little_better() -> None:
    m = scene(me={"entry": "SY-181", "energy": 1}, foe={"entry": "SY-038"})
    use(m, "SY-181")
    go(m)
    assert values(m, "SY-181") == (8, 6)


def test_beasts_become_partners() -> None:
    m = scene(me={"hand": ["SY-215"], "energy": 3, "waiting": ["SY-010", "SY-015", "SY-001"]})
    play(m, "SY-215")
    go(m, "SY-010", "SY-015")
    assert count(m, "me", "energy") == 5
    assert name("SY-010") not in zone(m, "me", "waiting room")
    end_turn(m)
    assert count(m, "me", "energy") == 3


def test_a_misdelivery_is_paid_for() -> None:
    m = scene(me={"hand": ["SY-131"], "energy": 3}, foe={"waiting": ["SY-001"]})
    play(m, "SY-131")
    go(m)
    assert name("SY-001") in zone(m, "foe", "members")
    assert is_rested(m, "SY-001")
    assert count(m, "me", "hand") == 2


def test_an_addressee_reads_everything() -> None:
    m = scene(
        me={
            "hand": ["SY-134", "SY-049", "SY-050", "SY-051", "SY-097"],
            "energy": 4,
            "retire": 4,
        },
        foe={"members": ["SY-001"]},
    )
    play(m, "SY-134")
    go(m, "SY-049", "SY-050", "SY-051", "SY-097")
    assert zone(m, "foe", "members") == ["", "", ""]
    assert count(m, "me", "hand") == 2


def test_a_brand_marks_the_other_side() -> None:
    m = scene(me={"entry": "SY-172", "energy": 1}, foe={"entry": "SY-104"})
    use(m, "SY-172")
    go(m)
    assert values(m, "SY-104") == (4, 8)
    end_turn(m)
    assert values(m, "SY-104") == (5, 9)


def test_who_was_welcomed_is_stronger() -> None:
    m = scene(me={"members": ["SY-187"], "hand": ["SY-098"], "energy": 2})
    play(m, "SY-098")
    go(m)
    assert values(m, "SY-098") == (4, 6)


def test_a_whale_pays_for_oil() -> None:
    for paid, gained in (("SY-036", 2), ("SY-001", 0)):
        m = scene(me={"entry": "SY-192", "hand": [paid]})
        use(m, "SY-192")
        go(m)
        assert count(m, "me", "energy") == gained
        assert zone(m, "me", "waiting room") == [name(paid)]


def test_a_rested_bird_lends_more() -> None:
    for with_, atk in (("SY-013", 6), ("SY-001", 4)):
        m = scene(me={"entry": "SY-193", "members": [with_]})
        use(m, "SY-193")
        go(m)
        assert values(m, "SY-193") == (atk, 6)


def test_counting_what_is_set_on_both_sides() -> None:
    m = scene(me={"entry": "SY-191", "rebirth": ["SY-094"]}, foe={"rebirth": ["SY-021"]})
    assert values(m, "SY-191") == (5, 7)
    m = scene(me={"entry": "SY-191", "rebirth": ["SY-022"]}, foe={"rebirth": ["SY-021", "SY-021"]})
    assert values(m, "SY-191") == (7, 7)


def test_a_lantern_child_finds_a_whale() -> None:
    m = scene(me={"hand": ["SY-210"], "energy": 4, "deck": ["SY-001", "SY-036", "SY-003"]})
    play(m, "SY-210")
    go(m, "SY-036")
    assert zone(m, "me", "hand") == [name("SY-036")]


def test_a_mail_bag_of_memories() -> None:
    m = scene(
        me={"hand": ["SY-213"], "energy": 4, "waiting": ["SY-049", "SY-050", "SY-001"]},
    )
    play(m, "SY-213")
    go(m, "SY-049", "SY-050")
    assert count(m, "me", "memory") == 2
    use(m, "SY-213")
    go(m)
    assert count(m, "me", "memory") == 1
    assert values(m, "SY-213") == (6, 7)


def test_the_shield_of_a_deputy() -> None:
    m = scene(
        me={"hand": ["SY-104"], "energy": 6},
        foe={"entry": "SY-038", "members": ["SY-103"]},
    )
    play(m, "SY-104")
    go(m)
    assert values(m, "SY-038") == (7, 10)


def test_two_come_through_the_revolving_door_and_one_stays() -> None:
    m = scene(
        me={
            "entry": "SY-038",
            "members": ["SY-236"],
            "energy": 1,
            "waiting": ["SY-073", "SY-075"],
        }
    )
    use(m, "SY-236")
    go(m, until="stay in entry")
    go(m, "SY-073")
    assert zone(m, "me", "entry") == [name("SY-073")]
    assert sorted(zone(m, "me", "waiting")) == sorted([name("SY-038"), name("SY-075")])
