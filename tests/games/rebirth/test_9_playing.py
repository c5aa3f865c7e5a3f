"""Chapter 9, first half: limits, valid abilities, costs, check timing, playing and cancelling."""

from __future__ import annotations

import pytest
from tests.games.rebirth.table import (
    asked,
    attack,
    cancel,
    card,
    choose,
    clauses_against,
    count,
    end_turn,
    is_rested,
    log_has,
    log_notes,
    no_block,
    number,
    offered,
    options,
    pay,
    pick,
    play,
    rebirth,
    scene,
    set_rebirth,
    standing_energy,
    use,
    values,
    zone,
)
from tests.ruling import clause

from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef
from kirifuda.kernel.position.decisions import Option

A = card(name="空")
B = card(name="海")
WEAK = card(name="薄氷", def_=1)
STRONG = card(name="大岩", atk=9, def_=9)
ONCE = card("【起】【メンバー】【ターン1】:[エネ1]あなたは1枚引く。", name="一度の鐘")
WATCH = card(
    "【自】【メンバー】【ターン1】:あなたのキャラがメンバーに置かれた時、あなたは1枚引く。",
    name="門番",
)
STOP = card("【キャンセル】:【起】or【キャンセル】", name="待った")
STOP_TOO = card("【キャンセル】:【起】or【キャンセル】", name="待ったに待った")


def ability(m: Match, one: CardDef, nth: int = 0) -> Option:
    """The use of an ability of a card, offered or not."""
    n = number(m, one)
    return Option("use", n, ability=m.state.face(n).abilities[nth])


def order(m: Match, *clauses: str) -> list[str]:
    """The entries of the log with these clauses, in the order in which they happened."""
    return [note.clause for note in m.log if note.clause in clauses]


@clause("9.2.2.1")
def test_once_a_turn_means_once() -> None:
    m = scene(me={"members": [ONCE], "energy": 3})
    use(m, ONCE)
    assert count(m, "me", "hand") == 1
    assert not offered(m, "use", ONCE)
    assert clauses_against(m, "me", ability(m, ONCE)) == ["9.2.2.1"]
    end_turn(m)
    end_turn(m)
    assert offered(m, "use", ONCE)


@clause("9.2.2.1")
def test_an_automatic_ability_once_a_turn_is_not_played_again() -> None:
    m = scene(me={"members": [WATCH], "hand": [A, B], "energy": 2})
    play(m, A, 1)
    choose(m, "play", WATCH)
    assert count(m, "me", "hand") == 2
    play(m, B, 2)
    asked(m, "main")
    assert count(m, "me", "hand") == 1


@clause("9.2.2.1.1")
def test_a_cancelled_play_was_a_play() -> None:
    m = scene(me={"members": [ONCE], "energy": 2}, foe={"hand": [STOP]})
    use(m, ONCE)
    cancel(m, STOP)
    asked(m, "main", "me")
    assert count(m, "me", "hand") == 0
    assert standing_energy(m, "me") == 1
    assert clauses_against(m, "me", ability(m, ONCE)) == ["9.2.2.1"]


@clause("9.2.2.2")
def test_a_limited_ability_can_be_kept_for_later() -> None:
    m = scene(me={"members": [WATCH], "hand": [A, B], "energy": 2})
    play(m, A, 1)
    choose(m, "decline", WATCH)
    assert count(m, "me", "hand") == 1
    assert not m.state.waiting
    play(m, B, 2)
    choose(m, "play", WATCH)
    assert count(m, "me", "hand") == 1
    # without the icon there is nothing to keep
    eager = card(
        "【自】【メンバー】:あなたのキャラがメンバーに置かれた時、あなたは1枚引く。",
        name="せっかち",
    )
    m = scene(me={"members": [eager], "hand": [A], "energy": 1})
    play(m, A, 1)
    asked(m, "main", "me")
    assert count(m, "me", "hand") == 1


COMBO = card("【永】【メンバー】【Reコンボ】:あなたのエントリーを+2/±0。", name="連携")
PICKER = card(
    "【自】【メンバー】【Reコンボ】:このキャラがサポートした時、"
    "あなたは相手のメンバーから1枚選び、控え室に置く。",
    name="選び手",
)
STAGE = rebirth(name="舞台")


