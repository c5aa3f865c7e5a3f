"""Chapter 1: who wins, and the principles of the game."""

from __future__ import annotations

import pytest
from tests.games.vanguard.table import (
    asked,
    attack,
    choose,
    circle,
    count,
    game,
    is_asked,
    is_rested,
    leave,
    log_notes,
    no_guard,
    number,
    offered,
    options,
    order,
    pick,
    power,
    rested,
    scene,
    sees,
    table,
    unit,
    use,
    zone,
)
from tests.ruling import clause

from kirifuda.kernel.errors import KirifudaError

HEALS = "【起】【(R)】：あなたの山札を上から1枚ダメージゾーンに置き、あなたのダメージゾーンから1枚選び、ドロップに置く。"


# -- 1.1, 1.2: fighters, winning and losing ----------------------------------------------------


@clause("1.1.1")
def test_1_1_1_two_fighters_play() -> None:
    names = sorted(game.decks)
    assert game.start(names[:2], seed=1).state.seats == 2
    for decks in (names[:1], names[:3]):
        with pytest.raises(KirifudaError):
            game.start(decks, seed=1)


@clause("1.2.1", "1.2.2", "1.2.2.1")
def test_1_2_1_who_meets_a_condition_loses_and_the_other_wins_and_it_is_over() -> None:
    hurts = unit("【起】【(R)】：あなたの山札を上から1枚ダメージゾーンに置き、1枚引く。")
    m = scene(me={"rear-guards": {"back left": hurts}, "damage": 5, "hand": []})
    use(m, hurts)
    assert m.state.over
    assert m.state.winners == [1]
    assert m.decision is None
    assert count(m, "me", "hand") == 1  # it is looked at when the effect is done


@clause("1.2.2")
def test_1_2_2_what_is_so_only_before_the_check_timing_loses_nothing() -> None:
    heals = unit(HEALS)
    m = scene(me={"rear-guards": {"back left": heals}, "damage": 5})
    use(m, heals)
    m.choose(0)
    assert not m.state.over
    assert count(m, "me", "damage zone") == 5


@clause("1.2.2.2")
def test_1_2_2_2_without_a_card_in_the_deck_one_loses() -> None:
    draws = unit("【起】【(R)】：1枚引く。")
    for many, lost in ((2, False), (1, True)):
        m = scene(me={"rear-guards": {"back left": draws}, "deck": many})
        use(m, draws)
        assert m.state.over == lost
        assert not lost or m.state.winners == [1]


@clause("1.2.2.3")
def test_1_2_2_3_without_a_vanguard_and_a_soul_one_loses() -> None:
    goes = unit("【起】【(R)】：あなたのヴァンガードを1枚選び、山札の下に置く。")
    below = unit(grade=2)
    with_soul = scene(me={"rear-guards": {"back left": goes}, "soul": [below]})
    use(with_soul, goes)
    assert zone(with_soul, "me", "vanguard") == [below.name]
    m = scene(me={"rear-guards": {"back left": goes}})
    use(m, goes)
    assert m.state.winners == [1]


@clause("1.2.3")
def test_1_2_3_if_both_lose_at_once_nobody_wins() -> None:
    mills = unit("【起】【(R)】：あなたと相手は1枚引く。")
    m = scene(me={"rear-guards": {"back left": mills}, "deck": 1}, foe={"deck": 1})
    use(m, mills)
    assert m.state.over
    assert m.state.winners == []


@clause("1.2.3", "13.2.1")
def test_1_2_3_each_is_told_what_it_was_lost_by() -> None:
    text = "【起】【(R)】：あなたの山札を上から1枚ダメージゾーンに置く。相手は1枚引く。"
    both = unit(text)
    m = scene(me={"rear-guards": {"front left": both}, "damage zone": 5}, foe={"deck": 1})
    use(m, both)
    assert m.outcome is not None
    assert (m.outcome.winners, m.outcome.clause) == ([], "1.2.3")
    lost = [(note.seat, note.clause) for note in log_notes(m, verb="lose")]
    assert lost == [(0, "13.2.2"), (1, "13.2.3")]


@clause("1.2.3", "1.2.5")
def test_1_2_3_also_by_an_effect_that_says_so() -> None:
    ends = unit("【起】【(R)】：あなたと相手はゲームに敗北する。")
    m = scene(me={"rear-guards": {"back left": ends}})
    use(m, ends)
    assert m.state.over
    assert m.state.winners == []


