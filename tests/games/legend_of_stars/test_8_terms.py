"""Chapter 8: terms of card texts, and the keywords of 8.13."""

from __future__ import annotations

from tests.games.legend_of_stars.table import (
    asked,
    attack,
    card,
    choose,
    clauses_against,
    defending,
    display,
    effect,
    hidden,
    life,
    log_has,
    no_flash,
    number,
    offered,
    play,
    scene,
    square,
    support,
    to_attack,
    use,
    values,
    zone,
)
from tests.ruling import clause

from kirifuda.kernel.position.decisions import Option

A = card(name="地の星", atk=300, def_=100, down=200)
SKY = card("[上空]", name="空の星", atk=300, down=200)
WALL = card(name="壁の星", atk=100, def_=900, down=400)


@clause("8.12")
def test_8_12_downed_is_not_destroyed() -> None:
    downed = card("このキャラクターが破壊された時、カードを1枚引く。", atk=100, down=300)
    m = scene(me={"characters": {0: A}}, foe={"characters": {0: downed}})
    attack(m, A)
    assert zone(m, "foe", "trash") == [downed.name]
    assert life(m, "foe") == 2700
    assert not log_has(m, "8.5")


@clause("8.13.2")
def test_8_13_2_an_effect_is_as_fast_as_its_card_last_was() -> None:
    """The effect lasts after its card has gone; it is not slower for that."""
    witch = card(
        "1ターンに1回、このカードの効果を発動する。"
        "ターン終了時まで、相手の全てのキャラクターのATKを-100する。",
        speed=2,
    )
    wind = support("自分の全てのキャラクターのスピードを+3する。")
    end = effect("自分のキャラクターを1体選び、破壊する。")
    guard = card("[スピード耐性:3]", atk=400, def_=100, down=100)
    m = scene(
        me={"characters": {4: witch}, "supports": [wind], "hand": [end]},
        foe={"characters": {0: guard}},
    )
    use(m, witch)
    assert values(m, guard) == (300, 100, 100)
    play(m, end)
    assert zone(m, "me", "characters") == [""] * 8
    assert values(m, guard) == (300, 100, 100)
    m = scene(me={"characters": {4: witch}}, foe={"characters": {0: guard}})
    use(m, witch)
    assert values(m, guard) == (400, 100, 100)  # without the wind it is too slow


@clause("8.1.1", "8.4")
def test_8_4_what_a_used_effect_triggers_comes_after_it() -> None:
    witch = card("1ターンに1回、このカードの効果を発動する。カードを1枚引く。")
    heard = support("自分のキャラクターの効果が発動された時、ライフを100回復する。")
    m = scene(me={"characters": {4: witch}, "supports": [heard]})
    use(m, witch)
    told = [note.clause for note in m.log if note.clause in ("8.5", "8.6")]
    assert told == ["8.5", "8.6"]


@clause("8.10")
def test_8_10_destroyed_is_not_downed() -> None:
    end = effect("相手のキャラクターを1体選び、破壊する。")
    m = scene(me={"hand": [end]}, foe={"characters": {0: WALL}})
    play(m, end)
    assert zone(m, "foe", "trash") == [WALL.name]
    assert life(m, "foe") == 3000


@clause("8.11")
def test_8_11_damage_to_a_character_downs_it_if_its_value_is_not_greater() -> None:
    bolt = effect("相手のキャラクターを1体選び、そのキャラクターに300ダメージを与える。")
    for lies, downed in ((A, True), (defending(A), True), (defending(WALL), False)):
        m = scene(me={"hand": [bolt]}, foe={"characters": {0: lies}})
        play(m, bolt)
        assert bool(zone(m, "foe", "trash")) == downed


@clause("8.2")
def test_8_2_an_effect_moves_a_character_to_another_square() -> None:
    push = effect("相手のキャラクターを1体選び、前衛に移動させる。")
    m = scene(me={"hand": [push]}, foe={"characters": {6: A}})
    play(m, push)
    assert square(m, A) == 2


@clause("8.5")
def test_8_5_cards_are_drawn_from_the_top() -> None:
    two = effect("カードを2枚引く。")
    m = scene(me={"hand": [two], "top": [WALL, SKY, A]})
    play(m, two)
    assert zone(m, "me", "hand") == [WALL.name, SKY.name]


