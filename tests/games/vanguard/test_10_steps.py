"""10.3 to 10.8: the steps of a battle, one after the other."""

from __future__ import annotations

import pytest
from tests.games.vanguard.table import (
    asked,
    attack,
    choose,
    clauses_against,
    end_battles,
    game,
    guard,
    is_asked,
    is_rested,
    leave,
    no_guard,
    number,
    offered,
    options,
    order,
    power,
    rested,
    scene,
    table,
    to_battle,
    unit,
    zone,
)
from tests.ruling import clause

from kirifuda import CardDef, Option
from kirifuda.kernel.match import Match

V = "FILLER-V"
DRAWS = "1枚引く。"
ALL = "【永】【(R)】：このユニットは相手の前列のユニットすべてとバトルする。"
STANDING = "FILLER"  # somebody who can still attack, so that the turn goes on


def drawing(when: str) -> str:
    return f"【自】【(R)】：{when}、1枚引く。"


def hand(m: Match, seat: str = "me") -> int:
    return len(zone(m, seat, "hand"))


def rears(m: Match, seat: str) -> list[str]:
    return [name for name in zone(m, seat, "rear-guards") if name]


# -- 10.3 ------------------------------------------------------------------------------------


@clause("10.3.1.1", "10.3.1")
def test_10_3_1_1_the_battle_phase_starts_once() -> None:
    watcher, a, b = unit(drawing("あなたのバトルフェイズ開始時")), unit(), unit()
    field = {"back center": watcher, "front left": a, "front right": b}
    m = scene(me={"rear-guards": field, "hand": []}, foe={"hand": []})
    to_battle(m)
    assert hand(m) == 1
    attack(m, a)
    assert is_rested(m, a)
    asked(m, "attack", "me")
    assert hand(m) == 1  # the second start step is not the start of the phase


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
        assert hand(m) == drawn
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


# -- 10.4 ------------------------------------------------------------------------------------


@clause("10.4.1.6", "10.2.2")
def test_10_4_1_6_units_of_the_front_row_are_attacked() -> None:
    a, front, back = unit(), unit(), unit()
    m = scene(
        me={"rear-guards": {"front left": a}},
        foe={"rear-guards": {"front left": front, "back left": back}, "hand": []},
    )
    to_battle(m)
    choose(m, "attack", a)
    assert len(options(m, "target")) == 2
    assert offered(m, "target", front)
    assert not offered(m, "target", back)
    told = [m.why_not(0, Option("target", number(m, one))) for one in (front, back, a)]
    clauses = [[reason.clause for reason in reasons] for reasons in told]
    assert clauses == [[], ["10.4.1.6"], ["10.4.1.6"]]
    assert str(told[1][0]) != str(told[2][0])  # the one is behind, the other one's own
    choose(m, "target", front)
    assert zone(m, "foe", "drop zone") == [front.name]


@clause("10.4.1.6", "10.2.3", "10.4.1.8")
def test_10_2_3_who_cannot_be_attacked_is_not_battled_either() -> None:
    shy = unit("【永】【(R)】：このユニットはアタックされない。", power=1000)
    a, weak = unit(ALL, power=20000), unit(power=1000)
    m = scene(
        me={"rear-guards": {"front left": a}},
        foe={"rear-guards": {"front left": shy, "front right": weak}, "hand": []},
    )
    to_battle(m)
    choose(m, "attack", a)
    assert not offered(m, "target", shy)
    choose(m, "target", weak)
    assert zone(m, "foe", "drop zone") == [weak.name]
    assert len(zone(m, "foe", "damage zone")) == 1


@clause("10.4.1.8", "10.4.1.9.3", "10.4.1.9", "10.7.1.2", "10.7.1.10")
def test_10_4_1_9_3_all_battled_units_are_attacked_and_compared_one_by_one() -> None:
    a, weak, strong = unit(ALL, power=13000), unit(power=1000), unit(power=30000)
    m = scene(
        me={"rear-guards": {"front left": a}},
        foe={"rear-guards": {"front left": weak, "front right": strong}, "hand": []},
    )
    attack(m, a, on=strong)
    assert zone(m, "foe", "drop zone") == [weak.name]
    assert rears(m, "foe") == [strong.name]
    assert len(zone(m, "foe", "damage zone")) == 1


