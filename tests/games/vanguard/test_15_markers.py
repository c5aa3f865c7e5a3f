"""15.8: record markers, at circles and on units."""

from __future__ import annotations

import pytest
from tests.games.vanguard.table import (
    ME,
    attack,
    call,
    choose,
    circle,
    count,
    end_battles,
    game,
    is_asked,
    leave,
    log_notes,
    no_guard,
    no_ride,
    numbers,
    options,
    pick,
    power,
    scene,
    swap,
    table,
    unit,
    use,
    zone,
)
from tests.ruling import clause

from kirifuda.games.vanguard.marking import unit_at
from kirifuda.games.vanguard.zones import MARKERS, OUTSIDE
from kirifuda.kernel.errors import CardError
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef

EDDY = "渦潮"  # in its master's turn, the unit on its circle has 5000 more
LAMP = "消し忘れ"  # the unit that it is on has 3000 less
DRAWS = f"【起】【(R)】：あなたの(R)を1つ選び、{EDDY}マーカーを1つ置く。"
LIGHTS = f"【起】【(R)】：相手のリアガードを1枚選び、{LAMP}マーカーを1つ置く。"
SWAPS = "【起】【(R)】：相手のリアガードを1枚選び、手札に戻す。"


def markers(m: Match, name: str, seat: int = ME) -> list[int]:
    """The markers of a name that a fighter has put."""
    return [card for card in numbers(m, name, seat) if table(m).zone[card] == MARKERS]


def marked(*more: CardDef, spot: int = 0, **described: object) -> Match:
    """A match with an eddy at a front circle of mine; others stand behind."""
    draws = unit(DRAWS)
    there = dict(zip(("back left", "back right", "front right"), more, strict=False))
    m = scene(me={"rear-guards": {"back center": draws, **there}, **described})
    use(m, draws)
    choose(m, "mark", spot=spot)
    return m


def lit(*more: CardDef, there: CardDef | None = None) -> tuple[Match, CardDef]:
    """A match with a lamp on the opponent's rear-guard at the front left."""
    lights, target = unit(LIGHTS), there or unit()
    mine = dict(zip(("back left", "back right"), more, strict=False))
    m = scene(
        me={"rear-guards": {"back center": lights, **mine}},
        foe={"rear-guards": {"front left": target}},
    )
    use(m, lights)
    return m, target


# -- where they are ----------------------------------------------------------------------------


@clause("15.8.2", "15.8.2.1", "15.8.3")
def test_15_8_2_1_a_marker_put_at_a_circle_stays_there_whoever_comes() -> None:
    first, second = unit(grade=2), unit(grade=2)
    m = marked(hand=[first, second])
    assert len(markers(m, EDDY)) == 1
    call(m, first, "front left")
    assert power(m, first) == 13000
    call(m, second, "front left")  # the first retires
    assert power(m, second) == 13000
    choose(m, "swap", number=0)
    assert power(m, second) == 8000


@clause("15.8.2.1")
def test_15_8_2_1_any_circle_can_be_its_place() -> None:
    draws = unit(f"【起】【(R)】：いずれかの(R)を2つ選び、{EDDY}マーカーを1つずつ置く。")
    theirs = unit()
    m = scene(
        me={"rear-guards": {"back center": draws}}, foe={"rear-guards": {"back left": theirs}}
    )
    use(m, draws)
    assert len(options(m, "mark")) == 10
    choose(m, "mark", spot=2, number=1)
    choose(m, "mark", spot=3, number=0)
    assert power(m, theirs) == 13000  # in the turn of the marker's master (15.8.5)
    assert power(m, draws) == 13000
    end_battles(m)
    assert power(m, theirs) == 8000
    leave(m, "ride")


@clause("15.8.2.2", "15.8.4.3", "15.8.6.2")
def test_15_8_4_3_a_marker_put_on_a_unit_goes_where_the_unit_goes() -> None:
    m, target = lit()
    assert power(m, target) == 5000
    end_battles(m)
    no_ride(m)
    choose(m, "swap", number=0)
    assert circle(m, "foe", "back left") == target.name
    assert power(m, target) == 5000
    assert unit_at(table(m), markers(m, LAMP)[0]) == numbers(m, target)[0]
    assert not is_asked(m, "marked circle")
    there = unit(grade=2)  # while one at a circle is on whoever is there
    n = marked(hand=[there])
    call(n, there, "front left")
    assert unit_at(table(n), markers(n, EDDY)[0]) == numbers(n, there)[0]


