"""7.4.2, 7.14, 7.15: markers that are put, crests that are got, what is set off."""

from __future__ import annotations

from tests.games.vanguard.table import (
    choose,
    count,
    numbers,
    power,
    scene,
    table,
    unit,
    use,
    zone,
)
from tests.ruling import clause

from kirifuda.games.vanguard.zones import MARKERS


@clause("7.4.2")
def test_7_4_2_a_marker_of_that_name_is_made_at_the_circle() -> None:
    text = "【起】【(R)】：あなたの(R)を1つ選び、渦潮マーカーを1つ置く。"
    a = unit(text)
    m = scene(me={"rear-guards": {"front left": a}})

    def there() -> list[int]:
        t = table(m)
        return [t.spot[card] for card in numbers(m, "渦潮", 0) if t.zone[card] == MARKERS]

    assert there() == []
    use(m, a)
    choose(m, "mark", spot=2)
    assert there() == [2]
    assert zone(m, "me", "rear-guards")[2] == ""


@clause("7.14.6")
def test_7_14_6_who_gets_a_crest_has_one_more_in_the_crest_zone() -> None:
    crest = "油差しの紋章"
    a = unit(f"【起】【(R)】：「{crest}」のクレストを得る。")
    m = scene(me={"rear-guards": {"front left": a}})
    use(m, a)
    assert zone(m, "me", "crest zone") == [crest]
    assert zone(m, "foe", "crest zone") == []
    use(m, a)
    assert zone(m, "me", "crest zone") == [crest, crest]


@clause("7.15.1.4.3", "7.15.1.4")
def test_7_15_1_4_3_a_persona_ride_that_is_set_off_is_an_event() -> None:
    """Also by an effect, and only for the fighter who persona rode."""
    text = "【自】【(R)】：{0}がペルソナライドした時、【ソウルチャージ】(1)。"
    a = unit("【起】【(R)】：ペルソナライドを発動させる。")
    mine, theirs = unit(text.format("あなた")), unit(text.format("相手"))
    m = scene(me={"rear-guards": {"front left": a, "back left": mine, "back right": theirs}})
    use(m, a)
    assert count(m, "me", "soul") == 1
    assert count(m, "me", "hand") == 1
    assert power(m, a) == 18000


@clause("7.15.1.4.3")
def test_7_15_1_4_3_who_set_one_off_has_persona_ridden_in_this_turn() -> None:
    a = unit("【起】【(R)】：ペルソナライドを発動させる。")
    b = unit(
        "【永】【(R)】：このターンにあなたがペルソナライドしているなら、このユニットのパワー+1000。"
    )
    m = scene(me={"rear-guards": {"front left": a, "back left": b}})
    assert power(m, b) == 8000
    use(m, a)
    assert power(m, b) == 9000
