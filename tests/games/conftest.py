"""Every ruling ends without a prompt that nobody expected."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.verbs import forget, nothing_left


@pytest.fixture(autouse=True)
def no_prompt_left() -> Iterator[None]:
    forget()
    yield
    nothing_left()
