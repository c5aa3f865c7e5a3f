"""The application: its routes, and what it starts and stops."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

import kirifuda
from kirifuda.server import logs
from kirifuda.server.answering import FOREVER, Careful, Handler, body, careful, raw_body, told
from kirifuda.server.calls import Health, Me, Rename, SecretLink
from kirifuda.server.clauses import Clauses
from kirifuda.server.decks import Decks
from kirifuda.server.hub import Hub
from kirifuda.server.journal import Journal
from kirifuda.server.limits import Gate
from kirifuda.server.listening import Listening
from kirifuda.server.lobby import Lobby
from kirifuda.server.people import People, signing_keys
from kirifuda.server.refusing import no
from kirifuda.server.replays import Replays
from kirifuda.server.reviewing import Reviews
from kirifuda.server.settings import Settings
from kirifuda.server.statics import asset, page, refused
from kirifuda.server.store.opening import Store
from kirifuda.server.studying import Studies
from kirifuda.server.wire import LONGEST
from kirifuda.server.workers import Workers
from kirifuda.version import __version__

QUIET = 2.0  # seconds before each game is made ready
RARELY = 60.0  # seconds between two collections of rubbish while nobody plays
MUCH = 100_000  # objects that were made since the last one and are still there
RESTS = 2.0  # seconds without a choice after which nobody seems to play
APP_PAGES = (
    "/",
    "/t/{id}",
    "/r/{id}",
    "/decks",
    "/decks/{id}",
    "/decks/{id}/{deck}",
    "/study",
    "/study/{id}",
    "/j/{token}",
    "/w/{token}",
)


class Server:
    """All that runs while the application does."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.gate = Gate(settings)
        self.hub: Hub | None = None
        self.listening: Listening | None = None
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def ready(self) -> Hub:
        if self.hub is None:
            raise no("not live")
        return self.hub

    async def start(self) -> None:
        store = Store(self.settings.address)
        store.upgrade()
        journal = Journal(store)
        keys = await journal.write(work=signing_keys)
        workers = Workers(self.settings.workers)
        self.hub = Hub(self.settings, store, journal, People(store, journal, keys), workers)
        self.listening = Listening(self.hub, self.gate)
        # full collections of all live tables would stop the loop for half a second
        gc.collect()
        gc.freeze()
        gc.disable()
        going = (self.hub.sweep(), self.tidy(), self.warm())
        self.tasks = [asyncio.ensure_future(one) for one in going]
        logs.event("started", version=__version__, native=kirifuda.NATIVE, store=store.sqlite)

    async def say_good_bye(self) -> None:
        """Take nothing new, end what is under way, and close what is open."""
        if self.hub is None or self.listening is None or self.hub.stopping:
            return
        self.hub.stopping = True
        await self.listening.close(self.settings.grace)

    async def stop(self) -> None:
        await self.say_good_bye()
        hub = self.ready
        for task in [*self.tasks, *hub.tasks]:
            task.cancel()
        for live in hub.tables.values():
            live.stop_timers()
        await hub.journal.close()
        await hub.workers.close()
        hub.store.close()
        gc.enable()
        logs.event("stopped", rows=hub.journal.written, commits=hub.journal.commits)

    async def warm(self) -> None:
        """While nobody is here yet, make ready what the first match of each game needs."""
        for entry in self.ready.catalog.entries.values():
            await asyncio.sleep(QUIET)
            if not self.ready.tables:
                entry.warm()
        gc.collect()
        gc.freeze()

    async def tidy(self) -> None:
        """Collect what refers to itself: of what is new, when there is much of it, in some
        hundredths of a second; of everything, for which the loop stands still for longer, when
        nobody plays or when there is twice as much as there was."""
        last = self.ready.now()
        kept = gc.get_freeze_count()
        while True:
            await asyncio.sleep(5)
            now = self.ready.now()
            rests = now - self.ready.chosen_at > RESTS and now - last > RARELY
            if rests or gc.get_freeze_count() > 2 * kept:
                gc.unfreeze()
                gc.collect()
                gc.freeze()
                last, kept = self.ready.now(), gc.get_freeze_count()
            elif gc.get_count()[0] > MUCH:
                gc.collect()
                gc.freeze()


