"""11.7, 11.8: costs, and how cards and abilities are played and resolved."""

from __future__ import annotations

from tests.games.vanguard.table import (
    asked,
    attack,
    choose,
    count,
    leave,
    log_has,
    log_notes,
    no,
    number,
    offered,
    options,
    order,
    pick,
    play,
    power,
    scene,
    sees,
    table,
    unit,
    use,
    why_not,
    yes,
    zone,
)
from tests.ruling import clause

V = "FILLER-V"
DRAW = "1枚引く。"


# -- 11.2: requirements ----------------------------------------------------------------------


@clause("11.2.1.1.1", "12.3.2.2")
def test_11_2_1_1_1_an_activated_ability_is_used_up_by_its_cost_whatever_comes_of_it() -> None:
    text = (
        "【起】【(R)】【ターン1回】：【コスト】[【ソウルブラスト】(1)]ことで、"
        "相手のヴァンガードがグレード1以下なら、1枚引く。"
    )
    worker = unit(text)
    m = scene(me={"rear-guards": {"front left": worker}, "soul": 2, "hand": []})
    use(m, worker)
    assert (count(m, "me", "soul"), count(m, "me", "hand")) == (1, 0)
    assert not offered(m, "use", worker)


@clause("11.2.1.1.2", "12.3.2.2")
def test_11_2_1_1_2_one_without_a_cost_is_used_up_by_being_played() -> None:
    nothing = "相手のヴァンガードがグレード1以下なら、1枚引く。"
    worker = unit("【起】【(R)】【ターン1回】：" + nothing)
    text = (
        "【起】【(R)】【ターン1回】：あなたの手札が0枚なら、"
        "このコストは【カウンターブラスト】(1)減る。【コスト】[【カウンターブラスト】(1)]ことで、"
    )
    reduced = unit(text + nothing)  # its cost has become nothing
    for one in (worker, reduced):
        m = scene(me={"rear-guards": {"front left": one}, "hand": []})
        use(m, one)
        assert count(m, "me", "hand") == 0
        assert not offered(m, "use", one)
        found = table(m).face(number(m, one)).abilities[0]
        assert "12.3.2.2" in why_not(m, "use", one, ability=found)


# -- 11.7: costs -----------------------------------------------------------------------------


@clause("11.7.2")
def test_11_7_2_a_cost_that_is_gone_is_paid_by_declaring_it() -> None:
    text = (
        "【起】【(R)】：あなたの手札が0枚なら、このコストは【カウンターブラスト】(1)減る。"
        "【コスト】[【カウンターブラスト】(1)]ことで、1枚引く。"
    )
    worker = unit(text)
    dear = scene(me={"rear-guards": {"front left": worker}, "hand": ["FILLER"]})
    assert not offered(dear, "use", worker)
    free = scene(me={"rear-guards": {"front left": worker}, "hand": []})
    use(free, worker)
    assert count(free, "me", "hand") == 1


@clause("11.7.3")
def test_11_7_3_all_of_nothing_can_be_paid() -> None:
    worker = unit("【起】【(R)】：【コスト】[手札すべてを捨てる]ことで、1枚引く。")
    m = scene(me={"rear-guards": {"front left": worker}, "hand": []})
    use(m, worker)
    assert count(m, "me", "hand") == 1
    n = scene(me={"rear-guards": {"front left": worker}, "hand": 3})
    use(n, worker)
    assert (count(n, "me", "hand"), count(n, "me", "drop zone")) == (1, 3)


@clause("11.7.1")
def test_11_7_1_nobody_pays_with_what_is_the_opponents() -> None:
    for cost in ("リアガードを1枚退却させる", "ソウルから1枚バインドする", "手札から1枚捨てる"):
        lead = unit(f"【起】【(V)】：【コスト】[{cost}]ことで、1枚引く。", grade=3)
        theirs = {"rear-guards": {"front left": unit()}, "soul": 1, "hand": 1}
        m = scene(me={"vanguard": lead, "hand": []}, foe=theirs)
        assert not offered(m, "use", lead)


# -- 11.8.1, 11.8.2: playing -----------------------------------------------------------------


