"""11.9: automatic abilities; 11.1.1.2.1.1: those of hidden cards; 11.13: last information."""

from __future__ import annotations

from tests.games.vanguard.table import (
    asked,
    attack,
    call,
    choose,
    count,
    end_battles,
    is_asked,
    no,
    number,
    offered,
    options,
    order,
    pick,
    power,
    ride,
    scene,
    sees,
    table,
    unit,
    use,
    yes,
    zone,
)
from tests.ruling import clause

from kirifuda.games.vanguard.placing import put
from kirifuda.games.vanguard.zones import ORDERS, REAR
from kirifuda.kernel.events.moving import place

V = "FILLER-V"
SWEEP = "【起】【(R)】：あなたの他のリアガードすべてを退却させる。"
A = unit(name="朝")
B = unit(name="昼")


@clause("11.1.1.2.1.1", "4.6.3")
def test_11_1_1_2_1_1_what_waits_in_a_hand_is_shown_or_does_not_wait() -> None:
    text = "【自】【手札】：あなたのリアガードがアタックした時、1枚引く。"
    hidden, a = unit(text), unit(grade=2)
    for shows in (True, False):
        m = scene(
            me={"rear-guards": {"front left": a, "front right": "FILLER"}, "hand": [hidden, A]},
            foe={"hand": []},
        )
        attack(m, a)
        asked(m, "reveal", "me")
        assert not offered(m, "reveal", A)
        if shows:
            choose(m, "reveal", hidden)
            assert any("name" in one for one in sees(m, 1, "me", "hand"))
        choose(m, "done")
        assert count(m, "me", "hand") == 2 + shows
    # whether one is asked must not tell what one holds
    m = scene(
        me={
            "rear-guards": {"front left": a, "front right": "FILLER"},
            "hand": [A],
            "deck": [hidden, A, A],
        },
        foe={"hand": []},
    )
    attack(m, a)
    asked(m, "reveal", "me")
    choose(m, "done")


@clause("11.9.2", "11.9.3", "11.9.4", "1.3.7.1")
def test_11_9_3_an_ability_waits_once_for_each_card_that_it_befalls() -> None:
    watcher = unit("【自】【(V)】：あなたのリアガードが退却した時、1枚引く。", grade=3)
    sweep = unit(SWEEP)
    field = {"front left": sweep, "front right": A, "back left": B, "back right": A}
    m = scene(me={"vanguard": watcher, "rear-guards": field, "hand": []})
    use(m, sweep)
    asked(m, "waiting ability", "me")
    assert len(options(m, "play", watcher)) == 3
    choose(m, "play", watcher)
    assert len(options(m, "play", watcher)) == 2  # one of them is taken away each time
    choose(m, "play", watcher)
    assert count(m, "me", "hand") == 3


@clause("11.9.4.1")
def test_11_9_4_1_what_waits_must_be_played_in_an_order_of_choice() -> None:
    first = unit("【自】【(R)】：あなたのリアガードがアタックした時、1枚引く。")
    text = "【自】【(R)】：あなたのリアガードがアタックした時、あなたの手札を1枚選び、捨てる。"
    second = unit(text)
    a = unit(grade=2)
    field = {"front left": a, "back left": first, "back right": second, "front right": "FILLER"}
    for one, other, left in ((first, second, 0), (second, first, 1)):
        m = scene(me={"rear-guards": field, "hand": []}, foe={"hand": []})
        attack(m, a)
        asked(m, "waiting ability", "me")
        assert not offered(m, "decline")
        assert not offered(m, "done")
        choose(m, "play", one)
        assert count(m, "me", "hand") == left
        assert not offered(m, "play", other)  # it came by itself


