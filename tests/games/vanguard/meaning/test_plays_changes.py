"""What changes, for how long and for whom, played."""

from __future__ import annotations

from tests.games.vanguard.table import (
    attack,
    call,
    count,
    critical,
    end_battles,
    no,
    no_guard,
    no_ride,
    offered,
    pick,
    power,
    scene,
    unit,
    use,
    yes,
    zone,
)


def test_a_continuous_change_holds_as_long_as_its_condition() -> None:
    a = unit(
        "【永】【(R)】:あなたのターン中、あなたのソウルが2枚以上なら、このユニットのパワー+5000。"
    )
    for n, p in ((0, 8000), (1, 8000), (2, 13000), (3, 13000)):
        m = scene(me={"rear-guards": {"front left": a}, "soul": n})
        assert power(m, a) == p
    m = scene(foe={"rear-guards": {"front left": a}, "soul": 2})
    assert power(m, a) == 8000


def test_more_asks_what_the_sentence_before_asked_too() -> None:
    a = unit(
        "【永】【(R)】:あなたのソウルが1枚以上なら、このユニットのパワー+2000。"
        "さらにあなたのダメージゾーンが1枚以上なら、このユニットのパワー+5000。"
    )
    for soul, hurt, p in ((0, 1, 8000), (1, 0, 10000), (1, 1, 15000)):
        m = scene(me={"rear-guards": {"front left": a}, "soul": soul, "damage zone": hurt})
        assert power(m, a) == p


def test_so_much_and_not_so_much() -> None:
    a = unit(
        "【自】【(R)】:このユニットがアタックしたとき、そのバトル中、このユニットのパワー+5000。"
        "あなたのソウルが2枚以上なら、+5000ではなく+10000。"
    )
    for n, p in ((1, 13000), (2, 18000)):
        m = scene(me={"rear-guards": {"front left": a}, "soul": n}, foe={"hand": 1})
        attack(m, a)
        assert power(m, a) == p
        no_guard(m)
        assert power(m, a) == 8000


def test_for_each_is_counted_when_it_is_reached() -> None:
    a = unit("【起】【(R)】:あなたのソウル2枚につき、そのターン中、このユニットのパワー+1000。")
    for n, p in ((0, 8000), (1, 8000), (2, 9000), (5, 10000)):
        m = scene(me={"rear-guards": {"front left": a}, "soul": n})
        no_ride(m)
        use(m, a)
        assert power(m, a) == p


def test_all_of_a_row_and_nobody_else() -> None:
    a = unit("【永】【(R)】:あなたの前列のユニットすべてのパワー+2000。")
    b, c, d = unit(), unit(), unit()
    m = scene(
        me={"rear-guards": {"back left": a, "front left": b, "back right": c}},
        foe={"rear-guards": {"front left": d}},
    )
    assert [power(m, one) for one in (a, b, c, d)] == [8000, 10000, 8000, 8000]
    assert power(m, "FILLER-V", "me") == power(m, "FILLER-V", "foe") + 2000


def test_the_same_column_is_that_of_both_sides() -> None:
    a = unit("【起】【(R)】:このユニットと同じ縦列の相手のリアガードを1枚選び、退却させる。")
    b, c = unit(), unit()
    m = scene(
        me={"rear-guards": {"front left": a}},
        foe={"rear-guards": {"front right": b, "front left": c}},
    )
    no_ride(m)
    use(m, a)
    assert zone(m, "foe", "drop zone") == [b.name]


def test_an_ability_that_is_given_ends_with_the_turn() -> None:
    a = unit(
        "【起】【(R)】【ターン1回】:あなたのヴァンガードを1枚選び、そのターン中、"
        "『【自】【(V)】:このユニットがアタックした時、【エネルギーチャージ】(1)。』を与える。"
    )
    m = scene(me={"rear-guards": {"front left": a}})
    no_ride(m)
    use(m, a)
    attack(m, "FILLER-V")
    no_guard(m)
    from tests.games.vanguard.table import table

    assert table(m).energy[0] == 1
    end_battles(m)


