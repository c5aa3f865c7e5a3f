"""10.6 and 10.7: the drive step and the damage step."""

from __future__ import annotations

from tests.games.vanguard.table import (
    attack,
    choose,
    count,
    drawing,
    guard,
    is_asked,
    no_guard,
    rears,
    scene,
    unit,
    zone,
)
from tests.ruling import clause

V = "FILLER-V"
ALL = "【永】【(R)】：このユニットは相手の前列のユニットすべてとバトルする。"
STANDING = "FILLER"  # somebody who can still attack, so that the turn goes on


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
        assert count(m, "me", "hand") == drawn


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
    assert count(m, "me", "hand") == 0
    attack(m, less)
    assert len(zone(m, "foe", "damage zone")) == 1
    assert count(m, "me", "hand") == 1


@clause("10.7.1.5", "10.7.1.6", "10.7.1.9")
def test_10_7_1_6_damage_comes_before_what_waits_for_the_hit() -> None:
    text = (
        "【自】【(R)】：このユニットのアタックがヒットした時、"
        "相手のダメージゾーンが1枚以上なら、1枚引く。"
    )
    a = unit(text, power=13000)
    m = scene(me={"rear-guards": {"front left": a}, "hand": []}, foe={"hand": []})
    attack(m, a)
    assert count(m, "me", "hand") == 1


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
        assert count(m, "me", "hand") == drawn


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
    assert count(m, "me", "hand") == 1


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
    assert count(m, "foe", "hand") == 2  # one after the other: nobody was asked which is first


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
