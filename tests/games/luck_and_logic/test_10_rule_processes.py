"""Chapter 10: rule processes."""

from __future__ import annotations

from tests.games.luck_and_logic.fighting import moves_to, no_logic, sends
from tests.games.luck_and_logic.made import ability, doing, draws, with_
from tests.games.luck_and_logic.table import (
    asked,
    attack,
    broken,
    card,
    count,
    decide,
    define,
    gate,
    in_order,
    is_down,
    log_has,
    number,
    offered,
    options,
    paradox,
    pick,
    place_of,
    scene,
    sees,
    table,
    tactics,
    turned,
    use,
    zone,
)
from tests.ruling import clause

from kirifuda.games.luck_and_logic.actions import Draw, Mill, Refresh
from kirifuda.games.luck_and_logic.instructions import TurnOver
from kirifuda.games.luck_and_logic.rule_processes import put_together
from kirifuda.games.luck_and_logic.zones import (
    CIRCLE,
    GATE,
    HAND,
    LEVEL_ZONE,
    REFRESH,
    REMOVED,
)
from kirifuda.kernel.effects.terms import Fixed, In, This
from kirifuda.kernel.effects.who import EachPlayer, Opponent, You
from kirifuda.kernel.events.moving import place
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import ACTIVATED

A = card(name="朝", power=5000, limit=4)
B = card(name="昼", power=5000, limit=4)
C = card(name="夜", power=5000, limit=4)
PLAIN = tactics(name="白紙")
ONE = paradox("aura", name="一の理")
TWO = paradox("heart", name="二の理")
THREE = paradox("aura", name="三の理")
FOUR = paradox("heart", name="四の理")
FIVE = paradox("heart", name="五の理")


CALLER = doing(draws(0), name="号令")


def puts(m: Match, frm: int, to: int, together: bool = False) -> None:
    """The cards of a zone come into the first spot of another; then an ability is used."""
    s = table(m)
    cards = s.cards(0, frm)
    for one in cards:
        place(s, one, to, spot=0)
    if together:
        put_together(s, cards)
    use(m, CALLER)


# -- 10.1, 10.2: reshuffling -------------------------------------------------------------------


@clause("10.1.1", "10.1.2", "10.1.2.1", "10.2.1", "10.2.2", "5.20.1", "5.21.1")
def test_an_empty_deck_is_refreshed_in_the_middle_of_an_effect() -> None:
    three = doing(draws(3), name="三枚")
    m = scene(me={"circles": [three], "deck": 2, "drop": 5})
    use(m, three)
    assert count(m, "me", "hand") == 3  # two, then the reshuffle, then one more
    assert log_has(m, "10.2.2", verb="reshuffle")
    assert count(m, "me", "drop") == 0
    assert count(m, "me", "refresh") == 1  # 10.9, in the next check timing
    assert count(m, "me", "deck") == 3
    # so is the opponent's
    gives = doing(Draw("5.6.2", Opponent(You()), Fixed(3)), name="施し")
    n = scene(me={"circles": [gives]}, foe={"deck": 2, "drop": 5})
    use(n, gives)
    assert count(n, "foe", "hand") == 3
    assert (count(n, "foe", "drop"), count(n, "foe", "deck")) == (0, 3)


@clause("10.2.2.1")
def test_without_a_card_in_the_drop_zone_an_empty_deck_loses_at_once() -> None:
    greedy = doing(draws(2), draws(1), name="強欲")
    m = scene(me={"circles": [greedy], "deck": 2, "hand": 1})
    use(m, greedy)
    assert m.outcome is not None
    assert m.outcome.winners == [1]
    assert m.outcome.clause == "10.2.2.1"
    assert count(m, "me", "hand") == 3  # the effect did not go on


@clause("10.2.3")
def test_no_reshuffle_while_a_cost_is_being_paid() -> None:
    payer = doing(draws(1), cost=[Mill("9.6.2.3", You(), Fixed(2), 1)], name="払い手")
    m = scene(me={"circles": [payer], "deck": [A, B], "drop": [C]})
    use(m, payer)
    # all three were there for the reshuffle, and one of them is drawn
    notes = [n.verb for n in m.log if n.verb in ("move", "reshuffle")]
    assert notes[:3] == ["move", "move", "reshuffle"]
    assert count(m, "me", "hand") == 1
    assert count(m, "me", "deck") == 1
    assert count(m, "me", "refresh") == 1


# -- 10.3: defeat ------------------------------------------------------------------------------


