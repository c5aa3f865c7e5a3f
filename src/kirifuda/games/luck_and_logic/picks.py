"""What players are asked to pick, by number: the kind of the decision and its clause."""

from __future__ import annotations

from typing import Final

CHOOSE: Final = 0  # what effects let choose
EXCHANGE: Final = 1  # cards of the opening hand to exchange
LAY: Final = 2  # a card for the level zone
SWAP: Final = 3  # the level card to take back
DISCARD: Final = 4  # cards beyond the hand limit
FIND: Final = 5  # a union found in the deck
FROM_HAND: Final = 6  # a union from the hand
FROM_ELSEWHERE: Final = 7
ORDER: Final = 8  # in which order cards are put
TO_REST: Final = 9  # the level card to rest for a level boost
FORGE: Final = 10
MAKE: Final = 11
MAY: Final = 12
MODE: Final = 13
DRAW_ON: Final = 14
LOOK_ON: Final = 15
NUMBER: Final = 16
KEEP_MEMBER: Final = 17  # rule processes: what stays
KEEP_GATE: Final = 18
CLOSE_PARADOX: Final = 19
KEEP_PARADOX: Final = 20
KEEP_LEVELS: Final = 21
INTERCEPTORS: Final = 22

PICKS: Final = [
    ("choose", "9.6.3"),
    ("exchange", "6.2.1.8"),
    ("level", "7.4.3.1"),
    ("swap level", "7.4.3.1.1"),
    ("discard", "7.7.6"),
    ("find union", "5.13.1.2.1"),
    ("union from hand", "5.13.1.2.3"),
    ("union from elsewhere", "5.13.1.2.4"),
    ("order", "4.1.6"),
    ("level boost", "5.15.1"),
    ("alchemy", "5.33.1.1"),
    ("make", "11.11.2"),
    ("may do", "9.7.3.3.1"),
    ("mode", "9.6.2.2"),
    ("draw on", "5.6.3.1"),
    ("look on", "5.7.2.2"),
    ("number", "1.3.5"),
    ("keep member", "10.4.2"),
    ("keep gate", "10.5.2"),
    ("turn paradoxes down", "10.6.1.2"),
    ("keep paradox", "10.6.2"),
    ("keep levels", "10.8.1"),
    ("intercept", "8.3.3.1"),
]
