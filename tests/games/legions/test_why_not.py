"""What is offered in the main phase is exactly what nothing forbids."""

from __future__ import annotations

import random

import pytest
from tests.games.legions.table import game

from kirifuda import ChoiceError, Option
from kirifuda.games.legions.zones import HAND, LANES
from kirifuda.kernel.cards import ACTIVATED
from kirifuda.kernel.match import Match


def imaginable(match: Match) -> list[Option]:
    """Everything that one could think of doing in the main phase."""
    s = match.state
    out: list[Option] = [Option("end")]
    for card in range(match.pool.size):
        out.extend([Option("unlock", card), Option("attack", card), Option("exclude", card)])
        out.append(Option("play", card))
        for lane in range(LANES):
            out.extend([Option("play", card, lane), Option("move", card, lane)])
        out.extend(
            Option("use", card, ability=a)
            for a in s.face(card).abilities
            if match.pool.abilities[a].kind == ACTIVATED
        )
    return out


def copies(match: Match, option: Option) -> tuple[str, int, int, int]:
    """An option, told by the printed card: copies of a card in hand are offered once."""
    card = match.pool.definition[option.card] if option.kind == "unlock" else option.card
    return option.kind, card, option.spot, option.ability


@pytest.mark.parametrize("seed", range(6))
def test_offered_if_and_only_if_nothing_forbids_it(seed: int) -> None:
    names = sorted(game.decks)
    match = game.start([names[seed % len(names)], names[(seed + 1) % len(names)]], seed=seed)
    luck = random.Random(seed)
    looked = 0
    while match.decision is not None and looked < 20:
        decision = match.decision
        if decision.kind == "main" and luck.random() < 0.3:
            looked += 1
            offered = {copies(match, o) for o in decision.options}
            for what in imaginable(match):
                reasons = match.why_not(decision.seat, what)
                if reasons:
                    assert not any(o.same(what) for o in decision.options), (what, reasons)
                else:
                    assert copies(match, what) in offered, what
                assert all(r.clause for r in reasons), what
                assert match.why_not(1 - decision.seat, what), what  # 01-8
        match.choose(luck.randrange(len(decision.options)))


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
