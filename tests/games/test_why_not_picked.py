"""Why a card cannot be picked, in random play of every game."""

from __future__ import annotations

import pytest
from tests.hooks import GAMES

import kirifuda
from kirifuda import Option
from kirifuda.agents import decide, make
from kirifuda.kernel.effects.effect import Effect
from kirifuda.kernel.events.moving import sight
from kirifuda.kernel.foresight.guess import imagine
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.chance import seeded
from kirifuda.kernel.procedures.frames import Pick

GENERAL = "is not among what can be chosen"


def told(match: Match, seat: int) -> list[list[str]]:
    """What is told of every card."""
    cards = range(match.pool.size)
    return [[str(r) for r in match.why_not(seat, Option("pick", card))] for card in cards]


@pytest.mark.parametrize("name", GAMES)
def test_why_a_card_cannot_be_picked(name: str) -> None:
    """Something is told of every card that is not offered, of those that can be seen by part and
    clause, and nothing that the seat cannot know."""
    game = kirifuda.game(name)
    decks = sorted(game.decks)
    luck = seeded(3)
    in_all = 0
    for seed in range(4):
        match = game.start([decks[seed % len(decks)], decks[(seed + 1) % len(decks)]], seed)
        bot = make("random", seed)
        looked = 0
        while match.decision is not None and looked < 12:
            s, decision = match.state, match.decision
            if isinstance(s.stack[-1], Pick) and isinstance(s.stack[-2], Effect):
                looked += 1
                offered = [o.card for o in decision.options if o.card >= 0]
                found = told(match, decision.seat)
                for card, reasons in enumerate(found):
                    assert bool(reasons) == (card not in offered), (card, reasons)
                    assert all(reason.endswith(")") for reason in reasons)
                    if sight(s, card) >> decision.seat & 1:
                        assert not any(GENERAL in reason for reason in reasons), (card, reasons)
                assert told(imagine(match, decision.seat, luck), decision.seat) == found
            match.choose(decide(bot, match))
        in_all += looked
    assert in_all
