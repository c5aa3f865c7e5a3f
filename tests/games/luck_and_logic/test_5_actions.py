"""Chapter 5: specific actions, sortie and union aside."""

from __future__ import annotations

from tests.games.luck_and_logic.made import doing
from tests.games.luck_and_logic.table import (
    asked,
    attack,
    broken,
    card,
    choose,
    count,
    decide,
    done,
    foreigner,
    gate,
    in_order,
    is_asked,
    is_down,
    is_rested,
    log_has,
    log_notes,
    members,
    no,
    number,
    offered,
    open_,
    options,
    pick,
    place_of,
    power,
    rearrange,
    rested,
    scene,
    sees,
    set_on,
    sortie,
    souls,
    table,
    tactics,
    turned,
    use,
    yes,
    zone,
)
from tests.ruling import clause

from kirifuda.games.luck_and_logic.instructions import SetUpon
from kirifuda.games.luck_and_logic.picks import CHOOSE
from kirifuda.games.luck_and_logic.zones import GATE, HAND, STOCK
from kirifuda.kernel.effects.choosing import Choose
from kirifuda.kernel.effects.terms import Chosen, Fixed, In
from kirifuda.kernel.effects.who import You

A = card(name="朝")
B = card(name="昼")
C = card(name="夜")
D = card(name="宵")
F = foreigner(name="使い")


# -- 5.5: shuffling --------------------------------------------------------------------------


@clause("5.5.2")
def test_a_shuffle_brings_any_order() -> None:
    mix = card("起[0]山札をシャッフルする。", name="混ぜ手")
    seen = set()
    for seed in range(12):
        m = scene(me={"circles": [mix], "deck": [A, B, C]}, seed=seed)
        use(m, mix)
        assert sorted(in_order(m, "me", "deck")) == sorted([A.name, B.name, C.name])
        seen.add(tuple(in_order(m, "me", "deck")))
    assert len(seen) > 3


@clause("5.5.1", "5.5.1.1")
def test_a_deck_of_one_card_is_shuffled_too() -> None:
    mix = card("起[0]山札をシャッフルする。", name="混ぜ手")
    m = scene(me={"circles": [mix], "deck": [A]})
    use(m, mix)
    assert in_order(m, "me", "deck") == [A.name]
    assert log_has(m, "", "shuffle")
    m = scene(me={"circles": [mix], "deck": [A, B, C, D] * 5}, seed=3)
    before = in_order(m, "me", "deck")
    use(m, mix)
    assert in_order(m, "me", "deck") != before
    assert sorted(in_order(m, "me", "deck")) == sorted(before)


@clause("5.5.2", "4.8.1.1.2", "4.8.1.1.2.1")
def test_shuffling_the_stock_keeps_how_many_lie_face_up_at_its_bottom() -> None:
    mix = card("起[0]ストックをシャッフルする。", name="混ぜ手")
    ear = card("自カードが表向きになった時、カードを1枚引く。", name="聞き手")
    m = scene(me={"circles": [mix, ear], "stock": [open_(A), B, open_(C), D]})
    use(m, mix)
    t = table(m)
    assert [t.down[c] for c in t.cards(0, STOCK)] == [1, 1, 0, 0]
    assert sorted(in_order(m, "me", "stock")) == sorted([A.name, B.name, C.name, D.name])
    assert count(m, "me", "hand") == 0


# -- 5.6, 5.7: drawing and looking -----------------------------------------------------------


@clause("5.6.1", "5.6.2")
def test_cards_are_drawn_from_the_top_one_after_the_other() -> None:
    draw = card("起[0]カードを2枚引く。", name="引き手")
    m = scene(me={"circles": [draw], "top": [A, B, C]})
    use(m, draw)
    assert zone(m, "me", "hand") == [A.name, B.name]
    assert in_order(m, "me", "deck")[0] == C.name


@clause("5.6.3", "5.6.3.1", "5.6.3.2", "5.6.3.3")
def test_up_to_so_many_are_drawn_until_one_stops() -> None:
    draw = card("起[0]カードを2枚まで引く。", name="引き手")
    m = scene(me={"circles": [draw], "top": [A, B, C]})
    use(m, draw)
    asked(m, "draw on")
    yes(m)
    assert zone(m, "me", "hand") == [A.name]
    no(m)
    assert zone(m, "me", "hand") == [A.name]
    m = scene(me={"circles": [draw], "top": [A, B, C]})
    use(m, draw)
    yes(m)
    yes(m)
    assert zone(m, "me", "hand") == [A.name, B.name]


