"""Chapter 14: what could go on for ever."""

from __future__ import annotations

from tests.games.rebirth.table import (
    asked,
    attack,
    cancel,
    card,
    clauses_against,
    count,
    no_block,
    no_cancel,
    number,
    offered,
    options,
    pass_all,
    pick,
    rested,
    scene,
    use,
    values,
    zone,
)
from tests.ruling import clause

from kirifuda.kernel.match import Outcome
from kirifuda.kernel.position.decisions import Option

A = card(name="朝")
B = card(name="昼")


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


@clause("14.1.1", "14.1.1.1")
def test_nobody_goes_on_for_ever() -> None:
    # the number of rounds that is named is a number
    grows = card("【起】【メンバー】:このターン中、このキャラを+1/±0。", name="伸び続ける子")
    m = scene(me={"members": [grows]})
    option = options(m, "use", grows)[0]
    rounds = 0
    while offered(m, "use", grows):
        use(m, grows)
        rounds += 1
        assert rounds <= 1000
    assert rounds == 200  # as often as anyone would want (docs/readings.md)
    assert clauses_against(m, "me", option) == ["14.1.1.1"]
    assert values(m, grows) == (1 + rounds, 3)
    # so it is with attacks
    tireless = card(
        "【自】【メンバー】:このキャラがサポートした時、このキャラを【スタンド】する。",
        name="疲れ知らず",
    )
    m = scene(me={"entry": card(atk=0), "members": [tireless]})
    rounds = 0
    while not rounds or offered(m, "attack", tireless):
        attack(m, with_=tireless)
        no_block(m)
        rounds += 1
        assert rounds <= 1000
    assert rounds >= 100
    assert m.state.turn_seat == 1  # nothing is left but to end the attacks (8.2.3.2)
    pass_all(m)


@clause("14.1.1.2")
def test_whose_souls_they_are_tells_positions_apart() -> None:
    text = "【起】【メンバー】:あなたは自分の魂から1枚選び、このキャラの魂にする。"
    mine = card(text, name="引き寄せ")
    yours = card(text, name="引き取り")
    m = scene(me={"members": [mine, yours, {"card": A, "soul": [B]}]})
    use(m, mine)
    use(m, yours)
    use(m, mine)  # the soul was the third's before, and is the second's now
    assert m.state.host[number(m, B)] == number(m, mine)
    assert not offered(m, "use", yours)  # which was done when it was the first's, as it is again


@clause("14.1.1", "14.1.1.2")
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
    use(m, swap)
    assert not offered(m, "pick", A)  # what was chosen in it belongs to what was done
    assert clauses_against(m, "me", Option("pick", number(m, A))) == ["14.1.1.2"]
    pick(m, swap)
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
    m = scene(me={"members": [spins, spins, spins]})
    for _ in range(4000):
        if m.decision is None:
            break
        m.choose(len(m.decision.options) - 1)
        assert m.state.turn_seat == 0
    assert m.outcome == Outcome([], [0, 1], "14.1.1.3")
    # with someone else to choose it can be ended, so it is
    n = scene(me={"members": [spins, A, A]})
    for _ in range(4000):
        if n.state.turn_seat == 1:
            break
        assert n.decision is not None
        n.choose(len(n.decision.options) - 1)
    assert n.outcome is None
    pass_all(n)


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


@clause("14.1.1.2")
def test_what_led_back_bars_itself_and_nothing_beside_it() -> None:
    lines = [
        f"【起】【メンバー】:あなたは自分の思い出から{n}枚まで選び、手札に戻す。"
        for n in range(1, 8)
    ]
    idler = card("\n".join(lines), name="暇人")
    m = scene(me={"members": [idler, idler], "hand": []})
    left = len(options(m, "use"))
    assert left == 2 * len(lines)
    while left:
        m.choose(options(m, "use")[0])
        left -= 1
        assert len(options(m, "use")) == left
