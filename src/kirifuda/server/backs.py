"""Taking back, adjourning, conceding: what is not a choice, and what others must agree to."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import update

from kirifuda.kernel.match import Match
from kirifuda.kernel.position.decisions import Decision
from kirifuda.server import wire
from kirifuda.server.picking import fingerprint
from kirifuda.server.refusing import no
from kirifuda.server.seating import Ear
from kirifuda.server.store import schema
from kirifuda.table.auto import idle_option
from kirifuda.table.takeback import ASK, verdict

if TYPE_CHECKING:
    from kirifuda.server.live import Live

MOST_KEPT = 40  # moments that can be gone back to
MOST_CHOSE = 1000
CHOICES = ("choose", "flag", "concede")  # what is done at a seat
BACK = "back"
ADJOURN = "adjourn"


class Before:
    """A moment at which a person chose."""

    def __init__(self, v: int, seat: int, match: Match) -> None:
        self.v = v
        self.seat = seat
        self.match = match


class Past:
    """What a table can go back to, and what its seats ask each other for."""

    def __init__(self, live: Live) -> None:
        self.owner = weakref.ref(live)  # so that a table that is put away is gone at once
        self.kept: list[Before] = []
        self.chose: list[tuple[int, int]] = []  # versions and who chose there, on the way here
        self.asks: list[wire.Asks] = []
        self.asked = 0
        self.offers: dict[int, list[wire.BackTo]] = {}  # by seat, for the present version
        self.offered_at = -1

    @property
    def live(self) -> Live:
        found = self.owner()
        assert found is not None
        return found

    def remember(self, seat: int, decision: Decision) -> None:
        """A person is about to choose, and not in the middle of a chain of picks."""
        live = self.live
        if live.match is None or (decision.picked and decision.most > 1):
            return
        if not self.kept or self.kept[-1].v != live.v:
            self.kept.append(Before(live.v, seat, live.match))
            del self.kept[:-MOST_KEPT]

    def moved_on(self, kind: str, seat: int, v: int) -> None:
        """The table goes on from a version: what was asked about it is void."""
        self.asks = [ask for ask in self.asks if ask.what != BACK]
        if kind in CHOICES:
            self.chose.append((v, seat))
            if len(self.chose) > MOST_CHOSE:
                del self.chose[: -MOST_CHOSE // 2]
                self.forget(self.chose[0][0])

    def forget(self, v: int) -> None:
        """Moments before a version cannot be gone back to."""
        self.kept = [one for one in self.kept if one.v >= v]

    def offered(self, seat: int) -> list[wire.BackTo]:
        """Where a seat may go back to, the nearest first."""
        live = self.live
        if self.offered_at != live.v:
            self.offers.clear()
            self.offered_at = live.v
        if seat not in self.offers:
            self.offers[seat] = self.find_offers(seat)
        return self.offers[seat]

    def verdict(self, before: Before, match: Match, seat: int) -> str:
        """Whether a seat may go back there."""
        chosen = [who for v, who in self.chose if v >= before.v]
        return verdict(before.match, match, seat, self.live.playing_people, chosen)

    def find_offers(self, seat: int) -> list[wire.BackTo]:
        live = self.live
        out: list[wire.BackTo] = []
        if live.status != "live" or live.match is None:
            return out
        for before in reversed(self.kept):
            if before.seat != seat:
                continue
            how = self.verdict(before, live.match, seat)
            if how == ASK and not self.may_ask(seat):
                break
            out.append(wire.BackTo(to=before.v, how=how))
            if how == ASK:
                break
        return out

    def may_ask(self, seat: int) -> bool:
        live = self.live
        others = [live.chairs[one] for one in live.playing_people if one != seat]
        return live.chairs[seat].left > 0 and not any(chair.never for chair in others)

    async def back(self, ear: Ear, message: wire.TakeBack) -> None:
        """A seat wants to go back: at once, or the others are asked."""
        live = self.live
        async with live.lock:
            seat = live.seat(ear)
            said = fingerprint([BACK, str(message.to)])
            if message.at != live.v:
                if live.sent.get(message.at) != (seat, said):
                    raise no("stale")
                ear.send(msgspec.json.encode(wire.Ack(at=message.at, v=live.v, id=message.id)))
                return
            match = live.playing()
            chair = live.chairs[seat]
            asks = (message.at, message.to, message.id)
            waits = any((a.seat, a.what, a.to) == (seat, BACK, message.to) for a in self.asks)
            if waits or (message.id and asks == chair.asked_for):
                return  # sent again: the others have been asked, or have answered
            before = self.at(message.to, seat)
            how = self.verdict(before, match, seat)
            if how != ASK:
                await self.go_back(before, said)
                ear.send(msgspec.json.encode(wire.Ack(at=message.at, v=live.v, id=message.id)))
                await live.settle()
                return
            if chair.left <= 0:
                raise no("no more backs")
            if any(live.chairs[other].never for other in live.playing_people if other != seat):
                raise no("never")
            await self.keep_seat(seat, left=chair.left - 1)
            chair.left -= 1
            chair.asked_for = asks
            self.offered_at = -1
            self.ask(seat, BACK, before.v)
            live.tell_state()

    async def keep_seat(self, seat: int, **values: Any) -> None:
        """What a seat has asked for and refused holds for the whole game."""
        row = schema.seat.c
        mine = (row.table == self.live.id) & (row.seat == seat)
        await self.live.hub.journal.run_one(update(schema.seat).where(mine).values(**values))

    def at(self, v: int, seat: int) -> Before:
        found = next((b for b in self.kept if b.v == v and b.seat == seat), None)
        if found is None:
            raise no("no back")
        return found

    def ask(self, seat: int, what: str, to: int = -1) -> None:
        self.asked += 1
        waits = [other for other in self.live.playing_people if other != seat]
        self.asks = [ask for ask in self.asks if (ask.seat, ask.what) != (seat, what)]
        self.asks.append(wire.Asks(id=self.asked, seat=seat, what=what, to=to, waits=waits))

    async def go_back(self, before: Before, said: str = "") -> None:
        live = self.live
        after = before.match.copy()
        await live.commit(BACK, before.seat, after, [before.v], said)
        self.kept = [one for one in self.kept if one.v < before.v]
        self.chose = [one for one in self.chose if one[0] < before.v]
        for chair in live.chairs:  # what was to be passed was to be passed in another position
            chair.stops.clear()
        live.tell()

    async def agree(self, ear: Ear, message: wire.Agree) -> None:
        """A seat answers what another one asks for."""
        live = self.live
        async with live.lock:
            seat = live.seat(ear)
            ask = next((a for a in self.asks if a.id == message.ask and seat in a.waits), None)
            if ask is None:
                raise no("no ask")
            if message.never and ask.what == BACK:
                await self.keep_seat(seat, never=True)
                live.chairs[seat].never = True
                self.offered_at = -1
            if not message.yes:
                self.asks.remove(ask)
            else:
                ask.waits.remove(seat)
                if not ask.waits:
                    self.asks.remove(ask)
                    if ask.what == BACK:
                        live.playing()
                        await self.go_back(self.at(ask.to, ask.seat))
                        await live.settle()
                    else:
                        await self.pause(ask.seat)
            live.tell_state()

    # -- conceding and adjourning ----------------------------------------------------------

    async def concede(self, ear: Ear) -> None:
        live = self.live
        async with live.lock:
            seat = live.seat(ear)
            after = live.playing().copy()
            after.concede(seat)
            await live.commit("concede", seat, after, [0], by="concede")
            live.tell()
            await live.settle()

    async def adjourn(self, ear: Ear, message: wire.Adjourn) -> None:
        live = self.live
        async with live.lock:
            seat = live.seat(ear)
            if message.resume:
                await self.resume(seat)
            else:
                live.playing()
                if any(other != seat for other in live.playing_people):
                    self.ask(seat, ADJOURN)
                else:
                    await self.pause(seat)
            live.tell_state()

    async def pause(self, seat: int) -> None:
        """The match goes on another day."""
        live = self.live
        await live.commit(ADJOURN, seat, live.playing(), [0])
        await self.keep_status("adjourned")
        live.wait = None
        live.tell()

    async def keep_status(self, status: str) -> None:
        """For lists of tables that are not open; the steps tell it, too."""
        live = self.live
        live.status = status
        row = update(schema.tables).where(schema.tables.c.id == live.id)
        await live.hub.journal.run_one(row.values(status=status))

    async def resume(self, seat: int) -> None:
        live = self.live
        if live.status != "adjourned" or live.match is None:
            raise no("not live")
        if not all(chair.here for chair in live.chairs):
            raise no("absent")
        await live.commit("resume", seat, live.match, [0])
        await self.keep_status("live")
        live.tell()
        await live.settle()

    def idle(self, board: dict[str, Any]) -> str:
        """What a seat does whose time is up: nothing if it can, else the first that is offered."""
        options = board["ask"]["options"]
        return idle_option(options, True) or str(options[0]["key"])
