"""`kirifuda serve`: the server as a process, from its start to a graceful stop."""

from __future__ import annotations

import asyncio
import signal
import socket
from types import FrameType

import uvicorn

from kirifuda.server.app import Server, application
from kirifuda.server.settings import Settings
from kirifuda.server.wire import LONGEST

BACKLOG = 2048


class Serving(uvicorn.Server):
    """uvicorn, but people are told before the sockets are closed."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self.server = server
        self.ending: asyncio.Task[None] | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.ending is None:
            self.ending = asyncio.ensure_future(self.end())
        else:
            super().handle_exit(signal.SIGINT, frame)  # the second time at once

    async def end(self) -> None:
        await self.server.say_good_bye()
        self.should_exit = True  # without the signal, so that it counts as having gone well


def serve(settings: Settings, sockets: list[socket.socket] | None = None) -> None:
    """Serve until a signal says to stop."""
    server = Server(settings)
    config = uvicorn.Config(
        application(server),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=LONGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.alive,
        ws_ping_timeout=settings.alive,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=int(settings.grace) + 1,
    )
    Serving(config, server).run(sockets)
