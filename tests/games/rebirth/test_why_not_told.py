"""Why something cannot be done is told truly, with its clause: costs, copies, cancels, blockers."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.rebirth.table import (
    attack,
    card,
    choose,
    no_block,
    no_cancel,
    number,
    numbers,
    partner,
    rested,
    scene,
    to_attack,
    use,
)

from kirifuda import Option
from kirifuda.kernel.match import Match

AIDE = card(name="介添え")
SPARE = card(name="控えの者")
A = card(name="朝", traits="海")
ACT = card("【起】【メンバー】:あなたは1枚引く。", name="合図")


def reasons(m: Match, seat: int, what: Option) -> list[str]:
    return [str(reason) for reason in m.why_not(seat, what)]


@pytest.mark.parametrize(
    ("cost", "position", "told"),
    [
        ("エネ2", {"energy": 1}, ["it costs 2 energy and 1 stand (5.14.1.1)"]),
        (
            "エネ1、手札から2枚選び、控え室に置く",
            {"hand": 1},
            [
                "it costs 1 energy and 0 stand (5.14.1.1)",
                "its cost takes 2 cards, and 1 can be chosen for it (9.5.2.2)",
            ],
        ),
        (
            "このキャラを【レスト】する",
            {"members": [rested(ACT)]},
            ["a card that its cost turns lies so already, or is not there (1.3.2.1)"],
        ),
        (
            "エントリーから〔海〕を1枚選び、控え室に置く",
            {"entry": SPARE},
            ["its cost takes 1 cards, and 0 can be chosen for it (9.5.2.2)"],
        ),
    ],
)
def test_the_part_of_a_cost_that_cannot_be_paid(cost: str, position: Any, told: list[str]) -> None:
    one = card(f"【起】【メンバー】:[{cost}]あなたは1枚引く。", name="有料")
    lies = rested(one) if "レスト" in cost else one
    m = scene(me={**position, "members": [lies]})
    mine = number(m, one)
    ability = m.state.face(mine).abilities[0]
    assert reasons(m, 0, Option("use", mine, ability=ability)) == told


def test_a_second_copy() -> None:
    m = scene(me={"members": [AIDE], "hand": [A, A], "energy": 1})
    first, second = sorted(numbers(m, A))
    assert reasons(m, 0, Option("play", first, 1)) == []
    assert reasons(m, 0, Option("play", second, 1)) == [
        "a copy of it is offered in its place (7.4.2)"
    ]


def test_a_cancel_that_does_not_fit() -> None:
    spark = card("【キャンセル】:【スパーク】", name="火消し")
    waves = card("【キャンセル】:〔海〕の【起】", name="波消し")
    fits = card("【キャンセル】:【起】", name="待った")
    m = scene(me={"members": [ACT]}, foe={"hand": [spark, waves, fits, AIDE]})
    use(m, ACT)
    for one, told in (
        (spark, ["it is not used against such a play (9.1.1.4.2)"]),
        (waves, ["it is not used against such a play (9.1.1.4.2)"]),
        (AIDE, ["it has no cancel ability (9.7.3.1)"]),
    ):
        assert reasons(m, 1, Option("cancel", number(m, one))) == told
    ability = m.state.face(number(m, fits)).abilities[0]
    assert reasons(m, 1, Option("cancel", number(m, fits), 0, ability=ability)) == []
    assert reasons(m, 1, Option("cancel", number(m, fits), 1, ability=ability)) == [
        "it is not used against that answer (9.1.1.4.2)"
    ]
    no_cancel(m)
    assert reasons(m, 1, Option("cancel", number(m, fits), 0, ability=ability)) == [
        "it is not your decision (9.7.3.1)",
        "it is presented while something is being played (9.7.3.1)",
    ]


def test_a_blocker_for_others_and_a_member_kept_from_supporting() -> None:
    picky = card("【ブロッカー】〔海〕", name="海の盾")
    m = scene(me={"members": [AIDE, SPARE]}, foe={"entry": SPARE, "hand": [picky, AIDE]})
    attack(m, AIDE)
    assert reasons(m, 1, Option("block", number(m, picky))) == [
        "it blocks for other characters only (11.6.3)"
    ]
    assert reasons(m, 1, Option("block", number(m, AIDE, "foe"))) == [
        "it has no valid blocker ability (11.6.4)"
    ]
    no_block(m)
    lazy = card("【永】【メンバー】:このキャラはサポートできない。", name="見物")
    m = scene(me={"members": [lazy, AIDE]})
    to_attack(m)
    assert reasons(m, 0, Option("attack", number(m, lazy), number=0)) == [
        "an effect keeps it from supporting (1.3.3)"
    ]


def test_a_partner_attack_that_is_denied_with_three_partners() -> None:
    shy = card("【永】【エントリー】:このキャラはパートナーアタックできない。", name="人見知り")
    friend = partner(name="相棒")
    for partners, told in (
        ([friend] * 3, ["an effect denies partner attacks (8.2.4.4)"]),
        (
            [friend] * 2,
            [
                "three standing partners are needed (8.2.4.4)",
                "an effect denies partner attacks (8.2.4.4)",
            ],
        ),
    ):
        m = scene(me={"entry": shy, "members": [AIDE, SPARE], "partners": partners})
        to_attack(m)
        assert reasons(m, 0, Option("attack", number(m, AIDE), number=1)) == told
        choose(m, "attack", AIDE, number=0)
        no_block(m)
