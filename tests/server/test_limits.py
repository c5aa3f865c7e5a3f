"""Limits: what one socket, one guest and one address may do, and keys that grow old."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import select, update
from starlette.requests import Request
from starlette.websockets import WebSocket, WebSocketDisconnect
from tests.server.room import room, sit_down, told

from kirifuda.server.app import Server
from kirifuda.server.hub import Hub
from kirifuda.server.limits import Bucket, Gate
from kirifuda.server.listening import Listening, Queued
from kirifuda.server.people import COOKIE, ROTATES, YEAR, People, signing_keys
from kirifuda.server.refusing import RefusedError
from kirifuda.server.settings import Limits, Settings
from kirifuda.server.store import schema
from kirifuda.server.wire import BAD


def test_tokens_come_back_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("kirifuda.server.limits.time.monotonic", lambda: now)
    bucket = Bucket((10, 3))
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now += 0.125
    assert [bucket.take() for _ in range(2)] == [True, False]
    now += 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def asks(hub: Hub, person: str, table: str) -> Request:
    """A request of a guest about a table."""
    cookie = f"{COOKIE}={hub.people.sign(person)}".encode()
    scope: dict[str, Any] = {
        "type": "http",
        "method": "POST",
        "headers": [(b"cookie", cookie)],
        "path_params": {"id": table},
        "client": ("127.0.0.1", 5),
    }
    return Request(scope)


def test_who_speaks_in_requests_may_say_as_much_as_on_a_socket(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "legions", seed=3)
        listening = Listening(hub, Gate(hub.settings))
        one, two = (asks(hub, live.chairs[seat].person, live.id) for seat in (0, 1))
        why = b'{"t":"why","id":1,"at":0}'
        for _ in range(3):
            assert b'"answer"' in await listening.say(one, why)
        with pytest.raises(RefusedError) as refused:
            await listening.say(one, why)
        assert refused.value.status == 429
        assert b'"answer"' in await listening.say(two, why)  # another guest has its own
        assert b'"pong"' in await listening.say(one, b'{"t":"ping","ms":1}')

    told(story, tmp_path, limits=Limits(ask=(0.001, 3)))


class Saying:
    """A socket on which one thing is said over and over, and then it is closed."""

    def __init__(self, text: str, times: int) -> None:
        self.left = [{"type": "websocket.receive", "text": text}] * times

    async def receive(self) -> dict[str, str]:
        return self.left.pop() if self.left else {"type": "websocket.disconnect"}


@pytest.mark.parametrize(
    ("said", "ends"), [('{"t":"why","id":1,"at":0}', False), ('{"t":"concede"', True)]
)
def test_too_many_questions_are_not_answered_and_close_no_socket(
    tmp_path: Path, said: str, ends: bool
) -> None:
    async def story(hub: Hub) -> None:
        live = await sit_down(hub, "legions", seed=3)
        ear = Queued(live.chairs[0].person, 0, 100)
        listening = Listening(hub, Gate(hub.settings))
        with contextlib.suppress(WebSocketDisconnect):
            await listening.listen(cast(WebSocket, Saying(said, 9)), live, ear)
        assert (ear.code == BAD) is ends
        heard = [raw for raw in (ear.queue.get_nowait() for _ in range(ear.queue.qsize())) if raw]
        assert sum(b'"too much"' in raw for raw in heard) == (0 if ends else 6)

    told(story, tmp_path, limits=Limits(ask=(0.001, 3)))


def test_cookies_are_signed_with_a_new_key_each_month_and_old_ones_hold(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as hub:
            old = hub.people.sign("somebody")
            made = schema.signing.c.made

            async def later(seconds: int) -> list[str]:
                change = update(schema.signing).values(made=made - seconds * 1000)
                await hub.journal.run_one(change)
                keys: list[str] = await hub.journal.write(work=signing_keys)
                return keys

            assert len(await later(ROTATES - 100)) == 1
            keys = await later(200)
            assert len(keys) == 2
            people = People(hub.store, hub.journal, keys)
            assert people.signer.loads(old) == "somebody"
            assert people.sign("somebody") != old
            assert len(await later(YEAR - 200)) == 3  # the first may still be in a cookie
            assert len(await later(300)) == 2
            assert len(hub.store.read_now(select(schema.signing))) == 2

    asyncio.run(story())


def test_nothing_new_is_taken_once_it_stops(tmp_path: Path) -> None:
    async def story() -> None:
        server = Server(Settings(database=str(tmp_path / "tables.sqlite")))
        await server.start()
        hub = server.ready
        live = await sit_down(hub, "legions", seed=3)
        await server.stop()
        with pytest.raises(ConnectionError):
            await hub.journal.write()
        assert live.falling is None

    asyncio.run(story())
