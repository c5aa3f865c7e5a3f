"""Chapter 13: rule processes."""

from __future__ import annotations

import pytest
from tests.games.vanguard.table import (
    asked,
    attack,
    choose,
    log_has,
    log_notes,
    no_guard,
    number,
    order,
    pick,
    scene,
    table,
    trigger,
    unit,
    use,
    zone,
)
from tests.ruling import clause

from kirifuda.games.vanguard.zones import REAR
from kirifuda.kernel.events.moving import place

HARD = "【永】【(R)】：このユニットのクリティカル+1。"


@clause("13.2.2", "13.2.1", "13.1.1")
def test_13_2_2_six_cards_in_the_damage_zone_lose() -> None:
    a = unit(power=13000)
    m = scene(me={"rear-guards": {"front left": a}}, foe={"hand": [], "damage": 4})
    attack(m, a)
    assert not m.state.over
    end = scene(me={"rear-guards": {"front left": a}}, foe={"hand": [], "damage": 5})
    attack(end, a)
    assert end.state.winners == [0]


@clause("13.2.3", "13.2.1")
def test_13_2_3_who_has_no_card_in_the_deck_loses() -> None:
    drawing = unit("【起】【(R)】：1枚引く。")
    for left, lost in ((2, False), (1, True)):
        m = scene(me={"rear-guards": {"front left": drawing}, "deck": left})
        use(m, drawing)
        assert m.state.over == lost
        if lost:
            assert m.state.winners == [1]


@clause("13.1.2", "13.2.3")
def test_13_1_2_a_deck_that_was_empty_only_meanwhile_loses_nothing() -> None:
    text = "【起】【(R)】：1枚引き、あなたの手札からカードを1枚選び、山札の下に置く。"
    turning = unit(text)
    m = scene(me={"rear-guards": {"front left": turning}, "deck": 1, "hand": []})
    use(m, turning)
    assert not m.state.over


@clause("13.2.4", "13.5.1.1", "13.1.3")
def test_13_2_4_without_a_vanguard_and_without_a_soul_one_loses() -> None:
    alone = scene(me={"vanguard": []}, anyway=True)
    assert alone.state.winners == [1]
    assert alone.state.end_clause == "13.2.4"
    both = scene(me={"vanguard": []}, foe={"vanguard": []}, anyway=True)
    assert both.state.over
    assert both.state.winners == []
    orders = scene(me={"vanguard": [], "soul": [order("1枚引く。")]}, anyway=True)
    assert orders.state.winners == [1]  # an order cannot be ridden
    assert orders.state.end_clause == "13.5.1.1"


@clause("13.5.1")
def test_13_5_1_of_several_cards_in_the_soul_one_is_chosen() -> None:
    a, b = unit(grade=2), unit(grade=1)
    m = scene(me={"vanguard": [], "soul": [a, b]}, anyway=True)
    pick(m, b)
    assert zone(m, "me", "vanguard") == [b.name]
    assert zone(m, "me", "soul") == [a.name]


@clause("13.3.5", "13.1.1")
def test_13_3_5_of_two_cards_on_a_circle_the_later_stays() -> None:
    text = "【起】【(R)】：このユニットを(R)に移動させる。"
    mover, other = unit(text), unit()
    field = {"front left": mover, "front right": other}
    m = scene(me={"rear-guards": field})
    use(m, mover)
    choose(m, "circle", mover, spot=1)
    assert zone(m, "me", "rear-guards") == ["", mover.name, "", "", ""]
    assert zone(m, "me", "drop zone") == [other.name]
    assert log_has(m, "13.3.5", "move", other)


@clause("13.4.1")
def test_13_4_1_guardians_go_when_the_attacked_unit_has_left() -> None:
    back = "【自】【(G)】：このユニットが登場した時、あなたのリアガードを1枚選び、手札に戻す。"
    a, rear, shield = unit(), unit(), unit(back)
    m = scene(
        me={"rear-guards": {"front left": a, "front right": "FILLER"}},
        foe={"rear-guards": {"front left": rear}, "hand": [shield, unit()]},
    )
    attack(m, a, on=rear)
    choose(m, "guard", shield)
    choose(m, "done")
    asked(m, "attack", "me")  # nobody is asked to guard any more
    assert zone(m, "foe", "drop zone") == [shield.name]
    assert rear.name in zone(m, "foe", "hand")
    assert [note.clause for note in log_notes(m, verb="move", one=shield)][-1] == "13.4.1"


@clause("13.4.1")
def test_13_4_1_without_an_attack_nobody_stays_on_the_guardian_circle() -> None:
    m = scene(foe={"guardians": [unit(name="番人")]}, anyway=True)
    assert zone(m, "foe", "guardians") == []
    assert zone(m, "foe", "drop zone") == ["番人"]


