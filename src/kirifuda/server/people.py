"""People: guests with a signed cookie, and links that move them or seat them.

A guest is a random number of 128 bits; nobody has to tell anything. The cookie is signed with keys
that are kept in the database, the newest first, older ones still good. What is in a link is kept
as a hash only.
"""

from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata
from collections import OrderedDict
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import delete, insert, select, update
from sqlalchemy.engine import Connection
from starlette.requests import HTTPConnection
from starlette.responses import Response

from kirifuda.server.calls import LONGEST_NAME
from kirifuda.server.journal import Journal
from kirifuda.server.refusing import no
from kirifuda.server.store import schema
from kirifuda.server.store.opening import Store

COOKIE = "kirifuda"
YEAR = 365 * 24 * 3600
ROTATES = 30 * 24 * 3600  # seconds after which cookies are signed with a new key
MOST_KNOWN = 20_000


def millis() -> int:
    """Now, as it is kept."""
    return int(time.time() * 1000)


def new_token() -> str:
    """What stands in a link: 128 bits."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.blake2b(token.encode(), digest_size=24, person=b"kirifuda link").hexdigest()


def proper_name(told: str) -> str:
    """A name without signs that nobody can see, short enough for a seat."""
    kept = "".join(c for c in told if unicodedata.category(c)[0] != "C")
    return " ".join(unicodedata.normalize("NFC", kept).split())[:LONGEST_NAME]


class People:
    """Who has been here."""

    def __init__(self, store: Store, journal: Journal, keys: list[str]) -> None:
        self.store = store
        self.journal = journal
        self.signer = URLSafeSerializer(keys, salt="guest")
        self.names: OrderedDict[str, str] = OrderedDict()  # of those who were here lately

    # -- cookies ---------------------------------------------------------------------------

    def who(self, request: HTTPConnection) -> str:
        """The guest whose cookie came along; empty if there is none that is good."""
        told = request.cookies.get(COOKIE, "")
        if not told or len(told) > 200:
            return ""
        try:
            found = self.signer.loads(told)
        except BadSignature:
            return ""
        return found if isinstance(found, str) else ""

    def sign(self, person: str) -> str:
        """What stands in a guest's cookie."""
        return str(self.signer.dumps(person))

    def give_cookie(self, request: HTTPConnection, response: Response, person: str) -> None:
        response.set_cookie(
            COOKIE,
            self.sign(person),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme in ("https", "wss"),
        )

    async def known(self, request: HTTPConnection) -> str:
        """The guest who asks; refused if there is none."""
        person = self.who(request)
        if not person or await self.name(person) is None:
            raise no("no guest")
        return person

    # -- guests ----------------------------------------------------------------------------

    async def new(self) -> str:
        """A new guest."""
        person = secrets.token_hex(16)
        row = {"id": person, "name": "", "secret_hash": None, "made": millis()}
        await self.journal.run_one(insert(schema.person).values(row))
        self.remember(person, "")
        return person

    async def name(self, person: str) -> str | None:
        """What a guest is called; None if nobody knows them."""
        found = self.names.get(person)
        if found is None:
            rows = await self.store.read(select(schema.person).where(schema.person.c.id == person))
            if not rows:
                return None
            found = rows[0]["name"]
            self.remember(person, found)
        return found

    def remember(self, person: str, name: str) -> None:
        self.names[person] = name
        self.names.move_to_end(person)
        while len(self.names) > MOST_KNOWN:
            self.names.popitem(last=False)

    async def rename(self, person: str, name: str) -> str:
        proper = proper_name(name)
        row = schema.person.c
        change = update(schema.person).where(row.id == person).values(name=proper)
        await self.journal.run_one(change)
        self.remember(person, proper)
        return proper

    async def new_link(self, person: str) -> str:
        """A link by which the guest is the same elsewhere; the one before ends."""
        token = new_token()
        row = schema.person.c
        change = update(schema.person).where(row.id == person).values(secret_hash=hashed(token))
        await self.journal.run_one(change)
        return token

    async def by_link(self, token: str) -> str:
        """The guest of a link; empty if there is none."""
        wanted = select(schema.person).where(schema.person.c.secret_hash == hashed(token))
        rows = await self.store.read(wanted)
        return str(rows[0]["id"]) if rows else ""


def signing_keys(connection: Connection) -> list[str]:
    """The keys with which cookies are signed, the newest last.

    A new one is made if there is none, or none that is new enough; those that can have signed no
    cookie that is still good are gone.
    """
    now = millis()
    made = schema.signing.c.made
    connection.execute(delete(schema.signing).where(made < now - (YEAR + ROTATES) * 1000))
    wanted = select(schema.signing).order_by(schema.signing.c.id)
    rows: list[Any] = list(connection.execute(wanted).mappings())
    if not rows or rows[-1]["made"] < now - ROTATES * 1000:
        row = {"secret": secrets.token_hex(32), "made": now}
        connection.execute(insert(schema.signing), row)
        rows.append(row)
    return [str(row["secret"]) for row in rows]