@clause("10.3.1", "10.3.1.1", "1.2.2", "1.2.2.1")
def test_who_has_no_whole_gate_left_loses() -> None:
    m = scene(me={"circles": [A], "level": 1}, foe={"gates": 6, "broken": [0, 1, 2, 3, 4]})
    attack(m, A, 5)
    assert m.outcome is not None
    assert m.outcome.winners == [0]
    assert m.outcome.clause == "10.3.1.1"


@clause("10.1.2.2", "10.3.1")
def test_defeat_is_looked_for_in_check_timing_only() -> None:
    # the last gate is broken and turned down again within one effect
    trick = doing(
        TurnOver("5.3.1", You(), In(You(), [GATE]), 0),
        TurnOver("5.3.1", You(), In(You(), [GATE]), 1),
        name="早業",
    )
    m = scene(me={"circles": [trick]})
    use(m, trick)
    assert m.outcome is None
    assert broken(m, "me") == []
    ruin = doing(TurnOver("5.3.1", You(), In(You(), [GATE]), 0), name="自滅")
    m = scene(me={"circles": [ruin]})
    use(m, ruin)
    assert m.outcome is not None
    assert m.outcome.winners == [1]


@clause("10.3.1.2", "1.2.2.2", "10.9.1")
def test_two_cards_in_the_refresh_zone_lose() -> None:
    again = doing(Refresh("5.21.1", You()), name="刷新")
    m = scene(me={"circles": [again], "deck": 9})
    use(m, again)
    asked(m, "main", "me")
    assert count(m, "me", "refresh") == 1
    use(m, again)
    assert m.outcome is not None
    assert m.outcome.winners == [1]
    assert m.outcome.clause == "10.3.1.2"


@clause("10.3.1", "1.2.3")
def test_who_lose_at_the_same_time_draw() -> None:
    all_ = doing(TurnOver("5.3.1", You(), In(EachPlayer(), [GATE]), 0), name="総崩れ")
    m = scene(me={"circles": [all_]})
    use(m, all_)
    assert m.outcome is not None
    assert m.outcome.winners == []


# -- 10.4: members on the same circle ----------------------------------------------------------


@clause("10.4.1")
def test_of_members_on_a_circle_the_one_that_came_last_stays() -> None:
    mover = with_(card(name="渡り"), ability(ACTIVATED, moves_to(1)))
    m = scene(me={"circles": [mover, {"card": A, "souls": [PLAIN]}]})
    use(m, mover)
    assert zone(m, "me", "circles")[1] == mover.name
    assert sorted(zone(m, "me", "drop")) == sorted([A.name, PLAIN.name])
    assert log_has(m, "10.4.1", one=A)


@clause("10.4.1", "2.10.3")
def test_a_wide_member_goes_if_any_of_its_circles_is_taken() -> None:
    wide = card(name="広い", territory=2)
    mover = with_(card(name="渡り"), ability(ACTIVATED, moves_to(1)))
    m = scene(me={"circles": [mover, None, {"card": wide, "spot": 7}]})
    assert place_of(m, wide) == 7  # on circles 1 and 2
    use(m, mover)
    assert zone(m, "me", "drop") == [wide.name]


@clause("10.4.2")
def test_of_members_that_came_together_one_is_chosen() -> None:
    m = scene(me={"circles": [A, CALLER], "hand": [B, C]})
    puts(m, HAND, CIRCLE, True)
    asked(m, "keep member", "me")
    pick(m, B)
    assert zone(m, "me", "circles")[0] == B.name
    assert sorted(zone(m, "me", "drop")) == sorted([A.name, C.name])
    assert log_has(m, "10.4.2", one=C)


# -- 10.5: gates in the same gate zone ---------------------------------------------------------

RED = gate(name="赤門")
BLUE = gate(name="青門")
GREEN = gate(name="緑門")


@clause("10.5.1")
def test_of_gates_in_a_gate_zone_the_one_that_came_last_stays() -> None:
    m = scene(me={"circles": [CALLER], "gates": [RED] * 6, "removed": [turned(BLUE)]})
    puts(m, REMOVED, GATE)
    s = table(m)
    assert s.definition(s.gate_of(0, 0)).name == BLUE.name
    (gone,) = s.cards(0, REMOVED)
    assert s.definition(gone).name == RED.name
    assert s.down[gone]  # face down
    assert s.whole_gates(0) == 6


