"""Costs of texts, played: all or nothing, no card twice, which way first (11.7)."""

from __future__ import annotations

import pytest
from tests.games.vanguard.table import (
    attack,
    call,
    count,
    is_asked,
    is_rested,
    no,
    no_guard,
    no_ride,
    offered,
    order,
    pick,
    play,
    power,
    say,
    scene,
    table,
    turned,
    unit,
    use,
    yes,
    zone,
)
from tests.ruling import clause

from kirifuda import CardError
from kirifuda.kernel.match import Match

DRAWS = "することで、1枚引く。"


def downs(m: Match) -> int:
    """How many cards of my damage zone lie face down."""
    t = table(m)
    return sum(t.down[card] for card in t.cards(0, 5))


@clause("7.24.2", "11.8.2.3")
def test_a_counter_blast_needs_so_many_face_up_damage_cards() -> None:
    a = unit(f"【起】【(R)】:【コスト】[【カウンターブラスト】(2)]{DRAWS}")
    m = scene(me={"rear-guards": {"front left": a}, "damage zone": 2})
    no_ride(m)
    use(m, a)
    assert downs(m) == 2
    assert not offered(m, "use", a)


def test_a_soul_blast_and_a_unit_that_goes_to_the_soul_are_two_cards() -> None:
    a = unit(
        "【起】【(R)】:【コスト】[【ソウルブラスト】(1),このユニットをソウルに置く]ことで、1枚引く。"
    )
    m = scene(me={"rear-guards": {"front left": a}})
    no_ride(m)
    assert not offered(m, "use", a)
    s = unit()
    m = scene(me={"rear-guards": {"front left": a}, "soul": [s]})
    no_ride(m)
    use(m, a)
    assert zone(m, "me", "soul") == [a.name]
    assert zone(m, "me", "drop zone") == [s.name]


def test_one_of_two_ways_is_chosen_first_and_only_where_both_can_be_paid() -> None:
    a = unit(
        f"【起】【(R)】:【コスト】[【カウンターブラスト】(1)か【エネルギーブラスト】(2)]{DRAWS}"
    )
    m = scene(me={"rear-guards": {"front left": a}, "damage zone": 1, "energy": 2})
    no_ride(m)
    use(m, a)
    say(m, 2)
    assert downs(m) == 0
    assert table(m).energy[0] == 0
    m = scene(me={"rear-guards": {"front left": a}, "damage zone": 1})
    no_ride(m)
    use(m, a)
    assert downs(m) == 1


def test_a_cost_of_an_automatic_ability_may_be_left_unpaid() -> None:
    a = unit("【自】:このユニットが(R)に登場した時、【コスト】[手札から1枚捨てる]ことで、2枚引く。")
    for paid in (True, False):
        b = unit()
        m = scene(me={"hand": [a, b]})
        call(m, a, "front left")
        yes(m) if paid else no(m)
        assert count(m, "me", "hand") == (2 if paid else 1)
        assert zone(m, "me", "drop zone") == ([b.name] if paid else [])


def test_the_other_way_of_paying_counts_only_if_its_condition_holds() -> None:
    a = unit(
        "【自】:あなたのソウルが1枚以上なら、このコストは『【エネルギーブラスト】(1)』でも払える。"
        "このユニットが(R)に登場した時、【コスト】[【カウンターブラスト】(1)]することで、1枚引く。"
    )
    m = scene(me={"hand": [a], "energy": 1})
    call(m, a, "front left")
    assert is_asked(m, "main")
    m = scene(me={"hand": [a], "energy": 1, "soul": 1})
    call(m, a, "front left")
    yes(m)
    assert table(m).energy[0] == 0
    assert count(m, "me", "hand") == 1


def test_less_is_paid_where_the_text_says_so() -> None:
    a = unit(
        "【自】:あなたのソウルが1枚以上なら、このコストは【エネルギーブラスト】(2)減る。"
        "このユニットが(R)に登場した時、【コスト】[【エネルギーブラスト】(3)]することで、1枚引く。"
    )
    m = scene(me={"hand": [a], "energy": 3, "soul": 1})
    call(m, a, "front left")
    yes(m)
    assert table(m).energy[0] == 2
    m = scene(me={"hand": [a], "energy": 3})
    call(m, a, "front left")
    yes(m)
    assert table(m).energy[0] == 0


