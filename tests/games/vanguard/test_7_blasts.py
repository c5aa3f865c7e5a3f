"""7.24 to 7.28, 7.48, 7.49: blasts and charges."""

from __future__ import annotations

from tests.games.vanguard.table import (
    asked,
    call,
    choose,
    clauses_against,
    count,
    is_asked,
    number,
    offered,
    options,
    order,
    pick,
    play,
    scene,
    table,
    turned,
    unit,
    use,
    zone,
)
from tests.ruling import clause

from kirifuda import Option
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef

DRAWS = "1枚引く。"


def paying(cost: str) -> CardDef:
    return unit(f"【起】【(R)】：【コスト】[{cost}]することで、1枚引く。")


def listening(deed: str) -> CardDef:
    return unit(f"【自】【(R)】：あなたが{deed}した時、1枚引く。")


def down(m: Match, seat: str = "me") -> list[bool]:
    from kirifuda.games.vanguard.zones import DAMAGE

    return [m.state.down[card] == 1 for card in table(m).cards(0 if seat == "me" else 1, DAMAGE)]


def usable(m: Match, one: CardDef) -> bool:
    return offered(m, "use", one)


# -- 7.24, 7.25 ------------------------------------------------------------------------------


@clause("7.24.1")
def test_7_24_1_a_counter_blast_turns_face_up_damage_of_ones_choice_down() -> None:
    a, x, y, z = paying("【カウンターブラスト】(1)"), unit(), unit(), unit()
    m = scene(me={"rear-guards": {"front left": a}, "hand": [], "damage": [x, turned(y), z]})
    use(m, a)
    assert not offered(m, "pick", y)
    pick(m, z)
    assert down(m) == [False, True, True]
    assert count(m, "me", "hand") == 1
    none = scene(me={"rear-guards": {"front left": a}, "damage": [turned(x)]}, phase="main")
    assert not usable(none, a)


@clause("7.25.1")
def test_7_25_1_a_soul_blast_takes_cards_of_ones_choice_from_the_soul() -> None:
    a, x, y, z = paying("【ソウルブラスト】(2)"), unit(), unit(), unit()
    m = scene(me={"rear-guards": {"front left": a}, "hand": [], "soul": [x, y, z]})
    use(m, a)
    pick(m, x, z)
    assert zone(m, "me", "soul") == [y.name]
    assert zone(m, "me", "drop zone") == [x.name, z.name]
    few = scene(me={"rear-guards": {"front left": a}, "soul": [x]}, phase="main")
    assert not usable(few, a)


# -- 7.26, 7.27 ------------------------------------------------------------------------------


@clause("7.26.1")
def test_7_26_1_a_counter_charge_turns_face_down_damage_of_ones_choice_up() -> None:
    a, ear = unit("【起】【(R)】：【カウンターチャージ】(1)。"), listening("【カウンターチャージ】")
    x, y, z = unit(), unit(), unit()
    field = {"front left": a, "back left": ear}
    m = scene(me={"rear-guards": field, "hand": [], "damage": [turned(x), y, turned(z)]})
    use(m, a)
    assert not offered(m, "pick", y)
    pick(m, z)
    assert down(m) == [True, False, False]
    assert count(m, "me", "hand") == 1
    none = scene(me={"rear-guards": field, "hand": [], "damage": [y]})
    use(none, a)
    assert count(none, "me", "hand") == 0  # nothing was turned, so nothing was charged


@clause("7.26.1")
def test_7_26_1_with_too_few_all_of_them_are_turned() -> None:
    a, x, y = unit("【起】【(R)】：【カウンターチャージ】(3)。"), unit(), unit()
    m = scene(me={"rear-guards": {"front left": a}, "damage": [turned(x), turned(y)]})
    use(m, a)
    if is_asked(m, "counter charge"):
        pick(m, x, y)
    assert down(m) == [False, False]


@clause("7.27.1")
def test_7_27_1_a_soul_charge_puts_cards_from_the_top_into_the_soul() -> None:
    a, ear = unit("【起】【(R)】：【ソウルチャージ】(2)。"), listening("【ソウルチャージ】")
    x, y, z = unit(), unit(), unit()
    m = scene(me={"rear-guards": {"front left": a, "back left": ear}, "hand": [], "top": [x, y, z]})
    use(m, a)
    assert zone(m, "me", "soul") == [x.name, y.name]
    assert zone(m, "me", "hand") == [z.name]  # it was one charge


# -- 7.28 ------------------------------------------------------------------------------------

HELPS = (
    "【自】：このユニットが(R)に登場した時、あなたのヴァンガードを1枚選び、そのターン中、"
    "次にそのユニットの能力のコストで払う【カウンターブラスト】は(1)減る。"
)
COSTLY = "【起】【(V)】：【コスト】[【カウンターブラスト】(2)]することで、1枚引く。"


