"""13.5, 13.8 to 13.10: teams."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.games.rebirth.table import (
    asked,
    block,
    card,
    choose,
    clauses_against,
    count,
    end_turn,
    game,
    leave,
    log_notes,
    number,
    offered,
    options,
    pass_all,
    pay,
    rested,
    scene,
    sees,
    to_attack,
    use,
    values,
    zone,
)
from tests.ruling import clause

from kirifuda.games.rebirth.formats import facing
from kirifuda.games.rebirth.table import Table
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.decisions import Option

TEAMS = [("double-team", 4), ("triple-team", 6), ("double-seven", 4), ("blackjack", 6)]
CHIEFS = [card(name=f"主{n}", atk=9, def_=9) for n in "甲乙丙丁戊己"]
HELP = [card(name=f"供{n}") for n in "甲乙丙丁戊己"]
GUARD = card("【ブロッカー】", name="盾")
NAMES = ["couriers", "lamps", "letters", "stamps", "wild_deer", "lamps"]


def table(m: Match) -> Table:
    assert isinstance(m.state, Table)
    return m.state


def teams(format: str = "double-team", /, **at: Mapping[str, object]) -> Match:
    """Everyone has a strong entry and a helper; it is the turn of the first team."""
    count = dict(TEAMS)[format]
    seats: list[Mapping[str, object]] = [
        {"entry": CHIEFS[n], "members": [HELP[n]]} for n in range(count)
    ]
    for word, described in at.items():
        seat = int(word.removeprefix("seat"))
        seats[seat] = {**seats[seat], **described}
    return scene(seats=seats, format=format, turn=9, whose=0)


# -- 13.5: what a team is ----------------------------------------------------------------------


@clause("13.5.1", "13.5.1.1", "13.8.2", "13.9.2", "13.10.2")
@pytest.mark.parametrize(("format", "seats"), TEAMS)
def test_13_5_1_two_teams_sit_side_by_side(format: str, seats: int) -> None:
    m = game.start(NAMES[:seats], seed=1, format=format)
    half = seats // 2
    assert m.state.team == [0] * half + [1] * half
    assert m.state.opponents(0) == list(range(half, seats))


@clause("13.8.2.1", "13.9.2.1", "13.10.2.1")
def test_13_8_2_1_the_right_of_one_team_faces_the_left_of_the_other() -> None:
    assert [facing(n, 4) for n in range(4)] == [3, 2, 1, 0]
    assert [facing(n, 6) for n in range(6)] == [5, 4, 3, 2, 1, 0]


@clause("13.5.2")
def test_13_5_2_zones_and_costs_are_ones_own() -> None:
    dear = card(name="高い者", cost=2)
    m = teams(seat0={"hand": [dear]}, seat1={"energy": 5})
    held = number(m, dear)
    assert "5.14.1.1" in clauses_against(m, 0, Option("play", held, 0))
    m = teams(seat0={"hand": [dear], "energy": 2}, seat1={"energy": 5})
    choose(m, "play", dear, spot=2)
    pay(m)
    assert zone(m, 0, "members")[2] == dear.name
    assert sum(c["rest"] for c in sees(m, 0, 1, "energy")) == 0


@clause("13.5.3", "13.5.4")
def test_13_5_4_one_is_oneself_and_an_ally_is_also_a_team_mate() -> None:
    own = card("【永】【メンバー】:自分のエントリーを+1/±0。", name="我流")
    m = teams(seat0={"members": [own]})
    assert [values(m, c)[0] for c in CHIEFS[:4]] == [10, 9, 9, 9]
    shared = card("【永】【メンバー】:味方のエントリーを+1/±0。", name="声援")
    m = teams(seat0={"members": [shared]})
    assert [values(m, c)[0] for c in CHIEFS[:4]] == [10, 10, 9, 9]
    picker = card(
        "【起】【メンバー】:あなたは味方のメンバーから1枚選び、【レスト】する。", name="休ませ手"
    )
    m = teams(seat0={"members": [picker]})
    use(m, picker)
    assert {m.state.seat[o.card] for o in options(m, "pick")} == {0, 1}
    choose(m, "pick", HELP[1])


@clause("13.5.6")
def test_13_5_6_team_mates_see_what_each_other_sees_and_nobody_else_does() -> None:
    m = teams(seat0={"hand": [GUARD]}, seat2={"hand": [GUARD]})
    for viewer, of, seen in (
        (1, 0, True),
        (2, 0, False),
        (3, 2, True),
        (0, 2, False),
        (None, 0, False),
    ):
        assert ("card" in sees(m, viewer, of, "hand")[0]) is seen
    assert m.view(1)["decision"] == m.view(0)["decision"]
    there = m.view(2)["decision"]
    assert isinstance(there, dict)
    assert "options" not in there


# -- 13.5.7: turns of teams --------------------------------------------------------------------


@clause("13.5.7", "13.5.7.1", "13.5.7.1.1", "13.5.7.2", "13.8.4", "13.9.4", "13.10.4")
@pytest.mark.parametrize(("format", "seats"), TEAMS)
def test_13_5_7_turns_are_those_of_teams(format: str, seats: int) -> None:
    firsts = set()
    for seed in range(10):
        m = game.start(NAMES[:seats], seed=seed, format=format)
        turns: list[int] = []
        while m.decision is not None and len(turns) < 4:
            if m.decision.kind == "main":
                turns.append(m.state.team[m.decision.seat])
                choose(m, "attack phase")
            elif m.decision.kind == "attack":
                choose(m, "end attacks")
            else:
                m.choose(len(m.decision.options) - 1)
        firsts.add(turns[0])
        begins = m.state.first_seat  # who leads a team, not just anybody
        assert table(m).leader(begins) == begins
        other = 1 - turns[0]
        assert turns == [turns[0], other, turns[0], other]
        # who sits to the left of a team speaks for its turn
        assert [n.seat * 2 / seats for n in log_notes(m, "7.1.1")][:4] == turns
    assert firsts == {0, 1}


def next_turn(m: Match) -> None:
    """Do nothing until the other team is asked something of its own."""
    team = m.state.team[m.state.turn_seat]
    while m.decision is not None and m.state.team[m.state.turn_seat] == team:
        if m.decision.kind == "main":
            choose(m, "attack phase")
        elif m.decision.kind == "attack":
            choose(m, "end attacks")
        else:
            m.choose(len(m.decision.options) - 1)


@clause("13.5.7.1.1", "13.5.7.2", "13.5.7.2.1", "13.5.7.2.2")
def test_13_5_7_2_1_all_of_a_team_stand_draw_and_charge_at_once() -> None:
    sleepy = card("【永】【メンバー】:このキャラは【スタンド】しない。", name="寝坊")
    tired = [
        {
            "entry": rested(CHIEFS[n]),
            "members": [rested(HELP[n]), rested(sleepy)],
            "energy": [rested(GUARD)],
        }
        for n in range(4)
    ]
    m = teams(**{f"seat{n}": tired[n] for n in range(4)})
    next_turn(m)
    for n, lies in ((0, True), (1, True), (2, False), (3, False)):
        assert m.state.rest[number(m, CHIEFS[n])] == lies
        assert m.state.rest[number(m, HELP[n])] == lies
        assert m.state.rest[number(m, GUARD, n)] == lies
        assert m.state.rest[number(m, sleepy, n)]
    assert [count(m, n, "hand") for n in range(4)] == [0, 0, 1, 1]
    asked(m, "card to energy", 2)
    m.choose(0)
    asked(m, "card to energy", 3)
    assert count(m, 2, "energy") == 1  # nothing is shown before all have chosen
    m.choose(0)
    assert [count(m, n, "energy") for n in (2, 3)] == [2, 2]
    asked(m, "main", 2)


@clause("13.5.7.2.3")
def test_13_5_7_2_3_anyone_of_the_team_does_one_thing_after_the_other() -> None:
    first = card("【起】【メンバー】:あなたは1枚引く。", name="引き手一")
    second = card("【起】【メンバー】:あなたは1枚引く。", name="引き手二")
    m = teams(seat0={"members": [first]}, seat1={"members": [second]})
    asked(m, "main", 0)
    assert offered(m, "use", first)
    assert offered(m, "use", second)
    use(m, second)
    assert [count(m, n, "hand") for n in (0, 1)] == [0, 1]
    use(m, first)
    assert [count(m, n, "hand") for n in (0, 1)] == [1, 1]
    use(m, second)
    assert [count(m, n, "hand") for n in (0, 1)] == [1, 2]


@clause("13.5.7.2.4", "13.5.7.2.4.1", "13.8.5", "13.9.5", "13.10.5")
@pytest.mark.parametrize(("format", "seats"), TEAMS)
def test_13_8_5_each_attacks_who_sits_in_front(format: str, seats: int) -> None:
    m = teams(format)
    to_attack(m)
    found = {(m.state.seat[o.card], o.spot) for o in options(m, "attack")}
    assert found == {(n, seats - 1 - n) for n in range(seats // 2)}
    clause = {"double-team": "13.8.5", "triple-team": "13.9.5"}.get(format, "13.10.5")
    wrong = Option("attack", number(m, HELP[0]), seats // 2)
    assert clauses_against(m, 0, wrong) == [clause]
    choose(m, "attack", HELP[1])
    pass_all(m)
    assert count(m, seats - 2, "retire") == 1
    asked(m, "attack", 0)
    choose(m, "attack", HELP[0])
    pass_all(m)
    assert count(m, seats - 1, "retire") == 1


@clause("13.5.7.2.4")
def test_13_5_7_2_4_who_declares_attacks_with_ones_own_entry() -> None:
    weak = card(name="か弱い者", atk=1, def_=9)
    boast = card(
        "【自】【エントリー】:このキャラがアタックした時、あなたは1枚引く。", atk=9, def_=9
    )
    m = teams(seat0={"entry": weak}, seat1={"entry": boast})
    to_attack(m)
    choose(m, "attack", HELP[1])
    pass_all(m)
    assert count(m, 2, "retire") == 1  # by an ATK of 9
    assert [count(m, n, "hand") for n in range(4)] == [0, 1, 0, 0]


@clause("13.5.7.1.1")
def test_13_5_7_1_1_it_is_the_turn_of_the_whole_team() -> None:
    text = "【永】【エントリー】:あなたのターン中、このキャラを+1/±0。"
    proud = [card(text, name=f"誇り{n}", atk=3, def_=9) for n in "甲乙丙丁"]
    m = teams(**{f"seat{n}": {"entry": proud[n]} for n in range(4)})
    assert [values(m, one)[0] for one in proud] == [4, 4, 3, 3]
    end_turn(m)
    assert [values(m, one)[0] for one in proud] == [3, 3, 4, 4]


@clause("13.8.5.1", "13.9.5.1", "13.10.5.1")
@pytest.mark.parametrize(("format", "seats"), TEAMS)
def test_13_8_5_1_who_is_attacked_is_asked_first_and_then_the_team_mates(
    format: str, seats: int
) -> None:
    m = teams(format, **{f"seat{n}": {"hand": [GUARD]} for n in range(seats)})
    to_attack(m)
    choose(m, "attack", HELP[0])
    for seat in (seats - 1, *range(seats // 2, seats - 1)):
        asked(m, "block", seat)
        choose(m, "done")
    asked(m, "attack", 0)  # nobody is asked twice
    assert count(m, seats - 1, "retire") == 1
    # once somebody has blocked, nobody else is asked
    choose(m, "attack", HELP[1])
    asked(m, "block", seats - 2)
    block(m, GUARD)
    assert m.decision is not None
    assert m.decision.kind != "block"
    pass_all(m)
    assert count(m, seats - 2, "retire") == 0


@clause("13.8.5.1", "13.9.5.1", "13.10.5.1")
@pytest.mark.parametrize(("format", "seats"), TEAMS)
def test_13_8_5_1_who_is_attacked_or_a_team_mate_blocks(format: str, seats: int) -> None:
    m = teams(format, **{f"seat{seats - 2}": {"hand": [GUARD]}, "seat1": {"hand": [GUARD]}})
    to_attack(m)
    choose(m, "attack", HELP[0])  # on the last seat, who holds nothing
    asked(m, "block", seats - 2)
    block(m, GUARD)
    pass_all(m)
    assert count(m, seats - 1, "retire") == 0
    assert zone(m, seats - 2, "waiting room") == [GUARD.name]


@clause("13.8.5.1")
def test_11_6_2_a_team_mate_blocks_only_for_who_fits() -> None:
    picky = card("【ブロッカー】〔灯守〕", name="選り好み")
    lit = card(name="灯の者", atk=1, def_=9, traits=["灯守"])
    m = teams(seat2={"hand": [picky]})
    to_attack(m)
    choose(m, "attack", HELP[0])
    asked(m, "block", 2)
    assert not offered(m, "block", picky)
    choose(m, "done")
    m = teams(seat2={"hand": [picky]}, seat3={"entry": lit})
    to_attack(m)
    choose(m, "attack", HELP[0])
    asked(m, "block", 2)
    block(m, picky)
    assert count(m, 3, "retire") == 0


@clause("13.5.7.2", "13.5.7.2.5")
def test_13_5_7_2_5_the_end_of_a_turn_is_that_of_all_of_the_team() -> None:
    hearer = "【自】【メンバー】:あなたのターン終了時、あなたは1枚引く。"
    held = [card(hearer, name=f"聞き手{n}") for n in range(4)]
    song = [card(kind="rebirth", name=f"歌{n}") for n in range(4)]
    at = {f"seat{n}": {"members": [held[n]], "rebirth": [song[n]]} for n in range(4)}
    m = teams(**at)
    next_turn(m)
    assert sorted(n.seat for n in log_notes(m, verb="play")) == [0, 1]
    assert [count(m, n, "rebirth") for n in range(4)] == [0, 0, 1, 1]
    assert m.decision is not None
    leave(m, m.decision.kind)


@clause("13.5.7.2.5")
def test_13_5_7_2_5_all_of_a_team_say_what_stays_before_anything_leaves() -> None:
    keeps = [
        card(
            "【永】【エントリー】:あなたは自分のターン終了時にReバースを控え室に置く際、1枚残してよい。"
            "あなたの手札がないなら、1枚残すかわりに、1枚まで手札に戻し、1枚まで残してよい。",
            name=f"名残{n}",
        )
        for n in range(4)
    ]
    songs = [[card(kind="rebirth", name=f"歌{n}{k}") for k in range(3)] for n in range(4)]
    at = {f"seat{n}": {"entry": keeps[n], "rebirth": songs[n], "hand": []} for n in range(4)}
    m = teams(**at)
    to_attack(m)
    choose(m, "end attacks")
    for seat in (0, 1):
        asked(m, "take back Rebirth cards", seat)
        choose(m, "pick", songs[seat][0])
        asked(m, "keep Rebirth cards", seat)
        assert [count(m, n, "rebirth") for n in range(4)] == [3, 3, 3, 3]
        choose(m, "pick", songs[seat][1])
    for seat in (0, 1):
        assert zone(m, seat, "rebirth") == [songs[seat][1].name]
        assert songs[seat][0].name in zone(m, seat, "hand")
        assert zone(m, seat, "waiting room") == [songs[seat][2].name]
    assert [count(m, n, "rebirth") for n in (2, 3)] == [3, 3]
    next_turn(m)
    assert m.decision is not None
    leave(m, m.decision.kind)


@clause("13.5.7.3")
def test_13_5_7_3_a_team_chooses_among_all_that_waits_for_it() -> None:
    hearer = "【自】【メンバー】:各ターン終了時、あなたは1枚引く。"
    held = [card(hearer, name=f"聞き手{n}") for n in range(4)]
    m = teams(**{f"seat{n}": {"members": [held[n]]} for n in range(4)})
    to_attack(m)
    choose(m, "end attacks")
    asked(m, "waiting ability", 0)
    assert {m.state.seat[o.card] for o in options(m, "play")} == {0, 1}
    choose(m, "play", held[1])
    asked(m, "waiting ability", 2)  # the other one is played by itself
    assert {m.state.seat[o.card] for o in options(m, "play")} == {2, 3}
    choose(m, "play", held[3])
    assert [n.seat for n in log_notes(m, verb="play")] == [1, 0, 3, 2]
    assert m.decision is not None
    leave(m, m.decision.kind)


# -- how teams win ------------------------------------------------------------------------------


@clause("13.5.8", "13.8.3", "1.2.2.1")
def test_13_8_3_when_one_loses_the_team_loses() -> None:
    m = teams(seat3={"retire": 6})
    to_attack(m)
    choose(m, "attack", HELP[0])
    pass_all(m)
    assert m.outcome is not None
    assert m.outcome.winners == [0, 1]
    assert [n.clause for n in log_notes(m, verb="over")] == ["13.8.3"]
    m = teams()
    m.concede(1)
    assert m.outcome is not None
    assert m.outcome.winners == [2, 3]


@clause("13.9.3", "13.9.3.1", "13.9.3.3")
def test_13_9_3_3_a_point_for_the_team_of_who_sat_in_front_and_both_leave() -> None:
    m = teams("triple-team", seat5={"retire": 6})
    assert list(table(m).points) == []
    to_attack(m)
    choose(m, "attack", HELP[0])
    pass_all(m)
    assert not m.state.over
    assert m.state.gone == [1, 0, 0, 0, 0, 1]
    assert table(m).points == [1, 0]
    assert len(log_notes(m, "13.9.3.3", "team point")) == 1
    assert [n.seat for n in log_notes(m, verb="lose")] == [5]  # who left unbeaten takes no defeat


@clause("13.5.8", "13.9.3", "13.9.3.2")
def test_13_9_3_2_two_points_win() -> None:
    m = teams("triple-team")
    m.concede(5)
    m.concede(1)
    assert not m.state.over
    assert table(m).points == [1, 1]
    m.concede(3)
    assert m.outcome is not None
    assert m.outcome.winners == [0, 1, 2]
    assert m.outcome.clause == "13.9.3.2"
    assert [n.clause for n in log_notes(m, verb="over")] == ["13.9.3.2"]


@clause("13.9.3", "13.9.3.3", "13.9.3.3.1")
def test_13_9_3_3_1_with_nobody_left_more_points_win() -> None:
    m = teams("triple-team")
    m.concede(5)
    game.rules.lose(m.state, [1, 2, 3, 4], "10.6.2")  # two pairs at once: no points for these
    assert m.outcome is not None
    assert table(m).points == [1, 0]
    assert m.outcome.winners == [0, 1, 2]
    assert m.outcome.clause == "13.9.3.3.1"


@clause("13.5.8", "13.10.3", "13.10.3.1", "13.10.3.2")
@pytest.mark.parametrize(("format", "losing"), [("double-seven", 14), ("blackjack", 21)])
def test_13_10_3_a_team_loses_by_the_sum_of_its_retired_cards(format: str, losing: int) -> None:
    last = dict(TEAMS)[format] - 1
    m = scene(
        seats=[
            {"entry": CHIEFS[n], "members": [HELP[n]], "retire": losing - 2 if n == last else 0}
            for n in range(last + 1)
        ],
        format=format,
        turn=9,
        whose=0,
        anyway=True,
    )
    to_attack(m)
    choose(m, "attack", HELP[0])
    pass_all(m)
    assert not m.state.over  # one less than seven times as many as they are
    assert m.state.gone == [0] * (last + 1)  # and nobody loses by one's own
    choose(m, "attack", HELP[1])
    pass_all(m)
    assert m.outcome is not None
    assert m.outcome.winners == list(range((last + 1) // 2))
    assert m.outcome.clause == "13.10.3.1"


@clause("13.10.3.2", "10.6.2")
def test_13_10_3_2_elsewhere_players_lose_by_their_own_retired_cards() -> None:
    for format, over in (("double-team", True), ("double-seven", False)):
        m = teams(format, seat3={"retire": 6})
        to_attack(m)
        choose(m, "attack", HELP[0])
        pass_all(m)
        assert count(m, 3, "retire") == 7 or over
        assert (m.outcome is not None) == over
    # and by theirs alone, not by those of the team
    m = teams("triple-team", seat4={"retire": 6}, seat5={"retire": 5})
    to_attack(m)
    choose(m, "attack", HELP[0])
    pass_all(m)
    assert count(m, 5, "retire") == 6
    assert m.state.gone == [0] * 6
