"""Chapter 5: what the terms of card texts tell players to do."""

from __future__ import annotations

import pytest
from tests.games.rebirth.made import seen
from tests.games.rebirth.table import (
    asked,
    attack,
    cancel,
    card,
    choose,
    count,
    damage,
    end_turn,
    is_rested,
    log_has,
    log_notes,
    no,
    no_block,
    no_cancel,
    number,
    offered,
    options,
    partner,
    pick,
    play,
    rebirth,
    rested,
    say,
    scene,
    sees,
    standing_energy,
    use,
    values,
    yes,
    zone,
)
from tests.ruling import clause

from kirifuda.games.rebirth.zones import OUTSIDE, PARTNER
from kirifuda.kernel.position.cards import CardDef

AIDE = card(name="介添え")
SPARE = card(name="控えの者")
A = card(name="朝")
B = card(name="昼")
C = card(name="夜")
STRONG = card(name="剛腕", atk=9, def_=9)
TOUGH = card(name="頑丈", atk=1, def_=9)


def member(text: str) -> CardDef:
    """A card with an activated ability that it has as a member."""
    return card(f"【起】【メンバー】:{text}")


# -- 5.8: shuffling ----------------------------------------------------------------------------


@clause("5.8.1", "5.8.1.1")
def test_shuffling_a_deck_puts_all_of_it_in_random_order() -> None:
    mixer = member("あなたはデッキをシャッフルする。")
    cards = [card(name=f"札{n}") for n in range(12)]
    printed = [c.name for c in cards]
    orders = set()
    for seed in range(6):
        m = scene(me={"members": [mixer], "deck": cards}, foe={"deck": cards}, seed=seed)
        use(m, mixer)
        assert sorted(zone(m, "me", "deck")) == sorted(printed)
        assert zone(m, "foe", "deck") == printed
        orders.add(tuple(zone(m, "me", "deck")))
    assert len(orders) == 6
    assert tuple(printed) not in orders


@clause("5.8.1.2")
def test_one_card_counts_as_shuffled() -> None:
    mixer = member("あなたはデッキをシャッフルする。")
    m = scene(me={"members": [mixer], "deck": [A]})
    use(m, mixer)
    assert zone(m, "me", "deck") == [A.name]
    assert log_has(m, "5.8.1.1", "shuffle")


@clause("5.8.2")
def test_open_cards_are_shuffled_hidden() -> None:
    drawer = member("あなたは1枚引く。")
    cards = [card(name=f"札{n}") for n in range(9)]
    orders = set()
    for seed in range(4):
        m = scene(me={"members": [drawer], "deck": 1, "waiting": cards}, seed=seed)
        assert sees(m, 1, 0, "waiting room")[0]["name"] == cards[0].name
        use(m, drawer)
        assert count(m, "me", "deck") == 9
        orders.add(tuple(zone(m, "me", "deck")))
        for seat in (0, 1, None):
            assert sees(m, seat, 0, "deck") == [{}] * 9
            tail = m.log_view(seat)[-3:]
            assert not any(c.name in repr(tail) for c in cards)
    assert len(orders) == 4


# -- 5.9, 5.10: drawing and looking ------------------------------------------------------------


@clause("5.9.1")
def test_drawing_takes_the_top_card() -> None:
    drawer = member("あなたは1枚引く。")
    m = scene(me={"members": [drawer], "deck": [A, B, C]})
    use(m, drawer)
    assert zone(m, "me", "hand") == [A.name]
    assert zone(m, "me", "deck") == [B.name, C.name]


@clause("5.9.2")
def test_drawing_several_is_drawing_one_so_often() -> None:
    drawer = member("あなたは3枚引く。")
    m = scene(me={"members": [drawer], "deck": [A, B, C, A]})
    use(m, drawer)
    assert zone(m, "me", "hand") == [A.name, B.name, C.name]
    assert len(log_notes(m, "5.9.1", "move")) == 3
    # a deck that runs empty in between is made anew, and drawing goes on
    n = scene(me={"members": [drawer], "deck": [A], "waiting": [B, B, B]})
    use(n, drawer)
    assert zone(n, "me", "hand") == [A.name, B.name, B.name]


