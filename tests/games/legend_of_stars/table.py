"""Verbs for rulings of Legend of Stars: set up a position, say what players do, look at it.

A ruling reads like what a judge would tell::

    m = scene(me={"characters": {0: A}}, foe={"characters": {0: B}}, phase="attack")
    attack(m, A)
    no_flash(m)
    assert zone(m, "foe", "trash") == [B.name]

Squares are numbered 0 to 3 in the front row and 4 to 7 in the back row; lanes are the same for
both players. When a test ends, every match that it has set up must be over or stand at the turn
player's own main, lead or attack decision; a test that ends elsewhere says so with `leave`.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Any

from tests.verbs import *

import kirifuda
from kirifuda.games.legend_of_stars.table import Table
from kirifuda.games.legend_of_stars.zones import ATK, DEF, DOWN, SQUARES
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef

game = kirifuda.game("legend_of_stars")

CALM = ("main", "lead", "attack")

_count = itertools.count(1)


# -- setting up ------------------------------------------------------------------------------


def card(text: str = "", /, *, name: str = "", **values: Any) -> CardDef:
    """A character of our own: cost 1, speed 1, ATK 300, DEF 200, DOWN 100 unless told otherwise."""
    name = name or f"星人{next(_count)}"
    if "def_" in values:
        values["def"] = values.pop("def_")
    if values.get("kind", "character") == "character":
        values = {"atk": 300, "def": 200, "down": 100, "lead": "▲", **values}
    return game.card(text, name=name, **{"cost": 1, "speed": 1, **values})


def effect(text: str, /, **values: Any) -> CardDef:
    """An effect card of our own; it costs nothing unless told otherwise."""
    return card(text, kind="effect", **{"cost": 0, **values})


def support(text: str = "", /, **values: Any) -> CardDef:
    """A support card of our own; it costs nothing unless told otherwise."""
    return card(text, kind="support", **{"cost": 0, **values})


def defending(one: Card, left: bool = False, **how: object) -> dict[str, object]:
    """A character in defence display, facing right unless told otherwise."""
    return {"card": one, "rest": True, **({"left": True} if left else {}), **how}


def hidden(one: Card, **how: object) -> dict[str, object]:
    """A character that lies face down."""
    return {"card": one, "down": True, **how}


def gained(one: Card, **how: object) -> dict[str, object]:
    """An energy or support card that lies sideways."""
    return {"card": one, "rest": True, **how}


def squares(seat: Any) -> Any:
    """A seat whose characters may be told by their squares."""
    if seat is None:
        return None
    seat = dict(seat)
    held = seat.get("characters")
    if isinstance(held, Mapping) and "card" not in held:
        seat["characters"] = [held.get(i) for i in range(SQUARES)]
    return seat


def scene(me: Any = None, foe: Any = None, **described: Any) -> Match:
    """A scenario (see `Game.scenario`), watched: no prompt may be left over when the test ends."""
    return watched(game, CALM, me=squares(me), foe=squares(foe), **described)


# -- looking ---------------------------------------------------------------------------------


def table(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


def life(match: Match, seat: Seat) -> int:
    return table(match).life[seat_of(seat)]


def values(match: Match, one: Card, seat: Seat | None = None) -> tuple[int, int, int]:
    """The ATK, DEF and DOWN that a card has now."""
    nums = match.state.face(number(match, one, seat)).nums
    return nums[ATK], nums[DEF], nums[DOWN]


def display(match: Match, one: Card, seat: Seat | None = None) -> int:
    """How a character lies: 0 attack, 1 right, 2 left; 3 more if it lies face down."""
    s = table(match)
    card_number = number(match, one, seat)
    return s.display(card_number) + 3 * s.down[card_number]


def square(match: Match, one: Card, seat: Seat | None = None) -> int:
    return match.state.spot[number(match, one, seat)]


def energy(match: Match, seat: Seat) -> int:
    """How much energy a seat can still pay."""
    return sum(not c["rest"] for c in sees(match, seat_of(seat), seat, "energy"))


# -- choosing --------------------------------------------------------------------------------


def pay(match: Match) -> None:
    """Pay energy, whichever cards it takes."""
    while is_asked(match, "pay energy"):
        match.choose(0)


def play(match: Match, one: Card, to: int = -1, how: int = 0) -> None:
    """Play a card from the hand and pay for it; a character to a square, in a display.

    `how`: 0 attack, 1 right, 2 left; 3 more for face down.
    """
    choose(match, "play", one)
    if offered(match, "square"):
        choose(match, "square", spot=to) if to >= 0 else match.choose(0)
    if asked_how(match):
        choose(match, "display", number=how)
    pay(match)


def asked_how(match: Match) -> bool:
    """Whether it is asked how a character that is being played lies."""
    decision = match.decision
    return decision is not None and decision.kind == "display" and offered(match, "display")


def charge(match: Match, one: Card) -> None:
    """Put a card from the hand to the energy zone (2.4)."""
    asked(match, "main")
    choose(match, "energy", one)


def show(match: Match, one: Card, how: int) -> None:
    """Change how a character lies (5.3)."""
    asked(match, "main")
    choose(match, "display", one, number=how)


def use(match: Match, one: Card, nth: int = 0) -> None:
    """Use an effect of a card on the field (its nth of those offered)."""
    choose_nth(match, "use", one, nth)


def to_lead(match: Match) -> None:
    """End the main phase."""
    asked(match, "main")
    choose(match, "lead phase")


def lead(match: Match, one: Card, to: int) -> None:
    """Move a character in the lead phase, which is begun if it has not."""
    if is_asked(match, "main"):
        to_lead(match)
    asked(match, "lead")
    choose(match, "lead", one, spot=to)


def to_attack(match: Match) -> None:
    """Go on to the attack phase."""
    if is_asked(match, "main"):
        to_lead(match)
    if is_asked(match, "lead"):
        choose(match, "attack phase")


def attack(match: Match, one: Card, direct: bool = False) -> None:
    """Declare an attack; `direct`: past the characters of the lane (8.13.1)."""
    to_attack(match)
    asked(match, "attack")
    choose(match, "attack", one, number=1 if direct else 0)


def end_attacks(match: Match) -> None:
    """Declare no further attack."""
    to_attack(match)
    if is_asked(match, "attack"):
        choose(match, "end attacks")


def trigger(match: Match, one: Card, nth: int = 0) -> None:
    """Use an effect of a card that was triggered."""
    asked(match, "priority")
    choose_nth(match, "trigger", one, nth)


def pass_(match: Match) -> None:
    """Pass, with priority."""
    asked(match, "priority")
    choose(match, "pass")


def no_flash(match: Match) -> None:
    """Pass, as often as somebody has priority."""
    while is_asked(match, "priority"):
        choose(match, "pass")


def pass_all(match: Match) -> None:
    """Do nothing, whoever is asked, until the turn player's main, lead or attack decision."""
    wait_for(match, CALM, ("pay energy", "hand size", "end effect"))


def end_turn(match: Match) -> None:
    """Do nothing more in this turn; go on to the next one's main phase."""
    idle(match, pass_all, end_attacks)
