"""Chapter 10: what the rules do by themselves."""

from __future__ import annotations

from tests.games.rebirth.table import (
    asked,
    attack,
    card,
    choose,
    count,
    damage,
    hurt,
    log_has,
    log_notes,
    no_block,
    number,
    offered,
    partner,
    pass_all,
    pick,
    play,
    rebirth,
    scene,
    use,
    zone,
)
from tests.ruling import clause

from kirifuda.kernel.match import Match, Outcome

A = card(name="空")
B = card(name="海")
SPARE = card(name="留守番")
WEAK = card(name="薄氷", def_=1)
STRONG = card(name="大岩", atk=9, def_=9)
SONG = rebirth(name="歌")
TUNE = rebirth(name="調べ")
MATE = partner(name="相棒")
BOTH = card(
    "【起】【メンバー】:相手のエントリーに9ダメージを与える。あなたのエントリーに9ダメージを与える。",
    name="相打ち",
)


def clauses(m: Match, *verbs: str) -> list[str]:
    return [n.clause for n in m.log if n.verb in verbs]


@clause("10.1.1", "10.3.6")
def test_who_has_damage_of_at_least_its_def_retires_by_itself() -> None:
    m = scene(me={"entry": hurt(A, 2)}, foe={"entry": hurt(B, 3)})
    asked(m, "main", "me")
    assert zone(m, "me", "entry") == [A.name]
    assert zone(m, "foe", "retire") == [B.name]
    assert log_has(m, clause="10.3.6", one=B)
    # by its DEF, whatever its ATK and cost
    thin, thick = card(atk=9, cost=9, def_=2), card(atk=0, cost=0, def_=4)
    n = scene(me={"entry": hurt(thin, 2)}, foe={"entry": hurt(thick, 3)})
    assert zone(n, "me", "retire") == [thin.name]
    assert zone(n, "foe", "entry") == [thick.name]


@clause("10.1.2")
def test_rules_look_only_when_they_are_due() -> None:
    mercy = card(
        "【起】【メンバー】:相手のエントリーに3ダメージを与える。"
        "相手のエントリーが受けているダメージを0にする。",
        name="情け",
    )
    cruel = card("【起】【メンバー】:相手のエントリーに3ダメージを与える。", name="無情")
    m = scene(me={"members": [cruel]}, foe={"entry": WEAK})
    use(m, cruel)
    assert zone(m, "foe", "retire") == [WEAK.name]  # it is met in the check timing
    m = scene(me={"members": [mercy]}, foe={"entry": WEAK})
    use(m, mercy)
    assert log_notes(m, verb="damage")[0].number == 3
    assert zone(m, "foe", "entry") == [WEAK.name]
    assert damage(m, WEAK) == 0


@clause("10.1.3", "10.3.1.2")
def test_what_is_due_for_both_happens_at_once() -> None:
    see = card("【自】【メンバー】:キャラがリタイアした時、あなたは1枚引く。", name="見届け")
    m = scene(me={"entry": A, "members": [BOTH, see]}, foe={"entry": B})
    use(m, BOTH)
    while m.decision is not None and m.decision.kind == "waiting ability":
        m.choose(0)
    assert clauses(m, "move", "play")[:4] == ["9.7.2.1", "10.3.6", "10.3.6", "9.7.2.1"]
    assert zone(m, "me", "retire") == [A.name]
    assert zone(m, "foe", "retire") == [B.name]


DRAW3 = card("【起】【メンバー】:あなたは3枚引く。", name="大盛り")


@clause("10.2.1")
def test_an_empty_deck_is_made_anew_in_the_middle_of_anything() -> None:
    m = scene(me={"members": [DRAW3], "deck": [A], "waiting": [B, B, B]})
    use(m, DRAW3)
    assert sorted(zone(m, "me", "hand")) == sorted([A.name, B.name, B.name])
    assert zone(m, "me", "deck") == [B.name]
    assert zone(m, "me", "waiting") == []
    what = [n.verb for n in m.log if n.verb in ("move", "refresh", "shuffle")]
    assert what == ["move", "refresh", "shuffle", "move", "move"]


@clause("10.2.1")
def test_a_deck_that_is_made_anew_is_shuffled() -> None:
    names = [card(name=f"札{n}") for n in "一二三四五六"]
    seen = set()
    for seed in range(6):
        m = scene(me={"members": [DRAW3], "deck": [A, A, A], "waiting": names}, seed=seed)
        use(m, DRAW3)
        assert sorted(zone(m, "me", "deck")) == sorted(one.name for one in names)
        seen.add(tuple(zone(m, "me", "deck")))
    assert len(seen) > 1