@clause("5.9.3", "5.9.3.1", "5.9.3.2", "5.9.3.3")
def test_drawing_up_to_so_many_stops_when_one_likes() -> None:
    drawer = member("あなたは2枚まで引く。")
    none = scene(me={"members": [drawer], "deck": [A, B, C]})
    use(none, drawer)
    asked(none, "draw on", "me")
    no(none)
    assert zone(none, "me", "hand") == []
    one = scene(me={"members": [drawer], "deck": [A, B, C]})
    use(one, drawer)
    yes(one)
    assert zone(one, "me", "hand") == [A.name]  # seen before one decides on the next
    asked(one, "draw on", "me")
    no(one)
    assert zone(one, "me", "hand") == [A.name]
    two = scene(me={"members": [drawer], "deck": [A, B, C]})
    use(two, drawer)
    yes(two)
    yes(two)
    asked(two, "main", "me")  # no third time
    assert zone(two, "me", "hand") == [A.name, B.name]


@clause("5.10.1.1", "5.10.2")
def test_looking_at_the_top_shows_it_to_one_player_only() -> None:
    looker = member("あなたは自分のデッキの上から2枚見る。")
    m = scene(me={"members": [looker], "deck": [A, B, C]})
    use(m, looker)
    assert [c.get("name") for c in sees(m, 0, 0, "deck")] == [A.name, B.name, None]
    assert sees(m, 1, 0, "deck") == [{}, {}, {}]
    assert zone(m, "me", "deck") == [A.name, B.name, C.name]
    for name in (A.name, B.name):
        assert name not in seen(m, 1)


@clause("5.10.3", "5.10.3.1", "5.10.3.2", "5.10.3.3", "5.10.3.4")
def test_looking_up_to_so_many_goes_card_by_card() -> None:
    looker = member("あなたは自分のデッキの上から2枚まで見る。")
    m = scene(me={"members": [looker], "deck": [A, B, C]})
    use(m, looker)
    asked(m, "look on", "me")
    assert sees(m, 0, 0, "deck") == [{}, {}, {}]
    yes(m)
    assert [c.get("name") for c in sees(m, 0, 0, "deck")] == [A.name, None, None]
    asked(m, "look on", "me")
    yes(m)
    assert [c.get("name") for c in sees(m, 0, 0, "deck")] == [A.name, B.name, None]
    asked(m, "main", "me")
    stop = scene(me={"members": [looker], "deck": [A, B, C]})
    use(stop, looker)
    yes(stop)
    no(stop)
    assert [c.get("name") for c in sees(stop, 0, 0, "deck")] == [A.name, None, None]
    once = member("あなたは自分のデッキの上から1枚まで見る。")
    k = scene(me={"members": [once], "deck": [A, B, C]})
    use(k, once)
    asked(k, "look on", "me")
    yes(k)
    assert [c.get("name") for c in sees(k, 0, 0, "deck")] == [A.name, None, None]
    asked(k, "main", "me")


# -- 5.12: exchanging --------------------------------------------------------------------------


@clause("5.12.1", "5.12.1.1")
def test_exchanged_cards_take_each_others_places() -> None:
    swap = member("あなたは自分のエントリーから1枚選び、このキャラと入れ替える。")
    m = scene(me={"entry": A, "members": [None, swap, B]})
    use(m, swap)
    assert zone(m, "me", "entry") == [swap.name]
    assert zone(m, "me", "members") == ["", A.name, B.name]
    assert zone(m, "me", "waiting") == []  # at the same time: nobody is replaced
    hand = member("あなたは自分の手札からキャラを1枚選び、このキャラと入れ替える。")
    n = scene(me={"members": [None, None, hand], "hand": [A, B]})
    use(n, hand)
    pick(n, A)
    assert zone(n, "me", "members") == ["", "", A.name]
    assert sorted(zone(n, "me", "hand")) == sorted([B.name, hand.name])
    both = member("あなたは自分のメンバーから1枚選び、このキャラと入れ替える。")
    boost = card("【起】【エントリー】:このターン中、あなたのメンバーを+2/+2。", name="応援")
    k = scene(me={"entry": boost, "members": [A, None, both]})
    use(k, boost)
    use(k, both)
    pick(k, A)
    assert zone(k, "me", "members") == [both.name, "", A.name]
    assert values(k, A) == (A.nums[1] + 2, A.nums[2] + 2)  # from slot to slot they stay the same


