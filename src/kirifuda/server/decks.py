"""Decks of one's own: checked as they are typed, kept, and taken to tables."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, update
from starlette.requests import Request
from starlette.responses import Response

from kirifuda.games.deck import parse
from kirifuda.games.game import Game
from kirifuda.kernel.errors import KirifudaError
from kirifuda.server.answering import body, told
from kirifuda.server.calls import LONGEST_DECK, Checked, DeckText, MyDeck, MyDecks
from kirifuda.server.hub import Hub
from kirifuda.server.limits import Gate
from kirifuda.server.people import millis, proper_name
from kirifuda.server.refusing import RefusedError, no
from kirifuda.server.seating import Kept
from kirifuda.server.store import schema
from kirifuda.server.wire import Refusal

MOST_DECKS = 200  # of a person
MOST_CARDS = 60  # of one's own in a deck
SECONDS = 2.0  # that reading a deck may take
UNNAMED = "–"


async def own_deck(hub: Hub, game: Game, person: str, number: int, form: str) -> Kept:
    """A deck that somebody has kept, if it is legal in a format."""
    row = schema.deck.c
    wanted = select(schema.deck).where((row.id == number) & (row.person == person))
    rows = await hub.store.read(wanted.where(row.game == game.name))
    if not rows:
        raise no("no deck")
    found = rows[0]
    cards = msgspec.json.decode(found["cards"])
    checked = await hub.workers.ask("check", game.name, found["text"], cards, form, seconds=SECONDS)
    if not checked["legal"]:
        raise RefusedError(400, msgspec.convert(checked["reasons"], list[Refusal]))
    return Kept(name=found["name"], text=found["text"], cards=cards)


class Decks:
    """The routes about decks."""

    def __init__(self, hub: Hub, gate: Gate) -> None:
        self.hub = hub
        self.gate = gate

    async def list(self, request: Request) -> Response:
        """GET /api/decks?game=."""
        person = await self.hub.people.known(request)
        row = schema.deck.c
        wanted = select(schema.deck).where(row.person == person).order_by(row.at.desc())
        game = request.query_params.get("game", "")
        if game:
            wanted = wanted.where(row.game == game)
        decks = [
            MyDeck(
                id=one["id"],
                game=one["game"],
                name=one["name"],
                text=one["text"],
                legal=one["legal"],
                cards=msgspec.json.decode(one["cards"]),
                at=one["at"],
            )
            for one in await self.hub.store.read(wanted)
        ]
        return told(MyDecks(decks=decks))

    async def check(self, request: Request) -> Response:
        """POST /api/decks/check."""
        checked, _ = await self.checked(request)
        return told(checked)

    async def checked(self, request: Request) -> tuple[Checked, DeckText]:
        asked = await body(request, DeckText)
        host = request.client.host if request.client else ""
        if not self.gate.address(host).checks.take():
            raise no("too much")
        game = self.hub.catalog.entry(asked.game).game
        if len(asked.text) > LONGEST_DECK or len(asked.cards) > MOST_CARDS:
            raise no("too long")
        self.hub.catalog.entry(asked.game).format(asked.format)
        found = await self.hub.workers.ask(
            "check", game.name, asked.text, asked.cards, asked.format, seconds=SECONDS
        )
        del found["readings"]
        return msgspec.convert(found, Checked), asked

    async def keep(self, request: Request) -> Response:
        """POST /api/decks: kept also while it is not legal yet."""
        person = await self.hub.people.known(request)
        checked, asked = await self.checked(request)
        values = {
            "person": person,
            "game": asked.game,
            "name": proper_name(asked.name) or self.name_of(asked.text),
            "text": asked.text,
            "cards": msgspec.json.encode(asked.cards).decode(),
            "legal": checked.legal,
            "at": millis(),
        }
        row = schema.deck.c

        def work(connection: Any) -> int:
            if asked.id:
                mine = (row.id == asked.id) & (row.person == person)
                done = connection.execute(update(schema.deck).where(mine).values(values))
                return asked.id if done.rowcount else 0
            count = select(func.count()).select_from(schema.deck).where(row.person == person)
            if connection.execute(count).scalar_one() >= MOST_DECKS:
                return -1
            made: int = connection.execute(insert(schema.deck).values(values)).inserted_primary_key[
                0
            ]
            return made

        checked.id = await self.hub.journal.write(work=work)
        if checked.id == 0:
            raise no("no deck")
        if checked.id < 0:
            raise no("too much")
        return told(checked)

    @staticmethod
    def name_of(text: str) -> str:
        """What a deck calls itself."""
        try:
            return proper_name(parse(text).name) or UNNAMED
        except KirifudaError:
            return UNNAMED

    async def remove(self, request: Request) -> Response:
        """DELETE /api/decks/ID."""
        person = await self.hub.people.known(request)
        row = schema.deck.c
        number: int = request.path_params["id"]
        mine = (row.id == number) & (row.person == person)

        def work(connection: Any) -> int:
            count: int = connection.execute(delete(schema.deck).where(mine)).rowcount
            return count

        if not await self.hub.journal.write(work=work):
            raise no("no deck")
        return Response(status_code=204)
