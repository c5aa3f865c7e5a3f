"""13.5.5, 13.6.4, 13.7.4: whom 相手 and プレイヤー mean among many."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.games.rebirth.table import (
    asked,
    card,
    choose,
    clauses_against,
    count,
    done,
    end_turn,
    is_rested,
    number,
    offered,
    options,
    pass_all,
    pick,
    rebirth,
    scene,
    set_rebirth,
    to_attack,
    use,
    values,
    zone,
)
from tests.ruling import clause

from kirifuda.kernel.match import Match
from kirifuda.kernel.position.decisions import Option

NAMES = "甲乙丙丁戊"
CHIEFS = [card(name=f"主{n}", atk=3, def_=9) for n in NAMES]
GUARD = card("【ブロッカー】", name="盾")


def helper(n: int) -> str:
    return f"供{NAMES[n]}"


HELP = [card(name=helper(n)) for n in range(5)]


def many(count: int, one: object, format: str = "rumble", /, **at: Mapping[str, object]) -> Match:
    """Seat 0 has a card among its members; `seat2={...}` tells what else somebody has."""
    seats: list[Mapping[str, object]] = [
        {"entry": CHIEFS[n], "members": [HELP[n]]} for n in range(count)
    ]
    seats[0] = {"entry": CHIEFS[0], "members": [one]}
    for word, described in at.items():
        seat = int(word.removeprefix("seat"))
        seats[seat] = {**seats[seat], **described}
    return scene(seats=seats, format=format, turn=9, whose=0)


def named(m: Match) -> set[int]:
    asked(m, "opponent")
    return {o.spot for o in options(m, "player")}


@clause("13.5.5.1", "13.6.4")
@pytest.mark.parametrize("seats", [3, 4])
def test_13_5_5_1_what_applies_applies_to_all_opponents(seats: int) -> None:
    ban = card("【永】【メンバー】:相手は【ブロッカー】を使えない。", name="禁じ手")
    more = {f"seat{n}": {"hand": [GUARD]} for n in range(1, seats)}
    for on in range(1, seats):
        m = many(seats, ban, **more)
        to_attack(m)
        choose(m, "attack", spot=on)
        asked(m, "block", on)
        assert not offered(m, "block")
        choose(m, "done")
        pass_all(m)
    weak = card("【永】【メンバー】:相手のエントリーを-1/±0。", name="重石")
    m = many(seats, weak)
    assert [values(m, CHIEFS[n])[0] for n in range(seats)] == [3] + [2] * (seats - 1)


@clause("13.7.4")
def test_13_7_4_in_a_circle_opponents_are_those_beside_one() -> None:
    weak = card("【永】【メンバー】:相手のエントリーを-1/±0。", name="重石")
    m = many(5, weak, "circle")
    assert [values(m, CHIEFS[n])[0] for n in range(5)] == [3, 2, 3, 3, 2]
    all_draw = card("【起】【メンバー】:各プレイヤーは1枚引く。", name="振る舞い")
    m = many(5, all_draw, "circle")
    use(m, all_draw)
    assert [count(m, n, "hand") for n in range(5)] == [1, 1, 0, 0, 1]
    m = many(5, all_draw, "rumble")
    use(m, all_draw)
    assert [count(m, n, "hand") for n in range(5)] == [1, 1, 1, 1, 1]  # 13.6.4


@clause("13.5.5.2")
def test_13_5_5_2_whom_a_continuous_ability_asks_about_is_named_when_it_becomes_valid() -> None:
    spy = card(
        "【永】【メンバー】:相手の手札が2枚以上なら、あなたのエントリーを+4/±0。", name="密偵"
    )
    m = many(3, spy, seat2={"hand": 2})
    assert named(m) == {1, 2}
    assert values(m, CHIEFS[0]) == (3, 9)  # nobody is named yet
    choose(m, "player", spot=1)
    assert values(m, CHIEFS[0]) == (3, 9)
    asked(m, "main", 0)
    m = many(3, spy, seat2={"hand": 2})
    choose(m, "player", spot=2)
    assert values(m, CHIEFS[0]) == (7, 9)
    m.concede(2)  # there is but one opponent now
    assert values(m, CHIEFS[0]) == (3, 9)


@clause("13.5.5.2")
def test_13_5_5_2_named_anew_only_if_who_was_named_leaves() -> None:
    spy = card(
        "【永】【メンバー】:相手の手札が2枚以上なら、あなたのエントリーを+4/±0。", name="密偵"
    )
    m = many(4, spy, seat2={"hand": 2}, seat3={"hand": 2})
    choose(m, "player", spot=2)
    end_turn(m)
    m.concede(3)
    asked(m, "main", 1)
    m.concede(2)
    assert values(m, CHIEFS[0]) == (3, 9)
    asked(m, "main", 1)  # one opponent is left: nobody to choose
    m = many(4, spy, seat2={"hand": 2}, seat3={"hand": 2})
    choose(m, "player", spot=2)
    m.concede(2)
    assert values(m, CHIEFS[0]) == (3, 9)
    to_attack(m)  # at the next check timing
    assert named(m) == {1, 3}
    choose(m, "player", spot=3)
    assert values(m, CHIEFS[0]) == (7, 9)


@clause("13.5.5.3")
@pytest.mark.parametrize("seats", [3, 4])
def test_13_5_5_3_whom_an_effect_asks_about_is_named_as_it_is_asked(seats: int) -> None:
    asker = card(
        "【起】【メンバー】:相手のメンバーに空席がないなら、あなたは2枚引く。", name="問い手"
    )
    full = {"members": [HELP[1], HELP[1], HELP[1]]}
    m = many(seats, asker, seat1=full)
    use(m, asker)
    assert named(m) == set(range(1, seats))
    choose(m, "player", spot=2)
    assert count(m, 0, "hand") == 0
    m = many(seats, asker, seat1=full)
    use(m, asker)
    choose(m, "player", spot=1)
    assert count(m, 0, "hand") == 2


@clause("13.5.5.3")
def test_13_5_5_3_numbers_are_of_one_opponent() -> None:
    counter = card("【起】【メンバー】:相手のリタイア1枚につき、あなたは1枚引く。", name="数え手")
    m = many(3, counter, seat1={"retire": 1}, seat2={"retire": 3})
    use(m, counter)
    assert named(m) == {1, 2}
    choose(m, "player", spot=2)
    assert count(m, 0, "hand") == 3


@clause("13.5.5.4")
@pytest.mark.parametrize("seats", [3, 4])
def test_13_5_5_4_who_has_something_to_choose_is_named(seats: int) -> None:
    taker = card("【起】【メンバー】:相手は自分の手札から1枚選び、控え室に置く。", name="取り手")
    more = {f"seat{n}": {"hand": [HELP[n], GUARD]} for n in range(1, seats)}
    m = many(seats, taker, **more)
    use(m, taker)
    assert named(m) == set(range(1, seats))
    choose(m, "player", spot=2)
    asked(m, "choose", 2)
    pick(m, GUARD)
    assert [count(m, n, "hand") for n in range(1, seats)] == [2, 1, 2][: seats - 1]


@clause("13.5.5.4")
@pytest.mark.parametrize(("said", "foes", "mine"), [(4, 1, 0), (5, 0, 1)])
def test_13_5_5_4_one_opponent_guesses_the_cost(said: int, foes: int, mine: int) -> None:
    asker = card(
        "【起】【メンバー】:あなたは自分の手札からキャラを1枚まで選び、裏向きで提示し、そのDEFとATKを宣言する。相手はそのコストを当てる。それを公開し、当たりなら、相手は1枚引く。ハズレなら、あなたは1枚引く。",
        name="問い手",
    )
    hidden = card(name="伏せ札", cost=4, atk=7, def_=5)
    m = many(3, asker, seat0={"hand": [hidden, HELP[3]]})
    use(m, asker)
    pick(m, hidden)
    assert [(n.verb, n.number) for n in m.log][-2:] == [("tell DEF", 5), ("tell ATK", 7)]
    assert all("伏せ札" not in str(m.view(seat)) for seat in (1, 2))
    assert named(m) == {1, 2}
    choose(m, "player", spot=2)
    asked(m, "number", 2)
    choose(m, "number", number=said)
    told = [n for n in m.log if n.verb in ("guess cost", "reveal")]
    assert [(n.verb, n.seat) for n in told] == [("guess cost", 2), ("reveal", 0)]
    assert told[0].number == said
    assert [count(m, n, "hand") for n in range(3)] == [2 + mine, foes, foes]


def test_nobody_guesses_where_nothing_is_presented() -> None:
    asker = card(
        "【起】【メンバー】:あなたは自分の手札からキャラを1枚まで選び、裏向きで提示し、そのATKを宣言する。相手はそのコストを当てる。当たりなら、あなたは1枚引く。ハズレなら、あなたは2枚引く。",
        name="問い手",
    )
    m = many(3, asker, seat0={"hand": [HELP[3]]})
    use(m, asker)
    done(m)
    choose(m, "player", spot=1)
    asked(m, "main", 0)
    assert count(m, 0, "hand") == 1


def test_what_opponents_do_without_a_choice_all_of_them_do() -> None:
    giver = card("【起】【メンバー】:相手は1枚引く。", name="与え手")
    m = many(4, giver)
    use(m, giver)
    assert [count(m, n, "hand") for n in range(4)] == [0, 1, 1, 1]


@clause("13.5.5.5")
def test_13_5_5_5_one_is_chosen_among_the_cards_of_all_opponents() -> None:
    sweeper = card(
        "【起】【メンバー】:あなたは相手のメンバーから1枚選び、控え室に置く。", name="払い手"
    )
    m = many(4, sweeper)
    use(m, sweeper)
    assert {m.state.seat[o.card] for o in options(m, "pick")} == {1, 2, 3}
    pick(m, HELP[3])
    assert [count(m, n, "members") for n in range(4)] == [1, 1, 1, 0]


@clause("13.5.5.5.1")
def test_13_5_5_5_1_several_may_be_of_several_opponents_each_once() -> None:
    sweeper = card(
        "【起】【メンバー】:あなたは相手のメンバーから2枚選び、控え室に置く。", name="払い手"
    )
    m = many(4, sweeper)
    use(m, sweeper)
    choose(m, "pick", HELP[1])
    assert not offered(m, "pick", HELP[1])
    choose(m, "pick", HELP[3])
    assert zone(m, 1, "waiting room") == [HELP[1].name]
    assert zone(m, 3, "waiting room") == [HELP[3].name]
    m = many(4, sweeper, seat2={"members": [HELP[2], HELP[4]]})
    use(m, sweeper)
    pick(m, HELP[2], HELP[4])
    assert count(m, 2, "members") == 0


def test_all_cards_of_opponents_are_those_of_all() -> None:
    rester = card(
        "【起】【メンバー】:あなたは相手のメンバーをすべて【レスト】する。", name="鎮め手"
    )
    m = many(4, rester)
    use(m, rester)
    assert all(is_rested(m, HELP[n]) for n in (1, 2, 3))


@clause("5.25.1")
def test_5_25_1_who_checks_names_an_opponent() -> None:
    checker = card(
        "【起】【メンバー】:あなたはチェックする。それであなたが勝ちなら、あなたは1枚引く。",
        name="占い手",
    )
    strong = card(name="大物", atk=8, def_=9)
    top = card(name="籤", atk=5)
    m = many(3, checker, seat0={"top": [top]}, seat1={"entry": strong})
    use(m, checker)
    assert named(m) == {1, 2}
    choose(m, "player", spot=2)
    assert count(m, 0, "hand") == 1  # 5 against 3
    m = many(3, checker, seat0={"top": [top]}, seat1={"entry": strong})
    use(m, checker)
    choose(m, "player", spot=1)
    assert count(m, 0, "hand") == 0


def test_with_two_players_nobody_is_named() -> None:
    taker = card("【起】【メンバー】:相手は自分の手札から1枚選び、控え室に置く。", name="取り手")
    m = scene(me={"members": [taker]}, foe={"hand": [HELP[1], GUARD]})
    use(m, taker)
    asked(m, "choose", 1)
    pick(m, GUARD)


def test_who_may_not_be_named_is_told_why() -> None:
    taker = card("【起】【メンバー】:相手は自分の手札から1枚選び、控え室に置く。", name="取り手")
    m = many(4, taker, "circle", seat1={"hand": [HELP[1]]}, seat2={"hand": [HELP[2]]})
    use(m, taker)
    assert named(m) == {1, 3}
    assert clauses_against(m, 0, Option("player", spot=2)) == ["13.5.5.3"]
    choose(m, "player", spot=3)
    assert number(m, taker) >= 0


def test_turns_of_opponents_are_those_of_all() -> None:
    wall = card("【永】【メンバー】:相手のターン中、あなたのエントリーを±0/+5。", name="石垣")
    m = many(3, wall)
    assert values(m, CHIEFS[0]) == (3, 9)
    for _ in range(2):
        end_turn(m)
        assert values(m, CHIEFS[0]) == (3, 14)
    end_turn(m)
    assert values(m, CHIEFS[0]) == (3, 9)


def test_what_happens_to_any_opponent_is_heard() -> None:
    hearer = card(
        "【自】【メンバー】:相手のキャラがリタイアした時、あなたは1枚引いてよい。", name="聞き手"
    )
    for on in (1, 2):
        m = many(3, hearer, seat0={"entry": card(name="大剣", atk=9, def_=9)})
        to_attack(m)
        choose(m, "attack", spot=on)
        asked(m, "may do", 0)
        choose(m, "yes")
        assert count(m, 0, "hand") == 1
        done(m) if m.decision is not None and m.decision.kind == "block" else None
        pass_all(m)


@clause("13.5.5.2", "11.2.3.1", "9.4.2")
def test_13_5_5_2_nobody_is_named_while_the_ability_is_not_valid() -> None:
    """A condition keyword that is not met makes it invalid, so nothing is chosen for it; whenever
    it becomes valid, somebody is named for as long as it stays so."""
    spy = card(
        "【永】【メンバー】【Reコンボ】:相手の手札が2枚以上なら、あなたのエントリーを+4/±0。",
        name="密偵",
    )
    bell = rebirth(name="鐘")
    m = many(3, spy, seat0={"hand": [bell]}, seat2={"hand": 2})
    asked(m, "main", 0)
    set_rebirth(m, bell)
    assert named(m) == {1, 2}
    choose(m, "player", spot=2)
    assert values(m, CHIEFS[0]) == (7, 9)
    end_turn(m)  # the Rebirth card leaves (7.6.5)
    assert values(m, CHIEFS[0]) == (3, 9)
    assert zone(m, 0, "rebirth") == []
    again = rebirth(name="鈴")
    m = many(3, spy, seat0={"hand": [bell, again], "rebirth": []}, seat2={"hand": 2})
    set_rebirth(m, bell)
    choose(m, "player", spot=2)
    for _ in range(3):
        end_turn(m)
    asked(m, "main", 0)
    set_rebirth(m, again)
    assert named(m) == {1, 2}
    choose(m, "player", spot=1)
    assert values(m, CHIEFS[0]) == (3, 9)
