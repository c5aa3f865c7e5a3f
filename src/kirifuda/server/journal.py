"""The journal: one thread that writes all that is kept, one commit for all that wait.

Whoever writes gets a future; it is done once what was written is on disk. What waits while a commit
is under way goes into the next one, so that a slow disk makes commits larger and not queues longer.
If a commit fails, each piece of it is tried alone, so that nobody suffers for another's mistake.
"""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Any, NamedTuple

from sqlalchemy import Executable, text
from sqlalchemy.engine import Connection

from kirifuda.server import logs
from kirifuda.server.store.opening import Store

Work = Callable[[Connection], Any]


class Row(NamedTuple):
    """A row of `step`, in the order of its columns."""

    table: str
    v: int
    kind: str
    seat: int
    arg: int
    at_ms: int
    spent_ms: int = 0
    away_ms: int = 0
    said: str = ""
    digest: str = ""


COLUMNS = ", ".join(f'"{name}"' for name in Row._fields)
TEXTS = ("table", "kind", "said", "digest")
# One statement for any number of rows: a call for each row would let go of the lock each time.
LITE = text(
    f"INSERT INTO step ({COLUMNS}) SELECT "
    + ", ".join(f"json_extract(value, '$[{at}]')" for at in range(len(Row._fields)))
    + " FROM json_each(:rows) WHERE true ORDER BY json_each.key"
)
POSTGRES = text(
    f"INSERT INTO step ({COLUMNS}) SELECT "
    + ", ".join(
        f"r ->> {at}" if name in TEXTS else f"CAST(r ->> {at} AS bigint)"
        for at, name in enumerate(Row._fields)
    )
    + " FROM json_array_elements(CAST(:rows AS json)) AS r"
)


class Job:
    """Rows and other work that are written together or not at all."""

    def __init__(
        self, rows: Sequence[Row], work: Work | None, done: asyncio.Future[Any] | None
    ) -> None:
        self.rows = rows
        self.work = work
        self.done = done
        self.result: Any = None
        self.error: BaseException | None = None


class Journal:
    """The thread, and how to give it work. Made and used in the loop's thread."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.loop = asyncio.get_running_loop()
        self.insert = LITE if store.sqlite else POSTGRES
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.waiting = 0  # jobs that are not on disk yet
        self.written = 0
        self.commits = 0
        self.closed = False
        self.thread = threading.Thread(target=self.run, name="journal", daemon=True)
        self.thread.start()

    def write(self, rows: Sequence[Row] = (), work: Work | None = None) -> asyncio.Future[Any]:
        """Write rows and do other work in one transaction; what the work gave, once on disk."""
        done: asyncio.Future[Any] = self.loop.create_future()
        if self.closed:
            done.set_exception(ConnectionError("the journal is closed"))
            return done
        self.waiting += 1
        self.queue.put(Job(rows, work, done))
        return done

    async def run_one(self, statement: Executable) -> None:
        """Do one statement, on disk when this is done."""

        def work(connection: Connection) -> None:
            connection.execute(statement)

        await self.write(work=work)

    async def close(self) -> None:
        """Write what waits, then end."""
        if not self.closed:
            self.closed = True
            self.queue.put(None)
        await asyncio.to_thread(self.thread.join)

    # -- in the thread ---------------------------------------------------------------------

    def run(self) -> None:
        going = True
        while going:
            jobs: list[Job] = []
            job = self.queue.get()
            while True:
                if job is None:
                    going = False
                else:
                    jobs.append(job)
                if self.queue.empty():
                    break
                job = self.queue.get()
            if jobs:
                self.commit(jobs)

    def commit(self, jobs: list[Job]) -> None:
        started = time.perf_counter()
        try:
            self.carry_out(jobs)
        except BaseException as error:
            if len(jobs) == 1:
                jobs[0].error = error
            else:
                for job in jobs:
                    try:
                        self.carry_out([job])
                    except BaseException as alone:
                        job.error = alone
        took = time.perf_counter() - started
        if took > 1.0:
            logs.event("slow commit", jobs=len(jobs), seconds=round(took, 3))
        self.commits += 1
        try:
            self.loop.call_soon_threadsafe(self.settle, jobs)
        except RuntimeError:  # the loop is closed: nobody waits any more
            return

    def carry_out(self, jobs: list[Job]) -> None:
        rows: list[Row] = []
        with self.store.writer.begin() as connection:
            for job in jobs:
                if job.work is not None:
                    job.result = job.work(connection)
                rows.extend(job.rows)
            if rows:
                connection.execute(self.insert, {"rows": json.dumps(rows)})

    # -- in the loop -----------------------------------------------------------------------

    def settle(self, jobs: list[Job]) -> None:
        self.waiting -= len(jobs)
        for job in jobs:
            self.written += len(job.rows)
            if job.done is None or job.done.done():
                continue
            if job.error is not None:
                job.done.set_exception(job.error)
            else:
                job.done.set_result(job.result)