@clause("10.2.1")
def test_cards_that_a_refresh_takes_go_from_the_waiting_room_to_the_deck() -> None:
    hears = card(
        "【自】【メンバー】:あなたの《灰》が控え室からデッキに置かれた時、あなたは1枚引く。",
        name="聞き手",
    )
    ash = card(name="灰")
    m = scene(me={"members": [DRAW3, hears], "deck": [A, A, A], "waiting": [ash, B, B]})
    use(m, DRAW3)
    pass_all(m)
    assert count(m, "me", "hand") == 4


@clause("10.2.1")
def test_a_deck_is_made_anew_also_where_no_log_is_kept() -> None:
    m = scene(me={"members": [DRAW3], "deck": [A], "waiting": [B, B, B]}, log=False)
    use(m, DRAW3)
    assert sorted(zone(m, "me", "hand")) == sorted([A.name, B.name, B.name])
    lost = scene(me={"members": [DRAW3], "deck": [A]}, log=False)
    use(lost, DRAW3)
    assert lost.outcome == Outcome([1], [0], "10.2.1.1")


@clause("10.2.1")
def test_a_refresh_takes_along_what_has_just_come_to_the_waiting_room() -> None:
    back = card(
        "【自】:このカードがデッキから控え室に置かれた時、このカードを手札に戻す。", name="戻り駒"
    )
    mill = card("【起】【メンバー】:あなたは自分のデッキの上から1枚控え室に置く。", name="めくり")
    m = scene(me={"members": [mill], "deck": [back], "waiting": [A]})
    use(m, mill)
    assert log_has(m, verb="play", one=back)
    assert zone(m, "me", "hand") == []  # it lies in the deck, as a new card
    assert sorted(zone(m, "me", "deck")) == sorted([A.name, back.name])


@clause("10.2.1")
def test_an_effect_knows_what_it_put_down_though_a_refresh_took_it() -> None:
    read = card(
        "【起】【メンバー】:あなたは自分のデッキの上から1枚控え室に置く。"
        "それがReバースなら、あなたは1枚引く。",
        name="辻占",
    )
    m = scene(me={"members": [read], "deck": [SONG], "waiting": [A]})
    use(m, read)
    assert count(m, "me", "hand") == 1
    guess = card(
        "【起】【メンバー】:あなたはチェックする。"
        "それであなたが勝ちなら、あなたはそのカードを手札に戻す。",
        name="占い",
    )
    won = scene(me={"members": [guess], "deck": [SONG], "waiting": [A]})
    use(won, guess)
    assert log_has(won, verb="check won", one=SONG)
    assert zone(won, "me", "hand") == []
    assert sorted(zone(won, "me", "deck")) == sorted([A.name, SONG.name])


@clause("10.2.1.1")
def test_who_has_nothing_to_refresh_with_loses_at_once() -> None:
    m = scene(me={"members": [DRAW3], "deck": [A]})
    use(m, DRAW3)
    assert m.outcome == Outcome([1], [0], "10.2.1.1")
    assert zone(m, "me", "hand") == [A.name]


@clause("10.3.1", "10.3.1.1", "10.3.1.2")
def test_recovery_puts_everything_right_in_one_go() -> None:
    cry = card("【自】【メンバー】:あなたのキャラがリタイアした時、あなたは1枚引く。", name="弔い")
    m = scene(
        me={"entry": hurt(A, 3), "members": [cry], "rebirth": [B], "waiting": [MATE]},
        foe={"members": [SONG]},
        anyway=True,
    )
    happened = clauses(m, "move", "play")
    # all of it before anything that waits, and then the check starts over
    assert sorted(happened[:4]) == ["10.3.2", "10.3.4", "10.3.6", "10.3.8"]
    assert happened[4] == "9.7.2.1"
    assert "10.5.1.3" in happened[5:]


@clause("10.3.1.1")
def test_after_a_recovery_it_is_looked_again_before_anything_is_played() -> None:
    cry = card("【自】【メンバー】:あなたのキャラがリタイアした時、あなたは1枚引く。", name="弔い")
    prop = card("【永】【エントリー】:相手のエントリーを±0/+2。", name="つっかい棒", def_=3)
    tough = card(name="寄りかかり", def_=3)
    m = scene(
        me={"entry": hurt(tough, 4)}, foe={"entry": hurt(prop, 3), "members": [cry]}, anyway=True
    )
    happened = clauses(m, "move", "play")
    assert happened[:3] == ["10.3.6", "10.3.6", "9.7.2.1"]  # the second without the prop


@clause("10.3.2")
def test_only_rebirth_cards_stay_in_the_rebirth_zone() -> None:
    m = scene(me={"rebirth": [A, SONG]}, foe={"rebirth": [B]}, anyway=True)
    assert zone(m, "me", "rebirth") == [SONG.name]
    assert zone(m, "me", "waiting") == [A.name]
    assert zone(m, "foe", "waiting") == [B.name]


