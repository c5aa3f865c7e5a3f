"""6.2 and 6.3: calls and rides that effects make."""

from __future__ import annotations

from tests.games.vanguard.table import (
    asked,
    attack,
    call,
    choose,
    circle,
    guard,
    is_asked,
    is_rested,
    no_guard,
    number,
    options,
    rested,
    ride,
    scene,
    sees,
    table,
    unit,
    use,
    zone,
)
from tests.ruling import clause

from kirifuda.kernel.match import Match

V = "FILLER-V"
ALL = "【起】【(R)】：あなたのドロップのユニットカードすべてを(R)にコールする。"


def rears(m: Match) -> list[str]:
    return [name for name in zone(m, "me", "rear-guards") if name]


@clause("6.2.3", "6.2.3.1", "6.2.3.2", "6.2.3.2.1", "6.2.1")
def test_6_2_3_2_1_each_card_comes_to_a_circle_of_its_own() -> None:
    worker, a, b = unit(ALL), unit(), unit()
    m = scene(me={"rear-guards": {"back center": worker}, "drop": [a, b]})
    use(m, worker)
    assert len(options(m, "circle")) == 5
    choose(m, "circle", a, spot=0)
    assert [o.spot for o in options(m, "circle", b)] == [1, 2, 3, 4]
    assert rears(m) == [worker.name]  # nobody has come yet
    choose(m, "circle", b, spot=1)
    assert circle(m, "me", "front left") == a.name
    assert circle(m, "me", "front right") == b.name
    assert not is_rested(m, a)


@clause("6.2.3.3", "6.2.3.4")
def test_6_2_3_3_all_come_before_anything_waits_for_it() -> None:
    text = "【自】【(R)】：このユニットが登場した時、あなたのリアガードが3枚以上なら、1枚引く。"
    worker, a, b = unit(ALL), unit(text), unit(text)
    m = scene(me={"rear-guards": {"back center": worker}, "drop": [a, b], "hand": []})
    use(m, worker)
    choose(m, "circle", a, spot=0)
    choose(m, "circle", b, spot=1)
    choose(m, "play")
    assert len(zone(m, "me", "hand")) == 2


@clause("6.2.3.2.1.1")
def test_6_2_3_2_1_1_with_too_few_circles_one_chooses_who_is_called() -> None:
    worker, cards = unit(ALL), [unit() for _ in range(6)]
    m = scene(me={"rear-guards": {"back center": worker}, "drop": cards})
    use(m, worker)
    assert {option.spot for option in options(m, "circle")} == {0, 1, 2, 3, 4}
    for spot, one in enumerate(reversed(cards[1:])):
        choose(m, "circle", one, spot=spot)
    asked(m, "main")
    assert rears(m) == [one.name for one in reversed(cards[1:])]
    assert sorted(zone(m, "me", "drop zone")) == sorted([cards[0].name, worker.name])


@clause("6.2.3.2.1.1")
def test_6_2_3_2_1_1_a_column_that_holds_all_is_named() -> None:
    text = (
        "【起】【(R)】：あなたのドロップからユニットカードを2枚選び、"
        "それぞれ同じ縦列の(R)にコールする。"
    )
    worker, a, b = unit(text), unit(), unit()
    m = scene(me={"rear-guards": {"front right": worker}, "drop": [a, b]})
    use(m, worker)
    assert [o.spot for o in options(m, "circle")] == [0, 1, 2, 4]  # not the centre
    choose(m, "circle", spot=0)  # there is only one other circle in that column
    assert {circle(m, "me", "front left"), circle(m, "me", "back left")} == {a.name, b.name}


@clause("6.2.5")
def test_6_2_5_who_is_called_from_a_circle_is_a_new_card() -> None:
    text = "【起】【(R)】：このユニットを(R)にコールする。"
    strong = "【起】【(R)】：そのターン中、このユニットのパワー+5000。"
    worker = unit(text + strong)
    m = scene(me={"rear-guards": {"front left": worker}})
    ref = table(m).refs[number(m, worker)]
    use(m, worker, 1)
    use(m, worker)
    choose(m, "circle", worker, spot=1)
    assert circle(m, "me", "front right") == worker.name
    assert circle(m, "me", "front left") == ""
    assert table(m).refs[number(m, worker)] != ref
    assert table(m).number(number(m, worker), 1) == 8000


