"""Chapter 13: formats of three to six players: turns, attacks, cancels, and how they end."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.rebirth.table import (
    asked,
    card,
    choose,
    clauses_against,
    end_turn,
    game,
    leave,
    log_notes,
    number,
    offered,
    options,
    pass_all,
    scene,
    to_attack,
    use,
    zone,
)
from tests.ruling import clause

from kirifuda.games.rebirth.table import Table
from kirifuda.kernel.errors import DeckError, KirifudaError, ScenarioError
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.decisions import Option

AIDE = card(name="介添え")
HELPERS = [card(name=f"供{n}") for n in "零一二三四五"]
SECOND = card(name="二の供")
STRONG = card(name="剛腕", atk=9, def_=9)
GUARD = card("【ブロッカー】", name="盾")
DRAW = card("【起】【メンバー】:あなたは1枚引く。", name="引き手")
STOP = card("【キャンセル】:【起】", name="待った")
NAMES = ["couriers", "lamps", "letters", "stamps", "couriers", "lamps", "letters"]


def table(m: Match) -> Table:
    assert isinstance(m.state, Table)
    return m.state


def many(format: str, count: int, **more: Any) -> Match:
    """A position in which everyone has a strong entry and one helper."""
    seats = [{"entry": STRONG, "members": [HELPERS[n]]} for n in range(count)]
    for seat, described in more.pop("at", {}).items():
        seats[seat] = {**seats[seat], **described}
    more = {"turn": 7, "whose": 0, **more}
    return scene(seats=seats, format=format, **more)


def targets(m: Match) -> set[int]:
    return {o.spot for o in options(m, "attack")}


def retired(n: int) -> dict[str, int]:
    return {"retire": n}


# -- 13.1, 13.2: what there is, and who comes next ---------------------------------------------


@clause("13.1.1", "13.1.1.1", "13.6.1", "13.6.3", "13.7.1", "13.7.3", "13.8.1", "13.9.1", "13.10.1")
@pytest.mark.parametrize(
    ("format", "seats"),
    [
        ("rumble", {3, 4, 5, 6}),
        ("rumble-drop", {3, 4, 5, 6}),
        ("circle", {3, 4, 5, 6}),
        ("circle-drop", {3, 4, 5, 6}),
        ("double-team", {4}),
        ("triple-team", {6}),
        ("double-seven", {4}),
        ("blackjack", {6}),
        ("", {2}),
    ],
)
def test_13_1_1_how_many_play_in_a_format(format: str, seats: set[int]) -> None:
    clauses = {"": "1.1.1", "rumble": "13.6.1", "rumble-drop": "13.6.3", "circle": "13.7.1"}
    clauses |= {"circle-drop": "13.7.3", "double-team": "13.8.1", "triple-team": "13.9.1"}
    clauses |= {"double-seven": "13.10.1", "blackjack": "13.10.1"}
    for count in range(1, 8):
        if count in seats:
            match = game.start(NAMES[:count], seed=3, format=format)
            assert match.state.seats == count
        else:
            with pytest.raises(DeckError) as error:
                game.start(NAMES[:count], format=format)
            assert [r.clause for r in error.value.reasons] == [clauses[format]]


@clause("13.1.1")
def test_13_1_1_any_number_up_to_the_most_can_play_in_some_format() -> None:
    least, most = game.seats
    assert least == 2
    for count in range(least, most + 2):
        able = 0
        for format in ("", "rumble", "circle", "double-team", "blackjack"):
            try:
                able += game.start(NAMES[:count], seed=3, format=format).state.seats == count
            except DeckError:
                continue
        assert (able > 0) == (count <= most)


def test_a_format_that_there_is_not() -> None:
    with pytest.raises(KirifudaError, match="its formats: rumble"):
        game.start(NAMES[:3], format="chess")
    with pytest.raises(ScenarioError):
        game.scenario(seats=[{}, {}, {}], format="double-team")


@clause("13.6.2", "13.7.2")
@pytest.mark.parametrize("format", ["rumble", "circle"])
def test_13_6_2_turns_go_round_from_whom_chance_names(format: str) -> None:
    firsts = set()
    for seed in range(16):
        match = game.start(NAMES[:4], seed=seed, format=format)
        turns: list[int] = []
        while len(turns) < 6:
            assert match.decision is not None
            if match.decision.kind == "main":
                turns.append(match.decision.seat)
                choose(match, "attack phase")
            elif match.decision.kind == "attack":
                choose(match, "end attacks")
            else:
                match.choose(len(match.decision.options) - 1)
        firsts.add(turns[0])
        assert turns == [(turns[0] + k) % 4 for k in range(6)]
    assert firsts == {0, 1, 2, 3}


@clause("13.2.1")
def test_13_2_1_who_does_not_begin_gets_a_partner_and_all_are_asked_in_order() -> None:
    match = game.start(NAMES[:4], seed=5, format="rumble")
    while match.decision is not None and match.decision.kind == "first entry":
        match.choose(0)
    seats = []
    while match.decision is not None and match.decision.kind == "first partner":
        seats.append(match.decision.seat)
        match.choose(0)
    first = match.state.first_seat
    order = [(first + k) % 4 for k in range(4)]
    assert [len(zone(match, seat, "energy")) for seat in order] == [0, 1, 1, 1]
    assert seats == [seat for seat in order[1:] if seat in seats]


@clause("13.2.1")
def test_13_2_1_waiting_abilities_are_played_in_the_order_of_turns() -> None:
    hearer = "【自】【メンバー】:各ターン終了時、あなたは1枚引く。"
    held = [card(hearer, name=f"聞き手{n}") for n in "零一二三"]
    m = many("rumble", 4, at={n: {"members": [held[n]]} for n in range(4)}, whose=2)
    end_turn(m)
    assert [n.seat for n in log_notes(m, verb="play")] == [2, 3, 0, 1]


# -- 13.3, 13.6.6, 13.7.6: whom one can attack -------------------------------------------------


@clause("13.3.1")
def test_13_3_1_who_has_had_no_turn_yet_is_not_attacked() -> None:
    m = many("rumble", 4, turn=2)  # the first turn was seat 3's
    to_attack(m)
    assert targets(m) == {3}
    helper = number(m, HELPERS[0])
    assert clauses_against(m, 0, Option("attack", helper, 1)) == ["13.3.1"]
    m = many("rumble", 4, turn=5)
    to_attack(m)
    assert targets(m) == {1, 2, 3}
    # from turn to turn there are more of them
    m = many("rumble", 4, turn=2)
    end_turn(m)
    to_attack(m)
    assert targets(m) == {0, 3}
    end_turn(m)
    to_attack(m)
    assert targets(m) == {0, 1, 3}


@clause("13.6.6", "13.6.6.1")
def test_13_6_6_in_a_rumble_one_says_whom_and_only_they_can_block() -> None:
    two = {"members": [HELPERS[0], SECOND]}
    m = many("rumble", 4, at={0: two, 1: {"hand": [GUARD]}, 2: {"hand": [GUARD]}})
    to_attack(m)
    assert targets(m) == {1, 2, 3}
    choose(m, "attack", HELPERS[0], spot=2)
    asked(m, "block", 2)
    choose(m, "done")
    asked(m, "attack", 0)
    assert [len(zone(m, seat, "retire")) for seat in range(4)] == [0, 0, 1, 0]  # ATK 9, DEF 9
    assert clauses_against(m, 0, Option("attack", number(m, SECOND), -1)) == ["13.6.6"]
    assert clauses_against(m, 0, Option("attack", number(m, SECOND), 0)) == ["13.6.6"]
    for seat in (1, 2):  # also of three
        m = many("rumble", 3)
        to_attack(m)
        choose(m, "attack", HELPERS[0], spot=seat)
        pass_all(m)
        assert [len(zone(m, n, "retire")) for n in range(3)] == [0, seat == 1, seat == 2]


@clause("13.7.6", "13.7.6.1")
def test_13_7_6_in_a_circle_only_the_next_in_the_order_is_attacked() -> None:
    two = {"members": [HELPERS[0], SECOND]}
    m = many("circle", 4, at={0: two, 1: {"hand": [GUARD]}, 3: {"hand": [GUARD]}})
    to_attack(m)
    assert targets(m) == {1}
    helper = number(m, HELPERS[0])
    assert clauses_against(m, 0, Option("attack", helper, 3)) == ["13.7.6"]
    choose(m, "attack", HELPERS[0])
    asked(m, "block", 1)
    choose(m, "block", GUARD)
    asked(m, "attack", 0)
    # who is attacked is asked once, and then nobody else
    n = many("circle", 4, at={0: two, 1: {"hand": [GUARD]}, 3: {"hand": [GUARD]}})
    to_attack(n)
    choose(n, "attack", HELPERS[0])
    asked(n, "block", 1)
    choose(n, "done")
    asked(n, "attack", 0)


# -- 13.6.5, 13.7.5: who may cancel -------------------------------------------------------------


def cancellers(format: str, count: int) -> list[int]:
    """Who is asked whether to cancel what seat 0 does, everyone holding a card that could."""
    at: dict[int, Any] = {n: {"hand": [STOP]} for n in range(count)}
    at[0] = {"members": [DRAW], "hand": [STOP]}
    m = many(format, count, at=at)
    use(m, DRAW)
    seats = []
    while m.decision is not None and m.decision.kind == "cancel":
        seats.append(m.decision.seat)
        choose(m, "pass")
    return seats


@clause("13.6.5", "13.2.1")
def test_13_6_5_in_a_rumble_anyone_may_cancel() -> None:
    assert cancellers("rumble", 5) == [0, 1, 2, 3, 4]


@clause("13.7.5")
def test_13_7_5_in_a_circle_only_those_beside_the_master_may() -> None:
    assert cancellers("circle", 5) == [1, 4]


@clause("13.7.5")
def test_13_7_5_a_cancel_is_cancelled_by_those_beside_its_master() -> None:
    again = card("【キャンセル】:【キャンセル】", name="重ね待った")
    m = many(
        "circle",
        5,
        at={
            0: {"members": [DRAW]},
            1: {"hand": [STOP]},
            2: {"hand": [again]},
            4: {"hand": [again]},
        },
    )
    use(m, DRAW)
    asked(m, "cancel", 1)
    choose(m, "cancel", STOP)
    seats = []
    while m.decision is not None and m.decision.kind == "cancel":
        seats.append((m.decision.seat, offered(m, "cancel", again)))
        choose(m, "pass")
    assert (2, True) in seats  # beside seat 1
    assert (4, True) not in seats  # beside seat 0 only


# -- how it ends ----------------------------------------------------------------------------------


def beat(m: Match, whom: int) -> None:
    """The turn player retires the entry of another, to whom that is the seventh card."""
    to_attack(m)
    choose(m, "attack", spot=whom)
    pass_all(m)


@clause("13.6.1", "13.6.3")
def test_13_6_1_without_one_drops_out_the_last_one_wins() -> None:
    m = many("rumble", 3, at={1: retired(6)})
    beat(m, 1)
    assert not m.state.over
    assert m.state.gone == [0, 1, 0]
    m.concede(2)
    assert m.outcome is not None
    assert m.outcome.winners == [0]


@clause("13.6.3", "13.6.3.1")
def test_13_6_3_1_when_one_drops_out_who_alone_has_the_fewest_wins() -> None:
    m = many("rumble-drop", 4, at={0: retired(3), 1: retired(6), 2: retired(2), 3: retired(3)})
    beat(m, 1)
    assert m.outcome is not None
    assert m.outcome.winners == [2]
    assert m.outcome.clause == "13.6.3.1"


@clause("13.6.3.2")
def test_13_6_3_2_else_as_soon_as_somebody_alone_has() -> None:
    m = many("rumble-drop", 4, at={0: retired(3), 1: retired(6), 2: retired(3), 3: retired(4)})
    beat(m, 1)
    assert not m.state.over
    assert m.state.gone == [0, 1, 0, 0]
    m = many(
        "rumble-drop",
        4,
        at={0: {**retired(3), "members": [HELPERS[0], HELPERS[4]]}, 1: retired(6), 2: retired(3)},
    )
    beat(m, 1)
    assert m.outcome is not None  # seat 3 has none
    assert m.outcome.winners == [3]


@clause("13.6.3.2")
def test_13_6_3_2_also_as_a_card_leaves_the_retire_zone() -> None:
    healer = card("【起】【メンバー】:あなたは1点回復する。", name="癒し手")
    three = {**retired(3), "members": [healer, HELPERS[0]]}
    m = many("rumble-drop", 3, at={0: three, 1: {"retire": 6}, 2: retired(4)})
    use(m, healer)
    m.choose(0)
    assert len(zone(m, 0, "retire")) == 2
    assert not m.state.over  # alone with the fewest, but nobody has dropped out
    m = many("rumble-drop", 3, at={0: three, 1: {"retire": 6}, 2: retired(3)})
    to_attack(m)
    choose(m, "attack", HELPERS[0], spot=1)
    pass_all(m)
    assert not m.state.over
    end_turn(m)
    end_turn(m)
    use(m, healer)
    m.choose(0)
    assert m.outcome is not None
    assert m.outcome.winners == [0]
    assert m.outcome.clause == "13.6.3.2"


@clause("13.6.3.2")
def test_13_6_3_2_in_a_later_attack() -> None:
    m = many(
        "rumble-drop",
        3,
        at={0: {**retired(3), "members": [HELPERS[0], HELPERS[4]]}, 1: retired(6), 2: retired(3)},
    )
    to_attack(m)
    choose(m, "attack", HELPERS[0], spot=1)
    pass_all(m)
    assert not m.state.over  # three each
    choose(m, "attack", HELPERS[4], spot=2)
    pass_all(m)
    assert m.outcome is not None
    assert m.outcome.winners == [0]
    assert m.outcome.clause == "13.6.3.2"


@clause("13.7.3", "13.7.3.1")
def test_13_7_3_1_in_a_circle_who_comes_before_the_one_wins() -> None:
    m = many("circle-drop", 4, at={1: retired(6)})
    beat(m, 1)
    assert m.outcome is not None
    assert m.outcome.winners == [0]
    m = many("circle-drop", 4)
    m.concede(3)
    assert m.outcome is not None
    assert m.outcome.winners == [2]


@clause("13.7.3.2", "13.7.3.2.1")
def test_13_7_3_2_with_several_at_once_all_who_came_before_one_of_them() -> None:
    m = many("circle-drop", 6)
    game.rules.lose(m.state, [1, 2, 4], "10.6.2")
    assert m.outcome is not None
    assert m.outcome.winners == [0, 3]  # before 1 and before 4; 1 came before 2, but has left
    assert m.outcome.clause == "13.7.3.2"


@clause("13.7.7", "13.7.7.1")
def test_13_7_7_a_place_in_the_circle_stays_empty_until_the_turn_ends() -> None:
    asker = card("【自】【メンバー】:あなたのターン終了時、あなたは1枚引いてよい。", name="尋ね手")
    m = many("circle", 4, at={1: retired(6), 0: {"members": [HELPERS[0], HELPERS[4], asker]}})
    to_attack(m)
    choose(m, "attack", HELPERS[0], spot=1)
    assert m.state.gone == [0, 1, 0, 0]
    assert log_notes(m, verb="end attacks") == []  # not the next but one in the same turn
    asked(m, "may do", 0)  # so the attacks are over, though two could support one
    against = clauses_against(m, 0, Option("attack", number(m, HELPERS[4]), 2))
    assert against == ["8.2.3", "13.7.6"]
    assert m.state.opponents(0) == [3]
    assert m.state.opponents(2) == [3]
    while m.state.turn_seat == 0:
        assert m.decision is not None
        m.choose(len(m.decision.options) - 1)
    assert m.state.turn_seat == 2
    assert sorted(m.state.opponents(0)) == [2, 3]
    assert sorted(m.state.opponents(2)) == [0, 3]
    assert m.decision is not None
    leave(m, m.decision.kind)


@clause("13.7.7")
def test_13_7_7_whoever_left_is_out_of_the_order_in_the_next_turn() -> None:
    for gone in range(4):
        m = many("circle", 4, whose=(gone + 2) % 4)
        m.concede(gone)
        before, after = (gone - 1) % 4, (gone + 1) % 4
        assert after not in m.state.opponents(before)
        end_turn(m)
        assert after in m.state.opponents(before)
        assert before in m.state.opponents(after)


def test_in_a_circle_of_two_both_attack_each_other() -> None:
    m = many("circle", 3)
    m.concede(1)
    to_attack(m)
    while m.decision is not None and m.state.turn_seat == 0:
        m.choose(len(m.decision.options) - 1)
    while m.decision is not None and m.decision.kind != "main":
        m.choose(len(m.decision.options) - 1)
    to_attack(m)
    assert targets(m) == {0}


def test_what_a_scenario_tells_of_many_seats() -> None:
    m = scene(
        seats=[{"entry": STRONG, "members": [AIDE]}, {}, {"hand": [GUARD]}],
        format="rumble",
        phase="attack",
        step="block",
        attack={"supporter": "seat 0 members 1", "target": 2},
        turn=9,
        whose=0,
    )
    asked(m, "block", 2)
    assert table(m).attacked_seat() == 2
    told = game.describe(m)
    assert told["format"] == "rumble"
    assert told["attack"]["target"] == "seat 2"
    again = game.scenario(**told)
    asked(again, "block", 2)
    assert offered(again, "block", GUARD)
    leave(m, "block")
