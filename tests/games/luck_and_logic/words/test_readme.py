"""The table of phrases is the one that the phrases make."""

from __future__ import annotations

from pathlib import Path

from kirifuda.games.luck_and_logic import words
from kirifuda.games.luck_and_logic.words import grammar
from kirifuda.games.luck_and_logic.words.readme import readme


def test_readme_is_fresh() -> None:
    written = Path(words.__file__).with_name("README.md").read_text(encoding="utf-8")
    assert written == readme()


def test_every_phrase_says_what_it_means() -> None:
    assert [p.name for p in grammar().phrases.values() if not p.note] == []
