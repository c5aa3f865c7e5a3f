"""Sentences in the manner of the books, written before the phrases were looked at: how many are read.

`sentences/<game>.toml` holds them: the text, the clause it leans on, and the kind of card it stands
on where that matters. They are not bent to fit the phrases. `LEAST` tells how many of a game's must
be read, with a meaning; what is not is listed when there are fewer.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import kirifuda
from kirifuda import CardError
from kirifuda.ledger import Ledger
from kirifuda.text import TextError

FOLDER = Path(__file__).parent / "sentences"
LEAST = {"legend_of_stars": 150, "legions": 149, "luck_and_logic": 151, "rebirth": 306}

#: Kinds of cards that are told by a word of their text.
WORDS = {
    "flash": ("effect", "[フラッシュ]\n"),
    "field": ("support", "[フィールド]\n"),
}


def told(game: str) -> list[dict[str, str]]:
    rows: list[dict[str, str]] = tomllib.loads((FOLDER / f"{game}.toml").read_text("utf-8"))[
        "sentence"
    ]
    return rows


@pytest.mark.parametrize("name", sorted(LEAST))
def test_so_many_sentences_are_read(name: str) -> None:
    game = kirifuda.game(name)
    unread: list[str] = []
    rows = told(name)
    for row in rows:
        kind, word = WORDS.get(row.get("kind", ""), (row.get("kind", ""), ""))
        try:
            game.check_text(word + row["text"], {"kind": kind} if kind else {})
        except (CardError, TextError):
            unread.append(row["text"])
    assert len(rows) >= 150
    assert len(rows) - len(unread) >= LEAST[name], "\n".join(unread)


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.toml")))
def test_each_sentence_is_told_once_and_leans_on_a_clause_of_the_book(name: str) -> None:
    rows = told(name)
    known = Ledger(name).clauses
    assert [row["text"] for row in rows if row["clause"] not in known] == []
    assert len({row["text"] for row in rows}) == len(rows)