@clause("8.6")
def test_8_6_life_is_ones_own_unless_told_otherwise() -> None:
    own, other = effect("ライフを200回復する。"), effect("相手のライフを300回復する。")
    m = scene(me={"hand": [own, other], "life": 500}, foe={"life": 500})
    play(m, own)
    assert (life(m, "me"), life(m, "foe")) == (700, 500)
    play(m, other)
    assert (life(m, "me"), life(m, "foe")) == (700, 800)


@clause("8.7", "8.9")
def test_8_7_printed_numbers_do_not_change_8_9_numbers_do() -> None:
    up = support("全てのキャラクターのATKを+200する。")
    printed = effect("元々のATKが400以上の相手のキャラクターを1体選び、破壊する。")
    changed = effect("ATKが400以上の相手のキャラクターを1体選び、破壊する。")
    m = scene(me={"hand": [printed, changed], "supports": [up]}, foe={"characters": {0: A}})
    assert values(m, A)[0] == 500
    assert not offered(m, "play", printed)
    play(m, changed)
    assert zone(m, "foe", "trash") == [A.name]


@clause("8.9", "2.1.2", "2.1.3")
def test_8_9_numbers_do_not_fall_below_zero_and_nothing_comes_of_zero() -> None:
    lower = effect("このターン、全ての相手のキャラクターのATKとDEFを-900する。")
    m = scene(me={"hand": [lower]}, foe={"characters": {0: A, 1: defending(A)}})
    play(m, lower)
    for one in m.state.cards(1, 1):
        assert m.state.face(one).nums[2:4] == [0, 0]
    assert zone(m, "foe", "trash") == []


@clause("8.2")
def test_8_2_nobody_moves_onto_another() -> None:
    push = effect("相手のキャラクターを1体選び、前衛に移動させる。")
    m = scene(me={"hand": [push]}, foe={"characters": {6: A, 2: WALL}})
    play(m, push)
    choose(m, "pick", A)
    assert (square(m, A), square(m, WALL)) == (6, 2)


# -- 8.13.1 ------------------------------------------------------------------------------------


@clause("8.13.1")
def test_8_13_1_sky_may_attack_the_player_past_characters() -> None:
    m = scene(me={"characters": {0: SKY}}, foe={"characters": {0: WALL, 4: WALL}})
    attack(m, SKY, direct=True)
    assert life(m, "foe") == 2700


@clause("8.13.1")
def test_8_13_1_sky_may_battle_instead() -> None:
    m = scene(me={"characters": {0: SKY}}, foe={"characters": {0: WALL}})
    attack(m, SKY)
    assert zone(m, "foe", "trash") == [WALL.name]


@clause("8.13.1")
def test_8_13_1_not_past_sky_in_the_lane() -> None:
    for spot in (0, 4):
        m = scene(me={"characters": {0: SKY}}, foe={"characters": {0: WALL, spot: SKY}})
        to_attack(m)
        assert offered(m, "attack", SKY, number=0)
        assert not offered(m, "attack", SKY, number=1)
        direct = Option("attack", number(m, SKY, "me"), number=1)
        assert clauses_against(m, "me", direct) == ["8.13.1"]
    m = scene(me={"characters": {0: SKY}}, foe={"characters": {0: WALL, 1: SKY}})
    to_attack(m)
    assert offered(m, "attack", SKY, number=1)


@clause("8.13.1")
def test_8_13_1_what_lies_face_down_shows_no_sky() -> None:
    m = scene(me={"characters": {0: SKY}}, foe={"characters": {0: hidden(SKY)}})
    attack(m, SKY, direct=True)
    assert life(m, "foe") == 2700


def test_8_13_1_others_cannot() -> None:
    m = scene(me={"characters": {0: A}}, foe={"characters": {0: WALL}})
    to_attack(m)
    assert not offered(m, "attack", A, number=1)


# -- 8.13.2, 8.13.3 ----------------------------------------------------------------------------


@clause("8.13.2")
def test_8_13_2_speed_resistance() -> None:
    tough = card("[スピード耐性:3]")
    for speed, works in ((2, False), (3, False), (4, True)):
        end = effect("相手のキャラクターを1体選び、破壊する。", speed=speed)
        m = scene(me={"hand": [end]}, foe={"characters": {4: tough}})
        play(m, end)
        assert (zone(m, "foe", "trash") == [tough.name]) == works
        assert zone(m, "me", "trash") == [end.name]