@clause("9.4.1", "9.4.2", "9.4.3")
def test_what_is_not_valid_is_there_and_does_nothing() -> None:
    m = scene(me={"entry": A, "members": [COMBO], "hand": [STAGE]})
    assert values(m, A) == (1, 3)
    assert len(m.state.face(number(m, COMBO)).abilities) == 1
    set_rebirth(m, STAGE)
    assert values(m, A) == (3, 3)


@clause("9.4.2")
def test_an_invalid_effect_asks_for_no_choice() -> None:
    m = scene(me={"members": [PICKER, ONCE]}, foe={"members": [A, B]})
    attack(m, with_=PICKER)
    no_block(m)
    asked(m, "attack", "me")
    assert count(m, "foe", "members") == 2
    valid = scene(me={"members": [PICKER, ONCE], "rebirth": [STAGE]}, foe={"members": [A, B]})
    attack(valid, with_=PICKER)
    pick(valid, A)
    no_block(valid)
    assert zone(valid, "foe", "members") == ["", B.name, ""]


@clause("9.4.5")
def test_an_ability_works_where_it_is_meant_to() -> None:
    guard = card("【ブロッカー】", name="傘")
    cheer = card("【永】:あなたのエントリーを+1/±0。", name="声援")
    m = scene(me={"entry": A, "members": [cheer, ONCE]}, foe={"members": [guard], "hand": [B]})
    assert values(m, A) == (2, 3)
    attack(m, with_=cheer)
    asked(m, "block", "foe")
    assert not offered(m, "block", guard)
    no_block(m)
    held = scene(me={"entry": A, "hand": [cheer], "members": [B, ONCE]}, foe={"hand": [guard]})
    assert values(held, A) == (1, 3)
    attack(held, with_=B)
    assert offered(held, "block", guard)
    no_block(held)


@clause("9.4.5")
def test_as_a_soul_only_what_tells_of_itself_as_one_works() -> None:
    cheer = card("【永】:あなたのエントリーを+1/±0。", name="声援")
    ghost = card("【永】:このキャラが【魂】なら、あなたのエントリーを+2/±0。", name="残り香")
    for soul, atk in ((cheer, 1), (ghost, 3)):
        m = scene(me={"entry": {"card": A, "soul": [soul]}})
        assert values(m, A) == (atk, 3)
    both = scene(me={"entry": A, "members": [cheer, ghost]})
    assert values(both, A) == (2, 3)


@clause("9.4.5.1")
def test_abilities_of_rebirth_cards_work_while_set() -> None:
    song = rebirth("【永】:あなたのエントリーを+1/+1。", name="歌")
    m = scene(me={"entry": A, "hand": [song], "waiting": [song], "retire": [song]})
    assert values(m, A) == (1, 3)
    set_rebirth(m, song)
    assert values(m, A) == (2, 4)
    # of other cards it is not so: a character's work where characters are
    singer = card("【永】:あなたのエントリーを+1/+1。", name="歌い手")
    n = scene(me={"entry": A, "members": [singer], "waiting": [singer]})
    assert values(n, A) == (2, 4)


@clause("9.4.5", "9.4.5.1")
def test_a_spark_on_a_rebirth_card_works_from_the_entry() -> None:
    flash = rebirth("【スパーク】:あなたは1枚引く。", name="閃き")
    m = scene(me={"entry": STRONG, "members": [A, B]}, foe={"entry": WEAK, "top": [flash]})
    attack(m, with_=A)
    no_block(m)
    assert log_has(m, verb="play", one=flash)
    assert count(m, "foe", "hand") == 1
    assert zone(m, "foe", "rebirth") == [flash.name]


@clause("9.5.2.1")
def test_costs_are_paid_from_left_to_right() -> None:
    payer = card(
        "【起】【メンバー】:[エネ1、手札を1枚控え室に置く]あなたは1枚引く。", name="払い手"
    )
    m = scene(me={"members": [payer], "energy": 1, "hand": [A, B]})
    choose(m, "use", payer)
    asked(m, "cost", "me")
    assert standing_energy(m, "me") == 0
    pick(m, A)
    assert zone(m, "me", "waiting") == [A.name]
    assert count(m, "me", "hand") == 2
    assert [n.verb for n in m.log if n.verb in ("rest", "move")] == ["rest", "move", "move"]


