"""The lobby: tables that are open, one's own, new ones, and what is asked of one of them."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import func, insert, select
from starlette.requests import Request
from starlette.responses import Response

from kirifuda.server import wire
from kirifuda.server.answering import body, told
from kirifuda.server.calls import (
    LONGEST_REPORT,
    DeckChoice,
    Invited,
    Join,
    Made,
    NewTable,
    Rematch,
    Report,
    Reported,
    SeatInfo,
    TableInfo,
    Tables,
)
from kirifuda.server.decks import own_deck
from kirifuda.server.faults import report_row
from kirifuda.server.founding import checked_options, kept_deck, planned
from kirifuda.server.hub import Hub
from kirifuda.server.limits import Gate
from kirifuda.server.live import FROZEN, Live
from kirifuda.server.people import hashed
from kirifuda.server.refusing import no
from kirifuda.server.reopening import result_of
from kirifuda.server.seating import Kept, Options
from kirifuda.server.state import score
from kirifuda.server.store import schema

PAGE = 30


class Lobby:
    """The routes about tables."""

    def __init__(self, hub: Hub, gate: Gate) -> None:
        self.hub = hub
        self.gate = gate

    async def deck(self, game: str, person: str, choice: DeckChoice, form: str) -> Kept:
        """The deck that somebody has chosen."""
        entry = self.hub.catalog.entry(game)
        if choice.own:
            return await own_deck(self.hub, entry.game, person, choice.own, form)
        return kept_deck(entry.game, choice.id, form=form)

    # -- new tables ------------------------------------------------------------------------

    async def new(self, request: Request) -> Response:
        """POST /api/tables."""
        person = await self.hub.people.known(request)
        asked = await body(request, NewTable)
        checked_options(self.hub, asked)
        host = request.client.host if request.client else ""
        if not self.gate.address(host).new_tables.take():
            raise no("too much")
        deck = await self.deck(asked.game, person, asked.deck, asked.format)
        name = await self.hub.people.name(person) or ""
        plan = planned(self.hub, asked, person, name, deck)
        await self.hub.found(plan)
        invites = [f"/j/{token}" if token else "" for token in plan.invites]
        return told(Made(id=plan.id, invites=invites, watch=f"/w/{plan.watch}"), 201)

    async def join(self, request: Request) -> Response:
        """POST /api/tables/ID/join."""
        person = await self.hub.people.known(request)
        asked = await body(request, Join)
        live = await self.hub.table(request.path_params["id"])
        deck = await self.deck(live.game.name, person, asked.deck, live.options.format)
        await self.hub.join(live, person, deck, asked.token)
        return told(info(live, person))

    async def invited(self, request: Request) -> Response:
        """GET /api/invites/TOKEN."""
        token: str = request.path_params["token"]
        person = self.hub.people.who(request)
        seat, tables = schema.seat, schema.tables
        rows = await self.hub.store.read(select(seat).where(seat.c.invite_hash == hashed(token)))
        watch = False
        if not rows:
            wanted = select(tables.c.id.label("table")).where(tables.c.watch_hash == hashed(token))
            rows = await self.hub.store.read(wanted)
            watch = bool(rows)
        if not rows:
            raise no("no invite")
        live = await self.hub.table(rows[0]["table"])
        return told(Invited(table=info(live, person), used=False, watch=watch))

    # -- one table -------------------------------------------------------------------------

    async def one(self, request: Request) -> Response:
        """GET /api/tables/ID."""
        live = await self.hub.table(request.path_params["id"])
        return told(info(live, self.hub.people.who(request)))

    async def seated(self, request: Request) -> tuple[Live, str, int]:
        """The table of a request, and the seat of who asks."""
        person = await self.hub.people.known(request)
        live = await self.hub.table(request.path_params["id"])
        seat = live.seat_of(person)
        if seat is None:
            raise no("not yours")
        return live, person, seat

    async def rematch(self, request: Request) -> Response:
        """POST /api/tables/ID/rematch."""
        live, _, seat = await self.seated(request)
        return told(Rematch(id=await self.hub.rematch(live, seat)))

    async def report(self, request: Request) -> Response:
        """POST /api/tables/ID/report."""
        person = await self.hub.people.known(request)
        asked = await body(request, Report)
        if len(asked.text) > LONGEST_REPORT:
            raise no("too long")
        live = await self.hub.table(request.path_params["id"])
        await self.hub.place(live, person, request.headers.get("x-table-token", ""))
        row = report_row(live, person, asked.text, asked.v)

        def work(connection: Any) -> int:
            made: int = connection.execute(insert(schema.report).values(row)).inserted_primary_key[
                0
            ]
            return made

        return told(Reported(id=await self.hub.journal.write(work=work)), 201)

    async def record(self, request: Request) -> Response:
        """GET /api/tables/ID/record: only after the end, since it tells everything.

        One that is frozen is never played on: who sat there may take it away.
        """
        live = await self.hub.table(request.path_params["id"])
        if live.match is None or (live.result is None and live.status != FROZEN):
            raise no("not over")
        if live.result is None and live.seat_of(self.hub.people.who(request)) is None:
            raise no("not yours")
        raw = msgspec.json.encode(live.match.record())
        name = f"kirifuda-{live.game.name}-{live.id}.json"
        return told(raw, headers={"Content-Disposition": f'attachment; filename="{name}"'})

    # -- lists -----------------------------------------------------------------------------

    async def tables(self, request: Request) -> Response:
        """GET /api/tables: those with a seat that is open to all, then those to watch."""
        person = self.hub.people.who(request)
        tables, seat = schema.tables, schema.seat
        free = select(seat.c.table).where(seat.c.who == "open")
        wanted = (
            select(tables.c.id)
            .where((tables.c.status == "open") & tables.c.id.in_(free))
            .order_by(tables.c.made.desc())
            .limit(PAGE)
        )
        out = [row["id"] for row in await self.hub.store.read(wanted)]
        playing = [
            live
            for live in self.hub.tables.values()
            if live.status == "live" and live.options.watch and any(c.ears for c in live.chairs)
        ]
        playing.sort(key=lambda live: -live.at)
        out += [live.id for live in playing[:PAGE]]
        return told(Tables(tables=[info(await self.hub.table(id), person) for id in out]))

    async def mine(self, request: Request) -> Response:
        """GET /api/my: mine, the newest first, a page at a time; not opened for it."""
        person = await self.hub.people.known(request)
        tables, seat = schema.tables, schema.seat
        mine = select(seat.c.table).where(seat.c.person == person)
        wanted = select(tables).where(tables.c.id.in_(mine))
        before = request.query_params.get("before", "")
        if before.isascii() and before.isdigit():
            wanted = wanted.where(tables.c.made < int(before[:15]))
        rows = await self.hub.store.read(wanted.order_by(tables.c.made.desc()).limit(PAGE + 1))
        shown = rows[:PAGE]
        ids = [row["id"] for row in shown]
        seats = await self.hub.store.read(
            select(seat, schema.person.c.name)
            .outerjoin(schema.person, schema.person.c.id == seat.c.person)
            .where(seat.c.table.in_(ids))
            .order_by(seat.c.seat)
        )
        results = await self.hub.store.read(
            select(schema.result).where(schema.result.c.table.in_(ids))
        )
        steps = await self.hub.store.read(
            select(
                schema.step.c.table,
                func.max(schema.step.c.v).label("v"),
                func.max(schema.step.c.at_ms).label("at"),
            )
            .where(schema.step.c.table.in_(ids))
            .group_by(schema.step.c.table)
        )
        out = []
        for row in shown:
            live = self.hub.tables.get(row["id"])
            if live is not None:
                out.append(info(live, person))
            else:
                parts = (of(seats, row["id"]), of(results, row["id"]), of(steps, row["id"]))
                out.append(info_of_rows(row, *parts, person))
        more = shown[-1]["made"] if len(rows) > PAGE else 0
        return told(Tables(tables=out, more=more))


def of(rows: list[dict[str, Any]], id: str) -> list[dict[str, Any]]:
    return [row for row in rows if row["table"] == id]


def info(live: Live, person: str) -> TableInfo:
    """A table that is in memory, as somebody is told of it."""
    seat = live.seat_of(person) if person else None
    decision = live.match.decision if live.match is not None else None
    sees = seat is not None or live.gallery.delay == 0
    return TableInfo(
        id=live.id,
        game=live.game.name,
        format=live.options.format,
        seats=[
            SeatInfo(who=c.who, name=c.name, level=c.level, me=c.seat == seat) for c in live.chairs
        ],
        status=live.status,
        seat=seat,
        v=live.v if seat is not None else live.gallery.shown,
        turn=live.match.state.turn if live.match is not None and sees else 0,
        made=live.made,
        at=live.at,
        clock=live.options.clock,
        best_of=live.options.best_of,
        score=score(live),
        delay=live.options.delay,
        watch=live.options.watch,
        mine=decision is not None and decision.seat == seat and live.status == "live",
        result=live.result,
        next=live.after,
        before=live.before,
        from_=live.options.source,
    )


def info_of_rows(
    table: dict[str, Any],
    seats: list[dict[str, Any]],
    results: list[dict[str, Any]],
    steps: list[dict[str, Any]],
    person: str,
) -> TableInfo:
    """A table that is on disk only."""
    options = msgspec.json.decode(table["options"], type=Options)
    me = next((row["seat"] for row in seats if row["person"] == person), None)
    result: wire.Result | None = result_of(results[0]) if results else None
    wins = list(options.wins) or [0] * len(seats)
    if result is not None and len(result.winners) == 1:
        wins[result.winners[0]] += 1
    return TableInfo(
        id=table["id"],
        game=table["game"],
        format=options.format,
        seats=[
            SeatInfo(
                who=row["who"], name=row["name"] or "", level=row["level"], me=row["seat"] == me
            )
            for row in seats
        ],
        status=table["status"],
        seat=me,
        v=steps[0]["v"] if steps else 0,
        turn=0,
        made=table["made"],
        at=steps[0]["at"] if steps else table["at"],
        clock=options.clock,
        best_of=options.best_of,
        score=wins,
        delay=options.delay,
        watch=options.watch,
        mine=False,
        result=result,
        next=table["after"] or "",
        before=table["before"] or "",
        from_=options.source,
    )
