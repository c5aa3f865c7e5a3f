"""12.2, 12.3.3, 12.3.4, 12.4, 12.5, 12.7: what cannot be used, skills of a game, what chance
chooses, what is not affected, what is done for each."""

from __future__ import annotations

import pytest
from tests.games.vanguard.table import (
    asked,
    attack,
    choose,
    circle,
    is_rested,
    number,
    offered,
    order,
    pick,
    play,
    power,
    scene,
    table,
    unit,
    use,
    why_not,
    zone,
)
from tests.ruling import clause

from kirifuda.kernel.errors import CardError

# -- 12.2 ------------------------------------------------------------------------------------


@clause("12.2.1", "12.2.1.1")
def test_12_2_1_1_what_cannot_be_used_cannot_be_played() -> None:
    text = "【起】【(R)】：1枚引く。"
    bars = unit("【永】【(R)】：相手は自分のリアガードの【起】能力を使えない。")
    a = unit(text)
    other = unit("【永】【(R)】：このユニットはアタックできない。")  # which forbids something else
    for rear, able in ((bars, False), (unit(), True), (other, True)):
        m = scene(me={"rear-guards": {"front left": a}}, foe={"rear-guards": {"front left": rear}})
        assert offered(m, "use", a) is able


@clause("12.2.1.1")
def test_12_2_1_1_abilities_of_another_kind_are_not_concerned() -> None:
    bars = unit("【永】【(R)】：相手は自分のリアガードの【起】能力を使えない。")
    a = unit("【自】【(R)】：このユニットがアタックした時、【エネルギーチャージ】(1)。")
    m = scene(
        me={"rear-guards": {"front left": a}, "energy": 0},
        foe={"rear-guards": {"front left": bars}, "hand": []},
    )
    attack(m, a)
    assert table(m).energy[0] == 1


@clause("11.8.2.2", "11.1.1.1.2")
def test_11_8_2_2_what_costs_nothing_is_played_though_no_cost_can_be_paid() -> None:
    bars = unit("【永】【(R)】：相手は自分のリアガードの【起】能力のコストを払えない。")
    dear = unit("【起】【(R)】：【コスト】[【ソウルブラスト】(1)]ことで、1枚引く。")
    free = unit("【起】【(R)】：1枚引く。")
    for rear, able in ((bars, False), (unit(), True)):
        m = scene(
            me={"rear-guards": {"front left": dear, "front right": free}, "soul": 1},
            foe={"rear-guards": {"front left": rear}},
        )
        assert offered(m, "use", dear) is able
        assert offered(m, "use", free)
        found = table(m).face(number(m, dear)).abilities[0]
        assert ("11.8.2.2" in why_not(m, "use", dear, ability=found)) is not able


# -- 12.3.3, 12.3.4 --------------------------------------------------------------------------

SKILLS = {"12.3.3.2": "【ディヴァインスキル】-", "12.3.4.2": "【ユニークスキル】-"}


@clause("12.3.3.2", "12.3.4.2")
def test_12_3_3_2_after_one_such_skill_a_fighter_uses_no_other_in_the_game() -> None:
    """Of any card; the other kind, other abilities and the opponent are not concerned."""
    names = list(SKILLS.values())
    for mine, other in ((names[0], names[1]), (names[1], names[0])):
        text = "{0}【起】【(R)】：【エネルギーチャージ】(1)。"
        a, b = unit(text.format(mine)), unit(text.format(mine))
        c, d = unit(text.format(other)), unit("【起】【(R)】：【エネルギーチャージ】(1)。")
        field = {"front left": a, "front right": b, "back left": c, "back right": d}
        m = scene(me={"rear-guards": field})
        use(m, a)
        assert not offered(m, "use", a)
        assert not offered(m, "use", b)
        assert offered(m, "use", c)
        assert offered(m, "use", d)


@clause("12.3.3.2", "12.3.4.2")
def test_12_3_3_2_so_it_is_for_the_other_fighter() -> None:
    for label in SKILLS.values():
        text = label + "【自】【(R)】：相手のユニットがアタックした時、【エネルギーチャージ】(1)。"
        a, b, mine = unit(text), unit(text), unit()
        field = {"front left": a, "front right": b}
        m = scene(
            me={"rear-guards": {"front left": mine, "front right": "FILLER"}},
            foe={"rear-guards": field, "hand": [], "energy": 0},
        )
        attack(m, mine)
        choose(m, "play", a)
        assert table(m).energy[1] == 1
        assert table(m).waiting == []


