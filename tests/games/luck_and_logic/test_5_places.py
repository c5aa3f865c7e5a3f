"""5.11, 5.12.2, 5.24, 5.26: whose places cards take: exchanged, sortied, set, as souls."""

from __future__ import annotations

from tests.games.luck_and_logic.made import doing
from tests.games.luck_and_logic.table import (
    FOE,
    ME,
    asked,
    attack,
    broken,
    card,
    count,
    decide,
    end_turn,
    foreigner,
    gate,
    is_down,
    is_rested,
    members,
    no,
    number,
    offered,
    options,
    pass_all,
    pick,
    place_of,
    power,
    put,
    rested,
    scene,
    sees,
    set_on,
    sortie,
    souls,
    table,
    to_battle,
    turned,
    union,
    unite,
    use,
    yes,
    zone,
)
from tests.ruling import clause

from kirifuda.games.luck_and_logic.instructions import SetUpon
from kirifuda.games.luck_and_logic.picks import CHOOSE
from kirifuda.games.luck_and_logic.zones import CIRCLE, GATE, HAND
from kirifuda.kernel.effects.choosing import Choose
from kirifuda.kernel.effects.terms import Chosen, Fixed, In
from kirifuda.kernel.effects.who import Opponent, You
from kirifuda.kernel.position.cards import CardDef

A = card(name="朝")
B = card(name="昼")
C = card(name="夜")


# -- 5.11: exchange --------------------------------------------------------------------------

SWAP_DROP = "起[0]あなたのドロップ領域のカードを1枚選び、このメンバーと入れ替える。"
SWAP_SOUL = "起[0]このメンバーのソウルを1枚選び、このメンバーと入れ替える。"


@clause("5.11.2", "2.10.2")
def test_who_does_not_fit_the_circles_is_not_exchanged() -> None:
    swap = card(SWAP_DROP, name="代わり")
    wide = card(name="二つ分", territory=2)
    m = scene(me={"circles": [None, swap], "drop": [wide]})
    use(m, swap)
    assert members(m, "me") == [swap.name]
    assert zone(m, "me", "drop") == [wide.name]
    m = scene(
        me={"circles": [None, card(SWAP_DROP, name="広い代わり", territory=2)], "drop": [wide]}
    )
    use(m, "広い代わり")
    assert members(m, "me") == [wide.name]


@clause("5.11.1", "4.1.5", "5.24.2")
def test_gates_that_change_places_stay_as_they_are() -> None:
    turn = gate("自門破壊あなたの破壊されていない門を1枚選び、この門と入れ替える。", name="回り門")
    other = gate(name="奥の門")
    m = scene(
        me={"circles": [A], "levels": 1},
        foe={"gates": [turned(turn), turned(other)]},
    )
    attack(m, A, 0)
    decide(m, next(o for o in options(m, "pick") if o.card == number(m, other)))
    assert (place_of(m, turn), place_of(m, other)) == (1, 0)
    assert not is_down(m, turn)
    assert is_down(m, other)
    assert broken(m, "foe") == [1]


@clause("5.11.2", "9.10.1")
def test_whose_leaving_is_replaced_is_not_exchanged() -> None:
    swap = card(
        SWAP_DROP + "\n永このメンバーがドロップするなら、代わりにこのメンバーをパージする。",
        name="代わり",
    )
    m = scene(me={"circles": [swap], "drop": [A]})
    use(m, swap)
    assert zone(m, "me", "drop") == [A.name]
    assert zone(m, "me", "purge") == [swap.name]
    assert members(m, "me") == []
    wide = card(name="二つ分", territory=2)
    m = scene(me={"circles": [swap], "drop": [wide]})
    use(m, swap)
    # it would not have been dropped
    assert members(m, "me") == [swap.name]


