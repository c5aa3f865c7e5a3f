"""Who attacks whom is told of the same two until the end, also where the attack has brought it."""

from __future__ import annotations

import random

import pytest

import kirifuda
from kirifuda.table.desk import Seen, desk

MATCHES = 12


@pytest.mark.parametrize("name", ["legend_of_stars", "luck_and_logic"])
def test_nobody_is_told_to_be_attacked_by_themselves(name: str) -> None:
    game = kirifuda.game(name)
    at = desk(game)
    assert at.sheet.arrow is not None
    attacked = []
    for seed in range(MATCHES):
        luck = random.Random(seed)
        match = game.start(sorted(game.decks)[:2], seed=seed)
        while match.decision is not None:
            match.choose(luck.randrange(len(match.decision.options)))
        head = Seen(at, 0).look(match)["head"]
        for role in head.get("roles", []):
            if role["role"] == at.sheet.arrow.to and "seat" in role:
                attacked.append(role["seat"] != head["whose"])
    assert attacked
    assert all(attacked)
