"""11.11: continuous effects, in layers; 11.3.1.2: how long they last; 11.4: what is valid."""

from __future__ import annotations

import pytest
from tests.games.vanguard.table import (
    SPOTS,
    attack,
    call,
    choose,
    count,
    critical,
    log_has,
    no_guard,
    offered,
    power,
    scene,
    swap,
    table,
    unit,
    use,
    zone,
)
from tests.ruling import clause

from kirifuda.games.vanguard.zones import POWER
from kirifuda.kernel.errors import CardError

V = "FILLER-V"
A = unit(name="朝")
B = unit(name="昼")
ORIGINAL = "【永】【(R)】：あなたの「朝」すべての元々のパワーは{0}になる。"
MORE = "【永】【(R)】：あなたの「朝」すべてのパワー+2000。"


# -- 11.11.1: the layers ---------------------------------------------------------------------


@clause("11.11.1", "11.11.1.1", "11.11.1.7")
def test_11_11_1_1_what_is_printed_is_where_values_start() -> None:
    more = unit(MORE)
    alone = scene(me={"rear-guards": {"front left": A}})
    assert power(alone, A) == 8000
    away = unit("【起】【(R)】：あなたの後列のリアガードすべてを退却させる。")
    field = {"front left": A, "back left": more, "back right": more, "front right": away}
    m = scene(me={"rear-guards": field})
    assert power(m, A) == 12000
    use(m, away)
    assert power(m, A) == 8000
    # also of a card that is turned over while others are changed
    down = unit("【起】【(R)】：【コスト】[【カウンターブラスト】(1)]ことで、1枚引く。")
    up = unit("【起】【(R)】：【カウンターチャージ】(1)。")
    field = {"front left": A, "back left": more, "back right": up, "front right": down}
    n = scene(me={"rear-guards": field, "damage": [B]})
    assert (power(n, A), power(n, B)) == (10000, 8000)
    use(n, down)
    assert (power(n, A), power(n, B)) == (10000, 0)
    use(n, up)
    assert (power(n, A), power(n, B)) == (10000, 8000)


@clause("11.11.1.2", "11.11.1.3", "11.11.1")
@pytest.mark.parametrize("first", ["more", "original"])
def test_11_11_1_2_original_values_come_before_changes_whatever_their_age(first: str) -> None:
    more, set_ = unit(MORE), unit(ORIGINAL.format(12000))
    there, later = (more, set_) if first == "more" else (set_, more)
    m = scene(me={"rear-guards": {"front left": A, "back left": there}, "hand": [later]})
    call(m, later, "back right")
    assert power(m, A) == 14000


@clause("11.11.1.4", "11.11.1")
def test_11_11_1_4_what_rules_add_comes_after_original_values() -> None:
    # a persona ride is a rule (7.15.1.4.2): an original value set later does not swallow it
    king = unit(grade=3, power=13000, skills=["persona ride"], name="影の王")
    set_ = unit("【永】【(R)】：あなたのヴァンガードの元々のパワーは20000になる。")
    m = scene(phase="ride", me={"vanguard": king, "hand": [king, set_], "ride deck": []})
    choose(m, "ride", king)
    lead = table(m).vanguard(0)
    assert table(m).number(lead, POWER) == 23000
    call(m, set_, "back left")
    assert table(m).number(lead, POWER) == 30000


@clause("11.11.1.5", "11.11.1.7", "11.11.1")
def test_11_11_1_5_abilities_are_given_before_numbers_change() -> None:
    gives = unit(
        "【永】【(R)】：あなたの「朝」すべては『【永】【(R)】：あなたの「昼」すべてのパワー+3000。』を得る。"
    )
    asks = unit("【永】【(R)】：あなたの『ブースト』を持つユニットすべてのパワー+1000。")
    boost = unit("【永】【(R)】：あなたの「昼」すべては『ブースト』を得る。")
    field = {"front left": A, "front right": B, "back left": asks, "back right": boost}
    m = scene(me={"rear-guards": field, "hand": [gives]})
    assert power(m, B) == 9000  # the skill came later than what looks for it
    call(m, gives, "back center")
    assert power(m, B) == 12000


