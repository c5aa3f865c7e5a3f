"""10.1 and 10.3: when battles begin and how they are counted; who attacks (10.4.1.3)."""

from __future__ import annotations

from tests.games.vanguard.table import (
    asked,
    attack,
    choose,
    clauses_against,
    count,
    drawing,
    end_battles,
    is_rested,
    leave,
    no_guard,
    number,
    offered,
    power,
    rested,
    scene,
    table,
    to_battle,
    unit,
    zone,
)
from tests.ruling import clause

from kirifuda import Option

V = "FILLER-V"


@clause("10.3.1.1", "10.3.1")
def test_10_3_1_1_the_battle_phase_starts_once() -> None:
    watcher, a, b = unit(drawing("あなたのバトルフェイズ開始時")), unit(), unit()
    field = {"back center": watcher, "front left": a, "front right": b}
    m = scene(me={"rear-guards": field, "hand": []}, foe={"hand": []})
    to_battle(m)
    assert count(m, "me", "hand") == 1
    attack(m, a)
    assert is_rested(m, a)
    asked(m, "attack", "me")
    assert count(m, "me", "hand") == 1  # the second start step is not the start of the phase


@clause("10.3.1.3", "10.3.1.5", "10.1.1", "9.10.1")
def test_10_3_1_5_who_does_not_attack_goes_on_to_the_end_phase() -> None:
    a = unit()
    m = scene(me={"rear-guards": {"front left": a}}, foe={"hand": []})
    to_battle(m)
    assert offered(m, "attack", a)
    assert offered(m, "end battles")
    end_battles(m)
    assert table(m).turn_seat == 1
    assert zone(m, "foe", "damage zone") == []
    leave(m, "ride")


@clause("10.3.2")
def test_10_3_2_nobody_attacks_in_the_first_turn_of_the_game() -> None:
    first = scene(turn=1, me={"rear-guards": {"front left": unit()}})
    to_battle(first)
    assert table(first).turn_seat == 1
    to_battle(second := scene(turn=2, me={"rear-guards": {"front left": unit()}}))
    asked(second, "attack", "me")


@clause("10.3.2", "10.4.1.3")
def test_10_3_2_without_a_possible_attack_the_phase_is_over() -> None:
    held = unit("【永】【(R)】：このユニットはアタックできない。")
    field = {"front left": held, "back right": unit(), "front right": rested(unit())}
    m = scene(me={"vanguard": rested(V), "rear-guards": field})
    to_battle(m)
    assert table(m).turn_seat == 1


@clause("10.4.1.3", "10.1.1", "10.4.1.5")
def test_10_4_1_3_standing_units_of_the_front_row_attack() -> None:
    front, tired, back = unit(), unit(), unit()
    field = {"front left": front, "front right": rested(tired), "back left": back}
    m = scene(me={"rear-guards": field}, foe={"hand": []})
    to_battle(m)
    assert offered(m, "attack", front)
    assert offered(m, "attack", V)
    assert clauses_against(m, "me", Option("attack", number(m, tired))) == ["10.4.1.3"]
    assert clauses_against(m, "me", Option("attack", number(m, back))) == ["10.4.1.3"]
    attack(m, front)
    assert is_rested(m, front)


@clause("10.4.1.2", "10.4.1.3", "10.4.1.3.1", "10.1.3", "10.1.2", "10.4.1.1")
def test_10_4_1_3_1_who_left_at_the_start_of_the_attack_step_does_not_attack() -> None:
    text = "【自】【(R)】：あなたのアタックステップ開始時、このユニットを退却させる。"
    coward = unit(text)
    m = scene(me={"vanguard": rested(V), "rear-guards": {"front left": coward}}, foe={"hand": []})
    to_battle(m)
    choose(m, "attack", coward)
    assert zone(m, "me", "drop zone") == [coward.name]
    assert table(m).turn_seat == 1  # without an attacker the phase ends
    assert zone(m, "foe", "damage zone") == []
    assert [n.clause for n in m.log if n.verb == "step"][:3] == ["10.3.1.1", "10.4.1.2", "9.5.2"]


@clause("10.4.1.3.1", "10.1.2")
def test_10_4_1_3_1_what_lasts_for_the_battle_ends_with_it_also_without_an_attacker() -> None:
    text = (
        "【自】【(R)】：あなたのアタックステップ開始時、"
        "{}中、あなたのヴァンガードのパワー+5000し、このユニットを退却させる。"
    )
    asks = "【自】【(R)】：あなたのターン終了時、あなたのヴァンガードのパワーが15000以上なら、1枚引く。"
    for span, drawn in (("そのバトル", 0), ("そのターン", 1)):
        lead, coward = unit(grade=2, power=10000), unit(text.format(span))
        m = scene(
            me={
                "vanguard": rested(lead),
                "rear-guards": {"front left": coward, "back left": unit(asks)},
                "hand": [],
            },
            foe={"hand": []},
        )
        to_battle(m)
        choose(m, "attack", coward)
        assert table(m).turn_seat == 1
        assert count(m, "me", "hand") == drawn
        leave(m, "ride")


@clause("10.4.1.3", "10.4.1.2")
def test_10_4_1_3_another_unit_attacks_if_the_first_has_left() -> None:
    text = "【自】【(R)】：あなたのアタックステップ開始時、このユニットを退却させる。"
    coward, other = unit(text), unit(power=13000)
    field = {"front left": coward, "front right": other}
    m = scene(me={"vanguard": rested(V), "rear-guards": field}, foe={"hand": []})
    to_battle(m)
    choose(m, "attack", coward)
    assert len(zone(m, "foe", "damage zone")) == 1


@clause("10.1.2", "10.4.1.1")
def test_10_1_2_a_battle_lasts_from_the_attack_step_to_the_close_step() -> None:
    text = (
        "【自】【(R)】：あなたのアタックステップ開始時、そのバトル中、このユニットのパワー+5000。"
    )
    a, other = unit(text), unit()
    field = {"front left": a, "front right": other}
    m = scene(me={"rear-guards": field}, foe={"vanguard": unit(power=13000), "hand": 1})
    to_battle(m)
    choose(m, "attack", a)
    choose(m, "attack", a)  # asked again, now that something was done
    assert power(m, a) == 13000
    no_guard(m)
    assert len(zone(m, "foe", "damage zone")) == 1
    assert power(m, a) == 8000


@clause("10.1.3")
def test_10_1_3_each_battle_is_counted_as_it_begins() -> None:
    one, two = unit(), unit()
    field = {"front left": one, "front right": two}
    m = scene(me={"rear-guards": field}, foe={"hand": 1})
    to_battle(m)
    assert table(m).battles == 0
    for times, a in ((1, one), (2, two)):
        attack(m, a)
        asked(m, "guard", "foe")
        assert table(m).battles == times
        no_guard(m)