@clause("5.11.1", "9.10.3")
def test_a_replacement_that_is_declined_leaves_the_exchange_as_it_is() -> None:
    swap = card(
        SWAP_DROP + "\n永このメンバーがドロップするなら、代わりにあなたの手札を1枚捨ててよい。",
        name="代わり",
    )
    m = scene(me={"circles": [swap], "drop": [A], "hand": [B]})
    use(m, swap)
    no(m)
    assert members(m, "me") == [A.name]
    assert zone(m, "me", "drop") == [swap.name]
    m = scene(me={"circles": [swap], "drop": [A], "hand": [B]})
    use(m, swap)
    yes(m)
    assert members(m, "me") == [swap.name]
    assert sorted(zone(m, "me", "drop")) == sorted([A.name, B.name])


@clause("5.11.1", "4.1.5", "5.24.2")
def test_members_that_change_circles_stay_the_same_cards() -> None:
    swap = card("起[0]あなたの他のメンバーを1体選び、このメンバーと入れ替える。", name="席替え")
    other = rested(A, souls=[B], set=[turned(C)])
    m = scene(me={"circles": [swap, None, None, None, None, other]})
    before = [m.state.refs[number(m, one)] for one in (swap, A)]
    use(m, swap)
    assert (place_of(m, swap), place_of(m, A), place_of(m, C)) == (5, 0, 0)
    assert is_rested(m, A)
    assert souls(m, A) == [B.name]
    assert set_on(m, A) == [C.name]
    assert [m.state.refs[number(m, one)] for one in (swap, A)] == before


@clause("5.11.2", "5.14.3")
def test_who_cannot_be_moved_does_not_change_circles() -> None:
    swap = card("起[0]あなたの他のメンバーを1体選び、このメンバーと入れ替える。", name="席替え")
    fixed = card("永このメンバーは動かすことができない。", name="根付く者")
    wide = card(name="二つ分", territory=2)
    for one in (fixed, wide):
        m = scene(me={"circles": [swap, None, None, None, one]})
        here, there = place_of(m, swap), place_of(m, one)
        use(m, swap)
        assert (place_of(m, swap), place_of(m, one)) == (here, there)


@clause("5.11.1", "4.15.2")
def test_who_takes_the_place_of_a_soul_is_a_soul_of_the_same_member() -> None:
    swap = card(
        "起[0]あなたの手札を1枚選ぶ。そのカードをこのメンバーのソウルすべてと入れ替える。",
        name="宿替え",
    )
    m = scene(me={"circles": [{"card": swap, "souls": [A]}, B], "hand": [C]})
    use(m, swap)
    assert souls(m, swap) == [C.name]
    assert zone(m, "me", "hand") == [A.name]


@clause("5.11.1", "4.15.2", "12.2.1")
def test_a_member_that_changes_places_with_its_soul_is_a_soul_of_it() -> None:
    swap = card(SWAP_SOUL, name="裏返り")
    m = scene(me={"circles": [None, {"card": swap, "souls": [A, B]}]})
    use(m, swap)
    pick(m, A)
    assert members(m, "me") == [A.name]
    assert place_of(m, A) == 1
    assert sorted(souls(m, A)) == sorted([B.name, swap.name])
    assert count(m, "me", "drop") == 0


# -- 5.24: set cards -------------------------------------------------------------------------


def trapper(kind: int) -> CardDef:
    """A member that sets the hand on one of the opponent's cards of a zone."""
    theirs = In(Opponent(You()), [kind])
    return doing(
        Choose("9.6.3", CHOOSE, 1, You(), theirs, Fixed(1), Fixed(1)),
        SetUpon("5.24.1", You(), In(You(), [HAND]), Chosen(1), 1),
        name="罠師",
    )


TRAPPER = trapper(CIRCLE)


@clause("5.24.1", "5.24.4", "4.2.1.2", "3.2.1.1")
def test_a_card_set_on_an_opposing_member_lies_on_the_opponents_circle() -> None:
    m = scene(me={"circles": [TRAPPER], "hand": [A]}, foe={"circles": [None, None, B]})
    use(m, TRAPPER)
    t = table(m)
    assert set_on(m, B) == [A.name]
    assert t.seat[number(m, A)] == FOE
    assert place_of(m, A) == 2
    assert is_down(m, A)
    # its master is whose circle it is, and may look at it
    assert A.name in [c.get("name") for c in sees(m, FOE, FOE, "circles")]
    assert A.name not in [c.get("name") for c in sees(m, ME, FOE, "circles")]
    assert count(m, "me", "circles") == 1