@clause("15.8.2.2")
def test_15_8_2_2_who_comes_to_the_circle_of_a_marked_unit_is_not_marked() -> None:
    lights = unit(f"【起】【(R)】：他のあなたのリアガードを1枚選び、{LAMP}マーカーを1つ置く。")
    old, new = unit(), unit()
    m = scene(me={"rear-guards": {"back center": lights, "front left": old}, "hand": [new]})
    use(m, lights)
    assert power(m, old) == 5000
    call(m, new, "front left")
    assert power(m, new) == 8000
    there = unit(grade=2)  # while one at a circle is on whoever is there
    n = marked(hand=[there])
    call(n, there, "front left")
    assert power(n, there) == 13000


@clause("15.8.3", "15.8.3.1")
def test_15_8_3_1_without_a_place_for_it_no_marker_is_put() -> None:
    lights = unit(LIGHTS)
    m = scene(me={"rear-guards": {"back center": lights}})
    use(m, lights)
    assert markers(m, LAMP) == []
    only = unit(
        f"【起】【(R)】：{EDDY}マーカーのないあなたの(R)を1つ選び、{EDDY}マーカーを1つ置く。"
    )
    full = scene(me={"rear-guards": {"back center": only}})
    for many in range(5):
        use(full, only)
        if is_asked(full, "marked circle"):
            choose(full, "mark")
        assert len(markers(full, EDDY)) == many + 1
    use(full, only)
    assert len(markers(full, EDDY)) == 5


@clause("15.8.3.1")
def test_15_8_3_1_a_marker_is_put_on_units_of_the_field_only() -> None:
    text = f"【起】【(R)】：他のあなたのリアガードを1枚選び、手札に戻し、{LAMP}マーカーを1つ置く。"
    with pytest.raises(CardError, match="not told"):
        unit(text)


# -- what they are not -------------------------------------------------------------------------


@clause("15.8.1.2")
def test_15_8_1_2_what_concerns_cards_and_units_does_not_concern_markers() -> None:
    clears = unit("【起】【(R)】：あなたのリアガードすべてを手札に戻す。")
    counts = unit(
        "【起】【(R)】：あなたのリアガードが4枚以上なら、1枚引く。あなたのドロップが0枚なら、1枚引く。"
    )
    m = marked(clears, counts, hand=[])
    use(m, counts)
    assert count(m, "me", "hand") == 1  # the second sentence: three rear-guards, no card elsewhere
    use(m, clears)
    assert zone(m, "me", "rear-guards") == [""] * 5
    assert len(markers(m, EDDY)) == 1
    assert game.find(EDDY).kinds & 4096 == 0


@clause("15.8.1.2", "15.8.2.1")
def test_15_8_1_2_a_marker_on_no_unit_finds_nobody() -> None:
    other = unit()
    m = marked(other)
    assert unit_at(table(m), markers(m, EDDY)[0]) == -1
    assert power(m, other) == 8000


# -- what becomes of them ----------------------------------------------------------------------


@clause("15.8.4", "15.8.4.1")
def test_15_8_4_1_a_marker_that_is_removed_is_nowhere() -> None:
    front = unit(grade=2)
    clears = unit(f"【起】【(R)】：あなたの{EDDY}マーカーを1つ除外する。")
    m = marked(clears, hand=[front])
    marker = markers(m, EDDY)[0]
    call(m, front, "front left")
    use(m, clears)
    assert table(m).zone[marker] == OUTSIDE
    assert zone(m, "me", "removed") == []
    assert power(m, front) == 8000


@clause("15.8.4", "15.8.4.2")
def test_15_8_4_2_a_marker_that_comes_to_another_zone_is_erased() -> None:
    clears = unit(f"【起】【(R)】：あなたの{EDDY}マーカーを1つドロップに置く。")
    with pytest.raises(CardError, match="not done to markers"):
        unit(f"【起】【(R)】：あなたの{EDDY}マーカーを1つ退却させる。")
    m = marked(clears)
    use(m, clears)
    assert markers(m, EDDY) == []
    assert zone(m, "me", "drop zone") == []
    assert log_notes(m, "15.8.4.2", "vanish")


@clause("15.8.4.4")
def test_15_8_4_4_a_marker_goes_when_its_unit_leaves_the_circles() -> None:
    back = unit(SWAPS)
    m, target = lit(back)
    marker = markers(m, LAMP)[0]
    use(m, back)
    assert zone(m, "foe", "hand") == [target.name]
    assert table(m).zone[marker] == OUTSIDE
    assert markers(m, LAMP) == []