@clause("11.11.1.6", "11.11.1.7")
def test_11_11_1_6_words_come_before_numbers_whatever_their_age() -> None:
    more = unit("【永】【(R)】：あなたの「昼」すべてのパワー+3000。")
    names = unit("【永】【(R)】：あなたの「朝」すべては「昼」としても扱う。")
    m = scene(me={"rear-guards": {"front left": A, "back left": more}, "hand": [names]})
    assert power(m, A) == 8000
    call(m, names, "back right")
    assert power(m, A) == 11000


@clause("11.11.3", "11.11.1.6")
def test_11_11_3_an_effect_that_depends_on_another_comes_after_it() -> None:
    # the younger one makes the older one apply to more: so the older one waits for it
    older = unit("【永】【(R)】：あなたの「昼」すべては〈竜〉としても扱う。")
    younger = unit("【永】【(R)】：あなたの「朝」すべては「昼」としても扱う。")
    tells = unit("【永】【(R)】：あなたの〈竜〉のユニットすべてのパワー+1000。")
    m = scene(
        me={
            "rear-guards": {"front left": A, "back left": older, "back right": tells},
            "hand": [younger],
        }
    )
    assert power(m, A) == 8000
    call(m, younger, "back center")
    assert power(m, A) == 9000


@clause("11.11.3.1", "11.11.3.1.1", "11.11.1.2")
def test_11_11_3_1_the_card_that_came_first_is_applied_first() -> None:
    low, high = unit(ORIGINAL.format(3000)), unit(ORIGINAL.format(20000))
    for first, then, told in ((low, high, 20000), (high, low, 3000)):
        m = scene(me={"rear-guards": {"front left": A}, "hand": [low, high]})
        call(m, first, "back left")
        call(m, then, "back right")
        assert power(m, A) == told
        # a move from circle to circle does not make it younger
        swap(m, "left")
        swap(m, "left")
        assert power(m, A) == told
    # and one whose condition is not met not at all
    theirs = "【永】【(R)】：相手のターン中、あなたの「朝」すべての元々のパワーは20000になる。"
    n = scene(me={"rear-guards": {"front left": A, "back left": low}, "hand": [unit(theirs)]})
    choose(n, "call", spot=SPOTS["back right"])
    assert power(n, A) == 3000


@clause("11.11.3.1.1.1", "11.11.3.1")
def test_11_11_3_1_1_1_other_effects_are_as_old_as_the_moment_they_were_made() -> None:
    low = unit(ORIGINAL.format(3000))
    high = unit("【起】【(R)】：そのターン中、あなたの「朝」すべての元々のパワーは20000になる。")
    m = scene(me={"rear-guards": {"front left": A, "back left": high}, "hand": [low]})
    use(m, high)
    call(m, low, "back right")
    assert power(m, A) == 3000  # though the other card was there before
    n = scene(me={"rear-guards": {"front left": A, "back left": high}, "hand": [low]})
    call(n, low, "back right")
    use(n, high)
    assert power(n, A) == 20000


@clause("11.11.3.1.1.1")
def test_11_11_3_1_1_1_what_is_made_in_the_middle_of_an_effect_is_no_older_than_that() -> None:
    low = unit(ORIGINAL.format(3000))
    text = (
        "【起】【(R)】：あなたのソウルからカードを1枚選び、(R)にコールする。"
        "そのターン中、あなたの「朝」すべての元々のパワーは20000になる。"
    )
    brings = unit(text)
    m = scene(me={"rear-guards": {"front left": A, "back left": brings}, "soul": [low]})
    use(m, brings)
    choose(m, "circle", low, spot=1)
    assert power(m, A) == 20000