@clause("5.24.3", "10.7.1.3")
def test_it_goes_to_its_owner_when_the_member_is_gone() -> None:
    away = card("起[0]相手のメンバーすべてをドロップする。", name="払い手")
    m = scene(me={"circles": [TRAPPER, away], "hand": [A]}, foe={"circles": [B]})
    use(m, TRAPPER)
    use(m, away)
    assert zone(m, "foe", "drop") == [B.name]
    assert zone(m, "me", "drop") == [A.name]


@clause("5.24.2")
def test_it_moves_with_an_opposing_member() -> None:
    push = card("起[0]相手のメンバーを1体選び、後列のサークルに動かす。", name="押し手")
    m = scene(me={"circles": [TRAPPER, push], "hand": [A]}, foe={"circles": [B]})
    use(m, TRAPPER)
    use(m, push)
    put(m, 4)
    assert (place_of(m, A), place_of(m, B)) == (4, 4)


@clause("5.24.1", "4.3.2", "3.2.1.1", "11.9.1")
def test_a_card_set_on_an_opposing_gate_is_the_opponents() -> None:
    sets = trapper(GATE)
    turn = card("起[0]設置状態のカードすべてを表向きにする。", name="暴き手")
    bomb = card("自誘爆スキルカードを1枚引く。", name="爆弾")
    m = scene(me={"circles": [sets, turn], "hand": [bomb]})
    use(m, sets)
    decide(m, next(o for o in options(m, "pick") if o.card == table(m).gate_of(FOE, 4)))
    assert place_of(m, bomb) == 4
    assert table(m).host[number(m, bomb)] == table(m).gate_of(FOE, 4)
    use(m, turn)
    # its master is whose circle it lies on, and so is the master of its ability
    assert (count(m, "me", "hand"), count(m, "foe", "hand")) == (0, 1)


@clause("5.24.1", "8.2.11.3")
def test_a_text_sets_a_card_on_the_member_that_it_battles() -> None:
    sets = card(
        "自このメンバーが攻撃した時、あなたの手札を1枚選び、防御中のメンバーに裏向きに設置する。",
        name="罠師",
    )
    m = scene(
        me={"circles": [sets], "hand": [A], "levels": 1},
        foe={"circles": [card(name="壁", power=9000)]},
    )
    attack(m, sets, 0)
    pass_all(m)
    assert set_on(m, "壁") == [A.name]
    assert count(m, "me", "circles") == 1


@clause("5.24.1")
def test_that_member_is_the_one_told_of_before_the_card_that_is_set() -> None:
    sets = card(
        "起[0]相手のメンバーを1体選ぶ。あなたの手札を1枚選び、そのメンバーに裏向きに設置する。",
        name="罠師",
    )
    m = scene(me={"circles": [sets], "hand": [A]}, foe={"circles": [B]})
    use(m, sets)
    assert set_on(m, B) == [A.name]


@clause("5.26.1")
def test_that_member_is_the_one_of_the_event() -> None:
    gives = card(
        "自あなたの他のメンバーが出撃した時、あなたの手札を1枚選び、そのメンバーのソウルにする。",
        name="授け手",
    )
    m = scene(me={"circles": [gives], "hand": [A, B]})
    sortie(m, B, 1)
    assert souls(m, B) == [A.name]


@clause("5.24.1.1")
def test_a_card_to_be_set_on_a_member_that_has_left_is_dropped() -> None:
    late = card(
        "自このメンバーがドロップした時、あなたの手札を1枚選び、このメンバーに設置する。",
        name="遅い仕掛け",
    )
    m = scene(me={"circles": [late], "hand": [A, C]})
    sortie(m, C, 0)
    assert sorted(zone(m, "me", "drop")) == sorted([late.name, A.name])


