"""A position as the text of a case: what `game.describe` gives, to go on typing from."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

SIDES = ("me", "foe")
SEATS = "seats"  # instead of them, where more than two play
BARE = re.compile(r"[A-Za-z0-9_-]+\Z")


def written(described: Mapping[str, Any]) -> str:
    """The table `position` of a case (TOML), a line for each thing that it tells."""
    out = ["[position]"]
    headed = (*SIDES, SEATS)
    out += rows({word: told for word, told in described.items() if word not in headed})
    for side in SIDES:
        if side in described:
            out += ["", f"[position.{side}]", *rows(described[side])]
    for seat in described.get(SEATS, ()):
        out += ["", f"[[position.{SEATS}]]", *rows(seat)]
    return "\n".join(out) + "\n"


def rows(table: Mapping[str, Any]) -> list[str]:
    """A table under a heading of its own."""
    return [f"{name(word)} = {value(told)}" for word, told in table.items()]


def name(word: str) -> str:
    return word if BARE.match(word) else json.dumps(word, ensure_ascii=False)


def value(told: Any) -> str:
    """A value on one line; words as JSON writes them, which TOML reads alike."""
    if isinstance(told, bool):
        return "true" if told else "false"
    if isinstance(told, int):
        return str(told)
    if isinstance(told, str):
        return json.dumps(told, ensure_ascii=False)
    if isinstance(told, Mapping):
        inside = ", ".join(f"{name(str(word))} = {value(one)}" for word, one in told.items())
        return "{ " + inside + " }" if inside else "{}"
    return "[" + ", ".join(value(one) for one in told) + "]"
