"""Chapter 10: attacks and battles."""

from __future__ import annotations

from tests.games.vanguard.table import attack, guard, is_rested, no_guard, power, scene, unit, zone
from tests.ruling import clause


@clause("10.4.1.12.1", "10.4.1.12", "14.5.2", "7.47.1.2")
def test_10_4_1_12_1_the_booster_rests_and_adds_its_power() -> None:
    front, back = unit(grade=2, power=10000), unit(power=8000, skills=["boost"])
    m = scene(me={"rear-guards": {"front left": front, "back left": back}}, foe={"hand": 1})
    attack(m, front, boost=back)
    assert power(m, front) == 18000
    assert is_rested(m, back)
    no_guard(m)
    assert zone(m, "foe", "damage zone") == ["見習い"]
    assert power(m, front) == 10000


@clause("6.2.4.1", "10.5.1.2.2", "10.7.1.2")
def test_6_2_4_1_a_guardian_adds_its_shield_to_whom_it_guards() -> None:
    attacker, shield = unit(grade=2, power=17000), unit(shield=5000)
    m = scene(me={"rear-guards": {"front left": attacker}}, foe={"hand": [shield]})
    attack(m, attacker)
    guard(m, shield)
    leader = "FILLER-V"
    assert zone(m, "foe", "guardians") == []
    assert power(m, leader, "foe") == 13000
    assert zone(m, "foe", "damage zone") == []
    assert zone(m, "foe", "drop zone") == [shield.name]
    strong = unit(grade=2, power=18000)  # no more than its shield
    n = scene(me={"rear-guards": {"front left": strong}}, foe={"hand": [shield]})
    attack(n, strong)
    guard(n, shield)
    assert len(zone(n, "foe", "damage zone")) == 1
