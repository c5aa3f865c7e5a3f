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
from kirifuda.games.sheet import CARD, GRID, Sheet
from kirifuda.kernel.errors import ChoiceError, KirifudaError
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef
from kirifuda.table.board import board
from kirifuda.table.changes import changes
from kirifuda.table.handles import WATCHES, Handles
from kirifuda.table.lines import lines, moves
from kirifuda.table.looks import Looks
from kirifuda.table.speech import Vocabulary, vocabulary
from kirifuda.table.wishes import Wishes

Plain = dict[str, Any]


class Desk:
    """A game's table, the same for every match of it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.sheet: Sheet = import_module(f"kirifuda.games.{game.name}.sheet").SHEET
        self.words: Vocabulary = vocabulary(game.name)
        self.looks = self.make_looks()
        self.known: dict[str, Plain] = {}
        self.zones = [spec.name for spec in game.rules.zones]
        names = game.rules.kind_names
        # what kinds are called, in the order in which they are told
        self.kinds = {names[bit.bit_length() - 1]: pair for bit, pair in self.words.kinds.items()}

    def make_looks(self) -> Looks:
        rules = self.game.rules
        looks = Looks(rules, next(area.zone for area in self.sheet.areas if area.shape == "fan"))
        for flag in self.sheet.flags:
            if flag.status or flag.marks:
                looks.flag(flag.name, flag.status, flag.marks, flag.unless)
        looks.options = self.words.options
        looks.notes = self.words.notes
        looks.public = list(self.sheet.public)
        grids = [area.zone for area in self.sheet.areas if area.shape == GRID]
        looks.grids = [spec.number for spec in rules.zones if spec.name in grids]
        for kind, act in self.sheet.acts.items():
            looks.spots[kind] = act.spot
            looks.cards[kind] = act.number == CARD
            if act.places:
                looks.places[kind] = act.places
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
        sheet = dataclasses.asdict(self.sheet)
        del sheet["words"]
        items = [*self.sheet.title, *self.sheet.line]
        told = [*sheet["title"], *sheet["line"]]
        for item, plain in zip(items, told, strict=True):
            plain["is"] = type(item).__name__.lower()
        return {
            "game": self.game.name,
            "called": (self.game.title, self.game.japanese),
            "seats": self.game.seats,
            "attributes": self.game.rules.attributes,
            "sheet": sheet,
            "words": {
                "zones": words.zones,
                "attributes": words.attributes,
                "decisions": words.decisions,
                "options": words.options,
                "groups": words.groups,
                "wishes": words.wishes,
                "notes": words.notes,
                "phases": {str(n): pair for n, pair in words.phases.items()},
                "spots": {str(n): pair for n, pair in words.spots.items()},
                "kinds": self.kinds,
                "endings": words.endings,
                "facts": words.facts,
                "keywords": words.own.keywords,
                "called": words.own.called,
                "payments": words.payments,
                "alone": words.alone,
                "reasons": words.reasons,
                "terms": words.terms,
            },
        }

    @cached_property
    def hash(self) -> str:
        """What tells two versions of the sheet apart."""
        text = json.dumps(self.plain, ensure_ascii=False, sort_keys=True)
        return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


class Seen:
    """A match as one seat sees it (None: as those do who only watch), from board to board.

    Who runs the match calls `look` whenever it has changed. All else is what a face may ask, by
    handles of the present board, and every answer is plain data that can go over a wire.
    """

    def __init__(self, desk: Desk, seat: int | None) -> None:
        self.desk = desk
        self.seat = seat
        self.handles = Handles(WATCHES if seat is None else seat)
        self.board: Plain = {}
        self.told = 0  # entries of the log
        self.match: Match | None = None  # what was looked at last
        self.defs: dict[str, CardDef] = {}

    @property
    def looked(self) -> Match:
        if self.match is None:
            raise KirifudaError("nobody has looked at a match yet")
        return self.match

    def look(self, match: Match) -> Plain:
        """The board now; handles of the one before hold on where cards lie as they did."""
        if self.match is None or self.match.pool is not match.pool:
            self.defs = {found.key: found for found in match.pool.defs}
        self.match = match
        self.board = board(match, self.desk.looks, self.handles)
        return self.board

    def changed(self, match: Match) -> Plain:
        """The parts that differ from the board before; None for those that are gone."""
        before = self.board
        now = self.look(match)
        out: Plain = {key: part for key, part in now.items() if before.get(key) != part}
        out.update((key, None) for key in before if key not in now)
        return out

    # -- what a face may ask ---------------------------------------------------------------

    def card(self, key: str) -> Plain | None:
        """What is printed on the cards with a key; None if there are none in this match."""
        found = self.defs.get(key)
        return None if found is None else self.desk.card(found)

    def lines(self, start: int | None = None) -> list[Plain]:
        """What has been told since the last time, or since entry `start` of the log."""
        trail = self.looked.state.trail
        first = self.told if start is None else start
        if start is None:
            self.told = len(trail) if trail is not None else 0
        return lines(self.looked, self.desk.looks, self.handles, first)

    def moves(self, start: int) -> list[Plain]:
        """What moved since entry `start` of the log."""
        return moves(self.looked, self.handles, start)

    def changes(self, handle: int) -> list[Plain]:
        """What changes a card, and by what."""
        return changes(self.looked, self.desk.looks, self.handles, handle)

    def wishes(self, kind: str = "", cards: list[int] | None = None) -> list[Plain]:
        """What the seat might want to do and cannot, with all that is `against` it.

        `kind`: such options only; `cards`: only with these cards.
        """
        asked = Wishes(self.desk, self.looked, self.handles)
        out: list[Plain] = []
        for wish in asked.found(kind, cards).values():
            against = asked.against(wish)
            if against:
                out.append({**wish.told, "ways": len(wish.options), "against": against})
        return out

    def why_not(self, key: str) -> list[Plain]:
        """All that is against the wish or the option with a key."""
        asked = Wishes(self.desk, self.looked, self.handles)
        wish = asked.found().get(key)
        if wish is not None:
            return asked.against(wish)
        self.option(key)
        return []

    def option(self, key: str) -> int:
        """The engine's index of the option with a key on the present board."""
        for at, told in enumerate(self.board.get("ask", {}).get("options", [])):
            if told["key"] == key:
                return self.handles.options[at]
        raise ChoiceError("it is not offered")

    def chosen(self, index: int) -> Plain:
        """The option with an index, as the present board tells it."""
        told: Plain = self.board["ask"]["options"][self.handles.options.index(index)]
        return told


_DESKS: dict[str, Desk] = {}


def desk(game: Game) -> Desk:
    """The table of a game."""
    found = _DESKS.get(game.name)
    if found is None:
        found = _DESKS[game.name] = Desk(game)
    return found