@clause("7.28.2")
def test_7_28_2_the_next_blast_is_less_and_only_that_one() -> None:
    """Whatever else is paid for meanwhile, by other cards or in another way."""
    lead = unit(COSTLY + "【起】【(V)】：【コスト】[【ソウルブラスト】(1)]することで、1枚引く。")
    helper, other = unit(HELPS), paying("【カウンターブラスト】(1)")
    hurt = [unit() for _ in range(5)]
    m = scene(
        me={
            "vanguard": lead,
            "rear-guards": {"front right": other},
            "hand": [helper],
            "damage": hurt,
            "soul": 1,
        }
    )
    call(m, helper, "front left")
    use(m, other)
    pick(m, hurt[0])
    use(m, lead, 1)
    assert down(m).count(True) == 1
    use(m, lead)
    pick(m, hurt[1])
    assert down(m).count(True) == 2
    use(m, lead)
    pick(m, hurt[2], hurt[3])
    assert down(m).count(True) == 4


@clause("7.28.2.1")
def test_7_28_2_1_several_of_them_are_added_up_and_all_are_used() -> None:
    lead, helper, twin = unit(COSTLY), unit(HELPS), unit(HELPS)
    hurt = [unit() for _ in range(3)]
    m = scene(me={"vanguard": lead, "hand": [helper, twin], "damage": hurt})
    call(m, helper, "front left")
    call(m, twin, "front right")
    use(m, lead)
    assert down(m) == [False, False, False]  # 2 less than 2
    assert count(m, "me", "hand") == 1
    use(m, lead)
    pick(m, hurt[0], hurt[2])
    assert down(m) == [True, False, True]


@clause("7.28.2")
def test_7_28_2_only_abilities_of_the_kind_that_is_told() -> None:
    text = HELPS.replace("の能力のコスト", "が元々持つ【自】能力のコスト")
    lead, helper, hurt = unit(COSTLY), unit(text), [unit(), unit()]
    m = scene(me={"vanguard": lead, "hand": [helper], "damage": hurt})
    call(m, helper, "front left")
    use(m, lead)
    assert down(m) == [True, True]


# -- 7.48, 7.49 ------------------------------------------------------------------------------


@clause("7.48.1")
def test_7_48_1_an_energy_charge_raises_the_energy_of_who_is_told() -> None:
    a, ear = unit("【起】【(R)】：【エネルギーチャージ】(3)。"), listening("【エネルギーチャージ】")
    m = scene(me={"rear-guards": {"front left": a, "back left": ear}, "hand": [], "energy": 2})
    use(m, a)
    assert table(m).energy == [5, 0]
    assert count(m, "me", "hand") == 1
    b = unit("【起】【(R)】：相手は【エネルギーチャージ】(3)。")
    m = scene(me={"rear-guards": {"front left": b}})
    use(m, b)
    assert table(m).energy == [0, 3]
    one = unit("【起】【(R)】：【エネルギーチャージ】(1)。")
    m = scene(me={"rear-guards": {"front left": one}}, foe={"energy": 2})
    use(m, one)
    assert table(m).energy == [1, 2]


@clause("7.48.2", "7.48.2.1")
def test_7_48_2_energy_grows_up_to_its_limit_only() -> None:
    """Raised by a part of the number it was charged; not raised at all, it was not."""
    a, ear = unit("【起】【(R)】：【エネルギーチャージ】(3)。"), listening("【エネルギーチャージ】")
    cap = unit("【永】【(R)】：あなたはエネルギーを4個まで持てる。")
    field = {"front left": a, "back left": ear, "back right": cap}
    for before, drawn in ((2, 1), (4, 0)):
        m = scene(me={"rear-guards": field, "hand": [], "energy": before})
        use(m, a)
        assert table(m).energy == [4, 0]
        assert count(m, "me", "hand") == drawn


@clause("7.49.1", "7.49.2")
def test_7_49_1_an_energy_blast_takes_energy_if_there_is_enough() -> None:
    a, ear = paying("【エネルギーブラスト】(3)"), listening("【エネルギーブラスト】")
    field = {"front left": a, "back left": ear}
    m = scene(me={"rear-guards": field, "hand": [], "energy": 4})
    use(m, a)
    assert table(m).energy == [1, 0]
    assert count(m, "me", "hand") == 2
    asked(m, "main")
    assert not usable(m, a)
    told = Option("use", number(m, a), ability=m.state.face(number(m, a)).abilities[0])
    assert clauses_against(m, "me", told) == ["11.8.2.2"]


@clause("7.49.2")
def test_7_49_2_without_enough_energy_a_cost_is_not_paid_within_an_effect_either() -> None:
    o = order("【コスト】[【エネルギーブラスト】(3)]することで、1枚引く。")
    for energy, asks in ((2, False), (3, True)):
        m = scene(me={"hand": [o], "energy": energy}, phase="main")
        play(m, o)
        assert is_asked(m, "may do") is asks
        if asks:
            choose(m, "yes")
        assert table(m).energy == [energy - 3 if asks else energy, 0]
        assert count(m, "me", "hand") == (1 if asks else 0)
        assert options(m, "battle phase")