@clause("11.11.3.1.1.2")
def test_11_11_3_1_1_2_of_two_that_come_at_once_their_master_tells_the_order() -> None:
    low, high = unit(ORIGINAL.format(3000)), unit(ORIGINAL.format(20000))
    fetch = unit("【起】【(R)】：あなたのソウルからカードを2枚選び、(R)にコールする。")
    for first, then, told in ((low, high, 20000), (high, low, 3000)):
        m = scene(me={"rear-guards": {"front left": A, "back left": fetch}, "soul": [low, high]})
        use(m, fetch)
        choose(m, "circle", first, spot=1)
        choose(m, "circle", then, spot=4)
        assert power(m, A) == told


# -- 11.11.4 to 11.11.8 ----------------------------------------------------------------------


@clause("11.11.5")
def test_11_11_5_a_rule_for_a_fighter_counts_for_cards_that_come_later() -> None:
    forbids = unit(
        "【起】【(R)】：そのターン中、相手は手札からグレード1以上のカードを(G)にコールできない。"
    )
    feeds = unit("【自】【(R)】：相手のユニットがアタックした時、1枚引く。")
    late = unit()
    m = scene(
        me={"rear-guards": {"front left": forbids}},
        foe={"hand": [], "rear-guards": {"front left": feeds}, "top": [late]},
    )
    use(m, forbids)
    attack(m, V)
    assert zone(m, "foe", "hand") == [late.name]
    assert not offered(m, "guard", late)
    no_guard(m)
    row = unit(
        "【起】【(R)】：そのターン中、あなたは『あなたの前列のユニットすべてのパワー+5000。』を得る。"
    )
    n = scene(me={"rear-guards": {"back left": row}, "hand": [A]})
    use(n, row)
    call(n, A, "front right")
    assert power(n, A) == 13000


@clause("11.11.5")
def test_11_11_5_a_rule_for_a_fighter_looks_at_the_numbers_of_each_moment() -> None:
    gains = "『あなたの手札1枚につき、あなたのヴァンガードのパワー+1000。』"
    rule = unit(f"【起】【(R)】：そのターン中、あなたは{gains}を得る。")
    m = scene(me={"rear-guards": {"back left": rule}, "hand": [A, A]})
    use(m, rule)
    assert power(m, V, "me") == 15000
    call(m, A, "front left")
    assert power(m, V, "me") == 14000
    once = unit(
        "【起】【(R)】：そのターン中、あなたの手札1枚につき、あなたのヴァンガードのパワー+1000。"
    )
    n = scene(me={"rear-guards": {"back left": once}, "hand": [A, A]})
    use(n, once)
    call(n, A, "front left")
    assert power(n, V, "me") == 15000  # 11.11.4: this was fixed


@clause("11.11.5")
def test_11_11_5_what_units_may_not_do_counts_for_those_that_come_later() -> None:
    for whose, free in (("あなたのユニットすべて", False), ("このユニット", True)):
        bars = unit(f"【起】【(R)】：そのターン中、{whose}はアタックできない。")
        m = scene(me={"rear-guards": {"back left": bars, "front left": B}, "hand": [A]})
        use(m, bars)
        call(m, A, "front right")
        choose(m, "battle phase")
        if free:
            assert offered(m, "attack", A)
        else:
            assert not offered(m, "attack")  # nobody is left who could


@clause("11.11.6", "11.11.7")
def test_11_11_7_who_comes_is_seen_with_what_applies_there() -> None:
    lift = unit("【永】【(R)】：あなたの前列のリアガードすべてのパワー+5000。")
    watcher = unit("【自】【(R)】：あなたのパワー13000以上のユニットが登場した時、1枚引く。")
    apart = unit("【永】【(R)】：このユニットは、相手のカードの影響を受けない。")
    field = {"back left": lift, "back right": watcher}
    for more in ({}, {"front right": apart}):  # also beside somebody out of reach
        m = scene(me={"rear-guards": {**field, **more}, "hand": [A, B]})
        call(m, A, "front left")
        assert power(m, A) == 13000
        assert count(m, "me", "hand") == 2
        call(m, B, "back center")
        assert count(m, "me", "hand") == 1


# -- 11.3.1.2, 11.4 --------------------------------------------------------------------------