@clause("9.5.2.2")
def test_a_cost_that_cannot_be_paid_in_full_is_not_paid_at_all() -> None:
    payer = card(
        "【起】【メンバー】:[エネ1、手札を1枚控え室に置く]あなたは1枚引く。", name="払い手"
    )
    m = scene(me={"members": [payer], "energy": 1})
    assert not offered(m, "use", payer)
    assert clauses_against(m, "me", ability(m, payer)) == ["9.5.2.2"]
    assert standing_energy(m, "me") == 1


@clause("9.5.2.2")
def test_a_cost_that_fails_half_way_is_taken_back() -> None:
    payer = card(
        "【起】【メンバー】【ターン1】:[手札を1枚控え室に置き、手札を1枚デッキの下に置く]"
        "あなたは1枚引く。",
        name="払い手",
    )
    m = scene(me={"members": [payer], "hand": [A]})
    before = m.state.zones
    choose(m, "use", payer)
    asked(m, "main", "me")
    assert zone(m, "me", "hand") == [A.name]
    assert m.state.zones == before
    assert not m.state.used
    assert log_has(m, clause="9.5.2.2", verb="refused", one=payer)
    assert not log_has(m, verb="play", one=payer)


CHOOSY = card(
    "【起】【メンバー】:[メンバーから1枚【レスト】し、このキャラを【レスト】する]あなたは1枚引く。",
    name="迷い手",
)


@clause("9.5.2.2")
def test_what_was_taken_back_can_be_played_again_paid_otherwise() -> None:
    m = scene(me={"members": [CHOOSY, A]})
    use(m, CHOOSY)
    pick(m, CHOOSY)  # who rests cannot be rested once more (1.3.2.1)
    assert log_has(m, clause="9.5.2.2", verb="refused", one=CHOOSY)
    use(m, CHOOSY)
    pick(m, A)
    assert is_rested(m, A)
    assert count(m, "me", "hand") == 1


def test_what_is_taken_back_again_and_again_is_offered_no_more() -> None:
    m = scene(me={"members": [CHOOSY, A]})
    tries = 0
    while offered(m, "use", CHOOSY):
        use(m, CHOOSY)
        pick(m, CHOOSY)
        tries += 1
        assert tries < 50
    assert clauses_against(m, "me", ability(m, CHOOSY)) == ["14.1.1.2"]
    assert offered(m, "attack phase")


MOURN = card("【自】【メンバー】:あなたのキャラがリタイアした時、あなたは1枚引く。", name="弔い")


@clause("9.6.1", "9.6.2", "9.6.2.1", "9.6.2.2", "9.6.2.3", "9.6.2.4", "9.6.2.5")
def test_a_check_puts_right_then_plays_then_fills_then_ends_the_game() -> None:
    m = scene(
        me={"entry": STRONG, "members": [A]},
        foe={"entry": WEAK, "members": [MOURN], "retire": 6},
    )
    attack(m, with_=A)
    no_block(m)
    happened = [n.clause for n in m.log if n.verb in ("move", "play", "lose")]
    assert happened == ["10.3.6", "9.7.2.1", "5.9.1", "10.5.1.4", "10.6.2"]
    alive = scene(
        me={"entry": STRONG, "members": [A, B]},
        foe={"entry": WEAK, "members": [MOURN], "retire": 5},
    )
    attack(alive, with_=A)
    no_block(alive)
    asked(alive, "attack", "me")


@clause("9.6.1.1", "9.6.2.2")
def test_after_each_ability_rules_come_first_again() -> None:
    slap = card(
        "【自】【メンバー】:このキャラがサポートした時、相手のエントリーに3ダメージを与える。",
        name="平手",
    )
    look = card(
        "【自】【メンバー】:あなたのエントリーがサポートされた時、あなたは1枚引く。", name="見物"
    )
    m = scene(me={"members": [slap, look]}, foe={"entry": WEAK})
    attack(m, with_=slap)
    choose(m, "play", slap)
    no_block(m)
    assert order(m, "9.7.2.1", "10.3.6", "10.5.1.4") == [
        "9.7.2.1",
        "10.3.6",
        "9.7.2.1",
        "10.5.1.4",
    ]


