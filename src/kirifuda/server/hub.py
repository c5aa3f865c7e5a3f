"""The hub: all live tables of this process, opened when they are first asked for."""

from __future__ import annotations

import asyncio
import hashlib
import random
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import msgspec
from sqlalchemy import select, update

from kirifuda.agents.levels import seconds_of
from kirifuda.games.series import Series
from kirifuda.kernel.match import Match
from kirifuda.server import logs, wire
from kirifuda.server.catalog import Catalog
from kirifuda.server.faults import fault
from kirifuda.server.founding import Plan, begun, new_seed
from kirifuda.server.journal import Journal
from kirifuda.server.live import LIVE, OVER, WAITS, Live
from kirifuda.server.people import People, hashed
from kirifuda.server.refusing import RefusedError, no
from kirifuda.server.reopening import reopened
from kirifuda.server.seating import INVITE, OPEN, PERSON, Chair, Ear, Kept, Options
from kirifuda.server.settings import Settings
from kirifuda.server.store import schema
from kirifuda.server.store.opening import Store
from kirifuda.server.workers import WorkerError, Workers
from kirifuda.table.auto import LEAVES

SWEEP = 15.0  # seconds between two looks for tables that nobody needs
SLOWER = 1.2  # than its time to think a program is, so that nobody sees when it needs none
T = TypeVar("T")


