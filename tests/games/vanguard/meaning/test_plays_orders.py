"""Orders that are played from elsewhere than the hand, and where they go then, played."""

from __future__ import annotations

import pytest
from tests.games.vanguard.meaning.played import Play, case, does, run
from tests.games.vanguard.table import (
    asked,
    attack,
    count,
    is_asked,
    no_guard,
    no_ride,
    offered,
    order,
    play,
    scene,
    unit,
    why_not,
    zone,
)
from tests.ruling import clause

from kirifuda import CardError

GIVES = "あなたの{0}から「令」を1枚選び、そのターン中、『【永】：このカードは{0}からでもプレイでき、プレイされてドロップに置く際、かわりに{1}。』を与える。"

PLAYS = [
    does(GIVES.format("ドロップ", "山札の下に置く"),
         case({"order 令": False}, hand=["急"]),
         case("play 令", {"me.hand": 1, "me.drop": 0, "me.deck": ["フユ", "令"]}, drop=["令"], deck=["ハル", "フユ"])),
    does(GIVES.format("ソウル", "バインドする"),
         case("play 令", {"me.hand": 1, "me.drop": 0, "me.bind": ["令"]}, soul=["令"])),
    does("あなたのドロップから「令」を1枚選び、そのターン中、『【永】：このカードはドロップかソウルからでもプレイできる。』を与える。",
         case("play 令", {"me.hand": 1, "me.drop": ["令"]}, drop=["令"])),
]  # fmt: skip


@pytest.mark.parametrize("played", PLAYS, ids=repr)
def test_plays(played: Play) -> None:
    run(played)


FROM = "このカードはドロップからでもプレイでき、"


@clause("9.9.2.3", "11.8.2.4")
def test_9_9_2_3_an_order_is_played_from_the_drop_zone_if_its_text_says_so() -> None:
    o = order(f"{FROM}あなたのソウルが1枚以上ならプレイできる！【エネルギーチャージ】(1)。")
    for soul, where, can in ((1, "drop", 1), (0, "drop", 0), (1, "hand", 1), (1, "soul", 0)):
        told = {"soul": [*["FILLER"] * soul, *([o] if where == "soul" else [])]}
        m = scene(me={"hand": [], **told, **({} if where == "soul" else {where: [o]})})
        no_ride(m)
        assert offered(m, "order", o) == bool(can)
        assert bool(why_not(m, "order", o)) != bool(can)
        if can:
            play(m, o)
            assert zone(m, "me", "drop") == [o.name]
            assert not offered(m, "order", o)  # one in a turn, from whatever zone


@clause("9.9.2.3", "11.8.2.2")
def test_9_9_2_3_what_it_costs_is_paid_there_too() -> None:
    o = order(f"{FROM}【コスト】[【ソウルブラスト】(1)]することでプレイできる！1枚引く。")
    both = order(f"{FROM}あなたのソウルが2枚以上なら、【コスト】[【ソウルブラスト】(1)]することでプレイできる！1枚引く。")  # fmt: skip
    for one, least in ((o, 1), (both, 2)):
        for soul in (least - 1, least):
            m = scene(me={"hand": [], "drop": [one], "soul": soul})
            no_ride(m)
            assert offered(m, "order", one) == (soul == least)
            if soul == least:
                play(m, one)
                assert (count(m, "me", "hand"), count(m, "me", "soul")) == (1, least - 1)


def test_who_cannot_play_from_the_hand_plays_from_the_drop_zone() -> None:
    o = order(f"{FROM}あなたのソウルが0枚ならプレイできる！1枚引く。")
    for text, can in (("手札からノーマルオーダー", True), ("ノーマルオーダー", False)):
        a = unit(f"【永】【(R)】：あなたは{text}をプレイできない。")
        m = scene(me={"rear-guards": {"front left": a}, "hand": [o], "drop": [o]})
        no_ride(m)
        assert offered(m, "order", o) == can
        if can:
            play(m, o)
            assert count(m, "me", "drop") == 1
            assert count(m, "me", "hand") == 2


def test_what_waits_for_a_play_is_told_from_where() -> None:
    o = order(f"{FROM}あなたのソウルが0枚ならプレイできる！")
    a = unit("【自】【(R)】：あなたがドロップからオーダーをプレイした時、1枚引く。")
    for where, drawn in (("drop", 1), ("hand", 0)):
        m = scene(me={"rear-guards": {"front left": a}, "hand": [], where: [o]})
        no_ride(m)
        play(m, o)
        assert count(m, "me", "hand") == drawn


@clause("10.5.1.2.5", "10.5.1.2.1.1")
def test_10_5_1_2_5_who_has_no_hand_is_asked_if_a_blitz_order_can_be_played_from_elsewhere() -> (
    None
):
    text = "このカードはソウルからでもプレイでき、【コスト】[【エネルギーブラスト】(1)]することでプレイできる！"
    o = order(text + "1枚引く。", kind="blitz order")
    a = unit(grade=2)
    for energy in (0, 1):
        m = scene(
            me={"rear-guards": {"front left": a, "front right": "FILLER"}},
            foe={"hand": [], "soul": [o], "energy": energy},
        )
        attack(m, a)
        asked(m, "guard", "foe")
        assert offered(m, "order", o) == bool(energy)
        if energy:
            play(m, o)
            assert zone(m, "foe", "drop")[:1] == [o.name]
        no_guard(m)
    m = scene(
        me={"rear-guards": {"front left": a, "front right": "FILLER"}},
        foe={"hand": [], "drop": [o], "energy": 1},
    )
    attack(m, a)
    assert not is_asked(m, "guard")


@pytest.mark.parametrize(
    "text",
    [
        "このカードは山札からでもプレイでき、あなたのソウルが1枚以上ならプレイできる！1枚引く。",
        "1枚引く。【永】：プレイされてドロップに置く際、かわりにバインドする。",
        "1枚引く。【永】：このカードはドロップからでもプレイでき、プレイされてドロップに置く際、かわりに退却させる。",
    ],
)
def test_where_no_order_is_played_from_and_where_none_goes(text: str) -> None:
    with pytest.raises(CardError):
        order(text)
