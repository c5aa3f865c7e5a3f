"""Chapter 9.9 to 9.15: effects that happen once, that last, that replace; last information; sources."""

from __future__ import annotations

import pytest
from tests.games.rebirth.table import (
    asked,
    attack,
    card,
    choose,
    clauses_against,
    count,
    damage,
    end_attacks,
    log_has,
    log_notes,
    no,
    no_block,
    number,
    offered,
    options,
    pass_all,
    pick,
    play,
    rebirth,
    scene,
    slot,
    to_attack,
    use,
    values,
    yes,
    zone,
)
from tests.ruling import clause

from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef
from kirifuda.kernel.position.decisions import Option

A = card(name="空")
B = card(name="海")
SPARE = card(name="留守番")
WEAK = card(name="薄氷", def_=1)
STRONG = card(name="大岩", atk=9, def_=9)


def traits(m: Match, one: CardDef) -> tuple[str, ...]:
    return m.state.face(number(m, one)).traits


@clause("9.9.1")
def test_what_is_done_once_is_done_once() -> None:
    draw = card("【起】【メンバー】【ターン1】:あなたは1枚引く。", name="一杯")
    m = scene(me={"members": [draw]})
    use(m, draw)
    end_attacks(m)
    pass_all(m)
    assert count(m, "me", "hand") == 1


LIGHT = card("【永】【メンバー】:あなたのエントリーは〔灯〕を得る。", name="点灯")
KEEN = card("【永】【メンバー】:あなたのエントリーの〔灯〕を+1/+1。", name="灯好き")
SHADE = card("【永】【メンバー】:あなたのエントリーの〔灯〕は〔影〕を得る。", name="影絵")
GLOOM = card("【永】【メンバー】:相手のエントリーは能力と属性をすべて失う。", name="暗幕")
VAIN = card("【永】【エントリー】:このキャラを+3/+3。", name="うぬぼれ", traits=["花"])


@clause("9.10.1", "9.10.1.1")
def test_what_is_printed_is_where_values_start() -> None:
    m = scene(me={"entry": A, "members": [card("【永】【メンバー】:あなたのエントリーを+2/+1。")]})
    assert A.nums == [1, 1, 3]
    assert values(m, A) == (3, 4)
    assert A.nums == [1, 1, 3]
    # and where they are again when what changed them is gone
    cheer = card("【永】【メンバー】:あなたのエントリーを+2/+1。", name="応援")
    away = card("【起】【メンバー】:あなたは自分のメンバーから1枚選び、控え室に置く。")
    n = scene(me={"entry": A, "members": [cheer, cheer, away]})
    assert values(n, A) == (5, 5)
    k = n.copy()
    for one in (n, k):
        for left in ((3, 4), (1, 3)):
            use(one, away)
            pick(one, cheer)
            assert values(one, A) == left


@clause("9.10.1.2")
def test_abilities_are_lost_before_they_change_anything() -> None:
    # the older ability does not get to change a number first
    m = scene(me={"entry": VAIN, "members": [B]}, foe={"members": [GLOOM]})
    assert values(m, VAIN) == (1, 3)
    assert traits(m, VAIN) == ()
    free = scene(me={"entry": VAIN, "members": [B]})
    assert values(free, VAIN) == (4, 6)


@clause("9.10.1.3", "9.10.1.4")
def test_traits_come_before_numbers_whatever_their_age() -> None:
    m = scene(me={"entry": A, "members": [KEEN], "hand": [LIGHT], "energy": 1})
    assert values(m, A) == (1, 3)
    play(m, LIGHT, 1)
    assert traits(m, A) == ("灯",)
    assert values(m, A) == (2, 4)


@clause("9.10.1.5")
def test_an_effect_that_depends_on_another_comes_after_it() -> None:
    m = scene(me={"entry": A, "members": [SHADE], "hand": [LIGHT], "energy": 1})
    assert traits(m, A) == ()
    play(m, LIGHT, 1)  # younger, but what the older one applies to hangs on it
    assert set(traits(m, A)) == {"灯", "影"}


