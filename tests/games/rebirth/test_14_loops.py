"""Chapter 14: what could go on for ever."""

from __future__ import annotations

from tests.games.rebirth.table import (
    asked,
    cancel,
    card,
    clauses_against,
    count,
    no_cancel,
    number,
    offered,
    options,
    pick,
    rested,
    scene,
    use,
    zone,
)
from tests.ruling import clause

from kirifuda.kernel.match import Outcome

A = card(name="朝")


@clause("14.1.1", "14.1.1.1")
def test_a_loop_is_played_out_as_often_as_the_turn_player_likes() -> None:
    # nothing keeps this ability from being played again and again
    drawer = card("【起】【メンバー】:あなたは1枚引く。", name="引き手")
    stop = card("【キャンセル】:【起】", name="制止")
    m = scene(me={"members": [drawer]}, foe={"hand": [stop]})
    for times in range(1, 5):
        use(m, drawer)
        if times <= 3:
            asked(m, "cancel", "foe")  # each time the other player can do something else
        if times == 3:
            cancel(m, stop)
        no_cancel(m)
    assert count(m, "me", "hand") == 3
    asked(m, "main", "me")  # and the turn player stops


@clause("14.1.1.2")
def test_what_led_back_to_the_same_position_is_not_done_there_again() -> None:
    swap = card(
        "【起】【メンバー】:あなたは自分のメンバーから1枚選び、このキャラと入れ替える。",
        name="回る子",
    )
    m = scene(me={"members": [swap, A], "energy": 1})
    before = zone(m, "me", "members")
    option = options(m, "use", swap)[0]
    use(m, swap)
    pick(m, A)
    assert zone(m, "me", "members") == [*before[1::-1], ""]
    use(m, swap)
    pick(m, A)
    assert zone(m, "me", "members") == before  # the very same position
    assert not offered(m, "use", swap)
    assert clauses_against(m, "me", option) == ["14.1.1.2"]
    assert offered(m, "attack phase")


@clause("14.1.1.3")
def test_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    restless = card(
        "【自】【メンバー】:このキャラが【スタンド】した時、あなたはこのキャラを【レスト】し、【スタンド】する。"
    )
    lift = card("【起】【メンバー】:あなたは自分のメンバーから1枚選び、【スタンド】する。")
    m = scene(me={"members": [rested(restless), lift]})
    use(m, lift)
    pick(m, restless)
    assert m.decision is None
    assert m.outcome == Outcome([], [0, 1], "14.1.1.3")
    assert number(m, restless) >= 0


@clause("14.1.1.3", "7.6.6")
def test_an_end_phase_that_starts_over_for_ever_is_a_draw() -> None:
    # whoever comes back is a new card, which has not waited for the end of this turn yet
    spins = card(
        "【自】【メンバー】:あなたのターン終了時、あなたはこのキャラを控え室に置く。"
        "あなたは自分の控え室からキャラを1枚選び、メンバーに置く。",
        name="回る子",
    )
    m = scene(me={"members": [spins, A, A]})
    for _ in range(2000):
        if m.decision is None:
            break
        m.choose(len(m.decision.options) - 1)
        assert m.state.turn_seat == 0
    assert m.outcome == Outcome([], [0, 1], "14.1.1.3")


def test_a_loop_that_comes_to_an_end_is_no_draw() -> None:
    # each time a card is drawn; the player loses when there is none left to refresh with
    greedy = card(
        "【自】【メンバー】:このキャラが【スタンド】した時、あなたは1枚引き、このキャラを【レスト】し、【スタンド】する。"
    )
    lift = card("【起】【メンバー】:あなたは自分のメンバーから1枚選び、【スタンド】する。")
    m = scene(me={"members": [rested(greedy), lift], "deck": 30})
    use(m, lift)
    pick(m, greedy)
    assert m.outcome == Outcome([1], [0], "10.2.1.1")
