"""A table from disk: its rows, its match played again from them, and whether that is the same.

Nothing is loaded before somebody asks for it. A match that goes on is opened from its newest
picture (`pictures.py`) and then played again behind it, which gives what no picture has: its log,
and the moments one can go back to. Others are played again at once. A table whose digests do not
come out again (other rules, other cards) is frozen: it can be looked at as far as it goes, and is
not played on.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import select

from kirifuda.games.game import Game
from kirifuda.kernel.errors import KirifudaError
from kirifuda.kernel.match import Match
from kirifuda.server import logs, wire
from kirifuda.server.backs import MOST_KEPT, Before
from kirifuda.server.live import ADJOURNED, FROZEN, LIVE, OVER, Live
from kirifuda.server.pictures import from_picture
from kirifuda.server.refusing import no
from kirifuda.server.seating import Chair, Kept, Options
from kirifuda.server.store import schema
from kirifuda.server.store.opening import found

if TYPE_CHECKING:
    from kirifuda.server.hub import Hub

Rows = list[dict[str, Any]]
AT_ONCE = 16  # steps that are made again before others have their turn
PAUSE = 0.002  # seconds


class Leaf:
    """All rows of a table."""

    def __init__(
        self, table: dict[str, Any], seats: Rows, steps: Rows, result: Rows, pictures: Rows
    ) -> None:
        self.table = table
        self.seats = seats
        self.steps = steps
        self.result = result
        self.pictures = pictures


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
            found(connection, select(schema.snapshot).where(schema.snapshot.c.table == id)),
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
    """A match as its rows tell it: the position at every version, from the first one on."""

    def __init__(self, match: Match, first: int = 0) -> None:
        self.first = first
        self.at: list[Match] = [match]
        self.wrong = ""  # why it cannot be gone on with

    @property
    def v(self) -> int:
        """The version of the last position."""
        return self.first + len(self.at) - 1

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
            return self.at[arg - self.first]
        if kind in ("adjourn", "resume"):
            return self.last
        after = self.last.copy()
        if kind == "concede" or arg < 0:
            after.concede(row["seat"])
        else:
            after.choose(arg)
        return after


async def read_texts(hub: Hub, game: Game, setup: str) -> None:
    """Texts of one's own are read in a worker."""
    if setup not in game.settings and msgspec.json.decode(setup).get("cards"):
        game.trees.take(await hub.workers.ask("readings", game.name, setup, seconds=10))


async def first_position(hub: Hub, game: Game, setup: str, seed: int) -> Match:
    """Where the match of a setup begins."""
    await read_texts(hub, game, setup)
    return game.open(game.setting(setup), seed, True)


async def begun_course(hub: Hub, game: Game, kept: Leaf, delay: int) -> Course:
    """Where the rows of a table are to be followed from: its picture, or its beginning."""
    if not kept.result:
        await read_texts(hub, game, kept.table["setup"])
        pictured = from_picture(game, kept.pictures, kept.steps, delay)
        if pictured is not None:
            return Course(pictured[1], pictured[0])
    seed = int(kept.table["seed"])
    return Course(await first_position(hub, game, kept.table["setup"], seed))


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
        chair = Chair(row["seat"], row["who"], row["person"] or "", name or "", row["level"], deck)
        chair.left, chair.never = row["left"], row["never"]
        chairs.append(chair)
    live = Live(hub, id, game, options, chairs, int(table["seed"]))
    live.made = table["made"]
    live.at = table["at"]
    live.before = table["before"] or ""
    live.after = table["after"] or ""
    if table["setup"] is None:
        return live
    try:
        course = await begun_course(hub, game, kept, options.delay)
    except KirifudaError as error:
        logs.event("frozen", table=id, why=str(error))
        live.status = FROZEN
        return live
    course.follow(kept.steps[course.first :])
    live.v = course.v
    for late in range(min(options.delay, len(course.at) - 1), 0, -1):
        live.gallery.add(live.v - late, course.at[-1 - late])  # who watches stays as far behind
    live.sit(course.last)
    if course.wrong:
        freeze(live, course, table["engine"])
    elif table["status"] == FROZEN:
        live.status = FROZEN
    take_up(live, kept, course)
    if course.first:
        hub.start(recollect(hub, live, kept))
    return live


