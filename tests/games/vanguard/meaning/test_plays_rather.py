"""ではなく, moods of fighters, and where something happened from or to, played."""

from __future__ import annotations

import pytest
from tests.games.vanguard.table import (
    attack,
    call,
    choose,
    count,
    end_battles,
    guard,
    is_rested,
    no,
    no_guard,
    no_ride,
    offered,
    options,
    order,
    pick,
    power,
    ride,
    scene,
    table,
    trigger,
    unit,
    use,
    yes,
    zone,
)

from kirifuda import CardError

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


def test_rather_asks_what_was_done_before_the_step() -> None:
    a = unit(
        f"{ENTERS}あなたのドロップから1枚選び、バインドし、そのターン中、このユニットのパワー+5000。"
        "この効果でトリガーカードがバインドされたなら、+5000ではなく+10000。"
    )
    for one, p in ((unit(), 13000), (trigger("draw"), 18000), (None, 13000)):
        m = scene(me={"hand": [a], "drop zone": [] if one is None else [one]})
        call(m, a, "front left")
        assert power(m, a) == p
    b = unit(
        f"{ENTERS}【コスト】[手札を1枚以上、望む枚数捨てる]ことで、そのターン中、このユニットのパワー+5000。"
        "このコストで2枚捨てたなら、+5000ではなく+10000。"
    )
    for n, p in ((1, 13000), (2, 18000)):
        m = scene(me={"hand": [b, unit(), unit()]})
        call(m, b, "front left")
        yes(m)
        for _ in range(n):
            choose(m, "pick")
        if n == 1:
            choose(m, "done")
        assert power(m, b) == p


@pytest.mark.parametrize(
    "then",
    ["1枚公開する。それがトリガーユニット", "1枚バインドする。トリガーユニットをバインドした"],
)
def test_rather_does_not_ask_what_comes_after_the_step(then: str) -> None:
    with pytest.raises(CardError):
        unit(
            f"{ENTERS}そのターン中、このユニットのパワー+5000し、あなたの山札を上から{then}なら、"
            "+5000ではなく+10000。"
        )


def test_what_was_done_later_is_asked_later() -> None:
    """11.2.4: what speaks of a delayed effect is part of it."""
    a = unit(
        "【自】【(R)】:このユニットがアタックした時、そのバトル終了時、相手のリアガードを1枚選び、退却させる。"
        "退却させなかったなら、1枚引く。"
    )
    for units, drawn in (([unit()], 0), ([], 1)):
        m = scene(me={"rear-guards": {"front left": a}}, foe={"hand": 1, "rear-guards": units})
        attack(m, a)
        assert count(m, "foe", "rear-guards") == len(units)
        no_guard(m)
        assert (count(m, "foe", "rear-guards"), count(m, "me", "hand")) == (0, drawn)
    b = unit(
        f"{ENTERS}そのターン終了時、このユニットを退却させてよい。そうしたなら、【エネルギーチャージ】(1)。"
    )
    for does in (True, False):
        m = scene(me={"hand": [b]})
        call(m, b, "front left")
        assert table(m).energy[0] == 0
        end_battles(m)
        yes(m) if does else no(m)
        assert table(m).energy[0] == (1 if does else 0)


def test_so_many_later_and_not_so_many() -> None:
    a = unit(
        f"{ENTERS}そのターン終了時、あなたのソウルから1枚まで選び、手札に加える。"
        "あなたのダメージゾーンが1枚以上なら、1枚ではなく2枚まで選ぶ。"
    )
    for hurt, n in ((0, 1), (1, 2)):
        m = scene(me={"hand": [a], "soul": 3, "damage zone": hurt})
        call(m, a, "front left")
        end_battles(m)
        for _ in range(n):
            choose(m, "pick")
        assert count(m, "me", "hand") == n


def test_it_may_be_done_rather() -> None:
    a = unit(
        "【自】【(R)】:このユニットがアタックした時、そのバトル終了時、このユニットを退却させる。"
        "あなたのソウルが1枚以上なら、退却ではなくソウルに置いてよい。"
    )
    for soul, does in ((0, False), (1, False), (1, True)):
        m = scene(me={"rear-guards": {"front left": a}, "soul": soul}, foe={"hand": 1})
        attack(m, a)
        no_guard(m)
        if soul:
            yes(m) if does else no(m)
        assert (a.name in zone(m, "me", "soul")) == does
        assert (a.name in zone(m, "me", "drop zone")) != does
    b = unit(
        f"{ENTERS}あなたのドロップから1枚選び、ソウルに置く。"
        "あなたのダメージゾーンが1枚以上なら、1枚ではなく、それぞれ別名を2枚選んでよい。"
    )
    x, y = unit(name="朝凪"), unit(name="夕凪")
    for hurt, picks in ((0, 1), (1, 1), (1, 2)):
        m = scene(me={"hand": [b], "drop zone": [x, x, y], "damage zone": hurt})
        call(m, b, "front left")
        choose(m, "pick", x)
        if hurt:
            assert not offered(m, "pick", x)
            choose(m, "pick", y) if picks == 2 else choose(m, "done")
        assert count(m, "me", "soul") == picks


