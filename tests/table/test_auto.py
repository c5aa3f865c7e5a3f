"""Passing by itself: how soon somebody passes tells nobody anything."""

from __future__ import annotations

from typing import Any

from tests.games.legions.table import skill
from tests.games.vanguard import table as vanguard

import kirifuda
from kirifuda.agents import make
from kirifuda.cli.table.sitting import Sitting
from kirifuda.games.vanguard.zones import BACK_LEFT, FRONT_LEFT
from kirifuda.kernel.match import Match
from kirifuda.table.auto import idle_option, passes, way_on
from kirifuda.table.desk import Seen, desk

GAME = kirifuda.game("legions")


def forced(hand: int) -> Match:
    """Seat 0 can do nothing in its main phase, with so many cards in hand that cost too much."""
    text = "相手のミニオンを1体選び、9点のダメージを与える。"
    match = GAME.scenario(me={"hand": [skill(text, name="炎", cost=9)] * hand, "cores": 0})
    assert match.decision is not None
    assert (match.decision.seat, len(match.decision.options)) == (0, 1)
    return match


def test_what_only_one_knows_is_not_passed_while_others_look() -> None:
    """That nobody in a hand can block is nobody else's business, nor how soon that is clear."""
    for hand, is_open in ((0, True), (1, False)):
        ask = Seen(desk(GAME), 0).look(forced(hand))["ask"]
        assert ask.get("open", False) == is_open
        assert passes(ask, watched=True) == is_open
        assert passes(ask, watched=False)
        assert "options" not in Seen(desk(GAME), 1).look(forced(hand))["ask"]


def test_two_people_pass_by_themselves_only_what_everyone_knows() -> None:
    for hand, alone, passed in (
        (0, True, True),
        (1, True, True),
        (0, False, True),
        (1, False, False),
    ):
        sitting = Sitting(GAME, forced(hand), make("random", 1) if alone else None)
        assert sitting.pass_forced() == passed
        sitting = Sitting(GAME, forced(hand), None)
        sitting.viewer = 1  # the other person looks at the screen: hands are not changed for it
        assert sitting.pass_forced() == (hand == 0)
        sitting.auto = False
        assert not sitting.pass_forced()


def option(kind: str, **more: int) -> dict[str, Any]:
    return {"key": kind, "kind": kind, **more}


def test_the_way_on_ends_a_phase_or_leaves_a_window_and_answers_no_question() -> None:
    """What is done to the own field comes before it in a list, and is not what one goes on with."""
    ends = [option("swap"), option("rearrange"), option("battle phase")]
    assert way_on(ends) == "battle phase"
    assert idle_option(ends, ends=False) == ""
    assert way_on([option("block", card=3), option("pass")]) == "pass"
    assert way_on([option("yes", number=1), option("no")]) == ""
    assert way_on([option("first"), option("second")]) == ""
    assert way_on([option("end", card=3)]) == ""


def test_a_column_is_exchanged_by_touching_its_places_from_where_a_card_lies() -> None:
    for front, back in ((True, False), (False, True), (True, True)):
        places = (("front left", front), ("back left", back))
        match = vanguard.scene(
            me={"rear-guards": {spot: vanguard.unit() for spot, there in places if there}}
        )
        ask = Seen(desk(vanguard.game), 0).look(match)["ask"]
        (swap,) = [o for o in ask["options"] if o["kind"] == "swap"]
        first, second = (FRONT_LEFT, BACK_LEFT) if front else (BACK_LEFT, FRONT_LEFT)
        assert swap["points"] == [["place", 0, first], ["place", 0, second]]
        assert ask["on"] == "battle phase"
