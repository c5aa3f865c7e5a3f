"""1.2 and chapter 13: who loses leaves, and whether that decides the game."""

from __future__ import annotations

from kirifuda.games.rebirth.formats import (
    CIRCLE_DROP,
    DOUBLE_TEAM,
    RUMBLE_DROP,
    TRIPLE_TEAM,
    facing,
)
from kirifuda.games.rebirth.table import Table
from kirifuda.games.rebirth.zones import KINDS, RETIRE

TEAM_POINTS = 2  # 13.9.3.2


def lose(t: Table, seats: list[int], clause: str) -> None:
    """Players lose at once and leave (1.2.2, 13.4.1); what that means is told by the format."""
    rules = t.pool.rules
    losers = [seat for seat in seats if not t.gone[seat]]
    there = [seat for seat in range(t.seats) if not t.gone[seat]]
    before = [after(t, seat) for seat in range(t.seats)]
    withdraw(t, losers)
    left = rules.leave(t, losers, clause)
    if t.format == TRIPLE_TEAM:  # 13.5.8
        left = settle_pairs(t, losers, there)
        if t.over:
            return
    elif t.format == DOUBLE_TEAM:  # 13.5.8
        beaten = [t.team[seat] for seat in losers]
        left = [seat for seat in left if t.team[seat] not in beaten]  # 13.8.3
        finish(t, left, clause, "13.8.3")
        return
    if len({t.team[seat] for seat in left}) <= 1:
        finish(t, left, clause, "1.2.3" if left else "1.2.3.1")  # 1.2.1, 1.2.3
    elif t.format == CIRCLE_DROP:
        # 13.7.3.1, 13.7.3.2, 13.7.3.2.1: who came directly before one of them
        winners = [seat for seat in left if before[seat] in losers]
        finish(t, winners, "13.7.3.1" if len(losers) < 2 else "13.7.3.2", "13.7.3.1")
    elif t.format == RUMBLE_DROP:
        fewest(t)


def after(t: Table, seat: int) -> int:
    """Who comes directly after a seat in the order of turns."""
    order = t.seats_from(seat)
    return order[1 % len(order)] if seat in order else -1


def withdraw(t: Table, seats: list[int]) -> None:
    """With more than two seats the table is cleared of their cards before anything else is done;
    until the turn ends their places in the order stay, empty."""
    if t.seats < 3:
        return
    t.departing = 1  # 13.4.1
    bit = 1
    for seat in range(t.seats):
        if seat in seats:
            t.vacant |= bit  # 13.7.7
        bit <<= 1


def settle_pairs(t: Table, losers: list[int], there: list[int]) -> list[int]:
    """Who sat in front of a loser and has not left earns a point for the team, and leaves
    undefeated. Who is left."""
    rules = t.pool.rules
    points = t.points or [0, 0]  # 13.9.3.1
    for seat in losers:
        other = facing(seat, t.seats)
        if other in there and other not in losers:  # 13.9.3.3
            points = [n + (team == t.team[other]) for team, n in enumerate(points)]
            t.note("team point", "13.9.3.3", other, number=points[t.team[other]])
            withdraw(t, [other])
            t.set_gone(other, 1)
    t.points = points  # 13.9.3
    left = [seat for seat in range(t.seats) if not t.gone[seat]]
    if max(points) >= TEAM_POINTS:  # 13.9.3, 13.9.3.2
        rules.end(t, members(t, points.index(max(points))), "13.9.3.2")
        t.note("over", "13.9.3.2", t.winners[0])
    elif not left:
        ahead = points.index(max(points)) if points[0] != points[1] else -1
        rules.end(t, members(t, ahead), "13.9.3.3.1")
        t.note("over", "13.9.3.3.1", t.winners[0] if t.winners else -1)
    return left


def members(t: Table, team: int) -> list[int]:
    """The players of a team, also those who have left."""
    return [seat for seat in range(t.seats) if t.team[seat] == team]


def finish(t: Table, winners: list[int], clause: str, told: str) -> None:
    """The game is over: in a team all of it has won."""
    teams = [t.team[seat] for seat in winners]
    t.pool.rules.end(t, [seat for seat in range(t.seats) if t.team[seat] in teams], clause)
    t.note("over", told if winners else "1.2.3.1", winners[0] if winners else -1)


def fewest(t: Table) -> None:
    """13.6.3.1, 13.6.3.2: once somebody has dropped out, who alone has the fewest cards in the
    retire zone wins at once."""
    left = t.seats_from(0)
    counts = [len(t.zones[seat * KINDS + RETIRE]) for seat in left]
    least = min(counts)
    if counts.count(least) == 1:
        clause = "13.6.3.1" if t.departing else "13.6.3.2"
        finish(t, [left[counts.index(least)]], clause, clause)