def test_a_cost_for_more_of_a_choice() -> None:
    a = unit(
        f"{ENTERS}【コスト】[【カウンターブラスト】(1)]することで、あなたのドロップから1枚選び、ソウルに置く。"
        "さらに相手のヴァンガードがグレード3以上なら、【コスト】[【エネルギーブラスト】(1)]することで、"
        "1枚ではなく2枚選ぶ。"
    )
    for energy, grade, first, second, soul in (
        (1, 3, True, True, 2),
        (1, 3, True, False, 1),
        (1, 3, False, False, 0),
        (1, 2, True, None, 1),
        (0, 3, True, None, 1),
    ):
        me = {"hand": [a], "drop zone": 2, "damage zone": 1, "energy": energy}
        m = scene(me=me, foe={"vanguard": unit(grade=grade)})
        call(m, a, "front left")
        yes(m) if first else no(m)
        if first and second is not None:
            yes(m) if second else no(m)
        if soul == 1:
            choose(m, "pick")
        assert count(m, "me", "soul") == soul
        assert table(m).energy[0] == energy - (1 if second else 0)


def test_as_many_as_were_returned() -> None:
    a = unit(
        "【起】【(R)】:あなたの〈魚〉を2枚まで選び、手札に戻す。その後、あなたのドロップから、"
        "この効果で戻されたユニットと同じ枚数選び、ソウルに置く。"
    )
    b, c = unit(race="魚"), unit(race="魚")
    for n in (0, 1, 2):
        units = {"front left": a, "front right": b, "back left": c}
        m = scene(me={"rear-guards": units, "drop zone": 3})
        no_ride(m)
        use(m, a)
        pick(m, *[b, c][:n]) if n else choose(m, "done")
        for _ in range(n):
            choose(m, "pick")
        assert (count(m, "me", "hand"), count(m, "me", "soul")) == (n, n)


SEARCH = f"{ENTERS}あなたの山札からグレード2以上のブリッツオーダーを1枚まで探し、公開して手札に加え、山札をシャッフルする。"


@pytest.mark.parametrize(
    ("then", "found"),
    [
        ("ブリッツオーダーではなくセットオーダーを探してよい", "急置"),
        ("ブリッツオーダーではなくセットオーダーを探す", "置"),
        ("この効果で山札から探す際、かわりに〈魚〉を探してよい", "急魚"),
    ],
)
def test_other_cards_are_searched_for(then: str, found: str) -> None:
    a = unit(f"{SEARCH}あなたのソウルが1枚以上なら、{then}。")
    cards = [
        order("", kind="blitz order", name="急", grade=2),
        order("", kind="set order", name="置", grade=2),
        order("", kind="set order", name="低"),
        unit(name="魚", race="魚"),
    ]
    for soul, names in ((0, "急"), (1, found)):
        m = scene(me={"hand": [a], "deck": [*cards, unit(), unit()], "soul": soul})
        call(m, a, "front left")
        assert [one.name for one in cards if offered(m, "pick", one)] == list(names)
        choose(m, "pick", names[-1])
        assert zone(m, "me", "hand") == [names[-1]]
    m = scene(me={"hand": [a], "deck": [unit(), unit()], "soul": 1})
    call(m, a, "front left")
    choose(m, "done")
    assert count(m, "me", "hand") == 0


@pytest.mark.parametrize("old", ["ノーマルオーダー", "グレード3以上のブリッツオーダー"])
def test_only_what_was_searched_for_is_replaced(old: str) -> None:
    with pytest.raises(CardError, match="not the cards"):
        unit(f"{SEARCH}あなたのソウルが1枚以上なら、{old}ではなくセットオーダーを探してよい。")


def test_something_else_is_asked_instead() -> None:
    a = unit(
        "【自】【(R)】:このユニットがアタックした時、相手のヴァンガードがグレード3以上なら、"
        "そのターン中、このユニットのパワー+5000。"
        "あなたのソウルが1枚以上なら、相手のヴァンガードがグレード3以上ではなく、相手のヴァンガードがグレード2以上。"
    )
    for grade, soul, p in ((3, 0, 13), (2, 0, 8), (3, 1, 13), (2, 1, 13), (1, 1, 8)):
        m = scene(
            me={"rear-guards": {"front left": a, "front right": "FILLER"}, "soul": soul},
            foe={"vanguard": unit(grade=grade), "hand": 1},
        )
        attack(m, a)
        assert power(m, a) == p * 1000
        no_guard(m)


