"""What must be on disk after a server was killed, read without one."""

from __future__ import annotations

from sqlalchemy import select

import kirifuda
from kirifuda.server.reopening import Course
from kirifuda.server.store.opening import Store
from kirifuda.server.store.schema import step, tables

TEXTS = select(step.c.table, step.c.v, step.c.said).where(step.c.said != "")
TABLES = select(tables)
STEPS = select(step).order_by(step.c.v)


class Kept:
    """A database that nobody writes into any more."""

    def __init__(self, address: str) -> None:
        self.store = Store(address)

    def close(self) -> None:
        self.store.close()

    def said(self) -> set[tuple[str, int, str]]:
        """Every choice of a person: table, version, and what was sent."""
        rows = self.store.read_now(TEXTS)
        return {(row["table"], row["v"] - 1, row["said"]) for row in rows}

    def check_tables(self) -> int:
        """Every table plays again to its last row, with the digests that were kept; how many."""
        found = self.store.read_now(TABLES)
        for table in found:
            game = kirifuda.game(table["game"])
            steps = self.store.read_now(STEPS.where(step.c.table == table["id"]))
            assert [row["v"] for row in steps] == list(range(1, len(steps) + 1))
            if table["setup"] is None:  # somebody had not sat down yet
                assert not steps
                continue
            course = Course(game.open(game.setting(table["setup"]), int(table["seed"]), True))
            course.follow(steps)
            assert not course.wrong, (table["id"], course.wrong)
        return len(found)