def test_resting_pays_with_who_stands_and_showing_moves_nothing() -> None:
    a = unit(
        "【起】【(R)】:【コスト】[このユニットを【レスト】させ、手札からグレード3を1枚公開する]ことで、1枚引く。"
    )
    three = unit(grade=3)
    m = scene(me={"rear-guards": {"front left": a}, "hand": [three, unit()]})
    no_ride(m)
    use(m, a)
    assert is_rested(m, a)
    assert count(m, "me", "hand") == 3
    assert not offered(m, "use", a)


@clause("11.8.2.4.2")
def test_an_order_is_played_only_if_what_it_asks_is_so_and_paid_for() -> None:
    o = order(
        "あなたのソウルが1枚以上なら、【コスト】[【エネルギーブラスト】(1)]することでプレイできる!2枚引く。"
    )
    m = scene(me={"hand": [o], "energy": 1})
    no_ride(m)
    assert not offered(m, "order", o)
    m = scene(me={"hand": [o], "soul": 1})
    no_ride(m)
    assert not offered(m, "order", o)
    m = scene(me={"hand": [o], "soul": 1, "energy": 1})
    no_ride(m)
    play(m, o)
    assert count(m, "me", "hand") == 2
    assert table(m).energy[0] == 0


def test_what_the_cost_did_is_asked_of_it() -> None:
    a = unit(
        "【起】【(R)】:【コスト】[手札から1枚ソウルに置く]ことで、1枚引く。"
        "このコストで「朝凪」を含むカードを置いたなら、そのターン中、このユニットのパワー+5000。"
    )
    for name in ("朝凪の子", "夕凪の子"):
        b = unit(name=name)
        m = scene(me={"rear-guards": {"front left": a}, "hand": [b]})
        no_ride(m)
        use(m, a)
        assert power(m, a) == (13000 if name == "朝凪の子" else 8000)


def test_face_down_damage_pays_nothing_and_is_what_a_charge_turns_up() -> None:
    a = unit(
        "【起】【(R)】:【コスト】[このユニットを【レスト】させる]ことで、【カウンターチャージ】(1)。"
    )
    b = unit(f"【起】【(R)】:【コスト】[【カウンターブラスト】(1)]{DRAWS}")
    filler = "FILLER"
    m = scene(
        me={"rear-guards": {"front left": a, "back left": b}, "damage zone": [turned(filler)]}
    )
    no_ride(m)
    assert not offered(m, "use", b)
    use(m, a)
    assert downs(m) == 0
    use(m, b)
    assert downs(m) == 1


def test_whose_cards_pay_is_never_the_opponents() -> None:
    a = unit("【起】【(R)】:【コスト】[他のリアガードを1枚退却させる]ことで、1枚引く。")
    m = scene(me={"rear-guards": {"front left": a}}, foe={"rear-guards": {"front left": unit()}})
    no_ride(m)
    assert not offered(m, "use", a)
    b, c = unit(), unit()
    m = scene(me={"rear-guards": {"front left": a, "back left": b, "back right": c}})
    no_ride(m)
    use(m, a)
    pick(m, c)
    assert zone(m, "me", "drop zone") == [c.name]


@clause("11.8.3.3.1")
def test_nothing_that_follows_is_done_if_the_cost_was_not_paid() -> None:
    a = unit(
        "【自】:このユニットが(R)に登場した時、【コスト】[【ソウルブラスト】(1)]することで、1枚引く。"
        "あなたのヴァンガードがグレード3以上なら、そのターン中、このユニットのパワー+5000。"
        "その後、【エネルギーチャージ】(1)。"
    )
    o = order("【コスト】[【ソウルブラスト】(1)]することで、1枚引く。【エネルギーチャージ】(1)。")
    lead = unit(grade=3)
    for soul, pays in ((0, False), (1, False), (1, True)):
        m = scene(me={"vanguard": lead, "hand": [a], "soul": soul})
        call(m, a, "front left")
        if soul:
            yes(m) if pays else no(m)
        assert power(m, a) == (13000 if pays else 8000)
        assert (count(m, "me", "hand"), table(m).energy[0]) == (pays, pays)
        m = scene(me={"vanguard": lead, "hand": [o], "soul": soul})
        no_ride(m)
        play(m, o)
        if soul:
            yes(m) if pays else no(m)
        assert (count(m, "me", "hand"), table(m).energy[0]) == (pays, pays)


