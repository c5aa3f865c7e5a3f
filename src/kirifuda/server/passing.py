"""What the server chooses for a person: lone options, and windows that they do not want.

It acts by the kind of a window and what the person told, never by what they hold. A lone option is
taken at once only where everyone can know that it is one (`kirifuda.table.auto`); elsewhere after
a random while, as long as a person might think.
"""

from __future__ import annotations

from typing import Any

from kirifuda.table.auto import idle_option, passes


class Stops:
    """What a person wants to be passed for them."""

    def __init__(self) -> None:
        self.auto = True
        self.kinds: set[str] = set()
        self.turn = -1  # the number of the turn until whose end everything is passed

    def clear(self) -> None:
        self.kinds.clear()
        self.turn = -1

    def wanted(self, board: dict[str, Any], watched: bool) -> tuple[str, bool]:
        """The key of what to choose now, and whether to wait before; empty: the person is asked."""
        ask = board["ask"]
        options = ask.get("options", [])
        turn: int = board["head"]["turn"]
        if self.turn >= 0 and self.turn != turn:
            self.turn = -1
        if self.turn == turn or ask["kind"] in self.kinds:
            key = idle_option(options, self.turn == turn)
            if key:
                return key, False
        if self.auto and len(options) == 1:
            return str(options[0]["key"]), not passes(ask, watched)
        return "", False
