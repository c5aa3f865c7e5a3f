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
from kirifuda.kernel.events.moving import sight
from kirifuda.kernel.foresight.guess import imagine
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.chance import seeded
from kirifuda.kernel.position.scope import CARD_MASK
from kirifuda.kernel.position.zones import HIDDEN, PRIVATE
from kirifuda.table.desk import Seen, desk

STEPS = 7  # every so many decisions the position is looked at
COPIES = 10  # pairs of them that change places
GAME = 160  # decisions of a game that are followed


def all_bytes(seen: Seen, match: Match, start: int, ask: bool = True) -> str:
    """All that leaves towards a seat, as bytes would; `start`: where its log begins."""
    out: list[object] = [seen.look(match), seen.lines(start), seen.moves(start)]
    if ask:
        out.append(seen.wishes())
        out.append([seen.changes(handle) for handle in seen.handles.cards])
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


CROWDS = [
    (name, word)
    for name in GAMES
    for word in ("rumble", "circle", "double-team")
    if word in kirifuda.game(name).formats
]


@pytest.mark.parametrize(("name", "format"), CROWDS)
def test_hidden_cards_change_nothing_that_one_of_many_gets(name: str, format: str) -> None:
    game = kirifuda.game(name)
    decks = sorted(game.decks)[:4]
    match = game.start(decks, seed=11, format=format)
    bot = make("random", 3)
    luck = seeded(5)
    for step in range(1, 200):
        if match.decision is None:
            break
        if step % 25 == 0:
            for seat in range(4):
                other = imagine(match, seat, luck)
                assert board_of(game, match, seat) == board_of(game, other, seat)
        match.choose(decide(bot, match))


def board_of(game: Game, match: Match, seat: int) -> str:
    """A board and all refusals; what is imagined has no past, so decisions are not counted."""
    seen = Seen(desk(game), seat)
    board = seen.look(match)
    board.get("ask", {}).pop("n", None)
    return json.dumps([board, seen.wishes()], ensure_ascii=False, sort_keys=True)


PROPERTIES = ("zone", "seat", "spot", "rest", "down", "damage", "host", "status", "known")


def exchanged(match: Match, one: int, two: int) -> Match:
    """The same position with two cards exchanged wherever they are; its log stays as it is."""
    other = match.copy()
    s = other.state
    name = {one: two, two: one}
    for word in PROPERTIES:
        held = list(getattr(s, word))
        held[one], held[two] = held[two], held[one]
        setattr(s, word, [name.get(card, card) for card in held] if word == "host" else held)
    refs = list(s.refs)
    refs[one], refs[two] = (s.refs[two] & ~CARD_MASK) | one, (s.refs[one] & ~CARD_MASK) | two
    s.refs = refs
    for at, zone in enumerate(s.zones):
        if one in zone or two in zone:
            s.set_zones(at, [name.get(card, card) for card in zone])
    bits = [(b >> one & 1, b >> two & 1) for b in s.followed]
    s.followed = [
        b & ~(1 << one | 1 << two) | first << two | second << one
        for b, (first, second) in zip(s.followed, bits, strict=True)
    ]
    return other


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", GAMES)
def test_equal_copies_are_not_told_apart(name: str, seed: int) -> None:
    """Two copies that the engine calls by each other's numbers, through a whole game.

    They are exchanged near the beginning; then the same is chosen in both matches, by what
    the seats are told. Wherever the copies come to lie, every byte stays.
    """
    game = kirifuda.game(name)
    match = game.start(sorted(game.decks)[:2], seed=seed)
    luck = random.Random(seed)
    pairs = pairs_of_copies(match, luck)
    while len(pairs) < COPIES:  # what is asked names most cards: play on
        assert match.decision is not None
        match.choose(luck.randrange(len(match.decision.options)))
        pairs = pairs_of_copies(match, luck)
    other = match
    for one, two in pairs:
        other = exchanged(other, one, two)
    start = len(match.log)
    seats = [0, 1, None]
    ours = [Seen(desk(game), seat) for seat in seats]
    theirs = [Seen(desk(game), seat) for seat in seats]
    moved = 0
    for step in range(GAME):
        ask = step % STEPS == 0
        for mine, their in zip(ours, theirs, strict=True):
            told = all_bytes(mine, match, start, ask)
            assert told == all_bytes(their, other, start, ask), (step, mine.seat)
        assert (match.decision is None) == (other.decision is None)
        if match.decision is None:
            break
        seat = match.decision.seat
        key = luck.choice(ours[seat].board["ask"]["options"])["key"]
        match.choose(ours[seat].option(key))
        other.choose(theirs[seat].option(key))
        moved += match.state.zones != other.state.zones
    assert moved > 20  # the engine's numbers lie elsewhere all the time


def pairs_of_copies(match: Match, luck: random.Random) -> list[tuple[int, int]]:
    """Copies of the same card of one seat of which nothing speaks, in pairs without common cards."""
    s = match.state
    d = s.decision
    named = {o.card for o in d.options} | set(d.picked) if d is not None else set()
    cards = [card for card in range(s.pool.size) if s.zone[card] and card not in named]
    luck.shuffle(cards)
    waits: dict[tuple[int, int], int] = {}
    out: list[tuple[int, int]] = []
    for card in cards:
        key = (s.seat[card], s.pool.definition[card])
        if key in waits:
            out.append((waits.pop(key), card))
        else:
            waits[key] = card
    return out


@pytest.mark.parametrize("name", GAMES)
def test_two_hidden_cards_can_be_any(name: str) -> None:
    """Cards that a seat may not know, of whatever seat, in one hidden zone or in two: no byte."""
    game = kirifuda.game(name)
    match = game.start(sorted(game.decks)[:2], seed=9)
    luck = random.Random(9)
    tried = 0
    for step in range(GAME):
        if match.decision is None:
            break
        if step % STEPS == 0:
            for seat in (0, 1):
                for one, two in hidden_pairs(match, seat, luck)[:3]:
                    other = exchanged(match, one, two)
                    tried += match.pool.definition[one] != match.pool.definition[two]
                    told = all_bytes(Seen(desk(game), seat), match, 0)
                    assert told == all_bytes(Seen(desk(game), seat), other, 0), (step, one, two)
        match.choose(luck.randrange(len(match.decision.options)))
    assert tried > 20


def hidden_pairs(match: Match, seat: int, luck: random.Random) -> list[tuple[int, int]]:
    """Cards of one owner that a seat may not know, and that nothing under way speaks of."""
    s = match.state
    d = s.decision
    named = {o.card for o in d.options} | {o.number for o in d.options} if d is not None else set()
    rules = s.pool.rules
    free = [
        card
        for card in range(s.pool.size)
        if card not in named
        and not sight(s, card) >> seat & 1
        and rules.zones[s.zone[card]].sight in (HIDDEN, PRIVATE)
        and not s.down[card]
        and s.host[card] < 0
        and not any(b >> card & 1 for b in s.followed)
    ]
    luck.shuffle(free)
    return [
        (one, two)
        for one, two in zip(free[::2], free[1::2], strict=False)
        if s.seat[one] == s.seat[two] and rules.back(s, one) == rules.back(s, two)
    ]


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
