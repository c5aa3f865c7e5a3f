"""New tables: who is to sit there, with which decks, and the match once all have sat down."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import insert, update
from sqlalchemy.engine import Connection

from kirifuda.agents import agents
from kirifuda.games.deck import Deck
from kirifuda.games.game import Game
from kirifuda.games.shelf import Shelf
from kirifuda.kernel.errors import KirifudaError
from kirifuda.kernel.match import Match
from kirifuda.server.calls import Clock, NewTable
from kirifuda.server.people import hashed, millis, new_token
from kirifuda.server.refusing import because, no
from kirifuda.server.seating import BOT, INVITE, OPEN, PERSON, Chair, Kept, Options
from kirifuda.server.store import schema

if TYPE_CHECKING:
    from kirifuda.server.hub import Hub

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
MOST_GAMES = 9
MOST_DELAY = 50
SEEDS = 128  # bits


def new_id() -> str:
    """What a table is called."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def new_seed() -> int:
    return secrets.randbits(SEEDS)


class Plan:
    """A table that is to be: its rows, and the links that lead to it."""

    def __init__(self, game: Game, options: Options, chairs: list[Chair], seed: int) -> None:
        self.id = new_id()
        self.game = game
        self.options = options
        self.chairs = chairs
        self.seed = seed
        self.watch = new_token()
        self.invites = [new_token() if chair.who == INVITE else "" for chair in chairs]
        self.match: Match | None = None
        self.before = ""
        self.steps: list[Any] = []
        self.made = millis()

    @property
    def full(self) -> bool:
        return all(chair.taken for chair in self.chairs)

    def work(self, connection: Connection) -> None:
        """Write it down."""
        connection.execute(
            insert(schema.tables),
            {
                "id": self.id,
                "game": self.game.name,
                "options": msgspec.json.encode(self.options).decode(),
                "setup": self.match.setup if self.match is not None else None,
                "seed": str(self.seed),
                "engine": self.game.edition,
                "status": "live" if self.match is not None else "open",
                "watch_hash": hashed(self.watch),
                "before": self.before or None,
                "after": None,
                "made": self.made,
                "at": self.made,
            },
        )
        connection.execute(insert(schema.seat), [self.row(chair) for chair in self.chairs])
        if self.before:
            earlier = update(schema.tables).where(schema.tables.c.id == self.before)
            connection.execute(earlier.values(after=self.id))

    def row(self, chair: Chair) -> dict[str, Any]:
        token = self.invites[chair.seat]
        return {
            "table": self.id,
            "seat": chair.seat,
            "who": chair.who,
            "person": chair.person or None,
            "level": chair.level,
            "deck": msgspec.json.encode(chair.deck).decode(),
            "invite_hash": hashed(token) if token else None,
        }


def checked_options(hub: Hub, asked: NewTable) -> Options:
    """What was asked for, if it can be."""
    entry = hub.catalog.entry(asked.game)
    form = entry.format(asked.format)
    least, most = form.seats
    seats = len(asked.opponents) + 1
    if not least <= seats <= most:
        raise no("seats", least, most, seats)
    clock = asked.clock
    if clock is not None:
        check_clock(clock)
    if not 1 <= asked.best_of <= MOST_GAMES or asked.best_of % 2 == 0:
        raise no("value", "best_of", asked.best_of)
    if asked.best_of > 1 and seats > 2:
        raise no("value", "best_of", asked.best_of)
    if not 0 <= asked.delay <= MOST_DELAY:
        raise no("value", "delay", asked.delay)
    if asked.lists not in ("closed", "open"):
        raise no("value", "lists", asked.lists)
    for other in asked.opponents:
        if other.who not in (BOT, OPEN, INVITE):
            raise no("value", "who", other.who)
        if other.who == BOT:
            check_level(other.level)
            if other.deck and other.deck not in entry.game.decks:
                raise no("no deck")
    if asked.seed is not None:
        if any(other.who != BOT for other in asked.opponents) or not 0 <= asked.seed < 1 << 62:
            raise no("value", "seed", asked.seed)
    return Options(
        format=asked.format,
        clock=clock,
        best_of=asked.best_of,
        delay=asked.delay,
        watch=asked.watch,
        lists=asked.lists,
    )


def check_clock(clock: Clock) -> None:
    for name, value, most in (
        ("bank", clock.bank, 24 * 3600),
        ("add", clock.add, 3600),
        ("away", clock.away, 24 * 3600),
    ):
        if not (1 if name == "bank" else 0) <= value <= most:
            raise no("value", name, value)
    if clock.flag not in ("lose", "idle"):
        raise no("value", "flag", clock.flag)


def check_level(level: str) -> None:
    if level not in agents():
        raise no("no level", level)


def kept_deck(game: Game, name: str, other_than: str = "", form: str = "") -> Kept:
    """A deck of the game as it is kept; any that fits but one, if none is named."""
    if not name:
        fitting = [one for one in game.decks if not form or fits(game, one, form)]
        others = [one for one in fitting if one != other_than]
        name = secrets.choice(others or fitting or list(game.decks))
    if name not in game.decks:
        raise no("no deck")
    return Kept(id=name, name=game.decks[name].about.get("name", name))


def fits(game: Game, name: str, form: str) -> bool:
    """Whether a deck of the game may be played in a format."""
    return not game.format_reasons(game.read_deck(game.decks[name])[0], form)


def planned(hub: Hub, asked: NewTable, person: str, name: str, deck: Kept) -> Plan:
    """The table that somebody asks for."""
    options = checked_options(hub, asked)
    game = hub.catalog.entry(asked.game).game
    chairs = [Chair(0, PERSON, person, name, "", deck)]
    for seat, other in enumerate(asked.opponents, 1):
        level = other.level if other.who == BOT else ""
        has = kept_deck(game, other.deck, deck.id, asked.format) if other.who == BOT else Kept()
        chairs.append(Chair(seat, other.who, "", "", level, has))
    seed = new_seed() if asked.seed is None else asked.seed
    return Plan(game, options, chairs, seed)


def decks_of(game: Game, chairs: list[Chair], readings: dict[str, str]) -> tuple[Shelf, list[Deck]]:
    """The decks of all seats as the engine knows them, and the shelf of their own cards."""
    shelf = Shelf(game)
    shelf.trees.take(readings)
    rows: list[dict[str, Any]] = []
    for chair in chairs:
        for row in chair.deck.cards:
            if row not in rows:
                rows.append(row)
                shelf.add(row)
    decks = [
        game.decks[chair.deck.id] if chair.deck.id else shelf.read(chair.deck.text, chair.deck.name)
        for chair in chairs
    ]
    return shelf, decks


async def begun(hub: Hub, game: Game, chairs: list[Chair], options: Options, seed: int) -> Match:
    """The match of all who have sat down. What is against their decks is refused."""
    readings: dict[str, str] = {}
    for chair in chairs:
        if chair.deck.cards:
            deck = chair.deck
            told = await hub.workers.ask(
                "check", game.name, deck.text, deck.cards, options.format, seconds=2
            )
            readings.update(told["readings"])
    try:
        shelf, decks = decks_of(game, chairs, readings)
        game.trees.take(readings)
        return game.start(
            decks,
            seed,
            chooser=options.chooser if options.chooser >= 0 else None,
            lists=options.lists,
            beside=list(shelf.cards.values()),
            format=options.format,
        )
    except KirifudaError as error:
        raise because(error) from error
