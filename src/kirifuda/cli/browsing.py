"""`play --face browser`: a server of one's own, and a browser at a table of it.

The server runs interpreted at once. Where the engine is being compiled meanwhile, it is started
again with the compiled one as soon as that is there; tables are on disk and browsers come back by
themselves, so that whoever plays sees nothing of it.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import webbrowser
from pathlib import Path

import kirifuda
from kirifuda.agents import agents
from kirifuda.cli import native_copy
from kirifuda.cli.playing import both_decks
from kirifuda.games.game import Game
from kirifuda.kernel.errors import KirifudaError, Reason, Said

HOST = "127.0.0.1"
PORT = 8230  # the same every time: what a browser keeps, it keeps for an address
OTHERS = 20  # ports that are tried if somebody else has it
PATIENCE = 60.0  # seconds until a server must answer
LOOK = 3.0  # seconds between looks for the compiled engine


def sit_down(
    name: str, decks: list[str], bot: str | None, lang: str, seed: int | None, lists: str
) -> int:
    """Serve a table, show it, and stay until it is ended."""
    game = kirifuda.game(name)
    path = table_path(game, decks, bot, lang, seed, lists)
    port = PORT
    while not answers(port) and not is_free(port):
        port += 1
        if port == PORT + OTHERS:
            raise KirifudaError(Said("no port from {0} to {1} is free", [PORT, port - 1]))
    address = f"http://{HOST}:{port}{path}"
    if answers(port):
        print(f"A table is being served already: {address}", flush=True)
        show(address)
        return 0
    return House(port).keep(address)


def table_path(
    game: Game, decks: list[str], bot: str | None, lang: str, seed: int | None, lists: str
) -> str:
    """Where the lobby sits down at once; what the browser is not told on its way is refused."""
    reasons = [
        Reason(Said("in the browser, decks of one's own are pasted on the deck page: {0}", [deck]))
        for deck in decks
        if deck and deck not in game.decks
    ]
    if bot is not None and bot not in agents():
        known = ", ".join(agents())
        reasons.append(Reason(Said("in the browser, the bots are {0}", [known])))
    if reasons:
        raise KirifudaError(reasons)
    mine, theirs = both_decks(game, decks)
    asked = {"play": game.name, "deck": mine, "lang": lang, "cards": lang, "lists": lists}
    asked |= {"who": "invite"} if bot is None else {"bot": bot, "foe": theirs}
    if seed is not None and bot is not None:
        asked["seed"] = str(seed)
    return "/?" + urllib.parse.urlencode(asked)


# -- the server ------------------------------------------------------------------------------


def folder() -> Path:
    """Where matches are kept, as those of the terminal are."""
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(home) / "kirifuda"


def answers(port: int) -> bool:
    """Whether a server of ours answers there."""
    try:
        with urllib.request.urlopen(f"http://{HOST}:{port}/healthz", timeout=2) as answer:
            told = json.loads(answer.read())
    except (OSError, ValueError):
        return False
    return isinstance(told, dict) and told.get("ok") is True


def is_free(port: int) -> bool:
    import socket

    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except OSError:
            return False
    return True


class House:
    """A server in a process of its own, for as long as somebody wants it."""

    def __init__(self, port: int) -> None:
        self.port = port
        folder().mkdir(parents=True, exist_ok=True)
        self.database = folder() / "tables.sqlite"
        self.log = folder() / "serve.log"
        self.interpreted = not kirifuda.NATIVE
        self.process = self.start()

    def start(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "kirifuda", "serve", "--host", HOST]
        command += ["--port", str(self.port), "--database", str(self.database)]
        with self.log.open("wb") as log:
            return subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl+C is ours to hand on
            )

    def stop(self) -> None:
        """Let it write what it has and go."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def wait(self) -> bool:
        """Until it answers; whether it does."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            if answers(self.port):
                return True
            time.sleep(0.1)
        return False

    def keep(self, address: str) -> int:
        """Serve until somebody ends it."""
        try:
            print("... the server", flush=True)
            if not self.wait():
                return self.complain()
            print(f"The table is at {address}", flush=True)
            print("Ctrl+C ends it; matches are kept, and go on the next time.", flush=True)
            show(address)
            while True:
                time.sleep(LOOK)
                if self.process.poll() is not None:
                    return self.complain()
                if self.interpreted and native_copy() is not None:
                    self.renew()
        except KeyboardInterrupt:
            print()
            return 0
        finally:
            self.stop()

    def renew(self) -> None:
        """Start again with the compiled engine."""
        self.stop()
        self.process = self.start()
        self.interpreted = False
        if self.wait():
            print("The engine is compiled now, and the table goes on with it.", flush=True)

    def complain(self) -> int:
        """Tell why there is no server any more."""
        print(self.log.read_text("utf-8", "replace")[-2000:], file=sys.stderr)
        print(f"kirifuda: the server has stopped ({self.log})", file=sys.stderr)
        return 1


# -- the browser -----------------------------------------------------------------------------


def show(address: str) -> None:
    """Open a browser where there is one that has a window of its own."""
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        print("There is no screen here to open a browser on: open the address in one.", flush=True)
        return
    try:
        opened = webbrowser.open(address)
    except webbrowser.Error:
        opened = False
    if not opened:
        print("No browser was found: open the address in one.", flush=True)