@clause("5.6.3")
def test_up_to_so_many_for_each_are_asked_for_as_often() -> None:
    draw = card("起[0]あなたのメンバー1体につきカードを1枚まで引く。", name="引き手")
    m = scene(me={"circles": [draw, A]})
    use(m, draw)
    no(m)
    assert count(m, "me", "hand") == 0
    yes(m)
    assert count(m, "me", "hand") == 1


@clause("5.7.1", "5.23.2", "5.23.3")
def test_only_who_looks_sees_the_top_cards() -> None:
    look = card(
        "起[0]自分の山札の上から2枚を見る。その中からカードを1枚選び、手札に加える。", name="覗き手"
    )
    m = scene(me={"circles": [look], "top": [A, B, C]})
    use(m, look)
    assert [c.get("name") for c in sees(m, 0, "me", "deck")][:3] == [A.name, B.name, None]
    assert [c.get("name") for c in sees(m, 1, "me", "deck")][:3] == [None, None, None]
    pick(m, B)
    assert zone(m, "me", "hand") == [B.name]
    assert in_order(m, "me", "deck")[:2] == [A.name, C.name]


@clause("5.7.2", "5.7.2.1", "5.7.2.2", "5.7.2.3", "5.7.2.4")
def test_up_to_so_many_are_looked_at_until_one_stops() -> None:
    look = card("起[0]自分の山札の上から2枚までを見る。", name="覗き手")
    m = scene(me={"circles": [look], "top": [A, B, C]})
    use(m, look)
    asked(m, "look on")
    yes(m)
    assert [c.get("name") for c in sees(m, 0, "me", "deck")][:2] == [A.name, None]
    yes(m)
    assert [c.get("name") for c in sees(m, 0, "me", "deck")][:3] == [A.name, B.name, None]
    assert [c.get("name") for c in sees(m, 1, "me", "deck")][:3] == [None, None, None]


@clause("5.7.2.2")
def test_who_looks_may_stop_at_once_or_later() -> None:
    look = card("起[0]自分の山札の上から3枚までを見る。", name="覗き手")
    for often in (0, 1, 2):
        m = scene(me={"circles": [look], "top": [A, B, C]})
        use(m, look)
        for _ in range(often):
            yes(m)
        no(m)
        asked(m, "main")
        known = [c.get("name") for c in sees(m, 0, "me", "deck")][:3]
        assert known == [A.name, B.name, C.name][:often] + [None] * (3 - often)


# -- 5.11: exchange --------------------------------------------------------------------------


@clause("5.11.1")
def test_two_cards_take_each_others_place() -> None:
    swap = card(
        "起[0]あなたのドロップ領域のカードを1枚選び、このメンバーと入れ替える。", name="代わり"
    )
    m = scene(me={"circles": [None, swap], "drop": [A]})
    use(m, swap)
    assert place_of(m, A) == 1
    assert zone(m, "me", "drop") == [swap.name]


@clause("5.11.2")
def test_without_a_second_card_nothing_is_exchanged() -> None:
    swap = card(
        "起[0]あなたのドロップ領域のカードを1枚選び、このメンバーと入れ替える。", name="代わり"
    )
    m = scene(me={"circles": [swap]})
    use(m, swap)
    assert members(m, "me") == [swap.name]


# -- 5.15, 5.18: boosts and drives -----------------------------------------------------------


@clause("5.15.1")
def test_level_boost_rests_a_level_card_and_draws() -> None:
    help_ = card("起[0]レベルブーストする。", name="助け")
    m = scene(me={"circles": [help_], "levels": [rested(A), B], "top": [C]})
    use(m, help_)
    assert is_rested(m, B)
    assert zone(m, "me", "hand") == [C.name]
    m = scene(me={"circles": [help_], "levels": [rested(A)], "top": [C]})
    use(m, help_)
    assert count(m, "me", "hand") == 0


@clause("5.18.1", "5.22.3")
def test_luck_drive_takes_three_cards_or_does_nothing() -> None:
    luck = card("起[0]ラックドライブを行う。", name="運試し")
    m = scene(me={"circles": [luck], "stock": [A, B, C, D]})
    use(m, luck)
    assert sorted(zone(m, "me", "drop")) == sorted([A.name, B.name, C.name])
    assert count(m, "me", "hand") == 1
    m = scene(me={"circles": [luck], "stock": 2})
    use(m, luck)
    assert count(m, "me", "stock") == 2
    assert count(m, "me", "hand") == 0


