"""5.5: the attack phase and its battles."""

from __future__ import annotations

import pytest
from tests.games.legend_of_stars.table import (
    asked,
    attack,
    card,
    choose,
    clauses_against,
    defending,
    display,
    effect,
    end_attacks,
    hidden,
    life,
    log_has,
    log_notes,
    no_flash,
    number,
    offered,
    options,
    pass_,
    play,
    scene,
    support,
    to_attack,
    trigger,
    use,
    zone,
)
from tests.ruling import clause

from kirifuda.kernel.position.decisions import Option

A = card(name="攻め手", atk=300, def_=100, down=200)
WALL = card(name="守り手", atk=200, def_=500, down=400)
FODDER = card(name="端役", atk=100, def_=100, down=100)
FLASH = effect("[フラッシュ]\nカードを1枚引く。")
SPY = card(
    "このキャラクターが裏側表示から表側表示になった時、カードを1枚引く。", name="間者", atk=100
)


def lane(front: object = None, back: object = None) -> dict[str, object]:
    """A seat with a front and a back character in lane 1."""
    return {"characters": {1: front, 5: back}}


# -- 5.5: who attacks whom ---------------------------------------------------------------------


@clause("5.5")
@pytest.mark.parametrize(
    ("front", "back", "met"),
    [(None, None, None), (FODDER, None, FODDER), (FODDER, WALL, FODDER), (None, FODDER, FODDER)],
)
def test_5_5_the_lane_tells_whom_an_attack_meets(front: object, back: object, met: object) -> None:
    m = scene(me={"characters": {1: A}}, foe=lane(front, back))
    attack(m, A)
    if met is None:
        assert life(m, "foe") == 2700
        assert zone(m, "foe", "trash") == []
    else:
        assert life(m, "foe") == 2900
        assert zone(m, "foe", "trash") == [FODDER.name]


@clause("5.5.1")
def test_5_5_1_each_character_attacks_once() -> None:
    other = card()
    m = scene(me={"characters": {0: A, 1: other}})
    attack(m, A)
    assert not offered(m, "attack", A)
    assert clauses_against(m, "me", Option("attack", number(m, A))) == ["5.5.1"]
    attack(m, other)
    assert life(m, "foe") == 2400


@clause("5.5.1", "5.5.1.I")
def test_5_5_1_i_only_what_lies_face_up_attacks() -> None:
    m = scene(me={"characters": {0: hidden(A), 1: FODDER}})
    to_attack(m)
    assert not offered(m, "attack", A)
    assert clauses_against(m, "me", Option("attack", number(m, A))) == ["5.5.1"]


@clause("5.5.1.I", "6.4")
@pytest.mark.parametrize("lies", [hidden(WALL), {**defending(WALL), "down": True}])
def test_5_5_1_i_an_attacked_character_is_turned_up_as_it_lies(lies: dict[str, object]) -> None:
    m = scene(me={"characters": {1: A}}, foe={**lane(lies), "hand": [FLASH]})
    attack(m, A)
    asked(m, "priority", 1)
    assert display(m, WALL) == (1 if lies.get("rest") else 0)
    assert log_has(m, "5.5.1.I", "turn up", WALL)
    no_flash(m)


# -- 5.5.1.II, III: priority -------------------------------------------------------------------


@clause("5.5.1.II", "5.5.1.III", "7.2")
def test_5_5_1_ii_priority_goes_to_and_fro_until_both_pass_in_a_row() -> None:
    m = scene(
        me={"characters": {1: A}, "hand": [FLASH, FLASH]},
        foe={**lane(FODDER), "hand": [FLASH, FLASH]},
    )
    attack(m, A)
    asked(m, "priority", 1)
    play(m, FLASH)
    asked(m, "priority", 0)
    pass_(m)
    asked(m, "priority", 1)
    pass_(m)
    assert zone(m, "foe", "trash") == [FLASH.name, FODDER.name]
    assert len(zone(m, "me", "hand")) == 2
    no_flash(m)  # before the phase ends (5.5.3)


@clause("5.5.1.II")
def test_5_5_1_ii_one_thing_each_and_it_is_done_at_once() -> None:
    weaken = effect(
        "[フラッシュ]\n相手のキャラクターを1体選び、このターン、そのキャラクターのATKを-200する。"
    )
    m = scene(me={"characters": {1: A}, "hand": [FLASH]}, foe={**lane(FODDER), "hand": [weaken]})
    attack(m, A)
    play(m, weaken)
    assert m.state.face(number(m, A)).nums[2] == 100
    asked(m, "priority", 0)
    no_flash(m)
    assert log_has(m, "5.5.1.V.C")


@clause("5.5.1.II", "5.5.1.III")
def test_5_5_1_ii_effects_on_the_field_are_used_too() -> None:
    drummer = card("1ターンに1回、このカードの効果を発動する。カードを1枚引く。")
    m = scene(me={"characters": {1: A, 4: drummer}}, foe={"characters": {4: drummer}})
    attack(m, A)
    asked(m, "priority", 1)
    use(m, drummer)
    asked(m, "priority", 0)
    use(m, drummer)
    assert [n.seat for n in log_notes(m, "8.5")] == [1, 0]
    assert life(m, "foe") == 2700


