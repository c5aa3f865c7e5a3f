"""The table of phrases is the one that the phrases make."""

from __future__ import annotations

from pathlib import Path

from kirifuda.games.legions import words
from kirifuda.games.legions.words import grammar
from kirifuda.games.legions.words.readme import readme


def test_readme_is_fresh() -> None:
    written = Path(words.__file__).with_name("README.md").read_text(encoding="utf-8")
    assert written == readme()


def test_every_phrase_says_what_it_means() -> None:
    assert [p.name for p in grammar().phrases.values() if not p.note] == []