@clause("10.1.4", "10.4.1.5.3", "10.4.1.13")
def test_10_1_4_who_battles_the_vanguard_besides_has_attacked_it() -> None:
    a = unit(ALL + drawing("このユニットがヴァンガードにアタックした時"), power=13000)
    plain = unit(drawing("このユニットがヴァンガードにアタックした時"), power=13000)
    for one, drawn in ((a, 1), (plain, 0)):
        rear = unit()
        m = scene(
            me={"rear-guards": {"front left": one}, "hand": []},
            foe={"rear-guards": {"front left": rear}, "hand": []},
        )
        attack(m, one, on=rear)
        assert hand(m) == drawn


@clause("10.7.1.6.1", "10.7.1.6", "10.4.1.9.3")
def test_10_7_1_6_1_a_hit_on_the_vanguard_is_one_also_if_another_was_aimed_at() -> None:
    text = drawing("このユニットのアタックがヴァンガードにヒットした時")
    for mighty, drawn in ((13000, 1), (9000, 0)):
        a, rear = unit(ALL + text, power=mighty), unit(power=1000)
        m = scene(
            me={"rear-guards": {"front left": a}, "hand": []},
            foe={"rear-guards": {"front left": rear}, "hand": []},
        )
        attack(m, a, on=rear)
        assert zone(m, "foe", "drop zone") == [rear.name]
        assert hand(m) == drawn


@clause("10.1.4")
def test_10_1_4_also_for_who_attacks_without_being_boosted() -> None:
    alone = drawing("このユニットがブーストされないでヴァンガードにアタックした時")
    for one, drawn in ((unit(ALL + alone, power=13000), 1), (unit(alone, power=13000), 0)):
        rear = unit()
        m = scene(
            me={"rear-guards": {"front left": one}, "hand": []},
            foe={"rear-guards": {"front left": rear}, "hand": []},
        )
        attack(m, one, on=rear)
        assert hand(m) == drawn


@clause("10.4.1.9.4", "10.4.1.13")
def test_10_4_1_9_4_who_is_attacked_can_tell_before_the_guard_step() -> None:
    rear = unit(drawing("このユニットがアタックされた時"))
    a = unit()
    m = scene(
        me={"rear-guards": {"front left": a}},
        foe={"rear-guards": {"front left": rear}, "hand": []},
    )
    attack(m, a, on=rear)
    assert is_asked(m, "guard")
    assert hand(m, "foe") == 1
    no_guard(m)


@clause("10.4.1.9.1", "10.5.1.2.1.1", "10.7.1.2.1", "10.7.1.7")
def test_10_4_1_9_1_a_battle_goes_on_without_the_attacked_unit() -> None:
    rear = unit("【自】【(R)】：このユニットがアタックされた時、このユニットを退却させる。")
    a = unit(drawing("このユニットのアタックがヒットしなかった時"), power=30000)
    m = scene(
        me={"rear-guards": {"front left": a}, "hand": []},
        foe={"rear-guards": {"front left": rear}, "hand": 2},
    )
    attack(m, a, on=rear)
    asked(m, "attack")  # nobody was asked to guard
    assert hand(m) == 1


@clause("10.4.1.9", "10.4.1.9.1", "10.7.1.2.1")
def test_10_7_1_2_1_who_has_moved_to_another_circle_is_not_hit() -> None:
    moves = "【自】【(R)】：このユニットがアタックされた時、このユニットを後列の(R)に移動させる。"
    a, b = unit(power=30000), unit(power=30000)
    for text, hit in ((moves, False), ("", True)):
        rear, lead = unit(text), unit(grade=2, power=10000)
        m = scene(
            me={"rear-guards": {"front left": a, "front right": b}},
            foe={"vanguard": lead, "rear-guards": {"front left": rear}, "hand": []},
        )
        attack(m, a, on=rear)
        if is_asked(m, "call"):
            choose(m, "circle", rear, spot=2)
        assert (rears(m, "foe") == []) is hit
        attack(m, b)
        assert len(zone(m, "foe", "damage zone")) == 1


@clause("10.4.1.9", "10.7.1.2.1")
def test_10_4_1_9_who_has_moved_and_come_back_is_not_attacked_any_more() -> None:
    text = (
        "【自】【(R)】：このユニットがアタックされた時、このユニットを後列の(R)に移動させる。"
        "その後、このユニットを前列の(R)に移動させる。"
    )
    a, rear = unit(power=30000), unit(text)
    m = scene(
        me={"rear-guards": {"front left": a, "front right": STANDING}},
        foe={"rear-guards": {"front left": rear}, "hand": 1},
    )
    attack(m, a, on=rear)
    choose(m, "circle", rear, spot=2)
    choose(m, "circle", rear, spot=0)
    asked(m, "attack", "me")  # nobody was asked to guard
    assert zone(m, "foe", "rear-guards")[0] == rear.name


