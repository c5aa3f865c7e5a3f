"""Chapter 2: what is printed on a card."""

from __future__ import annotations

from tests.games.rebirth.table import attack, card, damage, no_block, scene, zone
from tests.ruling import clause

AIDE = card(name="介添え")
SPARE = card(name="控えの者")


@clause("2.6.2")
def test_an_attack_deals_damage_equal_to_atk() -> None:
    for atk in (0, 2, 5):
        attacker = card(atk=atk)
        victim = card(def_=9)
        m = scene(me={"entry": attacker, "members": [AIDE, SPARE]}, foe={"entry": victim})
        attack(m, AIDE)
        no_block(m)
        assert damage(m, victim) == atk


@clause("2.7.2")
def test_damage_of_at_least_def_retires() -> None:
    for atk, retired in ((3, False), (4, True), (5, True)):
        attacker = card(atk=atk)
        victim = card(name="受け手", def_=4)
        m = scene(me={"entry": attacker, "members": [AIDE, SPARE]}, foe={"entry": victim})
        attack(m, AIDE)
        no_block(m)
        assert zone(m, "foe", "retire") == ([victim.name] if retired else [])
