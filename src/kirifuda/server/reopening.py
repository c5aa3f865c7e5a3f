"""A table from disk: its rows, its match played again from them, and whether that is the same.

Nothing is loaded before somebody asks for it. Playing a match again takes a few thousandths of a
second, and gives what no picture of a position has: its log, and the moments one can go back to. A
table whose digests do not come out again (other rules, other cards) is frozen: it can be looked at
as far as it goes, and is not played on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import select

from kirifuda.games.game import Game
from kirifuda.kernel.errors import KirifudaError
from kirifuda.kernel.match import Match
from kirifuda.server import logs, wire
from kirifuda.server.backs import MOST_KEPT, Before
from kirifuda.server.live import ADJOURNED, FROZEN, LIVE, OVER, Live
from kirifuda.server.refusing import no
from kirifuda.server.seating import Chair, Kept, Options
from kirifuda.server.store import schema
from kirifuda.server.store.opening import found

if TYPE_CHECKING:
    from kirifuda.server.hub import Hub

Rows = list[dict[str, Any]]


class Leaf:
    """All rows of a table."""

    def __init__(self, table: dict[str, Any], seats: Rows, steps: Rows, result: Rows) -> None:
        self.table = table
        self.seats = seats
        self.steps = steps
        self.result = result


def rows_of(hub: Hub, id: str) -> Leaf:
    """Read a table; refused if there is none."""
    with hub.store.reader.connect() as connection:
        tables = found(connection, select(schema.tables).where(schema.tables.c.id == id))
        if not tables:
            raise no("no table")
        seat, step, result = schema.seat, schema.step, schema.result
        return Leaf(
            tables[0],
            found(connection, select(seat).where(seat.c.table == id).order_by(seat.c.seat)),
            found(connection, select(step).where(step.c.table == id).order_by(step.c.v)),
            found(connection, select(result).where(result.c.table == id)),
        )


def result_of(row: dict[str, Any]) -> wire.Result:
    return wire.Result(
        winners=numbers(row["winners"]),
        losers=numbers(row["losers"]),
        clause=row["clause"],
        by=row["by"],
    )


def numbers(told: str) -> list[int]:
    return [int(one) for one in told.split(",") if one]


class Course:
    """A match as its rows tell it: the position at every version."""

    def __init__(self, match: Match) -> None:
        self.at: list[Match] = [match]
        self.wrong = ""  # why it cannot be gone on with

    @property
    def last(self) -> Match:
        return self.at[-1]

    def follow(self, steps: Rows) -> None:
        """Make all steps again, as far as they can be made."""
        for row in steps:
            try:
                after = self.step(row)
            except (KirifudaError, IndexError) as error:
                self.wrong = f"step {row['v']}: {error}"
                return
            if row["digest"] and row["digest"] != after.digest():
                self.wrong = f"step {row['v']}: the position is not the one that was kept"
                return
            self.at.append(after)

    def step(self, row: dict[str, Any]) -> Match:
        kind: str = row["kind"]
        arg: int = row["arg"]
        if kind == "back":
            return self.at[arg]
        if kind in ("adjourn", "resume"):
            return self.last
        after = self.last.copy()
        if kind == "concede" or arg < 0:
            after.concede(row["seat"])
        else:
            after.choose(arg)
        return after


async def first_position(hub: Hub, game: Game, setup: str, seed: int) -> Match:
    """Where the match of a setup begins. Texts of one's own are read in a worker."""
    if setup not in game.settings and msgspec.json.decode(setup).get("cards"):
        game.trees.take(await hub.workers.ask("readings", game.name, setup, seconds=10))
    return game.open(game.setting(setup), seed, True)


async def reopened(hub: Hub, id: str) -> Live:
    """A table as it was left."""
    kept = await hub.aside(rows_of, hub, id)
    table = kept.table
    game = hub.catalog.entry(table["game"]).game
    options = msgspec.json.decode(table["options"], type=Options)
    chairs: list[Chair] = []
    for row in kept.seats:
        name = await hub.people.name(row["person"]) if row["person"] else ""
        deck = msgspec.json.decode(row["deck"], type=Kept)
        chairs.append(
            Chair(row["seat"], row["who"], row["person"] or "", name or "", row["level"], deck)
        )
    live = Live(hub, id, game, options, chairs, int(table["seed"]))
    live.made = table["made"]
    live.at = table["at"]
    live.before = table["before"] or ""
    live.after = table["after"] or ""
    if table["setup"] is None:
        return live
    try:
        course = Course(await first_position(hub, game, table["setup"], live.seed))
    except KirifudaError as error:
        logs.event("frozen", table=id, why=str(error))
        live.status = FROZEN
        return live
    course.follow(kept.steps)
    live.v = len(course.at) - 1
    live.sit(course.last)
    if course.wrong:
        logs.event("frozen", table=id, why=course.wrong, engine=table["engine"])
        live.status = FROZEN
    take_up(live, kept, course)
    return live


def take_up(live: Live, kept: Leaf, course: Course) -> None:
    """What the rows tell beside the position: clocks, what was sent, moments to go back to."""
    paused = False
    moments: list[Before] = []
    for row in kept.steps[: live.v]:
        kind, seat, v = row["kind"], row["seat"], row["v"]
        live.at = row["at_ms"]
        live.clocks.pay(seat, row["spent_ms"], row["away_ms"], decided=kind == "choose")
        if kind in ("adjourn", "resume"):
            paused = kind == "adjourn"
        live.past.moved_on(kind, seat, v - 1)
        if kind == "back":
            moments = [one for one in moments if one.v < row["arg"]]
            live.past.chose = [one for one in live.past.chose if one[0] < row["arg"]]
        if row["said"]:
            live.sent[v - 1] = (seat, row["said"])
            decision = course.at[v - 1].decision
            if decision is not None and not (decision.picked and decision.most > 1):
                moments.append(Before(v - 1, seat, course.at[v - 1]))
    live.past.kept = moments[-MOST_KEPT:]
    if live.past.chose:
        live.past.forget(live.past.chose[0][0])
    if live.status == LIVE and paused:
        live.status = ADJOURNED
    if kept.result:
        live.result = result_of(kept.result[0])
        if live.status != FROZEN:
            live.status = OVER
        live.gallery.catch_up()
