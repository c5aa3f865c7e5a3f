"""7.35, 7.38, 7.46, 7.47: damage, targets, drive checks and boosts by effects."""

from __future__ import annotations

import pytest
from tests.games.vanguard.table import (
    asked,
    attack,
    choose,
    count,
    is_asked,
    is_rested,
    no,
    no_guard,
    pick,
    power,
    rested,
    scene,
    table,
    unit,
    use,
    yes,
    zone,
)
from tests.ruling import clause

from kirifuda import CardError

ALL = "【永】【(R)】：このユニットは相手の前列のユニットすべてとバトルする。"


# -- 7.35 ------------------------------------------------------------------------------------


@clause("7.35.1", "7.35.2.2")
def test_7_35_1_damage_by_an_effect_comes_at_the_next_check_timing() -> None:
    text = "【起】【(R)】：相手のヴァンガードに2ダメージ。1枚引く。"
    a, x, y = unit(text), unit(), unit()
    m = scene(me={"rear-guards": {"front left": a}, "hand": []}, foe={"top": [x, y]})
    use(m, a)
    assert zone(m, "foe", "damage zone") == [x.name, y.name]
    assert count(m, "me", "damage zone") == 0
    told = [note.verb for note in m.log]
    drawn = next(i for i, note in enumerate(m.log) if note.clause == "7.6.4")
    hurt = next(i for i, note in enumerate(m.log) if note.clause.startswith("13.6"))
    assert told.index("damage") < drawn < hurt


@clause("7.35.2.1")
def test_7_35_2_1_without_a_number_each_vanguard_is_dealt_the_damage() -> None:
    for text, mine in (("ヴァンガードに1ダメージ。", 1), ("相手のヴァンガードに1ダメージ。", 0)):
        a = unit("【起】【(R)】：" + text)
        m = scene(me={"rear-guards": {"front left": a}})
        use(m, a)
        assert count(m, "foe", "damage zone") == 1
        assert count(m, "me", "damage zone") == mine


# -- 7.37 ------------------------------------------------------------------------------------


@clause("7.37.1", "10.4.1.8")
def test_7_37_1_whom_else_a_unit_battles_hangs_on_whom_it_attacks() -> None:
    text = "このユニットが{0}にアタックする際、そのユニットと同じ縦列の相手のリアガードすべてとバトルする。"
    front, behind, other, far = (unit(name=name) for name in ("前衛", "後衛", "隣", "隣の後ろ"))
    lead, middle = unit(name="将", grade=3, power=30000), unit(name="中")
    theirs = {
        "front left": front,
        "back left": behind,
        "front right": other,
        "back right": far,
        "back center": middle,
    }
    for who, on, retired in (
        ("リアガード", front, [front, behind]),
        ("リアガード", other, [other, far]),
        ("リアガード", lead, []),
        ("ヴァンガード", lead, [middle]),
        ("ヴァンガード", front, [front]),
    ):
        a = unit("【永】【(R)】：このユニットのパワー+5000し、" + text.format(who), grade=2)
        m = scene(
            me={"rear-guards": {"front left": a, "front right": "FILLER"}},
            foe={"vanguard": lead, "rear-guards": theirs, "hand": 1},
        )
        attack(m, a, on=on)
        assert power(m, a) == 13000
        no_guard(m)
        assert sorted(zone(m, "foe", "drop zone")) == sorted(one.name for one in retired)


def test_whom_else_it_battles_is_told_by_whom_it_attacks() -> None:
    for text in (
        "このユニットがリアガードにアタックする際、相手の後列のリアガードすべてとバトルする。",
        "このユニットがカードにアタックする際、そのユニットと同じ縦列の相手のリアガードすべてとバトルする。",
    ):
        with pytest.raises(CardError):
            unit("【永】【(R)】：" + text)


@clause("7.37.1", "10.4.1.8")
def test_7_37_1_who_battles_more_units_once_it_has_attacked_attacks_them_in_that_battle() -> None:
    text = (
        "【自】【(R)】：このユニットがアタックした時、"
        "{}中、このユニットは相手の前列のユニットすべてとバトルする。"
    )
    for span, more in (("そのバトル", True), ("そのターン", False)):
        a = unit(text.format(span), power=10000)
        weak, strong, back = unit(power=10000), unit(power=10001), unit(power=1000)
        field = {"front left": weak, "front right": strong, "back left": back}
        m = scene(
            me={"rear-guards": {"front left": a, "front right": unit()}},
            foe={"vanguard": unit(power=10000), "rear-guards": field, "hand": 1},
        )
        attack(m, a)
        assert len(table(m).attacked_units()) == (3 if more else 1)
        no_guard(m)
        asked(m, "attack", "me")
        assert count(m, "foe", "damage zone") == 1
        left = [name for name in zone(m, "foe", "rear-guards") if name]
        assert left == ([] if more else [weak.name]) + [strong.name, back.name]


