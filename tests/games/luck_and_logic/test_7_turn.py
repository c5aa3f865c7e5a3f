"""Chapter 7: the turn, its phases, and what is done in the main phase."""

from __future__ import annotations

from tests.games.luck_and_logic.made import always, doing, draws, waiting, when
from tests.games.luck_and_logic.table import (
    asked,
    card,
    change,
    choose,
    clauses_against,
    count,
    done,
    end_attacks,
    end_turn,
    foreigner,
    is_asked,
    is_down,
    is_rested,
    leave,
    log_has,
    log_notes,
    my,
    no,
    number,
    numbers,
    offered,
    options,
    paradox,
    pass_all,
    pick,
    place_of,
    power,
    put,
    rearrange,
    rested,
    scene,
    sortie,
    table,
    union,
    unite,
    use,
    why_not,
    zone,
)
from tests.ruling import clause

from kirifuda.games.luck_and_logic.events import (
    BATTLE_PHASE,
    DRAW,
    END,
    ENDING,
    GAME_STARTED,
    LEVEL_PHASE,
    MAIN,
    PHASE_STARTED,
    SHIFTED,
    STAND,
    STOOD,
    TURN_STARTED,
)
from kirifuda.games.luck_and_logic.instructions import Send
from kirifuda.games.luck_and_logic.rulings import (
    MORE_HAND,
    MORE_UNIONS,
    NO_SHIFT,
)
from kirifuda.games.luck_and_logic.zones import (
    CIRCLE,
    DECK,
    DROP,
    HAND,
    LEVEL_ZONE,
    PARADOX,
    PARADOX_ZONE,
    POWER,
    STOCK,
    TERRITORY,
)
from kirifuda.kernel.effects.terms import Fixed, In, Kind, This
from kirifuda.kernel.effects.who import You
from kirifuda.kernel.events.moving import MOVED
from kirifuda.kernel.position.decisions import Option
from kirifuda.kernel.values.lasting import THIS_TURN, Apply
from kirifuda.kernel.values.layers import (
    AddNumbers,
    SetNumber,
)
from kirifuda.kernel.values.rulings import Ruling

A = card(name="朝")
B = card(name="昼")
C = card(name="夜")
F = foreigner(name="使い")
U = union(name="合わさる者")


# -- 7.1 to 7.3 ------------------------------------------------------------------------------


@clause("7.1.1", "7.1.2", "7.7.8")
def test_phases_come_in_order_and_then_it_is_the_opponents_turn() -> None:
    m = scene(phase="stand")
    pass_all(m)
    done(m)
    end_attacks(m)
    pass_all(m)
    told = [(n.seat, n.number) for n in log_notes(m, verb="phase")]
    assert told == [
        (0, STAND),
        (0, DRAW),
        (0, LEVEL_PHASE),
        (0, MAIN),
        (0, BATTLE_PHASE),
        (0, END),
        (1, STAND),
        (1, DRAW),
        (1, LEVEL_PHASE),
    ]
    assert m.state.turn_seat == 1
    assert table(m).phase == LEVEL_PHASE


@clause("7.2.1", "7.2.4", "7.2.4.1")
def test_members_and_levels_stand_but_not_my_logicalist() -> None:
    mine = my(name="わたし")
    m = scene(
        me={"circles": [rested(A)], "levels": [rested(B)], "my": [rested(mine)]},
        foe={"circles": [rested(C)]},
        phase="stand",
    )
    assert not is_rested(m, A)
    assert not is_rested(m, B)
    assert is_rested(m, mine)
    assert is_rested(m, C)
    assert log_has(m, "7.2.4", "stand", A)


@clause("7.2.4")
def test_all_stand_at_the_same_time() -> None:
    slow = card(
        "永 あなたのレスト状態の他のメンバーがいるなら、このメンバーはスタンドしない。", name="寝坊"
    )
    for circles in ([rested(A), rested(slow)], [rested(slow), rested(A)]):
        m = scene(me={"circles": circles}, phase="stand")
        assert not is_rested(m, A)
        assert is_rested(m, slow)  # when it would have stood up, the other one still lay


@clause("7.2.2", "7.2.3")
def test_turn_and_stand_phase_begin_before_anything_stands() -> None:
    for event, phase in ((TURN_STARTED, -1), (PHASE_STARTED, STAND)):
        watcher = waiting(when(event, number=phase), draws(), name="見張り")
        m = scene(me={"circles": [rested(watcher)]}, phase="stand")
        told = [n.verb for n in log_notes(m) if n.verb in ("play", "stand")]
        assert told == ["play", "stand"]
        assert count(m, "me", "hand") == 3


