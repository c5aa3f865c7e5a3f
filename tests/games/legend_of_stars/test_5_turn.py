"""5.2 to 5.4, 5.6, chapter 6: setup, main, lead and end phase; displays."""

from __future__ import annotations

import pytest
from tests.games.legend_of_stars.table import (
    asked,
    card,
    choose,
    clauses_against,
    defending,
    display,
    effect,
    end_attacks,
    end_turn,
    energy,
    gained,
    hidden,
    lead,
    leave,
    life,
    log_has,
    number,
    offered,
    options,
    pass_all,
    play,
    scene,
    show,
    square,
    support,
    to_lead,
    use,
    values,
    zone,
)
from tests.ruling import clause

from kirifuda.kernel.position.decisions import Option

A = card()
B = card(name="他の星")
WARY = card("このキャラクターがディフェンス表示になった時、カードを1枚引く。")
ATTACK, RIGHT, LEFT, DOWN = 0, 1, 2, 3


# -- 5.2 ---------------------------------------------------------------------------------------


@clause("5.2")
def test_5_2_energy_and_supports_are_regained_and_a_card_is_drawn() -> None:
    banner = support()
    m = scene(
        me={"energy": [gained(A), gained(B)], "supports": [gained(banner)], "top": [B]},
        foe={"energy": [gained(A)]},
        phase="setup",
    )
    assert energy(m, "me") == 2
    assert not m.state.rest[number(m, banner)]
    assert zone(m, "me", "hand") == [B.name]
    assert energy(m, "foe") == 0


@clause("5.2")
def test_5_2_the_first_player_draws_nothing_in_the_first_turn() -> None:
    m = scene(turn=1, phase="setup")
    assert zone(m, "me", "hand") == []
    end_turn(m)
    assert len(zone(m, "foe", "hand")) == 1


# -- 5.3 ---------------------------------------------------------------------------------------


@clause("5.3")
def test_5_3_actions_are_done_in_any_order_and_number() -> None:
    banner, spell = support(), effect("カードを1枚引く。")
    m = scene(me={"hand": [A, B, banner, spell], "energy": 1})
    play(m, spell)
    choose(m, "energy", "FILLER")
    play(m, A, 4)
    play(m, banner)
    play(m, B, 5)
    assert zone(m, "me", "characters")[4:6] == [A.name, B.name]


@clause("5.3", "6")
@pytest.mark.parametrize(
    ("lies", "can"),
    [
        (A, [RIGHT, LEFT]),
        (defending(A), [ATTACK]),
        (defending(A, left=True), [ATTACK]),
        (hidden(A), [ATTACK, RIGHT, LEFT, DOWN + RIGHT, DOWN + LEFT]),
        ({**defending(A), "down": True}, [ATTACK, RIGHT, LEFT, DOWN + ATTACK]),
    ],
)
def test_5_3_how_the_display_can_be_changed(lies: object, can: list[int]) -> None:
    m = scene(me={"characters": {4: lies}})
    assert [o.number for o in options(m, "display", A)] == can


@clause("5.3")
def test_5_3_never_from_one_side_to_the_other() -> None:
    m = scene(me={"characters": {4: defending(A)}})
    assert clauses_against(m, "me", Option("display", number(m, A), number=LEFT)) == ["5.3"]


@clause("5.3")
def test_5_3_never_face_down_again() -> None:
    m = scene(me={"characters": {4: A}})
    assert clauses_against(m, "me", Option("display", number(m, A), number=DOWN)) == ["5.3"]


@clause("5.3", "6")
def test_5_3_each_character_once_a_turn() -> None:
    m = scene(me={"characters": {4: A, 5: B}})
    show(m, A, RIGHT)
    assert display(m, A) == RIGHT
    assert not offered(m, "display", A)
    assert clauses_against(m, "me", Option("display", number(m, A), number=ATTACK)) == ["6"]
    show(m, B, LEFT)
    assert display(m, B) == LEFT
    end_turn(m)
    end_turn(m)
    assert [o.number for o in options(m, "display", A)] == [ATTACK]


@clause("5.3", "6.4")
def test_5_3_turning_up_is_the_one_change_of_that_turn_display_included() -> None:
    m = scene(me={"characters": {4: hidden(A)}})
    show(m, A, LEFT)
    assert display(m, A) == LEFT
    assert not offered(m, "display", A)


@clause("5.3")
def test_5_3_not_in_the_turn_it_came() -> None:
    m = scene(me={"hand": [A], "energy": 1})
    play(m, A, 4)
    assert not offered(m, "display", A)
    assert clauses_against(m, "me", Option("display", number(m, A), number=RIGHT)) == ["5.3"]