@clause("7.37.1")
def test_7_37_1_that_is_nothing_to_the_attack_of_another_unit() -> None:
    text = (
        "【自】【(R)】：あなたの他のユニットがアタックした時、"
        "そのバトル中、このユニットは相手の前列のユニットすべてとバトルする。"
    )
    a, other = unit(power=30000), unit(text, power=30000)
    m = scene(
        me={"rear-guards": {"front left": a, "front right": other}},
        foe={"rear-guards": {"front left": unit(power=1000)}, "hand": []},
    )
    attack(m, a)
    assert count(m, "foe", "rear-guards") == 1
    attack(m, other)
    assert count(m, "foe", "rear-guards") == 1


# -- 7.38 ------------------------------------------------------------------------------------

SHIELDS = (
    "【自】【(R)】：あなたの他のユニットがアタックされた時、"
    "アタックしているユニットのアタック先をこのユニットに変更する。"
)


@clause("7.38.1")
def test_7_38_1_the_attack_is_on_another_unit_from_then_on() -> None:
    a, rear = unit(power=30000), unit(SHIELDS)
    m = scene(
        me={"rear-guards": {"front left": a}},
        foe={"rear-guards": {"back left": rear}, "hand": []},
    )
    attack(m, a)
    assert zone(m, "foe", "drop zone") == [rear.name]
    assert count(m, "foe", "damage zone") == 0


@clause("7.38.1.1")
def test_7_38_1_1_of_several_attacked_units_only_that_one_is_left() -> None:
    a, rear, other = unit(ALL, power=30000), unit(SHIELDS), unit()
    m = scene(
        me={"rear-guards": {"front left": a}},
        foe={"rear-guards": {"back left": rear, "front left": other}, "hand": []},
    )
    attack(m, a)
    while m.decision is not None and m.decision.kind == "waiting ability":
        m.choose(0)
    assert zone(m, "foe", "drop zone") == [rear.name]
    assert count(m, "foe", "damage zone") == 0


@clause("7.38.1", "10.2.3")
def test_7_38_1_who_cannot_be_attacked_does_not_take_the_attack() -> None:
    a, rear = unit(power=30000), unit(SHIELDS + "【永】【(R)】：このユニットはアタックされない。")
    m = scene(
        me={"rear-guards": {"front left": a}},
        foe={"rear-guards": {"back left": rear}, "hand": []},
    )
    attack(m, a)
    assert count(m, "foe", "drop zone") == 0
    assert count(m, "foe", "damage zone") == 1


@clause("7.38.1")
def test_7_38_1_what_is_tried_in_a_copy_changes_no_attack_elsewhere() -> None:
    paid = SHIELDS.replace("、アタックし", "、【コスト】[手札から1枚捨てる]ことで、アタックし")
    a, rear = unit(power=30000), unit(paid)
    m = scene(
        me={"rear-guards": {"front left": a}},
        foe={"rear-guards": {"back left": rear}, "hand": 2},
    )
    attack(m, a)
    asked(m, "may do", "foe")
    before, tried = m.digest(), m.copy()
    yes(tried)
    pick(tried, "FILLER")
    asked(tried, "guard")
    assert m.digest() == before
    no(m)
    no_guard(m)
    assert count(m, "foe", "damage zone") == 1


@clause("10.1.5")
def test_10_1_5_an_attack_on_the_vanguard_becomes_one_on_a_rear_guard() -> None:
    text = "【永】【(R)】：このユニットがヴァンガードにアタックしたバトル中、このユニットのパワー+10000。"
    a, rear = unit(text, power=8000), unit(SHIELDS, power=10000)
    plain = unit(power=10000)
    for guard, safe in ((rear, True), (plain, False)):
        m = scene(
            me={"rear-guards": {"front left": a}},
            foe={"rear-guards": {"back left": guard}, "hand": 1},
        )
        attack(m, a)
        asked(m, "guard")
        assert power(m, a) == (8000 if safe else 18000)
        no_guard(m)
        assert count(m, "foe", "damage zone") == (0 if safe else 1)
        assert count(m, "foe", "drop zone") == 0


# -- 7.46 ------------------------------------------------------------------------------------


@clause("7.46.1", "7.46.1.1", "7.46.1.2")
def test_7_46_1_a_rear_guard_that_makes_a_twin_drive_checks_two_cards() -> None:
    text = "【自】【(R)】：このユニットがアタックしたとき、そのバトル中、このユニットはツインドライブを行う。"
    for one, checks in (
        (unit(text), 2),
        (unit(text.replace("ツイン", "トリプル")), 3),
        (unit(), 0),
    ):
        m = scene(me={"rear-guards": {"front left": one}, "hand": []}, foe={"hand": []})
        attack(m, one)
        assert count(m, "me", "hand") == checks


@clause("7.46.1", "7.46.1.2")
def test_7_46_1_2_whatever_its_own_drive_is_and_in_that_battle_only() -> None:
    text = (
        "【自】【(V)】：このユニットがアタックしたとき、そのバトル中、このユニットはツインドライブを行う。"
        "そのバトル終了時、このユニットを【スタンド】させる。"
    )
    lead = unit(
        text.replace("【自】【(V)】", "【自】【(V)】【ターン1回】"), skills=["triple drive"]
    )
    m = scene(me={"vanguard": lead, "hand": []}, foe={"hand": []})
    attack(m, lead)
    choose(m, "play", lead)
    assert count(m, "me", "hand") == 2
    attack(m, lead)
    assert count(m, "me", "hand") == 5