@clause("1.2.4", "1.2.4.1")
def test_1_2_4_anyone_gives_up_at_any_time_and_loses_at_once() -> None:
    a = unit(power=30000)
    m = scene(me={"rear-guards": {"front left": a}}, foe={"hand": 2})
    attack(m, a)
    asked(m, "guard", "foe")
    m.concede(0)  # in the middle of a battle, though the other fighter is asked
    assert m.state.winners == [1]
    assert log_notes(m, "1.2.4", "concede")
    saved = unit("【永】【(R)】：あなたのダメージゾーンでの敗北は7枚になる。")
    n = scene(me={"rear-guards": {"front left": saved}})
    n.concede(0)  # 1.2.4.1: whatever holds about losing
    assert n.state.winners == [1]


@clause("1.2.5")
@pytest.mark.parametrize(
    ("text", "winner"),
    [("あなたはこのファイトに勝利", 0), ("あなたはファイトに敗北", 1), ("相手はゲームに敗北", 0)],
)
def test_1_2_5_an_effect_that_decides_the_game_does_so_at_once(text: str, winner: int) -> None:
    ends = unit(f"【起】【(R)】：1枚引き、{text}する。2枚引く。")
    m = scene(me={"rear-guards": {"back left": ends}, "hand": [], "deck": 9})
    use(m, ends)
    assert m.state.winners == [winner]
    assert count(m, "me", "hand") == 1  # the rest of the effect is not done any more
    assert m.outcome is not None
    assert m.outcome.clause == "1.2.5"


# -- 1.3.1, 1.3.2: texts before rules, as much as can be done ----------------------------------


@clause("1.3.1")
def test_1_3_1_a_text_goes_before_the_rules() -> None:
    back = unit("【永】【(R)】：このユニットは後列からでもアタックできる。")
    plain = unit()
    m = scene(me={"rear-guards": {"back left": back, "back right": plain}}, foe={"hand": []})
    choose(m, "battle phase")
    assert offered(m, "attack", back)
    assert not offered(m, "attack", plain)


@clause("1.3.2")
def test_1_3_2_what_cannot_be_done_is_not_done_and_the_rest_as_far_as_possible() -> None:
    retires = unit("【起】【(R)】：相手のリアガードを2枚選び、退却させ、1枚引く。")
    only = unit()
    m = scene(
        me={"rear-guards": {"back left": retires}, "hand": []},
        foe={"rear-guards": {"front left": only}},
    )
    use(m, retires)
    assert zone(m, "foe", "drop zone") == [only.name]
    assert count(m, "me", "hand") == 1


@clause("1.3.2.1")
def test_1_3_2_1_who_stands_already_is_not_stood() -> None:
    stands = unit("【起】【(R)】：他のあなたのリアガードすべてを【スタンド】させる。")
    ear = "【自】【(R)】：このユニットが【スタンド】した時、1枚引く。"
    up, down = unit(ear), unit(ear)
    circles = {"back left": stands, "front left": up, "front right": rested(down)}
    m = scene(me={"rear-guards": circles, "hand": []})
    use(m, stands)
    assert count(m, "me", "hand") == 1
    assert not is_rested(m, down)


@clause("1.3.2.2")
def test_1_3_2_2_nothing_is_done_zero_times_or_less() -> None:
    text = "【起】【(R)】：あなたの山札を上からあなたのリアガードの枚数-{}枚捨てる。"
    for less, dropped in ((1, 1), (2, 0), (4, 0)):
        mills = unit(text.format(less))
        m = scene(me={"rear-guards": {"back left": mills, "back right": unit()}, "deck": 9})
        use(m, mills)
        assert count(m, "me", "drop zone") == dropped
        assert count(m, "me", "deck") == 9 - dropped  # nor is anything put back


@clause("1.3.2.3")
def test_1_3_2_3_a_cost_that_has_become_nothing_can_be_paid() -> None:
    text = (
        "【起】【(R)】：あなたのソウルが1枚以上なら、このコストは【カウンターブラスト】(2)減る。"
        "【コスト】[【カウンターブラスト】(1)]することで、1枚引く。"
    )
    cheap = unit(text)
    dear = scene(me={"rear-guards": {"back left": cheap}, "damage": 0})
    assert not offered(dear, "use", cheap)
    m = scene(me={"rear-guards": {"back left": cheap}, "damage": 0, "soul": 1, "hand": []})
    use(m, cheap)
    assert count(m, "me", "hand") == 1


POSSIBLE = "【起】【(R)】：あなたの手札から{}枚可能な限り(R)にコールする。"