@clause("10.4.1.9")
def test_10_4_1_9_a_position_is_described_with_those_who_are_still_attacked() -> None:
    moves = "【自】【(R)】：このユニットがアタックされた時、このユニットを後列の(R)に移動させる。"
    a, rear = unit(ALL), unit(moves)
    m = scene(
        me={"rear-guards": {"front left": a}}, foe={"rear-guards": {"front left": rear}, "hand": 1}
    )
    attack(m, a)
    choose(m, "circle", rear, spot=2)
    leave(m, "guard")
    again = game.scenario(**game.describe(m))
    assert len(table(again).attacked_units()) == len(table(m).attacked_units()) == 1


@clause("10.4.1.5.1", "7.47.1.2", "10.7.1.2.1")
def test_10_4_1_5_1_who_has_moved_and_come_back_neither_attacks_nor_boosts() -> None:
    text = (
        "【自】【(R)】：このユニットが{}時、このユニットを{}の(R)に移動させる。"
        "その後、このユニットを{}の(R)に移動させる。"
    )
    lead = unit(grade=2, power=10000)
    foe = {"vanguard": lead, "hand": []}
    a = unit(text.format("アタックした", "後列", "前列"), power=30000)
    m = scene(me={"rear-guards": {"front left": a}}, foe=foe)
    attack(m, a)
    choose(m, "circle", a, spot=2)
    choose(m, "circle", a, spot=0)
    assert zone(m, "foe", "damage zone") == []
    b = unit(text.format("ブーストした", "前列", "後列"), skills=["boost"])
    for booster, hit in ((b, 0), (unit(skills=["boost"]), 1)):
        weak = unit(power=5000)
        n = scene(me={"rear-guards": {"front left": weak, "back left": booster}}, foe=foe)
        attack(n, weak, boost=booster)
        if is_asked(n, "call"):
            choose(n, "circle", booster, spot=1)
            choose(n, "circle", booster, spot=2)
        assert len(zone(n, "foe", "damage zone")) == hit


@clause("10.4.1.5.1", "10.5.1.2.1", "10.7.1.2.1")
def test_10_7_1_2_1_an_attacker_that_has_left_hits_nobody() -> None:
    a = unit("【自】【(R)】：このユニットがアタックした時、このユニットを退却させる。", power=30000)
    m = scene(me={"rear-guards": {"front left": a}}, foe={"hand": 1})
    attack(m, a)
    assert is_asked(m, "guard")  # the battle goes on
    no_guard(m)
    assert zone(m, "foe", "damage zone") == []
    weak = unit(power=0)
    n = scene(
        me={"rear-guards": {"front left": a}}, foe={"rear-guards": {"front left": weak}, "hand": 1}
    )
    attack(n, a, on=weak)
    no_guard(n)
    assert rears(n, "foe") == [weak.name]


@clause("10.4.1.11", "10.7.1.2.1")
def test_10_4_1_11_who_comes_to_the_circle_of_the_attacker_does_not_attack() -> None:
    text = (
        "【自】【(R)】：このユニットがアタックした時、"
        "あなたのドロップからユニットカードを1枚選び、(R)にコールする。"
    )
    a, late = unit(text, power=30000), unit(power=30000)
    m = scene(me={"rear-guards": {"front left": a}, "drop": [late]}, foe={"hand": []})
    attack(m, a)
    choose(m, "circle", late, spot=0)
    no_guard(m)
    assert rears(m, "me") == [late.name]
    assert zone(m, "foe", "damage zone") == []
    assert offered(m, "attack", late)


@clause("10.4.1.12", "14.5.2")
def test_10_4_1_12_why_a_unit_cannot_boost_is_told() -> None:
    a, plain, aside = unit(), unit(), unit(skills=["boost"])
    tired, tells = unit(skills=["boost"]), unit(skills=["boost"])

    def against(m: Match, one: CardDef) -> list[str]:
        return clauses_against(m, "me", Option("boost", number(m, one)))

    field = {"front left": a, "back left": plain, "back right": aside}
    m = scene(me={"rear-guards": field}, foe={"hand": 1})
    assert against(m, aside) == ["10.4.1.12"]  # nobody attacks
    attack(m, a)
    assert against(m, plain) == ["14.5.1"]
    assert against(m, aside) == ["10.4.1.12"]
    leave(m, "guard")
    n = scene(me={"rear-guards": {"front left": a, "back left": rested(tired)}}, foe={"hand": 1})
    attack(n, a)
    assert against(n, tired) == ["7.47.1.1"]
    leave(n, "guard")
    k = scene(me={"rear-guards": {"front left": a, "back left": tells}}, foe={"hand": 1})
    to_battle(k)
    choose(k, "attack", a)
    assert against(k, tells) == []
    choose(k, "done")
    assert against(k, tells) == ["10.4.1.12"]  # it was asked already
    leave(k, "guard")


