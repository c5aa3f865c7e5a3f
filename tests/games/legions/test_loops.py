"""Turns come to an end: no shipped cards keep one going for ever without repeating a position."""

from __future__ import annotations

import random

import pytest
from tests.games.legions.table import game, options, scene

from kirifuda.games.legions.zones import WT
from kirifuda.kernel.match import Match

PLAYS = 60  # more than cards that take more time than they give can make of one turn


def goes_on(match: Match, seed: int) -> int:
    """How many actions a player takes who attacks nobody, and plays and moves at random."""
    luck = random.Random(seed)
    done = 0
    while done < PLAYS and match.decision is not None:
        if match.decision.kind == "main":
            found = options(match, "play") + options(match, "move")
            if not found:
                break
            done += 1
        else:
            found = [o for o in match.decision.options if o.kind != "done"]
        match.choose(luck.choice(found))
    return done


@pytest.mark.parametrize("key", ["LG-061", "LG-205", "LG-235"])
@pytest.mark.parametrize("seed", range(4))
def test_skills_do_not_bring_each_other_back_for_ever(key: str, seed: int) -> None:
    """The master strengthens its minions with every skill, so that no position is ever the same."""
    card = game.cards[key]
    m = scene(
        me={
            "master": "LG-001",
            "awakened": True,
            "standby": [card],
            "wait1": [card],
            "wait2": [card],
            "minions": 3,
        },
        foe={"minions": 3},
    )
    assert goes_on(m, seed) < PLAYS
    leave_off(m)


def leave_off(match: Match) -> None:
    """Answer what is still asked, up to the next action."""
    while match.decision is not None and match.decision.kind != "main":
        match.choose(0)


# how many steps on the timeline a play of a skill can give to other cards at most: two or three
# cards are a step nearer, or one is as many steps nearer as there are minions; a minion that is
# moved, or made active and then moved, may bring a card nearer each time (LG-052)
GIVES = {"LG-061": 2, "LG-205": 3, "LG-235": 3, "LG-044": 2, "LG-064": 1, "LG-207": 1}


@pytest.mark.parametrize("key", GIVES)
def test_every_skill_takes_more_time_than_it_gives(key: str) -> None:
    assert game.cards[key].nums[WT] > GIVES[key]
