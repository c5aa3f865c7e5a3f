"""What goes on in the position of a study, as fields of a form: attacks, what was done, what lasts.

Whatever is told in a way for which there is no field gives None here, and is carried along as it is
(positions.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kirifuda.games.game import Game
from kirifuda.games.plan import CARD, CARDS, FLAG, SEAT
from kirifuda.games.scenario import EFFECT_WORDS
from kirifuda.games.scenes import normal, people, seat_words, spelled

Plain = dict[str, Any]
NO_EFFECT: Plain = {"card": "", "ability": 0, "text": "", "on": [], "whose": "", "until": ""}


def seat_name(told: object, seats: int) -> str:
    """What a seat is called among so many; empty: it is none of them."""
    found = next((seat for word, seat in seat_words() if told == word), -1)
    if type(told) is int:
        found = told
    return people(seats)[found] if 0 <= found < seats else ""


def acts(
    game: Game, known: Mapping[str, tuple[str, str]], told: object, seats: int
) -> Plain | None:
    """An attack under way, or what was done in this turn, by the game's words for it."""
    if not isinstance(told, dict):
        return None
    spellings = spelled({word: pair[1] for word, pair in known.items()})
    out: Plain = {}
    for word, one in told.items():
        found = spellings.get(normal(word), "")
        field = field_of(game, found, known[found][0], one, seats) if found else None
        if field is None or found in out:
            return None
        out[found] = field
    return out


def field_of(game: Game, word: str, kind: str, told: object, seats: int) -> Any:
    """One thing that is told of it."""
    if kind == CARD:
        return told if isinstance(told, str) else None
    if kind == CARDS:
        return named(told)
    if kind == SEAT:
        return seat_name(told, seats) or None
    if kind == FLAG:
        return told if isinstance(told, bool) else None
    zone = game.scenes.spot_of(word)
    if zone >= 0:
        spot = game.scenes.spot(zone, told)
        return game.scenes.spot_name(zone, spot) if spot >= 0 else None
    return told if type(told) is int else None


def named(told: object) -> list[str] | None:
    """Cards by what they are called."""
    several: list[object] = told if isinstance(told, list) else [told]
    found = [one for one in several if isinstance(one, str)]
    return found if len(found) == len(several) else None


def acts_told(fields: Plain) -> Plain:
    """And back: what is not filled in is not told."""
    return {word: one for word, one in fields.items() if one not in ("", False, [])}


def lasting(game: Game, told: object, seats: int) -> list[Plain] | None:
    """The effects that last already."""
    several = [told] if isinstance(told, dict) else told
    if not isinstance(several, list):
        return None
    out = [effect(game, one, seats) for one in several]
    return None if None in out else [one for one in out if one is not None]


def effect(game: Game, told: object, seats: int) -> Plain | None:
    """One of them: by whom and by which ability it was made, or its text; `more`: all the rest."""
    if not isinstance(told, dict):
        return None
    spellings = spelled(EFFECT_WORDS)
    limits = spelled({word: pair[1] for word, pair in game.scenes.limits.items()})
    out: Plain = {**NO_EFFECT, "more": {}}
    for word, one in told.items():
        found = spellings.get(normal(word)) or str(word)
        field: object = None
        if found == "on":
            field = named(one)
        elif found == "whose":
            field = seat_name(one, seats) or None
        elif found == "until":
            field = limits.get(normal(one)) if isinstance(one, str) else None
        elif type(one) is type(NO_EFFECT.get(found)):
            field = one
        if field is None:
            out["more"][found] = one
        else:
            out[found] = field
    return out


def lasting_told(fields: Plain) -> Plain:
    """And back."""
    told = {word: one for word, one in fields.items() if word in NO_EFFECT and one}
    if "text" in told:  # it has no maker
        told.pop("card", None)
        told.pop("ability", None)
    return {**told, **fields["more"]}
