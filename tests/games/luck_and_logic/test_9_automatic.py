"""9.7: automatic abilities."""

from __future__ import annotations

import pytest
from tests.games.luck_and_logic.made import draws, waiting, when
from tests.games.luck_and_logic.table import (
    asked,
    attack,
    card,
    choose,
    count,
    done,
    end_turn,
    foreigner,
    is_rested,
    members,
    no,
    offered,
    pick,
    put,
    scene,
    sortie,
    tactics,
    turned,
    union,
    unite,
    use,
    yes,
    zone,
)
from tests.ruling import clause

from kirifuda.games.luck_and_logic.events import RESTED
from kirifuda.games.luck_and_logic.zones import (
    DROP,
    LEVEL_ZONE,
)
from kirifuda.kernel.errors import CardError
from kirifuda.kernel.events.moving import MOVED

A = card(name="朝")
B = card(name="昼")
C = card(name="夜")


# -- 9.7: automatic abilities ----------------------------------------------------------------


@clause("9.7.1", "9.7.2", "9.7.2.1")
def test_an_ability_waits_as_often_as_its_event_happens() -> None:
    watch = card("自あなたのメンバーがドロップした時、カードを1枚引く。", name="番人")
    sweep = card("起[0]あなたの「朝」すべてをドロップする。", name="一掃")
    m = scene(me={"circles": [A, A, A, watch, sweep]})
    use(m, sweep)
    choose(m, "play", watch)
    choose(m, "play", watch)
    assert count(m, "me", "hand") == 3


@clause("9.7.2", "2.2.3.1", "2.1.3.1")
def test_an_event_of_a_member_is_one_of_a_card_on_circles() -> None:
    for text in ("あなたのメンバーがドロップした時", "あなたの「朝」がドロップした時"):
        watch = card(f"自{text}、ストックブースト1。", name="番人")
        throws = card("起[0]あなたの手札を1枚捨てる。", name="捨て手")
        m = scene(me={"circles": [watch, throws], "hand": [A]})
        use(m, throws)
        assert zone(m, "me", "drop") == [A.name]
        assert count(m, "me", "stock") == 0
        n = scene(me={"circles": [watch, SWEEP, A]})
        use(n, SWEEP)
        assert count(n, "me", "stock") == 1
    sleeps = card("自あなたのメンバーがレストした時、ストックブースト1。", name="眠り番")
    tires = card("起[0]あなたのレベル領域のカードを1枚選び、レストする。", name="疲れ")
    k = scene(me={"circles": [sleeps, tires], "levels": [A]})
    use(k, tires)
    assert is_rested(k, A)
    assert count(k, "me", "stock") == 0
    # of one that comes there from elsewhere, and of any card that is not told to be of a kind
    greets = card("自あなたの「朝」が出撃した時、ストックブースト1。", name="出迎え")
    j = scene(me={"circles": [greets], "hand": [A]})
    sortie(j, A, 3)
    assert count(j, "me", "stock") == 1
    counts = card("自あなたのカードが手札に置かれた時、ストックブースト1。", name="帳場")
    i = scene(me={"circles": [counts, card("起[0]カードを1枚引く。", name="引き手")]})
    use(i, "引き手")
    assert count(i, "me", "stock") == 1
    told = card("自あなたの手札のメンバーがドロップした時、ストックブースト1。", name="聞き手")
    j = scene(me={"circles": [told, throws, SWEEP, A], "hand": [B]})
    use(j, SWEEP)
    assert count(j, "me", "stock") == 0
    use(j, throws)
    assert count(j, "me", "stock") == 1


@clause("9.7.3.2", "12.4.1.1")
def test_what_cannot_be_played_waits_no_more() -> None:
    watch = card("自ターン1回あなたのメンバーがドロップした時、カードを1枚引く。", name="番人")
    sweep = card("起[0]あなたの「朝」すべてをドロップする。", name="一掃")
    m = scene(me={"circles": [A, A, watch, sweep]})
    use(m, sweep)
    if offered(m, "play", watch):
        choose(m, "play", watch)
    assert count(m, "me", "hand") == 1
    # nor does what cannot be paid for
    dear = card(
        "自[1]このメンバーが出撃した時、コストを払ってよい。そうしたら、カードを2枚引く。",
        name="高値",
    )
    m = scene(me={"hand": [dear]})
    sortie(m, dear, 0)
    asked(m, "main", "me")
    assert m.state.waiting == []
    assert count(m, "me", "hand") == 0


