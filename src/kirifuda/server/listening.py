"""Sockets, and streams of events for who cannot have one: the same messages over both."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from kirifuda.server import logs, wire
from kirifuda.server.hearing import QUESTIONS, Talk, hear, read, refuse
from kirifuda.server.hub import Hub
from kirifuda.server.limits import Gate
from kirifuda.server.live import Live
from kirifuda.server.refusing import RefusedError, no
from kirifuda.server.seating import Ear

encode = msgspec.json.encode
MOST_TALKS = 10_000
BEAT = 15.0  # seconds after which a stream says that it is alive
FAREWELL = 2.0  # seconds that somebody has to hear a good-bye
SILENCE = 60.0  # seconds that somebody who comes in has to say hello
CODES = {
    "no table": wire.NO_TABLE,
    "private": wire.NOT_YOURS,
    "not yours": wire.NOT_YOURS,
    "too much": wire.TOO_MUCH,
}


class Queued(Ear):
    """An ear with messages that wait to be sent; one that takes none for long is closed."""

    def __init__(self, person: str, seat: int | None, most: int, streams: bool = False) -> None:
        super().__init__(person, seat)
        self.streams = streams
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.most = most
        self.code = 1000

    def send(self, raw: bytes) -> None:
        if self.queue.qsize() >= self.most:
            self.end(wire.TOO_MUCH, again=True)
        elif self.code == 1000:
            self.queue.put_nowait(raw)

    def end(self, code: int, again: bool) -> None:
        if self.code == 1000:
            self.code = code
            self.queue.put_nowait(encode(wire.Bye(code=code, again=again)))
            self.queue.put_nowait(None)


class Reply(Ear):
    """An ear that collects the answers to one message."""

    listens = False

    def __init__(self, person: str, seat: int | None) -> None:
        super().__init__(person, seat)
        self.said: list[bytes] = []

    def send(self, raw: bytes) -> None:
        self.said.append(raw)

    def end(self, code: int, again: bool) -> None:
        self.said.append(encode(wire.Bye(code=code, again=again)))


class Listening:
    """All who listen."""

    def __init__(self, hub: Hub, gate: Gate) -> None:
        self.hub = hub
        self.gate = gate
        self.ears: set[Queued] = set()
        self.talks: OrderedDict[str, Talk] = OrderedDict()  # of those who speak in requests
        self.empty = asyncio.Event()  # nobody listens any more
        self.limits = hub.settings.limits

    # -- sockets ---------------------------------------------------------------------------

    async def socket(self, websocket: WebSocket) -> None:
        """One socket, from its first message to its end."""
        headers = websocket.headers
        host = websocket.client.host if websocket.client else ""
        address = self.gate.address(host)
        if not self.gate.same_site(headers.get("origin", ""), headers.get("host", "")):
            await websocket.close(wire.NOT_YOURS)
            return
        if address.sockets >= self.limits.sockets or self.hub.stopping:
            await websocket.close(wire.TOO_MUCH)
            return
        offered = headers.get("sec-websocket-protocol", "")
        spoken = wire.PROTOCOL if wire.PROTOCOL in offered.replace(" ", "").split(",") else None
        address.sockets += 1
        try:
            await websocket.accept(subprotocol=spoken)
            await self.converse(websocket)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # they are gone
        finally:
            address.sockets -= 1

    async def converse(self, websocket: WebSocket) -> None:
        try:
            async with asyncio.timeout(SILENCE):
                hello = read(await received(websocket))
            if not isinstance(hello, wire.Hello):
                raise no("hello first")
            live, ear = await self.sits(self.hub.people.who(websocket), hello)
        except RefusedError as error:
            code = CODES.get(error.reasons[0].code, wire.BAD)
            await say_no(websocket, error, code)
            return
        except TimeoutError:
            await websocket.close(wire.BAD)
            return
        self.ears.add(ear)
        writer = asyncio.ensure_future(write(websocket, ear))
        self.hub.comes(live, ear)
        try:
            await self.listen(websocket, live, ear)
        finally:
            self.leaves(live, ear)
            if ear.code == 1000:
                writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, TimeoutError):
                async with asyncio.timeout(FAREWELL):
                    await writer

    async def sits(
        self, person: str, hello: wire.Hello, streams: bool = False
    ) -> tuple[Live, Queued]:
        live = await self.hub.table(hello.table)
        seat = await self.hub.place(live, person, hello.token)
        same = live.gallery.ears if seat is None else live.chairs[seat].ears
        if seat is not None and len(same) >= self.limits.same_seat:
            same[0].end(wire.ELSEWHERE, again=False)
        return live, Queued(person, seat, self.limits.waiting, streams)

    async def listen(self, websocket: WebSocket, live: Live, ear: Queued) -> None:
        talk = Talk(self.limits)
        errors = 0
        while ear.code == 1000:
            raw = await received(websocket)
            message: wire.Incoming | None = None
            try:
                message = read(raw)
                talk.allow(message)
            except RefusedError as error:
                well = isinstance(message, QUESTIONS)  # a pointer that runs over many cards
                if message is not None and well:
                    refuse(live, ear, message, error)
                else:
                    ear.send(encode(wire.No(of="", reasons=error.reasons)))
            else:
                # what has begun is ended, also if they leave meanwhile
                well = await asyncio.shield(hear(self.hub, live, ear, message))
            errors = 0 if well else errors + 1
            if errors >= self.limits.errors:
                ear.end(wire.BAD, again=True)

    # -- streams ---------------------------------------------------------------------------

    async def events(self, request: Request) -> Response:
        """GET /api/tables/ID/events: the messages of a socket as server-sent events."""
        hello = wire.Hello(
            table=request.path_params["id"], token=request.headers.get("x-table-token", "")
        )
        hello.token = hello.token or request.query_params.get("token", "")[:64]
        address = self.gate.address(request.client.host if request.client else "")
        if address.sockets >= self.limits.sockets or self.hub.stopping:
            raise no("too much")
        live, ear = await self.sits(self.hub.people.who(request), hello, True)
        address.sockets += 1
        self.ears.add(ear)

        async def stream() -> AsyncIterator[bytes]:
            self.hub.comes(live, ear)
            try:
                while True:
                    try:
                        async with asyncio.timeout(BEAT):
                            raw = await ear.queue.get()
                    except TimeoutError:
                        yield b": here\n\n"
                        continue
                    if raw is None:
                        return
                    yield b"data: " + raw + b"\n\n"
            finally:
                address.sockets -= 1
                self.leaves(live, ear)

        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        return StreamingResponse(stream(), media_type="text/event-stream", headers=headers)

    async def say(self, request: Request, raw: bytes) -> bytes:
        """POST /api/tables/ID/say: one message, and the answers to it alone."""
        live = await self.hub.table(request.path_params["id"])
        person = self.hub.people.who(request)
        token = request.headers.get("x-table-token", "")
        seat = await self.hub.place(live, person, token)
        ear = Reply(person, seat)
        message = read(raw)
        self.talk(person or (request.client.host if request.client else "")).allow(message)
        if isinstance(message, wire.Hello):
            live.welcome(ear)
        else:
            await asyncio.shield(hear(self.hub, live, ear, message))
        return b"[" + b",".join(ear.said) + b"]"

    def talk(self, who: str) -> Talk:
        """What somebody may still say in requests, as one may on a socket."""
        found = self.talks.pop(who, None) or Talk(self.limits)
        self.talks[who] = found
        while len(self.talks) > MOST_TALKS:
            self.talks.popitem(last=False)
        return found

    def leaves(self, live: Live, ear: Queued) -> None:
        self.ears.discard(ear)
        if not self.ears:
            self.empty.set()
        self.hub.goes(live, ear)

    async def close(self, seconds: float) -> None:
        """Say good-bye to all; they may come back."""
        for ear in list(self.ears):
            ear.end(wire.GOING, again=True)
        self.empty.clear()
        if self.ears:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self.empty.wait()
        if self.ears:
            logs.event("sockets left", count=len(self.ears))


async def received(websocket: WebSocket) -> bytes | str:
    """The next message, as text or bytes."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    return text if text is not None else message.get("bytes") or b""


async def write(websocket: WebSocket, ear: Queued) -> None:
    """Send what waits, until the good-bye."""
    try:
        while True:
            raw = await ear.queue.get()
            if raw is None:
                await websocket.close(ear.code)
                return
            await websocket.send_text(raw.decode())
    except (WebSocketDisconnect, RuntimeError, OSError):
        return  # they are gone; whoever listens notices


async def say_no(websocket: WebSocket, error: RefusedError, code: int) -> None:
    no_ = wire.No(of="hello", reasons=error.reasons)
    await websocket.send_text(encode(no_).decode())
    await websocket.send_text(encode(wire.Bye(code=code, again=False)).decode())
    await websocket.close(code)
