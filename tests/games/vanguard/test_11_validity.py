"""11.4: what is valid and what is not; 11.11.1.3, 11.11.1.9, 11.11.8: what is lost, what is always
so, what ends; 11.9.8: what waits for a state."""

from __future__ import annotations

import pytest
from tests.games.vanguard.table import (
    attack,
    call,
    choose,
    clauses_against,
    count,
    game,
    guard,
    log_has,
    log_notes,
    no_guard,
    number,
    offered,
    pick,
    power,
    scene,
    unit,
    use,
)
from tests.ruling import clause

from kirifuda import Option

V = "FILLER-V"
A = unit(name="朝")
STRONG = "【永】【(R)】：このユニットのパワー+5000。"


# -- 11.4 ------------------------------------------------------------------------------------


@clause("11.4.1", "11.4.2", "11.11.1.5")
def test_11_4_2_what_is_nullified_is_there_but_does_nothing() -> None:
    strong = unit(STRONG)
    drains = unit("【起】【(R)】：そのターン中、あなたのリアガードすべての【永】能力を無効にする。")
    m = scene(me={"rear-guards": {"front left": strong, "front right": drains}})
    assert power(m, strong) == 13000
    use(m, drains)
    assert power(m, strong) == 8000


@clause("11.4.2")
def test_11_4_2_nothing_is_chosen_for_what_is_nullified() -> None:
    asks = unit(
        "【自】【(R)】：あなたのリアガードがアタックした時、あなたのリアガードを1枚選び、退却させる。"
    )
    acts = unit("【起】【(R)】：1枚引く。")
    mutes = unit("【永】【(R)】：相手のリアガードすべての【自】能力を無効にする。")
    idles = unit("【永】【(R)】：相手のリアガードすべての【起】能力を無効にする。")
    field = {"front left": A, "back left": asks, "back right": acts}
    for theirs, muted, idle in ((mutes, True, False), (idles, False, True)):
        m = scene(
            me={"rear-guards": field, "hand": []},
            foe={"rear-guards": {"front left": theirs}, "hand": []},
        )
        assert offered(m, "use", acts) != idle
        attack(m, A)
        if not muted:
            pick(m, acts)
        assert log_has(m, verb="play", one=asks) != muted


@clause("11.4.3", "11.4.1")
def test_11_4_3_what_is_valid_under_a_condition_does_nothing_without_it() -> None:
    text = "【永】【(R)】：あなたの手札が1枚以下なら、このユニットのパワー+5000。"
    picky = unit(text)
    m = scene(me={"rear-guards": {"front left": picky}, "hand": [A, A]})
    assert power(m, picky) == 8000
    call(m, A, "front right")
    assert power(m, picky) == 13000


@clause("11.4.4")
def test_11_4_4_why_what_is_tied_to_a_row_is_not_used_elsewhere() -> None:
    rear = unit("【起】【後列の(R)】：1枚引く。")
    either = unit("【起】【後列の(R)/(V)】：1枚引く。")
    word = unit("【起】【(R)】雷激(2)：1枚引く。")
    m = scene(me={"rear-guards": {"front left": rear, "back left": either, "front right": word}})
    for one, clauses in ((rear, ["11.4.4"]), (either, []), (word, ["14.2.3.3"])):
        card = number(m, one)
        what = Option("use", card, ability=m.state.face(card).abilities[0])
        assert clauses_against(m, "me", what) == clauses


@clause("11.4.4.1.1")
def test_11_4_4_1_1_what_a_ride_deck_crest_says_counts_in_the_crest_zone() -> None:
    text = "【永】：あなたのヴァンガードのパワー+5000。"
    crest = game.card(text, name="灯の紋", kind="ride-deck crest")
    lies = scene(me={"ride deck": [crest]})
    assert power(lies, V, "me") == 13000
    works = scene(me={"crest zone": [crest]})
    assert power(works, V, "me") == 18000


@clause("11.4.4.1")
def test_11_4_4_1_what_a_card_says_of_itself_without_a_zone_counts_in_the_hand_too() -> None:
    free, never = unit(grade=2), unit("【永】：このカードはライドできない。", grade=2)
    m = scene(phase="ride", me={"vanguard": unit(grade=1), "hand": [free, never]})
    assert offered(m, "ride", free)
    assert not offered(m, "ride", never)
    choose(m, "done")
    stays = unit("【永】：このカードは(R)にコールできない。")
    n = scene(me={"hand": [A, stays]})
    assert offered(n, "call", A)
    assert not offered(n, "call", stays)


# -- 11.11.1 ---------------------------------------------------------------------------------


@clause("11.11.1.3", "11.11.1.2", "5.1.3")
def test_11_11_1_3_what_is_printed_is_lost_before_anything_is_given() -> None:
    text = "【起】【(R)】：そのターン中、このユニットはこのユニットが元々持つ【永】能力を失う。"
    loses = unit(STRONG + text)
    gives = unit(
        "【永】【(R)】：あなたの前列のリアガードすべては『【永】【(R)】：このユニットのパワー+1000。』を得る。"
    )
    m = scene(me={"rear-guards": {"front left": loses, "back right": gives}})
    assert power(m, loses) == 14000
    use(m, loses)
    assert power(m, loses) == 9000  # what it was given is not what it has originally


@clause("11.11.1.9", "11.11.2")
@pytest.mark.parametrize("first", ["always", "more"])
def test_11_11_1_9_what_a_number_always_is_is_the_last_word(first: str) -> None:
    always = unit("【永】【(R)】：あなたの「朝」すべてのパワーは常に10000になる。")
    more = unit("【永】【(R)】：あなたの「朝」すべてのパワー+3000。")
    there, later = (always, more) if first == "always" else (more, always)
    m = scene(me={"rear-guards": {"front left": A, "back right": there}, "hand": [later]})
    call(m, later, "back center")
    assert power(m, A) == 10000


