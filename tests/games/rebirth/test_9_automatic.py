"""Chapter 9.8: automatic abilities, what triggers them and when they are played."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.rebirth.table import (
    asked,
    attack,
    cancel,
    card,
    choose,
    count,
    end_attacks,
    end_turn,
    log_notes,
    no,
    no_block,
    no_cancel,
    offered,
    options,
    pass_all,
    pick,
    play,
    scene,
    slot,
    standing_energy,
    use,
    values,
    yes,
    zone,
)
from tests.ruling import clause

from kirifuda.kernel.errors import CardError
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef

A = card(name="空")
B = card(name="海")
SPARE = card(name="留守番")
WIND = card(name="風", traits="風組")
WEAK = card(name="薄氷", def_=1)
STRONG = card(name="大岩", atk=9, def_=9)
SEEN_OFF = card(
    "【自】【エントリー】:あなたのメンバーが控え室に置かれた時、あなたは1枚引く。", name="見送り"
)
SWEEP = card(
    "【起】【メンバー】:あなたは自分のメンバーからすべて選び、控え室に置く。", name="大掃除"
)


def played(m: Match) -> list[str]:
    """The cards of the abilities that were played, in order."""
    return [m.state.definition(n.card).name for n in log_notes(m, verb="play")]


@clause("9.8.1", "9.8.2")
def test_a_triggered_ability_waits_for_the_next_check() -> None:
    two = card(
        "【起】【メンバー】:あなたは自分のメンバーから1枚選び、控え室に置く。"
        "あなたは自分の手札から1枚選び、控え室に置く。",
        name="片付け",
    )
    m = scene(me={"entry": SEEN_OFF, "members": [two, A], "hand": [B, B, SPARE]})
    use(m, two)
    pick(m, A)
    asked(m, "choose", "me")  # the effect goes on
    assert len(m.state.waiting) == 1
    assert count(m, "me", "hand") == 3
    pick(m, SPARE)
    assert not m.state.waiting
    assert count(m, "me", "hand") == 3


@clause("9.8.2.1")
def test_it_waits_as_often_as_it_was_triggered() -> None:
    m = scene(me={"entry": SEEN_OFF, "members": [SWEEP, A, B]})
    use(m, SWEEP)
    while m.decision is not None and m.decision.kind == "waiting ability":
        m.choose(0)
    assert count(m, "me", "hand") == 3


HEIR = card(
    "【自】【手札】:相手のキャラがリタイアした時、"
    "あなたは自分のデッキの上から1枚控え室に置いてよい。",
    name="跡継ぎ",
)


@clause("9.8.2.2", "9.8.2.2.1")
def test_a_card_in_hand_is_shown_to_wait_and_then_hidden_again() -> None:
    m = scene(me={"entry": STRONG, "members": [A, B], "hand": [HEIR]}, foe={"entry": WEAK})
    attack(m, with_=A)
    asked(m, "reveal", "me")
    assert HEIR.name not in repr(m.view(1))
    choose(m, "reveal", HEIR)
    assert HEIR.name in repr(m.view(1))
    assert not offered(m, "reveal", HEIR)  # once for this event
    choose(m, "done")
    asked(m, "may do", "me")
    assert HEIR.name in repr(m.view(1))
    no(m)
    assert HEIR.name not in repr(m.view(1))
    assert zone(m, "me", "hand") == [HEIR.name]


@clause("9.8.2.2")
def test_nobody_must_show_a_card_for_its_ability() -> None:
    m = scene(me={"entry": STRONG, "members": [A, B], "hand": [HEIR]}, foe={"entry": WEAK})
    attack(m, with_=A)
    choose(m, "done")
    asked(m, "attack", "me")
    assert played(m) == []


@clause("9.8.2.2")
def test_a_card_drawn_after_the_event_was_not_triggered() -> None:
    feast = card(
        "【起】【メンバー】:あなたは自分のメンバーからすべて選び、控え室に置く。あなたは1枚引く。",
        name="宴",
    )
    late = card(
        "【自】【手札】:あなたのメンバーが控え室に置かれた時、あなたは1枚引く。", name="遅刻者"
    )
    m = scene(me={"members": [feast], "hand": [B], "top": [late]})
    use(m, feast)
    asked(m, "reveal", "me")
    assert zone(m, "me", "hand") == [B.name, late.name]
    assert not offered(m, "reveal", late)
    choose(m, "done")
    early = scene(me={"members": [feast], "hand": [late]})
    use(early, feast)
    choose(early, "reveal", late)
    choose(early, "done")
    assert count(early, "me", "hand") == 3


@clause("9.8.2.2.1")
def test_a_shown_card_is_hidden_again_when_its_ability_is_declined() -> None:
    shy = card(
        "【自】【手札】【ターン1】:相手のキャラがリタイアした時、あなたは1枚引く。", name="はにかみ"
    )
    m = scene(me={"entry": STRONG, "members": [A, B], "hand": [shy]}, foe={"entry": WEAK})
    attack(m, with_=A)
    choose(m, "reveal", shy)
    choose(m, "done")
    assert shy.name in repr(m.view(1))
    choose(m, "decline", shy)
    assert shy.name not in repr(m.view(1))
    assert count(m, "me", "hand") == 1


@clause("9.8.2.2")
def test_a_card_in_hand_answers_the_end_of_a_turn_once() -> None:
    night = card("【自】【手札】:相手のターン終了時、あなたは1枚引く。", name="夜番")
    for answer, drawn in (("done", 0), ("reveal", 1)):
        m = scene(me={"members": [A]}, foe={"hand": [night]}, phase="end")
        asked(m, "reveal", "foe")
        choose(m, answer)
        if answer == "reveal":
            choose(m, "done")
        asked(m, "card to energy", "foe")  # the next turn has begun
        assert count(m, "foe", "hand") == 2 + drawn
        pass_all(m)


@clause("9.8.2.2")
def test_a_card_in_hand_answers_the_end_of_an_attack_once() -> None:
    fan = card("【自】【手札】:あなたのエントリーのアタック終了時、あなたは1枚引く。", name="観客")
    m = scene(me={"members": [A, B], "hand": [fan]})
    attack(m, with_=A)
    no_block(m)
    asked(m, "reveal", "me")
    choose(m, "reveal", fan)
    choose(m, "done")
    asked(m, "attack", "me")
    assert count(m, "me", "hand") == 2
    attack(m, with_=B)
    no_block(m)
    asked(m, "reveal", "me")
    choose(m, "done")
    pass_all(m)


CLAP = card(
    "【自】【メンバー】:あなたのエントリーがサポートされた時、あなたは1枚引く。", name="拍手"
)
BOW = card(
    "【自】【メンバー】:あなたのエントリーがサポートされた時、あなたは1枚引く。", name="お辞儀"
)


@clause("9.8.3", "9.8.3.1")
def test_who_has_several_waiting_orders_them_and_plays_them_all() -> None:
    m = scene(me={"members": [CLAP, BOW, SPARE]})
    attack(m, with_=SPARE)
    asked(m, "waiting ability", "me")
    assert len(options(m, "play")) == 2
    assert not offered(m, "decline")
    choose(m, "play", BOW)
    assert played(m) == [BOW.name, CLAP.name]
    assert not m.state.waiting
    assert count(m, "me", "hand") == 2
    no_block(m)


PAID = card("【自】【メンバー】:[エネ1]このキャラがサポートした時、あなたは1枚引く。", name="有料")


@clause("9.8.3.1.1", "9.8.3.2.1")
def test_a_cost_may_be_declined_and_with_it_the_ability() -> None:
    m = scene(me={"members": [PAID, SPARE], "energy": 1})
    attack(m, with_=PAID)
    choose(m, "decline", PAID)
    assert not m.state.waiting
    assert count(m, "me", "hand") == 0
    assert standing_energy(m, "me") == 1
    paid = scene(me={"members": [PAID, SPARE], "energy": 1})
    attack(paid, with_=PAID)
    choose(paid, "play", PAID)
    assert count(paid, "me", "hand") == 1
    assert standing_energy(paid, "me") == 0


@clause("9.8.3.2")
def test_what_cannot_be_played_waits_no_longer() -> None:
    m = scene(me={"members": [PAID, SPARE]})
    attack(m, with_=PAID)
    choose(m, "play", PAID)
    asked(m, "attack", "me")
    assert not m.state.waiting
    assert count(m, "me", "hand") == 0


PROUD = card("【永】【エントリー】:あなたのメンバーを+2/±0。", name="誇り")


@clause("9.8.4", "9.8.4.1", "9.8.4.1.2")
def test_a_member_that_leaves_is_judged_as_it_was_there() -> None:
    eye = card(
        "【自】【メンバー】:あなたのメンバーのATK3以上のキャラが控え室に置かれた時、あなたは1枚引く。",
        name="鑑定",
    )
    one = card(
        "【起】【メンバー】:あなたは自分のメンバーから1枚選び、控え室に置く。", name="送り手"
    )
    m = scene(me={"entry": PROUD, "members": [eye, one, A]})
    assert values(m, A) == (3, 3)
    use(m, one)
    pick(m, A)
    assert values(m, A) == (1, 3)
    assert count(m, "me", "hand") == 1
    plain = scene(me={"members": [eye, one, A]})
    use(plain, one)
    pick(plain, A)
    assert count(plain, "me", "hand") == 0


@clause("9.8.4.1.2")
def test_a_member_is_judged_as_it_was_also_while_its_ability_resolves() -> None:
    will = card(
        "【自】:このキャラがメンバーから控え室に置かれた時、"
        "このキャラのATKが3以上なら、あなたは1枚引く。",
        name="遺言",
    )
    one = card(
        "【起】【メンバー】:あなたは自分のメンバーから1枚選び、控え室に置く。", name="送り手"
    )
    m = scene(me={"entry": PROUD, "members": [one, will]})
    use(m, one)
    pick(m, will)
    assert count(m, "me", "hand") == 1
    plain = scene(me={"members": [one, will]})
    use(plain, one)
    pick(plain, will)
    assert count(plain, "me", "hand") == 0


@clause("9.8.4.1.2")
def test_members_that_leave_together_are_judged_together() -> None:
    eye = card(
        "【自】【エントリー】:あなたのメンバーのATK3以上のキャラが控え室に置かれた時、あなたは1枚引く。",
        name="鑑定",
    )
    lead = card("【永】【メンバー】:あなたの他のメンバーを+2/±0。", name="座長")
    m = scene(me={"entry": eye, "members": [lead, SWEEP, A]})
    assert (values(m, lead)[0], values(m, A)[0]) == (1, 3)
    use(m, SWEEP)
    while m.decision is not None and m.decision.kind == "waiting ability":
        m.choose(0)
    assert count(m, "me", "hand") == 2  # the broom and the other, though their leader left as well


@clause("9.8.4.1.3")
def test_who_leaves_the_entry_is_judged_where_it_arrives() -> None:
    eye = card(
        "【自】【メンバー】:あなたのエントリーのATK3以上のキャラがリタイアした時、あなたは1枚引く。",
        name="鑑定",
    )
    cheer = card("【永】【メンバー】:あなたのエントリーを+2/±0。", name="声援")
    born = card(name="生来", atk=3)
    for victim, drawn in ((A, 0), (born, 1)):
        m = scene(
            me={"entry": STRONG, "members": [B, SPARE]},
            foe={"entry": victim, "members": [eye, cheer]},
        )
        assert values(m, victim)[0] >= 3
        attack(m, with_=B)
        no_block(m)
        assert zone(m, "foe", "retire") == [victim.name]
        assert count(m, "foe", "hand") == drawn


@clause("9.8.4.1.3")
def test_who_was_retired_by_another_is_meant_where_it_arrives() -> None:
    """Its values are those of the card in the retire zone, and that card is moved on."""
    hunter = card(
        "【自】【エントリー】:このキャラが相手のATK3以上のキャラをリタイアさせた時、あなたは1枚引く。"
        "そのキャラを思い出にする。",
        name="狩人",
        atk=9,
    )
    cheer = card("【永】【メンバー】:あなたのエントリーを+2/±0。", name="声援")
    born = card(name="生来", atk=3)
    for victim, drawn in ((A, 0), (born, 1)):
        m = scene(
            me={"entry": hunter, "members": [B, SPARE]},
            foe={"entry": victim, "members": [cheer]},
        )
        attack(m, with_=B)
        no_block(m)
        assert count(m, "me", "hand") == drawn
        assert zone(m, "foe", "memory" if drawn else "retire") == [victim.name]
        assert count(m, "foe", "retire" if drawn else "memory") == 0


@clause("9.8.4.1.1")
def test_between_hidden_and_open_the_open_side_counts() -> None:
    greet = card(
        "【自】【メンバー】:あなたのメンバーにATK3以上のキャラが置かれた時、あなたは1枚引く。",
        name="出迎え",
    )
    m = scene(me={"entry": PROUD, "members": [greet], "hand": [A], "energy": 1})
    play(m, A, 1)
    assert count(m, "me", "hand") == 1
    farewell = card(
        "【自】【メンバー】:あなたのATK3以上のキャラがメンバーから手札に戻った時、あなたは1枚引く。",
        name="別れ",
    )
    back = card(
        "【起】【メンバー】:あなたは自分のメンバーから1枚選び、手札に戻す。", name="呼び戻し"
    )
    out = scene(me={"entry": PROUD, "members": [farewell, back, A]})
    use(out, back)
    pick(out, A)
    assert count(out, "me", "hand") == 2


@clause("9.8.4.2")
def test_who_comes_with_others_sees_them_come() -> None:
    host = card(
        "【自】【メンバー】:あなたのキャラがメンバーに置かれた時、あなたは1枚引く。", name="主人"
    )
    raise_ = card(
        "【起】【メンバー】:あなたは自分の控え室からキャラを2枚選び、メンバーに置く。",
        name="呼び鈴",
    )
    for first, second in ((host, A), (A, host)):
        m = scene(me={"members": [None, None, raise_], "waiting": [first, second]})
        use(m, raise_)
        slot(m, 0)
        slot(m, 1)
        while m.decision is not None and m.decision.kind == "waiting ability":
            m.choose(0)
        assert count(m, "me", "hand") == 2


@clause("9.8.5", "9.8.5.1")
def test_a_delayed_trigger_comes_once() -> None:
    later = card("【起】【メンバー】【ターン2】:このターン終了時、あなたは1枚引く。", name="約束")
    m = scene(me={"members": [later]}, phase="main")
    use(m, later)
    use(m, later)
    assert count(m, "me", "hand") == 0
    end_attacks(m)
    asked(m, "waiting ability", "me")
    choose(m, "play")
    pass_all(m)
    assert played(m).count(later.name) == 4
    assert count(m, "me", "hand") == 2
    end_turn(m)
    end_turn(m)
    assert played(m).count(later.name) == 4


def needy(limit: int) -> CardDef:
    """While the hand is empty and the waiting room holds few cards: one more goes there."""
    return card(
        f"【自】【メンバー】:あなたの手札にカードがなく、あなたの控え室が{limit}枚以下の時、"
        "あなたは自分のデッキの上から1枚控え室に置く。",
        name=f"待ちぼうけ{limit}",
    )


@clause("9.8.6", "9.8.6.1")
def test_a_state_triggers_when_it_comes_about() -> None:
    state = needy(0)
    m = scene(me={"members": [state], "hand": [A, B], "energy": 2})
    play(m, A, 1)
    assert played(m) == [A.name]
    play(m, B, 2)
    assert played(m) == [A.name, B.name, state.name]  # once: its state is over then
    assert count(m, "me", "waiting") == 1


@clause("9.8.6.1")
def test_a_state_that_still_holds_triggers_again_after_resolving() -> None:
    state = needy(2)
    m = scene(me={"members": [state], "hand": [A], "energy": 1})
    play(m, A, 1)
    assert played(m) == [A.name, state.name, state.name, state.name]
    assert count(m, "me", "waiting") == 3


@clause("9.8.6.1")
def test_a_state_in_the_middle_of_an_effect_triggers_too() -> None:
    state = needy(1)
    turn = card(
        "【起】【メンバー】:あなたは自分の手札からすべて選び、控え室に置く。あなたは1枚引く。",
        name="総入れ替え",
    )
    m = scene(me={"members": [state, turn], "hand": [A]})
    use(m, turn)
    assert played(m) == [turn.name, state.name]
    assert count(m, "me", "hand") == 1
    assert count(m, "me", "waiting") == 2


STATE = "【自】【メンバー】【ターン1】:{}時、あなたは自分のデッキの上から1枚エネルギーに置く。"


@clause("9.8.6")
@pytest.mark.parametrize(
    ("told", "mine", "theirs", "waits"),
    [
        ("あなたの手札にカードがない", {}, {"hand": 1}, True),
        ("あなたの手札にカードがない", {"hand": 1}, {}, False),
        ("相手の手札にカードがない", {"hand": 1}, {}, True),
        ("相手の手札がない", {}, {"hand": 1}, False),
        ("あなたの手札が0枚である", {}, {"hand": 1}, True),
        ("あなたのメンバーに空席がある", {"members": [SPARE]}, {}, True),
        ("あなたのリタイアが2枚以上の", {"retire": 2}, {}, True),
        ("あなたのリタイアが2枚以上の", {"retire": 1}, {"retire": 2}, False),
        ("あなたのリタイアが相手より多い", {"retire": 2}, {"retire": 1}, True),
        ("あなたのエントリーが〔風組〕である", {"entry": WIND}, {}, True),
        ("あなたのエントリーが〔風組〕である", {}, {"entry": WIND}, False),
        ("あなたのターン中、あなたの手札がない", {}, {}, True),
        ("相手のターン中、あなたの手札がない", {}, {}, False),
    ],
)
def test_any_condition_can_be_a_state(told: str, mine: Any, theirs: Any, waits: bool) -> None:
    """Told as what holds at that time; played once in a turn, so that it ends."""
    watch = card(STATE.format(told), name="見張り")
    m = scene(me={**mine, "members": [watch, *mine.get("members", [])]}, foe=theirs)
    while m.decision is not None and m.decision.kind == "waiting ability":
        choose(m, "play", watch)
    assert count(m, "me", "energy") == (1 if waits else 0)
    asked(m, "main", "me")


@clause("9.8.6", "9.8.6.1")
def test_a_state_that_was_cancelled_must_come_about_anew() -> None:
    watch = card(STATE.format("あなたの手札にカードがない"), name="見張り")
    veto = card("【キャンセル】:【自】", name="待った")
    m = scene(me={"members": [watch], "hand": [A], "energy": 1, "top": [B]}, foe={"hand": [veto]})
    play(m, A, 1)
    choose(m, "play", watch)
    cancel(m, veto)
    asked(m, "main", "me")  # the hand is still empty, and nothing waits
    assert count(m, "me", "energy") == 1
    end_turn(m)
    end_turn(m)  # in the next turn neither, until a card was drawn and has gone
    assert count(m, "me", "energy") == 1
    assert zone(m, "me", "hand") == [B.name]
    play(m, B, 2)
    choose(m, "play", watch)
    no_cancel(m)
    assert count(m, "me", "energy") == 2


@clause("9.8.6.1")
def test_what_was_cancelled_was_not_resolved_and_does_not_wait_again() -> None:
    watch = card(
        "【自】【メンバー】:あなたの手札にカードがない時、あなたは1枚引く。", name="見張り"
    )
    veto = card("【キャンセル】:【自】", name="待った")
    m = scene(me={"members": [watch], "hand": [A], "energy": 1}, foe={"hand": [veto, veto]})
    play(m, A, 1)
    cancel(m, veto)
    no_cancel(m)
    asked(m, "main", "me")
    assert played(m).count(watch.name) == 1
    assert count(m, "me", "hand") == 0


def test_a_state_is_waited_for_only_where_it_can_be_seen() -> None:
    with pytest.raises(CardError, match="no state is seen"):
        card("【自】【手札】:相手の手札にカードがない時、あなたは1枚引く。")
    with pytest.raises(CardError, match="no known wording"):
        card("【起】【メンバー】:相手の手札にカードがない時、あなたは1枚引く。")


@clause("9.8.7")
def test_a_waiting_ability_is_played_though_its_card_has_moved() -> None:
    broom = card(
        "【自】【メンバー】:あなたのエントリーがサポートされた時、"
        "あなたは自分のメンバーからすべて選び、控え室に置く。",
        name="箒",
    )
    m = scene(me={"members": [broom, CLAP, SPARE]})
    attack(m, with_=SPARE)
    choose(m, "play", broom)
    assert played(m) == [broom.name, CLAP.name]
    assert CLAP.name in zone(m, "me", "waiting")
    assert count(m, "me", "hand") == 1
    end_turn(m)


@clause("9.8.2.2")
def test_tome_comes_when_another_retires() -> None:
    m = scene(
        me={"entry": STRONG, "members": [A, B]},
        foe={"entry": WEAK, "hand": ["SY-235"], "energy": 1},
    )
    attack(m, with_=A)
    no_block(m)
    choose(m, "reveal", "SY-235")
    choose(m, "done")
    yes(m)
    slot(m, 1)
    assert zone(m, "foe", "members")[1] == "局留めのトメ"
    assert zone(m, "foe", "hand") == []


@clause("9.8.4")
def test_who_leaves_together_with_others_sees_them_and_itself_leave() -> None:
    watch = card(
        "【自】【メンバー】:あなたのメンバーが控え室に置かれた時、あなたは1枚引く。", name="道連れ"
    )
    broom = card(
        "【起】【エントリー】:あなたは自分のメンバーからすべて選び、控え室に置く。", name="箒"
    )
    for members, drawn in (([watch], 1), ([watch, A], 2), ([watch, A, watch], 6)):
        m = scene(me={"entry": broom, "members": members})
        use(m, broom)
        while m.decision is not None and m.decision.kind == "waiting ability":
            m.choose(0)
        assert count(m, "me", "hand") == drawn
    # who was no member, or had lost the ability, does not
    mute = card(
        "【起】【エントリー】:このターン中、あなたのメンバーは能力をすべて失う。"
        "あなたは自分のメンバーからすべて選び、控え室に置く。",
        name="口止め",
    )
    m = scene(me={"entry": mute, "members": [watch, A]})
    use(m, mute)
    assert count(m, "me", "hand") == 0