@clause("1.3.2.4")
def test_1_3_2_4_as_many_as_possible_must_be_such_that_can_be() -> None:
    calls, can, other = unit(POSSIBLE.format(1)), unit(), order("1枚引く。")
    m = scene(me={"rear-guards": {"back left": calls}, "hand": [other, can]})
    use(m, calls)
    assert not offered(m, "pick", other)
    if is_asked(m, "choose"):
        pick(m, can)
    choose(m, "circle", can, spot=0)
    assert circle(m, "me", "front left") == can.name
    assert not log_notes(m, "1.3.2.4.1")


@clause("1.3.2.4.1")
def test_1_3_2_4_1_if_hidden_cards_make_it_impossible_they_are_shown() -> None:
    calls = unit(POSSIBLE.format(2))
    can, a, b = unit(), order("1枚引く。"), order("2枚引く。")
    m = scene(me={"rear-guards": {"back left": calls}, "hand": [a, can, b]})
    use(m, calls)
    shown = [note for note in m.log_view(1) if note["clause"] == "1.3.2.4.1"]
    assert sorted(str(note["card"]) for note in shown) == sorted(
        str(number(m, one)) for one in (a, b)
    )
    choose(m, "circle", can, spot=0)
    assert circle(m, "me", "front left") == can.name
    # with just enough of those that can nobody need show anything
    n = scene(me={"rear-guards": {"back left": calls}, "hand": [a, can, unit(), b]})
    use(n, calls)
    assert not [note for note in n.log_view(1) if note["clause"] == "1.3.2.4.1"]
    leave(n, "call")


# -- 1.3.4, 1.3.5: choosing --------------------------------------------------------------------


@clause("1.3.4", "1.3.4.1")
@pytest.mark.parametrize("text", ["手札から1枚選び、捨てる", "手札から1枚捨てる"])
def test_1_3_4_1_of_hidden_cards_both_choose_before_either_is_shown(text: str) -> None:
    drops = unit(f"【起】【(R)】：あなたと相手は自分の{text}。")
    a, b, c, d = unit(), unit(), unit(), unit()
    m = scene(me={"rear-guards": {"back left": drops}, "hand": [a, b]}, foe={"hand": [c, d]})
    use(m, drops)
    asked(m, "choose", "me")  # the turn fighter first
    before = m.log_view(1)
    pick(m, a)
    asked(m, "choose", "foe")
    assert zone(m, "me", "drop zone") == []
    assert [one.get("name") for one in sees(m, 1, "me", "hand")] == [None, None]
    assert m.log_view(1) == before
    pick(m, d)
    assert zone(m, "me", "drop zone") == [a.name]
    assert zone(m, "foe", "drop zone") == [d.name]


@clause("1.3.4")
def test_1_3_4_the_turn_fighter_chooses_first_and_the_other_knows_what() -> None:
    text = "【自】【(R)】：あなたのユニットがアタックされた時、あなたと相手は自分のリアガードを1枚選び、退却させる。"
    asks, a = unit(text), unit(power=13000)
    mine, theirs = unit(), unit()
    m = scene(
        me={"rear-guards": {"front left": a, "back right": mine}},
        foe={"rear-guards": {"back left": asks, "back right": theirs}, "hand": []},
    )
    attack(m, a)
    asked(m, "choose", "me")  # whose turn it is, though the ability is the other's
    pick(m, mine)
    asked(m, "choose", "foe")
    assert zone(m, "me", "drop zone") == [mine.name]
    pick(m, theirs)
    no_guard(m)


@clause("1.3.5")
def test_1_3_5_numbers_that_are_chosen_are_whole_and_not_below_zero() -> None:
    calls = unit("【起】【(R)】：ゼンマイ・トークンを2枚まで(R)にコールする。")
    m = scene(me={"rear-guards": {"back left": calls}})
    use(m, calls)
    assert [option.number for option in options(m, "number")] == [0, 1, 2]
    choose(m, "number", number=0)
    assert zone(m, "me", "rear-guards") == ["", "", calls.name, "", ""]


# -- 1.3.6: growing and shrinking --------------------------------------------------------------

STEADY = "【永】【(R)】：あなたのヴァンガードはカードの効果で{}が減らない。"


