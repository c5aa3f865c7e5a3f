"""Chapter 2: the kinds of cards, energy and costs."""

from __future__ import annotations

import pytest
from tests.games.legend_of_stars.table import (
    attack,
    card,
    charge,
    choose,
    clauses_against,
    effect,
    end_turn,
    energy,
    game,
    is_rested,
    life,
    log_has,
    no_flash,
    number,
    offered,
    play,
    scene,
    support,
    to_attack,
    zone,
)
from tests.ruling import clause

from kirifuda.kernel.errors import CardError
from kirifuda.kernel.position.decisions import Option

STRONG = card(atk=500)
WEAK = card(atk=100, def_=100, down=400)
DRAW = effect("カードを1枚引く。")
FLASH = effect("[フラッシュ]\nカードを1枚引く。")


@clause("2.1.4", "8.12")
def test_2_1_4_a_downed_character_costs_its_player_its_down() -> None:
    m = scene(me={"characters": {0: STRONG}}, foe={"characters": {0: WEAK}}, phase="attack")
    attack(m, STRONG)
    assert life(m, "foe") == 3000 - 400
    assert life(m, "me") == 3000


@clause("2.1.4")
def test_2_1_4_down_is_never_below_zero() -> None:
    lower = effect("相手のキャラクターを1体選び、そのキャラクターのDOWNを-900する。")
    m = scene(me={"characters": {0: STRONG}, "hand": [lower]}, foe={"characters": {0: WEAK}})
    play(m, lower)
    attack(m, STRONG)
    assert zone(m, "foe", "trash") == [WEAK.name]
    assert life(m, "foe") == 3000


@clause("2.2", "3.2")
def test_2_2_effect_cards_are_used_as_often_as_there_is_energy() -> None:
    one, other = effect("カードを1枚引く。", cost=1), effect("カードを2枚引く。", cost=1)
    m = scene(me={"hand": [one, other, DRAW], "energy": 2})
    play(m, one)
    play(m, other)
    assert zone(m, "me", "trash") == [one.name, other.name]
    assert energy(m, "me") == 0
    play(m, DRAW)
    assert len(zone(m, "me", "hand")) == 4
    assert zone(m, "me", "trash") == [one.name, other.name, DRAW.name]


@clause("2.2.1", "7.1")
def test_2_2_1_flash_cards_are_used_in_attack_phases_too() -> None:
    m = scene(me={"characters": {0: STRONG}, "hand": [DRAW, FLASH]}, foe={"hand": [FLASH, DRAW]})
    to_attack(m)
    choose(m, "attack", STRONG)
    assert m.decision is not None
    assert m.decision.seat == 1
    assert offered(m, "play", FLASH)
    assert not offered(m, "play", DRAW)
    assert "2.2.1" in clauses_against(m, "foe", Option("play", number(m, DRAW, "foe")))
    play(m, FLASH)
    assert zone(m, "foe", "trash") == [FLASH.name]
    assert m.decision.seat == 0
    play(m, FLASH)
    assert zone(m, "me", "trash") == [FLASH.name]
    no_flash(m)


@clause("2.3", "3.5")
def test_2_3_any_number_of_supports_lie_in_the_support_zone() -> None:
    first, second = support("全ての自分のキャラクターのATKを+100する。"), support()
    m = scene(me={"characters": {0: STRONG}, "hand": [first, second]})
    play(m, first)
    play(m, second)
    assert zone(m, "me", "supports") == [first.name, second.name]
    assert m.state.face(number(m, STRONG)).nums[2] == 600


@clause("2.3.1", "3.5")
def test_2_3_1_a_new_field_sends_the_earlier_one_to_the_trash() -> None:
    old, new, plain = support("[フィールド]"), support("[フィールド]"), support()
    other = support("[フィールド]")
    m = scene(me={"supports": [old, plain], "hand": [new]}, foe={"supports": [other]})
    play(m, new)
    assert zone(m, "me", "supports") == [plain.name, new.name]
    assert zone(m, "me", "trash") == [old.name]
    assert zone(m, "foe", "supports") == [other.name]
    assert log_has(m, "2.3.1", "move", old)


@clause("2.4", "3.4")
def test_2_4_one_card_a_turn_becomes_energy_upright() -> None:
    m = scene(me={"hand": [STRONG, DRAW, FLASH], "energy": 0})
    charge(m, DRAW)
    assert zone(m, "me", "energy") == [DRAW.name]
    assert energy(m, "me") == 1
    assert not offered(m, "energy")
    assert "2.4" in clauses_against(m, "me", Option("energy", number(m, FLASH)))
    end_turn(m)
    end_turn(m)
    assert offered(m, "energy", FLASH)


@clause("3.4")
def test_3_4_what_lies_as_energy_does_nothing() -> None:
    booster = support("全ての自分のキャラクターのATKを+100する。")
    m = scene(me={"characters": {0: STRONG}, "hand": [booster], "energy": 0})
    charge(m, booster)
    assert m.state.face(number(m, STRONG)).nums[2] == 500


@clause("2.5.1")
def test_2_5_1_the_cost_is_paid_by_turning_energy_sideways() -> None:
    dear = card(cost=2)
    m = scene(me={"hand": [dear], "energy": [STRONG, WEAK, DRAW]})
    choose(m, "play", dear)
    choose(m, "square", spot=4)
    choose(m, "display", number=0)
    choose(m, "pick", WEAK)
    choose(m, "pick", DRAW)
    assert not is_rested(m, STRONG)
    assert is_rested(m, WEAK)
    assert is_rested(m, DRAW)
    assert zone(m, "me", "characters")[4] == dear.name


@clause("2.5.1")
def test_2_5_1_a_cost_is_never_less_than_nothing() -> None:
    fair = support("自分はキャラクターをプレイするコストを-3する。")
    m = scene(me={"hand": [STRONG], "energy": [WEAK], "supports": [fair]})
    play(m, STRONG, 4)
    assert zone(m, "me", "characters")[4] == STRONG.name
    assert energy(m, "me") == 1


@clause("2.5.1")
def test_2_5_1_without_enough_energy_a_card_is_not_played() -> None:
    dear = card(cost=3)
    m = scene(me={"hand": [dear], "energy": 2})
    assert not offered(m, "play")
    assert clauses_against(m, "me", Option("play", number(m, dear))) == ["2.5.1"]


@pytest.mark.parametrize(
    ("values", "place", "told"),
    [
        ({"lead": "x"}, "lead", "2.1.1"),
        ({"attribute": "風"}, "attribute", "2.6"),
        ({"kind": "effect", "atk": 100}, "atk", "2.1"),
        ({"kind": "support", "lead": "▲"}, "lead", "2.1"),
        ({"kind": "monster"}, "kind", "2"),
        ({"cost": None}, "cost", "2.5.1"),
        ({"speed": None}, "speed", "2.5.2"),
    ],
)
def test_printed_values_are_checked(values: dict[str, object], place: str, told: str) -> None:
    plain: dict[str, object] = {"name": "星", "cost": 1, "speed": 1}
    if values.get("kind", "character") == "character":
        plain |= {"atk": 1, "def": 1, "down": 1}
    with pytest.raises(CardError) as caught:
        game.define({**plain, **values})
    assert (place, told) in [(r.place, r.clause) for r in caught.value.reasons]


def test_a_card_is_printed_as_it_was_defined() -> None:
    one = card("[上空]", attribute="火/光", traits=["竜"], lead="▲◀", english="Star")
    again = game.define(dict(game.printed(one)))
    assert (again.nums, again.kinds, again.traits, again.text) == (
        (one.nums, one.kinds, one.traits, one.text)
    )
