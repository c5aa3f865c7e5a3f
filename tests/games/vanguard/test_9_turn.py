"""Chapter 9: the turn and its phases."""

from __future__ import annotations

import pytest
from tests.games.vanguard.table import (
    call,
    choose,
    clauses_against,
    end_battles,
    game,
    is_asked,
    is_rested,
    leave,
    no_ride,
    number,
    offered,
    order,
    pick,
    play,
    power,
    rested,
    scene,
    sees,
    table,
    to_battle,
    unit,
    use,
    zone,
)
from tests.ruling import clause

from kirifuda import Option
from kirifuda.games.vanguard.events import (
    BATTLE_PHASE,
    DRAW_PHASE,
    END_PHASE,
    MAIN_PHASE,
    RIDE_PHASE,
    STAND_PHASE,
)
from kirifuda.kernel.foresight.guess import imagine
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.chance import seeded

V = "FILLER-V"
LATE = 4  # the back right circle


def hand(m: Match, seat: str = "me") -> int:
    return len(zone(m, seat, "hand"))


@clause("9.1.1", "9.1.2", "9.3.1")
def test_9_1_2_the_phases_come_in_order_and_then_the_opponents_turn() -> None:
    m = scene(phase="stand", me={"ride deck": [unit(grade=3)]})
    no_ride(m)
    end_battles(m)
    told = [n.number for n in m.log if n.verb == "phase" and n.seat == 0]
    assert told == [STAND_PHASE, DRAW_PHASE, RIDE_PHASE, MAIN_PHASE, BATTLE_PHASE, END_PHASE]
    assert table(m).turn_seat == 1
    while is_asked(m, "G assist"):
        choose(m, "done")
    leave(m, "ride")


@clause("9.2.2", "9.2.3")
@pytest.mark.parametrize("when", ["あなたのターン開始時", "あなたのスタンドフェイズ開始時"])
def test_9_2_2_the_start_of_the_turn_comes_before_standing(when: str) -> None:
    watcher = unit(f"【自】【(R)】：{when}、このユニットが【レスト】しているなら、1枚引く。")
    me = {"rear-guards": {"back left": rested(watcher)}, "hand": [], "ride deck": [unit(grade=3)]}
    m = scene(phase="stand", me=me)
    assert not is_rested(m, watcher)
    assert hand(m) == 2  # with the card of the draw step
    other = scene(phase="stand", me={**me, "rear-guards": {"back left": watcher}})
    assert hand(other) == 1


@clause("9.2.3")
def test_9_2_3_all_of_the_field_and_the_order_zone_stand_unless_something_forbids_it() -> None:
    held = unit("【永】【(R)】：このユニットはスタンドフェイズに【スタンド】できない。")
    flag, lead, free = order(kind="set order"), unit(grade=2), unit()
    m = scene(
        phase="stand",
        me={
            "vanguard": rested(lead),
            "rear-guards": {"front left": rested(held), "front right": rested(free)},
            "order zone": [rested(flag)],
            "ride deck": [unit(grade=3)],
        },
    )
    for one, rests in ((lead, False), (free, False), (flag, False), (held, True)):
        assert is_rested(m, one) is rests


@clause("9.2.3")
def test_9_2_3_all_of_them_stand_at_once() -> None:
    text = (
        "【永】【(R)】：このユニットが【レスト】しているなら、"
        "あなたの他のリアガードはスタンドフェイズに【スタンド】できない。"
    )
    for first in (True, False):  # whoever came first
        guard, held = unit(text), unit()
        field = {"front left": rested(guard), "front right": rested(held)}
        if not first:
            field = {"front right": rested(held), "front left": rested(guard)}
        m = scene(phase="stand", me={"rear-guards": field, "ride deck": [unit(grade=3)]})
        assert not is_rested(m, guard)
        assert is_rested(m, held)


@clause("9.4.1", "9.4.2")
def test_9_4_2_one_card_is_drawn_after_what_waits_for_the_draw_phase() -> None:
    text = "【自】【(R)】：あなたのドローフェイズ開始時、あなたの手札が0枚なら、1枚引く。"
    watcher = unit(text)
    me = {"rear-guards": {"back left": watcher}, "hand": [], "ride deck": [unit(grade=3)]}
    m = scene(phase="draw", me=me)
    assert hand(m) == 2
    plain = scene(phase="draw", me={**me, "rear-guards": {}})
    assert hand(plain) == 1


