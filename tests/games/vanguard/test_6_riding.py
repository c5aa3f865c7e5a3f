"""6.2 and 6.3: calls and rides, and 9.5 to 9.9 where they are made."""

from __future__ import annotations

from typing import Any

from tests.games.vanguard.table import (
    attack,
    call,
    choose,
    circle,
    clauses_against,
    count,
    is_asked,
    is_rested,
    leave,
    no_guard,
    no_ride,
    number,
    offered,
    options,
    power,
    rested,
    ride,
    scene,
    sees,
    swap,
    table,
    unit,
    zone,
)
from tests.ruling import clause

from kirifuda import Option
from kirifuda.games.vanguard.zones import POWER
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef

V = "FILLER-V"


def lead(grade: int, **values: Any) -> CardDef:
    return unit(grade=grade, power=10000, **values)


def riding(**me: object) -> Match:
    return scene(phase="ride", me=me, foe={"hand": 1})


@clause("9.7.2", "6.3.3.5", "6.3.3.4", "4.9.2.3.1")
def test_9_7_2_a_unit_of_the_same_or_the_next_grade_rides_from_the_hand() -> None:
    old, same, more, high = lead(1), lead(1), lead(2), lead(3)
    m = riding(vanguard=rested(old), hand=[same, more, high])
    names = {m.state.definition(o.card).name for o in options(m, "ride")}
    assert names == {same.name, more.name}
    assert clauses_against(m, "me", Option("ride", number(m, high))) == ["9.7.2"]
    ride(m, more)
    assert zone(m, "me", "vanguard") == [more.name]
    assert zone(m, "me", "soul") == [old.name]
    assert not is_rested(m, more)


@clause("6.3.3.2.2", "9.7.2")
def test_6_3_3_2_2_a_ride_from_the_ride_deck_takes_a_card_of_the_hand() -> None:
    old, new, spare = lead(1), lead(2), unit()
    m = riding(vanguard=old, hand=[spare], **{"ride deck": [new]})
    ride(m, new)
    assert zone(m, "me", "vanguard") == [new.name]
    assert zone(m, "me", "drop zone") == [spare.name]


@clause("6.3.3.2.2")
def test_6_3_3_2_2_without_a_card_in_hand_the_ride_deck_is_not_offered() -> None:
    m = riding(vanguard=lead(1), hand=[], **{"ride deck": [lead(2)]})
    assert options(m, "ride") == []


@clause("9.7.2")
def test_9_7_2_the_ride_deck_gives_no_unit_of_the_same_grade() -> None:
    m = riding(vanguard=lead(2), hand=1, **{"ride deck": [lead(2)]})
    assert options(m, "ride") == []


@clause("6.3.8", "7.15.1.4", "7.15.1.4.1", "7.15.1.4.2")
def test_6_3_8_a_persona_ride_draws_and_strengthens_the_front_row() -> None:
    king = lead(3, skills=["persona ride"], name="双影の王")
    same = lead(3, skills=["persona ride"], name="双影の王", race="影")
    front, back, below = unit(grade=2), unit(), unit()
    field = {"front left": front, "back left": back}
    m = riding(vanguard=king, hand=[same], top=[below], **{"rear-guards": field})
    m.choose(options(m, "ride")[0])
    assert zone(m, "me", "hand") == [below.name]
    assert table(m).number(table(m).vanguard(0), POWER) == 20000
    assert power(m, front) == 18000
    assert power(m, back) == 8000
    swap(m, "left")  # the bonus belongs to the row
    assert power(m, front) == 8000
    assert power(m, back) == 18000
    late = zone(m, "me", "hand")[0]
    call(m, late, "front right")
    assert power(m, below) == 18000


@clause("6.3.8")
def test_6_3_8_no_persona_ride_without_the_icon_on_both_or_from_the_ride_deck() -> None:
    plain, king = lead(3, name="影の王"), lead(3, name="影の王", skills=["persona ride"])
    for old, new in ((plain, king), (king, plain)):
        m = riding(vanguard=old, hand=[new])
        ride(m, new)
        assert power(m, new, "me") == 10000
        assert zone(m, "me", "hand") == []


@clause("9.9.2.1", "6.2.3.3.1", "4.9.2.5.1")
def test_9_9_2_1_units_of_no_higher_grade_are_called_standing() -> None:
    low, high = unit(grade=2), unit(grade=3)
    m = scene(me={"vanguard": lead(2), "hand": [low, high]})
    assert offered(m, "call", low)
    assert not offered(m, "call", high)
    call(m, low, "back center")
    assert circle(m, "me", "back center") == low.name
    assert not is_rested(m, low)


