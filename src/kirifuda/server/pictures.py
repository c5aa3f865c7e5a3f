"""Pictures of positions: every so many steps, only the newest, only to save time.

A table that is opened from a picture can be sat down at without its match being played again, which
counts when all come back at once after a stop. A picture has no log and no moments to go back to:
the match is played again behind the table, one table at a time and a little at a time, and then
takes the place of the one from the picture (`reopening.recollect`). Whoever throws all pictures
away loses nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, insert
from sqlalchemy.engine import Connection

from kirifuda.games.game import Game
from kirifuda.kernel.errors import KirifudaError
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.trail import Trail
from kirifuda.server import logs
from kirifuda.server.store import schema

if TYPE_CHECKING:
    from kirifuda.server.live import Live

PICTURE = 64  # steps from one to the next


async def take_picture(live: Live) -> None:
    """Keep the present position in the place of an earlier one; a failure harms nobody."""
    if live.match is None or live.lost:
        return
    try:
        row = {
            "table": live.id,
            "v": live.v,
            "engine": live.game.edition,
            "pack": live.match.pack(),
        }

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.snapshot).where(schema.snapshot.c.table == live.id))
            connection.execute(insert(schema.snapshot), row)

        await live.hub.journal.write(work=work)
    except Exception as error:
        logs.failure("no picture", error, table=live.id)


def from_picture(
    game: Game, pictures: list[dict[str, Any]], steps: list[dict[str, Any]], delay: int
) -> tuple[int, Match] | None:
    """The version and the position of a picture, if the steps after it can be made from there.

    Those who watch are some versions behind: the picture must be as old as what they see.
    """
    if not pictures or pictures[0]["engine"] != game.edition:
        return None
    v: int = pictures[0]["v"]
    if v > len(steps) - delay or any(row["kind"] == "back" and row["arg"] < v for row in steps[v:]):
        return None
    try:
        match = game.unpack(pictures[0]["pack"])
    except KirifudaError as error:
        logs.event("picture refused", table=pictures[0]["table"], why=str(error))
        return None
    match.state.trail = Trail()
    return v, match
