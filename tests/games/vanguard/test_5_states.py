"""2.9.5: special types; chapter 5: information and states."""

from __future__ import annotations

import pytest
from tests.games.vanguard.table import (
    call,
    choose,
    count,
    is_asked,
    number,
    numbers,
    offered,
    order,
    pick,
    power,
    scene,
    table,
    unit,
    use,
    zone,
)
from tests.ruling import clause

from kirifuda.games.vanguard.zones import REAR
from kirifuda.kernel.errors import CardError

TOKEN = "ゼンマイ"


@clause("2.9.5.1")
def test_2_9_5_1_what_changes_types_leaves_special_types_as_they_are() -> None:
    calls = unit(f"【起】【(R)】【ターン1回】：{TOKEN}・トークンを1枚(R)にコールする。")
    names = unit("【起】【(R)】：そのターン中、あなたのリアガードすべては潮騒カードとして扱う。")
    back = unit(f"【起】【(R)】：あなたの{TOKEN}・トークンを1枚選び、手札に戻す。")
    circles = {"back left": calls, "back center": names, "back right": back}
    m = scene(me={"rear-guards": circles, "hand": []})
    use(m, calls)
    choose(m, "circle", TOKEN, spot=0)
    use(m, names)
    token = next(card for card in numbers(m, TOKEN) if table(m).zone[card] == REAR)
    assert "潮騒" in table(m).face(token).traits
    assert "潮騒" in table(m).face(number(m, back)).traits
    use(m, back)  # it is a token still, and no other unit has become one
    assert zone(m, "me", "rear-guards") == ["", "", calls.name, names.name, back.name]
    assert zone(m, "me", "hand") == []  # and is erased as tokens are


@clause("5.1.2")
def test_5_1_2_what_a_card_has_already_it_does_not_have_twice() -> None:
    twice = unit("【永】【(R)】：このユニットは〈鳥〉としても扱う。", race="鳥")
    m = scene(me={"rear-guards": {"back left": twice}})
    traits = table(m).face(number(m, twice)).traits
    assert list(traits).count("〈鳥〉") == 1
    named = unit("【永】【(R)】：このユニットは「渡り鳥」としても扱う。", name="渡り鳥")
    counts = unit(
        "【永】【(R)】：あなたのリアガード1種類につき、このユニットのパワー+1000。", name="数える者"
    )
    n = scene(me={"rear-guards": {"back left": named, "back right": counts}})
    assert power(n, counts) == 10000  # two names, not three


DREAMS = "【起】【(R)】：他のあなたのリアガードを1枚選び、そのターン中、夢見状態にする。"


@clause("5.2.2", "5.2.2.2")
def test_5_2_2_2_a_state_that_an_effect_gives_is_had_by_the_card_told_alone() -> None:
    gives = unit(DREAMS)
    asks = unit("【永】【(R)】：夢見状態のあなたのユニットすべてのパワー+1000。")
    a, same = unit(name="双子"), unit(name="双子")
    circles = {"back left": gives, "back right": asks, "front left": a, "front right": same}
    m = scene(me={"rear-guards": circles, "hand": []})
    first, second = (table(m).rear(0, spot) for spot in (0, 1))
    use(m, gives)
    choose(m, "pick", "双子")
    taken = first if table(m).number(first, 1) == 9000 else second
    left = second if taken == first else first
    assert table(m).number(taken, 1) == 9000
    assert table(m).number(left, 1) == 8000


@clause("5.2.2.2")
def test_5_2_2_2_a_state_ends_when_the_card_becomes_a_new_one() -> None:
    gives = unit(
        "【起】【(R)】：他のあなたの前列のリアガードを1枚選び、そのターン中、夢見状態にする。"
    )
    asks = unit("【永】【(R)】：夢見状態のあなたのユニットすべてのパワー+1000。")
    back = unit("【起】【(R)】：他のあなたの前列のリアガードを1枚選び、手札に戻す。")
    a = unit()
    circles = {"back left": gives, "back right": asks, "back center": back, "front left": a}
    m = scene(me={"rear-guards": circles, "hand": []})
    use(m, gives)
    assert power(m, a) == 9000
    use(m, back)
    call(m, a, "front left")
    assert power(m, a) == 8000


@clause("5.2.2.1")
@pytest.mark.parametrize("where", ["deck", "hand", "drop", "soul", "rear-guards"])
def test_5_2_2_1_some_states_are_had_by_all_cards_of_a_name_in_every_zone(where: str) -> None:
    flag = order(
        "【永】【オーダーゾーン】：「鷺」か「鶴」を含む、あなたのカードすべては“天下五剣”になる。",
        kind="set order",
    )
    a, other = unit(name="白鷺の子"), unit(name="烏")
    held: object = [a, other, unit(name="鳩")]
    if where == "rear-guards":
        held = {"front left": a, "front right": other}
    m = scene(me={"order zone": [flag], where: held}, foe={"hand": [unit(name="敵の鷺")]})
    state = table(m)
    assert "state:天下五剣" in state.face(number(m, a)).traits
    for one in (other, "敵の鷺"):
        assert "state:天下五剣" not in state.face(number(m, one)).traits


@clause("5.2.2.1")
def test_5_2_2_1_texts_find_such_cards_wherever_they_are() -> None:
    flag = order(
        "【永】【オーダーゾーン】：「鷺」を含むあなたのカードすべては“天下五剣”になる。",
        kind="set order",
    )
    finds = unit("【起】【(R)】：あなたの山札から“天下五剣”のカードを1枚まで探し、手札に加える。")
    a = unit(name="白鷺の子")
    deck = [unit(), a, unit()]
    m = scene(
        me={"order zone": [flag], "rear-guards": {"back left": finds}, "deck": deck, "hand": []}
    )
    use(m, finds)
    assert [offered(m, "pick", one) for one in deck] == [False, True, False]
    pick(m, a)
    while is_asked(m, "choose"):
        m.choose(0)
    assert zone(m, "me", "hand") == [a.name]
    assert count(m, "me", "hand") == 1


@clause("5.2.2.2")
def test_5_2_2_2_no_other_state_is_given_to_cards_that_are_told_by_name_alone() -> None:
    with pytest.raises(CardError, match="not told"):
        order(
            "【永】【オーダーゾーン】：「鷺」を含むあなたのカードすべては“月下”になる。",
            kind="set order",
        )
