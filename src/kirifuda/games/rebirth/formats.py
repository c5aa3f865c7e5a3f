"""Chapter 13: games of three to six players, each for oneself or in two teams.

What a format says of turns, opponents, attacks and defeat is asked here; who leaves, and when the
game is decided, is told in leaving.py.
"""

from __future__ import annotations

from typing import Final

from kirifuda.games.formats import Format

DUEL: Final = 0  # 1.1.1
RUMBLE: Final = 1  # ランブル (13.6)
RUMBLE_DROP: Final = 2  # with the rule 1人脱落 (13.6.3)
CIRCLE: Final = 3  # サークル (13.7)
CIRCLE_DROP: Final = 4  # (13.7.3)
DOUBLE_TEAM: Final = 5  # ダブルチーム (13.8)
TRIPLE_TEAM: Final = 6  # トリプルチーム (13.9)
DOUBLE_SEVEN: Final = 7  # ダブルセブン (13.10)
BLACKJACK: Final = 8  # ブラックジャック (13.10)

# 13.1.1, 13.1.1.1: the formats by the names that they are asked for
FORMATS: Final = {
    "": Format(DUEL, "duel", "対戦", (2, 2), "1.1.1"),
    "rumble": Format(RUMBLE, "rumble", "ランブル", (3, 6), "13.6.1"),
    "rumble-drop": Format(
        RUMBLE_DROP, "rumble, one drops out", "ランブル(1人脱落)", (3, 6), "13.6.3"
    ),
    "circle": Format(CIRCLE, "circle", "サークル", (3, 6), "13.7.1"),
    "circle-drop": Format(
        CIRCLE_DROP, "circle, one drops out", "サークル(1人脱落)", (3, 6), "13.7.3"
    ),
    "double-team": Format(DOUBLE_TEAM, "double team", "ダブルチーム", (4, 4), "13.8.1"),
    "triple-team": Format(TRIPLE_TEAM, "triple team", "トリプルチーム", (6, 6), "13.9.1"),
    "double-seven": Format(DOUBLE_SEVEN, "double seven", "ダブルセブン", (4, 4), "13.10.1"),
    "blackjack": Format(BLACKJACK, "blackjack", "ブラックジャック", (6, 6), "13.10.1"),
}

TEAM_FORMATS: Final = (DOUBLE_TEAM, TRIPLE_TEAM, DOUBLE_SEVEN, BLACKJACK)
SUM_FORMATS: Final = (DOUBLE_SEVEN, BLACKJACK)  # 13.10.3
CIRCLE_FORMATS: Final = (CIRCLE, CIRCLE_DROP)


def in_teams(format: int) -> bool:
    """13.5.1: whether players play in teams, of which there are two, side by side."""
    return format in TEAM_FORMATS


def team_of(format: int, seat: int, seats: int) -> int:
    """13.8.2, 13.9.2, 13.10.2: the first half of the seats against the second; else oneself."""
    return seat * 2 // seats if in_teams(format) else seat


def facing(seat: int, seats: int) -> int:
    """13.8.2.1, 13.9.2.1, 13.10.2.1: who sits in front: the right of one team faces the left of the
    other. Seats are counted from the left of either team."""
    return seats - 1 - seat
