"""Opening the database: its engine, its migrations, and the two ways to use it.

SQLite has one connection that writes and readers that cannot: two that write or checkpoint at once
can damage a write-ahead log in versions up to 3.51.2.
"""

from __future__ import annotations

import asyncio
from importlib import resources
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event, make_url
from sqlalchemy.engine import Connection
from sqlalchemy.pool import NullPool, QueuePool, StaticPool

BUSY = 5000  # ms


class Store:
    """A database that is open. `writer` belongs to the journal's thread."""

    def __init__(self, address: str) -> None:
        self.address = address
        url = make_url(address)
        self.sqlite = url.get_backend_name() == "sqlite"
        if self.sqlite:
            path = url.database or ""
            if path in ("", ":memory:"):
                raise ValueError("a server keeps its tables in a file, not in memory")
            Path(path).parent.mkdir(parents=True, exist_ok=True)
            self.writer = lite(address, StaticPool, readonly=False)
            self.reader = lite(address, QueuePool, readonly=True)
        else:
            self.writer = create_engine(address, pool_size=1, max_overflow=0, pool_pre_ping=True)
            self.reader = create_engine(address, pool_size=4, max_overflow=4, pool_pre_ping=True)

    def upgrade(self) -> None:
        """Bring the database to the present version, from whichever it has."""
        config = Config()
        folder = resources.files("kirifuda.server.store") / "migrations"
        config.set_main_option("script_location", str(folder))
        with self.writer.connect() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.commit()

    async def read(self, wanted: Any) -> list[dict[str, Any]]:
        """The rows that a statement finds, read beside the loop."""
        return await asyncio.to_thread(self.read_now, wanted)

    def read_now(self, wanted: Any) -> list[dict[str, Any]]:
        with self.reader.connect() as connection:
            return found(connection, wanted)

    def close(self) -> None:
        self.writer.dispose()
        self.reader.dispose()


def lite(address: str, pool: type[StaticPool | QueuePool | NullPool], readonly: bool) -> Engine:
    """An engine for SQLite, with a log that is flushed at every commit."""
    engine = create_engine(
        address, poolclass=pool, connect_args={"check_same_thread": False, "timeout": BUSY / 1000}
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        if readonly:
            cursor.execute("PRAGMA query_only=ON")
        cursor.close()

    return engine


def found(connection: Connection, wanted: Any) -> list[dict[str, Any]]:
    """The rows that a statement finds, each by its columns."""
    return [dict(row) for row in connection.execute(wanted).mappings()]
