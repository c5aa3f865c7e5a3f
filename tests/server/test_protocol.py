"""The protocol on a bad line: lost, doubled, reordered and late messages, cut lines, a server that
starts anew; against a plain match that makes the same choices.

Whatever happens on the way: what was acknowledged is in the journal, once; nobody's choice is made
twice or in another position than the one it was made for; who listens ends with the board that
the table has.
"""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.hooks import GAMES
from tests.server.client import Plain
from tests.server.room import Box, room, say, sit_down

import kirifuda
from kirifuda.kernel.match import Match
from kirifuda.server import wire
from kirifuda.server.hub import Hub
from kirifuda.server.picking import fingerprint
from kirifuda.server.reopening import Course, rows_of

ACTIONS = 900
BACKS = 0.04


class Line(Box):
    """A line to the server: what is sent on it arrives later, or never."""

    def __init__(self, person: str, seat: int) -> None:
        super().__init__(person, seat)
        self.coming: list[bytes] = []
        self.cut = False

    def send(self, raw: bytes) -> None:
        if not self.cut:
            self.coming.append(raw)

    def end(self, code: int, again: bool) -> None:
        self.cut = True

    def arrive(self) -> None:
        """The next message comes in, in its order."""
        if self.coming:
            Box.send(self, self.coming.pop(0))


def said_of(message: wire.Choose | wire.TakeBack) -> str:
    """What is kept of a message."""
    if isinstance(message, wire.Choose):
        return fingerprint(message.pick)
    return fingerprint(["back", str(message.to)])


class Person:
    """Somebody at a browser: one message that is not acknowledged, sent again on a new line."""

    def __init__(self, hub: Hub, table: str, seat: int, who: str) -> None:
        self.hub = hub
        self.table = table
        self.seat = seat
        self.who = who
        self.line: Line | None = None
        self.waits: wire.Choose | wire.TakeBack | None = None
        self.on_the_way: list[wire.Incoming] = []
        self.acked: list[tuple[int, str]] = []
        self.late: list[tuple[int, str]] = []  # refused, because the table had gone on without it
        self.tried: dict[int, set[str]] = {}  # what was ever sent for a version
        self.sent = 0

    def next(self) -> int:
        self.sent += 1
        return self.sent

    async def connect(self) -> None:
        live = await self.hub.table(self.table)
        self.line = Line(self.who, self.seat)
        self.hub.comes(live, self.line)
        if self.waits is not None:
            self.on_the_way.append(self.waits)

    async def cut(self) -> None:
        """The line is cut: what has not come in is lost, what is on the way may still arrive."""
        if self.line is not None:
            live = await self.hub.table(self.table)
            self.line.cut = True
            self.hub.goes(live, self.line)
            self.line = None

    def hear(self) -> None:
        line = self.line
        if line is None:
            return
        before = len(line.acks), len(line.rejects)
        line.arrive()
        for ack in line.acks[before[0] :]:
            if self.waits is not None and self.waits.id == ack["id"]:
                self.acked.append((ack["at"], said_of(self.waits)))
                self.waits = None
        for no in line.rejects[before[1] :]:
            if self.waits is not None and self.waits.id == no["id"]:
                if no["reasons"][0]["code"] == "stale":
                    self.late.append((self.waits.at, said_of(self.waits)))
                self.waits = None

    def decide(self, rng: random.Random) -> None:
        line = self.line
        if line is None or self.waits is not None:
            return
        offers: list[Plain] = line.state.get("backs", [])
        if offers and rng.random() < BACKS and line.state.get("v") == line.v:
            self.waits = wire.TakeBack(at=line.v, to=offers[0]["to"], id=self.next())
            self.tried.setdefault(line.v, set()).add(said_of(self.waits))
            self.on_the_way.append(self.waits)
        elif line.options:
            pick = [rng.choice(line.options)["key"]]
            self.waits = wire.Choose(at=line.v, pick=pick, id=self.next())
            self.tried.setdefault(line.v, set()).add(said_of(self.waits))
            self.on_the_way.append(self.waits)
        for ask in line.state.get("asks", []):
            if self.seat in ask["waits"]:
                self.on_the_way.append(wire.Agree(ask=ask["id"], yes=rng.random() < 0.7))

    def again(self) -> None:
        """It takes long: what waits is sent again."""
        if self.waits is not None and len(self.on_the_way) < 5:
            self.on_the_way.append(self.waits)

    async def deliver(self, rng: random.Random) -> None:
        """Something on the way arrives: in any order, twice, or not at all."""
        if not self.on_the_way:
            return
        message = self.on_the_way.pop(rng.randrange(len(self.on_the_way)))
        fate = rng.random()
        if fate < 0.15:
            return
        if fate < 0.35:
            self.on_the_way.append(message)
        live = await self.hub.table(self.table)
        ear = self.line if self.line is not None else Line(self.who, self.seat)
        await say(self.hub, live, ear, message)