@clause("7.2.2")
def test_the_game_begins_in_the_first_turn_only() -> None:
    watcher = waiting(when(GAME_STARTED), draws(), name="開幕")
    m = scene(me={"circles": [watcher]}, phase="stand", turn=1)
    assert count(m, "me", "hand") == 3
    m = scene(me={"circles": [watcher]}, phase="stand", turn=3)
    assert count(m, "me", "hand") == 2


@clause("7.3.4", "7.3.6", "7.4.4")
def test_what_drawing_stocking_and_laying_set_off_is_played_right_after_it() -> None:
    drawn = waiting(when(MOVED, frm=1 << DECK, to=1 << HAND), draws(0), name="引いた後")
    stocked = waiting(when(MOVED, frm=1 << DECK, to=1 << STOCK), draws(0), name="積んだ後")
    laid = waiting(when(MOVED, to=1 << LEVEL_ZONE), draws(0), name="置いた後")
    m = scene(me={"circles": [drawn, stocked, laid], "hand": [A]}, phase="draw")
    choose(m, "play")  # it waits once for each of the two cards
    pick(m, A)
    told = [(n.verb, n.clause) for n in log_notes(m) if n.verb in ("move", "play", "phase")]
    assert told == [
        ("phase", "7.3.2"),
        ("move", "7.3.3"),
        ("move", "7.3.3"),
        ("play", "9.6.2.4"),
        ("play", "9.6.2.4"),
        ("move", "7.3.5"),
        ("play", "9.6.2.4"),
        ("phase", "7.4.2"),
        ("move", "7.4.3.1"),
        ("play", "9.6.2.4"),
        ("phase", "7.5.2"),
    ]


@clause("7.2.5", "7.3.2", "7.4.2")
def test_check_timings_in_the_first_phases() -> None:
    drawn = waiting(when(PHASE_STARTED, number=DRAW), draws(), name="引く前")
    levels = waiting(when(PHASE_STARTED, number=LEVEL_PHASE), draws(), name="置く前")
    stood = waiting(when(STOOD, own=True), draws(), name="立つ")
    m = scene(me={"circles": [drawn, levels, rested(stood)]}, phase="stand")
    told = [(n.verb, n.clause) for n in log_notes(m) if n.clause in ("7.3.3", "7.3.5", "9.6.2.4")]
    assert told == [
        ("play", "9.6.2.4"),  # 7.2.5
        ("play", "9.6.2.4"),  # 7.3.2
        ("move", "7.3.3"),
        ("move", "7.3.3"),
        ("move", "7.3.5"),
        ("play", "9.6.2.4"),  # 7.4.2
    ]


@clause("7.3.1", "7.3.3", "7.3.5")
def test_two_cards_are_drawn_and_one_goes_to_the_stock_face_down() -> None:
    m = scene(me={"top": [A, B, C]}, phase="draw")
    assert zone(m, "me", "hand") == [A.name, B.name]
    assert count(m, "me", "stock") == 1
    assert is_down(m, C)
    assert log_has(m, "7.3.5", "move")


# -- 7.4: the level phase --------------------------------------------------------------------


@clause("7.4.1", "7.4.3", "7.4.3.1")
def test_a_card_is_laid_face_up() -> None:
    m = scene(me={"hand": [A, B]}, phase="level")
    asked(m, "level")
    pick(m, A)
    assert zone(m, "me", "level") == [A.name]
    assert not is_down(m, A)
    assert zone(m, "me", "hand") == [B.name]
    asked(m, "main", "me")  # one card, and no more
    n = scene(me={"hand": [A, A, B]}, phase="level")
    assert sorted(o.card for o in options(n, "pick")) == sorted(
        [min(numbers(n, A)), number(n, B)]
    )  # of two copies one is offered
    done(n)


@clause("7.4.3.1")
def test_in_the_first_turn_of_the_game_it_is_laid_face_down() -> None:
    m = scene(me={"hand": [A]}, phase="level", turn=1)
    pick(m, A)
    assert is_down(m, A)
    m = scene(me={"hand": [A]}, phase="level", turn=2)
    pick(m, A)
    assert not is_down(m, A)


