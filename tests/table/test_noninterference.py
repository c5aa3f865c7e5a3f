"""What a seat gets of a match changes by nothing that it may not know: not by one byte.

Hidden cards are dealt anew, and two copies of the same card change places: boards, lines, moves and
refusals stay as they are.
"""

from __future__ import annotations

import json
import random

import pytest
from tests.hooks import GAMES

import kirifuda
from kirifuda.agents import decide, make
from kirifuda.games.game import Game
from kirifuda.kernel.foresight.guess import imagine
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.chance import seeded
from kirifuda.table.desk import Seen, desk

STEPS = 7  # every so many decisions the position is looked at


def told(game: Game, match: Match, seat: int | None) -> str:
    """All that leaves towards a seat, as bytes would."""
    seen = Seen(desk(game), seat)
    board = seen.look(match)
    out = [board, seen.lines(match), seen.moves(match, 0)]
    return json.dumps(out, ensure_ascii=False, sort_keys=True)


@pytest.mark.parametrize("name", GAMES)
def test_hidden_cards_change_nothing_that_a_seat_gets(name: str) -> None:
    game = kirifuda.game(name)
    match = game.start(sorted(game.decks)[:2], seed=11)
    bot = make("random", 3)
    luck = seeded(5)
    step = looked = 0
    while match.decision is not None and step < 400:
        step += 1
        if step % STEPS == 0:
            for seat in (0, 1):
                other = imagine(match, seat, luck)
                looked += 1
                assert board_of(game, match, seat) == board_of(game, other, seat)
        match.choose(decide(bot, match))
    assert looked > 20


def board_of(game: Game, match: Match, seat: int) -> str:
    """A board as bytes; what is imagined has no past, so decisions are not counted."""
    board = Seen(desk(game), seat).look(match)
    board.get("ask", {}).pop("n", None)
    return json.dumps(board, ensure_ascii=False, sort_keys=True)


@pytest.mark.parametrize("name", GAMES)
def test_equal_copies_are_not_told_apart(name: str) -> None:
    """Two copies of a card that lie hidden change places: every byte stays."""
    game = kirifuda.game(name)
    match = game.start(sorted(game.decks)[:2], seed=4)
    luck = random.Random(2)
    for _ in range(120):
        if match.decision is None:
            break
        match.choose(luck.randrange(len(match.decision.options)))
    other = swapped(match, luck)
    if other is None:
        pytest.skip("no two copies lie where they could change places")
    for seat in (0, 1, None):
        assert told(game, match, seat) == told(game, other, seat)


def swapped(match: Match, luck: random.Random) -> Match | None:
    """The same position with two equal copies in hidden zones of one seat exchanged."""
    other = match.copy()
    s = other.state
    decks = [c for c in range(s.pool.size) if s.zone[c] and s.pool.rules.zones[s.zone[c]].ordered]
    luck.shuffle(decks)
    for one in decks:
        for two in decks:
            same = s.pool.definition[one] == s.pool.definition[two]
            if one != two and same and s.seat[one] == s.seat[two] and s.zone[one] == s.zone[two]:
                at = s.seat[one] * s.kinds + s.zone[one]
                zone = list(s.zones[at])
                a, b = zone.index(one), zone.index(two)
                zone[a], zone[b] = zone[b], zone[a]
                s.set_zones(at, zone)
                return other
    return None


@pytest.mark.parametrize("name", GAMES)
def test_numbers_of_the_engine_stay_inside(name: str) -> None:
    """Handles count from 1 for each seat, in the order in which it came to see cards."""
    game = kirifuda.game(name)
    match = game.start(sorted(game.decks)[:2], seed=4)
    seats = [Seen(desk(game), seat) for seat in (0, 1)]
    luck = random.Random(3)
    for _ in range(60):
        if match.decision is None:
            break
        for seen in seats:
            board = seen.look(match)
            ids = [
                card["id"]
                for key, part in board.items()
                if isinstance(part, dict)
                for card in part.get("cards", [])
                if "id" in card
            ]
            assert len(ids) == len(set(ids))
            assert all(0 < handle <= seen.handles.last for handle in ids)
        match.choose(luck.randrange(len(match.decision.options)))
    assert seats[0].handles.last > 10