@clause("15.8.4.4")
def test_15_8_4_4_a_marker_goes_when_its_unit_is_ridden_upon() -> None:
    lights = unit(f"【起】【(R)】：あなたのヴァンガードを1枚選び、{LAMP}マーカーを1つ置く。")
    old, new = unit(grade=2, power=10000), unit(grade=3, power=13000)
    rides = unit("【起】【(R)】：あなたの手札からグレード3のカードを1枚選び、ライドする。")
    behind = {"back center": lights, "back left": rides}
    m = scene(me={"vanguard": old, "rear-guards": behind, "hand": [new]})
    use(m, lights)
    assert power(m, old) == 7000
    use(m, rides)
    pick(m, new)
    assert zone(m, "me", "soul") == [old.name]
    assert power(m, new) == 13000
    assert markers(m, LAMP) == []


@clause("15.8.4.4")
def test_15_8_4_4_a_marker_stays_while_its_unit_moves_among_the_circles() -> None:
    lights = unit(f"【起】【(R)】：あなたの「昼」を1枚選び、{LAMP}マーカーを1つ置く。")
    target = unit(name="昼")
    m = scene(me={"rear-guards": {"front left": target, "back right": lights}})
    use(m, lights)
    assert power(m, target) == 5000
    swap(m, "left")
    assert power(m, target) == 5000
    assert len(markers(m, LAMP)) == 1
    # nor when it comes to the guardian circle, but when it goes from there
    shines, front = unit(LIGHTS), unit(grade=2, skills=["intercept"])
    n = scene(
        me={"rear-guards": {"back center": shines, "front left": "FILLER"}},
        foe={"rear-guards": {"front left": front}, "hand": 1},
    )
    use(n, shines)
    attack(n, "FILLER-V")
    choose(n, "intercept", front)
    if is_asked(n, "guard with more"):
        choose(n, "done")
    assert zone(n, "foe", "guardians") == [front.name]
    assert len(markers(n, LAMP)) == 1
    no_guard(n)
    assert front.name in zone(n, "foe", "drop zone")
    assert markers(n, LAMP) == []


# -- what texts ask ----------------------------------------------------------------------------


@clause("15.8.6.2", "15.8.4.1")
def test_15_8_6_2_its_ability_works_while_it_is_there() -> None:
    clears = unit(f"【起】【(R)】：あなたの{LAMP}マーカーを1つ除外する。")
    m, target = lit(clears)
    assert power(m, target) == 5000
    use(m, clears)
    assert power(m, target) == 8000


def test_texts_ask_how_many_markers_there_are_and_where() -> None:
    asks = unit(
        f"【永】【(R)】：あなたの{EDDY}マーカーが1つ以上なら、このユニットのパワー+1000。"
        f"【永】【(R)】：このユニットと同じ縦列にあなたの{EDDY}マーカーがあるなら、"
        "このユニットのパワー+200。"
        f"【永】【(R)】：あなたの{EDDY}マーカー1つにつき、このユニットのクリティカル+1。"
        f"【永】【(R)】：あなたの{EDDY}マーカーのある(R)のあなたのリアガードすべてのパワー+30。"
    )
    far = unit()
    m = marked(asks, far)  # asks: back left, behind the eddy
    assert power(m, asks) == 9200
    assert power(m, far) == 8000
    other = marked(far, asks, spot=1)
    assert power(other, asks) == 9200
    apart = marked(asks, far, spot=1)
    assert power(apart, asks) == 9000
    near = marked(asks, far, spot=2)
    assert power(near, asks) == 8000 + 5000 + 1000 + 200 + 30
    assert table(near).number(numbers(near, asks)[0], 3) == 2
    assert power(scene(me={"rear-guards": {"back left": asks}}), asks) == 8000


def test_texts_ask_whether_a_unit_is_on_a_marked_circle() -> None:
    asks = unit(
        f"【永】【(R)】：このユニットがあなたの{EDDY}マーカーのある(R)にいるなら、このユニットのパワー+100。"
        "【永】【(R)】：このユニットがマーカーのある(R)にいるなら、このユニットのパワー+20。"
        f"【永】【(R)】：あなたの(R)に{EDDY}マーカーがあるなら、このユニットのパワー+1。"
        f"【永】【(R)】：相手の(R)に{EDDY}マーカーがあるなら、このユニットのパワー+4000。"
    )
    on, off = marked(asks, spot=2), marked(asks, spot=0)
    assert power(on, asks) == 8000 + 5000 + 100 + 20 + 1
    assert power(off, asks) == 8001
    lit_only, _target = lit(asks)
    assert power(lit_only, asks) == 8000


def test_a_position_with_markers_is_packed_copied_and_described() -> None:
    m, target = lit()
    again = game.unpack(m.pack())
    assert again.digest() == m.digest()
    assert power(again, target) == 5000
    eddy = marked()
    told = game.scenario(**game.describe(eddy))
    assert zone(told, "me", "markers") == zone(eddy, "me", "markers") == [EDDY, *[""] * 11]