@clause("9.6.2.1")
def test_recovery_starts_the_check_over() -> None:
    shield = card("【永】【エントリー】:あなたのエントリーを±0/+2。", name="古盾")
    burden = card("【永】【メンバー】:あなたのエントリーを±0/-3。", name="重荷")
    crier = card(
        "【自】【メンバー】:あなたのキャラがエントリーに置かれた時、あなたは1枚引く。",
        name="触れ役",
    )
    mine = {"entry": shield, "members": [burden, crier], "hand": [A], "energy": 1}
    m = scene(me={**mine, "top": [STRONG] * 4})
    play(m, A, "entry")
    # with the old shield gone the newcomer has no DEF left, before anything is played
    assert order(m, "10.3.3", "10.3.6", "9.7.2.1")[1:4] == ["10.3.3", "10.3.6", "9.7.2.1"]
    assert zone(m, "me", "retire") == [A.name]
    assert zone(m, "me", "entry") == [STRONG.name]


@clause("9.6.2.3", "9.6.2.4")
def test_a_spark_of_the_new_entry_comes_before_defeat() -> None:
    healer = card("【スパーク】:あなたは1点回復する。", name="薬箱")
    m = scene(
        me={"entry": STRONG, "members": [A, B]},
        foe={"entry": WEAK, "top": [healer], "retire": 6},
    )
    attack(m, with_=A)
    no_block(m)
    asked(m, "choose", "foe")
    assert count(m, "foe", "retire") == 7
    choose(m, "pick")
    asked(m, "attack", "me")
    assert count(m, "foe", "retire") == 6
    assert m.outcome is None


@clause("9.7.1")
def test_continuous_abilities_are_not_played() -> None:
    cheer = card("【永】【メンバー】:あなたのエントリーを+1/±0。", name="声援")
    m = scene(me={"entry": A, "members": [cheer, ONCE], "hand": [B], "energy": 2})
    assert values(m, A) == (2, 3)
    use(m, ONCE)
    assert count(m, "me", "hand") == 2  # what is played takes effect, once
    play(m, B, 2)
    assert count(m, "me", "hand") == 1
    assert zone(m, "me", "members") == [cheer.name, ONCE.name, B.name]
    assert [m.state.definition(n.card).name for n in log_notes(m, verb="play")] == [
        ONCE.name,
        B.name,
    ]


@clause("9.7.2", "9.7.2.1", "9.7.2.1.1", "9.7.4", "9.7.4.1")
def test_playing_a_character_shows_it_and_names_its_place() -> None:
    m = scene(me={"entry": A, "hand": [B], "energy": 2})
    assert [o.spot for o in options(m, "play", B)] == [3, 0, 1, 2]
    choose(m, "play", B, spot=1)
    asked(m, "pay energy", "me")
    assert B.name in repr(m.view(1))
    pay(m)
    assert zone(m, "me", "members") == ["", B.name, ""]
    other = scene(me={"entry": A, "hand": [B], "energy": 1})
    play(other, B, "entry")
    assert zone(other, "me", "entry") == [B.name]


@clause("9.7.3", "9.7.3.1")
def test_a_play_can_be_answered_once_it_is_paid_for() -> None:
    m = scene(me={"members": [ONCE], "energy": 1}, foe={"hand": [STOP, A]})
    use(m, ONCE)
    asked(m, "cancel", "foe")
    assert standing_energy(m, "me") == 0
    assert not offered(m, "cancel", A)
    cancel(m, STOP)
    choose(m, "pass")
    assert zone(m, "foe", "waiting") == [STOP.name]
    assert count(m, "me", "hand") == 0
    passed = scene(me={"members": [ONCE], "energy": 1}, foe={"hand": [STOP]})
    use(passed, ONCE)
    choose(passed, "pass")
    assert count(passed, "me", "hand") == 1
    assert zone(passed, "foe", "hand") == [STOP.name]


@clause("9.7.3.2", "9.7.3.3")
def test_answers_to_answers_resolve_in_reverse() -> None:
    m = scene(
        me={"members": [ONCE], "energy": 1, "hand": [STOP_TOO, B]},
        foe={"hand": [STOP, A]},
    )
    use(m, ONCE)
    cancel(m, STOP)
    asked(m, "cancel", "foe")  # from the beginning
    choose(m, "pass")
    cancel(m, STOP_TOO, place=1)
    asked(m, "cancel", "foe")
    choose(m, "pass")
    asked(m, "cancel", "me")  # who has not passed since
    choose(m, "pass")
    asked(m, "main", "me")
    assert zone(m, "me", "waiting") == [STOP_TOO.name]
    assert zone(m, "foe", "waiting") == [STOP.name]
    (stopped,) = log_notes(m, verb="cancelled")
    assert m.state.definition(stopped.card).name == STOP.name
    assert count(m, "me", "hand") == 2