@clause("11.9.5", "11.9.5.2", "11.9.5.1")
def test_11_9_5_the_cost_of_an_automatic_ability_is_paid_whole_or_not_at_all() -> None:
    text = (
        "【自】【(R)】：このユニットが登場した時、"
        "【コスト】[【ソウルブラスト】(1)，手札から1枚捨てる]ことで、2枚引く。"
    )
    trade = unit(text)
    m = scene(me={"hand": [trade, A], "soul": 1})
    choose(m, "call", trade, spot=0)
    yes(m)
    assert (count(m, "me", "hand"), count(m, "me", "soul")) == (2, 0)
    assert A.name in zone(m, "me", "drop zone")
    n = scene(me={"hand": [trade, A], "soul": 1})
    choose(n, "call", trade, spot=0)
    no(n)
    assert (count(n, "me", "hand"), count(n, "me", "soul")) == (1, 1)
    for poor in ({"hand": [trade, A]}, {"hand": [trade], "soul": 1}):
        k = scene(me=poor)
        choose(k, "call", trade, spot=0)
        if is_asked(k, "may do"):
            assert not offered(k, "yes")
            no(k)
        assert count(k, "me", "drop zone") == 0
        assert count(k, "me", "soul") == poor.get("soul", 0)


# -- 11.9.6: moves ---------------------------------------------------------------------------


@clause("11.9.6", "11.9.6.1", "11.9.6.1.2")
def test_11_9_6_1_2_who_left_the_field_is_what_it_was_there() -> None:
    lift = unit("【永】【(R)】：あなたの「朝」すべてのパワー+5000。")
    text = "【自】【(V)】：あなたのパワー13000以上のリアガードが退却した時、1枚引く。"
    watcher = unit(text, grade=3)
    throw = unit("【起】【(R)】：あなたの「朝」か「昼」を1枚選び、退却させる。")
    field = {"front left": throw, "front right": A, "back left": B, "back right": lift}
    m = scene(me={"vanguard": watcher, "rear-guards": field, "hand": []})
    use(m, throw)
    pick(m, B)
    assert count(m, "me", "hand") == 0
    use(m, throw)
    assert count(m, "me", "hand") == 1


@clause("11.9.6.1.1")
def test_11_9_6_1_1_between_hidden_and_open_zones_the_open_one_tells() -> None:
    lift = unit("【永】【(R)】：あなたの「朝」すべてのパワー+5000。")
    text = "【自】【(V)】：あなたのパワー13000以上の{0}、【ソウルチャージ】(1)。"
    came = unit(text.format("ユニットが登場した時"), grade=3)
    m = scene(me={"vanguard": came, "rear-guards": {"back right": lift}, "hand": [A]})
    choose(m, "call", A, spot=0)  # in the hand its power was 8000
    assert count(m, "me", "soul") == 1
    gone = unit(text.format("リアガードが手札に戻った時"), grade=3)
    back = unit("【起】【(R)】：あなたの「朝」を1枚選び、手札に戻す。")
    field = {"back right": lift, "front left": A, "front right": back}
    n = scene(me={"vanguard": gone, "rear-guards": field, "hand": []})
    use(n, back)
    assert zone(n, "me", "hand") == [A.name]
    assert count(n, "me", "soul") == 1
    # so of what was in another open zone
    scales = unit("【永】【(R)】：あなたのドロップのカードすべては〈竜〉としても扱う。")
    heard = "【自】【(V)】：あなたの〈竜〉がドロップから手札に加えられた時、【ソウルチャージ】(1)。"
    fetch = unit("【起】【(R)】：あなたのドロップから1枚選び、手札に加える。")
    for rear, charged in ((scales, 1), (B, 0)):
        field = {"back right": rear, "front right": fetch}
        k = scene(me={"vanguard": unit(heard, grade=3), "rear-guards": field, "drop": [A]})
        use(k, fetch)
        assert A.name in zone(k, "me", "hand")
        assert count(k, "me", "soul") == charged


@clause("11.9.6.1", "6.3.5.1")
def test_11_9_6_1_who_is_ridden_upon_is_asked_in_the_soul() -> None:
    lift = unit("【永】【(R)】：あなたのヴァンガードすべてのパワー+5000。")
    hears = unit(
        "【自】【(R)】：あなたのパワー13000以上のカードがライドされた時、【ソウルチャージ】(1)。"
    )
    for printed, charged in ((10000, 0), (13000, 1)):
        old, new = unit(grade=1, power=printed), unit(grade=2)
        field = {"front left": lift, "front right": hears}
        m = scene(phase="ride", me={"vanguard": old, "rear-guards": field, "hand": [new]})
        ride(m, new)
        assert count(m, "me", "soul") == 1 + charged