@clause("8.13.2")
def test_8_13_2_resistance_stops_continuous_effects_of_the_opponent_only() -> None:
    tough = card("[スピード耐性:3]", atk=500)
    weaken = support("全てのキャラクターのATKを-100する。", speed=3)
    m = scene(me={"supports": [weaken]}, foe={"characters": {4: tough, 5: A}})
    assert values(m, tough)[0] == 500
    assert values(m, A)[0] == 200
    m = scene(me={"supports": [weaken], "characters": {4: tough}})
    assert values(m, tough)[0] == 400


@clause("8.13.3")
def test_8_13_3_energy_resistance() -> None:
    tough = card("[エネルギー耐性:2]")
    for cost, works in ((1, False), (2, False), (3, True)):
        end = effect("相手のキャラクターを1体選び、破壊する。", cost=cost)
        m = scene(me={"hand": [end], "energy": 3}, foe={"characters": {4: tough}})
        play(m, end)
        assert (zone(m, "foe", "trash") == [tough.name]) == works


@clause("8.13.3")
def test_8_13_3_effects_of_characters_too() -> None:
    tough = card("[エネルギー耐性:2]", atk=500)
    lowered = "このキャラクターが場に出た時、このターン、全ての相手のキャラクターのATKを-100する。"
    for cost, atk in ((2, 500), (3, 400)):
        comes = card(lowered, cost=cost)
        m = scene(me={"hand": [comes], "energy": 3}, foe={"characters": {4: tough}})
        play(m, comes, 4)
        assert values(m, tough)[0] == atk


# -- 8.13.4, 8.13.5 ----------------------------------------------------------------------------


@clause("8.13.4")
def test_8_13_4_double_attack_attacks_twice() -> None:
    twice = card("[2回攻撃]", atk=300)
    m = scene(me={"characters": {0: twice, 1: card()}}, foe={"characters": {0: card(atk=100)}})
    attack(m, twice)
    assert zone(m, "foe", "trash") != []
    attack(m, twice)
    assert life(m, "foe") == 3000 - 100 - 300
    assert not offered(m, "attack", twice)


@clause("8.13.5")
def test_8_13_5_who_battled_with_venom_is_downed_as_the_battle_ends() -> None:
    venom = card("[毒呪]", atk=100, def_=100, down=100)
    m = scene(me={"characters": {0: A}}, foe={"characters": {0: venom}})
    attack(m, A)
    assert zone(m, "foe", "trash") == [venom.name]
    assert zone(m, "me", "trash") == [A.name]
    assert log_has(m, "8.13.5", "down", A)
    assert (life(m, "me"), life(m, "foe")) == (2800, 2900)


@clause("8.13.5")
def test_8_13_5_an_attacker_with_venom_too() -> None:
    venom = card("[毒呪]", atk=100, down=100)
    m = scene(me={"characters": {0: venom}}, foe={"characters": {0: defending(WALL)}})
    attack(m, venom)
    assert zone(m, "foe", "trash") == [WALL.name]
    assert zone(m, "me", "trash") == [venom.name]


@clause("8.13.5")
def test_8_13_5_without_a_battle_venom_does_nothing() -> None:
    venom = card("[毒呪]", atk=100)
    m = scene(me={"characters": {0: venom}}, foe={"characters": {1: WALL}})
    attack(m, venom)
    assert zone(m, "foe", "characters")[1] == WALL.name


@clause("8.13.5", "8.13.2", "8.13.3")
def test_8_13_5_who_resists_the_card_resists_its_venom() -> None:
    venom = card("[毒呪]", atk=100, down=100, speed=3, cost=2)
    for text, downed in (
        ("[スピード耐性:3]", False),
        ("[スピード耐性:2]", True),
        ("[エネルギー耐性:2]", False),
        ("[エネルギー耐性:1]", True),
    ):
        tough = card(text, atk=300)
        m = scene(me={"characters": {0: tough}}, foe={"characters": {0: venom}})
        attack(m, tough)
        assert zone(m, "foe", "trash") == [venom.name]
        assert (zone(m, "me", "trash") == [tough.name]) == downed


@clause("8.13.5", "5.5.1.VI")
def test_8_13_5_effects_of_the_damage_come_before_venom() -> None:
    venom = card("[毒呪]", atk=100, down=100)
    healer = card(
        "このキャラクターが相手にダメージを与えた時、ライフを10回復する。\n"
        "このキャラクターがダウンした時、ライフを20回復する。",
        atk=300,
    )
    m = scene(me={"characters": {0: healer, 1: A}}, foe={"characters": {0: venom}})
    attack(m, healer)
    told = [n.number for n in m.log if n.verb == "gain life" or n.clause == "8.13.5"]
    assert told == [10, 0, 20]
    asked(m, "attack", 0)


