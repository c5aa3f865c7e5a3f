"""Advice: what a bot would do in a person's place, told as a board tells options."""

from __future__ import annotations

import json

import pytest
from tests.hooks import GAMES
from tests.merciless import positions, swapped

import kirifuda
from kirifuda import ChoiceError, Match, UnknownError
from kirifuda.agents import decide, make
from kirifuda.kernel.position.chance import seeded
from kirifuda.table.advice import advice, adviser, review
from kirifuda.table.desk import Seen, desk

FEW = "club@12"


def looked(match: Match, seat: int) -> Seen:
    seen = Seen(desk(kirifuda.game(match.pool.rules.name)), seat)
    seen.look(match)
    return seen


@pytest.mark.parametrize("name", GAMES)
def test_the_best_options_are_told_with_their_chances(name: str) -> None:
    found = [m for m in positions(name, 9) if m.decision and len(m.decision.options) > 1]
    for number, match in enumerate(found[:3]):
        assert match.decision is not None
        before = match.digest()
        seen = looked(match, match.decision.seat)
        told = advice(seen, adviser(FEW, seed=number))
        assert 1 <= len(told) <= 3
        assert json.loads(json.dumps(told)) == json.loads(json.dumps(told))
        offered = {row["key"]: row for row in seen.board["ask"]["options"]}
        for row in told:
            assert row.items() >= offered[row["key"]].items()
            assert 0.0 <= row["chance"] <= 1.0
            assert row["tries"] > 0
        assert match.digest() == before


@pytest.mark.parametrize("name", GAMES)
def test_advice_tells_nothing_that_the_seat_may_not_know(name: str) -> None:
    found = [m for m in positions(name, 9) if m.decision and len(m.decision.options) > 1]
    for number, match in enumerate(found[:2]):
        assert match.decision is not None
        seat = match.decision.seat
        other = swapped(match, seat, seeded(number + 3))
        mine = advice(looked(match, seat), adviser(FEW, seed=number))
        assert advice(looked(other, seat), adviser(FEW, seed=number)) == mine


def test_only_who_is_asked_is_advised() -> None:
    match = positions("legions", 1)[0]
    assert match.decision is not None
    for seat in (1 - match.decision.seat, None):
        seen = Seen(desk(kirifuda.game("legions")), seat)
        seen.look(match)
        with pytest.raises(ChoiceError):
            advice(seen, adviser(FEW))
    with pytest.raises(UnknownError, match="does not tell what it thinks"):
        adviser("greedy")


def test_a_review_finds_a_decision_that_lost_the_match() -> None:
    """Seat 1 attacks nothing and plays nothing: what it should have done is told."""
    game = kirifuda.game("legend_of_stars")
    match = game.start(sorted(game.decks)[:2], seed=4)
    bots = [make("greedy", 1), make("random", 2)]
    while match.decision is not None:
        match.choose(decide(bots[match.decision.seat], match))
    before = match.digest()
    counted: list[int] = []
    rows = review(match, 1, adviser(FEW), told=counted.append)
    assert match.digest() == before
    assert sum(counted) == len(match.choices)
    assert rows
    assert [row["fell"] for row in rows] == sorted([row["fell"] for row in rows], reverse=True)
    made = match.choices.all()
    again = game.open(game.setting(match.setup), match.seed, True)
    seen = Seen(desk(game), 1)
    told = {row["n"]: row for row in rows}
    for number, index in enumerate(made):
        if number in told:
            assert again.decision is not None
            assert again.decision.seat == 1
            seen.look(again)
            row = told[number]
            assert row["chosen"]["name" if "name" in row["chosen"] else "kind"] == (
                seen.chosen(index).get("name", seen.chosen(index)["kind"])
            )
            assert row["better"]["chance"] - row["chosen"]["chance"] == pytest.approx(row["fell"])
        again.choose(index)
