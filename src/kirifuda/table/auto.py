"""Passing by itself: when a table may choose the only option without asking, for every face alike.

How soon somebody passes must tell the others nothing. So the only option is taken at once if nobody
else is there to notice (against programs alone), or if everyone can know that it is the only one
(`open`); otherwise the person confirms it, as they would choose among several.

And what does nothing, or goes on to the next phase: what is passed with, and what the big button of
a face does where there is such an option.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def passes(ask: Mapping[str, Any], watched: bool) -> bool:
    """Whether what is asked (a board's `ask`) is passed at once; `watched`: by other people."""
    return len(ask.get("options", [])) == 1 and (not watched or ask.get("open", False))


# What leaves a window without doing anything.
LEAVES = ("pass", "done", "no", "decline")


def idle_option(options: list[dict[str, Any]], ends: bool) -> str:
    """The key of the option that does nothing; `ends`: or ends the phase. Empty: there is none."""
    bare = [o for o in options if "card" not in o and "at" not in o and "number" not in o]
    for word in LEAVES:
        for option in bare:
            if option["kind"] == word:
                return str(option["key"])
    if ends:
        for option in bare:
            kind: str = option["kind"]
            if kind == "end" or kind.startswith("end ") or kind.endswith(" phase"):
                return str(option["key"])
    return ""


def way_on(options: list[dict[str, Any]]) -> str:
    """The key of the option with which one goes on; empty where one is asked for yes or no."""
    if any(option["kind"] == "yes" for option in options):
        return ""
    return idle_option(options, True)