@clause("10.4.1.12.2", "10.4.1.13")
def test_10_4_1_12_2_boosting_is_an_event_before_the_guard_step() -> None:
    a, b = unit(), unit(drawing("このユニットがブーストした時"), skills=["boost"])
    m = scene(me={"rear-guards": {"front left": a, "back left": b}, "hand": []}, foe={"hand": 1})
    attack(m, a, boost=b)
    assert is_asked(m, "guard")
    assert hand(m) == 1
    no_guard(m)


# -- 10.5 ------------------------------------------------------------------------------------


@clause("10.5.1.1", "10.5.1")
def test_10_5_1_1_what_waits_for_the_guard_step_comes_before_the_guard() -> None:
    watcher, a = unit(drawing("相手のガードステップ開始時")), unit()
    m = scene(
        me={"rear-guards": {"front left": a}},
        foe={"rear-guards": {"back left": watcher}, "hand": []},
    )
    attack(m, a)
    asked(m, "guard", "foe")
    assert hand(m, "foe") == 1
    no_guard(m)


@clause("10.5.1.2.2", "10.5.2", "10.5.1.2", "10.1.6", "10.3.1.2")
def test_10_5_2_after_guarding_one_is_asked_again() -> None:
    a, one, two = unit(power=10000), unit(shield=5000), unit(shield=10000)
    m = scene(me={"rear-guards": {"front left": a}}, foe={"hand": [one, two]})
    attack(m, a)
    asked(m, "guard", "foe")
    guard(m, one)
    assert zone(m, "foe", "guardians") == [one.name]
    assert is_rested(m, one)
    assert power(m, V, "foe") == 18000
    asked(m, "guard", "foe")
    guard(m, two)
    assert zone(m, "foe", "drop zone") == [one.name, two.name]
    # in the opponent's turn it is the other way round
    n = scene(
        me={"hand": [one, two]}, foe={"rear-guards": {"front left": a}, "hand": [one]}, whose="foe"
    )
    attack(n, a)
    asked(n, "guard", "me")
    guard(n, one)
    assert zone(n, "me", "guardians") == [one.name]
    asked(n, "guard", "me")
    guard(n, two)
    assert zone(n, "me", "drop zone") == [one.name, two.name]


@clause("10.5.1.2.2", "10.5.2", "6.2.1")
def test_10_5_1_2_2_guarding_from_the_hand_is_a_call() -> None:
    watcher = unit(drawing("このユニットが登場した時").replace("(R)", "(G)"))
    a = unit()
    m = scene(me={"rear-guards": {"front left": a}}, foe={"hand": [watcher, unit()]})
    attack(m, a)
    guard(m, watcher)
    assert hand(m, "foe") == 2
    no_guard(m)


@clause("10.5.1.2.2.2", "10.5.1.2.2")
def test_10_5_1_2_2_2_guardians_may_be_of_any_grade() -> None:
    a, high = unit(power=12000), unit(grade=3, shield=10000)
    m = scene(
        me={"rear-guards": {"front left": a}},
        foe={"vanguard": unit(grade=0), "hand": [high, unit()]},
    )
    attack(m, a)
    guard(m, high)
    no_guard(m)
    assert zone(m, "foe", "damage zone") == []


@clause("10.4.1.10", "6.2.4", "10.4.1.10.1")
def test_10_4_1_10_who_guards_says_whom() -> None:
    a, rear, shield = unit(ALL, power=13000), unit(power=8000), unit(shield=10000)
    m = scene(
        me={"rear-guards": {"front left": a}},
        foe={"rear-guards": {"front left": rear}, "hand": [shield]},
    )
    attack(m, a, on=rear)
    assert len(options(m, "guard", shield)) == 2
    choose(m, "guard", shield, number=0)
    assert rears(m, "foe") == [rear.name]
    assert len(zone(m, "foe", "damage zone")) == 1


@clause("10.5.1.2.4")
def test_10_5_1_2_4_neither_the_attacked_unit_nor_the_back_row_intercepts() -> None:
    a = unit(power=20000)
    target, back, free = (unit(grade=2, skills=["intercept"]) for _ in range(3))
    m = scene(
        me={"rear-guards": {"front left": a}},
        foe={
            "rear-guards": {"front left": target, "back left": back, "front right": free},
            "hand": [],
        },
    )
    attack(m, a, on=target)
    assert len(options(m, "intercept")) == 1
    assert offered(m, "intercept", free)
    assert clauses_against(m, "foe", Option("intercept", number(m, target), number=0)) == [
        "10.5.1.2.4"
    ]
    assert clauses_against(m, "foe", Option("intercept", number(m, back), number=0)) == [
        "10.5.1.2.4"
    ]
    no_guard(m)