@clause("5.5.1.II")
def test_5_5_1_ii_what_turning_up_triggers_is_used_there() -> None:
    m = scene(me={"characters": {1: A}, "hand": [FLASH]}, foe=lane(hidden(SPY)))
    attack(m, A)
    assert len(zone(m, "foe", "hand")) == 1
    asked(m, "priority", 0)
    no_flash(m)


def test_being_asked_for_flash_cards_does_not_tell_who_holds_one() -> None:
    for held in (FLASH, A):
        m = scene(
            me={"characters": {1: A}},
            foe={"hand": [held], "deck": [FLASH, *["FILLER"] * 5]},
        )
        attack(m, A)
        asked(m, "priority", 1)
        no_flash(m)
    m = scene(me={"characters": {1: A}}, foe={"hand": [A]})
    attack(m, A)
    assert life(m, "foe") == 2700  # a deck without flash cards is not asked


def test_nor_does_it_tell_who_holds_one_that_has_become_cheap() -> None:
    cheap = effect(
        "[フラッシュ]\n自分のライフが1000以下の場合、このカードをプレイするコストを-2する。\n"
        "カードを1枚引く。",
        cost=3,
    )
    for held in (cheap, A):
        m = scene(
            me={"characters": {1: A}},
            foe={"hand": [held], "deck": [cheap, *["FILLER"] * 5], "energy": 1, "life": 800},
        )
        attack(m, A)
        asked(m, "priority", 1)
        assert offered(m, "play") == (held is cheap)
        no_flash(m)


# -- 5.5.1.IV: the attack goes on ---------------------------------------------------------------

STEP_ASIDE = effect("[フラッシュ]\n自分のキャラクターを1体選び、隣のレーンに移動させる。")
LIE_DOWN = effect("[フラッシュ]\n相手のキャラクターを1体選び、ディフェンス表示にする。")
FALL_BACK = effect("[フラッシュ]\n相手のキャラクターを1体選び、後衛に移動させる。")
VANISH = effect("[フラッシュ]\n相手のキャラクターを1体選び、手札に戻す。")


@clause("5.5.1.IV")
def test_5_5_1_iv_from_another_lane_the_attack_goes_on_there() -> None:
    m = scene(
        me={"characters": {1: A, 0: FODDER}, "hand": [STEP_ASIDE]},
        foe={"characters": {1: WALL, 2: FODDER}},
    )
    attack(m, A)
    play(m, STEP_ASIDE)
    choose(m, "pick", A)
    assert zone(m, "foe", "trash") == [FODDER.name]
    assert zone(m, "foe", "characters")[1] == WALL.name


@clause("5.5.1.IV")
@pytest.mark.parametrize("stop", [FALL_BACK, VANISH])
def test_5_5_1_iv_without_its_place_the_attack_ends(stop: object) -> None:
    m = scene(me={"characters": {1: A, 2: FODDER}}, foe={**lane(FODDER), "hand": [stop]})
    attack(m, A)
    play(m, stop)  # type: ignore[arg-type]
    choose(m, "pick", A)
    assert log_has(m, "5.5.1.IV", "attack ends")
    assert zone(m, "foe", "characters")[1] == FODDER.name
    assert not offered(m, "attack", A)


@clause("5.5.1.IV")
def test_5_5_1_iv_in_defence_display_the_attack_ends() -> None:
    m = scene(me={"characters": {1: A}}, foe={"hand": [LIE_DOWN]})
    attack(m, A)
    play(m, LIE_DOWN)
    choose(m, "number", number=1)
    assert life(m, "foe") == 3000
    assert display(m, A) == 1


@clause("5.5.1.VI", "5.5.1.IV")
@pytest.mark.parametrize("how", ["down", "survives"])
def test_5_5_1_vi_what_lies_face_down_again_is_turned_up_without_its_effect(how: str) -> None:
    veil = effect("[フラッシュ]\n自分のキャラクターを1体選び、裏側表示にする。")
    spy = card(
        "このキャラクターが裏側表示から表側表示になった時、ライフを100回復する。",
        atk=100 if how == "down" else 900,
        down=0,
    )
    m = scene(me={"characters": {1: A, 2: FODDER}}, foe={**lane(spy), "hand": [veil]})
    attack(m, A)
    play(m, veil)
    assert log_has(m, "5.5.1.VI", "turn up", spy)
    assert zone(m, "foe", "trash") == [veil.name, spy.name][: 2 if how == "down" else 1]
    assert zone(m, "me", "trash") == ([] if how == "down" else [A.name])
    assert life(m, "foe") == 3000


# -- 5.5.1.V: comparing -------------------------------------------------------------------------


@clause("5.5.1.V", "5.5.1.V.A")
def test_5_5_1_v_a_the_greater_attacker_downs_the_other() -> None:
    m = scene(me={"characters": {1: A}}, foe=lane(WALL))
    attack(m, A)  # 300 against ATK 200
    assert zone(m, "foe", "trash") == [WALL.name]
    assert zone(m, "me", "characters")[1] == A.name
    assert (life(m, "me"), life(m, "foe")) == (3000, 2600)