def test_what_is_done_for_not_paying_is_done_then_only() -> None:
    a = unit(
        "【自】:このユニットが(R)に登場した時、【コスト】[【ソウルブラスト】(1)]することで、1枚引く。"
        "そうしないなら、【エネルギーチャージ】(1)。"
    )
    for soul, pays in ((0, False), (1, False), (1, True)):
        m = scene(me={"hand": [a], "soul": soul})
        call(m, a, "front left")
        if soul:
            yes(m) if pays else no(m)
        assert (count(m, "me", "hand"), table(m).energy[0]) == (pays, not pays)


def test_that_unit_is_who_was_waited_for_and_not_what_paid() -> None:
    for cost in ("【ソウルブラスト】(1)", "手札から1枚ソウルに置く"):
        a = unit(
            f"【自】【(R)】:あなたの他のリアガードがアタックした時、【コスト】[{cost}]することで、"
            "そのターン中、そのユニットとこのユニットのパワー+5000。"
        )
        b, c = unit(), unit()
        m = scene(
            me={"rear-guards": {"front left": a, "front right": b}, "soul": [c], "hand": [c]},
            foe={"hand": 1},
        )
        attack(m, b)
        yes(m)
        assert [power(m, one) for one in (a, b)] == [13000, 13000]
        no_guard(m)


def test_what_stands_before_the_cost_is_asked_before_it_is_paid() -> None:
    a = unit(
        "【起】【ソウル】:あなたのバインドゾーンすべてがこのカードと別名なら、【コスト】[このカードをバインドする]"
        "ことで、1枚引く。"
    )
    for bound, drawn in (([], 1), ([unit()], 1), ([a], 0)):
        m = scene(me={"soul": [a], "bind zone": bound})
        no_ride(m)
        use(m, a)
        assert (count(m, "me", "bind zone"), count(m, "me", "hand")) == (len(bound) + 1, drawn)
    b = unit(
        "【起】【(R)】:あなたのソウルが2枚以上なら、【コスト】[【ソウルブラスト】(1)]することで、"
        "あなたのリアガードがいるなら、【エネルギーチャージ】(1)。"
    )
    for soul, energy in ((1, 0), (2, 1), (3, 1)):
        m = scene(me={"rear-guards": {"front left": b}, "soul": soul})
        no_ride(m)
        use(m, b)
        assert (count(m, "me", "soul"), table(m).energy[0]) == (soul - 1, energy)


FREE = "相手のヴァンガードがグレード3以上なら、この能力はコストを払わずにプレイできる。"
PAID = "あなたのソウルが1枚以上なら、【コスト】[手札から1枚捨てる]ことでプレイできる！"


@pytest.mark.parametrize("head", [FREE + PAID, PAID + FREE])
def test_11_7_2_an_order_that_costs_nothing_then(head: str) -> None:
    o = order(head + "【エネルギーチャージ】(1)。")
    for grade, soul, held, ways in (
        (2, 0, 1, ()),
        (2, 1, 0, ()),
        (2, 1, 1, (1,)),
        (3, 0, 1, (2,)),
        (3, 1, 0, (2,)),
        (3, 1, 1, (1, 2)),
    ):
        for way in ways or (0,):
            foe = {"vanguard": unit(grade=grade)}
            m = scene(me={"hand": [o, *["FILLER"] * held], "soul": soul}, foe=foe)
            no_ride(m)
            assert offered(m, "order", o) == bool(way)
            if not way:
                continue
            play(m, o)
            if len(ways) > 1:
                say(m, way)
            left = held - (1 if way == 1 else 0)
            assert (count(m, "me", "hand"), table(m).energy[0]) == (left, 1)


