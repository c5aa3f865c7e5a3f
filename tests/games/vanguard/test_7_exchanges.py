"""7.4, 7.8, 7.13, 7.19: cards are put, exchanged, declared, removed."""

from __future__ import annotations

from tests.games.vanguard.table import (
    asked,
    choose,
    circle,
    count,
    is_asked,
    is_rested,
    offered,
    options,
    order,
    pick,
    power,
    rested,
    say,
    scene,
    sees,
    unit,
    use,
    zone,
)
from tests.ruling import clause


def worker(text: str) -> str:
    return f"【起】【(R)】：{text}"


# -- 7.4 -------------------------------------------------------------------------------------


@clause("7.4.1.1", "6.3.3.3")
def test_7_4_1_1_a_rear_guard_put_onto_the_vanguard_circle_has_been_ridden() -> None:
    text = "【自】：このユニットがライドされた時、1枚引く。"
    rider = unit(
        worker("このユニットを(V)に置く。")
        + "【自】【(V)】：このユニットが登場した時、【ソウルチャージ】(1)。"
    )
    lead = unit(text, grade=2)
    m = scene(me={"vanguard": lead, "rear-guards": {"back left": rider}, "hand": []})
    use(m, rider)
    assert zone(m, "me", "vanguard") == [rider.name]
    assert circle(m, "me", "back left") == ""
    assert lead.name in zone(m, "me", "soul")
    while is_asked(m, "waiting ability"):
        m.choose(0)
    assert count(m, "me", "hand") == 1  # it was ridden upon
    assert count(m, "me", "soul") == 2  # and the other one has appeared


@clause("7.4.1.1", "6.3.4")
def test_6_3_4_who_rides_from_another_circle_is_a_new_card() -> None:
    """What was given to the rear-guard is not the vanguard's, and it stands."""
    text = (
        "【起】【(R)】：【コスト】[このユニットを【レスト】させる]ことで、"
        "そのターン中、このユニットのパワー+5000。このユニットを(V)に置く。"
    )
    rider = unit(text)
    m = scene(me={"rear-guards": {"back left": rider}})
    use(m, rider)
    assert zone(m, "me", "vanguard") == [rider.name]
    assert power(m, rider) == 8000
    assert not is_rested(m, rider)


# -- 7.8 -------------------------------------------------------------------------------------

PLACES = worker("あなたの他のリアガードを1枚選び、そのユニットとこのユニットの位置を入れ替える。")


@clause("7.8.1")
def test_7_8_1_two_rear_guards_take_each_others_circle_as_the_same_cards() -> None:
    """Nobody retires, nobody is called, and each lies as it lay."""
    a, b = unit(PLACES), unit("【自】【(R)】：このユニットが登場した時、1枚引く。")
    m = scene(me={"rear-guards": {"front left": a, "back right": rested(b)}, "hand": []})
    use(m, a)
    assert circle(m, "me", "front left") == b.name
    assert circle(m, "me", "back right") == a.name
    assert is_rested(m, b)
    assert not is_rested(m, a)
    assert count(m, "me", "drop zone") == 0
    assert count(m, "me", "hand") == 0


CARDS = worker("あなたの手札から1枚選ぶ。あなたのドロップから1枚選び、それらを入れ替える。")


@clause("7.8.1")
def test_7_8_1_a_card_of_the_hand_and_one_of_the_drop_zone_change_places() -> None:
    a, x, y = unit(CARDS), unit(), unit()
    m = scene(me={"rear-guards": {"front left": a}, "hand": [x], "drop": [y]})
    use(m, a)
    assert zone(m, "me", "hand") == [y.name]
    assert zone(m, "me", "drop zone") == [x.name]


@clause("7.8.2")
def test_7_8_2_if_one_of_them_cannot_go_there_neither_does() -> None:
    """With nothing to exchange it for, a card stays; no order comes to a circle."""
    a, x = unit(CARDS), unit()
    m = scene(me={"rear-guards": {"front left": a}, "hand": [x], "drop": []})
    use(m, a)
    assert zone(m, "me", "hand") == [x.name]
    text = worker("あなたの他のリアガードを1枚選ぶ。あなたの手札から1枚選び、それらを入れ替える。")
    b, rear, o = unit(text), unit(), order("1枚引く。")
    field = {"front left": b, "back left": rear}
    n = scene(me={"rear-guards": field, "hand": [o]})
    use(n, b)
    assert circle(n, "me", "back left") == rear.name
    assert zone(n, "me", "hand") == [o.name]


