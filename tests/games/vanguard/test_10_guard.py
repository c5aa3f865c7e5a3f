"""10.5: the guard step."""

from __future__ import annotations

from tests.games.vanguard.table import (
    asked,
    attack,
    choose,
    clauses_against,
    count,
    drawing,
    guard,
    is_rested,
    log_notes,
    no_guard,
    number,
    offered,
    options,
    order,
    power,
    rears,
    scene,
    unit,
    zone,
)
from tests.ruling import clause

from kirifuda import Option

V = "FILLER-V"
DRAWS = "1枚引く。"
ALL = "【永】【(R)】：このユニットは相手の前列のユニットすべてとバトルする。"
STANDING = "FILLER"  # somebody who can still attack, so that the turn goes on


@clause("10.5.1.1", "10.5.1")
def test_10_5_1_1_what_waits_for_the_guard_step_comes_before_the_guard() -> None:
    watcher, a = unit(drawing("相手のガードステップ開始時")), unit()
    m = scene(
        me={"rear-guards": {"front left": a}},
        foe={"rear-guards": {"back left": watcher}, "hand": []},
    )
    attack(m, a)
    asked(m, "guard", "foe")
    assert count(m, "foe", "hand") == 1
    no_guard(m)


@clause("10.5.1.2.1")
def test_10_5_1_2_1_who_passes_is_told_with_the_guardians_that_there_are() -> None:
    a, one, two, three = unit(power=10000), unit(), unit(), unit()
    for guards in ((), (one, two)):
        m = scene(me={"rear-guards": {"front left": a}}, foe={"hand": [one, two, three]})
        attack(m, a)
        if guards:
            guard(m, *guards)
        no_guard(m)
        assert [note.number for note in log_notes(m, "10.5.1.2.1", "pass")] == [len(guards)]


@clause("10.5.1.2.2", "10.5.1.2.4", "11.6.2.2")
def test_11_6_2_2_one_act_of_the_guard_is_finished_before_another_begins() -> None:
    a, one, two = unit(power=12000), unit(), unit()
    left, right = unit(grade=2, skills=["intercept"]), unit(grade=2, skills=["intercept"])
    blitz = order(DRAWS, kind="blitz order")
    m = scene(
        me={"rear-guards": {"front left": a}},
        foe={"hand": [one, two, blitz], "rear-guards": {"front left": left, "front right": right}},
    )
    attack(m, a)
    acts = [("guard", one), ("guard", two), ("intercept", left), ("intercept", right)]
    for kind, first, against in (
        ("guard", one, [["10.5.1.2.2"], [], ["11.6.2.2"], ["11.6.2.2"]]),
        ("intercept", left, [["11.6.2.2"], ["11.6.2.2"], ["10.5.1.2.4"], []]),
    ):
        n = m.copy()
        choose(n, kind, first)
        told = [clauses_against(n, "foe", Option(act, number(n, card))) for act, card in acts]
        assert told == against
        assert clauses_against(n, "foe", Option("order", number(n, blitz))) == ["11.6.2.2"]
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
    assert count(m, "foe", "hand") == 2
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
    assert count(m, "foe", "hand") == 1
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
    assert count(m, "foe", "hand") == 4
    asked(m, "guard", "foe")
    assert not offered(m, "order", other)
    no_guard(m)


@clause("10.5.1.2.2", "1.3.3")
def test_10_5_1_2_2_who_must_call_several_at_once_and_has_one_is_told_so() -> None:
    a = unit(
        "【自】【(R)】：このユニットがアタックした時、そのバトル中、相手は手札から(G)にコールする際、"
        "2枚以上同時にコールしない限りコールできない。"
    )
    alone, other, slow = unit(), unit(), order(DRAWS)
    m = scene(me={"rear-guards": {"front left": a}}, foe={"hand": [alone, slow]})
    attack(m, a)
    what = Option("guard", number(m, alone), number=0)
    assert not offered(m, "guard", alone)
    assert clauses_against(m, "foe", what) == ["1.3.3"]
    assert clauses_against(m, "foe", Option("order", number(m, slow))) == ["10.5.1.2.5"]
    no_guard(m)
    n = scene(me={"rear-guards": {"front left": a}}, foe={"hand": [alone, other]})
    attack(n, a)
    guard(n, alone, other)
    assert zone(n, "foe", "damage zone") == []


@clause("10.5.1.2.1.1")
def test_10_5_1_2_1_1_who_may_do_nothing_at_all_passes_unasked() -> None:
    text = (
        "【自】【(R)】：このユニットがアタックした時、そのバトル中、"
        "相手は手札から(G)にコールできず、インターセプトでき{}。"
    )
    walled = unit(text.format("ない"))
    closed = unit(text.format("ず、ブリッツオーダーをプレイできない"))
    catcher = unit(skills=["intercept"])
    # whoever may still play an order is asked, whatever the hand is
    for a, played, is_free in ((walled, 0, True), (walled, 1, False), (closed, 0, False)):
        m = scene(
            me={"rear-guards": {"front left": a, "front right": STANDING}},
            foe={"hand": 2, "rear-guards": {"front left": catcher}, "orders played": played},
        )
        attack(m, a)
        asked(m, "guard" if is_free else "attack")
        no_guard(m)
    # some cards of the hand may be called: which of them there are is not told by asking
    high = unit(
        "【自】【(R)】：このユニットがアタックした時、そのバトル中、"
        "相手は手札からグレード1以上のカードを(G)にコールできない。"
    )
    field = {"front left": high, "front right": STANDING}
    n = scene(me={"rear-guards": field}, foe={"hand": [unit()], "orders played": 1})
    attack(n, high)
    asked(n, "guard", "foe")
    no_guard(n)