@clause("9.7.3.3")
def test_of_two_answers_to_one_play_one_is_enough() -> None:
    twin = card("【キャンセル】:【起】", name="待ち人")
    m = scene(me={"members": [ONCE], "energy": 1}, foe={"hand": [twin, STOP]})
    use(m, ONCE)
    cancel(m, twin, place=0)
    cancel(m, STOP, place=0)
    asked(m, "main", "me")
    assert [n.source >= 0 for n in log_notes(m, verb="cancelled")] == [True]
    assert log_has(m, clause="9.7.3.3", verb="unresolved", one=twin)
    assert count(m, "me", "hand") == 0


@clause("9.7.4", "9.7.4.2", "9.7.4.2.1")
def test_an_ability_resolves_though_its_card_has_gone() -> None:
    last = card(
        "【起】【メンバー】:[エネ1、このキャラを控え室に置く]あなたは1枚引く。", name="置き手紙"
    )
    m = scene(me={"members": [last], "energy": 1})
    use(m, last)
    assert zone(m, "me", "waiting") == [last.name]
    assert count(m, "me", "hand") == 1


@clause("9.7.4.3")
def test_nobody_must_find_what_others_cannot_see() -> None:
    seek = card(
        "【起】【メンバー】:あなたは自分のデッキから〔灯〕を1枚選び、手札に加える。", name="探し手"
    )
    open_ = card(
        "【起】【メンバー】:あなたは自分の控え室から〔灯〕を1枚選び、手札に加える。", name="拾い手"
    )
    lamp = card(name="行灯", traits=["灯"])
    m = scene(me={"members": [seek], "top": [lamp]})
    use(m, seek)
    assert offered(m, "pick", lamp)
    choose(m, "done")
    assert count(m, "me", "hand") == 0
    seen = scene(me={"members": [open_], "waiting": [lamp, lamp]})
    use(seen, open_)
    asked(seen, "choose", "me")
    assert not offered(seen, "done")
    choose(seen, "pick", lamp)
    assert zone(seen, "me", "hand") == [lamp.name]


@clause("9.7.4.3")
@pytest.mark.parametrize(
    ("text", "free"),
    [
        ("あなたは自分の手札から〔灯〕を1枚選び、控え室に置く。", True),
        ("あなたは自分の手札から〔灯〕を1枚控え室に置く。", True),
        ("あなたは自分の手札から1枚選び、控え室に置く。", False),  # any card will do
        ("あなたは自分の手札を1枚控え室に置く。", False),
        ("あなたは自分の控え室から〔灯〕を1枚デッキの下に置く。", False),  # all see these
    ],
)
def test_who_seeks_a_kind_of_card_unseen_need_not_have_it(text: str, free: bool) -> None:
    lamp = card(name="行灯", traits=["灯"])
    seeker = card(f"【起】【メンバー】:{text}", name="探し手")
    m = scene(me={"members": [seeker], "hand": [lamp, lamp], "waiting": [lamp, lamp]})
    use(m, seeker)
    asked(m, "choose", "me")
    assert offered(m, "done") is free
    choose(m, "pick", lamp)


@clause("9.7.4.3")
def test_of_cards_that_one_alone_looks_at_none_of_a_kind_must_be_chosen() -> None:
    lamp = card(name="行灯", traits=["灯"])
    looker = card(
        "【起】【メンバー】:あなたは自分のデッキの上から2枚見て、その中から〔灯〕を1枚選び、手札に加える。残りを控え室に置く。",
        name="覗き手",
    )
    m = scene(me={"members": [looker], "top": [lamp, A]})
    use(m, looker)
    asked(m, "choose", "me")
    choose(m, "done")
    assert count(m, "me", "hand") == 0
    assert sorted(zone(m, "me", "waiting")) == sorted([lamp.name, A.name])
