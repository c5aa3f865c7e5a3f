"""The same said more shortly: all of them, in a phase, from a row, without a subject."""

from __future__ import annotations

import pytest
from tests.games.vanguard.table import (
    attack,
    call,
    choose,
    count,
    no_guard,
    no_ride,
    offered,
    power,
    rears,
    scene,
    table,
    to_battle,
    unit,
    use,
)
from tests.ruling import clause

from kirifuda import CardError

MINE = ["me", "foe"]


# -- all of them -------------------------------------------------------------------------------


@clause("11.7.3")
@pytest.mark.parametrize("hand", [0, 1, 3])
def test_all_of_a_hand_pays_also_where_there_is_none(hand: int) -> None:
    a = unit("【起】【(R)】:【コスト】[手札をすべて捨てる]ことで、2枚引く。")
    m = scene(me={"rear-guards": {"front left": a}, "hand": hand})
    no_ride(m)
    use(m, a)
    assert (count(m, "me", "drop zone"), count(m, "me", "hand")) == (hand, 2)


def test_all_of_a_hand_is_discarded_by_who_is_told() -> None:
    a = unit("【起】【(R)】:あなたの手札をすべて捨てる。")
    b = unit("【起】【(R)】:相手は自分の手札をすべて捨てる。")
    for one, left in ((a, (0, 2)), (b, (2, 0))):
        m = scene(me={"rear-guards": {"front left": one}, "hand": 2}, foe={"hand": 2})
        no_ride(m)
        use(m, one)
        assert tuple(count(m, seat, "hand") for seat in MINE) == left
        assert tuple(count(m, seat, "drop zone") for seat in MINE) == (2 - left[0], 2 - left[1])


def test_all_such_units_retire_and_no_others() -> None:
    a = unit("【起】【(R)】:相手の前列のリアガードをすべて退却させる。")
    front, back = unit(name="前衛"), unit(name="後衛")
    theirs = {"front left": front, "back left": back, "front right": front}
    m = scene(me={"rear-guards": {"front left": a}}, foe={"rear-guards": theirs})
    no_ride(m)
    use(m, a)
    assert rears(m, "foe") == [back.name]
    assert rears(m, "me") == [a.name]


def test_whom_all_are_chosen_is_not_read() -> None:
    """7.50.1.2: what is done to all is not chosen, so that this says two things."""
    with pytest.raises(CardError):
        unit("【起】【(R)】:相手のリアガードをすべて選び、退却させる。")


# -- in a phase --------------------------------------------------------------------------------


@clause("9.9")
def test_while_a_main_phase_goes_on() -> None:
    ours = unit("【永】【(R)】:あなたのメインフェイズ中、このユニットのパワー+5000。")
    any_ = unit("【永】【(R)】:メインフェイズ中、このユニットのパワー+5000。")
    units = {"front left": ours, "front right": any_}
    for seat, powers in (("me", (13000, 13000)), ("foe", (8000, 13000))):
        sides = {"me": {}, "foe": {}, seat: {"rear-guards": units}}
        m = scene(phase="main", **sides)
        assert (power(m, ours), power(m, any_)) == powers
        to_battle(m)
        assert (power(m, ours), power(m, any_)) == (8000, 8000)
    m = scene(phase="ride", me={"rear-guards": units, "vanguard": unit(grade=1), "hand": [unit()]})
    assert (power(m, ours), power(m, any_)) == (8000, 8000)


def test_what_happens_in_a_main_phase() -> None:
    a = unit(
        "【自】【(R)】:メインフェイズ中にあなたのカードが手札から捨てられた時、【エネルギーチャージ】(1)。"
    )
    b = unit("【起】【(R)】:あなたの手札から1枚選び、捨てる。")
    c = unit("【自】【(R)】:このユニットがアタックした時、あなたの手札から1枚選び、捨てる。")
    m = scene(
        me={"rear-guards": {"back left": a, "front left": b, "front right": c}, "hand": 2},
        foe={"hand": 1},
    )
    no_ride(m)
    use(m, b)
    m.choose(0)
    assert table(m).energy[0] == 1
    attack(m, c)
    assert count(m, "me", "hand") == 0
    assert table(m).energy[0] == 1
    no_guard(m)