@clause("5.12.2", "5.12.2.1")
def test_an_impossible_exchange_is_not_done_at_all() -> None:
    # neither can go to a slot of the other player (4.1.1.1)
    swap = member("あなたは相手のメンバーから1枚選び、このキャラと入れ替える。")
    m = scene(me={"members": [swap]}, foe={"members": [A, B]})
    use(m, swap)
    pick(m, A)
    assert zone(m, "me", "members") == [swap.name, "", ""]
    assert zone(m, "foe", "members") == [A.name, B.name, ""]
    entry = member("あなたは相手のエントリーから1枚選び、このキャラと入れ替える。")
    n = scene(me={"members": [entry]}, foe={"entry": A})
    use(n, entry)
    assert zone(n, "me", "members") == [entry.name, "", ""]
    assert zone(n, "foe", "entry") == [A.name]
    # among one's own it would be, and only then is done what depends on it
    told = "あなたは{}のメンバーから1枚選び、このキャラと入れ替える。そうしたら、あなたは1枚引く。"
    own = member(told.format("自分"))
    k = scene(me={"members": [own, A]})
    use(k, own)
    pick(k, A)
    assert zone(k, "me", "members") == [A.name, own.name, ""]
    assert count(k, "me", "hand") == 1
    other = member(told.format("相手"))
    k = scene(me={"members": [other]}, foe={"members": [A]})
    use(k, other)
    assert zone(k, "me", "members") == [other.name, "", ""]
    assert count(k, "me", "hand") == 0
    cause = "あなたは{}のメンバーから1枚選び、このキャラと入れ替えることで、あなたは1枚引く。"
    for whose, drawn in (("自分", 1), ("相手", 0)):
        asks = member(cause.format(whose))
        k = scene(me={"members": [asks, B]}, foe={"members": [A]})
        use(k, asks)
        yes(k)
        if offered(k, "pick"):
            pick(k, B)
        assert count(k, "me", "hand") == drawn


@clause("5.12.2.2")
def test_who_could_go_elsewhere_goes_where_the_exchange_says() -> None:
    stubborn = card(
        "【永】【メンバー】:このキャラが手札に戻る際、かわりにリタイアに置いてよい。\n"
        "【起】【メンバー】【ターン1】:あなたは自分の手札からキャラを1枚選び、このキャラと入れ替える。",
        name="頑固",
    )
    m = scene(me={"members": [B, None, stubborn], "hand": [A]})
    use(m, stubborn)
    pick(m, A)
    asked(m, "main")
    assert zone(m, "me", "members") == [B.name, "", A.name]
    assert zone(m, "me", "hand") == [stubborn.name]
    assert zone(m, "me", "retire") == []
    assert not is_rested(m, A)


# -- 5.13, 5.19: cancelling --------------------------------------------------------------------

STOP = card("【キャンセル】:【起】", name="制止")
STOP_STOP = card("【キャンセル】:【キャンセル】", name="制止の制止")
DRAWER = card("【起】【メンバー】【ターン1】:[エネ1]あなたは1枚引く。", name="引き手")


@clause("5.13.1", "5.19.2")
def test_a_cancelled_ability_does_nothing() -> None:
    m = scene(me={"members": [DRAWER], "energy": 2}, foe={"hand": [STOP]})
    use(m, DRAWER)
    cancel(m, STOP)
    no_cancel(m)
    asked(m, "main", "me")
    assert count(m, "me", "hand") == 0
    assert standing_energy(m, "me") == 1  # it was played, and stays paid for
    assert zone(m, "foe", "waiting") == [STOP.name]
    free = scene(me={"members": [DRAWER], "energy": 2}, foe={"hand": [STOP]})
    use(free, DRAWER)
    no_cancel(free)
    assert count(free, "me", "hand") == 1


@clause("5.19.2.1")
def test_a_cancelled_cancel_ability_does_nothing() -> None:
    m = scene(
        me={"members": [DRAWER], "energy": 2, "hand": [STOP_STOP], "deck": [A, B]},
        foe={"hand": [STOP]},
    )
    use(m, DRAWER)
    cancel(m, STOP)
    no_foe = m.decision
    assert no_foe is not None
    while not offered(m, "cancel", STOP_STOP):
        m.choose(options(m, "pass")[0])
    cancel(m, STOP_STOP)
    no_cancel(m)
    assert zone(m, "me", "hand") == [A.name]
    n = scene(
        me={"members": [DRAWER], "energy": 2, "hand": [STOP_STOP], "deck": [A, B]},
        foe={"hand": [STOP]},
    )
    use(n, DRAWER)
    cancel(n, STOP)
    no_cancel(n)
    assert zone(n, "me", "hand") == [STOP_STOP.name]  # unless that one is cancelled, nothing


