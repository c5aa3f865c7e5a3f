"""Verbs for rulings of Luck & Logic: set up a position, say what players do, look at it.

    m = scene(me={"circles": [A, None, B], "hand": [C], "levels": 2}, foe={"circles": [D]})
    sortie(m, C, 3)
    attack(m, A, 0)
    define(m, C)
    assert zone(m, "foe", "stock") == [D.name]

Circles are numbered as their player sees them: 0 to 2 the front row from left to right, 3 to 5 the
back row; places of members on several circles follow (zones.py). A card on a circle can be told as
``{"card": A, "souls": [...], "set": [...], "rest": True}``. `broken`: circles whose gates lie face
up. Numbers of a seat: rank (T-rank), points (refresh points).
"""

from __future__ import annotations

import itertools
from typing import Any

from tests.verbs import *

import kirifuda
from kirifuda.games.luck_and_logic.table import Table
from kirifuda.games.luck_and_logic.zones import AURA, HEART, KINDS, LIMIT, POWER
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef

game = kirifuda.game("luck_and_logic")

CALM = ("main", "attack", "level")

_count = itertools.count(1)


# -- setting up ------------------------------------------------------------------------------


def card(text: str = "", /, *, name: str = "", **values: Any) -> CardDef:
    """A card of our own: a logicalist of level 0, cost 0, 3000/1/2 unless told otherwise."""
    kind = values.setdefault("kind", "logicalist")
    if kind in ("logicalist", "super", "foreigner", "union"):
        values = {"level": 0, "cost": 0, "power": 3000, "aura": 1, "limit": 2, **values}
    return game.card(text, name=name or f"札{next(_count)}", **values)


def foreigner(text: str = "", /, **values: Any) -> CardDef:
    return card(text, kind="foreigner", **values)


def union(text: str = "", /, **values: Any) -> CardDef:
    """A union of our own: level 1, monolium and red unless told otherwise."""
    values = {"level": 1, "worlds": ["monolium"], "colors": ["red"], "power": 7000, **values}
    return card(text, kind="union", **values)


def super_(text: str = "", /, **values: Any) -> CardDef:
    return card(text, kind="super", **values)


def gate(text: str = "", /, **values: Any) -> CardDef:
    return card(text, kind="gate", **values)


def tactics(text: str = "", /, **values: Any) -> CardDef:
    return card(text, kind="tactics", **values)


def paradox(law: str, text: str = "", /, **values: Any) -> CardDef:
    return card(text, kind="paradox", law=law, **values)


def my(text: str = "", /, **values: Any) -> CardDef:
    """A My Logicalist of our own."""
    return card(text, kind="my", **values)


def open_(one: Card, **how: object) -> dict[str, object]:
    """A card that lies face up where others lie face down."""
    return {"card": one, "down": False, **how}


def scene(**described: Any) -> Match:
    """A scenario (see `Game.scenario`), watched: no prompt may be left over when the test ends."""
    return watched(game, CALM, **described)


# -- looking ---------------------------------------------------------------------------------


