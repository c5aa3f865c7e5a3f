"""Passing by itself: when a table may choose the only option without asking, for every face alike.

How soon somebody passes must tell the others nothing. So the only option is taken at once if nobody
else is there to notice (against programs alone), or if everyone can know that it is the only one
(`open`); otherwise the person confirms it, as they would choose among several.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def passes(ask: Mapping[str, Any], watched: bool) -> bool:
    """Whether what is asked (a board's `ask`) is passed at once; `watched`: by other people."""
    return len(ask.get("options", [])) == 1 and (not watched or ask.get("open", False))