@pytest.mark.parametrize(
    "text",
    [
        (
            "【自】【(R)】:このユニットがアタックした時、相手のヴァンガードがグレード3以上なら、1枚引く。"
            "あなたのソウルが1枚以上なら、相手のヴァンガードがグレード2以上ではなく、相手のヴァンガードがグレード1以上。"
        ),
        (
            "【自】【(R)】:このユニットがアタックした時、相手のヴァンガードがグレード3以上なら、1枚引く。"
            "あなたのソウルが1枚以上なら、相手のヴァンガードがグレード3以上ではなく、あなたのヴァンガードがグレード2以上。"
        ),
        (
            "【自】【(R)】:このユニットがアタックした時、相手のヴァンガードがグレード3以上なら、1枚引く。1枚引く。"
            "あなたのソウルが1枚以上なら、相手のヴァンガードがグレード3以上ではなく、相手のヴァンガードがグレード2以上。"
        ),
        (
            "【永】【(R)】:相手のヴァンガードがグレード3以上なら、このユニットのパワー+5000。"
            "あなたのソウルが1枚以上なら、相手のヴァンガードがグレード3以上ではなく、相手のヴァンガードがグレード2以上。"
        ),
    ],
)
def test_nothing_else_is_asked_of_what_nobody_asked(text: str) -> None:
    with pytest.raises(CardError):
        unit(text)


def test_who_is_called_lies_otherwise() -> None:
    base = "あなたのドロップから「甲」を1枚まで選び、(R)に【レスト】でコール{0}。"
    then = "あなたのソウルが1枚以上なら、コールする際、【レスト】ではなく【スタンド】でコール{0}。"
    a = unit(name="甲")
    for head, tail, soul, says, rests in (
        ("する", "する", 0, None, True),
        ("する", "する", 1, None, False),
        ("する", "してよい", 1, True, False),
        ("する", "してよい", 1, False, True),
        ("する", "してよい", 0, None, True),
    ):
        b = unit("【起】【(R)】:" + base.format(head) + then.format(tail))
        m = scene(me={"rear-guards": {"front left": b}, "drop zone": [a], "soul": soul})
        no_ride(m)
        use(m, b)
        pick(m, a)
        if says is not None:
            (yes if says else no)(m)
        choose(m, "circle", a, spot=1)
        assert is_rested(m, a) == rests
        m = scene(me={"rear-guards": {"front left": b}, "drop zone": [a], "soul": soul})
        no_ride(m)
        use(m, b)
        choose(m, "done")  # nobody is called, and nothing more is asked
        assert zone(m, "me", "drop zone") == [a.name]


def test_this_card_comes_standing_if_it_is_called_at_all() -> None:
    a = unit(
        "【自】:あなたのターンにこのカードが手札から捨てられた時、このカードを(R)に【レスト】でコールしてよい。"
        "あなたのソウルが1枚以上なら、コールする際、【レスト】ではなく【スタンド】でコールしてよい。"
    )
    b = unit("【起】【(R)】:あなたの手札から1枚選び、捨てる。")
    for soul, first, second, found in (
        (1, False, None, None),
        (1, True, True, False),
        (1, True, False, True),
        (0, True, None, True),
    ):
        m = scene(me={"rear-guards": {"front left": b}, "hand": [a], "soul": soul})
        no_ride(m)
        use(m, b)
        (yes if first else no)(m)
        if second is not None:
            (yes if second else no)(m)
        if found is None:
            assert zone(m, "me", "drop zone") == [a.name]
            continue
        choose(m, "circle", a, spot=1)
        assert is_rested(m, a) == found


def test_who_is_called_at_the_end_of_a_battle_comes_to_the_other_row() -> None:
    a = unit(
        "【自】【(R)】:このユニットがアタックした時、そのバトル終了時、このユニットを山札の下に置き、"
        "あなたのドロップから「甲」を1枚まで選び、後列の(R)にコールする。"
        "このターン1回目のバトルなら、後列ではなく前列にコールしてよい。",
        grade=2,
    )
    b, c = unit(name="甲"), unit(name="乙", grade=2)
    for first, says, spots in (
        (True, True, {0, 1}),
        (True, False, {2, 3, 4}),
        (False, None, {2, 3, 4}),
    ):
        m = scene(
            me={"rear-guards": {"front left": a, "front right": c}, "drop zone": [b]},
            foe={"hand": 1},
        )
        if not first:
            attack(m, c)
            no_guard(m)
        attack(m, a)
        no_guard(m)
        pick(m, b)
        if says is not None:
            (yes if says else no)(m)
        assert {one.spot for one in options(m, "circle")} == spots
        choose(m, "circle", b, spot=min(spots))
        assert b.name in zone(m, "me", "rear-guards")


@pytest.mark.parametrize(
    "text",
    [
        "【起】【(R)】:あなたのドロップから1枚選び、(R)にコールする。あなたのソウルが1枚以上なら、【レスト】ではなく【スタンド】でコールする。",
        "【起】【(R)】:あなたのドロップから1枚選び、前列の(R)にコールする。あなたのソウルが1枚以上なら、後列ではなく前列にコールする。",
        "【起】【(R)】:あなたのドロップから1枚選び、(R)にコールする。あなたのソウルが1枚以上なら、後列ではなく前列にコールする。",
        "【起】【(R)】:1枚引く。あなたのソウルが1枚以上なら、後列ではなく前列にコールする。",
    ],
)
def test_nobody_who_was_called_otherwise_lies_or_goes_elsewhere(text: str) -> None:
    with pytest.raises(CardError):
        unit(text)