@clause("9.7.1", "9.7.3")
def test_9_7_1_what_waits_for_the_ride_phase_comes_before_the_ride() -> None:
    watcher = unit("【自】【(R)】：あなたのライドフェイズ開始時、1枚引く。")
    after = unit("【自】【(V)】：このユニットが登場した時、1枚引く。", grade=3)
    m = scene(
        phase="ride",
        me={"rear-guards": {"back left": watcher}, "hand": [after], "vanguard": unit(grade=2)},
    )
    assert hand(m) == 2
    choose(m, "ride", after)
    assert hand(m) == 2  # one ridden, one drawn for it
    assert is_asked(m, "main")


@clause("9.7.3")
def test_9_7_3_what_waits_for_the_ride_comes_before_the_main_phase() -> None:
    later = unit("【自】【(R)】：あなたのメインフェイズ開始時、あなたの手札が1枚なら、1枚引く。")
    lead = unit("【自】【(V)】：このユニットが登場した時、1枚引く。", grade=3)
    field = {"back left": later}
    m = scene(phase="ride", me={"rear-guards": field, "hand": [lead], "vanguard": unit(grade=2)})
    choose(m, "ride", lead)
    assert is_asked(m, "main")  # nobody was asked which is first
    assert hand(m) == 2


@clause("9.9.1", "9.9.2", "9.9.3")
def test_9_9_1_what_waits_for_the_main_phase_comes_before_its_first_action() -> None:
    watcher = unit("【自】【(R)】：あなたのメインフェイズ開始時、1枚引く。")
    spare = unit()
    m = scene(phase="ride", me={"rear-guards": {"back left": watcher}, "hand": [spare]})
    no_ride(m)
    assert hand(m) == 2
    assert is_asked(m, "main")
    call(m, spare, "front left")
    assert is_asked(m, "main")  # as often as one likes
    to_battle(m)
    assert is_asked(m, "attack")


@clause("9.9.2.3", "9.9.2.3.1")
def test_9_9_2_3_one_order_a_turn_of_no_higher_grade_and_no_blitz() -> None:
    one, two, high = order("1枚引く。"), order("1枚引く。"), order("1枚引く。", grade=3)
    quick = order("1枚引く。", kind="blitz order")
    m = scene(me={"vanguard": unit(grade=2), "hand": [one, two, high, quick]})
    assert offered(m, "order", two)
    assert clauses_against(m, "me", Option("order", number(m, high))) == ["9.9.2.3"]
    assert clauses_against(m, "me", Option("order", number(m, quick))) == ["9.9.2.3"]
    play(m, one)
    assert zone(m, "me", "drop zone") == [one.name]
    assert clauses_against(m, "me", Option("order", number(m, two))) == ["11.8.2.1.1"]


@clause("9.9.2.3")
def test_9_9_2_3_an_effect_lets_more_orders_be_played() -> None:
    one, two, three = (order("1枚引く。") for _ in range(3))
    helper = unit("【永】【(R)】：あなたはオーダーを合計2回までプレイできる。")
    m = scene(me={"rear-guards": {"back left": helper}, "hand": [one, two, three]})
    play(m, one)
    play(m, two)
    assert not offered(m, "order", three)


@clause("9.9.2.2")
def test_9_9_2_2_the_vanguards_column_is_not_exchanged() -> None:
    m = scene(me={"rear-guards": {"back center": unit(), "back left": unit()}})
    told = [clauses_against(m, "me", Option("swap", number=column)) for column in (0, 1, 2)]
    assert told == [[], ["9.9.2.2"], ["9.9.2.2"]]