def table(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


def in_order(match: Match, seat: Seat, kind: str) -> list[str]:
    """The names of the cards in a zone in its order, whoever may see them."""
    numbers = {spec.name: spec.number for spec in match.state.pool.rules.zones}
    at = seat_of(seat) * KINDS + numbers[kind]
    return [match.state.definition(c).name for c in match.state.zones[at]]


def values(match: Match, one: Card, seat: Seat | None = None) -> tuple[int, int, int]:
    """The power, aura and limit that a card has now."""
    nums = match.state.face(number(match, one, seat)).nums
    return nums[POWER], nums[AURA], nums[LIMIT]


def power(match: Match, one: Card, seat: Seat | None = None) -> int:
    return match.state.face(number(match, one, seat)).nums[POWER]


def heart(match: Match, one: Card, seat: Seat | None = None) -> int:
    return match.state.face(number(match, one, seat)).nums[HEART]


def members(match: Match, seat: Seat) -> list[str]:
    """The names of a seat's members, by their places."""
    t = table(match)
    found = sorted(t.members(seat_of(seat)), key=lambda c: t.spot[c])
    return [t.definition(c).name for c in found]


def place_of(match: Match, one: Card, seat: Seat | None = None) -> int:
    """The place (zones.py) on which a member stands."""
    return match.state.spot[number(match, one, seat)]


def souls(match: Match, one: Card, seat: Seat | None = None) -> list[str]:
    """The names of the souls of a member."""
    t = table(match)
    return [t.definition(c).name for c in t.souls(number(match, one, seat))]


def set_on(match: Match, one: Card, seat: Seat | None = None) -> list[str]:
    """The names of the cards that are set on a card."""
    t = table(match)
    return [t.definition(c).name for c in t.set_on(number(match, one, seat))]


def is_down(match: Match, one: Card, seat: Seat | None = None) -> bool:
    return match.state.down[number(match, one, seat)] == 1


def broken(match: Match, seat: Seat) -> list[int]:
    """The circles of a seat whose gates are broken."""
    t = table(match)
    return [circle for circle in range(6) if t.is_broken(seat_of(seat), circle)]


# -- choosing --------------------------------------------------------------------------------


def sortie(match: Match, one: Card, place: int | None = None) -> None:
    """Sortie a member from the hand, to a place."""
    asked(match, "main")
    choose(match, "sortie", one)
    if place is not None:
        put(match, place)


def put(match: Match, place: int) -> None:
    """Choose the place for a member."""
    asked(match, "place")
    choose(match, "place", spot=place)


def unite(match: Match, first: Card, second: Card, look: str = "search") -> None:
    """Unite two cards and say where a union is looked for: search, refresh, hand, elsewhere."""
    asked(match, "main")
    one, other = number(match, first), number(match, second)
    for option in options(match, "union"):
        if {option.card, option.number} == {one, other}:
            match.choose(option)
            break
    else:
        raise AssertionError(f"{name_of(first)} and {name_of(second)} cannot\n{shown(match)}")
    choose(match, look)


def change(match: Match, first: Card, second: Card, look: str = "search") -> None:
    """Unite by trans-change, as `unite` does."""
    asked(match, "main")
    one, other = number(match, first), number(match, second)
    for option in options(match, "change"):
        if (option.card, option.number) == (one, other):
            match.choose(option)
            break
    else:
        raise AssertionError(f"{name_of(first)} and {name_of(second)} cannot\n{shown(match)}")
    choose(match, look)


def use(match: Match, one: Card, nth: int = 0) -> None:
    """Play a card's activated ability (its nth of those offered)."""
    asked(match, "main")
    choose_nth(match, "use", one, nth)


def drive(match: Match, one: Card) -> None:
    """Play a logic drive."""
    asked(match, "main")
    choose(match, "drive", one)


def rearrange(match: Match, *places: int) -> None:
    """Give the members places, in the order in which they are asked for."""
    asked(match, "main")
    choose(match, "rearrange")
    for place in places:
        asked(match, "rearrange")
        choose(match, "place", spot=place)


def to_battle(match: Match) -> None:
    """Go on to the battle phase."""
    if is_asked(match, "main"):
        choose(match, "battle phase")


def attack(match: Match, one: Card, circle: int) -> None:
    """Attack a circle of the opponent; from the main phase, the battle phase begins first."""
    to_battle(match)
    asked(match, "attack")
    choose(match, "attack", one)
    if is_asked(match, "target"):
        choose(match, "circle", spot=circle)
    else:
        assert table(match).target in (circle, -1)


def end_attacks(match: Match) -> None:
    """End the battle phase, if it goes on."""
    to_battle(match)
    if is_asked(match, "attack"):
        choose(match, "end attacks")


def define(match: Match, one: Card) -> None:
    """Define a card as logic."""
    choose(match, "define", one)


def boost(match: Match, one: Card, level: Card | None = None) -> None:
    """Level-boost (with a level card), then define a card as logic."""
    asked(match, "logic")
    choose(match, "level boost", level)
    asked(match, "define")
    choose(match, "define", one)


def pass_all(match: Match) -> None:
    """Do nothing, whoever is asked, until the turn player's main, attack or level decision."""
    wait_for(match, CALM)


def end_turn(match: Match, *, lay: bool = False) -> None:
    """Do nothing more in this turn; go on to the next one's main phase, without a level card.

    `lay`: stop at its level phase.
    """
    idle(match, pass_all, end_phase)
    if not lay and is_asked(match, "level"):
        done(match)


def end_phase(match: Match) -> None:
    """Do nothing more in a main, attack or level phase."""
    if is_asked(match, "level"):
        done(match)
    else:
        end_attacks(match)
