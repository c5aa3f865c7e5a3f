"""Names in English: what cards, traits and abilities that texts tell of are called there."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

__all__ = ["NAMES", "english_names"]

NAMES = "names.toml"  # in a package of words: for each name as printed, its English


@cache
def english_names(words: Path) -> dict[str, str]:
    """The names that a package of words tells in English; others stay as they are printed."""
    path = words / NAMES
    if not path.exists():
        return {}
    with path.open("rb") as file:
        return dict(tomllib.load(file))