@clause("10.5.2")
def test_of_gates_that_came_together_one_is_chosen() -> None:
    m = scene(
        me={"circles": [CALLER], "gates": [RED] * 6, "removed": [turned(BLUE), turned(GREEN)]}
    )
    puts(m, REMOVED, GATE, True)
    asked(m, "keep gate", "me")
    chosen = options(m, "pick")[1]
    decide(m, chosen)
    s = table(m)
    assert s.gate_of(0, 0) == chosen.card
    assert len(s.cards(0, REMOVED)) == 2
    assert all(s.down[c] for c in s.cards(0, REMOVED))


# -- 10.6: paradoxes ---------------------------------------------------------------------------


@clause("10.6.1", "10.6.1.1")
def test_as_many_paradoxes_on_both_sides_are_all_turned_down() -> None:
    m = scene(
        me={"circles": [A], "level": 1, "hand": [TWO]},
        foe={"circles": [card(power=4000, aura=9, limit=2)], "hand": [ONE]},
    )
    attack(m, A, 0)
    define(m, ONE)
    assert not is_down(m, ONE)
    define(m, TWO)
    assert is_down(m, ONE)
    assert is_down(m, TWO)
    assert log_has(m, "10.6.1.1", "turn down", ONE)
    assert log_has(m, "10.6.1.1", "turn down", TWO)
    no_logic(m)
    assert log_has(m, "8.5.3.4.1", verb="win", one=A)  # by power: no law is left
    assert zone(m, "me", "drop") == [TWO.name]  # face down it does not stay
    assert zone(m, "foe", "drop") == [ONE.name]


@clause("10.6.1", "10.6.1.2")
def test_who_has_more_paradoxes_turns_as_many_down_as_the_other_has() -> None:
    m = scene(
        me={"circles": [A], "level": 1, "paradox": [ONE]},
        foe={"circles": [B], "paradox": [TWO, THREE, FOUR]},
        phase="main",
    )
    asked(m, "turn paradoxes down", "foe")
    assert not offered(m, "done")
    pick(m, THREE)
    assert is_down(m, ONE)
    assert is_down(m, THREE)
    assert log_has(m, "10.6.1.2", "turn down", ONE)
    assert log_has(m, "10.6.1.2", "turn down", THREE)
    # then only one side has any, and one of those stays (10.6.2)
    asked(m, "keep paradox", "foe")
    pick(m, FOUR)
    assert is_down(m, TWO)
    assert not is_down(m, FOUR)


@clause("10.6.2")
def test_one_of_ones_own_paradoxes_stays() -> None:
    m = scene(
        me={"circles": [A], "level": 1, "paradox": [ONE], "hand": [TWO]},
        foe={"circles": [B]},
    )
    attack(m, A, 0)
    define(m, TWO)
    asked(m, "keep paradox", "me")
    pick(m, TWO)
    assert is_down(m, ONE)
    assert not is_down(m, TWO)
    assert log_has(m, "10.6.2", "turn down", ONE)
    no_logic(m)
    assert log_has(m, "2.16.1.2", verb="win", one=A)
    assert zone(m, "me", "drop")[0] == ONE.name  # 8.6.4


@clause("10.6.2")
def test_of_either_players_paradoxes_one_stays_and_one_alone_is_left_as_it_is() -> None:
    for seat in ("me", "foe"):
        m = scene(**{seat: {"paradox": [ONE, TWO, THREE]}}, phase="main")
        asked(m, "keep paradox", seat)
        pick(m, TWO)
        assert [is_down(m, one) for one in (ONE, TWO, THREE)] == [True, False, True]
        n = scene(**{seat: {"paradox": [ONE, turned(TWO)]}}, phase="main")
        asked(n, "main", "me")
        assert not is_down(n, ONE)
        assert not log_has(n, "10.6.2")


@clause("10.1.2.2.1", "10.6.1.1", "9.3.2.4")
def test_paradoxes_are_turned_down_at_the_same_time() -> None:
    # face down, a paradox hears of no other that was turned down with it
    for seat in ("me", "foe"):
        heard = paradox("aura", "自 相手の逆理が裏向きになった時、カードを1枚引く。", name="耳の理")
        m = scene(
            me={"circles": [A], "paradox": [heard if seat == "me" else ONE]},
            foe={"circles": [B], "paradox": [heard if seat == "foe" else ONE]},
            phase="main",
        )
        assert is_down(m, heard)
        assert is_down(m, ONE)
        assert count(m, seat, "hand") == 0


