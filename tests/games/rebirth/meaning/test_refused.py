"""Phrases that have meanings, put together in a way that has none, are refused."""

from __future__ import annotations

import pytest
from tests.games.rebirth.table import card

from kirifuda import CardError

REFUSED = [
    "【永】【エントリー】:このキャラのATKとコストがReバースの効果で増える際、その値は本来の2倍になる。",
    "【スパーク】:このターン中、このキャラの、コストとATKは相手の効果で増減しない。",
    "【起】【メンバー】:あなたの手札1枚につき、このフェイズを終了する。",
]


@pytest.mark.parametrize("text", REFUSED)
def test_what_has_no_meaning_is_refused(text: str) -> None:
    with pytest.raises(CardError, match="cannot be played"):
        card(text)
