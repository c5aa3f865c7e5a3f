"""What a seat, or those who watch, are told of a match: whole positions, and what differs.

All ears of a seat see through the same eyes, so that handles and keys mean the same to all of them.
Handles go on from where no earlier ones can be: a version gives out fewer than `ROOM`, so that a
handle is never used twice, also not after the table was opened anew.
"""

from __future__ import annotations

from typing import Any

import msgspec

from kirifuda.kernel.match import Match
from kirifuda.server.wire import Log, Pos
from kirifuda.table.desk import Desk, Seen
from kirifuda.table.handles import Handles

ROOM = 1024
LINES = 200  # of the log, in a whole position
NAMED = ("key", "of", "name", "mate", "cause", "by")  # words under which keys of cards stand
encode = msgspec.json.encode


class Eyes:
    """One way to look at a match."""

    def __init__(self, desk: Desk, seat: int | None, v: int, own: frozenset[str]) -> None:
        self.seen = Seen(desk, seat)
        self.seen.handles.last = v * ROOM
        self.v = -1  # looked at last
        self.own = own  # keys of cards that are not the game's
        self.given: set[str] = set()  # of those, whose sheets were told
        self.said: dict[str, Any] = {}  # the parts that were told last
        self.said_v = -1
        self.lines = 0  # of the log, told so far

    def sees_as(self, seat: int) -> None:
        """See as nobody at the table does; from a new board on."""
        last = self.seen.handles.last
        self.seen.handles = Handles(seat)
        self.seen.handles.last = last + ROOM
        self.forget()

    def forget(self) -> None:
        """What was told does not count any more: the next thing told is a whole position."""
        self.v = self.said_v = -1

    def look(self, match: Match, v: int) -> dict[str, Any]:
        """The board of a version; it is looked at once."""
        if self.v != v:
            self.seen.look(match)
            self.v = v
        return self.seen.board

    def whole(self, match: Match, v: int) -> bytes:
        """The position, for who has none; the others have it already."""
        board = self.look(match, v)
        length = trail(match)
        start = max(0, length - LINES)
        lines = self.seen.lines(start)
        self.note(board, v, length)
        return encode(
            Pos(
                v=v,
                base=None,
                parts=board,
                log=Log(start=start, all=length, lines=lines),  # type: ignore[arg-type]
                cards=self.sheets([board, lines], set()),
            )
        )

    def news(self, match: Match, v: int) -> bytes:
        """What has changed since the position that was told last."""
        before, base = self.said, self.said_v
        if base < 0:
            return self.whole(match, v)
        board = self.look(match, v)
        parts = {key: part for key, part in board.items() if before.get(key) != part}
        parts.update((key, None) for key in before if key not in board)
        length = trail(match)
        start = min(self.lines, length)
        lines = self.seen.lines(start)
        moves = self.seen.moves(start) if length > start else []
        self.note(board, v, length)
        return encode(
            Pos(
                v=v,
                base=base,
                parts=parts,
                log=Log(start=start, all=length, lines=lines),  # type: ignore[arg-type]
                moves=moves,  # type: ignore[arg-type]
                cards=self.sheets([parts, lines], self.given),
            )
        )

    def note(self, board: dict[str, Any], v: int, length: int) -> None:
        self.said = board
        self.said_v = v
        self.lines = length

    def sheets(self, told: Any, given: set[str]) -> Any:
        """Sheets of cards that are not the game's, as soon as one is named."""
        if not self.own:
            return {}
        named: set[str] = set()
        keys_in(told, named)
        new = (named & self.own) - given
        self.given |= new
        return {key: self.seen.card(key) for key in sorted(new)}


def trail(match: Match) -> int:
    """How many entries the log has."""
    kept = match.state.trail
    return 0 if kept is None else len(kept)


def keys_in(told: Any, out: set[str]) -> None:
    """Every text that stands where a key of a card may stand."""
    if isinstance(told, dict):
        for word, value in told.items():
            if word in NAMED and isinstance(value, str):
                out.add(value)
            elif isinstance(value, dict | list):
                keys_in(value, out)
    elif isinstance(told, list):
        for value in told:
            keys_in(value, out)