@clause("11.8.1")
def test_11_8_1_activated_abilities_are_played_continuous_ones_just_hold() -> None:
    worker = unit("【起】【(R)】：そのターン中、このユニットのパワー+1000。")
    steady = unit("【永】【(R)】：このユニットのパワー+2000。")
    m = scene(me={"rear-guards": {"front left": worker, "front right": steady}})
    assert power(m, worker) == 8000
    assert power(m, steady) == 10000
    assert not offered(m, "use", steady)
    use(m, worker)
    assert power(m, worker) == 9000
    assert [note.card for note in log_notes(m, verb="play")] == [number(m, worker)]


@clause("11.8.2", "11.8.2.1", "11.8.2.1.1", "11.8.3", "11.8.3.2", "11.8.3.1")
def test_11_8_2_an_order_lies_in_the_order_area_until_it_has_done_what_it_says() -> None:
    a, b = unit(), unit()
    card = order("あなたのリアガードを1枚選び、退却させる。1枚引く。")
    m = scene(me={"rear-guards": {"front left": a, "front right": b}, "hand": [card]})
    play(m, card)
    asked(m, "choose", "me")
    assert zone(m, "me", "order area") == [card.name]
    assert zone(m, "me", "drop zone") == []
    pick(m, a)
    assert zone(m, "me", "order area") == []
    assert zone(m, "me", "drop zone") == [a.name, card.name]
    assert count(m, "me", "hand") == 1
    assert log_has(m, "11.8.3.2", one=card)


@clause("11.8.2", "11.8.2.1", "11.8.2.1.1", "11.8.2.1.1.1")
def test_11_8_2_1_1_one_order_is_played_in_a_turn_unless_told_otherwise() -> None:
    one, two = order(DRAW), order(DRAW)
    m = scene(me={"hand": [one, two]})
    play(m, one)
    assert not offered(m, "order", two)
    assert why_not(m, "order", two) == ["11.8.2.1.1"]
    assert two.name in zone(m, "me", "hand")
    more = unit("【永】【(R)】：あなたはオーダーを2回までプレイできる。")
    n = scene(me={"hand": [one, two], "rear-guards": {"front left": more}})
    play(n, one)
    play(n, two)
    assert count(n, "me", "hand") == 2


@clause("11.8.2.2.1")
def test_11_8_2_2_1_who_plays_an_ability_from_the_hand_shows_the_card() -> None:
    worker = unit("【起】【手札】：【コスト】[【ソウルブラスト】(1)]ことで、1枚引く。")
    other = unit()
    m = scene(me={"hand": [worker, other], "soul": 1})
    assert not any("card" in one for one in sees(m, 1, "me", "hand"))
    use(m, worker)
    shown = log_notes(m, verb="reveal", one=worker)
    assert [note.clause for note in shown] == ["11.8.2.2.1"]
    assert [note.seen for note in shown] == [3]
    assert count(m, "me", "hand") == 3
    assert not any("card" in one for one in sees(m, 1, "me", "hand"))  # hidden again


@clause("11.8.2.2.1")
def test_11_8_2_2_1_who_shows_the_card_as_its_cost_need_not_do_it_twice() -> None:
    worker = unit("【起】【手札】：【コスト】[このカードを公開する]ことで、1枚引く。")
    m = scene(me={"hand": [worker]})
    use(m, worker)
    assert len(log_notes(m, verb="reveal", one=worker)) == 1


@clause("11.8.2.2", "11.8.2.2.1")
def test_11_8_2_2_1_what_could_not_be_paid_for_was_not_shown_either() -> None:
    text = (
        "【起】【手札】：【コスト】[手札からグレード3のユニットカードを1枚捨てる]ことで、1枚引く。"
    )
    worker = unit(text)
    sees_it = unit("【自】【(R)】：あなたの手札のカードが公開された時、【エネルギーチャージ】(1)。")
    for other, charged in ((unit(), 0), (unit(grade=3), 1)):
        m = scene(me={"hand": [worker, other], "rear-guards": {"front left": sees_it}, "energy": 0})
        use(m, worker)
        assert table(m).energy[0] == charged
        assert offered(m, "call", worker)  # it is still in the hand, and hidden
        assert not any("card" in one for one in sees(m, 1, "me", "hand"))