@clause("11.9.6.1.1", "11.9.6.1.3")
def test_11_9_6_1_3_between_open_zones_it_is_what_it_has_become() -> None:
    # face down in the damage zone it is nothing (4.11.3), in the drop zone it is of grade 1
    text = "【自】【(V)】：あなたのグレード1のカードがダメージゾーンからドロップに置かれた時、1枚引く。"
    watcher = unit(text, grade=3)
    heal = unit("【起】【(R)】：あなたのダメージゾーンからカードを1枚選び、回復する。")
    m = scene(
        me={
            "vanguard": watcher,
            "rear-guards": {"front left": heal},
            "damage": [{"card": A, "down": True}],
            "hand": [],
        }
    )
    use(m, heal)
    assert zone(m, "me", "drop zone") == [A.name]
    assert count(m, "me", "hand") == 1
    # so between hidden zones, of what is seen there
    scales = unit("【永】【(R)】：あなたの手札のカードすべては〈竜〉としても扱う。")
    heard = "【自】【(V)】：あなたの〈竜〉が手札に加えられた時、【ソウルチャージ】(1)。"
    draws = unit("【起】【(R)】：1枚引く。")
    field = {"front left": draws, "back left": scales}
    n = scene(me={"vanguard": unit(heard, grade=3), "rear-guards": field, "hand": []})
    use(n, draws)
    assert (count(n, "me", "hand"), count(n, "me", "soul")) == (1, 1)


@clause("11.9.6.1.4", "6.3.5.1")
def test_11_9_6_1_4_who_is_ridden_upon_plays_its_ability_from_the_soul() -> None:
    text = (
        "【自】：このユニットがライドされた時、"
        "【コスト】[【ソウルブラスト】(1)]ことで、1枚引き、このユニットを手札に加える。"
    )
    old, new = unit(text, grade=1), unit(grade=2)
    m = scene(phase="ride", me={"vanguard": old, "hand": [new], "soul": ["FILLER"]})
    ride(m, new)
    assert zone(m, "me", "vanguard") == [new.name]
    assert old.name in zone(m, "me", "soul")
    yes(m)
    pick(m, "FILLER")
    assert zone(m, "me", "soul") == []
    assert old.name in zone(m, "me", "hand")
    # the text that it had as a unit: also one that it was given, and none that it had lost
    gains = "【自】【(V)】：あなたのライドフェイズ開始時、{0}"
    given = (
        "そのターン中、このユニットは『【自】：このユニットがライドされた時、1枚引く。』を得る。"
    )
    lost = "そのターン中、このユニットの【自】能力すべてを無効にする。\n【自】：このユニットがライドされた時、1枚引く。"
    for told, drawn in ((given, 1), (lost, 0)):
        before = unit(gains.format(told), grade=1)
        n = scene(phase="ride", me={"vanguard": before, "hand": [new]})
        ride(n, new)
        assert zone(n, "me", "soul") == [before.name]
        assert count(n, "me", "hand") == drawn


# -- 11.9.7, 11.9.8, 11.9.9 ------------------------------------------------------------------


@clause("11.9.7", "11.9.7.1", "11.5.3.2")
def test_11_9_7_a_delayed_trigger_happens_once() -> None:
    worker = unit("【起】【(R)】：そのターン終了時、【ソウルチャージ】(1)。")
    m = scene(me={"rear-guards": {"back left": worker}}, foe={"hand": []})
    use(m, worker)
    assert count(m, "me", "soul") == 0
    turn = m.state.turn
    end_battles(m)
    while m.state.turn < turn + 2 and m.decision is not None:
        m.choose(len(m.decision.options) - 1)
    assert m.state.turn == turn + 2
    while m.decision is not None and m.decision.kind != "main":
        m.choose(len(m.decision.options) - 1)
    assert count(m, "me", "soul") == 1


