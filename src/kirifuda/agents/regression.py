"""Weights that tell best what was seen: logistic regression, by our own few lines.

Two kinds of things are told at once or apart: positions with whether they were won, and decisions
with how much each of their options should be taken. The same numbers give the same weights on every
machine: there is no chance in it, and nothing but additions in a fixed order.
"""

from __future__ import annotations

import math

TEMPER = 0.15  # by how much what is taken should look better, in the logarithm of the odds
STEPS = 40
CLOSE = 1e-3  # weights that change by less have been found
CURVED = 6000  # rows from which it is reckoned how far to step


def regression(
    table: list[list[float]],
    won: list[bool],
    share: float,
    decisions: list[list[list[float]]],
    taken: list[list[float]],
    held: list[float],
) -> list[float]:
    """The weights of both regressions at once, held at nothing a little: by Newton's steps.

    A row counts as `share` of a decision. How far to step is reckoned from some of the rows only,
    where there are very many.

    >>> table = [[1.0, float(x)] for x in range(-50, 51)]
    >>> won = [x > 3 for x in range(-50, 51)]
    >>> even, slope = regression(table, won, 1.0, [], [], [0.1, 0.1])
    >>> even < 0 < slope
    True
    >>> decisions = [[[0.0, 1.0], [0.0, 2.0]]] * 9
    >>> even, slope = regression([], [], 1.0, decisions, [[0.9, 0.1]] * 9, [0.1, 0.1])
    >>> slope < 0
    True
    """
    size = len(held)
    weights = [0.0] * size
    every = 1 + len(table) // CURVED
    for _ in range(STEPS):
        gradient = [-hold * weight for hold, weight in zip(held, weights, strict=True)]
        curve = [[0.0] * size for _ in range(size)]
        for i in range(size):
            curve[i][i] = held[i]
        for at, (row, win) in enumerate(zip(table, won, strict=True)):
            chance = 1 / (1 + math.exp(-max(-30.0, min(30.0, dot(weights, row)))))
            add(gradient, row, share * (win - chance))
            if at % every == 0:
                curved(curve, row, share * every * chance * (1 - chance))
        for options, wanted in zip(decisions, taken, strict=True):
            looks = [dot(weights, option) / TEMPER for option in options]
            odds = [math.exp(look - max(looks)) for look in looks]
            chances = [one / sum(odds) for one in odds]
            mean = [0.0] * size
            for option, chance in zip(options, chances, strict=True):
                add(mean, option, chance)
            for option, chance, want in zip(options, chances, wanted, strict=True):
                add(gradient, option, (want - chance) / TEMPER)
                apart = [value - middle for value, middle in zip(option, mean, strict=True)]
                curved(curve, apart, chance / TEMPER**2)
        for i in range(size):
            for j in range(i):
                curve[j][i] = curve[i][j]
        step = solved(curve, gradient)
        longest = max(map(abs, step))
        reach = min(1.0, 1.0 / longest) if longest else 1.0
        weights = [weight + reach * change for weight, change in zip(weights, step, strict=True)]
        if longest < CLOSE:
            break
    return weights


def dot(one: list[float], other: list[float]) -> float:
    return sum([a * b for a, b in zip(one, other, strict=True)])


def add(to: list[float], what: list[float], times: float) -> None:
    """Add so many times some numbers to others."""
    for i, value in enumerate(what):
        if value:
            to[i] += times * value


def curved(curve: list[list[float]], what: list[float], times: float) -> None:
    """Add so many times the products of some numbers, below the diagonal."""
    for i, value in enumerate(what):
        if value:
            by = times * value
            line = curve[i]
            for j in range(i + 1):
                line[j] += by * what[j]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations whose matrix is symmetric and positive: by Cholesky.

    >>> [round(x, 6) for x in solved([[4.0, 2.0], [2.0, 3.0]], [10.0, 9.0])]
    [1.5, 2.0]
    """
    size = len(right)
    low = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            rest = matrix[i][j] - sum(low[i][k] * low[j][k] for k in range(j))
            low[i][j] = math.sqrt(max(rest, 1e-12)) if i == j else rest / low[j][j]
    half = [0.0] * size
    for i in range(size):
        half[i] = (right[i] - sum(low[i][k] * half[k] for k in range(i))) / low[i][i]
    out = [0.0] * size
    for i in reversed(range(size)):
        out[i] = (half[i] - sum(low[k][i] * out[k] for k in range(i + 1, size))) / low[i][i]
    return out


def auc(told: list[tuple[bool, int]]) -> float:
    """How often a position that was won looks better than one that was lost.

    >>> auc([(True, 3), (False, 1), (True, 1), (False, 0)])
    0.875
    """
    ranked = sorted(told, key=lambda pair: pair[1])
    lost = better = won = 0.0
    at = 0
    while at < len(ranked):
        end = at
        while end < len(ranked) and ranked[end][1] == ranked[at][1]:
            end += 1
        wins = sum(1 for pair in ranked[at:end] if pair[0])
        losses = end - at - wins
        better += wins * (lost + losses / 2)
        won += wins
        lost += losses
        at = end
    return better / (won * lost) if won and lost else 0.5