@clause("6.1", "6.2")
def test_6_1_upright_or_on_its_side_but_never_upside_down() -> None:
    m = scene(me={"hand": [A], "energy": 1})
    choose(m, "play", A)
    choose(m, "square", spot=5)
    assert sorted(o.number for o in options(m, "display")) == [0, 1, 2, 3, 4, 5]
    choose(m, "display", number=ATTACK)
    assert display(m, A) == ATTACK
    assert not m.state.rest[number(m, A)]
    # its text is read from its own side: forward is where the front row is, for either player
    for seat in ("me", "foe"):
        m = scene(**{seat: {"characters": {5: A}}}, whose=seat)
        assert sorted(o.number for o in options(m, "display", A)) == [RIGHT, LEFT]
        lead(m, A, 1)
        assert square(m, A) == 1


@clause("6.4", "9.3")
def test_6_4_turning_up_in_the_main_phase_uses_the_effect_of_it() -> None:
    spy = card("このキャラクターが裏側表示から表側表示になった時、相手に200ダメージを与える。")
    m = scene(me={"characters": {4: hidden(spy)}})
    show(m, spy, RIGHT)
    assert life(m, "foe") == 2800
    assert display(m, spy) == RIGHT


@clause("6.4")
def test_6_4_the_display_that_it_takes_is_a_change_if_it_lay_otherwise() -> None:
    for lies, drawn in ((hidden(WARY), 1), ({**defending(WARY), "down": True}, 0)):
        m = scene(me={"characters": {4: lies}})
        show(m, WARY, RIGHT)
        assert len(zone(m, "me", "hand")) == drawn


def test_a_change_while_face_down_tells_nobody_which_card_it_is() -> None:
    m = scene(me={"characters": {4: hidden(A)}})
    show(m, A, DOWN + RIGHT)
    told = [e for e in m.log_view(1) if e["verb"] == "display"]
    assert len(told) == 1
    assert "name" not in told[0]


# -- 5.4 ---------------------------------------------------------------------------------------

FORWARD, BACKWARD, TO_RIGHT, TO_LEFT = "▲", "▼", "▶", "◀"


@clause("5.4")
@pytest.mark.parametrize(
    ("icon", "how", "to"),
    [
        (FORWARD, ATTACK, 1),
        (TO_RIGHT, ATTACK, 6),
        (TO_LEFT, ATTACK, 4),
        (BACKWARD, ATTACK, None),
        (FORWARD, RIGHT, 6),
        (TO_RIGHT, RIGHT, None),
        (BACKWARD, RIGHT, 4),
        (TO_LEFT, RIGHT, 1),
        (FORWARD, LEFT, 4),
        (TO_LEFT, LEFT, None),
        (BACKWARD, LEFT, 6),
        (TO_RIGHT, LEFT, 1),
    ],
)
@pytest.mark.parametrize("whose", ["me", "foe"])
def test_5_4_lead_icons_turn_with_the_card(icon: str, how: int, to: int | None, whose: str) -> None:
    """Who sits opposite sees right and left the other way round: 4 and 6 change places."""
    one = card(lead=icon)
    lies = one if how == ATTACK else defending(one, left=how == LEFT)
    seat = {"characters": {5: lies, 0: card(lead=FORWARD + BACKWARD)}}
    m = scene(**{whose: seat}, whose=whose)
    to_lead(m)
    if whose == "foe" and to in (4, 6):
        to = 10 - to
    assert [o.spot for o in options(m, "lead", one)] == ([] if to is None else [to])


@clause("5.4")
def test_5_4_each_once_and_not_onto_another() -> None:
    mover = card(lead="▲▶◀▼")
    m = scene(me={"characters": {5: mover, 1: A, 6: B}})
    to_lead(m)
    assert [o.spot for o in options(m, "lead", mover)] == [4]
    taken = Option("lead", number(m, mover), 1)
    assert clauses_against(m, "me", taken) == ["5.4"]
    lead(m, mover, 4)
    assert square(m, mover) == 4
    lead(m, B, 2)
    assert not offered(m, "lead", mover)
    leave(m, "attack")


@clause("5.4")
def test_5_4_in_any_order_so_that_one_makes_room_for_another() -> None:
    first, second = card(lead="▲"), card(lead="▶")
    m = scene(me={"characters": {5: first, 4: second}})
    to_lead(m)
    assert not offered(m, "lead", second)
    lead(m, first, 1)
    lead(m, second, 5)
    assert square(m, second) == 5