@clause("10.5.1.2.4.1", "10.5.1.2.4")
def test_10_5_1_2_4_1_an_interceptor_can_tell_that_it_did() -> None:
    a, helper = (
        unit(),
        unit(drawing("このユニットがインターセプトした時"), grade=2, skills=["intercept"]),
    )
    m = scene(
        me={"rear-guards": {"front left": a}},
        foe={"rear-guards": {"front left": helper}, "hand": []},
    )
    attack(m, a)
    choose(m, "intercept", helper)
    assert hand(m, "foe") == 1
    no_guard(m)


@clause("10.5.1.2.4", "10.5.2")
def test_10_5_1_2_4_several_units_intercept_at_once_or_one_after_the_other() -> None:
    text = (
        "【自】【(R)/(G)】：このユニットがインターセプトした時、"
        "あなたのリアガードすべてを手札に戻す。"
    )
    for together in (True, False):
        a = unit(power=20000)
        first = unit(text, grade=2, skills=["intercept"], shield=5000)
        second = unit(grade=2, skills=["intercept"], shield=5000)
        m = scene(
            me={"rear-guards": {"front left": a, "front right": STANDING}},
            foe={
                "vanguard": unit(grade=2, power=10001),
                "rear-guards": {"front left": first, "front right": second},
                "hand": [],
            },
        )
        attack(m, a)
        choose(m, "intercept", first)
        asked(m, "intercept with more", "foe")
        assert zone(m, "foe", "guardians") == []  # nothing is moved before all are named
        if together:
            choose(m, "intercept", second)
        else:
            choose(m, "done")
            no_guard(m)
        asked(m, "attack", "me")
        assert (second.name in zone(m, "foe", "hand")) is not together
        assert len(zone(m, "foe", "damage zone")) == (0 if together else 1)


@clause("10.5.1.2.5", "10.5.1.2.5.1", "9.9.2.3.1")
def test_10_5_1_2_5_one_blitz_order_a_turn_of_no_higher_grade() -> None:
    a = unit()
    quick, other, high = (
        order(DRAWS, kind="blitz order"),
        order(DRAWS, kind="blitz order"),
        order(DRAWS, kind="blitz order", grade=4),
    )
    slow = order(DRAWS)
    m = scene(me={"rear-guards": {"front left": a}}, foe={"hand": [quick, other, high, slow]})
    attack(m, a)
    assert not offered(m, "order", slow)
    assert not offered(m, "order", high)
    choose(m, "order", quick)
    assert zone(m, "foe", "drop zone") == [quick.name]
    assert hand(m, "foe") == 4
    asked(m, "guard", "foe")
    assert not offered(m, "order", other)
    no_guard(m)


# -- 10.6 ------------------------------------------------------------------------------------


@clause("10.6.1.2.1", "10.5.1.2.1", "10.6.1.2.3", "10.6.1.2.6")
def test_10_6_1_2_1_the_vanguard_makes_drive_checks_a_rear_guard_none() -> None:
    shown, a = unit(), unit(power=13000)
    m = scene(me={"rear-guards": {"front left": a}, "top": [shown], "hand": []}, foe={"hand": []})
    attack(m, a)
    assert zone(m, "me", "hand") == []
    attack(m, V)
    assert zone(m, "me", "hand")[0] == shown.name


@clause("10.6.1.2.2")
def test_10_6_1_2_2_a_drive_of_none_means_no_check() -> None:
    lead = unit("【永】【(V)】：このユニットのドライブ-1。", grade=2, power=13000)
    a = unit()
    m = scene(me={"vanguard": lead, "rear-guards": {"front left": a}, "hand": []}, foe={"hand": []})
    attack(m, lead)
    assert zone(m, "me", "hand") == []
    assert len(zone(m, "foe", "damage zone")) == 1


@clause("10.6.1.3", "10.6.1.2.5")
def test_10_6_1_3_the_drive_is_looked_at_anew_after_each_check() -> None:
    more = unit(
        "【自】【(R)】【ターン1回】：あなたのドライブチェックでグレード1が出た時、"
        "そのターン中、あなたのヴァンガードを1枚選び、ドライブ+1。"
    )
    a, b, c = unit(grade=1), unit(grade=1), unit(grade=1)
    field = {"back left": more, "front left": STANDING}
    lead = unit(grade=2)
    me = {"vanguard": lead, "rear-guards": field, "top": [a, b, c], "hand": []}
    m = scene(me=me, foe={"hand": []})
    attack(m, lead)
    choose(m, "play", more)
    assert zone(m, "me", "hand") == [a.name, b.name]