@clause("11.3.1.2.1")
def test_11_3_1_2_1_nothing_is_made_for_a_battle_when_there_is_none() -> None:
    worker = unit("【起】【(R)】：そのバトル中、このユニットのパワー+5000。")
    m = scene(me={"rear-guards": {"front left": worker}}, foe={"hand": 1})
    use(m, worker)
    assert power(m, worker) == 8000
    attack(m, worker)
    assert power(m, worker) == 8000
    no_guard(m)


@clause("11.3.1.2.1", "10.8.1.2")
def test_11_3_1_2_1_nothing_is_made_for_a_battle_that_is_over() -> None:
    # who comes at the end of the battle hears of it when the battle's effects have ended
    ends = "【自】【(R)】：あなたのユニットがアタックしたバトル終了時、"
    late = unit(
        ends
        + "そのバトル中、このユニットのパワー+5000。このユニットのパワーが13000以上なら、1枚引く。"
    )
    brings = unit(ends + "あなたのソウルからカードを1枚選び、(R)にコールする。", grade=2)
    field = {"front left": brings, "front right": "FILLER"}
    m = scene(me={"rear-guards": field, "soul": [late], "hand": []}, foe={"hand": []})
    attack(m, brings)
    choose(m, "circle", spot=4)
    assert late.name in zone(m, "me", "rear-guards")
    assert log_has(m, verb="play", one=late)
    assert count(m, "me", "hand") == 0


@clause("11.3.1.2.1", "11.3.1.2")
def test_11_3_1_2_within_a_battle_it_lasts_to_its_end() -> None:
    worker = unit(
        "【自】【(R)】：このユニットがアタックしたとき、そのバトル中、このユニットのパワー+5000。"
    )
    m = scene(me={"rear-guards": {"front left": worker}}, foe={"hand": 1})
    attack(m, worker)
    assert power(m, worker) == 13000
    no_guard(m)
    assert power(m, worker) == 8000


@clause("11.11.4.1")
def test_11_11_4_1_as_much_as_another_is_the_difference_of_that_moment() -> None:
    for text, other in (
        ("パワーを、相手のヴァンガードのパワーと同じになるまで増減させる。", 15000),
        ("パワーを、相手のヴァンガードのパワーと同じになるまで増減する。", 3000),
        ("パワーとクリティカルを、相手のヴァンガードと同じになるまで増減させる。", 15000),
    ):
        worker = unit("【起】【(R)】：そのターン中、このユニットの" + text)
        lift = unit("【起】【(R)】：そのターン中、ユニットすべてのパワー+2000。")
        lead = unit(grade=3, power=other, critical=3)
        m = scene(
            me={"rear-guards": {"front left": worker, "front right": lift}}, foe={"vanguard": lead}
        )
        use(m, worker)
        assert power(m, worker) == other
        assert critical(m, worker) == (3 if "クリティカル" in text else 1)
        assert power(m, lead) == other
        use(m, lift)
        assert power(m, worker) == other + 2000  # and not what the other is by now, either


@clause("11.11.4.1.1")
def test_11_11_4_1_1_twice_as_much_is_as_much_more_as_it_was() -> None:
    text = "【起】【(R)】：そのターン中、あなたの前列のリアガードすべてのパワーは2倍になる。"
    worker, other = unit(text), unit(power=3000)
    lift = unit("【永】【(R)】：あなたの前列のリアガードすべてのパワー+500。")
    m = scene(me={"rear-guards": {"front left": worker, "front right": other}, "hand": [lift]})
    use(m, worker)
    assert (power(m, worker), power(m, other)) == (16000, 6000)
    call(m, lift, "back left")
    assert (power(m, worker), power(m, other)) == (16500, 6500)
    use(m, worker)
    assert (power(m, worker), power(m, other)) == (33000, 13000)


def test_what_holds_is_not_made_as_much_as_something_or_doubled() -> None:
    for text in (
        "このユニットのパワーは2倍になる。",
        "このユニットのパワーを、あなたのヴァンガードのパワーと同じになるまで増減させる。",
    ):
        with pytest.raises(CardError):
            unit("【永】【(R)】：" + text)
