"""The server under load, on this machine alone (127.0.0.1), bounded in count and time.

python bench/server.py                      1,000 tables, about 330 decisions a second, 60 seconds
python bench/server.py --matches 10000      memory over so many whole matches, as fast as they go
python bench/server.py --kills 1000         killed so often; nothing acknowledged may be missing
  --database postgresql+psycopg://...       on another database than a SQLite file of its own
  --postgresql                              on a PostgreSQL of its own
  --native                                  with the compiled copy in build/native

Acknowledgements are timed from sending a choice to its `ack`, in this process (lines.py).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.clusters import cluster  # noqa: E402
from tests.server.running import House, house  # noqa: E402

from lines import Line  # noqa: E402

TICKS = os.sysconf("SC_CLK_TCK")
LINES = 16  # for requests, at once
OPEN = 2.0  # seconds for which a line that is not used stays open; the server ends it after five
AT_ONCE = 48  # tables at which whole matches are played
MOST_TABLES, MOST_SECONDS, MOST_MATCHES, MOST_KILLS = 5_000, 600, 100_000, 10_000
MOST_HOURS = 4  # for many matches
decode = msgspec.json.decode
encode = msgspec.json.encode


class Caller:
    """Plain HTTP on one line that stays open as long as it is used."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None
        self.used = 0.0

    async def call(self, method: str, path: str, cookie: str = "", told: object = None) -> Any:
        """What is answered, and the cookie that came with it."""
        if self.writer is not None and time.monotonic() > self.used + OPEN:
            self.close()
            self.writer = None
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        assert self.reader is not None
        body = b"" if told is None else encode(told)
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
        head += f"Cookie: {cookie}\r\nContent-Type: application/json\r\n"
        head += f"Content-Length: {len(body)}\r\n\r\n"
        self.writer.write(head.encode() + body)
        answer = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        length, given = 0, ""
        for line in answer.split("\r\n"):
            word, _, value = line.partition(": ")
            if word.lower() == "content-length":
                length = int(value)
            elif word.lower() == "set-cookie":
                given = value.partition(";")[0]
        raw = await self.reader.readexactly(length)
        self.used = time.monotonic()
        if int(answer.split(" ", 2)[1]) >= 400:
            raise RuntimeError(raw.decode())
        return decode(raw), given

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()


class Load:
    """Many tables with two people each, who choose by chance."""

    def __init__(self, port: int, game: str, rate: float) -> None:
        self.port = port
        self.game = game
        self.rate = rate  # decisions a second at one table; 0: at once
        self.callers = [Caller(port) for _ in range(LINES)]
        self.free: asyncio.Queue[Caller] = asyncio.Queue()
        for caller in self.callers:
            self.free.put_nowait(caller)
        self.took: list[float] = []  # seconds until an acknowledgement
        self.measuring = False
        self.ended = 0
        self.stopped = False
        self.cookies: list[str] = []
        self.decks: list[str] = []
        self.ready = 0

    async def call(self, method: str, path: str, cookie: str = "", told: object = None) -> Any:
        caller = await self.free.get()
        try:
            return await caller.call(method, path, cookie, told)
        finally:
            self.free.put_nowait(caller)

    def close(self) -> None:
        for caller in self.callers:
            caller.close()

    async def prepare(self, people: int) -> None:
        games, _ = await self.call("GET", "/api/games")
        found = next(one for one in games["games"] if one["id"] == self.game)
        self.decks = [deck["id"] for deck in found["decks"]]
        made = await asyncio.gather(*(self.call("GET", "/api/me") for _ in range(people)))
        self.cookies = [cookie for _, cookie in made]

    async def new_table(self, two: list[str]) -> str:
        new = {"game": self.game, "deck": self.deck(), "opponents": [{"who": "open"}]}
        made, _ = await self.call("POST", "/api/tables", two[0], new)
        await self.call("POST", f"/api/tables/{made['id']}/join", two[1], {"deck": self.deck()})
        return str(made["id"])

    def deck(self) -> dict[str, str]:
        return {"id": random.choice(self.decks)}

    async def plays(self, table: str, cookie: str) -> None:
        """One person at one table until the end of the match; who loses the line comes back."""
        while not self.stopped:
            try:
                await self.sits(table, cookie)
            except OSError:
                await asyncio.sleep(0.5)
            else:
                return

    async def sits(self, table: str, cookie: str) -> None:
        line = await Line(self.port, cookie).open()
        line.say(t="hello", table=table)
        seat, sent_at, sent = -1, 0.0, -1
        try:
            while not self.stopped:
                told = await line.recv()
                if told.t == "welcome":
                    seat = -1 if told.seat is None else told.seat
                elif told.t == "ack":
                    if self.measuring:
                        self.took.append(time.perf_counter() - sent_at)
                elif told.t == "state" and told.result:
                    return
                elif told.t == "pos" and told.v != sent:
                    ask = told.parts.ask if told.parts is not None else None
                    if ask is not None and ask.seat == seat and ask.options:
                        await asyncio.sleep(random.expovariate(self.rate) if self.rate else 0)
                        sent = told.v
                        key = random.choice(ask.options).key
                        sent_at = time.perf_counter()
                        line.say(t="choose", at=sent, pick=[key])
        finally:
            line.close()

    async def table(self, number: int) -> None:
        """A table, and another one when its match is over."""
        two = self.cookies[number * 2 : number * 2 + 2]
        await asyncio.sleep(number * 0.004)
        while not self.stopped:
            id = await self.new_table(two)
            self.ready += 1
            await asyncio.gather(*(self.plays(id, cookie) for cookie in two))
            self.ended += 1


