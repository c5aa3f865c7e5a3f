"""No prompt may be left over when a test ends."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests import verbs


@pytest.fixture(autouse=True)
def _nothing_left() -> Iterator[None]:
    yield
    verbs.nothing_left(("main",))