# -- 5.19, 5.23: showing ---------------------------------------------------------------------


@clause("5.19.3", "5.19.3.1", "5.19.4")
def test_what_is_revealed_stays_where_it_is() -> None:
    show = card("起[0]自分の山札の上から1枚を公開する。カードを1枚引く。", name="見せ手")
    m = scene(me={"circles": [show], "top": [A, B]})
    use(m, show)
    assert log_has(m, "", "reveal", A)
    assert zone(m, "me", "hand") == [A.name]
    assert [c.get("name") for c in sees(m, 1, "me", "hand")] == [None]
    only = card("起[0]自分の山札の上から1枚を公開する。", name="見せるだけ")
    m = scene(me={"circles": [only], "top": [A, B]})
    use(m, only)
    assert in_order(m, "me", "deck")[:2] == [A.name, B.name]
    assert sees(m, 1, "me", "deck")[0]["name"] == A.name
    # nor does anybody go on seeing what was another's
    theirs = card("起[0]相手の山札の上から1枚を公開する。相手はカードを1枚引く。", name="覗き手")
    m = scene(me={"circles": [theirs]}, foe={"top": [A, B]})
    use(m, theirs)
    assert log_has(m, "", "reveal", A)
    assert zone(m, "foe", "hand") == [A.name]
    assert [c.get("name") for c in sees(m, 0, "foe", "hand")] == [None]


# -- 5.20, 5.21: the deck --------------------------------------------------------------------


@clause("5.20.1")
def test_a_reshuffle_takes_the_whole_drop_zone_into_the_deck() -> None:
    mix = card("起[0]リシャッフルを行う。", name="戻し手")
    m = scene(me={"circles": [mix], "drop": [A, B], "deck": 3})
    use(m, mix)
    assert count(m, "me", "drop") == 0
    assert count(m, "me", "deck") == 5
    assert table(m).points == [0, 0]
    assert count(m, "me", "refresh") == 0


@clause("5.21.1")
def test_a_refresh_also_gives_a_refresh_point() -> None:
    mix = card("起[0]山札をリフレッシュする。", name="戻し手")
    m = scene(me={"circles": [mix], "drop": [A, B], "deck": 3})
    use(m, mix)
    assert count(m, "me", "drop") == 0
    assert count(m, "me", "refresh") == 1
    assert count(m, "me", "deck") == 4


# -- 5.22: costs -----------------------------------------------------------------------------


@clause("5.22.1", "5.22.3", "5.22.5.4", "9.6.2.3")
def test_a_cost_is_paid_whole_or_not_at_all() -> None:
    two = card("起[2]カードを1枚引く。", name="二枚払い")
    m = scene(me={"circles": [two], "stock": 2})
    use(m, two)
    assert count(m, "me", "stock") == 0
    assert count(m, "me", "hand") == 1
    m = scene(me={"circles": [two], "stock": 1})
    assert not offered(m, "use", two)
    free = card("起[0]カードを1枚引く。", name="無料")
    m = scene(me={"circles": [free]})
    use(m, free)
    assert count(m, "me", "hand") == 1


@clause("5.22.3")
def test_what_an_effect_has_paid_is_paid_whole_or_not_at_all() -> None:
    for stock, left in ((3, 1), (2, 0), (1, 1), (0, 0)):
        toll = card("起[0]ストックを2枚払う。", name="通行料")
        m = scene(me={"circles": [toll], "stock": stock}, foe={"stock": 4})
        use(m, toll)
        assert count(m, "me", "stock") == left
        assert count(m, "me", "drop") == stock - left
        assert count(m, "foe", "stock") == 4


@clause("5.22.2", "9.4.2")
def test_several_parts_of_a_cost_are_all_paid() -> None:
    both = card("起[1あなたの手札を1枚捨てる]カードを2枚引く。", name="両払い")
    m = scene(me={"circles": [both], "stock": 1, "hand": [A, B]}, foe={"hand": [C]})
    use(m, both)
    assert sorted(o.card for o in options(m, "pick")) == sorted([number(m, A), number(m, B)])
    pick(m, A)
    assert A.name in zone(m, "me", "drop")
    assert count(m, "me", "drop") == 2
    assert count(m, "me", "hand") == 3
    m = scene(me={"circles": [both], "stock": 1})
    assert not offered(m, "use", both)