def application(server: Server) -> Starlette:
    """The application of a server."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await server.start()
        hub = server.ready
        app.router.routes[:] = routes(server, hub)
        yield
        await server.stop()

    return Starlette(lifespan=lifespan, middleware=[Middleware(Careful, gate=server.gate)])


def routes(server: Server, hub: Hub) -> list[BaseRoute]:
    """Every route there is."""
    lobby, decks = Lobby(hub, server.gate), Decks(hub, server.gate)
    replays, clauses = Replays(hub), Clauses(hub)
    reviews, studies = Reviews(hub, replays), Studies(hub, server.gate, replays)
    listening = server.listening
    assert listening is not None

    async def me(request: Request) -> Response:
        person = hub.people.who(request)
        name = await hub.people.name(person) if person else None
        if name is None:
            person = await hub.people.new()
        answer = told(Me(id=person, name=name or ""))
        hub.people.give_cookie(request, answer, person)
        return answer

    async def rename(request: Request) -> Response:
        person = await hub.people.known(request)
        asked = await body(request, Rename)
        name = await hub.people.rename(person, asked.name)
        for live in hub.tables.values():
            seat = live.seat_of(person)
            if seat is not None:
                live.chairs[seat].name = name
                live.tell_state()
        return told(Me(id=person, name=name))

    async def link(request: Request) -> Response:
        person = await hub.people.known(request)
        return told(SecretLink(link=f"/me/{await hub.people.new_link(person)}"))

    async def move(request: Request) -> Response:
        person = await hub.people.by_link(request.path_params["secret"])
        if not person:
            return refused(request, "no invite")
        answer = RedirectResponse("/", 303)
        hub.people.give_cookie(request, answer, person)
        return answer

    async def games(request: Request) -> Response:
        return told(hub.catalog.games)

    async def sheet(request: Request) -> Response:
        return kept(hub.catalog.by_sheet(request.path_params["hash"]))

    async def cards(request: Request) -> Response:
        return kept(await hub.catalog.by_cards(request.path_params["hash"]))

    async def say(request: Request) -> Response:
        return told(await listening.say(request, await raw_body(request, LONGEST)))

    async def socket(websocket: WebSocket) -> None:
        await listening.socket(websocket)

    async def health(request: Request) -> Response:
        return told(
            Health(
                ok=not hub.stopping,
                tables=len(hub.tables),
                sockets=len(listening.ears),
                waiting=hub.journal.waiting,
                workers=len(hub.workers.all),
                engine="native" if kirifuda.NATIVE else "interpreted",
                version=__version__,
            ),
            503 if hub.stopping else 200,
        )

    async def nothing(request: Request) -> Response:
        if not request.url.path.startswith("/api/") and request.method == "GET":
            return await asset(request)
        raise no("no page")

    table = "/api/tables/{id}"
    calls: list[tuple[str, str, Handler]] = [
        *(("GET", path, page) for path in APP_PAGES),
        ("GET", "/me/{secret}", move),
        ("GET", "/api/me", me),
        ("POST", "/api/me", rename),
        ("POST", "/api/me/link", link),
        ("GET", "/api/games", games),
        ("GET", "/api/sheets/{hash}", sheet),
        ("GET", "/api/cards/{hash}", cards),
        ("GET", "/api/tables", lobby.tables),
        ("POST", "/api/tables", lobby.new),
        ("GET", table, lobby.one),
        ("POST", f"{table}/join", lobby.join),
        ("POST", f"{table}/rematch", lobby.rematch),
        ("POST", f"{table}/report", lobby.report),
        ("GET", f"{table}/record", lobby.record),
        ("POST", f"{table}/continue", replays.go_on),
        ("POST", f"{table}/say", say),
        ("GET", f"{table}/events", listening.events),
        ("GET", "/api/invites/{token}", lobby.invited),
        ("GET", "/api/my", lobby.mine),
        ("GET", "/api/decks", decks.list),
        ("POST", "/api/decks", decks.keep),
        ("POST", "/api/decks/check", decks.check),
        ("DELETE", "/api/decks/{id:int}", decks.remove),
        ("GET", "/api/clause/{game}/{number}", clauses.show),
        ("GET", "/api/replay/{id}", replays.show),
        ("GET", "/api/replay/{id}/review", reviews.show),
        ("GET", "/api/replay/{id}/case", studies.taken),
        ("POST", "/api/study", studies.answer),
        ("POST", "/api/study/form", studies.form),
        ("GET", "/api/study/{game}", studies.words),
        ("GET", "/healthz", health),
    ]
    out: list[BaseRoute] = [
        Route(path, careful(handler), methods=[method]) for method, path, handler in calls
    ]
    out.append(WebSocketRoute("/ws", socket))
    every: Any = ["GET", "POST", "PUT", "DELETE", "PATCH"]
    out.append(Route("/{path:path}", careful(nothing), methods=every))
    return out


def kept(raw: bytes | None) -> Response:
    """What never changes under its name."""
    if raw is None:
        raise no("no page")
    return told(raw, headers=FOREVER)
