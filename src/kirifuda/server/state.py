"""What is told of a table beside its position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.server import wire
from kirifuda.server.seating import BOT, Chair

if TYPE_CHECKING:
    from kirifuda.server.live import Live


def state_of(live: Live, chair: Chair | None) -> wire.State:
    """The state of a table as a seat is told it; None: as those who watch are."""
    out = wire.State(
        v=live.v if chair is not None else live.gallery.shown,
        seats=[seat_state(live, one, chair) for one in live.chairs],
        status=live.status,
        teams=live.teams,
        running=live.clocks.running if live.clocks.running >= 0 else None,
        thinking=live.thinking if live.thinking >= 0 else None,
        watchers=len(live.gallery.ears),
        hands=all(one.shows for one in live.chairs if one.seat in live.people),
        score=score(live),
        best_of=live.options.best_of,
        rematch=[one.seat for one in live.chairs if one.again],
        result=live.result,
        next=live.after,
    )
    if chair is None:
        # what is decided is told with the position, not before it
        if live.gallery.delay:
            out.running = out.thinking = None
        return out
    out.backs = live.past.offered(chair.seat)
    out.left = chair.left
    out.asks = live.past.asks
    out.stops = sorted(chair.stops.kinds)
    out.auto = chair.stops.auto
    out.pass_turn = chair.stops.turn >= 0
    decision = live.match.decision if live.match is not None else None
    if live.wait is not None and decision is not None and decision.seat == chair.seat:
        out.wait = live.wait
    return out


def seat_state(live: Live, one: Chair, me: Chair | None) -> wire.SeatState:
    bank, away = live.clocks.left(one.seat) if one.who != BOT else (None, None)
    over = live.result is not None
    return wire.SeatState(
        name=one.name,
        bot=one.level if one.who == BOT else "",
        me=one is me,
        here=one.here,
        deck=one.deck.name if one is me or over else "",
        bank=bank,
        away=away,
        shows=one.shows,
    )


def score(live: Live) -> list[int]:
    """Games won, this one included."""
    wins = live.options.wins or [0] * len(live.chairs)
    if live.result is not None and len(live.result.winners) == 1:
        wins = [w + (seat == live.result.winners[0]) for seat, w in enumerate(wins)]
    return list(wins)