@clause("5.22.6", "11.4.2.1")
def test_a_logic_drive_played_without_its_cost() -> None:
    driver = card("ロジックドライブ[3]カードを2枚引く。", name="駆動者")
    other = card(
        "起[0]あなたの「駆動者」を1体選ぶ。そのメンバーのロジックドライブをコストを払わずにプレイする。",
        name="後押し",
    )
    m = scene(me={"circles": [driver, other]})
    use(m, other)
    assert count(m, "me", "hand") == 2


# -- 5.24: set cards -------------------------------------------------------------------------

SETTER = card("起[0]あなたの手札を1枚選び、このメンバーに裏向きに設置する。", name="仕掛け手")


@clause("5.24.1", "5.24.4", "4.2.1.2")
def test_a_card_is_set_face_down_and_only_its_master_looks_at_it() -> None:
    m = scene(me={"circles": [None, SETTER], "hand": [A]})
    use(m, SETTER)
    assert set_on(m, SETTER) == [A.name]
    assert is_down(m, A)
    assert place_of(m, A) == 1
    assert A.name in [c.get("name") for c in sees(m, 0, "me", "circles")]
    assert A.name not in [c.get("name") for c in sees(m, 1, "me", "circles")]
    assert members(m, "me") == [SETTER.name]


@clause("5.24.5")
def test_it_is_kept_what_is_set_on_what_and_in_which_order() -> None:
    text = "起[0]あなたの手札を1枚選び、このメンバーに裏向きに設置する。"
    other = card(text, name="別の仕掛け手")
    m = scene(me={"circles": [SETTER, other], "hand": [A, B, C]})
    for who, one in ((SETTER, B), (other, A), (SETTER, C)):
        use(m, who)
        if options(m, "pick"):
            pick(m, one)
    assert set_on(m, SETTER) == [B.name, C.name]
    assert set_on(m, other) == [A.name]
    rearrange(m, 5, 3)
    assert set_on(m, SETTER) == [B.name, C.name]
    assert [place_of(m, one) for one in (A, B, C)] == [3, 5, 5]


@clause("5.24.2", "4.1.5")
def test_set_cards_go_where_their_member_goes() -> None:
    m = scene(me={"circles": [{"card": A, "set": [turned(B)]}]})
    rearrange(m, 4)
    assert place_of(m, A) == 4
    assert place_of(m, B) == 4


@clause("5.24.3", "10.7.1.3")
def test_without_its_host_a_set_card_is_dropped() -> None:
    m = scene(me={"circles": [{"card": A, "set": [turned(B)]}], "hand": [C]})
    sortie(m, C, 0)
    assert sorted(zone(m, "me", "drop")) == sorted([A.name, B.name])


@clause("5.24.6")
def test_a_face_up_set_member_is_no_member() -> None:
    setter = card("起[0]あなたの手札を1枚選び、このメンバーに設置する。", name="並べ手")
    m = scene(me={"circles": [setter], "hand": [A], "levels": 1})
    use(m, setter)
    assert not is_down(m, A)
    assert members(m, "me") == [setter.name]
    assert not table(m).is_member(number(m, A))
    choose(m, "battle phase")
    assert not offered(m, "attack", A)


@clause("5.24.1", "4.3.2")
def test_a_card_set_on_a_gate_lies_on_its_circle() -> None:
    setter = doing(
        Choose("9.6.3", CHOOSE, 1, You(), In(You(), [GATE]), Fixed(1), Fixed(1)),
        SetUpon("5.24.1", You(), In(You(), [HAND]), Chosen(1), 1),
        name="門番",
    )
    m = scene(me={"circles": [setter], "hand": [A]})
    use(m, setter)
    target = table(m).gate_of(0, 4)
    decide(m, next(o for o in options(m, "pick") if o.card == target))
    assert place_of(m, A) == 4
    assert table(m).host[number(m, A)] == target


@clause("5.24.1.1")
def test_a_card_to_be_set_on_what_is_gone_is_dropped() -> None:
    setter = card(
        "起[0]このメンバーをドロップする。あなたの手札を1枚選び、このメンバーに設置する。",
        name="消える者",
    )
    m = scene(me={"circles": [setter], "hand": [A]})
    use(m, setter)
    assert sorted(zone(m, "me", "drop")) == sorted([setter.name, A.name])
    assert log_has(m, "5.24.1.1", "move", A)


