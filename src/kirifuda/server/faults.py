"""Faults of our own at a table: noted down with the record; after too many it is frozen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import insert, update

from kirifuda.kernel.errors import KirifudaError
from kirifuda.server import logs
from kirifuda.server.live import FROZEN, LIVE, Live
from kirifuda.server.people import millis
from kirifuda.server.store import schema

if TYPE_CHECKING:
    from kirifuda.server.hub import Hub

MOST_FAULTS = 20  # before a table is frozen


async def fault(hub: Hub, live: Live, what: str) -> None:
    """Something of ours failed at a table: a report is kept; what was under way goes on."""
    live.faults += 1
    frozen = live.faults == MOST_FAULTS
    if frozen:
        live.status = FROZEN
        live.stop_timers()
        live.clocks.stop()
        live.thinking = -1
    if live.faults <= MOST_FAULTS:
        row = report_row(live, None, what, live.v)
        stands = update(schema.tables).where(schema.tables.c.id == live.id)

        def work(connection: Any) -> None:
            connection.execute(insert(schema.report).values(row))
            if frozen:
                connection.execute(stands.values(status=FROZEN))

        try:
            await hub.journal.write(work=work)
        except Exception as error:
            logs.failure("fault not kept", error, table=live.id)
    try:
        if frozen:
            logs.event("frozen", table=live.id, why=what)
            live.tell_state()
        else:
            await go_on(live)
    except Exception as error:
        logs.failure("fault again", error, table=live.id)


async def go_on(live: Live) -> None:
    """Whoever is to decide is seen to again, if that was left undone."""
    async with live.lock:
        if live.status == LIVE and not live.lost and live.thinking < 0:
            live.stop_timers()
            await live.settle()


def report_row(live: Live, person: str | None, text: str, v: int) -> dict[str, Any]:
    """A report with the record of the match so far."""
    record = ""
    if live.match is not None:
        try:
            record = msgspec.json.encode(live.match.record()).decode()
        except KirifudaError as error:
            record = str(error)
    return {
        "table": live.id,
        "person": person,
        "v": v,
        "text": text,
        "record": record,
        "at": millis(),
    }
