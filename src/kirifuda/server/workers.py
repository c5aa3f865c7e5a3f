"""Workers: processes beside the loop for what takes long, ended if it takes too long.

A job goes to a worker that has nothing to do, and has so much processor time there. A worker that
does not answer long after that is ended, and another one started.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from typing import Any

import msgspec

from kirifuda.server import logs
from kirifuda.server.refusing import RefusedError, no
from kirifuda.server.wire import Refusal
from kirifuda.server.worker import LENGTH

STARTING = 30.0  # seconds that a worker's first job of a game may take beside its own time
SLACK = 4  # times as long by the clock: others may keep the machine busy


class WorkerError(Exception):
    """A job that failed, or took too long."""


class Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.knows: set[Any] = set()  # games whose cards it has read

    async def ask(self, name: str, args: list[Any], seconds: float) -> Any:
        source, sink = self.process.stdout, self.process.stdin
        assert source is not None
        assert sink is not None
        most = seconds + (0 if args[0] in self.knows else STARTING)
        request = msgspec.msgpack.encode([name, args, most])
        sink.write(len(request).to_bytes(LENGTH, "big") + request)
        async with asyncio.timeout(most * SLACK):
            await sink.drain()
            head = await source.readexactly(LENGTH)
            raw = await source.readexactly(int.from_bytes(head, "big"))
        self.knows.add(args[0])
        return msgspec.msgpack.decode(raw)

    def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()


class Workers:
    """All of them."""

    def __init__(self, count: int) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.idle: asyncio.Queue[Worker | None] = asyncio.Queue()
        self.all: set[Worker] = set()
        self.waiting = 0
        for _ in range(self.count):
            self.idle.put_nowait(None)  # started when it is needed

    async def start(self) -> Worker:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "kirifuda.server.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        worker = Worker(process)
        self.all.add(worker)
        return worker

    async def ask(self, name: str, *args: Any, seconds: float) -> Any:
        """What a job comes to; `seconds` of processor time. Reasons of the engine are raised."""
        self.waiting += 1
        worker = await self.idle.get()
        self.waiting -= 1
        try:
            if worker is None:
                worker = await self.start()
            well, found = await worker.ask(name, list(args), seconds)
        except (TimeoutError, asyncio.IncompleteReadError, OSError, msgspec.DecodeError) as error:
            logs.event("worker ended", job=name, error=type(error).__name__)
            self.drop(worker)
            worker = None
            raise WorkerError(f"{name}: {type(error).__name__}") from error
        except OverflowError as error:  # nothing was sent
            raise no("message", "a number is too large") from error
        except BaseException:  # what was asked is not wanted any more, and nobody hears the answer
            self.drop(worker)
            worker = None
            raise
        finally:
            self.idle.put_nowait(worker)
        if well:
            return found
        if isinstance(found, list):
            raise RefusedError(400, msgspec.convert(found, list[Refusal]))
        raise WorkerError(f"{name}: {found}")

    def drop(self, worker: Worker | None) -> None:
        if worker is not None:
            worker.end()
            self.all.discard(worker)

    async def close(self) -> None:
        for worker in list(self.all):
            worker.end()
            await worker.process.wait()
        self.all.clear()