@clause("5.19.1")
def test_a_cancelled_card_goes_to_the_waiting_room() -> None:
    veto = card("【キャンセル】:キャラ", name="拒否")
    m = scene(me={"members": [A], "hand": [B], "energy": 2}, foe={"hand": [veto]})
    play(m, B, 0)
    cancel(m, veto)
    no_cancel(m)
    assert zone(m, "me", "members") == [A.name, "", ""]  # nobody was replaced
    assert zone(m, "me", "waiting") == [B.name]
    assert standing_energy(m, "me") == 1


# -- 5.14: paying energy -----------------------------------------------------------------------


@clause("5.14.1")
def test_energy_is_paid_by_resting_standing_cards_of_ones_choice() -> None:
    payer = card("【起】【メンバー】:[エネ2]あなたは1枚引く。")
    p = partner(name="相棒")
    m = scene(me={"members": [payer], "energy": [A, rested(B), p, C]})
    m.choose(options(m, "use", payer)[0])
    asked(m, "pay energy", "me")
    assert not offered(m, "pick", B)
    pick(m, p, A)
    assert [is_rested(m, c) for c in (A, p, B, C)] == [True, True, True, False]
    assert count(m, "me", "hand") == 1
    notes = log_notes(m, "5.14.1", "rest")
    assert len(notes) == 2


@clause("5.14.1.1")
def test_without_enough_standing_energy_nothing_is_paid() -> None:
    payer = card("【起】【メンバー】:[エネ2]あなたは1枚引く。")
    m = scene(me={"members": [payer], "energy": [A, rested(B)]})
    assert not offered(m, "use", payer)
    enough = scene(me={"members": [payer], "energy": [A, B]})
    use(enough, payer)
    assert count(enough, "me", "hand") == 1
    maybe = member("あなたはエネ2することで、1枚引く。")
    n = scene(me={"members": [maybe], "energy": [A, rested(B)]})
    use(n, maybe)
    asked(n, "main", "me")  # it was not even offered
    assert standing_energy(n, "me") == 1
    assert count(n, "me", "hand") == 0


# -- 5.15, 5.16: retiring and recovering -------------------------------------------------------


@clause("5.15.2")
def test_who_retires_whom() -> None:
    hunter = card(
        "【自】【エントリー】:このキャラが相手のキャラをリタイアさせた時、あなたは1枚引く。", atk=4
    )
    # by its attack
    m = scene(me={"entry": hunter, "members": [AIDE, SPARE]}, foe={"entry": A})
    attack(m, AIDE)
    no_block(m)
    assert count(m, "me", "hand") == 1
    # by a partner attack
    p = scene(me={"entry": hunter, "members": [AIDE, SPARE], "partners": 3}, foe={"entry": TOUGH})
    attack(p, AIDE, partner=True)
    no_block(p)
    assert zone(p, "foe", "retire") == [TOUGH.name]
    assert count(p, "me", "hand") == 1
    # by damage of its ability
    archer = card(
        "【起】【エントリー】:相手のエントリーに5ダメージ与える。\n"
        "【自】【エントリー】:このキャラが相手のキャラをリタイアさせた時、あなたは1枚引く。"
    )
    a = scene(me={"entry": archer}, foe={"entry": A})
    use(a, archer)
    assert zone(a, "foe", "retire") == [A.name]
    assert count(a, "me", "hand") == 1
    # not by an effect that moves it to the retire zone
    mover = card(
        "【起】【エントリー】:あなたは相手のエントリーから1枚選び、リタイアさせる。\n"
        "【自】【エントリー】:このキャラが相手のキャラをリタイアさせた時、あなたは1枚引く。"
    )
    r = scene(me={"entry": mover}, foe={"entry": A})
    use(r, mover)
    assert zone(r, "foe", "retire") == [A.name]
    assert count(r, "me", "hand") == 0
    # not if it survived the recovery right after the damage
    wither = card(
        "【自】【メンバー】:あなたのキャラのアタック終了時、このターン中、相手のエントリーを±0/-9。"
    )
    w = scene(me={"entry": hunter, "members": [AIDE, SPARE, wither]}, foe={"entry": TOUGH})
    attack(w, AIDE)
    no_block(w)
    assert zone(w, "foe", "retire")[0] == TOUGH.name
    assert count(w, "me", "hand") == 0


