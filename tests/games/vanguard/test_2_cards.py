"""Chapter 2: what is printed on cards, and what counts as printed."""

from __future__ import annotations

from tests.games.vanguard.table import order, pick, power, scene, unit, use, zone
from tests.ruling import clause

SANCTUARY = "ケテルサンクチュアリ"
EMPIRE = "ドラゴンエンパイア"


@clause("2.2.5")
def test_2_2_5_an_order_without_a_nation_belongs_to_all_and_a_unit_to_none() -> None:
    fetch = unit(f"【起】【(R)】：あなたのドロップから《{SANCTUARY}》を1枚選び、手札に加える。")
    free, foreign = order("1枚引く。", name="誰のでもない令"), order("1枚引く。", nation=EMPIRE)
    drop = [free, foreign, unit()]
    m = scene(me={"rear-guards": {"front left": fetch}, "drop zone": drop, "hand": []})
    use(m, fetch)  # there is one such card only
    assert zone(m, "me", "hand") == [free.name]


@clause("2.2.4")
def test_2_2_4_who_is_of_the_clan_of_all_belongs_to_every_clan_and_nation() -> None:
    for name in (SANCTUARY, "かげろう", "クレイエレメンタル"):
        helps = unit(f"【永】【(R)】：あなたの《{name}》のリアガードすべてのパワー+3000。")
        every, plain = unit(clan="クレイエレメンタル"), unit()
        field = {"front left": every, "front right": plain, "back left": helps}
        m = scene(me={"rear-guards": field})
        assert (power(m, every), power(m, plain)) == (11000, 8000)


@clause("2.2.4", "2.2.3")
def test_2_2_4_so_it_is_none_of_those_who_do_not_belong() -> None:
    fetch = unit(f"【起】【(R)】：あなたのドロップから《{EMPIRE}》以外を1枚選び、手札に加える。")
    every, foreign, other = unit(clan="クレイエレメンタル"), unit(nation=SANCTUARY), unit()
    drop = [every, foreign, other]
    m = scene(me={"rear-guards": {"front left": fetch}, "drop zone": drop, "hand": []})
    use(m, fetch)
    pick(m, foreign)
    assert zone(m, "me", "hand") == [foreign.name]
    n = scene(me={"rear-guards": {"front left": fetch}, "drop zone": [every], "hand": []})
    use(n, fetch)
    assert zone(n, "me", "hand") == []
