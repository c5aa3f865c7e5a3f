"""The tables of the database. What matters is only ever added to; a take-back is a row.

`step` has one row a version of a table: choose (arg: the index of an option), back (arg: the
version gone back to), concede, flag (a fallen flag: arg as choose, or -1 for a loss), adjourn and
resume. The position at any version follows from the setup, the seed and these rows; `snapshot`, a
picture of a late one, only saves time.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

META = MetaData()
LONG = BigInteger().with_variant(Integer, "sqlite")

signing = Table(
    "signing",
    META,
    Column("id", LONG, primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("made", LONG, nullable=False),
)
person = Table(
    "person",
    META,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("secret_hash", String(64), unique=True),
    Column("made", LONG, nullable=False),
)
deck = Table(
    "deck",
    META,
    Column("id", LONG, primary_key=True),
    Column("person", String(32), ForeignKey("person.id"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("cards", Text, nullable=False),  # of one's own, as JSON
    Column("legal", Boolean, nullable=False),
    Column("at", LONG, nullable=False),
)
tables = Table(
    "tables",
    META,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # as JSON: format, clock, best_of, delay, ...
    Column("setup", Text),  # as the game tells it, once everybody has sat down
    Column("seed", String(40), nullable=False),
    Column("engine", String(40), nullable=False),
    Column("status", String(12), nullable=False, index=True),
    Column("watch_hash", String(64), nullable=False, unique=True),
    Column("before", String(16)),  # the game before of the same match
    Column("after", String(16)),  # the next game, or the rematch
    Column("made", LONG, nullable=False),
    Column("at", LONG, nullable=False, index=True),
)
seat = Table(
    "seat",
    META,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String(8), nullable=False),  # person, bot, open, invite
    Column("person", String(32), ForeignKey("person.id"), index=True),
    Column("level", String(40), nullable=False),
    Column("deck", Text, nullable=False),  # as JSON: what was chosen
    Column("invite_hash", String(64), unique=True),
    Column("left", Integer, nullable=False, server_default="3"),  # take-backs to ask for
    Column("never", Boolean, nullable=False, server_default=false()),  # does not want to be asked
)
step = Table(
    "step",
    META,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("v", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("arg", Integer, nullable=False),
    Column("at_ms", LONG, nullable=False),
    Column("spent_ms", LONG, nullable=False),
    Column("away_ms", LONG, nullable=False),
    Column("said", String(24), nullable=False),  # what a browser sent, as a hash: sent again?
    Column("digest", String(64), nullable=False),  # of the position; every 32nd has one
)
snapshot = Table(
    "snapshot",
    META,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("v", Integer, nullable=False),
    Column("engine", String(40), nullable=False),
    Column("pack", LargeBinary, nullable=False),
)
result = Table(
    "result",
    META,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("winners", String(32), nullable=False),  # seats, by commas
    Column("losers", String(32), nullable=False),
    Column("clause", String(24), nullable=False),
    Column("by", String(12), nullable=False),
    Column("at", LONG, nullable=False),
)
report = Table(
    "report",
    META,
    Column("id", LONG, primary_key=True),
    Column("table", String(16), ForeignKey("tables.id"), nullable=False),
    Column("person", String(32)),
    Column("v", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("record", Text, nullable=False),  # of the match so far, as JSON
    Column("at", LONG, nullable=False),
)
Index("tables_open", tables.c.status, tables.c.made)
