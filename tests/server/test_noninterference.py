"""No byte that leaves the server depends on what its receiver may not know.

Two tables are played side by side. They differ in cards that a seat cannot see, or in which of two
equal copies is which; everything that is sent to that seat and to those who watch is the same: with
two seats, with many, in teams, and for those who watch with and without hands.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from tests.hooks import GAMES
from tests.server.room import Box, listen, room, say, sit_down
from tests.table.test_noninterference import exchanged, hidden_pairs, pairs_of_copies

from kirifuda.kernel.events.moving import sight
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.trail import Trail
from kirifuda.server import wire
from kirifuda.server.hub import Hub
from kirifuda.server.live import Live
from kirifuda.server.seating import Options
from kirifuda.table.handles import ALL_SEATS

COPIES = 10
GAME = 140  # decisions of a game that are followed
CROWD = 60  # with more than two seats
TABLES = [(name, "", 2) for name in GAMES] + [
    ("rebirth", "rumble", 3),
    ("rebirth", "circle", 6),
    ("rebirth", "double-team", 4),
    ("rebirth", "triple-team", 6),
]
SEED = 7
FIRST = 1  # a match in which nothing under way speaks of the copies when they are exchanged


def told(boxes: list[Box], tables: tuple[str, str]) -> list[list[bytes]]:
    """All bytes that each has been sent; the name of the table is not of interest."""
    out = []
    for box in boxes:
        out.append([raw.replace(tables[1].encode(), tables[0].encode()) for raw in box.raw])
        box.raw.clear()
    return out


async def both_ask(hub: Hub, live: Live, box: Box, seen: Box) -> None:
    """Everything that a seat may ask about the position, by what it has been shown."""
    await say(hub, live, box, wire.Why(id=1, at=seen.v))
    cards = [
        c["id"]
        for part in seen.board.values()
        if isinstance(part, dict)
        for c in part.get("cards", [])
        if "id" in c
    ]
    for card in cards[:12]:
        await say(hub, live, box, wire.Look(id=2, at=seen.v, card=card))
    await say(hub, live, box, wire.Lines(id=3, start=0, end=20))
    await say(hub, live, box, wire.Choose(at=seen.v + 1, pick=["pass"]))
    await say(hub, live, box, wire.Try(id=4, at=seen.v, pick=[]))


@pytest.mark.parametrize(("name", "form", "seats"), TABLES)
def test_equal_copies_are_not_told_apart_by_any_byte(
    name: str, form: str, seats: int, tmp_path: Path
) -> None:
    asyncio.run(copies(name, form, seats, tmp_path))


async def copies(name: str, form: str, seats: int, folder: Path) -> None:
    rng = random.Random(FIRST)
    places = [*range(seats), None]
    async with room(folder) as hub:
        options = Options(format=form)
        one, two = [await sit_down(hub, name, "p" * seats, options, seed=FIRST) for _ in range(2)]
        match = one.match
        assert match is not None
        pairs = pairs_of_copies(match, rng)
        while len(pairs) < COPIES:
            assert match.decision is not None
            match.choose(rng.randrange(len(match.decision.options)))
            pairs = pairs_of_copies(match, rng)
        match = match.copy()
        match.state.trail = Trail()  # cards are exchanged where they lie, not in what was told
        other = match
        for pair in pairs:
            other = exchanged(other, *pair)
        for live, begun in ((one, match), (two, other)):
            live.stop_timers()
            for chair in live.chairs:
                chair.eyes = None
                chair.stops.auto = False
            live.match = begun
            live.gallery.late.clear()
            live.gallery.add(live.v, begun)
        ours = [listen(hub, one, seat) for seat in places]
        theirs = [listen(hub, two, seat) for seat in places]
        names = (one.id, two.id)
        moved = 0
        for step in range(GAME if seats == 2 else CROWD):
            assert told(ours, names) == told(theirs, names), step
            chooser = next((box for box in ours if box.options), None)
            if chooser is None:
                break
            mate = theirs[ours.index(chooser)]
            if step % 20 == 0:
                for box, its in zip(ours, theirs, strict=True):
                    await both_ask(hub, one, box, box)
                    await both_ask(hub, two, its, box)
            message = wire.Choose(at=chooser.v, pick=[rng.choice(chooser.options)["key"]])
            await say(hub, one, chooser, message)
            await say(hub, two, mate, message)
            assert one.match is not None
            assert two.match is not None
            moved += one.match.state.zones != two.match.state.zones
        assert moved > 20  # the engine's numbers lie elsewhere all the time


@pytest.mark.parametrize(("name", "form", "seats"), TABLES)
def test_hidden_cards_change_no_byte(name: str, form: str, seats: int, tmp_path: Path) -> None:
    asyncio.run(hidden(name, form, seats, tmp_path))


async def hidden(name: str, form: str, seats: int, folder: Path) -> None:
    rng = random.Random(name)
    async with room(folder) as hub:
        live = await sit_down(hub, name, "p" * seats, Options(format=form), seed=SEED)
        for chair in live.chairs:
            chair.stops.auto = False
        boxes = [listen(hub, live, seat) for seat in range(seats)]
        tried = 0
        for step in range(GAME if seats == 2 else CROWD):
            match = live.match
            assert match is not None
            if match.decision is None:
                break
            if step % 10 == 0:
                for seat in (*range(seats), None, ALL_SEATS):
                    live.gallery.hands(seat == ALL_SEATS)
                    pairs = hidden_from(match, seat, rng)
                    for one, two in pairs[:2]:
                        tried += match.pool.definition[one] != match.pool.definition[two]
                        other = exchanged(match, one, two)
                        assert await shown(hub, live, seat, match) == await shown(
                            hub, live, seat, other
                        ), (step, seat, one, two)
                live.match = match
            box = next(one for one in boxes if one.options)
            key = rng.choice(box.options)["key"]
            await say(hub, live, box, wire.Choose(at=box.v, pick=[key]))
        assert tried > 15


def hidden_from(match: Match, seat: int | None, rng: random.Random) -> list[tuple[int, int]]:
    """Pairs of cards that a seat may not know.

    Who watches knows only what everybody knows; who watches with hands, what anybody does.
    """
    seats = range(match.state.seats)
    if seat is not None and seat != ALL_SEATS:
        return hidden_pairs(match, seat, rng)
    pairs = [pair for one in seats for pair in hidden_pairs(match, one, rng)]
    if seat == ALL_SEATS:
        pairs = [pair for pair in pairs if not any(sight(match.state, card) for card in pair)]
    rng.shuffle(pairs)
    return pairs


async def shown(hub: Hub, live: Live, seat: int | None, match: Match) -> list[bytes]:
    """All that somebody is sent who comes in at this position, and asks."""
    live.match = match
    seat = None if seat == ALL_SEATS else seat
    eyes, gallery, late = (
        [chair.eyes for chair in live.chairs],
        live.gallery.eyes,
        live.gallery.late,
    )
    for chair in live.chairs:
        chair.eyes = None
    live.gallery.eyes = None
    live.gallery.late = type(late)([(live.v, match)])
    live.past.offered_at = -1
    box = Box("", seat)
    live.welcome(box)
    live.send_state([box], live.chairs[seat] if seat is not None else None)
    await both_ask(hub, live, box, box)
    for chair, had in zip(live.chairs, eyes, strict=True):
        chair.eyes = had
    live.gallery.eyes, live.gallery.late = gallery, late
    live.past.offered_at = -1
    return box.raw