def test_11_7_2_the_other_fighter_plays_it_for_nothing_in_a_guard_step() -> None:
    a = unit(power=13000)
    o = order(FREE + PAID + "【エネルギーチャージ】(1)。", kind="blitz order")
    for grade, can in ((2, False), (3, True)):
        m = scene(
            me={"vanguard": unit(grade=grade), "rear-guards": {"front left": a}},
            foe={"hand": [o, unit()]},
        )
        attack(m, a)
        assert offered(m, "order", o) == can
        if can:
            play(m, o)
            assert (count(m, "foe", "hand"), table(m).energy[1]) == (1, 1)
        no_guard(m)


@pytest.mark.parametrize("text", [FREE + "1枚引く。", FREE + FREE + PAID + "1枚引く。"])
def test_what_costs_nothing_then_costs_something_otherwise(text: str) -> None:
    with pytest.raises(CardError):
        order(text)


@clause("7.50.1", "7.50.1.1", "7.50.1.2")
def test_7_50_1_who_rests_for_a_cost_was_chosen_if_a_number_of_units_does() -> None:
    for cost, told, chosen in (
        ("[あなたのリアガードを1枚【レスト】させる]", "能力で選ばれた", 1),
        ("[(R)から1枚【レスト】させる]", "能力で選ばれた", 1),
        ("[あなたのリアガードを1枚【レスト】させる]", "効果で選ばれた", 0),
        ("[あなたの「駒甲」すべてを【レスト】させる]", "能力で選ばれた", 0),
    ):
        lead = unit(f"【起】【(V)】：【コスト】{cost}{DRAWS}", grade=3, power=13000)
        a = unit(
            f"【自】【(R)】：このユニットがあなたのヴァンガードの{told}時、"
            "そのターン中、このユニットのパワー+5000。",
            name="駒甲",
        )
        m = scene(me={"vanguard": lead, "rear-guards": {"front left": a}})
        no_ride(m)
        use(m, lead)
        assert is_rested(m, a)
        assert power(m, a) == 8000 + 5000 * chosen


@clause("1.3.2", "11.2.4")
def test_a_blast_that_an_effect_offers_is_paid_whole_or_not_at_all() -> None:
    a = unit(
        "【自】：このユニットが(R)に登場した時、あなたのソウルが1枚以上なら、"
        "『【エネルギーブラスト】(2)してよい。【エネルギーブラスト】(2)しないなら、"
        "あなたの手札から1枚選び、捨てる。』を行う。"
    )
    b = unit(
        "【自】：このユニットが(R)に登場した時、【カウンターブラスト】(1)してよい。"
        "【カウンターブラスト】(1)したなら、1枚引く。"
    )
    for soul, energy, pays, left, held in (
        (1, 2, True, 0, 1),
        (1, 2, False, 2, 0),
        (1, 1, False, 1, 0),
        (0, 2, False, 2, 1),
    ):
        m = scene(me={"hand": [a, "FILLER"], "soul": soul, "energy": energy})
        call(m, a, "front left")
        if is_asked(m, "may do"):
            assert offered(m, "yes") == (energy == 2)
            (yes if pays else no)(m)
        assert (table(m).energy[0], count(m, "me", "hand")) == (left, held)
    for damage, pays, drawn in ((1, True, 1), (1, False, 0), (0, False, 0)):
        m = scene(me={"hand": [b], "damage": damage})
        call(m, b, "front left")
        if is_asked(m, "may do"):
            (yes if pays else no)(m)
        assert (count(m, "me", "hand"), downs(m)) == (drawn, drawn)


@pytest.mark.parametrize(
    "text",
    [
        "【起】【(R)】：【エネルギーブラスト】(2)する。",
        "【起】【(R)】：【エネルギーブラスト】(2)してよい。【エネルギーブラスト】(3)したなら、1枚引く。",
        "【起】【(R)】：1枚引いてよい。【エネルギーブラスト】(2)しないなら、1枚引く。",
    ],
)
def test_a_blast_that_nobody_has_offered_is_not_asked_for(text: str) -> None:
    with pytest.raises(CardError):
        unit(text)