@clause("11.9.7", "11.3.1.2.1")
def test_11_9_7_the_end_of_no_battle_is_not_waited_for() -> None:
    worker = unit("【起】【(R)】：そのバトル終了時、【ソウルチャージ】(1)。")
    strikes = unit(
        "【自】【(R)】：このユニットがアタックした時、そのバトル終了時、【ソウルチャージ】(1)。",
        grade=2,
    )
    field = {"front left": strikes, "front right": A, "back left": worker}
    m = scene(me={"rear-guards": field}, foe={"hand": []})
    use(m, worker)
    attack(m, A)
    assert count(m, "me", "soul") == 0
    attack(m, strikes)
    assert count(m, "me", "soul") == 1


@clause("11.9.9", "11.13.1")
def test_11_9_9_what_waits_is_played_though_its_card_has_gone() -> None:
    first = unit(
        "【自】【(R)】：あなたの「朝」がアタックした時、あなたの後列のリアガードすべてを手札に戻す。"
    )
    second = unit("【自】【(R)】：あなたの「朝」がアタックした時、【ソウルチャージ】(1)。")
    field = {"front left": A, "back left": first, "back right": second, "front right": "FILLER"}
    m = scene(me={"rear-guards": field, "hand": []}, foe={"hand": []})
    attack(m, A)
    choose(m, "play", first)
    assert sorted(zone(m, "me", "hand")) == sorted([first.name, second.name])
    assert count(m, "me", "soul") == 1


@clause("11.9.9")
def test_11_9_9_what_waits_is_played_though_its_card_has_lost_the_ability() -> None:
    giver = unit(
        "【永】【(R)】：あなたの「昼」すべては"
        "『【自】【(R)】：あなたの「朝」がアタックした時、【ソウルチャージ】(1)。』を得る。"
    )
    taker = unit(
        "【自】【(R)】：あなたの「朝」がアタックした時、あなたのリアガードを1枚選び、退却させる。"
    )
    field = {"front left": A, "back left": giver, "back right": B, "back center": taker}
    m = scene(me={"rear-guards": field, "hand": []}, foe={"hand": []})
    attack(m, A)
    choose(m, "play", taker)
    pick(m, giver)
    assert count(m, "me", "soul") == 1


@clause("11.13.1")
def test_11_13_1_who_has_left_is_asked_as_it_last_was() -> None:
    lift = unit("【永】【(R)】：あなたの「朝」すべてのパワー+5000。")
    text = (
        "【起】【(R)】：あなたの「朝」を1枚選び、退却させる。"
        "そのターン中、このユニットのパワーを、そのユニットのパワー分、増やす。"
    )
    worker = unit(text)
    field = {"front left": A, "back left": lift, "back right": worker}
    m = scene(me={"rear-guards": field})
    use(m, worker)
    assert zone(m, "me", "drop zone") == [A.name]
    assert power(m, worker) == 8000 + 13000
    # but what has gone between other open zones is what it is there
    scales = unit("【永】【(R)】：あなたのソウルのカードすべては〈竜〉としても扱う。")
    text = "【起】【(R)】：あなたのドロップから1枚選び、ソウルに置く。そのカードが〈竜〉なら、1枚引く。"
    moves = unit(text)
    for other, drew in ((scales, 1), (lift, 0)):
        field = {"back left": other, "back right": moves}
        n = scene(me={"rear-guards": field, "drop": [A], "hand": []})
        use(n, moves)
        assert zone(n, "me", "soul") == [A.name]
        assert count(n, "me", "hand") == drew