@clause("13.6.1", "13.6.2", "13.6.3", "13.7.1", "13.7.2")
def test_13_6_1_damage_is_applied_a_point_at_a_time() -> None:
    one, two = trigger("draw"), unit()
    a = unit(HARD, power=13000)
    m = scene(me={"rear-guards": {"front left": a}}, foe={"hand": [], "top": [one, two]})
    attack(m, a)
    asked(m, "trigger part", "foe")
    assert zone(m, "foe", "trigger zone") == [one.name]
    assert zone(m, "foe", "damage zone") == []
    assert table(m).pain == [0, 1]  # the other point waits
    choose(m, "part")
    assert len(zone(m, "foe", "damage zone")) == 2
    assert zone(m, "foe", "damage zone")[0] == one.name


@clause("13.7.1", "13.6.4")
def test_13_7_1_what_waits_comes_before_the_card_goes_to_the_damage_zone() -> None:
    text = (
        "【自】【(R)】：あなたのダメージチェックでグレード1が出た時、"
        "あなたのダメージゾーンが1枚以上なら、1枚引く。"
    )
    watcher, a, shown = unit(text), unit(power=13000), unit(grade=1)
    m = scene(
        me={"rear-guards": {"front left": a}},
        foe={"rear-guards": {"back left": watcher}, "hand": [], "top": [shown]},
    )
    attack(m, a)
    no_guard(m)
    assert zone(m, "foe", "damage zone") == [shown.name]
    assert zone(m, "foe", "hand") == []  # it lay in the trigger zone still


@clause("13.6.1.1")
def test_13_6_1_1_the_turn_fighter_is_damaged_first() -> None:
    mine, theirs = trigger("draw"), trigger("draw")
    m = scene(me={"vanguard damage": 1, "top": [mine]}, foe={"vanguard damage": 1, "top": [theirs]})
    asked(m, "trigger part", "me")
    assert zone(m, "foe", "trigger zone") == []
    choose(m, "part")
    asked(m, "trigger part", "foe")
    assert zone(m, "me", "damage zone") == [mine.name]
    choose(m, "part")
    assert zone(m, "foe", "damage zone") == [theirs.name]


@clause("13.10.1", "13.1.1")
def test_13_10_1_a_card_left_in_the_trigger_zone_goes_to_the_drop_zone() -> None:
    m = scene(me={"trigger zone": [unit(name="忘れ物")]}, anyway=True)
    assert zone(m, "me", "trigger zone") == []
    assert zone(m, "me", "drop zone") == ["忘れ物"]
    assert log_has(m, "13.10.1", "move")


@clause("13.11.1", "13.11.2")
@pytest.mark.parametrize("kind", ["order", "unit"])
def test_13_11_1_what_is_not_being_played_leaves_the_order_area(kind: str) -> None:
    card = order("1枚引く。") if kind == "order" else unit()
    m = scene(me={"order area": [card]}, anyway=True)
    assert zone(m, "me", "order area") == []
    assert zone(m, "me", "drop zone") == [card.name]
    assert log_has(m, "13.11.1" if kind == "order" else "13.11.2", "move", card)


@clause("13.11.3")
def test_13_11_3_an_order_on_a_circle_goes_to_the_drop_zone() -> None:
    card = order("1枚引く。")
    m = scene(me={"rear-guards": {"front left": card}}, anyway=True)
    assert zone(m, "me", "drop zone") == [card.name]
    assert log_has(m, "13.11.3", "move", card)
    # whatever brings it there; a unit stays
    draws, other = unit("【起】【(R)】：1枚引く。"), unit()
    for one, circle, stays in ((card, 1, False), (other, 4, True)):
        n = scene(me={"rear-guards": {"front left": draws}, "hand": [one]})
        place(table(n), number(n, one), REAR, spot=circle)
        use(n, draws)
        assert (one.name in zone(n, "me", "rear-guards")) == stays
        assert zone(n, "me", "drop zone") == ([] if stays else [card.name])


@clause("13.13.1", "3.1.3.1")
def test_13_13_1_energy_above_its_limit_is_lowered_to_it() -> None:
    holder = unit("【永】【(R)】：あなたはエネルギーを3個まで持てる。")
    worker = unit("【起】【(R)】：【エネルギーチャージ】(5)。")
    m = scene(me={"rear-guards": {"back left": holder, "back right": worker}})
    use(m, worker)
    assert table(m).energy == [3, 0]
    assert m.outcome is None  # what is as much as its limit is left alone
    free = scene(me={"rear-guards": {"back right": worker}})
    use(free, worker)
    assert table(free).energy == [5, 0]


@clause("13.13.1")
def test_13_13_1_a_limit_that_comes_later_lowers_what_is_there() -> None:
    holder = unit("【永】【(R)】：あなたはエネルギーを3個まで持てる。")
    m = scene(me={"hand": [holder], "energy": 5})
    assert table(m).energy == [5, 0]
    choose(m, "call", holder, spot=0)
    assert table(m).energy == [3, 0]
    # by how much, as of a charge or a blast, not how much is left
    assert [note.number for note in log_notes(m, "13.13.1", "energy")] == [-2]


@clause("13.13.1", "13.1.2")
def test_13_13_1_a_limit_counts_from_wherever_it_is_valid() -> None:
    limits = unit("【永】【ドロップ】：あなたはエネルギーを2個まで持てる。")
    worker = unit("【起】【(R)】：【コスト】[手札から1枚捨てる]ことで、1枚引く。")
    m = scene(me={"rear-guards": {"front left": worker}, "hand": [limits], "energy": 5})
    use(m, worker)
    assert table(m).energy == [2, 0]