@clause("9.7.3.3")
def test_the_cost_of_an_automatic_ability_may_be_paid() -> None:
    trade = card(
        "自[1]このメンバーが出撃した時、コストを払ってよい。そうしたら、カードを2枚引く。",
        name="商人",
    )
    m = scene(me={"hand": [trade], "stock": 1})
    sortie(m, trade, 0)
    yes(m)
    assert count(m, "me", "hand") == 2
    assert count(m, "me", "stock") == 0
    m = scene(me={"hand": [trade], "stock": 1})
    sortie(m, trade, 0)
    no(m)
    assert count(m, "me", "hand") == 0
    assert count(m, "me", "stock") == 1
    m = scene(me={"hand": [trade]})
    sortie(m, trade, 0)
    assert count(m, "me", "hand") == 0


@clause("9.7.3.3", "9.1.2.2.2")
def test_a_cost_and_the_place_where_it_is_paid_belong_together() -> None:
    for text in (
        "自[1]このメンバーが出撃した時、カードを1枚引く。",
        "自このメンバーが出撃した時、コストを払ってよい。そうしたら、カードを1枚引く。",
    ):
        with pytest.raises(CardError):
            card(text)


@clause("9.7.4", "9.7.4.1", "9.7.4.1.2")
def test_what_left_the_field_is_what_it_was_there() -> None:
    lift = card("永あなたの「朝」すべてのパワー+2000。", name="後押し")
    watch = card("自あなたのパワー5000以上のメンバーが場を離れた時、カードを1枚引く。", name="番人")
    m = scene(me={"circles": [A, lift, watch], "hand": [B]})
    sortie(m, B, 0)
    assert count(m, "me", "hand") == 1


@clause("9.7.4.1.2", "9.3.2.1")
def test_who_leaves_the_field_sees_what_leaves_it_at_the_same_moment() -> None:
    """It was valid as they left, for its own going and for that of the others."""
    sweep = card("起[0]あなたの他のメンバーすべてをドロップする。", name="一掃")
    for who, drawn in (
        ("あなたのメンバー", 2),
        ("あなたの他のメンバー", 1),
        ("このメンバー", 1),
        ("あなたの「朝」", 1),
        ("相手のメンバー", 0),
    ):
        sad = card(f"自{who}がドロップした時、カードを1枚引く。", name="道連れ")
        m = scene(me={"circles": [sad, A, sweep], "hand": []})
        use(m, sweep)
        while offered(m, "play", sad):
            choose(m, "play", sad)
        assert count(m, "me", "hand") == drawn
    # with what it had and where it stood then
    for text, drawn in (
        ("EXソウル1 自 あなたの他のメンバーがドロップした時、カードを1枚引く。", 2),
        ("EXソウル2 自 あなたの他のメンバーがドロップした時、カードを1枚引く。", 0),
        ("自 このメンバーに隣接するメンバーがドロップした時、カードを1枚引く。", 1),
    ):
        sad = card(text, name="道連れ")
        m = scene(me={"circles": [{"card": sad, "souls": [C]}, A, None, sweep, None, B]})
        use(m, sweep)
        while offered(m, "play", sad):
            choose(m, "play", sad)
        assert count(m, "me", "hand") == drawn
    # one after the other: who has gone before sees nothing more
    late = card(
        "起[0]あなたの「道連れ」を1体選び、ドロップする。あなたの「朝」すべてをドロップする。",
        name="後追い",
    )
    sad = card("自あなたの「朝」がドロップした時、カードを1枚引く。", name="道連れ")
    m = scene(me={"circles": [sad, A, late]})
    use(m, late)
    assert zone(m, "me", "drop") == [sad.name, A.name]
    assert count(m, "me", "hand") == 0


@clause("9.7.4.1.2", "5.13.1.3")
def test_two_materials_leave_the_field_at_the_same_moment() -> None:
    sad = card("自あなたの他のメンバーが場を離れた時、カードを1枚引く。", name="道連れ")
    envoy = foreigner(name="使い")
    level, both = card(worlds=["monolium"], colors=["red"]), union(name="二人")
    m = scene(me={"circles": [sad, envoy], "level": [level], "hand": [both]})
    unite(m, sad, envoy, "hand")
    pick(m, both)
    put(m, 0)
    assert (members(m, "me"), count(m, "me", "hand")) == ([both.name], 1)


@clause("9.7.4.1.1")
def test_between_hidden_and_public_zones_the_public_one_counts() -> None:
    lift = card("永あなたの「昼」すべてのパワー+2000。", name="後押し")
    watch = card("自あなたのパワー5000以上のメンバーが出撃した時、カードを1枚引く。", name="番人")
    m = scene(me={"circles": [None, lift, watch], "hand": [B]})
    sortie(m, B, 0)
    assert count(m, "me", "hand") == 1


