"""How good a position looks to a seat: what it may see, counted, and added up by hand.

Life, public zones, the seat's own hand, and numbers of cards are looked at and nothing else, so
that the same view always gives the same numbers.
"""

from __future__ import annotations

from typing import Final

from kirifuda.games.legend_of_stars.attack import attacks_allowed, attacks_made
from kirifuda.games.legend_of_stars.events import ATTACK
from kirifuda.games.legend_of_stars.table import LIFE, Table
from kirifuda.games.legend_of_stars.zones import (
    ATK,
    CHARACTERS,
    COST,
    DECK,
    DEF,
    DOWN,
    ENERGY,
    HAND,
    KINDS,
    SUPPORTS,
    is_front,
)
from kirifuda.kernel.foresight.judging import WHOLE, Judge
from kirifuda.kernel.position.state import State

LIFE_POINT: Final = 10  # and for each of the last points of life more
LOW_LIFE: Final = 1000
HAND_CARD: Final = 700
ENERGY_CARDS: Final = [1500, 1450, 1400, 1300, 1150, 950, 650, 300, 100]
REGAINED: Final = 15
HIDDEN_CHARACTER: Final = 2600  # what lies face down is worth about so much
SUPPORT_CARD: Final = 1500

COUNTED: Final = [
    "life",
    "low life",
    "characters",
    "attack",
    "defence",
    "down values",
    "face down",
    "in front",
    "standing in front",
    "attacks to come",
    "supports",
    "energy",
    "standing energy",
    "hand",
    "playable hand",
    "deck",
]

# Decisions at which a position is at rest: nothing is half done.
RESTING: Final = ("main", "lead", "attack")
DECLINED: Final = ("priority",)  # what even who looks ahead does nothing about


def plain(s: State, seat: int) -> int:
    """The seat's side less the other's."""
    assert isinstance(s, Table)
    total = side(s, seat, seat)
    for other in range(s.seats):
        if s.team[other] != s.team[seat]:
            total -= side(s, other, seat)
    return total


def side(t: Table, seat: int, viewer: int) -> int:
    """What a seat has on the table and in hand."""
    base = seat * KINDS
    life = t.life[seat]
    total = LIFE_POINT * life + LIFE_POINT * min(life, LOW_LIFE)
    total += HAND_CARD * len(t.zones[base + HAND])
    for card in t.zones[base + CHARACTERS]:
        total += character(t, card, seat, viewer)
    for card in t.zones[base + SUPPORTS]:
        total += SUPPORT_CARD + 200 * t.number(card, COST)
    at = 0
    for card in t.zones[base + ENERGY]:
        total += ENERGY_CARDS[at]
        if at < len(ENERGY_CARDS) - 1:
            at += 1
        if not t.rest[card]:
            total += REGAINED
    return total


def character(t: Table, card: int, seat: int, viewer: int) -> int:
    """What a character is worth where and as it lies."""
    if t.down[card]:
        if seat != viewer:
            return HIDDEN_CHARACTER
        nums = t.pool.faces[card].nums
    else:
        nums = t.face(card).nums
    value = 900 + 2 * nums[ATK] + nums[DEF] - nums[DOWN] // 2
    if t.rest[card]:
        value += nums[DEF] // 2
    else:
        value += nums[ATK]
    if is_front(t.spot[card]):
        value += 400 if not t.rest[card] else 150
        ahead = seat == t.turn_seat and t.phase < ATTACK
        if ahead and not t.rest[card] and not t.down[card]:
            if attacks_made(t, card) < attacks_allowed(t, card):
                value += chance_of(t, card, nums[ATK])
    return value


def chance_of(t: Table, card: int, atk: int) -> int:
    """What an attack that is still to come may bring."""
    target = t.facing(card)
    if target < 0:
        return 6 * atk
    if t.down[target]:
        return atk
    value = t.number(target, DEF if t.rest[target] else ATK)
    if atk > value:
        return 1500 + 4 * t.number(target, DOWN)
    return 0


class LegendOfStarsJudge(Judge):
    """What is counted in Legend of Stars."""

    def __init__(self) -> None:
        super().__init__(COUNTED, RESTING, DECLINED)

    def plain(self, s: State, seat: int) -> int:
        return plain(s, seat)

    def side(self, s: State, seat: int, viewer: int) -> list[int]:
        assert isinstance(s, Table)
        base = seat * KINDS
        attack = defence = downs = down = front = ready = coming = 0
        ahead = seat == s.turn_seat and s.phase < ATTACK
        for card in s.zones[base + CHARACTERS]:
            if s.down[card]:
                down += 1
                if seat != viewer:
                    continue
                nums = s.pool.faces[card].nums
            else:
                nums = s.face(card).nums
            attack += nums[ATK]
            defence += nums[DEF]
            downs += nums[DOWN]
            if is_front(s.spot[card]):
                front += 1
                if not s.rest[card]:
                    ready += nums[ATK]
                    if ahead and not s.down[card]:
                        if attacks_made(s, card) < attacks_allowed(s, card):
                            coming += chance_of(s, card, nums[ATK])
        energy = s.zones[base + ENERGY]
        standing = 0
        for card in energy:
            standing += 0 if s.rest[card] else 1
        playable = 0
        if seat == viewer:
            for card in s.zones[base + HAND]:
                if s.pool.faces[card].nums[COST] <= len(energy) + 1:
                    playable += 1
        return [
            s.life[seat],
            min(s.life[seat], LOW_LIFE),
            len(s.zones[base + CHARACTERS]),
            attack,
            defence,
            downs,
            down,
            front,
            ready,
            coming,
            len(s.zones[base + SUPPORTS]),
            len(energy),
            standing,
            len(s.zones[base + HAND]),
            playable,
            len(s.zones[base + DECK]),
        ]

    def progress(self, s: State) -> int:
        assert isinstance(s, Table)
        least = LIFE
        for life in s.life:
            least = min(least, life)
        return max(0, min(WHOLE, (LIFE - least) * WHOLE // LIFE))
