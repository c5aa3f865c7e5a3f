"""A server without sockets, in the process of the test: a hub, its journal, and ears that keep."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from tests.server.client import Mind, Plain

from kirifuda.server import wire
from kirifuda.server.founding import Plan, kept_deck, new_seed
from kirifuda.server.hearing import hear
from kirifuda.server.hub import Hub
from kirifuda.server.journal import Journal
from kirifuda.server.live import Live
from kirifuda.server.people import People, signing_keys
from kirifuda.server.seating import BOT, PERSON, Chair, Ear, Options
from kirifuda.server.settings import Settings
from kirifuda.server.store.opening import Store
from kirifuda.server.workers import Workers


@contextlib.asynccontextmanager
async def room(folder: Path, **settings: Any) -> AsyncIterator[Hub]:
    """A hub with a database of its own; what it lets go on is ended with it."""
    told: dict[str, Any] = {"pace": (0, 0), "lone": (0, 0), "workers": 1, **settings}
    chosen = Settings(database=told.pop("database", str(folder / "tables.sqlite")), **told)
    store = Store(chosen.address)
    store.upgrade()
    journal = Journal(store)
    people = People(store, journal, await journal.write(work=signing_keys))
    hub = Hub(chosen, store, journal, people, Workers(1))
    try:
        yield hub
    finally:
        hub.stopping = True
        for live in hub.tables.values():
            live.stop_timers()
        for task in list(hub.tasks):
            task.cancel()
        await journal.close()
        await hub.workers.close()
        store.close()


class Box(Ear, Mind):
    """An ear that keeps all it is sent, as bytes and as what it means."""

    def __init__(self, person: str, seat: int | None) -> None:
        Ear.__init__(self, person, seat)
        Mind.__init__(self)
        self.seat = seat
        self.raw: list[bytes] = []
        self.ended = 0
        self.rejects: list[Plain] = []

    def send(self, raw: bytes) -> None:
        self.raw.append(raw)
        told = json.loads(raw)
        self.take(told)
        if told["t"] == "no":
            self.rejects.append(told)

    def end(self, code: int, again: bool) -> None:
        self.ended = code


async def sit_down(
    hub: Hub, game: str, seats: str = "pp", options: Options | None = None, seed: int | None = None
) -> Live:
    """A table: a person for each `p`, a program for each `b`."""
    found = hub.catalog.entry(game).game
    decks = sorted(found.decks)
    chairs: list[Chair] = []
    for seat, who in enumerate(seats):
        deck = kept_deck(found, decks[seat % len(decks)])
        person = await hub.people.new() if who == "p" else ""
        kind, level = (PERSON, "") if who == "p" else (BOT, "random")
        chairs.append(Chair(seat, kind, person, "", level, deck))
    plan = Plan(found, options or Options(), chairs, new_seed() if seed is None else seed)
    return await hub.found(plan)


def listen(hub: Hub, live: Live, seat: int | None) -> Box:
    """Somebody comes in."""
    box = Box(live.chairs[seat].person if seat is not None else "", seat)
    hub.comes(live, box)
    return box


async def say(hub: Hub, live: Live, box: Box, message: wire.Incoming) -> bool:
    """Send a message as it would come over a socket."""
    again = msgspec.json.decode(msgspec.json.encode(message), type=wire.Incoming)
    return await hear(hub, live, box, again)


async def choose(hub: Hub, live: Live, box: Box, *keys: str) -> bool:
    return await say(hub, live, box, wire.Choose(at=box.v, pick=list(keys)))


async def play(
    hub: Hub, live: Live, boxes: list[Box], rng: random.Random, most: int = 10_000
) -> int:
    """Whoever is asked chooses by chance, until the end or so many times."""
    for made in range(most):
        box = next((one for one in boxes if one.options), None)
        if box is None:
            return made
        assert await choose(hub, live, box, rng.choice(box.options)["key"]), box.rejects
    return most


Story = Callable[[Hub], Awaitable[None]]


def told(story: Story, folder: Path, **settings: Any) -> None:
    """Let something happen in a room."""

    async def run() -> None:
        async with asyncio.timeout(100):
            async with room(folder, **settings) as hub:
                await story(hub)

    asyncio.run(run())


def asked(boxes: list[Box]) -> Box:
    return next(box for box in boxes if box.options)


def codes(box: Box) -> list[str]:
    return [one["code"] for no in box.rejects for one in no["reasons"]]


async def until(hub: Hub, live: Live, boxes: list[Box], what: Callable[[Box], bool]) -> Box:
    """Play by chance until something is so for one of them."""
    rng = random.Random(4)
    for _ in range(600):
        found = next((box for box in boxes if what(box)), None)
        if found is not None:
            return found
        box = asked(boxes)
        await choose(hub, live, box, rng.choice(box.options)["key"])
    raise AssertionError("it never came to that")


async def reopened(hub: Hub, live: Live) -> Live:
    """The same table from disk."""
    hub.give_up(live)
    found = await hub.table(live.id)
    assert found is not live
    return found


async def comes_to(what: Callable[[], bool], seconds: float = 20) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(seconds):
        while not what():  # noqa: ASYNC110 - nothing tells when it is
            await asyncio.sleep(0.01)
