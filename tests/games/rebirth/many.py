"""Positions of three and four players, for what texts with 相手 do among many (13.5.5).

Whom 相手 means is told here from the book, not asked of the engine: in a rumble everyone else
(13.6.4), in a circle who comes directly before and after in the order of turns (13.7.4).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from tests.games.rebirth.table import (
    asked,
    card,
    choose,
    count,
    options,
    rebirth,
    scene,
    values,
)

from kirifuda.kernel.match import Match

NAMES: Final = "甲乙丙丁"
CHIEFS: Final = [card(name=f"主{n}", traits="峰組", cost=3, atk=3, def_=9) for n in NAMES]
HELP: Final = [card(name=f"供{n}", traits="谷組", cost=2, atk=2, def_=4) for n in NAMES]
PLAIN: Final = [card(name=f"並{n}", cost=2) for n in NAMES]  # for hands and decks
BELLS: Final = [rebirth(name=f"鐘{n}") for n in NAMES]
GIANTS: Final = [card(name=f"巨{n}", atk=9, def_=9) for n in NAMES]
DRAWERS: Final = [card("【起】【メンバー】:あなたは1枚引く。", name=f"引{n}") for n in NAMES]

Look = Callable[[Match, int], object]
Every = Callable[[int], Mapping[str, object]]


@dataclass(frozen=True)
class Seating:
    """A format, how many play, and whose card is looked at."""

    format: str
    seats: int
    me: int

    def __str__(self) -> str:
        return f"{self.format}-{self.seats}-{self.me}"

    @property
    def foes(self) -> list[int]:
        """13.6.4, 13.7.4: the opponents, in the order of turns from the next one on."""
        around = [(self.me + k) % self.seats for k in range(1, self.seats)]
        return [around[0], around[-1]] if self.format == "circle" else around

    @property
    def others(self) -> list[int]:
        """Who is neither oneself nor an opponent."""
        return [n for n in range(self.seats) if n != self.me and n not in self.foes]


SEATINGS: Final = [
    Seating("rumble", 3, 2),
    Seating("rumble", 4, 1),
    Seating("circle", 3, 0),
    Seating("circle", 4, 3),
]


@dataclass
class Around:
    """A position: everyone has an entry and one helper, and `me` a card with the text.

    `every`: what each seat has beside (a function of its number); `at`: what some seats have.
    `home`: where the card with the text lies. `whose`: whose turn it is.
    """

    text: str
    home: str = "members"
    every: Every = field(default=lambda n: {})
    x: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.card = card(self.text, name="札", **{"cost": 2, "atk": 2, "def_": 5, **self.x})

    def begin(
        self,
        seating: Seating,
        at: Mapping[int, Mapping[str, object]] | None = None,
        whose: int = -1,
    ) -> Match:
        seats: list[dict[str, object]] = []
        for n in range(seating.seats):
            one: dict[str, object] = {"entry": CHIEFS[n], "members": [HELP[n]], **self.every(n)}
            one.update((at or {}).get(n, {}))
            seats.append(one)
        mine = seats[seating.me]
        if self.home == "entry":
            mine["entry"] = self.card
        elif self.home == "members":
            beside = (at or {}).get(seating.me, {}).get("members", [])
            assert isinstance(beside, list)
            mine["members"] = [self.card, *beside]
        else:
            held = mine.get(self.home, [])
            assert isinstance(held, list)
            mine[self.home] = [self.card, *held]
        turn = seating.me if whose < 0 else whose
        return scene(seats=seats, format=seating.format, turn=9, whose=turn)


def name_one(m: Match, seating: Seating, one: int) -> None:
    """13.5.5.3: whoever has the card is asked which opponent it is about."""
    asked(m, "opponent", seating.me)
    assert sorted(o.spot for o in options(m, "player")) == sorted(seating.foes)
    choose(m, "player", spot=one)


def hand(m: Match, seat: int) -> object:
    return count(m, seat, "hand")


def atk(m: Match, seat: int) -> object:
    return values(m, CHIEFS[seat])[0]


def size(kind: str) -> Look:
    """How many cards a seat has in a zone."""
    return lambda m, n: count(m, n, kind)


# -- what seats have ---------------------------------------------------------------------------


def nothing(n: int) -> Mapping[str, object]:
    return {}


def cheap(n: int) -> Mapping[str, object]:
    return {"hand": [PLAIN[n]], "energy": [PLAIN[n]] * 2}


def bell(n: int) -> Mapping[str, object]:
    return {"hand": [BELLS[n]]}


def crowd(n: int) -> Mapping[str, object]:
    return {"members": [HELP[n]] * 3}


def drawer(n: int) -> Mapping[str, object]:
    return {"members": [DRAWERS[n]]}


def held(k: int) -> Every:
    return lambda n: {"hand": [PLAIN[n]] * k}


def fallen(k: int) -> Every:
    return lambda n: {"retire": [PLAIN[n]] * k}


def stocked(k: int) -> Every:
    return lambda n: {"energy": [PLAIN[n]] * k}


def strong(n: int) -> Mapping[str, object]:
    return {"entry": GIANTS[n], "members": [HELP[n]] * 3}