@clause("9.10.1.5")
def test_an_ability_that_is_taken_away_grants_nothing() -> None:
    giver = card(
        "【永】【エントリー】:あなたのメンバーに〈【永】:このキャラを+1/+1。〉を与える。",
        name="師匠",
    )
    m = scene(me={"entry": giver, "members": [B]}, foe={"hand": [GLOOM], "energy": 1}, whose="foe")
    assert values(m, B) == (2, 4)
    play(m, GLOOM, 0)
    assert values(m, B) == (1, 3)


@clause("9.10.1.6", "9.10.1.6.1")
def test_of_two_continuous_abilities_the_card_that_came_first_comes_first() -> None:
    m = scene(me={"entry": A, "hand": [LIGHT], "energy": 1}, foe={"members": [GLOOM]})
    play(m, LIGHT, 0)
    assert traits(m, A) == ("灯",)
    late = scene(
        me={"entry": A, "members": [LIGHT]}, foe={"hand": [GLOOM], "energy": 1}, whose="foe"
    )
    assert traits(late, A) == ("灯",)
    play(late, GLOOM, 0)
    assert traits(late, A) == ()


@clause("9.10.1.6.2")
def test_other_effects_are_as_old_as_the_play_of_their_ability() -> None:
    wipe = card("【永】【メンバー】:あなたのエントリーは能力と属性をすべて失う。", name="拭き取り")
    lamp = card(
        "【起】【メンバー】:あなたは自分の手札からキャラを1枚選び、メンバーに置く。"
        "このターン中、あなたのエントリーに〔灯〕を与える。",
        name="点け役",
    )
    m = scene(me={"entry": A, "members": [None, None, lamp], "hand": [wipe]})
    choose(m, "use", lamp)
    choose(m, "pick", wipe)
    slot(m, 0)
    # the trait was given last, but by what was played before the other came
    assert traits(m, A) == ()
    again = scene(me={"entry": A, "members": [wipe, None, lamp], "hand": [B]})
    choose(again, "use", lamp)
    choose(again, "pick", B)
    slot(again, 1)
    assert traits(again, A) == ("灯",)


# whom no effect reaches: to others they go all the same
ALOOF = card("【永】【メンバー】:このキャラは効果を受けない。", name="よそ者")


@clause("9.10.2")
def test_a_card_that_has_moved_is_free_of_effects() -> None:
    boost = card(
        "【起】【メンバー】:あなたは自分のメンバーから1枚選び、このターン中、そのキャラを+2/+2。",
        name="励まし",
    )
    out = card(
        "【起】【メンバー】:あなたは自分のメンバーから1枚選び、手札に戻す。", name="呼び戻し"
    )
    m = scene(me={"members": [boost, out, A], "energy": 1}, foe={"members": [ALOOF]})
    use(m, boost)
    pick(m, A)
    assert values(m, A) == (3, 5)
    use(m, out)
    pick(m, A)
    play(m, A, 2)
    assert values(m, A) == (1, 3)


@clause("9.10.2")
def test_from_slot_to_slot_effects_go_along() -> None:
    boost = card(
        "【起】【メンバー】:あなたは自分のメンバーから1枚選び、このターン中、そのキャラを+2/+2。",
        name="励まし",
    )
    swap = card("【起】【メンバー】:あなたは自分のメンバーから2枚選び、入れ替える。", name="席替え")
    m = scene(me={"members": [boost, swap, A]})
    use(m, boost)
    pick(m, A)
    use(m, swap)
    pick(m, A, boost)
    assert zone(m, "me", "members") == [A.name, swap.name, boost.name]
    assert values(m, A) == (3, 5)


PROUD = card("【永】【エントリー】:あなたのメンバーを+2/±0。", name="誇り")


@clause("9.10.3", "9.10.3.1")
def test_effects_on_a_zone_apply_as_a_card_comes_in() -> None:
    greet = card(
        "【自】【メンバー】:あなたのメンバーにATK3以上のキャラが置かれた時、あなたは1枚引く。",
        name="出迎え",
    )
    raise_ = card(
        "【起】【メンバー】:あなたは自分の控え室からキャラを1枚選び、メンバーに置く。",
        name="呼び鈴",
    )
    m = scene(
        me={"entry": PROUD, "members": [greet, None, raise_], "waiting": [A]},
        foe={"members": [ALOOF]},
    )
    assert values(m, A) == (1, 3)
    choose(m, "use", raise_)
    slot(m, 1)
    assert values(m, A) == (3, 3)
    assert count(m, "me", "hand") == 1


