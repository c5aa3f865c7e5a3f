"""Playing on until nothing is half done, for those who look ahead."""

from __future__ import annotations

from typing import Final

from kirifuda.kernel.match import Match
from kirifuda.kernel.position.decisions import Decision
from kirifuda.kernel.position.state import State

IDLE: Final = ("done", "pass", "no", "decline", "end")


def settle(
    m: Match, seat: int, most: int, resting: tuple[str, ...], declined: tuple[str, ...] = ()
) -> None:
    """Play on, at most so many decisions: who looks ahead does what comes first, others pass.

    It ends with the turn, or at a decision of a kind in `resting`; who looks ahead passes too
    where the kind is in `declined`.
    """
    turn = m.state.turn
    for _ in range(most):
        d = m.decision
        if d is None or m.state.turn != turn or d.kind in resting:
            return
        m.choose(idle(d) if d.seat != seat or d.kind in declined else 0)


def idle(d: Decision) -> int:
    """The option that does nothing; the first one, if there is none."""
    chosen = 0
    for i in range(len(d.options)):
        if d.options[i].kind in IDLE:
            chosen = i
    return chosen


def decided(s: State, seat: int, win: int) -> int:
    """What a match that is over is worth to a seat."""
    if not s.winners:
        return 0
    return win if seat in s.winners else -win