# -- 5.26 to 5.29 ----------------------------------------------------------------------------


@clause("5.26.1", "4.15.2")
def test_a_card_becomes_a_soul() -> None:
    keep = card("起[0]あなたの手札を1枚選び、このメンバーのソウルにする。", name="宿し手")
    m = scene(me={"circles": [keep, B], "hand": [A]})
    use(m, keep)
    assert souls(m, keep) == [A.name]
    assert souls(m, B) == []
    assert zone(m, "me", "soul") == [A.name]


@clause("5.27.1")
def test_stock_boost() -> None:
    boost = card("起[0]ストックブースト2。", name="溜め手")
    m = scene(me={"circles": [boost], "stock": [D], "top": [A, B, C]})
    use(m, boost)
    assert in_order(m, "me", "stock") == [B.name, A.name, D.name]
    assert is_down(m, A)


@clause("5.28.1")
def test_stock_open_turns_up_from_the_bottom() -> None:
    open_stock = card("起[0]ストックオープン2。", name="開け手")
    m = scene(me={"circles": [open_stock], "stock": [A, B, open_(C), D]})
    use(m, open_stock)
    assert [is_down(m, one) for one in (A, B, C, D)] == [True, False, False, False]


@clause("5.29.1")
def test_stock_close_turns_down_from_the_top() -> None:
    close = card("起[0]ストッククローズ1。", name="閉じ手")
    m = scene(me={"circles": [close], "stock": [A, open_(B), open_(C)]})
    use(m, close)
    assert [is_down(m, one) for one in (A, B, C)] == [True, True, False]


# -- 5.31: losing abilities ------------------------------------------------------------------


@clause("5.31.1.1")
def test_all_abilities_of_the_kind_are_lost() -> None:
    rich = card(
        "起[0]カードを1枚引く。\n起[0]カードを2枚引く。\n永このメンバーのパワー+1000。", name="多芸"
    )
    take = card("起[0]このターン中、あなたの「多芸」すべては起能力をすべて失う。", name="取り上げ")
    m = scene(me={"circles": [rich, take]})
    assert len(options(m, "use", rich)) == 2
    use(m, take)
    assert not options(m, "use", rich)
    assert power(m, rich) == 4000


# -- 5.32: breaking gates --------------------------------------------------------------------


@clause("5.32.1", "5.32.1.1", "5.32.2", "5.32.2.2", "1.3.2.1")
def test_a_gate_is_broken_once() -> None:
    breaker = card(
        "起[0]相手の左の前列の門を1枚選び、破壊する。\n自このメンバーが門を破壊した時、カードを1枚引く。",
        name="破り手",
    )
    m = scene(me={"circles": [breaker]})
    use(m, breaker)
    assert broken(m, "foe") == [0]
    assert count(m, "me", "hand") == 1
    use(m, breaker)
    assert broken(m, "foe") == [0]
    assert count(m, "me", "hand") == 1
    if_so = card("起[0]相手の左の前列の門を1枚選び、破壊してよい。そうしたら、カードを1枚引く。")
    for already, drew in (([], 1), ([0], 0)):
        n = scene(me={"circles": [if_so]}, foe={"broken": already})
        use(n, if_so)
        if is_asked(n, "may do"):
            yes(n)
        assert broken(n, "foe") == [0]
        assert count(n, "me", "hand") == drew


@clause("5.32.2.1")
def test_who_attacks_an_empty_circle_has_broken_its_gate() -> None:
    breaker = card("自このメンバーが門を破壊した時、カードを1枚引く。", name="破り手")
    m = scene(me={"circles": [breaker], "levels": 1})
    attack(m, breaker, 1)
    assert broken(m, "foe") == [1]
    assert count(m, "me", "hand") == 1


# -- 5.33: alchemy ---------------------------------------------------------------------------

TOOL = tactics("秘具スキルカードを2枚引く。", name="壺", level=1)
BIG_TOOL = tactics("秘具スキルカードを1枚引く。", name="大壺", level=3)
SMITH = card("起[0]錬成2。カードを1枚引く。", name="鍛冶")