@clause("5.24.6", "9.3.2.1", "9.3.3")
def test_abilities_of_a_member_are_not_valid_while_it_is_set() -> None:
    setter = card("起[0]あなたの手札を1枚選び、このメンバーに設置する。", name="並べ手")
    text = (
        "永あなたのメンバーすべてのパワー+1000。\n起[0]カードを1枚引く。\n"
        "自あなたのメンバーが攻撃した時、カードを1枚引く。"
    )
    for kind in (card, foreigner, union):
        busy = kind(text, name="忙しい者")
        m = scene(me={"circles": [setter], "hand": [busy], "levels": 1})
        use(m, setter)
        assert power(m, setter) == 3000
        assert not offered(m, "use", busy)
        assert members(m, "me") == [setter.name]
        attack(m, setter, 0)
        assert count(m, "me", "hand") == 0
        pass_all(m)


@clause("5.24.6", "4.15.2")
def test_souls_of_a_member_that_is_set_are_dropped() -> None:
    bind = card(
        "起[0]あなたの他のメンバーを1体選び、このメンバーに設置する。",
        name="縛り手",
    )
    m = scene(me={"circles": [bind, {"card": A, "souls": [B], "set": [turned(C)]}]})
    use(m, bind)
    assert set_on(m, bind) == [A.name]
    assert members(m, "me") == [bind.name]
    assert zone(m, "me", "drop") == [B.name]
    # 5.24.2: what is set on it goes along
    assert set_on(m, A) == [C.name]
    assert place_of(m, C) == 0


# -- 5.26: souls -----------------------------------------------------------------------------


@clause("5.26.1", "12.2.1")
def test_a_member_that_becomes_a_soul_brings_its_souls() -> None:
    take = card("起[0]あなたの他のメンバーを1体選び、このメンバーのソウルにする。", name="宿し手")
    m = scene(me={"circles": [take, {"card": A, "souls": [B]}]})
    use(m, take)
    assert sorted(souls(m, take)) == sorted([A.name, B.name])


@clause("5.26.1", "4.15.2")
def test_a_card_of_the_opponent_becomes_a_soul_and_goes_back_to_its_owner() -> None:
    take = card("起[0]相手のメンバーを1体選び、このメンバーのソウルにする。", name="奪い手")
    m = scene(me={"circles": [take], "hand": [C]}, foe={"circles": [A]})
    use(m, take)
    assert souls(m, take) == [A.name]
    assert members(m, "foe") == []
    sortie(m, C, 0)
    assert zone(m, "me", "drop") == [take.name]
    assert zone(m, "foe", "drop") == [A.name]


# -- 5.3: faces ------------------------------------------------------------------------------


@clause("4.1.3", "1.3.2")
def test_where_cards_do_not_lie_face_up_or_down_they_are_not_turned() -> None:
    turn = card("起[0]あなたのドロップ領域のカードすべてを裏向きにする。", name="伏せ手")
    m = scene(me={"circles": [turn], "drop": [A]})
    use(m, turn)
    assert not is_down(m, A)
    close = card("起[0]あなたのレベル領域のカードすべてを裏向きにする。", name="閉じ手")
    m = scene(me={"circles": [close], "levels": [A]})
    use(m, close)
    assert is_down(m, A)


# -- 5.12.2: whose circles -------------------------------------------------------------------

CALLER = card("起[0]相手のドロップ領域のメンバーを1枚選び、出撃させる。", name="呼び手")


@clause("5.12.2", "3.2.1.1")
def test_who_sorties_a_card_of_the_opponent_puts_it_on_own_circles() -> None:
    m = scene(me={"circles": [CALLER], "levels": 1}, foe={"drop": [A]})
    use(m, CALLER)
    asked(m, "place", "me")
    put(m, 1)
    assert members(m, "me") == [CALLER.name, A.name]
    assert members(m, "foe") == []
    to_battle(m)
    assert offered(m, "attack", A)
    end_turn(m)
    assert members(m, "me") == [CALLER.name, A.name]


