"""`@clause("8.2.3.1", ...)`: this test shows what these clauses of its game's book say.

`kirifuda rules` reads the decorator from the source (kirifuda/ledger.py); it does nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Test = TypeVar("Test", bound=Callable[..., Any])


def clause(*numbers: str) -> Callable[[Test], Test]:
    def mark(test: Test) -> Test:
        return test

    return mark