@clause("9.11.8", "9.11.10")
@pytest.mark.parametrize("when", ["あなたのターン終了時", "あなたのエンドフェイズ開始時"])
def test_9_11_10_who_comes_in_the_end_phase_tells_it_too_but_everyone_once(when: str) -> None:
    calling = unit(
        f"【自】【(R)】：{when}、あなたのドロップからユニットカードを1枚選び、(R)にコールする。"
    )
    late = unit(f"【自】【(R)】：{when}、1枚引く。")
    me = {"rear-guards": {"back left": calling}, "drop": [late, unit()], "hand": []}
    m = scene(me={**me, "vanguard": rested(V)})
    to_battle(m)
    choose(m, "pick", late)
    choose(m, "circle", late, spot=LATE)
    assert table(m).turn_seat == 1
    assert hand(m) == 1
    assert len(zone(m, "me", "drop zone")) == 1
    drawn = [at for at, note in enumerate(m.log) if note.clause == "7.6.4"]
    turned = [at for at, note in enumerate(m.log) if note.clause == "9.1.1"]
    assert drawn[0] < turned[-1]  # before the opponent's turn


@clause("9.11.9")
def test_9_11_9_what_lasts_for_the_turn_ends_after_what_waits_for_its_end() -> None:
    strong = unit("【起】【(R)】：そのターン中、このユニットのパワー+5000。")
    text = "【自】【(R)】：あなたのターン終了時、このユニットのパワーが13000以上なら、1枚引く。"
    both = unit(text + "【起】【(R)】：そのターン中、このユニットのパワー+5000。")
    field = {"back left": strong, "back right": both}
    m = scene(me={"vanguard": rested(V), "rear-guards": field, "hand": []})
    use(m, strong)
    use(m, both)
    assert power(m, strong) == 13000
    to_battle(m)
    assert table(m).turn_seat == 1
    assert power(m, strong) == 8000
    assert hand(m) == 1


@clause("9.5.3.2", "9.5.3")
def test_9_5_3_2_with_fewer_than_two_cards_those_that_are_there_are_removed() -> None:
    wanted = unit(grade=2)
    me = {"vanguard": unit(grade=1), "hand": [], "top": [order("1枚引く。"), wanted]}
    m = scene(phase="draw", me=me)
    choose(m, "assist")
    choose(m, "pick", wanted)
    assert hand(m) == 0
    assert len(zone(m, "me", "removed")) == 2
    alone = scene(phase="stand", me={**me, "top": [unit(grade=0)] * 6})
    choose(alone, "assist")
    while is_asked(alone, "G assist"):
        choose(alone, "done")
    assert hand(alone) == 1  # nothing was found, nothing is removed
    assert zone(alone, "me", "removed") == []


@clause("9.5.3")
def test_9_5_3_who_is_asked_for_a_g_assist_is_asked_the_same_once_it_is_read_back() -> None:
    m = scene(phase="draw", me={"vanguard": unit(grade=1), "hand": [unit(grade=0)] * 2})
    again = game.unpack(m.pack())
    assert is_asked(again, "G assist")
    assert again.digest() == m.digest()
    leave(m, "G assist")


@clause("9.5.3.1", "9.5.3.2", "15.2.1.1.1.1")
def test_9_5_3_1_the_hand_lies_open_for_the_g_assist_only_and_a_ticket_before_and_after() -> None:
    ticket = "夜市の半券"
    sells = unit(
        f"【自】【(R)】：あなたのドローフェイズ開始時、{ticket}・チケットを1枚手札に加える。"
    )
    wanted, held = unit(grade=2), [unit(grade=0), unit(grade=0)]
    m = scene(
        phase="stand",
        me={
            "vanguard": unit(grade=1),
            "rear-guards": {"back left": sells},
            "hand": held,
            "top": [unit(grade=0), unit(grade=0), wanted],
        },
    )

    def open_cards() -> list[str]:
        return [str(one["name"]) for one in sees(m, 1, "me", "hand") if "name" in one]

    assert open_cards() == [ticket]
    choose(m, "assist")
    assert len(open_cards()) == 4
    pick(m, wanted)
    assert is_asked(m, "remove")
    assert {one.name for one in held} < set(open_cards())
    pick(m, *held)
    assert is_asked(m, "ride")
    assert open_cards() == [ticket]
    # what was shown is not forgotten
    for luck in range(8):
        guess = imagine(m, 1, seeded(luck))
        assert wanted.name in zone(guess, "me", "hand")
