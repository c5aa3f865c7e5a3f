"""A game's table made ready: its sheet, its words, its cards; and what a seat sees of a match.

>>> import kirifuda
>>> from kirifuda.table.desk import Seen, desk
>>> game = kirifuda.game("legions")
>>> match = game.start(["ash", "elm"], seed=3)
>>> board = Seen(desk(game), 0).look(match)
>>> board["ask"]["kind"], board["0.deck"]
('first or second', {'n': 40})
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
import re
from functools import cached_property
from importlib import import_module
from typing import Any

from kirifuda.games.game import Game
from kirifuda.games.sheet import CARD, Sheet
from kirifuda.kernel.errors import ChoiceError
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef
from kirifuda.table.board import board
from kirifuda.table.handles import WATCHES, Handles
from kirifuda.table.lines import lines, moves
from kirifuda.table.looks import Looks
from kirifuda.table.speech import Vocabulary, vocabulary

Plain = dict[str, Any]


class Desk:
    """A game's table, the same for every match of it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.sheet: Sheet = import_module(f"kirifuda.games.{game.name}.sheet").SHEET
        self.words: Vocabulary = vocabulary(game.name)
        self.looks = self.make_looks()
        self.known: dict[str, Plain] = {}

    def make_looks(self) -> Looks:
        rules = self.game.rules
        looks = Looks(rules, next(area.zone for area in self.sheet.areas if area.shape == "fan"))
        for flag in self.sheet.flags:
            if flag.status or flag.marks:
                looks.flag(flag.name, flag.status, flag.marks, flag.unless)
        looks.options = self.words.options
        looks.notes = self.words.notes
        looks.public = list(self.sheet.public)
        for kind, act in self.sheet.acts.items():
            looks.spots[kind] = act.spot
            looks.cards[kind] = act.number == CARD
        for key in self.words.options:
            if "#" in key:
                looks.numbered[key.partition("#")[0].rpartition("/")[2]] = True
        return looks

    # -- cards as printed ------------------------------------------------------------------

    def card(self, found: CardDef) -> Plain:
        """What is printed on a card, in both languages, as plain data."""
        made = self.known.get(found.key)
        if made is None or made["names"][1] != found.name:
            made = self.print_card(found)
            self.known[found.key] = made
        return made

    def print_card(self, found: CardDef) -> Plain:
        rules = self.game.rules
        looks = self.looks
        text = (found.fields.get("english_text", ""), found.text)
        out: Plain = {
            "key": found.key,
            "names": (found.english, found.name),
            "kinds": looks.kinds_of(found.kinds),
            "values": dict(zip(rules.attributes, found.nums, strict=True)),
            "traits": list(found.traits),
            "text": text,
            "abilities": [(a.english, a.text) for a in found.abilities],
            "modes": [
                re.findall(pattern, told)
                for pattern, told in zip(self.sheet.modes, text, strict=True)
            ],
        }
        if found.fields.get("title"):
            out["title"] = found.fields["title"]
        if found.back is not None:
            back = found.back
            out["back"] = {
                "kinds": looks.kinds_of(back.kinds),
                "values": dict(zip(rules.attributes, back.nums, strict=True)),
            }
            out["sides"] = [
                (found.fields[f"{side}_english"], found.fields[f"{side}_japanese"])
                for side in self.sheet.faces
            ]
        return out

    # -- the sheet as data -----------------------------------------------------------------

    @cached_property
    def plain(self) -> Plain:
        """The sheet and its words as plain data, for faces in other languages than Python."""
        words = self.words
        rules = self.game.rules
        sheet = dataclasses.asdict(self.sheet)
        del sheet["words"]
        items = [*self.sheet.title, *self.sheet.line]
        told = [*sheet["title"], *sheet["line"]]
        for item, plain in zip(items, told, strict=True):
            plain["is"] = type(item).__name__.lower()
        bits = {1 << at: name for at, name in enumerate(rules.kind_names)}
        return {
            "game": self.game.name,
            "called": (self.game.title, self.game.japanese),
            "seats": self.game.seats,
            "attributes": rules.attributes,
            "sheet": sheet,
            "words": {
                "zones": words.zones,
                "attributes": words.attributes,
                "decisions": words.decisions,
                "options": words.options,
                "groups": words.groups,
                "notes": words.notes,
                "phases": {str(n): pair for n, pair in words.phases.items()},
                "spots": {str(n): pair for n, pair in words.spots.items()},
                "kinds": {bits[bit]: pair for bit, pair in words.kinds.items()},
                "endings": words.endings,
                "facts": words.facts,
                "keywords": words.own.keywords,
                "payments": words.payments,
                "alone": words.alone,
            },
        }

    @cached_property
    def hash(self) -> str:
        """What tells two versions of the sheet apart."""
        text = json.dumps(self.plain, ensure_ascii=False, sort_keys=True)
        return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


class Seen:
    """A match as one seat sees it (None: as those do who only watch), from board to board."""

    def __init__(self, desk: Desk, seat: int | None) -> None:
        self.desk = desk
        self.seat = seat
        self.handles = Handles(WATCHES if seat is None else seat)
        self.board: Plain = {}
        self.told = 0  # entries of the log

    def look(self, match: Match) -> Plain:
        """The board now; handles of the one before hold on where cards lie as they did."""
        self.board = board(match, self.desk.looks, self.handles)
        return self.board

    def changed(self, match: Match) -> Plain:
        """The parts that differ from the board before; None for those that are gone."""
        before = self.board
        now = self.look(match)
        out: Plain = {key: part for key, part in now.items() if before.get(key) != part}
        out.update((key, None) for key in before if key not in now)
        return out

    def lines(self, match: Match) -> list[Plain]:
        """What has been told since the last time; to be asked after `look`."""
        out = lines(match, self.desk.looks, self.handles, self.told)
        trail = match.state.trail
        self.told = len(trail) if trail is not None else 0
        return out

    def moves(self, match: Match, start: int) -> list[Plain]:
        """What moved since entry `start` of the log."""
        return moves(match, self.handles, start)

    def option(self, match: Match, key: str) -> int:
        """The index of the option with a key on the present board."""
        for index, told in enumerate(self.board.get("ask", {}).get("options", [])):
            if told["key"] == key:
                return index
        raise ChoiceError("it is not offered")


_DESKS: dict[str, Desk] = {}


def desk(game: Game) -> Desk:
    """The table of a game."""
    found = _DESKS.get(game.name)
    if found is None:
        found = _DESKS[game.name] = Desk(game)
    return found