@clause("7.4.3.1.1", "4.7.2")
def test_at_the_limit_a_card_is_exchanged() -> None:
    m = scene(me={"hand": [A], "levels": [B, C, C, C]}, phase="level")
    pick(m, A)
    asked(m, "swap level")
    pick(m, B)
    assert sorted(zone(m, "me", "level")) == sorted([A.name, C.name, C.name, C.name])
    assert zone(m, "me", "hand") == [B.name]


@clause("7.4.3.2")
def test_nothing_need_be_laid() -> None:
    m = scene(me={"hand": [A]}, phase="level")
    asked(m, "level")
    done(m)
    asked(m, "main")
    assert count(m, "me", "level") == 0


# -- 7.5: the main phase ---------------------------------------------------------------------


@clause("7.5.1", "7.5.2", "7.5.3")
def test_the_main_phase_begins_with_a_check_timing() -> None:
    watcher = waiting(when(PHASE_STARTED, number=MAIN), draws(), name="昼の番")
    m = scene(me={"circles": [watcher]})
    assert count(m, "me", "hand") == 1
    asked(m, "main")


@clause("7.5.3.1", "7.5.3")
def test_members_are_sortied_as_often_as_one_likes() -> None:
    m = scene(me={"hand": [A, B]})
    sortie(m, A, 0)
    sortie(m, B, 4)
    assert place_of(m, A) == 0
    assert place_of(m, B) == 4


@clause("7.5.3.1", "9.6.2.1.3")
def test_of_two_copies_in_hand_each_is_what_an_effect_has_made_of_it() -> None:
    trains = card(
        "起【ターン1回】あなたの手札のメンバーを1枚選び、そのターン中、そのカードのレベルを-1する。",
        name="師範",
    )
    pupil = card(name="弟子", level=1)
    for nth in (0, 1):
        m = scene(me={"circles": [trains], "hand": [pupil, pupil]})
        assert not offered(m, "sortie")  # there is no level card
        use(m, trains)
        chosen = options(m, "pick")[nth]
        m.choose(chosen)
        assert [o.card for o in options(m, "sortie")] == [chosen.card]


@clause("7.5.3.2", "7.5.3.2.1")
def test_one_union_a_turn() -> None:
    m = scene(me={"circles": [A, F, B, foreigner(name="他")], "levels": 1, "deck": 5})
    assert options(m, "union")
    unite(m, A, F, "hand")
    assert not options(m, "union")
    end_turn(m)
    end_turn(m)
    assert options(m, "union")


@clause("7.5.3.2.1")
def test_an_effect_raises_the_limit_of_unions() -> None:
    more = always(Ruling(MORE_UNIONS, You(), amount=Fixed(1)), name="二度")
    m = scene(me={"circles": [A, F, B, foreigner(name="他"), more]})
    unite(m, A, F, "hand")
    assert options(m, "union")


@clause("7.5.3.4")
def test_luck_drive_in_the_main_phase() -> None:
    m = scene(me={"stock": 3, "top": [A]})
    choose(m, "luck drive")
    assert count(m, "me", "stock") == 0
    assert count(m, "me", "drop") == 3
    assert zone(m, "me", "hand") == [A.name]
    assert not offered(m, "luck drive")
    assert why_not(m, "luck drive") == ["5.18.1"]


@clause("7.5.3.6", "5.14.2")
def test_members_are_rearranged_at_once_and_stay_as_they_are() -> None:
    watcher = waiting(when(SHIFTED, own=True), draws(), name="動く者")
    m = scene(me={"circles": [rested(watcher), A]})
    rearrange(m, 1, 0)
    assert place_of(m, watcher) == 1
    assert place_of(m, A) == 0
    assert is_rested(m, watcher)
    assert count(m, "me", "hand") == 1
    assert log_has(m, "7.5.3.6", "shift", A)
    # what waits for a rearrangement hears this one, and no other move
    shove = card("起[0]あなたの「見物」を1体選び、空いているサークルに動かす。", name="押し手")
    sees_it = waiting(when(SHIFTED, own=True, number=1), draws(), name="見物")
    n = scene(me={"circles": [sees_it, shove]})
    use(n, shove)
    put(n, 2)
    assert (place_of(n, sees_it), count(n, "me", "hand")) == (2, 0)
    rearrange(n, 1, 0)
    assert count(n, "me", "hand") == 1


