"""The position of a study as a form: what its text tells, seat by seat and zone by zone, and back.

The text is the truth. A form is what a text tells in the game's own words (games/scenes.py); what a
form has no field for is carried along as it is. Run in a worker.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

import kirifuda
from kirifuda.games.finding import Finder, Lying
from kirifuda.games.game import Game
from kirifuda.games.lasting import numbered, parts_of
from kirifuda.games.scenes import MOST_PEOPLE
from kirifuda.judge.case import POSITION
from kirifuda.judge.writing import SEATS, SIDES, name, rows, value, written
from kirifuda.kernel.errors import KirifudaError, Reason, Said, ScenarioError
from kirifuda.kernel.match import shown
from kirifuda.kernel.position.zones import ZoneSpec
from kirifuda.server.under_way import acts, acts_told, lasting, lasting_told, seat_name

Plain = dict[str, Any]
USUAL = {"turn": 3, "phase": "main", "step": "", "format": ""}
WAY = ("attack", "done")  # what is under way, and what was done in this turn
MOST_ALIKE = 1000  # cards of one name in a zone
DEEPEST = 12  # tables in tables
MOST_NUMBER = 2**53
MOST_PLACES = 200
DECK = "deck"


# -- from a text ---------------------------------------------------------------------------


def form(game: str, text: str, position: Plain | None) -> Plain:
    """A text as a form; with a `position`, the text that tells this one instead."""
    played = kirifuda.game(game)
    try:
        told = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise ScenarioError([Reason(Said("it cannot be read: {0}", [error]))]) from error
    sound(told)
    if position is not None:
        sound(position)
        told["position"] = described(played, position)
        text = whole(told)
    found = told.get("position", {})
    if not isinstance(found, dict):
        raise ScenarioError([Reason("a table is expected", place="position")])
    told = formed(played, found)
    return {"text": text, "position": told, "places": places(played, told["sides"])}


def sound(told: object, depth: int = 0) -> None:
    """Refuse what no text of ours has in it: other values than these, or too deep in tables."""
    if depth <= DEEPEST:
        if isinstance(told, str | bool):
            return
        if isinstance(told, int) and abs(told) <= MOST_NUMBER:
            return
        if isinstance(told, dict | list):
            for one in told.values() if isinstance(told, dict) else told:
                sound(one, depth + 1)
            return
    raise ScenarioError([Reason(Said("it cannot be read: {0}", [shown(told)]))])


def formed(game: Game, told: Plain) -> Plain:
    """What a table `position` tells, as a form."""
    scenes = game.scenes
    told = {POSITION.get(word, word): one for word, one in told.items()}
    out: Plain = {**USUAL, "attack": {}, "done": {}, "effects": [], "more": {}}
    sides = [told.pop(who) if isinstance(told.get(who), dict) else {} for who in SIDES]
    if are_seats(told.get(SEATS)) and not any(sides):
        sides = told.pop(SEATS)
    turn = told.pop("whose", 0)
    out["whose"] = seat_name(turn, len(sides)) or (turn if isinstance(turn, str) else "")
    if not out["whose"]:
        out["more"]["whose"] = turn
    for word, one in told.items():
        fits = isinstance(one, type(USUAL.get(word))) and not isinstance(one, bool)
        found: object = None
        if word in WAY:
            known = scenes.action if word == "attack" else scenes.done
            found = acts(game, known, one, len(sides))
        elif word == "effects":
            found = lasting(game, one, len(sides))
        elif word in USUAL and fits:
            found = one
        if found is None:
            out["more"][word] = one
        else:
            out[word] = found
    phase = scenes.phase(out["phase"])
    if phase:
        out["step"] = scenes.step(phase, out["step"]) or out["step"]
    out["phase"] = phase or out["phase"]
    out["sides"] = [side(game, one) for one in sides]
    return out


def are_seats(told: object) -> bool:
    """Whether seats are told one after the other."""
    listed = isinstance(told, list) and all(isinstance(one, dict) for one in told)
    return listed and isinstance(told, list) and len(SIDES) <= len(told) <= MOST_PEOPLE


def side(game: Game, told: Plain) -> Plain:
    """A seat: its zones with what lies there, its numbers, and what else is told."""
    scenes = game.scenes
    out: Plain = {"zones": {}, "numbers": {}, "more": {}}
    for word, one in told.items():
        known = scenes.seat_word(word)
        zone = scenes.zone(known) if known else -1
        lies = lying(game, scenes.zones[zone], one) if zone >= 0 else None
        if lies is not None and known not in out["zones"]:
            out["zones"][known] = lies
        elif known in scenes.measures and type(one) is int:
            out["numbers"][known] = one
        else:
            out["more"][word] = one
    return out


def lying(game: Game, spec: ZoneSpec, told: object) -> list[Plain] | None:
    """The cards of a zone; None: told in a way for which there is no field."""
    scenes = game.scenes
    if type(told) is int:
        return [plain_cards(told)] if 0 < told <= MOST_ALIKE else ([] if told == 0 else None)
    if isinstance(told, dict) and not any(scenes.card_word(word) == "card" for word in told):
        if not spec.spots:
            return None
        pairs = list(told.items())
    else:
        several = told if isinstance(told, list) else [told]
        pairs = [(at if spec.spots else "", one) for at, one in enumerate(several)]
    out: list[Plain] = []
    for at, one in pairs:
        row = card(game, spec, at, one)
        if row is None:
            return None
        if not row["card"] and not row["n"]:
            continue  # an empty spot
        if out and not spec.spots and not row["words"] and {**out[-1], "n": 1} == row:
            out[-1]["n"] += 1
        else:
            out.append(row)
    return out


def card(game: Game, spec: ZoneSpec, at: object, told: object) -> Plain | None:
    """One card of a zone, and how it lies there."""
    scenes = game.scenes
    words: Plain = {}
    if isinstance(told, dict):
        for word, one in told.items():
            known = scenes.card_word(word)
            if not known or known in words:
                return None
            words[known] = one
        told = words.pop("card", None)
        at = words.pop("spot", at)
    if told == "" and spec.spots:
        return {"card": "", "n": 0, "spot": "", "words": {}}
    if not isinstance(told, str):
        return None
    spot = ""
    if spec.spots:
        number = scenes.spot(spec.number, at)
        if number < 0:
            return None
        spot = scenes.spot_name(spec.number, number)
    plain = told == game.filler(spec.number)
    return {"card": "" if plain else told, "n": 1, "spot": spot, "words": words}


def places(game: Game, sides: list[Plain]) -> list[Plain]:
    """Where the cards that are told lie, by what they can be called in what is under way."""
    lying: list[Lying] = []
    told: list[Plain] = []
    plain = game.find(game.filler(0))  # which card it is has no part in where it lies
    for seat, one in enumerate(sides):
        for zone, lies in one["zones"].items():
            number = game.scenes.zone(zone)
            if number < 0 or zone == DECK:
                continue
            nth = 0
            for row in lies:
                spot = game.scenes.spot(number, row["spot"]) if row["spot"] else -1
                for _ in range(min(row["n"], MOST_PLACES)):
                    nth += 1
                    label = row["words"].get("as", "")
                    lying.append(Lying(0, plain, seat, number, spot, nth, str(label)))
                    told.append(
                        {"seat": seat, "zone": zone, "spot": row["spot"], "card": row["card"]}
                    )
    finder = Finder(game.scenes, lying)
    return [
        {"place": one.label or finder.place(one), **row, "makers": makers(game, row["card"])}
        for one, row in zip(lying[:MOST_PLACES], told, strict=False)
    ]


def makers(game: Game, card: str) -> list[Plain]:
    """The abilities of a card that make something that lasts, as effects count them."""
    try:
        found = game.find(card)
    except KirifudaError:
        return []  # a plain one, or one of the text's own
    abilities = [(n, found.abilities[at]) for n, at in enumerate(numbered(found), 1)]
    return [{"ability": n, "text": (a.english, a.text)} for n, a in abilities if parts_of(a)]


def plain_cards(many: int) -> Plain:
    return {"card": "", "n": many, "spot": "", "words": {}}


# -- and back ------------------------------------------------------------------------------


def whole(told: Plain) -> str:
    """The text of a case: its cards, its position and its steps."""
    out = [f"{name(word)} = {value(one)}" for word, one in told.items() if not tables(word, one)]
    for one in told.get("card", []) if tables("card", told.get("card")) else []:
        out += ["", "[[card]]", *rows(one)]
    out += ["", written(told["position"]).rstrip()]
    for one in told.get("step", []) if tables("step", told.get("step")) else []:
        out += ["", "[[step]]", *rows(one)]
    return "\n".join(out).lstrip() + "\n"


def tables(word: str, told: object) -> bool:
    """Whether something is told under a heading of its own."""
    if word == "position":
        return True
    listed = isinstance(told, list) and all(isinstance(one, dict) for one in told)
    return word in ("card", "step") and listed


def described(game: Game, position: Mapping[str, Any]) -> Plain:
    """The table `position` that a form tells."""
    out = {word: position[word] for word in ("whose", *USUAL) if position[word] != ""}
    out |= {word: acts_told(position[word]) for word in WAY if position[word]}
    if position["effects"]:
        out["effects"] = [lasting_told(one) for one in position["effects"]]
    out |= position["more"]
    seats: list[Plain] = []
    for told in position["sides"][:MOST_PEOPLE]:
        zones: Plain = {}
        for zone, lies in told["zones"].items():
            number = game.scenes.zone(zone)
            if number < 0:
                known = game.scenes.known_zones()
                why = Said("there is no zone {0}; {1}", [shown(zone), known])
                raise ScenarioError([Reason(why)])
            for one in lies:
                if not 1 <= one["n"] <= MOST_ALIKE:
                    raise ScenarioError([Reason(Said("{0} is no number of cards", [one["n"]]))])
            if lies:
                zones[zone] = laid(game, game.scenes.zones[number], lies)
        seats.append({**zones, **told["numbers"], **told["more"]})
    if len(seats) > len(SIDES):
        return {**out, SEATS: seats}
    return out | dict(zip(SIDES, seats, strict=False))


def laid(game: Game, spec: ZoneSpec, lies: list[Plain]) -> Any:
    """A zone as a text tells it, in as few words as will do."""
    if not spec.spots and not any(one["card"] or one["words"] for one in lies):
        return sum(one["n"] for one in lies)
    spots = [one["spot"] for one in lies]
    if spec.spots and len(set(spots)) == len(spots) and all(spots):
        return {one["spot"]: told_card(game, spec, one) for one in lies}
    out: list[Any] = []
    for one in lies:
        where = {"spot": one["spot"]} if one["spot"] else {}
        out += [told_card(game, spec, one, where)] * one["n"]
    return out


def told_card(game: Game, spec: ZoneSpec, one: Plain, where: Plain | None = None) -> Any:
    called = one["card"] or game.filler(spec.number)
    if not one["words"] and not where:
        return called
    return {"card": called, **(where or {}), **one["words"]}
