"""Chapter 11: keywords."""

from __future__ import annotations

import pytest
from tests.games.rebirth.table import (
    asked,
    attack,
    block,
    cancel,
    card,
    choose,
    clauses_against,
    count,
    damage,
    log_has,
    no_block,
    number,
    offered,
    rebirth,
    scene,
    use,
    values,
    zone,
)
from tests.ruling import clause

from kirifuda.games.rebirth.zones import HAND
from kirifuda.kernel.effects.conditions import Between
from kirifuda.kernel.effects.terms import CountOf, Fixed, In
from kirifuda.kernel.effects.who import You
from kirifuda.kernel.position.decisions import Option

A = card(name="空")
B = card(name="海")
SPARE = card(name="留守番")
WEAK = card(name="薄氷", def_=1)
STRONG = card(name="大岩", atk=9, def_=9)
SONG = rebirth(name="朝の歌")
TUNE = rebirth(name="夜の調べ")
DROP = card(
    "【自】【メンバー】:あなたのエントリーがサポートされた時、"
    "あなたは自分のReバース置場からすべて選び、控え室に置く。",
    name="幕引き",
)


@clause("11.2.3", "11.2.3.1")
def test_a_continuous_ability_is_invalid_while_its_condition_is_not_met() -> None:
    glow = card("【永】【メンバー】【Reコンボ】:あなたのエントリーを+2/±0。", name="輝き")
    m = scene(me={"entry": A, "members": [glow], "rebirth": [SONG]})
    assert values(m, A) == (3, 3)
    m = scene(me={"entry": A, "members": [glow]})
    assert values(m, A) == (1, 3)


@clause("11.2.3", "11.2.3.2")
def test_an_activated_ability_cannot_be_played_without_its_condition() -> None:
    act = card("【起】【メンバー】【Reコンボ】:あなたは1枚引く。", name="合図")
    m = scene(me={"members": [act]})
    assert not offered(m, "use", act)
    what = Option("use", number(m, act), ability=m.state.face(number(m, act)).abilities[0])
    assert clauses_against(m, "me", what) == ["11.2.3.2"]
    met = scene(me={"members": [act], "rebirth": [SONG]})
    use(met, act)
    assert count(met, "me", "hand") == 1


@clause("11.2.3.2")
def test_an_activated_ability_whose_condition_is_gone_does_not_resolve() -> None:
    act = card(
        "【起】【メンバー】【Reコンボ】:[あなたのReバース置場からすべて選び、控え室に置く]あなたは1枚引く。",
        name="使い切り",
    )
    m = scene(me={"members": [act], "rebirth": [SONG]})
    use(m, act)
    assert zone(m, "me", "rebirth") == []
    assert count(m, "me", "hand") == 0
    assert log_has(m, clause="11.2.3.2", verb="unresolved", one=act)


@clause("11.2.3", "11.2.3.3")
def test_an_automatic_ability_is_played_but_does_not_resolve_without_its_condition() -> None:
    auto = card(
        "【自】【メンバー】【Reコンボ】:このキャラがサポートした時、あなたは1枚引く。", name="呼応"
    )
    for order, drawn in (((auto, DROP), 1), ((DROP, auto), 0)):
        m = scene(me={"members": [auto, DROP], "rebirth": [SONG]})
        attack(m, with_=auto)
        choose(m, "play", order[0])
        no_block(m)
        assert log_has(m, verb="play", one=auto)
        assert count(m, "me", "hand") == drawn
        assert log_has(m, clause="11.2.3.3", verb="unresolved", one=auto) == (not drawn)


@clause("11.2.3", "11.2.3.4")
def test_a_cancel_ability_needs_its_condition_to_be_presented_and_to_work() -> None:
    act = card("【起】【メンバー】:あなたは1枚引く。", name="合図")
    stop = card("【キャンセル】【Reコンボ】:【起】", name="待った")
    m = scene(me={"members": [act]}, foe={"hand": [stop]})
    use(m, act)
    asked(m, "cancel", "foe")
    assert not offered(m, "cancel", stop)
    choose(m, "pass")
    met = scene(me={"members": [act]}, foe={"hand": [stop], "rebirth": [SONG]})
    use(met, act)
    cancel(met, stop)
    assert count(met, "me", "hand") == 0
    # a condition that is met when it is presented, and by its very cost no longer when it would work
    only = card("【キャンセル】:【起】", name="最後の待った")
    gone = card("【キャンセル】:【起】", name="先の待った")
    lost = scene(me={"members": [act]}, foe={"hand": [only, gone], "rebirth": [SONG]})
    only.abilities[0].conditions.append(Between(CountOf(In(You(), [HAND])), Fixed(2), None))
    use(lost, act)
    cancel(lost, only)
    choose(lost, "pass")
    asked(lost, "main", "me")
    assert log_has(lost, clause="11.2.3.4", verb="unresolved", one=only)
    assert count(lost, "me", "hand") == 1


@clause("11.2.4")
@pytest.mark.parametrize(
    ("rebirths", "members", "atk"), [(1, 1, 3), (0, 1, 1), (1, 0, 1), (0, 0, 1)]
)
def test_several_condition_keywords_must_all_be_met(rebirths: int, members: int, atk: int) -> None:
    glow = card(
        "【永】【メンバー】【Reコンボ】【本領発揮Lv2】:あなたのエントリーを+2/±0。", name="輝き"
    )
    m = scene(me={"entry": A, "members": [glow, B][: 1 + members], "rebirth": [SONG] * rebirths})
    assert values(m, A)[0] == atk


