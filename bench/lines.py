"""A line to a server's socket that costs next to nothing, so that a bench measures the server.

It reads the frames of a server that sends no compressed ones, answers pings, and decodes of each
message only what somebody needs who chooses by chance.
"""

from __future__ import annotations

import asyncio
import os
from collections import deque

import msgspec

encode = msgspec.json.encode
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
ENDS = b"\r\n\r\n"


class Option(msgspec.Struct):
    key: str


class Ask(msgspec.Struct):
    seat: int = -1
    options: list[Option] = msgspec.field(default_factory=list)


class Parts(msgspec.Struct):
    """Of a board: what is asked, if that has changed."""

    ask: Ask | None = None


class Heard(msgspec.Struct):
    """What matters of any message."""

    t: str
    v: int = 0
    seat: int | None = None
    parts: Parts | None = None
    result: object = None


hear = msgspec.json.Decoder(Heard).decode


class Line(asyncio.Protocol):
    """One socket."""

    def __init__(self, port: int, cookie: str) -> None:
        self.port = port
        self.cookie = cookie
        self.raw = bytearray()
        self.heard: deque[Heard] = deque()
        self.waits: asyncio.Future[None] | None = None
        self.opened = False
        self.closed = False
        self.transport: asyncio.Transport | None = None

    async def open(self) -> Line:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, "127.0.0.1", self.port)
        while not self.opened:
            if self.closed:
                raise ConnectionError
            await self.wait()
        return self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        host = f"127.0.0.1:{self.port}"
        transport.write(
            f"GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n"
            f"Cookie: {self.cookie}\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        self.wake()

    def data_received(self, data: bytes) -> None:
        self.raw += data
        if not self.opened:
            at = self.raw.find(ENDS)
            if at < 0:
                return
            if b" 101 " not in self.raw[:at]:
                raise ConnectionError(self.raw[:at].decode())
            del self.raw[: at + len(ENDS)]
            self.opened = True
        while self.frame():
            pass
        self.wake()

    def frame(self) -> bool:
        """One frame from what has come; False if there is no whole one."""
        raw = self.raw
        if len(raw) < 2:
            return False
        length, start = raw[1], 2
        if length > 125:
            start = 4 if length == 126 else 10
            length = int.from_bytes(raw[2:start], "big")
        if len(raw) < start + length:
            return False
        kind, told = raw[0] & 15, bytes(raw[start : start + length])
        del raw[: start + length]
        if kind == TEXT:
            self.heard.append(hear(told))
        elif kind == PING:
            self.write(PONG, told)
        elif kind == CLOSE:
            self.close()
        return True

    def write(self, kind: int, told: bytes) -> None:
        length = len(told)
        size = bytes([length]) if length < 126 else b"\x7e" + length.to_bytes(2, "big")
        head = bytes([0x80 | kind, 0x80 | size[0]]) + size[1:]
        mask = os.urandom(4)
        pad = (mask * (length // 4 + 1))[:length]
        masked = (int.from_bytes(told, "big") ^ int.from_bytes(pad, "big")).to_bytes(length, "big")
        assert self.transport is not None
        self.transport.write(head + mask + masked)

    def say(self, **told: object) -> None:
        self.write(TEXT, encode(told))

    async def recv(self) -> Heard:
        while not self.heard:
            if self.closed:
                raise ConnectionError
            await self.wait()
        return self.heard.popleft()

    async def wait(self) -> None:
        if not self.closed:
            self.waits = asyncio.get_running_loop().create_future()
            await self.waits

    def wake(self) -> None:
        if self.waits is not None and not self.waits.done():
            self.waits.set_result(None)

    def close(self) -> None:
        self.closed = True
        if self.transport is not None:
            self.transport.close()
        self.wake()