# -- 7.47 ------------------------------------------------------------------------------------

BOOSTED = (
    "【自】【(R)】：このユニットがアタックした時、"
    "あなたの後列のユニットすべてでこのユニットをブーストする。"
)


@clause("7.47.1", "7.47.1.1", "7.47.1.2")
def test_7_47_1_units_that_an_effect_names_boost_and_rest() -> None:
    a, b, c, tired = unit(BOOSTED), unit(power=1000), unit(power=2000), unit(power=4000)
    field = {"front left": a, "back left": b, "back center": c, "back right": rested(tired)}
    m = scene(me={"rear-guards": field}, foe={"hand": 1})
    attack(m, a)
    asked(m, "guard")
    assert power(m, a) == 11000  # who rests already does not boost
    assert is_rested(m, b)
    assert is_rested(m, c)
    no_guard(m)
    assert power(m, a) == 8000


@clause("7.47.1.1")
def test_7_47_1_1_who_does_not_attack_is_not_boosted() -> None:
    text = "【起】【(R)】：あなたの後列のユニットすべてでこのユニットをブーストする。"
    a, b = unit(text), unit()
    m = scene(me={"rear-guards": {"front left": a, "back left": b}})
    use(m, a)
    assert not is_rested(m, b)
    assert power(m, a) == 8000
    ear = unit(
        "【自】【(R)】：あなたの他のリアガードがアタックした時、"
        "あなたの後列のユニットすべてでこのユニットをブーストする。"
    )
    other = unit()  # nor while somebody else attacks
    n = scene(
        me={"rear-guards": {"front left": ear, "front right": other, "back left": b}},
        foe={"hand": 1},
    )
    attack(n, other)
    assert not is_rested(n, b)
    assert power(n, other) == 8000
    no_guard(n)


@clause("7.47.1.2.1")
def test_7_47_1_2_1_each_unit_that_boosts_is_a_boost() -> None:
    ear = "【自】【(R)】：このユニットがブーストされた時、1枚引く。"
    a, b, c = unit(BOOSTED + ear), unit(), unit()
    field = {"front left": a, "back left": b, "back center": c}
    m = scene(me={"rear-guards": field, "hand": []}, foe={"hand": []})
    attack(m, a)
    while m.decision is not None and m.decision.kind == "waiting ability":
        m.choose(0)
    assert count(m, "me", "hand") == 2


@clause("7.47.1.2")
def test_7_47_1_2_a_boost_lasts_while_both_stay_where_they_are() -> None:
    text = (
        "【自】【(R)】：このユニットがアタックした時、あなたの後列のユニットすべてを【スタンド】させ、"
        "このユニットをブーストする。あなたの後列のユニットを1枚選び、退却させる。"
    )
    a, b, c = unit(text), unit(power=1000), unit(power=2000)
    field = {"front left": a, "back left": rested(b), "back center": rested(c)}
    m = scene(me={"rear-guards": field}, foe={"hand": 1})
    attack(m, a)
    assert power(m, a) == 11000
    pick(m, b)
    asked(m, "guard")
    assert power(m, a) == 10000
    no_guard(m)


@clause("7.47.1", "1.3.3")
def test_7_47_1_who_is_not_to_be_boosted_is_not_boosted_by_effects_either() -> None:
    bars = unit("【永】【(R)】：あなたの前列のリアガードすべてはブーストされない。")
    a, b = unit(BOOSTED), unit(power=1000)
    field = {"front left": a, "back left": b}
    for more, goal in (({}, 9000), ({"front right": bars}, 8000)):
        m = scene(me={"rear-guards": {**field, **more}}, foe={"hand": 1})
        attack(m, a)
        asked(m, "guard")
        assert power(m, a) == goal
        assert is_rested(m, b) == (not more)
        no_guard(m)


@clause("1.3.7.4", "7.47.1.2")
def test_1_3_7_4_who_boosted_first_has_boosted_though_another_does_now() -> None:
    text = (
        "【自】【(R)】：このユニットがアタックした時、あなたの後列のリアガードを1枚選び、"
        "ユニットのいない前列の(R)に移動させる。あなたの後列のユニットすべてでこのユニットをブーストする。"
    )
    ear = "【自】【(R)】：このユニットがブーストしたバトル終了時、【エネルギーチャージ】(1)。"
    a, b, c = unit(text), unit(ear, power=1000, skills=["boost"]), unit(ear, power=2000)
    field = {"front left": a, "back left": b, "back center": c}
    m = scene(me={"rear-guards": field}, foe={"hand": 1})
    attack(m, a, boost=b)
    pick(m, b)
    asked(m, "guard")
    assert power(m, a) == 10000  # by the second alone
    no_guard(m)
    while is_asked(m, "waiting ability"):
        m.choose(0)
    assert table(m).energy == [2, 0]  # but both have boosted
