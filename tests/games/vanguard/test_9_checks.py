"""9.2 to 9.6: what waits in the first phases of a turn is played before the next of them."""

from __future__ import annotations

from tests.games.vanguard.table import (
    asked,
    choose,
    count,
    is_asked,
    leave,
    pick,
    rested,
    scene,
    table,
    unit,
    zone,
)
from tests.ruling import clause

from kirifuda.kernel.position.cards import CardDef


def later(when: str) -> CardDef:
    """Somebody whose ability waits then: with another that waits still, one would be asked which
    of them comes first."""
    return unit(f"【自】【(R)】：あなたの{when}開始時、【エネルギーチャージ】(1)。")


@clause("9.2.4")
def test_9_2_4_what_waits_for_standing_comes_before_the_draw_phase() -> None:
    text = "【自】【(R)】：このユニットが【スタンド】した時、【ソウルチャージ】(1)。"
    a, x, y = unit(text), unit(), unit()
    field = {"back left": rested(a), "back right": later("ドローフェイズ")}
    me = {"rear-guards": field, "ride deck": [unit(grade=3)], "top": [x, y]}
    m = scene(phase="stand", me={**me, "hand": []})
    asked(m, "ride")
    assert table(m).energy == [1, 0]
    assert zone(m, "me", "soul") == [x.name]
    assert zone(m, "me", "hand") == [y.name]


@clause("9.4.3")
def test_9_4_3_what_waits_for_the_draw_comes_before_the_g_assist_step() -> None:
    text = "【自】【(R)】：あなたがカードを引いた時、【ソウルチャージ】(1)。"
    field = {"back left": unit(text), "back right": later("Gアシストステップ")}
    m = scene(phase="stand", me={"vanguard": unit(grade=1), "rear-guards": field})
    leave(m, "G assist")
    assert table(m).energy == [1, 0]
    assert count(m, "me", "soul") == 1


@clause("9.5.2")
def test_9_5_2_what_waits_for_the_g_assist_step_comes_before_the_g_assist() -> None:
    text = "【自】【(R)】：あなたのGアシストステップ開始時、【ソウルチャージ】(1)。"
    a = unit(text)
    me = {"vanguard": unit(grade=1), "rear-guards": {"back left": a}}
    m = scene(phase="stand", me=me)
    leave(m, "G assist")
    assert count(m, "me", "soul") == 1
    n = scene(phase="stand", me={**me, "ride deck": [unit(grade=2)]})
    leave(n, "ride")
    assert count(n, "me", "soul") == 0  # who has a ride deck leaves the step out


@clause("9.5.4")
def test_9_5_4_what_waits_for_a_g_assist_comes_before_the_ride_phase() -> None:
    text = "【自】【(R)】：あなたのカードが手札に加えられた時、【ソウルチャージ】(1)。"
    a, two = unit(text), unit(grade=2)
    m = scene(
        phase="stand",
        me={
            "vanguard": unit(grade=1),
            "rear-guards": {"back left": a, "back right": later("ライドフェイズ")},
            "hand": [unit(), unit()],
            "top": [unit(), unit(), two],
        },
    )
    assert count(m, "me", "soul") == 1  # of the draw step
    choose(m, "assist")
    pick(m, two)
    while is_asked(m, "remove"):
        m.choose(0)
    asked(m, "ride")
    assert count(m, "me", "removed") == 2
    assert table(m).energy == [1, 0]
    assert count(m, "me", "soul") == 2
