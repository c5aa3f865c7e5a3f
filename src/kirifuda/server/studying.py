"""Studies: a position that somebody sets up, or takes from a match that is over, and questions.

What is asked is a text (docs/judge.md). It is read and answered in a worker, and nothing of it is
kept: who shares a study shares its text.
"""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from kirifuda.games.description import describe
from kirifuda.games.game import Game
from kirifuda.judge import written
from kirifuda.kernel.errors import KirifudaError
from kirifuda.server.answering import body, told
from kirifuda.server.calls import CaseText, Form, Study
from kirifuda.server.hub import Hub
from kirifuda.server.limits import Gate
from kirifuda.server.position_words import words_of
from kirifuda.server.refusing import no
from kirifuda.server.reopening import Course
from kirifuda.server.replays import Replays, at

LONGEST = 20_000  # letters
SECONDS = 4.0


class Studies:
    """The routes about studies."""

    def __init__(self, hub: Hub, gate: Gate, replays: Replays) -> None:
        self.hub = hub
        self.gate = gate
        self.replays = replays

    async def answer(self, request: Request) -> Response:
        """POST /api/study."""
        asked = await body(request, Study)
        game = self.allowed(request, asked.game, asked.text)
        if asked.lang not in ("en", "ja"):
            raise no("value", "lang", asked.lang)
        found = await self.hub.workers.ask("study", game, asked.text, asked.lang, seconds=SECONDS)
        return told(found)

    async def form(self, request: Request) -> Response:
        """POST /api/study/form."""
        asked = await body(request, Form)
        game = self.allowed(request, asked.game, asked.text)
        position = msgspec.to_builtins(asked.position)
        found = await self.hub.workers.ask("form", game, asked.text, position, seconds=SECONDS)
        if len(found["text"]) > LONGEST:
            raise no("too long")
        return told(found)

    async def words(self, request: Request) -> Response:
        """GET /api/study/GAME."""
        return told(words_of(self.hub.catalog.entry(request.path_params["game"]).game))

    def allowed(self, request: Request, game: str, text: str) -> str:
        """The game of a text that is short enough, of somebody who has not asked too often."""
        host = request.client.host if request.client else ""
        if not self.gate.address(host).studies.take():
            raise no("too much")
        if len(text) > LONGEST:
            raise no("too long")
        return self.hub.catalog.entry(game).game.name

    async def taken(self, request: Request) -> Response:
        """GET /api/replay/ID/case?v=V: a step as a case to go on from."""
        leaf, course = await self.replays.course(request.path_params["id"])
        game = self.hub.catalog.entry(leaf.table["game"]).game
        wanted = request.query_params.get("v")
        if wanted is None:
            return told(await self.last_told(game, course))
        pack = at(course, wanted).pack()
        text = await self.hub.workers.ask("case", game.name, pack, seconds=SECONDS)
        return told(CaseText(game=game.name, text=text, v=int(wanted)))

    async def last_told(self, game: Game, course: Course) -> CaseText:
        """The last position of a match that is no half-done one."""
        for v in range(len(course.at) - 1, -1, -1):
            try:
                text = written(describe(game, course.at[v], moves=False))
            except KirifudaError:
                await asyncio.sleep(0)  # others have their turn
                continue
            return CaseText(game=game.name, text=text, v=v)
        raise no("no version")
