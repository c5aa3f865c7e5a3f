"""How many and where, played: what was done to how many, places asked before, vacant circles."""

from __future__ import annotations

from tests.games.vanguard.table import (
    attack,
    call,
    count,
    done,
    is_asked,
    is_rested,
    no,
    no_guard,
    no_ride,
    offered,
    order,
    pick,
    power,
    ride,
    scene,
    table,
    trigger,
    turned,
    unit,
    use,
    yes,
    zone,
)

ENTERS = "【自】:このユニットが(R)に登場した時、"


def test_to_how_many_cards_something_was_done() -> None:
    a = unit(
        f"{ENTERS}あなたの手札から望む枚数選び、捨て、捨てた枚数が1枚以下なら、【エネルギーチャージ】(1)。"
    )
    x, y = unit(), unit()
    for discarded, energy in (([], 1), ([x], 1), ([x, y], 0)):
        m = scene(me={"hand": [a, x, y]})
        call(m, a, "front left")
        if discarded:
            pick(m, *discarded)
        if is_asked(m, "choose"):
            done(m)
        assert count(m, "me", "drop zone") == len(discarded)
        assert table(m).energy[0] == energy


def test_how_many_were_charged_or_looked_at() -> None:
    a = unit(
        f"{ENTERS}あなたの他のリアガード1枚につき、【ソウルチャージ】(1)。"
        "合計2枚以上【ソウルチャージ】したなら、【エネルギーチャージ】(1)。"
    )
    for others, energy in ((0, 0), (1, 0), (2, 1)):
        spots = ("back left", "back right")[:others]
        m = scene(me={"hand": [a], "rear-guards": {spot: unit() for spot in spots}})
        call(m, a, "front left")
        assert count(m, "me", "soul") == others
        assert table(m).energy[0] == energy
    b = unit(
        f"{ENTERS}あなたの山札を上から、あなたのソウルの枚数+1枚見て、1枚選び、手札に加え、"
        "2枚以上見たなら、【エネルギーチャージ】(1)。"
    )
    for soul in (0, 1):
        m = scene(me={"hand": [b], "soul": soul})
        call(m, b, "front left")
        if is_asked(m, "choose"):
            m.choose(0)
        assert table(m).energy[0] == soul


def test_what_was_drawn_or_not() -> None:
    a = unit(f"{ENTERS}1枚引いてよい。引いたなら、あなたの手札から1枚選び、捨てる。")
    for draws in (True, False):
        m = scene(me={"hand": [a]})
        call(m, a, "front left")
        yes(m) if draws else no(m)
        assert (count(m, "me", "hand"), count(m, "me", "drop zone")) == (0, draws)


def test_a_place_that_was_asked_is_meant_again() -> None:
    a = unit(
        "【永】【(R)】:あなたのオーダーゾーンにセットオーダーがあるなら、このユニットのパワー+2000。"
        "セットオーダーが2枚以上なら、さらにパワー+5000。"
    )
    o = order("", kind="set order")
    for n, p in ((0, 8000), (1, 10000), (2, 15000)):
        m = scene(me={"rear-guards": {"front left": a}, "order zone": [o] * n})
        assert power(m, a) == p
    b = unit(
        "【永】【(R)】:あなたのドロップに、「朝凪」がなく、「夕凪」があるなら、このユニットのパワー+2000。"
    )
    x, y = unit(name="朝凪"), unit(name="夕凪")
    for drop, p in (([], 8000), ([y], 10000), ([x, y], 8000), ([x], 8000)):
        m = scene(me={"rear-guards": {"front left": b}, "drop zone": drop, "hand": [y]})
        assert power(m, b) == p


def test_vacant_circles_of_a_column_and_of_a_row() -> None:
    a = unit(
        f"{ENTERS}このユニットと同じ縦列のユニットのいない相手の(R)1つにつき、そのターン中、このユニットのパワー+1000。"
    )
    b = unit(
        f"{ENTERS}ユニットのいない相手の前列の(R)1つにつき、そのターン中、このユニットのパワー+1000。"
    )
    for theirs, beside, front in (
        ((), 2, 2),
        (("front right",), 1, 1),
        (("front left",), 2, 1),
        (("back right",), 1, 2),
        (("front left", "front right", "back right"), 0, 0),
    ):
        for one, n in ((a, beside), (b, front)):
            units = {spot: unit() for spot in theirs}
            m = scene(me={"hand": [one]}, foe={"rear-guards": units})
            call(m, one, "front left")
            assert power(m, one) == 8000 + 1000 * n


def test_none_of_several_kinds() -> None:
    a = unit(
        f"{ENTERS}あなたのドロップから【治】と【引】以外のトリガーユニットを1枚選び、手札に加える。"
    )
    x, y, z = trigger("heal"), trigger("draw"), trigger("critical")
    m = scene(me={"hand": [a], "drop zone": [x, y, z, unit()]})
    call(m, a, "front left")
    assert zone(m, "me", "hand") == [z.name]