@clause("9.7.4.1.1", "4.1.2.1")
def test_what_goes_from_one_hidden_zone_to_another_is_known_to_nobody() -> None:
    watch = card("自あなたの山札かドロップ領域の使者が手札に置かれた時、ストックブースト1。")
    any_ = card("自あなたのカードが手札に置かれた時、ストックブースト1。", name="門番")
    envoy = foreigner("自このカードが手札に置かれた時、ストックブースト1。", name="使い")
    draw = card("起[0]カードを1枚引く。", name="引き手")
    fetch = card("起[0]あなたのドロップ領域のカードを1枚選び、手札に加える。", name="拾い手")
    m = scene(me={"circles": [watch, draw], "top": [envoy]})
    use(m, draw)
    assert zone(m, "me", "hand") == [envoy.name]
    assert count(m, "me", "stock") == 0
    n = scene(me={"circles": [any_, draw], "top": [A]})
    use(n, draw)
    assert count(n, "me", "stock") == 1  # that some card was drawn is plain
    k = scene(me={"circles": [watch, fetch], "drop": [foreigner(name="別の使い")]})
    use(k, fetch)
    assert count(k, "me", "stock") == 1  # out of a public zone it is seen
    j = scene(me={"circles": [fetch], "drop": [envoy]})
    use(j, fetch)
    assert count(j, "me", "stock") == 1


@clause("9.7.4.1.3")
def test_what_it_is_where_it_has_come_to_counts_between_other_public_zones() -> None:
    # face down among the levels it is nothing; in the drop zone it is a foreigner
    watch = card("自あなたのレベル領域の使者がドロップした時、カードを1枚引く。", name="番人")
    throw = card("起[0]あなたのレベル領域のカードを1枚選び、ドロップする。", name="捨て手")
    m = scene(me={"circles": [watch, throw], "levels": [turned(foreigner(name="使い"))]})
    use(m, throw)
    assert count(m, "me", "hand") == 1


@clause("9.7.4.1.3", "9.7.4.1")
def test_between_other_public_zones_it_is_what_it_has_become() -> None:
    trigger = when(MOVED, frm=1 << LEVEL_ZONE, to=1 << DROP)
    watch = waiting(trigger, draws(), name="番人")
    throw = card("起[0]あなたのレベル領域のカードを1枚選び、ドロップする。", name="捨て手")
    m = scene(me={"circles": [watch, throw], "levels": [A]})
    use(m, throw)
    assert count(m, "me", "hand") == 1


@clause("9.7.4.2")
def test_who_comes_at_the_same_moment_hears_of_the_other() -> None:
    watch = card(
        "自【この能力はドロップ領域のみで有効】あなたの他のカードがドロップした時、カードを1枚引く。",
        name="墓守",
    )
    for first, second in ((A, watch), (watch, A)):
        sweep = card("起[0]あなたの他のメンバーすべてをドロップする。", name="一掃")
        m = scene(me={"circles": [first, second, sweep]})
        use(m, sweep)
        assert sorted(zone(m, "me", "drop")) == sorted([A.name, watch.name])
        assert count(m, "me", "hand") == 1


@clause("9.7.5", "9.7.5.1")
def test_a_delayed_trigger_happens_once() -> None:
    later = card("起[0]このターンの終わりに、カードを1枚引く。", name="予告")
    m = scene(me={"circles": [later]})
    use(m, later)
    assert count(m, "me", "hand") == 0
    end_turn(m)
    assert count(m, "me", "hand") == 1
    end_turn(m)
    assert count(m, "me", "hand") == 3
    end_turn(m)
    assert count(m, "me", "hand") == 3


@clause("9.7.6", "9.7.6.1")
def test_a_state_triggers_once_when_it_comes_about_and_again_if_it_still_holds() -> None:
    poor = card("自 あなたの手札がない時、カードを1枚引く。", name="無一文")
    throws = card("起[あなたの手札を1枚捨てる]ストックブースト1。", name="浪費")
    m = scene(me={"circles": [poor, throws], "hand": [A, B]})
    use(m, throws)
    pick(m, A)
    assert count(m, "me", "hand") == 1  # there is still a card
    use(m, throws)
    assert count(m, "me", "hand") == 1  # once: then there is one again
    needy = card("自 あなたの手札が1枚以下である時、カードを1枚引く。", name="物入り")
    n = scene(me={"circles": [needy, throws], "hand": [A, B, C]})
    use(n, throws)
    pick(n, A)
    assert count(n, "me", "hand") == 2
    use(n, throws)
    pick(n, B)
    assert count(n, "me", "hand") == 2
    two = card("起[あなたの手札を2枚捨てる]ストックブースト1。", name="大浪費")
    k = scene(me={"circles": [needy, two], "hand": [A, B]})
    use(k, two)
    assert count(k, "me", "hand") == 2  # with none, and then again with one