@clause("6.2.3.4")
def test_6_2_3_4_who_was_on_the_circle_retires() -> None:
    old, new = unit(), unit()
    m = scene(me={"rear-guards": {"front left": old}, "hand": [new]})
    call(m, new, "front left")
    assert circle(m, "me", "front left") == new.name
    assert zone(m, "me", "drop zone") == [old.name]


@clause("6.2.3.3", "6.2.3.4", "11.9.9")
def test_6_2_3_4_who_retires_for_a_call_has_seen_the_other_come() -> None:
    for text, drawn in (
        ("【自】【(R)】：あなたの他のリアガードが登場した時、1枚引く。", 1),
        ("【自】【(V)】：あなたの他のリアガードが登場した時、1枚引く。", 0),
    ):
        old, new = unit(text), unit()
        m = scene(me={"rear-guards": {"front left": old}, "hand": [new]})
        call(m, new, "front left")
        assert zone(m, "me", "drop zone") == [old.name]
        assert count(m, "me", "hand") == drawn


@clause("9.9.2.2", "9.9.2.2.1", "9.9.2.2.2", "4.9.2.5.2", "4.1.8")
def test_9_9_2_2_cards_of_a_column_change_places_as_they_lie() -> None:
    front, back = unit(), unit()
    m = scene(me={"rear-guards": {"front right": rested(front), "back right": back}})
    ref = table(m).refs[number(m, front)]
    swap(m, "right")
    assert circle(m, "me", "back right") == front.name
    assert circle(m, "me", "front right") == back.name
    assert is_rested(m, front)
    assert table(m).refs[number(m, front)] == ref


@clause("9.9.2.2.3")
def test_9_9_2_2_3_an_empty_column_is_not_offered() -> None:
    m = scene(me={"rear-guards": {"back center": unit()}})
    assert options(m, "swap") == []
    n = scene(me={"rear-guards": {"back left": unit()}})
    assert [option.number for option in options(n, "swap")] == [0]


@clause("9.5.3", "9.5.3.1", "9.5.3.2", "9.5.1")
def test_9_5_3_g_assist_looks_for_the_next_grade_and_removes_two_cards() -> None:
    wanted, a, b = unit(grade=2), unit(grade=0), unit(grade=1)
    m = scene(phase="draw", me={"vanguard": lead(1), "hand": [a, b], "top": [unit(), wanted]})
    assert is_asked(m, "G assist")
    choose(m, "assist")
    assert [one.get("name") for one in sees(m, 1, "me", "hand")][:2] == [a.name, b.name]
    m.choose(0)
    assert wanted.name in zone(m, "me", "hand")
    while is_asked(m, "remove"):
        m.choose(0)
    assert len(zone(m, "me", "removed")) == 2
    assert len(zone(m, "me", "hand")) == 2
    no_ride(m)


@clause("9.5.3")
def test_9_5_3_who_has_the_next_grade_is_asked_all_the_same_and_can_only_decline() -> None:
    m = scene(phase="draw", me={"vanguard": lead(1), "hand": [unit(grade=2)]})
    assert is_asked(m, "G assist")
    assert m.decision is not None
    assert [o.kind for o in m.decision.options] == ["done"]
    leave(m, "G assist")


@clause("9.5.1")
def test_9_5_1_with_a_ride_deck_there_is_no_g_assist() -> None:
    m = scene(phase="draw", me={"vanguard": lead(1), "ride deck": [lead(2)]})
    assert is_asked(m, "ride")


@clause("13.5.1", "13.5.1.1")
def test_13_5_1_who_has_no_vanguard_rides_a_card_of_the_soul() -> None:
    below = lead(2)
    m = scene(me={"vanguard": [], "soul": [below]}, anyway=True)
    assert zone(m, "me", "vanguard") == [below.name]
    gone = scene(me={"vanguard": []}, anyway=True)
    assert gone.state.winners == [1]


@clause("10.5.1.2.4", "14.4.2", "7.34.1.1")
def test_14_4_2_an_interceptor_moves_to_the_guardian_circle_also_resting() -> None:
    strong, helper = unit(grade=2, power=17000), unit(grade=2, shield=5000, skills=["intercept"])
    m = scene(
        me={"rear-guards": {"front left": strong}},
        foe={"rear-guards": {"front left": rested(helper)}, "hand": []},
    )
    ref = table(m).refs[number(m, helper)]
    attack(m, strong)
    choose(m, "intercept", helper)
    assert zone(m, "foe", "drop zone") == [helper.name]
    assert ref not in table(m).refs
    assert zone(m, "foe", "damage zone") == []
    no_guard(m)
    n = scene(
        me={"rear-guards": {"front left": strong}},
        foe={"rear-guards": {"front left": helper}, "hand": 1},
    )
    attack(n, strong)
    choose(n, "intercept", helper)
    assert zone(n, "foe", "guardians") == [helper.name]
    assert is_rested(n, helper)
    no_guard(n)
