"""How far the words of a text reach: times, conditions, whom a later sentence speaks of."""

from __future__ import annotations

import pytest
from tests.games.vanguard.table import (
    attack,
    call,
    choose,
    count,
    done,
    is_asked,
    no,
    no_guard,
    offered,
    order,
    pick,
    play,
    power,
    scene,
    table,
    trigger,
    unit,
    yes,
    zone,
)
from tests.ruling import clause


@clause("11.2.5")
def test_the_time_of_a_sentence_is_asked_of_what_comes_on_top_of_it() -> None:
    begins = "さらにあなたのダメージゾーンが1枚以上なら、このユニットのパワー+5000。"
    follows = "あなたのダメージゾーンが1枚以上なら、さらにパワー+5000。"
    head = "【永】【(R)】:あなたのターン中、このユニットのパワー+5000。"
    for more in (begins, follows):
        a = unit(head + more)
        m = scene(
            me={"damage zone": 1, "rear-guards": {"front left": a}},
            foe={"damage zone": 1, "rear-guards": {"front left": a}},
        )
        assert power(m, a, "me") == 18000
        assert power(m, a, "foe") == 8000


@clause("11.2.5.1")
@pytest.mark.parametrize("paid", [True, False])
def test_what_is_done_later_on_top_waits_only_if_the_cost_was_paid(paid: bool) -> None:
    a = unit(
        "【自】【(R)】:このユニットがアタックした時、【コスト】[【ソウルブラスト】(1)]することで、"
        "そのバトル中、このユニットのパワー+5000。"
        "そのバトル終了時、さらに【コスト】[このユニットをソウルに置く]ことで、1枚引く。"
    )
    m = scene(me={"rear-guards": {"front left": a}, "soul": 1})
    attack(m, a)
    if not paid:
        no(m)
        assert not is_asked(m, "may do")
        assert count(m, "me", "hand") == 0
        return
    yes(m)
    no_guard(m)
    yes(m)
    assert zone(m, "me", "soul") == [a.name]
    assert count(m, "me", "hand") == 1


LEAVES = {
    "手札に戻された": "手札に戻す",
    "バインドされた": "バインドする",
    "山札の下に置かれた": "山札の下に置く",
    "退却した": "退却させる",
}


@clause("11.9.6.1.2")
@pytest.mark.parametrize("deed", LEAVES)
def test_who_left_a_circle_is_asked_where_it_was(deed: str) -> None:
    o = order(f"あなたのリアガードを1枚選び、{LEAVES[deed]}。")
    x = unit()
    for text in (
        f"あなたの他のリアガードがこのユニットと同じ縦列の(R)から{deed}時",
        f"このユニットと同じ縦列のあなたの他のリアガードが{deed}時",
    ):
        a = unit(f"【自】【(R)】:{text}、【エネルギーチャージ】(1)。")
        for spot, energy in (("front left", 1), ("front right", 0), ("back right", 0)):
            m = scene(me={"hand": [o], "rear-guards": {"back left": a, spot: x}}, phase="main")
            play(m, o)
            choose(m, "pick", x)
            assert table(m).energy[0] == energy


def test_one_place_is_told_for_both_of_two_things() -> None:
    a = unit("【自】:このユニットが(R)から、山札の下に置かれた時かバインドされた時、1枚引く。")
    field = order("あなたのリアガードを1枚選び、バインドする。")
    drop = order("あなたのドロップから1枚選び、バインドする。")
    m = scene(me={"hand": [field], "rear-guards": {"front left": a}}, phase="main")
    play(m, field)
    assert count(m, "me", "hand") == 1
    m = scene(me={"hand": [drop], "drop zone": [a]}, phase="main")
    play(m, drop)
    assert zone(m, "me", "bind zone") == [a.name]
    assert count(m, "me", "hand") == 0


def test_kinds_of_trigger_icons_are_no_kinds_of_names() -> None:
    a = unit(
        "【永】【(R)】:あなたのバインドゾーンにトリガーアイコンが2種類以上なら、このユニットのパワー+5000。"
    )
    for kinds, gain in ((("critical", "critical"), 0), (("critical", "draw"), 5000)):
        bound = [trigger(kind) for kind in kinds]
        m = scene(me={"rear-guards": {"front left": a}, "bind zone": bound})
        assert power(m, a) == 8000 + gain


@pytest.mark.parametrize("shown", [0, 1, 2])
def test_of_those_shown_one_is_chosen_and_only_those_are_left(shown: int) -> None:
    a = unit(
        "【自】:このユニットが(R)に登場した時、あなたの山札を上から4枚見て、グレード1のカードを2枚まで選び、公開し、"
        "その公開された中から1枚選び、手札に加え、公開された残りを捨て、捨てなかったなら、【エネルギーチャージ】(1)。"
        "山札をシャッフルする。"
    )
    x, y, z = unit(), unit(), unit()
    m = scene(me={"hand": [a], "top": [x, y, z, z]}, phase="main")
    call(m, a, "front left")
    for one in (x, y)[:shown]:
        choose(m, "pick", one)
    if shown < 2:
        done(m)
    else:
        assert not offered(m, "pick", z)
        pick(m, y)
    assert zone(m, "me", "hand") == [[], [x.name], [y.name]][shown]
    assert zone(m, "me", "drop zone") == [[], [], [x.name]][shown]
    assert table(m).energy[0] == (0 if shown == 2 else 1)


@clause("11.2.4")
@pytest.mark.parametrize("shuffles", ["", "山札をシャッフルする。"])
def test_what_was_not_done_counts_only_if_it_was_asked_for(shuffles: str) -> None:
    a = unit(
        "【自】:このユニットが(R)に登場した時、相手のヴァンガードがグレード3以上なら、"
        "【コスト】[【ソウルブラスト】(1)]することで、相手のリアガードを1枚選び、退却させる。"
        f"{shuffles}退却させなかったなら、そのターン中、このユニットのパワー+10000。"
    )

    def gain(grade: int, pays: bool, rear: int) -> int:
        m = scene(
            me={"hand": [a], "soul": 1},
            foe={
                "vanguard": unit(grade=grade),
                "rear-guards": {"front left": unit()} if rear else {},
            },
            phase="main",
        )
        call(m, a, "front left")
        if grade == 3:
            (yes if pays else no)(m)
        return power(m, a) - 8000

    assert gain(3, True, 0) == 10000
    assert gain(3, True, 1) == 0
    assert gain(3, False, 0) == 0
    assert gain(2, False, 0) == 0


def test_who_has_retired_in_the_turn_is_counted() -> None:
    a = unit(
        "【永】【(R)】:このターンに退却した相手のリアガード1枚につき、このユニットのパワー+5000。"
    )
    o = order("いずれかのリアガードを2枚選び、退却させる。")
    x, y = unit(), unit()
    for gone, gain in (((y, y), 10000), ((x, y), 5000), ((x, x), 0)):
        m = scene(
            me={"hand": [o], "rear-guards": {"front left": a, "back left": x, "back right": x}},
            foe={"rear-guards": {"front left": y, "back right": y}, "drop zone": [y]},
            phase="main",
        )
        assert power(m, a) == 8000
        play(m, o)
        for one in gone:
            choose(m, "pick", one)
        assert power(m, a) == 8000 + gain