def freeze(live: Live, course: Course, engine: str) -> None:
    """The rows do not lead where they led: nobody plays on from there."""
    logs.event("frozen", table=live.id, why=course.wrong, engine=engine)
    live.status = FROZEN


def take_up(live: Live, kept: Leaf, course: Course) -> None:
    """What the rows tell beside the position: clocks, what was sent, moments to go back to."""
    paused = False
    for row in kept.steps[: live.v]:
        kind, seat = row["kind"], row["seat"]
        live.at = row["at_ms"]
        live.clocks.pay(seat, row["spent_ms"], row["away_ms"], decided=kind == "choose")
        if kind in ("adjourn", "resume"):
            paused = kind == "adjourn"
        if row["said"]:
            live.sent[row["v"] - 1] = (seat, row["said"])
    take_moments(live, kept.steps[: live.v], course)
    if live.status == LIVE and paused:
        live.status = ADJOURNED
    if kept.result:
        live.result = result_of(kept.result[0])
        if live.status != FROZEN:
            live.status = OVER
        live.gallery.catch_up()


def take_moments(live: Live, steps: Rows, course: Course) -> None:
    """The moments that can be gone back to, as far as a course knows them."""
    past = live.past
    past.chose = []
    moments: list[Before] = []
    for row in steps:
        kind, seat, at = row["kind"], row["seat"], row["v"] - 1
        past.moved_on(kind, seat, at)
        if kind == "back":
            moments = [one for one in moments if one.v < row["arg"]]
            past.chose = [one for one in past.chose if one[0] < row["arg"]]
        elif row["said"] and at >= course.first:
            match = course.at[at - course.first]
            decision = match.decision
            if decision is not None and not (decision.picked and decision.most > 1):
                moments.append(Before(at, seat, match))
    past.kept = moments[-MOST_KEPT:]
    past.offered_at = -1
    if past.chose:
        past.forget(past.chose[0][0])


async def recollect(hub: Hub, live: Live, kept: Leaf) -> None:
    """Play a match again that was opened from a picture; then it is the one that is played on."""
    async with hub.recollecting:
        seed = int(kept.table["seed"])
        course = Course(await first_position(hub, live.game, kept.table["setup"], seed))
        steps = kept.steps
        for at in range(0, len(steps), AT_ONCE):
            course.follow(steps[at : at + AT_ONCE])
            if course.wrong or live.lost:
                break
            await asyncio.sleep(PAUSE)  # others have their turn
    async with live.lock:
        if live.lost or hub.tables.get(live.id) is not live or live.match is None:
            return
        if not course.wrong and course.v < live.v:  # somebody has chosen meanwhile
            steps = (await hub.aside(rows_of, hub, live.id)).steps
            course.follow(steps[course.v :])
        if not course.wrong and course.last.digest() != live.match.digest():
            course.wrong = "the picture shows another position"
        if course.wrong:
            live.stop_timers()
            freeze(live, course, kept.table["engine"])
            live.tell_state()
        else:
            replaced(live, course, steps)


def replaced(live: Live, course: Course, steps: Rows) -> None:
    """The same position with its whole log; everybody is told it anew."""
    live.match = course.last
    asks = live.past.asks
    take_moments(live, steps, course)
    live.past.asks = asks
    live.gallery.late = type(live.gallery.late)((v, course.at[v]) for v, _ in live.gallery.late)
    for eyes in (live.gallery.eyes, *(chair.eyes for chair in live.chairs)):
        if eyes is not None:
            eyes.forget()
    live.tell()
    live.tell_state()
