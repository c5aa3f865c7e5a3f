"""Rulings at the border of a clause: what is so on this side of it and not on the other."""

from __future__ import annotations

import pytest
from tests.games.legend_of_stars.table import (
    attack,
    card,
    choose,
    defending,
    display,
    effect,
    end_attacks,
    end_turn,
    energy,
    game,
    hidden,
    is_asked,
    is_rested,
    life,
    log_has,
    no_flash,
    number,
    offered,
    options,
    play,
    rested,
    scene,
    show,
    support,
    to_attack,
    zone,
)
from tests.ruling import clause

from kirifuda import CardError

A = card(name="甲", atk=300, def_=200, down=100)
B = card(name="乙", atk=200, def_=300, down=200)


@clause("5.5.1.V.A", "5.5.1.V.B", "5.5.1.V.C", "5.5.1.V", "5.5.1.VI", "2.1.4", "8.12")
@pytest.mark.parametrize("lies", ["attack", "defence"])
@pytest.mark.parametrize("strength", [299, 300, 301])
def test_5_5_1_v_who_is_downed_turns_at_equal_values(strength: int, lies: str) -> None:
    told = "このキャラクターがダウン状態になった時、ライフを7回復する。"
    attacker = card(told, name="攻", atk=strength, def_=900, down=10)
    other = card(told, name="守", atk=300 if lies == "attack" else 1, def_=300, down=200)
    m = scene(
        me={"characters": {1: attacker}, "deck": 9},
        foe={"characters": {1: defending(other) if lies == "defence" else other}, "deck": 9},
    )
    attack(m, attacker)
    while m.decision is not None and is_asked(m, "priority"):
        m.choose(0)
    mine, yours = strength <= 300, strength >= 300
    assert zone(m, "me", "trash") == ([attacker.name] if mine else [])
    assert zone(m, "foe", "trash") == ([other.name] if yours else [])
    assert (life(m, "me"), life(m, "foe")) == (3000 - 3 * mine, 3000 - 193 * yours)


@clause("9.6.1", "8.13.1", "6.4")
def test_9_6_1_what_lies_face_down_shows_no_keyword() -> None:
    flier = card("[上空]", name="翼", atk=300)
    odd = card(name="奇", speed=1, cost=1)
    for lies, direct in ((flier, False), (hidden(flier), True), (A, True), (odd, True)):
        m = scene(me={"characters": {1: flier}}, foe={"characters": {1: lies}})
        to_attack(m)
        found = [o.number for o in options(m, "attack")]
        assert found == ([0, 1] if direct else [0])
    for lane in range(4):  # sky in another lane keeps nobody from it
        m = scene(
            me={"characters": {1: flier}},
            foe={"characters": {1: A, 4 + lane: flier}} if lane != 1 else {},
        )
        to_attack(m)
        assert [o.number for o in options(m, "attack")] == ([0, 1] if lane != 1 else [0])


@clause("2.1")
@pytest.mark.parametrize("value", ["atk", "def_", "down", "lead"])
@pytest.mark.parametrize("kind", ["effect", "support"])
def test_2_1_only_characters_have_the_numbers_of_battle_and_lead_icons(
    value: str, kind: str
) -> None:
    given = {value.rstrip("_"): "▲" if value == "lead" else 100}
    row: dict[str, object] = {
        "key": "made-0",
        "kind": kind,
        "name": "半端",
        "cost": 0,
        "speed": 1,
        **given,
    }
    with pytest.raises(CardError) as refused:
        game.define(row)
    assert {r.clause for r in refused.value.reasons} == {"2.1"}


@clause("5.3")
def test_5_3_what_stays_face_down_changes_its_display_face_down() -> None:
    m = scene(me={"characters": {4: {**defending(A), "down": True}, 5: hidden(B)}})
    show(m, A, 3)
    assert display(m, A) == 3
    show(m, B, 5)
    assert display(m, B) == 5
    assert not log_has(m, verb="turn up")


@clause("8.11", "3.7", "4")
def test_8_11_effects_damage_players_and_characters() -> None:
    burn = effect("相手に300ダメージを与える。", name="焼")
    for had, left in ((3000, 2700), (301, 1)):
        m = scene(me={"hand": [burn]}, foe={"life": had})
        play(m, burn)
        assert (life(m, "foe"), life(m, "me")) == (left, 3000)
        assert m.outcome is None
    m = scene(me={"hand": [burn]}, foe={"life": 300})
    play(m, burn)
    assert m.outcome is not None
    assert m.outcome.winners == [0]


@clause("5.5.2")
def test_5_5_2_who_has_won_takes_no_damage_any_more() -> None:
    equal = card(name="互", atk=300, down=400)
    for theirs, mine, left in ((400, 400, 400), (401, 400, 0)):
        m = scene(
            me={"characters": {1: equal}, "life": mine},
            foe={"characters": {1: equal}, "life": theirs},
        )
        attack(m, equal)
        assert m.outcome is not None
        assert m.outcome.winners == [0 if left else 1]
        assert life(m, "me") == left