@clause("10.6.1.2.5", "10.6.1.3")
def test_10_6_1_3_a_check_timing_before_and_after_the_card_comes_to_the_hand() -> None:
    before = unit(
        "【自】【(R)】：あなたのドライブチェックでグレード1が出た時、"
        "あなたの手札が0枚なら、【ソウルチャージ】(1)。"
    )
    after = unit(
        "【自】【(R)】【ターン1回】：あなたのカードが手札に加えられた時、"
        "そのターン中、あなたのヴァンガードを1枚選び、ドライブ+1。"
    )
    a, b, c = unit(grade=1), unit(grade=1), unit(grade=1)
    lead = unit(grade=2)
    for one, soul, drawn in ((before, 1, [a.name]), (after, 0, [a.name, b.name])):
        field = {"back left": one, "front left": STANDING}
        me = {"vanguard": lead, "rear-guards": field, "top": [a, b, c], "hand": []}
        m = scene(me=me, foe={"hand": []})
        attack(m, lead)
        while is_asked(m, "waiting ability"):
            choose(m, "play", one)
        assert len(zone(m, "me", "soul")) == soul
        assert zone(m, "me", "hand") == drawn if one is after else [b.name]


# -- 10.7 ------------------------------------------------------------------------------------


@clause("10.7.1.4", "10.7.1.4.1", "13.6.2", "13.6.3", "13.7.2")
def test_10_7_1_4_damage_is_the_critical_and_none_if_that_is_none() -> None:
    soft = unit("【永】【(R)】：このユニットのクリティカル-2。", power=13000)
    hard = unit("【永】【(R)】：このユニットのクリティカル+1。", power=13000)
    field = {"front left": soft, "front right": hard}
    m = scene(me={"rear-guards": field}, foe={"hand": []})
    attack(m, soft)
    assert zone(m, "foe", "damage zone") == []
    attack(m, hard)
    assert len(zone(m, "foe", "damage zone")) == 2
    rear = unit()  # who is no vanguard is not dealt any
    n = scene(me={"rear-guards": field}, foe={"rear-guards": {"front left": rear}, "hand": []})
    attack(n, hard, on=rear)
    assert zone(n, "foe", "damage zone") == []
    assert rears(n, "foe") == []


@clause("10.7.1.2", "10.7.1.7")
def test_10_7_1_2_equal_power_hits_and_less_does_not() -> None:
    text = drawing("このユニットのアタックがヒットしなかった時")
    even, less = unit(text, power=8000), unit(text, power=7000)
    m = scene(
        me={"rear-guards": {"front left": even, "front right": less}, "hand": []},
        foe={"vanguard": unit(power=8000), "hand": []},
    )
    attack(m, even)
    assert len(zone(m, "foe", "damage zone")) == 1
    assert hand(m) == 0
    attack(m, less)
    assert len(zone(m, "foe", "damage zone")) == 1
    assert hand(m) == 1


@clause("10.7.1.5", "10.7.1.6", "10.7.1.9")
def test_10_7_1_6_damage_comes_before_what_waits_for_the_hit() -> None:
    text = (
        "【自】【(R)】：このユニットのアタックがヒットした時、"
        "相手のダメージゾーンが1枚以上なら、1枚引く。"
    )
    a = unit(text, power=13000)
    m = scene(me={"rear-guards": {"front left": a}, "hand": []}, foe={"hand": []})
    attack(m, a)
    assert hand(m) == 1


@clause("10.7.1.6", "10.7.1.7", "10.7.1.5")
def test_10_7_1_7_who_leaves_before_the_hit_is_told_has_not_hit() -> None:
    hit, missed = "ヒットした", "ヒットしなかった"
    back = (
        "【自】【(R)】：あなたのダメージゾーンにカードが置かれた時、"
        "相手の前列のリアガードを1枚選び、退却させる。"
    )
    for text, when, drawn in ((back, hit, 0), (back, missed, 1), ("", hit, 1), ("", missed, 0)):
        a = unit(power=30000)
        tells = unit(drawing(f"あなたのリアガードのアタックが{when}時"))
        m = scene(
            me={"rear-guards": {"front left": a, "back right": tells}, "hand": []},
            foe={"rear-guards": {"back left": unit(text)}, "hand": []},
        )
        attack(m, a)
        assert len(zone(m, "foe", "damage zone")) == 1
        assert hand(m) == drawn