@clause("5.5.1.V", "5.5.1.V.B")
def test_5_5_1_v_b_the_smaller_attacker_is_downed() -> None:
    m = scene(me={"characters": {1: A}}, foe=lane(defending(WALL)))
    attack(m, A)  # 300 against DEF 500
    assert zone(m, "me", "trash") == [A.name]
    assert zone(m, "foe", "characters")[1] == WALL.name
    assert (life(m, "me"), life(m, "foe")) == (2800, 3000)


@clause("5.5.1.V", "5.5.1.V.C")
def test_5_5_1_v_c_equal_values_down_both() -> None:
    equal = card(def_=300, atk=900, down=500)
    m = scene(me={"characters": {1: A}}, foe=lane(defending(equal)))
    attack(m, A)
    assert zone(m, "me", "trash") == [A.name]
    assert zone(m, "foe", "trash") == [equal.name]
    assert (life(m, "me"), life(m, "foe")) == (2800, 2500)


# -- 5.5.1.VI, 5.5.2: down damage ---------------------------------------------------------------


@clause("5.5.1.VI", "5.5.2")
def test_5_5_2_the_opponents_down_damage_comes_first_and_may_win() -> None:
    equal = card(atk=300, down=400)
    m = scene(me={"characters": {1: A}, "life": 200}, foe={**lane(equal), "life": 400})
    attack(m, A)
    assert m.outcome is not None
    assert m.outcome.winners == [0]
    assert (life(m, "me"), life(m, "foe")) == (200, 0)


@clause("5.5.2")
def test_5_5_2_if_life_is_left_the_turn_players_follows() -> None:
    equal = card(atk=300, down=400)
    m = scene(me={"characters": {1: A}, "life": 200}, foe={**lane(equal), "life": 500})
    attack(m, A)
    assert m.outcome is not None
    assert m.outcome.winners == [1]
    assert (life(m, "me"), life(m, "foe")) == (0, 100)


@clause("5.5.1.VI")
def test_5_5_1_vi_effects_of_damage_the_opponents_first() -> None:
    healer = support("自分のキャラクターが相手にダメージを与えた時、ライフを100回復する。")
    mine, yours = card(atk=300, down=200), card(atk=300, down=400)
    m = scene(
        me={"characters": {1: mine}, "supports": [healer]},
        foe={**lane(yours), "supports": [healer]},
    )
    attack(m, mine)
    order = [n.seat for n in log_notes(m, verb="gain life")]
    assert order == [1, 0]
    assert zone(m, "me", "trash") == [mine.name]
    assert (life(m, "me"), life(m, "foe")) == (2900, 2700)


@clause("5.5.1.VI")
def test_5_5_1_vi_effects_of_damage_come_when_the_downed_lie_in_the_trash() -> None:
    """Who was downed as well is no character that is there then (8.4)."""
    healer = card("このキャラクターが相手にダメージを与えた時、ライフを100回復する。", atk=300)
    for atk, healed in ((200, True), (300, False)):
        m = scene(me={"characters": {1: healer}}, foe=lane(card(atk=atk)))
        attack(m, healer)
        assert log_has(m, verb="gain life") == healed


@clause("5.5.1.VI")
def test_5_5_1_vi_then_the_next_attack_is_declared() -> None:
    m = scene(me={"characters": {0: A, 1: FODDER}}, foe=lane(FODDER))
    attack(m, A)
    asked(m, "attack", 0)
    assert [o.card for o in options(m, "attack")] == [number(m, FODDER, "me")]


# -- 5.5.3: before the phase ends ----------------------------------------------------------------


@clause("5.5.3", "7.1")
def test_5_5_3_before_the_phase_ends_both_may_use_flash_cards() -> None:
    m = scene(
        me={"characters": {1: A}, "hand": [FLASH]},
        foe={"hand": [FLASH]},
        turn=3,
    )
    end_attacks(m)
    asked(m, "priority", 1)
    play(m, FLASH)
    asked(m, "priority", 0)
    play(m, FLASH)
    asked(m, "priority", 1)
    pass_(m)
    pass_(m)
    asked(m, "main", 1)
    assert m.view(None)["turn"] == 4


@clause("5.5.3")
def test_5_5_3_also_where_nobody_can_attack() -> None:
    m = scene(me={}, foe={"hand": [FLASH]})
    to_attack(m)
    asked(m, "priority", 1)
    no_flash(m)
    asked(m, "main", 1)


def test_a_forced_effect_of_the_attacker_is_used_in_its_priority() -> None:
    eager = card("このキャラクターがアタックした時、カードを1枚引く。", atk=300)
    keen = card("自分のキャラクターがアタックした時、カードを1枚引く。")
    m = scene(me={"characters": {1: eager, 4: keen}})
    attack(m, eager)
    asked(m, "priority", 0)
    assert not offered(m, "pass")
    trigger(m, keen)
    assert len(zone(m, "me", "hand")) == 2