@clause("5.16.1")
def test_recovering_puts_chosen_retired_cards_into_the_waiting_room() -> None:
    healer = member("あなたは2点回復する。")
    m = scene(me={"members": [healer], "retire": [A, B, C]})
    use(m, healer)
    asked(m, "choose", "me")
    pick(m, A, C)
    assert zone(m, "me", "retire") == [B.name]
    assert sorted(zone(m, "me", "waiting")) == sorted([A.name, C.name])
    few = scene(me={"members": [healer], "retire": [A]})
    use(few, healer)
    assert zone(few, "me", "retire") == []


# -- 5.20: excluding ---------------------------------------------------------------------------


@clause("5.20.1")
def test_an_excluded_card_is_in_no_zone() -> None:
    broom = member("あなたは相手のメンバーから1枚選び、除外する。")
    m = scene(me={"members": [broom]}, foe={"members": [A, B]})
    use(m, broom)
    pick(m, A)
    assert m.state.zone[number(m, A)] == OUTSIDE
    for seat in (0, 1, None):
        assert A.name not in repr(m.view(seat))


# -- 5.23: partner attacks ---------------------------------------------------------------------

BECOMES = card(
    "【永】【エントリー】:このキャラのアタックはパートナーアタックになる。", name="相棒撃ち"
)
DENIES = card(
    "【永】【エントリー】:相手のアタックはパートナーアタックにならない。", name="独り", def_=9
)


@clause("5.23.1")
def test_an_effect_makes_an_attack_a_partner_attack() -> None:
    m = scene(me={"entry": BECOMES, "members": [AIDE, SPARE]}, foe={"entry": TOUGH})
    attack(m, AIDE)
    no_block(m)
    assert zone(m, "foe", "retire") == [TOUGH.name]
    assert log_has(m, "10.3.7", one=TOUGH)
    # by the rules (8.2.4.4)
    n = scene(me={"entry": A, "members": [AIDE, SPARE], "partners": 3}, foe={"entry": TOUGH})
    attack(n, AIDE, partner=True)
    no_block(n)
    assert zone(n, "foe", "retire") == [TOUGH.name]
    # where neither makes it one, it is none
    k = scene(me={"entry": A, "members": [AIDE, SPARE], "partners": 3}, foe={"entry": TOUGH})
    attack(k, AIDE)
    no_block(k)
    assert zone(k, "foe", "retire") == []


@clause("5.23.2")
def test_an_effect_keeps_an_attack_from_being_a_partner_attack() -> None:
    m = scene(me={"entry": A, "members": [AIDE, SPARE], "partners": 3}, foe={"entry": DENIES})
    if offered(m, "attack phase"):
        attack(m, AIDE, partner=True)
    no_block(m)
    assert zone(m, "foe", "retire") == []
    assert damage(m, DENIES) == 1
    plain = scene(me={"entry": A, "members": [AIDE, SPARE], "partners": 3}, foe={"entry": TOUGH})
    attack(plain, AIDE, partner=True)
    no_block(plain)
    assert zone(plain, "foe", "retire") == [TOUGH.name]  # it was the effect


@clause("5.23.3")
@pytest.mark.parametrize("late", [False, True])
def test_what_denies_a_partner_attack_wins_whichever_came_first(late: bool) -> None:
    m = scene(me={"entry": BECOMES, "members": [AIDE, SPARE]}, foe={"entry": DENIES})
    attack(m, AIDE)
    no_block(m)
    assert zone(m, "foe", "retire") == []
    # made during the attack, before or after one another
    order = [
        "このアタックはパートナーアタックになる。",
        "このアタックはパートナーアタックにならない。",
    ]
    text = "".join(order[::-1] if late else order)
    torn = card(f"【自】【エントリー】:このキャラがアタックした時、{text}")
    n = scene(me={"entry": torn, "members": [AIDE, SPARE]}, foe={"entry": TOUGH})
    attack(n, AIDE)
    no_block(n)
    assert zone(n, "foe", "retire") == []
    keen = card(f"【自】【エントリー】:このキャラがアタックした時、{order[0]}")
    k = scene(me={"entry": keen, "members": [AIDE, SPARE]}, foe={"entry": TOUGH})
    attack(k, AIDE)
    no_block(k)
    assert zone(k, "foe", "retire") == [TOUGH.name]  # without what denies it