def compared(part: object) -> Any:
    return json.loads(json.dumps(part))


async def bad_line(name: str, seed: int, folder: Path) -> None:
    rng = random.Random(f"{name} {seed}")
    async with room(folder, idle=1e9) as hub:
        table = (await sit_down(hub, name, seed=seed)).id
        live = await hub.table(table)
        people = [Person(hub, table, seat, live.chairs[seat].person) for seat in (0, 1)]
        for _ in range(ACTIONS):
            person = rng.choice(people)
            what = rng.random()
            if person.line is None or person.line.cut:
                await person.connect()
            elif what < 0.01:
                await person.cut()
            elif what < 0.02:
                hub.give_up(await hub.table(table))  # as if the server had started anew
            elif what < 0.1:
                person.again()
            elif what < 0.4:
                await person.deliver(rng)
            elif what < 0.6:
                person.decide(rng)
            else:
                person.hear()
            await asyncio.sleep(0)
        await calm(hub, table, people)
        await agrees(hub, table, people)


async def calm(hub: Hub, table: str, people: list[Person]) -> None:
    """The line is good again: everything arrives."""
    quiet = random.Random(1)
    for person in people:
        person.on_the_way.clear()
        await person.cut()
        await person.connect()
    for _ in range(6):
        for person in people:
            while person.on_the_way:
                message = person.on_the_way.pop(quiet.randrange(len(person.on_the_way)))
                assert person.line is not None
                await say(hub, await hub.table(table), person.line, message)
        await asyncio.sleep(0.01)
        for person in people:
            while person.line is not None and person.line.coming:
                person.hear()


async def agrees(hub: Hub, table: str, people: list[Person]) -> None:
    live = await hub.table(table)
    async with live.lock:
        leaf = rows_of(hub, table)
        assert [row["v"] for row in leaf.steps] == list(range(1, live.v + 1))
        game = kirifuda.game(live.game.name)
        course = Course(game.open(game.setting(leaf.table["setup"]), live.seed, True))
        course.follow(leaf.steps)
        assert not course.wrong
        assert live.match is not None
        plain: Match = course.last
        assert plain.digest() == live.match.digest()
        for person in people:
            rows = {row["v"] - 1: row for row in leaf.steps if row["said"]}
            for at, said in person.acked:
                assert (rows[at]["seat"], rows[at]["said"]) == (person.seat, said)
            made = [(at, row["said"]) for at, row in rows.items() if row["seat"] == person.seat]
            assert not set(made) & set(person.late)
            for at, row in rows.items():
                if row["seat"] == person.seat:
                    assert row["said"] in person.tried[at]
            line = person.line
            assert line is not None
            assert line.v == live.v
            assert line.board == compared(live.eyes(live.chairs[person.seat]).seen.board)
            told = [one["say"] for one in line.log]
            seen = live.eyes(live.chairs[person.seat]).seen
            assert told == [one["say"] for one in seen.lines(0)][-len(told) or 10**9 :]
    assert live.v > 10


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", GAMES)
def test_a_bad_line_loses_and_doubles_nothing(name: str, seed: int, tmp_path: Path) -> None:
    asyncio.run(bad_line(name, seed, tmp_path))