def used(process: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(process: int) -> float:
    """Megabytes that a process has in memory."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def part(times: list[float], share: float) -> float:
    """The time below which a share of them lies, in ms."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000


async def load(server: House, tables: int, rate: float, seconds: float, game: str) -> None:
    """Tables at a rate of decisions for a while: acknowledgements, processor, memory."""
    assert server.process is not None
    pid = server.process.pid
    gc.disable()  # pauses of this client are not the server's
    crowd = Load(server.port, game, rate / tables)
    await crowd.prepare(tables * 2)
    print(f"{memory(pid):.0f} MB before, {len(crowd.cookies)} people", flush=True)
    tasks = [asyncio.create_task(crowd.table(number)) for number in range(tables)]
    limit = time.monotonic() + 30 + tables * 0.2
    while crowd.ready < tables and time.monotonic() < limit:
        await asyncio.sleep(0.2)
        for task in tasks:
            if task.done():
                task.result()
    await asyncio.sleep(3)
    crowd.measuring = True
    began, cpu, mine = time.perf_counter(), used(pid), time.process_time()
    await asyncio.sleep(seconds)
    crowd.measuring = False
    passed = time.perf_counter() - began
    cores = (used(pid) - cpu) / passed
    ours = (time.process_time() - mine) / passed
    crowd.stopped = True
    told = crowd.took
    print(
        f"{crowd.ready} tables, {len(told) / passed:.0f} choices/s acknowledged: "
        f"p50 {part(told, 0.5):.1f}, p95 {part(told, 0.95):.1f}, p99 {part(told, 0.99):.1f} ms; "
        f"{cores:.0%} of a core ({ours:.0%} for this client), {memory(pid):.0f} MB, "
        f"{crowd.ended} matches ended",
        flush=True,
    )
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    crowd.close()


async def matches(server: House, count: int, game: str, seconds: float) -> None:
    """Whole matches by chance, one after the other at several tables: memory must not grow."""
    assert server.process is not None
    pid = server.process.pid
    crowd = Load(server.port, game, 0)
    crowd.measuring = True
    await crowd.prepare(AT_ONCE * 2)
    left = count
    began = time.monotonic()

    def tell(whole: str) -> None:
        passed = time.monotonic() - began
        print(
            f"{crowd.ended} {whole}, {len(crowd.took)} choices, {passed:.0f} s: "
            f"{memory(pid):.0f} MB, {used(pid):.0f} s of processor",
            flush=True,
        )

    async def one_after_the_other(number: int) -> None:
        nonlocal left
        two = crowd.cookies[number * 2 : number * 2 + 2]
        while left > 0 and time.monotonic() < began + seconds:
            left -= 1
            id = await crowd.new_table(two)
            await asyncio.gather(*(crowd.plays(id, cookie) for cookie in two))
            crowd.ended += 1
            if crowd.ended % max(1, min(count // 20, 250)) == 0:
                tell("matches")

    await asyncio.gather(*(one_after_the_other(number) for number in range(AT_ONCE)))
    crowd.close()
    tell("matches in all")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=330)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--game", default="legions")
    parser.add_argument("--matches", type=int, default=0)
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--database", default="")
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--seed", type=int, default=20, help="of the kills")
    parser.add_argument("--native", action="store_true")
    told = parser.parse_args()
    if told.native:
        sys.path.insert(0, str(ROOT / "build" / "native"))
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = told.database or str(Path(folder, "tables.sqlite"))
        if told.postgresql:
            database = stack.enter_context(cluster())
        log = Path(folder, "log")
        seconds = min(told.seconds, MOST_SECONDS)
        if told.kills:
            from tests.server.test_killed import killed_again_and_again

            kills = min(told.kills, MOST_KILLS)
            acked, rows = killed_again_and_again(database, Path(folder), kills, told.seed, 25)
            print(f"{kills} kills: {acked} choices acknowledged, none missing; {rows} on disk")
            return
        with house(database, log, idle=5 if told.matches else 300) as server:
            if told.matches:
                count = min(told.matches, MOST_MATCHES)
                asyncio.run(matches(server, count, told.game, MOST_HOURS * 3600))
            else:
                tables = min(told.tables, MOST_TABLES)
                asyncio.run(load(server, tables, told.rate, seconds, told.game))


if __name__ == "__main__":
    main()