# -- 5.25: checks ------------------------------------------------------------------------------

CHECKER = card(
    "【起】【メンバー】:あなたはチェックする。それであなたが勝ちなら、あなたは1枚引く。負けなら、あなたは2枚引く。"
)


def check(top: CardDef, atk: int) -> int:
    """How many cards were drawn for a check of this card against an entry with this ATK."""
    m = scene(
        me={"members": [CHECKER], "deck": [top, A, B, C]},
        foe={"entry": card(atk=atk)},
    )
    use(m, CHECKER)
    assert zone(m, "me", "waiting") == [top.name]
    return count(m, "me", "hand")


@clause("5.25.1", "5.25.1.1")
def test_a_rebirth_card_wins_a_check() -> None:
    assert check(rebirth(), 99) == 1
    assert check(card(atk=0), 99) == 2  # as no other card would


@clause("5.25.1")
def test_a_check_is_against_one_opponent() -> None:
    strong, weak = card(name="強者", atk=9, def_=9), card(name="弱者", atk=0, def_=9)
    for foe, drawn in ((1, 2), (2, 1)):
        m = scene(
            seats=[
                {"entry": A, "members": [CHECKER], "deck": [card(atk=3), A, B, C]},
                {"entry": strong},
                {"entry": weak},
            ],
            format="rumble",
            turn=7,
            whose=0,
        )
        use(m, CHECKER)
        asked(m, "opponent", 0)
        choose(m, "player", spot=foe)
        assert count(m, 0, "hand") == drawn  # two cards for a check that is lost
    duel = scene(me={"members": [CHECKER], "deck": [card(atk=3), A, B, C]}, foe={"entry": weak})
    use(duel, CHECKER)
    asked(duel, "main", "me")  # of one opponent nobody is asked
    assert not log_has(duel, verb="names")


@clause("5.25.1.2", "5.25.2")
def test_a_character_wins_a_check_with_more_atk() -> None:
    assert check(card(atk=3), 2) == 1
    assert check(card(atk=2), 2) == 2
    assert check(card(atk=1), 2) == 2
    # the entry's ATK is the one it has now
    m = scene(
        me={"members": [CHECKER], "deck": [card(atk=3), A, B, C]},
        foe={"entry": card("【永】【エントリー】:このキャラを+5/±0。", atk=1)},
    )
    use(m, CHECKER)
    assert count(m, "me", "hand") == 2


@clause("5.25.1.3", "5.25.1.2")
def test_who_does_not_win_a_check_loses_it() -> None:
    # there is nobody to compare with, so the card does not win
    shover = card(
        "【起】【メンバー】:あなたは相手のエントリーから1枚選び、控え室に置き、チェックする。"
        "それであなたが勝ちなら、あなたは1枚引く。負けなら、あなたは2枚引く。"
    )
    m = scene(me={"members": [shover], "deck": [STRONG, A, B, C]}, foe={"entry": A})
    use(m, shover)
    assert log_has(m, "5.25.1.3", "check lost", STRONG)
    assert count(m, "me", "hand") == 2


# -- 5.27: options -----------------------------------------------------------------------------


def modes(count: int, *texts: str) -> CardDef:
    numerals = ("i", "ii", "iii")
    listed = "".join(f"\n{n}.{t}" for n, t in zip(numerals, texts, strict=False))
    return card(f"【起】【メンバー】:あなたは以下から{count}つ選ぶ。{listed}")