@clause("8.12")
def test_8_12_what_lies_face_down_is_turned_up_to_be_downed() -> None:
    end = effect("全ての相手のキャラクターをダウン状態にする。")
    m = scene(me={"hand": [end]}, foe={"characters": {4: hidden(A)}})
    play(m, end)
    assert zone(m, "foe", "trash") == [A.name]
    assert life(m, "foe") == 2800


@clause("8.8")
def test_8_8_a_battle_is_one_for_both_characters() -> None:
    brawler = card("このキャラクターが戦闘を行った時、ライフを100回復する。", atk=400, down=0)
    for mine, yours, healed in (
        (brawler, A, (100, 0)),
        (A, brawler, (0, 100)),
        (brawler, None, (0, 0)),
    ):
        m = scene(me={"characters": {0: mine}}, foe={"characters": {0: yours}})
        attack(m, mine)
        gained = [
            sum(n.number for n in m.log if (n.verb, n.seat) == ("gain life", i)) for i in (0, 1)
        ]
        assert tuple(gained) == healed


@clause("8.13")
def test_8_13_special_effects_add_up() -> None:
    wings = support("全ての自分のキャラクターは[上空]を得る。")
    fangs = support("全ての自分のキャラクターは[2回攻撃]を得る。")
    m = scene(me={"characters": {0: A}, "supports": [wings, fangs]}, foe={"characters": {0: WALL}})
    attack(m, A, direct=True)
    attack(m, A, direct=True)
    assert life(m, "foe") == 2400


def test_sky_chosen_before_a_lane_with_sky_was_reached_battles_there() -> None:
    aside = effect("[フラッシュ]\n相手のキャラクターを1体選び、隣のレーンに移動させる。")
    m = scene(
        me={"characters": {0: SKY}},
        foe={"characters": {0: WALL, 1: card("[上空]", name="番人", atk=100)}, "hand": [aside]},
    )
    attack(m, SKY, direct=True)
    asked(m, "priority", 1)
    play(m, aside)
    assert zone(m, "foe", "trash") == [aside.name, "番人"]
    assert life(m, "foe") == 2900


@clause("8.13.1")
def test_8_13_1_a_direct_attack_goes_past_who_comes_meanwhile() -> None:
    step = effect("[フラッシュ]\n自分のキャラクターを1体選び、隣のレーンに移動させる。")
    for attacker, comes, damage in ((SKY, WALL, 300), (SKY, SKY, 200), (A, WALL, 400)):
        m = scene(
            me={"characters": {0: attacker}},
            foe={"characters": {1: comes, 2: A}, "hand": [step]},
        )
        attack(m, attacker)
        play(m, step)
        choose(m, "pick", comes)
        assert zone(m, "foe", "characters")[1] == ""
        assert life(m, "foe") == 3000 - damage


def test_9_2_flash_cards_forbidden_are_not_asked_for() -> None:
    ban = support("相手はアタックフェイズに[フラッシュ]をプレイできない。")
    flash = effect("[フラッシュ]\nカードを1枚引く。")
    m = scene(me={"characters": {0: A}, "supports": [ban]}, foe={"hand": [flash]})
    attack(m, A)
    assert life(m, "foe") == 2700


def test_a_flash_card_that_finds_no_target_is_not_offered() -> None:
    flash = effect("[フラッシュ]\n相手のキャラクターを1体選び、破壊する。")
    draw = effect("[フラッシュ]\nカードを1枚引く。")
    m = scene(me={"hand": [flash, draw]}, foe={"hand": [flash]})
    assert not offered(m, "play", flash)
    assert clauses_against(m, "me", Option("play", number(m, flash, "me"))) == ["9.6"]
    choose(m, "play", draw)
    to_attack(m)
    no_flash(m)


@clause("8.13.2")
def test_8_13_2_what_lies_face_down_resists_by_what_others_give_it_only() -> None:
    """No target is turned up by what only holds (9.6.1)."""
    tough = card("[スピード耐性:3]")
    freeze = support("全てのキャラクターは表示を変更できない。", speed=3)
    for given, free in (
        ("全ての自分のキャラクターは[スピード耐性:3]を得る。", True),
        ("全ての自分のキャラクターは相手の効果を受けない。", True),
        ("全ての自分のキャラクターは[スピード耐性:2]を得る。", False),
    ):
        tent = support(given)
        m = scene(
            me={"characters": {4: hidden(tough)}, "supports": [tent]}, foe={"supports": [freeze]}
        )
        assert offered(m, "display", tough) == free


