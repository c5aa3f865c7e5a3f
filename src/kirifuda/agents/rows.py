"""Rows: what was counted for a seat at a moment of a match, as a regression has it."""

from __future__ import annotations

import math
from typing import NamedTuple

from kirifuda.agents.regression import auc
from kirifuda.kernel.foresight.judging import SCALE, WHOLE, Judge, Weights
from kirifuda.kernel.match import Match

THIRDS = 3
MOST_DECISIONS = 5000
Seen = tuple[int, int, list[int], int]  # after how many decisions, which seat, features, progress


class Row(NamedTuple):
    """What was counted for a seat at a moment of a match, and whether it won."""

    features: list[int]
    progress: int
    match: int
    third: int
    won: bool
    deck: int  # which of the game's decks the seat holds, and which one the other
    against: int


def told_rows(
    match: Match, number: int, made: int, seen: list[Seen], decks: list[int]
) -> list[Row]:
    """What was seen of a match of so many decisions, now that it is over; nothing if nobody won."""
    outcome = match.outcome
    if outcome is None or not outcome.winners:
        return []
    return [
        Row(
            features,
            now,
            number,
            at * THIRDS // made,
            seat in outcome.winners,
            decks[seat],
            decks[seat - 1],
        )
        for at, seat, features, now in seen
    ]


def by_deck(row: Row, decks: int) -> list[float]:
    """A column for each deck: what its being held tells of who wins, whatever else is so.

    Nothing that is done in a match changes its decks. Without these columns what goes with a strong
    deck (its costs, its energy) would count as what wins.

    >>> by_deck(Row([], 50, 0, 0, True, 2, 0), 3)
    [-1.0, 0.0, 1.0, -0.5, 0.0, 0.5]
    """
    out = [0.0] * decks
    out[row.deck] += 1.0
    out[row.against] -= 1.0
    return [*out, *[value * row.progress / WHOLE for value in out]]


def scaling(rows: list[Row]) -> list[float]:
    """How large each number usually is."""
    many = max(1, len(rows))
    columns = zip(*[row.features for row in rows], strict=True)
    return [math.sqrt(sum(value * value for value in column) / many) or 1.0 for column in columns]


def scaled(
    features: list[int], progress: int, scales: list[float], free: list[bool]
) -> list[float]:
    """Numbers as a regression has them: each by itself, and as far as the match has come."""
    known = [
        value / scale if may else 0.0
        for value, scale, may in zip(features, scales, free, strict=True)
    ]
    return [*known, *[value * progress / WHOLE for value in known]]


def unscaled(judge: Judge, weights: list[float], scales: list[float]) -> Weights:
    """Weights as a judge has them, with those that the game tells itself."""
    count = len(scales)
    parts = 1000 * SCALE
    early = [round(weights[i] / scales[i] * parts) for i in range(count)]
    late = [round(weights[count + i] / scales[i] * parts) for i in range(count)]
    for i, name in enumerate(judge.names):
        if name in judge.fixed:
            early[i], late[i] = judge.fixed[name], 0
    return Weights(early, late)


def weighed(weights: Weights, row: Row) -> int:
    """What a row is worth by some weights."""
    return weights.total(row.features, row.progress, 0)


def by_thirds(rows: list[Row], values: list[int]) -> list[float]:
    """How well values tell who wins, in each third of the matches."""
    return [
        auc([(row.won, v) for row, v in zip(rows, values, strict=True) if row.third == third])
        for third in range(THIRDS)
    ]