@clause("11.8.2.4")
def test_11_8_2_4_what_stands_at_the_head_of_an_order_is_asked_as_it_is_played() -> None:
    paid = order("【コスト】[【ソウルブラスト】(1)]ことでプレイできる！1枚引く。")
    asks = order("あなたのソウルが1枚以上ならプレイできる！1枚引く。")
    poor = scene(me={"hand": [paid, asks]})
    assert not offered(poor, "order")
    assert why_not(poor, "order", paid) == ["11.8.2.2"]
    assert why_not(poor, "order", asks) == ["11.8.2.4.2"]
    rich = scene(me={"hand": [paid], "soul": 1})
    play(rich, paid)
    assert count(rich, "me", "soul") == 0
    assert count(rich, "me", "hand") == 1
    able = scene(me={"hand": [asks], "soul": 1})
    play(able, asks)
    assert count(able, "me", "soul") == 1
    assert count(able, "me", "hand") == 1


@clause("11.8.2.1.1", "11.8.2.4")
def test_11_8_2_4_an_order_that_is_played_is_in_the_hand_no_more() -> None:
    """It lies in the order area before anything is asked or paid."""
    bare = order("あなたの手札が0枚ならプレイできる！1枚引く。")
    full = order("あなたの手札が1枚以上ならプレイできる！1枚引く。")
    dear = order("【コスト】[手札から1枚捨てる]ことでプレイできる！1枚引く。")
    for card, others, able in (
        *((bare, [], True), (bare, [unit()], False)),
        *((full, [], False), (full, [unit()], True)),
        *((dear, [], False), (dear, [unit()], True)),
    ):
        m = scene(me={"hand": [card, *others]})
        assert offered(m, "order", card) is able
        blitz = order(card.text, kind="blitz order")
        lead = unit(grade=3)
        n = scene(me={"vanguard": lead}, foe={"hand": [blitz, *others]})
        attack(n, lead)
        assert offered(n, "order", blitz) is able
        leave(n, "guard")


@clause("11.8.2.2")
def test_11_8_2_2_an_order_that_could_not_be_paid_for_was_not_played() -> None:
    """Nobody else can tell what is in a hand: so it may be tried, and then all is as before."""
    card = order(
        "【コスト】[手札からグレード3のユニットカードを1枚捨てる]ことでプレイできる！1枚引く。"
    )
    watcher = unit("【自】【(R)】：あなたがオーダーをプレイした時、【エネルギーチャージ】(1)。")
    asks = unit(
        "【永】【(R)】：このターンにあなたがオーダーをプレイしているなら、このユニットのパワー+5000。"
    )
    field = {"front left": watcher, "front right": asks}
    m = scene(me={"hand": [card, unit()], "rear-guards": field, "energy": 0})
    play(m, card)
    assert log_has(m, "11.8.2.2", one=card)
    assert table(m).energy[0] == 0
    assert power(m, asks) == 8000
    assert count(m, "me", "hand") == 2
    n = scene(me={"hand": [card, unit(grade=3)], "rear-guards": field, "energy": 0})
    play(n, card)
    assert table(n).energy[0] == 1
    assert power(n, asks) == 13000


@clause("11.8.3.3", "11.8.3.3.1")
def test_11_8_3_3_a_set_order_stays_in_the_order_zone() -> None:
    text = "【コスト】[【ソウルブラスト】(1)]ことで、1枚引く。"
    card = order(text, kind="set order")
    m = scene(me={"hand": [card], "soul": 1})
    play(m, card)
    yes(m)
    assert zone(m, "me", "order zone") == [card.name]
    assert (count(m, "me", "soul"), count(m, "me", "hand")) == (0, 1)
    n = scene(me={"hand": [card], "soul": 1})
    play(n, card)
    no(n)  # what follows such a cost is then not done
    assert zone(n, "me", "order zone") == [card.name]
    assert (count(n, "me", "soul"), count(n, "me", "hand")) == (1, 0)


@clause("11.8.3.3.1")
def test_11_8_3_3_1_what_stands_before_the_cost_is_done_all_the_same() -> None:
    card = order("【ソウルチャージ】(2)。【コスト】[【ソウルブラスト】(1)]ことで、1枚引く。")
    m = scene(me={"hand": [card], "soul": 1})
    play(m, card)
    no(m)
    assert (count(m, "me", "soul"), count(m, "me", "hand")) == (3, 0)


