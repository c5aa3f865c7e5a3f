"""10.8: the close step."""

from __future__ import annotations

from tests.games.vanguard.table import (
    asked,
    attack,
    choose,
    count,
    drawing,
    is_rested,
    no_guard,
    power,
    rested,
    scene,
    unit,
    zone,
)
from tests.ruling import clause

V = "FILLER-V"
STANDING = "FILLER"  # somebody who can still attack, so that the turn goes on


@clause("10.8.1.1")
def test_10_8_1_1_the_end_of_the_battle_is_told_while_what_lasts_for_it_still_lasts() -> None:
    text = "【自】【(R)】：このユニットがアタックした時、そのバトル中、このユニットのパワー+5000。"
    end = (
        "【自】【(R)】：あなたのクローズステップ開始時、"
        "あなたのパワー13000以上のリアガードがいるなら、1枚引く。"
    )
    a, ear = unit(text), unit(end)
    field = {"front left": a, "back right": ear, "front right": STANDING}
    m = scene(me={"rear-guards": field, "hand": []}, foe={"hand": []})
    attack(m, a)
    assert count(m, "me", "hand") == 1
    assert power(m, a) == 8000


@clause("10.8.1.1", "10.8.1.2", "10.8.1.4", "10.8.1")
def test_10_8_1_1_the_end_of_the_battle_is_told_once_and_the_next_battle_can_begin() -> None:
    a = unit(drawing("このユニットがアタックしたバトル終了時"))
    boosts = (
        "【自】【(R)】：このユニットがアタックしたとき、そのバトル中、このユニットのパワー+5000。"
    )
    b = unit(boosts, power=8000)
    m = scene(me={"rear-guards": {"front left": a, "front right": b}, "hand": []}, foe={"hand": 1})
    attack(m, a)
    no_guard(m)
    assert count(m, "me", "hand") == 1
    attack(m, b)
    assert power(m, b) == 13000
    no_guard(m)
    assert power(m, b) == 8000
    assert count(m, "me", "hand") == 1
    asked(m, "attack")


@clause("10.8.1.3")
def test_10_8_1_3_who_comes_in_the_close_step_still_tells_the_end_of_the_battle() -> None:
    call = (
        "【自】【(R)】：このユニットがアタックしたバトル終了時、"
        "あなたのドロップからユニットカードを1枚選び、(R)にコールする。"
    )
    a = unit(call)
    late = unit(drawing("あなたのユニットがアタックしたバトル終了時"))
    field = {"front left": a, "front right": STANDING}
    m = scene(me={"rear-guards": field, "drop": [late], "hand": []}, foe={"hand": []})
    attack(m, a)
    choose(m, "circle", late, spot=4)
    assert count(m, "me", "hand") == 1
    drawn = [at for at, note in enumerate(m.log) if note.clause == "7.6.4"]
    steps = [at for at, note in enumerate(m.log) if note.verb == "step"]
    assert drawn[0] < steps[-1]  # before the next start step


@clause("10.8.1.3", "10.8.1.2", "1.3.7.4")
def test_10_8_1_3_so_does_who_comes_after_the_battle_has_ended() -> None:
    """What has attacked in the battle has done so for as long as the close step starts over."""
    end = "【自】【(R)】：あなたのリアガードがアタックしたバトル終了時、"
    calls = "あなたのドロップから「{}」を1枚選び、(R)にコールする。"
    a = unit(power=20000)
    first = unit(end + calls.format("二番手"))
    second = unit(end + calls.format("三番手"), name="二番手")
    third = unit(end + "アタックしたユニットを【スタンド】させる。", name="三番手")
    field = {"front left": a, "back left": first}
    m = scene(
        me={"vanguard": rested(V), "rear-guards": field, "drop": [second, third]}, foe={"hand": []}
    )
    attack(m, a)
    choose(m, "circle", second, spot=1)
    choose(m, "circle", third, spot=3)
    asked(m, "attack", "me")
    assert not is_rested(m, a)
    assert len(zone(m, "foe", "damage zone")) == 1