def test_a_rule_that_the_opponent_gets_speaks_of_their_cards() -> None:
    a = unit(
        "【起】【(R)】:次の相手のターン終了時まで、相手は『あなたのヴァンガードすべてのパワー-3000。』を得る。"
    )
    m = scene(me={"rear-guards": {"front left": a}})
    before = power(m, "FILLER-V", "foe")
    no_ride(m)
    use(m, a)
    assert power(m, "FILLER-V", "foe") == before - 3000
    assert power(m, "FILLER-V", "me") == before


def test_a_number_that_is_made_so_much_and_one_that_counts_as_printed() -> None:
    a = unit("【起】【(R)】:そのターン中、このユニットのクリティカルを2にする。")
    b = unit("【永】【(R)】:このユニットの元々のパワーは15000になり、パワー+1000。")
    m = scene(me={"rear-guards": {"front left": a, "front right": b}})
    no_ride(m)
    use(m, a)
    assert critical(m, a) == 2
    assert power(m, b) == 16000


def test_what_the_opponent_cannot_call() -> None:
    a = unit(
        "【自】【(R)】:このユニットがアタックした時、そのバトル中、相手は手札からグレード2以上を(G)にコールできない。"
    )
    low, high = unit(grade=1), unit(grade=2)
    m = scene(me={"rear-guards": {"front left": a}}, foe={"hand": [low, high]})
    attack(m, a)
    assert offered(m, "guard", low)
    assert not offered(m, "guard", high)
    no_guard(m)


def test_guardians_several_at_once_or_not_at_all() -> None:
    a = unit(
        "【自】【(R)】:このユニットがアタックした時、そのバトル中、相手は手札から(G)にコールする際、2枚以上同時にコールしない限りコールできない。",
        power=10000,
    )
    b, c = unit(), unit()
    m = scene(me={"rear-guards": {"front left": a}}, foe={"hand": [b]})
    attack(m, a)
    assert not offered(m, "guard", b)
    no_guard(m)
    m = scene(me={"rear-guards": {"front left": a}}, foe={"hand": [b, c, unit()]})
    attack(m, a)
    from tests.games.vanguard.table import choose

    choose(m, "guard", b)
    assert not offered(m, "done")
    choose(m, "guard", c)
    choose(m, "done")
    no_guard(m)
    assert count(m, "foe", "drop zone") == 2


def test_who_cannot_be_chosen_is_not() -> None:
    a = unit("【永】【(R)】:このユニットは相手のカードの効果で選べない。")
    b = unit()
    x = unit("【起】【(R)】:相手のリアガードを1枚選び、退却させる。")
    m = scene(
        me={"rear-guards": {"front left": x}},
        foe={"rear-guards": {"front left": a, "front right": b}},
    )
    no_ride(m)
    use(m, x)
    assert zone(m, "foe", "drop zone") == [b.name]


def test_a_unit_is_given_boost_and_uses_it() -> None:
    a = unit(
        "【永】【(R)】:あなたのソウルが1枚以上なら、このユニットは『ブースト』を得て、パワー+1000。"
    )
    b = unit(grade=2)
    m = scene(me={"rear-guards": {"front left": b, "back left": a}, "soul": 1}, foe={"hand": 1})
    attack(m, b, boost=a)
    assert power(m, b) == 17000
    no_guard(m)


def test_called_and_then_changed_is_the_same_card() -> None:
    a = unit(
        "【自】:このユニットが(R)に登場した時、あなたのドロップから1枚まで選び、(R)にコールし、そのターン中、パワー+5000。"
    )
    b = unit()
    m = scene(me={"hand": [a], "drop zone": [b]})
    call(m, a, "front left")
    pick(m, b)
    m.choose(1)
    assert power(m, b) == 13000
    assert power(m, a) == 8000