@clause("5.12.2.1", "5.12.2")
def test_it_goes_back_to_its_owner_when_another_takes_its_circle() -> None:
    m = scene(me={"circles": [CALLER], "hand": [B]}, foe={"drop": [A]})
    use(m, CALLER)
    put(m, 1)
    sortie(m, B, 1)
    assert members(m, "me") == [CALLER.name, B.name]
    assert zone(m, "foe", "drop") == [A.name]
    assert count(m, "me", "drop") == 0


@clause("5.13.1.3", "5.13.1.1", "12.2.1")
def test_it_unites_with_ones_own_and_its_owner_gets_it_back() -> None:
    friend = foreigner(name="友")
    one = union(name="二人", worlds=["monolium"])
    m = scene(
        me={"circles": [CALLER], "top": [one], "levels": [card(worlds=["monolium"])], "hand": [B]},
        foe={"drop": [friend]},
    )
    use(m, CALLER)
    put(m, 1)
    unite(m, CALLER, friend)
    pick(m, one)
    put(m, 0)
    assert sorted(souls(m, one)) == sorted([CALLER.name, friend.name])
    sortie(m, B, 0)
    assert sorted(zone(m, "me", "drop")) == sorted([CALLER.name, one.name])
    assert zone(m, "foe", "drop") == [friend.name]


@clause("5.34.1.1", "5.34.1.1.1", "5.34.1.1.2")
def test_a_member_of_the_opponent_flickers_on_its_own_circle() -> None:
    quick = card("起[0]相手のメンバーを1体選び、瞬動する。", name="瞬き")
    m = scene(me={"circles": [quick]}, foe={"circles": [None, {"card": A, "souls": [B]}]})
    use(m, quick)
    assert members(m, "foe") == [A.name]
    assert place_of(m, A) == 1
    assert souls(m, A) == [B.name]


@clause("5.34.1.1", "5.24.3")
def test_who_flickers_loses_what_is_set_on_it() -> None:
    quick = card("起[0]このメンバーを瞬動する。", name="瞬き")
    m = scene(me={"circles": [{"card": quick, "set": [turned(A)]}]})
    use(m, quick)
    assert members(m, "me") == [quick.name]
    assert zone(m, "me", "drop") == [A.name]


# -- 9.7.4.1.2: whose a card was -------------------------------------------------------------


@clause("9.7.4.1.2", "3.2.1.1")
def test_a_card_of_the_opponent_was_the_member_of_who_had_it() -> None:
    text = "自あなたのメンバーがドロップした時、カードを1枚引く。"
    mine, theirs = card(text, name="見張り"), card(text, name="向こうの見張り")
    m = scene(
        me={"circles": [CALLER, None, mine], "hand": [B]}, foe={"circles": [theirs], "drop": [A]}
    )
    use(m, CALLER)
    put(m, 1)
    sortie(m, B, 1)
    assert (count(m, "me", "hand"), count(m, "foe", "hand")) == (1, 0)


@clause("9.7.4.1.2", "3.2.1.2.2")
def test_its_own_ability_is_that_of_its_last_master() -> None:
    goes = card("自このメンバーがドロップした時、カードを1枚引く。", name="去る者")
    m = scene(me={"circles": [CALLER], "hand": [B]}, foe={"drop": [goes]})
    use(m, CALLER)
    put(m, 1)
    sortie(m, B, 1)
    assert (count(m, "me", "hand"), count(m, "foe", "hand")) == (1, 0)


@clause("9.11.1")
def test_an_effect_asks_whose_it_last_was() -> None:
    cut = card(
        "起[0]あなたの他のメンバーを1体選び、ドロップする。そのメンバーがあなたのメンバーなら、カードを1枚引く。",
        name="断ち手",
    )
    m = scene(me={"circles": [CALLER, None, cut]}, foe={"drop": [A]})
    use(m, CALLER)
    put(m, 1)
    use(m, cut)
    pick(m, A)
    assert count(m, "me", "hand") == 1
