"""The database: its versions, its one writer, and the same on both kinds."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, select, text
from sqlalchemy.exc import OperationalError
from tests.server.clusters import cluster
from tests.server.room import listen, play, room, sit_down

from kirifuda.server.journal import Row
from kirifuda.server.reopening import rows_of
from kirifuda.server.store import schema
from kirifuda.server.store.opening import Store


def migrated(address: str) -> None:
    """The migrations make the tables that the code knows, also if they run again."""
    store = Store(address)
    for _ in range(2):
        store.upgrade()
    with store.reader.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.META) == []
    store.close()


def test_migrations_make_what_the_code_knows(tmp_path: Path) -> None:
    migrated(f"sqlite:///{tmp_path / 'tables.sqlite'}")


def test_nothing_is_kept_in_memory_alone() -> None:
    for address in ("sqlite://", "sqlite:///:memory:"):
        with pytest.raises(ValueError, match="file"):
            Store(address)


def test_readers_cannot_write_and_commits_reach_the_disk(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    store.upgrade()
    row = {"id": "x", "name": "", "secret_hash": None, "made": 0}
    with store.reader.connect() as connection, pytest.raises(OperationalError):
        connection.execute(insert(schema.person).values(row))
    with store.writer.connect() as connection:
        assert connection.execute(text("PRAGMA synchronous")).scalar_one() == 2  # FULL
        assert connection.execute(text("PRAGMA journal_mode")).scalar_one() == "wal"
    store.close()


async def one_fails(folder: Path, **settings: str) -> None:
    """What fails in a commit fails alone, and takes nothing of its own with it."""
    async with room(folder, **settings) as hub:
        live = await sit_down(hub, "legions", seed=3)
        good = [Row(live.id, v, "choose", 0, 0, 0) for v in (1, 2)]
        twice = [Row(live.id, 3, "choose", 0, 0, 0), Row(live.id, 2, "choose", 0, 0, 0)]
        foreign = [Row("nowhere", 1, "choose", 0, 0, 0)]
        later = [Row(live.id, 3, "back", 1, 5, 0, 7, 8, "said", "digest")]
        jobs = [hub.journal.write(rows) for rows in (good, twice, foreign, later)]
        found = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(one, Exception) for one in found] == [False, True, True, False]
        rows = rows_of(hub, live.id).steps
        assert [row["v"] for row in rows] == [1, 2, 3]
        assert tuple(rows[2].values()) == tuple(later[0])


def test_a_failure_is_nobody_elses(tmp_path: Path) -> None:
    asyncio.run(one_fails(tmp_path))


def test_the_same_with_postgresql(tmp_path: Path) -> None:
    with cluster() as database:
        migrated(database)
        asyncio.run(one_fails(tmp_path, database=database))
        asyncio.run(plays_on(tmp_path, database))


async def plays_on(folder: Path, database: str) -> None:
    async with room(folder, database=database) as hub:
        live = await sit_down(hub, "rebirth", seed=3)
        boxes = [listen(hub, live, seat) for seat in (0, 1)]
        await play(hub, live, boxes, random.Random(1), 40)
        hub.give_up(live)
        again = await hub.table(live.id)
        assert again.v == live.v
        assert again.match is not None
        assert live.match is not None
        assert again.match.digest() == live.match.digest()
        people = hub.store.read_now(select(schema.person))
        assert len(people) >= 2
