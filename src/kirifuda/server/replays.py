"""Matches that are over, step by step from any side; and going on from a step against programs."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from kirifuda.kernel.match import Match
from kirifuda.server.answering import body, told
from kirifuda.server.calls import Going, Made, ReplayInfo, ReplayPos, StepInfo
from kirifuda.server.founding import Plan, check_level
from kirifuda.server.hub import Hub
from kirifuda.server.journal import Row
from kirifuda.server.lobby import info
from kirifuda.server.parts import CardSheet
from kirifuda.server.people import millis
from kirifuda.server.refusing import no
from kirifuda.server.reopening import Course, Leaf, first_position, rows_of
from kirifuda.server.seating import BOT, PERSON, Chair, Options
from kirifuda.table.desk import Desk, Seen
from kirifuda.table.handles import EVERYTHING, Handles

MOST_KEPT = 8  # matches at once


class Replays:
    """The routes about what was played."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.kept: OrderedDict[str, tuple[Leaf, Course]] = OrderedDict()

    async def course(self, id: str) -> tuple[Leaf, Course]:
        """A match that is over, at every version."""
        found = self.kept.get(id)
        if found is None:
            leaf = await self.hub.aside(rows_of, self.hub, id)
            if not leaf.result or leaf.table["setup"] is None:
                raise no("not over")
            game = self.hub.catalog.entry(leaf.table["game"]).game
            seed = int(leaf.table["seed"])
            course = Course(await first_position(self.hub, game, leaf.table["setup"], seed))
            course.follow(leaf.steps)
            found = self.kept[id] = (leaf, course)
            while len(self.kept) > MOST_KEPT:
                self.kept.popitem(last=False)
        self.kept.move_to_end(id)
        return found

    async def show(self, request: Request) -> Response:
        """GET /api/replay/ID, and with `v` one of its positions."""
        id: str = request.path_params["id"]
        leaf, course = await self.course(id)
        entry = self.hub.catalog.entry(leaf.table["game"])
        wanted = request.query_params.get("v")
        if wanted is not None:
            match = at(course, wanted)
            seat = side(request.query_params.get("seat", ""), match)
            return told(position(entry.desk, match, seat, int(wanted)))
        live = await self.hub.table(id)
        steps = [
            StepInfo(
                v=row["v"],
                kind=row["kind"],
                seat=row["seat"],
                turn=after.state.turn,
                ms=row["spent_ms"] + row["away_ms"],
                n=len(after.choices),
            )
            for row, after in zip(leaf.steps, course.at[1:], strict=False)
        ]
        shipped = entry.game.cards
        own: dict[str, Any] = {
            one.key: msgspec.convert(entry.desk.print_card(one), CardSheet)
            for one in course.last.pool.defs
            if one.key not in shipped
        }
        return told(
            ReplayInfo(
                table=info(live, self.hub.people.who(request)),
                sheet=entry.desk.hash,
                cards=entry.cards_hash,
                steps=steps,
                own=own,
            )
        )

    async def go_on(self, request: Request) -> Response:
        """POST /api/tables/ID/continue: a new table with the same steps up to there."""
        person = await self.hub.people.known(request)
        asked = await body(request, Going)
        level = asked.level or "greedy"
        check_level(level)
        leaf, course = await self.course(request.path_params["id"])
        match = at(course, str(asked.v))
        if match.outcome is not None:
            raise no("over")
        seats = len(leaf.seats)
        if not 0 <= asked.seat < seats:
            raise no("value", "seat", asked.seat)
        game = self.hub.catalog.entry(leaf.table["game"]).game
        old = await self.hub.table(leaf.table["id"])
        name = await self.hub.people.name(person) or ""
        chairs = [
            Chair(c.seat, PERSON, person, name, "", c.deck)
            if c.seat == asked.seat
            else Chair(c.seat, BOT, "", "", level, c.deck)
            for c in old.chairs
        ]
        options = Options(
            format=old.options.format, watch=False, lists=old.options.lists, source=old.id
        )
        plan = Plan(game, options, chairs, match.seed)
        plan.match = match
        plan.steps = steps_to(plan.id, course.at[0], match)
        await self.hub.found(plan)
        return told(Made(id=plan.id, invites=[""] * seats, watch=f"/w/{plan.watch}"), 201)


def at(course: Course, wanted: str) -> Match:
    """The position of a version."""
    if not wanted.isascii() or not wanted.isdigit() or int(wanted[:9]) >= len(course.at):
        raise no("no version")
    return course.at[int(wanted)]


def side(told: str, match: Match) -> int | None:
    """From where a board is seen; None: as those do who watch."""
    if told == "all":
        return EVERYTHING
    if told.isascii() and told.isdigit() and int(told[:3]) < match.state.seats:
        return int(told)
    if told:
        raise no("value", "seat", told)
    return None


def position(desk: Desk, match: Match, seat: int | None, v: int) -> ReplayPos:
    """A board, and the log up to it."""
    seen = Seen(desk, seat if seat is None or seat >= 0 else None)
    if seat == EVERYTHING:
        seen.handles = Handles(EVERYTHING)
    parts = seen.look(match)
    lines: Any = seen.lines(0)
    return ReplayPos(v=v, parts=parts, lines=lines, n=len(match.choices))


def steps_to(table: str, first: Match, match: Match) -> list[Row]:
    """The rows of a table that goes on from a position: the choices that led there."""
    rows: list[Row] = []
    now = millis()
    again = first.copy()
    for v, index in enumerate(match.choices.all(), 1):
        if index < 0:
            rows.append(Row(table, v, "concede", -1 - index, 0, now))
            again.concede(-1 - index)
            continue
        decision = again.decision
        rows.append(Row(table, v, "choose", decision.seat if decision else 0, index, now))
        again.choose(index)
    return rows
