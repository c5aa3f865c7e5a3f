"""Studies: a position that somebody sets up, or takes from a match that is over, and questions.

What is asked is a text (docs/judge.md). It is read and answered in a worker, and nothing of it is
kept: who shares a study shares its text.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from kirifuda.judge import written
from kirifuda.server.answering import body, told
from kirifuda.server.calls import CaseText, Study
from kirifuda.server.hub import Hub
from kirifuda.server.limits import Gate
from kirifuda.server.refusing import no
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
        host = request.client.host if request.client else ""
        if not self.gate.address(host).checks.take():
            raise no("too much")
        if len(asked.text) > LONGEST:
            raise no("too long")
        if asked.lang not in ("en", "ja"):
            raise no("value", "lang", asked.lang)
        game = self.hub.catalog.entry(asked.game).game
        found = await self.hub.workers.ask(
            "study", game.name, asked.text, asked.lang, seconds=SECONDS
        )
        return told(found)

    async def taken(self, request: Request) -> Response:
        """GET /api/replay/ID/case?v=V: a step as a case to go on from."""
        leaf, course = await self.replays.course(request.path_params["id"])
        match = at(course, request.query_params.get("v", ""))
        game = self.hub.catalog.entry(leaf.table["game"]).game
        return told(CaseText(game=game.name, text=written(game.describe(match))))