@clause("12.3.3.2", "12.3.4.2")
def test_12_3_3_2_a_skill_that_changed_nothing_is_not_used_up() -> None:
    for label in SKILLS.values():
        text = label + "【自】【(R)】：このユニットがアタックした時、【カウンターチャージ】(1)。"
        a, b = unit(text), unit(text)
        m = scene(me={"rear-guards": {"front left": a, "front right": b}}, foe={"hand": []})
        for one in (a, b):
            attack(m, one)
            assert offered(m, "play", one)
            m.choose(0)


# -- 12.4 ------------------------------------------------------------------------------------


@clause("12.4.1", "12.4.2")
def test_12_4_2_what_chance_chooses_may_be_any_of_them_and_nobody_is_asked() -> None:
    text = "相手の手札からランダムに1枚選び、捨てる。"
    taken: dict[str, int] = {}
    hand = [unit(), unit(), unit()]
    card = order(text)
    for seed in range(60):
        m = scene(me={"hand": [card]}, foe={"hand": hand}, seed=seed)
        play(m, card)
        [gone] = zone(m, "foe", "drop zone")
        taken[gone] = taken.get(gone, 0) + 1
    assert sorted(taken) == sorted(one.name for one in hand)
    assert min(taken.values()) > 8  # of 20 that are to be expected
    few = order("あなたのドロップから2枚ランダムに選び、手札に加える。")
    for drop in (0, 1, 2, 3):
        m = scene(me={"hand": [few], "drop": drop})
        play(m, few)
        assert len(zone(m, "me", "hand")) == min(2, drop)  # 11.8.4.1.2


# -- 12.5 ------------------------------------------------------------------------------------

APART = "【永】【(R)】：このユニットは、相手のカードの影響を受けない。"


@clause("12.5.1")
def test_12_5_1_who_is_not_affected_is_not_chosen() -> None:
    o = order("相手のリアガードを1枚選び、退却させる。")
    apart, plain = unit(APART), unit()
    m = scene(
        me={"hand": [o]},
        foe={"rear-guards": {"front left": apart, "back left": plain}},
        phase="main",
    )
    play(m, o)
    assert circle(m, "foe", "front left") == apart.name
    assert zone(m, "foe", "drop zone") == [plain.name]


@clause("12.5.1")
def test_12_5_1_who_is_not_affected_is_neither_changed_nor_moved_nor_turned() -> None:
    apart, plain = unit(APART), unit()
    field = {"front left": apart, "back left": plain}
    for text in (
        "そのターン中、相手のリアガードすべてのパワー-5000。",
        "相手のリアガードすべてを【レスト】させる。",
        "相手のリアガードすべてを退却させる。",
        "相手のリアガードすべてをバインドする。",
    ):
        o = order(text)
        m = scene(me={"hand": [o]}, foe={"rear-guards": field}, phase="main")
        play(m, o)
        assert circle(m, "foe", "front left") == apart.name
        assert power(m, apart) == 8000
        assert not is_rested(m, apart)
        touched = circle(m, "foe", "back left") == ""
        assert touched or power(m, plain) == 3000 or is_rested(m, plain)


@clause("12.5.1")
def test_12_5_1_cards_of_its_own_fighter_affect_it_and_so_do_battles() -> None:
    apart, strong = unit(APART), unit(power=30000)
    o = order("そのターン中、あなたのリアガードすべてのパワー+5000。")
    m = scene(me={"rear-guards": {"front left": apart}, "hand": [o]}, phase="main")
    play(m, o)
    assert power(m, apart) == 13000
    n = scene(
        me={"rear-guards": {"front left": strong}},
        foe={"rear-guards": {"front left": apart}, "hand": []},
    )
    attack(n, strong, on=apart)
    assert zone(n, "foe", "drop zone") == [apart.name]


@clause("12.5.1", "11.11.4")
def test_12_5_1_what_did_not_concern_it_does_not_begin_to_when_it_could() -> None:
    """Whom an effect is on is decided as it is made; but it has no power while it is kept off."""
    keeps = unit("【永】【(R)】：あなたの他のリアガードすべては、相手のカードの影響を受けない。")
    weakens = unit("【起】【(R)】：そのターン中、相手のリアガードすべてのパワー-5000。")
    strikes = unit("【起】【(R)】：相手のリアガードを1枚選び、退却させる。")
    kept = unit()
    mine = {"front left": weakens, "front right": strikes}
    m = scene(
        me={"rear-guards": mine}, foe={"rear-guards": {"front left": kept, "back left": keeps}}
    )
    use(m, weakens)
    use(m, strikes)
    assert circle(m, "foe", "back left") == ""
    assert power(m, kept) == 8000
    n = scene(me={"rear-guards": mine}, foe={"rear-guards": {"front left": kept}})
    use(n, weakens)
    assert power(n, kept) == 3000