SET = card("【起】【メンバー】:このターン中、相手のエントリーのATKを1にする。", name="均し")
UP = card("【起】【メンバー】:このターン中、相手のエントリーを+2/±0。", name="贈り物")


@clause("9.10.4")
@pytest.mark.parametrize(("printed", "later"), [(0, 3), (1, 3), (5, 3)])
def test_setting_a_value_adds_the_difference(printed: int, later: int) -> None:
    foe = card(name="相手役", atk=printed)
    m = scene(me={"members": [SET, UP]}, foe={"entry": foe})
    use(m, SET)
    assert values(m, foe)[0] == 1
    use(m, UP)
    assert values(m, foe)[0] == later
    before = scene(me={"members": [SET, UP]}, foe={"entry": foe})
    use(before, UP)
    use(before, SET)
    assert values(before, foe)[0] == 1


@clause("9.10.4")
def test_the_difference_is_each_cards_own() -> None:
    level = card("【起】【メンバー】:このターン中、相手のメンバーのATKを2にする。", name="横並び")
    high = card(name="高い", atk=7)
    m = scene(me={"members": [level]}, foe={"members": [A, high]})
    use(m, level)
    assert values(m, A)[0] == 2
    assert values(m, high)[0] == 2


@clause("9.10.5")
def test_of_contradicting_preferences_the_greater_number_is_kept() -> None:
    push = card(
        "【起】【メンバー】:あなたは相手のメンバーから1枚選び、控え室に置く。", name="押し手"
    )
    front = card(
        "【永】【メンバー】:相手は効果でメンバーから選ぶ際、このキャラを優先する。", name="前座"
    )
    crowd = card(
        "【永】【メンバー】:相手は効果でメンバーから選ぶ際、このキャラを優先する。\n"
        "【永】【メンバー】:相手は効果でメンバーから選ぶ際、このキャラを優先する。",
        name="人垣",
    )
    m = scene(me={"members": [push]}, foe={"members": [front, A, B]})
    use(m, push)
    assert [o.card for o in options(m, "pick")] == [number(m, front)]
    choose(m, "pick", front)
    more = scene(me={"members": [push]}, foe={"members": [front, crowd, B]})
    use(more, push)
    assert [o.card for o in options(more, "pick")] == [number(more, crowd)]
    choose(more, "pick", crowd)
    assert zone(more, "foe", "members") == [front.name, "", B.name]


CHARM = rebirth(
    "【永】:あなたのキャラがリタイアする直前に、あなたはこのカードを控え室に置くことで、"
    "デッキの上から1枚控え室に置き、その中に、Reバースがあるなら、そのリタイアとダメージを取り消す!",
    name="お守り",
)
RIBBON = rebirth(
    "【永】:あなたのキャラがリタイアする直前に、あなたはデッキの上から1枚控え室に置くことで、"
    "その中に、Reバースがあるなら、そのリタイアとダメージを取り消す!",
    name="飾り紐",
)
TOLL = rebirth(
    "【永】:あなたのキャラがリタイアする直前に、あなたは手札を1枚控え室に置くことで、"
    "そのリタイアとダメージを取り消す!",
    name="身代金",
)
SONG = rebirth(name="歌")
GRIEF = card("【自】【メンバー】:あなたのキャラがリタイアした時、あなたは1枚引く。", name="弔い")


@clause("9.11.1", "9.11.1.1")
def test_what_is_replaced_has_never_happened() -> None:
    m = scene(
        me={"entry": STRONG, "members": [A, SPARE]},
        foe={"entry": WEAK, "members": [GRIEF], "rebirth": [CHARM], "top": [SONG]},
    )
    attack(m, with_=A)
    asked(m, "may do", "foe")
    yes(m)
    asked(m, "attack", "me")
    assert zone(m, "foe", "entry") == [WEAK.name]
    assert damage(m, WEAK) == 0
    assert zone(m, "foe", "retire") == []
    assert not log_has(m, verb="play", one=GRIEF)
    assert zone(m, "foe", "waiting") == [CHARM.name, SONG.name]