@clause("8.13.2", "8.13.3")
def test_8_13_2_a_source_that_has_been_turned_face_down_is_as_fast_and_dear_as_when_used() -> None:
    """By its own effect, by its cost, and while the effect lasts."""
    do = "相手のキャラクターを1体選び、破壊する。"
    for text in (
        f"1ターンに1回、このカードの効果を発動する。このキャラクターを裏側表示にする。{do}",
        f"このキャラクターを裏側表示にして、このカードの効果を発動する。{do}",
    ):
        ninja = card(text, speed=4, cost=4, name="忍び")
        for shield, works in (
            ("[スピード耐性:3]", True),
            ("[スピード耐性:4]", False),
            ("[エネルギー耐性:3]", True),
            ("[エネルギー耐性:4]", False),
        ):
            tough = card(shield)
            m = scene(me={"characters": {4: ninja}}, foe={"characters": {4: tough}})
            use(m, ninja)
            assert display(m, ninja) == 3
            assert (zone(m, "foe", "trash") == [tough.name]) == works


@clause("8.13.2")
def test_8_13_2_so_also_while_its_effect_lasts_and_if_it_leaves_face_down() -> None:
    witch = card(
        "1ターンに1回、このカードの効果を発動する。"
        "ターン終了時まで、相手の全てのキャラクターのATKを-100する。",
        speed=4,
    )
    cover = effect("自分のキャラクターを1体選び、裏側表示にする。")
    gather = effect("自分の裏側表示のキャラクターを1体選び、エネルギーゾーンに置く。")
    guard = card("[スピード耐性:3]", atk=400)
    m = scene(
        me={"characters": {4: witch}, "hand": [cover, gather]}, foe={"characters": {0: guard}}
    )
    use(m, witch)
    play(m, cover)
    assert display(m, witch) == 3
    assert values(m, guard)[0] == 300
    play(m, gather)
    assert zone(m, "me", "energy")[-1] == witch.name
    assert values(m, guard)[0] == 300


@clause("8.13.2")
def test_8_13_2_so_also_of_what_is_triggered() -> None:
    for when in ("裏側表示になった", "場に出た"):
        imp = card(
            f"このキャラクターが{when}時、このキャラクターを裏側表示にする。"
            "相手のキャラクターを1体選び、破壊する。",
            speed=4,
        )
        cover = effect("自分のキャラクターを1体選び、裏側表示にする。")
        for shield, works in (("[スピード耐性:3]", True), ("[スピード耐性:4]", False)):
            tough = card(shield)
            m = scene(
                me={"hand": [imp], "energy": 1}
                if when == "場に出た"
                else {"characters": {4: imp}, "hand": [cover]},
                foe={"characters": {4: tough}},
            )
            play(m, imp, 4) if when == "場に出た" else play(m, cover)
            assert (zone(m, "foe", "trash") == [tough.name]) == works


@clause("8.13.2", "8.13.5")
def test_8_13_2_so_also_of_venom() -> None:
    viper = card(
        "[毒呪]\nこのキャラクターが戦闘を行った時、このキャラクターを裏側表示にする。",
        speed=4,
        atk=100,
    )
    calm = support("全ての自分のキャラクターは戦闘でダウン状態にならない。")
    for shield, downed in (("[スピード耐性:3]", True), ("[スピード耐性:4]", False)):
        tough = card(shield, atk=100, def_=900)
        m = scene(
            me={"characters": {0: viper}, "supports": [calm]},
            foe={"characters": {0: defending(tough)}},
        )
        attack(m, viper)
        assert display(m, viper) == 3
        assert (zone(m, "foe", "trash") == [tough.name]) == downed


def test_9_2_what_no_effect_of_the_opponent_affects_keeps_its_numbers_and_its_place() -> None:
    free = card("このキャラクターは相手の効果を受けない。", atk=500)
    weaken = support("全てのキャラクターのATKを-100する。")
    end = effect("相手のキャラクターを1体選び、破壊する。")
    m = scene(
        me={"supports": [weaken], "hand": [end]},
        foe={"characters": {4: free}},
    )
    assert values(m, free)[0] == 500
    play(m, end)
    assert zone(m, "foe", "characters")[4] == free.name