@clause("7.5.3.6", "5.14.2")
def test_what_sees_members_move_sees_all_of_them_where_they_have_come() -> None:
    close = card("自 このメンバーに隣接するメンバーが動いた時、カードを1枚引く。", name="隣人")
    m = scene(me={"circles": [A, None, close]})
    rearrange(m, 4, 5)
    assert (place_of(m, A), place_of(m, close)) == (4, 5)
    assert count(m, "me", "hand") == 1


@clause("7.5.3.6", "5.14.3")
def test_who_can_be_moved_is_told_before_anyone_moves() -> None:
    holds = card(
        "永 このメンバーに隣接するあなたのメンバーすべては、動かすことができない。", name="抱きつき"
    )
    m = scene(me={"circles": [holds, None, A]})
    rearrange(m, 1, 5)
    assert (place_of(m, holds), place_of(m, A)) == (1, 5)
    n = scene(me={"circles": [holds, A]})
    choose(n, "rearrange")
    assert all(o.card == number(n, holds) for o in options(n, "place"))
    choose(n, "place", spot=3)
    assert (place_of(n, holds), place_of(n, A)) == (3, 1)


@clause("7.5.3.6", "2.10.2")
def test_who_finds_no_room_for_a_changed_territory_stays() -> None:
    grows = always(SetNumber(In(You(), [CIRCLE]), TERRITORY, Fixed(4)), name="膨らむ者")
    m = scene(me={"circles": [grows, A, B]})
    choose(m, "rearrange")
    assert [place_of(m, one) for one in (grows, A, B)] == [0, 1, 2]
    asked(m, "main", "me")


@clause("7.5.3.6")
def test_there_is_nothing_to_rearrange_if_nobody_can_be_moved() -> None:
    fixed = always(Ruling(NO_SHIFT, target=This()), name="動かざる者")
    m = scene(me={"circles": [fixed]})
    assert not offered(m, "rearrange")
    assert why_not(m, "rearrange") == ["7.5.3.6"]


@clause("7.5.3.6", "2.10.2.2", "2.10.2.3")
def test_rearranging_keeps_to_territory() -> None:
    wide = union(name="二つ分", territory=2)
    huge = union(name="四つ分", territory=4)
    m = scene(me={"circles": [{"card": huge, "spot": 13}, {"card": wide, "spot": 12}]})
    choose(m, "rearrange")
    # who stands on two circles is asked first, and leaves room for four: the left or right column
    assert [o.spot for o in options(m, "place")] == [10, 12]
    put_ = options(m, "place")[0]
    m.choose(put_)
    # beside the left column there is one place left for four circles: the right half
    assert place_of(m, huge) == 14
    assert place_of(m, wide) == 10


@clause("5.14.3", "1.3.3")
def test_what_cannot_be_moved_stays_where_it_is() -> None:
    fixed = always(Ruling(NO_SHIFT, target=This()), name="動かざる者")
    m = scene(me={"circles": [fixed, A]})
    choose(m, "rearrange")
    assert all(o.card != 0 for o in options(m, "place"))
    assert 0 not in [o.spot for o in options(m, "place")]
    choose(m, "place", spot=5)
    assert place_of(m, fixed) == 0
    assert place_of(m, A) == 5


@clause("7.5.3.6", "12.1.1.2")
def test_rearranging_back_and_forth_does_not_go_on() -> None:
    m = scene(me={"circles": [A]})
    rearrange(m, 1)
    rearrange(m, 0)
    choose(m, "rearrange")  # in the same position as before, but not in the same way
    assert [o.spot for o in options(m, "place")] == [0, 2, 3, 4, 5]
    choose(m, "place", spot=2)
    assert place_of(m, A) == 2


@clause("7.5.3.6", "12.1.1.2")
def test_nothing_is_rearranged_once_every_way_has_been_tried() -> None:
    huge = union(name="四つ分", territory=4)
    m = scene(me={"circles": [{"card": huge, "spot": 13}]})
    for place in (14, 13):  # there and back
        rearrange(m, place)
    rearrange(m, 13)  # the only other way: it stays
    assert not offered(m, "rearrange")
    assert why_not(m, "rearrange") == ["12.1.1.2"]


@clause("7.5.3.7")
def test_activated_abilities_are_used() -> None:
    helper = doing(draws(), name="手伝い")
    m = scene(me={"circles": [helper]})
    use(m, helper)
    assert count(m, "me", "hand") == 1