@clause("6.2.4", "10.4.1.10", "10.4.1.10.1", "6.2.1")
def test_6_2_4_a_guardian_that_an_effect_calls_guards_the_attacked_unit() -> None:
    text = (
        "【自】【(G)】：このユニットが登場した時、"
        "あなたのドロップからユニットカードを1枚選び、(G)にコールする。"
    )
    first, second, a = unit(text, shield=5000), unit(shield=10000), unit(power=20000)
    m = scene(
        me={"rear-guards": {"front left": a}}, foe={"hand": [first, unit()], "drop": [second]}
    )
    attack(m, a)
    guard(m, first)
    assert sorted(zone(m, "foe", "guardians")) == sorted([first.name, second.name])
    assert is_rested(m, second)
    no_guard(m)
    assert zone(m, "foe", "damage zone") == []
    wide = unit("【永】【(R)】：このユニットは相手の前列のユニットすべてとバトルする。")
    n = scene(  # and of two, the one that is told
        me={"rear-guards": {"front left": wide}},
        foe={"rear-guards": {"front left": unit()}, "hand": [first, unit()], "drop": [second]},
    )
    attack(n, wide)
    guard(n, first)
    assert len(options(n, "guard", second)) == 2
    n.choose(0)
    assert sorted(zone(n, "foe", "guardians")) == sorted([first.name, second.name])
    no_guard(n)


@clause("6.3.3.2", "6.3.3", "6.3.1", "6.3.3.3", "6.3.3.3.1", "6.3.3.4.1", "6.3.2.2")
def test_6_3_3_an_effect_rides_a_card_from_elsewhere() -> None:
    text = "【起】【(R)】：あなたのドロップからユニットカードを1枚選び、ライドする。"
    worker, new, old = unit(text), unit(grade=1), unit(grade=3)
    m = scene(me={"vanguard": old, "rear-guards": {"front left": worker}, "drop": [new]})
    use(m, worker)
    assert zone(m, "me", "vanguard") == [new.name]
    assert zone(m, "me", "soul") == [old.name]
    assert not table(m).down[number(m, new)]
    assert len(zone(m, "foe", "vanguard")) == 1


@clause("6.2.3.4")
def test_6_2_3_4_who_was_there_is_gone_before_the_effect_goes_on() -> None:
    text = (
        "【起】【(R)】：あなたの手札から1枚選び、(R)にコールする。"
        "あなたのドロップが1枚以上なら、【ソウルチャージ】(1)。"
    )
    worker, old, new = unit(text), unit(), unit()
    field = {"back left": worker, "front left": old}
    for spot, charged in ((0, 1), (1, 0)):
        m = scene(me={"rear-guards": field, "hand": [new]})
        use(m, worker)
        choose(m, "circle", new, spot=spot)
        assert len(zone(m, "me", "soul")) == charged
        assert (old.name in zone(m, "me", "drop zone")) == bool(charged)


@clause("6.3.3.1")
def test_6_3_3_1_a_unit_of_the_field_is_not_ridden() -> None:
    worker = unit("【起】【(R)】：あなたのリアガードを1枚選び、ライドする。")
    m = scene(me={"rear-guards": {"front left": worker}})
    before = zone(m, "me", "vanguard")
    use(m, worker)
    assert zone(m, "me", "vanguard") == before
    assert rears(m) == [worker.name]
    other, high = unit(RIDES), unit(grade=3)  # who is elsewhere is, if it is a unit
    n = scene(me={"rear-guards": {"front left": other}, "drop": [high]})
    use(n, other)
    assert zone(n, "me", "vanguard") == [high.name]


@clause("6.3.5.1", "6.3.4")
def test_6_3_5_1_who_is_ridden_upon_is_found_where_it_went() -> None:
    old = unit("【自】：このユニットがライドされた時、このカードを(R)にコールする。", grade=1)
    new = unit(grade=2)
    m = scene(phase="ride", me={"vanguard": old, "hand": [new]})
    refs = table(m).refs[number(m, new)]
    ride(m, new)
    choose(m, "circle", old, spot=0)
    assert circle(m, "me", "front left") == old.name
    assert zone(m, "me", "soul") == []
    assert table(m).refs[number(m, new)] != refs


@clause("6.3.5.1")
def test_6_3_5_1_and_not_where_it_went_from_there() -> None:
    blast = (
        "【自】【(V)】：このユニットが登場した時、"
        "あなたのソウルからカードを1枚選び、ドロップに置く。"
    )
    old = unit("【自】：このユニットがライドされた時、このカードを(R)にコールする。", grade=1)
    new = unit(blast, grade=2)
    m = scene(phase="ride", me={"vanguard": old, "hand": [new]})
    ride(m, new)
    choose(m, "play", new)
    assert zone(m, "me", "drop zone") == [old.name]
    assert rears(m) == []