@clause("11.5.4")
def test_one_of_several_rebirth_cards_is_enough() -> None:
    glow = card("【永】【メンバー】【Reコンボ】《朝の歌》:あなたのエントリーを+2/±0。", name="輝き")
    m = scene(me={"entry": A, "members": [glow], "rebirth": [TUNE, SONG, TUNE]})
    assert values(m, A)[0] == 3
    other = scene(me={"entry": A, "members": [glow], "rebirth": [TUNE, TUNE]})
    assert values(other, A)[0] == 1


# -- what the keywords mean -------------------------------------------------------------------


@clause("11.3.1", "11.3.2")
def test_a_spark_needs_the_entry_process() -> None:
    spark = card("【スパーク】:あなたは1枚引く。", name="火花")
    m = scene(me={"entry": [], "top": [spark]})
    assert count(m, "me", "hand") == 1
    played = scene(me={"hand": [spark], "energy": 1})
    choose(played, "play", spark, spot=3)
    while played.decision is not None and played.decision.kind == "pay energy":
        played.choose(0)
    assert count(played, "me", "hand") == 0
    assert zone(played, "me", "entry") == [spark.name]


@clause("11.4.2")
def test_a_cancel_ability_stops_only_what_it_names() -> None:
    act = card("【起】【メンバー】:あなたは1枚引く。", name="合図")
    stop = card("【キャンセル】:Reバース以外の【スパーク】", name="水差し")
    spark = card("【スパーク】:あなたは1枚引く。", name="火花")
    flash = rebirth("【スパーク】:あなたは1枚引く。", name="閃き")
    m = scene(me={"members": [act]}, foe={"hand": [stop]})
    use(m, act)
    assert count(m, "me", "hand") == 1  # nobody was even asked
    m = scene(me={"entry": [], "top": [spark]}, foe={"hand": [stop]})
    cancel(m, stop)
    assert count(m, "me", "hand") == 0
    m = scene(me={"entry": [], "top": [flash]}, foe={"hand": [stop]})
    asked(m, "cancel", "foe")
    assert not offered(m, "cancel", stop)
    choose(m, "pass")
    assert count(m, "me", "hand") == 1


@clause("11.3.1")
def test_a_spark_is_an_automatic_ability() -> None:
    stop = card("【キャンセル】:【自】", name="静粛に")
    spark = card("【スパーク】:あなたは1枚引く。", name="火花")
    m = scene(me={"entry": [], "top": [spark]}, foe={"hand": [stop]})
    cancel(m, stop)
    assert count(m, "me", "hand") == 0


@clause("11.5.2", "11.5.3")
def test_re_combo_asks_for_a_rebirth_card_or_one_of_a_name() -> None:
    any_ = card("【永】【メンバー】【Reコンボ】:あなたのエントリーを+2/±0。", name="輝き")
    named = card("【永】【メンバー】【Reコンボ】《歌》:あなたのエントリーを+4/±0。", name="煌めき")
    for held, atk in (([], 1), ([TUNE], 3), ([SONG], 7)):
        m = scene(
            me={"entry": A, "members": [any_, named], "rebirth": held}, foe={"rebirth": [SONG]}
        )
        assert values(m, A)[0] == atk


@clause("11.6.2", "11.6.3", "11.6.4")
def test_a_blocker_blocks_for_those_it_names() -> None:
    guard = card("【ブロッカー】", name="盾")
    picky = card("【ブロッカー】〔花〕", name="花盾")
    flower = card(name="花", traits=["花"])
    m = scene(me={"members": [A, SPARE]}, foe={"entry": B, "hand": [guard, picky]})
    attack(m, with_=A)
    assert offered(m, "block", guard)
    assert not offered(m, "block", picky)
    block(m, guard)
    assert damage(m, B) == 0
    m = scene(me={"members": [A, SPARE]}, foe={"entry": flower, "hand": [guard, picky]})
    attack(m, with_=A)
    block(m, picky)
    assert damage(m, flower) == 0


@clause("11.7.2", "11.7.3", "11.7.3.1")
def test_full_power_counts_members_and_retired_cards() -> None:
    plain = card("【永】【メンバー】【本領発揮Lv3】:あなたのエントリーを+2/±0。", name="本気")
    for retired, atk in ((1, 1), (2, 3)):
        m = scene(me={"entry": A, "members": [plain], "retire": retired})
        assert values(m, A)[0] == atk
    lead = card(name="主役")
    flower = card(name="花", traits=["花"])
    bird = card(name="鳥", traits=["鳥"])
    such = card(
        "【永】【メンバー】【本領発揮Lv2】〔花〕&〔鳥〕:あなたのエントリーを+2/±0。", name="花鳥"
    )
    both = card(name="花と鳥", traits=["花", "鳥"])
    for retire, atk in (([flower, A], 1), ([flower, bird], 3), ([both], 1), ([both, flower], 3)):
        m = scene(me={"entry": lead, "members": [such], "retire": retire})
        assert values(m, lead)[0] == atk


@clause("11.8.2")
def test_growth_does_nothing_but_can_be_asked_for() -> None:
    grow = card("【のびしろ】", name="若芽")
    seek = card(
        "【起】【メンバー】:あなたは自分の控え室から【のびしろ】を1枚選び、手札に戻す。",
        name="庭師",
    )
    m = scene(me={"entry": grow, "members": [seek], "waiting": [A, grow]})
    assert m.state.face(m.state.cards(0, 1)[0]).nums == [1, 1, 3]
    use(m, seek)
    assert zone(m, "me", "hand") == [grow.name]