@clause("7.5.3.8", "7.5.4")
def test_doing_nothing_leads_to_the_battle_phase() -> None:
    m = scene(me={"circles": [A], "levels": 1})
    choose(m, "battle phase")
    asked(m, "attack")


# -- 7.7: the end phase ----------------------------------------------------------------------


@clause("7.7.1", "7.7.2", "7.7.3")
def test_what_waits_for_the_end_phase_waits_once() -> None:
    watcher = waiting(when(ENDING, number=END), draws(), name="夕の番")
    m = scene(me={"circles": [watcher]})
    end_turn(m)
    assert count(m, "me", "hand") == 1


@clause("7.7.3")
def test_what_waits_for_the_end_phase_is_played_before_paradoxes_leave() -> None:
    law = paradox("aura", name="夕べの則")
    asks = card("自エンドフェイズ開始時、カードを1枚引いてよい。", name="夕べの問い")
    m = scene(me={"circles": [asks], "paradox": [law]})
    choose(m, "battle phase")
    if is_asked(m, "attack"):
        end_attacks(m)
    asked(m, "may do", "me")
    assert zone(m, "me", "paradox") == [law.name]
    no(m)
    assert zone(m, "me", "drop") == [law.name]
    pass_all(m)


@clause("7.7.1")
def test_the_end_phase_is_a_phase_of_its_own() -> None:
    asks = card("自エンドフェイズ開始時、カードを1枚引いてよい。", name="夕べの問い")
    m = scene(me={"circles": [asks]})
    before = m.state.phase
    choose(m, "battle phase")
    if is_asked(m, "battle"):
        pass_all(m)
    asked(m, "may do", "me")
    assert m.state.phase == END != before
    no(m)
    pass_all(m)


@clause("7.7.2", "9.7.5.1")
def test_what_waits_for_every_end_phase_does_so_once_in_each() -> None:
    daily = card("起 このゲーム中、以降、エンドフェイズ開始時、カードを1枚引く。", name="日課")
    m = scene(me={"circles": [daily]})
    use(m, daily)
    end_turn(m)
    assert count(m, "me", "hand") == 1
    end_turn(m)
    assert count(m, "me", "hand") == 1 + 1 + 2  # with the two of the next turn


@clause("7.7.8", "9.7.5")
def test_what_is_put_off_to_the_end_of_the_turn_in_the_end_phase_comes_in_it() -> None:
    late = card(
        "自 あなたのエンドフェイズ開始時、このターンの終わりに、カードを1枚引く。", name="先延ばし"
    )
    m = scene(me={"circles": [late]})
    end_turn(m)
    assert count(m, "me", "hand") == 1


@clause("7.7.5")
def test_what_dropping_paradoxes_sets_off_comes_before_the_discard() -> None:
    greedy = waiting(when(MOVED, frm=1 << PARADOX_ZONE, to=1 << DROP), draws(), name="欲張り")
    m = scene(me={"circles": [greedy], "hand": 9}, foe={"paradox": [paradox("aura")]}, phase="end")
    asked(m, "discard", "me")
    assert count(m, "me", "hand") == 10
    leave(m, "discard")


@clause("7.7.4")
def test_paradoxes_are_dropped_in_the_end_phase() -> None:
    rule = paradox("aura", name="掟")
    m = scene(foe={"paradox": [rule]})
    end_turn(m)
    assert zone(m, "foe", "drop") == [rule.name]
    assert log_has(m, "7.7.4", "move", rule)


@clause("7.7.6", "4.6.3", "4.6.3.1")
def test_down_to_eight_cards_in_hand() -> None:
    m = scene(me={"hand": [A, B, *[C] * 8]}, phase="end")
    asked(m, "discard", "me")
    pick(m, A, B)
    assert count(m, "me", "hand") == 8
    assert sorted(zone(m, "me", "drop")) == sorted([A.name, B.name])
    pass_all(m)


@clause("4.6.3")
def test_an_effect_raises_the_hand_limit() -> None:
    more = always(Ruling(MORE_HAND, You(), amount=Fixed(1)), name="広い手")
    m = scene(me={"circles": [more], "hand": 9}, phase="end")
    pass_all(m)
    assert count(m, "me", "hand") == 9


