"""Chapter 2: the kinds of cards, energy and costs."""

from __future__ import annotations

import pytest
from tests.games.legend_of_stars.table import (
    attack,
    card,
    charge,
    choose,
    clauses_against,
    defending,
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
    options,
    play,
    scene,
    support,
    to_attack,
    values,
    zone,
)
from tests.ruling import clause

from kirifuda.kernel.errors import CardError
from kirifuda.kernel.position.decisions import Option

STRONG = card(atk=500)
WEAK = card(atk=100, def_=100, down=400)
DRAW = effect("カードを1枚引く。")
FLASH = effect("[フラッシュ]\nカードを1枚引く。")


@clause("2.1")
def test_2_1_any_number_of_characters_come_as_long_as_energy_is_left() -> None:
    cheap, dear, late = card(cost=1), card(cost=2), card(cost=1)
    m = scene(me={"hand": [cheap, dear, late], "energy": 3})
    play(m, cheap, 4)
    play(m, dear, 5)
    assert zone(m, "me", "characters") == ["", "", "", "", cheap.name, dear.name, "", ""]
    assert not offered(m, "play", late)
    assert clauses_against(m, "me", Option("play", number(m, late))) == ["2.5.1"]


@clause("2.1")
def test_2_1_each_printed_number_does_what_it_is_for() -> None:
    """Cost is paid, ATK attacks, DEF defends, DOWN is taken, speed is what others ask about."""
    hero = card(cost=2, speed=3, atk=400, def_=700, down=300)
    foe = card(atk=500, def_=0, down=200)
    m = scene(me={"hand": [hero], "energy": 2})
    play(m, hero, 4)
    assert energy(m, "me") == 0
    m = scene(me={"characters": {0: hero}})
    attack(m, hero)
    assert life(m, "foe") == 3000 - 400
    for lies, lost in ((hero, 300), (defending(hero), 0)):
        m = scene(me={"characters": {0: foe}}, foe={"characters": {0: lies}})
        attack(m, foe)
        assert life(m, "foe") == 3000 - lost
    for speed, found in ((3, True), (4, False)):
        quick = effect(f"スピード{speed}以上の相手のキャラクターを1体選び、破壊する。")
        m = scene(me={"hand": [quick]}, foe={"characters": {0: hero}})
        assert offered(m, "play", quick) == found


@clause("2.1.1")
@pytest.mark.parametrize(
    ("lead", "lies", "to"),
    [
        # from square 5, for both seats as they see it: seat 1 sits on the other side
        ("▲", 0, {"me": [1], "foe": [1]}),
        ("▼", 0, {"me": [], "foe": []}),
        ("▶", 0, {"me": [6], "foe": [4]}),
        ("◀", 0, {"me": [4], "foe": [6]}),
        ("▲", 1, {"me": [6], "foe": [4]}),
        ("▲", 2, {"me": [4], "foe": [6]}),
        ("◀", 1, {"me": [1], "foe": [1]}),
        ("▶", 2, {"me": [1], "foe": [1]}),
        ("▲◀▶▼", 0, {"me": [1, 4, 6], "foe": [1, 4, 6]}),
    ],
)
def test_2_1_1_a_character_goes_one_square_where_an_icon_points_as_it_lies(
    lead: str, lies: int, to: dict[str, list[int]]
) -> None:
    one = card(lead=lead)
    how = {0: one, 1: defending(one), 2: defending(one, left=True)}[lies]
    for seat in ("me", "foe"):
        m = scene(**{seat: {"characters": {5: how}}, "whose": seat}, phase="lead")
        assert sorted(o.spot for o in options(m, "lead", one)) == to[seat]


@clause("2.1.2", "2.1.3")
def test_2_1_2_and_2_1_3_atk_and_def_may_be_zero_but_not_less() -> None:
    lower = effect("このターン、相手の全てのキャラクターのATKとDEFを-900する。")
    raise_ = effect("このターン、相手の全てのキャラクターのATKとDEFを+100する。")
    m = scene(
        me={"hand": [lower, raise_], "characters": {0: STRONG}}, foe={"characters": {0: WEAK}}
    )
    play(m, lower)
    assert values(m, WEAK)[:2] == (0, 0)
    assert zone(m, "foe", "characters")[0] == WEAK.name  # 2.1.3: nothing comes of it
    assert life(m, "foe") == 3000
    play(m, raise_)
    assert values(m, WEAK)[:2] == (100, 100)


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