@clause("5.27.1", "5.27.3")
def test_the_chosen_option_is_done_and_no_other_is_there() -> None:
    one = modes(
        1,
        "あなたは1枚引く。",
        "相手のメンバーから1枚選び、【レスト】する。",
        "自分の手札から1枚選び、控え室に置く。",
    )
    m = scene(me={"members": [one], "hand": [A, B]}, foe={"members": [AIDE, SPARE], "hand": [C]})
    use(m, one)
    asked(m, "mode", "me")
    assert len(options(m, "number")) == 3
    say(m, 3)
    # whose hand is meant is not told by the option before, which was not chosen
    asked(m, "choose", "me")
    pick(m, A)
    assert zone(m, "me", "waiting") == [A.name]
    assert count(m, "foe", "hand") == 1
    assert count(m, "me", "hand") == 1  # nothing was drawn
    assert not is_rested(m, AIDE)


@clause("5.27.2", "5.27.2.1")
def test_choosing_none_does_nothing() -> None:
    none = modes(0, "あなたは1枚引く。", "相手は1枚引く。")
    m = scene(me={"members": [none]})
    use(m, none)
    asked(m, "main", "me")
    assert count(m, "me", "hand") == count(m, "foe", "hand") == 0
    one = modes(1, "あなたは1枚引く。", "相手は1枚引く。")  # with a number above 0 it is asked
    n = scene(me={"members": [one]})
    use(n, one)
    assert [o.number for o in options(n, "number")] == [1, 2]
    choose(n, "number", number=2)
    assert (count(n, "me", "hand"), count(n, "foe", "hand")) == (0, 1)


@clause("5.27.2", "5.27.2.2")
def test_choosing_more_than_there_are_does_each_once() -> None:
    many = modes(3, "あなたは1枚引く。", "相手は1枚引く。")
    m = scene(me={"members": [many]})
    use(m, many)
    asked(m, "main", "me")
    assert count(m, "me", "hand") == count(m, "foe", "hand") == 1


@clause("5.27.4")
def test_options_are_done_in_their_order() -> None:
    two = modes(
        2, "あなたは1枚引く。", "あなたは自分の手札から1枚選び、控え室に置く。", "相手は1枚引く。"
    )
    m = scene(me={"members": [two], "hand": [], "deck": [A, B]})
    use(m, two)
    say(m, 2)
    say(m, 1)
    # although chosen last, the first is done first: there is a card to put away
    assert zone(m, "me", "waiting") == [A.name]
    assert zone(m, "me", "hand") == []


# -- 5.28: becoming a partner ------------------------------------------------------------------

CONVERT = card("【起】【メンバー】:あなたは自分の手札から1枚選び、パートナー化する。")


@clause("5.28.1", "5.28.1.1", "5.28.1.2", "5.28.1.3")
def test_a_card_becomes_a_partner() -> None:
    friend = card(name="友", traits=["旅人"], cost=2, atk=4, def_=5)
    m = scene(me={"members": [CONVERT], "hand": [friend, A], "partners": 2})
    use(m, CONVERT)
    pick(m, friend)
    assert friend.name in zone(m, "me", "energy")
    face = m.state.face(number(m, friend))
    assert face.kinds == PARTNER
    assert face.names == (friend.name,)
    assert face.traits == ("旅人",)
    assert face.nums == [2, 4, 5]
    (shown,) = [c for c in sees(m, 1, 0, "energy") if c.get("name") == friend.name]
    assert "down" not in shown
    # it is one of three partners for a partner attack
    n = scene(
        me={"members": [CONVERT, AIDE, SPARE], "hand": [friend, A], "partners": 2},
        foe={"entry": TOUGH},
    )
    use(n, CONVERT)
    pick(n, friend)
    attack(n, AIDE, partner=True)
    no_block(n)
    assert zone(n, "foe", "retire") == [TOUGH.name]
    # what is printed on it stays: when it leaves it is what it was
    end_turn(m)
    assert zone(m, "me", "waiting") == [friend.name]
    assert m.state.face(number(m, friend)).kinds == friend.kinds


@clause("5.28.2")
def test_at_the_end_of_the_turn_it_goes_to_the_waiting_room() -> None:
    m = scene(me={"members": [CONVERT], "hand": [A, B], "partners": 1, "energy": [C]})
    use(m, CONVERT)
    pick(m, A)
    end_turn(m)
    assert zone(m, "me", "waiting") == [A.name]
    assert sorted(zone(m, "me", "energy")) == sorted(["付き人", C.name])
    assert log_has(m, "7.6.5", "move", A)