# -- 11.8.4: choosing ------------------------------------------------------------------------


@clause("11.8.4", "11.8.4.1")
def test_11_8_4_1_as_many_are_chosen_as_are_told_when_the_effect_comes_to_it() -> None:
    worker = unit("【起】【(R)】：1枚引く。相手のリアガードを2枚選び、退却させる。")
    field = {"front left": unit(), "front right": unit(), "back left": unit()}
    m = scene(me={"rear-guards": {"front left": worker}, "hand": []}, foe={"rear-guards": field})
    use(m, worker)
    assert count(m, "me", "hand") == 1  # chosen is only now
    asked(m, "choose", "me")
    assert not offered(m, "done")
    choose(m, "pick")
    assert not offered(m, "done")
    choose(m, "pick")
    assert count(m, "foe", "drop zone") == 2


@clause("11.8.4.1.2", "1.3.2")
def test_11_8_4_1_2_with_fewer_as_many_as_there_are() -> None:
    worker = unit("【起】【(R)】：相手のリアガードを2枚選び、退却させる。1枚引く。")
    only = unit()
    m = scene(
        me={"rear-guards": {"front left": worker}, "hand": []},
        foe={"rear-guards": {"front left": only}},
    )
    use(m, worker)  # and nobody is asked whether
    assert zone(m, "foe", "drop zone") == [only.name]
    assert count(m, "me", "hand") == 1


@clause("11.8.4.1.3")
def test_11_8_4_1_3_without_anybody_what_concerns_them_is_passed_over() -> None:
    text = "【起】【(R)】：相手のリアガードを1枚選び、退却させ、そのターン中、{0}1枚引く。"
    worker = unit(text.format("このユニットのパワー+5000。"))
    m = scene(me={"rear-guards": {"front left": worker}, "hand": []})
    use(m, worker)
    assert zone(m, "foe", "drop zone") == []
    assert power(m, worker) == 13000  # this does not concern them
    assert count(m, "me", "hand") == 1
    a, b = unit(), unit()
    n = scene(
        me={"rear-guards": {"front left": worker, "back left": a}, "hand": []},
        foe={"rear-guards": {"front left": b, "back left": unit()}},
    )
    use(n, worker)
    assert [o.card for o in options(n, "pick")][:1] == [number(n, b)]
    pick(n, b)
    assert zone(n, "foe", "drop zone") == [b.name]
    assert zone(n, "me", "drop zone") == []
    assert (power(n, worker), count(n, "me", "hand")) == (13000, 1)


@clause("11.8.4.1.4")
def test_11_8_4_1_4_from_a_hand_nobody_must_show_that_there_is_such_a_card() -> None:
    worker = unit("【起】【(R)】：あなたの手札からグレード3のカードを1枚選び、捨てる。")
    big, small = unit(grade=3), unit()
    m = scene(me={"rear-guards": {"front left": worker}, "hand": [big, small]})
    use(m, worker)
    asked(m, "choose", "me")
    assert not offered(m, "pick", small)
    choose(m, "done")
    assert count(m, "me", "hand") == 2
    plain = unit("【起】【(R)】：あなたの手札からカードを1枚選び、捨てる。")
    n = scene(me={"rear-guards": {"front left": plain}, "hand": [big, small]})
    use(n, plain)
    assert not offered(n, "done")  # that there is a card is plain
    pick(n, small)
    assert zone(n, "me", "drop zone") == [small.name]


# -- 11.8.6 ----------------------------------------------------------------------------------


@clause("11.8.6")
def test_11_8_6_what_speaks_of_several_cards_is_done_for_each() -> None:
    text = "【永】【(R)】：あなたのソウルに「空」を含むカードがあるなら、このユニットはそれらが持つ【永】能力すべてを得る。"
    heir = unit(text)
    one = unit("【永】【(R)】：このユニットのパワー+1000。", name="朝空")
    two = unit("【永】【(R)】：このユニットのパワー+2000。", name="夜空")
    m = scene(me={"rear-guards": {"front left": heir}, "soul": [one, two]})
    assert power(m, heir) == 11000