@clause("5.33.1", "5.33.1.1", "5.33.2", "11.10.1")
def test_a_tool_is_turned_up_used_and_turned_down() -> None:
    m = scene(me={"circles": [SMITH], "secret": [TOOL, BIG_TOOL]})
    use(m, SMITH)
    asked(m, "alchemy")
    assert [m.state.definition(o.card).name for o in options(m, "pick")] == [TOOL.name]
    pick(m, TOOL)
    assert count(m, "me", "hand") == 3
    assert is_down(m, TOOL)
    told = [n.verb for n in log_notes(m) if n.verb in ("turn up", "turn down", "move")]
    assert told == ["turn up", "move", "move", "move", "turn down"]


@clause("5.33.1", "5.33.1.1")
def test_who_does_it_chooses_among_ones_own_tools() -> None:
    m = scene(me={"secret": [BIG_TOOL]}, foe={"circles": [SMITH], "secret": [TOOL]}, whose="foe")
    use(m, SMITH)
    asked(m, "alchemy", "foe")
    pick(m, TOOL)
    assert log_has(m, "5.33.1.1", "turn up", TOOL)


@clause("5.33.1.1")
def test_no_tool_need_be_chosen() -> None:
    m = scene(me={"circles": [SMITH], "secret": [TOOL]})
    use(m, SMITH)
    done(m)
    assert count(m, "me", "hand") == 1
    assert not log_has(m, "5.33.1.1", "turn up")


@clause("5.33.1.1", "11.10.1")
def test_two_skills_of_a_tool_are_carried_out_as_printed() -> None:
    tool = tactics(
        "秘具スキルあなたの手札すべてを捨てる。\n秘具スキルカードを1枚引く。",
        name="砂時計",
        level=1,
    )
    m = scene(me={"circles": [card("起[0]錬成2。", name="弟子")], "secret": [tool], "hand": [A]})
    use(m, "弟子")
    pick(m, tool)
    assert zone(m, "me", "drop") == [A.name]
    assert count(m, "me", "hand") == 1


@clause("5.33.1.1", "4.19.1.1.1")
def test_being_asked_tells_nothing_about_the_tools() -> None:
    m = scene(me={"circles": [SMITH], "secret": [BIG_TOOL]})
    use(m, SMITH)
    asked(m, "alchemy")
    done(m)


# -- 5.34: flicker ---------------------------------------------------------------------------


@clause("5.34.1", "5.34.1.1", "5.34.1.1.1", "5.34.1.1.2", "4.1.5")
def test_a_flickering_member_comes_back_as_a_new_one_with_its_souls() -> None:
    quick = card(
        "起[0]このメンバーを瞬動する。\n自このメンバーが出撃した時、カードを1枚引く。",
        name="韋駄天",
        cost=2,
        level=4,
    )
    m = scene(me={"circles": [None, None, rested(quick, souls=[A])]})
    before = m.state.refs[number(m, quick)]
    use(m, quick)
    assert place_of(m, quick) == 2
    assert souls(m, quick) == [A.name]
    assert not is_rested(m, quick)
    assert m.state.refs[number(m, quick)] != before
    assert count(m, "me", "hand") == 1
    assert count(m, "me", "purge") == 0


@clause("5.34.1.1.3", "1.3.3")
def test_who_may_not_be_sortied_stays_purged() -> None:
    quick = card("起[0]このメンバーを瞬動する。", name="韋駄天")
    ban = card("永あなたは「韋駄天」を出撃させることができない。", name="足止め")
    m = scene(me={"circles": [{"card": quick, "souls": [A]}, ban]})
    use(m, quick)
    assert sorted(zone(m, "me", "purge")) == sorted([quick.name, A.name])
    free = scene(me={"circles": [{"card": quick, "souls": [A]}]})
    use(free, quick)
    while not is_asked(free, "main"):
        free.choose(0)
    assert zone(free, "me", "purge") == []
    assert quick.name in zone(free, "me", "circles")


# -- 5.14: moving ----------------------------------------------------------------------------


@clause("5.14.2", "7.5.3.6")
def test_who_stays_has_not_moved() -> None:
    stays = card("自このメンバーが動いた時、カードを1枚引く。", name="居残り")
    m = scene(me={"circles": [stays, A]})
    rearrange(m, 0, 4)
    assert count(m, "me", "hand") == 0


@clause("5.32.1", "4.3.1.1")
def test_a_broken_gate_lies_face_up_and_is_seen_by_all() -> None:
    arch = gate(name="凱旋門")
    m = scene(foe={"gates": [open_(arch)]})
    for viewer in (0, 1, None):
        seen = [c.get("name") for c in sees(m, viewer, "foe", "gates")]
        assert seen == [arch.name, None, None, None, None, None]
