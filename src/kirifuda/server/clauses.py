"""Our line on a clause of a book: what it means, where it is carried out, which tests show it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from kirifuda.ledger import Ledger
from kirifuda.server.answering import told
from kirifuda.server.calls import ClauseInfo
from kirifuda.server.hub import Hub
from kirifuda.server.refusing import no


class Clauses:
    """The ledgers of all games, each read when it is first asked for."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.ledgers: dict[str, Ledger] = {}

    async def show(self, request: Request) -> Response:
        """GET /api/clause/GAME/NUMBER."""
        name: str = request.path_params["game"]
        number: str = request.path_params["number"]
        self.hub.catalog.entry(name)
        ledger = self.ledgers.get(name)
        if ledger is None:
            ledger = self.ledgers[name] = await self.hub.aside(Ledger, name)
        clause = ledger.clauses.get(number)
        if clause is None:
            raise no("no clause", number)
        return told(
            ClauseInfo(
                game=name,
                number=number,
                kind=clause.kind,
                meaning=clause.meaning or ("", ""),
                code=clause.code,
                tests=clause.tests,
                note=clause.note,
            )
        )