@clause("13.13.1", "13.1.2")
def test_13_13_1_a_limit_whose_condition_comes_true_lowers_what_is_there() -> None:
    text = "【永】【(R)】：あなたの手札が0枚なら、あなたはエネルギーを2個まで持てる。"
    limits = unit(text)
    worker = unit(
        "【起】【(R)】：【コスト】[手札から1枚捨てる]ことで、このユニットを【レスト】させる。"
    )
    field = {"front left": worker, "front right": limits}
    m = scene(me={"rear-guards": field, "hand": ["FILLER"], "energy": 5})
    assert table(m).energy == [5, 0]
    use(m, worker)
    assert table(m).energy == [2, 0]


@clause("13.8.1", "13.1.2")
def test_13_8_1_a_pseudo_card_that_comes_elsewhere_is_erased() -> None:
    calls = unit("【起】【(R)】：ゼンマイ・トークンを1枚(R)にコールする。")
    for text in ("退却させる", "手札に戻す", "ソウルに置く"):
        moves = unit(f"【起】【(R)】：あなたのトークンユニットを1枚選び、{text}。")
        m = scene(me={"rear-guards": {"back left": calls, "back right": moves}, "hand": []})
        use(m, calls)
        choose(m, "circle", "ゼンマイ", spot=0)
        assert "ゼンマイ" in zone(m, "me", "rear-guards")
        use(m, moves)
        for kind in ("rear-guards", "hand", "drop zone", "soul"):
            assert "ゼンマイ" not in zone(m, "me", kind)


@clause("13.3.5", "13.1.2")
def test_13_3_5_who_is_crowded_out_stays_until_the_check_timing() -> None:
    text = (
        "【起】【(R)】：このユニットを(R)に移動させる。"
        "あなたのリアガードが2枚以上なら、【ソウルチャージ】(1)。"
    )
    for first in (True, False):
        mover, other = unit(text), unit()
        field = {"front left": mover, "front right": other}
        if not first:
            field = {"front right": other, "front left": mover}
        m = scene(me={"rear-guards": field})
        use(m, mover)
        choose(m, "circle", mover, spot=1)
        assert len(zone(m, "me", "soul")) == 1  # both were there as it was asked
        assert zone(m, "me", "rear-guards") == ["", mover.name, "", "", ""]
        assert zone(m, "me", "drop zone") == [other.name]


@clause("13.2.2", "13.1.2")
def test_13_2_2_a_number_that_counts_no_more_loses_at_the_next_check_timing() -> None:
    text = "【永】【(R)】：あなたの手札が1枚以上なら、あなたのダメージゾーンでの敗北は7枚になる。"
    saves = unit(text)
    worker = unit(
        "【起】【(R)】：【コスト】[手札から1枚捨てる]ことで、このユニットを【レスト】させる。"
    )
    field = {"front left": saves, "front right": worker}
    m = scene(me={"rear-guards": field, "hand": [unit()], "damage": 6}, anyway=True)
    asked(m, "main", "me")
    use(m, worker)
    assert m.outcome is not None
    assert m.outcome.clause == "13.2.2"


@clause("13.5.1", "13.5.1.1")
def test_13_5_1_what_cannot_be_ridden_is_not_ridden_from_the_soul_either() -> None:
    never, other = unit("【永】：このカードはライドできない。"), unit()
    m = scene(me={"vanguard": [], "soul": [never, other]}, anyway=True)
    assert zone(m, "me", "vanguard") == [other.name]
    lost = scene(me={"vanguard": [], "soul": [never]}, anyway=True)
    assert lost.state.winners == [1]
    assert lost.state.end_clause == "13.5.1.1"


@clause("13.6.1")
def test_13_6_1_a_card_of_a_drive_check_holds_back_all_damage() -> None:
    text = (
        "【自】【(V)】：あなたのドライブチェックでグレード1が出た時、"
        "相手のヴァンガードを1枚選び、1ダメージ。"
    )
    lead = unit(text, grade=3, power=9000, skills=["twin drive"])
    top = [unit(grade=1), unit(grade=2)]
    m = scene(me={"vanguard": lead, "top": top, "rear-guards": {"front left": unit()}})
    attack(m, lead)
    no_guard(m)
    wanted = ("7.35.1", "10.6.1.2.6", "13.6.3")
    told = [note.clause for note in log_notes(m) if note.clause in wanted]
    assert told == ["7.35.1", "10.6.1.2.6", "13.6.3", "10.6.1.2.6"]


@clause("13.1.3", "13.10.1", "13.11.1")
def test_13_1_3_what_is_to_be_put_right_is_so_at_the_same_time() -> None:
    lost, left = unit(name="忘れ物"), order("1枚引く。")
    m = scene(me={"trigger zone": [lost], "order area": [left]}, anyway=True)
    assert sorted(zone(m, "me", "drop zone")) == sorted([lost.name, left.name])
    moves = [note.clause for note in log_notes(m, verb="move")]
    assert moves == ["13.1.3", "13.1.3"]