@clause("10.3.3")
def test_the_last_to_come_keeps_the_entry() -> None:
    m = scene(me={"entry": A, "hand": [B], "energy": 1})
    play(m, B, "entry")
    assert zone(m, "me", "entry") == [B.name]
    assert zone(m, "me", "waiting") == [A.name]
    assert log_has(m, clause="10.3.3", one=A)


@clause("10.3.3")
def test_of_those_that_come_together_one_is_chosen_to_stay() -> None:
    crowd = card("【起】【メンバー】:あなたは自分の控え室から2枚選び、エントリーに置く。")
    for stays, goes in ((B, WEAK), (WEAK, B)):
        m = scene(me={"entry": A, "members": [crowd], "waiting": [B, WEAK]})
        use(m, crowd)
        asked(m, "stay in entry", "me")
        assert not offered(m, "pick", A)  # it was there before
        pick(m, stays)
        assert zone(m, "me", "entry") == [stays.name]
        assert sorted(zone(m, "me", "waiting")) == sorted([A.name, goes.name])
        assert log_has(m, clause="10.3.3", one=goes)


@clause("10.3.3")
def test_whose_entry_it_is_chooses_who_stays() -> None:
    crowd = card("【起】【メンバー】:あなたは相手の控え室から2枚選び、エントリーに置く。")
    m = scene(me={"members": [crowd]}, foe={"entry": A, "waiting": [B, WEAK]})
    use(m, crowd)
    asked(m, "stay in entry", "foe")
    pick(m, B)
    assert zone(m, "foe", "entry") == [B.name]


@clause("10.3.3")
def test_who_comes_after_those_that_came_together_stays() -> None:
    crowd = card(
        "【起】【メンバー】:あなたは自分の控え室から2枚選び、エントリーに置く。"
        "あなたは自分の手札から1枚選び、エントリーに置く。"
    )
    m = scene(me={"entry": A, "members": [crowd], "waiting": [B, WEAK], "hand": [SPARE]})
    use(m, crowd)
    asked(m, "main", "me")
    assert zone(m, "me", "entry") == [SPARE.name]
    assert count(m, "me", "waiting") == 3


@clause("10.3.4")
def test_only_characters_stay_among_the_members() -> None:
    m = scene(me={"members": [A, SONG]}, anyway=True)
    assert zone(m, "me", "members") == [A.name, "", ""]
    assert zone(m, "me", "waiting") == [SONG.name]
    assert log_has(m, clause="10.3.4", one=SONG)
    # what an effect puts there is there first; only characters take another's slot (4.5.3.3)
    lift = card(
        "【起】【エントリー】:あなたは自分の手札から1枚選び、メンバーに置く。", name="持ち上げ"
    )
    m = scene(me={"entry": lift, "members": [A, B, SPARE], "hand": [SONG]})
    use(m, lift)
    choose(m, "slot", spot=1)
    assert zone(m, "me", "members") == [A.name, B.name, SPARE.name]
    assert zone(m, "me", "waiting") == [SONG.name]
    assert log_has(m, clause="10.3.4", one=SONG)


@clause("10.3.5")
def test_the_last_to_come_keeps_the_slot() -> None:
    m = scene(me={"members": [{"card": A, "spot": 1}, {"card": B, "spot": 1}]}, anyway=True)
    assert zone(m, "me", "members") == ["", B.name, ""]
    assert zone(m, "me", "waiting") == [A.name]
    assert log_has(m, clause="10.3.5", one=A)


@clause("10.3.7")
def test_who_took_a_partner_attack_retires() -> None:
    m = scene(me={"entry": A, "members": [B, SPARE], "partners": 3}, foe={"entry": STRONG})
    attack(m, with_=B, partner=True)
    no_block(m)
    assert zone(m, "foe", "retire") == [STRONG.name]
    assert log_has(m, clause="10.3.7", one=STRONG)


@clause("10.3.8")
def test_partners_leave_the_game_from_anywhere_but_hand_and_energy() -> None:
    mine = {"waiting": [MATE], "hand": [MATE], "energy": [MATE]}
    m = scene(me=mine, foe={"retire": [MATE]}, anyway=True)
    assert zone(m, "me", "waiting") == []
    assert zone(m, "me", "hand") == [MATE.name]
    assert zone(m, "me", "energy") == [MATE.name]
    assert zone(m, "foe", "retire") == []
    assert zone(m, "foe", "outside") == [MATE.name]
    # where no card of its kind may lie, too, it goes nowhere else on the way (10.3.2, 10.3.4)
    for kind in ("rebirth", "members"):
        n = scene(me={kind: [MATE]}, anyway=True)
        assert zone(n, "me", "outside") == [MATE.name]
        assert zone(n, "me", "waiting") == []
        assert [note.clause for note in log_notes(n, verb="move", one=MATE)] == ["10.3.8"]