@clause("6.2.1.2", "7.8.1")
def test_6_2_1_2_who_comes_to_a_rear_guard_circle_in_exchange_was_called() -> None:
    text = worker("あなたの他のリアガードを1枚選ぶ。あなたの手札から1枚選び、それらを入れ替える。")
    b, rear = unit(text), unit()
    other = unit("【自】【(R)】：このユニットが登場した時、【ソウルチャージ】(1)。")
    field = {"front left": b, "back left": rested(rear)}
    k = scene(me={"rear-guards": field, "hand": [other]})
    use(k, b)
    assert circle(k, "me", "back left") == other.name
    assert not is_rested(k, other)
    assert zone(k, "me", "hand") == [rear.name]
    assert count(k, "me", "drop zone") == 0
    assert count(k, "me", "soul") == 1


@clause("7.8.3")
def test_7_8_3_all_cards_of_two_zones_change_places_at_once() -> None:
    a, x, y, z = unit(worker("あなたの手札とソウルを入れ替える。")), unit(), unit(), unit()
    m = scene(me={"rear-guards": {"front left": a}, "hand": [x], "soul": [y, z]})
    use(m, a)
    assert zone(m, "me", "hand") == [y.name, z.name]
    assert zone(m, "me", "soul") == [x.name]


# -- 7.13 ------------------------------------------------------------------------------------


@clause("7.13.2")
def test_7_13_2_only_what_is_told_can_be_declared_and_it_counts() -> None:
    text = worker(
        "グレード1~3の中から1つ選び、宣言し、あなたの山札を上から3枚公開し、"
        "その中から宣言されたグレードのカードを1枚まで選び、手札に加える。"
    )
    a, one, two = unit(text), unit(), unit(grade=2)
    m = scene(me={"rear-guards": {"front left": a}, "hand": [], "top": [one, two, one]})
    use(m, a)
    asked(m, "declare")
    assert [o.number for o in options(m, "number")] == [1, 2, 3]
    say(m, 2)
    assert not offered(m, "pick", one)
    pick(m, two)
    assert zone(m, "me", "hand") == [two.name]


# -- 7.19 ------------------------------------------------------------------------------------


@clause("7.19.1", "7.19.2")
def test_7_19_1_what_is_removed_is_in_no_zone_of_the_game_and_known_to_all() -> None:
    text = worker("あなたの手札から1枚選び、除外する。あなたのドロップから1枚選び、手札に加える。")
    a, x, y = unit(text), unit(), unit()
    m = scene(me={"rear-guards": {"front left": a}, "hand": [x], "drop": [y]})
    use(m, a)
    assert zone(m, "me", "hand") == [y.name]
    assert zone(m, "me", "drop zone") == []
    for seat in (0, 1):
        assert [seen["name"] for seen in sees(m, seat, "me", "removed")] == [x.name]


@clause("7.34.1", "4.1.12")
def test_7_34_1_a_unit_of_the_opponent_moves_among_the_opponents_circles() -> None:
    moves = unit("【起】【(R)】：相手のリアガードを1枚選び、ユニットのいない(R)に移動させる。")
    mine, one = unit(), unit()
    m = scene(
        me={"rear-guards": {"back left": moves, "front left": mine}},
        foe={"rear-guards": {"back left": one}},
    )
    use(m, moves)
    assert [o.spot for o in options(m, "their circle", one)] == [0, 1, 3, 4]
    choose(m, "their circle", one, spot=0)
    assert circle(m, "foe", "front left") == one.name
    assert circle(m, "me", "front left") == mine.name


@clause("7.34.1")
def test_7_34_1_who_moves_comes_to_another_circle_than_its_own() -> None:
    alone = unit(worker("このユニットを(R)に移動させる。"))
    m = scene(me={"rear-guards": {"back left": alone}})
    use(m, alone)
    assert [o.spot for o in options(m, "circle")] == [0, 1, 3, 4]
    choose(m, "circle", spot=4)
    assert circle(m, "me", "back right") == alone.name
    both = unit(worker("あなたのリアガードすべてをこのユニットと同じ縦列の(R)に移動させる。"))
    other, last = unit(), unit()
    n = scene(
        me={"rear-guards": {"back left": both, "front left": other, "back center": last}},
    )
    use(n, both)
    assert not options(n, "circle", both, spot=2)
    assert not options(n, "circle", other, spot=0)
    choose(n, "circle", other, spot=2)
    choose(n, "circle", both, spot=0)
    assert zone(n, "me", "rear-guards") == [both.name, "", other.name, last.name, ""]
