"""What people say at a table: every message, read strictly, within limits, answered or refused."""

from __future__ import annotations

from typing import Any

import msgspec

from kirifuda.kernel.errors import KirifudaError
from kirifuda.server import logs, wire
from kirifuda.server.advising import advice
from kirifuda.server.calls import PHRASES
from kirifuda.server.faults import fault
from kirifuda.server.hub import Hub
from kirifuda.server.limits import Bucket
from kirifuda.server.live import Live
from kirifuda.server.picking import tried
from kirifuda.server.refusing import RefusedError, because, no
from kirifuda.server.seating import Ear
from kirifuda.server.settings import Limits
from kirifuda.server.telling import Eyes, trail

MOST_LINES = 500
MOST_KINDS = 100
# What changes something at a table: of several sockets of one seat only the newest may.
DEEDS = (
    wire.Choose,
    wire.TakeBack,
    wire.Agree,
    wire.Concede,
    wire.Adjourn,
    wire.Stops,
    wire.Skip,
    wire.Show,
)
QUESTIONS = wire.Try | wire.Why | wire.Look | wire.Lines  # to which no is an answer
INNOCENT = ("stale", "elsewhere")  # reasons of a refusal that nobody is to blame for
decoder = msgspec.json.Decoder(wire.Incoming)
encode = msgspec.json.encode


def read(raw: bytes | str) -> wire.Incoming:
    """A message, if it is one."""
    if len(raw) > wire.LONGEST:
        raise no("too long")
    try:
        message: wire.Incoming = decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise no("message", str(error)) from error
    return message


class Talk:
    """What one ear may still say."""

    def __init__(self, limits: Limits) -> None:
        self.choose = Bucket(limits.choose)
        self.ask = Bucket(limits.ask)
        self.advice = Bucket(limits.advice)
        self.other = Bucket(limits.other)

    def allow(self, message: wire.Incoming) -> None:
        if isinstance(message, wire.Choose | wire.TakeBack | wire.Skip):
            bucket = self.choose
        elif isinstance(message, QUESTIONS):
            bucket = self.ask
        elif isinstance(message, wire.Advise):
            bucket = self.advice
        else:
            bucket = self.other
        if not bucket.take():
            raise no("too much")


async def hear(hub: Hub, live: Live, ear: Ear, message: wire.Incoming) -> bool:
    """Do what a message says, or tell why not; False if it should not have been sent.

    Who is a little behind has done nothing wrong.
    """
    try:
        if live.lost:
            raise no("disk")
        if ear.seat is not None and isinstance(message, DEEDS):
            if not live.chairs[ear.seat].acts(ear):
                raise no("elsewhere")
        await answer(hub, live, ear, message)
    except RefusedError as error:
        refuse(live, ear, message, error)
        return isinstance(message, wire.Try) or all(one.code in INNOCENT for one in error.reasons)
    except KirifudaError as error:
        refuse(live, ear, message, because(error))
        return False
    except Exception as error:  # a fault of ours: told, noted down, and the server lives
        logs.failure("fault", error, table=live.id, v=live.v, message=type(message).__name__)
        refuse(live, ear, message, no("broken"))
        await fault(hub, live, f"{type(message).__name__}: {type(error).__name__}: {error}")
        return False
    return True


def refuse(live: Live, ear: Ear, message: wire.Incoming, error: RefusedError) -> None:
    """Tell why something was not done; who is behind is told where the table is."""
    of = str(message.__struct_config__.tag)
    ear.send(
        encode(
            wire.No(
                of=of,
                at=getattr(message, "at", None),
                id=getattr(message, "id", None),
                reasons=error.reasons,
            )
        )
    )
    if any(one.code == "stale" for one in error.reasons) and live.match is not None:
        if ear.seat is not None:
            ear.send(live.eyes(live.chairs[ear.seat]).whole(live.match, live.v))