@clause("12.5.2")
def test_12_5_2_what_it_does_is_not_affected_either() -> None:
    """What keeps an opponent's units from being chosen or retired does not bind its effects."""
    text = "【起】【(R)】：相手のリアガードを1枚選び、退却させる。"
    for safe in (
        "【永】【(R)】：このユニットは相手の効果で退却しない。",
        "【永】【(R)】：このユニットは相手の効果で選べない。",
    ):
        for one, gone in ((unit(text + APART), True), (unit(text), False)):
            kept = unit(safe)
            m = scene(
                me={"rear-guards": {"front left": one, "back right": unit(APART)}},
                foe={"rear-guards": {"front left": kept}},
            )
            use(m, one)
            assert (circle(m, "foe", "front left") == "") is gone


@clause("12.5.2", "12.2.1.1")
def test_12_5_2_its_abilities_are_used_whatever_the_opponents_cards_forbid() -> None:
    bars = unit("【永】【(R)】：相手は自分のリアガードの【起】能力を使えない。")
    apart = unit(APART + "【起】【(R)】：1枚引く。")
    m = scene(me={"rear-guards": {"front left": apart}}, foe={"rear-guards": {"front left": bars}})
    assert offered(m, "use", apart)


# -- 12.7 ------------------------------------------------------------------------------------


@clause("12.7.1", "12.7.1.1", "12.7.3")
def test_12_7_1_a_choice_is_made_once_for_each_and_of_nobody_twice() -> None:
    text = (
        "【起】【(R)】：あなたのソウル1枚につき、"
        "相手のリアガードを1枚選び、そのターン中、パワー-5000。"
    )
    worker = unit(text)
    a, b, c = unit(), unit(), unit()
    field = {"front left": a, "front right": b, "back left": c}
    for soul, weak in ((0, 0), (1, 1), (2, 2), (3, 3), (4, 3)):
        m = scene(
            me={"rear-guards": {"front left": worker}, "soul": soul}, foe={"rear-guards": field}
        )
        use(m, worker)
        for one in (c, a)[: soul if soul < 3 else 2]:
            pick(m, one)  # the last one that is left is not asked for
        powers = [power(m, one) for one in (c, a, b)]
        assert powers == [3000] * weak + [8000] * (3 - weak)


@clause("12.7.2")
def test_12_7_2_how_often_is_known_before_it_begins() -> None:
    """Though each time takes one of those that were counted."""
    text = "【起】【(V)】：あなたのリアガード1枚につき、あなたのリアガードを1枚選び、退却させる。"
    worker, a, b, c = unit(text, grade=3), unit(), unit(), unit()
    field = {"front left": a, "front right": b, "back left": c}
    m = scene(me={"vanguard": worker, "rear-guards": field})
    use(m, worker)
    pick(m, b)
    pick(m, a)
    assert zone(m, "me", "drop zone") == [b.name, a.name, c.name]


@clause("12.7.1.1")
def test_12_7_1_1_what_is_done_once_for_each_ends_with_the_sentence() -> None:
    text = "【起】【(R)】：あなたのソウル1枚につき、相手は自分のリアガードを1枚選び、退却させる。1枚引く。"
    worker, a, b, c = unit(text), unit(), unit(), unit()
    field = {"front left": a, "front right": b, "back left": c}
    m = scene(
        me={"rear-guards": {"front left": worker}, "soul": 2, "hand": []},
        foe={"rear-guards": field},
    )
    use(m, worker)
    for one in (a, c):
        asked(m, "choose", "foe")
        pick(m, one)
    assert zone(m, "foe", "drop zone") == [a.name, c.name]
    assert len(zone(m, "me", "hand")) == 1
    with pytest.raises(CardError):  # which of them, if any, is not told
        unit(text + "退却させたなら、1枚引く。")
    with pytest.raises(CardError):
        unit(
            "【起】【(R)】：あなたのソウル1枚につき、相手のリアガードを1枚選び、【レスト】させる。"
            "そのターン中、そのユニットのパワー-5000。"
        )