@clause("4.6.3", "4.6.3.1")
def test_an_effect_lowers_the_hand_limit_to_nothing_at_most() -> None:
    for less, stay in ((1, 7), (8, 0), (9, 0)):
        narrow = always(Ruling(MORE_HAND, You(), amount=Fixed(-less)), name="狭い手")
        m = scene(me={"circles": [narrow], "hand": [A, B, *[C] * 6]}, phase="end")
        while is_asked(m, "discard"):
            m.choose(0)
        assert count(m, "me", "hand") == stay
        pass_all(m)


@clause("7.7.6")
def test_only_the_turn_player_discards() -> None:
    m = scene(foe={"hand": 10}, phase="end")
    assert count(m, "foe", "hand") == 12  # with the two of the next turn
    pass_all(m)


@clause("7.7.7")
def test_effects_of_the_turn_end_after_the_discard() -> None:
    strong = doing(Apply("9.2.2.2", 0, THIS_TURN), name="力こぶ")
    strong.abilities[0].modifiers = [AddNumbers(In(You(), [CIRCLE]), [POWER], [Fixed(1000)])]
    m = scene(me={"circles": [strong]})
    use(m, strong)
    assert power(m, strong) == 4000
    end_turn(m)
    assert power(m, strong) == 3000


@clause("7.7.6", "7.7.7")
def test_a_hand_limit_of_the_turn_still_counts_at_the_discard() -> None:
    wide = card("起 そのターン中、あなたの手札上限を+1する。", name="広げる者")
    m = scene(me={"circles": [wide], "hand": 9})
    use(m, wide)
    end_turn(m)
    assert count(m, "me", "hand") == 9


@clause("7.7.8")
def test_the_end_phase_starts_over_while_something_waits() -> None:
    watcher = waiting(when(MOVED, frm=1 << HAND, to=1 << DROP), draws(), name="拾う者")
    m = scene(me={"circles": [watcher], "hand": 9}, phase="end")
    pick(m, "FILLER")
    # the card that was drawn for it makes nine again, so one more is discarded
    asked(m, "discard", "me")
    pick(m, "FILLER")
    asked(m, "discard", "me")
    leave(m, "discard")


@clause("7.7.8")
def test_the_end_phase_starts_over_with_its_beginning_before_paradoxes_are_dropped() -> None:
    rule = paradox("aura", name="掟")
    back = Send("4.13.1", You(), In(You(), [DROP], Kind(PARADOX)), PARADOX_ZONE, 0, 1)
    sign = waiting(when(MOVED, frm=1 << HAND, to=1 << DROP), back, name="立て札")
    m = scene(me={"circles": [sign], "hand": 9, "drop": [rule]}, phase="end")
    pick(m, "FILLER")
    pass_all(m)
    # what waited has put it up before, and so it does not stay into the next turn
    assert log_has(m, "4.13.1", "move", rule)
    assert log_has(m, "7.7.4", "move", rule)
    assert count(m, "me", "paradox") == 0
    assert m.state.turn_seat == 1


@clause("7.6.1")
def test_attacks_are_made_in_the_battle_phase() -> None:
    m = scene(me={"circles": [A], "levels": 1}, phase="battle")
    assert options(m, "attack", A)


@clause("7.5.3.3", "7.5.3.3.1")
def test_one_trans_change_a_turn_unless_an_effect_allows_more() -> None:
    one, two = (union("トランスチェンジ-赤", name=f"変わり身{n}") for n in "甲乙")
    more = card("永 あなたのTC上限回数を+1する。", name="二度変わる")
    for helper, again in ((A, False), (more, True)):
        m = scene(me={"circles": [one, two, F, foreigner(name="他"), helper], "deck": 9})
        change(m, one, F, "hand")  # it brings out nothing, and counts all the same
        assert bool(options(m, "change", two)) == again
        ability = m.state.face(number(m, two)).abilities[0]
        guest = number(m, "他")
        against = clauses_against(
            m, "me", Option("change", number(m, two), number=guest, ability=ability)
        )
        assert against == ([] if again else ["7.5.3.3"])
        end_turn(m)
        end_turn(m)
        assert options(m, "change", two)


def test_a_place_is_asked_for() -> None:
    m = scene(me={"hand": [A]})
    sortie(m, A)
    assert [o.spot for o in options(m, "place")] == [0, 1, 2, 3, 4, 5]
    put(m, 2)
    assert place_of(m, A) == 2
