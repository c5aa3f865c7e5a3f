"""How a server is set up."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

ENVIRONMENT = "KIRIFUDA_DATABASE"
ORIGINS = "KIRIFUDA_ORIGINS"  # other addresses under which people reach it, by commas


@dataclass(frozen=True)
class Limits:
    """What one socket and one address may do. Rates are (tokens a second, at most at once)."""

    choose: tuple[float, float] = (10, 20)
    ask: tuple[float, float] = (5, 15)  # try, why, look, lines
    advice: tuple[float, float] = (0.5, 3)
    other: tuple[float, float] = (20, 40)
    calls: tuple[float, float] = (20, 80)  # requests of an address
    new_tables: tuple[float, float] = (10 / 60, 10)
    checks: tuple[float, float] = (2, 10)  # decks of an address
    studies: tuple[float, float] = (4, 20)  # questions about positions, of an address
    sockets: int = 30  # of an address
    same_seat: int = 4  # sockets of one person at one table
    errors: int = 5  # in a row, before a socket is closed
    waiting: int = 64  # messages that a socket has not taken yet


@dataclass(frozen=True)
class Settings:
    """All that can be told to a server."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # an address as SQLAlchemy reads it, or the path of a SQLite file
    origins: tuple[str, ...] = ()
    limits: Limits = field(default_factory=Limits)
    workers: int = 0  # 0: one less than there are cores
    pace: tuple[float, float] = (0.35, 0.8)  # seconds that a program seems to think
    lone: tuple[float, float] = (
        1.5,
        4.0,
    )  # before a lone option is taken that others must not know
    idle: float = 300.0  # seconds after which a table that nobody looks at is put away
    alive: float = 4.5  # seconds between two questions to a socket, and that it has to answer
    grace: float = 5.0  # seconds that open sockets have when it stops
    think: float = 20.0  # seconds after which a program is taken to have failed
    advise: float = 1.0  # seconds that a program thinks about what a person asks it

    @property
    def address(self) -> str:
        """The database as SQLAlchemy reads it."""
        told = self.database or os.environ.get(ENVIRONMENT, "") or "kirifuda.sqlite"
        return told if "://" in told else f"sqlite:///{Path(told)}"

    @property
    def allowed(self) -> frozenset[str]:
        """Origins beside the server's own."""
        told = os.environ.get(ORIGINS, "").split(",")
        return frozenset(one.strip() for one in (*self.origins, *told) if one.strip())