@clause("1.3.4", "10.6.2", "10.8.1")
def test_the_turn_player_makes_all_choices_first() -> None:
    m = scene(
        me={"circles": [A], "paradox": [ONE, TWO]},
        foe={"circles": [B], "level": [A, B, C, PLAIN, FIVE]},
        phase="main",
        anyway=True,
    )
    asked(m, "keep paradox", "me")
    pick(m, TWO)
    asked(m, "keep levels", "foe")
    pick(m, A, B, C, PLAIN)
    assert zone(m, "foe", "drop") == [FIVE.name]
    assert is_down(m, ONE)


@clause("4.13.1.2", "4.12.1.1")
def test_who_sees_paradoxes_that_lie_face_down() -> None:
    m = scene(
        me={"circles": [A], "level": 1, "paradox": [turned(ONE)], "hand": [TWO]},
        foe={"circles": [B], "hand": [THREE]},
    )
    assert [one.get("name") for one in sees(m, 0, "me", "paradox")] == [None]
    assert [one.get("name") for one in sees(m, 1, "me", "paradox")] == [None]
    attack(m, A, 0)
    define(m, THREE)
    define(m, TWO)
    for seat in (0, 1, None):
        (seen,) = sees(m, seat, "me", "battle")
        if seat is not None:
            assert TWO.name in repr(seen)
    no_logic(m)


# -- 10.7: cards that may not be where they are ------------------------------------------------


@clause("10.7.1", "10.7.1.1")
def test_what_is_no_member_does_not_stay_on_a_circle() -> None:
    m = scene(me={"circles": [A, CALLER], "hand": [PLAIN]})
    puts(m, HAND, CIRCLE)
    assert zone(m, "me", "drop") == [PLAIN.name]
    assert log_has(m, "10.7.1", one=PLAIN)
    assert zone(m, "me", "circles")[0] == A.name  # it crowds nobody out


@clause("10.7.1.2")
def test_what_is_no_gate_does_not_stay_in_a_gate_zone() -> None:
    m = scene(me={"circles": [A, CALLER], "hand": [PLAIN]})
    puts(m, HAND, GATE)
    assert zone(m, "me", "drop") == [PLAIN.name]
    assert count(m, "me", "gates") == 6


@clause("10.7.1.3", "5.24.3")
def test_what_was_set_goes_after_what_it_was_set_on() -> None:
    leaver = with_(card(name="去る者"), ability(ACTIVATED, sends(This(), HAND)))
    m = scene(me={"circles": [{"card": leaver, "set": [PLAIN]}]})
    use(m, leaver)
    assert zone(m, "me", "hand") == [leaver.name]
    assert zone(m, "me", "drop") == [PLAIN.name]
    assert log_has(m, "10.7.1", one=PLAIN)
    # what is set on somebody who stays, stays
    m = scene(me={"circles": [{"card": leaver, "set": [PLAIN]}, {"card": A, "set": [ONE]}]})
    use(m, leaver)
    assert zone(m, "me", "drop") == [PLAIN.name]
    assert m.state.zone[number(m, ONE)] == CIRCLE


# -- 10.8, 10.9 --------------------------------------------------------------------------------


@clause("10.8.1", "4.7.2")
def test_level_cards_beyond_the_limit_are_dropped() -> None:
    puts = doing(sends(In(You(), [HAND]), LEVEL_ZONE), name="積み手")
    m = scene(me={"circles": [puts], "level": [A, B, C], "hand": [PLAIN, ONE]})
    use(m, puts)
    asked(m, "keep levels", "me")
    pick(m, A, B, PLAIN, ONE)
    assert zone(m, "me", "drop") == [C.name]
    assert count(m, "me", "level") == 4


@clause("10.9.1", "4.11.1.1")
def test_each_refresh_point_costs_the_top_card_of_the_deck() -> None:
    m = scene(me={"circles": [A], "points": 1, "top": [B]})
    assert count(m, "me", "refresh") == 1
    assert in_order(m, "me", "refresh") == [B.name]
    assert table(m).points[0] == 0
    for seat in (0, 1, None):  # nobody may look at it
        (seen,) = sees(m, seat, "me", "refresh")
        assert B.name not in repr(seen)


@clause("10.1.2.2.1", "9.5.3.1")
def test_rule_processes_happen_at_the_same_time() -> None:
    # one loses by gates, the other by refreshed cards, in the same check timing
    ruin = doing(
        TurnOver("5.3.1", You(), In(Opponent(You()), [GATE]), 0),
        sends(In(You(), [HAND]), REFRESH),
        name="共倒れ",
    )
    m = scene(me={"circles": [ruin], "hand": 2})
    use(m, ruin)
    assert m.outcome is not None
    assert m.outcome.winners == []
