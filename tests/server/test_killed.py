"""A server that is killed in the middle, again and again, has kept all that it acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path

import pytest
from tests.server.client import Guest, Mind, RefusedError, Seat, ends, run
from tests.server.clusters import cluster
from tests.server.keeping import Kept
from tests.server.room import comes_to
from tests.server.running import House, brood, house
from websockets.exceptions import ConnectionClosed

from kirifuda.server.picking import fingerprint

KILLS = 20
TABLES = 6
LIFE = (0.15, 0.6)  # seconds until the next kill
LEAST = 4  # choices that are acknowledged before it
GAMES = ("rebirth", "legions", "legend_of_stars", "luck_and_logic", "vanguard")


class Crowd:
    """People who play at tables of one server, and what was acknowledged to them."""

    def __init__(self, server: House, rng: random.Random) -> None:
        self.server = server
        self.rng = rng
        self.guests: list[Guest] = []
        self.tables: list[tuple[str, list[Guest]]] = []
        self.acked: set[tuple[str, int, str]] = set()
        self.stopped = False

    async def open_table(self) -> None:
        two = [await Guest(self.server.address).enter() for _ in range(2)]
        game = self.rng.choice(GAMES)
        decks = {
            one["id"]: one["decks"] for one in (await two[0].ask("GET", "/api/games"))["games"]
        }
        first, second = (deck["id"] for deck in decks[game][:2])
        made = await two[0].table(game, first, "open")
        await two[1].ask("POST", f"/api/tables/{made['id']}/join", {"deck": {"id": second}})
        self.tables.append((made["id"], two))

    async def plays(self, table: str, guest: Guest, luck: random.Random) -> None:
        """One person, until the server goes: what is acknowledged is remembered."""
        sent: dict[int, str] = {}
        with contextlib.suppress(ConnectionClosed, OSError, TimeoutError, RefusedError):
            seat = await Seat(guest, table).sit()
            while not self.stopped:
                heard = await seat.hear(5)
                if heard["t"] == "ack":
                    self.acked.add((table, heard["at"], sent[heard["at"]]))
                if seat.options and seat.v not in sent:
                    pick = [luck.choice(seat.options)["key"]]
                    sent[seat.v] = fingerprint(pick)
                    await seat.send(t="choose", at=seat.v, pick=pick)

    async def life(self, seconds: float) -> None:
        """All play for a while; then the server is killed."""
        with contextlib.suppress(TimeoutError):  # what cannot be opened now is opened later
            while len(self.tables) < TABLES:
                await self.open_table()
        tasks = [
            asyncio.create_task(self.plays(table, guest, random.Random(self.rng.random())))
            for table, two in self.tables
            for guest in two
        ]
        before = len(self.acked)
        await asyncio.sleep(seconds)
        with contextlib.suppress(TimeoutError):  # also where others keep the machine busy
            await comes_to(lambda: len(self.acked) >= before + LEAST, 10)
        await asyncio.to_thread(self.server.kill)
        await asyncio.wait(tasks, timeout=20)


def killed_again_and_again(
    database: str, folder: Path, kills: int, seed: int = 20, tells: int = 0
) -> tuple[int, int]:
    """How many choices were acknowledged, and how many rows there are in the end."""
    rng = random.Random(seed)
    with brood(database, folder / "log") as server:
        crowd = Crowd(server, rng)
        for kill in range(kills):
            if kill:
                server.start()
            if kill % 7 == 6:  # some matches are at their end by then
                crowd.tables.clear()
            run(crowd.life(rng.uniform(*LIFE)))
            kept = Kept(address(database))
            missing = crowd.acked - kept.said()
            kept.close()
            assert not missing, f"after kill {kill + 1}: {len(missing)} of {len(crowd.acked)}"
            if tells and kill % tells == tells - 1:
                print(f"{kill + 1} kills, {len(crowd.acked)} acknowledged, all kept", flush=True)
    kept = Kept(address(database))
    tables = kept.check_tables()
    rows = len(kept.said())
    kept.close()
    assert tables >= TABLES
    return len(crowd.acked), rows


def address(database: str) -> str:
    return database if "://" in database else f"sqlite:///{database}"


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_with_sqlite(tmp_path: Path) -> None:
    acked, rows = killed_again_and_again(str(tmp_path / "tables.sqlite"), tmp_path, KILLS)
    assert acked > KILLS
    assert rows >= acked


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_with_postgresql(tmp_path: Path) -> None:
    with cluster() as database:
        acked, rows = killed_again_and_again(database, tmp_path, KILLS)
    assert acked > KILLS
    assert rows >= acked


def test_a_graceful_stop_says_good_bye(tmp_path: Path) -> None:
    async def stops(server: House) -> Mind:
        guest = await Guest(server.address).enter()
        made = await guest.table("legions", "ash", "open")
        seat = await Seat(guest, made["id"]).sit()
        await seat.hear_until("state")
        ending = asyncio.create_task(asyncio.to_thread(server.end))
        bye = await seat.hear_until("bye")
        assert bye == {"t": "bye", "code": 1001, "again": True}
        assert seat.socket is not None
        assert await ends(seat.socket) == 1001
        assert await ending == 0
        return seat

    with house(str(tmp_path / "tables.sqlite"), tmp_path / "log") as server:
        run(stops(server))
    assert '"event": "stopped"' in (tmp_path / "log").read_text()


def test_a_line_that_just_ends_is_noticed(tmp_path: Path) -> None:
    """A socket that does not answer pings any more is one of somebody who is away."""

    async def silent(server: House) -> None:
        one, two = [await Guest(server.address).enter() for _ in range(2)]
        made = await one.table("legions", "ash", "open")
        path = f"/api/tables/{made['id']}/join"
        await two.ask("POST", path, {"deck": {"id": "elm"}})
        seat = await Seat(one, made["id"]).sit()
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        head = (
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {'A' * 22}==\r\nCookie: {two.cookie}\r\n\r\n"
        )
        writer.write(head.encode())
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        hello = f'{{"t":"hello","table":"{made["id"]}"}}'.encode()
        # a short text frame of a client, with a mask of zeros
        writer.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        while not seat.state.get("seats") or not seat.state["seats"][1]["here"]:
            await seat.hear()
        while seat.state["seats"][1]["here"]:  # and then it says nothing more
            await seat.hear()
        assert seat.state["seats"][0]["here"]
        writer.close()

    with house(str(tmp_path / "tables.sqlite"), tmp_path / "log", alive=0.5) as server:
        run(silent(server))