@clause("6.2.3.1.1", "6.3.3.2.1")
def test_6_2_3_1_1_who_comes_from_the_hand_is_seen_by_all() -> None:
    a, lead = unit(name="来る者"), unit(name="乗る者", grade=3)
    m = scene(phase="ride", me={"vanguard": unit(grade=2), "hand": [a, lead]})
    ride(m, lead)
    call(m, a, "front left")
    assert [c["name"] for c in sees(m, 1, "me", "vanguard")] == ["乗る者"]
    assert "来る者" in [c["name"] for c in sees(m, 1, "me", "rear-guards") if c]


RIDES = "【起】【(R)】：あなたのドロップからユニットカードを1枚選び、ライドする。"


@clause("4.9.2.3.1", "6.3.3.4")
def test_4_9_2_3_1_who_rides_by_an_effect_stands_also_upon_a_resting_vanguard() -> None:
    worker, new = unit(RIDES), unit(grade=3)
    m = scene(me={"vanguard": rested(V), "rear-guards": {"back left": worker}, "drop": [new]})
    use(m, worker)
    assert zone(m, "me", "vanguard") == [new.name]
    assert not is_rested(m, new)


@clause("1.3.3")
def test_1_3_3_what_may_not_be_ridden_is_not_ridden_by_effects_either() -> None:
    ban = unit("【永】【(R)】：あなたはグレード3のユニットにライドできない。")
    worker, high = unit(RIDES), unit(grade=3)
    field = {"back left": worker, "back right": ban}
    m = scene(me={"rear-guards": field, "drop": [high]})
    use(m, worker)
    assert zone(m, "me", "drop zone") == [high.name]
    free = scene(me={"rear-guards": {"back left": worker}, "drop": [high]})
    use(free, worker)
    assert zone(free, "me", "vanguard") == [high.name]


@clause("9.7.2.1", "6.3.8", "6.3.2.2")
def test_9_7_2_1_only_a_normal_ride_can_be_a_persona_ride() -> None:
    king = unit(grade=3, name="双月の王", skills=["persona ride"])
    worker = unit(RIDES.replace("ドロップ", "手札"))
    me = {"vanguard": king, "rear-guards": {"back left": worker}, "hand": [king]}
    normal = scene(phase="ride", me=me)
    normal.choose(options(normal, "ride")[0])
    assert zone(normal, "me", "soul") == [king.name]
    assert len(zone(normal, "me", "hand")) == 1  # drawn for it
    m = scene(me=me)
    use(m, worker)
    choose(m, "pick", king)
    assert zone(m, "me", "soul") == [king.name]
    assert zone(m, "me", "hand") == []


@clause("6.3.6")
def test_6_3_6_of_several_that_ride_at_once_the_order_is_told() -> None:
    text = "【起】【(R)】：あなたの手札からユニットカードを2枚選び、ライドする。"
    ear = "【自】：このユニットがライドされた時、【エネルギーチャージ】(1)。"
    a, x, y, lead = unit(text), unit(ear, grade=2), unit(ear, grade=3), unit(ear, grade=1)
    m = scene(me={"vanguard": lead, "rear-guards": {"front left": a}, "hand": [x, y]})
    use(m, a)
    choose(m, "pick", x)
    if is_asked(m, "choose"):
        choose(m, "pick", y)
    asked(m, "order")
    choose(m, "pick", y)  # first
    while is_asked(m, "waiting ability"):
        m.choose(0)
    assert zone(m, "me", "vanguard") == [x.name]
    assert zone(m, "me", "soul") == [lead.name, y.name]
    assert table(m).energy == [2, 0]  # each was ridden upon, one after the other


@clause("6.2.3.4", "4.1.12")
def test_4_1_12_a_card_of_the_opponent_is_called_to_the_opponents_circles() -> None:
    for place in ("(R)", "相手の(R)"):
        calls = unit(
            f"【起】【(R)】：相手のドロップからユニットカードを1枚選び、{place}にコールする。"
        )
        mine, theirs, new = unit(), unit(), unit()
        m = scene(
            me={"rear-guards": {"back left": calls, "front left": mine}},
            foe={"rear-guards": {"front left": theirs}, "drop": [new]},
        )
        use(m, calls)
        choose(m, "their circle", new, spot=0)
        assert circle(m, "foe", "front left") == new.name
        assert zone(m, "foe", "drop zone") == [theirs.name]
        assert circle(m, "me", "front left") == mine.name
    taken = unit(
        "【起】【(R)】：相手のドロップからユニットカードを1枚選び、あなたの(R)にコールする。"
    )
    n = scene(me={"rear-guards": {"back left": taken}}, foe={"drop": [new]})
    use(n, taken)
    assert zone(n, "foe", "drop zone") == [new.name]  # 4.1.13