async def answer(hub: Hub, live: Live, ear: Ear, message: wire.Incoming) -> None:
    """Do what a message says."""
    match message:
        case wire.Choose():
            await live.choose(ear, message)
        case wire.Try() | wire.Why() | wire.Look() | wire.Lines():
            ear.send(encode(asked(live, ear, message)))
        case wire.Advise() if not ear.listens:
            ear.send(encode(await advice(hub, live, ear, message)))
        case wire.Advise():  # what else is said is heard meanwhile
            hub.start(later(hub, live, ear, message))
        case wire.TakeBack():
            await live.past.back(ear, message)
        case wire.Agree():
            await live.past.agree(ear, message)
        case wire.Concede():
            await live.past.concede(ear)
        case wire.Adjourn():
            await live.past.adjourn(ear, message)
        case wire.Stops():
            await stops(live, ear, message)
        case wire.Skip():
            live.seat(ear)
            await live.lone(message.at, ear.seat)
        case wire.Phrase():
            say(live, ear, message.phrase)
        case wire.Show():
            live.chairs[live.seat(ear)].shows = message.hands
            live.gallery.hands(all(live.chairs[one].shows for one in live.people))
            live.gallery.tell()
            live.tell_state()
        case wire.Ping():
            live.lags(ear, min(max(message.lag, 0), 2000) / 1000)
            ear.send(encode(wire.Pong(ms=message.ms)))
        case wire.Hello():
            if ear.seat is not None:
                live.chairs[ear.seat].newest(ear)
            live.welcome(ear)
            ear.last_state = b""
            live.tell_state()


async def later(hub: Hub, live: Live, ear: Ear, message: wire.Advise) -> None:
    """An answer that takes a while."""
    try:
        ear.send(encode(await advice(hub, live, ear, message)))
    except RefusedError as error:
        refuse(live, ear, message, error)
    except Exception as error:
        logs.failure("no advice", error, table=live.id, v=live.v)
        refuse(live, ear, message, no("broken"))


def asked(
    live: Live, ear: Ear, message: wire.Try | wire.Why | wire.Look | wire.Lines
) -> wire.Answer:
    """What a seat, or who watches, wants to know of the position that it sees."""
    if live.match is None:
        raise no("not live")
    if ear.seat is None:
        eyes = live.gallery.eyes
        if eyes is None or eyes.v < 0:
            raise no("not live")
    else:
        eyes = live.eyes(live.chairs[ear.seat])
        eyes.look(live.match, live.v)
    if isinstance(message, wire.Lines):
        return wire.Answer(id=message.id, v=eyes.v, lines=lines(eyes, message))
    if message.at != eyes.v:
        raise no("stale")
    if isinstance(message, wire.Look):
        return wire.Answer(id=message.id, v=eyes.v, changes=eyes.seen.changes(message.card))  # type: ignore[arg-type]
    if ear.seat is None:
        raise no("watching")
    if isinstance(message, wire.Why):
        cards = message.cards[:MOST_LINES] or None
        wishes = eyes.seen.wishes(message.kind, cards)
        return wire.Answer(id=message.id, v=eyes.v, wishes=wishes)  # type: ignore[arg-type]
    decision = live.playing().decision
    if decision is None or decision.seat != ear.seat:
        raise no("not asked")
    chain = tried(live.match, eyes.seen, message.pick)
    return wire.Answer(id=message.id, v=eyes.v, chain=chain)


def lines(eyes: Eyes, message: wire.Lines) -> Any:
    """Lines of the log as the board is now."""
    length = trail(eyes.seen.looked)
    start = min(max(message.start, 0), length)
    end = min(max(message.end, start), length, start + MOST_LINES)
    return eyes.seen.lines(start)[: end - start]


async def stops(live: Live, ear: Ear, message: wire.Stops) -> None:
    """A person says what is to be passed for them."""
    async with live.lock:
        chair = live.chairs[live.seat(ear)]
        if len(message.kinds) > MOST_KINDS or any(len(kind) > 60 for kind in message.kinds):
            raise no("too long")
        turn = -1
        if message.turn and live.match is not None:
            turn = live.match.state.turn
        chair.stops.auto = message.auto
        chair.stops.kinds = set(message.kinds)
        chair.stops.turn = turn
        decision = live.match.decision if live.match is not None else None
        if decision is not None and decision.seat == chair.seat and live.status == "live":
            live.stop_timers()
            await live.settle()
        live.tell_state()


def say(live: Live, ear: Ear, phrase: str) -> None:
    """One of the canned phrases, to all."""
    seat = live.seat(ear)
    if phrase not in PHRASES:
        raise no("value", "phrase", phrase)
    raw = encode(wire.Told(seat=seat, phrase=phrase))
    for other in live.ears():
        other.send(raw)
