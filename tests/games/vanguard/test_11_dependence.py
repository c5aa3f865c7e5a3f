"""11.11.1.5, 11.11.3: continuous effects that ask about what others change, directly or by a
third."""

from __future__ import annotations

import itertools

import pytest
from tests.games.vanguard.table import (
    attack,
    choose,
    critical,
    is_asked,
    no_guard,
    number,
    offered,
    power,
    scene,
    table,
    to_battle,
    unit,
    use,
)
from tests.ruling import clause

from kirifuda.games.vanguard.zones import DRIVE

STRONG_FRIEND = (
    "【永】【(R)】：あなたの他のパワー10000以上のリアガードがいるなら、このユニットのパワー+5000。"
)


@pytest.mark.parametrize("order", list(itertools.permutations((1, 2, 3))))
@clause("11.11.3", "11.11.1.7")
def test_11_11_3_what_depends_on_what_depends_on_a_third_comes_last(
    order: tuple[int, int, int],
) -> None:
    sharp = unit("【永】【(R)】：あなたの「刃」すべてのクリティカル+1。")
    strong = unit("【永】【(R)】：あなたのクリティカル2以上のリアガードすべてのパワー+5000。")
    swift = unit("【永】【(R)】：あなたのパワー15000以上のリアガードすべてのドライブ+1。")
    blade = unit(name="刃", power=10000)
    spots = ("back left", "back center", "back right")
    field: dict[str, object] = {"front left": blade}
    for spot, one, came in zip(spots, (sharp, strong, swift), order, strict=True):
        field[spot] = {"card": one, "arrived": came}
    m = scene(me={"rear-guards": field})
    assert (critical(m, blade), power(m, blade)) == (2, 15000)
    assert table(m).number(number(m, blade), DRIVE) == 2


@pytest.mark.parametrize("first", [1, 2])
@clause("11.11.3", "11.11.1.7")
def test_11_11_3_of_two_that_look_at_each_other_one_may_come_by_a_third(first: int) -> None:
    one, other = unit(STRONG_FRIEND), unit(STRONG_FRIEND)
    helps = unit(
        "【起】【(R)】：あなたの前列のリアガードを1枚選び、そのターン中、パワー+2000。", power=0
    )
    field = {
        "front left": {"card": one, "arrived": first},
        "back left": {"card": other, "arrived": 3 - first},
        "back right": helps,
    }
    m = scene(me={"rear-guards": field})
    assert (power(m, one), power(m, other)) == (8000, 8000)  # neither begins it
    use(m, helps)
    assert (power(m, one), power(m, other)) == (15000, 13000)


@clause("11.11.3", "11.11.1.8")
def test_11_11_3_so_it_is_where_a_unit_is_boosted() -> None:
    one, other = unit(STRONG_FRIEND), unit(STRONG_FRIEND)
    behind = unit(power=3000, skills=["boost"])
    field = {"front left": one, "back left": behind, "front right": other}
    m = scene(me={"rear-guards": field}, foe={"hand": 1})
    attack(m, one, boost=behind)
    # 8000 and 3000 more: the other has a strong friend, and so has this one then
    assert (power(m, one), power(m, other)) == (16000, 13000)
    no_guard(m)
    assert (power(m, one), power(m, other)) == (8000, 8000)


# -- 11.11.1.5, 11.11.1.6: what is given or told if a number is so much ------------------------

PRAISED = "【永】【(R)】：あなたの「若者」すべての{}。"
GETS = "【永】【(R)】：このユニットの{}なら、このユニットは『{}』を得る。"
DRAWS = "【起】【(R)】：1枚引く。"


@pytest.mark.parametrize(
    ("asks", "more"),
    [
        ("パワーが13000以上", "パワー+5000"),
        ("クリティカルが2以上", "クリティカル+1"),
        ("グレードが2以上", "グレード+1"),
    ],
)
@clause("11.11.1.5")
def test_11_11_1_5_an_ability_is_given_by_the_finished_numbers(asks: str, more: str) -> None:
    young = unit(GETS.format(asks, DRAWS), name="若者")
    for praised in (False, True):
        field = {"front left": young, "back right": unit(PRAISED.format(more) if praised else "")}
        m = scene(me={"rear-guards": field})
        assert offered(m, "use", young) is praised


@clause("11.11.1.5")
def test_11_11_1_5_what_a_number_must_not_exceed_is_asked_of_the_finished_one() -> None:
    young = unit(GETS.format("パワーが10000以下", DRAWS), name="若者")
    # abilities that others are given make no difference
    other = unit(
        "【永】【(R)】：あなたの「隣人」すべては『【永】【(R)】：このユニットのパワー+1000。』を得る。"
    )
    near = unit(name="隣人")
    for praised in (False, True):
        field = {"front left": young, "front right": near, "back left": other}
        field["back right"] = unit(PRAISED.format("パワー+5000") if praised else "")
        m = scene(me={"rear-guards": field})
        assert offered(m, "use", young) is not praised
        assert power(m, near) == 9000


@clause("11.11.1.5")
def test_11_11_1_5_what_would_decide_about_itself_is_judged_without_it() -> None:
    grows = GETS.format("パワーが13000以上", "【永】【(R)】：このユニットのパワー+5000。")
    young = unit(grows, name="若者")
    sees = unit(
        "【永】【(R)】：あなたのパワー18000以上のリアガードがいるなら、"
        f"このユニットは『{DRAWS}』を得る。"
    )
    for praised, now in ((False, 8000), (True, 18000)):
        field = {"front left": young, "front right": sees}
        field["back right"] = unit(PRAISED.format("パワー+5000") if praised else "")
        m = scene(me={"rear-guards": field})
        assert power(m, young) == now
        assert offered(m, "use", sees) is praised  # by what has come of the other


@clause("11.11.1.5", "11.11.1.6")
def test_11_11_1_6_skills_and_names_are_had_by_the_finished_numbers() -> None:
    young = unit(
        GETS.format("パワーが13000以上", "ブースト")
        + "\n【永】【(R)】：このユニットのパワーが13000以上なら、このユニットは「勇者」としても扱う。",
        name="若者",
    )
    bold = unit("【永】【(R)】：あなたの「勇者」がいるなら、このユニットのクリティカル+1。")
    for praised in (False, True):
        field = {"front left": bold, "back left": young}
        field["back right"] = unit(PRAISED.format("パワー+5000") if praised else "")
        m = scene(me={"rear-guards": field}, foe={"hand": []})
        assert critical(m, bold) == (2 if praised else 1)
        to_battle(m)
        choose(m, "attack", bold)
        assert is_asked(m, "boost") is praised
        if praised:
            choose(m, "done")