class Hub:
    """Everything that a server has."""

    def __init__(
        self, settings: Settings, store: Store, journal: Journal, people: People, workers: Workers
    ) -> None:
        self.settings = settings
        self.store = store
        self.journal = journal
        self.people = people
        self.workers = workers
        self.catalog = Catalog()
        self.tables: dict[str, Live] = {}
        self.opening: dict[str, asyncio.Task[Live]] = {}
        self.recollecting = asyncio.Lock()  # matches are played again one at a time
        self.tasks: set[asyncio.Task[Any]] = set()
        self.stopping = False
        self.random = random.SystemRandom()
        self.chosen_at = 0.0  # when a choice was made last

    @staticmethod
    def now() -> float:
        return time.monotonic()

    async def aside(self, what: Callable[..., T], *args: Any) -> T:
        """Do something beside the loop that waits for the disk."""
        return await asyncio.to_thread(what, *args)

    def start(self, what: Coroutine[Any, Any, Any]) -> None:
        """Let something go on by itself; what goes wrong is logged."""
        if self.stopping:
            what.close()
            return
        task = asyncio.ensure_future(what)
        self.tasks.add(task)
        task.add_done_callback(self.done)

    async def tend(self, live: Live, what: Callable[[int], Awaitable[None]], v: int) -> None:
        """See to a table that is at a version; what goes wrong is a fault there."""
        try:
            await what(v)
        except Exception as error:
            if not live.lost:
                logs.failure("fault", error, table=live.id, v=live.v)
                await fault(self, live, f"{type(error).__name__}: {error}")

    def done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logs.failure("task failed", error)

    def lone_wait(self) -> float:
        return self.random.uniform(*self.settings.lone)

    # -- tables ----------------------------------------------------------------------------

    async def table(self, id: str) -> Live:
        """A table, from memory or from disk; refused if there is none."""
        live = self.tables.get(id)
        if live is None:
            if not id or len(id) > 16:
                raise no("no table")
            task = self.opening.get(id)
            if task is None:
                task = asyncio.ensure_future(self.open(id))
                self.opening[id] = task
                task.add_done_callback(lambda _: self.opening.pop(id, None))
            live = await asyncio.shield(task)
        live.touched = self.now()
        return live

    async def open(self, id: str) -> Live:
        live = await reopened(self, id)
        self.tables[id] = live
        async with live.lock:
            if live.status == OVER and not live.after:
                await self.ended(live)
            elif live.status == LIVE:
                await live.settle()
        return live

    def give_up(self, live: Live) -> None:
        """A table whose memory cannot be trusted any more: whoever comes back opens it anew."""
        live.lost = True
        live.stop_timers()
        if self.tables.get(live.id) is live:
            del self.tables[live.id]
        for ear in live.ears():
            ear.end(wire.GOING, again=True)

    async def found(self, plan: Plan) -> Live:
        """Make a table; if all have sat down, its match begins."""
        if plan.full and plan.match is None:
            plan.match = await begun(self, plan.game, plan.chairs, plan.options, plan.seed)
        await self.journal.write(plan.steps, plan.work)
        if plan.steps:
            return await self.table(plan.id)
        live = Live(self, plan.id, plan.game, plan.options, plan.chairs, plan.seed)
        live.made = live.at = plan.made
        live.before = plan.before
        self.tables[plan.id] = live
        logs.event("table", id=plan.id, game=plan.game.name, seats=len(plan.chairs))
        if plan.match is not None:
            live.sit(plan.match)
            async with live.lock:
                await live.settle()
        return live

    async def join(self, live: Live, person: str, deck: Kept, token: str) -> int:
        """Somebody sits down at a free seat, or where they are invited."""
        async with live.lock:
            if live.seat_of(person) is not None:
                raise no("taken")
            if live.status != WAITS:
                raise no("no seat")
            chair = await self.free_chair(live, token)
            name = await self.people.name(person) or ""
            trial = [
                Chair(one.seat, PERSON, person, name, "", deck) if one is chair else one
                for one in live.chairs
            ]
            match: Match | None = None
            if all(one.taken for one in trial):
                match = await begun(self, live.game, trial, live.options, live.seed)
            new = trial[chair.seat]
            row = (schema.seat.c.table == live.id) & (schema.seat.c.seat == chair.seat)
            text = msgspec.json.encode(deck).decode()
            sits = update(schema.seat).where(row)
            sits = sits.values(who=PERSON, person=person, deck=text, invite_hash=None)
            begins = update(schema.tables).where(schema.tables.c.id == live.id)
            setup = match.setup if match is not None else None

            def work(connection: Any) -> None:
                connection.execute(sits)
                if setup is not None:
                    connection.execute(begins.values(setup=setup, status=LIVE))

            await self.journal.write(work=work)
            new.ears = chair.ears
            live.chairs[chair.seat] = new
            if match is not None:
                live.sit(match)
                live.tell()
                await live.settle()
            live.tell_state()
            return chair.seat

    async def free_chair(self, live: Live, token: str) -> Chair:
        """The seat that a link is for, or one that is open to all."""
        if not token:
            found = next((one for one in live.chairs if one.who == OPEN), None)
            if found is None:
                raise no("no seat")
            return found
        wanted = select(schema.seat).where(
            (schema.seat.c.table == live.id) & (schema.seat.c.invite_hash == hashed(token))
        )
        rows = await self.store.read(wanted)
        seat: int = rows[0]["seat"] if rows else -1
        if seat < 0 or live.chairs[seat].who != INVITE:
            raise no("no invite")
        return live.chairs[seat]

    # -- after the end ---------------------------------------------------------------------

    async def ended(self, live: Live) -> None:
        """A game is over: in a match of several the next one begins. The lock is held."""
        if live.after or live.options.best_of == 1 or live.match is None:
            return
        options = live.options
        decks = [chair.deck.name for chair in live.chairs]
        series = Series(live.game, decks, options.best_of, options.lists)
        series.wins = list(options.wins) or [0] * len(live.chairs)
        series.played = options.played
        series.finish(live.match)
        if series.over:
            return
        chooser = series.loser if live.game.loser_chooses else None
        await self.again(live, series.wins, series.played, -1 if chooser is None else chooser)

    async def again(self, live: Live, wins: list[int], played: int, chooser: int) -> None:
        """Another game at a new table, with who sits at this one."""
        old = live.options
        options = Options(
            format=old.format,
            clock=old.clock,
            best_of=old.best_of,
            delay=old.delay,
            watch=old.watch,
            lists=old.lists,
            wins=wins,
            played=played,
            chooser=chooser,
        )
        chairs = [Chair(c.seat, c.who, c.person, c.name, c.level, c.deck) for c in live.chairs]
        plan = Plan(live.game, options, chairs, new_seed())
        plan.before = live.id
        await self.found(plan)
        live.after = plan.id
        live.tell_state()

    async def rematch(self, live: Live, seat: int) -> str:
        """A seat wants to play again; once all people do, there is a table for it."""
        async with live.lock:
            if live.status != OVER:
                raise no("not over")
            if not live.after:
                live.chairs[seat].again = True
                if all(live.chairs[one].again for one in live.people):
                    await self.again(live, [], 0, -1)
                live.tell_state()
            return live.after

    # -- programs --------------------------------------------------------------------------

    def think(self, live: Live) -> None:
        """Let the program at the seat that decides think."""
        self.start(self.thought(live, live.v))

    async def thought(self, live: Live, v: int) -> None:
        """A program thinks and chooses; what fails is tried otherwise until the table is frozen."""
        failures = 0
        while live.still(v):
            try:
                await self.think_and_choose(live, v, failures)
                return
            except Exception as error:
                if live.lost:
                    return
                failures += 1
                logs.failure("program failed", error, table=live.id, v=v)
                await fault(self, live, f"program: {type(error).__name__}: {error}")

    async def think_and_choose(self, live: Live, v: int, failures: int) -> None:
        match = live.match
        decision = match.decision if match is not None else None
        if match is None or decision is None:
            return
        began = self.now()
        chair = live.chairs[decision.seat]
        seed = self.luck(live, v) + failures
        index = seed % len(decision.options)
        if len(decision.options) > 1 and not failures:
            try:
                index = await self.workers.ask(
                    "think",
                    live.game.name,
                    match.pack(),
                    chair.level,
                    seed,
                    # who waits in line takes from the time of those who think
                    seconds_of(chair.level) / (1 + self.workers.waiting),
                    live.dithers[1],
                    live.dithers[2],
                    seconds=self.settings.think,
                )
            except (WorkerError, RefusedError) as error:
                # it is no fault of the table that a worker was ended or wants nothing of its pack
                logs.failure("program failed", error, table=live.id, v=v, level=chair.level)
        # how long it seems to think follows from its level and from what it chose alone
        least, most = self.settings.pace
        brief = decision.options[index].kind in LEAVES
        pace = self.random.uniform(least, most) / (3 if brief else 1)
        if pace:
            pace += seconds_of(chair.level) * SLOWER
        await asyncio.sleep(max(0.0, pace - (self.now() - began)))
        await live.bot_chose(v, index)

    @staticmethod
    def luck(live: Live, v: int) -> int:
        """What a program's chance follows from: seed and version, so that it repeats.

        A seed is secret, and no other table has it, unless somebody named one, who then wants the
        same match again.
        """
        told = f"{live.seed} {v}".encode()
        return int.from_bytes(hashlib.blake2b(told, digest_size=7).digest(), "big")

    # -- listening -------------------------------------------------------------------------

    async def place(self, live: Live, person: str, token: str) -> int | None:
        """Where somebody may sit: their seat, or None to watch; refused if neither."""
        seat = live.seat_of(person) if person else None
        if seat is not None:
            return seat
        if live.options.watch:
            return None
        if token:
            wanted = select(schema.tables.c.id).where(schema.tables.c.watch_hash == hashed(token))
            rows = await self.store.read(wanted)
            if rows and rows[0]["id"] == live.id:
                return None
        raise no("private")

    def comes(self, live: Live, ear: Ear) -> None:
        """Somebody listens from now on."""
        if ear.seat is None:
            live.gallery.ears.append(ear)
        else:
            live.chairs[ear.seat].newest(ear)
            live.clocks.connected(ear.seat, True)
            live.rearm()
        live.welcome(ear)
        live.tell_state()

    def goes(self, live: Live, ear: Ear) -> None:
        """Somebody does not listen any more."""
        live.touched = self.now()
        if ear.seat is None:
            if ear in live.gallery.ears:
                live.gallery.ears.remove(ear)
        else:
            chair = live.chairs[ear.seat]
            if ear in chair.ears:
                chair.ears.remove(ear)
            if not chair.ears:
                live.clocks.connected(ear.seat, False)
                live.rearm()
        if not live.lost:
            live.tell_state()

    async def sweep(self) -> None:
        """Put tables away that nobody looks at, for ever."""
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle))
            old = self.now() - self.settings.idle
            for live in list(self.tables.values()):
                if live.touched < old and self.idle(live):
                    live.stop_timers()
                    del self.tables[live.id]

    @staticmethod
    def idle(live: Live) -> bool:
        if live.lock.locked() or live.ears() or live.thinking >= 0:
            return False
        return live.options.clock is None or live.status != LIVE
