"""10.4: who is attacked, who boosts, and what comes of an attack before the guard step."""

from __future__ import annotations

import pytest
from tests.games.vanguard.table import (
    asked,
    attack,
    choose,
    clauses_against,
    count,
    drawing,
    game,
    is_asked,
    leave,
    no_guard,
    number,
    offered,
    options,
    power,
    rears,
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
ALL = "【永】【(R)】：このユニットは相手の前列のユニットすべてとバトルする。"
STANDING = "FILLER"  # somebody who can still attack, so that the turn goes on


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
        assert count(m, "me", "hand") == drawn


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
        assert count(m, "me", "hand") == drawn


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
    assert count(m, "foe", "hand") == 1
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
    assert count(m, "me", "hand") == 1


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
    assert count(m, "me", "hand") == 1
    no_guard(m)


@clause("10.4.1.13")
def test_10_4_1_13_what_waits_for_the_attack_is_played_before_the_guard_step() -> None:
    a = unit(drawing("このユニットがアタックした時"), power=13000)
    late = unit("【自】【(R)】：あなたのガードステップ開始時、あなたの手札が1枚なら、1枚引く。")
    field = {"front left": a, "back right": late}
    m = scene(me={"rear-guards": field, "hand": []}, foe={"hand": 1})
    attack(m, a)
    asked(m, "guard", "foe")
    assert count(m, "me", "hand") == 2
    no_guard(m)


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
        assert count(m, "me", "hand") == drawn
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
        assert count(m, "me", "hand") == drawn
        leave(m, "G assist" if is_asked(m, "G assist") else "ride")
