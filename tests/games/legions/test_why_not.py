"""What a refusal tells."""

from __future__ import annotations

import pytest
from tests.games.legions.table import game

from kirifuda import ChoiceError, Option
from kirifuda.games.legions.zones import HAND


def test_a_refusal_names_every_clause() -> None:
    match = game.scenario(me={"hand": ["LG-001"], "cores": 0})
    with pytest.raises(ChoiceError) as error:
        match.choose(Option("attack", 0))
    assert [r.clause for r in error.value.reasons] == ["27-4"]
    assert match.decision is not None


def test_a_refusal_tells_nothing_about_hidden_cards() -> None:
    """Whatever lies in a hand or a deck, asking about it gives the same answer."""
    answers = set()
    for hidden in ("LG-051", "LG-081", "FILLER"):
        match = game.scenario(foe={"hand": [hidden], "deck": 3})
        card = match.state.cards(1, HAND)[0]
        for ability in range(len(match.pool.abilities)):
            reasons = match.why_not(0, Option("use", card, ability=ability))
            answers.add(tuple(map(str, reasons)))
    assert len(answers) == 1