@clause("9.7.2")
def test_an_event_of_another_card_is_not_its_own() -> None:
    watch = waiting(when(RESTED, own=True), draws(), name="眠り番")
    m = scene(me={"circles": [watch, A], "levels": 2})
    attack(m, A, 0)
    assert count(m, "me", "hand") == 0
    attack(m, watch, 1)
    assert count(m, "me", "hand") == 1


# -- hands (4.6.1.1): whether someone is asked tells nothing ----------------------------------

HEIR = tactics(
    "自【この能力は手札のみで有効】[このカードを捨てる]あなたのメンバーがドロップした時、"
    "コストを払ってよい。そうしたら、カードを2枚引く。",
    name="跡継ぎ",
)
SWEEP = card("起[0]あなたの「朝」すべてをドロップする。", name="一掃")


@clause("9.7.2", "9.3.2.6", "4.6.1.1")
def test_a_card_in_hand_is_shown_to_wait_and_hidden_again() -> None:
    m = scene(me={"circles": [A, SWEEP], "hand": [HEIR]})
    use(m, SWEEP)
    asked(m, "reveal", "me")
    assert HEIR.name not in repr(m.view(1))
    choose(m, "reveal", HEIR)
    assert HEIR.name in repr(m.view(1))
    assert not offered(m, "reveal", HEIR)  # once for this event
    choose(m, "done")
    no(m)
    assert HEIR.name not in repr(m.view(1))
    assert zone(m, "me", "hand") == [HEIR.name]
    n = scene(me={"circles": [A, A, SWEEP], "hand": [HEIR]})
    use(n, SWEEP)
    choose(n, "reveal", HEIR)
    choose(n, "done")
    choose(n, "done")  # nor for the other member that was dropped
    yes(n)
    assert HEIR.name in zone(n, "me", "drop")
    assert count(n, "me", "hand") == 2


@clause("9.7.2", "4.6.1.1")
def test_who_might_hold_such_a_card_is_asked_whatever_they_hold() -> None:
    m = scene(me={"circles": [A, SWEEP], "hand": [B], "deck": [HEIR, *[B] * 9]})
    use(m, SWEEP)
    asked(m, "reveal", "me")
    assert [o.kind for o in m.decision.options] == ["done"] if m.decision else False
    done(m)
    empty = scene(me={"circles": [A, SWEEP], "deck": [HEIR, *[B] * 9]})
    use(empty, SWEEP)
    asked(empty, "main", "me")  # without a card in hand there is nothing to ask
    other = scene(me={"circles": [A, SWEEP], "hand": [B]}, foe={"hand": [HEIR]})
    use(other, SWEEP)
    asked(other, "main", "me")  # it is not the opponent's member


@clause("9.7.2", "1.3.4")
def test_the_turn_player_is_asked_first() -> None:
    hears = tactics(
        "自【この能力は手札のみで有効】メンバーがドロップした時、ストックブースト1。", name="聞き耳"
    )
    both = card("起[0]すべての「朝」をドロップする。", name="総崩れ")
    m = scene(me={"circles": [A]}, foe={"circles": [A, both], "hand": [hears]})
    end_turn(m)
    use(m, both)
    asked(m, "reveal", "foe")
    done(m)
    done(m)
    n = scene(me={"circles": [A], "hand": [hears]}, foe={"circles": [A, both], "hand": [hears]})
    end_turn(n)
    use(n, both)
    for seat in ("foe", "foe", "me", "me"):
        asked(n, "reveal", seat)
        done(n)


@clause("9.7.2", "7.7.2", "7.7.8")
def test_a_card_in_hand_answers_the_end_of_a_turn_once() -> None:
    night = card(
        "自【この能力は手札のみで有効】相手のエンドフェイズ開始時、ストックブースト1。", name="夜番"
    )
    for answer, stocked in (("done", 0), ("reveal", 1)):
        m = scene(me={"circles": [A]}, foe={"hand": [night]})
        choose(m, "battle phase")
        asked(m, "reveal", "foe")
        choose(m, answer, night if answer == "reveal" else None)
        if answer == "reveal":
            done(m)
        asked(m, "level", "foe")  # the next turn has begun
        assert count(m, "foe", "stock") == 1 + stocked


@clause("9.7.2", "9.6.3.1.4")
def test_what_nobody_can_see_has_no_meaning() -> None:
    for text in (
        "永【この能力は手札のみで有効】あなたのすべてのメンバーのパワー+1000。",
        "永 あなたの手札の使者がいるなら、このメンバーのパワー+1000。",
        "自 このメンバーが出撃した時、あなたの手札の使者1枚につき、カードを1枚引く。",
        "自【この能力は山札のみで有効】あなたのメンバーがドロップした時、カードを1枚引く。",
        "自【この能力は手札のみで有効】あなたの手札が1枚以下である時、カードを1枚引く。",
    ):
        with pytest.raises(CardError):
            card(text)
