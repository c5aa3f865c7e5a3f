"""Verbs for rulings of Legions!: set up a position, say what players do, look at what became of it.

    m = scene(me={"minions": [A, None, B], "hand": [C], "cores": 2}, foe={"minions": [D]})
    unlock(m, C, lane=1)
    attack(m, A, D)
    assert zone(m, "foe", "wait 2") == [D.name]

Numbers of a seat: life, points, cores (active), spent (exhausted), on_master, on_lord, cores_1 to
cores_4 (wait zones). `awakened`: the master shows its awakened side. Lanes are 0 (left), 1, 2, as
their player counts. A card on the field can be told as ``{"card": A, "unable": True}``.
"""

from __future__ import annotations

import itertools
from typing import Any

from tests.verbs import *

import kirifuda
from kirifuda.games.legions.table import Table
from kirifuda.games.legions.zones import (
    ACTIVE,
    ATK,
    CORE_WAIT,
    HP,
    ON_LORD,
    ON_MASTER,
    SPENT,
    UNABLE,
)
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef

game = kirifuda.game("legions")

CALM = ("main",)
PLACES = {
    "cores": ACTIVE,
    "spent": SPENT,
    "on_master": ON_MASTER,
    "on_lord": ON_LORD,
    "cores_1": CORE_WAIT + 1,
    "cores_2": CORE_WAIT + 2,
    "cores_3": CORE_WAIT + 3,
    "cores_4": CORE_WAIT + 4,
}

_count = itertools.count(1)


# -- setting up ------------------------------------------------------------------------------


def minion(text: str = "", /, *, name: str = "", **values: Any) -> CardDef:
    """A minion of our own: red, cost 1, 1/3, WT 2 unless told otherwise."""
    values = {"colors": ["red"], "cost": 1, "atk": 1, "hp": 3, "wt": 2, **values}
    return game.card(text, kind="minion", name=name or f"兵{next(_count)}", **values)


def skill(text: str, /, *, name: str = "", **values: Any) -> CardDef:
    """A skill of our own: red, cost 1, WT 2 unless told otherwise."""
    values = {"colors": ["red"], "cost": 1, "wt": 2, **values}
    return game.card(text, kind="skill", name=name or f"技{next(_count)}", **values)


def arts(text: str, /, *, name: str = "", **values: Any) -> CardDef:
    """An arts card of our own: red, cost 1 unless told otherwise."""
    values = {"colors": ["red"], "cost": 1, **values}
    return game.card(text, kind="arts", name=name or f"奥義{next(_count)}", **values)


def lord(text: str = "", /, *, name: str = "", **values: Any) -> CardDef:
    """A lord of our own: red, cost 1, core cost 1, 2/4 unless told otherwise."""
    values = {"colors": ["red"], "cost": 1, "cc": 1, "atk": 2, "hp": 4, **values}
    return game.card(text, kind="lord", name=name or f"卿{next(_count)}", **values)


def master(text: str = "", awakened: str = "", *, name: str = "", **values: Any) -> CardDef:
    """A master of our own: red and white unless told otherwise."""
    values = {"colors": ["red", "white"], **values}
    name = name or f"主{next(_count)}"
    return game.card(text, kind="master", name=name, awakened=awakened, **values)


def unable(one: Card, **how: object) -> dict[str, object]:
    """A unit that was placed in this turn (29-1)."""
    return {"card": one, "unable": True, **how}


def scene(**described: Any) -> Match:
    """A scenario (see `Game.scenario`), watched: no prompt may be left over when the test ends."""
    return watched(game, CALM, **described)


# -- looking ---------------------------------------------------------------------------------


def table(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


def life(match: Match, seat: Seat) -> int:
    return table(match).life[seat_of(seat)]


def points(match: Match, seat: Seat) -> int:
    """The master points that a seat has."""
    return table(match).points[seat_of(seat)]


def cores(match: Match, seat: Seat, place: str) -> int:
    """How many cores lie in a place."""
    return table(match).core(seat_of(seat), PLACES[place])


def values(match: Match, one: Card, seat: Seat | None = None) -> tuple[int, int]:
    """The ATK and HP that a unit has now, damage taken off."""
    card = number(match, one, seat)
    nums = match.state.face(card).nums
    return nums[ATK], nums[HP] - match.state.damage[card]


def marks(match: Match, one: Card, seat: Seat | None = None) -> int:
    """The keywords that a card has now, as bits."""
    return match.state.face(number(match, one, seat)).marks


def is_unable(match: Match, one: Card, seat: Seat | None = None) -> bool:
    return match.state.status[number(match, one, seat)] & UNABLE != 0


def is_turned(match: Match, one: Card, seat: Seat | None = None) -> bool:
    """Whether a card is in reverse state."""
    return table(match).is_reversed(number(match, one, seat))


# -- choosing --------------------------------------------------------------------------------


def unlock(match: Match, one: Card, lane: int = -1, *, standby: bool = False) -> None:
    """Unlock a card from the hand; then play it (to a lane), or put it on standby."""
    asked(match, "main")
    choose(match, "unlock", one)
    if is_asked(match, "play or standby"):
        if standby:
            choose(match, "standby", one)
        else:
            choose(match, "play", one, spot=lane)


def play(match: Match, one: Card, lane: int = -1) -> None:
    """Play a card from standby (to a lane)."""
    asked(match, "main")
    choose(match, "play", one, spot=lane)


def attack(match: Match, one: Card, target: Card | None = None) -> None:
    """Attack with a unit; the target need be named only if there are several."""
    asked(match, "main")
    choose(match, "attack", one)
    if target is not None and is_asked(match, "target"):
        aimed = options(match, "target", target)
        assert aimed, f"{name_of(target)} cannot be attacked\n{shown(match)}"
        match.choose(aimed[0])


def move(match: Match, one: Card, lane: int) -> None:
    """Move a minion to a lane."""
    asked(match, "main")
    choose(match, "move", one, spot=lane)


def use(match: Match, one: Card, nth: int = 0) -> None:
    """Use a card's activated ability (its nth of those offered)."""
    asked(match, "main")
    choose_nth(match, "use", one, nth)


def exclude(match: Match, one: Card) -> None:
    """Exclude a card from the field or from standby."""
    asked(match, "main")
    choose(match, "exclude", one)


def trigger(match: Match, one: Card) -> None:
    """Choose which ability that triggers is resolved next."""
    asked(match, "trigger")
    choose(match, "trigger", one)


def lane(match: Match, spot: int) -> None:
    """Choose the lane for a card."""
    asked(match, "lane")
    choose(match, "lane", spot=spot)


def no_change(match: Match) -> None:
    """No card change in the draw phase."""
    if is_asked(match, "card change"):
        choose(match, "done")


def end_turn(match: Match) -> None:
    """Do nothing more in this turn; go on to the next one's main phase."""
    asked(match, "main")
    choose(match, "end")
    no_change(match)
