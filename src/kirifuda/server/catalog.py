"""The games that can be played here: titles, decks, programs, sheets and cards, by their hashes."""

from __future__ import annotations

import asyncio
import hashlib
from functools import cached_property
from importlib import import_module

import msgspec

import kirifuda
from kirifuda.agents.levels import levels
from kirifuda.games.deck import Deck, limit_of
from kirifuda.games.formats import Format
from kirifuda.games.game import Game
from kirifuda.games.registry import names
from kirifuda.server.calls import (
    PHRASES,
    BotInfo,
    CardRow,
    Cards,
    DeckInfo,
    FormatInfo,
    GameInfo,
    Games,
)
from kirifuda.server.parts import CardSheet, Pair
from kirifuda.server.refusing import JAPANESE, no
from kirifuda.table.desk import Desk, desk
from kirifuda.version import __version__

AT_ONCE = 10  # cards that are read before others have their turn
USUAL = ("Two players", "二人対戦")


def titles(one: Format) -> Pair:
    """What a format is called; the usual one of a game that has no other has no name."""
    return (one.title, one.japanese) if one.title else USUAL


def in_both(deck: Deck, words: Pair, otherwise: str) -> Pair:
    """What a deck's file says about it, in both languages."""
    english = deck.about.get(words[0], otherwise)
    return english, deck.about.get(words[1], english)


def called(part: str, names: tuple[str, ...]) -> Pair:
    """What a part of a deck is called in both languages."""
    return part, next((name for name in names if not name.isascii()), part)


class Entry:
    """A game in the catalogue."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.desk: Desk = desk(game)
        self.cards_raw = b""
        self.reading = asyncio.Lock()

    @cached_property
    def sheet(self) -> bytes:
        return msgspec.json.encode(self.desk.plain)

    async def cards(self) -> bytes:
        """All cards of the game; their texts are read a few at a time, so that nobody waits."""
        async with self.reading:
            if not self.cards_raw:
                copies: int = import_module(f"kirifuda.games.{self.game.name}.deck").COPIES
                rows: dict[str, CardRow] = {}
                for key in self.game.cards:
                    card = self.game.cards[key]
                    sheet = msgspec.convert(self.desk.card(card), CardSheet)
                    most = limit_of(card, copies)
                    rows[key] = CardRow(sheet=sheet, part=self.game.sort(card), most=most)
                    if len(rows) % AT_ONCE == 0:
                        await asyncio.sleep(0)
                self.cards_raw = msgspec.json.encode(Cards(game=self.game.name, cards=rows))
            return self.cards_raw

    def warm(self) -> None:
        """Make ready what the first match of the game would wait for."""
        self.game.start([name for name, _ in zip(self.game.decks, "ab", strict=False)])

    @cached_property
    def cards_hash(self) -> str:
        """What tells two states of the cards apart, without reading them all."""
        told = f"{self.game.edition} {self.desk.hash} {__version__}"
        return hashlib.blake2b(told.encode(), digest_size=12).hexdigest()

    @cached_property
    def formats(self) -> list[FormatInfo]:
        """Every way to play it, the usual one first."""
        return [
            FormatInfo(id=name, names=titles(one), seats=one.seats, clause=one.clause)
            for name, one in self.game.formats.items()
        ]

    def format(self, name: str) -> FormatInfo:
        found = next((one for one in self.formats if one.id == name), None)
        if found is None:
            raise no("no format", name)
        return found

    @cached_property
    def decks(self) -> list[DeckInfo]:
        return [
            DeckInfo(
                id=name,
                names=in_both(deck, ("name", "名前"), name),
                plans=in_both(deck, ("plan", "作戦"), ""),
                cards=deck.count(),
                text=deck.text(),
            )
            for name, deck in self.game.decks.items()
        ]

    @cached_property
    def info(self) -> GameInfo:
        return GameInfo(
            id=self.game.name,
            titles=(self.game.title, self.game.japanese),
            seats=self.game.seats,
            formats=self.formats,
            decks=self.decks,
            bots=[
                BotInfo(
                    id=one.name,
                    names=(one.english, one.japanese),
                    about=(one.about, one.about_japanese),
                )
                for one in levels()
            ],
            parts={part: called(part, names) for part, names in self.game.parts.items()},
            sheet=self.desk.hash,
            cards=self.cards_hash,
        )


class Catalog:
    """All of them."""

    def __init__(self) -> None:
        self.entries = {name: Entry(kirifuda.game(name)) for name in names()}

    def entry(self, name: str) -> Entry:
        found = self.entries.get(name)
        if found is None:
            raise no("no game", name)
        return found

    @cached_property
    def games(self) -> bytes:
        games = [entry.info for entry in self.entries.values()]
        return msgspec.json.encode(Games(games=games, phrases=PHRASES, reasons=JAPANESE))

    def by_sheet(self, wanted: str) -> bytes | None:
        return next((e.sheet for e in self.entries.values() if e.desk.hash == wanted), None)

    async def by_cards(self, wanted: str) -> bytes | None:
        found = next((e for e in self.entries.values() if e.cards_hash == wanted), None)
        return None if found is None else await found.cards()