@clause("5.4")
def test_5_4_not_what_lies_face_down_came_or_was_turned_up_in_this_turn() -> None:
    old, down, turned, new = card(), card(), card(), card()
    m = scene(
        me={
            "characters": {4: old, 5: hidden(down), 6: hidden(turned)},
            "hand": [new],
            "energy": 1,
        }
    )
    show(m, turned, ATTACK)
    play(m, new, 7)
    to_lead(m)
    assert [o.card for o in options(m, "lead")] == [number(m, old)]
    for one, spot in ((down, 1), (turned, 2), (new, 3)):
        assert clauses_against(m, "me", Option("lead", number(m, one), spot)) == ["5.4"]


@clause("5.4")
def test_5_4_what_lies_face_down_stays_also_with_icons_that_were_given_to_it() -> None:
    wind = support("全ての自分のキャラクターは▲のリードアイコンを得る。")
    up, down = card(lead=""), card(lead="")
    m = scene(me={"supports": [wind], "characters": {4: up, 5: hidden(down)}})
    to_lead(m)
    assert [o.card for o in options(m, "lead")] == [number(m, up)]


# -- 5.6 ---------------------------------------------------------------------------------------


@clause("5.6", "5.6.(1)", "5.6.(2)")
def test_5_6_effects_of_the_turns_end_come_before_effects_that_end_with_it() -> None:
    watcher = card("自分のターンの終了時、このキャラクターのATK分ライフを回復する。", atk=100)
    boost = effect("このターン、全ての自分のキャラクターのATKを+200する。")
    m = scene(me={"characters": {4: watcher}, "hand": [boost]})
    play(m, boost)
    assert values(m, watcher)[0] == 300
    end_turn(m)
    assert life(m, "me") == 3300
    assert values(m, watcher)[0] == 100


@clause("5.6.(3)")
def test_5_6_3_the_player_whose_turn_ends_discards_down_to_seven() -> None:
    m = scene(me={"hand": [A, B, *["FILLER"] * 7]}, foe={"hand": 9})
    end_attacks(m)
    asked(m, "hand size", 0)
    choose(m, "pick", A)
    choose(m, "pick", B)
    assert zone(m, "me", "trash") == [A.name, B.name]
    assert len(zone(m, "me", "hand")) == 7
    assert len(zone(m, "foe", "hand")) == 10
    assert log_has(m, "5.6.(3)", "move", A)


@clause("5.6", "5.6.(2)", "5.6.(3)")
def test_5_6_effects_have_ended_before_the_hand_is_counted() -> None:
    more = effect("このターン、手札の上限を+2する。")
    m = scene(me={"hand": [more, *["FILLER"] * 8]})
    play(m, more)
    end_turn(m)
    assert len(zone(m, "me", "hand")) == 7
    assert zone(m, "me", "trash") == [more.name, "星屑"]


@clause("5.6.(4)", "5.6")
def test_5_6_4_then_it_is_the_other_players_turn() -> None:
    m = scene(me={"characters": {4: A}}, turn=3)
    end_attacks(m)
    pass_all(m)
    asked(m, "main", 1)
    assert m.view(None)["turn"] == 4


@clause("5.6.(1)")
def test_5_6_1_effects_of_the_turns_end_start_with_the_opponents() -> None:
    mine = card("自分のターンの終了時、カードを1枚引く。")
    yours = card("相手のターンの終了時、カードを1枚引く。")
    m = scene(me={"characters": {4: mine}}, foe={"characters": {4: yours}})
    end_attacks(m)
    drawn = [n.seat for n in m.log if n.clause == "8.5"]
    assert drawn == [1, 0]


def test_an_effect_on_the_field_is_used_in_the_main_phase() -> None:
    helper = support("1ターンに1回、このカードの効果を発動する。カードを1枚引く。")
    m = scene(me={"supports": [helper]})
    use(m, helper)
    assert len(zone(m, "me", "hand")) == 1
    assert not offered(m, "use", helper)
    ability = m.state.face(number(m, helper)).abilities[0]
    assert clauses_against(m, "me", Option("use", number(m, helper), ability=ability)) == ["8.4"]
    end_turn(m)
    end_turn(m)
    assert offered(m, "use", helper)


def test_an_effect_is_used_again_as_long_as_that_changes_something() -> None:
    blood = support(
        "ライフを100失うことで、このカードの効果を発動する。相手に100ダメージを与える。"
    )
    m = scene(me={"supports": [blood], "life": 300})
    use(m, blood)
    use(m, blood)
    assert (life(m, "me"), life(m, "foe")) == (100, 2800)
    assert offered(m, "use")  # the last of it can be paid with, too: that loses
    idle = support("ライフを100失うことで、このカードの効果を発動する。ライフを100回復する。")
    m = scene(me={"supports": [idle]})
    use(m, idle)
    assert not offered(m, "use")  # it would lead back to the very same position
    ability = m.state.face(number(m, idle)).abilities[0]
    assert clauses_against(m, "me", Option("use", number(m, idle), ability=ability)) == ["8.4"]
