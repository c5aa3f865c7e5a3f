"""Dead letters: shipped cards, each in a position where what it says shows."""

from __future__ import annotations

from tests.games.rebirth.shipped import go, name
from tests.games.rebirth.table import (
    attack,
    block,
    cancel,
    count,
    damage,
    end_turn,
    game,
    hurt,
    play,
    scene,
    use,
    values,
    zone,
)


def test_sealing_wax_cancels_a_spark_of_a_character() -> None:
    m = scene(
        me={"entry": "SY-034", "members": 2, "hand": ["SY-054"]},
        foe={"entry": hurt("SY-104", 8), "top": ["SY-013"]},
    )
    attack(m)
    go(m, until="cancel")
    cancel(m, "SY-054")
    go(m)
    go(m)
    assert name("SY-054") in zone(m, "me", "waiting room")
    assert count(m, "me", "hand") == 1


def test_a_misprint_blocks_and_comes_to_the_members() -> None:
    m = scene(
        whose="foe",
        me={"entry": "SY-053", "hand": ["SY-056"], "retire": 1},
        foe={"entry": "SY-012", "members": 1},
    )
    attack(m)
    go(m, until="block")
    block(m, "SY-056")
    go(m)
    assert name("SY-056") in zone(m, "me", "members")
    assert damage(m, "SY-053") == 0


def test_forty_years_make_a_partner_attack() -> None:
    m = scene(
        me={
            "entry": "SY-057",
            "members": ["SY-049"],
            "retire": ["SY-050", "SY-052", "SY-053", "SY-058"],
            "hand": ["SY-097", "SY-098"],
        },
        foe={"entry": "SY-038"},
    )
    assert values(m, "SY-057") == (7, 8 if game.cards["SY-057"].nums[2] == 7 else 9)
    attack(m, "SY-049")
    go(m)
    assert zone(m, "foe", "retire") == [name("SY-038")]
    assert count(m, "me", "hand") == 0


def test_a_locked_diary_swaps_retired_and_waiting() -> None:
    m = scene(
        me={
            "members": ["SY-061"],
            "energy": 2,
            "retire": ["SY-049", "SY-050", "SY-053"],
            "waiting": ["SY-052"],
        }
    )
    use(m, "SY-061")
    go(m, "SY-049", "SY-052")
    assert sorted(zone(m, "me", "retire")) == sorted(
        [name("SY-050"), name("SY-052"), name("SY-053")]
    )
    assert name("SY-049") in zone(m, "me", "waiting room")


def test_a_face_is_forgotten_for_the_turn() -> None:
    m = scene(
        me={"entry": "SY-064", "energy": 2},
        foe={"entry": "SY-012", "members": ["SY-001", "SY-003", None]},
    )
    assert values(m, "SY-012") == (7, 8)
    use(m, "SY-064")
    go(m)
    assert values(m, "SY-012") == (5, 8)
    end_turn(m)
    assert values(m, "SY-012") == (7, 8)


def test_an_old_love_letter_protects_from_the_retire_zone() -> None:
    m = scene(me={"entry": "SY-053", "retire": ["SY-052", "SY-001", "SY-003", "SY-004"]})
    assert values(m, "SY-053")[1] == game.cards["SY-053"].nums[2] + 1


def test_what_was_retired_is_remembered() -> None:
    m = scene(
        me={"entry": "SY-001", "members": ["SY-212"], "hand": ["SY-003"], "energy": 2},
    )
    play(m, "SY-003", 0)
    go(m)
    assert zone(m, "me", "memory") == [name("SY-212")]
