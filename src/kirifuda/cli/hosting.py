"""`serve`: what could keep a server from starting is told before it starts."""

from __future__ import annotations

import socket
import sys

from kirifuda.kernel.errors import KirifudaError, Said


def host_tables(host: str, port: int, database: str, workers: int) -> int:
    """Serve until a signal says to stop."""
    try:
        from kirifuda.server.serving import serve
        from kirifuda.server.settings import Settings
        from kirifuda.server.store.opening import Store
    except ModuleNotFoundError as error:
        raise KirifudaError(
            Said("{0} is not installed; `pip install 'kirifuda[server]'` brings it", [error.name])
        ) from error
    settings = Settings(host=host, port=port, database=database, workers=workers)
    try:
        store = Store(settings.address)
        store.upgrade()
        store.close()
    except Exception as error:  # whatever the driver of a database raises
        why = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
        raise KirifudaError(Said("the database cannot be opened: {0}", [why])) from error
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise KirifudaError(
            Said("{0} port {1} cannot be listened on: {2}", [host, port, error.strerror or error])
        ) from error
    shown = f"[{host}]" if ":" in host else host
    print(f"http://{shown}:{listener.getsockname()[1]}/", flush=True)
    serve(settings, [listener])
    sys.stdout.flush()
    return 0
