"""Chapter 24: when the game ends."""

from __future__ import annotations

from kirifuda.games.legions.table import Table

CORES_TO_WIN = 12  # 24-2b


def finish(t: Table, winners: list[int], clause: str) -> None:
    """24-1: somebody has won or lost, so the game is over at once."""
    if t.over:
        return
    rules = t.pool.rules
    rules.leave(t, [seat for seat in range(t.seats) if seat not in winners], clause)
    rules.end(t, winners, clause)
    t.note("over", "24-1", winners[0] if winners else -1)


def lose(t: Table, seat: int, clause: str) -> None:
    """A player loses; the other one wins."""
    finish(t, [other for other in range(t.seats) if other != seat], clause)


def win(t: Table, seat: int, clause: str) -> None:
    """A player wins."""
    finish(t, [seat], clause)


def judge(t: Table) -> None:
    """24-4a to 24-4c: the position has changed; the turn player's side first, loss before win."""
    if t.over:
        return
    seat = t.turn_seat
    foe = t.opponent(seat)
    if t.life[seat] <= 0:  # 24-4a, 24-4c
        lose(t, seat, "24-3a")
    elif t.life[foe] <= 0:  # 08-1
        win(t, seat, "24-2a")
    elif t.core_total(seat) >= CORES_TO_WIN:
        win(t, seat, "24-2b")
    elif t.core_total(foe) >= CORES_TO_WIN:
        win(t, foe, "24-2b")
