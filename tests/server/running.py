"""A real server in a process of its own, on a free port of this machine."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

PATIENCE = 180  # seconds, on a machine that does other things as well
# A socket at a port; whoever else has it for a moment, as the near end of a line, is waited for.
BIND = """
import socket, time
def bound(port):
    end = time.monotonic() + 60
    while True:
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(("127.0.0.1", port))
            return listener
        except OSError:
            listener.close()
            if time.monotonic() > end:
                raise
            time.sleep(0.1)
"""
# Its limits are those of a whole crowd at one address, and programs do not seem to think.
START = """
import json, sys
from kirifuda.server.serving import serve
from kirifuda.server.settings import Limits, Settings
wide = (1e6, 1e6)
limits = Limits(choose=wide, ask=wide, other=wide, calls=wide, new_tables=wide, checks=wide, studies=wide, advice=wide, sockets=100000, waiting=4096)
listener = bound(int(sys.argv[2]))
print(listener.getsockname()[1], flush=True)
told = {"pace": (0, 0), "lone": (0.01, 0.02), "workers": 1, **json.loads(sys.argv[3])}
serve(Settings(database=sys.argv[1], limits=limits, **told), [listener])
"""


# The same, but it has read everything before it is asked for a server, and makes it by a fork.
BROOD = """
import json, os, sys
from kirifuda.server.catalog import Catalog
from kirifuda.server.serving import serve
from kirifuda.server.settings import Limits, Settings
ready = Catalog().games
wide = (1e6, 1e6)
limits = Limits(choose=wide, ask=wide, other=wide, calls=wide, new_tables=wide, checks=wide, studies=wide, sockets=100000, waiting=4096)
for line in sys.stdin:
    database, port, told = json.loads(line)
    listener = bound(port)
    number = listener.getsockname()[1]
    child = os.fork()
    if child == 0:
        told = {"pace": (0, 0), "lone": (0.01, 0.02), "workers": 1, **told}
        serve(Settings(database=database, limits=limits, **told), [listener])
        os._exit(0)
    listener.close()
    print(json.dumps([child, number]), flush=True)
    _, status = os.waitpid(child, 0)
    print(os.waitstatus_to_exitcode(status), flush=True)
"""


class House:
    """A server that can be started, stopped and killed."""

    def __init__(self, database: str, log: Path, **settings: Any) -> None:
        self.database = database
        self.settings = settings
        self.log = log
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> House:
        told = json.dumps(self.settings)
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", BIND + START, self.database, str(self.port), told],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, self.log.read_text()
        self.port = int(line)
        self.wait()
        return self

    def wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(OSError):
                urllib.request.urlopen(self.address + "/healthz", timeout=PATIENCE).read()
                return
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def end(self, sign: signal.Signals = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(sign)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


class Brood(House):
    """Servers that are started often: each is a process of its own, made by a fork of one parent."""

    def __init__(self, database: str, log: Path, **settings: Any) -> None:
        super().__init__(database, log, **settings)
        self.child = 0

    def start(self) -> House:
        if self.process is None:
            with self.log.open("a") as log:
                self.process = subprocess.Popen(
                    [sys.executable, "-c", BIND + BROOD],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=log,
                    text=True,
                    env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
                )
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([self.database, self.port, self.settings]) + "\n")
        self.process.stdin.flush()
        self.child, self.port = json.loads(self.line())
        self.wait()
        return self

    def line(self) -> str:
        assert self.process is not None
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, self.log.read_text()
        return line

    def end(self, sign: signal.Signals = signal.SIGTERM) -> int:
        os.kill(self.child, sign)
        self.child = 0
        return int(self.line())

    def close(self) -> None:
        if self.child:
            self.end()
        if self.process is not None:
            self.process.communicate(timeout=PATIENCE)


@contextlib.contextmanager
def house(database: str, log: Path, **settings: Any) -> Iterator[House]:
    """A server for as long as it is needed."""
    found = House(database, log, **settings).start()
    try:
        yield found
    finally:
        if found.process is not None and found.process.poll() is None:
            found.end()


@contextlib.contextmanager
def brood(database: str, log: Path) -> Iterator[House]:
    """The same for one that is killed and started again and again."""
    found = Brood(database, log)
    try:
        yield found.start()
    finally:
        found.close()
