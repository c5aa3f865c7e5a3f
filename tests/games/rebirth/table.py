"""Verbs for rulings: set up a position, say what players do, look at what has become of it.

A ruling reads like what a judge would tell::

    m = scene(me={"entry": A, "members": [B], "hand": [C], "energy": 2}, foe={"entry": D})
    play(m, C, 1)
    attack(m, with_=B)
    no_block(m)
    assert zone(m, "foe", "retire") == [D.name]

Cards are named by `CardDef`, key, name or English name; seats by "me" and "foe" (or 0 and 1). A
verb that cannot be done fails and lists what could be done, with the clauses that forbid it. When
a test ends, every match that it has set up must be over or stand at the turn player's own main or
attack decision; a test that ends elsewhere says so with `leave(match, kind)`.
"""

from __future__ import annotations

import itertools
from typing import Any

from tests.verbs import *

import kirifuda
from kirifuda.games.rebirth.zones import PARTNER, SLOTS
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef

game = kirifuda.game("rebirth")

CALM = ("main", "attack")

_count = itertools.count(1)


# -- setting up ------------------------------------------------------------------------------


def card(text: str = "", /, *, name: str = "", **values: Any) -> CardDef:
    """A card of our own: a character of cost 1, ATK 1, DEF 3 unless told otherwise."""
    name = name or f"役{next(_count)}"
    if values.get("kind", "character") == "character":
        values = {"cost": 1, "atk": 1, "def": 3, **values}
        if "def_" in values:
            values["def"] = values.pop("def_")
    return game.card(text, name=name, **values)


def rebirth(text: str = "", /, **values: Any) -> CardDef:
    """A Rebirth card of our own."""
    return card(text, kind="rebirth", **values)


def partner(text: str = "", /, **values: Any) -> CardDef:
    """A partner of our own."""
    return card(text, kind="partner", **values)


def scene(**described: Any) -> Match:
    """A scenario (see `Game.scenario`), watched: no prompt may be left over when the test ends."""
    return watched(game, CALM, **described)


# -- looking ---------------------------------------------------------------------------------


def values(match: Match, one: Card, seat: Seat | None = None) -> tuple[int, int]:
    """The ATK and DEF that a card has now."""
    _cost, atk, defence = match.state.face(number(match, one, seat)).nums
    return atk, defence


def standing_energy(match: Match, seat: Seat) -> int:
    """How many cards in a seat's energy zone stand."""
    return sum(not c["rest"] for c in sees(match, seat_of(seat), seat, "energy"))


# -- choosing --------------------------------------------------------------------------------


def pay(match: Match) -> None:
    """Pay energy, whichever cards it takes; partners last."""
    while match.decision is not None and match.decision.kind == "pay energy":
        faces = [match.state.face(o.card) for o in match.decision.options]
        plain = [i for i, face in enumerate(faces) if not face.kinds & PARTNER]
        match.choose(plain[0] if plain else 0)


def play(match: Match, one: Card, to: int | str = "entry") -> None:
    """Play a character to the entry or to a member slot (0 to 2), and pay for it."""
    asked(match, "main")
    choose(match, "play", one, spot=SLOTS if to == "entry" else int(to))
    pay(match)


def shift(match: Match, slot: int) -> None:
    """Move the entry's character to an empty slot (7.4.2.2), and pay for it."""
    asked(match, "main")
    choose(match, "shift", spot=slot)
    pay(match)


def set_rebirth(match: Match, one: Card) -> None:
    """Set a Rebirth card from the hand (7.4.2.4)."""
    asked(match, "main")
    choose(match, "set", one)


def use(match: Match, one: Card, nth: int = 0) -> None:
    """Play a card's activated ability (its nth of those offered), and pay energy for it."""
    asked(match, "main")
    choose_nth(match, "use", one, nth)
    pay(match)


def to_attack(match: Match) -> None:
    """Declare the attack phase."""
    asked(match, "main")
    choose(match, "attack phase")


def attack(match: Match, with_: Card | None = None, partner: bool = False) -> None:
    """Attack with a member's support; `partner`: as a partner attack, with any partners.

    From the main phase the attack phase is declared first.
    """
    if is_asked(match, "main"):
        to_attack(match)
    asked(match, "attack")
    choose(match, "attack", with_, number=1 if partner else 0)
    while is_asked(match, "partners to rest"):
        match.choose(0)


def end_attacks(match: Match) -> None:
    """End the attack phase."""
    if is_asked(match, "main"):
        to_attack(match)
    if is_asked(match, "attack"):
        choose(match, "end attacks")


def block(match: Match, one: Card) -> None:
    """Block with a card from the hand."""
    asked(match, "block")
    choose(match, "block", one)


def no_block(match: Match) -> None:
    """Do not block, if it is asked at all."""
    if is_asked(match, "block"):
        choose(match, "done")


def cancel(match: Match, one: Card, place: int = -2) -> None:
    """Use a cancel ability against what is played (place 0), or a later link of the chain."""
    asked(match, "cancel")
    choose(match, "cancel", one, spot=place)


def no_cancel(match: Match) -> None:
    """Let it pass, as often as somebody is asked."""
    while is_asked(match, "cancel"):
        choose(match, "pass")


def slot(match: Match, spot: int) -> None:
    """Choose the member slot for a card."""
    choose(match, "slot", spot=spot)


def pass_all(match: Match) -> None:
    """Do nothing, whoever is asked, until the turn player's main or attack decision."""
    wait_for(match, CALM, ("pay energy",))


def end_turn(match: Match) -> None:
    """Do nothing more in this turn; go on to the next one's main phase."""
    idle(match, pass_all, end_attacks)