@clause("11.11.1.9", "11.11.1.8", "11.11.2")
def test_11_11_1_9_also_against_boosts_and_guardians() -> None:
    always = unit("【永】【(R)】：あなたの「朝」すべてのパワーは常に10000になる。")
    back = unit(skills=["boost"])
    field = {"front left": A, "back left": back, "back right": always}
    m = scene(me={"rear-guards": field}, foe={"hand": 1})
    attack(m, A, boost=back)
    assert power(m, A) == 10000
    no_guard(m)


# -- 11.11.8 ---------------------------------------------------------------------------------


GUARDS = (
    "【自】【(G)】：このユニットが登場した時、あなたのヴァンガードを1枚選び、"
    "そのバトル中、ヒットされない。そのバトル中、あなたのヴァンガードのパワー+5000。"
)
BREAKS = (
    "【自】【(R)】：あなたのドライブチェックでグレード1が出た時、相手のガーディアンを1枚選び、"
    "退却させ、そのユニットの『ヒットされない』を含む効果すべてを無効にする。"
)


@clause("11.11.8", "11.11.8.1")
def test_11_11_8_a_nullified_effect_ends_whole() -> None:
    shield, breaks = unit(GUARDS), unit(BREAKS)
    top = [unit(grade=1), unit(grade=2)]
    for mine, damage in ((A, 0), (breaks, 1)):
        lead = unit(grade=3, power=13000, skills=["twin drive"])
        m = scene(
            me={"vanguard": lead, "rear-guards": {"back left": mine, "front left": A}, "top": top},
            foe={"hand": [shield, A]},
        )
        attack(m, lead)
        guard(m, shield)
        assert power(m, V, "foe") == 23000  # its shield, and what it has given
        no_guard(m)
        # with the effect its other part is gone too
        assert count(m, "foe", "damage zone") == damage


@clause("11.11.8.1", "11.11.8")
def test_11_11_8_1_other_effects_of_the_card_and_of_others_go_on() -> None:
    shield = unit(
        GUARDS
        + "【自】【(G)】：このユニットが登場した時、そのバトル中、あなたのヴァンガードのパワー+1000。"
    )
    keeps = unit(
        "【自】【(R)】：あなたのヴァンガードがアタックされたとき、そのバトル中、あなたのヴァンガードのパワー+1000。"
    )
    lead = unit(grade=3, power=14000, skills=["twin drive"])
    top = [unit(grade=1), unit(grade=2)]
    m = scene(
        me={
            "vanguard": lead,
            "rear-guards": {"back left": unit(BREAKS), "front left": A},
            "top": top,
        },
        foe={"hand": [shield], "rear-guards": {"back left": keeps}},
    )
    attack(m, lead)
    assert power(m, V, "foe") == 14000
    guard(m, shield)
    choose(m, "play", shield)
    no_guard(m)
    assert log_has(m, "11.11.8", "nullified", shield)
    assert count(m, "foe", "damage zone") == 0  # 14000 against 15000


# -- 11.9.8 ----------------------------------------------------------------------------------


@clause("11.9.8", "11.9.8.1")
def test_11_9_8_what_waits_for_a_state_waits_once_until_it_has_resolved() -> None:
    feeds = unit("【自】【(R)】：あなたの手札がない時、1枚引く。")
    m = scene(me={"rear-guards": {"front left": feeds}, "hand": [A]})
    assert count(m, "me", "hand") == 1
    call(m, A, "front right")  # the hand is empty now
    assert count(m, "me", "hand") == 1
    assert len(log_notes(m, verb="play", one=feeds)) == 1


@clause("11.9.8", "11.9.2")
def test_11_9_8_a_state_that_was_there_for_a_moment_only_is_enough() -> None:
    feeds = unit("【自】【(R)】：あなたの手札がない時、1枚引く。")
    mixes = unit("【起】【(R)】：あなたの手札すべてを捨て、1枚引く。")
    m = scene(me={"rear-guards": {"front left": feeds, "front right": mixes}, "hand": [A]})
    use(m, mixes)
    assert count(m, "me", "hand") == 2


@clause("11.9.8.1")
def test_11_9_8_1_it_waits_again_when_it_has_resolved_and_the_state_is_still_there() -> None:
    feeds = unit("【自】【(R)】：あなたのソウルが2枚以下である時、【ソウルチャージ】(1)。")
    m = scene(me={"rear-guards": {"front left": feeds}, "soul": 0})
    assert count(m, "me", "soul") == 3
    assert len(log_notes(m, verb="play", one=feeds)) == 3


# -- 13.2.2 ----------------------------------------------------------------------------------


@clause("13.2.2", "4.11.4")
@pytest.mark.parametrize("limit", [6, 7])
def test_13_2_2_a_text_can_tell_another_number(limit: int) -> None:
    saves = unit(
        "【自】【(R)】：あなたのヴァンガードがアタックされたとき、このファイト中、あなたのダメージゾーンでの敗北は7枚になる。"
    )
    theirs = {"front left": saves if limit == 7 else A}
    m = scene(
        me={"rear-guards": {"front left": A}}, foe={"hand": [], "damage": 5, "rear-guards": theirs}
    )
    attack(m, V)
    no_guard(m)
    assert count(m, "foe", "damage zone") == 6
    assert m.state.over == (limit == 6)