@clause("8.11")
@pytest.mark.parametrize("lies", ["attack", "defence"])
def test_8_11_damage_downs_who_has_no_more_than_that(lies: str) -> None:
    for amount in (1, 200):
        for value in (0, amount, amount + 1):
            hit = effect(
                f"相手のキャラクターを1体選び、そのキャラクターに{amount}ダメージを与える。"
            )
            one = card(name="的", atk=value if lies == "attack" else 900, def_=value, down=10)
            m = scene(
                me={"hand": [hit]},
                foe={"characters": {1: defending(one) if lies == "defence" else one}},
            )
            play(m, hit)
            downed = value <= amount
            assert zone(m, "foe", "trash") == ([one.name] if downed else [])
            assert life(m, "foe") == 3000 - 10 * downed


@clause("5.5.1", "8.13.4")
def test_5_5_1_each_attacks_once_and_twice_with_double_attack_only() -> None:
    for text, times in (("", 1), ("[毒呪]", 1), ("[上空]", 1), ("[2回攻撃]", 2)):
        one, other = card(text, name="一", atk=100), card(name="二", atk=10)
        m = scene(me={"characters": {0: one, 1: other}})
        for _ in range(times):
            attack(m, one)
        assert life(m, "foe") == 3000 - 100 * times
        assert not offered(m, "attack", one)
        assert offered(m, "attack", other)


@clause("6.4")
def test_6_4_what_lies_face_down_has_no_values() -> None:
    one = card("[上空]\n[スピード耐性:3]", name="影", atk=300, def_=200, down=100, cost=2, lead="▲")
    m = scene(me={"characters": {1: hidden(one)}})
    face = m.state.face(number(m, one))
    assert face.nums == [0, 0, 0, 0, 0, 0, 0, -1, -1]
    assert (list(face.abilities), face.kinds) == ([], 1)


@clause("9.5")
def test_9_5_a_hand_size_that_is_set_for_the_other_player_only() -> None:
    three = support("相手の手札の上限は3枚になる。", name="三")
    m = scene(me={"supports": [three], "hand": [A] * 6, "deck": 9}, foe={"hand": [A] * 6})
    end_attacks(m)
    no_flash(m)
    assert len(zone(m, "me", "hand")) == 6
    end_attacks(m)
    no_flash(m)
    while m.decision is not None and m.decision.kind == "hand size":
        m.choose(0)
    assert len(zone(m, "foe", "hand")) == 3


@clause("9.6.2.(4)")
def test_9_6_2_4_what_was_to_follow_fails_with_it() -> None:
    aloof = card("このキャラクターは相手の効果の対象にならない。", name="孤高")
    end = effect("相手のキャラクターを1体選び、破壊する。そうした場合、カードを1枚引く。")
    for one, gone in ((aloof, 0), (A, 1)):
        m = scene(me={"hand": [end]}, foe={"characters": {4: hidden(one)}})
        play(m, end)
        assert len(zone(m, "foe", "trash")) == gone
        assert len(zone(m, "me", "hand")) == gone
    both = effect("相手のキャラクターを2体選び、破壊する。そうした場合、カードを1枚引く。")
    for one, gone in ((aloof, 1), (B, 2)):
        m = scene(me={"hand": [both]}, foe={"characters": {4: hidden(one), 5: A}})
        play(m, both)
        while is_asked(m, "choose"):
            m.choose(0)
        assert len(zone(m, "foe", "trash")) == gone
        assert len(zone(m, "me", "hand")) == gone - 1  # not done for one of them is not done


@clause("3.3", "5.3")
def test_3_3_there_are_six_ways_to_lie() -> None:
    m = scene(me={"hand": [A], "energy": 1, "characters": {4: B, 5: B, 6: B}})
    choose(m, "play", A)
    assert [o.number for o in options(m, "display")] == [0, 1, 2, 3, 4, 5]
    m.choose(0)
    assert zone(m, "me", "characters")[7] == A.name


@clause("5.5", "5.5.1")
def test_5_5_who_attacks_lies_face_up_in_attack_display_in_front() -> None:
    for spot, lies, can in (
        (1, A, True),
        (1, hidden(A), False),
        (1, defending(A), False),
        (5, A, False),
    ):
        m = scene(me={"characters": {spot: lies, 3: B}})
        to_attack(m)
        assert offered(m, "attack", A) == can
        assert offered(m, "attack", B)


@clause("8.7")
def test_8_7_what_is_printed_counts_from_its_number_on() -> None:
    up = support("全ての自分のキャラクターのATKを+200する。")
    for such, found in (
        ("300以上", True),
        ("301以上", False),
        ("300以下", True),
        ("299以下", False),
    ):
        end = effect(f"元々のATKが{such}の相手のキャラクターを1体選び、破壊する。")
        m = scene(me={"hand": [end]}, foe={"characters": {1: A}, "supports": [up]})
        assert offered(m, "play", end) == found


@clause("5.2", "3.5")
def test_5_2_what_is_kept_from_it_stays_as_it_lies() -> None:
    grip = support(
        "相手のゲイン表示の全てのサポートはセットアップフェイズにリゲインしない。", name="掴"
    )
    plain = support(name="板")
    for held in (True, False):
        m = scene(
            me={"supports": [grip] if held else [], "deck": 9},
            foe={"supports": [rested(plain)], "energy": [rested(A)], "deck": 9},
        )
        end_turn(m)
        assert is_rested(m, plain) == held
        assert energy(m, "foe") == 1
