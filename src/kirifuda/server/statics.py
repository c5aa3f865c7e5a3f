"""The browser's side: the built bundle, from the package or from the build folder."""

from __future__ import annotations

import mimetypes

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from kirifuda.server.answering import FOREVER
from kirifuda.server.bundle import START, bundle
from kirifuda.server.refusing import no

MISSING = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Kirifuda</title>
<h1>Kirifuda</h1>
<p>The server runs, but the browser's side is not built: <code>make bundle</code> builds it.</p>
<p>サーバーは動いていますが、ブラウザ用の画面がまだ作られていません。</p>
</html>
"""


async def page(request: Request) -> Response:
    """The app, whichever page of it is wanted."""
    return start(200)


def start(status: int) -> Response:
    found = bundle()
    if found is None:
        return HTMLResponse(MISSING, 503)
    return FileResponse(found / START, status, headers={"Cache-Control": "no-cache"})


def refused(request: Request, code: str) -> Response:
    """Where a link leads nowhere: who looks at pages is told by the app, in their language."""
    if "text/html" in request.headers.get("accept", ""):
        return start(404)
    raise no(code)


async def asset(request: Request) -> Response:
    """A file of the bundle, below its folder and nowhere else."""
    found = bundle()
    if found is None:
        raise no("no page")
    inside = found.resolve()
    path = (inside / request.url.path.lstrip("/")).resolve()
    if not path.is_relative_to(inside) or not path.is_file():
        return refused(request, "no page")
    hashed = request.url.path.startswith("/assets/")
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = FOREVER if hashed else {"Cache-Control": "no-cache"}
    return FileResponse(path, media_type=kind, headers=headers)