def test_so_much_instead_for_a_cost_is_asked_before_the_change() -> None:
    a = unit(
        "【自】【(R)】:このユニットがアタックしたとき、そのバトル中、このユニットのパワー+5000。"
        "あなたのソウルが1枚以上なら、【コスト】[【ソウルブラスト】(1)]することで、+5000ではなく+10000。"
    )
    for soul, pays, p in ((0, False, 13000), (1, False, 13000), (1, True, 18000)):
        m = scene(me={"rear-guards": {"front left": a}, "soul": soul}, foe={"hand": 1})
        attack(m, a)
        if soul:
            yes(m) if pays else no(m)
        assert power(m, a) == p
        assert count(m, "me", "soul") == (soul - 1 if pays else soul)
        no_guard(m)


def test_the_other_unit_of_a_column_is_that_unit() -> None:
    a = unit(
        "フレンド-【永】【(R)】:このユニットと同じ縦列にあなたの他のユニットがいる場合、そのユニットとこのユニットは“友達”になる。"
        "【永】【(R)】:あなたの“友達”のユニットすべてのパワー+1000。"
    )
    b, c = unit(), unit()
    m = scene(me={"rear-guards": {"front left": a, "back left": b, "back right": c}})
    assert [power(m, one) for one in (a, b, c)] == [9000, 9000, 8000]
    m = scene(me={"rear-guards": {"front left": a, "back right": c}})
    assert [power(m, one) for one in (a, c)] == [8000, 8000]


def test_what_an_ability_costs_less() -> None:
    a = unit(
        "【自】:このユニットが(R)に登場した時、あなたのヴァンガードを1枚選び、そのターン中、"
        "そのユニットが元々持つ【起】能力のコストは【カウンターブラスト】(1)減る。"
    )
    v = unit("【起】【(V)】:【コスト】[【カウンターブラスト】(1)]することで、1枚引く。", grade=3)
    m = scene(me={"vanguard": v, "hand": [a]})
    no_ride(m)
    assert not offered(m, "use", v)
    call(m, a, "front left")
    assert offered(m, "use", v)


def test_all_that_is_forbidden_in_one_sentence_is_forbidden_to_the_same_fighter() -> None:
    a = unit(
        "【自】【(R)】:このユニットがアタックした時、そのバトル中、相手は手札からグレード2以上を(G)にコールできず、インターセプトできない。",
        grade=2,
        skills=["intercept"],
    )
    b = unit(grade=2, skills=["intercept"])
    m = scene(
        me={"rear-guards": {"front left": a}},
        foe={"rear-guards": {"front left": b}, "hand": [unit(grade=0)]},
    )
    attack(m, a)
    assert not offered(m, "intercept", b)
    no_guard(m)
    plain = unit()
    m = scene(
        me={"rear-guards": {"front left": plain}},
        foe={"rear-guards": {"front left": b}, "hand": [unit(grade=0)]},
    )
    attack(m, plain)
    assert offered(m, "intercept", b)
    no_guard(m)


def test_a_quoted_change_of_its_own_card_changes_who_quotes_it() -> None:
    b = unit("【永】【(V)】【(R)】:このユニットのパワー+3000。", name="響の写し手")
    a = unit(
        "【永】【(R)】:あなたのソウルに「響の写し手」があるなら、"
        "このユニットはそれらが持つ【永】能力すべてを得る。"
    )
    other = unit()
    circles = {"front left": a, "front right": other}
    m = scene(me={"rear-guards": circles, "soul": [b]}, foe={"hand": 1})
    assert power(m, a) == 11000
    attack(m, a)  # after which values are found out anew
    assert power(m, a) == 11000
    assert power(m, other) == 8000
    no_guard(m)
    m = scene(me={"rear-guards": {"front left": a}}, foe={"soul": [b]})
    assert power(m, a) == 8000
