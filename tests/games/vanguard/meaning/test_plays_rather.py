"""ではなく, moods of fighters, and where something happened from or to, played."""

from __future__ import annotations

from tests.games.vanguard.table import (
    attack,
    call,
    choose,
    count,
    guard,
    no_guard,
    no_ride,
    offered,
    pick,
    power,
    ride,
    scene,
    table,
    unit,
    use,
    yes,
    zone,
)

ENTERS = "【自】:このユニットが(R)に登場した時、"


def test_for_others_and_not_for_this_unit() -> None:
    a = unit(
        "【永】【(R)】:あなたのソウルが1枚以上なら、このユニットのパワー+5000。"
        "あなたのソウルが2枚以上なら、このユニットではなくあなたの前列のユニットすべてのパワー+5000。"
    )
    b, c = unit(), unit()
    for soul, powers in ((0, (8, 8, 8)), (1, (13, 8, 8)), (2, (8, 13, 8))):
        units = {"back left": a, "front left": b, "back right": c}
        m = scene(me={"rear-guards": units, "soul": soul})
        assert tuple(power(m, one) // 1000 for one in (a, b, c)) == powers


def test_two_numbers_instead_of_two() -> None:
    a = unit(
        "【永】【(R)/(G)】:あなたのソウルが1枚以上なら、このユニットのパワー+5000/シールド+5000。"
        "あなたのソウルが2枚以上なら、パワー+5000/シールド+5000ではなく、パワー+10000/シールド+10000。"
    )
    for soul, p in ((0, 8000), (1, 13000), (2, 18000)):
        m = scene(me={"rear-guards": {"front left": a}, "soul": soul})
        assert power(m, a) == p


def test_two_of_different_names_and_not_one() -> None:
    a = unit(
        f"{ENTERS}あなたのドロップからユニットカードを1枚まで選び、ソウルに置く。"
        "あなたのダメージゾーンが1枚以上なら、1枚ではなくそれぞれ別名を2枚まで選ぶ。"
    )
    x, y = unit(name="朝凪"), unit(name="夕凪")
    m = scene(me={"hand": [a], "drop zone": [x, x, y]})
    call(m, a, "front left")
    pick(m, x)
    assert zone(m, "me", "soul") == [x.name]
    m = scene(me={"hand": [a], "drop zone": [x, x, y], "damage zone": 1})
    call(m, a, "front left")
    choose(m, "pick", x)
    assert not offered(m, "pick", x)
    choose(m, "pick", y)
    assert count(m, "me", "soul") == 2


def test_a_fighter_is_in_a_mood_until_the_turn_ends() -> None:
    a = unit(
        "【起】【(R)】【ターン1回】:あなたのソウルが2枚以上なら、そのターン中、あなたは“一気爆勢”になる。"
        "あなたのソウルが1枚以下なら、そのターン中、あなたは“一気呵勢”になる。"
    )
    b = unit(
        "【永】【(R)】:あなたが“一気呵勢”なら、このユニットのパワー+1000。"
        "あなたが“一気爆勢”なら、このユニットのパワー+2000。"
    )
    c = unit("【永】【(R)】:あなたが“一気呵勢”なら、このユニットのパワー+1000。")
    for soul, p in ((1, 9000), (2, 11000)):
        m = scene(
            me={"rear-guards": {"front left": a, "front right": b}, "soul": soul},
            foe={"rear-guards": {"front left": c}},
        )
        no_ride(m)
        assert power(m, b) == 8000
        use(m, a)
        assert (power(m, b), power(m, c)) == (p, 8000)


def test_from_the_hand_in_one_way_or_the_other() -> None:
    a = unit(
        "【自】:このカードが手札から、バトルフェイズ以外に(R)に登場した時か、ライドデッキからライドする際捨てられた時、"
        "【エネルギーチャージ】(1)。"
    )
    m = scene(me={"hand": [a]})
    call(m, a, "front left")
    assert table(m).energy[0] == 1
    b = unit("【起】【(R)】:あなたのドロップから1枚選び、(R)にコールする。")
    m = scene(me={"rear-guards": {"back left": b}, "drop zone": [a]})
    no_ride(m)
    use(m, b)
    m.choose(0)
    assert a.name in zone(m, "me", "rear-guards")
    assert table(m).energy[0] == 0
    next_one = unit(grade=2)
    m = scene(phase="ride", me={"vanguard": unit(grade=1), "hand": [a], "ride deck": [next_one]})
    ride(m, next_one)
    assert zone(m, "me", "drop zone") == [a.name]
    assert table(m).energy[0] == 1


def test_what_retired_or_went_to_the_soul_or_deck() -> None:
    a = unit(
        "【永】【(R)】:このターンにあなたのリアガードが、退却しているかソウルに置かれているなら、このユニットのパワー+5000。"
    )
    b = unit(
        "【永】【(R)】:このターンにあなたのカードがカードの能力で、山札かソウルに置かれているなら、このユニットのパワー+5000。"
    )
    for verb, powers in (
        ("退却させる", (13000, 8000)),
        ("ソウルに置く", (13000, 13000)),
        ("山札の下に置く", (8000, 13000)),
        ("バインドする", (8000, 8000)),
    ):
        c, d = unit(f"【起】【(R)】:あなたの〈魚〉を1枚選び、{verb}。"), unit(race="魚")
        units = {"front left": a, "front right": b, "back left": c, "back right": d}
        m = scene(me={"rear-guards": units})
        no_ride(m)
        assert (power(m, a), power(m, b)) == (8000, 8000)
        use(m, c)
        assert (power(m, a), power(m, b)) == powers


def test_such_of_the_cards_that_were_revealed() -> None:
    a = unit(
        f"{ENTERS}あなたの山札を上から3枚公開し、公開されたグレード2すべてを手札に加え、"
        "公開されたグレード3以上すべてをソウルに置き、山札をシャッフルする。"
    )
    x, y, z = unit(grade=2), unit(grade=3), unit(grade=1)
    m = scene(me={"hand": [a], "top": [x, y, z]})
    call(m, a, "front left")
    assert zone(m, "me", "hand") == [x.name]
    assert zone(m, "me", "soul") == [y.name]


def test_an_attack_from_one_circle_of_the_back_row() -> None:
    a = unit("【永】【(R)】:このユニットは中央後列からでもアタックできる。", grade=2, power=10000)
    for spot, can in (("back center", True), ("back left", False)):
        m = scene(me={"rear-guards": {spot: a}}, foe={"hand": 1})
        choose(m, "battle phase")
        assert offered(m, "attack", a) == can
    m = scene(me={"rear-guards": {"back center": a}}, foe={"hand": 1})
    attack(m, a)
    no_guard(m)


def test_the_cost_of_abilities_of_such_cards_wherever_they_are() -> None:
    a = unit(
        "【起】【ドロップ】:【コスト】[このカードをバインドする]ことで、1枚引く。"
        "そのターン中、あなたはこのカードと同名のカードの【起】能力のコストを払えない。",
        name="朝凪",
    )
    m = scene(me={"drop zone": [a, a]})
    no_ride(m)
    use(m, a)
    assert not offered(m, "use", a)
    assert count(m, "me", "bind zone") == 1


def test_put_on_one_of_two_kinds_of_circles_from_the_hand() -> None:
    a = unit(
        "【自】:このユニットが、山札か手札から、(R)か(G)に置かれた時、【エネルギーチャージ】(1)。",
        grade=2,
        skills=["intercept"],
    )
    m = scene(me={"hand": [a]})
    call(m, a, "front left")
    assert table(m).energy[0] == 1
    b = unit()
    m = scene(me={"rear-guards": {"front left": b}}, foe={"hand": [a]})
    attack(m, b)
    guard(m, a)
    assert table(m).energy[1] == 1
    no_guard(m)
    m = scene(
        me={"rear-guards": {"front left": b}}, foe={"rear-guards": {"front left": a}, "hand": 1}
    )
    attack(m, b)
    choose(m, "intercept", a)
    assert table(m).energy[1] == 0
    no_guard(m)


def test_a_cost_of_units_that_are_not_attacked() -> None:
    a = unit(
        "【自】【(R)】:あなたのユニットがアタックされた時、【コスト】[アタックされていないリアガードを1枚退却させる]ことで、1枚引く。"
    )
    b, x = unit(), unit()
    m = scene(
        me={"rear-guards": {"front left": b}},
        foe={"rear-guards": {"front left": x, "front right": a}, "hand": 1},
    )
    attack(m, b, x)
    yes(m)
    assert zone(m, "foe", "drop zone") == [a.name]
    no_guard(m)


def test_such_cards_cannot_be_chosen_for_a_while() -> None:
    a = unit(
        "【自】:このユニットが(R)から退却した時、次の相手のターン終了時まで、あなたのバインドゾーンのカードは相手のカードの効果で選べない。"
    )
    b = unit("【起】【(R)】:相手のリアガードを1枚選び、退却させる。")
    c = unit("【起】【(R)】:相手のバインドゾーンから1枚選び、ドロップに置く。")
    x = unit()
    for retires in (True, False):
        m = scene(
            me={"rear-guards": {"front left": b, "front right": c}},
            foe={"rear-guards": {"front left": a}, "bind zone": [x]},
        )
        no_ride(m)
        if retires:
            use(m, b)
        use(m, c)
        assert zone(m, "foe", "bind zone") == ([x.name] if retires else [])


def test_a_vacant_circle_of_your_own() -> None:
    a = unit("【起】【(R)】:このユニットをユニットのいないあなたの(R)に移動させる。")
    units = {"front left": a, "front right": unit(), "back left": unit(), "back right": unit()}
    m = scene(me={"rear-guards": units})
    no_ride(m)
    use(m, a)
    assert zone(m, "me", "rear-guards")[3] == a.name