@clause("10.7.1.9")
def test_10_7_1_9_what_waits_for_a_hit_is_played_before_who_was_hit_retires() -> None:
    text = (
        "【自】【(R)】：このユニットのアタックがヒットした時、"
        "相手のリアガードが1枚以上なら、1枚引く。"
    )
    a, rear = unit(text, power=13000), unit()
    m = scene(
        me={"rear-guards": {"front left": a}, "hand": []},
        foe={"rear-guards": {"front left": rear}, "hand": []},
    )
    attack(m, a, on=rear)
    assert rears(m, "foe") == []
    assert hand(m) == 1


@clause("10.7.1.11")
def test_10_7_1_11_what_waits_for_who_retired_is_played_before_the_close_step() -> None:
    a = unit(power=13000)
    ear = unit("【自】【(R)】：あなたのリアガードが退却した時、1枚引く。")
    late = unit("【自】【(R)】：相手のクローズステップ開始時、あなたの手札が1枚なら、1枚引く。")
    rear = unit()
    m = scene(
        me={"rear-guards": {"front left": a}},
        foe={"rear-guards": {"front left": rear, "back left": ear, "back right": late}, "hand": []},
    )
    attack(m, a, on=rear)
    assert hand(m, "foe") == 2  # one after the other: nobody was asked which is first


@clause("10.4.1.13")
def test_10_4_1_13_what_waits_for_the_attack_is_played_before_the_guard_step() -> None:
    a = unit(drawing("このユニットがアタックした時"), power=13000)
    late = unit("【自】【(R)】：あなたのガードステップ開始時、あなたの手札が1枚なら、1枚引く。")
    field = {"front left": a, "back right": late}
    m = scene(me={"rear-guards": field, "hand": []}, foe={"hand": 1})
    attack(m, a)
    asked(m, "guard", "foe")
    assert hand(m) == 2
    no_guard(m)


@clause("10.8.1.1")
def test_10_8_1_1_the_end_of_the_battle_is_told_while_what_lasts_for_it_still_lasts() -> None:
    text = "【自】【(R)】：このユニットがアタックした時、そのバトル中、このユニットのパワー+5000。"
    end = (
        "【自】【(R)】：あなたのクローズステップ開始時、"
        "あなたのパワー13000以上のリアガードがいるなら、1枚引く。"
    )
    a, ear = unit(text), unit(end)
    field = {"front left": a, "back right": ear, "front right": STANDING}
    m = scene(me={"rear-guards": field, "hand": []}, foe={"hand": []})
    attack(m, a)
    assert hand(m) == 1
    assert power(m, a) == 8000


@clause("10.7.1.10", "10.7.1.11")
def test_10_7_1_10_guardians_and_hit_rear_guards_retire_after_the_hit() -> None:
    text = (
        "【自】【(R)】：このユニットのアタックがヒットした時、"
        "相手のリアガードを1枚選び、手札に戻す。"
    )
    a, rear, shield = unit(text, power=20000), unit(power=8000), unit(shield=5000)
    m = scene(
        me={"rear-guards": {"front left": a}},
        foe={"rear-guards": {"front left": rear}, "hand": [shield]},
    )
    attack(m, a, on=rear)
    guard(m, shield)
    assert zone(m, "foe", "hand") == [rear.name]  # it was still there
    assert zone(m, "foe", "drop zone") == [shield.name]


# -- 10.8 ------------------------------------------------------------------------------------


@clause("10.8.1.1", "10.8.1.2", "10.8.1.4", "10.8.1")
def test_10_8_1_1_the_end_of_the_battle_is_told_once_and_the_next_battle_can_begin() -> None:
    a = unit(drawing("このユニットがアタックしたバトル終了時"))
    boosts = (
        "【自】【(R)】：このユニットがアタックしたとき、そのバトル中、このユニットのパワー+5000。"
    )
    b = unit(boosts, power=8000)
    m = scene(me={"rear-guards": {"front left": a, "front right": b}, "hand": []}, foe={"hand": 1})
    attack(m, a)
    no_guard(m)
    assert hand(m) == 1
    attack(m, b)
    assert power(m, b) == 13000
    no_guard(m)
    assert power(m, b) == 8000
    assert hand(m) == 1
    asked(m, "attack")


