"""A live table: one match, who sits at it, and one thing at a time.

What is chosen is chosen on a copy; its row goes to the journal; once that is on disk the copy is
the match, it is acknowledged, and everybody is told. So memory never runs ahead of the disk. If the
journal fails, nobody can know what it has kept: the table is given up and opened again from there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import delete, insert, update
from sqlalchemy.engine import Connection

from kirifuda.games.game import Game
from kirifuda.kernel.match import Match
from kirifuda.server import logs, wire
from kirifuda.server.backs import Past
from kirifuda.server.clocks import Clocks
from kirifuda.server.gallery import Gallery
from kirifuda.server.journal import Row, Work
from kirifuda.server.people import millis
from kirifuda.server.picking import chosen, fingerprint
from kirifuda.server.pictures import PICTURE, take_picture
from kirifuda.server.refusing import no
from kirifuda.server.seating import BOT, PERSON, Chair, Ear, Options
from kirifuda.server.state import state_of
from kirifuda.server.store import schema
from kirifuda.server.telling import Eyes
from kirifuda.table.board import teams_of
from kirifuda.table.desk import Desk, desk

if TYPE_CHECKING:
    from kirifuda.server.hub import Hub

WAITS = "open"
LIVE = "live"
ADJOURNED = "adjourned"
OVER = "over"
FROZEN = "frozen"
EVERY = 32  # steps between two digests
encode = msgspec.json.encode


class Live:
    """A table in memory. Whatever changes it holds its `lock`."""

    def __init__(
        self, hub: Hub, id: str, game: Game, options: Options, chairs: list[Chair], seed: int
    ) -> None:
        self.hub = hub
        self.id = id
        self.game = game
        self.desk: Desk = desk(game)
        self.options = options
        self.chairs = chairs
        self.seed = seed
        self.status = WAITS
        self.match: Match | None = None
        self.own: frozenset[str] = frozenset()
        self.teams: list[list[int]] = []
        self.v = 0
        self.made = millis()
        self.at = self.made  # of the last step
        self.before = ""
        self.after = ""
        self.result: wire.Result | None = None
        self.sent: dict[int, tuple[int, str]] = {}  # by version: who chose, and what was sent
        self.past = Past(self)
        self.clocks = Clocks(options.clock, len(chairs))
        self.gallery = Gallery(self.desk, options.delay, self.own)
        self.wait: wire.Wait | None = None
        self.taking: asyncio.TimerHandle | None = None  # a lone option, after a while
        self.falling: asyncio.TimerHandle | None = None  # the flag
        self.thinking = -1
        self.dithers = (-1, -1, 0)  # seat and turn, and how often it has decided there
        self.lock = asyncio.Lock()
        self.touched = self.hub.now()
        self.lost = False  # nobody knows what the journal has kept
        self.faults = 0

    # -- who is here -----------------------------------------------------------------------

    @property
    def people(self) -> list[int]:
        return [chair.seat for chair in self.chairs if chair.who == PERSON]

    @property
    def playing_people(self) -> list[int]:
        """The people who are still in the game."""
        gone = self.match.state.gone if self.match is not None else []
        return [seat for seat in self.people if not (gone and gone[seat])]

    @property
    def watched(self) -> bool:
        """Whether other people would notice how soon somebody passes."""
        return len(self.people) > 1

    def seat_of(self, person: str) -> int | None:
        return next((c.seat for c in self.chairs if c.who == PERSON and c.person == person), None)

    def ears(self) -> list[Ear]:
        return [ear for chair in self.chairs for ear in chair.ears] + self.gallery.ears

    def eyes(self, chair: Chair) -> Eyes:
        if chair.eyes is None:
            chair.eyes = Eyes(self.desk, chair.seat, self.v, self.own)
        return chair.eyes

    def playing(self) -> Match:
        """The match, if something may be done in it now."""
        if self.match is None or self.status != LIVE:
            code = {OVER: "over", FROZEN: "frozen"}.get(self.status, "not live")
            raise no(code)
        return self.match

    def sit(self, match: Match) -> None:
        """Everybody is here: this is the match."""
        self.match = match
        shipped = self.game.cards
        self.own = frozenset(d.key for d in match.pool.defs if d.key not in shipped)
        self.gallery.own = self.own
        self.teams = teams_of(match.state)
        self.status = LIVE
        self.gallery.add(self.v, match)

    # -- choosing --------------------------------------------------------------------------

    async def choose(self, ear: Ear, message: wire.Choose) -> None:
        """A person chooses; sent again it is acknowledged again."""
        async with self.lock:
            seat = self.seat(ear)
            said = fingerprint(message.pick)
            if message.at != self.v:
                done = self.sent.get(message.at)
                if done != (seat, said):
                    raise no("stale")
                ear.send(encode(wire.Ack(at=message.at, v=self.v, id=message.id)))
                return
            match = self.playing()
            decision = match.decision
            if decision is None:
                raise no("nothing asked")
            if decision.seat != seat:
                raise no("not asked")
            eyes = self.eyes(self.chairs[seat])
            eyes.look(match, self.v)
            after, indexes = chosen(match, eyes.seen, message.pick)
            self.past.remember(seat, decision)
            at = self.v
            await self.commit("choose", seat, after, indexes, said)
            ear.send(encode(wire.Ack(at=at, v=self.v, id=message.id)))
            self.tell()
            await self.settle()

    def seat(self, ear: Ear) -> int:
        if ear.seat is None:
            raise no("watching")
        return ear.seat

    async def commit(
        self, kind: str, seat: int, after: Match, args: list[int], said: str = "", by: str = "rules"
    ) -> None:
        """Write steps down; once they are on disk, the match is what it is after them."""
        match = self.match
        assert match is not None
        if self.lost:
            raise no("disk")
        spent, away = (0, 0)
        if seat == self.clocks.running:
            spent, away = self.clocks.took(self.chairs[seat].lag)
        now = millis()
        last = self.v + len(args)
        rows = [Row(self.id, self.v + 1 + at, kind, seat, arg, now) for at, arg in enumerate(args)]
        digest = after.digest() if last // EVERY > self.v // EVERY else ""
        rows[0] = rows[0]._replace(said=said)
        rows[-1] = rows[-1]._replace(spent_ms=spent, away_ms=away, digest=digest)
        ended = self.ended(match, after, by)
        self.stop_timers()
        try:
            work = self.ending(ended, now) if ended is not None else None
            await self.hub.journal.write(rows, work)
        except Exception as error:
            logs.failure("not kept", error, table=self.id, v=self.v)
            self.hub.give_up(self)
            raise no("disk") from error
        if said:
            self.sent[self.v] = (seat, said)
        self.hub.chosen_at = self.hub.now()
        pictured = last // PICTURE > self.v // PICTURE
        self.past.moved_on(kind, seat, self.v)
        self.v = last
        self.at = now
        self.match = after
        self.clocks.pay(seat, spent, away, decided=kind == "choose")
        self.clocks.stop()
        self.thinking = -1
        self.gallery.add(self.v, after)
        if ended is not None:
            self.status = OVER
            self.result = ended
            logs.event("over", table=self.id, v=self.v, by=ended.by, winners=ended.winners)
            self.gallery.catch_up()
        elif pictured:
            self.hub.start(take_picture(self))

    def ended(self, before: Match, after: Match, by: str) -> wire.Result | None:
        """How the match ended with this step; None if it goes on."""
        outcome = after.outcome
        if outcome is None or before.outcome is not None:
            return None
        return wire.Result(
            winners=outcome.winners, losers=outcome.losers, clause=outcome.clause, by=by
        )

    def ending(self, result: wire.Result, now: int) -> Work:
        """What is written down with the last step."""
        row = {
            "table": self.id,
            "winners": ",".join(map(str, result.winners)),
            "losers": ",".join(map(str, result.losers)),
            "clause": result.clause,
            "by": result.by,
            "at": now,
        }
        over = update(schema.tables).where(schema.tables.c.id == self.id)
        no_picture = delete(schema.snapshot).where(schema.snapshot.c.table == self.id)

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.result), row)
            connection.execute(over.values(status=OVER, at=now))
            connection.execute(no_picture)

        return work

    # -- what comes next -------------------------------------------------------------------

    async def settle(self) -> None:
        """See to whoever is to decide now; the lock is held."""
        self.wait = None
        while self.status == LIVE and self.match is not None:
            decision = self.match.decision
            if decision is None:
                break
            chair = self.chairs[decision.seat]
            if chair.who == BOT:
                self.thinking = chair.seat
                here = (chair.seat, self.match.state.turn)
                count = self.dithers[2] + 1 if self.dithers[:2] == here else 0
                self.dithers = (*here, count)
                self.hub.think(self)
                break
            board = self.eyes(chair).look(self.match, self.v)
            key, later = chair.stops.wanted(board, self.watched)
            if key and not later:
                await self.take(chair, key)
                continue
            self.clocks.start(chair.seat, chair.here)
            self.set_timers(key)
            break
        if self.status == OVER:
            await self.hub.ended(self)
        self.tell_state()

    async def take(self, chair: Chair, key: str, kind: str = "choose") -> None:
        """Choose for a person; the lock is held."""
        match = self.playing()
        eyes = self.eyes(chair)
        eyes.look(match, self.v)
        after, indexes = chosen(match, eyes.seen, [key])
        await self.commit(kind, chair.seat, after, indexes)
        self.tell()

    def set_timers(self, key: str) -> None:
        """Wait for a lone option to be taken, and for the flag."""
        loop = asyncio.get_running_loop()
        v = self.v
        if key:
            seconds = self.hub.lone_wait()
            self.wait = wire.Wait(at=v, key=key, ms=int(seconds * 1000))
            self.taking = loop.call_later(seconds, self.go, self.lone, v)
        self.rearm()

    def go(self, what: Callable[[int], Coroutine[Any, Any, None]], v: int) -> None:
        self.hub.start(self.hub.tend(self, what, v))

    def rearm(self) -> None:
        """The seat that decides has come or gone: its flag falls at another moment."""
        falls = self.clocks.falls_in()
        if falls is not None:
            if self.falling is not None:
                self.falling.cancel()
            loop = asyncio.get_running_loop()
            self.falling = loop.call_later(falls, self.go, self.flag, self.v)

    def still(self, v: int) -> bool:
        """Whether the table stands where it did, and is played at."""
        return self.v == v and self.status == LIVE and not self.lost

    def stop_timers(self) -> None:
        for timer in (self.taking, self.falling):
            if timer is not None:
                timer.cancel()
        self.taking = self.falling = None

    async def lone(self, v: int, seat: int | None = None) -> None:
        """The while is over, or the seat does not want to wait: the lone option is taken."""
        async with self.lock:
            if not self.still(v) or self.wait is None or self.match is None:
                return
            decision = self.match.decision
            if decision is not None and seat in (None, decision.seat):
                await self.take(self.chairs[decision.seat], self.wait.key)
                await self.settle()

    async def flag(self, v: int) -> None:
        """The time of the seat that decides is up, unless it has been given some back."""
        async with self.lock:
            if not self.still(v) or self.match is None:
                return
            falls = self.clocks.falls_in()
            if falls is None:
                return
            if falls > 0.05:
                self.rearm()
                return
            chair = self.chairs[self.clocks.running]
            assert self.options.clock is not None
            if self.options.clock.flag == "idle":
                board = self.eyes(chair).look(self.match, self.v)
                await self.take(chair, self.past.idle(board), "flag")
            else:
                after = self.match.copy()
                after.concede(chair.seat)
                await self.commit("flag", chair.seat, after, [-1], by="time")
                self.tell()
            await self.settle()

    async def bot_chose(self, v: int, index: int) -> None:
        """A program has thought; what it thought about an earlier position is forgotten."""
        async with self.lock:
            if not self.still(v) or self.match is None:
                return
            decision = self.match.decision
            if decision is None or self.chairs[decision.seat].who != BOT:
                return
            after = self.match.copy()
            after.choose(index)
            await self.commit("choose", decision.seat, after, [index])
            self.tell()
            await self.settle()

    # -- telling ---------------------------------------------------------------------------

    def tell(self) -> None:
        """Tell everybody what has changed in the position."""
        if self.match is None:
            return
        for chair in self.chairs:
            if chair.ears:
                raw = self.eyes(chair).news(self.match, self.v)
                for ear in list(chair.ears):
                    ear.send(raw)
        self.gallery.tell()

    def tell_state(self) -> None:
        """Tell everybody what else has changed."""
        for chair in self.chairs:
            if chair.ears:
                self.send_state(chair.ears, chair)
        if self.gallery.ears:
            self.send_state(self.gallery.ears, None)

    def send_state(self, ears: list[Ear], chair: Chair | None) -> None:
        raw = encode(state_of(self, chair))
        for ear in list(ears):
            if ear.last_state != raw:
                ear.last_state = raw
                ear.send(raw)

    def lags(self, ear: Ear, seconds: float) -> None:
        """How slow a line is; who speaks in requests tells it of the stream that they hear."""
        ear.lag = seconds
        if ear.seat is not None and not ear.listens:
            for other in self.chairs[ear.seat].ears:
                if other.streams:
                    other.lag = seconds

    def welcome(self, ear: Ear) -> None:
        """Somebody has come: tell them all there is."""
        entry = self.hub.catalog.entry(self.game.name)
        shown = self.v if ear.seat is not None else self.gallery.shown
        ear.send(
            encode(
                wire.Welcome(
                    table=self.id,
                    v=shown,
                    seat=ear.seat,
                    game=self.game.name,
                    sheet=self.desk.hash,
                    cards=entry.cards_hash,
                    engine=self.game.edition,
                )
            )
        )
        raw = b""
        if ear.seat is None:
            raw = self.gallery.whole()
        elif self.match is not None:
            raw = self.eyes(self.chairs[ear.seat]).whole(self.match, self.v)
        if raw:
            ear.send(raw)