@clause("1.3.6")
def test_1_3_6_a_number_that_becomes_smaller_has_been_lowered() -> None:
    keeps = unit(STEADY.format("ドライブ"))
    sets = "【起】【(R)】：あなたのヴァンガードを1枚選び、そのターン中、ドライブを{}にする。"
    for goal, drive in ((1, 2), (3, 3)):
        changes = unit(sets.format(goal))
        m = scene(me={"rear-guards": {"back left": changes, "back right": keeps}})
        use(m, changes)
        lead = table(m).vanguard(0)
        assert table(m).number(lead, 4) == drive
        n = scene(me={"rear-guards": {"back left": changes}})
        use(n, changes)
        assert table(n).number(table(n).vanguard(0), 4) == goal


@clause("1.3.6.1")
def test_1_3_6_1_an_increase_by_less_than_nothing_is_a_decrease() -> None:
    keeps = unit(STEADY.format("パワー"))
    saps = unit("【永】【(R)】：他のあなたの前列のリアガードすべてのパワー-5000。")
    text = (
        "【起】【(R)】：そのターン中、あなたのヴァンガードすべてのパワーを、"
        "このユニットのパワー分、増やす。"
    )
    gives = unit(text, power=1000)
    circles = {"front left": gives, "back left": saps}
    m = scene(me={"rear-guards": circles})
    assert power(m, gives) == -4000
    use(m, gives)
    lead = table(m).vanguard(0)
    assert table(m).number(lead, 1) == 9000  # it was lowered
    n = scene(me={"rear-guards": {**circles, "back right": keeps}})
    use(n, gives)
    assert table(n).number(table(n).vanguard(0), 1) == 13000
    p = scene(me={"rear-guards": {"front left": gives, "back right": keeps}})
    use(p, gives)
    assert table(p).number(table(p).vanguard(0), 1) == 14000


# -- 1.3.7: what happens, and what is so -------------------------------------------------------


@clause("1.3.7.1")
def test_1_3_7_1_each_card_that_is_concerned_makes_an_event_of_its_own() -> None:
    clears = unit("【起】【(R)】：相手のリアガードすべてを退却させる。")
    ear = unit("【自】【(R)】：相手のリアガードが退却した時、1枚引く。")
    m = scene(
        me={"rear-guards": {"back left": clears, "back right": ear}, "hand": []},
        foe={"rear-guards": {"front left": unit(), "front right": unit(), "back left": unit()}},
    )
    use(m, clears)
    while is_asked(m, "waiting ability"):
        m.choose(0)
    assert count(m, "me", "hand") == 3


@clause("1.3.7.2", "1.3.7.3")
def test_1_3_7_2_while_a_battle_goes_on_a_unit_is_attacking_and_another_attacked() -> None:
    gives = unit("【永】【(R)】：アタックしているあなたのユニットすべてのパワー+100。")
    other = unit("【永】【(R)】：アタックされているあなたのユニットすべてのパワー+1000。")
    ear = unit("【自】【(R)】：このユニットが相手のユニットにアタックされた時、1枚引く。")
    a = unit(power=20000)
    m = scene(
        me={"rear-guards": {"front left": a, "back left": gives}},
        foe={"rear-guards": {"front left": ear, "back left": other}, "hand": [unit(), unit()]},
    )
    assert (power(m, a), power(m, ear)) == (20000, 8000)
    attack(m, a, on=ear)
    asked(m, "guard", "foe")
    assert count(m, "foe", "hand") == 3  # it was attacked: the event
    assert (power(m, a), power(m, ear)) == (20100, 9000)  # they are: the state
    no_guard(m)
    assert power(m, a) == 20000


@clause("1.3.7.4")
def test_1_3_7_4_that_a_unit_has_boosted_stays_so_when_it_boosts_no_more() -> None:
    ear = "【自】【(R)】：このユニットがブーストしたバトル終了時、1枚引く。"
    booster, a = unit(ear, skills=["boost"]), unit(power=5000, grade=2)
    moves = unit(
        "【自】【(R)】：あなたのリアガードがアタックした時、"
        "他のあなたの後列のリアガードを1枚選び、ユニットのいない(R)に移動させる。"
    )
    m = scene(
        me={
            "rear-guards": {"front left": a, "back left": booster, "back right": moves},
            "hand": [],
        },
        foe={"hand": [], "vanguard": unit(grade=3, power=13000)},
    )
    attack(m, a, boost=booster)
    while not is_asked(m, "circle") and not is_asked(m, "call"):
        m.choose(0)
    choose(m, "circle", booster, spot=1)
    while is_asked(m, "waiting ability"):
        m.choose(0)
    assert count(m, "foe", "damage zone") == 0  # it gives its power no more
    assert count(m, "me", "hand") == 1  # but it has boosted