@clause("11.13.1")
def test_11_13_1_who_has_left_is_asked_for_the_circle_it_was_on() -> None:
    """Its column is the one that it left, by whatever it did."""
    strike = "このユニットと同じ縦列の相手のリアガードを1枚選び、退却させる。"
    near, far = unit(), unit()
    foe = {"rear-guards": {"front left": far, "front right": near}}
    for text in (
        "【自】【(R)】：このユニットが退却した時、" + strike,
        "【自】：このユニットが(R)からドロップに置かれた時、" + strike,
        "【起】【(R)】：【コスト】[このユニットをソウルに置く]ことで、" + strike,
    ):
        one, sweep = unit(text), unit(SWEEP)
        m = scene(me={"rear-guards": {"front left": one, "front right": sweep}}, foe=foe)
        use(m, one if "起" in text else sweep)
        assert zone(m, "foe", "drop zone") == [near.name]
    calls = "あなたのソウルからユニットカードを1枚選び、このユニットと同じ縦列の(R)にコールする。"
    one, sweep = unit("【自】【(R)】：このユニットが退却した時、" + calls), unit(SWEEP)
    m = scene(me={"rear-guards": {"back right": one, "front left": sweep}, "soul": [A]})
    use(m, sweep)
    assert sorted(option.spot for option in options(m, "circle", A)) == [1, 4]
    choose(m, "circle", A, spot=4)


@clause("11.9.6.1", "11.9.6.1.2", "11.13.1")
def test_11_9_6_1_who_leaves_with_others_is_asked_for_the_circle_it_was_on() -> None:
    """Whether its ability was valid there (11.4.4), and what its column and row were."""
    sweep = unit("【起】【(R)】：相手のリアガードすべてを退却させる。")
    gone = "あなたの他のリアガードが退却した時、"
    for text, drawn in (
        (f"【自】【後列の(R)】：{gone}1枚引く。", {"back left": 1, "front right": 0}),
        (
            f"【自】【(R)】：{gone}このユニットと同じ縦列に相手のユニットがいるなら、1枚引く。",
            {"back left": 0, "front right": 1},
        ),
        (
            f"【自】【(R)】：{gone}このユニットが前列にいるなら、1枚引く。",
            {"back left": 0, "front right": 1},
        ),
    ):
        one = unit(text)
        for spot, cards in drawn.items():
            m = scene(
                me={"rear-guards": {"front left": sweep}},
                foe={"rear-guards": {spot: one, "back center": A}, "hand": []},
            )
            use(m, sweep)
            assert count(m, "foe", "hand") == cards


@clause("11.9.4.2", "3.2.2.3")
def test_11_9_4_2_who_was_master_as_it_came_to_wait_plays_it() -> None:
    first = unit("【自】【(R)】：あなたの「朝」がアタックした時、【ソウルチャージ】(1)。")
    second = unit("【自】【(R)】：あなたの「朝」がアタックした時、【ソウルチャージ】(1)。")
    field = {"front left": A, "back left": first, "back right": second, "front right": "FILLER"}
    m = scene(me={"rear-guards": field, "hand": []}, foe={"hand": []})
    attack(m, A)
    asked(m, "waiting ability", "me")
    m.state.lend(number(m, second), 1)  # the other fighter is its master now
    choose(m, "play", first)
    assert (count(m, "me", "soul"), count(m, "foe", "soul")) == (2, 0)


@clause("11.9.6.1.2.1")
def test_11_9_6_1_2_1_an_order_that_comes_from_a_circle_is_what_it_is_in_the_order_zone() -> None:
    wings = unit("【永】【(R)】：あなたのリアガードすべては〈竜〉としても扱う。")
    text = "【自】【(V)】：あなたのオーダーゾーンに{0}が置かれた時、1枚引く。"
    for told, drew in (("オーダー", 1), ("〈竜〉", 0)):
        lead = unit(text.format(told), grade=3)
        card = order("1枚引く。", kind="set order")
        me = {"vanguard": lead, "rear-guards": {"front left": wings}, "hand": [card, A]}
        m = scene(me=me)
        t, one = table(m), number(m, card)
        place(t, one, REAR, spot=1)  # no card of ours puts one there
        assert "〈竜〉" in t.face(one).traits
        put(t, [one], ORDERS, "18.5.4")
        call(m, A, "back left")  # whatever comes next begins with a check timing
        assert count(m, "me", "order zone") == 1
        assert count(m, "me", "hand") == drew