@clause("5.19.3")
def test_a_retirement_is_undone_only_if_it_is_done_and_its_condition_is_met() -> None:
    for answer, top, saved, away in (
        (yes, SONG, True, [CHARM.name, SONG.name]),
        (yes, B, False, [CHARM.name, B.name]),  # done in vain
        (no, SONG, False, []),
    ):
        m = scene(
            me={"entry": STRONG, "members": [A, SPARE]},
            foe={"entry": WEAK, "rebirth": [CHARM], "top": [top, B]},
        )
        attack(m, with_=A)
        asked(m, "may do", "foe")
        answer(m)
        asked(m, "attack", "me")
        assert zone(m, "foe", "waiting") == away
        assert zone(m, "foe", "retire") == ([] if saved else [WEAK.name])
        if saved:
            assert zone(m, "foe", "entry") == [WEAK.name]
            assert damage(m, WEAK) == 0


@clause("9.11.2", "9.11.2.1", "9.11.2.2")
def test_the_master_of_what_is_affected_chooses_among_replacements() -> None:
    m = scene(
        me={"entry": STRONG, "members": [A, SPARE], "rebirth": [SONG]},
        foe={"entry": WEAK, "rebirth": [CHARM, TOLL], "hand": [B], "top": [SONG]},
    )
    attack(m, with_=A)
    no_block(m)
    asked(m, "rescue", "foe")  # not the player whose attack it is
    assert len(options(m, "rescue")) == 2
    choose(m, "rescue", TOLL)
    yes(m)
    asked(m, "attack", "me")
    assert zone(m, "foe", "hand") == []
    assert zone(m, "foe", "rebirth") == [CHARM.name, TOLL.name]


@clause("9.11.2.3")
def test_each_replacement_once_for_one_event() -> None:
    m = scene(
        me={"entry": STRONG, "members": [A, SPARE]},
        foe={"entry": WEAK, "rebirth": [RIBBON, CHARM], "top": [B, B]},
    )
    attack(m, with_=A)
    choose(m, "rescue", RIBBON)
    yes(m)
    assert zone(m, "foe", "waiting") == [B.name]  # in vain
    asked(m, "may do", "foe")
    assert m.decision is not None
    assert m.decision.source == number(m, CHARM)
    no(m)
    assert zone(m, "foe", "retire") == [WEAK.name]


@clause("9.11.3")
def test_a_replacement_that_asks_for_the_impossible_does_not_apply() -> None:
    m = scene(me={"entry": STRONG, "members": [A, SPARE]}, foe={"entry": WEAK, "rebirth": [TOLL]})
    attack(m, with_=A)
    asked(m, "attack", "me")
    assert zone(m, "foe", "retire") == [WEAK.name]
    # it does as soon as its choice can be done
    n = scene(
        me={"entry": STRONG, "members": [A, SPARE]},
        foe={"entry": WEAK, "rebirth": [TOLL], "hand": [B]},
    )
    attack(n, with_=A)
    no_block(n)
    yes(n)
    asked(n, "attack", "me")
    assert zone(n, "foe", "entry") == [WEAK.name]
    assert zone(n, "foe", "waiting") == [B.name]


@clause("9.12.1")
def test_what_has_left_is_asked_as_it_last_was() -> None:
    lend = card(
        "【自】【メンバー】:このキャラがサポートした時、"
        "このターン中、このキャラのATKをサポートされたキャラのATKに加える。",
        name="貸し手",
    )
    broom = card(
        "【自】【メンバー】:あなたのエントリーがサポートされた時、"
        "あなたは自分のメンバーからすべて選び、控え室に置く。",
        name="箒",
    )
    m = scene(me={"entry": PROUD, "members": [lend, broom]}, foe={"entry": STRONG})
    attack(m, with_=lend)
    choose(m, "play", broom)
    assert zone(m, "me", "members") == ["", "", ""]
    (dealt,) = log_notes(m, verb="damage")
    assert dealt.number == 1 + 3  # printed 1, and +2 while it was a member
    pass_all(m)


