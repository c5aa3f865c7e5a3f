"""HTTP in general: bodies read strictly, refusals as JSON, headers that keep pages safe."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kirifuda.kernel.errors import KirifudaError
from kirifuda.server import logs
from kirifuda.server.calls import Refused
from kirifuda.server.limits import Gate
from kirifuda.server.refusing import RefusedError, because, no
from kirifuda.server.workers import WorkerError

LONGEST = 256 * 1024  # bytes of a body
FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
FRESH = {"Cache-Control": "no-store"}
POLICY = (
    b"default-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; "
    b"frame-ancestors 'none'; form-action 'self'; object-src 'none'"
)
SAFE = [
    (b"content-security-policy", POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


def told(what: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """An answer in JSON; bytes are JSON already."""
    raw = what if isinstance(what, bytes) else msgspec.json.encode(what)
    return Response(raw, status, headers or FRESH, "application/json")


def refused(error: RefusedError) -> Response:
    return told(Refused(reasons=error.reasons), error.status)


async def raw_body(request: Request, most: int = LONGEST) -> bytes:
    """The body of a request, unless it is too long; pages of others cannot send JSON unasked."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise no("json")
    out = bytearray()
    async for piece in request.stream():
        out += piece
        if len(out) > most:
            raise no("too long")
    return bytes(out)


async def body(request: Request, kind: type[T]) -> T:
    """The body of a request, if it is what is expected."""
    try:
        return msgspec.json.decode(await raw_body(request), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise no("message", str(error)) from error


class Careful:
    """Around the whole application: limits, where requests come from, what goes wrong."""

    def __init__(self, app: ASGIApp, gate: Gate) -> None:
        self.app = app
        self.gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *SAFE]
            await send(message)

        request = Request(scope, receive)
        try:
            self.check(request)
        except RefusedError as error:
            await refused(error)(scope, receive, safely)
            return
        await self.app(scope, receive, safely)

    def check(self, request: Request) -> None:
        host = request.client.host if request.client else ""
        if not self.gate.address(host).calls.take():
            raise no("too much")
        if request.method not in ("GET", "HEAD"):
            headers = request.headers
            self.gate.check_site(
                headers.get("origin", ""),
                headers.get("host", ""),
                headers.get("sec-fetch-site", ""),
            )


def careful(handler: Handler) -> Handler:
    """A handler whose refusals are told as such."""

    async def answer(request: Request) -> Response:
        try:
            return await handler(request)
        except RefusedError as error:
            return refused(error)
        except KirifudaError as error:
            return refused(because(error))
        except WorkerError as error:
            if "Timeout" in str(error):
                logs.event("slow text", path=request.url.path)
                return refused(no("slow text"))
            logs.failure("worker failed", error, path=request.url.path)
            return refused(no("broken"))
        except Exception as error:
            logs.failure("request failed", error, path=request.url.path)
            return refused(no("broken"))

    return answer