@clause("10.8.1.3")
def test_10_8_1_3_who_comes_in_the_close_step_still_tells_the_end_of_the_battle() -> None:
    call = (
        "【自】【(R)】：このユニットがアタックしたバトル終了時、"
        "あなたのドロップからユニットカードを1枚選び、(R)にコールする。"
    )
    a = unit(call)
    late = unit(drawing("あなたのユニットがアタックしたバトル終了時"))
    field = {"front left": a, "front right": STANDING}
    m = scene(me={"rear-guards": field, "drop": [late], "hand": []}, foe={"hand": []})
    attack(m, a)
    choose(m, "circle", late, spot=4)
    assert hand(m) == 1
    drawn = [at for at, note in enumerate(m.log) if note.clause == "7.6.4"]
    steps = [at for at, note in enumerate(m.log) if note.verb == "step"]
    assert drawn[0] < steps[-1]  # before the next start step


@clause("10.8.1.3", "10.8.1.2", "1.3.7.4")
def test_10_8_1_3_so_does_who_comes_after_the_battle_has_ended() -> None:
    """What has attacked in the battle has done so for as long as the close step starts over."""
    end = "【自】【(R)】：あなたのリアガードがアタックしたバトル終了時、"
    calls = "あなたのドロップから「{}」を1枚選び、(R)にコールする。"
    a = unit(power=20000)
    first = unit(end + calls.format("二番手"))
    second = unit(end + calls.format("三番手"), name="二番手")
    third = unit(end + "アタックしたユニットを【スタンド】させる。", name="三番手")
    field = {"front left": a, "back left": first}
    m = scene(
        me={"vanguard": rested(V), "rear-guards": field, "drop": [second, third]}, foe={"hand": []}
    )
    attack(m, a)
    choose(m, "circle", second, spot=1)
    choose(m, "circle", third, spot=3)
    asked(m, "attack", "me")
    assert not is_rested(m, a)
    assert len(zone(m, "foe", "damage zone")) == 1


@clause("10.4.1.12.1", "1.3.7.4", "7.47.1.2")
def test_10_4_1_12_1_who_was_boosted_is_not_boosted_when_the_booster_has_gone() -> None:
    text = (
        "【永】【(R)】：このユニットがグレード1のユニットにブーストされているなら、"
        "このユニットのパワー+5000。"
    )
    gone = "【自】【(R)】：このユニットがブーストした時、このユニットを退却させる。"
    for told, stays in (("", True), (gone, False)):
        a, booster = unit(text, power=8000), unit(told, power=8000, skills=["boost"])
        m = scene(
            me={"rear-guards": {"front left": a, "back left": booster}, "hand": []},
            foe={"hand": 1},
        )
        attack(m, a, boost=booster)
        assert power(m, a) == (21000 if stays else 8000)
        leave(m, "guard")


@clause("10.1.4", "10.7.1.6.1")
@pytest.mark.parametrize(
    "asks",
    [
        "このターンに、相手のヴァンガードにアタックがヒットしているなら",
        "このターンにあなたのリアガードがヴァンガードにアタックしているなら",
    ],
)
def test_10_1_4_whom_else_an_attack_was_on_is_known_for_the_turn(asks: str) -> None:
    tells = unit(f"【自】【(R)】：あなたのターン終了時、{asks}、1枚引く。")
    for text, on_rear, drawn in ((ALL, True, 1), (ALL, False, 1), ("", False, 1), ("", True, 0)):
        a, rear, lead = unit(text, power=30000), unit(), unit(grade=1)
        m = scene(
            me={
                "vanguard": rested(V),
                "rear-guards": {"front left": a, "back left": tells},
                "hand": [],
            },
            foe={"vanguard": lead, "rear-guards": {"front left": rear}, "hand": []},
        )
        attack(m, a, on=rear if on_rear else lead)
        assert table(m).turn_seat == 1
        assert hand(m) == drawn
        leave(m, "G assist")


@clause("10.1.5", "7.38.1")
def test_10_1_5_whose_attack_was_changed_to_another_unit_has_attacked_that_one() -> None:
    asks = "このターンにあなたのリアガードが{}にアタックしているなら"
    draws = "【自】【(R)】：あなたのターン終了時、{}、1枚引く。"
    shields = (
        "【自】【(R)】：あなたの他のユニットがアタックされた時、"
        "アタックしているユニットのアタック先をこのユニットに変更する。"
    )
    for whom, drawn in (("ヴァンガード", 0), ("リアガード", 1)):
        a, tells = unit(power=1000), unit(draws.format(asks.format(whom)))
        field = {"front left": a, "back left": tells}
        m = scene(
            me={"vanguard": rested(V), "rear-guards": field, "hand": []},
            foe={"rear-guards": {"front left": unit(shields)}, "hand": []},
        )
        attack(m, a)
        assert hand(m) == drawn
        leave(m, "G assist" if is_asked(m, "G assist") else "ride")
