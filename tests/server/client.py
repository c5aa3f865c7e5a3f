"""A plain client of the server: HTTP with a cookie, and a socket that keeps the board."""

from __future__ import annotations

import asyncio
import json
import random
import urllib.error
import urllib.request
from collections.abc import Coroutine
from typing import Any, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

T = TypeVar("T")

Plain = dict[str, Any]
_SEATS: list[Seat] = []  # that have sat down and not left


def run(story: Coroutine[Any, Any, T]) -> T:
    """Let something happen; whoever still sits somewhere in the end leaves."""

    async def whole() -> T:
        try:
            return await story
        finally:
            for seat in _SEATS[:]:
                await seat.leave()

    return asyncio.run(whole())


async def ends(line: ClientConnection) -> int:
    """The code with which the other side closes a line, whatever it says before."""
    try:
        async with asyncio.timeout(20):
            while True:
                await line.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


class RefusedError(Exception):
    """The server said no."""

    def __init__(self, status: int, told: Plain) -> None:
        self.status = status
        self.reasons: list[Plain] = told["reasons"]
        super().__init__(f"{status}: {[one['code'] for one in self.reasons]}")

    @property
    def codes(self) -> list[str]:
        return [one["code"] for one in self.reasons]


class Guest:
    """Somebody with a cookie."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookie = ""

    def call(self, method: str, path: str, told: object = None, **headers: str) -> Any:
        data = None if told is None else json.dumps(told).encode()
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        if told is not None and "Content-Type" not in headers:
            request.add_header("Content-Type", "application/json")
        if self.cookie:
            request.add_header("Cookie", self.cookie)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                raw = answer.read()
                given = answer.headers.get("Set-Cookie", "")
        except urllib.error.HTTPError as error:
            raise RefusedError(error.code, json.loads(error.read())) from None
        if given:
            self.cookie = given.partition(";")[0]
        return json.loads(raw) if raw else None

    async def ask(self, method: str, path: str, told: object = None, **headers: str) -> Any:
        return await asyncio.to_thread(lambda: self.call(method, path, told, **headers))

    async def enter(self) -> Guest:
        await self.ask("GET", "/api/me")
        return self

    async def table(self, game: str, deck: str, who: str = "bot", **more: object) -> Plain:
        """A new table; `level` of the program at the other seat is `random` if none is told."""
        other: Plain = {"who": who}
        if who == "bot":
            other["level"] = more.pop("level", "random")
        told = {"game": game, "deck": {"id": deck}, "opponents": [other], **more}
        found: Plain = await self.ask("POST", "/api/tables", told)
        return found


class Mind:
    """What somebody at a table knows: all that they have been told."""

    def __init__(self) -> None:
        self.v = -1
        self.board: Plain = {}
        self.log: list[Plain] = []
        self.state: Plain = {}
        self.seat: int | None = None
        self.heard: list[Plain] = []
        self.acks: list[Plain] = []

    def take(self, told: Plain) -> None:
        self.heard.append(told)
        kind = told["t"]
        if kind == "welcome":
            self.seat = told["seat"]
        elif kind == "pos":
            self.take_position(told)
        elif kind == "state":
            self.state = told
        elif kind == "ack":
            self.acks.append(told)

    def take_position(self, told: Plain) -> None:
        if told["base"] is None:
            self.board = dict(told["parts"])
            self.log = []
        else:
            assert told["base"] == self.v, "a gap"
            for key, part in told["parts"].items():
                if part is None:
                    self.board.pop(key, None)
                else:
                    self.board[key] = part
            del self.log[told["log"]["start"] :]
        self.log += told["log"]["lines"]
        self.v = told["v"]

    @property
    def options(self) -> list[Plain]:
        """What one may choose now; nothing if it is not one's own to decide."""
        ask = self.board.get("ask", {})
        if self.seat is None or ask.get("seat") != self.seat:
            return []
        found: list[Plain] = ask.get("options", [])
        return found

    @property
    def over(self) -> bool:
        return bool(self.board.get("head", {}).get("over"))


class Seat(Mind):
    """A socket at a table."""

    def __init__(self, guest: Guest, table: str, token: str = "") -> None:
        super().__init__()
        self.guest = guest
        self.table = table
        self.token = token
        self.socket: ClientConnection | None = None

    async def sit(self) -> Seat:
        url = self.guest.address.replace("http", "ws", 1) + "/ws"
        headers = {"Cookie": self.guest.cookie} if self.guest.cookie else {}
        self.socket = await connect(
            url, additional_headers=headers, compression=None, max_size=None
        )
        _SEATS.append(self)
        await self.send(t="hello", table=self.table, token=self.token)
        return self

    async def send(self, **message: object) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def hear(self, seconds: float = 20) -> Plain:
        """The next message, taken in."""
        assert self.socket is not None
        async with asyncio.timeout(seconds):
            told: Plain = json.loads(await self.socket.recv())
        self.take(told)
        return told

    async def hear_until(self, *kinds: str, seconds: float = 20) -> Plain:
        while True:
            told = await self.hear(seconds)
            if told["t"] in kinds:
                return told

    async def play(self, rng: random.Random, most: int = 10_000) -> int:
        """Choose by chance until the end, or so many times; how many choices there were."""
        made = 0
        sent = -1
        while not self.over and made < most:
            if self.options and self.v != sent:
                sent = self.v
                await self.send(t="choose", at=self.v, pick=[rng.choice(self.options)["key"]])
                made += 1
            await self.hear()
        return made

    async def leave(self) -> None:
        if self.socket is not None:
            _SEATS.remove(self)
            await self.socket.close()
            self.socket = None
