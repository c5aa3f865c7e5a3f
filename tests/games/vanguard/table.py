"""Verbs for rulings: set up a position, say what fighters do, look at what has become of it.

A ruling reads like what a judge would tell::

    A, B = unit(grade=2), unit(grade=1, skills=["boost"])
    m = scene(me={"rear-guards": {"front left": A, "back left": B}}, foe={"hand": 2})
    attack(m, A, boost=B)
    no_guard(m)
    assert zone(m, "foe", "damage zone") == ["見習い"]

Cards are named by `CardDef`, key, name or English name; seats by "me" and "foe" (or 0 and 1). A
verb that cannot be done fails and lists what could be done, with the clauses that forbid it. When
a test ends, every match that it has set up must be over or stand at the turn fighter's own ride,
main or attack decision; a test that ends elsewhere says so with `leave(match, kind)`.
"""

from __future__ import annotations

import itertools
from typing import Any

from tests.verbs import *

from kirifuda.games.vanguard.game import Vanguard
from kirifuda.games.vanguard.table import Table
from kirifuda.games.vanguard.zones import CRITICAL, POWER, SPOT_NAMES
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef

game = Vanguard()

CALM = ("main", "attack", "ride")
SPOTS = {english: number for number, (english, _) in enumerate(SPOT_NAMES)}

_count = itertools.count(1)


# -- setting up ------------------------------------------------------------------------------


def unit(text: str = "", /, *, name: str = "", **values: Any) -> CardDef:
    """A unit of our own: grade 1, power 8000, shield 5000 unless told otherwise."""
    name = name or f"駒{next(_count)}"
    return game.card(text, name=name, **{"grade": 1, "power": 8000, "shield": 5000, **values})


def trigger(kind: str, text: str = "", /, **values: Any) -> CardDef:
    """A trigger unit of our own: grade 0, power 5000, shield 15000."""
    usual = {"grade": 0, "power": 5000, "shield": 15000, "kind": "trigger unit", "trigger": kind}
    return unit(text, **{**usual, **values})


def order(text: str = "", /, kind: str = "normal order", **values: Any) -> CardDef:
    """An order of our own, of grade 0."""
    name = values.pop("name", "") or f"令{next(_count)}"
    return game.card(text, name=name, kind=kind, **{"grade": 0, **values})


def drawing(when: str) -> str:
    """The text of a rear-guard that draws a card when something happens."""
    return f"【自】【(R)】：{when}、1枚引く。"


def scene(**described: Any) -> Match:
    """A scenario (see `Game.scenario`), watched: no prompt may be left over when the test ends."""
    return watched(game, CALM, **described)


def table(match: Match) -> Table:
    """The position."""
    assert isinstance(match.state, Table)
    return match.state


# -- looking ---------------------------------------------------------------------------------


def power(match: Match, one: Card, seat: Seat | None = None) -> int:
    """The power that a card has now."""
    return match.state.number(number(match, one, seat), POWER)


def critical(match: Match, one: Card, seat: Seat | None = None) -> int:
    """The critical that a card has now."""
    return match.state.number(number(match, one, seat), CRITICAL)


def circle(match: Match, seat: Seat, spot: str) -> str:
    """The name of the unit on a rear-guard circle; empty: nobody is there."""
    card = table(match).rear(seat_of(seat), SPOTS[spot])
    return match.state.definition(card).name if card >= 0 else ""


def rears(match: Match, seat: Seat) -> list[str]:
    """The names of a fighter's rear-guards."""
    return [name for name in zone(match, seat, "rear-guards") if name]


# -- choosing --------------------------------------------------------------------------------


def ride(match: Match, one: Card, discard: Card | None = None) -> None:
    """Ride a card; from the ride deck a card is discarded for it."""
    asked(match, "ride")
    choose(match, "ride", one)
    if is_asked(match, "discard for a ride"):
        pick(match, discard) if discard is not None else match.choose(0)


def no_ride(match: Match) -> None:
    """Do not ride, if it is asked at all."""
    if is_asked(match, "ride"):
        choose(match, "done")


def call(match: Match, one: Card, spot: str) -> None:
    """Call a unit from the hand to a circle of the main phase."""
    no_ride(match)
    asked(match, "main")
    choose(match, "call", one, spot=SPOTS[spot])


def swap(match: Match, column: str) -> None:
    """Exchange the cards of the left or right column (9.9.2.2)."""
    asked(match, "main")
    choose(match, "swap", number={"left": 0, "right": 2}[column])


def play(match: Match, one: Card) -> None:
    """Play an order."""
    choose(match, "order", one)


def use(match: Match, one: Card, nth: int = 0) -> None:
    """Play a card's activated ability (its nth of those offered)."""
    asked(match, "main")
    choose_nth(match, "use", one, nth)


def to_battle(match: Match) -> None:
    """Go to the battle phase."""
    no_ride(match)
    if is_asked(match, "main"):
        choose(match, "battle phase")


def attack(match: Match, one: Card, on: Card | None = None, boost: Card | None = None) -> None:
    """Attack with a unit (on the vanguard, unless told otherwise), boosted or not."""
    to_battle(match)
    asked(match, "attack")
    choose(match, "attack", one)
    if is_asked(match, "target"):
        target = on
        if target is None:
            lead = table(match).vanguard(table(match).defending_seat())
            target = match.state.definition(lead)
        choose(match, "target", target)
    if is_asked(match, "boost"):
        choose(match, "boost", boost) if boost is not None else choose(match, "done")


def guard(match: Match, *cards: Card) -> None:
    """Guard with cards of the hand, all at once."""
    asked(match, "guard")
    for at, one in enumerate(cards):
        asked(match, "guard with more" if at else "guard")
        choose(match, "guard", one)
    if is_asked(match, "guard with more"):
        choose(match, "done")


def no_guard(match: Match) -> None:
    """Do not guard (any more), if it is asked at all."""
    if is_asked(match, "guard"):
        choose(match, "pass")


def end_battles(match: Match) -> None:
    """Attack no more."""
    to_battle(match)
    if is_asked(match, "attack"):
        choose(match, "end battles")