@clause("10.3.9")
def test_a_soul_without_its_card_goes_to_the_waiting_room() -> None:
    m = scene(me={"entry": {"card": A, "soul": [B]}, "hand": [SPARE], "energy": 1})
    assert zone(m, "me", "soul") == [B.name]
    play(m, SPARE, "entry")
    assert zone(m, "me", "soul") == []
    assert sorted(zone(m, "me", "waiting")) == sorted([A.name, B.name])
    assert log_has(m, clause="10.3.9", one=B)


@clause("10.3.10")
def test_a_soul_belongs_to_the_card_it_was_given_to_last() -> None:
    give = card(
        "【起】【メンバー】:あなたは自分の【魂】から1枚選び、自分のエントリーの【魂】にする。",
        name="渡し守",
    )
    m = scene(me={"entry": A, "members": [{"card": give, "soul": [B]}]})
    assert m.state.host[number(m, B)] == number(m, give)
    use(m, give)
    assert zone(m, "me", "soul") == [B.name]
    assert m.state.host[number(m, B)] == number(m, A)


MINE = card("【自】【メンバー】:相手のターン終了時、あなたは1枚引く。", name="相手番")
YOURS = card("【自】【メンバー】:あなたのターン終了時、あなたは1枚引く。", name="自分番")


@clause("10.4.1", "10.4.2")
def test_the_turn_player_plays_first_one_at_a_time() -> None:
    m = scene(me={"members": [YOURS, YOURS]}, foe={"members": [MINE]}, phase="end")
    asked(m, "waiting ability", "me")
    assert m.decision is not None
    assert len(m.decision.options) == 2
    m.choose(0)
    pass_all(m)
    seats = [n.seat for n in log_notes(m, verb="play")]
    assert seats == [0, 0, 1]


@clause("10.4.3")
def test_an_ability_that_cannot_be_played_waits_once_less() -> None:
    paid = card(
        "【自】【メンバー】:[エネ1]このキャラがサポートした時、あなたは1枚引く。", name="有料"
    )
    m = scene(me={"members": [paid, SPARE]})
    attack(m, with_=paid)
    assert len(m.state.waiting) == 1
    choose(m, "play", paid)
    assert not m.state.waiting
    assert count(m, "me", "hand") == 0
    no_block(m)


@clause("10.5.1", "10.5.1.1", "10.5.1.2", "10.5.1.3", "10.5.1.4")
def test_entries_are_cleared_of_rebirth_cards_and_then_filled_turn_player_first() -> None:
    m = scene(me={"entry": SONG, "top": [A]}, foe={"entry": TUNE, "top": [B]}, anyway=True)
    assert clauses(m, "move") == ["10.5.1.1", "10.5.1.2", "10.5.1.3", "10.5.1.4"]
    assert zone(m, "me", "rebirth") == [SONG.name]
    assert zone(m, "foe", "rebirth") == [TUNE.name]
    assert zone(m, "me", "entry") == [A.name]
    assert zone(m, "foe", "entry") == [B.name]
    # in the other player's turn the other way round
    n = scene(
        me={"entry": SONG, "top": [A]},
        foe={"entry": TUNE, "top": [B]},
        whose="foe",
        anyway=True,
    )
    moves = [(note.clause, note.seat) for note in n.log if note.verb == "move"]
    assert moves == [("10.5.1.1", 1), ("10.5.1.2", 0), ("10.5.1.3", 1), ("10.5.1.4", 0)]
    assert zone(n, "me", "entry") == [A.name]
    assert zone(n, "foe", "entry") == [B.name]


@clause("10.5.1")
def test_after_one_entry_process_everything_else_comes_first_again() -> None:
    spark = card("【スパーク】:あなたは1枚引く。", name="火花")
    m = scene(me={"entry": [], "top": [spark]}, foe={"entry": []})
    assert clauses(m, "move", "play") == ["10.5.1.3", "9.7.2.1", "5.9.1", "10.5.1.4"]


@clause("10.6.1", "10.6.2")
def test_seven_retired_cards_lose() -> None:
    m = scene(me={"entry": STRONG, "members": [A]}, foe={"entry": WEAK, "retire": 6})
    attack(m, with_=A)
    no_block(m)
    assert m.outcome == Outcome([0], [1], "10.6.2")
    six = scene(foe={"retire": 6})
    assert six.outcome is None


@clause("10.6.1.1")
def test_who_falls_together_loses_together() -> None:
    m = scene(me={"entry": A, "members": [BOTH], "retire": 6}, foe={"entry": B, "retire": 6})
    use(m, BOTH)
    assert m.outcome == Outcome([], [0, 1], "10.6.2")
    n = scene(me={"entry": A, "members": [BOTH]}, foe={"entry": B, "retire": 6})
    use(n, BOTH)  # and nobody else
    assert n.outcome == Outcome([0], [1], "10.6.2")