BOMB = card(
    "【起】【メンバー】【ターン1】:相手のエントリーに3ダメージを与える。\n"
    "【自】【メンバー】:このキャラが相手のキャラをリタイアさせた時、あなたは1枚引く。",
    name="爆竹",
)
BOAST = card(
    "【自】【エントリー】:このキャラが相手のキャラをリタイアさせた時、あなたは1枚引く。",
    name="武勇伝",
    atk=9,
)


@clause("9.13.1", "9.13.3")
def test_damage_comes_from_the_card_of_its_effect_or_from_the_attacker() -> None:
    m = scene(me={"entry": BOAST, "members": [BOMB, SPARE]}, foe={"entry": WEAK})
    use(m, BOMB)
    assert [m.state.definition(n.card).name for n in log_notes(m, verb="play")] == [BOMB.name] * 2
    assert count(m, "me", "hand") == 1
    attack(m, with_=BOMB)
    no_block(m)
    assert count(m, "me", "hand") == 2
    assert log_notes(m, verb="play")[-1].card == number(m, BOAST)


@clause("9.13.2")
def test_the_source_of_a_delayed_trigger_is_the_card_that_made_it() -> None:
    fuse = card(
        "【起】【メンバー】【ターン1】:このターン終了時、相手のエントリーに3ダメージを与える。\n"
        "【自】【メンバー】:このキャラが相手のキャラをリタイアさせた時、あなたは1枚引く。",
        name="導火線",
    )
    m = scene(me={"members": [fuse]}, foe={"entry": WEAK})
    use(m, fuse)
    assert zone(m, "foe", "retire") == []
    to_attack(m)
    asked(m, "attack", "me")
    assert zone(m, "foe", "retire") == []  # what waits for the end hears nothing before
    end_attacks(m)
    pass_all(m)
    assert zone(m, "foe", "retire") == [WEAK.name]
    assert count(m, "me", "hand") == 1


@clause("9.15.1")
def test_what_cannot_be_used_is_neither_played_nor_waits() -> None:
    ban_act = card("【永】【メンバー】:相手は【起】を使えない。", name="起禁止")
    ban_auto = card("【永】【メンバー】:相手は【自】を使えない。", name="自禁止")
    act = card("【起】【メンバー】:あなたは1枚引く。", name="起")
    m = scene(me={"members": [act]}, foe={"members": [ban_act]})
    assert not offered(m, "use", act)
    what = Option("use", number(m, act), ability=m.state.face(number(m, act)).abilities[0])
    assert clauses_against(m, "me", what) == ["9.15.1"]
    auto = card("【自】【メンバー】:このキャラがサポートした時、あなたは1枚引く。", name="自")
    quiet = scene(me={"members": [auto, SPARE]}, foe={"members": [ban_auto]})
    attack(quiet, with_=auto)
    no_block(quiet)
    assert count(quiet, "me", "hand") == 0
    assert not log_has(quiet, verb="play", one=auto)
    # each ban is about its own kind, and about whom it names
    for me, foe in (([], [ban_act]), ([ban_auto], [])):
        free = scene(me={"members": [auto, SPARE, *me]}, foe={"members": foe})
        attack(free, with_=auto)
        no_block(free)
        assert count(free, "me", "hand") == 1
    free = scene(me={"members": [act]}, foe={"members": [ban_auto]})
    assert offered(free, "use", act)


def test_a_card_that_went_elsewhere_in_a_copy_of_the_match_works_only_where_it_is() -> None:
    both = card(
        "【永】【メンバー】:あなたのエントリーは〔灯〕を得る。\n"
        "【永】【エントリー】:あなたのエントリーは〔影〕を得る。",
        name="昼夜",
    )
    m = scene(me={"hand": [both], "energy": 5, "entry": A})
    there = m.copy()
    play(there, both, 0)
    assert traits(there, A) == ("灯",)
    play(m, both)
    assert traits(m, both) == ("影",)