# -- from a row --------------------------------------------------------------------------------


@pytest.mark.parametrize("row", ["後列から", "後列からでも"])
def test_from_the_back_row_one_attacks_and_intercepts(row: str) -> None:
    a = unit(f"【永】【(R)】:このユニットは{row}アタックできる。")
    b = unit(f"【永】【(R)】:このユニットは{row}インターセプトできる。", skills=["intercept"])
    m = scene(
        me={"rear-guards": {"back left": a}}, foe={"rear-guards": {"back left": b}, "hand": 1}
    )
    attack(m, a)
    assert offered(m, "intercept", b)
    no_guard(m)
    m = scene(me={"rear-guards": {"back left": b}})
    to_battle(m)
    assert not offered(m, "attack", b)
    # the front row is as good as ever
    m = scene(me={"rear-guards": {"front left": a}})
    to_battle(m)
    assert offered(m, "attack", a)


# -- without a subject -------------------------------------------------------------------------


def test_who_appears_is_the_unit_itself_where_nobody_is_named() -> None:
    a = unit("【自】:(R)に登場した時、1枚引く。")
    b = unit("【自】:手札から(R)に登場した時、1枚引く。")
    c = unit("【自】:登場した時、1枚引く。", grade=3)
    other = unit()
    m = scene(me={"hand": [a, b, c, other]})
    for held, one in ((4, a), (4, b), (4, c), (3, other)):
        call(m, one, "front left")
        assert count(m, "me", "hand") == held, one.text
    caller = unit("【起】【(R)】:あなたのドロップから1枚選び、(R)にコールする。")
    m = scene(me={"drop zone": [b], "rear-guards": {"back left": caller}})
    no_ride(m)
    use(m, caller)
    choose(m, "circle", spot=0)
    assert count(m, "me", "hand") == 0


def test_who_attacks_boosts_or_retires_is_the_unit_itself_where_nobody_is_named() -> None:
    a = unit("【自】【(R)】:アタックした時、【エネルギーチャージ】(1)。")
    b = unit("【自】【(R)】:ブーストした時、【エネルギーチャージ】(2)。", skills=["boost"])
    c = unit("【自】【(R)】:アタックした時、【エネルギーチャージ】(4)。")
    units = {"front left": a, "back left": b, "front right": c}
    m = scene(me={"rear-guards": units}, foe={"hand": 1})
    attack(m, a, boost=b)
    choose(m, "play", a)  # which of the two first
    assert table(m).energy[0] == 3
    no_guard(m)


# -- what was put into a deck ------------------------------------------------------------------


@pytest.mark.parametrize("verb", ["山札の上に置く", "山札の下に置く", "バインドする", "退却させる"])
def test_who_was_put_into_a_deck_was_put_into_it_anywhere(verb: str) -> None:
    """Where in the deck matters to who puts a card there, not to who asks whether it was."""
    a = unit(
        "【永】【(R)】:このターンにいずれかのリアガードが、山札に置かれているかバインドされているなら、"
        "このユニットのパワー+2000。"
    )
    b = unit(f"【起】【(R)】:相手のリアガードを1枚選び、{verb}。")
    c = unit("【自】【(R)】:相手のリアガードが(R)から山札に置かれた時、【エネルギーチャージ】(1)。")
    units = {"front left": a, "back left": b, "front right": c}
    m = scene(me={"rear-guards": units}, foe={"rear-guards": {"front left": unit()}})
    no_ride(m)
    assert power(m, a) == 8000
    use(m, b)
    assert power(m, a) == (8000 if verb == "退却させる" else 10000)
    assert table(m).energy[0] == (1 if "山札" in verb else 0)


def test_who_puts_a_card_into_a_deck_tells_where() -> None:
    with pytest.raises(CardError, match="where in the deck"):
        unit("【起】【(R)】:相手のリアガードを1枚選び、山札に置く。")