@clause("6.3.3.3.1", "6.3.3.5")
def test_6_3_3_3_1_a_card_of_the_opponent_rides_upon_the_opponents_vanguard() -> None:
    rides = unit("【起】【(R)】：相手のドロップからユニットカードを1枚選び、ライドする。")
    lead, old, new = unit(grade=3), unit(grade=3), unit(grade=2)
    m = scene(
        me={"vanguard": lead, "rear-guards": {"back left": rides}},
        foe={"vanguard": old, "drop": [new]},
    )
    use(m, rides)
    assert zone(m, "foe", "vanguard") == [new.name]
    assert zone(m, "foe", "soul") == [old.name]
    assert zone(m, "me", "vanguard") == [lead.name]
    assert zone(m, "me", "soul") == []


@clause("6.2.4", "6.2.1", "13.4.1")
def test_6_2_4_a_guardian_comes_also_where_nobody_is_to_be_guarded() -> None:
    calls = unit("【起】【(R)】：あなたの手札から1枚選び、(G)にコールする。")
    ear = "【自】：このユニットが(G)に登場した時、1枚引く。"
    one = unit(ear)
    m = scene(me={"rear-guards": {"back left": calls}, "hand": [one]})
    use(m, calls)
    assert zone(m, "me", "drop zone") == [one.name]  # it was there, and is no guardian of anybody
    assert len(zone(m, "me", "hand")) == 1


@clause("6.2.4", "6.2.4.1")
def test_6_2_4_who_attacks_guards_nobody_of_the_other_side() -> None:
    text = (
        "【自】【(R)】：このユニットがアタックした時、あなたの手札から1枚選び、(G)にコールする。"
        "相手のパワー13001以上のヴァンガードがいるなら、1枚引く。"
    )
    calls, one = unit(text, power=1000), unit(shield=10000)
    m = scene(me={"rear-guards": {"front left": calls}, "hand": [one]}, foe={"hand": []})
    attack(m, calls)
    assert zone(m, "me", "drop zone") == [one.name]
    assert zone(m, "me", "hand") == []


@clause("6.2.3.2.1.1")
def test_6_2_3_2_1_1_who_finds_no_circle_has_not_been_called_or_moved() -> None:
    for deed in (
        "あなたの手札から1枚選び、ユニットのいない(R)にコールして",
        "このユニットをユニットのいない(R)に移動させて",
    ):
        worker = unit(f"【起】【(R)】：{deed}よい。そうしたら、【エネルギーチャージ】(1)。")
        others = {"front right": unit(), "back left": unit(), "back center": unit()}
        for field, energy in (({**others, "back right": unit()}, 0), (others, 1)):
            m = scene(me={"rear-guards": {"front left": worker, **field}, "hand": [unit()]})
            use(m, worker)
            if is_asked(m, "may do"):
                choose(m, "yes")
            assert table(m).energy == [energy, 0]


@clause("15.2.2.1", "6.2.3.4")
def test_15_2_2_1_a_token_that_is_called_to_the_opponents_circle_is_the_opponents() -> None:
    calls = unit("【起】【(R)】：ゼンマイ・トークンを1枚相手の(R)にコールする。")
    mine, old = unit(), unit()
    m = scene(
        me={"rear-guards": {"back left": calls, "front left": mine}},
        foe={"rear-guards": {"front left": old}},
    )
    use(m, calls)
    choose(m, "their circle", spot=0)
    made = table(m).rear(1, 0)
    assert table(m).definition(made).name == "ゼンマイ"
    assert m.pool.owner[made] == 1
    assert zone(m, "foe", "drop zone") == [old.name]
    assert circle(m, "me", "front left") == mine.name


@clause("1.3.3")
def test_1_3_3_what_may_not_be_called_is_not_made_on_a_circle_either() -> None:
    calls = unit("【起】【(R)】：ゼンマイ・トークンを1枚(R)にコールする。")
    for grade, come in ((0, False), (2, True)):
        bars = unit(f"【永】【(R)】：あなたはグレード{grade}を(R)にコールできない。")
        m = scene(me={"rear-guards": {"back left": calls, "back right": bars}})
        use(m, calls)
        if is_asked(m, "call"):
            choose(m, "circle", spot=0)
        assert circle(m, "me", "front left") == ("ゼンマイ" if come else "")