def test_units_of_two_kinds_of_circles() -> None:
    a = unit(f"{ENTERS}あなたの、ヴァンガードか【レスト】しているリアガードを1枚選び、手札に戻す。")
    x, y = unit(), unit()
    m = scene(
        me={"hand": [a], "rear-guards": {"back left": {"card": x, "rest": True}, "back right": y}}
    )
    call(m, a, "front left")
    assert offered(m, "pick", "FILLER-V")
    assert not offered(m, "pick", y)
    pick(m, x)
    assert zone(m, "me", "hand") == [x.name]


def test_a_card_in_a_state_is_chosen_by_it() -> None:
    a = unit(f"{ENTERS}あなたの“朝凪”を1枚選び、そのターン中、パワー+5000。")
    b = unit("【永】【(R)】:このユニットは“朝凪”になる。")
    m = scene(me={"hand": [a], "rear-guards": {"back left": b, "back right": unit()}})
    call(m, a, "front left")
    assert power(m, b) == 13000


def test_a_cost_of_face_up_damage() -> None:
    a = unit(
        "【起】【(R)】:【コスト】[表のダメージゾーンからグレード1を1枚山札の下に置く]ことで、1枚引く。"
    )
    x = unit()
    m = scene(me={"rear-guards": {"front left": a}, "damage zone": [turned(x), unit(grade=2)]})
    no_ride(m)
    assert not offered(m, "use", a)
    m = scene(me={"rear-guards": {"front left": a}, "damage zone": [x, turned(x)]})
    no_ride(m)
    use(m, a)
    assert count(m, "me", "damage zone") == 1


def test_who_is_attacked_is_that_unit_in_the_guard_step() -> None:
    a = unit(
        "【自】【(R)】:あなたのヴァンガードがアタックされたバトルのガードステップ開始時、【コスト】[このカードをバインドする]ことで、"
        "そのバトル中、そのユニットのパワー+10000。"
    )
    x = unit()
    m = scene(
        me={"rear-guards": {"front left": x}}, foe={"rear-guards": {"back left": a}, "hand": 1}
    )
    before = power(m, "FILLER-V", "foe")
    attack(m, x)
    yes(m)
    assert power(m, "FILLER-V", "foe") == before + 10000
    no_guard(m)
    assert power(m, "FILLER-V", "foe") == before


def test_who_is_not_boosted() -> None:
    a = unit("【永】【(R)】:このユニットはブーストされない。", grade=2)
    b = unit(skills=["boost"])
    m = scene(me={"rear-guards": {"front left": a, "back left": b}}, foe={"hand": 1})
    attack(m, a)
    assert not is_rested(m, b)
    assert is_asked(m, "guard")
    no_guard(m)


def test_a_ride_that_is_no_persona_ride() -> None:
    lead = unit(grade=3, skills=["persona ride"])
    a = unit("【永】【(R)】:あなたはペルソナライドできない。")
    for barred in (True, False):
        units = {"back left": a if barred else unit()}
        m = scene(phase="ride", me={"vanguard": lead, "hand": [lead], "rear-guards": units})
        ride(m, lead)
        assert count(m, "me", "hand") == (0 if barred else 1)


def test_what_this_effect_did_is_a_condition_and_no_order() -> None:
    a = unit(
        f"{ENTERS}あなたのリアガードを1枚選び、手札に戻してよい。"
        "この効果で手札に戻し、あなたのソウルが1枚以上なら、【エネルギーチャージ】(1)。"
    )
    x = unit()
    for back, soul, energy in ((True, 1, 1), (True, 0, 0), (False, 1, 0)):
        m = scene(me={"hand": [a], "rear-guards": {"back left": x}, "soul": soul})
        call(m, a, "front left")
        if back:
            yes(m)
            pick(m, x)
        else:
            no(m)
        assert zone(m, "me", "hand") == ([x.name] if back else [])
        assert table(m).energy[0] == energy


def test_a_word_before_an_ability_by_which_it_is_known() -> None:
    a = unit(
        "潜影-【永】【(R)】:このユニットがアタックしたバトル中、相手はインターセプトできない。"
    )
    b = unit("【永】【(R)】:潜影能力を持つあなたのユニットがいるなら、このユニットのパワー+1000。")
    m = scene(me={"rear-guards": {"front left": a, "front right": b}})
    assert power(m, b) == 9000
    m = scene(me={"rear-guards": {"front right": b}})
    assert power(m, b) == 8000


def test_what_was_chosen_is_no_kind_of_card() -> None:
    a = unit(
        f"{ENTERS}あなたの手札から2枚まで選び、捨てる。選んだカードが1枚以下なら、【エネルギーチャージ】(1)。"
    )
    x, y = unit(), unit()
    for discarded, energy in (([], 1), ([x], 1), ([x, y], 0)):
        m = scene(me={"hand": [a, x, y]})
        call(m, a, "front left")
        if discarded:
            pick(m, *discarded)
        if is_asked(m, "choose"):
            done(m)
        assert table(m).energy[0] == energy


def test_all_of_different_grades() -> None:
    a = unit(
        f"{ENTERS}あなたの山札を上から2枚捨て、捨てられたカードすべてがそれぞれ異なるグレードなら、【エネルギーチャージ】(1)。"
    )
    for grade, energy in ((1, 0), (2, 1)):
        m = scene(me={"hand": [a], "top": [unit(grade=1), unit(grade=grade)]})
        call(m, a, "front left")
        assert table(m).energy[0] == energy
