"""Whole matches by clicking what is lit; nothing that is lit is out of reach."""

from __future__ import annotations

import pytest
from tests.browser.conftest import PHONE, WIDE, Visits
from tests.browser.playing import Person, seated
from tests.hooks import GAMES

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_of_every_game(visit: Visits, game: str) -> None:
    size = PHONE if game == "rebirth" else WIDE
    person = Person(seated(visit, game, size=size, reduced_motion="reduce"))
    assert person.play()
    assert person.covered == set()
    assert len(person.asked) > 3
