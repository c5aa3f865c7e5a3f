"""Taking back: when a decision may be undone without anyone's leave, for every face alike.

A choice can be taken back freely as long as no other seat has chosen since and the seat that made
it has learned nothing by it (`Match.learned`). Otherwise whoever else plays must
agree. Against programs alone a person may always take back: nobody is wronged, and who looks ahead
that way knows it.
"""

from __future__ import annotations

from collections.abc import Sequence

from kirifuda.kernel.match import Match

FREE = "free"
ALONE = "alone"  # only against programs, where it is always possible
ASK = "ask"  # others must agree


def verdict(
    before: Match,
    now: Match,
    seat: int,
    people: Sequence[int],
    chosen: Sequence[int] | None = None,
) -> str:
    """Whether a seat may go back from one moment to an earlier one of the same match.

    `chosen`: the seats that have chosen between them; who does not know finds out by playing.
    """
    others = [other for other in people if other != seat]
    if not others:
        return ALONE
    if chosen is None:
        chosen = choosers(before, now)
    if any(other != seat for other in chosen) or now.learned(seat, before):
        return ASK
    return FREE


def choosers(before: Match, now: Match) -> list[int]:
    """The seats that have chosen between two moments, in order."""
    again = before.copy()
    out: list[int] = []
    for index in now.choices.all()[len(before.choices) :]:
        decision = again.decision
        if index < 0 or decision is None:
            out.append(-1 - index)
            break
        out.append(decision.seat)
        again.choose(index)
    return out
