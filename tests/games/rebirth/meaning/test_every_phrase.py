"""Every phrase of the grammar has a meaning, or is named here with the reason why it has none."""

from __future__ import annotations

import pytest
from tests.games.rebirth.table import card

from kirifuda import CardError
from kirifuda.games.rebirth.meaning import meant
from kirifuda.games.rebirth.words import grammar

WITHOUT_MEANING = {
    "being.immune": "what not being affected keeps away is told by no clause",
    "mod.same_each": "only different names are asked of cards that are chosen together",
}


def test_every_phrase_has_a_meaning_or_a_reason() -> None:
    phrases = set(grammar().phrases)
    assert meant() - phrases == set()
    assert phrases - meant() == set(WITHOUT_MEANING)


def test_reasons_are_given() -> None:
    assert all(len(reason) > 10 for reason in WITHOUT_MEANING.values())


# Phrases that have meanings, put together in a way that has none.
REFUSED = [
    "【永】【エントリー】:このキャラのATKとコストがReバースの効果で増える際、その値は本来の2倍になる。",
    "【スパーク】:このターン中、このキャラの、コストとATKは相手の効果で増減しない。",
    "【起】【メンバー】:あなたの手札1枚につき、このフェイズを終了する。",
]


@pytest.mark.parametrize("text", REFUSED)
def test_what_has_no_meaning_is_refused(text: str) -> None:
    with pytest.raises(CardError, match="cannot be played"):
        card(text)
